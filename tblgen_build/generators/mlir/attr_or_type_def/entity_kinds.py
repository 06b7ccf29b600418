"""What differs between attributes and types in the names of generated code."""

from __future__ import annotations

from tblgen_build.generators.mlir.model import known_traits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build.generators.mlir.model.attr_or_type_def import DefKind


class Words:
    """The names of one kind of definitions."""

    __slots__ = ("alias_trait", "base", "macro", "option", "qualified_value", "title", "value")

    def __init__(
        self, value: str, macro: str, base: str, option: str, title: str, alias_trait: str
    ) -> None:
        self.value = value  # C++ class of the value: Attribute
        self.qualified_value = f"::mlir::{value}"
        self.macro = macro  # GET_ATTRDEF_CLASSES
        self.base = base  # the class template that definitions derive from
        self.option = option
        self.title = title
        self.alias_trait = alias_trait  # of those that have an alias in text


WORDS: Final[dict[DefKind, Words]] = {
    "attribute": Words(
        "Attribute",
        "ATTRDEF",
        "AttrBase",
        "attrdefs-dialect",
        "AttrDef",
        known_traits.ATTRIBUTE_ALIAS,
    ),
    "type": Words(
        "Type", "TYPEDEF", "TypeBase", "typedefs-dialect", "TypeDef", known_traits.TYPE_ALIAS
    ),
}
