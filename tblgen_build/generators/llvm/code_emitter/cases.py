"""The cases of a switch over opcodes: instructions with the same code share one."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


class Cases:
    """In the order of their code, as strings compare."""

    def __init__(self) -> None:
        self._labels: dict[str, list[str]] = {}

    def add(self, label: str, code: str) -> None:
        self._labels.setdefault(code, []).append(label)

    def text(self) -> str:
        return "".join(
            [
                f"{_labels(labels)} {{\n{code}      break;\n    }}\n"
                for code, labels in sorted(self._labels.items())
            ]
        )


def _labels(labels: Sequence[str]) -> str:
    return "\n".join([f"    case {label}:" for label in labels])
