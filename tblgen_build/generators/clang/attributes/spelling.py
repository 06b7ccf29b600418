"""How an attribute is spelled in source code: by which syntax, in which scope, by which name.

It knows neither arguments nor subjects.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record

_SCOPED: Final = frozenset(("C23", "CXX11", "Pragma"))


class Spelling:
    """One way to write an attribute; records that stand for several have been taken apart."""

    __slots__ = ("is_known_to_gcc", "name", "record", "scope", "variety")

    def __init__(
        self, record: Record, variety: str, name: str, scope: str, is_known_to_gcc: bool = False
    ) -> None:
        self.record = record
        self.variety = variety
        self.name = name
        self.scope = scope  # empty where there is none
        self.is_known_to_gcc = is_known_to_gcc

    @property
    def is_regular_keyword(self) -> bool:
        """Whether it is a keyword that is parsed as any other."""
        record = self.record
        is_keyword = record.is_subclass_of("Keyword")
        return is_keyword and not record.value_as_bit("HasOwnParseRules")

    @property
    def key(self) -> tuple[str, str, str]:
        """What makes two spellings the same."""
        return self.variety, self.name, self.scope

    @property
    def full_name(self) -> str:
        """With its scope before it, as C++ writes it."""
        return f"{self.scope}::{self.name}" if self.scope else self.name

    @property
    def enumerator(self) -> str:
        """Its name among the attribute's spellings: underscores around names go."""
        scope = f"{self.scope.strip('_')}_" if self.scope else ""
        return f"{self.variety}_{scope}{self.name.strip('_')}"

    @property
    def version(self) -> int:
        """What `__has_attribute` answers."""
        return self.record.value_as_int("Version")

    @property
    def lacks_version(self) -> bool:
        """Whether it is a standard attribute that does not say when it came."""
        return self.variety in ("CXX11", "C23") and not self.scope and self.version == 1


_FORM: Final = cpp("""
    {AttributeCommonInfo::AS_$variety, $index, $is_alignas /*IsAlignas*/, $is_regular /*IsRegularKeywordAttribute*/}""")  # noqa: E501


def form(spelling: Spelling, index: str) -> str:
    """The syntax of an attribute that is spelled so, in braces; the index is a constant of C++."""
    is_alignas = spelling.variety == "Keyword" and spelling.name == "alignas"
    return _FORM(
        variety=spelling.variety,
        index=index,
        is_alignas="true" if is_alignas else "false",
        is_regular="true" if spelling.is_regular_keyword else "false",
    )


# What stands for several spellings: the scopes in which C++ and C know the name.
_SCOPES_OF: Final = {"GCC": ("gnu",), "Clang": ("clang",), "ClangGCC": ("clang", "gnu")}


def flattened(records: list[Record]) -> list[Spelling]:
    """The spellings that the records stand for; `GCC` and the like are short for several."""
    found: list[Spelling] = []
    for record in records:
        variety = record.value_as_string("Variety")
        name = record.value_as_string("Name")
        if scopes := _SCOPES_OF.get(variety):
            found += _everywhere(record, name, scopes, variety == "GCC")
        else:
            scope = record.value_as_string("Namespace") if variety in _SCOPED else ""
            found.append(Spelling(record, variety, name, scope))
    return found


def _everywhere(
    record: Record, name: str, scopes: tuple[str, ...], is_known_to_gcc: bool
) -> list[Spelling]:
    varieties = ("CXX11", "C23") if record.value_as_bit("AllowInC") else ("CXX11",)
    places = [("GNU", ""), *[(variety, scope) for variety in varieties for scope in scopes]]
    return [Spelling(record, variety, name, scope, is_known_to_gcc) for variety, scope in places]


def without_underscores(name: str) -> str:
    """The name that `__name__` stands for. Those before and after it may be the same."""
    if name.startswith("__") and name.endswith("__"):
        return name[2:-2] if len(name) >= 4 else name[2:]
    return name
