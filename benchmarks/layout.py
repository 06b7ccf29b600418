"""How much `tblgen fmt` changes of the .td files that LLVM and MLIR install, or of other folders.

    python benchmarks/layout.py [FOLDER...] [--show N]

Of each file, the share of its lines that another layout has; then the median and every tenth. With
`--show`, the differences of the N files around the median.
"""

from __future__ import annotations

import argparse
import difflib
import statistics
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from reference import LLVM_INCLUDE

from tblgen_build.syntax.format import formatted


class Change(NamedTuple):
    share: float
    lines: int
    path: Path
    difference: list[str]


def change_of(path: Path) -> Change:
    before = path.read_text(encoding="latin-1")
    after = formatted(before)
    old, new = before.splitlines(), after.splitlines()
    difference = list(difflib.unified_diff(old, new, str(path), str(path), n=1, lineterm=""))
    removed = sum(line[0] == "-" for line in difference[2:])
    added = sum(line[0] == "+" for line in difference[2:])
    count = max(removed, added)
    return Change(count / max(1, len(old)), count, path, difference)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folders", metavar="FOLDER", nargs="*", default=[str(LLVM_INCLUDE)])
    parser.add_argument("--show", type=int, default=0, metavar="N")
    request = parser.parse_args()
    paths = [path for folder in request.folders for path in sorted(Path(folder).rglob("*.td"))]
    with ProcessPoolExecutor(2) as pool:
        changes = sorted(pool.map(change_of, paths, chunksize=8))
    shares = [change.share for change in changes]
    print(f"{len(changes)} files, {sum(change.lines for change in changes):,} lines change")
    print(f"median {statistics.median(shares):.1%}; unchanged: {shares.count(0)} files")
    print("every tenth:", *(f"{share:.1%}" for share in statistics.quantiles(shares, n=10)))
    middle = len(changes) // 2 - request.show // 2
    for change in changes[middle : middle + request.show]:
        print(*change.difference, sep="\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
