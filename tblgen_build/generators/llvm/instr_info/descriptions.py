"""The table of instruction descriptions, with what they refer to: operands, registers, names."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.initializers import array
from tblgen_build.generators.cpp.literals import number_rows
from tblgen_build.generators.cpp.sections import guarded, in_namespace
from tblgen_build.generators.cpp.string_table import StringTable
from tblgen_build.releases.llvm import (
    INSTRUCTIONS_KNOW_REGISTERS,
    OFFSETS_BEGIN_WITH_OPERANDS,
    OPERAND_PARTS_HAVE_POSITIONS,
    OPERANDS_FOLLOW_REGISTERS,
)
from tblgen_build.releases.targets import DEPRECATION_IS_ASKED

from ..model.instructions.instruction import FLAGS
from ..model.instructions.instruction_flags import InstructionFlags
from ..model.record_names import qualified_name
from ..model.schedules.schedule import Schedule
from ..model.spellings import nul_spelling
from ..model.target import require_target
from .classes_by_mode import class_table, class_table_type
from .operand_info import OperandInfos

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records

    from ..model.instructions.instruction import Instruction
    from ..model.instructions.instruction_set import InstructionSet

_COMPLEX_DEPRECATION: Final = "ComplexDeprecationPredicate"
_DEPRECATION_DECLARATION: Final = cpp(
    "bool ${target}InstrComplexDeprecationInfo(MCInst &Inst, const MCSubtargetInfo &STI, "
    "std::string &Info);"
)
_DEPRECATION_TABLE_DECLARATION: Final = cpp(
    "extern const MCInstrInfo::ComplexDeprecationPredicate $table[];"
)
_IS_DEPRECATED: Final = cpp("""
    bool ${target}InstrComplexDeprecationInfo(MCInst &Inst, const MCSubtargetInfo &STI, std::string &Info) {
      switch (Inst.getOpcode()) {
      $cases
      }
      return false;
    }

""")  # noqa: E501
_DEPRECATED_CASE: Final = cpp(
    "case $target::$name: return get${function}DeprecationInfo(Inst, STI, Info);"
)
# Fields of class Instruction and the description's flags, in the order in which they are listed.
_FLAGS: Final = (
    ("isPreISelOpcode", "PreISelOpcode"),
    ("isPseudo", "Pseudo"),
    ("isMeta", "Meta"),
    ("isReturn", "Return"),
    ("isEHScopeReturn", "EHScopeReturn"),
    ("isBranch", "Branch"),
    ("isIndirectBranch", "IndirectBranch"),
    ("isCompare", "Compare"),
    ("isMoveImm", "MoveImm"),
    ("isMoveReg", "MoveReg"),
    ("isBitcast", "Bitcast"),
    ("isAdd", "Add"),
    ("isTrap", "Trap"),
    ("isSelect", "Select"),
    ("isBarrier", "Barrier"),
    ("hasDelaySlot", "DelaySlot"),
    ("isCall", "Call"),
    ("canFoldAsLoad", "FoldableAsLoad"),
    ("mayLoad", "MayLoad"),
    ("mayStore", "MayStore"),
    ("mayRaiseFPException", "MayRaiseFPException"),
    ("isPredicable", "Predicable"),
    ("isConvertibleToThreeAddress", "ConvertibleTo3Addr"),
    ("isCommutable", "Commutable"),
    ("isTerminator", "Terminator"),
    ("isReMaterializable", "Rematerializable"),
    ("isNotDuplicable", "NotDuplicable"),
    ("hasOptionalDef", "HasOptionalDef"),
    ("usesCustomInserter", "UsesCustomInserter"),
    ("hasPostISelHook", "HasPostISelHook"),
    ("isVariadic", "Variadic"),
    ("hasSideEffects", "UnmodeledSideEffects"),
    ("isAsCheapAsAMove", "CheapAsAMove"),
    ("hasExtraSrcRegAllocReq", "ExtraSrcRegAllocReq"),
    ("hasExtraDefRegAllocReq", "ExtraDefRegAllocReq"),
    ("isRegSequence", "RegSequence"),
    ("isExtractSubreg", "ExtractSubreg"),
    ("isInsertSubreg", "InsertSubreg"),
    ("isConvergent", "Convergent"),
    ("variadicOpsAreDefs", "VariadicOpsAreDefs"),
    ("isAuthenticated", "Authenticated"),
)
# Those that are more than the field.
_COMPUTED: Final = frozenset(
    [
        "isBitcast",
        "mayLoad",
        "mayStore",
        "hasSideEffects",
        "isPredicable",
        "hasOptionalDef",
        "isVariadic",
        "hasExtraSrcRegAllocReq",
        "hasExtraDefRegAllocReq",
    ]
)
# The field, its bit of `Instruction.flags` unless it is computed, and its text.
_TEXT: Final = [
    (
        field,
        0 if field in _COMPUTED else 1 << FLAGS.index(field),
        f"|(1ULL<<MCID::{flag})",
    )
    for field, flag in _FLAGS
]

# Wanted by the description and by the constructor: includers may define both.
_STRUCT_SECTION: Final = cpp("""
    #if defined(GET_INSTRINFO_MC_DESC) || defined(GET_INSTRINFO_CTOR_DTOR)

    namespace llvm {

    $struct
    } // namespace llvm

    #endif // defined(GET_INSTRINFO_MC_DESC) || defined(GET_INSTRINFO_CTOR_DTOR)

""")

_STRUCT: Final = cpp("""
    struct ${target}InstrTable {
      MCInstrDesc Insts[$instructions];
      static_assert(alignof(MCInstrDesc) >= alignof(MCPhysReg), "Unwanted padding between Insts and ImplicitOps");
      MCPhysReg ImplicitOps[$implicit_operands];
      char Padding[sizeof(MCOperandInfo) - sizeof ImplicitOps % sizeof(MCOperandInfo)];
      static_assert(alignof(MCInstrDesc) >= alignof(MCOperandInfo), "Unwanted padding between Insts and OperandInfo");
      MCOperandInfo OperandInfo[$operands];
    };
""")  # noqa: E501

_STRUCT_OPERANDS_FIRST: Final = cpp("""
    struct ${target}InstrTable {
      MCInstrDesc Insts[$instructions];
      static_assert(alignof(MCInstrDesc) >= alignof(MCOperandInfo), "Unwanted padding between Insts and OperandInfo");
      MCOperandInfo OperandInfo[$operands];
      static_assert(alignof(MCOperandInfo) >= alignof(MCPhysReg), "Unwanted padding between OperandInfo and ImplicitOps");
      MCPhysReg ImplicitOps[$implicit_operands];
    };
""")  # noqa: E501

_DESCRIPTION: Final = cpp("{ $fields, 0x$target_flags },  // $name")

_TABLE: Final = cpp("""
    static_assert((sizeof ${target}InstrTable::ImplicitOps + sizeof ${target}InstrTable::Padding) % sizeof(MCOperandInfo) == 0);
    static constexpr unsigned ${target}OpInfoBase = (sizeof ${target}InstrTable::ImplicitOps + sizeof ${target}InstrTable::Padding) / sizeof(MCOperandInfo);

    extern const ${target}InstrTable ${target}Descs = {
      {
        $instructions
      }, {
        $implicit_operands
      }, {
        0
      }, {
        $operands
      }
    };
""")  # noqa: E501

_TABLE_OPERANDS_FIRST: Final = cpp("""
    static_assert(sizeof(MCOperandInfo) % sizeof(MCPhysReg) == 0);
    static constexpr unsigned ${target}ImpOpBase = sizeof ${target}InstrTable::OperandInfo / (sizeof(MCPhysReg));

    extern const ${target}InstrTable ${target}Descs = {
      {
        $instructions
      }, {
        $operands
      }, {
        $implicit_operands
      }
    };
""")  # noqa: E501

_TABLES: Final = cpp("""
    $table

    $names
    $deprecated_features
    $deprecation_functions
    $class_table
    static inline void Init${target}MCInstrInfo(MCInstrInfo *II) {
      II->InitMCInstrInfo($init_arguments);
    }

""")

_HEADER: Final = cpp("""
    struct ${target}GenInstrInfo : public TargetInstrInfo {
      explicit ${target}GenInstrInfo(${context}unsigned CFSetupOpcode = ~0u, unsigned CFDestroyOpcode = ~0u, unsigned CatchRetOpcode = ~0u, unsigned ReturnOpcode = ~0u);
      ~${target}GenInstrInfo() override = default;
    };
    $class_table
""")  # noqa: E501

_CONSTRUCTOR: Final = cpp("""
    extern const ${target}InstrTable ${target}Descs;
    extern const unsigned ${target}InstrNameIndices[];
    extern const char ${target}InstrNameData[];
    $deprecated
    ${target}GenInstrInfo::${target}GenInstrInfo(${context}unsigned CFSetupOpcode, unsigned CFDestroyOpcode, unsigned CatchRetOpcode, unsigned ReturnOpcode)
      : TargetInstrInfo(${registers}CFSetupOpcode, CFDestroyOpcode, CatchRetOpcode, ReturnOpcode$class_table) {
      InitMCInstrInfo($init_arguments);
    }
""")  # noqa: E501


_CONTEXT: Final = "const TargetSubtargetInfo &STI, const TargetRegisterInfo &TRI, "


class _ImplicitOperands:
    """Implicit uses and defs, each list stored once."""

    def __init__(self) -> None:
        self._offsets: dict[tuple[Record, ...], int] = {}
        self.size = 0

    def offset(self, registers: list[Record]) -> int:
        if not registers:
            return 0
        key = tuple(registers)
        offset = self._offsets.get(key)
        if offset is None:
            offset = self._offsets[key] = self.size
            self.size += len(key)
        return offset

    def rows(self) -> list[str]:
        """One for each list, after its offset; the empty list first."""
        return [
            "/* 0 */",
            *[
                f"/* {offset} */ {''.join([f'{qualified_name(r)}, ' for r in registers])}"
                for registers, offset in self._offsets.items()
            ],
        ]


def _is_deprecated(instruction: Instruction) -> bool:
    """By a feature: what has a function for it needs none."""
    record = instruction.record
    return "DeprecatedFeatureMask" in record and _COMPLEX_DEPRECATION not in record


class Descriptions:
    """The sections that hold or declare the tables."""

    def __init__(self, records: Records, target: str, instructions: InstructionSet) -> None:
        self._records = records
        self._target = target
        self._instructions = instructions
        self._flags = InstructionFlags.of(records)
        target_record = require_target(records)
        renaming = target_record.field("AllowRegisterRenaming")
        # A bit since release 23, a number before.
        self._allows_renaming = str(renaming.value) not in ("0", "false") if renaming else False
        self._sched_classes = Schedule.of(records).declared
        self._implicit = _ImplicitOperands()
        self._asks_for_deprecation = records.release.has(DEPRECATION_IS_ASKED)
        release = records.release
        self._begins_with_operands = release.has(OFFSETS_BEGIN_WITH_OPERANDS)
        self._operands_follow = release.has(OPERANDS_FOLLOW_REGISTERS)
        self._operand_infos = OperandInfos(instructions)
        self.errors = self._operand_infos.errors
        self._lines = [
            self._describe(number, instruction)
            for number, instruction in enumerate(instructions.described)
        ]
        self._knows_registers = release.has(INSTRUCTIONS_KNOW_REGISTERS)
        everything = instructions.by_number
        self._has_deprecated = any(_is_deprecated(i) for i in everything)
        self._has_complex_deprecated = any(_COMPLEX_DEPRECATION in i.record for i in everything)
        self._class_table_type = class_table_type(records)

    def sections(self) -> list[str]:
        """Up to the declarations in the header, which the helpers' follow."""
        return [
            _STRUCT_SECTION(struct=self._struct()),
            guarded("GET_INSTRINFO_MC_DESC", in_namespace("llvm", self._tables())),
            guarded("GET_INSTRINFO_HEADER", self._header()),
        ]

    # --- the table

    def _struct(self) -> str:
        struct = _STRUCT if self._operands_follow else _STRUCT_OPERANDS_FIRST
        return struct(
            target=self._target,
            instructions=len(self._lines),
            implicit_operands=max(self._implicit.size, 1),
            operands=self._operand_infos.size,
        )

    def _describe(self, number: int, instruction: Instruction) -> str:
        operands = instruction.operands
        uses = instruction.implicit_uses
        defs = instruction.implicit_defs
        last_def = operands[operands.num_defs - 1] if operands.num_defs > 0 else None
        num_defs = last_def.mi_number + last_def.num_mi_operands if last_def else 0
        # A generic opcode is scheduled as such, whatever record describes it.
        sched_class = self._sched_classes.number(instruction)
        operands_at = self._operand_infos.offset(instruction)
        implicit_at = self._implicit.offset(uses + defs)
        offsets = [str(operands_at), f"{self._target}ImpOpBase + {implicit_at}"]
        if self._operands_follow:
            offsets = [f"{self._target}OpInfoBase + {operands_at}", str(implicit_at)]
        if not self._begins_with_operands:
            offsets.reverse()
        fields = (
            number,
            operands.num_mi_operands,
            num_defs,
            instruction.size,
            sched_class,
            len(uses),
            len(defs),
            *offsets,
            self._flag_text(instruction),
        )
        return _DESCRIPTION(
            fields=",\t".join([str(f) for f in fields]),
            target_flags=f"{self._target_flags(instruction):x}ULL",
            name=instruction.name,
        )

    def _flag_text(self, instruction: Instruction) -> str:
        operands = instruction.operands
        flags = self._flags
        computed = {
            "isBitcast": flags.is_bitcast(instruction),
            "mayLoad": flags.may_load(instruction),
            "mayStore": flags.may_store(instruction),
            "hasSideEffects": flags.has_side_effects(instruction),
            "isPredicable": instruction.is_predicable,
            "hasOptionalDef": operands.has_optional_def,
            "isVariadic": operands.is_variadic,
            "hasExtraSrcRegAllocReq": not self._allows_renaming
            or instruction.flag("hasExtraSrcRegAllocReq"),
            "hasExtraDefRegAllocReq": not self._allows_renaming
            or instruction.flag("hasExtraDefRegAllocReq"),
        }
        plain = instruction.flags
        parts = [text for field, bit, text in _TEXT if (plain & bit if bit else computed[field])]
        return "0" + "".join(parts)

    def _target_flags(self, instruction: Instruction) -> int:
        bits = instruction.record.value_as_bits("TSFlags")
        value = bits.as_int()
        if value is None:
            unset = next(i for i, bit in enumerate(bits) if not hasattr(bit, "value"))
            raise instruction.record.error(
                f"Invalid TSFlags bit in {instruction.name}: bit {unset} is '{bits[unset]}'"
            )
        return value

    def _tables(self) -> str:
        table = _TABLE if self._operands_follow else _TABLE_OPERANDS_FIRST
        return _TABLES(
            target=self._target,
            table=table(
                target=self._target,
                instructions=self._lines[::-1],
                implicit_operands=self._implicit.rows(),
                operands=self._operand_infos.rows(),
            ),
            names=self._names(),
            deprecated_features=self._deprecation_features() if self._has_deprecated else "",
            deprecation_functions=(
                self._deprecation_functions() if self._has_complex_deprecated else ""
            ),
            class_table=class_table(self._records, self._target),
            init_arguments=self._init_arguments(", nullptr, 0" if self._knows_registers else ""),
        )

    def _init_arguments(self, without_classes: str) -> str:
        target = self._target
        deprecated = f"{target}InstrDeprecationFeatures" if self._has_deprecated else "nullptr"
        complex_deprecated = self._deprecation_name if self._has_complex_deprecated else "nullptr"
        classes = without_classes
        if self._class_table_type:
            columns = self._class_table_type[1]
            classes = f", &{target}RegClassByHwModeTables[0][0], {columns}"
        names = f"{target}InstrNameIndices, {target}InstrNameData"
        tables = f"{target}Descs.Insts, {names}, {deprecated}, {complex_deprecated}"
        return f"{tables}, {len(self._lines)}{classes}"

    # --- names and deprecation

    def _names(self) -> str:
        target = self._target
        names = [instruction.name for instruction in self._instructions.by_number]
        table = StringTable(names, nul_spelling(self._records.release))
        indices = number_rows([f"{table.offset(name)}U" for name in names], 8)
        return table.definition(f"{target}InstrNameData") + array(
            f"extern const unsigned {target}InstrNameIndices[]", indices
        )

    def _deprecation_features(self) -> str:
        namespace = self._instructions.namespace
        values = [
            f"{namespace}::{i.record.value_as_def('DeprecatedFeatureMask').name}"
            if _is_deprecated(i)
            else "uint8_t(-1)"
            for i in self._instructions.by_number
        ]
        name = f"{self._target}InstrDeprecationFeatures"
        return array(f"extern const uint8_t {name}[]", number_rows(values, 8))

    @property
    def _deprecation_name(self) -> str:
        """Of the table, or of the function."""
        name = f"{self._target}InstrComplexDeprecationInfo"
        return name if self._asks_for_deprecation else f"{name}s"

    def _deprecation_functions(self) -> str:
        field = _COMPLEX_DEPRECATION
        if self._asks_for_deprecation:
            return _IS_DEPRECATED(
                target=self._target,
                cases=[
                    _DEPRECATED_CASE(
                        target=i.namespace, name=i.name, function=i.record.value_as_string(field)
                    )
                    for i in self._instructions.by_number
                    if field in i.record
                ],
            )
        values = [
            f"&get{i.record.value_as_string(field)}DeprecationInfo"
            if field in i.record
            else "nullptr"
            for i in self._instructions.by_number
        ]
        return array(
            f"extern const MCInstrInfo::ComplexDeprecationPredicate {self._deprecation_name}[]",
            number_rows(values, 8),
        )

    # --- the class

    def _header(self) -> str:
        struct = _HEADER(
            target=self._target,
            context=self._context(),
            class_table=self._class_table_declaration(),
        )
        header = in_namespace("llvm", struct)
        if self._records.release.has(OPERAND_PARTS_HAVE_POSITIONS):
            header += "\n" + in_namespace(
                f"llvm::{self._instructions.namespace}", self._operand_parts()
            )
        return header

    def _context(self) -> str:
        """The parameters in front of opcodes."""
        return _CONTEXT if self._knows_registers else ""

    def _class_table_declaration(self) -> str:
        if not self._class_table_type:
            return ""
        modes, classes = self._class_table_type
        return f"extern const int16_t {self._target}RegClassByHwModeTables[{modes}][{classes}];"

    def _operand_parts(self) -> list[str]:
        """Positions of the named parts of complex operands."""
        return [
            f"constexpr unsigned SUBOP_{operand.name}_{name} = {position};"
            for operand in self._records.all_derived_definitions_if_defined("Operand")
            if not operand.is_anonymous
            for position, name in enumerate(operand.value_as_dag("MIOperandInfo").arg_names)
            if name
        ]

    def constructor_section(self) -> str:
        target = self._target
        deprecated = []
        if self._has_deprecated:
            deprecated.append(f"extern const uint8_t {target}InstrDeprecationFeatures[];")
        if self._has_complex_deprecated:
            deprecated.append(
                _DEPRECATION_DECLARATION(target=target).rstrip()
                if self._asks_for_deprecation
                else _DEPRECATION_TABLE_DECLARATION(table=self._deprecation_name).rstrip()
            )
        class_table = ""
        if self._class_table_type:
            mode = "STI.getHwMode(MCSubtargetInfo::HwMode_RegInfo)"
            class_table = f", {target}RegClassByHwModeTables[{mode}]"
        constructor = _CONSTRUCTOR(
            target=target,
            context=self._context(),
            registers="TRI, " if self._knows_registers else "",
            deprecated=deprecated,
            class_table=class_table,
            init_arguments=self._init_arguments(""),
        )
        return guarded("GET_INSTRINFO_CTOR_DTOR", in_namespace("llvm", constructor))
