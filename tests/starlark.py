"""Starlark files as Python reads them, with a Bazel that notes what they ask for.

Starlark is a subset of Python but for what the interpreter gives it. So macros and extensions can
be run without Bazel, those of versions that nobody has here among them.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

BAZEL = Path(__file__).resolve().parents[1] / "bazel"


class Note:
    """What was called, with which words."""

    def __init__(self, kind: str, words: dict[str, Any]) -> None:
        self.kind, self.words = kind, words


class Bazel:
    """Runs files of bazel/; `notes` has the targets and repositories that they make."""

    def __init__(self) -> None:
        self.notes: list[Note] = []
        # What the repository @tblgen_build_cc has.
        rules_cc = SimpleNamespace(library=self.note("cc_library"))
        self.files: dict[str, dict[str, Any]] = {"cc.bzl": {"cc": rules_cc}}

    def note(self, kind: str) -> Callable[..., None]:
        return lambda **words: self.notes.append(Note(kind, words))

    def load(self, name: str) -> dict[str, Any]:
        """The names that the file defines."""
        if name in self.files:
            return self.files[name]
        names: dict[str, Any] = self.files.setdefault(name, {})

        def load(label: str, *wanted: str, **renamed: str) -> None:
            found = self.load(label.rpartition(":")[2])
            names.update({each: found[each] for each in wanted})
            names.update({new: found[old] for new, old in renamed.items()})

        kinds = ("string", "label", "string_list", "label_list", "output", "output_list", "int")
        attributes = dict.fromkeys((*kinds, "string_list_dict"), lambda **words: words)
        names |= {
            "load": load,
            "attr": SimpleNamespace(**attributes),
            "provider": lambda **words: object(),
            "aspect": lambda **words: object(),
            "rule": lambda **words: self.note(words["implementation"].__name__),
            "repository_rule": lambda **words: self.note(words["implementation"].__name__),
            "module_extension": lambda **words: SimpleNamespace(**words),
            "tag_class": lambda **words: SimpleNamespace(**words),
            "native": SimpleNamespace(filegroup=self.note("filegroup")),
            "platform_common": SimpleNamespace(),
        }
        exec(compile((BAZEL / name).read_text(), name, "exec"), names)
        return names
