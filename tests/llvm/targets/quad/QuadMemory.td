// Accesses by address space, width and ordering, and nodes whose types follow from each other.

// --- fragments
let IsLoad = 1 in {
  def load_local : PatFrag<(ops node:$p), (load node:$p)> { let AddressSpaces = [3, 5]; let IsNonExtLoad = 1; }
  def load_aligned8 : PatFrag<(ops node:$p), (unindexedload node:$p)> { let MinAlignment = 8; }
  def extload_byte : PatFrag<(ops node:$p), (unindexedload node:$p)> { let IsAnyExtLoad = 1; let MemoryVT = i8; }
  def sextload_half : PatFrag<(ops node:$p), (unindexedload node:$p)> { let IsSignExtLoad = 1; let MemoryVT = i16; }
  def zextload_scalar : PatFrag<(ops node:$p), (unindexedload node:$p)> { let IsZeroExtLoad = 1; let ScalarMemoryVT = i8; }
}
let IsStore = 1 in {
  def store_local : PatFrag<(ops node:$v, node:$p), (store node:$v, node:$p)> { let AddressSpaces = [3]; let IsTruncStore = 0; }
  def truncstore_half : PatFrag<(ops node:$v, node:$p), (unindexedstore node:$v, node:$p)> { let IsTruncStore = 1; let MemoryVT = i16; }
}
let IsAtomic = 1 in {
  def rmw_add_monotonic : PatFrag<(ops node:$p, node:$v), (atomic_load_add node:$p, node:$v)> { let IsAtomicOrderingMonotonic = 1; let MemoryVT = i32; }
  def rmw_add_acquire : PatFrag<(ops node:$p, node:$v), (atomic_load_add node:$p, node:$v)> { let IsAtomicOrderingAcquire = 1; let MemoryVT = i32; }
  def rmw_add_release : PatFrag<(ops node:$p, node:$v), (atomic_load_add node:$p, node:$v)> { let IsAtomicOrderingRelease = 1; let MemoryVT = i32; }
  def rmw_add_acq_rel : PatFrag<(ops node:$p, node:$v), (atomic_load_add node:$p, node:$v)> { let IsAtomicOrderingAcquireRelease = 1; let MemoryVT = i32; }
  def rmw_add_seq_cst : PatFrag<(ops node:$p, node:$v), (atomic_load_add node:$p, node:$v)> { let IsAtomicOrderingSequentiallyConsistent = 1; let MemoryVT = i32; }
  def rmw_sub_acquire : PatFrag<(ops node:$p, node:$v), (atomic_load_sub node:$p, node:$v)> { let IsAtomicOrderingAcquireOrStronger = 1; }
  def rmw_sub_weak : PatFrag<(ops node:$p, node:$v), (atomic_load_sub node:$p, node:$v)> { let IsAtomicOrderingReleaseOrStronger = 0; }
  def rmw_or_unused : PatFrag<(ops node:$p, node:$v), (atomic_load_or node:$p, node:$v)> { let HasNoUse = 1; let MemoryVT = i32; }
}
def and_one_use : PatFrag<(ops node:$a, node:$b), (and node:$a, node:$b)> { let HasOneUse = 1; }
def add_near : PatFrag<(ops node:$a, node:$b), (add node:$a, node:$b), [{
  return Operands[0].getOpcode() != Operands[1].getOpcode();
}]> { let PredicateCodeUsesOperands = 1; let GISelPredicateCode = [{ return true; }]; }
def tuimm5 : TImmLeaf<i32, [{ return isUInt<5>(Imm); }]>;
def fpone : FPImmLeaf<f32, [{ return Imm.isExactlyValue(+1.0); }]>;
def wide_or : PatFrags<(ops node:$a, node:$b), [(or node:$a, node:$b), (xor node:$a, node:$b)], [{ return isWide(N); }]>;
#ifdef LLVM_19
def AddrParent : ComplexPattern<i32, 2, "SelectAddrParent", [add, or], [SDNPWantParent], 3>;
#else
def AddrParent : ComplexPattern<i32, 2, "SelectAddrParent", [add, or], [], 3> { let WantsParent = 1; }
#endif
#ifdef LLVM_19
def AddrRoot : ComplexPattern<i32, 2, "SelectAddrRoot", [], [SDNPWantRoot]>;
#else
def AddrRoot : ComplexPattern<i32, 2, "SelectAddrRoot"> { let WantsRoot = 1; }
#endif

// --- nodes
def QuadPack : SDNode<"QuadISD::PACK", SDTypeProfile<1, 2, [SDTCisVT<0, i64>, SDTCisInt<1>, SDTCisSameAs<1, 2>, SDTCisOpSmallerThanOp<1, 0>]>>;
def QuadSplat : SDNode<"QuadISD::SPLAT", SDTypeProfile<1, 1, [SDTCisVec<0>, SDTCisEltOfVec<1, 0>]>, [], "SplatSDNode">;
def QuadHalf : SDNode<"QuadISD::HALF", SDTypeProfile<1, 1, [SDTCisSubVecOfVec<0, 1>]>>;
def QuadMask : SDNode<"QuadISD::MASK", SDTypeProfile<1, 2, [SDTCisSameNumEltsAs<0, 1>, SDTCVecEltisVT<0, i1>, SDTCisSameSizeAs<1, 2>]>>;
def QuadFma : SDNode<"QuadISD::FMA", SDTypeProfile<1, 3, [SDTCisFP<0>, SDTCisSameAs<0, 1>, SDTCisSameAs<0, 2>, SDTCisSameAs<0, 3>]>, [SDNPCommutative]>;
def QuadNarrow : SDNode<"QuadISD::NARROW", SDTypeProfile<1, 2, [SDTCisInt<0>, SDTCisVTSmallerThanOp<2, 0>, SDTCisVT<2, OtherVT>]>>;
def QuadAlloc : SDNode<"QuadISD::ALLOCA", SDTypeProfile<1, 1, [SDTCisPtrTy<0>, SDTCisVT<1, i32>]>, [SDNPHasChain, SDNPMayLoad, SDNPMayStore, SDNPMemOperand, SDNPSideEffect]>;

// --- patterns
def : Pat<(i32 (load_local i32:$p)), (L2_loadri_io $p, 0)>;
def : Pat<(i64 (load_aligned8 i32:$p)), (L2_loadrd_io $p, 0)>;
def : Pat<(i32 (extload_byte i32:$p)), (L2_loadrub_io $p, 0)>;
def : Pat<(i32 (sextload_half (AddrParent i32:$b, s11_0ImmPred:$o))), (L2_loadrh_io $b, $o)>;
def : Pat<(i32 (zextload_scalar (AddrRoot i32:$b, i32:$o))), (L2_loadrub_io $b, $o)>;
def : Pat<(store_local i32:$v, i32:$p), (S2_storeri_io $p, 0, $v)>;
def : Pat<(truncstore_half i32:$v, i32:$p), (S2_storerh_io $p, 1, $v)>;
foreach f = [rmw_add_monotonic, rmw_add_acquire, rmw_add_release, rmw_add_acq_rel, rmw_add_seq_cst, rmw_sub_acquire, rmw_sub_weak, rmw_or_unused] in
  def : Pat<(i32 (f i32:$p, i32:$v)), (A2_add (L4_locked $p), $v)>;
def : Pat<(i32 (and_one_use i32:$a, (wide_or i32:$b, i32:$c))), (A2_and $a, (A2_or $b, $c))>;
def : Pat<(i32 (add_near i32:$a, (shl i32:$b, (i32 2)))), (A2_add $a, (M2_mpyi $b, (A2_tfrsi 4)))>;
def : Pat<(i64 (QuadPack i32:$a, i32:$b)), (A2_combinew $b, $a)>;
def : Pat<(v16i32 (QuadSplat i32:$a)), (V6_vld $a, 0)>, Requires<[UseVec64]>;
def : Pat<(v16i32 (QuadHalf v32i32:$a)), (EXTRACT_SUBREG $a, vsub_lo)>, Requires<[UseVec64]>;
def : Pat<(f32 (QuadFma f32:$a, (f32 fpone), f32:$c)), (A2_add $a, $c)>;
def : Pat<(i64 (QuadNarrow i32:$a, i16)), (A2_combinew $a, $a)>;
def PS_alloca : PseudoQuad<(outs IntRegs:$d), (ins IntRegs:$n), [(set i32:$d, (QuadAlloc i32:$n))]> { let mayLoad = 1; let mayStore = 1; let hasSideEffects = 1; let Uses = [R29]; let Defs = [R29]; }
