// Floating point and vectors.

def SDT_VDup : SDTypeProfile<1, 1, [SDTCisVec<0>, SDTCisInt<1>]>;
def SDT_VExt : SDTypeProfile<1, 3, [SDTCisVec<0>, SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>, SDTCisVT<3, i32>]>;
def SDT_VPair : SDTypeProfile<1, 2, [SDTCisVec<0>, SDTCisSubVecOfVec<1, 0>, SDTCisSameAs<1, 2>]>;
def SDT_VMull : SDTypeProfile<1, 2, [SDTCisInt<0>, SDTCisOpSmallerThanOp<1, 0>, SDTCisSameAs<1, 2>,
                                     SDTCisSameNumEltsAs<0, 1>]>;
def SDT_VCast : SDTypeProfile<1, 1, [SDTCisVec<0>, SDTCisSameSizeAs<0, 1>]>;
def SDT_VLane : SDTypeProfile<1, 2, [SDTCisEltOfVec<0, 1>, SDTCVecEltisVT<1, i32>, SDTCisVT<2, i32>]>;
def osprey_vdup : SDNode<"OspreyISD::VDUP", SDT_VDup>;
def osprey_vext : SDNode<"OspreyISD::VEXT", SDT_VExt>;
def osprey_vpair : SDNode<"OspreyISD::VPAIR", SDT_VPair>;
def osprey_vmull : SDNode<"OspreyISD::VMULL", SDT_VMull, [SDNPCommutative]>;
def osprey_vcast : SDNode<"OspreyISD::VCAST", SDT_VCast>;
def osprey_vlane : SDNode<"OspreyISD::VLANE", SDT_VLane>;

#ifdef LLVM_19
def fadd_contract : PatFrag<(ops node:$x, node:$y), (fadd node:$x, node:$y), [{ return canFuse(N); }]>;
def fmul_contract : PatFrag<(ops node:$x, node:$y), (fmul node:$x, node:$y), [{ return canFuse(N); }]>;
#endif

def fp_imm_XFORM : SDNodeXForm<fpimm, [{
  return CurDAG->getTargetConstant(Osprey_AM::getFPImm(N->getValueAPF()), SDLoc(N), MVT::i32);
}]>;
def fp_imm : FPImmLeaf<f32, [{ return Osprey_AM::isFPImm(Imm); }], fp_imm_XFORM>, Operand<f32> {
  let PrintMethod = "printFPImm";
}

class Float<bits<4> op, dag oops, dag iops, string opc, string asm, list<dag> pattern,
            InstrItinClass itinerary = ItiFloat>
    : InstP<oops, iops, ModeNone, itinerary, opc, asm, "", pattern> {
  bits<5> Fd;
  bits<5> Fn;
  bits<5> Fm;
  let Inst{4-7} = 0b1110;
  let Inst{8-11} = op;
  let Inst{12-15} = Fn{4-1};
  let Inst{16-19} = Fd{4-1};
  let Inst{20-22} = 0b101;
  let Inst{23} = 0;
  let Inst{24} = Fn{0};
  let Inst{25} = Fd{0};
  let Inst{26} = Fm{0};
  let Inst{27} = 0;
  let Inst{28-31} = Fm{4-1};
  let Predicates = [HasFloat];
}
multiclass FloatBinary<bits<4> op, string opc, SDPatternOperator node, bit commutable> {
  let isCommutable = commutable, mayRaiseFPException = 1 in {
    def S : Float<op, (outs SPR:$Fd), (ins SPR:$Fn, SPR:$Fm), opc, "{.f32|.single}\t$Fd, $Fn, $Fm",
                  [(set SPR:$Fd, (node SPR:$Fn, SPR:$Fm))]>;
    def D : Float<op, (outs DPR:$Fd), (ins DPR:$Fn, DPR:$Fm), opc, "{.f64|.double}\t$Fd, $Fn, $Fm",
                  [(set f64:$Fd, (node (f64 DPR:$Fn), (f64 DPR:$Fm)))]> {
      let Inst{23} = 1;
      let Predicates = [HasDouble];
      let TwoOperandAliasConstraint = "$Fn = $Fd";
    }
  }
}
defm VADD : FloatBinary<0b0011, "vadd", any_fadd, 1>;
defm VSUB : FloatBinary<0b0100, "vsub", any_fsub, 0>;
defm VMUL : FloatBinary<0b0010, "vmul", any_fmul, 1>;
let Constraints = "$Fdin = $Fd" in
def VMLA : Float<0b0000, (outs SPR:$Fd), (ins SPR:$Fdin, SPR:$Fn, SPR:$Fm), "vmla",
                 ".f32\t$Fd, $Fn, $Fm", [(set SPR:$Fd, (fadd_contract (fmul_contract SPR:$Fn, SPR:$Fm),
                                                                      SPR:$Fdin))], ItiFloatMul>;
def VNEG : Float<0b1011, (outs SPR:$Fd), (ins SPR:$Fm), "vneg", ".f32\t$Fd, $Fm",
                 [(set SPR:$Fd, (fneg SPR:$Fm))]> { let Fn = 2; }
def VMOVi : Float<0b1010, (outs SPR:$Fd), (ins fp_imm:$imm), "vmov", ".f32\t$Fd, $imm",
                  [(set SPR:$Fd, fp_imm:$imm)]> {
  bits<8> imm;
  let Inst{12-15} = imm{7-4};
  let Inst{24} = 0;
  let Inst{26} = 0;
  let Inst{28-31} = imm{3-0};
}
let isBitcast = 1, isInsertSubreg = 1 in
def VMOVSR : Float<0b1101, (outs SPR:$Fd), (ins GPR:$Rt), "vmov", "\t$Fd, $Rt",
                   [(set SPR:$Fd, (bitconvert GPR:$Rt))]> {
  bits<4> Rt;
  let Fn = 0;
  let Inst{26} = 1;
  let Inst{28-31} = Rt;
}

// Vectors, of two widths, with types in suffixes.
class Vector<bits<6> op, bit wide, RegisterClass rc, string opc, string type, list<dag> pattern>
    : InstX<(outs rc:$Vd), (ins rc:$Vn, rc:$Vm), ModeNone, ItiVector, opc # type # "\t$Vd, $Vn, $Vm",
            pattern> {
  bits<5> Vd;
  bits<5> Vn;
  bits<5> Vm;
  let Inst{4-7} = 0b0010;
  let Inst{8-13} = op;
  let Inst{14} = wide;
  let Inst{15-19} = Vd;
  let Inst{20-24} = Vn;
  let Inst{25-26} = 0;
  let Inst{27-31} = Vm;
  let Predicates = [HasVector];
  let DecoderNamespace = "OspreyVector";
}
class VectorType<ValueType type, bits<2> size, string suffix> {
  ValueType Type = type;
  bits<2> Size = size;
  string Suffix = suffix;
}
defvar NarrowTypes = [VectorType<v8i8, 0, ".i8">, VectorType<v4i16, 1, ".i16">, VectorType<v2i32, 2, ".i32">];
defvar WideTypes = [VectorType<v16i8, 0, ".i8">, VectorType<v8i16, 1, ".i16">, VectorType<v4i32, 2, ".i32">];
multiclass VectorInt<bits<4> op, string opc, SDNode node, bit commutable = 0> {
  let isCommutable = commutable in {
    foreach t = NarrowTypes in
      def D_#t.Type : Vector<{op, t.Size{1}, t.Size{0}}, 0, DPR, opc, t.Suffix,
                             [(set (t.Type DPR:$Vd), (node (t.Type DPR:$Vn), (t.Type DPR:$Vm)))]>;
    foreach t = WideTypes in
      def Q_#t.Type : Vector<{op, t.Size{1}, t.Size{0}}, 1, QPR, opc, t.Suffix,
                             [(set (t.Type QPR:$Vd), (node (t.Type QPR:$Vn), (t.Type QPR:$Vm)))]>;
  }
}
defm VADDi : VectorInt<0b0000, "vadd", add, 1>;
defm VSUBi : VectorInt<0b0001, "vsub", sub>;
defm VMULi : VectorInt<0b0010, "vmul", mul, 1>;
def VMULL : Vector<0b110000, 1, QPR, "vmull", ".s16", []> {
  let InOperandList = (ins DPR:$Vn, DPR:$Vm);
  let Pattern = [(set (v4i32 QPR:$Vd), (osprey_vmull (v4i16 DPR:$Vn), (v4i16 DPR:$Vm)))];
}
def VLD2 : InstX<(outs vec_list:$Vd), (ins GPR:$Rn, vpred:$vp), ModeMem, ItiFloatLoad,
                 "vld2${vp}.8\t$Vd, [$Rn]", []> {
  bits<5> Vd;
  bits<4> Rn;
  bits<3> vp;
  let Inst{4-11} = 0b01000010;
  let Inst{12-15} = Rn;
  let Inst{16-20} = Vd;
  let Inst{21-28} = 0;
  let Inst{29-31} = vp;
  let Predicates = [HasVector];
  let DecoderNamespace = "OspreyVector";
  let mayLoad = 1;
}
def VLDM : InstP<(outs), (ins GPR:$Rn, dprlist:$regs, variable_ops), ModeMem, ItiFloatLoad, "vldm",
                 "\t$Rn, $regs", "", []> {
  bits<4> Rn;
  bits<13> regs;
  let Inst{4-8} = 0b11001;
  let Inst{9} = regs{12};
  let Inst{10-11} = 0b01;
  let Inst{12-15} = Rn;
  let Inst{16-19} = regs{11-8};
  let Inst{20-23} = 0b1011;
  let Inst{24-31} = regs{7-0};
  let Predicates = [HasFloat];
  let mayLoad = 1;
}
let isExtractSubreg = 1, isRegSequence = 1 in
def VDUP : InstX<(outs QPR:$Vd), (ins GPR:$Rt), ModeNone, ItiVector, "vdup.32\t$Vd, $Rt",
                 [(set (v4i32 QPR:$Vd), (osprey_vdup GPR:$Rt))]> {
  bits<4> Vd;
  bits<4> Rt;
  let Inst{4-11} = 0b11101010;
  let Inst{12-15} = Vd;
  let Inst{16-19} = Rt;
  let Inst{20-31} = 0b101100010000;
  let Predicates = [HasVector];
  let DecoderNamespace = "OspreyVector";
}

let Predicates = [HasVector] in {
  def : Pat<(v2i32 (osprey_vext DPR:$a, DPR:$b, (i32 1))), (VADDiD_v2i32 DPR:$a, DPR:$b)>;
  def : Pat<(v4i32 (osprey_vpair (v2i32 DPR:$a), DPR:$b)),
            (REG_SEQUENCE QPR, DPR:$a, dsub_0, DPR:$b, dsub_1)>;
  def : Pat<(v4i32 (osprey_vcast (v8i16 QPR:$a))), (COPY_TO_REGCLASS QPR:$a, QPR)>;
  def : Pat<(v2i64 (bitconvert (v4i32 QPR:$a))), (v2i64 QPR:$a)>;
  def : Pat<(v2f32 (extract_subvector (v4f32 QPR:$a), (i32 0))),
            (v2f32 (EXTRACT_SUBREG QPR:$a, dsub_0))>;
  def : Pat<(v4i32 (insert_subvector undef, (v2i32 DPR:$a), (i32 0))),
            (INSERT_SUBREG (v4i32 (IMPLICIT_DEF)), DPR:$a, dsub_0)>;
  def : Pat<(v4i32 (vnot QPR:$a)), (VSUBiQ_v4i32 QPR:$a, QPR:$a)>;
  def : Pat<(i32 (osprey_vlane (v2i32 DPR:$a), imm)),
            (COPY_TO_REGCLASS (f32 (EXTRACT_SUBREG (f64 (COPY_TO_REGCLASS DPR:$a, DPRLow)), ssub_0)),
                              GPR)>;
  def : Pat<(v4i32 immAllZerosV), (VDUP (MOVi 0))>;
}
let Predicates = [HasFloat] in
def : Pat<(f32 (fsub (fmul SPR:$a, SPR:$b), SPR:$c)), (VNEG (VMLA SPR:$c, SPR:$a, SPR:$b))>;
