// What the documentation of options refuses.

// --- no_page --gen-opt-docs
include "llvm/Option/OptParser.td"

// --- no_program --gen-opt-docs
include "llvm/Option/OptParser.td"
def GlobalDocumentation {
  code Intro = "";
  list<string> VisibilityMask = [];
  list<string> IgnoreFlags = [];
}

// --- no_options --gen-opt-docs
def GlobalDocumentation {
  code Intro = "";
  string Program = "prog";
  list<string> VisibilityMask = [];
  list<string> IgnoreFlags = [];
}
