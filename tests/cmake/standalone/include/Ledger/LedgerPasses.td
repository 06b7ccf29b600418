// The passes; an audit where the build asks for it.

include "mlir/Pass/PassBase.td"
#ifdef WITH_AUDIT
include "Audit.td"
#endif

def Balance : Pass<"ledger-balance"> {
  let summary = "Check that both sides are equal";
  let options = [Option<"tolerance", "tolerance", "unsigned", "0", "What may be left over">];
}
