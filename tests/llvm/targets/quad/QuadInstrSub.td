// Halves of a duplex: two of them make a word.

def SA1_addi : SubInst<0b0000, (outs GeneralSubRegs:$Rx16), (ins GeneralSubRegs:$Rx16in, s8_0Imm:$Ii), "$Rx16 = add($Rx16in,#$Ii)", "$Rx16 = $Rx16in"> {
  bits<4> Rx16; bits<5> Ii;
  let Inst{8-4} = Ii; let Inst{3-0} = Rx16;
}
def SA1_seti : SubInst<0b0001, (outs GeneralSubRegs:$Rd16), (ins u5_0Imm:$Ii), "$Rd16 = #$Ii"> {
  bits<4> Rd16; bits<5> Ii;
  let Inst{8-4} = Ii; let Inst{3-0} = Rd16;
}
def SA1_setin1 : SubInst<0b0010, (outs GeneralSubRegs:$Rd16), (ins n1Const:$n1), "$Rd16 = #$n1"> {
  bits<4> Rd16;
  bits<1> n1;
  let Inst{8-5} = 0; let Inst{4} = n1; let Inst{3-0} = Rd16;
}
def SA1_combine : SubInst<0b1000, (outs GeneralDoubleLow8Regs:$Rdd8), (ins u3_0Imm:$Ii), "$Rdd8 = combine(#0,#$Ii)"> {
  bits<3> Rdd8; bits<3> Ii;
  let Inst{8-6} = 0b110; let Inst{5-3} = Ii; let Inst{2-0} = Rdd8;
}
def SL1_loadri : SubInst<0b1001, (outs GeneralSubRegs:$Rd16), (ins GeneralSubRegs:$Rs16, u6_0Imm:$Ii), "$Rd16 = memw($Rs16+#$Ii)"> {
  bits<4> Rd16; bits<4> Rs16; bits<1> Ii;
  let Inst{8} = Ii; let Inst{7-4} = Rs16; let Inst{3-0} = Rd16; let mayLoad = 1;
}
let isReturn = 1, isTerminator = 1, isBarrier = 1, Uses = [R30], Defs = [PC, R31] in
def SL2_return : SubInst<0b1111, (outs), (ins), "dealloc_return"> { let Inst{8-0} = 0b101000000; let mayLoad = 1; }
foreach i = 0-3 in {
  let isCodeGenOnly = 1, Itinerary = tc_DUPLEX in
  def DuplexIClass#i : InstWord<0b0011, (outs), (ins), "", [], "", tc_DUPLEX, TypePSEUDO> {
    let Inst{27-16} = 0; let Inst{13-0} = i; let Inst{15-14} = 0; let isPseudo = 1;
  }
}
