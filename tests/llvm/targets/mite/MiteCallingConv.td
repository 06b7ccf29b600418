// Calling conventions with every action there is.

def CC_Mite_Custom : CustomCallingConv { let Entry = 1; }
def CC_Mite_AssignStack : CallingConv<[
  CCIfType<[i8, i16], CCAssignToStack<2, 2>>,
  CCIfType<[i32], CCAssignToStackWithShadow<4, 2, [R12, R13]>>,
  CCAssignToStack<0, 0>
]>;
def CC_Mite_Fast : CallingConv<[
  CCIfNest<CCAssignToReg<[R15]>>,
  CCIfSwiftSelf<CCAssignToReg<[R10]>>,
  CCIfSwiftError<CCAssignToReg<[R11]>>,
  CCIfSwiftAsync<CCAssignToReg<[R9]>>,
  CCIfCFGuardTarget<CCAssignToReg<[R8]>>,
  CCIfPreallocated<CCCustom<"CC_Mite_Preallocated">>,
  CCIfConsecutiveRegs<CCCustom<"CC_Mite_Block">>,
#ifndef LLVM_19
  CCIfPtr<CCIfType<[i32], CCAssignToRegTuple<["R12_R13", "R14_R15"]>>>,
#endif
  CCIfPtrAddrSpace<3, CCTruncToType<i16>>,
  CCIfType<[i1], CCPromoteToUpperBitsInType<i16>>,
  CCIfType<[i8], CCPromoteToType<i16>>,
  CCIfType<[f16], CCBitConvertToType<i16>>,
  CCIfType<[f32], CCBitConvertToType<i32>>,
  CCIfType<[i64], CCPassIndirect<i16>>,
  CCIfByVal<CCPassByVal<2, 2>>,
  CCIfType<[i16], CCIfInReg<CCAssignToRegAndStack<[R12, R13], 2, 2>>>,
  CCIfType<[i16], CCIfSplit<CCAssignToRegWithShadow<[R12, R14], [R13, R15]>>>,
  CCIfType<[i16], CCAssignToReg<[R12, R13, R14, R15]>>,
  CCDelegateTo<CC_Mite_AssignStack>
]>;
def CC_Mite : CallingConv<[
  CCIfCC<"CallingConv::MSP430_INTR", CCCustom<"CC_Mite_Interrupt">>,
  CCIfCC<"CallingConv::Fast", CCDelegateTo<CC_Mite_Fast>>,
  CCIfVarArg<CCDelegateTo<CC_Mite_AssignStack>>,
  CCIfArgVarArg<CCDelegateTo<CC_Mite_AssignStack>>,
  CCIf<"State.getMachineFunction().getSubtarget<MiteSubtarget>().isWide()", CCDelegateTo<CC_Mite_Custom>>,
  CCIfNotVarArg<CCIfArgFixed<CCDelegateTo<CC_Mite_Fast>>>,
  CCIfSRet<CCAssignToReg<[R12]>>,
  CCDelegateTo<CC_Mite_AssignStack>
]> { let Entry = 1; }
def RetCC_Mite : CallingConv<[
  CCIfType<[i8], CCAssignToReg<[R12B, R13B]>>,
  CCIfType<[i16], CCAssignToReg<[R12, R13, R14, R15]>>
]>;
def CSR_Mite : CalleeSavedRegs<(add (sequence "R%u", 4, 10))>;
def CSR_MiteIntr : CalleeSavedRegs<(add CSR_Mite, (sequence "R%u", 11, 15))> { let OtherPreserved = (add R1, SR); }
def CSR_None : CalleeSavedRegs<(add)>;
def CSR_Odd : CalleeSavedRegs<(decimate (sequence "R%u", 5, 15), 2)>;
