// Pairs of instructions that run as one.

#ifdef LLVM_19
class FirstInstHasSameReg<int a, int b> : TieReg<a, b>;
class SecondInstHasSameReg<int a, int b> : SameReg<a, b>;
#endif

def TuneLUIADDI : SimpleFusion<"lui-addi-fusion", "HasLUIADDIFusion", "Fuse lui and addi",
                               CheckOpcode<[LUI]>, CheckOpcode<[ADDI, ADDW]>>;
def TuneZeroExtend : SingleFusion<"zext-fusion", "HasZExtFusion", "Fuse shifts to and fro", SLLI, SRLI,
                                  CheckImmOperand<2, 32>, CheckImmOperandRange<2, 0, 32>>;
def TuneLoadPair : Fusion<"load-pair-fusion", "HasLoadPairFusion", "Fuse loads beside each other", [
  FusionPredicateWithCode<[{
    if (!FirstMI)
      return true;
  }]>,
  WildcardFalse,
  SecondFusionPredicateWithMCInstPredicate<CheckOpcode<[LW, LD]>>,
  FirstFusionPredicateWithMCInstPredicate<CheckAll<[CheckOpcode<[LW, LD]>, CheckIsImmOperand<2>]>>,
  BothFusionPredicateWithMCInstPredicate<CheckNot<CheckRegOperand<1, X0>>>,
  FirstInstHasSameReg<0, 1>,
  SecondInstHasSameReg<0, 1>,
  TieReg<1, 1>,
  OneUse
]>;
#ifndef LLVM_19
let IsCommutable = 1 in
#endif
def TuneAddAdd : Fusion<"add-add-fusion", "HasAddAddFusion", "Fuse sums", [
  WildcardTrue,
  FirstFusionPredicateWithMCInstPredicate<CheckOpcode<[ADD]>>,
  SecondFusionPredicateWithMCInstPredicate<CheckOpcode<[ADD, AND]>>,
  TieReg<0, 1>, FirstInstHasSameReg<0, 2>, SecondInstHasSameReg<0, 1>
]>;
def TuneAddShift : SingleFusion<"add-shift-fusion", "HasAddShiftFusion", "Fuse a shift and a sum", SLLI,
                                ADD, TruePred, isRegisterMove,
                                [FusionPredicateWithCode<"prolog(TII, STI);">],
                                [FusionPredicateWithCode<"return epilog(MRI);">]>;
