// Built-in functions of this target.

let TargetPrefix = "mite" in {
  def int_mite_sleep : ClangBuiltin<"__builtin_mite_sleep">, Intrinsic<[], [llvm_i16_ty], [ImmArg<ArgIndex<0>>, IntrNoMem, IntrHasSideEffects]>;
  def int_mite_swap : ClangBuiltin<"__builtin_mite_swap">, DefaultAttrsIntrinsic<[llvm_i16_ty], [llvm_i16_ty], [IntrNoMem, IntrSpeculatable]>;
  def int_mite_load : Intrinsic<[llvm_anyint_ty], [llvm_anyptr_ty], [IntrReadMem, IntrArgMemOnly, NoCapture<ArgIndex<0>>]>;
}
