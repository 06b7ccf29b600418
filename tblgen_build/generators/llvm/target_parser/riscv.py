"""RISC-V's extensions, profiles and processors, as its target parser has them.

gen-riscv-target-def. It needs no target: the classes of RISC-V's features are enough, and where the
input lacks one its table is empty.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.mistakes import of_each
from tblgen_build.generators.unstable_sort import unstable_sorted
from tblgen_build.registry import generator
from tblgen_build.releases.llvm import BITS_OF_EXTENSIONS_ARE_IN_ORDER, PROCESSORS_HAVE_IDS
from tblgen_build.releases.targets import TUNING_HAS_DIRECTIVES

from .riscv_tuning import tuning

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

_EXTENSION: Final = "RISCVExtension"
_EXPERIMENTAL: Final = "experimental-"
# The order of extensions of one letter in a name of an architecture; others follow by letter.
_CANONICAL: Final = "iemafdqlcbkjtpvnh"
_WIDTHS: Final = {"32bit": 32, "64bit": 64}

_FILE: Final = cpp("""
    #ifdef GET_SUPPORTED_EXTENSIONS
    #undef GET_SUPPORTED_EXTENSIONS

    $extensions
    #endif // GET_SUPPORTED_EXTENSIONS

    #ifdef GET_IMPLIED_EXTENSIONS
    #undef GET_IMPLIED_EXTENSIONS

    $implied
    #endif // GET_IMPLIED_EXTENSIONS

    #ifdef GET_SUPPORTED_PROFILES
    #undef GET_SUPPORTED_PROFILES

    $profiles
    #endif // GET_SUPPORTED_PROFILES

    #ifndef PROC
    #define PROC(ENUM, NAME, DEFAULT_MARCH, FAST_SCALAR_UNALIGN, FAST_VECTOR_UNALIGN$ids)
    #endif

    $processors

    #undef PROC

    #ifndef TUNE_PROC
    #define TUNE_PROC(ENUM, NAME)
    #endif

    $tune_processors

    #undef TUNE_PROC
    #ifdef GET_RISCVExtensionBitmaskTable_IMPL
    static const RISCVExtensionBitmask ExtensionBitmask[]={
      $bits
    };
    $undefine
    #endif
    $tuning
""")
_UNDEFINE: Final = cpp("""
    #undef GET_RISCVExtensionBitmaskTable_IMPL
""")
_EXTENSIONS: Final = cpp("""
    static const RISCVSupportedExtension Supported${kind}Extensions[] = {
      $rows
    };

""")
_IMPLIED: Final = cpp("""

    static constexpr ImpliedExtsEntry ImpliedExts[] = {
      $rows
    };

""")
_PROFILES: Final = cpp("""
    static constexpr RISCVProfile Supported${kind}Profiles[] = {
      $rows
    };

""")
_VERSION: Final = cpp('{"$name", {$major, $minor}},')
_IMPLICATION: Final = cpp('{ {"$name"}, "$implied"},')
_PROFILE: Final = cpp('{"$name","$architecture"},')
_PROCESSOR: Final = cpp('PROC($enum, {"$name"}, {"$architecture"}, $scalar, $vector$ids)')
_TUNE_PROCESSOR: Final = cpp('TUNE_PROC($enum, "$name")')
_BIT: Final = cpp('{"$name", $group, ${position}ULL},')


@generator(
    "gen-riscv-target-def",
    help="RISC-V's processors and extensions, for the target parser",
    fitted=19,
)
def RISCV(records: Records, options: Options) -> str:
    extensions = _by_name(records.all_derived_definitions_if_defined(_EXTENSION))
    has_tuning = records.release.has(TUNING_HAS_DIRECTIVES)
    return _FILE(
        extensions=_extension_tables(extensions),
        implied=_implications(extensions),
        profiles=_profile_tables(records),
        ids=", MVENDORID, MARCHID, MIMPID" if records.release.has(PROCESSORS_HAVE_IDS) else "",
        processors=of_each(
            records.all_derived_definitions_if_defined("RISCVProcessorModel"), _processor
        ),
        tune_processors=of_each(
            records.all_derived_definitions_if_defined("RISCVTuneProcessorModel"),
            lambda each: _TUNE_PROCESSOR(enum=each.name, name=each.value_as_string("Name")),
        ),
        bits=_bits(records),
        undefine=_UNDEFINE() if has_tuning else "",
        tuning=["\n", tuning(records)] if has_tuning else "",
    )


def _name(extension: Record) -> str:
    """What the extension is called, whether it is ratified or not."""
    return extension.value_as_string("Name").removeprefix(_EXPERIMENTAL)


def _by_name(extensions: list[Record]) -> list[Record]:
    names = dict(zip(extensions, of_each(extensions, _name), strict=True))
    return unstable_sorted(extensions, lambda extension: names[extension])


def _by_kind(records: list[Record]) -> list[tuple[str, list[Record]]]:
    """Those to rely on, then those that may change yet, each with the word for it in C++."""
    verdicts = of_each(records, lambda record: record.value_as_bit("Experimental"))
    pairs = list(zip(records, verdicts, strict=True))
    experimental = [record for record, verdict in pairs if verdict]
    kept = [record for record, verdict in pairs if not verdict]
    return [("", kept), ("Experimental", experimental)]


def _extension_tables(extensions: list[Record]) -> list[str]:
    if not extensions:
        return []
    return [
        _EXTENSIONS(
            kind=kind,
            rows=of_each(records, _version),
        )
        for kind, records in _by_kind(extensions)
    ]


def _version(extension: Record) -> str:
    return _VERSION(
        name=_name(extension),
        major=extension.value_as_int("MajorVersion"),
        minor=extension.value_as_int("MinorVersion"),
    )


def _implications(extensions: list[Record]) -> str:
    if not extensions:
        return ""
    return _IMPLIED(rows=["\n".join(rows) for rows in of_each(extensions, _implied) if rows])


def _implied(extension: Record) -> list[str]:
    return [
        _IMPLICATION(name=_name(extension), implied=_name(implied))
        for implied in extension.value_as_list_of_defs("Implies")
        if implied.is_subclass_of(_EXTENSION)
    ]


def _profile_tables(records: Records) -> list[str]:
    # Unlike extensions these stay in the order of their records.
    profiles = records.all_derived_definitions_if_defined("RISCVProfile")
    return [
        _PROFILES(
            kind=kind,
            rows=of_each(
                chosen,
                lambda profile: _PROFILE(
                    name=_name(profile), architecture=_architecture(profile, "Implies")
                ),
            ),
        )
        for kind, chosen in _by_kind(profiles)
        if chosen or (profiles and not kind)
    ]


def _processor(record: Record) -> str:
    features = {f.value_as_string("Name") for f in record.value_as_list_of_defs("Features")}
    return _PROCESSOR(
        enum=record.name,
        name=record.value_as_string("Name"),
        architecture=record.value_as_string("DefaultMarch") or _architecture(record, "Features"),
        scalar=int("unaligned-scalar-mem" in features),
        vector=int("unaligned-vector-mem" in features),
        ids="".join([f", {number}" for number in _ids(record)]),
    )


def _ids(record: Record) -> list[str]:
    """The numbers by which a processor knows its vendor and itself."""
    if not record.release.has(PROCESSORS_HAVE_IDS):
        return []
    fields = (("MVendorID", 8), ("MArchID", 16), ("MImpID", 16))
    return [_hexadecimal(record.value_as_int(field), digits) for field, digits in fields]


def _hexadecimal(value: int, digits: int) -> str:
    return f"0x{value & ((1 << 4 * digits) - 1):0{digits}x}"


def _architecture(record: Record, field: str) -> str:
    """The name of the architecture with the features of that field: `rv64i2p1_zba1p0`."""
    width = 0
    versions: dict[str, tuple[int, int]] = {}
    for feature in record.value_as_list_of_defs(field):
        if feature.is_subclass_of(_EXTENSION):
            major, minor = (
                feature.value_as_int(which) & 0xFFFFFFFF
                for which in ("MajorVersion", "MinorVersion")
            )
            versions[_name(feature)] = major, minor
        else:
            width = _WIDTHS.get(feature.value_as_string("Name"), width)
    names = sorted(versions, key=_rank)
    parts = [f"{name}{versions[name][0]}p{versions[name][1]}" for name in names]
    return f"rv{width}" + "_".join(parts)


def _rank(name: str) -> tuple[int, int, str]:
    """Where an extension stands in the architecture's name.

    Those of one letter come first; of the others those with a z, by the letter after it, then
    those for supervisors (s), then vendors' (x).
    """
    first = name[:1]
    if first in "sx":
        return 2 if first == "s" else 3, 0, name
    if first != "z":
        return 0, _letter(first), name
    return (1, _letter(name[1]), name) if name[1:] else (4, 0, name)


def _letter(letter: str) -> int:
    found = _CANONICAL.find(letter)
    return len(_CANONICAL) + ord(letter) if found < 0 else found


def _bits(records: Records) -> list[str]:
    """The extensions that a program can ask for at run time, in order of their bits or names."""
    found = records.all_derived_definitions_if_defined("RISCVExtensionBitmask")
    placed = of_each(
        found, lambda each: (each.value_as_int("GroupID"), each.value_as_int("BitPos"), each)
    )
    if records.release.has(BITS_OF_EXTENSIONS_ARE_IN_ORDER):
        placed.sort(key=lambda row: row[:2])
    else:
        placed = unstable_sorted(placed, lambda row: _name(row[2]))
    return [
        _BIT(name=_name(record), group=group, position=position)
        for group, position, record in placed
    ]
