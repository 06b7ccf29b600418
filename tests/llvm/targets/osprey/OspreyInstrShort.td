// Instructions of 16 bits.

class ShortTwo<bits<6> opcode, dag iops, string opc, string asm, list<dag> pattern>
    : Inst16<(outs tGPR:$Rd), iops, ModeReg, ItiALUr, opc, asm, "$Rn = $Rd", pattern>,
      Sched<[WriteALU, ReadALU, ReadALU]> {
  bits<3> Rd;
  bits<3> Rm;
  let Inst{0-5} = opcode;
  let Inst{6-9} = 0b0000;
  let Inst{10-12} = Rm;
  let Inst{13-15} = Rd;
}
let Defs = [FLAGS] in {
  let isCommutable = 1 in {
    def tAND : ShortTwo<0b010000, (ins tGPR:$Rn, tGPR:$Rm), "and", "\t$Rd, $Rm",
                        [(set tGPR:$Rd, (and tGPR:$Rn, tGPR:$Rm))]>;
    def tORR : ShortTwo<0b010001, (ins tGPR:$Rn, tGPR:$Rm), "orr", "\t$Rd, $Rm",
                        [(set tGPR:$Rd, (or tGPR:$Rn, tGPR:$Rm))]>;
  }
  def tADDi3 : Inst16<(outs tGPR:$Rd), (ins tGPR:$Rn, imm0_7:$imm), ModeImm, ItiALUi, "add",
                      "\t$Rd, $Rn, $imm", "", [(set tGPR:$Rd, (add tGPR:$Rn, imm0_7:$imm))]> {
    bits<3> Rd;
    bits<3> Rn;
    bits<3> imm;
    let Inst{0-6} = 0b0001110;
    let Inst{7-9} = imm;
    let Inst{10-12} = Rn;
    let Inst{13-15} = Rd;
  }
  def tLSR : Inst16<(outs tGPR:$Rd), (ins tGPR:$Rn, imm1_32:$imm), ModeImm, ItiALUi, "lsr",
                    "\t$Rd, $Rn, $imm", "", [(set tGPR:$Rd, (srl tGPR:$Rn, (i32 imm1_32:$imm)))]> {
    bits<3> Rd;
    bits<3> Rn;
    bits<5> imm;
    let Inst{0-4} = 0b00001;
    let Inst{5-9} = imm;
    let Inst{10-12} = Rn;
    let Inst{13-15} = Rd;
  }
}
def tMOVr : Inst16<(outs GPR:$Rd), (ins GPR:$Rm), ModeReg, ItiMove, "mov", "\t$Rd, $Rm", "", []> {
  bits<4> Rd;
  bits<4> Rm;
  let Inst{0-7} = 0b01000110;
  let Inst{8} = Rd{3};
  let Inst{9-12} = Rm;
  let Inst{13-15} = Rd{2-0};
  let isMoveReg = 1;
}
def MemShortAsm : AsmOperandClass { let Name = "MemShort"; let SuperClasses = [MemImm12Asm]; }
def taddr : Operand<i32>, ComplexPattern<i32, 2, "SelectShortAddr"> {
  let MIOperandInfo = (ops tGPR:$base, i32imm:$offset);
  let EncoderMethod = "encodeShortAddr";
  let DecoderMethod = "decodeShortAddr";
  let PrintMethod = "printShortAddr";
  let ParserMatchClass = MemShortAsm;
}
let mayLoad = 1 in
def tLDR : Inst16<(outs tGPR:$Rt), (ins taddr:$addr), ModeMem, ItiLoad, "ldr", "\t$Rt, $addr", "",
                  [(set tGPR:$Rt, (load taddr:$addr))]> {
  bits<3> Rt;
  bits<8> addr;
  let Inst{0-4} = 0b01101;
  let Inst{5-9} = addr{7-3};
  let Inst{10-12} = addr{2-0};
  let Inst{13-15} = Rt;
}
let mayLoad = 1, Uses = [SP], Defs = [SP], hasExtraDefRegAllocReq = 1 in
def tPOP : Inst16<(outs), (ins reglist:$regs, variable_ops), ModeMem, ItiLoadMulti, "pop", "\t$regs", "",
                  []> {
  bits<16> regs;
  let Inst{0-6} = 0b1011110;
  let Inst{7} = regs{15};
  let Inst{8-15} = regs{7-0};
}
class AdditionalEncodingOf<Instruction inst, string space, bits<8> opcode> : AdditionalEncoding<inst> {
  field bits<16> Inst;
  field bits<16> SoftFail = 0;
  bits<4> Rd;
  bits<4> Rm;
  string Namespace = "Osprey";
  bit isPseudo = 0;
  let Size = 2;
  let DecoderNamespace = space;
  let Predicates = [IsShort];
  let Inst{0-7} = opcode;
  let Inst{8} = Rd{3};
  let Inst{9-12} = Rm;
  let Inst{13-15} = Rd{2-0};
}
// An older encoding of the same, and one that another mode has.
def : AdditionalEncodingOf<tMOVr, "OspreyShort", 0b01000111>;
def : AdditionalEncodingOf<tMOVr, "OspreyOld", 0b01000110>;
let isBranch = 1, isTerminator = 1 in
def tBcc : Inst16<(outs), (ins br_target:$target, pred:$p), ModeNone, ItiBranch, "b", "${p}\t$target", "", []> {
  bits<4> p;
  bits<8> target;
  let Inst{0-3} = 0b1101;
  let Inst{4-7} = p;
  let Inst{8-15} = target;
  let DecoderMethod = "decodeShortBranch";
  let hasCompleteDecoder = 0;
}
let hasSideEffects = 1 in
def tSVC : Inst16<(outs), (ins imm24:$imm), ModeNone, ItiMisc, "svc", "\t$imm", "", []> {
  bits<8> imm;
  let Inst{0-7} = 0b11011111;
  let Inst{8-15} = imm;
}
