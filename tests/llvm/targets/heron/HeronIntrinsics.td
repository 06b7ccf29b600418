// Intrinsics that only Heron has.

let TargetPrefix = "heron" in {
  def int_heron_clip : ClangBuiltin<"__builtin_heron_clip">,
      DefaultAttrsIntrinsic<[llvm_anyint_ty], [LLVMMatchType<0>, LLVMMatchType<0>],
                            [IntrNoMem, IntrSpeculatable]>;
  def int_heron_rdsys : DefaultAttrsIntrinsic<[llvm_i64_ty], [llvm_i32_ty],
                                              [IntrHasSideEffects, ImmArg<ArgIndex<0>>]>;
  def int_heron_wrsys : Intrinsic<[], [llvm_i32_ty, llvm_i64_ty],
                                  [IntrHasSideEffects, ImmArg<ArgIndex<0>>]>;
  def int_heron_vadd : DefaultAttrsIntrinsic<[llvm_anyvector_ty],
      [LLVMMatchType<0>, LLVMMatchType<0>, llvm_anyint_ty], [IntrNoMem]>;
  def int_heron_vload : DefaultAttrsIntrinsic<[llvm_anyvector_ty],
      [llvm_ptr_ty, llvm_anyint_ty], [NoCapture<ArgIndex<0>>, IntrReadMem, IntrArgMemOnly]>;
}
