"""Answers by cause: a generator, and the first tokens that differ with names taken out.

A token that few inputs show is one of their names. What is left is what the tools themselves write,
and is the same wherever one difference between releases shows.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from release_report.asking import Answer, Hunk

SHOWN = 10  # tokens of a side
NAME, TEXT, NUMBER = "NAME", '"..."', "N"
COMMON = 4  # so many inputs show what is not a name
_SHARE = 12  # ... or one of so many
_QUOTED = re.compile(r"'[^']*'|\"[^\"]*\"|\b\d+\b|(?:/[^\s:]+)+")


@dataclass(slots=True)
class Group:
    """What seems to be one difference."""

    generator: str
    kind: str
    theirs: str
    ours: str
    answers: list[Answer] = field(default_factory=list)

    @property
    def smallest(self) -> Answer:
        return min(self.answers, key=lambda a: (a.unit.size, a.unit.name, a.flags))

    @property
    def order(self) -> tuple[object, ...]:
        return (self.generator, -len(self.answers), self.kind, self.theirs, self.ours)


def grouped(answers: Iterable[Answer]) -> list[Group]:
    """In an order that depends on nothing else."""
    by_generator: dict[str, list[Answer]] = defaultdict(list)
    for answer in answers:
        if answer.verdict not in ("identical", "both reject"):
            by_generator[answer.generator].append(answer)
    found = [group for name in by_generator for group in _groups(by_generator[name])]
    return sorted(found, key=lambda group: group.order)


def _groups(answers: Sequence[Answer]) -> Iterable[Group]:
    groups: dict[tuple[str, str, str], Group] = {}
    words = _Words(answers)
    for answer in answers:
        for key in dict.fromkeys(_keys(answer, words)):
            group = groups.setdefault(key, Group(answer.generator, *key))
            group.answers.append(answer)
    return groups.values()


def _keys(answer: Answer, words: _Words) -> Iterator[tuple[str, str, str]]:
    if answer.verdict != "differs":
        yield answer.verdict, _first_error(answer.message), ""
    for hunk in answer.hunks:
        before = words.shown(hunk.before)
        theirs, ours = (f"{before} {words.shown(s)}".strip() for s in (hunk.theirs, hunk.ours))
        yield "differs", theirs, ours


def _first_error(message: str) -> str:
    lines = message.strip().splitlines() or [""]
    line = next((line for line in lines if "error:" in line), lines[0])
    return _QUOTED.sub("'_'", line.rpartition("error: ")[2])[:150]


class _Words:
    """Which tokens of a generator's differences are of the tools."""

    def __init__(self, answers: Sequence[Answer]) -> None:
        sources: dict[str, set[str]] = defaultdict(set)
        for answer in answers:
            for token in {t for h in answer.hunks for t in _tokens(h)}:
                sources[token].add(answer.unit.name)
        counts = Counter({token: len(names) for token, names in sources.items()})
        inputs = len({answer.unit.name for answer in answers})
        self._common = counts
        self._least = min(max(COMMON, inputs // _SHARE), inputs)

    def shown(self, tokens: Sequence[str]) -> str:
        """Names, texts and numbers taken out; several in a row are one."""
        words: list[str] = []
        for token in tokens[:SHOWN]:
            word = self._word(token)
            if not (words and word == words[-1] and word in (NAME, TEXT)):
                words.append(word)
        return " ".join(words)

    def _word(self, token: str) -> str:
        if not (token[0].isalnum() or token[0] in "_\"'`") or self._common[token] >= self._least:
            return token
        if token[0].isdigit():
            return NUMBER
        return TEXT if token[0] in "\"'" else NAME


def _tokens(hunk: Hunk) -> Iterator[str]:
    yield from hunk.before
    yield from hunk.theirs
    yield from hunk.ours
