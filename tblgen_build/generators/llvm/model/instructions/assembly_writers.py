"""The assembly writers that a target lists, and the option that chooses one.

It knows nothing of what is written with them.
"""

from __future__ import annotations

from tblgen_build.registry import Option

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record
    from tblgen_build.registry import Options

WRITER_OPTION: Final = Option(
    "asmwriternum", kind="uint", help="which of the target's assembly writers to write"
)


def chosen_writer(target: Record, options: Options) -> Record:
    number = options.uint(WRITER_OPTION.name)
    writers = target.value_as_list_of_defs("AssemblyWriters")
    if number >= len(writers):
        raise target.error(f"the target lists no assembly writer number {number}")
    return writers[number]
