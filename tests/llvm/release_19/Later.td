// What our targets use that the files of releases 19 to 21 do not have, in a form that its generators take.
// The targets include it where LLVM_21 is defined.

multiclass RemapAllTargetPseudoPointerOperands<DAGOperand pointer> {
  defvar Pointer = pointer;
}
class RemapPointerOperands<Instruction instruction, DAGOperand pointer> {
  Instruction Of = instruction;
  DAGOperand Pointer = pointer;
}
class HwModePredicateProlog<code prolog> {
  code Code = prolog;
}

class CCIfArgFixed<CCAction action> : CCIf<"!State.isVarArg()", action>;
class CCIfArgVarArg<CCAction action> : CCIf<"State.isVarArg()", action>;
