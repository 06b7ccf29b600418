"""The generators of interfaces: of each kind declarations, definitions and documentation."""

from __future__ import annotations

from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.mlir.interfaces.interface_classes import (
    ATTRIBUTES,
    OPERATIONS,
    TYPES,
    InterfaceClass,
)
from tblgen_build.generators.mlir.interfaces.interface_docs import documentation
from tblgen_build.generators.mlir.model.interface import in_order_of_definition, interfaces
from tblgen_build.registry import generator
from tblgen_build.releases.mlir import INTERFACES_ARE_DECLARED_TOGETHER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.generators.mlir.interfaces.interface_classes import InterfaceKind
    from tblgen_build.generators.mlir.model.interface import Interface
    from tblgen_build.registry import Generator, Options


# The words of flags, as help texts have them.
_THINGS: Final = {"op": "operations", "attr": "attributes", "type": "types"}
_OUTPUTS: Final = {"decls": "declarations", "defs": "definitions", "docs": "documentation"}


def _declarations(kind: InterfaceKind, found: list[Interface]) -> str:
    classes = [InterfaceClass(kind, i) for i in in_order_of_definition(found)]
    parts = [file_header("Interface Declarations")]
    if not found or found[0].record.release.has(INTERFACES_ARE_DECLARED_TOGETHER):
        parts += [class_.forward_declaration() for class_ in classes]
        parts += [class_.declaration() for class_ in classes]
        parts += [class_.trait_declaration() for class_ in classes]
    else:
        parts += [class_.whole_declaration() for class_ in classes]
    parts += [class_.model_methods() for class_ in classes]
    return "".join(parts)


def _definitions(kind: InterfaceKind, found: list[Interface]) -> str:
    parts = [file_header("Interface Definitions")]
    for interface in found:
        parts += InterfaceClass(kind, interface).definitions()
    return "".join(parts)


def _documentation(kind: InterfaceKind, found: list[Interface]) -> str:
    return documentation(kind.cpp_base, found)


def _generator(
    what: str,
    kind: InterfaceKind,
    output: str,
    emit: Callable[[InterfaceKind, list[Interface]], str],
) -> Generator:
    title = f"interfaces of {_THINGS[what]}: {_OUTPUTS[output]}"

    @generator(f"gen-{what}-interface-{output}", help=title)
    def run(records: Records, options: Options) -> str:
        return emit(kind, interfaces(records, kind.record_class))

    return run


OP_DECLS: Final = _generator("op", OPERATIONS, "decls", _declarations)
OP_DEFS: Final = _generator("op", OPERATIONS, "defs", _definitions)
OP_DOCS: Final = _generator("op", OPERATIONS, "docs", _documentation)
ATTR_DECLS: Final = _generator("attr", ATTRIBUTES, "decls", _declarations)
ATTR_DEFS: Final = _generator("attr", ATTRIBUTES, "defs", _definitions)
ATTR_DOCS: Final = _generator("attr", ATTRIBUTES, "docs", _documentation)
TYPE_DECLS: Final = _generator("type", TYPES, "decls", _declarations)
TYPE_DEFS: Final = _generator("type", TYPES, "defs", _definitions)
TYPE_DOCS: Final = _generator("type", TYPES, "docs", _documentation)
