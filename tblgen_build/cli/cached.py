"""The cache's part in a drop-in compile: which compiles take part, and as what action.

What the core prints itself (records, JSON, sets) takes no part: making it costs what
hashing its inputs does.
"""

from __future__ import annotations

from tblgen_build import _core, running_code
from tblgen_build.cache.action_cache import Hit
from tblgen_build.cache.code import tool_digest
from tblgen_build.cache.compilation import compile_action
from tblgen_build.cache.front import put_front
from tblgen_build.cache.model import Inputs, Recipe, Result
from tblgen_build.cache.recipes import remember
from tblgen_build.cache.settings import open_cache

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tblgen_build.cache.action_cache import ActionCache
    from tblgen_build.cache.model import Action
    from tblgen_build.registry import Generator


class CachedCompile:
    """One compile, before and after its run."""

    __slots__ = ("action", "cache", "code", "effects", "front_key", "known", "line")

    def __init__(
        self,
        cache: ActionCache,
        action: Action,
        line: _core.CommandLine,
        code: Mapping[str, str],
        front_key: str,
    ) -> None:
        self.cache = cache
        self.action = action
        self.line = line
        self.code = code  # modules of generators from elsewhere, before the run; empty for others
        self.front_key = front_key  # empty: the launcher cannot serve it
        self.effects: list[str] = []
        self.known: Hit | None = None  # what is in the cache, once that is known

    def lookup(self) -> Result | None:
        self.known = self.cache.find(self.action)
        if self.known is None:
            return None
        self._remember(self.known.recipe)
        return self.known.result

    def begin_run(self) -> None:
        """From here on it is noticed if a generator from elsewhere does what it must not."""
        if self.code:
            self.effects = running_code.watch_effects()

    def end_run(self) -> None:
        self.effects = list(self.effects)

    def store(
        self,
        outputs: Mapping[str, bytes],
        messages: str,
        read: Sequence[str],
        records: _core.Records,
    ) -> None:
        """Keep what the run gave, if the code that made it is the code that the action names.

        And if it was a function of its inputs: a generator that read or wrote other files
        has to do so again.
        """
        if self.effects:
            return
        code = running_code.foreign_modules() if self.code else {}
        if not (running_code.is_as_started() and running_code.are_as_started(code.values())):
            return
        is_file = frozenset(read)
        files = [(d.path, d.digest) for d in records.dependencies if d.path in is_file]
        later = [file for name, file in code.items() if name not in self.code]
        files += [(file, _core.file_digest(file) or b"") for file in later]
        recipe = Recipe(self.action, Inputs(tuple(files), tuple(records.missing_probes)))
        result = Result(outputs, messages, tuple(read))
        if self.cache.store(self.action, recipe.inputs, result):
            self.known = Hit(result, recipe)
        self._remember(recipe)

    def _remember(self, recipe: Recipe) -> None:
        if self.line.output != "-":
            remember(self.cache.local, self.line.output, recipe)

    def put_front(self, depfile: bytes, files: Mapping[str, bytes]) -> None:
        """Let the launcher serve this command line by itself from now on."""
        if not self.front_key or self.known is None or not running_code.is_as_started():
            return
        line = self.line
        put_front(
            self.cache.local,
            self.front_key,
            self.known.recipe,
            self.known.result,
            files,
            (line.depfile, depfile) if line.depfile else None,
            line.write_if_changed,
        )


def cached_compile(
    line: _core.CommandLine,
    generator: str,
    source: bytes | None,
    loaded: Mapping[str, Generator],
    front_key: str,
) -> CachedCompile | None:
    """The compile of `line` by the generator called so; None where it takes no part.

    `source` is the text of standard input, where that is the main file. `front_key` is
    where the launcher has looked the command line up.
    """
    if source is None and _core.file_digest(line.input) is None:
        return None  # a pipe can be read only once
    cache = open_cache()
    if cache is None:
        return None
    code = running_code.foreign_modules() if loaded else {}
    action = compile_action(
        tool=tool_digest(cache.local),
        generator=generator,
        input=line.input,
        include_dirs=line.include_dirs,
        defines=line.defines,
        options=line.options,
        warn_on_unused_template_args=line.warn_on_unused_template_args,
        source_digest="" if source is None else _core.sha256(source).hex(),
        code=[(_core.file_digest(file) or b"").hex() for file in code.values()],
    )
    is_all_said = not loaded and source is None  # by the command line and files
    return CachedCompile(cache, action, line, code, front_key if is_all_said else "")
