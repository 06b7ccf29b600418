// Sixteen registers with their low bytes, of which some cost more, and the pairs that pointers live in.

let Namespace = "Mite" in {
  def lo8 : SubRegIndex<8>;
  def lo16 : SubRegIndex<16>;
  def hi16 : SubRegIndex<16, 16>;
  def Short : RegAltNameIndex;
  def Long : RegAltNameIndex { let FallbackRegAltNameIndex = Short; }
}
class MiteReg<int n, string name, list<string> alt, list<Register> sub = []> : Register<name, alt> {
  let Namespace = "Mite";
  let HWEncoding = n;
  let SubRegs = sub;
  let SubRegIndices = !if(!empty(sub), [], [lo8]);
  let RegAltNameIndices = [Short, Long];
  let CostPerUse = !cond(!lt(n, 4): [2, 1], !lt(n, 12): [0, 0, 1], true: [0]);
}
foreach i = 0-15 in {
  def R#i#B : MiteReg<i, "r"#i#"b", ["b"#i, "byte"#i]>;
  def R#i : MiteReg<i, "r"#i, [!cond(!eq(i, 0): "pc", !eq(i, 1): "sp", !eq(i, 2): "sr", true: "w"#i),
                               "register"#i], [!cast<Register>("R"#i#"B")]>, DwarfRegNum<[i]>;
}
let CostPerUse = []<int> in
def SR : MiteReg<2, "flags", []> { let isConstant = 0; let RegAltNameIndices = []<RegAltNameIndex>; }
def ZERO : MiteReg<3, "zero", ["z", "zero"]> { let isConstant = 1; let PositionOrder = 1; }
def Pairs : RegisterTuples<[lo16, hi16], [(sequence "R%u", 4, 14), (sequence "R%u", 5, 15)],
                           ["p4", "p5", "p6", "p7", "p8", "p9", "p10", "p11", "p12", "p13", "p14"]> { let PositionOrder = 2; }

def GR8 : RegisterClass<"Mite", [i8], 8, (add (sequence "R%uB", 12, 15), (sequence "R%uB", 11, 4), R0B, R1B, R2B, R3B)>;
def GR16 : RegisterClass<"Mite", [i16], 16, (add (sequence "R%u", 12, 15), (sequence "R%u", 11, 4), R0, R1, R2, R3), Short> {
  let AltOrders = [(add (rotl GR16, 2)), (sub GR16, R4)];
  let AltOrderSelect = [{ return MF.getFunction().hasOptSize(); }];
}
def GRLow : RegisterClass<"Mite", [i16], 16, (add (sequence "R%u", 4, 7)), Long> { let AllocationPriority = 3; let GlobalPriority = 1; }
def GR32 : RegisterClass<"Mite", [i32], 16, (add Pairs)> { let Size = 32; let Weight = 3; }
def GR32Even : RegisterClass<"Mite", [i32], 16, (decimate GR32, 2)> { let BaseClassOrder = 7; }
def SRC : RegisterClass<"Mite", [i16], 16, (add SR)> { let isAllocatable = 0; let CopyCost = -1; let TSFlags = 5; let GeneratePressureSet = 0; }
def ZC : RegisterClass<"Mite", [i16], 16, (add ZERO)> { let isAllocatable = 0; }
def AnyReg : RegisterClass<"Mite", [i16], 16, (add GR16, ZC)> { let DiagnosticType = "AnyReg"; let DiagnosticString = "a register is needed"; }
#ifdef LLVM_21
def Ptr : DAGOperand, PointerLikeRegClass<0>;
#else
def Ptr : RegClassByHwMode<[DefaultMode, Wide, WideMul], [GR16, GR32, GR32]>;
#endif
defm : RemapAllTargetPseudoPointerOperands<Ptr>;

def GPRBank : RegisterBank<"GPR", [GR16, GR8]>;
def PairBank : RegisterBank<"PAIR", [GR32]>;
def AllRegs : RegisterCategory<[GR16, GR32]>;
