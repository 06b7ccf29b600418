"""What people see of a build: progress on a terminal, messages once."""

from __future__ import annotations

import os
from io import StringIO

import pytest

from tblgen_build._core import Diagnostic, place
from tblgen_build.batch.build_events import Failed, Finished, Needed, Started
from tblgen_build.cli.build_display import LogDisplay, TerminalDisplay
from tblgen_build.cli.colors import RED, painted
from tblgen_build.driver.action import Action, TranslationUnit

ACTIONS = [
    Action(TranslationUnit("/p", "a.td"), f"/p/{name}", "gen-x") for name in ("one", "two", "three")
]
NOTE = ("here", place("a.td", 2, 1))
WARNING = Diagnostic("warning", "odd", place("a.td", 1, 1, "class A;"), [NOTE])
OTHER = Diagnostic("warning", "odd too", place("a.td", 3, 1))
ERROR = Diagnostic("error", "wrong", place("a.td", 9, 9))


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def finished(action: Action, number: int, *messages: Diagnostic) -> Finished:
    return Finished(action, "built", number, len(ACTIONS), 0.0, True, messages)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def display(clock: Clock) -> TerminalDisplay:
    return TerminalDisplay(ACTIONS, explain=False, is_dry_run=False, is_quiet=False, clock=clock)


def line(capsys: pytest.CaptureFixture[str]) -> str:
    """The status line as it is now."""
    return capsys.readouterr().out.rpartition("\r\x1b[K")[2]


def test_what_takes_long(
    display: TerminalDisplay, clock: Clock, capsys: pytest.CaptureFixture[str]
) -> None:
    clock.now += 2
    display.tick()
    assert line(capsys) == "looking at 3 outputs, 2 s"
    for action in ACTIONS:
        display.show(Needed(action, ()))
    display.show(Started(ACTIONS[0]))
    assert line(capsys) == "[0/3] /p/one"
    display.tick()
    assert line(capsys) == ""  # nothing is late yet
    clock.now += 3
    display.tick()
    assert line(capsys) == "[0/3] /p/one, 3 s"
    display.show(Started(ACTIONS[1]))
    clock.now += 1
    display.tick()
    assert line(capsys) == "[0/3] /p/one and 1 more, 4 s"
    display.show(finished(ACTIONS[0], 1))
    assert line(capsys) == "[1/3] /p/one"
    clock.now += 1
    display.tick()
    assert line(capsys) == "[1/3] /p/two, 2 s"


@pytest.mark.parametrize("kind", [LogDisplay, TerminalDisplay])
def test_messages_are_shown_once(
    kind: type[LogDisplay], capsys: pytest.CaptureFixture[str]
) -> None:
    display = kind(ACTIONS, explain=False, is_dry_run=False, is_quiet=False)
    for action in ACTIONS:
        display.show(Needed(action, ()))
    display.show(finished(ACTIONS[0], 1, WARNING))
    display.show(finished(ACTIONS[1], 2, WARNING, OTHER))
    display.show(Failed(ACTIONS[2], (WARNING, ERROR)))
    shown = capsys.readouterr()
    assert [shown.err.count(each.render()) for each in (WARNING, OTHER, ERROR)] == [1, 1, 1]
    assert "failed: /p/three" in shown.out


@pytest.mark.parametrize("kind", [LogDisplay, TerminalDisplay])
def test_an_error_that_stops_several_outputs_is_told_once(
    kind: type[LogDisplay], capsys: pytest.CaptureFixture[str]
) -> None:
    actions = [
        Action(TranslationUnit("/p", "a.td"), f"/p/{number}", "gen-x") for number in range(6)
    ]
    display = kind(actions, explain=False, is_dry_run=False, is_quiet=False)
    for action in actions:
        display.show(Needed(action, ()))
    for action in actions[:5]:
        display.show(Failed(action, (ERROR,)))
    display.show(Failed(actions[5], (OTHER, ERROR)))
    shown = capsys.readouterr()
    assert shown.err.count(ERROR.render()) == 1
    text = shown.out.replace("\r\x1b[K", "\n")
    lines = [line for line in text.splitlines() if line.startswith("failed")]
    assert lines == [
        "failed: /p/0",
        "failed, by the same error: 4 more outputs (/p/1, /p/2, /p/3, ...)",
        "failed: /p/5",
    ]


def test_colors_are_those_of_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    other_end, descriptor = os.openpty()
    with open(descriptor, "w") as terminal:
        assert painted("a", RED, terminal) == "\x1b[31;1ma\x1b[0m"
        assert painted("a", RED, StringIO()) == "a"
        monkeypatch.setenv("NO_COLOR", "1")
        assert painted("a", RED, terminal) == "a"
        monkeypatch.delenv("NO_COLOR")
        monkeypatch.setenv("TERM", "dumb")
        assert painted("a", RED, terminal) == "a"
    os.close(other_end)
