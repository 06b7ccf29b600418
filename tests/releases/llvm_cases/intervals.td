// Units of each register that follow each other, which targets can ask for from 23 on.

// +++ base.td
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; let RegistersAreIntervals = true; }
class R<string n, list<Register> parts = []> : Register<n> {
  let Namespace = "Test"; let SubRegs = parts; let CoveredBySubRegs = 1;
}
let Namespace = "Test" in {
  foreach i = 0-3 in def s#i : SubRegIndex<16, !mul(i, 16)>;
  def lo : SubRegIndex<32>; def hi : SubRegIndex<32, 32>;
}
foreach i = 0-7 in def A#i : R<"a"#i>;
class Over<list<Register> parts> : R<!tolower(NAME), parts> {
  let SubRegIndices = !foreach(i, !range(!size(parts)), !cast<SubRegIndex>("s"#i));
}
def As : RegisterClass<"Test", [i16], 16, (add (sequence "A%u", 0, 7))>;

// --- they_do_already --gen-register-info
include "base.td"
def X : Over<[A0, A1, A2]>;
def Y : Over<[A2, A3]>;

// --- some_change_places --gen-register-info
include "base.td"
def X : Over<[A0, A4]>;
def Y : Over<[A2, A5, A7]>;
def Z : Over<[A2, A5]>;

// --- not_in_this_order --gen-register-info
include "base.td"
def X : Over<[A0, A2]>;
def Y : Over<[A0, A3]>;

// --- changed_again --gen-register-info
include "base.td"
def X : Over<[A0, A2]>;
def Y : Over<[A0, A2, A4]>;

// --- in_tuples --gen-register-info
include "base.td"
def V0 : Over<[A0, A4]>; def V1 : Over<[A1, A5]>;
def Vs : RegisterClass<"Test", [i32], 32, (add V0, V1)>;
def Pairs : RegisterTuples<[lo, hi], [(add V0), (add V1)]>;
def Ps : RegisterClass<"Test", [i64], 32, (add Pairs)>;
