// Immediates, condition codes and the addressing modes.

// --- condition codes
def condcode : Operand<i8> {
  let PrintMethod = "printCondCode";
  let OperandNamespace = "Cisk";
  let OperandType = "OPERAND_COND_CODE";
  let DecoderMethod = "decodeCond";
}
defvar Conds = ["o", "no", "b", "ae", "e", "ne", "be", "a", "s", "ns", "p", "np", "l", "ge", "le", "g"];

// --- immediates
class ImmClass<string n, list<AsmOperandClass> super = []> : AsmOperandClass {
  let Name = n;
  let SuperClasses = super;
  let RenderMethod = "addImmOperands";
}
def Imm64Class : ImmClass<"Imm64">;
def Imm32Class : ImmClass<"Imm32", [Imm64Class]> { let DiagnosticType = "Invalid32"; }
def Imm16Class : ImmClass<"Imm16", [Imm32Class]> { let PredicateMethod = "isImmWord"; }
def Imm8Class : ImmClass<"Imm8", [Imm16Class]> { let DiagnosticString = "an eight-bit number is needed"; }
def UImm3Class : ImmClass<"UImm3", [Imm8Class]> { let DiagnosticType = "Invalid3"; let DiagnosticString = "0 to 7"; }

class ImmOp<ValueType vt, AsmOperandClass c, string print = "printImm"> : Operand<vt> {
  let ParserMatchClass = c;
  let PrintMethod = print;
  let OperandType = "OPERAND_IMMEDIATE";
}
def imm8 : ImmOp<i8, Imm8Class> { let MCOperandPredicate = [{ return MCOp.isImm() && isInt<8>(MCOp.getImm()); }]; }
def imm16 : ImmOp<i16, Imm16Class>;
def imm32 : ImmOp<i32, Imm32Class> { let EncoderMethod = "encodeImm32"; let DecoderMethod = "decodeImm32"; }
def imm64 : ImmOp<i64, Imm64Class>;
def imm32_64 : ImmOp<i64, Imm32Class> { let EncoderMethod = "encodeImm32"; let DecoderMethod = "decodeImm32"; }
def simm8_32 : ImmOp<i32, Imm8Class>, ImmLeaf<i32, [{ return isInt<8>(Imm); }]>;
def uimm3 : ImmOp<i8, UImm3Class, "printU3">, ImmLeaf<i8, [{ return isUInt<3>(Imm); }]> { let hasCompleteDecoder = 0; }

def BrTargetClass : AsmOperandClass {
  let Name = "BrTarget";
  let ParserMethod = "parseBrTarget";
}
class BrOp<string method> : Operand<OtherVT> {
  let OperandType = "OPERAND_PCREL";
  let PrintMethod = "printPCRel";
  let EncoderMethod = method;
  let ParserMatchClass = BrTargetClass;
}
def br8 : BrOp<"encodePCRel8">;
def br32 : BrOp<"encodePCRel32"> { let DecoderMethod = "decodePCRel32"; }
def calltarget : Operand<iPTR> { let OperandType = "OPERAND_PCREL"; let PrintMethod = "printPCRel"; let ParserMatchClass = BrTargetClass; }

// --- registers with a name or an encoding of their own
def shcount : RegisterOperand<GR8_CL, "printShift"> { let OperandType = "OPERAND_SHIFT"; let OperandNamespace = "Cisk"; }
def fpst : RegisterOperand<RST, "printST"> { let EncoderMethod = "encodeST"; let DecoderMethod = "decodeST"; }
def MaskClass : AsmOperandClass { let Name = "OptMask"; let IsOptional = 1; let DefaultMethod = "noMask"; let ParserMethod = "parseMask"; }
def optmask : RegisterOperand<VKM, "printMask"> { let ParserMatchClass = MaskClass; }
def maskpair : RegisterOperand<VKPair>;

// --- memory
class MemClass<string n, list<AsmOperandClass> super = []> : AsmOperandClass {
  let Name = n;
  let SuperClasses = super;
  let ParserMethod = "parseMem";
  let RenderMethod = "addMemOperands";
}
def MemAnyClass : MemClass<"Mem">;
def MemIndClass : MemClass<"MemInd", [MemAnyClass]> { let RenderMethod = "addMemIndOperands"; let PredicateMethod = "isIndirect"; }
def MemDispClass : MemClass<"MemDisp", [MemAnyClass]> { let RenderMethod = "addMemDispOperands"; }
def MemIncClass : MemClass<"MemInc"> { let RenderMethod = "addMemIncOperands"; let ParserMethod = ?; }
def MemDecClass : MemClass<"MemDec"> { let RenderMethod = "addMemDecOperands"; let DiagnosticString = "-(reg) is needed"; }
def MemAbsClass : MemClass<"MemAbs", [MemAnyClass]> { let RenderMethod = "addAbsOperands"; }
foreach n = [8, 16, 32, 64] in def Mem#n#Class : MemClass<"Mem"#n, [MemAnyClass]>;

class MemOp<ValueType vt, AsmOperandClass c, string print, dag info> : Operand<vt> {
  let ParserMatchClass = c;
  let PrintMethod = print;
  let MIOperandInfo = info;
  let OperandType = "OPERAND_MEMORY";
}
def scale : Operand<i8> { let OperandType = "OPERAND_IMMEDIATE"; let EncoderMethod = "encodeScale"; }
def disp : Operand<i32> { let OperandType = "OPERAND_IMMEDIATE"; let PrintMethod = "printDisp"; }
foreach n = [8, 16, 32, 64] in {
  defvar t = !cast<ValueType>("i"#n);
  // base, disp, index, scale
  def full#n : MemOp<iPTR, !cast<AsmOperandClass>("Mem"#n#"Class"), "printMem"#n, (ops ptr:$base, disp:$disp, ptr_nosp:$index, scale:$scale)>;
}
def memind : MemOp<iPTR, MemIndClass, "printMemInd", (ops GR32:$reg)>;
def memdisp : MemOp<iPTR, MemDispClass, "printMemDisp", (ops GR32:$reg, disp:$disp)>;
def meminc : MemOp<iPTR, MemIncClass, "printMemInc", (ops GR32:$reg)>;
def memdec : MemOp<iPTR, MemDecClass, "printMemDec", (ops GR32_NOSP:$reg)>;
def memabs : MemOp<iPTR, MemAbsClass, "printMemAbs", (ops disp:$disp)>;
def lea : MemOp<iPTR, MemAnyClass, "printMem", (ops ptr:$base, disp:$disp, ptr_nosp:$index, scale:$scale)>;

def addr : ComplexPattern<iPTR, 4, "selectAddr", [], [SDNPHasChain]>;
def leaaddr : ComplexPattern<iPTR, 4, "selectLea", [add, sub, mul, shl, or, frameindex], []>;
def addrind : ComplexPattern<iPTR, 1, "selectInd">;
def addrdisp : ComplexPattern<iPTR, 2, "selectDisp", [frameindex], [], 5>;
def addrabs : ComplexPattern<iPTR, 1, "selectAbs", [tglobaladdr, tconstpool]>;
