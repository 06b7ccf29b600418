// What readers and writers of properties refuse.

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

// --- nothing_to_make_it_with --gen-clang-type-reader
include "properties.td"
def Root : TypeNode<?, 1>;
def ZType : TypeNode<Root>;

// --- two_creators --gen-clang-type-reader ; --gen-clang-type-writer
include "properties.td"
def Root : TypeNode<?, 1>;
def ZType : TypeNode<Root>;
let Class = ZType in { def : Creator<"">; def : Creator<"">; }

// --- two_overrides --gen-clang-type-reader ; --gen-clang-type-writer
include "properties.td"
def Root : TypeNode<?, 1>;
def ZType : TypeNode<Root>;
let Class = ZType in { def : Creator<"">; def : Override; def : Override; }

// --- two_helpers --gen-clang-type-reader ; --gen-clang-type-writer
include "properties.td"
def Root : TypeNode<?, 1>;
def ZType : TypeNode<Root>;
let Class = ZType in { def : Creator<"">; def : ReadHelper<"">; def : ReadHelper<"">; }

// --- property_twice --gen-clang-basic-reader ; --gen-clang-basic-writer ; --gen-clang-type-reader ; --gen-clang-type-writer
include "properties.td"
def Root : TypeNode<?, 1>;
def ZType : TypeNode<Root>;
let Class = ZType in {
  def : Creator<"x">;
  def : Property<"x", Bool> { let Read = "1"; }
  def : Property<"x", Bool> { let Read = "1"; }
}

// --- property_of_base_again --gen-clang-basic-reader ; --gen-clang-basic-writer ; --gen-clang-type-reader ; --gen-clang-type-writer
include "properties.td"
def Root : TypeNode<?, 1>;
def ZType : TypeNode<Root>;
def YType : TypeNode<ZType>;
let Class = ZType in { def : Creator<"x">; def : Property<"x", Bool> { let Read = "1"; } }
let Class = YType in { def : Creator<"x">; def : Property<"x", Bool> { let Read = "1"; } }

// --- nothing_to_read --gen-clang-type-writer
include "properties.td"
def Root : TypeNode<?, 1>;
def ZType : TypeNode<Root>;
let Class = ZType in { def : Creator<"x">; def : Property<"x", Bool>; }

// --- unused_property --gen-clang-type-reader
include "properties.td"
def Root : TypeNode<?, 1>;
def ZType : TypeNode<Root>;
let Class = ZType in { def : Creator<"x">; def : Property<"y", Bool> { let Read = "1"; } }

// --- two_roots --gen-clang-type-reader ; --gen-clang-type-writer
include "properties.td"
def Root : TypeNode<?, 1>;
def ZType : TypeNode<Root>;
def Other : TypeNode<?>;
let Class = ZType in def : Creator<"x">;

// --- no_root --gen-clang-type-reader ; --gen-clang-type-writer
include "properties.td"

// --- name_of_no_type --gen-clang-type-reader ; --gen-clang-type-writer
include "properties.td"
def Root : TypeNode<?, 1>;
def Z : TypeNode<Root>;
let Class = Z in def : Creator<"">;

// --- two_kinds --gen-clang-basic-reader ; --gen-clang-basic-writer
include "properties.td"
def : PropertyTypeKind<Value, Kind, "">;
def : PropertyTypeKind<Value, Kind, "">;

// --- no_kind --gen-clang-basic-reader ; --gen-clang-basic-writer
include "properties.td"
let Class = PropertyTypeCase<Value, "B"> in def : Creator<"">;

// --- no_cases --gen-clang-basic-reader ; --gen-clang-basic-writer
include "properties.td"
def : PropertyTypeKind<Value, Kind, "">;

// --- case_twice --gen-clang-basic-reader ; --gen-clang-basic-writer
include "properties.td"
def : PropertyTypeKind<Value, Kind, "">;
let Class = PropertyTypeCase<Value, "B"> in def : Creator<"">;
let Class = PropertyTypeCase<Value, "B"> in def : Creator<"">;

// --- optional_not_packed --gen-clang-basic-reader ; --gen-clang-basic-writer ; --gen-clang-type-reader ; --gen-clang-type-writer
include "properties.td"
def Root : TypeNode<?, 1>;
def ZType : TypeNode<Root>;
let Class = ZType in { def : Creator<"x">; def : Property<"x", Optional<Bool>> { let Read = "1"; } }

// --- no_name_in_cpp --gen-clang-basic-reader ; --gen-clang-basic-writer ; --gen-clang-type-reader ; --gen-clang-type-writer
include "properties.td"
def Root : TypeNode<?, 1>;
def ZType : TypeNode<Root>;
def Bools : Array<Bool>;
let Class = ZType in { def : Creator<"x">; def : Property<"x", Bools> { let Read = "1"; } }

// --- no_properties --gen-clang-basic-reader
class Other;

// --- nothing_said_of_a_type --gen-clang-type-writer ; --gen-clang-type-reader
include "properties.td"
def Type : TypeNode<?, 1>;
def SilentType : TypeNode<Type>;

// --- nothing_said_of_a_case --gen-clang-basic-writer ; --gen-clang-basic-reader
include "properties.td"
def : PropertyTypeKind<Value, Kind, "node.kind()">;
def Silent : PropertyTypeCase<Value, "silent">;

// --- classes_are_checked_in_order_of_their_names --gen-clang-basic-reader ; --gen-clang-basic-writer
include "properties.td"
def Type : TypeNode<?, 1>;
def ZType : TypeNode<Type>;
let Class = ZType in def : Property<"z", Optional<Value>> { let Read = ""; }
def AType : TypeNode<Type>;
let Class = AType in def : Property<"a", Optional<Value>> { let Read = ""; }

// --- the_innermost_type_is_checked_first --gen-clang-basic-reader
include "properties.td"
def NoName : PropertyType;
def Type : TypeNode<?, 1>;
let Class = Type in def : Property<"z", Optional<NoName>> { let Read = ""; }

// --- names_and_types_are_checked_in_turn --gen-clang-basic-writer
include "properties.td"
def Type : TypeNode<?, 1>;
let Class = Type in {
  def : Property<"z", Bool> { let Read = ""; }
  def : Property<"z", Bool> { let Read = ""; }
  def : Property<"a", Optional<Value>> { let Read = ""; }
}

// --- type_before_the_name_again --gen-clang-basic-writer
include "properties.td"
def Type : TypeNode<?, 1>;
let Class = Type in {
  def : Property<"z", Bool> { let Read = ""; }
  def : Property<"z", Optional<Value>> { let Read = ""; }
}

// --- nodes_without_properties_of_their_own_are_checked --gen-clang-type-reader
include "properties.td"
def ZType : TypeNode<?, 1>;
def BType : TypeNode<ZType, 1>;
def AType : TypeNode<ZType>;
def : Property<"z", Optional<Value>> { let Class = ZType; let Read = [{ z }]; }
def : Property<"b", Optional<Bool>> { let Class = BType; let Read = [{ b }]; }
def : Creator<[{ make(z) }]> { let Class = AType; }

// --- two_creators_of_a_plain_type --gen-clang-basic-reader ; --gen-clang-type-writer
include "properties.td"
def Root : TypeNode<?, 1>;
let Class = Value in {
  def : Creator<"a">;
  def : Creator<"b">;
}

// --- two_properties_of_a_name_of_a_plain_type --gen-clang-basic-reader
include "properties.td"
let Class = Value in {
  def : Property<"a", Value>;
  def : Property<"a", Value>;
  def : Creator<"a">;
}

// --- two_rules_for_kinds --gen-clang-type-reader ; --gen-clang-type-writer ; --gen-clang-basic-reader
include "properties.td"
def Type : TypeNode<?, 1>;
def : PropertyTypeKind<Value, Kind, "k">;
def : PropertyTypeKind<Value, Bool, "l">;
