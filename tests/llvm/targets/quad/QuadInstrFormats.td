// Words of 32 bits; bits 15-14 end a packet.

class QType<bits<7> v> { bits<7> Value = v; }
def TypeALU : QType<0>;
def TypeLD : QType<1>;
def TypeST : QType<2>;
def TypeM : QType<3>;
def TypeJ : QType<4>;
def TypeCR : QType<5>;
def TypeNCJ : QType<6>;
def TypePSEUDO : QType<10>;
def TypeVA : QType<16>;
def TypeVM : QType<17>;
def TypeEXT : QType<30>;
def TypeSUBINSN : QType<31>;

class AddrModeType<bits<3> v> { bits<3> Value = v; }
def NoAddrMode : AddrModeType<0>;
def BaseImmOffset : AddrModeType<1>;
def PostInc : AddrModeType<2>;
def AbsoluteSet : AddrModeType<3>;

class OpcodeBase {
  string BaseOpcode = "";
  string CextOpcode = "";
  string PredSense = "";
  string PNewValue = "";
  string NValueST = "";
  string InputType = "";
  string IsMEMri = "false";
  string BaseOpcodeForNew = "";
}
// Instructions in relations derive from these.
class PredRel;
class PredNewRel : PredRel;
class NewValueRel : PredNewRel;
class AltRel;
class ImmRegRel;

class InstQuad<dag outs, dag ins, string asm, list<dag> pattern, string cstr, InstrItinClass itin, QType type>
    : Instruction, OpcodeBase {
  let Namespace = "Quad";
  let OutOperandList = outs;
  let InOperandList = ins;
  let AsmString = asm;
  let Pattern = pattern;
  let Constraints = cstr;
  let Itinerary = itin;
  let Size = 4;
  let hasSideEffects = 0;
  let mayLoad = 0;
  let mayStore = 0;
  field bits<32> Inst = ?;
  bits<32> SoftFail = 0;
  bits<1> isSolo = 0;
  bits<1> isNewValue = 0;
  bits<3> opNewValue = 0;
  bits<1> isExtendable = 0;
  bits<3> opExtendable = 0;
  bits<1> isPredicatedInsn = 0;
  bits<1> isPredicatedFalse = 0;
  bits<1> isPredicatedNew = 0;
  AddrModeType addrMode = NoAddrMode;
  let TSFlags{6-0} = type.Value;
  let TSFlags{7} = isSolo;
  let TSFlags{8} = isNewValue;
  let TSFlags{11-9} = opNewValue;
  let TSFlags{12} = isExtendable;
  let TSFlags{15-13} = opExtendable;
  let TSFlags{16} = isPredicatedInsn;
  let TSFlags{17} = isPredicatedFalse;
  let TSFlags{18} = isPredicatedNew;
  let TSFlags{43-41} = addrMode.Value;
  let PredSense = !if(isPredicatedInsn, !if(isPredicatedFalse, "false", "true"), "");
  let PNewValue = !if(isPredicatedNew, "new", "");
  let NValueST = !if(isNewValue, "true", "false");
  let hasNoSchedulingInfo = 0;
}
class InstWord<bits<4> iclass, dag outs, dag ins, string asm, list<dag> pattern = [], string cstr = "",
               InstrItinClass itin = tc_ALU, QType type = TypeALU> : InstQuad<outs, ins, asm, pattern, cstr, itin, type> {
  let Inst{31-28} = iclass;
  let Inst{15-14} = ?;
}
class PseudoQuad<dag outs, dag ins, list<dag> pattern = [], string cstr = "">
    : InstQuad<outs, ins, "", pattern, cstr, tc_PSEUDO, TypePSEUDO> {
  let isPseudo = 1;
  let isCodeGenOnly = 1;
}
class SubInst<bits<4> op, dag outs, dag ins, string asm, string cstr = "">
    : InstQuad<outs, ins, asm, [], cstr, tc_ALU, TypeSUBINSN> {
  let DecoderNamespace = "SUBINSN_"#!cast<string>(op{3})#"X";
  let Inst{12-9} = op;
  let Inst{31-13} = 0;
}
