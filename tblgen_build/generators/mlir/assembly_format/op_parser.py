"""Parser of an op's assembly format: tokens to the typed tree.

Rejects what is wrong where it stands; whether the format as a whole says enough about
the op is for the checks after it.

    format    ::= element*
    element   ::= literal | variable | directive | optional-group
    group     ::= `(` anchored+ `)` (`:` `(` anchored+ `)`)? `?`
    anchored  ::= element `^`?
    directive ::= attr-dict | attr-dict-with-keyword | prop-dict
                | operands | results | regions | successors
                | `type` `(` typed `)` | `functional-type` `(` typed `,` typed `)`
                | `ref` `(` element `)` | `qualified` `(` element `)`
                | `custom` `<` identifier `>` `(` argument (`,` argument)* `)`
                | `oilist` `(` clause (`|` clause)* `)`
    clause    ::= literal element*
"""

from __future__ import annotations

from tblgen_build.dataclass import dataclass, field

from .errors import FormatError
from .lexer import Token, TokenKind, TokenStream
from .literals import check_literal, whitespace_of
from .op_element_checks import (
    check_clause_element,
    check_custom_arguments,
    check_group_start,
    check_grouped_elements,
)
from .op_tree import (
    AllOperands,
    AllRegions,
    AllResults,
    AllSuccessors,
    AttrDict,
    AttributeVariable,
    Clause,
    CodeString,
    Custom,
    Element,
    FunctionalType,
    Literal,
    OIList,
    OperandVariable,
    OptionalGroup,
    PropDict,
    PropertyVariable,
    Ref,
    RegionVariable,
    ResultVariable,
    SuccessorVariable,
    TypedArgument,
    TypeDirective,
    Whitespace,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Final, NoReturn
    from typing import Literal as OneOf

    from tblgen_build.generators.mlir.model.operator import (
        NamedAttribute,
        NamedProperty,
        Operator,
    )

    Context = OneOf["top level", "custom", "ref", "type"]

# Parsing, checking and emitting each take up to four frames a level.
DEEPEST: Final = 150


@dataclass(slots=True)
class Bindings:
    """What the format has said of the op so far; names in order of appearance."""

    start: int  # offset of the first token: where errors of the format as a whole stand
    attributes: dict[str, NamedAttribute] = field(default_factory=dict)
    properties: dict[str, NamedProperty] = field(default_factory=dict)
    operands: set[str] = field(default_factory=set)
    regions: set[str] = field(default_factory=set)
    successors: set[str] = field(default_factory=set)
    operand_types: set[str] = field(default_factory=set)
    result_types: set[str] = field(default_factory=set)
    all_operands: bool = False
    all_regions: bool = False
    all_successors: bool = False
    all_operand_types: bool = False
    all_result_types: bool = False
    attr_dict: bool = False
    prop_dict: bool = False


def parse_op_format(op: Operator, text: str) -> tuple[list[Element], Bindings]:
    """The elements of the format and what they bind. Raises FormatError."""
    parser = _Parser(op, text)
    elements: list[Element] = []
    while parser.tokens.current.kind is not TokenKind.END:
        elements.append(parser.parse_element("top level"))
    return elements, parser.bindings


class _Parser:
    def __init__(self, op: Operator, text: str) -> None:
        self.op = op
        self.tokens = TokenStream(text)
        self.bindings = Bindings(self.tokens.current.offset)
        self.depth = 0
        self.attributes = {a.name: a for a in reversed(op.attributes)}
        self.properties = {p.name: p for p in reversed(op.properties)}
        self.operands = {o.name: o for o in reversed(op.operands)}
        self.regions = {r.name: r for r in reversed(op.regions)}
        self.results = {r.name: r for r in reversed(op.results)}
        self.successors = {s.name: s for s in reversed(op.successors)}

    # --- elements --------------------------------------------------------------

    def parse_element(self, context: Context) -> Element:
        if self.depth == DEEPEST:
            raise FormatError(
                self.tokens.current.offset, f"elements are nested more than {DEEPEST} deep"
            )
        self.depth += 1
        element = self.parse_nested(context)
        self.depth -= 1
        return element

    def parse_nested(self, context: Context) -> Element:
        token = self.tokens.current
        match token.kind:
            case TokenKind.LITERAL:
                return self.parse_literal(context)
            case TokenKind.VARIABLE:
                self.tokens.consume()
                return self.bind(token, context)
            case TokenKind.STRING:
                return self.parse_string(context)
            case TokenKind.LPAREN:
                return self.parse_optional_group(context)
        if not token.is_keyword:
            raise FormatError(
                token.offset, "expected literal, variable, directive, or optional group"
            )
        self.tokens.consume()
        parse = _DIRECTIVES.get(token.kind)
        if parse is None:
            raise FormatError(token.offset, "unsupported directive kind")
        return parse(self, token, context)

    def parse_literal(self, context: Context) -> Element:
        token = self.tokens.consume()
        if context != "top level":
            raise FormatError(
                token.offset, "literals may only be used in the top-level section of the format"
            )
        if token.kind is not TokenKind.LITERAL:
            raise FormatError(token.offset, f"expected literal, but got '{token.spelling}'")
        whitespace = whitespace_of(token.text)
        if whitespace is not None:
            return Whitespace(whitespace)
        check_literal(token.text, token.offset)
        return Literal(token.text)

    def parse_string(self, context: Context) -> Element:
        token = self.tokens.consume()
        if context != "custom":
            raise FormatError(
                token.offset, "strings may only be used as 'custom' directive arguments"
            )
        return CodeString(token.text)

    # --- optional groups ---------------------------------------------------------

    def parse_optional_group(self, context: Context) -> Element:
        offset = self.tokens.consume().offset
        if context != "top level":
            raise FormatError(offset, "optional groups can only be used as top-level elements")
        then_elements, anchor = self.parse_branch(None)
        is_inverted = anchor is None
        else_elements: list[Element] = []
        if self.tokens.parse_optional(TokenKind.COLON):
            self.tokens.parse(
                TokenKind.LPAREN, "expected '(' to start else branch of optional group"
            )
            else_elements, anchor = self.parse_branch(anchor)
        self.tokens.parse(TokenKind.QUESTION, "expected '?' after optional group")
        if anchor is None:
            raise FormatError(offset, "optional group has no anchor element")
        check_grouped_elements(then_elements, anchor, offset)
        check_grouped_elements(else_elements, None, offset)
        check_group_start(then_elements, offset)
        # The reference lets anything anchor from the else branch; its C++ does not compile then.
        check_grouped_elements(else_elements, anchor, offset)
        return OptionalGroup(then_elements, else_elements, anchor, is_inverted)

    def parse_branch(self, anchor: Element | None) -> tuple[list[Element], Element | None]:
        """The elements up to the closing parenthesis, and the anchor if there is one by now."""
        elements: list[Element] = []
        while True:
            element = self.parse_element("top level")
            elements.append(element)
            caret = self.tokens.current
            if caret.kind is TokenKind.CARET:
                if anchor is not None:
                    raise FormatError(
                        caret.offset,
                        "only one element can be marked as the anchor of an optional group",
                    )
                anchor = element
                self.tokens.consume()
            if self.tokens.parse_optional(TokenKind.RPAREN):
                return elements, anchor

    # --- variables -----------------------------------------------------------------

    def bind(self, token: Token, context: Context) -> Element:
        name = token.text
        if name in self.attributes:
            return self.bind_attribute(token, context)
        if name in self.properties:
            return self.bind_property(token, context)
        if name in self.operands:
            return self.bind_operand(token, context)
        if name in self.regions:
            self.bind_block_like(token, context, "region", self.bindings.all_regions)
            return RegionVariable(self.regions[name])
        if name in self.results:
            if context != "type":
                raise FormatError(
                    token.offset,
                    "result variables can can only be used as a child to a 'type' directive",
                )
            return ResultVariable(self.results[name])
        if name in self.successors:
            self.bind_block_like(token, context, "successor", self.bindings.all_successors)
            return SuccessorVariable(self.successors[name])
        raise FormatError(
            token.offset, "expected variable to refer to an argument, region, result, or successor"
        )

    def bind_attribute(self, token: Token, context: Context) -> Element:
        attribute = self.attributes[token.text]
        bound = self.bindings.attributes
        self.check_constant(token, context, "attribute", "attributes", token.text in bound)
        bound[token.text] = attribute
        return AttributeVariable(attribute)

    def bind_property(self, token: Token, context: Context) -> Element:
        prop = self.properties[token.text]
        bound = self.bindings.properties
        self.check_constant(token, context, "property", "properties", token.text in bound)
        bound[token.text] = prop
        return PropertyVariable(prop)

    def check_constant(
        self, token: Token, context: Context, kind: str, kinds: str, is_bound: bool
    ) -> None:
        """Whether an attribute or property may stand here."""
        if context == "type":
            raise FormatError(
                token.offset, f"{kinds} cannot be used as children to a `type` directive"
            )
        if context == "ref":
            if not is_bound:
                _raise_unbound(token, kind)
        elif is_bound:
            _raise_bound(token, kind)

    def bind_operand(self, token: Token, context: Context) -> Element:
        bound = self.bindings.operands
        if context in ("top level", "custom"):
            if self.bindings.all_operands or token.text in bound:
                _raise_bound(token, "operand")
            bound.add(token.text)
        elif context == "ref" and token.text not in bound:
            _raise_unbound(token, "operand")
        return OperandVariable(self.operands[token.text])

    def bind_block_like(self, token: Token, context: Context, kind: str, has_all: bool) -> None:
        """Bind a region or a successor."""
        bound = self.bindings.regions if kind == "region" else self.bindings.successors
        if context in ("top level", "custom"):
            if has_all or token.text in bound:
                _raise_bound(token, kind)
            bound.add(token.text)
        elif context != "ref":
            raise FormatError(
                token.offset, f"{kind}s can only be used at the top level or in a ref directive"
            )
        elif token.text not in bound:
            _raise_unbound(token, kind)

    # --- directives ------------------------------------------------------------------

    def parse_attr_dict(self, token: Token, context: Context) -> Element:
        if context == "type":
            raise FormatError(
                token.offset, "'attr-dict' directive can only be used as a top-level directive"
            )
        if context == "ref":
            if not self.bindings.attr_dict:
                raise FormatError(
                    token.offset,
                    "'ref' of 'attr-dict' is not bound by a prior 'attr-dict' directive",
                )
        elif self.bindings.attr_dict:
            raise FormatError(token.offset, "'attr-dict' directive has already been seen")
        self.bindings.attr_dict = True
        return AttrDict(token.kind is TokenKind.ATTR_DICT_WITH_KEYWORD)

    def parse_prop_dict(self, token: Token, context: Context) -> Element:
        if context in ("type", "ref"):
            raise FormatError(
                token.offset, "'prop-dict' directive can only be used as a top-level directive"
            )
        if self.bindings.prop_dict:
            raise FormatError(token.offset, "'prop-dict' directive has already been seen")
        self.bindings.prop_dict = True
        return PropDict()

    def parse_operands(self, token: Token, context: Context) -> Element:
        bindings = self.bindings
        self.check_all(token, context, bindings.all_operands, bool(bindings.operands))
        if context != "type":
            bindings.all_operands = True
        return AllOperands()

    def parse_regions(self, token: Token, context: Context) -> Element:
        bindings = self.bindings
        self.check_not_typed(token, context)
        self.check_all(token, context, bindings.all_regions, bool(bindings.regions))
        bindings.all_regions = True
        return AllRegions()

    def parse_successors(self, token: Token, context: Context) -> Element:
        bindings = self.bindings
        self.check_not_typed(token, context)
        self.check_all(token, context, bindings.all_successors, bool(bindings.successors))
        bindings.all_successors = True
        return AllSuccessors()

    def check_not_typed(self, token: Token, context: Context) -> None:
        if context == "type":
            raise FormatError(
                token.offset, f"'{token.text}' is only valid as a top-level directive"
            )

    def check_all(self, token: Token, context: Context, has_all: bool, has_some: bool) -> None:
        """Whether a directive that stands for all entries of a kind may stand here."""
        if context == "ref":
            if not has_all:
                raise FormatError(
                    token.offset,
                    f"'ref' of '{token.text}' is not bound by a prior '{token.text}' directive",
                )
        elif context != "type" and (has_all or has_some):
            raise FormatError(token.offset, f"'{token.text}' directive creates overlap in format")

    def parse_results(self, token: Token, context: Context) -> Element:
        if context != "type":
            raise FormatError(
                token.offset,
                "'results' directive can can only be used as a child to a 'type' directive",
            )
        return AllResults()

    def parse_type(self, token: Token, context: Context) -> Element:
        if context == "type":
            raise FormatError(token.offset, "'type' cannot be used as a child of another `type`")
        self.tokens.parse(TokenKind.LPAREN, "expected '(' before argument list")
        arg = self.parse_typed_argument(token, context == "ref")
        self.tokens.parse(TokenKind.RPAREN, "expected ')' after argument list")
        return TypeDirective(arg)

    def parse_functional_type(self, token: Token, context: Context) -> Element:
        if context != "top level":
            raise FormatError(
                token.offset, "'functional-type' is only valid as a top-level directive"
            )
        self.tokens.parse(TokenKind.LPAREN, "expected '(' before argument list")
        inputs = self.parse_typed_argument(token, False)
        self.tokens.parse(TokenKind.COMMA, "expected ',' after inputs argument")
        results = self.parse_typed_argument(token, False)
        self.tokens.parse(TokenKind.RPAREN, "expected ')' after argument list")
        return FunctionalType(inputs, results)

    def parse_typed_argument(self, directive: Token, is_ref: bool) -> TypedArgument:
        """What a type is asked of; its type counts as bound from here on."""
        element = self.parse_element("type")
        bindings = self.bindings
        match element:
            case OperandVariable():
                name = element.var.name
                types, has_all = bindings.operand_types, bindings.all_operand_types
                self.check_type_of_one(directive, name, has_all or name in types, is_ref)
                types.add(name)
            case ResultVariable():
                name = element.var.name
                types, has_all = bindings.result_types, bindings.all_result_types
                self.check_type_of_one(directive, name, has_all or name in types, is_ref)
                types.add(name)
            case AllOperands():
                has_all, has_some = bindings.all_operand_types, bool(bindings.operand_types)
                self.check_type_of_all(directive, "operands", has_all, has_some, is_ref)
                bindings.all_operand_types = True
            case AllResults():
                has_all, has_some = bindings.all_result_types, bool(bindings.result_types)
                self.check_type_of_all(directive, "results", has_all, has_some, is_ref)
                bindings.all_result_types = True
            case _:
                raise FormatError(directive.offset, "invalid argument to 'type' directive")
        return element

    def check_type_of_one(self, token: Token, name: str, is_bound: bool, is_ref: bool) -> None:
        if is_ref and not is_bound:
            raise FormatError(
                token.offset,
                f"'ref' of 'type(${name})' is not bound by a prior 'type' directive",
            )
        if not is_ref and is_bound:
            raise FormatError(token.offset, f"'type' of '{name}' is already bound")

    def check_type_of_all(
        self, token: Token, name: str, has_all: bool, has_some: bool, is_ref: bool
    ) -> None:
        if is_ref and not has_all:
            raise FormatError(
                token.offset, f"'ref' of 'type({name})' is not bound by a prior 'type' directive"
            )
        if not is_ref and (has_all or has_some):
            raise FormatError(token.offset, f"'{name}' 'type' is already bound")

    def parse_ref(self, token: Token, context: Context) -> Element:
        if context != "custom":
            raise FormatError(token.offset, "'ref' is only valid within a `custom` directive")
        self.tokens.parse(TokenKind.LPAREN, "expected '(' before argument list")
        arg = self.parse_element("ref")
        self.tokens.parse(TokenKind.RPAREN, "expected ')' after argument list")
        return Ref(arg)

    def parse_qualified(self, token: Token, context: Context) -> Element:
        self.tokens.parse(TokenKind.LPAREN, "expected '(' before argument list")
        element = self.parse_element(context)
        match element:
            case AttributeVariable():
                element = AttributeVariable(element.var, is_qualified=True)
            case TypeDirective():
                element = TypeDirective(element.arg, is_qualified=True)
            case _:
                raise FormatError(
                    token.offset,
                    "'qualified' directive expects an attribute or a `type` directive",
                )
        self.tokens.parse(TokenKind.RPAREN, "expected ')' after argument list")
        return element

    def parse_custom(self, token: Token, context: Context) -> Element:
        if context != "top level":
            raise FormatError(
                token.offset,
                "`custom` can only be used at the top-level context or within a `struct` directive",
            )
        tokens = self.tokens
        tokens.parse(TokenKind.LESS, "expected '<' before custom directive name")
        name = tokens.parse(TokenKind.IDENTIFIER, "expected custom directive name identifier")
        tokens.parse(TokenKind.GREATER, "expected '>' after custom directive name")
        tokens.parse(TokenKind.LPAREN, "expected '(' before custom directive parameters")
        args = [self.parse_element("custom")]
        while tokens.parse_optional(TokenKind.COMMA):
            args.append(self.parse_element("custom"))
        tokens.parse(TokenKind.RPAREN, "expected ')' after custom directive parameters")
        check_custom_arguments(args, token.offset)
        return Custom(name.text, args)

    def parse_oilist(self, token: Token, context: Context) -> Element:
        self.tokens.parse(TokenKind.LPAREN, "expected '(' before oilist argument list")
        clauses: list[Clause] = []
        while True:
            literal = self.parse_literal(context)
            elements: list[Element] = []
            while self.tokens.current.kind not in (TokenKind.PIPE, TokenKind.RPAREN):
                element = self.parse_element(context)
                check_clause_element(element, token.offset)
                elements.append(element)
            if not isinstance(literal, Literal):
                raise FormatError(
                    token.offset,
                    "expected every clause of an oilist to start with a keyword or punctuation, "
                    "but got whitespace",
                )
            clauses.append(Clause(literal, elements))
            if self.tokens.consume().kind is TokenKind.RPAREN:
                return OIList(clauses)


def _raise_bound(token: Token, kind: str) -> NoReturn:
    raise FormatError(token.offset, f"{kind} '{token.text}' is already bound")


def _raise_unbound(token: Token, kind: str) -> NoReturn:
    raise FormatError(token.offset, f"{kind} '{token.text}' must be bound before it is referenced")


_DIRECTIVES: Final[Mapping[TokenKind, Callable[[_Parser, Token, Context], Element]]] = {
    TokenKind.ATTR_DICT: _Parser.parse_attr_dict,
    TokenKind.ATTR_DICT_WITH_KEYWORD: _Parser.parse_attr_dict,
    TokenKind.PROP_DICT: _Parser.parse_prop_dict,
    TokenKind.CUSTOM: _Parser.parse_custom,
    TokenKind.FUNCTIONAL_TYPE: _Parser.parse_functional_type,
    TokenKind.OILIST: _Parser.parse_oilist,
    TokenKind.OPERANDS: _Parser.parse_operands,
    TokenKind.QUALIFIED: _Parser.parse_qualified,
    TokenKind.REF: _Parser.parse_ref,
    TokenKind.REGIONS: _Parser.parse_regions,
    TokenKind.RESULTS: _Parser.parse_results,
    TokenKind.SUCCESSORS: _Parser.parse_successors,
    TokenKind.TYPE: _Parser.parse_type,
}
