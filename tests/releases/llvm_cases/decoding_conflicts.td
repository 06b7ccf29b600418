// Encodings that no bits tell apart: once no error.

// +++ zoo.td
include "llvm/Target/Target.td"
def II : InstrInfo;
def Zoo : Target { let InstructionSet = II; }
def r0 : Register<"r0"> { let Namespace = "Zoo"; }
def RC : RegisterClass<"Zoo", [i32], 32, (add r0)>;
def FeatA : SubtargetFeature<"a", "HasA", "true", "">;
def HasA : Predicate<"a">, AssemblerPredicate<(all_of FeatA), "">;
class Any<bits<8> op> : Instruction {
  let Namespace = "Zoo"; let Size = 4; let OutOperandList = (outs); let InOperandList = (ins); let AsmString = NAME;
  bits<32> Inst = ?; let Inst{31-24} = op;
}
class J<bits<8> op> : Any<op> { let InOperandList = (ins RC:$r); bits<4> r; let Inst{23-4} = 0; let Inst{3-0} = r; }

// --- all --gen-disassembler
include "zoo.td"
def A : J<1>; def B : J<1>;

// --- some --gen-disassembler
include "zoo.td"
def A : J<1>; def B : J<1>; def C : J<2> { let Inst{20} = 1; let Inst{19} = ?; } def D : J<3>; def E : J<1>;
def F : J<4> { let Inst{20} = 1; let Inst{21} = ?; } def G : J<4> { let Inst{21} = 1; let Inst{20} = ?; }
def H1 : Any<5>; def H2 : Any<5>; def H3 : Any<5> { let Inst{7-0} = 1; } def H4 : Any<5> { let Inst{7-0} = 1; }
def H5 : Any<5> { let Inst{7-0} = 2; }
def K1 : Any<6>; def K2 : Any<6>; def K3 : Any<6> { let Inst{7-0} = 1; }
def L1 : Any<7>; def L2 : Any<7> { let Inst{7-0} = 1; } def L3 : Any<7> { let Inst{7-0} = 1; }
def M1 : J<8> { let DecoderNamespace = "Other"; } def M2 : J<8> { let DecoderNamespace = "Other"; }
def N1 : Any<9> { let Predicates = [HasA]; } def N2 : Any<9>;
