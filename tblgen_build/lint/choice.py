"""Which rules are wanted, and of which files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tblgen_build.driver.suggest import close_matches, either
from tblgen_build.lint.rules import RULES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tblgen_build.driver.action import Action
    from tblgen_build.lint.finding import Finding
    from tblgen_build.project.config import Preferences


def chosen(text: str) -> list[str] | str:
    """The codes, or what to say."""
    words = [word.strip() for word in text.split(",") if word.strip()]
    for word in words:
        if word.removeprefix("-") not in RULES:
            near = either([f"'{name}'" for name in close_matches(word.removeprefix("-"), RULES)])
            return f"there is no rule '{word.removeprefix('-')}'" + (
                f"; did you mean {near}?" if near else ""
            )
    wanted = [word for word in words if not word.startswith("-")] or list(RULES)
    return [code for code in wanted if f"-{code}" not in words]


def not_excluded(found: Iterable[Finding], preferences: Preferences) -> list[Finding]:
    patterns = preferences.lint_exclude
    return [one for one in found if not preferences.excludes(one.file, patterns)]


def makes_documents(actions: Iterable[Action]) -> bool:
    return any(action.generator.endswith(("-doc", "-docs")) for action in actions)
