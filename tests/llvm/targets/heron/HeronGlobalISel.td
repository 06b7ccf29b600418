// What the selector of GlobalISel has for complex patterns, transforms and nodes of Heron.

def gi_AddrRegImm : GIComplexOperandMatcher<s32, "selectAddrRegImm">,
                    GIComplexPatternEquiv<AddrRegImm>;
def gi_AddrFrameIndex : GIComplexOperandMatcher<s32, "selectAddrFrameIndex">,
                        GIComplexPatternEquiv<AddrFrameIndex>;
def gi_shiftMask : GIComplexOperandMatcher<s32, "selectShiftMask">,
                   GIComplexPatternEquiv<shiftMask>;
def gi_ImmHigh : GICustomOperandRenderer<"renderHigh">, GISDNodeXFormEquiv<ImmHigh>;
def gi_ImmLow : GICustomOperandRenderer<"renderLow">, GISDNodeXFormEquiv<ImmLow>;
def gi_ImmNeg : GICustomOperandRenderer<"renderNegated">, GISDNodeXFormEquiv<ImmNeg>;
def gi_AddImmHalf : GICustomOperandRenderer<"renderHalf">, GISDNodeXFormEquiv<AddImmHalf>;
def gi_AddImmRest : GICustomOperandRenderer<"renderRest">, GISDNodeXFormEquiv<AddImmRest>;

def one_use_mulsub : PatFrag<(ops node:$a, node:$b, node:$c),
                                   (sub (mul node:$a, node:$b), node:$c),
                                   [{ return Operands[2].hasOneUse(); }]> {
  let PredicateCodeUsesOperands = true;
  let GISelPredicateCode = [{ return MRI.hasOneUse(Operands[2]->getReg()); }];
}
def even_reg : PatLeaf<(XLenVT GPR), [{ return isEven(N); }]> {
  let GISelLeafPredicateCode = [{ return isEven(Reg); }];
}
def : Pat<(XLenVT (one_use_mulsub GPR:$a, GPR:$b, GPR:$c)),
          (SUB (MUL GPR:$a, GPR:$b), GPR:$c)>;
def : Pat<(XLenVT (udiv GPR:$a, even_reg:$b)), (SUB GPR:$a, GPR:$b)>;
