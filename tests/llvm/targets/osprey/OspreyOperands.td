// Operands: conditions, optional flags, lists, shifted registers, addresses.

class NamedAsm<string name> : AsmOperandClass { let Name = name; }
foreach name = ["VPred", "VecListTwo", "ModImmNeg", "PostIdx", "ShiftedImm", "ShiftedReg", "MemReg",
                "MemImm12"] in
  def name # "Asm" : NamedAsm<name>;
class RangeAsm<int low, int high> : AsmOperandClass {
  let Name = "Imm" # low # "_" # high;
  let DiagnosticString = "operand must be an immediate in the range [" # low # "," # high # "]";
}
def Imm0_31Asm : RangeAsm<0, 31>;
def Imm0_7Asm : RangeAsm<0, 7> { let SuperClasses = [Imm0_31Asm]; }
def Imm1_32Asm : RangeAsm<1, 32>;
def BarrierAsm : AsmOperandClass {
  let Name = "Barrier";
  let ParserMethod = "parseBarrier";
  let PredicateMethod = "isBarrierKind";
}

def CondCodeAsm : AsmOperandClass {
  let Name = "CondCode";
  let RenderMethod = "addCondCodeOperands";
  let DefaultMethod = "defaultCondCode";
  let IsOptional = 1;
}
def pred : PredicateOperand<OtherVT, (ops i32imm, CCR), (ops (i32 14), (i32 zero_reg))> {
  let PrintMethod = "printPredicate";
  let ParserMatchClass = CondCodeAsm;
  let DecoderMethod = "decodePredicate";
}
def vpred : PredicateOperand<OtherVT, (ops i32imm:$cond, CCR:$reg), (ops (i32 0), (i32 zero_reg))> {
  let PrintMethod = "printVectorPredicate";
  let ParserMatchClass = VPredAsm;
  let EncoderMethod = "encodeVectorPredicate";
  let DecoderMethod = "decodeVectorPredicate";
}
def CCOutAsm : AsmOperandClass {
  let Name = "CCOut";
  let RenderMethod = "addCCOutOperands";
  let DefaultMethod = "defaultCCOut";
  let IsOptional = 1;
}
def cc_out : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))> {
  let EncoderMethod = "encodeCCOut";
  let PrintMethod = "printSBit";
  let ParserMatchClass = CCOutAsm;
  let DecoderMethod = "decodeCCOut";
}
def s_cc_out : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 FLAGS))> {
  let EncoderMethod = "encodeCCOut";
  let PrintMethod = "printSBit";
  let ParserMatchClass = CCOutAsm;
}

def RegListAsm : AsmOperandClass {
  let Name = "RegList";
  let ParserMethod = "parseRegList";
  let DiagnosticType = "RegListInvalid";
}
def DPRListAsm : AsmOperandClass {
  let Name = "DPRList";
  let SuperClasses = [RegListAsm];
  let DiagnosticString = "operand must be a list of double registers";
}
def reglist : Operand<i32> {
  let EncoderMethod = "encodeRegList";
  let ParserMatchClass = RegListAsm;
  let PrintMethod = "printRegList";
  let DecoderMethod = "decodeRegList";
}
def dprlist : Operand<i32> {
  let EncoderMethod = "encodeRegList";
  let ParserMatchClass = DPRListAsm;
  let PrintMethod = "printRegList";
  let DecoderMethod = "decodeDPRList";
}
def vec_list : RegisterOperand<DPair, "printVectorList"> {
  let ParserMatchClass = VecListTwoAsm;
  let EncoderMethod = "encodeVecList";
}

// An immediate of eight bits, rotated; 32-bit ones of two such parts.
def ModImmAsm : AsmOperandClass { let Name = "ModImm"; let ParserMethod = "parseModImm"; }
def ModImmNotAsm : AsmOperandClass { let Name = "ModImmNot"; let RenderMethod = "addModImmNotOperands"; }
def imm_not_XFORM : SDNodeXForm<imm, [{
  return CurDAG->getTargetConstant(~(int)N->getZExtValue(), SDLoc(N), MVT::i32);
}]>;
def imm_neg_XFORM : SDNodeXForm<imm, [{
  return CurDAG->getTargetConstant(-(int)N->getZExtValue(), SDLoc(N), MVT::i32);
}]>;
def imm_less_one : SDNodeXForm<imm, [{
  return CurDAG->getTargetConstant((int)N->getZExtValue() - 1, SDLoc(N), MVT::i32);
}]>;
def hi16 : SDNodeXForm<imm, [{
  return CurDAG->getTargetConstant((uint32_t)N->getZExtValue() >> 16, SDLoc(N), MVT::i32);
}]>;
def mod_imm : Operand<i32>, ImmLeaf<i32, [{ return Osprey_AM::isModImm(Imm); }]> {
  let EncoderMethod = "encodeModImm";
  let PrintMethod = "printModImm";
  let ParserMatchClass = ModImmAsm;
}
def mod_imm_not : Operand<i32>, PatLeaf<(imm), [{ return Osprey_AM::isModImm(~N->getZExtValue()); }],
                                         imm_not_XFORM> {
  let ParserMatchClass = ModImmNotAsm;
}
def mod_imm_neg : Operand<i32>, PatLeaf<(imm), [{ return Osprey_AM::isModImm(-N->getZExtValue()); }],
                                         imm_neg_XFORM> {
  let ParserMatchClass = ModImmNegAsm;
}
def imm0_7 : Operand<i32>, ImmLeaf<i32, [{ return Imm >= 0 && Imm < 8; }]> {
  let ParserMatchClass = Imm0_7Asm;
}
def imm0_31 : Operand<i32>, ImmLeaf<i32, [{ return Imm >= 0 && Imm < 32; }]> {
  let ParserMatchClass = Imm0_31Asm;
}
def imm1_32 : Operand<i32>, ImmLeaf<i32, [{ return Imm > 0 && Imm <= 32; }], imm_less_one> {
  let ParserMatchClass = Imm1_32Asm;
  let PrintMethod = "printImmPlusOne";
}
def imm24 : Operand<i32>, TImmLeaf<i32, [{ return isUInt<24>(Imm); }]> {
  let OperandType = "OPERAND_IMMEDIATE";
}

def so_reg : Operand<i32>, ComplexPattern<i32, 3, "SelectShifterReg", [shl, srl, sra, rotr]> {
  let EncoderMethod = "encodeShifterReg";
  let PrintMethod = "printShifterReg";
  let DecoderMethod = "decodeShifterReg";
  let ParserMatchClass = ShiftedRegAsm;
  let MIOperandInfo = (ops GPRNoPC, GPRNoPC, i32imm);
}
def so_reg_imm : Operand<i32>, ComplexPattern<i32, 2, "SelectShifterImm", [shl, srl, sra, rotr]> {
  let EncoderMethod = "encodeShifterImm";
  let PrintMethod = "printShifterImm";
  let DecoderMethod = "decodeShifterImm";
  let ParserMatchClass = ShiftedImmAsm;
  let MIOperandInfo = (ops GPR:$reg, i32imm:$shift);
}

class AddrImm12<string always> : Operand<i32>, ComplexPattern<i32, 2, "SelectAddrImm12", []> {
  let EncoderMethod = "encodeAddrImm12";
  let DecoderMethod = "decodeAddrImm12";
  let PrintMethod = "printAddrImm12<" # always # ">";
  let ParserMatchClass = MemImm12Asm;
  let OperandType = "OPERAND_MEMORY";
  let MIOperandInfo = (ops GPR:$base, i32imm:$offset);
}
def addr_imm12 : AddrImm12<"false">;
#ifdef LLVM_19
def addr_imm12_pre : AddrImm12<"true">;
#else
def addr_imm12_pre : AddrImm12<"true"> { let WantsParent = 1; }
#endif
def addr_reg : Operand<i32>, ComplexPattern<i32, 2, "SelectAddrReg", [add, sub], [], 8> {
  let PrintMethod = "printAddrReg";
  let ParserMatchClass = MemRegAsm;
  let OperandType = "OPERAND_MEMORY";
  let MIOperandInfo = (ops GPR:$base, GPRNoPC:$index);
}
def postidx : Operand<i32> {
  let EncoderMethod = "encodePostIdx";
  let DecoderMethod = "decodePostIdx";
  let PrintMethod = "printPostIdx";
  let ParserMatchClass = PostIdxAsm;
  let MIOperandInfo = (ops GPR:$offset, i32imm:$isAdd);
}
def br_target : Operand<OtherVT> {
  let OperandType = "OPERAND_PCREL";
  let EncoderMethod = "encodeBranchTarget";
}
def bl_target : Operand<i32> { let OperandType = "OPERAND_PCREL"; }
def barrier_opt : Operand<i32> {
  let ParserMatchClass = BarrierAsm;
  let PrintMethod = "printBarrier";
}
