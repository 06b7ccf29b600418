// Registers that contradict themselves.
// +++ common.td
include "llvm/Target/Target.td"
class R<string n, bits<16> e = 0> : Register<n> { let Namespace = "T"; let HWEncoding = e; }
def II : InstrInfo;
def T : Target { let InstructionSet = II; }

// --- altord --gen-register-info
include "common.td"
def A : R<"a">; def B : R<"b">; def C : RegisterClass<"T", [i32], 32, (add A)> { let AltOrders = [(add B)]; let AltOrderSelect = [{ return 0; }]; }

// --- amb --gen-register-info
include "common.td"
def i : SubRegIndex<8>; def j : SubRegIndex<8>; def k : SubRegIndex<8>; def l : SubRegIndex<8>; def A : R<"a">; def B:R<"b">; def D : R<"d"> { let SubRegs=[A,B]; let SubRegIndices=[i,j]; } def E : R<"e"> { let SubRegs=[D,A]; let SubRegIndices=[k,l]; } def F : R<"f">; def G : R<"g"> { let SubRegs=[D]; let SubRegIndices=[k]; }
def C : RegisterClass<"T", [i32], 32, (add A)>; def C2 : RegisterClass<"T", [i32], 32, (add G)>;def C3 : RegisterClass<"T", [i32], 32, (add E)>;

// --- catbad --gen-register-info
include "common.td"
def A : R<"a">; def C : RegisterClass<"T", [i32], 32, (add A)>; def X : CalleeSavedRegs<(add i32)>;

// --- comp3 --gen-register-info
include "common.td"
def i : SubRegIndex<8>; def j : SubRegIndex<8> { let ComposedOf = [i,i,i]; } def A : R<"a">; def C : RegisterClass<"T", [i32], 32, (add A)>;

// --- compamb --gen-register-info
include "common.td"
def i : SubRegIndex<8>; def j : SubRegIndex<8> { let ComposedOf = [i,i]; } def k : SubRegIndex<8> { let ComposedOf = [i,i]; }  def A : R<"a">; def C : RegisterClass<"T", [i32], 32, (add A)>;

// --- copycost --gen-register-info
include "common.td"
def A : R<"a">; def C : RegisterClass<"T", [i32], 32, (add A)> { let CopyCost = 256; }

// --- cov1 --gen-register-info
include "common.td"
def i : SubRegIndex<8>; def j : SubRegIndex<8> { let CoveringSubRegIndices = [i]; } def A : R<"a">; def C : RegisterClass<"T", [i32], 32, (add A)>;

// --- dupidx --gen-register-info
include "common.td"
def i : SubRegIndex<8>; def A : R<"a">; def B : R<"b">;  def D : R<"d"> { let SubRegs=[A,B]; let SubRegIndices=[i,i]; } def C : RegisterClass<"T", [i32], 32, (add A)>;

// --- mismatch --gen-register-info
include "common.td"
def i : SubRegIndex<8>; def j : SubRegIndex<8>; def A : R<"a">; def B : R<"b">;  def D : R<"d"> { let SubRegs=[A]; let SubRegIndices=[i,j]; } def C : RegisterClass<"T", [i32], 32, (add A)>;

// --- noalloc --gen-register-info
include "common.td"
def A : R<"a">; def C : RegisterClass<"T", [i32], 32, (add A)> { let isAllocatable = 0; }

// --- noreg --gen-register-info
include "common.td"
def C : RegisterClass<"T", [i32], 32, (add)>;

// --- notypes --gen-register-info
include "common.td"
def A : R<"a">; def C : RegisterClass<"T", [], 32, (add A)> { let Size = 32; }

// --- prio --gen-register-info
include "common.td"
def A : R<"a">; def C : RegisterClass<"T", [i32], 32, (add A)> { let AllocationPriority = 32; }

// --- self --gen-register-info
include "common.td"
def i : SubRegIndex<8>; def A : R<"a"> { let SubRegs=[A]; let SubRegIndices=[i]; } def C : RegisterClass<"T", [i32], 32, (add A)>;

// --- tup1 --gen-register-info
include "common.td"
def i : SubRegIndex<8>; def j : SubRegIndex<8>; def A : R<"a">; def B : R<"b">; def TT : RegisterTuples<[i], [(add A)]>; def C : RegisterClass<"T", [i32], 32, (add A)>;

// --- tupdup --gen-register-info
include "common.td"
def i : SubRegIndex<8>; def j : SubRegIndex<8>; def A : R<"a">; def B : R<"b">; def TT : RegisterTuples<[i,j], [(add A),(add B)]>; def TU : RegisterTuples<[i,j], [(add A),(add B)]>;  def C : RegisterClass<"T", [i32], 32, (add A)>;

// --- tupmis --gen-register-info
include "common.td"
def i : SubRegIndex<8>; def j : SubRegIndex<8>; def A : R<"a">; def B : R<"b">; def TT : RegisterTuples<[i, j], [(add A)]>; def C : RegisterClass<"T", [i32], 32, (add A)>;

// --- tupname --gen-register-info
include "common.td"
def i : SubRegIndex<8>; def j : SubRegIndex<8>; def A : R<"a">; def B : R<"b">; def TT : RegisterTuples<[i,j], [(add A,B),(add B,A)], ["x"]>;  def C : RegisterClass<"T", [i32], 32, (add A)>;

// --- twonames --gen-register-info
include "common.td"
def i : SubRegIndex<8>; def j : SubRegIndex<8>; def A : R<"a">; def B : R<"b">;  def D : R<"d"> { let SubRegs=[A,A]; let SubRegIndices=[i,j]; } def C : RegisterClass<"T", [i32], 32, (add A)>;

// --- type-of-a-mode-twice --gen-register-info; --gen-dag-isel; --gen-asm-writer; --gen-callingconv
include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo;
def T : Target { let InstructionSet = TInstrInfo; }
def M1 : HwMode<[]>;
def R0 : Register<"r0"> { let Namespace = "T"; }
def V : ValueTypeByHwMode<[DefaultMode, M1, M1], [i32, i64, i32]>;
def GPR : RegisterClass<"T", [V], 32, (add R0)> { let Size = 64; }

// --- size-of-a-mode-twice --gen-register-info
include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo;
def T : Target { let InstructionSet = TInstrInfo; }
def M1 : HwMode<[]>;
def R0 : Register<"r0"> { let Namespace = "T"; }
def RI : RegInfoByHwMode<[DefaultMode, M1, M1], [RegInfo<32,32,32>, RegInfo<64,64,64>, RegInfo<32,32,32>]>;
def GPR : RegisterClass<"T", [i32], 32, (add R0)> { let RegInfos = RI; }

// --- range-of-a-mode-twice --gen-register-info
include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo;
def T : Target { let InstructionSet = TInstrInfo; }
def M1 : HwMode<[]>;
def R0 : Register<"r0"> { let Namespace = "T"; }
def s : SubRegIndex<32> {
  let SubRegRanges = SubRegRangeByHwMode<[DefaultMode, M1, M1], [SubRegRange<32>, SubRegRange<64>, SubRegRange<32>]>;
}
def R1 : Register<"r1"> { let Namespace = "T"; let SubRegs = [R0]; let SubRegIndices = [s]; }
def GPR : RegisterClass<"T", [i32], 32, (add R0)>;

// --- no-type-that-all-modes-have --gen-register-info; --gen-asm-writer
include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo;
def T : Target { let InstructionSet = TInstrInfo; }
def M1 : HwMode<[]>;
def R0 : Register<"r0"> { let Namespace = "T"; }
def V : ValueTypeByHwMode<[M1], [i64]>;
def GPR : RegisterClass<"T", [V], 32, (add R0)>;

// --- class-without-registers --gen-register-info; --gen-register-bank; --gen-fast-isel
include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo;
def T : Target { let InstructionSet = TInstrInfo; }
def A : Register<"a"> { let Namespace = "T"; }
def C : RegisterClass<"T", [i32], 32, (add A)>;
def E : RegisterClass<"T", [i64], 32, (sub (add A), A)>;
def Category : RegisterCategory<[C, E]>;
def Bank : RegisterBank<"B", [E]>;
def I : Instruction {
  let Namespace = "T";
  let OutOperandList = (outs E:$d);
  let InOperandList = (ins C:$s);
  let Pattern = [(set E:$d, (sext C:$s))];
}

// --- category-of-an-empty-class --gen-register-info; --gen-asm-matcher; --gen-instr-info; --gen-dag-isel
include "llvm/Target/Target.td"
def II : InstrInfo; def P : AsmParser;
def Zoo : Target { let InstructionSet = II; let AssemblyParsers = [P]; }
class R<string n> : Register<n> { let Namespace = "Zoo"; }
def r0 : R<"r0">;
def RC : RegisterClass<"Zoo", [i32], 32, (add r0)>;
def Empty : RegisterClass<"Zoo", [i32], 32, (add)>;
def : RegisterCategory<[RC, Empty]>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
def A : Instruction { let Namespace = "Zoo"; let OutOperandList = (outs); let InOperandList = (ins); let Size = 4; let AsmString = "a"; }

// --- class-of-artificial-registers --gen-register-bank; --gen-dag-isel; --gen-fast-isel; --gen-instr-info
include "common.td"
def Cup : R<"cup">;
let isArtificial = 1 in def Tap : R<"tap">;
def Cups : RegisterClass<"T", [i32], 32, (add Cup)>;
def Taps : RegisterClass<"T", [i32], 32, (add Tap)>;
def Bank : RegisterBank<"Shelf", [Cups, Taps]>;
defm : RemapAllTargetPseudoPointerOperands<Cups>;
def Count : Instruction { let Namespace = "T"; let OutOperandList = (outs Cups:$d); let InOperandList = (ins Taps:$a); let Pattern = [(set i32:$d, (ctpop i32:$a))]; }
