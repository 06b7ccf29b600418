// WebAssembly's tables, which are of their own kind.

// --- opcodes --gen-disassembler
include "llvm/Target/Target.td"
def II : InstrInfo; def WebAssembly : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "WebAssembly"; }
def A0 : R<"a0">; def I32 : RegisterClass<"WebAssembly", [i32], 32, (add A0)>;
class NI<dag o, dag i, bits<32> inst, bit sb = 1, bit canon = 0> : Instruction { let Namespace = "WebAssembly"; let OutOperandList = o; let InOperandList = i; field bits<32> Inst = inst; bit StackBased = sb; bit IsCanonical = canon;  let AsmString = NAME; }
class Op<string t> : Operand<i32> { let OperandNamespace = "WebAssembly"; let OperandType = t; }
def i32op : Op<"OPERAND_I32IMM">; def off : Op<"OPERAND_OFFSET32">; def p2 : Op<"OPERAND_P2ALIGN">;
def X : NI<(outs), (ins), 0x5>;
def Y : NI<(outs), (ins i32op:$a), 0x6>;
def Z : NI<(outs), (ins off:$a, p2:$b), 0xfd01>;
def Z1 : NI<(outs), (ins p2:$b), 0xfd02>;
def Z2 : NI<(outs I32:$d), (ins p2:$b, off:$c), 0xfdff>;
def W : NI<(outs), (ins p2:$b), 0xfe0002>;
def W1 : NI<(outs), (ins p2:$b, variable_ops), 0xfe0102>;
def NoOpcode : NI<(outs), (ins p2:$b), 0xffffffff>;
def Unset : NI<(outs), (ins i32imm:$a), {?, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, ?, 1, 1}>;
class Wide<bits<40> inst> : Instruction { let Namespace = "WebAssembly"; let OutOperandList = (outs); let InOperandList = (ins unknown:$a); bits<40> Inst = inst; bit StackBased = 1; bit IsCanonical = 0; }
def Wide1 : Wide<0x1ffffffff>; def Wide2 : Wide<0x10000000e>;
def First : NI<(outs), (ins), 0x1fd0005>; def Second : NI<(outs), (ins), 0x10003>; def Third : NI<(outs), (ins), 0x105>;

// --- one_opcode --gen-disassembler
include "llvm/Target/Target.td"
def II : InstrInfo; def WebAssembly : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "WebAssembly"; }
def A0 : R<"a0">; def I32 : RegisterClass<"WebAssembly", [i32], 32, (add A0)>;
class NI<dag o, dag i, bits<32> inst, bit sb = 1, bit canon = 0> : Instruction { let Namespace = "WebAssembly"; let OutOperandList = o; let InOperandList = i; field bits<32> Inst = inst; bit StackBased = sb; bit IsCanonical = canon;  let AsmString = NAME; }
class Op<string t> : Operand<i32> { let OperandNamespace = "WebAssembly"; let OperandType = t; }
def i32op : Op<"OPERAND_I32IMM">; def off : Op<"OPERAND_OFFSET32">; def p2 : Op<"OPERAND_P2ALIGN">;
def Long : NI<(outs), (ins), 0x5>; def Lon : NI<(outs), (ins), 0x5>; def Lot : NI<(outs), (ins), 0x5>;
def Lo : NI<(outs I32:$d), (ins), 0x5, 0>; def B : NI<(outs I32:$d), (ins), 0x5, 0>;
def Canonical2 : NI<(outs), (ins), 0x7, 1, 1>; def Canonical1 : NI<(outs), (ins), 0x7, 1, 1>; def C : NI<(outs), (ins), 0x7>;
def D : NI<(outs), (ins), 0x8>; def DCanonical : NI<(outs), (ins), 0x8, 1, 1>; def Da : NI<(outs), (ins), 0x8>;
def NotInTheTable : NI<(outs), (ins), 0xfe0100, 0>;

// --- one_opcode_and_the_length_of_its_text --gen-disassembler
include "llvm/Target/Target.td"
def II : InstrInfo; def WebAssembly : Target { let InstructionSet = II; }
def A0 : Register<"a0"> { let Namespace = "WebAssembly"; }
def I32 : RegisterClass<"WebAssembly", [i32], 32, (add A0)>;
class NI<bits<32> inst, string asm> : Instruction { let Namespace = "WebAssembly"; let OutOperandList = (outs); let InOperandList = (ins); field bits<32> Inst = inst; bit StackBased = 1; bit IsCanonical = 0; let AsmString = asm; }
def LongerName : NI<5, "drop">; def Name : NI<5, "drop">; def AlsoLonger : NI<6, "f32.pick">; def Another : NI<6, "fnref.pick">;
def Variants : NI<7, "{abcdef|a}">; def None : NI<7, "abc">; def Both : NI<7, "{a|a}">; def Spaces : NI<8, "   a\t$$">; def Fewer : NI<8, "abcd">;

// --- nothing --gen-disassembler
include "llvm/Target/Target.td"
def II : InstrInfo; def WebAssembly : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "WebAssembly"; }
def A0 : R<"a0">; def I32 : RegisterClass<"WebAssembly", [i32], 32, (add A0)>;
class NI<dag o, dag i, bits<32> inst, bit sb = 1, bit canon = 0> : Instruction { let Namespace = "WebAssembly"; let OutOperandList = o; let InOperandList = i; field bits<32> Inst = inst; bit StackBased = sb; bit IsCanonical = canon;  let AsmString = NAME; }
class Op<string t> : Operand<i32> { let OperandNamespace = "WebAssembly"; let OperandType = t; }
def i32op : Op<"OPERAND_I32IMM">; def off : Op<"OPERAND_OFFSET32">; def p2 : Op<"OPERAND_P2ALIGN">;
