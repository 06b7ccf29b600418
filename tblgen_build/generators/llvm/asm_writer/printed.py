"""What an instruction prints: text and operands, as its assembly string has them."""

from __future__ import annotations

from tblgen_build.generators.cpp.literals import escape

from ..model.instructions.assembly_string import for_variant

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final, NoReturn

    from ..model.instructions.instruction import Instruction

_TEXT: Final = "text"
_RETURN: Final = "return"
_CALL: Final = "call"
_NO_OPERAND: Final = -1


class Piece:
    """A text, a call of a print method, or the end. Equal ones print the same."""

    __slots__ = ("is_pc_relative", "kind", "modifier", "operand", "text")

    def __init__(
        self,
        kind: str,
        text: str,
        operand: int = _NO_OPERAND,
        modifier: str = "",
        is_pc_relative: bool = False,
    ) -> None:
        self.kind = kind
        self.text = text  # to print, or the method's name
        self.operand = operand  # of the machine instruction
        self.modifier = modifier
        self.is_pc_relative = is_pc_relative

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Piece)
            and self.text == other.text
            and self.kind == other.kind
            and self.operand == other.operand
            and self.modifier == other.modifier
            and self.is_pc_relative == other.is_pc_relative
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.text, self.operand, self.modifier))


RETURN: Final = Piece(_RETURN, "")


def is_text(piece: Piece) -> bool:
    return piece.kind == _TEXT


def code(piece: Piece, pass_subtarget: bool) -> str:
    """The C++ statement that prints a piece."""
    if piece.kind == _TEXT:
        escaped = escape(piece.text)
        quote = "'" if len(escaped) == 1 else '"'
        return f"O << {quote}{escaped}{quote};"
    if piece.kind == _RETURN:
        return "return;"
    arguments = ["MI"]
    if piece.is_pc_relative:
        arguments.append("Address")
    if piece.operand != _NO_OPERAND:
        arguments.append(str(piece.operand))
    if pass_subtarget:
        arguments.append("STI")
    arguments.append("O")
    if piece.modifier:
        arguments.append(f'"{piece.modifier}"')
    return f"{piece.text}({', '.join(arguments)});"


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
            text = self.pieces.pop().text + text
        self.pieces.append(Piece(_TEXT, text))

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
            self.pieces.append(Piece(_CALL, "PrintSpecial", modifier=modifier))
            return
        operands = self.instruction.operands
        index = operands.index_of(name)
        if index is None:
            self._fail(f"does not have an operand named '${name}'{operands.known_names()}")
        operand = operands[index]
        is_pc_relative = operand.operand_type == _PC_RELATIVE
        method, number = operand.print_method, operand.mi_number
        self.pieces.append(Piece(_CALL, method, number, modifier, is_pc_relative))

    def _fail(self, what: str) -> NoReturn:
        record = self.instruction.record
        raise record.error(f"'{record.name}', AsmString '{self.instruction.asm_string}': {what}")


def _end_of_word(text: str, at: int) -> int:
    while at < len(text) and text[at].isascii() and (text[at].isalnum() or text[at] == "_"):
        at += 1
    return at


_PC_RELATIVE: Final = "MCOI::OPERAND_PCREL"
