// Scalar instructions: pseudos that patterns choose, and a real one for each generation.

class Scalar2<string name, dag oops, dag iops, list<dag> pattern = []> : PseudoKite<oops, iops, pattern>,
      Generated<NAME, "Pseudo"> {
  let Scalar = 1;
  let hasSideEffects = 0;
  string Mnemonic = name;
  bit HasSCC = 0;
}
class Scalar2_Real<bits<7> op, Scalar2 ps, string generation>
    : Real<ps, ps.Mnemonic # "\t$sdst, $src0, $src1">,
      Generated<!cast<string>(ps), generation> {
  field bits<32> Inst;
  bits<7> sdst;
  bits<8> src0;
  bits<8> src1;
  let Size = 4;
  let Inst{7-0} = src0;
  let Inst{15-8} = src1;
  let Inst{22-16} = sdst;
  let Inst{29-23} = op;
  let Inst{31-30} = 0b10;
  let DecoderNamespace = generation # "32";
  let SubtargetPredicate = !if(!eq(generation, "First"), isFirst, isSecondUp);
}
multiclass Scalar2_All<bits<7> first, bits<7> second, string name, ValueType vt, RegisterClass rc,
                       RegisterOperand source, SDPatternOperator node, bit commutable = 0> {
  let isCommutable = commutable, Defs = [SCC] in
  def _PS : Scalar2<name, (outs rc:$sdst), (ins source:$src0, source:$src1),
                    [(set vt:$sdst, (node vt:$src0, vt:$src1))]>;
  def _First : Scalar2_Real<first, !cast<Scalar2>(NAME # "_PS"), "First">;
  def _Second : Scalar2_Real<second, !cast<Scalar2>(NAME # "_PS"), "Second">;
}
class uniform<SDPatternOperator op> : PatFrag<(ops node:$a, node:$b), (op node:$a, node:$b),
                                              [{ return !N->isDivergent(); }]> {
  let GISelPredicateCode = [{ return true; }];
}
class divergent<SDPatternOperator op> : PatFrag<(ops node:$a, node:$b), (op node:$a, node:$b),
                                                [{ return N->isDivergent(); }]>;
defm S_ADD : Scalar2_All<0x00, 0x02, "s_add_i32", i32, SReg_32, SSrc_b32, uniform<add>, 1>;
defm S_SUB : Scalar2_All<0x01, 0x03, "s_sub_i32", i32, SReg_32, SSrc_b32, uniform<sub>>;
defm S_AND : Scalar2_All<0x0e, 0x0c, "s_and_b32", i32, SReg_32, SSrc_b32, uniform<and>, 1>;
defm S_OR : Scalar2_All<0x10, 0x0e, "s_or_b32", i32, SReg_32, SSrc_b32, uniform<or>, 1>;
defm S_AND64 : Scalar2_All<0x0f, 0x0d, "s_and_b64", i64, SReg_64, SSrc_b64, uniform<and>, 1>;
defm S_MUL : Scalar2_All<0x26, 0x24, "s_mul_i32", i32, SReg_32, SSrc_b32, uniform<mul>, 1>;

// A literal of 32 bits follows.
class ScalarLiteral<bits<9> op, string asm, dag oops, dag iops, list<dag> pattern = []>
    : InstKite<oops, iops, asm, pattern> {
  field bits<64> Inst;
  bits<7> sdst;
  bits<32> imm;
  let Size = 8;
  let Scalar = 1;
  let Long = 1;
  let Inst{6-0} = sdst;
  let Inst{22-7} = 0xff;
  let Inst{31-23} = op;
  let Inst{63-32} = imm;
  let DecoderNamespace = "All64";
}
let isMoveImm = 1, isReMaterializable = 1, isAsCheapAsAMove = 1, hasSideEffects = 0 in
def S_MOV : ScalarLiteral<0b101111101, "s_mov_b32\t$sdst, $imm", (outs SReg_32:$sdst), (ins i32imm:$imm),
                          [(set SReg_32:$sdst, (i32 imm:$imm))]>;
let Constraints = "$old = $sdst", AsmVariantName = "Default" in
def S_ADDK : ScalarLiteral<0b101110111, "s_addk_i32\t$sdst, $imm", (outs SReg_32:$sdst),
                           (ins SReg_32:$old, i32imm:$imm)>;

class ScalarBranch<bits<7> op, string asm, dag iops, list<dag> pattern = []>
    : InstKite<(outs), iops, asm, pattern> {
  field bits<32> Inst;
  bits<16> target;
  let Size = 4;
  let Inst{15-0} = target;
  let Inst{22-16} = op;
  let Inst{31-23} = 0b101111111;
  let DecoderNamespace = "All32";
  let SchedRW = [WriteSlow];
}
let isTerminator = 1 in {
  let isBranch = 1, isBarrier = 1 in
  def S_BRANCH : ScalarBranch<2, "s_branch\t$target", (ins branch_target:$target), [(br bb:$target)]>;
  let isBranch = 1, Uses = [SCC] in {
    def S_CBRANCH_SCC0 : ScalarBranch<4, "s_cbranch_scc0\t$target", (ins branch_target:$target)>;
    def S_CBRANCH_SCC1 : ScalarBranch<5, "s_cbranch_scc1\t$target", (ins branch_target:$target)>;
  }
  let isReturn = 1, isBarrier = 1, hasSideEffects = 1 in
  def S_ENDPGM : ScalarBranch<1, "s_endpgm$target", (ins EndpgmImm:$target)>;
}
let isConvergent = 1, hasSideEffects = 1, mayLoad = 1, mayStore = 1 in {
  def S_BARRIER : ScalarBranch<10, "s_barrier", (ins), [(int_kite_barrier)]> { let target = 0; }
  def S_WAIT : ScalarBranch<12, "s_wait\t$target", (ins simm16:$target)>;
}
def : InstAlias<"s_nop", (S_WAIT 0), 0>;
def : InstAlias<"s_end", (S_ENDPGM 0)>;
def : MnemonicAlias<"s_add_u32", "s_add_i32">, Requires<[isFirst]>;
