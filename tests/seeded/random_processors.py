"""Random processors: features, machine models, itineraries, and what instructions need of them.

Reads and writes are plain, sequences, variants or aliases; instructions name them, or models do
for them by name, by expression and by itinerary. Some contradict themselves.
"""

from __future__ import annotations

from drawing import Description

HEAD = """include "llvm/Target/Target.td"
def II : InstrInfo;
class R<string n> : Register<n> { let Namespace = "T"; }
foreach i = 0...7 in {
  def X#i : R<"x"#i>;
  def F#i : R<"f"#i>;
}
def GPR : RegisterClass<"T", [i32], 32, (sequence "X%u", 0, 7)>;
def FPR : RegisterClass<"T", [f32], 32, (sequence "F%u", 0, 7)>;
defm : RemapAllTargetPseudoPointerOperands<GPR>;
class I<dag o, dag i> : Instruction {
  let Namespace = "T"; let OutOperandList = o; let InOperandList = i; let Size = 4;
  let AsmString = "";
}
"""
MNEMONICS = ("ADD", "SUB", "LD", "ST", "MUL", "DIV", "FADD", "V", "JMP")
SUFFIXES = ("rr", "ri", "rm", "W", "D", "_a", "10", "2", "")
LETS = (
    "IssueWidth = {}",
    "MicroOpBufferSize = {}",
    "LoopMicroOpBufferSize = {}",
    "LoadLatency = {}",
    "HighLatency = {}",
    "MispredictPenalty = {}",
    "PostRAScheduler = 1",
    "EnableIntervals = 1",
    "FullInstRWOverlapCheck = 0",
)


class Processors(Description):
    def __init__(self, seed: int) -> None:
        super().__init__(seed, HEAD)
        self.count = 0
        self.unaliased: list[str] = []  # writes that the model at hand says something of
        self.is_careless = self.chance(0.15)
        self.features = self.some_features()
        self.classes = [f"IIC{n}" for n in range(self.number(0, 5))]
        self.lines += [f"def {name} : InstrItinClass;" for name in self.classes]
        self.writes = [f"Write{n}" for n in range(self.number(1, 8))]
        self.reads = [f"Read{n}" for n in range(self.number(0, 5))]
        self.lines += [f"def {name} : SchedWrite;" for name in self.writes]
        self.lines += [f"def {name} : SchedRead;" for name in self.reads]
        self.plain = list(self.writes)
        self.instructions: list[str] = []
        self.predicates: list[str] = []
        self.shared_sequences()
        self.some_instructions()
        self.some_predicates()
        self.models: list[str] = []
        for n in range(self.number(0, 3)):
            self.model(n)
        self.itineraries: list[str] = []
        for n in range(self.number(0, 2)):
            self.itinerary(n)
        self.processors()

    # --- what is shared by all models

    def some_features(self) -> list[str]:
        names: list[str] = []
        for n in range(self.number(0, 7)):
            name = f"{self.pick(*['Feature', 'Tune', 'Z'])}{n}"
            implied = ", ".join(self.some(names, 0, 2)) if self.chance(0.4) else ""
            value = self.pick(*["true", "true", "false", "2", "Kind::K"])
            field = self.pick(*[f"Has{n}", f"Has{n}", "Shared"])
            key = self.pick(*[f"f{n}", f"z-{n}", f"a.{n}"])
            self.lines.append(
                f'def {name} : SubtargetFeature<"{key}", "{field}", "{value}", "Some {n}",'
                f" [{implied}]>;"
            )
            names.append(name)
        return names

    def shared_sequences(self) -> None:
        for n in range(self.number(0, 2)):
            name = f"Seq{n}"
            parts = ", ".join(self.some(self.writes, 1, 3))
            repeat = self.pick(*["", ", 2", ", 3"])
            self.lines.append(f"def {name} : WriteSequence<[{parts}]{repeat}>;")
            self.writes.append(name)

    def scheduled(self) -> str:
        """Reads and writes of an instruction."""
        return ", ".join([*self.some(self.writes, 1, 2), *self.some(self.reads, 0, 2)])

    def some_instructions(self) -> None:
        for _ in range(self.number(2, 24)):
            name = self.pick(*list(MNEMONICS)) + self.pick(*list(SUFFIXES))
            if name in self.instructions:
                continue
            outs = self.pick(*["GPR:$d", "FPR:$d", ""])
            ins = self.pick(*["GPR:$a, GPR:$b", "FPR:$a, i32imm:$b", "GPR:$a, variable_ops", ""])
            lets, bases = "", ""
            if self.classes and self.chance(0.4):
                lets += f" let Itinerary = {self.pick(*self.classes)};"
            if self.chance(0.6):
                bases = f", Sched<[{self.scheduled()}]>"
            lets += self.maybe(0.05, " let hasNoSchedulingInfo = 1;")
            lets += self.maybe(0.05, " let isPseudo = 1;")
            lets += self.maybe(0.05, " let HasPositionOrder = 1;")
            self.lines.append(f"def {name} : I<(outs {outs}), (ins {ins})>{bases} {{{lets} }}")
            self.instructions.append(name)

    def some_predicates(self) -> None:
        """Conditions of variants: on a machine instruction, on features, in C++."""
        for n in range(self.number(0, 4)):
            roll = self.random.random()
            if roll < 0.5:
                base = f"MCSchedPredicate<{self.condition(2)}>"
            elif roll < 0.7 and self.features:
                base = f"FeatureSchedPredicate<{self.pick(*self.features)}>"
            elif roll < 0.85 or not self.predicates:
                base = f"SchedPredicate<[{{ check{n}(MI) }}]>"
            else:
                kind = self.pick(*["AllOf", "AnyOf", "NoneOf"])
                parts = ", ".join(self.some(self.predicates, 1, 2))
                base = f"{kind}SchedPreds<[{parts}]>"
                if self.chance(0.3):
                    base = f"NotSchedPred<{self.pick(*self.predicates)}>"
            self.lines.append(f"def Pred{n} : {base};")
            self.predicates.append(f"Pred{n}")
        for n in range(self.number(0, 1)):
            self.lines.append(f"def : PredicateProlog<[{{ int prolog{n}; }}]>;")

    def condition(self, depth: int) -> str:
        at = self.number(0, 2)
        if depth and self.chance(0.4):
            parts = [self.condition(depth - 1) for _ in range(self.number(1, 3))]
            if self.chance(0.3):
                return f"CheckNot<{parts[0]}>"
            return f"{self.pick(*['CheckAll', 'CheckAny'])}<[{', '.join(parts)}]>"
        opcodes = ", ".join(self.some(self.instructions, 1, 3))
        mapped = f'CheckImmOperand_s<{at}, "T::Q">'
        return self.pick(
            *[
                f"CheckRegOperand<{at}, X{at}>",
                f"CheckImmOperand<{at}, {self.number(-2, 9)}>",
                mapped,
                f"CheckImmOperandRange<{at}, 1, 4>",
                f"CheckInvalidRegOperand<{at}>",
                f"CheckSameRegOperand<0, {at}>",
                f"CheckIsRegOperand<{at}>",
                f"CheckIsImmOperand<{at}>",
                f"CheckIsVRegOperand<{at}>",
                f"CheckNumOperands<{at}>",
                f"CheckZeroOperand<{at}>",
                f"CheckOpcode<[{opcodes}]>",
                f"CheckPseudo<[{opcodes}]>",
                'CheckNonPortable<"MI.odd()">',
                'CheckFunctionPredicate<"isA", "TII::isB">',
                'CheckFunctionPredicateWithTII<"isA", "isB">',
                "TruePred",
                "FalsePred",
                f"CheckRegOperandSimple<{at}>",
            ]
        )

    # --- models

    def model(self, number: int) -> None:
        name = f"Model{number}"
        values = [let.format(self.number(0, 40)) for let in LETS if self.chance(0.35)]
        if not (self.is_careless and self.chance(0.3)):
            values.append("CompleteModel = 0")
        lets = " ".join([f"let {value};" for value in values])
        self.lines.append(f"def {name} : SchedMachineModel {{ {lets} }}")
        self.models.append(name)
        self.lines.append(f"let SchedModel = {name} in {{")
        self.model_body(name)
        self.lines.append("}")

    def model_body(self, name: str) -> None:
        units = self.units(name)
        resources = list(units)
        self.unaliased = []
        for write in self.plain:
            if not self.chance(0.97):
                continue
            if self.chance(0.15):
                own = self.own_write(name, resources)
                self.lines.append(f"def : SchedAlias<{write}, {own}>;")
            else:
                used, lets = self.use(resources)
                self.lines.append(f"def : WriteRes<{write}, [{used}]> {{{lets} }}")
                self.unaliased.append(write)
        for read in self.reads:
            roll = self.random.random()
            if roll < 0.75:
                self.lines.append(f"def : ReadAdvance<{read}, {self.advance()}>;")
            elif roll < 0.98:
                self.lines.append(f"def {name}{read} : SchedReadAdvance<{self.advance()}>;")
                self.lines.append(f"def : SchedAlias<{read}, {name}{read}>;")
        self.overrides(name, resources)
        self.hardware(name, units)
        self.idioms()

    def advance(self) -> str:
        writes = self.some(self.plain, 1, 3) if self.chance(0.3) else []
        listed = f", [{', '.join(writes)}]" if writes else ""
        if writes and self.chance(0.2):
            listed += f", [{', '.join([str(self.number(-1, 2)) for _ in writes])}]"
        return f"{self.number(-2, 5)}{listed}"

    def units(self, name: str) -> list[str]:
        """Resources; some are parts of others, some are groups."""
        units: list[str] = []
        for n in range(self.number(1, 5)):
            unit = f"{name}{self.pick(*['Unit', 'P', 'Alu'])}{n}"
            lets = self.maybe(0.3, f" let BufferSize = {self.number(-1, 16)};")
            if units and self.chance(0.2):
                lets += f" let Super = {self.pick(*units)};"
            self.lines.append(f"def {unit} : ProcResource<{self.number(1, 3)}> {{{lets} }}")
            units.append(unit)
        groups: list[str] = []
        for n in range(self.number(0, 2)):
            group = f"{name}Any{n}"
            lets = self.maybe(0.3, f" let BufferSize = {self.number(0, 60)};")
            parts = ", ".join(self.some(units, 1, 4))
            self.lines.append(f"def {group} : ProcResGroup<[{parts}]> {{{lets} }}")
            groups.append(group)
        return [*units, *groups]

    def use(self, resources: list[str]) -> tuple[str, str]:
        used = self.some(resources, 0, 3)
        lets = self.maybe(0.7, f" let Latency = {self.number(0, 30)};")
        lets += self.maybe(0.3, f" let NumMicroOps = {self.number(0, 4)};")
        if used and self.chance(0.4):
            cycles = [self.number(1, 5) for _ in used]
            lets += f" let ReleaseAtCycles = {cycles};"
            if self.chance(0.3):
                lets += f" let AcquireAtCycles = {[self.number(0, each - 1) for each in cycles]};"
        for flag in ("BeginGroup", "EndGroup", "SingleIssue", "RetireOOO", "Unsupported"):
            lets += self.maybe(0.06, f" let {flag} = 1;")
        return ", ".join(used), lets

    def own_write(self, name: str, resources: list[str], depth: int = 1) -> str:
        """A write that only this model knows: resources, a sequence, a variant."""
        self.count += 1
        own = f"{name}W{self.count}"
        roll = self.random.random()
        if roll < 0.5 or depth < 0:
            used, lets = self.use(resources)
            self.lines.append(f"def {own} : SchedWriteRes<[{used}]> {{{lets} }}")
        elif roll < 0.65:
            parts = [self.own_write(name, resources, depth - 1) for _ in "ab"[self.number(0, 1) :]]
            repeat = self.pick(*["", ", 2"])
            self.lines.append(f"def {own} : WriteSequence<[{', '.join(parts)}]{repeat}>;")
        elif self.predicates:
            variants = []
            for predicate in [*self.some(self.predicates, 1, 2), "NoSchedPred"]:
                selected = self.some(self.unaliased, 1, 2)
                if self.chance(0.5) or not selected:
                    selected = [self.own_write(name, resources, depth - 2)]
                variants.append(f"SchedVar<{predicate}, [{', '.join(selected)}]>")
            lets = self.maybe(0.1, " let Variadic = 1;")
            if self.is_careless and self.chance(0.3):
                variants.pop()
            self.lines.append(f"def {own} : SchedWriteVariant<[{', '.join(variants)}]> {{{lets} }}")
        else:
            return self.pick(*self.plain)
        return own

    def own_read(self, name: str) -> str:
        self.count += 1
        own = f"{name}R{self.count}"
        if self.predicates and self.chance(0.4):
            parts = [self.pick(*[*self.reads, "ReadDefault", "NoReadAdvance"]) for _ in "ab"]
            predicate = self.pick(*self.predicates)
            self.lines.append(
                f"def {own} : SchedReadVariant<[SchedVar<{predicate}, [{parts[0]}]>,"
                f" SchedVar<NoSchedPred, [{parts[1]}]>]>;"
            )
        else:
            self.lines.append(f"def {own} : SchedReadAdvance<{self.advance()}>;")
        return own

    def overrides(self, name: str, resources: list[str]) -> None:
        free = self.random.sample(self.instructions, len(self.instructions))
        classes = list(self.classes)
        for _ in range(self.number(0, 5)):
            writes = [self.own_write(name, resources) for _ in range(self.number(1, 2))]
            reads = [self.own_read(name) for _ in range(self.number(0, 1))] or self.some(
                self.reads, 0, 1
            )
            listed = ", ".join([*writes, *reads])
            if classes and self.chance(0.3):
                chosen = self.some(classes, 1, 2)
                if not self.is_careless:
                    classes = [other for other in classes if other not in chosen]
                self.lines.append(f"def : ItinRW<[{listed}], [{', '.join(chosen)}]>;")
            elif free and self.chance(0.6):
                opcodes = [free.pop() for _ in range(min(len(free), self.number(1, 3)))]
                lets = self.maybe(0.07, " let Unsupported = 1;")
                dag = f"(instrs {', '.join(opcodes)})"
                self.lines.append(f"def : InstRW<[{listed}], {dag}> {{{lets} }}")
            elif free:
                first = free.pop()
                patterns = [first, f"{first}$", f"^{first}$", f"({first}|NONE.*)$"]
                if self.is_careless or "FullInstRWOverlapCheck = 0" in self.lines[-1]:
                    patterns += [f"{first[:2]}.*", f"{first[:3]}(rr|ri)?"]
                pattern = self.pick(*patterns)
                self.lines.append(f'def : InstRW<[{listed}], (instregex "{pattern}")>;')

    def hardware(self, name: str, units: list[str]) -> None:
        for n in range(self.number(0, 2)):
            classes = self.some(["GPR", "FPR"], 0, 2)
            costs = [self.number(1, 3) for _ in classes]
            moves = [self.number(0, 1) for _ in classes]
            self.lines.append(
                f"def {name}File{n} : RegisterFile<{self.number(0, 64)}, [{', '.join(classes)}],"
                f" {costs}, {moves}, {self.number(0, 2)}, {self.number(0, 1)}>;"
            )
        if self.chance(0.3):
            self.lines.append(
                f"def {name}RCU : RetireControlUnit<{self.number(0, 90)}, {self.number(0, 8)}>;"
            )
        for queue in ("LoadQueue", "StoreQueue"):
            if self.chance(0.25):
                self.lines.append(f"def {name}{queue} : {queue}<{self.pick(*units)}>;")

    def idioms(self) -> None:
        for kind in ("IsZeroIdiomFunction", "IsDepBreakingFunction", "IsOptimizableRegisterMove"):
            if not self.chance(0.15):
                continue
            part = "InstructionEquivalenceClass" if "Move" in kind else "DepBreakingClass"
            free = self.random.sample(self.instructions, len(self.instructions))
            groups = []
            for _ in range(self.number(1, 2)):
                opcodes = ", ".join([free.pop() for _ in range(min(len(free), self.number(1, 3)))])
                broken = self.pick(*["", ", [0]", ", [1]", ", [0, 1]"])
                if opcodes:
                    groups.append(f"{part}<[{opcodes}], {self.condition(1)}{broken}>")
            self.lines.append(f"def : {kind}<[{', '.join(groups)}]>;")

    # --- itineraries and processors

    def itinerary(self, number: int) -> None:
        units = [f"FU{number}_{n}" for n in range(self.number(1, 5))]
        bypasses = [f"BP{number}_{n}" for n in range(self.number(0, 2))]
        self.lines += [f"def {unit} : FuncUnit;" for unit in units]
        self.lines += [f"def {bypass} : Bypass;" for bypass in bypasses]
        data = []
        for name in self.some(self.classes, 0, 5):
            stages = []
            for _ in range(self.number(0, 3)):
                chosen = ", ".join(self.some(units, 1, 3))
                more = self.pick(*["", "", ", 0", ", 2", ", -1, Reserved", ", 1, Reserved"])
                stages.append(f"InstrStage<{self.number(1, 4)}, [{chosen}]{more}>")
            cycles = [self.number(0, 9) for _ in range(self.number(0, 3))]
            passed = [self.pick(*[*bypasses, "NoBypass"]) for _ in cycles]
            rest = f", [{', '.join(passed)}]" if self.chance(0.4) else ""
            rest = rest + f", {self.number(0, 3)}" if rest and self.chance(0.4) else rest
            data.append(f"InstrItinData<{name}, [{', '.join(stages)}], {cycles}{rest}>")
        lets = self.maybe(0.3, f' let PacketizerNamespace = "{self.pick(*["P", "Q"])}";')
        self.lines.append(
            f"def Itin{number} : ProcessorItineraries<[{', '.join(units)}],"
            f" [{', '.join(bypasses)}], [{', '.join(data)}]> {{{lets} }}"
        )
        if len(units) > 2 and self.chance(0.3):
            self.lines.append(
                f"def : ComboFuncUnits<[ComboFuncData<{units[0]}, [{units[1]}, {units[2]}]>]>;"
            )
        self.itineraries.append(f"Itin{number}")
        if self.models and self.chance(0.2):
            self.lines.append(
                f"def ItinModel{number} : SchedMachineModel "
                f"{{ let Itineraries = Itin{number}; let CompleteModel = 0; }}"
            )
            self.models.append(f"ItinModel{number}")

    def processors(self) -> None:
        names: list[str] = []
        for n in range(self.number(0, 6)):
            name = self.pick(*[f"cpu{n}", f"a-{n}", f"z.{n}", "generic"])
            if name in names and not self.is_careless:
                continue
            names.append(name)
            features = f"[{', '.join(self.some(self.features, 0, 3))}]"
            tuned = f", [{', '.join(self.some(self.features, 0, 2))}]" if self.chance(0.3) else ""
            if self.models and self.chance(0.7):
                base = f'ProcessorModel<"{name}", {self.pick(*self.models)}, {features}{tuned}>'
            else:
                itinerary = self.pick(*[*self.itineraries, "NoItineraries"])
                base = f'Processor<"{name}", {itinerary}, {features}{tuned}>'
            self.lines.append(f"def : {base};")
        # With a model that no processor has, the reference reads past the table of its models.
        self.lines += [f'def : ProcessorModel<"of-{model}", {model}, []>;' for model in self.models]
        namespace = self.pick(*["T", "T", "Other"])
        self.lines.append(f"def {namespace} : Target {{ let InstructionSet = II; }}")


def random_processors(seed: int) -> str:
    """The text of a description; the same for the same seed."""
    return Processors(seed).text()
