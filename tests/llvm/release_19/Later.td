// What our targets use that release 19's files do not have, in a form that its generators take.
// The targets include it where LLVM_19 is defined.

multiclass RemapAllTargetPseudoPointerOperands<DAGOperand pointer> {
  defvar Pointer = pointer;
}
class RemapPointerOperands<Instruction instruction, DAGOperand pointer> {
  Instruction Of = instruction;
  DAGOperand Pointer = pointer;
}
class RegClassByHwMode<list<HwMode> modes, list<RegisterClass> classes> : DAGOperand, PointerLikeRegClass<0> {
  list<HwMode> Modes = modes;
  list<RegisterClass> Classes = classes;
}
class HwModePredicateProlog<code prolog> {
  code Code = prolog;
}

class CCIfArgFixed<CCAction action> : CCIf<"!State.isVarArg()", action>;
class CCIfArgVarArg<CCAction action> : CCIf<"State.isVarArg()", action>;

class FeatureSchedPredicate<SubtargetFeature feature>
    : SchedPredicate<"hasFeature(\"" # feature.Name # "\")">;
class NotSchedPred<SchedPredicateBase predicate> : SchedPredicate<[{ !odd() }]> {
  SchedPredicateBase Of = predicate;
}
class AllOfSchedPreds<list<SchedPredicateBase> predicates> : SchedPredicate<[{ all() }]> {
  list<SchedPredicateBase> Of = predicates;
}
class AnyOfSchedPreds<list<SchedPredicateBase> predicates> : SchedPredicate<[{ any() }]> {
  list<SchedPredicateBase> Of = predicates;
}
class NoneOfSchedPreds<list<SchedPredicateBase> predicates> : SchedPredicate<[{ none() }]> {
  list<SchedPredicateBase> Of = predicates;
}
