"""Functions that generated code calls without being told to (gen-runtime-libcalls).

Which there are, what implements them under which names, and what each system has.
"""

from __future__ import annotations

from tblgen_build._core import RecordError, xxh3_64
from tblgen_build.dataclass import dataclass
from tblgen_build.generators.cpp.string_offsets import StringOffsets
from tblgen_build.generators.llvm.model.definitions import definitions
from tblgen_build.generators.llvm.model.set_theory import SetTheory
from tblgen_build.generators.llvm.unstable_sort import unstable_sorted
from tblgen_build.registry import Output, generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

_INFO: Final = "RTLIB::RuntimeLibcallsInfo"
_SETS: Final = "LibcallImpls"


@dataclass(slots=True)
class Implementation:
    record: Record
    number: int
    name: str  # of the function
    provides: Record
    constant: str


def _implementations(records: Records) -> list[Implementation]:
    found = [
        (r.value_as_string("LibCallFuncName"), r.name, r, r.value_as_def("Provides"))
        for r in definitions(records, "RuntimeLibcallImpl")
    ]
    found.sort(key=lambda each: each[:2])
    return [
        Implementation(record, number, name, provides, f"RTLIB::impl_{record_name}")
        for number, (name, record_name, record, provides) in enumerate(found, 1)
    ]


@generator("gen-runtime-libcalls", help="Generate RuntimeLibcalls")
def RUNTIME_LIBCALLS(records: Records, options: Options) -> Output:
    libcalls = definitions(records, "RuntimeLibcall")
    implementations = _implementations(records)
    warnings: list[RecordError] = []
    text = "".join(
        [
            _section("GET_RUNTIME_LIBCALL_ENUM", _enums(libcalls, implementations)),
            _section("GET_INIT_RUNTIME_LIBCALL_NAMES", _names(implementations)),
            *_lookup(implementations),
            _section(
                "GET_RUNTIME_LIBCALLS_INFO", _systems(records, libcalls, implementations, warnings)
            ),
        ]
    )
    return Output(text, warnings=warnings)


def _section(macro: str, body: str) -> str:
    return f"#ifdef {macro}\n#undef {macro}\n\n{body}\n#endif // {macro}\n\n"


# --- enums and names -------------------------------------------------------------


def _enums(libcalls: Sequence[Record], implementations: Sequence[Implementation]) -> str:
    calls = "".join([f"  {call.name} = {number},\n" for number, call in enumerate(libcalls)])
    impls = "".join([f"  impl_{i.record.name} = {i.number},\n" for i in implementations])
    return (
        "namespace llvm {\nnamespace RTLIB {\n"
        f"enum Libcall : unsigned short {{\n{calls}  UNKNOWN_LIBCALL = {len(libcalls)}\n}};\n\n"
        f"enum LibcallImpl : unsigned short {{\n  Unsupported = 0,\n{impls}}};\n"
        f"constexpr size_t NumLibcallImpls = {len(implementations) + 1};\n"
        "} // namespace RTLIB\n} // namespace llvm\n"
    )


def _array(type_: str, name: str, rows: Iterable[object], size: str = "") -> str:
    lines = "".join([f"  {row},\n" for row in rows])
    return f"const {type_} {name}[{size}] = {{\n{lines}}};\n\n"


def _names(implementations: Sequence[Implementation]) -> str:
    strings = StringOffsets()
    names = [implementation.name for implementation in implementations]
    offsets = [0, *[strings.add(name) for name in names]]
    provided = [f"RTLIB::{i.provides.value_as_string('Name')}" for i in implementations]
    return "".join(
        [
            strings.member_definition(_INFO, "RuntimeLibcallImplNameTable"),
            _array("uint16_t", f"{_INFO}::RuntimeLibcallNameOffsetTable", offsets),
            _array(
                "uint8_t", f"{_INFO}::RuntimeLibcallNameSizeTable", [0, *map(_byte_size, names)]
            ),
            _array(
                "RTLIB::Libcall",
                f"llvm::{_INFO}::ImplToLibcall",
                ["RTLIB::UNKNOWN_LIBCALL", *provided],
                "RTLIB::NumLibcallImpls",
            ),
        ]
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
    fillers = ["0,\n" * (largest - size) for size in range(largest + 1)]
    rows = "".join(
        [
            "".join([f"{entry},\n" for entry in bucket]) + fillers[len(bucket)]
            if bucket
            else fillers[0]
            for bucket in buckets
        ]
    )
    longest = max(
        [_byte_size(implementation.name) for implementation in implementations], default=0
    )
    none = "enum_seq(RTLIB::Unsupported, RTLIB::Unsupported)"
    found = "iota_range<RTLIB::LibcallImpl>"
    return [
        _section(
            "GET_LOOKUP_LIBCALL_IMPL_NAME_BODY",
            "  size_t Size = Name.size();\n"
            f"  if (Size == 0 || Size > {longest})\n    return {none};\n"
            "  return lookupLibcallImplNameImpl(Name);\n",
        ),
        _section(
            "DEFINE_GET_LOOKUP_LIBCALL_IMPL_NAME",
            f"""static inline uint64_t hash(StringRef Str) {{
  return static_cast<uint32_t>(xxh3_64bits(Str));
}}

{found} {_INFO}::lookupLibcallImplNameImpl(StringRef Name) {{
  static constexpr uint16_t HashTableNameToEnum[{largest * len(buckets)}] = {{
{rows}  }};

  unsigned Idx = (hash(Name) % {len(buckets)}) * {largest};

  for (int I = 0; I != {largest}; ++I) {{
    const uint16_t Entry = HashTableNameToEnum[Idx + I];
    const uint16_t StrOffset = RuntimeLibcallNameOffsetTable[Entry];
    const uint8_t StrSize = RuntimeLibcallNameSizeTable[Entry];
    StringRef Str(
      &{_INFO}::RuntimeLibcallImplNameTableStorage[StrOffset],
      StrSize);
    if (Str == Name)
      return libcallImplNameHit(Entry, StrOffset);
  }}

  return {none};
}}
""",
        ),
    ]


# --- what systems have ----------------------------------------------------------------


class _Library(SetTheory["Record"]):
    """The functions of one system, with the condition and the convention each is called under."""

    def __init__(self, records: Records, leaves: Mapping[Record, Implementation]) -> None:
        super().__init__(records, lambda record: record, {_SETS: "MemberList"})
        self._leaves = leaves
        self._seen: set[Record] = set()
        self.restricted: dict[Record, tuple[Record, Record | None]] = {}

    def expand(self, record: Record) -> list[Record] | None:
        if record in self._leaves:
            return None
        members = super().expand(record)
        if members is None or record in self._seen:
            return members
        self._seen.add(record)
        predicate = record.value_as_def("AvailabilityPredicate")
        convention = record.value_as_optional_def("CallingConv")
        if convention or predicate.value_as_string("Cond"):
            for member in members:
                if member in self.restricted:
                    raise record.error(
                        f"'{member.name}' has a predicate or a calling convention from another "
                        "set already, and the two cannot be combined"
                    )
                self.restricted[member] = predicate, convention
        return members


@dataclass(slots=True)
class _Group:
    """Functions under one condition and calling convention."""

    predicate: Record | None
    convention: Record | None
    members: list[Implementation]

    @property
    def condition(self) -> str:
        return self.predicate.value_as_string("Cond") if self.predicate else ""

    @property
    def order(self) -> str:
        return self.predicate.name if self.predicate else ""

    @property
    def name(self) -> str:
        if self.predicate is None:
            return "LibraryCalls"
        suffix = f"_{self.convention.name}" if self.convention else ""
        return f"LibraryCalls_{self.predicate.name}{suffix}"


def _groups(
    records: Records, system: Record, by_record: Mapping[Record, Implementation]
) -> list[_Group]:
    members = system.value("MemberList")
    assert members is not None
    library = _Library(records, by_record)
    groups: dict[tuple[Record | None, Record | None], _Group] = {}
    restricted = library.restricted
    no_restriction = None, None
    for record in library.evaluate(members, system):
        implementation = by_record.get(record)
        if implementation is None:
            raise RecordError(
                f"'{record.name}' of system '{system.name}' is no RuntimeLibcallImpl",
                system.location,
                [(f"'{record.name}' is defined here", record.location)],
            )
        key = restricted.get(record, no_restriction)
        group = groups.get(key)
        if group is None:
            group = groups[key] = _Group(key[0], key[1], [])
        group.members.append(implementation)
    return unstable_sorted(groups.values(), lambda group: group.order)


def _systems(
    records: Records,
    libcalls: Sequence[Record],
    implementations: Sequence[Implementation],
    warnings: list[RecordError],
) -> str:
    by_record = {implementation.record: implementation for implementation in implementations}
    numbers = {call: number for number, call in enumerate(libcalls)}
    parts: list[str] = []
    for system in records.all_derived_definitions_if_defined("SystemRuntimeLibrary"):
        condition = system.value_as_def("TriplePred").value_as_string("Cond")
        parts.append(f"  if ({condition}) {{\n")
        convention = system.value_as_def("DefaultLibcallCallingConv").value_as_string("CallingConv")
        if convention:
            parts.append(
                f"    const CallingConv::ID DefaultCC = {convention};\n"
                "    for (CallingConv::ID &Entry : LibcallImplCallingConvs) {\n"
                "      Entry = DefaultCC;\n    }\n\n"
            )
        groups = _groups(records, system, by_record)
        parts.append(_available(groups, len(implementations)))
        for group in groups:
            members = _one_a_call(system, group, numbers, warnings)
            parts.append(_group_text(group, members))
        parts.append("    return;\n  }\n\n")
    return (
        f"void llvm::{_INFO}::setTargetRuntimeLibcallSets(const llvm::Triple &TT, "
        "ExceptionHandling ExceptionModel, FloatABI::ABIType FloatABI, EABI EABIVersion, "
        f"StringRef ABIName) {{\n\n{''.join(parts)}"
        '  LLVM_DEBUG(dbgs() << "no system runtime library applied to target \\\'" '
        '<< TT.str() << "\\\'\\n");\n}\n'
    )


def _available(groups: Iterable[_Group], count: int) -> str:
    """The set of what is there under all conditions, in words of 64 bits."""
    bits = 0
    for group in groups:
        if not group.condition:
            for member in group.members:
                bits |= 1 << member.number
    words = [(bits >> at) & 0xFFFFFFFFFFFFFFFF for at in range(0, count + 1, 64)]
    return (
        "    static constexpr LibcallImplBitset SystemAvailableImpls({\n      "
        + ", ".join([f"{word:#016x}" for word in words])
        + "\n    });\n    AvailableLibcallImpls = SystemAvailableImpls;\n\n"
    )


def _one_a_call(
    system: Record,
    group: _Group,
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


def _group_text(group: _Group, members: Iterable[Implementation]) -> str:
    rows = "".join([f"      {member.constant},\n" for member in members])
    convention = ""
    if group.convention:
        code = group.convention.value_as_string("CallingConv")
        convention = f"      setLibcallImplCallingConv(Impl, {code});\n"
    condition = group.condition
    return (
        (f"    if ({condition}) {{\n" if condition else "")
        + f"    static const RTLIB::LibcallImpl {group.name}[] = {{\n{rows}    }};\n\n"
        f"    for (const RTLIB::LibcallImpl Impl : {group.name}) {{\n"
        f"      setAvailable(Impl);\n{convention}    }}\n\n" + ("    }\n\n" if condition else "")
    )
