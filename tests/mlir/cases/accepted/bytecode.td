Bytecode readers and writers.

// --- members --gen-bytecode
include "mlir/IR/BytecodeBase.td"
def Text :
  WithParser<"succeeded($_reader.readString($_var))",
  WithBuilder<"$_args",
  WithPrinter<"$_writer.writeOwnedString($_getter, $_name, $_other)",
  WithGetter<"$_attrType/$_member/$_getMember/$_memberOf",
  WithType<"StringRef">>>>>;
def TextList : List<Text>;
def NameAttr : WithType<"NameAttr", Attribute>;
def Pair : CompositeBytecode<"PairT"> {
  dag members = (attr VarInt:$first_part, NameAttr:$second);
  let cBuilder = "PairT($_args, $_resultType)";
}
def Whole : DialectAttribute<(attr
  VarInt:$a, VarInt:$b, SignedVarInt:$some_value, Bool:$flag, Blob:$raw, Text:$text,
  LocalVar<"int", "a + 1">:$_local, LocalVar<"int", "b">:$other, Attribute:$attr, Type:$type,
  KnownWidthAPInt<"type">:$value, KnownSemanticsAPFloat<"type">:$real, ResourceHandle<"Handle">:$handle
)> { let cBuilder = [{
  make<$_resultType>($_args, $_unknown)  }]; }
def Lists : DialectAttribute<(attr
  Array<Attribute>:$attrs, Array<Type>:$types, Array<NameAttr>:$names, Array<Pair>:$pairs,
  Array<SignedVarIntList>:$numbers, Array<BoolList>:$flags, Array<TextList>:$texts
)>;
def Nothing : DialectType<(type)>;
def Attrs : DialectAttributes<"Toy"> { let elems = [Whole, ReservedOrDead, Lists]; }
def Types : DialectTypes<"Toy"> { let elems = [ReservedOrDead, Nothing, ReservedOrDead]; }

// --- forms_of_one_type --gen-bytecode
include "mlir/IR/BytecodeBase.td"
let cType = "Shared" in {
def Second : DialectType<(type VarInt:$a, Type:$b)> { let printerPredicate = "has($_val, $_val.b())"; }
def First : DialectType<(type VarInt:$a)> { let printerPredicate = "!has($_val)"; }
}
def Alone : DialectType<(type Type:$a)> { let printerPredicate = "is($_val)"; }
def Attrs : DialectAttributes<"Toy"> { let elems = []; }
def Types : DialectTypes<"Toy"> { let elems = [Second, Alone, First]; }

// --- one_of_several --gen-bytecode --bytecode-dialect=One ; --gen-bytecode --bytecode-dialect=Two
include "mlir/IR/BytecodeBase.td"
def A : DialectAttribute<(attr VarInt:$a)>;
def B : DialectType<(type VarInt:$b)>;
def OneAttrs : DialectAttributes<"One"> { let elems = [A]; }
def TwoTypes : DialectTypes<"Two"> { let elems = [ReservedOrDead, B]; }

// --- members_that_are_not_read --gen-bytecode
include "mlir/IR/BytecodeBase.td"
def Pair : CompositeBytecode<"PairT"> { dag members = (attr VarInt:$first, Bool:$second); }
def Unread : WithPrinter<"$_writer.skip($_getter)", WithType<"Skipped">>;
def Mixed : DialectAttribute<(attr VarInt:$a, Unread:$b, Array<BoolList>:$flags, Pair:$pair, Type:$type)>;
def Attrs : DialectAttributes<"Toy"> { let elems = [Mixed]; }

// --- only_members_that_are_not_read --gen-bytecode
include "mlir/IR/BytecodeBase.td"
def Unread : WithPrinter<"$_writer.skip($_getter)", WithType<"Skipped">>;
def UnreadList : List<Unread>;
def A : DialectAttribute<(attr Unread:$a, Unread:$b)>;
def B : DialectAttribute<(attr Array<UnreadList>:$a)>;
def Attrs : DialectAttributes<"Toy"> { let elems = [A, B]; }
