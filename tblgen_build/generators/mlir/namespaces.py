"""Namespaces around generated code, opened as the release does."""

from __future__ import annotations

from tblgen_build.generators.cpp import sections
from tblgen_build.releases.mlir import NAMESPACES_ARE_JOINED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Release, TemplateValue


def in_namespace(release: Release, name: str, body: TemplateValue) -> str:
    """The body in the namespace `a::b`, or `::a::b`; as it is where the name is empty."""
    if release.has(NAMESPACES_ARE_JOINED):
        return sections.in_namespace(name, body)
    return sections.in_nested_namespaces(name, body)
