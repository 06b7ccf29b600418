"""What AMDGPU's target parser knows of processors: gen-amdgpu-target-def.

One file has the tables of both kinds of GPUs: those of R600, and AMDGPU's own, which have a
processor model. A table without rows is left out.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.string_offsets import StringOffsets
from tblgen_build.generators.definitions import definitions_of
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import generator

from .amdgpu_features import VisibleFeatures, property_values
from .amdgpu_processor import Processor, check_coverage, check_version, with_dots

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import Record, Records, TemplateValue
    from tblgen_build.registry import Options

_FILE: Final = cpp("""
    // What target parsers know of AMDGPU's processors.

    $sections
""")
_SECTION: Final = cpp("""
    #ifdef $macro
    #undef $macro
    $body
    #endif // $macro

""")
_MAJOR: Final = cpp("""
    struct AMDGPUMajorSubArchEntry {
      Triple::SubArchType SubArch;
      Triple::SubArchType Major;
    };
    static constexpr std::array<AMDGPUMajorSubArchEntry, $count> AMDGPUMajorSubArch = {{
      $rows
    }};
""")
_MAJOR_ROW: Final = cpp("{Triple::$member, Triple::$major},")
_FEATURES: Final = cpp("""
    $features,
    $end
""")
_GPUS: Final = cpp("""
    static constexpr GPUKind ${kind}FirstGPUKind = $first;
    static constexpr $row_type ${kind}GPUTable[] = {
      $rows
    };
""")
_R600_ROW: Final = cpp("{$name, R600FeatureBitset({$features})},")
_AMDGPU_ROW: Final = cpp(
    "{$name, Triple::$sub_arch, AMDGPUFeatureBitset({$features}), {$version}, $family, $values},"
)
_OFFSETS: Final = cpp("""
    static constexpr StringTable::Offset ${kind}FeatureNames[] = {
      $offsets
    };
""")
_ALIASES: Final = cpp("""
    static constexpr GPUNameAlias ${kind}GPUAliases[] = {
      $rows
    };
""")
_ALIAS: Final = cpp("{$name, $gpu},")
_SUB_ARCHES: Final = cpp("""
    static constexpr StringTable::Offset AMDGPUNoSubArchNameOffset = $none;
    struct AMDGPUSubArchNameEntry {
      Triple::SubArchType SubArch;
      StringTable::Offset NameOffset;
      StringTable::Offset TripleNameOffset;
    };
    static constexpr AMDGPUSubArchNameEntry AMDGPUSubArchNames[] = {
      $rows
    };
""")
_SUB_ARCH: Final = cpp("{Triple::$sub_arch, $name, $triple},")

_R600: Final = "R600"
_AMDGPU: Final = "AMDGPU"
_ROW_TYPES: Final = {_R600: "R600Info", _AMDGPU: "GPUInfo"}
_FEATURE_PREFIXES: Final = {_R600: "R600_", _AMDGPU: ""}


@generator(
    "gen-amdgpu-target-def",
    help="AMDGPU's processors, for the target parser",
    since=24,
    fitted=24,
)
def AMDGPU(records: Records, options: Options) -> str:
    gpus = of_each(definitions_of(records, "AMDGPUGPUInfo"), Processor)
    families = records.all_derived_definitions_if_defined("AMDGPUFamily")
    visible = {kind: VisibleFeatures(records, kind) for kind in (_R600, _AMDGPU)}
    check_coverage(gpus, visible[_AMDGPU])
    tables = [_Tables(records, kind, gpus, families, visible[kind]) for kind in visible]
    return _FILE(
        sections=[
            *(text for table in tables for text in table.enumerators()),
            _section(_AMDGPU, "MAJOR_SUBARCH", _major_sub_arches(gpus, families)),
            *(text for table in tables for text in table.sections()),
        ]
    )


def _section(kind: str, name: str, body: TemplateValue) -> str:
    return _SECTION(macro=f"GET_{kind}_{name}", body=body)


def _major_sub_arches(gpus: Sequence[Processor], families: Sequence[Record]) -> str:
    """What each GPU that a generic target or a family has belongs to."""
    rows = [
        _MAJOR_ROW(member=member.named_sub_arch, major=gpu.sub_arch)
        for gpu in gpus
        for member in gpu.covered
    ]
    rows += [
        _MAJOR_ROW(member=member.named_sub_arch, major=_sub_arch_of_family(family))
        for family in families
        for member in _members(family)
    ]
    return _MAJOR(count=len(rows), rows=rows)


def _members(family: Record) -> list[Processor]:
    members = family.value_as_list_of_defs("Members")
    if not members:
        raise family.error(f"the family '{family.name}' must have a member")
    return [Processor(member) for member in members]


def _sub_arch_of_family(family: Record) -> str:
    return f"AMDGPUSubArch{family.value_as_string('MajorSubArch')}"


class _Tables:
    """The tables of the GPUs of one kind, which name strings by their offsets in one of them."""

    def __init__(
        self,
        records: Records,
        kind: str,
        gpus: Sequence[Processor],
        families: Sequence[Record],
        visible: VisibleFeatures,
    ) -> None:
        self._records = records
        self._kind = kind
        self._visible = visible
        ordered = sorted(gpus, key=_defined)
        self._defined = [gpu for gpu in ordered if gpu.is_amdgpu is (kind == _AMDGPU)]
        self._gpus = sorted(self._defined, key=_is_generic)  # generic ones last
        self._families = families if kind == _AMDGPU else ()

    def enumerators(self) -> list[str]:
        if not self._gpus:
            return []
        return [_section(self._kind, "GPU_ENUM", [f"{gpu.enumerator}," for gpu in self._gpus])]

    def sections(self) -> list[str]:
        """In the order of the file; the table of strings is first, and known last."""
        aliases = self._aliases()
        strings = StringOffsets()
        features = [strings.add(name) for name in self._visible.names]
        gpus = [self._gpu(gpu, strings) for gpu in self._gpus]
        alias_rows = [_ALIAS(name=strings.add(name), gpu=gpu.enumerator) for name, gpu in aliases]
        sub_arches = self._sub_arches(strings)
        if not (features or gpus or sub_arches):
            return []
        names = strings.definition(f"{self._kind}NameTable")
        found: list[tuple[str, TemplateValue]] = [("NAME_TABLE", names)]
        if features:
            found.append(("FEATURE_ENUM", self._feature_enum()))
        if gpus:
            found.append(("GPU_TABLE", self._gpu_table(gpus)))
        if features:
            offsets = _OFFSETS(kind=self._kind, offsets=[f"{offset}," for offset in features])
            found.append(("FEATURE_NAME_TABLE", offsets))
        if gpus:
            found.append(("GPU_ALIAS_TABLE", _ALIASES(kind=self._kind, rows=alias_rows)))
        if sub_arches:
            found.append(("SUBARCH_NAME", sub_arches))
        return [_section(self._kind, name, body) for name, body in found]

    def _aliases(self) -> list[tuple[str, Processor]]:
        """Checks that no two names of processors are the same."""
        by_name: dict[str, Processor] = {}
        for gpu in self._gpus:
            _check_is_new(gpu.name, gpu.record, by_name)
            by_name[gpu.name] = gpu
            if gpu.is_amdgpu:
                check_version(gpu)
        aliases: dict[str, Processor] = {}
        records = self._records.all_derived_definitions_if_defined("ProcessorAlias")
        for record in sorted(records, key=_id) if self._gpus else ():
            name, of = record.value_as_string("Name"), record.value_as_string("Alias")
            if of not in by_name:
                raise record.error(
                    f"ProcessorAlias '{name}' aliases '{of}' which is not a canonical AMDGPU GPU"
                )
            _check_is_new(name, record, by_name | aliases)
            aliases[name] = by_name[of]
        return list(aliases.items())

    def _feature_enum(self) -> str:
        prefix = _FEATURE_PREFIXES[self._kind]
        return _FEATURES(
            features=",\n".join(f"{prefix}{name}" for name in self._visible.enumerators),
            end=f"{prefix}NUM_FEATURES",
        )

    def _gpu_table(self, rows: list[str]) -> str:
        return _GPUS(
            kind=self._kind,
            first=self._gpus[0].enumerator,
            row_type=_ROW_TYPES[self._kind],
            rows=rows,
        )

    def _gpu(self, gpu: Processor, strings: StringOffsets) -> str:
        prefix = _FEATURE_PREFIXES[self._kind]
        features = ", ".join(f"{prefix}{name}" for name in self._visible.of(gpu.features))
        name = strings.add(gpu.name)
        if not gpu.is_amdgpu:
            return _R600_ROW(name=name, features=features)
        return _AMDGPU_ROW(
            name=name,
            sub_arch=gpu.sub_arch,
            features=features,
            version=", ".join(map(str, gpu.version)),
            family=0 if gpu.is_pseudo else strings.add(f"gfx{gpu.version[0]}"),
            values=", ".join(property_values(gpu.record, gpu.features)),
        )

    def _sub_arches(self, strings: StringOffsets) -> str:
        """The section of what triples call them; empty where there is none."""
        named = [
            (gpu.sub_arch, gpu.name, f"amdgpu{gpu.triple_suffix}")
            for gpu in self._defined
            if gpu.is_amdgpu and not gpu.is_pseudo
        ]
        for family in self._families:
            major = family.value_as_string("MajorSubArch")
            first = _members(family)[0].name
            named.append((_sub_arch_of_family(family), first, f"amdgpu{with_dots(major)}"))
        if not named:
            return ""
        triples = [strings.add(triple) for _, _, triple in named]
        return _SUB_ARCHES(
            none=strings.add("amdgpu"),
            rows=[
                _SUB_ARCH(sub_arch=sub_arch, name=strings.add(name), triple=triple)
                for (sub_arch, name, _), triple in zip(named, triples, strict=True)
            ],
        )


def _check_is_new(name: str, record: Record, known: dict[str, Processor]) -> None:
    if name in known:
        raise record.error(f"duplicate AMDGPU processor name '{name}'")


def _id(record: Record) -> int:
    return record.id


def _defined(gpu: Processor) -> int:
    return gpu.record.id


def _is_generic(gpu: Processor) -> bool:
    return gpu.is_generic
