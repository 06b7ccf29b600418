"""All selection patterns of a target, as matchers want them."""

from __future__ import annotations

from itertools import count

from tblgen_build._core import RecordError
from tblgen_build.generators.llvm.model.hardware_mode import HardwareModes
from tblgen_build.generators.llvm.model.instructions.instruction_set import InstructionSet
from tblgen_build.generators.llvm.model.registers.register_file import RegisterFile
from tblgen_build.generators.made_once import is_made, made_once

from .bitcasts import bitcasts_of
from .importing import import_patterns
from .pattern_shapes import PatternShapes
from .types.mode_expansion import expand_modes
from .variants import with_variants
from .vocabulary import Vocabulary

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Records


class CheckedPatterns:
    """That the target's patterns are right, and which are `useless`, with `warnings` of some.

    `bitcasts` are the instructions whose own pattern is one.

    Raises what SelectionPatterns raises.

    For generators that only refuse wrong ones: of each shape one is read, which takes a fraction
    of the time.
    """

    __slots__ = ("bitcasts", "useless", "warnings")

    def __init__(self, records: Records) -> None:
        if is_made(records, SelectionPatterns) or not self._reads_shapes(records):
            patterns = SelectionPatterns.of(records)  # others of their shape are as useless
            self.useless, self.warnings = patterns.useless, patterns.warnings
            self.bitcasts = patterns.bitcasts

    def _reads_shapes(self, records: Records) -> bool:
        """Whether one of each shape told all; where some are useless, all have to be read."""
        instructions = InstructionSet.of(records)
        vocabulary = Vocabulary(records, RegisterFile.of(records), instructions)
        shapes = PatternShapes()
        try:
            patterns, found = import_patterns(
                vocabulary, records, instructions.by_record.values(), shapes
            )
        except RecordError:
            return False  # reading all of them tells which comes first
        self.useless, self.warnings = found.useless, found.warnings
        self.bitcasts = bitcasts_of(patterns)
        self.bitcasts.update(
            {
                record: self.bitcasts[first]
                for record, first in shapes.alike.items()
                if first in self.bitcasts
            }
        )
        return not found.useless

    @staticmethod
    def of(records: Records) -> CheckedPatterns:
        return made_once(records, CheckedPatterns)


class SelectionPatterns:
    """Patterns, and what they are made of. Raises RecordError where a pattern is wrong.

    `patterns` are originals, then variants, each of one mode; `of_all_modes` are the same as they
    are before they are told apart by modes. `useless` says which
    alternatives of a record's pattern are none of these, where some are not; `warnings` tell why.
    """

    __slots__ = (
        "bitcasts",
        "definitions",
        "of_all_modes",
        "operators",
        "patterns",
        "types",
        "useless",
        "warnings",
    )

    def __init__(self, records: Records) -> None:
        instructions = InstructionSet.of(records)
        vocabulary = Vocabulary(records, RegisterFile.of(records), instructions)
        self.types = vocabulary.types
        self.operators = vocabulary.operators
        self.definitions = vocabulary.definitions
        imported, found = import_patterns(vocabulary, records, instructions.by_record.values())
        self.useless, self.warnings = found.useless, found.warnings
        self.bitcasts = bitcasts_of(imported)
        # Numbers for patterns that no record is.
        numbers = count(max([record.id for record in records.defs.values()], default=0) + 1)
        self.of_all_modes = with_variants(imported, self.operators, numbers)
        self.patterns = expand_modes(self.of_all_modes, HardwareModes.of(records), numbers)

    @staticmethod
    def of(records: Records) -> SelectionPatterns:
        return made_once(records, SelectionPatterns)
