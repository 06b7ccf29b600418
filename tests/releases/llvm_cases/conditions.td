// Conditions of predicates for assemblers.

// +++ zoo.td
include "llvm/Target/Target.td"
def II : InstrInfo;
def AP : AsmParser { let ShouldEmitMatchRegisterName = 0; }
def AW : AsmWriter { let PassSubtarget = 1; }
def Zoo : Target { let InstructionSet = II; let AssemblyParsers = [AP]; let AssemblyWriters = [AW]; }
def r0 : Register<"r0"> { let Namespace = "Zoo"; }
def RC : RegisterClass<"Zoo", [i32], 32, (add r0)>;
foreach n = ["A", "B", "C"] in def n : SubtargetFeature<n, "Has" # n, "true", "">;
class J<string m, bits<6> op = 0> : Instruction {
  let Size = 4; let OutOperandList = (outs RC:$d); let InOperandList = (ins RC:$a); let Namespace = "Zoo";
  let AsmString = m # " $d, $a"; bits<32> Inst; bits<5> d; bits<5> a; let Inst{4-0} = d; let Inst{9-5} = a; let Inst{15-10} = op;
}
class K<string m, bits<6> op = 0> : Instruction {
  let Size = 2; let OutOperandList = (outs RC:$d); let InOperandList = (ins RC:$a); let Namespace = "Zoo";
  let AsmString = m # " $d, $a"; bits<16> Inst; bits<5> d; bits<5> a; let Inst{4-0} = d; let Inst{9-5} = a; let Inst{15-10} = op;
}
multiclass Under<dag condition, bits<6> op = 0> {
  def P : Predicate<"p">, AssemblerPredicate<condition, "">;
  def I : J<NAME # "i", op>;
  let Predicates = [!cast<Predicate>(NAME # "P")] in {
    def L : K<NAME # "l", op>;
    def : InstAlias<NAME # "foo $d", (!cast<Instruction>(NAME # "I") RC:$d, r0)>;
    def : CompressPat<(!cast<Instruction>(NAME # "I") RC:$d, RC:$a), (!cast<Instruction>(NAME # "L") RC:$d, RC:$a)>;
  }
}

// --- flat --gen-asm-writer ; --gen-compress-inst-emitter ; --gen-asm-matcher ; --gen-disassembler
include "zoo.td"
defm X1 : Under<(any_of A, (not B))>;
defm X2 : Under<(any_of (not A), (not B), C), 1>;
defm X3 : Under<(all_of A, (not B)), 2>;

// --- none --gen-asm-writer ; --gen-compress-inst-emitter ; --gen-asm-matcher ; --gen-disassembler
include "zoo.td"
defm X1 : Under<(none_of A, B)>;
defm X2 : Under<(none_of C), 1>;

// --- nested_none --gen-asm-matcher ; --gen-disassembler ; --gen-asm-writer ; --gen-compress-inst-emitter
include "zoo.td"
defm X1 : Under<(any_of (none_of A, (not B)), (all_of (none_of C)))>;

// --- second_of_any --gen-asm-writer ; --gen-asm-matcher
include "zoo.td"
defm X1 : Under<(any_of A, (all_of B, (not C)))>;

// --- two_groups --gen-compress-inst-emitter
include "zoo.td"
def P1 : Predicate<"p">, AssemblerPredicate<(any_of (not A), B), "">;
def P2 : Predicate<"q">, AssemblerPredicate<(any_of (not C), B), "">;
def I : J<"i">;
let Predicates = [P1, P2] in {
  def L : K<"l">;
  def : CompressPat<(I RC:$d, RC:$a), (L RC:$d, RC:$a)>;
}
