// Patterns that lower operations of Clang's IR.

// +++ cir.td
class CIR_Op<string mnemonic> { string name = mnemonic; bit hasCXXABILowering = 0; bit hasLLVMLowering = 1; bit isLLVMLoweringRecursive = 0; code extraLLVMLoweringPatternDecl = ""; }

// --- names_and_both_lowerings --gen-cir-lowering
include "cir.td"
let hasCXXABILowering = 1 in {
def CIR_AddOp : CIR_Op<"add">;
def CIR_Sub_Op : CIR_Op<"sub">;
def XX_CIR_MulOp : CIR_Op<"sub">;
def _Op : CIR_Op<"sub"> { let isLLVMLoweringRecursive=1; let extraLLVMLoweringPatternDecl="a\nb"; }
def CIRAddOp : CIR_Op<"add">;
def CIR_ : CIR_Op<"add">;
}

// --- one_lowering --gen-cir-lowering
include "cir.td"
def CIR_AddOp : CIR_Op<"add"> { let extraLLVMLoweringPatternDecl = [{ int value; }]; }
def CIR_SubOp : CIR_Op<"sub"> { let hasLLVMLowering = 0; let hasCXXABILowering = 1; }

// --- none --gen-cir-lowering
class CIR_Op;
