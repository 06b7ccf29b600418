// Where builders can give parameters default values without being ambiguous.
include "mlir/IR/OpBase.td"

def Dflt_Dialect : Dialect {
  let name = "dflt";
  let cppNamespace = "dflt";
}

class Plain<dag args> : Op<Dflt_Dialect, NAME> {
  let arguments = args;
}

class NotBuildable<string type> : Attr<CPred<"true">> {
  let storageType = "Foo";
  let returnType = type;
  let constBuilderCall = "make($0)";
  let defaultValue = "3";
}
def Unwrapped : NotBuildable<"">;
def Wrapped : NotBuildable<"Foo">;
defvar Number = DefaultValuedAttr<I32Attr, "1">;
def X1Op : Plain<(ins Number:$a)>;
def X2Op : Plain<(ins I32Attr:$k, Number:$a)>;
def X3Op : Plain<(ins Unwrapped:$arr, Number:$b)>;
def X4Op : Plain<(ins I32Attr:$k, Unwrapped:$arr, Number:$b)>;
def X5Op : Plain<(ins Number:$x, AnyType:$v, Number:$b)>;
def X6Op : Plain<(ins ArrayAttr:$k, Number:$b)>;
def X7Op : Plain<(ins Number:$b, Unwrapped:$c)>;
def X8Op : Plain<(ins Number:$b, Unwrapped:$c, Number:$d)>;
def X9Op : Plain<(ins OptionalAttr<I32Attr>:$b, Unwrapped:$c, Number:$d)>;
def Y1Op : Plain<(ins Unwrapped:$c, UnitAttr:$d)>;
def Y2Op : Plain<(ins DefaultValuedProp<I64Prop, "5">:$p, Number:$d, DefaultValuedProp<I64Prop, "6">:$q)>;
def Y3Op : Plain<(ins I32Attr:$k, DefaultValuedProp<I64Prop, "5">:$p, Number:$d, DefaultValuedProp<I64Prop, "6">:$q)>;
def Y4Op : Plain<(ins I32Attr:$k, DefaultValuedProp<I64Prop, "5">:$p, DefaultValuedProp<I64Prop, "6">:$q)>;
def Y5Op : Plain<(ins Number:$a, Number:$b, DefaultValuedOptionalAttr<I32Attr, "4">:$c)>;
def WX2Op : Plain<(ins Number:$x, I32Attr:$k, Number:$b)>;
def WX3Op : Plain<(ins UnitAttr:$u, AnyType:$v, Number:$b)>;
def WX4Op : Plain<(ins AnyType:$v, I32Attr:$k, Number:$b)>;
def WX5Op : Plain<(ins I32Attr:$k, Number:$x, AnyType:$v, Number:$b)>;
def WX6Op : Plain<(ins Number:$x, I32Attr:$k, AnyType:$v, Number:$b)>;
def WX7Op : Plain<(ins Wrapped:$x, Number:$b)>;
def WX8Op : Plain<(ins I32Attr:$k, Wrapped:$x, Number:$b)>;
def WX9Op : Plain<(ins Wrapped:$x, Wrapped:$b)>;
def WY1Op : Plain<(ins Number:$x, Wrapped:$b)>;
def WY2Op : Plain<(ins APIntAttr:$k, Number:$b)>;
def WY3Op : Plain<(ins OptionalAttr<I32Attr>:$k, Number:$b)>;
def WY4Op : Plain<(ins DefaultValuedOptionalAttr<I32Attr,"4">:$k, AnyType:$v, Number:$b)>;
def WY5Op : Plain<(ins Wrapped:$k, AnyType:$v, Number:$b)>;
def WY6Op : Plain<(ins DefaultValuedAttr<I32Attr,"4">:$k, AnyType:$v, Number:$b, Number:$c)>;
def WY7Op : Plain<(ins I32Attr:$v, Wrapped:$k)>;
def CountedOp : Plain<(ins Number:$n)> { let regions = (region VariadicRegion<AnyRegion>:$r); }
