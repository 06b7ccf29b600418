Options that cannot be told from each other: both are reported.

// --- two_pairs_of_options --gen-opt-parser-defs ; --gen-opt-rst
include "llvm/Option/OptParser.td"
def walk : Flag<["-"], "w">;
def wade : Flag<["-"], "w">;
def wait : Flag<["-"], "w">;
def knit : Joined<["-", "--"], "k=">;
def knot : Joined<["-", "--"], "k=">, Alias<knit>;
