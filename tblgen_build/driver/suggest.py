"""Suggests known names for a misspelled one, by the measure that the compiler has."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

MOST = 3


def close_matches(wrong: str, names: Iterable[str]) -> list[str]:
    """Up to three of `names` that look like `wrong`, the closest first."""
    from tblgen_build._core import near_names

    if len(wrong.strip("-")) < 2:
        return []  # every letter looks like every other
    candidates = sorted({name for name in names if len(name) > 1})
    near = near_names(wrong, candidates, MOST)
    if near or len(wrong) < 4:
        return near
    return [name for name in candidates if wrong in name][:MOST]


def either(texts: Sequence[str]) -> str:
    """`a`, `a or b`, `a, b or c`; empty where there is none."""
    if len(texts) < 2:
        return "".join(texts)
    return f"{', '.join(texts[:-1])} or {texts[-1]}"
