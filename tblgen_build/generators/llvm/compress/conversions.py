"""The functions that compress, uncompress, and say whether an instruction can be compressed."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.releases.selection import (
    CLASSES_ARE_BARE,
    COMPRESSED_REGISTERS_ARE_PHYSICAL,
    CONDITIONS_ARE_BARE,
    LAST_CASES_BREAK,
    NUMBERS_ARE_CHECKED_AS_ONE,
    PATTERNS_OPERANDS_ARE_CHECKED,
)
from tblgen_build.releases.targets import CLASSES_ARE_ASKED_FOR, COMPRESSION_TELLS_SIZE

from ..operand_validator import MC_OPERAND_VALIDATOR
from .compressed_forms import register_class_of, written_record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import Record, Release, TemplateValue

    from ..model.predicates import Feature
    from .compressed_forms import CompressPattern, PatternOperand, Side

_SECTION: Final = cpp("""
    #ifdef $macro
    #undef $macro

    $body

    #endif //$macro

    $end
""")
_FUNCTION: Final = cpp("""
    $validator
    $signature {
      $mode
      $body
    }
""")
_ON_LINES: Final = ",\n    "
_MODE: Final = (
    "[[maybe_unused]] unsigned HwModeId = STI.getHwMode(MCSubtargetInfo::HwMode_RegInfo);"
)
_SWITCH: Final = cpp("""
    switch (MI.getOpcode()) {
    default: return $none;
    $cases
    } // switch
    return $none;
""")
_NO_CASES: Final = cpp("""
    switch (MI.getOpcode()) {
    default: return false;
      $leave
    } // case
    $brace // switch
    return false;
""")
_CASE: Final = cpp("""
    case $opcode: {
      $patterns
      $leave
    } // case $name
""")
_PATTERN: Final = cpp("""
    if ($conditions) {
      // $form
      $statements
      return $answer;
    } // if
""")
_CONVERT: Final = cpp("""
    OutInst.setOpcode($opcode);
    $operands
    OutInst.setLoc(MI.getLoc());
""")
_OPERAND: Final = cpp("""
    // Operand: $name
    OutInst.addOperand($value);
""")
_PREDICATE: Final = cpp("""
    case $number: {
      // $name
      $code
    }
""")
_MACHINE_VALIDATOR: Final = cpp("""
    static bool ${target}ValidateMachineOperand(const MachineOperand &MO,
                                                const ${target}Subtarget *Subtarget,
                                                unsigned PredicateIndex) {
      int64_t Imm = MO.getImm();
      switch (PredicateIndex) {
      default:
        llvm_unreachable("Unknown ImmLeaf Predicate kind");
        break;
      $cases
      }
    }

""")


class Frame:
    """What all functions have in common. `by_mode`: register classes may depend on the mode."""

    __slots__ = (
        "by_mode",
        "checks_one",
        "checks_patterns",
        "has_bare_classes",
        "has_bare_conditions",
        "leaves_last",
        "only_physical",
        "target",
        "tells_size",
    )

    def __init__(self, release: Release, target: str, *, by_mode: bool) -> None:
        self.target = target
        self.by_mode = by_mode  # the subtarget's hardware mode
        self.has_bare_classes = release.has(CLASSES_ARE_BARE)
        self.has_bare_conditions = release.has(CONDITIONS_ARE_BARE)
        self.checks_one = release.has(NUMBERS_ARE_CHECKED_AS_ONE)
        self.checks_patterns = release.has(PATTERNS_OPERANDS_ARE_CHECKED)
        self.leaves_last = release.has(LAST_CASES_BREAK)
        self.tells_size = release.has(COMPRESSION_TELLS_SIZE)
        self.only_physical = release.has(COMPRESSED_REGISTERS_ARE_PHYSICAL)

    def conditions(self, conditions: Sequence[str]) -> list[str]:
        return _in_parentheses(conditions, unless=self.has_bare_conditions)

    def of_class(self, conditions: Sequence[str]) -> list[str]:
        """What makes a register one of a class."""
        return _in_parentheses(conditions, unless=self.has_bare_classes)


def _in_parentheses(conditions: Sequence[str], *, unless: bool) -> list[str]:
    return list(conditions) if unless else [f"({condition})" for condition in conditions]


def all_functions(frame: Frame, patterns: Sequence[CompressPattern]) -> str:
    return (
        _compress_function(frame, patterns)
        + _uncompress_function(frame, patterns)
        + _check_function(frame, patterns)
    )


def _compress_function(frame: Frame, patterns: Sequence[CompressPattern]) -> str:
    pairs = [(p, p.source, p.compressed) for p in patterns]
    return _Converter(frame, "Compress").text(pairs)


def _uncompress_function(frame: Frame, patterns: Sequence[CompressPattern]) -> str:
    # Those with the same compressed form go by what they are expanded to.
    by_source = sorted(patterns, key=lambda p: p.source.instruction.name)
    pairs = [(p, p.compressed, p.source) for p in by_source if not p.is_compress_only]
    converter = _Converter(frame, "Uncompress")
    if patterns:
        # As the reference has it: patterns without a case leave a brace too many.
        converter.no_cases = _NO_CASES(brace="}", leave=["break;"] if frame.leaves_last else [])
    return converter.text(pairs)


def _check_function(frame: Frame, patterns: Sequence[CompressPattern]) -> str:
    # Here those of one instruction go by the compressed form.
    by_form = sorted(patterns, key=lambda p: p.compressed.instruction.name)
    pairs = [(p, p.source, p.compressed) for p in by_form]
    return _Checker(frame).text(pairs)


class _Function:
    """`predicates` are operands whose values are checked, numbered from 1 as they come up."""

    macro = ""
    end = ""
    field = ""

    def __init__(self, frame: Frame) -> None:
        self._frame = frame
        self._target = frame.target
        self._mode = _MODE if frame.by_mode else ""
        self.none = "false"  # what is returned where nothing fits
        self.no_cases = ""  # the body that has none, where it is not only to return that
        self._predicates: dict[Record, int] = {}

    def text(self, pairs: Sequence[tuple[CompressPattern, Side, Side]]) -> str:
        cases: dict[str, list[str]] = {}
        # Patterns of one instruction stay in order.
        for pattern, from_, to in sorted(pairs, key=lambda pair: pair[1].instruction.name):
            blocks = cases.setdefault(from_.instruction.name, [])
            blocks.append(self._block(pattern, from_, to))
        body = self.no_cases or f"return {self.none};"
        if cases:
            body = _SWITCH(cases=self._cases(cases), none=self.none)
        text = _FUNCTION(
            validator=self.validator() if self._predicates else "",
            signature=self.signature(),
            mode=self._mode,
            body=body,
        )
        return _SECTION(macro=self.macro, body=text, end=self.end)

    def _cases(self, patterns: dict[str, list[str]]) -> list[str]:
        last = next(reversed(patterns))
        return [
            _CASE(
                opcode=f"{self._target}::{name}",
                patterns=blocks,
                leave=[] if name == last and not self._frame.leaves_last else ["break;"],
                name=name,
            )
            for name, blocks in patterns.items()
        ]

    def signature(self) -> str:
        raise NotImplementedError

    def validator(self) -> str:
        raise NotImplementedError

    def statements(self, to: Side) -> TemplateValue:
        """What is done where a pattern fits, but for the answer."""
        raise NotImplementedError

    def answer(self, to: Side) -> str:
        return "true"

    def is_register(self, position: int) -> str:
        return f"MI.getOperand({position}).isReg()"

    def is_valid(self, position: int, type_: Record) -> list[str]:
        raise NotImplementedError

    def is_valid_number(self, number: int, type_: Record) -> str:
        raise NotImplementedError

    def predicate(self, type_: Record) -> str:
        """The number of the operand's predicate. Raises RecordError where it has none."""
        if type_ not in self._predicates:
            self.predicate_code(type_)
        number = self._predicates.setdefault(type_, len(self._predicates) + 1)
        return f"{number} /* {type_.name} */"

    def predicate_code(self, type_: Record) -> str:
        code = "" if type_.is_value_unset(self.field) else type_.value_as_string(self.field)
        if not code.strip():
            raise type_.error(f"No {self.field} predicate on this operand at all: '{type_.name}'")
        return code.strip("\n").rstrip()

    def predicate_cases(self) -> list[str]:
        return [
            _PREDICATE(number=number, name=type_.name, code=self.predicate_code(type_))
            for type_, number in self._predicates.items()
        ]

    # --- one pattern

    def _block(self, pattern: CompressPattern, from_: Side, to: Side) -> str:
        all_features, any_features = pattern.features(to)
        conditions = [_feature(self._target, f) for f in all_features]
        conditions += [
            f"({' || '.join([_feature(self._target, f) for f in features])})"
            for features in any_features
        ]
        for position, operand in enumerate(from_.operands):
            conditions += self._source_conditions(position, operand)
        for position, operand in enumerate(to.operands):
            conditions += self._conditions(operand, _written_record(to, position))
        return _PATTERN(
            conditions=" &&\n    ".join(conditions),
            form=_form(to),
            statements=self.statements(to),
            answer=self.answer(to),
        )

    def _source_conditions(self, position: int, operand: PatternOperand) -> list[str]:
        get = f"MI.getOperand({position})"
        if operand.register is not None:
            return [
                *self._frame.conditions([f"{get}.isReg()"]),
                f"({get}.getReg() == {self._target}::{operand.register.name})",
            ]
        if operand.number is not None:
            is_number = self._frame.conditions([f"{get}.isImm()"])
            return [*is_number, f"({get}.getImm() == {operand.number})"]
        if operand.tied_to >= 0:
            other = f"MI.getOperand({operand.tied_to})"
            are_registers = self._frame.conditions([f"{get}.isReg()", f"{other}.isReg()"])
            return [" && ".join(are_registers), f"({get}.getReg() == {other}.getReg())"]
        return []

    def _conditions(self, operand: PatternOperand, expected: Record) -> list[str]:
        """What makes an operand fit the instruction that it is put into."""
        if operand.is_tied or operand.register is not None:
            return []
        if operand.number is not None:
            return [self.is_valid_number(operand.number, expected)]
        type_ = operand.type if self._frame.checks_patterns else expected
        assert type_ is not None
        class_ = register_class_of(type_)
        if class_ is not None:
            name = self._class_number(class_)
            register = f"MI.getOperand({operand.copies}).getReg()"
            found = f"{self._target}MCRegisterClasses[{name}]"
            if class_.release.has(CLASSES_ARE_ASKED_FOR):
                found = f"get{self._target}MCRegisterClass({name})"
            contains = f"{found}.contains({register})"
            return self._frame.of_class([self.is_register(operand.copies), contains])
        types = [type_] if type_ is expected else [type_, expected]
        return [condition for t in types for condition in self.is_valid(operand.copies, t)]

    def _class_number(self, class_: Record) -> str:
        if class_.is_subclass_of("RegClassByHwMode"):
            return f"{self._target}RegClassByHwModeTables[HwModeId][{self._target}::{class_.name}]"
        return f"{self._target}::{class_.name}RegClassID"


def _operand_names(side: Side) -> list[str]:
    """Of each machine operand the operand's name."""
    operands = side.instruction.operands
    return [operand.name for operand in operands for _ in range(operand.num_mi_operands)]


def _form(side: Side) -> str:
    """How the instruction is written in assembly language."""
    return side.instruction.record.value_as_string("AsmString")


def _written_record(side: Side, position: int) -> Record:
    operands = side.instruction.operands
    index, part = operands.sub_operand_number(position)
    return written_record(operands[index], part)


def _feature(target: str, feature: Feature) -> str:
    is_not, name = feature
    return f"{'!' if is_not else ''}STI.getFeatureBits()[{target}::{name}]"


class _Converter(_Function):
    field = "MCOperandPredicate"

    def __init__(self, frame: Frame, what: str) -> None:
        super().__init__(frame)
        self.macro = f"GEN_{what.upper()}_INSTR"
        self.end = "\n" if what == "Uncompress" else ""  # after both converters
        self._what = what
        self._validator = f"{frame.target}ValidateMCOperandFor{what}"

    def signature(self) -> str:
        function = f"{self._what.lower()}Inst"
        parameters = ("MCInst &OutInst", "const MCInst &MI", "const MCSubtargetInfo &STI")
        return f"static bool {function}({_ON_LINES.join(parameters)})"

    def validator(self) -> str:
        return MC_OPERAND_VALIDATOR(name=self._validator, cases=self.predicate_cases())

    def statements(self, to: Side) -> TemplateValue:
        names = _operand_names(to)
        return _CONVERT(
            opcode=f"{self._target}::{to.instruction.name}",
            operands=[
                _OPERAND(name=names[position], value=self._value(operand))
                for position, operand in enumerate(to.operands)
            ],
        )

    def _value(self, operand: PatternOperand) -> str:
        if operand.register is not None:
            return f"MCOperand::createReg({self._target}::{operand.register.name})"
        if operand.number is not None:
            return f"MCOperand::createImm({operand.number})"
        return f"MI.getOperand({operand.copies})"

    def is_valid(self, position: int, type_: Record) -> list[str]:
        return [f"{self._validator}(MI.getOperand({position}), STI, {self.predicate(type_)})"]

    def is_valid_number(self, number: int, type_: Record) -> str:
        number = 1 if self._frame.checks_one else number
        return f"{self._validator}(MCOperand::createImm({number}), STI, {self.predicate(type_)})"


class _Checker(_Function):
    macro = "GEN_CHECK_COMPRESS_INSTR"
    field = "ImmediateCode"

    def __init__(self, frame: Frame) -> None:
        super().__init__(frame)
        if frame.tells_size:
            self.none = "0"

    def answer(self, to: Side) -> str:
        return str(to.instruction.size) if self._frame.tells_size else "true"

    def signature(self) -> str:
        subtarget = f"{self._target}Subtarget"
        parameters = ("const MachineInstr &MI", f"const {subtarget} &STI")
        tells_size = self._frame.tells_size
        function = "unsigned getCompressedSize" if tells_size else "bool isCompressibleInst"
        return f"static {function}({_ON_LINES.join(parameters)})"

    def validator(self) -> str:
        return _MACHINE_VALIDATOR(target=self._target, cases=self.predicate_cases())

    def statements(self, to: Side) -> TemplateValue:
        return [f"// Operand: {name}" for name in _operand_names(to)]

    def is_register(self, position: int) -> str:
        operand = f"MI.getOperand({position})"
        is_register = f"{operand}.isReg()"
        if not self._frame.only_physical:
            return is_register
        return f"{is_register} && {operand}.getReg().isPhysical()"

    def is_valid(self, position: int, type_: Record) -> list[str]:
        operand = f"MI.getOperand({position})"
        return [f"{operand}.isImm()", self.is_valid_number_of(operand, type_)]

    def is_valid_number(self, number: int, type_: Record) -> str:
        return self.is_valid_number_of(f"MachineOperand::CreateImm({number})", type_)

    def is_valid_number_of(self, operand: str, type_: Record) -> str:
        return f"{self._target}ValidateMachineOperand({operand}, &STI, {self.predicate(type_)})"
