"""Which pairs of instructions a processor executes as one (gen-macro-fusion-pred)."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import generator
from tblgen_build.releases.targets import (
    FUSED_INSTRUCTIONS_MAY_BE_UNUSED,
    FUSION_KNOWS_DEPENDENCES,
)

from .model.target import require_target
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
_DECLARATION: Final = cpp("""
    bool is$fusion(const TargetInstrInfo &, const TargetSubtargetInfo &, const MachineInstr *, const MachineInstr &$dependence);
""")  # noqa: E501
_DEFINITION: Final = cpp("""
    bool is$fusion(
        const TargetInstrInfo &TII,
        const TargetSubtargetInfo &STI,
        const MachineInstr *FirstMI,
        const MachineInstr &SecondMI$dependence) {
      $begin
      [[maybe_unused]] auto &MRI = SecondMI.getMF()->getRegInfo();
      $stage
    $checks$end  return true;
    }
""")
_ONLY_DATA: Final = cpp("""
    if (isNonDataDep(Dep))
      return false;
""")
_COUNTER_BEFORE: Final = cpp("""
    STATISTIC(Num${fusion}PreRA, "Times $fusion Triggered (pre-ra)");
""")
_COUNTER_AFTER: Final = cpp("""
    STATISTIC(Num${fusion}PostRA, "Times $fusion Triggered (post-ra)");
""")
_ONLY_BEFORE: Final = cpp("""
    if (SecondMI.getMF()->getProperties().hasNoVRegs())
      return false;
""")
_ONLY_AFTER: Final = cpp("""
    if (!SecondMI.getMF()->getProperties().hasNoVRegs())
      return false;
""")
_COUNT_BEFORE: Final = cpp("""
    ++Num${fusion}PreRA;
""")
_COUNT_AFTER: Final = cpp("""
    ++Num${fusion}PostRA;
""")
_COUNT: Final = cpp("""
    if (SecondMI.getMF()->getProperties().hasNoVRegs())
      ++Num${fusion}PostRA;
    else
      ++Num${fusion}PreRA;
""")
_CHECK: Final = cpp("  $check\n")
_ONE_USE: Final = cpp("""
    {
      Register FirstDest = FirstMI->getOperand(0).getReg();
      if (FirstDest.isVirtual() && !MRI.hasOneNonDBGUse(FirstDest))
        return false;
    }
""")
_INSTRUCTION: Final = cpp("""
    {
      ${unused}const MachineInstr *MI = $instruction;
      if ($condition)
        return false;
    }
""")
_WILDCARD: Final = cpp("""
    if (!FirstMI)
      return $answer;
""")
_SAME_REGISTER: Final = cpp("""
    if (!$left.isVirtual()) {
      if ($left != $right)
        return false;
    }
""")
_SAME_REGISTER_COMMUTED: Final = cpp("""
    if (!$left.isVirtual()) {
      if ($left != $right) {
        $commuted
      }
    }
""")
_TIED: Final = cpp("""
    if (!($first.isReg() &&
          $second.isReg() &&
          $first.getReg() == $second.getReg()))
      return false;
""")
_TIED_COMMUTED: Final = cpp("""
    if (!($first.isReg() &&
          $second.isReg() &&
          $first.getReg() == $second.getReg())) {
      $commuted
    }
""")
_COMMUTED: Final = cpp("""
    if (!${access}getDesc().isCommutable())
      return false;
    unsigned SrcOpIdx1 = $operand, SrcOpIdx2 = TargetInstrInfo::CommuteAnyOperandIndex;
    if (TII.findCommutedOpIndices($instruction, SrcOpIdx1, SrcOpIdx2))
      if ($register != ${access}getOperand(SrcOpIdx2).getReg())
        return false;
""")


_SECTION: Final = cpp("""
    #ifdef $macro
    #undef $macro

    namespace llvm {
    $functions
    } // end namespace llvm

    #endif
""")


def _section(macro: str, functions: list[str]) -> str:
    return _SECTION(macro=macro, functions=functions)


@generator("gen-macro-fusion-pred", help="predicates for macro fusion", fitted=18)
def MACRO_FUSION(records: Records, options: Options) -> str:
    target = require_target(records).name
    fusions = records.all_derived_definitions_if_defined("Fusion")
    expander = PredicateExpander(
        target, for_mc=False, class_prefix=f"{target}InstrInfo", by_reference=False
    )
    dependence = ", const SDep *" if records.release.has(FUSION_KNOWS_DEPENDENCES) else ""
    declarations = [_DECLARATION(fusion=fusion.name, dependence=dependence) for fusion in fusions]
    definitions = of_each(fusions, lambda fusion: _definition(fusion, expander))
    macro = f"GET_{target}_MACRO_FUSION_PRED"
    return (
        file_header("Macro Fusion Predicators")
        + _section(f"{macro}_DECL", declarations)
        + "\n"
        + _section(f"{macro}_IMPL", definitions)
    )


def _definition(fusion: Record, expander: PredicateExpander) -> str:
    is_commutable = fusion.value_as_bit("IsCommutable")
    checks = [
        _predicate(predicate, is_commutable, expander)
        for predicate in fusion.value_as_list_of_defs("Predicates")
    ]
    # What an author's code leaves on its last line, the next code follows.
    text = "".join(checks)
    if not fusion.release.has(FUSION_KNOWS_DEPENDENCES):
        return _DEFINITION(
            fusion=fusion.name, dependence="", begin="", stage="", checks=text, end=""
        )
    before, after = _runs(fusion, "RunPreRA"), _runs(fusion, "RunPostRA")
    if not before and not after:
        raise fusion.error(
            f"fusion '{fusion.name}' runs neither before nor after registers are allocated: "
            "set 'RunPreRA' or 'RunPostRA'"
        )
    counters = _COUNTER_BEFORE(fusion=fusion.name) if before else ""
    counters += _COUNTER_AFTER(fusion=fusion.name) if after else ""
    count = _COUNT if before and after else _COUNT_BEFORE if before else _COUNT_AFTER
    stage = "" if before and after else _ONLY_BEFORE() if before else _ONLY_AFTER()
    return counters + _DEFINITION(
        fusion=fusion.name,
        dependence=", const SDep *Dep",
        begin=_ONLY_DATA(),
        stage=stage,
        checks=text,
        end=count(fusion=fusion.name),
    )


def _runs(fusion: Record, stage: str) -> bool:
    """Does it run in that stage of scheduling? Files of main did not always say."""
    return stage not in fusion or fusion.value_as_bit(stage)


def _predicate(record: Record, is_commutable: bool, expander: PredicateExpander) -> str:
    if record.value_as_def("Target").name == _BOTH:
        if record.is_subclass_of("FusionPredicateWithCode"):
            # As it stands: what follows goes on where it ends.
            return record.value_as_string("Predicate")
        return _CHECK(check=_of_both(record, is_commutable, expander))
    return _CHECK(check=_of_one(record, is_commutable, expander))


def _of_one(record: Record, is_commutable: bool, expander: PredicateExpander) -> str:
    for class_, write in _OF_ONE.items():
        if record.is_subclass_of(class_):
            return write(record, is_commutable)
    if record.is_subclass_of("FusionPredicateWithMCInstPredicate"):
        return _instruction(record, expander, record.value_as_def("Target").name)
    raise _unknown(record)


def _unknown(record: Record) -> RecordError:
    return record.error(f"'{record.name}' is a predicate of fusion of no known class")


def _of_both(record: Record, is_commutable: bool, expander: PredicateExpander) -> str:
    if record.is_subclass_of("TieReg"):
        return _tied(record, is_commutable)
    if record.is_subclass_of("FusionPredicateWithMCInstPredicate"):
        return _instruction(record, expander, _FIRST) + _instruction(record, expander, _SECOND)
    raise _unknown(record)


def _instruction(record: Record, expander: PredicateExpander, which: str) -> str:
    """The check of one instruction, as `MCInstPredicate` says it."""
    instruction = "FirstMI" if which == _FIRST else "&SecondMI"
    condition = expander.predicate(record.value_as_def("Predicate"), negated=True)
    # Terms of a group stand further in than what follows the condition.
    condition = condition.replace("\n", "\n    ")
    unused = "[[maybe_unused]] " if record.release.has(FUSED_INSTRUCTIONS_MAY_BE_UNUSED) else ""
    return _INSTRUCTION(instruction=instruction, condition=condition, unused=unused)


def _wildcard(record: Record, is_commutable: bool) -> str:
    return _WILDCARD(answer="true" if record.value_as_bit("ReturnValue") else "false")


def _same_register(which: str, record: Record, is_commutable: bool) -> str:
    first = int32(record, "FirstOpIdx")
    second = int32(record, "SecondOpIdx")
    access, instruction = ("FirstMI->", "FirstMI") if which == _FIRST else ("SecondMI.", "SecondMI")
    left = f"{access}getOperand({first}).getReg()"
    right = f"{access}getOperand({second}).getReg()"
    if not is_commutable:
        return _SAME_REGISTER(left=left, right=right)
    commuted = _commuted(access, instruction, left, second)
    return _SAME_REGISTER_COMMUTED(left=left, right=right, commuted=commuted)


def _commuted(access: str, instruction: str, register: str, operand: int) -> str:
    """Try the operand that may change places with this one."""
    return _COMMUTED(access=access, instruction=instruction, register=register, operand=operand)


def _tied(record: Record, is_commutable: bool) -> str:
    first = f"FirstMI->getOperand({int32(record, 'FirstOpIdx')})"
    index = int32(record, "SecondOpIdx")
    second = f"SecondMI.getOperand({index})"
    if not is_commutable:
        return _TIED(first=first, second=second)
    commuted = _commuted("SecondMI.", "SecondMI", f"{first}.getReg()", index)
    return _TIED_COMMUTED(first=first, second=second, commuted=commuted)


def _one_use(record: Record, is_commutable: bool) -> str:
    return _ONE_USE()


_OF_ONE: Final[dict[str, Callable[[Record, bool], str]]] = {
    "WildcardPred": _wildcard,
    "OneUsePred": _one_use,
    "FirstInstHasSameReg": lambda record, is_commutable: _same_register(
        _FIRST, record, is_commutable
    ),
    # Its name in files of earlier releases.
    "SameReg": lambda record, is_commutable: _same_register(_SECOND, record, is_commutable),
    "SecondInstHasSameReg": lambda record, is_commutable: _same_register(
        _SECOND, record, is_commutable
    ),
}
