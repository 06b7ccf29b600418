// More mistakes than one: all are reported, in the reference's order.

// --- incomplete_schedules --gen-subtarget; --gen-instr-info
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "Zoo"; }
def r0 : R<"r0">; def r1 : R<"r1">; def RC : RegisterClass<"Zoo", [i32], 32, (add r0, r1)>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
class I : Instruction { let Namespace = "Zoo"; let OutOperandList = (outs RC:$d); let InOperandList = (ins RC:$a); let Size = 4; }
def W1 : SchedWrite; def W2 : SchedWrite;
def NotThere : Predicate<"false">;
def B : I; def A : I; def C : I; def D : I { let SchedRW = []; } def E : I { let SchedRW = [W1]; }
def F : I { let Predicates = [NotThere]; } def G : I { let hasNoSchedulingInfo = 1; }
class M : SchedMachineModel { let CompleteModel = 1; let UnsupportedFeatures = [NotThere]; }
def First : M; def Second : M; def Third : M { let CompleteModel = 0; }
def : ProcessorModel<"first", First, []>; def : ProcessorModel<"second", Second, []>;
def : ProcessorModel<"third", Third, []>;
let SchedModel = First in { def : WriteRes<W1, []>; def : InstRW<[W2], (instrs D)>; }
let SchedModel = Second in { def : WriteRes<W1, []>; def : WriteRes<W2, []>; def : InstRW<[W2], (instrs C)>; }

// --- contradictions --gen-instr-info
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "Zoo"; }
def r0 : R<"r0">; def r1 : R<"r1">; def RC : RegisterClass<"Zoo", [i32], 32, (add r0, r1)>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
class I<bit load, bit store, list<dag> p> : Instruction {
  let Namespace = "Zoo"; let OutOperandList = (outs RC:$d); let InOperandList = (ins RC:$a); let Size = 4;
  let mayLoad = load; let mayStore = store; let hasSideEffects = ?; let Pattern = p;
}
def C : I<0, 1, [(set RC:$d, (i32 (load RC:$a)))]>;
def B : I<1, 1, [(set RC:$d, (i32 (load RC:$a)))]>;
def A : I<1, 1, [(set RC:$d, (add RC:$a, 1))]>;
def D : I<1, 0, [(set RC:$d, (add RC:$a, 1))]>;
let hasSideEffects = 0 in def E : I<0, 0, []>;
def : Pat<(i32 (load (add RC:$a, 4))), (E RC:$a)>;

// --- nothing_told --gen-instr-info
include "llvm/Target/Target.td"
def II : InstrInfo { let guessInstructionProperties = 0; } def Zoo : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "Zoo"; }
def r0 : R<"r0">; def r1 : R<"r1">; def RC : RegisterClass<"Zoo", [i32], 32, (add r0, r1)>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
class I : Instruction { let Namespace = "Zoo"; let OutOperandList = (outs RC:$d); let InOperandList = (ins RC:$a); let Size = 4; }
def B : I; def A : I { let mayLoad = 0; let hasSideEffects = 0; }

// --- operands_without_fields --gen-disassembler; --gen-disassembler --specialize-decoders-per-bitwidth
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "Zoo"; }
def r0 : R<"r0">; def r1 : R<"r1">; def RC : RegisterClass<"Zoo", [i32], 32, (add r0, r1)>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
class I<string namespace, bits<8> bits> : Instruction {
  let Namespace = "Zoo"; let OutOperandList = (outs RC:$d); let InOperandList = (ins RC:$a);
  let Size = 1; field bits<8> Inst = bits; let DecoderNamespace = namespace;
}
def C : I<"X", 1>; def B : I<"Y", 2>;
def A : I<"X", 3>; def D : I<"Y", 2>;
def E : I<"Y", 4>;

// --- pointers_of_no_class --gen-instr-info
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
def r0 : Register<"r0"> { let Namespace = "Zoo"; } def RC : RegisterClass<"Zoo", [i32], 32, (add r0)>;
def near_rc : PointerLikeRegClass<1>;
def place : Operand<iPTR> { let MIOperandInfo = (ops ptr_rc, near_rc, i32imm); }
class I<dag o, dag i> : Instruction { let Namespace = "Zoo"; let OutOperandList = o; let InOperandList = i; }
def Fetch : I<(outs RC:$d), (ins place:$a, ptr_rc:$b)>;
def Walk : I<(outs near_rc:$d), (ins ptr_rc:$a)> { let isPseudo = 1; }

// --- pointers_of_no_class_and_no_row --gen-instr-info
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
def r0 : Register<"r0"> { let Namespace = "Zoo"; } def RC : RegisterClass<"Zoo", [i32], 32, (add r0)>;
class Kin;
class I : Instruction { let Namespace = "Zoo"; let OutOperandList = (outs RC:$d); let InOperandList = (ins RC:$a); }
def Fetch : I, Kin;
def toWide : InstrMapping {
  let FilterClass = "Kin"; let RowFields = ["Line"]; let ColFields = ["Width"];
  let KeyCol = ["1"]; let ValueCols = [["2"]];
}

// --- fields_without_operands --gen-emitter
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "Zoo"; }
def r0 : R<"r0">; def r1 : R<"r1">; def RC : RegisterClass<"Zoo", [i32], 32, (add r0, r1)>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
class I<bits<8> opcode> : Instruction {
  let Namespace = "Zoo"; let OutOperandList = (outs RC:$d); let InOperandList = (ins RC:$a);
  bits<4> d; bits<4> b; bits<4> a; bits<4> c;
  field bits<24> Inst; let Inst{7-0} = opcode; let Inst{11-8} = c; let Inst{15-12} = d; let Inst{19-16} = b; let Inst{23-20} = a;
}
def C : I<1>; def B : I<2>; def A : I<3> { let Inst{19-16} = 0; } def D : I<3> { let Inst{19-8} = 0; }

// --- no_instruction_before_pointers --gen-instr-info
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
def r0 : Register<"r0"> { let Namespace = "Zoo"; } def RC : RegisterClass<"Zoo", [i32], 32, (add r0)>;

// --- soft_bits_that_nothing_asks_for --gen-disassembler
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "Zoo"; }
def r0 : R<"r0">; def r1 : R<"r1">; def RC : RegisterClass<"Zoo", [i32], 32, (add r0, r1)>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
class I<bits<8> opcode> : Instruction {
  let Namespace = "Zoo"; let OutOperandList = (outs RC:$d); let InOperandList = (ins); let Size = 2;
  bits<4> d; field bits<16> Inst; field bits<16> SoftFail = 0; let Inst{7-0} = opcode; let Inst{11-8} = d;
}
def A : I<1> { let SoftFail{13-10} = 0b1011; let SoftFail{2} = 1; }
def B : I<2> { let SoftFail{15-14} = 0b11; }
def C : I<3> { let Size = 4; }

// --- fields_without_bits --gen-disassembler; --gen-disassembler --ignore-non-decodable-operands
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "Zoo"; }
def r0 : R<"r0">; def r1 : R<"r1">; def RC : RegisterClass<"Zoo", [i32], 32, (add r0, r1)>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
class I<bits<7> op> : Instruction {
  let Namespace = "Zoo"; let OutOperandList = (outs RC:$d); let InOperandList = (ins i32imm:$x, i32imm:$y);
  let Size = 1; field bits<8> Inst; bit d; let Inst{7-1} = op; let Inst{0} = d;
}
def Missing : I<1>;
def Both : I<2> { bits<0> x; bits<0> y; }
def One : I<3> { bits<0> y; }

// --- operands_that_cannot_be_decoded --gen-disassembler
// Each is looked at: those in parts that have a decoder, those of parts that have none, those without bits.
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
def Cage : Register<"cage"> { let Namespace = "Zoo"; }
def Cages : RegisterClass<"Zoo", [i32], 32, (add Cage)>;
class Pair : Operand<i32> { let MIOperandInfo = (ops Cages:$cage, i32imm:$place); }
def Decoded : Pair { let DecoderMethod = "decodePair"; }
def Plain : Pair;
class I<bits<4> top, dag ins> : Instruction {
  let Namespace = "Zoo"; let OutOperandList = (outs); let InOperandList = ins; let Size = 1;
  bits<8> Inst; bits<2> x; bits<2> y; let Inst = {top, x, y};
}
def A : I<0, (ins (Decoded $x, $y):$pair)>;
def B : I<1, (ins Plain:$x, Plain:$y)>;
def C : I<2, (ins Plain:$x, (Decoded $y, $none):$pair, i32imm:$none)> { bits<0> none; }
def D : I<3, (ins (Plain $x, $y):$pair)>;
def E : I<3, (ins (Decoded $x, $y):$pair)>;

// --- fields_without_bits_and_a_wrong_size --gen-disassembler
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "Zoo"; }
def r0 : R<"r0">; def r1 : R<"r1">; def RC : RegisterClass<"Zoo", [i32], 32, (add r0, r1)>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
class I<bits<7> op> : Instruction {
  let Namespace = "Zoo"; let OutOperandList = (outs RC:$d); let InOperandList = (ins i32imm:$x);
  let Size = 1; field bits<8> Inst; bit d; let Inst{7-1} = op; let Inst{0} = d;
}
def A : I<2> { bits<0> x; }
def B : I<3> { let Size = 2; }

// --- operands_of_parts_without_decoders --gen-disassembler; --gen-disassembler --ignore-non-decodable-operands
include "llvm/Target/Target.td"
def II : InstrInfo; def Zoo : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "Zoo"; }
def r0 : R<"r0">; def r1 : R<"r1">; def RC : RegisterClass<"Zoo", [i32], 32, (add r0, r1)>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
def Parts : Operand<i32> { let MIOperandInfo = (ops RC, i32imm); }
def Decoded : Operand<i32> { let MIOperandInfo = (ops RC, i32imm); let DecoderMethod = "decode"; }
class I<bits<8> op, dag operands> : Instruction {
  let Namespace = "Zoo"; let OutOperandList = (outs); let InOperandList = operands; let Size = 2;
  bits<8> m; field bits<16> Inst; let Inst{7-0} = op; let Inst{15-8} = m;
}
def Z : I<1, (ins Parts:$m)>;
def Y : I<2, (ins (Decoded $x, $y):$m, Parts:$q)>;
def X : I<3, (ins Decoded:$m, RC:$q)>;
def B : I<4, (ins Parts:$q, (Decoded $x, $y):$m)>;
def A : I<5, (ins i32imm:$n, Parts:$m, RC:$q)> { bits<0> n; }
