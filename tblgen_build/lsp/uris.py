"""Paths as `file:` addresses, and back."""

from __future__ import annotations

from urllib.parse import quote, unquote, urlsplit


def uri_of(path: str) -> str:
    return f"file://{quote(path)}"


def path_of(uri: str) -> str:
    """Empty where it is no file."""
    parts = urlsplit(uri)
    return unquote(parts.path) if parts.scheme == "file" else ""
