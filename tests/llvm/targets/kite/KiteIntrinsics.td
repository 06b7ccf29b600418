// Intrinsics that only Kite has.

let TargetPrefix = "kite" in {
  def int_kite_lane_id : ClangBuiltin<"__builtin_kite_lane_id">,
#ifdef LLVM_19
      DefaultAttrsIntrinsic<[llvm_i32_ty], [], [IntrNoMem, IntrSpeculatable]>;
#else
      DefaultAttrsIntrinsic<[llvm_i32_ty], [], [IntrNoMem, IntrSpeculatable, Range<RetIndex, 0, 64>]>;
#endif
  def int_kite_barrier : Intrinsic<[], [], [IntrConvergent, IntrWillReturn, IntrNoCallback]>;
  def int_kite_fmed3 : DefaultAttrsIntrinsic<[llvm_anyfloat_ty],
      [LLVMMatchType<0>, LLVMMatchType<0>, LLVMMatchType<0>], [IntrNoMem, IntrSpeculatable, Commutative]>;
  def int_kite_image_load : Intrinsic<[llvm_anyfloat_ty], [llvm_i32_ty, llvm_anyint_ty, llvm_v8i32_ty],
      [IntrReadMem, ImmArg<ArgIndex<0>>], "", [SDNPMemOperand]>;
  def int_kite_buffer_store : Intrinsic<[], [llvm_any_ty, llvm_v4i32_ty, llvm_i32_ty],
      [IntrWriteMem, WriteOnly<ArgIndex<1>>], "", [SDNPMemOperand]>;
  def int_kite_mma : DefaultAttrsIntrinsic<[llvm_v16f32_ty],
      [llvm_v4f32_ty, llvm_v4f32_ty, llvm_v16f32_ty], [IntrNoMem, IntrConvergent]>;
}
