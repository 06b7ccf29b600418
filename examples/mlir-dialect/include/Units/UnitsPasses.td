// The passes: lowering to plain arithmetic, and a report of what has which dimension.

#ifndef UNITS_PASSES_TD
#define UNITS_PASSES_TD

include "mlir/Pass/PassBase.td"

def UnitsToArith : Pass<"units-to-arith", "::mlir::ModuleOp"> {
  let summary = "Lower quantities to floating point numbers";
  let description = [{
    Quantities become numbers in SI base units; `units.integrate` becomes a loop. Functions take and
    return numbers afterwards.
  }];
  let options = [
    Option<"precision", "precision", "::units::Precision", "::units::Precision::Keep",
           "How wide the numbers are", [{::llvm::cl::values(
             clEnumValN(::units::Precision::Keep, "keep", "As the quantities' types say"),
             clEnumValN(::units::Precision::Single, "f32", "All of 32 bits"),
             clEnumValN(::units::Precision::Double, "f64", "All of 64 bits"))}]>,
    Option<"strict", "strict", "bool", "false", "Ignore which operations are relaxed">,
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::cf::ControlFlowDialect", "::mlir::math::MathDialect",
    "::mlir::scf::SCFDialect"
  ];
}

def UnitsReport : Pass<"units-report"> {
  let summary = "Remark on the dimension of every quantity that is computed";
  let options = [
    ListOption<"only", "only", "std::string", "Operations to report, such as `units.mul`">,
  ];
  let statistics = [
    Statistic<"numReported", "reported", "Quantities that were remarked on">,
  ];
}

#endif // UNITS_PASSES_TD
