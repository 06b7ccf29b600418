"""The C++ variables of a pattern's symbols: how they are declared and what their values are.

Knows symbols, nothing of the code around.
"""

from __future__ import annotations

from tblgen_build.generators.mlir.model.operator import (
    NamedAttribute,
    NamedProperty,
    NamedTypeConstraint,
)
from tblgen_build.generators.mlir.model.symbol import Symbol, split_index
from tblgen_build.generators.mlir.model.symbol_table import SymbolTable
from tblgen_build.releases.mlir import OPTIONAL_OPERANDS_ARE_VALUES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import RecordError
    from tblgen_build.generators.mlir.model.pattern import Pattern
    from tblgen_build.generators.mlir.model.symbol import Symbol


def variable_name(name: str, symbol: Symbol) -> str:
    return symbol.alternative or name


def _type(symbol: Symbol) -> str:
    if symbol.kind == "operand":
        return "::mlir::Operation::operand_range"
    if symbol.kind == "value":
        return "::mlir::Value"
    if symbol.kind == "values":
        return "::mlir::ValueRange"
    if symbol.op is None:
        return symbol.cpp_type
    if symbol.kind == "result":
        return symbol.op.qualified_cpp_class_name
    argument = symbol.argument
    if isinstance(argument, NamedAttribute):
        return argument.attr.storage_type
    assert isinstance(argument, NamedProperty)
    return argument.prop.interface_type


def declaration(name: str, symbol: Symbol) -> str:
    """The declaration of a symbol's variable."""
    value = "(op0->getOperands())" if symbol.kind == "operand" else ""
    return f"{_type(symbol)} {variable_name(name, symbol)}{value};"


def parameter(name: str, symbol: Symbol) -> str:
    """The variable as a parameter, passed by reference."""
    return f"{_type(symbol)} &{variable_name(name, symbol)}"


_MOST_BOUND: Final = 8


def bound_text(bound: list[str]) -> str:
    """For a note: which symbols a source binds."""
    if not bound:
        return "the source binds no symbol: write one after a ':' or in an operand's place"
    shown = ", ".join([f"'${name}'" for name in bound[:_MOST_BOUND]])
    return f"bound are {shown}" + (" and others" if len(bound) > _MOST_BOUND else "")


class Variables:
    """The values of a pattern's symbols as C++ expressions."""

    __slots__ = ("_pattern", "symbols")

    def __init__(self, pattern: Pattern) -> None:
        self.symbols = SymbolTable()
        self._pattern = pattern

    def lookup(self, symbol: str) -> tuple[str, int | None, Symbol]:
        """Variable, index and binding of `name` or `name__N`."""
        name, index = split_index(symbol)
        found = self.symbols.find(name)
        if found is None:
            raise self._unbound(symbol)
        if index is not None and found.kind == "result" and index >= found.value_count:
            raise self._pattern.error(
                f"'{symbol}' names a value that does not exist: '{name}' has {found.value_count}"
            )
        return variable_name(name, found), index, found

    def _unbound(self, symbol: str) -> RecordError:
        from tblgen_build._core import near_names

        if not symbol:
            return self._pattern.error("an argument has no symbol")
        bound = sorted({name for name, _ in self.symbols})
        near = near_names(symbol, bound, 1)
        note = f"did you mean '${near[0]}'?" if near else bound_text(bound)
        return self._pattern.error(f"symbol '{symbol}' is not bound", note)

    def value_count(self, symbol: str) -> int:
        """The number of declared values that a symbol stands for."""
        _, index, found = self.lookup(symbol)
        return found.value_count if index is None else 1

    def values(self, symbol: str) -> list[str]:
        """The values that a symbol stands for; a range where one is variadic."""
        name, index, found = self.lookup(symbol)
        if found.kind == "operand":
            return [_operand_value(name, found)]
        if found.kind == "result":
            if index is not None:
                return [_result_value(name, index, found)]
            if not found.value_count:
                return [name]  # the operation itself
            return [_result_value(name, i, found) for i in range(found.value_count)]
        if found.kind == "values":
            return [_all_or_one(name, index)]
        return [name]

    def value(self, symbol: str) -> str:
        """All of them as arguments of a call."""
        return ", ".join(self.values(symbol))

    def ranges(self, symbol: str) -> list[str]:
        """What vectors of the symbol's values are initialized with: one for each result."""
        name, index, found = self.lookup(symbol)
        if found.kind in ("operand", "attribute", "property"):
            return [name]
        if found.kind == "result":
            indices = range(found.value_count) if index is None else (index,)
            return [_result_range(name, i) for i in indices]
        if found.kind == "values":
            return [_all_or_one(name, index)]
        return ["{" + name + "}"]


def _all_or_one(name: str, index: int | None) -> str:
    return f"{name}.begin(), {name}.end()" if index is None else f"{name}[{index}]"


def _operand_value(name: str, symbol: Symbol) -> str:
    operand = symbol.argument
    assert isinstance(operand, NamedTypeConstraint)
    if operand.is_optional:
        if symbol.op is not None and not symbol.op.record.release.has(OPTIONAL_OPERANDS_ARE_VALUES):
            return name
        return f"({name}.empty() ? ::mlir::Value() : *{name}.begin())"
    if operand.is_variadic and symbol.element is None:
        return name
    return f"(*{name}.begin())"


def _result_range(name: str, index: int) -> str:
    return f"{name}.getODSResults({index})"


def _result_value(name: str, index: int, symbol: Symbol) -> str:
    assert symbol.op is not None
    range_ = _result_range(name, index)
    return range_ if symbol.op.results[index].is_variadic else f"(*{range_}.begin())"
