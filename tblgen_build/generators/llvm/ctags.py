"""The positions of classes and definitions, for editors (gen-ctags)."""

from __future__ import annotations

from tblgen_build.generators.cpp import Template
from tblgen_build.registry import generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.registry import Options

_INDEX: Final = Template("""
    !_TAG_FILE_FORMAT\t1\t/original ctags format/
    !_TAG_FILE_SORTED\t1\t/0=unsorted, 1=sorted, 2=foldcase/
    $tags
""")


@generator("gen-ctags", help="index of definitions for editors, as ctags writes it")
def CTAGS(records: Records, options: Options) -> str:
    tags = sorted(records.places())
    return _INDEX(tags=[f"{name}\t{file}\t{line}" for name, file, line, _ in tags])
