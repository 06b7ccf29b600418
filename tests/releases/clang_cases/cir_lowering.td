// Patterns that lower operations of Clang's IR, since 23: they may say what they make of LLVM's.

// +++ cir.td
def ins; def outs;
class Dialect<string n, string namespace> { string name = n; string cppNamespace = namespace; }
def CIR_Dialect : Dialect<"cir", "::cir">;
def Other_Dialect : Dialect<"other", "::other::inner">;
class Constructor<dag parameters> { dag dagParams = parameters; }
class Attribute<string n, Dialect d> { Dialect dialect = d; string cppClassName = n; }
class EnumAttr<string n, Dialect d = CIR_Dialect> : Attribute<n, d>;
class CIR_Attr<string n, bit illegal = 0, bit visited = 0, Dialect d = CIR_Dialect> : Attribute<n, d> {
  bit canHaveIllegalCXXABIType = illegal;
  bit hasAttrToValueLowering = visited;
}
class CIR_Op<string mnemonic> {
  dag arguments = (ins); dag results = (outs);
  bit hasCXXABILowering = 0; bit hasLLVMLowering = 1; bit isLLVMLoweringRecursive = 0;
  string llvmOp = ""; Constructor customLLVMLoweringConstructorDecl = ?;
  string constrainedLLVMIntrinsic = ""; bit constrainedLLVMIntrinsicHasRoundingMode = 0;
  code extraLLVMLoweringPatternDecl = "";
}
class OfLLVM<string n, int count = 1> : CIR_Op<n> {
  let llvmOp = n;
  let results = !foldl((outs), !range(count), all, each, !con(all, (outs 1:$r)));
}

// --- patterns_of_operations --gen-cir-lowering
include "cir.td"
def CIR_AddOp : OfLLVM<"AddOp"> { let isLLVMLoweringRecursive = 1; }
def CIR_StoreOp : OfLLVM<"StoreOp", 0> { let extraLLVMLoweringPatternDecl = "int more;"; }
def CIR_Pair_Op : OfLLVM<"PairOp", 2> { let hasCXXABILowering = 1; }
def CIR_AbiOp : OfLLVM<"AbiOp"> { let hasCXXABILowering = 1; let hasLLVMLowering = 0; }
def CIR_OwnOp : CIR_Op<"own"> { let customLLVMLoweringConstructorDecl = Constructor<(ins)>; }
def CIR_MadeOp : CIR_Op<"made"> {
  let customLLVMLoweringConstructorDecl = Constructor<(ins "int":$number, "const Map &":$map)>;
  let isLLVMLoweringRecursive = 1;
  let extraLLVMLoweringPatternDecl = "int more;";
}
def CIR_PlainOp : CIR_Op<"plain">;

// --- constrained_operations --gen-cir-lowering
include "cir.td"
class Constrained<string n, string flags> : OfLLVM<n> {
  let constrainedLLVMIntrinsic = n;
  let arguments = !dag(ins, [1, 2], ["value", flags]);
}
def CIR_FAddOp : Constrained<"fadd", "fastmath_flags">;
def CIR_FSubOp : Constrained<"fsub", "flags"> { let constrainedLLVMIntrinsicHasRoundingMode = 1; }
def CIR_FMulOp : Constrained<"fmul", "fastmath_flags"> { let constrainedLLVMIntrinsic = ""; }

// --- attributes --gen-cir-lowering
include "cir.td"
def CIR_OneAttr : CIR_Attr<"FirstAttr">;
def CIR_TwoAttr : CIR_Attr<"SecondAttr", 0, 1>;
def CIR_ThreeAttr : CIR_Attr<"ThirdAttr", 1, 1, Other_Dialect>;
def CIR_FourAttr : CIR_Attr<"FourthAttr", 1>;
def FiveAttr : CIR_Attr<"FifthAttr", 0, 0, Other_Dialect>;
def Other_KindAttr : EnumAttr<"KindAttr", Other_Dialect>;
def CIR_KindAttr : EnumAttr<"OwnKindAttr">;

// --- a_constructor_and_an_operation --gen-cir-lowering
include "cir.td"
def CIR_AddOp : OfLLVM<"AddOp"> { let customLLVMLoweringConstructorDecl = Constructor<(ins "int":$number)>; }

// --- constrained_nothing --gen-cir-lowering
include "cir.td"
def CIR_AddOp : CIR_Op<"add"> { let constrainedLLVMIntrinsic = "fadd"; }
