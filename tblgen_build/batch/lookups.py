"""The shared cache of a build: asks for many sources at once, each with all its outputs."""

from __future__ import annotations

from tblgen_build import _core
from tblgen_build.driver.caching import JobLookup
from tblgen_build.driver.threads import Threads

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from tblgen_build.cache.action_cache import Hit
    from tblgen_build.driver.action import Action, TranslationUnit
    from tblgen_build.driver.caching import CompileCache
    from tblgen_build.driver.results import Run

    Jobs = Mapping[TranslationUnit, Sequence[Action]]

AT_ONCE = 16  # requests
IN_MEMORY = 64  # jobs, while they are sent


def jobs_of(actions: Iterable[Action]) -> Jobs:
    """The actions of each unit."""
    jobs: dict[TranslationUnit, list[Action]] = {}
    for action in actions:
        jobs.setdefault(action.unit, []).append(action)
    return jobs


def lookups(
    cache: CompileCache, actions: Sequence[Action], plan: Iterable[Action]
) -> Iterator[Hit | None]:
    """What was kept of each action; `plan` has all there are."""
    if cache.cache.remote is None:
        yield from map(cache.lookup, actions)
        return
    found: dict[Action, Hit | None] = {}
    jobs, wanted = jobs_of(plan), jobs_of(actions)
    sessions: dict[str, _core.Session] = {}  # by folder: they know files by relative paths
    threads = Threads(AT_ONCE)
    for unit, of_unit in wanted.items():
        if unit.directory not in sessions:
            sessions[unit.directory] = _core.Session()
        lookup = JobLookup(cache, of_unit, jobs[unit], sessions[unit.directory])
        threads.give(task_of(lookup, found))
    threads.wait()
    cache.cache.keep_fetched()
    for action in actions:
        yield found.get(action)


def task_of(lookup: JobLookup, found: dict[Action, Hit | None]) -> Callable[[], None]:
    def task() -> None:
        found.update(zip(lookup.actions, lookup.result(), strict=True))
        lookup.cache.cache.missed(lookup.missing())

    return task


def share(cache: CompileCache, jobs: Jobs) -> None:
    """Put on the server what the local cache has of jobs, where it has all of one."""
    threads = Threads(AT_ONCE)
    cache.cache.run_later = threads.give
    cache.cache.counts = False  # no command has asked for them
    left = list(jobs.values())
    while left:
        now, left = left[:IN_MEMORY], left[IN_MEMORY:]
        cache.share([runs for actions in now if (runs := runs_of(cache, actions))])
        threads.wait()


def runs_of(cache: CompileCache, actions: Sequence[Action]) -> Sequence[Run]:
    """What the local cache has, if that is all."""
    hits = [cache.lookup(action, asks_remote=False) for action in actions]
    runs = [
        (action, hit.recipe.inputs, hit.result)
        for action, hit in zip(actions, hits, strict=True)
        if hit
    ]
    return runs if len(runs) == len(actions) else ()
