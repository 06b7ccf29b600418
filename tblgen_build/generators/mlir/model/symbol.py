"""What a name in a rewrite pattern is bound to."""

from __future__ import annotations

from tblgen_build.generators.mlir.model.placeholders import MAX_DIGITS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal

    from tblgen_build._core import DagValue
    from tblgen_build.generators.mlir.model.operator import Argument, Operator

    SymbolKind = Literal["attribute", "property", "operand", "result", "value", "values"]


class Symbol:
    """What a name in a pattern is bound to.

    `index` is an argument's place in the operation; `element` that of one value in a variadic
    operand; `count` the number of values that a native code call gives; `cpp_type` the type of
    what a native code call finds: an attribute or a property that no operation has as an argument.
    """

    __slots__ = ("alternative", "count", "cpp_type", "dag", "element", "index", "kind", "op")

    def __init__(
        self,
        kind: SymbolKind,
        op: Operator | None = None,
        index: int = 0,
        dag: DagValue | None = None,
        element: int | None = None,
        count: int = 1,
        cpp_type: str = "",
    ) -> None:
        self.kind: SymbolKind = kind
        self.op = op
        self.index = index
        self.dag = dag
        self.element = element
        self.count = count
        self.cpp_type = cpp_type
        self.alternative = ""  # the name of its variable, where the symbol's own is taken

    @property
    def argument(self) -> Argument:
        assert self.op is not None
        return self.op.arguments[self.index]

    @property
    def value_count(self) -> int:
        """The number of declared values."""
        if self.kind == "result":
            assert self.op is not None
            return len(self.op.results)
        return self.count

    def is_same_place(self, other: Symbol) -> bool:
        return (self.dag, self.op, self.index, self.element) == (
            other.dag,
            other.op,
            other.index,
            other.element,
        )


def split_index(symbol: str) -> tuple[str, int | None]:
    """`name__2` as the name of a pack of values and the place in it."""
    name, separator, digits = symbol.rpartition("__")
    if separator and digits.isascii() and digits.isdigit() and len(digits) <= MAX_DIGITS:
        return name, int(digits)
    return symbol, None
