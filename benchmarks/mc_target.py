"""Writes the description of a synthetic machine, for the generators of LLVM targets.

    python benchmarks/mc_target.py [INSTRUCTIONS] > target.td

`synthetic_target/` has the part of fixed size: 500 registers with their tuples and classes, the
forms of instructions, processors, tables. This script adds families of instructions, 5,000
instructions by default, each family with its operators, predicate, schedules and aliases.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

FOLDER = Path(__file__).resolve().parent / "synthetic_target"
FORMS = 19  # instructions of a family; a tenth of all are short forms of some family
FEATURES = 24
NODES = ("add", "sub", "mul", "and", "or", "xor", "udiv", "sdiv", "urem", "srem", "smin", "smax")
FP_NODES = ("fadd", "fsub", "fmul", "fdiv", "fminnum", "fmaxnum")


def part(name: str) -> str:
    return (FOLDER / f"{name}.td").read_text(encoding="utf-8") + "\n"


def features() -> Iterator[str]:
    for number in range(FEATURES):
        yield (
            f'def Feat{number} : SubtargetFeature<"f{number}", "HasF{number}", "true", "f">;\n'
            f'def HasF{number} : Predicate<"Subtarget->hasF{number}()">,\n'
            f'    AssemblerPredicate<(all_of Feat{number}), "f{number}">;\n'
        )
    yield (
        'def FeatImplied : SubtargetFeature<"implied", "HasImplied", "true", "i", [Feat6]>;\n'
        'def HasShort : Predicate<"Subtarget->hasShort()">,\n'
        '    AssemblerPredicate<(any_of Feat8, (not Feat9)), "short">;\n'
    )


def operator(number: int) -> tuple[str, str, str]:
    """A family's operators, on integers and on floating point, and what defines them."""
    if number < len(NODES):
        node, made = NODES[number], ""
    elif number % 2:
        node = f"int_syn_op{number}"
        made = f'let TargetPrefix = "syn" in def {node} : SynIntrinsic;\n'
    else:
        node = f"synop{number}"
        made = f'def {node} : SynOp<"OP{number}">;\n'
    if number < len(FP_NODES):
        return node, FP_NODES[number], made
    fp_node = f"synfop{number}"
    return node, fp_node, made + f'def {fp_node} : SynFpOp<"FOP{number}">;\n'


def family(number: int, is_short: bool) -> str:
    node, fp_node, made = operator(number)
    alu = number % 16
    scheduled = f"[WAlu{alu}, RAlu{alu}, RAlu{number % 13}]"
    text = (
        f"{made}let Predicates = [HasF{number % FEATURES}] in\n"
        f'defm OP{number} : Family<{number}, "op{number}", {node}, {fp_node}, {scheduled},\n'
        f"                         Itin{number % 48}>;\n"
    )
    if number % 5 == 0:
        text += f'def : MnemonicAlias<"old{number}", "op{number}w">, Requires<[HasF{alu}]>;\n'
    if is_short:
        text += (
            "let Predicates = [HasShort] in\n"
            f'defm OP{number} : Short<{number}, "op{number}", {scheduled}>;\n'
        )
    return text


def target(instructions: int) -> Iterator[str]:
    yield part("registers")
    yield from features()
    yield part("operands")
    yield part("instructions")
    yield "foreach i = 0-15 in { def WAlu#i : SchedWrite; def RAlu#i : SchedRead; }\n"
    yield "foreach i = 0-47 in def Itin#i : InstrItinClass;\n"
    families = instructions // (FORMS + 1)
    for number in range(families):
        yield family(number, is_short=number < 256)
    yield part("processors")
    yield part("tables")


if __name__ == "__main__":
    sys.stdout.writelines(target(int(sys.argv[1]) if len(sys.argv) > 1 else 5000))
