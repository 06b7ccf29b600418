"""The shared cache of a build: a source's outputs are one entry, of which many are had at once."""

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

    Jobs = Mapping[TranslationUnit, Sequence[Action]]

AT_ONCE = 16  # requests


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
        session = sessions.setdefault(unit.directory, _core.Session())
        lookup = JobLookup(cache, of_unit, jobs[unit], session)
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
    cache.cache.counts = False  # nobody has asked for them
    for actions in jobs.values():
        hits = [cache.lookup(action, asks_remote=False) for action in actions]
        made = [
            (action, hit.recipe.inputs, hit.result)
            for action, hit in zip(actions, hits, strict=True)
            if hit
        ]
        if len(made) == len(actions):
            cache.share([made])
    threads.wait()
