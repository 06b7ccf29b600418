"""All selection patterns of a target, as matchers want them."""

from __future__ import annotations

from itertools import count

from tblgen_build._core import RecordError
from tblgen_build.generators.llvm.model.hardware_mode import HardwareModes
from tblgen_build.generators.llvm.model.instruction_set import InstructionSet
from tblgen_build.generators.llvm.model.register_file import RegisterFile
from tblgen_build.generators.made_once import made_once

from .importing import import_patterns
from .mode_expansion import expand_modes
from .pattern_shapes import PatternShapes
from .variants import with_variants
from .vocabulary import Vocabulary

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Records


class CheckedPatterns:
    """That the target's patterns are right. Raises what SelectionPatterns raises.

    For generators that only refuse wrong ones: of each shape one is read, which takes a fraction
    of the time.
    """

    __slots__ = ()

    def __init__(self, records: Records) -> None:
        instructions = InstructionSet.of(records)
        vocabulary = Vocabulary(records, RegisterFile.of(records), instructions)
        try:
            import_patterns(vocabulary, records, instructions.by_record.values(), PatternShapes())
        except RecordError:
            SelectionPatterns.of(records)  # knows which comes first

    @staticmethod
    def of(records: Records) -> CheckedPatterns:
        return made_once(records, CheckedPatterns)


class SelectionPatterns:
    """Patterns, and what they are made of. Raises RecordError where a pattern is wrong.

    `patterns` are originals, then variants, each of one mode.
    """

    __slots__ = ("definitions", "operators", "patterns", "types")

    def __init__(self, records: Records) -> None:
        instructions = InstructionSet.of(records)
        vocabulary = Vocabulary(records, RegisterFile.of(records), instructions)
        self.types = vocabulary.types
        self.operators = vocabulary.operators
        self.definitions = vocabulary.definitions
        imported = import_patterns(vocabulary, records, instructions.by_record.values())
        # Numbers for patterns that no record is.
        numbers = count(max([record.id for record in records.defs.values()], default=0) + 1)
        patterns = with_variants(imported, self.operators, numbers)
        self.patterns = expand_modes(patterns, HardwareModes.of(records), numbers)

    @staticmethod
    def of(records: Records) -> SelectionPatterns:
        return made_once(records, SelectionPatterns)
