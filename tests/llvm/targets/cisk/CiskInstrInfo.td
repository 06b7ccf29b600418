// The instructions. A family is written once for all widths and addressing modes.

// --- nodes
def SDT_CiskCmp : SDTypeProfile<1, 2, [SDTCisVT<0, i32>, SDTCisSameAs<1, 2>]>;
def SDT_CiskBrCond : SDTypeProfile<0, 3, [SDTCisVT<0, OtherVT>, SDTCisVT<1, i8>, SDTCisVT<2, i32>]>;
def SDT_CiskCMov : SDTypeProfile<1, 4, [SDTCisSameAs<0, 1>, SDTCisSameAs<1, 2>, SDTCisVT<3, i8>, SDTCisVT<4, i32>]>;
def SDT_CiskSetCC : SDTypeProfile<1, 2, [SDTCisVT<0, i8>, SDTCisVT<1, i8>, SDTCisVT<2, i32>]>;
def SDT_CiskCall : SDTypeProfile<0, -1, [SDTCisVT<0, iPTR>]>;
def SDT_CiskSeq : SDCallSeqStart<[SDTCisVT<0, i32>, SDTCisVT<1, i32>]>;
def SDT_CiskSeqEnd : SDCallSeqEnd<[SDTCisVT<0, i32>, SDTCisVT<1, i32>]>;
def SDT_CiskBinFlags : SDTypeProfile<2, 2, [SDTCisSameAs<0, 2>, SDTCisSameAs<0, 3>, SDTCisInt<0>, SDTCisVT<1, i32>]>;
def SDT_CiskWrap : SDTypeProfile<1, 1, [SDTCisSameAs<0, 1>, SDTCisPtrTy<0>]>;

def CiskISelCmp : SDNode<"CiskISD::CMP", SDT_CiskCmp, [SDNPCommutative]>;
def CiskBrCond : SDNode<"CiskISD::BRCOND", SDT_CiskBrCond, [SDNPHasChain]>;
def CiskCMovNode : SDNode<"CiskISD::CMOV", SDT_CiskCMov>;
def CiskSetCC : SDNode<"CiskISD::SETCC", SDT_CiskSetCC>;
def CiskCall : SDNode<"CiskISD::CALL", SDT_CiskCall, [SDNPHasChain, SDNPOptInGlue, SDNPOutGlue, SDNPVariadic]>;
def CiskRet : SDNode<"CiskISD::RET", SDTNone, [SDNPHasChain, SDNPOptInGlue, SDNPVariadic]>;
def callseq_start : SDNode<"ISD::CALLSEQ_START", SDT_CiskSeq, [SDNPHasChain, SDNPOutGlue]>;
def callseq_end : SDNode<"ISD::CALLSEQ_END", SDT_CiskSeqEnd, [SDNPHasChain, SDNPOptInGlue, SDNPOutGlue, SDNPSideEffect]>;
def CiskWrapper : SDNode<"CiskISD::WRAPPER", SDT_CiskWrap>;
foreach op = ["add", "sub", "or", "xor", "and"] in
  def Cisk#op#_flag : SDNode<"CiskISD::"#!toupper(op), SDT_CiskBinFlags, !if(!eq(op, "sub"), [], [SDNPCommutative])>;

// --- fragments
foreach n = [8, 16, 32, 64] in {
  defvar t = !cast<ValueType>("i"#n);
  def loadi#n : PatFrag<(ops node:$ptr), (t (unindexedload node:$ptr)), [{
    return cast<LoadSDNode>(N)->getExtensionType() == ISD::NON_EXTLOAD;
  }]>;
}
def loadi32_aligned : PatFrag<(ops node:$ptr), (loadi32 node:$ptr)> { let MinAlignment = 4; let IsLoad = 1; }
def one_use_and : PatFrag<(ops node:$a, node:$b), (and node:$a, node:$b), [{ return N->hasOneUse(); }]>;
def any_cond : PatFrags<(ops), [(i8 0), (i8 1)]>;
def i32immSExt8 : ImmLeaf<i32, [{ return isInt<8>(Imm); }]>;
def i64immSExt32 : IntImmLeaf<i64, [{ return Imm.isSignedIntN(32); }]>;
def fpzero : PatLeaf<(fpimm), [{ return N->isExactlyValue(+0.0); }]>;
def lo16 : SDNodeXForm<imm, [{ return CurDAG->getTargetConstant(N->getZExtValue() & 0xffff, SDLoc(N), MVT::i32); }]>;
def neg32 : SDNodeXForm<imm, [{ return getI32Imm(-N->getZExtValue(), SDLoc(N)); }]>;
def immneg : PatLeaf<(i32 imm), [{ return isInt<8>(-N->getSExtValue()); }], neg32>;

// --- two-operand arithmetic
class SizeOf<int n> {
  RegisterClass RC = !cast<RegisterClass>("GR"#n);
  ValueType VT = !cast<ValueType>("i"#n);
  string Suffix = !cond(!eq(n, 8): "b", !eq(n, 16): "w", !eq(n, 32): "l", true: "q");
  string Ptr = !cond(!eq(n, 8): "byte", !eq(n, 16): "word", !eq(n, 32): "dword", true: "qword")#" ptr ";
  Operand Mem = !cast<Operand>("full"#n);
  Operand Imm = !cast<Operand>(!if(!eq(n, 64), "imm32_64", "imm"#n));
  int ImmBits = !if(!eq(n, 64), 32, n);
  bits<2> Code = !cond(!eq(n, 8): 0, !eq(n, 16): 1, !eq(n, 32): 2, true: 3);
  SDPatternOperator Load = !cast<SDPatternOperator>("loadi"#n);
  list<Predicate> Preds = !if(!eq(n, 64), [In64Bit], []);
}

class ArithBase<string name, string form, int n, dag outs, dag ins, string args, list<dag> pattern, list<SchedReadWrite> rw>
    : CInst<outs, ins, name#"{"#SizeOf<n>.Suffix#"|}\t"#args, pattern, rw> {
  let BaseName = name;
  let OpForm = form;
  let OpSize = SizeOf<n>.Suffix;
  let Rex = !eq(n, 64);
  let Predicates = SizeOf<n>.Preds;
  let DecoderNamespace = !if(!eq(n, 64), "Cisk64", "Cisk32");
}

multiclass Arith<string name, bits<6> op, SDPatternOperator node, SDPatternOperator flagnode, bit commutes> {
  foreach n = [8, 16, 32, 64] in {
    defvar S = SizeOf<n>;
    let Constraints = "$src1 = $dst", isCommutable = commutes, Defs = [EFLAGS] in
    def rr#n : ArithBase<name, "rr", n, (outs S.RC:$dst), (ins S.RC:$src1, S.RC:$src2), "{$src2, $dst|$dst, $src2}",
                         [(set S.RC:$dst, EFLAGS, (flagnode S.RC:$src1, S.RC:$src2))], [WriteALU, ReadDefault, ReadDefault]> {
      let Inst = (ascend (descend op, S.Code), (descend 0b11, (slice "$src2", 2, 0), (operand "$dst", 3)), (descend 0b0000, (slice "$src2", 3, 3), 0b010));
      let isConvertibleToThreeAddress = commutes;
    }
    let Constraints = "$src1 = $dst", Defs = [EFLAGS] in {
      def rm#n : ArithBase<name, "rm", n, (outs S.RC:$dst), (ins S.RC:$src1, S.Mem:$src2), "{$src2, $dst|$dst, $src2}",
                           [(set S.RC:$dst, (node S.RC:$src1, (S.Load addr:$src2)))], [WriteALULd, ReadAfterLd]> {
        let Inst = (ascend (descend op, S.Code), (descend 0b000, (operand "$dst", 4), 0b1), EncFull<"src2", 1>.Value);
        let mayLoad = 1;
      }
      def ri#n : ArithBase<name, "ri", n, (outs S.RC:$dst), (ins S.RC:$src1, S.Imm:$imm), "{$$$imm, $dst|$dst, $imm}",
                           [], [WriteALU, ReadDefault]> {
        let Inst = (ascend (descend op, S.Code), (descend 0b1010, (operand "$dst", 4)), EncImm<"imm", S.ImmBits>.Value);
        let ImmBytes = !cond(!eq(n, 8): 1, !eq(n, 16): 2, true: 3);
        let Pattern = !if(!eq(n, 64), [(set S.RC:$dst, (node S.RC:$src1, i64immSExt32:$imm))],
                                      [(set S.RC:$dst, (node S.RC:$src1, (S.VT imm:$imm)))]);
      }
    }
    let Defs = [EFLAGS], mayLoad = 1, mayStore = 1 in {
      def mr#n : ArithBase<name, "mr", n, (outs), (ins S.Mem:$dst, S.RC:$src), "{$src, $dst|"#S.Ptr#"$dst, $src}",
                           [(store (node (S.Load addr:$dst), S.RC:$src), addr:$dst)], [WriteRMW]> {
        let Inst = (ascend (descend op, S.Code), (descend 0b100, (operand "$src", 4), 0b1), EncFull<"dst", 2>.Value);
      }
      def mi#n : ArithBase<name, "mi", n, (outs), (ins S.Mem:$dst, S.Imm:$imm), "{$$$imm, $dst|"#S.Ptr#"$dst, $imm}",
                           [], [WriteRMW]> {
        let Inst = (ascend (descend op, S.Code), 0b10110000, EncFull<"dst", 3>.Value, EncImm<"imm", S.ImmBits>.Value);
      }
    }
  }
  let Constraints = "$src1 = $dst", Defs = [EFLAGS] in {
    def ri8_32 : ArithBase<name, "ri8", 32, (outs GR32:$dst), (ins GR32:$src1, simm8_32:$imm), "{$$$imm, $dst|$dst, $imm}",
                           [(set GR32:$dst, (node GR32:$src1, simm8_32:$imm))], [WriteALU, ReadDefault]> {
      let Inst = (ascend (descend op, 0b10), (descend 0b1011, (operand "$dst", 4)), EncImm<"imm", 8>.Value);
      let AddedComplexity = 3;
    }
    def rp32 : ArithBase<name, "rp", 32, (outs GR32:$dst), (ins GR32:$src1, memind:$src2), "{$src2, $dst|$dst, $src2}",
                         [(set GR32:$dst, (node GR32:$src1, (loadi32_aligned addrind:$src2)))], [WriteALULd, ReadAfterLd]> {
      let Inst = (ascend (descend op, 0b10), (descend 0b1111, (operand "$dst", 4)), EncInd<"src2", 1>.Value);
      let mayLoad = 1;
    }
    def rd32 : ArithBase<name, "rd", 32, (outs GR32:$dst), (ins GR32:$src1, memdisp:$src2), "{$src2, $dst|$dst, $src2}",
                         [], [WriteALULd, ReadAfterLd]> {
      let Inst = (ascend (descend op, 0b10), (descend 0b1110, (operand "$dst", 4)), EncDisp<"src2", 9>.Value);
    }
  }
  let Constraints = "$src1 = $dst,@earlyclobber $wb,$src2.reg = $wb", Defs = [EFLAGS] in
  def rinc32 : ArithBase<name, "rinc", 32, (outs GR32:$dst, GR32:$wb), (ins GR32:$src1, meminc:$src2), "{$src2, $dst|$dst, $src2}",
                         [], [WriteALULd, WriteALU, ReadAfterLd]> {
    let Inst = (ascend (descend op, 0b10), (descend 0b1101, (operand "$dst", 4)), EncInd<"src2", 17>.Value);
    let mayLoad = 1;
  }
  let Defs = [EFLAGS], mayLoad = 1, mayStore = 1 in
  def ar32 : ArithBase<name, "ar", 32, (outs), (ins memabs:$dst, GR32:$src), "{$src, $dst|dword ptr $dst, $src}",
                       [], [WriteRMW]> {
    let Inst = (ascend (descend op, 0b10), (descend 0b1100, (operand "$src", 4)), EncAbs<"dst", 0x5a>.Value);
  }
}
defm ADD : Arith<"add", 1, add, Ciskadd_flag, 1>;
defm OR : Arith<"or", 2, or, Ciskor_flag, 1>;
defm AND : Arith<"and", 3, and, Ciskand_flag, 1>;
defm SUB : Arith<"sub", 4, sub, Ciskxor_flag, 0>;
defm XOR : Arith<"xor", 5, xor, Ciskxor_flag, 1>;

// --- accumulator forms
let Uses = [AL], Defs = [AL, EFLAGS], Constraints = "" in
def ADDi8acc : CInst<(outs), (ins imm8:$imm), "add{b}\t{$$$imm, %al|al, $imm}"> { let Inst = (ascend 0x04{7-0}, (operand "$imm", 8)); }
let Uses = [EAX], Defs = [EAX, EFLAGS] in
def ADDi32acc : CInst<(outs), (ins imm32:$imm), "add{l}\t{$$$imm, %eax|eax, $imm}"> { let Inst = (ascend 0x05{7-0}, (operand "$imm", 32)); }
let Uses = [EAX, EDX], Defs = [EAX, EDX, EFLAGS], SchedRW = [WriteIDiv], hasSideEffects = 1 in
def DIV32 : CInst<(outs), (ins GR32:$src), "div{l}\t$src"> { let Inst = (ascend 0xF7{7-0}, (descend 0b11110, (slice "$src", 2, 0)), (descend 0b0000000, (slice "$src", 3, 3))); }

// --- multiply, shift, compare
let Defs = [EFLAGS] in {
  let Constraints = "$src1 = $dst", isCommutable = 1, SchedRW = [WriteIMul] in
  foreach n = [16, 32, 64] in {
    defvar S = SizeOf<n>;
    def IMUL#n#rr : CInst<(outs S.RC:$dst), (ins S.RC:$src1, S.RC:$src2), "imul{"#S.Suffix#"}\t{$src2, $dst|$dst, $src2}",
                          [(set S.RC:$dst, (mul S.RC:$src1, S.RC:$src2))]> {
      let Inst = (ascend 0x0F{7-0}, (descend 0b101011, S.Code), (descend (operand "$dst", 4), (operand "$src2", 4)));
    }
  }
  def IMUL32rri : CInst<(outs GR32:$dst), (ins GR32:$src1, imm32:$imm), "imul{l}\t{$$$imm, $src1, $dst|$dst, $src1, $imm}",
                        [(set GR32:$dst, (mul GR32:$src1, imm:$imm))], [WriteIMul]> {
    let Inst = (ascend 0x69{7-0}, (descend (operand "$dst", 4), (operand "$src1", 4)), (operand "$imm", 32));
    let TwoOperandAliasConstraint = "$src1 = $dst";
  }
  foreach op = ["shl", "srl", "sra", "rotl"] in
  foreach n = [8, 16, 32, 64] in {
    defvar S = SizeOf<n>;
    defvar N = !cast<SDNode>(op);
    defvar Code = !cond(!eq(op, "shl"): 0b100, !eq(op, "srl"): 0b101, !eq(op, "sra"): 0b111, true: 0b000);
    let Constraints = "$src = $dst" in {
      def !toupper(op)#n#ri : CInst<(outs S.RC:$dst), (ins S.RC:$src, uimm3:$n), op#"{"#S.Suffix#"}\t{$$$n, $dst|$dst, $n}",
                                    [(set S.RC:$dst, (N S.RC:$src, (i8 uimm3:$n)))]> {
        let Inst = (ascend (descend 0b101000, S.Code), (descend Code{2-0}, 0b0, (operand "$dst", 4)), (descend 0b00000, (operand "$n", 3)));
        let Predicates = S.Preds;
      }
      let Uses = [CL] in
      def !toupper(op)#n#rc : CInst<(outs S.RC:$dst), (ins S.RC:$src), op#"{"#S.Suffix#"}\t{%cl, $dst|$dst, cl}",
                                    [(set S.RC:$dst, (N S.RC:$src, CL))]> {
        let Inst = (ascend (descend 0b101001, S.Code), (descend Code{2-0}, 0b1, (operand "$dst", 4)));
        let Predicates = S.Preds;
      }
    }
  }
  let isCompare = 1 in
  foreach n = [8, 16, 32, 64] in {
    defvar S = SizeOf<n>;
    def CMP#n#rr : CInst<(outs), (ins S.RC:$a, S.RC:$b), "cmp{"#S.Suffix#"}\t{$b, $a|$a, $b}",
                         [(set EFLAGS, (CiskISelCmp S.RC:$a, S.RC:$b))]> {
      let Inst = (ascend (descend 0b001110, S.Code), (descend (operand "$a", 4), (operand "$b", 4)));
    }
    def CMP#n#rm : CInst<(outs), (ins S.RC:$a, S.Mem:$b), "cmp{"#S.Suffix#"}\t{$b, $a|$a, $b}",
                         [(set EFLAGS, (CiskISelCmp S.RC:$a, (S.Load addr:$b)))], [WriteALULd, ReadAfterLd]> {
      let Inst = (ascend (descend 0b001111, S.Code), (descend (operand "$a", 4), 0b0001), EncFull<"b", 0>.Value);
      let canFoldAsLoad = 1;
    }
  }
}

// --- moves
let hasSideEffects = 0 in
foreach n = [8, 16, 32, 64] in {
  defvar S = SizeOf<n>;
  let isMoveReg = 1, Predicates = S.Preds in
  def MOV#n#rr : CInst<(outs S.RC:$dst), (ins S.RC:$src), "mov{"#S.Suffix#"}\t{$src, $dst|$dst, $src}"> {
    let Inst = (ascend (descend 0b100010, S.Code), (descend (operand "$dst", 4), (operand "$src", 4)));
  }
  let isReMaterializable = 1, isAsCheapAsAMove = 1, isMoveImm = 1, Predicates = S.Preds in
  def MOV#n#ri : CInst<(outs S.RC:$dst), (ins S.Imm:$imm), "mov{"#S.Suffix#"}\t{$$$imm, $dst|$dst, $imm}"> {
    let Inst = (ascend (descend 0b101100, S.Code), (descend 0b0000, (operand "$dst", 4)), EncImm<"imm", S.ImmBits>.Value);
    let Pattern = !if(!eq(n, 64), [(set GR64:$dst, i64immSExt32:$imm)], [(set S.RC:$dst, (S.VT imm:$imm))]);
  }
  let canFoldAsLoad = 1, isReMaterializable = 1, Predicates = S.Preds in
  def MOV#n#rm : CInst<(outs S.RC:$dst), (ins S.Mem:$src), "mov{"#S.Suffix#"}\t{$src, $dst|$dst, "#S.Ptr#"$src}",
                       [(set S.RC:$dst, (S.Load addr:$src))], [WriteLoad]> {
    let Inst = (ascend (descend 0b100011, S.Code), (descend 0b1001, (operand "$dst", 4)), EncFull<"src", 5>.Value);
  }
  let Predicates = S.Preds in
  def MOV#n#mr : CInst<(outs), (ins S.Mem:$dst, S.RC:$src), "mov{"#S.Suffix#"}\t{$src, $dst|"#S.Ptr#"$dst, $src}",
                       [(store S.RC:$src, addr:$dst)], [WriteStore]> {
    let Inst = (ascend (descend 0b100011, S.Code), (descend 0b0110, (operand "$src", 4)), EncFull<"dst", 6>.Value);
  }
}
def MOV64ri64 : CInst<(outs GR64:$dst), (ins imm64:$imm), "movabs{q}\t{$$$imm, $dst|$dst, $imm}", [(set GR64:$dst, imm:$imm)]> {
  let Inst = (ascend 0x48{7-0}, (descend 0b1011, (operand "$dst", 4)), EncImm<"imm", 64>.Value);
  let Predicates = [In64Bit];
}
let Predicates = [Not64Bit] in {
  def MOV32inc : CInst<(outs GR32:$dst), (ins meminc:$src), "mov{l}\t{$src, $dst|$dst, $src}", [], [WriteLoad]> {
    let Inst = (ascend 0x70{7-0}, (descend 0b0011, (operand "$dst", 4)), EncInd<"src", 18>.Value);
    let mayLoad = 1;
    let AsmMatchConverter = "convertInc";
  }
  def MOV32dec : CInst<(outs), (ins memdec:$dst, GR32:$src), "mov{l}\t{$src, $dst|$dst, $src}", [], [WriteStore]> {
    let Inst = (ascend 0x70{7-0}, (descend 0b0100, (operand "$src", 4)), EncInd<"dst", 19>.Value);
    let mayStore = 1;
  }
}
def MOV32cr : CInst<(outs GR32:$dst), (ins CTRL:$src), "mov{l}\t{$src, $dst|$dst, $src}", [], [WriteSystem]> {
  let Inst = (ascend 0x0F{7-0}, 0x20{7-0}, (descend 0b0, (operand "$src", 3), (operand "$dst", 4)));
  let hasSideEffects = 1;
}
def MOV16sr : CInst<(outs GR16:$dst), (ins SEGR:$src), "mov{w}\t{$src, $dst|$dst, $src}", [], [WriteSystem]> {
  let Inst = (ascend 0x8C{7-0}, (descend 0b00, (operand "$src", 2), (operand "$dst", 4)));
}
def LEA32 : CInst<(outs GR32:$dst), (ins lea:$src), "lea{l}\t{$src, $dst|$dst, $src}", [(set GR32:$dst, leaaddr:$src)], [WriteLea]> {
  let Inst = (ascend 0x8D{7-0}, (descend 0b0000, (operand "$dst", 4)), EncFull<"src", 4>.Value);
  let Predicates = [FastLea, Not64Bit];
}
foreach p = [[8, 16], [8, 32], [16, 32]] in {
  defvar S = SizeOf<p[0]>;
  defvar D = SizeOf<p[1]>;
  foreach e = ["sext", "zext"] in {
    defvar L = !if(!eq(e, "sext"), "movs", "movz");
    def !toupper(L)#p[1]#_#p[0]#rr : CInst<(outs D.RC:$dst), (ins S.RC:$src), L#"{"#S.Suffix#D.Suffix#"|x}\t{$src, $dst|$dst, $src}",
                                 [(set D.RC:$dst, (!cast<SDNode>(e) S.RC:$src))]> {
      let Inst = (ascend 0x0F{7-0}, (descend 0b10110, !if(!eq(e, "sext"), 0b1, 0b0), D.Code), (descend S.Code, 0b00, (operand "$dst", 4)), (descend 0b1111, (operand "$src", 4)));
    }
    defvar F = !cast<PatFrag>(e#"loadi"#p[0]);
    def !toupper(L)#p[1]#_#p[0]#rm : CInst<(outs D.RC:$dst), (ins S.Mem:$src), L#"{"#S.Suffix#D.Suffix#"|x}\t{$src, $dst|$dst, "#S.Ptr#"$src}",
                                 [(set D.RC:$dst, (D.VT (F addr:$src)))], [WriteLoad]> {
      let Inst = (ascend 0x0F{7-0}, (descend 0b10111, !if(!eq(e, "sext"), 0b1, 0b0), D.Code), (descend S.Code, 0b01, (operand "$dst", 4)), EncFull<"src", 7>.Value);
    }
  }
}

// --- control flow
let isBranch = 1, isTerminator = 1, SchedRW = [WriteJump] in {
  let isBarrier = 1 in {
    def JMP8 : CInst<(outs), (ins br8:$dst), "jmp\t$dst"> { let Inst = (ascend 0xEB{7-0}, (operand "$dst", 8)); let isCodeGenOnly = 0; }
    def JMP32 : CInst<(outs), (ins br32:$dst), "jmp\t$dst", [(br bb:$dst)]> { let Inst = (ascend 0xE9{7-0}, (operand "$dst", 32)); }
    let isIndirectBranch = 1 in
    def JMPr : CInst<(outs), (ins ptr:$dst), "jmp{}\t{*}$dst", []> { let Inst = (ascend 0xFF{7-0}, (descend 0b1110, (operand "$dst", 4))); }
  }
  let Uses = [EFLAGS] in {
    def JCC8 : CInst<(outs), (ins br8:$dst, condcode:$cc), "j${cc}\t$dst"> {
      let Inst = (ascend (descend 0b0111, (operand "$cc", 4)), (operand "$dst", 8, (decoder "decodeShort")));
    }
    def JCC32 : CInst<(outs), (ins br32:$dst, condcode:$cc), "j${cc}\t$dst", [(CiskBrCond bb:$dst, timm:$cc, EFLAGS)]> {
      let Inst = (ascend 0x0F{7-0}, (descend 0b1000, (operand "$cc", 4)), (operand "$dst", 32));
    }
  }
  def LOOP : CInst<(outs), (ins br8:$dst), "loop\t$dst"> { let Inst = (ascend 0xE2{7-0}, (operand "$dst", 8)); let Uses = [ECX]; let Defs = [ECX]; }
}
let isCall = 1, Uses = [ESP], SchedRW = [WriteJump, WriteStore] in {
  def CALL32 : CInst<(outs), (ins calltarget:$dst, variable_ops), "call{l}\t$dst", [(CiskCall tglobaladdr:$dst)]> {
    let Inst = (ascend 0xE8{7-0}, (operand "$dst", 32, (encoder "encodeCall"), (decoder "decodeCall")));
  }
  def CALLr : CInst<(outs), (ins GR32:$dst, variable_ops), "call{l}\t{*}$dst", [(CiskCall GR32:$dst)]> {
    let Inst = (ascend 0xFF{7-0}, (descend 0b1101, (operand "$dst", 4)));
    let Predicates = [Not64Bit];
  }
}
let isReturn = 1, isTerminator = 1, isBarrier = 1, hasCtrlDep = 1, SchedRW = [WriteJump, WriteLoad] in {
  def RET : CInst<(outs), (ins variable_ops), "ret{l}", [(CiskRet)]> { let Inst = (ascend 0xC3{7-0}); }
  def RETI : CInst<(outs), (ins imm16:$n, variable_ops), "ret{l}\t{$$}$n"> { let Inst = (ascend 0xC2{7-0}, (operand "$n", 16)); }
}
let Uses = [EFLAGS], Predicates = [HasCMov] in
foreach n = [16, 32, 64] in {
  defvar S = SizeOf<n>;
  let Constraints = "$src1 = $dst", isSelect = 1, isCommutable = 1 in
  def CMOV#n#rr : CInst<(outs S.RC:$dst), (ins S.RC:$src1, S.RC:$src2, condcode:$cc), "cmov${cc}{"#S.Suffix#"}\t{$src2, $dst|$dst, $src2}",
                        [(set S.RC:$dst, (CiskCMovNode S.RC:$src1, S.RC:$src2, timm:$cc, EFLAGS))]> {
    let Inst = (ascend 0x0F{7-0}, (descend 0b0100, (operand "$cc", 4)), (descend (operand "$dst", 4), (operand "$src2", 4)), (descend 0b010101, S.Code));
  }
}
let Uses = [EFLAGS] in
def SETCC : CInst<(outs GR8:$dst), (ins condcode:$cc), "set${cc}\t$dst", [(set GR8:$dst, (CiskSetCC timm:$cc, EFLAGS))]> {
  let Inst = (ascend 0x0F{7-0}, (descend 0b1001, (operand "$cc", 4)), (descend 0b1100, (operand "$dst", 4)));
}

// --- strings, prefixes, system
let Uses = [ESI, EDI, ECX], Defs = [ESI, EDI, ECX], mayLoad = 1, mayStore = 1 in
def REPMOVS : CInst<(outs), (ins), "rep{;|} movs{b|b}"> { let Inst = (descend 0xF3{7-0}, 0xA4{7-0}); }
let hasSideEffects = 1 in {
  def NOP : CInst<(outs), (ins), "nop"> { let Inst = (ascend 0x90{7-0}); let hasSideEffects = 0; }
  def HLT : CInst<(outs), (ins), "hlt"> { let Inst = (ascend 0xF4{7-0}); let SchedRW = [WriteSystem]; }
  def LOCK : CInst<(outs), (ins), "lock"> { let Inst = (ascend 0xF0{7-0}); let isAsmParserOnly = 1; let HasPositionOrder = 1; }
  let isTrap = 1 in
  def TRAP : CInst<(outs), (ins), "ud2", [(trap)]> { let Inst = (ascend 0x0F{7-0}, 0x0B{7-0}); }
  def INT : CInst<(outs), (ins imm8:$n), "int\t$n", [(int_cisk_trap (i8 timm:$n))]> { let Inst = (ascend 0xCD{7-0}, (operand "$n", 8)); }
}
let Predicates = [HasOldStyle], Defs = [AL, EFLAGS], Uses = [AL, EFLAGS] in
foreach s = ["aaa", "aas", "daa", "das"] in
  def !toupper(s) : CInst<(outs), (ins), s> {
    let Inst = (ascend (descend 0b001, !cond(!eq(s, "aaa"): 0b10, !eq(s, "aas"): 0b11, !eq(s, "daa"): 0b00, true: 0b01), 0b111));
    let DecoderNamespace = "OldStyle";
  }

// --- bit fields, where the fields of one operand lie apart
let Predicates = [HasBits], Defs = [EFLAGS] in {
  def BEXTR : CInst<(outs GR32:$dst), (ins GR32:$src, imm8:$pos, imm8:$len), "bextr\t{$len, $pos, $src, $dst|$dst, $src, $pos, $len}"> {
    let Inst = (ascend 0xC4{7-0}, (descend (slice "$pos", 4, 2), (operand "$dst", 4), 0b0),
                       (descend (slice "$pos", 0, 1), 0b1, (slice "$len", 4, 0)), (descend 0b0011, (operand "$src", 4)));
  }
  let Constraints = "$dst = $old" in
  def BINS : CInst<(outs GR32:$dst), (ins GR32:$old, GR32:$src, imm8:$pos), "bins\t{$pos, $src, $dst|$dst, $src, $pos}"> {
    let Inst = (ascend 0xC5{7-0}, (descend (slice "$pos", 0, 2), 0b1, (operand "$dst", 4)), (descend (slice "$pos", 3, 4), 0b00, (operand "$src", 4)));
  }
}

// --- floating point and masks
let Predicates = [HasFP], mayRaiseFPException = 1, Uses = [FPSW], SchedRW = [WriteFAdd] in {
  foreach op = ["fadd", "fsub", "fmul", "fdiv"] in
  foreach f = ["s", "d"] in {
    defvar RC = !if(!eq(f, "s"), FR32, FR64);
    let Constraints = "$a = $dst", isCommutable = !or(!eq(op, "fadd"), !eq(op, "fmul")) in
    def !toupper(op#f)#rr : CInst<(outs RC:$dst), (ins RC:$a, RC:$b), op#f#"\t{$b, $dst|$dst, $b}", [(set RC:$dst, (!cast<SDNode>(op) RC:$a, RC:$b))]> {
      let Inst = (ascend 0x0F{7-0}, (descend 0b01011, !cond(!eq(op, "fadd"): 0b000, !eq(op, "fmul"): 0b001, !eq(op, "fsub"): 0b100, true: 0b110)),
                         (descend !if(!eq(f, "s"), 0b01, 0b10), (operand "$dst", 3), (operand "$b", 3)));
    }
  }
  let Predicates = [HasFP2], Constraints = "@earlyclobber $dst" in
  def VADDm : CInst<(outs FR128:$dst), (ins FR128:$a, FR128:$b, optmask:$m), "vadd\t{$b, $a, $dst$m|$dst$m, $a, $b}"> {
    let Inst = (ascend 0x62{7-0}, (descend 0b00, (operand "$a", 3), (operand "$b", 3)), (descend 0b00, (operand "$m", 3), (operand "$dst", 3)));
    let isPredicable = 1;
  }
  def FXCH : CInst<(outs), (ins fpst:$st), "fxch\t$st"> { let Inst = (ascend 0xD9{7-0}, (descend 0b11001, (operand "$st", 3))); let Defs = [FPSW, ST0]; }
  def FZERO : CInst<(outs FR32:$dst), (ins), "fzero\t$dst", [(set FR32:$dst, fpzero)]> { let Inst = (ascend 0xDA{7-0}, (descend 0b11001, (operand "$dst", 3))); }
}
def KUNPACK : CInst<(outs maskpair:$dst), (ins VK:$a, VK:$b), "kunpack\t{$b, $a, $dst|$dst, $a, $b}"> {
  let Inst = (ascend 0x63{7-0}, (descend (operand "$a", 3), (slice "$dst", 2, 1), (operand "$b", 3)));
}
def SHLD : CInst<(outs GR32:$dst), (ins GR32:$src1, GR32:$src2, shcount:$n), "shld{l}\t{$n, $src2, $dst|$dst, $src2, $n}"> {
  let Inst = (ascend 0x0F{7-0}, 0xA5{7-0}, (descend (operand "$src2", 4), (operand "$dst", 4)));
  let Constraints = "$src1 = $dst";
}

// --- pseudo instructions
let usesCustomInserter = 1, Uses = [EFLAGS] in
def CMOV8pseudo : Pseudo<(outs GR8:$dst), (ins GR8:$a, GR8:$b, i8imm:$cc), [(set GR8:$dst, (CiskCMovNode GR8:$a, GR8:$b, timm:$cc, EFLAGS))]>;
let Defs = [ESP, EFLAGS], Uses = [ESP] in {
  def ADJDOWN : Pseudo<(outs), (ins i32imm:$a, i32imm:$b), [(callseq_start timm:$a, timm:$b)]>;
  def ADJUP : Pseudo<(outs), (ins i32imm:$a, i32imm:$b), [(callseq_end timm:$a, timm:$b)]>;
}
let isReMaterializable = 1, isAsCheapAsAMove = 1, Defs = [EFLAGS] in
def MOV32r0 : Pseudo<(outs GR32:$dst), (ins), [(set GR32:$dst, 0)]> { let AddedComplexity = 10; }
let isCall = 1, isTerminator = 1, isReturn = 1, isBarrier = 1 in
def TAILJMP : Pseudo<(outs), (ins br32:$dst)>, PseudoInstExpansion<(JMP32 br32:$dst)>;
def RETpseudo : Pseudo<(outs), (ins)>, PseudoInstExpansion<(RET)>;
def ADDSP : Pseudo<(outs GR32:$dst), (ins GR32:$a, GR32:$b)>, PseudoInstExpansion<(MOV32rr GR32:$dst, GR32:$b)>;

// --- patterns
def : Pat<(add GR32:$a, immneg:$b), (SUBri8_32 GR32:$a, (neg32 $b))>;
def : Pat<(i32 (anyext GR8:$a)), (INSERT_SUBREG (i32 (IMPLICIT_DEF)), GR8:$a, sub_b)>;
#ifdef LLVM_23
def : Pat<(i64 (zext GR32:$a)), (SUBREG_TO_REG GR32:$a, sub_l)>;
#else
def : Pat<(i64 (zext GR32:$a)), (SUBREG_TO_REG (i64 0), GR32:$a, sub_l)>;
#endif
def : Pat<(i8 (trunc GR32:$a)), (EXTRACT_SUBREG (i32 (COPY_TO_REGCLASS GR32:$a, GR32_ABCD)), sub_b)>;
def : Pat<(i16 (trunc GR32:$a)), (EXTRACT_SUBREG GR32:$a, sub_w)>;
def : Pat<(and (add GR32:$a, GR32:$b), 255), (MOVZ32_8rr (EXTRACT_SUBREG (ADDrr32 GR32:$a, GR32:$b), sub_b))>;
let AddedComplexity = 20 in
def : Pat<(store (i32 0), addr:$p), (MOV32mr addr:$p, (MOV32r0))>;
def : Pat<(i32 (CiskWrapper tglobaladdr:$g)), (MOV32ri tglobaladdr:$g)>, Requires<[Not64Bit]>;
def : Pat<(one_use_and GR32:$a, GR32:$b), (ANDrr32 GR32:$a, GR32:$b)>;
def : Pat<(i32 (extloadi8 addr:$p)), (MOVZ32_8rm addr:$p)>;

// --- relations between forms
def getMemForm : InstrMapping {
  let FilterClass = "ArithBase";
  let RowFields = ["BaseName", "OpSize"];
  let ColFields = ["OpForm"];
  let KeyCol = ["rr"];
  let ValueCols = [["rm"], ["mr"]];
}
def getWidth : InstrMapping {
  let FilterClass = "ArithBase";
  let RowFields = ["BaseName", "OpForm"];
  let ColFields = ["OpSize"];
  let KeyCol = ["l"];
  let ValueCols = [["b"], ["w"], ["q"]];
}
