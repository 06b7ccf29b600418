"""What the SPIR-V dialect's definitions have in common."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build.generators.mlir.model.attribute import Attribute

# The file that defines the dialect's classes.
BASE: Final = "mlir/Dialect/SPIRV/IR/SPIRVBase.td"

_ENUM_CLASSES: Final = ("SPIRV_BitEnumAttr", "SPIRV_I32EnumAttr")


def is_enum(attribute: Attribute) -> bool:
    return any(attribute.record.is_subclass_of(class_) for class_ in _ENUM_CLASSES)
