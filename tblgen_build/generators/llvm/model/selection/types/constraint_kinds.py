"""The kinds of type constraints that llvm/Target/TargetSelectionDAG.td defines."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

# In the order of their numbers, with the field that names a second operand.
CONSTRAINT_KINDS: Final = {
    "SDTCisVT": "",
    "SDTCisPtrTy": "",
    "SDTCisInt": "",
    "SDTCisFP": "",
    "SDTCisVec": "",
    "SDTCisSameAs": "OtherOperandNum",
    "SDTCisVTSmallerThanOp": "OtherOperandNum",
    "SDTCisOpSmallerThanOp": "BigOperandNum",
    "SDTCisEltOfVec": "OtherOpNum",
    "SDTCisSubVecOfVec": "OtherOpNum",
    "SDTCVecEltisVT": "",
    "SDTCisSameNumEltsAs": "OtherOperandNum",
    "SDTCisSameSizeAs": "OtherOperandNum",
}
