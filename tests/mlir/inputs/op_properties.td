// Properties of all kinds, beside attributes and segment sizes.
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Prop_Dialect : Dialect {
  let name = "prop";
  let cppNamespace = "::prop";
}

class Prop_Op<string mnemonic, list<Trait> traits = []>
    : Op<Prop_Dialect, mnemonic, traits>;

def Small : ConfinedProp<I64Prop, CPred<"$_self < 10">, "small number">;
def NeedsOp : ConfinedProp<I32Prop, CPred<"check($_op, $_self)">, "checked number">;
def Custom : Property<"Thing", "thing {{$_self}} here"> {
  let interfaceType = "const Thing &";
  let hashProperty = "hash_thing($_storage)";
  let predicate = CPred<"$_self.ok()">;
}

def Prop_ManyOp : Prop_Op<"many", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<I32>:$in, Small:$small, I32Attr:$number,
                       DefaultValuedProp<StringProp, "\"x\"">:$text, UnitProp:$flag,
                       ArrayProp<I64Prop>:$list, OptionalProp<I64Prop>:$maybe, NeedsOp:$needs,
                       Custom:$custom_thing, Variadic<I64>:$rest,
                       OptionalAttr<StrAttr>:$label, DefaultValuedProp<I64Prop, "5", "6">:$dflt);
  let results = (outs I32:$out);
}

def Prop_EncodedOp : Prop_Op<"encoded"> {
  let arguments = (ins BoolProp:$bit, I32Attr:$number);
  let useCustomPropertiesEncoding = 1;
}

def Prop_OnlyOp : Prop_Op<"only", [SameOperandsAndResultType]> {
  let arguments = (ins I32:$in, I64Prop:$value);
  let results = (outs I32:$out);
}

def Bare_Dialect : Dialect {
  let name = "bare";
  let cppNamespace = "bare::inner";
  let usePropertiesForAttributes = 0;
}

def Bare_MixedOp : Op<Bare_Dialect, "mixed", [AttrSizedOperandSegments]> {
  let arguments = (ins I64Prop:$value, I32Attr:$number, OptionalAttr<StrAttr>:$label,
                       Optional<I32>:$a, Optional<I32>:$b, UnitAttr:$flag);
}
