"""The grammars and word lists of editors/ are what packaging/editor_files.py writes."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from tblgen_build.syntax import words

ROOT = Path(__file__).resolve().parents[2]


def test_they_are_up_to_date() -> None:
    command = [sys.executable, "packaging/editor_files.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, f"stale: {done.stdout}{done.stderr}"


def test_the_extension_has_its_files() -> None:
    """What its description names is there."""
    folder = ROOT / "editors/vscode"
    package = json.loads((folder / "package.json").read_text())
    contributed = package["contributes"]
    named = [one["configuration"] for one in contributed["languages"]]
    named += [one["path"] for one in contributed["grammars"]]
    assert [name for name in named if not (folder / name).is_file()] == []
    source = (folder / "src/extension.js").read_text()
    commands = [one["command"].removeprefix("tblgen.") for one in contributed["commands"]]
    registered = source.partition("const commands = {")[2].partition("}")[0]
    assert [name for name in commands if name not in registered] == []


def words_of_grammar() -> set[str]:
    text = (ROOT / "editors/tree-sitter-tablegen/words.js").read_text()
    lists = json.loads(text.partition("module.exports = ")[2].removesuffix(";\n"))
    return {word for words in lists.values() for word in words}


def test_the_grammar_has_the_words_of_the_language() -> None:
    """Statements have rules of their own: a new keyword needs one."""
    grammar = (ROOT / "editors/tree-sitter-tablegen/grammar.js").read_text()
    own = set(re.findall(r"'(!?[a-z]+)'", grammar.partition("rules:")[2])) - {"append", "prepend"}
    expected = {*words.KEYWORDS, *words.BANG_OPERATORS, *words.DIRECTIVES}
    assert own | words_of_grammar() == expected


def test_queries_name_what_the_grammar_has() -> None:
    folder = ROOT / "editors/tree-sitter-tablegen"
    grammar = (folder / "grammar.js").read_text()
    nodes = {"name", "class_name", "block_comment", *re.findall(r"^    (\w+): ", grammar, re.M)}
    tokens = words_of_grammar() | set(re.findall(r"'([^'\n]+)'", grammar))
    for path in (folder / "queries").glob("*.scm"):
        text = re.sub(r"^;.*|\(#.*", "", path.read_text(), flags=re.M)
        assert set(re.findall(r"\((\w+)", text)) <= nodes
        assert set(re.findall(r'"([^"]+)"', text)) <= tokens
