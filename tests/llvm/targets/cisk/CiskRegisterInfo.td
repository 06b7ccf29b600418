// Four widths of general registers that share storage, floating-point, mask and system registers.

let Namespace = "Cisk" in {
  def sub_b   : SubRegIndex<8>;
  def sub_bh  : SubRegIndex<8, 8>;
  def sub_bhh : SubRegIndex<8, 8>;
  def sub_w   : SubRegIndex<16>;
  def sub_wh  : SubRegIndex<16, 16>;
  def sub_l   : SubRegIndex<32>;
  def sub_lh  : SubRegIndex<32, 32>;
  def sub_s   : SubRegIndex<32>;
  def sub_d   : SubRegIndex<64>;
  def sub_m0  : SubRegIndex<16, -1>;
  def sub_m1  : SubRegIndex<16, -1>;
}

class CiskReg<string n, bits<16> enc, list<Register> subs = [], list<string> alt = []> : Register<n, alt> {
  let Namespace = "Cisk";
  let HWEncoding = enc;
  let SubRegs = subs;
}

// Flavours: 64-bit, 32-bit with one debugger, 32-bit with another.
defvar Low = ["al", "cl", "dl", "bl"];
defvar High = ["ah", "ch", "dh", "bh"];
defvar Words = ["ax", "cx", "dx", "bx", "sp", "bp", "si", "di"];

foreach i = 0-3 in {
  def !toupper(Low[i]) : CiskReg<Low[i], i>;
  def !toupper(High[i]) : CiskReg<High[i], !add(i, 4)>;
}
let isArtificial = 1 in {
  def SPH : CiskReg<"", -1>;
  def BPH : CiskReg<"", -1>;
  def SIH : CiskReg<"", -1>;
  def DIH : CiskReg<"", -1>;
  foreach w = Words in
    def !strconcat("H", !toupper(w)) : CiskReg<"", -1>;
}
let CostPerUse = [1, 0] in {
  def SPL : CiskReg<"spl", 4>;
  def BPL : CiskReg<"bpl", 5>;
  def SIL : CiskReg<"sil", 6>;
  def DIL : CiskReg<"dil", 7>;
}
let CostPerUse = [1, 2, 3] in
  foreach i = 8-11 in {
    def R#i#B : CiskReg<"r"#i#"b", i>;
    let isArtificial = 1 in {
      def R#i#BH : CiskReg<"", -1>;
      def R#i#WH : CiskReg<"", -1>;
    }
  }

let SubRegIndices = [sub_b, sub_bh], CoveredBySubRegs = 1 in {
  foreach i = 0-3 in
    def !toupper(Words[i]) : CiskReg<Words[i], i, [!cast<Register>(!toupper(Low[i])), !cast<Register>(!toupper(High[i]))]>;
}
let SubRegIndices = [sub_b, sub_bhh], CoveredBySubRegs = 1 in {
  foreach i = 4-7 in {
    defvar w = !toupper(Words[i]);
    def !strconcat(w, "") : CiskReg<Words[i], i, [!cast<Register>(w#"L"), !cast<Register>(w#"H")]>;
  }
  foreach i = 8-11 in
    let CostPerUse = [1, 2, 3] in
      def R#i#W : CiskReg<"r"#i#"w", i, [!cast<Register>("R"#i#"B"), !cast<Register>("R"#i#"BH")]>;
}
let SubRegIndices = [sub_w, sub_wh], CoveredBySubRegs = 1 in {
  foreach i = 0-7 in {
    defvar n = Words[i];
    defvar w = !toupper(n);
    def !strconcat("E", w) : CiskReg<"e"#n, i, [!cast<Register>(w), !cast<Register>("H"#w)]>,
              DwarfRegNum<[-2, i, !if(!eq(i, 4), 5, !if(!eq(i, 5), 4, i))]>;
  }
  foreach i = 8-11 in
    let CostPerUse = [1, 2, 3] in
      def R#i#D : CiskReg<"r"#i#"d", i, [!cast<Register>("R"#i#"W"), !cast<Register>("R"#i#"WH")]>;
}
let SubRegIndices = [sub_l] in {
  foreach i = 0-7 in {
    defvar n = Words[i];
    defvar w = !toupper(n);
    def !strconcat("R", w) : CiskReg<"r"#n, i, [!cast<Register>("E"#w)], ["q"#i]>, DwarfRegNum<[i, -2, -2]>;
  }
  foreach i = 8-11 in
    let CostPerUse = [1, 2, 3] in
      def R#i : CiskReg<"r"#i, i, [!cast<Register>("R"#i#"D")], ["q"#i]>, DwarfRegNum<[i, -2, -2]>;
}

def IP : CiskReg<"ip", 0>;
let SubRegIndices = [sub_w] in def EIP : CiskReg<"eip", 0, [IP]>, DwarfRegNum<[-2, 8, 8]>;
let SubRegIndices = [sub_l] in def RIP : CiskReg<"rip", 0, [EIP]>, DwarfRegNum<[16, -2, -2]>;
def EFLAGS : CiskReg<"flags", 0, [], ["cc"]>, DwarfRegNum<[49, 9, 9]>;
def FPSW : CiskReg<"fpsw", 0>;

foreach i = 0-7 in {
  def FS#i : CiskReg<"fs"#i, i>;
  let SubRegIndices = [sub_s] in def FD#i : CiskReg<"fd"#i, i, [!cast<Register>("FS"#i)]>;
  let SubRegIndices = [sub_d] in
    def F#i : CiskReg<"f"#i, i, [!cast<Register>("FD"#i)]>, DwarfRegNum<[!add(17, i), !add(21, i), !add(29, i)]>;
  def ST#i : CiskReg<"st("#i#")", i>, DwarfRegNum<[!add(33, i), !add(12, i), !add(11, i)]> {
    let Aliases = [!cast<Register>("F"#i)];
  }
  def K#i : CiskReg<"k"#i, i>, DwarfRegNum<[!add(118, i), !add(93, i), -2]>;
  def CR#i : CiskReg<"cr"#i, i>;
}
foreach s = ["cs", "ds", "ss", "es"] in
  def !toupper(s) : CiskReg<s, !cond(!eq(s, "cs"): 1, !eq(s, "ds"): 3, !eq(s, "ss"): 2, true: 0)>,
      DwarfRegNum<[!cond(!eq(s, "cs"): 51, !eq(s, "ds"): 53, !eq(s, "ss"): 52, true: 50), -2, 40]>;
def FPRET : CiskReg<"f0r", 0>, DwarfRegAlias<F0>;

def KPairs : RegisterTuples<[sub_m0, sub_m1], [(decimate (sequence "K%u", 0, 7), 2), (decimate (shl (sequence "K%u", 0, 7), 1), 2)]>;

def GR8 : RegisterClass<"Cisk", [i8], 8, (add AL, CL, DL, AH, CH, DH, BL, BH, SIL, DIL, BPL, SPL, (sequence "R%uB", 8, 11))> {
  let AltOrders = [(sub GR8, AH, BH, CH, DH)];
  let AltOrderSelect = [{ return MF.getSubtarget<CiskSubtarget>().is64Bit(); }];
}
def GRH8 : RegisterClass<"Cisk", [i8], 8, (add SIH, DIH, BPH, SPH, (sequence "R%uBH", 8, 11))> { let isAllocatable = 0; }
def GR16 : RegisterClass<"Cisk", [i16], 16, (add AX, CX, DX, SI, DI, BX, BP, SP, (sequence "R%uW", 8, 11))>;
def GR32 : RegisterClass<"Cisk", [i32], 32, (add EAX, ECX, EDX, ESI, EDI, EBX, EBP, ESP, (sequence "R%uD", 8, 11))> {
  let DiagnosticType = "NeedsGR32";
}
def GR64 : RegisterClass<"Cisk", [i64], 64, (add RAX, RCX, RDX, RSI, RDI, (sequence "R%u", 8, 11), RBX, RBP, RSP, RIP)> {
  let DiagnosticString = "a 64-bit general register is needed";
}
def GR8_ABCD_L : RegisterClass<"Cisk", [i8], 8, (add AL, CL, DL, BL)>;
def GR8_ABCD_H : RegisterClass<"Cisk", [i8], 8, (add AH, CH, DH, BH)>;
def GR16_ABCD : RegisterClass<"Cisk", [i16], 16, (add AX, CX, DX, BX)>;
def GR32_ABCD : RegisterClass<"Cisk", [i32], 32, (add EAX, ECX, EDX, EBX)>;
def GR64_ABCD : RegisterClass<"Cisk", [i64], 64, (add RAX, RCX, RDX, RBX)>;
def GR64_TC : RegisterClass<"Cisk", [i64], 64, (add RAX, RCX, RDX, RSI, RDI, R8, R9, R11, RIP)>;
def GR32_NOSP : RegisterClass<"Cisk", [i32], 32, (sub GR32, ESP)>;
def GR64_NOSP : RegisterClass<"Cisk", [i64], 64, (sub GR64, RSP, RIP)>;
def GR64_NOREX : RegisterClass<"Cisk", [i64], 64, (trunc (sub GR64, R8, R9, R10, R11), 8)>;
def GR8_CL : RegisterClass<"Cisk", [i8], 8, (add CL)> { let AllocationPriority = 5; }
def GR32_AD : RegisterClass<"Cisk", [i32], 32, (add EAX, EDX)> { let CopyCost = 2; }
def FR32 : RegisterClass<"Cisk", [f32], 32, (sequence "FS%u", 0, 7)>;
def FR64 : RegisterClass<"Cisk", [f64], 64, (sequence "FD%u", 0, 7)>;
def FR128 : RegisterClass<"Cisk", [v4i32, v2i64, v4f32, v2f64], 128, (sequence "F%u", 0, 7)> { let GlobalPriority = 1; }
def RST : RegisterClass<"Cisk", [f80], 32, (sequence "ST%u", 0, 6)> { let isAllocatable = 0; }
def VK : RegisterClass<"Cisk", [v16i1], 16, (sequence "K%u", 0, 7)> { let Size = 16; }
def VKM : RegisterClass<"Cisk", [v16i1], 16, (sub VK, K0)>;
def VKPair : RegisterClass<"Cisk", [untyped], 16, (add KPairs)> { let Size = 32; }
def SEGR : RegisterClass<"Cisk", [i16], 16, (add CS, DS, SS, ES)>;
def CTRL : RegisterClass<"Cisk", [i32], 32, (sequence "CR%u", 0, 7)>;
def CCR : RegisterClass<"Cisk", [i32], 32, (add EFLAGS)> { let CopyCost = -1; let isAllocatable = 0; }
def FPCCR : RegisterClass<"Cisk", [i16], 16, (add FPSW)> { let CopyCost = -1; let isAllocatable = 0; let GeneratePressureSet = 0; }

def GeneralCat : RegisterCategory<[GR8, GR16, GR32, GR64]>;
def FloatCat : RegisterCategory<[FR32, FR64, FR128]>;

#ifdef LLVM_21
def Ptr64 : HwMode<"+64bit", [In64Bit]>;
#else
def Ptr64 : HwMode<[In64Bit]>;
#endif
#ifdef LLVM_21
def ptr : Operand<iPTR>, PointerLikeRegClass<0>;
def ptr_nosp : Operand<iPTR>, PointerLikeRegClass<1>;
#else
def ptr : RegClassByHwMode<[DefaultMode, Ptr64], [GR32, GR64]>;
def ptr_nosp : RegClassByHwMode<[DefaultMode, Ptr64], [GR32_NOSP, GR64_NOSP]>;
#endif
defm : RemapAllTargetPseudoPointerOperands<ptr>;
