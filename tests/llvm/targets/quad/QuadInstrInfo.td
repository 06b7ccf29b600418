// Arithmetic, loads and stores, jumps, loops and vectors.

// --- arithmetic on words
class ALU3<string mn, bits<3> maj, bits<3> min, SDPatternOperator op = null_frag, bit commutes = 0>
    : InstWord<0b1111, (outs IntRegs:$Rd32), (ins IntRegs:$Rs32, IntRegs:$Rt32), "$Rd32 = "#mn#"($Rs32,$Rt32)",
               [(set (i32 IntRegs:$Rd32), (op (i32 IntRegs:$Rs32), (i32 IntRegs:$Rt32)))]>, PredNewRel, ImmRegRel {
  bits<5> Rd32; bits<5> Rs32; bits<5> Rt32;
  let Inst{27} = 0;
  let Inst{26-24} = maj;
  let Inst{23-21} = min;
  let Inst{20-16} = Rs32;
  let Inst{13} = 0;
  let Inst{12-8} = Rt32;
  let Inst{7-5} = 0;
  let Inst{4-0} = Rd32;
  let isCommutable = commutes;
  let CextOpcode = "A2_"#mn;
  let BaseOpcode = "A2_"#mn#"_r";
  let InputType = "reg";
  let isPredicable = 1;
}
def A2_add : ALU3<"add", 0b011, 0b000, add, 1> { let isAdd = 1; }
def A2_sub : ALU3<"sub", 0b011, 0b001, sub>;
def A2_and : ALU3<"and", 0b001, 0b000, and, 1>;
def A2_or : ALU3<"or", 0b001, 0b001, or, 1>;
def A2_xor : ALU3<"xor", 0b001, 0b011, xor, 1>;
let Defs = [USR_OVF] in
def A2_addsat : ALU3<"add_sat", 0b110, 0b010, saddsat> { let AsmString = "$Rd32 = add($Rs32,$Rt32):sat"; let Itinerary = tc_ALU64; let isPredicable = 0; let BaseOpcode = ""; }
def A2_addi : InstWord<0b1011, (outs IntRegs:$Rd32), (ins IntRegs:$Rs32, s32_0Imm:$Ii), "$Rd32 = add($Rs32,#$Ii)",
                       [(set i32:$Rd32, (add i32:$Rs32, s16_0ImmPred:$Ii))]>, PredNewRel, ImmRegRel {
  bits<5> Rd32; bits<5> Rs32; bits<16> Ii;
  let Inst{27-21} = Ii{15-9};
  let Inst{20-16} = Rs32;
  let Inst{13-5} = Ii{8-0};
  let Inst{4-0} = Rd32;
  let CextOpcode = "A2_add";
  let InputType = "imm";
  let isExtendable = 1;
  let opExtendable = 2;
}
def A2_tfrsi : InstWord<0b0111, (outs IntRegs:$Rd32), (ins s32_0Imm:$Ii), "$Rd32 = #$Ii", [(set i32:$Rd32, imm:$Ii)]> {
  bits<5> Rd32; bits<16> Ii;
  let Inst{27-24} = 0b1000;
  let Inst{23-22} = Ii{15-14};
  let Inst{21} = 0;
  let Inst{20-16} = Ii{13-9};
  let Inst{13-5} = Ii{8-0};
  let Inst{4-0} = Rd32;
  let isMoveImm = 1; let isReMaterializable = 1; let isAsCheapAsAMove = 1; let isExtendable = 1; let opExtendable = 1;
}
def A2_tfr : InstWord<0b0111, (outs IntRegs:$Rd32), (ins IntRegs:$Rs32), "$Rd32 = $Rs32"> {
  bits<5> Rd32; bits<5> Rs32;
  let Inst{27-21} = 0b0000011; let Inst{20-16} = Rs32; let Inst{13-5} = 0; let Inst{4-0} = Rd32;
  let isMoveReg = 1;
}
def A2_combinew : InstWord<0b1111, (outs DoubleRegs:$Rdd32), (ins IntRegs:$Rs32, IntRegs:$Rt32), "$Rdd32 = combine($Rs32,$Rt32)"> {
  bits<5> Rdd32; bits<5> Rs32; bits<5> Rt32;
  let Inst{27-21} = 0b0101000; let Inst{20-16} = Rs32; let Inst{13} = 0; let Inst{12-8} = Rt32; let Inst{7-5} = 0; let Inst{4-0} = Rdd32;
  let isRegSequence = 1;
}
class ALU64<string mn, bits<5> op5, SDPatternOperator op>
    : InstWord<0b1101, (outs DoubleRegs:$Rdd32), (ins DoubleRegs:$Rss32, DoubleRegs:$Rtt32), "$Rdd32 = "#mn#"($Rss32,$Rtt32)",
               [(set i64:$Rdd32, (op i64:$Rss32, i64:$Rtt32))], "", tc_ALU64> {
  bits<5> Rdd32; bits<5> Rss32; bits<5> Rtt32;
  let Inst{27-21} = {0b0011, op5{4-2}}; let Inst{20-16} = Rss32; let Inst{13} = 0; let Inst{12-8} = Rtt32;
  let Inst{7-5} = {op5{1-0}, 0b0}; let Inst{4-0} = Rdd32;
}
def A2_addp : ALU64<"add", 3, add>;
def A2_subp : ALU64<"sub", 7, sub>;
def A2_andp : ALU64<"and", 16, and>;
def A2_orp : ALU64<"or", 18, or>;

// --- multiplication, with accumulators
def M2_mpyi : InstWord<0b1110, (outs IntRegs:$Rd32), (ins IntRegs:$Rs32, IntRegs:$Rt32), "$Rd32 = mpyi($Rs32,$Rt32)",
                       [(set i32:$Rd32, (mul i32:$Rs32, i32:$Rt32))], "", tc_MPY, TypeM> {
  bits<5> Rd32; bits<5> Rs32; bits<5> Rt32;
  let Inst{27-21} = 0b1101000; let Inst{20-16} = Rs32; let Inst{13} = 0; let Inst{12-8} = Rt32; let Inst{7-5} = 0; let Inst{4-0} = Rd32;
  let isCommutable = 1;
}
class MAC<string op, bits<3> min, string sat>
    : InstWord<0b1110, (outs DoubleRegs:$Rxx32), (ins DoubleRegs:$Rxx32in, IntRegs:$Rs32, IntRegs:$Rt32),
               "$Rxx32 "#op#" mpy($Rs32,$Rt32)"#sat, [], "$Rxx32 = $Rxx32in", tc_MPY, TypeM> {
  bits<5> Rxx32; bits<5> Rs32; bits<5> Rt32;
  let Inst{27-21} = 0b0111000; let Inst{20-16} = Rs32; let Inst{13} = 0; let Inst{12-8} = Rt32; let Inst{7-5} = min; let Inst{4-0} = Rxx32;
}
def M2_dpmpyss_acc : MAC<"+=", 0b000, "">;
def M2_dpmpyss_nac : MAC<"-=", 0b001, "">;
let Defs = [USR_OVF] in def M2_acc_sat : MAC<"+=", 0b010, ":<<1:sat">;

// --- comparisons
class CMP<string mn, bits<2> op5, PatFrag op>
    : InstWord<0b1111, (outs PredRegs:$Pd4), (ins IntRegs:$Rs32, IntRegs:$Rt32), "$Pd4 = "#mn#"($Rs32,$Rt32)",
               [(set i1:$Pd4, (op i32:$Rs32, i32:$Rt32))]> {
  bits<2> Pd4; bits<5> Rs32; bits<5> Rt32;
  let Inst{27-23} = 0b00100; let Inst{22-21} = op5; let Inst{20-16} = Rs32; let Inst{13} = 0; let Inst{12-8} = Rt32;
  let Inst{7-2} = 0; let Inst{1-0} = Pd4;
  let isCompare = 1;
}
def C2_cmpeq : CMP<"cmp.eq", 0, seteq> { let isCommutable = 1; }
def C2_cmpgt : CMP<"cmp.gt", 2, setgt>;
def C2_cmpgtu : CMP<"cmp.gtu", 3, setugt>;
def C2_mux : InstWord<0b1111, (outs IntRegs:$Rd32), (ins PredRegs:$Pu4, IntRegs:$Rs32, IntRegs:$Rt32), "$Rd32 = mux($Pu4,$Rs32,$Rt32)",
                      [(set i32:$Rd32, (select i1:$Pu4, i32:$Rs32, i32:$Rt32))]> {
  bits<5> Rd32; bits<2> Pu4; bits<5> Rs32; bits<5> Rt32;
  let Inst{27-21} = 0b0100000; let Inst{20-16} = Rs32; let Inst{13} = 0; let Inst{12-8} = Rt32; let Inst{7} = 0; let Inst{6-5} = Pu4; let Inst{4-0} = Rd32;
  let isSelect = 1;
}

// --- loads and stores
class LoadIO<string mn, bits<3> op5, RegisterClass RC, SDPatternOperator frag, ValueType vt>
    : InstWord<0b1001, (outs RC:$Rd32), (ins IntRegs:$Rs32, s32_0Imm:$Ii), "$Rd32 = "#mn#"($Rs32+#$Ii)",
               [(set vt:$Rd32, (vt (frag (i32 (add i32:$Rs32, s11_0ImmPred:$Ii)))))], "", tc_LD, TypeLD>, PredNewRel, AltRel {
  bits<5> Rd32; bits<5> Rs32; bits<11> Ii;
  let Inst{27} = 0; let Inst{26-25} = Ii{10-9}; let Inst{24} = 1; let Inst{23-21} = op5; let Inst{20-16} = Rs32;
  let Inst{13-5} = Ii{8-0}; let Inst{4-0} = Rd32;
  let mayLoad = 1; let addrMode = BaseImmOffset; let isExtendable = 1; let opExtendable = 2; let isPredicable = 1;
  let BaseOpcode = mn#"_io"; let CextOpcode = mn; let IsMEMri = "true"; let canFoldAsLoad = 1;
}
def L2_loadri_io : LoadIO<"memw", 0b100, IntRegs, load, i32>;
def L2_loadrub_io : LoadIO<"memub", 0b001, IntRegs, zextloadi8, i32>;
def L2_loadrb_io : LoadIO<"memb", 0b000, IntRegs, sextloadi8, i32>;
def L2_loadrh_io : LoadIO<"memh", 0b010, IntRegs, sextloadi16, i32>;
def L2_loadrd_io : LoadIO<"memd", 0b110, DoubleRegs, load, i64>;
class LoadPI<string mn, bits<3> op5, RegisterClass RC>
    : InstWord<0b1001, (outs RC:$Rd32, IntRegs:$Rx32), (ins IntRegs:$Rx32in, s6_0Imm:$Ii), "$Rd32 = "#mn#"($Rx32++#$Ii)",
               [], "$Rx32 = $Rx32in", tc_LD, TypeLD> {
  bits<5> Rd32; bits<5> Rx32; bits<6> Ii;
  let Inst{27-24} = 0b1011; let Inst{23-21} = op5; let Inst{20-16} = Rx32; let Inst{13-11} = 0; let Inst{10-5} = Ii; let Inst{4-0} = Rd32;
  let mayLoad = 1; let addrMode = PostInc; let BaseOpcode = mn#"_pi";
}
def L2_loadri_pi : LoadPI<"memw", 0b100, IntRegs>;
def L2_loadrd_pi : LoadPI<"memd", 0b110, DoubleRegs>;
def L2_loadri_mem : InstWord<0b0100, (outs IntRegs:$Rd32), (ins memri:$addr), "$Rd32 = memw($addr)", [], "", tc_LD, TypeLD> {
  bits<5> Rd32; bits<16> addr;
  let Inst{27-16} = addr{15-4}; let Inst{13-10} = addr{3-0}; let Inst{9-5} = 0; let Inst{4-0} = Rd32;
  let mayLoad = 1;
}
def L4_locked : InstWord<0b1001, (outs IntRegs:$Rd32), (ins IntRegs:$Rs32), "$Rd32 = memw_locked($Rs32)",
                         [(set i32:$Rd32, (int_quad_locked i32:$Rs32))], "", tc_LD, TypeLD> {
  bits<5> Rd32; bits<5> Rs32;
  let Inst{27-21} = 0b0010000; let Inst{20-16} = Rs32; let Inst{13-5} = 0; let Inst{4-0} = Rd32;
  let mayLoad = 1; let mayStore = 1; let isSolo = 1;
}
class StoreIO<string mn, bits<2> op5, RegisterClass RC, SDPatternOperator frag, ValueType vt, string half = "">
    : InstWord<0b1010, (outs), (ins IntRegs:$Rs32, s32_0Imm:$Ii, RC:$Rt32), mn#"($Rs32+#$Ii) = $Rt32"#half,
               [(frag vt:$Rt32, (i32 (add i32:$Rs32, s11_0ImmPred:$Ii)))], "", tc_ST, TypeST>, NewValueRel, AltRel {
  bits<5> Rs32; bits<11> Ii; bits<5> Rt32;
  let Inst{27} = 0; let Inst{26-25} = Ii{10-9}; let Inst{24} = 1; let Inst{23-22} = op5; let Inst{21} = !ne(half, ""); let Inst{20-16} = Rs32;
  let Inst{13} = Ii{8}; let Inst{12-8} = Rt32; let Inst{7-0} = Ii{7-0};
  let mayStore = 1; let addrMode = BaseImmOffset; let isPredicable = 1; let BaseOpcode = mn#"_io"; let IsMEMri = "true"; let BaseOpcodeForNew = mn#"_io";
}
def S2_storeri_io : StoreIO<"memw", 0b10, IntRegs, store, i32>;
def S2_storerb_io : StoreIO<"memb", 0b00, IntRegs, truncstorei8, i32>;
def S2_storerh_io : StoreIO<"memh", 0b01, IntRegs, truncstorei16, i32>;
def S2_storerf_io : StoreIO<"memh_", 0b01, IntRegs, null_frag, i32, ".h"> { let AsmString = "memh($Rs32+#$Ii) = $Rt32.h"; }
def S2_storerd_io : StoreIO<"memd", 0b11, DoubleRegs, store, i64>;
class StoreNew<string mn, bits<2> op5>
    : InstWord<0b1010, (outs), (ins IntRegs:$Rs32, s32_0Imm:$Ii, IntRegs:$Nt8), mn#"($Rs32+#$Ii) = $Nt8.new",
               [], "", tc_NewST, TypeST>, NewValueRel {
  bits<5> Rs32; bits<8> Ii; bits<3> Nt8;
  let Inst{27-24} = 0b1001; let Inst{23-22} = 0b00; let Inst{21} = 1; let Inst{20-16} = Rs32; let Inst{13} = Ii{7}; let Inst{12-11} = op5;
  let Inst{10-8} = Nt8; let Inst{7} = 0; let Inst{6-0} = Ii{6-0};
  let mayStore = 1; let isNewValue = 1; let opNewValue = 2; let BaseOpcode = mn#"_io"; let BaseOpcodeForNew = mn#"_io"; let addrMode = BaseImmOffset; let IsMEMri = "true";
}
def S2_storerinew_io : StoreNew<"memw", 0b10>;
def S2_storerbnew_io : StoreNew<"memb", 0b00>;
def S2_storerhnew_io : StoreNew<"memh", 0b01>;

// --- jumps and loops
def QuadCall : SDNode<"QuadISD::CALL", SDTypeProfile<0, 1, [SDTCisVT<0, i32>]>, [SDNPHasChain, SDNPOptInGlue, SDNPOutGlue, SDNPVariadic]>;
def QuadRet : SDNode<"QuadISD::RET_GLUE", SDTNone, [SDNPHasChain, SDNPOptInGlue, SDNPVariadic]>;
def QuadCombine : SDNode<"QuadISD::COMBINE", SDTypeProfile<1, 2, [SDTCisVT<0, i64>, SDTCisVT<1, i32>, SDTCisSameAs<1, 2>]>>;
let isBranch = 1, isTerminator = 1 in {
  def J2_jump : InstWord<0b0101, (outs), (ins b30_2Imm:$Ii), "jump $Ii", [(br bb:$Ii)], "", tc_J, TypeJ>, PredNewRel {
    bits<24> Ii;
    let Inst{27-25} = 0b100; let Inst{24-16} = Ii{23-15}; let Inst{13-1} = Ii{14-2}; let Inst{0} = 0;
    let isBarrier = 1; let isPredicable = 1; let Defs = [PC]; let BaseOpcode = "J2_jump"; let InputType = "imm";
  }
  let isIndirectBranch = 1, isBarrier = 1 in
  def J2_jumpr : InstWord<0b0101, (outs), (ins IntRegs:$Rs32), "jumpr $Rs32", [(brind i32:$Rs32)], "", tc_J, TypeJ> {
    bits<5> Rs32;
    let Inst{27-21} = 0b0010100; let Inst{20-16} = Rs32; let Inst{13-0} = 0b00000000000000; let Inst{15-14} = ?;
    let Defs = [PC];
  }
  def J4_nvj : InstWord<0b0010, (outs), (ins IntRegs:$Ns8, IntRegs:$Rt32, b30_2Imm:$Ii), "if (cmp.eq($Ns8.new,$Rt32)) jump:t $Ii", [], "", tc_NVJ, TypeNCJ> {
    bits<3> Ns8; bits<5> Rt32; bits<11> Ii;
    let Inst{27-22} = 0b000000; let Inst{21-20} = Ii{10-9}; let Inst{19} = 0; let Inst{18-16} = Ns8; let Inst{13} = 1; let Inst{12-8} = Rt32; let Inst{7-1} = Ii{8-2}; let Inst{0} = 0;
    let isNewValue = 1; let opNewValue = 0; let Defs = [PC]; let Predicates = [HasV2];
  }
}
let isCall = 1, Defs = [PC, R31, R0, R1, R2, R3], Uses = [R29] in
def J2_call : InstWord<0b0101, (outs), (ins a30_2Imm:$Ii, variable_ops), "call $Ii", [(QuadCall tglobaladdr:$Ii)], "", tc_J, TypeJ> {
  bits<24> Ii;
  let Inst{27-25} = 0b101; let Inst{24-16} = Ii{23-15}; let Inst{13-1} = Ii{14-2}; let Inst{0} = 0;
  let hasSideEffects = 1;
}
let isReturn = 1, isTerminator = 1, isBarrier = 1, Uses = [R31] in
def PS_jmpret : PseudoQuad<(outs), (ins), [(QuadRet)]>;
def J2_loop0i : InstWord<0b0110, (outs), (ins b30_2Imm:$Ii, u10_0Imm:$II), "loop0($Ii,#$II)", [], "", tc_CR, TypeCR> {
  bits<9> Ii; bits<10> II;
  let Inst{27-21} = 0b1001000; let Inst{20-16} = II{9-5}; let Inst{13} = 0; let Inst{12-8} = Ii{8-4}; let Inst{7-5} = II{4-2}; let Inst{4-3} = Ii{3-2}; let Inst{2} = 0; let Inst{1-0} = II{1-0};
  let Defs = [SA0, LC0, USR];
}
let isBranch = 1, isTerminator = 1, Uses = [SA0, LC0], Defs = [PC, LC0] in
def ENDLOOP0 : InstQuad<(outs), (ins b30_2Imm:$offset), ":endloop0", [], "", tc_ENDLOOP, TypePSEUDO> { let isPseudo = 1; }
def Y2_barrier : InstWord<0b1010, (outs), (ins), "barrier", [(int_quad_barrier)], "", tc_CR, TypeST> {
  let Inst{27-16} = 0b100000000000; let Inst{13-0} = 0; let Inst{15-14} = ?; let hasSideEffects = 1; let mayLoad = 1; let mayStore = 1; let isSolo = 1;
}
def A4_ext : InstWord<0b0000, (outs), (ins u32_0Imm:$Ii), "immext(#$Ii)", [], "", tc_EXT, TypeEXT> {
  bits<32> Ii;
  let Inst{27-16} = Ii{31-20}; let Inst{13-0} = Ii{19-6}; let DecoderNamespace = "EXT"; let hasSideEffects = 0;
}
def A2_tfrcrr : InstWord<0b0110, (outs IntRegs:$Rd32), (ins CtrRegs:$Cs32), "$Rd32 = $Cs32", [], "", tc_CR, TypeCR> {
  bits<5> Rd32; bits<5> Cs32;
  let Inst{27-21} = 0b1010000; let Inst{20-16} = Cs32; let Inst{13-5} = 0; let Inst{4-0} = Rd32;
}

// --- vectors
class VecOp<string mn, bits<3> op5, InstrItinClass itin, SDPatternOperator op = null_frag>
    : InstWord<0b0001, (outs VecRegs:$Vd32), (ins VecRegs:$Vu32, VecRegs:$Vv32), "$Vd32.w = "#mn#"($Vu32.w,$Vv32.w)",
               [(set VecI32:$Vd32, (op VecI32:$Vu32, VecI32:$Vv32))], "", itin, TypeVA> {
  bits<5> Vd32; bits<5> Vu32; bits<5> Vv32;
  let Inst{27-21} = 0b1100010; let Inst{20-16} = Vv32; let Inst{13} = 0; let Inst{12-8} = Vu32; let Inst{7-5} = op5; let Inst{4-0} = Vd32;
  let Predicates = [UseVec]; let DecoderNamespace = "EXT_vec";
}
def V6_vaddw : VecOp<"vadd", 0, tc_VA, add>;
def V6_vsubw : VecOp<"vsub", 1, tc_VA, sub>;
def V6_vmpy : VecOp<"vmpyie", 2, tc_VX>;
def V6_vasr : VecOp<"vasr", 3, tc_VS>;
def V6_vdelta : VecOp<"vdelta", 4, tc_VP>;
def V6_vaddw_dv : InstWord<0b0001, (outs VecPairRegs:$Vdd32), (ins VecPairRegs:$Vuu32, VecPairRegs:$Vvv32), "$Vdd32.w = vadd($Vuu32.w,$Vvv32.w)",
                           [(set VecPI32:$Vdd32, (add VecPI32:$Vuu32, VecPI32:$Vvv32))], "", tc_VADV, TypeVA> {
  bits<5> Vdd32; bits<5> Vuu32; bits<5> Vvv32;
  let Inst{27-21} = 0b1100011; let Inst{20-16} = Vvv32; let Inst{13} = 0; let Inst{12-8} = Vuu32; let Inst{7-5} = 0; let Inst{4-0} = Vdd32;
  let Predicates = [UseVec]; let DecoderNamespace = "EXT_vec";
}
let Predicates = [UseVec], DecoderNamespace = "EXT_vec" in {
  def V6_vld : InstWord<0b0010, (outs VecRegs:$Vd32), (ins IntRegs:$Rt32, s6_0Imm:$Ii), "$Vd32 = vmem($Rt32+#$Ii)", [], "", tc_VLD, TypeVM> {
    bits<5> Vd32; bits<5> Rt32; bits<6> Ii;
    let Inst{27-21} = 0b1000000; let Inst{20-16} = Rt32; let Inst{13} = Ii{3}; let Inst{12-11} = Ii{5-4}; let Inst{10-8} = Ii{2-0}; let Inst{7-5} = 0; let Inst{4-0} = Vd32; let mayLoad = 1;
  }
  def V6_vst : InstWord<0b0010, (outs), (ins IntRegs:$Rt32, s6_0Imm:$Ii, VecRegs:$Vs32), "vmem($Rt32+#$Ii) = $Vs32", [], "", tc_VST, TypeVM> {
    bits<5> Vs32; bits<5> Rt32; bits<6> Ii;
    let Inst{27-21} = 0b1000001; let Inst{20-16} = Rt32; let Inst{13} = Ii{3}; let Inst{12-11} = Ii{5-4}; let Inst{10-8} = Ii{2-0}; let Inst{7-5} = 0; let Inst{4-0} = Vs32; let mayStore = 1;
  }
  def V6_vhist : InstWord<0b0001, (outs), (ins), "vhist", [], "", tc_VHIST, TypeVA> { let Inst{27-16} = 0b111000000000; let Inst{13-0} = 0b01000010000000; let hasSideEffects = 1; }
  let Constraints = "$Vx32 = $Vx32in" in
  def V6_vmac : InstWord<0b0001, (outs VecRegs:$Vx32), (ins VecRegs:$Vx32in, VecRegs:$Vu32, IntRegs:$Rt32), "$Vx32.w += vmpyi($Vu32.w,$Rt32.b)", [], "", tc_VXDV, TypeVA> {
    bits<5> Vx32; bits<5> Vu32; bits<5> Rt32;
    let Inst{27-21} = 0b1001001; let Inst{20-16} = Rt32; let Inst{13} = 1; let Inst{12-8} = Vu32; let Inst{7-5} = 0; let Inst{4-0} = Vx32;
    let Constraints = "$Vx32 = $Vx32in";
  }
}
