"""gen-subtarget: features, processors, schedules and hardware modes of a target."""

from __future__ import annotations

from tblgen_build.generators.cpp.sections import file_header, guarded, in_namespace
from tblgen_build.registry import generator

from ..model.schedule import Schedule
from ..model.the_target import require_target
from . import hardware_modes
from .class_tables import ClassTables
from .features import Features
from .hardware_modes import ModeFunctions
from .itineraries import Itineraries
from .machine_models import machine_models
from .subtarget_predicates import SubtargetPredicates
from .transitions import Resolution

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.registry import Options

_DEBUG_FIELDS: Final = """#ifdef DBGFIELD
#error "<target>GenSubtargetInfo.inc requires a DBGFIELD macro"
#endif
#if !defined(NDEBUG) || defined(LLVM_ENABLE_DUMP)
#define DBGFIELD(x) x,
#define DBGVAL_OR_NULLPTR(x) x
#else
#define DBGFIELD(x)
#define DBGVAL_OR_NULLPTR(x) nullptr
#endif

"""
_RESOLVE_PARAMETERS: Final = (
    "(unsigned SchedClass, const MCInst *MI, const MCInstrInfo *MCII, "
    "const MCSubtargetInfo &STI, unsigned CPUID)"
)
_MC_CLASS: Final = """struct {t}GenMCSubtargetInfo : public MCSubtargetInfo {{
  {t}GenMCSubtargetInfo(const Triple &TT,
    StringRef CPU, StringRef TuneCPU, StringRef FS,
    ArrayRef<StringRef> PN,
    ArrayRef<SubtargetFeatureKV> PF,
    ArrayRef<SubtargetSubTypeKV> PD,
    const MCWriteProcResEntry *WPR,
    const MCWriteLatencyEntry *WL,
    const MCReadAdvanceEntry *RA, const InstrStage *IS,
    const unsigned *OC, const unsigned *FP) :
      MCSubtargetInfo(TT, CPU, TuneCPU, FS, PN, PF, PD,
                      WPR, WL, RA, IS, OC, FP) {{ }}

  unsigned resolveVariantSchedClass(unsigned SchedClass,
      const MCInst *MI, const MCInstrInfo *MCII,
      unsigned CPUID) const override {{
    return {t}_MC::resolveVariantSchedClassImpl(SchedClass, MI, MCII, *this, CPUID);
  }}
{modes}}};
"""
_SIGNATURE: Final = "(const Triple &TT, StringRef CPU, StringRef TuneCPU, StringRef FS)"
_CLASS: Final = """class DFAPacketizer;
namespace {t}_MC {{
unsigned resolveVariantSchedClassImpl{parameters};
}}
struct {t}GenSubtargetInfo : public TargetSubtargetInfo {{
  explicit {t}GenSubtargetInfo{signature};
public:
  unsigned resolveSchedClass(unsigned SchedClass, const MachineInstr *DefMI, const TargetSchedModel *SchedModel) const override;
  unsigned resolveVariantSchedClass(unsigned SchedClass, const MCInst *MI, const MCInstrInfo *MCII, unsigned CPUID) const override;
  DFAPacketizer *createDFAPacketizer(const InstrItineraryData *IID) const;
{members}}};
"""  # noqa: E501


class _Subtarget:
    def __init__(self, records: Records) -> None:
        self.records = records
        self.target = require_target(records).name
        self.features = Features(records, self.target)
        self.schedule = Schedule.of(records)
        self.modes = ModeFunctions(records, self.target)
        self.predicates = SubtargetPredicates(records, self.schedule.models, self.target)
        self.fusions = records.all_derived_definitions_if_defined("Fusion")

    def text(self) -> str:
        parts = [
            guarded("GET_SUBTARGETINFO_ENUM", in_namespace("llvm", self.features.enumeration())),
            self.features.macro_section(),
            guarded("GET_SUBTARGETINFO_MC_DESC", in_namespace("llvm", self._mc_description())),
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
            machine_models(self.schedule, self.target),
        ]

    def _table_names(self, indent: str) -> str:
        """The arguments with which constructors get the schedule's tables."""
        names = ["WriteProcResTable", "WriteLatencyTable", "ReadAdvanceTable"]
        pointers = [f"{self.target}{name}" for name in names]
        if self.schedule.models.has_itineraries:
            names = ["Stages", "OperandCycles", "ForwardingPaths"]
            pointers += [f"{self.target}{name}" for name in names]
        else:
            pointers += ["nullptr"] * 3
        return f"\n{indent}" + ", ".join(pointers)

    def _mc_description(self) -> str:
        target = self.target
        resolution = Resolution(self.records, self.schedule, target, for_mc=True)
        modes = hardware_modes.DECLARATIONS if self.modes else ""
        parts = [
            self.features.table(),
            _DEBUG_FIELDS,
            *self._schedule_tables(),
            "#undef DBGFIELD\n\n#undef DBGVAL_OR_NULLPTR\n\n",
            self.features.processors(),
            f"namespace {target}_MC {{\n\n"
            f"unsigned resolveVariantSchedClassImpl{_RESOLVE_PARAMETERS} {{\n"
            f"{resolution.body()}  return 0;\n}}\n\n}}\n",
            _MC_CLASS.format(t=target, modes=modes),
            self.modes.definitions(for_mc=True) if self.modes else "",
            f"\nstatic inline MCSubtargetInfo *create{target}MCSubtargetInfoImpl{_SIGNATURE} {{\n"
            f"  return new {target}GenMCSubtargetInfo(TT, CPU, TuneCPU, FS, "
            f"{self.features.mc_arguments()}, {self._table_names(' ' * 22)});\n}}\n\n",
        ]
        return "".join(parts)

    def _header(self) -> str:
        members = ""
        if self.modes:
            members += self.modes.enumeration() + hardware_modes.DECLARATIONS
        if self.fusions:
            members += "  std::vector<MacroFusionPredTy> getMacroFusions() const override;\n"
        members += self.predicates.declarations(for_mc=False)
        return _CLASS.format(
            t=self.target, parameters=_RESOLVE_PARAMETERS, signature=_SIGNATURE, members=members
        )

    def _constructor(self) -> str:
        target = self.target
        name = f"{target}GenSubtargetInfo"
        resolution = Resolution(self.records, self.schedule, target, for_mc=False)
        parts = [
            self._externals(),
            f"{name}::{name}{_SIGNATURE}\n  : TargetSubtargetInfo(TT, CPU, TuneCPU, FS, "
            f"{self.features.arguments()}, {self._table_names(' ' * 24)}) {{}}\n\n",
            f"unsigned {name}::resolveSchedClass(unsigned SchedClass, const MachineInstr *MI, "
            f"const TargetSchedModel *SchedModel) const {{\n{resolution.body()}"
            '  report_fatal_error("Expected a variant SchedClass");\n}\n\n',
            f"unsigned {name}::resolveVariantSchedClass(unsigned SchedClass, const MCInst *MI, "
            "const MCInstrInfo *MCII, unsigned CPUID) const {\n"
            f"  return {target}_MC::resolveVariantSchedClassImpl"
            "(SchedClass, MI, MCII, *this, CPUID);\n}\n\n",
            self.predicates.definitions(for_mc=False),
            self.modes.definitions(for_mc=False) if self.modes else "",
            self._macro_fusions(),
        ]
        return '#include "llvm/CodeGen/TargetSchedule.h"\n\n' + in_namespace("llvm", "".join(parts))

    def _externals(self) -> str:
        tables = [
            ("llvm::StringRef", "Names"),
            ("llvm::SubtargetFeatureKV", "FeatureKV"),
            ("llvm::SubtargetSubTypeKV", "SubTypeKV"),
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
        return "".join([f"extern const {t} {self.target}{name}[];\n" for t, name in tables])

    def _macro_fusions(self) -> str:
        if not self.fusions:
            return ""
        lines = [
            f"  if (hasFeature({self.target}::{fusion.name})) "
            f"Fusions.push_back(llvm::is{fusion.name});\n"
            for fusion in self.fusions
        ]
        return (
            f"std::vector<MacroFusionPredTy> {self.target}GenSubtargetInfo::getMacroFusions() "
            f"const {{\n  std::vector<MacroFusionPredTy> Fusions;\n{''.join(lines)}"
            "  return Fusions;\n}\n"
        )


@generator("gen-subtarget", help="Generate subtarget enumerations")
def SUBTARGET(records: Records, options: Options) -> str:
    return file_header("Subtarget Enumeration Source Fragment") + _Subtarget(records).text()
