// How tables are searched whose keys are numbers in a row: until 19 only a row from 0 is indexed.

// --- rows_of_keys -gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Entry<bits<8> number, bits<8> other = number> {
  bits<8> Number = number;
  bits<8> Other = other;
}
class FromZero<bits<8> number> : Entry<number>;
class FromOne<bits<8> number> : Entry<number>;
class WithGap<bits<8> number> : Entry<number>;
class Twice<bits<8> number> : Entry<number>;
foreach number = [2, 0, 1] in def Zero#number : FromZero<number>;
foreach number = [1, 2, 3] in def One#number : FromOne<number>;
foreach number = [0, 2, 3] in def Gap#number : WithGap<number>;
foreach number = [0, 1] in def Again#number : Twice<number>;
def AgainAsWell : Twice<1>;
class Searched<string entry, bit early> : GenericTable {
  let FilterClass = entry;
  let CppTypeName = entry;
  let Fields = ["Number", "Other"];
  let PrimaryKey = ["Number"];
  let PrimaryKeyName = "find" # NAME;
  let PrimaryKeyEarlyOut = early;
}
foreach entry = ["FromZero", "FromOne", "WithGap", "Twice"] in {
  def Table#entry : Searched<entry, 0>;
  def Early#entry : Searched<entry, 1>;
  def By#entry : SearchIndex {
    let Table = !cast<GenericTable>("Table" # entry);
    let Key = ["Other"];
  }
}
class Kind<bits<3> value> { bits<3> Value = value; }
def First : Kind<0>;
def Second : Kind<1>;
def Kinds : GenericEnum {
  let FilterClass = "Kind";
  let ValueField = "Value";
}
class OfKind<Kind kind> { Kind Key = kind; }
def OfFirst : OfKind<First>;
def OfSecond : OfKind<Second>;
def TableOfKinds : GenericTable {
  let FilterClass = "OfKind";
  let CppTypeName = "OfKind";
  let Fields = ["Key"];
  string TypeOf_Key = "Kinds";
  let PrimaryKey = ["Key"];
  let PrimaryKeyName = "findOfKind";
}

// --- sparse --gen-searchable-tables
// From 23 on, a table may have a row for each value of a key of at most 12 bits.
include "llvm/TableGen/SearchableTable.td"
class E<int v> { bits<8> Enc = v; bits<3> Low = v; bits<12> Mid = !mul(v, 7); bits<13> High = v; string Name = "n"#v; bit F = 0; bits<1> One = 1; int I = v; }
class K<int v> { bits<1> One = v; bits<6> Six = 5; string S = "k"; }
foreach i = [1, 3, 5, 6] in def E#i : E<i>;
def K1 : K<1>;
class T<string k, string n> : GenericTable { let FilterClass = "E"; let Fields = ["Name", "Enc", "Low", "Mid", "High", "F"]; let PrimaryKey = [k]; let PrimaryKeyName = n; let DisallowSparseTable = 0; }
def A : T<"Enc", "a">;
def B : T<"Low", "b"> { let PrimaryKeyEarlyOut = 1; }
def C : T<"Mid", "c">;
def D : T<"High", "d">;
def F : T<"Low", "f"> { let PrimaryKeyReturnRange = 1; }
def G : T<"Low", "g">; def gByName : SearchIndex { let Table = G; let Key = ["Name"]; }
def H : T<"Low", "h"> { let PrimaryKey = ["Low", "Enc"]; }
def I : T<"Low", "ii"> { let DisallowSparseTable = 1; }
def KT : GenericTable { let FilterClass = "K"; let Fields = ["Six", "One", "S"]; let PrimaryKey = ["One"]; let PrimaryKeyName = "k"; let DisallowSparseTable = 0; let CppTypeName = "KK"; }
def KV : GenericTable { let FilterClass = "K"; let Fields = ["Six", "One"]; let PrimaryKey = ["Six"]; let PrimaryKeyName = "kv"; let DisallowSparseTable = 0; }

// --- sparse_with_a_key_twice --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class E<bits<3> key> { bits<3> Key = key; }
def E1 : E<1>;
def E2 : E<2>;
def Again : E<1>;
def Table : GenericTable {
  let FilterClass = "E";
  let Fields = ["Key"];
  let PrimaryKey = ["Key"];
  let PrimaryKeyName = "find";
  let DisallowSparseTable = false;
}

// --- types_of_enums --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class V<string name, int value> { string Name = name; int Value = value; }
foreach i = [0, 1, 4] in def V#i : V<"v"#i, i>;
class E : GenericEnum { let FilterClass = "V"; let NameField = "Name"; }
def Typed : E { let ValueField = "Value"; let UnderlyingType = "uint8_t"; }
def Untyped : E { let ValueField = "Value"; }
def Numbered : E { let UnderlyingType = "int"; }
