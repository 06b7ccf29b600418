"""Lists of names in one C++ array of numbers. Knows nothing of options."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class NameLists:
    """Lists of names in one array, each preceded by its length, in order; the first is empty."""

    def __init__(self, lists: Iterable[Sequence[str]]) -> None:
        self._offsets: dict[tuple[str, ...], int] = {}
        offset = 0
        for names in sorted({(), *[tuple(names) for names in lists]}):
            self._offsets[names] = offset
            offset += 1 + len(names)

    def offset(self, names: Iterable[str]) -> int:
        return self._offsets[tuple(names)]

    def rows(self, what: str, numbers: dict[str, int]) -> str:
        lines: list[str] = []
        for names in self._offsets:
            lines.append(", ".join([f"{len(names)} /* {what} */", *numbered(names, numbers)]))
        return ",\n".join(lines)


def numbered(names: Iterable[str], numbers: dict[str, int]) -> list[str]:
    return [f"{numbers[name]} /* '{name}' */" for name in names]
