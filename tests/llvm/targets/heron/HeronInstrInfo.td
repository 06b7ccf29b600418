// Instructions of 32 bits, their patterns, aliases and pseudos.

// --- nodes

def SDT_HeronCallSeqStart : SDCallSeqStart<[SDTCisVT<0, i32>, SDTCisVT<1, i32>]>;
def SDT_HeronCallSeqEnd : SDCallSeqEnd<[SDTCisVT<0, i32>, SDTCisVT<1, i32>]>;
def SDT_HeronCall : SDTypeProfile<0, -1, [SDTCisVT<0, XLenVT>]>;
def SDT_HeronSelectCC : SDTypeProfile<1, 5, [SDTCisSameAs<1, 2>, SDTCisVT<3, OtherVT>,
                                             SDTCisSameAs<0, 4>, SDTCisSameAs<4, 5>]>;
def SDT_HeronBrCC : SDTypeProfile<0, 4, [SDTCisSameAs<0, 1>, SDTCisVT<2, OtherVT>,
                                         SDTCisVT<3, OtherVT>]>;
def SDT_HeronReadPair : SDTypeProfile<2, 1, [SDTCisVT<0, i32>, SDTCisVT<1, i32>,
                                             SDTCisVT<2, i32>]>;
def SDT_HeronWide : SDTypeProfile<1, 2, [SDTCisVT<0, i64>, SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>]>;

def callseq_start : SDNode<"ISD::CALLSEQ_START", SDT_HeronCallSeqStart,
                           [SDNPHasChain, SDNPOutGlue]>;
def callseq_end : SDNode<"ISD::CALLSEQ_END", SDT_HeronCallSeqEnd,
                         [SDNPHasChain, SDNPOptInGlue, SDNPOutGlue]>;
def heron_call : SDNode<"HeronISD::CALL", SDT_HeronCall,
                        [SDNPHasChain, SDNPOptInGlue, SDNPOutGlue, SDNPVariadic]>;
def heron_tail : SDNode<"HeronISD::TAIL", SDT_HeronCall,
                        [SDNPHasChain, SDNPOptInGlue, SDNPOutGlue, SDNPVariadic]>;
def heron_ret : SDNode<"HeronISD::RET_GLUE", SDTNone,
                       [SDNPHasChain, SDNPOptInGlue, SDNPVariadic]>;
def heron_selectcc : SDNode<"HeronISD::SELECT_CC", SDT_HeronSelectCC>;
def heron_brcc : SDNode<"HeronISD::BR_CC", SDT_HeronBrCC, [SDNPHasChain]>;
def heron_hi : SDNode<"HeronISD::HI", SDTIntUnaryOp>;
def heron_add_lo : SDNode<"HeronISD::ADD_LO", SDTIntBinOp>;
def heron_readpair : SDNode<"HeronISD::READ_PAIR", SDT_HeronReadPair,
                            [SDNPHasChain]>;
#ifndef LLVM_19
let TSFlags = 3 in {
#endif
  def heron_sllw : SDNode<"HeronISD::SLLW", SDT_HeronWide>;
  def heron_sraw : SDNode<"HeronISD::SRAW", SDT_HeronWide>;
#ifndef LLVM_19
}
#endif
#ifndef LLVM_19
let IsStrictFP = 1 in
#endif
  def heron_strict_round : SDNode<"HeronISD::STRICT_ROUND", SDTFPUnaryOp, [SDNPHasChain]>;
def heron_any_round : PatFrags<(ops node:$x), [(heron_strict_round node:$x), (fround node:$x)]>;

// --- operands

class ImmAsmOperandN<string prefix, int width, string suffix = ""> : AsmOperandClass {
  let Name = prefix # "Imm" # width # suffix;
  let RenderMethod = "addImmOperands";
  let DiagnosticType = "Invalid" # Name;
}
class SImmAsmOperand<int width, string suffix = ""> : ImmAsmOperandN<"S", width, suffix>;
class UImmAsmOperand<int width, string suffix = ""> : ImmAsmOperandN<"U", width, suffix>;

class HeronOp<ValueType vt = XLenVT> : Operand<vt> { let OperandNamespace = "HeronOp"; }
class HeronUImm<int width> : HeronOp {
  let ParserMatchClass = UImmAsmOperand<width>;
  let EncoderMethod = "getUImmOpValue";
  let DecoderMethod = "decodeUImm<" # width # ">";
  let OperandType = "OPERAND_UIMM" # width;
  let MCOperandPredicate = [{
    int64_t Imm;
    return MCOp.evaluateAsConstantImm(Imm) && isUInt<}] # width # [{>(Imm);
  }];
}
class HeronUImmLeaf<int width> : HeronUImm<width>, ImmLeaf<XLenVT,
    "return isUInt<" # width # ">(Imm);">;
class HeronSImmLeaf<int width, string suffix = ""> : HeronOp, ImmLeaf<XLenVT,
    "return isInt<" # width # ">(Imm)" # !if(!empty(suffix), "", " && Imm != 0") # ";"> {
  let ParserMatchClass = SImmAsmOperand<width, suffix>;
  let EncoderMethod = "getImmOpValue";
  let DecoderMethod = "decodeSImm<" # width # ">";
  let OperandType = "OPERAND_SIMM" # width;
  let MCOperandPredicate = [{
    int64_t Imm;
    if (MCOp.evaluateAsConstantImm(Imm))
      return isInt<}] # width # [{>(Imm);
    return MCOp.isBareSymbolRef();
  }];
}
def uimm3 : HeronUImmLeaf<3>;
def uimm5 : HeronUImmLeaf<5>;
def uimm6 : HeronUImmLeaf<6>;
def uimm8 : HeronUImmLeaf<8>;
def simm5 : HeronSImmLeaf<5>;
def simm6 : HeronSImmLeaf<6>;
def simm6nz : HeronSImmLeaf<6, "NonZero">;
def simm12 : HeronSImmLeaf<12> { let PrintMethod = "printSImm12"; }
def uimmlog2xlen : HeronOp, ImmLeaf<XLenVT, [{
  return Subtarget->is64Bit() ? isUInt<6>(Imm) : isUInt<5>(Imm);
}]> {
  let ParserMatchClass = UImmAsmOperand<6, "LogXLen">;
  let DecoderMethod = "decodeLog2XLen";
  let OperandType = "OPERAND_UIMMLOG2XLEN";
}
def uimm20_hi : HeronOp {
  let ParserMatchClass = UImmAsmOperand<20, "Hi">;
  let EncoderMethod = "getImmOpValue";
  let DecoderMethod = "decodeUImm<20>";
  let OperandType = "OPERAND_UIMM20";
}
def BareSymbolAsm : AsmOperandClass {
  let Name = "BareSymbol";
  let RenderMethod = "addImmOperands";
  let ParserMethod = "parseBareSymbol";
}
def bare_symbol : HeronOp { let ParserMatchClass = BareSymbolAsm; }
def brtarget : HeronOp<OtherVT> {
  let ParserMatchClass = SImmAsmOperand<13, "Lsb0">;
  let EncoderMethod = "getBranchTarget<13>";
  let DecoderMethod = "decodeBranchTarget<13>";
  let PrintMethod = "printBranchTarget";
  let OperandType = "OPERAND_PCREL";
}
def jaltarget : HeronOp<OtherVT> {
  let ParserMatchClass = SImmAsmOperand<21, "Lsb0">;
  let EncoderMethod = "getBranchTarget<21>";
  let DecoderMethod = "decodeBranchTarget<21>";
  let OperandType = "OPERAND_PCREL";
}
def SysRegAsm : AsmOperandClass {
  let Name = "SysReg";
  let ParserMethod = "parseSysReg";
  let DiagnosticString = "expected a system register or a number below 4096";
}
def sysreg : HeronOp {
  let ParserMatchClass = SysRegAsm;
  let PrintMethod = "printSysReg";
  let DecoderMethod = "decodeUImm<12>";
}
def RoundAsm : AsmOperandClass {
  let Name = "Round";
  let ParserMethod = "parseRound";
  let RenderMethod = "addRoundOperands";
  let IsOptional = 1;
  let DefaultMethod = "defaultRound";
}
def round : HeronOp {
  let ParserMatchClass = RoundAsm;
  let PrintMethod = "printRound";
  let DecoderMethod = "decodeRound";
}
def MemBaseAsm : AsmOperandClass {
  let Name = "MemBase";
  let RenderMethod = "addRegOperands";
  let PredicateMethod = "isGPR";
  let ParserMethod = "parseMemBase";
}
def GPRMem : RegisterOperand<GPR, "printMemBase"> {
  let ParserMatchClass = MemBaseAsm;
  let OperandType = "OPERAND_MEMORY";
}
def GPRRef : RegisterOperand<GPR> { let GIZeroRegister = X0; let EncoderMethod = "getRegValue"; }

// --- fragments

def AddrRegImm : ComplexPattern<iPTR, 2, "SelectAddrRegImm", [], [], 3>;
#ifdef LLVM_19
def AddrFrameIndex : ComplexPattern<iPTR, 2, "SelectAddrFrameIndex", [frameindex], [SDNPWantRoot]>;
#else
def AddrFrameIndex : ComplexPattern<iPTR, 2, "SelectAddrFrameIndex", [frameindex]> { let WantsRoot = 1; }
#endif
def shiftMask : ComplexPattern<XLenVT, 1, "selectShiftMask", [], [], 0>;
def ImmHigh : SDNodeXForm<imm, [{
  return CurDAG->getSignedTargetConstant((N->getSExtValue() + 0x800) >> 12, SDLoc(N),
                                         N->getValueType(0));
}]>;
def ImmLow : SDNodeXForm<imm, [{
  return CurDAG->getSignedTargetConstant(SignExtend64<12>(N->getSExtValue()), SDLoc(N),
                                         N->getValueType(0));
}]>;
def ImmNeg : SDNodeXForm<imm, [{
  return CurDAG->getSignedTargetConstant(-N->getSExtValue(), SDLoc(N), N->getValueType(0));
}]>;
def simm32 : ImmLeaf<XLenVT, [{ return isInt<32>(Imm); }]>;
def simm32hi20 : ImmLeaf<XLenVT, [{ return isShiftedInt<20, 12>(Imm); }], ImmHigh>;
def negImm : PatLeaf<(imm), [{ return isInt<12>(-N->getSExtValue()); }], ImmNeg>;
def PowerOf2 : IntImmLeaf<XLenVT, [{ return Imm.isPowerOf2(); }]>;
def fpimm0 : PatLeaf<(fpimm), [{ return N->isExactlyValue(+0.0); }]>;
def fpimmOne : FPImmLeaf<f32, [{ return Imm.isExactlyValue(1.0); }]>;
def add_oneuse : PatFrag<(ops node:$a, node:$b), (add node:$a, node:$b)> { let HasOneUse = 1; }
def sext32 : PatFrag<(ops node:$x), (sext_inreg node:$x, i32)>;
#ifdef LLVM_19
def or_disjoint : PatFrag<(ops node:$a, node:$b), (or node:$a, node:$b), [{ return areDisjoint(N); }]>;
#endif
def disjoint_add : PatFrags<(ops node:$a, node:$b),
                            [(add node:$a, node:$b), (or_disjoint node:$a, node:$b)]>;
def AddImmPair : PatLeaf<(imm), [{
  int64_t Value = N->getSExtValue();
  return (-4096 <= Value && Value <= -2049) || (2048 <= Value && Value <= 4094);
}]>;
def AddImmHalf : SDNodeXForm<imm, [{
  return CurDAG->getTargetConstant(N->getSExtValue() / 2, SDLoc(N), N->getValueType(0));
}]>;
def AddImmRest : SDNodeXForm<imm, [{
  return CurDAG->getTargetConstant(N->getSExtValue() - N->getSExtValue() / 2, SDLoc(N),
                                   N->getValueType(0));
}]>;

// --- arithmetic

class ALU_rr<bits<7> funct7, bits<3> funct3, string mnemonic, bit commutable = 0,
             list<SchedReadWrite> rw = [WriteALU, ReadALU, ReadALU]>
    : HInstR<funct7, funct3, OPC_OP, (outs GPR:$rd), (ins GPR:$rs1, GPR:$rs2), mnemonic,
             "$rd, $rs1, $rs2">, Sched<rw> {
  let isCommutable = commutable;
}
class ALU_ri<bits<3> funct3, string mnemonic>
    : HInstI<funct3, OPC_OP_IMM, (outs GPR:$rd), (ins GPR:$rs1, simm12:$imm12), mnemonic,
             "$rd, $rs1, $imm12">, Sched<[WriteALU, ReadALU]>;
class Shift_ri<bits<5> top, bits<3> funct3, string mnemonic>
    : HInstIShift<top, funct3, OPC_OP_IMM, (outs GPR:$rd), (ins GPR:$rs1, uimmlog2xlen:$shamt),
                  mnemonic, "$rd, $rs1, $shamt">, Sched<[WriteALU, ReadALU]>;

let isReMaterializable = 1, isAsCheapAsAMove = 1 in {
  let isAdd = 1 in def ADDI : ALU_ri<0b000, "addi">;
  def ORI : ALU_ri<0b110, "ori">;
  def XORI : ALU_ri<0b100, "xori">;
  let isMoveImm = 1 in
    def LUI : HInstU<OPC_LUI, (outs GPR:$rd), (ins uimm20_hi:$imm20), "lui", "$rd, $imm20">,
              Sched<[WriteALU]>;
}
def ANDI : ALU_ri<0b111, "andi">;
def SLTI : ALU_ri<0b010, "slti">;
def SLLI : Shift_ri<0b00000, 0b001, "slli">;
def SRLI : Shift_ri<0b00000, 0b101, "srli">;
def SRAI : Shift_ri<0b01000, 0b101, "srai">;
let isAdd = 1 in def ADD : ALU_rr<0b0000000, 0b000, "add", 1>;
def SUB : ALU_rr<0b0100000, 0b000, "sub">;
def SLL : ALU_rr<0b0000000, 0b001, "sll">;
def SLT : ALU_rr<0b0000000, 0b010, "slt">;
def SLTU : ALU_rr<0b0000000, 0b011, "sltu">;
def XOR : ALU_rr<0b0000000, 0b100, "xor", 1>;
def SRL : ALU_rr<0b0000000, 0b101, "srl">;
def SRA : ALU_rr<0b0100000, 0b101, "sra">;
def OR : ALU_rr<0b0000000, 0b110, "or", 1>;
def AND : ALU_rr<0b0000000, 0b111, "and", 1>;

let Predicates = [HasM] in {
  let SchedRW = [WriteMul, ReadMul, ReadMul] in {
    def MUL : ALU_rr<0b0000001, 0b000, "mul", 1>;
    def MULH : ALU_rr<0b0000001, 0b001, "mulh", 1>;
  }
  let SchedRW = [WriteDiv, ReadDiv, ReadDiv] in {
    def DIV : ALU_rr<0b0000001, 0b100, "div">;
    def REM : ALU_rr<0b0000001, 0b110, "rem">;
  }
}
let Predicates = [Is64], SchedRW = [WriteALUW, ReadALUW, ReadALUW] in {
  def ADDW : ALU_rr<0b0000010, 0b000, "addw", 1>;
  def SLLW : ALU_rr<0b0000010, 0b001, "sllw">;
  def SRAW : ALU_rr<0b0100010, 0b101, "sraw">;
}
// Two halves of a product: the high one must not be the register of a factor.
let Constraints = "@earlyclobber $hi,@earlyclobber $lo", Predicates = [HasM, IsFull] in
def MULP : HInstR4<0b01, OPC_CUSTOM, (outs GPR:$lo, GPR:$hi), (ins GPR:$rs1, GPR:$rs2), "mulp",
                   "$lo, $hi, $rs1, $rs2">, Sched<[WriteMul, WriteMul, ReadMul, ReadMul]> {
  bits<5> lo;
  bits<5> hi;
  let rd = lo;
  let rs3 = hi;
  let frm = 0b000;
}
// A conditional move that keeps its destination.
let Constraints = "$rd = $old", isSelect = 1 in
def CMOV : HInstR<0b0000011, 0b000, OPC_CUSTOM, (outs GPR:$rd), (ins GPR:$old, GPR:$rs1, GPR:$rs2),
                  "cmov", "$rd, $rs1, $rs2">, Sched<[WriteALU, ReadALU, ReadALU, ReadALU]>;
def CLIP : HInstIShift<0b00100, 0b001, OPC_CUSTOM, (outs GPR:$rd), (ins GPR:$rs1, uimm6:$shamt),
                       "clip", "$rd, $rs1, $shamt">, Sched<[WriteClip, ReadClip]>;
let Predicates = [HasP], DecoderNamespace = "HeronPair" in {
  def ADDP : HInstR<0b0000100, 0b000, OPC_CUSTOM, (outs XPair:$rd), (ins XPair:$rs1, XPair:$rs2),
                    "addp", "$rd, $rs1, $rs2">, Sched<[WritePair, ReadALU, ReadALU]> {
    let SoftFail{14-12} = 0b111;
  }
  let hasCompleteDecoder = 0, DecoderMethod = "decodeMovePair" in
  def MVP : HInstR<0b0000100, 0b001, OPC_CUSTOM, (outs XPairNoX0:$rd), (ins XPair:$rs1), "mvp",
                   "$rd, $rs1">, Sched<[WritePair, ReadALU]> {
    let rs2 = 0;
    let isMoveReg = 1;
  }
}

// --- memory

let mayLoad = 1 in {
  class Load_ri<bits<3> funct3, string mnemonic, DAGOperand rc = GPR, HeronOpcode op = OPC_LOAD>
      : HInstI<funct3, op, (outs rc:$rd), (ins GPRMem:$rs1, simm12:$imm12), mnemonic,
               "$rd, ${imm12}(${rs1})">, Sched<[WriteLoad, ReadBase]>;
  let canFoldAsLoad = 1, isReMaterializable = 1 in {
    def LB : Load_ri<0b000, "lb">;
    def LBU : Load_ri<0b100, "lbu">;
    def LH : Load_ri<0b001, "lh">;
    def LW : Load_ri<0b010, "lw">;
    let Predicates = [Is64] in def LD : Load_ri<0b011, "ld">;
  }
  // Loads and adds: the address is a sum made on the way.
  let Predicates = [HasShortForward], UseNamedOperandTable = 1 in
  def LWA : HInstR<0b0000101, 0b010, OPC_CUSTOM, (outs GPR:$rd), (ins GPR:$rs1, GPR:$rs2), "lwa",
                   "$rd, $rs1($rs2)">, Sched<[WriteALULoad, ReadBase, ReadALU]>;
}
let mayStore = 1 in {
  class Store_rri<bits<3> funct3, string mnemonic, DAGOperand rc = GPR,
                  HeronOpcode op = OPC_STORE>
      : HInstS<funct3, op, (outs), (ins rc:$rs2, GPRMem:$rs1, simm12:$imm12), mnemonic,
               "$rs2, ${imm12}(${rs1})">, Sched<[WriteStore, ReadStoreData, ReadBase]>;
  def SB : Store_rri<0b000, "sb">;
  def SH : Store_rri<0b001, "sh">;
  def SW : Store_rri<0b010, "sw">;
  let Predicates = [Is64] in def SD : Store_rri<0b011, "sd">;
}
let mayLoad = 1, mayStore = 1, Predicates = [HasM] in
def SWAP : HInstR<0b0000110, 0b010, OPC_CUSTOM, (outs GPR:$rd), (ins GPR:$rs2, GPRMem:$rs1),
                  "swap{.aq|/acquire}", "$rd, $rs2, (${rs1})">,
           Sched<[WriteALULoad, WriteStore, ReadStoreData, ReadBase]>;

// --- control

class Branch_rri<bits<3> funct3, string mnemonic>
    : HInstB<funct3, OPC_BRANCH, (outs), (ins GPR:$rs1, GPR:$rs2, brtarget:$imm12), mnemonic,
             "$rs1, $rs2, $imm12">, Sched<[WriteBranch, ReadBranch, ReadBranch]> {
  let isBranch = 1;
  let isTerminator = 1;
}
def BEQ : Branch_rri<0b000, "beq">;
def BNE : Branch_rri<0b001, "bne">;
def BLT : Branch_rri<0b100, "blt">;
def BGE : Branch_rri<0b101, "bge">;
let isCall = 1 in {
  def JAL : HInstJ<OPC_JAL, (outs GPR:$rd), (ins jaltarget:$imm20), "jal", "$rd, $imm20">,
            Sched<[WriteJump]>;
  def JALR : HInstI<0b000, OPC_JALR, (outs GPR:$rd), (ins GPR:$rs1, simm12:$imm12), "jalr",
                    "$rd, ${imm12}(${rs1})">, Sched<[WriteJump, ReadBranch]>;
}
let hasSideEffects = 1 in {
  def ECALL : HInstI<0b000, OPC_SYSTEM, (outs), (ins), "ecall", "">, Sched<[WriteJump]> {
    let rs1 = 0;
    let rd = 0;
    let imm12 = 0;
  }
  let isTrap = 1, isTerminator = 1, isBarrier = 1 in
  def EBREAK : HInstI<0b000, OPC_SYSTEM, (outs), (ins), "ebreak", "">, Sched<[]> {
    let rs1 = 0;
    let rd = 0;
    let imm12 = 1;
  }
  def RDSYS : HInstI<0b010, OPC_SYSTEM, (outs GPR:$rd), (ins sysreg:$imm12), "rdsys", "$rd, $imm12">,
              Sched<[WriteCSR]> { let rs1 = 0; }
  def WRSYS : HInstI<0b001, OPC_SYSTEM, (outs GPR:$rd), (ins sysreg:$imm12, GPR:$rs1), "wrsys",
                     "$rd, $imm12, $rs1">, Sched<[WriteCSR, ReadCSR]>;
}

// --- floating point

let mayRaiseFPException = 1, Uses = [FRM] in {
  class FP_rr<bits<7> funct7, string mnemonic, RegisterClass rc>
      : HInstR<funct7, 0b000, OPC_OP_FP, (outs rc:$rd), (ins rc:$rs1, rc:$rs2, round:$frm),
               mnemonic, "$rd, $rs1, $rs2$frm"> {
    bits<3> frm;
    let Inst{14-12} = frm;
    let Defs = [FFLAGS];
  }
  class FP_rrr<bits<2> funct2, string mnemonic, RegisterClass rc>
      : HInstR4<funct2, OPC_MADD, (outs rc:$rd),
                (ins rc:$rs1, rc:$rs2, rc:$rs3, round:$frm), mnemonic,
                "$rd, $rs1, $rs2, $rs3$frm">, Sched<[WriteFMA, ReadFMA, ReadFMA, ReadFMA]>;
  multiclass FPArithmetic<bits<2> width, string suffix, RegisterClass rc, Predicate has> {
    let Predicates = [has], isCommutable = 1 in {
      def FADD_#NAME : FP_rr<{0b00000, width}, "fadd"#suffix, rc>,
                       Sched<[WriteFAdd, ReadFAdd, ReadFAdd]>;
      def FMUL_#NAME : FP_rr<{0b00010, width}, "fmul"#suffix, rc>,
                       Sched<[WriteFMul, ReadFMul, ReadFMul]>;
    }
    let Predicates = [has] in {
      def FSUB_#NAME : FP_rr<{0b00001, width}, "fsub"#suffix, rc>,
                       Sched<[WriteFAdd, ReadFAdd, ReadFAdd]>;
      def FDIV_#NAME : FP_rr<{0b00011, width}, "fdiv"#suffix, rc>,
                       Sched<[WriteFDiv, ReadFDiv, ReadFDiv]>;
      def FMADD_#NAME : FP_rrr<width, "fmadd"#suffix, rc>;
    }
  }
}
defm S : FPArithmetic<0b00, ".s", FPR32, HasF>;
defm D : FPArithmetic<0b01, ".d", FPR64, HasD>;
defm H : FPArithmetic<0b10, ".h", FPR16, HasH>;

let Predicates = [HasF] in {
  let mayLoad = 1, SchedRW = [WriteFLoad, ReadBase] in
  def FLW : Load_ri<0b010, "flw", FPR32, OPC_LOAD_FP>;
  let mayStore = 1, SchedRW = [WriteFStore, ReadFMove, ReadBase] in
  def FSW : Store_rri<0b010, "fsw", FPR32, OPC_STORE_FP>;
  let isBitcast = 1 in {
    def FMV_W_X : HInstR<0b1111000, 0b000, OPC_OP_FP, (outs FPR32:$rd), (ins GPR:$rs1), "fmv.w.x",
                         "$rd, $rs1">, Sched<[WriteFMove, ReadFMove]> { let rs2 = 0; }
    def FMV_X_W : HInstR<0b1110000, 0b000, OPC_OP_FP, (outs GPR:$rd), (ins FPR32:$rs1), "fmv.x.w",
                         "$rd, $rs1">, Sched<[WriteFMove, ReadFMove]> { let rs2 = 0; }
  }
  def FROUND : HInstR<0b0100000, 0b000, OPC_OP_FP, (outs FPR32:$rd), (ins FPR32:$rs1, round:$frm),
                      "fround.s", "$rd, $rs1$frm">, Sched<[WriteFAdd, ReadFAdd]> {
    bits<3> frm;
    let rs2 = 4;
    let Inst{14-12} = frm;
    let Uses = [FRM];
  }
}
let Predicates = [HasD], mayLoad = 1, SchedRW = [WriteFLoad, ReadBase] in
def FLD : Load_ri<0b011, "fld", FPR64, OPC_LOAD_FP>;
let Predicates = [HasD], mayStore = 1, SchedRW = [WriteFStore, ReadFMove, ReadBase] in
def FSD : Store_rri<0b011, "fsd", FPR64, OPC_STORE_FP>;

// --- patterns

def Materialize : OutPatFrag<(ops node:$imm), (ADDI (LUI (ImmHigh $imm)), (ImmLow $imm))>;
class PatGprGpr<SDPatternOperator op, HInst inst, ValueType vt = XLenVT>
    : Pat<(vt (op (vt GPR:$rs1), (vt GPR:$rs2))), (inst GPR:$rs1, GPR:$rs2)>;
class PatGprImm<SDPatternOperator op, HInst inst, ImmLeaf imm>
    : Pat<(XLenVT (op (XLenVT GPR:$rs1), imm:$imm)), (inst GPR:$rs1, imm:$imm)>;

def : PatGprGpr<add, ADD>;
def : PatGprGpr<sub, SUB>;
def : PatGprGpr<and, AND>;
def : PatGprGpr<or, OR>;
def : PatGprGpr<xor, XOR>;
def : PatGprImm<disjoint_add, ADDI, simm12>;
def : PatGprImm<and, ANDI, simm12>;
def : PatGprImm<or, ORI, simm12>;
def : PatGprImm<xor, XORI, simm12>;
def : PatGprImm<shl, SLLI, uimmlog2xlen>;
def : PatGprImm<srl, SRLI, uimmlog2xlen>;
def : PatGprImm<sra, SRAI, uimmlog2xlen>;
def : Pat<(XLenVT (shl GPR:$rs1, (XLenVT (shiftMask XLenVT:$rs2)))), (SLL GPR:$rs1, GPR:$rs2)>;
def : Pat<(XLenVT (srl GPR:$rs1, (XLenVT (shiftMask XLenVT:$rs2)))), (SRL GPR:$rs1, GPR:$rs2)>;
def : Pat<(XLenVT simm32:$imm), (Materialize imm:$imm)>;
def : Pat<(XLenVT simm32hi20:$imm), (LUI (ImmHigh imm:$imm))> { let AddedComplexity = 2; }
def : Pat<(XLenVT (sub GPR:$rs1, negImm:$imm)), (ADDI GPR:$rs1, (ImmNeg $imm))>;
def : Pat<(XLenVT (add_oneuse GPR:$rs1, (AddImmPair):$imm)),
          (ADDI (ADDI GPR:$rs1, (AddImmHalf imm:$imm)), (AddImmRest imm:$imm))>;
def : Pat<(XLenVT (heron_add_lo GPR:$hi, tglobaladdr:$lo)), (ADDI GPR:$hi, tglobaladdr:$lo)>;
def : Pat<(XLenVT (heron_hi tglobaladdr:$hi)), (LUI tglobaladdr:$hi)>;
def : Pat<(XLenVT (int_heron_clip GPR:$rs1, uimm6:$n)), (CLIP GPR:$rs1, uimm6:$n)>;

class LdPat<PatFrag frag, HInst inst, ValueType vt = XLenVT>
    : Pat<(vt (frag (AddrRegImm (XLenVT GPRMem:$rs1), simm12:$imm))),
          (inst GPRMem:$rs1, simm12:$imm)>;
class StPat<PatFrag frag, HInst inst, DAGOperand rc, ValueType vt = XLenVT>
    : Pat<(frag (vt rc:$rs2), (AddrRegImm (XLenVT GPRMem:$rs1), simm12:$imm)),
          (inst rc:$rs2, GPRMem:$rs1, simm12:$imm)>;
def : LdPat<sextloadi8, LB>;
def : LdPat<extloadi8, LBU>;
def : LdPat<zextloadi8, LBU>;
def : LdPat<sextloadi16, LH>;
def : LdPat<load, LW, i32> { let Predicates = [Is32]; }
def : StPat<truncstorei8, SB, GPR>;
def : StPat<truncstorei16, SH, GPR>;
def : StPat<store, SW, GPR, i32> { let Predicates = [Is32]; }
let Predicates = [Is64] in {
  def : LdPat<sextloadi32, LW, i64>;
  def : LdPat<load, LD, i64>;
  def : StPat<truncstorei32, SW, GPR, i64>;
  def : StPat<store, SD, GPR, i64>;
  def : PatGprGpr<heron_sllw, SLLW, i64>;
  def : PatGprGpr<heron_sraw, SRAW, i64>;
  def : Pat<(i64 (sext32 (add GPR:$a, GPR:$b))), (ADDW GPR:$a, GPR:$b)>;
}
let Predicates = [HasM] in {
  def : PatGprGpr<mul, MUL>;
  def : PatGprGpr<mulhs, MULH>;
  def : PatGprGpr<sdiv, DIV>;
  def : PatGprGpr<srem, REM>;
}
def : Pat<(brcond (XLenVT (seteq GPR:$a, GPR:$b)), bb:$to), (BEQ GPR:$a, GPR:$b, brtarget:$to)>;
def : Pat<(brcond GPR:$a, bb:$to), (BNE GPR:$a, (XLenVT X0), bb:$to)>;
let Predicates = [HasF] in {
  def : Pat<(f32 (any_fadd FPR32:$a, FPR32:$b)), (FADD_S FPR32:$a, FPR32:$b, 7)>;
  def : Pat<(f32 (any_fmul FPR32:$a, FPR32:$b)), (FMUL_S FPR32:$a, FPR32:$b, (i32 7))>;
  def : Pat<(f32 (fma FPR32:$a, FPR32:$b, FPR32:$c)), (FMADD_S FPR32:$a, FPR32:$b, FPR32:$c, 7)>;
  def : Pat<(f32 (bitconvert (i32 GPR:$a))), (FMV_W_X GPR:$a)>;
  def : Pat<(f32 fpimm0), (FMV_W_X (XLenVT X0))>;
  def : Pat<(f32 (heron_any_round FPR32:$a)), (FROUND FPR32:$a, 4)>;
  def : LdPat<load, FLW, f32>;
  def : StPat<store, FSW, FPR32, f32>;
}
let Predicates = [HasD] in {
  def : Pat<(f64 (any_fadd FPR64:$a, FPR64:$b)), (FADD_D FPR64:$a, FPR64:$b, 7)>;
  def : Pat<(f32 (fpround FPR64:$a)), (EXTRACT_SUBREG FPR64:$a, sub_f)>;
  def : Pat<(f64 (fpextend FPR32:$a)), (INSERT_SUBREG (f64 (IMPLICIT_DEF)), FPR32:$a, sub_f)>;
}
let Predicates = [HasP] in
def : Pat<(heron_readpair (i32 GPR:$a)), (MULP GPR:$a, GPR:$a)>;

// --- pseudos

let isBarrier = 1, isBranch = 1, isTerminator = 1 in {
  def PseudoBR : Pseudo<(outs), (ins jaltarget:$imm20), []>,
                 PseudoInstExpansion<(JAL X0, jaltarget:$imm20)>, Sched<[WriteJump]>;
  let isIndirectBranch = 1 in
  def PseudoBRIND : Pseudo<(outs), (ins GPR:$rs1, simm12:$imm12), []>,
                    PseudoInstExpansion<(JALR X0, GPR:$rs1, simm12:$imm12)>,
                    Sched<[WriteJump, ReadBranch]>;
}
let isReturn = 1, isTerminator = 1, isBarrier = 1 in
def PseudoRET : Pseudo<(outs), (ins), [(heron_ret)]>, PseudoInstExpansion<(JALR X0, X1, 0)>,
                Sched<[WriteJump, ReadBranch]>;
let isCall = 1, Defs = [X1] in {
  def PseudoCALLIndirect : Pseudo<(outs), (ins GPR:$rs1), [(heron_call GPR:$rs1)]>,
                           PseudoInstExpansion<(JALR X1, GPR:$rs1, 0)>,
                           Sched<[WriteJump, ReadBranch]>;
  let Size = 8, isCodeGenOnly = 0 in
  def PseudoCALL : Pseudo<(outs), (ins bare_symbol:$func), [], "call", "$func">,
                   Sched<[WriteALU, WriteJump]>;
}
def : Pat<(br bb:$to), (PseudoBR bb:$to)>;
def : Pat<(brind GPR:$rs1), (PseudoBRIND GPR:$rs1, 0)>;
def : Pat<(heron_call tglobaladdr:$func), (PseudoCALL tglobaladdr:$func)>;
let usesCustomInserter = 1, hasSideEffects = 1 in {
  let Defs = [X2], Uses = [X2] in {
    def ADJCALLSTACKDOWN : Pseudo<(outs), (ins i32imm:$amt1, i32imm:$amt2),
                                  [(callseq_start timm:$amt1, timm:$amt2)]>;
    def ADJCALLSTACKUP : Pseudo<(outs), (ins i32imm:$amt1, i32imm:$amt2),
                                [(callseq_end timm:$amt1, timm:$amt2)]>;
  }
  def Select_GPR : Pseudo<(outs GPR:$dst), (ins GPR:$lhs, GPR:$rhs, i32imm:$cc, GPR:$t, GPR:$f), []>,
                   Sched<[WriteALU2, ReadALU]>;
}
let Size = 0 in {
  def PseudoLI : AsmPseudo<(outs GPR:$rd), (ins simm12:$imm), "li", "$rd, $imm">;
  def PseudoLA : AsmPseudo<(outs GPR:$rd), (ins bare_symbol:$symbol), "la", "$rd, $symbol">;
}

// --- aliases

def : InstAlias<"nop", (ADDI X0, X0, 0)>;
def : InstAlias<"mv $rd, $rs", (ADDI GPR:$rd, GPR:$rs, 0)>;
def : InstAlias<"not $rd, $rs", (XORI GPR:$rd, GPR:$rs, -1), 2>;
def : InstAlias<"neg $rd, $rs", (SUB GPR:$rd, X0, GPR:$rs)>;
def : InstAlias<"beqz $rs, $to", (BEQ GPR:$rs, X0, brtarget:$to)>;
def : InstAlias<"bgt $a, $b, $to", (BLT GPR:$b, GPR:$a, brtarget:$to), 0>;
def : InstAlias<"j $to", (JAL X0, jaltarget:$to)>;
def : InstAlias<"ret", (JALR X0, X1, 0), 3>;
def : InstAlias<"jr $rs", (JALR X0, GPR:$rs, 0), 2>;
def : InstAlias<"fmv.same $rd, $rs", (FADD_S FPR32:$rd, FPR32:$rs, FPR32:$rs, 0b111)>,
      Requires<[HasF]>;
let Predicates = [Is64] in
  def : InstAlias<"sext.w $rd, $rs", (ADDW GPR:$rd, GPR:$rs, X0)>;
def : InstAlias<"rdflags $rd", (RDSYS GPR:$rd, 1), 0>;
def : MnemonicAlias<"move", "mv">;
def : MnemonicAlias<"ldd", "ld">, Requires<[Is64]>;
