// Predicated forms: on a predicate or its complement, and on the value that it gets in this packet.

class PredOf<string asm, bit isfalse, bit isnew> {
  string Text = "if ("#!if(isfalse, "!", "")#"$Pu4"#!if(isnew, ".new", "")#") "#asm;
}
multiclass PredForms<string mn, bits<3> maj, bits<3> min> {
  foreach f = [0, 1] in
  foreach n = [0, 1] in
    def !if(f, "f", "t")#!if(n, "new", "") :
        InstWord<0b1111, (outs IntRegs:$Rd32), (ins PredRegs:$Pu4, IntRegs:$Rs32, IntRegs:$Rt32),
                 PredOf<"$Rd32 = "#mn#"($Rs32,$Rt32)", f, n>.Text>, PredNewRel, ImmRegRel {
      bits<5> Rd32; bits<2> Pu4; bits<5> Rs32; bits<5> Rt32;
      let Inst{27} = 1; let Inst{26-24} = maj; let Inst{23-21} = min; let Inst{20-16} = Rs32;
      let Inst{13} = n; let Inst{12-8} = Rt32; let Inst{7} = f; let Inst{6-5} = Pu4; let Inst{4-0} = Rd32;
      let isPredicatedInsn = 1; let isPredicatedFalse = f; let isPredicatedNew = n;
      let BaseOpcode = "A2_"#mn#"_r"; let CextOpcode = "A2_"#mn; let InputType = "reg";
    }
}
defm A2_padd : PredForms<"add", 0b011, 0b000>;
defm A2_psub : PredForms<"sub", 0b011, 0b001>;
defm A2_pand : PredForms<"and", 0b001, 0b000>;
defm A2_por : PredForms<"or", 0b001, 0b001>;
defm A2_pxor : PredForms<"xor", 0b001, 0b011>;

multiclass PredLoad<string mn, bits<3> op5, RegisterClass RC> {
  foreach f = [0, 1] in
  foreach n = [0, 1] in
    def !if(f, "f", "t")#!if(n, "new", "")#_io :
        InstWord<0b0100, (outs RC:$Rd32), (ins PredRegs:$Pt4, IntRegs:$Rs32, u6_0Imm:$Ii),
                 !subst("$Pu4", "$Pt4", PredOf<"$Rd32 = "#mn#"($Rs32+#$Ii)", f, n>.Text), [], "", tc_LD, TypeLD>, PredNewRel, AltRel {
      bits<5> Rd32; bits<2> Pt4; bits<5> Rs32; bits<6> Ii;
      let Inst{27} = 0; let Inst{26} = f; let Inst{25} = n; let Inst{24} = 1; let Inst{23-21} = op5; let Inst{20-16} = Rs32;
      let Inst{13} = 1; let Inst{12-11} = Pt4; let Inst{10-5} = Ii; let Inst{4-0} = Rd32;
      let isPredicatedInsn = 1; let isPredicatedFalse = f; let isPredicatedNew = n; let mayLoad = 1;
      let BaseOpcode = mn#"_io"; let CextOpcode = mn; let IsMEMri = "true"; let addrMode = BaseImmOffset;
      let DecoderNamespace = "Predicated";
    }
}
defm L2_ploadri : PredLoad<"memw", 0b100, IntRegs>;
defm L2_ploadrd : PredLoad<"memd", 0b110, DoubleRegs>;

let isBranch = 1, isTerminator = 1 in
foreach f = [0, 1] in
foreach n = [0, 1] in
foreach hint = ["", ":t"] in
  def J2_jump#!if(f, "f", "t")#!if(n, "new", "")#!subst(":", "p", hint) :
      InstWord<0b0101, (outs), (ins PredRegs:$Pu4, b30_2Imm:$Ii), PredOf<"jump"#hint#" $Ii", f, n>.Text, [], "", tc_J, TypeJ>, PredNewRel {
    bits<2> Pu4; bits<17> Ii;
    let Inst{27-24} = 0b1100; let Inst{23-22} = Ii{16-15}; let Inst{21} = f; let Inst{20-16} = Ii{14-10}; let Inst{13} = Ii{9};
    let Inst{12} = !ne(hint, ""); let Inst{11} = n; let Inst{10} = 0; let Inst{9-8} = Pu4; let Inst{7-1} = Ii{8-2}; let Inst{0} = 0;
    let isPredicatedInsn = 1; let isPredicatedFalse = f; let isPredicatedNew = n; let Defs = [PC];
    let BaseOpcode = "J2_jump"#!subst(":", "p", hint); let InputType = "imm";
  }
