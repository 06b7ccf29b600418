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
    "operand-removed": "an operation has an operand less",
    "operand-added": "an operation has an operand more",
    "operand-renamed": "the getter of an operand has another name",
    "operand-type-changed": "an operand takes other types",
    "operand-arity-changed": "an operand is optional or variadic now, or no longer",
    "operands-reordered": "the operands that stayed are in another order",
    "result-removed": "an operation has a result less",
    "result-added": "an operation has a result more",
    "result-renamed": "the getter of a result has another name",
    "result-type-changed": "a result has other types",
    "result-arity-changed": "a result is optional or variadic now, or no longer",
    "results-reordered": "the results that stayed are in another order",
    "segments-changed": "the list of segment sizes came, went or has another length",
    "attribute-removed": "an operation has an attribute or a property less",
    "attribute-added": "an operation has an attribute or a property more",
    "attribute-type-changed": "an attribute or a property has another constraint or C++ type",
    "attribute-required": "an attribute can no longer be left out",
    "attribute-optional": "an attribute can be left out now",
    "attribute-default-changed": "an attribute that is left out has another value",
    "attributes-reordered": "the attributes and properties that stayed are in another order",
    "region-removed": "an operation has a region less",
    "region-added": "an operation has a region more",
    "successor-removed": "an operation has a successor less",
    "successor-added": "an operation has a successor more",
    "trait-removed": "C++ can no longer ask for a trait or an interface",
    "trait-added": "a trait verifies something that was not verified",
    "parameter-removed": "a type or an attribute has a parameter less",
    "parameter-added": "a type or an attribute has a parameter more",
    "parameter-type-changed": "a parameter has another C++ type",
    "parameters-reordered": "the parameters that stayed are in another order",
    "enum-removed": "an enum is gone",
    "enum-type-changed": "the integer below an enum is another one",
    "case-removed": "an enum has a case less",
    "case-renamed": "the C++ enumerator has another name",
    "case-text-changed": "a case is written otherwise in IR",
    "case-value-changed": "a case has another number",
    "interface-removed": "an interface is gone",
    "method-removed": "an interface has a method less",
    "method-added": "an interface has a method more that its users must implement",
    "method-changed": "a method of an interface has other types",
    "pass-removed": "a pass is gone",
    "pass-renamed": "a pass has another argument on the command line",
    "option-removed": "a pass has an option less",
    "option-type-changed": "an option of a pass has another type",
    "option-default-changed": "an option that is left out has another value",
}


@dataclass(frozen=True, slots=True)
class Change:
    code: str  # one of CODES
    subject: str  # `toy.add`, `toy.add lhs`: with the code what an allow-list names
    message: str
    breaks: tuple[Breaks, ...]
    record: Record  # where it stands: the new state's, of what is gone the old state's
    is_gone: bool = False
