// Built-in functions of this target.

let TargetPrefix = "quad" in {
  class QuadIntrinsic<list<LLVMType> ret, list<LLVMType> args, list<IntrinsicProperty> props = [IntrNoMem]>
      : Intrinsic<ret, args, props>, ClangBuiltin<!subst("int_quad", "__builtin_quad", NAME)>;
  def int_quad_sat : QuadIntrinsic<[llvm_i32_ty], [llvm_i64_ty]>;
  def int_quad_addacc : QuadIntrinsic<[llvm_i64_ty], [llvm_i64_ty, llvm_i32_ty, llvm_i32_ty]>;
  def int_quad_locked : QuadIntrinsic<[llvm_i32_ty], [llvm_ptr_ty], [IntrArgMemOnly, NoCapture<ArgIndex<0>>]>;
  def int_quad_vaddw : DefaultAttrsIntrinsic<[llvm_v16i32_ty], [llvm_v16i32_ty, llvm_v16i32_ty], [IntrNoMem, Commutative]>;
  def int_quad_barrier : QuadIntrinsic<[], [], []>;
}
