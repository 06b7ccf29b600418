// The dialect's passes, and how to register them with a tool.

#pragma once

#include "mlir/Pass/Pass.h"

namespace units {

enum class Precision { Keep, Single, Double };

#define GEN_PASS_DECL
#include "Units/UnitsPasses.h.inc"

#define GEN_PASS_REGISTRATION
#include "Units/UnitsPasses.h.inc"

} // namespace units
