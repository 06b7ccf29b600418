"""Conditions on the target and on the language, as C++."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import Record
    from tblgen_build.registry import Warnings

    from .clang_attribute import ClangAttribute

ANY_TARGET: Final = "true"
# What a target may be asked for: the field with what it may answer, the question, the enumerators.
_QUESTIONS: Final = (
    ("Arches", "getArch"),
    ("OSes", "getOS"),
    ("ObjectFormats", "getObjectFormat"),
)


def target_condition(target: Record, other_architectures: Sequence[str] = ()) -> str:
    """That `T`, a triple, is a target of this kind, or of one of the other architectures."""
    parts = [ANY_TARGET]
    for field, question in _QUESTIONS:
        if not target.is_value_unset(field):
            wanted = target.value_as_list_of_strings(field)
            if field == "Arches":
                wanted += other_architectures
                if not wanted:
                    continue
            either = [f"T.{question}() == llvm::Triple::{name}" for name in wanted]
            parts.append(f"({' || '.join(either)})")
    if custom := target.value_as_string("CustomCode"):
        parts.append(f"({custom})")
    return " && ".join(parts)


def target_of(attribute: ClangAttribute) -> Record | None:
    """The target that the attribute is for; None where it is for all."""
    return attribute.record.value_as_def("Target") if attribute.is_target_specific else None


def language_condition(options: list[Record], warnings: Warnings) -> str:
    """That one of these options of the language is on; empty where there are none."""
    return " || ".join([_language_option(option, warnings) for option in options])


def _language_option(option: Record, warnings: Warnings) -> str:
    name, custom = option.value_as_string("Name"), option.value_as_string("CustomCode")
    if not custom:
        return f"LangOpts.{name}"
    if name:
        warnings.append(
            option.error("non-empty 'Name' field ignored because 'CustomCode' was supplied")
        )
    return f"({custom})"
