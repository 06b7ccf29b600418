"""Parser of an attribute's or type's assembly format: tokens to elements, and their checks.

To the grammar of all formats it adds

    variable  ::= parameter
    directive ::= `params`
                | `struct` `(` (`params` | member (`,` member)*) `)`
                | `qualified` `(` parameter `)`
    member    ::= parameter | `qualified` `(` parameter `)` | custom

It knows nothing of the C++ that parses and prints.
"""

from __future__ import annotations

from tblgen_build.releases.mlir import STRUCTS_HAVE_CUSTOM_MEMBERS

from .definition_elements import captured
from .elements import (
    Custom,
    Literal,
    OptionalGroup,
    ParameterVariable,
    Params,
    Struct,
    Whitespace,
    without_leading_whitespace,
)
from .errors import FormatError, record_error
from .format_parser import FormatParser
from .lexer import FormatToken

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from tblgen_build.generators.mlir.model.attr_or_type_def import AttrOrTypeDef

    from .elements import Element
    from .format_parser import Context


def parse_definition_format(definition: AttrOrTypeDef) -> list[Element]:
    """The elements of the definition's assembly format. Raises RecordError at the definition."""
    text = definition.assembly_format
    assert text is not None
    try:
        return parse_checked(definition, text)
    except FormatError as error:
        context = f"in the assembly format of this {definition.kind}"
        raise record_error(text, error, definition.record, context) from None


def parse_checked(definition: AttrOrTypeDef, text: str) -> list[Element]:
    parser = _DefinitionFormatParser(definition, text)
    elements = parser.parse_elements()
    parser.check_all_bound()
    _check_commas(elements, parser.start)
    return elements


class _DefinitionFormatParser(FormatParser):
    def __init__(self, definition: AttrOrTypeDef, text: str) -> None:
        super().__init__(text, definition.record.release)
        self._definition = definition
        self._parameters = {parameter.name: parameter for parameter in definition.parameters}
        self._bound: set[str] = set()

    def check_all_bound(self) -> None:
        for parameter in self._definition.parameters:
            if parameter.is_optional:
                continue
            is_bound = parameter.name in self._bound
            if parameter.is_self_type and is_bound:
                raise FormatError(
                    self.start,
                    "unexpected self type parameter in assembly format",
                    f"'{parameter.name}' is the type that trails the attribute",
                )
            if not parameter.is_self_type and not is_bound:
                raise FormatError(
                    self.start, f"format is missing reference to parameter: {parameter.name}"
                )

    def check_group(self, group: OptionalGroup, offset: int) -> None:
        _check_optional_parameters(group.then_elements, offset)
        _check_anchor(group.anchor, offset)
        _check_optional_parameters(group.else_elements, offset)
        _check_group_start(group.then_elements, offset)

    # --- variables

    def parse_variable(self, token: FormatToken, context: Context) -> ParameterVariable:
        parameter = self._parameters.get(token.text)
        if parameter is None:
            raise FormatError(
                token.offset,
                f"{self._definition.name} has no parameter named '{token.text}'",
                self._known_parameters(),
            )
        if context == "ref":
            if token.text not in self._bound and not parameter.is_self_type:
                raise FormatError(
                    token.offset, f"parameter '{token.text}' must be bound before it is referenced"
                )
            return ParameterVariable(parameter)
        if token.text in self._bound:
            raise FormatError(token.offset, f"duplicate parameter '{token.text}'")
        self._bound.add(token.text)
        return ParameterVariable(parameter)

    def _known_parameters(self) -> str:
        names = ", ".join([f"'{name}'" for name in self._parameters])
        return f"its parameters are {names}" if names else "it has no parameters"

    # --- directives

    def parse_directive(self, token: FormatToken, context: Context) -> Element:
        match token.kind:
            case "custom":
                return self.parse_custom(token, context)
            case "params":
                return self._parse_params(token, context)
            case "qualified":
                return self._parse_qualified(context)
            case "ref":
                return self.parse_ref(token, context)
            case "struct":
                return self._parse_struct(token, context)
        raise FormatError(
            token.offset,
            f"unsupported directive kind '{token.text}'",
            "attributes and types have 'custom', 'params', 'qualified' and 'struct'",
        )

    def _parse_params(self, token: FormatToken, context: Context) -> Params:
        if context not in ("top level", "struct"):
            raise FormatError(
                token.offset,
                "`params` can only be used at the top-level context or within a `struct` directive",
            )
        return Params(self._bind_all(token))

    def _bind_all(self, token: FormatToken) -> list[ParameterVariable]:
        variables: list[ParameterVariable] = []
        for parameter in self._definition.parameters:
            if parameter.name in self._bound:
                raise FormatError(
                    token.offset, f"`params` captures duplicate parameter: {parameter.name}"
                )
            if parameter.is_self_type:
                continue
            self._bound.add(parameter.name)
            variables.append(ParameterVariable(parameter))
        return variables

    def _parse_qualified(self, context: Context) -> ParameterVariable:
        self.tokens.parse("(", "expected '(' before argument list")
        argument = self.tokens.current
        element = self.parse_element(context)
        if argument.kind != "variable" or not isinstance(element, ParameterVariable):
            raise FormatError(argument.offset, "`qualified` argument list expected a variable")
        self.tokens.parse(")", "expected ')' after argument list")
        return ParameterVariable(element.parameter, is_qualified=True)

    def _parse_struct(self, token: FormatToken, context: Context) -> Struct:
        if context != "top level":
            raise FormatError(token.offset, "`struct` can only be used at the top-level context")
        tokens = self.tokens
        tokens.parse("(", "expected '(' before `struct` argument list")
        members: list[ParameterVariable | Custom] = []
        params = tokens.parse_optional("params")
        if params is not None:
            members += self._bind_all(params)
        else:
            members.append(self._parse_member())
            while tokens.parse_optional(","):
                members.append(self._parse_member())
        tokens.parse(")", "expected ')' at the end of an argument list")
        return Struct(members)

    def _parse_member(self) -> ParameterVariable | Custom:
        offset = self.tokens.current.offset
        release = self._definition.record.release
        if self.tokens.current.kind == "custom" and not release.has(STRUCTS_HAVE_CUSTOM_MEMBERS):
            raise FormatError(offset, "'custom' is only valid as a top-level directive")
        element = self.parse_element("struct")
        if isinstance(element, ParameterVariable):
            return element
        if not isinstance(element, Custom):
            raise FormatError(
                offset, "expected a parameter or `custom` directive in `struct` argument list"
            )
        if len(element.args) != 1:
            raise FormatError(
                offset, "`struct` can only contain `custom` directives with a single argument"
            )
        if not captured(element):
            raise FormatError(
                offset, "a `custom` directive nested within a `struct` must be passed a parameter"
            )
        return element


def _check_commas(elements: Sequence[Element], start: int) -> None:
    """After a member that may be last a struct takes a comma for its own."""
    for index, element in enumerate(elements[1:]):
        before = elements[index]
        if not isinstance(element, Literal) or element.text != ",":
            continue
        if isinstance(before, Struct) and any(p.is_optional for p in captured(before)):
            raise FormatError(
                start,
                "`struct` directive with optional parameters cannot be followed by a comma literal",
            )


def _check_optional_parameters(elements: Sequence[Element], offset: int) -> None:
    for element in elements:
        match element:
            case Params():
                message = (
                    "`params` directive allowed in optional group only if all parameters are "
                    "optional"
                )
            case Struct() | Custom():
                condition = "in an optional group if all captured parameters are optional"
                message = f"`{type(element).__name__.lower()}` is only allowed {condition}"
            case _:
                message = "parameters in an optional group must be optional"
        for parameter in captured(element):
            if not parameter.is_optional:
                raise FormatError(offset, message, f"'{parameter.name}' has no default value")


def _check_anchor(anchor: Element, offset: int) -> None:
    if isinstance(anchor, Literal | Whitespace | OptionalGroup):
        raise FormatError(offset, "optional group anchor must be a parameter or directive")
    if isinstance(anchor, Custom) and not captured(anchor):
        raise FormatError(
            offset,
            "`custom` directive with no bound parameters cannot be used as optional group anchor",
        )


def _check_group_start(then_elements: Sequence[Element], offset: int) -> None:
    """The first element that reads input decides whether the group is there."""
    parsed = without_leading_whitespace(then_elements)
    if not parsed:
        raise FormatError(offset, "optional group has no element to parse")
    if not isinstance(parsed[0], Literal | ParameterVariable | Custom):
        raise FormatError(
            offset,
            "first parsable element of an optional group must be a literal, variable, or custom "
            "directive",
        )
