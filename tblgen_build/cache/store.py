"""The interface of a store: entries by key and blobs by digest, on disk or on a server.

Another kind of store is a class with these methods. None of them raises: what cannot be read is
missing, what cannot be written is not kept. This file is for type checkers only; no other file
imports it at run time.
"""

from __future__ import annotations

from typing import Protocol


class Store(Protocol):
    is_read_only: bool
    latency: float  # seconds that the last request took

    def entry(self, key: str) -> bytes | None:
        """What is kept under `key`. Nothing says that it is right."""

    def blob(self, digest: str) -> bytes | None:
        """The bytes that have the SHA-256 `digest`: they are checked."""

    def put_entry(self, key: str, data: bytes) -> bool:
        """Keep `data` under `key`; False where that did not succeed."""

    def put_blob(self, data: bytes) -> str | None:
        """The digest of what is now kept, or None where that did not succeed."""

    def has_served(self) -> None:
        """A whole result came from here."""

    def close(self) -> None:
        """Let go of connections. The store may be used further."""
