"""What `tblgen upgrade` finds in the dialects of one release of MLIR for another one.

    python benchmarks/upgrade.py [OLD] [NEW]        19 and 23, from $TBLGEN_RELEASES

The dialects' files of OLD stand for a project. NEW's own mlir-tblgen says which of them it refuses:
with it, each verdict is found, missed or false. What LLVM itself did to a line that is refused
says whether the message is about the right one. Last, how many NEW accepts after `--fix`.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tblgen_build import Session, TableGenError
from tblgen_build.driver.action import TranslationUnit
from tblgen_build.lsp.default_generators import default_actions

ROOT = Path(__file__).resolve().parents[1]
RELEASES = Path(os.environ.get("TBLGEN_RELEASES", "/opt/rel"))
TOOL = os.environ.get("TBLGEN", "tblgen")


class Release:
    def __init__(self, number: int) -> None:
        self.number = number
        self.include = RELEASES / str(number) / "include"
        self.tool = RELEASES / str(number) / "mlir-tblgen"

    def refuses(self, file: str, commands: list[list[str]]) -> bool:
        """Whether its tool refuses what a build of the project's file runs."""
        return any(
            subprocess.run(
                [self.tool, *command, "-I", "include", "-I", self.include, file, "-o", os.devnull],
                capture_output=True,
            ).returncode
            for command in commands
        )


def commands_of(file: str, old: Release) -> list[list[str]]:
    """What a build runs on a main file; nothing where OLD does not read it."""
    folders = ["include", str(old.include)]
    try:
        records = Session().parse(file, include_dirs=folders, release=old.number)
    except TableGenError:
        return []
    actions = default_actions(TranslationUnit(os.getcwd(), file, tuple(folders)), records)
    return [
        [f"--{one.generator}", *(f"--{name}={value}" for name, value in one.options)]
        for one in actions
    ]


def upgrade(old: Release, new: Release, files: list[str], *more: str) -> list[dict[str, Any]]:
    command = [TOOL, "upgrade", "--to", str(new.number), "--llvm-include", str(new.include)]
    command += ["-I", "include", "-I", str(old.include), "--json", *more, *files]
    done = subprocess.run(command, capture_output=True, text=True)
    found: list[dict[str, Any]] = json.loads(done.stdout)["files"]
    return found


PLACE = re.compile(r"^(include/[^:]+):(\d+):\d+: error: ", re.M)


def lines_refused(results: list[dict[str, Any]]) -> Iterator[tuple[str, int]]:
    texts = dict.fromkeys(text for one in results for text in one["refused"])
    yield from dict.fromkeys((m[1], int(m[2])) for text in texts for m in PLACE.finditer(text))


def is_changed(file: str, line: int, new: Release) -> bool:
    """Whether LLVM's own file of NEW lacks the line."""
    theirs = new.include / Path(file).relative_to("include")
    text = Path(file).read_text().splitlines()[line - 1].strip()
    return not theirs.exists() or text not in map(str.strip, theirs.read_text().splitlines())


def main() -> int:
    old, new = (Release(int(number)) for number in (sys.argv[1:] or ["19", "23"]))
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as pool:
        os.chdir(folder)
        dialects = "mlir/Dialect"
        shutil.copytree(
            old.include / dialects,
            Path("include") / dialects,
            ignore=lambda at, names: [
                n for n in names if "." in n and not n.endswith(".td") and Path(at, n).is_file()
            ],
        )
        paths = sorted(str(path) for path in Path("include").rglob("*.td"))
        commands = {path: commands_of(path, old) for path in paths}
        files = [path for path in paths if commands[path] and not old.refuses(path, commands[path])]
        print(f"{len(files)} of {len(paths)} files are main files that {old.number} accepts")

        def refused_by_tool() -> set[str]:
            verdicts = pool.map(lambda file: new.refuses(file, commands[file]), files)
            return {file for file, is_refused in zip(files, verdicts, strict=True) if is_refused}

        truth = refused_by_tool()
        results = upgrade(old, new, files)
        said = {one["file"] for one in results if one["refused"]}
        print(
            f"{len(truth)} files are refused by mlir-tblgen {new.number}: "
            f"{len(truth & said)} found, {len(truth - said)} missed, {len(said - truth)} false"
        )
        for name, group in (("missed", truth - said), ("false", said - truth)):
            for file in sorted(group):
                print(f"  {name}: {file}")
        places = list(lines_refused(results))
        changed = [place for place in places if is_changed(*place, new)]
        print(f"{len(places)} lines are refused; LLVM changed or removed {len(changed)} of them")
        for file, line in places:
            if (file, line) not in changed:
                print(f"  kept: {file}:{line}")
        kinds = [change["kind"] for one in results for change in one["changes"]]
        print("C++:", *(f"{kinds.count(kind)} {kind}" for kind in ("gone", "changed", "new")))
        upgrade(old, new, files, "--fix")
        print(f"after --fix, mlir-tblgen {new.number} refuses {len(refused_by_tool())}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
