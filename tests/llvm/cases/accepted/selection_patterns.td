// Patterns as selectors import them: fragments, types, defaults, hardware modes, variants.

// +++ base.td
include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo { let guessInstructionProperties = 1; }
def T : Target { let InstructionSet = TInstrInfo; }
class R<string n> : Register<n> { let Namespace = "T"; }
def sub_lo : SubRegIndex<32, 0>; def sub_hi : SubRegIndex<32, 32>;
foreach i = 0-7 in def R#i : R<"r"#i>;
foreach i = 0-3 in { let SubRegIndices = [sub_lo, sub_hi] in def P#i : RegisterWithSubRegs<"p"#i, [!cast<Register>("R"#!mul(i,2)), !cast<Register>("R"#!add(!mul(i,2),1))]> { let Namespace = "T"; let CoveredBySubRegs=1; } }
foreach i = 0-7 in def D#i : R<"d"#i>;
foreach i = 0-7 in def F#i : R<"f"#i>;
def FLAGS : R<"flags">;
def GPR : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def GPR2 : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)>;
def PR : RegisterClass<"T", [i64], 64, (sequence "P%u", 0, 3)>;
def FR : RegisterClass<"T", [f32, f16], 32, (sequence "F%u", 0, 7)>;
def FD : RegisterClass<"T", [f64], 64, (sequence "F%u", 0, 7)>;
def CCR : RegisterClass<"T", [i32], 32, (add FLAGS)> { let CopyCost = -1; let isAllocatable = 0; }
def VR : RegisterClass<"T", [v4i32, v4f32, v8i16, v16i8, v2i64, v2f64], 128, (sequence "D%u", 0, 7)>;
def VH : RegisterClass<"T", [v2i32, v4i16, v8i8, v2f32, v1i64], 64, (sequence "D%u", 0, 7)>;
def VM : RegisterClass<"T", [v4i1, v8i1, v16i1, v2i1], 16, (sequence "D%u", 0, 7)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag o, dag i, list<dag> p = []> : Instruction { let Namespace = "T"; let OutOperandList = o; let InOperandList = i; let Pattern = p; let AsmString=NAME; bits<8> Inst; let Size=4;}
def brt : Operand<OtherVT>;
def simm8 : Operand<i32>, ImmLeaf<i32, "return isInt<8>(Imm);">;
def neg : SDNodeXForm<imm, [{ return CurDAG->getTargetConstant(-N->getSExtValue(), SDLoc(N), MVT::i32); }]>;
def immneg : Operand<i32>, ImmLeaf<i32, "return Imm < 0;", neg>;
def mem : Operand<i32> { let MIOperandInfo = (ops GPR:$base, i32imm:$off); }
def addr : ComplexPattern<i32, 2, "SelAddr", [add, frameindex]>;
def addr1 : ComplexPattern<iPTR, 1, "SelAddr1">;
def T_cmp : SDNode<"TISD::CMP", SDTypeProfile<1,2,[SDTCisVT<0,i32>, SDTCisSameAs<1,2>]>, []>;
def T_adds : SDNode<"TISD::ADDS", SDTypeProfile<2,2,[SDTCisInt<0>, SDTCisSameAs<0,2>, SDTCisSameAs<0,3>, SDTCisVT<1,i32>]>, [SDNPCommutative]>;
def bitcast_fpimm_to_i32 : SDNodeXForm<fpimm, [{ return N;}]>;
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (add GPR:$a, GPR:$b))]>;
def SUBI : I<(outs GPR:$d), (ins GPR:$a, immneg:$b), [(set GPR:$d, (add GPR:$a, immneg:$b))]>;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, simm8:$b), [(set GPR:$d, (add GPR:$a, simm8:$b))]>;
def LW : I<(outs GPR:$d), (ins mem:$a), [(set GPR:$d, (load addr:$a))]>;
def LB : I<(outs GPR:$d), (ins mem:$a), [(set GPR:$d, (sextloadi8 addr:$a))]>;
def SW : I<(outs), (ins GPR:$v, mem:$a), [(store GPR:$v, addr:$a)]>;
def SB : I<(outs), (ins GPR:$v, mem:$a), [(truncstorei8 GPR:$v, addr:$a)]>;
def LW1 : I<(outs GPR:$d), (ins GPR:$a), [(set GPR:$d, (zextloadi16 addr1:$a))]>;
def CMP : I<(outs), (ins GPR:$a, GPR:$b), [(set FLAGS, (T_cmp GPR:$a, GPR:$b))]> { let Defs = [FLAGS]; }
def ADDS : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, FLAGS, (T_adds GPR:$a, GPR:$b))]> { let Defs = [FLAGS]; }
def BR : I<(outs), (ins brt:$t), [(br bb:$t)]> { let isBranch=1; let isTerminator=1; }
def MOVi : I<(outs GPR:$d), (ins i32imm:$i), [(set GPR:$d, imm:$i)]>;
def MOVsx : I<(outs GPR:$d), (ins GPR:$a), [(set GPR:$d, (sext_inreg GPR:$a, i8))]>;
def VADD : I<(outs VR:$d), (ins VR:$a, VR:$b), [(set VR:$d, (v4i32 (add VR:$a, VR:$b)))]>;
def VFADD : I<(outs VR:$d), (ins VR:$a, VR:$b), [(set VR:$d, (v4f32 (fadd VR:$a, VR:$b)))]>;
def VDUP : I<(outs VR:$d), (ins GPR:$a), []>;
def VMOVGET : I<(outs GPR:$d), (ins VR:$a, i32imm:$i), [(set GPR:$d, (extractelt (v4i32 VR:$a), imm:$i))]>;
def MOVx : I<(outs GPR:$d), (ins i32imm:$i)>;
def OUTF : OutPatFrag<(ops node:$x, node:$y), (ADD (ADD $x, $y), $x)>;
def LO : SDNodeXForm<imm, [{ return N; }]>;

// --- fragments-casts-and-transforms --gen-dag-isel
include "base.td"
def : Pat<(v4i32 (build_vector GPR:$a, GPR:$a, GPR:$a, GPR:$a)), (VDUP $a)>;
def : Pat<(v4f32 (bitconvert (v4i32 VR:$a))), (v4f32 VR:$a)>;
def : Pat<(v4i32 (bitconvert (v4i32 VR:$a))), (VADD VR:$a, VR:$a)>;
def : Pat<(i64 (zext GPR:$a)), (INSERT_SUBREG (i64 (IMPLICIT_DEF)), GPR:$a, sub_lo)>;
def : Pat<(i64 (sext GPR:$a)), (REG_SEQUENCE PR, GPR:$a, sub_lo, (ADDI GPR:$a, -1), sub_hi)>;
def : Pat<(i32 (trunc PR:$a)), (EXTRACT_SUBREG PR:$a, sub_lo)>;
def : Pat<(i64 (anyext GPR:$a)), (SUBREG_TO_REG (i64 0), GPR:$a, sub_lo)>;
def : Pat<(add GPR:$a, (mul GPR:$b, GPR:$c)), (ADD (COPY_TO_REGCLASS (ADD $b, $c), GPR2), $a)>;
def : Pat<(not GPR:$a), (ADDI $a, -1)>;
def : Pat<(i32 (not (and GPR:$a, GPR:$b))), (ADD $a, $b)>;
def : Pat<(vnot (v4i32 VR:$a)), (VADD $a, $a)>;
def : Pat<(and (xor (v4i32 VR:$a), immAllOnesV), VR:$b), (VADD $a, $b)>;
def : Pat<(select (i32 (setcc GPR:$a, GPR:$b, SETLT)), GPR:$c, GPR:$d), (ADD $a, (ADD $b, (ADD $c, $d)))>;
def : Pat<(i32 (zextloadi8 (add GPR:$a, simm8:$o))), (LB GPR:$a, simm8:$o)>;
def : Pat<(store (add (load addr:$p), GPR:$v), addr:$p), (SW (ADD (LW addr:$p), $v), addr:$p)>;
def : Pat<(i32 immneg:$x), (MOVi immneg:$x)>;
def : Pat<(i32 (or (shl GPR:$a, (i32 8)), (srl GPR:$a, (i32 24)))), (ADD $a, $a)>;
def : Pat<(i32 (xor_like GPR:$a, GPR:$b)), (ADD $a, $b)>;
def : Pat<(i32 (ineg GPR:$a)), (ADD $a, $a)>;
def : Pat<(mul GPR:$a, GPR:$b), (OUTF $a, $b)>;
def : Pat<(i32 imm:$x), (ADDI (MOVi (LO $x)), (LO imm:$x))> { let AddedComplexity = 3; }
def : Pat<(i32 (ctpop GPR:$x)), (ADD GPR:$x, R3)>;
def : Pat<(mulhs GPR:$a, R1), (ADD $a, $a)>;
def : Pat<(f32 fpimm:$x), (COPY_TO_REGCLASS (MOVi (bitcast_fpimm_to_i32 f32:$x)), FR)>;
def : Pat<(T_cmp GPR:$a, (load addr:$b)), (CMP $a, (LW addr:$b))>;
def : Pat<(i32 (T_cmp (i32 0), GPR:$a)), (CMP $a, $a)>;

// --- intrinsics-vectors-and-complex-patterns @intrinsics --gen-dag-isel
include "base.td"
def int_t_x_0 : Intrinsic<[llvm_i32_ty], [llvm_i32_ty, llvm_i32_ty], [IntrNoMem]> { let TargetPrefix="t"; } def : Pat<(int_t_x_0 GPR:$a, GPR:$b), (ADD $a, $b)>;
def int_t_x_1 : Intrinsic<[llvm_i32_ty], [llvm_i32_ty, llvm_i32_ty], [IntrNoMem, Commutative]> { let TargetPrefix="t"; } def : Pat<(int_t_x_1 GPR:$a, (int_t_x_1 GPR:$b, simm8:$c)), (ADD $a, (ADDI $b, $c))>;
def int_t_x_5 : Intrinsic<[llvm_anyint_ty], [LLVMMatchType<0>, llvm_anyvector_ty], [IntrNoMem]> { let TargetPrefix="t"; } def : Pat<(int_t_x_5 (i32 GPR:$a), (v4i32 VR:$b)), (VMOVGET $b, $a)>;
def int_t_x_6 : Intrinsic<[llvm_anyint_ty], [llvm_anyint_ty], [IntrNoMem]> { let TargetPrefix="t"; } def : Pat<(i32 (int_t_x_6 GPR:$a)), (ADD $a, $a)>;
def int_t_x_7 : Intrinsic<[llvm_i32_ty, llvm_i32_ty], [llvm_i32_ty], [IntrNoMem]> { let TargetPrefix="t"; } def XX_7 : I<(outs GPR:$d, GPR:$e), (ins GPR:$a), [(set GPR:$e, GPR:$d, (int_t_x_7 GPR:$a))]>;
def XX_8 : I<(outs GPR:$d, GPR:$e), (ins GPR:$a, GPR:$b), [(set GPR:$d, GPR:$e, (smullohi GPR:$a, GPR:$b))]>;
def XX_9 : I<(outs GPR:$d, GPR:$e), (ins GPR:$a, GPR:$b), [(set GPR:$e, GPR:$d, (smullohi GPR:$a, GPR:$b))]>;
def cp3_15 : ComplexPattern<i32, 2, "Sel3", [], [], 7>; def : Pat<(i32 (add (cp3_15 GPR:$a, GPR:$b), GPR:$c)), (ADD (ADD $a, $b), $c)>;
def cp3_16 : ComplexPattern<i32, 2, "Sel3", [add, shl]>; def : Pat<(i32 (cp3_16 GPR:$a, simm8:$b)), (ADDI $a, $b)>;
def cp3_17 : ComplexPattern<i32, 2, "Sel3", [add, shl]>; def : Pat<(i32 (cp3_17 GPR:$a, simm8:$b)), (LW $a, $b)>;
def cp3_19 : ComplexPattern<i32, 1, "Sel3">; def : Pat<(add cp3_19:$x, GPR:$y), (ADD $x, $y)>;
def cp3_20 : ComplexPattern<i32, 1, "Sel3">; def : Pat<(add GPR:$y, cp3_20:$x), (ADD $x, $y)>;
def cp3_21 : ComplexPattern<i32, 2, "Sel3">; def : Pat<(add GPR:$y, (load cp3_21:$x)), (ADD (LW cp3_21:$x), $y)>;
def cp3_22 : ComplexPattern<untyped, 2, "Sel3">; def : Pat<(add GPR:$y, (i32 (cp3_22 GPR:$a, simm8:$b))), (ADD (ADDI $a, $b), $y)>;
def cp3_23 : ComplexPattern<untyped, 2, "Sel3">; def : Pat<(add GPR:$y, (cp3_23 GPR:$a, simm8:$b)), (ADD (ADDI $a, $b), $y)>;
def cp3_25 : ComplexPattern<iPTR, 2, "Sel3", [frameindex]>; def : Pat<(i32 cp3_25:$x), (LW cp3_25:$x)>;
def pf_27 : PatFrag<(ops node:$a, node:$b), (add (shl node:$a, (i32 1)), node:$b), [{return true;}]> { let PredicateCodeUsesOperands = 1; } def : Pat<(pf_27 GPR:$x, GPR:$y), (ADD $x, $y)>;
def pf_28 : PatFrag<(ops node:$a, node:$b), (add (shl node:$a, (i32 1)), node:$b), [{return true;}]> { let PredicateCodeUsesOperands = 1; } def : Pat<(pf_28 (pf_28 GPR:$x, GPR:$y), GPR:$z), (ADD (ADD $x, $y), $z)>;
def pf_29 : PatFrags<(ops node:$a, node:$b), [(add node:$a, node:$b), (or node:$a, node:$b)], [{return either;}]>; def : Pat<(pf_29 (pf_29 GPR:$x, GPR:$y), GPR:$z), (ADD (ADD $x, $y), $z)>;
def pl_30 : PatLeaf<(imm), [{return 1;}], neg>; def : Pat<(add GPR:$x, pl_30:$z), (ADDI $x, (neg $z))>;
def pl_31 : PatLeaf<(imm), [{return 1;}], neg>; def : Pat<(add GPR:$x, pl_31:$z), (ADDI $x, pl_31:$z)>;
def pl_32 : PatLeaf<(i32 imm), [{return 1;}], neg>; def pl2_32 : PatLeaf<(pl_32), [{return 2;}]>; def : Pat<(add GPR:$x, pl2_32:$z), (ADDI $x, pl2_32:$z)>;
def pl_33 : PatLeaf<(i32 imm), [{return 1;}]>; def pl2_33 : PatLeaf<(pl_33), [{return 2;}], neg>; def : Pat<(add GPR:$x, pl2_33:$z), (ADDI $x, pl2_33:$z)>;
def pl_34 : PatLeaf<(i32 imm), [{return 1;}], neg>; def pl2_34 : PatLeaf<(pl_34), [{return 2;}], neg>; def : Pat<(add GPR:$x, pl2_34:$z), (ADDI $x, pl2_34:$z)>;
def : Pat<(v4i32 (add (bitconvert (v4i32 VR:$x)), VR:$y)), (VADD $x, $y)>;
def : Pat<(v4i32 (add (v4i32 (bitconvert (v2i64 VR:$x))), VR:$y)), (VADD $x, $y)>;
def : Pat<(f64 (fpextend (f32 FR:$a))), (COPY_TO_REGCLASS $a, FD)>;
def : Pat<(f64 (sint_to_fp GPR:$a)), (COPY_TO_REGCLASS $a, FD)>;
def : Pat<(fma FD:$a, FD:$b, FD:$c), (COPY_TO_REGCLASS (REG_SEQUENCE FD, $a, sub_lo, $b, sub_hi), FD)>;
def : Pat<(fma FD:$a, FD:$b, (fneg FD:$c)), (COPY_TO_REGCLASS (IMPLICIT_DEF), FD)>;
def : Pat<(fma FD:$a, FD:$b, (fneg FD:$c)), (f64 (REG_SEQUENCE FD, $a, sub_lo, $b, sub_hi, $c, sub_lo))>;
def : Pat<(store (i32 0), addr:$a), (SW (MOVi 0), addr:$a)>;
def : Pat<(atomic_load_32 addr:$a), (LW addr:$a)>;
def : Pat<(atomic_store_8 GPR:$x, addr:$a), (SB $x, addr:$a)>;
def : Pat<(v4i32 (vselect VM:$a, VR:$b, VR:$c)), (VADD $b, (VADD (COPY_TO_REGCLASS $a, VR), $c))>;
def : Pat<(i32 (extractelt (v4i32 VR:$a), (i32 0))), (EXTRACT_SUBREG $a, sub_lo)>;
def : Pat<(v4i32 (insertelt (v4i32 VR:$a), GPR:$v, (i32 0))), (INSERT_SUBREG $a, $v, sub_lo)>;
def : Pat<(v4i32 (concat_vectors (v2i32 VH:$a), (v2i32 VH:$b))), (REG_SEQUENCE VR, $a, sub_lo, $b, sub_hi)>;
def : Pat<(v4i32 (concat_vectors VH:$a, VH:$b)), (REG_SEQUENCE VR, $a, sub_lo, $b, sub_hi)>;
def : Pat<(v2i32 (extract_subvector (v4i32 VR:$a), (i32 0))), (EXTRACT_SUBREG $a, sub_lo)>;
def : Pat<(v2i32 (extract_subvector VR:$a, (i32 0))), (EXTRACT_SUBREG $a, sub_lo)>;
def : Pat<(v8i16 (sext_invec VR:$a)), (VADD $a, $a)>;
def : Pat<(v8i16 (sext (v8i8 VH:$a))), (VADD (COPY_TO_REGCLASS $a, VR), (IMPLICIT_DEF))>;
def : Pat<(v8i16 (sext VH:$a)), (v8i16 (COPY_TO_REGCLASS $a, VR))>;
def : Pat<(sext VH:$a), (v8i16 (COPY_TO_REGCLASS $a, VR))>;
def : Pat<(v4i16 (trunc (v4i32 VR:$a))), (EXTRACT_SUBREG (VADD $a, $a), sub_lo)>;
def : Pat<(i32 (vecreduce_add (v4i32 VR:$a))), (EXTRACT_SUBREG (VADD $a, $a), sub_lo)>;
def : Pat<(i32 (fp_to_sint (f32 FR:$a))), (ADD (COPY_TO_REGCLASS $a, GPR), (IMPLICIT_DEF))>;
def : Pat<(select GPR:$a, PR:$c, PR:$d), (i64 (REG_SEQUENCE PR, $a, sub_lo, (EXTRACT_SUBREG $c, sub_hi), sub_hi, $d, sub_lo))>;
def : Pat<(i32 (selectcc GPR:$a, GPR:$b, GPR:$c, GPR:$d, SETEQ)), (ADD $a, (ADD $b, (ADD $c, $d)))>;
def : Pat<(i32 frameindex:$x), (MOVi tframeindex:$x)>;
def : Pat<(i32 globaladdr:$x), (MOVi tglobaladdr:$x)>;
def : Pat<(globaladdr:$x), (MOVi $x)>;
def wrap_76 : SDNode<"TISD::W", SDTIntUnaryOp>; def : Pat<(wrap_76 tglobaladdr:$x), (MOVi tglobaladdr:$x)>;
def wrap_77 : SDNode<"TISD::W", SDTIntUnaryOp>; def : Pat<(add GPR:$b, (wrap_77 tglobaladdr:$x)), (ADDI GPR:$b, tglobaladdr:$x)>;
def call_79 : SDNode<"TISD::C", SDTypeProfile<0, -1, [SDTCisPtrTy<0>]>, [SDNPHasChain, SDNPVariadic, SDNPOptInGlue, SDNPOutGlue]>; def CALL_79 : I<(outs), (ins i32imm:$t, variable_ops), [(call_79 tglobaladdr:$t)]>;
def : Pat<(i32 (ld addr:$x)), (LW addr:$x)>;
def : Pat<(ld addr:$x), (LW addr:$x)>;
def : Pat<(add srcvalue, GPR:$x), (ADD $x, $x)>;
def : Pat<(i32 undef), (IMPLICIT_DEF)>;
def : Pat<(v4i32 immAllZerosV), (IMPLICIT_DEF)>;
def : Pat<(v4i32 (add (v4i32 immAllOnesV), VR:$a)), (VADD $a, $a)>;
def : Pat<(v4i32 (add VR:$a, (bitconvert (v2i64 immAllOnesV)))), (VADD $a, $a)>;

// --- operands-with-defaults-and-variants --gen-dag-isel
include "base.td"
def pred : PredicateOperand<OtherVT, (ops i32imm, i32imm), (ops (i32 14), (i32 zero_reg))>;
def s_cc_out : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def cc_out : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 FLAGS))>;
def defimm : OperandWithDefaultOps<i32, (ops (i32 7))>;
def defimm2 : OperandWithDefaultOps<i32, (ops (i32 7), (i32 8))> { let MIOperandInfo = (ops i32imm, i32imm); }
def emptydef : OperandWithDefaultOps<i32, (ops)>;
def PADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b, pred:$p, s_cc_out:$s), [(set GPR:$d, (sub GPR:$a, GPR:$b))]>;
def PMOV : I<(outs GPR:$d, cc_out:$s), (ins GPR:$a, pred:$p), [(set GPR:$d, (bswap GPR:$a))]>;
def DADD : I<(outs GPR:$d), (ins GPR:$a, defimm:$i, GPR:$b), [(set GPR:$d, (rotl GPR:$a, GPR:$b))]>;
def DADD2 : I<(outs GPR:$d), (ins GPR:$a, GPR:$b, defimm:$i, defimm2:$j)>;
def VARI : I<(outs), (ins GPR:$a, variable_ops)>;
def VARO : I<(outs variable_ops), (ins GPR:$a)>;
def NOOUT : I<(outs), (ins GPR:$a)> { let Defs = [FLAGS]; let hasSideEffects = 1; }
def NOOUT2 : I<(outs), (ins GPR:$a)> { let Defs = [R0]; let hasSideEffects = 1; }
def TWO : I<(outs GPR:$d, GPR:$e), (ins GPR:$a)>;
def UNK : I<(outs unknown:$d), (ins unknown:$a, unknown:$b)>;
def MEMI : I<(outs GPR:$d), (ins mem:$m, simm8:$i)> { let mayLoad = 1; }
def LDST : I<(outs GPR:$d), (ins GPR:$x, mem:$m)> { let mayLoad = 1; let mayStore = 1; let hasSideEffects = 1; }
def u8 : Operand<i32>, TImmLeaf<i32, "return isUInt<8>(Imm);">;
def apint : IntImmLeaf<i32, "return Imm.isPowerOf2();">;
def fpz : FPImmLeaf<f32, "return Imm.isZero();">;
def shiftop : ComplexPattern<i32, 2, "SelShift", [shl, srl]>;
def so : Operand<i32> { let MIOperandInfo = (ops GPR, i32imm); }
def ADDS2 : I<(outs GPR:$d), (ins GPR:$a, so:$s), [(set GPR:$d, (add GPR:$a, shiftop:$s))]>;
def tret : SDNode<"TISD::RET", SDTNone, [SDNPHasChain, SDNPOptInGlue, SDNPVariadic]>;
def tglue : SDNode<"TISD::GLUE", SDTypeProfile<0,1,[]>, [SDNPOutGlue]>;
def tglue2 : SDNode<"TISD::GLUE2", SDTypeProfile<1,1,[SDTCisSameAs<0,1>]>, [SDNPInGlue]>;
def tmem : SDNode<"TISD::MEM", SDTypeProfile<1,2,[SDTCisInt<0>, SDTCisPtrTy<1>, SDTCisInt<2>]>, [SDNPHasChain, SDNPMayLoad, SDNPMemOperand]>;
def RET : I<(outs), (ins), [(tret)]> { let isReturn = 1; let isTerminator = 1; }
def SCALLV : SDNode<"TISD::NV", SDTypeProfile<1,-1,[SDTCisInt<0>]>, [SDNPHasChain, SDNPVariadic]>;
def : Pat<(ctlz GPR:$a), (PADD GPR:$a, GPR:$a)>;
def : Pat<(cttz GPR:$a), (PADD GPR:$a, GPR:$a, (i32 1), (i32 zero_reg))>;
def : Pat<(cttz GPR:$a), (PADD GPR:$a, GPR:$a, 1, FLAGS)>;
def : Pat<(i32 (cttz GPR:$a)), (PMOV GPR:$a, 1, FLAGS)>;
def : Pat<(i32 (cttz GPR:$a)), (PMOV GPR:$a)>;
def : Pat<(i32 (cttz GPR:$a)), (DADD $a, $a)>;
def : Pat<(i32 (cttz GPR:$a)), (DADD2 $a, $a)>;
def : Pat<(i32 (cttz GPR:$a)), (DADD2 $a, $a, 2)>;
def : Pat<(i32 (cttz GPR:$a)), (DADD2 $a, $a, 2, 3, 4)>;
def : Pat<(i32 (cttz GPR:$a)), (TWO $a)>;
def : Pat<(i32 (cttz GPR:$a)), (ADD (TWO $a), $a)>;
def : Pat<(i32 (cttz GPR:$a)), (NOOUT $a)>;
def : Pat<(i32 (cttz GPR:$a)), (NOOUT2 $a)>;
def : Pat<(i32 (abs GPR:$a)), (UNK $a, $a)>;
def : Pat<(f32 (fneg FR:$a)), (UNK $a, (UNK FR:$a, (f32 (IMPLICIT_DEF))))>;
def : Pat<(i32 (load (add GPR:$a, GPR:$b))), (MEMI $a, $b, 5)>;
def : Pat<(add GPR:$a, u8:$b), (ADDI $a, u8:$b)>;
def : Pat<(add GPR:$a, (i32 timm:$b)), (ADDI $a, timm:$b)>;
def : Pat<(mul GPR:$a, apint:$b), (ADDI $a, (neg apint:$b))>;
def : Pat<(f32 fpz), (COPY_TO_REGCLASS (MOVi 0), FR)>;
def : Pat<(f32 (fadd fpz, FR:$a)), (COPY_TO_REGCLASS $a, FR)>;
def : Pat<(f32 (fadd FR:$a, fpz)), (COPY_TO_REGCLASS $a, FR)>;
def : Pat<(i32 (or shiftop:$s, GPR:$a)), (ADDS2 GPR:$a, shiftop:$s)>;
def : Pat<(tglue GPR:$a), (NOOUT $a)>;
def : Pat<(i32 (tglue2 GPR:$a)), (ADD $a, $a)>;
def : Pat<(i32 (tmem GPR:$a, (i32 imm:$b))), (MEMI $a, imm:$b, 0)>;
def : Pat<(SCALLV GPR:$a, GPR:$b), (ADD $a, $b)>;
def : Pat<(i32 (SCALLV)), (MOVi 3)>;
def : Pat<(tret), (RET)>;
def : Pat<(store (i32 (or (load addr:$x), GPR:$v)), addr:$x), (SW $v, addr:$x)>;
def : Pat<(store (or (i32 (load addr:$x)), GPR:$v), addr:$x), (LDST $v, addr:$x)>;
def XI_40 : I<(outs GPR:$d), (ins GPR:$v, mem:$x), [(set GPR:$d, (or (i32 (load addr:$x)), GPR:$v)), (store GPR:$v, addr:$x)]>;
def XI_41 : I<(outs), (ins GPR:$v), [(set R3, (abs GPR:$v))]> { let Defs = [R3]; }
def XI_42 : I<(outs), (ins GPR:$v), [(set R3, R4, (smullohi GPR:$v, GPR:$v))]> { let Defs = [R3, R4]; }
def XI_43 : I<(outs GPR:$d), (ins GPR:$v), [(set GPR:$d, R4, (smullohi GPR:$v, GPR:$v))]> { let Defs = [R4]; }
def XI_44 : I<(outs GPR:$d), (ins GPR:$v), [(set (i32 GPR:$d), (abs (i32 GPR:$v)))]>;
def XI_45 : I<(outs GPR:$d), (ins GPR:$v), [(set GPR:$d, (abs i32:$v))]>;
def XI_59 : I<(outs GPR:$d), (ins GPR:$v), [(set GPR:$d, (null_frag GPR:$v))]>;
def XI_60 : I<(outs GPR:$d), (ins GPR:$v), [(set GPR:$d, (abs (null_frag GPR:$v)))]>;
def : Pat<(add GPR:$a, -1), (ADDI $a, 4294967295)>;
def : Pat<(add 1, GPR:$a), (ADDI $a, 1)>;
def : Pat<(mul (i32 imm:$b), GPR:$a), (ADDI $a, imm:$b)>;
def : Pat<(sub (i32 imm:$b), GPR:$a), (ADDI $a, imm:$b)>;
def : Pat<(v4f32 (fadd VR:$a, VR:$b)), (VADD $a, $b)>;
def : Pat<(i64 (sext GPR:$a)), (REG_SEQUENCE PR, $a, sub_lo)>;
def pf_92 : PatFrag<(ops node:$x), (fadd node:$x, (i32 1))>;
def pf_93 : PatFrag<(ops node:$x), (fadd (i32 node:$x), node:$x)>;
def pf_98 : OutPatFrag<(ops node:$x), (ADD node:$x, (EXTRACT_SUBREG (i64 (IMPLICIT_DEF)), sub_hi))>; def : Pat<(i32 (ctpop GPR:$a)), (pf_98 (pf_98 $a))>;
def : Pat<(i32 (add GPR:$a, (i32 (add GPR:$b, (i32 (add GPR:$c, GPR:$d)))))), (ADD $a, (ADD $b, (ADD $c, $d)))>;
def : Pat<(i32 (and (and GPR:$a, GPR:$b), (or GPR:$a, imm:$c))), (ADD $a, (ADDI $b, imm:$c))>;
def : Pat<(i32 (or (and GPR:$a, GPR:$b), (and (not GPR:$a), GPR:$c))), (ADD $a, (ADD $b, $c))>;
def : Pat<(i32 (mulhs (sub GPR:$a, GPR:$b), (sub GPR:$b, GPR:$a))), (ADD $a, $b)>;
def : Pat<(v4f32 (fma VR:$a, VR:$b, VR:$c)), (VADD $a, (v4f32 (VADD $b, $c)))>;
def : Pat<(v2i64 (and VR:$a, (vnot (v2i64 VR:$b)))), (VADD $a, $b)>;
def : Pat<(v16i8 (or (and VR:$a, VR:$m), (and VR:$b, (vnot VR:$m)))), (VADD $a, (VADD $b, $m))>;
def : Pat<(i32 (xor GPR:$a, 4294967295)), (ADDI $a, 200)>;
def : Pat<(i32 (and GPR:$a, 255)), (ADDI $a, 0xffffff00)>;
def : Pat<(i32 (or (and GPR:$a, 0x80000000), 2147483648)), (ADDI $a, -2147483648)>;

// --- types-by-hardware-mode --gen-dag-isel
include "llvm/Target/Target.td"
def Has64 : Predicate<"Subtarget->has64()">; def HasX : Predicate<"Subtarget->hasX()">; def HasA : Predicate<"Subtarget->hasA()">;
def M64 : HwMode<[Has64]>; def M128 : HwMode<[HasX, HasA]>;
def XLen : ValueTypeByHwMode<[DefaultMode, M64], [i32, i64]>;
def XVec : ValueTypeByHwMode<[DefaultMode, M64, M128], [v4i32, v8i32, v16i32]>;
def XRI : RegInfoByHwMode<[DefaultMode, M64], [RegInfo<32,32,32>, RegInfo<64,64,64>]>;
def VRI : RegInfoByHwMode<[DefaultMode, M64, M128], [RegInfo<128,128,128>, RegInfo<256,256,256>, RegInfo<512,512,512>]>;
def TInstrInfo : InstrInfo { let guessInstructionProperties = 1; }
def T : Target { let InstructionSet = TInstrInfo; }
class R<string n> : Register<n> { let Namespace = "T"; }
foreach i = 0-7 in def X#i : R<"x"#i>;
foreach i = 0-7 in def V#i : R<"v"#i>;
foreach i = 0-7 in def F#i : R<"f"#i>;
def GPR : RegisterClass<"T", [XLen], 32, (sequence "X%u", 0, 7)> { let RegInfos = XRI; }
def VR : RegisterClass<"T", [XVec, v16i8], 128, (sequence "V%u", 0, 7)> { let RegInfos = VRI; }
def FR : RegisterClass<"T", [f32], 32, (sequence "F%u", 0, 7)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag o, dag i, list<dag> p = []> : Instruction { let Namespace = "T"; let OutOperandList = o; let InOperandList = i; let Pattern = p; let AsmString=NAME; bits<8> Inst; let Size=4;}
def simm12 : Operand<XLen>, ImmLeaf<XLen, "return isInt<12>(Imm);">;
def brtarget : Operand<OtherVT>;
def ADD : I<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (add GPR:$a, GPR:$b))]>;
def ADDI : I<(outs GPR:$d), (ins GPR:$a, simm12:$b), [(set GPR:$d, (add GPR:$a, simm12:$b))]>;
def ADDW : I<(outs GPR:$d), (ins GPR:$a, GPR:$b)> { let Predicates = [Has64]; }
def LW : I<(outs GPR:$d), (ins GPR:$a, simm12:$o)> { let mayLoad = 1; }
def SW : I<(outs), (ins GPR:$v, GPR:$a, simm12:$o)> { let mayStore = 1; }
def LD : I<(outs GPR:$d), (ins GPR:$a, simm12:$o)> { let mayLoad = 1; let Predicates = [Has64];}
def VADD : I<(outs VR:$d), (ins VR:$a, VR:$b), [(set VR:$d, (XVec (add VR:$a, VR:$b)))]>;
def FADD : I<(outs FR:$d), (ins FR:$a, FR:$b), [(set FR:$d, (fadd FR:$a, FR:$b))]>;
def FCVT : I<(outs FR:$d), (ins GPR:$a), [(set FR:$d, (sint_to_fp GPR:$a))]>;
def LUI : I<(outs GPR:$d), (ins i32imm:$i)>;
def BEQ : I<(outs), (ins GPR:$a, GPR:$b, brtarget:$t)> { let isBranch=1; let isTerminator = 1; }
def AddrRI : ComplexPattern<iPTR, 2, "SelectAddr">;
def HI : SDNodeXForm<imm, "return 1;">;
def : Pat<(i64 (sext_inreg GPR:$a, i32)), (ADDW $a, X0)> { let Predicates = [Has64]; }
def : Pat<(i64 (sext_inreg (add GPR:$a, GPR:$b), i32)), (ADDW $a, $b)> { let Predicates = [HasX, Has64, HasA]; }
def : Pat<(XLen (sext_inreg GPR:$a, i8)), (ADD $a, $a)>;
def : Pat<(load GPR:$a), (LW $a, 0)>;
def : Pat<(i32 (load GPR:$a)), (LW $a, 0)>;
def : Pat<(XLen (load GPR:$a)), (LW $a, 0)>;
def : Pat<(i32 (load (AddrRI GPR:$a, simm12:$o))), (LW $a, $o)>;
def : Pat<(XLen (load (AddrRI (XLen GPR:$a), simm12:$o))), (LW $a, $o)>;
def : Pat<(i64 (load (AddrRI (XLen GPR:$a), simm12:$o))), (LD $a, $o)>;
def : Pat<(i64 (sextloadi32 (AddrRI (XLen GPR:$a), simm12:$o))), (LD $a, $o)>;
def : Pat<(truncstorei8 (XLen GPR:$v), (AddrRI (XLen GPR:$a), simm12:$o)), (SW $v, $a, $o)>;
def : Pat<(store (i32 GPR:$v), (AddrRI (XLen GPR:$a), simm12:$o)), (SW $v, $a, $o)>;
def : Pat<(XLen simm12:$x), (ADDI X0, simm12:$x)>;
def : Pat<(XLen imm:$x), (ADDI (XLen (LUI (HI imm:$x))), 0)>;
def : Pat<(brcond GPR:$c, bb:$t), (BEQ $c, X0, bb:$t)>;
def : Pat<(brcond (XLen (setcc GPR:$a, GPR:$b, SETEQ)), bb:$t), (BEQ $a, $b, bb:$t)>;
def : Pat<(XLen (select (XLen (setcc GPR:$a, (XLen 0), SETLT)), GPR:$b, GPR:$c)), (ADD $a, (ADD $b, $c))>;
def : Pat<(XLen (shl GPR:$a, GPR:$b)), (ADD $a, $b)>;
def : Pat<(shl GPR:$a, (XLen GPR:$b)), (ADD $a, $b)>;
def : Pat<(XVec (build_vector GPR:$a)), (VADD (IMPLICIT_DEF), (COPY_TO_REGCLASS $a, VR))>;
def : Pat<(XVec (splat_vector GPR:$a)), (COPY_TO_REGCLASS $a, VR)>;
def : Pat<(XLen (extractelt VR:$a, GPR:$b)), (ADD (COPY_TO_REGCLASS $a, GPR), $b)>;
def : Pat<(i32 (extractelt VR:$a, GPR:$b)), (ADD (COPY_TO_REGCLASS $a, GPR), $b)>;
def : Pat<(i32 (extractelt (XVec VR:$a), GPR:$b)), (ADD (COPY_TO_REGCLASS $a, GPR), $b)>;
def : Pat<(i64 (zextloadi32 GPR:$a)), (LW $a, 0)>;
def : Pat<(add (mul GPR:$a, GPR:$b), GPR:$c), (ADD $a, (ADD $b, $c))>;
def : Pat<(i32 (add (mul GPR:$a, GPR:$b), GPR:$c)), (ADD $a, (ADD $b, $c))>;
def : Pat<(f32 (uint_to_fp (XLen GPR:$a))), (FCVT $a)>;
def : Pat<(fadd FR:$a, (sint_to_fp GPR:$b)), (FADD $a, (FCVT $b))>;
def : Pat<(fmul FR:$a, (sint_to_fp (i64 GPR:$b))), (FADD $a, (FCVT $b))>;
def : Pat<(XLen (bitconvert FR:$a)), (COPY_TO_REGCLASS $a, GPR)>;
def : Pat<(i32 (bitconvert FR:$a)), (COPY_TO_REGCLASS $a, GPR)>;
def : Pat<(bitconvert (i32 GPR:$a)), (COPY_TO_REGCLASS $a, FR)>;
def : Pat<(f32 (bitconvert GPR:$a)), (COPY_TO_REGCLASS $a, FR)>;
def : Pat<(XVec (bitconvert (v16i8 VR:$a))), (XVec VR:$a)>;
def : Pat<(v16i8 (bitconvert (XVec VR:$a))), (v16i8 VR:$a)>;
def : Pat<(XVec (bitconvert (v4i32 VR:$a))), (VADD $a, $a)>;
def Y_43 : SDNode<"TISD::Y_43", SDTypeProfile<1,1,[SDTCisVT<0,XLen>, SDTCisSameSizeAs<0,1>]>>; def : Pat<(Y_43 GPR:$a), (ADD $a, $a)>;
def Y_45 : SDNode<"TISD::Y_45", SDTypeProfile<1,1,[SDTCisVT<0,XVec>, SDTCisEltOfVec<1,0>]>>; def : Pat<(Y_45 GPR:$a), (COPY_TO_REGCLASS $a, VR)>;
def Y_46 : SDNode<"TISD::Y_46", SDTypeProfile<1,1,[SDTCVecEltisVT<0,i32>, SDTCVecEltisVT<1,i8>]>>; def : Pat<(Y_46 VR:$a), (VADD $a, $a)>;
def Y_47 : SDNode<"TISD::Y_47", SDTypeProfile<1,1,[SDTCisPtrTy<0>, SDTCisPtrTy<1>]>>; def : Pat<(Y_47 GPR:$a), (ADD $a, $a)>;
def RCM_48 : RegClassByHwMode<[DefaultMode, M64], [GPR, GPR]>; def YY_48 : I<(outs RCM_48:$d), (ins RCM_48:$a), [(set RCM_48:$d, (abs RCM_48:$a))]>;
def RCM_49 : RegClassByHwMode<[DefaultMode, M64], [GPR, FR]>; def YY_49 : I<(outs RCM_49:$d), (ins RCM_49:$a)>; def : Pat<(XLen (abs GPR:$a)), (YY_49 RCM_49:$a)>;
def RCM_50 : RegClassByHwMode<[DefaultMode, M64], [GPR, GPR]>; def YY_50 : I<(outs RCM_50:$d), (ins RCM_50:$a)>; def : Pat<(XLen (abs GPR:$a)), (YY_50 RCM_50:$a)>;
def RCM_51 : RegClassByHwMode<[DefaultMode, M64], [GPR, GPR]>; def YY_51 : I<(outs RCM_51:$d), (ins RCM_51:$a)>; def : Pat<(XLen (abs RCM_51:$a)), (YY_51 $a)>;
def RO_52 : RegisterOperand<GPR>; def YY_52 : I<(outs RO_52:$d), (ins RO_52:$a), [(set RO_52:$d, (abs RO_52:$a))]>;
def RO_53 : RegisterOperand<GPR>; def YY_53 : I<(outs RO_53:$d), (ins RO_53:$a), [(set XLen:$d, (abs XLen:$a))]>;
def : Pat<(XLen (abs XLen:$a)), (ADD XLen:$a, $a)>;
def : Pat<(abs i32:$a), (ADD $a, $a)>;
def : Pat<(i32 (abs i32:$a)), (ADD $a, $a)>;
def : Pat<(XLen (abs X3)), (ADD X3, X3)>;
def : Pat<(XLen (add X3, GPR:$b)), (ADD X3, $b)>;

// --- pointers-that-are-capabilities --gen-dag-isel
// Where a class holds capabilities, in a mode or in all, pointers are those or numbers.
include "llvm/Target/Target.td"
def CapInstrInfo : InstrInfo;
def Cap : Target { let InstructionSet = CapInstrInfo; }
class CapReg<string n> : Register<n> { let Namespace = "Cap"; }
foreach n = ["a0", "a1", "c0", "c1"] in def !toupper(n) : CapReg<n>;
def Wide : HwMode<[Predicate<"Subtarget->isWide()">]>;
def Pure : HwMode<[Predicate<"Subtarget->isPure()">]>;
def LenVT : ValueTypeByHwMode<[DefaultMode, Wide, Pure], [i32, i64, i32]>;
def CapVT : ValueTypeByHwMode<[DefaultMode, Wide, Pure], [c64, i64, c128]>;
defvar Sizes = RegInfoByHwMode<[DefaultMode, Wide, Pure], [RegInfo<64,64,64>, RegInfo<64,64,64>, RegInfo<128,128,128>]>;
def Nums : RegisterClass<"Cap", [LenVT], 32, (add A0, A1)> { let RegInfos = Sizes; }
def Caps : RegisterClass<"Cap", [CapVT], 64, (add C0, C1)> { let RegInfos = Sizes; }
class CapInst<dag o, dag i> : Instruction { let Namespace = "Cap"; let OutOperandList = o; let InOperandList = i; let AsmString = NAME; }
def FETCH : CapInst<(outs Nums:$d), (ins Caps:$a)>;
def FETCHN : CapInst<(outs Nums:$d), (ins Nums:$a)>;
def FETCHC : CapInst<(outs Caps:$d), (ins Caps:$a)>;
def PUT : CapInst<(outs), (ins Nums:$v, Caps:$a)>;
def meet : SDNode<"CapISD::MEET", SDTypeProfile<1, 1, [SDTCisPtrTy<0>, SDTCisPtrTy<1>]>>;
def : Pat<(LenVT (load Caps:$a)), (FETCH Caps:$a)>;
def : Pat<(LenVT (load Nums:$a)), (FETCHN Nums:$a)>;
def : Pat<(CapVT (load Caps:$a)), (FETCHC Caps:$a)>;
def : Pat<(store Nums:$v, Caps:$a), (PUT $v, Caps:$a)>;
def : Pat<(LenVT (meet Caps:$a)), (FETCH Caps:$a)>;
def : Pat<(CapVT (meet Caps:$a)), (FETCHC Caps:$a)>;
