// Patterns that stand apart from instructions.

def KiteFma : SDNode<"KiteISD::FMA_LEGACY", SDTFPTernaryOp, [SDNPCommutative]>;
def KiteClamp : SDNode<"KiteISD::CLAMP", SDTFPUnaryOp>;
def KiteBuild : SDNode<"KiteISD::BUILD_TUPLE", SDTypeProfile<1, -1, [SDTCisVec<0>]>>;
def SDTKiteLane : SDTypeProfile<1, 3, [SDTCisSameAs<0, 1>, SDTCisInt<2>, SDTCisVT<3, i32>]>;
def KiteLaneShift : SDNode<"KiteISD::LANE_SHIFT", SDTKiteLane, [SDNPHasChain, SDNPSideEffect]>;
def VMods : ComplexPattern<untyped, 2, "SelectVMods">;
def VMods3 : ComplexPattern<untyped, 4, "SelectVMods3", [fneg, fabs]>;
def NegateImm : SDNodeXForm<imm, [{
  return CurDAG->getSignedTargetConstant(-N->getSExtValue(), SDLoc(N), MVT::i32);
}]>;
def InlineImm32 : IntImmLeaf<i32, [{ return isInlineImmediate(Imm); }]>;
def NegInline : PatLeaf<(imm), [{ return isInlineImmediate(-N->getSExtValue()); }], NegateImm>;

// What the other selector of instructions knows of these.
def gi_vmods : GIComplexOperandMatcher<s32, "selectVMods">, GIComplexPatternEquiv<VMods>;
def gi_negate : GICustomOperandRenderer<"renderNegated">, GISDNodeXFormEquiv<NegateImm>;
class KiteGeneric : GenericInstruction { let Namespace = "Kite"; }
def G_KITE_CLAMP : KiteGeneric {
  let OutOperandList = (outs type0:$dst);
  let InOperandList = (ins type0:$src);
  let hasSideEffects = 0;
}
def G_KITE_BUFFER : KiteGeneric {
  let OutOperandList = (outs type0:$dst);
  let InOperandList = (ins ptype1:$base, untyped_imm_0:$offset, variable_ops);
  let hasSideEffects = 0;
  let mayLoad = 1;
}
def : GINodeEquiv<G_KITE_CLAMP, KiteClamp>;

class PatKite<dag pattern, dag result> : Pat<pattern, result>, PredicateControl;

foreach size = [2, 3, 4, 8, 16] in {
  defvar rc = !cast<RegisterClass>("V_" # !mul(32, size));
  defvar vt = !cond(!eq(size, 2): v2i32, !eq(size, 3): v3i32, !eq(size, 4): v4i32, !eq(size, 8): v8i32, true: v16i32);
  foreach i = [0, !sub(size, 1)] in {
    def : PatKite<(i32 (extractelt vt:$v, (i32 i))), (EXTRACT_SUBREG $v, !cast<SubRegIndex>("sub" # i))>;
    def : PatKite<(vt (insertelt vt:$v, i32:$x, (i32 i))),
                  (INSERT_SUBREG $v, $x, !cast<SubRegIndex>("sub" # i))>;
  }
}
def : PatKite<(v2i32 (build_vector i32:$a, i32:$b)), (REG_SEQUENCE V_64, $a, sub0, $b, sub1)>;
def : PatKite<(v4f32 (KiteBuild f32:$a, f32:$b, f32:$c, f32:$d)),
              (REG_SEQUENCE V_128, $a, sub0, $b, sub1, $c, sub2, $d, sub3)>;
def : PatKite<(f32 (fma (f32 (VMods f32:$a, i32:$am)), (f32 (VMods f32:$b, i32:$bm)),
                        (f32 (VMods f32:$c, i32:$cm)))),
              (V_FMA $am, $a, $bm, $b, $cm, $c)>;
def : PatKite<(f32 (KiteFma (VMods3 f32:$a, i32:$am, i1:$cl, i32:$om), f32:$b, f32:$c)),
              (V_FMA $am, $a, 0, $b, 0, $c, $cl, $om)>;
def : PatKite<(f64 (any_fadd f64:$a, f64:$b)), (V_ADD_F64 0, $a, 0, $b)>;
def : PatKite<(f32 (int_kite_fmed3 f32:$a, f32:$b, f32:$c)), (V_MED3 0, $a, 0, $b, 0, $c)>;
def : PatKite<(f32 (KiteClamp (f32 (fneg f32:$a)))), (V_ADD_F32_e64 1, $a, 0, (i32 0), 1, 0)>;
let OtherPredicates = [UnsafeMath], WavePredicate = isWave32 in
def : PatKite<(fdiv f32:$a, f32:$b), (V_MUL_F32_e32 $a, (V_RCP_e32 $b))>;
def : PatKite<(and (srl i32:$a, i32:$b), InlineImm32:$m), (V_BFE $a, $b, (i32 InlineImm32:$m))>;
def : PatKite<(divergent<sub> i32:$a, NegInline:$n), (V_ADD_U32_e64 $a, (i32 (NegateImm $n)))>;
let AddedComplexity = 100 in
def : PatKite<(i32 (globalload_ (BufferAddr i32:$addr, v4i32:$rsrc, i16:$offset))),
              (BUFFER_LOAD $addr, $rsrc, $offset)>;
def : PatKite<(v4i32 (globalload16bytes_ (BufferAddr i32:$addr, v4i32:$rsrc, i16:$offset))),
              (BUFFER_LOAD_X4 $addr, $rsrc, $offset, 0, 0)>;
def : PatKite<(privatestore_ i32:$v, (BufferAddr i32:$addr, v4i32:$rsrc, i16:$offset)),
              (BUFFER_STORE $v, $addr, $rsrc, $offset)>;
def : PatKite<(globalatomic_add_ (BufferAddr i32:$addr, v4i32:$rsrc, i16:$offset), i32:$v),
              (BUFFER_ATOMIC_ADD $v, $addr, $rsrc, $offset, 1)>;
foreach space = ["global", "local"] in {
  def : PatKite<(i32 (!cast<PatFrag>(space # "atomic_swap_acq_") (LocalAddr i32:$a, i16:$o), i32:$v)),
                (BUFFER_ATOMIC_ADD $v, $a, (v4i32 (IMPLICIT_DEF)), $o)>;
  def : PatKite<(!cast<PatFrag>(space # "atomic_store_rel_") i32:$v, (LocalAddr i32:$a, i16:$o)),
                (BUFFER_STORE $v, $a, (v4i32 (IMPLICIT_DEF)), $o)>;
  def : PatKite<(i32 (!cast<PatFrag>(space # "zextload8_") (LocalAddr i32:$a, i16:$o))),
                (BUFFER_LOAD $a, (v4i32 (IMPLICIT_DEF)), $o)>;
}
def : PatKite<(i64 (anyext i32:$a)), (REG_SEQUENCE V_64, $a, sub0, (i32 (IMPLICIT_DEF)), sub1)>;
def : PatKite<(i32 (trunc i64:$a)), (i32 (EXTRACT_SUBREG (i64 $a), sub0))>;
def : PatKite<(v2i16 (bitconvert (f32 V_32:$a))), (v2i16 V_32:$a)>;
def : PatKite<(int_kite_buffer_store v4f32:$v, v4i32:$rsrc, i32:$a), (BUFFER_STORE_X4 $v, $a, $rsrc, (i16 0))>;
