"""A few fixed seeds of the random program generator; long runs are for its command line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from random_programs import Tools, random_program, reduce_lines

SEEDS = range(48)


@pytest.mark.parametrize("seed", SEEDS)
def test_both_tools_agree(seed: int, llvm_tblgen: Path, our_tblgen: Path) -> None:
    program = random_program(seed)
    difference = Tools(llvm_tblgen, our_tblgen).compare(program)
    if difference is not None:
        numbered = "\n".join(f"{n:3} {t}" for n, t in enumerate(program.splitlines(), 1))
        pytest.fail(f"{difference.kind}: {difference.text}\n{numbered}", pytrace=False)


def test_a_seed_always_gives_the_same_program() -> None:
    assert random_program(7) == random_program(7)
    assert random_program(7) != random_program(8)


def test_reducing_keeps_only_what_matters() -> None:
    lines = [f"line {n}" for n in range(50)]
    kept = reduce_lines(lines, lambda some: "line 7" in some and "line 30" in some)
    assert kept == ["line 7", "line 30"]


def test_the_fuzzer_starts_before_the_package_is_built(tmp_path: Path) -> None:
    seed = Path(__file__).parent / "fuzz" / "seed.py"
    subprocess.run([sys.executable, "-I", "-S", seed, tmp_path / "corpus", "1"], check=True)
    assert (tmp_path / "corpus.dict").exists()
