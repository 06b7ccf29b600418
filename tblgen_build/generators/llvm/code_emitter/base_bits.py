"""The tables of the bits that an instruction has whatever its operands are, and how they are read.

A table for each hardware mode has a row for each instruction. Rows of several words may be kept
once: then the tables have their indices. Knows no instruction.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.literals import unsigned_type

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Final

_WORD: Final = 64
_MASK: Final = (1 << _WORD) - 1
_TABLE: Final = cpp("""
    static const $type $name[]$words = {
      $rows
    };
""")
_SHARED_ROW: Final = cpp("{$words},")
_CHECK: Final = cpp("""
    static_assert(sizeof(InstBits) / sizeof(InstBits[0]) <=
                  (UINT64_C(1) << (sizeof(InstBitsIndices[0]) * 8)));
""")
_INDEXED_VALUE: Final = cpp("""
    ${type}InstBitsIndex = $table[TableIndex];
    Inst = APInt($width, ArrayRef(InstBits[InstBitsIndex]));
""")
_VALUE: Final = cpp("""
    Inst = APInt($width, ArrayRef($table + $index * $words, $words));
""")

Row = tuple[int, str]  # the bits, and a comment


class BaseBits:
    """`tables` are by name of the mode, the default's first, which has none."""

    def __init__(
        self, tables: Mapping[str, Sequence[Row]], width: int, *, may_share: bool, end: str = ""
    ) -> None:
        self._tables = tables
        self._end = [end] if end else []  # a last row that stands for no instruction
        self._width = width
        self._words = (width + _WORD - 1) // _WORD
        bits = [value for rows in tables.values() for value, _ in rows]
        self._numbers = {value: at for at, value in enumerate(dict.fromkeys(bits))}
        self._index_type = unsigned_type(max(len(self._numbers) - 1, 0))
        self._shares = may_share and self._words > 1 and self._saves(len(bits))

    def _saves(self, count: int) -> bool:
        """Do indices and each row once take fewer bytes than all rows?"""
        row = self._words * 8
        index = int(self._index_type.removeprefix("uint").removesuffix("_t")) // 8
        return len(self._numbers) * row + count * index < count * row

    def text(self, *, by_mode: bool) -> list[str]:
        """The tables, and the variable that is set to the one of a mode."""
        if not self._shares:
            texts = [self._table(f"InstBits{mode}", rows) for mode, rows in self._tables.items()]
            return [*texts, "const uint64_t *InstBitsByHw;"] if by_mode else texts
        texts = [self._shared_rows()]
        for mode, rows in self._tables.items():
            texts.append(self._indices(f"InstBitsIndices{mode}", rows))
        texts.append(_CHECK())
        if by_mode:
            texts.append(f"const {self._index_type} *InstBitsIndicesByHw;")
        return texts

    def _table(self, name: str, rows: Sequence[Row]) -> str:
        lines = [f"{self._literals(value)},{comment}" for value, comment in rows]
        return _TABLE(type="uint64_t", name=name, words="", rows=[*lines, *self._end])

    def _shared_rows(self) -> str:
        lines = [_SHARED_ROW(words=self._literals(value)) for value in self._numbers]
        return _TABLE(type="uint64_t", name="InstBits", words=f"[{self._words}]", rows=lines)

    def _indices(self, name: str, rows: Sequence[Row]) -> str:
        lines = [f"{self._numbers[value]},{comment}" for value, comment in rows]
        return _TABLE(type=self._index_type, name=name, words="", rows=lines)

    def _literals(self, value: int) -> str:
        words = [value >> _WORD * word & _MASK for word in range(self._words)]
        return ", ".join([f"UINT64_C({word})" for word in words])

    # --- reading, where a value has several words

    def value(self, index: str) -> str:
        """Sets the value from the default's table."""
        return self._read("InstBitsIndices" if self._shares else "InstBits", index, "unsigned ")

    def value_by_mode(self, index: str) -> str:
        """Sets it from the table of the mode."""
        return self._read("InstBitsIndicesByHw" if self._shares else "InstBitsByHw", index, "")

    def _read(self, table: str, index: str, type_: str) -> str:
        if self._shares:
            return _INDEXED_VALUE(type=type_, table=table, width=self._width)
        return _VALUE(width=self._width, table=table, index=index, words=self._words)

    def choice(self, mode: str) -> str:
        """Chooses the table of a mode."""
        name = "InstBitsIndices" if self._shares else "InstBits"
        return f"{name}ByHw = {name}{mode};"
