"""What a name means: definition and uses, over the files of a translation unit.

Scopes are those of the language; types only as far as they are written. Nothing is evaluated, so
computed names are not found.
docs/design/language-server.md, "Names".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from tblgen_build.syntax.tree import (
    ARGUMENT,
    CLASS,
    FIELD,
    LET,
    MULTICLASS,
    OUTER_LET,
    Call,
    Chunk,
    Node,
    Tree,
    Use,
)

MAX_STEPS = 2000  # classes visited for one question: they may derive from each other in circles
GLOBALS = ("def", "defm", "defvar", "defset")


class Mention(NamedTuple):
    """Where a name stands: a file, and its span there."""

    path: str
    start: int
    end: int


class Place:
    """A node, and the file and the chunk it is in."""

    __slots__ = ("chunk", "node", "path")

    def __init__(self, path: str, chunk: Chunk, node: Node) -> None:
        self.path = path
        self.chunk = chunk
        self.node = node

    def key(self) -> tuple[str, int]:
        return self.path, self.chunk.offset + self.node.name_span[0]

    def mention(self) -> Mention:
        return Mention(self.path, *self.span())

    def span(self) -> tuple[int, int]:
        """Of the name, in the file."""
        start, end = self.node.name_span
        return self.chunk.offset + start, self.chunk.offset + end

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Place) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"<{self.node.kind} {self.node.name} in {self.path}>"


class Program:
    """The files of a unit, by path, in the order they are read."""

    def __init__(self, trees: Mapping[str, Tree]) -> None:
        self.trees = trees
        self._classes: dict[str, Place | None] = {}

    # --- definitions ---------------------------------------------------------------

    def defined(self, name: str, *kinds: str) -> list[Place]:
        found: list[Place] = []
        for path, tree in self.trees.items():
            for chunk, node in tree.defined.get(name, ()):
                if node.kind in kinds:
                    found.append(Place(path, chunk, node))
        return found

    def all_defined(self, *kinds: str, part: str = "") -> Iterator[Place]:
        """Those whose names have the part in them, in small letters."""
        for path, tree in self.trees.items():
            for chunk in tree.chunks:
                for node in chunk.defined:
                    if node.kind in kinds and (not part or part in node.name.lower()):
                        yield Place(path, chunk, node)

    def class_named(self, name: str) -> Place | None:
        """Its definition, rather than what declares it before."""
        if name not in self._classes:
            found = self.defined(name, "class")
            whole = [p for p in found if p.node.body[0] >= 0 or p.node.parents or p.node.args]
            self._classes[name] = next(iter(whole or found), None)
        return self._classes[name]

    def called(self, call: Call) -> Place | None:
        """The class or multiclass whose arguments these are."""
        if call.role == MULTICLASS:
            multiclasses = self.defined(call.name, "multiclass")
            if multiclasses:
                return multiclasses[0]
        return self.class_named(call.name)

    # --- classes and their fields ----------------------------------------------------

    def ancestors(self, place: Place) -> Iterator[Place]:
        """It, then all classes it derives from, each once."""
        seen: set[str] = set()
        waiting = [place]
        while waiting and len(seen) < MAX_STEPS:
            at = waiting.pop(0)
            yield at
            for use in at.node.parents:
                if use.name not in seen:
                    seen.add(use.name)
                    found = self.class_named(use.name)
                    if found is not None and found.node.kind == "class":
                        waiting.append(found)

    def derives_from(self, place: Place, name: str) -> bool:
        return any(at.node.kind == "class" and at.node.name == name for at in self.ancestors(place))

    def fields(self, place: Place) -> Iterator[Place]:
        """All fields of a record, its own first; the nearest declaration of each."""
        seen: set[str] = set()
        for at in self.ancestors(place):
            for node in at.node.children:
                if node.kind == "field" and node.name not in seen:
                    seen.add(node.name)
                    yield Place(at.path, at.chunk, node)

    def field(self, place: Place, name: str) -> Place | None:
        """Where the field is declared first, seen from the root of the classes."""
        found: Place | None = None
        for at in self.ancestors(place):
            for node in at.node.children:
                if node.kind == "field" and node.name == name:
                    found = Place(at.path, at.chunk, node)
        return found

    def fields_named(self, name: str) -> Iterator[Place]:
        for place in self.all_defined("class", "def"):
            for node in place.node.children:
                if node.kind == "field" and node.name == name:
                    yield Place(place.path, place.chunk, node)

    def argument(self, place: Place, name: str) -> Place | None:
        for node in place.node.args:
            if node.name == name:
                return Place(place.path, place.chunk, node)
        return None

    # --- uses ------------------------------------------------------------------------

    def meaning(self, path: str, chunk: Chunk, use: Use) -> list[Place]:
        """What the name stands for; several if the text does not tell which."""
        if use.role == CLASS:
            found = self.class_named(use.name)
            return [found] if found is not None else self.defined(use.name, "deftype")
        if use.role == MULTICLASS:
            multiclasses = self.defined(use.name, "multiclass")
            found = self.class_named(use.name)
            return multiclasses[:1] or ([found] if found is not None else [])
        if use.role == ARGUMENT:
            called = self.called(use.call) if use.call is not None else None
            found = self.argument(called, use.name) if called is not None else None
            return [found] if found is not None else []
        if use.role in (LET, OUTER_LET):
            return self.field_that_is_set(path, chunk, use)
        if use.role == FIELD:
            owner = self.owner(path, chunk, use.base)
            if owner is not None:
                found = self.field(owner, use.name)
                return [found] if found is not None else []
            return unique(self.fields_named(use.name))
        found = self.variable(path, chunk, use)
        return [found] if found is not None else self.globals_named(use.name)

    def globals_named(self, name: str) -> list[Place]:
        return self.defined(name, *GLOBALS)[:1]

    def field_that_is_set(self, path: str, chunk: Chunk, use: Use) -> list[Place]:
        node = use.node
        if use.role == LET:
            record = node.record() if node is not None else None
            if record is None:
                return []
            found = self.field(Place(path, chunk, record), use.name)
            return [found] if found is not None else []
        # A `let` around statements: the field of one of the records in it.
        let = node.parent if node is not None else None
        if let is not None:
            for inner in let.inside():
                if inner.kind in ("def", "class", "defm") and inner is not let:
                    found = self.field(Place(path, chunk, inner), use.name)
                    if found is not None:
                        return [found]
        return unique(self.fields_named(use.name))

    def owner(self, path: str, chunk: Chunk, base: Use | str | None) -> Place | None:
        """The record or class whose field follows a dot."""
        if isinstance(base, str):
            return self.class_named(base)
        if base is None:
            return None
        for place in self.meaning(path, chunk, base):
            return self.record_of(place)
        return None

    def record_of(self, place: Place, depth: int = 0) -> Place | None:
        """What a value of that variable is an instance of."""
        node = place.node
        if node.kind in ("class", "def", "defm"):
            return place
        if node.type_name:
            return self.class_named(node.type_name)
        if node.kind == "variable" and node.value[0] >= 0 and depth < 20:
            return self.element_of(place)
        if node.kind == "defvar" and node.value[0] >= 0 and depth < 20:
            for use in place.chunk.uses:
                if use.start == node.value[0]:
                    if use.role == CLASS and use.call is not None:
                        is_all = use.call.close + 1 == node.value[1]
                        return self.class_named(use.name) if is_all else None
                    if use.end == node.value[1]:
                        for meant in self.meaning(place.path, place.chunk, use):
                            return self.record_of(meant, depth + 1)
        return None

    def element_of(self, variable: Place) -> Place | None:
        """The class of a loop's variable, where the list is a name with a type."""
        for use in variable.chunk.uses:
            if (use.start, use.end) == variable.node.value or (
                use.role == FIELD and use.end == variable.node.value[1]
            ):
                for meant in self.meaning(variable.path, variable.chunk, use):
                    type_ = meant.chunk.word(meant.node.type_span)
                    if meant.node.type_span[0] >= 0 and type_.startswith("list<"):
                        return self.class_named(type_[5:-1].strip())
        return None

    def variable(self, path: str, chunk: Chunk, use: Use) -> Place | None:
        """From the innermost scope out."""
        for node in self.visible(path, chunk, use.node, use.start):
            if node.node.name == use.name:
                return node
        return None

    def visible(self, path: str, chunk: Chunk, scope: Node | None, offset: int) -> Iterator[Place]:
        """All that has a name in these scopes: variables, arguments, fields; innermost first."""
        at = scope
        while at is not None:
            for node in at.binders:
                if node.kind == "variable":
                    yield Place(path, chunk, node)
            for node in at.children:
                if node.kind == "defvar" and node.start < offset and node.end <= offset:
                    yield Place(path, chunk, node)
            for node in at.args:
                yield Place(path, chunk, node)
            if at.kind in ("class", "def"):
                yield from self.fields(Place(path, chunk, at))
            at = at.parent

    def references(self, target: Place, paths: Iterable[str]) -> Iterator[Mention]:
        """All uses of it, and of other declarations, in these files of the program."""
        name = target.node.name
        for path in paths:
            tree = self.trees.get(path)
            if tree is None or name not in tree.text:
                continue
            for chunk in tree.chunks:
                if name not in chunk.text:
                    continue
                for use in chunk.uses:
                    if use.name == name and target in self.meaning(path, chunk, use):
                        yield Mention(path, chunk.offset + use.start, chunk.offset + use.end)
                if target.node.kind == "class":
                    for node in chunk.defined:
                        if node.kind == "class" and node.name == name:
                            declared = Place(path, chunk, node)
                            if declared != target:
                                yield declared.mention()

    def target_at(self, path: str, offset: int) -> list[Place]:
        """What the name at the offset means, or declares."""
        tree = self.trees.get(path)
        if tree is None:
            return []
        found = tree.use_at(offset)
        if found is not None:
            return self.meaning(path, *found)
        declared = tree.declared_at(offset)
        if declared is None or declared[1].kind in ("include", "body let", "outer let"):
            return []
        place = Place(path, *declared)
        if place.node.kind == "class":
            return [self.class_named(place.node.name) or place]
        if place.node.kind == "field":
            record = place.node.record()
            first = record and self.field(Place(path, place.chunk, record), place.node.name)
            return [first or place]
        return [place]


def unique(places: Iterator[Place]) -> list[Place]:
    """The one there is; nothing where there are several."""
    first = next(places, None)
    if first is None or next(places, None) is not None:
        return []
    return [first]
