// Tables that are searched: port names, instructions by their opcode, errata of chips.

class Port<string n, bits<9> at, bits<2> width> {
  string PortName = n;
  bits<9> Address = at;
  bits<2> Width = width;
  bit ReadOnly = 0;
  code Check = [{ always() }];
  string Comment = "port \"" # n # "\"";
}
def P1IN : Port<"p1in", 0x20, 1> { let ReadOnly = 1; }
def P1OUT : Port<"p1out", 0x21, 1>;
def WDTCTL : Port<"wdtctl", 0x120, 2> { let Check = [{ [](const MiteSubtarget &S) { return S.hasBig(); } }]; }
def WDTCTL_OLD : Port<"wdtctl", 0x121, 2>;
def MPYS : Port<"mpys", 0x132, 2>;
def PortEnum : GenericEnum { let FilterClass = "Port"; let ValueField = "Address"; }
def PortTable : GenericTable {
  let FilterClass = "Port";
  let CppTypeName = "MitePort";
  let Fields = ["PortName", "Address", "Width", "ReadOnly", "Check", "Comment"];
  let PrimaryKey = ["Address"];
  let PrimaryKeyName = "lookupPortByAddress";
}
def lookupPortByName : SearchIndex { let Table = PortTable; let Key = ["PortName"]; }
def lookupPortByWidth : SearchIndex { let Table = PortTable; let Key = ["Width", "ReadOnly", "PortName"]; let EarlyOut = 1; }

class Level<int v> { int Value = v; }
def LevelLow : Level<1>;
def LevelHigh : Level<9>;
def LevelEnum : GenericEnum { let FilterClass = "Level"; let ValueField = "Value"; }
def Plain : GenericEnum { let FilterClass = "Port"; let NameField = "PortName"; }
class Timing<Instruction i, Level l, bits<64> mask> {
  Instruction Insn = i;
  Level Cost = l;
  bit Listed = !ne(l.Value, 9);
  bits<64> Mask = mask;
}
foreach m = ["rr", "ri", "rm", "mr", "mi", "mm"] in {
  def : Timing<!cast<Instruction>("ADD16"#m), LevelLow, 0x7123456789abcdef>;
  def : Timing<!cast<Instruction>("SUB8"#m), LevelHigh, 1>;
}
def TimingTable : GenericTable {
  let FilterClass = "Timing";
  let FilterClassField = "Listed";
  let Fields = ["Insn", "Cost", "Mask"];
  string TypeOf_Cost = "LevelEnum";
  let PrimaryKey = ["Insn", "Cost"];
  let PrimaryKeyName = "lookupTimings";
  let PrimaryKeyReturnRange = 1;
  let PrimaryKeyEarlyOut = 1;
}

class Erratum<string chip, string n> : SearchableTable {
  let SearchableFields = ["Chip", "Name"];
  let EnumNameField = "Label";
  string Chip = chip;
  string Name = n;
  string Label = chip # "_" # n;
}
def : Erratum<"c", "CPU19">;
def : Erratum<"b", "FLASH3">;
def : Erratum<"a", "CPU19">;
