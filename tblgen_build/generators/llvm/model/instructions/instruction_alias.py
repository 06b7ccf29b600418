"""An `InstAlias`: other assembly for an instruction, and what its operands then are."""

from __future__ import annotations

from tblgen_build._core import BitsValue, BitValue, DagValue, DefValue, IntValue
from tblgen_build.authoring import with_note
from tblgen_build.releases.llvm import PARTS_IN_ALIASES_ARE_DAGS

from ..registers.register_file import RegisterFile

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, RecordError, Value

    from .instruction_set import InstructionSet
    from .operands import Operand

    # Name, record, immediate and register of a ResultOperand.
    _Matched = tuple[str, Record | None, int | None, Record | None]


class ResultOperand:
    """A named operand or class (`record`), an immediate, or a register (None: no register).

    `operand` and `part` say which operand of the instruction it is; part -1 is all of it.
    """

    __slots__ = ("count", "immediate", "name", "operand", "part", "record", "register")

    def __init__(
        self,
        name: str,
        operand: int,
        part: int,
        count: int,
        record: Record | None = None,
        immediate: int | None = None,
        register: Record | None = None,
    ) -> None:
        self.name = name
        self.operand = operand
        self.part = part
        self.count = count  # of machine operands
        self.record = record
        self.immediate = immediate
        self.register = register


class InstructionAlias:
    """An alias whose arguments are what the instruction's operands may be.

    Raises RecordError at the alias where an argument does not fit its operand.
    """

    def __init__(self, record: Record, instructions: InstructionSet) -> None:
        self.record = record
        self.asm_string = record.value_as_string("AsmString")
        self.result = record.value_as_dag("ResultInst")
        operator = self.result.operator
        if not isinstance(operator, DefValue) or operator.record not in instructions.by_record:
            raise record.error(
                f"result of inst alias should be an instruction, '{operator}' is none"
            )
        self.instruction = instructions.by_record[operator.record]
        self._records = instructions.records
        self._check_names()
        self.operands: list[ResultOperand] = []
        self._read_operands()

    @property
    def predicates(self) -> list[Record]:
        return self.record.value_as_list_of_defs("Predicates")

    def _error(self, what: str) -> RecordError:
        return self.record.error(f"alias of '{self.instruction.name}': {what}")

    def _check_names(self) -> None:
        """Check that operands of one name have one class."""
        named: dict[str, Record] = {}
        for value, name in zip(self.result.args, self.result.arg_names, strict=True):
            if name and isinstance(value, DefValue):
                first = named.setdefault(name, value.record)
                if first is not value.record:
                    raise self._error(f"result value ${name} is both {first.name} and {value}!")

    def _read_operands(self) -> None:
        arguments = list(zip(self.result.args, self.result.arg_names, strict=True))
        parts_are_dags = self.record.release.has(PARTS_IN_ALIASES_ARE_DAGS)
        at = 0
        for position, operand in enumerate(self.instruction.operands):
            if self._is_skipped(operand):
                continue
            if at >= len(arguments):
                raise self._error("not enough arguments for instruction!")
            value, name = arguments[at]
            if not parts_are_dags:
                at += self._read_flat(position, operand, arguments[at:], at)
                continue
            if operand.has_sub_operands:
                self._read_composed(position, operand, _Argument(value, name or "", f"#{at}"))
            else:
                argument = _Argument(value, name or "", f"#{at}")
                self._add(position, -1, 1, self._matched(argument, operand.record))
            at += 1
        if at != len(arguments):
            raise self._error("too many operands for instruction!")

    def _is_skipped(self, operand: Operand) -> bool:
        """Whether the operand is tied to one of the same class, which stands for both."""
        tied = operand.tied_register
        if operand.num_mi_operands != 1 or tied < 0:
            return False
        operands = self.instruction.operands
        # The reference takes a machine operand's number for an operand's.
        position = tied if tied < len(operands) else operands.sub_operand_number(tied)[0]
        return operands[position].record is operand.record

    def _add(self, operand: int, part: int, count: int, matched: _Matched) -> None:
        name, record, immediate, register = matched
        self.operands.append(ResultOperand(name, operand, part, count, record, immediate, register))

    # --- as before dags could stand for composed operands

    def _read_flat(
        self, position: int, operand: Operand, arguments: list[tuple[Value, str | None]], at: int
    ) -> int:
        """How many arguments the operand takes: one, or one for each of its parts."""
        record, count = operand.record, operand.num_mi_operands
        first = _Argument(arguments[0][0], arguments[0][1] or "", f"#{at}")
        matched = self._fitting(first, record, count > 1)
        if matched is not None:
            if count == 1 or _is_parsed_as_one(record):
                self._add(position, -1, count, matched)
            else:
                assert operand.mi_info is not None
                for part, name in enumerate(operand.mi_info.arg_names):
                    inner = operand.mi_record(part)
                    self._add(position, part, 1, (f"{first.name}.{name}", inner, None, None))
            return 1
        if count == 1:
            raise self._does_not_fit(at, record)
        for part in range(count):
            if part >= len(arguments):
                raise self._error("not enough arguments for instruction!")
            value, name = arguments[part]
            inner = operand.mi_record(part)
            matched = self._fitting(_Argument(value, name or "", f"#{at + part}"), inner, False)
            if matched is None:
                raise self._does_not_fit(at + part, inner if part else record)
            self._add(position, part, 1, matched)
        return count

    def _does_not_fit(self, at: int, expected: Record) -> RecordError:
        return self._error(
            f"argument #{at} does not match instruction operand class {expected.name}"
        )

    def _fitting(self, argument: _Argument, expected: Record, composed: bool) -> _Matched | None:
        """None if the argument is of another kind."""
        record = argument.record
        if record is None:
            number = _number(argument.value)
            if number is None or composed or not expected.is_subclass_of("Operand"):
                return None
            if argument.name:
                raise self._error(f"argument {argument.place}: an integer must not have a name")
            return "", None, number, None
        if record is expected:
            if not argument.name:
                raise self._error(f"argument {argument.place} must have a name")
            return argument.name, record, None, None
        if record.name == "zero_reg" or record.is_subclass_of("Register"):
            class_ = _register_class_of(expected)
            if record.name != "zero_reg" and class_ is None:
                return None
            return self._fixed_register(argument, record, class_ or expected)
        return self._converted(argument, record, expected)

    def _converted(self, argument: _Argument, record: Record, expected: Record) -> _Matched | None:
        """A sub-class of a class of registers, or an operand with the same type."""
        if expected.is_subclass_of("RegisterOperand"):
            expected = expected.value_as_def("RegClass")
        class_ = record
        if record.is_subclass_of("RegisterOperand"):
            class_ = record.value_as_def("RegClass")
        if class_.is_subclass_of("RegisterClass"):
            if not expected.is_subclass_of("RegisterClass"):
                return None
            registers = RegisterFile.of(self._records)
            if not registers.class_(expected).has_sub_class(registers.class_(class_)):
                return None
            return argument.name, record, None, None
        if not record.is_subclass_of("Operand") or not expected.is_subclass_of("Operand"):
            return None
        if record.value_as_def("Type") is not expected.value_as_def("Type"):
            return None
        return argument.name, record, None, None

    # --- an argument against what the instruction has in its place

    def _read_composed(self, position: int, operand: Operand, argument: _Argument) -> None:
        """One name for all of a composed operand, or a dag of its parts."""
        dag = argument.value
        if not isinstance(dag, DagValue):
            matched = self._named_operand(argument)
            self._add(position, -1, operand.num_mi_operands, matched)
            return
        operator = dag.operator
        if not isinstance(operator, DefValue) or operator.record is not operand.record:
            raise self._error(f"argument {argument.place}: operator must be {operand.record.name}")
        if len(dag) != operand.num_mi_operands:
            raise self._error(
                f"argument {argument.place} must have exactly {operand.num_mi_operands} "
                f"sub-arguments, got {len(dag)}"
            )
        for part, (value, name) in enumerate(zip(dag.args, dag.arg_names, strict=True)):
            inner = _Argument(value, name or "", f"{argument.place}.{part}")
            self._add(position, part, 1, self._matched(inner, operand.mi_record(part)))

    def _matched(self, argument: _Argument, expected: Record) -> _Matched:
        if expected.is_subclass_of("RegisterOperand"):
            expected = expected.value_as_def("RegClass")
        if _is_register_class(expected):
            return self._register(argument, expected)
        if expected.is_subclass_of("Operand"):
            number = _number(argument.value)
            if number is None:
                return self._named_operand(argument)
            if argument.name:
                raise self._error(f"argument {argument.place}: an integer must not have a name")
            return "", None, number, None
        raise self._error(f"argument {argument.place}: nothing can stand for a '{expected.name}'")

    def _named_operand(self, argument: _Argument) -> _Matched:
        record = argument.record
        if record is None or not record.is_subclass_of("Operand"):
            raise self._error(
                f"argument {argument.place}: '{argument.value}' is not a subclass of Operand"
            )
        if not argument.name:
            raise self._error(f"argument {argument.place} must have a name")
        return argument.name, record, None, None

    def _register(self, argument: _Argument, expected: Record) -> _Matched:
        record = argument.record
        if record is not None:
            if record.name == "zero_reg" or record.is_subclass_of("Register"):
                return self._fixed_register(argument, record, expected)
            class_ = record
            if record.is_subclass_of("RegisterOperand"):
                class_ = record.value_as_def("RegClass")
            if _is_register_class(class_):
                self._check_class(argument, class_, expected)
                return argument.name, record, None, None
        raise self._error(
            f"argument {argument.place} must be a register, a class of registers or zero_reg, "
            f"not '{argument.value}'"
        )

    def _fixed_register(self, argument: _Argument, record: Record, expected: Record) -> _Matched:
        register = None if record.name == "zero_reg" else record
        if register is not None:
            registers = RegisterFile.of(self._records)
            if expected.is_subclass_of("RegClassByHwMode"):
                raise with_note(
                    self._error(
                        f"argument {argument.place}: which registers '{expected.name}' has "
                        "depends on the hardware mode"
                    ),
                    f"'{expected.name}' is defined here",
                    expected,
                )
            if registers.register(register) not in registers.class_(expected):
                raise self._error(
                    f"argument {argument.place}: register {register.name} is not a member of "
                    f"register class {expected.name}"
                )
        if argument.name:
            raise self._error(f"argument {argument.place}: a register must not have a name")
        return "", None, None, register

    def _check_class(self, argument: _Argument, class_: Record, expected: Record) -> None:
        # A class that depends on the hardware mode is taken for a sub-class of any.
        if class_ is not expected and not class_.is_subclass_of("RegClassByHwMode"):
            registers = RegisterFile.of(self._records)
            is_part = not expected.is_subclass_of("RegClassByHwMode")
            is_part = is_part and registers.class_(expected).has_sub_class(registers.class_(class_))
            if not is_part:
                raise self._error(
                    f"argument {argument.place}: register class {class_.name} is not a sub-class "
                    f"of register class {expected.name}"
                )
        if not argument.name:
            raise self._error(f"argument {argument.place}: a register class must have a name")


class _Argument:
    """An argument of the result, or of a dag in it; `place` says which in messages."""

    __slots__ = ("name", "place", "value")

    def __init__(self, value: Value, name: str, place: str) -> None:
        self.value = value
        self.name = name
        self.place = place

    @property
    def record(self) -> Record | None:
        return self.value.record if isinstance(self.value, DefValue) else None


def _register_class_of(record: Record) -> Record | None:
    """The class of the registers that may stand for an operand; None where none may."""
    if record.is_subclass_of("OptionalDefOperand"):
        inner = record.value_as_dag("MIOperandInfo").args[0]
        assert isinstance(inner, DefValue)
        record = inner.record
    if record.is_subclass_of("RegisterOperand"):
        record = record.value_as_def("RegClass")
    return record if record.is_subclass_of("RegisterClass") else None


def _is_parsed_as_one(record: Record) -> bool:
    """Whether a composed operand has a class of its own in assembly."""
    if record.value("ParserMatchClass") is None:
        return False
    return record.value_as_def("ParserMatchClass").value_as_string("Name") != "Imm"


def _is_register_class(record: Record) -> bool:
    return record.is_subclass_of("RegisterClass") or record.is_subclass_of("RegClassByHwMode")


def _number(value: Value) -> int | None:
    if isinstance(value, IntValue):
        return value.value
    if isinstance(value, BitsValue):
        return value.as_int()
    return int(value.value) if isinstance(value, BitValue) else None
