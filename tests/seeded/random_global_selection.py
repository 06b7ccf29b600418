"""Random selection patterns for GlobalISel: `random_selection` and what stands for its records."""

from __future__ import annotations

import re

from drawing import Draw
from random_selection import Patterns

# What real selectors have and the other selector's programs do not.
_MORE = """def near : PtrValueType<i32, 0>;
def H : RegisterClass<"T", [f16, bf16], 16, (sequence "F%u", 0, 7)> { let Size = 16; }
def N : RegisterClass<"T", [near], 32, (sequence "X%u", 0, 7)> { let Size = 32; }
def sbits : OptionalDefOperand<OtherVT, (ops CCR, CCR), (ops (i32 CC), (i32 zero_reg))>;
def flagged : SDNode<"TISD::FLAGGED", SDTypeProfile<2, 2, [SDTCisVT<0, i32>, SDTCisVT<1, i32>,
                                                          SDTCisVT<2, i32>, SDTCisVT<3, i32>]>>;
"""
_HALVES = ("f16", "bf16")
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
def G_FLAGGED : G<(outs type0:$d, type0:$e), (ins type0:$a, type0:$b)>;
def G_WIDE : G<(outs type0:$d), (ins type0:$a, variable_ops)>;
def : GINodeEquiv<G_CMP, cmp>;
def : GINodeEquiv<G_CHAIN, chain_op>;
def : GINodeEquiv<G_FLAGGED, flagged>;
def : GINodeEquiv<G_WIDE, wide>;
"""
_FRAGMENTS = re.compile(r"(def (\w+) : (Pat(?:Frags?|Leaf))<.*?>)(;| \{)", re.DOTALL)


class GlobalPatterns(Patterns):
    """With halves of two kinds, pointers, results by default and in flags, frame indices."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.common += [*_HALVES, "near"]
        self.share_of_twins = 0.15

    def classes(self) -> str:
        return super().classes() + _MORE

    def leaf(self, type_: str) -> str:
        if type_ == "i32" and self.chance(0.03):
            return f"(i32 frameindex:${self.name('frameindex')})"
        return super().leaf(type_)

    def operation(self, type_: str, depth: int) -> str:
        return self.pointer(depth) if type_ == "near" else super().operation(type_, depth)

    def pointer(self, depth: int) -> str:
        roll = self.random.random()
        if roll < 0.3:
            return f"(load {self.address()})"
        if roll < 0.5:
            condition = self.tree("i1", depth)
            return f"(select {condition}, {self.tree('near', depth)}, {self.tree('near', depth)})"
        operator = "ptradd" if roll < 0.8 else "add"
        return f"({operator} {self.tree('near', depth)}, {self.tree('i32', depth)})"

    def float_operation(self, type_: str, depth: int) -> str:
        if type_ in _HALVES and self.chance(0.2):
            return f"(fpround {self.tree('f32', depth)})"
        if type_ == "f32" and self.chance(0.1):
            return f"(fpextend {self.tree(self.random.choice(_HALVES), depth)})"
        return super().float_operation(type_, depth)

    def argument(self, name: str) -> str:
        if self.operands[name] == "frameindex":
            return f"tframeindex:${name}" if self.chance(0.7) else f"${name}"
        return super().argument(name)

    def twin(self) -> tuple[str, str, str]:
        roll = self.random.random()
        if roll < 0.3:
            return super().twin()
        if roll < 0.65:
            # Defaults are results in an instruction's own pattern: the reference crashes on others.
            default = self.random.choice(("sbit", "sbits"))
            return f"X:$d, {default}:$s", "X:$d", f"(i32 {self.operation('i32', 1)})"
        return "X:$d", "X:$d, CC", f"(flagged {self.tree('i32', 1)}, {self.leaf('i32')})"


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
    program = GlobalPatterns(seed).text(10) + TAIL
    return _with_global_code(Draw(seed), program) if seed % 2 else program
