// Forms of X86's instructions: what is folded into which, and what is a form of what.

// +++ forms.td
include "llvm/Target/Target.td"
def X86InstrInfo : InstrInfo;
def X86 : Target { let InstructionSet = X86InstrInfo; }
class PR<string n> : Register<n> { let Namespace = "X86"; }
foreach i = 0-7 in def R#i : PR<"r"#i>;
class Registers<ValueType type, int size> : RegisterClass<"X86", [type], size, (sequence "R%u", 0, 7)>;
def GR16 : Registers<i16, 16>; def GR32 : Registers<i32, 32>; def GR64 : Registers<i64, 64>;
def FR32 : Registers<f32, 32>; def FR32X : Registers<f32, 32>; def VK8 : Registers<i8, 8>;
def VR128 : Registers<v4i32, 128>; def VR128X : Registers<v4i32, 128>; def VR256 : Registers<v8i32, 256>;
def VR512 : Registers<v16i32, 512>; def RSTi : Registers<f80, 32>;
def RO32 : RegisterOperand<GR32>;
class Memory<int size> : Operand<iPTR> { let OperandType = "OPERAND_MEMORY"; int Size = size; }
foreach size = [8, 16, 32, 64, 128, 256, 512] in def i#size#mem : Memory<size>;
foreach size = [16, 32, 64, 80, 128] in def f#size#mem : Memory<size>;
def opaquemem : Memory<0>;
def u8imm : Operand<i8> { let OperandType = "OPERAND_IMMEDIATE"; }
class X86Inst<bits<8> opc, bits<7> form, dag outs, dag ins> : Instruction {
  let Namespace = "X86"; let OutOperandList = outs; let InOperandList = ins; let AsmString = "";
  bits<8> Opcode = opc; bits<7> FormBits = form; bits<3> OpPrefixBits = 0; bits<4> OpMapBits = 0;
  bits<2> OpEncBits = 0; bits<2> OpSizeBits = 0; bits<2> AdSizeBits = 0; bits<2> explicitOpPrefixBits = 0;
  bit hasREX_W = 0; bit hasVEX_4V = 0; bit hasVEX_L = 0; bit IgnoresW = 0; bit ignoresVEX_L = 0;
  bit hasEVEX_L2 = 0; bit hasEVEX_K = 0; bit hasEVEX_Z = 0; bit hasEVEX_B = 0; bit hasEVEX_U = 0;
  bit hasEVEX_NF = 0; bit hasEVEX_RC = 0; bit hasTwoConditionalOps = 0; bit ForceDisassemble = 0;
  bit hasLockPrefix = 0; bit hasNoTrackPrefix = 0; bits<7> CD8_Scale = 0; bits<10> VectSize = 16;
}
class VEX { bits<2> OpEncBits = 1; bits<3> OpPrefixBits = 4; }
class EVEX { bits<2> OpEncBits = 3; bits<3> OpPrefixBits = 4; }
class EVEX_B : EVEX { bit hasEVEX_B = 1; }
class T_MAP4 : EVEX { bits<4> OpMapBits = 8; }
defvar rr = 41; defvar rm = 25; defvar mrr = 40; defvar mr = 24;

// +++ named.td
// All that the fold tables have entries for by name.
class Stub<dag outs, dag ins> : Instruction {
  let Namespace = "X86"; let OutOperandList = outs; let InOperandList = ins; let AsmString = "";
  let isPseudo = 1;
}
class ToRegister : Stub<(outs GR64:$d), (ins GR64:$s)>;
class ToMemory : Stub<(outs), (ins i64mem:$d, GR64:$s)>;
class FromMemory : Stub<(outs GR64:$d), (ins i64mem:$s)>;
foreach n = ["8", "16", "32", "64"] in {
  def ADD#n#rr_DB : Stub<(outs GR64:$d), (ins GR64:$a, GR64:$b)> { let Constraints = "$d = $a"; }
  def ADD#n#mr : Stub<(outs), (ins i64mem:$a, GR64:$b)>;
  def ADD#n#rm : Stub<(outs GR64:$d), (ins GR64:$a, i64mem:$b)> { let Constraints = "$d = $a"; }
  defvar end = !if(!eq(n, "64"), "32", "");
  def ADD#n#ri#end#_DB : Stub<(outs GR64:$d), (ins GR64:$a, u8imm:$b)> { let Constraints = "$d = $a"; }
  def ADD#n#mi#end : Stub<(outs), (ins i64mem:$a, u8imm:$b)>;
}
foreach n = ["MMX_MOVD64from64rr", "MMX_MOVD64grr", "MMX_MOVD64to64rr"] in def n : ToRegister;
foreach n = ["MMX_MOVQ64mr", "MMX_MOVD64mr", "MOV32mr", "MOV64mr"] in def n : ToMemory;
def MMX_MOVQ64rm : FromMemory;
foreach v = ["", "V"] in foreach z = !if(!eq(v, "V"), ["", "Z"], [""]) in {
  foreach n = ["MOV64toPQI", "MOV64toSD", "MOVDI2SS", "MOVLHPS", "MOVPQIto64", "MOVSD", "MOVSDto64",
               "MOVSS2DI"] in
    def v#n#z#rr : ToRegister;
  defvar long = !if(!eq(z, "Z"), "Z128", "");
  def v#MOVQI2PQI#z#rm : FromMemory;
  def v#MOVSD#z#rm_alt : FromMemory;
  def v#MOVSS#z#rm_alt : FromMemory;
  def v#MOVHPS#long#rm : FromMemory;
  def v#MOVLPD#long#rm : FromMemory;
  def v#MOVPQI2QI#z#mr : ToMemory;
  def v#MOVSD#z#mr : ToMemory;
  def v#MOVSS#z#mr : ToMemory;
}
foreach n = ["PUSH16r", "PUSH32r", "PUSH64r", "TAILJMPr", "TAILJMPr64", "TAILJMPr64_REX", "TCRETURNri",
             "TCRETURNri64"] in
  def n : Stub<(outs), (ins GR64:$a)>;
foreach n = ["PUSH16rmm", "PUSH32rmm", "PUSH64rmm", "TAILJMPm", "TAILJMPm64", "TAILJMPm64_REX",
             "TCRETURNmi", "TCRETURNmi64"] in
  def n : Stub<(outs), (ins i16mem:$a)>;

// --- folds --gen-x86-fold-tables
include "forms.td"
include "named.td"
def Arr : X86Inst<1, rr, (outs GR32:$d), (ins GR32:$s)>;
def Arm : X86Inst<1, rm, (outs GR32:$d), (ins i32mem:$s)>;
def Brr : X86Inst<2, mrr, (outs GR32:$d), (ins GR32:$a, GR32:$b)> { let Constraints = "$d = $a"; }
def Bmr : X86Inst<2, mr, (outs), (ins i32mem:$a, GR32:$b)>;
def Crr : X86Inst<3, mrr, (outs GR32:$d), (ins GR32:$s)>;
def Cmr : X86Inst<3, mr, (outs), (ins i32mem:$d, GR32:$s)>;
def Dr : X86Inst<4, 50, (outs), (ins RO32:$s)> { let isCall = 1; }
def Dm : X86Inst<4, 34, (outs), (ins i32mem:$s)> { let isCall = 1; }
def Err : X86Inst<5, rr, (outs GR32:$d), (ins GR32:$a, GR32:$b, GR32:$c, GR32:$e)>;
def Erm : X86Inst<5, rm, (outs GR32:$d), (ins GR32:$a, GR32:$b, GR32:$c, i16mem:$e)>;
def Frr : X86Inst<6, rr, (outs GR32:$d), (ins GR32:$a, GR32:$b, GR32:$c, GR32:$e, GR32:$f)>;
def Frm : X86Inst<6, rm, (outs GR32:$d), (ins GR32:$a, GR32:$b, GR32:$c, GR32:$e, i32mem:$f)>;
def Grr : X86Inst<7, rr, (outs VR128:$d), (ins VR128:$a, u8imm:$i)>;
def Grm : X86Inst<7, rm, (outs VR128:$d), (ins f128mem:$a, u8imm:$i)>;
def Hrr : X86Inst<8, rr, (outs VR128:$d), (ins VR128:$a)>, VEX;
def Hrm : X86Inst<8, rm, (outs VR128:$d), (ins f128mem:$a)>, VEX;
def Irr : X86Inst<9, rr, (outs GR32:$d), (ins RSTi:$s)>;
def Irm : X86Inst<9, rm, (outs GR32:$d), (ins f80mem:$s)>;
def Jrr : X86Inst<10, mrr, (outs GR16:$d), (ins GR32:$s)>;
def Jmr : X86Inst<10, mr, (outs), (ins i32mem:$d, GR32:$s)>;
def MOVDI2SSrr_of : X86Inst<11, rr, (outs FR32:$d), (ins FR32:$s)>;

// --- candidates --gen-x86-fold-tables
include "forms.td"
include "named.td"
// The second by number takes the second; one that is no form of memory takes one away.
foreach n = ["Arr", "Brr", "Crr"] in def n : X86Inst<1, rr, (outs GR32:$d), (ins GR32:$s, u8imm:$i)>;
foreach n = ["Zrm", "Yrm"] in def n : X86Inst<1, rm, (outs GR32:$d), (ins i32mem:$s, u8imm:$i)>;
def Xmi : X86Inst<1, rm, (outs GR32:$d), (ins GR32:$s, i32mem:$i)>;
def Wrr : X86Inst<1, rm, (outs GR32:$d), (ins GR64:$s, u8imm:$i)>;
// Too small a place is no place.
foreach n = ["Krr", "Lrr"] in def n : X86Inst<2, mrr, (outs GR64:$d), (ins GR32:$s)>;
def Kmr : X86Inst<2, mr, (outs), (ins i32mem:$d, GR32:$s)>;
def Lmr : X86Inst<2, mr, (outs), (ins i64mem:$d, GR32:$s)>;
// Fields that count, and some that do not.
foreach n = ["hasREX_W", "hasVEX_4V", "IgnoresW", "hasEVEX_Z", "hasLockPrefix", "hasEVEX_U"] in {
  def P#n#rr : X86Inst<3, rr, (outs GR32:$d), (ins GR32:$s)>;
  def P#n#rm : X86Inst<3, rm, (outs GR32:$d), (ins i64mem:$s)> {
    let hasREX_W = !eq(n, "hasREX_W");
    let hasVEX_4V = !eq(n, "hasVEX_4V");
    let IgnoresW = !eq(n, "IgnoresW");
    let hasEVEX_Z = !eq(n, "hasEVEX_Z");
    let hasLockPrefix = !eq(n, "hasLockPrefix");
    let hasEVEX_U = !eq(n, "hasEVEX_U");
  }
}
// A twin stands for the other.
def Srr : X86Inst<4, rr, (outs GR32:$d), (ins GR32:$s)>;
def Srr_REV : X86Inst<5, rr, (outs GR32:$d), (ins GR32:$s)>;
def Srm : X86Inst<5, rm, (outs GR32:$d), (ins i32mem:$s)>;
def Trr_alt : X86Inst<6, rr, (outs GR32:$d), (ins GR32:$s)>;
def Trm : X86Inst<6, rm, (outs GR32:$d), (ins i32mem:$s)>;
// A result less, and memory in place of an operand that is not the first.
def Urr : X86Inst<7, mrr, (outs GR64:$d), (ins VK8:$s, GR16:$t)>;
def Umr : X86Inst<7, mr, (outs), (ins VK8:$s, f16mem:$t)>;

// --- moves --gen-x86-fold-tables
include "forms.td"
include "named.td"
// What a mask leaves out is not loaded again: the form without one tells that it moves.
multiclass Masked<bits<8> opc, bit moves, bit masked_moves, string name = "rr"> {
  let isMoveReg = moves in def name : X86Inst<opc, rr, (outs VR128:$d), (ins VR128:$s)>, VEX;
  def rm : X86Inst<opc, rm, (outs VR128:$d), (ins f128mem:$s)>, VEX;
  let hasEVEX_K = 1 in {
    let isMoveReg = masked_moves in {
      def rrk : X86Inst<opc, rr, (outs VR128:$d), (ins VR128:$o, VK8:$k, VR128:$s)>, EVEX;
      def rrkz : X86Inst<opc, rr, (outs VR128:$d), (ins VK8:$k, VR128:$s)>, EVEX;
    }
    def rmk : X86Inst<opc, rm, (outs VR128:$d), (ins VR128:$o, VK8:$k, f128mem:$s)>, EVEX;
    def rmkz : X86Inst<opc, rm, (outs VR128:$d), (ins VK8:$k, f128mem:$s)>, EVEX;
  }
}
defm A : Masked<1, 0, 0>; defm B : Masked<2, 1, 0>; defm C : Masked<3, 0, 1>; defm D : Masked<4, 1, 1, "zz">;
// Nor is what is only stored.
multiclass Stored<bits<8> opc, bit moves> {
  let isMoveReg = moves in def rr : X86Inst<opc, mrr, (outs VR128:$d), (ins VR128:$s)>, VEX;
  def mr : X86Inst<opc, mr, (outs), (ins f128mem:$d, VR128:$s)>, VEX;
}
defm E : Stored<5, 0>; defm F : Stored<6, 1>;
def Grk : X86Inst<7, mrr, (outs VR128:$d), (ins VK8:$k, VR128:$s)>, EVEX;
def Gmk : X86Inst<7, mr, (outs), (ins f128mem:$d, VK8:$k, VR128:$s)>, EVEX;
let isMoveReg = 1 in {
  def Gr : X86Inst<8, mrr, (outs VR128:$d), (ins VR128:$s)>;
  def Hr : X86Inst<9, 50, (outs), (ins RO32:$s)>;
}
def Hm : X86Inst<9, 34, (outs), (ins i32mem:$s)>;

// --- mnemonics --gen-x86-fold-tables
include "forms.td"
include "named.td"
multiclass Written<bits<8> opc, string register, string memory> {
  def rr : X86Inst<opc, rr, (outs GR32:$d), (ins GR32:$s)> { let AsmString = register; }
  def rm : X86Inst<opc, rm, (outs GR32:$d), (ins i32mem:$s)> { let AsmString = memory; }
}
defm A : Written<1, "this\t$d", "that\t$d">; defm B : Written<2, "this{l}\t$d", "this\t$d">;
defm C : Written<3, "this{|x}\t$d", "this{|y}\t$d">; defm D : Written<4, "go${cond}x\t$d", "go${cond}y\t$d">;
defm E : Written<5, "this\t$d", "this\t{$s, $d|$d, $s}">;

// --- names --gen-x86-fold-tables
include "forms.td"
include "named.td"
foreach e = 0-1 in
foreach n = ["MOVAPS", "MOVDQA32", "MOVNTPD", "MOVDQU", "PCMPISTRI", "EXPANDPD", "BT16", "ARPL16",
             "MOVSX16", "INSERTPS", "VINSERTPS", "ADDPS"] in {
  defvar name = n#!if(e, "Z", "");
  def name#rr : X86Inst<!add(e, 1), rr, (outs VR128:$d), (ins VR128:$s)> {
    let OpEncBits = !if(e, 3, 0); let VectSize = !if(e, 64, 16); let OpMapBits = !size(n);
  }
  def name#rm : X86Inst<!add(e, 1), rm, (outs VR128:$d), (ins i128mem:$s)> {
    let OpEncBits = !if(e, 3, 0); let OpMapBits = !size(n);
  }
}

// --- broadcasts --gen-x86-fold-tables
include "forms.td"
include "named.td"
multiclass Repeated<bits<8> opc, Memory m> {
  def rr : X86Inst<opc, rr, (outs VR512:$d), (ins VR512:$s)>, EVEX { let AdSizeBits = 1; }
  def rmb : X86Inst<opc, rm, (outs VR512:$d), (ins m:$s)>, EVEX_B { let AdSizeBits = 1; }
}
defm REPI8 : Repeated<1, i8mem>; defm REPI16 : Repeated<2, i16mem>; defm REPI32 : Repeated<3, i32mem>;
defm REPI64 : Repeated<4, i64mem>; defm REPF16 : Repeated<5, f16mem>; defm REPF32 : Repeated<6, f32mem>;
defm REPF64 : Repeated<7, f64mem>; defm REPF128 : Repeated<8, f128mem>;
def Brri : X86Inst<2, rr, (outs VR512:$d), (ins VR512:$a, VR512:$b, u8imm:$i)>, EVEX;
def Brmbi : X86Inst<2, rm, (outs VR512:$d), (ins VR512:$a, f32mem:$b, u8imm:$i)>, EVEX_B;
def Brmi : X86Inst<2, rm, (outs VR512:$d), (ins VR512:$a, i512mem:$b, u8imm:$i)>, EVEX;
def Irr : X86Inst<3, rr, (outs VR512:$d), (ins VR512:$a)>, EVEX;
def Irm_round : X86Inst<3, rm, (outs VR512:$d), (ins f32mem:$a)>, EVEX_B;
def Drrb : X86Inst<4, rr, (outs VR512:$d), (ins VR512:$a)>, EVEX_B;
def Drmb : X86Inst<4, rm, (outs VR512:$d), (ins f32mem:$a)>, EVEX_B;
def Err_ND : X86Inst<5, rr, (outs GR32:$d), (ins GR32:$a)>, T_MAP4 { let hasEVEX_B = 1; }
def Erm_ND : X86Inst<5, rm, (outs GR32:$d), (ins i32mem:$a)>, T_MAP4 { let hasEVEX_B = 1; }
def Lrr : X86Inst<6, rr, (outs GR32:$d), (ins GR32:$a)>, T_MAP4;
def Lrmb : X86Inst<6, rm, (outs GR32:$d), (ins i32mem:$a)>, T_MAP4 { let hasEVEX_B = 1; }
def Jrr : X86Inst<7, mrr, (outs), (ins VR512:$a, VR512:$b)>, EVEX;
def Jmb : X86Inst<7, mr, (outs), (ins f64mem:$a, VR512:$b)>, EVEX_B;
def Krr : X86Inst<8, mrr, (outs VR512:$d), (ins VR512:$a, VR512:$b)>, EVEX;
def Kmb : X86Inst<8, mr, (outs), (ins f64mem:$a, VR512:$b)>, EVEX_B;

// --- shorter --gen-x86-instr-mapping
include "forms.td"
def HasAVXVNNI : Predicate<"Subtarget->hasAVXVNNI()">;
def HasAVXIFMA : Predicate<"Subtarget->hasAVXIFMA()">;
def HasAVX2 : Predicate<"Subtarget->hasAVX2()">;
multiclass Both<bits<8> opc, dag eo, dag ei, dag vo, dag vi, list<Predicate> p = []> {
  def Z128rr : X86Inst<opc, rr, eo, ei>, EVEX;
  def rr : X86Inst<opc, rr, vo, vi>, VEX { let Predicates = p; }
}
defm VA : Both<1, (outs VR128X:$d), (ins VR128X:$s), (outs VR128:$d), (ins VR128:$s)>;
defm VB : Both<2, (outs FR32X:$d), (ins i32mem:$s), (outs FR32:$d), (ins f32mem:$s)>;
defm VC : Both<3, (outs FR32X:$d), (ins i32mem:$s), (outs FR32:$d), (ins i64mem:$s)>;
defm VD : Both<4, (outs VR512:$d), (ins VR512:$s), (outs VR256:$d), (ins VR256:$s)>;
defm VE : Both<5, (outs GR32:$d), (ins u8imm:$s), (outs GR32:$d), (ins GR64:$s)>;
defm VF : Both<6, (outs GR32:$d), (ins GR32:$s), (outs GR32:$d), (ins GR32:$s), [HasAVX2, HasAVXVNNI]>;
defm VG : Both<7, (outs GR32:$d), (ins GR32:$s), (outs GR32:$d), (ins GR32:$s), [HasAVXIFMA, HasAVXVNNI]>;
defm VH : Both<8, (outs GR32:$d), (ins GR32:$s), (outs GR32:$d), (ins GR32:$s), [HasAVXVNNI]>;
defm VMINUQ : Both<9, (outs GR32:$d), (ins GR32:$s), (outs GR32:$d), (ins GR32:$s)>;
defm VPMINUQ : Both<10, (outs GR32:$d), (ins GR32:$s), (outs GR32:$d), (ins GR32:$s)>;
defm VADDPD : Both<11, (outs VR128:$d), (ins VR128:$s), (outs GR32:$d), (ins GR32:$s)>;
def VBLIND : X86Inst<11, rr, (outs VR128:$d), (ins VR128:$s)>, VEX;
def VMOVDQU16Z256mr : X86Inst<12, rr, (outs VR128:$d), (ins VR128:$s)>, EVEX;
def VMOVDQUYmr : X86Inst<13, rr, (outs VR128:$d), (ins VR128:$s)>, VEX;
defm VK : Both<14, (outs GR32:$d), (ins GR32:$s), (outs GR32:$d), (ins GR32:$s)>;
def VKK : X86Inst<14, rr, (outs GR32:$d), (ins GR32:$s)>, EVEX { let hasEVEX_K = 1; }
def VKB : X86Inst<14, rr, (outs GR32:$d), (ins GR32:$s)>, EVEX_B;
def VKL : X86Inst<14, rr, (outs GR32:$d), (ins GR32:$s)>, EVEX { let hasEVEX_L2 = 1; }
def VKW : X86Inst<14, rr, (outs GR32:$d), (ins GR32:$s)>, EVEX { let hasREX_W = 1; }
def VKA : X86Inst<14, rr, (outs GR32:$d), (ins GR32:$s)>, EVEX { let isAsmParserOnly = 1; }
def VK_REV : X86Inst<14, rr, (outs GR32:$d), (ins GR32:$s)>, EVEX;

// --- names-of-forms --gen-x86-instr-mapping
include "forms.td"
class One<bits<8> opc> : X86Inst<opc, rr, (outs GR32:$d), (ins GR32:$s)>;
foreach n = ["ADD", "SUB", "VSUB", "VADD_REV", "ADD_REV", "MOVBE32rr", "BSWAP32r", "BLENDVPDrm0", "VBLENDVPDrmr",
             "SETCCm", "SHL_NF", "VMUL"] in def n : One<1>;
foreach n = ["ADD_ND", "ADD_NF", "ADD_NF_ND", "ADD_EVEX", "SHL_ND", "SUB_NF_EVEX", "SETZUCCm", "SHL_NF_ND", "VADD_ND_REV"] in
  def n : One<2>, T_MAP4;
def SUB_EVEX : One<3>;
def MUL : One<4> { let isAsmParserOnly = 1; }
def MUL_NF : One<5>, T_MAP4;
def MUL_ND : One<6>, T_MAP4;
def MUL_EVEX : One<7>, T_MAP4;

// --- conditional-moves-of-three --gen-x86-instr-mapping
// A fault is none where nothing is moved: no two-address form does the same.
include "forms.td"
foreach n = ["CFCMOV16rr", "CFCMOV64rm", "CFCMOV8rr", "CFCMOV32mr", "CMOV16rr"] in {
  def n : X86Inst<1, rr, (outs GR32:$d), (ins GR32:$a)>;
  def n#"_ND" : X86Inst<2, rr, (outs GR32:$d), (ins GR32:$a)>, T_MAP4;
}

// --- new-destination-before-indices --gen-disassembler
include "forms.td"
def vx64mem : Operand<iPTR>;
def Gather : X86Inst<62, 22, (outs), (ins VR512:$d, VR128:$s, vx64mem:$m)>, EVEX_B {
  let OpPrefixBits = 3; let OpMapBits = 8; let hasVEX_4V = 1;
}

// --- asked-for --gen-x86-instr-mapping
include "forms.td"
// A legacy instruction in EVEX because it says so is no longer form of another.
foreach map = [1, 8] in foreach explicit = 0-3 in {
  def A#map#_#explicit : X86Inst<1, rr, (outs GR32:$d), (ins GR32:$s)> { let AdSizeBits = explicit; }
  foreach end = ["_EVEX", "_NF"] in
    def A#map#_#explicit#end : X86Inst<1, rr, (outs GR32:$d), (ins GR32:$s)>, EVEX {
      let OpMapBits = map; let explicitOpPrefixBits = explicit;
    }
}

// --- four-sources-and-an-immediate --gen-disassembler
include "forms.td"
def u4imm : Operand<i8> { let OperandType = "OPERAND_IMMEDIATE"; }
class Chosen<bits<7> form, dag ins> : X86Inst<72, form, (outs VR128:$d), ins>, VEX { let OpMapBits = 3; let hasVEX_4V = 1; }
def ByMemory : Chosen<27, (ins VR128:$a, VR128:$b, f128mem:$c, u4imm:$how)> { let hasREX_W = 1; }
def ByRegister : Chosen<43, (ins VR128:$a, VR128:$b, VR128:$c, u4imm:$how)> { let hasREX_W = 1; }
def Bare : Chosen<27, (ins VR128:$a, VR128:$b, f128mem:$c)> { let Opcode = 73; }

// --- folds-of-promoted-forms --gen-x86-fold-tables
include "forms.td"
include "named.td"
// EVEX that assembly has to ask for folds nothing, be it only one of the two that asks.
foreach map = [1, 8] in foreach asked = 0-3 in foreach asks = 0-3 in {
  defvar number = !add(!mul(asked, 4), asks);
  def A#map#_#number#rr : X86Inst<number, rr, (outs GR32:$d), (ins GR32:$s)>, EVEX {
    let OpMapBits = map; let explicitOpPrefixBits = asked;
  }
  def A#map#_#number#rm : X86Inst<number, rm, (outs GR32:$d), (ins i32mem:$s)>, EVEX {
    let OpMapBits = map; let explicitOpPrefixBits = asks;
  }
}

// --- new-destination-of-memory --gen-x86-instr-mapping
include "forms.td"
class New : T_MAP4 { bit hasEVEX_B = 1; bit hasVEX_4V = 1; }
def ADD32mr : X86Inst<1, mr, (outs), (ins i32mem:$d, GR32:$s)>;
def ADD32mr_ND : X86Inst<1, mr, (outs GR32:$d), (ins i32mem:$a, GR32:$s)>, New;
def ADD32rm : X86Inst<3, rm, (outs GR32:$d), (ins GR32:$a, i32mem:$s)>;
def ADD32rm_ND : X86Inst<3, rm, (outs GR32:$d), (ins GR32:$a, i32mem:$s)>, New;
def CMP : X86Inst<4, rr, (outs), (ins RO32:$a)>;
def CMP_ND : X86Inst<4, rr, (outs), (ins RO32:$a)>, New;
def INT : X86Inst<5, 1, (outs), (ins u8imm:$a)>;
def INT_ND : X86Inst<5, 1, (outs), (ins u8imm:$a)>, New;

// --- shorter-though-b-is-set --gen-x86-instr-mapping
include "forms.td"
class Set<dag ins> : X86Inst<64, 30, (outs), ins>;
def SETCCm : Set<(ins i8mem:$m, u8imm:$c)> { let OpMapBits = 1; }
def SETZUCCm : Set<(ins i8mem:$m, u8imm:$c)>, T_MAP4 { let hasEVEX_B = 1; }
def SETCCm_EVEX : Set<(ins i8mem:$m, u8imm:$c)>, T_MAP4 { let hasEVEX_B = 1; }
foreach map = [1, 8] in foreach sources = 0-1 in {
  def A#map#_#sources : X86Inst<map, rr, (outs GR32:$d), (ins GR32:$s)>, VEX {
    let OpMapBits = map; let hasVEX_4V = sources;
  }
  def B#map#_#sources : X86Inst<map, rr, (outs GR32:$d), (ins GR32:$s)>, EVEX_B {
    let OpMapBits = map; let hasVEX_4V = sources;
  }
}
foreach explicit = 0-3 in {
  def C#explicit : X86Inst<!add(16, explicit), rr, (outs GR32:$d), (ins GR32:$s)>, VEX {
    let OpMapBits = 8; let explicitOpPrefixBits = explicit;
  }
  def D#explicit : X86Inst<!add(16, explicit), rr, (outs GR32:$d), (ins GR32:$s)>, T_MAP4;
}

// --- folds-under-the-same-mask --gen-x86-fold-tables
include "forms.td"
include "named.td"
class K<bits<8> o, bits<7> f, dag i> : X86Inst<o, f, (outs VR128:$d), i>, EVEX { let hasVEX_4V = 1; let hasEVEX_K = 1; }
class P<bits<8> o> : K<o, rr, (ins VR128:$a, VR128:$b)>;
class Q<bits<8> o> : K<o, rm, (ins VR128:$a, f128mem:$b)>;
def VPERMDZ128k : P<0>;
def VPERMDZ128rk : P<1>;
def VPERMDZ128mk : P<2>;
def VPERMDZ128bk : P<4>;
def VPERMDZ128rrk : P<5>;
def VPERMDZ128rmk : P<6>;
def VPERMDZ128rik : P<7>;
def VPERMDZ128irk : P<13>;
def VPERMDZ128rrrk : P<21>;
def VPERMDZ128rrik : P<23>;
def VPERMDZ128rrbk : P<24>;
def VPERMDZ128rirk : P<29>;
def VSHUFPSZ256rrkz : P<0>;
def VSHUFPSZrrbk : P<1>;
def VSHUFPSZrrbkz : P<2>;
def VSHUFPSZrrb : P<3>;
def VSHUFPSZrrkb : P<4>;
def VSHUFPSZrrk_alt : P<5>;
def VSHUFPSZrr : P<6>;
def VSHUFPSZ128rrk_ : P<7>;
def VSHUFPSZrri_k : P<8>;
def VSHUFPSZrrK : P<9>;
def VPERMBZ128rrk : K<0, mr, (ins VR128:$a, VR128:$b)>;
def VPERMBZrrk : K<1, rm, (ins VR128:$a, VR128:$b)>;
def VPERMBZ256rrk : K<2, mrr, (ins VR128:$a, VR128:$b)>;
def VPERMBZrrkz : K<3, 0, (ins VR128:$a, VR128:$b)>;
def VPERMBZ128rrkz : K<4, 48, (ins VR128:$a, VR128:$b)>;
def VPERMBZ256rrkz : K<5, 57, (ins VR128:$a, VR128:$b)>;
def VPERMBZrik : K<6, 47, (ins VR128:$a, VR128:$b)>;
def VPERMBZrikz : K<7, 22, (ins VR128:$a, VR128:$b)>;
def VPERMBZrrik : K<8, 44, (ins VR128:$a, VR128:$b)>;
def VPERMBZrrikz : K<9, 43, (ins VR128:$a, VR128:$b)>;
def VPERMWZ128rrk : P<0> { let OpEncBits = 0; } def VPERMWZ256rrk : P<0> { let OpMapBits = 8; let explicitOpPrefixBits = 3; } def VPERMWZrrk : P<0> { let isAsmParserOnly = 1; } def VPERMWZrrkz : Stub<(outs), (ins)>;def VPERMPDZ128rrk : X86Inst<0, rr, (outs), (ins RSTi:$x)>, EVEX; class NotX86 : Instruction { let Namespace = "X86"; let OutOperandList = (outs); let InOperandList = (ins); } def VPERMPSZrrk : NotX86;
def VPERMILPSZ128rik : P<1>; def VPERMILPSZ128rrk : P<2>;

// --- maps-of-few-instructions --gen-disassembler
include "forms.td"
def vx64mem : Operand<iPTR>;
def Gather : X86Inst<62, 22, (outs), (ins VR512:$d, VR128:$s, vx64mem:$m)>, EVEX_B {
  let OpPrefixBits = 3; let OpMapBits = 8; let hasVEX_4V = 1;
}
class M4<bits<8> o> : X86Inst<o, 22, (outs VR128:$d), (ins VR128:$s, f128mem:$m)>, VEX { let OpMapBits = 5; let hasVEX_4V = 1; let ignoresVEX_L = 1; let IgnoresW = 1; }
def MA : M4<3>;
def MB : M4<7> { let OpMapBits = 6; let ignoresVEX_L = 0;}

// --- maps-of-few-instructions-from-the-first-context-on --gen-disassembler
include "forms.td"
def Legacy : X86Inst<3, 41, (outs GR32:$d), (ins GR32:$s)> { let OpMapBits = 8; }
def Vector : X86Inst<4, 41, (outs VR128:$d), (ins VR128:$s)>, EVEX { let OpMapBits = 8; }

// --- short-addresses-and-repeats --gen-disassembler
include "forms.td"
foreach prefix = 1-4 in foreach wide = 0-1 in
  def A#prefix#_#wide : X86Inst<prefix, rm, (outs VR128:$d), (ins f128mem:$s)>, EVEX {
    let AdSizeBits = 2; let OpPrefixBits = prefix; let hasREX_W = wide;
  }
def B : X86Inst<5, rm, (outs VR128:$d), (ins f128mem:$s)>, EVEX {
  let AdSizeBits = 2; let OpPrefixBits = 2; let hasVEX_L = 1;
}

// --- wide-and-rex2 --gen-disassembler
include "forms.td"
def A : X86Inst<1, rr, (outs GR64:$d), (ins GR64:$s)> { let explicitOpPrefixBits = 1; let hasREX_W = 1; }
def B : X86Inst<2, rr, (outs GR64:$d), (ins GR64:$s)> { let explicitOpPrefixBits = 1; }
def C : X86Inst<3, rr, (outs GR64:$d), (ins GR64:$s)> { let hasREX_W = 1; }
def D : X86Inst<4, rr, (outs GR64:$d), (ins GR64:$s)> { let hasREX_W = 1; let explicitOpPrefixBits = 1; let OpSizeBits = 1; }
def E : X86Inst<5, rr, (outs GR64:$d), (ins GR64:$s)>;

// --- forms-that-leave-flags-alone --gen-x86-instr-mapping
include "forms.td"
foreach flags = 0-1 in foreach map = [0, 2, 8] in {
  defvar number = !add(map, flags);
  def ANDN#number#rr : X86Inst<number, rr, (outs GR32:$d), (ins GR32:$s)>, VEX { let OpMapBits = map; }
  foreach end = ["_EVEX", "_NF"] in
    def ANDN#number#rr#end : X86Inst<number, rr, (outs GR32:$d), (ins GR32:$s)>, EVEX {
      let OpMapBits = map; let hasEVEX_NF = flags;
    }
}
def VADDPDrr : X86Inst<32, rr, (outs VR128:$d), (ins VR128:$s)>, VEX;
def VADDPDZ128rr : X86Inst<32, rr, (outs VR128:$d), (ins VR128:$s)>, EVEX { let hasREX_W = 1; let hasEVEX_NF = 1; }
