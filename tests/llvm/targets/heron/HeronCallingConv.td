// How Heron passes arguments, and what a callee keeps.

def CC_HeronAssist : CustomCallingConv;
def CC_HeronFP : CallingConv<[
  CCIfType<[f16], CCAssignToReg<[F10_H, F11_H]>>,
  CCIfType<[f32], CCAssignToReg<[F10_F, F11_F, F12_F]>>,
  CCIfType<[f64], CCIf<"Subtarget.is64Bit()", CCAssignToReg<[F10_D, F11_D]>>>
]>;
def CC_Heron : CallingConv<[
  CCIfByVal<CCPassByVal<8, 8>>,
  CCIfType<[i8, i16], CCPromoteToType<i32>>,
  CCIfNotVarArg<CCDelegateTo<CC_HeronFP>>,
#ifndef LLVM_19
  CCIfType<[i32], CCIfSplit<CCAssignToRegTuple<["X10_X11", "X12_X13"]>>>,
#endif
  CCIfType<[i32, i64], CCAssignToReg<[X10, X11, X12, X13, X14, X15, X16, X17]>>,
  CCIfCC<"CallingConv::GHC", CCDelegateTo<CC_HeronAssist>>,
  CCCustom<"CC_Heron_Vector">,
  CCAssignToStack<0, 0>
]> { let Entry = 1; }
def RetCC_Heron : CallingConv<[CCIfType<[i32, i64], CCAssignToReg<[X10, X11]>>]>;

def CSR_Base : CalleeSavedRegs<(add X1, (sequence "X%u", 8, 9), (sequence "X%u", 18, 27))>;
def CSR_Float : CalleeSavedRegs<(add CSR_Base, (sequence "F%u_D", 8, 9))> {
  let OtherPreserved = (add VN2M4);
}
def CSR_None : CalleeSavedRegs<(add)>;
def CSR_Most : CalleeSavedRegs<(sub (sequence "X%u", 1, 31), X0, X5)>;
