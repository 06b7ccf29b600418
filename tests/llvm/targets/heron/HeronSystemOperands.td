// System registers and pseudo opcodes in tables that are searched.
include "llvm/TableGen/SearchableTable.td"
include "llvm/TableGen/Automaton.td"

class SysReg<string name, bits<12> encoding> {
  string Name = name;
  string AltName = name;
  bits<12> Encoding = encoding;
  code FeaturesRequired = [{ {} }];
  bit ModeOnly = 0;
  bit IsOld = 0;
}

def SysRegEnum : GenericEnum {
  let FilterClass = "SysReg";
  let NameField = "Name";
  let ValueField = "Encoding";
}

def SysRegsList : GenericTable {
  let FilterClass = "SysReg";
  let Fields = ["Name", "AltName", "Encoding", "FeaturesRequired", "ModeOnly"];
  let PrimaryKey = ["Encoding"];
  let PrimaryKeyName = "lookupSysRegByEncoding";
  let PrimaryKeyReturnRange = 1;
}
def lookupSysRegByName : SearchIndex {
  let Table = SysRegsList;
  let Key = ["Name"];
}
def lookupSysRegByAltName : SearchIndex {
  let Table = SysRegsList;
  let Key = ["AltName"];
}

def : SysReg<"fflags", 0x001>;
def : SysReg<"frm", 0x002>;
def : SysReg<"fcsr", 0x003>;
let ModeOnly = 1, FeaturesRequired = [{ {Heron::Feature64Bit} }] in
  foreach i = 3-9 in def : SysReg<"counter"#i, !add(0xC00, i)>;
let AltName = "status_old", IsOld = 1 in def SysRegStatus : SysReg<"status", 0x300>;
def : SysReg<"status_alias", 0x300>;
def : SysReg<"vlenb", 0xC22>;

// Vector pseudos by what they stand for.
class VectorPseudo<Instruction base, bits<3> lmul, bits<4> sew = 0> {
  Instruction Pseudo = !cast<Instruction>(NAME);
  Instruction Base = base;
  bits<3> LMul = lmul;
  bits<4> Sew = sew;
  bit InTable = !ne(sew, 15);
}
def VectorPseudoTable : GenericTable {
  let FilterClass = "VectorPseudo";
  let FilterClassField = "InTable";
  let CppTypeName = "PseudoInfo";
  let Fields = ["Pseudo", "Base", "LMul", "Sew"];
  let PrimaryKey = ["Pseudo"];
  let PrimaryKeyName = "getPseudoInfo";
  let PrimaryKeyEarlyOut = 1;
}
def getBasePseudo : SearchIndex {
  let Table = VectorPseudoTable;
  let Key = ["LMul", "Base", "Sew"];
  let EarlyOut = 1;
}

// Vector intrinsics by which of their operands is widened.
class VectorIntrinsic {
  Intrinsic IntrinsicID = !cast<Intrinsic>("int_" # !substr(NAME, 6));
  bits<4> ScalarOperand = 15;
  bits<5> VLOperand = 31;
}
def VectorIntrinsicTable : GenericTable {
  let FilterClass = "VectorIntrinsic";
  let Fields = ["IntrinsicID", "ScalarOperand", "VLOperand"];
  let PrimaryKey = ["IntrinsicID"];
  let PrimaryKeyName = "getVectorIntrinsicInfo";
}
def Table_heron_vadd : VectorIntrinsic { let ScalarOperand = 1; let VLOperand = 2; }
def Table_heron_vload : VectorIntrinsic { let VLOperand = 1; }

class Rounding<string name, int value> : SearchableTable {
  let SearchableFields = ["Name", "Value"];
  let EnumValueField = "Value";
  string Name = name;
  bits<3> Value = value;
}
def : Rounding<"rne", 0>;
def : Rounding<"rtz", 1>;
def : Rounding<"dyn", 7>;
