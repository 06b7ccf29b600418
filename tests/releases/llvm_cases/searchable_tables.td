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
