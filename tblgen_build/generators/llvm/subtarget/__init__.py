"""gen-subtarget: features, processors, schedules and hardware modes of a target."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header, guarded, in_namespace
from tblgen_build.registry import Output, generator
from tblgen_build.releases.llvm import RESOLUTION_TAKES_SUBTARGET, SCHEDULE_CLASSES_SHARE_NAMES
from tblgen_build.releases.targets import (
    FEATURES_SAY_WHAT_IS_INLINED,
    SUBTARGETS_ARE_FINAL,
    VARIANTS_ARE_LISTED,
)

from ..model.schedules.schedule import Schedule
from ..model.target import require_target
from .class_tables import ClassTables
from .features import INLINE_METHODS, Features
from .hardware_modes import ModeFunctions
from .itineraries import Itineraries
from .machine_models import machine_models
from .processor_aliases import (
    parser_include,
    processor_arguments,
    resolve_aliases,
    validity_method,
)
from .subtarget_predicates import SubtargetPredicates
from .transitions import VARIANTS_DECLARATION, Resolution

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.registry import Options

_MC_SECTION: Final = cpp("""
    $include
    $in_namespace
""")

_MC_DESCRIPTION: Final = cpp("""
    $features
    #ifdef DBGFIELD
    #error "<target>GenSubtargetInfo.inc requires a DBGFIELD macro"
    #endif
    #if !defined(NDEBUG) || defined(LLVM_ENABLE_DUMP)
    #define DBGFIELD(x) x,
    $define_value
    #else
    #define DBGFIELD(x)
    $define_null
    #endif

    $schedule_tables
    $undefine_field

    $undefine_value

    $processors
    namespace ${target}_MC {

    unsigned resolveVariantSchedClassImpl(unsigned SchedClass,
        const MCInst *MI, const MCInstrInfo *MCII,$subtarget unsigned CPUID) {
      $resolution
      // Don't know how to resolve this scheduling class.
      return 0;
    }
    $targets
    } // namespace ${target}_MC
    struct ${target}GenMCSubtargetInfo : public MCSubtargetInfo {
      ${target}GenMCSubtargetInfo(const Triple &TT,
        StringRef CPU, StringRef TuneCPU, StringRef FS,
        $names_parameter
        ArrayRef<SubtargetFeatureKV> PF,
        ArrayRef<SubtargetSubTypeKV> PD,
        $model_parameters
        const MCWriteProcResEntry *WPR,
        const MCWriteLatencyEntry *WL,
        const MCReadAdvanceEntry *RA, const InstrStage *IS,
        const unsigned *OC, const unsigned *FP) :
          MCSubtargetInfo(TT, CPU, TuneCPU, FS,$names PF, PD,$models
                          WPR, WL, RA, IS, OC, FP) { }

      unsigned resolveVariantSchedClass(unsigned SchedClass,
          const MCInst *MI, const MCInstrInfo *MCII,
          unsigned CPUID) const $virtual {
        return ${target}_MC::resolveVariantSchedClassImpl(SchedClass, MI, MCII,$this CPUID);
      }
      $mode_methods
      $validity_method
    };
    $mode_functions

    static inline MCSubtargetInfo *create${target}MCSubtargetInfoImpl(const Triple &TT, StringRef CPU, StringRef TuneCPU, StringRef FS) {
      $resolve_aliases
      return new ${target}GenMCSubtargetInfo(TT, CPU, TuneCPU, FS, $feature_tables,
                          $tables,
                          $itineraries);
    }

""")  # noqa: E501

_CLASS: Final = cpp("""
    class DFAPacketizer;
    namespace ${target}_MC {

    unsigned resolveVariantSchedClassImpl(unsigned SchedClass, const MCInst *MI, const MCInstrInfo *MCII,$subtarget unsigned CPUID);
    $targets
    } // namespace ${target}_MC
    struct ${target}GenSubtargetInfo : public TargetSubtargetInfo {
      explicit ${target}GenSubtargetInfo(const Triple &TT, StringRef CPU, StringRef TuneCPU, StringRef FS);
    public:
      unsigned resolveSchedClass(unsigned SchedClass,  const MachineInstr *DefMI, const TargetSchedModel *SchedModel) const $virtual;
      unsigned resolveVariantSchedClass(unsigned SchedClass, const MCInst *MI, const MCInstrInfo *MCII, unsigned CPUID) const $virtual;
      DFAPacketizer *createDFAPacketizer(const InstrItineraryData *IID) const;
      $members
    };
""")  # noqa: E501

_CONSTRUCTOR_SECTION: Final = cpp("""
    #include "llvm/CodeGen/TargetSchedule.h"

    $in_namespace
""")

_CONSTRUCTOR: Final = cpp("""
    $externals
    ${target}GenSubtargetInfo::${target}GenSubtargetInfo(const Triple &TT, StringRef CPU, StringRef TuneCPU, StringRef FS)
      : TargetSubtargetInfo(TT, $processors, FS, $feature_tables,
                            $tables,
                            $itineraries) {}

    unsigned ${target}GenSubtargetInfo
    ::resolveSchedClass(unsigned SchedClass, const MachineInstr *MI, const TargetSchedModel *SchedModel) const {
    $prologs
      $resolution
      report_fatal_error("Expected a variant SchedClass");
    } // ${target}GenSubtargetInfo::resolveSchedClass

    unsigned ${target}GenSubtargetInfo
    ::resolveVariantSchedClass(unsigned SchedClass, const MCInst *MI, const MCInstrInfo *MCII, unsigned CPUID) const {
      return ${target}_MC::resolveVariantSchedClassImpl(SchedClass, MI, MCII,$this CPUID);
    } // ${target}GenSubtargetInfo::resolveVariantSchedClass

    $predicates
    $mode_functions
    $macro_fusions
    $inline_functions
""")  # noqa: E501

_MACRO_FUSIONS: Final = cpp("""
    std::vector<MacroFusionPredTy> ${target}GenSubtargetInfo::getMacroFusions() const {
      std::vector<MacroFusionPredTy> Fusions;
      $fusions
      return Fusions;
    }
""")

_MACRO_FUSION: Final = cpp("if (hasFeature($target::$fusion)) Fusions.push_back(llvm::is$fusion);")


class _Subtarget:
    def __init__(self, records: Records) -> None:
        self.records = records
        self.target = require_target(records).name
        self.features = Features(records, self.target)
        self.schedule = Schedule.of(records)
        self.modes = ModeFunctions(records, self.target)
        self.release = records.release
        self.virtual = "final" if self.release.has(SUBTARGETS_ARE_FINAL) else "override"
        self.resolved = self.features.resolved
        takes_subtarget = self.release.has(RESOLUTION_TAKES_SUBTARGET)
        self.subtarget_parameter = " const MCSubtargetInfo &STI," if takes_subtarget else ""
        self.predicates = SubtargetPredicates(records, self.schedule.models, self.target)
        self.fusions = records.all_derived_definitions_if_defined("Fusion")

    def text(self) -> str:
        parts = [
            guarded("GET_SUBTARGETINFO_ENUM", in_namespace("llvm", self.features.enumeration())),
            self.features.macro_section(),
            guarded("GET_SUBTARGETINFO_MC_DESC", self._mc_section()),
            guarded("GET_SUBTARGETINFO_TARGET_DESC", self.features.parser()),
            guarded("GET_SUBTARGETINFO_HEADER", in_namespace("llvm", self._header())),
            guarded("GET_SUBTARGETINFO_CTOR", self._constructor()),
        ]
        for suffix, text in (
            ("DECLS", self.predicates.declarations(for_mc=True)),
            ("DEFS", self.predicates.definitions(for_mc=True)),
        ):
            parts.append(guarded(f"GET_STIPREDICATE_{suffix}_FOR_MC_ANALYSIS", text))
        return "".join(parts)

    def _schedule_tables(self) -> list[str]:
        """Of itineraries, of operands' costs, and the models themselves."""
        return [
            Itineraries(self.schedule, self.target).text(),
            ClassTables(self.schedule, self.target).text(),
            "" if self.release.has(SCHEDULE_CLASSES_SHARE_NAMES) else "#undef DBGFIELD\n",
            machine_models(self.schedule, self.target),
        ]

    def _table_names(self) -> str:
        """The arguments with which constructors get the tables of operands' costs."""
        names = ["WriteProcResTable", "WriteLatencyTable", "ReadAdvanceTable"]
        return ", ".join([f"{self.target}{name}" for name in names])

    def _itinerary_names(self) -> str:
        """The arguments with which they get those of itineraries."""
        if self.schedule.models.has_itineraries:
            names = ["Stages", "OperandCycles", "ForwardingPaths"]
            pointers = [f"{self.target}{name}" for name in names]
        else:
            pointers = ["nullptr"] * 3
        return ", ".join(pointers)

    def _mc_section(self) -> str:
        return _MC_SECTION(
            include=parser_include(self.resolved),
            in_namespace=in_namespace("llvm", self._mc_description()),
        )

    def _mc_description(self) -> str:
        resolution = Resolution(self.records, self.schedule, self.target, for_mc=True)
        shares = self.release.has(SCHEDULE_CLASSES_SHARE_NAMES)
        has_names = self.features.has_names
        are_stored = self.features.are_stored
        names_type = "StringTable" if are_stored else "ArrayRef<StringRef>"
        lists_variants = self.release.has(VARIANTS_ARE_LISTED)
        return _MC_DESCRIPTION(
            target=self.target,
            undefine_field="#undef DBGFIELD" if shares else "",
            define_value="#define DBGVAL_OR_NULLPTR(x) x" if shares else "",
            define_null="#define DBGVAL_OR_NULLPTR(x) nullptr" if shares else "",
            undefine_value="#undef DBGVAL_OR_NULLPTR" if shares else "",
            subtarget=self.subtarget_parameter,
            this=" *this," if self.subtarget_parameter else "",
            names_parameter=f"{names_type} PN," if has_names else "",
            model_parameters=self._model_parameters(),
            models=" PA, PSM," if self.features.has_aliases else " PSM," if are_stored else "",
            virtual=self.virtual,
            targets=resolution.targets() if lists_variants else "\n",
            names=" PN," if has_names else "",
            features=self.features.table(),
            schedule_tables=self._schedule_tables(),
            processors=self.features.processors(),
            resolution=resolution.body(),
            mode_methods=self.modes.methods(self.virtual) if self.modes else "",
            validity_method=validity_method(self.resolved, self.virtual),
            mode_functions=self.modes.definitions(for_mc=True) if self.modes else "",
            resolve_aliases=resolve_aliases(self.resolved),
            feature_tables=self.features.mc_arguments(),
            tables=self._table_names(),
            itineraries=self._itinerary_names(),
        )

    def _header(self) -> str:
        members: list[str] = []
        if self.modes:
            members += [self.modes.enumeration(), self.modes.methods(self.virtual)]
        if self.fusions:
            members.append(
                f"std::vector<MacroFusionPredTy> getMacroFusions() const {self.virtual};"
            )
        if self.release.has(FEATURES_SAY_WHAT_IS_INLINED):
            members += INLINE_METHODS
        members += self.predicates.declarations(for_mc=False)
        return _CLASS(
            target=self.target,
            subtarget=self.subtarget_parameter,
            virtual=self.virtual,
            targets=VARIANTS_DECLARATION if self.release.has(VARIANTS_ARE_LISTED) else "\n",
            members=members,
        )

    def _model_parameters(self) -> list[str]:
        aliases = ["ArrayRef<SubtargetSubTypeAliasKV> PA,"] if self.features.has_aliases else []
        models = ["const MCSchedModel *PSM,"] if self.features.are_stored else []
        return [*aliases, *models]

    def _constructor(self) -> str:
        resolution = Resolution(self.records, self.schedule, self.target, for_mc=False)
        text = _CONSTRUCTOR(
            target=self.target,
            this=" *this," if self.subtarget_parameter else "",
            externals=self._externals(),
            processors=processor_arguments(self.resolved),
            feature_tables=self.features.arguments(),
            tables=self._table_names(),
            itineraries=self._itinerary_names(),
            prologs=resolution.prologs(),
            resolution=resolution.body(),
            predicates=self.predicates.definitions(for_mc=False),
            mode_functions=self.modes.definitions(for_mc=False) if self.modes else "",
            macro_fusions=self._macro_fusions(),
            inline_functions=self.features.inline_functions()
            if self.release.has(FEATURES_SAY_WHAT_IS_INLINED)
            else "",
        )
        return _CONSTRUCTOR_SECTION(in_namespace=in_namespace("llvm", text))

    def _externals(self) -> list[str]:
        tables = [
            *([("llvm::StringRef", "Names")] if self.features.has_names else ()),
            *self._stored_tables(),
            ("llvm::MCWriteProcResEntry", "WriteProcResTable"),
            ("llvm::MCWriteLatencyEntry", "WriteLatencyTable"),
            ("llvm::MCReadAdvanceEntry", "ReadAdvanceTable"),
        ]
        if self.schedule.models.has_itineraries:
            tables += [
                ("llvm::InstrStage", "Stages"),
                ("unsigned", "OperandCycles"),
                ("unsigned", "ForwardingPaths"),
            ]
        return [
            f"extern const {type_} {self.target}{name};"
            if name.endswith("Storage")
            else f"extern const {type_} {self.target}{name}[];"
            for type_, name in tables
        ]

    def _stored_tables(self) -> list[tuple[str, str]]:
        if not self.features.are_stored:
            return [
                ("llvm::SubtargetFeatureKV", "FeatureKV"),
                ("llvm::SubtargetSubTypeKV", "SubTypeKV"),
            ]
        features: list[tuple[str, str]] = []
        if self.features.by_name:
            features.append((f"llvm::{self.features.feature_storage}", "FeatureKVStorage"))
        return [
            *features,
            (f"llvm::{self.features.processor_storage}", "SubTypeKVStorage"),
            ("llvm::MCSchedModel", "SchedModels"),
        ]

    def _macro_fusions(self) -> str:
        if not self.fusions:
            return ""
        fusions = [_MACRO_FUSION(target=self.target, fusion=f.name) for f in self.fusions]
        return _MACRO_FUSIONS(target=self.target, fusions=fusions)


@generator("gen-subtarget", help="features, processors and schedules", fitted=18)
def SUBTARGET(records: Records, options: Options) -> Output:
    subtarget = _Subtarget(records)
    text = file_header("Subtarget Enumeration Source Fragment") + subtarget.text()
    return Output(text, warnings=subtarget.features.warnings())
