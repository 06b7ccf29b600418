"""An operation's checked format: all that the emitters of parsing and printing see."""

from __future__ import annotations

from tblgen_build.generators.mlir.model import known_traits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tblgen_build.generators.mlir.model.operator import (
        NamedAttribute,
        NamedProperty,
        NamedTypeConstraint,
        Operator,
    )

    from .elements import Element


# --- where the types of an operand or result come from ----------------------------


class ParsedType:
    """The format has the type itself."""

    __slots__ = ()


class BuildableType:
    """The type is always the same."""

    __slots__ = ("index",)

    def __init__(self, index: int) -> None:
        self.index = index  # into `OpFormat.buildable_types`


class TypeOfValue:
    """The type follows from that of an operand or result, by `transformer` where there is one."""

    __slots__ = ("transformer", "value")

    def __init__(self, value: NamedTypeConstraint, transformer: str | None) -> None:
        self.value = value
        self.transformer = transformer


class TypeOfAttribute:
    """The type follows from an attribute or property."""

    __slots__ = ("attribute", "transformer")

    def __init__(self, attribute: NamedAttribute | NamedProperty, transformer: str | None) -> None:
        self.attribute = attribute
        self.transformer = transformer


if TYPE_CHECKING:
    TypeSource = ParsedType | BuildableType | TypeOfValue | TypeOfAttribute


class OpFormat:
    """Types have a source for each operand and each result, in order."""

    __slots__ = (
        "buildable_types",
        "elements",
        "has_all_operand_types",
        "has_all_operands",
        "has_all_result_types",
        "has_prop_dict",
        "inferred_attributes",
        "infers_result_types",
        "op",
        "operand_types",
        "result_types",
        "used_attributes",
        "used_properties",
    )

    def __init__(
        self,
        *,
        op: Operator,
        elements: Sequence[Element],
        operand_types: Sequence[TypeSource],
        result_types: Sequence[TypeSource],
        buildable_types: Mapping[str, int],
        has_all_operands: bool,
        has_all_operand_types: bool,
        has_all_result_types: bool,
        infers_result_types: bool,
        has_prop_dict: bool,
        used_attributes: Sequence[NamedAttribute],
        used_properties: Sequence[NamedProperty],
        inferred_attributes: Sequence[str],
    ) -> None:
        self.op = op
        self.elements = elements
        self.operand_types = operand_types
        self.result_types = result_types
        self.buildable_types = buildable_types  # C++ template to index, in order of index
        self.has_all_operands = has_all_operands
        self.has_all_operand_types = has_all_operand_types
        self.has_all_result_types = has_all_result_types
        self.infers_result_types = infers_result_types  # by the op's own inference at run time
        self.has_prop_dict = has_prop_dict
        self.used_attributes = used_attributes  # in order of appearance
        self.used_properties = used_properties
        self.inferred_attributes = inferred_attributes  # the parser's work, hence never printed

    def computed_sizes(self) -> list[str]:
        """The sizes of segments that the parser computes."""
        op = self.op
        names: list[str] = []
        if not self.has_all_operands and op.has_trait(known_traits.OPERAND_SEGMENTS):
            names.append(known_traits.OPERAND_SEGMENT_SIZES)
        if not self.has_all_result_types and op.has_trait(known_traits.RESULT_SEGMENTS):
            names.append(known_traits.RESULT_SEGMENT_SIZES)
        return names

    def sizes_in_text(self) -> list[str]:
        """The sizes of segments that the text has to have."""
        op = self.op
        names: list[str] = []
        if self.has_all_operands and op.has_trait(known_traits.OPERAND_SEGMENTS):
            names.append(known_traits.OPERAND_SEGMENT_SIZES)
        if self.has_all_result_types and op.has_trait(known_traits.RESULT_SEGMENTS):
            names.append(known_traits.RESULT_SEGMENT_SIZES)
        return names
