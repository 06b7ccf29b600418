"""Looks up results, stores them, and explains a cache miss.

Two levels, as ccache's direct mode has them: an action's key leads to a manifest, a
list of inputs that runs of the action had; the first whose files are as they were
leads to its result. Stores are asked in order, the local one first.
"""

from __future__ import annotations

import os

from tblgen_build import _core
from tblgen_build.cache.action_result import FileStates, Recipe, Result
from tblgen_build.cache.entry_format import (
    Blob,
    Candidate,
    Malformed,
    PathMap,
    decode_action_result,
    decode_manifest,
    decode_result,
    encode_action_result,
    encode_manifest,
    encode_result,
    key_digest,
    result_key,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tblgen_build.cache.action_result import ActionKey, Inputs, Reason
    from tblgen_build.cache.local import LocalStore
    from tblgen_build.cache.store import Store

    # Whether a run with these inputs could have had a result with these names of outputs
    # and these dependencies.
    Fits = Callable[[Sequence[str], Sequence[str], Inputs], bool]

MAX_CANDIDATES = 16  # a manifest keeps the latest
MAX_INLINE = 1 << 20  # bytes; making a file takes longer than writing them
MAX_INLINE_REMOTE = 64 << 10  # servers get them twice
NOTHING = _core.sha256(b"").hex()
KEPT_BY_TRIM = 0.8  # of the largest size


class Hit:
    __slots__ = ("recipe", "result")

    def __init__(self, result: Result, recipe: Recipe) -> None:
        self.result = result
        self.recipe = recipe


class ActionCache:
    """A local store and perhaps a remote one, asked second. Thread-safe; never raises."""

    __slots__ = (
        "asks_remote",
        "counts",
        "fetched",
        "local",
        "paths",
        "remote",
        "run_later",
    )

    def __init__(
        self, local: LocalStore, *, remote: Store | None = None, base_dir: str = ""
    ) -> None:
        self.local = local
        self.remote = remote
        self.paths = PathMap(base_dir.rstrip("/"))
        self.asks_remote = True  # false: it only gets what is kept
        self.counts = True  # hits and misses
        self.run_later: Callable[[Callable[[], object]], None] | None = None  # puts on the server
        self.fetched: list[tuple[str, bytes]] = []  # jobs' entries that the local store may get

    def close(self) -> None:
        if self.remote is not None:
            self.remote.close()

    # --- looking up -------------------------------------------------------

    def lookup(self, key: ActionKey, files: FileStates | None = None) -> Result | None:
        """The result of running the action now, or None.

        Many lookups may share `files`, which then says what "now" is.
        """
        hit = self.find(key, files)
        return None if hit is None else hit.result

    def find(
        self,
        key: ActionKey,
        files: FileStates | None = None,
        fits: Fits | None = None,
        *,
        asks_remote: bool = True,
    ) -> Hit | None:
        """As lookup(), with what the result was made from.

        What does not fit is not a result, wherever it comes from: it is neither given nor kept.
        """
        digest = key_digest(key, self.paths)
        files = FileStates() if files is None else files
        is_shared = asks_remote and self.asks_remote
        stores = [self.local, *([self.remote] if self.remote and is_shared else [])]
        for store in stores:
            for candidate in self._candidates(store, digest):
                if not files.have(candidate.inputs, key.directory):
                    continue
                result = self._load(store, digest, candidate, fits)
                if result is None:
                    continue
                if store is not self.local:
                    store.has_served()
                    self._keep(self.local, digest, candidate, result)
                self._count("hits" if store is self.local else "remote-hits", 1)
                return Hit(result, Recipe(key, candidate.inputs))
        if asks_remote:
            self.missed(1)
        return None

    def was_made(self, key: ActionKey) -> bool:
        """Whether results of the action were kept here, of any state of its files."""
        return os.path.exists(self.local.path("ac", key_digest(key, self.paths)))

    def missed(self, count: int) -> None:
        if count:
            self._count("misses", count)

    def _count(self, name: str, events: int) -> None:
        if self.counts:
            self.local.count(name, events)

    # --- jobs: all outputs of a source, as one entry ----------------------

    def find_job(
        self,
        keys: Sequence[ActionKey],
        inputs: Inputs,
        fit: Callable[[Sequence[Result]], bool] = lambda results: True,
    ) -> Sequence[Result] | None:
        """The results of running these actions with the inputs, as a server has them."""
        from tblgen_build.cache.job_entry import job_key  # no command without a server needs it

        digests = [key_digest(key, self.paths) for key in keys]
        for is_placed in (False, True) if self.paths.base else (False,):
            key = job_key(digests, inputs, self.paths, is_placed=is_placed)
            for store in (self.local, self.remote):
                entry = store.entry(key) if store else None
                found = entry and self._job_in(entry, key, digests, inputs)
                if not entry or not found or not fit(found):
                    continue
                if store is self.remote and self.remote:
                    self.remote.has_served()
                    self.fetched.append((key, entry))
                self._count("hits" if store is self.local else "remote-hits", len(found))
                return found
        return None

    def _job_in(
        self, entry: bytes, key: str, digests: Sequence[str], inputs: Inputs
    ) -> Sequence[Result] | None:
        from tblgen_build.cache.job_entry import decode_job

        try:
            found = decode_job(entry, key, tuple([path for path, _ in inputs.files]))
            return [found[digest] for digest in digests]
        except (Malformed, KeyError):
            return None

    def store_job(
        self, keys: Sequence[ActionKey], inputs: Inputs, results: Sequence[Result]
    ) -> None:
        """Put them on the server."""
        if self.remote is None or self.remote.is_read_only:
            return
        from tblgen_build.cache.job_entry import encode_job, job_key

        remote = self.remote
        digests = [key_digest(key, self.paths) for key in keys]
        is_placed = any(map(self._names_base, results))
        key = job_key(digests, inputs, self.paths, is_placed=is_placed)
        named = dict(zip(digests, results, strict=True))

        def put() -> None:
            if entry := encode_job(key, named):
                remote.put_entry(key, entry)

        if self.run_later is None:
            put()
        else:
            self.run_later(put)

    def keep_fetched(self) -> None:
        """Store locally what came from the server, after the command has its result."""
        fetched, self.fetched = self.fetched, []
        for key, entry in fetched:
            self.local.put_entry(key, entry)

    def changes(self, key: ActionKey, files: FileStates | None = None) -> list[Reason]:
        """Why lookup() finds nothing: how the files differ from the inputs nearest to them.

        Empty where it would find something, and where the action was never run.
        """
        digest = key_digest(key, self.paths)
        files = FileStates() if files is None else files
        each = [
            list(files.changes(candidate.inputs, key.directory))
            for candidate in self._candidates(self.local, digest)
        ]
        return min(each, key=len, default=[])

    def _candidates(self, store: Store, key: str) -> list[Candidate]:
        data = self._referred(store, key, "manifest")
        try:
            return [] if data is None else decode_manifest(data, key, self.paths)
        except Malformed:
            return []

    def _referred(self, store: Store, key: str, name: str) -> bytes | None:
        """The first blob of the entry, which has to be called `name`."""
        entry = store.entry(key)
        if entry is None:
            return None
        try:
            blobs = decode_action_result(entry)
        except Malformed:
            return None
        if not blobs or blobs[0].name != name:
            return None
        blob = blobs[0]
        if not blob.contents:
            return store.blob(blob.digest)
        return blob.contents if _core.sha256(blob.contents).hex() == blob.digest else None

    def _result_key(self, key: str, candidate: Candidate) -> str:
        return result_key(key, candidate.inputs, self.paths, candidate.is_placed)

    def _load(
        self, store: Store, action: str, candidate: Candidate, fits: Fits | None
    ) -> Result | None:
        key = self._result_key(action, candidate)
        data = self._referred(store, key, "result")
        if data is None:
            return None
        try:
            index = decode_result(data, key, self.paths)
        except Malformed:
            return None
        names = [name for name, _ in index.outputs]
        if fits is not None and not fits(names, index.dependencies, candidate.inputs):
            return None
        outputs = {}
        for name, digest in index.outputs:
            blob = store.blob(digest)
            if blob is None:
                return None
            outputs[name] = blob
        data = b"" if index.messages == NOTHING else store.blob(index.messages)
        if data is None:
            return None
        try:
            messages = _core.decode_diagnostics(data)
        except ValueError:
            return None
        result = Result(outputs, messages, index.dependencies)
        if store is self.local:
            result.digests.update(index.outputs)
        return result

    # --- keeping ----------------------------------------------------------

    def store(
        self,
        key: ActionKey,
        inputs: Inputs,
        result: Result,
        files: FileStates | None = None,
        *,
        shares: bool = True,
    ) -> bool:
        """Keep what a run gave, on the server too if it `shares`; False where it was not kept.

        `inputs` are as the run read them. Files that have changed since are a reason to
        keep nothing; `files`, where many runs share it, says what they are now.
        """
        files = FileStates() if files is None else files
        if not files.have(inputs, key.directory):
            self.local.count("edited")
            return False
        is_placed = self._names_base(result)
        digest = key_digest(key, self.paths)
        candidate = Candidate(inputs, is_placed)
        is_kept = self._keep(self.local, digest, candidate, result)
        if self.remote is not None and shares:
            is_kept = self._share(self.remote, digest, candidate, result) or is_kept
        if self.local.is_full():
            from tblgen_build.cache.trim import trim

            trim(self.local, int(self.local.max_size * KEPT_BY_TRIM))
        return is_kept

    def _share(self, remote: Store, key: str, candidate: Candidate, result: Result) -> bool:
        if self.run_later is None:
            return self._keep(remote, key, candidate, result)
        self.run_later(lambda: self._keep(remote, key, candidate, result))
        return False

    def _names_base(self, result: Result) -> bool:
        texts = [*result.outputs.values(), _core.encode_diagnostics(result.messages)]
        return any(self.paths.occurs_in(text) for text in texts)

    def _keep(self, store: Store, key: str, candidate: Candidate, result: Result) -> bool:
        """What is referred to first, what refers to it last."""
        if store.is_read_only:
            return False
        blobs = []
        names = {f"output{name}": data for name, data in result.outputs.items()}
        for name, data in {**names, "messages": _core.encode_diagnostics(result.messages)}.items():
            digest = store.put_blob(data)
            if digest is None:
                return False
            blobs.append(Blob(name, digest, len(data)))
        if store is self.local:
            digests = [blob.digest for blob in blobs]
            result.digests.update(zip(result.outputs, digests, strict=False))
        own_key = self._result_key(key, candidate)
        index = encode_result(own_key, result, [blob.digest for blob in blobs], self.paths)
        return self._put(store, own_key, "result", index, blobs) and self._add(
            store, key, candidate
        )

    def _add(self, store: Store, key: str, candidate: Candidate) -> bool:
        """Put the candidate first in the manifest. Of two writers at once one may lose its own."""
        others = [other for other in self._candidates(store, key) if other != candidate]
        candidates = [candidate, *others][:MAX_CANDIDATES]
        return self._put(store, key, "manifest", encode_manifest(key, candidates, self.paths), [])

    def _put(self, store: Store, key: str, name: str, data: bytes, more: list[Blob]) -> bool:
        """A small one is in the entry, which saves a request. Servers also check for the blob."""
        is_local = store is self.local
        is_inline = len(data) <= (MAX_INLINE if is_local else MAX_INLINE_REMOTE)
        digest = _core.sha256(data).hex() if is_local and is_inline else store.put_blob(data)
        if digest is None:
            return False
        blob = Blob(name, digest, len(data), data if is_inline else b"")
        entry = encode_action_result([blob, *more])
        return store.put_entry(key, entry)
