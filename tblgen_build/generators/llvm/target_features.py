"""A target's features and processors, without the rest of it (gen-target-features)."""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.registry import generator

from .model.definitions import definitions
from .model.the_target import require_target

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

# Words of 64 bits in llvm::FeatureBitset.
_WORDS: Final = 6


@generator("gen-target-features", help="Generate subtarget enumerations")
def TARGET_FEATURES(records: Records, options: Options) -> str:
    target = require_target(records).name
    features = definitions(records, "SubtargetFeature")
    processors = definitions(records, "Processor")
    if len(features) > 64 * _WORDS:
        raise RecordError(
            f"target '{target}' has {len(features)} features; LLVM has room for {64 * _WORDS}"
        )
    return _section("ENUM", _enum(target, features)) + _section(
        "KV", _tables(target, features, processors)
    )


def _section(name: str, body: str) -> str:
    macro = f"GET_SUBTARGETFEATURES_{name}"
    return (
        f"#ifdef {macro}\n#undef {macro}\n\nnamespace llvm {{\n\n{body}\n}} // namespace llvm\n\n"
        f"#endif // {macro}\n\n"
    )


def _enum(target: str, features: list[Record]) -> str:
    values = "".join([f"  {f.name} = {number},\n" for number, f in enumerate(features)])
    if not features:
        return ""
    return (
        f"namespace {target} {{\n\nenum {{\n{values}"
        f"  NumSubtargetFeatures = {len(features)}\n}};\n\n}} // namespace {target}\n"
    )


def _mask(features: Iterable[Record], numbers: Mapping[Record, int]) -> str:
    bits = 0
    for feature in features:
        bits |= 1 << numbers[feature]
    words = [f"{(bits >> 64 * at) & 0xFFFFFFFFFFFFFFFF:#x}ULL, " for at in range(_WORDS)]
    return f"{{ {{ {{ {''.join(words)}}} }} }}"


def _tables(target: str, features: list[Record], processors: list[Record]) -> str:
    numbers = {feature: number for number, feature in enumerate(features)}
    parts: list[str] = []
    named = sorted([(f.value_as_string("Name"), f.name, f) for f in features], key=_key)
    rows = [
        f'  {{ "{name}", {target}::{feature.name}, '
        f"{_mask(feature.value_as_list_of_defs('Implies'), numbers)} }},\n"
        for name, _, feature in named
        if name
    ]
    if features:
        parts.append(_table("BasicSubtargetFeatureKV", f"Basic{target}FeatureKV", rows))
    sorted_processors = sorted(
        [(p.value_as_string("Name"), p.name, p) for p in processors], key=_key
    )
    rows = [
        f' {{ "{name}", {_mask(processor.value_as_list_of_defs("Features"), numbers)} }},\n'
        for name, _, processor in sorted_processors
    ]
    parts.append(_table("BasicSubtargetSubTypeKV", f"Basic{target}SubTypeKV", rows))
    return "".join(parts)


def _key(entry: tuple[str, str, Record]) -> str:
    return entry[0]


def _table(type_: str, name: str, rows: list[str]) -> str:
    return f"extern const llvm::{type_} {name}[] = {{\n{''.join(rows)}}};\n\n"
