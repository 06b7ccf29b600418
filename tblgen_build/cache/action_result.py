"""The cache's types: keys of actions, inputs, results, and why a result does not fit."""

from __future__ import annotations

from tblgen_build import _core

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Literal

    from tblgen_build._core import Diagnostic

    ReasonKind = Literal[
        "new", "command", "tool", "input-changed", "input-gone", "appeared",
        "output-missing", "output-modified", "depfile-missing",
    ]  # fmt: skip


class ActionKey:
    """Everything that decides an action's result, except the files that it reads.

    `words` are (tag, text) in an order that is part of the action. Tags whose texts
    are paths are listed in `path_tags`: such texts may be stored relative to a base folder.
    Relative paths start at `directory`, which does not decide the result itself.
    """

    __slots__ = ("directory", "path_tags", "words")

    def __init__(
        self,
        words: tuple[tuple[str, str], ...],
        directory: str = "",
        path_tags: tuple[str, ...] = ("input", "include"),
    ) -> None:
        self.words = words
        self.directory = directory  # empty: the process's
        self.path_tags = path_tags

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, ActionKey)
            and self.words == other.words
            and self.directory == other.directory
            and self.path_tags == other.path_tags
        )


class Inputs:
    """The files a run read, with the SHA-256 of what it read, and those it did not find.

    Paths are spelled as in the key's action, or absolute.
    """

    __slots__ = ("absent", "files")

    def __init__(self, files: tuple[tuple[str, bytes], ...], absent: tuple[str, ...] = ()) -> None:
        self.files = files
        self.absent = absent

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Inputs) and self.files == other.files and self.absent == other.absent
        )

    def __hash__(self) -> int:
        return hash((self.files, self.absent))


class Result:
    """What a run made. The caller names the `outputs`; "" is the main one."""

    __slots__ = ("dependencies", "digests", "messages", "outputs")

    def __init__(
        self,
        outputs: Mapping[str, bytes],
        messages: tuple[Diagnostic, ...] = (),
        dependencies: tuple[str, ...] = (),
    ) -> None:
        self.outputs = outputs
        self.digests: dict[str, str] = {}  # of the outputs that the local store has
        self.messages = messages  # warnings, to be shown again
        self.dependencies = dependencies  # what a dependency file lists

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Result)
            and self.outputs == other.outputs
            and self.messages == other.messages
            and self.dependencies == other.dependencies
        )


class Reason:
    """Why an earlier result does not fit, so that the output is made again."""

    __slots__ = ("kind", "path", "text")

    def __init__(self, kind: ReasonKind, text: str, path: str = "") -> None:
        self.kind = kind
        self.text = text  # a clause for people: "'a.td' has changed"
        self.path = path  # the file it is about


class Recipe:
    """What a result was made from: enough to say later what has changed since."""

    __slots__ = ("inputs", "key")

    def __init__(self, key: ActionKey, inputs: Inputs) -> None:
        self.key = key
        self.inputs = inputs

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Recipe) and self.key == other.key and self.inputs == other.inputs


class FileStates:
    """The current content of files, each read once. A new object reads them again."""

    def __init__(self) -> None:
        self.digests: dict[str, bytes | None] = {}
        self.readable: dict[str, bool] = {}

    # All paths are absolute, or seen from the process's directory.
    def digest(self, path: str) -> bytes | None:
        """SHA-256 of a regular file; None for anything else."""
        try:
            return self.digests[path]
        except KeyError:
            found = self.digests[path] = _core.file_digest(path)
            return found

    def is_readable(self, path: str) -> bool:
        try:
            return self.readable[path]
        except KeyError:
            found = self.readable[path] = _core.is_readable(path)
            return found

    def changes(self, inputs: Inputs, directory: str = "") -> Iterator[Reason]:
        """How the files differ from `inputs`. The first difference makes a lookup miss."""
        for path, digest in inputs.files:
            now = self.digest(seen_from(directory, path))
            if now is None:
                yield Reason("input-gone", f"'{path}' is not there any more", path)
            elif now != digest:
                yield Reason("input-changed", f"'{path}' has changed", path)
        for path in inputs.absent:
            if self.is_readable(seen_from(directory, path)):
                text = f"'{path}' has appeared where it was looked for"
                yield Reason("appeared", text, path)

    def have(self, inputs: Inputs, directory: str = "") -> bool:
        return next(self.changes(inputs, directory), None) is None


def seen_from(directory: str, path: str) -> str:
    return path if not directory or path.startswith("/") else f"{directory}/{path}"
