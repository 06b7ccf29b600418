"""Intrinsics as selection dags have them: a node with the intrinsic's number in front."""

from __future__ import annotations

from tblgen_build.generators.llvm.model.intrinsics.intrinsic import read_intrinsics

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, Records
    from tblgen_build.generators.llvm.model.intrinsics.intrinsic import Intrinsic

    from .types.type_rules import TypeRules
    from .types.type_set import TypeSet


class Signature:
    __slots__ = ("name", "parameters", "results")

    def __init__(self, name: str, results: list[TypeSet], parameters: list[TypeSet]) -> None:
        self.name = name
        self.results = results
        self.parameters = parameters


class IntrinsicNodes:
    """The intrinsics of a run by number, from 1."""

    __slots__ = ("_intrinsics", "_numbers", "_records", "_rules", "_signatures")

    def __init__(self, records: Records, rules: TypeRules) -> None:
        self._rules = rules
        self._records = records
        self._signatures: dict[int, Signature] = {}
        # Read when a pattern needs one: there are thousands.
        self._intrinsics: list[Intrinsic] | None = None
        self._numbers: dict[Record, int] = {}

    def _all(self) -> list[Intrinsic]:
        found = self._intrinsics
        if found is None:
            found = self._intrinsics = read_intrinsics(self._records)
            self._numbers = {i.record: number for number, i in enumerate(found, 1)}
        return found

    def number(self, record: Record) -> int:
        self._all()
        return self._numbers[record]

    def intrinsic(self, number: int) -> Intrinsic:
        return self._all()[number - 1]

    def signature(self, number: int) -> Signature:
        found = self._signatures.get(number)
        if found is None:
            intrinsic = self.intrinsic(number)
            types = self._types(intrinsic.record)
            count = self.num_results(intrinsic.record)
            found = Signature(intrinsic.name, types[:count], types[count:])
            self._signatures[number] = found
        return found

    def _types(self, record: Record) -> list[TypeSet]:
        """Of results and parameters. Those that match another's are replaced by that one's."""
        universe = self._rules.universe
        return [
            self._rules.expand(universe.of_record(type_.value_as_def("VT")))
            for type_ in _stated_types(record.value_as_def("TypeInfo"))
        ]

    def num_results(self, record: Record) -> int:
        return len(record.value_as_list("RetTypes"))

    def node_name(self, record: Record) -> str:
        """Which of the three nodes for intrinsics it becomes."""
        intrinsic = self.intrinsic(self.number(record))
        if not self.num_results(record):
            return "intrinsic_void"
        properties = intrinsic.properties
        if properties.effects or properties.has("side effects"):
            return "intrinsic_w_chain"
        return "intrinsic_wo_chain"

    def is_commutative(self, number: int) -> bool:
        return self.intrinsic(number).properties.has("commutative")


def _stated_types(info: Record) -> list[Record]:
    """With what they match in the place of those that match another."""
    if "Types" in info:  # until release 22 the files replace them
        return info.value_as_list_of_defs("Types")
    overloaded = info.value_as_list_of_defs("OverloadTypes")
    return [
        overloaded[type_.value_as_int("OverloadIndex")]
        if type_.is_subclass_of("LLVMMatchType")
        else type_
        for type_ in info.value_as_list_of_defs("AllTypes")
    ]
