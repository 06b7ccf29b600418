// Searchable tables: enums, tables, keys, indices, and the older classes with an enum built in.

// --- enums --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Colour<string name, int value> {
  string Name = name;
  bits<8> Code = !and(value, 255);
  int Weight = value;
}
def Red : Colour<"red", 9>;
def Green : Colour<"Green", -2>;
def x10 : Colour<"ten", 10>;
def x9 : Colour<"nine", 0>;
def : Colour<"nameless", 4>;
def ByRecord : GenericEnum { let FilterClass = "Colour"; }
def ByName : GenericEnum { let FilterClass = "Colour"; let NameField = "Name"; }
def WithCode : GenericEnum {
  let FilterClass = "Colour";
  let NameField = "Name";
  let ValueField = "Code";
}
def WithWeight : GenericEnum { let FilterClass = "Colour"; let ValueField = "Weight"; }
class Nothing;
def Empty : GenericEnum { let FilterClass = "Nothing"; let NameField = ""; let ValueField = ""; }
def : GenericEnum { let FilterClass = "Nothing"; }

// --- every_kind_of_field --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Kind;
def Solid : Kind;
def Liquid : Kind;
def Gas : Kind;
def Kinds : GenericEnum { let FilterClass = "Kind"; }
class Thing<string name, int number, Kind kind> {
  string Name = name;
  bit Odd = !and(number, 1);
  bits<3> Tiny = !and(number, 7);
  bits<12> Short = number;
  bits<20> Middle = number;
  bits<33> Long = number;
  bits<64> Longest = !sub(0, number);
  bits<70> Huge = number;
  Kind State = kind;
  code Literal = [{ call("x", 1) }];
  code Quoted = name # "?";
  string AsCode = "f(" # number # ")";
  bit Wanted = !ne(number, 5);
}
def : Thing<"stone", 7, Solid>;
def : Thing<"Water", 5, Liquid>;
def : Thing<"water", 6, Liquid>;
def : Thing<"air_", 6, Gas>;
def : Thing<"airA", 1, Gas>;
def Things : GenericTable {
  let FilterClass = "Thing";
  let Fields = ["Name", "Odd", "Tiny", "Short", "Middle", "Long", "Longest", "Huge", "State",
                "Literal", "Quoted", "AsCode"];
  string TypeOf_State = "Kinds";
  string TypeOf_AsCode = "code";
}
def WantedThings : GenericTable {
  let FilterClass = "Thing";
  let FilterClassField = "Wanted";
  let CppTypeName = "zoo::Thing";
  let Fields = ["State", "Tiny", "Name"];
  string TypeOf_State = "Kinds";
  let PrimaryKey = ["State", "Tiny"];
  let PrimaryKeyName = "findThing";
}
def thingByName : SearchIndex { let Table = Things; let Key = ["Name"]; }
def thingByLiteral : SearchIndex { let Table = Things; let Key = ["Literal", "AsCode"]; }
def thingByAll : SearchIndex {
  let Table = Things;
  let Key = ["Odd", "Tiny", "Short", "Middle", "Long", "Longest", "Name", "State"];
}
def thingByState : SearchIndex {
  let Table = Things;
  let Key = ["State", "Quoted"];
  let EarlyOut = 1;
}
def wantedByName : SearchIndex { let Table = WantedThings; let Key = ["Name", "State"]; }

// --- dense_keys_are_looked_up_directly --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Level;
foreach i = 0...3 in def Level#i : Level;
def Levels : GenericEnum { let FilterClass = "Level"; }
class Step<int up, Level level> {
  bits<8> Up = up;
  bits<8> Down = !sub(20, up);
  bits<8> Twice = !mul(up, 2);
  Level At = level;
}
foreach i = 2...5 in def : Step<i, !cast<Level>("Level" # !sub(i, 2))>;
class StepTable<list<string> key, string lookup> : GenericTable {
  let FilterClass = "Step";
  let Fields = ["Up", "Down", "Twice", "At"];
  string TypeOf_At = "Levels";
  let PrimaryKey = key;
  let PrimaryKeyName = lookup;
}
def Direct : StepTable<["Up"], "direct">;
def DirectRange : StepTable<["Down"], "directRange"> { let PrimaryKeyReturnRange = 1; }
def ByEnum : StepTable<["At"], "byEnum">;
def Sparse : StepTable<["Twice"], "sparse">;
def SparseRange : StepTable<["Twice", "Up"], "sparseRange"> {
  let PrimaryKeyReturnRange = 1;
  let PrimaryKeyEarlyOut = 1;
}
def EarlyOut : StepTable<["Up"], "earlyOut"> { let PrimaryKeyEarlyOut = 1; }
def NoKey : StepTable<[], "noKey">;
def secondDirect : SearchIndex { let Table = Sparse; let Key = ["Down"]; }
def secondEarly : SearchIndex { let Table = Sparse; let Key = ["Down"]; let EarlyOut = 1; }
def secondByEnum : SearchIndex { let Table = Sparse; let Key = ["At"]; }

// --- tables_with_their_enum --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Valve<int number, string name> : SearchableTable {
  let SearchableFields = ["Name", "Code"];
  let EnumValueField = "Code";
  bits<9> Code = number;
  string Name = name;
  bit Open = 0;
}
def V1 : Valve<4, "zulu">;
def V2 : Valve<3, "Alpha">;
def V3 : Valve<9, "charlie">;
class Unnamed<int number> : SearchableTable {
  let SearchableFields = [];
  let EnumNameField = ?;
  bits<4> Code = number;
}
def : Unnamed<2>;
class Numbered<int number> : SearchableTable {
  let SearchableFields = ["Code"];
  bits<17> Code = number;
  string Name = "n" # number;
}
class Special<int number> : Numbered<number> { let EnumValueField = "Code"; bit Extra = 1; }
def N1 : Special<2>;
def N2 : Special<1>;

// --- ties_of_letter_case --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Row<string text, int number> { string Text = text; bits<8> Number = number; }
foreach i = 0...39 in {
  def : Row<!cond(!eq(!and(i, 3), 0) : "aB", !eq(!and(i, 3), 1) : "Ab", true : "a_"),
            !and(!mul(i, 7), 5)>;
}
def Texts : GenericTable { let FilterClass = "Row"; let Fields = ["Text"]; }
def Both : GenericTable {
  let FilterClass = "Row";
  let Fields = ["Text", "Number"];
  let PrimaryKey = ["Number"];
  let PrimaryKeyName = "both";
}
def byText : SearchIndex { let Table = Both; let Key = ["Text"]; }

// --- instructions_and_intrinsics --gen-searchable-tables
include "llvm/Target/Target.td"
include "llvm/TableGen/SearchableTable.td"
def ZooInstrInfo : InstrInfo;
def Zoo : Target { let InstructionSet = ZooInstrInfo; }
class ZooInst : Instruction {
  let Namespace = "Zoo";
  let OutOperandList = (outs);
  let InOperandList = (ins);
}
def WALK : ZooInst;
def FLY : ZooInst;
def REST : ZooInst { let isPseudo = 1; }
let TargetPrefix = "zoo" in {
  def int_zoo_walk : Intrinsic<[], []>;
  def int_zoo_walk_back : Intrinsic<[], []>;
}
def int_any : Intrinsic<[], []>;
def int_named : Intrinsic<[], [], [], "llvm.a.name">;
class Pair<ZooInst inst, Intrinsic intrinsic> {
  ZooInst Inst = inst;
  Intrinsic Intr = intrinsic;
}
def : Pair<WALK, int_zoo_walk>;
def : Pair<FLY, int_any>;
def : Pair<REST, int_named>;
def : Pair<FLY, int_zoo_walk_back>;
def Pairs : GenericTable {
  let FilterClass = "Pair";
  let Fields = ["Inst", "Intr"];
  let PrimaryKey = ["Inst"];
  let PrimaryKeyName = "pairOf";
  let PrimaryKeyEarlyOut = 1;
}
def pairByIntrinsic : SearchIndex { let Table = Pairs; let Key = ["Intr", "Inst"]; }

// --- instructions-in-a-row -gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
include "llvm/Target/Target.td"
def TI : InstrInfo;
def T : Target { let InstructionSet = TI; }
class I : Instruction {
  let Namespace = "T"; let OutOperandList = (outs); let InOperandList = (ins); let AsmString = "a";
}
foreach n = ["IA", "IB", "IC", "ID"] in def n : I;
def P : I { let isPseudo = 1; let isCodeGenOnly = 1; }
class Row<Instruction i, bits<4> v> { Instruction Op = i; bits<4> V = v; }
class Gap<Instruction i> : Row<i, 0>;
def Rows : GenericTable {
  let FilterClass = "Row"; let Fields = ["V", "Op"]; let PrimaryKey = ["Op"]; let PrimaryKeyName = "rowOf";
}
def Gaps : GenericTable {
  let FilterClass = "Gap"; let Fields = ["Op"]; let PrimaryKey = ["Op"]; let PrimaryKeyName = "gapOf";
  let PrimaryKeyReturnRange = 1;
}
def rowBy : SearchIndex { let Table = Rows; let Key = ["Op"]; let EarlyOut = 1; }
def : Row<P, 3>;
def : Row<IB, 2>;
def : Gap<IA>;
def : Gap<IC>;

// --- filter-field-of-a-derived-class --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Has { bit IsIn = 0; int X = 1; }
class E<string n, int v> { string Name = n; bits<8> V = v; }
class F<string n, int v, bit i> : E<n, v> { bit IsIn = i; }
def A : F<"a", 1, 1>; def B : F<"b", 2, 0>; def C : F<"c", 3, 1>;
def T : GenericTable { let FilterClass = "E"; let FilterClassField = "IsIn"; let Fields = ["Name", "V"]; let PrimaryKey = ["V"]; let PrimaryKeyName = "byV"; }

// --- enum-values-with-unset-bits --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class E<bits<4> v> { bits<4> V = v; }
def A : E<0> { let V = ?; }
def B : E<5> { let V{1} = ?; }
def C : E<7>;
def Kinds : GenericEnum { let FilterClass = "E"; let ValueField = "V"; }

// --- code-among-strings --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class E<code c, code d, string s, string u> { code C = c; code D = d; string S = s; string U = u; }
def : E<[{"abc"}], "q", "str", "abc">;
def : E<[{x"}], [{"q}], "s\"tr", "plain">;
def : E<[{"q" + 1 + "r"}], [{ "q" }], "", "u">;
def Tab : GenericTable { let FilterClass = "E"; let Fields = ["C", "D", "S", "U"]; string TypeOf_U = "code"; }
def ByC : SearchIndex { let Table = Tab; let Key = ["C"]; }
def ByD : SearchIndex { let Table = Tab; let Key = ["D"]; }
def ByU : SearchIndex { let Table = Tab; let Key = ["U"]; }
