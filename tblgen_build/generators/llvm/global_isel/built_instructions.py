"""Instructions that a rule builds: lines of the table, in groups that stay together."""

from __future__ import annotations

from tblgen_build.generators.llvm.match_table.byte_table import byte, encoded, name, number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build.generators.llvm.match_table.byte_table import Argument, MatchTable
    from tblgen_build.generators.llvm.match_table.low_level_type import LowLevelType
    from tblgen_build.generators.llvm.model.registers.register_class import RegisterClass

DEFINE: Final = "RegState::Define"
DEAD: Final = "RegState::Define|RegState::Dead"
DEAD_REGISTER: Final = "RegState::Define | RegState::Dead"  # not one that is made
COPY: Final = "TargetOpcode::COPY"


class RuleGroup:
    """An instruction that is built, or registers that are made for one.

    `copied` are the operands of the matched root that the instruction has, in order, for as long
    as it has nothing else (`is_plain`).
    """

    __slots__ = ("copied", "is_plain", "lines", "number")

    def __init__(self, number: int = -1) -> None:
        self.number = number  # of the instruction
        self.lines: list[tuple[str, tuple[Argument, ...], str | None]] = []
        self.copied: list[int] = []
        self.is_plain = True

    def add(self, operation: str, *arguments: Argument, note: str | None = None) -> None:
        self.lines.append((operation, arguments, note))

    def emit(self, table: MatchTable) -> None:
        for operation, arguments, note in self.lines:
            table.add(operation, *arguments, note=note)

    # --- registers

    def make_temporary(self, register: int, type_: LowLevelType) -> None:
        self.add("GIR_MakeTempReg", number(register, "TempRegID"), name(type_.enumerator, "TypeID"))

    # --- an instruction and its operands

    def _operand(self, operation: str, *arguments: Argument, note: str | None = None) -> None:
        self.is_plain = False
        self.add(operation, number(self.number, "InsnID"), *arguments, note=note)

    def build(self, opcode: str) -> None:
        what = encoded(2, opcode, "Opcode")
        if self.number == 0:
            self.add("GIR_BuildRootMI", what)
        else:
            self.add("GIR_BuildMI", number(self.number, "InsnID"), what)

    def copy(self, instruction: int, operand: int, note: str) -> None:
        if self.number == 0 and instruction == 0:
            self.copied.append(operand)
            self.add("GIR_RootToRootCopy", number(operand, "OpIdx"), note=note)
            return
        self.is_plain = False
        self.add(
            "GIR_Copy",
            number(self.number, "NewInsnID"),
            number(instruction, "OldInsnID"),
            number(operand, "OpIdx"),
            note=note,
        )

    def copy_or_zero(self, place: tuple[int, int], zero: str, note: str) -> None:
        """The operand, or a register that is zero in place of a constant that is."""
        self.is_plain = False
        self.add(
            "GIR_CopyOrAddZeroReg",
            number(self.number, "NewInsnID"),
            number(place[0], "OldInsnID"),
            number(place[1], "OpIdx"),
            encoded(2, zero),
            note=note,
        )

    def copy_part(self, place: tuple[int, int], index: int, note: str) -> None:
        """The sub-register of an operand."""
        self.is_plain = False
        self.add(
            "GIR_CopySubReg",
            number(self.number, "NewInsnID"),
            number(place[0], "OldInsnID"),
            number(place[1], "OpIdx"),
            encoded(2, index, "SubRegIdx"),
            note=note,
        )

    def copy_constant(self, operation: str, instruction: int, note: str) -> None:
        self.is_plain = False
        self.add(
            operation,
            number(self.number, "NewInsnID"),
            number(instruction, "OldInsnID"),
            note=note,
        )

    def define(self, register: int, flags: str = DEFINE) -> None:
        self._operand(
            "GIR_AddTempRegister",
            number(register, "TempRegID"),
            encoded(2, flags, "TempRegFlags"),
        )

    def use(self, register: int) -> None:
        self._operand("GIR_AddSimpleTempRegister", number(register, "TempRegID"))

    def use_part(self, register: int, index: str) -> None:
        self._operand(
            "GIR_AddTempSubRegister",
            number(register, "TempRegID"),
            encoded(2, 0, "TempRegFlags"),
            encoded(2, index),
        )

    def add_register(self, register: str, flags: str | int = 0) -> None:
        what = (encoded(2, register), encoded(2, flags, "AddRegisterRegFlags"))
        self._operand("GIR_AddRegister", *what)

    def add_number(self, value: int, comment: str = "Imm") -> None:
        if -128 <= value <= 127:
            self._operand("GIR_AddImm8", byte(value, comment))
        else:
            self._operand("GIR_AddImm", encoded(8, value, comment))

    def render(self, renderer: int, note: str) -> None:
        """All operands that a complex pattern gives."""
        self._operand("GIR_ComplexRenderer", encoded(2, renderer, "RendererID"), note=note)

    def render_part(self, place: tuple[int, int], note: str) -> None:
        self._operand(
            "GIR_ComplexSubOperandRenderer",
            encoded(2, place[0], "RendererID"),
            number(place[1], "SubOperand"),
            note=note,
        )

    def render_sub_register(self, place: tuple[int, int], index: int, note: str) -> None:
        """The sub-register of one of a complex pattern's operands."""
        self._operand(
            "GIR_ComplexSubOperandSubRegRenderer",
            encoded(2, place[0], "RendererID"),
            number(place[1], "SubOperand"),
            encoded(2, index, "SubRegIdx"),
            note=note,
        )

    def call(self, instruction: int, function: str, note: str) -> None:
        """What a function makes of an instruction."""
        self._operand(
            "GIR_CustomRenderer",
            number(instruction, "OldInsnID"),
            encoded(2, f"GICR_{function}", "Renderer"),
            note=note,
        )

    def call_with_operand(self, place: tuple[int, int], function: str, note: str) -> None:
        self._operand(
            "GIR_CustomOperandRenderer",
            number(place[0], "OldInsnID"),
            number(place[1], "OpIdx"),
            encoded(2, f"GICR_{function}", "OperandRenderer"),
            note=note,
        )

    # --- after the operands

    def merge_memory_operands(self, matched: int) -> None:
        """Those of all matched instructions."""
        merged = [number(i, "MergeInsnID's" if i == 0 else "") for i in range(matched)]
        self.add(
            "GIR_MergeMemOperands",
            number(self.number, "InsnID"),
            number(matched, "NumInsns"),
            *merged,
        )

    def kill_implicit(self, place: int, register: str) -> None:
        """The instruction's own definition of a register is dead."""
        self.add(
            "GIR_SetImplicitDefDead",
            number(self.number, "InsnID"),
            number(place, f"OpIdx for {register}"),
        )

    def constrain_operand(self, operand: int, class_: RegisterClass) -> None:
        self.add(
            "GIR_ConstrainOperandRC",
            number(self.number, "InsnID"),
            number(operand, "Op"),
            encoded(2, class_.qualified_id_name),
        )

    def constrain(self) -> None:
        """All operands, as the instruction's description says."""
        if self.number == 0:
            self.add("GIR_RootConstrainSelectedInstOperands")
        else:
            self.add("GIR_ConstrainSelectedInstOperands", number(self.number, "InsnID"))

    # --- the matched root as the new instruction

    def mutate(self, opcode: str) -> None:
        """In place of all that was added: the matched root gets another opcode."""
        self.lines.clear()
        self.add(
            "GIR_MutateOpcode",
            number(0, "InsnID"),
            number(0, "RecycleInsnID"),
            encoded(2, opcode, "Opcode"),
        )

    def add_implicit_def(self, register: str) -> None:
        flags = encoded(2, "RegState::Dead")
        self.add("GIR_AddImplicitDef", number(0, "InsnID"), encoded(2, register), flags)

    def add_implicit_use(self, register: str) -> None:
        self.add("GIR_AddImplicitUse", number(0, "InsnID"), encoded(2, register))
