// Tables that the hand-written parts search.

include "llvm/TableGen/SearchableTable.td"

class SysReg<string name, bits<16> enc> : SearchableTable {
  let SearchableFields = ["Name", "Encoding"];
  let EnumValueField = "Encoding";
  string Name = name;
  bits<16> Encoding = enc;
  code Features = [{ {} }];
  bit Writable = 1;
}
def : SysReg<"tsc", 0x10>;
def : SysReg<"apicbase", 0x1b> { let Features = [{ {Cisk::Is64Bit} }]; }
def : SysReg<"mtrrcap", 0xfe> { let Writable = 0; }

class CondCodeEntry<int i> {
  string Spelling = Conds[i];
  bits<4> Value = i;
  bits<4> Inverse = !xor(i, 1);
}
foreach i = 0-15 in def COND_#!toupper(Conds[i]) : CondCodeEntry<i>;
def CondCode : GenericEnum {
  let FilterClass = "CondCodeEntry";
  let NameField = "Spelling";
  let ValueField = "Value";
}
def CondCodeTable : GenericTable {
  let FilterClass = "CondCodeEntry";
  let Fields = ["Spelling", "Value", "Inverse"];
  let PrimaryKey = ["Value"];
  let PrimaryKeyName = "lookupCondCode";
  let PrimaryKeyEarlyOut = 1;
}
def lookupCondCodeBySpelling : SearchIndex {
  let Table = CondCodeTable;
  let Key = ["Spelling"];
}

class FoldEntry<Instruction r, Instruction m, bits<4> flags> {
  Instruction RegForm = r;
  Instruction MemForm = m;
  bits<4> Flags = flags;
  bit InUse = 1;
}
foreach op = ["ADD", "SUB", "AND", "OR", "XOR"] in
foreach n = [8, 16, 32, 64] in
  def : FoldEntry<!cast<Instruction>(op#"rr"#n), !cast<Instruction>(op#"rm"#n), !srl(n, 3)> { let InUse = !ne(n, 8); }
def FoldTable : GenericTable {
  let FilterClass = "FoldEntry";
  let FilterClassField = "InUse";
  let CppTypeName = "CiskFoldEntry";
  let Fields = ["RegForm", "MemForm", "Flags"];
  let PrimaryKey = ["RegForm"];
  let PrimaryKeyName = "lookupFold";
}
def lookupUnfold : SearchIndex {
  let Table = FoldTable;
  let Key = ["MemForm", "Flags"];
  let EarlyOut = 1;
}

class IntrinsicEntry<Intrinsic i, int cost> { Intrinsic Intr = i; bits<4> Cost = cost; string Kind = "Plain"; }
def : IntrinsicEntry<int_cisk_trap, 3>;
def : IntrinsicEntry<int_trap, 1>;
def : IntrinsicEntry<int_ctpop, 7> { let Kind = "Bits"; }
def IntrinsicTable : GenericTable {
  let FilterClass = "IntrinsicEntry";
  let Fields = ["Intr", "Cost", "Kind"];
  string TypeOf_Kind = "code";
  let PrimaryKey = ["Intr"];
  let PrimaryKeyName = "lookupIntrinsic";
  let PrimaryKeyReturnRange = 1;
}
