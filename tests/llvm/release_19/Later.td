// What our targets use that release 19's files do not have, in a form that its generators take.
// The targets include it where LLVM_19 is defined.

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
