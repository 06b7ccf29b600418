"""Random builtins of Arm's SVE and SME: prototypes, types, merging, flags, guards and checks."""

from __future__ import annotations

from drawing import Description

_TYPES = (
    "c", "s", "i", "l", "q", "Uc", "Us", "Ui", "Ul", "Uq", "h", "f", "d", "b", "m",
    "Pc", "Ps", "Pi", "Pl", "Ql",
)  # fmt: skip
_RESULTS = (*"dddddddvvPxuhqsa2", "2", "4", "$", "}")
_LETTERS = (*"ddddddPPPPxuhqsaaiijkKcbewoyrRtzgfFG", "2", "3", "4", "2.x", "4.u", "p", "c", "Q")
_NAMES = (
    "svadd[_{d}]", "svadd[_n_{d}]", "svadd[_{0}]_{d}", "svld1_{d}", "svld1_gather[_{1}base]_{d}",
    "svcvt_{d}[_{1}]", "svcreate2[_{d}]", "svset[_{d}_x2]", "svmla_lane[_{0}_{1}_{d}]",
    "svread_hor_{d}[_m]", "svqrshrn[_n]_{0}[_{d}_x2]", "sv_{d}",
)  # fmt: skip
_MERGES = (
    "MergeNone",
    "MergeNone",
    "MergeAny",
    "MergeOp1",
    "MergeZero",
    "MergeAnyExp",
    "MergeZeroExp",
)
_FLAGS = (
    "IsOverloadNone", "IsOverloadCvt", "IsOverloadWhileOrMultiVecCvt", "IsOverloadWhileRW",
    "IsLoad", "IsStore", "IsStructLoad", "IsStructStore", "IsGatherLoad", "IsScatterStore",
    "IsByteIndexed", "IsAppendSVALL", "IsInsertOp1SVALL", "IsPrefetch", "ReverseCompare",
    "IsTupleCreate", "IsTupleGet", "IsTupleSet", "ReverseMergeAnyBinOp", "ReverseMergeAnyAccOp",
    "IsReadZA", "IsWriteZA", "IsReductionQV", "IsZExtReturn", "IsUndef", "ReverseUSDOT",
)  # fmt: skip
_MODES = (
    "", "", "IsStreaming", "IsStreamingCompatible", "VerifyRuntimeMode",
    "IsStreamingCompatible, VerifyRuntimeMode",
)  # fmt: skip
_STATES = ("", "", "", "IsInZA", "IsOutZA", "IsInOutZA", "IsInZT0", "IsOutZT0", "IsInOutZT0")
_GUARDS = ("sve", "sve", "sve2", "sve2,bf16", "sve2p1|sme2", "(sve2|sme),f64mm", "sve,bf16|i8mm")
_CHECKS = (
    "ImmCheck0_31", "ImmCheck1_16", "ImmCheckExtract", "ImmCheck0_13", "ImmCheckShiftRight",
    "ImmCheckLaneIndex",
)  # fmt: skip
_MEMORY = ("MemEltTyInt8", "MemEltTyInt16", "MemEltTyInt32", "MemEltTyInt64")


class _Builtins(Description):
    def add(self, number: int) -> None:
        fits = self.number(1, 5)
        letters = [self.pick(*_LETTERS) for _ in range(fits)]
        prototype = self.pick(*_RESULTS) + "".join(letters)
        name = self.pick(*_NAMES).replace("sv", f"sv{self.pick('x', '', 'a')}{number}", 1)
        types = "".join(self.some(list(_TYPES), 0, 5))
        flags = [*self.some(list(_FLAGS), 0, 2), self.pick(*_MODES), self.pick(*_STATES)]
        checks = [
            f"ImmCheck<{self.number(0, fits - 1)}, {self.pick(*_CHECKS)}, "
            f"{self.number(-1, fits - 1)}>"
            for _ in range(self.number(0, 2) if self.chance(0.3) else 0)
        ]
        merge = self.pick(*_MERGES)
        memory = self.pick(*_MEMORY) if self.chance(0.2) else "MemEltTyDefault"
        intrinsic = self.maybe(0.7, f"aarch64_sve_x{self.number(0, 3)}")
        listed = ", ".join(flag for flag in flags if flag)
        guards = [
            f'let SVETargetGuard = "{self.guard()}";' if self.chance(0.4) else "",
            f'let SMETargetGuard = "{self.guard()}";' if self.chance(0.4) else "",
        ]
        body = " ".join(guard for guard in guards if guard)
        self.lines.append(
            f'def B{self.number(0, 9)}_{number} : Inst<"{name}", "{prototype}", "{types}", '
            f'{merge}, "{intrinsic}", [{listed}], [{", ".join(checks)}], {memory}>'
            + (f" {{ {body} }}" if body else ";")
        )

    def guard(self) -> str:
        return self.maybe(0.85, self.pick(*_GUARDS).replace("sve", self.pick("sve", "sme")))


def random_sve(seed: int) -> str:
    builtins = _Builtins(seed)
    for number in range(builtins.number(1, 6)):
        builtins.add(number)
    return builtins.text()
