"""The cache around a compile: looks up its result and keeps it.

All callers use one key. Outputs that the core prints itself are not cached: making them costs as
little as hashing their inputs.
"""

from __future__ import annotations

import os
import sys

from tblgen_build import _core, running_code
from tblgen_build.cache.action_cache import Hit
from tblgen_build.cache.action_result import FileStates, Inputs, Recipe, Result, seen_from
from tblgen_build.cache.code import tool_digest
from tblgen_build.cache.settings import CacheSettings, open_cache
from tblgen_build.driver.action import STDIN
from tblgen_build.driver.background import Background
from tblgen_build.driver.command_line import CORE_ACTIONS
from tblgen_build.driver.key import action_key
from tblgen_build.driver.paths import absolute
from tblgen_build.driver.produced import can_give
from tblgen_build.driver.results import seen_by
from tblgen_build.registry.find import builtin_generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from tblgen_build.cache.action_cache import ActionCache
    from tblgen_build.cache.action_result import ActionKey
    from tblgen_build.cache.fragment_file import FragmentFile
    from tblgen_build.driver.action import Action, TranslationUnit
    from tblgen_build.driver.generate import Generated
    from tblgen_build.driver.results import Run

MAX_PENDING = 32  # results


class CompileCache:
    """The cache as compiles use it. Thread-safe but for keeping; never raises.

    `files` says what is there now, for all lookups; without it each looks by itself. `code` is
    what the launcher found of the package's files, if it looked (`running_code.identity`).
    """

    __slots__ = ("cache", "code", "files", "pending", "pending_fragments", "tool")

    def __init__(
        self, cache: ActionCache, files: FileStates | None = None, code: bytes = b""
    ) -> None:
        self.cache = cache
        self.files = files
        self.code = code
        self.tool = tool_digest(cache.local, code)
        self.pending: list[tuple[ActionKey, Inputs, Result, bool]] = []
        self.pending_fragments: list[FragmentFile] = []

    def key(self, action: Action, source: bytes | None = None) -> ActionKey | None:
        """The action as the cache knows it; None where it takes no part.

        `source` is the text of standard input, where that is the main file.
        """
        if action.generator in CORE_ACTIONS:
            return None
        files = FileStates() if self.files is None else self.files
        tool = self.tool
        if action.wrapped:
            digest = files.digest(action.wrapped)
            if digest is None:
                return None
            tool = f"wrapped {digest.hex()}"
        source_digest = None if source is None else _core.sha256(source)
        return action_key(
            action,
            tool,
            lambda path: files.digest(seen_from(action.directory, path)),
            source_digest,
        )

    def lookup(
        self, action: Action, key: ActionKey | None = None, *, asks_remote: bool = True
    ) -> Hit | None:
        """What was kept of the action, if a run of it could have given that."""
        key = self.key(action) if key is None else key
        if key is None:
            return None

        def fits(names: Sequence[str], dependencies: Sequence[str], inputs: Inputs) -> bool:
            return can_give(action, names, dependencies, [path for path, _ in inputs.files])

        hit = self.cache.find(key, self.files, fits, asks_remote=asks_remote)
        if hit is None:
            return None
        if not action.loads:
            return hit
        files = [(path, _core.file_digest(path) or b"") for path in sorted(load_files(action))]
        found = hit.recipe.inputs
        inputs = Inputs((*found.files, *files), found.absent)
        return Hit(hit.result, Recipe(hit.recipe.key, inputs))

    def lookup_all(self, actions: Sequence[Action], session: _core.Session) -> Sequence[Hit | None]:
        """What was kept of the actions, all of one unit, which `session` is about to parse."""
        lookup = JobLookup(self, actions, actions, session)
        hits = lookup.result()
        self.cache.missed(lookup.missing())
        return hits

    def share(self, jobs: Iterable[Sequence[Run]]) -> None:
        """Put on the server what was made, of one unit each, if nothing of it has changed."""
        if self.cache.remote is None or self.cache.remote.is_read_only:
            return
        files = FileStates() if self.files is None else self.files
        if not running_code.is_as_started(self.code):
            return
        for job in jobs:
            shared = [run for run in job if is_shared_by_job(run[0])]
            if (
                shared
                and are_of_one_scan(shared)
                and files.have(shared[0][1], shared[0][0].directory)
            ):
                keys = [key for action, _, _ in shared if (key := self.key(action))]
                self.cache.store_job(keys, shared[0][1], [result for _, _, result in shared])

    def store(
        self,
        action: Action,
        generated: Generated,
        inputs: Inputs,
        result: Result,
        key: ActionKey | None = None,
    ) -> None:
        """Keep what a run gave, at the next flush at the latest.

        If it was a function of its inputs: a generator that read or wrote other files has to
        do so again.
        """
        read = [path for path, _ in inputs.files]
        if not generated.is_pure or not can_give(
            action, result.outputs.keys(), result.dependencies, read
        ):
            return
        key = self.key(action) if key is None else key
        if key is None:
            return
        if action.loads:  # their content is in the key: where they are does not matter
            loads = load_files(action)
            files = tuple([each for each in inputs.files if each[0] not in loads])
            inputs = Inputs(files, inputs.absent)
        self.pending.append((key, inputs, result, not is_shared_by_job(action)))
        if len(self.pending) >= MAX_PENDING:
            self.flush()

    def fragments(self, actions: Sequence[Action]) -> FragmentFile | None:
        """What was made of the entities of their unit the last time; it is read while others go on.

        None where they are made for the first time: many outputs never change. Commands for other
        outputs of the unit have files of their own: they may run at once.
        """
        unit, key = actions[0].unit, self.key(actions[0])
        if unit.source == STDIN or key is None or not self.cache.was_made(key):
            return None
        from tblgen_build.cache.fragment_file import FragmentFile, read_whole

        source = absolute(unit.directory or os.getcwd(), unit.source)
        name = [self.tool, source, *[action.generator for action in actions]]
        digest = _core.sha256("\0".join(name).encode(errors="surrogateescape"))
        path = self.cache.local.path("fragments", digest.hex())
        if not os.path.exists(path):
            return FragmentFile(path, bytes)
        return FragmentFile(path, Background(read_whole, self.cache.local, path).result)

    def keep_fragments(self, found: FragmentFile | None) -> None:
        """After a run that has used them: at the next flush."""
        if found is not None:
            self.pending_fragments.append(found)

    def flush(self) -> bool:
        """Put what is pending into the cache, if the code that made it is what the keys say.

        To look takes as long as many a generator: results are kept together. Whether all were.
        """
        self.cache.keep_fetched()
        are_kept = running_code.is_as_started(self.code)
        if are_kept:
            for key, inputs, result, shares in self.pending:
                is_kept = self.cache.store(key, inputs, result, self.files, shares=shares)
                are_kept = is_kept and are_kept
            for fragments in self.pending_fragments:
                fragments.save(self.cache.local)
        self.pending.clear()
        self.pending_fragments.clear()
        return are_kept


class JobLookup:
    """Of actions of a unit: first what is here; `result`, in any thread, asks a server.

    `job` are all actions of the unit: of those, the server has one entry.
    """

    def __init__(
        self,
        cache: CompileCache,
        actions: Sequence[Action],
        job: Sequence[Action],
        session: _core.Session,
    ) -> None:
        self.cache = cache
        self.actions = actions
        self._are_shared = [is_shared_by_job(action) for action in actions]
        self.hits = [
            cache.lookup(action, asks_remote=False) if is_shared else None
            for action, is_shared in zip(actions, self._are_shared, strict=True)
        ]
        self.job: Sequence[Action] = []
        self.inputs: Inputs | None = None  # of the job, if the server is to be asked
        if self.missing() and cache.cache.remote and cache.cache.asks_remote:
            self.job = [action for action in job if is_shared_by_job(action)]
            self.inputs = scanned(actions[0].unit, session)

    def missing(self) -> int:
        """How many of the job's have not been found."""
        each = zip(self.hits, self._are_shared, strict=True)
        return sum(hit is None and is_shared for hit, is_shared in each)

    def result(self) -> Sequence[Hit | None]:
        if self.inputs:
            keys = [key for action in self.job if (key := self.cache.key(action))]
            results = self.cache.cache.find_job(keys, self.inputs, self._fit) or []
            found = {
                action: Hit(result, Recipe(key, self.inputs))
                for action, key, result in zip(self.job, keys, results, strict=False)
            }
            self.hits = [
                hit or found.get(action)
                for action, hit in zip(self.actions, self.hits, strict=True)
            ]
        each = zip(self.actions, self.hits, self._are_shared, strict=True)
        return [
            hit if hit or is_shared else self.cache.lookup(action)
            for action, hit, is_shared in each
        ]

    def _fit(self, results: Sequence[Result]) -> bool:
        """Whether the actions could have had them."""
        return all(
            can_give(action, result.outputs.keys(), result.dependencies, result.dependencies)
            for action, result in zip(self.job, results, strict=True)
        )


def is_shared_by_job(action: Action) -> bool:
    """Whether a server has its result with those of the job's other actions, as one entry.

    A scan of the source has to find all files that decide it: generators from elsewhere import
    modules, a wrapped tool reads what it likes.
    """
    is_scanned = not action.wrapped and not action.loads and action.source != STDIN
    if not is_scanned or action.generator in CORE_ACTIONS:
        return False
    _, place = builtin_generator(action.generator, action.personality) or (None, "")
    return bool(place)


def are_of_one_scan(job: Sequence[Run]) -> bool:
    """A generator may also have read a file that an option names: a scan does not find that."""
    _, inputs, _ = job[0]
    read = tuple([path for path, _ in inputs.files])
    return all(each == inputs and result.dependencies == read for _, each, result in job)


def scanned(unit: TranslationUnit, session: _core.Session) -> Inputs | None:
    """What a parse of the unit would read; None where it would fail."""
    previous = ""
    try:
        if unit.directory and (here := os.getcwd()) != unit.directory:
            os.chdir(unit.directory)
            previous = here
        files, _, missing, problems = session.scan(
            unit.source,
            include_dirs=unit.include_dirs,
            defines=unit.defines,
            release=unit.release,
        )
    except OSError:
        return None
    finally:
        if previous:
            os.chdir(previous)
    return None if problems else Inputs(tuple(dict.fromkeys(files)), tuple(missing))


def open_compile_cache(
    files: FileStates | None = None, *, warns: bool = True, code: bytes = b""
) -> CompileCache | None:
    """The cache of the environment; None if it is off or refused, which is reported.

    A URL that names no server is a mistake that would go unnoticed: the command ends with it.
    """
    cache = open_cache()
    is_asked = cache is None or (cache.remote is None and "TBLGEN_CACHE_REMOTE" in os.environ)
    settings = CacheSettings(os.environ) if warns and is_asked else None
    if settings and settings.is_on and settings.remote_problem:
        sys.stderr.write(f"error: {settings.remote_problem}\n")
        raise SystemExit(1)
    if settings and settings.refusal:
        sys.stderr.write(f"warning: {settings.refusal}\n")
    return CompileCache(cache, files, code) if cache else None


def load_files(action: Action) -> frozenset[str]:
    """The files of generators that the action names, as modules are named among its inputs."""
    here = action.directory
    return frozenset([seen_by(here, absolute(here or os.getcwd(), path)) for path in action.loads])


class LoadedCode(FileStates):
    """The files as they are, for a process that has run generators' files already.

    Results of runs without these modules are none of its: an import may lead elsewhere now.
    """

    def __init__(self, action: Action, code: Collection[str]) -> None:
        super().__init__()
        modules = {seen_by(action.directory, file) for file in code}
        self.code = modules - load_files(action)

    def have(self, inputs: Inputs, directory: str = "") -> bool:
        paths = {path for path, _ in inputs.files}
        return self.code <= paths and super().have(inputs, directory)
