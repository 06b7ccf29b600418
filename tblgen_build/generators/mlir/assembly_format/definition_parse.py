"""The C++ body of `parse`, from the tree of an attribute's or a type's assembly format."""

from __future__ import annotations

from tblgen_build.generators.mlir.model.attr_or_type_def import AttrOrTypeDef, AttrOrTypeParameter
from tblgen_build.generators.mlir.placeholders import substitute

from .code_writer import CodeWriter
from .definition_format import (
    Argument,
    Code,
    Custom,
    Element,
    Literal,
    OptionalGroup,
    Params,
    Reference,
    Struct,
    Variable,
    Whitespace,
)
from .literals import PUNCTUATION_PARSERS, is_keyword

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

_CONTEXT: Final = {
    "_parser": "odsParser",
    "_ctxt": "odsParser.getContext()",
    "_builder": "odsBuilder",
    "_loc": "odsLoc",
}
_DEFAULT_PARSER: Final = "::mlir::FieldParser<$0>::parse($_parser)"


def _bound_value(parameter: AttrOrTypeParameter) -> str:
    return f"(*_result_{parameter.name})"


def _literal_call(text: str, is_optional: bool = False) -> str:
    optional = "Optional" if is_optional else ""
    if is_keyword(text):
        return f'odsParser.parse{optional}Keyword("{text}")'
    return f"odsParser.parse{optional}{PUNCTUATION_PARSERS[text]}()"


class DefinitionParseEmitter:
    """Writes the statements of one `parse` method."""

    __slots__ = ("_context", "_def", "_out")

    def __init__(self, definition: AttrOrTypeDef) -> None:
        self._def = definition
        self._out = CodeWriter()
        self._context: dict[str, str] = dict(_CONTEXT)
        if definition.kind == "attribute":
            self._context["_type"] = "odsType"

    def emit(self, elements: Sequence[Element]) -> str:
        """The statements for the elements of the definition's format."""
        out = self._out
        out.line("::mlir::Builder odsBuilder(odsParser.getContext());")
        out.line("::llvm::SMLoc odsLoc = odsParser.getCurrentLocation();")
        out.line("(void) odsLoc;")
        for parameter in self._def.parameters:
            self._declare(parameter)
        for element in elements:
            self._element(element)
        for parameter in self._def.parameters:
            if not parameter.is_optional:
                out.line(f"assert(::mlir::succeeded(_result_{parameter.name}));")
        self._build()
        return out.text()

    def _substitute(self, template: str, *args: str) -> str:
        return substitute(template, self._context, args)

    def _fail(self, location: str, message: str) -> None:
        self._out.line(f"odsParser.emitError({location}, {message};")
        self._out.line("return {};")

    def _declare(self, parameter: AttrOrTypeParameter) -> None:
        self._out.line(f"::mlir::FailureOr<{parameter.storage_type}> _result_{parameter.name};")
        if parameter.is_self_type and self._def.kind == "attribute":
            self._take_trailing_type(parameter)

    def _take_trailing_type(self, parameter: AttrOrTypeParameter) -> None:
        out = self._out
        out.block("if (odsType) {")
        out.block(f"if (auto reqType = ::llvm::dyn_cast<{parameter.cpp_type}>(odsType)) {{")
        out.line(f"_result_{parameter.name} = reqType;")
        out.otherwise()
        self._fail("odsLoc", '"invalid kind of type specified")')
        out.end()
        if not parameter.is_optional:
            out.otherwise()
            self._fail("odsLoc", '"expected a trailing type")')
        out.end()

    def _build(self) -> None:
        """Return what `get` makes of the parameters."""
        class_ = self._def.cpp_class_name
        if self._def.verifies_invariants:
            call = f"odsParser.getChecked<{class_}>(odsLoc, odsParser.getContext()"
        else:
            call = f"{class_}::get(odsParser.getContext()"
        arguments = [self._argument_value(parameter) for parameter in self._def.parameters]
        self._out.line(",\n      ".join([f"return {call}", *arguments]) + ");")

    def _argument_value(self, parameter: AttrOrTypeParameter) -> str:
        if parameter.default_value is None:
            value = _bound_value(parameter)
        else:
            default = self._substitute(parameter.default_value)
            value = f"(_result_{parameter.name}.value_or({default}))"
        converted = substitute(parameter.convert_from_storage, {**self._context, "_self": value})
        return f"{parameter.cpp_type}({converted})"

    # --- elements

    def _element(self, element: Element) -> None:
        if isinstance(element, Literal):
            self._literal(element.text)
        elif isinstance(element, Variable):
            self._variable(element.parameter)
        elif isinstance(element, Params):
            self._params(element)
        elif isinstance(element, Struct):
            self._struct(element)
        elif isinstance(element, Custom):
            self._custom(element)
        elif isinstance(element, OptionalGroup):
            self._optional_group(element)
        else:
            assert isinstance(element, Whitespace)

    def _elements(self, elements: Sequence[Element]) -> None:
        for element in elements:
            self._element(element)

    def _literal(self, text: str) -> None:
        self._out.line(f"if ({_literal_call(text)}) return {{}};")

    def _variable(self, parameter: AttrOrTypeParameter) -> None:
        out = self._out
        result = f"_result_{parameter.name}"
        dialect = parameter.dialect_class
        if dialect is not None:
            out.line(f"odsParser.getContext()->getOrLoadDialect<{dialect}>();")
        parser = parameter.parser if parameter.parser is not None else _DEFAULT_PARSER
        out.line(f"{result} = {self._substitute(parser, parameter.storage_type)};")
        out.block(f"if (::mlir::failed({result})) {{")
        self._fail(
            "odsParser.getCurrentLocation()",
            f"\"failed to parse {self._def.name} parameter '{parameter.name}' "
            f'which is to be a `{parameter.cpp_type}`")',
        )
        out.end()

    def _has_value(self, parameter: AttrOrTypeParameter) -> str:
        """The condition that an optional parameter was given something but its default."""
        default = self._substitute(parameter.default_value or "")
        context = {**self._context, "_lhs": _bound_value(parameter), "_rhs": default}
        equal = substitute(parameter.comparator, context)
        return f"::mlir::succeeded(_result_{parameter.name}) && !({equal})"

    def _params(self, params: Params) -> None:
        parameters = params.captured
        has_optional = any(parameter.is_optional for parameter in parameters)
        required = [i for i, parameter in enumerate(parameters) if not parameter.is_optional]
        last_required = required[-1] if required else 0
        if has_optional:
            self._out.block("do {")
        for index, parameter in enumerate(parameters):
            if index:
                self._comma(parameters[index - 1], index <= last_required)
            self._variable(parameter)
        if has_optional:
            self._out.end("} while(false);")

    def _comma(self, before: AttrOrTypeParameter, is_required: bool) -> None:
        """A comma is due after what was given; without one, only optional parameters may lack."""
        if before.is_optional:
            self._out.block(f"if ({self._has_value(before)}) {{")
        if is_required:
            self._literal(",")
        else:
            self._out.line(f"if ({_literal_call(',', is_optional=True)}) break;")
        if before.is_optional:
            self._out.end()

    # --- custom directives

    def _custom_argument(self, argument: Argument) -> str:
        if isinstance(argument, Code):
            return self._substitute(argument.text)
        if isinstance(argument, Reference):
            return f"*_result_{argument.parameter.name}"
        return f"::mlir::detail::unwrapForCustomParse(_result_{argument.parameter.name})"

    def _custom(self, custom: Custom, is_optional: bool = False) -> None:
        out = self._out
        out.block()
        out.line("auto odsCustomLoc = odsParser.getCurrentLocation();")
        out.line("(void)odsCustomLoc;")
        arguments = [self._custom_argument(argument) for argument in custom.arguments]
        call = ", ".join(["odsParser", *arguments])
        out.line(f"auto odsCustomResult = parse{custom.name}({call});")
        if is_optional:
            out.line("if (!odsCustomResult.has_value()) return {};")
            out.line("if (::mlir::failed(*odsCustomResult)) return ::mlir::failure();")
        else:
            out.line("if (::mlir::failed(odsCustomResult)) return {};")
        for parameter in custom.captured:
            if parameter.is_optional:
                continue
            out.block(f"if (::mlir::failed(_result_{parameter.name})) {{")
            self._fail(
                "odsCustomLoc",
                f"\"custom parser failed to parse parameter '{parameter.name}'\")",
            )
            out.end()
        out.end()

    # --- structs

    def _struct(self, struct: Struct) -> None:
        out = self._out
        parameters = struct.captured
        for parameter in parameters:
            out.line(f"bool _seen_{parameter.name} = false;")
        out.block()
        self._struct_body(struct)
        optional = [parameter for parameter in parameters if parameter.is_optional]
        if parameters and len(optional) == len(parameters):
            self._optional_members()
        elif optional:
            self._some_members([p for p in parameters if not p.is_optional])
        else:
            self._all_members(len(parameters))
        out.end()

    def _struct_body(self, struct: Struct) -> None:
        """A lambda that parses the value for a key."""
        out = self._out
        out.block("const auto _loop_body = [&](::llvm::StringRef _paramKey) -> bool {")
        self._literal("=")
        for index, member in enumerate(struct.members):
            name = member.captured[0].name
            test = f'if (!_seen_{name} && _paramKey == "{name}") {{'
            if index:
                out.otherwise(f"}} else {test}")
            else:
                out.block(test)
            out.line(f"_seen_{name} = true;")
            self._element(member)
        if struct.members:
            out.otherwise()
        else:
            out.block()
        self._fail(
            "odsParser.getCurrentLocation()",
            '"duplicate or unknown struct parameter name: ") << _paramKey',
        )
        out.end()
        out.line("return true;")
        out.end("};")

    def _member(self) -> None:
        out = self._out
        out.line("::llvm::StringRef _paramKey;")
        out.block("if (odsParser.parseKeyword(&_paramKey)) {")
        self._fail("odsParser.getCurrentLocation()", '"expected a parameter name in struct")')
        out.end()
        out.line("if (!_loop_body(_paramKey)) return {};")

    def _all_members(self, count: int) -> None:
        out = self._out
        out.block(
            f"for (unsigned odsStructIndex = 0; odsStructIndex < {count}; ++odsStructIndex) {{"
        )
        self._member()
        out.line(f"if ((odsStructIndex != {count} - 1) && odsParser.parseComma())")
        out.line("  return {};")
        out.end()

    def _some_members(self, required: Sequence[AttrOrTypeParameter]) -> None:
        out = self._out
        out.block("do {")
        self._member()
        out.end("} while(!odsParser.parseOptionalComma());")
        for parameter in required:
            out.block(f"if (!_seen_{parameter.name}) {{")
            self._fail(
                "odsParser.getCurrentLocation()",
                f'"struct is missing required parameter: ") << "{parameter.name}"',
            )
            out.end()

    def _optional_members(self) -> None:
        out = self._out
        out.line("::llvm::StringRef _paramKey;")
        out.block("if (!odsParser.parseOptionalKeyword(&_paramKey)) {")
        out.line("if (!_loop_body(_paramKey)) return {};")
        out.block("while (!odsParser.parseOptionalComma()) {")
        self._member()
        out.end()
        out.end()

    # --- optional groups

    def _optional_group(self, group: OptionalGroup) -> None:
        """The first element decides; the branch for "it is not there" comes first."""
        out = self._out
        first = group.then[group.parse_start]
        if isinstance(first, Literal):
            out.block(f"if ({_literal_call(first.text, is_optional=True)}) {{")
        elif isinstance(first, Variable):
            self._variable(first.parameter)
            result = f"_result_{first.parameter.name}"
            out.block(f"if (!((::mlir::succeeded({result}) && *{result}))) {{")
        else:
            assert isinstance(first, Custom)
            self._try_custom(first)
        self._elements(group.otherwise)
        out.otherwise()
        self._elements(group.then[group.parse_start + 1 :])
        out.end()

    def _try_custom(self, custom: Custom) -> None:
        out = self._out
        out.block("if (auto result = [&]() -> ::mlir::OptionalParseResult {")
        self._custom(custom, is_optional=True)
        out.line("return ::mlir::success();")
        out.otherwise("}(); result.has_value() && ::mlir::failed(*result)) {")
        out.line("return {};")
        out.otherwise("} else if (result.has_value()) {")
