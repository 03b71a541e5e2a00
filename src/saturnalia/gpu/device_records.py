"""States as the rules see them on a graphics card, wherever `planes` lays their numbers.

Numba's own records lie in one piece. Here a *lane* is a state whose fields are found by their planes, and a *row* an
array of such a field: its shape and the distance of its numbers are known when rules are compiled, so that an index
costs a multiplication of 32 bits. Rows know what rules need: entries, rows of rows, filling, lengths, and comparing
with one number, which gives truths that are worked out when they are asked for.

A number that does not fit where it is stored leaves a mark, and the thread leaves the kernel at once: rules must not go
on with another number, for they could look beyond the end of a row with it, or count for ever.

It leans on the insides of numba-cuda: a new one is tried with tests/gpu/test_gpu.py on a card.
"""

# Numba's insides are not typed
# mypy: disable-error-code="no-untyped-call,no-untyped-def,misc,attr-defined,name-defined,call-overload"

from __future__ import annotations

import operator
from functools import cache
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
from llvmlite import ir
from numba import from_dtype
from numba.core import types

from saturnalia.gpu.device import numba_cuda
from saturnalia.gpu.planes import MARK, Plane, Planes

_SHORT, _WIDE = ir.IntType(32), ir.IntType(64)


class LaneType(types.Type):
    """One lane of a layout.

    >>> from saturnalia import load
    >>> from saturnalia.gpu.planes import one_after_another
    >>> LaneType(one_after_another(load("pax"))).name
    'Lane(pax records)'
    """

    def __init__(self, planes: Planes) -> None:
        self.planes = planes
        super().__init__(name=f"Lane({planes.name})")


class RowType(types.Type):
    """An array in a lane.

    >>> RowType(types.int8, (8, 40), 256).name
    'Row(int8, (8, 40), 256)'
    """

    def __init__(self, dtype: Any, shape: tuple[int, ...], step: int) -> None:
        self.dtype, self.shape, self.step = dtype, shape, step
        super().__init__(name=f"Row({dtype}, {shape}, {step})")


class CountType(types.Type):
    """The numbers 0, 1, 2 …: what `np.arange` is here.

    >>> CountType().name
    'Count'
    """

    def __init__(self) -> None:
        super().__init__(name="Count")


class TruthsType(types.Type):
    """Whether each entry of a row, or each of the counting numbers, is some number.

    >>> TruthsType(CountType()).name
    'Truths(Count)'
    """

    def __init__(self, of: Any) -> None:
        self.of = of
        super().__init__(name=f"Truths({of})")


class RangeType(types.SimpleIterableType):
    """What `range` gives: see `quick_range`.

    >>> RangeType().iterator_type.yield_type
    int64
    """

    def __init__(self) -> None:
        super().__init__("Range", RangeIteratorType())


class RangeIteratorType(types.SimpleIteratorType):
    """A `range` on its way.

    >>> RangeIteratorType().name
    'RangeIterator'
    """

    def __init__(self) -> None:
        super().__init__("RangeIterator", types.int64)


@cache
def _numba() -> Any:
    """Return the parts of numba-cuda that are extended here, after extending them."""
    numba_cuda()
    parts = SimpleNamespace(
        cgutils=import_module("numba.cuda.cgutils"),
        extending=import_module("numba.cuda.extending"),
        imputils=import_module("numba.cuda.core.imputils"),
        templates=import_module("numba.cuda.typing.templates"),
        arrays=import_module("numba.cuda.np.arrayobj"),
        errors=import_module("numba.cuda.core.errors"),
    )
    _models(parts)
    _counting(parts)
    _fields(parts)
    _indexing(parts)
    _comparing(parts)
    return parts


def lane_maker(planes: Planes) -> Any:
    """Return the function of the device that makes a lane of (memory, number of the block, lane in the block)."""
    parts = _numba()
    kind = LaneType(planes)

    def lane_at(_typing, memory, _block, _lane):
        def make(context, builder, sig, args):
            memory, block, lane = args
            data = parts.arrays.make_array(sig.args[0])(context, builder, memory).data
            made = parts.cgutils.create_struct_proxy(kind)(context, builder)
            made.base = builder.gep(data, [builder.mul(block, _WIDE(planes.size))], inbounds=True)
            made.lane = lane
            return made._getvalue()

        return kind(memory, types.int64, types.int64), make

    return parts.extending.intrinsic(lane_at)


def numpy_of_the_device() -> Any:
    """Return what `np` means in functions that say who sees what: there `np.arange` is lazy."""

    def arange(_typing, count):
        return CountType()(count), lambda context, _builder, _sig, _args: context.get_dummy_value()

    stand_in: Any = ModuleType("numpy")
    stand_in.__dict__.update({**vars(np), "arange": _numba().extending.intrinsic(arange)})
    return stand_in


@cache
def quick_range() -> Any:
    """Return what `range` means in functions of the device: one that asks only once, in each turn, for its end.

    numba-cuda's own leaves two comparisons and three selections of 64 bits in every loop.
    """
    parts = _numba()

    def counted(_typing, first, last=None, step=None):
        def make(context, builder, sig, args):
            made = parts.cgutils.create_struct_proxy(RangeType())(context, builder)
            alone = sig.args[1] is types.none
            made.start, made.stop = (_WIDE(0), args[0]) if alone else args[:2]
            made.step = _WIDE(1) if sig.args[2] is types.none else args[2]
            return made._getvalue()

        given = [types.none if kind is None else types.int64 for kind in (first, last, step)]
        return RangeType()(*given), make

    return parts.extending.intrinsic(counted)


def _counting(parts: Any) -> None:
    proxy = parts.cgutils.create_struct_proxy

    @parts.extending.lower_builtin("getiter", RangeType)
    def begin(context, builder, sig, args):
        given = proxy(sig.args[0])(context, builder, value=args[0])
        found = proxy(sig.return_type)(context, builder)
        forward = builder.icmp_signed(">", given.step, _WIDE(0))
        nearly = builder.sub(given.step, builder.select(forward, _WIDE(1), _WIDE(-1)))
        found.value, found.left = (parts.cgutils.alloca_once(builder, _WIDE) for _ in range(2))
        found.step = given.step
        distance = builder.sub(given.stop, given.start)
        builder.store(given.start, found.value)
        builder.store(builder.sdiv(builder.add(distance, nearly), given.step), found.left)
        return found._getvalue()

    @parts.extending.lower_builtin("iternext", RangeIteratorType)
    @parts.imputils.iternext_impl(parts.imputils.RefType.BORROWED)
    def go_on(context, builder, sig, args, result):
        found = proxy(sig.args[0])(context, builder, value=args[0])
        left, value = builder.load(found.left), builder.load(found.value)
        result.set_valid(builder.icmp_signed(">", left, _WIDE(0)))
        result.yield_(value)
        builder.store(builder.sub(left, _WIDE(1), flags=["nsw"]), found.left)
        builder.store(builder.add(value, found.step, flags=["nsw"]), found.value)


def _models(parts: Any) -> None:
    models, register = parts.extending.models, parts.extending.register_model
    pointer = types.CPointer(types.uint8)

    @register(LaneType)
    class LaneModel(models.StructModel):
        def __init__(self, manager, kind):
            super().__init__(manager, kind, [("base", pointer), ("lane", types.int64)])

    @register(RowType)
    class RowModel(models.StructModel):
        def __init__(self, manager, kind):
            super().__init__(manager, kind, [("data", pointer)])

    @register(TruthsType)
    class TruthsModel(models.StructModel):
        def __init__(self, manager, kind):
            super().__init__(manager, kind, [("of", kind.of), ("number", types.int64)])

    @register(RangeType)
    class RangeModel(models.StructModel):
        def __init__(self, manager, kind):
            super().__init__(manager, kind, [(name, types.int64) for name in ("start", "stop", "step")])

    @register(RangeIteratorType)
    class RangeIteratorModel(models.StructModel):
        def __init__(self, manager, kind):
            place = types.EphemeralPointer(types.int64)
            super().__init__(manager, kind, [("value", place), ("left", place), ("step", types.int64)])

    register(CountType)(parts.extending.core_models.OpaqueModel)


def _seen_as(plane: Plane) -> Any:
    kind = from_dtype(plane.kind)
    return RowType(kind, plane.shape, plane.to_next_entry) if plane.shape else kind


def _fields(parts: Any) -> None:
    extending, proxy = parts.extending, parts.cgutils.create_struct_proxy

    @extending.infer_getattr
    class LaneAttribute(parts.templates.AttributeTemplate):
        key = LaneType

        def generic_resolve(self, lane, name):
            plane = lane.planes.fields.get(name)
            return None if plane is None else _seen_as(plane)

    def address(context, builder, kind, value, plane):
        lane = proxy(kind)(context, builder, value=value)
        own = builder.mul(lane.lane, _WIDE(plane.to_next_lane), flags=("nsw", "nuw"))
        return builder.gep(builder.gep(lane.base, [own], inbounds=True), [_WIDE(plane.start)], inbounds=True)

    def store(builder, number, at):
        builder.store(number, builder.bitcast(at, ir.PointerType(number.type)))

    @extending.lower_getattr_generic(LaneType)
    def get(context, builder, kind, value, name):
        plane = kind.planes.fields[name]
        at = address(context, builder, kind, value, plane)
        if plane.shape:
            row = proxy(_seen_as(plane))(context, builder)
            row.data = at
            return row._getvalue()
        stored = ir.IntType(8 * plane.stored.itemsize)
        found = builder.load(builder.bitcast(at, ir.PointerType(stored)))
        return found if plane.stored == plane.kind else builder.sext(found, _WIDE)

    @extending.lower_setattr_generic(LaneType)
    def put(context, builder, sig, args, name):
        kind, given = sig.args
        plane = kind.planes.fields[name]
        number = context.cast(builder, args[1], given, _seen_as(plane))
        at = address(context, builder, kind, args[0], plane)
        if plane.stored == plane.kind:
            store(builder, number, at)
            return
        narrow = builder.trunc(number, ir.IntType(8 * plane.stored.itemsize))
        with builder.if_then(builder.icmp_signed("!=", builder.sext(narrow, _WIDE), number), likely=False):
            place = kind.planes.fields[MARK]
            mark = ir.IntType(8 * place.stored.itemsize)(kind.planes.mark_of(name))
            store(builder, mark, address(context, builder, kind, args[0], place))
            builder.asm(ir.FunctionType(ir.VoidType(), []), "exit;", "", [], side_effect=True)
            builder.unreachable()
        store(builder, narrow, at)


def _is_number(kind: Any) -> bool:
    return isinstance(kind, types.Integer | types.IntEnumMember)


def _index(row: Any, kind: Any) -> list[Any] | None:
    """Return the kinds of the numbers of an index; an index that is none has none."""
    parts = list(kind) if isinstance(kind, types.BaseTuple) else [kind]
    return parts if all(map(_is_number, parts)) and len(parts) <= len(row.shape) else None


def _indexing(parts: Any) -> None:
    extending, templates, cgutils = parts.extending, parts.templates, parts.cgutils
    signature, proxy = templates.signature, cgutils.create_struct_proxy

    @templates.infer_global(operator.getitem)
    class GetItem(templates.AbstractTemplate):
        def generic(self, args, _kws):
            row, index = args[0], types.unliteral(args[1])
            if isinstance(row, RowType) and (numbers := _index(row, index)):
                rest = row.shape[len(numbers) :]
                return signature(RowType(row.dtype, rest, row.step) if rest else row.dtype, row, index)
            if isinstance(row, TruthsType) and _is_number(index):
                return signature(types.boolean, row, types.int64)
            return None

    @templates.infer_global(operator.setitem)
    class SetItem(templates.AbstractTemplate):
        def generic(self, args, _kws):
            row, index = args[0], types.unliteral(args[1])
            if isinstance(row, RowType):
                numbers = _index(row, index)
                if isinstance(index, types.SliceType) and index.has_step:
                    raise parts.errors.TypingError("a row is filled in one stretch on the device, without a step")
                if isinstance(index, types.SliceType) or (numbers and len(numbers) == len(row.shape)):
                    return signature(types.none, row, index, row.dtype)
            return None

    @templates.infer_global(len)
    class Length(templates.AbstractTemplate):
        def generic(self, args, _kws):
            return signature(types.int64, args[0]) if isinstance(args[0], RowType) else None

    @extending.infer_getattr
    class Shape(templates.AttributeTemplate):
        key = RowType

        def resolve_shape(self, row):
            return types.UniTuple(types.int64, len(row.shape))

    @extending.lower_builtin(len, RowType)
    def length(_context, _builder, sig, _args):
        return _WIDE(sig.args[0].shape[0])

    @extending.lower_getattr(RowType, "shape")
    def shape(context, builder, row, _value):
        lengths = [_WIDE(count) for count in row.shape]
        return context.make_tuple(builder, types.UniTuple(types.int64, len(lengths)), lengths)

    def short(context, builder, kind, number):
        if isinstance(kind, types.IntEnumMember):
            number, kind = context.cast(builder, number, kind, kind.dtype), kind.dtype
        if number.type.width > _SHORT.width:
            return builder.trunc(number, _SHORT)
        return builder.sext(number, _SHORT) if kind.signed else builder.zext(number, _SHORT)

    def entry(context, builder, row, value, kind, index):
        """Return the address of what an index means; a negative number counts from the end, as everywhere."""
        numbers = cgutils.unpack_tuple(builder, index) if isinstance(kind, types.BaseTuple) else [index]
        offset = _SHORT(0)
        for axis, (part, number) in enumerate(zip(_index(row, kind) or [], numbers, strict=True)):
            found = short(context, builder, part, number)
            from_end = builder.add(found, _SHORT(row.shape[axis]))
            found = builder.select(builder.icmp_signed("<", found, _SHORT(0)), from_end, found)
            step = row.step * int(np.prod(row.shape[axis + 1 :]))
            offset = builder.add(offset, builder.mul(found, _SHORT(step), flags=("nsw",)), flags=("nsw",))
        data = proxy(row)(context, builder, value=value).data
        return builder.gep(data, [builder.sext(offset, _WIDE)], inbounds=True)

    def load(context, builder, at, dtype):
        return builder.load(builder.bitcast(at, ir.PointerType(context.get_data_type(dtype))))

    @extending.lower_builtin(operator.getitem, RowType, types.Any)
    def get_item(context, builder, sig, args):
        at = entry(context, builder, sig.args[0], args[0], sig.args[1], args[1])
        if not isinstance(sig.return_type, RowType):
            return load(context, builder, at, sig.return_type)
        row = proxy(sig.return_type)(context, builder)
        row.data = at
        return row._getvalue()

    @extending.lower_builtin(operator.getitem, TruthsType, types.int64)
    def get_truth(context, builder, sig, args):
        truths = proxy(sig.args[0])(context, builder, value=args[0])
        of, found = sig.args[0].of, args[1]
        if isinstance(of, RowType):
            at = entry(context, builder, of, truths.of, types.int64, found)
            found = context.cast(builder, load(context, builder, at, of.dtype), of.dtype, types.int64)
        return builder.icmp_signed("==", found, truths.number)

    @extending.lower_builtin(operator.setitem, RowType, types.Any, types.Any)
    def set_item(context, builder, sig, args):
        row, kind, _ = sig.args
        pointer = ir.PointerType(args[2].type)
        if not isinstance(kind, types.SliceType):
            at = entry(context, builder, row, args[0], kind, args[1])
            builder.store(args[2], builder.bitcast(at, pointer))
            return context.get_dummy_value()
        given = context.make_helper(builder, kind, value=args[1])
        first, last = (_clamped(builder, end, row.shape[0]) for end in (given.start, given.stop))
        within = _SHORT(int(np.prod(row.shape[1:])))
        data = proxy(row)(context, builder, value=args[0]).data
        ends = builder.mul(first, within), builder.mul(last, within)
        with cgutils.for_range_slice(builder, *ends, _SHORT(1), _SHORT) as (number, _):
            offset = builder.sext(builder.mul(number, _SHORT(row.step), flags=("nsw",)), _WIDE)
            builder.store(args[2], builder.bitcast(builder.gep(data, [offset], inbounds=True), pointer))
        return context.get_dummy_value()


def _clamped(builder: Any, end: Any, count: int) -> Any:
    """Return the end of a slice as a place in a row of so many."""
    negative = builder.icmp_signed("<", end, _WIDE(0))
    end = builder.select(negative, builder.add(end, _WIDE(count)), end)
    end = builder.select(builder.icmp_signed("<", end, _WIDE(0)), _WIDE(0), end)
    return builder.trunc(builder.select(builder.icmp_signed(">", end, _WIDE(count)), _WIDE(count), end), _SHORT)


def _comparing(parts: Any) -> None:
    templates = parts.templates

    @templates.infer_global(operator.eq)
    class Equal(templates.AbstractTemplate):
        def generic(self, args, _kws):
            one, other = args
            one_axis = isinstance(one, RowType) and len(one.shape) == 1
            if (one_axis or isinstance(one, CountType)) and _is_number(types.unliteral(other)):
                return templates.signature(TruthsType(one), one, types.int64)
            return None

    def equal(context, builder, sig, args):
        truths = parts.cgutils.create_struct_proxy(sig.return_type)(context, builder)
        truths.of, truths.number = args
        return truths._getvalue()

    for kind in (RowType, CountType):
        parts.extending.lower_builtin(operator.eq, kind, types.int64)(equal)
