"""gen-asm-matcher: from parsed operands to the instruction that they make."""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import Option, generator

from ..model.optional_bits import is_set
from ..model.target import require_target
from .converters import Converters
from .custom_parsers import CustomParsers
from .first_miss import check_ties
from .match_function import MatchFunction
from .match_table import MatchTables
from .matched_names import (
    MnemonicAliases,
    available_features,
    feature_bits,
    feature_names,
    register_matchers,
)
from .mnemonic_checks import mnemonic_checker, spell_checker
from .order import ordered
from .parser_class import declarations, diagnostic_types
from .reader import MatchableReader
from .validation import ClassFunctions

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records, TemplateValue
    from tblgen_build.registry import Options

    from .matchable import Matchable

_SECTION: Final = cpp("""

    #ifdef $macro
    #undef $macro
    $body
    #endif // $macro

""")


@generator(
    "gen-asm-matcher",
    help="matcher of assembly instructions",
    options=[
        Option("match-prefix", help="only instructions whose name has this prefix"),
        Option("asmparsernum", kind="uint", help="which of the target's assembly parsers to write"),
    ],
    fitted=18,
)
def ASM_MATCHER(records: Records, options: Options) -> str:
    target = require_target(records)
    parser = _parser(target, options.uint("asmparsernum"))
    matcher = _Matcher(records, target, parser, options.string("match-prefix"))
    return file_header("Assembly Matcher Source Fragment", records.main_file) + matcher.text()


def _parser(target: Record, number: int) -> Record:
    parsers = target.value_as_list_of_defs("AssemblyParsers")
    if number >= len(parsers):
        raise RecordError(f"the target lists no assembly parser number {number}")
    return parsers[number]


class _Matcher:
    def __init__(self, records: Records, target: Record, parser: Record, prefix: str) -> None:
        self._target = target.name
        self._release = records.release
        self._parser = parser
        self._class = target.name + self._parser.value_as_string("AsmParserClassName")
        reader = MatchableReader(records, target, self._parser, prefix)
        matchables = reader.read()
        self._reader = reader
        reader.classes.sort()
        by_size = is_set(parser, "PreferSmallerInstructions")
        self._matchables = ordered(matchables, by_size=by_size)
        self._aliases = None if prefix else MnemonicAliases(records, reader.predicates)
        self._parsers = CustomParsers(self._matchables, self._parser)
        self._reports_near_misses = self._parser.value_as_bit("ReportMultipleNearMisses")
        self._prefers_features = is_set(parser, "PrioritizeFeatureInMultiMismatchFallback")
        if self._prefers_features and not self._reports_near_misses:
            raise parser.error(
                "'PrioritizeFeatureInMultiMismatchFallback' is about near misses: set "
                "'ReportMultipleNearMisses', too"
            )
        self._has_optional = reader.classes.has_optional

    def text(self) -> str:
        reader = self._reader
        sections: dict[str, TemplateValue] = {
            "GET_ASSEMBLER_HEADER": declarations(
                self._release,
                has_optional=self._has_optional,
                reports_near_misses=self._reports_near_misses,
                has_parsers=bool(self._parsers),
            ),
            "GET_OPERAND_DIAGNOSTIC_TYPES": ["\n", diagnostic_types(reader.classes.ordered)],
            "GET_REGISTER_MATCHER": [
                "\n",
                feature_bits(reader.predicates),
                *register_matchers(self._parser, reader.registers),
            ],
            "GET_SUBTARGET_FEATURE_NAME": ["\n", feature_names(reader.predicates), "\n"],
            "GET_MATCHER_IMPLEMENTATION": ["\n", *self._implementation()],
            "GET_MNEMONIC_SPELL_CHECKER": [
                "\n",
                spell_checker(self._release, self._target, reader.variants),
                "\n",
            ],
            "GET_MNEMONIC_CHECKER": [
                "\n",
                mnemonic_checker(
                    self._target,
                    reader.variants,
                    has_mnemonic_first=reader.has_mnemonic_first,
                    has_aliases=bool(self._aliases),
                ),
                "\n",
            ],
        }
        return "".join([_SECTION(macro=macro, body=body) for macro, body in sections.items()])

    def _implementation(self) -> list[str]:
        reader = self._reader
        parts: list[str] = []
        if self._aliases:
            parts.append(self._aliases.text(reader.variants))
        converters = Converters(
            self._release,
            self._target,
            has_optional=self._has_optional,
            has_mnemonic_first=reader.has_mnemonic_first,
        )
        conversions = of_each(self._matchables, converters.add)
        for matchable, conversion in zip(self._matchables, conversions, strict=True):
            matchable.conversion = conversion
        tables = MatchTables(
            self._release, self._matchables, len(reader.classes.ordered) + 2, len(converters)
        )
        parts += converters.text(self._class, tables.num_operands)
        parts += ClassFunctions(
            self._target, reader.classes, reader.registers, tells_tokens=reader.tells_tokens
        ).text()
        parts.append(available_features(reader.predicates, self._target, self._class))
        if not self._reports_near_misses:
            parts.append(check_ties(self._release, self._class, has_optional=self._has_optional))
        parts += tables.text(reader.variants, reader.instructions.namespace)
        parts.append(self._function(tables.num_operands).text())
        if self._parsers:
            parts.append(
                self._parsers.text(
                    self._class,
                    reader.classes.ordered,
                    tables,
                    has_mnemonic_first=reader.has_mnemonic_first,
                )
            )
        return parts

    def _function(self, operands: int) -> MatchFunction:
        function = MatchFunction(self._release, self._target, self._class, self._reader.variants)
        function.cleanup = self._parser.value_as_string("AsmParserInstCleanup")
        function.operands = operands
        function.has_mnemonic_first = self._reader.has_mnemonic_first
        function.reports_near_misses = self._reports_near_misses
        function.prefers_features = self._prefers_features
        function.has_optional = self._has_optional
        function.has_aliases = bool(self._aliases)
        function.has_deprecated = any(_is_deprecated(m) for m in self._matchables)
        return function


def _is_deprecated(matchable: Matchable) -> bool:
    for field in ("DeprecatedFeatureMask", "ComplexDeprecationPredicate"):
        value = matchable.record.value(field)
        if value is not None:
            return bool(value.as_unquoted_string())
    return False
