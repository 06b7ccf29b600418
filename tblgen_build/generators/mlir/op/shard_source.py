"""gen-op-shard: a C++ source that compiles one shard of what gen-op-defs wrote.

Looks at no record: the shard's text is in the file of definitions.
"""

from __future__ import annotations

from tblgen_build._core import RecordError, Records
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.registry import Option, Options, generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

_SOURCE: Final = cpp("""
    $includes

    #define GET_OP_DEFS_$index
    #include "$definitions"
""")

_INCLUDE: Final = cpp("""
    #include "$header"
""")

_OPTIONS: Final = (
    Option("op-shard-index", "uint", "which shard, from 0 on", 0),
    Option("op-shard-definitions", "string", "the file that gen-op-defs wrote, as included"),
    Option("op-shard-header", "strings", "a header that declares what the definitions need"),
)


@generator(
    "gen-op-shard", help="a C++ source that compiles one shard of the operations", options=_OPTIONS
)
def SOURCE(records: Records, options: Options) -> str:
    definitions = options.string("op-shard-definitions")
    if not definitions:
        raise RecordError("--op-shard-definitions: expected the file of the definitions")
    index = options.uint("op-shard-index")
    text = _SOURCE(
        includes=[_INCLUDE(header=header) for header in options.strings("op-shard-header")],
        index=str(index),
        definitions=definitions,
    )
    return f"{file_header(f'Op Definitions, Shard {index}')}{text}"
