"""Digests of what an installed tblgen makes, to compare machines: run it on each, and diff.

    python tests/digests.py [--include FOLDER] [WORD]... >here

It takes our targets of tests/llvm through all of LLVM's generators, and the .td files of MLIR in
FOLDER through all of MLIR's. A line is one output, or one error. The words choose files whose names
contain one of them. Needs only the package.
"""

from __future__ import annotations

import argparse
import hashlib
import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from own_targets import NOT_OF_A_TARGET, TARGETS, main_file

from tblgen_build import (
    Options,
    Output,
    RecordError,
    Records,
    Session,
    TableGenError,
    find_generator,
)
from tblgen_build.generators.llvm import GENERATORS as OF_LLVM
from tblgen_build.generators.mlir import GENERATORS as OF_MLIR

OF_TARGETS = [name for name in OF_LLVM if name not in NOT_OF_A_TARGET]


class Digests:
    """Of texts, in which the folder of included files may be another one elsewhere."""

    def __init__(self, include: Path) -> None:
        self._include = str(include)

    def of(self, text: str) -> str:
        alike = text.replace(self._include, "INCLUDE")
        content = alike.encode("utf-8", "surrogateescape")
        return f"{hashlib.sha256(content).hexdigest()[:16]} {len(content)}"


def emitted(digests: Digests, records: Records, name: str, tool: str) -> str:
    generator = find_generator(name, tool)
    try:
        made = generator.emit(records, Options.of(generator, {}))
    except (LookupError, RecordError, TableGenError) as error:
        return f"error {digests.of(str(error))}"
    return digests.of(made.text if isinstance(made, Output) else made)


def lines(where: Path, file: str, tool: str, include: Path, names: Iterable[str]) -> Iterator[str]:
    os.chdir(where)
    digests = Digests(include)
    try:
        records = Session().parse(file, include_dirs=[".", str(include)])
    except TableGenError as error:
        yield f"{file}: error {digests.of(str(error))}"
        return
    yield f"{file} records: {digests.of(records.print_detailed_records())}"
    yield f"{file} JSON: {digests.of(records.dump_json())}"
    for name in names:
        yield f"{file} {name}: {emitted(digests, records, name, tool)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--include", type=Path, default=Path("/usr/lib/llvm-22/include"))
    parser.add_argument("word", nargs="*")
    args = parser.parse_args()

    def is_chosen(file: str) -> bool:
        return not args.word or any(word in file for word in args.word)

    for path in filter(lambda path: is_chosen(path.name), map(main_file, TARGETS)):
        for line in lines(path.parent, path.name, "llvm", args.include, OF_TARGETS):
            print(line, flush=True)
    for path in sorted((args.include / "mlir").rglob("*.td")):
        file = str(path.relative_to(args.include))
        if is_chosen(file):
            for line in lines(args.include, file, "mlir", args.include, OF_MLIR):
                print(line, flush=True)


if __name__ == "__main__":
    main()
