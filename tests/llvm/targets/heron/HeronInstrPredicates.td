// Questions about instructions that schedules and C++ code ask.

def IsImmZero : CheckZeroOperand<2>;
def IsRegMove : CheckAny<[
  CheckAll<[CheckOpcode<[ADDI]>, CheckIsRegOperand<1>, CheckIsImmOperand<2>, IsImmZero]>,
  CheckAll<[CheckOpcode<[ADD, OR]>, CheckAny<[CheckRegOperand<1, X0>, CheckRegOperand<2, X0>]>]>,
  CheckPseudo<[PseudoLI]>
]>;
def isRegisterMove : TIIPredicate<"isRegisterMove", MCReturnStatement<IsRegMove>>;
def isFastShift : TIIPredicate<"isFastShift", MCOpcodeSwitchStatement<[
  MCOpcodeSwitchCase<[SLLI, SRLI], MCReturnStatement<CheckImmOperandRange<2, 1, 3>>>,
  MCOpcodeSwitchCase<[SRAI], MCReturnStatement<CheckImmOperandLT<2, 4>>>,
  MCOpcodeSwitchCase<[SLL, SRL, SRA], MCReturnStatement<CheckAll<[
    CheckNot<CheckSameRegOperand<1, 2>>, CheckValidRegOperand<2>, CheckIsNotVRegOperand<0>]>>>,
  MCOpcodeSwitchCase<[CLIP], MCReturnStatement<CheckImmOperand_s<2, "HeronOp::Full">>>
], MCReturnStatement<FalsePred>>>;
def hasCheapOperands : TIIPredicate<"hasCheapOperands", MCReturnStatement<CheckAll<[
  CheckNumOperands<3>,
  CheckNot<CheckInvalidRegOperand<0>>,
  CheckIsVRegOperand<0>,
  CheckRegOperandSimple<1>,
  CheckImmOperandSimple<2>,
  CheckFunctionPredicate<"Heron_MC::isCheap", "HeronInstrInfo::isCheap">,
  CheckFunctionPredicateWithTII<"Heron_MC::isWarm", "isWarm">,
  CheckFunctionPredicateWithTII<"Heron_MC::isHot", "isHot", "OtherTII">,
  CheckNonPortable<"MI.memoperands_empty()">,
  isRegisterMove
]>>>;
let FunctionMapper = "Heron::baseOf" in {
  def MappedReg : CheckRegOperand<1, X2>;
  def MappedImm : CheckImmOperand<2, 8>;
  def MappedGT : CheckImmOperandGT<2, -8>;
  def MappedSimple : CheckImmOperandSimple<2>;
  def MappedRegSimple : CheckRegOperandSimple<1>;
}
def isStackAdjust : TIIPredicate<"isStackAdjust", MCReturnStatement<CheckAll<[
  MappedReg, MappedImm, MappedGT, MappedSimple, MappedRegSimple,
  CheckImmOperandGE<2, -2048>, CheckImmOperandLE<2, 2047>, TruePred]>>>;
