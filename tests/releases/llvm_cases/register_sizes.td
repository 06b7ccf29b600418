// Registers and the sub-registers that cover them: main compares their sizes, and counts lanes that none covers.

// +++ base.td
include "llvm/Target/Target.td"
def TestInstrInfo : InstrInfo;
def Test : Target { let InstructionSet = TestInstrInfo; }
class R<string n> : Register<n> { let Namespace = "Test"; }
def M : HwMode<[]>;
class Part<int size, int at = 0> : SubRegIndex<size, at> { let Namespace = "Test"; }
def lo : Part<8>; def hi : Part<8, 8>; def both : Part<16>; def hole : Part<8, 24>; def some : Part<8, -1>;
def moded : Part<8> { let SubRegRanges = SubRegRangeByHwMode<[DefaultMode, M], [SubRegRange<16>, SubRegRange<8>]>; }
foreach i = 0-3 in { def A#i : R<"a"#i>; def B#i : R<"b"#i>; }
class Of<dag m, ValueType t, int size> : RegisterClass<"Test", [t], 8, m> { let Size = size; }
def Parts : Of<(add A0, A1, A2, A3, B0, B1, B2, B3), i8, 8>;

// --- large_enough --gen-register-info
include "base.td"
def Plain : R<"plain"> { let SubRegs = [A0, B0]; let SubRegIndices = [lo, hi]; }
let CoveredBySubRegs = 1 in {
  def Twice : R<"twice"> { let SubRegs = [A1, B1]; let SubRegIndices = [hi, lo]; }
  def Holes : R<"holes"> { let SubRegs = [A2, B2]; let SubRegIndices = [lo, hole]; }
  def Free : R<"free"> { let SubRegs = [A3, B3]; let SubRegIndices = [lo, some]; }
}
def C0 : Of<(add Plain, Twice, Holes, Free), i8, 8>;
def C1 : Of<(add Twice), i16, 16>;

// --- too_small --gen-register-info
include "base.td"
let CoveredBySubRegs = 1 in def W : R<"w"> { let SubRegs = [A1, B1]; let SubRegIndices = [hi, lo]; }
def C : Of<(add W), i8, 8>;

// --- types_by_mode_say_nothing --gen-register-info
include "base.td"
def ByMode : ValueTypeByHwMode<[DefaultMode, M], [i16, i16]>;
def Unit : ValueTypeByHwMode<[DefaultMode], [i16]>;
let CoveredBySubRegs = 1 in {
  def W0 : R<"w0"> { let SubRegs = [A0, B0]; let SubRegIndices = [lo, hi]; }
  def W1 : R<"w1"> { let SubRegs = [A1, B1]; let SubRegIndices = [lo, hi]; }
}
def C0 : Of<(add W0), ByMode, 8>;
def C1 : Of<(add W1), i8, 8>;
def D1 : Of<(add W1), Unit, 16>;

// --- too_small_but_for_a_type_by_mode --gen-register-info
include "base.td"
def ByMode : ValueTypeByHwMode<[DefaultMode, M], [i16, i32]>;
let CoveredBySubRegs = 1 in def W : R<"w"> { let SubRegs = [A1, B1]; let SubRegIndices = [hi, lo]; }
def C : Of<(add W), i8, 8>;
def D : Of<(add W), ByMode, 16>;

// --- too_small_in_the_default_mode --gen-register-info
include "base.td"
let CoveredBySubRegs = 1 in def W : R<"w"> { let SubRegs = [A1]; let SubRegIndices = [moded]; }
def C : Of<(add W), i8, 8>;

// --- large_enough_in_a_synthesized_class --gen-register-info
include "base.td"
def ByMode : ValueTypeByHwMode<[DefaultMode, M], [i16, i32]>;
def Infos : RegInfoByHwMode<[DefaultMode, M], [RegInfo<16, 16, 16>, RegInfo<32, 32, 32>]>;
let CoveredBySubRegs = 1 in def W0 : R<"w0"> { let SubRegs = [A0, B0]; let SubRegIndices = [lo, hi]; }
def W1 : R<"w1"> { let SubRegs = [A1, B1]; let SubRegIndices = [lo, hi]; }
def Low : Of<(add A0), i8, 8>;
let isAllocatable = 0, RegInfos = Infos in def C : Of<(add W0, W1), ByMode, 0>;
def D : Of<(add W0, W1), i8, 8>;

// --- too_small_tuple --gen-register-info
include "base.td"
def Pair : RegisterTuples<[lo, hi], [(add A0, A1), (add B0, B1)]>;
def C : Of<(add Pair), i8, 8>;
def D : Of<(add Pair), untyped, 32>;

// --- classes_of_sub_registers --gen-register-info
include "base.td"
foreach i = 0-3 in def W#i : R<"w"#i> { let SubRegs = [!cast<R>("A"#i), !cast<R>("B"#i)]; let SubRegIndices = [lo, hi]; }
def Wide : Of<(add W0, W1, W2, W3), i16, 16>;
class Low : Of<(add A0, A1, A2, A3), i8, 8>;
def LowA : Low;
def LowB : Low { let BaseClassOrder = -1; }
def LowC : Low { let BaseClassOrder = 2; }
def LowD : Low { let BaseClassOrder = 1; }

// --- too_small_beside_a_category_of_an_empty_class --gen-register-info; --gen-register-bank
include "base.td"
let CoveredBySubRegs = 1 in def W : R<"w"> { let SubRegs = [A1, B1]; let SubRegIndices = [hi, lo]; }
def C : Of<(add W), i8, 8>;
def Empty : Of<(add), i8, 8>;
def Category : RegisterCategory<[C, Empty]>;

// --- lanes_that_no_unit_is_in --gen-register-info
include "base.td"
def outer : Part<32>; def whole : Part<64>;
def rest : ComposedSubRegIndex<both, some>;
class Over<R part, SubRegIndex index> : R<!tolower(NAME)> { let SubRegs = [part]; let SubRegIndices = [index]; }
foreach i = 0-1 in {
  let CoveredBySubRegs = i in
  def W#i : R<"w"#i> { let SubRegs = [!cast<R>("A"#i), !cast<R>("B"#i)]; let SubRegIndices = [lo, hi]; }
  def X#i : Over<!cast<R>("W"#i), both>;
  def Y#i : Over<!cast<R>("X"#i), outer>;
}
let CoveredBySubRegs = 1 in {
  def X2 : Over<W1, both>;
  def Y2 : Over<X2, outer>;
}

// --- lanes_of_units_of_aliases --gen-register-info
include "base.td"
def outer : Part<32>;
def rest : ComposedSubRegIndex<outer, some>;
class Over<R part, SubRegIndex index> : R<!tolower(NAME)> { let SubRegs = [part]; let SubRegIndices = [index]; }
def W : R<"w"> { let SubRegs = [A0, B0]; let SubRegIndices = [lo, hi]; }
def X : Over<W, both>;
def Y : Over<X, outer>;
def Alias : R<"alias"> { let Aliases = [W]; }

// --- lanes_in_order_of_indices --gen-register-info
include "base.td"
def last : Part<8, 32>; def inner : Part<24>; def jouter : Part<40>; def couter : Part<40>;
def rest : ComposedSubRegIndex<inner, some>;
def X : R<"x"> { let SubRegs = [A0, B0]; let SubRegIndices = [lo, hi]; }
def Y : R<"y"> { let SubRegs = [X, A1]; let SubRegIndices = [inner, last]; }
def Early : R<"e"> { let SubRegs = [Y]; let SubRegIndices = [couter]; }
def Late : R<"l"> { let SubRegs = [Y]; let SubRegIndices = [jouter]; }

// --- lanes_beside_adopted_units --gen-register-info
include "base.td"
def outer : Part<32>; def whole : Part<64>;
def rest : ComposedSubRegIndex<whole, both>;
class Over<R part, SubRegIndex index> : R<!tolower(NAME)> { let SubRegs = [part]; let SubRegIndices = [index]; }
def B4 : R<"b4"> { let isArtificial = 1; }
let SubRegIndices = [lo, hi], CoveredBySubRegs = 1 in {
  def W0 : R<"w0"> { let SubRegs = [A0, B0]; }
  def W1 : R<"w1"> { let SubRegs = [A1, B4]; }
}
foreach i = 0-1 in {
  def X#i : Over<!cast<R>("W"#i), both>;
  def Y#i : Over<!cast<R>("X"#i), outer>;
  def Z#i : Over<!cast<R>("Y"#i), whole>;
}
def Ys : Of<(add Y0, Y1), i32, 32>;
def Zs : Of<(add Z1, Z0), i64, 64>;
