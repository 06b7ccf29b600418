"""What the target parsers of ARM and AArch64 know: gen-arm-target-def.

Both have families of processors and architectures; extensions, dependencies and processors with
theirs are AArch64's alone, and are left out where the input describes no architecture of it.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.string_map import string_map_order
from tblgen_build.registry import generator

from ..model.definitions import definitions
from ..model.names import natural_order

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

    /// The set of all architectures
    static constexpr std::array<const ArchInfo *, $num_architectures> ArchInfos = {
      $pointers
    };
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

""")
_EXTENSION: Final = cpp(
    '{"$visible", $alias, AArch64::$kind, "$architectural", "$description", "+$name", "-$name"},'
)
_ALIAS: Final = cpp('{ "$name", "$alias" },')
_DEPENDENCY: Final = cpp("{$earlier, $later},")
_VERSION: Final = cpp('I.emplace_back("$name", $bit, $priority, $kind);')
_ARCHITECTURE: Final = cpp("""
    inline constexpr ArchInfo $name = {
      VersionTuple{$major, $minor},
      $profile,
      "$spelling",
      "+$feature",
      (AArch64::ExtensionBitset({$extensions}))
    };
""")
_PROCESSOR: Final = cpp("""
    {
      "$name",
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
    "gen-arm-target-def", help="Generate the ARM or AArch64 Architecture information header."
)
def ARM(records: Records, options: Options) -> str:
    extensions = definitions(records, "Extension")
    features = records.all_derived_definitions_if_defined("SubtargetFeature")
    has_aarch64 = records.get_class("Architecture64") is not None
    return _FILE(
        families=[f"ARM_PROCESSOR_FAMILY({name})" for name in _values(features, "ARMProcFamily")],
        architectures=[f"ARM_ARCHITECTURE({name})" for name in _values(features, "ARMArch")],
        aarch64=_aarch64(records, extensions) if has_aarch64 else "",
    )


def _values(features: list[Record], field: str) -> list[str]:
    """What features set that field of a subtarget to."""
    values = [
        f.value_as_string("Value") for f in features if f.value_as_string("FieldName") == field
    ]
    return string_map_order(values, features[0].release) if features else []


def _aarch64(records: Records, extensions: list[Record]) -> str:
    extensions = sorted(extensions, key=_name)
    versions = _in_order(records.all_derived_definitions_if_defined("FMVExtension"))
    architectures = _in_order(definitions(records, "Architecture64"))
    processors = _in_order(records.all_derived_definitions_if_defined("ProcessorModel"))
    aliases = _in_order(definitions(records, "ProcessorAlias"))
    kinds = {
        extension.value_as_string("UserVisibleName") or _name(extension): _kind(extension)
        for extension in extensions
    }
    described = [_architecture(architecture) for architecture in architectures]
    pointers = [f"&{_architecture_name(architecture)}," for architecture in architectures]
    _check_aliases(aliases, processors)
    oldest = records.get_def(_OLDEST)
    return _AARCH64(
        kinds=[f"{_kind(extension)}," for extension in extensions],
        extensions=[_extension(extension) for extension in extensions],
        num_versions=len(versions),
        versions=[_version(version, kinds) for version in versions],
        dependencies=_dependencies(extensions),
        architectures=described,
        num_architectures=len(architectures),
        pointers=pointers,
        aliases=[_ALIAS(name=_name(a), alias=a.value_as_string("Alias")) for a in aliases],
        processors=[_processor(processor, oldest) for processor in processors],
    )


def _in_order(records: list[Record]) -> list[Record]:
    return sorted(records, key=natural_order)


def _name(record: Record) -> str:
    return record.value_as_string("Name")


def _kind(extension: Record) -> str:
    return extension.value_as_string("ArchExtKindSpelling").upper()


def _extension(extension: Record) -> str:
    alias = extension.value_as_string("UserVisibleAlias")
    return _EXTENSION(
        visible=extension.value_as_string("UserVisibleName"),
        alias=f'"{alias}"' if alias else "{}",
        kind=_kind(extension),
        architectural=extension.value_as_string("ArchFeatureName"),
        description=extension.value_as_string("Desc"),
        name=_name(extension),
    )


def _version(version: Record, kinds: dict[str, str]) -> str:
    """What a function may have versions for. Without a feature after it, it is only a priority."""
    bit = version.value_as_string("FeatureBit")
    kind = kinds.get(version.value_as_string("BackendFeature"), _NONE)
    if not bit or kind == _NONE:
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


def _architecture(architecture: Record) -> str:
    profile = _profile(architecture)
    extensions = architecture.value_as_list_of_defs("DefaultExts")
    return _ARCHITECTURE(
        name=_architecture_name(architecture),
        major=architecture.value_as_int("Major"),
        minor=architecture.value_as_int("Minor"),
        profile=f"{profile.upper()}Profile",
        spelling=f"armv{_version_number(architecture, '.')}-{profile}",
        feature=_name(architecture),
        extensions="".join([f"AArch64::{_kind(extension)}, " for extension in extensions]),
    )


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


def _processor(processor: Record, oldest: Record | None) -> str:
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
    return _PROCESSOR(
        name=_name(processor),
        architecture=_architecture_name(architecture),
        extensions=[f"AArch64::{_kind(extension)}," for extension in extensions],
    )


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
