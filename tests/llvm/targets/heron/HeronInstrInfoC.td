// Instructions of 16 bits, and which of 32 bits they stand for.

def C_ADDI : HInst16CI<0b000, 0b01, (outs GPRNoX0:$rd_wb), (ins GPRNoX0:$rd, simm6nz:$imm), "c.addi",
                       "$rd, $imm">, Sched<[WriteALU, ReadALU]> {
  let Constraints = "$rd = $rd_wb";
}
def C_LI : HInst16CI<0b010, 0b01, (outs GPRNoX0:$rd), (ins simm6:$imm), "c.li", "$rd, $imm">,
           Sched<[WriteALU]>;
def C_MV : HInst16CR<0b1000, 0b10, (outs GPRNoX0:$rs1), (ins GPRNoX0:$rs2), "c.mv", "$rs1, $rs2">,
           Sched<[WriteALU, ReadALU]>;
let Constraints = "$rs1 = $rs1_wb", isCommutable = 1 in
def C_ADD : HInst16CR<0b1001, 0b10, (outs GPRNoX0:$rs1_wb), (ins GPRNoX0:$rs1, GPRNoX0:$rs2), "c.add",
                      "$rs1, $rs2">, Sched<[WriteALU, ReadALU, ReadALU]>;
let isBranch = 1, isTerminator = 1, isBarrier = 1, isIndirectBranch = 1 in
def C_JR : HInst16CR<0b1000, 0b10, (outs), (ins GPRNoX0:$rs1), "c.jr", "$rs1">,
           Sched<[WriteJump, ReadBranch]> { let rs2 = 0; }

def GPRCMem : RegisterOperand<GPRC, "printMemBase"> {
  let ParserMatchClass = MemBaseAsm;
  let OperandType = "OPERAND_MEMORY";
}
def uimm7_lsb00 : HeronOp, ImmLeaf<XLenVT, [{ return isShiftedUInt<5, 2>(Imm); }]> {
  let ParserMatchClass = UImmAsmOperand<7, "Lsb00">;
  let DecoderMethod = "decodeUImm<7>";
  let OperandType = "OPERAND_UIMM7_LSB00";
  let MCOperandPredicate = [{
    int64_t Imm;
    return MCOp.evaluateAsConstantImm(Imm) && isShiftedUInt<5, 2>(Imm);
  }];
}
let mayLoad = 1 in
def C_LW : HInst16CL<0b010, 0b00, (outs GPRC:$rd), (ins GPRCMem:$rs1, uimm7_lsb00:$imm), "c.lw",
                     "$rd, ${imm}(${rs1})">, Sched<[WriteLoad, ReadBase]> {
  bits<7> imm;
  let Inst{12-10} = imm{5-3};
  let Inst{6} = imm{2};
  let Inst{5} = imm{6};
}
let mayLoad = 1, Predicates = [HasC, HasF, Is32], DecoderNamespace = "Heron32Only" in
def C_FLW : HInst16CL<0b011, 0b00, (outs FPR32C:$rd), (ins GPRCMem:$rs1, uimm7_lsb00:$imm), "c.flw",
                      "$rd, ${imm}(${rs1})">, Sched<[WriteFLoad, ReadBase]> {
  bits<7> imm;
  let Inst{12-10} = imm{5-3};
  let Inst{6} = imm{2};
  let Inst{5} = imm{6};
}
def C_SUB : HInst16<(outs GPRC:$rd_wb), (ins GPRC:$rd, GPRC:$rs2), "c.sub", "$rd, $rs2">,
            Sched<[WriteALU, ReadALU, ReadALU]> {
  bits<3> rd;
  bits<3> rs2;
  let Constraints = "$rd = $rd_wb";
  let Inst{15-10} = 0b100011;
  let Inst{9-7} = rd;
  let Inst{6-5} = 0b00;
  let Inst{4-2} = rs2;
  let Inst{1-0} = 0b01;
}
let hasSideEffects = 1 in
def C_EBREAK : HInst16CR<0b1001, 0b10, (outs), (ins), "c.ebreak", "">, Sched<[]> {
  let rs1 = 0;
  let rs2 = 0;
}

let Predicates = [HasC] in {
  def : CompressPat<(ADDI GPRNoX0:$rd, GPRNoX0:$rd, simm6nz:$imm), (C_ADDI GPRNoX0:$rd, simm6nz:$imm)>;
  def : CompressPat<(ADDI GPRNoX0:$rd, X0, simm6:$imm), (C_LI GPRNoX0:$rd, simm6:$imm)>;
  def : CompressPat<(ADD GPRNoX0:$rd, X0, GPRNoX0:$rs), (C_MV GPRNoX0:$rd, GPRNoX0:$rs)>;
  let isCompressOnly = 1 in {
    def : CompressPat<(ADD GPRNoX0:$rd, GPRNoX0:$rs, X0), (C_MV GPRNoX0:$rd, GPRNoX0:$rs)>;
    def : CompressPat<(ADD GPRNoX0:$rs1, GPRNoX0:$rs2, GPRNoX0:$rs1),
                      (C_ADD GPRNoX0:$rs1, GPRNoX0:$rs2)>;
  }
  def : CompressPat<(ADD GPRNoX0:$rs1, GPRNoX0:$rs1, GPRNoX0:$rs2),
                    (C_ADD GPRNoX0:$rs1, GPRNoX0:$rs2)>;
  def : CompressPat<(SUB GPRC:$rd, GPRC:$rd, GPRC:$rs2), (C_SUB GPRC:$rd, GPRC:$rs2)>;
  def : CompressPat<(JALR X0, GPRNoX0:$rs1, 0), (C_JR GPRNoX0:$rs1)>;
  def : CompressPat<(LW GPRC:$rd, GPRCMem:$rs1, uimm7_lsb00:$imm),
                    (C_LW GPRC:$rd, GPRCMem:$rs1, uimm7_lsb00:$imm)>;
  def : CompressPat<(EBREAK), (C_EBREAK)>;
}
def : CompressPat<(FLW FPR32C:$rd, GPRCMem:$rs1, uimm7_lsb00:$imm),
                  (C_FLW FPR32C:$rd, GPRCMem:$rs1, uimm7_lsb00:$imm), [HasC, HasF, Is32]>;
