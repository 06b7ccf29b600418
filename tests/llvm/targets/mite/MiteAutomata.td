// Which operations may follow each other in one cycle.

class Kind;
foreach k = ["Load", "Store", "Alu", "Mul", "None"] in def K_#k : Kind;
class Step<Kind k, string where, int cost, bits<32> state> : Transition {
  Kind Operation = k;
  string Bus = where;
  int Cost = cost;
  let NewState = state;
}
foreach port = 0-2 in {
  def : Step<K_Load, "BusA", 1, !shl(1, port)>;
  def : Step<K_Alu, "BusA", 1, !shl(1, !add(port, 1))>;
}
def : Step<K_Store, "BusB", 2, 17>;
def : Step<K_Mul, "BusB", 3, 12>;
def : Step<K_Mul, "BusB", 3, 36>;
def CycleAutomaton : GenericAutomaton {
  let TransitionClass = "Step";
  let SymbolFields = ["Operation", "Bus", "Cost"];
  string TypeOf_Operation = "MiteKind";
  string TypeOf_Bus = "MiteBus";
}
class BitStep<bits<32> s, string name> : Transition { let NewState = s; code Action = name; }
def : BitStep<1, "first()">;
def : BitStep<2, "first()">;
def : BitStep<4, "second()">;
def SmallAutomaton : GenericAutomaton {
  let TransitionClass = "BitStep";
  let SymbolFields = ["Action"];
}
