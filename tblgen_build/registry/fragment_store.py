"""Texts of single entities (an operation, a type) kept from one run of a generator to the next.

It does not know what the texts are, nor what entities are made of: a record's digest says
whether it is the same.
"""

from __future__ import annotations

from tblgen_build._core import DEFAULT_RELEASE, sha256

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Mapping, Sized

    from tblgen_build._core import Record

    Fragment = tuple[str, ...]

_MAX_SIZE = 1 << 28


class FragmentStore:
    """What `Generator.generate` may take over from its earlier runs, over any records.

    One store serves all generators of a process, one thread at a time. It holds for
    generators as they are loaded: after loading one again, start with a new store.
    Beyond `max_size` characters, what was not used for longest goes.
    """

    __slots__ = ("_fragments", "_max_size", "_size")

    def __init__(self, max_size: int = _MAX_SIZE) -> None:
        self._max_size = max_size
        self._size = 0
        self._fragments: dict[bytes, Fragment] = {}  # used longest ago first

    def __len__(self) -> int:
        return len(self._fragments)

    def of_run(
        self, generator: str, options: Mapping[str, Hashable], release: str = str(DEFAULT_RELEASE)
    ) -> Fragments:
        """What a run of the generator with these options' values sees.

        `release`: the identity of the release it is for.
        """
        return Fragments(self, (generator, release, *sorted(options.items())))

    def get(self, key: bytes) -> Fragment | None:
        """What was put there; None if that is gone."""
        found = self._fragments.pop(key, None)
        if found is not None:
            self._fragments[key] = found
        return found

    def put(self, key: bytes, fragment: Fragment) -> None:
        """May drop others, which were not used for longest."""
        self._remove(key)
        self._fragments[key] = fragment
        self._size += _size(fragment)
        while self._size > self._max_size and len(self._fragments) > 1:
            self._remove(next(iter(self._fragments)))

    def _remove(self, key: bytes) -> None:
        found = self._fragments.pop(key, None)
        if found is not None:
            self._size -= _size(found)


def _size(fragment: Fragment) -> int:
    return sum(map(len, fragment))


class Fragments:
    """The fragments that one run of a generator may take over and leaves to the next.

    A fragment may depend on the entity, all that it refers to, the options and `context`, which has
    to have what else there is. It may not depend on positions.
    """

    __slots__ = ("_prefixes", "_run", "_store")

    def __init__(self, store: FragmentStore, run: tuple[Hashable, ...]) -> None:
        self._store = store
        self._run = run
        self._prefixes: dict[Hashable, bytes] = {}  # of keys, by context

    def get(self, entity: Record, context: Hashable = None) -> Fragment | None:
        """The entity's, of an earlier run."""
        return self._store.get(self._key(entity, context))

    def put(self, entity: Record, fragment: Fragment, context: Hashable = None) -> None:
        """For the next run. It may not be one whose emission has something to say."""
        self._store.put(self._key(entity, context), fragment)

    def each(
        self,
        entities: Iterable[Record],
        emit: Callable[[Record], Fragment],
        context: Hashable = None,
        warnings: Sized = (),
    ) -> list[Fragment]:
        """Each entity's fragment: an earlier run's, else what `emit` makes of it.

        One whose emission adds to `warnings` is not kept: the next run has to warn again.
        """
        return [self._one(entity, emit, context, warnings) for entity in entities]

    def _one(
        self,
        entity: Record,
        emit: Callable[[Record], Fragment],
        context: Hashable,
        warnings: Sized,
    ) -> Fragment:
        fragment = self.get(entity, context)
        if fragment is None:
            known = len(warnings)
            fragment = emit(entity)
            if len(warnings) == known:
                self.put(entity, fragment, context)
        return fragment

    def _key(self, entity: Record, context: Hashable) -> bytes:
        prefix = self._prefixes.get(context)
        if prefix is None:
            prefix = sha256(repr((self._run, context)).encode(errors="surrogateescape"))
            self._prefixes[context] = prefix
        return prefix + entity.digest()
