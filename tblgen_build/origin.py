"""Where the value of a field comes from: every assignment that made it, in order.

    records = Session().parse("Ops.td", history=True)
    for step in origin(records.defs["AddOp"], "summary").steps:
        print(step.location, step.written, step.value)

For `tblgen origin`, and for an editor's hover. Reads what the core noted; prints nothing.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tblgen_build._core import HistoryEntry, Location, Record, Records

NAME = "NAME"  # the implicit argument of multiclasses and classes


class Argument(NamedTuple):
    """A template argument, or the variable of a loop, that a value depends on."""

    name: str  # as written
    owner: str  # the class or multiclass; empty for a loop
    value: str
    location: Location | None  # of what was given, or of the default
    is_given: bool
    arguments: tuple[Argument, ...]  # on which it depends in turn


class Link(NamedTuple):
    """How a body came to be this record's."""

    kind: str  # "class", "defm", "multiclass" or "loop"
    name: str  # of the class or multiclass; empty for a loop
    location: Location | None  # where it is referred to


class Step(NamedTuple):
    """One assignment."""

    kind: str  # "field", "let", "outer let", "append" or "prepend"
    location: Location | None
    body: str  # the class or def that the assignment is about, as it is called there
    bits: tuple[int, ...]  # those assigned, counted from the value's lowest; empty: all
    written: str | None  # None: the field is declared without a value
    value: str  # the field's value after it, as far as it is known there
    links: tuple[Link, ...]  # from the record to the body
    arguments: tuple[Argument, ...]  # in `written`
    fields: tuple[str, ...]  # of the same record, in `written`


class Origin(NamedTuple):
    record: str
    field: str
    type: str
    value: str
    steps: tuple[Step, ...]


def origin(record: Record, field: str) -> Origin:
    """Raises KeyError where there is no such field, ValueError where no history was kept."""
    found = record.field(field)
    if found is None:
        raise KeyError(field)
    steps = Walk(field).steps(record, (), None)
    return Origin(record.name, field, str(found.type), str(found.value), tuple(steps))


def find_record(records: Records, name: str) -> Record | None:
    """The def of that name, or else the class."""
    return records.get_def(name) or records.get_class(name)


class Walk:
    """From a record down to the bodies that its field was assigned in."""

    def __init__(self, field: str) -> None:
        self.field = field

    def steps(
        self, record: Record, around: tuple[tuple[HistoryEntry, Link], ...], known: str | None
    ) -> Iterator[Step]:
        """`around`: the entries it was passed on by, outermost first; `known`: its value then."""
        entries = record.history(self.field)
        for entry in entries:
            value = known if entry is entries[-1] and known is not None else entry.after
            if entry.source is None:
                yield step_of(record, entry, value, around)
            else:
                link = Link(*link_of(entry), entry.location)
                yield from self.steps(entry.source, (*around, (entry, link)), value)


def link_of(entry: HistoryEntry) -> tuple[str, str]:
    if entry.kind == "class":
        return "class", entry.callee.name if entry.callee else ""
    if entry.callee is None:
        return "loop", ""
    return "defm", entry.callee.name


def step_of(
    record: Record,
    entry: HistoryEntry,
    value: str,
    around: tuple[tuple[HistoryEntry, Link], ...],
) -> Step:
    passed = [outer for outer, _ in around]
    bound = {binding[0] for outer in passed for binding in outer.bindings}
    return Step(
        entry.kind,
        entry.location,
        body_name(plain_text(record.name, bound)),
        tuple(entry.bits),
        None if entry.written is None else plain_text(entry.written, entry.names),
        plain_text(value, bound),
        tuple(link for _, link in around),
        arguments_of(entry.names, passed),
        tuple(name for name in entry.names if name not in bound and record.field(name)),
    )


def arguments_of(names: Sequence[str], passed: Sequence[HistoryEntry]) -> tuple[Argument, ...]:
    """Each name that one of the entries binds, the innermost first; it was given further out."""
    found = []
    for name in names:
        for depth in range(len(passed) - 1, -1, -1):
            match = [binding for binding in passed[depth].bindings if binding[0] == name]
            if match and plain(name) != NAME:
                [(_, value, inner, location, is_given)] = match[:1]
                # A default names what is bound with it; what is given, what is around.
                outer = passed[:depth] if is_given else passed[: depth + 1]
                found.append(
                    Argument(
                        plain(name),
                        name.removesuffix(plain(name)).rstrip(":"),
                        plain_text(value, inner),
                        location,
                        is_given,
                        arguments_of([other for other in inner if other != name], outer),
                    )
                )
            if match:
                break
    return tuple(found)


def body_name(text: str) -> str:
    """The name of a def in a multiclass or loop as it is written: `NAME#_rr`, not an operator."""
    if not text.startswith("!strconcat("):
        return text
    text = re.sub(r"!cast<string>\((\w+)\)", r"\1", text).replace("!strconcat(", "")
    return text.replace(", ", "#").replace('"', "").replace(")", "")


def plain(name: str) -> str:
    """A qualified name as it is written: `Class:name`, `Multiclass::name`."""
    return name.rpartition(":")[2]


def plain_text(text: str, names: Sequence[str] | set[str]) -> str:
    for name in sorted(names, key=len, reverse=True):
        if ":" in name:
            text = text.replace(name, plain(name))
    return text
