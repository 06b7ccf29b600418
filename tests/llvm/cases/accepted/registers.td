// Registers, their classes and banks, and calling conventions.
// +++ common.td
include "llvm/Target/Target.td"
class R<string n, bits<16> e = 0> : Register<n> { let Namespace = "T"; let HWEncoding = e; }
def II : InstrInfo;
def T : Target { let InstructionSet = II; }

// --- everything --gen-register-info
include "llvm/Target/Target.td"
def HasA : Predicate<"Subtarget->hasA()">;
def HasB : Predicate<"Subtarget->hasB()">;
def ModeA : HwMode<[HasA]>;
def ModeB : HwMode<[HasB]>;
let Namespace = "T" in {
def ABI : RegAltNameIndex;
def Raw : RegAltNameIndex { let FallbackRegAltNameIndex = ABI; }
}
class R<string n, bits<16> e, list<string> alt = []> : Register<n, alt> { let Namespace="T"; let HWEncoding = e; let RegAltNameIndices = [ABI, Raw]; }
let Namespace = "T" in {
def sub_lo : SubRegIndex<16, 0>;
def sub_hi : SubRegIndex<16, 16> { let SubRegRanges = SubRegRangeByHwMode<[ModeA], [SubRegRange<32, 32>]>; }
def even : SubRegIndex<32, 0> { let SubRegRanges = SubRegRangeByHwMode<[ModeA], [SubRegRange<64, 0>]>; }
def odd : SubRegIndex<32, 32>{ let SubRegRanges = SubRegRangeByHwMode<[ModeA], [SubRegRange<64, 64>]>; }
}
foreach i = 0-3 in { def L#i : R<"l"#i, i, ["", "zz"#i]>, DwarfRegNum<[i, -1]>; def H#i : R<"h"#i, i>; 
 let CostPerUse = [i, 2] in
 def W#i : R<"w"#i, i, ["a"#i, "b"]>, DwarfRegNum<[!add(i, 10), !add(i, 20), -2]> { let SubRegs=[!cast<R>("L"#i), !cast<R>("H"#i)]; let SubRegIndices = [sub_lo, sub_hi]; let CoveredBySubRegs = 1; } }
let isConstant = 1 in def ZERO : R<"zero", 31>, DwarfRegAlias<L0>;
let isArtificial = 1 in def FAKE : R<"fake", 30>;
let Aliases = [ZERO] in def ALI : R<"ali", 29>, DwarfRegNum<[77]>;
let Aliases = [W0] in def ALIW : R<"aliw", 29>;
def WW : RegisterTuples<[even, odd], [(decimate (sequence "W%u", 0, 3), 2), (decimate (shl (sequence "W%u", 0, 3), 1), 2)], ["ww0", "ww1"]>;
def XVT : ValueTypeByHwMode<[ModeA, DefaultMode], [i64, i32]>;
def LC : RegisterClass<"T", [i16, f16], 16, (sequence "L%u", 0, 3)> { let AltOrders = [(rotl LC, 1), (add L1, L0)]; let AltOrderSelect = [{ return MF.foo(); }]; let AllocationPriority = 3; let GlobalPriority = 1; let TSFlags{2} = 1; let BaseClassOrder = 2; let DiagnosticString="x"; }
def WC : RegisterClass<"T", [XVT], 32, (sequence "W%u", 0, 3)> { let RegInfos = RegInfoByHwMode<[DefaultMode, ModeA], [RegInfo<32,32,32>, RegInfo<64,64,64>]>; let BaseClassOrder = 1; let Weight = 5; }
def WWC : RegisterClass<"T", [v2i32], 64, (add WW)> { let Size = 64; let CopyCost = -1; let AltOrders = [(rotl WWC, 1)]; }
def ALL : RegisterClass<"T", [i32], 32, (add ZERO, W1, W0)>;
def NAL : RegisterClass<"T", [i32], 32, (add ZERO, ALI)> { let isAllocatable = 0; let CopyCost=3; }
def NOP : RegisterClass<"T", [i32], 32, (add W2, W3)> { let GeneratePressureSet = 0; }
def GPRS : RegisterCategory<[WC, LC]>;
def GeneralPurposeRegisters : RegisterCategory<[WC]>;
def FixedRegisters : RegisterCategory<[NAL, ALL]>;
def II : InstrInfo;
def T : Target { let InstructionSet = II; }
def CSR : CalleeSavedRegs<(add W0, W1)> { let OtherPreserved = (add H3, WW); }
def CSR_None : CalleeSavedRegs<(add)>;

// --- pairs --gen-register-info ; --gen-register-info --register-info-debug
include "llvm/Target/Target.td"
class R<string n, bits<16> e> : Register<n> { let Namespace="T"; let HWEncoding = e; }
def sub_lo : SubRegIndex<16, 0>;
def sub_hi : SubRegIndex<16, 16>;
foreach i = 0-3 in { def L#i : R<"l"#i, i>, DwarfRegNum<[i]>; def H#i : R<"h"#i, i>; 
 def W#i : R<"w"#i, i>, DwarfRegNum<[!add(i, 10)]> { let SubRegs=[!cast<R>("L"#i), !cast<R>("H"#i)]; let SubRegIndices = [sub_lo, sub_hi]; let CoveredBySubRegs = 1; } }
def LC : RegisterClass<"T", [i16], 16, (sequence "L%u", 0, 3)>;
def WC : RegisterClass<"T", [i32], 32, (sequence "W%u", 0, 3)>;
def II : InstrInfo;
def T : Target { let InstructionSet = II; }
def CSR : CalleeSavedRegs<(add W0, W1)>;

// --- calling-conventions --gen-callingconv
include "llvm/Target/Target.td"
class R<string n> : Register<n> { let Namespace="T"; }
foreach i = 0-7 in def R#i : R<"r"#i>;
def C : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def s0 : SubRegIndex<32>; def s1 : SubRegIndex<32, 32>; def TT : RegisterTuples<[s0, s1], [(decimate C, 2), (decimate (shl C, 1), 2)]>; def TC : RegisterClass<"T", [i64], 32, (add TT)>; def I : InstrInfo; def T : Target { let InstructionSet = I; }
def Custom1 : CustomCallingConv;
def CC_B : CallingConv<[
 CCIfType<[i32], CCAssignToReg<[R0, R1]>>,
 CCAssignToStack<0, 0>
]>;
let Entry = 1 in
def CC_A : CallingConv<[
  CCIfType<[i1, i8], CCPromoteToType<i32>>,
  CCIfType<[f32], CCPromoteToUpperBitsInType<i64>>,
  CCIfType<[v4f32], CCPromoteToType<v4f64>>,
  CCIfType<[i32], CCAssignToReg<[R0, R1]>>,
  CCIfType<[i32], CCAssignToReg<[R0]>>,
  CCIfType<[i32], CCAssignToRegTuple<["R0_R1", "R2_R3"]>>,
  CCIfType<[i32], CCAssignToRegWithShadow<[R0, R1], [R2, R3]>>,
  CCIfType<[i32], CCAssignToRegWithShadow<[R0], [R2]>>,
  CCIfType<[i32], CCAssignToStack<4, 4>>,
  CCIfType<[i32], CCAssignToStack<0, 0>>,
  CCIfType<[i32], CCAssignToStack<0, 4>>,
  CCIfType<[i32], CCAssignToStack<4, 0>>,
  CCIfType<[i32], CCAssignToStackWithShadow<4, 4, [R0]>>,
  CCIfType<[i32], CCAssignToStackWithShadow<0, 0, [R0, R1]>>,
  CCIfType<[i32], CCAssignToRegAndStack<[R0, R1], 8, 4>>,
  CCIfType<[i32], CCAssignToRegAndStack<[R0], 0, 0>>,
  CCIfByVal<CCPassByVal<4, 8>>,
  CCIfType<[f64], CCBitConvertToType<i64>>,
  CCIfType<[f64], CCTruncToType<i64>>,
  CCIfType<[f64], CCPassIndirect<i64>>,
  CCIfType<[OtherVT], CCPassIndirect<i64>>,
  CCIfVarArg<CCDelegateTo<CC_B>>, CCIfSwiftSelf<CCIfType<[i64], CCAssignToReg<[R3]>>>,
  CCCustom<"foo">, CCIfCC<"X::Y", CCDelegateTo<Custom1>>, 
  CCIf<"a b", CCIfNotVarArg<CCDelegateTo<Custom1>>>,
  CCDelegateTo<CC_B>
]>;
let Entry = 1 in def CC_C : CallingConv<[]>;
def CC_D : CallingConv<[CCDelegateTo<CC_A>, CCIfType<[iPTR], CCPromoteToType<i32>>, CCAssignToReg<[R1, R0]>, CCAssignToReg<[R7]>, CCIfPtrAddrSpace<3, CCAssignToReg<[R7]>> ]>;
def : CalleeSavedRegs<(add R7)>;
def CSR2 : CalleeSavedRegs<(add R7, R5)>;

// --- argument-registers --gen-callingconv
include "llvm/Target/Target.td"
class R<string n> : Register<n> { let Namespace="T"; }
foreach i = 0-30 in def R#i : R<"r"#i>;
def C : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 7)>;
def s0 : SubRegIndex<32>; def s1 : SubRegIndex<32, 32>; def TT : RegisterTuples<[s0, s1], [(decimate C, 2), (decimate (shl C, 1), 2)]>; def TC : RegisterClass<"T", [i64], 32, (add TT)>;
def I : InstrInfo; def T : Target { let InstructionSet = I; }
def Custom1 : CustomCallingConv;
def CC_L : CallingConv<[CCAssignToReg<[R0]>]>;
def CC_B : CallingConv<[CCAssignToReg<[R11]>, CCDelegateTo<CC_L>]>;
def CC_M : CallingConv<[CCAssignToReg<[R1]>, CCDelegateTo<CC_L>]>;
def CC_N : CallingConv<[CCAssignToReg<[R2]>, CCDelegateTo<CC_M>]>;
def CC_O : CallingConv<[CCAssignToReg<[R10, R2, R30]>, CCDelegateTo<CC_L>, CCDelegateTo<CC_M>]>;
def CC_P : CallingConv<[CCAssignToRegWithShadow<[R3, R4], [R5, R6]>]>;
def CC_Q : CallingConv<[CCAssignToRegWithShadow<[R3], [R5]>]>;
def CC_R : CallingConv<[CCAssignToRegAndStack<[R3], 1, 1>]>;
def CC_S : CallingConv<[CCAssignToStackWithShadow<1, 1, [R7]>, CCIfSwiftError<CCAssignToRegWithShadow<[R3], [R8]>>, CCIfSwiftAsync<CCAssignToReg<[R9]>>]>;
def CC_T : CallingConv<[CCDelegateTo<Custom1>]>;
def CC_U : CallingConv<[CCDelegateTo<CC_S>, CCIfSwiftAsync<CCDelegateTo<CC_S>>, CCAssignToReg<[R3]>]>;
def CC_W : CallingConv<[CCDelegateTo<CC_U>]>;
def CC_X : CallingConv<[CCAssignToRegTuple<["R0_R1"]>]>;
def CC_Y : CallingConv<[CCIfVarArg<CCIfSwiftError<CCAssignToReg<[R9]>>>]>;

// --- banks --gen-register-bank
include "llvm/Target/Target.td"
def MA : HwMode<[]>;
class R<string n, bits<16> e = 0> : Register<n> { let Namespace="T"; let HWEncoding = e; }
def a : SubRegIndex<32>; def b : SubRegIndex<32, 32>;
foreach i = 0-9 in def S#i : R<"s">;
foreach i = 0-40 in def V#i : R<"v">;
foreach i = 0-3 in def P#i : R<"p"> { let SubRegs=[!cast<R>("S"#!mul(i,2)), !cast<R>("S"#!add(1,!mul(i,2)))]; let SubRegIndices=[a,b]; let CoveredBySubRegs=1; }
def S : RegisterClass<"T", [i32], 32, (sequence "S%u", 0, 7)>;
def SE : RegisterClass<"T", [i32], 32, (sequence "S%u", 6, 9)>;
def SX : RegisterClass<"T", [i32], 32, (sequence "S%u", 0, 5)>;
def P : RegisterClass<"T", [i64], 64, (sequence "P%u", 0, 3)>;
def V : RegisterClass<"T", [v4i32], 128, (sequence "V%u", 0, 40)> { let RegInfos = RegInfoByHwMode<[DefaultMode, MA], [RegInfo<128,128,128>, RegInfo<256,256,128>]>; }
foreach i = 0-30 in def VC#i : RegisterClass<"T", [v4i32], 128, (add !cast<R>("V"#i))>;
def SBank : RegisterBank<"SB", [P]>;
def S8Bank : RegisterBank<"S8", [SX]>;
def VBank : RegisterBank<"VB", [V]>;
def II : InstrInfo; def T : Target { let InstructionSet = II; }

// --- bank-named-as-class --gen-register-bank
include "llvm/Target/Target.td"
def MA : HwMode<[]>;
class R<string n, bits<16> e = 0> : Register<n> { let Namespace="T"; let HWEncoding = e; }
def a : SubRegIndex<32>; def b : SubRegIndex<32, 32>;
foreach i = 0-9 in def S#i : R<"s">;
foreach i = 0-40 in def V#i : R<"v">;
foreach i = 0-3 in def P#i : R<"p"> { let SubRegs=[!cast<R>("S"#!mul(i,2)), !cast<R>("S"#!add(1,!mul(i,2)))]; let SubRegIndices=[a,b]; let CoveredBySubRegs=1; }
def S : RegisterClass<"T", [i32], 32, (sequence "S%u", 0, 7)>;
def SE : RegisterClass<"T", [i32], 32, (sequence "S%u", 6, 9)>;
def SX : RegisterClass<"T", [i32], 32, (sequence "S%u", 0, 5)>;
def P : RegisterClass<"T", [i64], 64, (sequence "P%u", 0, 3)>;
def V : RegisterClass<"T", [v4i32], 128, (sequence "V%u", 0, 40)> { let RegInfos = RegInfoByHwMode<[DefaultMode, MA], [RegInfo<128,128,128>, RegInfo<256,512,128>]>; }
foreach i = 0-30 in def VC#i : RegisterClass<"T", [v4i32], 128, (add !cast<R>("V"#i))>;
def SBank : RegisterBank<"SB", [P]>;
def S8Bank : RegisterBank<"v", [SX]>;
def VBank : RegisterBank<"VB", [V]>;
def II : InstrInfo; def T : Target { let InstructionSet = II; }

// --- seven-banks --gen-register-bank
include "llvm/Target/Target.td"
def MA : HwMode<[]>;
class R<string n, bits<16> e = 0> : Register<n> { let Namespace="T"; let HWEncoding = e; }
def a : SubRegIndex<32>; def b : SubRegIndex<32, 32>;
foreach i = 0-9 in def S#i : R<"s">;
foreach i = 0-40 in def V#i : R<"v">;
foreach i = 0-3 in def P#i : R<"p"> { let SubRegs=[!cast<R>("S"#!mul(i,2)), !cast<R>("S"#!add(1,!mul(i,2)))]; let SubRegIndices=[a,b]; let CoveredBySubRegs=1; }
def S : RegisterClass<"T", [i32], 32, (sequence "S%u", 0, 7)>;
def SE : RegisterClass<"T", [i32], 32, (sequence "S%u", 6, 9)>;
def SX : RegisterClass<"T", [i32], 32, (sequence "S%u", 0, 5)>;
def P : RegisterClass<"T", [i64], 64, (sequence "P%u", 0, 3)>;
def V : RegisterClass<"T", [v4i32], 128, (sequence "V%u", 0, 40)> { let RegInfos = RegInfoByHwMode<[DefaultMode, MA], [RegInfo<128,128,128>, RegInfo<256,256,128>]>; }
foreach i = 0-30 in def VC#i : RegisterClass<"T", [v4i32], 128, (add !cast<R>("V"#i))>;
def SBank : RegisterBank<"SB", [P]>;
def S8Bank : RegisterBank<"S8", [SX]>;
def VBank : RegisterBank<"VB", [V]>;
def II : InstrInfo; def T : Target { let InstructionSet = II; }
def ZB1 : RegisterBank<"q1", [V]>;
def ZB2 : RegisterBank<"q2", [V]>;
def ZB3 : RegisterBank<"q3", [V]>;
def ZB4 : RegisterBank<"q4", [V]>;
def ZB5 : RegisterBank<"q5", [V]>;

// --- vector-overlaps --gen-register-info
include "common.td"

// Single, double and quad registers that overlap, and tuples that straddle them.
def ssub_0 : SubRegIndex<32>; def ssub_1 : SubRegIndex<32, 32>;
def dsub_0 : SubRegIndex<64>; def dsub_1 : SubRegIndex<64, 64>;
def dsub_2 : SubRegIndex<64, 128>; def dsub_3 : SubRegIndex<64, 192>;
def ssub_2 : ComposedSubRegIndex<dsub_1, ssub_0>; def ssub_3 : ComposedSubRegIndex<dsub_1, ssub_1>;
def qsub_0 : SubRegIndex<128>; def qsub_1 : SubRegIndex<128, 128> { let CoveringSubRegIndices = [dsub_2, dsub_3]; }
def dsub_even : SubRegIndex<64>; def dsub_odd : SubRegIndex<64, -1>;
foreach i = 0-15 in def S#i : R<"s"#i, i>, DwarfRegNum<[!add(64, i)]>;
foreach i = 0-7 in def D#i : R<"d"#i, i> { let SubRegs = [!cast<R>("S"#!mul(i, 2)), !cast<R>("S"#!add(!mul(i, 2), 1))]; let SubRegIndices = [ssub_0, ssub_1]; let CoveredBySubRegs = 1; }
foreach i = 8-15 in def D#i : R<"d"#i, i>;
foreach i = 0-7 in def Q#i : R<"q"#i, i> { let SubRegs = [!cast<R>("D"#!mul(i, 2)), !cast<R>("D"#!add(!mul(i, 2), 1))]; let SubRegIndices = [dsub_0, dsub_1]; let CoveredBySubRegs = 1; }
def SPR : RegisterClass<"T", [f32], 32, (add (decimate (sequence "S%u", 0, 15), 2), (sequence "S%u", 0, 15))> { let AltOrders = [(add (decimate SPR, 2), SPR)]; let AltOrderSelect = [{ return 1; }]; }
def DPR : RegisterClass<"T", [f64, v2i32], 64, (sequence "D%u", 0, 15)> { let AltOrders = [(rotl DPR, 8)]; let AltOrderSelect = [{ return MF.size(); }]; }
def DPR_LO : RegisterClass<"T", [f64], 64, (trunc DPR, 8)>;
def DPR_4 : RegisterClass<"T", [f64], 64, (trunc DPR, 4)>;
def QPR : RegisterClass<"T", [v4i32], 128, (sequence "Q%u", 0, 7)>;
def QPR_LO : RegisterClass<"T", [v4i32], 128, (trunc QPR, 4)>;
def TD2 : RegisterTuples<[dsub_0, dsub_1], [(decimate (shl DPR, 1), 2), (decimate (shl DPR, 2), 2)]>;
def TD3 : RegisterTuples<[dsub_0, dsub_1, dsub_2], [(shl DPR, 0), (shl DPR, 1), (shl DPR, 2)]>;
def TDS : RegisterTuples<[dsub_0, dsub_2], [(shl DPR, 0), (shl DPR, 2)]>;
def TQ2 : RegisterTuples<[qsub_0, qsub_1], [(shl QPR, 0), (shl QPR, 1)]>;
def TQ2S : RegisterTuples<[qsub_0, qsub_1], [(trunc (decimate QPR, 2), 3), (decimate (shl QPR, 3), 2)], ["qq0", "qq1", "qq2"]>;
def DP : RegisterClass<"T", [v2i64], 64, (interleave QPR, TD2)> { let Size = 128; }
def DT : RegisterClass<"T", [untyped], 64, (add TD3)> { let Size = 192; }
def DS : RegisterClass<"T", [untyped], 64, (add TDS)> { let Size = 192; let GeneratePressureSet = 0; }
def QQ : RegisterClass<"T", [v4i64], 256, (add TQ2)>;
def CSR : CalleeSavedRegs<(add (sequence "D%u", 15, 8), S3)> { let OtherPreserved = (add Q0, Q1); }
def CSR_All : CalleeSavedRegs<(add TQ2, (sub QPR, Q3))>;

// --- byte-halves --gen-register-info
include "common.td"

// High and low bytes, some of which only exist to be counted.
class X86Reg<string n, bits<16> e = 0> : Register<n> { let Namespace = "T"; let HWEncoding = e; }
def sub_8bit : SubRegIndex<8>; def sub_8bit_hi : SubRegIndex<8, 8>; def sub_16bit : SubRegIndex<16>;
def sub_16bit_hi : SubRegIndex<16, 16>; def sub_32bit : SubRegIndex<32>;
foreach n = ["A", "B", "C"] in {
  def n#L : X86Reg<n#"l">; def n#H : X86Reg<n#"h">;
  let SubRegs = [!cast<X86Reg>(n#"L"), !cast<X86Reg>(n#"H")], SubRegIndices = [sub_8bit, sub_8bit_hi], CoveredBySubRegs = 1 in def n#X : X86Reg<n#"x">;
}
foreach n = ["SI", "DI"] in {
  let CostPerUse = [1] in def n#L : X86Reg<n#"l">;
  let isArtificial = 1 in def n#H : X86Reg<"">;
  let SubRegs = [!cast<X86Reg>(n#"L"), !cast<X86Reg>(n#"H")], SubRegIndices = [sub_8bit, sub_8bit_hi], CoveredBySubRegs = 1 in def n#X : X86Reg<n#"x">;
}
let isArtificial = 1, PositionOrder = 3 in foreach n = ["A", "B", "C", "SI", "DI"] in def H#n#X : X86Reg<"">;
foreach n = ["A", "B", "C", "SI", "DI"] in {
  let SubRegs = [!cast<X86Reg>(n#"X"), !cast<X86Reg>("H"#n#"X")], SubRegIndices = [sub_16bit, sub_16bit_hi], CoveredBySubRegs = 1 in def E#n#X : X86Reg<"e"#n>;
  let SubRegs = [!cast<X86Reg>("E"#n#"X")], SubRegIndices = [sub_32bit], PositionOrder = 2 in def R#n#X : X86Reg<"r"#n>, DwarfRegNum<[1, -2, 3]>;
}
def IP : X86Reg<"ip">;
let SubRegs = [IP], SubRegIndices = [sub_16bit] in def EIP : X86Reg<"eip">;
let SubRegs = [EIP], SubRegIndices = [sub_32bit] in def RIP : X86Reg<"rip">;
foreach i = 0-3 in def ST#i : X86Reg<"st"#i>;
let Aliases = [ST0, ST1] in def FPCW : X86Reg<"fpcw">;
let Namespace = "T" in { def k0 : SubRegIndex<16, -1>; def k1 : SubRegIndex<16, -1>; }
foreach i = 0-3 in def K#i : X86Reg<"k"#i>;
def KP : RegisterTuples<[k0, k1], [(add K0, K2), (add K1, K3)]>;
def GR8 : RegisterClass<"T", [i8], 8, (add AL, CL, AH, CH, BL, BH, SIL, DIL)> { let AltOrders = [(sub GR8, AH, BH, CH)]; let AltOrderSelect = [{ return 0; }]; }
def GR8_L : RegisterClass<"T", [i8], 8, (add AL, BL, CL)>;
def GRH8 : RegisterClass<"T", [i8], 8, (add SIH, DIH)>;
def GRH16 : RegisterClass<"T", [i16], 16, (add HAX, HBX, HSIX)>;
def GR16 : RegisterClass<"T", [i16], 16, (add AX, CX, SIX, DIX, BX)>;
def GR16_ABC : RegisterClass<"T", [i16], 16, (add AX, BX, CX)>;
def GR32 : RegisterClass<"T", [i32], 32, (add EAX, ECX, ESIX, EDIX, EBX)>;
def GR32_A : RegisterClass<"T", [i32], 32, (add EAX, ESIX)> { let BaseClassOrder = 1; }
def GR64 : RegisterClass<"T", [i64], 64, (add RAX, RBX, RCX, RSIX, RDIX, RIP)> { let BaseClassOrder = 0; }
def LOW : RegisterClass<"T", [i32], 32, (add GR32, RIP)> { let Size = 32; }
def VK : RegisterClass<"T", [v16i1], 16, (sequence "K%u", 0, 3)> { let Size = 16; }
def VKP : RegisterClass<"T", [untyped], 16, (add KP)> { let Size = 32; }
def RST : RegisterClass<"T", [f80], 32, (sequence "ST%u", 0, 3)> { let isAllocatable = 0; }
def CCR : RegisterClass<"T", [i32], 32, (add FPCW)> { let CopyCost = -1; let isAllocatable = 0; }
def GeneralPurposeRegisters : RegisterCategory<[GR64, GR32]>;
def ArgumentRegisters : RegisterCategory<[GR8]>;

// --- vector-groups --gen-register-info
include "common.td"

// Vector groups over a chain of registers, modes, and a zero register.
def HasV : Predicate<"Subtarget->hasV()">;
def RV64 : HwMode<[HasV]>;
def XLenVT : ValueTypeByHwMode<[DefaultMode, RV64], [i32, i64]>;
def XLenRI : RegInfoByHwMode<[DefaultMode, RV64], [RegInfo<32, 32, 32>, RegInfo<64, 64, 64>]>;
def ABI : RegAltNameIndex { let Namespace = "T"; }
def sub_16 : SubRegIndex<16>; def sub_32 : SubRegIndex<32>;
def sub_even : SubRegIndex<32> { let SubRegRanges = SubRegRangeByHwMode<[DefaultMode, RV64], [SubRegRange<32>, SubRegRange<64>]>; }
def sub_odd : SubRegIndex<32, 32> { let SubRegRanges = SubRegRangeByHwMode<[DefaultMode, RV64], [SubRegRange<32, 32>, SubRegRange<64, 64>]>; }
def vrm1_0 : SubRegIndex<64, -1>; def vrm1_1 : SubRegIndex<64, -1>; def vrm1_2 : SubRegIndex<64, -1>; def vrm1_3 : SubRegIndex<64, -1>;
def tup_0 : SubRegIndex<64, -1>; def tup_1 : SubRegIndex<64, -1>; def tup_2 : SubRegIndex<64, -1>; def vrm2_0 : SubRegIndex<128, -1>; def vrm2_1 : SubRegIndex<128, -1>;
def vrm1_c2 : ComposedSubRegIndex<vrm2_1, vrm1_0>; def vrm1_c3 : ComposedSubRegIndex<vrm2_1, vrm1_1>;
class X<int i> : R<"x"#i, i> { let RegAltNameIndices = [ABI]; let AltNames = ["a"#i]; }
let isConstant = 1 in def X0 : X<0>, DwarfRegNum<[0]>;
let CostPerUse = [0, 1] in foreach i = 1-15 in def X#i : X<i>, DwarfRegNum<[i]>;
let isArtificial = 1 in def DUMMY : R<"x0">;
let isConstant = 1 in def X0_P : R<"x0"> { let SubRegs = [X0, DUMMY]; let SubRegIndices = [sub_even, sub_odd]; let CoveredBySubRegs = 1; }
def XP : RegisterTuples<[sub_even, sub_odd], [(decimate (sequence "X%u", 2, 15), 2), (decimate (sequence "X%u", 3, 15), 2)], ["x2", "x4", "x6", "x8", "x10", "x12", "x14"]>;
foreach i = 0-7 in { def F#i#_H : R<"f"#i, i>; def F#i#_F : R<"f"#i, i> { let SubRegs = [!cast<R>("F"#i#"_H")]; let SubRegIndices = [sub_16]; } def F#i#_D : R<"f"#i, i>, DwarfRegNum<[!add(32, i)]> { let SubRegs = [!cast<R>("F"#i#"_F")]; let SubRegIndices = [sub_32]; } }
foreach i = 0-15 in def V#i : R<"v"#i, i>, DwarfRegNum<[!add(96, i)]>;
foreach i = [0, 2, 4, 6, 8, 10, 12, 14] in def V#i#M2 : R<"v"#i, i> { let SubRegs = [!cast<R>("V"#i), !cast<R>("V"#!add(i, 1))]; let SubRegIndices = [vrm1_0, vrm1_1]; }
foreach i = [0, 4, 8, 12] in def V#i#M4 : R<"v"#i, i>, DwarfRegAlias<!cast<Register>("V"#i)> { let SubRegs = [!cast<R>("V"#i#"M2"), !cast<R>("V"#!add(i, 2)#"M2")]; let SubRegIndices = [vrm2_0, vrm2_1]; }
def VN2 : RegisterTuples<[tup_0, tup_1], [(sequence "V%u", 1, 14), (sequence "V%u", 2, 15)]>;
def VN3 : RegisterTuples<[tup_0, tup_1, tup_2], [(sequence "V%u", 1, 13), (sequence "V%u", 2, 14), (sequence "V%u", 3, 15)]>;
def VN2M2 : RegisterTuples<[vrm2_0, vrm2_1], [(sequence "V%uM2", 2, 12, 2), (sequence "V%uM2", 4, 14, 2)]>;
def GPR : RegisterClass<"T", [XLenVT], 32, (add (sequence "X%u", 10, 15), (sequence "X%u", 5, 7), (sequence "X%u", 0, 4), X8, X9), ABI> { let RegInfos = XLenRI; }
def GPRNoX0 : RegisterClass<"T", [XLenVT], 32, (sub GPR, X0)> { let RegInfos = XLenRI; let DiagnosticString = "not x0"; }
def GPRC : RegisterClass<"T", [XLenVT], 32, (sequence "X%u", 8, 15)> { let RegInfos = XLenRI; }
def GPRPair : RegisterClass<"T", [XLenVT, untyped], 64, (add X0_P, XP)> { let RegInfos = RegInfoByHwMode<[DefaultMode, RV64], [RegInfo<64, 64, 32>, RegInfo<128, 128, 64>]>; }
def FPR16 : RegisterClass<"T", [f16], 16, (sequence "F%u_H", 0, 7)>;
def FPR32 : RegisterClass<"T", [f32], 32, (sequence "F%u_F", 0, 7)>;
def FPR32C : RegisterClass<"T", [f32], 32, (sequence "F%u_F", 2, 5)>;
def FPR64 : RegisterClass<"T", [f64], 64, (sequence "F%u_D", 0, 7)>;
def VR : RegisterClass<"T", [nxv1i64], 64, (add (sequence "V%u", 8, 15), (sequence "V%u", 0, 7))> { let Size = 64; let AllocationPriority = 1; }
def VRNoV0 : RegisterClass<"T", [nxv1i64], 64, (sub VR, V0)> { let Size = 64; }
def VRM2 : RegisterClass<"T", [nxv2i64], 64, (sequence "V%uM2", 0, 14, 2)> { let Size = 128; let TSFlags{1-0} = 2; }
def VRM2NoV0 : RegisterClass<"T", [nxv2i64], 64, (sub VRM2, V0M2)> { let Size = 128; }
def VRM4 : RegisterClass<"T", [nxv4i64], 64, (add V0M4, V4M4, V8M4, V12M4)> { let Size = 256; let GlobalPriority = 1; }
def VRN2 : RegisterClass<"T", [riscv_nxv8i8x2], 64, (add VN2)> { let Size = 128; }
def VRN3 : RegisterClass<"T", [riscv_nxv8i8x3], 64, (add VN3)> { let Size = 192; }
def VRN2M2 : RegisterClass<"T", [riscv_nxv16i8x2], 64, (add VN2M2)> { let Size = 256; }
def VM : RegisterClass<"T", [nxv1i1], 64, (add V0)> { let Size = 64; let Weight = 0; }
def CSR : CalleeSavedRegs<(add X1, X3, (sequence "F%u_D", 4, 7))>;

// --- wide-tuples --gen-register-info
include "common.td"

// Wide tuples of registers with halves, of two files that share classes.
def lo16 : SubRegIndex<16>; def hi16 : SubRegIndex<16, 16>;
foreach i = 0-7 in def sub#i : SubRegIndex<32, !shl(i, 5)>;
foreach i = 1-7 in { def sub#i#_lo16 : ComposedSubRegIndex<!cast<SubRegIndex>("sub"#i), lo16>; def sub#i#_hi16 : ComposedSubRegIndex<!cast<SubRegIndex>("sub"#i), hi16>; }
foreach i = 0-6 in def sub#i#_sub#!add(i, 1) : SubRegIndex<64, !shl(i, 5)> { let CoveringSubRegIndices = [!cast<SubRegIndex>("sub"#i), !cast<SubRegIndex>("sub"#!add(i, 1))]; }
foreach k = ["V", "A"] in foreach i = 0-11 in { def k#i#_L : R<"">; let isArtificial = !eq(k, "A") in def k#i#_H : R<"">; def k#i : R<k#i, i> { let SubRegs = [!cast<R>(k#i#"_L"), !cast<R>(k#i#"_H")]; let SubRegIndices = [lo16, hi16]; let CoveredBySubRegs = 1; } }
multiclass File<string k, int p> {
  def _32 : RegisterClass<"T", [i32, f32], 32, (sequence k#"%u", 0, 11)> { let AllocationPriority = p; }
  def _LO : RegisterClass<"T", [i32], 32, (trunc !cast<RegisterClass>(k#"_32"), 6)>;
  def _16 : RegisterClass<"T", [i16], 16, (sequence k#"%u_L", 0, 11)>;
  def _T2 : RegisterTuples<[sub0, sub1], [(trunc (shl !cast<RegisterClass>(k#"_32"), 0), 11), (shl !cast<RegisterClass>(k#"_32"), 1)]>;
  def _T3 : RegisterTuples<[sub0, sub1, sub2], [(shl !cast<RegisterClass>(k#"_32"), 0), (shl !cast<RegisterClass>(k#"_32"), 1), (shl !cast<RegisterClass>(k#"_32"), 2)]>;
  def _T4 : RegisterTuples<[sub0, sub1, sub2, sub3], [(shl !cast<RegisterClass>(k#"_32"), 0), (shl !cast<RegisterClass>(k#"_32"), 1), (shl !cast<RegisterClass>(k#"_32"), 2), (shl !cast<RegisterClass>(k#"_32"), 3)]>;
  def _T8 : RegisterTuples<[sub0, sub1, sub2, sub3, sub4, sub5, sub6, sub7], !foreach(j, [0, 1, 2, 3, 4, 5, 6, 7], (shl !cast<RegisterClass>(k#"_32"), j))>;
  def _64 : RegisterClass<"T", [i64], 32, (add !cast<RegisterTuples>(k#"_T2"))>;
  def _64_Align2 : RegisterClass<"T", [i64], 32, (decimate !cast<RegisterClass>(k#"_64"), 2)>;
  def _96 : RegisterClass<"T", [v3i32], 32, (add !cast<RegisterTuples>(k#"_T3"))> { let Size = 96; }
  def _128 : RegisterClass<"T", [v4i32], 32, (add !cast<RegisterTuples>(k#"_T4"))>;
  def _128_Align2 : RegisterClass<"T", [v4i32], 32, (decimate !cast<RegisterClass>(k#"_128"), 2)>;
  def _256 : RegisterClass<"T", [v8i32], 32, (add !cast<RegisterTuples>(k#"_T8"))>;
}
defm V : File<"V", 1>;
defm A : File<"A", 2>;
def AV_32 : RegisterClass<"T", [i32], 32, (add V_32, A_32)>;
def AV_64 : RegisterClass<"T", [i64], 32, (add V_64, A_64)>;
def AV_128 : RegisterClass<"T", [v4i32], 32, (add V_128, A_128)> { let BaseClassOrder = 128; }

// --- scalable-vectors --gen-register-info
include "common.td"

// Scalars inside vectors inside scalable vectors, tuples that wrap around.
def bsub : SubRegIndex<8>; def bsub_hi : SubRegIndex<8, 8>; def hsub : SubRegIndex<16>; def hsub_hi : SubRegIndex<16, 16>;
def zsub : SubRegIndex<128>; def zsub_hi : SubRegIndex<-1, 128>;
foreach i = 0-3 in { def zsub#i : SubRegIndex<128, -1>; def hsub#i : SubRegIndex<16, -1>; }
def psub : SubRegIndex<16>; def xe : SubRegIndex<64>; def xo : SubRegIndex<64, 64>;
foreach i = 0-7 in {
  def B#i : R<"b"#i, i>; let isArtificial = 1 in { def B#i#_HI : R<"">; def H#i#_HI : R<"">; def Z#i#_HI : R<"">; }
  let CoveredBySubRegs = 1 in {
  def H#i : R<"h"#i, i> { let SubRegs = [!cast<R>("B"#i), !cast<R>("B"#i#"_HI")]; let SubRegIndices = [bsub, bsub_hi]; }
  def Q#i : R<"q"#i, i> { let SubRegs = [!cast<R>("H"#i), !cast<R>("H"#i#"_HI")]; let SubRegIndices = [hsub, hsub_hi]; }
  def Z#i : R<"z"#i, i> { let SubRegs = [!cast<R>("Q"#i), !cast<R>("Z"#i#"_HI")]; let SubRegIndices = [zsub, zsub_hi]; }
  }
  def X#i : R<"x"#i, i>; def P#i : R<"p"#i, i>; def PN#i : R<"pn"#i, i> { let SubRegs = [!cast<R>("P"#i)]; let SubRegIndices = [psub]; }
}
def GPR : RegisterClass<"T", [i64], 64, (sequence "X%u", 0, 7)>;
def FPR8 : RegisterClass<"T", [i8], 8, (sequence "B%u", 0, 7)> { let Size = 8; }
def FPR16 : RegisterClass<"T", [f16], 16, (sequence "H%u", 0, 7)>;
def FPR16_lo : RegisterClass<"T", [f16], 16, (trunc FPR16, 4)>;
def FPR128 : RegisterClass<"T", [v4i32], 128, (sequence "Q%u", 0, 7)>;
def FPR128_lo : RegisterClass<"T", [v4i32], 128, (trunc FPR128, 4)>;
def ZPR : RegisterClass<"T", [nxv4i32], 128, (sequence "Z%u", 0, 7)> { let Size = 128; }
def ZT2 : RegisterTuples<[zsub0, zsub1], [(rotl ZPR, 0), (rotl ZPR, 1)]>;
def ZT4 : RegisterTuples<[zsub0, zsub1, zsub2, zsub3], [(rotl ZPR, 0), (rotl ZPR, 1), (rotl ZPR, 2), (rotl ZPR, 3)]>;
def ZT2S : RegisterTuples<[zsub0, zsub1], [(trunc ZPR, 4), (shl ZPR, 4)]>;
def HT2 : RegisterTuples<[hsub0, hsub1], [(rotl FPR16, 0), (rotl FPR16, 1)]>;
def XSeq : RegisterTuples<[xe, xo], [(decimate (rotl GPR, 0), 2), (decimate (rotl GPR, 1), 2)]>;
def ZPR_4 : RegisterClass<"T", [nxv4i32], 128, (sequence "Z%u", 0, 3)> { let Size = 128; }
def ZPR_K : RegisterClass<"T", [nxv4i32], 128, (add (sequence "Z%u", 4, 6))> { let Size = 128; }
def ZPR2 : RegisterClass<"T", [untyped], 128, (add ZT2)> { let Size = 256; }
def ZPR2Mul2 : RegisterClass<"T", [untyped], 128, (decimate ZT2, 2)> { let Size = 256; }
def ZPR2Strided : RegisterClass<"T", [untyped], 128, (add ZT2S)> { let Size = 256; }
def ZPR2Any : RegisterClass<"T", [untyped], 128, (add ZPR2Mul2, ZPR2Strided)> { let Size = 256; }
def ZPR4 : RegisterClass<"T", [untyped], 128, (add ZT4)> { let Size = 512; }
def HH : RegisterClass<"T", [untyped], 16, (add HT2)> { let Size = 32; }
def PPR : RegisterClass<"T", [nxv16i1], 16, (sequence "P%u", 0, 7)> { let Size = 16; }
def PNR : RegisterClass<"T", [aarch64svcount], 16, (sequence "PN%u", 0, 7)> { let Size = 16; }
def PNR_hi : RegisterClass<"T", [aarch64svcount], 16, (sequence "PN%u", 4, 7)> { let Size = 16; }
def XSeqPairs : RegisterClass<"T", [untyped], 64, (add XSeq)> { let Size = 128; }
def CSR : CalleeSavedRegs<(add (sequence "X%u", 4, 7), H5, Z6)>;

// --- altns --gen-register-info
include "common.td"
let Namespace = "Z" in def ZZ : RegAltNameIndex; let Namespace = "Y" in def ZY : RegAltNameIndex;
def A : R<"a">; def B : R<"b">; def C : RegisterClass<"T", [i32], 32, (add A, B)>;

// --- altns2 --gen-register-info
include "common.td"
let Namespace = "Z" in def AZ : RegAltNameIndex; def ZY : RegAltNameIndex;
def A : R<"a">; def B : R<"b">; def C : RegisterClass<"T", [i32], 32, (add A, B)>;

// --- altord2 --gen-register-info
include "common.td"
def A : R<"a">; def B : R<"b">; def C : RegisterClass<"T", [i32], 32, (add A)> { let AltOrders = [(sub A, A), (add A)]; let AltOrderSelect = [{ return 0; }]; }

// --- altord3 --gen-register-info
include "common.td"
def A : R<"a">; def B : R<"b">; def C : RegisterClass<"T", [i32], 32, (add A)> { let AltOrderSelect = [{ return 0; }]; }
def D : RegisterClass<"T", [i32], 32, (add A)> { let AltOrders = [(add A)]; }

// --- enc --gen-register-info
include "common.td"
def A : Register<"a">{ let HWEncoding = ?; } def C : RegisterClass<"T", [i32], 32, (add A)>;

// --- noidx --gen-register-info
include "common.td"
def A : R<"a">; def B : R<"b">; def C : RegisterClass<"T", [i32], 32, (add A, B)>;

// --- nons --gen-register-info
include "common.td"
def A : Register<"a">; def B : Register<"b">; def i : SubRegIndex<8>; def C : RegisterClass<"", [i32], 32, (add A, B)>; def D : Register<"c"> { let SubRegs=[A]; let SubRegIndices=[i]; } def E : RegisterClass<"", [i32], 32, (add D)>;

// --- pos --gen-register-info
include "common.td"
def i : SubRegIndex<8>; def j : SubRegIndex<8>; foreach n=0-3 in def A#n : R<"a">; let PositionOrder = 5 in foreach n=4-7 in def A#n : R<"a">; def TT : RegisterTuples<[i,j], [(sequence "A%u",0,6),(sequence "A%u",1,7)]> { let PositionOrder = 2; }  def C : RegisterClass<"T", [i32], 32, (sequence "A%u",0,7)>; def D : RegisterClass<"T", [i64], 32, (add TT)>;

// --- rbank --gen-register-info
include "common.td"
def A : R<"a">; def C : RegisterClass<"T", [i32], 32, (add A)> {let RegInfos = RegInfoByHwMode<[], []>; } def X : CalleeSavedRegs<(add C)> { let OtherPreserved = (add A); } def ArgumentRegisters : RegisterCategory<[C]>;

// --- regns --gen-register-info
include "common.td"
let Namespace="U" in def A : Register<"a">; let Namespace = "V" in def i : SubRegIndex<8>; def B : R<"b">; def C : RegisterClass<"W", [i32], 32, (add A, B)>; def Q : RegAltNameIndex;

// --- tupof --gen-register-info
include "common.td"
def i : SubRegIndex<8>; def j : SubRegIndex<8>; def k : SubRegIndex<16>; def l : SubRegIndex<16,16>; foreach n=0-7 in def A#n : R<"a", n> { let CostPerUse = [n]; } def TT : RegisterTuples<[i,j], [(sequence "A%u",0,6),(sequence "A%u",1,7)]>; def TU : RegisterTuples<[k,l],[(trunc TT, 5), (shl TT, 2)]> { let PositionOrder = -1; } def C : RegisterClass<"T", [i32], 32, (sequence "A%u",0,7)>; def D : RegisterClass<"T", [i64], 32, (add TT)>; def E : RegisterClass<"T", [v2i64], 32, (add TU)>;

// --- x86 --gen-register-info
include "common.td"
class X86Reg<string n> : Register<n> { let Namespace="T"; } def i : SubRegIndex<8>; def j : SubRegIndex<8>; foreach n=0-3 in def A#n : X86Reg<"a">; let PositionOrder = 5 in foreach n=4-7 in def A#n : X86Reg<"a">; def TT : RegisterTuples<[i,j], [(sequence "A%u",0,6),(sequence "A%u",1,7)]> { let PositionOrder = 2; }  def C : RegisterClass<"T", [i32], 32, (sequence "A%u",0,7)>; def D : RegisterClass<"T", [i64], 32, (add TT)>;

// --- x86b --gen-register-info
include "common.td"
class X86Reg<string n> : Register<n> { let Namespace="T"; } def i : SubRegIndex<8>; def j : SubRegIndex<8>; foreach n=0-3 in def A#n : X86Reg<"a">; def B0_1_2_3 : X86Reg<"b">; let PositionOrder = 5 in foreach n=4-7 in def A#n : X86Reg<"a">; def TT : RegisterTuples<[i,j], [(sequence "A%u",0,6),(sequence "A%u",1,7)]> { let PositionOrder = 2; }  def TTT : RegisterTuples<[i,j], [(sequence "A%u",0,5),(sequence "A%u",2,7)]> { let PositionOrder = 7; } def C : RegisterClass<"T", [i32], 32, (sequence "A%u",0,7)>; def D : RegisterClass<"T", [i64], 32, (add TT)>;

// --- order-of-digits --gen-register-info
include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo;
def T : Target { let InstructionSet = TInstrInfo; }
foreach n = ["R010", "R20", "R9", "R09", "R009", "R00", "R0", "R000","R1","R01","R100","R0a1","R00a1","R0a01","R1x2y","R01x2y","R1x02y", "0", "00", "R4294967295", "R_1_02", "R_01_2", "a5", "B5", "R5","Rx", "R" ] in def n : Register<n> { let Namespace = "T"; }
def GPR : RegisterClass<"T", [i32], 32, (add R1, R01)>;

// --- composed-parts-without-a-size --gen-register-info; --gen-register-info --register-info-debug
include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo;
def T : Target { let InstructionSet = TInstrInfo; }
let Namespace = "T" in {
def a : SubRegIndex<-1, -1>; def b : SubRegIndex<32, -1>; def c : SubRegIndex<-1, 8>; def d : SubRegIndex<16, 16>; def e : SubRegIndex<8, 0>;
def aa : ComposedSubRegIndex<a, e>; def ab : ComposedSubRegIndex<b, e>; def ac : ComposedSubRegIndex<c, e>; def ad : ComposedSubRegIndex<d, e>;
def da : ComposedSubRegIndex<d, a>; def db : ComposedSubRegIndex<d, b>; def dc : ComposedSubRegIndex<d, c>; def bc : ComposedSubRegIndex<b, c>; def cb : ComposedSubRegIndex<c,b>;
def x64 : SubRegIndex<64>; def x65 : SubRegIndex<65, 65534>; def xx : ComposedSubRegIndex<x65, d>;
def R0 : Register<"r0">;
}
def GPR : RegisterClass<"T", [i32], 32, (add R0)>;

// --- sub-registers-of-parts-without-an-offset --gen-register-info; --gen-register-info --register-info-debug
include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo;
def T : Target { let InstructionSet = TInstrInfo; }
let Namespace = "T" in {
def a : SubRegIndex<32, -1>; def b : SubRegIndex<32, 32>; def e : SubRegIndex<8, 0>; def f: SubRegIndex<8, -1>; def g : SubRegIndex<-1,-1>;
foreach i = 0-3 in {
def E#i : Register<"e"#i>; def F#i : Register<"f"#i>; def G#i : Register<"g"#i>;
let SubRegIndices = [e, f, g] in def A#i : RegisterWithSubRegs<"a"#i, [!cast<Register>("E"#i), !cast<Register>("F"#i), !cast<Register>("G"#i)]>;
def E_#i : Register<"he"#i>; def F_#i : Register<"hf"#i>; def G_#i : Register<"hg"#i>;
let SubRegIndices = [e, f, g] in def B#i : RegisterWithSubRegs<"b"#i, [!cast<Register>("E_"#i), !cast<Register>("F_"#i), !cast<Register>("G_"#i)]>;
let SubRegIndices = [a, b], CoveredBySubRegs = 1 in def Q#i : RegisterWithSubRegs<"q"#i, [!cast<Register>("A"#i), !cast<Register>("B"#i)]>;
}
}
def GE : RegisterClass<"T", [i8], 8, (add (sequence "E%u", 0, 3))>;
def GPR : RegisterClass<"T", [i32], 32, (add (sequence "A%u", 0, 3), (sequence "B%u", 0, 3))>;
def QPR : RegisterClass<"T", [i64], 64, (add (sequence "Q%u", 0, 3))>;

// --- joined-parts-without-an-offset --gen-register-info
include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo;
def T : Target { let InstructionSet = TInstrInfo; }
let Namespace = "T" in {
def a : SubRegIndex<32, 0>; def b : SubRegIndex<32, -1>; def c : SubRegIndex<-1, 64>;def d : SubRegIndex<32, -1>;
foreach i = 0-15 in def A#i : Register<"a"#i>;
}
def GPR : RegisterClass<"T", [i32], 32, (add (sequence "A%u", 0, 15))>;
def Pairs : RegisterTuples<[a, b], [(sequence "A%u", 0, 4), (sequence "A%u", 1, 5)]>;
def Tr : RegisterTuples<[a, b, c], [(sequence "A%u", 0, 4), (sequence "A%u", 1, 5), (sequence "A%u", 2, 6)]>;
def Q4 : RegisterTuples<[a, b, c, d], [(sequence "A%u", 0, 4), (sequence "A%u", 1, 5), (sequence "A%u", 2, 6), (sequence "A%u", 3, 7)]>;
def PR : RegisterClass<"T", [i64], 64, (add Pairs)>;
def TR : RegisterClass<"T", [untyped], 64, (add Tr)> { let Size = 96; }
def QR : RegisterClass<"T", [untyped], 64, (add Q4)> { let Size = 128; }

// --- joined-parts-without-a-size --gen-register-info
include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo;
def T : Target { let InstructionSet = TInstrInfo; }
let Namespace = "T" in {
def a : SubRegIndex<32, 0>; def b : SubRegIndex<32, 32>; def c : SubRegIndex<-1, 64>;def d : SubRegIndex<32, 96>;
foreach i = 0-15 in def A#i : Register<"a"#i>;
}
def GPR : RegisterClass<"T", [i32], 32, (add (sequence "A%u", 0, 15))>;
def Q4 : RegisterTuples<[a, b, c, d], [(sequence "A%u", 0, 4), (sequence "A%u", 1, 5), (sequence "A%u", 2, 6), (sequence "A%u", 3, 7)]>;
def Tr : RegisterTuples<[a, b, c], [(sequence "A%u", 0, 4), (sequence "A%u", 1, 5), (sequence "A%u", 2, 6)]>;
def Tp : RegisterTuples<[a, b, d], [(sequence "A%u", 0, 4), (sequence "A%u", 1, 5), (sequence "A%u", 3, 7)]>;
def TR : RegisterClass<"T", [untyped], 64, (add Tr)> { let Size = 96; }
def TP : RegisterClass<"T", [untyped], 64, (add Tp)> { let Size = 96; }
def QR : RegisterClass<"T", [untyped], 64, (add Q4)> { let Size = 128; }

// --- joined-index-moved-in-a-mode --gen-register-info
include "llvm/Target/Target.td"
def M1 : HwMode<[]>;
def Moved : SubRegRangeByHwMode<[DefaultMode, M1], [SubRegRange<8>, SubRegRange<16, 16>]>;
def TInstrInfo : InstrInfo;
def T : Target { let InstructionSet = TInstrInfo; }
class R<list<Register> parts, list<SubRegIndex> indices> : Register<""> {
  let Namespace = "T";
  let SubRegs = parts;
  let SubRegIndices = indices;
  let CoveredBySubRegs = !not(!empty(parts));
}
def s0 : SubRegIndex<8>;
def s1 : SubRegIndex<8, 8>;
def p0 : SubRegIndex<16> { let SubRegRanges = Moved; }
def p1 : SubRegIndex<16, 16>;
def q0 : SubRegIndex<32>;
def q1 : SubRegIndex<32, 32>;
def t0 : SubRegIndex<8>;
foreach i = 1-2 in def t#i : SubRegIndex<8, !mul(i, 8)>;
foreach i = 0-2 in def u#i : SubRegIndex<8, !mul(i, 8)>;
foreach i = 0-15 in def S#i : R<[], []>;
foreach i = 0-7 in
  def P#i : R<[!cast<R>("S"#!mul(i, 2)), !cast<R>("S"#!add(!mul(i, 2), 1))], [s0, s1]>;
foreach i = 0-3 in
  def Q#i : R<[!cast<R>("P"#!mul(i, 2)), !cast<R>("P"#!add(!mul(i, 2), 1))], [p0, p1]>;
foreach i = 0-1 in
  def O#i : R<[!cast<R>("Q"#!mul(i, 2)), !cast<R>("Q"#!add(!mul(i, 2), 1))], [q0, q1]>;
def Apart : RegisterTuples<[t0, t1, t2], [(sequence "S%u", 0, 11), (sequence "S%u", 2, 13), (sequence "S%u", 4, 15)]>;
def Three : RegisterTuples<[u0, u1, u2], [(sequence "P%u", 0, 5), (sequence "P%u", 1, 6), (sequence "P%u", 2, 7)]>;
def SC : RegisterClass<"T", [i8], 8, (add (sequence "S%u", 0, 15))>;
def OC : RegisterClass<"T", [i64], 8, (add O0, O1)>;
def AC : RegisterClass<"T", [untyped], 8, (add Apart)> { let Size = 24; }
def TC : RegisterClass<"T", [untyped], 8, (add Three)> { let Size = 48; }

// --- sizes-below-zero --gen-register-info
include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo;
def T : Target { let InstructionSet = TInstrInfo; }
foreach i = 0-7 in def A#i : Register<"a"#i> { let Namespace = "T"; }
def C : RegisterClass<"T", [i32], -31, (sequence "A%u", 0, 3)>;
def D : RegisterClass<"T", [i32], 32, (sequence "A%u", 2, 5)>;
def E : RegisterClass<"T", [i32], 16, (sequence "A%u", 4, 7)> { let Size = -8; }

// --- a-class-within-itself --gen-register-info; --gen-callingconv
include "llvm/Target/Target.td"
def TInstrInfo : InstrInfo;
def T : Target { let InstructionSet = TInstrInfo; }
foreach i = 0-3 in def A#i : Register<"a"#i> { let Namespace = "T"; }
def s0 : SubRegIndex<32>; def s1 : SubRegIndex<32, 32>;
def Pairs : RegisterTuples<[s0, s1], [(add A0, A1), (add A2, A3)]>;
def C : RegisterClass<"T", [i32], 32, (add A1, C, A0, (sub C, A1), A3)>;
def D : RegisterClass<"T", [i64], 64, (add D, Pairs)>;

// --- copies-at-less-than-no-cost --gen-register-info
include "llvm/Target/Target.td"
def II : InstrInfo;
def T : Target { let InstructionSet = II; }
foreach i = 0-3 in def S#i : Register<"s"#i> { let Namespace = "T"; }
foreach i = 0-3 in def C#i : RegisterClass<"T", [i32], 32, (add !cast<Register>("S"#i))> { let CopyCost = !sub(1, !mul(i, 130)); }

// --- what-classes-of-an-artificial-register-share --gen-register-bank
include "common.td"
foreach i = 0-3 in { def Cup#i : R<"c"#i>; def Mug#i : R<"m"#i>; }
let isArtificial = 1 in def Tap : R<"tap">;
class C<dag members> : RegisterClass<"T", [i32], 32, members>;
def Cups : C<(sequence "Cup%u", 0, 3)>;
def Mugs : C<(sequence "Mug%u", 0, 3)>;
def Taps : C<(add Tap)>;
def CupsOrTap : C<(add Cups, Taps)>;
def MugsOrTap : C<(add Mugs, Taps)>;
def All : C<(add MugsOrTap, Cups)>;
def Bank : RegisterBank<"Shelf", [Cups, Mugs, CupsOrTap, MugsOrTap, All]>;

// --- classes-of-only-artificial-units --gen-register-info
include "llvm/Target/Target.td"
def II : InstrInfo;
def T : Target { let InstructionSet = II; }
let Namespace = "T" in {
def low : SubRegIndex<16>;
foreach i = 0-2 in {
  let isArtificial = 1 in def Ghost#i : Register<"g"#i>;
  def Shell#i : RegisterWithSubRegs<"s"#i, [!cast<Register>("Ghost"#i)]> { let SubRegIndices = [low]; }
}
}
def Ghosts : RegisterClass<"T", [i16], 16, (sequence "Ghost%u", 0, 2)>;
def Shells : RegisterClass<"T", [i32], 32, (sequence "Shell%u", 0, 2)>;
def SomeShells : RegisterClass<"T", [i32], 32, (add Shell1, Shell2)>;

// --- classes-that-differ-in-artificial-registers --gen-register-bank
include "llvm/Target/Target.td"
def II : InstrInfo;
def T : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "T"; }
foreach i = 0-3 in { def Cup#i : R<"c"#i>; def Mug#i : R<"m"#i>; }
let isArtificial = 1 in { def Tap : R<"tap">; def Tip : R<"tip">; }
class C<dag members> : RegisterClass<"T", [i32], 32, members>;
def CupsT : C<(add Cup0, Cup1, Cup2, Tap)>;
def MixT : C<(add Cup0, Cup1, Mug0, Tap)>;
def Big : C<(add Cup0, Cup1, Cup2, Mug0, Mug1)>;
def ArtP : C<(add Tap, Tip, Mug3, Cup3)>;
def ArtQ : C<(add Tap, Mug3, Mug2)>;
def Bank : RegisterBank<"Shelf", [CupsT, MixT, Big, ArtP]>;

// --- parts-of-artificial-registers --gen-register-bank
include "llvm/Target/Target.td"
def II : InstrInfo;
def T : Target { let InstructionSet = II; }
let Namespace = "T" in {
def lo : SubRegIndex<16>; def hi : SubRegIndex<16, 16>;
class R<string n> : Register<n>; 
foreach i = 0-5 in { def L#i : R<"l"#i>; def H#i : R<"h"#i>; }
let isArtificial = 1 in { foreach i = 6-9 in { def L#i : R<"l"#i>;def H#i : R<"h"#i>; } }
let SubRegIndices = [lo], CoveredBySubRegs = 0 in {
foreach i = 0-3 in def Q#i : RegisterWithSubRegs<"q"#i, [!cast<Register>("L"#i)]>;
let isArtificial = 1 in foreach i = 6-7 in def Q#i : RegisterWithSubRegs<"q"#i, [!cast<Register>("L"#i)]>;
}
let SubRegIndices = [lo, hi], CoveredBySubRegs = 1 in {
foreach i = 4-5 in def Q#i : RegisterWithSubRegs<"q"#i, [!cast<Register>("L"#i), !cast<Register>("H"#i)]>;
let isArtificial = 1 in foreach i = 8-9 in def Q#i : RegisterWithSubRegs<"q"#i, [!cast<Register>("L"#i), !cast<Register>("H"#i)]>;
}
}
class C<dag members, int n = 32> : RegisterClass<"T", [!cast<ValueType>("i"#n)], n, members>;
def G : C<(add Q0, Q1, Q4, Q8)>;
def G2 : C<(add Q0, Q1, Q8, Q9)>;
def Ls : C<(sequence "L%u", 0, 7), 16>;
def Lq : C<(add L0, L8), 16>;
def Bank : RegisterBank<"Shelf", [G, Ls, Lq]>;

// --- a-unit-is-taken-over --gen-register-info
// What evens out the weight of B is taken over by what B is in; from 23 on, that weighs registers of no class, too.
include "llvm/Target/Target.td"
def II : InstrInfo;
def T : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "T"; }
def lo : SubRegIndex<8, 0>;
def hi : SubRegIndex<8, 8>;
def all : SubRegIndex<32, 0>;
foreach n = ["AL", "AH", "BL", "BH", "P"] in def n : R<n>;
let SubRegIndices = [lo, hi] in {
  let SubRegs = [AL, AH] in def A : R<"a">;
  let SubRegs = [BL, BH] in def B : R<"b">;
}
let SubRegIndices = [all], SubRegs = [B] in def WB : R<"wb">;
def ALIAS : R<"alias"> { let Aliases = [A]; }
def C : RegisterClass<"T", [i32], 16, (add A, B)>;

// --- a-unit-is-taken-over-many-times --gen-register-info
// A's parts weigh what WB does, of which B is a part that weighs what A does: until numbers end.
include "llvm/Target/Target.td"
def II : InstrInfo;
def T : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "T"; let CoveredBySubRegs = 1; }
foreach i = 0-2 in def s#i : SubRegIndex<8, !mul(i, 8)>;
def all : SubRegIndex<32, 0>;
foreach n = ["A0", "A1", "A2", "B0", "B1", "P"] in def n : R<n>;
let SubRegIndices = [s0, s1, s2], SubRegs = [A0, A1, A2] in def A : R<"a">;
let SubRegIndices = [s0, s1], SubRegs = [B0, B1] in def B : R<"b">;
let SubRegIndices = [all], SubRegs = [B] in def WB : R<"wb">;
def C : RegisterClass<"T", [i32], 16, (add A, B)>;
