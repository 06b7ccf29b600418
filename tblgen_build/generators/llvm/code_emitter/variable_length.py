"""Encoders of instructions whose encodings are dags of fragments.

Cases are sorted by their code, so all but its indentation is the reference's.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.mistakes import of_each
from tblgen_build.releases.llvm import ENCODERS_BEGIN_AT_OWN_OPCODES

from ..model.hardware_mode import DEFAULT_MODE
from ..model.instructions.encoding import Encodings
from ..model.instructions.encoding_fragments import fragments_of
from .cases import UNSUPPORTED, Cases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records

    from ..model.instructions.encoding_fragments import EncodingFragment
    from ..model.instructions.instruction import Instruction
    from ..model.instructions.instruction_set import InstructionSet


_ENCODER: Final = cpp("""
    void ${target}MCCodeEmitter::getBinaryCodeForInstr(const MCInst &MI,
        SmallVectorImpl<MCFixup> &Fixups,
        APInt &Inst,
        APInt &Scratch,
        const MCSubtargetInfo &STI) const {
      $tables
      $mode
      $lookups
      const unsigned opcode = MI.getOpcode();
      switch (opcode) {
      $cases
      default:
        $failure
      }
    }
""")
_TABLE: Final = cpp("""
    static const unsigned Index$suffix[][2] = {
      $index
      {/*NumBits*/0, /*Index*/0}
    };
    static const uint64_t InstBits$suffix[] = {
      $words
      UINT64_C(0)
    };
""")
_NOT_ENCODED: Final = "{/*NumBits*/0, /*Index*/0},"
_NOT_ENCODED_IN_MODE: Final = cpp("{/*NumBits*/0, /*Index*/0}, // $name no encoding")
_ENCODED: Final = cpp("{/*NumBits*/$width, /*Index*/$position}, // $name")
_LOOKUP: Final = cpp("""
    auto getInstBits$suffix = [&](unsigned Opcode) -> APInt {
      unsigned NumBits = Index$suffix[Opcode][0];
      if (!NumBits)
        return APInt::getZeroWidth();
      unsigned Idx = Index$suffix[Opcode][1];
      ArrayRef<uint64_t> Data(&InstBits$suffix[Idx], APInt::getNumWords(NumBits));
      return APInt(NumBits, Data);
    };
""")
_BY_MODE: Final = cpp("""
    switch (Mode) {
    default: llvm_unreachable("Unhandled Mode");
    $modes
    }
""")
_MODE: Final = cpp("""
    case $mode: {
      $code
      break;
    }
""")
_CODE: Final = cpp("""
    $widen_scratch
    Inst = getInstBits$suffix(opcode);
    $operands
    $post
""")
_WIDEN_SCRATCH: Final = cpp("""
    if (Scratch.getBitWidth() < $width) { Scratch = Scratch.zext($width); }
""")
_OPERAND: Final = cpp("""
    Scratch.clearAllBits();
    // op: $name
    getMachineOpValue(MI, MI.getOperand($number), /*Pos=*/$position, Scratch, Fixups, STI);
    Inst.insertBits(Scratch.extractBits($width, $low_bit), $position);
""")
_OPERAND_BY_METHOD: Final = cpp("""
    Scratch.clearAllBits();
    // op: $name
    $method(MI, /*OpIdx=*/$number, /*Pos=*/$position, Scratch, Fixups, STI);
    Inst.insertBits(Scratch.extractBits($width, $low_bit), $position);
""")


def emit(records: Records, target: str, instructions: InstructionSet) -> str:
    return _VariableLengthEmitter(records, target, instructions).text()


class _VariableLengthEmitter:
    """Where some encoding depends on the mode there is a table for each, and none without."""

    def __init__(self, records: Records, target: str, instructions: InstructionSet) -> None:
        self._target = target
        self._instructions = instructions
        self._encodings = Encodings(records, instructions)
        self._reports = records.release.has(ENCODERS_BEGIN_AT_OWN_OPCODES)
        self._fragments: dict[Record, list[EncodingFragment]] = {}
        self._by_mode: dict[Instruction, dict[int, Record]] = {}
        modes: set[int] = set()
        all_modes = of_each(self._encodings.instructions, self._encodings.by_mode)
        for instruction, by_mode in zip(self._encodings.instructions, all_modes, strict=True):
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

    def _fragments_of(self, record: Record) -> list[EncodingFragment]:
        fragments = self._fragments.get(record)
        if fragments is None:
            fragments = self._fragments[record] = fragments_of(record)
        return fragments

    def text(self) -> str:
        cases = Cases()
        encoded = set(self._encodings.instructions)
        # Not in the order of the tables: 9 comes before 10 here.
        chosen = [i for i in self._instructions.by_record.values() if i in encoded]
        for instruction, case in zip(chosen, of_each(chosen, self._case), strict=True):
            cases.add(instruction.qualified_name, case)
        suffixes = [f"_{self._encodings.modes.name(mode)}" for mode in self._modes] or [""]
        tables = [
            self._table(mode, suffix)
            for mode, suffix in zip(self._modes or [DEFAULT_MODE], suffixes, strict=True)
        ]
        return _ENCODER(
            target=self._target,
            tables=tables,
            mode="unsigned Mode = STI.getHwMode();" if self._modes else "",
            lookups=[_LOOKUP(suffix=suffix) for suffix in suffixes],
            cases=cases.text(),
            failure="reportUnsupportedInst(MI);" if self._reports else UNSUPPORTED,
        )

    # --- tables of known bits

    def _encoding_in(self, instruction: Instruction, mode: int) -> Record | None:
        by_mode = self._by_mode.get(instruction)
        return instruction.record if by_mode is None else by_mode.get(mode)

    def _table(self, mode: int, suffix: str) -> str:
        index: list[str] = []
        words: list[str] = []
        encoded = set(self._encodings.instructions)
        position = 0
        for instruction in self._instructions.by_number:
            if instruction not in encoded:
                index.append(_NOT_ENCODED)
                continue
            name = instruction.name
            record = self._encoding_in(instruction, mode)
            if record is None:
                index.append(_NOT_ENCODED_IN_MODE(name=name))
                continue
            width, value = self._known_bits(record)
            index.append(_ENCODED(width=width, position=position, name=name))
            count = (width + 63) // 64
            parts = [f"UINT64_C({value >> 64 * i & 0xFFFFFFFFFFFFFFFF})" for i in range(count)]
            words.append(f"{','.join(parts)}, // {name}")
            position += count
        return _TABLE(suffix=suffix, index=index, words=words)

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
            return self._code(instruction, instruction.record, suffix)
        modes: list[str] = []
        for mode in self._modes:
            code = 'llvm_unreachable("Undefined encoding in this mode");'
            if mode in by_mode:
                suffix = f"_{self._encodings.modes.name(mode)}"
                code = self._code(instruction, by_mode[mode], suffix)
            modes.append(_MODE(mode=mode, code=code))
        return _BY_MODE(modes=modes)

    def _code(self, instruction: Instruction, record: Record, suffix: str) -> str:
        fragments = self._fragments_of(record)
        room = max([f.low_bit + f.width for f in fragments if f.operand], default=0)
        operands: list[str] = []
        position = 0
        for fragment in fragments:
            if fragment.operand:
                operands.append(self._operand(instruction, fragment, position))
            position += fragment.width
        post = instruction.record.value_as_string("PostEncoderMethod")
        return _CODE(
            widen_scratch=_WIDEN_SCRATCH(width=room) if room else "",
            suffix=suffix,
            operands=operands,
            post=f"Inst = {post}(MI, Inst, STI);" if post else "",
        )

    def _operand(self, instruction: Instruction, fragment: EncodingFragment, position: int) -> str:
        operands = instruction.operands
        sub_operand = operands.parse_operand_name(fragment.operand)
        number = operands.flat_number(sub_operand)
        index, part = operands.sub_operand_number(number)
        method = fragment.encoder or operands[index].encoder_methods[part]
        if not method:
            return _OPERAND(
                name=fragment.operand[1:],
                number=number,
                position=position,
                width=fragment.width,
                low_bit=fragment.low_bit,
            )
        return _OPERAND_BY_METHOD(
            name=fragment.operand[1:],
            method=method,
            number=number,
            position=position,
            width=fragment.width,
            low_bit=fragment.low_bit,
        )
