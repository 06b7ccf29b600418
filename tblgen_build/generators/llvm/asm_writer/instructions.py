"""The functions that print an instruction: its mnemonic by a table, then fragments.

A number for each instruction says where its first text stands, and then, fragment by
fragment, which of several commands prints what follows. What does not fit in 64 bits is
printed by opcode.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.string_table import StringTable
from tblgen_build.generators.llvm.model.spellings import nul_spelling
from tblgen_build.generators.mistakes import of_each
from tblgen_build.releases.llvm import MNEMONICS_ARE_OF_REFERENCES
from tblgen_build.releases.targets import NUMBERS_ARE_IN_ONE_PIECE

from .printed import Printed, code, is_text
from .remaining import print_remaining

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from ..model.instructions.instruction_set import InstructionSet

_BITS: Final = 64
_LINE: Final = 70  # characters in a comment
_STRINGS: Final = cpp("""

    #ifdef __GNUC__
    #pragma GCC diagnostic push
    #pragma GCC diagnostic ignored "-Woverlength-strings"
    #endif
    static const char $name[] = {
      $literals
    };
    #ifdef __GNUC__
    #pragma GCC diagnostic pop
    #endif

""")
_MNEMONIC: Final = cpp("""
    std::pair<const char *, uint64_t>
    $printer::getMnemonic(const MCInst $parameter) $const{
      $strings
      $tables
      // Emit the opcode for the instruction.
      uint${width}_t Bits = 0;
      $look_up
      if (Bits == 0)
        return {nullptr, Bits};
      return {AsmStrs+(Bits & $string_mask)-1, Bits};

    }
""")
_TABLE: Final = cpp("""
    static const uint${size}_t $name[] = {
      $rows
    };

""")
_PRINT: Final = cpp(r"""
    LLVM_NO_PROFILE_INSTRUMENT_FUNCTION
    void $printer::printInstruction($parameters) {
      O << "\t";

      auto MnemonicInfo = getMnemonic($argument);

      O << MnemonicInfo.first;

      uint${width}_t Bits = MnemonicInfo.second;
      assert(Bits != 0 && "Cannot print this instruction.");
      $fragments
      $remaining
    }


""")
_EITHER_FRAGMENT: Final = cpp("""

    // $comment
    if ($number) {
      // $second_users
      $second
    } else {
      // $first_users
      $first
    }

""")
_FRAGMENT: Final = cpp("""

    // $comment
    switch ($number) {
    default: llvm_unreachable("Invalid command number.");
    $cases
    }

""")
_COMMANDS: Final = cpp("""
    case $number:
      // $users
      $commands
      break;
""")


def string_array(name: str, table: StringTable) -> str:
    """A static array with a table of strings."""
    return _STRINGS(name=name, literals=table.literals() or '""')


def bits_for(count: int) -> int:
    """How many bits tell so many things apart."""
    return (count - 1).bit_length() if count > 1 else 0


class InstructionPrinter:
    def __init__(
        self, instructions: InstructionSet, class_: str, variant: int, pass_subtarget: bool
    ) -> None:
        self._all = instructions.by_number
        self._release = instructions.records.release
        self._takes_reference = self._release.has(MNEMONICS_ARE_OF_REFERENCES)
        self._class = class_
        self._pass_subtarget = pass_subtarget
        written = [i for i in self._all if i.asm_string and i.name != "PHI"]
        self._printed = of_each(written, lambda instruction: Printed(instruction, variant))
        self._info = [0] * len(self._all)
        self._strings = self._place_first_texts()
        self._used = self._string_bits
        # Of each fragment the commands, each of several statements, and who uses them.
        self._fragments: list[list[tuple[list[str], str]]] = []
        while self._add_fragment():
            pass

    def _place_first_texts(self) -> StringTable:
        """Set each instruction's number to the place of its first text, plus one."""
        firsts = [_first_text(printed) for printed in self._printed]
        table = StringTable([text for text in firsts if text], nul_spelling(self._release))
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
        fragment: list[tuple[list[str], str]] = []
        for number, (command, group) in enumerate(commands.items()):
            lines, count = self._common(command, group)
            fragment.append((lines, _users(group)))
            for printed in group:
                self._info[printed.instruction.number] |= number << self._used
                del printed.pieces[:count]
        self._used += bits
        self._fragments.append(fragment)
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

    @property
    def _width(self) -> int:
        return 64 if self._used > 32 else 32

    def _mnemonic(self) -> str:
        tables, look_up = self._tables()
        return _MNEMONIC(
            printer=self._class,
            parameter="&MI" if self._takes_reference else "*MI",
            const="const " if self._takes_reference else "",
            strings=string_array("AsmStrs", self._strings),
            tables=tables,
            width=self._width,
            look_up=look_up,
            string_mask=(1 << self._string_bits) - 1,
        )

    def _tables(self) -> tuple[list[str], list[str]]:
        """The instructions' numbers in pieces of 64, 32, 16 or 8 bits, and their combination."""
        tables: list[str] = []
        look_up: list[str] = []
        access = "MI." if self._takes_reference else "MI->"
        cast = "(uint64_t)" if self._used > 32 else ""
        largest = 64 if self._release.has(NUMBERS_ARE_IN_ONE_PIECE) else 32
        shift = 0
        while shift < self._used:
            left = (self._used - shift + 7) // 8  # bytes
            size = min(largest, 8 << (left.bit_length() - 1))
            mask = (1 << size) - 1
            suffix = "ULL" if size > 32 else "U"
            name = f"OpInfo{len(tables)}"
            rows = [
                f"{info >> shift & mask}{suffix}, // {instruction.name}"
                for info, instruction in zip(self._info, self._all, strict=True)
            ]
            tables.append(_TABLE(size=size, name=name, rows=rows))
            look_up.append(f"Bits |= {cast}{name}[{access}getOpcode()] << {shift};")
            shift += size
        return tables, look_up

    def _print_instruction(self) -> str:
        subtarget = "const MCSubtargetInfo &STI, " if self._pass_subtarget else ""
        remaining = [printed for printed in self._printed if printed.pieces]
        return _PRINT(
            printer=self._class,
            argument="*MI" if self._takes_reference else "MI",
            parameters=f"const MCInst *MI, uint64_t Address, {subtarget}raw_ostream &O",
            width=self._width,
            fragments=self._print_fragments(),
            remaining=print_remaining(remaining, self._pass_subtarget),
        )

    def _print_fragments(self) -> list[str]:
        parts: list[str] = []
        shift = self._string_bits
        for place, fragment in enumerate(self._fragments):
            bits = bits_for(len(fragment))
            number = f"(Bits >> {shift}) & {(1 << bits) - 1}"
            count = len(fragment)
            comment = f"Fragment {place} encoded into {bits} bits for {count} unique commands."
            if count == 1:
                [(lines, users)] = fragment
                parts += ["\n", f"// {comment}", f"// {users}", *lines, "\n\n"]
            elif count == 2:
                (first, first_users), (second, second_users) = fragment
                parts.append(
                    _EITHER_FRAGMENT(
                        comment=comment,
                        number=number,
                        first=first,
                        first_users=first_users,
                        second=second,
                        second_users=second_users,
                    )
                )
            else:
                cases = [
                    _COMMANDS(number=n, commands=lines, users=users)
                    for n, (lines, users) in enumerate(fragment)
                ]
                parts.append(_FRAGMENT(comment=comment, number=number, cases=cases))
            shift += bits
        return parts


def _users(group: list[Printed]) -> str:
    """The names of instructions, as many as a line of a comment has room for."""
    names = ""
    for printed in group:
        names += f", {printed.instruction.name}" if names else printed.instruction.name
        if len(names) > _LINE:
            return f"{names[:_LINE]}..."
    return names


def _first_text(printed: Printed) -> str:
    return printed.pieces[0].text if is_text(printed.pieces[0]) else ""


def _offset_of_nothing(table: StringTable) -> int:
    """Where an empty string stands: at the end of the first one."""
    if not table.stored:
        return 0
    return len(table.stored[0][1].encode(errors="surrogateescape"))
