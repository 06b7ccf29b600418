"""The jobs that commands of a build may ask for, and which are made before they do.

A job is a `tblgen emit` or `tblgen dialect` of the build's database, or of Ninja's list of
commands. Jobs whose outputs are missing are made ahead, the largest sources first. Work that no
command has asked for is bounded: a build of one target must not pay for all others. A command that
makes only documents or Python bindings is run only on request. Third-party generators are not run
ahead: they may do more than compute, and their arguments are read where they run.
"""

from __future__ import annotations

import os

from tblgen_build.cli.subcommands import tool_stamp
from tblgen_build.driver.commands import split_groups
from tblgen_build.driver.helpers import size_of
from tblgen_build.driver.paths import absolute
from tblgen_build.driver.subcommands import DIALECT, EMIT, is_subcommand
from tblgen_build.engine.worker import JobDetails
from tblgen_build.project.build_folder_names import DATABASE_NAME, MESON_FOLDER, NINJA_NAME
from tblgen_build.registry.personality import of_program

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Literal

    from tblgen_build.driver.request import Request
    from tblgen_build.engine.protocol import Client
    from tblgen_build.engine.worker_connection import WorkerConnection

    State = Literal["waits", "is fetched", "runs", "ready", "failed", "placed"]

FREE_SECONDS = 0.5  # of work ahead, in addition to as much as was asked for
LONGEST_WAIT = 64  # results that wait to be asked for: they are in memory
LARGEST = 512 << 10  # bytes of a build file: Ninja lists it in 10 ms, while commands wait
LARGEST_OF_MESON = 4 << 20  # the rules tell where our commands are
SOURCE = ".td"
LATE = ("-doc", "-docs", "python")  # parts of actions' names that most builds leave out


class Job:
    """One command of the database."""

    __slots__ = (
        "actions",
        "arguments",
        "attempts",
        "descriptors",
        "directory",
        "index",
        "is_wanted_ahead",
        "outputs",
        "placing",
        "seconds",
        "source_size",
        "state",
        "waiting",
        "was_fetched",
        "worker",
    )

    def __init__(self, index: int, directory: str, arguments: Sequence[str]) -> None:
        """`arguments` are those after `tblgen emit`. Raises CommandError."""
        self.index = index  # among the build's jobs
        head, groups = split_groups(arguments)
        self.directory = directory
        source = next((word for word in head if word.endswith(SOURCE)), "")
        self.source_size = size_of(absolute(directory, source))
        self.arguments = tuple(arguments)
        self.placing = until_second_output(self.arguments)  # all that the dependency file needs
        self.outputs = [absolute(directory, path) for path, _ in groups]
        self.actions = [word.lstrip("-").partition("=")[0] for _, words in groups for word in words]
        is_built_early = not all(map(is_late, generators_in(self.actions)))
        self.is_wanted_ahead = is_built_early and any(map(is_missing, self.outputs))
        self.state: State = "waits"
        self.was_fetched = False  # whether the cache was asked, or is
        self.attempts = 0  # since a command asked: files may change during each
        self.seconds = 0.0  # that it took
        self.worker: WorkerConnection | None = None  # that makes it, or has made it
        self.descriptors: Sequence[int] = ()  # of what was made
        self.waiting: list[tuple[Client, Request]] = []  # who has asked for it

    def details(self, is_alone: bool) -> JobDetails:
        is_fresh = self.attempts > 0
        return JobDetails(self.index, is_fresh, is_alone, self.directory, self.arguments)

    def drop(self) -> None:
        """Free what was made."""
        for descriptor in self.descriptors:
            os.close(descriptor)
        self.descriptors = ()


def is_still(job: Job, words: Sequence[str]) -> bool:
    """Whether these words, after the program, still ask for the job.

    Which MLIR a `tblgen dialect` finds may change while the engine lives.
    """
    if words[:1] != [DIALECT]:
        return True
    try:
        return emission_of(["tblgen", *words], job.directory) == list(job.arguments)
    except Exception:  # the command says what is wrong with it
        return False


def until_second_output(arguments: tuple[str, ...]) -> tuple[str, ...]:
    """The first output alone: the dependency file is its."""
    places = [at for at, word in enumerate(arguments) if word.startswith(("--output", "-output"))]
    return arguments[: places[1]] if len(places) > 1 else arguments


def generators_in(actions: Sequence[str]) -> Sequence[str]:
    """The generators; all words if there is none."""
    return [action for action in actions if action.startswith("gen-")] or actions


def is_late(action: str) -> bool:
    return any(part in action for part in LATE)


def is_missing(path: str) -> bool:
    return not os.path.lexists(path)


def jobs_of_build(folder: str) -> dict[tuple[str, ...], Job]:
    """The jobs of the database or, without one, of Ninja's list; none if that is damaged."""
    if not folder:
        return {}
    try:
        return read_jobs(commands_in(folder))
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return {}


def commands_in(folder: str) -> Iterable[tuple[str, Sequence[str]]]:
    """Commands, each with the folder where it runs. Raises OSError, and what damaged files do."""
    try:
        with open(f"{folder}/{DATABASE_NAME}", "rb") as file:
            entries = tool_stamp.read_json(file.read())
    except FileNotFoundError:
        return listed_by_ninja(folder)
    return [(entry["directory"], entry["arguments"]) for entry in entries]


def listed_by_ninja(folder: str) -> Iterable[tuple[str, Sequence[str]]]:
    from tblgen_build.engine.ninja_listing import is_small_file, output_of
    from tblgen_build.project.ninja_commands import (
        MESON_RULES,
        commands_as_written,
        listing,
    )

    rules = MESON_RULES if os.path.isdir(f"{folder}/{MESON_FOLDER}") else ()
    if not is_small_file(f"{folder}/{NINJA_NAME}", LARGEST_OF_MESON if rules else LARGEST):
        return []
    listed = tool_stamp.read_json(output_of(listing(folder, NINJA_NAME, rules)))
    return [(item["directory"], words) for item, words in commands_as_written(listed)]


def read_jobs(commands: Iterable[tuple[str, Sequence[str]]]) -> dict[tuple[str, ...], Job]:
    """Jobs by folder and the words of the command after the program, in the given order."""
    jobs: dict[tuple[str, ...], Job] = {}
    for directory, words in commands:
        if any(word.startswith("@") or "-load" in word for word in words):
            continue
        try:
            if (arguments := emission_of(words, directory)) is not None:
                jobs[(directory, *words[1:])] = Job(len(jobs), directory, arguments)
        except Exception:  # the command says what is wrong with it
            continue
    return jobs


def emission_of(words: Sequence[str], directory: str) -> Sequence[str] | None:
    """The arguments of `tblgen emit`; None where the command is another one."""
    row = of_program(words[0].rpartition("/")[2]) if words else None
    if is_subcommand(row, words[1:], DIALECT):
        if any(word.startswith(("-stamp", "--stamp")) for word in words):
            return None  # only of an emission does the launcher know what to write at last
        from tblgen_build.project.ninja_commands import as_emit

        words = as_emit(words, directory)
    return words[2:] if is_subcommand(row, words[1:], EMIT) else None


class Plan:
    """Which job is next."""

    def __init__(self, jobs: Iterable[Job]) -> None:
        ahead = [job for job in jobs if job.is_wanted_ahead]
        ahead.sort(key=lambda job: -job.source_size)  # what takes longest must not be begun last
        self._ahead: Iterator[Job] = iter(ahead)
        self.ahead: Sequence[Job] = ahead
        self._next: Job | None = next(self._ahead, None)
        self._asked: list[Job] = []
        self._missed: list[Job] = []  # that the cache does not have, or is late with
        self._unasked_seconds = 0.0  # that took what nothing has asked for
        self._asked_seconds = 0.0
        self._ready = 0  # results that wait

    def ask(self, job: Job) -> None:
        """A client waits for the job, which is still to be made."""
        self._asked.append(job)

    def missed(self, job: Job) -> None:
        """The cache does not have it."""
        (self._asked if job.waiting else self._missed).append(job)

    def made(self, job: Job) -> None:
        if job.waiting:
            self._asked_seconds += job.seconds
        else:
            self._unasked_seconds += job.seconds
            self._ready += 1

    def took(self, job: Job) -> None:
        """A client has asked for a result that waited."""
        self._unasked_seconds -= job.seconds
        self._asked_seconds += job.seconds
        self._ready -= 1

    def next(self) -> Job | None:
        """The job to begin; the same one until its state changes."""
        while self._asked:
            job = self._asked[0]
            if job.state == "waits" and job.waiting:
                return job
            del self._asked[0]
        while self._missed and self._missed[0].state != "waits":
            del self._missed[0]
        if self._missed:
            return self._missed[0] if self._may_go_on() else None
        while self._next is not None and self._next.state != "waits":
            self._next = next(self._ahead, None)
        return self._next if self._may_go_on() else None

    def _may_go_on(self) -> bool:
        limit = FREE_SECONDS + self._asked_seconds
        return self._unasked_seconds < limit and self._ready < LONGEST_WAIT
