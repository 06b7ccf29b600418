"""What the compiler asks about intrinsics: names, types, attributes (gen-intrinsic-impl)."""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.initializers import array, labelled
from tblgen_build.generators.cpp.literals import number_rows
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.cpp.sequence_table import sequence_table
from tblgen_build.generators.cpp.string_offsets import StringOffsets
from tblgen_build.generators.llvm.model.intrinsics.intrinsic import read_intrinsics
from tblgen_build.registry import Option, Output, Warnings, generator
from tblgen_build.releases.selection import (
    ATTRIBUTES_OF_INTRINSICS_ARE_CASES,
    INTRINSICS_TELL_FEATURES_AND_DEFAULTS,
    MANY_ATTRIBUTES_ARE_FINE,
    ONLY_NAMED_ARGUMENTS_ARE_LABELLED,
)

from .argument_tables import default_arguments, range_sets
from .attribute_switch import SwitchedAttributes
from .attribute_tables import Attributes
from .builtins import builtin_lookup
from .intrinsic_sections import section
from .needed_features import target_features

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.generators.llvm.model.intrinsics.intrinsic import Intrinsic
    from tblgen_build.registry import Options

# A signature is packed into 15 bits, four a type, or it is an offset, marked by the 16th.
_PACKED_BITS: Final = 15
_END_OF_SIGNATURES: Final = 255

_TARGETS: Final = cpp("""
    struct IntrinsicTargetInfo {
      StringLiteral Name;
      size_t Offset;
      size_t Count;
    };
    static constexpr IntrinsicTargetInfo TargetInfos[] = {
      $targets
    };
""")

_TARGET: Final = cpp('{"$target", $offset, $count},')

_BITS: Final = cpp("""
    static constexpr uint8_t $name[] = {
      $bits
    };

    return ($name[id/8] & (1 << (id%8))) != 0;
""")

_SIGNATURES: Final = cpp("""
    $type IIT_Table[] = {
      $signatures
    };

    static constexpr unsigned char IIT_LongEncodingTable[] = {
      $long_signatures
      $end
    };
""")

_NAMED_TYPE: Final = "using FixedEncodingTy = uint16_t;\nstatic constexpr FixedEncodingTy"

_PRINTER: Final = cpp("""
    void Intrinsic::printImmArg(ID IID, unsigned ArgIdx, raw_ostream &OS, const Constant *ImmArgVal) {
      using namespace Intrinsic;
      switch (IID) {
      $cases
      default:
        break;
      }
    }
""")  # noqa: E501

_PRINTED_INTRINSIC: Final = cpp("""
    case $intrinsic:
      switch (ArgIdx) {
      $cases
      }
      break;
""")

_PRINTED_ARGUMENT: Final = cpp("""
    case $position:
      $label
      $call
      return;
""")


_LABEL: Final = cpp('OS << "$name=";')


@generator(
    "gen-intrinsic-impl",
    help="tables of intrinsics: names, types, attributes",
    options=(Option("intrinsic-prefix", help="only intrinsics of the target with this prefix"),),
    fitted=21,
)
def IMPL(records: Records, options: Options) -> Output:
    with Warnings() as warnings:
        found = read_intrinsics(records, warnings)
    has_tables = not records.release.has(ATTRIBUTES_OF_INTRINSICS_ARE_CASES)
    attributes = Attributes(found) if has_tables else SwitchedAttributes(found)
    text = "".join(
        [
            file_header("Intrinsic Function Source Fragment"),
            *_tables(records, found),
            section(
                records,
                "GET_INTRINSIC_ATTRIBUTES",
                attributes.text(),
                title="Add parameter attributes that are not common to all intrinsics",
            ),
            range_sets(records, found),
            *(_printing(records, found) if has_tables else []),
            default_arguments(records, found),
            builtin_lookup(records, "Clang", found, lambda intrinsic: intrinsic.clang_builtin),
            "\n",
            builtin_lookup(records, "MS", found, lambda intrinsic: intrinsic.ms_builtin),
        ]
    )
    return Output(text, warnings=[*warnings, *_warnings(records, attributes)])


def _printing(records: Records, found: Sequence[Intrinsic]) -> list[str]:
    """Whether and how immediate arguments are printed."""
    return [
        section(
            records,
            "GET_INTRINSIC_PRETTY_PRINT_TABLE",
            _bit_table("PPTable", found, _is_printed),
            title="Intrinsic ID to pretty print bitset",
        ),
        "\n",
        section(records, "GET_INTRINSIC_PRETTY_PRINT_ARGUMENTS", _printers(records, found)),
    ]


def _tables(records: Records, found: Sequence[Intrinsic]) -> list[str]:
    """What is asked by an intrinsic's number, but for attributes and how it is printed."""
    bare = [
        ("GET_INTRINSIC_IITINFO", "", _type_codes(records)),
        ("GET_INTRINSIC_TARGET_DATA", "Target mapping", _targets(found)),
        ("GET_INTRINSIC_NAME_TABLE", "Intrinsic ID to name table", _names(found)),
    ]
    return [
        *[section(records, macro, text, title=t, names_end=False) for macro, t, text in bare],
        target_features(records, found),
        section(
            records,
            "GET_INTRINSIC_OVERLOAD_TABLE",
            _bit_table("OTable", found, _is_overloaded),
            title="Intrinsic ID to overload bitset",
        ),
        _scalarizable(records, found),
        section(
            records,
            "GET_INTRINSIC_GENERATOR_GLOBAL",
            _signatures(records, found),
            title="Global intrinsic function declaration type table",
            names_end=False,
        ),
    ]


def _scalarizable(records: Records, found: Sequence[Intrinsic]) -> str:
    if not records.release.has(INTRINSICS_TELL_FEATURES_AND_DEFAULTS):
        return ""
    return section(
        records,
        "GET_INTRINSIC_SCALARIZABLE_TABLE",
        _bit_table("STable", found, lambda i: i.properties.has("trivially scalarizable")),
        title="Intrinsic ID to trivially scalarizable bitset",
    )


def _warnings(records: Records, attributes: Attributes) -> list[RecordError]:
    if attributes.packed_bits <= 16 or records.release.has(MANY_ATTRIBUTES_ARE_FINE):
        return []
    return [
        RecordError(
            f"intrinsics have so many different attributes that naming them takes "
            f"{attributes.packed_bits} bits: LLVM is faster with 16"
        )
    ]


def _type_codes(records: Records) -> str:
    codes = records.all_derived_definitions_if_defined("IIT_Base")
    numbered = sorted([(code.value_as_int("Number"), code.name) for code in codes])
    return "\n".join([f"{name} = {number}," for number, name in numbered])


def _targets(found: Sequence[Intrinsic]) -> str:
    """Where each target's intrinsics begin, and how many there are."""
    counts = {"": 0}
    for intrinsic in found:
        counts[intrinsic.target] = counts.get(intrinsic.target, 0) + 1
    offset = 0
    entries: list[str] = []
    for target, count in counts.items():
        entries.append(_TARGET(target=target, offset=offset, count=count))
        offset += count
    return _TARGETS(targets=entries)


def _names(found: Sequence[Intrinsic]) -> str:
    table = StringOffsets()
    names = ["not_intrinsic", *[intrinsic.name for intrinsic in found]]
    offsets = labelled(map(table.add, names), names)
    return (
        "\n"
        + table.definition("IntrinsicNameTable")
        + array(
            "static constexpr unsigned IntrinsicNameOffsetTable[]",
            [*offsets, "\n"],
            end="IntrinsicNameOffsetTable",
        )
    )


def _is_overloaded(intrinsic: Intrinsic) -> bool:
    return intrinsic.is_overloaded


def _is_printed(intrinsic: Intrinsic) -> bool:
    return bool(intrinsic.properties.printed)


def _bit_table(name: str, found: Sequence[Intrinsic], bit: Callable[[Intrinsic], bool]) -> str:
    """A function body that answers one bit by intrinsic number; number 0 is none."""
    bits = [False, *map(bit, found)]
    entries = [
        "".join(["0", *[f" | (1<<{i})" for i, b in enumerate(bits[start : start + 8]) if b]])
        for start in range(0, len(bits), 8)
    ]
    entries[0] = "0\n" + entries[0].removeprefix("0")  # the line of no intrinsic
    text = ",\n".join(entries)
    return _BITS(name=name, bits=text + "\n" if text.endswith("\n") else text)


# --- type signatures ------------------------------------------------------------


def _packed(signature: tuple[int, ...]) -> int | None:
    """The signature in the bits of a table entry, the first type lowest; None: it does not fit."""
    if len(signature) > _PACKED_BITS // 4 + 1:
        return None  # though its last types may be 0
    result = 0
    for code in reversed(signature):
        if code > 15:
            return None
        result = result << 4 | code
    return result if result < 1 << _PACKED_BITS else None


def _signatures(records: Records, found: Sequence[Intrinsic]) -> str:
    packed = {signature: _packed(signature) for signature in {i.signature for i in found}}
    long = [signature for signature, value in packed.items() if value is None]
    stored, offsets = sequence_table(long, terminated=True)
    entry = {
        signature: f"(1U<<{_PACKED_BITS}) | {offsets[signature]}"
        if value is None
        else f"{value:#x}"
        for signature, value in packed.items()
    }
    entries = [entry[intrinsic.signature] for intrinsic in found]
    # Rows are of eight by an intrinsic's number, of which the first is 1.
    rows = [*number_rows(entries[:7], 8), *number_rows(entries[7:], 8)]
    rows[-1:] = [f"{rows[-1]} 0"] if rows else ["0"]
    is_named = records.release.has(INTRINSICS_TELL_FEATURES_AND_DEFAULTS)
    return _SIGNATURES(
        type=_NAMED_TYPE if is_named else "static constexpr uint16_t",
        signatures=rows,
        long_signatures=[
            f"/* {offsets[codes]} */ {', '.join(map(str, codes))}, 0," for codes in stored
        ],
        end=_END_OF_SIGNATURES,
    )


# --- printing -------------------------------------------------------------------


def _printers(records: Records, found: Sequence[Intrinsic]) -> str:
    """The function that prints an immediate argument with its name."""
    labels_all = not records.release.has(ONLY_NAMED_ARGUMENTS_ARE_LABELLED)
    cases: list[str] = []
    for intrinsic in found:
        if not intrinsic.properties.printed:
            continue
        namespace = f"{intrinsic.target}::" if intrinsic.target else ""
        arguments = [
            _PRINTED_ARGUMENT(
                position=position,
                label=_LABEL(name=printed.name) if printed.name or labels_all else "",
                call=f"{namespace}{printed.function}(OS, ImmArgVal);" if printed.function else "",
            )
            for position, printed in intrinsic.properties.printed.items()
        ]
        cases.append(_PRINTED_INTRINSIC(intrinsic=intrinsic.enum_name, cases=arguments))
    return _PRINTER(cases=cases)
