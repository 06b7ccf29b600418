include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "d"; }
def A1 : Attr<CPred<"foo($_self, $_op)">, "{{$_self}} and {{$_op}} attr">;
def A2 : Attr<CPred<"foo($_self)">, "x {{$_self}}">;
def A3 : Attr<CPred<"foo($_self)">, "x {{}} y {{$_self}} \"z\" {{a">;
def A4 : Attr<CPred<"foo($other, $_self)">, "{{$_self}} named {{$x}}">;
def A5 : Attr<CPred<"foo($_ctxt, $_builder)">, "ctx">;
def T1 : Type<CPred<"foo($_self)">, "x {{$_self}} {{$_op}}">;
def T2 : Type<CPred<"foo($_self)">, "{{$_self}}">;
def T3 : Type<CPred<"foo($_self, $_op, $_ctxt, $x)">, "">;
def R1 : Region<CPred<"foo($_self)">, "x {{$_self}} z">;
def S1 : Successor<CPred<"foo($_self)">, "x {{$_self}} z">;
def XOp : Op<D, "x", [PredOpTrait<"x {{$x}} y", CPred<"f($x, $a4)">>, PredOpTrait<"{{$x}} y {{$a1}}", CPred<"f($y, $_ctxt, $_builder)">>, PredOpTrait<"x {{$x}} \"q\" \\ $x $$ $0", CPred<"g">>]> { let arguments = (ins T1:$x, T2:$y, T3:$z, A1:$a1,A2:$a2, A3:$a3, A4:$a4, A5:$a5, I64Attr:$other); let regions = (region R1:$r); let successors= (successor S1:$s); }
