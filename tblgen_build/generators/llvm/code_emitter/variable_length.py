"""Encoders of instructions whose encodings are dags of fragments.

The code of a case decides where it stands, so its text is the reference's to the letter.
"""

from __future__ import annotations

from ..model.encoding import Encodings
from ..model.hardware_mode import DEFAULT_MODE
from ..model.variable_length import fragments_of
from .cases import Cases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, Records

    from ..model.instruction import Instruction
    from ..model.instruction_set import InstructionSet
    from ..model.variable_length import Fragment


def emit(records: Records, target: str, instructions: InstructionSet) -> str:
    return _Emitter(records, target, instructions).text()


class _Emitter:
    """Where some encoding depends on the mode there is a table for each, and none without."""

    def __init__(self, records: Records, target: str, instructions: InstructionSet) -> None:
        self._target = target
        self._instructions = instructions
        self._encodings = Encodings(records, instructions)
        self._fragments: dict[Record, list[Fragment]] = {}
        self._by_mode: dict[Instruction, dict[int, Record]] = {}
        modes: set[int] = set()
        for instruction in self._encodings.instructions:
            by_mode = self._encodings.by_mode(instruction)
            if by_mode is not None:
                self._by_mode[instruction] = {
                    mode: e.record for mode, e in sorted(by_mode, key=lambda pair: pair[0])
                }
                modes.update(self._by_mode[instruction])
        self._modes = sorted(modes)
        if DEFAULT_MODE in modes:
            raise next(
                i.record.error(
                    f"'{i.name}' has a variable-length encoding for the default mode: "
                    "there is no table for it, name other modes only"
                )
                for i in self._by_mode
                if DEFAULT_MODE in self._by_mode[i]
            )

    def _fragments_of(self, record: Record) -> list[Fragment]:
        fragments = self._fragments.get(record)
        if fragments is None:
            fragments = self._fragments[record] = fragments_of(record)
        return fragments

    def text(self) -> str:
        cases = Cases()
        encoded = set(self._encodings.instructions)
        # Not in the order of the tables: 9 comes before 10 here.
        for instruction in self._instructions.by_record.values():
            if instruction in encoded:
                cases.add(instruction.qualified_name, self._case(instruction))
        suffixes = [f"_{self._encodings.modes.name(mode)}" for mode in self._modes] or [""]
        tables = [
            self._table(mode, suffix)
            for mode, suffix in zip(self._modes or [DEFAULT_MODE], suffixes, strict=True)
        ]
        mode = "  unsigned Mode = STI.getHwMode();\n" if self._modes else ""
        lookups = "".join([_lookup(suffix) for suffix in suffixes])
        return f"""void {self._target}MCCodeEmitter::getBinaryCodeForInstr(const MCInst &MI,
    SmallVectorImpl<MCFixup> &Fixups,
    APInt &Inst,
    APInt &Scratch,
    const MCSubtargetInfo &STI) const {{
{"".join(tables)}{mode}{lookups}  const unsigned opcode = MI.getOpcode();
  switch (opcode) {{
{cases.text()}  default:
    reportUnsupportedInst(MI);
  }}
}}
"""

    # --- tables of known bits

    def _encoding_in(self, instruction: Instruction, mode: int) -> Record | None:
        by_mode = self._by_mode.get(instruction)
        return instruction.record if by_mode is None else by_mode.get(mode)

    def _table(self, mode: int, suffix: str) -> str:
        index = [f"  static const unsigned Index{suffix}[][2] = {{\n"]
        words = [f"  static const uint64_t InstBits{suffix}[] = {{\n"]
        empty = "    {/*NumBits*/0, /*Index*/0},"
        encoded = set(self._encodings.instructions)
        position = 0
        for instruction in self._instructions.by_number:
            record = self._encoding_in(instruction, mode) if instruction in encoded else None
            if record is None:
                note = f"\t// {instruction.name} no encoding" if instruction in encoded else ""
                index.append(f"{empty}{note}\n")
                continue
            width, value = self._known_bits(record)
            index.append(
                f"    {{/*NumBits*/{width}, /*Index*/{position}}},\t// {instruction.name}\n"
            )
            count = (width + 63) // 64
            parts = [f"UINT64_C({value >> 64 * i & 0xFFFFFFFFFFFFFFFF})" for i in range(count)]
            words.append(f"    {','.join(parts)},\t// {instruction.name}\n")
            position += count
        index.append("    {/*NumBits*/0, /*Index*/0}\n  };\n")
        words.append("    UINT64_C(0)\n  };\n")
        return "".join(index + words)

    def _known_bits(self, record: Record) -> tuple[int, int]:
        value = width = 0
        for fragment in self._fragments_of(record):
            for position, bit in enumerate(fragment.bits, width):
                if bit:
                    value |= 1 << position
            width += fragment.width
        return width, value

    # --- cases

    def _case(self, instruction: Instruction) -> str:
        by_mode = self._by_mode.get(instruction)
        if by_mode is None:
            suffix = f"_{self._encodings.modes.name(self._modes[0])}" if self._modes else ""
            return self._code(instruction, instruction.record, "      ", suffix)
        lines = ["      switch (Mode) {\n"]
        lines.append('      default: llvm_unreachable("Unhandled Mode");\n')
        for mode in self._modes:
            if mode in by_mode:
                suffix = f"_{self._encodings.modes.name(mode)}"
                code = self._code(instruction, by_mode[mode], "        ", suffix)
            else:
                code = '        llvm_unreachable("Undefined encoding in this mode");\n'
            lines.append(f"      case {mode}: {{\n{code}        break;\n      }}\n")
        lines.append("      }\n")
        return "".join(lines)

    def _code(self, instruction: Instruction, record: Record, indent: str, suffix: str) -> str:
        lines: list[str] = []
        fragments = self._fragments_of(record)
        room = max([f.low_bit + f.width for f in fragments if f.operand], default=0)
        if room:
            lines.append(
                f"{indent}if (Scratch.getBitWidth() < {room}) "
                f"{{ Scratch = Scratch.zext({room}); }}\n"
            )
        lines.append(f"{indent}Inst = getInstBits{suffix}(opcode);\n")
        position = 0
        for fragment in fragments:
            if fragment.operand:
                lines += self._operand(instruction, fragment, position, indent)
            position += fragment.width
        post = instruction.record.value_as_string("PostEncoderMethod")
        if post:
            lines.append(f"{indent}Inst = {post}(MI, Inst, STI);\n")
        return "".join(lines)

    def _operand(
        self, instruction: Instruction, fragment: Fragment, position: int, indent: str
    ) -> list[str]:
        operands = instruction.operands
        sub_operand = operands.parse_operand_name(fragment.operand)
        number = operands.flat_number(sub_operand)
        index, part = operands.sub_operand_number(number)
        method = fragment.encoder or operands[index].encoder_methods[part]
        if method:
            call = f"{method}(MI, /*OpIdx=*/{number}"
        else:
            call = f"getMachineOpValue(MI, MI.getOperand({number})"
        return [
            f"{indent}Scratch.clearAllBits();\n",
            f"{indent}// op: {fragment.operand[1:]}\n",
            f"{indent}{call}, /*Pos=*/{position}, Scratch, Fixups, STI);\n",
            f"{indent}Inst.insertBits(Scratch.extractBits({fragment.width}, {fragment.low_bit}), "
            f"{position});\n",
        ]


def _lookup(suffix: str) -> str:
    return f"""  auto getInstBits{suffix} = [&](unsigned Opcode) -> APInt {{
    unsigned NumBits = Index{suffix}[Opcode][0];
    if (!NumBits)
      return APInt::getZeroWidth();
    unsigned Idx = Index{suffix}[Opcode][1];
    ArrayRef<uint64_t> Data(&InstBits{suffix}[Idx], APInt::getNumWords(NumBits));
    return APInt(NumBits, Data);
  }};
"""
