"""MIR patterns: what a combine rule lists in `match`, `apply` and `combine`, as it is written.

Names and numbers of operands are checked here, what a rule makes of its patterns is not.
"""

from __future__ import annotations

from tblgen_build._core import (
    DagValue,
    DefValue,
    IntValue,
    RecordError,
    StringValue,
    UnsetValue,
)
from tblgen_build.generators.llvm.match_table.low_level_type import LowLevelType, low_level_type
from tblgen_build.generators.llvm.model.instructions.instruction_set import InstructionSet
from tblgen_build.generators.llvm.model.value_type import ValueTypes
from tblgen_build.releases.selection import ONE_USE_IS_A_PATTERN

from .operand import Flags, MirOperand, Remaining, TypeOf
from .rule_errors import error_with_notes, followed
from .written_types import first_typed, type_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Final

    from tblgen_build._core import Record, Records, Value
    from tblgen_build.generators.llvm.model.instructions.instruction import Instruction

_REPLACE: Final = "GIReplaceReg"
_ERASE: Final = "GIEraseRoot"
_ONE_USE: Final = "GIHasOneUse"
_OPERANDS_OF_BUILTINS: Final = {_REPLACE: 2, _ERASE: 0, _ONE_USE: 1}
_PARAMETER_KINDS: Final = ("root", "gi_mo", "gi_imm")


class CombinerInstruction:
    """An instruction, or a call of an intrinsic, with its operands; definitions first."""

    __slots__ = ("flags", "instruction", "intrinsic", "names", "operands", "text", "use")

    def __init__(self, name: str, text: str) -> None:
        self.names = [name]  # where it is what a use of a fragment stands for, that one's too
        self.text = text  # the operator, for messages
        self.instruction: Instruction | None = None  # None: one that is built in
        self.intrinsic: Record | None = None
        self.operands: list[MirOperand] = []
        self.flags: Flags | None = None
        self.use: FragmentPattern | None = None  # that stands for it, if a rule does not write it

    def copy(self) -> CombinerInstruction:
        made = CombinerInstruction("", self.text)
        made.names = self.names.copy()
        made.use = self.use
        made.instruction = self.instruction
        made.intrinsic = self.intrinsic
        made.operands = [operand.copy() for operand in self.operands]
        made.flags = self.flags
        return made

    @property
    def name(self) -> str:
        return self.names[0]

    @property
    def is_root_of_use(self) -> bool:
        """Whether the use of a fragment that it comes from defines what it defines."""
        return self.use is not None and self.name == self.use.name

    @property
    def is_replacement(self) -> bool:
        return self.instruction is None and self.text == _REPLACE

    @property
    def is_erasure(self) -> bool:
        return self.instruction is None and self.text == _ERASE

    @property
    def is_one_use(self) -> bool:
        """Whether it checks that what defines its operand is used once."""
        return self.instruction is None and self.text == _ONE_USE

    @property
    def definitions(self) -> list[MirOperand]:
        return [operand for operand in self.operands if operand.is_def]

    def check_remaining(self, owner: Record, *, is_applied: bool = False) -> None:
        """GIVariadic operands are inputs of what has an open list; matched, the last of it."""
        remaining = [o for o in self.operands if isinstance(o.type, Remaining)]
        if not remaining:
            return
        instruction = self.instruction
        takes_more = instruction is not None and instruction.operands.is_variadic
        if not takes_more or self.intrinsic is not None:
            raise owner.error(
                f"cannot use a GIVariadic operand on non-variadic instruction '{self.text}'"
            )
        if any(operand.is_def for operand in remaining):
            raise owner.error(f"'{self.text}': GIVariadic cannot be used on defs")
        if not is_applied and remaining != self.operands[-1:]:
            raise owner.error(f"'{self.text}': GIVariadic can only be used on the last operand")


class FragmentPattern:
    """A use of a fragment; its operands are bound to the fragment's parameters."""

    __slots__ = ("alternative", "fragment", "name", "operands")

    def __init__(self, name: str, fragment: Fragment, operands: list[MirOperand]) -> None:
        self.name = name
        self.alternative = 0  # which one it stands for, once it is chosen
        self.fragment = fragment
        self.operands = operands

    def copy(self) -> FragmentPattern:
        operands = [operand.copy() for operand in self.operands]
        return FragmentPattern(self.name, self.fragment, operands)

    def type_conflicts(self) -> Iterator[tuple[int, str, str]]:
        """Places of operands whose type is not what the chosen alternative writes; both types."""
        asked = self.fragment.types_in(self.alternative)
        pairs = zip(self.operands, self.fragment.parameters, strict=True)
        for place, (operand, parameter) in enumerate(pairs):
            expected = asked.get(parameter.name)
            if expected is None or operand.type is None:
                continue
            got = type_text(operand)
            if got != type_text(expected):
                yield place, got, type_text(expected)


class CodePattern:
    """C++ that is to hold, or that is run."""

    __slots__ = ("code", "name")

    def __init__(self, name: str, code: str) -> None:
        self.name = name
        self.code = code


class AnyOpcode:
    """Any of some instructions, whatever its operands (`wip_match_opcode`)."""

    __slots__ = ("instructions", "name")

    def __init__(self, name: str, instructions: list[Instruction]) -> None:
        self.name = name
        self.instructions = instructions


class PatternParameter:
    """A fragment's parameter: `root`, `gi_mo` or `gi_imm`."""

    __slots__ = ("kind", "name")

    def __init__(self, name: str, kind: str) -> None:
        self.name = name
        self.kind = kind


class Fragment:
    """A `GICombinePatFrag`: parameters, and alternatives that are patterns each."""

    __slots__ = ("alternatives", "inputs", "outputs", "record")

    def __init__(self, record: Record) -> None:
        self.record = record
        self.outputs: list[PatternParameter] = []
        self.inputs: list[PatternParameter] = []
        self.alternatives: list[list[CombinerInstruction | CodePattern]] = []

    @property
    def parameters(self) -> list[PatternParameter]:
        return self.outputs + self.inputs

    @property
    def unbound(self) -> list[str]:
        """The inputs that are no operand in some alternative."""
        return [
            parameter.name
            for parameter in self.inputs
            if not all(_is_operand_of(parameter.name, patterns) for patterns in self.alternatives)
        ]

    def types_in(self, alternative: int) -> dict[str, MirOperand]:
        """Of each name the operand that first writes its type in the alternative."""
        patterns = self.alternatives[alternative]
        return first_typed(
            self.record,
            [(p.name, p.operands) for p in patterns if isinstance(p, CombinerInstruction)],
        )

    @property
    def root(self) -> str:
        """The parameter that an alternative's root defines; empty where all is C++."""
        for parameter in self.outputs:
            if parameter.kind == "root":
                return parameter.name
        return ""


Pattern = CombinerInstruction | FragmentPattern | CodePattern | AnyOpcode


def _is_operand_of(name: str, patterns: Sequence[CombinerInstruction | CodePattern]) -> bool:
    return any(
        isinstance(pattern, CombinerInstruction) and any(o.name == name for o in pattern.operands)
        for pattern in patterns
    )


class NotAPatternError(RecordError):
    """What is written is not a pattern at all."""


class PatternReader:
    """Reads patterns; keeps fragments for all rules that use them."""

    def __init__(self, records: Records, *, extends_types: bool) -> None:
        self._records = records
        self._extends_types = extends_types  # integers and floats are told apart
        self.instructions = InstructionSet.of(records)
        self._types = ValueTypes.of(records)
        self._fragments: dict[Record, Fragment] = {}

    def read(self, owner: Record, value: Value, name: str) -> Pattern:
        """One pattern of a rule or of a fragment, `owner`. Raises RecordError."""
        try:
            return self._read(owner, value, name)
        except RecordError as error:
            failed = owner.error(f"Failed to parse pattern: '{value}'")
            if isinstance(error, NotAPatternError):
                notes = [(error.message, None)]
                raise RecordError(failed.message, failed.location, notes) from None
            raise followed(error, failed) from None

    def _read(self, owner: Record, value: Value, name: str) -> Pattern:
        if isinstance(value, StringValue):
            return CodePattern(name, value.value.strip())
        if not isinstance(value, DagValue) or not isinstance(value.operator, DefValue):
            raise NotAPatternError(
                f"'{value}' is not a pattern: expected an instruction, an intrinsic, a fragment or "
                "C++"
            )
        operator = value.operator.record
        if operator.name == "wip_match_opcode":
            return self._any_opcode(owner, value, name)
        if operator.is_subclass_of("GICombinePatFrag"):
            return self._use(owner, operator, value, name)
        return self._instruction(owner, operator, value, name)

    # --- kinds of patterns

    def _any_opcode(self, owner: Record, dag: DagValue, name: str) -> AnyOpcode:
        found = []
        for value in dag.args:
            instruction = (
                self.instructions.find(value.record) if isinstance(value, DefValue) else None
            )
            if instruction is None:
                raise owner.error("Arguments to wip_match_opcode must be instructions")
            found.append(instruction)
        if not found:
            raise NotAPatternError("'wip_match_opcode' lists no instruction")
        return AnyOpcode(name, found)

    def _instruction(
        self, owner: Record, operator: Record, dag: DagValue, name: str
    ) -> CombinerInstruction:
        made = CombinerInstruction(name, operator.name)
        minimum, variadic, definitions = 0, False, 0
        if operator.is_subclass_of("Intrinsic"):
            made.intrinsic = operator
            made.instruction = self._call_of(owner, operator)
            definitions = len(operator.value_as_list("RetTypes"))
            minimum = definitions + len(operator.value_as_list("ParamTypes"))
            variadic = False
        elif operator.is_subclass_of("GIBuiltinInst"):
            if not self._is_built_in(operator):
                raise owner.error(f"the builtin instruction '{operator.name}' is unknown")
            minimum = _OPERANDS_OF_BUILTINS[operator.name]
            definitions = 1 if made.is_replacement else 0
        else:
            instruction = self.instructions.find(operator)
            if instruction is None:
                raise NotAPatternError(
                    f"'{operator.name}' is not an instruction, intrinsic or fragment: "
                    "it cannot be the operator of a pattern"
                )
            made.instruction = instruction
            operands = instruction.operands
            minimum, variadic = len(operands), operands.is_variadic
            definitions = operands.num_defs
        for value, operand_name in zip(dag.args, dag.arg_names, strict=True):
            if _is_flags(value):
                if made.instruction is None:
                    raise owner.error(f"MIFlags are of instructions: '{operator.name}' has none")
                if made.flags is not None:
                    raise owner.error("MIFlags can only be present once on an instruction")
                assert isinstance(value, DagValue)
                made.flags = _read_flags(owner, value)
                continue
            made.operands.append(self.operand(owner, value, operand_name or ""))
        self._check_number(owner, made, minimum, variadic)
        declared = definitions
        if (made.is_replacement or made.is_one_use) and made.operands[-1].number is not None:
            raise owner.error(f"expected operand {minimum - 1} of '{made.text}' to be a name")
        if variadic and made.instruction is not None:
            definitions = self._variadic_definitions(made, definitions)
        for place, operand in enumerate(made.operands[:definitions]):
            operand.is_def = True
            # The reference takes one of an open list, or without a type, for which nothing has a
            # place later on.
            if operand.number is None or place >= declared:
                continue
            if operand.type is not None or made.is_replacement:
                raise owner.error(f"'{operator.name}' defines a number: expected a name")
        return made

    def _is_built_in(self, operator: Record) -> bool:
        if operator.name == _ONE_USE:
            return self._records.release.has(ONE_USE_IS_A_PATTERN)
        return operator.name in _OPERANDS_OF_BUILTINS

    def _variadic_definitions(self, pattern: CombinerInstruction, declared: int) -> int:
        """Where the list of results is open, all but the declared inputs are defined."""
        instruction = pattern.instruction
        assert instruction is not None
        outs = instruction.record.value_as_dag("OutOperandList")
        if any(isinstance(v, DefValue) and v.record.name == "variable_ops" for v in outs.args):
            return len(pattern.operands) - (len(instruction.operands) - declared)
        return declared

    def _check_number(
        self, owner: Record, pattern: CombinerInstruction, expected: int, variadic: bool
    ) -> None:
        got = len(pattern.operands)
        if got == expected or (variadic and got > expected):
            return
        remaining = [o for o in pattern.operands if isinstance(o.type, Remaining)]
        if variadic and remaining and got + remaining[0].type.least - 1 >= expected:  # type: ignore[union-attr]
            return
        at_least = "at least " if variadic else ""
        raise owner.error(f"'{pattern.text}' expected {at_least}{expected} operands, got {got}")

    def _call_of(self, owner: Record, intrinsic: Record) -> Instruction:
        properties = {record.name for record in intrinsic.value_as_list_of_defs("IntrProperties")}
        name = "G_INTRINSIC"
        if "IntrConvergent" in properties:
            name += "_CONVERGENT"
        if "IntrHasSideEffects" in properties:
            name += "_W_SIDE_EFFECTS"
        record = self._records.get_def(name)
        found = None if record is None else self.instructions.find(record)
        if found is None:
            raise owner.error(f"there is no instruction '{name}' for '{intrinsic.name}'")
        return found

    def _use(self, owner: Record, operator: Record, dag: DagValue, name: str) -> FragmentPattern:
        fragment = self._fragment(owner, operator)
        operands = [
            self.operand(owner, value, operand_name or "")
            for value, operand_name in zip(dag.args, dag.arg_names, strict=True)
        ]
        parameters = fragment.parameters
        if len(operands) != len(parameters):
            raise owner.error(
                f"'{operator.name}' expected {len(parameters)} operands, got {len(operands)}"
            )
        for place, (operand, parameter) in enumerate(zip(operands, parameters, strict=True)):
            operand.is_def = place < len(fragment.outputs)
            if parameter.kind == "gi_imm":
                if operand.number is None:
                    raise owner.error(
                        f"expected operand {place} of '{operator.name}' to be an immediate; "
                        f"got MachineOperand ${operand.name}"
                    )
                if operand.name:
                    raise owner.error(
                        f"operand {place} of '{operator.name}' is an immediate: it can have no name"
                    )
            elif operand.number is not None:
                raise owner.error(
                    f"the operand for '{parameter.name}' of '{operator.name}' must be a name"
                )
        return FragmentPattern(name, fragment, operands)

    # --- fragments

    def _fragment(self, owner: Record, record: Record) -> Fragment:
        found = self._fragments.get(record)
        if found is None:
            try:
                found = self._fragments[record] = self._read_fragment(owner, record)
            except RecordError as error:
                failed = record.error(f"Could not parse GICombinePatFrag '{record.name}'")
                raise followed(error, failed) from None
        return found

    def _read_fragment(self, owner: Record, record: Record) -> Fragment:
        made = Fragment(record)
        made.outputs = _parameters(owner, record, "OutOperands", "outs", ("root", "gi_mo"))
        made.inputs = _parameters(owner, record, "InOperands", "ins", _PARAMETER_KINDS)
        roots = [parameter for parameter in made.outputs if parameter.kind == "root"]
        if made.outputs and len(roots) != 1:
            raise record.error("GICombinePatFrag must have one root in its 'out' operands")
        for number, dag in enumerate(record.value_as_list("Alternatives")):
            if not isinstance(dag, DagValue) or _operator_name(dag) != "pattern":
                raise record.error(f"alternative {number} of '{record.name}' is no (pattern ...)")
            made.alternatives.append(self._alternative(record, made, dag, number))
        for number in range(len(made.alternatives)):
            made.types_in(number)  # that they agree
        return made

    def _alternative(
        self, record: Record, fragment: Fragment, dag: DagValue, number: int
    ) -> list[CombinerInstruction | CodePattern]:
        patterns: list[CombinerInstruction | CodePattern] = []
        defined: set[str] = set()
        for place, (value, name) in enumerate(zip(dag.args, dag.arg_names, strict=True)):
            own = name or f"__{record.name}_alt{number}_pattern_{place}"
            pattern = self.read(record, value, own)
            if not isinstance(pattern, CombinerInstruction | CodePattern):
                raise record.error(
                    f"'{record.name}' may have instructions and C++, no fragments or opcodes"
                )
            if isinstance(pattern, CombinerInstruction):
                if pattern.instruction is None:
                    raise record.error(f"'{pattern.text}' can only be applied")
                for index, operand in enumerate(pattern.operands):
                    if isinstance(operand.type, TypeOf | Remaining):
                        raise error_with_notes(
                            record,
                            f"'{record.name}' has an operand of a special type",
                            f"operand {index} of '{own}' has type '{type_text(operand)}'",
                        )
                if not fragment.root:
                    raise record.error(
                        f"'{record.name}' matches instructions, so it needs a root to define"
                    )
                for operand in pattern.definitions:
                    if operand.name in defined:
                        raise record.error(
                            f"'{operand.name}' is defined twice in alternative {number} "
                            f"of '{record.name}'"
                        )
                    defined.add(operand.name)
                    if operand.name == fragment.root and len(pattern.definitions) > 1:
                        raise record.error(
                            f"'{pattern.text}' defines the root of '{record.name}' and more: "
                            "it may have one result only"
                        )
            patterns.append(pattern)
        for parameter in fragment.outputs:
            if parameter.name not in defined:
                raise record.error(
                    f"output parameter '{parameter.name}' must be defined by all alternative "
                    f"patterns in '{record.name}'"
                )
        for parameter in fragment.inputs:
            if parameter.name in defined:
                raise record.error(f"input parameter '{parameter.name}' cannot be redefined!")
            if parameter.kind == "root":
                raise record.error(f"input parameter '{parameter.name}' cannot be a root!")
        return patterns

    # --- operands

    def operand(self, owner: Record, value: Value, name: str) -> MirOperand:
        if isinstance(value, UnsetValue):
            if not name:
                raise owner.error("an operand has neither name nor value")
            return MirOperand(name)
        if isinstance(value, IntValue):
            return MirOperand(name, value.value)
        if isinstance(value, DefValue):
            if not name:
                raise owner.error(f"expected an operand name after '{value}'")
            made = MirOperand(name, None, self._type(owner, value.record))
            made.type_name = value.record.name
            return made
        if isinstance(value, DagValue) and isinstance(value.operator, DefValue) and len(value) == 1:
            number = value.args[0]
            if isinstance(number, IntValue):
                type_ = self._type(owner, value.operator.record)
                if isinstance(type_, Remaining):
                    raise owner.error("a number cannot be of type GIVariadic")
                made = MirOperand(name, number.value, type_)
                made.type_name = value.operator.record.name
                return made
        raise owner.error(f"cannot parse '{value}' as an operand of a pattern")

    def _type(self, owner: Record, record: Record) -> LowLevelType | TypeOf | Remaining:
        if record.is_subclass_of("ValueType"):
            simple = self._types.find_simple(record)
            extends = self._extends_types
            found = None if simple is None else low_level_type(simple, is_extended=extends)
            if found is None:
                raise owner.error(f"GlobalISel has no type for '{record.name}'")
            return found
        if record.is_subclass_of("GITypeOf"):
            name = record.value_as_string("OpName")
            if not name.startswith("$"):
                raise owner.error(
                    f"cannot parse operand type: invalid operand name format '{name}' in GITypeOf: "
                    "expected '$' followed by an operand name"
                )
            return TypeOf(name[1:])
        if record.is_subclass_of("GIVariadic"):
            least, most = record.value_as_int("MinArgs"), record.value_as_int("MaxArgs")
            if least == 0:
                raise owner.error(
                    "cannot parse operand type: minimum number of arguments must be greater than "
                    "zero in GIVariadic"
                )
            if most and most <= least:
                raise owner.error(
                    f"cannot parse operand type: maximum number of arguments ({most}) must be "
                    f"zero, or greater than the minimum number of arguments ({least}) in GIVariadic"
                )
            return Remaining(least, most)
        raise owner.error(f"cannot parse operand type: unknown type '{record.name}'")


def _operator_name(dag: DagValue) -> str:
    return dag.operator.record.name if isinstance(dag.operator, DefValue) else ""


def _is_flags(value: Value) -> bool:
    return isinstance(value, DagValue) and _operator_name(value) == "MIFlags"


def _read_flags(owner: Record, dag: DagValue) -> Flags:
    flags = Flags()
    if not len(dag):
        raise owner.error("'MIFlags' lists no flag")
    for value, name in zip(dag.args, dag.arg_names, strict=True):
        if isinstance(value, DagValue) and _operator_name(value) == "not":
            for inner in value.args:
                _add_once(flags.cleared, _flag(owner, inner))
        elif isinstance(value, UnsetValue) and name:
            _add_once(flags.copied, name)
        elif isinstance(value, DefValue):  # of others the reference takes no notice
            _add_once(flags.set, _flag(owner, value))
    return flags


def _add_once(names: list[str], name: str) -> None:
    if name not in names:
        names.append(name)


def _flag(owner: Record, value: Value) -> str:
    if isinstance(value, DefValue) and value.record.is_subclass_of("MIFlagEnum"):
        return value.record.value_as_string("EnumName")
    raise owner.error(f"'{value}' is not a subclass of 'MIFlagEnum'")


def _parameters(
    owner: Record, record: Record, field: str, operator: str, kinds: tuple[str, ...]
) -> list[PatternParameter]:
    dag = record.value_as_dag(field)
    if _operator_name(dag) != operator:
        raise record.error(f"'{record.name}' expected ({operator} ...), got '{dag}'")
    made: list[PatternParameter] = []
    for value, name in zip(dag.args, dag.arg_names, strict=True):
        kind = value.record.name if isinstance(value, DefValue) else "gi_mo"
        unset = isinstance(value, UnsetValue)
        if not name or (not unset and kind not in _PARAMETER_KINDS):
            raise owner.error(
                f"'{value}' is not a parameter of '{record.name}': it has a name, "
                f"and may be one of {', '.join(_PARAMETER_KINDS)}"
            )
        if not unset and kind not in kinds:
            raise record.error(
                f"'{value}' is not a parameter in '{operator}' of '{record.name}': "
                f"it may be one of {', '.join(kinds)}"
            )
        if any(parameter.name == name for parameter in made):
            raise record.error(f"two parameters of '{record.name}' have the name '{name}'")
        made.append(PatternParameter(name, kind))
    return made
