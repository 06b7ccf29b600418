"""The words that decide an action's result, for the cache's key and for explanations.

This is the only list: a word added to `deciding_words` is in every key and every explanation.
docs/design/cache.md, "The way of a compile".
"""

from __future__ import annotations

from os.path import basename

from tblgen_build.cache.action_result import ActionKey
from tblgen_build.registry.find import builtin_generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tblgen_build.driver.action import Action

    Word = tuple[str, str]

# How explanations call a tag's words, and whether these are a list; of other tags they say nothing.
LABELS: dict[str, tuple[str, bool]] = {
    "input": ("source file", False),
    "directory": ("folder the command runs in", False),
    "generator": ("generator", False),
    "maker": ("tool", False),
    "output": ("name of the output", False),
    "depfile": ("dependency file", False),
    "depfile-target": ("target of the dependency file", False),
    "depfile-root": ("folder that the dependency file is relative to", False),
    "build-dir": ("build folder", False),
    "guard": ("guard", False),
    "unused-template-args": ("handling of unused template arguments", False),
    "release": ("release of LLVM", False),
    "include": ("include folders", True),
    "define": ("defines", True),
    "load": ("generator files", True),
    "argument": ("arguments", True),
    "option": ("options", True),
}


def deciding_words(action: Action) -> Iterator[Word]:
    """All that the action itself says of its result, in an order that is part of it.

    Where the output goes decides nothing (a wrapped tool's additional files are called after it).
    Generators from elsewhere are told by their files' content; what these import are inputs.
    """
    unit = action.unit
    yield "input", unit.source
    if action.wrapped:
        yield "name", basename(action.output)
        from tblgen_build.driver.wrapped import further_arguments

        for text in further_arguments(action):
            yield "argument", text
    else:
        yield "generator", action.generator
        yield "module", generator_module(action)
    yield "unused-template-args", "warn" if unit.warn_on_unused_template_args else "ignore"
    if unit.release is not None:
        yield "release", str(unit.release)
    for folder in unit.include_dirs:
        yield "include", folder
    for name in sorted(set(unit.defines)):
        yield "define", name
    for name, value in action.options:
        for part in value if isinstance(value, tuple) else (value,):
            yield "option", f"--{name}={part}"


def placing_words(action: Action) -> Iterator[Word]:
    """The rest of the action: the tool that makes the output, and where it goes."""
    yield "directory", action.directory
    yield "maker", action.wrapped or action.personality
    yield "output", action.output
    yield "depfile", action.depfile
    yield "depfile-target", action.depfile_target
    yield "depfile-root", action.depfile_root
    yield "build-dir", action.build_dir
    yield "guard", action.guard
    for path in action.loads:
        yield "load", path


def action_key(
    action: Action,
    tool: str,
    digest: Callable[[str], bytes | None],
    source: bytes | None = None,
) -> ActionKey:
    """What results of the action are kept by.

    `tool` is the digest of what makes it; `digest` gives that of a file as the action
    names it; `source` is that of standard input, where it is the main file.
    """
    words = [("tool", tool), *deciding_words(action)]
    if source is not None:
        words.append(("source", source.hex()))
    words += [("code", (digest(path) or b"").hex()) for path in action.loads]
    return ActionKey(tuple(words), action.directory)


def generator_module(action: Action) -> str:
    """Where the generator comes from; nothing is imported for it."""
    if action.loads:
        return "loaded"
    builtin = builtin_generator(action.generator, action.personality)
    return "loaded" if builtin is None else builtin[1]
