Automata that cannot be made: one mistake each.

// --- unknown_class --gen-automata
include "llvm/TableGen/Automaton.td"
class K;
def k : K;
class T<int n> : Transition { K S = k; list<int> L = []; K U = ?; let NewState = n; }
def A : GenericAutomaton { let TransitionClass = "Q"; let SymbolFields = ["S"]; }

// --- no_transitions --gen-automata
include "llvm/TableGen/Automaton.td"
class K;
def k : K;
class T<int n> : Transition { K S = k; list<int> L = []; K U = ?; let NewState = n; }
def A : GenericAutomaton { let TransitionClass = "T"; let SymbolFields = ["S"]; }

// --- no_class --gen-automata
include "llvm/TableGen/Automaton.td"
class K;
def k : K;
class T<int n> : Transition { K S = k; list<int> L = []; K U = ?; let NewState = n; }
def A : GenericAutomaton { let SymbolFields = ["S"]; }

// --- no_symbols --gen-automata
include "llvm/TableGen/Automaton.td"
class K;
def k : K;
class T<int n> : Transition { K S = k; list<int> L = []; K U = ?; let NewState = n; }
def : T<1>;
def A : GenericAutomaton { let TransitionClass = "T"; }

// --- unknown_symbol --gen-automata
include "llvm/TableGen/Automaton.td"
class K;
def k : K;
class T<int n> : Transition { K S = k; list<int> L = []; K U = ?; let NewState = n; }
def : T<1>;
def A : GenericAutomaton { let TransitionClass = "T"; let SymbolFields = ["Z"]; }

// --- list_as_symbol --gen-automata
include "llvm/TableGen/Automaton.td"
class K;
def k : K;
class T<int n> : Transition { K S = k; list<int> L = []; K U = ?; let NewState = n; }
def : T<1>;
def A : GenericAutomaton { let TransitionClass = "T"; let SymbolFields = ["L"]; }

// --- unset_symbol --gen-automata
include "llvm/TableGen/Automaton.td"
class K;
def k : K;
class T<int n> : Transition { K S = k; list<int> L = []; K U = ?; let NewState = n; }
def : T<1>;
def A : GenericAutomaton { let TransitionClass = "T"; let SymbolFields = ["U"]; }

// --- type_is_no_text --gen-automata
include "llvm/TableGen/Automaton.td"
class K;
def k : K;
class T<int n> : Transition { K S = k; list<int> L = []; K U = ?; let NewState = n; }
def : T<1>;
def A : GenericAutomaton { let TransitionClass = "T"; let SymbolFields = ["S"]; int TypeOf_S = 1; }

// --- no_classes --gen-automata
class A;
