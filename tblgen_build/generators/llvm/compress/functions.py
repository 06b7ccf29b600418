"""The functions that compress, uncompress, and say whether an instruction can be compressed."""

from __future__ import annotations

from .patterns import register_class_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import Record

    from ..model.predicates import Feature
    from .patterns import CompressPattern, PatternOperand, Side


def all_functions(target: str, patterns: Sequence[CompressPattern], *, by_mode: bool) -> str:
    """`by_mode` says that a register class may depend on the subtarget's hardware mode."""
    return (
        _compress_function(target, patterns, by_mode)
        + _uncompress_function(target, patterns, by_mode)
        + _check_function(target, patterns, by_mode)
    )


def _compress_function(target: str, patterns: Sequence[CompressPattern], by_mode: bool) -> str:
    pairs = [(p, p.source, p.compressed) for p in patterns]
    return _Converter(target, by_mode, "Compress").text(pairs)


def _uncompress_function(target: str, patterns: Sequence[CompressPattern], by_mode: bool) -> str:
    # Those with the same compressed form go by what they are expanded to.
    by_source = sorted(patterns, key=lambda p: p.source.instruction.name)
    pairs = [(p, p.compressed, p.source) for p in by_source if not p.is_compress_only]
    converter = _Converter(target, by_mode, "Uncompress")
    if patterns:
        # As the reference has it: patterns without a case leave a brace too many.
        converter.otherwise = _NO_CASE
    return converter.text(pairs)


def _check_function(target: str, patterns: Sequence[CompressPattern], by_mode: bool) -> str:
    # Here those of one instruction go by the compressed form.
    by_form = sorted(patterns, key=lambda p: p.compressed.instruction.name)
    pairs = [(p, p.source, p.compressed) for p in by_form]
    return _Checker(target, by_mode).text(pairs)


_NO_CASE: Final = """  switch (MI.getOpcode()) {
  default: return false;
    break;
  }
  } // switch
  return false;
"""
_MODE: Final = (
    "  [[maybe_unused]] unsigned HwModeId = STI.getHwMode(MCSubtargetInfo::HwMode_RegInfo);\n"
)


class _Function:
    """`predicates` are operands whose values are checked, numbered from 1 as they come up."""

    macro = ""
    field = ""
    otherwise = "  return false;\n"  # the body that has no cases

    def __init__(self, target: str, by_mode: bool) -> None:
        self._target = target
        self._prolog = _MODE if by_mode else ""
        self._predicates: dict[Record, int] = {}

    def text(self, pairs: Sequence[tuple[CompressPattern, Side, Side]]) -> str:
        cases: dict[str, list[str]] = {}
        # Patterns of one instruction stay in order.
        for pattern, from_, to in sorted(pairs, key=lambda pair: pair[1].instruction.name):
            blocks = cases.setdefault(from_.instruction.name, [])
            blocks.append(self._block(pattern, from_, to))
        body = self.otherwise
        if cases:
            text = "".join(
                [
                    f"  case {self._target}::{name}: {{\n{''.join(blocks)}    break;\n"
                    f"  }} // case {name}\n"
                    for name, blocks in cases.items()
                ]
            )
            body = (
                f"  switch (MI.getOpcode()) {{\n  default: return false;\n{text}"
                "  } // switch\n  return false;\n"
            )
        validation = self.validation() if self._predicates else ""
        return (
            f"#ifdef {self.macro}\n#undef {self.macro}\n\n{validation}{self.signature()} {{\n"
            f"{self._prolog}{body}}}\n\n#endif // {self.macro}\n\n"
        )

    def signature(self) -> str:
        raise NotImplementedError

    def validation(self) -> str:
        raise NotImplementedError

    def result(self, operand: PatternOperand) -> str:
        """The statement that adds an operand to the result."""
        raise NotImplementedError

    def finish(self, to: Side, operands: str) -> str:
        raise NotImplementedError

    def is_register(self, position: int) -> str:
        return f"MI.getOperand({position}).isReg()"

    def is_valid(self, position: int, type_: Record) -> str:
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
        return code

    def predicate_cases(self) -> str:
        lines: list[str] = []
        for type_, number in self._predicates.items():
            code = self.predicate_code(type_)
            lines.append(f"  case {number}: {{\n    // {type_.name}\n    {code}\n  }}\n")
        return "".join(lines)

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
        names = [
            (operand.name, part)
            for operand in to.instruction.operands
            for part in range(operand.num_mi_operands)
        ]
        statements: list[str] = []
        for position, operand in enumerate(to.operands):
            conditions += self._conditions(operand, _mi_record(to, position))
            statements.append(f"      // Operand: {names[position][0]}\n{self.result(operand)}")
        condition = " &&\n        ".join(conditions)
        return f"    if ({condition}) {{\n{self.finish(to, ''.join(statements))}    }} // if\n"

    def _source_conditions(self, position: int, operand: PatternOperand) -> list[str]:
        get = f"MI.getOperand({position})"
        if operand.register is not None:
            return [
                f"{get}.isReg()",
                f"({get}.getReg() == {self._target}::{operand.register.name})",
            ]
        if operand.number is not None:
            return [f"{get}.isImm()", f"({get}.getImm() == {operand.number})"]
        if operand.tied_to >= 0:
            other = f"MI.getOperand({operand.tied_to})"
            return [f"{get}.isReg()", f"{other}.isReg()", f"({get}.getReg() == {other}.getReg())"]
        return []

    def _conditions(self, operand: PatternOperand, expected: Record) -> list[str]:
        """What makes an operand fit the instruction that it is put into."""
        if operand.is_tied or operand.register is not None:
            return []
        if operand.number is not None:
            return [self.is_valid_number(operand.number, expected)]
        type_ = operand.type
        assert type_ is not None
        class_ = register_class_of(type_)
        if class_ is not None:
            name = self._class_number(class_)
            register = f"MI.getOperand({operand.copies}).getReg()"
            contains = f"{self._target}MCRegisterClasses[{name}].contains({register})"
            return [self.is_register(operand.copies), contains]
        types = [type_] if type_ is expected else [type_, expected]
        return [self.is_valid(operand.copies, t) for t in types]

    def _class_number(self, class_: Record) -> str:
        if class_.is_subclass_of("RegClassByHwMode"):
            return f"{self._target}RegClassByHwModeTables[HwModeId][{self._target}::{class_.name}]"
        return f"{self._target}::{class_.name}RegClassID"


def _mi_record(side: Side, position: int) -> Record:
    operands = side.instruction.operands
    index, part = operands.sub_operand_number(position)
    return operands[index].mi_record(part)


def _feature(target: str, feature: Feature) -> str:
    is_not, name = feature
    return f"{'!' if is_not else ''}STI.getFeatureBits()[{target}::{name}]"


class _Converter(_Function):
    field = "MCOperandPredicate"

    def __init__(self, target: str, by_mode: bool, what: str) -> None:
        super().__init__(target, by_mode)
        self.macro = f"GEN_{what.upper()}_INSTR"
        self._what = what
        self._validator = f"{target}ValidateMCOperandFor{what}"

    def signature(self) -> str:
        return (
            f"static bool {self._what.lower()}Inst(MCInst &OutInst, const MCInst &MI, "
            "const MCSubtargetInfo &STI)"
        )

    def validation(self) -> str:
        return f"""static bool {self._validator}(const MCOperand &MCOp, \
const MCSubtargetInfo &STI, unsigned PredicateIndex) {{
  switch (PredicateIndex) {{
  default:
    llvm_unreachable("Unknown MCOperandPredicate kind");
    break;
{self.predicate_cases()}  }}
}}

"""

    def result(self, operand: PatternOperand) -> str:
        if operand.register is not None:
            value = f"MCOperand::createReg({self._target}::{operand.register.name})"
        elif operand.number is not None:
            value = f"MCOperand::createImm({operand.number})"
        else:
            value = f"MI.getOperand({operand.copies})"
        return f"      OutInst.addOperand({value});\n"

    def finish(self, to: Side, operands: str) -> str:
        return (
            f"      OutInst.setOpcode({self._target}::{to.instruction.name});\n{operands}"
            "      OutInst.setLoc(MI.getLoc());\n      return true;\n"
        )

    def is_valid(self, position: int, type_: Record) -> str:
        return f"{self._validator}(MI.getOperand({position}), STI, {self.predicate(type_)})"

    def is_valid_number(self, number: int, type_: Record) -> str:
        return f"{self._validator}(MCOperand::createImm({number}), STI, {self.predicate(type_)})"


class _Checker(_Function):
    macro = "GEN_CHECK_COMPRESS_INSTR"
    field = "ImmediateCode"

    def signature(self) -> str:
        return (
            f"static bool isCompressibleInst(const MachineInstr &MI, const {self._target}Subtarget "
            "&STI)"
        )

    def validation(self) -> str:
        return f"""static bool {self._target}ValidateMachineOperand(const MachineOperand &MO, \
const {self._target}Subtarget *Subtarget, unsigned PredicateIndex) {{
  int64_t Imm = MO.getImm();
  switch (PredicateIndex) {{
  default:
    llvm_unreachable("Unknown ImmLeaf Predicate kind");
    break;
{self.predicate_cases()}  }}
}}

"""

    def result(self, operand: PatternOperand) -> str:
        return ""

    def finish(self, to: Side, operands: str) -> str:
        return f"{operands}      return true;\n"

    def is_register(self, position: int) -> str:
        operand = f"MI.getOperand({position})"
        return f"{operand}.isReg() && {operand}.getReg().isPhysical()"

    def is_valid(self, position: int, type_: Record) -> str:
        operand = f"MI.getOperand({position})"
        valid = self.is_valid_number_of(operand, type_)
        return f"{operand}.isImm() && {valid}"

    def is_valid_number(self, number: int, type_: Record) -> str:
        return self.is_valid_number_of(f"MachineOperand::CreateImm({number})", type_)

    def is_valid_number_of(self, operand: str, type_: Record) -> str:
        return f"{self._target}ValidateMachineOperand({operand}, &STI, {self.predicate(type_)})"
