"""C++ classes, traits and documentation of interfaces of operations, attributes and types.

An interface is a pointer to a *concept*: a table of functions. A *model* fills
the table for a class that implements the interface, a *fallback model* for one
that some other class speaks for, and an *external model* gives such a class
the default methods. Flags: gen-{op,attr,type}-interface-{decls,defs,docs}.
"""

from __future__ import annotations

from tblgen_build.dataclass import dataclass
from tblgen_build.generators.cpp.sections import (
    close_namespace,
    doc_comment,
    file_header,
    open_namespace,
)
from tblgen_build.generators.mlir.placeholders import substitute
from tblgen_build.registry import generator

from .doc_text import HEADER, description_paragraph
from .model.interface import in_order_of_definition, interfaces

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.registry import Generator, Options

    from .model.interface import Interface, InterfaceMethod


@dataclass(frozen=True, slots=True)
class Kind:
    """What differs between interfaces of operations, attributes and types."""

    record_class: str
    cpp_base: str  # in namespace ::mlir
    value_type: str  # how a value that may implement the interface is handed around
    concrete: str  # name of the template parameter for the implementing class
    cast: str
    this: str  # the implementing class, inside its trait
    placeholder: str  # stands for the value in code of the interface
    method_suffix: str  # of methods on the interface's instances
    self_argument: str  # the value, inside the interface's class

    @property
    def casted(self) -> str:
        return f"({self.cast}<{self.concrete}>(tablegen_opaque_val))"


_OP: Final = Kind(
    record_class="OpInterface",
    cpp_base="OpInterface",
    value_type="::mlir::Operation *",
    concrete="ConcreteOp",
    cast="llvm::cast",
    this="(*static_cast<ConcreteOp *>(this))",
    placeholder="_op",
    method_suffix="",
    self_argument="getOperation()",
)
_ATTR: Final = Kind(
    record_class="AttrInterface",
    cpp_base="AttributeInterface",
    value_type="::mlir::Attribute ",
    concrete="ConcreteAttr",
    cast="::llvm::cast",
    this="(*static_cast<const ConcreteAttr *>(this))",
    placeholder="_attr",
    method_suffix=" const",
    self_argument="*this",
)
_TYPE: Final = Kind(
    record_class="TypeInterface",
    cpp_base="TypeInterface",
    value_type="::mlir::Type ",
    concrete="ConcreteType",
    cast="::llvm::cast",
    this="(*static_cast<const ConcreteType *>(this))",
    placeholder="_type",
    method_suffix=" const",
    self_argument="*this",
)

_OPAQUE: Final = "tablegen_opaque_val"


def _typed(type_: str, name: str) -> str:
    return f"{type_}{name}" if type_.endswith(("&", "*")) else f"{type_} {name}"


def _parameters(method: InterfaceMethod, *leading: str) -> str:
    return ", ".join([*leading, *[f"{a.type} {a.name}" for a in method.arguments]])


def _arguments(method: InterfaceMethod, *leading: str) -> str:
    return ", ".join([*leading, *[a.name for a in method.arguments]])


def _in_namespace(namespace: str, body: str) -> str:
    return f"{open_namespace(namespace)}\n{body}\n{close_namespace(namespace)}"


class _InterfaceText:
    """The pieces of one interface's C++."""

    def __init__(self, kind: Kind, interface: Interface) -> None:
        self.kind = kind
        self.interface = interface
        self.traits = f"{interface.name}InterfaceTraits"
        self.trait = f"{interface.name}Trait"
        self.base = f"::mlir::{kind.cpp_base}<{interface.name}, detail::{self.traits}>"

    # --- the concept and its models ---

    def _model_parameters(self, method: InterfaceMethod) -> str:
        if method.is_static:
            return _parameters(method)
        return _parameters(method, "const Concept *impl", f"{self.kind.value_type}{_OPAQUE}")

    def _concept(self) -> str:
        lines: list[str] = []
        for method in self.interface.methods:
            leading = [] if method.is_static else ["const Concept *impl", self.kind.value_type]
            types = ", ".join([*leading, *[a.type for a in method.arguments]])
            lines.append(
                f"    {_typed(method.return_type, f'(*{method.unique_name})')}({types});\n"
            )
        bases = self.interface.bases
        if bases:
            lines += [
                f"    const {b.qualified_name}::Concept *impl{b.name} = nullptr;\n" for b in bases
            ]
            lines.append(self._concept_initializer(bases))
        return f"  struct Concept {{\n{''.join(lines)}  }};\n"

    def _concept_initializer(self, bases: Iterable[Interface]) -> str:
        """Finds the concepts of the base interfaces, which must be registered by then."""
        name = self.interface.qualified_name
        body = "".join(
            [
                f"      impl{base.name} = interfaceMap.lookup<{base.qualified_name}>();\n"
                f'      assert(impl{base.name} && "`{name}` expected its base interface '
                f'`{base.qualified_name}` to be registered");\n'
                for base in bases
            ]
        )
        return (
            "\n    void initializeInterfaceConcept(::mlir::detail::InterfaceMap &interfaceMap) {\n"
            f"{body}    }}\n"
        )

    def _model(self, name: str) -> str:
        methods = self.interface.methods
        table = ", ".join([method.unique_name for method in methods])
        declarations = "".join(
            [
                f"    static inline {_typed(m.return_type, m.unique_name)}"
                f"({self._model_parameters(m)});\n"
                for m in methods
            ]
        )
        return (
            f"  template<typename {self.kind.concrete}>\n"
            f"  class {name} : public Concept {{\n  public:\n"
            f"    using Interface = {self.interface.qualified_name};\n"
            f"    {name}() : Concept{{{table}}} {{}}\n\n{declarations}  }};\n"
        )

    def _external_signature(self, method: InterfaceMethod, prefix: str) -> str:
        if method.is_static:
            return (
                f"{_typed(method.return_type, prefix)}{method.unique_name}({_parameters(method)})"
            )
        parameters = _parameters(method, f"{self.kind.value_type}{_OPAQUE}")
        return f"{_typed(method.return_type, prefix)}{method.unique_name}({parameters}) const"

    def _external_model(self) -> str:
        lines: list[str] = []
        for method in self.interface.methods:
            if method.default_body:
                static = "static " if method.is_static else ""
                signature = self._external_signature(method, "")
                lines.append(f"    {static}{signature};\n")
        return (
            f"  template<typename ConcreteModel, typename {self.kind.concrete}>\n"
            "  class ExternalModel : public FallbackModel<ConcreteModel> {\n  public:\n"
            f"    using ConcreteEntity = {self.kind.concrete};\n{''.join(lines)}  }};\n"
        )

    # --- the interface's class ---

    def _method_declarations(self, interface: Interface) -> str:
        suffix = self.kind.method_suffix
        return "".join(
            [
                f"{doc_comment(m.description)}  {_typed(m.return_type, m.name)}"
                f"({_parameters(m)}){suffix};\n"
                for m in interface.methods
            ]
        )

    def _extra_declarations(self, interface: Interface) -> str:
        shared = substitute(
            interface.extra_shared_class_declaration, {self.kind.placeholder: "(*this)"}
        )
        parts = (interface.extra_class_declaration, shared)
        return "".join([f"{part}\n" for part in parts if part])

    def _inherited(self, base: Interface) -> str:
        name = base.qualified_name
        return (
            f"  operator {name} () const {{\n    if (!*this) return nullptr;\n"
            f"    return {name}(*this, getImpl()->impl{base.name});\n  }}\n\n"
            f"{self._method_declarations(base)}{self._extra_declarations(base)}"
        )

    def _class_of(self) -> str:
        name = self.interface.name
        if not self.interface.extra_class_of:
            return ""
        condition = substitute(
            self.interface.extra_class_of, {self.kind.placeholder: "odsInterfaceInstance"}
        )
        return (
            f"  static bool classof({self.kind.value_type}base) {{\n"
            "    auto* interface = getInterfaceFor(base);\n"
            "    if (!interface)\n      return false;\n"
            f"    {name} odsInterfaceInstance(base, interface);\n    {condition}\n  }}\n"
        )

    def declaration(self) -> str:
        """The concept, its models and the interface's class."""
        interface, kind = self.interface, self.kind
        detail = (
            f"namespace detail {{\nstruct {self.traits} {{\n{self._concept()}"
            f"{self._model('Model')}{self._model('FallbackModel')}{self._external_model()}}};\n"
            f"template <typename {kind.concrete}>\nstruct {self.trait};\n\n"
            "} // namespace detail\n"
        )
        class_ = (
            f"class {interface.name} : public {self.base} {{\npublic:\n"
            f"  using {self.base}::{kind.cpp_base};\n"
            f"  template <typename {kind.concrete}>\n"
            f"  struct Trait : public detail::{self.trait}<{kind.concrete}> {{}};\n"
            f"{self._method_declarations(interface)}{self._extra_declarations(interface)}"
            f"{''.join(map(self._inherited, interface.bases))}{self._class_of()}}};\n"
        )
        return _in_namespace(interface.cpp_namespace, detail + class_)

    # --- the trait ---

    def _default_method(self, method: InterfaceMethod) -> str:
        body = substitute(method.default_body, {self.kind.placeholder: self.kind.this})
        static = "static " if method.is_static else ""
        suffix = "" if method.is_static else self.kind.method_suffix
        return (
            f"    {static}{_typed(method.return_type, method.name)}({_parameters(method)}){suffix}"
            f" {{\n      {body}\n    }}\n"
        )

    def _verifier(self) -> str:
        verify = self.interface.verify
        if not verify:
            return ""
        name = "verifyRegionTrait" if self.interface.verifies_with_regions else "verifyTrait"
        body = substitute(verify, {"_op": "op"})
        return (
            f"    static ::llvm::LogicalResult {name}(::mlir::Operation *op) {{\n"
            f"      {body}\n    }}\n"
        )

    def trait_declaration(self) -> str:
        """What the interface gives the classes that implement it."""
        interface, kind = self.interface, self.kind
        context = {kind.placeholder: kind.this}
        parts = [self._default_method(m) for m in interface.methods if m.default_body]
        parts.append(self._verifier())
        for extra in (
            interface.extra_trait_class_declaration,
            interface.extra_shared_class_declaration,
        ):
            if extra:
                parts.append(substitute(extra, context) + "\n")
        namespace = interface.cpp_namespace
        detail = f"{namespace}::detail" if namespace else "detail"
        text = (
            f"  template <typename {kind.concrete}>\n"
            f"  struct {self.trait} : public {self.base}::Trait<{kind.concrete}> {{\n"
            f"{''.join(parts)}  }};\n"
        )
        return _in_namespace(detail, text)

    # --- the models' methods ---

    def _model_method(self, method: InterfaceMethod) -> str:
        casted = self.kind.casted
        if method.body:
            # A static method's body has no value to speak of: nothing is substituted.
            context = {self.kind.placeholder: casted, "_self": casted}
            body = method.body if method.is_static else substitute(method.body, context)
        elif method.is_static:
            body = f"return {self.kind.concrete}::{method.name}({_arguments(method)});"
        else:
            body = f"return {casted}.{method.name}({_arguments(method)});"
        return self._member_of("Model", method, body)

    def _fallback_method(self, method: InterfaceMethod) -> str:
        concrete, name = self.kind.concrete, method.unique_name
        if method.is_static:
            body = f"return {concrete}::{name}({_arguments(method)});"
        else:
            arguments = _arguments(method, _OPAQUE)
            body = f"return static_cast<const {concrete} *>(impl)->{name}({arguments});"
        return self._member_of("FallbackModel", method, body)

    def _member_of(self, model: str, method: InterfaceMethod, body: str) -> str:
        prefix = f"detail::{self.traits}::{model}<{self.kind.concrete}>::"
        return (
            f"template<typename {self.kind.concrete}>\n"
            f"{_typed(method.return_type, prefix)}{method.unique_name}"
            f"({self._model_parameters(method)}) {{\n  {body}\n}}\n"
        )

    def _external_method(self, method: InterfaceMethod) -> str:
        concrete, casted = self.kind.concrete, self.kind.casted
        context = {} if method.is_static else {self.kind.placeholder: casted, "_self": casted}
        body = substitute(method.default_body, context)
        prefix = f"detail::{self.traits}::ExternalModel<ConcreteModel, {concrete}>::"
        signature = self._external_signature(method, prefix)
        return (
            f"template<typename ConcreteModel, typename {concrete}>\n{signature} {{\n{body}\n}}\n"
        )

    def model_methods(self) -> str:
        methods = self.interface.methods
        parts = [
            *map(self._model_method, methods),
            *map(self._fallback_method, methods),
            *[self._external_method(m) for m in methods if m.default_body],
        ]
        return _in_namespace(self.interface.cpp_namespace, "".join(parts))

    # --- definitions ---

    def _method_definition(self, method: InterfaceMethod, impl: str) -> str:
        """Calls the method through the table of functions that `impl` names."""
        owner = f"{self.interface.qualified_name.removeprefix('::')}::"
        if method.is_static:
            arguments = _arguments(method)
        else:
            arguments = _arguments(method, impl, self.kind.self_argument)
        return (
            f"{_typed(method.return_type, owner)}{method.name}({_parameters(method)})"
            f"{self.kind.method_suffix} {{\n"
            f"  return {impl}->{method.unique_name}({arguments});\n}}\n"
        )

    def definitions(self) -> str:
        parts = [self._method_definition(m, "getImpl()") for m in self.interface.methods]
        for base in self.interface.bases:
            impl = f"getImpl()->impl{base.name}"
            parts += [self._method_definition(m, impl) for m in base.methods]
        return "".join(parts)


def _declarations(kind: Kind, found: list[Interface]) -> str:
    ordered = in_order_of_definition(found)
    texts = [_InterfaceText(kind, interface) for interface in ordered]
    parts = [file_header("Interface Declarations")]
    parts += [
        _in_namespace(i.cpp_namespace, f"{doc_comment(i.description)}class {i.name};\n")
        for i in ordered
    ]
    parts += [text.declaration() for text in texts]
    parts += [text.trait_declaration() for text in texts]
    parts += [text.model_methods() for text in texts]
    return "".join(parts)


def _definitions(kind: Kind, found: list[Interface]) -> str:
    header = file_header("Interface Definitions")
    return header + "".join([_InterfaceText(kind, i).definitions() for i in found])


# --- documentation ---------------------------------------------------------------


def _method_documentation(method: InterfaceMethod) -> str:
    static = "static " if method.is_static else ""
    parameters = ", ".join([_typed(a.type, a.name) for a in method.arguments])
    signature = f"{static}{_typed(method.return_type, method.name)}({parameters});"
    parts = [f"\n#### `{method.name}`\n\n```c++\n{signature}\n```\n"]
    parts.append(description_paragraph(method.description))
    if not method.body:
        parts.append("\nNOTE: This method *must* be implemented by the user.\n")
    return "".join(parts)


def _documentation(kind: Kind, found: list[Interface]) -> str:
    parts = [
        HEADER,
        f"\n# {kind.cpp_base} definitions\n",
    ]
    for interface in found:
        parts.append(f"\n## {interface.name} (`{interface.record.name}`)\n")
        parts.append(description_paragraph(interface.description))
        parts.append("\n### Methods:\n")
        parts += map(_method_documentation, interface.methods)
    return "".join(parts)


def _generator(
    what: str, kind: Kind, output: str, emit: Callable[[Kind, list[Interface]], str]
) -> Generator:
    @generator(f"gen-{what}-interface-{output}", help=f"interfaces of {what}s: {output}")
    def run(records: Records, options: Options) -> str:
        return emit(kind, interfaces(records, kind.record_class))

    return run


OP_DECLS: Final = _generator("op", _OP, "decls", _declarations)
OP_DEFS: Final = _generator("op", _OP, "defs", _definitions)
OP_DOCS: Final = _generator("op", _OP, "docs", _documentation)
ATTR_DECLS: Final = _generator("attr", _ATTR, "decls", _declarations)
ATTR_DEFS: Final = _generator("attr", _ATTR, "defs", _definitions)
ATTR_DOCS: Final = _generator("attr", _ATTR, "docs", _documentation)
TYPE_DECLS: Final = _generator("type", _TYPE, "decls", _declarations)
TYPE_DEFS: Final = _generator("type", _TYPE, "defs", _definitions)
TYPE_DOCS: Final = _generator("type", _TYPE, "docs", _documentation)
