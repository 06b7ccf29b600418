// What the selector of GlobalISel has for complex patterns, transforms and nodes of Osprey.

def gi_so_reg : GIComplexOperandMatcher<s32, "selectShifterReg">, GIComplexPatternEquiv<so_reg>;
def gi_so_reg_imm : GIComplexOperandMatcher<s32, "selectShifterImm">,
                    GIComplexPatternEquiv<so_reg_imm>;
def gi_addr_imm12 : GIComplexOperandMatcher<s32, "selectAddrImm12">,
                    GIComplexPatternEquiv<addr_imm12>;
def gi_addr_reg : GIComplexOperandMatcher<s32, "selectAddrReg">, GIComplexPatternEquiv<addr_reg>;
def gi_taddr : GIComplexOperandMatcher<s32, "selectShortAddr">, GIComplexPatternEquiv<taddr>;

def gi_imm_not : GICustomOperandRenderer<"renderNot">, GISDNodeXFormEquiv<imm_not_XFORM>;
def gi_imm_neg : GICustomOperandRenderer<"renderNegated">, GISDNodeXFormEquiv<imm_neg_XFORM>;
def gi_imm_less_one : GICustomOperandRenderer<"renderLessOne">, GISDNodeXFormEquiv<imm_less_one>;
def gi_hi16 : GICustomOperandRenderer<"renderHigh">, GISDNodeXFormEquiv<hi16>;
def gi_fp_imm : GICustomOperandRenderer<"renderFPImm">, GISDNodeXFormEquiv<fp_imm_XFORM>;

class OspreyGenericInstruction<dag outs, dag ins> : GenericInstruction {
  let Namespace = "Osprey";
  let OutOperandList = outs;
  let InOperandList = ins;
  let hasSideEffects = false;
}
def G_VDUP : OspreyGenericInstruction<(outs type0:$dst), (ins type1:$src)>;
def G_VEXT : OspreyGenericInstruction<(outs type0:$dst),
                                      (ins type0:$low, type0:$high, untyped_imm_0:$by)>;
def G_WRAPPER : OspreyGenericInstruction<(outs ptype0:$dst), (ins ptype0:$src)>;
def : GINodeEquiv<G_VDUP, osprey_vdup>;
def : GINodeEquiv<G_VEXT, osprey_vext>;
def : GINodeEquiv<G_WRAPPER, osprey_wrapper>;
