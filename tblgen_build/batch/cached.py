"""The cache's part in a build: actions as the cache knows them, its results as a build's.

Shares results with drop-in compiles. On the path of `tblgen emit`.
"""

from __future__ import annotations

import os

from tblgen_build import _core, running_code
from tblgen_build.batch.action import absolute
from tblgen_build.batch.generate import by_path
from tblgen_build.cache.compilation import compile_action
from tblgen_build.cache.model import Action as CacheAction
from tblgen_build.cache.model import FileStates, Inputs, Result
from tblgen_build.cache.settings import open_cache
from tblgen_build.cli.compile import CORE_ACTIONS
from tblgen_build.dataclass import dataclass
from tblgen_build.registry import builtin_generators

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tblgen_build._core import Records
    from tblgen_build.batch.action import Action
    from tblgen_build.batch.files import Files
    from tblgen_build.batch.generate import Generated
    from tblgen_build.cache.action_cache import ActionCache

MAX_PENDING = 32  # results
REMOTE_LOOKUPS = 16  # at once: they wait for the network


@dataclass(frozen=True, slots=True)
class Hit:
    """A result that was kept."""

    texts: dict[str, bytes]  # by path, as the action writes paths; the output last
    messages: str
    inputs: Inputs  # as the action writes paths
    dependencies: tuple[str, ...]  # what a dependency file lists


class BuildCache:
    """One look at the cache: `files` says what is there now. Thread-safe; never raises."""

    def __init__(self, cache: ActionCache, files: FileStates) -> None:
        self.cache = cache
        self.files = files
        self.tool = running_code.tool_digest()
        self.pending: list[tuple[CacheAction, Inputs, Result]] = []

    def lookup(self, action: Action) -> Hit | None:
        key = self.key(action)
        found = None if key is None else self.cache.find(key, self.files)
        if found is None:
            return None
        result = found.result
        texts = by_path(action, result.outputs)
        if action.output not in texts:
            return None
        texts[action.output] = texts.pop(action.output)
        return Hit(texts, result.messages, found.recipe.inputs, result.dependencies)

    def store(
        self,
        action: Action,
        generated: Generated,
        unit_warnings: str,
        inputs: Inputs,
        dependencies: Sequence[str],
    ) -> None:
        """Keep what a run gave, at the next flush at the latest.

        `inputs` are what it read, code from elsewhere included.
        """
        key = self.key(action)
        if key is None:
            return
        messages = unit_warnings + generated.warnings
        result = Result(generated.texts, messages, tuple(dependencies))
        self.pending.append((key, inputs, result))
        if len(self.pending) >= MAX_PENDING:
            self.flush()

    def flush(self) -> None:
        """Put what is pending into the cache, if the code that made it is what the keys say.

        To look takes as long as many a generator: results are kept together.
        """
        if self.pending and running_code.is_as_started():
            for key, inputs, result in self.pending:
                self.cache.store(key, inputs, result, self.files)
        self.pending.clear()

    def key(self, action: Action) -> CacheAction | None:
        """The action as the cache knows it; None where it takes no part.

        What the core prints itself takes none, as in drop-in compiles.
        """
        if action.generator in CORE_ACTIONS:
            return None
        if action.wrapped:
            from tblgen_build.batch.wrapped import cache_action

            tool = self.files.digest(action.wrapped)
            return None if tool is None else cache_action(action, tool)
        unit = action.unit
        code = [self.files.digest(os.path.join(unit.directory, path)) for path in action.loads]
        return compile_action(
            tool=self.tool,
            generator=generator_name(action),
            input=unit.source,
            include_dirs=unit.include_dirs,
            defines=unit.defines,
            options=dict(action.options),
            warn_on_unused_template_args=unit.warn_on_unused_template_args,
            code=[(digest or b"").hex() for digest in code],
            directory=unit.directory,
        )


def open_build_cache() -> BuildCache | None:
    """The cache of the environment, seeing the files as they are; None where it is off."""
    cache = open_cache()
    return None if cache is None else BuildCache(cache, FileStates())


def generator_name(action: Action) -> str:
    """The action and where its generator comes from, as drop-in compiles say it."""
    is_mlir = action.tool == "plain" and "directives-dialect" in dict(action.options)
    builtin = builtin_generators("mlir" if is_mlir else action.tool)
    if action.loads or action.generator not in builtin:
        return f"{action.generator} loaded"
    return f"{action.generator} {builtin[action.generator]}"


def inputs_of(records: Records, generated: Generated) -> Inputs | None:
    """What a run read; None where it ran code that has changed since the process started."""
    files = [(dependency.path, dependency.digest) for dependency in records.dependencies]
    if generated.is_foreign:
        code = running_code.foreign_modules().values()
        if not running_code.are_as_started(code):
            return None
        files += [(path, _core.file_digest(path) or b"") for path in code]
    return Inputs(tuple(dict.fromkeys(files)), tuple(records.missing_probes))


class SeenFiles(FileStates):
    """The cache's view of the files, as a build sees them."""

    def __init__(self, files: Files) -> None:
        super().__init__()
        self.files = files

    def digest(self, path: str) -> bytes | None:
        return self.files.digest(absolute("", path))

    def is_readable(self, path: str) -> bool:
        return self.files.exists(absolute("", path))


def lookups(cache: BuildCache, actions: Sequence[Action]) -> Iterator[Hit | None]:
    """What was kept of each action. A remote cache is asked for several at once."""
    if cache.cache.remote is None:
        yield from map(cache.lookup, actions)
        return
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(REMOTE_LOOKUPS) as pool:
        yield from pool.map(cache.lookup, actions)
