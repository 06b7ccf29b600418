// Sources and destinations: registers, indexed, absolute, indirect and with post-increment; numbers.

class MiteAsmClass<string n> : AsmOperandClass {
  let Name = n;
  let RenderMethod = "add"#n#"Operands";
}
def IndexedClass : MiteAsmClass<"Indexed"> { let ParserMethod = "parseIndexed"; }
def IndirectClass : MiteAsmClass<"Indirect"> { let SuperClasses = [IndexedClass]; }
def PostIncClass : MiteAsmClass<"PostInc">;
def AbsoluteClass : MiteAsmClass<"Absolute"> { let DiagnosticType = "NeedsAbsolute"; }
def CG8Class : MiteAsmClass<"CG8"> { let PredicateMethod = "isConstantGenerated"; let RenderMethod = "addImmOperands"; }
def CG16Class : MiteAsmClass<"CG16"> { let SuperClasses = [CG8Class]; let RenderMethod = "addImmOperands"; }
def RepeatClass : MiteAsmClass<"Repeat"> { let IsOptional = 1; let DefaultMethod = "defaultRepeat"; let RenderMethod = "addImmOperands"; }

class MemSrc<AsmOperandClass c, string how, dag info> : Operand<i16> {
  let ParserMatchClass = c;
  let MIOperandInfo = info;
  let PrintMethod = "print"#how;
  let EncoderMethod = "get"#how#"Value";
  let DecoderMethod = "decode"#how;
  let OperandType = "OPERAND_MEMORY";
}
def indexed : MemSrc<IndexedClass, "Indexed", (ops GR16:$base, i16imm:$off)>;
def indirect : MemSrc<IndirectClass, "Indirect", (ops GR16:$base)>;
def postinc : MemSrc<PostIncClass, "PostInc", (ops GR16:$base)>;
def absolute : Operand<i16> { let ParserMatchClass = AbsoluteClass; let PrintMethod = "printAbsolute"; let OperandType = "OPERAND_MEMORY"; }
def cg8imm : Operand<i8>, ImmLeaf<i8, [{ return Imm == 0 || Imm == 1 || Imm == 2 || Imm == 4 || Imm == 8 || Imm == -1; }]> {
  let ParserMatchClass = CG8Class;
  let EncoderMethod = "getCGImmOpValue";
  let DecoderMethod = "decodeCGImm";
}
def cg16imm : Operand<i16>, ImmLeaf<i16, [{ return isPowerOf2_64(Imm) && Imm <= 8; }]> {
  let ParserMatchClass = CG16Class;
  let EncoderMethod = "getCGImmOpValue";
  let DecoderMethod = "decodeCGImm";
  let hasCompleteDecoder = 0;
}
def repeat : Operand<i8> { let ParserMatchClass = RepeatClass; let PrintMethod = "printRepeat"; }
def jmptarget : Operand<OtherVT> { let OperandType = "OPERAND_PCREL"; let PrintMethod = "printPCRelImmOperand"; let EncoderMethod = "getPCRelValue"; let DecoderMethod = "decodePCRel"; }
def cc : Operand<i8> { let PrintMethod = "printCCOperand"; let OperandType = "OPERAND_COND"; let OperandNamespace = "Mite"; }
def zreg : RegisterOperand<AnyReg, "printZero"> { let GIZeroRegister = ZERO; let DecoderMethod = "decodeZReg"; let OperandType = "OPERAND_ANY_REG"; let OperandNamespace = "Mite"; }
#ifdef LLVM_21
def ptrop : RegisterOperand<GR16>;
#else
def ptrop : RegisterOperand<Ptr>;
#endif

// Always executed unless another condition is given; sets flags when asked to.
def pred : PredicateOperand<OtherVT, (ops i16imm:$cond, SRC:$flags), (ops (i16 15), (i16 zero_reg))> {
  let PrintMethod = "printPredicate";
  let DecoderMethod = "decodePredicate";
  let ParserMatchClass = MiteAsmClass<"CondCode">;
}
def s_out : OptionalDefOperand<OtherVT, (ops SRC), (ops (i16 zero_reg))> {
  let PrintMethod = "printSBit";
  let DecoderMethod = "decodeSBit";
  let EncoderMethod = "getSBit";
  let ParserMatchClass = MiteAsmClass<"SBit">;
}
def scaled : OperandWithDefaultOps<i16, (ops (i16 1))> { let PrintMethod = "printScaled"; let MCOperandPredicate = [{ return MCOp.isImm(); }]; }

def addrIdx : ComplexPattern<i16, 2, "SelectAddr", [], []>;
