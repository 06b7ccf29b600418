"""The pure parts of a build: who does what next, when a stamp counts, how a build is canceled."""

from __future__ import annotations

from pathlib import Path

import pytest

from tblgen_build import running_code
from tblgen_build.batch import tools
from tblgen_build.batch.build_events import Event, Finished
from tblgen_build.batch.build_options import BuildOptions
from tblgen_build.batch.builder import Builder
from tblgen_build.batch.dispatch import Dispatcher
from tblgen_build.batch.plan import UnitJob, jobs_of
from tblgen_build.batch.pool import WorkerProcess
from tblgen_build.batch.stamps import Files, Known, is_settled, stamp_of
from tblgen_build.batch.state import OutputRecord, State, load_state, save_state
from tblgen_build.cache.action_result import Inputs
from tblgen_build.driver.action import Action, TranslationUnit

SECOND = 1_000_000_000
NOW = 1_700_000_000 * SECOND


def action(source: str, output: str) -> Action:
    return Action(TranslationUnit("/p", source), output, "dump-json")


def job(source: str, count: int, first: int = 0, parse: float = 0.1, each: float = 1.0) -> UnitJob:
    actions = tuple((first + i, action(source, f"{source}.{i}")) for i in range(count))
    return UnitJob(actions[0][1].unit, actions, parse, (each,) * count)


def drain(dispatcher: Dispatcher, *owners: str) -> dict[str, list[int]]:
    """What each worker gets, if all take turns."""
    taken: dict[str, list[int]] = {owner: [] for owner in owners}
    while True:
        given = [(owner, dispatcher.next(owner)) for owner in owners]
        if all(item is None for _, item in given):
            return taken
        for owner, item in given:
            if item is not None:
                taken[owner].append(item[0])


def test_a_worker_keeps_its_unit() -> None:
    jobs = [job("a", 3, 0), job("b", 3, 3)]
    assert drain(Dispatcher(jobs), "x", "y") == {"x": [0, 1, 2], "y": [3, 4, 5]}


def test_a_large_unit_is_split() -> None:
    taken = drain(Dispatcher([job("a", 8)]), "x", "y")
    assert sorted(taken["x"] + taken["y"]) == list(range(8))
    assert abs(len(taken["x"]) - len(taken["y"])) <= 1


def test_a_unit_that_is_cheap_after_its_parse_is_not_split() -> None:
    taken = drain(Dispatcher([job("a", 8, parse=5.0)]), "x", "y")
    assert taken == {"x": list(range(8)), "y": []}


def test_nothing_after_a_failure() -> None:
    dispatcher = Dispatcher([job("a", 3, 10), job("b", 3, 0)])
    dispatcher.stop_after(2)
    assert dispatcher.has_work()
    assert drain(dispatcher, "x") == {"x": [0, 1]}
    assert not dispatcher.has_work()


def test_a_dead_workers_unit_goes_on() -> None:
    dispatcher = Dispatcher([job("a", 3)])
    first = dispatcher.next("x")
    assert first is not None
    dispatcher.put_back(first)
    dispatcher.release("x")
    assert drain(dispatcher, "y") == {"y": [0, 1, 2]}


def test_expensive_units_first() -> None:
    actions = [(0, action("a", "a.0")), (1, action("b", "b.0")), (2, action("b", "b.1"))]
    assert [j.unit.source for j in jobs_of(actions, {})] == ["b", "a"]
    costs = {"/p/a.0": (0.1, 9.0)}
    assert [j.unit.source for j in jobs_of(actions, costs)] == ["a", "b"]


# --- stamps -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("modified", "changed", "settled"),
    [
        (NOW - SECOND + 1, NOW - SECOND + 1, True),
        (NOW - 1_000_001, NOW - SECOND + 1, False),
        (NOW - SECOND + 1, NOW - 1_000_001, False),
        (NOW + 1, NOW + 1, False),
        (NOW - SECOND, NOW - SECOND + 1, False),  # whole seconds: a coarse clock
        (NOW - 3 * SECOND, NOW - 3 * SECOND, True),
    ],
)
def test_young_stamps_prove_nothing(modified: int, changed: int, settled: bool) -> None:
    assert is_settled((1, modified, changed, 1), NOW) is settled


def test_a_file_is_read_once_and_again_only_if_it_may_have_changed(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_text("text")
    stamp = stamp_of(str(path))
    assert stamp is not None
    files = Files(stamp[2] + SECOND)
    digest = files.digest(str(path))
    assert files.digest(str(path)) == digest
    assert files.hashed == [str(path)]
    later = Files(stamp[2] + 2 * SECOND, files.known)
    assert later.digest(str(path)) == digest
    assert later.hashed == []
    assert digest is not None
    young = Files(0, {str(path): Known(digest, stamp, stamp[2])})
    assert young.digest(str(path)) == digest
    assert young.hashed == [str(path)]


# --- what a build leaves --------------------------------------------------------------


def test_the_state_is_read_as_it_was_written(tmp_path: Path) -> None:
    unit = TranslationUnit("/p", "A.td", ("i", "j"), ("D", "E=1"), False, 1000)
    options = (("of-class", "A"), ("more", ("b", "c")))
    own = Action(unit, "a.inc", "gen", "mlir", options, ("g.py",), "a.d", "t")
    wrapped = Action(TranslationUnit("/p", "A.td"), "b.inc", wrapped="/tool", arguments=("-x",))
    inputs = Inputs((("/p/A.td", b"\1" * 32),), ("/p/i/B.td",))
    records = {
        each.output_path: OutputRecord(each, inputs, b"\2", ((each.output_path, b"\3"),), 0.5, 0.25)
        for each in (own, wrapped)
    }
    known = {"/p/A.td": Known(b"\1" * 32, (1, 2, 3, 4), 5)}
    path = str(tmp_path / "state")
    save_state(path, State(records, known, "key", b"\4"))
    read = load_state(path)
    assert (read.code_key, read.code_digest) == ("key", b"\4")
    assert list(read.records) == list(records)
    for output, record in read.records.items():
        assert record.action == records[output].action
        assert record.inputs == inputs
        assert record.texts == records[output].texts
        assert (record.tool, record.unit_seconds, record.seconds) == (b"\2", 0.5, 0.25)
    one = read.known["/p/A.td"]
    assert (one.digest, one.stamp, one.clock) == (b"\1" * 32, (1, 2, 3, 4), 5)


def test_our_code_is_read_once_for_all_builds(monkeypatch: pytest.MonkeyPatch) -> None:
    state = State()
    monkeypatch.setattr(tools, "_own", b"")
    digest = tools.own_digest(state)

    def unexpected() -> str:
        raise AssertionError("the code was read again")

    monkeypatch.setattr(tools, "_own", b"")
    with monkeypatch.context() as reading:
        reading.setattr(running_code, "tool_digest", unexpected)
        assert tools.own_digest(state) == digest
    monkeypatch.setattr(tools, "_own", b"")
    assert tools.own_digest(State(code_key="other files", code_digest=b"\5")) == digest
    monkeypatch.setattr(running_code, "identity", lambda: None)  # changed since the start
    assert tools.own_digest(state) != digest


# --- a builder in a process that stays ------------------------------------------------


def test_cancel_ends_a_build_soon_and_the_next_goes_on(tmp_path: Path) -> None:
    unit = TranslationUnit(str(tmp_path), "A.td")
    (tmp_path / "A.td").write_text("def A;\n")
    actions = [Action(unit, f"{number}.json", "dump-json") for number in range(20)]
    builder = Builder(str(tmp_path))
    finished = 0

    def notify(event: Event) -> None:
        nonlocal finished
        if isinstance(event, Finished):
            finished += 1
            if finished == 3:
                builder.cancel()

    try:
        first = builder.build(actions, BuildOptions(jobs=1), notify)
        assert first.is_canceled
        assert not first.succeeded
        assert first.built < 10
        second = builder.build(actions, BuildOptions(jobs=1), lambda event: None)
        assert (second.current, second.built) == (first.built, 20 - first.built)
        assert second.succeeded
        (tmp_path / "A.td").write_text("def B;\n")
        third = builder.build(actions, BuildOptions(jobs=1), lambda event: None)
        assert third.built == 20
        assert '"B"' in (tmp_path / "7.json").read_text()
    finally:
        builder.close()


def test_what_a_worker_made_is_kept_if_it_is_to_end_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The request to end is there before the worker has anything to do."""
    cache = tmp_path / "cache"
    monkeypatch.setenv("TBLGEN_CACHE", "on")
    monkeypatch.setenv("TBLGEN_CACHE_DIR", str(cache))
    monkeypatch.delenv("TBLGEN_CACHE_REMOTE", raising=False)
    (tmp_path / "a.td").write_text("def A;\n")
    output = str(tmp_path / "a.inc")
    unit = TranslationUnit(str(tmp_path), "a.td")
    with (tmp_path / "lock").open("w") as lock:
        worker = WorkerProcess(lock.fileno())
        worker.look_again(use_cache=True, is_warm=False)
        worker.give(0, Action(unit, output, "gen-ctags", personality="llvm"))
        worker.quit()
        reply = worker.take()
        assert worker.wait() == 0
    assert reply is not None
    assert reply.problem == ()
    assert [path for path in cache.glob("ac/*") if path.is_file()]
