// The forms of instructions. Every encoding is different: 9 bits of family, 5 of form.

def IsImmZero : CheckImmOperand<2, 0>;
def IsSameReg : CheckSameRegOperand<1, 2>;
def isCheap : TIIPredicate<"isCheap", MCReturnStatement<CheckAny<[IsSameReg, IsImmZero]>>>;

class Row { string Base = ""; string Form = ""; }
class Inst<dag outs, dag ins, string asm, list<dag> pattern>
    : Instruction, Sched<[]> {
  let Namespace = "Syn";
  let OutOperandList = outs;
  let InOperandList = ins;
  let AsmString = asm;
  let Pattern = pattern;
  let UseNamedOperandTable = 1;
}
class Inst32<bits<9> family, bits<5> form, dag outs, dag ins, string asm, list<dag> pattern = []>
    : Inst<outs, ins, asm, pattern> {
  let Size = 4;
  bits<32> Inst;
  field bits<32> SoftFail = 0;
  bits<5> rd;
  let Inst{7-0} = family{7-0};
  let Inst{31} = family{8};
  let Inst{12-8} = form;
  let Inst{17-13} = rd;
  let TSFlags{4-0} = form;
}
class Inst16<bits<8> family, bits<2> form, dag outs, dag ins, string asm>
    : Inst<outs, ins, asm, []> {
  let Size = 2;
  bits<16> Inst;
  bits<3> rd;
  bits<3> rs;
  let Inst{1-0} = form;
  let Inst{9-2} = family;
  let Inst{12-10} = rd;
  let Inst{15-13} = rs;
  let DecoderNamespace = "Short";
}

class ThreeRegs<bits<9> f, bits<5> form, string n, RegisterClass rc, ValueType vt, SDPatternOperator node>
    : Inst32<f, form, (outs rc:$rd), (ins rc:$rs, rc:$rt), n#"\t{$rd, $rs, $rt|$rt, $rs, $rd}",
             [(set rc:$rd, (vt (node (vt rc:$rs), (vt rc:$rt))))]> {
  bits<5> rs;
  bits<5> rt;
  let Inst{22-18} = rs;
  let Inst{27-23} = rt;
  let Inst{30-28} = 0;
}
class RegImm<bits<9> f, bits<5> form, string n, RegisterClass rc, Imm imm, SDPatternOperator node>
    : Inst32<f, form, (outs rc:$rd), (ins rc:$rs, imm:$imm), n#"\t{$rd, $rs, $imm|$imm, $rs, $rd}",
             [(set rc:$rd, (node rc:$rs, imm:$imm))]> {
  bits<5> rs;
  bits<7> imm;
  let Inst{22-18} = rs;
  let Inst{29-23} = imm;
  let Inst{30} = 0;
}
class RegMem<bits<9> f, bits<5> form, string n, RegisterClass rc, ValueType vt, SDPatternOperator node>
    : Inst32<f, form, (outs rc:$rd), (ins rc:$rs, mem:$addr), n#"\t{$rd, $addr|$addr, $rd}",
             [(set rc:$rd, (vt (node (vt rc:$rs), (vt (load addr:$addr)))))]> {
  bits<12> addr;
  let Inst{29-18} = addr;
  let Inst{30} = 0;
  let Constraints = "$rs = $rd";
  let mayLoad = 1;
}
class Masked<bits<9> f, bits<5> form, string n>
    : Inst32<f, form, (outs FPR128:$rd), (ins PPR3b:$p, FPR128:$acc, FPR128:$rt),
             n#"\t$rd [$p], $rt"> {
  bits<3> p;
  bits<5> rt;
  let Inst{22-20} = p;
  let Inst{19-18} = 0;
  let Inst{27-23} = rt;
  let Inst{30-28} = 0;
  let Constraints = "$acc = $rd";
}
class Branch<bits<9> f, bits<5> form, string n>
    : Inst32<f, form, (outs), (ins GPR32:$rs, GPR32:$rt, brtarget:$target), n#"\t$rs, $rt, $target"> {
  bits<5> rs;
  bits<5> rt;
  bits<8> target;
  let Inst{17-13} = rs;
  let Inst{22-18} = rt;
  let Inst{30-23} = target;
  let isBranch = 1;
  let isTerminator = 1;
  let Uses = [FLAGS];
}
class Store<bits<9> f, bits<5> form, string n>
    : Inst32<f, form, (outs), (ins GPR64:$rd, mem:$addr), n#"\t$rd, $addr"> {
  bits<12> addr;
  let Inst{29-18} = addr;
  let Inst{30} = 0;
  let mayStore = 1;
  let AsmMatchConverter = "convertStore";
}
class LoadPair<bits<9> f, bits<5> form, string n>
    : Inst32<f, form, (outs pair:$rd), (ins GPR64sp:$rs, anypair:$rt), n#"\t$rd, [$rs], $rt"> {
  bits<5> rs;
  bits<5> rt;
  let Inst{22-18} = rs;
  let Inst{27-23} = rt;
  let Inst{30-28} = 0;
  let mayLoad = 1;
  let DecoderMethod = "decodeLoadPair";
}
class Accumulate<bits<9> f, bits<5> form, string n>
    : Inst32<f, form, (outs GPR32:$rd), (ins GPR32:$acc, GPR32:$rs, simm7:$imm),
             n#"\t$rd, $rs, $imm"> {
  bits<5> rs;
  bits<7> imm;
  let Inst{22-18} = rs;
  let Inst{25-23} = imm{2-0};
  let Inst{29-26} = imm{6-3};
  let Inst{30} = 0;
  let Constraints = "$acc = $rd,@earlyclobber $rd";
  let Defs = [FLAGS];
  let Uses = [W0, FLAGS];
}
class Conditional<bits<9> f, bits<5> form, string n>
    : Inst32<f, form, (outs GPR32:$rd), (ins GPR32:$rs, uimm4:$shift, condition:$cc),
             n#"${cc}\t$rd, $rs, $shift"> {
  bits<5> rs;
  bits<4> shift;
  bits<4> cc;
  let Inst{22-18} = rs;
  let Inst{26-23} = shift;
  let Inst{30-27} = cc;
  let isPredicable = 1;
  let PostEncoderMethod = "afterEncoding";
}

// 20 instructions, 4 patterns, 4 aliases, and a short form with its compression.
multiclass Family<bits<9> f, string n, SDPatternOperator node, SDPatternOperator fnode,
                  list<SchedReadWrite> scheduled, InstrItinClass itinerary> {
  let SchedRW = scheduled, Itinerary = itinerary in {
  let isCommutable = 1 in {
    def WRR : ThreeRegs<f, 0, n#"w", GPR32, i32, node>, Row { let Base = n; let Form = "rr"; }
    def XRR : ThreeRegs<f, 1, n#"x", GPR64, i64, node>;
  }
  def WRI : RegImm<f, 2, n#"wi", GPR32, simm7, node>, Row { let Base = n; let Form = "ri"; }
  def XRI : RegImm<f, 3, n#"xi", GPR64, simm7x, node>;
  def WRM : RegMem<f, 4, n#"wm", GPR32, i32, node>, Row { let Base = n; let Form = "rm"; }
  def XRM : RegMem<f, 5, n#"xm", GPR64, i64, node>;
  let mayRaiseFPException = 1 in {
    def SRR : ThreeRegs<f, 6, n#"s", FPR32, f32, fnode>;
    def DRR : ThreeRegs<f, 7, n#"d", FPR64, f64, fnode>;
  }
  let DecoderNamespace = "Vector" in {
    def V4I : ThreeRegs<f, 8, n#"v4i", FPR128, v4i32, node>;
    def V8I : ThreeRegs<f, 9, n#"v8i", FPR128, v8i16, node>;
    def V16I : ThreeRegs<f, 10, n#"v16i", FPR128, v16i8, node>;
    def V2I : ThreeRegs<f, 11, n#"v2i", FPR128, v2i64, node>;
    def V4F : ThreeRegs<f, 12, n#"v4f", FPR128, v4f32, fnode>;
    let hasSideEffects = 0 in {
      def VMK : Masked<f, 13, n#"vm">;
      def LDP : LoadPair<f, 14, n#"lp">;
    }
  }
  let hasSideEffects = 0 in {
    def BR : Branch<f, 15, n#"b">;
    def ST : Store<f, 16, n#"st">;
    def ACC : Accumulate<f, 17, n#"acc">;
    def CND : Conditional<f, 18, n#"c">;
    let isPseudo = 1, isCodeGenOnly = 1 in
      def P : Inst<(outs GPR32:$rd), (ins GPR32:$a, GPR32:$b), "", []>,
              PseudoInstExpansion<(!cast<Instruction>(NAME#"WRR") GPR32:$rd, GPR32:$b, GPR32:$a)>;
  }
  }

  def : Pat<(i32 (OneUse<node> (not32 GPR32:$a), GPR32:$b)),
            (!cast<Instruction>(NAME#"WRR") (!cast<Instruction>(NAME#"WRI") $a, 0), $b)>;
  def : Pat<(i64 (anyext_or_zext (i32 (node GPR32:$a, GPR32:$b)))),
            (SUBREG_TO_REG (i64 0), (!cast<Instruction>(NAME#"WRR") $a, $b), sub_w)>;
  def : Pat<(i32 (node GPR32:$a, simm7neg:$imm)),
            (!cast<Instruction>(NAME#"WRI") $a, (NegateImm $imm))>;
  def : Pat<(f32 (fneg (fnode FPR32:$a, (f32 (load addr:$addr))))),
            (COPY_TO_REGCLASS (!cast<Instruction>(NAME#"WRM") (COPY_TO_REGCLASS $a, GPR32), addr:$addr),
                              FPR32)>;

  def : InstAlias<n#"w\t$rd, $rs", (!cast<Instruction>(NAME#"WRR") GPR32:$rd, GPR32:$rd, GPR32:$rs)>;
  def : InstAlias<n#"z\t$rd, $rs", (!cast<Instruction>(NAME#"WRR") GPR32:$rd, GPR32:$rs, W31)>;
  def : InstAlias<n#"wi\t$rd", (!cast<Instruction>(NAME#"WRI") GPR32:$rd, GPR32:$rd, 1), 0>;
  def : InstAlias<n#"xi\t$rd, $imm", (!cast<Instruction>(NAME#"XRI") GPR64:$rd, X31, simm7x:$imm)>;
}
multiclass Short<bits<8> f, string n, list<SchedReadWrite> scheduled> {
  let hasSideEffects = 0, SchedRW = scheduled, Constraints = "$acc = $rd" in
  def C : Inst16<f, 1, (outs GPR32low:$rd), (ins GPR32low:$acc, GPR32low:$rs), n#".c\t$rd, $rs">;
  def : CompressPat<(!cast<Instruction>(NAME#"WRR") GPR32low:$rd, GPR32low:$rd, GPR32low:$rs),
                    (!cast<Instruction>(NAME#"C") GPR32low:$rd, GPR32low:$rs)>;
}

def getForm : InstrMapping {
  let FilterClass = "Row";
  let RowFields = ["Base"];
  let ColFields = ["Form"];
  let KeyCol = ["rr"];
  let ValueCols = [["ri"], ["rm"]];
}
