"""gen-emitter: functions that encode an instruction, and that find operands in encodings."""

from __future__ import annotations

from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.registry import generator

from ..model.instructions.encoding import is_variable_length, require_bits_to_reverse
from ..model.instructions.instruction_set import InstructionSet
from ..model.target import require_target

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Records
    from tblgen_build.registry import Options


@generator("gen-emitter", help="encoder of machine instructions", fitted=18)
def EMITTER(records: Records, options: Options) -> str:
    target = require_target(records).name
    instructions = InstructionSet.of(records)
    require_bits_to_reverse(records)
    header = file_header("Machine Code Emitter")
    # One of the two, whichever the target needs. (Of one name mypyc would know one function.)
    if is_variable_length(records):
        from .variable_length import emit as emit_variable_length

        return header + emit_variable_length(records, target, instructions) + "\n"
    from .fixed_length import emit as emit_fixed_length

    return header + emit_fixed_length(records, target, instructions)
