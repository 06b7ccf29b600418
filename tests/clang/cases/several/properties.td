// Properties that are refused for more than one reason.

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

// --- of_several_classes --gen-clang-basic-reader ; --gen-clang-basic-writer
include "properties.td"
def NoName : PropertyType;
def Type : TypeNode<?, 1>;
def ZType : TypeNode<Type>;
let Class = ZType in {
  def : Property<"y", Big> { let Read = ""; }
  def : Property<"z", Optional<Big>> { let Read = ""; }
  def : Property<"y", Bool> { let Read = ""; }
}
def MType : TypeNode<Type>;
let Class = MType in def : Property<"m", Optional<NoName>> { let Read = ""; }
