"""Which register class a node of a result is in, where its instruction does not say it."""

from __future__ import annotations

from tblgen_build.generators.llvm.model.selection.types.type_set import without_space

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record
    from tblgen_build.generators.llvm.model.registers.register_class import RegisterClass
    from tblgen_build.generators.llvm.model.registers.register_file import RegisterFile
    from tblgen_build.generators.llvm.model.registers.sub_register_index import SubRegIndex
    from tblgen_build.generators.llvm.model.selection.pattern_tree import PatternNode
    from tblgen_build.generators.llvm.model.selection.types.type_set import TypeSet, TypeUniverse
    from tblgen_build.generators.llvm.model.value_type import TypeByMode

# Where these instructions have their class, or what tells it: a child's place.
_OWN_CLASS: Final = {"COPY_TO_REGCLASS": 1, "REG_SEQUENCE": 0}


def register_class_record(record: Record) -> Record | None:
    """The class that a record is or stands for."""
    if record.is_subclass_of("RegisterOperand"):
        record = record.value_as_def("RegClass")
    if record.is_subclass_of("RegClassByHwMode"):
        # Code that matches does not ask for the mode: it goes by the class written first.
        return record.value_as_list_of_defs("Objects")[0]
    return record if record.is_subclass_of("RegisterClass") else None


class OperandClassInference:
    """Over a target's registers."""

    def __init__(self, registers: RegisterFile, universe: TypeUniverse) -> None:
        self._registers = registers
        self._universe = universe
        self._parts: dict[
            tuple[RegisterClass, SubRegIndex], tuple[RegisterClass, RegisterClass] | None
        ] = {}
        self._super_classes: dict[tuple[TypeSet, SubRegIndex], RegisterClass | None] = {}

    def of_record(self, record: Record | None) -> RegisterClass | None:
        found = None if record is None else register_class_record(record)
        return None if found is None else self._registers.class_(found)

    def of_register(self, record: Record, types: TypeSet) -> RegisterClass | None:
        """The smallest class for the type that has the register."""
        register = self._registers.register(record)
        found: RegisterClass | None = None
        for class_ in self._registers.classes:
            if register not in class_ or not self._has_type_in_a_mode(class_, types):
                continue
            if found is None or found.has_sub_class(class_):
                found = class_
        return found

    def index(self, node: PatternNode) -> SubRegIndex | None:
        """The sub-register index that a leaf is."""
        record = node.leaf_record
        if record is None or not record.is_subclass_of("SubRegIndex"):
            return None
        return self._registers.index(record)

    def of_node(self, node: PatternNode) -> RegisterClass | None:
        """None where nothing tells it."""
        operator = node.operator
        if operator is None:
            return self.of_record(node.leaf_record)
        if operator.instruction is None:
            return None
        name, children = operator.name, node.children
        if name in _OWN_CLASS:
            return self.of_record(children[_OWN_CLASS[name]].leaf_record)
        if name == "INSERT_SUBREG":
            return self.of_super_register(node, children[0], children[2])
        if name == "SUBREG_TO_REG":
            return self.of_super_register(node, None, children[2])
        if name == "EXTRACT_SUBREG":
            above = self.of_node(children[0])
            index = self.index(children[1])
            if above is None or index is None:
                return None
            return self.of_sub_registers(above, index)
        operands = operator.instruction.operands
        return self.of_record(operands[0].record) if operands.num_defs else None

    def of_super_register(
        self, node: PatternNode, known: PatternNode | None, index: PatternNode
    ) -> RegisterClass | None:
        """Of a register that another is put into: the known node's, else the largest there is."""
        found = None if known is None else self.of_node(known)
        if found is not None:
            return found
        place = self.index(index)
        return None if place is None else self._with_index(node.types[0], place)

    def _with_index(self, types: TypeSet, index: SubRegIndex) -> RegisterClass | None:
        """The largest allocatable class for the type whose registers all have the sub-register."""
        key = types, index
        if key not in self._super_classes:
            found: RegisterClass | None = None
            for class_ in self._registers.classes:
                if class_.sub_class_with.get(index) is not class_:
                    continue
                if not class_.allocatable or not self._has_type(class_, types):
                    continue
                if found is None or len(class_.members) > len(found.members):
                    found = class_
            self._super_classes[key] = found
        return self._super_classes[key]

    def _has_type(self, class_: RegisterClass, types: TypeSet) -> bool:
        wanted = without_space(types)
        return any(self._types_of(type_) == wanted for type_ in class_.types)

    def _has_type_in_a_mode(self, class_: RegisterClass, types: TypeSet) -> bool:
        """Patterns of modes have one type; a register's class has one in each."""
        wanted = without_space(types)
        return any(
            own == wanted or (isinstance(own, tuple) and any(mask == wanted for _, mask in own))
            for own in [self._types_of(type_) for type_ in class_.types]
        )

    def _types_of(self, type_: TypeByMode) -> TypeSet:
        return without_space(self._universe.of_types([type_]))

    def of_sub_registers(self, above: RegisterClass, index: SubRegIndex) -> RegisterClass | None:
        """The class for a class's sub-registers with the index."""
        found = self.with_parts(above, index)
        return None if found is None else found[1]

    def with_parts(
        self, above: RegisterClass, index: SubRegIndex
    ) -> tuple[RegisterClass, RegisterClass] | None:
        """The largest sub-class whose sub-registers with the index are in a class, and that one."""
        key = above, index
        if key not in self._parts:
            self._parts[key] = self._find_parts(above, index)
        return self._parts[key]

    def _find_parts(
        self, above: RegisterClass, index: SubRegIndex
    ) -> tuple[RegisterClass, RegisterClass] | None:
        all_ = above.sub_class_with.get(index)
        having = [
            class_
            for class_ in self._registers.classes
            if above.has_sub_class(class_) and class_.sub_class_with.get(index) is class_
        ]
        # Of equal ones, the class itself.
        for class_ in sorted(having, key=lambda c: (-len(c.members), c is not all_)):
            parts = self._class_of_parts(class_, index)
            if parts is not None:
                return class_, parts
        return None

    def _class_of_parts(self, above: RegisterClass, index: SubRegIndex) -> RegisterClass | None:
        """The first class of just these, else the last of the smallest that have them all."""
        parts = {register.sub_registers[index] for register in above.members}
        having = [c for c in self._registers.classes if all(part in c for part in parts)]
        smallest: RegisterClass | None = None
        for class_ in having:
            if len(class_.members) == len(parts):
                return class_
            if smallest is None or len(class_.members) <= len(smallest.members):
                smallest = class_
        return smallest
