"""A small project to build, with a generator of its own so that a build takes milliseconds."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

CONFIG = """\
include = ["include"]
load = ["names.py"]
llvm-include = false

[[source]]
file = "Add.td"
[source.outputs]
gen-names = ["add.txt", { file = "add.upper.txt", options = { upper = true } }]
dump-json = "add.json"

[[source]]
file = "Sub.td"
defines = ["WITH_MORE"]
outputs.gen-names = "sub/names.txt"
"""

FILES = {
    "tblgen.toml": CONFIG,
    "names.py": """\
from tblgen_build import Option, generator

@generator("gen-names", help="", options=[Option("upper", "flag")], pure=True)
def names(records, options):
    ops = records.all_derived_definitions("Op")
    text = " ".join(op.value_as_string("mnemonic") for op in ops)
    return (text.upper() if options.flag("upper") else text) + "\\n"
""",
    "include/Base.td": """\
#ifndef BASE
#define BASE
class Op<string m> { string mnemonic = m; }
#endif
""",
    "include/Common.td": 'include "Base.td"\ndef Common : Op<"common">;\n',
    "Add.td": 'include "Common.td"\ndef Add : Op<"add">;\n',
    "Sub.td": """\
include "Base.td"
def Sub : Op<"sub">;
#ifdef WITH_MORE
include "Common.td"
#endif
""",
}

OUTPUTS = {
    "add.txt": "add common\n",
    "add.upper.txt": "ADD COMMON\n",
    "sub/names.txt": "common sub\n",
}


class ProjectFolder:
    """A project in a folder, its own cache beside it."""

    def __init__(self, tool: Path, folder: Path) -> None:
        self.tool = tool
        self.folder = folder / "project"
        self.environment = {
            **os.environ,
            "TBLGEN_CACHE_DIR": str(folder / "cache"),
            "TBLGEN_CACHE": "on",
        }
        for name, text in FILES.items():
            self.write(name, text)

    def write(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def edit(self, name: str, before: str, after: str) -> None:
        text = (self.folder / name).read_text()
        assert before in text
        self.write(name, text.replace(before, after))

    def output(self, name: str) -> Path:
        return self.folder / "build" / name

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(self.tool), *arguments],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
        )

    def build(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return self.run("build", *arguments)

    def events(self, *arguments: str) -> list[dict[str, Any]]:
        """The events of a build that succeeds."""
        done = self.build("--json", *arguments)
        assert done.returncode == 0, done.stderr + done.stdout
        return [json.loads(line) for line in done.stdout.splitlines()]

    def made(self, *arguments: str) -> dict[str, str]:
        """The outputs that a build made, and how; without the build folder's name."""
        return {
            event["output"].removeprefix("build/"): event["outcome"]
            for event in self.events(*arguments)
            if event["event"] == "finished"
        }

    def texts(self) -> dict[str, bytes]:
        """All outputs there are, by name."""
        build = self.folder / "build"
        hidden = {"tblgen_commands.json", "tablegen_compile_commands.yml"}
        return {
            path.relative_to(build).as_posix(): path.read_bytes()
            for path in sorted(build.rglob("*"))
            if path.is_file() and path.name not in hidden and not path.name.startswith(".tblgen_")
        }

    def clean_build(self) -> dict[str, bytes]:
        """What a build from nothing gives, without a cache, in another folder."""
        folder = self.folder.parent / "clean"
        subprocess.run(["rm", "-rf", str(folder)], check=True)
        ignore = ["--exclude=./build", "--exclude=./out"]
        folder.mkdir()
        copied = subprocess.run(
            ["tar", "-C", str(self.folder), *ignore, "-cf", "-", "."],
            stdout=subprocess.PIPE,
            check=True,
        )
        subprocess.run(["tar", "-C", str(folder), "-xf", "-"], input=copied.stdout, check=True)
        clean = ProjectFolder.__new__(ProjectFolder)
        clean.tool, clean.folder, clean.environment = self.tool, folder, self.environment
        done = clean.build("--no-cache", "-q")
        assert done.returncode == 0, done.stderr
        return clean.texts()


def lines(*texts: str) -> str:
    return "".join(text + "\n" for text in texts)


def set_times(paths: Sequence[Path], nanoseconds: int) -> None:
    for path in paths:
        os.utime(path, ns=(nanoseconds, nanoseconds))
