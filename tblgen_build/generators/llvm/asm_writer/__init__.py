"""gen-asm-writer: how instructions, registers and aliases are printed as assembly."""

from __future__ import annotations

from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.registry import generator

from ..model.instructions.assembly_writers import WRITER_OPTION, chosen_writer
from ..model.instructions.instruction_set import InstructionSet
from ..model.target import require_target
from .aliases import AliasPrinter
from .instructions import InstructionPrinter
from .register_names import register_names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Records
    from tblgen_build.registry import Options


@generator(
    "gen-asm-writer", help="printer of assembly instructions", options=[WRITER_OPTION], fitted=18
)
def ASM_WRITER(records: Records, options: Options) -> str:
    target = require_target(records)
    writer = chosen_writer(target, options)
    class_ = target.name + writer.value_as_string("AsmWriterClassName")
    variant = writer.value_as_int("Variant")
    pass_subtarget = bool(writer.value_as_int("PassSubtarget"))
    instructions = InstructionSet.of(records)
    printer = InstructionPrinter(instructions, class_, variant, pass_subtarget)
    aliases = AliasPrinter(records, instructions, target.name, class_, variant, pass_subtarget)
    return (
        file_header("Assembly Writer Source Fragment", records.main_file)
        + printer.text()
        + register_names(records, class_)
        + aliases.text()
    )
