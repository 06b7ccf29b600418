"""The cache's part in a drop-in compile: which compiles use it, and what else it keeps.

Besides the result, an entry for the launcher, which serves the same command line by itself,
and a note of what the output was made from, for `tblgen explain`.
"""

from __future__ import annotations

import os

from tblgen_build import _core, running_code
from tblgen_build.cache.action_cache import Hit
from tblgen_build.cache.action_result import ActionKey, Recipe
from tblgen_build.cache.front import put_front
from tblgen_build.cache.recipes import remember
from tblgen_build.driver.action import STDIN, STDOUT
from tblgen_build.driver.caching import LoadedCode, open_compile_cache
from tblgen_build.driver.results import digests_of, inputs_of, result_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from tblgen_build.cache.action_result import Result
    from tblgen_build.driver.action import Action
    from tblgen_build.driver.caching import CompileCache
    from tblgen_build.driver.generate import Generated, ParsedUnit
    from tblgen_build.registry import Generator


class CachedCompile:
    """One compile, before and after its run."""

    __slots__ = ("action", "cache", "front_key", "key", "known", "line")

    def __init__(
        self,
        cache: CompileCache,
        action: Action,
        key: ActionKey,
        line: _core.CommandLine,
        front_key: str,
    ) -> None:
        self.cache = cache
        self.action = action
        self.key = key
        self.line = line
        self.front_key = front_key  # empty: the launcher cannot serve it
        self.known: Hit | None = None  # what is in the cache, once that is known

    def lookup(self) -> Result | None:
        if self.action.source == STDIN:
            self.known = self.cache.lookup(self.action, self.key)
        else:
            (self.known,) = self.cache.lookup_all([self.action], _core.Session())
        self.cache.files = None  # later the files are checked again
        if self.known is None:
            return None
        self._remember(self.known.recipe)
        return self.known.result

    def store(self, parsed: ParsedUnit, generated: Generated) -> None:
        """Keep what the run gave, if the code that made it is the code that the key names."""
        inputs = inputs_of(parsed, generated)
        if inputs is None or not generated.is_pure:
            return
        result, recipe = result_of(parsed, generated), Recipe(self.key, inputs)
        self.cache.store(self.action, generated, inputs, result, self.key)
        if self.cache.flush():
            self.known = Hit(result, recipe)
        self.cache.share([[(self.action, inputs, result)]])
        self._remember(recipe)

    def _remember(self, recipe: Recipe) -> None:
        if self.action.output != STDOUT:
            key = ActionKey(recipe.key.words, os.getcwd())
            remember(self.cache.cache.local, self.action.output, Recipe(key, recipe.inputs))

    def put_front(self, depfile: bytes, files: Mapping[str, bytes]) -> None:
        """Let the launcher serve this command line by itself from now on."""
        self.cache.cache.keep_fetched()
        if not self.front_key or self.known is None or not running_code.is_as_started():
            return
        put_front(
            self.cache.cache.local,
            self.front_key,
            self.known.recipe.inputs,
            files,
            (self.action.depfile, depfile) if self.action.depfile else None,
            self.known.result.messages,
            keep_when_same=self.line.write_if_changed,
            kept=digests_of(self.action, self.known.result, files),
        )


def cached_compile(
    line: _core.CommandLine,
    action: Action,
    source: bytes | None,
    loaded: Mapping[str, Generator],
    front_key: str,
) -> CachedCompile | None:
    """The compile of `action`, which `line` asks for; None where it takes no part.

    `source` is the text of standard input, where that is the main file. `front_key` is
    where the launcher has looked the command line up.
    """
    if source is None and _core.file_digest(line.input) is None:
        return None  # a pipe can be read only once
    files = None
    if action.generator in loaded:
        files = LoadedCode(action, running_code.foreign_modules().values())
    cache = open_compile_cache(files)
    key = None if cache is None else cache.key(action, source)
    if cache is None or key is None:
        return None
    is_all_known = not loaded and source is None  # by the command line and files
    return CachedCompile(cache, action, key, line, front_key if is_all_known else "")
