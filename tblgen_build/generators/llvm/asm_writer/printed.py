"""What an instruction prints: text and operands, as its assembly string has them."""

from __future__ import annotations

from tblgen_build.generators.cpp.literals import escape

from ..model.instructions.assembly_string import for_variant

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final, NoReturn

    from ..model.instructions.instruction import Instruction

    # A text, or a call of a print method.
    Piece = tuple[str, str, int, str, bool]

_TEXT: Final = "text"
_RETURN: Final = "return"
_CALL: Final = "call"
_NO_OPERAND: Final = -1

RETURN: Piece = (_RETURN, "", _NO_OPERAND, "", False)


def is_text(piece: Piece) -> bool:
    return piece[0] == _TEXT


def code(piece: Piece, pass_subtarget: bool) -> str:
    """The C++ statement that prints a piece."""
    kind, text, operand, modifier, is_pc_relative = piece
    if kind == _TEXT:
        escaped = escape(text)
        quote = "'" if len(escaped) == 1 else '"'
        return f"O << {quote}{escaped}{quote};"
    if kind == _RETURN:
        return "return;"
    arguments = ["MI"]
    if is_pc_relative:
        arguments.append("Address")
    if operand != _NO_OPERAND:
        arguments.append(str(operand))
    if pass_subtarget:
        arguments.append("STI")
    arguments.append("O")
    if modifier:
        arguments.append(f'"{modifier}"')
    return f"{text}({', '.join(arguments)});"


class Printed:
    """An instruction and the pieces of it that remain to be printed."""

    __slots__ = ("instruction", "pieces")

    def __init__(self, instruction: Instruction, variant: int) -> None:
        self.instruction = instruction
        self.pieces: list[Piece] = []
        self._read(for_variant(instruction.asm_string, variant))
        self.pieces.append(RETURN)

    def _add_text(self, text: str) -> None:
        if not text:
            return
        if self.pieces and is_text(self.pieces[-1]):
            text = self.pieces.pop()[1] + text
        self.pieces.append((_TEXT, text, _NO_OPERAND, "", False))

    def _read(self, text: str) -> None:
        at = 0
        while at < len(text):
            special = min([p for p in (text.find("$", at), text.find("\\", at)) if p >= 0] or [-1])
            if special < 0:
                self._add_text(text[at:])
                return
            self._add_text(text[at:special])
            at = self._read_escape(text, special)

    def _read_escape(self, text: str, at: int) -> int:
        following = text[at + 1 : at + 2]
        if text[at] == "\\":
            plain = {"n": "\n", "t": "\t"}.get(following)
            if plain is None:
                if not following or following not in "${|}\\":
                    self._fail(f"Non-supported escaped character found in instruction '{text}'")
                plain = following
            self._add_text(plain)
            return at + 2
        if following == "$":
            self._add_text("$")
            return at + 2
        return self._read_operand(text, at + 1)

    def _read_operand(self, text: str, at: int) -> int:
        in_braces = text[at : at + 1] == "{"
        at += in_braces
        end = _end_of_word(text, at)
        name, modifier = text[at:end], ""
        if in_braces:
            if text[end : end + 1] == ":":
                start, end = end + 1, _end_of_word(text, end + 1)
                modifier = text[start:end]
                if not modifier:
                    self._fail("Bad operand modifier name")
            if end == len(text):
                self._fail("Reached end of string before terminating '}'")
            if text[end] != "}":
                self._fail("Variable name beginning with '{' did not end with '}'")
            end += 1
        if not name and not modifier:
            self._fail("Stray '$' in asm string: did you mean '$$'?")
        self._add_operand(name, modifier)
        return end

    def _add_operand(self, name: str, modifier: str) -> None:
        if not name:
            self.pieces.append((_CALL, "PrintSpecial", _NO_OPERAND, modifier, False))
            return
        operands = self.instruction.operands
        index = operands.index_of(name)
        if index is None:
            self._fail(f"does not have an operand named '${name}'{operands.known_names()}")
        operand = operands[index]
        is_pc_relative = operand.operand_type == _PC_RELATIVE
        method, number = operand.print_method, operand.mi_number
        self.pieces.append((_CALL, method, number, modifier, is_pc_relative))

    def _fail(self, what: str) -> NoReturn:
        record = self.instruction.record
        raise record.error(f"'{record.name}', AsmString '{self.instruction.asm_string}': {what}")


def _end_of_word(text: str, at: int) -> int:
    while at < len(text) and text[at].isascii() and (text[at].isalnum() or text[at] == "_"):
        at += 1
    return at


_PC_RELATIVE: Final = "MCOI::OPERAND_PCREL"
