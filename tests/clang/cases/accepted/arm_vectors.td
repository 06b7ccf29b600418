// SVE's and SME's builtins.

// +++ vectors.td
class MergeType<int val, string suffix = ""> { int Value = val; string Suffix = suffix; }
def MergeNone : MergeType<0>;
def MergeAny : MergeType<1, "_x">;
def MergeOp1 : MergeType<2, "_m">;
def MergeZero : MergeType<3, "_z">;
def MergeAnyExp : MergeType<4, "_x">;
def MergeZeroExp : MergeType<5, "_z">;
class EltType<int val> { int Value = val; }
def EltTyInvalid : EltType<0>;
def EltTyInt8 : EltType<1>;
def EltTyInt16 : EltType<2>;
def EltTyInt32 : EltType<3>;
def EltTyInt64 : EltType<4>;
def EltTyInt128 : EltType<5>;
def EltTyFloat16 : EltType<6>;
def EltTyFloat32 : EltType<7>;
def EltTyFloat64 : EltType<8>;
def EltTyBool8 : EltType<9>;
def EltTyBool16 : EltType<10>;
def EltTyBool32 : EltType<11>;
def EltTyBool64 : EltType<12>;
def EltTyBFloat16 : EltType<13>;
def EltTyMFloat8 : EltType<14>;
class MemEltType<int val> { int Value = val; }
def MemEltTyDefault : MemEltType<0>;
def MemEltTyInt8 : MemEltType<1>;
def MemEltTyInt16 : MemEltType<2>;
def MemEltTyInt32 : MemEltType<3>;
def MemEltTyInt64 : MemEltType<4>;
class FlagType<int val> { int Value = val; }
def NoFlags : FlagType<0x00000000>;
def FirstEltType : FlagType<0x00000001>;
def EltTypeMask : FlagType<0x0000000f>;
def FirstMemEltType : FlagType<0x00000010>;
def MemEltTypeMask : FlagType<0x00000070>;
def FirstMergeTypeMask : FlagType<0x00000080>;
def MergeTypeMask : FlagType<0x00000380>;
def FirstSplatOperand : FlagType<0x00000400>;
def SplatOperandMask : FlagType<0x00001C00>;
def IsLoad : FlagType<0x2000>;
def IsStore : FlagType<0x4000>;
def IsGatherLoad : FlagType<0x8000>;
def IsScatterStore : FlagType<0x10000>;
def IsStructLoad : FlagType<0x20000>;
def IsStructStore : FlagType<0x40000>;
def IsZExtReturn : FlagType<0x80000>;
def IsOverloadNone : FlagType<0x100000>;
def IsOverloadWhileOrMultiVecCvt : FlagType<0x200000>;
def IsOverloadWhileRW : FlagType<0x400000>;
def IsOverloadCvt : FlagType<0x800000>;
def OverloadKindMask : FlagType<0x00E00000>;
def IsByteIndexed : FlagType<0x1000000>;
def IsAppendSVALL : FlagType<0x2000000>;
def IsInsertOp1SVALL : FlagType<0x4000000>;
def IsPrefetch : FlagType<0x8000000>;
def IsGatherPrefetch : FlagType<0x10000000>;
def ReverseCompare : FlagType<0x20000000>;
def ReverseUSDOT : FlagType<0x40000000>;
def IsUndef : FlagType<0x80000000>;
def IsTupleCreate : FlagType<0x100000000>;
def IsTupleGet : FlagType<0x200000000>;
def IsTupleSet : FlagType<0x400000000>;
def ReverseMergeAnyBinOp : FlagType<0x800000000>;
def ReverseMergeAnyAccOp : FlagType<0x1000000000>;
def IsStreaming : FlagType<0x2000000000>;
def IsStreamingCompatible : FlagType<0x4000000000>;
def IsReadZA : FlagType<0x8000000000>;
def IsWriteZA : FlagType<0x10000000000>;
def IsReductionQV : FlagType<0x20000000000>;
def VerifyRuntimeMode : FlagType<0x40000000000>;
def IsInZA : FlagType<0x80000000000>;
def IsOutZA : FlagType<0x100000000000>;
def IsInOutZA : FlagType<0x200000000000>;
def IsInZT0 : FlagType<0x400000000000>;
def IsOutZT0 : FlagType<0x800000000000>;
def IsInOutZT0 : FlagType<0x1000000000000>;
class ImmCheckType<int val> { int Value = val; }
def ImmCheck0_31 : ImmCheckType<0>;
def ImmCheck1_16 : ImmCheckType<1>;
def ImmCheckExtract : ImmCheckType<2>;
def ImmCheck0_13 : ImmCheckType<13>;
def ImmCheckShiftRight : ImmCheckType<3>;
def ImmCheckLaneIndex : ImmCheckType<7>;
class ImmCheck<int immArgIdx, ImmCheckType kind, int typeArgIdx = -1> { int ImmArgIdx = immArgIdx; int TypeContextArgIdx = typeArgIdx; ImmCheckType Kind = kind; }
class Inst<string n, string p, string t, MergeType mt, string i, list<FlagType> ft, list<ImmCheck> ch, MemEltType met = MemEltTyDefault> {
  string Name = n;
  string Prototype = p;
  string Types = t;
  string SVETargetGuard = "sve";
  string SMETargetGuard = "sme";
  int Merge = mt.Value;
  string MergeSuffix = mt.Suffix;
  string LLVMIntrinsic = i;
  list<FlagType> Flags = ft;
  list<ImmCheck> ImmChecks = ch;
  int MemEltType = met.Value;
}
class SInst<string n, string p, string t, MergeType mt, string i = "", list<FlagType> ft = [], list<ImmCheck> ch = []> : Inst<n, p, t, mt, i, ft, ch, MemEltTyDefault>;
class MInst<string n, string p, string t, list<FlagType> f, MemEltType met = MemEltTyDefault, string i = "", list<ImmCheck> ch = []> : Inst<n, p, t, MergeNone, i, f, ch, met>;

// --- functions --gen-arm-sve-builtin-codegen ; --gen-arm-sve-sema-rangechecks ; --gen-arm-sve-builtins-json ; --gen-arm-sme-builtins ; --gen-arm-sme-builtin-codegen ; --gen-arm-sme-sema-rangechecks ; --gen-arm-sme-builtins-json ; --gen-arm-sme-builtin-za-state ; --gen-arm-sve-header ; --gen-arm-sme-header
include "vectors.td"
def Fetch : MInst<"svfetch[_{2}]", "dPc", "csilUcUsUiUlhfd", [IsLoad], MemEltTyDefault, "aarch64_sve_fetch">;
def FetchBytes : MInst<"svfetchub_{d}", "dPW", "silUsUiUl", [IsLoad, IsZExtReturn], MemEltTyInt8, "aarch64_sve_fetch">;
def Sum : SInst<"svsum[_{d}]", "dPdd", "csf", MergeAny, "aarch64_sve_sum">;
def SumM : SInst<"svsum[_{d}]", "dPdd", "csf", MergeOp1, "aarch64_sve_sum">;
def SumN : SInst<"svsum[_n_{d}]", "dPda", "csf", MergeZero, "aarch64_sve_sum">;
def Flip : SInst<"svflip[_{d}]", "ddPd", "i", MergeOp1, "aarch64_sve_flip">;
def FlipX : SInst<"svflip[_{d}]", "dPd", "i", MergeAnyExp, "aarch64_sve_flip">;
def Shift : SInst<"svshift[_n_{d}]", "dPdi", "csil", MergeOp1, "aarch64_sve_shift", [], [ImmCheck<2, ImmCheckShiftRight, 1>]>;
def AllOf : SInst<"svallof_{d}", "PI", "PcPsPiPl", MergeNone, "aarch64_sve_allof", [], [ImmCheck<0, ImmCheck0_31>]>;
def SVX : SInst<"svx[_{d}]", "ddd", "il", MergeNone, "aarch64_sve_x", [IsStreaming, IsOverloadNone]>;
let SVETargetGuard = "sve2p1|sme", SMETargetGuard = "sme2,bf16" in def SVY : SInst<"svy[_{d}]", "ddd", "i", MergeZeroExp, "aarch64_sve_y", [VerifyRuntimeMode]>;
def SVZ : SInst<"svz[_{d}_x2]", "22.d2.x", "i", MergeNone, "aarch64_sve_z", [IsStreamingCompatible]>;
let SMETargetGuard="" in def SVW : SInst<"svw_{d}[_{1}_{2}]", "dPxu", "s", MergeAny, "", [IsInZA]>;
let SVETargetGuard="" in def SVV : SInst<"svv", "vs", "", MergeNone, "svv", [IsStreaming,IsOverloadNone]>;
def PF : SInst<"pf_{d}", "vPcJ", "Uc", MergeNone>;
def MULTI : SInst<"multi[_{d}_{1}_{0}]", "2d2.x4.uaR", "lfhb", MergeOp1, "m">;

// --- modes_and_letters --gen-arm-sve-builtins ; --gen-arm-sve-builtin-codegen ; --gen-arm-sve-sema-rangechecks ; --gen-arm-sve-builtins-json ; --gen-arm-sve-streaming-attrs ; --gen-arm-sme-builtins ; --gen-arm-sme-builtin-codegen ; --gen-arm-sme-sema-rangechecks ; --gen-arm-sme-builtins-json ; --gen-arm-sme-streaming-attrs ; --gen-arm-sme-builtin-za-state ; --gen-arm-sme-header
include "vectors.td"
def A0 : SInst<"a", "v", "", MergeNone, "", [VerifyRuntimeMode, IsInZA, IsOutZT0]>;
let SMETargetGuard = "" in {
  def A : SInst<"none", "v", "", MergeNone>;
  def B : SInst<"b[_{d}]", "vd", "sPi", MergeNone, "", [IsStreaming, IsInOutZA]>;
  def C : SInst<"c", "v", "", MergeNone, "", [IsStreamingCompatible]>;
}
let SVETargetGuard = "" in def E : SInst<"e", "v", "", MergeNone, "", [IsStreaming, IsInZT0]>;
let SVETargetGuard = "sve2|sve2p1", SMETargetGuard = "sme2,bf16" in def F : SInst<"f", "v", "", MergeNone, "", [IsStreamingCompatible, VerifyRuntimeMode]>;
def Letters : SInst<"l_{d}", "dxudcPsaRr@ebhqowfjKLiklmntzgOMN$IJABCEFGSTUWXY%Q[{}!", "i", MergeNone, "i", [VerifyRuntimeMode]>;
def Longs : SInst<"m_{d}", "dxucPsRr@ebhqwfjKL", "lUldf", MergeNone, "i", [VerifyRuntimeMode]>;
def Preds : SInst<"p_{d}", "dxucPsh2d3.u4.", "PcPsQl", MergeNone, "i", [VerifyRuntimeMode]>;

// --- guards_checks_and_splats --gen-arm-sve-builtins ; --gen-arm-sve-builtin-codegen ; --gen-arm-sve-sema-rangechecks ; --gen-arm-sve-builtins-json ; --gen-arm-sve-streaming-attrs ; --gen-arm-sve-header ; --gen-arm-sme-builtin-za-state
include "vectors.td"
class Fn<string n, string p, string t = "i", list<FlagType> f = [], list<ImmCheck> c = []> : SInst<n, p, t, MergeNone, "x", !listconcat([VerifyRuntimeMode], f), c>;
let SVETargetGuard = "a,(b|c)" in def : Fn<"g1_{d}", "vd">;
let SVETargetGuard = "(a|b),(c|d)" in def : Fn<"g2_{d}", "vd">;
let SVETargetGuard = "(a|b)|c", SMETargetGuard = "a|(b,c)" in def : Fn<"g3_{d}", "vd">;
let SMETargetGuard = "(sme2|sme),f64mm" in def : Fn<"g0_{d}", "vd", "i", [IsInZA]>;
def : Fn<"letters_{d}_{1}_{2}_{3}", "v#~p", "csilUcUsUiUlhfdbmPcQc">;
def : Fn<"splat0_{d}", "ad", "if">;
foreach p = ["d2a", "d3a", "d4.dda", "d2.a", "dd2.a", "d2.dd2.a", "d!", "dd!a", "d2.u3.xda"] in
  def : Fn<"splat_" # !subst("!", "m", !subst(".", "_", p)) # "_{d}", p>;
def : Fn<"checked_{d}", "vdPd", "i", [], [ImmCheck<0, ImmCheckLaneIndex, 1>, ImmCheck<0, ImmCheckShiftRight, 2>]>;
def : Fn<"same", "v", "ilUl", [IsOutZA]>;
def : Fn<"no_type_{d}", "vd", "Q">;

// --- unusual_types_and_numbers --gen-arm-sve-builtins ; --gen-arm-sve-builtin-codegen ; --gen-arm-sve-sema-rangechecks ; --gen-arm-sve-builtins-json ; --gen-arm-sve-streaming-attrs ; --gen-arm-sve-header ; --gen-arm-sme-builtin-za-state ; --gen-arm-sme-header
include "vectors.td"
class Fn<string n, string p, string t, list<FlagType> f = [], list<ImmCheck> c = []> : SInst<n, p, t, MergeNone, "x", !listconcat([VerifyRuntimeMode], f), c>;
def Empty : Fn<"", "v", "i">;
def Modifiers : Fn<"c_{d}", "dd", "PhPfPdPbPmQhQfQPiPQlPUsUPiUUcQUq">;
def Checks : Fn<"e_{d}", "ddIJ", "i", [], [ImmCheck<-1, ImmCheck0_31>, ImmCheck<7, ImmCheck0_31, 9>, ImmCheck<1, ImmCheck0_13, 0>]>;
def States : Fn<"f", "v", "", [IsInZA, IsInOutZA, IsInZT0, IsOutZT0]>;
def States2 : Fn<"g", "v", "", [IsInOutZA, IsOutZA, IsInOutZT0, IsOutZT0]>;
def Modes : Fn<"h_{d}", "dd", "i", [IsStreaming, IsStreamingCompatible]>;
def Wide : Fn<"i_{d}", "dd", "i"> { let MergeSuffix = "_{d}"; let Merge = 9; let MemEltType = 12; }
def Below0 : Fn<"j_{d}", "dd", "i"> { let Merge = -1; }
def Several : FlagType<!or(IsStreaming.Value, IsInOutZA.Value)>;
def OfSeveral : Fn<"k_{d}", "dd", "i", [Several]>;
def Same1 : Fn<"l_{d}", "dd", "i">;
def Same2 : Fn<"l_{d}", "vd", "i">;
def Splat : Fn<"m_{d}", "dddddddddddda", "i">;
let SVETargetGuard = "sve,", SMETargetGuard = "|sme" in def Guards : Fn<"n_{d}", "dd", "i">;
let SVETargetGuard = "(((a", SMETargetGuard = "a)|b" in def Open : Fn<"o_{d}", "dd", "i">;
