"""The body of an attribute's or type's `parse` method: one function a kind of element.

Parameter `x` is parsed into `_result_x`. First the results are declared, then filled in the order
of the format, then handed to the definition's `get`.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.statements import Case, call, if_chain, if_else
from tblgen_build.generators.mlir.model.placeholders import substitute
from tblgen_build.releases.mlir_operations import OPTIONAL_DIRECTIVES_HAVE_VALUES

from .definition_elements import captured, members_with_brackets, plain_enum
from .elements import (
    CodeString,
    Custom,
    Literal,
    OptionalGroup,
    ParameterVariable,
    Params,
    Ref,
    Struct,
    Whitespace,
)
from .format_literals import token_parser

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build.generators.mlir.model.attr_or_type_def import (
        AttrOrTypeDef,
        AttrOrTypeParameter,
    )
    from tblgen_build.generators.mlir.model.enum import EnumInfo

    from .elements import Element

_CONTEXT: Final = {
    "_parser": "odsParser",
    "_ctxt": "odsParser.getContext()",
    "_builder": "odsBuilder",
    "_loc": "odsLoc",
}
_ATTRIBUTE_CONTEXT: Final = {**_CONTEXT, "_type": "odsType"}

_BODY: Final = cpp("""
    ::mlir::Builder odsBuilder(odsParser.getContext());
    ::llvm::SMLoc odsLoc = odsParser.getCurrentLocation();
    (void) odsLoc;
    $results
    $elements
    $assertions
    $get
""")


class _Scope:
    """The definition, and what its user's C++ may mention in `parse`."""

    __slots__ = ("context", "definition")

    def __init__(self, definition: AttrOrTypeDef) -> None:
        self.definition = definition
        self.context = _ATTRIBUTE_CONTEXT if definition.kind == "attribute" else _CONTEXT

    def substitute(self, template: str, *args: str) -> str:
        return substitute(template, self.context, args)


def parse_body(definition: AttrOrTypeDef, elements: Sequence[Element]) -> str:
    scope = _Scope(definition)
    context = "odsParser.getContext()"
    get = f"{definition.cpp_class_name}::get"
    if definition.verifies_invariants:
        context = f"odsLoc, {context}"
        get = f"odsParser.getChecked<{definition.cpp_class_name}>"
    return _BODY(
        results=[_declare(scope, parameter) for parameter in definition.parameters],
        elements=_parse_all(scope, elements),
        assertions=[
            f"assert(::mlir::succeeded(_result_{parameter.name}));"
            for parameter in definition.parameters
            if not parameter.is_optional
        ],
        get=call(f"return {get}", context, _arguments(scope)),
    )


def _arguments(scope: _Scope) -> list[str]:
    """What `get` is handed; a default may mention parameters before its own by their names."""
    context = dict(scope.context)
    arguments: list[str] = []
    for parameter in scope.definition.parameters:
        value = _value(context, parameter)
        context["_self"] = value
        converted = substitute(parameter.convert_from_storage, context)
        arguments.append(f"{parameter.cpp_type}({converted})")
        context[parameter.name] = value
    return arguments


def _value(context: dict[str, str], parameter: AttrOrTypeParameter) -> str:
    if parameter.default_value is None:
        return _bound_value(parameter)
    default = substitute(parameter.default_value, context)
    return f"(_result_{parameter.name}.value_or({default}))"


def _bound_value(parameter: AttrOrTypeParameter) -> str:
    return f"(*_result_{parameter.name})"


# --- results -------------------------------------------------------------------------

_DECLARE: Final = cpp("""
    ::mlir::FailureOr<$type> _result_$name;
""")

_DECLARE_TRAILING_TYPE: Final = cpp("""
    ::mlir::FailureOr<$type> _result_$name;

    if (odsType) {
      if (auto reqType = ::llvm::dyn_cast<$class_>(odsType)) {
        _result_$name = reqType;
      } else {
        odsParser.emitError(odsLoc, "invalid kind of type specified");
        return {};
      }
    } else {
      odsParser.emitError(odsLoc, "expected a trailing type");
      return {};
    }
""")

_DECLARE_OPTIONAL_TYPE: Final = cpp("""
    ::mlir::FailureOr<$type> _result_$name;

    if (odsType) {
      if (auto reqType = ::llvm::dyn_cast<$class_>(odsType)) {
        _result_$name = reqType;
      } else {
        odsParser.emitError(odsLoc, "invalid kind of type specified");
        return {};
      }
    }
""")


def _declare(scope: _Scope, parameter: AttrOrTypeParameter) -> str:
    name, type_ = parameter.name, parameter.storage_type
    if not parameter.is_self_type or scope.definition.kind != "attribute":
        return _DECLARE(type=type_, name=name)
    declare = _DECLARE_OPTIONAL_TYPE if parameter.is_optional else _DECLARE_TRAILING_TYPE
    return declare(type=type_, name=name, class_=parameter.storage_type)


# --- elements --------------------------------------------------------------------------

_PARSE_LITERAL: Final = cpp("""
    // Parse literal '$literal'
    if (odsParser.parse$token) return {};
""")


def _parse_all(scope: _Scope, elements: Sequence[Element]) -> list[str]:
    return [_parse(scope, element) for element in elements]


def _parse(scope: _Scope, element: Element) -> str:
    match element:
        case Literal():
            return _PARSE_LITERAL(literal=element.text, token=token_parser(element.text))
        case ParameterVariable():
            return _parse_parameter(scope, element.parameter)
        case Whitespace():
            return ""
        case Params():
            return _parse_params(scope, element)
        case Struct():
            return _parse_struct(scope, element)
        case Custom():
            return _parse_custom(scope, element)
        case OptionalGroup():
            return _parse_group(scope, element)
    raise AssertionError(f"{type(element).__name__} is nothing a definition parses by itself")


# --- parameters ------------------------------------------------------------------------

_LOAD_DIALECT: Final = cpp("""
    odsParser.getContext()->getOrLoadDialect<$dialect>();
""")

_PARSE_PARAMETER: Final = cpp("""

    // Parse variable '$name'
    $load
    _result_$name = $value;
    if (::mlir::failed(_result_$name)) {
      odsParser.emitError(odsParser.getCurrentLocation(), "failed to parse $definition parameter '$name' which is to be a `$type`");
      return {};
    }
""")  # noqa: E501

_PARAMS: Final = cpp("""
    // Parse parameter list
    $parameters
""")

_PARAMS_WITH_OPTIONAL: Final = cpp("""
    // Parse parameter list
    do {
      $parameters
    } while(false);
""")

_PARSE_COMMA: Final = cpp("""
    // Parse literal ','
    if (odsParser.parseComma()) return {};
""")

_PARSE_OPTIONAL_COMMA: Final = cpp("""
    // Parse literal ','
    if (odsParser.parseOptionalComma()) break;
""")


_ENUM_VALUE: Final = cpp("""
    [&]() -> ::mlir::FailureOr<$type> {
      auto odsEnumValue = ::mlir::FieldParser<$enum>::parse(odsParser);
      if (::mlir::failed(odsEnumValue)) return ::mlir::failure();
      return $type::get(odsParser.getContext(), *odsEnumValue);
    }()
""")


def _parse_enum(scope: _Scope, parameter: AttrOrTypeParameter, info: EnumInfo) -> str:
    """The case alone."""
    value = _ENUM_VALUE(type=parameter.storage_type, enum=info.qualified_name).rstrip()
    return _parse_value(scope, parameter, value)


def _parse_parameter(scope: _Scope, parameter: AttrOrTypeParameter) -> str:
    if parameter.parser is None:
        value = f"::mlir::FieldParser<{parameter.storage_type}>::parse(odsParser)"
    else:
        value = scope.substitute(parameter.parser, parameter.storage_type)
    return _parse_value(scope, parameter, value)


def _parse_value(scope: _Scope, parameter: AttrOrTypeParameter, value: str) -> str:
    dialect = parameter.dialect_class
    return _PARSE_PARAMETER(
        load="" if dialect is None else _LOAD_DIALECT(dialect=dialect),
        name=parameter.name,
        value=value,
        definition=scope.definition.name,
        type=parameter.cpp_type,
    )


def _has_value(scope: _Scope, parameter: AttrOrTypeParameter) -> str:
    """The condition that an optional parameter was given something but its default."""
    default = scope.substitute(parameter.default_value or "")
    context = {**scope.context, "_lhs": _bound_value(parameter), "_rhs": default}
    equal = substitute(parameter.comparator, context)
    return f"::mlir::succeeded(_result_{parameter.name}) && !({equal})"


def _parse_params(scope: _Scope, params: Params) -> str:
    parameters = captured(params)
    required = [i for i, parameter in enumerate(parameters) if not parameter.is_optional]
    last_required = required[-1] if required else 0
    parts: list[str] = []
    for index, parameter in enumerate(parameters):
        if index:
            parts.append(_parse_comma(scope, parameters[index - 1], index <= last_required))
        parts.append(_parse_parameter(scope, parameter))
    # Where a comma may be missing, `break` leaves what follows it.
    has_optional = len(required) < len(parameters)
    return (_PARAMS_WITH_OPTIONAL if has_optional else _PARAMS)(parameters=parts)


def _parse_comma(scope: _Scope, before: AttrOrTypeParameter, is_required: bool) -> str:
    """A comma is due after what was given; without one, only optional parameters may lack."""
    comma = _PARSE_COMMA() if is_required else _PARSE_OPTIONAL_COMMA()
    return if_else(_has_value(scope, before), comma) if before.is_optional else comma


# --- custom directives -------------------------------------------------------------------

_PARSE_CUSTOM: Final = cpp("""
    {
      auto odsCustomLoc = odsParser.getCurrentLocation();
      (void)odsCustomLoc;
      $call
      if (::mlir::failed(odsCustomResult)) return {};
      $check
    }
""")

_TRY_TO_PARSE_CUSTOM: Final = cpp("""
    {
      auto odsCustomLoc = odsParser.getCurrentLocation();
      (void)odsCustomLoc;
      $call
      if (!$there) return {};
      if (::mlir::failed(*odsCustomResult)) return ::mlir::failure();
      $check
    }
""")

_CHECK_CUSTOM: Final = cpp("""
    if (::mlir::failed(_result_$name)) {
      odsParser.emitError(odsCustomLoc, "custom parser failed to parse parameter '$name'");
      return {};
    }
""")


def _parse_custom(scope: _Scope, custom: Custom) -> str:
    return _PARSE_CUSTOM(call=_call_custom(scope, custom), check=_check_custom(custom))


def _try_to_parse_custom(scope: _Scope, custom: Custom) -> str:
    """As above, where the user's function may find that nothing is there."""
    is_asked = scope.definition.record.release.has(OPTIONAL_DIRECTIVES_HAVE_VALUES)
    return _TRY_TO_PARSE_CUSTOM(
        call=_call_custom(scope, custom),
        there="odsCustomResult.has_value()" if is_asked else "odsCustomResult",
        check=_check_custom(custom),
    )


def _call_custom(scope: _Scope, custom: Custom) -> str:
    arguments = [_custom_argument(scope, argument) for argument in custom.args]
    return call(f"auto odsCustomResult = parse{custom.name}", "odsParser", arguments)


def _custom_argument(scope: _Scope, argument: Element) -> str:
    match argument:
        case ParameterVariable(parameter=parameter):
            return f"::mlir::detail::unwrapForCustomParse(_result_{parameter.name})"
        case Ref(arg=ParameterVariable(parameter=parameter)):
            return f"*_result_{parameter.name}"
        case CodeString():
            return scope.substitute(argument.code)
    raise AssertionError(f"{type(argument).__name__} is not an argument of a custom directive")


def _check_custom(custom: Custom) -> list[str]:
    """User code has to set what has no default."""
    return [_CHECK_CUSTOM(name=p.name) for p in captured(custom) if not p.is_optional]


# --- structs -----------------------------------------------------------------------------

_PARSE_STRUCT: Final = cpp("""
    // Parse parameter struct
    $seen
    {
      const auto _loop_body = [&](::llvm::StringRef _paramKey) -> bool {
        // Parse literal '='
        if (odsParser.parseEqual()) return {};
        $members
        return true;
      };
      $loop
    }
""")

_PARSE_MEMBER: Final = cpp("""
    _seen_$name = true;
    $value
""")

_PARSE_BRACKETS: Final = cpp("""
    if (odsParser.parseLSquare()) return {};
    $value
    if (odsParser.parseRSquare()) return {};
""")

_UNKNOWN_MEMBER: Final = cpp("""
    odsParser.emitError(odsParser.getCurrentLocation(), "duplicate or unknown struct parameter name: ") << _paramKey;
    return {};
""")  # noqa: E501

_MEMBER: Final = cpp("""
    ::llvm::StringRef _paramKey;
    if (odsParser.parseKeyword(&_paramKey)) {
      odsParser.emitError(odsParser.getCurrentLocation(),
                         "expected a parameter name in struct");
      return {};
    }
    if (!_loop_body(_paramKey)) return {};
""")

_ALL_MEMBERS: Final = cpp("""
    for (unsigned odsStructIndex = 0; odsStructIndex < $count; ++odsStructIndex) {
      $member
      if ((odsStructIndex != $count - 1) && odsParser.parseComma())
        return {};
    }
""")

_SOME_MEMBERS: Final = cpp("""
    do {
      $member
    } while(!odsParser.parseOptionalComma());
    $checks
""")

_CHECK_MEMBER: Final = cpp("""
    if (!_seen_$name) {
      odsParser.emitError(odsParser.getCurrentLocation(), "struct is missing required parameter: ") << "$name";
      return {};
    }
""")  # noqa: E501

_OPTIONAL_MEMBERS: Final = cpp("""
    ::llvm::StringRef _paramKey;
    if (!odsParser.parseOptionalKeyword(&_paramKey)) {
      if (!_loop_body(_paramKey)) return {};
      while (!odsParser.parseOptionalComma()) {
        $member
      }
    }
""")


def _parse_struct(scope: _Scope, struct: Struct) -> str:
    parameters = captured(struct)
    required = [parameter for parameter in parameters if not parameter.is_optional]
    if parameters and not required:
        loop = _OPTIONAL_MEMBERS(member=_MEMBER())
    elif len(required) < len(parameters):
        loop = _SOME_MEMBERS(
            member=_MEMBER(),
            checks=[_CHECK_MEMBER(name=parameter.name) for parameter in required],
        )
    else:
        loop = _ALL_MEMBERS(member=_MEMBER(), count=len(parameters))
    release = scope.definition.record.release
    members = [
        _parse_member(scope, member, has_brackets)
        for member, has_brackets in members_with_brackets(struct, release)
    ]
    return _PARSE_STRUCT(
        seen=[f"bool _seen_{parameter.name} = false;" for parameter in parameters],
        members=if_chain(members, _UNKNOWN_MEMBER()),
        loop=loop,
    )


def _parse_member(scope: _Scope, member: ParameterVariable | Custom, has_brackets: bool) -> Case:
    """The condition that the key is the member's, and what parses its value."""
    name = captured(member)[0].name
    info = plain_enum(captured(member)[0]) if isinstance(member, ParameterVariable) else None
    if info is not None:
        value = _parse_enum(scope, captured(member)[0], info)
    else:
        value = _parse(scope, member)
    if has_brackets:
        value = _PARSE_BRACKETS(value=value)
    value = _PARSE_MEMBER(name=name, value=value)
    return Case(f'!_seen_{name} && _paramKey == "{name}"', value)


# --- optional groups ---------------------------------------------------------------------

_IF_LITERAL: Final = cpp("""
    // Parse literal '$literal'
    $branches
""")

_IF_PARAMETER: Final = cpp("""
    $attempt
    $branches
""")

_IF_CUSTOM: Final = cpp("""
    if (auto result = [&]() -> ::mlir::OptionalParseResult {
          $attempt
          return ::mlir::success();
        }(); result.has_value() && ::mlir::failed(*result)) {
      return {};
    } else if (result.has_value()) {
      $otherwise
    } else {
      $then
    }
""")


def _parse_group(scope: _Scope, group: OptionalGroup) -> str:
    """The first element decides; the branch for "it is not there" comes first."""
    first, *others = group.parsed_then_elements
    then = _parse_all(scope, others)
    otherwise = _parse_all(scope, group.else_elements)
    match first:
        case Literal():
            absent = f"odsParser.parseOptional{token_parser(first.text)}"
            branches = if_else(absent, otherwise, then)
            return _IF_LITERAL(literal=first.text, branches=branches)
        case ParameterVariable(parameter=parameter):
            result = f"_result_{parameter.name}"
            return _IF_PARAMETER(
                attempt=_parse_parameter(scope, parameter),
                branches=if_else(f"!((::mlir::succeeded({result}) && *{result}))", otherwise, then),
            )
        case Custom():
            attempt = _try_to_parse_custom(scope, first)
            return _IF_CUSTOM(attempt=attempt, otherwise=otherwise, then=then)
    raise AssertionError(f"{type(first).__name__} begins no optional group")
