// Arguments in the first registers and pairs, vectors in theirs.

def CC_Quad_Stack : CallingConv<[
  CCIfType<[i32, v2i16, v4i8], CCAssignToStack<4, 4>>,
  CCIfType<[i64, f64, v2i32, v4i16, v8i8], CCAssignToStack<8, 8>>
]>;
def CC_Quad : CallingConv<[
  CCIfType<[i1, i8, i16], CCPromoteToType<i32>>,
  CCIfType<[f32], CCBitConvertToType<i32>>,
  CCIfByVal<CCPassByVal<8, 8>>,
  CCIfArgVarArg<CCDelegateTo<CC_Quad_Stack>>,
  CCIfSplit<CCCustom<"CC_SkipOdd">>,
  CCIfType<[i32, v2i16, v4i8], CCAssignToReg<[R0, R1, R2, R3, R4, R5]>>,
  CCIfType<[i64, f64], CCAssignToRegWithShadow<[D0, D1, D2], [R1, R3, R5]>>,
#ifndef LLVM_19
  CCIfType<[v8i8, v4i16], CCAssignToRegTuple<["D0", "D1"]>>,
#endif
  CCDelegateTo<CC_Quad_Stack>
]>;
def RetCC_Quad : CallingConv<[
  CCIfType<[i32], CCAssignToReg<[R0, R1]>>,
  CCIfType<[i64], CCAssignToReg<[D0]>>
]> { let Entry = 1; }
class CCIfVec<CCAction A> : CCIf<"State.getMachineFunction().getSubtarget<QuadSubtarget>().useVec()", A>;
def CC_Quad_Vec : CallingConv<[
  CCIfVec<CCIfType<[v16i32, v32i16, v64i8], CCAssignToReg<[V0, V1, V2, V3]>>>,
  CCIfVec<CCIfType<[v32i32], CCAssignToReg<[W0, W1]>>>,
  CCIfVec<CCIfType<[v16i32], CCAssignToStack<64, 64>>>,
  CCDelegateTo<CC_Quad>
]>;
def QuadCSR : CalleeSavedRegs<(add (sequence "R%u", 16, 27))>;
def QuadCSR_Pairs : CalleeSavedRegs<(add (sequence "D%u", 8, 13))> { let OtherPreserved = (add R29, R30); }
