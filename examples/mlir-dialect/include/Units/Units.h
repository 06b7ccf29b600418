// The dialect as C++ sees it. What is declared here is generated from the .td files beside it.

#pragma once

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "Units/UnitsDialect.h.inc"
#include "Units/UnitsEnums.h.inc"

namespace units {
// What a prefix multiplies by. Enumerators are shifted: TableGen's are not negative.
constexpr int powerOfTen(Prefix prefix) { return static_cast<int>(prefix) - 9; }
} // namespace units

#define GET_ATTRDEF_CLASSES
#include "Units/UnitsAttributes.h.inc"

#define GET_TYPEDEF_CLASSES
#include "Units/UnitsTypes.h.inc"

#include "Units/UnitsInterfaces.h.inc"

#define GET_OP_CLASSES
#include "Units/UnitsOps.h.inc"
