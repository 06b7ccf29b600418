"""Base classes of dialect interfaces, with a virtual method each (gen-dialect-interface-decls)."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import comment_lines, file_header
from tblgen_build.generators.mlir.interfaces.signatures import parameters, typed
from tblgen_build.generators.mlir.model.interface import in_order_of_definition, interfaces
from tblgen_build.generators.mlir.spellings import in_namespace
from tblgen_build.registry import generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.generators.mlir.model.interface import Interface, InterfaceMethod
    from tblgen_build.registry import Options

_CLASS: Final = cpp("""
    $comment
    class $name : public ::mlir::DialectInterface::Base<$name> {
    public:
      $name(::mlir::Dialect *dialect) : Base(dialect) {}
      $methods
    };
""")

_EMPTY_METHOD: Final = cpp("""
    $comment
    virtual $signature const {}

""")

_METHOD: Final = cpp("""
    $comment
    virtual $signature const {
      $body
    }
""")


def _virtual_method(method: InterfaceMethod) -> str:
    comment = comment_lines(method.description)
    signature = f"{typed(method.return_type, method.name)}({parameters(method)})"
    if not method.body.strip():
        return _EMPTY_METHOD(comment=comment, signature=signature)
    return _METHOD(comment=comment, signature=signature, body=method.body)


def _declaration(interface: Interface) -> str:
    text = _CLASS(
        comment=comment_lines(interface.description),
        name=interface.name,
        methods=[_virtual_method(method) for method in interface.methods],
    )
    return in_namespace(interface.record.release, interface.cpp_namespace, text)


@generator("gen-dialect-interface-decls", help="base classes of dialect interfaces")
def DECLS(records: Records, options: Options) -> str:
    found = in_order_of_definition(interfaces(records, "DialectInterface"))
    return file_header("Dialect Interface Declarations") + "".join(map(_declaration, found))
