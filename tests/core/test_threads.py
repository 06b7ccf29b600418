"""Parsing and reading on several Python threads: what one thread sees, all see."""

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tblgen_build import Records, Session, TableGenError

THREADS = 8

PROGRAM = """
include "shared.td"
class Instr<bits<8> op, string name> {
  bits<16> Inst;
  bits<4> rd;
  let Inst{15-8} = op;
  let Inst{3-0} = rd;
  string Asm = !strconcat(name, " $rd");
}
multiclass Pair<bits<8> op, string name> {
  def _r : Instr<op, name>;
  def _i : Instr<!add(op, 1), name # "i">;
}
foreach i = 0...40 in defm OP#i : Pair<i, "op" # i>;
"""


def on_threads(work: Callable[[int], str]) -> list[str]:
    """What `work` gives on each of several threads that begin together."""
    barrier = threading.Barrier(THREADS)

    def begin(number: int) -> str:
        barrier.wait()
        return work(number)

    with ThreadPoolExecutor(THREADS) as pool:
        return list(pool.map(begin, range(THREADS)))


@pytest.fixture
def program(tmp_path: Path) -> Path:
    (tmp_path / "shared.td").write_text(
        '#ifdef X\ndef OnlyX;\n#endif\ndef Shared { string s = "s"; }\n'
    )
    path = tmp_path / "main.td"
    path.write_text(PROGRAM)
    return path


def parse(session: Session, path: Path, defines: tuple[str, ...] = ()) -> Records:
    return session.parse(path, include_dirs=[path.parent], defines=defines)


def test_one_session_parses_on_several_threads(program: Path) -> None:
    alone = parse(Session(), program).print_records()
    session = Session()
    assert on_threads(lambda _: parse(session, program).print_records()) == [alone] * THREADS


def test_threads_with_different_macros_share_files(program: Path) -> None:
    session = Session()

    def has_it(number: int) -> str:
        return str("OnlyX" in parse(session, program, ("X",) * (number % 2)).defs)

    assert on_threads(has_it) == ["False", "True"] * (THREADS // 2)


def test_threads_read_fresh_records(program: Path) -> None:
    """Sorting, digests and single bits are made on demand, by the first thread that asks."""
    for _ in range(10):
        records = parse(Session(), program)

        def read(number: int, records: Records = records) -> str:
            instrs = records.all_derived_definitions("Instr")
            bits = [str(bit) for instr in instrs for bit in instr.value_as_bits("Inst")]
            return "".join(bits) + "".join(instr.digest().hex() for instr in instrs)

        assert len(set(on_threads(read))) == 1


def test_errors_on_several_threads(program: Path) -> None:
    program.write_text(PROGRAM + "def Wrong : Instr<1>;\n")
    session = Session()

    def failure(number: int) -> str:
        with pytest.raises(TableGenError) as raised:
            parse(session, program)
        return str(raised.value)

    assert len(set(on_threads(failure))) == 1


def test_parsing_lets_other_threads_run(tmp_path: Path) -> None:
    path = tmp_path / "long.td"
    path.write_text("foreach i = 0...20000 in def D#i { int x = !mul(i, i); }\n")
    turns = 0
    parsed = threading.Event()

    def count() -> None:
        nonlocal turns
        while not parsed.is_set():
            turns += 1

    counter = threading.Thread(target=count)
    counter.start()
    before = turns
    Session().parse(path)
    progress = turns - before
    parsed.set()
    counter.join()
    assert progress > 0
