"""The cases of a switch over opcodes: instructions with the same code share one."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

_CASE: Final = cpp("""
    $labels
    case $last: {
      $code
      break;
    }
""")

# What releases write out whose encoders do not begin at own opcodes.
UNSUPPORTED: Final = """\
std::string msg;
raw_string_ostream Msg(msg);
Msg << "Not supported instr: " << MI;
report_fatal_error(Msg.str().c_str());
"""


class Cases:
    """In the order of their code, as strings compare, or of what stands for it."""

    def __init__(self, share: bool = True) -> None:
        self._share = share  # else each has its own, in the order given
        self._labels: dict[tuple[str, str], list[str]] = {}

    def add(self, label: str, code: str, order: str = "") -> None:
        if not self._share:
            order = f"{len(self._labels):08}"
        self._labels.setdefault((order or code, code), []).append(label)

    def text(self) -> list[str]:
        return [
            _CASE(labels=[f"case {label}:" for label in labels[:-1]], last=labels[-1], code=code)
            for (_, code), labels in sorted(self._labels.items())
        ]
