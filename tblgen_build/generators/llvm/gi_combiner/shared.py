"""What the rules of a combiner share: types and features that are used, code, numbers."""

from __future__ import annotations

from tblgen_build.generators.llvm.match_table.rule_features import FeatureSets
from tblgen_build.registry import ReportedError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from tblgen_build._core import Record, RecordError
    from tblgen_build.generators.llvm.match_table.low_level_type import LowLevelType
    from tblgen_build.registry import Warnings

    from .mir_pattern import PatternReader
    from .rule_code import CodePool


class Shared:
    """One combiner's; code, `types` and `numbers` are those of all of the run so far."""

    def __init__(
        self,
        reader: PatternReader,
        warnings: Warnings,
        explains_code: bool,
        predicates: CodePool,
        actions: CodePool,
        types: set[LowLevelType],
        numbers: Iterator[int],
    ) -> None:
        self.reader = reader
        self.warnings = warnings
        self.explains_code = explains_code
        self.predicates = predicates
        self.actions = actions
        self.features = FeatureSets()
        self.types = types
        self._numbers = numbers
        self.failed = False

    def report(self, error: RecordError) -> None:
        """What is wrong with a rule; others are still looked at."""
        self.failed = True
        self.warnings.append(ReportedError.of(error))

    def new_number(self) -> int:
        """Of a rule of the table."""
        return next(self._numbers)

    def warn_of_code(self, rule: Record) -> None:
        message = f"C++ that '{rule.name}' matches does not seem to return"
        self.warnings.append(rule.error(message))
