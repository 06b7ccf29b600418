// Custom and default builders.
include "mlir/IR/OpBase.td"

def Make_Dialect : Dialect {
  let name = "make";
  let cppNamespace = "::make";
}

// Without the interface that infers result types.
def SameOperandsAndResultType : NativeOpTrait<"SameOperandsAndResultType">;

class Make_Op<string mnemonic, list<Trait> traits = []>
    : Op<Make_Dialect, mnemonic, traits>;

def Make_CustomOp : Make_Op<"custom"> {
  let arguments = (ins I32:$a);
  let builders = [
    OpBuilder<(ins "int":$x, CArg<"Foo", "Foo()">:$y), [{
      build($_builder, $_state, x, y);
    }]>,
    OpBuilder<(ins "int":$location, CArg<"Bar">:$builder)>,
    OpBuilder<(ins "int", "Baz &")>,
    OpBuilder<(ins "::mlir::Value":$a)>,
    DeprecatedOpBuilder<"use \"the\" other", (ins "double":$z)>,
    DeprecatedOpBuilder<"gone", (ins "long":$z), "foo();">,
  ];
}
def Make_OnlyCustomOp : Make_Op<"only_custom"> {
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins)>];
}
def Make_SameOp : Make_Op<"same", [SameOperandsAndResultType]> {
  let arguments = (ins Variadic<I32>:$a, I32Attr:$attr);
  let results = (outs I32:$r, I32);
}
def Make_FirstAttrOp : Make_Op<"first_attr", [FirstAttrDerivedResultType]> {
  let arguments = (ins I32:$in, TypeAttr:$type, I32Attr:$n);
  let results = (outs I32:$r);
}
def Make_FirstTypedOp : Make_Op<"first_typed", [FirstAttrDerivedResultType]> {
  let arguments = (ins I64Attr:$value);
  let results = (outs I64:$r, I64:$s);
}
def Make_RegionsOp : Make_Op<"regions", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Optional<I32>, Variadic<I32>:$b, VariadicOfVariadic<I32, "pad">:$c,
                       DenseI32ArrayAttr:$pad, StrAttr:$alpha, OptionalAttr<I64Attr>:$zeta);
  let results = (outs Variadic<I32>, Optional<I64>:$o);
  let regions = (region AnyRegion:$r, VariadicRegion<AnyRegion>:$rs);
}
def Make_KindsOp : Make_Op<"kinds"> {
  let arguments = (ins StrAttr:$s, SymbolRefAttr:$sym, F32Attr:$f, APIntAttr:$ap, UnitAttr:$u,
                       TypeAttrOf<I32>:$t, I32ArrayAttr:$arr, DefaultValuedStrAttr<StrAttr, "a\"b">:$ds,
                       DefaultValuedAttr<F64Attr, "1.0">:$df, DefaultValuedOptionalAttr<StrAttr, "\"x\"">:$os,
                       ConfinedAttr<I32Attr, [IntPositive, IntMaxValue<7>]>:$pos,
                       DictionaryAttr:$dict, AnyAttr:$any, IndexAttr:$idx, SI8Attr:$si, UI8Attr:$ui,
                       ElementsAttr:$el, UnitAttr:$last);
}
def Make_ExtraOp : Make_Op<"extra", [
    NativeOpTrait<"Extra", [], "int fromTrait();", "int $cppClass::fromTrait() { return 1; }">]> {
  let summary = "an op";
  let description = [{
    It has */ and // in its description \
    and more.
  }];
  let extraClassDeclaration = [{
    static $cppClass make();
  }];
  let extraClassDefinition = [{
    $cppClass $cppClass::make() { return {}; }
  }];
}
def Make__Op : Op<Make_Dialect, "underscore">;
def _LeadingOp : Op<Make_Dialect, "leading">;
def NoPrefixOp : Op<Make_Dialect, "no.prefix">;
def Make_snake_case_op : Op<Make_Dialect, "snake"> {
  let arguments = (ins I32:$snake_case, I32Attr:$other_NAME, I32Attr:$_private, I32:$a__b, I32:$x1);
  let results = (outs I32:$result_one, Optional<I32>:$result_two);
}
