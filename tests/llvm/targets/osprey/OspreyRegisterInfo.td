// Sixteen general registers, flags, and floating-point registers that overlap.

class OspreyReg<bits<16> enc, string name, list<Register> parts = [], list<string> alt = []>
    : Register<name, alt> {
  let Namespace = "Osprey";
  let HWEncoding = enc;
  let SubRegs = parts;
}
class OspreyFloat<bits<16> enc, string name, list<Register> parts = []>
    : OspreyReg<enc, name, parts>;

let Namespace = "Osprey" in {
  def ssub_0 : SubRegIndex<32>;
  def ssub_1 : SubRegIndex<32, 32>;
  def dsub_0 : SubRegIndex<64>;
  def dsub_1 : SubRegIndex<64, 64>;
  def qsub_0 : SubRegIndex<128>;
  def qsub_1 : SubRegIndex<128, 128>;
  def ssub_2 : ComposedSubRegIndex<dsub_1, ssub_0>;
  def ssub_3 : ComposedSubRegIndex<dsub_1, ssub_1>;
  def dsub_2 : ComposedSubRegIndex<qsub_1, dsub_0>;
  def dsub_3 : ComposedSubRegIndex<qsub_1, dsub_1>;
  def gsub_0 : SubRegIndex<32>;
  def gsub_1 : SubRegIndex<32, 32>;
  def RegNamesRaw : RegAltNameIndex;
}

let RegAltNameIndices = [RegNamesRaw] in {
  foreach i = 0-7 in def R#i : OspreyReg<i, "r"#i, [], ["r"#i]>, DwarfRegNum<[i]>;
  let CostPerUse = [1] in {
    foreach i = 8-12 in def R#i : OspreyReg<i, "r"#i, [], ["r"#i]>, DwarfRegNum<[i]>;
    def SP : OspreyReg<13, "sp", [], ["r13"]>, DwarfRegNum<[13]>;
    def LR : OspreyReg<14, "lr", [], ["r14"]>, DwarfRegNum<[14]>;
    def PC : OspreyReg<15, "pc", [], ["r15"]>, DwarfRegNum<[15]>;
  }
}
foreach i = 0-31 in def S#i : OspreyFloat<i, "s"#i>;
foreach i = 0-15 in
  let SubRegIndices = [ssub_0, ssub_1] in
  def D#i : OspreyReg<i, "d"#i, [!cast<Register>("S"#!mul(i, 2)), !cast<Register>("S"#!add(!mul(i, 2), 1))]>,
            DwarfRegNum<[!add(i, 256)]>;
foreach i = 16-31 in def D#i : OspreyFloat<i, "d"#i>, DwarfRegNum<[!add(i, 256)]>;
foreach i = 0-15 in
  let SubRegIndices = [dsub_0, dsub_1] in
  def Q#i : OspreyReg<i, "q"#i, [!cast<Register>("D"#!mul(i, 2)), !cast<Register>("D"#!add(!mul(i, 2), 1))]>;

def FLAGS : OspreyReg<0, "flags">;
def FLAGS_V : OspreyReg<1, "vflags"> { let Aliases = [FLAGS]; }
def SPSR : OspreyReg<2, "spsr">;
// Stands for no register where one could be written.
def ZERO_ALIAS : OspreyReg<15, "zr">, DwarfRegAlias<PC>;

def GPR : RegisterClass<"Osprey", [i32], 32, (add (sequence "R%u", 0, 12), SP, LR, PC)> {
  let AltOrders = [(add LR, GPR), (trunc GPR, 8), (add (trunc GPR, 8), R12, LR, (shl GPR, 8))];
  let AltOrderSelect = [{ return MF.getSubtarget<OspreySubtarget>().getOrder(MF); }];
  let DiagnosticString = "operand must be a register in range [r0, r15]";
}
def GPRNoPC : RegisterClass<"Osprey", [i32], 32, (sub GPR, PC)> {
  let DiagnosticString = "operand must be a register in range [r0, r14]";
}
def GPRNoSP : RegisterClass<"Osprey", [i32], 32, (sub GPRNoPC, SP)>;
def GPRWithZR : RegisterClass<"Osprey", [i32], 32, (add (sub GPR, PC), ZERO_ALIAS)> {
  let DecoderMethod = "decodeWithZR";
}
def tGPR : RegisterClass<"Osprey", [i32], 32, (trunc GPR, 8)> {
  let DiagnosticString = "operand must be a register in range [r0, r7]";
}
def tcGPR : RegisterClass<"Osprey", [i32], 32, (add R0, R1, R2, R3, R12)>;
def GPRAltNames : RegisterClass<"Osprey", [i32], 32, (add (sequence "R%u", 0, 12)), RegNamesRaw>;
def GPRsp : RegisterClass<"Osprey", [i32], 32, (add SP)>;
def CCR : RegisterClass<"Osprey", [i32], 32, (add FLAGS)> {
  let CopyCost = -1;
  let isAllocatable = 0;
}
def SPR : RegisterClass<"Osprey", [f32], 32, (sequence "S%u", 0, 31)> {
  let AltOrders = [(add (decimate SPR, 2), SPR), (add (decimate SPR, 4), (decimate (shl SPR, 1), 4))];
  let AltOrderSelect = [{ return MF.getSubtarget<OspreySubtarget>().useStrided(MF) ? 1 : 0; }];
}
def DPR : RegisterClass<"Osprey", [f64, v8i8, v4i16, v2i32, v1i64, v2f32], 64, (sequence "D%u", 0, 31)> {
  let AltOrders = [(rotl DPR, 16)];
  let AltOrderSelect = [{ return 1; }];
}
def DPRLow : RegisterClass<"Osprey", [f64, v2i32, v2f32], 64, (trunc DPR, 16)>;
def DPR8 : RegisterClass<"Osprey", [f64, v2i32, v2f32], 64, (trunc DPR, 8)>;
def QPR : RegisterClass<"Osprey", [v16i8, v8i16, v4i32, v2i64, v4f32, v2f64], 128, (sequence "Q%u", 0, 15)> {
  let AltOrders = [(rotl QPR, 8)];
  let AltOrderSelect = [{ return 1; }];
}
def DTuples : RegisterTuples<[dsub_0, dsub_1], [(shl DPR, 0), (shl DPR, 1)]>;
def DPair : RegisterClass<"Osprey", [v2i64, v4i32], 128, (interleave QPR, DTuples)> {
  let AltOrders = [(add QPR)];
  let AltOrderSelect = [{ return 1; }];
}
def DTriples : RegisterTuples<[dsub_0, dsub_1, dsub_2], [(shl DPR, 0), (shl DPR, 1), (shl DPR, 2)]>;
def DTriple : RegisterClass<"Osprey", [untyped], 64, (add DTriples)> { let Size = 192; }
def Spaced : RegisterTuples<[dsub_0, dsub_2], [(shl DPR, 0), (shl DPR, 2)]>;
def DSpaced : RegisterClass<"Osprey", [untyped], 64, (add Spaced)> { let Size = 192; }
def QQTuples : RegisterTuples<[qsub_0, qsub_1], [(shl QPR, 0), (shl QPR, 1)]>;
def QQPR : RegisterClass<"Osprey", [v4i64], 256, (add QQTuples)>;
def RPairs : RegisterTuples<[gsub_0, gsub_1], [(add R0, R2, R4, R6, R8, R10, R12),
                                               (add R1, R3, R5, R7, R9, R11, SP)],
                            ["r0_r1", "r2_r3", "r4_r5", "r6_r7", "r8_r9", "r10_r11", "r12_sp"]>;
def GPRPair : RegisterClass<"Osprey", [untyped], 64, (add RPairs)> { let Size = 64; }

def GPRBank : RegisterBank<"GPRBank", [GPR, GPRPair, GPRWithZR]>;
def FPRBank : RegisterBank<"FPRBank", [QQPR, SPR]>;

foreach pseudo = [LOAD_STACK_GUARD, PREALLOCATED_ARG, PATCHABLE_EVENT_CALL] in
  def : RemapPointerOperands<pseudo, GPR>;
def : RemapPointerOperands<PATCHABLE_TYPED_EVENT_CALL, GPRNoPC>;
