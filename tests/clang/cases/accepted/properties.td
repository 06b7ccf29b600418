// Readers and writers of properties: of their types, and of types of the syntax tree.

// +++ properties.td
class HasProperties;
class ASTNode : HasProperties { bit Abstract = 0; }
class PropertyType<string type = ""> : HasProperties {
  string CXXName = type;
  bit PassByReference = 0;
  bit ConstWhenWriting = 0;
  code PackOptional = "";
  code UnpackOptional = "";
  list<PropertyType> BufferElementTypes = [];
}
class EnumPropertyType<string type = ""> : PropertyType<type>;
class RefPropertyType<string node> : PropertyType<node # "*"> {
  let PackOptional = "packed<" # node # ">(value)";
  let UnpackOptional = "unpacked<" # node # ">(value)";
}
class SubclassPropertyType<string node, PropertyType of> : PropertyType<node # "*"> {
  PropertyType Base = of;
  string SubclassName = node;
}
class Array<PropertyType of> : PropertyType { PropertyType Element = of; let BufferElementTypes = [of]; }
class Optional<PropertyType of> : PropertyType { PropertyType Element = of; }
class Property<string name, PropertyType type> { HasProperties Class; string Name = name; PropertyType Type = type; code Read; code Conditional = ""; }
class Creator<code create> { HasProperties Class; code Create = create; }
class Override { HasProperties Class; list<string> IgnoredProperties = []; }
class ReadHelper<code helper> { HasProperties Class; code Code = helper; }
class PropertyTypeKind<PropertyType of, PropertyType kind, string found> { PropertyType Type = of; PropertyType KindType = kind; string KindPropertyName = "kind"; code Read = found; }
class PropertyTypeCase<PropertyType type, string name> : HasProperties { PropertyType Type = type; string Name = name; }
class TypeNode<TypeNode base, bit abstract = 0> : ASTNode { TypeNode Base = base; let Abstract = abstract; }

def Bool : PropertyType<"bool">;
def UInt32 : PropertyType<"uint32_t"> { let PackOptional = [{ packed(value) }]; let UnpackOptional = [{ unpacked(value) }]; }
def Kind : EnumPropertyType<"ns::Kind">;
def StmtRef : RefPropertyType<"Stmt"> { let ConstWhenWriting = 1; }
def ExprRef : SubclassPropertyType<"Expr", StmtRef> { let ConstWhenWriting = 1; }
def Big : PropertyType<"Big"> { let PassByReference = 1; }
def Value : PropertyType<"Value">;

// --- every_construct --gen-clang-basic-reader ; --gen-clang-basic-writer ; --gen-clang-type-reader ; --gen-clang-type-writer
include "properties.td"
def Type : TypeNode<?, 1>;
def PointerType : TypeNode<Type>;
def ArrayType : TypeNode<Type, 1>;
def ConstantArrayType : TypeNode<ArrayType>;
def SubType : TypeNode<ConstantArrayType>;
def NoCreatorType : TypeNode<Type, 1>;
let Class = PointerType in {
  def : Property<"pointee", StmtRef> { let Read = [{ node->getPointee() }]; }
  def : Property<"other", ExprRef> { let Read = [{node->other()}]; }
  def : Creator<[{ return ctx.getPointer(pointee, other); }]>;
}
let Class = ArrayType in {
  def : Property<"size", UInt32> { let Read = [{ node->size() }]; }
  def : Property<"flags", Array<Bool>> { let Read = [{ node->flags() }]; }
  def : Property<"bigs", Array<Big>> { let Read = [{ node->bigs() }]; }
}
let Class = ConstantArrayType in {
  def : Property<"kind", Kind> { let Read = [{ node->kind() }]; }
  def : Property<"maybe", Optional<StmtRef>> { let Read = [{ node->maybe() }]; }
  def : Property<"big", Big> { let Read = [{ node->big() }]; let Conditional = [{ kind == 1 }]; }
  def : Property<"bit", Bool> { let Read = [{ node->bit() }]; let Conditional = [{ size > 1 }]; }
  def : Creator<[{ return ctx.getArray(kind, maybe, big, bit, size, flags, bigs); }]>;
  def : ReadHelper<[{ auto helper = node->help(); }]>;
}
let Class = SubType in {
  def : Override { let IgnoredProperties = ["flags"]; }
  def : Creator<[{ return ctx.getSub(kind, maybe, big, bit, size, bigs); }]>;
}
def : PropertyTypeKind<Value, Kind, "node.getKind()">;
let Class = Value in {
  def : ReadHelper<[{ auto h = node.help(); }]>;
}
let Class = PropertyTypeCase<Value, "None"> in {
  def : Creator<[{ return Value(); }]>;
}
let Class = PropertyTypeCase<Value, "Some"> in {
  def : ReadHelper<[{ auto h2 = node.help(); }]>;
  def : Property<"part", Value> { let Read = [{ node.part() }]; }
  def : Property<"parts", Array<StmtRef>> { let Read = [{ node.parts() }]; }
  def : Creator<[{ return Value(part, parts); }]>;
}
let Class = Big in {
  def : Property<"x", UInt32> { let Read = [{ node.x() }]; }
  def : Property<"opt", Optional<UInt32>> { let Read = [{ node.x() }]; }
  def : Creator<[{ return Big(x, opt); }]>;
}

// --- references_bases_and_helpers --gen-clang-basic-reader ; --gen-clang-basic-writer ; --gen-clang-type-reader ; --gen-clang-type-writer
include "properties.td"
def V2 : PropertyType<"ns::V2"> { let PassByReference = 1; }
def V3 : PropertyType<"V3 *"> { let PassByReference = 1; let ConstWhenWriting = 1; }
def V4 : PropertyType<"V4"> { let ConstWhenWriting = 1; }
def ERef : EnumPropertyType<"E"> { let PassByReference = 1; let ConstWhenWriting=1; }
def SRef : SubclassPropertyType<"S", StmtRef> { let PassByReference = 1; }
def Two : Array<Array<Bool>> { let CXXName = "Two"; }
def : PropertyTypeKind<V2, UInt32, [{ node.k() }]> { let KindPropertyName = "which"; }


let Class = PropertyTypeCase<V2, "B"> in { def : Creator<"return 1;">; }
let Class = PropertyTypeCase<V2, "A"> in { def : Property<"cond", UInt32> { let Read="x"; let Conditional="y"; } def : Property<"two", Two> { let Read="x"; } 
 def : Creator<"cond two oo aa nn">; def : Property<"nn", Array<Array<StmtRef>>> { let Read="n"; } def : Property<"aa", Array<Optional<StmtRef>>> { let Read="x"; let Conditional="z";} }
def Root : TypeNode<?, 1>;
def ZType : TypeNode<Root>;
def AType : TypeNode<Root>;
def BType : TypeNode<ZType>;
def CType : TypeNode<BType>;
def DType : TypeNode<Root, 1>;
let Class = ZType in { def : Property<"x", Bool> { let Read="1"; } def : Property<"y", Bool> { let Read="2"; } def : Creator<"x y;\n z">; def : ReadHelper<"h1;">; }
let Class = BType in { def : Override { let IgnoredProperties = ["x", "q"]; } def : Property<"w", UInt32> { let Read="3"; } def : Creator<"w y">; }
let Class = CType in { def : Creator<"wxyz">; def : ReadHelper<"">; def : Property<"z", Bool> { let Read="5"; } }
let Class = AType in { def : Creator<"">;}
let Class = Root in { def : Creator<"root">; }
def : PropertyTypeKind<V4, Kind, [{ node->k() }]>; def : PropertyTypeKind<V3, Kind, [{ node->k() }]>;
let Class = PropertyTypeCase<V4, "B"> in { def : Creator<"return 1;">; }
let Class = PropertyTypeCase<V3, "B"> in { def : Creator<"return 1;">; }
