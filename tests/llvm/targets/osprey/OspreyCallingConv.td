// How Osprey passes arguments.

class CCIfAlign<string align, CCAction action>
    : CCIf<"ArgFlags.getNonZeroOrigAlign() == Align(" # align # ")", action>;

let Entry = 1 in {
  def CC_Osprey : CallingConv<[
    CCIfByVal<CCPassByVal<4, 4>>,
    CCIfNest<CCAssignToReg<[R12]>>,
    CCIfType<[i1, i8, i16], CCPromoteToType<i32>>,
    CCIfSwiftSelf<CCIfType<[i32], CCAssignToReg<[R10]>>>,
    CCIfSwiftError<CCIfType<[i32], CCAssignToReg<[R8]>>>,
    CCIfType<[v8i8, v4i16, v2i32], CCBitConvertToType<f64>>,
    CCIfType<[f32], CCBitConvertToType<i32>>,
    CCIfType<[f64, v2f64], CCCustom<"CC_Osprey_Double">>,
    CCIfType<[i32], CCIfAlign<"8", CCAssignToRegWithShadow<[R0, R2], [R0, R1]>>>,
    CCIfType<[i32], CCIf<"ArgFlags.isSRet()", CCAssignToReg<[R0]>>>,
    CCIfType<[i32], CCAssignToReg<[R0, R1, R2, R3]>>,
    CCIfType<[i32], CCIfAlign<"8", CCAssignToStackWithShadow<4, 8, [R0, R1, R2, R3]>>>,
    CCIfType<[i32], CCAssignToStack<4, 4>>,
    CCIfType<[f64], CCAssignToStack<8, 4>>
  ]>;
  def RetCC_Osprey : CallingConv<[
    CCIfType<[i1, i8, i16], CCPromoteToUpperBitsInType<i32>>,
    CCIfInReg<CCIfType<[i32], CCAssignToReg<[R4]>>>,
    CCIfType<[i32], CCAssignToReg<[R0, R1]>>
  ]>;
}
def CC_Osprey_Float : CallingConv<[
  CCIfConsecutiveRegs<CCCustom<"CC_Osprey_Aggregate">>,
  CCIfVarArg<CCDelegateTo<CC_Osprey>>,
  CCIfType<[f32], CCAssignToReg<[S0, S1, S2, S3]>>,
  CCIfType<[f64], CCAssignToRegWithShadow<[D0, D1], [Q0, Q1]>>,
  CCIfType<[v4f32], CCAssignToRegAndStack<[Q0, Q1], 16, 8>>,
  CCDelegateTo<CC_Osprey>
]>;

def CSR_Osprey : CalleeSavedRegs<(add LR, (sequence "R%u", 11, 4), (sequence "D%u", 15, 8))>;
def CSR_NoFloat : CalleeSavedRegs<(sub CSR_Osprey, (sequence "D%u", 15, 8))>;
def CSR_Thread : CalleeSavedRegs<(add (sub CSR_Osprey, R9), (sequence "R%u", 1, 3))> {
  let OtherPreserved = (add QQTuples, RPairs);
}
