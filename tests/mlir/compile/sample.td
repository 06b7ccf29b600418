// A dialect that uses one of each: what its generated C++ must compile with is sample.cpp.
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Pass/PassBase.td"

def Sample_Dialect : Dialect {
  let name = "sample";
  let cppNamespace = "::sample";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

def Sample_Color : I32EnumAttr<"Color", "a color", [
  I32EnumAttrCase<"Red", 0, "red">, I32EnumAttrCase<"Green", 1, "green">
]> {
  let cppNamespace = "::sample";
  let genSpecializedAttr = 0;
}

def Sample_Modes : I32BitEnumAttr<"Modes", "modes", [
  I32BitEnumAttrCaseNone<"None", "none">, I32BitEnumAttrCaseBit<"Fast", 0, "fast">,
  I32BitEnumAttrCaseBit<"Safe", 1, "safe">
]> {
  let cppNamespace = "::sample";
  let genSpecializedAttr = 0;
}

def Sample_ColorAttr : EnumAttr<Sample_Dialect, Sample_Color, "color">;
def Sample_ModesAttr : EnumAttr<Sample_Dialect, Sample_Modes, "modes">;

def Sample_RangeAttr : AttrDef<Sample_Dialect, "Range"> {
  let mnemonic = "range";
  let parameters = (ins "int64_t":$from, "int64_t":$to, OptionalParameter<"::mlir::Type">:$type);
  let assemblyFormat = "`<` $from `to` $to (`:` $type^)? `>`";
}

def Sample_BoxType : TypeDef<Sample_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "::mlir::Type":$element, DefaultValuedParameter<"unsigned", "1">:$count,
                        ArrayRefParameter<"int64_t">:$shape);
  let assemblyFormat = "`<` struct(params) `>`";
}

def Sample_Shaped : OpInterface<"Shaped"> {
  let cppNamespace = "::sample";
  let methods = [
    InterfaceMethod<"The rank.", "unsigned", "getRank">,
    InterfaceMethod<"Doubled.", "unsigned", "getDoubled", (ins "unsigned":$by), "",
                    "return $_op.getRank() * by;">,
    StaticInterfaceMethod<"Whether it is dense.", "bool", "isDense", (ins), "", "return true;">
  ];
}

class Sample_Op<string mnemonic, list<Trait> traits = []>
    : Op<Sample_Dialect, mnemonic, traits>;

def Sample_AddOp : Sample_Op<"add", [Pure, SameOperandsAndResultType]> {
  let summary = "adds";
  let arguments = (ins AnyInteger:$lhs, AnyInteger:$rhs);
  let results = (outs AnyInteger:$sum);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($sum)";
}

def Sample_CallOp : Sample_Op<"call", [AttrSizedOperandSegments]> {
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$inputs,
                       Optional<I1>:$condition, OptionalAttr<Sample_ColorAttr>:$color,
                       DefaultValuedAttr<I64Attr, "7">:$weight, UnitAttr:$tail,
                       Sample_ModesAttr:$modes);
  let results = (outs Variadic<AnyType>:$outputs);
  let assemblyFormat = [{
    $callee `(` $inputs `)` (`if` $condition^)? (`color` $color^)? (`tail` $tail^)?
    `modes` $modes (`weight` $weight^)? attr-dict `:` functional-type($inputs, $outputs)
  }];
  let hasVerifier = 1;
}

def Sample_LoopOp : Sample_Op<"loop", [DeclareOpInterfaceMethods<Sample_Shaped>]> {
  let arguments = (ins Index:$count, OptionalAttr<StrAttr>:$label, OptionalAttr<I32Attr>:$step,
                       UnitAttr:$parallel);
  let regions = (region SizedRegion<1>:$body, AnyRegion:$rest);
  let assemblyFormat = [{
    $count oilist(`label` $label | `step` $step | `parallel` $parallel)
    $body (`else` $rest^)? attr-dict-with-keyword
  }];
}

def Sample_JumpOp : Sample_Op<"jump", [Terminator]> {
  let arguments = (ins I1:$condition);
  let successors = (successor AnySuccessor:$yes, AnySuccessor:$no);
  let assemblyFormat = "$condition `,` $yes `,` $no attr-dict";
}

#ifdef FEW_PROPERTIES
defvar wrapped = (ins AnyType:$value, Sample_RangeAttr:$range, IntProperty<"int64_t">:$size);
#else
defvar wrapped = (ins AnyType:$value, Sample_RangeAttr:$range, I64Prop:$size,
                      DefaultValuedProp<BoolProp, "false">:$hot);
#endif

def Sample_WrapOp : Sample_Op<"wrap"> {
  let arguments = wrapped;
  let results = (outs Sample_BoxType:$box);
  let builders = [OpBuilder<(ins "::mlir::Value":$value, CArg<"unsigned", "2">:$count)>];
  let assemblyFormat = [{
    $value custom<Range>($range) prop-dict attr-dict `:` type($value) `->` qualified(type($box))
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Sample_PlainOp : Sample_Op<"plain", [Pure]> {
  let arguments = (ins Variadic<F32>:$in, ArrayAttr:$list);
  let results = (outs F32:$first, Variadic<F32>:$others);
  let extraClassDeclaration = "unsigned total() { return getIn().size(); }";
}

def SamplePass : Pass<"sample-pass", "::mlir::ModuleOp"> {
  let summary = "does nothing";
  let dependentDialects = ["::sample::SampleDialect"];
  let options = [Option<"level", "level", "int", "3", "how much">,
                 ListOption<"names", "names", "std::string", "which">];
  let statistics = [Statistic<"seen", "num-seen", "what was seen">];
}
