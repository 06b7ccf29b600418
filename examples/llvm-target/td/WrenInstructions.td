// Every instruction has 32 bits: opcode in the top six, operands below.

#ifndef WREN_INSTRUCTIONS_TD
#define WREN_INSTRUCTIONS_TD

// --- operands ----------------------------------------------------------------

class ImmediateClass<string name, string diagnostic> : AsmOperandClass {
  let Name = name;
  let RenderMethod = "addImmOperands";
  let DiagnosticString = diagnostic;
}

def simm16 : Operand<i32> {
  let ParserMatchClass =
      ImmediateClass<"SImm16", "expected a number from -32768 to 32767">;
  let DecoderMethod = "decodeSImm16";
}
def uimm5 : Operand<i32> {
  let ParserMatchClass = ImmediateClass<"UImm5", "expected a number from 0 to 31">;
}
def uimm16 : Operand<i32> {
  let ParserMatchClass = ImmediateClass<"UImm16", "expected a number from 0 to 65535">;
}

// A distance in bytes, a multiple of four, stored as words.
def branch_distance : Operand<OtherVT> {
  let ParserMatchClass = ImmediateClass<
      "BranchDistance", "expected a multiple of 4 from -131072 to 131068">;
  let EncoderMethod = "encodeBranchDistance";
  let DecoderMethod = "decodeBranchDistance";
  let OperandType = "OPERAND_PCREL";
}

// offset(base)
def MemoryClass : AsmOperandClass {
  let Name = "Memory";
  let ParserMethod = "parseMemory";
  let RenderMethod = "addMemoryOperands";
  let DiagnosticString = "expected offset(register), the offset from -2048 to 2047";
}
def memory : Operand<iPTR> {
  let MIOperandInfo = (ops GPR, i32imm);
  let ParserMatchClass = MemoryClass;
  let PrintMethod = "printMemory";
  let EncoderMethod = "encodeMemory";
  let DecoderMethod = "decodeMemory";
}

// low:high
def PairClass : AsmOperandClass {
  let Name = "Pair";
  let ParserMethod = "parsePair";
  let RenderMethod = "addRegOperands";
  let DiagnosticString = "expected a pair of registers such as r4:r5";
}
def pair : RegisterOperand<GPRPair> {
  let PrintMethod = "printPair";
  let ParserMatchClass = PairClass;
}

// --- formats -----------------------------------------------------------------

class WrenInstruction<bits<6> opcode, dag outs, dag ins, string mnemonic, string operands>
    : Instruction {
  field bits<32> Inst;
  field bits<32> SoftFail = 0;
  let Namespace = "Wren";
  let DecoderNamespace = "Wren";
  let Size = 4;
  let OutOperandList = outs;
  let InOperandList = ins;
  let AsmString = mnemonic # "\t" # operands;
  let Inst{31-26} = opcode;
  let hasSideEffects = false;
  let mayLoad = false;
  let mayStore = false;
  let SchedRW = [WriteInteger];
}

class ThreeRegisters<bits<6> opcode, string mnemonic>
    : WrenInstruction<opcode, (outs GPR:$rd), (ins GPR:$ra, GPR:$rb), mnemonic, "$rd, $ra, $rb"> {
  bits<4> rd;
  bits<4> ra;
  bits<4> rb;
  let Inst{25-22} = rd;
  let Inst{21-18} = ra;
  let Inst{17-14} = rb;
  let Inst{13-0} = 0;
}

class Immediate<bits<6> opcode, string mnemonic, Operand kind>
    : WrenInstruction<opcode, (outs GPR:$rd), (ins GPR:$ra, kind:$imm), mnemonic,
                      "$rd, $ra, $imm"> {
  bits<4> rd;
  bits<4> ra;
  bits<16> imm;
  let Inst{25-22} = rd;
  let Inst{21-18} = ra;
  let Inst{17-16} = 0;
  let Inst{15-0} = imm;
}

class Shift<bits<6> opcode, string mnemonic>
    : WrenInstruction<opcode, (outs GPR:$rd), (ins GPR:$ra, uimm5:$amount), mnemonic,
                      "$rd, $ra, $amount"> {
  bits<4> rd;
  bits<4> ra;
  bits<5> amount;
  let Inst{25-22} = rd;
  let Inst{21-18} = ra;
  let Inst{17-5} = 0;
  let Inst{4-0} = amount;
}

class MemoryAccess<bits<6> opcode, dag outs, dag ins, string mnemonic>
    : WrenInstruction<opcode, outs, ins, mnemonic, "$rd, $address"> {
  bits<4> rd;
  bits<16> address; // base register, then offset
  let Inst{25-22} = rd;
  let Inst{21-18} = address{15-12};
  let Inst{17-12} = 0;
  let Inst{11-0} = address{11-0};
  let SchedRW = [WriteMemory];
}
class Load<bits<6> opcode, string mnemonic>
    : MemoryAccess<opcode, (outs GPR:$rd), (ins memory:$address), mnemonic> {
  let mayLoad = true;
}
class Store<bits<6> opcode, string mnemonic>
    : MemoryAccess<opcode, (outs), (ins GPR:$rd, memory:$address), mnemonic> {
  let mayStore = true;
}

class Branch<bits<6> opcode, string mnemonic>
    : WrenInstruction<opcode, (outs), (ins GPR:$ra, GPR:$rb, branch_distance:$distance), mnemonic,
                      "$ra, $rb, $distance"> {
  bits<4> ra;
  bits<4> rb;
  bits<16> distance;
  let Inst{25-22} = ra;
  let Inst{21-18} = rb;
  let Inst{17-16} = 0;
  let Inst{15-0} = distance;
  let isBranch = true;
  let isTerminator = true;
  let SchedRW = [WriteBranch];
}

// --- instructions ------------------------------------------------------------

let isCommutable = true in {
  def ADD : ThreeRegisters<0x01, "add">;
  def AND : ThreeRegisters<0x02, "and">;
  def OR : ThreeRegisters<0x03, "or">;
  def XOR : ThreeRegisters<0x04, "xor">;
}
def SUB : ThreeRegisters<0x05, "sub">;

let isAsCheapAsAMove = true in {
  def ADDI : Immediate<0x08, "addi", simm16>;
  def ANDI : Immediate<0x09, "andi", uimm16>;
  def ORI : Immediate<0x0a, "ori", uimm16>;
}
def SHL : Shift<0x0c, "shl">;
def SHR : Shift<0x0d, "shr">;
def SAR : Shift<0x0e, "sar">;

// The low half of a register stays: it is read as well as written.
def LUI : WrenInstruction<0x0f, (outs GPR:$rd), (ins GPR:$old, uimm16:$imm), "lui", "$rd, $imm"> {
  bits<4> rd;
  bits<16> imm;
  let Constraints = "$rd = $old";
  let Inst{25-22} = rd;
  let Inst{21-16} = 0;
  let Inst{15-0} = imm;
}

def LW : Load<0x10, "lw">;
def LH : Load<0x11, "lh">;
def LB : Load<0x12, "lb">;
def SW : Store<0x14, "sw">;
def SH : Store<0x15, "sh">;
def SB : Store<0x16, "sb">;

def BEQ : Branch<0x18, "beq">;
def BNE : Branch<0x19, "bne">;
def BLT : Branch<0x1a, "blt">;

let isCall = true, Defs = [LR], SchedRW = [WriteBranch] in
def CALL : WrenInstruction<0x1c, (outs), (ins GPR:$ra), "call", "$ra"> {
  bits<4> ra;
  let Inst{25-22} = ra;
  let Inst{21-0} = 0;
}
let isReturn = true, isTerminator = true, isBarrier = true, Uses = [LR], SchedRW = [WriteBranch] in
def RET : WrenInstruction<0x1d, (outs), (ins), "ret", ""> {
  let AsmString = "ret";
  let Inst{25-0} = 0;
}

let Predicates = [HasMultiply], SchedRW = [WriteMultiply] in {
  def MUL : ThreeRegisters<0x20, "mul">;
  def MULW : WrenInstruction<0x21, (outs pair:$rd), (ins GPR:$ra, GPR:$rb), "mulw",
                             "$rd, $ra, $rb"> {
    bits<4> rd; // of the low half
    bits<4> ra;
    bits<4> rb;
    let Inst{25-22} = rd;
    let Inst{21-18} = ra;
    let Inst{17-14} = rb;
    let Inst{13-0} = 0;
  }
}

// --- other spellings ---------------------------------------------------------

def : InstAlias<"nop", (ADDI R0, R0, 0)>;
def : InstAlias<"mov $rd, $ra", (ADDI GPR:$rd, GPR:$ra, 0)>;
def : InstAlias<"jmp $distance", (BEQ R0, R0, branch_distance:$distance)>;
def : MnemonicAlias<"b", "jmp">;

#endif // WREN_INSTRUCTIONS_TD
