"""Extensions that a type or a function needs, as C++ and the preprocessor ask for them."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build._core import Record

# The reference keeps so many names in the order in which it meets them; more are sorted.
_KEPT_IN_ORDER: Final = 2


def extensions_of(record: Record) -> str:
    """Those of a type or a builtin, with a space between two; empty: none."""
    return record.value_as_def("Extension").value_as_string("ExtName")


def of_types(types: Iterable[Record]) -> list[str]:
    """All extensions that the types of a signature need, each once."""
    names: list[str] = []
    for type_ in types:
        extensions = extensions_of(type_)
        names += extensions.split(" ") if extensions else []
    unique = list(dict.fromkeys(names))
    return unique if len(unique) <= _KEPT_IN_ORDER else sorted(unique)


def all_defined(names: Iterable[str]) -> str:
    """The preprocessor's condition that all of them are defined."""
    return " && ".join(f"defined({name})" for name in names)
