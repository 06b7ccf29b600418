"""How MLIR's generators differ between releases: a row a difference, in the outputs' order."""

from __future__ import annotations

from tblgen_build.releases import Difference

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

SEEN: Final = (19, 21, 22)  # releases that there are references of

NAMESPACES_ARE_JOINED: Final = Difference(
    "namespaces are joined",
    "a nested namespace is opened as `namespace a::b`; before, each for itself",
    since=22,
    seen="all of C++",
)

BUILDERS_HAVE_CREATE: Final = Difference(
    "builders have `create`",
    "an operation has a static `create` beside each `build`",
    since=21,
    seen="gen-op-decls, gen-op-defs",
    derived="20 as 19: `create` came after 20 was released",
)
