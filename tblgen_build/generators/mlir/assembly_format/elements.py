"""The elements of assembly formats: those of operations, and those of attributes and types.

Elements are data: how they are read, checked and what C++ they become stands elsewhere. Two are
never equal, even where they say the same: the anchor of a group is one of the group's elements.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from tblgen_build.generators.mlir.model.attr_or_type_def import AttrOrTypeParameter
    from tblgen_build.generators.mlir.model.operator import (
        NamedAttribute,
        NamedProperty,
        NamedRegion,
        NamedSuccessor,
        NamedTypeConstraint,
    )


# --- of all formats ------------------------------------------------------------


class Literal:
    """A keyword or punctuation."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text


class Whitespace:
    """Printed, never parsed."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text  # what is printed: nothing, a space or a newline


class CodeString:
    """C++ that is handed to a custom directive as it is."""

    __slots__ = ("code",)

    def __init__(self, code: str) -> None:
        self.code = code


class Ref:
    """`ref(...)`: an argument of a custom directive that is bound elsewhere."""

    __slots__ = ("arg",)

    def __init__(self, arg: Element) -> None:
        self.arg = arg


class Custom:
    """`custom<name>(...)`: the user's C++ functions `parse##name` and `print##name`."""

    __slots__ = ("args", "name")

    def __init__(self, name: str, args: Sequence[Element]) -> None:
        self.name = name
        self.args = args


class OptionalGroup:
    """`(then) : (else)?`: the branch that has the anchor is printed where the anchor is there."""

    __slots__ = ("anchor", "else_elements", "is_inverted", "then_elements")

    def __init__(
        self,
        then_elements: Sequence[Element],
        else_elements: Sequence[Element],
        anchor: Element,
        is_inverted: bool,
    ) -> None:
        self.then_elements = then_elements
        self.else_elements = else_elements
        self.anchor = anchor  # one of the elements
        self.is_inverted = is_inverted  # the anchor stands in the else branch

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


# --- of operations only ----------------------------------------------------------


class AttributeVariable:
    __slots__ = ("is_enum", "is_qualified", "var")

    def __init__(
        self, var: NamedAttribute, is_qualified: bool = False, is_enum: bool = False
    ) -> None:
        self.var = var
        self.is_qualified = is_qualified
        self.is_enum = is_enum  # whether an attribute of class `EnumAttr` is its case alone


class PropertyVariable:
    __slots__ = ("var",)

    def __init__(self, var: NamedProperty) -> None:
        self.var = var


class OperandVariable:
    __slots__ = ("var",)

    def __init__(self, var: NamedTypeConstraint) -> None:
        self.var = var


class ResultVariable:
    __slots__ = ("var",)

    def __init__(self, var: NamedTypeConstraint) -> None:
        self.var = var


class RegionVariable:
    __slots__ = ("var",)

    def __init__(self, var: NamedRegion) -> None:
        self.var = var


class SuccessorVariable:
    __slots__ = ("var",)

    def __init__(self, var: NamedSuccessor) -> None:
        self.var = var


class AttrDict:
    """`attr-dict` and `attr-dict-with-keyword`."""

    __slots__ = ("with_keyword",)

    def __init__(self, with_keyword: bool) -> None:
        self.with_keyword = with_keyword


class PropDict:
    """`prop-dict`."""

    __slots__ = ()


class AllOperands:
    """`operands`."""

    __slots__ = ()


class AllResults:
    """`results`, of which only the types can be asked for."""

    __slots__ = ()


class AllRegions:
    """`regions`."""

    __slots__ = ()


class AllSuccessors:
    """`successors`."""

    __slots__ = ()


class TypeDirective:
    """`type(...)`."""

    __slots__ = ("arg", "is_qualified")

    def __init__(self, arg: TypedArgument, is_qualified: bool = False) -> None:
        self.arg = arg
        self.is_qualified = is_qualified


class FunctionalType:
    """`functional-type(...)`."""

    __slots__ = ("inputs", "results")

    def __init__(self, inputs: TypedArgument, results: TypedArgument) -> None:
        self.inputs = inputs
        self.results = results


class OIListClause:
    """One of an oilist's, known by its literal."""

    __slots__ = ("elements", "literal")

    def __init__(self, literal: Literal, elements: Sequence[Element]) -> None:
        self.literal = literal
        self.elements = elements


class OIList:
    """`oilist(...)`: clauses that may come in any order, each at most once."""

    __slots__ = ("clauses", "separator")

    def __init__(self, clauses: Sequence[OIListClause], separator: Literal | None = None) -> None:
        self.clauses = clauses
        self.separator = separator  # None where clauses follow each other at once


# --- of attributes and types only --------------------------------------------------


class ParameterVariable:
    """A parameter by itself; `is_qualified` if it keeps its dialect's prefix."""

    __slots__ = ("is_qualified", "parameter")

    def __init__(self, parameter: AttrOrTypeParameter, is_qualified: bool = False) -> None:
        self.parameter = parameter
        self.is_qualified = is_qualified


class Params:
    """`params`: all parameters, separated by commas."""

    __slots__ = ("variables",)

    def __init__(self, variables: Sequence[ParameterVariable]) -> None:
        self.variables = variables


class Struct:
    """`struct(...)`: `name = value` in any order; a custom directive in it binds one parameter."""

    __slots__ = ("members",)

    def __init__(self, members: Sequence[ParameterVariable | Custom]) -> None:
        self.members = members


if TYPE_CHECKING:
    CommonElement = Literal | Whitespace | CodeString | Ref | Custom | OptionalGroup
    TypedArgument = OperandVariable | ResultVariable | AllOperands | AllResults
    OpElement = (
        AttributeVariable
        | PropertyVariable
        | OperandVariable
        | ResultVariable
        | RegionVariable
        | SuccessorVariable
        | AttrDict
        | PropDict
        | AllOperands
        | AllResults
        | AllRegions
        | AllSuccessors
        | TypeDirective
        | FunctionalType
        | OIList
    )
    DefinitionElement = ParameterVariable | Params | Struct
    Element = CommonElement | OpElement | DefinitionElement
