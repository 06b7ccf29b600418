// Features, operands, operators and fragments that instructions are made of.

class ImmClass<string name> : AsmOperandClass {
  let Name = name;
  let RenderMethod = "addImmOperands";
  let DiagnosticType = "Invalid"#name;
  let DiagnosticString = "immediate out of range";
}
class Imm<string name, int width, ValueType type> : Operand<type>,
    ImmLeaf<type, "return isInt<"#width#">(Imm);"> {
  let EncoderMethod = "encode"#name;
  let DecoderMethod = "decode"#name;
  let OperandType = "OPERAND_IMMEDIATE";
  let MCOperandPredicate = "int64_t Imm; return MCOp.evaluateAsConstantImm(Imm) && isInt<"#width#">(Imm);";
  let ParserMatchClass = ImmClass<name>;
}
def simm7 : Imm<"SImm7", 7, i32>;
def simm7x : Imm<"SImm7x", 7, i64>;
def uimm4 : Operand<i32>, TImmLeaf<i32, "return isUInt<4>(Imm);"> { let PrintMethod = "printShift"; }
def simm7neg : ImmLeaf<i32, "return isInt<7>(-Imm);">;
def NegateImm : SDNodeXForm<imm, "return CurDAG->getTargetConstant(-N->getSExtValue(), SDLoc(N), MVT::i32);">;

def MemClass : AsmOperandClass {
  let Name = "Mem";
  let ParserMethod = "parseMem";
  let PredicateMethod = "isMem";
  let RenderMethod = "addMemOperands";
}
def mem : Operand<i64> {
  let MIOperandInfo = (ops GPR64:$base, simm7x:$offset);
  let PrintMethod = "printMem";
  let EncoderMethod = "encodeMem";
  let DecoderMethod = "decodeMem";
  let OperandType = "OPERAND_MEMORY";
  let ParserMatchClass = MemClass;
}
def addr : ComplexPattern<i64, 2, "selectAddr", [frameindex, add]>;
def AnyPairClass : AsmOperandClass { let Name = "AnyPair"; }
def PairClass : AsmOperandClass { let Name = "Pair"; let SuperClasses = [AnyPairClass]; }
def pair : RegisterOperand<QQ, "printPair"> { let ParserMatchClass = PairClass; }
def anypair : RegisterOperand<QQQ, "printPair"> { let ParserMatchClass = AnyPairClass; }
def brtarget : Operand<OtherVT> {
  let OperandType = "OPERAND_PCREL";
  let PrintMethod = "printTarget";
  let EncoderMethod = "encodeTarget";
}
def CondClass : AsmOperandClass { let Name = "Cond"; let IsOptional = 1; let DefaultMethod = "defaultCond"; }
def condition : PredicateOperand<OtherVT, (ops i32imm, i32imm), (ops (i32 14), (i32 0))> {
  let PrintMethod = "printCond";
  let DecoderMethod = "decodeCond";
  let EncoderMethod = "encodeCond";
  let ParserMatchClass = CondClass;
}

def SynCompare : SDNode<"SynISD::COMPARE", SDTypeProfile<1, 2, [SDTCisVT<0, i32>, SDTCisInt<1>,
    SDTCisSameAs<1, 2>]>>;
def SynBranch : SDNode<"SynISD::BRANCH", SDTypeProfile<0, 3, [SDTCisVT<0, OtherVT>, SDTCisVT<1, i32>,
    SDTCisVT<2, i32>]>, [SDNPHasChain]>;
def SynReturn : SDNode<"SynISD::RETURN", SDTNone, [SDNPHasChain, SDNPOptInGlue, SDNPVariadic]>;
class SynOp<string name> : SDNode<"SynISD::"#name, SDTIntBinOp, [SDNPCommutative]>;
class SynFpOp<string name> : SDNode<"SynISD::"#name, SDTFPBinOp>;
class SynIntrinsic : DefaultAttrsIntrinsic<[llvm_any_ty], [LLVMMatchType<0>, LLVMMatchType<0>],
    [IntrNoMem]>;

def not32 : PatFrag<(ops node:$in), (xor node:$in, -1)>;
class OneUse<SDPatternOperator operator>
    : PatFrag<(ops node:$a, node:$b), (operator node:$a, node:$b), "return N->hasOneUse();">;
def anyext_or_zext : PatFrags<(ops node:$in), [(anyext node:$in), (zext node:$in)]>;
