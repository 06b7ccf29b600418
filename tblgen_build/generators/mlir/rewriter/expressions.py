"""C++ that definitions carry, with the placeholders that a rewriter knows."""

from __future__ import annotations

from tblgen_build.generators.mlir.model.placeholders import substitute

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from tblgen_build.generators.mlir.model.attribute import Attribute
    from tblgen_build.generators.mlir.model.pattern import Pattern


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

    def constant_attribute(self, pattern: Pattern, attribute: Attribute, value: str) -> str:
        """The C++ that builds an attribute of a constant."""
        template = attribute.const_builder_call
        if not template:
            raise pattern.error(
                f"attribute '{attribute.attr_def_name}' has no 'constBuilderCall', so it cannot be "
                "built of a constant"
            )
        return self.expand(template, [value])
