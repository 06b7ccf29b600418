"""Apply patterns as actions: instructions that are built, registers that are replaced."""

from __future__ import annotations

from functools import partial

from tblgen_build.generators.llvm.match_table.byte_table import byte, encoded, name, number
from tblgen_build.generators.llvm.match_table.low_level_type import LowLevelType
from tblgen_build.generators.llvm.match_table.table_checks import record_type
from tblgen_build.generators.llvm.model.intrinsics.intrinsic_name import enum_name

from .operand import Remaining, TypeOf
from .rule_errors import error_with_notes
from .rule_roots import replaces_root, root_definitions

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import RecordError
    from tblgen_build.generators.llvm.match_table.byte_table import Argument, MatchTable
    from tblgen_build.generators.llvm.match_table.rule import Rule

    from .combine_rule import CombineRule
    from .mir_pattern import CombinerInstruction
    from .operand import MirOperand
    from .shared import Shared


class CombinerMatch:
    """What apply patterns use of the match."""

    def __init__(self, shared: Shared, rule: Rule, applied: list[CombinerInstruction]) -> None:
        self.shared = shared
        self.rule = rule
        self.applied = applied
        self.remaining: set[str] = set()  # operands that stand for several
        # By the names of the operands that they define, the matched patterns.
        self.defined: dict[str, CombinerInstruction] = {}
        self.first_action = 0  # after those that make registers

    def instruction_number(self, name: str) -> int | None:
        """Of the instruction that the pattern of that name has matched."""
        raise NotImplementedError


class Application:
    """Adds the actions of one rule."""

    def __init__(self, match: CombinerMatch, owner: CombineRule) -> None:
        self._match = match
        self._rule = match.rule
        self._owner = owner
        self._record = owner.record
        self._definitions = {o.name: p for p in match.applied for o in p.definitions}
        self._temporaries: dict[str, int] = {}
        self._num_temporaries = 0
        self._num_built = 0
        self._types: dict[str, int] = {}
        self._done: set[int] = set()

    def add(self) -> None:
        """What takes the root's place, in the order written; before each, what it uses."""
        for pattern in self._match.applied:
            if pattern.is_erasure or replaces_root(self._owner, pattern):
                self._pattern(pattern)
        for pattern in self._match.applied:
            if id(pattern) not in self._done:
                raise self._record.error(
                    f"pattern '{pattern.name}' ('{pattern.text}') "
                    "is unreachable from the pattern root!"
                )
        self._add("GIR_EraseRootFromParent_Done")

    def _add(self, operation: str, *arguments: Argument, note: str | None = None) -> None:
        self._rule.actions.append(partial(_line, operation, arguments, note=note))

    def _add_first(self, operation: str, *arguments: Argument) -> None:
        self._rule.actions.insert(0, partial(_line, operation, arguments))
        self._match.first_action += 1

    # --- patterns

    def _pattern(self, pattern: CombinerInstruction) -> None:
        if id(pattern) in self._done:
            return
        self._done.add(id(pattern))
        for operand in pattern.operands:
            if operand.is_def or not operand.name or operand.number is not None:
                continue
            self._check_remaining(operand, pattern)
            definition = self._definitions.get(operand.name)
            if definition is not None:
                self._pattern(definition)
            elif operand.name not in self._rule.named:
                raise self._record.error(
                    f"invalid output operand '{operand.name}': operand is not a live-in of the "
                    "match pattern, and it has no definition"
                )
        if pattern.is_replacement:
            self._replace(pattern)
        elif not pattern.is_erasure:
            self._build(pattern)

    def _check_remaining(self, operand: MirOperand, pattern: CombinerInstruction) -> None:
        """Operands that stand for several are matched, and given to what has an open list."""
        is_several = operand.name in self._match.remaining
        if isinstance(operand.type, Remaining) and not is_several:
            raise self._record.error(f"GIVariadic operand '{operand.name}' is not matched as one")
        instruction = pattern.instruction
        if is_several and (instruction is None or not instruction.operands.is_variadic):
            raise self._record.error(
                f"cannot use a GIVariadic operand on non-variadic instruction '{pattern.text}'"
            )

    def _replace(self, pattern: CombinerInstruction) -> None:
        old, new = pattern.operands
        place = self._rule.named.get(old.name)
        if place is None or old.number is not None or new.number is not None:
            raise self._record.error("expected operand 1 of 'GIReplaceReg' to be a name")
        what: tuple[Argument, ...] = (
            number(place[0], "OldInsnID"),
            number(place[1], "OldOpIdx"),
        )
        matched = self._rule.named.get(new.name)
        if matched is None:
            temporary = number(self._made(new.name), "TempRegID")
            self._add("GIR_ReplaceRegWithTempReg", *what, temporary)
            return
        what = (*what, number(matched[0], "NewInsnId"), number(matched[1], "NewOpIdx"))
        self._rule.conditions.append(partial(_line, "GIM_CheckCanReplaceReg", what))
        self._add("GIR_ReplaceReg", *what)

    def _build(self, pattern: CombinerInstruction) -> None:
        instruction = pattern.instruction
        assert instruction is not None
        built = self._num_built
        self._num_built += 1
        self._owner.built[pattern.name] = built
        opcode = encoded(2, instruction.qualified_name, "Opcode")
        if built == 0:
            self._add("GIR_BuildRootMI", opcode)
        else:
            self._add("GIR_BuildMI", number(built, "InsnID"), opcode)
        definitions = len(pattern.definitions)
        for place, operand in enumerate(pattern.operands):
            if place == definitions:
                self._intrinsic(pattern, built)
            if operand.is_def and operand.number is None:
                self._definition(built, operand)
            else:
                self._use(built, operand, pattern)
        if len(pattern.operands) == definitions:
            self._intrinsic(pattern, built)
        if instruction.may_load or instruction.may_store:
            ids = range(len(self._rule.instructions))
            merged = [number(i, "MergeInsnID's" if i == 0 else "") for i in ids]
            self._add(
                "GIR_MergeMemOperands",
                number(built, "InsnID"),
                number(len(ids), "NumInsns"),
                *merged,
            )
        self._flags(pattern, built)

    def _intrinsic(self, pattern: CombinerInstruction, built: int) -> None:
        if pattern.intrinsic is not None:
            enumerator = encoded(2, f"Intrinsic::{enum_name(pattern.intrinsic)}")
            self._add("GIR_AddIntrinsicID", number(built, "MI"), enumerator)

    def _flags(self, pattern: CombinerInstruction, built: int) -> None:
        flags = pattern.flags
        if flags is None:
            return
        for source in flags.copied:
            old = self._match.instruction_number(source)
            if old is None:
                raise self._record.error(
                    f"unknown instruction '${source}' referenced in MIFlags of '{pattern.name}'"
                )
            self._add("GIR_CopyMIFlags", number(built, "InsnID"), number(old, "OldInsnID"))
        if flags.set:
            self._add("GIR_SetMIFlags", number(built, "InsnID"), encoded(4, " | ".join(flags.set)))
        if flags.cleared:
            self._add(
                "GIR_UnsetMIFlags",
                number(built, "InsnID"),
                encoded(4, " | ".join(flags.cleared)),
            )

    # --- operands

    def _definition(self, built: int, operand: MirOperand) -> None:
        if operand.name in self._rule.named:
            self._check_redefined(operand.name)
            self._copy(built, operand.name)
            return
        if operand.type is None:
            raise self._record.error(
                f"def of a new register '{operand.name}' in the apply patterns must have a type"
            )
        temporary = self._temporary(operand.type)
        self._temporaries[operand.name] = temporary
        self._add(
            "GIR_AddTempRegister",
            number(built, "InsnID"),
            number(temporary, "TempRegID"),
            encoded(2, "RegState::Define", "TempRegFlags"),
        )

    def _check_redefined(self, name: str) -> None:
        if name in root_definitions(self._owner):
            return
        if name in self._match.defined:
            raise self._record.error(
                f"'{name}' is defined by a matched instruction that is not the root: "
                "only what the root defines can be redefined"
            )
        raise self._record.error(f"'{name}' is an input of the match: it cannot be defined")

    def _use(self, built: int, operand: MirOperand, pattern: CombinerInstruction) -> None:
        if operand.number is not None:
            self._number(built, operand, pattern)
        elif operand.name in self._rule.named:
            self._copy(built, operand.name)
        else:
            self._add_temporary(built, self._made(operand.name))

    def _number(self, built: int, operand: MirOperand, pattern: CombinerInstruction) -> None:
        value = operand.number
        assert value is not None
        if operand.name:
            raise error_with_notes(
                self._record,
                f"invalid output operand '{operand.name}': a number cannot have a name there",
                f"it is in the pattern '{pattern.name}' ({pattern.text})",
            )
        into = number(built, "InsnID")
        if pattern.text == "G_CONSTANT":
            if not isinstance(operand.type, LowLevelType | TypeOf):
                raise error_with_notes(
                    self._record,
                    "'G_CONSTANT' immediate must be typed!",
                    f"while emitting pattern '{pattern.name}' (G_CONSTANT)",
                )
            kind = self._type(operand.type)
            self._add("GIR_AddCImm", into, kind, encoded(8, value, "Imm"))
        elif isinstance(operand.type, LowLevelType | TypeOf):
            temporary = self._num_temporaries
            self._add_first(
                "GIR_BuildConstant",
                number(temporary, "TempRegID"),
                encoded(8, value, "Val"),
            )
            self._temporary(operand.type)
            self._add_temporary(built, temporary)
        elif -128 <= value <= 127:
            self._add("GIR_AddImm8", into, byte(value, "Imm"))
        else:
            self._add("GIR_AddImm", into, encoded(8, value, "Imm"))

    def _add_temporary(self, built: int, temporary: int) -> None:
        self._add(
            "GIR_AddSimpleTempRegister",
            number(built, "InsnID"),
            number(temporary, "TempRegID"),
        )

    def _made(self, name: str) -> int:
        """The new register of that name; there is none where patterns need each other's."""
        if name not in self._temporaries:
            undeclared = self._record.error(f"Operand {name} was not declared in matcher")
            self._rule.actions.append(partial(_fail, undeclared))
            return 0
        return self._temporaries[name]

    def _temporary(self, type_: LowLevelType | TypeOf | Remaining) -> int:
        made = self._num_temporaries
        self._num_temporaries += 1
        self._add_first("GIR_MakeTempReg", number(made, "TempRegID"), self._type(type_, "TypeID"))
        return made

    def _type(self, type_: LowLevelType | TypeOf | Remaining, comment: str = "Type") -> Argument:
        if isinstance(type_, LowLevelType):
            self._match.shared.types.add(type_)
            return name(type_.enumerator, comment)
        if isinstance(type_, Remaining):
            raise self._record.error("a new register cannot be of type GIVariadic")
        return byte(self._recorded_type(type_.operand), comment)

    def _recorded_type(self, operand: str) -> int:
        if operand in self._match.remaining:
            raise self._record.error(
                f"type 'GITypeOf<${operand}>' is ill-formed: '{operand}' is a variadic pack operand"
            )
        known = self._types.get(operand)
        if known is not None:
            return known
        place = self._rule.named.get(operand)
        if place is None:
            raise self._record.error(
                f"'{operand}' ('GITypeOf<${operand}>') does not refer to a matched operand!"
            )
        index = self._types[operand] = -1 - len(self._types)
        for matcher in self._rule.instructions[place[0]].operands:
            if matcher.index == place[1]:
                matcher.checks.append(record_type(*place, index))
        return index

    def _copy(self, built: int, operand: str) -> None:
        instruction, index = self._rule.named[operand]
        if operand in self._match.remaining:
            self._add(
                "GIR_CopyRemaining",
                number(built, "NewInsnID"),
                number(instruction, "OldInsnID"),
                number(index, "OpIdx"),
                note=operand,
            )
        elif built == 0 and instruction == 0:
            self._add("GIR_RootToRootCopy", number(index, "OpIdx"), note=operand)
        else:
            self._add(
                "GIR_Copy",
                number(built, "NewInsnID"),
                number(instruction, "OldInsnID"),
                number(index, "OpIdx"),
                note=operand,
            )


def _line(
    operation: str, arguments: tuple[Argument, ...], table: MatchTable, note: str | None = None
) -> None:
    table.add(operation, *arguments, note=note)


def _fail(error: RecordError, table: MatchTable) -> None:
    """Where no other rule is wrong: only then a table is made."""
    raise error
