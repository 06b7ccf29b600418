"""RISC-V's tuning features: the words that turn them on and off, and processors that take them."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.string_offsets import StringOffsets
from tblgen_build.generators.llvm.model.record_names import natural_order
from tblgen_build.generators.mistakes import of_each

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import Record, Records

_SECTIONS: Final = cpp("""
    #ifdef GET_TUNE_FEATURES
    #undef GET_TUNE_FEATURES

    $strings
    static constexpr RISCVTuneFeature TuneFeatures[] = {
      $features
    };

    static constexpr RISCVImpliedTuneFeature ImpliedTuneFeatures[] = {
      $implied
    };

    #endif // GET_TUNE_FEATURES

    #ifdef GET_CONFIGURABLE_TUNE_FEATURES
    #undef GET_CONFIGURABLE_TUNE_FEATURES

    static constexpr RISCVConfigurableTuneFeatures ConfigurableTuneFeatures[] = {
      $configurable
    };

    #endif // GET_CONFIGURABLE_TUNE_FEATURES
""")
_FEATURE: Final = cpp("{ $on, $off, $feature }, // '$name'")
_IMPLIED: Final = cpp("{ $feature, $implied }, // '$name' -> '$implied_name'")
_CONFIGURABLE: Final = cpp('{ { "$processor" }, $directive },')


def tuning(records: Records) -> str:
    features = records.all_derived_definitions_if_defined("RISCVTuneFeature")
    _check_directives(features)
    strings = StringOffsets()
    return _SECTIONS(
        features=of_each(features, lambda feature: _feature(feature, strings)),
        implied=_implied(features, strings),
        configurable=_configurable(records, strings),
        strings=strings.definition("TuneFeatureStrings"),
    )


def _name(feature: Record) -> str:
    return feature.value_as_string("Name")


def _directives(feature: Record) -> tuple[str, str]:
    """The words that turn it on and off."""
    on = feature.value_as_string("PositiveDirectiveName")
    return on, feature.value_as_string("NegativeDirectiveName")


def _check_directives(features: Sequence[Record]) -> None:
    known: dict[str, Record] = {}

    def check(feature: Record) -> None:
        for directive in _directives(feature):
            other = known.setdefault(directive, feature)
            if other is not feature or len({*_directives(feature)}) == 1:
                raise feature.error(
                    f"'{feature.name}' uses the tuning directive '{directive}', "
                    f"which '{other.name}' has already: each directive needs a name of its own"
                )

    of_each(features, check)


def _feature(feature: Record, strings: StringOffsets) -> str:
    name = strings.add(_name(feature))
    on, off = _directives(feature)
    return _FEATURE(on=strings.add(on), off=strings.add(off), feature=name, name=_name(feature))


def _implied(features: Sequence[Record], strings: StringOffsets) -> list[str]:
    """What a feature turns on with it, by name; 0 stands for what is no tuning feature."""
    return [
        _IMPLIED(
            feature=strings.add(_name(feature)),
            implied=strings.known(name),
            name=_name(feature),
            implied_name=name,
        )
        for feature in features
        for name in sorted([_name(each) for each in feature.value_as_list_of_defs("Implies")])
    ]


def _configurable(records: Records, strings: StringOffsets) -> list[str]:
    processors = [
        *records.all_derived_definitions_if_defined("RISCVProcessorModel"),
        *records.all_derived_definitions_if_defined("RISCVTuneProcessorModel"),
    ]
    return [
        _CONFIGURABLE(
            processor=processor.value_as_string("Name"), directive=strings.known(directive)
        )
        for processor in sorted(processors, key=natural_order)
        for feature in processor.value_as_list_of_defs("ConfigurableTuneFeatures")
        for directive in _directives(feature)
    ]
