"""Writes a seed corpus for the fuzzer: every conformance case and some random programs.

    python tests/fuzz/seed.py FOLDER [PROGRAMS]

`corpus/` beside this file holds a hand-picked few of them for quick runs, and
`tablegen.dict` the tokens of the language for libFuzzer's -dict.
"""

from __future__ import annotations

import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(TESTS), str(TESTS / "seeded")]

from cases import MAIN, load_cases  # noqa: E402
from random_programs import random_program  # noqa: E402


def write_corpus(folder: Path, programs: int) -> int:
    """Fill the folder; returns the number of files. Cases that include others stand alone."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for kind in ("valid", "invalid"):
        for case in load_cases(TESTS / "conformance" / kind):
            name = f"{kind}-{case.section}-{case.name}.td"
            (folder / name).write_bytes(case.files[MAIN])
            count += 1
    for seed in range(programs):
        (folder / f"random-{seed}.td").write_text(random_program(seed), encoding="utf-8")
    return count + programs


if __name__ == "__main__":
    target = Path(sys.argv[1])
    amount = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    print(f"{write_corpus(target, amount)} files in {target}")
