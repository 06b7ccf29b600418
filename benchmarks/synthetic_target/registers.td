// Registers of the synthetic machine: 500, of which a third are made by RegisterTuples.

include "llvm/Target/Target.td"
include "llvm/TableGen/SearchableTable.td"
include "llvm/TableGen/Automaton.td"
include "llvm/Option/OptParser.td"

class Index<int size, int offset = 0> : SubRegIndex<size, offset> { let Namespace = "Syn"; }
def sub_b : Index<8>;
def sub_h : Index<16>;
def sub_s : Index<32>;
def sub_d : Index<64>;
def sub_w : Index<32>;
foreach i = 0-3 in {
  def xsub#i : Index<64, !mul(i, 64)>;
  def dsub#i : Index<64, !mul(i, 64)>;
  def qsub#i : Index<128, !mul(i, 128)>;
}

def AbiName : RegAltNameIndex { let Namespace = "Syn"; }

class SynReg<string name, int number, list<Register> parts = [], list<SubRegIndex> indices = []>
    : RegisterWithSubRegs<name, parts>, DwarfRegNum<[!add(number, 32)]> {
  let Namespace = "Syn";
  let HWEncoding = number;
  let SubRegIndices = indices;
}
class Chain<string upper, string lower, int i, SubRegIndex index>
    : SynReg<!tolower(upper)#i, i, [!cast<Register>(lower#i)], [index]>;

foreach i = 0-31 in {
  let AltNames = ["a"#i], RegAltNameIndices = [AbiName] in def W#i : SynReg<"w"#i, i>;
  def X#i : Chain<"X", "W", i, sub_w>;
  def B#i : SynReg<"b"#i, i>;
  def H#i : Chain<"H", "B", i, sub_b>;
  def S#i : Chain<"S", "H", i, sub_h>;
  def D#i : Chain<"D", "S", i, sub_s>;
  def Q#i : Chain<"Q", "D", i, sub_d>;
}
foreach i = 0-15 in def P#i : SynReg<"p"#i, i>;
foreach i = 0-33 in def CR#i : SynReg<"cr"#i, i>;
def FLAGS : SynReg<"flags", 0>;
def PC : SynReg<"pc", 1>;

class SynClass<list<ValueType> types, int alignment, dag members>
    : RegisterClass<"Syn", types, alignment, members>;
def GPR32 : SynClass<[i32], 32, (sequence "W%u", 0, 31)>;
def GPR64 : SynClass<[i64], 64, (sequence "X%u", 0, 31)>;
def GPR64sp : SynClass<[i64], 64, (add (sequence "X%u", 0, 15), X31)>;
def GPR32low : SynClass<[i32], 32, (trunc GPR32, 8)> {
  let AltOrders = [(rotl GPR32low, 4)];
  let AltOrderSelect = [{ return MF.size() > 4; }];
}
def FPR8 : SynClass<[untyped], 8, (sequence "B%u", 0, 31)> { let Size = 8; }
def FPR16 : SynClass<[f16, bf16], 16, (sequence "H%u", 0, 31)>;
def FPR32 : SynClass<[f32], 32, (sequence "S%u", 0, 31)>;
def FPR64 : SynClass<[f64, v2i32], 64, (sequence "D%u", 0, 31)>;
def FPR128 : SynClass<[v4i32, v8i16, v16i8, v2i64, v4f32, v2f64], 128, (sequence "Q%u", 0, 31)>;
def FPR128lo : SynClass<[v4i32, v8i16, v16i8, v2i64], 128, (trunc FPR128, 16)>;
def PPR : SynClass<[v4i1, v8i1, v16i1], 16, (sequence "P%u", 0, 15)>;
def PPR3b : SynClass<[v4i1, v8i1, v16i1], 16, (trunc PPR, 8)>;
def CRR : SynClass<[i32], 32, (sequence "CR%u", 0, 33)> { let isAllocatable = 0; }
def CCR : SynClass<[i32], 32, (add FLAGS)> { let isAllocatable = 0; let CopyCost = -1; }
def ANY32 : SynClass<[i32], 32, (add GPR32, CRR)> { let isAllocatable = 0; }

def XSeqPairs : RegisterTuples<[xsub0, xsub1], [(rotl GPR64, 0), (rotl GPR64, 1)]>;
def DSeqPairs : RegisterTuples<[dsub0, dsub1], [(rotl FPR64, 0), (rotl FPR64, 1)]>;
def DSeqTriples : RegisterTuples<[dsub0, dsub1, dsub2], [(rotl FPR64, 0), (rotl FPR64, 1), (rotl FPR64, 2)]>;
def QSeqPairs : RegisterTuples<[qsub0, qsub1], [(rotl FPR128, 0), (rotl FPR128, 1)]>;
def QSeqTriples : RegisterTuples<[qsub0, qsub1, qsub2],
                            [(rotl FPR128, 0), (rotl FPR128, 1), (rotl FPR128, 2)]>;
def QSeqQuads : RegisterTuples<[qsub0, qsub1, qsub2, qsub3],
                          [(rotl FPR128, 0), (rotl FPR128, 1), (rotl FPR128, 2), (rotl FPR128, 3)]>;
class TupleClass<dag members, int size> : SynClass<[untyped], 64, members> { let Size = size; }
def XPair : TupleClass<(add (decimate XSeqPairs, 2)), 128>;
def DD : TupleClass<(add DSeqPairs), 128>;
def DDD : TupleClass<(add DSeqTriples), 192>;
def QQ : TupleClass<(add QSeqPairs), 256>;
def QQlo : TupleClass<(trunc QSeqPairs, 16), 256>;
def QQQ : TupleClass<(add QSeqTriples), 384>;
def QQQQ : TupleClass<(add QSeqQuads), 512>;
defm : RemapAllTargetPseudoPointerOperands<GPR64>;
def GPRCategory : RegisterCategory<[GPR32, GPR64]>;

def GPRBank : RegisterBank<"GPR", [GPR64, XPair]>;
def FPRBank : RegisterBank<"FPR", [QQQQ]>;
def PPRBank : RegisterBank<"Predicates", [PPR]>;

def CSR_Syn : CalleeSavedRegs<(add (sequence "X%u", 16, 30), (sequence "D%u", 8, 15))>;
def CSR_SynAll : CalleeSavedRegs<(add CSR_Syn, (sequence "Q%u", 16, 31))>;
def CSR_SynNone : CalleeSavedRegs<(add)>;

def CC_Syn : CallingConv<[
  CCIfType<[i1, i8, i16], CCPromoteToType<i32>>,
  CCIfByVal<CCPassByVal<8, 8>>,
  CCIfType<[i32], CCAssignToRegWithShadow<[W0, W1, W2, W3], [X0, X1, X2, X3]>>,
  CCIfType<[i64], CCAssignToReg<[X0, X1, X2, X3, X4, X5, X6, X7]>>,
  CCIfType<[f32], CCAssignToReg<[S0, S1, S2, S3]>>,
  CCIfType<[f64], CCAssignToReg<[D0, D1, D2, D3]>>,
  CCIfType<[v4i32, v8i16, v16i8, v2i64], CCAssignToReg<[Q0, Q1, Q2, Q3]>>,
  CCIfType<[i64, f64], CCAssignToStack<8, 8>>,
  CCAssignToStack<16, 16>
]>;
let Entry = 1 in def RetCC_Syn : CallingConv<[
  CCIfInReg<CCIfType<[i32], CCCustom<"allocateReturn">>>, CCDelegateTo<CC_Syn>
]>;
