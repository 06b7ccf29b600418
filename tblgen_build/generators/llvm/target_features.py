"""A target's features and processors, without the rest of it (gen-target-features)."""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.initializers import array
from tblgen_build.generators.cpp.sections import guarded, in_namespace
from tblgen_build.registry import generator

from .model.definitions import definitions
from .model.target import require_target

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

# Words of 64 bits in llvm::FeatureBitset.
_WORDS: Final = 6

_ENUM: Final = cpp("""
    enum {
      $features
      NumSubtargetFeatures = $count
    };
""")

_MASK: Final = cpp("{ { { $words } } }")
_FEATURE: Final = cpp('{ "$name", $feature, $implied },')
_PROCESSOR: Final = cpp('{ "$name", $features },')


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
    return guarded(f"GET_SUBTARGETFEATURES_{name}", in_namespace("llvm", body))


def _enum(target: str, features: list[Record]) -> str:
    if not features:
        return ""
    values = [f"{feature.name} = {number}," for number, feature in enumerate(features)]
    return in_namespace(target, _ENUM(features=values, count=len(values)))


def _mask(features: Iterable[Record], numbers: Mapping[Record, int]) -> str:
    bits = 0
    for feature in features:
        bits |= 1 << numbers[feature]
    words = [f"{(bits >> 64 * at) & 0xFFFFFFFFFFFFFFFF:#x}ULL, " for at in range(_WORDS)]
    return _MASK(words="".join(words))


def _tables(target: str, features: list[Record], processors: list[Record]) -> str:
    numbers = {feature: number for number, feature in enumerate(features)}
    parts: list[str] = []
    named = sorted([(f.value_as_string("Name"), f.name, f) for f in features], key=_key)
    rows = [
        _FEATURE(
            name=name,
            feature=f"{target}::{feature.name}",
            implied=_mask(feature.value_as_list_of_defs("Implies"), numbers),
        )
        for name, _, feature in named
        if name
    ]
    if features:
        parts.append(
            array(f"extern const llvm::BasicSubtargetFeatureKV Basic{target}FeatureKV[]", rows)
        )
    sorted_processors = sorted(
        [(p.value_as_string("Name"), p.name, p) for p in processors], key=_key
    )
    rows = [
        _PROCESSOR(name=name, features=_mask(p.value_as_list_of_defs("Features"), numbers))
        for name, _, p in sorted_processors
    ]
    parts.append(
        array(f"extern const llvm::BasicSubtargetSubTypeKV Basic{target}SubTypeKV[]", rows)
    )
    return "".join(parts)


def _key(entry: tuple[str, str, Record]) -> str:
    return entry[0]
