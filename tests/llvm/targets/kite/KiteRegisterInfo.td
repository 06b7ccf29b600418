// Registers of 32 bits, their halves, and tuples of 2, 3, 4, 8 and 16 of them.

// The names of the indices of a tuple that starts at some register: sub2_sub3_sub4.
class Indices<int size, int start> {
  string Name = !interleave(!foreach(i, !range(start, !add(start, size)), "sub" # i), "_");
  list<SubRegIndex> Parts = !foreach(i, !range(start, !add(start, size)), !cast<SubRegIndex>("sub" # i));
}
let Namespace = "Kite" in {
  def lo16 : SubRegIndex<16, 0>;
  def hi16 : SubRegIndex<16, 16>;
  foreach i = 0-15 in {
    def sub#i : SubRegIndex<32, !shl(i, 5)>;
    if !gt(i, 0) then {
      def sub#i#_lo16 : ComposedSubRegIndex<!cast<SubRegIndex>("sub"#i), lo16>;
      def sub#i#_hi16 : ComposedSubRegIndex<!cast<SubRegIndex>("sub"#i), hi16>;
    }
  }
  foreach size = [2, 3, 4, 8] in
    foreach start = !range(0, !sub(17, size)) in
      def Indices<size, start>.Name : SubRegIndex<!mul(size, 32), !shl(start, 5)> {
        let CoveringSubRegIndices = Indices<size, start>.Parts;
      }
}

class KiteReg<string name, bits<16> enc> : Register<name> {
  let Namespace = "Kite";
  let HWEncoding = enc;
}
multiclass Halved<string name, bits<16> enc, bit artificialHigh = 1, int position = 0> {
  let PositionOrder = position in {
    def _LO16 : KiteReg<name # ".l", enc>;
    let isArtificial = artificialHigh in def _HI16 : KiteReg<name # !if(artificialHigh, "", ".h"), enc>;
    def "" : KiteReg<name, enc> {
      let SubRegs = [!cast<Register>(NAME # "_LO16"), !cast<Register>(NAME # "_HI16")];
      let SubRegIndices = [lo16, hi16];
      let CoveredBySubRegs = !not(artificialHigh);
    }
  }
}
foreach i = 0-31 in defm S#i : Halved<"s"#i, i>, DwarfRegNum<[!add(i, 32), !add(i, 32)]>;
foreach i = 0-63 in defm V#i : Halved<"v"#i, !add(256, i), 0>, DwarfRegNum<[!add(i, 2560), !add(i, 1536)]>;
let PositionOrder = 1 in
  foreach i = 0-15 in defm A#i : Halved<"a"#i, !add(512, i), 1, 1>;

defm VCC_LO : Halved<"vcc_lo", 106>;
defm VCC_HI : Halved<"vcc_hi", 107>;
defm EXEC_LO : Halved<"exec_lo", 126>;
defm EXEC_HI : Halved<"exec_hi", 127>;
let SubRegIndices = [sub0, sub1], CoveredBySubRegs = 1 in {
  def VCC : KiteReg<"vcc", 106> { let SubRegs = [VCC_LO, VCC_HI]; }
  def EXEC : KiteReg<"exec", 126>, DwarfRegNum<[17, 1]> { let SubRegs = [EXEC_LO, EXEC_HI]; }
}
def M0 : KiteReg<"m0", 124>;
def SCC : KiteReg<"scc", 253>;
def MODE : KiteReg<"mode", 0>;
let isConstant = 1 in def NULL : KiteReg<"null", 125>;
def PRIVATE_OFFSET : KiteReg<"", 0>;

// --- tuples: at every register, or at every n-th

class Tuples<list<SubRegIndex> indices, RegisterClass rc, int last, int step, int size, string prefix>
    : RegisterTuples<indices,
                     !foreach(i, !range(size),
                              (decimate (shl (trunc rc, !add(last, 1, i, !sub(0, size), 1)), i), step)),
                     !foreach(i, !range(0, !add(!sub(last, size), 2), step),
                              prefix # "[" # i # ":" # !sub(!add(i, size), 1) # "]")>;

let isAllocatable = 0 in {
  def S_32 : RegisterClass<"Kite", [i32, f32, i16, f16, v2i16, v2f16], 32, (sequence "S%u", 0, 31)> {
    let AllocationPriority = 0;
    let GeneratePressureSet = 0;
  }
  def V_32Base : RegisterClass<"Kite", [i32, f32], 32, (sequence "V%u", 0, 63)> {
    let GeneratePressureSet = 0;
  }
}
def SCCClass : RegisterClass<"Kite", [i1], 1, (add SCC)> { let CopyCost = -1; let isAllocatable = 0; }
def M0Class : RegisterClass<"Kite", [i32], 32, (add M0)> { let CopyCost = 1; let isAllocatable = 0; }
def V_LO16 : RegisterClass<"Kite", [i16, f16], 16, (sequence "V%u_LO16", 0, 63)> { let Size = 16; }
def V_16 : RegisterClass<"Kite", [i16, f16, bf16], 16,
                         (interleave (sequence "V%u_LO16", 0, 63), (sequence "V%u_HI16", 0, 63))> {
  let Size = 16;
  let AllocationPriority = 1;
  let BaseClassOrder = 16;
}
def S_LO16 : RegisterClass<"Kite", [i16, f16], 16, (sequence "S%u_LO16", 0, 31)> {
  let Size = 16;
  let isAllocatable = 0;
}

foreach size = [2, 3, 4, 8, 16] in {
  def S_#!mul(size, 32)#Tuples : Tuples<Indices<size, 0>.Parts, S_32, 31, !if(!eq(size, 2), 2, 4), size, "s">;
  def V_#!mul(size, 32)#Tuples : Tuples<Indices<size, 0>.Parts, V_32Base, 63, 1, size, "v">;
}

class KiteClass<list<ValueType> types, int align, dag regs, int width, int kind> : RegisterClass<"Kite", types, align, regs> {
  let Size = width;
  let CopyCost = !srl(width, 5);
  let TSFlags{1-0} = kind;
  let AllocationPriority = !srl(width, 6);
}
def SReg_32 : KiteClass<[i32, f32, i16, f16, v2i16, v2f16, i1], 32,
                        (add S_32, VCC_LO, VCC_HI, EXEC_LO, EXEC_HI, M0, NULL), 32, 1> {
  let BaseClassOrder = 32;
}
def SReg_32_NoM0 : KiteClass<[i32, f32, i1], 32, (sub SReg_32, M0, EXEC_LO, EXEC_HI), 32, 1>;
def V_32 : KiteClass<[i32, f32, i16, f16, v2i16, v2f16], 32, (add V_32Base), 32, 2> {
  let Weight = 1;
  let BaseClassOrder = 32;
}
def A_32 : KiteClass<[i32, f32], 32, (sequence "A%u", 0, 15), 32, 3> { let isAllocatable = 0; }
def AV_32 : KiteClass<[i32, f32], 32, (add V_32, A_32), 32, 0>;
def SReg_64 : KiteClass<[i64, f64, v2i32, v2f32, v4i16, v4f16, i1], 32, (add S_64Tuples, VCC, EXEC), 64, 1>;
def V_64 : KiteClass<[i64, f64, v2i32, v2f32, v4i16, v4f16], 32, (add V_64Tuples), 64, 2>;
def V_64_Align2 : KiteClass<[i64, f64, v2i32, v2f32], 32, (decimate V_64, 2), 64, 2>;
defvar Types96 = [v3i32, v3f32];
defvar Types128 = [v4i32, v4f32, v2i64, v2f64];
defvar Types256 = [v8i32, v8f32, v4i64];
defvar Types512 = [v16i32, v16f32, v8i64];
foreach size = [96, 128, 256, 512] in {
  defvar types = !cond(!eq(size, 96): Types96, !eq(size, 128): Types128, !eq(size, 256): Types256,
                       true: Types512);
  def SReg_#size : KiteClass<types, 32, (add !cast<RegisterTuples>("S_"#size#"Tuples")), size, 1>;
  def V_#size : KiteClass<types, 32, (add !cast<RegisterTuples>("V_"#size#"Tuples")), size, 2>;
  def V_#size#_Align2 : KiteClass<types, 32, (decimate !cast<RegisterClass>("V_"#size), 2), size, 2>;
}
def VS_32 : KiteClass<[i32, f32, i16, f16], 32, (add V_32, SReg_32), 32, 0> { let isAllocatable = 0; }
def VS_64 : KiteClass<[i64, f64], 32, (add V_64, SReg_64), 64, 0> { let isAllocatable = 0; }

def SGPRBank : RegisterBank<"SGPR", [SReg_32, SReg_512]>;
def VGPRBank : RegisterBank<"VGPR", [V_16, V_32, V_512]>;
def VCCBank : RegisterBank<"VCC", [SCCClass]>;

defm : RemapAllTargetPseudoPointerOperands<SReg_64>;
