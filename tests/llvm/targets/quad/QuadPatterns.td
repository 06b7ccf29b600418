// Patterns that are no single instruction, pseudo instructions and aliases.

def immNeg : SDNodeXForm<imm, [{ return CurDAG->getTargetConstant(-N->getSExtValue(), SDLoc(N), MVT::i32); }]>;
def LoReg : OutPatFrag<(ops node:$Rs), (EXTRACT_SUBREG (i64 $Rs), isub_lo)>;
def HiReg : OutPatFrag<(ops node:$Rs), (EXTRACT_SUBREG (i64 $Rs), isub_hi)>;
def Combinew : OutPatFrag<(ops node:$Rs, node:$Rt), (REG_SEQUENCE DoubleRegs, $Rs, isub_hi, $Rt, isub_lo)>;
def Su : PatFrag<(ops node:$a, node:$b), (sub node:$a, node:$b), [{ return hasOneUse(N); }]>;

class OpR_RR_pat<InstQuad MI, SDPatternOperator Op, ValueType ResType, ValueType T = ResType>
  : Pat<(ResType (Op (T IntRegs:$Rs), (T IntRegs:$Rt))), (MI IntRegs:$Rs, IntRegs:$Rt)>;
def : OpR_RR_pat<C2_cmpgt, setgt, i1, i32> { let AddedComplexity = 2; }
def : Pat<(i1 (setlt i32:$Rs, i32:$Rt)), (C2_cmpgt $Rt, $Rs)>;
def : Pat<(i64 (zext i32:$Rs)), (Combinew (A2_tfrsi 0), $Rs)>;
def : Pat<(i64 (anyext i32:$Rs)), (Combinew (i32 (IMPLICIT_DEF)), $Rs)>;
def : Pat<(i32 (trunc i64:$Rs)), (LoReg $Rs)>;
def : Pat<(i64 (QuadCombine i32:$a, i32:$b)), (A2_combinew $a, $b)>;
def : Pat<(i32 (int_quad_sat i64:$s)), (A2_addsat (LoReg $s), (HiReg $s))>;
def : Pat<(i64 (int_quad_addacc i64:$x, i32:$a, i32:$b)), (M2_dpmpyss_acc $x, $a, $b)>;
def : Pat<(add (mul i32:$a, i32:$b), i32:$c), (A2_add (M2_mpyi $a, $b), $c)>, Requires<[HasV2]>;
def : Pat<(VecI32 (mul VecI32:$a, VecI32:$b)), (V6_vmpy $a, $b)>, Requires<[UseVec]>;
def : Pat<(i32 (load AddrFI:$fi)), (L2_loadri_io AddrFI:$fi, 0)>;
def : Pat<(store i32:$v, AddrFI:$fi), (S2_storeri_io AddrFI:$fi, 0, $v)>;
def : Pat<(i32 AddrGA:$ga), (A2_tfrsi AddrGA:$ga)>;
def : Pat<(Su i32:$a, s8_0ImmPred:$b), (A2_addi $a, (immNeg $b))>;

def PS_true : PseudoQuad<(outs PredRegs:$d), (ins), [(set i1:$d, -1)]>;
def PS_vselect : PseudoQuad<(outs VecRegs:$d), (ins PredRegs:$p, VecRegs:$a, VecRegs:$b),
                            [(set VecI32:$d, (select i1:$p, VecI32:$a, VecI32:$b))]> { let usesCustomInserter = 1; }
def PS_jmpret_exp : PseudoQuad<(outs), (ins IntRegs:$s)>, PseudoInstExpansion<(J2_jumpr IntRegs:$s)>;

def : InstAlias<"$Rd32 = neg($Rt32)", (A2_sub IntRegs:$Rd32, R31, IntRegs:$Rt32), 0>;
def : InstAlias<"$Rd32 = $Rs32 + 0", (A2_addi IntRegs:$Rd32, IntRegs:$Rs32, 0), 0>;
def : InstAlias<"$Rd32 = memw($Rs32)", (L2_loadri_io IntRegs:$Rd32, IntRegs:$Rs32, 0)>;
def : InstAlias<"memw($Rs32) = $Rt32", (S2_storeri_io IntRegs:$Rs32, 0, IntRegs:$Rt32)>;
def : InstAlias<"return", (J2_jumpr R31)>;
def : InstAlias<"$Rx32 += mpy($Rs32,$Rt32):x", (M2_acc_sat DoubleRegs:$Rx32, IntRegs:$Rs32, IntRegs:$Rt32), 0>;
