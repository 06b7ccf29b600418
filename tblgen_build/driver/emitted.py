"""One make of an emission: look up or generate, place, store. The caller decides when.

Knows neither processes nor terminals. On the path of `tblgen emit`.
"""

from __future__ import annotations

from tblgen_build import _core
from tblgen_build.cache.action_result import Inputs
from tblgen_build.driver.generate import generate, parse_unit, wants_statistics
from tblgen_build.driver.guards import read_guard
from tblgen_build.driver.helpers import generate_with_helpers
from tblgen_build.driver.outputs import depfile_bytes, placed, write
from tblgen_build.driver.paths import states_of_folders
from tblgen_build.driver.results import digests_of, inputs_of, result_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from tblgen_build._core import Diagnostics
    from tblgen_build.cache.action_result import Result
    from tblgen_build.driver.action import Action
    from tblgen_build.driver.caching import CompileCache
    from tblgen_build.driver.outputs import NamelessFile
    from tblgen_build.driver.results import Run


class Emitted:
    """All that an emission gives: from the cache what that has, the rest generated."""

    def __init__(
        self,
        cache: CompileCache | None,
        show: Callable[[Diagnostics], None],
        session: _core.Session,
    ) -> None:
        self.cache = cache
        self.show = show  # messages, as they come
        self.session = session
        self.files: dict[str, bytes] = {}  # by path
        self.dependencies: dict[str, None] = {}
        self.missing_probes: dict[str, None] = {}
        self.messages: dict[
            Diagnostics, None
        ] = {}  # of results: those of one unit share its warnings
        self.has_helpers = True  # whether other processes may make some of it
        self.is_kept = cache is not None  # whether the cache has all of it, or gets it
        self.is_known = True  # whether `read` has all that was read
        self.taken: list[Run] = []  # whose outputs it has, or gets
        self.is_new = False  # whether some of it was not in the cache
        self.read: dict[tuple[str, bytes], None] = {}

    def inputs(self, guard: tuple[str, bytes] | None) -> Inputs:
        """What was read; the dependency file is made with the guard."""
        return Inputs((*self.read, *([guard] if guard else [])), tuple(self.missing_probes))

    def digests(self) -> dict[str, str]:
        """Of the files that the cache has, by path."""
        found: dict[str, str] = {}
        for action, _, result in self.taken:
            found |= digests_of(action, result, self.files)
        return found

    def make(self, actions: Sequence[Action]) -> None:
        """All texts: a failure leaves every file as it was. Raises GenerateError, OSError."""
        left: list[Action] = []
        hits = self.cache.lookup_all(actions, self.session) if self.cache else [None] * len(actions)
        for action, hit in zip(actions, hits, strict=True):
            if hit is None:
                left.append(action)
            else:
                self.take(action, hit.result, hit.recipe.inputs)
        self.show(joined(self.messages))
        if left:
            self.generate(left)

    def take(self, action: Action, result: Result, inputs: Inputs) -> None:
        """What the cache has of the action, or gets."""
        self.messages[result.messages] = None
        self.files |= placed(action, result.outputs)
        self.needs(result.dependencies, inputs.absent)
        self.taken.append((action, inputs, result))
        self.read |= dict.fromkeys(inputs.files)
        self.is_kept = self.is_kept and not action.loads

    def needs(self, dependencies: Iterable[str], missing_probes: Iterable[str]) -> None:
        self.dependencies |= dict.fromkeys(dependencies)
        self.missing_probes |= dict.fromkeys(missing_probes)

    def generate(self, actions: Sequence[Action]) -> None:
        cache, shown = self.cache, set(self.messages)
        self.is_new = True
        statistics = any(wants_statistics(action) for action in actions)
        fragments = cache.fragments(actions) if cache else None
        parsed = parse_unit(self.session, actions[0].unit, statistics=statistics)
        if parsed.messages not in shown:
            self.show(parsed.messages)
        self.needs(parsed.dependencies(), parsed.records.missing_probes)
        made = generate_with_helpers(parsed, actions, fragments, are_allowed=self.has_helpers)
        for index, action in enumerate(actions):
            generated = made.get(index) or generate(parsed, action, fragments=fragments)
            self.show(generated.messages)
            inputs = inputs_of(parsed, generated)
            result = result_of(parsed, generated)
            if cache and inputs:
                cache.store(action, generated, inputs, result)
            if inputs and generated.is_pure and not generated.is_foreign:
                self.take(action, result, inputs)
            else:
                self.is_kept = self.is_known = False
                self.files |= placed(action, generated.outputs)
                self.needs(result.dependencies, inputs.absent if inputs else ())
        if cache:
            cache.keep_fragments(fragments)


def joined(messages: Iterable[Diagnostics]) -> Diagnostics:
    return tuple([each for of_result in messages for each in of_result])


class Made:
    """What is to be placed: data, which a process may hand to another one."""

    __slots__ = ("dependencies", "files", "missing_probes")

    def __init__(
        self,
        files: Mapping[str, bytes | NamelessFile],
        dependencies: Sequence[str],
        missing_probes: Sequence[str],
    ) -> None:
        self.files = files
        self.dependencies = dependencies
        self.missing_probes = missing_probes


class Placed:
    """The dependency file as it was written, and the guard that it was made with."""

    __slots__ = ("depfile", "guard")

    def __init__(self, depfile: bytes, guard: tuple[str, bytes] | None) -> None:
        self.depfile = depfile
        self.guard = guard


def place(action: Action, made: Made) -> Placed:
    """Write the dependency file of an emission's first action, then all outputs. Raises OSError."""
    depfile, guard = b"", None
    if action.depfile:
        guarded, guard = read_guard(action.guard)
        written = [action.depfile, *made.files]
        depfile = depfile_bytes(action, made.dependencies, made.missing_probes, written, guarded)
    write(action, made.files, depfile, made.dependencies, keep_when_same=True)
    return Placed(depfile, guard)


def keep(cache: CompileCache, emitted: Emitted, action: Action, done: Placed, key: str) -> None:
    """Put what is in place into the cache, and an entry for the launcher if it gave a key."""
    is_all = cache.flush()
    if emitted.is_new:
        cache.share([emitted.taken])
    if is_all and key and emitted.is_kept:
        keep_front(cache, emitted, action, done, key)


def keep_front(
    cache: CompileCache, emitted: Emitted, action: Action, done: Placed, key: str
) -> None:
    """The cache has all results."""
    from tblgen_build.cache.front import put_front

    folders, missing = states_of_folders(emitted.missing_probes)
    put_front(
        cache.cache.local,
        key,
        emitted.inputs(done.guard),
        emitted.files,
        (action.depfile, done.depfile) if action.depfile else None,
        joined(emitted.messages),
        keep_when_same=True,
        kept=emitted.digests(),
        folders=folders,
        missing=missing,
    )
