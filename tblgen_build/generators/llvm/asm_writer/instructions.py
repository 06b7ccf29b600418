"""The functions that print an instruction: its mnemonic by a table, then fragments.

A number for each instruction says where its first text stands, and then, fragment by
fragment, which of several commands prints what follows. What does not fit in 64 bits is
printed by opcode.
"""

from __future__ import annotations

from tblgen_build.generators.cpp.string_table import StringTable

from .printed import Printed, code, is_text
from .remaining import print_remaining

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from ..model.instruction_set import InstructionSet

_BITS: Final = 64
_LENGTH_PRAGMAS: Final = (
    "#ifdef __GNUC__\n#pragma GCC diagnostic push\n"
    '#pragma GCC diagnostic ignored "-Woverlength-strings"\n#endif\n',
    "#ifdef __GNUC__\n#pragma GCC diagnostic pop\n#endif\n\n",
)


def string_array(name: str, table: StringTable) -> str:
    """A static array with a table of strings."""
    before, after = _LENGTH_PRAGMAS
    literals = table.literals() or '  ""\n'
    return f"{before}  static const char {name}[] = {{\n{literals}}};\n{after}"


def bits_for(count: int) -> int:
    """How many bits tell so many things apart."""
    return (count - 1).bit_length() if count > 1 else 0


class InstructionPrinter:
    def __init__(
        self, instructions: InstructionSet, class_: str, variant: int, pass_subtarget: bool
    ) -> None:
        self._all = instructions.by_number
        self._class = class_
        self._pass_subtarget = pass_subtarget
        self._printed = [Printed(i, variant) for i in self._all if i.asm_string and i.name != "PHI"]
        self._info = [0] * len(self._all)
        self._strings = self._place_first_texts()
        self._used = self._string_bits
        self._fragments: list[list[str]] = []
        while self._add_fragment():
            pass

    def _place_first_texts(self) -> StringTable:
        """Set each instruction's number to the place of its first text, plus one."""
        firsts = [_first_text(printed) for printed in self._printed]
        table = StringTable([text for text in firsts if text])
        largest = 0
        for printed, text in zip(self._printed, firsts, strict=True):
            offset = table.offset(text) if text else _offset_of_nothing(table)
            if text:
                del printed.pieces[0]
                largest = max(largest, offset)
            self._info[printed.instruction.number] = offset + 1
        self._string_bits = bits_for(largest + 2)
        return table

    def _add_fragment(self) -> bool:
        commands: dict[str, list[Printed]] = {}
        for printed in self._printed:
            if printed.pieces:
                command = code(printed.pieces[0], self._pass_subtarget)
                commands.setdefault(command, []).append(printed)
        bits = bits_for(len(commands))
        if not commands or self._used + bits > _BITS:
            return False
        texts: list[str] = []
        for number, (command, group) in enumerate(commands.items()):
            lines, count = self._common(command, group)
            texts.append("".join([f"    {line}\n" for line in lines]))
            for printed in group:
                self._info[printed.instruction.number] |= number << self._used
                del printed.pieces[:count]
        self._used += bits
        self._fragments.append(texts)
        return True

    def _common(self, command: str, group: list[Printed]) -> tuple[list[str], int]:
        """The command, and those that all of the group have after it."""
        lines = [command]
        first = group[0].pieces
        for at in range(1, len(first)):
            piece = first[at]
            if any(len(p.pieces) == at or p.pieces[at] != piece for p in group):
                break
            lines.append(code(piece, self._pass_subtarget))
        return lines, len(lines)

    # --- text

    def text(self) -> str:
        return self._mnemonic() + self._print_instruction()

    def _mnemonic(self) -> str:
        width = 64 if self._used > 32 else 32
        tables, lookups = self._tables()
        return (
            f"std::pair<const char *, uint64_t>\n{self._class}::getMnemonic(const MCInst &MI) "
            f"const {{\n\n{string_array('AsmStrs', self._strings)}{tables}"
            f"  uint{width}_t Bits = 0;\n{lookups}"
            "  if (Bits == 0)\n    return {nullptr, Bits};\n"
            f"  return {{AsmStrs+(Bits & {(1 << self._string_bits) - 1})-1, Bits}};\n\n}}\n"
        )

    def _tables(self) -> tuple[str, str]:
        """The instructions' numbers in pieces of 32, 16 or 8 bits, and their combination."""
        tables: list[str] = []
        lookups: list[str] = []
        cast = "(uint64_t)" if self._used > 32 else ""
        shift = 0
        while shift < self._used:
            left = (self._used - shift + 7) // 8  # bytes
            size = min(32, 8 << (left.bit_length() - 1))
            mask = (1 << size) - 1
            name = f"OpInfo{len(tables)}"
            rows = "".join(
                [
                    f"    {info >> shift & mask}U, // {instruction.name}\n"
                    for info, instruction in zip(self._info, self._all, strict=True)
                ]
            )
            tables.append(f"  static const uint{size}_t {name}[] = {{\n{rows}  }};\n\n")
            lookups.append(f"  Bits |= {cast}{name}[MI.getOpcode()] << {shift};\n")
            shift += size
        return "".join(tables), "".join(lookups)

    def _print_instruction(self) -> str:
        subtarget = "const MCSubtargetInfo &STI, " if self._pass_subtarget else ""
        width = 64 if self._used > 32 else 32
        remaining = [printed for printed in self._printed if printed.pieces]
        return (
            "LLVM_NO_PROFILE_INSTRUMENT_FUNCTION\n"
            f"void {self._class}::printInstruction(const MCInst *MI, uint64_t Address, "
            f'{subtarget}raw_ostream &O) {{\n  O << "\\t";\n\n'
            "  auto MnemonicInfo = getMnemonic(*MI);\n\n  O << MnemonicInfo.first;\n\n"
            f"  uint{width}_t Bits = MnemonicInfo.second;\n"
            '  assert(Bits != 0 && "Cannot print this instruction.");\n\n'
            f"{self._fragment_switches()}{print_remaining(remaining, self._pass_subtarget)}}}\n\n"
        )

    def _fragment_switches(self) -> str:
        parts: list[str] = []
        shift = self._string_bits
        for commands in self._fragments:
            bits = bits_for(len(commands))
            mask = (1 << bits) - 1
            if len(commands) == 2:
                parts.append(
                    f"  if ((Bits >> {shift}) & {mask}) {{\n{commands[1]}  }} else {{\n"
                    f"{commands[0]}  }}\n\n"
                )
            elif len(commands) == 1:
                parts.append(commands[0] + "\n")
            else:
                cases = [f"  case {n}:\n{text}    break;\n" for n, text in enumerate(commands)]
                parts.append(
                    f"  switch ((Bits >> {shift}) & {mask}) {{\n"
                    '  default: llvm_unreachable("Invalid command number.");\n'
                    f"{''.join(cases)}  }}\n\n"
                )
            shift += bits
        return "".join(parts)


def _first_text(printed: Printed) -> str:
    return printed.pieces[0][1] if is_text(printed.pieces[0]) else ""


def _offset_of_nothing(table: StringTable) -> int:
    """Where an empty string stands: at the end of the first one."""
    if not table.stored:
        return 0
    return len(table.stored[0][1].encode(errors="surrogateescape"))
