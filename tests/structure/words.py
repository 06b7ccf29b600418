"""Words that are hard to read, in documents, comments, docstrings and messages.

Write short sentences, the subject first, with the field's words. This finds only the worst words.
Part of a longer name (`is_mended`) is not a word.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from structure.strings import Finding

# A part that every match has, what not to write, and what to write.
_WORDS = [
    (stem, re.compile(rf"\b(?:{words})\b"), instead)
    for stem, words, instead in (
        ("behind", "behind", "after"),
        ("whoever", "whoever", "who it is: the caller, the reader, a target that links it"),
        ("somebody", "somebody(?: else)?", "who it is: you, a user, another process"),
        ("anew", "anew", "again, or a new one"),
        ("in vain", "in vain", "not found"),
        ("of yours", "of yours", "your own"),
        ("of theirs", "of theirs", "their own"),
        ("one's own", "one's own", "your own"),
        (
            " looked ",
            "(?:is|are|be|was|were|being) looked (?:at|through)",
            "checked, read, searched",
        ),
        (" to it", "sees? to it", "ensures"),
        ("what there is", "what there is", "what it is: the files, all options, a message"),
        ("to be had", "to be had", "can be started, found, opened"),
        ("mend", "mend(?:s|ed|ing)?", "fix"),
        (" had", "(?:is|are|be|cannot be) had", "found, used, started; or who has it"),
        ("told of", "told of", "reported"),
        (" its like", "(?:its|their) like", "others of its kind, and the like"),
        ("for ever", "for ever", "forever, without end"),
        ("such a one", "such a one", "one, it"),
        (" for itself", "each (?:[a-z]+ )?for itself", "each by itself"),
    )
]
FOLDERS = (
    *("tblgen_build", "docs", "bazel", "benchmarks", "cmake", "examples", "meson", "packaging"),
    *("scripts", "tests"),
)
FILES = ("README.md", "CONTRIBUTING.md", "layers.toml", "meson.build", "pyproject.toml")
_SUFFIXES = {
    *(".py", ".pyi", ".cpp", ".h", ".c", ".def", ".inc", ".md", ".cmake", ".bzl", ".build", ".sh"),
    *(".toml", ""),
}
EXCEPTIONS = {
    "tests/structure/words.py",
    "tests/structure/test_words.py",
}


def hard_words(root: Path) -> Iterator[Finding]:
    for path in _files(root):
        name = path.relative_to(root).as_posix()
        if name not in EXCEPTIONS:
            yield from hard_words_in(name, path.read_text(encoding="utf-8", errors="replace"))


def hard_words_in(path: str, text: str) -> Iterator[Finding]:
    text = text.lower()
    for stem, words, instead in _WORDS:
        for match in words.finditer(text) if stem in text else ():
            line = text.count("\n", 0, match.start()) + 1
            yield Finding(path, line, f"'{match[0]}' is hard to read: write '{instead}'")


def _files(root: Path) -> Iterator[Path]:
    yield from (root / name for name in FILES)
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in _SUFFIXES and path.is_file() and "__pycache__" not in path.parts:
                yield path
