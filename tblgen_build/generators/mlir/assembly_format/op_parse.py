"""The body of an operation's `parse` method, from its checked format.

Local variables of the C++: operand `x` is parsed into `xOperands` (and `xRawOperand` after it
where there is exactly one), its types into `xTypes`, attribute `x` into `xAttr`, region `x` into
`xRegion(s)`, successor `x` into `xSuccessor(s)`. First they are declared, then filled in the order
of the format (one function a kind of element), then put into the operation's state.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.statements import Case, if_chain, if_else
from tblgen_build.releases.mlir_operations import (
    CLAUSES_ARE_COMPLETE,
    OPTIONAL_DIRECTIVES_HAVE_VALUES,
    PROP_DICT_NEEDS_PROPERTIES,
)

from .elements import (
    AllOperands,
    AllRegions,
    AllSuccessors,
    AttrDict,
    AttributeVariable,
    Custom,
    FunctionalType,
    Literal,
    OIList,
    OperandVariable,
    OptionalGroup,
    PropDict,
    PropertyVariable,
    RegionVariable,
    SuccessorVariable,
    TypeDirective,
    Whitespace,
)
from .format_literals import token_parser
from .op_elements import elided_anchor, unit_of_clause
from .op_parse_attributes import (
    declare_attribute,
    parse_attribute,
    parse_optional_property,
    parse_property,
)
from .op_parse_custom import parse_custom, try_to_parse_custom
from .op_parse_values import (
    DECLARE_ALL_OPERANDS,
    PARSE_ALL_OPERANDS,
    complete_region,
    declare_functional_type,
    declare_operand,
    declare_region,
    declare_regions,
    declare_successor,
    declare_successors,
    declare_type,
    parse_functional_type,
    parse_operand,
    parse_optional_region,
    parse_region,
    parse_regions,
    parse_successor,
    parse_successors,
    parse_type,
)
from .op_state import OperationState

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from .elements import Element, OIListClause
    from .op_format import OpFormat

_BODY: Final = cpp("""
    $variables
    $elements
    $regions
    $successors
    $segment_sizes
    $verified_types
    $buildable_types
    $result_types
    $operands
    $inferred_types
    return ::mlir::success();
""")


def parse_body(format_: OpFormat) -> str:
    state = OperationState(format_)
    return _BODY(
        variables=[*state.declare_groups(), *_declare_all(state, format_.elements)],
        elements=[_parse(state, element) for element in format_.elements],
        regions=state.add_regions(),
        successors=state.add_successors(),
        segment_sizes=state.add_segment_sizes(),
        verified_types=state.verify_types(),
        buildable_types=state.build_types(),
        result_types=state.add_result_types(),
        operands=state.resolve_operands(),
        inferred_types=state.infer_result_types(),
    )


# --- local variables -----------------------------------------------------------------


def _declare_all(state: OperationState, elements: Sequence[Element]) -> list[str]:
    """The declarations of what the elements are parsed into."""
    declarations: list[str] = []
    for element in elements:
        match element:
            case OperandVariable():
                declarations.append(declare_operand(state, element))
            case TypeDirective():
                declarations.append(declare_type(state, element))
            case AttributeVariable():
                declarations.append(declare_attribute(element))
            case OptionalGroup():
                declarations += _declare_group(state, element)
            case Custom():
                declarations += _declare_all(state, element.args)
            case FunctionalType():
                declarations.append(declare_functional_type(element))
            case OIList():
                for clause in element.clauses:
                    if unit_of_clause(clause) is None:
                        declarations += _declare_all(state, clause.elements)
            case RegionVariable():
                declarations.append(declare_region(element))
            case SuccessorVariable():
                declarations.append(declare_successor(element))
            case AllOperands():
                declarations.append(DECLARE_ALL_OPERANDS)
            case AllRegions():
                declarations.append(declare_regions("full"))
            case AllSuccessors():
                declarations.append(declare_successors("full"))
    return declarations


def _declare_group(state: OperationState, group: OptionalGroup) -> list[str]:
    elided = elided_anchor(group, group.then_elements[:1])
    then_elements = [element for element in group.then_elements if element is not elided]
    return _declare_all(state, then_elements) + _declare_all(state, group.else_elements)


# --- elements ------------------------------------------------------------------------


def _parse(state: OperationState, element: Element, *, in_group: bool = False) -> str:
    """Elements of an optional group that is known to be there have to be there too."""
    match element:
        case Literal():
            return _parse_literal(element)
        case OperandVariable():
            return parse_operand(state, element)
        case TypeDirective():
            return parse_type(state, element)
        case AttributeVariable():
            is_optional = not in_group and element.var.attr.is_optional
            return parse_attribute(state, element, is_optional=is_optional)
        case AttrDict():
            return _parse_attr_dict(state, element)
        case OptionalGroup():
            return _parse_group(state, element)
        case Custom():
            return parse_custom(state, element)
        case Whitespace():
            return ""
        case FunctionalType():
            return parse_functional_type(element)
        case PropertyVariable():
            return parse_property(state, element)
        case OIList():
            return _parse_oilist(state, element)
        case RegionVariable():
            return parse_region(state.op, element)
        case SuccessorVariable():
            return parse_successor(element)
        case PropDict():
            needs_properties = state.op.record.release.has(PROP_DICT_NEEDS_PROPERTIES)
            has_some = state.uses_properties or not needs_properties
            return _PARSE_PROP_DICT() if has_some else ""
        case AllOperands():
            return PARSE_ALL_OPERANDS()
        case AllRegions():
            return parse_regions(state.op, "full")
        case AllSuccessors():
            return parse_successors("full")
    raise AssertionError(f"{type(element).__name__} is nothing an operation parses by itself")


_PARSE_LITERAL: Final = cpp("""
    if (parser.parse$token)
      return ::mlir::failure();
""")


def _parse_literal(literal: Literal) -> str:
    return _PARSE_LITERAL(token=token_parser(literal.text))


# --- dictionaries --------------------------------------------------------------------

_PARSE_ATTR_DICT: Final = cpp("""
    {
      auto loc = parser.getCurrentLocation();(void)loc;
      if (parser.parseOptionalAttrDict$keyword(result.attributes))
        return ::mlir::failure();
    }
""")

_PARSE_VERIFIED_ATTR_DICT: Final = cpp("""
    {
      auto loc = parser.getCurrentLocation();(void)loc;
      if (parser.parseOptionalAttrDict$keyword(result.attributes))
        return ::mlir::failure();
      if (failed(verifyInherentAttrs(result.name, result.attributes, [&]() {
            return parser.emitError(loc) << "'" << result.name.getStringRef() << "' op ";
          })))
        return ::mlir::failure();
    }
""")

_PARSE_DISCARDABLE: Final = cpp("""
    {
      auto loc = parser.getCurrentLocation();(void)loc;
      if (parser.parseOptionalAttrDict$keyword(result.attributes))
        return ::mlir::failure();
      $refused
    }
""")

_PARSE_PROP_DICT: Final = cpp("""
    if (parseProperties(parser, result))
      return ::mlir::failure();
""")


_REFUSE_INHERENT: Final = cpp("""
    if (result.attributes.get("$name"))
      return parser.emitError(loc, "inherent attribute '$name' cannot be parsed from attr-dict when strict properties in assembly format is enabled");
""")  # noqa: E501


def _parse_attr_dict(state: OperationState, attr_dict: AttrDict) -> str:
    if state.op.dialect.has_strict_formats:
        refused = [_REFUSE_INHERENT(name=a.name) for a in state.op.native_attributes]
        keyword = "WithKeyword" if attr_dict.with_keyword else ""
        return _PARSE_DISCARDABLE(keyword=keyword, refused=refused)
    parse = _PARSE_VERIFIED_ATTR_DICT if state.verifies_attributes else _PARSE_ATTR_DICT
    return parse(keyword="WithKeyword" if attr_dict.with_keyword else "")


# --- optional groups -----------------------------------------------------------------

_IF_THERE: Final = cpp("""
    $attempt
    $branches
""")

_IF_CUSTOM: Final = cpp("""
    if (auto $result = [&]() -> ::mlir::OptionalParseResult {
          $attempt
          return ::mlir::success();
        }(); $result.has_value() && ::mlir::failed(*$result)) {
      return ::mlir::failure();
    } else if ($result.has_value()) {
      $then
    }
""")

_IF_CUSTOM_ELSE: Final = cpp("""
    if (auto $result = [&]() -> ::mlir::OptionalParseResult {
          $attempt
          return ::mlir::success();
        }(); $result.has_value() && ::mlir::failed(*$result)) {
      return ::mlir::failure();
    } else if ($result.has_value()) {
      $then
    } else {
      $otherwise
    }
""")


def _parse_group(state: OperationState, group: OptionalGroup) -> str:
    """The first element that reads input decides which branch it is."""
    first, *others = group.parsed_then_elements
    then = _parse_branch(state, group, first, others, is_then=True)
    else_elements = group.parsed_else_elements
    otherwise: list[str] | None = None
    if else_elements:
        otherwise = _parse_branch(state, group, else_elements[0], else_elements, is_then=False)
    if isinstance(first, Custom):
        attempt = try_to_parse_custom(state, first)
        is_asked = state.op.record.release.has(OPTIONAL_DIRECTIVES_HAVE_VALUES)
        result = "optResult" if is_asked else "result"
        if otherwise is None:
            return _IF_CUSTOM(result=result, attempt=attempt, then=then)
        return _IF_CUSTOM_ELSE(result=result, attempt=attempt, then=then, otherwise=otherwise)
    attempt, condition = _parse_group_start(state, first)
    branches = if_else(condition, then, otherwise)
    return _IF_THERE(attempt=attempt, branches=branches)


def _parse_group_start(state: OperationState, first: Element) -> tuple[str, str]:
    """What tries to parse the element, and the condition that it was there."""
    match first:
        case Literal():
            token = token_parser(first.text)
            return "", f"::mlir::succeeded(parser.parseOptional{token})"
        case OperandVariable(var=operand):
            return parse_operand(state, first), f"!{operand.name}Operands.empty()"
        case AttributeVariable(var=attribute):
            attempt = parse_attribute(state, first, is_optional=True)
            return attempt, f"{attribute.name}Attr"
        case PropertyVariable(var=prop):
            result = f"{prop.name}PropParseResult"
            attempt = parse_optional_property(state, first)
            return attempt, f"{result}.has_value() && succeeded(*{result})"
        case RegionVariable(var=region):
            if region.is_variadic:
                return parse_region(state.op, first), f"!{region.name}Regions.empty()"
            return parse_optional_region(first), f"!{region.name}Region->empty()"
    raise AssertionError(f"{type(first).__name__} begins no optional group")


def _parse_branch(
    state: OperationState,
    group: OptionalGroup,
    first: Element,
    elements: Sequence[Element],
    *,
    is_then: bool,
) -> list[str]:
    parts: list[str] = []
    if is_then and isinstance(first, RegionVariable) and not first.var.is_variadic:
        parts.append(complete_region(state.op, f"{first.var.name}Region"))
    elided = elided_anchor(group, (first,))
    others = [element for element in elements if element is not elided]
    if elided is not None and is_then != group.is_inverted:
        parts.append(state.set_unit(elided))
    return parts + [_parse(state, element, in_group=True) for element in others]


# --- oilists ---------------------------------------------------------------------------

_PARSE_OILIST: Final = cpp("""
    $flags
    while(true) {
      $clauses
    }
""")

_PARSE_SEPARATED_OILIST: Final = cpp("""
    {
      $flags
      bool oilistClauseParsed = false;
      while(true) {
        auto oilistSeparatorLoc = parser.getCurrentLocation();
        if (oilistClauseParsed) {
          if (failed(parser.parseOptional$separator)) {
            if ($starts)
              return parser.emitError(oilistSeparatorLoc,
                  "expected '$text' between oilist clauses");
            break;
          }
        }
        $clauses
      }
    }
""")

_NO_CLAUSE: Final = cpp("""
    if (oilistClauseParsed)
      return parser.emitError(oilistSeparatorLoc,
          "expected oilist clause after separator");
    break;
""")

_CLAUSE: Final = cpp("""

    if (${literal}Clause) {
      return parser.emitError(parser.getNameLoc())
            << "`$literal` clause can appear at most once in the expansion of the "
               "oilist directive";
    }
    ${literal}Clause = true;
    $noted
    $elements
""")


def _parse_oilist(state: OperationState, oilist: OIList) -> str:
    separator = oilist.separator
    noted = "" if separator is None else "oilistClauseParsed = true;"
    cases = [_parse_clause(state, clause, noted) for clause in oilist.clauses]
    flags = [f"bool {clause.literal.text}Clause = false;" for clause in oilist.clauses]
    none = "break;" if separator is None else _NO_CLAUSE()
    clauses = if_chain(cases, none)
    if separator is None:
        return _PARSE_OILIST(flags=flags, clauses=clauses)
    return _PARSE_SEPARATED_OILIST(
        flags=flags,
        separator=token_parser(separator.text),
        starts=" || ".join([case.condition for case in cases]),
        text=separator.text,
        clauses=clauses,
    )


def _parse_clause(state: OperationState, clause: OIListClause, noted: str) -> Case:
    """The condition that the clause comes next, and what parses the rest of it."""
    unit = unit_of_clause(clause)
    if unit is None:
        is_complete = state.op.record.release.has(CLAUSES_ARE_COMPLETE)
        elements = [_parse(state, element, in_group=is_complete) for element in clause.elements]
    else:
        elements = [state.set_unit(unit, in_clause=True)]
    then = _CLAUSE(literal=clause.literal.text, noted=noted, elements=elements)
    token = token_parser(clause.literal.text)
    return Case(f"succeeded(parser.parseOptional{token})", then)
