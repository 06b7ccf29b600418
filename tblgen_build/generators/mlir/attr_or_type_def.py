"""The C++ classes of the attributes and types that a dialect defines.

Which classes are emitted is decided here, how each looks in `_ClassEmitter`; the
bodies of `parse` and `print` come from the assembly format package.
"""

from __future__ import annotations

from tblgen_build._core import RecordError, Records
from tblgen_build.dataclass import dataclass
from tblgen_build.generators.cpp.classes import Class, Method, Parameter
from tblgen_build.generators.cpp.literals import escape
from tblgen_build.generators.cpp.sections import (
    close_namespace,
    doc_comment,
    file_header,
    open_namespace,
)
from tblgen_build.generators.mlir.assembly_format.definition_format import parse_definition_format
from tblgen_build.generators.mlir.assembly_format.definition_parse import DefinitionParseEmitter
from tblgen_build.generators.mlir.assembly_format.definition_print import DefinitionPrintEmitter
from tblgen_build.generators.mlir.model.attr_or_type_def import AttrOrTypeDef, select_defs
from tblgen_build.generators.mlir.model.builder import Builder
from tblgen_build.generators.mlir.model.dialect import Dialect
from tblgen_build.generators.mlir.model.interface import Interface, InterfaceMethod
from tblgen_build.generators.mlir.placeholders import substitute
from tblgen_build.registry import Option, Options, Output, ReportedError, Warnings, generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Final

    from tblgen_build.generators.cpp.classes import Side
    from tblgen_build.generators.mlir.model.attr_or_type_def import DefKind

_EMIT_ERROR: Final = Parameter("::llvm::function_ref<::mlir::InFlightDiagnostic()>", "emitError")
_CONTEXT_PARAMETER: Final = Parameter("::mlir::MLIRContext *", "context")
_PARSER: Final = Parameter("::mlir::AsmParser &", "odsParser")
_PRINTER: Final = Parameter("::mlir::AsmPrinter &", "odsPrinter")
_RESULT: Final = "::llvm::LogicalResult"
_ERROR_IS_FATAL: Final = "asmformat-error-is-fatal"
_FAILED: Final = "    return ::mlir::failure();\n"


@dataclass(frozen=True, slots=True)
class _Words:
    """What differs between attributes and types in names of generated code."""

    value: str  # C++ class of the value: Attribute
    macro: str  # GET_ATTRDEF_CLASSES
    base: str  # the class template that definitions derive from
    option: str
    title: str

    @property
    def qualified_value(self) -> str:
        return f"::mlir::{self.value}"


_WORDS: Final[dict[DefKind, _Words]] = {
    "attribute": _Words("Attribute", "ATTRDEF", "AttrBase", "attrdefs-dialect", "AttrDef"),
    "type": _Words("Type", "TYPEDEF", "TypeBase", "typedefs-dialect", "TypeDef"),
}


class _ClassEmitter:
    """Composes the C++ class of one definition."""

    def __init__(
        self, definition: AttrOrTypeDef, side: Side, tolerate: Callable[[RecordError], None] | None
    ) -> None:
        """`tolerate` is called with an error of the format, which is raised where it is None."""
        self._def = definition
        self._tolerate = tolerate
        self._words = _WORDS[definition.kind]
        self._class = Class(definition.cpp_class_name, side=side)
        self._parameters = [Parameter(p.cpp_type, p.name) for p in definition.parameters]
        self._compose()

    def declaration(self) -> str:
        return self._storage_declaration() + self._class.declaration()

    def definition(self) -> str:
        storage = self._storage_definition() if self._generates_storage else ""
        return storage + self._class.definition()

    # --- the class

    def _compose(self) -> None:
        definition = self._def
        class_ = self._class
        class_.add_parent(self._base())
        class_.declare_visibility("public")
        class_.declare_using("Base::Base")
        self._declare_extra()
        class_.declare_field(
            "static constexpr ::llvm::StringLiteral", f'name = "{definition.unique_name}"'
        )
        class_.declare_field(
            "static constexpr ::llvm::StringLiteral", f'dialectName = "{definition.dialect.name}"'
        )
        verifies = definition.verifies_invariants
        if definition.parameters:
            self._add_builders()
            if verifies:
                self._add_verifiers()
        if definition.mnemonic is not None:
            self._add_mnemonic(definition.mnemonic)
        self._add_format()
        if definition.has_accessors:
            self._add_accessors()
        self._add_interface_methods()
        if definition.mnemonic is not None and definition.has_mnemonic_alias:
            self._add_alias(definition.mnemonic)
        class_.finalize()
        if self._generates_storage:
            self._check_comparators()

    def _check_comparators(self) -> None:
        """APInts of different widths cannot be compared by `==`, which storage does."""
        for parameter in self._def.parameters:
            if "APInt" in parameter.cpp_type and not parameter.has_comparator:
                raise self._def.record.error(
                    f"parameter '{parameter.name}' of '{self._def.name}' is a raw APInt, which "
                    "asserts when one of another width is compared: use an 'APIntParameter', or "
                    "give a 'comparator'"
                )

    def _base(self) -> str:
        words = self._words
        definition = self._def
        if not definition.parameters:
            storage = f"::mlir::{words.value}Storage"
        else:
            storage = f"{definition.storage_namespace}::{definition.storage_class}"
        arguments = [definition.cpp_class_name, definition.cpp_base_class_name, storage]
        arguments += [trait.qualified_name for trait in definition.traits]
        if definition.has_mnemonic_alias:
            kind = "Attr" if definition.kind == "attribute" else "Type"
            arguments.append(f"::mlir::OpAsm{kind}Interface::Trait")
        return f"::mlir::{words.value}::{words.base}<{', '.join(dict.fromkeys(arguments))}>"

    def _declare_extra(self) -> None:
        context = {"cppClass": self._def.cpp_class_name}
        for trait in self._def.traits:
            if trait.kind == "native":
                self._class_code(
                    trait.extra_concrete_class_declaration,
                    trait.extra_concrete_class_definition,
                    context,
                )
        self._class_code(
            self._def.extra_class_declaration, self._def.extra_class_definition, context
        )

    def _class_code(self, declaration: str, definition: str, context: dict[str, str]) -> None:
        if declaration or definition:
            code = substitute(definition, context)
            self._class.declare(declaration, f"{code}\n" if code else "")

    def _method(
        self,
        return_type: str,
        name: str,
        parameters: Sequence[Parameter] = (),
        *,
        is_static: bool = False,
        is_const: bool = False,
        is_declaration: bool = False,
        is_inline: bool = False,
        is_constexpr: bool = False,
        body: str = "",
    ) -> Method | None:
        method = self._class.add_method(
            return_type,
            name,
            parameters,
            is_static=is_static,
            is_const=is_const,
            is_declaration=is_declaration,
            is_inline=is_inline,
            is_constexpr=is_constexpr,
        )
        if method is not None and body:
            method.write(body)
        return method

    # --- builders

    def _add_builders(self) -> None:
        if self._def.verifies_invariants:
            self._class.declare_using("Base::getChecked")
        if not self._def.skips_default_builders:
            self._add_default_builders()
        for builder in self._def.builders:
            self._add_builder(builder)

    def _add_default_builders(self) -> None:
        class_ = self._def.cpp_class_name
        moved = "".join([f", std::move({parameter.name})" for parameter in self._parameters])
        parameters = [_CONTEXT_PARAMETER, *self._parameters]
        self._method(
            class_,
            "get",
            parameters,
            is_static=True,
            body=f"  return Base::get(context{moved});",
        )
        if self._def.verifies_invariants:
            self._method(
                class_,
                "getChecked",
                [_EMIT_ERROR, *parameters],
                is_static=True,
                body=f"  return Base::getChecked(emitError, context{moved});",
            )

    def _add_builder(self, builder: Builder) -> None:
        record = builder.record
        return_type = record.value_as_string("returnType") or self._def.cpp_class_name
        context: dict[str, str] = {}
        parameters = [
            Parameter(p.cpp_type, p.name or "", p.default or "") for p in builder.parameters
        ]
        if not record.value_as_bit("hasInferredContextParam"):
            parameters.insert(0, _CONTEXT_PARAMETER)
            context["_ctxt"] = "context"
        body = builder.body
        self._add_get(
            "get",
            return_type,
            parameters,
            body and substitute(body, {**context, "_get": "Base::get"}),
        )
        if self._def.verifies_invariants:
            checked = body and body.replace("$_get(", "Base::getChecked(emitError, ")
            self._add_get(
                "getChecked",
                return_type,
                [_EMIT_ERROR, *parameters],
                checked and substitute(checked, context),
            )

    def _add_get(
        self,
        name: str,
        return_type: str,
        parameters: list[Parameter],
        body: str | None,
    ) -> None:
        method = self._method(
            return_type,
            name,
            parameters,
            is_static=True,
            is_declaration=body is None,
            body=f"  {body.strip()}\n" if body else "",
        )
        if method is None:
            signature = ", ".join([parameter.declaration for parameter in parameters])
            field = self._def.record.field("builders")
            assert field is not None
            raise field.error(
                f"builder `{name}({signature})` of '{self._def.name}' conflicts with an earlier "
                "builder: every call of it would fit that one too"
            )

    # --- verification

    def _add_verifiers(self) -> None:
        definition = self._def
        parameters = [_EMIT_ERROR, *self._parameters]
        arguments = ", ".join([parameter.name for parameter in parameters])
        checks: list[str] = []
        if definition.constrained_parameters:
            body = self._constraint_checks() + "  return ::mlir::success();\n"
            self._method(_RESULT, "verifyInvariantsImpl", parameters, is_static=True, body=body)
            checks.append("verifyInvariantsImpl")
        if definition.has_verifier:
            self._method(_RESULT, "verify", parameters, is_static=True, is_declaration=True)
            checks.append("verify")
        body = "".join(
            [f"  if (::mlir::failed({check}({arguments})))\n{_FAILED}" for check in checks]
        )
        self._method(
            _RESULT,
            "verifyInvariants",
            parameters,
            is_static=True,
            body=f"{body}  return ::mlir::success();\n",
        )

    def _constraint_checks(self) -> str:
        parts: list[str] = []
        for parameter, constraint in self._def.constrained_parameters:
            context = {"_self": parameter.name}
            condition = substitute(constraint.condition, context)
            summary = escape(constraint.summary)
            parts.append(
                f"  if (!({condition})) {{\n"
                f"    emitError() << \"failed to verify '{parameter.name}': {summary}\";\n"
                f"{_FAILED}  }}\n"
            )
        return "".join(parts)

    # --- text form

    def _add_mnemonic(self, mnemonic: str) -> None:
        self._method(
            "::llvm::StringLiteral",
            "getMnemonic",
            is_static=True,
            is_constexpr=True,
            body=f'  return {{"{mnemonic}"}};\n',
        )

    def _add_format(self) -> None:
        definition = self._def
        if definition.assembly_format is None and not definition.has_custom_assembly_format:
            return
        is_custom = definition.has_custom_assembly_format
        parameters = [_PARSER]
        if definition.kind == "attribute":
            parameters.append(Parameter("::mlir::Type", "odsType"))
        parse = self._method(
            self._words.qualified_value,
            "parse",
            parameters,
            is_static=True,
            is_declaration=is_custom,
        )
        print_ = self._method("void", "print", [_PRINTER], is_const=True, is_declaration=is_custom)
        if is_custom:
            return
        try:
            elements = parse_definition_format(definition)
        except RecordError as error:
            if self._tolerate is None:
                raise
            self._tolerate(error)
            return
        if parse is not None and parse.wants_body:
            parse.write(DefinitionParseEmitter(definition).emit(elements))
        if print_ is not None and print_.wants_body:
            print_.write(DefinitionPrintEmitter().emit(elements))

    def _add_alias(self, mnemonic: str) -> None:
        self._method(
            "::mlir::OpAsmAliasResult",
            "getAlias",
            [Parameter("::llvm::raw_ostream &", "os")],
            is_const=True,
            body=f'  os << "{mnemonic}";\n  return ::mlir::OpAsmAliasResult::OverridableAlias;\n',
        )

    # --- the rest

    def _add_accessors(self) -> None:
        for parameter in self._def.parameters:
            self._method(
                parameter.accessor_type,
                parameter.accessor_name,
                is_const=True,
                is_declaration=not self._def.generates_storage_class,
                body=f"  return getImpl()->{parameter.name};\n",
            )

    def _add_interface_methods(self) -> None:
        """Declare what is left to C++; defaults of the interface stay visible beside it."""
        inherited: dict[str, None] = {}
        for trait in self._def.traits:
            if trait.kind != "interface" or not trait.declares_methods:
                continue
            always = trait.always_declared_methods
            for method in Interface(trait.record).methods:
                if method.body:
                    continue
                if method.default_body and method.name not in always:
                    base = f"{trait.qualified_name}<{self._def.cpp_class_name}>"
                    inherited[f"{base}::{method.name}"] = None
                else:
                    self._declare_method(method)
        for name in inherited:
            self._class.declare_using(name)

    def _declare_method(self, method: InterfaceMethod) -> None:
        self._method(
            method.return_type,
            method.name,
            [Parameter(argument.type, argument.name) for argument in method.arguments],
            is_static=method.is_static,
            is_const=not method.is_static,
            is_declaration=True,
        )

    # --- storage

    @property
    def _generates_storage(self) -> bool:
        return bool(self._def.parameters) and self._def.generates_storage_class

    def _storage_declaration(self) -> str:
        if not self._generates_storage:
            return ""
        namespace = self._def.storage_namespace
        forward = f"struct {self._def.storage_class};\n"
        return f"{open_namespace(namespace)}{forward}{close_namespace(namespace)}"

    def _storage_definition(self) -> str:
        definition = self._def
        storage = Class(definition.storage_class, side="definitions", is_struct=True)
        storage.add_parent(f"::mlir::{self._words.value}Storage")
        types = ", ".join([parameter.type for parameter in self._parameters])
        storage.declare_using("KeyTy", f"std::tuple<{types}>")
        constructor = storage.add_constructor(self._parameters, is_inline=True)
        assert constructor is not None
        for parameter in self._parameters:
            constructor.initializers.append((parameter.name, f"std::move({parameter.name})"))
        self._add_storage_methods(storage)
        storage.finalize()
        for parameter in self._parameters:
            storage.declare_field(parameter.type, parameter.name)
        namespace = definition.storage_namespace
        return f"{open_namespace(namespace)}{storage.declaration()}{close_namespace(namespace)}"

    def _add_storage_methods(self, storage: Class) -> None:
        definition = self._def
        key = Parameter("const KeyTy &", "tblgenKey")
        names = ", ".join([parameter.name for parameter in self._parameters])
        as_key = storage.add_method("KeyTy", "getAsKey", is_inline=True, is_const=True)
        equals = storage.add_method("bool", "operator==", [key], is_inline=True, is_const=True)
        hash_ = storage.add_method(
            "::llvm::hash_code", "hashKey", [key], is_inline=True, is_static=True
        )
        construct = storage.add_method(
            f"{definition.storage_class} *",
            "construct",
            [
                Parameter(f"::mlir::{self._words.value}StorageAllocator &", "allocator"),
                Parameter("KeyTy &&", "tblgenKey"),
            ],
            is_inline=not definition.has_custom_storage_constructor,
            is_static=True,
            is_declaration=definition.has_custom_storage_constructor,
        )
        assert as_key is not None
        assert equals is not None
        assert hash_ is not None
        assert construct is not None
        as_key.write(f"  return KeyTy({names});\n")
        equals.write(f"  return {self._key_comparison()};\n")
        items = [f"std::get<{index}>(tblgenKey)" for index in range(len(self._parameters))]
        hash_.write(f"  return ::llvm::hash_combine({', '.join(items)});\n")
        if not definition.has_custom_storage_constructor:
            self._write_construct(construct)

    def _key_comparison(self) -> str:
        comparisons: list[str] = []
        for index, parameter in enumerate(self._def.parameters):
            context = {"_lhs": parameter.name, "_rhs": f"std::get<{index}>(tblgenKey)"}
            comparisons.append(f"({substitute(parameter.comparator, context)})")
        return " && ".join(comparisons)

    def _write_construct(self, construct: Method) -> None:
        storage = self._def.storage_class
        moved = ", ".join([f"std::move({parameter.name})" for parameter in self._parameters])
        for index, parameter in enumerate(self._parameters):
            construct.write(f"  auto {parameter.name} = std::move(std::get<{index}>(tblgenKey));\n")
        for definition in self._def.parameters:
            if definition.allocator is not None:
                name = definition.name
                context = {"_self": name, "_dst": name, "_allocator": "allocator"}
                construct.write(f"  {substitute(definition.allocator, context).strip()}\n")
        construct.write(f"  return new (allocator.allocate<{storage}>()) {storage}({moved});\n")


# --- what all classes of a dialect share


def _guarded(macro: str, text: str) -> str:
    return f"\n#ifdef {macro}\n#undef {macro}\n\n{text}\n#endif // {macro}\n"


def _type_ids(macro: str, definitions: Sequence[AttrOrTypeDef]) -> str:
    """The type id macros; classes outside of any namespace have implicit ids."""
    return "".join(
        [f"{macro}({d.qualified_name})\n" for d in definitions if d.dialect.cpp_namespace]
    )


def _documentation(definition: AttrOrTypeDef) -> str:
    return doc_comment(f"{definition.summary}\n{definition.description}")


def _tolerate(
    options: Options, warnings: list[RecordError]
) -> Callable[[RecordError], None] | None:
    """What to do with an error of a format; None where it is fatal."""
    if options.flag(_ERROR_IS_FATAL):
        return None

    def tolerate(error: RecordError) -> None:
        warnings.append(ReportedError(error.message, error.location, error.notes))

    return tolerate


def _declarations(records: Records, options: Options, kind: DefKind) -> Output:
    words = _WORDS[kind]
    warnings = Warnings()
    tolerate = _tolerate(options, warnings)
    definitions = select_defs(records, kind, options.string(words.option))
    parts = [
        "\nnamespace mlir {\nclass AsmParser;\nclass AsmPrinter;\n} // namespace mlir\n",
    ]
    if definitions:
        namespace = definitions[0].dialect.cpp_namespace
        parts += (open_namespace(namespace), "\n")
        for definition in definitions:
            parts += (_documentation(definition), f"class {definition.cpp_class_name};\n")
        with warnings:
            parts += [
                _ClassEmitter(definition, "declarations", tolerate).declaration()
                for definition in definitions
            ]
        parts += ("\n", close_namespace(namespace))
        parts.append(_type_ids("MLIR_DECLARE_EXPLICIT_TYPE_ID", definitions))
    header = file_header(f"{words.title} Declarations")
    text = header + _guarded(f"GET_{words.macro}_CLASSES", "".join(parts))
    return Output(text, warnings=warnings)


def _definitions(records: Records, options: Options, kind: DefKind) -> Output:
    words = _WORDS[kind]
    header = file_header(f"{words.title} Definitions")
    warnings = Warnings()
    tolerate = _tolerate(options, warnings)
    definitions = select_defs(records, kind, options.string(words.option))
    if not definitions:
        return Output(header)
    names = ",\n".join([definition.qualified_name for definition in definitions])
    parts = [_dispatch(definitions, kind)]
    for definition in definitions:
        namespace = definition.dialect.cpp_namespace
        with warnings:
            text = _ClassEmitter(definition, "definitions", tolerate).definition()
        parts += (
            open_namespace(namespace),
            f"\n{text}\n",
            close_namespace(namespace),
            _type_ids("MLIR_DEFINE_EXPLICIT_TYPE_ID", [definition]),
        )
    parts.append(_dialect_hooks(definitions[0].dialect, kind))
    list_ = _guarded(f"GET_{words.macro}_LIST", f"{names}\n")
    classes = _guarded(f"GET_{words.macro}_CLASSES", "".join(parts))
    return Output(f"{header}{list_}{classes}", warnings=warnings)


def _dispatch(definitions: Sequence[AttrOrTypeDef], kind: DefKind) -> str:
    """Functions that parse and print by mnemonic; none where there are no mnemonics."""
    named = [definition for definition in definitions if definition.mnemonic is not None]
    if not named:
        return ""
    words = _WORDS[kind]
    value = words.qualified_value
    type_ = "::mlir::Type type, " if kind == "attribute" else ""
    parts = [
        f"static ::mlir::OptionalParseResult generated{words.value}Parser("
        f"::mlir::AsmParser &parser, ::llvm::StringRef *mnemonic, {type_}{value} &value) {{\n"
        "  return ::mlir::AsmParser::KeywordSwitch<::mlir::OptionalParseResult>(parser)\n"
    ]
    parts += [_parse_case(definition) for definition in named]
    parts += (
        "    .Default([&](llvm::StringRef keyword, llvm::SMLoc) {\n"
        "      *mnemonic = keyword;\n"
        "      return std::nullopt;\n"
        "    });\n}\n\n",
        f"static ::llvm::LogicalResult generated{words.value}Printer("
        f"{value} def, ::mlir::AsmPrinter &printer) {{\n"
        f"  return ::llvm::TypeSwitch<{value}, ::llvm::LogicalResult>(def)\n",
    )
    parts += [_print_case(definition) for definition in named]
    parts.append("    .Default([](auto) { return ::mlir::failure(); });\n}\n\n")
    return "".join(parts)


def _has_format(definition: AttrOrTypeDef) -> bool:
    return definition.assembly_format is not None or definition.has_custom_assembly_format


def _parse_case(definition: AttrOrTypeDef) -> str:
    class_ = definition.qualified_name
    if not _has_format(definition):
        call = f"{class_}::get(parser.getContext())"
    elif definition.kind == "attribute":
        call = f"{class_}::parse(parser, type)"
    else:
        call = f"{class_}::parse(parser)"
    return (
        f"    .Case({class_}::getMnemonic(), [&](llvm::StringRef, llvm::SMLoc) {{\n"
        f"      value = {call};\n"
        "      return ::mlir::success(!!value);\n"
        "    })\n"
    )


def _print_case(definition: AttrOrTypeDef) -> str:
    class_ = definition.qualified_name
    print_ = "      t.print(printer);\n" if _has_format(definition) else ""
    return (
        f"    .Case<{class_}>([&](auto t) {{\n"
        f"      printer << {class_}::getMnemonic();\n"
        f"{print_}"
        "      return ::mlir::success();\n"
        "    })\n"
    )


_DYNAMIC_ATTRIBUTE: Final = """\
  {
    ::mlir::Attribute genAttr;
    auto parseResult = parseOptionalDynamicAttr(attrTag, parser, genAttr);
    if (parseResult.has_value()) {
      if (::mlir::succeeded(parseResult.value()))
        return genAttr;
      return Attribute();
    }
  }
"""
_DYNAMIC_TYPE: Final = """\
  {
    auto parseResult = parseOptionalDynamicType(mnemonic, parser, genType);
    if (parseResult.has_value()) {
      if (::mlir::succeeded(parseResult.value()))
        return genType;
      return ::mlir::Type();
    }
  }
"""


def _dialect_hooks(dialect: Dialect, kind: DefKind) -> str:
    """The dialect's methods that parse and print, where it leaves them to generated code."""
    words = _WORDS[kind]
    if not dialect.has(f"useDefault{words.value}PrinterParser"):
        return ""
    is_extensible = dialect.has("isExtensible")
    if kind == "attribute":
        parse, print_ = _attribute_hooks(dialect.cpp_class_name, is_extensible)
    else:
        parse, print_ = _type_hooks(dialect.cpp_class_name, is_extensible)
    namespace = dialect.cpp_namespace
    return f"{open_namespace(namespace)}\n{parse}\n{print_}\n{close_namespace(namespace)}"


def _attribute_hooks(class_: str, is_extensible: bool) -> tuple[str, str]:
    parse = f"""\
::mlir::Attribute {class_}::parseAttribute(::mlir::DialectAsmParser &parser,
                                           ::mlir::Type type) const {{
  ::llvm::SMLoc typeLoc = parser.getCurrentLocation();
  ::llvm::StringRef attrTag;
  {{
    ::mlir::Attribute attr;
    auto parseResult = generatedAttributeParser(parser, &attrTag, type, attr);
    if (parseResult.has_value())
      return attr;
  }}
{_DYNAMIC_ATTRIBUTE if is_extensible else ""}\
  parser.emitError(typeLoc) << "unknown attribute `"
      << attrTag << "` in dialect `" << getNamespace() << "`";
  return {{}};
}}
"""
    dynamic = "  if (::mlir::succeeded(printIfDynamicAttr(attr, printer)))\n    return;\n"
    print_ = f"""\
void {class_}::printAttribute(::mlir::Attribute attr,
                              ::mlir::DialectAsmPrinter &printer) const {{
  if (::mlir::succeeded(generatedAttributePrinter(attr, printer)))
    return;
{dynamic if is_extensible else ""}}}
"""
    return parse, print_


def _type_hooks(class_: str, is_extensible: bool) -> tuple[str, str]:
    parse = f"""\
::mlir::Type {class_}::parseType(::mlir::DialectAsmParser &parser) const {{
  ::llvm::SMLoc typeLoc = parser.getCurrentLocation();
  ::llvm::StringRef mnemonic;
  ::mlir::Type genType;
  auto parseResult = generatedTypeParser(parser, &mnemonic, genType);
  if (parseResult.has_value())
    return genType;
{_DYNAMIC_TYPE if is_extensible else ""}\
  parser.emitError(typeLoc) << "unknown  type `"
      << mnemonic << "` in dialect `" << getNamespace() << "`";
  return {{}};
}}
"""
    dynamic = "  if (::mlir::succeeded(printIfDynamicType(type, printer)))\n    return;\n"
    print_ = f"""\
void {class_}::printType(::mlir::Type type,
                         ::mlir::DialectAsmPrinter &printer) const {{
  if (::mlir::succeeded(generatedTypePrinter(type, printer)))
    return;
{dynamic if is_extensible else ""}}}
"""
    return parse, print_


def _options(kind: DefKind) -> tuple[Option, ...]:
    return (
        Option(_WORDS[kind].option, help=f"Generate {kind}s for this dialect"),
        Option(
            _ERROR_IS_FATAL, "flag", help="Emit a fatal error if format parsing fails", default=True
        ),
    )


@generator("gen-attrdef-decls", help="Generate AttrDef declarations", options=_options("attribute"))
def ATTR_DECLS(records: Records, options: Options) -> Output:
    return _declarations(records, options, "attribute")


@generator("gen-attrdef-defs", help="Generate AttrDef definitions", options=_options("attribute"))
def ATTR_DEFS(records: Records, options: Options) -> Output:
    return _definitions(records, options, "attribute")


@generator("gen-typedef-decls", help="Generate TypeDef declarations", options=_options("type"))
def TYPE_DECLS(records: Records, options: Options) -> Output:
    return _declarations(records, options, "type")


@generator("gen-typedef-defs", help="Generate TypeDef definitions", options=_options("type"))
def TYPE_DEFS(records: Records, options: Options) -> Output:
    return _definitions(records, options, "type")
