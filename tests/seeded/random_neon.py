"""Random functions of Arm's NEON: builtins and operations, for several types each."""

from __future__ import annotations

from random import Random

_SPECS = (
    "c", "s", "i", "l", "Uc", "Us", "Ui", "Ul", "Pc", "Ps", "Pl", "h", "f", "d", "b", "m",
    "Qc", "Qs", "Qi", "Ql", "QUc", "QUs", "QUi", "QUl", "QPc", "QPs", "QPl", "Qh", "Qf", "Qd",
    "Qb", "Qm", "Sc", "Ss", "Si", "Sl", "SUc", "SUs", "SUi", "SUl", "Sh", "Sf", "Sd", "SPl",
    "Pk", "QPk", "Hs", "HUi",
)  # fmt: skip
_NAMES = (
    "vadd", "vget_lane", "vst1_x2", "vdup_n", "vcvt_f16_f32", "vmull_high", "vext", "vfma_lane",
    "vfma_laneq", "vdot_lane_x3", "vsplat_laneq", "va_b_c",
)  # fmt: skip
_GROUPS = (
    ".", ".", ".", ".", "1", "U", "S", "F", "P", "B", "p", "(>)", "(<)", "(<U)", "(>F)", "Q", "q",
    "2", "3", "4", "(2>)", "(.!)", "(Q!)", "(c*!)", "*", "(c*)", "I", "V", "(1U)", "(1>)", "(1F)",
    "(2!)", "(*!)", "(qU)", "(c)", "(Q>)", "(B1)", "(Ip)", "(2U<)",
)  # fmt: skip
_GUARDS = ("", "", "", "defined(__aarch64__)", "X && Y")
_FEATURES = ("neon", "neon", "neon", "v8.2a,neon", "fullfp16,neon", "")
_CLASSES = ("SInst", "SInst", "IInst", "WInst")
_OPERATION_CLASSES = ("SOpInst", "IOpInst", "WOpInst", "LOpInst", "NoTestOpInst")
_SIGNS = ("+", "-", "*", "&", "<<")
_KINDS = ("ImmCheck0_31", "ImmCheckShiftRight", "ImmCheckLaneIndex")
_MASKS = (
    "mask0", "mask1", "(add (highhalf mask0), (highhalf mask1))", "(rotl mask0, 1)",
    "(rotr mask1, 3)", "(interleave (lowhalf mask0), (lowhalf mask1))", "(rev 64, mask0)",
    "(interleave (decimate mask0, 2), (decimate mask1, 2))", "(add mask1, mask0)",
    "(lowhalf mask0)", "(highhalf (add mask0, mask1))", "(trunc (add mask1, mask0), 4)",
    "(decimate (shl (add mask0, mask1), 0), 2)", "(sub (add mask0, mask1), mask0)",
)  # fmt: skip


class _Functions:
    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._builtins: list[tuple[str, str]] = []  # names and prototypes that can be called
        self._operations: list[tuple[str, str]] = []
        self._lines: list[str] = []

    def text(self) -> str:
        draw = self._random
        for index in range(draw.randint(1, 4)):
            self._builtin(index)
        specs = self._specs(draw.randint(1, 5))
        for index in range(draw.randint(0, 3)):
            self._callable(index, specs)
        for index in range(draw.randint(1, 5)):
            self._operation(index, specs)
        draw.shuffle(self._lines)
        return "\n".join(self._lines) + "\n"

    def _specs(self, count: int, prototype: str = "") -> str:
        """Those of which the prototype makes elements that there are."""
        possible = [
            spec
            for spec in _SPECS
            if not ("<" in prototype and spec[-1] in "cm")
            and not (">" in prototype and spec[-1] in "ldk")
        ]
        return "".join(self._random.choices(possible, k=count))

    def _builtin(self, index: int) -> None:
        draw = self._random
        name = draw.choice(_NAMES) + draw.choice(["", "", str(index)])
        groups = draw.choices(_GROUPS, k=draw.choice([1, 1, 2, 2, 3]))
        prototype = draw.choice([".", ".", ".", "v", "1", "2", "U", "(>)", "(<U)", "Q"])
        prototype += "".join(groups)
        checks = ", ".join(self._checks(len(groups)))
        fields = self._fields()
        if draw.random() < 0.1:
            fields.append(f'let CartesianProductWith = "{self._specs(3, prototype)}";')
        specs = self._specs(draw.randint(1, 4), prototype)
        self._define(
            f"B{draw.randrange(10)}{index}",
            f'{draw.choice(_CLASSES)}<"{name}", "{prototype}", "{specs}"'
            + (f", [{checks}]>" if checks else ">"),
            fields,
        )

    def _checks(self, arguments: int) -> list[str]:
        draw = self._random
        count = draw.choice([0, 0, 1, 2]) if arguments else 0
        return [
            f"ImmCheck<{draw.randrange(arguments)}, {draw.choice(_KINDS)},"
            f" {draw.randrange(-1, arguments)}>"
            for _ in range(count)
        ]

    def _fields(self) -> list[str]:
        draw = self._random
        fields: list[str] = []
        if draw.random() < 0.3:
            fields.append(f'let ArchGuard = "{draw.choice(_GUARDS)}";')
        if draw.random() < 0.3:
            fields.append(f'let TargetGuard = "{draw.choice(_FEATURES)}";')
        for flag in ("BigEndianSafe", "isLaneQ", "isShift", "isScalarShift", "isVCVT_N", "isVXAR"):
            if draw.random() < 0.1:
                fields.append(f"let {flag} = 1;")
        return fields

    def _define(self, name: str, superclass: str, fields: list[str]) -> None:
        body = f" {{ {' '.join(fields)} }}" if fields else ";"
        self._lines.append(f"def {name} : {superclass}{body}")

    def _callable(self, index: int, specs: str) -> None:
        """Which the operations call."""
        draw = self._random
        name = f"{draw.choice(['vc', 'vz', 'vca_lane'])}{index}"
        prototype = draw.choice(["..", "...", "..1", "..I", "..1I", ".(Q)", "v.", ".(c*)"])
        self._builtins.append((name, prototype))
        self._define(f"C{index}", f'SInst<"{name}", "{prototype}", "{specs}">', self._fields())

    def _operation(self, index: int, specs: str) -> None:
        draw = self._random
        result = draw.choice([".", ".", ".", ".", "v", "1", "2", "U", "(>)"])
        groups = draw.choices([".", ".", "1", "I", "U", "2", "(>)", "Q", "(c*)"], k=2)
        prototype = f"{result}.{''.join(groups)}"
        name = (
            f"{draw.choice(['vo', 'va', 'vx'])}{draw.choice(['', '_lane', '_high', '_n'])}{index}"
        )
        groups = [".", *groups]
        dags = [self._statement(groups) for _ in range(draw.choice([0, 0, 1]))]
        if draw.random() < 0.4:
            dags.append(f"(save_temp $t, {self._vector(groups, 2)})")
            dags.append(f'(op "{draw.choice(_SIGNS)}", $t, $p0)')
        else:
            dags.append(self._statement(groups))
        operation = "OP_UNAVAILABLE" if draw.random() < 0.05 else f"LOp<[{', '.join(dags)}]>"
        self._define(
            f"O{draw.randrange(10)}{index}",
            f'{draw.choice(_OPERATION_CLASSES)}<"{name}", "{prototype}", "{specs}", {operation}>',
            self._fields(),
        )
        if not any("2" in group for group in groups):
            self._builtins.append((name, prototype))

    def _statement(self, groups: list[str]) -> str:
        draw = self._random
        choice = draw.random()
        if choice < 0.25:
            return self._cast(groups)
        if choice < 0.4:
            mask = draw.choice(_MASKS)
            return f"(shuffle {self._vector(groups, 1)}, {self._vector(groups, 1)}, {mask})"
        if choice < 0.5 and "1" in groups:
            scalar = f"$p{groups.index('1')}"
            first = draw.choice(["$p0", '"int16x8_t"'])
            return draw.choice([f"(dup {scalar})", f"(dup_typed {first}, {scalar})"])
        return f'(op "{draw.choice(_SIGNS)}", {self._vector(groups, 3)})'

    def _cast(self, groups: list[str]) -> str:
        draw = self._random
        changes = draw.choices(
            ['"R"', '"U"', '"S"', '"8"', '"32"', "$p0", "$p1", '"uint16x4_t"', '"poly64x2_t"'],
            k=draw.randint(1, 2),
        )
        value = f"$p{draw.randrange(len(groups))}"
        return f"({draw.choice(['cast', 'bitcast'])} {', '.join(changes)}, {value})"

    def _vector(self, groups: list[str], depth: int) -> str:
        """An expression of the first parameter's type."""
        draw = self._random
        if depth == 0:
            return draw.choice([f"$p{i}" for i, group in enumerate(groups) if group == "."])
        choice = draw.random()
        if choice < 0.3:
            return f'(op "{draw.choice(_SIGNS)}", {self._vector(groups, depth - 1)})'
        if choice < 0.5:
            left, right = self._vector(groups, depth - 1), self._vector(groups, depth - 1)
            return f'(op "{draw.choice(_SIGNS)}", {left}, {right})'
        if choice < 0.6:
            return f"(cast $p0, {self._cast(groups)})"
        if choice < 0.9:
            called = self._call(groups, depth)
            if called:
                return called
        return self._vector(groups, 0)

    def _call(self, groups: list[str], depth: int) -> str:
        draw = self._random
        possible = [
            (name, prototype)
            for name, prototype in self._builtins
            if prototype.startswith(".")
            and all(letter in ("I", "1", ".") for letter in prototype)
            and all(letter == "I" or letter in groups for letter in prototype)
        ]
        if not possible:
            return ""
        name, prototype = draw.choice(possible)
        arguments = [self._given(letter, groups, depth) for letter in prototype[1:]]
        call = "call" if draw.random() < 0.7 else "call_mangled"
        return f'({call} "{name}", {", ".join(arguments)})'

    def _given(self, letter: str, groups: list[str], depth: int) -> str:
        if letter == ".":
            return self._vector(groups, depth - 1)
        if letter in groups:
            return f"$p{groups.index(letter)}"
        return '(literal "int32_t", "1")'


def random_neon(seed: int) -> str:
    return _Functions(seed).text()
