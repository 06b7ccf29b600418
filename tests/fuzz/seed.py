"""Writes a seed corpus for the fuzzer: every conformance case and some random programs.

    python tests/fuzz/seed.py FOLDER [PROGRAMS]

FOLDER.dict gets the words of the language for libFuzzer's -dict. `corpus/` beside this file holds a
hand-picked few seeds for quick runs. Runs before the package is built, so it imports none of it.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent
CORE = TESTS.parent / "tblgen_build" / "core"
# The core's rows of words.
ROWS = (
    (CORE / "values" / "operators.def", re.compile(r'^OPERATOR\w*\(.*?"(!\w+)"', re.M)),
    (CORE / "lex" / "words.h", re.compile(r'^ +\{"(\w+)", Tok::', re.M)),
)
sys.path[:0] = [str(TESTS), str(TESTS / "seeded")]

from cases import MAIN, load_cases  # noqa: E402
from random_programs import random_program  # noqa: E402


def dictionary() -> str:
    """The core's words, and what tablegen.dict has beside them."""
    found = [word for path, row in ROWS for word in row.findall(path.read_text(encoding="utf-8"))]
    phrases = Path(__file__).with_name("tablegen.dict").read_text(encoding="utf-8")
    return phrases + "".join(f'"{word}"\n' for word in found)


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
    target.with_suffix(".dict").write_text(dictionary(), encoding="utf-8")
    print(f"{write_corpus(target, amount)} files in {target}")
