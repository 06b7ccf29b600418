"""Random vector builtins of RISC-V: prototypes, element types, policies, masks, segments."""

from __future__ import annotations

from drawing import Description

_RESULTS = ("v", "v", "v", "w", "m", "Uv", "Iv", "Fv", "e", "Sv", "0", "(FixedSEW:16)v", "u")
_SHAPES = (
    "v", "v", "v", "w", "e", "m", "z", "u", "l", "Uv", "Uw", "Iv", "Fv", "Yv", "Sv", "Ue", "Kz",
    "KzKe", "Ke", "Pe", "PCe", "PUe", "PCUe", "(FixedSEW:16)v", "(SFixedLog2LMUL:-1)v", "vv",
    "(LFixedLog2LMUL:3)v", "(SEFixedLog2LMUL:0)v", "(Log2EEW:3)Uv", "(Log2EEW:5)Uv",
)  # fmt: skip
_SUFFIXES = ("v", "v", "w", "m", "Uv", "Iv", "Fv", "vSv", "vUv", "Fw", "Uvv")
_RANGES = ("c", "s", "i", "l", "x", "f", "d", "y")
_NAMES = (
    "vadd_vv",
    "vadd_vx",
    "vle32_v",
    "vlseg3e16_v",
    "vsseg2e8_v",
    "vmv_v_v",
    "vfwcvt_f_x_v",
    "x",
)
_POLICIES = ("NonePolicy", "HasPassthruOperand", "HasPolicyOperand")
_FEATURES = (
    "Zvfh",
    "RV64",
    "Zvbb",
    "Zvbb|Zvkb",
    "Xsfvcp",
    "Xandesvdot",
    "Zvfbfmin",
    "Experimental",
)
_SWITCHES = (
    "HasMasked = 0", "HasMaskedOffOperand = 0", "HasVL = 0", "HasTailPolicy = 0",
    "HasMaskPolicy = 0", "SupportOverloading = 0", "HasBuiltinAlias = 0", "HasFRMRoundModeOp = 1",
    "AltFmt = 1",
)  # fmt: skip
_CODES = ("", "", "", "[{ one(); }]", "[{\n  {\n    two();\n  }\n}]", '"three();"')


class _Builtins(Description):
    def add(self, number: int) -> None:
        shapes = [self.pick(*_SHAPES) for _ in range(self.number(1, 4))]
        prototype = self.pick(*_RESULTS) + "".join(shapes)
        types = "".join(self.some(list(_RANGES), 1, 4))
        suffixes = [self.pick(*_SUFFIXES), self.pick(*_SUFFIXES)]
        extra = f', "{suffixes[1]}"' if self.chance(0.4) else ""
        lets = self.random.lets(0.12, *_SWITCHES)
        if self.chance(0.6):
            lets.append(f'Name = "{self.pick(*_NAMES)}{self.maybe(0.5, str(number))}"')
        if self.chance(0.3):
            lets.append(f'OverloadedName = "vo{self.number(0, 2)}"')
        if self.chance(0.5):
            lets.append(f'IRName = "{self.pick("vadd", "vle", "vlseg3", "")}"')
        if self.chance(0.3):
            lets.append('MaskedIRName = "vadd_mask"')
        if self.chance(0.15):
            fields = self.number(2, 4)
            lets += [f"NF = {fields}", "IsTuple = 1", "Log2LMUL = [-1, 0, 1]"]
            prototype = f"(Tuple:{fields})v{''.join(shapes)}"
        elif self.chance(0.5):
            sizes = self.some(["-3", "-2", "-1", "0", "1", "2", "3"], 1, 5)
            lets.append(f"Log2LMUL = [{', '.join(sizes)}]")
        if self.chance(0.1):
            lets.append(f"TWiden = {self.number(0, 4)}")
        for name in ("MaskedPolicyScheme", "UnMaskedPolicyScheme"):
            if self.chance(0.4):
                lets.append(f"{name} = {self.pick(*_POLICIES)}")
        if self.chance(0.8):
            numbers = self.some(["-1", "0", "1", "2"], 1, 3)
            lets.append(f"IntrinsicTypes = [{', '.join(numbers)}]")
        if self.chance(0.4):
            listed = ", ".join(f'"{each}"' for each in self.some(list(_FEATURES), 1, 3))
            lets.append(f"RequiredFeatures = [{listed}]")
        code = self.pick(*_CODES)
        if code:
            lets.append(f"ManualCodegen = {code}")
        body = " ".join(f"let {each};" for each in lets)
        self.lines.append(
            f'def b{self.number(0, 9)}_{number} : RVVBuiltin<"{suffixes[0]}", "{prototype}", '
            f'"{types}"{extra}> {{ {body} }}'
        )


def random_riscv_vectors(seed: int) -> str:
    builtins = _Builtins(seed)
    for number in range(builtins.number(1, 6)):
        builtins.add(number)
    return builtins.text()
