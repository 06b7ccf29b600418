// How instructions are laid out: prefixes, opcode bytes, a mode byte, displacements and immediates.

class TSFlag<bits<3> map, bit rex, bits<2> immbytes> {
  bits<64> Value = 0;
  let Value{2-0} = map;
  let Value{7} = rex;
  let Value{63-62} = immbytes;
}

class CInst<dag outs, dag ins, string asm, list<dag> pattern = [], list<SchedReadWrite> rw = [WriteALU]>
    : Instruction {
  dag Inst;
  let Namespace = "Cisk";
  let OutOperandList = outs;
  let InOperandList = ins;
  let AsmString = asm;
  let Pattern = pattern;
  let SchedRW = rw;
  let UseNamedOperandTable = 1;
  let UseLogicalOperandMappings = 1;
  let DecoderNamespace = "Cisk32";
  bits<3> Map = 0;
  bit Rex = 0;
  bits<2> ImmBytes = 0;
  let TSFlags = TSFlag<Map, Rex, ImmBytes>.Value;
  string BaseName = "";
  string OpForm = "";
  string OpSize = "";
}

class Pseudo<dag outs, dag ins, list<dag> pattern = []> : CInst<outs, ins, "", pattern, []> {
  let isPseudo = 1;
  let isCodeGenOnly = 1;

  let UseLogicalOperandMappings = 0;
}

// --- pieces of encodings
class EncReg<string op, bits<3> hi = 0b110> {
  dag Value = (descend 0b00, hi, (operand "$"#op, 3));
}
class EncRegReg<string r, string rm> {
  dag Value = (descend 0b11, (operand "$"#r, 3), (operand "$"#rm, 3));
}
class EncWide<string r, string rm> {
  dag Value = (ascend (descend 0b0100, (slice "$"#r, 3, 3), (slice "$"#rm, 3, 3), 0b1, 0b0), 0xF8{7-0});
}
class EncFull<string op, bits<3> n> {
  dag Value = (ascend
    (descend (slice "$"#op#".base", 4, 0), n),
    (descend (operand "$"#op#".scale", 2, (encoder "encodeScaleBits"), (decoder "decodeScaleBits")), 0b0, (slice "$"#op#".index", 4, 0)),
    (operand "$"#op#".disp", 32, (encoder "encodeDisp32"), (decoder "decodeDisp32")));
}
class EncInd<string op, bits<5> n> { dag Value = (descend (slice "$"#op#".reg", 2, 0), n); }
class EncDisp<string op, bits<5> n> {
  dag Value = (ascend (descend (slice "$"#op#".reg", 0, 2), n), (operand "$"#op#".disp", 16));
}
class EncAbs<string op, bits<8> n> { dag Value = (ascend (ascend n), (operand "$"#op#".disp", 32)); }
class EncImm<string op, int n> {
  dag Value = !cond(!eq(n, 8): (descend (operand "$"#op, 8)),
                    !eq(n, 16): (ascend (slice "$"#op, 7, 0), (slice "$"#op, 15, 8)),
                    !eq(n, 32): (ascend (operand "$"#op, 32)),
                    true: (ascend (slice "$"#op, 31, 0), (slice "$"#op, 63, 32)));
}
