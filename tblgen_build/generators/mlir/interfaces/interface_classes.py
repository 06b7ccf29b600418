"""The C++ of an interface: its class, concept and models, the trait of what implements it."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import comment_lines, documented
from tblgen_build.generators.mlir.interfaces.signatures import (
    arguments,
    parameters,
    typed,
    typed_parameters,
)
from tblgen_build.generators.mlir.model.placeholders import substitute
from tblgen_build.generators.mlir.spellings import begun, in_namespace, logical_result
from tblgen_build.releases.mlir import (
    MODELS_ARE_CONSTEXPR,
    OPERATIONS_STAND_RAW_IN_INTERFACES,
    OVERLOADS_IN_MODELS_SHARE_NAMES,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import TemplateValue
    from tblgen_build.generators.mlir.model.interface import Interface, InterfaceMethod


class InterfaceKind:
    """What differs between interfaces of operations, attributes and types."""

    __slots__ = (
        "cast",
        "casted",
        "concrete",
        "cpp_base",
        "method_suffix",
        "placeholder",
        "raw_placeholder",
        "record_class",
        "self_argument",
        "this",
        "value_type",
    )

    def __init__(
        self,
        *,
        record_class: str,
        cpp_base: str,  # in namespace ::mlir
        value_type: str,  # how a value that may implement the interface is handed around
        concrete: str,  # name of the template parameter for the implementing class
        cast: str,
        this: str,  # the implementing class, inside its trait
        placeholder: str,  # stands for the value in code of the interface
        raw_placeholder: str = "",  # for the value that is of no class yet; empty: none does
        method_suffix: str,  # of methods on the interface's instances
        self_argument: str,  # the value, inside the interface's class
    ) -> None:
        self.record_class = record_class
        self.cpp_base = cpp_base
        self.value_type = value_type
        self.concrete = concrete
        self.cast = cast
        self.this = this
        self.placeholder = placeholder
        self.raw_placeholder = raw_placeholder
        self.method_suffix = method_suffix
        self.self_argument = self_argument
        self.casted = f"({cast}<{concrete}>(tablegen_opaque_val))"


OPERATIONS: Final = InterfaceKind(
    record_class="OpInterface",
    cpp_base="OpInterface",
    value_type="::mlir::Operation *",
    concrete="ConcreteOp",
    cast="llvm::cast",
    this="(*static_cast<ConcreteOp *>(this))",
    placeholder="_op",
    raw_placeholder="_raw_op",
    method_suffix="",
    self_argument="getOperation()",
)
ATTRIBUTES: Final = InterfaceKind(
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
TYPES: Final = InterfaceKind(
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
_SHARED: Final = "shared_"  # what the names of functions that all models share begin with

_DECLARATION: Final = cpp("""
    namespace detail {
    struct $traits {
      struct Concept {
        /// The methods defined by the interface.
        $functions
        $bases
        $shared_functions
      };
      template<typename $concrete>
      class Model : public Concept {
      public:
        using Interface = $qualified_name;
        $model_constructor

        $model_methods
      };
      template<typename $concrete>
      class FallbackModel : public Concept {
      public:
        using Interface = $qualified_name;
        FallbackModel() : Concept{$table} {}

        $fallback_methods
      };
      template<typename ConcreteModel, typename $concrete>
      class ExternalModel : public FallbackModel<ConcreteModel> {
      public:
        using ConcreteEntity = $concrete;
        $default_methods
      };
    };
    template <typename $concrete>
    struct $trait;

    } // namespace detail
    class $name : public $base {
    public:
      using $base::$cpp_base;
      template <typename $concrete>
      struct Trait : public detail::$trait<$concrete> {};
      $members
      $inherited
      $class_of
    };
""")

_MODEL_CONSTRUCTOR: Final = cpp("Model() : Concept{$table} {}")

_CONSTEXPR_MODEL_CONSTRUCTOR: Final = cpp("""
    using GeneratedModel = Model;
    constexpr Model() : Concept{$table} {}
""")

# The concepts of base interfaces, which must be registered when this one is.
_BASES: Final = cpp("""
    /// The base classes of this interface.
    $pointers

    void initializeInterfaceConcept(::mlir::detail::InterfaceMap &interfaceMap) {
      $lookups
    }
""")

_LOOKUP: Final = cpp("""
    impl$name = interfaceMap.lookup<$base>();
    assert(impl$name && "`$interface` expected its base interface `$base` to be registered");
""")

_INHERITED: Final = cpp("""
    //===----------------------------------------------------------------===//
    // Inherited from $base
    //===----------------------------------------------------------------===//

    operator $base () const {
      if (!*this) return nullptr;
      return $base(*this, getImpl()->impl$name);
    }

    $members
""")

_CLASS_OF: Final = cpp("""
    static bool classof($value_type base) {
      auto* interface = getInterfaceFor(base);
      if (!interface)
        return false;
      $name odsInterfaceInstance(base, interface);
      $condition
    }
""")

_TRAIT: Final = cpp("""
    template <typename $concrete>
    struct $trait : public $base::Trait<$concrete> {
      $methods
      $verifier
      $extra
    };
""")

_DETAIL: Final = cpp("""
    namespace detail {
    $body
    } // namespace detail
""")

_VERIFIER: Final = cpp("""
    static $result $name(::mlir::Operation *op) {
      $body
    }
""")

_METHOD: Final = cpp("""
    $signature {
      $body
    }
""")

_SHARED_FUNCTION: Final = cpp("""
    inline $signature {
      $body
    }
""")

_MODEL_METHOD: Final = cpp("""
    template<typename $concrete>
    $signature {
      $body
    }
""")

_EXTERNAL_MODEL_METHOD: Final = cpp("""
    template<typename ConcreteModel, typename $concrete>
    $signature {
      $body
    }
""")


class InterfaceClass:
    """The pieces of one interface's C++."""

    __slots__ = ("_base", "_trait", "_traits", "interface", "kind")

    def __init__(self, kind: InterfaceKind, interface: Interface) -> None:
        self.kind = kind
        self.interface = interface
        self._traits = f"{interface.name}InterfaceTraits"
        self._trait = f"{interface.name}Trait"
        self._base = f"::mlir::{kind.cpp_base}<{interface.name}, detail::{self._traits}>"

    # --- the concept, its models and the interface's class

    def forward_declaration(self) -> str:
        interface = self.interface
        return self._in_namespace(
            [*comment_lines(interface.description), f"class {interface.name};"]
        )

    def declaration(self) -> str:
        comment = comment_lines(self.interface.description)
        return self._in_namespace([*comment, self._declaration()])

    def whole_declaration(self) -> str:
        """The class, declared and defined, and the trait in one namespace."""
        interface = self.interface
        forward = [*comment_lines(interface.description), f"class {interface.name};"]
        trait = _DETAIL(body=self._trait_declaration())
        return self._in_namespace([*forward, self._declaration(), trait])

    def _in_namespace(self, body: TemplateValue) -> str:
        return in_namespace(self.interface.record.release, self.interface.cpp_namespace, body)

    def _declaration(self) -> str:
        interface, kind = self.interface, self.kind
        methods = interface.methods
        shared = [m for m in methods if self._is_shared(m)]
        own = [m for m in methods if m not in shared] if shared else methods
        return _DECLARATION(
            traits=self._traits,
            functions=[self._function_pointer(m) for m in methods],
            bases=self._bases(),
            concrete=kind.concrete,
            qualified_name=interface.qualified_name,
            table=", ".join([m.unique_name for m in methods]),
            shared_functions=[f"static {self._model_signature(m, '', _SHARED)};" for m in shared],
            model_constructor=self._model_constructor(shared),
            model_methods=[f"static inline {self._model_signature(m, '')};" for m in own],
            fallback_methods=[f"static inline {self._model_signature(m, '')};" for m in methods],
            default_methods=[self._default_method(m) for m in methods if m.default_body],
            trait=self._trait,
            name=interface.name,
            base=self._base,
            cpp_base=kind.cpp_base,
            members=self._members(interface),
            inherited=[self._inherited(base) for base in interface.bases],
            class_of=self._class_of(),
        )

    def _model_constructor(self, shared: list[InterfaceMethod]) -> str:
        names = [
            f"Concept::{_SHARED}{m.unique_name}" if m in shared else m.unique_name
            for m in self.interface.methods
        ]
        is_constexpr = self.interface.record.release.has(MODELS_ARE_CONSTEXPR)
        constructor = _CONSTEXPR_MODEL_CONSTRUCTOR if is_constexpr else _MODEL_CONSTRUCTOR
        return constructor(table=", ".join(names))

    def _is_shared(self, method: InterfaceMethod) -> bool:
        """Whether all models call one function, which knows of no implementing class."""
        kind = self.kind
        raw = kind.raw_placeholder
        if not raw or method.is_static or f"${raw}" not in method.body:
            return False
        of_class = (f"${kind.placeholder}", "$_self", kind.concrete)
        if any(word in method.body for word in of_class):
            return False
        return method.record.release.has(OPERATIONS_STAND_RAW_IN_INTERFACES)

    def _function_pointer(self, method: InterfaceMethod) -> str:
        leading = [] if method.is_static else ["const Concept *impl", self.kind.value_type]
        types = ", ".join([*leading, *[a.type for a in method.arguments]])
        return f"{typed(method.return_type, f'(*{method.unique_name})')}({types});"

    def _bases(self) -> str:
        bases = self.interface.bases
        if not bases:
            return ""
        interface = self.interface.qualified_name
        return _BASES(
            pointers=[f"const {b.qualified_name}::Concept *impl{b.name} = nullptr;" for b in bases],
            lookups=[
                _LOOKUP(name=b.name, base=b.qualified_name, interface=interface) for b in bases
            ],
        )

    def _default_method(self, method: InterfaceMethod) -> str:
        static = "static " if method.is_static else ""
        return f"{static}{self._external_signature(method, '')};"

    def _members(self, interface: Interface) -> list[str]:
        """What a class has of an interface: its own, and those of bases."""
        suffix = self.kind.method_suffix
        members: list[str] = []
        for method in interface.methods:
            signature = f"{typed(method.return_type, method.name)}({parameters(method)})"
            members.append(documented(method.description, f"{signature}{suffix};"))
        shared = interface.extra_shared_class_declaration
        members.append(interface.extra_class_declaration.rstrip())
        members.append(substitute(shared, {self.kind.placeholder: "(*this)"}).rstrip())
        return members

    def _inherited(self, base: Interface) -> str:
        members = self._members(base)
        return _INHERITED(base=base.qualified_name, name=base.name, members=members)

    def _class_of(self) -> str:
        condition = self.interface.extra_class_of
        if not condition:
            return ""
        return _CLASS_OF(
            value_type=self.kind.value_type,
            name=self.interface.name,
            condition=begun(
                substitute(condition, {self.kind.placeholder: "odsInterfaceInstance"}).rstrip()
            ),
        )

    # --- the trait

    def trait_declaration(self) -> str:
        """What the interface gives the classes that implement it."""
        namespace = f"{self.interface.cpp_namespace}::detail".removeprefix("::")
        return in_namespace(self.interface.record.release, namespace, self._trait_declaration())

    def _trait_declaration(self) -> str:
        interface, kind = self.interface, self.kind
        self._check_names()
        context = {kind.placeholder: kind.this}
        extra = (
            interface.extra_trait_class_declaration,
            interface.extra_shared_class_declaration,
        )
        return _TRAIT(
            concrete=kind.concrete,
            trait=self._trait,
            base=self._base,
            methods=[self._trait_method(m) for m in interface.methods if m.default_body],
            verifier=self._verifier(),
            extra=[substitute(text, context) + "\n" for text in extra if text],
        )

    def _check_names(self) -> None:
        """Raises where a method has the name that the trait's verifier has."""
        for method in self.interface.methods:
            if method.name == "verifyTrait":
                raise method.record.error(
                    f"interface '{self.interface.name}' has a method 'verifyTrait', which is the "
                    "name of the verifier that its field 'verify' makes: use that field, or "
                    "another name"
                )

    def _trait_method(self, method: InterfaceMethod) -> str:
        static = "static " if method.is_static else ""
        suffix = "" if method.is_static else self.kind.method_suffix
        signature = f"{typed(method.return_type, method.name)}({parameters(method)})"
        definition = _METHOD(
            signature=f"{static}{signature}{suffix}",
            body=substitute(method.default_body, {self.kind.placeholder: self.kind.this}),
        )
        return documented(method.description, definition)

    def _verifier(self) -> str:
        verify = self.interface.verify
        if not verify:
            return ""
        name = "verifyRegionTrait" if self.interface.verifies_with_regions else "verifyTrait"
        return _VERIFIER(
            result=logical_result(self.interface.record.release),
            name=name,
            body=begun(substitute(verify, {"_op": "op"}).rstrip()),
        )

    # --- the models' methods

    def model_methods(self) -> str:
        methods = self.interface.methods
        parts = [self._model_method(m) for m in methods]
        parts += [self._fallback_method(m) for m in methods]
        parts += [self._external_method(m) for m in methods if m.default_body]
        return self._in_namespace(parts)

    def _model_signature(self, method: InterfaceMethod, prefix: str, name_prefix: str = "") -> str:
        if method.is_static:
            listed = parameters(method)
        else:
            value = f"{self.kind.value_type}{_OPAQUE}"
            listed = parameters(method, "const Concept *impl", value)
        return f"{typed(method.return_type, prefix)}{name_prefix}{method.unique_name}({listed})"

    def _external_signature(self, method: InterfaceMethod, prefix: str) -> str:
        name = f"{typed(method.return_type, prefix)}{self._name_in_models(method)}"
        if method.is_static:
            return f"{name}({typed_parameters(method)})"
        return f"{name}({typed_parameters(method, f'{self.kind.value_type}{_OPAQUE}')}) const"

    def _name_in_models(self, method: InterfaceMethod) -> str:
        """What models that users write call the method."""
        shares = method.record.release.has(OVERLOADS_IN_MODELS_SHARE_NAMES)
        return method.name if shares else method.unique_name

    def _model_method(self, method: InterfaceMethod) -> str:
        if self._is_shared(method):
            return self._shared_function(method)
        casted = self.kind.casted
        if method.body:
            # A static method's body has no value to speak of: nothing is substituted.
            body = method.body if method.is_static else substitute(method.body, self._context())
        elif method.is_static:
            body = f"return {self.kind.concrete}::{method.name}({arguments(method)});"
        else:
            body = f"return {casted}.{method.name}({arguments(method)});"
        return self._member_of("Model", method, body)

    def _shared_function(self, method: InterfaceMethod) -> str:
        prefix = f"detail::{self._traits}::Concept::"
        return _SHARED_FUNCTION(
            signature=self._model_signature(method, prefix, _SHARED),
            body=substitute(method.body, self._context()),
        )

    def _context(self) -> dict[str, str]:
        """What stands for the value in the bodies of models."""
        kind = self.kind
        context = {kind.placeholder: kind.casted, "_self": kind.casted}
        is_known = self.interface.record.release.has(OPERATIONS_STAND_RAW_IN_INTERFACES)
        if kind.raw_placeholder and is_known:
            context[kind.raw_placeholder] = _OPAQUE
        return context

    def _fallback_method(self, method: InterfaceMethod) -> str:
        concrete, name = self.kind.concrete, self._name_in_models(method)
        if method.is_static:
            body = f"return {concrete}::{name}({arguments(method)});"
        else:
            passed = arguments(method, _OPAQUE)
            body = f"return static_cast<const {concrete} *>(impl)->{name}({passed});"
        return self._member_of("FallbackModel", method, body)

    def _member_of(self, model: str, method: InterfaceMethod, body: str) -> str:
        prefix = f"detail::{self._traits}::{model}<{self.kind.concrete}>::"
        signature = self._model_signature(method, prefix)
        return _MODEL_METHOD(concrete=self.kind.concrete, signature=signature, body=body)

    def _external_method(self, method: InterfaceMethod) -> str:
        concrete = self.kind.concrete
        context = {} if method.is_static else self._context()
        prefix = f"detail::{self._traits}::ExternalModel<ConcreteModel, {concrete}>::"
        return _EXTERNAL_MODEL_METHOD(
            concrete=concrete,
            signature=self._external_signature(method, prefix),
            body=substitute(method.default_body, context),
        )

    # --- definitions

    def definitions(self) -> list[str]:
        """The methods of the interface's class, those of its bases too."""
        parts = [self._method(m, "getImpl()") for m in self.interface.methods]
        for base in self.interface.bases:
            impl = f"getImpl()->impl{base.name}"
            parts += [self._method(m, impl) for m in base.methods]
        return parts

    def _method(self, method: InterfaceMethod, impl: str) -> str:
        """Calls the method through the table of functions that `impl` names."""
        owner = f"{self.interface.qualified_name.removeprefix('::')}::"
        if method.is_static:
            passed = arguments(method)
        else:
            passed = arguments(method, impl, self.kind.self_argument)
        name = f"{typed(method.return_type, owner)}{method.name}"
        definition = _METHOD(
            signature=f"{name}({parameters(method)}){self.kind.method_suffix}",
            body=f"return {impl}->{method.unique_name}({passed});",
        )
        return documented(method.description, definition)
