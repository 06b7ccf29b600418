// Encodings of 32 bits; bit 0 is the leftmost.

class OspreyMode<int value> { int Value = value; }
def ModeNone : OspreyMode<0>;
def ModeReg : OspreyMode<1>;
def ModeImm : OspreyMode<2>;
def ModeMem : OspreyMode<3>;

class InstCommon<OspreyMode mode, int size, string constraints, InstrItinClass itinerary> : Instruction {
  let Namespace = "Osprey";
  let Size = size;
  let Constraints = constraints;
  let Itinerary = itinerary;
  bits<5> Mode = mode.Value;
  bit isUnary = 0;
  let TSFlags{4-0} = Mode;
  let TSFlags{5} = isUnary;
}
class Inst32<dag oops, dag iops, OspreyMode mode, InstrItinClass itinerary, string asm, string constraints,
             list<dag> pattern> : InstCommon<mode, 4, constraints, itinerary> {
  field bits<32> Inst;
  field bits<32> SoftFail = 0;
  let OutOperandList = oops;
  let InOperandList = iops;
  let AsmString = asm;
  let Pattern = pattern;
  let DecoderNamespace = "Osprey";
}

// With a condition.
class InstP<dag oops, dag iops, OspreyMode mode, InstrItinClass itinerary, string opc, string asm,
            string constraints, list<dag> pattern>
    : Inst32<oops, !con(iops, (ins pred:$p)), mode, itinerary, opc # "${p}" # asm, constraints, pattern> {
  bits<4> p;
  let Inst{0-3} = p;
  let Predicates = [IsLong];
}
// With a condition, and a bit that says whether flags are set.
class InstPS<dag oops, dag iops, OspreyMode mode, InstrItinClass itinerary, string opc, string asm,
             string constraints, list<dag> pattern>
    : Inst32<oops, !con(iops, (ins pred:$p, cc_out:$s)), mode, itinerary, opc # "${s}${p}" # asm,
             constraints, pattern> {
  bits<4> p;
  bits<1> s;
  let Inst{0-3} = p;
  let Inst{11} = s;
  let Predicates = [IsLong];
}
// Without.
class InstX<dag oops, dag iops, OspreyMode mode, InstrItinClass itinerary, string asm,
            list<dag> pattern> : Inst32<oops, iops, mode, itinerary, asm, "", pattern> {
  let Inst{0-3} = 0b1111;
  let Predicates = [IsLong];
}
class OspreyPseudo<dag oops, dag iops, InstrItinClass itinerary, list<dag> pattern, int size = 4>
    : InstCommon<ModeNone, size, "", itinerary> {
  let OutOperandList = oops;
  let InOperandList = iops;
  let Pattern = pattern;
  let isCodeGenOnly = 1;
  let isPseudo = 1;
}
class Expand<dag oops, dag iops, InstrItinClass itinerary, list<dag> pattern, dag result>
    : OspreyPseudo<oops, iops, itinerary, pattern>, PseudoInstExpansion<result>;

class Inst16<dag oops, dag iops, OspreyMode mode, InstrItinClass itinerary, string opc, string asm,
             string constraints, list<dag> pattern>
    : InstCommon<mode, 2, constraints, itinerary> {
  field bits<16> Inst;
  field bits<16> SoftFail = 0;
  let OutOperandList = oops;
  let InOperandList = iops;
  let AsmString = opc # asm;
  let Pattern = pattern;
  let Predicates = [IsShort];
  let DecoderNamespace = "OspreyShort";
}
