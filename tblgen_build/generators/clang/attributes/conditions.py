"""Conditions on the target and on the language, as C++."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record

    from .model import Attribute

# What a target may be asked for: the field with what it may answer, the question, the enumerators.
_QUESTIONS: Final = (
    ("Arches", "getArch"),
    ("OSes", "getOS"),
    ("ObjectFormats", "getObjectFormat"),
)


def target_condition(target: Record) -> str:
    """That `T`, a triple, is a target of this kind."""
    parts = ["true"]
    for field, question in _QUESTIONS:
        if not target.is_value_unset(field):
            wanted = target.value_as_list_of_strings(field)
            if field == "Arches" and not wanted:
                continue
            either = [f"T.{question}() == llvm::Triple::{name}" for name in wanted]
            parts.append(f"({' || '.join(either)})")
    if custom := target.value_as_string("CustomCode"):
        parts.append(f"({custom})")
    return " && ".join(parts)


def target_of(one: Attribute) -> Record | None:
    """The target that the attribute is for; None where it is for all."""
    return one.record.value_as_def("Target") if one.is_target_specific else None
