"""gen-global-isel: a target's selector over GlobalISel's instructions, as a match table.

Selection patterns become rules where they can; where not, the pattern is left to other selectors.

    equivalents               what nodes, complex patterns and transforms are in GlobalISel
    fragment_predicates       what fragments ask, as checks and as code
    matched_pattern           what a pattern matches
    result_classes, subregister_classes  register classes that nothing says
    built_instructions, result  what a rule makes of a match
    pattern_rule, skipped     a pattern as a rule, or why it is none
    selector                  what rules share
    coverage                  which rules a program of tests has used
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.llvm.match_table.compilation import compiled
from tblgen_build.generators.llvm.match_table.executor import Executor, action_verdict, guarded
from tblgen_build.generators.llvm.match_table.options import EXTENDS_TYPES
from tblgen_build.generators.llvm.model.selection.complexity import complexity
from tblgen_build.generators.llvm.model.target import require_target
from tblgen_build.registry import Option, Output, Warnings, generator

from .coverage import Coverage
from .fragment_predicates import PredicateCode
from .pattern_rule import PatternRule
from .selector import Selector
from .skipped import Skipped

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.generators.llvm.match_table.rule import Rule
    from tblgen_build.registry import Options

_WARN: Final = "warn-on-skipped-patterns"
_COVERAGE_FILE: Final = "gisel-coverage-file"
_INSTRUMENT: Final = "instrument-gisel-coverage"
_OPTIMIZE: Final = "optimize-match-table"

_PREFIX: Final = "GET_GLOBALISEL_"
_HEADING: Final = "// PatFrag predicates.\n"
_DECLARED: Final = {
    "MI": (
        "const MachineFunction &MF = *MI.getParent()->getParent();",
        "const MachineRegisterInfo &MRI = MF.getRegInfo();",
        "const auto &Operands = State.RecordedOperands;",
        "(void)Operands;",
        "(void)MRI;",
    ),
    "MO": (
        "const auto &Operands = State.RecordedOperands;",
        "Register Reg = MO.getReg();",
        "(void)Operands;",
        "(void)Reg;",
    ),
}
_NO_SIMPLE_TESTS: Final = cpp("""
    bool $class::testSimplePredicate(unsigned) const {
        llvm_unreachable("$class does not support simple predicates!");
      return false;
    }
""")
_SELECT: Final = cpp("""
    bool $class::selectImpl(MachineInstr &I, CodeGenCoverage &CoverageInfo) const {
      const PredicateBitset AvailableFeatures = getAvailableFeatures();
      MachineIRBuilder B(I);
      State.MIs.clear();
      State.MIs.push_back(&I);

      if (executeMatchTable(*this, State, ExecInfo, B, getMatchTable(), TII, MF->getRegInfo(), TRI, RBI, AvailableFeatures, &CoverageInfo)) {
        return true;
      }

      return false;
    }

    $verdict $class::runCustomAction(unsigned, const MatcherState&, NewMIVector &) const {
        llvm_unreachable("$class does not support custom C++ actions!");
    }
""")  # noqa: E501


@generator(
    "gen-global-isel",
    help="instruction selector for GlobalISel",
    options=(
        Option(
            _WARN,
            kind="flag",
            help="say why a pattern is skipped",
        ),
        Option(
            _COVERAGE_FILE,
            kind="file",
            help="warn about patterns that this coverage file does not have",
        ),
        Option(
            _INSTRUMENT, kind="flag", help="also write code that records which rules were matched"
        ),
        Option(
            _OPTIMIZE,
            kind="flag",
            help="optimize the match table",
            default=True,
        ),
        EXTENDS_TYPES,
    ),
    fitted=19,
)
def GLOBAL_ISEL(records: Records, options: Options) -> Output:
    target = require_target(records).name
    with Warnings() as warnings:
        selector = Selector(records, extends_types=options.flag(EXTENDS_TYPES.name))
        warnings += selector.patterns.warnings
        coverage = Coverage(options.file(_COVERAGE_FILE), target, warnings)
        rules, num_renderers = _rules(selector, options, coverage, warnings)
        text = _text(records, selector, target, rules, num_renderers, options)
    return Output(text, warnings=warnings)


def _rules(
    selector: Selector, options: Options, coverage: Coverage, warnings: Warnings
) -> tuple[list[Rule], int]:
    """All rules, and how many renderers one of them has at most."""
    explains = options.flag(_WARN)
    with_coverage = options.flag(_INSTRUMENT)
    patterns = selector.patterns
    rules: list[Rule] = []
    num_renderers = 0
    number = 0
    for pattern in patterns.patterns:
        record = pattern.record
        if "GISelShouldIgnore" in record and record.value_as_bit("GISelShouldIgnore"):
            continue
        if selector.cannot_tell(pattern.source):
            continue
        try:
            made = PatternRule(selector, pattern, number, with_coverage)
        except Skipped as skipped:
            if explains:
                warnings.append(record.error(f"Skipped pattern: {skipped.reason}"))
        else:
            if not coverage.has(number):
                warnings.append(record.error("Pattern is not covered by a test"))
            made.rule.score = complexity(patterns.operators, patterns.types, pattern)
            num_renderers = max(num_renderers, made.num_renderers)
            rules.append(made.rule)
        number += 1
    return rules, num_renderers


def _text(
    records: Records,
    selector: Selector,
    target: str,
    rules: list[Rule],
    num_renderers: int,
    options: Options,
) -> str:
    class_name = f"{target}InstructionSelector"
    table = compiled(selector.release, rules, selector.types, optimizes=options.flag(_OPTIMIZE))
    executor = Executor(selector.release, class_name, target, selector.features)
    equivalents = selector.equivalents
    body = (
        executor.types(selector.types, selector.release)
        + executor.feature_functions()
        + executor.complex_patterns(equivalents.matcher_functions)
        + executor.tests(PredicateCode(records).about, _DECLARED, _HEADING)
        + _NO_SIMPLE_TESTS(**{"class": class_name})
        + executor.renderers(equivalents.renderer_functions)
        + _SELECT(**{"class": class_name}, verdict=action_verdict(selector.release))
        + executor.table(table)
    )
    return (
        file_header(f"Global Instruction Selector for the {target} target")
        + executor.predicate_bitset(f"{_PREFIX}PREDICATE_BITSET")
        + "\n"
        + executor.members(f"{_PREFIX}TEMPORARIES_DECL")
        + "\n"
        + executor.state_initializers(f"{_PREFIX}TEMPORARIES_INIT", num_renderers)
        + "\n"
        + guarded(f"{_PREFIX}IMPL", body)
        + "\n"
        + executor.feature_members(f"{_PREFIX}PREDICATES_DECL")
        + executor.feature_initializers(f"{_PREFIX}PREDICATES_INIT")
    )
