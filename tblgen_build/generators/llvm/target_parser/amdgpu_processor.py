"""A processor of AMDGPU or R600: its names, and what a generic target may promise."""

from __future__ import annotations

from .amdgpu_features import VisibleFeatures, enumerator, with_implied

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import Record

_GENERIC: Final = "-generic"
# A generic target has such a feature if any GPU that it covers has it; others, if all have.
_OF_ANY: Final = "AMDGPUGenericAnyFeature"
_MAX_BYTE: Final = 255
_MAX_STEPPING: Final = 15


class Processor:
    """`covered` is empty for a concrete one. R600's have no version and no sub-architecture."""

    __slots__ = ("_features", "covered", "is_amdgpu", "name", "record")

    def __init__(self, record: Record) -> None:
        self.record = record
        self.name = record.value_as_string("Name")
        self.covered = [Processor(gpu) for gpu in record.value_as_list_of_defs("CoveredGPUs")]
        self.is_amdgpu = record.is_subclass_of("ProcessorModel")
        self._features: list[Record] | None = None

    @property
    def is_generic(self) -> bool:
        return bool(self.covered)

    @property
    def is_pseudo(self) -> bool:
        """Of no hardware: a stand-in of the oldest GPU."""
        return self.record.value_as_bit("IsPseudoTarget")

    @property
    def features(self) -> list[Record]:
        """With those that they imply."""
        if self._features is None:
            self._features = with_implied(self.record.value_as_list_of_defs("Features"))
        return self._features

    @property
    def version(self) -> list[int]:
        return self.record.value_as_list_of_ints("IsaVersion")

    @property
    def enumerator(self) -> str:
        return f"GK_{enumerator(self.name)}"

    @property
    def named_sub_arch(self) -> str:
        """The sub-architecture that its name gives it."""
        return f"AMDGPUSubArch{self._name_in_triples}"

    @property
    def sub_arch(self) -> str:
        if self.is_pseudo:
            return "NoSubArch"
        spelling = self._spelling
        if spelling is None:
            return self.named_sub_arch
        return f"AMDGPUSubArch{spelling.replace('.', '').upper()}"

    @property
    def triple_suffix(self) -> str:
        """What stands after the architecture in a triple."""
        spelling = self._spelling
        if spelling is not None:
            return spelling
        if self.is_generic:
            return with_dots(self._name_in_triples)
        major, minor, stepping = self.version
        return f"{major}.{minor}{stepping:x}"

    @property
    def _name_in_triples(self) -> str:
        return enumerator(self.name.removeprefix("gfx").removesuffix(_GENERIC))

    @property
    def _spelling(self) -> str | None:
        return self.record.value_as_optional_string("SubArchSpelling")


def with_dots(sub_arch: str) -> str:
    return sub_arch.replace("_", ".")


def check_version(gpu: Processor) -> None:
    version = gpu.version
    if len(version) != 3:
        raise gpu.record.error(
            f"GPU '{gpu.name}' must have a 3-element [major, minor, stepping] IsaVersion"
        )
    if not all(0 <= part <= _MAX_BYTE for part in version):
        raise gpu.record.error(f"GPU '{gpu.name}' IsaVersion components must each fit in a byte")
    if version[2] > _MAX_STEPPING:
        raise gpu.record.error(f"GPU '{gpu.name}' stepping must be a single hex digit")


def check_coverage(gpus: Sequence[Processor], visible: VisibleFeatures) -> None:
    """Generic targets cover concrete GPUs, and promise only what these have."""
    for gpu in gpus:
        if gpu.is_generic:
            _check_covered(gpu)
            _check_features(gpu, visible)
        elif gpu.is_amdgpu and gpu.name.endswith(_GENERIC):
            raise gpu.record.error(f"generic target '{gpu.name}' must cover at least one GPU")


def _check_covered(generic: Processor) -> None:
    for gpu in generic.covered:
        if gpu.is_generic or not gpu.is_amdgpu or gpu.is_pseudo:
            raise generic.record.error(
                f"generic target '{generic.name}' covers '{gpu.name}', which is not a concrete "
                "AMDGPU GPU"
            )


def _check_features(generic: Processor, visible: VisibleFeatures) -> None:
    of_any = [feature for feature in generic.features if feature.is_subclass_of(_OF_ANY)]
    for feature in generic.features:
        if feature in visible and feature not in of_any:
            _check_all_have(generic, feature)
    for feature in of_any:
        if not any(feature in gpu.features for gpu in generic.covered):
            raise _error(generic, feature, "any covered GPU")


def _check_all_have(generic: Processor, feature: Record) -> None:
    for gpu in generic.covered:
        if feature not in gpu.features:
            raise _error(generic, feature, f"covered GPU '{gpu.name}'")


def _error(generic: Processor, feature: Record, by: str) -> Exception:
    return generic.record.error(
        f"generic target '{generic.name}' exposes feature '{feature.value_as_string('Name')}' "
        f"not supported by {by}"
    )
