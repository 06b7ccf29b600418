// Instruction selectors of machines in the style of real ones.

// --- predicated-machine-with-shifter-operands --gen-dag-isel
include "llvm/Target/Target.td"
def II : InstrInfo;
def T : Target { let InstructionSet = II; }
class R<string n, bits<16> e = 0> : Register<n> { let Namespace = "A"; let HWEncoding = e; }
foreach i = 0...15 in def R#i : R<"r"#i, i>;
def CPSR : R<"cpsr">; def FPSCR : R<"fpscr">;
def ssub_0 : SubRegIndex<32>; def ssub_1 : SubRegIndex<32, 32>; def dsub_0 : SubRegIndex<64>; def dsub_1 : SubRegIndex<64,64>;
foreach i = 0...31 in def S#i : R<"s"#i, i>;
let SubRegIndices = [ssub_0, ssub_1], CoveredBySubRegs = 1 in foreach i = 0...15 in
def D#i : RegisterWithSubRegs<"d"#i, [!cast<Register>("S"#!shl(i,1)), !cast<Register>("S"#!add(1,!shl(i,1)))]> { let Namespace="A"; }
let SubRegIndices = [dsub_0, dsub_1], CoveredBySubRegs = 1 in foreach i = 0...7 in
def Q#i : RegisterWithSubRegs<"q"#i, [!cast<Register>("D"#!shl(i,1)), !cast<Register>("D"#!add(1,!shl(i,1)))]> { let Namespace="A"; }
def GPR : RegisterClass<"A", [i32], 32, (sequence "R%u", 0, 15)>;
def GPRnopc : RegisterClass<"A", [i32], 32, (sub GPR, R15)>;
def tGPR : RegisterClass<"A", [i32], 32, (trunc GPR, 8)>;
def SPR : RegisterClass<"A", [f32], 32, (sequence "S%u", 0, 31)>;
def DPR : RegisterClass<"A", [f64, v8i8, v4i16, v2i32, v1i64, v2f32], 64, (sequence "D%u", 0, 15)>;
def QPR : RegisterClass<"A", [v16i8, v8i16, v4i32, v2i64, v4f32, v2f64], 128, (sequence "Q%u", 0, 7)>;
def CCR : RegisterClass<"A", [i32], 32, (add CPSR)> { let CopyCost = -1; let isAllocatable = 0; }
def pred : PredicateOperand<OtherVT, (ops i32imm, i32imm), (ops (i32 14), (i32 zero_reg))>;
def cc_out : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def s_cc_out : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 CPSR))>;
class I<dag o, dag i, list<dag> p = [], string cstr = ""> : Instruction { let Namespace = "A"; let OutOperandList = o; let InOperandList = i; let Pattern = p; let AsmString = ""; let Size = 4; let Constraints = cstr; }
class AI<dag o, dag i, list<dag> p = []> : I<o, !con(i, (ins pred:$p)), p>;
class AsI<dag o, dag i, list<dag> p = []> : I<o, !con(i, (ins pred:$p, cc_out:$s)), p>;
def HasV6 : Predicate<"Subtarget->hasV6()">, AssemblerPredicate<(all_of), "v6">;
def IsThumb : Predicate<"Subtarget->isThumb()">; def IsARM : Predicate<"!Subtarget->isThumb()">;
def UseVMLx : Predicate<"Subtarget->useFPVMLx()">;
def imm0_31 : Operand<i32>, ImmLeaf<i32, [{ return Imm >= 0 && Imm < 32; }]>;
def imm0_7 : Operand<i32>, ImmLeaf<i32, [{ return Imm >= 0 && Imm < 8; }]>;
def mod_imm : Operand<i32>, ImmLeaf<i32, [{ return ARM_AM::getSOImmVal(Imm) != -1; }]>;
def imm_not_XFORM : SDNodeXForm<imm, [{ return CurDAG->getTargetConstant(~N->getZExtValue(), SDLoc(N), MVT::i32); }]>;
def imm_neg_XFORM : SDNodeXForm<imm, [{ return CurDAG->getTargetConstant(-N->getZExtValue(), SDLoc(N), MVT::i32); }]>;
def mod_imm_not : Operand<i32>, PatLeaf<(imm), [{ return ARM_AM::getSOImmVal(~(uint32_t)N->getZExtValue()) != -1; }], imm_not_XFORM>;
def mod_imm_neg : Operand<i32>, PatLeaf<(imm), [{ return true; }], imm_neg_XFORM>;
def so_reg_imm : Operand<i32>, ComplexPattern<i32, 2, "SelectImmShifterOperand", [shl, srl, sra, rotr]> { let MIOperandInfo = (ops GPR, i32imm); }
def so_reg_reg : Operand<i32>, ComplexPattern<i32, 3, "SelectRegShifterOperand", [shl, srl, sra, rotr]> { let MIOperandInfo = (ops GPR, GPR, i32imm); }
def addrmode_imm12 : Operand<i32>, ComplexPattern<i32, 2, "SelectAddrModeImm12", []> { let MIOperandInfo = (ops GPR:$base, i32imm:$off); }
def ldst_so_reg : Operand<i32>, ComplexPattern<i32, 3, "SelectLdStSOReg", []> { let MIOperandInfo = (ops GPR:$base, GPR:$off, i32imm:$sh); }
def addrmode6 : Operand<i32>, ComplexPattern<i32, 2, "SelectAddrMode6", [], []> { let MIOperandInfo = (ops GPR:$a, i32imm:$al); let WantsParent = 1; }
def am2offset : Operand<i32>, ComplexPattern<i32, 2, "SelectAM2Off", [], []> { let MIOperandInfo = (ops GPR, i32imm); let WantsRoot = 1; }
class BinOpFrag<dag res> : PatFrag<(ops node:$LHS, node:$RHS), res>;
class BinOpWithFlagFrag<dag res> : PatFrag<(ops node:$LHS, node:$RHS, node:$FLAG), res>;
def SDTBinaryArithWithFlags : SDTypeProfile<2, 2, [SDTCisSameAs<0,2>, SDTCisSameAs<0,3>, SDTCisInt<0>, SDTCisVT<1, i32>]>;
def SDTBinaryArithWithFlagsInOut : SDTypeProfile<2, 3, [SDTCisSameAs<0,2>, SDTCisSameAs<0,3>, SDTCisInt<0>, SDTCisVT<1, i32>, SDTCisVT<4,i32>]>;
def ARMaddc : SDNode<"ARMISD::ADDC", SDTBinaryArithWithFlags, [SDNPCommutative]>;
def ARMadde : SDNode<"ARMISD::ADDE", SDTBinaryArithWithFlagsInOut>;
def ARMcmp : SDNode<"ARMISD::CMP", SDTypeProfile<1, 2, [SDTCisVT<0,i32>,SDTCisSameAs<1,2>]>>;
def ARMcmpZ : SDNode<"ARMISD::CMPZ", SDTypeProfile<0, 2, [SDTCisSameAs<0,1>]>, [SDNPOutGlue, SDNPCommutative]>;
def ARMcmov : SDNode<"ARMISD::CMOV", SDTypeProfile<1, 4, [SDTCisSameAs<0,1>,SDTCisSameAs<1,2>,SDTCisVT<3,i32>,SDTCisVT<4,i32>]>>;
def ARMbrcond : SDNode<"ARMISD::BRCOND", SDTypeProfile<0, 3, [SDTCisVT<0,OtherVT>,SDTCisVT<1,i32>,SDTCisVT<2,i32>]>, [SDNPHasChain, SDNPInGlue, SDNPOutGlue]>;
def ARMcall : SDNode<"ARMISD::CALL", SDTypeProfile<0, -1, [SDTCisPtrTy<0>]>, [SDNPHasChain, SDNPOptInGlue, SDNPOutGlue, SDNPVariadic]>;
def ARMretflag : SDNode<"ARMISD::RET", SDTNone, [SDNPHasChain, SDNPOptInGlue, SDNPVariadic]>;
def callseq_start : SDNode<"ISD::CALLSEQ_START", SDCallSeqStart<[SDTCisVT<0,i32>,SDTCisVT<1,i32>]>, [SDNPHasChain, SDNPOutGlue]>;
def callseq_end : SDNode<"ISD::CALLSEQ_END", SDCallSeqEnd<[SDTCisVT<0,i32>,SDTCisVT<1,i32>]>, [SDNPHasChain, SDNPOptInGlue, SDNPOutGlue]>;
def ARMWrapper : SDNode<"ARMISD::Wrapper", SDTIntUnaryOp>;
def NEONvdup : SDNode<"ARMISD::VDUP", SDTypeProfile<1,1,[SDTCisVec<0>]>>;
def NEONvduplane : SDNode<"ARMISD::VDUPLANE", SDTypeProfile<1,2,[SDTCisVec<0>,SDTCisVec<1>,SDTCisVT<2,i32>]>>;
def NEONzip : SDNode<"ARMISD::VZIP", SDTypeProfile<2,2,[SDTCisVec<0>,SDTCisSameAs<0,1>,SDTCisSameAs<0,2>,SDTCisSameAs<0,3>]>>;
def int_brm_vq : DefaultAttrsIntrinsic<[llvm_anyint_ty], [LLVMMatchType<0>, LLVMMatchType<0>], [IntrNoMem, Commutative]>;
def int_brm_ldrex : Intrinsic<[llvm_i32_ty], [llvm_anyptr_ty]>;
def and_su : PatFrag<(ops node:$l, node:$r), (and node:$l, node:$r), [{ return N->hasOneUse(); }]>;
def brtarget : Operand<OtherVT>;
def mulf_su : PatFrag<(ops node:$l, node:$r), (fmul node:$l, node:$r), [{ return N->hasOneUse(); }]>;
def ldrex_1 : PatFrag<(ops node:$p), (int_brm_ldrex node:$p), [{ return cast<MemIntrinsicSDNode>(N)->getMemoryVT() == MVT::i8; }]>;
def bf_inv : Operand<i32>, PatLeaf<(imm), [{ return isBitFieldInvertedMask(N->getZExtValue()); }]>;
multiclass AsI1_bin_irs<SDPatternOperator opnode, bit Commutable = 0> {
  def ri : AsI<(outs GPR:$Rd), (ins GPR:$Rn, mod_imm:$imm), [(set GPR:$Rd, (opnode GPR:$Rn, mod_imm:$imm))]>;
  def rr : AsI<(outs GPR:$Rd), (ins GPR:$Rn, GPR:$Rm), [(set GPR:$Rd, (opnode GPR:$Rn, GPR:$Rm))]> { let isCommutable = Commutable; }
  def rsi : AsI<(outs GPR:$Rd), (ins GPR:$Rn, so_reg_imm:$shift), [(set GPR:$Rd, (opnode GPR:$Rn, so_reg_imm:$shift))]>;
  def rsr : AsI<(outs GPR:$Rd), (ins GPR:$Rn, so_reg_reg:$shift), [(set GPR:$Rd, (opnode GPR:$Rn, so_reg_reg:$shift))]>;
}
multiclass AsI1_rbin_irs<SDPatternOperator opnode> {
  def ri : AsI<(outs GPR:$Rd), (ins GPR:$Rn, mod_imm:$imm), [(set GPR:$Rd, (opnode mod_imm:$imm, GPR:$Rn))]>;
  def rr : AsI<(outs GPR:$Rd), (ins GPR:$Rn, GPR:$Rm), []>;
  def rsi : AsI<(outs GPR:$Rd), (ins GPR:$Rn, so_reg_imm:$shift), [(set GPR:$Rd, (opnode so_reg_imm:$shift, GPR:$Rn))]>;
}
multiclass AI1_adde<SDPatternOperator opnode> {
  let Defs = [CPSR], Uses = [CPSR] in {
  def ri : I<(outs GPR:$Rd), (ins GPR:$Rn, mod_imm:$imm, pred:$p, s_cc_out:$s), [(set GPR:$Rd, CPSR, (opnode GPR:$Rn, mod_imm:$imm, CPSR))]>, Requires<[IsARM]>;
  def rr : I<(outs GPR:$Rd), (ins GPR:$Rn, GPR:$Rm, pred:$p, s_cc_out:$s), [(set GPR:$Rd, CPSR, (opnode GPR:$Rn, GPR:$Rm, CPSR))]>, Requires<[IsARM]>;
  }
}
defm ADD : AsI1_bin_irs<add, 1>; defm SUB : AsI1_bin_irs<sub>; defm AND : AsI1_bin_irs<and, 1>; defm ORR : AsI1_bin_irs<or, 1>; defm EOR : AsI1_bin_irs<xor, 1>;
defm BIC : AsI1_bin_irs<BinOpFrag<(and node:$LHS, (not node:$RHS))>>;
defm RSB : AsI1_rbin_irs<sub>;
let Predicates = [IsARM] in { defm ADC : AI1_adde<ARMadde>; }
let Defs = [CPSR] in { def ADDSri : I<(outs GPR:$Rd), (ins GPR:$Rn, mod_imm:$imm, pred:$p), [(set GPR:$Rd, CPSR, (ARMaddc GPR:$Rn, mod_imm:$imm))]>;
def ADDSrr : I<(outs GPR:$Rd), (ins GPR:$Rn, GPR:$Rm, pred:$p), [(set GPR:$Rd, CPSR, (ARMaddc GPR:$Rn, GPR:$Rm))]>;
def CMPrr : AI<(outs), (ins GPR:$a, GPR:$b), [(set CPSR, (ARMcmp GPR:$a, GPR:$b))]>;
def CMPri : AI<(outs), (ins GPR:$a, mod_imm:$b), [(set CPSR, (ARMcmp GPR:$a, mod_imm:$b))]>;
def TSTrr : AI<(outs), (ins GPR:$a, GPR:$b), [(ARMcmpZ (and_su GPR:$a, GPR:$b), 0)]>; }
def mul_su : PatFrag<(ops node:$l, node:$r), (mul node:$l, node:$r), [{ return hasNoVMLxHazardUse(N); }]>;
def sext_16 : PatLeaf<(i32 GPR:$a), [{ return CurDAG->ComputeNumSignBits(SDValue(N,0)) >= 17; }]>;
def MVN : AsI<(outs GPR:$d), (ins mod_imm_not:$i), [(set GPR:$d, mod_imm_not:$i)]>;
def MOVi : AsI<(outs GPR:$d), (ins mod_imm:$i), [(set GPR:$d, mod_imm:$i)]>;
def : Pat<(add GPR:$a, mod_imm_neg:$b), (SUBri GPR:$a, mod_imm_neg:$b)>;
def : Pat<(and GPR:$a, mod_imm_not:$b), (BICri GPR:$a, mod_imm_not:$b)>;
def LDRi12 : AI<(outs GPR:$t), (ins addrmode_imm12:$a), [(set GPR:$t, (load addrmode_imm12:$a))]>;
def LDRrs : AI<(outs GPR:$t), (ins ldst_so_reg:$a), [(set GPR:$t, (load ldst_so_reg:$a))]>;
def LDRBi12 : AI<(outs GPR:$t), (ins addrmode_imm12:$a), [(set GPR:$t, (zextloadi8 addrmode_imm12:$a))]>;
def STRi12 : AI<(outs), (ins GPR:$t, addrmode_imm12:$a), [(store GPR:$t, addrmode_imm12:$a)]>;
def STRrs : AI<(outs), (ins GPR:$t, ldst_so_reg:$a), [(store GPR:$t, ldst_so_reg:$a)]>;
def STR_PRE : I<(outs GPR:$wb), (ins GPR:$t, GPR:$n, am2offset:$o, pred:$p), [(set GPR:$wb, (pre_store GPR:$t, GPR:$n, am2offset:$o))], "$n = $wb">;
def : Pat<(extloadi1 addrmode_imm12:$a), (LDRBi12 addrmode_imm12:$a)>;
def : Pat<(extloadi8 addrmode_imm12:$a), (LDRBi12 addrmode_imm12:$a)>;
def MOVCC : I<(outs GPR:$d), (ins GPR:$f, GPR:$t, i32imm:$cc), [(set GPR:$d, (ARMcmov GPR:$f, GPR:$t, imm:$cc, CPSR))], "$f = $d">;
def Bcc : I<(outs), (ins brtarget:$t, i32imm:$cc, i32imm:$x), [(ARMbrcond bb:$t, imm:$cc, (i32 imm:$x))]>;
let isCall = 1, Defs = [R0, CPSR], Uses=[R13] in { def BL : I<(outs), (ins i32imm:$f, variable_ops), [(ARMcall tglobaladdr:$f)]>; def BLX : I<(outs), (ins GPR:$f, variable_ops), [(ARMcall GPR:$f)]>, Requires<[HasV6]>; }
def : Pat<(ARMcall texternalsym:$f), (BL texternalsym:$f)>;
let isReturn = 1 in def BXRET : AI<(outs), (ins), [(ARMretflag)]>;
def ADJD : I<(outs), (ins i32imm:$a, i32imm:$b, pred:$p), [(callseq_start timm:$a, timm:$b)]>;
def ADJU : I<(outs), (ins i32imm:$a, i32imm:$b, pred:$p), [(callseq_end timm:$a, timm:$b)]>;
def MOVi32 : I<(outs GPR:$d), (ins i32imm:$s), [(set GPR:$d, (ARMWrapper tglobaladdr:$s))]>;
def : Pat<(ARMWrapper tconstpool:$d), (MOVi32 tconstpool:$d)>;
def VMLAS : AI<(outs SPR:$d), (ins SPR:$a, SPR:$b, SPR:$c), [(set SPR:$d, (fadd SPR:$a, (mulf_su SPR:$b, SPR:$c)))]>, Requires<[UseVMLx]>;
def VADDS : AI<(outs SPR:$d), (ins SPR:$a, SPR:$b), [(set SPR:$d, (fadd SPR:$a, SPR:$b))]>;
def VADDD : AI<(outs DPR:$d), (ins DPR:$a, DPR:$b), [(set f64:$d, (fadd f64:$a, f64:$b))]>;
multiclass NV<SDPatternOperator op> { foreach t = [v8i8,v4i16,v2i32,v1i64] in def _#t : AI<(outs DPR:$d), (ins DPR:$a, DPR:$b), [(set t:$d, (op t:$a, t:$b))]>; foreach t = [v16i8,v8i16,v4i32,v2i64] in def _#t : AI<(outs QPR:$d), (ins QPR:$a, QPR:$b), [(set t:$d, (op t:$a, t:$b))]>; }
defm VADD : NV<add>; defm VSUB : NV<sub>; defm VMUL : NV<mul>; defm VQ : NV<int_brm_vq>;
def VDUP8 : AI<(outs DPR:$d), (ins GPR:$a), [(set v8i8:$d, (NEONvdup GPR:$a))]>;
def VDUPLN : AI<(outs DPR:$d), (ins DPR:$a, i32imm:$l), [(set v2i32:$d, (NEONvduplane v2i32:$a, imm:$l))]>;
def DSubReg_i32_reg : SDNodeXForm<imm, [{ return CurDAG->getTargetConstant(A::dsub_0 + N->getZExtValue()/2, SDLoc(N), MVT::i32); }]>;
def SubReg_i32_lane : SDNodeXForm<imm, [{ return CurDAG->getTargetConstant(N->getZExtValue() & 1, SDLoc(N), MVT::i32); }]>;
def : Pat<(v2i32 (NEONvduplane (v4i32 QPR:$s), imm:$l)), (v2i32 (VDUPLN (v2i32 (EXTRACT_SUBREG QPR:$s, (DSubReg_i32_reg imm:$l))), (SubReg_i32_lane imm:$l)))>;
def : Pat<(v4i32 (NEONvdup GPR:$s)), (REG_SEQUENCE QPR, (v2i32 (VDUP8 $s)), dsub_0, (v2i32 (VDUP8 $s)), dsub_1)>;
def : Pat<(v2f32 (scalar_to_vector SPR:$s)), (INSERT_SUBREG (v2f32 (IMPLICIT_DEF)), SPR:$s, ssub_0)>;
def : Pat<(f32 (extractelt (v2f32 DPR:$s), 0)), (EXTRACT_SUBREG (v2f32 (COPY_TO_REGCLASS DPR:$s, DPR)), ssub_0)>;
foreach s = [v8i8,v4i16,v2i32,v1i64,v2f32,f64] in foreach d = [v8i8,v4i16,v2i32,v1i64,v2f32,f64] in if !ne(!cast<string>(s), !cast<string>(d)) then def : Pat<(d (bitconvert (s DPR:$x))), (d DPR:$x)>;
def VLD1 : AI<(outs DPR:$d), (ins addrmode6:$a), []> { let mayLoad = 1; }
def : Pat<(v2f32 (load addrmode6:$a)), (VLD1 addrmode6:$a)>;
def : Pat<(f64 (load addrmode6:$a)), (VLD1 addrmode6:$a)>;
def LDREX : AI<(outs GPR:$t), (ins GPR:$a), [(set GPR:$t, (ldrex_1 GPR:$a))]> { let mayLoad = 1; let hasSideEffects = 1; let mayStore=1;}
def SMLABB : AI<(outs GPR:$d), (ins GPR:$a, GPR:$b, GPR:$c), [(set GPR:$d, (add GPR:$c, (mul sext_16:$a, sext_16:$b)))]>;
def SMLATB : AI<(outs GPR:$d), (ins GPR:$a, GPR:$b, GPR:$c), [(set GPR:$d, (add GPR:$c, (mul (sra GPR:$a, (i32 16)), sext_16:$b)))]>;
def MLS : AI<(outs GPR:$d), (ins GPR:$a, GPR:$b, GPR:$c), [(set GPR:$d, (sub GPR:$c, (mul GPR:$a, GPR:$b)))]>;
def UXTB : AI<(outs GPR:$d), (ins GPR:$a, i32imm:$rot), [(set GPR:$d, (and (rotr GPR:$a, (i32 imm:$rot)), 0xFF))]>;
def UXTAB : AI<(outs GPR:$d), (ins GPR:$n, GPR:$a, i32imm:$rot), []>;
def : Pat<(add GPR:$n, (and GPR:$a, 0x00FF)), (UXTAB GPR:$n, GPR:$a, 0)>;
def : Pat<(add GPR:$n, (sext_inreg GPR:$a, i8)), (UXTAB GPR:$n, GPR:$a, 3)>;
def BFC : I<(outs GPR:$d), (ins GPR:$s, i32imm:$i), [(set GPR:$d, (and GPR:$s, bf_inv:$i))], "$s = $d">;
def : Pat<(or (and GPR:$a, 0xFFFF), (shl GPR:$b, (i32 16))), (UXTAB GPR:$a, GPR:$b, 0)>;
def : Pat<(or (and GPR:$a, 0xFFFF0000), (and (sra GPR:$b, (i32 imm0_31:$s)), 0xFFFF)), (UXTAB GPR:$a, GPR:$b, imm0_31:$s)>;
def UMULL : AsI<(outs GPR:$lo, GPR:$hi), (ins GPR:$a, GPR:$b), [(set GPR:$lo, GPR:$hi, (umullohi GPR:$a, GPR:$b))]>;
def VZIP : AI<(outs DPR:$x, DPR:$y), (ins DPR:$a, DPR:$b), [(set v8i8:$x, v8i8:$y, (NEONzip v8i8:$a, v8i8:$b))]>;

// --- hardware-modes-and-scalable-vectors --gen-dag-isel
include "llvm/Target/Target.td"
def II : InstrInfo; def T : Target { let InstructionSet = II; }
def Is64 : Predicate<"Subtarget->is64Bit()">; def Is32 : Predicate<"!Subtarget->is64Bit()">;
def RV64 : HwMode<[Is64]>; defvar RV32 = DefaultMode;
class R<string n, bits<16> e = 0> : Register<n> { let Namespace = "RV"; let HWEncoding = e; }
foreach i = 0...31 in { def X#i : R<"x"#i, i>; def F#i : R<"f"#i, i>; def V#i : R<"v"#i, i>; }
foreach i = 0...299 in def XX#i : R<"xx"#i, i>;
def VL : R<"vl">; def VTYPE : R<"vtype">;
def XLenVT : ValueTypeByHwMode<[RV32, RV64], [i32, i64]>;
def XLenRI : RegInfoByHwMode<[RV32, RV64], [RegInfo<32,32,32>, RegInfo<64,64,64>]>;
def GPR : RegisterClass<"RV", [XLenVT], 32, (sequence "X%u", 0, 31)> { let RegInfos = XLenRI; }
def GPRNoX0 : RegisterClass<"RV", [XLenVT], 32, (sub GPR, X0)> { let RegInfos = XLenRI; }
def FPR : RegisterClass<"RV", [f32], 32, (sequence "F%u", 0, 31)>;
def XXR : RegisterClass<"RV", [i32,f32], 32, (sequence "XX%u", 0, 299)>;
def VR : RegisterClass<"RV", [nxv1i8, nxv1i16, nxv1i32, nxv1i64, nxv1f32, nxv1i1], 64, (sequence "V%u", 0, 31)> { let Size = 64; }
def VCSR : RegisterClass<"RV", [XLenVT], 32, (add VL, VTYPE)> { let RegInfos = XLenRI; }
class I<dag o, dag i, list<dag> p = []> : Instruction { let Namespace = "RV"; let OutOperandList = o; let InOperandList = i; let Pattern = p; let AsmString = ""; let Size = 4; }
def simm12 : Operand<XLenVT>, ImmLeaf<XLenVT, [{return isInt<12>(Imm);}]>;
def uimmlog2xlen : Operand<XLenVT>, ImmLeaf<XLenVT, [{ return Subtarget->is64Bit() ? isUInt<6>(Imm) : isUInt<5>(Imm); }]>;
def NegImm : SDNodeXForm<imm, [{ return CurDAG->getSignedTargetConstant(-N->getSExtValue(), SDLoc(N), N->getValueType(0)); }]>;
def simm12Plus1 : ImmLeaf<XLenVT, [{ return isInt<12>(Imm-1); }]>;
def GetImm : PatLeaf<(XLenVT GPR:$a), [{ return foo(N); }]>;
def AddrRegImm : ComplexPattern<iPTR, 2, "SelectAddrRegImm">;
def AddrFrameIndex : ComplexPattern<iPTR, 2, "SelectFrameAddrRegImm", [frameindex, or, add]>;
def VLOp : ComplexPattern<XLenVT, 1, "selectVLOp">;
def shiftMask : ComplexPattern<XLenVT, 1, "selectShiftMaskXLen", [], [], 0>;
class shiftop<SDPatternOperator op> : PatFrag<(ops node:$v, node:$c), (op node:$v, (XLenVT (shiftMask node:$c)))>;
def shiftMask32 : ComplexPattern<i64, 1, "selectShiftMask32", [], [], 0>;
def SDT_VL2 : SDTypeProfile<1, 5, [SDTCisSameAs<0,1>, SDTCisSameAs<0,2>, SDTCisVec<0>, SDTCisInt<0>, SDTCisSameAs<0,3>, SDTCVecEltisVT<4, i1>, SDTCisSameNumEltsAs<0,4>, SDTCisVT<5, XLenVT>]>;
def vl_add : SDNode<"RVISD::ADD_VL", SDT_VL2, [SDNPCommutative]>;
def vl_mul : SDNode<"RVISD::MUL_VL", SDT_VL2, [SDNPCommutative]>;
def vmv_v_x : SDNode<"RVISD::VMV_V_X_VL", SDTypeProfile<1, 3, [SDTCisVec<0>, SDTCisInt<0>, SDTCisSameAs<0,1>, SDTCisVT<2, XLenVT>, SDTCisVT<3, XLenVT>]>>;
def readvl : SDNode<"RVISD::READ_VLENB", SDTypeProfile<1,0,[SDTCisVT<0,XLenVT>]>>;
def rcsr : SDNode<"RVISD::READ_CSR", SDTypeProfile<1,1,[SDTCisVT<0,XLenVT>,SDTCisInt<1>]>, [SDNPHasChain]>;
def rvcall : SDNode<"RVISD::CALL", SDTypeProfile<0, -1, [SDTCisVT<0, XLenVT>]>, [SDNPHasChain, SDNPOptInGlue, SDNPOutGlue, SDNPVariadic]>;
def SDT_ShW : SDTypeProfile<1,2,[SDTCisSameAs<0,1>,SDTCisVT<0,i64>,SDTCisVT<2,i64>]>;
def sllw : SDNode<"RVISD::SLLW", SDT_ShW>; def rbrcc : SDNode<"RVISD::BR_CC", SDTypeProfile<0,4,[SDTCisSameAs<0,1>,SDTCisVT<2,OtherVT>,SDTCisVT<3,OtherVT>]>, [SDNPHasChain]>;
def selcc : SDNode<"RVISD::SELECT_CC", SDTypeProfile<1,5,[SDTCisSameAs<1,2>,SDTCisVT<3,OtherVT>,SDTCisSameAs<0,4>,SDTCisSameAs<4,5>]>>;
foreach op = ["ADD","SUB","SLL","SRL","SRA","AND","OR","XOR","MUL","SLT","SLTU"] in def !strconcat("", op) : I<(outs GPR:$d), (ins GPR:$a, GPR:$b)>;
foreach op = ["ADDI","SLLI","SRLI","SRAI","ANDI","ORI","XORI","SLTI","SLTIU"] in def !strconcat("", op) : I<(outs GPR:$d), (ins GPR:$a, simm12:$b)>;
foreach op = ["ADDW","SUBW","SLLW","MULW"] in def !strconcat("", op) : I<(outs GPR:$d), (ins GPR:$a, GPR:$b)>; def ADDIW : I<(outs GPR:$d), (ins GPR:$a, simm12:$b)>;
foreach op = ["LB","LH","LW","LD","LBU","LHU","LWU"] in def !strconcat("", op) : I<(outs GPR:$d), (ins GPR:$a, simm12:$b)> { let mayLoad=1; }
foreach op = ["SB","SH","SW","SD"] in def !strconcat("", op) : I<(outs), (ins GPR:$v, GPR:$a, simm12:$b)> { let mayStore=1; }
class PatGprGpr<SDPatternOperator op, I inst, ValueType vt = XLenVT> : Pat<(vt (op (vt GPR:$a), (vt GPR:$b))), (inst GPR:$a, GPR:$b)>;
class PatGprImm<SDPatternOperator op, I inst, ImmLeaf im, ValueType vt = XLenVT> : Pat<(vt (op (vt GPR:$a), im:$b)), (inst GPR:$a, im:$b)>;
def : PatGprGpr<add, ADD>; def : PatGprImm<add, ADDI, simm12>; def : PatGprGpr<sub, SUB>; def : PatGprGpr<and, AND>; def : PatGprImm<and, ANDI, simm12>; def : PatGprGpr<or,OR>; def : PatGprImm<or,ORI,simm12>; def : PatGprGpr<xor,XOR>; def: PatGprImm<xor,XORI,simm12>; def : PatGprGpr<mul, MUL>;
def : PatGprGpr<shiftop<shl>, SLL>; def : PatGprGpr<shiftop<srl>, SRL>; def : PatGprGpr<shiftop<sra>, SRA>; def : PatGprImm<shl, SLLI, uimmlog2xlen>; def : PatGprImm<srl, SRLI, uimmlog2xlen>;
def : PatGprGpr<setlt, SLT>; def : PatGprGpr<setult, SLTU>; def : PatGprImm<setlt, SLTI, simm12>;
def : Pat<(XLenVT (seteq (XLenVT GPR:$a), 0)), (SLTIU GPR:$a, 1)>; def : Pat<(XLenVT (setne (XLenVT GPR:$a), (XLenVT GPR:$b))), (SLTU (XLenVT X0), (XOR GPR:$a, GPR:$b))>;
def : Pat<(XLenVT (setgt (XLenVT GPR:$a), simm12Plus1:$i)), (XORI (SLTI GPR:$a, (NegImm simm12Plus1:$i)), 1)>;
def assertsexti32 : PatFrag<(ops node:$s), (assertsext node:$s), [{ return cast<VTSDNode>(N->getOperand(1))->getVT().bitsLE(MVT::i32); }]>;
def sexti32 : PatFrags<(ops node:$s), [(sext_inreg node:$s, i32), (assertsexti32 node:$s)]>;
def binop_allwusers_add : PatFrag<(ops node:$l, node:$r), (add node:$l, node:$r), [{ return hasAllWUsers(N); }]>;
let Predicates = [Is64] in {
def : PatGprGpr<sllw, SLLW, i64>;
def : Pat<(i64 (sext_inreg (add GPR:$a, GPR:$b), i32)), (ADDW GPR:$a, GPR:$b)>;
def : Pat<(i64 (sext_inreg (add GPR:$a, simm12:$b), i32)), (ADDIW GPR:$a, simm12:$b)>;
def : Pat<(i64 (sext_inreg GPR:$a, i32)), (ADDIW GPR:$a, 0)>;
def : Pat<(binop_allwusers_add GPR:$a, (i64 simm12:$b)), (ADDIW GPR:$a, simm12:$b)>;
def : Pat<(i64 (mul (sext_inreg GPR:$a, i32), (sext_inreg GPR:$b, i32))), (MULW GPR:$a, GPR:$b)>;
def : Pat<(i64 (load (AddrRegImm GPR:$a, simm12:$i))), (LD GPR:$a, simm12:$i)>;
def : Pat<(i64 (zextloadi32 (AddrRegImm (XLenVT GPR:$a), simm12:$i))), (LWU GPR:$a, simm12:$i)>;
def : Pat<(store (i64 GPR:$v), (AddrRegImm GPR:$a, simm12:$i)), (SD GPR:$v, GPR:$a, simm12:$i)>;
def : Pat<(i64 (and GPR:$a, 0xFFFFFFFF)), (SRLI (SLLI GPR:$a, 32), 32)>;
}
let Predicates = [Is32] in { def : Pat<(i32 (load (AddrRegImm GPR:$a, simm12:$i))), (LW GPR:$a, simm12:$i)>; def : Pat<(i32 (add (i32 GPR:$a), 0x1000)), (ADD $a, (i32 X5))>; }
class LdPat<PatFrag op, I inst, ValueType vt = XLenVT> : Pat<(vt (op (AddrRegImm (XLenVT GPR:$a), simm12:$i))), (inst GPR:$a, simm12:$i)>;
class StPat<PatFrag op, I inst, RegisterClass c, ValueType vt> : Pat<(op (vt c:$v), (AddrRegImm (XLenVT GPR:$a), simm12:$i)), (inst c:$v, GPR:$a, simm12:$i)>;
def : LdPat<sextloadi8, LB>; def : LdPat<extloadi8, LBU>; def : LdPat<zextloadi8, LBU>; def : LdPat<sextloadi16, LH>; def : LdPat<load, LW, i32>; def : StPat<truncstorei8, SB, GPR, XLenVT>; def : StPat<store, SW, GPR, i32>; def : StPat<truncstorei16, SH, GPR, XLenVT>;
def : Pat<(XLenVT (AddrFrameIndex GPR:$a, simm12:$i)), (ADDI GPR:$a, simm12:$i)>;
def : Pat<(XLenVT simm12:$i), (ADDI (XLenVT X0), simm12:$i)>;
def brt : Operand<OtherVT>; def BEQ : I<(outs), (ins GPR:$a, GPR:$b, brt:$t)>; def BLT : I<(outs), (ins GPR:$a, GPR:$b, brt:$t)>;
def : Pat<(rbrcc (XLenVT GPR:$a), GPR:$b, SETEQ, bb:$t), (BEQ GPR:$a, GPR:$b, bb:$t)>; def : Pat<(rbrcc (XLenVT GPR:$a), 0, SETLT, bb:$t), (BLT GPR:$a, (XLenVT X0), bb:$t)>;
def : Pat<(brcond (XLenVT GPR:$a), bb:$t), (BEQ GPR:$a, (XLenVT X0), bb:$t)>;
def SEL : I<(outs GPR:$d), (ins GPR:$a, GPR:$b, i32imm:$cc, GPR:$t, GPR:$f)> { let usesCustomInserter=1; }
def CCtoImm : SDNodeXForm<cond, [{ return foo(N->get()); }]>;
def anycc : PatLeaf<(cond), [{ return true; }], CCtoImm>;
def : Pat<(selcc (XLenVT GPR:$a), (XLenVT GPR:$b), anycc:$c, (XLenVT GPR:$t), GPR:$f), (SEL $a, $b, (CCtoImm $c), $t, $f)>;
let Uses=[VL, VTYPE] in { def PVADD : I<(outs VR:$d), (ins VR:$p, VR:$a, VR:$b, GPR:$vl, i32imm:$sew)>; def PVADDM : I<(outs VR:$d), (ins VR:$p, VR:$a, VR:$b, VR:$m, GPR:$vl, i32imm:$sew)>; def PVMVX : I<(outs VR:$d), (ins VR:$p, GPR:$b, GPR:$vl, i32imm:$sew)>; def PVFMV : I<(outs VR:$d), (ins FPR:$b)>; }
foreach t = [nxv1i8, nxv1i16, nxv1i32, nxv1i64] in {
 def : Pat<(t (vl_add (t VR:$a), (t VR:$b), (t VR:$p), (nxv1i1 VR:$m), VLOp:$vl)), (PVADDM VR:$p, VR:$a, VR:$b, VR:$m, VLOp:$vl, 3)>;
 def : Pat<(t (vl_add (t VR:$a), (t VR:$b), (t undef), (nxv1i1 immAllOnesV), VLOp:$vl)), (PVADD (t (IMPLICIT_DEF)), VR:$a, VR:$b, VLOp:$vl, 3)>;
 def : Pat<(t (vl_add (t VR:$a), (t (vmv_v_x undef, XLenVT:$x, XLenVT:$vv)), (t VR:$p), (nxv1i1 VR:$m), VLOp:$vl)), (PVADDM VR:$p, VR:$a, (t (PVMVX (t undef_tied_input), $x, $vv, 0)), VR:$m, VLOp:$vl, 3)>;
 def : Pat<(t (add (t VR:$a), (t VR:$b))), (PVADD (t undef_tied_input), $a, $b, (XLenVT X0), 2)>;

 def : Pat<(t (vselect (nxv1i1 V0), VR:$a, VR:$b)), (PVADD $a, $b, $a, (XLenVT X0), 2)>;
 def : Pat<(t immAllZerosV), (PVMVX (t undef_tied_input), (XLenVT X0), (XLenVT X0), 2)>;
 def : Pat<(t immAllOnesV), (PVMVX (t undef_tied_input), (XLenVT X1), (XLenVT X0), 2)>;
}
def XXI : I<(outs XXR:$d), (ins XXR:$a, XXR:$b)>;
def : Pat<(i32 (sdiv (i32 XXR:$a), XX299)), (XXI $a, (i32 XX298))>;
def : Pat<(f32 (fdiv (f32 XXR:$a), XX299)), (XXI $a, (f32 XX298))>;
def : Pat<(f32 (fadd (f32 XXR:$a), (f32 (fmul (f32 XXR:$a), XX5)))), (XXI $a, (f32 XX4))>;
def RDVL : I<(outs GPR:$d), (ins), [(set (XLenVT GPR:$d), (readvl))]>;
def CSR : I<(outs GPR:$d), (ins i32imm:$a)> { let hasSideEffects=1; } def : Pat<(rcsr (XLenVT timm:$a)), (CSR timm:$a)>;
let isCall=1, Defs=[X1] in def CALL : I<(outs), (ins i32imm:$f, variable_ops)>; def : Pat<(rvcall tglobaladdr:$f), (CALL tglobaladdr:$f)>; 
let Defs=[VL,VTYPE] in { def SETVL : I<(outs GPR:$d), (ins GPR:$a)>; }
let Defs=[VL] in { def SETVL2 : I<(outs), (ins GPR:$a), [(set VL, (sub GPR:$a, 77))]>; }

// --- folded-memory-flags-and-many-classes --gen-dag-isel
include "llvm/Target/Target.td"
def II : InstrInfo; def T : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "X"; }
foreach i = 0...15 in { def AX#i : R<"a"#i>; def EX#i : R<"e"#i>; def RX#i : R<"r"#i>; def XMM#i : R<"x"#i>; }
foreach i = 0...399 in def ZZ#i : R<"z"#i>;
def EFLAGS : R<"fl">; def FPSW : R<"fpsw">;
foreach i = 0...149 in def sx#i : SubRegIndex<8, i> { let Namespace="X"; }
def GR8 : RegisterClass<"X", [i8], 8, (sequence "AX%u", 0, 15)>; def GR16 : RegisterClass<"X", [i16], 16, (sequence "ZZ%u", 200, 215)> { let Size=16; }
def GR32 : RegisterClass<"X", [i32], 32, (sequence "EX%u", 0, 15)>; def GR64 : RegisterClass<"X", [i64], 64, (sequence "RX%u", 0, 15)>; def GR32A : RegisterClass<"X", [i32], 32, (add EX0)>;
def FR32 : RegisterClass<"X", [f32], 32, (sequence "XMM%u", 0, 15)>; def VR128 : RegisterClass<"X", [v16i8,v8i16,v4i32,v2i64,v4f32,v2f64], 128, (sequence "XMM%u", 0, 15)>; def VK1 : RegisterClass<"X", [v1i1, i1], 16, (sequence "ZZ%u", 0, 7)> { let Size = 16; }
foreach i = 0...139 in def ZC#i : RegisterClass<"X", [i32], 32, (add (sequence "ZZ%u", !add(8,i), !add(9, i)))>;
def CCRC : RegisterClass<"X", [i32], 32, (add EFLAGS)> { let CopyCost = -1; let isAllocatable = 0; }
class I<dag o, dag i, list<dag> p = [], string c = ""> : Instruction { let Namespace = "X"; let OutOperandList = o; let InOperandList = i; let Pattern = p; let AsmString = ""; let Size = 4; let Constraints = c; }
def X86mul_imm : PatFrag<(ops node:$l, node:$r), (mul node:$l, node:$r)>;
def umul3 : SDNode<"X86ISD::UMUL3", SDTypeProfile<3,2,[SDTCisSameAs<0,1>,SDTCisInt<0>,SDTCisVT<2,i32>,SDTCisSameAs<0,3>,SDTCisSameAs<0,4>]>>;
def and_su : PatFrag<(ops node:$l,node:$r), (and node:$l,node:$r), [{ return N->hasOneUse(); }]>;
class X86MemOperand : Operand<iPTR> { let MIOperandInfo = (ops ptr_rc, i8imm, ptr_rc, i32imm, i16imm); }
def i8mem : X86MemOperand; def i32mem : X86MemOperand; def lea32 : Operand<i32> { let MIOperandInfo = (ops GR32, i8imm, GR32, i32imm, i16imm); }
def addr : ComplexPattern<iPTR, 5, "selectAddr", []> { let WantsParent = 1; }
def lea32addr : ComplexPattern<i32, 5, "selectLEAAddr", [add, sub, mul, shl, or, xor, frameindex]> ;
def tls32addr : ComplexPattern<i32, 5, "selectTLSADDRAddr", [tglobaltlsaddr]>;
def relocImm : ComplexPattern<iAny, 1, "selectRelocImm", [imm, globaladdr], [], 0>;
def SDTBinaryArithWithFlags : SDTypeProfile<2, 2, [SDTCisSameAs<0,2>,SDTCisSameAs<0,3>,SDTCisInt<0>,SDTCisVT<1,i32>]>;
def SDTArithFlagInOut : SDTypeProfile<2, 3, [SDTCisSameAs<0,2>,SDTCisSameAs<0,3>,SDTCisInt<0>,SDTCisVT<1,i32>,SDTCisVT<4,i32>]>;
def X86add_flag : SDNode<"X86ISD::ADD", SDTBinaryArithWithFlags, [SDNPCommutative]>; def X86sub_flag : SDNode<"X86ISD::SUB", SDTBinaryArithWithFlags>; def X86and_flag : SDNode<"X86ISD::AND", SDTBinaryArithWithFlags, [SDNPCommutative]>;
def X86adc : SDNode<"X86ISD::ADC", SDTArithFlagInOut, [SDNPCommutative]>;
def X86cmp : SDNode<"X86ISD::CMP", SDTypeProfile<1,2,[SDTCisVT<0,i32>,SDTCisSameAs<1,2>]>>;
def X86setcc : SDNode<"X86ISD::SETCC", SDTypeProfile<1,2,[SDTCisVT<0,i8>,SDTCisVT<1,i8>,SDTCisVT<2,i32>]>>;
def X86cmov : SDNode<"X86ISD::CMOV", SDTypeProfile<1,4,[SDTCisSameAs<0,1>,SDTCisSameAs<1,2>,SDTCisVT<3,i8>,SDTCisVT<4,i32>]>>;
def X86brcond : SDNode<"X86ISD::BRCOND", SDTypeProfile<0,3,[SDTCisVT<0,OtherVT>,SDTCisVT<1,i8>,SDTCisVT<2,i32>]>, [SDNPHasChain]>;
def X86cas : SDNode<"X86ISD::LCMPXCHG", SDTypeProfile<0,3,[SDTCisPtrTy<0>,SDTCisInt<1>,SDTCisVT<2,i8>]>, [SDNPHasChain,SDNPInGlue,SDNPOutGlue,SDNPMayStore,SDNPMayLoad,SDNPMemOperand]>;
def X86ret : SDNode<"X86ISD::RET", SDTypeProfile<0,-1,[SDTCisVT<0,i32>]>, [SDNPHasChain,SDNPOptInGlue,SDNPVariadic]>;
def X86call : SDNode<"X86ISD::CALL", SDTypeProfile<0,-1,[SDTCisVT<0,iPTR>]>, [SDNPHasChain,SDNPOutGlue,SDNPOptInGlue,SDNPVariadic]>;
def X86rep_movs : SDNode<"X86ISD::REP_MOVS", SDTypeProfile<0,1,[SDTCisVT<0,OtherVT>]>, [SDNPHasChain,SDNPInGlue,SDNPOutGlue,SDNPMayStore,SDNPMayLoad]>;
def X86Shufp : SDNode<"X86ISD::SHUFP", SDTypeProfile<1,3,[SDTCisVec<0>,SDTCisSameAs<0,1>,SDTCisSameAs<0,2>,SDTCisVT<3,i8>]>>;
def X86pmul : SDNode<"X86ISD::PMUL", SDTypeProfile<1,2,[SDTCVecEltisVT<0,i64>,SDTCVecEltisVT<1,i32>,SDTCisSameSizeAs<0,1>,SDTCisSameAs<1,2>]>, [SDNPCommutative]>;
def X86vzload32 : SDNode<"X86ISD::VZEXT_LOAD", SDTLoad, [SDNPHasChain,SDNPMayLoad,SDNPMemOperand]>;
def X86Wrapper : SDNode<"X86ISD::Wrapper", SDTypeProfile<1,1,[SDTCisSameAs<0,1>,SDTCisPtrTy<0>]>>;
def loadi8 : PatFrag<(ops node:$p), (i8 (load node:$p))>; def loadi32 : PatFrag<(ops node:$p), (i32 (unindexedload node:$p)), [{ LoadSDNode *LD = cast<LoadSDNode>(N); return LD->isSimple(); }]>;
def memop : PatFrag<(ops node:$p), (load node:$p), [{ return true; }]>; def loadv4i32 : PatFrag<(ops node:$p), (v4i32 (load node:$p))>;
def add_su : PatFrag<(ops node:$l,node:$r), (add node:$l,node:$r), [{ return hasNoCarryFlagUses(SDValue(N,0)); }]>;
def or_is_add : PatFrag<(ops node:$l,node:$r), (or node:$l,node:$r), [{ return isOrEquivalentToAdd(N); }]>;
def i32immSExt8 : ImmLeaf<i32, [{ return isInt<8>(Imm); }]>; def i16immSExt8 : ImmLeaf<i16, [{ return isInt<8>(Imm); }]>;
def relocImm32_su : PatLeaf<(i32 relocImm), [{ return !shouldAvoidImmediateInstFormsForSize(N); }]>;
def anyadd : PatFrags<(ops node:$a, node:$b), [(X86add_flag node:$a, node:$b)]>;
def lea_ops : PatFrags<(ops node:$a, node:$b), [(add node:$a, node:$b), (or_is_add node:$a, node:$b)]>;
multiclass Arith<SDNode flag, SDNode op, bit comm> {
 let Defs=[EFLAGS] in {
 def 8rr : I<(outs GR8:$d), (ins GR8:$a, GR8:$b), [(set GR8:$d, EFLAGS, (flag GR8:$a, GR8:$b))], "$a = $d"> { let isCommutable = comm; }
 def 32rr : I<(outs GR32:$d), (ins GR32:$a, GR32:$b), [(set GR32:$d, EFLAGS, (flag GR32:$a, GR32:$b))], "$a = $d">;
 def 32rm : I<(outs GR32:$d), (ins GR32:$a, i32mem:$b), [(set GR32:$d, EFLAGS, (flag GR32:$a, (loadi32 addr:$b)))], "$a = $d">;
 def 8rm : I<(outs GR8:$d), (ins GR8:$a, i8mem:$b), [(set GR8:$d, EFLAGS, (flag GR8:$a, (loadi8 addr:$b)))], "$a = $d">;
 def 32ri8 : I<(outs GR32:$d), (ins GR32:$a, i32imm:$b), [(set GR32:$d, EFLAGS, (flag GR32:$a, i32immSExt8:$b))], "$a = $d">;
 def 32ri : I<(outs GR32:$d), (ins GR32:$a, i32imm:$b), [(set GR32:$d, EFLAGS, (flag GR32:$a, relocImm32_su:$b))], "$a = $d">;
 def 32mr : I<(outs), (ins i32mem:$d, GR32:$a), [(store (flag (loadi32 addr:$d), GR32:$a), addr:$d)]>;
 def 32mi8 : I<(outs), (ins i32mem:$d, i32imm:$a), [(store (op (loadi32 addr:$d), i32immSExt8:$a), addr:$d)]>;
 }
 def : Pat<(op GR32:$a, GR32:$b), (!cast<I>(NAME#"32rr") $a, $b)>;
 def : Pat<(op GR32:$a, (loadi32 addr:$b)), (!cast<I>(NAME#"32rm") $a, addr:$b)>;
 def : Pat<(op GR32:$a, i32immSExt8:$b), (!cast<I>(NAME#"32ri8") $a, i32immSExt8:$b)>;
 def : Pat<(store (op (loadi32 addr:$d), GR32:$a), addr:$d), (!cast<I>(NAME#"32mr") addr:$d, $a)>;
}
defm ADD : Arith<X86add_flag, add, 1>; defm SUB : Arith<X86sub_flag, sub, 0>; defm AND : Arith<X86and_flag, and, 1>;
let Defs=[EFLAGS] in {
let Uses=[EFLAGS] in { def ADC32rr : I<(outs GR32:$d), (ins GR32:$a, GR32:$b), [(set GR32:$d, EFLAGS, (X86adc GR32:$a, GR32:$b, EFLAGS))]>; def ADC32rm : I<(outs GR32:$d), (ins GR32:$a, i32mem:$b), [(set GR32:$d, EFLAGS, (X86adc GR32:$a, (loadi32 addr:$b), EFLAGS))]>; }
def CMP32rr : I<(outs), (ins GR32:$a, GR32:$b), [(set EFLAGS, (X86cmp GR32:$a, GR32:$b))]>; def CMP32rm : I<(outs), (ins GR32:$a, i32mem:$b), [(set EFLAGS, (X86cmp GR32:$a, (loadi32 addr:$b)))]>; def CMP32mi : I<(outs), (ins i32mem:$b, i32imm:$i), [(set EFLAGS, (X86cmp (loadi32 addr:$b), i32immSExt8:$i))]>;
def TEST8 : I<(outs), (ins GR8:$a, GR8:$b), [(set EFLAGS, (X86cmp (and_su GR8:$a, GR8:$b), 0))]>;
let Defs=[AX0, EFLAGS], Uses=[AX0] in def MUL8r : I<(outs), (ins GR8:$s), [(set AX0, (mul AX0, GR8:$s))]>;
let Defs=[EX0, EX2, EFLAGS], Uses=[EX0] in def MUL32r : I<(outs), (ins GR32:$s), [(set EX0, EX2, EFLAGS, (umul3 EX0, GR32:$s))]>;
let Defs=[EX0,EFLAGS], Uses=[EX0] in def CAS32 : I<(outs), (ins i32mem:$p, GR32:$s), [(X86cas addr:$p, GR32:$s, 4)]>;
def SHL32rCL : I<(outs GR32:$d), (ins GR32:$a), [(set GR32:$d, (shl GR32:$a, AX1))], "$a = $d"> { let Uses=[AX1]; }
def SHL32mCL : I<(outs), (ins i32mem:$d), [(store (shl (loadi32 addr:$d), AX1), addr:$d)]> { let Uses=[AX1]; }
def SHL32m1 : I<(outs), (ins i32mem:$d), [(store (shl (loadi32 addr:$d), (i8 1)), addr:$d)]>;
def INC32m : I<(outs), (ins i32mem:$d), [(store (add (loadi32 addr:$d), 1), addr:$d)]>;
}
def LEA32r : I<(outs GR32:$d), (ins lea32:$s), [(set GR32:$d, lea32addr:$s)]>;
def MOV32rm : I<(outs GR32:$d), (ins i32mem:$s), [(set GR32:$d, (loadi32 addr:$s))]>; def MOV32mr : I<(outs), (ins i32mem:$d, GR32:$s), [(store GR32:$s, addr:$d)]>; def MOV32mi : I<(outs), (ins i32mem:$d, i32imm:$s), [(store (i32 relocImm:$s), addr:$d)]>;
def MOV32ri : I<(outs GR32:$d), (ins i32imm:$s), [(set GR32:$d, (i32 relocImm:$s))]>; def MOV32r0 : I<(outs GR32:$d), (ins), [(set GR32:$d, 0)]> { let Defs=[EFLAGS]; let AddedComplexity=10; }
def MOVZX : I<(outs GR32:$d), (ins i8mem:$s), [(set GR32:$d, (zextloadi8 addr:$s))]>; def : Pat<(i32 (zext (loadi8 addr:$s))), (MOVZX addr:$s)>; def : Pat<(extloadi8 addr:$s), (i32 (MOVZX addr:$s))>;
def SETCC : I<(outs GR8:$d), (ins i8imm:$c), [(set GR8:$d, (X86setcc timm:$c, EFLAGS))]> { let Uses=[EFLAGS]; } def SETCCm : I<(outs), (ins i8mem:$d, i8imm:$c), [(store (X86setcc timm:$c, EFLAGS), addr:$d)]> { let Uses=[EFLAGS]; }
def CMOVrr : I<(outs GR32:$d), (ins GR32:$a, GR32:$b, i8imm:$c), [(set GR32:$d, (X86cmov GR32:$a, GR32:$b, timm:$c, EFLAGS))]>; def CMOVrm : I<(outs GR32:$d), (ins GR32:$a, i32mem:$b, i8imm:$c), [(set GR32:$d, (X86cmov GR32:$a, (loadi32 addr:$b), timm:$c, EFLAGS))]>;
def inv_cond : SDNodeXForm<timm, [{ return inv(N); }]>;
def : Pat<(X86cmov (loadi32 addr:$b), GR32:$a, timm:$c, EFLAGS), (CMOVrm GR32:$a, addr:$b, (inv_cond timm:$c))>;
def brt : Operand<OtherVT>; def JCC : I<(outs), (ins brt:$t, i8imm:$c), [(X86brcond bb:$t, timm:$c, EFLAGS)]>;
let Uses=[RX1], isCall=1 in { def CALL64r : I<(outs), (ins GR64:$a, variable_ops), [(X86call GR64:$a)]>; def CALL64m : I<(outs), (ins i32mem:$a, variable_ops), [(X86call (i64 (load addr:$a)))]>; def CALLi : I<(outs), (ins i32imm:$a, variable_ops), [(X86call (iPTR imm:$a))]>; }
def : Pat<(X86call (iPTR tglobaladdr:$a)), (CALLi tglobaladdr:$a)>; def RET : I<(outs), (ins i32imm:$a, variable_ops), [(X86ret timm:$a)]>;
let Defs=[EX1,EX6,EX7], Uses=[EX1,EX6,EX7] in def REP : I<(outs), (ins), [(X86rep_movs i8)]>; 
def TLS : I<(outs GR32:$d), (ins lea32:$s), [(set GR32:$d, tls32addr:$s)]>;
multiclass V<SDPatternOperator op> { foreach t = [v16i8,v8i16,v4i32,v2i64] in { def rr_#t : I<(outs VR128:$d), (ins VR128:$a, VR128:$b), [(set VR128:$d, (t (op VR128:$a, VR128:$b)))]>; def rm_#t : I<(outs VR128:$d), (ins VR128:$a, i32mem:$b), [(set VR128:$d, (t (op VR128:$a, (memop addr:$b))))]>; } }
defm PADD : V<add>; defm PSUB : V<sub>; defm PAND : V<and>; defm POR : V<or>; defm PXOR : V<xor>; 
def andnp : SDNode<"X86ISD::ANDNP", SDTIntBinOp>; defm PANDN : V<andnp>;
foreach t = [v16i8,v8i16,v4i32] in def : Pat<(t (and (xor VR128:$a, immAllOnesV), VR128:$b)), (PANDNrr_v2i64 $a, $b)>;
foreach t = [v16i8,v4i32,v2i64] in { def : Pat<(t immAllZerosV), (PXORrr_v2i64 (t (IMPLICIT_DEF)), (t (IMPLICIT_DEF)))>; def : Pat<(t immAllOnesV), (PADDrr_v2i64 (t XMM0), (t XMM0))>; }
def SHUFPS : I<(outs VR128:$d), (ins VR128:$a, VR128:$b, i8imm:$i), [(set VR128:$d, (v4f32 (X86Shufp VR128:$a, VR128:$b, (i8 timm:$i))))]>;
def PMUL : I<(outs VR128:$d), (ins VR128:$a, VR128:$b), [(set VR128:$d, (v2i64 (X86pmul (v4i32 VR128:$a), VR128:$b)))]>; def PMULm : I<(outs VR128:$d), (ins VR128:$a, i32mem:$b), [(set VR128:$d, (v2i64 (X86pmul (v4i32 VR128:$a), (loadv4i32 addr:$b))))]>;
def : Pat<(v4i32 (X86vzload32 addr:$s)), (PMULm (v4i32 (IMPLICIT_DEF)), addr:$s)>;
def : Pat<(v4i32 (bitconvert (v2i64 (X86vzload32 addr:$s)))), (PMULm (v4i32 (IMPLICIT_DEF)), addr:$s)>;
def ZI : I<(outs ZC139:$d), (ins ZC0:$a, ZC139:$b)>;
def : Pat<(i32 (sdiv (i32 ZC0:$a), (i32 ZC139:$b))), (COPY_TO_REGCLASS (ZI $a, (i32 (COPY_TO_REGCLASS $b, ZC139))), ZC130)>;
def : Pat<(i32 (udiv (i32 ZC0:$a), (i32 ZC139:$b))), (INSERT_SUBREG (ZI $a, (i32 (COPY_TO_REGCLASS $b, ZC1))), (i32 ZZ300), sx149)>;
def : Pat<(i32 (srem (i32 ZC0:$a), ZZ30)), (INSERT_SUBREG (ZI $a, ZZ299), (i32 ZZ10), sx5)>;
def : Pat<(i32 (X86Wrapper tglobaladdr:$a)), (MOV32ri tglobaladdr:$a)>; def : Pat<(add GR32:$a, (X86Wrapper tconstpool:$b)), (ADD32ri $a, tconstpool:$b)>;
def : Pat<(store (i32 (X86Wrapper tglobaladdr:$a)), addr:$d), (MOV32mi addr:$d, tglobaladdr:$a)>;
def : Pat<(v1i1 (scalar_to_vector (i1 VK1:$a))), (COPY_TO_REGCLASS VK1:$a, VK1)>; def : Pat<(i8 (trunc GR32:$a)), (EXTRACT_SUBREG GR32:$a, sx1)>; def : Pat<(i32 (anyext GR8:$a)), (INSERT_SUBREG (i32 (IMPLICIT_DEF)), GR8:$a, sx1)>; def : Pat<(i64 (zext GR32:$a)), (SUBREG_TO_REG (i64 0), GR32:$a, sx2)>;

// --- modifiers-divergence-and-pairs --gen-dag-isel
include "llvm/Target/Target.td"
def II : InstrInfo; def T : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "G"; }
foreach i = 0...9 in { def S#i : R<"s"#i>; def V#i : R<"v"#i>; }
def SCC : R<"scc">; def VCC : R<"vcc">; def EXEC : R<"exec">; def M0 : R<"m0">; def MODE : R<"mode">;
def sub0 : SubRegIndex<32>; def sub1 : SubRegIndex<32,32>; def lo16 : SubRegIndex<16>; def hi16 : SubRegIndex<16,16>;
def VP : RegisterTuples<[sub0, sub1], [(add (sequence "V%u", 0, 8)), (add (sequence "V%u", 1, 9))]>;
def SP : RegisterTuples<[sub0, sub1], [(add (sequence "S%u", 0, 8)), (add (sequence "S%u", 1, 9))]>;
class RC<list<ValueType> t, int s, dag m> : RegisterClass<"G", t, s, m> { let Size = s; }
def SReg_32 : RC<[i32,f32,i16,f16,bf16,v2i16,v2f16,v2bf16,i1], 32, (add (sequence "S%u",0,9), M0)>;
def VGPR_32 : RC<[i32,f32,i16,f16,bf16,v2i16,v2f16,v2bf16], 32, (add (sequence "V%u",0,9))>;
def VS_32 : RC<[i32,f32,i16,f16,bf16,v2i16,v2f16,v2bf16], 32, (add VGPR_32, SReg_32)>;
def SReg_64 : RC<[i64,f64,v2i32,v2f32,v4i16,v4f16,i1], 64, (add SP)>; def VReg_64 : RC<[i64,f64,v2i32,v2f32,v4i16,v4f16], 64, (add VP)>;
def SCCR : RC<[i1], 32, (add SCC)> { let CopyCost=-1; } def VCCR : RC<[i1], 64, (add VCC)>;
def brt : Operand<OtherVT>;
class I<dag o, dag i, list<dag> p = []> : Instruction { let Namespace = "G"; let OutOperandList = o; let InOperandList = i; let Pattern = p; let AsmString = ""; let Size = 8; }
class VPseudo<dag o, dag i, list<dag> p=[]> : I<o, i, p> { let isPseudo=1; let isCodeGenOnly=1; let Uses=[MODE, EXEC]; let mayRaiseFPException=0; let hasSideEffects=0; let mayLoad=0; let mayStore=0; }
def HasMad : Predicate<"Subtarget->hasMad()">; def isGFX9 : Predicate<"Subtarget->getGen() >= 9">; def isW32 : Predicate<"Subtarget->isWave32()">;
def FP32Denorm : Predicate<"MF->x()">;
def VOP3Mods : ComplexPattern<untyped, 2, "SelectVOP3Mods">; def VOP3Mods0 : ComplexPattern<untyped, 4, "SelectVOP3Mods0">; def VOP3NoMods : ComplexPattern<untyped, 1, "SelectVOP3NoMods">; def VOP3OMods : ComplexPattern<untyped, 3, "SelectVOP3OMods">; def VOP3PMods : ComplexPattern<untyped, 2, "SelectVOP3PMods">;
def MUBUFAddr64 : ComplexPattern<iPTR, 4, "SelectMUBUFAddr64">; def MUBUFOffset : ComplexPattern<iPTR, 3, "SelectMUBUFOffset">; def DS1Addr1Offset : ComplexPattern<iPTR, 2, "SelectDS1Addr1Offset">; def DS64Bit4ByteAligned : ComplexPattern<iPTR, 3, "SelectDS64Bit4ByteAligned">; def GlobalSAddr : ComplexPattern<iPTR, 3, "SelectGlobalSAddr", [], [], -10>; def GlobalOffset : ComplexPattern<iPTR, 2, "SelectGlobalOffset", [], [], -10>; def FlatOffset : ComplexPattern<iPTR, 2, "SelectFlatOffset", [], [], -10>; def MUBUFScratchOffen : ComplexPattern<iPTR, 4, "SelectMUBUFScratchOffen", [], []> { let WantsParent=1; }
def BufSOffset : ComplexPattern<iAny, 1, "SelectBUFSOffset">; def SMRDImm : ComplexPattern<iPTR, 2, "SelectSMRDImm">;
def omod0 : OperandWithDefaultOps<i32, (ops (i32 0))>; def clampmod0 : OperandWithDefaultOps<i1, (ops (i1 0))>; def Mods : Operand<i32>; def CPol_0 : OperandWithDefaultOps<i32, (ops (i32 0))>; def i1imm_0 : OperandWithDefaultOps<i1, (ops (i1 0))>;
class UniformUnaryFrag<SDPatternOperator Op> : PatFrag<(ops node:$src0), (Op $src0), [{ return !N->isDivergent(); }]> { let PredicateCodeUsesOperands = 0; }
class UniformBinFrag<SDPatternOperator Op> : PatFrag<(ops node:$src0, node:$src1), (Op $src0, $src1), [{ return !N->isDivergent(); }]>; class DivergentBinFrag<SDPatternOperator Op> : PatFrag<(ops node:$src0, node:$src1), (Op $src0, $src1), [{ return N->isDivergent(); }]>; class HasOneUseBinOp<SDPatternOperator op> : PatFrag<(ops node:$a, node:$b), (op $a, $b)> { let HasOneUse = 1; }
class ThreeOpFragSDAG<SDPatternOperator op1, SDPatternOperator op2> : PatFrag<(ops node:$x, node:$y, node:$z), (op2 (HasOneUseBinOp<op1> node:$x, node:$y), node:$z), [{ if (!N->isDivergent()) return false; unsigned C = 0; for (unsigned i = 0; i < 3; ++i) if (!Operands[i]->isDivergent()) ++C; return C < 2; }]> { let PredicateCodeUsesOperands = 1; }
def shl_1 : PatFrag<(ops node:$v), (shl node:$v, (i32 1))>; def csh_mask_32 : PatFrag<(ops node:$s), (and node:$s, imm), [{ return isUnneededShiftMask(N, 5); }]>; class cshl<SDPatternOperator op> : PatFrags<(ops node:$a, node:$b), [(op node:$a, node:$b), (op node:$a, (csh_mask_32 node:$b))]>;
def AMDGPUfmed3 : SDNode<"GISD::FMED3", SDTFPTernaryOp>; def AMDGPUclamp : SDNode<"GISD::CLAMP", SDTFPUnaryOp>; def AMDGPUsetcc : SDNode<"GISD::SETCC", SDTypeProfile<1,3,[SDTCisVT<0,i64>,SDTCisSameAs<1,2>,SDTCisVT<3,OtherVT>]>>; def bfe : SDNode<"GISD::BFE_U32", SDTypeProfile<1,3,[SDTCisVT<0,i32>,SDTCisSameAs<0,1>,SDTCisSameAs<0,2>,SDTCisSameAs<0,3>]>>; def mad24 : SDNode<"GISD::MAD_U24", SDTypeProfile<1,3,[SDTCisInt<0>,SDTCisSameAs<0,1>,SDTCisSameAs<0,2>,SDTCisSameAs<0,3>]>, []>; def carry : SDNode<"GISD::CARRY", SDTIntBinOp>; def uaddo_c : SDNode<"GISD::UADDO", SDTypeProfile<2,2,[SDTCisInt<0>,SDTCisSameAs<0,2>,SDTCisSameAs<0,3>,SDTCisVT<1,i1>]>, [SDNPCommutative]>;
def raw_buffer_load : SDNode<"GISD::BUFFER_LOAD", SDTypeProfile<1,7,[SDTCisVT<1,v2i32>,SDTCisVT<2,i32>,SDTCisVT<3,i32>,SDTCisVT<4,i32>,SDTCisVT<5,i32>,SDTCisVT<6,i32>,SDTCisVT<7,i1>]>, [SDNPMemOperand, SDNPHasChain, SDNPMayLoad]>; def raw_buffer_store : SDNode<"GISD::BUFFER_STORE", SDTypeProfile<0,8,[SDTCisVT<1,v2i32>,SDTCisVT<2,i32>,SDTCisVT<3,i32>,SDTCisVT<4,i32>,SDTCisVT<5,i32>,SDTCisVT<6,i32>,SDTCisVT<7,i1>]>, [SDNPMemOperand, SDNPHasChain, SDNPMayStore]>;
def endpgm : SDNode<"GISD::ENDPGM", SDTNone, [SDNPHasChain, SDNPOptInGlue]>; def if_ : SDNode<"GISD::IF", SDTypeProfile<1,2,[SDTCisVT<0,i1>,SDTCisVT<1,i1>,SDTCisVT<2,OtherVT>]>, [SDNPHasChain]>;
def init_m0 : SDNode<"GISD::M0", SDTypeProfile<0,1,[SDTCisVT<0,i32>]>, [SDNPOutGlue]>; def ld_glue : SDNode<"ISD::LOAD", SDTLoad, [SDNPHasChain, SDNPMayLoad, SDNPMemOperand, SDNPInGlue]>;
def load_local_m0 : PatFrag<(ops node:$p), (ld_glue node:$p)> { let IsLoad=1; let IsUnindexed=1; let IsNonExtLoad=1; let AddressSpaces=[3]; } def load_local : PatFrag<(ops node:$p), (load node:$p)> { let IsLoad=1; let AddressSpaces=[3]; } def load_global : PatFrag<(ops node:$p), (load node:$p)> { let IsLoad=1; let AddressSpaces=[1,4]; } def load_align8 : PatFrag<(ops node:$p), (load_local node:$p)> { let IsLoad=1; let MinAlignment=8; } def store_global : PatFrag<(ops node:$v, node:$p), (store node:$v, node:$p)> { let IsStore=1; let AddressSpaces=[1]; } def smrd_load : PatFrag<(ops node:$p), (load node:$p), [{ return isUniformLoad(N); }]>; def sextloadi8_g : PatFrag<(ops node:$p), (sextloadi8 node:$p)> { let IsLoad=1; let AddressSpaces=[1]; }
def atomic_add_local : PatFrag<(ops node:$p, node:$v), (atomic_load_add node:$p, node:$v)> { let IsAtomic=1; let AddressSpaces=[3]; let MemoryVT=i32; }
def inline_imm : ImmLeaf<i32, "return isInlineImm(Imm);">; class bitextract : SDNodeXForm<imm, "return be(N);">; def be : bitextract; def as_i32timm : SDNodeXForm<timm, "return ti(N);">; def extract_cpol : SDNodeXForm<timm, "return cp(N);">; def i32timm8 : TImmLeaf<i32, "return isUInt<8>(Imm);">; def fpinline : FPImmLeaf<f32, "return isInl(Imm);">; def negfp : SDNodeXForm<fpimm, "return neg(N);">; def IMMPopCount : SDNodeXForm<imm, "return pc(N);">; def IMMZeroBased : ImmLeaf<i32, "return Imm > 0 && isMask_32(Imm);">;
def fminnum_like : PatFrags<(ops node:$a, node:$b), [(fminnum_ieee node:$a, node:$b), (fminnum node:$a, node:$b)]>; def fmaxnum_like : PatFrags<(ops node:$a, node:$b), [(fmaxnum_ieee node:$a, node:$b), (fmaxnum node:$a, node:$b)]>;
class GP<dag p, dag r> : Pat<p, r>;
foreach t = [f32, f16] in { foreach o = ["FADD","FMUL","FMIN"] in { defvar N = !tolower(o); def V_#o#_#t : VPseudo<(outs VGPR_32:$d), (ins Mods:$m0, VS_32:$s0, Mods:$m1, VS_32:$s1, clampmod0:$c, omod0:$o)>; } def V_FMA_#t : VPseudo<(outs VGPR_32:$d), (ins Mods:$m0, VS_32:$s0, Mods:$m1, VS_32:$s1, Mods:$m2, VS_32:$s2, clampmod0:$c, omod0:$o)>; def V_MED3_#t : VPseudo<(outs VGPR_32:$d), (ins Mods:$m0, VS_32:$s0, Mods:$m1, VS_32:$s1, Mods:$m2, VS_32:$s2, clampmod0:$c, omod0:$o)>; }
foreach t = [f32, f16] in {
 def : GP<(t (fadd (t (VOP3Mods0 t:$s0, i32:$m0, i1:$c, i32:$o)), (t (VOP3Mods t:$s1, i32:$m1)))), (!cast<I>("V_FADD_"#t) $m0, $s0, $m1, $s1, $c, $o)>;
 def : GP<(t (fmul (t (VOP3Mods t:$s0, i32:$m0)), (t (VOP3Mods t:$s1, i32:$m1)))), (!cast<I>("V_FMUL_"#t) $m0, $s0, $m1, $s1)>;
 def : GP<(t (any_fma (t (VOP3Mods t:$s0, i32:$m0)), (t (VOP3Mods t:$s1, i32:$m1)), (t (VOP3Mods t:$s2, i32:$m2)))), (!cast<I>("V_FMA_"#t) $m0, $s0, $m1, $s1, $m2, $s2, (i1 0), (i32 0))>;
 def : GP<(t (AMDGPUclamp (VOP3Mods t:$s0, i32:$m0))), (!cast<I>("V_FMIN_"#t) $m0, $s0, $m0, $s0, 1)>;
 def : GP<(t (fminnum_like (fmaxnum_like t:$a, t:$b), (fmaxnum_like (fminnum_like t:$a, t:$b), t:$c))), (!cast<I>("V_MED3_"#t) 0, $a, 0, $b, 0, $c)>;
}
def V_ADD : VPseudo<(outs VGPR_32:$d), (ins VS_32:$a, VS_32:$b, clampmod0:$c), []>; def V_ADD3 : VPseudo<(outs VGPR_32:$d), (ins VS_32:$a, VS_32:$b, VS_32:$c)>; def V_LSHL_ADD : VPseudo<(outs VGPR_32:$d), (ins VS_32:$a, VS_32:$b, VS_32:$c)>; def V_BFE : VPseudo<(outs VGPR_32:$d), (ins VS_32:$a, VS_32:$b, VS_32:$c)>; def V_AND : VPseudo<(outs VGPR_32:$d), (ins VS_32:$a, VS_32:$b), [(set i32:$d, (DivergentBinFrag<and> i32:$a, i32:$b))]>; def V_XOR : VPseudo<(outs VGPR_32:$d), (ins VS_32:$a, VS_32:$b)>; def V_LSHL : VPseudo<(outs VGPR_32:$d), (ins VS_32:$a, VS_32:$b), [(set i32:$d, (cshl<DivergentBinFrag<shl>> i32:$a, i32:$b))]>;
let Defs=[SCC] in { def S_ADD : I<(outs SReg_32:$d), (ins SReg_32:$a, SReg_32:$b), [(set i32:$d, (UniformBinFrag<add> SReg_32:$a, SReg_32:$b))]>; def S_AND : I<(outs SReg_32:$d), (ins SReg_32:$a, SReg_32:$b), [(set i32:$d, (UniformBinFrag<and> i32:$a, i32:$b))]>; def S_AND64 : I<(outs SReg_64:$d), (ins SReg_64:$a, SReg_64:$b), [(set i64:$d, (UniformBinFrag<and> i64:$a, i64:$b))]>; def S_LSHL : I<(outs SReg_32:$d), (ins SReg_32:$a, SReg_32:$b), [(set SReg_32:$d, (UniformBinFrag<shl> i32:$a, i32:$b))]>; }
def S_MOV : I<(outs SReg_32:$d), (ins i32imm:$a), [(set i32:$d, (imm:$a))]>; 
let Defs=[SCC] in def S_CMP : I<(outs), (ins SReg_32:$a, SReg_32:$b), [(set SCC, (setcc i32:$a, i32:$b, SETEQ))]>;
let Uses=[SCC] in def S_CBR : I<(outs), (ins brt:$t), [(brcond SCC, bb:$t)]>;
def : GP<(DivergentBinFrag<add> i32:$a, i32:$b), (V_ADD $a, $b)>; def : GP<(ThreeOpFragSDAG<add, add> i32:$a, i32:$b, i32:$c), (V_ADD3 $a, $b, $c)>; def : GP<(ThreeOpFragSDAG<cshl<shl>, add> i32:$a, i32:$b, i32:$c), (V_LSHL_ADD VGPR_32:$a, $b, $c)>;
def : GP<(i32 (and (i32 (srl i32:$s, i32:$r)), IMMZeroBased:$m)), (V_BFE $s, $r, (i32 (IMMPopCount $m)))>;
def : GP<(DivergentBinFrag<xor> i64:$a, i64:$b), (REG_SEQUENCE VReg_64, (V_XOR (i32 (EXTRACT_SUBREG $a, sub0)), (i32 (EXTRACT_SUBREG $b, sub0))), sub0, (V_XOR (i32 (EXTRACT_SUBREG $a, sub1)), (i32 (EXTRACT_SUBREG $b, sub1))), sub1)>;
def : GP<(i64 (anyext i32:$a)), (REG_SEQUENCE VReg_64, $a, sub0, (i32 (IMPLICIT_DEF)), sub1)>; def : GP<(i64 (zext i32:$a)), (REG_SEQUENCE SReg_64, $a, sub0, (S_MOV (i32 0)), sub1)>; def : GP<(i32 (trunc i64:$a)), (EXTRACT_SUBREG $a, sub0)>;
foreach a = [i32, f32, v2i16, v2f16] in foreach b = [i32, f32, v2i16, v2f16] in if !ne(!cast<string>(a), !cast<string>(b)) then { def : GP<(a (bitconvert (b VGPR_32:$s))), (a VGPR_32:$s)>; def : GP<(a (bitconvert (b SReg_32:$s))), (a SReg_32:$s)>; }
def DS_READ : I<(outs VGPR_32:$d), (ins VGPR_32:$a, i32imm:$o, i1imm_0:$g)> { let mayLoad=1; } def DS_READ2 : I<(outs VReg_64:$d), (ins VGPR_32:$a, i8imm:$o, i8imm:$p, i1imm_0:$g)> { let mayLoad=1; } def DS_ADD : I<(outs VGPR_32:$d), (ins VGPR_32:$a, VGPR_32:$v, i32imm:$o, i1imm_0:$g)> { let mayLoad=1; let mayStore=1; } def BUF : I<(outs VGPR_32:$d), (ins VGPR_32:$v, SReg_64:$r, SReg_32:$s, i32imm:$o, CPol_0:$cp)> { let mayLoad=1; } def BUFS : I<(outs), (ins VGPR_32:$x, VGPR_32:$v, SReg_64:$r, SReg_32:$s, i32imm:$o, CPol_0:$cp)> { let mayStore=1; } def GLD : I<(outs VGPR_32:$d), (ins SReg_64:$s, VGPR_32:$v, i32imm:$o, CPol_0:$cp)> { let mayLoad=1; } def GST : I<(outs), (ins SReg_64:$s, VGPR_32:$v, i32imm:$o, VGPR_32:$x, CPol_0:$cp)> { let mayStore=1; } def SLD : I<(outs SReg_32:$d), (ins SReg_64:$s, i32imm:$o, CPol_0:$cp)> { let mayLoad=1; }
foreach t = [i32, f32, v2i16] in { let AddedComplexity = 10 in { def : GP<(t (load_local (DS1Addr1Offset i32:$p, i32:$o))), (DS_READ $p, $o)>; def : GP<(t (load_local_m0 (DS1Addr1Offset i32:$p, i32:$o))), (DS_READ $p, $o, (i1 0))>; } def : GP<(t (load_global (GlobalSAddr (i64 SReg_64:$s), (i32 VGPR_32:$v), i32:$o))), (GLD $s, $v, $o, 0)> { let AddedComplexity=11; } def : GP<(store_global t:$d, (GlobalSAddr (i64 SReg_64:$s), (i32 VGPR_32:$v), i32:$o)), (GST $s, $v, $o, $d)>; def : GP<(t (smrd_load (SMRDImm i64:$s, i32:$o))), (SLD $s, $o, 0)>; }
def : GP<(v2i32 (load_align8 (DS64Bit4ByteAligned i32:$p, i8:$o, i8:$q))), (DS_READ2 $p, $o, $q)>; def : GP<(i32 (atomic_add_local (DS1Addr1Offset i32:$p, i32:$o), i32:$v)), (DS_ADD $p, $v, $o)>; 
foreach t = [i32, f32] in { def : GP<(t (raw_buffer_load v2i32:$r, 0, 0, (BufSOffset i32:$so), timm:$o, timm:$aux, 0)), (BUF (t (IMPLICIT_DEF)), SReg_64:$r, SReg_32:$so, timm:$o, (extract_cpol $aux))>; def : GP<(t (raw_buffer_load v2i32:$r, 0, i32:$vo, (BufSOffset i32:$so), timm:$o, timm:$aux, 0)), (BUF VGPR_32:$vo, SReg_64:$r, SReg_32:$so, timm:$o, (extract_cpol $aux))>; def : GP<(raw_buffer_store t:$x, v2i32:$r, 0, i32:$vo, (BufSOffset i32:$so), timm:$o, timm:$aux, 0), (BUFS $x, VGPR_32:$vo, SReg_64:$r, SReg_32:$so, timm:$o, (extract_cpol $aux))>; }
def END : I<(outs), (ins), [(endpgm)]>; 
def int_gsleep : Intrinsic<[], [llvm_i32_ty], [ImmArg<ArgIndex<0>>, IntrNoMem, IntrHasSideEffects, IntrWillReturn]>; def SLEEP : I<(outs), (ins i32imm:$x), [(int_gsleep timm:$x)]> { let hasSideEffects=1; } def int_gmov : Intrinsic<[llvm_anyint_ty], [LLVMMatchType<0>, llvm_i32_ty], [IntrNoMem, ImmArg<ArgIndex<1>>]>; def DPP : VPseudo<(outs VGPR_32:$d), (ins VGPR_32:$a, i32imm:$c), []>; def : GP<(i32 (int_gmov i32:$a, timm:$c)), (DPP $a, (as_i32timm $c))>; def : GP<(i64 (int_gmov i64:$a, timm:$c)), (REG_SEQUENCE VReg_64, (DPP (i32 (EXTRACT_SUBREG $a, sub0)), (as_i32timm $c)), sub0, (DPP (i32 (EXTRACT_SUBREG $a, sub1)), (as_i32timm $c)), sub1)>;
def V_CMP : VPseudo<(outs VCCR:$d), (ins VS_32:$a, VS_32:$b), []>; foreach cc = [SETEQ, SETUGT, SETLT, SETOEQ] in def : GP<(i1 (setcc i32:$a, i32:$b, cc)), (V_CMP $a, $b)>; def : GP<(i64 (AMDGPUsetcc i32:$a, i32:$b, SETNE)), (i64 (COPY_TO_REGCLASS (V_CMP $a, $b), SReg_64))>; def V_CNDMASK : VPseudo<(outs VGPR_32:$d), (ins Mods:$m0, VS_32:$a, Mods:$m1, VS_32:$b, VCCR:$c)>; def : GP<(i32 (select i1:$c, i32:$a, i32:$b)), (V_CNDMASK (i32 0), $b, (i32 0), $a, $c)>; def : GP<(f32 (select i1:$c, (f32 (VOP3Mods f32:$a, i32:$m)), f32:$b)), (V_CNDMASK (i32 0), $b, $m, $a, $c)>; def : GP<(f32 (fneg (f32 (fabs (f32 VGPR_32:$a))))), (V_XOR $a, (S_MOV (i32 0x80000000)))>; 
def V_ADDC : VPseudo<(outs VGPR_32:$d, VCCR:$c), (ins VS_32:$a, VS_32:$b)>; def : GP<(uaddo_c i32:$a, i32:$b), (V_ADDC $a, $b)>;
def : GP<(f32 fpimm:$i), (V_XOR (f32 fpimm:$i), (i32 0))>; def : GP<(f32 (fadd fpinline:$i, f32:$a)), (V_FADD_f32 0, $a, 0, (f32 (negfp $i)))>;

// An instruction among the variable operands of REG_SEQUENCE has all its results there; among others, its first.
// --- two-results-among-variable-operands --gen-dag-isel
include "llvm/Target/Target.td"
def PairII : InstrInfo;
def Pair : Target { let InstructionSet = PairII; }
let Namespace = "Pair" in {
  def low : SubRegIndex<32>;
  def high : SubRegIndex<32, 32>;
  foreach i = 0-3 in def R#i : Register<"r"#i>;
  let SubRegIndices = [low, high] in foreach i = [0, 2] in
    def D#i : RegisterWithSubRegs<"d"#i, [!cast<Register>("R"#i), !cast<Register>("R"#!add(i, 1))]>;
}
def Word : RegisterClass<"Pair", [i32], 32, (sequence "R%u", 0, 3)>;
def Double : RegisterClass<"Pair", [i64], 64, (add D0, D2)>;
class PairInst<dag results, dag operands> : Instruction {
  let Namespace = "Pair";
  let OutOperandList = results;
  let InOperandList = operands;
  let Pattern = [];
}
def DIVIDE : PairInst<(outs Word:$quotient, Word:$rest), (ins Word:$a, Word:$b)>;
def NEGATE : PairInst<(outs Word:$d), (ins Word:$a)>;
def : Pat<(i64 (zext (udiv i32:$a, i32:$b))),
          (REG_SEQUENCE Double, (DIVIDE $a, $b), low, (NEGATE (DIVIDE $b, $a)), high)>;

// A register counts as much as a check when types by mode get their numbers.
// --- registers-of-types-by-mode --gen-dag-isel --omit-comments
include "llvm/Target/Target.td"
def Wide : Predicate<"wide()">;
def WideMode : HwMode<[Wide]>;
def Word : ValueTypeByHwMode<[DefaultMode, WideMode], [i32, i64]>;
def Sizes : RegInfoByHwMode<[DefaultMode, WideMode], [RegInfo<32, 32, 32>, RegInfo<64, 64, 64>]>;
def ModedII : InstrInfo;
def Moded : Target { let InstructionSet = ModedII; }
foreach i = 0-7 in def X#i : Register<"x"#i> { let Namespace = "Moded"; }
def GPR : RegisterClass<"Moded", [Word], 64, (sequence "X%u", 0, 7)> { let RegInfos = Sizes; }
def int_check : Intrinsic<[], [llvm_anyint_ty], []>;
def CHECK : Instruction {
  let Namespace = "Moded";
  let OutOperandList = (outs);
  let InOperandList = (ins GPR:$a);
}
def : Pat<(int_check (i64 X5)), (CHECK X5)>;
