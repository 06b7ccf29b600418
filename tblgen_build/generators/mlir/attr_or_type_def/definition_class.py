"""The C++ class of one attribute or type. The assembly format's package writes `parse` and
`print`."""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.classes import (
    CONST,
    CONSTEXPR,
    DECLARATION,
    STATIC,
    Class,
    Parameter,
)
from tblgen_build.generators.cpp.literals import escape
from tblgen_build.generators.mlir.assembly_format.definition_parse import parse_body
from tblgen_build.generators.mlir.assembly_format.definition_parser import parse_definition_format
from tblgen_build.generators.mlir.assembly_format.definition_print import (
    begins_with_space,
    print_body,
)
from tblgen_build.generators.mlir.model.attr_or_type_def import AttrOrTypeDef
from tblgen_build.generators.mlir.model.custom_builder import CustomBuilder
from tblgen_build.generators.mlir.model.interface import Interface, InterfaceMethod
from tblgen_build.generators.mlir.model.placeholders import substitute
from tblgen_build.generators.mlir.spellings import logical_result, trimmed
from tblgen_build.releases.mlir import (
    CHECKED_BUILDERS_MOVE,
    DEFINITIONS_NAME_THEIR_DIALECT,
    INTERFACE_DEFAULTS_STAY_VISIBLE,
    MNEMONICS_PRINT_SPACES,
    PARAMETERS_ARE_CHECKED,
    REDUNDANT_BUILDERS_ARE_ERRORS,
)

from .entity_kinds import WORDS
from .storage import check_storage, has_storage, storage_declaration, storage_definition

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Final

    from tblgen_build.generators.cpp.classes import Side

_EMIT_ERROR: Final = Parameter("::llvm::function_ref<::mlir::InFlightDiagnostic()>", "emitError")
_CONTEXT: Final = Parameter("::mlir::MLIRContext *", "context")
_PARSER: Final = Parameter("::mlir::AsmParser &", "odsParser")
_PARSED_TYPE: Final = Parameter("::mlir::Type", "odsType")
_PRINTER: Final = Parameter("::mlir::AsmPrinter &", "odsPrinter")

_VERIFY: Final = cpp("""
    $checks
    return ::mlir::success();
""")

_CALL_CHECK: Final = cpp("""
    if (::mlir::failed($check($arguments)))
      return ::mlir::failure();
""")

_CHECK_PARAMETER: Final = cpp("""

    if (!($condition)) {
      emitError() << "failed to verify $what";
      return ::mlir::failure();
    }

""")

_MNEMONIC: Final = cpp('return {"$mnemonic"};')

_ALIAS: Final = cpp("""
    os << "$mnemonic";
    return ::mlir::OpAsmAliasResult::OverridableAlias;
""")


class DefinitionClass:
    """Composes the C++ class of one definition."""

    __slots__ = ("_class", "_def", "_parameters", "_tolerate", "space_follows_mnemonic")

    def __init__(
        self, definition: AttrOrTypeDef, side: Side, tolerate: Callable[[RecordError], None] | None
    ) -> None:
        """`tolerate` is called with an error of the format, which is raised where it is None."""
        self._def = definition
        self._tolerate = tolerate
        self._class = Class(definition.cpp_class_name, side=side)
        self.space_follows_mnemonic = False  # Whether it is printed with the mnemonic.
        definition.check_names()
        self._parameters = [Parameter(p.cpp_type, p.name) for p in definition.parameters]
        self._compose()

    def declaration(self) -> list[str]:
        """With that of its storage before it."""
        storage = [storage_declaration(self._def)] if has_storage(self._def) else []
        return [*storage, self._class.declaration()]

    def definition(self) -> list[str]:
        """With that of its storage before it."""
        storage = []
        if has_storage(self._def):
            storage.append(storage_definition(self._def, self._parameters))
        return [*storage, *self._class.definition()]

    def _compose(self) -> None:
        definition = self._def
        class_ = self._class
        class_.add_parent(self._base())
        class_.declare_visibility("public")
        class_.declare_using("Base::Base")
        self._declare_extra()
        literal = "static constexpr ::llvm::StringLiteral"
        class_.declare_field(literal, f'name = "{definition.unique_name}"')
        if definition.record.release.has(DEFINITIONS_NAME_THEIR_DIALECT):
            class_.declare_field(literal, f'dialectName = "{definition.dialect.name}"')
        verifies = definition.verifies_invariants
        if definition.parameters:
            self._add_builders()
            if verifies:
                self._add_verifiers()
        mnemonic = definition.mnemonic
        if mnemonic is not None:
            flags = STATIC | CONSTEXPR
            body = _MNEMONIC(mnemonic=mnemonic)
            class_.add("::llvm::StringLiteral", "getMnemonic", (), flags, body)
        self._add_format()
        if definition.has_accessors:
            self._add_accessors()
        self._add_interface_methods()
        if mnemonic is not None and definition.has_mnemonic_alias:
            parameters = (Parameter("::llvm::raw_ostream &", "os"),)
            body = _ALIAS(mnemonic=mnemonic)
            class_.add("::mlir::OpAsmAliasResult", "getAlias", parameters, CONST, body)
        class_.finalize()
        if has_storage(definition):
            check_storage(definition)

    def _base(self) -> str:
        definition = self._def
        words = WORDS[definition.kind]
        if not definition.parameters:
            storage = f"{words.qualified_value}Storage"
        else:
            storage = f"{definition.storage_namespace}::{definition.storage_class}"
        arguments = [definition.cpp_class_name, definition.cpp_base_class_name, storage]
        traits = [trait.qualified_name for trait in definition.traits]
        arguments += [trait for trait in traits if trait]
        if definition.has_mnemonic_alias:
            arguments.append(words.alias_trait)
        return f"{words.qualified_value}::{words.base}<{', '.join(dict.fromkeys(arguments))}>"

    def _declare_extra(self) -> None:
        context = {"cppClass": self._def.cpp_class_name}
        codes = [
            (trait.extra_concrete_class_declaration, trait.extra_concrete_class_definition)
            for trait in self._def.traits
            if trait.kind == "native"
        ]
        codes.append((self._def.extra_class_declaration, self._def.extra_class_definition))
        for declaration, definition in codes:
            self._class.declare(trimmed(declaration), trimmed(substitute(definition, context)))

    # --- builders

    def _add_builders(self) -> None:
        if self._def.verifies_invariants:
            self._class.declare_using("Base::getChecked")
        if not self._def.skips_default_builders:
            self._add_default_builders()
        for builder in self._def.builders:
            self._add_builder(builder)

    def _add_default_builders(self) -> None:
        type_ = self._def.cpp_class_name
        moved = "".join([f", std::move({parameter.name})" for parameter in self._parameters])
        parameters = [_CONTEXT, *self._parameters]
        body = f"return Base::get(context{moved});"
        self._class.add(type_, "get", parameters, STATIC, body)
        if self._def.verifies_invariants:
            if not self._def.record.release.has(CHECKED_BUILDERS_MOVE):
                moved = "".join([f", {parameter.name}" for parameter in self._parameters])
            body = f"return Base::getChecked(emitError, context{moved});"
            self._class.add(type_, "getChecked", [_EMIT_ERROR, *parameters], STATIC, body)

    def _add_builder(self, builder: CustomBuilder) -> None:
        record = builder.record
        return_type = record.value_as_string("returnType") or self._def.cpp_class_name
        context: dict[str, str] = {}
        parameters = [
            Parameter(p.cpp_type, p.name or "", p.default or "") for p in builder.parameters
        ]
        if not record.value_as_bit("hasInferredContextParam"):
            parameters.insert(0, _CONTEXT)
            context["_ctxt"] = "context"
        body = builder.body
        get = body and substitute(body, {**context, "_get": "Base::get"})
        self._add_get("get", return_type, parameters, get)
        if self._def.verifies_invariants:
            checked = body and body.replace("$_get(", "Base::getChecked(emitError, ")
            checked = checked and substitute(checked, context)
            self._add_get("getChecked", return_type, [_EMIT_ERROR, *parameters], checked)

    def _add_get(
        self, name: str, return_type: str, parameters: Sequence[Parameter], body: str | None
    ) -> None:
        flags = STATIC | (DECLARATION if body is None else 0)
        if self._class.add(return_type, name, parameters, flags, (body or "").strip()) is None:
            if body is None and not self._def.record.release.has(REDUNDANT_BUILDERS_ARE_ERRORS):
                return
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
        class_ = self._class
        parameters = [_EMIT_ERROR, *self._parameters]
        arguments = ", ".join([parameter.name for parameter in parameters])
        result = logical_result(definition.record.release)
        checks: list[str] = []
        if definition.checks_parameters:
            body = _VERIFY(checks=self._parameter_checks()).lstrip("\n")
            class_.add(result, "verifyInvariantsImpl", parameters, STATIC, body)
            checks.append(_CALL_CHECK(check="verifyInvariantsImpl", arguments=arguments))
        if definition.has_verifier:
            class_.add(result, "verify", parameters, STATIC | DECLARATION)
            checks.append(_CALL_CHECK(check="verify", arguments=arguments))
        if definition.record.release.has(PARAMETERS_ARE_CHECKED):
            class_.add(result, "verifyInvariants", parameters, STATIC, _VERIFY(checks=checks))

    def _parameter_checks(self) -> list[str]:
        checks = [
            _CHECK_PARAMETER(
                condition=substitute(constraint.condition, {"_self": parameter.name}),
                what=f"'{parameter.name}': {escape(constraint.summary)}",
            )
            for parameter, constraint in self._def.constrained_parameters
        ]
        context = {parameter.name: parameter.name for parameter in self._parameters}
        for trait in self._def.predicates:
            condition = substitute(trait.predicate_condition, context)
            checks.append(
                _CHECK_PARAMETER(condition=condition, what=f"that {escape(trait.summary)}")
            )
        return checks

    # --- text form

    def _add_format(self) -> None:
        definition = self._def
        class_ = self._class
        is_custom = definition.has_custom_assembly_format
        if definition.assembly_format is None and not is_custom:
            return
        parameters = [_PARSER]
        if definition.kind == "attribute":
            parameters.append(_PARSED_TYPE)
        value = WORDS[definition.kind].qualified_value
        flags = DECLARATION if is_custom else 0
        parse = class_.add(value, "parse", parameters, STATIC | flags)
        print_ = class_.add("void", "print", (_PRINTER,), CONST | flags)
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
            parse.write(parse_body(definition, elements))
        release = definition.record.release
        if print_ is not None and print_.wants_body:
            print_.write(print_body(release, elements))
        if release.has(MNEMONICS_PRINT_SPACES):
            self.space_follows_mnemonic = begins_with_space(elements)

    # --- the rest

    def _add_accessors(self) -> None:
        flags = CONST | (0 if self._def.generates_storage_class else DECLARATION)
        for parameter in self._def.parameters:
            body = f"return getImpl()->{parameter.name};"
            self._class.add(parameter.accessor_type, parameter.accessor_name, (), flags, body)

    def _add_interface_methods(self) -> None:
        """Declare what is left to C++; defaults of the interface stay visible beside it."""
        inherited: dict[str, None] = {}
        keeps_visible = self._def.record.release.has(INTERFACE_DEFAULTS_STAY_VISIBLE)
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
        for name in inherited if keeps_visible else ():
            self._class.declare_using(name)

    def _declare_method(self, method: InterfaceMethod) -> None:
        parameters = [Parameter(argument.type, argument.name) for argument in method.arguments]
        flags = DECLARATION | (STATIC if method.is_static else CONST)
        self._class.add(method.return_type, method.name, parameters, flags)
