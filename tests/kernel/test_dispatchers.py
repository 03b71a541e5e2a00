"""A compiled rule has two faces: a door for Python, and a part that other compiled rules contain."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest
from numba.core.bytecode import FunctionIdentity
from numba.core.errors import TypingError

from saturnalia.kernel import dispatchers
from saturnalia.kernel.compiling import INTERPRET, PLAIN
from saturnalia.kernel.dispatchers import compiled

pytestmark = pytest.mark.skipif(INTERPRET or PLAIN, reason="nothing is compiled in this run, or without doors")

FIELDS = np.dtype([("small", np.int8), ("many", np.int16, (3,)), ("wide", np.int64)])


def _inner(n):  # type: ignore[no-untyped-def]
    return 2 * n


def _outer(n):  # type: ignore[no-untyped-def]
    return _inner(n) + 1


def _raise_field(record, by):  # type: ignore[no-untyped-def]
    record.wide += by + record.many[2]
    return record.small


def test_what_only_rules_call_has_no_machine_code(monkeypatch: pytest.MonkeyPatch) -> None:
    inner = compiled(_inner, None)
    monkeypatch.setitem(_outer.__globals__, "_inner", inner)
    outer = compiled(_outer, None)
    assert outer(20) == 41
    assert len(outer.overloads) == 1
    assert len(inner.overloads) == 0
    assert len(inner.part.overloads) == 1
    assert inner(20) == 40
    assert len(inner.overloads) == 1


def test_integers_of_every_width_share_one_door() -> None:
    double = compiled(_inner, None)
    assert [double(np.int8(4)), double(np.int32(4)), double(4)] == [8, 8, 8]
    assert len(double.overloads) == 1


def test_a_door_reads_and_writes_the_record_it_is_given() -> None:
    records = np.zeros(3, dtype=FIELDS)
    records["small"] = 5, 6, 7
    records["many"][1, 2] = 30
    door = compiled(_raise_field, None)
    alone = np.zeros((), dtype=FIELDS)[()]
    assert [door(records[index], 4) for index in range(3)] == [5, 6, 7]
    assert records["wide"].tolist() == [4, 34, 4]
    assert door(alone, 1) == 0
    assert alone["wide"] == 1


def test_threads_that_come_at_once_get_the_same_answer() -> None:
    door = compiled(_inner, None)
    with ThreadPoolExecutor(8) as threads:
        assert list(threads.map(door, range(64))) == [2 * n for n in range(64)]
    assert len(door.overloads) == 1


HOUSE = """
import sys
from saturnalia.kernel.compiling import rule

@rule
def deep(n):
    return n * 3

@rule
def middle(n):
    return deep(n) + 1

@rule
def first(n):
    return middle(n) * 10

@rule
def second(n):
    return middle(n) * 100

print({"first": first, "second": second}[sys.argv[1]](2))
for name, found in ("first", first), ("second", second), ("middle", middle), ("deep", deep):
    for face, dispatcher in ("door", found), ("part", found.part):
        print(name, face, len(dispatcher.overloads), sum(dispatcher.stats.cache_hits.values()))
"""


ERRORS = """
import sys
from saturnalia.kernel.compiling import rule

@rule
def deep(n):
    print("deep", n)
    if n < 0:
        raise ValueError("below 0", n)
    return 10 // n

@rule
def first(n):
    return deep(n) + 1

@rule
def second(n):
    return deep(n) + 2

door = {"first": first, "second": second}[sys.argv[1]]
for number in (5, -3, 0):
    try:
        print(door(number))
    except (ValueError, ZeroDivisionError) as error:
        print(repr(error))
"""


@pytest.mark.parametrize("names", [("first", "first"), ("first", "second")])
def test_a_part_prints_and_raises_as_python_does_also_from_the_cache(tmp_path: Path, names: tuple[str, str]) -> None:
    house = tmp_path / "house.py"
    house.write_text(ERRORS, encoding="utf-8")
    for name in names:
        command = [sys.executable, str(house), name]
        environment = {"SATURNALIA_CACHE": str(tmp_path / "cache"), "PATH": ""}
        answer = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=120)
        told = ["deep 5", "3" if name == "first" else "4", "deep -3", "ValueError('below 0', -3)", "deep 0"]
        assert answer.stdout.splitlines() == [*told, "ZeroDivisionError('integer division by zero')"]


def test_what_is_no_record_of_the_right_kind_is_refused() -> None:
    door = compiled(_raise_field, None)
    for wrong in (5, None, "text", np.zeros(2)):
        with pytest.raises(TypingError, match="Unknown attribute 'wide'"):
            door(wrong, 1)
    with pytest.raises(KeyError, match="wide"):  # what Numba says of a record that has no such field
        door(np.zeros((), dtype=[("other", np.int64)])[()], 1)


def run_house(house: Path, cache: Path, name: str, **settings: str) -> tuple[str, set[str]]:
    """Return what a rule of the house answers in a process of its own, and which faces were made or found for it."""
    command = [sys.executable, str(house), name]
    environment = {"SATURNALIA_CACHE": str(cache), "PATH": "", **settings}
    answer = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    value, *lines = answer.splitlines()
    return value, {line for line in lines if not line.endswith(" 0 0")}


def test_another_process_reads_doors_and_makes_new_ones_of_parts_it_finds(tmp_path: Path) -> None:
    house, cache = tmp_path / "house.py", tmp_path / "cache"
    house.write_text(HOUSE, encoding="utf-8")
    assert run_house(house, cache, "first") == ("70", {"first door 1 0", "middle part 1 0", "deep part 1 0"})
    assert run_house(house, cache, "first") == ("70", {"first door 1 1"})
    assert run_house(house, cache, "second") == ("700", {"second door 1 0", "middle part 1 1"})
    assert run_house(house, cache, "second") == ("700", {"second door 1 1"})


def test_a_second_checkout_finds_what_the_first_one_compiled(tmp_path: Path) -> None:
    """Otherwise the mark that all is compiled would be true of one of them only."""
    for checkout in ("one", "two"):
        house = tmp_path / checkout / "toy/house.py"
        house.parent.mkdir(parents=True)
        house.write_text(HOUSE, encoding="utf-8")
        found = run_house(house, tmp_path / "cache", "first")
    assert found == ("70", {"first door 1 1"})


# ---------------------------------------------------------------- what comes with the package


MADE = ("70", {"first door 1 0", "middle part 1 0", "deep part 1 0"})
FOUND = ("70", {"first door 1 1"})


@pytest.fixture(scope="module")
def shipped(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A house, and what was compiled for it on any machine."""
    room = tmp_path_factory.mktemp("elsewhere")
    house = room / "house.py"
    house.write_text(HOUSE, encoding="utf-8")
    assert run_house(house, room / "cache", "first", NUMBA_CPU_NAME="generic") == MADE
    return house, room / "cache/compiled"


def test_shipped_doors_are_used_where_the_cache_has_none(shipped: tuple[Path, Path], tmp_path: Path) -> None:
    house, doors = shipped
    assert run_house(house, tmp_path, "first", SATURNALIA_SHIPPED=str(doors)) == FOUND
    assert not list(tmp_path.rglob("*.nb[ic]"))
    made = {"second door 1 0", "middle part 1 0", "deep part 1 0"}
    assert run_house(house, tmp_path, "second", SATURNALIA_SHIPPED=str(doors)) == ("700", made)


def test_shipped_doors_need_no_cache_that_can_be_written(shipped: tuple[Path, Path], tmp_path: Path) -> None:
    house, doors = shipped
    (blocked := tmp_path / "a_file").write_text("", encoding="utf-8")
    assert run_house(house, blocked, "first", SATURNALIA_SHIPPED=str(doors)) == FOUND
    assert run_house(house, blocked, "first", SATURNALIA_SHIPPED="") == MADE


def test_who_wants_code_for_the_own_processor_gets_it_and_keeps_it(shipped: tuple[Path, Path], tmp_path: Path) -> None:
    house, doors = shipped
    assert run_house(house, tmp_path, "first", SATURNALIA_SHIPPED="") == MADE
    assert run_house(house, tmp_path, "first", SATURNALIA_SHIPPED="") == FOUND
    assert run_house(house, tmp_path, "first", SATURNALIA_SHIPPED=str(doors)) == FOUND


def test_doors_shipped_for_other_sources_are_not_found(shipped: tuple[Path, Path], tmp_path: Path) -> None:
    house, doors = shipped
    edited = tmp_path / house.parent.name / "house.py"
    edited.parent.mkdir()
    edited.write_text(HOUSE.replace("n * 3", "n * 4"), encoding="utf-8")
    value, faces = run_house(edited, tmp_path, "first", SATURNALIA_SHIPPED=str(doors))
    assert (value, faces) == ("90", MADE[1])


RECORDS = """
import sys
import numpy as np
from saturnalia.kernel import dispatchers
from saturnalia.kernel.compiling import rule

dispatchers._ADDRESS_IN_SCALAR += int(sys.argv[1])

@rule
def wide(record):
    return record.wide

print(wide(np.array([(7,)], dtype=[("wide", np.int64)])[0]), sum(wide.stats.cache_hits.values()))
"""


def test_no_door_is_opened_where_numpy_builds_records_in_another_way(tmp_path: Path) -> None:
    """Neither a new one nor one from the cache, and not without assertions either."""
    house = tmp_path / "house.py"
    house.write_text(RECORDS, encoding="utf-8")
    environment = {"SATURNALIA_CACHE": str(tmp_path / "cache"), "PATH": ""}

    def run(shift: int) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-O", str(house), str(shift)]
        return subprocess.run(command, env=environment, capture_output=True, text=True)

    assert "builds its records in another way" in run(-1).stderr
    assert [run(0).stdout, run(0).stdout] == ["7 0\n", "7 1\n"]
    assert "builds its records in another way" in run(-1).stderr


# ---------------------------------------------------------------- what others compile in the same process


@pytest.fixture
def record() -> Any:
    return np.zeros(1, dtype=FIELDS)[0]


@pytest.fixture(autouse=True)
def numba_is_left_as_it_was() -> Iterator[None]:
    before = FunctionIdentity._unique_ids, numba.config.CACHE_DIR  # type: ignore[attr-defined]
    yield
    assert before == (FunctionIdentity._unique_ids, numba.config.CACHE_DIR)  # type: ignore[attr-defined]


def _takes_records_by_numbas_own_way(code: str) -> bool:
    return "numba_extract_record_data" in code


def test_ordinary_functions_take_records_in_numbas_own_way(record: Any) -> None:
    door, ordinary = compiled(_raise_field, None), numba.njit(_raise_field)
    assert door(record, 1) == ordinary(record, 1) == 0
    assert record["wide"] == 2
    [own], [others] = door.inspect_llvm().values(), ordinary.inspect_llvm().values()
    assert not _takes_records_by_numbas_own_way(own)
    assert _takes_records_by_numbas_own_way(others)


def test_an_ordinary_function_inside_a_rule_stays_one(record: Any) -> None:
    ordinary = numba.njit(_raise_field)

    def outer(record):  # type: ignore[no-untyped-def]
        return ordinary(record, 1)

    assert compiled(outer, None)(record) == 0
    assert _takes_records_by_numbas_own_way(next(iter(ordinary.inspect_llvm().values())))


def test_functions_of_one_name_do_not_meet() -> None:
    """Symbols are named after the function and a number: ours come from another range than Numba's own."""
    door, ordinary = compiled(_inner, None), numba.njit(_inner)
    assert door(2) == ordinary(2) == 4
    numbers = [next(iter(found.overloads.values())).fndesc.unique_name for found in (door, ordinary)]
    own, others = (int(name.rpartition("$")[2]) for name in numbers)
    assert others < 1 << 20
    assert own != others
    assert next(dispatchers._NumberedCompiler._numbers) > own
