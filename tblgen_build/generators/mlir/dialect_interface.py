"""Base classes of dialect interfaces, with a virtual method each (gen-dialect-interface-decls)."""

from __future__ import annotations

from tblgen_build.generators.cpp.sections import (
    close_namespace,
    doc_comment,
    file_header,
    open_namespace,
)
from tblgen_build.registry import generator

from .model.interface import in_order_of_definition, interfaces

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Records
    from tblgen_build.registry import Options

    from .model.interface import Interface, InterfaceMethod


def _virtual_method(method: InterfaceMethod) -> str:
    parameters = ", ".join([f"{a.type} {a.name}" for a in method.arguments])
    space = "" if method.return_type.endswith(("&", "*")) else " "
    body = f"{{\n    {method.body}\n  }}" if method.body else "{}"
    return (
        f"{doc_comment(method.description)}"
        f"  virtual {method.return_type}{space}{method.name}({parameters}) const {body}\n"
    )


def _declaration(interface: Interface) -> str:
    name = interface.name
    methods = "\n".join(map(_virtual_method, interface.methods))
    return (
        f"{open_namespace(interface.cpp_namespace)}\n{doc_comment(interface.description)}"
        f"class {name} : public ::mlir::DialectInterface::Base<{name}> {{\npublic:\n"
        f"  {name}(::mlir::Dialect *dialect) : Base(dialect) {{}}\n\n{methods}}};\n\n"
        f"{close_namespace(interface.cpp_namespace)}"
    )


@generator("gen-dialect-interface-decls", help="base classes of dialect interfaces")
def DECLS(records: Records, options: Options) -> str:
    found = in_order_of_definition(interfaces(records, "DialectInterface"))
    return file_header("Dialect Interface Declarations") + "".join(map(_declaration, found))
