// Outputs for people and editors.

// --- options --gen-opt-rst
include "llvm/Option/OptParser.td"
def Secret : OptionFlag;
def g1 : OptionGroup<"<outer>">, HelpText<"help">;
def g2 : OptionGroup<"inner things">, Group<g1>;
foreach i = 0...20 in def h#i : OptionGroup<"group" # i>;
def a : Joined<["-", "--"], "a=">, MetaVarName<"<x>">, HelpText<"some `code` <b>\nnew line">, Group<g1>;
def b : Separate<["-"], "b">, MetaVarName<"<xx>">, HelpText<"">;
def c : Flag<["-"], "c">, HelpText<"ends in a dot.">, Group<h3>;
def d : Joined<["-"], "d">, Values<"one">, Group<h7>;
def e : Joined<["-"], "e">, Values<"one,,two,">, HelpText<"a choice">;
def f : CommaJoined<["-"], "f=">, Values<"a,b,c">, MetaVarName<"which">, Alias<e>;
def g : Flag<[], "g">, Flags<[HelpHidden]>;

// --- tags --gen-ctags
class Base; class Other<int x = 1> { int X = x; }
def both : Base;
def Base2 : Other<3>;
multiclass Pair<int i> { def _a; foreach k = 0...1 in def _b#k : Other<i>; }
multiclass Nested { defm _m : Pair<1>; def ""; }
defm X : Nested;
defm : Pair<2>;
def x10; def x9;
include "more.td"
// +++ more.td
class Included;
def included : Included;
