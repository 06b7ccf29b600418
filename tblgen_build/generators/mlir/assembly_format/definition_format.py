"""The assembly format of an attribute or type definition: its tree, its grammar, its checks.

It knows nothing of the C++ that parses and prints; a whole operation's format is another matter.
"""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.dataclass import dataclass, field
from tblgen_build.generators.mlir.model.attr_or_type_def import AttrOrTypeDef, AttrOrTypeParameter

from .errors import FormatError, record_error
from .lexer import Token, TokenKind, TokenStream
from .literals import check_literal, whitespace_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final
    from typing import Literal as OneOf

    Context = OneOf["top level", "custom", "ref", "struct"]  # where an element stands


@dataclass(frozen=True, slots=True)
class Literal:
    text: str


@dataclass(frozen=True, slots=True)
class Whitespace:
    """Printed, never parsed. `text` is as written between the backquotes."""

    text: str


@dataclass(frozen=True, slots=True)
class Variable:
    """A parameter by itself; `is_qualified` if it keeps its dialect's prefix."""

    parameter: AttrOrTypeParameter
    is_qualified: bool = False

    @property
    def captured(self) -> list[AttrOrTypeParameter]:
        return [self.parameter]


@dataclass(frozen=True, slots=True)
class Reference:
    """A parameter that is bound elsewhere, handed to a custom directive."""

    parameter: AttrOrTypeParameter


@dataclass(frozen=True, slots=True)
class Code:
    """C++ handed to a custom directive."""

    text: str


Argument = Variable | Reference | Code


@dataclass(frozen=True, slots=True)
class Custom:
    """`custom<name>(...)`: C++ functions `parse##name` and `print##name`."""

    name: str
    arguments: list[Argument]

    @property
    def captured(self) -> list[AttrOrTypeParameter]:
        """The parameters it binds."""
        return [a.parameter for a in self.arguments if isinstance(a, Variable)]

    @property
    def mentioned(self) -> list[AttrOrTypeParameter]:
        """The parameters it binds or refers to."""
        return [a.parameter for a in self.arguments if not isinstance(a, Code)]


@dataclass(frozen=True, slots=True)
class Params:
    """`params`: all parameters, separated by commas."""

    variables: list[Variable]

    @property
    def captured(self) -> list[AttrOrTypeParameter]:
        return [variable.parameter for variable in self.variables]


@dataclass(frozen=True, slots=True)
class Struct:
    """`struct(...)`: `name = value` in any order; a custom directive in it binds one parameter."""

    members: list[Variable | Custom]

    @property
    def captured(self) -> list[AttrOrTypeParameter]:
        return [parameter for member in self.members for parameter in member.captured]


Capture = Variable | Custom | Params | Struct


@dataclass(frozen=True, slots=True)
class OptionalGroup:
    """`(then) : (otherwise)?`: the branch that has the anchor goes with the anchor's value.

    The anchor has a value if an optional parameter that it mentions differs from its default.
    """

    then: list[Element]
    otherwise: list[Element]
    anchor: Capture
    is_inverted: bool  # the anchor is in `otherwise`
    parse_start: int  # index in `then` of the first element that is parsed


Element = Literal | Whitespace | Variable | Custom | Params | Struct | OptionalGroup


_EXPECTED_ELEMENT: Final = "expected literal, variable, directive, or optional group"


@dataclass(slots=True)
class _Group:
    """The elements of one branch of an optional group, and which of them is the anchor."""

    elements: list[Element] = field(default_factory=list)
    anchor: int | None = None


class DefinitionFormatParser:
    """A recursive descent parser.

    format    ::= element*
    element   ::= literal | variable | `params` | struct | custom | qualified | optional
    struct    ::= `struct` `(` (`params` | member (`,` member)*) `)`
    member    ::= variable | qualified | custom
    custom    ::= `custom` `<` name `>` `(` argument (`,` argument)* `)`
    argument  ::= variable | qualified | `ref` `(` variable `)` | string
    qualified ::= `qualified` `(` variable `)`
    optional  ::= `(` (element `^`?)+ `)` (`:` `(` element+ `)`)? `?`
    """

    __slots__ = ("_bound", "_def", "_parameters", "_tokens")

    def __init__(self, definition: AttrOrTypeDef, text: str) -> None:
        self._def = definition
        self._tokens = TokenStream(text)
        self._parameters = {parameter.name: parameter for parameter in definition.parameters}
        self._bound: set[str] = set()

    def parse(self) -> list[Element]:
        """The elements of the format. Raises FormatError."""
        elements: list[Element] = []
        start = self._tokens.current.offset
        while self._tokens.current.kind is not TokenKind.END:
            elements.append(self._parse_element("top level"))
        self._check_all_bound(start)
        _check_commas(elements, start)
        return elements

    def _check_all_bound(self, start: int) -> None:
        for parameter in self._def.parameters:
            if parameter.is_optional:
                continue
            is_bound = parameter.name in self._bound
            if parameter.is_self_type and is_bound:
                raise FormatError(
                    start,
                    "unexpected self type parameter in assembly format",
                    f"'{parameter.name}' is the type that trails the attribute",
                )
            if not parameter.is_self_type and not is_bound:
                raise FormatError(
                    start, f"format is missing reference to parameter: {parameter.name}"
                )

    # --- elements

    def _parse_element(self, context: Context) -> Element:
        element = self._parse_any(context)
        if isinstance(element, (Reference, Code)):
            raise AssertionError("only a custom directive takes references and strings")
        return element

    def _parse_any(self, context: Context) -> Element | Reference | Code:
        token = self._tokens.current
        if token.kind is TokenKind.LITERAL:
            return self._parse_literal(context)
        if token.kind is TokenKind.VARIABLE:
            return self._parse_variable(context)
        if token.kind is TokenKind.STRING:
            return self._parse_string(context)
        if token.kind is TokenKind.LPAREN:
            return self._parse_optional_group(context)
        if token.is_keyword:
            return self._parse_directive(context)
        raise FormatError(token.offset, _EXPECTED_ELEMENT)

    def _parse_literal(self, context: Context) -> Element:
        token = self._tokens.consume()
        if context != "top level":
            raise FormatError(
                token.offset, "literals may only be used in the top-level section of the format"
            )
        if whitespace_of(token.text) is not None:
            return Whitespace(token.text)
        check_literal(token.text, token.offset)
        return Literal(token.text)

    def _parse_string(self, context: Context) -> Code:
        token = self._tokens.consume()
        if context != "custom":
            raise FormatError(
                token.offset, "strings may only be used as 'custom' directive arguments"
            )
        return Code(token.text)

    def _parse_variable(self, context: Context) -> Variable | Reference:
        token = self._tokens.consume()
        parameter = self._parameters.get(token.text)
        if parameter is None:
            raise FormatError(
                token.offset,
                f"{self._def.name} has no parameter named '{token.text}'",
                self._known_parameters(),
            )
        if context == "ref":
            if token.text not in self._bound and not parameter.is_self_type:
                raise FormatError(
                    token.offset, f"parameter '{token.text}' must be bound before it is referenced"
                )
            return Reference(parameter)
        if token.text in self._bound:
            raise FormatError(token.offset, f"duplicate parameter '{token.text}'")
        self._bound.add(token.text)
        return Variable(parameter)

    def _known_parameters(self) -> str:
        names = ", ".join([f"'{name}'" for name in self._parameters])
        return f"its parameters are {names}" if names else "it has no parameters"

    # --- directives

    def _parse_directive(self, context: Context) -> Element | Reference:
        token = self._tokens.consume()
        if token.kind is TokenKind.CUSTOM:
            return self._parse_custom(token, context)
        if token.kind is TokenKind.PARAMS:
            return self._parse_params(token, context)
        if token.kind is TokenKind.QUALIFIED:
            return self._parse_qualified(context)
        if token.kind is TokenKind.REF:
            return self._parse_ref(token, context)
        if token.kind is TokenKind.STRUCT:
            return self._parse_struct(token, context)
        raise FormatError(
            token.offset,
            f"unsupported directive kind '{token.text}'",
            "attributes and types have 'custom', 'params', 'qualified' and 'struct'",
        )

    def _parse_params(self, token: Token, context: Context) -> Params:
        if context not in ("top level", "struct"):
            raise FormatError(
                token.offset,
                "`params` can only be used at the top-level context or within a `struct` directive",
            )
        return Params(self._bind_all(token))

    def _bind_all(self, token: Token) -> list[Variable]:
        variables: list[Variable] = []
        for parameter in self._def.parameters:
            if parameter.name in self._bound:
                raise FormatError(
                    token.offset, f"`params` captures duplicate parameter: {parameter.name}"
                )
            if parameter.is_self_type:
                continue
            self._bound.add(parameter.name)
            variables.append(Variable(parameter))
        return variables

    def _parse_qualified(self, context: Context) -> Variable | Reference:
        tokens = self._tokens
        tokens.parse(TokenKind.LPAREN, "expected '(' before argument list")
        offset = tokens.current.offset
        is_variable = tokens.current.kind is TokenKind.VARIABLE
        element = self._parse_any(context)
        if not is_variable or not isinstance(element, (Variable, Reference)):
            raise FormatError(offset, "`qualified` argument list expected a variable")
        tokens.parse(TokenKind.RPAREN, "expected ')' after argument list")
        if isinstance(element, Reference):
            return element
        return Variable(element.parameter, is_qualified=True)

    def _parse_ref(self, token: Token, context: Context) -> Reference:
        if context != "custom":
            raise FormatError(token.offset, "'ref' is only valid within a `custom` directive")
        tokens = self._tokens
        tokens.parse(TokenKind.LPAREN, "expected '(' before argument list")
        offset = tokens.current.offset
        element = self._parse_any("ref")
        if not isinstance(element, Reference):
            raise FormatError(offset, "`ref` argument list expected a variable")
        tokens.parse(TokenKind.RPAREN, "expected ')' after argument list")
        return element

    def _parse_struct(self, token: Token, context: Context) -> Struct:
        if context != "top level":
            raise FormatError(token.offset, "`struct` can only be used at the top-level context")
        tokens = self._tokens
        tokens.parse(TokenKind.LPAREN, "expected '(' before `struct` argument list")
        members: list[Variable | Custom] = []
        params = tokens.parse_optional(TokenKind.PARAMS)
        if params is not None:
            members += self._bind_all(params)
        else:
            members.append(self._parse_member())
            while tokens.parse_optional(TokenKind.COMMA):
                members.append(self._parse_member())
        tokens.parse(TokenKind.RPAREN, "expected ')' at the end of an argument list")
        return Struct(members)

    def _parse_member(self) -> Variable | Custom:
        offset = self._tokens.current.offset
        element = self._parse_any("struct")
        if isinstance(element, Variable):
            return element
        if not isinstance(element, Custom):
            raise FormatError(
                offset, "expected a parameter or `custom` directive in `struct` argument list"
            )
        if len(element.arguments) != 1:
            raise FormatError(
                offset, "`struct` can only contain `custom` directives with a single argument"
            )
        if not element.captured:
            raise FormatError(
                offset, "a `custom` directive nested within a `struct` must be passed a parameter"
            )
        return element

    def _parse_custom(self, token: Token, context: Context) -> Custom:
        if context not in ("top level", "struct"):
            raise FormatError(
                token.offset,
                "`custom` can only be used at the top-level context or within a `struct` directive",
            )
        tokens = self._tokens
        tokens.parse(TokenKind.LESS, "expected '<' before custom directive name")
        name = tokens.parse(TokenKind.IDENTIFIER, "expected custom directive name identifier")
        tokens.parse(TokenKind.GREATER, "expected '>' after custom directive name")
        tokens.parse(TokenKind.LPAREN, "expected '(' before custom directive parameters")
        arguments = [self._parse_argument()]
        while tokens.parse_optional(TokenKind.COMMA):
            arguments.append(self._parse_argument())
        tokens.parse(TokenKind.RPAREN, "expected ')' after custom directive parameters")
        return Custom(name.text, arguments)

    def _parse_argument(self) -> Argument:
        offset = self._tokens.current.offset
        element = self._parse_any("custom")
        if isinstance(element, (Variable, Reference, Code)):
            return element
        raise FormatError(
            offset, "only variables and `ref` may be used as arguments of a custom directive"
        )

    # --- optional groups

    def _parse_optional_group(self, context: Context) -> OptionalGroup:
        tokens = self._tokens
        start = tokens.consume()
        if context != "top level":
            raise FormatError(
                start.offset, "optional groups can only be used as top-level elements"
            )
        then = self._parse_branch(_Group())
        otherwise = _Group(anchor=then.anchor)
        if tokens.parse_optional(TokenKind.COLON):
            tokens.parse(TokenKind.LPAREN, "expected '(' to start else branch of optional group")
            self._parse_branch(otherwise)
        tokens.parse(TokenKind.QUESTION, "expected '?' after optional group")
        element = _anchor_element(start, then, otherwise)
        _check_optional_parameters(start, then.elements)
        anchor = _check_anchor(start, element)
        _check_optional_parameters(start, otherwise.elements)
        return OptionalGroup(
            then.elements,
            otherwise.elements,
            anchor,
            then.anchor is None,
            _parse_start(start, then),
        )

    def _parse_branch(self, group: _Group) -> _Group:
        """Elements up to and including the closing parenthesis."""
        tokens = self._tokens
        is_marked = group.anchor is not None
        if is_marked:
            group.anchor = None
        while True:
            group.elements.append(self._parse_element("top level"))
            caret = tokens.parse_optional(TokenKind.CARET)
            if caret is not None:
                if is_marked:
                    raise FormatError(
                        caret.offset,
                        "only one element can be marked as the anchor of an optional group",
                    )
                is_marked = True
                group.anchor = len(group.elements) - 1
            if tokens.parse_optional(TokenKind.RPAREN):
                return group


def _check_commas(elements: Sequence[Element], start: int) -> None:
    """After a member that may be last a struct takes a comma for its own."""
    for index, element in enumerate(elements[1:]):
        before = elements[index]
        if element != Literal(",") or not isinstance(before, Struct):
            continue
        if any(parameter.is_optional for parameter in before.captured):
            raise FormatError(
                start,
                "`struct` directive with optional parameters cannot be followed by a comma literal",
            )


def _check_optional_parameters(start: Token, elements: Sequence[Element]) -> None:
    for element in elements:
        if isinstance(element, Params):
            message = (
                "`params` directive allowed in optional group only if all parameters are optional"
            )
        elif isinstance(element, (Struct, Custom)):
            name = type(element).__name__.lower()
            message = (
                f"`{name}` is only allowed in an optional group if all captured parameters are "
                "optional"
            )
        elif isinstance(element, Variable):
            message = "parameters in an optional group must be optional"
        else:
            continue
        for parameter in element.captured:
            if not parameter.is_optional:
                raise FormatError(start.offset, message, f"'{parameter.name}' has no default value")


def _anchor_element(start: Token, then: _Group, otherwise: _Group) -> Element:
    group = then if then.anchor is not None else otherwise
    if group.anchor is None:
        raise FormatError(start.offset, "optional group has no anchor element")
    return group.elements[group.anchor]


def _check_anchor(start: Token, element: Element) -> Capture:
    if isinstance(element, (Literal, Whitespace, OptionalGroup)):
        raise FormatError(start.offset, "optional group anchor must be a parameter or directive")
    if isinstance(element, Custom) and not element.captured:
        raise FormatError(
            start.offset,
            "`custom` directive with no bound parameters cannot be used as optional group anchor",
        )
    return element


def _parse_start(start: Token, then: _Group) -> int:
    for index, element in enumerate(then.elements):
        if isinstance(element, Whitespace):
            continue
        if isinstance(element, (Literal, Variable, Custom)):
            return index
        raise FormatError(
            start.offset,
            "first parsable element of an optional group must be a literal, variable, or custom "
            "directive",
        )
    raise FormatError(start.offset, "optional group has no element to parse")


def parse_definition_format(definition: AttrOrTypeDef) -> list[Element]:
    """The elements of the definition's assembly format. Raises RecordError at the definition."""
    text = definition.assembly_format
    assert text is not None
    try:
        return DefinitionFormatParser(definition, text).parse()
    except FormatError as error:
        location = definition.record.location
        shown = record_error(text, error, None, "")
        raise RecordError(shown.message, location, shown.notes[1:]) from None
