"""Code as it is written: indented lines, checks that end a match, expressions of native code."""

from __future__ import annotations

from tblgen_build.generators.mlir.placeholders import substitute

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


class Code:
    """Lines of C++; those between `open` and `close` are indented."""

    __slots__ = ("_indent", "parts")

    def __init__(self, indent: int = 0) -> None:
        self.parts: list[str] = []
        self._indent = "  " * indent

    def line(self, text: str) -> None:
        self.parts += (self._indent, text, "\n")

    def open(self, text: str = "{") -> None:
        self.line(text)
        self._indent += "  "

    def close(self, text: str = "}") -> None:
        self._indent = self._indent[:-2]
        self.line(text)

    def check(self, op: str, condition: str, failure: str) -> None:
        """Fail the match where `condition` does not hold; `failure` is a C++ expression."""
        self.open(f"if (!({condition})) {{")
        self.open(
            f"return rewriter.notifyMatchFailure({op}, [&](::mlir::Diagnostic &diag) {{",
        )
        self.line(f"diag << {failure};")
        self.close("});")
        self.close()

    def call_check(self, call: str) -> None:
        """Fail the match where a function called fails."""
        self.open(f"if (::mlir::failed({call})) {{")
        self.line("return ::mlir::failure();")
        self.close()


class Expressions:
    """Expands templates. As in the reference, `$_self` keeps what it was last."""

    __slots__ = ("_context",)

    def __init__(self) -> None:
        self._context = {"_builder": "rewriter"}

    def expand(self, template: str, args: Sequence[str] = ()) -> str:
        return substitute(template, self._context, args)

    def with_self(self, self_: str) -> Expressions:
        self._context["_self"] = self_
        return self

    def at(self, location: str) -> Expressions:
        self._context["_loc"] = location
        return self
