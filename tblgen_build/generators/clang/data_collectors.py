"""The data collected from the nodes of the syntax tree: gen-clang-data-collectors.

It is described by classes, not by definitions: each stands for a class of nodes.
"""

from __future__ import annotations

from tblgen_build._core import StringValue
from tblgen_build.generators.cpp import cpp
from tblgen_build.registry import generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

_COLLECTORS: Final = cpp("""
    $collectors
    #undef DEF_ADD_DATA
""")
# The code stands as it was written: it may end in the middle of a line.
_COLLECTOR: Final = cpp("""
    DEF_ADD_DATA($name, {
    $code}
    )
""")


@generator("gen-clang-data-collectors", help="functions that collect what nodes consist of")
def COLLECTORS(records: Records, options: Options) -> str:
    return _COLLECTORS(
        collectors=[
            _COLLECTOR(name=name, code=_code(class_)) for name, class_ in records.classes.items()
        ]
    )


def _code(class_: Record) -> str:
    value = class_.value("Code")
    if value is None:
        raise class_.error(f"class '{class_.name}' has no field 'Code'")
    return value.value if isinstance(value, StringValue) else str(value)
