"""Which instructions of X86 are forms of which: shorter encodings, forms that leave flags alone,
two-address forms, AVX's forms of SSE (gen-x86-instr-mapping)."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.registry import generator
from tblgen_build.releases.llvm import CONDITIONS_ARE_COMPRESSED_WITH_B
from tblgen_build.releases.targets import WITHOUT_FLAGS_IS_NOT_COMPRESSED

from ..disassembler.x86.x86_instruction import number_of
from ..model.instructions.instruction_set import InstructionSet
from ..model.target import require_target
from .folding import is_memory, is_register, memory_size, register_size
from .legacy_forms import has_new_destination, is_evex_by_request
from .mapping_exceptions import (
    AVX_FORMS,
    COMPRESSED_INTO,
    COMPRESSED_WITH_B,
    NEVER_COMPRESSED,
    THREE_ADDRESS_ONLY,
    TWO_ADDRESS_FORMS,
    VEX_PREDICATES,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

    from ..model.instructions.instruction import Instruction

    Pair = tuple[Instruction, Instruction]

_FILE: Final = cpp("""
    struct X86TableEntry {
      uint16_t OldOpc;
      uint16_t NewOpc;
      bool operator<(const X86TableEntry &RHS) const {
        return OldOpc < RHS.OldOpc;
      }  friend bool operator<(const X86TableEntry &TE, unsigned Opc) {
        return TE.OldOpc < Opc;
      }
    };

    $tables
""")
_TABLE: Final = cpp("""

    #ifdef GET_$macro
    static const X86TableEntry $name[] = {
      $entries
    };

    #endif // GET_$macro

""")
_ENTRY: Final = cpp("{ X86::$old, X86::$new },")
_PREDICATES: Final = cpp("""

    #ifdef GET_$macro
    static bool checkPredicate(unsigned Opc, const X86Subtarget *Subtarget) {
      switch (Opc) {
      default: return true;
      $cases
      }
    }

    #endif // GET_$macro

""")
_CASES: Final = cpp("""
    $cases
      return $condition;
""")

_VEX, _EVEX = 1, 3
_NUMBERS: Final = ("Opcode", "FormBits", "OpMapBits", "OpPrefixBits")
_FLAGS: Final = ("hasREX_W", "hasVEX_4V", "hasVEX_L", "isCodeGenOnly")
_COMPRESS: Final = "X86_COMPRESS_EVEX_TABLE"


@generator("gen-x86-instr-mapping", help="X86's tables of shorter encodings", fitted=21)
def INSTR_MAPPING(records: Records, options: Options) -> str:
    require_target(records)
    forms = _Forms(records)
    compressed = forms.compressed()
    tables = [
        _table(_COMPRESS, "X86CompressEVEXTable", compressed),
        _PREDICATES(macro=_COMPRESS, cases=_predicates([vex for _, vex in compressed])),
        _table("X86_NF_TRANSFORM_TABLE", "X86NFTransformTable", forms.without_flags()),
        _table("X86_ND2NONND_TABLE", "X86ND2NonNDTable", forms.two_address()),
        _table("X86_SSE2AVX_TABLE", "X86SSE2AVXTable", forms.of_avx()),
    ]
    return file_header("X86 instruction mapping") + _FILE(tables=tables)


def _table(macro: str, name: str, pairs: list[Pair]) -> str:
    entries = [_ENTRY(old=old.name, new=new.name) for old, new in pairs]
    return _TABLE(macro=macro, name=name, entries=entries)


def _predicates(instructions: list[Instruction]) -> list[str]:
    opcodes: dict[str, list[str]] = {}
    for instruction in instructions:
        asked = [p for p in instruction.predicates if p.name in VEX_PREDICATES]
        if asked:
            condition = asked[0].value_as_string("CondString")
            opcodes.setdefault(condition, []).append(instruction.name)
    return [
        _CASES(cases=[f"case X86::{opcode}:" for opcode in names], condition=condition)
        for condition, names in sorted(opcodes.items())
    ]


class _Forms:
    """What is a form of what, in the order of the numbers of the first."""

    def __init__(self, records: Records) -> None:
        self._records = records
        self._set = InstructionSet.of(records)
        self._mapped = [i for i in self._set.by_number if _is_mapped(i)]
        self._with_b = COMPRESSED_WITH_B
        self._compressed_into = COMPRESSED_INTO
        self._evex_alone = ["hasEVEX_K", "hasEVEX_L2"]
        if records.release.has(WITHOUT_FLAGS_IS_NOT_COMPRESSED):
            self._evex_alone.append("hasEVEX_NF")
        if not records.release.has(CONDITIONS_ARE_COMPRESSED_WITH_B):
            self._with_b = frozenset()
            self._compressed_into = {
                name: into
                for name, into in COMPRESSED_INTO.items()
                if name not in COMPRESSED_WITH_B
            }

    def _named(self, name: str) -> Instruction | None:
        record = self._records.get_def(name)
        return None if record is None else self._set.instruction(record)

    def _with(self, instruction: Instruction, name: str) -> list[Pair]:
        other = self._named(name)
        return [] if other is None else [(instruction, other)]

    def without_flags(self) -> list[Pair]:
        """Those that set flags, and their forms that do not."""
        pairs = []
        for instruction in self._mapped:
            stem = instruction.name.removesuffix("_ND")
            end = instruction.name.removeprefix(stem)
            pairs += self._with(instruction, f"{stem}_NF{end}")
        return pairs

    def two_address(self) -> list[Pair]:
        """Those with a destination of its own, and their forms without."""
        pairs = []
        for instruction in self._mapped:
            if instruction.name in TWO_ADDRESS_FORMS:
                pairs += self._with(instruction, TWO_ADDRESS_FORMS[instruction.name])
            elif instruction.name.endswith("_ND") and instruction.name not in THREE_ADDRESS_ONLY:
                found = self._with(instruction, instruction.name.removesuffix("_ND"))
                pairs += [pair for pair in found if _has_register_first(pair[1])]
        return pairs

    def of_avx(self) -> list[Pair]:
        pairs = []
        for instruction in self._mapped:
            name = AVX_FORMS.get(instruction.name, f"V{instruction.name}")
            pairs += self._with(instruction, name)
        return pairs

    def compressed(self) -> list[Pair]:
        """Those of EVEX that a shorter encoding says too."""
        vex: dict[object, list[Instruction]] = {}
        for instruction in self._mapped:
            if _is_short(instruction):
                vex.setdefault(_encoding(instruction.record), []).append(instruction)
        pairs = []
        for instruction in self._mapped:
            found = self._short_form(instruction, vex) if self._may_be_short(instruction) else None
            if found is not None:
                pairs.append((instruction, found))
        return pairs

    def _may_be_short(self, instruction: Instruction) -> bool:
        """Whether nothing is said that EVEX alone can say."""
        record = instruction.record
        if number_of(record, "OpEncBits") != _EVEX or instruction.name.endswith("_ND"):
            return False
        if is_evex_by_request(record) or any(map(record.value_as_bit, self._evex_alone)):
            return False
        return (
            not record.value_as_bit("hasEVEX_B")
            or has_new_destination(record)
            or instruction.name in self._with_b
        )

    def _short_form(
        self, instruction: Instruction, vex: dict[object, list[Instruction]]
    ) -> Instruction | None:
        if instruction.name.endswith("_EVEX"):
            return self._named(instruction.name.removesuffix("_EVEX"))
        named = self._named(self._compressed_into.get(instruction.name, ""))
        if named is not None or instruction.name in NEVER_COMPRESSED:
            return named
        candidates = vex.get(_encoding(instruction.record), [])
        return next((c for c in candidates if _have_like_operands(instruction, c)), None)


def _has_register_first(instruction: Instruction) -> bool:
    """Whether it writes a register, not memory. The reference crashes without operands."""
    return len(instruction.operands) > 0 and is_register(instruction.operands[0].record)


def _is_mapped(instruction: Instruction) -> bool:
    return (
        instruction.record.is_subclass_of("X86Inst")
        and not instruction.is_asm_parser_only
        and not instruction.name.endswith("_REV")
    )


def _is_short(instruction: Instruction) -> bool:
    record = instruction.record
    return (
        number_of(record, "OpEncBits") == _VEX
        and instruction.name not in NEVER_COMPRESSED
        and not is_evex_by_request(record)
    )


def _encoding(record: Record) -> tuple[int, ...]:
    """What EVEX and VEX both say."""
    numbers = [number_of(record, field) for field in _NUMBERS]
    return (*numbers, *[record.value_as_bit(flag) for flag in _FLAGS])


def _have_like_operands(instruction: Instruction, other: Instruction) -> bool:
    """Whether registers and memory are as wide as what is in their place."""
    if len(instruction.operands) > len(other.operands):
        return False  # The reference reads past the end.
    pairs = zip(instruction.operands, other.operands, strict=False)
    return all(_is_as_wide(one.record, two.record) for one, two in pairs)


def _is_as_wide(one: Record, two: Record) -> bool:
    if is_register(one) and is_register(two):
        return register_size(one) == register_size(two)
    if is_memory(one) and is_memory(two):
        return memory_size(one) == memory_size(two)
    return True
