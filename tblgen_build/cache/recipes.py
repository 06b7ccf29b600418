"""What each output was last made from, to explain why it is made again.

A manifest leads from an action to its inputs; where the action itself has changed, no manifest
leads to the old result. So the recipe of each output is kept beside the store, under the output's
path. It is a note for people: no decision depends on it.
"""

from __future__ import annotations

import os

from tblgen_build import _core
from tblgen_build.cache.action_result import ActionKey, FileStates, Reason, Recipe
from tblgen_build.cache.entry_format import (
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

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from tblgen_build.cache.local import LocalStore

    Words = Sequence[tuple[str, str]]
    Labels = Mapping[str, tuple[str, bool]]  # what people call a tag's words; whether it is a list

HEADER = b"tblgen-build recipe 1\n"
TOOL_CHANGED = "tblgen itself has changed"
# Tags whose texts are digests, which are not shown.
OPAQUE = {
    "code": "the code of its generator has changed",
    "source": "standard input has changed",
}


def encode_recipe(recipe: Recipe) -> bytes:
    """Lines of `directory`, `word TAG TEXT`, `file` and `absent`, as a manifest has them."""
    lines = [b"directory " + escaped(recipe.key.directory)]
    lines += [b"word %s %s" % (tag.encode(), escaped(text)) for tag, text in recipe.key.words]
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
    return Recipe(ActionKey(tuple(words), directory), inputs_of(rows))


def differences(
    old: Recipe, key: ActionKey, labels: Labels, files: FileStates | None = None
) -> Iterator[Reason]:
    """What of the recipe is not so any more. Nothing: the old result is the action's."""
    if opaque(old.key.words, "tool") != opaque(key.words, "tool"):
        yield Reason("tool", TOOL_CHANGED)
    yield from word_changes(old.key.words, key.words, labels)
    for tag, text in OPAQUE.items():
        if opaque(old.key.words, tag) != opaque(key.words, tag):
            yield Reason("command", text)
    files = FileStates() if files is None else files
    yield from files.changes(old.inputs, key.directory)


def opaque(words: Words, tag: str) -> list[str]:
    return [text for own, text in words if own == tag]


def word_changes(old: Words, new: Words, labels: Labels) -> Iterator[Reason]:
    """By tag, in the order in which the new words have them; of tags that have a label."""
    for tag in dict.fromkeys(tag for tag, _ in (*new, *old)):
        before, after = opaque(old, tag), opaque(new, tag)
        if before != after and tag in labels:
            label, is_list = labels[tag]
            text = difference(before, after) if is_list else replacement(before, after)
            yield Reason("command", f"its {label} {text}")


def replacement(before: Sequence[str], after: Sequence[str]) -> str:
    return f"was {shown(before)} and is {shown(after)}"


def shown(texts: Sequence[str]) -> str:
    return f"'{texts[0]}'" if texts and texts[0] else "not given"


def difference(before: Sequence[str], after: Sequence[str]) -> str:
    """`-` before what is gone, `+` before what is new; or that only the order differs."""
    parts = [f"-'{text}'" for text in before if text not in after]
    parts += [f"+'{text}'" for text in after if text not in before]
    return "changed: " + (", ".join(parts) if parts else "their order")


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
