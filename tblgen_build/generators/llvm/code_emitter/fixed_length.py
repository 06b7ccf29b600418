"""Encoders of instructions whose encodings are fields of bits.

Cases are sorted by their code, so all but its indentation is the reference's.
"""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.llvm.model.record_names import natural_order
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import Rejection
from tblgen_build.releases.llvm import ENCODERS_BEGIN_AT_OWN_OPCODES, MODES_SHARE_CODE
from tblgen_build.releases.targets import ENCODINGS_SHARE_BITS

from ..model.hardware_mode import DEFAULT_MODE
from ..model.instructions.encoding import Encoding, Encodings, FieldOrder, is_little_endian
from .base_bits import BaseBits
from .cases import UNSUPPORTED, Cases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records

    from ..model.instructions.encoding import Bits, FieldBits
    from ..model.instructions.instruction import Instruction
    from ..model.instructions.instruction_set import InstructionSet
    from .base_bits import Row

_ENCODER: Final = cpp("""
    uint64_t ${target}MCCodeEmitter::getBinaryCodeForInstr(const MCInst &MI,
        SmallVectorImpl<MCFixup> &Fixups,
        const MCSubtargetInfo &STI) const {
      $tables
      $opcode
      uint64_t Value = InstBits[$index];
      uint64_t op = 0;
      (void)op; // suppress warning
      switch (opcode) {
      $cases
      default:
        $failure
      }
      return Value;
    }

""")
# Before the opcodes of the target's own instructions the table has no rows.
_OWN_OPCODE: Final = cpp("""
    constexpr unsigned FirstSupportedOpcode = $first;

    const unsigned opcode = MI.getOpcode();
    if (opcode < FirstSupportedOpcode)
      reportUnsupportedInst(MI);
    unsigned TableIndex = opcode - FirstSupportedOpcode;
""")
_FULL_OFFSET_FINDER: Final = cpp("""
    #ifdef GET_OPERAND_BIT_OFFSET
    #undef GET_OPERAND_BIT_OFFSET

    uint32_t ${target}MCCodeEmitter::getOperandBitOffset(const MCInst &MI,
        unsigned OpNum,
        const MCSubtargetInfo &STI) const {
      switch (MI.getOpcode()) {
      $cases
      }
      $failure
    }

    #endif // GET_OPERAND_BIT_OFFSET

""")
_UNSUPPORTED_OPERAND: Final = """\
std::string msg;
raw_string_ostream Msg(msg);
Msg << "Not supported instr[opcode]: " << MI << "[" << OpNum << "]";
report_fatal_error(Msg.str().c_str());
"""
_WIDE_ENCODER: Final = cpp("""
    void ${target}MCCodeEmitter::getBinaryCodeForInstr(const MCInst &MI,
        SmallVectorImpl<MCFixup> &Fixups,
        APInt &Inst,
        APInt &Scratch,
        const MCSubtargetInfo &STI) const {
      $tables
      $opcode
      if (Scratch.getBitWidth() != $width)
        Scratch = Scratch.zext($width);
      $value
      APInt &Value = Inst;
      APInt &op = Scratch;
      switch (opcode) {
      $cases
      default:
        $failure
      }
      Inst = Value;
    }

""")
_OFFSET_FINDER: Final = cpp("""
    #ifdef GET_OPERAND_BIT_OFFSET
    #undef GET_OPERAND_BIT_OFFSET

    uint32_t ${target}MCCodeEmitter::getOperandBitOffset(const MCInst &MI,
        unsigned OpNum,
        const MCSubtargetInfo &STI) const {
      switch (MI.getOpcode()) {
      $cases
      default:
        reportUnsupportedInst(MI);
      }
      reportUnsupportedOperand(MI, OpNum);
    }

    #endif // GET_OPERAND_BIT_OFFSET

""")
_CODE_BY_MODE: Final = cpp("""
    unsigned HwMode = STI.getHwMode(MCSubtargetInfo::HwMode_EncodingInfo);
    switch (HwMode) {
    default: llvm_unreachable("Unknown hardware mode!"); break;
    $tables
    };
    $value
    switch (HwMode) {
    default: llvm_unreachable("Unhandled HwMode");
    $cases
    }
""")
_WIDE_VALUE: Final = cpp("""
    $value
    Value = Inst;
""")
_OFFSETS_BY_MODE: Final = cpp("""
    unsigned HwMode = STI.getHwMode(MCSubtargetInfo::HwMode_EncodingInfo);
    switch (HwMode) {
    default: llvm_unreachable("Unhandled HwMode");
    $cases
    }
""")
_LINES: Final = cpp("""
    $lines
""")
_OFFSETS: Final = cpp("""
    switch (OpNum) {
    $cases
    }
""")
_OFFSET: Final = cpp("""
    case $operand:
      // op: $name
      return $lowest;
""")
_FETCH: Final = cpp("""
    // op: $name
    op = $method($arguments, Fixups, STI);
""")
_WIDE_FETCH: Final = cpp("""
    // op: $name
    op.clearAllBits();
    $method($arguments, op, Fixups, STI);
""")
_CLEARED_FETCH: Final = cpp("""
    op.clearAllBits();
    // op: $name
    $method($arguments, op, Fixups, STI);
""")
# A field that is filled at once.
_WHOLE: Final = cpp("""
    op &= UINT64_C($mask);
    $shift
    Value |= op;
""")


def emit(records: Records, target: str, instructions: InstructionSet) -> str:
    return _FixedLengthEmitter(records, target, instructions).text()


class _FixedLengthEmitter:
    def __init__(self, records: Records, target: str, instructions: InstructionSet) -> None:
        self._target = target
        self._instructions = instructions
        self._encodings = Encodings(records, instructions)
        self._field_order = FieldOrder()
        self._reverse = is_little_endian(records)
        self._bits: dict[Record, Bits] = {}
        self._codes: dict[object, tuple[str, str]] = {}
        self._modes = self._collect_modes()
        self._width = max(of_each(self._encodings.instructions, self._width_of), default=1)
        self._is_wide = self._width > 64
        self._mistakes: list[RecordError] = []
        self._is_full = not records.release.has(ENCODERS_BEGIN_AT_OWN_OPCODES)
        self._modes_share_code = records.release.has(MODES_SHARE_CODE)
        self._first = instructions.num_generic + instructions.num_pseudos
        may_share = records.release.has(ENCODINGS_SHARE_BITS)
        self._base_bits = self._collect_base_bits(may_share=may_share)

    def _width_of(self, instruction: Instruction) -> int:
        encodings = self._encodings.of(instruction)
        return max([self._bits_of(encoding).width for encoding in encodings], default=1)

    def _bits_of(self, encoding: Encoding) -> Bits:
        bits = self._bits.get(encoding.record)
        if bits is None:
            bits = self._bits[encoding.record] = encoding.inst(reverse=self._reverse)
        return bits

    def _collect_modes(self) -> list[int]:
        modes: set[int] = set()
        for by_mode in of_each(self._encodings.instructions, self._encodings.by_mode):
            modes.update([mode for mode, _ in by_mode or ()])
        return sorted(modes)

    # --- the functions

    def text(self) -> str:
        code = Cases()
        offsets = Cases()
        instructions = self._encodings.instructions
        if self._is_full:
            instructions = sorted(instructions, key=lambda i: natural_order(i.record))
        for instruction in instructions:
            try:
                self._add(instruction, code, offsets)
            except RecordError as error:
                self._mistakes.append(error)
        if self._mistakes:
            raise Rejection.of(self._mistakes)
        return self._encoder(code) + self._offset_finder(offsets)

    def _add(self, instruction: Instruction, code: Cases, offsets: Cases) -> None:
        by_mode = self._encodings.by_mode(instruction)
        if by_mode is None:
            encode, find = self._code(Encoding(instruction.record, instruction))
            offsets.add(instruction.qualified_name, find)
        else:
            encode, find = self._code_by_mode(sorted(by_mode, key=lambda pair: pair[0]))
            # Of two whose first modes agree the one with fewer modes comes first, or last.
            order = find.removesuffix("}\n") if self._modes_share_code else find
            offsets.add(instruction.qualified_name, find, order)
        code.add(instruction.qualified_name, encode)

    def _encoder(self, code: Cases) -> str:
        tables = self._base_bits.text(by_mode=bool(self._modes))
        if self._is_full:
            opcode, failure = "const unsigned opcode = MI.getOpcode();", UNSUPPORTED
        else:
            opcode, failure = _OWN_OPCODE(first=self._first), "reportUnsupportedInst(MI);"
        if not self._is_wide:
            return _ENCODER(
                target=self._target,
                tables=tables,
                opcode=opcode,
                index=self._index,
                cases=code.text(),
                failure=failure,
            )
        return _WIDE_ENCODER(
            target=self._target,
            tables=tables,
            opcode=opcode,
            width=self._width,
            value=self._base_bits.value(self._index),
            cases=code.text(),
            failure=failure,
        )

    @property
    def _index(self) -> str:
        return "opcode" if self._is_full else "TableIndex"

    def _offset_finder(self, offsets: Cases) -> str:
        if self._is_full:
            return _FULL_OFFSET_FINDER(
                target=self._target, cases=offsets.text(), failure=_UNSUPPORTED_OPERAND
            )
        return _OFFSET_FINDER(target=self._target, cases=offsets.text())

    # --- the bits that are the same for all operands

    def _collect_base_bits(self, *, may_share: bool) -> BaseBits:
        modes = [mode for mode in self._modes if mode != DEFAULT_MODE]
        tables = {self._table_suffix(mode): self._rows(mode) for mode in [DEFAULT_MODE, *modes]}
        end = "UINT64_C(0)" if self._is_full else ""
        return BaseBits(tables, self._width, may_share=may_share, end=end)

    def _table_suffix(self, mode: int) -> str:
        return "" if mode == DEFAULT_MODE else f"_{self._encodings.modes.name(mode)}"

    def _rows(self, mode: int) -> list[Row]:
        rows: list[Row] = []
        if self._is_full:
            rows += [(0, "")] * self._first
        for instruction in self._encodings.instructions:
            rows.append((self._base_value(instruction, mode), f" // {instruction.name}"))
        return rows

    def _base_value(self, instruction: Instruction, mode: int) -> int:
        by_mode = self._encodings.by_mode(instruction) if self._modes else None
        if by_mode is None:
            return self._bits_of(Encoding(instruction.record, instruction)).ones
        for candidate, encoding in by_mode:
            if candidate == mode:
                return self._bits_of(encoding).ones
        return 0

    # --- the code of one instruction

    def _code_by_mode(self, by_mode: list[tuple[int, Encoding]]) -> tuple[str, str]:
        code = Cases(self._modes_share_code)
        offsets = Cases(self._modes_share_code)
        tables: list[str] = []
        for mode, encoding in by_mode:
            table = self._base_bits.choice(self._table_suffix(mode))
            tables.append(f"case {mode}: {table} break;")
            encode, find = self._code(encoding)
            code.add(str(mode), encode)
            offsets.add(str(mode), find)
        value = f"Value = InstBitsByHw[{self._index}];"
        if self._is_wide:
            value = _WIDE_VALUE(value=self._base_bits.value_by_mode(self._index))
        return (
            _CODE_BY_MODE(tables=tables, value=value, cases=code.text()),
            _OFFSETS_BY_MODE(cases=offsets.text()),
        )

    def _code(self, encoding: Encoding) -> tuple[str, str]:
        """The code that encodes the operands, and the one that finds them."""
        record = encoding.record
        fields = self._bits_of(encoding).fields
        post = encoding.instruction.record.value_as_string("PostEncoderMethod")
        kind = self._field_order.kind(record, {name for _, name, _, _ in fields})
        # All that the code depends on: many instructions have it in common.
        key = tuple(fields), encoding.instruction.operands.layout, kind, post
        code = self._codes.get(key)
        if code is None:
            code = self._make_code(encoding, fields, post)
            if not self._mistakes:  # each instruction has its own
                self._codes[key] = code
        return code

    def _make_code(self, encoding: Encoding, fields: list[FieldBits], post: str) -> tuple[str, str]:
        pieces: dict[str, list[tuple[int, int, int]]] = {}
        for position, name, field_bit, count in reversed(fields):
            pieces.setdefault(name, []).append((position, field_bit, count))
        code: list[str] = []
        offsets: list[str] = []
        for name in self._field_order.sort(encoding.record, set(pieces)):
            operand = self._operand(encoding, name)
            if operand is None:
                continue
            code.append(self._fetch(encoding.instruction, name, operand))
            if len(pieces[name]) == 1 and self._is_full and not self._is_wide:
                code.append(_whole(*pieces[name][0]))
            else:
                code += [self._insert(*piece) for piece in pieces[name]]
            lowest = pieces[name][-1][0]
            offsets.append(_OFFSET(operand=operand, name=name, lowest=lowest))
        if post:
            code.append(f"Value = {post}(MI, Value, STI);")
        return _LINES(lines=code), _OFFSETS(cases=offsets) if offsets else ""

    def _operand(self, encoding: Encoding, name: str) -> int | None:
        """The machine operand that a field of the encoding is filled from; none is a mistake."""
        operands = encoding.instruction.operands
        sub_operand = operands.sub_operand_of(name)
        if sub_operand is None:
            instruction = encoding.instruction
            where = "" if encoding.record is instruction.record else f"{encoding.record.name} of "
            self._mistakes.append(
                instruction.record.error(
                    f"No operand named {name} in record {where}{instruction.name}"
                    f"{operands.known_names()}"
                )
            )
            return None
        return operands.flat_number(sub_operand)

    def _fetch(self, instruction: Instruction, name: str, operand: int) -> str:
        index, part = instruction.operands.sub_operand_number(operand)
        method = instruction.operands[index].encoder_methods[part]
        wide = _CLEARED_FETCH if self._is_full else _WIDE_FETCH
        return (wide if self._is_wide else _FETCH)(
            name=name,
            method=method or "getMachineOpValue",
            arguments=f"MI, {operand}" if method else f"MI, MI.getOperand({operand})",
        )

    def _insert(self, position: int, field_bit: int, count: int) -> str:
        """`count` bits of the operand from `field_bit` on go to `position` on."""
        if self._is_wide:
            if count > (63 if self._is_full else 64):
                return f"Value.insertBits(op.extractBits({count}, {field_bit}), {position});"
            extracted = f"op.extractBitsAsZExtValue({count}, {field_bit})"
            return f"Value.insertBits({extracted}, {position}, {count});"
        mask = (1 << count) - 1 << field_bit
        shift = position - field_bit
        number = f"UINT64_C({mask})" if self._is_full else f"0x{mask:x}"
        if not shift:
            return f"Value |= (op & {number});"
        direction = "<<" if shift > 0 else ">>"
        return f"Value |= (op & {number}) {direction} {abs(shift)};"


def _whole(position: int, field_bit: int, count: int) -> str:
    shift = position - field_bit
    return _WHOLE(
        mask=(1 << count) - 1 << field_bit,
        shift=f"op {'<<' if shift > 0 else '>>'}= {abs(shift)};" if shift else "",
    )
