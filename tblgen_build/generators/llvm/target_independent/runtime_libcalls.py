"""Functions that generated code calls without being told to (gen-runtime-libcalls).

Which there are, what implements them under which names, and what each system has.
"""

from __future__ import annotations

from tblgen_build._core import RecordError, xxh3_64
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.initializers import array, labelled
from tblgen_build.generators.cpp.sections import file_header, guarded, if_defined
from tblgen_build.generators.cpp.string_offsets import StringOffsets
from tblgen_build.generators.definitions import definitions_of
from tblgen_build.generators.llvm.model.set_theory import records_among
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import Output, Rejection, ReportedError, generator
from tblgen_build.releases.targets import LIBCALLS_ARE_IN_LIBRARIES, LIBCALLS_HAVE_DEFAULTS

from .libcall_defaults import c_names, default_implementations
from .libcall_families import families
from .libcall_groups import (
    INFO,
    Implementation,
    LibcallGroup,
    Library,
    condition,
    grouped,
    implementations_of,
)
from .libcall_libraries import libraries, library_enum
from .libcall_signatures import signatures, type_enum

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

_ENUMS: Final = cpp("""
    namespace llvm {
    namespace RTLIB {
    enum Libcall : unsigned short {
      $calls
      UNKNOWN_LIBCALL = $call_count
    };

    enum LibcallImpl : unsigned short {
      Unsupported = 0,
      $implementations
      $count
    };
    $more
    } // End namespace RTLIB
    } // End namespace llvm
""")

_COUNT: Final = cpp("""
    constexpr size_t NumLibcallImpls = $count;
""")

_LOOKUP: Final = cpp("""
    size_t Size = Name.size();
    if (Size == 0 || Size > $longest)
      return enum_seq(RTLIB::Unsupported, RTLIB::Unsupported);
    return lookupLibcallImplNameImpl(Name);
""")

_HASH_TABLE: Final = cpp("""
    static inline uint64_t hash(StringRef Str) {
      return static_cast<uint32_t>(xxh3_64bits(Str));
    }

    iota_range<RTLIB::LibcallImpl> $info::lookupLibcallImplNameImpl(StringRef Name) {
      static constexpr uint16_t HashTableNameToEnum[$size] = {
        $entries
      };

      unsigned Idx = (hash(Name) % $buckets) * $bucket_size;

      for (int I = 0; I != $bucket_size; ++I) {
        const uint16_t Entry = HashTableNameToEnum[Idx + I];
        const uint16_t StrOffset = RuntimeLibcallNameOffsetTable[Entry];
        const uint8_t StrSize = RuntimeLibcallNameSizeTable[Entry];
        StringRef Str(
          &$info::RuntimeLibcallImplNameTableStorage[StrOffset],
          StrSize);
        if (Str == Name)
          return libcallImplNameHit(Entry, StrOffset);
      }

      return enum_seq(RTLIB::Unsupported, RTLIB::Unsupported);
    }
""")

_SYSTEMS: Final = cpp("""
    void llvm::$info::setTargetRuntimeLibcallSets(const llvm::Triple &TT, ExceptionHandling ExceptionModel, FloatABI::ABIType FloatABI, EABI EABIVersion, StringRef ABIName) {
      $systems
      LLVM_DEBUG(dbgs() << "no system runtime library applied to target \\'" << TT.str() << "\\'\\n");
    }

""")  # noqa: E501

_SYSTEM: Final = cpp("""
    if ($condition) {
      $convention
      $available
      $groups
      return;
    }
""")

_AVAILABLE: Final = cpp("""
    static constexpr LibcallImplBitset SystemAvailableImpls({
      $available
    });
    AvailableLibcallImpls = SystemAvailableImpls;

""")

_CONVENTION: Final = cpp("""
    const CallingConv::ID DefaultCC = $convention;
    for (CallingConv::ID &Entry : LibcallImplCallingConvs) {
      Entry = DefaultCC;
    }

""")


_SYSTEMS_OVER_DEFAULTS: Final = cpp("""
    void llvm::$info::setTargetRuntimeLibcallSets(const llvm::Triple &TT, FloatABI::ABIType FloatABI) {
      struct LibcallImplPair {
        RTLIB::Libcall Func;
        RTLIB::LibcallImpl Impl;
      };
      $systems
      initDefaultLibCallImpls();
    }

""")  # noqa: E501


@generator("gen-runtime-libcalls", help="calls of the runtime library", since=21, fitted=21)
def RUNTIME_LIBCALLS(records: Records, options: Options) -> Output:
    libcalls = definitions_of(records, "RuntimeLibcall")
    implementations = implementations_of(records)
    has_libraries = records.release.has(LIBCALLS_ARE_IN_LIBRARIES)
    if records.release.has(LIBCALLS_HAVE_DEFAULTS):
        return _with_defaults(records, libcalls, implementations)
    more = _COUNT(count=len(implementations) + 1)
    if has_libraries:
        more += "\n".join(["", type_enum(records), library_enum(records)])
    text = "".join(
        [
            file_header("Runtime LibCalls Source Fragment", records.main_file),
            guarded("GET_RUNTIME_LIBCALL_ENUM", _enums(libcalls, implementations, more=more)),
            guarded("GET_INIT_RUNTIME_LIBCALL_NAMES", _names(implementations)),
            *_lookup(implementations),
        ]
    )
    if has_libraries:
        sections = [
            *signatures(records, libcalls),
            *libraries(records, implementations),
            *families(records),
        ]
        return Output(text + "".join(sections))
    warnings: list[RecordError] = []
    systems = _systems(records, libcalls, implementations, warnings, has_defaults=False)
    text += guarded("GET_RUNTIME_LIBCALLS_INFO", _SYSTEMS(info=INFO, systems=systems))
    return _unless_refused(text, warnings)


def _with_defaults(
    records: Records, libcalls: Sequence[Record], implementations: Sequence[Implementation]
) -> Output:
    warnings: list[RecordError] = []
    systems = _systems(records, libcalls, implementations, warnings, has_defaults=True)
    count = f"NumLibcallImpls = {len(implementations) + 1}"
    names = [default_implementations(libcalls, implementations), c_names(implementations)]
    sections = (
        ("GET_RUNTIME_LIBCALL_ENUM", _enums(libcalls, implementations, count=count)),
        ("GET_INIT_RUNTIME_LIBCALL_NAMES", "\n".join([*names, _calls_of(implementations)])),
        ("GET_SET_TARGET_RUNTIME_LIBCALL_SETS", _SYSTEMS_OVER_DEFAULTS(info=INFO, systems=systems)),
    )
    text = file_header("Runtime LibCalls Source Fragment", records.main_file)
    text += "".join([if_defined(name, body, names_end=False) for name, body in sections])
    return _unless_refused(text, warnings)


def _unless_refused(text: str, warnings: list[RecordError]) -> Output:
    if any(isinstance(warning, ReportedError) for warning in warnings):
        # Warnings may come after the last of them.
        raise Rejection("systems have entries that are no functions", warnings=warnings)
    return Output(text, warnings=warnings)


# --- enums and names -------------------------------------------------------------


def _enums(
    libcalls: Sequence[Record],
    implementations: Sequence[Implementation],
    *,
    count: str = "",
    more: str = "",
) -> str:
    """`count` is the last constant of the implementations, `more` stands after the enums."""
    return _ENUMS(
        calls=[f"{call.name} = {number}," for number, call in enumerate(libcalls)],
        call_count=len(libcalls),
        implementations=[f"{i.enumerator} = {i.number}, // {i.name}" for i in implementations],
        count=count,
        more=more,
    )


def _table(declaration: str, values: Iterable[object]) -> str:
    return array(f"const {declaration}", [f"{value}," for value in values])


def _names(implementations: Sequence[Implementation]) -> str:
    strings = StringOffsets()
    names = [implementation.name for implementation in implementations]
    offsets = [0, *[strings.add(name) for name in names]]
    sizes = [0, *map(_byte_size, names)]
    return "".join(
        [
            strings.member_definition(INFO, "RuntimeLibcallImplNameTable"),
            array(
                f"const uint16_t {INFO}::RuntimeLibcallNameOffsetTable[]",
                labelled(offsets, ["", *names]),
            ),
            _table(f"uint8_t {INFO}::RuntimeLibcallNameSizeTable[]", sizes),
            _calls_of(implementations),
        ]
    )


def _calls_of(implementations: Sequence[Implementation]) -> str:
    return array(
        f"const RTLIB::Libcall llvm::{INFO}::ImplToLibcall[RTLIB::NumLibcallImpls]",
        labelled(
            ["RTLIB::UNKNOWN_LIBCALL", *[i.call for i in implementations]],
            ["RTLIB::Unsupported", *[i.constant for i in implementations]],
        ),
    )


def _byte_size(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode(errors="surrogateescape"))


# --- from a name to its implementations ----------------------------------------------


def _buckets(hashes: Mapping[int, int], count: int) -> list[list[int]]:
    buckets: list[list[int]] = [[] for _ in range(count)]
    for hash_, number in hashes.items():
        buckets[hash_ % count].append(number)
    return buckets


def _hash_table(implementations: Sequence[Implementation]) -> tuple[int, list[list[int]]]:
    """The size of the largest bucket, and all of them: as many as names, or twice as many."""
    first: dict[str, int] = {}
    for implementation in implementations:
        first.setdefault(implementation.name, implementation.number)
    hashes = {
        xxh3_64(name.encode(errors="surrogateescape")) & 0xFFFFFFFF: number
        for name, number in first.items()
    }
    count = 1 << (len(first) - 1).bit_length() if first else 1
    found: tuple[int, list[list[int]]] | None = None
    for size in (count, 2 * count):
        buckets = _buckets(hashes, size)
        largest = max(map(len, buckets))
        if found is None or largest < found[0]:
            found = largest, buckets
    assert found
    return found


def _lookup(implementations: Sequence[Implementation]) -> list[str]:
    largest, buckets = _hash_table(implementations)
    entries: list[str] = []
    for bucket in buckets:
        entries += [f"{entry}," for entry in bucket] + ["0,"] * (largest - len(bucket))
    longest = max(
        [_byte_size(implementation.name) for implementation in implementations], default=0
    )
    function = _HASH_TABLE(
        info=INFO,
        size=largest * len(buckets),
        entries=entries,
        buckets=len(buckets),
        bucket_size=largest,
    )
    return [
        guarded("GET_LOOKUP_LIBCALL_IMPL_NAME_BODY", _LOOKUP(longest=longest)),
        guarded("DEFINE_GET_LOOKUP_LIBCALL_IMPL_NAME", function),
    ]


# --- what systems have ----------------------------------------------------------------


def _groups(
    records: Records,
    system: Record,
    by_record: Mapping[Record, Implementation],
    warnings: list[RecordError],
) -> list[LibcallGroup]:
    value = system.value("MemberList")
    assert value is not None
    library = Library(records, by_record)
    members: list[Implementation] = []
    for record in records_among(library.evaluate(value, system)):
        implementation = by_record.get(record)
        if implementation is None:
            warnings.append(
                ReportedError(
                    f"'{record.name}' of system '{system.name}' is not a RuntimeLibcallImpl",
                    system.location,
                    [(f"'{record.name}' is defined here", record.location)],
                )
            )
            continue
        members.append(implementation)
    return grouped(library, members)


def _systems(
    records: Records,
    libcalls: Sequence[Record],
    implementations: Sequence[Implementation],
    warnings: list[RecordError],
    *,
    has_defaults: bool,
) -> str:
    """What each system has; `has_defaults`: in pairs with the calls whose default they replace."""
    by_record = {implementation.record: implementation for implementation in implementations}
    numbers = {call: number for number, call in enumerate(libcalls)}

    def text(system: Record) -> str:
        convention = system.value_as_def("DefaultLibcallCallingConv").value_as_string("CallingConv")
        groups = _groups(records, system, by_record, warnings)
        available = _AVAILABLE(available=_available(groups, len(implementations)))
        return _SYSTEM(
            condition=condition(system.value_as_def("TriplePred")),
            convention=_CONVENTION(convention=convention.strip()) if convention else "",
            available="" if has_defaults else available,
            groups=[
                group.text(_one_a_call(system, group, numbers, warnings), as_pairs=has_defaults)
                for group in groups
            ],
        )

    systems = records.all_derived_definitions_if_defined("SystemRuntimeLibrary")
    return "".join(["\n" + made for made in of_each(systems, text, warnings)])


def _available(groups: Iterable[LibcallGroup], count: int) -> str:
    """The set of what is there under all conditions, in words of 64 bits, four on a line."""
    bits = 0
    for group in groups:
        if not group.condition:
            for member in group.members:
                bits |= 1 << member.number
    words = [f"{(bits >> at) & 0xFFFFFFFFFFFFFFFF:#016x}" for at in range(0, count + 1, 64)]
    return ",\n".join([", ".join(words[at : at + 4]) for at in range(0, len(words), 4)])


def _one_a_call(
    system: Record,
    group: LibcallGroup,
    numbers: Mapping[Record, int],
    warnings: list[RecordError],
) -> list[Implementation]:
    """The members in the order of what they provide; of several for one call, the first."""
    chosen: dict[Record, Implementation] = {}
    for member in sorted(group.members, key=lambda member: numbers[member.provides]):
        first = chosen.setdefault(member.provides, member)
        if first is not member:
            warnings.append(
                system.error(
                    f"'{first.record.name}' and '{member.record.name}' both provide "
                    f"'{member.provides.name}'; the first is taken"
                )
            )
    return list(chosen.values())
