"""The types that a pattern's leaves and an instruction's operands have by themselves."""

from __future__ import annotations

from tblgen_build._core import DefValue
from tblgen_build.authoring import with_note
from tblgen_build.generators.llvm.model.hardware_mode import HardwareModes
from tblgen_build.generators.llvm.model.registers.register_class_like import is_register_class
from tblgen_build.generators.llvm.model.registers.register_file import RegisterFile
from tblgen_build.releases.selection import POINTER_CLASSES_ARE_NO_LEAVES

from .type_set import UNKNOWN, from_modes, is_concrete

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records

    from .type_rules import TypeRules
    from .type_set import TypeSet

# Records whose type their place tells.
_PLACEHOLDERS: Final = frozenset(
    ("node", "srcvalue", "zero_reg", "immAllOnesV", "immAllZerosV", "undef_tied_input")
)

# Leaves of these classes may have any type until they are registers.
_REGISTERS: Final = (
    "RegisterOperand",
    "RegisterClass",
    "RegisterClassLike",
    "Register",
    "ValueType",
)


class UnknownLeaf(Exception):
    """The record may not stand in a pattern."""


class LeafTypes:
    """By record; each is looked up once."""

    def __init__(self, records: Records, rules: TypeRules, registers: RegisterFile) -> None:
        self._rules = rules
        self._universe = rules.universe
        self._registers = registers
        self._modes = HardwareModes.of(records)
        self._named: dict[Record, TypeSet] = {}
        self._unnamed: dict[Record, TypeSet] = {}
        self._open: dict[tuple[Record, bool], TypeSet] = {}
        self._operands: dict[Record, TypeSet] = {}
        self._of_register: dict[Record, TypeSet] = {}
        self._i32 = self._universe.bit("i32")
        self._other = self._universe.bit("Other")
        self._has_pointer_classes = not records.release.has(POINTER_CLASSES_ARE_NO_LEAVES)

    def of_leaf(self, record: Record, is_named: bool) -> TypeSet:
        """Raises UnknownLeaf."""
        known = self._named if is_named else self._unnamed
        found = known.get(record)
        if found is None:
            found = known[record] = self._rules.expand(self._leaf(record, is_named))
        return found

    def _leaf(self, record: Record, is_named: bool) -> TypeSet:
        is_a = record.is_subclass_of
        universe = self._universe
        if is_a("RegisterOperand"):
            return self.of_class(record.value_as_def("RegClass"))
        if is_register_class(record):
            # Without a name it is the number of a class, as COPY_TO_REGCLASS wants it. A class
            # for each mode has no number.
            is_value = is_named or is_a("RegClassByHwMode")
            return self.of_class(record) if is_value else self._i32
        if is_a("PatFrags"):
            return UNKNOWN
        if is_a("Register"):
            return self.of_register(record)
        if is_a("SubRegIndex"):
            return self._i32
        if is_a("ValueType"):
            # With a name it is the type of a value, without one a value itself.
            return universe.of_record(record) if is_named else self._other
        if is_a("CondCode"):
            return self._other
        if is_a("ComplexPattern"):
            return universe.of_record(record.value_as_def("Ty"))
        if is_a("PointerLikeRegClass") and self._has_pointer_classes:
            return universe.pointer
        if record.name in _PLACEHOLDERS:
            return UNKNOWN
        if is_a("Operand"):
            return universe.of_record(record.value_as_def("Type"))
        raise UnknownLeaf(record.name)

    def of_open_leaf(self, record: Record, is_named: bool) -> TypeSet:
        """What a leaf tells that may be in any register, or in none. Raises UnknownLeaf."""
        key = record, is_named
        found = self._open.get(key)
        if found is None:
            is_open = _is_open(record, is_named)
            found = self._open[key] = UNKNOWN if is_open else self.of_leaf(record, is_named)
        return found

    def of_operand(self, record: Record) -> TypeSet:
        """What an instruction's operand demands of what is given for it."""
        found = self._operands.get(record)
        if found is None:
            found = self._operands[record] = self._rules.expand(self._operand(record))
        return found

    def _operand(self, record: Record) -> TypeSet:
        is_a = record.is_subclass_of
        if is_a("unknown_class"):
            return UNKNOWN
        if is_a("Operand"):
            return self._universe.of_record(record.value_as_def("Type"))
        if is_a("PointerLikeRegClass"):
            return self._universe.pointer
        if is_a("RegisterOperand"):
            return self.of_class(record.value_as_def("RegClass"))
        return self.of_class(record)

    def of_class(self, record: Record) -> TypeSet:
        """Of a register class, or of one for each mode."""
        if not record.is_subclass_of("RegClassByHwMode"):
            return self._universe.of_types(self._registers.class_(record).types)
        chosen = self._modes.select_once(record, "RegisterClass")
        return from_modes(
            {mode: self._in_mode(record, class_, mode) for mode, class_ in chosen.items()}
        )

    def _in_mode(self, record: Record, class_: Record, mode: int) -> int:
        """What a class can hold in the mode that `record` chooses it for."""
        mask = 0
        declared = class_.value_as_list_of_defs("RegTypes")
        for type_, written in zip(self._registers.class_(class_).types, declared, strict=True):
            simple = type_.in_mode(mode)
            if simple is None:
                raise with_note(
                    record.error(
                        f"Could not resolve VT for Mode {self._modes.name(mode)}: it has no "
                        f"type of '{class_.name}' there"
                    ),
                    f"ValueTypeByHwMode '{written.name}' is defined here",
                    written,
                )
            mask |= 1 << simple.number
        return mask

    def of_register(self, record: Record) -> TypeSet:
        """All types of all classes that the register is in."""
        found = self._of_register.get(record)
        if found is None:
            register = self._registers.register(record)
            types = {t for c in self._registers.classes if register in c for t in c.types}
            found = self._of_register[record] = self._universe.of_types(sorted(types))
        return found

    def of_implicit_def(self, registers: list[Record]) -> TypeSet:
        """Of the first of the registers, where it is one of values and the same in all modes."""
        if not registers:
            return UNKNOWN
        types = self.of_register(registers[0])
        is_known = isinstance(types, int) and is_concrete(types) and types != self._other
        return types if is_known else UNKNOWN


def _is_open(record: Record, is_named: bool) -> bool:
    is_a = record.is_subclass_of
    is_value = is_named or not (is_register_class(record) or is_a("ValueType"))
    return is_a("ComplexPattern") or (is_value and any(is_a(name) for name in _REGISTERS))


def sub_operands(record: Record) -> list[Record]:
    """The parts of an operand that has parts."""
    if not record.is_subclass_of("Operand"):
        return []
    info = record.value_as_dag("MIOperandInfo")
    return [value.record for value in info.args if isinstance(value, DefValue)]
