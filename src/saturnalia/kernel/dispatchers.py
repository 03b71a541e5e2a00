"""How Numba compiles a rule: once as a door that Python calls, once as a part that other compiled functions contain.

Numba makes machine code and a wrapper for Python of every function it meets, and reads both back at every start. Almost
all rules are only called by other rules, whose machine code contains them anyway. So a rule has two faces:

- the *door*: machine code and wrapper, made when Python calls the rule
- the *part*: bitcode alone, made when another rule calls it

This halves the first compiling (docs/decisions/6-doors-and-parts.md). It leans on Numba's insides: a new Numba is tried
with tests/kernel/test_dispatchers.py and `make bench`.
"""

# Numba's insides are not typed
# mypy: disable-error-code="no-untyped-call,attr-defined,has-type"

from __future__ import annotations

import ctypes
import itertools
import secrets
import threading
from collections.abc import Callable
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np
from llvmlite import ir
from numba.core import sigutils, types
from numba.core.bytecode import FunctionIdentity
from numba.core.caching import CompileResultCacheImpl, FunctionCache, UserProvidedCacheLocator
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, CompileResult
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import CPUDispatcher
from numba.core.runtime import rtsys

_OPTIONS = {"nopython": True, "nogil": True, "no_cfunc_wrapper": True, "boundscheck": None}
_cache_setting = threading.RLock()

# Numba counts functions from 1 in every process and names symbols after the number: what comes from the cache could
# have the name of something else that is compiled now
FunctionIdentity._unique_ids = itertools.count(secrets.randbits(48))


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


class _BySource(UserProvidedCacheLocator):
    """Looks for compiled code by what its source says, not by where the source lies: a second checkout finds it too."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        return Path(py_file).parent.name


_LOCATORS = [_BySource, *CompileResultCacheImpl._locator_classes[1:]]


class _Wide(CPUDispatcher):
    """Compiles for 64-bit integers only, not again for every mixture of small ones, enums and literals."""

    folder: Path | None = None
    cache_class: Any

    def compile(self, sig: Any) -> Any:
        args, _ = sigutils.normalize_signature(sig)
        wide = tuple(_widened(kind) for kind in args)
        if wide not in self.overloads and self.folder and not isinstance(self._cache, FunctionCache):
            with _cache_setting:  # Numba has one setting for all threads
                numba.config.CACHE_DIR = str(self.folder)
                self._cache = self.cache_class(self.py_func)
        return self.compile_wide(wide)


def _widened(kind: Any) -> Any:
    is_integer = isinstance(kind, types.Integer | types.IntegerLiteral | types.IntEnumMember)
    return types.int64 if is_integer and kind != types.uint64 else kind


# -- the door -----------------------------------------------------------------------------------------------------


class _DoorCompiler(Compiler):
    """Numba's compiler, with wrappers that read records our way."""

    def __init__(self, *args: Any) -> None:
        _read_records_by_address()
        super().__init__(*args)


class _DoorFiles(CompileResultCacheImpl):
    """Keeps machine code alone: nothing is ever linked with a door."""

    _locator_classes = _LOCATORS

    def reduce(self, result: Any) -> Any:
        environments = result._find_referenced_environments()
        return result.library._get_compiled_object(), _light(result.fndesc), environments, result.signature

    def rebuild(self, target: Any, payload: Any) -> Any:
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


class _DoorCache(FunctionCache):
    _impl_class = _DoorFiles

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Start Numba's runtime, but leave out the loading of all that Numba can compile: compiling does it."""
        rtsys.initialize(target_context)
        return self._load_overload(sig, target_context)


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


@cache
def _read_records_by_address() -> None:
    """Let doors take a record's address from the record itself.

    Numba asks NumPy for a buffer, and NumPy writes a description of all fields for it: 6 µs at every call. This holds
    for all that Numba compiles in this process from now on.
    """
    import numba.core.boxing  # noqa: F401
    from numba.core.pythonapi import NativeValue, _unboxers

    records = np.zeros(2, dtype=[("number", np.int64)])
    word = ctypes.c_void_p.from_address(id(last := records[1]) + _ADDRESS_IN_SCALAR * ctypes.sizeof(ctypes.c_void_p))
    assert word.value == records.ctypes.data + last.itemsize, "NumPy's records are built in another way here"
    assert types.Record in _unboxers.functions, "Numba's own way is registered by its boxing"
    _unboxers.functions[types.Record] = lambda kind, record, c: NativeValue(_address(kind, record, c))


_ADDRESS_IN_SCALAR = 3
"""NumPy's PyVoidScalarObject begins with Python's three words of an object with a size; the data's address is next."""


def _address(kind: Any, record: Any, c: Any) -> Any:
    words = c.builder.bitcast(record, ir.IntType(8).as_pointer().as_pointer())
    address = c.builder.load(c.builder.gep(words, [ir.IntType(32)(_ADDRESS_IN_SCALAR)]))
    return c.builder.bitcast(address, c.context.get_value_type(kind))


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


class _PartCompiler(Compiler):
    """Numba's compiler, stopped before the wrapper for Python and the machine code."""

    def __init__(self, typing: Any, target: Any, library: Any, args: Any, return_type: Any, flags: Any, *rest: Any):
        flags.no_cpython_wrapper = True
        flags.no_compile = True
        library = _PartLibrary(target.codegen(), "part")
        super().__init__(typing, target, library, args, return_type, flags, *rest)


class _PartFiles(CompileResultCacheImpl):
    _locator_classes = _LOCATORS

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


class _PartCache(FunctionCache):
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
