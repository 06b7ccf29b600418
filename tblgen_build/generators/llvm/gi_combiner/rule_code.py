"""C++ in rules: `${name}` as what it stands for; each text once, by number."""

from __future__ import annotations

from tblgen_build._core import RecordError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tblgen_build._core import Record


def expand(
    rule: Record,
    code: str,
    value: Callable[[str], str | None],
    warn: Callable[[RecordError], None],
    report: Callable[[RecordError], None],
) -> str:
    """The code with values in place of names. Reports each that is unknown, and warns of one that
    no brace closes."""
    note = "Code: [{" + code + "}]"
    parts = []
    rest = code
    while True:
        before, dollar, after = rest.partition("$")
        parts.append(before)
        if not dollar:
            return "".join(parts)
        if before.endswith("\\"):
            parts[-1] = before[:-1]
            parts.append("$")
            rest = after
            continue
        if not after.startswith("{"):
            parts.append("$")
            rest = after
            continue
        # A name that no brace closes reaches to the end.
        name, brace, rest = after[1:].partition("}")
        if not brace:
            message = "Unterminated expansion '${" + name + "'"
            warn(RecordError(message, rule.location, [(note, None)]))
        found = value(name)
        if found is None:
            message = f"Attempt to expand an undeclared variable '{name}'"
            report(RecordError(message, rule.location, [(note, None)]))
        else:
            parts.append(found)


class CodePool:
    """Texts, each numbered when it is first asked for."""

    def __init__(self, prefix: str) -> None:
        self._prefix = prefix
        self._numbers: dict[str, int] = {}

    def enumerator(self, code: str) -> str:
        number = self._numbers.setdefault(code, len(self._numbers))
        return f"{self._prefix}{number}"

    def __iter__(self) -> Iterator[tuple[str, str]]:
        """Enumerators and texts, in order."""
        for code, number in self._numbers.items():
            yield f"{self._prefix}{number}", code

    def __len__(self) -> int:
        return len(self._numbers)
