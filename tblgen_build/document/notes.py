"""What is said of operands, attributes, options and effects, for each form of the documentation.

`code` marks code in that form.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tblgen_build.document.traits import effects_on, has_no_effects, other_effects

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tblgen_build import mlir

    Code = Callable[[str], str]

COUNT = {"one": "", "optional": "optional", "any": "any number", "groups": "groups"}


def value_notes(op: mlir.Operation, one: mlir.Value) -> str:
    return joined([COUNT[one.arity], effects_on(op, one.name)])


def attribute_notes(op: mlir.Operation, one: mlir.Attribute, code: Code) -> str:
    notes = ["optional" if one.is_optional else "", "derived" if one.is_derived else ""]
    return joined([*notes, default(one, code), effects_on(op, one.name)])


def parameter_note(one: mlir.Parameter, code: Code) -> str:
    return default(one, code) or ("optional" if one.is_optional else "")


def count_note(one: mlir.Region | mlir.Successor) -> str:
    return "any number" if one.is_variadic else ""


def default(one: mlir.Attribute | mlir.Property | mlir.Parameter, code: Code) -> str:
    return f"default: {code(one.default)}" if one.default else ""


def option_type(option: mlir.PassOption, code: Code) -> str:
    return f"list of {code(option.type)}" if option.is_list else code(option.type)


def effects(op: mlir.Operation, code: Code) -> list[str]:
    """Those of the operation itself; nothing is said if nothing is known."""
    return ["none"] if has_no_effects(op) else [code(name) for name in other_effects(op)]


def interface_name(trait: mlir.Trait) -> str:
    """The C++ class of the interface, without its namespace."""
    return trait.cpp_name.removesuffix("::Trait").rpartition("::")[2]


def joined(notes: Iterable[str]) -> str:
    return ", ".join(filter(None, notes))
