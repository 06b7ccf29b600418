// Immediates of all widths, some extendable by a prefix.

class ImmAsm<string n, string t> : AsmOperandClass {
  let Name = t#n#"Imm";
  let PredicateMethod = "is"#t#n#"Imm";
  let RenderMethod = "add"#!if(!eq(t, "s"), "Signed", "")#"ImmOperands";
}
foreach w = [3, 4, 5, 6, 8, 10, 11, 16] in {
  def u#w#_ImmOperand : ImmAsm<w#"_0", "u">;
  def u#w#_0Imm : Operand<i32> {
    let ParserMatchClass = !cast<AsmOperandClass>("u"#w#"_ImmOperand");
    let PrintMethod = "printUnsignedImm";
    let OperandType = "OPERAND_IMMEDIATE";
  }
  def u#w#_0ImmPred : PatLeaf<(i32 imm), "{ return isUInt<"#w#">(N->getSExtValue()); }">;
}
foreach w = [6, 8, 11, 12, 16] in {
  def s#w#_ImmOperand : ImmAsm<w#"_0", "s">;
  def s#w#_0Imm : Operand<i32> {
    let ParserMatchClass = !cast<AsmOperandClass>("s"#w#"_ImmOperand");
    let DecoderMethod = "s"#w#"_0ImmDecoder";
    let PrintMethod = "printSignedImm";
  }
  def s#w#_0ImmPred : PatLeaf<(i32 imm), "{ return isInt<"#w#">(N->getSExtValue()); }">;
}
def u32_ImmOperand : ImmAsm<"32_0", "u"> { let DiagnosticType = "InvalidU32"; }
def s32_ImmOperand : ImmAsm<"32_0", "s"> { let DiagnosticString = "a word is needed"; let ParserMethod = "parseExtended"; }
def u32_0Imm : Operand<i32> { let ParserMatchClass = u32_ImmOperand; let EncoderMethod = "encodeExtendable"; }
def s32_0Imm : Operand<i32> { let ParserMatchClass = s32_ImmOperand; let EncoderMethod = "encodeExtendable"; let DecoderMethod = "s32Decoder"; }
def b30_2Imm : Operand<OtherVT> { let OperandType = "OPERAND_PCREL"; let PrintMethod = "printBrtarget"; let DecoderMethod = "brtargetDecoder"; }
def a30_2Imm : Operand<i32> { let OperandType = "OPERAND_PCREL"; let PrintMethod = "printBrtarget"; let DecoderMethod = "brtargetDecoder"; }
def n1ConstClass : AsmOperandClass { let Name = "n1Const"; let IsOptional = 0; }
def n1Const : Operand<i32> { let ParserMatchClass = n1ConstClass; let OperandType = "OPERAND_MINUS_ONE"; let OperandNamespace = "Quad"; }

def AddrFI : ComplexPattern<i32, 1, "SelectAddrFI", [frameindex], []>;
def AddrGA : ComplexPattern<i32, 1, "SelectAddrGA", [tglobaladdr], []>;
def memri : Operand<i32> {
  let PrintMethod = "printMemRI";
  let MIOperandInfo = (ops IntRegs:$base, s32_0Imm:$off);
  let DecoderMethod = "decodeMemRI";
}
