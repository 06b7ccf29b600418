"""An instruction of the target: its operands and what Target.td's flags say of it.

It knows the fields of the class `Instruction`, and not what a generator makes of them.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record

    from .operands import OperandKinds

# What no instruction may leave open, whichever generator reads it and whatever for. Their
# values are bits of `Instruction.flags`, in this order.
FLAGS: Final = (
    "isPreISelOpcode",
    "isPseudo",
    "isMeta",
    "isReturn",
    "isEHScopeReturn",
    "isBranch",
    "isIndirectBranch",
    "isCompare",
    "isMoveImm",
    "isMoveReg",
    "isBitcast",
    "isAdd",
    "isTrap",
    "isSelect",
    "isBarrier",
    "isCall",
    "isTerminator",
    "isUnpredicable",
    "isConvertibleToThreeAddress",
    "isCommutable",
    "isReMaterializable",
    "isNotDuplicable",
    "isAsCheapAsAMove",
    "isRegSequence",
    "isExtractSubreg",
    "isInsertSubreg",
    "isConvergent",
    "isAuthenticated",
    "isCodeGenOnly",
    "canFoldAsLoad",
    "mayRaiseFPException",
    "hasDelaySlot",
    "hasPostISelHook",
    "hasCtrlDep",
    "hasNoSchedulingInfo",
    "hasExtraSrcRegAllocReq",
    "hasExtraDefRegAllocReq",
    "usesCustomInserter",
    "variadicOpsAreDefs",
    "FastISelShouldIgnore",
)


class Instruction:
    """A def of the class `Instruction`.

    `flags` has the values of FLAGS. `may_load`, `may_store` and `has_side_effects` are None where
    the record leaves them open; what the patterns say is in `model.instruction_flags`.
    """

    __slots__ = (
        "asm_string",
        "flags",
        "implicit_defs",
        "implicit_uses",
        "is_predicable",
        "is_pseudo",
        "name",
        "namespace",
        "number",
        "operands",
        "record",
    )

    def __init__(self, record: Record, kinds: OperandKinds) -> None:
        self.record = record
        self.name = record.name
        self.namespace = record.value_as_string("Namespace")
        self.asm_string = record.value_as_string("AsmString")
        self.operands = kinds.operands_of(record)
        self.flags = record.value_as_bit_mask(FLAGS)
        self.is_pseudo = self.flag("isPseudo")
        self.is_predicable = not self.flag("isUnpredicable") and (
            self.operands.is_predicable or self.flag("isPredicable")
        )
        self.implicit_defs = record.value_as_list_of_defs("Defs")
        self.implicit_uses = record.value_as_list_of_defs("Uses")
        self.number = -1  # its opcode; set when all instructions are numbered

    def __repr__(self) -> str:
        return f"Instruction({self.name})"

    def flag(self, name: str) -> bool:
        """The value of a bit field."""
        return self.record.value_as_bit(name)

    @property
    def qualified_name(self) -> str:
        return f"{self.namespace}::{self.name}"

    @property
    def is_code_gen_only(self) -> bool:
        return self.flag("isCodeGenOnly")

    @property
    def is_asm_parser_only(self) -> bool:
        return self.flag("isAsmParserOnly")

    @property
    def may_load(self) -> bool | None:
        return self.record.value_as_bit_or_unset("mayLoad")

    @property
    def may_store(self) -> bool | None:
        return self.record.value_as_bit_or_unset("mayStore")

    @property
    def has_side_effects(self) -> bool | None:
        return self.record.value_as_bit_or_unset("hasSideEffects")

    @property
    def size(self) -> int:
        return self.record.value_as_int("Size")

    @property
    def predicates(self) -> list[Record]:
        return self.record.value_as_list_of_defs("Predicates")
