// Numbers that Clang shares with Arm's files.

// --- flags_and_types --gen-arm-sve-typeflags ; --gen-arm-immcheck-types
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
def ImmCheckShiftRight : ImmCheckType<3>;
def ImmCheckLaneIndex : ImmCheckType<7>;

// --- none --gen-arm-sve-typeflags ; --gen-arm-immcheck-types
class FlagType;
class EltType;
class MemEltType;
class MergeType;
class ImmCheckType;
