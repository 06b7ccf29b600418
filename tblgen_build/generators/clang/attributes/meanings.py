"""The enumeration of what an attribute's spellings mean, and what each of them means."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from .clang_attribute import ClangAttribute

_ENUMERATION: Final = cpp("""
    enum Spelling {
      $enumerators
    SpellingNotCalculated = 15

    };

""")
_ENUMERATOR: Final = cpp("$name = $index,\n")
_MEANING: Final = cpp("case $index: return $name;\n")


def spelling_enumeration(attribute: ClangAttribute) -> str:
    return _ENUMERATION(
        enumerators=[
            _ENUMERATOR(name=name, index=index)
            for name, index in attribute.spelling_enumerators().items()
        ]
    )


def meanings(attribute: ClangAttribute) -> list[str]:
    """The cases that turn the index of each spelling into its enumerator."""
    return [
        _MEANING(index=index, name=spelling.enumerator)
        for index, spelling in enumerate(attribute.spellings)
    ]
