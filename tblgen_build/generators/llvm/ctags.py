"""Where classes and definitions stand, for editors (gen-ctags)."""

from __future__ import annotations

from tblgen_build.registry import generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Records
    from tblgen_build.registry import Options

_HEADER = (
    "!_TAG_FILE_FORMAT\t1\t/original ctags format/\n"
    "!_TAG_FILE_SORTED\t1\t/0=unsorted, 1=sorted, 2=foldcase/\n"
)


@generator("gen-ctags", help="Generate ctags-compatible index")
def CTAGS(records: Records, options: Options) -> str:
    tags = sorted(records.places())
    return _HEADER + "".join([f"{name}\t{file}\t{line}\n" for name, file, line, _ in tags])
