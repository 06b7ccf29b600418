"""Random selection patterns for GlobalISel: `random_selection` and what stands for its records."""

from __future__ import annotations

import re

from drawing import Draw
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
_FRAGMENTS = re.compile(r"(def (\w+) : (Pat(?:Frags?|Leaf))<.*?>)(;| \{)", re.DOTALL)


def _fragment(draw: Draw, name: str, class_: str) -> list[str]:
    """What a fragment that has only code of the other selector may say for this one."""
    about_operand = class_ == "PatLeaf" and draw.chance(0.2)
    field, matched = (
        ("GISelLeafPredicateCode", "MO") if about_operand else ("GISelPredicateCode", "MI")
    )
    lets = draw.lets(0.8, f"let {field} = [{{ return {name}({matched}); }}];")
    lets += draw.lets(0.1, "let PredicateCodeUsesOperands = 1;", "let HasOneUse = 1;")
    return lets + draw.lets(0.05, "let HasNoUse = 1;")


def _with_global_code(draw: Draw, program: str) -> str:
    def fragment(found: re.Match[str]) -> str:
        lets = " ".join(_fragment(draw, found[2], found[3]))
        if not lets:
            return found[0]
        return f"{found[1]} {{ {lets}" + (" }" if found[4] == ";" else "")

    flags = draw.pick("", "", "let GIIgnoreCopies = 1 in\n", "let GIIgnoreCopies = 0 in\n")
    pattern = "def : GISelFlags, Pat<" if flags else "def : Pat<"
    return _FRAGMENTS.sub(fragment, program).replace("\ndef : Pat<", f"\n{flags}{pattern}")


def random_global_selection(seed: int) -> str:
    program = random_selection(seed, count=10) + TAIL
    return _with_global_code(Draw(seed), program) if seed % 2 else program
