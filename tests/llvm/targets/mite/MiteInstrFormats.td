// Formats: one word, and up to two words that follow it.

class MiteInst<dag outs, dag ins, int size, string asm, list<dag> pattern = []> : Instruction {
  let Namespace = "Mite";
  let OutOperandList = outs;
  let InOperandList = ins;
  let Size = size;
  let CodeSize = size;
  let AsmString = asm;
  let Pattern = pattern;
  let DecoderNamespace = "Mite"#!mul(size, 8);
  let UseNamedOperandTable = 1;
}
class I16<bits<4> op, dag outs, dag ins, string asm, list<dag> pattern = []> : MiteInst<outs, ins, 2, asm, pattern> {
  field bits<16> Inst;
  field bits<16> SoftFail = 0;
  bits<4> rs;
  bits<4> rd;
  bit bw;
  let Inst{15-12} = op;
  let Inst{11-8} = rs;
  let Inst{6} = bw;
  let Inst{3-0} = rd;
}
class I32<bits<4> op, dag outs, dag ins, string asm, list<dag> pattern = []> : MiteInst<outs, ins, 4, asm, pattern> {
  field bits<32> Inst;
  bits<4> rd;
  let Inst{15-12} = op;
  let Inst{3-0} = rd;
}
class I48<bits<4> op, dag outs, dag ins, string asm, list<dag> pattern = []> : MiteInst<outs, ins, 6, asm, pattern> {
  field bits<48> Inst;
  let Inst{15-12} = op;
}
class MitePseudo<dag outs, dag ins, list<dag> pattern = []> : MiteInst<outs, ins, 0, "", pattern> {
  let isPseudo = 1;
  let isCodeGenOnly = 1;
  let UseNamedOperandTable = 0;
}
