"""The operands of an instruction: what its `outs` and `ins` list, flattened into machine operands.

It knows the classes of Target.td that may stand in an operand list, and neither
encodings nor assembly text.
"""

from __future__ import annotations

from tblgen_build._core import DagValue, DefValue, UnsetValue
from tblgen_build.generators.llvm.model.registers.register_class_like import is_register_class

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Final, NoReturn

    from tblgen_build._core import Record, Value

    # Position of an operand in the list, position of a machine operand in it.
    SubOperand = tuple[int, int]


# What OperandConstraint.tied_to is where the operand may not share a register with an input.
EARLY_CLOBBER: Final = -1


class OperandConstraint:
    """A tie to the machine operand with that number (of the flat list), or an early clobber."""

    __slots__ = ("tied_to",)

    def __init__(self, tied_to: int) -> None:
        self.tied_to = tied_to

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OperandConstraint) and self.tied_to == other.tied_to

    def __hash__(self) -> int:
        return hash(self.tied_to)

    @property
    def is_early_clobber(self) -> bool:
        return self.tied_to == EARLY_CLOBBER

    @property
    def is_tied(self) -> bool:
        return self.tied_to >= 0


class Operand:
    """One entry of `outs` or `ins`; it stands for one machine operand or several.

    `encoder_methods`, `constraints` and `is_encoded` have an entry for each machine
    operand. `sub_names` has one where the list names the parts, `(mem $base, $offset):$m`,
    and is empty otherwise.
    """

    __slots__ = (
        "constraints",
        "encoder_methods",
        "is_encoded",
        "mi_info",
        "mi_number",
        "name",
        "num_mi_operands",
        "operand_type",
        "print_method",
        "record",
        "sub_names",
    )

    def __init__(self, record: Record, name: str, kind: OperandKind, mi_number: int) -> None:
        self.record = record
        self.name = name
        self.print_method = kind.print_method
        self.operand_type = kind.operand_type
        self.mi_info = kind.mi_info
        self.mi_number = mi_number  # of its first machine operand
        self.num_mi_operands = count = kind.num_mi_operands
        self.sub_names: list[str] = []
        self.encoder_methods = [""] * count
        self.is_encoded = [True] * count
        self.constraints: list[OperandConstraint | None] = [None] * count

    @property
    def tied_register(self) -> int:
        """The machine operand that the only one here is tied to, or -1."""
        for constraint in self.constraints:
            if constraint is not None and constraint.is_tied:
                return constraint.tied_to
        return -1

    @property
    def has_sub_operands(self) -> bool:
        return self.mi_info is not None and len(self.mi_info) > 0

    def mi_record(self, index: int) -> Record:
        """The register class or operand of one machine operand."""
        if self.mi_info is None or len(self.mi_info) == 0:
            return self.record
        value = self.mi_info.args[index]
        if not isinstance(value, DefValue):
            raise self.record.error(
                f"MIOperandInfo's argument {index} is {value}, no operand or register class"
            )
        return value.record


class OperandKind:
    """What a record that may stand in an operand list makes of an operand, for all its uses."""

    __slots__ = (
        "encoder_method",
        "is_optional_def",
        "is_predicate",
        "mi_info",
        "num_mi_operands",
        "operand_type",
        "print_method",
    )

    def __init__(self, record: Record) -> None:
        self.encoder_method = ""
        self.mi_info: DagValue | None = None
        self.num_mi_operands = 1
        self.is_predicate = False
        self.is_optional_def = False
        self.print_method = "printOperand"
        self.operand_type = "MCOI::OPERAND_UNKNOWN"
        if record.is_subclass_of("RegisterOperand"):
            self._read_common(record)
        elif record.is_subclass_of("Operand"):
            self._read_common(record)
            self._read_sub_operands(record)
            self.is_predicate = record.is_subclass_of("PredicateOp")
            self.is_optional_def = record.is_subclass_of("OptionalDefOperand")
        elif is_register_class(record):
            self.operand_type = "MCOI::OPERAND_REGISTER"

    def _read_common(self, record: Record) -> None:
        self.print_method = record.value_as_string("PrintMethod")
        namespace = record.value_as_string("OperandNamespace")
        self.operand_type = f"{namespace}::{record.value_as_string('OperandType')}"
        self.encoder_method = record.value_as_string("EncoderMethod")

    def _read_sub_operands(self, record: Record) -> None:
        info = record.value_as_dag("MIOperandInfo")
        operator = info.operator
        if not isinstance(operator, DefValue) or operator.record.name != "ops":
            raise record.error(
                f"Bad value for MIOperandInfo in operand '{record.name}': "
                f"expected (ops ...), got '{info}'"
            )
        self.mi_info = info
        self.num_mi_operands = len(info) or 1


_CLASSES: Final = (
    "RegisterOperand",
    "Operand",
    "RegisterClass",
    "RegisterClassLike",
    "PointerLikeRegClass",
    "unknown_class",
)


def is_operand_record(record: Record) -> bool:
    """Whether the record may stand in an operand list."""
    return any(record.is_subclass_of(class_) for class_ in _CLASSES)


class OperandKinds:
    """The operand kinds of a run, and the lists that instructions have in common.

    Each is made when an instruction first uses it.
    """

    def __init__(self) -> None:
        self._kinds: dict[Record, OperandKind] = {}
        self._lists: dict[tuple[DagValue, DagValue, str], OperandList] = {}

    def operands_of(self, instruction: Record) -> OperandList:
        """Raises RecordError, at the instruction."""
        outs = instruction.value_as_dag("OutOperandList")
        ins = instruction.value_as_dag("InOperandList")
        constraints = instruction.value_as_string("Constraints")
        key = outs, ins, constraints
        found = self._lists.get(key)
        if found is not None:
            return found.for_instruction(instruction)
        made = OperandList.of(instruction, outs, ins, self)
        if constraints:
            made.apply_constraints(constraints)
        self._lists[key] = made
        return made

    def of(self, record: Record) -> OperandKind | None:
        """None where the record is nothing that an operand list may have."""
        kind = self._kinds.get(record)
        if kind is None and is_operand_record(record):
            kind = self._kinds[record] = OperandKind(record)
        return kind


def _is_variable_ops(value: Value) -> bool:
    return isinstance(value, DefValue) and value.record.name == "variable_ops"


class OperandList:
    """All operands of an instruction, definitions first."""

    def __init__(self, instruction: Record) -> None:
        self.instruction = instruction
        self.layout = object()  # the same for all instructions that have the same operands
        self.operands: list[Operand] = []
        self.num_mi_operands = 0
        self.is_predicable = False
        self.has_optional_def = False
        self.is_variadic = False
        self._by_name: dict[str, int] = {}
        self._sub_operand_aliases: dict[str, SubOperand] = {}
        self._flat: list[SubOperand] = []
        self.num_defs = 0

    @staticmethod
    def of(instruction: Record, outs: DagValue, ins: DagValue, kinds: OperandKinds) -> OperandList:
        """What the two dags list. Raises RecordError."""
        operands = OperandList(instruction)
        operands._read(outs, ins, kinds)
        return operands

    def _read(self, outs: DagValue, ins: DagValue, kinds: OperandKinds) -> None:
        self.num_defs = len(outs)
        self._check_operator(outs, "outs", "output")
        self._check_operator(ins, "ins", "input")
        position = 0
        for dag in (outs, ins):
            for value, name in zip(dag.args, dag.arg_names, strict=True):
                self._add(position, value, name or "", kinds)
                position += 1
        if any(_is_variable_ops(value) for value in outs.args):
            self.num_defs -= 1

    def for_instruction(self, instruction: Record) -> OperandList:
        """The same operands, of another instruction that lists them in the same way."""
        same = OperandList(instruction)
        same.layout = self.layout
        same.operands = self.operands
        same.num_mi_operands = self.num_mi_operands
        same.is_predicable = self.is_predicable
        same.has_optional_def = self.has_optional_def
        same.is_variadic = self.is_variadic
        same.num_defs = self.num_defs
        same._by_name = self._by_name
        same._sub_operand_aliases = self._sub_operand_aliases
        same._flat = self._flat
        return same

    def __len__(self) -> int:
        return len(self.operands)

    def __iter__(self) -> Iterator[Operand]:
        return iter(self.operands)

    def __getitem__(self, index: int) -> Operand:
        return self.operands[index]

    def _fail(self, position: int, what: str) -> NoReturn:
        raise self.instruction.error(
            f"In instruction '{self.instruction.name}', operand #{position}{what}"
        )

    def _check_operator(self, dag: DagValue, expected: str, what: str) -> None:
        operator = dag.operator
        if not isinstance(operator, DefValue):
            raise self.instruction.error(
                f"{self.instruction.name}: invalid {what} list: use '{expected}'"
            )
        if operator.record.name != expected:
            raise self.instruction.error(
                f"{self.instruction.name}: invalid def name for {what} list: "
                f"use '{expected}', not '{operator.record.name}'"
            )

    def _add(self, position: int, value: Value, name: str, kinds: OperandKinds) -> None:
        sub_arguments: DagValue | None = None
        if isinstance(value, DagValue):
            sub_arguments = value
            value = value.operator
        if not isinstance(value, DefValue):
            raise self.instruction.error(
                f"Illegal operand for the '{self.instruction.name}' instruction: "
                f"operand #{position} is '{value}', not a record"
            )
        record = value.record
        if record.name == "variable_ops":
            self.is_variadic = True
            return
        kind = kinds.of(record)
        if kind is None:
            raise self.instruction.error(
                f"'{record.name}' cannot be the class of an operand of '{self.instruction.name}'"
            )
        self.is_predicable |= kind.is_predicate
        self.has_optional_def |= kind.is_optional_def
        if not name:
            self._fail(position, " has no name!")
        self._claim(position, name)
        operand = Operand(record, name, kind, self.num_mi_operands)
        index = len(self.operands)
        self._by_name.setdefault(name, index)
        if sub_arguments is not None:
            self._name_sub_operands(position, operand, sub_arguments)
        elif kind.encoder_method:
            # One encoder for the whole operand.
            operand.encoder_methods[0] = kind.encoder_method
            for part in range(1, operand.num_mi_operands):
                operand.is_encoded[part] = False
        self.operands.append(operand)
        self._flat += [(index, part) for part in range(operand.num_mi_operands)]
        self.num_mi_operands += operand.num_mi_operands

    def _claim(self, position: int, name: str) -> None:
        """Names of operands and of named parts of operands are all different."""
        if name in self._by_name or name in self._sub_operand_aliases:
            self._fail(position, " has the same name as a previous operand!")

    def _name_sub_operands(self, position: int, operand: Operand, names: DagValue) -> None:
        info = operand.mi_info
        if info is None or len(info) == 0:
            self._fail(position, f" has {len(names)} sub-arg names, but no sub-operands")
        if len(names) != len(info):
            self._fail(position, f" has {len(names)} sub-arg names, expected {len(info)}")
        operand.sub_names = [""] * len(info)
        for part, (value, name) in enumerate(zip(names.args, names.arg_names, strict=True)):
            if not isinstance(value, UnsetValue):
                self._fail(
                    position, f" sub-arg #{part} has unexpected operand (expected only $name)."
                )
            if not name:
                self._fail(position, f" sub-arg #{part} has no name!")
            self._claim(position, name)
            operand.sub_names[part] = name
            self._sub_operand_aliases[name] = (len(self.operands), part)
            encoder = operand.mi_record(part).value("EncoderMethod")
            if encoder is not None:
                operand.encoder_methods[part] = encoder.as_unquoted_string()

    # --- looking operands up

    def index_of(self, name: str) -> int | None:
        """The operand with that name (not the name of a part)."""
        return self._by_name.get(name)

    def sub_operand_of(self, name: str) -> SubOperand | None:
        """The operand, or the named part of an operand, that is called `name`."""
        index = self._by_name.get(name)
        if index is not None:
            return index, 0
        return self._sub_operand_aliases.get(name)

    def flat_number(self, sub_operand: SubOperand) -> int:
        return self.operands[sub_operand[0]].mi_number + sub_operand[1]

    def sub_operand_number(self, flat: int) -> SubOperand:
        """Which operand, and which part of it, the machine operand `flat` is."""
        return self._flat[flat]

    def is_encoded(self, flat: int) -> bool:
        index, part = self._flat[flat]
        return self.operands[index].is_encoded[part]

    def parse_operand_name(self, text: str, *, allow_whole: bool = True) -> SubOperand:
        """What `$name` or `$name.part` stands for. Raises RecordError at the instruction."""
        record = self.instruction
        if not text.startswith("$"):
            raise record.error(f"{record.name}: Illegal operand name: '{text}': it starts with '$'")
        name, dot, part_name = text[1:].partition(".")
        if dot and not part_name:
            raise record.error(f"{record.name}: illegal empty suboperand name in '{text}'")
        alias = self._sub_operand_aliases.get(name)
        if alias is not None and not dot:
            return alias
        index = self._by_name.get(name)
        if index is None:
            raise record.error(
                f"'{record.name}' does not have an operand named '${name}'!{self.known_names()}"
            )
        if not dot:
            return self._whole_operand(index, text, allow_whole)
        return index, self._part(index, part_name, text)

    def _whole_operand(self, index: int, text: str, allow_whole: bool) -> SubOperand:
        operand = self.operands[index]
        if operand.num_mi_operands > 1 and not allow_whole:
            raise self.instruction.error(
                f"{self.instruction.name}: Illegal to refer to whole operand part of complex "
                f"operand '{text}'"
            )
        return index, 0

    def _part(self, index: int, part_name: str, text: str) -> int:
        info = self.operands[index].mi_info
        record = self.instruction
        if info is None or len(info) == 0:
            raise record.error(f"{record.name}: unknown suboperand name in '{text}'")
        for part, name in enumerate(info.arg_names):
            if name == part_name:
                return part
        raise record.error(f"{record.name}: unknown suboperand name in '{text}'")

    def known_names(self) -> str:
        names = [f"${operand.name}" for operand in self.operands]
        return f" (it has {', '.join(names)})" if names else ""

    # --- constraints

    def apply_constraints(self, text: str) -> None:
        """What `Constraints` says: "$src = $dst" and "@earlyclobber $dst", separated by commas."""
        for constraint in text.split(","):
            if constraint:
                self._apply_constraint(constraint)

    def _apply_constraint(self, text: str) -> None:
        equals = text.find("=")
        if text.startswith(("@earlyclobber ", "@earlyclobber\t", "@earlyclobber\n")):
            self._set_early_clobber(text)
        elif 0 < equals < len(text) - 1 and text[equals - 1] in " \t" and text[equals + 1] in " \t":
            self._tie(text[:equals], text[equals + 1 :])
        else:
            self._fail_constraint(text)

    def _fail_constraint(self, text: str) -> NoReturn:
        raise self.instruction.error(
            f"Unrecognized constraint '{text}' in '{self.instruction.name}': "
            'write "$src = $dst" or "@earlyclobber $dst"'
        )

    def _set_early_clobber(self, text: str) -> None:
        name = text[len("@earlyclobber") :].lstrip(" \t\n")
        index, part = self.parse_operand_name(name, allow_whole=False)
        self._constrain(index, part, name, OperandConstraint(EARLY_CLOBBER))

    def _constrain(self, index: int, part: int, name: str, constraint: OperandConstraint) -> None:
        constraints = self.operands[index].constraints
        if constraints[part] is not None:
            raise self.instruction.error(
                f"operand '{name}' of '{self.instruction.name}' has several constraints"
            )
        constraints[part] = constraint

    def _tie(self, left: str, right: str) -> None:
        """Tie the input to the output, whichever of them stands first."""
        left_words = left.split()
        if not left_words or not right.strip():
            self._fail_constraint(f"{left}={right}")
        names = (left_words[0], right.lstrip(" \t"))
        ends = [self.parse_operand_name(name, allow_whole=False) for name in names]
        is_def = [index < self.num_defs for index, _ in ends]
        record = self.instruction
        if is_def[0] == is_def[1]:
            kind = "Output" if is_def[0] else "Input"
            raise record.error(
                f"{kind} operands '{names[0]}' and '{names[1]}' of '{record.name}' cannot be tied!"
            )
        source = 1 if is_def[0] else 0
        tied_to = self.flat_number(ends[1 - source])
        for operand in self.operands:
            if any(c is not None and c.tied_to == tied_to for c in operand.constraints):
                raise record.error(
                    f"Operand '{names[1 - source]}' of '{record.name}' "
                    "cannot have multiple operands tied to it!"
                )
        self._constrain(*ends[source], names[source], OperandConstraint(tied_to))
