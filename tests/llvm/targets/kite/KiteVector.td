// Vector instructions in short, long and lane forms, from one description of their operands.

class Profile<list<ValueType> types> {
  ValueType Dst = types[0];
  ValueType Src0 = types[1];
  ValueType Src1 = !if(!gt(!size(types), 2), types[2], untyped);
  ValueType Src2 = !if(!gt(!size(types), 3), types[3], untyped);
  bit HasSrc1 = !ne(Src1, untyped);
  bit HasSrc2 = !ne(Src2, untyped);
  bit IsFP = !or(!eq(Dst, f32), !eq(Dst, f16), !eq(Dst, f64));
  bit Is64 = !or(!eq(Dst, i64), !eq(Dst, f64));
  RegisterClass DstRC = !if(Is64, V_64, V_32);
  RegisterClass VSrcRC = !if(Is64, V_64, V_32);
  RegisterOperand SrcRC = !cond(!eq(Dst, f64): VSrc_f64, !eq(Dst, f16): VSrc_f16, IsFP: VSrc_f32,
                                true: VSrc_b32);
  Operand Mods = !if(!eq(Dst, f16), input_mods16, input_mods);
  dag Outs = (outs DstRC:$vdst);
  dag InsShort = !con((ins SrcRC:$src0), !if(HasSrc1, (ins VSrcRC:$src1), (ins)));
  dag InsLongPlain = !con((ins SrcRC:$src0), !if(HasSrc1, (ins SrcRC:$src1), (ins)),
                          !if(HasSrc2, (ins SrcRC:$src2), (ins)));
  dag InsLongMods = !con((ins Mods:$src0_modifiers, SrcRC:$src0),
                         !if(HasSrc1, (ins Mods:$src1_modifiers, SrcRC:$src1), (ins)),
                         !if(HasSrc2, (ins Mods:$src2_modifiers, SrcRC:$src2), (ins)),
                         (ins clamp:$clamp, omod:$omod));
  dag InsLong = !if(IsFP, InsLongMods, InsLongPlain);
  dag InsLane = !con((ins DstRC:$old, VSrcRC:$src0), !if(HasSrc1, (ins VSrcRC:$src1), (ins)),
                     (ins lane_ctrl:$lane_ctrl, row_mask:$row_mask, bound_ctrl:$bound_ctrl));
  string AsmShort = "\t$vdst, $src0" # !if(HasSrc1, ", $src1", "");
  string AsmLong = !if(IsFP, "\t$vdst, $src0_modifiers" # !if(HasSrc1, ", $src1_modifiers", "") #
                             !if(HasSrc2, ", $src2_modifiers", "") # "$clamp$omod",
                       "\t$vdst, $src0" # !if(HasSrc1, ", $src1", "") # !if(HasSrc2, ", $src2", ""));
  string AsmLane = "\t$vdst, $src0" # !if(HasSrc1, ", $src1", "") # "$lane_ctrl$row_mask$bound_ctrl";
}
def F32_F32 : Profile<[f32, f32]>;
def F32_F32_F32 : Profile<[f32, f32, f32]>;
def F32_F32_F32_F32 : Profile<[f32, f32, f32, f32]>;
def F16_F16_F16 : Profile<[f16, f16, f16]>;
def F64_F64_F64 : Profile<[f64, f64, f64]>;
def I32_I32 : Profile<[i32, i32]>;
def I32_I32_I32 : Profile<[i32, i32, i32]>;
def I32_I32_I32_I32 : Profile<[i32, i32, i32, i32]>;

class VectorForm<string name, string form> {
  string BaseName = name;
  string Form = form;
}
class VShort<string name, Profile p, list<dag> pattern = []>
    : InstKite<p.Outs, p.InsShort, name # "{_e32|}" # p.AsmShort, pattern>, VectorForm<name, "Short"> {
  field bits<32> Inst;
  bits<8> vdst;
  bits<9> src0;
  bits<8> src1;
  let Size = 4;
  let Vector = 1;
  let Uses = [EXEC, MODE];
  let hasSideEffects = 0;
  let DecoderNamespace = "All32";
  bit IsOrig = 1;
  bit IsSingle = 0;
}
class VLong<string name, Profile p, bits<10> op, list<dag> pattern = []>
    : InstKite<p.Outs, p.InsLong, name # "{_e64|}" # p.AsmLong, pattern>, VectorForm<name, "Long"> {
  field bits<64> Inst;
  bits<8> vdst;
  bits<9> src0;
  bits<9> src1;
  bits<9> src2;
  bits<4> src0_modifiers;
  bits<4> src1_modifiers;
  bits<4> src2_modifiers;
  bits<1> clamp;
  bits<2> omod;
  let Size = 8;
  let Vector = 1;
  let Long = 1;
  let Uses = [EXEC, MODE];
  let hasSideEffects = 0;
  let Inst{7-0} = vdst;
  let Inst{8} = !if(p.IsFP, src0_modifiers{1}, 0);
  let Inst{9} = !if(!and(p.IsFP, p.HasSrc1), src1_modifiers{1}, 0);
  let Inst{10} = !if(!and(p.IsFP, p.HasSrc2), src2_modifiers{1}, 0);
  let Inst{15} = !if(p.IsFP, clamp{0}, 0);
  let Inst{14-11} = 0;
  let Inst{25-16} = op;
  let Inst{31-26} = 0b110100;
  let Inst{40-32} = src0;
  let Inst{49-41} = !if(p.HasSrc1, src1, 0);
  let Inst{58-50} = !if(p.HasSrc2, src2, 0);
  let Inst{60-59} = !if(p.IsFP, omod, 0);
  let Inst{61} = !if(p.IsFP, src0_modifiers{0}, 0);
  let Inst{62} = !if(!and(p.IsFP, p.HasSrc1), src1_modifiers{0}, 0);
  let Inst{63} = !if(!and(p.IsFP, p.HasSrc2), src2_modifiers{0}, 0);
  let DecoderNamespace = "All64";
  let AsmMatchConverter = !if(p.IsFP, "convertLong", "");
  let AsmVariantName = "Wide";
  bit IsOrig = 0;
  bit IsSingle = !not(p.IsFP);
}
class VLane<string name, Profile p, bits<10> op>
    : InstKite<p.Outs, p.InsLane, name # "{_lane|}" # p.AsmLane>, VectorForm<name, "Lane"> {
  field bits<96> Inst;
  bits<8> vdst;
  bits<8> src0;
  bits<8> src1;
  bits<9> lane_ctrl;
  bits<4> row_mask;
  bits<1> bound_ctrl;
  let Size = 12;
  let Vector = 1;
  let LaneForm = 1;
  let Constraints = "$old = $vdst";
  let hasSideEffects = 0;
  let Inst{7-0} = vdst;
  let Inst{15-8} = src0;
  let Inst{23-16} = !if(p.HasSrc1, src1, 0);
  let Inst{33-24} = op;
  let Inst{39-34} = 0b111011;
  let Inst{48-40} = lane_ctrl;
  let Inst{52-49} = row_mask;
  let Inst{53} = bound_ctrl;
  let Inst{95-54} = 0;
  let SubtargetPredicate = HasLane;
  let DecoderNamespace = "Lane96";
  let AsmMatchConverter = "convertLane";
  bit IsOrig = 0;
  bit IsSingle = 0;
}

multiclass VOP1<string name, bits<8> op, Profile p, SDPatternOperator node> {
  def _e32 : VShort<name, p, [(set p.Dst:$vdst, (node p.Src0:$src0))]> {
    let Inst{8-0} = src0;
    let Inst{16-9} = op;
    let Inst{24-17} = vdst;
    let Inst{31-25} = 0b0111111;
  }
  def _e64 : VLong<name, p, {1, 0, op{7-0}}>;
  def _lane : VLane<name, p, {1, 0, op{7-0}}>;
}
multiclass VOP2<string name, bits<6> op, Profile p, SDPatternOperator node, bit commutable = 0> {
  let isCommutable = commutable in {
    def _e32 : VShort<name, p, [(set p.Dst:$vdst, (node p.Src0:$src0, p.Src1:$src1))]> {
      let Inst{8-0} = src0;
      let Inst{16-9} = src1;
      let Inst{24-17} = vdst;
      let Inst{30-25} = op;
      let Inst{31} = 0;
    }
    def _e64 : VLong<name, p, {0, 1, 0, 0, op}>;
  }
  def _lane : VLane<name, p, {0, 1, 0, 0, op}>;
}
defm V_RCP : VOP1<"v_rcp_f32", 0x2a, F32_F32, fcanonicalize>;
defm V_FLOOR : VOP1<"v_floor_f32", 0x24, F32_F32, ffloor>;
defm V_NOT : VOP1<"v_not_b32", 0x37, I32_I32, not>;
defm V_ADD_F32 : VOP2<"v_add_f32", 0x03, F32_F32_F32, any_fadd, 1>;
defm V_MUL_F32 : VOP2<"v_mul_f32", 0x08, F32_F32_F32, any_fmul, 1>;
defm V_ADD_U32 : VOP2<"v_add_u32", 0x25, I32_I32_I32, divergent<add>, 1>;
defm V_SUB_U32 : VOP2<"v_sub_u32", 0x26, I32_I32_I32, divergent<sub>>;
defm V_AND : VOP2<"v_and_b32", 0x1b, I32_I32_I32, divergent<and>, 1>;
let SchedRW = [WriteSlow], SubtargetPredicate = isSecondUp in
defm V_ADD_F16 : VOP2<"v_add_f16", 0x32, F16_F16_F16, any_fadd, 1>;

let SchedRW = [WriteSlow] in {
  def V_FMA : VLong<"v_fma_f32", F32_F32_F32_F32, 0x14b>;
  def V_ADD_F64 : VLong<"v_add_f64", F64_F64_F64, 0x164> { let isCommutable = 1; }
  def V_MED3 : VLong<"v_med3_f32", F32_F32_F32_F32, 0x157> { let isReMaterializable = 1; }
  def V_BFE : VLong<"v_bfe_u32", I32_I32_I32_I32, 0x148>;
}

// Packed: two halves at once.
class VPacked<bits<7> op, string name, SDPatternOperator node>
    : InstKite<(outs V_32:$vdst), (ins input_mods16:$src0_modifiers, VSrc_f16:$src0,
                                       input_mods16:$src1_modifiers, VSrc_f16:$src1, op_sel:$op_sel,
                                       neg_lo:$neg_lo),
               name # "\t$vdst, $src0, $src1$op_sel$neg_lo"> {
  field bits<64> Inst;
  bits<8> vdst;
  bits<4> src0_modifiers;
  bits<4> src1_modifiers;
  bits<9> src0;
  bits<9> src1;
  let Size = 8;
  let Packed = 1;
  let SubtargetPredicate = HasPacked;
  let AsmMatchConverter = "convertPacked";
  let DecoderNamespace = "All64";
  let hasSideEffects = 0;
  let Inst{7-0} = vdst;
  let Inst{8} = src0_modifiers{1};
  let Inst{9} = src1_modifiers{1};
  bits<2> op_sel;
  bits<2> neg_lo;
  let Inst{11-10} = 0;
  let Inst{13-12} = op_sel;
  let Inst{14} = src0_modifiers{2};
  let Inst{15} = src0_modifiers{3};
  let Inst{22-16} = op;
  let Inst{31-23} = 0b110100111;
  let Inst{40-32} = src0;
  let Inst{49-41} = src1;
  let Inst{59} = src1_modifiers{2};
  let Inst{60} = src1_modifiers{3};
  let Inst{61} = src0_modifiers{0};
  let Inst{62} = src1_modifiers{0};
  let Inst{51-50} = neg_lo;
  let Inst{58-52} = 0;
  let Inst{63} = 0;
  SDPatternOperator Node = node;
}
def V_PK_ADD : VPacked<0x0f, "v_pk_add_f16", any_fadd> { let isCommutable = 1; }
def V_PK_MUL : VPacked<0x10, "v_pk_mul_f16", any_fmul> { let isCommutable = 1; }

// Matrices: whole tuples.
let OtherPredicates = [HasMatrix], isConvergent = 1, Constraints = "@earlyclobber $vdst", mayRaiseFPException = 0 in
def V_MMA : InstKite<(outs V_512_Align2:$vdst), (ins V_128_Align2:$a, V_128:$b, V_512:$c),
                     "v_mma_16x16\t$vdst, $a, $b, $c",
                     [(set v16f32:$vdst, (int_kite_mma v4f32:$a, v4f32:$b, v16f32:$c))]> {
  field bits<64> Inst;
  bits<8> vdst;
  bits<8> a;
  bits<8> b;
  bits<8> c;
  let Size = 8;
  let Inst{7-0} = vdst;
  let Inst{15-8} = 0;
  let Inst{31-16} = 0b1101001111000001;
  let Inst{39-32} = a;
  let Inst{47-40} = b;
  let Inst{55-48} = c;
  let Inst{63-56} = 0;
  let DecoderNamespace = "All64";
}
def V_READFIRST : VShort<"v_readfirst", I32_I32> {
  let OutOperandList = (outs SReg_32:$vdst);
  let InOperandList = (ins V_32:$src0);
  let isConvergent = 1;
  let Inst{8-0} = src0;
  let Inst{16-9} = 2;
  let Inst{24-17} = vdst;
  let Inst{31-25} = 0b0111111;
}
def V_LANE_ID : PseudoKite<(outs V_32:$vdst), (ins), [(set i32:$vdst, (int_kite_lane_id))]> {
  let usesCustomInserter = 1;
}
def : InstAlias<"v_add_f32 $vdst, $src0, $src1",
                (V_ADD_F32_e64 V_32:$vdst, 0, VSrc_f32:$src0, 0, VSrc_f32:$src1, 0, 0), 0, "Wide">,
      PredicateControl { let SubtargetPredicate = isSecondUp; }
