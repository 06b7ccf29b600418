// Calling conventions: registers first, the rest on the stack.

class CCIfSubtargetIs<string P, CCAction A> : CCIf<"static_cast<const CiskSubtarget &>(State.getMachineFunction().getSubtarget())." # P, A>;

def RetCC_CiskCommon : CallingConv<[
  CCIfType<[i1], CCPromoteToType<i8>>,
  CCIfType<[i8], CCAssignToReg<[AL, DL, CL]>>,
  CCIfType<[i16], CCAssignToReg<[AX, DX, CX]>>,
  CCIfType<[i32], CCAssignToReg<[EAX, EDX, ECX]>>,
  CCIfType<[i64], CCIf<"Subtarget.is64Bit()", CCAssignToReg<[RAX, RDX, RCX]>>>,
  CCIfType<[v4f32, v2f64, v4i32, v2i64], CCAssignToReg<[F0, F1, F2, F3]>>
]>;
def RetCC_Cisk : CallingConv<[
  CCIfInReg<CCIfType<[f32], CCAssignToReg<[FS0, FS1]>>>,
  CCIfType<[f32, f64], CCIfSwiftError<CCAssignToReg<[FD7]>>>,
  CCIfType<[f80], CCAssignToReg<[ST0, ST1]>>,
  CCDelegateTo<RetCC_CiskCommon>
]> { let Entry = 1; }

def CC_Cisk64 : CallingConv<[
  CCIfByVal<CCPassByVal<8, 8>>,
  CCIfType<[i1, i8, i16], CCPromoteToType<i32>>,
  CCIfNest<CCAssignToReg<[R10]>>,
  CCIfSwiftSelf<CCIfType<[i64], CCAssignToReg<[R11]>>>,
  CCIfSwiftAsync<CCIfType<[i64], CCAssignToReg<[RBP]>>>,
  CCIfCFGuardTarget<CCAssignToReg<[RAX]>>,
  CCIfType<[i32], CCAssignToReg<[EDI, ESI, EDX, ECX, R8D, R9D]>>,
  CCIfType<[i64], CCIfSplit<CCAssignToReg<[RDI, RDX, R8]>>>,
  CCIfType<[i64], CCAssignToRegWithShadow<[RDI, RSI, RDX], [F0, F1, F2]>>,
  CCIfConsecutiveRegs<CCCustom<"CC_Cisk_Consecutive">>,
  CCIfType<[f32, f64], CCIfSubtargetIs<"hasFP2()", CCAssignToReg<[FD0, FD1, FD2]>>>,
  CCIfType<[i32, i64], CCAssignToStack<8, 8>>,
  CCIfType<[f80], CCAssignToStack<0, 0>>,
  CCIfType<[v4f32], CCAssignToStackWithShadow<16, 16, [RDI, RSI]>>
]>;
def CC_Cisk32 : CallingConv<[
  CCIfPreallocated<CCPassByVal<4, 4>>,
  CCIfSRet<CCIfInReg<CCAssignToReg<[EAX]>>>,
  CCIfNotVarArg<CCIfInReg<CCIfType<[i32], CCAssignToReg<[EAX, EDX, ECX]>>>>,
  CCIfArgFixed<CCIfType<[f64], CCBitConvertToType<i64>>>,
  CCIfVarArg<CCIfType<[f32], CCPromoteToType<f64>>>,
  CCIfPtrAddrSpace<270, CCTruncToType<i32>>,
  CCIfPtr<CCAssignToRegAndStack<[EAX, EDX], 4, 4>>,
  CCIfType<[i8, i16], CCPromoteToUpperBitsInType<i32>>,
  CCIfType<[v2f64], CCPassIndirect<i32>>,
  CCAssignToStack<4, 4>
]>;
def CC_Cisk_Interrupt : CustomCallingConv;
def CC_Cisk_Win : CustomCallingConv { let Entry = 1; }
def CC_Cisk : CallingConv<[
  CCIfCC<"CallingConv::X86_INTR", CCDelegateTo<CC_Cisk_Interrupt>>,
  CCIfCC<"CallingConv::Win64", CCDelegateTo<CC_Cisk_Win>>,
  CCIf<"static_cast<const CiskSubtarget &>(State.getMachineFunction().getSubtarget()).is64Bit()", CCDelegateTo<CC_Cisk64>>,
  CCIfArgVarArg<CCAssignToStack<8, 8>>,
  CCDelegateTo<CC_Cisk32>
]> { let Entry = 1; }

def CSR_None : CalleeSavedRegs<(add)>;
def CSR_32 : CalleeSavedRegs<(add ESI, EDI, EBX, EBP)>;
def CSR_64 : CalleeSavedRegs<(add RBX, (sequence "R%u", 8, 11), RBP)> { let OtherPreserved = (add RSP, (sequence "F%u", 4, 7)); }
def CSR_64_Swift : CalleeSavedRegs<(sub CSR_64, R11)>;
def CSR_64_All : CalleeSavedRegs<(add CSR_64, RAX, (interleave (add RCX, RDX), (add RSI, RDI)))>;
def CSR_NoRegs : CalleeSavedRegs<(and CSR_32, CSR_64)>;
