"""How operations are laid out in SPIR-V's binary form, for writing and for reading."""

from __future__ import annotations

from tblgen_build.releases.mlir import MORE_ATTRIBUTES_ARE_CONSTANTS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, RecordError
    from tblgen_build.generators.mlir.model.attribute import Attribute
    from tblgen_build.generators.mlir.model.operator import NamedAttribute, Operator

EXTENDED: Final = "SPIRV_ExtInstOp"
# In the binary these are ids of constants, in the dialect they are the constants themselves.
_CONSTANT_ENUMS: Final = (
    "SPIRV_ScopeAttr",
    "SPIRV_KHR_CooperativeMatrixLayoutAttr",
    "SPIRV_KHR_CooperativeMatrixUseAttr",
    "SPIRV_MatrixLayoutAttr",
    "SPIRV_MemorySemanticsAttr",
)
_LATER_CONSTANT_ENUMS: Final = (
    "SPIRV_QuadSwapDirectionAttr",
    "SPIRV_TosaExtAccTypeAttr",
    "SPIRV_TosaExtNaNPropagationModeAttr",
    "SPIRV_TosaExtResizeModeAttr",
    "SPIRV_TosaExtRoundingModeAttr",
)
_CONSTANT_SCALARS: Final = (
    "SPIRV_BoolConstAttr",
    "SPIRV_I8OrI16OrF16OrF32OrBF16ConstAttr",
    "SPIRV_TensorArmAxisAttr",
)


def is_constant_enum(attribute: Attribute) -> bool:
    name = attribute.attr_def_name
    if name in _LATER_CONSTANT_ENUMS:
        return attribute.record.release.has(MORE_ATTRIBUTES_ARE_CONSTANTS)
    return name in _CONSTANT_ENUMS


def is_constant_scalar(attribute: Attribute) -> bool:
    """Whether the binary has the id of a constant number."""
    if attribute.attr_def_name not in _CONSTANT_SCALARS:
        return False
    return attribute.record.release.has(MORE_ATTRIBUTES_ARE_CONSTANTS)


def is_constant_tensor(attribute: Attribute) -> bool:
    """Whether the binary has the id of a constant tensor."""
    if "TensorArm" not in attribute.attr_def_name:
        return False
    return attribute.record.release.has(MORE_ATTRIBUTES_ARE_CONSTANTS)


def has_plain_grammar(op: Operator) -> bool:
    """Whether the operands are all there is, so that one function serves all such operations."""
    return not op.attributes and op.num_variable_length_operands == 0


def base_attribute(attribute: NamedAttribute) -> Attribute:
    return attribute.attr.base if attribute.attr.is_optional else attribute.attr


def opcode(record: Record) -> str:
    return f"spirv::Opcode::{record.value_as_string('spirvOpName')}"


def has_result(op: Operator) -> bool:
    if len(op.results) > 1:
        raise op.record.error(
            f"SPIR-V operations have at most one result, '{op.record.name}' has {len(op.results)}"
        )
    return len(op.results) == 1


def unhandled(op: Operator, name: str, attribute: Attribute) -> RecordError:
    return op.record.error(
        f"attribute '{name}' of '{op.record.name}' has the kind '{attribute.attr_def_name}', "
        "for which there is no SPIR-V encoding; unset 'autogenSerialization' to write it by hand"
    )
