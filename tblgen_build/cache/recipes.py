"""What each output was last made from, so that one can say why it is made anew.

A manifest leads from an action to its inputs; where the action itself has changed, no
manifest leads to the old result. So the recipe of an output is remembered by its
path, beside the store: a note for people, which decides nothing.
"""

from __future__ import annotations

import os

from tblgen_build import _core
from tblgen_build.cache.encoding import (
    Malformed,
    PathMap,
    decode_lines,
    decode_row,
    encode_inputs,
    escaped,
    inputs_of,
    to_bytes,
    unescaped,
)
from tblgen_build.cache.model import Action, Change, FileStates, Recipe

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tblgen_build.cache.local import LocalStore

HEADER = b"tblgen-build recipe 1\n"
# Whose texts are digests: nobody wants to see them.
_OPAQUE = {"tool": "the tool itself", "code": "a generator's code", "source": "standard input"}


def encode_recipe(recipe: Recipe) -> bytes:
    """Lines of `directory`, `word TAG TEXT`, `file` and `absent`, as a manifest has them."""
    lines = [b"directory " + escaped(recipe.action.directory)]
    lines += [b"word %s %s" % (tag.encode(), escaped(text)) for tag, text in recipe.action.words]
    lines += encode_inputs(recipe.inputs, PathMap())
    return HEADER + b"\n".join([*lines, b"end\n"])


def decode_recipe(data: bytes) -> Recipe:
    """Raises Malformed."""
    directory = ""
    words: list[tuple[str, str]] = []
    rows = []
    for tag, rest in decode_lines(data, HEADER):
        if tag == b"directory":
            directory = unescaped(rest)
        elif tag == b"word":
            name, _, text = rest.partition(b" ")
            words.append((unescaped(name), unescaped(text)))
        else:
            rows.append(decode_row(tag, rest, PathMap()))
    return Recipe(Action(tuple(words), directory), inputs_of(rows))


def differences(old: Recipe, action: Action, files: FileStates | None = None) -> Iterator[Change]:
    """What of the recipe is not so any more. Nothing: the old result is the result of `action`."""
    yield from word_changes(old.action, action)
    files = FileStates() if files is None else files
    yield from files.changes(old.inputs, action.directory)


def word_changes(old: Action, new: Action) -> Iterator[Change]:
    """By tag, in the order in which the new action has them."""
    for tag in dict.fromkeys(tag for tag, _ in (*new.words, *old.words)):
        before = [text for own, text in old.words if own == tag]
        after = [text for own, text in new.words if own == tag]
        if before != after:
            yield from _tag_changes(tag, before, after)


def _tag_changes(tag: str, before: Sequence[str], after: Sequence[str]) -> Iterator[Change]:
    if tag in _OPAQUE:
        yield Change(tag, "", f"{_OPAQUE[tag]} has changed")
        return
    if len(before) == len(after) == 1:
        yield Change(tag, after[0], f"{tag} is '{after[0]}' and was '{before[0]}'")
        return
    added = [text for text in after if text not in before]
    removed = [text for text in before if text not in after]
    yield from (Change(tag, text, f"{tag} '{text}' is new") for text in added)
    yield from (Change(tag, text, f"{tag} '{text}' is gone") for text in removed)
    if not added and not removed:
        yield Change(tag, "", f"{tag}: the order has changed")


# --- by output --------------------------------------------------------------


def _note_path(store: LocalStore, output: str) -> str:
    return store.path("last", _core.sha256(to_bytes(os.path.abspath(output))).hex())


def remember(store: LocalStore, output: str, recipe: Recipe) -> None:
    """Note what `output` has just been made from; a note that says so already stays."""
    path, data = _note_path(store, output), encode_recipe(recipe)
    if store.read(path) != data:
        store.put(path, data)


def recall(store: LocalStore, output: str) -> Recipe | None:
    data = store.read(_note_path(store, output))
    try:
        return None if data is None else decode_recipe(data)
    except Malformed:
        return None
