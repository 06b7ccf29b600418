// What native code calls find where they are matched: properties by their C++ types.

// +++ head.td
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
include "mlir/IR/PatternBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "test";
}
class T<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;
def One : T<"one"> { let arguments = (ins AnyType:$a); let results = (outs AnyType:$r); }
def Two : T<"two"> { let arguments = (ins AnyType:$a, AnyType:$b); let results = (outs AnyType:$r); }
def Res2 : T<"res2"> { let arguments = (ins AnyType:$a); let results = (outs AnyType:$r, AnyType:$s); }
def Zero : T<"zero"> { let arguments = (ins AnyType:$a); }
def WithAttr : T<"with_attr"> { let arguments = (ins AnyType:$a, I32Attr:$i); let results = (outs AnyType:$r); }
def WithProp : T<"with_prop"> { let arguments = (ins AnyType:$a, I32Prop:$p); let results = (outs AnyType:$r); }
def Var : T<"var"> { let arguments = (ins Variadic<AnyType>:$a); let results = (outs AnyType:$r); }
def Var2 : T<"var2", [AttrSizedOperandSegments]> { let arguments = (ins Variadic<AnyType>:$a, Variadic<AnyType>:$b); let results = (outs AnyType:$r); }
def VarRes : T<"var_res"> { let arguments = (ins AnyType:$a); let results = (outs Variadic<AnyType>:$r); }
def Const : T<"const"> { let arguments = (ins AnyAttr:$v); let results = (outs AnyType:$r); }
def Eq : Constraint<CPred<"$0 == $1">, "equal">;
def N0 : NativeCodeCall<"foo()">;
def N1 : NativeCodeCall<"foo($_builder, $0)">;
def N1self : NativeCodeCall<"foo($_self, $0)">;
def N2 : NativeCodeCall<"foo($_self, $0, $1)">;
def N2r : NativeCodeCall<"foo($_self, $0)", 2>;
def NV : NativeCodeCallVoid<"foo($0)">;

// --- native_prop_typed --gen-rewriters
include "head.td"
def PC : PropConstraint<CPred<"foo($_self)">, "x", "int">;
def : Pat<(WithProp $a, (N1self PC)), (One $a)>;
def : Pat<(Two $x, (N1self I32Prop)), (One $x)>;
