"""What the target parsers of ARM and AArch64 know: gen-arm-target-def.

Both have families of processors and architectures; extensions, dependencies and processors with
theirs are AArch64's alone, and are left out where the input describes no architecture of it.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.string_offsets import StringOffsets
from tblgen_build.generators.definitions import definitions_of
from tblgen_build.generators.mistakes import filtered, of_each
from tblgen_build.generators.string_map import string_map_order
from tblgen_build.registry import generator
from tblgen_build.releases.llvm import VERSIONS_NEED_FEATURES
from tblgen_build.releases.targets import PARSER_HAS_STRING_TABLE

from ..model.record_names import natural_order

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

_FILE: Final = cpp("""
    // What target parsers know of ARM's processors.

    #ifndef ARM_PROCESSOR_FAMILY
    #define ARM_PROCESSOR_FAMILY(ENUM)
    #endif

    $families

    #undef ARM_PROCESSOR_FAMILY

    #ifndef ARM_ARCHITECTURE
    #define ARM_ARCHITECTURE(ENUM)
    #endif

    $architectures

    #undef ARM_ARCHITECTURE

    $aarch64
""")
_AARCH64: Final = cpp("""
    #ifdef EMIT_ARCHEXTKIND_ENUM
    enum ArchExtKind : unsigned {
      $kinds
      AEK_NUM_EXTENSIONS
    };
    #undef EMIT_ARCHEXTKIND_ENUM
    #endif // EMIT_ARCHEXTKIND_ENUM
    #ifdef EMIT_EXTENSIONS
    inline constexpr ExtensionInfo Extensions[] = {
      $extensions
    };
    #undef EMIT_EXTENSIONS
    #endif // EMIT_EXTENSIONS

    #ifdef EMIT_FMV_INFO
    const std::vector<llvm::AArch64::FMVInfo>& llvm::AArch64::getFMVInfo() {
      static std::vector<FMVInfo> I;
      if(I.size()) return I;
      I.reserve($num_versions);
      $versions
      return I;
    }
    #undef EMIT_FMV_INFO
    #endif // EMIT_FMV_INFO

    #ifdef EMIT_EXTENSION_DEPENDENCIES
    inline constexpr ExtensionDependency ExtensionDependencies[] = {
      $dependencies
      {AEK_RCPC, AEK_RCPC3},
    };
    #undef EMIT_EXTENSION_DEPENDENCIES
    #endif // EMIT_EXTENSION_DEPENDENCIES

    #ifdef EMIT_ARCHITECTURES
    $architectures
    #undef EMIT_ARCHITECTURES
    #endif // EMIT_ARCHITECTURES

    #ifdef EMIT_CPU_ALIAS
    inline constexpr Alias CpuAliases[] = {
      $aliases
    };
    #undef EMIT_CPU_ALIAS
    #endif // EMIT_CPU_ALIAS

    #ifdef EMIT_CPU_INFO
    inline constexpr CpuInfo CpuInfos[] = {
      $processors
    };
    #undef EMIT_CPU_INFO
    #endif // EMIT_CPU_INFO

    $strings
""")
_STRINGS: Final = cpp("""
    #ifdef EMIT_STRTAB
    $table
    #undef EMIT_STRTAB
    #endif // EMIT_STRTAB

""")
_EXTENSION: Final = cpp(
    "{$visible, $alias, AArch64::$kind, $architectural, $description, $on, $off},"
)
_ALIAS: Final = cpp("{ $name, $alias },")
_DEPENDENCY: Final = cpp("{$earlier, $later},")
_VERSION: Final = cpp('I.emplace_back("$name", $bit, $priority, $kind);')
_ARCHITECTURE: Final = cpp("""
    inline constexpr ArchInfo $name = {
      $fields
    };
""")
_ARCHITECTURE_FIELDS: Final = cpp("""
    VersionTuple{$major, $minor},
    $profile,
    $spelling,
    $feature,
    (AArch64::ExtensionBitset({$extensions}))
""")
_ARCHITECTURES: Final = cpp("""
    $definitions

    /// The set of all architectures
    static constexpr std::array<const ArchInfo *, $count> ArchInfos = {
      $pointers
    };
""")
# Where strings are in a table, processors have the architecture's place.
_ARCHITECTURE_ROW: Final = cpp("""
    {
      $fields
    },
""")
_ARCHITECTURE_ROWS: Final = cpp("""
    inline constexpr std::array<ArchInfo, $count> ArchInfos = {{
      $rows
    }};

    $names
""")
_ARCHITECTURE_NAME: Final = cpp("""
    static constexpr const ArchInfo &$name = ArchInfos[$place];
""")
_PROCESSOR: Final = cpp("""
    {
      $name,
      $architecture,
      AArch64::ExtensionBitset({
        $extensions
      })
    },
""")
_NONE: Final = "std::nullopt"
_PROFILES: Final = ("a", "r")
_GENERIC: Final = "generic"  # a processor of the oldest architecture, whatever its features say
_OLDEST: Final = "HasV8_0aOps"


@generator(
    "gen-arm-target-def",
    help="architectures, processors and extensions of Arm or AArch64, for the target parser",
    fitted=21,
)
def ARM(records: Records, options: Options) -> str:
    extensions = definitions_of(records, "Extension")
    features = records.all_derived_definitions_if_defined("SubtargetFeature")
    has_aarch64 = records.get_class("Architecture64") is not None
    return _FILE(
        families=[f"ARM_PROCESSOR_FAMILY({name})" for name in _values(features, "ARMProcFamily")],
        architectures=[f"ARM_ARCHITECTURE({name})" for name in _values(features, "ARMArch")],
        aarch64=_AArch64(records, extensions).text() if has_aarch64 else "",
    )


def _values(features: list[Record], field: str) -> list[str]:
    """What features set that field of a subtarget to."""
    chosen = filtered(features, lambda each: each.value_as_string("FieldName") == field)
    values = of_each(chosen, lambda each: each.value_as_string("Value"))
    return string_map_order(values, features[0].release) if features else []


class _AArch64:
    """The sections of AArch64. Strings are literals, or offsets into a table at the end."""

    def __init__(self, records: Records, extensions: list[Record]) -> None:
        has_table = records.release.has(PARSER_HAS_STRING_TABLE)
        self._strings = StringOffsets() if has_table else None
        self._extensions = sorted(extensions, key=_name)
        self._versions = _in_order(records.all_derived_definitions_if_defined("FMVExtension"))
        self._architectures = _in_order(definitions_of(records, "Architecture64"))
        self._processors = _in_order(records.all_derived_definitions_if_defined("ProcessorModel"))
        self._aliases = _in_order(definitions_of(records, "ProcessorAlias"))
        self._oldest = records.get_def(_OLDEST)

    def text(self) -> str:
        extensions, versions = self._extensions, self._versions
        kinds = dict(
            of_each(
                extensions,
                lambda each: (each.value_as_string("UserVisibleName") or _name(each), _kind(each)),
            )
        )
        # The strings are stored in this order.
        described = of_each(extensions, self._extension)
        architectures = self._describe_architectures()
        _check_aliases(self._aliases, self._processors)
        return _AARCH64(
            kinds=[f"{_kind(extension)}," for extension in extensions],
            extensions=described,
            num_versions=len(versions),
            versions=of_each(versions, lambda version: _version(version, kinds)),
            dependencies=_dependencies(extensions),
            architectures=architectures,
            aliases=of_each(self._aliases, self._alias),
            processors=of_each(self._processors, self._processor),
            strings="" if self._strings is None else _string_table(self._strings),
        )

    def _string(self, text: str) -> str:
        return f'"{text}"' if self._strings is None else str(self._strings.add(text))

    def _extension(self, extension: Record) -> str:
        visible = self._string(extension.value_as_string("UserVisibleName"))
        alias = extension.value_as_string("UserVisibleAlias")
        return _EXTENSION(
            visible=visible,
            alias=self._string(alias) if alias or self._strings else "{}",
            kind=_kind(extension),
            architectural=self._string(extension.value_as_string("ArchFeatureName")),
            description=self._string(extension.value_as_string("Desc")),
            on=self._string(f"+{_name(extension)}"),
            off=self._string(f"-{_name(extension)}"),
        )

    def _describe_architectures(self) -> str:
        fields = of_each(self._architectures, self._architecture)
        names = [_architecture_name(architecture) for architecture in self._architectures]
        described = zip(names, fields, strict=True)
        if self._strings is None:
            return _ARCHITECTURES(
                definitions=[_ARCHITECTURE(name=name, fields=text) for name, text in described],
                count=len(names),
                pointers=[f"&{name}," for name in names],
            )
        return _ARCHITECTURE_ROWS(
            count=len(names),
            rows=[_ARCHITECTURE_ROW(fields=text) for text in fields],
            names=[_ARCHITECTURE_NAME(name=name, place=at) for at, name in enumerate(names)],
        )

    def _architecture(self, architecture: Record) -> str:
        profile = _profile(architecture)
        extensions = architecture.value_as_list_of_defs("DefaultExts")
        return _ARCHITECTURE_FIELDS(
            major=architecture.value_as_int("Major"),
            minor=architecture.value_as_int("Minor"),
            profile=f"{profile.upper()}Profile",
            spelling=self._string(f"armv{_version_number(architecture, '.')}-{profile}"),
            feature=self._string(f"+{_name(architecture)}"),
            extensions="".join([f"AArch64::{_kind(extension)}, " for extension in extensions]),
        )

    def _alias(self, alias: Record) -> str:
        name = self._string(_name(alias))
        return _ALIAS(name=name, alias=self._string(alias.value_as_string("Alias")))

    def _processor(self, processor: Record) -> str:
        architecture, extensions = _features(processor, self._oldest)
        name = _architecture_name(architecture)
        if self._strings is not None:
            name = f"{self._architectures.index(architecture)} /* {name} */"
        return _PROCESSOR(
            name=self._string(_name(processor)),
            architecture=name,
            extensions=[f"AArch64::{_kind(extension)}," for extension in extensions],
        )


def _string_table(strings: StringOffsets) -> str:
    return _STRINGS(table=strings.definition("StrTab"))


def _in_order(records: list[Record]) -> list[Record]:
    return sorted(records, key=natural_order)


def _name(record: Record) -> str:
    return record.value_as_string("Name")


def _kind(extension: Record) -> str:
    return extension.value_as_string("ArchExtKindSpelling").upper()


def _version(version: Record, kinds: dict[str, str]) -> str:
    """What a function may have versions for. Without a feature after it, it is only a priority."""
    bit = version.value_as_string("FeatureBit")
    kind = kinds.get(version.value_as_string("BackendFeature"), _NONE)
    if version.release.has(VERSIONS_NEED_FEATURES) and (not bit or kind == _NONE):
        bit = kind = _NONE
    return _VERSION(
        name=_name(version), bit=bit, priority=version.value_as_string("PriorityBit"), kind=kind
    )


def _dependencies(extensions: list[Record]) -> list[str]:
    return [
        _DEPENDENCY(earlier=_kind(earlier), later=_kind(later))
        for later in extensions
        for earlier in later.value_as_list_of_defs("Implies")
        if earlier.is_subclass_of("Extension")
    ]


def _architecture_name(architecture: Record) -> str:
    return f"ARMV{_version_number(architecture, '_')}{_profile(architecture).upper()}"


def _version_number(architecture: Record, dot: str) -> str:
    major, minor = architecture.value_as_int("Major"), architecture.value_as_int("Minor")
    return f"{major}{dot}{minor}" if minor else str(major)


def _profile(architecture: Record) -> str:
    profile = architecture.value_as_string("Profile")
    if profile not in _PROFILES:
        raise architecture.error(f"Profile must be one of 'a' or 'r', got '{profile}'")
    return profile


def _check_aliases(aliases: list[Record], processors: list[Record]) -> None:
    """Raises RecordError where an alias is a name already, or stands for no processor."""
    known = {_name(processor) for processor in processors}
    seen: set[str] = set()
    for alias in aliases:
        name, meant = _name(alias), alias.value_as_string("Alias")
        if meant not in known:
            raise alias.error(f"Alias '{name}' references a non-existent ProcessorModel '{meant}'")
        if name in known:
            raise alias.error(f"Alias '{name}' duplicates an existing ProcessorModel")
        if name in seen:
            raise alias.error(f"Alias '{name}' duplicates an existing ProcessorAlias")
        seen.add(name)


def _features(processor: Record, oldest: Record | None) -> tuple[Record, list[Record]]:
    """The architecture of a processor, and its extensions."""
    is_generic = _name(processor) == _GENERIC
    architecture: Record | None = None
    extensions: list[Record] = []
    for feature in processor.value_as_list_of_defs("Features"):
        if feature.is_subclass_of("Architecture64"):
            if architecture is not None and not is_generic:
                raise processor.error("Features has multiple Architecture64 entries")
            architecture = feature
        elif feature.is_subclass_of("Extension"):
            if feature in extensions:
                raise processor.error(f"feature already added: {feature.name}")
            extensions.append(feature)
    if is_generic:
        architecture = oldest
    if architecture is None:
        raise processor.error("Features must include an Architecture64.")
    _check_mandatory(architecture)
    return architecture, extensions


def _check_mandatory(architecture: Record) -> None:
    """Raises RecordError where an extension that cannot be left out is none of the defaults."""
    defaults = architecture.value_as_list_of_defs("DefaultExts")
    for feature in _implied(architecture):
        if feature.is_subclass_of("ExtensionWithMArch") and feature not in defaults:
            raise architecture.error(
                f"ExtensionWithMArch {feature.name} is implied (mandatory) as a SubtargetFeature, "
                "but is not present in DefaultExts"
            )


def _implied(feature: Record) -> Iterable[Record]:
    """All features that come with one, each after those that come with it."""
    seen: dict[Record, None] = {}
    pending = [feature]
    while pending:
        for implied in pending.pop().value_as_list_of_defs("Implies"):
            if implied not in seen:
                seen[implied] = None
                pending.append(implied)
    return reversed(list(seen))
