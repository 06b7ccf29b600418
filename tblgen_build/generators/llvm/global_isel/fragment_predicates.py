"""What fragments ask: which of it a table can check, and the code of what it cannot.

A fragment's flags about memory become checks; code for GlobalISel is called by name.
"""

from __future__ import annotations

from tblgen_build.generators.cpp.statements import as_written
from tblgen_build.generators.llvm.match_table.executor import not_left
from tblgen_build.generators.llvm.match_table.memory_checks import (
    EQUAL,
    LESS,
    OR_STRONGER,
    WEAKER,
    check_address_space,
    check_alignment,
    check_ordering,
    check_size,
    check_size_of_value,
)
from tblgen_build.generators.llvm.match_table.selector_checks import check_no_use, check_one_use
from tblgen_build.generators.llvm.match_table.table_checks import check_code
from tblgen_build.generators.llvm.model.selection.predicate_function import (
    PredicateFunction,
    about_immediate,
)
from tblgen_build.releases.selection import CODE_FOLLOWS_ITS_OPERANDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.generators.llvm.match_table.table_checks import Check
    from tblgen_build.generators.llvm.model.selection.pattern_tree import PatternNode, PredicateCall

# Flags with how a message calls them; in the order of messages.
_UNINDEXED: Final = (("IsUnindexed", "unindexed"),)
_EXTENSIONS: Final = (
    ("IsNonExtLoad", "non-extload"),
    ("IsAnyExtLoad", "extload"),
    ("IsSignExtLoad", "sextload"),
    ("IsZeroExtLoad", "zextload"),
)
_ORDERINGS: Final = (
    ("IsAtomicOrderingMonotonic", "monotonic", "Monotonic"),
    ("IsAtomicOrderingAcquire", "acquire", "Acquire"),
    ("IsAtomicOrderingRelease", "release", "Release"),
    ("IsAtomicOrderingAcquireRelease", "acq_rel", "AcquireRelease"),
    ("IsAtomicOrderingSequentiallyConsistent", "seq_cst", "SequentiallyConsistent"),
)
_LIMITS: Final = (
    ("IsAtomicOrderingAcquireOrStronger", "acquire", "Acquire"),
    ("IsAtomicOrderingReleaseOrStronger", "release", "Release"),
)

SIGN_EXTENDS: Final = "IsSignExtLoad"
ZERO_EXTENDS: Final = "IsZeroExtLoad"


# --- code


class PredicateCode:
    """All code of a unit's fragments, used or not; enumerators and code by what it is about."""

    def __init__(self, records: Records) -> None:
        fragments = records.all_derived_definitions_if_defined("PatFrags")
        self.about: dict[str, list[tuple[str, str]]] = {}
        for record in fragments:
            function = PredicateFunction(record)
            if function.global_code:
                self._add("MI", record, function.global_code)
            if function.global_leaf_code:
                self._add("MO", record, function.global_leaf_code)
            if function.immediate_code:
                self._add(about_immediate(record), record, function.immediate_code)

    def _add(self, about: str, record: Record, code: str) -> None:
        code = not_left(as_written(code), record.name)
        self.about.setdefault(about, []).append((enumerator(about, record), code))


def enumerator(about: str, record: Record) -> str:
    return f"GICXXPred_{about}_Predicate_{record.name}"


# --- flags


def is_access(function: PredicateFunction) -> bool:
    return any(function.flag(name) for name in ("IsLoad", "IsStore", "IsAtomic"))


def _loads(function: PredicateFunction, flag: str) -> bool:
    """Does it ask for that kind of load?"""
    return bool(function.flag(flag)) and bool(function.flag("IsLoad") or function.flag("IsAtomic"))


def extends(node: PatternNode, flag: str) -> bool:
    """Is a load that extends so asked for?"""
    return any(_loads(call.function, flag) for call in node.predicate_calls)


def _address_spaces(record: Record) -> list[int]:
    if record.is_value_unset("AddressSpaces"):
        return []
    return record.value_as_list_of_ints("AddressSpaces")


def _alignment(record: Record) -> int:
    return 0 if record.is_value_unset("MinAlignment") else record.value_as_int("MinAlignment")


def _ordering(function: PredicateFunction) -> tuple[str, str] | None:
    """Which, and how it is compared."""
    if not function.flag("IsAtomic"):
        return None
    for flag, _, ordering in _ORDERINGS:
        if function.flag(flag):
            return ordering, ""
    for flag, _, ordering in _LIMITS:
        wanted = function.flag(flag)
        if wanted is not None:
            return ordering, OR_STRONGER if wanted else WEAKER
    return None


def _access_check(function: PredicateFunction, instruction: int) -> Check | None:
    """The one thing that is checked of the memory: what comes first here, of all that is asked."""
    record = function.record
    if spaces := _address_spaces(record):
        return check_address_space(instruction, spaces)
    if alignment := _alignment(record):
        return check_alignment(instruction, alignment)
    if _loads(function, "IsNonExtLoad"):
        return check_size_of_value(instruction, EQUAL)
    if _loads(function, "IsAnyExtLoad"):
        return check_size_of_value(instruction, LESS)
    if _loads(function, SIGN_EXTENDS) or _loads(function, ZERO_EXTENDS):
        return None
    truncates = function.flag("IsTruncStore") if function.flag("IsStore") else None
    if truncates is False:
        return check_size_of_value(instruction, EQUAL)
    if not record.is_value_unset("MemoryVT"):
        size = record.value_as_def("MemoryVT").value_as_int("Size")
        return check_size(instruction, (size + 7) // 8)
    if truncates:
        return check_size_of_value(instruction, LESS)
    ordering = _ordering(function)
    return None if ordering is None else check_ordering(instruction, *ordering)


def checks_of(call: PredicateCall, instruction: int) -> Iterator[Check]:
    """All but those of immediates and leaves."""
    function = call.function
    if is_access(function):
        check = _access_check(function, instruction)
        if check is not None:
            yield check
    if function.flag("HasNoUse"):
        yield check_no_use(instruction)
    if function.flag("HasOneUse"):
        yield check_one_use(instruction)
    if function.global_code:
        name = enumerator("MI", function.record)
        stays = function.record.release.has(CODE_FOLLOWS_ITS_OPERANDS)
        yield check_code(instruction, name, stays and function.uses_operands)


def _is_known(function: PredicateFunction) -> bool:
    """Can a table check it? Code for selection dags is ignored where there is something else."""
    if function.is_always_true or function.immediate_code or function.global_code:
        return True
    if function.flag("HasNoUse") or function.flag("HasOneUse"):
        return True
    if not is_access(function):
        return False
    record = function.record
    if _address_spaces(record) or _alignment(record) or not record.is_value_unset("MemoryVT"):
        return True
    if any(_loads(function, flag) for flag, _ in _EXTENSIONS) or _ordering(function) is not None:
        return True
    if function.flag("IsStore") and function.flag("IsTruncStore") is not None:
        return True
    return bool(function.flag("IsUnindexed")) and not function.flag("IsAtomic")


# --- messages


def first_unknown(calls: Sequence[PredicateCall]) -> PredicateFunction | None:
    """The first that cannot be checked."""
    return next((call.function for call in calls if not _is_known(call.function)), None)


def described(calls: Sequence[PredicateCall]) -> str:
    return ", ".join([_described(call.function) for call in calls])


def _described(function: PredicateFunction) -> str:
    record = function.record
    parts = [record.name]
    parts += [text for flag, text in (*_UNINDEXED, *_EXTENSIONS) if function.flag(flag)]
    truncates = function.flag("IsTruncStore")
    if truncates is not None:
        parts.append("truncstore" if truncates else "non-truncstore")
    for field, text in (("MemoryVT", "MemVT"), ("ScalarMemoryVT", "ScalarVT(MemVT)")):
        if not record.is_value_unset(field):
            parts.append(f"{text}={record.value_as_def(field).name}")
    if spaces := _address_spaces(record):
        parts.append(f"AddressSpaces=[{', '.join([str(space) for space in spaces])}]")
    if alignment := _alignment(record):
        parts.append(f"MinAlign={alignment}")
    parts += [text for flag, text, _ in _ORDERINGS if function.flag(flag)]
    for flag, text, _ in _LIMITS:
        wanted = function.flag(flag)
        if wanted is not None:
            parts.append(f"{'>=' if wanted else '<'}{text}")
    return " ".join(parts)
