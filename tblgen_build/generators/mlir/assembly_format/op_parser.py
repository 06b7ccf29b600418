"""Parser of an operation's assembly format: tokens to elements, and what they bind.

Whether the format as a whole says enough about the operation is for the checks after it. To the
grammar of all formats it adds

    variable  ::= attribute | property | operand | result | region | successor
    directive ::= attr-dict | attr-dict-with-keyword | prop-dict
                | operands | results | regions | successors
                | `type` `(` typed `)` | `functional-type` `(` typed `,` typed `)`
                | `qualified` `(` element `)`
                | `oilist` `(` clause (`|` clause)* `)`
    clause    ::= literal element*
"""

from __future__ import annotations

from tblgen_build.releases.mlir_operations import CLAUSES_HAVE_SEPARATORS

from .elements import (
    AllOperands,
    AllRegions,
    AllResults,
    AllSuccessors,
    AttrDict,
    AttributeVariable,
    FunctionalType,
    Literal,
    OIList,
    OIListClause,
    OperandVariable,
    OptionalGroup,
    PropDict,
    PropertyVariable,
    RegionVariable,
    ResultVariable,
    SuccessorVariable,
    TypeDirective,
)
from .errors import FormatError, Meant
from .format_parser import FormatParser
from .lexer import FormatToken
from .op_element_checks import (
    check_clause_element,
    check_custom_arguments,
    check_group_start,
    check_grouped_elements,
)
from .op_elements import enum_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn

    from tblgen_build.generators.mlir.model.operator import (
        NamedAttribute,
        NamedProperty,
        Operator,
    )

    from .elements import Element, TypedArgument
    from .format_parser import Context


class Bindings:
    """What the format has said of the op so far; names in order of appearance."""

    __slots__ = (
        "all_operand_types",
        "all_operands",
        "all_regions",
        "all_result_types",
        "all_successors",
        "attr_dict",
        "attributes",
        "operand_types",
        "operands",
        "prop_dict",
        "properties",
        "regions",
        "result_types",
        "start",
        "successors",
    )

    def __init__(self, start: int) -> None:
        self.start = start  # offset of the first token: where errors of the whole format stand
        self.attributes: dict[str, NamedAttribute] = {}
        self.properties: dict[str, NamedProperty] = {}
        self.operands: set[str] = set()
        self.regions: set[str] = set()
        self.successors: set[str] = set()
        self.operand_types: set[str] = set()
        self.result_types: set[str] = set()
        self.all_operands = False
        self.all_regions = False
        self.all_successors = False
        self.all_operand_types = False
        self.all_result_types = False
        self.attr_dict = False
        self.prop_dict = False


def parse_op_format(op: Operator, text: str) -> tuple[list[Element], Bindings]:
    """The elements of the format and what they bind. Raises FormatError."""
    parser = _OpFormatParser(op, text)
    return parser.parse_elements(), parser.bindings


class _OpFormatParser(FormatParser):
    def __init__(self, op: Operator, text: str) -> None:
        super().__init__(text, op.record.release)
        self.bindings = Bindings(self.start)
        self.attributes = {a.name: a for a in reversed(op.attributes)}
        self.properties = {p.name: p for p in reversed(op.properties)}
        self.operands = {o.name: o for o in reversed(op.operands)}
        self.regions = {r.name: r for r in reversed(op.regions)}
        self.results = {r.name: r for r in reversed(op.results)}
        self.successors = {s.name: s for s in reversed(op.successors)}

    def check_group(self, group: OptionalGroup, offset: int) -> None:
        check_grouped_elements(group.then_elements, group.anchor, offset)
        check_grouped_elements(group.else_elements, None, offset)
        check_group_start(group.then_elements, offset)
        # The reference lets anything anchor from the else branch; its C++ does not compile then.
        check_grouped_elements(group.else_elements, group.anchor, offset)

    # --- variables -----------------------------------------------------------------

    def parse_variable(self, token: FormatToken, context: Context) -> Element:
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
            token.offset,
            "expected variable to refer to an argument, region, result, or successor",
            meant=Meant(f"${name}", [f"${known}" for known in self.names()]),
        )

    def names(self) -> list[str]:
        """What variables of the format may be called."""
        tables = (self.attributes, self.properties, self.operands, self.regions, self.results)
        return [name for table in (*tables, self.successors) for name in table]

    def bind_attribute(self, token: FormatToken, context: Context) -> Element:
        attribute = self.attributes[token.text]
        bound = self.bindings.attributes
        self.check_constant(token, context, "attribute", "attributes", token.text in bound)
        bound[token.text] = attribute
        return AttributeVariable(attribute)

    def bind_property(self, token: FormatToken, context: Context) -> Element:
        prop = self.properties[token.text]
        bound = self.bindings.properties
        self.check_constant(token, context, "property", "properties", token.text in bound)
        bound[token.text] = prop
        return PropertyVariable(prop)

    def check_constant(
        self, token: FormatToken, context: Context, kind: str, kinds: str, is_bound: bool
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

    def bind_operand(self, token: FormatToken, context: Context) -> Element:
        bound = self.bindings.operands
        if context in ("top level", "custom"):
            if self.bindings.all_operands or token.text in bound:
                _raise_bound(token, "operand")
            bound.add(token.text)
        elif context == "ref" and token.text not in bound:
            _raise_unbound(token, "operand")
        return OperandVariable(self.operands[token.text])

    def bind_block_like(
        self, token: FormatToken, context: Context, kind: str, has_all: bool
    ) -> None:
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

    def parse_directive(self, token: FormatToken, context: Context) -> Element:
        match token.kind:
            case "type":
                return self.parse_type(token, context)
            case "attr-dict" | "attr-dict-with-keyword":
                return self.parse_attr_dict(token, context)
            case "custom":
                custom = self.parse_custom(token, context)
                check_custom_arguments(custom.args, token.offset)
                return custom
            case "enum":
                return self.parse_enum(token, context)
            case "functional-type":
                return self.parse_functional_type(token, context)
            case "oilist":
                return self.parse_oilist(token, context)
            case "operands":
                return self.parse_operands(token, context)
            case "prop-dict":
                return self.parse_prop_dict(token, context)
            case "qualified":
                return self.parse_qualified(token, context)
            case "ref":
                return self.parse_ref(token, context)
            case "regions":
                return self.parse_regions(token, context)
            case "results":
                return self.parse_results(token, context)
            case "successors":
                return self.parse_successors(token, context)
        raise FormatError(token.offset, "unsupported directive kind")

    def parse_attr_dict(self, token: FormatToken, context: Context) -> Element:
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
        return AttrDict(token.kind == "attr-dict-with-keyword")

    def parse_prop_dict(self, token: FormatToken, context: Context) -> Element:
        if context in ("type", "ref"):
            raise FormatError(
                token.offset, "'prop-dict' directive can only be used as a top-level directive"
            )
        if self.bindings.prop_dict:
            raise FormatError(token.offset, "'prop-dict' directive has already been seen")
        self.bindings.prop_dict = True
        return PropDict()

    def parse_operands(self, token: FormatToken, context: Context) -> Element:
        bindings = self.bindings
        self.check_all(token, context, bindings.all_operands, bool(bindings.operands))
        if context != "type":
            bindings.all_operands = True
        return AllOperands()

    def parse_regions(self, token: FormatToken, context: Context) -> Element:
        bindings = self.bindings
        self.check_not_typed(token, context)
        self.check_all(token, context, bindings.all_regions, bool(bindings.regions))
        bindings.all_regions = True
        return AllRegions()

    def parse_successors(self, token: FormatToken, context: Context) -> Element:
        bindings = self.bindings
        self.check_not_typed(token, context)
        self.check_all(token, context, bindings.all_successors, bool(bindings.successors))
        bindings.all_successors = True
        return AllSuccessors()

    def check_not_typed(self, token: FormatToken, context: Context) -> None:
        if context == "type":
            raise FormatError(
                token.offset, f"'{token.text}' is only valid as a top-level directive"
            )

    def check_all(
        self, token: FormatToken, context: Context, has_all: bool, has_some: bool
    ) -> None:
        """Whether a directive that stands for all entries of a kind may stand here."""
        if context == "ref":
            if not has_all:
                raise FormatError(
                    token.offset,
                    f"'ref' of '{token.text}' is not bound by a prior '{token.text}' directive",
                )
        elif context != "type" and (has_all or has_some):
            raise FormatError(token.offset, f"'{token.text}' directive creates overlap in format")

    def parse_results(self, token: FormatToken, context: Context) -> Element:
        if context != "type":
            raise FormatError(
                token.offset,
                "'results' directive can can only be used as a child to a 'type' directive",
            )
        return AllResults()

    def parse_type(self, token: FormatToken, context: Context) -> Element:
        if context == "type":
            raise FormatError(token.offset, "'type' cannot be used as a child of another `type`")
        self.tokens.parse("(", "expected '(' before argument list")
        arg = self.parse_typed_argument(token, context == "ref")
        self.tokens.parse(")", "expected ')' after argument list")
        return TypeDirective(arg)

    def parse_functional_type(self, token: FormatToken, context: Context) -> Element:
        if context != "top level":
            raise FormatError(
                token.offset, "'functional-type' is only valid as a top-level directive"
            )
        self.tokens.parse("(", "expected '(' before argument list")
        inputs = self.parse_typed_argument(token, False)
        self.tokens.parse(",", "expected ',' after inputs argument")
        results = self.parse_typed_argument(token, False)
        self.tokens.parse(")", "expected ')' after argument list")
        return FunctionalType(inputs, results)

    def parse_typed_argument(self, directive: FormatToken, is_ref: bool) -> TypedArgument:
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

    def check_type_of_one(
        self, token: FormatToken, name: str, is_bound: bool, is_ref: bool
    ) -> None:
        if is_ref and not is_bound:
            raise FormatError(
                token.offset,
                f"'ref' of 'type(${name})' is not bound by a prior 'type' directive",
            )
        if not is_ref and is_bound:
            raise FormatError(token.offset, f"'type' of '{name}' is already bound")

    def check_type_of_all(
        self, token: FormatToken, name: str, has_all: bool, has_some: bool, is_ref: bool
    ) -> None:
        if is_ref and not has_all:
            raise FormatError(
                token.offset, f"'ref' of 'type({name})' is not bound by a prior 'type' directive"
            )
        if not is_ref and (has_all or has_some):
            raise FormatError(token.offset, f"'{name}' 'type' is already bound")

    def parse_qualified(self, token: FormatToken, context: Context) -> Element:
        self.tokens.parse("(", "expected '(' before argument list")
        element = self.parse_element(context)
        match element:
            case AttributeVariable(is_enum=True):
                _raise_combined(token)
            case AttributeVariable():
                element = AttributeVariable(element.var, is_qualified=True)
            case TypeDirective():
                element = TypeDirective(element.arg, is_qualified=True)
            case _:
                raise FormatError(
                    token.offset,
                    "'qualified' directive expects an attribute or a `type` directive",
                )
        self.tokens.parse(")", "expected ')' after argument list")
        return element

    def parse_enum(self, token: FormatToken, context: Context) -> Element:
        if context != "top level":
            raise FormatError(token.offset, "'enum' directive can only be used at the top level")
        self.tokens.parse("(", "expected '(' before argument list")
        element = self.parse_element(context)
        self.tokens.parse(")", "expected ')' after argument list")
        if not isinstance(element, AttributeVariable):
            raise FormatError(token.offset, "'enum' directive expects an enum attribute")
        if element.is_qualified:
            _raise_combined(token)
        attr = element.var.attr
        info = enum_of(attr)
        if info is None:
            raise FormatError(token.offset, "'enum' directive expects an enum attribute")
        if info.is_bit_enum and info.zero_case is None:
            raise FormatError(
                token.offset, "'enum' directive requires a bit enum to define a zero-valued case"
            )
        return AttributeVariable(element.var, is_enum=True)

    def parse_oilist(self, token: FormatToken, context: Context) -> Element:
        separator = None
        if self._release.has(CLAUSES_HAVE_SEPARATORS) and self.tokens.parse_optional("<"):
            separator = self.parse_separator(context)
        self.tokens.parse("(", "expected '(' before oilist argument list")
        clauses: list[OIListClause] = []
        while True:
            literal = self.parse_literal(context)
            elements: list[Element] = []
            while self.tokens.current.kind not in ("|", ")"):
                element = self.parse_element(context)
                check_clause_element(element, token.offset)
                elements.append(element)
            if not isinstance(literal, Literal):
                raise FormatError(
                    token.offset,
                    "expected every clause of an oilist to start with a keyword or punctuation, "
                    "but got whitespace",
                )
            clauses.append(OIListClause(literal, elements))
            if self.tokens.consume().kind == ")":
                return OIList(clauses, separator)

    def parse_separator(self, context: Context) -> Literal:
        offset = self.tokens.current.offset
        separator = self.parse_literal(context)
        if not isinstance(separator, Literal):
            raise FormatError(offset, "oilist separator must be a non-whitespace literal")
        self.tokens.parse(">", "expected '>' after oilist separator")
        return separator


def _raise_bound(token: FormatToken, kind: str) -> NoReturn:
    raise FormatError(token.offset, f"{kind} '{token.text}' is already bound")


def _raise_combined(token: FormatToken) -> NoReturn:
    raise FormatError(token.offset, "'enum' and 'qualified' directives cannot be combined")


def _raise_unbound(token: FormatToken, kind: str) -> NoReturn:
    raise FormatError(token.offset, f"{kind} '{token.text}' must be bound before it is referenced")
