// Passes, their options and statistics.

// --- without_options --gen-pass-decls --name=Tiny ; --gen-pass-decls ; --gen-pass-doc ; --gen-pass-capi-header --prefix=Tiny ; --gen-pass-capi-impl --prefix=Tiny ; --gen-pass-capi-impl
include "mlir/Pass/PassBase.td"
def Tidy : Pass<"tidy">;
def TidyFunctions : Pass<"a-tidy-functions", "::my::FuncOp"> {
  let summary = "tidies functions";
  let description = [{
    Tidies each function:

      * one
        * two

    ```mlir
      op
    ```
  }];
  let constructor = "::my::createTidyFunctions()";
  let dependentDialects = ["::my::MyDialect", "Other"];
}
def TidyLoops : InterfacePass<"tidy-loops", "LoopInterface"> {
  let description = "one line";
}
class OwnBase : PassBase<"own", "OwnBase<int, 3>">;
def Own : OwnBase;

// --- with_options --gen-pass-decls --name=Opts ; --gen-pass-doc
include "mlir/Pass/PassBase.td"
def Optional : Pass<"optional", "ModuleOp"> {
  let summary = " spaces around ";
  let options = [
    Option<"depth", "depth", "int", /*default=*/"3", "How deep it goes", "flag(1), other">,
    Option<"name", "name-of-it", "std::string", "", " spaces around ">,
    ListOption<"list", "list", "int64_t", "Many", "llvm::cl::ZeroOrMore">,
    ListOption<"plain", "plain", "std::string", "More">
  ];
  let statistics = [
    Statistic<"visited", "num visited", "How many were visited ">,
    Statistic<"x", "x", "">
  ];
}
def WithConstructor : Pass<"with-constructor"> {
  let constructor = "make(1)";
  let options = [Option<"a", "a", "bool", "false", "">];
}

// --- descriptions_without_a_line_end --gen-pass-doc
// Release 19 goes on in the same line behind them.
include "mlir/Pass/PassBase.td"
def Alpha : Pass<"alpha"> { let summary = "first"; let description = "Comes first."; }
def Beta : Pass<"beta"> { let description = [{ Comes second. }]; }
def Gamma : Pass<"gamma"> {
  let description = [{
    Comes last.
  }];
}

// --- options_described_over_several_lines --gen-pass-doc
include "mlir/Pass/PassBase.td"
def Told : Pass<"told"> {
  let description = "\n  of its own\n\n";
  let options = [Option<"first", "first", "int", "0", "one\n  two\n">, Option<"second", "second", "int", "0", [{
    three
  }]>];
  let statistics = [Statistic<"counted", "counted", "four\n\n">];
}
