"""One change between two states of a project, with a code and with what it breaks.

Knows nothing of how states are read or compared.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from tblgen_build._core import Record

    # Whom a change can break: files with IR as text, files with bytecode, C++ that uses the
    # generated classes, and command lines and pipelines that name passes.
    Breaks = Literal["text", "bytecode", "C++", "command line"]

IR: tuple[Breaks, ...] = ("text", "bytecode")
ALL: tuple[Breaks, ...] = ("text", "bytecode", "C++")
CPP: tuple[Breaks, ...] = ("C++",)

# Code to what it means. Codes keep their meaning: allow-lists name them.
CODES: dict[str, str] = {
    "dialect-removed": "a dialect is gone, or has another name",
    "class-renamed": "the generated C++ class has another name or namespace",
    "operation-removed": "an operation is gone",
    "operation-renamed": "a record defines an operation of another name",
    "type-removed": "a type is gone",
    "type-renamed": "a type has another mnemonic",
    "attribute-definition-removed": "an attribute of the dialect is gone",
    "attribute-definition-renamed": "an attribute of the dialect has another mnemonic",
    "format-changed": "the assembly format has other tokens, or C++ parses now",
    "operand-removed": "an operation has lost an operand",
    "operand-added": "an operation has a new operand",
    "operand-renamed": "the getter of an operand has another name",
    "operand-type-changed": "an operand takes other types",
    "operand-arity-changed": "an operand is optional or variadic now, or no longer",
    "operands-reordered": "the operands that stayed are in another order",
    "result-removed": "an operation has lost a result",
    "result-added": "an operation has a new result",
    "result-renamed": "the getter of a result has another name",
    "result-type-changed": "a result has other types",
    "result-arity-changed": "a result is optional or variadic now, or no longer",
    "results-reordered": "the results that stayed are in another order",
    "segments-changed": "the list of segment sizes is new, gone or has another length",
    "attribute-removed": "an operation has lost an attribute or a property",
    "attribute-added": "an operation has a new attribute or property",
    "attribute-type-changed": "an attribute or a property has another constraint or C++ type",
    "attribute-required": "an attribute can no longer be left out",
    "attribute-optional": "an attribute can be left out now",
    "attribute-default-changed": "an attribute that is left out has another value",
    "attributes-reordered": "the attributes and properties that stayed are in another order",
    "region-removed": "an operation has lost a region",
    "region-added": "an operation has a new region",
    "successor-removed": "an operation has lost a successor",
    "successor-added": "an operation has a new successor",
    "trait-removed": "C++ can no longer ask for a trait or an interface",
    "trait-added": "a new trait verifies more than before",
    "parameter-removed": "a type or an attribute has lost a parameter",
    "parameter-added": "a type or an attribute has a new parameter",
    "parameter-type-changed": "a parameter has another C++ type",
    "parameters-reordered": "the parameters that stayed are in another order",
    "enum-removed": "an enum is gone",
    "enum-type-changed": "an enum has another underlying integer type",
    "case-removed": "an enum has lost a case",
    "case-renamed": "the C++ enumerator has another name",
    "case-text-changed": "a case has another text in IR",
    "case-value-changed": "a case has another value",
    "interface-removed": "an interface is gone",
    "method-removed": "an interface has lost a method",
    "method-added": "an interface has a new method that its users must implement",
    "method-changed": "a method of an interface has other types",
    "pass-removed": "a pass is gone",
    "pass-renamed": "a pass has another argument on the command line",
    "option-removed": "a pass has lost an option",
    "option-type-changed": "an option of a pass has another type",
    "option-default-changed": "an option that is left out has another value",
}


@dataclass(frozen=True, slots=True)
class Change:
    code: str  # one of CODES
    subject: str  # `toy.add`, `toy.add lhs`: with the code what an allow-list names
    message: str
    breaks: tuple[Breaks, ...]
    record: Record  # its record in the new state; of what is gone, in the old state
    is_gone: bool = False
