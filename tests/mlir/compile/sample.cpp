// Includes every file generated from sample.td the way a dialect's author does.
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Pass/Pass.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"

#include "dialect.h.inc"
#include "enums.h.inc"
#define GET_ATTRDEF_CLASSES
#include "attributes.h.inc"
#define GET_TYPEDEF_CLASSES
#include "types.h.inc"
#include "interfaces.h.inc"
#define GET_OP_CLASSES
#include "ops.h.inc"

static mlir::ParseResult parseRange(mlir::OpAsmParser &parser, sample::RangeAttr &range) {
  return parser.parseCustomAttributeWithFallback(range);
}
static void printRange(mlir::OpAsmPrinter &printer, mlir::Operation *, sample::RangeAttr range) {
  printer.printStrippedAttrOrType(range);
}

#include "dialect.cpp.inc"
#include "enums.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "attributes.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "types.cpp.inc"
#include "interfaces.cpp.inc"
#define GET_OP_CLASSES
#include "ops.cpp.inc"

namespace sample {
#define GEN_PASS_DECL
#define GEN_PASS_DEF_SAMPLEPASS
#define GEN_PASS_REGISTRATION
#include "passes.h.inc"

struct SamplePass : impl::SamplePassBase<SamplePass> {
  using SamplePassBase::SamplePassBase;
  void runOnOperation() override { seen += level; }
};
void registerAll() { registerSamplePasses(); }
} // namespace sample

void sample::SampleDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "attributes.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "types.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "ops.cpp.inc"
      >();
}

mlir::LogicalResult sample::CallOp::verify() { return mlir::success(); }
unsigned sample::LoopOp::getRank() { return 1; }
mlir::OpFoldResult sample::WrapOp::fold(FoldAdaptor) { return {}; }
void sample::WrapOp::getCanonicalizationPatterns(mlir::RewritePatternSet &, mlir::MLIRContext *) {}
void sample::WrapOp::build(mlir::OpBuilder &, mlir::OperationState &state, mlir::Value value,
                           unsigned) {
  state.addOperands(value);
}
