Options that parsers cannot have: one mistake each.

// --- no_options --gen-opt-parser-defs
// nothing

// --- equal_options --gen-opt-parser-defs
include "llvm/Option/OptParser.td"
def a : Flag<["-"], "x">;
def b : Flag<["-"], "x">;

// --- equal_among_many --gen-opt-parser-defs
include "llvm/Option/OptParser.td"
foreach i = 0...30 in def o#i : Flag<["-"], "o"#i>;
def b : Flag<["-"], "o12">;

// --- no_kind --gen-opt-parser-defs
include "llvm/Option/OptParser.td"
def a : Flag<["-"], "x"> { let Kind = ?; }

// --- no_name --gen-opt-parser-defs
include "llvm/Option/OptParser.td"
def a : Flag<["-"], "x"> { let Name = ?; }

// --- no_prefixes --gen-opt-parser-defs
include "llvm/Option/OptParser.td"
def a : Flag<["-"], "x"> { let Prefixes = ?; }

// --- no_number_of_arguments --gen-opt-parser-defs
include "llvm/Option/OptParser.td"
def a : Flag<["-"], "x"> { let NumArgs = ?; }

// --- no_flags --gen-opt-parser-defs
include "llvm/Option/OptParser.td"
def a : Flag<["-"], "x"> { let Flags = ?; }

// --- no_default --gen-opt-parser-defs
include "llvm/Option/OptParser.td"
def a : Flag<["-"], "x"> { let KeyPath = "k"; }

// --- no_macro --gen-opt-parser-defs
include "llvm/Option/OptParser.td"
def a : Flag<["-"], "x">, MarshallingInfoFlag<KeyPathAndMacro<"A", "B">> { let MacroPrefix = ?; }

// --- no_check --gen-opt-parser-defs
include "llvm/Option/OptParser.td"
def a : Flag<["-"], "x">, MarshallingInfoFlag<KeyPathAndMacro<"A", "B">> { let ImpliedCheck = ?; }

// --- values_without_words --gen-opt-parser-defs
include "llvm/Option/OptParser.td"
def a : Joined<["-"], "x">, NormalizedValues<["x"]>, MarshallingInfoEnum<KeyPathAndMacro<"A", "B">, "X">;

// --- words_without_values --gen-opt-parser-defs
include "llvm/Option/OptParser.td"
def a : Joined<["-"], "x">, Values<"a,b">, NormalizedValues<["x"]>, MarshallingInfoEnum<KeyPathAndMacro<"A", "B">, "X">;

// --- group_without_name --gen-opt-parser-defs
include "llvm/Option/OptParser.td"
def g : OptionGroup<"t"> { let Name = ?; }

// --- sub_command_without_name --gen-opt-parser-defs
include "llvm/Option/OptParser.td"
def a : SubCommand<?, "q">;
