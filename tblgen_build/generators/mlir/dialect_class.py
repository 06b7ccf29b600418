"""The C++ class of a dialect: declaration and definition.

It knows the dialect's own record only, not the operations, attributes or types it has.
"""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import comment_lines, file_header
from tblgen_build.generators.definitions import definitions_of
from tblgen_build.generators.mlir.model.dialect import Dialect
from tblgen_build.generators.mlir.model.name_spellings import snake_to_camel
from tblgen_build.generators.mlir.spellings import in_namespace, logical_result
from tblgen_build.registry import Option, generator
from tblgen_build.releases.mlir import (
    DECLARATIONS_ARE_DOCUMENTED,
    DIALECTS_HAVE_DISCARDABLE_ATTRIBUTES,
    HELPERS_ARE_CONST,
    HELPERS_SEE_DISCARDABLE,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.registry import Options

_OPTIONS: Final = (Option("dialect", help="the dialect to generate for"),)

_DECLARATION: Final = cpp("""
    $comment
    class $name : public $base {
      explicit $name(::mlir::MLIRContext *context);

      void initialize();
      friend class ::mlir::MLIRContext;
    public:
      ~$name() override;
      static constexpr ::llvm::StringLiteral getDialectNamespace() {
        return ::llvm::StringLiteral("$dialect");
      }
      $hooks
    $attributes
      $extra
    $last};
""")

# Part of the class, at its margin.
_ATTRIBUTE: Final = cpp("""

      /// Helper to manage the discardable attribute `$name`.
      class $helper {
        ::mlir::StringAttr name;
      public:
        static constexpr ::llvm::StringLiteral getNameStr() {
          return "$dialect.$name";
        }
        constexpr ::mlir::StringAttr getName()$const {
          return name;
        }

        $explicit$helper(::mlir::MLIRContext *ctx)
            : name(::mlir::StringAttr::get(ctx, getNameStr())) {}

        $type getAttr(::mlir::Operation *op)$const {
          return op->get${kind}AttrOfType<$type>(name);
        }
        void setAttr(::mlir::Operation *op, $type val)$const {
          op->set${kind}Attr(name, val);
        }
        bool isAttrPresent(::mlir::Operation *op)$const {
          return op->has${kind}AttrOfType<$type>(name);
        }
        void removeAttr(::mlir::Operation *op)$const {
          assert(op->has${kind}AttrOfType<$type>(name));
          op->remove${kind}Attr(name);
        }
      };
      $helper get$helper() {
        return $member;
      }
    private:
      $helper $member;
    public:
""")

_DEFINITION: Final = cpp("""

    $name::$name(::mlir::MLIRContext *context)
        : $base(getDialectNamespace(), context, ::mlir::TypeID::get<$name>())
        $attributes
    {
      $loads
      initialize();
    }
    $destructor
""")
_DESTRUCTOR: Final = cpp("""

    $name::~$name() = default;

""")

_ATTRIBUTE_HOOKS: Final = """
/// Parse an attribute registered to this dialect.
::mlir::Attribute parseAttribute(::mlir::DialectAsmParser &parser,
                                 ::mlir::Type type) const override;

/// Print an attribute registered to this dialect.
void printAttribute(::mlir::Attribute attr,
                    ::mlir::DialectAsmPrinter &os) const override;
"""
_TYPE_HOOKS: Final = """
/// Parse a type registered to this dialect.
::mlir::Type parseType(::mlir::DialectAsmParser &parser) const override;

/// Print a type registered to this dialect.
void printType(::mlir::Type type,
               ::mlir::DialectAsmPrinter &os) const override;
"""
_CANONICALIZER_HOOK: Final = """
/// Register canonicalization patterns.
void getCanonicalizationPatterns(
    ::mlir::RewritePatternSet &results) const override;
"""
_CONSTANT_HOOK: Final = """
/// Materialize a single constant operation from a given attribute value with
/// the desired resultant type.
::mlir::Operation *materializeConstant(::mlir::OpBuilder &builder,
                                       ::mlir::Attribute value,
                                       ::mlir::Type type,
                                       ::mlir::Location loc) override;
"""
_OPERATION_ATTRIBUTE_HOOK: Final = """
/// Provides a hook for verifying dialect attributes attached to the given
/// op.
$result verifyOperationAttribute(
    ::mlir::Operation *op, ::mlir::NamedAttribute attribute) override;
"""
_REGION_ARGUMENT_HOOK: Final = """
/// Provides a hook for verifying dialect attributes attached to the given
/// op's region argument.
$result verifyRegionArgAttribute(
    ::mlir::Operation *op, unsigned regionIndex, unsigned argIndex,
    ::mlir::NamedAttribute attribute) override;
"""
_REGION_RESULT_HOOK: Final = """
/// Provides a hook for verifying dialect attributes attached to the given
/// op's region result.
$result verifyRegionResultAttribute(
    ::mlir::Operation *op, unsigned regionIndex, unsigned resultIndex,
    ::mlir::NamedAttribute attribute) override;
"""
_INTERFACE_FALLBACK_HOOK: Final = """
/// Provides a hook for op interface.
void *getRegisteredInterfaceForOp(mlir::TypeID interfaceID,
                                  mlir::OperationName opName) override;
"""
# The order is that of the declarations.
_HOOKS: Final = (
    ("useDefaultAttributePrinterParser", _ATTRIBUTE_HOOKS),
    ("useDefaultTypePrinterParser", _TYPE_HOOKS),
    ("hasCanonicalizer", _CANONICALIZER_HOOK),
    ("hasConstantMaterializer", _CONSTANT_HOOK),
    ("hasOperationAttrVerify", _OPERATION_ATTRIBUTE_HOOK),
    ("hasRegionArgAttrVerify", _REGION_ARGUMENT_HOOK),
    ("hasRegionResultAttrVerify", _REGION_RESULT_HOOK),
    ("hasOperationInterfaceFallback", _INTERFACE_FALLBACK_HOOK),
)


def select_dialect(records: Records, name: str) -> Dialect | None:
    """The dialect with this name, or the only one; None where the input has none at all."""
    definitions = definitions_of(records, "Dialect", "mlir/IR/DialectBase.td")
    found = [Dialect(record) for record in definitions]
    if not found:
        return None
    if not name:
        if len(found) == 1:
            return found[0]
        raise found[1].record.error(
            f"the input has {len(found)} dialects ({_names(found)}); select one with '--dialect'"
        )
    for dialect in found:
        if dialect.name == name:
            return dialect
    raise RecordError(
        f"dialect '{name}', selected with '--dialect', does not exist; there is {_names(found)}"
    )


def _names(dialects: list[Dialect]) -> str:
    return ", ".join([f"'{dialect.name}'" for dialect in dialects])


def _discardable_attributes(dialect: Dialect) -> list[tuple[str, str]]:
    """Name and C++ type of each discardable attribute."""
    found: list[tuple[str, str]] = []
    if not dialect.record.release.has(DIALECTS_HAVE_DISCARDABLE_ATTRIBUTES):
        return []
    dag = dialect.discardable_attributes
    for value, name in zip(dag.args, dag.arg_names, strict=True):
        if not name:
            raise dialect.record.error("discardable attributes must be named")
        found.append((name, value.as_unquoted_string()))
    return found


def _member(attribute: str) -> str:
    return f"{snake_to_camel(attribute)}AttrName"


def _attribute(dialect: Dialect, name: str, type_: str) -> str:
    """The class and the method that give access to a discardable attribute."""
    release = dialect.record.release
    is_const = release.has(HELPERS_ARE_CONST)
    return _ATTRIBUTE(
        kind="Discardable" if release.has(HELPERS_SEE_DISCARDABLE) else "",
        const=" const" if is_const else "",
        explicit="explicit " if is_const else "",
        dialect=dialect.name,
        name=name,
        helper=f"{snake_to_camel(name, capitalize_first=True)}AttrHelper",
        type=type_,
        member=_member(name),
    )


def _base_class(dialect: Dialect) -> str:
    return "::mlir::ExtensibleDialect" if dialect.has("isExtensible") else "::mlir::Dialect"


_TYPE_ID: Final = cpp("""
    $macro($name)
""")


def _type_id(dialect: Dialect, macro: str) -> str:
    """The type id's macro; a dialect without a namespace has the implicit type id."""
    if not dialect.cpp_namespace:
        return ""
    return _TYPE_ID(macro=macro, name=f"{dialect.cpp_namespace}::{dialect.cpp_class_name}")


def _declaration(dialect: Dialect) -> str:
    # If the user's text does not end its line, the class ends after it.
    extra, _, last = dialect.extra_class_declaration.rpartition("\n")
    result = logical_result(dialect.record.release)
    comment: list[str] = []
    if dialect.record.release.has(DECLARATIONS_ARE_DOCUMENTED):
        comment = comment_lines(dialect.summary) + comment_lines(dialect.description)
    text = _DECLARATION(
        comment=comment or "\n",
        name=dialect.cpp_class_name,
        base=_base_class(dialect),
        dialect=dialect.name,
        hooks=[hook.replace("$result", result) for bit, hook in _HOOKS if dialect.has(bit)],
        attributes=[_attribute(dialect, *found) for found in _discardable_attributes(dialect)],
        extra=extra + "\n" * extra.endswith("\n"),
        last=last,
    )
    type_id = _type_id(dialect, "MLIR_DECLARE_EXPLICIT_TYPE_ID")
    return in_namespace(dialect.record.release, dialect.cpp_namespace, text) + type_id


def _definition(dialect: Dialect) -> str:
    name = dialect.cpp_class_name
    attributes = "".join([f", {_member(a)}(context)" for a, _ in _discardable_attributes(dialect)])
    has_destructor = dialect.has("hasNonDefaultDestructor")
    text = _DEFINITION(
        name=name,
        base=_base_class(dialect),
        attributes=attributes or "\n",
        loads=[f"getContext()->loadDialect<{loaded}>();" for loaded in dialect.dependent_dialects]
        or "\n",
        destructor="" if has_destructor else _DESTRUCTOR(name=name),
    )
    type_id = _type_id(dialect, "MLIR_DEFINE_EXPLICIT_TYPE_ID")
    return type_id + in_namespace(dialect.record.release, dialect.cpp_namespace, text)


def _selected(records: Records, options: Options) -> Dialect | None:
    return select_dialect(records, options.string("dialect"))


@generator("gen-dialect-decls", help="C++ class of a dialect: declarations", options=_OPTIONS)
def DECLS(records: Records, options: Options) -> str:
    dialect = _selected(records, options)
    return file_header("Dialect Declarations", records.main_file) + (
        _declaration(dialect) if dialect else ""
    )


@generator("gen-dialect-defs", help="C++ class of a dialect: definitions", options=_OPTIONS)
def DEFS(records: Records, options: Options) -> str:
    dialect = _selected(records, options)
    return file_header("Dialect Definitions", records.main_file) + (
        _definition(dialect) if dialect else ""
    )
