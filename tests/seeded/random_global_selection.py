"""Random selection patterns for GlobalISel: `random_selection` and what stands for its records."""

from __future__ import annotations

from random_selection import random_selection

TAIL = """
def gi_addr : GIComplexOperandMatcher<s32, "selectAddr">, GIComplexPatternEquiv<addr>;
def gi_addr3 : GIComplexOperandMatcher<s32, "selectAddr3">, GIComplexPatternEquiv<addr3>;
def gi_shifted : GIComplexOperandMatcher<s32, "selectShifted">, GIComplexPatternEquiv<shifted>;
def gi_neg : GICustomOperandRenderer<"renderNegated">, GISDNodeXFormEquiv<neg>;
class G<dag o, dag i> : GenericInstruction {
  let Namespace = "T";
  let OutOperandList = o;
  let InOperandList = i;
  let hasSideEffects = false;
}
def G_CMP : G<(outs type0:$d), (ins type1:$a, type1:$b)>;
def G_CHAIN : G<(outs type0:$d), (ins type0:$a, type0:$b)>;
def G_WIDE : G<(outs type0:$d), (ins type0:$a, variable_ops)>;
def : GINodeEquiv<G_CMP, cmp>;
def : GINodeEquiv<G_CHAIN, chain_op>;
def : GINodeEquiv<G_WIDE, wide>;
"""


def random_global_selection(seed: int) -> str:
    return random_selection(seed, count=10) + TAIL
