"""RISC-V's vector builtins as Clang finds them by name (gen-riscv-vector-builtin-sema)."""

from __future__ import annotations

from tblgen_build.generators.clang.required import definitions
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.literals import quoted
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import generator
from tblgen_build.releases.clang import MASKED_RESULTS_MAY_BE_MASKS

from .vector_builtin import prototype_of
from .vector_prototypes import vector_number
from .vector_types import ELEMENTS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

    from .vector_prototypes import Descriptor

    Signature = tuple[Descriptor, ...]

_FILE: Final = cpp("""
    #ifdef DECL_SIGNATURE_TABLE
    $descriptors
    #endif
    #ifdef DECL_INTRINSIC_RECORDS
    $rows
    #endif
""")
_DESCRIPTOR: Final = cpp("PrototypeDescriptor($base, $vector, $modifiers),\n")
_ROW: Final = cpp("""
    {/*Name=*/$name, /*OverloadedName=*/$overloaded, /*RequiredExtensions=*/$extensions, $numbers,/*IsTuple=*/$is_tuple, /*UnMaskedPolicyScheme=*/$unmasked, /*MaskedPolicyScheme=*/$masked, },
""")  # noqa: E501
_NUMBER: Final = cpp("/*$name=*/$value")
_SCHEMES: Final = ("SchemeNone", "HasPassthruOperand", "HasPolicyOperand")
_FIRST_LMUL: Final = -3
_FIELDS: Final = ("Prototype", "Suffix", "OverloadedSuffix")


class _Signatures:
    """All of them in one table, in which a part of another takes no room of its own."""

    __slots__ = ("table",)

    def __init__(self, signatures: Iterable[Signature]) -> None:
        self.table: list[Descriptor] = []
        for signature in sorted(set(signatures), key=lambda one: (-len(one), one)):
            if self.find(signature) is None:
                self.table[:0] = signature

    def find(self, signature: Signature) -> int | None:
        """Where it stands first."""
        size = len(signature)
        for at in range(len(self.table) - size + 1):
            if tuple(self.table[at : at + size]) == signature:
                return at
        return None


def _text(records: Records, options: Options) -> str:
    found = definitions(records, "RVVBuiltin")
    signatures = _Signatures(prototype_of(record, field) for record in found for field in _FIELDS)
    has_result_masks = records.release.has(MASKED_RESULTS_MAY_BE_MASKS)
    return _FILE(
        descriptors=[
            _DESCRIPTOR(
                base=str(base),
                vector=str(vector_number(vector, records.release)),
                modifiers=str(modifiers),
            )
            for base, vector, modifiers in signatures.table
        ],
        rows=of_each(found, lambda record: _row(record, signatures, has_result_masks)),
    )


SEMA = generator("gen-riscv-vector-builtin-sema", help="RISC-V vectors: tables of intrinsics")(
    _text
)
SIFIVE = generator(
    "gen-riscv-sifive-vector-builtin-sema",
    help="RISC-V, SiFive vectors: tables of intrinsics",
)(_text)
ANDES = generator(
    "gen-riscv-andes-vector-builtin-sema",
    help="RISC-V, Andes vectors: tables of intrinsics",
    since=21,
)(_text)


def _row(record: Record, signatures: _Signatures, has_result_masks: bool) -> str:
    overloaded = record.value_as_string("OverloadedName")
    return _ROW(
        name=quoted(record.value_as_string("Name")),
        overloaded=quoted(overloaded) if overloaded else "nullptr",
        extensions=quoted(",".join(record.value_as_list_of_strings("RequiredFeatures"))),
        numbers=", ".join(
            _NUMBER(name=name, value=str(value))
            for name, value in _numbers(record, signatures, has_result_masks)
        ),
        is_tuple="1" if record.value_as_bit("IsTuple") else "0",
        unmasked=_scheme(record, "UnMaskedPolicyScheme"),
        masked=_scheme(record, "MaskedPolicyScheme"),
    )


def _numbers(
    record: Record, signatures: _Signatures, has_result_masks: bool
) -> list[tuple[str, int]]:
    """The row's fields that are numbers, in order."""
    parts = [prototype_of(record, field) for field in _FIELDS]
    indices = ("PrototypeIndex", "SuffixIndex", "OverloadedSuffixIndex")
    lengths = ("PrototypeLength", "SuffixLength", "OverloadedSuffixSize")
    bits = ["HasMasked", "HasVL", "HasMaskedOffOperand", "HasTailPolicy", "HasMaskPolicy"]
    bits.append("HasFRMRoundModeOp")
    if has_result_masks:
        bits.append("MaskedPrototypeHasResultMask")
    bits.append("AltFmt")
    return [
        *zip(indices, [signatures.find(part) or 0 for part in parts], strict=True),
        *zip(lengths, map(len, parts), strict=True),
        ("TypeRangeMask", _type_mask(record)),
        ("Log2LMULMask", _lmul_mask(record)),
        ("NF", record.value_as_int("NF")),
        *[(bit, int(record.value_as_bit(bit))) for bit in bits],
    ]


def _type_mask(record: Record) -> int:
    letters = list(ELEMENTS)
    return sum(
        1 << letters.index(letter)
        for letter in sorted(set(record.value_as_string("TypeRange")))
        if letter in ELEMENTS
    )


def _lmul_mask(record: Record) -> int:
    found = set(record.value_as_list_of_ints("Log2LMUL"))
    if found and not _FIRST_LMUL <= min(found) <= max(found) < _FIRST_LMUL + 32:
        raise record.error(f"a number in Log2LMUL is below {_FIRST_LMUL}, or too large")
    return sum([1 << (lmul - _FIRST_LMUL) for lmul in found])


def _scheme(record: Record, field: str) -> str:
    number = record.value_as_def(field).value_as_int("Value")
    if not 0 <= number < len(_SCHEMES):
        raise record.error(f"{field} has the number {number}, which no scheme of policies has")
    return _SCHEMES[number]
