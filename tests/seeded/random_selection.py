"""Random selection patterns: typed trees over a small target, with results that use all operands.

Trees have loads, stores, complex patterns, immediates, fragments with conditions, equal names,
physical registers, chains and glue. Results are one instruction or several.
"""

from __future__ import annotations

from random import Random

HEAD = """include "llvm/Target/Target.td"
def II : InstrInfo;
def T : Target { let InstructionSet = II; }
class R<string n> : Register<n> { let Namespace = "T"; }
foreach i = 0...7 in {
  def X#i : R<"x"#i>;
  def F#i : R<"f"#i>;
  def V#i : R<"v"#i>;
}
def CC : R<"cc">;
def CCR : RegisterClass<"T", [i32], 32, (add CC)> { let CopyCost = -1; }
class I<dag o, dag i, list<dag> p = []> : Instruction {
  let Namespace = "T";
  let OutOperandList = o;
  let InOperandList = i;
  let Pattern = p;
  let AsmString = "";
  let Size = 4;
}
def brtarget : Operand<OtherVT>;
def mem : Operand<iPTR> { let MIOperandInfo = (ops ptr_rc, i32imm); }
def mem3 : Operand<iPTR> { let MIOperandInfo = (ops ptr_rc, ptr_rc, i32imm); }
def addr : ComplexPattern<iPTR, 2, "SelectAddr", [frameindex, add]>;
def addr3 : ComplexPattern<iPTR, 3, "SelectAddr3", [add, or]> { let WantsRoot = 1; }
def shifted : ComplexPattern<i32, 2, "SelectShifted", [shl, srl, sra]>;
def chained : ComplexPattern<i32, 1, "SelectChained", [], [SDNPHasChain, SDNPMayLoad]>;
def amount : ComplexPattern<i32, 1, "SelectAmount">;
def sh : Operand<i32> { let MIOperandInfo = (ops X, i32imm); }
def neg : SDNodeXForm<imm, "return negated(N);">;
def half : SDNodeXForm<imm, "return half(N);">;
def simm8 : Operand<i32>, ImmLeaf<i32, "return isInt<8>(Imm);">;
def uimm5 : Operand<i32>, ImmLeaf<i32, "return isUInt<5>(Imm);">;
def simm8neg : Operand<i32>, ImmLeaf<i32, "return isInt<8>(-Imm);", neg>;
def big : PatLeaf<(i32 imm), "return N->getZExtValue() > 9;", half>;
def also8 : PatLeaf<(i32 imm), "return isInt<8>(N->getSExtValue());">;
def fzero : PatLeaf<(f32 fpimm), "return N->isZero();">;
def one_use_add : PatFrag<(ops node:$a, node:$b), (add node:$a, node:$b),
                          "return N->hasOneUse();">;
def one_use_sum : PatFrag<(ops node:$a, node:$b), (add node:$a, node:$b),
                          "return N->hasOneUse();  ">;
def one_use_or : PatFrag<(ops node:$a, node:$b), (or node:$a, node:$b), " return N->hasOneUse();">;
def one_use_mul : PatFrag<(ops node:$a, node:$b), (mul node:$a, node:$b)> { let HasOneUse = 1; }
def related : PatFrag<(ops node:$a, node:$b, node:$c), (add (mul node:$a, node:$b), node:$c),
                      "return check(Operands);"> { let PredicateCodeUsesOperands = 1; }
def either : PatFrags<(ops node:$a, node:$b), [(add node:$a, node:$b), (or node:$a, node:$b)]>;
def aligned : PatFrag<(ops node:$p), (load node:$p)> { let IsLoad = 1; let MinAlignment = 8; }
def in_space : PatFrag<(ops node:$p), (load node:$p)> {
  let IsLoad = 1;
  let AddressSpaces = [1, 3];
}
def glue_out : SDNode<"TISD::GLUE_OUT", SDTIntBinOp, [SDNPOutGlue]>;
def glue_in : SDNode<"TISD::GLUE_IN", SDTIntBinOp, [SDNPInGlue]>;
def glue_opt : SDNode<"TISD::GLUE_OPT", SDTIntBinOp, [SDNPOptInGlue, SDNPCommutative]>;
def chain_op : SDNode<"TISD::CHAIN", SDTIntBinOp, [SDNPHasChain]>;
def touch : SDNode<"TISD::TOUCH", SDTIntBinOp, [SDNPHasChain, SDNPMayLoad, SDNPMemOperand]>;
def wide : SDNode<"TISD::WIDE", SDTypeProfile<1, 9, [SDTCisSameAs<0, 1>, SDTCisInt<0>]>>;
def to_void : SDNode<"TISD::VOID", SDTypeProfile<0, 1, []>, [SDNPHasChain, SDNPSideEffect]>;
def call : SDNode<"TISD::CALL", SDTypeProfile<0, -1, [SDTCisPtrTy<0>]>,
                  [SDNPHasChain, SDNPOptInGlue, SDNPOutGlue, SDNPVariadic]>;
def cmp : SDNode<"TISD::CMP", SDTypeProfile<1, 2, [SDTCisVT<0, i32>, SDTCisSameAs<1, 2>]>>;
def int_plain : Intrinsic<[llvm_i32_ty], [llvm_i32_ty, llvm_i32_ty], [IntrNoMem]>;
def int_vector : Intrinsic<[llvm_anyvector_ty], [LLVMMatchType<0>], [IntrNoMem]>;
def int_reads : Intrinsic<[llvm_i32_ty], [llvm_i32_ty], [IntrReadMem]>;
def int_acts : Intrinsic<[], [llvm_i32_ty], [IntrHasSideEffects]>;
def twin : SDNode<"TISD::TWIN", SDTypeProfile<2, 2, [SDTCisVT<0, i32>, SDTCisVT<1, f32>,
                                                    SDTCisVT<2, i32>]>>;
def twin_chain : SDNode<"TISD::TWIN_CHAIN", SDTypeProfile<2, 1, [SDTCisVT<0, i32>,
                        SDTCisSameAs<0, 1>, SDTCisPtrTy<2>]>, [SDNPHasChain, SDNPMayLoad,
                                                               SDNPOptInGlue, SDNPOutGlue]>;
def pred : PredicateOperand<OtherVT, (ops i32imm, CCR), (ops (i32 14), (i32 zero_reg))>;
def sbit : OptionalDefOperand<OtherVT, (ops CCR), (ops (i32 zero_reg))>;
def xsub : SubRegIndex<32> { let Namespace = "T"; }
def xhigh : SubRegIndex<32, 32> { let Namespace = "T"; }
foreach i = [0, 2, 4, 6] in let SubRegIndices = [xsub, xhigh], Namespace = "T" in
def D#i : RegisterWithSubRegs<"d"#i, [!cast<Register>("X"#i), !cast<Register>("X"#!add(i, 1))]>;
def DP : RegisterClass<"T", [untyped], 64, (add D0, D2, D4, D6)> { let Size = 64; }
"""
# The class of registers whose width depends on the mode, in some targets.
BY_MODE = """def Wide : HwMode<[]>;
def Wider : HwMode<[]>;
def XLenVT : ValueTypeByHwMode<[DefaultMode, Wide], [i32, i64]>;
def XLenRI : RegInfoByHwMode<[DefaultMode, Wide], [RegInfo<32,32,32>, RegInfo<64,64,64>]>;
def XL : RegisterClass<"T", [XLenVT], 32, (sequence "X%u", 0, 7)> { let RegInfos = XLenRI; }
def xaddr : ComplexPattern<XLenVT, 2, "SelectXAddr", [], [], 3>;
def xmem : Operand<XLenVT> { let MIOperandInfo = (ops XL, i32imm); }
def xsimm : Operand<XLenVT>, ImmLeaf<XLenVT, "return isInt<12>(Imm);">;
"""
CLASSES = {
    "i32": "X",
    "i64": "XD",
    "f32": "F",
    "f64": "FD",
    "v4i32": "V",
    "v8i16": "V",
    "v4f32": "V",
    "i1": "P",
    "XLenVT": "XL",
    # Those that only GlobalISel's programs have.
    "f16": "H",
    "bf16": "H",
    "near": "N",
}
INTEGERS = ("i32", "i64")
VECTORS = ("v4i32", "v8i16")
BINARY = ("add", "sub", "mul", "and", "or", "xor", "shl", "srl", "sra", "sdiv", "smax", "umin")
CONDITIONS = ("SETEQ", "SETNE", "SETLT", "SETUGE")
IMMEDIATES = ("imm", "simm8", "uimm5", "simm8neg", "big", "also8", "timm")
TRANSFORMED = ("simm8neg", "big")
# Complex patterns, and the operands of several parts that they fill.
MEMORY = {"addr": "mem", "addr3": "mem3", "shifted": "sh", "xaddr": "xmem"}


class Patterns:
    """The text of one target. `operands` are those of the pattern at hand: name to its kind."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.lines: list[str] = []
        self.operands: dict[str, str] = {}
        self.spelled: dict[str, str] = {}
        self.registers: list[str] = []
        self.number = 0
        self.effects: list[str] = []  # flags that all instructions of the pattern at hand have
        self.has_modes = self.chance(0.3)
        self.common = list(CLASSES)[:7]
        self.share_of_twins = 0.05

    def chance(self, share: float) -> bool:
        return self.random.random() < share

    def classes(self) -> str:
        """Classes whose types vary, so that some types follow from others and some do not."""
        vector = ["v4i32", "v8i16", "v4f32"]
        rows = [("V", vector, 128, "V%u"), ("X", ["i32"], 32, "X%u"), ("F", ["f32"], 32, "F%u")]
        rows.append(("XD", ["i64"], 64, "X%u"))
        rows.append(("FD", ["f64"], 64, "F%u"))
        rows.append(("P", ["i1"], 32, "X%u"))
        return "".join(
            [
                f'def {name} : RegisterClass<"T", [{", ".join(types)}], {size}, '
                f'(sequence "{members}", 0, 7)> {{ let Size = {size}; }}\n'
                for name, types, size, members in rows
            ]
        )

    # --- leaves

    def name(self, kind: str) -> str:
        known = [name for name, other in self.operands.items() if other == kind]
        repeats = 0.12 if kind in CLASSES else 0.5 if kind == "amount" else 0
        if known and repeats and self.chance(repeats):
            return self.random.choice(known)
        name = f"a{len(self.operands)}"
        self.operands[name] = kind
        return name

    def leaf(self, type_: str) -> str:
        if type_ == "XLenVT" and self.chance(0.4):
            kind = self.random.choice(("xaddr", "xsimm", "xsimm"))
            return f"{kind}:${self.name(kind)}"
        if type_ == "XLenVT" and self.chance(0.2):
            return f"(XLenVT {self.random.choice((0, 1, -1, 255))})"
        if type_ == "XLenVT" and self.chance(0.08) and not self.registers:
            self.registers.append("X7")
            return self.random.choice(("X7", "(XLenVT X7)"))
        if type_ == "i32":
            roll = self.random.random()
            if roll < 0.15:
                return f"(i32 {self.random.choice((0, 1, 2, 7, 12, 64, 255, -1, -4, 1 << 20))})"
            if roll < 0.35:
                kind = self.random.choice(IMMEDIATES)
                leaf = f"{kind}:${self.name(kind)}"
                return f"(i32 {leaf})" if kind in ("imm", "timm") or self.chance(0.3) else leaf
            if roll < 0.4:
                return f"shifted:${self.name('shifted')}"
            if roll < 0.43:
                return f"chained:${self.name('chained')}"
            if roll < 0.5:
                return f"(amount (i32 X:${self.name('amount')}))"
            if roll < 0.53 and not self.registers:
                self.registers.append("CC")
                return "CC"
        if type_ == "f32" and self.chance(0.1):
            return "(f32 fpimm)" if self.chance(0.5) else "(f32 fzero)"
        if type_ in VECTORS and self.chance(0.1):
            return f"({type_} {self.random.choice(('immAllOnesV', 'immAllZerosV'))})"
        name = self.name(type_)
        forms = (f"{type_}:${name}", f"({type_} {CLASSES[type_]}:${name})")
        return self.spelled.setdefault(name, self.random.choice(forms))

    def address(self) -> str:
        roll = self.random.random()
        if roll < 0.4:
            return f"addr:${self.name('addr')}"
        if roll < 0.55:
            return f"addr3:${self.name('addr3')}"
        name = self.name("i32")
        base = self.spelled.setdefault(name, f"X:${name}")
        if roll < 0.7:
            return f"(add {base}, simm8:${self.name('simm8')})"
        return base

    # --- trees

    def tree(self, type_: str, depth: int) -> str:
        if depth == 0 or self.chance(0.15):
            return self.leaf(type_)
        return f"({type_} {self.operation(type_, depth - 1)})"

    def operation(self, type_: str, depth: int) -> str:
        if self.chance(0.03):
            return f"(bitconvert {self.tree(type_, depth)})"  # which changes nothing
        if type_ in VECTORS:
            return self.vector_operation(type_, depth)
        if type_ == "i1":
            compared = self.random.choice(("i32", "i64", "f32"))
            first, second = self.tree(compared, depth), self.tree(compared, depth)
            return f"(setcc {first}, {second}, {self.random.choice(CONDITIONS)})"
        if type_ == "v4f32" or type_.startswith(("f", "bf")):
            return self.float_operation(type_, depth)
        if type_ == "XLenVT":
            if self.chance(0.2):
                return f"({self.random.choice(('load', 'sextloadi8', 'ctlz'))} {self.leaf(type_)})"
            return self.both(self.random.choice(BINARY), type_, depth)
        return self.integer_operation(type_, depth)

    def both(self, operator: str, type_: str, depth: int) -> str:
        return f"({operator} {self.tree(type_, depth)}, {self.tree(type_, depth)})"

    def vector_operation(self, type_: str, depth: int) -> str:
        roll = self.random.random()
        if roll < 0.1:
            return f"(load {self.address()})"
        if roll < 0.2:
            source = self.random.choice([t for t in (*VECTORS, "v4f32") if t != type_])
            return f"(bitconvert {self.tree(source, depth)})"
        if roll < 0.27:
            return f"(int_vector {self.tree(type_, depth)})"
        if roll < 0.34 and type_ == "v4i32":
            return f"(insertelt {self.tree(type_, depth)}, {self.tree('i32', 0)}, 1)"
        return self.both(self.random.choice(BINARY[:6]), type_, depth)

    def float_operation(self, type_: str, depth: int) -> str:
        roll = self.random.random()
        if roll < 0.15:
            return f"(load {self.address()})"
        if roll < 0.25:
            return f"(fneg {self.tree(type_, depth)})"
        if roll < 0.35 and type_ == "f32":
            return f"(sint_to_fp {self.tree('i32', depth)})"
        if roll < 0.45 and type_ == "f64":
            return f"(fpextend {self.tree('f32', depth)})"
        if roll < 0.5 and type_ == "f32":
            return f"(bitconvert {self.tree('i32', depth)})"
        return self.both(self.random.choice(("fadd", "fsub", "fmul")), type_, depth)

    def integer_operation(self, type_: str, depth: int) -> str:
        roll = self.random.random()
        if type_ == "i64":
            if roll < 0.15:
                return (
                    f"({self.random.choice(('sext', 'zext', 'anyext'))} {self.tree('i32', depth)})"
                )
            if roll < 0.25:
                return f"(load {self.address()})"
            if roll < 0.3:
                return f"(extloadi32 {self.address()})"
            return self.both(self.random.choice(BINARY[:6]), type_, depth)
        if roll < 0.5:
            return self.both(self.random.choice(BINARY), type_, depth)
        if roll < 0.6:
            load = self.random.choice(("load", "aligned", "in_space", "sextloadi8", "zextloadi16"))
            return f"({load} {self.address()})"
        if roll < 0.66:
            condition = self.tree("i1", depth)
            return f"(select {condition}, {self.tree(type_, depth)}, {self.tree(type_, depth)})"
        if roll < 0.7:
            return f"(sext_inreg {self.tree(type_, depth)}, {self.random.choice(('i8', 'i16'))})"
        if roll < 0.74:
            return f"(trunc {self.tree('i64', depth)})"
        if roll < 0.82:
            fragments = ("one_use_add", "one_use_sum", "one_use_or", "one_use_mul", "either")
            operator = self.random.choice(fragments)
            return self.both(operator, type_, depth)
        if roll < 0.86:
            trees = ", ".join([self.tree(type_, depth) for _ in range(3)])
            return f"(related {trees})"
        if roll < 0.94:
            operator = self.random.choice(
                ("glue_out", "glue_in", "glue_opt", "chain_op", "touch", "int_plain")
            )
            return self.both(operator, type_, depth)
        if roll < 0.96:
            return f"(int_reads {self.tree(type_, depth)})"
        if roll < 0.97:
            leaves = ", ".join([self.tree("i32", min(depth, 1)) for _ in range(9)])
            return f"(wide {leaves})"
        if roll < 0.98:
            kind = self.random.choice(("f32", "i64", "f64"))
            return self.both("cmp", kind, depth)
        return f"(ctlz {self.tree(type_, depth)})"

    def root(self, depth: int) -> tuple[str, str]:
        """The type of what is set, empty for nothing, and the tree."""
        roll = self.random.random()
        if roll < 0.15:
            store = self.random.choice(("store", "truncstorei8"))
            type_ = "i32" if store != "store" else self.random.choice(self.common)
            return "", f"({store} {self.tree(type_, depth)}, {self.address()})"
        if roll < 0.18:
            return "", f"(to_void {self.tree('i32', depth)})"
        if roll < 0.2:
            return "", f"(int_acts {self.tree('i32', depth)})"
        if roll < 0.23:
            return "", f"(brcond {self.tree('i1', depth)}, bb:${self.name('bb')})"
        modes = ("XLenVT",) * 4 if self.has_modes else ()
        type_ = self.random.choice(("i32", "i32", "i32", *modes, *self.common))
        return type_, f"({type_} {self.operation(type_, depth)})"

    # --- results

    def instruction(self, type_: str, kinds: list[str], is_root: bool) -> str:
        """A new instruction that takes operands of the kinds."""
        self.number += 1
        name = f"I{self.number}"
        inputs = ", ".join([f"{_operand(kind)}:$o{i}" for i, kind in enumerate(kinds)])
        outs = f"{CLASSES[type_]}:$d" if type_ else ""
        body = []
        if is_root and self.chance(0.2):
            body.append("let Defs = [CC];")
        if self.chance(0.1):
            body.append("let usesCustomInserter = 1;")
        if self.chance(0.07):
            inputs = f"{inputs}, pred:$p" if inputs else "pred:$p"
        if self.chance(0.05):
            inputs = f"{inputs}, sbit:$s" if inputs else "sbit:$s"
        body += [f"let {flag} = 1;" for flag in self.effects]
        self.lines.append(f"def {name} : I<(outs {outs}), (ins {inputs})> {{ {' '.join(body)} }}")
        return name

    def argument(self, name: str) -> str:
        kind = self.operands[name]
        if kind in TRANSFORMED and self.chance(0.3):
            return f"({'neg' if kind == 'simm8neg' else 'half'} ${name})"
        if kind in MEMORY and self.chance(0.4):
            return f"{MEMORY[kind]}:${name}"
        if kind in (*MEMORY, "chained", *IMMEDIATES, "bb", "xsimm"):
            return f"{kind}:${name}"
        return f"${name}"

    def result(self, type_: str, names: list[str], *, is_root: bool = True) -> str:
        parts, kinds = [self.argument(name) for name in names], [self.operands[n] for n in names]
        if self.chance(0.2) and len(names) > 1:
            at = self.random.randint(1, len(names))
            inner = self.random.choice(("i32", "i64", "f32", "v4i32"))
            parts = [f"({inner} {self.result(inner, names[:at], is_root=False)})", *parts[at:]]
            kinds = [inner, *kinds[at:]]
        if self.chance(0.1):
            parts.append(f"(i32 {self.random.choice((0, 3, -2, 1000))})")
            kinds.append("number")
        if self.chance(0.07):
            other = (
                "X3",
                "zero_reg",
                "(i32 (IMPLICIT_DEF))",
                "(i32 (COPY_TO_REGCLASS (i32 X5), X))",
                "(i32 (EXTRACT_SUBREG (untyped (REG_SEQUENCE DP, (i32 X1), xsub, "
                "(i32 X2), xhigh)), xsub))",
                "(i32 (EXTRACT_SUBREG (untyped (INSERT_SUBREG (untyped (IMPLICIT_DEF)), (i32 X4), "
                "xhigh)), xsub))",
            )
            parts.append(self.random.choice(other))
            kinds.append("i32")
        return f"({self.instruction(type_, kinds, is_root)} {', '.join(parts)})".replace(" )", ")")

    def add(self) -> None:
        self.operands = {}
        self.spelled = {}
        self.registers = []
        type_, tree = self.root(self.random.choice((0, 1, 1, 2, 2, 3)))
        names = list(self.operands)
        self.random.shuffle(names)
        lets = []
        if self.chance(0.3):
            count = self.random.randint(1, 2)
            chosen = self.random.choices(("HasA", "HasB", "HasC"), k=count + self.chance(0.3))
            lets.append(f"Predicates = [{', '.join(chosen)}]")
        if self.chance(0.15):
            lets.append(f"AddedComplexity = {self.random.choice((1, 5, 20))}")
        let = f"let {', '.join(lets)} in\n" if lets else ""
        words = (("load", "mayLoad"), ("store", "mayStore"), ("int_acts", "hasSideEffects"))
        loads = tree.replace("in_space", "load").replace("aligned", "load")
        loads = loads.replace("touch", "load").replace("chained", "load").replace("reads", "load")
        loads = loads.replace("to_void", "int_acts")
        self.effects = [flag for word, flag in words if word in loads]
        result = self.result(type_, names)
        self.lines.append(f"{let}def : Pat<{tree}, {result}>;")

    def add_twin(self) -> None:
        """An instruction whose pattern has two results."""
        self.operands = {}
        self.spelled = {}
        self.registers = []
        self.number += 1
        outs, sets, source = self.twin()
        ins = ", ".join([f"{_operand(kind)}:${name}" for name, kind in self.operands.items()])
        flags = " ".join([f"let {flag} = 1;" for flag in ("mayLoad", "hasSideEffects")])
        if "CC" in sets:
            flags += " let Defs = [CC];"
        self.lines.append(
            f"def I{self.number} : I<(outs {outs}), (ins {ins}), [(set {sets}, {source})]> "
            f"{{ {flags} }}"
        )

    def twin(self) -> tuple[str, str, str]:
        """The results of an instruction, those that its pattern sets, and what it sets them to."""
        if self.chance(0.5):
            outs, source = "X:$d, F:$e", f"(twin {self.tree('i32', 1)}, {self.leaf('i32')})"
        else:
            outs, source = "X:$d, X:$e", f"(twin_chain {self.address()})"
        return outs, outs, source

    def text(self, count: int) -> str:
        for _ in range(count):
            if self.chance(self.share_of_twins):
                self.add_twin()
            else:
                self.add()
        predicates = [f'def Has{x} : Predicate<"Subtarget->has{x}()">;' for x in "ABC"]
        classes = self.classes() + (BY_MODE if self.has_modes else "")
        head = HEAD.replace("def mem :", f"{classes}def mem :", 1)
        return "\n".join([head, *predicates, *self.lines, ""])


def _operand(kind: str) -> str:
    if kind in CLASSES:
        return CLASSES[kind]
    named = {**MEMORY, "chained": "X", "amount": "X", "bb": "brtarget"}
    return named.get(kind, kind if kind.startswith(("simm", "uimm", "xsimm")) else "i32imm")


def random_selection(seed: int, count: int = 60) -> str:
    return Patterns(seed).text(count)
