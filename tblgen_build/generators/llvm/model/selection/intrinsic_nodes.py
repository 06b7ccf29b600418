"""Intrinsics as selection dags have them: a node with the intrinsic's number in front."""

from __future__ import annotations

from tblgen_build.dataclass import dataclass
from tblgen_build.generators.llvm.model.intrinsic import Intrinsic, read_intrinsics
from tblgen_build.lazy import lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, Records

    from .type_rules import TypeRules
    from .type_set import TypeSet


@dataclass(slots=True, eq=False)
class Signature:
    name: str
    results: list[TypeSet]
    parameters: list[TypeSet]


class IntrinsicNodes:
    """The intrinsics of a run by number, from 1."""

    def __init__(self, records: Records, rules: TypeRules) -> None:
        self._rules = rules
        self._records = records
        self._signatures: dict[int, Signature] = {}

    @lazy
    def _intrinsics(self) -> list[Intrinsic]:
        return read_intrinsics(self._records)

    @lazy
    def _numbers(self) -> dict[Record, int]:
        return {i.record: number for number, i in enumerate(self._intrinsics, 1)}

    def number(self, record: Record) -> int:
        return self._numbers[record]

    def intrinsic(self, number: int) -> Intrinsic:
        return self._intrinsics[number - 1]

    def signature(self, number: int) -> Signature:
        found = self._signatures.get(number)
        if found is None:
            record = self._intrinsics[number - 1].record
            types = self._types(record)
            count = self.num_results(record)
            found = self._signatures[number] = Signature(
                self._intrinsics[number - 1].name, types[:count], types[count:]
            )
        return found

    def _types(self, record: Record) -> list[TypeSet]:
        """Of results and parameters. Those that match another's are replaced by that one's."""
        universe = self._rules.universe
        return [
            self._rules.expand(universe.of_record(type_.value_as_def("VT")))
            for type_ in record.value_as_def("TypeInfo").value_as_list_of_defs("Types")
        ]

    def num_results(self, record: Record) -> int:
        return len(record.value_as_list("RetTypes"))

    def node_name(self, record: Record) -> str:
        """Which of the three nodes for intrinsics it becomes."""
        intrinsic = self._intrinsics[self._numbers[record] - 1]
        if not self.num_results(record):
            return "intrinsic_void"
        properties = intrinsic.properties
        if properties.effects or properties.has("side effects"):
            return "intrinsic_w_chain"
        return "intrinsic_wo_chain"

    def is_commutative(self, number: int) -> bool:
        return self._intrinsics[number - 1].properties.has("commutative")
