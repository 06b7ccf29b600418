"""Subtarget features and processors: the enumeration, the tables by name, the option parser."""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.initializers import array, boolean, braced
from tblgen_build.generators.unstable_sort import unstable_sorted
from tblgen_build.releases.llvm import (
    FEATURES_HAVE_SIX_WORDS,
    FEATURES_WITHOUT_NAMES_HAVE_NO_TABLE,
    PARSERS_RESOLVE_PROCESSORS,
    PROCESSORS_HAVE_NAMES,
    SUBTARGETS_USE_BITMASKS,
)
from tblgen_build.releases.targets import (
    FEATURES_ARE_STORED_WITH_STRINGS,
    FEATURES_HAVE_SEVEN_WORDS,
    PROCESSORS_HAVE_ALIASES,
)

from ..model.schedules.processor_models import ProcessorModels, check_defined_once
from ..model.spellings import empty_spelling
from .processor_aliases import parser_include, resolve_aliases
from .stored import Strings, stored, string_offset

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records

# llvm/MC/TargetParser: the bit set of features has room for so many.
_MOST_WORDS: Final = 7
_WORDS: Final = 6
_FEWER_WORDS: Final = 5

_ENUM: Final = cpp("""
    namespace $target {

    enum {
      $features
      NumSubtargetFeatures = $count
    };

    } // namespace $target
""")

_MACRO_SECTION: Final = cpp("""
    #ifdef GET_SUBTARGETINFO_MACRO

    $uses

    #undef GET_SUBTARGETINFO_MACRO
    #endif // GET_SUBTARGETINFO_MACRO

""")

_MASK: Final = cpp("{ { { $words} } }")
_FEATURE: Final = cpp('{ "$name", "$description", $feature, $implied },')
_PROCESSOR: Final = cpp(' { "$name", $features, $tune_features, &$model },')

_PROCESSORS: Final = cpp("""
    // Sorted (by key) array of values for CPU subtype.
    extern const llvm::SubtargetSubTypeKV ${target}SubTypeKV[] = {
    $rows
    };

""")
_NAMES: Final = cpp("""
    // Sorted array of names of CPU subtypes, including aliases.
    extern const llvm::StringRef ${target}Names[] = {
    $names};

""")

_INLINE_KINDS: Final = ("Ignore", "Inverse", "MustMatch")
_INLINE_FUNCTION: Final = cpp("""
    const FeatureBitset &${target}GenSubtargetInfo::getInline${kind}Features() const {
      static constexpr FeatureBitset Features = {
        $features
      };
      return Features;
    }

""")
INLINE_METHODS: Final = tuple(
    [f"const FeatureBitset &getInline{kind}Features() const override;" for kind in _INLINE_KINDS]
)
_ALIAS_SIZE: Final = cpp("""
    static constexpr size_t $name = sizeof(std::array<SubtargetSubTypeAliasKV, $count>);
""")

_PARSE: Final = cpp("""
    $bitmasks
    #include "llvm/Support/Debug.h"
    #include "llvm/Support/raw_ostream.h"

    $aliases
    void llvm::${target}Subtarget::ParseSubtargetFeatures(StringRef CPU, StringRef TuneCPU, StringRef FS) {
      LLVM_DEBUG(dbgs() << "\\nFeatures:" << FS);
      LLVM_DEBUG(dbgs() << "\\nCPU:" << CPU);
      LLVM_DEBUG(dbgs() << "\\nTuneCPU:" << TuneCPU << "\\n\\n");
      $assignments
    }
""")  # noqa: E501


class Features:
    """The features of a run, in the order in which they are numbered."""

    def __init__(self, records: Records, target: str) -> None:
        self.target = target
        self.records = records.all_derived_definitions_if_defined("SubtargetFeature")
        has_more = records.release.has(FEATURES_HAVE_SIX_WORDS)
        self._is_left_out = records.release.has(FEATURES_WITHOUT_NAMES_HAVE_NO_TABLE)
        self.has_names = records.release.has(PROCESSORS_HAVE_NAMES)
        self._empty = empty_spelling(records.release)
        self._uses_bitmasks = records.release.has(SUBTARGETS_USE_BITMASKS)
        self._num_words = _WORDS if has_more else _FEWER_WORDS
        if records.release.has(FEATURES_HAVE_SEVEN_WORDS):
            self._num_words = _MOST_WORDS
        self.are_stored = records.release.has(FEATURES_ARE_STORED_WITH_STRINGS)
        self.has_aliases = records.release.has(PROCESSORS_HAVE_ALIASES)
        # The target, if its parser resolves the names of processors.
        are_resolved = records.release.has(PARSERS_RESOLVE_PROCESSORS) and not self.has_aliases
        self.resolved = target if are_resolved else ""
        largest = self._num_words * 64
        if len(self.records) > largest:
            raise RecordError(
                f"Too many subtarget features! There is room for {largest}, "
                f"and {len(self.records)} are defined"
            )
        self._numbers = {record: number for number, record in enumerate(self.records)}
        self.models = ProcessorModels.of(records)
        # A target may have a class for other names of its processors.
        aliases = records.all_derived_definitions_if_defined("ProcessorAlias")
        self.aliases = sorted(aliases, key=lambda record: record.value_as_string("Name"))
        named = [*self.models.processors, *aliases]
        self._names = sorted([record.value_as_string("Name") for record in named])
        named = [f for f in self.records if f.value_as_string("Name")]
        self.by_name = sorted(named, key=lambda feature: feature.value_as_string("Name"))
        check_defined_once(self.by_name, "Feature")

    def mask(self, features: list[Record]) -> str:
        """A FeatureBitset's initializer."""
        bits = 0
        for feature in features:
            bits |= 1 << self._numbers[feature]
        words = [bits >> 64 * word & 0xFFFFFFFFFFFFFFFF for word in range(self._num_words)]
        return _MASK(words="".join([f"0x{word:x}ULL, " for word in words]))

    def enumeration(self) -> str:
        if not self.records:
            return ""
        features = [f"{feature.name} = {number}," for feature, number in self._numbers.items()]
        return _ENUM(target=self.target, features=features, count=len(features))

    def macro_section(self) -> str:
        """One macro use for each feature that is a bool of its own."""
        lines: list[str] = []
        for feature in unstable_sorted(self.records, _field_name):
            field, value = feature.value_as_string("FieldName"), feature.value_as_string("Value")
            if value in ("true", "false") and "[" not in field:
                default = boolean(value == "false")
                getter = field[:1].lower() + field[1:]
                lines.append(f"GET_SUBTARGETINFO_MACRO({field}, {default}, {getter})")
        return _MACRO_SECTION(uses=lines)

    def table(self) -> str:
        if not (self.by_name if self._is_left_out else self.records):
            return "\n"
        if self.are_stored:
            return self._stored_features()
        rows = [
            _FEATURE(
                name=feature.value_as_string("Name"),
                description=feature.value_as_string("Desc"),
                feature=f"{self.target}::{feature.name}",
                implied=self.mask(feature.value_as_list_of_defs("Implies")),
            )
            for feature in self.by_name
        ]
        return "// Sorted (by key) array of values for CPU features.\n" + array(
            f"extern const llvm::SubtargetFeatureKV {self.target}FeatureKV[]", rows
        )

    def processors(self) -> str:
        """The tables of processors, and of their names."""
        if self.are_stored:
            return self._stored_processors()
        rows = [
            _PROCESSOR(
                name=processor.value_as_string("Name"),
                features=self.mask(processor.value_as_list_of_defs("Features")),
                tune_features=self.mask(processor.value_as_list_of_defs("TuneFeatures")),
                model=self.models.of_processor(processor).name,
            )
            for processor in self.models.processors
        ]
        table = _PROCESSORS(target=self.target, rows=rows)
        if not self.has_names:
            return table
        names = ",\n".join([f'"{name}"' for name in self._names])
        return table + _NAMES(target=self.target, names=names)

    def _feature_strings(self) -> Strings:
        strings = Strings()
        for feature in self.by_name:
            for field in ("Name", "Desc"):
                strings.add(feature.value_as_string(field))
        return strings

    @property
    def feature_storage(self) -> str:
        """Its type."""
        count, size = len(self.by_name), self._feature_strings().size
        return f"SubtargetFeatureKVStorage<{count}, {size}>"

    def _stored_features(self) -> str:
        strings = self._feature_strings()
        rows: list[str] = []
        for at, feature in enumerate(self.by_name):
            fields = [
                string_offset(
                    "SubtargetFeatureKV",
                    len(self.by_name) - at,
                    strings.add(feature.value_as_string(field)),
                )
                for field in ("Name", "Desc")
            ]
            fields.append(f"{self.target}::{feature.name}")
            fields.append(self.mask(feature.value_as_list_of_defs("Implies")))
            rows.append(braced(fields) + ",")
        name = f"{self.target}FeatureKVStorage"
        return stored(self.feature_storage, name, "CPU features", rows, strings)

    def _processor_strings(self) -> Strings:
        strings = Strings()
        for name in self._names:
            strings.add(name)
        return strings

    @property
    def processor_storage(self) -> str:
        """Its type."""
        counts = [len(self.models.processors)]
        counts += [len(self.aliases)] if self.has_aliases else []
        sizes = [*counts, self._processor_strings().size]
        return f"SubtargetSubTypeKVStorage<{', '.join(map(str, sizes))}>"

    def _stored_processors(self) -> str:
        strings = self._processor_strings()
        processors = self.models.processors
        array_size = f"{self.target}CPUAliasArraySize" if self.has_aliases else ""
        rows: list[str] = []
        for at, processor in enumerate(processors):
            name = strings.add(processor.value_as_string("Name"))
            count = len(processors) - at
            fields = [
                string_offset("SubtargetSubTypeKV", count, name, array_size),
                self.mask(processor.value_as_list_of_defs("Features")),
                self.mask(processor.value_as_list_of_defs("TuneFeatures")),
                self.models.of_processor(processor).number,
            ]
            rows.append(braced(fields) + ",")
        storage = f"{self.target}SubTypeKVStorage"
        if not self.has_aliases:
            return stored(self.processor_storage, storage, "CPU subtype", rows, strings)
        aliases = self._alias_rows(strings)
        size = _ALIAS_SIZE(name=array_size, count=len(aliases))
        return size + stored(
            self.processor_storage, storage, "CPU subtype", rows, strings, aliases=aliases
        )

    def _alias_rows(self, strings: Strings) -> list[str]:
        numbers = {p.value_as_string("Name"): at for at, p in enumerate(self.models.processors)}
        rows: list[str] = []
        for at, alias in enumerate(self.aliases):
            name = strings.add(alias.value_as_string("Name"))
            offset = string_offset("SubtargetSubTypeAliasKV", len(self.aliases) - at, name)
            rows.append(braced((offset, numbers[alias.value_as_string("Alias")])) + ",")
        return rows

    def inline_functions(self) -> str:
        """Functions that tell which features matter where a function is inlined."""
        return "".join(
            [
                _INLINE_FUNCTION(
                    target=self.target,
                    kind=kind,
                    features=[
                        f"{self.target}::{feature.name},"
                        for feature in self.records
                        if feature.value_as_def("InlineBehavior").name == f"Inline{kind}"
                    ],
                )
                for kind in _INLINE_KINDS
            ]
        )

    def warnings(self) -> list[RecordError]:
        """Of features that a processor is given more than once."""
        return [w for processor in self.models.processors for w in _repeated(processor)]

    def parser(self) -> str:
        lines: list[str] = []
        if self.records:
            lines += resolve_aliases(self.resolved)
            lines.append("InitMCProcessorInfo(CPU, TuneCPU, FS);")
            lines.append("const FeatureBitset &Bits = getFeatureBits();")
        for feature in self.records:
            field, value = feature.value_as_string("FieldName"), feature.value_as_string("Value")
            test = f"Bits[{self.target}::{feature.name}]"
            if value not in ("true", "false"):
                # The largest value wins.
                test = f"{test} && {field} < {value}"
            lines.append(f"if ({test}) {field} = {value};")
        return _PARSE(
            bitmasks='#include "llvm/ADT/BitmaskEnum.h"' if self._uses_bitmasks else "",
            aliases=parser_include(self.resolved),
            target=self.target,
            assignments=lines,
        )

    def _stored_arguments(self, array: str) -> str:
        """`array`: what makes a range of a table, if anything does."""
        processors = f"{self.target}SubTypeKVStorage"
        found = [
            f"StringTable({processors}.Strings)",
            f"{array}({self.target}FeatureKVStorage.Features)" if self.by_name else self._empty,
            f"{array}({processors}.SubTypes)" if self.models.processors else self._empty,
        ]
        models = f"{self.target}SchedModels" if self.models.processors else "nullptr"
        if not array:
            found[1:] = [argument.replace("(", "").replace(")", "") for argument in found[1:]]
        if self.has_aliases:
            aliases = f"ArrayRef({processors}.Aliases).take_front({len(self.aliases)})"
            found.append(aliases if self.models.processors else self._empty)
        return ", ".join([*found, models])

    def arguments(self) -> str:
        """The tables, as a constructor is given them."""
        if self.are_stored:
            return self._stored_arguments("ArrayRef")
        tables = [
            *([("Names", bool(self._names), len(self._names))] if self.has_names else ()),
            ("FeatureKV", bool(self.by_name), len(self.by_name)),
            ("SubTypeKV", bool(self.models.processors), len(self.models.processors)),
        ]
        return ", ".join(
            [
                f"ArrayRef({self.target}{n}, {c})" if exists else self._empty
                for n, exists, c in tables
            ]
        )

    def mc_arguments(self) -> str:
        if self.are_stored:
            return self._stored_arguments("")
        tables = [
            *([("Names", bool(self._names))] if self.has_names else ()),
            ("FeatureKV", bool(self.by_name)),
            ("SubTypeKV", bool(self.models.processors)),
        ]
        return ", ".join([f"{self.target}{n}" if exists else self._empty for n, exists in tables])


def _repeated(processor: Record) -> list[RecordError]:
    name = processor.value_as_string("Name")
    features = processor.value_as_list_of_defs("Features")
    tuned = processor.value_as_list_of_defs("TuneFeatures")
    found: list[str] = []
    for kind, listed in (("feature", features), ("tune feature", tuned)):
        for position, feature in enumerate(listed):
            called = feature.value_as_string("Name")
            if feature in listed[:position]:
                found.append(f"contains duplicate {kind} '{called}'")
            if listed is tuned and feature in features:
                found.append(f"has '{called}' in both feature and tune feature sets")
    return [RecordError(f"Processor {name} {what}") for what in found]


def _field_name(feature: Record) -> str:
    return feature.value_as_string("FieldName")
