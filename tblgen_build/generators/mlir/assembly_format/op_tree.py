"""The typed tree of an op's assembly format, and what its checks found out.

Elements are data: how they are parsed and what C++ they become stands elsewhere.
"""

from __future__ import annotations

from tblgen_build.dataclass import dataclass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tblgen_build.generators.mlir.model.operator import (
        NamedAttribute,
        NamedProperty,
        NamedRegion,
        NamedSuccessor,
        NamedTypeConstraint,
        Operator,
    )


class Element:
    """One element of a format; two elements are never equal, even where they say the same."""

    __slots__ = ()


@dataclass(frozen=True, slots=True, eq=False)
class Literal(Element):
    text: str


@dataclass(frozen=True, slots=True, eq=False)
class Whitespace(Element):
    text: str  # what is printed: nothing, a space or a newline


@dataclass(frozen=True, slots=True, eq=False)
class CodeString(Element):
    """C++ that is handed to a custom directive as it is."""

    code: str


@dataclass(frozen=True, slots=True, eq=False)
class AttributeVariable(Element):
    var: NamedAttribute
    is_qualified: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class PropertyVariable(Element):
    var: NamedProperty


@dataclass(frozen=True, slots=True, eq=False)
class OperandVariable(Element):
    var: NamedTypeConstraint


@dataclass(frozen=True, slots=True, eq=False)
class ResultVariable(Element):
    var: NamedTypeConstraint


@dataclass(frozen=True, slots=True, eq=False)
class RegionVariable(Element):
    var: NamedRegion


@dataclass(frozen=True, slots=True, eq=False)
class SuccessorVariable(Element):
    var: NamedSuccessor


@dataclass(frozen=True, slots=True, eq=False)
class AttrDict(Element):
    with_keyword: bool


@dataclass(frozen=True, slots=True, eq=False)
class PropDict(Element):
    pass


@dataclass(frozen=True, slots=True, eq=False)
class AllOperands(Element):
    pass


@dataclass(frozen=True, slots=True, eq=False)
class AllResults(Element):
    pass


@dataclass(frozen=True, slots=True, eq=False)
class AllRegions(Element):
    pass


@dataclass(frozen=True, slots=True, eq=False)
class AllSuccessors(Element):
    pass


TypedArgument = OperandVariable | ResultVariable | AllOperands | AllResults


@dataclass(frozen=True, slots=True, eq=False)
class TypeDirective(Element):
    arg: TypedArgument
    is_qualified: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class FunctionalType(Element):
    inputs: TypedArgument
    results: TypedArgument


@dataclass(frozen=True, slots=True, eq=False)
class Ref(Element):
    """An argument of a custom directive that something before it has parsed."""

    arg: Element


@dataclass(frozen=True, slots=True, eq=False)
class Custom(Element):
    name: str
    args: Sequence[Element]


@dataclass(frozen=True, slots=True, eq=False)
class Clause:
    literal: Literal
    elements: Sequence[Element]


@dataclass(frozen=True, slots=True, eq=False)
class OIList(Element):
    """Clauses that may come in any order, each at most once."""

    clauses: Sequence[Clause]


@dataclass(frozen=True, slots=True, eq=False)
class OptionalGroup(Element):
    then_elements: Sequence[Element]
    else_elements: Sequence[Element]
    anchor: Element  # one of the elements
    is_inverted: bool  # the anchor stands in the else branch

    @property
    def parsed_then_elements(self) -> Sequence[Element]:
        return without_leading_whitespace(self.then_elements)

    @property
    def parsed_else_elements(self) -> Sequence[Element]:
        return without_leading_whitespace(self.else_elements)


def without_leading_whitespace(elements: Sequence[Element]) -> Sequence[Element]:
    """The elements from the first one on that reads any input."""
    for index, element in enumerate(elements):
        if not isinstance(element, Whitespace):
            return elements[index:]
    return ()


# --- where types come from ---------------------------------------------------


@dataclass(frozen=True, slots=True)
class ParsedType:
    """The format has the type itself."""


@dataclass(frozen=True, slots=True)
class BuildableType:
    """The type is always the same; `index` is into `OpFormat.buildable_types`."""

    index: int


@dataclass(frozen=True, slots=True)
class TypeOfValue:
    """The type follows from that of an operand or result, by `transformer` where there is one."""

    value: NamedTypeConstraint
    transformer: str | None


@dataclass(frozen=True, slots=True)
class TypeOfAttribute:
    """The type follows from an attribute or property."""

    attribute: NamedAttribute | NamedProperty
    transformer: str | None


TypeSource = ParsedType | BuildableType | TypeOfValue | TypeOfAttribute


@dataclass(frozen=True, slots=True)
class OpFormat:
    """A checked format. Types have a source for each operand and each result, in order."""

    op: Operator
    elements: Sequence[Element]
    operand_types: Sequence[TypeSource]
    result_types: Sequence[TypeSource]
    buildable_types: Mapping[str, int]  # C++ template to index, in order of index
    has_all_operands: bool
    has_all_operand_types: bool
    has_all_result_types: bool
    infers_result_types: bool  # by the op's own inference at run time
    has_prop_dict: bool
    used_attributes: Sequence[NamedAttribute]  # in order of appearance
    used_properties: Sequence[NamedProperty]
    inferred_attributes: Sequence[str]  # written by the parser, hence never printed
