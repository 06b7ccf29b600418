"""Patterns that relate an instruction to its compressed form, checked.

An operand of a pattern's instructions is a machine operand of the other one, a register or
a number.
"""

from __future__ import annotations

from tblgen_build._core import BitsValue, BitValue, DagValue, DefValue, IntValue, RecordError
from tblgen_build.authoring import with_note
from tblgen_build.generators.llvm.model.registers.register_class_like import is_register_class
from tblgen_build.releases.targets import (
    FEATURES_ARE_ORDERED_BY_NAME,
    MODES_OF_CLASSES_ARE_TOLD_APART,
)

from ..model.predicates import flat_condition, is_assembler_predicate

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import NoReturn

    from tblgen_build._core import Record, Value

    from ..model.instructions.instruction import Instruction
    from ..model.instructions.instruction_set import InstructionSet
    from ..model.instructions.operands import Operand
    from ..model.predicates import Feature
    from ..model.registers.register_file import RegisterFile


class PatternOperand:
    """What a machine operand of one instruction is.

    Exactly one of `register`, `number` and `type` is set: a fixed register, a fixed number,
    or the register class or operand that the pattern gives the name `name`. `tied_to`, of
    what is compressed, is the operand with the same name before it; `copies` the machine
    operand of the other instruction that has the name. `is_tied` says that the instruction
    itself ties it to another one: the pattern does not list it.
    """

    __slots__ = ("copies", "is_tied", "name", "number", "register", "tied_to", "type")

    def __init__(
        self,
        name: str = "",
        type_: Record | None = None,
        register: Record | None = None,
        number: int | None = None,
    ) -> None:
        self.name = name
        self.type = type_
        self.register = register
        self.number = number
        self.tied_to = -1
        self.copies = 0
        self.is_tied = False


class Side:
    """One instruction of a pattern and its machine operands."""

    __slots__ = ("instruction", "operands")

    def __init__(self, instruction: Instruction, operands: Sequence[PatternOperand]) -> None:
        self.instruction = instruction
        self.operands = operands


class CompressPattern:
    __slots__ = ("_orders_by_name", "compressed", "is_compress_only", "record", "source")

    def __init__(
        self, record: Record, source: Side, compressed: Side, is_compress_only: bool
    ) -> None:
        self.record = record
        self.source = source
        self.compressed = compressed
        self.is_compress_only = is_compress_only
        self._orders_by_name = record.release.has(FEATURES_ARE_ORDERED_BY_NAME)

    def features(self, to: Side) -> tuple[list[Feature], list[tuple[Feature, ...]]]:
        """What replacing by `to` needs: all of the first, one of each of the others; sorted.

        The pattern's predicates and those of the instruction that is made count.
        """
        all_features: set[Feature] = set()
        any_features: set[tuple[Feature, ...]] = set()
        for predicate in (
            *self.record.value_as_list_of_defs("Predicates"),
            *to.instruction.predicates,
        ):
            if not is_assembler_predicate(predicate):
                continue
            kind, features = flat_condition(predicate)
            if kind == "all_of":
                all_features |= set(features)
            else:
                any_features.add(tuple(self._ordered(set(features))))
        groups = sorted(any_features, key=lambda group: [self._rank(each) for each in group])
        return self._ordered(all_features), groups

    def _ordered(self, features: set[Feature]) -> list[Feature]:
        return sorted(features, key=self._rank)

    def _rank(self, feature: Feature) -> tuple[object, ...]:
        is_not, name = feature
        return (name, is_not) if self._orders_by_name else (is_not, name)


def read_pattern(
    record: Record, instructions: InstructionSet, registers: RegisterFile
) -> CompressPattern:
    """Raises RecordError, mostly at the pattern."""
    return _CompressionReader(record, instructions, registers).read()


class _CompressionReader:
    def __init__(
        self, record: Record, instructions: InstructionSet, registers: RegisterFile
    ) -> None:
        self._record = record
        self._instructions = instructions
        self._registers = registers

    def read(self) -> CompressPattern:
        input_ = self._record.value_as_dag("Input")
        output = self._record.value_as_dag("Output")
        source = self._instruction(input_)
        compressed = self._instruction(output)
        if compressed.size >= source.size:
            self._fail(
                f"Compressed instruction '{compressed.name}' is not strictly smaller than the "
                f"uncompressed instruction '{source.name}': it takes {compressed.size} bytes, "
                f"not less than {source.size}"
            )
        source_side = Side(source, self._operands(input_, source))
        compressed_side = Side(compressed, self._operands(output, compressed))
        self._relate(source_side.operands, compressed_side.operands)
        return CompressPattern(
            self._record,
            source_side,
            compressed_side,
            self._record.value_as_bit("isCompressOnly"),
        )

    def _fail(self, message: str) -> NoReturn:
        raise self._record.error(message)

    def _instruction(self, dag: DagValue) -> Instruction:
        record = dag.operator_as_def()
        return self._instructions.instruction(record)

    # --- the operands of one side

    def _operands(self, dag: DagValue, instruction: Instruction) -> list[PatternOperand]:
        flat: list[PatternOperand] = []
        position = 0
        for operand in instruction.operands:
            for part, constraint in enumerate(operand.constraints):
                if constraint is not None and constraint.is_tied:
                    tied = flat[constraint.tied_to]
                    copy = PatternOperand(tied.name, tied.type, tied.register, tied.number)
                    copy.is_tied = True
                    flat.append(copy)
                    continue
                if position >= len(dag):
                    self._fail_count(instruction, dag)
                name = dag.arg_names[position] or ""
                expected = written_record(operand, part)
                flat.append(self._operand(dag, dag.args[position], name, expected))
                position += 1
        if position != len(dag):
            self._fail_count(instruction, dag)
        return flat

    def _fail_count(self, instruction: Instruction, dag: DagValue) -> NoReturn:
        self._fail(
            f"Inst '{instruction.name}' and Dag operand count mismatch: '{dag}' has {len(dag)} "
            "(operands that are tied to others are not written)"
        )

    def _operand(self, dag: DagValue, value: Value, name: str, expected: Record) -> PatternOperand:
        if isinstance(value, DefValue):
            if value.record.is_subclass_of("Register"):
                self._check_register(dag, value.record, expected)
                return PatternOperand(register=value.record)
            if not self._fits(value.record, expected):
                self._fail(
                    f"Error in Dag '{dag}'. Operand '{name}' has type '{value.record.name}' which "
                    f"does not match the type '{expected.name}' in the corresponding instruction "
                    "operand!"
                )
            return PatternOperand(name, value.record)
        number = _number(value)
        if number is None:
            self._fail(f"Error in Dag '{dag}': '{value}' is neither an operand nor a number")
        if register_class_of(expected) is not None:
            self._fail(
                f"Error in Dag '{dag}' Found immediate: '{number}' but corresponding instruction "
                "operand expected a register!"
            )
        return PatternOperand(number=number)

    def _check_register(self, dag: DagValue, register: Record, expected: Record) -> None:
        if expected.is_subclass_of("RegClassByHwMode"):
            raise with_note(
                self._record.error(
                    f"cannot resolve HwMode for {expected.name}: '{register.name}' in '{dag}'"
                ),
                f"'{expected.name}' is defined here",
                expected,
            )
        if not expected.is_subclass_of("RegisterClass"):
            raise with_note(
                self._record.error(
                    f"{expected.name} is not a known RegisterClass! "
                    f"(for '{register.name}' in '{dag}')"
                ),
                f"'{expected.name}' is defined here",
                expected,
            )
        found = self._registers.find_register(register)
        if found is None or found not in self._registers.class_(expected):
            self._fail(
                f"Error in Dag '{dag}': Register '{register.name}' is not in register class "
                f"'{expected.name}'"
            )

    def _fits(self, type_: Record, expected: Record) -> bool:
        if type_ is expected:
            return True
        are_classes = [r.is_subclass_of("RegisterClass") for r in (type_, expected)]
        if all(are_classes):
            class_ = self._registers.class_(expected)
            return class_.has_sub_class(self._registers.class_(type_))
        if self._record.release.has(MODES_OF_CLASSES_ARE_TOLD_APART) and any(
            r.is_subclass_of("RegClassByHwMode") for r in (type_, expected)
        ):
            return False
        # Of what is not a register the functions find out themselves.
        return not any(are_classes) and type_.name != "zero_reg"

    # --- the sides to each other

    def _relate(
        self, source: Sequence[PatternOperand], compressed: Sequence[PatternOperand]
    ) -> None:
        source_names = _by_name(source)
        _tie(source)
        compressed_names = _by_name(compressed)
        for name, position in source_names.items():
            other = compressed_names.get(name)
            if other is None:
                self._fail(f"the output does not use operand {name} of the input")
            if source[position].type is not compressed[other].type:
                self._fail(f"operand '{name}' has another type in the input than in the output")
        for name in compressed_names:
            if name not in source_names:
                self._fail(f"Output Dag operand '{name}' has no matching input Dag operand.")
        # Of several with one name only the last is looked up; the others copy operand 0.
        for name, position in source_names.items():
            source[position].copies = compressed_names[name]
        for operand in compressed:
            operand.copies = source_names.get(operand.name, 0)
        for operand in source:
            type_ = operand.type if operand.tied_to >= 0 else None
            if type_ is not None and not is_register_class(type_):
                raise RecordError(
                    f"Unexpected tied operand types! '{operand.name}' of '{self._record.name}' is "
                    f"a '{type_.name}', no register class"
                )


def written_record(operand: Operand, part: int) -> Record:
    """What a pattern writes for one machine operand; the operand itself where it is the only."""
    return operand.record if operand.num_mi_operands == 1 else operand.mi_record(part)


def _by_name(operands: Sequence[PatternOperand]) -> dict[str, int]:
    """The last operand with each name."""
    return {
        operand.name: position
        for position, operand in enumerate(operands)
        if operand.type is not None and not operand.is_tied and operand.name
    }


def _tie(operands: Sequence[PatternOperand]) -> None:
    """Each operand to the one before it that has the same name."""
    names: dict[str, int] = {}
    for position, operand in enumerate(operands):
        if operand.type is not None and not operand.is_tied and operand.name:
            operand.tied_to = names.get(operand.name, -1)
            names[operand.name] = position


def _number(value: Value) -> int | None:
    if isinstance(value, IntValue):
        return value.value
    if isinstance(value, BitsValue):
        return value.as_int()
    if isinstance(value, BitValue):
        return int(bool(value))
    return None


def register_class_of(record: Record) -> Record | None:
    """The class of a register operand, maybe one by hardware mode; None where it is none."""
    if record.is_subclass_of("RegisterOperand"):
        record = record.value_as_def("RegClass")
    return record if is_register_class(record) else None
