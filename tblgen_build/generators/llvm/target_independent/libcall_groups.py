"""Implementations of library calls, and groups of them under one condition and convention."""

from __future__ import annotations

from tblgen_build._core import DagValue, DefValue
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.definitions import definitions_of
from tblgen_build.generators.llvm.model.set_theory import SetTheory, records_among
from tblgen_build.generators.mistakes import of_each
from tblgen_build.generators.unstable_sort import unstable_sorted
from tblgen_build.releases.targets import LIBCALLS_ARE_IN_LIBRARIES, LIBCALLS_HAVE_DEFAULTS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Final

    from tblgen_build._core import Record, Records, Value
    from tblgen_build.generators.llvm.model.registers.tuple_register import Element

    Restriction = tuple[Record | None, Record | None]  # a predicate and a calling convention

INFO: Final = "RTLIB::RuntimeLibcallsInfo"
_SETS: Final = "LibcallImpls"
_PREDICATE: Final = "LibcallPredicate"
_UNRESTRICTED: Final[Restriction] = (None, None)
_JOINED: Final = {"all_of": " && ", "any_of": " || ", "none_of": " || "}

_GROUP: Final = cpp("""
    static const RTLIB::LibcallImpl $name[] = {
      $members
    };

    for (const RTLIB::LibcallImpl Impl : $name) {
      setAvailable(Impl);
      $convention
    }

""")

_PAIRS: Final = cpp("""
    static const LibcallImplPair $name[] = {
      $members
    };

    for (const auto [Func, Impl] : $name) {
      setLibcallImpl(Func, Impl);
      $convention
    }

""")

_PAIR: Final = cpp("{$call, $implementation}")

_CONDITIONAL: Final = cpp("""
    if ($condition) {
      $body
    }

""")


class Implementation:
    """A function that does what a call is for."""

    __slots__ = ("constant", "enumerator", "name", "number", "provides", "record")

    def __init__(self, record: Record, number: int, name: str, provides: Record) -> None:
        self.record = record
        self.number = number
        self.name = name  # of the function
        self.provides = provides
        prefix = "" if record.release.has(LIBCALLS_HAVE_DEFAULTS) else "impl_"
        self.enumerator = f"{prefix}{record.name}"
        self.constant = f"RTLIB::{self.enumerator}"

    @property
    def call(self) -> str:
        """The constant of what it provides."""
        return f"RTLIB::{self.provides.value_as_string('Name')}"


def implementations_of(records: Records) -> list[Implementation]:
    found = of_each(
        definitions_of(records, "RuntimeLibcallImpl"),
        lambda r: (r.value_as_string("LibCallFuncName"), r.name, r, r.value_as_def("Provides")),
    )
    if not records.release.has(LIBCALLS_HAVE_DEFAULTS):
        found.sort(key=lambda each: each[:2])
    return [
        Implementation(record, number, name, provides)
        for number, (name, _, record, provides) in enumerate(found, 1)
    ]


# --- conditions -------------------------------------------------------------------


def condition(predicate: Record) -> str:
    """The C++ condition of a predicate; empty where it always holds."""
    if not predicate.release.has(LIBCALLS_ARE_IN_LIBRARIES):
        return predicate.value_as_string("Cond")
    dag = predicate.value_as_dag("CondDag")
    return "" if str(dag.operator) == "?" else _condition(predicate, dag, is_nested=False)


def _condition(predicate: Record, value: Value, *, is_nested: bool = True) -> str:
    if not isinstance(value, DagValue):
        return _leaf(predicate, value)
    if not isinstance(value.operator, DefValue):
        raise predicate.error(f"'{value}' of '{predicate.name}' has no operator")
    operator, args = value.operator.record.name, value.args
    if operator == "not":
        if len(args) != 1:
            raise predicate.error(f"'not' of '{predicate.name}' takes one operand")
        return f"!({_condition(predicate, args[0], is_nested=False)})"
    if operator not in _JOINED:
        raise predicate.error(
            f"'{operator}' of '{predicate.name}' is none of 'all_of', 'any_of', 'none_of' and 'not'"
        )
    if not args:
        raise predicate.error(f"'{operator}' of '{predicate.name}' must have an operand")
    text = _JOINED[operator].join([_condition(predicate, arg) for arg in args])
    if operator == "none_of":
        return f"!({text})"
    return f"({text})" if is_nested and len(args) > 1 else text


def _leaf(predicate: Record, value: Value) -> str:
    if not isinstance(value, DefValue) or not value.record.is_subclass_of(_PREDICATE):
        raise predicate.error(f"'{value}' of '{predicate.name}' is not a {_PREDICATE}")
    return value.record.value_as_string("Cond")


# --- groups -----------------------------------------------------------------------


class Library(SetTheory):
    """A set of functions, with the condition and the convention each is called under."""

    def __init__(self, records: Records, leaves: Mapping[Record, Implementation]) -> None:
        super().__init__(records, {_SETS: "MemberList"})
        self._leaves = leaves
        self._seen: set[Record] = set()
        self._restricted: dict[Record, Restriction] = {}

    def restriction(self, record: Record) -> Restriction:
        return self._restricted.get(record, _UNRESTRICTED)

    def expand(self, record: Record) -> list[Element] | None:
        if record in self._leaves:
            return None
        members = super().expand(record)
        if members is None or record in self._seen:
            return members
        self._seen.add(record)
        predicate = record.value_as_def("AvailabilityPredicate")
        convention = record.value_as_optional_def("CallingConv")
        if convention or condition(predicate):
            for member in records_among(members):
                if member in self._restricted:
                    raise record.error(
                        f"'{member.name}' has a predicate or a calling convention from another "
                        "set already, and the two cannot be combined"
                    )
                self._restricted[member] = predicate, convention
        return members


class LibcallGroup:
    """Functions under one condition and calling convention."""

    __slots__ = ("condition", "convention", "members", "name", "order")

    def __init__(self, predicate: Record | None, convention: Record | None) -> None:
        self.convention = convention
        self.members: list[Implementation] = []
        self.condition, self.order, self.name = "", "", "LibraryCalls"
        if predicate is not None:
            self.condition = condition(predicate)
            self.order = predicate.name
            suffix = ""
            if convention and not predicate.release.has(LIBCALLS_HAVE_DEFAULTS):
                suffix = f"_{convention.name}"
            self.name = f"LibraryCalls_{predicate.name}{suffix}"

    @property
    def is_unrestricted(self) -> bool:
        return not self.order

    def text(self, members: Iterable[Implementation], *, as_pairs: bool = False) -> str:
        """`as_pairs`: each with the call that it is for."""
        convention = ""
        if self.convention:
            code = self.convention.value_as_string("CallingConv")
            convention = f"setLibcallImplCallingConv(Impl, {code});"
        template = _PAIRS if as_pairs else _GROUP
        text = template(
            name=self.name,
            members=[
                f"{_pair(member) if as_pairs else member.constant}, // {member.name}"
                for member in members
            ],
            convention=convention,
        )
        return _CONDITIONAL(condition=self.condition, body=text) if self.condition else text


def _pair(member: Implementation) -> str:
    return _PAIR(call=member.call, implementation=member.constant)


def grouped(library: Library, members: Iterable[Implementation]) -> list[LibcallGroup]:
    """Groups in the order of their predicates."""
    groups: dict[Restriction, LibcallGroup] = {}
    for member in members:
        key = library.restriction(member.record)
        group = groups.get(key)
        if group is None:
            group = groups[key] = LibcallGroup(key[0], key[1])
        group.members.append(member)
    return unstable_sorted(groups.values(), lambda group: group.order)
