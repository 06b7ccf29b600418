// Scalar registers and their pairs, predicates, control registers; vectors of two lengths.

let Namespace = "Quad" in {
  def isub_lo : SubRegIndex<32>;
  def isub_hi : SubRegIndex<32, 32>;
  def vsub_lo : SubRegIndex<512> {
    let SubRegRanges = SubRegRangeByHwMode<[Vec64, Vec128], [SubRegRange<512>, SubRegRange<1024>]>;
  }
  def vsub_hi : SubRegIndex<512, 512> {
    let SubRegRanges = SubRegRangeByHwMode<[Vec64, Vec128], [SubRegRange<512, 512>, SubRegRange<1024, 1024>]>;
  }
  def wsub_lo : SubRegIndex<1024> {
    let SubRegRanges = SubRegRangeByHwMode<[DefaultMode, Vec64, Vec128], [SubRegRange<1024>, SubRegRange<1024>, SubRegRange<2048>]>;
  }
  def wsub_hi : SubRegIndex<1024, 1024> {
    let SubRegRanges = SubRegRangeByHwMode<[DefaultMode, Vec64, Vec128], [SubRegRange<1024, 1024>, SubRegRange<1024, 1024>, SubRegRange<2048, 2048>]>;
  }
  def subreg_overflow : SubRegIndex<1>;
}

class QuadReg<string n, bits<5> num, list<string> alt = [], list<Register> alias = []> : Register<n, alt> {
  let Namespace = "Quad";
  let HWEncoding{4-0} = num;
  let Aliases = alias;
}
class QuadPair<string n, bits<5> num, list<Register> subs, list<string> alt = []> : RegisterWithSubRegs<n, subs> {
  let Namespace = "Quad";
  let HWEncoding{4-0} = num;
  let AltNames = alt;
  let SubRegIndices = [isub_lo, isub_hi];
  let CoveredBySubRegs = 1;
}

foreach i = 0-28 in def R#i : QuadReg<"r"#i, i>, DwarfRegNum<[i]>;
def R29 : QuadReg<"r29", 29, ["sp"]>, DwarfRegNum<[29]>;
def R30 : QuadReg<"r30", 30, ["fp"]>, DwarfRegNum<[30]>;
def R31 : QuadReg<"r31", 31, ["lr"]>, DwarfRegNum<[31]>;
foreach i = !range(0, 32, 2) in
  def D#!srl(i, 1) : QuadPair<"r"#!add(i, 1)#":"#i, i, [!cast<Register>("R"#i), !cast<Register>("R"#!add(i, 1))]>,
                     DwarfRegNum<[!add(i, 32)]>;
foreach i = 0-3 in def P#i : QuadReg<"p"#i, i>, DwarfRegNum<[!add(i, 64)]>;
def P3_0 : QuadReg<"p3:0", 4, ["c4"], [P0, P1, P2, P3]>, DwarfRegNum<[71]>;

def SA0 : QuadReg<"sa0", 0, ["c0"]>, DwarfRegNum<[67]>;
def LC0 : QuadReg<"lc0", 1, ["c1"]>, DwarfRegNum<[68]>;
def SA1 : QuadReg<"sa1", 2, ["c2"]>, DwarfRegNum<[69]>;
def LC1 : QuadReg<"lc1", 3, ["c3"]>, DwarfRegNum<[70]>;
def M0 : QuadReg<"m0", 6, ["c6"]>, DwarfRegNum<[73]>;
def M1 : QuadReg<"m1", 7, ["c7"]>, DwarfRegNum<[74]>;
def USR_OVF : QuadReg<"usr.ovf", 8> { let isArtificial = 0; }
let SubRegIndices = [subreg_overflow] in
  def USR : QuadReg<"usr", 8, ["c8"]>, DwarfRegNum<[75]> { let SubRegs = [USR_OVF]; }
def PC : QuadReg<"pc", 9>, DwarfRegNum<[76]> { let isConstant = 0; }
def C1_0 : QuadPair<"c1:0", 0, [SA0, LC0], ["lc0:sa0"]>, DwarfRegNum<[67]>;
def C3_2 : QuadPair<"c3:2", 2, [SA1, LC1], ["lc1:sa1"]>, DwarfRegNum<[69]>;
def C7_6 : QuadPair<"c7:6", 6, [M0, M1], ["m1:0"]>, DwarfRegNum<[72]>;

foreach i = 0-31 in def V#i : QuadReg<"v"#i, i>, DwarfRegNum<[!add(i, 99)]>;
let SubRegIndices = [vsub_lo, vsub_hi], CoveredBySubRegs = 1 in
  foreach i = !range(0, 32, 2) in
    def W#!srl(i, 1) : QuadReg<"v"#!add(i, 1)#":"#i, i>, DwarfRegNum<[!add(i, 99)]> {
      let SubRegs = [!cast<Register>("V"#i), !cast<Register>("V"#!add(i, 1))];
    }
let SubRegIndices = [wsub_lo, wsub_hi], CoveredBySubRegs = 1 in
  foreach i = !range(0, 32, 4) in
    def VQ#!srl(i, 2) : QuadReg<"v"#!add(i, 3)#":"#i, i>, DwarfRegNum<[!add(i, 252)]> {
      let SubRegs = [!cast<Register>("W"#!srl(i, 1)), !cast<Register>("W"#!add(!srl(i, 1), 1))];
    }
foreach i = 0-3 in def Q#i : QuadReg<"q"#i, i>, DwarfRegNum<[!add(i, 131)]>;

def VecI8 : ValueTypeByHwMode<[Vec64, Vec128, DefaultMode], [v64i8, v128i8, v64i8]>;
def VecI16 : ValueTypeByHwMode<[Vec64, Vec128, DefaultMode], [v32i16, v64i16, v32i16]>;
def VecI32 : ValueTypeByHwMode<[Vec64, Vec128, DefaultMode], [v16i32, v32i32, v16i32]>;
def VecPI32 : ValueTypeByHwMode<[Vec64, Vec128, DefaultMode], [v32i32, v64i32, v32i32]>;
def VecQ32 : ValueTypeByHwMode<[Vec64, Vec128, DefaultMode], [v16i1, v32i1, v16i1]>;

def IntRegs : RegisterClass<"Quad", [i32, f32, v4i8, v2i16], 32,
                            (add (sequence "R%u", 0, 9), (sequence "R%u", 12, 28), R10, R11, R29, R30, R31)>;
def GeneralSubRegs : RegisterClass<"Quad", [i32], 32, (add (sequence "R%u", 0, 7), (sequence "R%u", 16, 23))>;
def DoubleRegs : RegisterClass<"Quad", [i64, f64, v8i8, v4i16, v2i32], 64,
                               (add (sequence "D%u", 0, 4), (sequence "D%u", 6, 13), D5, D14, D15)>;
def GeneralDoubleLow8Regs : RegisterClass<"Quad", [i64], 64, (add D11, D10, D9, D8, (sequence "D%u", 3, 0, -1))>;
def PredRegs : RegisterClass<"Quad", [i1, v2i1, v4i1, v8i1], 32, (add (sequence "P%u", 0, 3))> { let Size = 32; }
def ModRegs : RegisterClass<"Quad", [i32], 32, (add M0, M1)>;
def CtrRegs : RegisterClass<"Quad", [i32], 32, (add LC0, SA0, LC1, SA1, P3_0, M0, M1, USR, PC)>;
def CtrRegs64 : RegisterClass<"Quad", [i64], 64, (add C1_0, C3_2, C7_6)>;
let isAllocatable = 0 in
def UsrBits : RegisterClass<"Quad", [i1], 0, (add USR_OVF)> { let Size = 1; }
let RegInfos = RegInfoByHwMode<[Vec64, Vec128, DefaultMode], [RegInfo<512, 512, 512>, RegInfo<1024, 1024, 1024>, RegInfo<512, 512, 512>]> in
def VecRegs : RegisterClass<"Quad", [VecI8, VecI16, VecI32], 512, (add (sequence "V%u", 0, 31))>;
let RegInfos = RegInfoByHwMode<[Vec64, Vec128, DefaultMode], [RegInfo<1024, 1024, 512>, RegInfo<2048, 2048, 1024>, RegInfo<1024, 1024, 512>]> in
def VecPairRegs : RegisterClass<"Quad", [VecPI32], 512, (add (sequence "W%u", 0, 15))>;
def VecQuadRegs : RegisterClass<"Quad", [untyped], 1024, (add (sequence "VQ%u", 0, 7))> { let Size = 2048; }
def VecPredRegs : RegisterClass<"Quad", [VecQ32], 64, (add (sequence "Q%u", 0, 3))> { let Size = 64; let CopyCost = 3; }
defm : RemapAllTargetPseudoPointerOperands<IntRegs>;

def ScalarBank : RegisterBank<"Scalar", [IntRegs, DoubleRegs]>;
def VectorBank : RegisterBank<"Vector", [VecRegs, VecPairRegs, VecQuadRegs]>;
