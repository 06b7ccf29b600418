"""The symbols of a rewrite pattern, in the reference's order."""

from __future__ import annotations

from tblgen_build.generators.mlir.model.multimap_order import StringMultimap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from tblgen_build.generators.mlir.model.symbol import Symbol


class SymbolTable:
    """The symbols of one pattern. Names are looked up without their index."""

    __slots__ = ("_symbols",)

    def __init__(self) -> None:
        self._symbols = StringMultimap()

    def __iter__(self) -> Iterator[tuple[str, Symbol]]:
        return iter(self._symbols)

    def runs(self) -> Iterator[tuple[str, list[Symbol]]]:
        return self._symbols.runs()

    def find(self, name: str) -> Symbol | None:
        return self._symbols.find(name)

    def find_at(self, name: str, place: Symbol) -> Symbol | None:
        """The symbol of that name which is bound to the operand that `place` is."""
        found = self._symbols.items_of(name)
        if len(found) == 1:
            return found[0]
        return next((symbol for symbol in found if symbol.is_same_place(place)), None)

    def bind(self, name: str, symbol: Symbol) -> bool:
        """False where the name is bound already."""
        is_new = name not in self._symbols
        self._symbols.insert(name, symbol)
        return is_new

    def bind_operand(self, name: str, symbol: Symbol) -> bool:
        """As `bind`, but operands of one name may be several: they have to be equal."""
        first = self._symbols.find(name)
        if first is not None and first.kind != "operand":
            return False
        self._symbols.insert(name, symbol)
        return True

    def name_alternatives(self) -> None:
        """Give all but the first of the symbols of one name a variable's name of their own."""
        used: set[str] = set()
        for name, symbols in self._symbols.runs():
            number = 0
            for symbol in symbols[1:]:
                while f"{name}{number}" in used or f"{name}{number}" in self._symbols:
                    number += 1
                symbol.alternative = f"{name}{number}"
                used.add(symbol.alternative)
                number += 1
