"""After an edit only operations that have changed are made; outputs are as without a cache."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from reference import LLVM_INCLUDE

from tblgen_build.cache.local import LocalStore
from tblgen_build.cache.trim import verify

pytestmark = pytest.mark.llvm_files

HEAD = """
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
INCLUDES
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
class T_Op<string mnemonic, list<Trait> traits = []> : Op<T_Dialect, mnemonic, traits>;
def T_Extra : NativeOpTrait<"Extra">;
def T_Even : AttrConstraint<CPred<"isEven($_self)">, "an even number">;
def T_Small : Type<CPred<"isSmall($_self)">, "a small type">;
"""
OPERATION = """
def T_Op@ : T_Op<"op@", [T_Extra]> {
  let summary = "operation @";
  let arguments = (ins I32:$in, T_Small:$small, ConfinedAttr<I64Attr, [T_Even]>:$even,
                   StrAttr:$name);
  let results = (outs I64:$out);
  let assemblyFormat = "$in `,` $small attr-dict `:` type($small)";
}
"""
COUNT = 16
UNIT = ["emit", "Ops.td", f"-I{LLVM_INCLUDE}", "--tool", "mlir"]
INFERENCE = 'include "mlir/Interfaces/InferTypeOpInterface.td"'


def source() -> str:
    operations = [OPERATION.replace("@", str(number)) for number in range(COUNT)]
    return HEAD.replace("INCLUDES", "// INCLUDES") + "".join(operations)


def replace(old: str, new: str) -> Callable[[str, random.Random], str]:
    return lambda text, chance: text.replace(old, new)


def one(old: str, new: str) -> Callable[[str, random.Random], str]:
    """In one of the places."""

    def edit(text: str, chance: random.Random) -> str:
        places = [match.start() for match in re.finditer(re.escape(old), text)]
        if not places:
            return text
        at = chance.choice(places)
        return text[:at] + new + text[at + len(old) :]

    return edit


def swap(text: str, chance: random.Random) -> str:
    """Two operations."""
    head, *operations = text.split("\ndef T_Op")
    chance.shuffle(operations)
    return "\ndef T_Op".join([head, *operations])


EDITS: list[Callable[[str, random.Random], str]] = [
    one("$in `,`", "$in `then`"),
    one("I64:$out", "F32:$out"),
    one("[T_Extra]", "[T_Extra, Pure]"),
    one("operation ", "the operation caf\u00e9 "),
    one("ConfinedAttr<I64Attr, [T_Even]>", "ConfinedAttr<I32Attr, [T_Even]>"),
    one("T_Small:$small", "Variadic<T_Small>:$small"),
    one("StrAttr:$name", "OptionalAttr<StrAttr>:$name"),
    one("$in `,`", "$nothing `,`"),  # an error
    one("$nothing `,`", "$in `,`"),
    replace('"Extra"', '"Other"'),
    replace("isEven(", "isVeryEven("),
    replace("a small type", "a tiny type"),
    replace("::t", "::u"),
    replace("// INCLUDES", INFERENCE),
    replace(INFERENCE, "// INCLUDES"),
    replace('let name = "t";', 'let name = "t"; let emitAccessorPrefix = 0;'),
    swap,
]


class Folder:
    def __init__(self, tool: Path, folder: Path) -> None:
        self.tool = tool
        self.folder = folder
        self.cache = folder / "cache"

    def emit(self, name: str, *options: str, **environment: str) -> tuple[int, str, list[bytes]]:
        """The status, the messages, and the outputs, which are named `name`."""
        outputs = [f"{name}.h.inc", f"{name}.cpp.inc"]
        for output in outputs:  # a missing one would start an engine
            (self.folder / output).write_text("")
        generators = zip(outputs, ("-gen-op-decls", "-gen-op-defs"), strict=True)
        groups = [word for output, flag in generators for word in ("--output", output, flag)]
        run = subprocess.run(
            [self.tool, *UNIT, *options, *groups],
            cwd=self.folder,
            env={**os.environ, "TBLGEN_CACHE_DIR": str(self.cache), **environment},
            capture_output=True,
            text=True,
        )
        texts = [(self.folder / output).read_bytes() for output in outputs]
        return run.returncode, run.stderr, texts

    def check(self, text: str) -> int:
        """Whether it succeeds, with the cache and without, which write the same."""
        (self.folder / "Ops.td").write_text(text)
        kept = self.emit("kept", TBLGEN_CACHE="on")
        plain = self.emit("plain", TBLGEN_CACHE="off")
        assert kept == plain
        return kept[0]

    def keep_fragments(self) -> Path:
        """The file that the first edit leaves, of `source()`."""
        self.check(source().replace("operation 0", "first operation"))
        assert not (self.cache / "fragments").exists()
        self.check(source())
        return self.fragments()

    def fragments(self) -> Path:
        [path] = (self.cache / "fragments").iterdir()
        return path


@pytest.fixture
def folder(our_tblgen: Path, tmp_path: Path) -> Folder:
    return Folder(our_tblgen, tmp_path)


@pytest.mark.parametrize("seed", range(6))
def test_edits(folder: Folder, seed: int) -> None:
    chance = random.Random(seed)
    text = source()
    assert folder.check(text) == 0
    for _ in range(10):
        text = chance.choice(EDITS)(text, chance)
        folder.check(text)


def test_edits_in_a_build(folder: Folder) -> None:
    chance = random.Random(0)
    entries = [
        {
            "directory": str(folder.folder),
            "file": "Ops.td",
            "output": output,
            "arguments": [str(folder.tool), *UNIT, "--output", output, flag],
        }
        for output, flag in (("built.h.inc", "-gen-op-decls"), ("built.cpp.inc", "-gen-op-defs"))
    ]
    (folder.folder / "tblgen_commands.json").write_text(json.dumps(entries))
    text = source()
    for edit in (EDITS[0], EDITS[1], EDITS[9], swap):
        text = edit(text, chance)
        (folder.folder / "Ops.td").write_text(text)
        cache = {"TBLGEN_CACHE": "on", "TBLGEN_CACHE_DIR": str(folder.cache)}
        subprocess.run(
            [folder.tool, "build", "--database", folder.folder],
            env={**os.environ, **cache},
            check=True,
            capture_output=True,
        )
        built = [(folder.folder / str(entry["output"])).read_bytes() for entry in entries]
        assert built == folder.emit("plain", TBLGEN_CACHE="off")[2]
    # One for each output: they may be made at once.
    assert len([*(folder.cache / "fragments").iterdir()]) == 2


def test_an_edit_makes_what_has_changed(folder: Folder) -> None:
    before = folder.keep_fragments().read_bytes().split(b"\n\n")[0].split(b"\n")[1:]
    folder.check(source().replace("operation 3", "third operation"))
    after = folder.fragments().read_bytes().split(b"\n\n")[0].split(b"\n")[1:]
    assert len(before) == len(after) == 2 * COUNT
    assert len(set(before) - set(after)) == 2  # the declarations and definitions of one


@pytest.mark.parametrize("damage", ["empty", "short", "changed", "folder", "long"])
def test_damage(folder: Folder, damage: str) -> None:
    path = folder.keep_fragments()
    data = path.read_bytes()
    path.unlink()
    match damage:
        case "empty":
            path.write_bytes(b"")
        case "short":
            path.write_bytes(data[:-1])
        case "changed":
            path.write_bytes(data.replace(b"operation 3", b"operation 4"))
        case "long":
            path.write_bytes(data + b" ")
        case _:
            path.mkdir()
    assert folder.check(source().replace("operation 5", "fifth operation")) == 0


def test_verify(folder: Folder) -> None:
    path = folder.keep_fragments()
    cache = LocalStore(str(folder.cache), 1 << 30)
    assert verify(cache) == []
    path.write_bytes(path.read_bytes()[:-1])
    assert [file.path for file in verify(cache)] == [str(path)]
    assert not path.exists()


def test_a_cache_that_is_only_read(folder: Folder) -> None:
    data = folder.keep_fragments().read_bytes()
    (folder.folder / "Ops.td").write_text(source().replace("operation 5", "fifth operation"))
    kept = folder.emit("kept", TBLGEN_CACHE="read-only")
    assert kept == folder.emit("plain", TBLGEN_CACHE="off")
    assert folder.fragments().read_bytes() == data


def test_a_build_does_not_wait_for_the_cache(folder: Folder) -> None:
    """With an engine allowed, results may be kept after the command's end. They are."""
    folder.check(source())
    (folder.folder / "Ops.td").write_text(source().replace("operation 0", "first operation"))
    engine = {"XDG_RUNTIME_DIR": str(folder.folder), "TBLGEN_CACHE": "on", "TBLGEN_ENGINE": "1"}
    status, messages, _ = folder.emit("kept", "-d", "kept.d", **engine)
    assert (status, messages) == (0, "")
    fragments = folder.cache / "fragments"
    end = time.monotonic() + 60
    while not fragments.exists() or not any(fragments.iterdir()):
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.mark.parametrize("option", [["--no-engine"], []], ids=["option", "environment"])
def test_no_process_outlives_a_command_without_an_engine(folder: Folder, option: list[str]) -> None:
    (folder.folder / "Ops.td").write_text(source())
    engine = {"TBLGEN_ENGINE": "1"} if option else {"TBLGEN_ENGINE": "off"}
    folder.emit("kept", "-d", "kept.d", *option, TBLGEN_CACHE="on", **engine)
    assert any((folder.cache / "front").iterdir())
