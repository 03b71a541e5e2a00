"""How Numba compiles a rule: once as a door that Python calls, once as a part that other compiled functions contain.

Numba makes machine code and a wrapper for Python of every function it meets, and reads both back at every start. Almost
all rules are only called by other rules, whose machine code contains them anyway. So a rule has two faces:

- the *door*: machine code and wrapper, made when Python calls the rule
- the *part*: bitcode alone, made when another rule calls it

This halves the first compiling (docs/decisions/6-doors-and-parts.md). It leans on Numba's insides, so it is used with
versions of Numba that were tried (`compiling.TESTED_NUMBAS`). Numba itself and what others compile with it in the same
process are left as they are.
"""

# Numba's insides are not typed
# mypy: disable-error-code="no-untyped-call,attr-defined,has-type"

from __future__ import annotations

import ctypes
import itertools
import secrets
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache, cached_property, partial
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numpy as np
from llvmlite import ir
from numba.core import sigutils, types
from numba.core.bytecode import FunctionIdentity
from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, CompileResult
from numba.core.compiler_lock import global_compiler_lock
from numba.core.pythonapi import NativeValue, PythonAPI
from numba.core.registry import CPUDispatcher
from numba.core.runtime import rtsys

from saturnalia.kernel.shipped import shipped_folder

_OPTIONS = {"nopython": True, "nogil": True, "no_cfunc_wrapper": True, "boundscheck": None}


def compiled(function: Callable[..., Any], folder: Path | None, inlined: bool = False) -> Any:
    """Return the function, compiled when it is first called; with a folder, what was compiled is found there again.

    One that is inlined is never called by compiled code, but always written out where it would be.

    >>> compiled(lambda n: 2 * n, None)(21)
    42
    """
    options = {**_OPTIONS, "forceinline": inlined}
    door = _Door(function, targetoptions=options, pipeline_class=_DoorCompiler)
    door.folder = folder
    return door


class _Wide(CPUDispatcher):
    """Compiles for 64-bit integers only, not again for every mixture of small ones, enums and literals."""

    folder: Path | None = None
    cache_class: Any

    def compile(self, sig: Any) -> Any:
        args, _ = sigutils.normalize_signature(sig)
        wide = tuple(_widened(kind) for kind in args)
        if wide not in self.overloads and self.folder and not isinstance(self._cache, FunctionCache):
            self._cache = self.cache_class(self.py_func, self.folder)
        return self.compile_wide(wide)


def _widened(kind: Any) -> Any:
    is_integer = isinstance(kind, types.Integer | types.IntegerLiteral | types.IntEnumMember)
    return types.int64 if is_integer and kind != types.uint64 else kind


class _NumberedCompiler(Compiler):
    """Numba's compiler, with numbers of functions that no other process uses.

    Numba counts functions from 1 in every process and names symbols after the number: what comes from the cache could
    have the name of something else that is compiled now. Only one thread compiles at a time.
    """

    _numbers = itertools.count(secrets.randbits(48))

    def compile_extra(self, function: Any) -> Any:
        before = FunctionIdentity._unique_ids
        FunctionIdentity._unique_ids = self._numbers
        try:
            return super().compile_extra(function)
        finally:
            FunctionIdentity._unique_ids = before


class _Place:
    """Where the code of a function is kept. The folder's name stands for the source, wherever that lies."""

    def __init__(self, function: Any, folder: Path) -> None:
        self._py_file = function.__code__.co_filename
        self.folder = folder / Path(self._py_file).parent.name
        self.line = function.__code__.co_firstlineno

    def get_cache_path(self) -> str:
        return str(self.folder)

    def get_source_stamp(self) -> str:
        return ""

    def get_disambiguator(self) -> str:
        return str(self.line)

    def ensure_cache_path(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)


class _Files(CompileResultCacheImpl):
    """How compiled code is written to files and read again."""

    def __init__(self, function: Any, folder: Path) -> None:
        self._locator = _Place(function, folder)
        self._lineno = self._locator.line
        name = f"{Path(self._locator._py_file).stem}.{function.__qualname__}"
        self._filename_base = self.get_filename_base(name, getattr(sys, "abiflags", ""))


class _FolderCache(FunctionCache):
    """Numba's cache in a folder of our own; one that cannot be written is no error."""

    _impl_class: Any

    def __init__(self, function: Any, folder: Path) -> None:
        self._impl_class = partial(self._impl_class, folder=folder)
        super().__init__(function)

    def load_overload(self, sig: Any, target: Any) -> Any:
        with suppress(OSError):
            return super().load_overload(sig, target)

    def save_overload(self, sig: Any, result: Any) -> None:
        with suppress(OSError):
            super().save_overload(sig, result)


# -- the door -----------------------------------------------------------------------------------------------------


class _DoorCompiler(_NumberedCompiler):
    """Numba's compiler, with wrappers that read records our way."""

    def __init__(self, *args: Any) -> None:
        check_records()
        super().__init__(*args)
        context = self.state.targetctx  # made for this one function
        context.get_python_api = partial(_DoorInterface, context)


class _DoorInterface(PythonAPI):
    """What a wrapper does with Python's objects: a record's address is taken from the record itself.

    Numba asks NumPy for a buffer, and NumPy writes a description of all fields for it: 6 µs at every call.
    """

    def to_native_value(self, kind: Any, value: Any) -> Any:
        if not isinstance(kind, types.Record):
            return super().to_native_value(kind, value)
        words = self.builder.bitcast(value, ir.IntType(8).as_pointer().as_pointer())
        address = self.builder.load(self.builder.gep(words, [ir.IntType(32)(_ADDRESS_IN_SCALAR)]))
        return NativeValue(self.builder.bitcast(address, self.context.get_value_type(kind)))


_ADDRESS_IN_SCALAR = 3
"""NumPy's PyVoidScalarObject begins with Python's three words of an object with a size; the data's address is next."""


@cache
def check_records() -> None:
    """Raise an error if a record's address does not stand where every door looks for it, compiled now or found.

    >>> check_records()
    """
    records = np.zeros(2, dtype=[("number", np.int64)])
    last = records[1]
    word = ctypes.c_void_p.from_address(id(last) + _ADDRESS_IN_SCALAR * ctypes.sizeof(ctypes.c_void_p))
    if word.value != records.ctypes.data + last.itemsize:
        raise RuntimeError(f"NumPy {np.__version__} builds its records in another way: set SATURNALIA_COMPILER=plain")


class _DoorFiles(_Files):
    """Keeps machine code alone: nothing is ever linked with a door."""

    def reduce(self, result: Any) -> Any:
        environments = result._find_referenced_environments()
        return result.library._get_compiled_object(), _light(result.fndesc), environments, result.signature

    def rebuild(self, target: Any, payload: Any) -> Any:
        check_records()
        code, description, environments, signature = payload
        library = target.codegen().create_library(description.qualname)
        library.enable_object_caching()
        library._set_compiled_object(code)
        library._finalize_final_module()
        library.codegen._engine._defined_symbols.add(description.llvm_cpython_wrapper_name)
        own = next(environment for environment in environments if environment.env_name == description.env_name)
        entry_point = target.get_executable(library, description, own)
        result = _result(target, library, description, signature, entry_point, environments)
        _set_environments(result)
        return result


class _DoorCache(_FolderCache):
    _impl_class = _DoorFiles

    def load_overload(self, sig: Any, target: Any) -> Any:
        """Start Numba's runtime, but leave out the loading of all that Numba can compile: compiling does it."""
        rtsys.initialize(target)
        found = None
        with suppress(OSError):
            found = self._load_overload(sig, target)
        return found or self._load_shipped(sig, target)

    def _load_shipped(self, sig: Any, target: Any) -> Any:
        folder = shipped_folder(Path(self.cache_path).parent)
        if folder is None:
            return None
        files = IndexDataCacheFile(str(folder / Path(self.cache_path).name), self._impl.filename_base, "")
        data = files.load(self._index_key(sig, _AnyProcessor(target.codegen())))
        return None if data is None else self._impl.rebuild(target, data)


class _AnyProcessor:
    """Looks like Numba's code generator with NUMBA_CPU_NAME=generic, to find what that made."""

    def __init__(self, codegen: Any) -> None:
        self.codegen = codegen

    def magic_tuple(self) -> tuple[str, str, str]:
        return self.codegen.magic_tuple()[0], "generic", ""


class _Door(_Wide):
    cache_class = _DoorCache

    def compile_wide(self, args: Any) -> Any:
        entry_point = super(_Wide, self).compile(args)
        _set_environments(self.overloads[args])
        return entry_point

    @cached_property
    def part(self) -> _Part:
        part = _Part(self.py_func, targetoptions=self.targetoptions, pipeline_class=_PartCompiler)
        part.folder = self.folder
        return part

    @property
    def _numba_type_(self) -> Any:
        """What other compiled functions see."""
        return types.Dispatcher(self.part)


# -- the part -----------------------------------------------------------------------------------------------------


class _PartLibrary(JITCodeLibrary):
    """Bitcode with everything that it calls, tidied up cheaply; the door that contains it is optimised in full."""

    def finalize(self) -> None:
        for library in dict.fromkeys(self._linking_libraries):
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        passes, builder = self._codegen._module_pass_manager(
            loop_vectorize=False, slp_vectorize=False, opt=0, cost="cheap"
        )
        passes.run(self._final_module, builder)
        self._finalize_dynamic_globals()
        self._finalized = True


class _PartCompiler(_NumberedCompiler):
    """Numba's compiler, stopped before the wrapper for Python and the machine code."""

    def __init__(self, typing: Any, target: Any, library: Any, args: Any, return_type: Any, flags: Any, *rest: Any):
        flags.no_cpython_wrapper = True
        flags.no_compile = True
        library = _PartLibrary(target.codegen(), "part")
        super().__init__(typing, target, library, args, return_type, flags, *rest)


class _PartFiles(_Files):
    def get_filename_base(self, fullname: str, abiflags: str) -> str:
        return f"part.{super().get_filename_base(fullname, abiflags)}"

    def reduce(self, result: Any) -> Any:
        environments = result._find_referenced_environments()
        bitcode = result.library._get_module_for_linking().as_bitcode()
        return bitcode, _light(result.fndesc), environments, result.signature

    def rebuild(self, target: Any, payload: Any) -> Any:
        bitcode, description, environments, signature = payload
        library = _PartLibrary(target.codegen(), description.qualname)
        library._final_module = library._shared_module = llvm.parse_bitcode(bitcode)
        library._finalized = True
        return _result(target, library, description, signature, object(), environments)


class _PartCache(_FolderCache):
    _impl_class = _PartFiles


class _Part(_Wide):
    cache_class = _PartCache

    def compile_wide(self, args: Any) -> Any:
        """Find or make the bitcode; the entry point is no function, only the name by which Numba finds the part."""
        with global_compiler_lock, self._compiling_counter:
            if args not in self.overloads:
                result = self._cache.load_overload(args, self.targetctx)
                if result is not None:
                    self._cache_hits[args] += 1
                else:
                    result = self._compiler.compile(args, None)._replace(entry_point=object())
                    self._cache.save_overload(args, result)
                self.targetctx.insert_user_function(result.entry_point, result.fndesc, [result.library])
                self.overloads[args] = result
            return self.overloads[args].entry_point


# -- both ---------------------------------------------------------------------------------------------------------


def _light(description: Any) -> Any:
    """Leave out of a function's description what is not needed again and cannot be written to a file."""
    description.typemap = description.calltypes = None
    return description


def _set_environments(result: Any) -> None:
    """Give every part inside a door what it needs to print and to raise errors with numbers in them."""
    for environment in result.referenced_envs or result._find_referenced_environments():
        result.library.codegen.set_env(environment.env_name, environment)


def _result(target: Any, library: Any, description: Any, signature: Any, entry_point: Any, environments: Any) -> Any:
    unused: dict[str, Any] = dict.fromkeys(CompileResult._fields)
    return CompileResult(
        **{
            **unused,
            "typing_context": target.typing_context,
            "target_context": target,
            "entry_point": entry_point,
            "library": library,
            "fndesc": description,
            "signature": signature,
            "objectmode": False,
            "lifted": (),
            "referenced_envs": environments,
        }
    )
