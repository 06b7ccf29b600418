"""MatchInstructionImpl: the function that finds the instruction which parsed operands make.

There are two forms of it: for parsers that want one reason why nothing matched (`first_miss`),
and for those that want all that nearly did (`near_misses`). What they share is in `match_steps`.
"""

from __future__ import annotations

from tblgen_build.releases.llvm import (
    OFFSETS_OF_DEFAULTS_ARE_PASSED,
    OPERANDS_PRINT_WITH_ASM_INFO,
    VALIDATION_TAKES_SUBTARGET,
    WARNINGS_HAVE_BRACES,
)
from tblgen_build.releases.targets import (
    ASM_INFO_IS_A_REFERENCE,
    OPTIONAL_OPERANDS_COUNT_FROM_ONE,
    SURPLUS_OPERANDS_ARE_NEAR_MISSES,
)

from ..model.spellings import empty_spelling
from . import first_miss, near_misses
from .match_steps import (
    ACTUAL_OPERAND,
    DEPRECATED,
    FORMAL_OPERAND,
    NEW_MISSING_FEATURES,
    left_out,
    mnemonic,
    mnemonic_range,
    variant_tables,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from tblgen_build._core import Release, TemplateValue

    from .asm_tokens import Variant


class MatchFunction:
    """What the function's text depends on. `operands` is the largest number of them."""

    def __init__(
        self, release: Release, target: str, parser: str, variants: Sequence[Variant]
    ) -> None:
        self._release = release
        self.target = target
        self.parser = parser
        self.variants = variants
        self.cleanup = ""  # function that each instruction is given to
        self.operands = 0
        self.has_mnemonic_first = True
        self.reports_near_misses = False
        self.prefers_features = False  # to the first operand, among near misses
        self.has_optional = False
        self.has_aliases = False
        self.has_deprecated = False

    def text(self) -> str:
        if self.reports_near_misses:
            return near_misses.function(
                self._release,
                self._formal(),
                self._shared(),
                prefers_features=self.prefers_features,
            )
        operands = self.operands
        ties = "DefaultsOffset, ErrorInfo" if self._has_offsets else "ErrorInfo"
        rest = ""
        if self.has_optional:
            end = operands + 1 if self._counts_from_one else operands
            rest = f"OptionalOperandsMask.set({self._formal()}, {end});"
        return first_miss.FUNCTION(
            limit=operands + 1 if self.has_mnemonic_first else operands,
            leave_rest_out=rest,
            leave_out=self._leave_out(),
            tie_arguments=ties,
            **self._shared(),
        )

    @property
    def _has_offsets(self) -> bool:
        """Whether what is left out is counted here."""
        return self.has_optional and self._release.has(OFFSETS_OF_DEFAULTS_ARE_PASSED)

    def _leave_out(self) -> str:
        return f"OptionalOperandsMask.set({self._formal()});" if self.has_optional else ""

    @property
    def _counts_from_one(self) -> bool:
        is_so = self._release.has(OPTIONAL_OPERANDS_COUNT_FROM_ONE)
        return is_so and self.has_mnemonic_first

    def _formal(self) -> str:
        """The bit of the formal operand."""
        return "FormalIdx + 1" if self._counts_from_one else "FormalIdx"

    def _printing(self) -> str:
        has_info = self._release.has(OPERANDS_PRINT_WITH_ASM_INFO)
        is_pointer = not self._release.has(ASM_INFO_IS_A_REFERENCE)
        return f", {'*' if is_pointer else ''}getContext().getAsmInfo()" if has_info else ""

    def _shared(self) -> dict[str, TemplateValue]:
        """What both forms have places for."""
        has_first, operands = self.has_mnemonic_first, self.operands
        mask = reset = offsets = ""
        arguments = "Operands"
        size = operands + 1 if self._counts_from_one else operands
        if self.has_optional:
            mask = f"SmallBitVector OptionalOperandsMask({size});"
            reset = f"OptionalOperandsMask.reset(0, {size});"
            arguments = "Operands,\n                    OptionalOperandsMask"
        if self._has_offsets:
            offsets = left_out(
                operands,
                size,
                counts_itself=self._release.has(OPTIONAL_OPERANDS_COUNT_FROM_ONE),
            )
            arguments += ", DefaultsOffset"
        is_declared_before = self._release.has(SURPLUS_OPERANDS_ARE_NEAR_MISSES)
        formal, actual = ("0", "1") if has_first else ("SIndex", "SIndex")
        start = f"FormalIdx = {formal}"
        if not is_declared_before:
            start += f", ActualIdx = {actual}"
        return {
            "parser": self.parser,
            "mnemonic": mnemonic(self.target, is_first=has_first, has_aliases=self.has_aliases),
            "optional_mask": mask,
            "variant_tables": variant_tables(self.variants),
            "mnemonic_range": mnemonic_range(has_first),
            "assert_mnemonic": "assert(Mnemonic == it->getMnemonic());" if has_first else "",
            "reset_mask": reset,
            "actual": f"unsigned ActualIdx = {actual};" if is_declared_before else "",
            "start": start,
            "operands": operands,
            "formal_operand": FORMAL_OPERAND(printing=self._printing()),
            "actual_operand": ACTUAL_OPERAND(
                subtarget=", *STI" if self._release.has(VALIDATION_TAKES_SUBTARGET) else "",
                leave_out=self._leave_out(),
            ),
            "new_missing_features": NEW_MISSING_FEATURES,
            "left_out": offsets,
            "convert_arguments": arguments,
            "cleanup": f"{self.cleanup}(Inst);" if self.cleanup else "",
            "deprecated": DEPRECATED(
                target=self.target, nothing=empty_spelling(self._release, WARNINGS_HAVE_BRACES)
            )
            if self.has_deprecated
            else "",
        }
