"""A combiner: its rules, numbered, and what their code and tables share."""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.llvm.match_table.compilation import compiled

from .combine_rule import CombineRule
from .match_patterns import rules_of
from .rule_checks import check_made, check_rule
from .rule_errors import reported

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record
    from tblgen_build.generators.llvm.match_table.byte_table import MatchTable
    from tblgen_build.generators.llvm.match_table.rule import Rule

    from .shared import Shared


class Combiner:
    """A `GICombiner`, read. Raises RecordError where a rule is wrong.

    `dumps`: what was read is shown, in place of making anything of it.
    """

    def __init__(
        self, record: Record, shared: Shared, *, dumps: bool, logs_inference: bool
    ) -> None:
        self.record = record
        self.shared = shared
        self.rules: list[CombineRule] = []
        self._dumps = dumps
        self._logs_inference = logs_inference
        self.dumped: list[str] = []
        self.log = ""
        self._seen: set[Record] = set()
        self._made: list[Rule] = []
        shared.reader.instructions.opcodes  # noqa: B018 -- numbers them
        self._gather(record)
        if shared.failed:
            raise record.error("Failed to parse one or more rules")

    def _gather(self, group: Record) -> None:
        """All rules of the group, those of its groups in their place."""
        for record in group.value_as_list_of_defs("Rules"):
            if not record.is_value_unset("Rules"):
                self._gather(record)
            elif record in self._seen:
                self.shared.warnings.append(
                    record.error(
                        f"skipping rule '{record.name}' because it has already been processed"
                    )
                )
            else:
                self._seen.add(record)
                try:
                    rule = CombineRule(record, len(self.rules), self.shared)
                    check_rule(rule)
                    self.rules.append(rule)
                    self._use(rule)
                except RecordError as error:
                    for each in reported(error):
                        self.shared.report(each)

    def _use(self, rule: CombineRule) -> None:
        if self._logs_inference:
            from .rule_dump import inference_of

            self.log += inference_of(rule)
        if self._dumps:
            from .rule_dump import dump_of

            self.dumped.append(dump_of(rule))
        else:
            check_made(rule)
            self._made += rules_of(rule)

    def table(self) -> MatchTable:
        return compiled(self.record.release, self._made, self.shared.types)
