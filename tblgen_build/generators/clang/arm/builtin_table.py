"""What Clang declares of an extension's builtins: enumerators, strings, and a row for each."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.string_offsets import StringOffsets

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

NO_EXCEPTIONS: Final = "n"  # an attribute
_TABLE: Final = cpp("""
    #ifdef GET_${feature}_BUILTIN_ENUMERATORS
      $enumerators
    #endif // GET_${feature}_BUILTIN_ENUMERATORS

    #ifdef GET_${feature}_BUILTIN_STR_TABLE
    $strings
    #endif // GET_${feature}_BUILTIN_STR_TABLE

    #ifdef GET_${feature}_BUILTIN_INFOS
      $infos
    #endif // GET_${feature}_BUILTIN_INFOS

""")
_ENUMERATOR: Final = cpp("BI__builtin_${prefix}_$name,\n")
_INFO: Final = cpp("Builtin::Info{Builtin::Info::StrOffsets{$texts}},\n")
_INFO_WITH_FEATURES: Final = cpp("""
    Builtin::Info{Builtin::Info::StrOffsets{$texts}, HeaderDesc::NO_HEADER, ALL_LANGUAGES},
""")


class BuiltinTable:
    """`texts` come first in the strings, whether rows use them or not."""

    __slots__ = ("_enumerators", "_feature", "_infos", "_margin", "_prefix", "_strings")

    def __init__(self, feature: str, prefix: str, texts: Iterable[str], margin: str = "") -> None:
        self._feature = feature
        self._prefix = prefix  # of names, after `__builtin_`
        self._margin = margin  # of rows, more than the standard one
        self._strings = StringOffsets()
        self._enumerators: list[str] = []
        self._infos: list[str] = []
        self.add_texts(texts)

    def add_texts(self, texts: Iterable[str]) -> None:
        """Strings of rows that come later, here where the reference has them."""
        for text in texts:
            self._strings.add(text)

    def add(self, name: str, type_: str, attributes: str, features: str | None = None) -> None:
        """`type_` is empty if Clang finds it in the header. `features` are what it needs."""
        self._enumerators.append(_ENUMERATOR(prefix=self._prefix, name=name))
        texts = [self._strings.commented(name)]
        texts.append(self._strings.commented(type_) if type_ else "0")
        texts.append(self._strings.commented(attributes))
        if features is not None:
            texts.append(self._strings.commented(features))
        info = _INFO if features is None else _INFO_WITH_FEATURES
        self._infos.append(info(texts=", ".join(texts)))

    def text(self) -> str:
        return _TABLE(
            feature=self._feature.upper(),
            enumerators=self._enumerators,
            strings=self._strings.definition("BuiltinStrings").rstrip() + "\n",
            infos=[self._margin + info for info in self._infos],
        )
