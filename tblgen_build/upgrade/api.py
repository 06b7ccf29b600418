"""How the C++ API of two generated headers differs, member by member."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from tblgen_build.upgrade.members import CppClass


@dataclass(frozen=True, slots=True)
class ApiChange:
    class_: str
    kind: Literal["gone", "changed", "new"]
    member: str  # empty: the class itself
    old: tuple[str, ...] = ()  # signatures that only the old header has
    new: tuple[str, ...] = ()
    macro: str = ""  # of a class that is gone or new: what chooses its part of the header


def api_changes(old: Mapping[str, CppClass], new: Mapping[str, CppClass]) -> Iterator[ApiChange]:
    """Class by class, in the old header's order, then what only the new one has."""
    for name, before in old.items():
        if name not in new:
            yield ApiChange(name, "gone", "", macro=before.macro)
            continue
        yield from member_changes(name, before.members, new[name].members)
    for name, after in new.items():
        if name not in old:
            yield ApiChange(name, "new", "", macro=after.macro)


def grouped(changes: Iterable[ApiChange]) -> list[tuple[ApiChange, list[str]]]:
    """Each kind of change once, as the first class has it, with all classes that have it.

    In signatures, a class's own name counts as the same name in all.
    """
    groups: dict[tuple[object, ...], tuple[ApiChange, list[str]]] = {}
    for change in changes:
        own = change.class_.rpartition("::")[2]
        key: list[object] = [change.kind, change.macro]
        for text in (change.member, *change.old, "->", *change.new):
            key.append(text.replace(own, "@"))
        groups.setdefault(tuple(key), (change, []))[1].append(change.class_)
    return list(groups.values())


def member_changes(
    class_: str, old: Mapping[str, list[str]], new: Mapping[str, list[str]]
) -> Iterator[ApiChange]:
    for member, before in old.items():
        after = new.get(member)
        if after is None:
            yield ApiChange(class_, "gone", member, old=tuple(before))
        elif before != after:
            only_old = tuple(one for one in before if one not in after)
            only_new = tuple(one for one in after if one not in before)
            kind: Literal["changed", "new"] = "changed" if only_old else "new"
            yield ApiChange(class_, kind, member, only_old, only_new)
    for member, after in new.items():
        if member not in old:
            yield ApiChange(class_, "new", member, new=tuple(after))
