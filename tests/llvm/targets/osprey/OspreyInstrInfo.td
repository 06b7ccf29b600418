// Instructions of 32 bits.

// --- nodes

defvar FlagsVT = i32;

def SDT_CallSeqStart : SDCallSeqStart<[SDTCisVT<0, i32>, SDTCisVT<1, i32>]>;
def SDT_CallSeqEnd : SDCallSeqEnd<[SDTCisVT<0, i32>, SDTCisVT<1, i32>]>;
def SDT_Call : SDTypeProfile<0, -1, [SDTCisPtrTy<0>]>;
def SDT_CMov : SDTypeProfile<1, 4, [SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>, SDTCisVT<3, i32>,
                                    SDTCisVT<4, FlagsVT>]>;
def SDT_Compare : SDTypeProfile<1, 2, [SDTCisVT<0, FlagsVT>, SDTCisSameAs<1, 2>]>;
def SDT_BrCond : SDTypeProfile<0, 3, [SDTCisVT<0, OtherVT>, SDTCisVT<1, i32>, SDTCisVT<2, FlagsVT>]>;
def SDT_Wide : SDTypeProfile<2, 2, [SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>, SDTCisSameAs<0, 3>,
                                    SDTCisVT<0, i32>]>;
def SDT_Barrier : SDTypeProfile<0, 1, [SDTCisInt<0>]>;

def callseq_start : SDNode<"ISD::CALLSEQ_START", SDT_CallSeqStart,
                           [SDNPHasChain, SDNPSideEffect, SDNPOutGlue]>;
def callseq_end : SDNode<"ISD::CALLSEQ_END", SDT_CallSeqEnd,
                         [SDNPHasChain, SDNPSideEffect, SDNPOptInGlue, SDNPOutGlue]>;
def osprey_call : SDNode<"OspreyISD::CALL", SDT_Call,
                         [SDNPHasChain, SDNPOptInGlue, SDNPOutGlue, SDNPVariadic]>;
def osprey_ret : SDNode<"OspreyISD::RET", SDTNone, [SDNPHasChain, SDNPOptInGlue, SDNPVariadic]>;
def osprey_cmov : SDNode<"OspreyISD::CMOV", SDT_CMov>;
def osprey_cmp : SDNode<"OspreyISD::CMP", SDT_Compare>;
def osprey_cmpz : SDNode<"OspreyISD::CMPZ", SDT_Compare, [SDNPCommutative]>;
def osprey_brcond : SDNode<"OspreyISD::BRCOND", SDT_BrCond, [SDNPHasChain]>;
def osprey_addc : SDNode<"OspreyISD::ADDC", SDTypeProfile<2, 2, [SDTCisSameAs<0, 2>, SDTCisSameAs<0, 3>,
                                                                 SDTCisInt<0>, SDTCisVT<1, i32>]>,
                         [SDNPCommutative]>;
def osprey_smull : SDNode<"OspreyISD::SMULL", SDT_Wide, [SDNPCommutative]>;
def osprey_barrier : SDNode<"OspreyISD::BARRIER", SDT_Barrier, [SDNPHasChain, SDNPSideEffect]>;
def osprey_wrapper : SDNode<"OspreyISD::Wrapper", SDTIntUnaryOp>;
def osprey_pld : SDNode<"OspreyISD::PRELOAD", SDTPrefetch, [SDNPHasChain, SDNPMayLoad, SDNPMayStore]>;
def osprey_ldm : SDNode<"OspreyISD::LDM", SDTypeProfile<1, 1, [SDTCisVT<0, untyped>, SDTCisPtrTy<1>]>,
                        [SDNPHasChain, SDNPMayLoad, SDNPMemOperand]>;

// --- fragments

class BinOpFrag<dag result> : PatFrag<(ops node:$LHS, node:$RHS), result>;
class UnOpFrag<dag result> : PatFrag<(ops node:$Src), result>;
def sext_16_node : PatLeaf<(i32 GPR:$a), [{ return CurDAG->ComputeNumSignBits(SDValue(N, 0)) >= 17; }]> {
#ifndef LLVM_19
  let GISelLeafPredicateCode = [{ return true; }];
#endif
}
def bf_inv_mask : Operand<i32>, PatLeaf<(imm), [{ return Osprey::isBitFieldInvertedMask(N->getZExtValue()); }]> {
  let EncoderMethod = "encodeBitField";
  let PrintMethod = "printBitField";
  let DecoderMethod = "decodeBitField";
}
def lo16AllZero : PatLeaf<(i32 imm), [{ return ((uint32_t)N->getZExtValue() & 0xFFFF) == 0; }], hi16>;
def and_su : PatFrag<(ops node:$a, node:$b), (and node:$a, node:$b), [{ return hasNoVMLxHazardUse(N); }]>;
def mul_su : PatFrag<(ops node:$a, node:$b), (mul node:$a, node:$b)> { let HasOneUse = 1; }
def unused_atomic : PatFrag<(ops node:$a, node:$b), (atomic_load_add_i32 node:$a, node:$b)> {
  let HasNoUse = 1;
}
#ifdef LLVM_19
def add_or : PatFrags<(ops node:$a, node:$b), [(add node:$a, node:$b), (or node:$a, node:$b)]>;
#else
def add_or : PatFrags<(ops node:$a, node:$b), [(add node:$a, node:$b), (or_disjoint node:$a, node:$b)]>;
#endif
def aligned_load : PatFrag<(ops node:$ptr), (load node:$ptr)> { let MinAlignment = 4; }
def own_sextload : PatFrag<(ops node:$ptr), (ld node:$ptr)> {
  let IsLoad = 1;
  let IsUnindexed = 1;
  let IsSignExtLoad = 1;
  let MemoryVT = i8;
}
def own_zextload : PatFrag<(ops node:$ptr), (unindexedload node:$ptr)> {
  let IsLoad = 1;
  let IsZeroExtLoad = 1;
  let MemoryVT = i16;
}
def near_load : PatFrag<(ops node:$ptr), (unindexedload node:$ptr)> {
  let AddressSpaces = [0, 3];
  let IsLoad = 1;
}
def shl_add : PatFrag<(ops node:$x, node:$y, node:$z), (add (shl node:$x, node:$y), node:$z), [{
  return isa<ConstantSDNode>(Operands[1]);
}]> { let PredicateCodeUsesOperands = 1; }

// --- arithmetic: of an immediate, a register, a shifted register

multiclass Arithmetic<bits<4> opcode, string opc, SDPatternOperator op, bit commutable = 0> {
  let isReMaterializable = 1 in
  def ri : InstPS<(outs GPR:$Rd), (ins GPR:$Rn, mod_imm:$imm), ModeImm, ItiALUi, opc,
                  "\t$Rd, $Rn, $imm", "", [(set i32:$Rd, (op GPR:$Rn, mod_imm:$imm))]>,
           Sched<[WriteALU, ReadALU]> {
    bits<4> Rd;
    bits<4> Rn;
    bits<12> imm;
    let Inst{4-6} = 0b001;
    let Inst{7-10} = opcode;
    let Inst{12-15} = Rn;
    let Inst{16-19} = Rd;
    let Inst{20-31} = imm;
  }
  let isCommutable = commutable in
  def rr : InstPS<(outs GPR:$Rd), (ins GPR:$Rn, GPR:$Rm), ModeReg, ItiALUr, opc, "\t$Rd, $Rn, $Rm", "",
                  [(set i32:$Rd, (op GPR:$Rn, GPR:$Rm))]>, Sched<[WriteALU, ReadALU, ReadALU]> {
    bits<4> Rd;
    bits<4> Rn;
    bits<4> Rm;
    let Inst{4-6} = 0b000;
    let Inst{7-10} = opcode;
    let Inst{12-15} = Rn;
    let Inst{16-19} = Rd;
    let Inst{20-27} = 0;
    let Inst{28-31} = Rm;
    let TwoOperandAliasConstraint = "$Rn = $Rd";
  }
  def rs : InstPS<(outs GPR:$Rd), (ins GPR:$Rn, so_reg_imm:$shift), ModeReg, ItiALUs, opc,
                  "\t$Rd, $Rn, $shift", "", [(set i32:$Rd, (op GPR:$Rn, so_reg_imm:$shift))]>,
           Sched<[WriteALU, ReadALU, ReadShift]> {
    bits<4> Rd;
    bits<4> Rn;
    bits<12> shift;
    let Inst{4-6} = 0b000;
    let Inst{7-10} = opcode;
    let Inst{12-15} = Rn;
    let Inst{16-19} = Rd;
    let Inst{20-24} = shift{11-7};
    let Inst{25-26} = shift{6-5};
    let Inst{27} = 1;
    let Inst{28-31} = shift{3-0};
  }
}
defm AND : Arithmetic<0b0000, "and", and, 1>;
defm EOR : Arithmetic<0b0001, "eor", xor, 1>;
defm SUB : Arithmetic<0b0010, "sub", sub>;
defm RSB : Arithmetic<0b0011, "rsb", BinOpFrag<(sub node:$RHS, node:$LHS)>>;
defm ADD : Arithmetic<0b0100, "add", add_or, 1>;
let Uses = [FLAGS] in defm ADC : Arithmetic<0b0101, "adc", adde, 1>;
defm ORR : Arithmetic<0b1100, "orr", or, 1>;
defm BIC : Arithmetic<0b1110, "bic", BinOpFrag<(and node:$LHS, (not node:$RHS))>>;

// A comparison sets flags always; what would be its result must be zero, else decoding warns:
// in SoftFail, bits count from the right.
let isCompare = 1, Defs = [FLAGS] in
multiclass Comparison<bits<4> opcode, string opc, SDPatternOperator op, bit commutable = 0> {
  def ri : InstP<(outs), (ins GPR:$Rn, mod_imm:$imm), ModeImm, ItiALUi, opc, "\t$Rn, $imm", "",
                 [(set FLAGS, (op GPR:$Rn, mod_imm:$imm))]>, Sched<[WriteALU, ReadALU]> {
    bits<4> Rn;
    bits<12> imm;
    let Inst{4-6} = 0b001;
    let Inst{7-10} = opcode;
    let Inst{11} = 1;
    let Inst{12-15} = Rn;
    let Inst{16-19} = 0b0000;
    let Inst{20-31} = imm;
    let SoftFail{15-12} = 0b1111;
  }
  let isCommutable = commutable in
  def rr : InstP<(outs), (ins GPR:$Rn, GPR:$Rm), ModeReg, ItiALUr, opc, "\t$Rn, $Rm", "",
                 [(set FLAGS, (op GPR:$Rn, GPR:$Rm))]>, Sched<[WriteALU, ReadALU, ReadALU]> {
    bits<4> Rn;
    bits<4> Rm;
    let Inst{4-6} = 0b000;
    let Inst{7-10} = opcode;
    let Inst{11} = 1;
    let Inst{12-15} = Rn;
    let Inst{16-19} = 0b0000;
    let Inst{20-27} = 0;
    let Inst{28-31} = Rm;
    let SoftFail{15-12} = 0b1111;
  }
}
defm CMP : Comparison<0b1010, "cmp", osprey_cmp>;
defm TST : Comparison<0b1000, "tst", BinOpFrag<(osprey_cmpz (and_su node:$LHS, node:$RHS), 0)>, 1>;
defm TEQ : Comparison<0b1001, "teq", BinOpFrag<(osprey_cmpz (xor node:$LHS, node:$RHS), 0)>, 1>;

class Move<dag iops, string operands, OspreyMode mode, list<dag> pattern>
    : InstPS<(outs GPR:$Rd), iops, mode, ItiMove, "mov", operands, "", pattern>, Sched<[WriteALU]> {
  bits<4> Rd;
  let Inst{7-10} = 0b1101;
  let Inst{12-15} = 0b0000;
  let Inst{16-19} = Rd;
  let isUnary = 1;
  let SoftFail{19-16} = 0b1111;
}
let isMoveReg = 1 in
def MOVr : Move<(ins GPR:$Rm), "\t$Rd, $Rm", ModeReg, []> {
  bits<4> Rm;
  let Inst{4-6} = 0b000;
  let Inst{20-27} = 0;
  let Inst{28-31} = Rm;
}
let isMoveImm = 1, isReMaterializable = 1, isAsCheapAsAMove = 1, AddedComplexity = 1 in
def MOVi : Move<(ins mod_imm:$imm), "\t$Rd, $imm", ModeImm, [(set i32:$Rd, mod_imm:$imm)]> {
  bits<12> imm;
  let Inst{4-6} = 0b001;
  let Inst{20-31} = imm;
}
def MVNi : InstPS<(outs GPR:$Rd), (ins mod_imm:$imm), ModeImm, ItiMove, "mvn", "\t$Rd, $imm", "",
                  [(set i32:$Rd, (not mod_imm:$imm))]> {
  bits<4> Rd;
  bits<12> imm;
  let Inst{4-6} = 0b001;
  let Inst{7-10} = 0b1111;
  let Inst{12-15} = 0;
  let Inst{16-19} = Rd;
  let Inst{20-31} = imm;
}
// The high half is replaced, the low half stays.
let Constraints = "$src = $Rd", isCodeGenOnly = 0, Predicates = [IsLong, HasV6] in
def MOVT : InstP<(outs GPRNoPC:$Rd), (ins GPRNoPC:$src, imm24:$imm), ModeImm, ItiMove, "movt",
                 "\t$Rd, $imm", "$src = $Rd", []> {
  bits<4> Rd;
  bits<16> imm;
  let Inst{4-11} = 0b00110100;
  let Inst{12-15} = imm{15-12};
  let Inst{16-19} = Rd;
  let Inst{20-31} = imm{11-0};
  let DecoderMethod = "decodeMoveTop";
}

class Multiply<bits<3> op, dag oops, dag iops, string opc, string asm, list<dag> pattern>
    : InstPS<oops, iops, ModeReg, ItiMul, opc, asm, "", pattern> {
  bits<4> Rd;
  bits<4> Rn;
  bits<4> Rm;
  let Inst{4-7} = 0b0000;
  let Inst{8-10} = op;
  let Inst{12-15} = Rd;
  let Inst{20-23} = Rm;
  let Inst{24-27} = 0b1001;
  let Inst{28-31} = Rn;
}
let isCommutable = 1 in
def MUL : Multiply<0b000, (outs GPRNoPC:$Rd), (ins GPRNoPC:$Rn, GPRNoPC:$Rm), "mul", "\t$Rd, $Rn, $Rm",
                   [(set GPRNoPC:$Rd, (mul GPRNoPC:$Rn, GPRNoPC:$Rm))]>, Sched<[WriteMul]> {
  let Inst{16-19} = 0;
  let Constraints = "@earlyclobber $Rd";
}
let Predicates = [IsLong, HasV6, UseMulAdd] in
def MLA : Multiply<0b001, (outs GPRNoPC:$Rd), (ins GPRNoPC:$Rn, GPRNoPC:$Rm, GPRNoPC:$Ra), "mla",
                   "\t$Rd, $Rn, $Rm, $Ra",
                   [(set GPRNoPC:$Rd, (add (mul_su GPRNoPC:$Rn, GPRNoPC:$Rm), GPRNoPC:$Ra))]>,
          Sched<[WriteMul]> {
  bits<4> Ra;
  let Inst{16-19} = Ra;
}
let Predicates = [IsLong, DontUseMulAdd], usesCustomInserter = 1, Constraints = "@earlyclobber $Rd" in
def MLAv4 : OspreyPseudo<(outs GPRNoPC:$Rd), (ins GPRNoPC:$Rn, GPRNoPC:$Rm, GPRNoPC:$Ra), ItiMul,
                         [(set GPRNoPC:$Rd, (add (mul GPRNoPC:$Rn, GPRNoPC:$Rm), GPRNoPC:$Ra))], 8>;
def SMULL : Multiply<0b110, (outs GPRNoPC:$Rlo, GPRNoPC:$Rd), (ins GPRNoPC:$Rn, GPRNoPC:$Rm), "smull",
                     "\t$Rlo, $Rd, $Rn, $Rm",
                     [(set GPRNoPC:$Rlo, GPRNoPC:$Rd, (osprey_smull GPRNoPC:$Rn, GPRNoPC:$Rm))]>,
            Sched<[WriteMul, WriteMul]> {
  bits<4> Rlo;
  let Inst{16-19} = Rlo;
}
let Predicates = [IsLong, HasDivide], FastISelShouldIgnore = 1 in
def SDIV : InstP<(outs GPR:$Rd), (ins GPR:$Rn, GPR:$Rm), ModeReg, ItiDiv, "sdiv", "\t$Rd, $Rn, $Rm", "",
                 [(set GPR:$Rd, (sdiv GPR:$Rn, GPR:$Rm))]> {
  bits<4> Rd;
  bits<4> Rn;
  bits<4> Rm;
  let Inst{4-11} = 0b01110001;
  let Inst{12-15} = Rd;
  let Inst{16-19} = 0b1111;
  let Inst{20-23} = Rm;
  let Inst{24-27} = 0b0001;
  let Inst{28-31} = Rn;
}
let Constraints = "$src = $Rd" in
def BFC : InstP<(outs GPR:$Rd), (ins GPR:$src, bf_inv_mask:$imm), ModeImm, ItiALUi, "bfc",
                "\t$Rd, $imm", "$src = $Rd", [(set GPR:$Rd, (and GPR:$src, bf_inv_mask:$imm))]> {
  bits<4> Rd;
  bits<10> imm;
  let Inst{4-10} = 0b0111110;
  let Inst{11-15} = imm{9-5};
  let Inst{16-19} = Rd;
  let Inst{20-24} = imm{4-0};
  let Inst{25-27} = 0b001;
  let Inst{28-31} = 0b1111;
}

// --- memory

class MemInst<bit load, bit byte, dag oops, dag iops, string opc, string asm, string constraints,
              list<dag> pattern>
    : InstP<oops, iops, ModeMem, !if(load, ItiLoad, ItiStore), opc, asm, constraints, pattern> {
  bits<4> Rt;
  let Inst{4-5} = 0b01;
  let Inst{9} = byte;
  let Inst{11} = load;
  let Inst{16-19} = Rt;
  let mayLoad = load;
  let mayStore = !not(load);
}
multiclass Memory<bit load, bit byte, string opc, SDPatternOperator node> {
  defvar results = !if(load, (outs GPR:$Rt), (outs));
  defvar source = !if(load, (ins), (ins GPR:$Rt));
  let canFoldAsLoad = load, isReMaterializable = load in
  def i12 : MemInst<load, byte, results, !con(source, (ins addr_imm12:$addr)), opc, "\t$Rt, $addr", "",
                    !if(load, [(set GPR:$Rt, (node addr_imm12:$addr))],
                              [(node GPR:$Rt, addr_imm12:$addr)])>,
            Sched<[WriteLoad, ReadALU]> {
    bits<17> addr;
    let Inst{6} = 0;
    let Inst{7} = 1;
    let Inst{8} = addr{12};
    let Inst{10} = 0;
    let Inst{12-15} = addr{16-13};
    let Inst{20-31} = addr{11-0};
    let UseNamedOperandTable = 1;
    let UseLogicalOperandMappings = 1;
  }
  def rs : MemInst<load, byte, results, !con(source, (ins (addr_reg $base, $index):$addr)), opc,
                   "\t$Rt, [$addr]", "",
                   !if(load, [(set GPR:$Rt, (node addr_reg:$addr))],
                             [(node GPR:$Rt, addr_reg:$addr)])> {
    bits<4> base;
    bits<4> index;
    let Inst{6} = 1;
    let Inst{7-8} = 0b11;
    let Inst{10} = 0;
    let Inst{12-15} = base;
    let Inst{20-27} = 0;
    let Inst{28-31} = index;
    let SoftFail{11-8} = 0b1111;
    let UseNamedOperandTable = 1;
  }
}
defm LDR : Memory<1, 0, "ldr", aligned_load>;
defm LDRB : Memory<1, 1, "ldrb", zextloadi8>;
defm STR : Memory<0, 0, "str", store>;
defm STRB : Memory<0, 1, "strb", truncstorei8>;

// The address register moves on, before or behind the access.
let Constraints = "$addr.base = $Rn_wb", AsmMatchConverter = "convertPreIndexed" in
def LDR_PRE : MemInst<1, 0, (outs GPR:$Rt, GPR:$Rn_wb), (ins addr_imm12_pre:$addr), "ldr",
                      "\t$Rt, $addr!", "$addr.base = $Rn_wb", []> {
  bits<17> addr;
  let Inst{6-7} = 0b01;
  let Inst{8} = addr{12};
  let Inst{10} = 1;
  let Inst{12-15} = addr{16-13};
  let Inst{20-31} = addr{11-0};
}
let DecoderMethod = "decodePostIndexed", hasCompleteDecoder = 0 in
def LDR_POST : MemInst<1, 0, (outs GPR:$Rt, GPRNoPC:$Rn_wb), (ins GPRNoPC:$Rn, postidx:$offset), "ldr",
                       "\t$Rt, [$Rn], $offset", "$Rn = $Rn_wb,@earlyclobber $Rn_wb", []> {
  bits<4> Rn;
  bits<5> offset;
  let Inst{6-7} = 0b10;
  let Inst{8} = offset{4};
  let Inst{10} = 0;
  let Inst{12-15} = Rn;
  let Inst{20-27} = 0;
  let Inst{28-31} = offset{3-0};
}
class Multiple<bit load, bit writeback, dag oops, string asm, string constraints>
    : InstP<oops, (ins GPR:$Rn, reglist:$regs, variable_ops), ModeMem,
            !if(load, ItiLoadMulti, ItiStoreMulti), !if(load, "ldm", "stm"), asm, constraints, []> {
  bits<4> Rn;
  bits<16> regs;
  let Inst{4-6} = 0b100;
  let Inst{7-8} = 0b01;
  let Inst{9} = 0;
  let Inst{10} = writeback;
  let Inst{11} = load;
  let Inst{12-15} = Rn;
  let Inst{16-31} = regs;
  let mayLoad = load;
  let mayStore = !not(load);
  let hasExtraDefRegAllocReq = load;
  let hasExtraSrcRegAllocReq = !not(load);
  let variadicOpsAreDefs = load;
}
def LDM : Multiple<1, 0, (outs), "\t$Rn, $regs", "">;
def LDM_UPD : Multiple<1, 1, (outs GPR:$wb), "\t$Rn!, $regs", "$Rn = $wb">;
def STM : Multiple<0, 0, (outs), "\t$Rn, $regs", "">, Deprecated<FeatureV6>;
def STM_UPD : Multiple<0, 1, (outs GPR:$wb), "\t$Rn!, $regs", "$Rn = $wb">,
              ComplexDeprecationPredicate<"StmDeprecated">;
def LDRD : OspreyPseudo<(outs GPRPair:$Rt), (ins GPR:$Rn), ItiLoad, [(set GPRPair:$Rt, (osprey_ldm GPR:$Rn))]>;
let mayLoad = 1, mayStore = 1, hasSideEffects = 1, Constraints = "@earlyclobber $Rd" in
def SWP : InstP<(outs GPRNoPC:$Rd), (ins GPRNoPC:$Rt, GPRWithZR:$Rn), ModeMem, ItiLoad, "swp",
                "\t$Rd, $Rt, [$Rn]", "@earlyclobber $Rd", []>, Requires<[IsLong, HasV5]>,
          Deprecated<FeatureNoDeprecated> {
  bits<4> Rd;
  bits<4> Rt;
  bits<4> Rn;
  let Inst{4-11} = 0b00010000;
  let Inst{12-15} = Rn;
  let Inst{16-19} = Rd;
  let Inst{20-27} = 0b00001001;
  let Inst{28-31} = Rt;
  let PostEncoderMethod = "fixSwap";
}
def PLD : InstX<(outs), (ins addr_imm12:$addr), ModeMem, ItiMisc, "pld\t$addr",
                [(osprey_pld addr_imm12:$addr, (i32 1), (i32 0), (i32 0))]> {
  bits<17> addr;
  let Inst{4-7} = 0b0101;
  let Inst{8} = addr{12};
  let Inst{9-11} = 0b101;
  let Inst{12-15} = addr{16-13};
  let Inst{16-19} = 0b1111;
  let Inst{20-31} = addr{11-0};
  let hasSideEffects = 1;
}

// --- control

let isBranch = 1, isTerminator = 1 in {
  let hasDelaySlot = 1 in
  def Bcc : InstP<(outs), (ins br_target:$target), ModeNone, ItiBranch, "b", "\t$target", "", []>,
            Sched<[WriteBranch]> {
    bits<24> target;
    let Inst{4-7} = 0b1010;
    let Inst{8-31} = target;
    let DecoderMethod = "decodeBranch";
  }
  let isBarrier = 1, isPredicable = 1 in
  def B : Expand<(outs), (ins br_target:$target), ItiBranch, [(br bb:$target)],
                 (Bcc br_target:$target, (ops 14, zero_reg))>, Sched<[WriteBranch]>;
}
let isCall = 1, Defs = [LR], Uses = [SP] in {
  def BL : InstX<(outs), (ins bl_target:$func, variable_ops), ModeNone, ItiBranch, "bl\t$func",
                 [(osprey_call tglobaladdr:$func)]>, Sched<[WriteBranch]> {
    bits<24> func;
    let Inst{0-3} = 0b1110;
    let Inst{4-7} = 0b1011;
    let Inst{8-31} = func;
  }
#ifdef LLVM_21
  let isUnpredicable = 1, isAuthenticated = 1 in
#else
  let isUnpredicable = 1, isAuthenticated = 1, supportsDeactivationSymbol = 1 in
#endif
  def BLX : InstX<(outs), (ins GPR:$func, variable_ops), ModeNone, ItiBranch, "blx\t$func",
                  [(osprey_call GPR:$func)]>, Requires<[IsLong, HasV5]> {
    bits<4> func;
    let Inst{4-27} = 0b000100101111111111110011;
    let Inst{28-31} = func;
  }
}
let isReturn = 1, isTerminator = 1, isBarrier = 1 in
def RET : InstP<(outs), (ins), ModeNone, ItiBranch, "{bx\tlr|ret}", "", "", [(osprey_ret)]> {
  let Inst{4-27} = 0b000100101111111111110001;
  let Inst{28-31} = 0b1110;
}
let hasSideEffects = 1 in {
  def DMB : InstX<(outs), (ins barrier_opt:$opt), ModeNone, ItiMisc, "dmb\t$opt",
                  [(osprey_barrier (i32 timm:$opt))]>, Requires<[HasBarriers]> {
    bits<4> opt;
    let Inst{4-27} = 0b010101111111111100000101;
    let Inst{28-31} = opt;
    let AsmVariantName = "unified";
  }
  let isTrap = 1, isBarrier = 1, isTerminator = 1 in
  def TRAP : InstX<(outs), (ins), ModeNone, ItiMisc, "trap", [(trap)]> {
    let Inst{0-31} = 0xE7FFDEFE;
  }
}

// --- pseudos

let Defs = [SP], Uses = [SP], hasSideEffects = 1 in {
  def ADJCALLSTACKUP : OspreyPseudo<(outs), (ins i32imm:$a, i32imm:$b, pred:$p), NoItinerary,
                                    [(callseq_end timm:$a, timm:$b)]>;
  def ADJCALLSTACKDOWN : OspreyPseudo<(outs), (ins i32imm:$a, i32imm:$b, pred:$p), NoItinerary,
                                      [(callseq_start timm:$a, timm:$b)]>;
}
let Constraints = "$false = $Rd", isSelect = 1 in
def MOVCC : OspreyPseudo<(outs GPR:$Rd), (ins GPR:$false, GPR:$Rm, pred:$p), ItiMove, []>;
let Defs = [FLAGS], isAdd = 1 in {
  def ADDS : OspreyPseudo<(outs GPR:$Rd), (ins GPR:$Rn, GPR:$Rm), ItiALUr,
                          [(set GPR:$Rd, FLAGS, (osprey_addc GPR:$Rn, GPR:$Rm))]>;
  def ADDSi : OspreyPseudo<(outs GPR:$Rd), (ins GPR:$Rn, mod_imm:$imm, s_cc_out:$s), ItiALUi, []>;
}
def LEA : Expand<(outs GPR:$Rd), (ins GPR:$Rn, mod_imm:$imm, pred:$p), ItiALUi, [],
                 (ADDri GPR:$Rd, GPR:$Rn, mod_imm:$imm, pred:$p, zero_reg)>;
// A push of one register is a store with a moving address.
let hasSideEffects = 0, isNotDuplicable = 1, isConvergent = 1 in
def PUSH1 : OspreyPseudo<(outs), (ins GPR:$Rt), ItiStore, []> { let CodeSize = 4; }

// --- patterns

def : Pat<(osprey_wrapper tglobaladdr:$dst), (MOVi (i32 tglobaladdr:$dst))>;
def : Pat<(i32 (own_sextload addr_imm12:$a)), (LDRBi12 addr_imm12:$a)> { let GISelShouldIgnore = 1; }
def : Pat<(i32 (own_zextload addr_imm12:$a)), (LDRi12 addr_imm12:$a)>, GISelFlags { let GIIgnoreCopies = 1; }
def : Pat<(i32 mod_imm_not:$imm), (MVNi mod_imm_not:$imm)>;
def : Pat<(add GPR:$a, mod_imm_neg:$imm), (SUBri GPR:$a, mod_imm_neg:$imm)>;
def : Pat<(i32 lo16AllZero:$imm), (MOVT (MOVi 0), (hi16 imm:$imm))>, Requires<[IsLong, HasV6]>;
def : Pat<(osprey_cmov GPR:$f, GPR:$t, timm:$cc, FLAGS), (MOVCC GPR:$f, GPR:$t, timm:$cc, FLAGS)>;
def : Pat<(sext_inreg (mul sext_16_node:$a, sext_16_node:$b), i16), (MUL $a, $b)>;
def : Pat<(shl_add GPR:$x, imm0_7:$n, GPR:$y), (ADDrs GPR:$y, GPR:$x, (i32 imm:$n))>;
def : Pat<(i32 (unused_atomic GPR:$p, GPR:$v)), (SWP GPR:$v, GPR:$p)>;
def : Pat<(or (shl GPR:$a, (i32 16)), (srl GPR:$b, (i32 16))), (ORRrr GPR:$a, GPR:$b)>;
def : Pat<(or (and GPR:$a, 0xFFFF), (and (shl GPR:$b, (i32 16)), 0xFFFF0000)), (ORRrr GPR:$a, GPR:$b)>;
