// Opcodes of WebAssembly that nothing decodes.

// --- in_registers_only --gen-disassembler
include "llvm/Target/Target.td"
def II : InstrInfo; def WebAssembly : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "WebAssembly"; }
def A0 : R<"a0">; def I32 : RegisterClass<"WebAssembly", [i32], 32, (add A0)>;
class NI<dag o, dag i, bits<32> inst, bit sb = 1, bit canon = 0> : Instruction { let Namespace = "WebAssembly"; let OutOperandList = o; let InOperandList = i; field bits<32> Inst = inst; bit StackBased = sb; bit IsCanonical = canon;  let AsmString = NAME; }
class Op<string t> : Operand<i32> { let OperandNamespace = "WebAssembly"; let OperandType = t; }
def i32op : Op<"OPERAND_I32IMM">; def off : Op<"OPERAND_OFFSET32">; def p2 : Op<"OPERAND_P2ALIGN">;
def A : NI<(outs), (ins), 0x5, 0>;

// --- no_bits --gen-disassembler
include "llvm/Target/Target.td"
def II : InstrInfo; def WebAssembly : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "WebAssembly"; }
def A0 : R<"a0">; def I32 : RegisterClass<"WebAssembly", [i32], 32, (add A0)>;
class NI<dag o, dag i, bits<32> inst, bit sb = 1, bit canon = 0> : Instruction { let Namespace = "WebAssembly"; let OutOperandList = o; let InOperandList = i; field bits<32> Inst = inst; bit StackBased = sb; bit IsCanonical = canon;  let AsmString = NAME; }
class Op<string t> : Operand<i32> { let OperandNamespace = "WebAssembly"; let OperandType = t; }
def i32op : Op<"OPERAND_I32IMM">; def off : Op<"OPERAND_OFFSET32">; def p2 : Op<"OPERAND_P2ALIGN">;
def A : Instruction { let OutOperandList = (outs); let InOperandList = (ins); int Inst = 5; bit StackBased = 1; }

// --- no_stack_field --gen-disassembler
include "llvm/Target/Target.td"
def II : InstrInfo; def WebAssembly : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "WebAssembly"; }
def A0 : R<"a0">; def I32 : RegisterClass<"WebAssembly", [i32], 32, (add A0)>;
class NI<dag o, dag i, bits<32> inst, bit sb = 1, bit canon = 0> : Instruction { let Namespace = "WebAssembly"; let OutOperandList = o; let InOperandList = i; field bits<32> Inst = inst; bit StackBased = sb; bit IsCanonical = canon;  let AsmString = NAME; }
class Op<string t> : Operand<i32> { let OperandNamespace = "WebAssembly"; let OperandType = t; }
def i32op : Op<"OPERAND_I32IMM">; def off : Op<"OPERAND_OFFSET32">; def p2 : Op<"OPERAND_P2ALIGN">;
def A : Instruction { let OutOperandList = (outs); let InOperandList = (ins); bits<8> Inst = 5; }

// --- not_canonical --gen-disassembler
include "llvm/Target/Target.td"
def II : InstrInfo; def WebAssembly : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "WebAssembly"; }
def A0 : R<"a0">; def I32 : RegisterClass<"WebAssembly", [i32], 32, (add A0)>;
class NI<dag o, dag i, bits<32> inst, bit sb = 1, bit canon = 0> : Instruction { let Namespace = "WebAssembly"; let OutOperandList = o; let InOperandList = i; field bits<32> Inst = inst; bit StackBased = sb; bit IsCanonical = canon;  let AsmString = NAME; }
class Op<string t> : Operand<i32> { let OperandNamespace = "WebAssembly"; let OperandType = t; }
def i32op : Op<"OPERAND_I32IMM">; def off : Op<"OPERAND_OFFSET32">; def p2 : Op<"OPERAND_P2ALIGN">;
class I : Instruction { let OutOperandList = (outs); let InOperandList = (ins); bits<8> Inst = 5; bit StackBased = 1; } def A : I;
def B : I;
