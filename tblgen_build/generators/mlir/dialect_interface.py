"""Base classes of dialect interfaces, with a virtual method each (gen-dialect-interface-decls)."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import comment_lines, file_header
from tblgen_build.generators.mlir.interfaces.signatures import parameters, typed
from tblgen_build.generators.mlir.model.interface import in_order_of_definition, interfaces
from tblgen_build.generators.mlir.spellings import in_namespace
from tblgen_build.registry import generator
from tblgen_build.releases.mlir import DIALECT_INTERFACES_HAVE_DECLARATIONS

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
      $constructor
      $methods
    };
""")

_CLASS_WITH_DECLARATIONS: Final = cpp("""
    $comment
    class $name : public ::mlir::DialectInterface::Base<$name> {
    public:
      $methods
      $declarations

    $access
      $constructor
    };
""")

_CONSTRUCTOR: Final = cpp("$name(::mlir::Dialect *dialect) : Base(dialect) {}")

_PURE_METHOD: Final = cpp("""
    $comment
    virtual $signature const = 0;

""")

_DECLARED_METHOD: Final = cpp("""
    $comment
    virtual $signature const;

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
    if method.record.release.has(DIALECT_INTERFACES_HAVE_DECLARATIONS):
        if method.is_pure:
            return _PURE_METHOD(comment=comment, signature=signature)
        if method.is_only_declared:
            return _DECLARED_METHOD(comment=comment, signature=signature)
    if not method.body.strip():
        return _EMPTY_METHOD(comment=comment, signature=signature)
    return _METHOD(comment=comment, signature=signature, body=method.body)


def _declaration(interface: Interface) -> str:
    release = interface.record.release
    declares = release.has(DIALECT_INTERFACES_HAVE_DECLARATIONS)
    text = _class_with_declarations(interface) if declares else _class(interface)
    return in_namespace(release, interface.cpp_namespace, text)


def _class(interface: Interface) -> str:
    return _CLASS(
        comment=comment_lines(interface.description),
        name=interface.name,
        constructor=_CONSTRUCTOR(name=interface.name),
        methods=[_virtual_method(method) for method in interface.methods],
    )


def _class_with_declarations(interface: Interface) -> str:
    methods = interface.methods
    return _CLASS_WITH_DECLARATIONS(
        comment=comment_lines(interface.description),
        name=interface.name,
        methods=[_virtual_method(method) for method in methods],
        declarations=interface.extra_class_declaration.rstrip(),
        # Only a class that defines them all can be made.
        access="protected:" if any(method.is_pure for method in methods) else "",
        constructor=_CONSTRUCTOR(name=interface.name),
    )


@generator("gen-dialect-interface-decls", help="base classes of dialect interfaces", since=22)
def DECLS(records: Records, options: Options) -> str:
    found = in_order_of_definition(interfaces(records, "DialectInterface"))
    return file_header("Dialect Interface Declarations") + "".join(map(_declaration, found))
