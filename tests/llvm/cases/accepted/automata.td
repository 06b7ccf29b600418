// Automata that are made deterministic.

// --- symbols --gen-automata
include "llvm/TableGen/Automaton.td"
class Unit;
def Ears : Unit;
class Leg : Unit;
def Front : Leg;
class Step<int taken, Unit unit, string name, int count> : Transition {
  Unit Used = unit;
  string Name = name;
  int Count = count;
  code Body = [{ run(); }];
  let NewState = taken;
}
def : Step<1, Ears, "x", 1>;
def : Step<3, Front, "x", 2>;
def : Step<8, Ears, "y", -1>;
def : Step<16, Ears, "x", 1>;
def : Step<32, Front, "x", 1>;
def : Step<0, Front, "z", 1>;
class ByFields<list<string> names> : GenericAutomaton {
  let TransitionClass = "Step";
  let SymbolFields = names;
}
def One : ByFields<["Used"]>;
def Three : ByFields<["Used", "Name", "Count"]> { string TypeOf_Used = "zoo::Unit"; }
def Number : ByFields<["Count"]>;
def Code : ByFields<["Body", "Name"]>;
def Nothing : ByFields<[]>;
