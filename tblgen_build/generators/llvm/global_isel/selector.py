"""What all rules of a selector share: the target's records, what rules have used so far."""

from __future__ import annotations

from tblgen_build.generators.llvm.match_table.low_level_type import LowLevelType, low_level_type
from tblgen_build.generators.llvm.match_table.rule_features import FeatureSets
from tblgen_build.generators.llvm.model.instructions.instruction_flags import InstructionFlags
from tblgen_build.generators.llvm.model.instructions.instruction_set import InstructionSet
from tblgen_build.generators.llvm.model.registers.register_file import RegisterFile
from tblgen_build.generators.llvm.model.selection.patterns import SelectionPatterns
from tblgen_build.generators.llvm.model.selection.types.type_set import address_space, without_space
from tblgen_build.generators.llvm.model.value_type import ValueTypes
from tblgen_build.releases.selection import BFLOATS_ARE_LEFT_OUT

from .equivalents import Equivalents
from .result_classes import OperandClassInference

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.generators.llvm.model.instructions.instruction import Instruction
    from tblgen_build.generators.llvm.model.intrinsics.intrinsic import Intrinsic
    from tblgen_build.generators.llvm.model.selection.pattern_tree import PatternNode
    from tblgen_build.generators.llvm.model.selection.types.type_set import TypeSet

_POINTERS: Final = frozenset(("iPTR", "pAny", "iPTRAny"))


class Selector:
    def __init__(self, records: Records, *, extends_types: bool = False) -> None:
        self._records = records
        self._extends_types = extends_types  # integers and floats are told apart
        self.release = records.release
        self.patterns = SelectionPatterns.of(records)
        self.universe = self.patterns.types.universe
        self.registers = RegisterFile.of(records)
        self.flags = InstructionFlags.of(records)
        self.classes = OperandClassInference(self.registers, self.universe)
        self.equivalents = Equivalents(records)
        self.features = FeatureSets()
        self.types: set[LowLevelType] = set()  # that rules check or make registers of
        self._instructions = InstructionSet.of(records)
        self._instructions.opcodes  # noqa: B018 -- numbers them
        self._value_types = ValueTypes.of(records)
        # Operands that code looks at, still to come: a skipped rule leaves some to the next.
        self.num_to_record = 0
        self._low_level_types: dict[TypeSet, LowLevelType | None] = {}
        self._pointers: dict[Record, list[bool]] = {}
        self._literals: dict[Record, frozenset[int]] = {}

    # --- types

    def low_level_type(self, types: TypeSet) -> LowLevelType | None:
        """Of a node's result; None for types that GlobalISel does not have."""
        return self._use(self._low_level_type(without_space(types)))

    def asks_shapes(self, opcode: Instruction) -> bool:
        """Whether it takes whatever a type holds, as it does not look at it."""
        return self._extends_types and opcode.flag("GISelMatchGenericTypes")

    def checked_type(self, types: TypeSet, *, is_shape: bool) -> LowLevelType | None:
        """The same of an operand, but pointers are told apart, which only a check does.

        `is_shape`: integers and floats are not.
        """
        found = self._low_level_type(without_space(types))
        if found is not None and is_shape:
            found = found.of_any_kind()
        space = address_space(types)
        if found is None or space < 0:
            return self._use(found)
        size = found.size * max(found.elements, 1)
        return self._use(LowLevelType(size, address_space=space))

    def has_type(self, types: TypeSet) -> bool:
        """Does GlobalISel have it?"""
        return self._low_level_type(without_space(types)) is not None

    def _low_level_type(self, types: TypeSet) -> LowLevelType | None:
        if types not in self._low_level_types:
            simple = self.universe.first(types)
            found = low_level_type(simple, is_extended=self._extends_types)
            self._low_level_types[types] = found
        return self._low_level_types[types]

    def _use(self, type_: LowLevelType | None) -> LowLevelType | None:
        if type_ is not None:
            self.types.add(type_)
        return type_

    def type_name(self, types: TypeSet) -> str:
        simple = self.universe.simple(types)
        return "" if simple is None else simple.name

    def is_float(self, node: PatternNode) -> bool:
        simple = self.universe.simple(node.types[0])
        return simple is not None and simple.is_floating_point

    def size_of(self, types: TypeSet) -> int:
        """In bits."""
        simple = self.universe.simple(types)
        return 0 if simple is None else simple.size

    def scalar_size_of_record(self, record: Record) -> int:
        """Of the type that a leaf is, or of its elements: an extension is element by element."""
        return self._value_types.simple(record).scalar.value_as_int("Size")

    def cannot_tell(self, source: PatternNode) -> bool:
        """Has it a type that GlobalISel takes for another? bf16 has the size of f16."""
        if self._extends_types or not self.release.has(BFLOATS_ARE_LEFT_OUT):
            return False
        bfloats = self.universe.bfloats
        return any(
            types & bfloats
            for node in source.walk()
            for types in node.types
            if isinstance(types, int)
        )

    # --- records

    def instruction(self, name: str) -> Instruction:
        record = self._records.get_def(name)
        assert record is not None
        return self._instructions.instruction(record)

    def default_operands(self, record: Record) -> list[PatternNode]:
        return self.patterns.definitions.default_operands(record)

    @property
    def register_namespace(self) -> str:
        registers = self.registers.registers
        return registers[0].record.value_as_string("Namespace") if registers else ""

    # --- intrinsics

    def intrinsic(self, node: PatternNode) -> Intrinsic | None:
        """That the node calls."""
        operators = self.patterns.operators
        operator = node.operator
        if operator is None or operator.record not in operators.intrinsic_node_records:
            return None
        number = node.children[0].leaf
        return operators.intrinsics.intrinsic(number) if isinstance(number, int) else None

    def takes_pointer(self, intrinsic: Intrinsic, parameter: int) -> bool:
        found = self._pointers.get(intrinsic.record)
        if found is None:
            types = intrinsic.record.value_as_list_of_defs("ParamTypes")
            found = [type_.value_as_def("VT").name in _POINTERS for type_ in types]
            self._pointers[intrinsic.record] = found
        return parameter < len(found) and found[parameter]

    def takes_literal(self, intrinsic: Intrinsic, parameter: int) -> bool:
        """Has the argument to be a constant?"""
        found = self._literals.get(intrinsic.record)
        if found is None:
            found = self._literals[intrinsic.record] = _literal_arguments(intrinsic.record)
        return parameter in found


def _literal_arguments(intrinsic: Record) -> frozenset[int]:
    found = set()
    for record in intrinsic.value_as_list_of_defs("IntrProperties"):
        if record.is_subclass_of("ImmArg"):
            found.add(record.value_as_int("ArgNo") - 1)
    return frozenset(found)
