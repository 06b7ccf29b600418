"""The function that asks a target's predicates, by number, about an operand of an MCInst."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

# Each of the cases is `case NUMBER: {...}` and returns what a predicate says.
MC_OPERAND_VALIDATOR: Final = cpp("""
    static bool $name(const MCOperand &MCOp,
                      const MCSubtargetInfo &STI,
                      unsigned PredicateIndex) {
      switch (PredicateIndex) {
      default:
        llvm_unreachable("Unknown MCOperandPredicate kind");
        break;
      $cases
      }
    }

""")
