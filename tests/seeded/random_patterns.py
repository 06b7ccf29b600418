"""Random rewrite patterns over a few operations, biased to be valid. Only the seed decides.

    PYTHONPATH=tests:tests/mlir python tests/seeded/random_patterns.py 0 1000

compares the reference and our tool on a range of seeds, and prints what differs.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

from reference import LLVM_INCLUDE, MLIR_TBLGEN, Tool, our_tool, reference_tool, run_tool
from tokens import cxx_tokens, difference

DIALECT = """
include "mlir/IR/EnumAttr.td"
include "mlir/IR/PatternBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Old : Dialect { let name = "old"; bit usePropertiesForAttributes = 0; }
class D_Op<Dialect dialect, string name, dag args, dag outs, list<Trait> traits = []>
    : Op<dialect, name, traits> {
  let arguments = args;
  let results = outs;
}
def Attr1 : D_Op<D, "attr", (ins I32:$x, I32Attr:$at), (outs I32:$r)>;
def Unary : D_Op<D, "unary", (ins I32:$x), (outs I32:$r)>;
def Binary : D_Op<D, "binary", (ins I32:$x, AnyType:$y), (outs AnyType:$r)>;
def Same : D_Op<D, "same", (ins I32:$x), (outs I32:$r), [SameOperandsAndResultType]>;
def Sink : D_Op<D, "sink", (ins I32:$x), (outs)>;
def Two : D_Op<D, "two", (ins I32:$x, OptionalAttr<I32Attr>:$o, UnitAttr:$u),
               (outs I32:$r, F32:$s)>;
def Segments : D_Op<D, "segments", (ins Variadic<I32>:$x, Variadic<I32>:$y),
                    (outs Variadic<I32>:$r), [AttrSizedOperandSegments]>;
def Props : D_Op<D, "props", (ins I32:$x, I64Prop:$p, UnitProp:$u), (outs I32:$r)>;
def OldAttr : D_Op<Old, "attr", (ins I32:$x, DefaultValuedAttr<I32Attr, "5">:$d), (outs I32:$r)>;
def OldSegments : D_Op<Old, "segments", (ins Variadic<I32>:$x, Variadic<I32>:$y), (outs I32:$r),
                       [AttrSizedOperandSegments]>;
def Native : NativeCodeCall<"native($_builder, $_loc, $0...)">;
def NativePair : NativeCodeCall<"pair($0)", 2>;
def NativeVoid : NativeCodeCallVoid<"nothing($_self, $0)">;
def OfSelf : NativeCodeCall<"of($_self)">;
def Matching : NativeCodeCall<"match($_self, &$0, &$1)">;
def Related : Constraint<CPred<"related($_self, $0, $1)">, "related">;
"""

# Arguments by kind (operand, variadic, attribute, property), and the number of results.
OPERATIONS = {
    "Attr1": ("oa", 1),
    "Unary": ("o", 1),
    "Binary": ("oo", 1),
    "Same": ("o", 1),
    "Sink": ("o", 0),
    "Two": ("oaa", 2),
    "Segments": ("vv", 1),
    "Props": ("opp", 1),
    "OldAttr": ("oa", 1),
    "OldSegments": ("vv", 1),
}
MATCHERS = {
    "o": ["I32", "F32", "AnyType"],
    "v": ["Variadic<I32>"],
    "a": ["I32Attr", 'ConstantAttr<I32Attr, "7">', "AnyAttr", "ConstUnitAttr"],
    "p": ["I64Prop", 'ConstantProp<I64Prop, "5">', "UnitProp"],
}
CONSTANTS = {"a": 'ConstantAttr<I32Attr, "7">', "p": 'ConstantProp<I64Prop, "5">'}
DEEPEST = 3


class _Writer:
    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._symbols: dict[str, str] = {}  # what each stands for: a kind, or `r` and a number

    def _chance(self, probability: float) -> bool:
        return self._random.random() < probability

    def _bind(self, kind: str) -> str:
        same = [name for name, other in self._symbols.items() if other == kind == "o"]
        if same and self._chance(0.2):
            return f"${self._random.choice(same)}"
        stem = self._random.choice(["x", "input", "lhs_value", "a_long_symbol"])
        name = f"{stem}{len(self._symbols)}"
        self._symbols[name] = kind
        return f"${name}"

    # --- sources

    def source(self, depth: int = 0) -> str:
        name = self._random.choice(list(OPERATIONS))
        kinds, results = OPERATIONS[name]
        symbol = f":{self._bind(f'r{results}')}" if self._chance(0.5) else ""
        if kinds == "oo" and self._chance(0.3):
            args = [f"(either {self._operand(depth)}, {self._operand(depth)})"]
        else:
            args = [self._match(kind, depth) for kind in kinds]
        return f"({name}{symbol} {', '.join(args)})"

    def _match(self, kind: str, depth: int) -> str:
        if kind == "v" and self._chance(0.5):
            symbol = f":{self._bind('v')}" if self._chance(0.3) else ""
            values = ", ".join([self._operand(depth) for _ in range(self._random.randint(0, 2))])
            return f"(variadic{symbol} {values})"
        return self._operand(depth) if kind == "o" else self._leaf(kind)

    def _operand(self, depth: int) -> str:
        if depth < DEEPEST and self._chance(0.3):
            if self._chance(0.2):
                return f"(Matching {self._leaf('o')}, {self._leaf('a')})"
            return self.source(depth + 1)
        return self._leaf("o")

    def _leaf(self, kind: str) -> str:
        if self._chance(0.15):
            return "$_"
        matcher = self._random.choice(MATCHERS[kind]) if self._chance(0.25) else ""
        if matcher and self._chance(0.3):
            return matcher
        return f"{matcher}{':' if matcher else ''}{self._bind(kind)}"

    # --- results

    def _reference(self, kind: str) -> str:
        wanted = "ap" if kind in "ap" else "ovr"
        fitting = [name for name, other in self._symbols.items() if other[0] in wanted]
        if not fitting:
            return "$missing" if self._chance(0.1) else CONSTANTS.get(kind, "$missing")
        name = self._random.choice(fitting)
        count = int(self._symbols[name][1:] or 0)
        return f"${name}__{count - 1}" if count and self._chance(0.4) else f"${name}"

    def result(self, depth: int = 0) -> tuple[str, int]:
        """A tree and the number of values it gives."""
        if self._chance(0.2):
            name, count = self._random.choice([("Native", 1), ("NativePair", 2), ("NativeVoid", 0)])
            return f"({name} {self._argument('o', DEEPEST)})", count
        if depth == 0 and self._chance(0.15):
            return f"(replaceWithValue {self._reference('o')})", 1
        name = self._random.choice(list(OPERATIONS))
        kinds, count = OPERATIONS[name]
        args = [self._argument(kind, depth) for kind in kinds]
        if self._chance(0.1):
            args.append(f'(location {self._reference("o")}, "here")')
        if depth and self._chance(0.15):
            args.append(f'(returnType {self._reference("o")}, "$_builder.getI32Type()")')
        return f"({name} {', '.join(args)})", count

    def _argument(self, kind: str, depth: int) -> str:
        if kind in CONSTANTS and self._chance(0.3):
            return CONSTANTS[kind]
        if kind == "v" and self._chance(0.5):
            return f"(variadic {self._argument('o', DEEPEST)}, {self._argument('o', DEEPEST)})"
        if kind == "o" and depth < DEEPEST and self._chance(0.3):
            return self.result(depth + 1)[0]
        if self._chance(0.1):
            return f"OfSelf:{self._reference(kind)}"
        return self._reference(kind)

    def results(self, wanted: int) -> list[str]:
        trees = [self.result()[0]] if self._chance(0.2) else []
        for _ in range(20):
            tree, count = self.result()
            if 0 < count <= wanted:
                trees.append(tree)
                wanted -= count
        return trees

    def constraint(self) -> str:
        if self._chance(0.3):
            return f"(F32 {self._reference('o')})"
        self_ = f":{self._reference('o')}" if self._chance(0.5) else ""
        return f"(Related{self_} {self._reference('o')}, {self._reference('o')})"

    def several(self, make: str) -> str:
        count = self._random.choice([0, 0, 1, 2])
        if make == "constraint":
            return ", ".join([self.constraint() for _ in range(count)])
        return ", ".join([self.result()[0] for _ in range(count)])


def random_pattern(seed: int) -> str:
    """A program with one source and two rewriters of it, which share its match."""
    writer = _Writer(seed)
    source = writer.source()
    wanted = OPERATIONS[source[1:].split(":")[0].split(" ")[0]][1]
    lines = [DIALECT]
    for name in ("First", "Second")[: 1 + seed % 3 // 2]:
        results = ", ".join(writer.results(wanted))
        constraints, supplementals = writer.several("constraint"), writer.several("result")
        lines.append(f"def {name} : Pattern<{source},\n    [{results}],\n    [{constraints}],")
        lines.append(f"    [{supplementals}], (addBenefit {seed % 7 - 3})>;")
    return "\n".join(lines) + "\n"


def compare(program: str, reference: Path, ours: Path | Tool, where: Path) -> str | None:
    """Why the tools differ on a program; None where they agree, or the reference crashes."""
    (where / "case.td").write_text(program)
    args = ["--gen-rewriters", f"-I{LLVM_INCLUDE}", "case.td"]
    expected = run_tool(reference, args, cwd=where)
    got = run_tool(ours, args, cwd=where)
    if "Traceback" in got.stderr:
        return got.stderr
    if expected.crashed:
        return None
    if expected.succeeded != got.succeeded:
        return f"reference:\n{expected.stderr}\nours:\n{got.stderr}"
    if not expected.succeeded:
        places = [run.first_error() for run in (expected, got)]
        lines = [place and (place.file, place.line) for place in places]
        return None if places[0] is None or lines[0] == lines[1] else f"{places}"
    return difference(cxx_tokens(expected.stdout.decode()), cxx_tokens(got.stdout.decode()))


def main(first: int, last: int) -> None:
    tools = reference_tool(MLIR_TBLGEN), our_tool()
    with tempfile.TemporaryDirectory() as where:
        for seed in range(first, last):
            program = random_pattern(seed)
            found = compare(program, *tools, Path(where))
            if found is not None:
                print(f"--- seed {seed}\n{program.removeprefix(DIALECT)}{found}")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
