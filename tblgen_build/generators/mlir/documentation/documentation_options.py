"""The options that generators of documentation have in common."""

from __future__ import annotations

from tblgen_build.registry import Option

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

_STRIP_PREFIX: Final = Option(
    "strip-prefix", help="prefix to strip from qualified names", default="::mlir::"
)
_HUGO: Final = Option(
    "allow-hugo-specific-features",
    "flag",
    help="allow features that only the Hugo site generator renders",
)
KEEPS_ORDER: Final = Option(
    "keep-op-source-order",
    "flag",
    help="operations in the order of their records, those of groups last",
    since=23,
)
OPTIONS: Final = (_STRIP_PREFIX, _HUGO, KEEPS_ORDER)
DIALECT_OPTION: Final = Option("dialect", help="the dialect to generate for")
