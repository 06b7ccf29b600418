// Calls, kernels and shaders.

class CCIfExtend<CCAction action> : CCIf<"ArgFlags.isSExt() || ArgFlags.isZExt()", action>;

def CC_Shader : CallingConv<[
  CCIfInReg<CCIfType<[f32, i32, f16, i16, v2i16, v2f16], CCAssignToReg<!foreach(i, !range(32), !cast<Register>("S"#i))>>>,
  CCIfNotVarArg<CCIfType<[f32, i32], CCAssignToReg<!foreach(i, !range(64), !cast<Register>("V"#i))>>>,
  CCIfVarArg<CCCustom<"CC_Shader_Stack">>
]>;
def CC_Kernel : CallingConv<[CCCustom<"allocateKernArg">]> { let Entry = 1; }
def CC_Func : CallingConv<[
  CCIfByVal<CCPassByVal<4, 4>>,
  CCIfType<[i1], CCPromoteToType<i32>>,
  CCIfType<[i8, i16], CCIfExtend<CCPromoteToType<i32>>>,
  CCIfPtrAddrSpace<5, CCAssignToReg<[S4, S5]>>,
#ifndef LLVM_19
  CCIfPtr<CCIfInReg<CCAssignToRegTuple<["S0_S1", "S2_S3"]>>>,
#endif
  CCIfSplit<CCIfType<[i32], CCAssignToRegWithShadow<[V0, V2, V4], [V1, V3, V5]>>>,
  CCIfPreallocated<CCCustom<"CC_Kite_Preallocated">>,
  CCIfSwiftAsync<CCIfType<[i64], CCTruncToType<i32>>>,
  CCIfCFGuardTarget<CCAssignToReg<[S6]>>,
  CCIfType<[v4f64], CCPassIndirect<i64>>,
  CCIfType<[i32, f32, i16, f16, v2i16, v2f16], CCAssignToReg<!foreach(i, !range(32), !cast<Register>("V"#i))>>,
  CCIfArgVarArg<CCAssignToStack<8, 8>>,
  CCIfArgFixed<CCIfType<[f64], CCAssignToStack<8, 4>>>,
  CCIfCC<"CallingConv::Fast", CCAssignToStackWithShadow<4, 4, [V30, V31]>>,
  CCAssignToStack<4, 4>
]>;
def RetCC_Func : CallingConv<[
  CCIfType<[i1], CCPromoteToType<i32>>,
  CCIfType<[i1, i16], CCIfExtend<CCPromoteToType<i32>>>,
  CCIfType<[i32, f32], CCAssignToReg<[V0, V1, V2, V3]>>,
  CCIfSRet<CCAssignToRegAndStack<[V4], 4, 4>>
]>;
def CC_Kite : CallingConv<[
  CCIf<"State.getMachineFunction().getSubtarget<KiteSubtarget>().isShader()", CCDelegateTo<CC_Shader>>,
  CCIfCC<"CallingConv::C", CCDelegateTo<CC_Func>>
]>;

def CSR_V : CalleeSavedRegs<(add (sequence "V%u", 40, 47), (sequence "V%u", 56, 63))>;
def CSR_S : CalleeSavedRegs<(add (sequence "S%u", 24, 31))>;
def CSR_Kite : CalleeSavedRegs<(add CSR_V, CSR_S)> {
  let OtherPreserved = (add (sequence "A%u", 8, 15), EXEC, (decimate V_128, 40));
}
