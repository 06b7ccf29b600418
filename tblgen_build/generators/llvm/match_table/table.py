"""The table of bytes: a line for each operation, labels resolved when it is written.

Knows the widths of arguments, not what operations do.
"""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.cpp import cpp

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    # Its width in bytes, its text; the text of a jump's target is the label's number.
    Argument = tuple[int, str, bool]

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
        return 1, f"{mark}{value}", False
    data = []
    rest = value
    while rest >= 128:
        data.append(f"0x{rest & 127 | 128:X}")
        rest >>= 7
    data.append(f"0x{rest:X}")
    return len(data), f"{mark}/* {value}(*/" + ", ".join(data) + "/*)*/", False


def byte(value: int, comment: str = "") -> Argument:
    mark = f"/*{comment}*/" if comment else ""
    return 1, f"{mark}{value & 0xFF}", False


def name(text: str, comment: str = "") -> Argument:
    """A constant of one byte."""
    return 1, f"/*{comment}*/{text}" if comment else text, False


def encoded(width: int, value: str | int, comment: str = "") -> Argument:
    """A constant or a number of several bytes, as many as one of the macros writes."""
    if isinstance(value, int):
        value = str(value) if value >= 0 else f"{value & (1 << 64) - 1}u"
    mark = f"/*{comment}*/" if comment else ""
    return width, f"{mark}GIMT_Encode{width}({value})", False


def target(label: int, comment: str = "") -> Argument:
    """Where the label stands."""
    return 4, str(label), True


class MatchTable:
    """The operations in order. A label is a number that `new_label` gave."""

    def __init__(self) -> None:
        self._rows: list[tuple[int, int, str | tuple[str, tuple[Argument, ...]]]] = []
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
        self._rows.append((self._size, self.depth, f"// {text}"))

    def add(self, operation: str, *arguments: Argument) -> None:
        self._rows.append((self._size, self.depth, (operation, arguments)))
        self._size += 1
        for width, _, _ in arguments:
            self._size += width

    def add_targets(self, label: int | None, count: int, comment: str = "") -> None:
        """More arguments of the operation before: a target, and that often none behind it."""
        none = ((4, "GIMT_Encode4(0)", False),) * count
        assert label is not None
        self._rows.append((self._size, self.depth, (comment, (target(label), *none))))
        self._size += 4 * (count + 1)

    def text(self) -> str:
        """The array, and the end of the function that returns it."""
        if self._size >> 32:
            raise RecordError("the match table is larger than 4 gigabytes")
        width = len(str(self._size))
        rows = []
        for offset, depth, content in self._rows:
            if isinstance(content, str):
                text = content
            else:
                operation, arguments = content
                parts = [operation, *[self._argument(argument) for argument in arguments]]
                text = ", ".join(parts) + ","
                if operation.startswith("/*"):
                    text = operation + text[len(operation) + 2 :]
            rows.append(f"/* {offset:{width}} */ {'  ' * depth}{text}")
        return _TABLE(rows=rows, size=self._size)

    def _argument(self, argument: Argument) -> str:
        _, text, is_target = argument
        if not is_target:
            return text
        return f"/*Label {text}*/ GIMT_Encode4({self._labels[int(text)]})"
