// Tables beside the target: system registers, command line options, an automaton.

def SysRegKind : GenericEnum { let FilterClass = "SysRegClass"; let NameField = "Name"; let ValueField = "Bits"; }
class SysRegClass<string name, bits<16> value> { string Name = name; bits<16> Bits = value; }
class SysReg<string name, bits<16> encoding, bit writable> {
  string Name = name;
  bits<16> Encoding = encoding;
  bit Writable = writable;
  code Required = [{ {} }];
}
foreach i = 0-199 in def SYS#i : SysReg<"sys"#i, !add(!mul(i, 37), 11), !and(i, 1)>;
foreach i = 0-9 in def KIND#i : SysRegClass<"kind"#i, i>;
def SysRegs : GenericTable {
  let FilterClass = "SysReg";
  let Fields = ["Name", "Encoding", "Writable", "Required"];
  let PrimaryKey = ["Encoding"];
  let PrimaryKeyName = "lookupSysRegByEncoding";
}
def lookupSysRegByName : SearchIndex { let Table = SysRegs; let Key = ["Name"]; }
def FormTable : GenericTable { let FilterClass = "Row"; let Fields = ["Base", "Form"]; }
def lookupForm : SearchIndex { let Table = FormTable; let Key = ["Base", "Form"]; }

def SynGroup : OptionGroup<"synthetic">, HelpText<"What the synthetic machine takes">;
foreach i = 0-99 in {
  def opt_flag#i : Flag<["-", "--"], "flag-"#i>, Group<SynGroup>, HelpText<"Turn feature "#i#" on">;
  def opt_value#i : Joined<["-"], "value-"#i#"=">, HelpText<"Value "#i>, MetaVarName<"<n>">;
  def opt_alias#i : Separate<["--"], "alias-"#i>, Alias<!cast<Option>("opt_value"#i)>;
}
class PickTransition<int from, int symbol> : Transition {
  let NewState = !or(from, !shl(1, symbol));
  int Symbol = symbol;
}
foreach s = 0-5 in def : PickTransition<0, s>;
def Pick : GenericAutomaton { let TransitionClass = "PickTransition"; let SymbolFields = ["Symbol"]; }
