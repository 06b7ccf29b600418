"""The table of bytes: a line for each operation, labels resolved when it is written.

Knows the widths of arguments, not what operations do.
"""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.cpp import cpp
from tblgen_build.releases.selection import (
    NEGATIVE_NUMBERS_ARE_WRAPPED,
    REGISTER_STATES_ARE_CAST,
    RULES_TRY_FEATURES,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Release

    # Its width in bytes, its text; of a jump's target the label, and the text before it; so
    # with a negative number, whose label is as much less than none as it is less than 0.
    Argument = tuple[int, str, int]

_NO_LABEL: Final = -1
_MASK: Final = (1 << 64) - 1
_ROW: Final = cpp("     /* $offset */ $text")
_TABLE: Final = cpp("""
    constexpr static uint8_t MatchTable0[] = {
      $rows
      /* $size */ }; // Size: $size bytes
    return MatchTable0;
""")


def number(value: int, comment: str = "") -> Argument:
    """A number as LEB128."""
    mark = f"/*{comment}*/" if comment else ""
    if value < 128:
        return 1, f"{mark}{value}", _NO_LABEL
    data = []
    rest = value
    while rest >= 128:
        data.append(f"0x{rest & 127 | 128:X}")
        rest >>= 7
    data.append(f"0x{rest:02X}")
    return len(data), f"{mark}/* {value}(*/" + ", ".join(data) + "/*)*/", _NO_LABEL


def byte(value: int, comment: str = "") -> Argument:
    """A number from -128 to 255. A negative one is spelled by the table."""
    mark = f"/*{comment}*/" if comment else ""
    if value < 0:
        return 1, mark, value + _NO_LABEL
    return 1, f"{mark}{value}", _NO_LABEL


def name(text: str, comment: str = "") -> Argument:
    """A constant of one byte."""
    return 1, f"/*{comment}*/{text}" if comment else text, _NO_LABEL


def encoded(width: int, value: str | int, comment: str = "") -> Argument:
    """A constant or a number of several bytes, as many as one of the macros writes."""
    mark = f"/*{comment}*/" if comment else ""
    if isinstance(value, int) and value < 0:
        return width, mark, value + _NO_LABEL
    return width, f"{mark}GIMT_Encode{width}({value})", _NO_LABEL


def target(label: int, *comments: str) -> Argument:
    """Where the label stands."""
    return 4, "".join([f"/*{comment}*/" for comment in comments]), label


class MatchTable:
    """The operations in order. A label is a number that `new_label` gave."""

    def __init__(self, release: Release) -> None:
        self.tries_features = release.has(RULES_TRY_FEATURES)  # in one operation
        self.opcodes: list[str] = []  # of roots, in the order of the rules
        self._casts_states = release.has(REGISTER_STATES_ARE_CAST)  # of registers
        self._wraps = release.has(NEGATIVE_NUMBERS_ARE_WRAPPED)
        # Offset, depth, operation and arguments or a comment, the comment after it.
        self._rows: list[tuple[int, int, str | tuple[str, tuple[Argument, ...]], str | None]] = []
        self._size = 0
        self._labels: list[int] = []
        self.depth = 0

    def new_label(self) -> int:
        self._labels.append(-1)
        return len(self._labels) - 1

    def place(self, label: int) -> None:
        """The label stands for what comes next."""
        self._labels[label] = self._size
        self.comment(f"Label {label}: @{self._size}")

    def comment(self, text: str) -> None:
        self._rows.append((self._size, self.depth, f"// {text}", None))

    def add(self, operation: str, *arguments: Argument, note: str | None = None) -> None:
        self._rows.append((self._size, self.depth, (operation, arguments), note))
        self._size += 1
        for width, _, _ in arguments:
            self._size += width

    def add_targets(self, label: int | None, count: int, comment: str = "") -> None:
        """More arguments of the operation before: a target, and that often none after it."""
        none = ((4, "GIMT_Encode4(0)", _NO_LABEL),) * count
        assert label is not None
        self._rows.append((self._size, self.depth, (comment, (target(label), *none)), None))
        self._size += 4 * (count + 1)

    def text(self) -> str:
        """The array, and the end of the function that returns it."""
        if self._size >> 32:
            raise RecordError("the match table is larger than 4 gigabytes")
        width = len(str(self._size))
        rows = []
        for offset, depth, content, note in self._rows:
            if isinstance(content, str):
                text = content
            else:
                operation, arguments = content
                parts = [operation, *[self._argument(argument) for argument in arguments]]
                if self._casts_states and "RegState::" in parts[-1]:
                    parts[-1] = _cast(operation, parts[-1])
                text = ", ".join(parts) + ","
                if operation.startswith("/*"):
                    text = operation + text[len(operation) + 2 :]
                if note is not None:
                    text += f" // {note}"
            rows.append(f"/* {offset:{width}} */ {'  ' * depth}{text}")
        return _TABLE(rows=rows, size=self._size)

    def _argument(self, argument: Argument) -> str:
        width, text, label = argument
        if label == _NO_LABEL:
            return text
        if label < _NO_LABEL:
            return text + self._negative(width, label - _NO_LABEL)
        return f"{text}/*Label {label}*/ GIMT_Encode4({self._labels[label]})"

    def _negative(self, width: int, value: int) -> str:
        if width == 1:
            return str(value & 0xFF) if self._wraps else f"uint8_t({value})"
        return f"GIMT_Encode{width}({f'{value & _MASK}u' if self._wraps else value})"


def _cast(operation: str, argument: str) -> str:
    """An encoded state of a register, as a number."""
    type_ = "unsigned" if operation == "GIR_AddImplicitDef" else "uint16_t"
    before, _, state = argument.partition("(")
    return f"{before}(static_cast<{type_}>({state})"
