// Encodings with more or fewer bits than the size says, soft bits without a value, a mode that
// selects twice: errors since 22.

// +++ zoo.td
include "llvm/Target/Target.td"
def II : InstrInfo;
def Zoo : Target { let InstructionSet = II; }
foreach i = 0-3 in def r#i : Register<"r"#i> { let Namespace = "Zoo"; }
def RC : RegisterClass<"Zoo", [i32], 32, (add r0, r1, r2, r3)>;
class Any<bits<8> op, int size = 4> : Instruction {
  let Namespace = "Zoo"; let Size = size; let OutOperandList = (outs); let InOperandList = (ins); let AsmString = NAME;
  bits<32> Inst = ?; let Inst{31-24} = op;
}
class J<bits<8> op, int size = 4> : Any<op, size> { let InOperandList = (ins RC:$r); bits<4> r; let Inst{23-4} = 0; let Inst{3-0} = r; }

// +++ modes.td
include "zoo.td"
def M1 : HwMode<[]>;
def E1 : InstructionEncoding { let Size = 4; bits<32> Inst = 5; }
def E2 : InstructionEncoding { let Size = 4; bits<32> Inst = 6; }
def A : J<1> { let EncodingInfos = EncodingByHwMode<[DefaultMode, M1, M1], [E1, E2, E1]>; }
def B : J<2>;
def I : RegInfoByHwMode<[DefaultMode, M1, M1], [RegInfo<32, 32, 32>, RegInfo<64, 64, 64>, RegInfo<128, 128, 128>]>;
def V : ValueTypeByHwMode<[DefaultMode, M1, M1], [i32, i64, i16]>;
def C : RegisterClass<"Zoo", [V], 32, (add r0, r1)> { let RegInfos = I; }

// --- sizes --gen-disassembler
include "zoo.td"
def A : J<1, 5>; def B : J<2>; def C : Any<3, 8>; def D : J<4, 8>;
def E : Any<5, 2> { let Inst{15-0} = 5; }
def F : J<6, 2> { let Inst{3-0} = 5; let Inst{20-17} = r; let Inst{15-14} = 3; }

// --- soft_bits --gen-disassembler
include "zoo.td"
def A : Any<1> { bits<32> SoftFail = 1; }
def B : J<2> { let Inst{23-16} = 5; let Inst{9-6} = ?; bits<32> SoftFail = 0x303c3; }
def C : Any<0, 2> { let Inst{15-0} = 5; bits<32> SoftFail = 0x10001; }
def D : Any<3> { let Inst{15-0} = 5; bits<40> SoftFail = 0x8000000005; }
def E : Any<4> { let Inst{15-0} = 5; int SoftFail = 3; }

// --- mode_twice --gen-disassembler
include "modes.td"

// --- mode_twice_for_code --gen-emitter
include "modes.td"

// --- mode_twice_for_registers --gen-register-info
include "modes.td"
