// Two-operand arithmetic in all addressing modes, moves, bits and jumps.

def SDT_MiteCmp : SDTypeProfile<0, 2, [SDTCisSameAs<0, 1>]>;
def SDT_MiteBr : SDTypeProfile<0, 2, [SDTCisVT<0, OtherVT>, SDTCisVT<1, i8>]>;
def MiteCmp : SDNode<"MiteISD::CMP", SDT_MiteCmp, [SDNPOutGlue]>;
def MiteBr : SDNode<"MiteISD::BR_CC", SDT_MiteBr, [SDNPHasChain, SDNPInGlue]>;
def MiteRet : SDNode<"MiteISD::RET_GLUE", SDTNone, [SDNPHasChain, SDNPOptInGlue, SDNPVariadic]>;
def MiteCall : SDNode<"MiteISD::CALL", SDTypeProfile<0, -1, [SDTCisVT<0, iPTR>]>, [SDNPHasChain, SDNPOutGlue, SDNPOptInGlue, SDNPVariadic]>;
def MiteRla : SDNode<"MiteISD::RLA", SDTIntUnaryOp>;

multiclass Binary<bits<4> op, string mn, SDNode node, bit commutes, bit flags> {
  let Defs = [SR], Uses = !if(flags, [SR], []<Register>) in
  foreach b = [0, 1] in {
    defvar RC = !if(b, GR8, GR16);
    defvar n = !if(b, "8", "16");
    defvar sfx = !if(b, ".b", "");
    defvar vt = !cast<ValueType>("i"#n);
    defvar immop = !cast<Operand>("i"#n#"imm");
    defvar cg = !cast<Operand>("cg"#n#"imm");
    let Constraints = "$rd = $src" in {
      let isCommutable = commutes in
      def n#rr : I16<op, (outs RC:$rd), (ins RC:$src, RC:$rs), mn#sfx#"{\t$rs, $rd| $rd := $rd, $rs}",
                     [(set RC:$rd, (node RC:$src, RC:$rs))]> { let Inst{7} = 0; let Inst{5-4} = 0; let bw = b; }
      def n#ri : I32<op, (outs RC:$rd), (ins RC:$src, immop:$imm), mn#sfx#"{\t#$imm, $rd| $rd := $rd, $imm}",
                     [(set RC:$rd, (node RC:$src, (vt imm:$imm)))]> {
        bits<16> imm; let Inst{11-8} = 0; let Inst{7} = 0; let Inst{6} = b; let Inst{5-4} = 0b11; let Inst{31-16} = imm;
        let DecoderMethod = !if(b, "decode8ri", "");
        let hasCompleteDecoder = !not(b);
      }
      def n#rc : I16<op, (outs RC:$rd), (ins RC:$src, cg:$imm), mn#sfx#"{\t#$imm, $rd| $rd := $rd, $imm}",
                     [(set RC:$rd, (node RC:$src, cg:$imm))]> {
        bits<6> imm; let Inst{11-8} = imm{3-0}; let Inst{7} = 0; let bw = b; let Inst{5-4} = imm{5-4}; let AddedComplexity = 5;
        let DecoderNamespace = "Constants"; let rs = ?;
      }
      def n#rm : I32<op, (outs RC:$rd), (ins RC:$src, indexed:$rs), mn#sfx#"{\t$rs, $rd| $rd := $rd, $rs}",
                     [(set RC:$rd, (node RC:$src, (vt (load addrIdx:$rs))))]> {
        bits<20> rs; let Inst{11-8} = rs{3-0}; let Inst{7} = 0; let Inst{6} = b; let Inst{5-4} = 0b01; let Inst{31-16} = rs{19-4};
      }
      def n#rn : I16<op, (outs RC:$rd), (ins RC:$src, indirect:$rs), mn#sfx#"{\t@$rs, $rd| $rd := $rd, $rs}"> {
        let Inst{7} = 0; let Inst{5-4} = 0b10; let bw = b; let mayLoad = 1; let DecoderNamespace = "Indirect";
      }
    }
    let Constraints = "$rd = $src,$rs.base = $wb", mayLoad = 1 in
    def n#rp : I16<op, (outs RC:$rd, GR16:$wb), (ins RC:$src, postinc:$rs), mn#sfx#"{\t@${rs}+, $rd| $rd := $rd, $rs}"> {
      let Inst{7} = 0; let Inst{5-4} = 0b11; let bw = b; let DecoderNamespace = "PostInc";
      let DecoderMethod = "decodePostIncForm";
    }
    let mayLoad = 1, mayStore = 1 in {
      def n#mr : I32<op, (outs), (ins indexed:$dst, RC:$rs), mn#sfx#"{\t$rs, $dst| $dst := $dst, $rs}",
                     [(store (node (vt (load addrIdx:$dst)), RC:$rs), addrIdx:$dst)]> {
        bits<20> dst; bits<4> rs; let rd = dst{3-0}; let Inst{11-8} = rs; let Inst{7} = 1; let Inst{6} = b; let Inst{5-4} = 0; let Inst{31-16} = dst{19-4};
      }
      def n#mi : I48<op, (outs), (ins indexed:$dst, immop:$imm), mn#sfx#"{\t#$imm, $dst| $dst := $dst, $imm}",
                     [(store (node (vt (load addrIdx:$dst)), (vt imm:$imm)), addrIdx:$dst)]> {
        bits<20> dst; bits<16> imm; let Inst{11-8} = 0; let Inst{7} = 1; let Inst{6} = b; let Inst{5-4} = 0b11; let Inst{3-0} = dst{3-0};
        let Inst{31-16} = imm; let Inst{47-32} = dst{19-4};
      }
      def n#mm : I48<op, (outs), (ins indexed:$dst, indexed:$rs), mn#sfx#"{\t$rs, $dst| $dst := $dst, $rs}"> {
        bits<20> dst; bits<20> rs; let Inst{11-8} = rs{3-0}; let Inst{7} = 1; let Inst{6} = b; let Inst{5-4} = 0b01; let Inst{3-0} = dst{3-0};
        let Inst{31-16} = rs{19-4}; let Inst{47-32} = dst{19-4};
      }
    }
  }
}
defm ADD : Binary<0b0101, "add", add, 1, 0>;
defm ADDC : Binary<0b0110, "addc", adde, 1, 1>;
defm SUB : Binary<0b1000, "sub", sub, 0, 0>;
defm AND : Binary<0b1111, "and", and, 1, 0>;
defm XOR : Binary<0b1110, "xor", xor, 1, 0>;
defm BIS : Binary<0b1101, "bis", or, 1, 0>;

// --- moves
let hasSideEffects = 0 in {
  def MOV16rr : I16<0b0100, (outs GR16:$rd), (ins GR16:$rs), "mov{\t$rs, $rd| $rd := $rs}"> { let Inst{7} = 0; let Inst{5-4} = 0; let bw = 0; let isMoveReg = 1; }
  def MOV16rz : I16<0b0100, (outs GR16:$rd), (ins zreg:$rs), "movz\t$rs, $rd"> { let Inst{7} = 0; let Inst{5-4} = 0; let bw = 1; }
  let isReMaterializable = 1, isAsCheapAsAMove = 1 in
  def MOV16ri : I32<0b0100, (outs GR16:$rd), (ins i16imm:$imm), "mov{\t#$imm, $rd| $rd := $imm}", [(set GR16:$rd, imm:$imm)]> {
    bits<16> imm; let Inst{11-4} = 0b00000011; let Inst{31-16} = imm;
  }
  def MOV16ra : I32<0b0100, (outs GR16:$rd), (ins absolute:$a), "mov\t&$a, $rd"> { bits<16> a; let Inst{11-4} = 0b00100001; let Inst{31-16} = a; let mayLoad = 1; }
  def MOV32 : I48<0b0100, (outs GR32:$rd), (ins i32imm:$imm), "mova{\t#$imm, $rd| $rd := $imm}", [(set GR32:$rd, imm:$imm)]> {
    bits<4> rd; bits<32> imm; let Inst{11-4} = 0b11110011; let Inst{3-0} = rd; let Inst{47-16} = imm; let Predicates = [HasBig];
  }
  let mayLoad = 1 in
  def LDP : I16<0b0011, (outs GR16:$rd), (ins ptrop:$rs), "ldp\t$rs, $rd"> { let Inst{7} = 0; let Inst{5-4} = 0b00; let bw = 0; let DecoderNamespace = "Pointers"; }
}
def SWPB : I16<0b0001, (outs GR16:$rd), (ins GR16:$src), "swpb\t$rd", [(set GR16:$rd, (bswap GR16:$src))]> {
  let SoftFail{11-8} = 0b1111; let Inst{11-4} = 0b00001000; let rs = 0; let Constraints = "$rd = $src";
}
let Constraints = "$rd = $src", Defs = [SR] in {
  def RLA : I16<0b0001, (outs GR16:$rd), (ins GR16:$src), "rla\t$rd", [(set GR16:$rd, (MiteRla GR16:$src))]> { let Inst{11-4} = 0b00010000; let rs = ?; let bw = ?; }
  def RRA : I16<0b0001, (outs GR16:$rd), (ins GR16:$src, repeat:$n), "rra\t$rd$n"> {
    bits<3> n; let Inst{11} = 1; let Inst{10-8} = n; let Inst{7-4} = 0; let rs = ?; let bw = ?;
  }
}
let Predicates = [HasMul], Defs = [SR] in
def MPY : I16<0b0001, (outs GR32:$rd), (ins GR16:$rs, GR16:$rt), "mpy\t$rs, $rt, $rd"> {
  bits<2> rt; let Inst{11-10} = 0b01; let Inst{9-8} = rt; let Inst{7} = 1; let Inst{6-4} = rs{2-0}; let bw = ?; let isCommutable = 1;
}
let Predicates = [HasBit] in
foreach op = ["bset", "bclr"] in
  def !toupper(op) : I32<0b0010, (outs), (ins absolute:$a, i8imm:$n), op#"\t&$a, $n"> {
    bits<16> a; bits<3> n; let rd = {0b0, n}; let Inst{11} = !eq(op, "bset"); let Inst{10-4} = 0; let Inst{31-16} = a;
    let mayLoad = 1; let mayStore = 1; let hasSideEffects = 1;
  }
def SLEEP : I16<0b0001, (outs), (ins i8imm:$n), "sleep\t#$n", [(int_mite_sleep timm:$n)]> {
  bits<4> n; let rd = n; let Inst{11-4} = 0b00110000; let rs = ?; let bw = ?; let Pattern = []; let hasSideEffects = 1;
}

// --- conditional execution and an optional flag result
def CADD : I32<0b0111, (outs GR16:$rd), (ins GR16:$rs, GR16:$rt, pred:$p, s_out:$s), "cadd${s}${p}\t$rt, $rs, $rd"> {
  bits<4> rs; bits<4> rt; bits<1> s; bits<4> p; let Inst{11-8} = rs; let Inst{7-4} = rt; let Inst{16} = s; let Inst{20-17} = p; let Inst{31-21} = 0;
}
def CMOV : I32<0b0111, (outs GR16:$rd), (ins GR16:$false, GR16:$rs, pred:$p), "cmov${p}\t$rs, $rd"> {
  bits<4> rs; bits<4> p; let Inst{11-8} = rs; let Inst{7-4} = 0; let Inst{16} = 1; let Inst{20-17} = p; let Inst{31-21} = 1;
  let Constraints = "$false = $rd";
}
def ADDS : I32<0b0111, (outs GR16:$rd), (ins GR16:$rs, scaled:$k), "adds\t$rs, $rd, $k"> {
  bits<4> rs; bits<4> k; let Inst{11-8} = rs; let Inst{7-4} = k; let Inst{31-16} = 2;
}

// --- compare and jump
let Defs = [SR], isCompare = 1 in {
  def CMP16rr : I16<0b1001, (outs), (ins GR16:$rd, GR16:$rs), "cmp\t$rs, $rd", [(MiteCmp GR16:$rd, GR16:$rs)]> { let Inst{7} = 0; let Inst{5-4} = 0; let bw = 0; }
  def CMP16ri : I32<0b1001, (outs), (ins GR16:$rd, i16imm:$imm), "cmp\t#$imm, $rd", [(MiteCmp GR16:$rd, imm:$imm)]> { bits<16> imm; let Inst{11-4} = 0b00000011; let Inst{31-16} = imm; }
}
let isBranch = 1, isTerminator = 1 in {
  let isBarrier = 1 in
  def JMP : MiteInst<(outs), (ins jmptarget:$t), 2, "jmp\t$t", [(br bb:$t)]> { field bits<16> Inst; bits<10> t; let Inst = {0b001111, t}; let DecoderNamespace = "Mite16"; }
  let Uses = [SR] in
  def JCC : MiteInst<(outs), (ins jmptarget:$t, cc:$c), 2, "j$c\t$t", [(MiteBr bb:$t, timm:$c)]> { field bits<16> Inst; bits<10> t; bits<3> c; let Inst = {0b001, c, t}; let DecoderNamespace = "Jumps"; }
  let isIndirectBranch = 1, isBarrier = 1 in
  def BR : I16<0b0100, (outs), (ins GR16:$rs), "br\t$rs", [(brind GR16:$rs)]> { let rd = 0; let Inst{7} = 1; let Inst{5-4} = 0; let bw = 0; }
}
let isCall = 1, Uses = [R1], Defs = [R12, R13, SR] in {
  def CALL : I32<0b0001, (outs), (ins absolute:$t, variable_ops), "call\t#$t"> { bits<16> t; let rd = 0; let Inst{11-4} = 0b00101011; let Inst{31-16} = t; }
  def CALLr : I16<0b0001, (outs), (ins GR16:$rs, variable_ops), "call\t$rs", [(MiteCall GR16:$rs)]> { let rd = rs; let rs = 0b0010; let Inst{7-4} = 0b1000; let bw = ?; }
}
let isReturn = 1, isTerminator = 1, isBarrier = 1 in {
  def RET : I16<0b0100, (outs), (ins), "ret", [(MiteRet)]> { let rd = 0; let rs = 1; let Inst{7-4} = 0b0011; let bw = ?; let Uses = [R1]; }
  def RETI : I16<0b0001, (outs), (ins), "reti"> { let rd = 0; let rs = 3; let Inst{7-4} = 0b1111; let bw = ?; let isEHScopeReturn = 1; }
}

// Encodings by mode, and another encoding of one instruction.
def WORD_Default : InstructionEncoding { bits<16> Inst; bits<4> rd; let Inst = {0b1010101000000000{15-4}, rd}; let Size = 2; let DecoderNamespace = "Modes"; }
def WORD_Wide : InstructionEncoding { bits<32> Inst; bits<4> rd; let Inst = {0b1010101000000000, 0b000000000000, rd}; let Size = 4; let DecoderNamespace = "Modes"; }
def WORD : Instruction {
  let Namespace = "Mite";
  let OutOperandList = (outs GR16:$rd);
  let InOperandList = (ins);
  let AsmString = "word\t$rd";
  let EncodingInfos = EncodingByHwMode<[DefaultMode, Wide], [WORD_Default, WORD_Wide]>;
  let Size = 4;
}
def RET_Alt : AdditionalEncoding<RET> { bits<16> Inst = 0b0100000100110001; let Size = 2; let DecoderNamespace = "Old"; }
def SWPB_Alt : AdditionalEncoding<SWPB> { bits<16> Inst; bits<4> rd; let Inst = {0b000100001001, rd}; let Size = 2; let DecoderNamespace = "Old"; let Predicates = [HasBig]; }
