"""A small dialect as a project, the edits that a build must notice, and what each must cause.

For the tests of all build systems: it knows the sources, not how they are built. No C++ of
MLIR's is compiled; a C program stands for any target that includes what is generated.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCES = {
    "ToyOps.td": """\
include "Toy/Base.td"
include "mlir/IR/OpBase.td"
#ifdef TOY_EXTRA
def ExtraOp : Op<Toy_Dialect, "extra">;
#endif
def FooOp : Op<Toy_Dialect, "foo">;
""",
    "include/Toy/Base.td": """\
include "Toy/Nested.td"
def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = toyNamespace;
}
""",
    "include/Toy/Nested.td": """\
include "mlir/IR/DialectBase.td"
defvar toyNamespace = "::toy";
""",
    "Names.td": """\
class Name<string t> { string text = t; }
def First : Name<"one">;
""",
    "names.py": """\
from tblgen_build import generator

@generator("gen-names", help="The texts of all names, as a C string", pure=True)
def names(records, options):
    texts = [d.value_as_string("text") for d in records.all_derived_definitions("Name")]
    return f'"{" ".join(texts)}"\\n'
""",
    "main.c": """\
#include <stdio.h>
static const char names[] =
#include "Names.h.inc"
    ;
int main(void) { return puts(names) < 0; }
""",
}
TOY = ("ToyOps.h.inc", "ToyOps.cpp.inc", "ToyOpsDialect.h.inc", "ToyOpsDialect.cpp.inc")
OUTPUTS = (*TOY, "Names.h.inc")


@dataclass(frozen=True)
class Build:
    """What one build did. `actions` are "toy", "names", "compile" and "link"."""

    succeeded: bool
    actions: tuple[str, ...]
    rewritten: frozenset[str]  # outputs whose file was touched
    text: str = field(compare=False, repr=False)


@dataclass
class Project:
    """The project in a folder. `run` builds it: did it succeed, actions, what was printed."""

    root: Path
    outputs: Path  # where outputs are found
    run: Callable[[], tuple[bool, tuple[str, ...], str]]

    def build(self) -> Build:
        before = self.stamps()
        succeeded, actions, text = self.run()
        after = self.stamps()
        changed = frozenset(n for n in after if after[n] != before.get(n))
        return Build(succeeded, tuple(sorted(actions)), changed, text)

    def stamps(self) -> dict[str, tuple[int, int]]:
        found = {name: self.outputs / name for name in OUTPUTS}
        return {
            name: (path.stat().st_mtime_ns, path.stat().st_ino)
            for name, path in found.items()
            if path.exists()
        }

    def contents(self) -> dict[str, bytes]:
        return {name: (self.outputs / name).read_bytes() for name in OUTPUTS}

    def replace(self, path: str, old: str, new: str) -> None:
        text = (self.root / path).read_text()
        assert old in text
        (self.root / path).write_text(text.replace(old, new))

    @contextmanager
    def put_back(self, path: str) -> Iterator[Path]:
        content = (self.root / path).read_bytes()
        yield self.root / path
        (self.root / path).write_bytes(content)

    def git(self, *arguments: str) -> None:
        identity = ["-c", "user.name=t", "-c", "user.email=t@example.org"]
        command = ["git", "-C", str(self.root), *identity, *arguments]
        subprocess.run(command, check=True, capture_output=True)


def write_sources(root: Path) -> None:
    for name, text in SOURCES.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def code_block(page: str, language: str, index: int = 0) -> str:
    """A block of code in docs/`page`."""
    text = (ROOT / "docs" / page).read_text()
    blocks: list[str] = re.findall(rf"```{language}\n(.*?)```", text, re.S)
    return blocks[index]


# --- the edits -----------------------------------------------------------------


@dataclass(frozen=True)
class Edit:
    """One line of the table: what is done, then what the build does."""

    name: str
    apply: Callable[[Project], None]
    actions: tuple[str, ...]
    rewritten: tuple[str, ...] = ()


def appear_earlier(project: Project) -> None:
    shadow = project.root / "first" / "Toy" / "Nested.td"
    shadow.parent.mkdir(parents=True)
    shadow.write_text(SOURCES["include/Toy/Nested.td"].replace("::toy", "::shadow"))


def vanish_earlier(project: Project) -> None:
    (project.root / "first" / "Toy" / "Nested.td").unlink()


EDITS = [
    Edit(
        "an operation's field",
        lambda p: p.replace("ToyOps.td", '"foo"', '"bar"'),
        ("toy",),
        ("ToyOps.h.inc",),
    ),
    Edit("a comment", lambda p: p.replace("ToyOps.td", "def F", "// A comment.\ndef F"), ("toy",)),
    Edit(
        "a nested include",
        lambda p: p.replace("include/Toy/Nested.td", "::toy", "::plaything"),
        ("toy",),
        TOY,
    ),
    Edit("a file earlier on the path", appear_earlier, ("toy",), TOY),
    Edit("the file earlier on the path goes", vanish_earlier, ("toy",), TOY),
    Edit(
        "a name",
        lambda p: p.replace("Names.td", '"one">;', '"one">;\ndef Second : Name<"two">;'),
        ("compile", "link", "names"),
        ("Names.h.inc",),
    ),
    Edit(
        "a generator that keeps its output",
        lambda p: p.replace("names.py", "    return", "    # A comment.\n    return"),
        ("names",),
    ),
    Edit(
        "a generator",
        lambda p: p.replace("names.py", '" ".join', '", ".join'),
        ("compile", "link", "names"),
        ("Names.h.inc",),
    ),
    Edit("nothing", lambda p: None, ()),
]


def check_edits(project: Project) -> None:
    """Run the table over a project that has just been built."""
    for edit in EDITS:
        edit.apply(project)
        done = project.build()
        expected = Build(True, edit.actions, frozenset(edit.rewritten), "")
        assert done == expected, f"{edit.name}\n{done.text}"
        assert project.build() == Build(True, (), frozenset(), ""), edit.name


def check_deleted(project: Project) -> None:
    """Without an included file the build fails and keeps the outputs; then all is as it was."""
    contents = project.contents()
    with project.put_back("include/Toy/Nested.td") as path:
        path.unlink()
        failed = project.build()
        assert (failed.succeeded, failed.rewritten) == (False, frozenset()), failed.text
        assert "Base.td:1:9: error: could not find include file 'Toy/Nested.td'" in failed.text
        assert project.contents() == contents
    restored = project.build()
    assert (restored.succeeded, restored.rewritten) == (True, frozenset()), restored.text
    assert set(restored.actions) <= {"toy"}
    assert project.contents() == contents
    assert project.build().actions == ()


def check_branches(project: Project, rebuilds: tuple[str, ...]) -> None:
    """Switched away and back without a build in between: whatever runs, no output is touched."""
    contents = project.contents()
    project.git("init", "-q", "-b", "one")
    project.git("add", *SOURCES)
    project.git("commit", "-q", "-m", "one")
    project.git("switch", "-q", "-c", "two")
    project.replace("ToyOps.td", '"foo"', '"other"')
    project.replace("Names.td", "one", "other")
    project.git("commit", "-q", "-a", "-m", "two")
    project.git("switch", "-q", "one")
    there_and_back = project.build()
    assert there_and_back == Build(True, rebuilds, frozenset(), ""), there_and_back.text
    project.git("switch", "-q", "two")
    other = project.build()
    changed = frozenset({"ToyOps.h.inc", "Names.h.inc"})
    assert (other.succeeded, other.rewritten) == (True, changed), other.text
    assert set(other.actions) == {"compile", "link", "names", "toy"}
    project.git("switch", "-q", "one")
    assert project.build().rewritten == changed
    assert project.contents() == contents
    assert project.build().actions == ()
