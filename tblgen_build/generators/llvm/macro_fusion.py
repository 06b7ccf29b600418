"""Which pairs of instructions a processor executes as one (gen-macro-fusion-pred)."""

from __future__ import annotations

from tblgen_build.registry import generator

from .model.the_target import require_target
from .predicate_expander import PredicateExpander, int32

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

    from tblgen_build._core import Record, RecordError, Records
    from tblgen_build.registry import Options

_FIRST: Final = "first_fusion_target"
_SECOND: Final = "second_fusion_target"
_BOTH: Final = "both_fusion_target"
_PARAMETERS: Final = "const TargetInstrInfo &, const TargetSubtargetInfo &, "
_HEAD: Final = """(
    const TargetInstrInfo &TII,
    const TargetSubtargetInfo &STI,
    const MachineInstr *FirstMI,
    const MachineInstr &SecondMI) {
  [[maybe_unused]] auto &MRI = SecondMI.getMF()->getRegInfo();
"""
_ONE_USE: Final = """  {
    Register FirstDest = FirstMI->getOperand(0).getReg();
    if (FirstDest.isVirtual() && !MRI.hasOneNonDBGUse(FirstDest))
      return false;
  }
"""


@generator("gen-macro-fusion-pred", help="Generate macro fusion predicators.")
def MACRO_FUSION(records: Records, options: Options) -> str:
    target = require_target(records).name
    fusions = records.all_derived_definitions_if_defined("Fusion")
    expander = PredicateExpander(
        target, for_mc=False, class_prefix=f"{target}InstrInfo", by_reference=False
    )
    declarations = "".join(
        [
            f"bool is{fusion.name}({_PARAMETERS}const MachineInstr *, const MachineInstr &);\n"
            for fusion in fusions
        ]
    )
    definitions = "".join([_definition(fusion, expander) for fusion in fusions])
    return _section(target, "DECL", declarations) + _section(target, "IMPL", definitions)


def _section(target: str, name: str, body: str) -> str:
    macro = f"GET_{target}_MACRO_FUSION_PRED_{name}"
    return f"#ifdef {macro}\n#undef {macro}\n\nnamespace llvm {{\n{body}}}\n\n#endif\n\n"


def _definition(fusion: Record, expander: PredicateExpander) -> str:
    is_commutable = fusion.value_as_bit("IsCommutable")
    parts = [f"bool is{fusion.name}{_HEAD}"]
    for predicate in fusion.value_as_list_of_defs("Predicates"):
        parts.append(_predicate(predicate, is_commutable, expander))
    parts.append("  return true;\n}\n")
    return "".join(parts)


def _predicate(record: Record, is_commutable: bool, expander: PredicateExpander) -> str:
    if record.value_as_def("Target").name == _BOTH:
        return _of_both(record, is_commutable, expander)
    for class_, write in _OF_ONE.items():
        if record.is_subclass_of(class_):
            return write(record, is_commutable)
    if record.is_subclass_of("FusionPredicateWithMCInstPredicate"):
        return _instruction(record, expander, record.value_as_def("Target").name)
    raise _unknown(record)


def _unknown(record: Record) -> RecordError:
    return record.error(f"'{record.name}' is a predicate of fusion of no known class")


def _of_both(record: Record, is_commutable: bool, expander: PredicateExpander) -> str:
    if record.is_subclass_of("FusionPredicateWithCode"):
        return record.value_as_string("Predicate") + "\n"
    if record.is_subclass_of("TieReg"):
        return _tied(record, is_commutable)
    if record.is_subclass_of("FusionPredicateWithMCInstPredicate"):
        return _instruction(record, expander, _FIRST) + _instruction(record, expander, _SECOND)
    raise _unknown(record)


def _instruction(record: Record, expander: PredicateExpander, which: str) -> str:
    """The check of one instruction, as `MCInstPredicate` says it."""
    instruction = "FirstMI" if which == _FIRST else "&SecondMI"
    condition = expander.predicate(record.value_as_def("Predicate"), negated=True)
    return (
        f"  {{\n    const MachineInstr *MI = {instruction};\n    if ({condition})\n"
        "      return false;\n  }\n"
    )


def _wildcard(record: Record, is_commutable: bool) -> str:
    answer = "true" if record.value_as_bit("ReturnValue") else "false"
    return f"  if (!FirstMI)\n    return {answer};\n"


def _same_register(which: str, record: Record, is_commutable: bool) -> str:
    first = int32(record, "FirstOpIdx")
    second = int32(record, "SecondOpIdx")
    access, instruction = ("FirstMI->", "FirstMI") if which == _FIRST else ("SecondMI.", "SecondMI")
    left = f"{access}getOperand({first}).getReg()"
    otherwise = _commuted(access, instruction, left, second) if is_commutable else ""
    differ = f"    if ({left} != {access}getOperand({second}).getReg())"
    body = f"{differ} {{\n{otherwise}    }}\n" if otherwise else f"{differ}\n      return false;\n"
    return f"  if (!{left}.isVirtual()) {{\n{body}  }}\n"


def _commuted(access: str, instruction: str, left: str, operand: int) -> str:
    """Try the operand that may change places with this one."""
    return f"""      if (!{access}getDesc().isCommutable())
        return false;
      unsigned SrcOpIdx1 = {operand}, SrcOpIdx2 = TargetInstrInfo::CommuteAnyOperandIndex;
      if (TII.findCommutedOpIndices({instruction}, SrcOpIdx1, SrcOpIdx2))
        if ({left} != {access}getOperand(SrcOpIdx2).getReg())
          return false;
"""


def _tied(record: Record, is_commutable: bool) -> str:
    first = f"FirstMI->getOperand({int32(record, 'FirstOpIdx')})"
    index = int32(record, "SecondOpIdx")
    second = f"SecondMI.getOperand({index})"
    condition = (
        f"  if (!({first}.isReg() &&\n        {second}.isReg() &&\n"
        f"        {first}.getReg() == {second}.getReg()))"
    )
    if not is_commutable:
        return f"{condition}\n    return false;\n"
    return f"{condition} {{\n{_commuted('SecondMI.', 'SecondMI', f'{first}.getReg()', index)}  }}\n"


_OF_ONE: Final[dict[str, Callable[[Record, bool], str]]] = {
    "WildcardPred": _wildcard,
    "OneUsePred": lambda record, is_commutable: _ONE_USE,
    "FirstInstHasSameReg": lambda record, is_commutable: _same_register(
        _FIRST, record, is_commutable
    ),
    "SecondInstHasSameReg": lambda record, is_commutable: _same_register(
        _SECOND, record, is_commutable
    ),
}
