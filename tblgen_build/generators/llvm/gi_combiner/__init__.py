"""gen-global-isel-combiner: GlobalISel's combiners as match tables.

mir_pattern, operand      what rules list, as it is written
expansion                 uses of fragments, as what they stand for
written_types, apply_types  types that are written, and those that follow
combine_rule              a combine rule as it is written
rule_roots, rule_checks   which pattern the others replace, and what a rule must not be
match_patterns, apply     a combine rule as rules of the table
rule_code                 C++ in rules
combiner, shared          all rules of a combiner, in order, and what they share
rule_dump                 rules as they were read, for their authors
rule_errors               several errors of one rule
"""

from __future__ import annotations

from itertools import count

from tblgen_build._core import RecordError
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.cpp.string_switch import string_switch
from tblgen_build.generators.llvm.match_table.executor import (
    Executor,
    enumeration,
    guarded,
    not_left,
)
from tblgen_build.generators.llvm.match_table.low_level_type import LowLevelType
from tblgen_build.generators.llvm.match_table.options import EXTENDS_TYPES
from tblgen_build.generators.llvm.model.target import require_target
from tblgen_build.registry import Option, Output, Warnings, generator
from tblgen_build.releases.selection import (
    COMBINERS_ASK_FOR_OPCODES,
    COMBINERS_HAVE_CAN_MATCH_OPCODE,
)

from .combiner import Combiner
from .mir_pattern import PatternReader
from .rule_code import CodePool
from .shared import Shared

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.registry import Options

    from ..match_table.byte_table import MatchTable

_COMBINERS: Final = "combiners"
_LOG_INFERENCE: Final = "gicombiner-debug-typeinfer"
_DUMP: Final = "gicombiner-stop-after-parse"
_EXPLAIN_CODE: Final = "gicombiner-debug-cxxpreds"
_TYPES: Final = "GET_GICOMBINER_TYPES"
_MEMBERS: Final = "GET_GICOMBINER_CLASS_MEMBERS"
_INITIALIZERS: Final = "GET_GICOMBINER_CONSTRUCTOR_INITS"
_UNUSED_TYPE: Final = LowLevelType(1)  # of rules that name none: an array has an element

_DEPENDENCIES: Final = cpp("""
    #ifdef GET_GICOMBINER_DEPS
    #include "llvm/ADT/SparseBitVector.h"
    namespace llvm {
    extern cl::OptionCategory GICombinerOptionCategory;
    } // end namespace llvm
    #endif // ifdef GET_GICOMBINER_DEPS

""")
_CONFIGURATION: Final = cpp("""
    struct ${class}RuleConfig {
      SparseBitVector<> DisabledRules;

      bool isRuleEnabled(unsigned RuleID) const;
      bool parseCommandLineOption();
      bool setRuleEnabled(StringRef RuleIdentifier);
      bool setRuleDisabled(StringRef RuleIdentifier);
    };

    static std::optional<uint64_t> getRuleIdxForIdentifier(StringRef RuleIdentifier) {
      uint64_t I;
      // getAtInteger(...) returns false on success
      bool Parsed = !RuleIdentifier.getAsInteger(0, I);
      if (Parsed)
        return I;

    #ifndef NDEBUG
      $names
    #endif // ifndef NDEBUG

      return std::nullopt;
    }
    static std::optional<std::pair<uint64_t, uint64_t>> getRuleRangeForIdentifier(StringRef RuleIdentifier) {
      std::pair<StringRef, StringRef> RangePair = RuleIdentifier.split('-');
      if (!RangePair.second.empty()) {
        const auto First = getRuleIdxForIdentifier(RangePair.first);
        const auto Last = getRuleIdxForIdentifier(RangePair.second);
        if (!First || !Last)
          return std::nullopt;
        if (First >= Last)
          report_fatal_error("Beginning of range should be before end of range");
        return {{*First, *Last + 1}};
      }
      if (RangePair.first == "*") {
        return {{0, $count}};
      }
      const auto I = getRuleIdxForIdentifier(RangePair.first);
      if (!I)
        return std::nullopt;
      return {{*I, *I + 1}};
    }

    bool ${class}RuleConfig::setRuleEnabled(StringRef RuleIdentifier) {
      auto MaybeRange = getRuleRangeForIdentifier(RuleIdentifier);
      if (!MaybeRange)
        return false;
      for (auto I = MaybeRange->first; I < MaybeRange->second; ++I)
        DisabledRules.reset(I);
      return true;
    }

    bool ${class}RuleConfig::setRuleDisabled(StringRef RuleIdentifier) {
      auto MaybeRange = getRuleRangeForIdentifier(RuleIdentifier);
      if (!MaybeRange)
        return false;
      for (auto I = MaybeRange->first; I < MaybeRange->second; ++I)
        DisabledRules.set(I);
      return true;
    }

    static std::vector<std::string> ${name}Option;
    static cl::list<std::string> ${name}DisableOption(
        "$option-disable-rule",
        cl::desc("Disable one or more combiner rules temporarily in the $name pass"),
        cl::CommaSeparated,
        cl::Hidden,
        cl::cat(GICombinerOptionCategory),
        cl::callback([](const std::string &Str) {
          ${name}Option.push_back(Str);
        }));
    static cl::list<std::string> ${name}OnlyEnableOption(
        "$option-only-enable-rule",
        cl::desc("Disable all rules in the $name pass then re-enable the specified ones"),
        cl::Hidden,
        cl::cat(GICombinerOptionCategory),
        cl::callback([](const std::string &CommaSeparatedArg) {
          StringRef Str = CommaSeparatedArg;
          ${name}Option.push_back("*");
          do {
            auto X = Str.split(",");
            ${name}Option.push_back(("!" + X.first).str());
            Str = X.second;
          } while (!Str.empty());
        }));


    bool ${class}RuleConfig::isRuleEnabled(unsigned RuleID) const {
        return  !DisabledRules.test(RuleID);
    }
    bool ${class}RuleConfig::parseCommandLineOption() {
      for (StringRef Identifier : ${name}Option) {
        bool Enabled = Identifier.consume_front("!");
        if (Enabled && !setRuleEnabled(Identifier))
          return false;
        if (!Enabled && !setRuleDisabled(Identifier))
          return false;
      }
      return true;
    }

""")  # noqa: E501
_RULE_OF_NAME: Final = cpp("return $number;")
_SIMPLE: Final = cpp("""
    $enumerators

    bool $class::testSimplePredicate(unsigned Predicate) const {
        return RuleConfig.isRuleEnabled(Predicate - GICXXPred_Invalid - 1);
    }
""")
_NO_RULES: Final = cpp("""
    bool $class::testSimplePredicate(unsigned Predicate) const {
        return RuleConfig.isRuleEnabled(Predicate - GICXXPred_Invalid - 1);
    }
""")
_CAN_MATCH: Final = cpp("""
    $declaration {
      switch (Opc) {
      $cases
        return true;
      default:
        return false;
      }
    }

""")
_CANNOT_MATCH: Final = cpp("""
    $declaration {
      (void)Opc;
      return false;
    }

""")
_STATIC_CAN_MATCH: Final = cpp("static bool ${class}_canMatchOpcode(unsigned Opc)")
_MEMBER_CAN_MATCH: Final = cpp("bool $class::canMatchOpcode(unsigned Opc) const")
_ASK_OPCODE: Final = cpp("""
    if (!${class}_canMatchOpcode(I.getOpcode()))
      return false;
""")
_COMBINER_MEMBERS: Final = cpp("""
      bool canMatchOpcode(unsigned Opc) const override;
      uint32_t getRootFlagsToDrop() const override;
""")
_FLAGS_TO_DROP: Final = cpp("""
    uint32_t $class::getRootFlagsToDrop() const {
      return MachineInstr::getPoisonGeneratingFlags();
    }

""")
_COMBINE_SOME: Final = cpp("""
    bool $class::$method(MachineInstr &I) const {
      $ask
      const PredicateBitset AvailableFeatures = getAvailableFeatures();
      State.MIs.clear();
      State.MIs.push_back(&I);
      if (executeMatchTable(*this, State, ExecInfo, B, getMatchTable(), Helper.getTII(), MRI, Helper.getTRI(), Helper.getRBI(), AvailableFeatures, /*CoverageInfo*/ nullptr)) {
        return true;
      }

      return false;
    }

""")  # noqa: E501
_COMBINE_ALL: Final = cpp("""
    bool $class::$method(MachineInstr &I) const {
      const TargetSubtargetInfo &ST = MF.getSubtarget();
      const PredicateBitset AvailableFeatures = getAvailableFeatures();
      B.setInstrAndDebugLoc(I);
      State.MIs.clear();
      State.MIs.push_back(&I);
      if (executeMatchTable(*this, State, ExecInfo, B, getMatchTable(), *ST.getInstrInfo(), MRI, *MRI.getTargetRegisterInfo(), *ST.getRegBankInfo(), AvailableFeatures, /*CoverageInfo*/ nullptr)) {
        return true;
      }

      return false;
    }

""")  # noqa: E501
_ACTIONS: Final = cpp("""
    bool $class::runCustomAction(unsigned ApplyID, const MatcherState &State, NewMIVector &OutMIs) const {
      Helper.getBuilder().setInstrAndDebugLoc(*State.MIs[0]);
      $cases
      llvm_unreachable("Unknown Apply Action");
    }
""")  # noqa: E501
_ACTION_SWITCH: Final = cpp("""
    switch(ApplyID) {
    $cases
    }
""")
_ACTION: Final = cpp("""
    case $enumerator:{
      $code
      return true;
    }
""")


@generator(
    "gen-global-isel-combiner",
    help="combiner for GlobalISel",
    options=(
        Option(_COMBINERS, kind="strings", help="the combiners to write"),
        Option(
            _EXPLAIN_CODE,
            kind="flag",
            help="add comments to C++ predicates: which rule they are of",
        ),
        Option(_LOG_INFERENCE, kind="flag", help="print how types were inferred"),
        Option(_DUMP, kind="flag", help="print the rules as they were read, and stop"),
        EXTENDS_TYPES,
    ),
    fitted=19,
)
def COMBINER(records: Records, options: Options) -> str | Output:
    target = require_target(records).name
    names = [name for given in options.strings(_COMBINERS) for name in given.split(",") if name]
    if not names:
        raise RecordError("No combiners selected with -combiners")
    reader = PatternReader(records, extends_types=options.flag(EXTENDS_TYPES.name))
    text: list[str] = []
    log = ""
    explains_code = options.flag(_EXPLAIN_CODE)
    dumps, logs_inference = options.flag(_DUMP), options.flag(_LOG_INFERENCE)
    predicates = CodePool("GICXXPred_MI_Predicate_GICombiner")
    actions = CodePool("GICXXCustomAction_GICombiner")
    types: set[LowLevelType] = set()
    numbers = count()  # of the rules of all tables
    with Warnings() as warnings:
        for name in names:
            record = records.get_def(name)
            if record is None:
                raise RecordError(f"Could not find {name}")
            if not record.is_subclass_of("GICombiner"):
                raise record.error(f"'{name}' is not a combiner: it derives from GICombiner")
            shared = Shared(reader, warnings, explains_code, predicates, actions, types, numbers)
            combiner = Combiner(record, shared, dumps=dumps, logs_inference=logs_inference)
            log += combiner.log
            text += combiner.dumped if dumps else [_combiner(combiner, target)]
    return Output("".join(text), warnings=warnings, log=log)


def _combine_all(combiner: Combiner, class_name: str, table: MatchTable) -> str:
    method = combiner.record.value_as_string("CombineAllMethodName")
    if not combiner.record.release.has(COMBINERS_ASK_FOR_OPCODES):
        return _COMBINE_ALL(**{"class": class_name}, method=method)
    is_member = combiner.record.release.has(COMBINERS_HAVE_CAN_MATCH_OPCODE)
    ask = "" if is_member else _ASK_OPCODE(**{"class": class_name})
    flags = _FLAGS_TO_DROP(**{"class": class_name}) if is_member else ""
    return (
        _can_match(table, class_name, is_member=is_member)
        + flags
        + _COMBINE_SOME(**{"class": class_name}, method=method, ask=ask)
    )


def _can_match(table: MatchTable, class_name: str, *, is_member: bool) -> str:
    """The function that says whether a rule begins with an opcode."""
    template = _MEMBER_CAN_MATCH if is_member else _STATIC_CAN_MATCH
    declaration = template(**{"class": class_name})
    cases = [f"case {opcode}:" for opcode in table.opcodes]
    if not cases:
        return _CANNOT_MATCH(declaration=declaration)
    return _CAN_MATCH(declaration=declaration, cases=cases)


def _combiner(combiner: Combiner, target: str) -> str:
    class_name = combiner.record.value_as_string("Classname")
    table = combiner.table()  # from here on it is known what rules need
    executor = Executor(combiner.record.release, class_name, target, combiner.shared.features)
    body = (
        executor.types(combiner.shared.types or [_UNUSED_TYPE], combiner.record.release)
        + executor.feature_functions()
        + executor.complex_patterns()
        + executor.tests({"MI": _predicates(combiner)}, {})
        + _simple_tests(combiner, class_name)
        + executor.renderers()
        + _combine_all(combiner, class_name, table)
        + _custom_actions(combiner, class_name)
        + executor.table(table)
    )
    return (
        file_header(f"{class_name} Combiner Match Table")
        + _DEPENDENCIES()
        + guarded(_TYPES, _configuration(combiner, class_name))
        + "\n"
        + executor.predicate_bitset(_TYPES)
        + "\n"
        + _members(combiner)
        + executor.feature_members(_MEMBERS)
        + executor.members(_MEMBERS)
        + "\n"
        + guarded("GET_GICOMBINER_IMPL", body)
        + "\n"
        + executor.feature_initializers(_INITIALIZERS)
        + executor.state_initializers(_INITIALIZERS, 0)
        + "\n"
    )


def _members(combiner: Combiner) -> str:
    if not combiner.record.release.has(COMBINERS_HAVE_CAN_MATCH_OPCODE):
        return ""
    return guarded(_MEMBERS, _COMBINER_MEMBERS())


def _configuration(combiner: Combiner, class_name: str) -> str:
    cases = [(rule.name, _RULE_OF_NAME(number=rule.number)) for rule in combiner.rules]
    name = combiner.record.name
    return _CONFIGURATION(
        **{"class": class_name},
        name=name,
        option=name.lower(),
        count=len(combiner.rules),
        names=string_switch("RuleIdentifier", cases),
    )


def _predicates(combiner: Combiner) -> list[tuple[str, str]]:
    return [
        (enumerator, not_left(code, f"GICombiner{number}"))
        for number, (enumerator, code) in enumerate(combiner.shared.predicates)
    ]


def _simple_tests(combiner: Combiner, class_name: str) -> str:
    names = [f"GICXXPred_Simple_IsRule{rule.number}Enabled" for rule in combiner.rules]
    if not names:
        return _NO_RULES(**{"class": class_name})
    return _SIMPLE(
        **{"class": class_name},
        enumerators=enumeration(names, "GICXXPred_Invalid"),
    )


def _custom_actions(combiner: Combiner, class_name: str) -> str:
    found = list(combiner.shared.actions)
    before = cases = ""
    if found:
        before = enumeration([name for name, _ in found], "GICXXCustomAction_Invalid")
        rows = [_ACTION(enumerator=name, code=code) for name, code in found]
        cases = _ACTION_SWITCH(cases=rows)
    return before + _ACTIONS(**{"class": class_name}, cases=cases)
