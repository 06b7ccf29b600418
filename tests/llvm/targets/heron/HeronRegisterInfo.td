// The register file: integers with pairs, floating point of three widths, vectors in groups
// and groups in tuples.

let Namespace = "Heron" in {
  def ABIName : RegAltNameIndex;
  def RawName : RegAltNameIndex { let FallbackRegAltNameIndex = ABIName; }

  def sub_h : SubRegIndex<16>;
  def sub_f : SubRegIndex<32>;
  def sub_fhi : SubRegIndex<32, 32>;
  def sub_even : SubRegIndex<32, 0> {
    let SubRegRanges = SubRegRangeByHwMode<AnyMode, [SubRegRange<32>, SubRegRange<64>]>;
  }
  def sub_odd : SubRegIndex<32, 32> {
    let SubRegRanges = SubRegRangeByHwMode<AnyMode, [SubRegRange<32, 32>, SubRegRange<64, 64>]>;
  }
  def sub_v0 : SubRegIndex<64, -1>;
  def sub_v1 : SubRegIndex<64, -1>;
  def sub_m2_0 : SubRegIndex<128, -1>;
  def sub_m2_1 : SubRegIndex<128, -1>;
  def sub_m4_0 : SubRegIndex<256, -1>;
  def sub_m4_1 : SubRegIndex<256, -1>;
  def sub_v2 : ComposedSubRegIndex<sub_m2_1, sub_v0>;
  def sub_v3 : ComposedSubRegIndex<sub_m2_1, sub_v1>;
  def sub_m2_2 : ComposedSubRegIndex<sub_m4_1, sub_m2_0>;
  def sub_m2_3 : ComposedSubRegIndex<sub_m4_1, sub_m2_1>;
  foreach i = 4-7 in
    def sub_v#i : ComposedSubRegIndex<!cast<SubRegIndex>("sub_m2_" # !srl(i, 1)),
                                      !cast<SubRegIndex>("sub_v" # !and(i, 1))>;
}

class HeronReg<bits<5> enc, string name, list<string> alt = []> : Register<name, alt> {
  let Namespace = "Heron";
  let HWEncoding{4-0} = enc;
  let RegAltNameIndices = [ABIName];
}

class HeronSubReg<bits<5> enc, string name, list<Register> parts, list<SubRegIndex> indices,
                  list<string> alt = []> : RegisterWithSubRegs<name, parts> {
  let Namespace = "Heron";
  let HWEncoding{4-0} = enc;
  let SubRegIndices = indices;
  let AltNames = alt;
  let RegAltNameIndices = !if(!empty(alt), []<RegAltNameIndex>, [ABIName]);
}

defvar XNames = ["zr", "ra", "sp", "gp", "tp", "t0", "t1", "t2", "fp", "s1", "a0", "a1", "a2", "a3",
                 "a4", "a5", "a6", "a7", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10",
                 "s11", "t3", "t4", "t5", "t6"];

let isConstant = 1 in
  def X0 : HeronReg<0, "x0", ["zr"]>, DwarfRegNum<[0, 0]>;
let CostPerUse = [0, 1] in
  foreach i = 1-7 in def X#i : HeronReg<i, "x"#i, [XNames[i]]>, DwarfRegNum<[i, i]>;
let RegAltNameIndices = [ABIName, RawName] in
  def X8 : HeronReg<8, "x8", ["fp", "s0"]>, DwarfRegNum<[8, -1]>;
foreach i = 9-15 in def X#i : HeronReg<i, "x"#i, [XNames[i]]>, DwarfRegNum<[i, -2]>;
let CostPerUse = [2, 1, 3], PositionOrder = 1 in
  foreach i = 16-31 in def X#i : HeronReg<i, "x"#i, [XNames[i]]>, DwarfRegNum<[i]>;

// The partner of x0 where it is the even half of a pair.
let isArtificial = 1, isConstant = 1 in def ODD_ZERO : Register<""> { let Namespace = "Heron"; }
let CoveredBySubRegs = 1, SubRegIndices = [sub_even, sub_odd], isConstant = 1 in
  def X0_Pair : HeronSubReg<0, "x0", [X0, ODD_ZERO], [sub_even, sub_odd], ["zr"]>;

foreach i = 0-31 in {
  def F#i#_H : HeronReg<i, "f"#i, ["ft"#i]>, DwarfRegNum<[!add(i, 32)]>;
  let isArtificial = 1 in def F#i#_HI : Register<"">;
}
foreach i = 0-31 in
  def F#i#_F : HeronSubReg<i, "f"#i, [!cast<Register>("F"#i#"_H")], [sub_h], ["ft"#i]>,
               DwarfRegAlias<!cast<Register>("F"#i#"_H")>;
foreach i = 0-31 in {
  let CoveredBySubRegs = !lt(i, 16) in
  def F#i#_D : HeronSubReg<i, "f"#i,
      !listconcat([!cast<Register>("F"#i#"_F")],
                  !if(!lt(i, 16), [!cast<Register>("F"#i#"_HI")], []<Register>)),
      !listconcat([sub_f], !if(!lt(i, 16), [sub_fhi], []<SubRegIndex>)), ["ft"#i]>,
               DwarfRegAlias<!cast<Register>("F"#i#"_H")>;
}

foreach i = 0-31 in def V#i : HeronReg<i, "v"#i, ["v"#i]>, DwarfRegNum<[!add(i, 96)]>;
foreach i = !range(0, 32, 2) in
  def V#i#M2 : HeronSubReg<i, "v"#i, [!cast<Register>("V"#i), !cast<Register>("V"#!add(i, 1))],
                           [sub_v0, sub_v1], ["v"#i]>;
foreach i = !range(0, 32, 4) in
  def V#i#M4 : HeronSubReg<i, "v"#i,
      [!cast<Register>("V"#i#"M2"), !cast<Register>("V"#!add(i, 2)#"M2")],
      [sub_m2_0, sub_m2_1], ["v"#i]>;
foreach i = !range(0, 32, 8) in
  def V#i#M8 : HeronSubReg<i, "v"#i,
      [!cast<Register>("V"#i#"M4"), !cast<Register>("V"#!add(i, 4)#"M4")],
      [sub_m4_0, sub_m4_1], ["v"#i]>;

def VTYPE : HeronReg<0, "vtype", ["vtype"]>;
def VL : HeronReg<0, "vl", ["vl"]>;
def FFLAGS : HeronReg<1, "fflags", ["fflags"]>;
def FRM : HeronReg<2, "frm", ["frm"]>;
let Aliases = [FFLAGS, FRM] in def FCSR : HeronReg<3, "fcsr", ["fcsr"]>;

// --- value types

def XLenVT : ValueTypeByHwMode<AnyMode, [i32, i64]>;
def XLenPairVT : ValueTypeByHwMode<AnyMode, [untyped, untyped]>;
def XLenPtr : PtrValueTypeByHwMode<XLenVT, 0>;
def XLenRI : RegInfoByHwMode<AnyMode, [RegInfo<32, 32, 32>, RegInfo<64, 64, 64>]>;
def XPairRI : RegInfoByHwMode<AnyMode, [RegInfo<64, 64, 32>, RegInfo<128, 128, 64>]>;

// --- classes

class XRegClass<dag regs> : RegisterClass<"Heron", [XLenVT], 32, regs> { let RegInfos = XLenRI; }

let BaseClassOrder = 0, DiagnosticString = "expected an integer register" in
def GPR : XRegClass<(add (sequence "X%u", 10, 17), (sequence "X%u", 5, 7),
                         (sequence "X%u", 28, 31), (sequence "X%u", 8, 9),
                         (sequence "X%u", 18, 27), (sequence "X%u", 0, 4))> {
  let AltOrders = [(sub GPR, (sequence "X%u", 16, 31)), (rotl GPR, 3)];
  let AltOrderSelect = [{
    return MF.getSubtarget<HeronSubtarget>().isReduced() ? 1 : 0;
  }];
}
def GPRNoX0 : XRegClass<(sub GPR, X0)> { let DiagnosticType = "InvalidRegNoX0"; }
def GPRNoX0X2 : XRegClass<(sub GPR, X0, X2)>;
def GPRC : XRegClass<(and GPR, (add (sequence "X%u", 8, 15)))> { let AllocationPriority = 2; }
def GPRTail : XRegClass<(trunc (shl (interleave (sequence "X%u", 5, 7), (sequence "X%u", 28, 31)), 1),
                               4)>;
let isAllocatable = 0 in {
  def GPRX0 : XRegClass<(add X0)>;
  def SP : XRegClass<(add X2)> { let GeneratePressureSet = 0; }
  def VCSR : RegisterClass<"Heron", [XLenVT], 32, (add VTYPE, VL)> {
    let RegInfos = XLenRI;
    let CopyCost = -1;
  }
}
#ifdef LLVM_21
def PtrRC : DAGOperand, PointerLikeRegClass<0>;
#else
def PtrRC : RegClassByHwMode<AnyMode, [GPRNoX0, GPRNoX0X2]>;
#endif

def Pairs : RegisterTuples<[sub_even, sub_odd],
                           [(decimate (rotl (sequence "X%u", 2, 31), 2), 2),
                            (decimate (rotl (sequence "X%u", 3, 31), 2), 2)], []>;
def XPair : RegisterClass<"Heron", [XLenPairVT], 64, (add Pairs, X0_Pair)> {
  let RegInfos = XPairRI;
  let DecoderMethod = "decodeXPair";
}
def XPairNoX0 : RegisterClass<"Heron", [XLenPairVT], 64, (sub XPair, X0_Pair)> {
  let RegInfos = XPairRI;
}

def FPR16 : RegisterClass<"Heron", [f16, bf16], 16, (sequence "F%u_H", 0, 31), ABIName>;
def FPR32 : RegisterClass<"Heron", [f32], 32, (rotr (sequence "F%u_F", 0, 31), 4)>;
def FPR32C : RegisterClass<"Heron", [f32], 32, (sequence "F%u_F", 8, 15)>;
def FPR64 : RegisterClass<"Heron", [f64], 64, (sequence "F%u_D", 0, 31)> {
  let Weight = 3;
  let TSFlags = 10;
}
def FPR64C : RegisterClass<"Heron", [f64], 64, (sequence "F%u_D", 8, 15)>;
def FPRHI : RegisterClass<"Heron", [f32], 32, (sequence "F%u_HI", 0, 31)> { let isAllocatable = 0; }

class VRegClass<list<ValueType> types, dag regs, int lmul, int nf = 1>
    : RegisterClass<"Heron", types, 64, regs> {
  let Size = !mul(64, lmul, nf);
  let TSFlags{3-0} = !sub(lmul, 1);
  let TSFlags{7-4} = nf;
}
defvar VM1VTs = [nxv8i8, nxv4i16, nxv2i32, nxv1i64, nxv2f32, nxv1f64];
defvar VM2VTs = [nxv16i8, nxv8i16, nxv4i32, nxv2i64, nxv4f32, nxv2f64];
defvar VM4VTs = [nxv32i8, nxv16i16, nxv8i32, nxv4i64];
defvar VM8VTs = [nxv64i8, nxv32i16, nxv16i32, nxv8i64];
defvar VMaskVTs = [nxv1i1, nxv2i1, nxv4i1, nxv8i1];

let GlobalPriority = 1 in {
  def VR : VRegClass<!listconcat(VM1VTs, VMaskVTs),
                     (add (sequence "V%u", 8, 31), (sequence "V%u", 7, 0)), 1>;
  def VRNoV0 : VRegClass<!listconcat(VM1VTs, VMaskVTs), (sub VR, V0), 1>;
  def VRM2 : VRegClass<VM2VTs, (add (decimate (sequence "V%uM2", 8, 31, 2), 1),
                                    (sequence "V%uM2", 0, 7, 2)), 2>;
  def VRM4 : VRegClass<VM4VTs, (sequence "V%uM4", 0, 31, 4), 4>;
  def VRM8 : VRegClass<VM8VTs, (sequence "V%uM8", 0, 31, 8), 8>;
}
def VMV0 : VRegClass<VMaskVTs, (add V0), 1>;

foreach nf = 2-4 in {
  def VN#nf#M1 : RegisterTuples<
      !foreach(i, !range(nf), !cast<SubRegIndex>("sub_v"#i)),
      !foreach(i, !range(nf), (sequence "V%u", i, !add(31, !sub(i, nf), 1)))>;
  def VRN#nf#M1 : VRegClass<[untyped], (add !cast<RegisterTuples>("VN"#nf#"M1")), 1, nf>;
}
foreach nf = 2-4 in {
  def VN#nf#M2 : RegisterTuples<
      !foreach(i, !range(nf), !cast<SubRegIndex>("sub_m2_"#i)),
      !foreach(i, !range(nf), (sequence "V%uM2", !mul(i, 2), !sub(32, !mul(2, !sub(nf, i))), 2))>;
  def VRN#nf#M2 : VRegClass<[untyped], (add !cast<RegisterTuples>("VN"#nf#"M2")), 2, nf>;
}
def VN2M4 : RegisterTuples<[sub_m4_0, sub_m4_1],
                           [(sequence "V%uM4", 0, 27, 4), (sequence "V%uM4", 4, 31, 4)]> {
  let PositionOrder = 2;
}
def VRN2M4 : VRegClass<[untyped], (add VN2M4), 4, 2>;

def GeneralPurposeRegisters : RegisterCategory<[GPR]>;
def FixedRegisters : RegisterCategory<[SP, VCSR]>;

def GPRBank : RegisterBank<"GPRB", [GPR, XPair]>;
def FPRBank : RegisterBank<"FPRB", [FPR64]>;
def VRBank : RegisterBank<"VRB", [VRM8, VRN4M2]>;

defm : RemapAllTargetPseudoPointerOperands<PtrRC>;
