"""The grammar that the formats of operations share with those of attributes and types.

A mistake is rejected where it stands. Subclasses say what a variable is, which other directives
there are and what a group may hold.

    format    ::= element*
    element   ::= literal | variable | string | group | directive
    group     ::= `(` anchored+ `)` (`:` `(` anchored+ `)`)? `?`
    anchored  ::= element `^`?
    directive ::= `custom` `<` identifier `>` `(` element (`,` element)* `)`
                | `ref` `(` element `)`
                | ...
"""

from __future__ import annotations

from tblgen_build.releases.mlir_operations import FORMATS_HAVE_ENUMS

from .elements import CodeString, Custom, Literal, OptionalGroup, Ref, Whitespace
from .errors import FormatError, Meant
from .format_literals import check_literal, whitespace_of
from .lexer import KEYWORDS, FormatToken, TokenStream

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final
    from typing import Literal as OneOf

    from tblgen_build._core import Release

    from .elements import Element

    # Where an element stands: in no directive, or in which.
    Context = OneOf["top level", "custom", "ref", "type", "struct"]

# Parsing, checking and emitting each take up to five frames a level.
DEEPEST: Final = 150
CLOSING: Final = ("", ")", ">", ":", "?", "^")  # they end something: none is meant as a literal


class FormatParser:
    """A recursive descent parser. Raises FormatError."""

    def __init__(self, text: str, release: Release) -> None:
        self.tokens = TokenStream(text, has_enum=release.has(FORMATS_HAVE_ENUMS))
        self._release = release
        self.start = self.tokens.current.offset  # where errors of the format as a whole stand
        self._depth = 0

    # --- what differs ------------------------------------------------------------

    def parse_variable(self, token: FormatToken, context: Context) -> Element:
        """What the variable stands for, bound from here on. The token is consumed."""
        raise NotImplementedError

    def parse_directive(self, token: FormatToken, context: Context) -> Element:
        """What follows the keyword, which is consumed."""
        raise NotImplementedError

    def check_group(self, group: OptionalGroup, offset: int) -> None:
        """Whether these elements can be in an optional group, which begins at the offset."""
        raise NotImplementedError

    # --- elements ------------------------------------------------------------------

    def parse_elements(self) -> list[Element]:
        """All elements of the format."""
        elements: list[Element] = []
        while self.tokens.current.kind != "end":
            elements.append(self.parse_element("top level"))
        return elements

    def parse_element(self, context: Context) -> Element:
        token = self.tokens.current
        if self._depth == DEEPEST:
            raise FormatError(token.offset, f"elements are nested more than {DEEPEST} deep")
        self._depth += 1
        element: Element
        match token.kind:
            case "literal":
                element = self.parse_literal(context)
            case "variable":
                self.tokens.consume()
                element = self.parse_variable(token, context)
            case "string":
                element = self.parse_string(context)
            case "(":
                element = self.parse_optional_group(context)
            case _:
                if not token.is_keyword:
                    text = token.spelling
                    may_be_literal = context == "top level" and text not in CLOSING
                    raise FormatError(
                        token.offset,
                        "expected literal, variable, directive, or optional group",
                        f"a literal stands in backticks: `{text}`" if may_be_literal else None,
                        Meant(text, KEYWORDS),
                    )
                self.tokens.consume()
                element = self.parse_directive(token, context)
        self._depth -= 1
        return element

    def parse_literal(self, context: Context) -> Literal | Whitespace:
        token = self.tokens.consume()
        if context != "top level":
            raise FormatError(
                token.offset, "literals may only be used in the top-level section of the format"
            )
        if token.kind != "literal":
            raise FormatError(token.offset, f"expected literal, but got '{token.spelling}'")
        whitespace = whitespace_of(token.text)
        if whitespace is not None:
            return Whitespace(whitespace)
        check_literal(self._release, token.text, token.offset)
        return Literal(token.text)

    def parse_string(self, context: Context) -> CodeString:
        token = self.tokens.consume()
        if context != "custom":
            raise FormatError(
                token.offset, "strings may only be used as 'custom' directive arguments"
            )
        return CodeString(token.text)

    # --- optional groups -------------------------------------------------------------

    def parse_optional_group(self, context: Context) -> OptionalGroup:
        tokens = self.tokens
        offset = tokens.consume().offset
        if context != "top level":
            raise FormatError(offset, "optional groups can only be used as top-level elements")
        then_elements, anchor = self._parse_branch(None)
        is_inverted = anchor is None
        else_elements: list[Element] = []
        if tokens.parse_optional(":"):
            tokens.parse("(", "expected '(' to start else branch of optional group")
            else_elements, anchor = self._parse_branch(anchor)
        tokens.parse("?", "expected '?' after optional group")
        if anchor is None:
            raise FormatError(
                offset,
                "optional group has no anchor element",
                "write '^' after the element that decides whether the group is printed",
            )
        group = OptionalGroup(then_elements, else_elements, anchor, is_inverted)
        self.check_group(group, offset)
        return group

    def _parse_branch(self, anchor: Element | None) -> tuple[list[Element], Element | None]:
        """The elements up to the closing parenthesis, and the anchor if there is one by now."""
        elements: list[Element] = []
        while True:
            element = self.parse_element("top level")
            elements.append(element)
            caret = self.tokens.current
            if caret.kind == "^":
                if anchor is not None:
                    raise FormatError(
                        caret.offset,
                        "only one element can be marked as the anchor of an optional group",
                    )
                anchor = element
                self.tokens.consume()
            if self.tokens.parse_optional(")"):
                return elements, anchor

    # --- directives of all formats -----------------------------------------------------

    def parse_custom(self, token: FormatToken, context: Context) -> Custom:
        if context not in ("top level", "struct"):
            raise FormatError(
                token.offset,
                "`custom` can only be used at the top-level context or within a `struct` directive",
            )
        tokens = self.tokens
        tokens.parse("<", "expected '<' before custom directive name")
        name = tokens.parse("identifier", "expected custom directive name identifier")
        tokens.parse(">", "expected '>' after custom directive name")
        tokens.parse("(", "expected '(' before custom directive parameters")
        args = [self.parse_element("custom")]
        while tokens.parse_optional(","):
            args.append(self.parse_element("custom"))
        tokens.parse(")", "expected ')' after custom directive parameters")
        return Custom(name.text, args)

    def parse_ref(self, token: FormatToken, context: Context) -> Ref:
        if context != "custom":
            raise FormatError(token.offset, "'ref' is only valid within a `custom` directive")
        self.tokens.parse("(", "expected '(' before argument list")
        arg = self.parse_element("ref")
        self.tokens.parse(")", "expected ')' after argument list")
        return Ref(arg)
