"""A new project's files as text. Reads templates; writes nothing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

TEMPLATES = Path(__file__).parent
SUFFIX = ".in"
# What C++ and IR cannot have as the name of a namespace and of a dialect.
TAKEN = frozenset({"builtin", "class", "enum", "llvm", "mlir", "namespace", "new", "std", "this"})


class WrongName(Exception):
    """No dialect can have this name; the text says what one looks like."""


def words_of(name: str, release: int) -> dict[str, str]:
    """What templates may name: `toy_lang`, `ToyLang`, `TOYLANG`, the release. Raises WrongName."""
    dialect = name.replace("-", "_").lower()
    if not re.fullmatch(r"[a-z][a-z0-9_]*", dialect) or "__" in dialect or dialect in TAKEN:
        raise WrongName(
            f"'{name}' cannot be the name of a dialect: "
            "take letters, digits and single dashes, such as toy-lang"
        )
    camel = "".join(word.capitalize() for word in dialect.split("_"))
    return {
        "dialect": dialect,
        "Dialect": camel,
        "DIALECT": camel.upper(),
        "release": str(release),
    }


def files_of(template: str, words: Mapping[str, str]) -> dict[str, str]:
    """The files of a kind of project by their paths, sorted."""
    folder = TEMPLATES / template
    found = {}
    for path in sorted(folder.rglob(f"*{SUFFIX}")):
        name = path.relative_to(folder).as_posix().removesuffix(SUFFIX)
        found[filled(name, words)] = filled(path.read_text(encoding="utf-8"), words)
    return found


def filled(text: str, words: Mapping[str, str]) -> str:
    """Every `@word@` replaced; other `@` stay."""
    return re.sub(r"@(\w+)@", lambda match: words.get(match[1], match[0]), text)
