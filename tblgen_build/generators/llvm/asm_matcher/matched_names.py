"""Names: of registers to registers, of subtarget features, of mnemonics to other mnemonics."""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.literals import unsigned_type
from tblgen_build.generators.cpp.string_switch import string_switch
from tblgen_build.generators.mistakes import of_each
from tblgen_build.releases.llvm import NAMES_MATCH_REGISTERS, UNNAMED_VARIANTS_ARE_LEFT_OUT
from tblgen_build.releases.targets import REGISTER_MATCHERS_MAY_BE_UNUSED

from ..model.optional_bits import is_set
from .order import lower

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Final

    from tblgen_build._core import Record, Records

    from ..model.predicates import AssemblerPredicate, AssemblerPredicates
    from ..model.registers.register import Register
    from ..model.registers.register_file import RegisterFile
    from .asm_tokens import Variant

_REGISTER_MATCHER: Final = cpp("""
    ${unused}static $type $function(StringRef Name) {
      $names
      return $none;
    }

""")
_INDEXED_MATCHER: Final = cpp("""
    [[maybe_unused]] static MCRegister MatchRegisterAltName(StringRef Name, unsigned AltIdx) {
      switch (AltIdx) {
      default: break;
      $cases
      }
      return $none;
    }

""")
_OF_INDEX: Final = cpp("""
    case $index: {
      $names
      break;
    }
""")
_FEATURE_BITS: Final = cpp("""
    enum SubtargetFeatureBits : $type {
      $features
    };

""")
_FEATURE_NAMES: Final = cpp("""
    static const char *getSubtargetFeatureName(uint64_t Val) {
      switch(Val) {
      $cases
      default: return "(unknown)";
      }
    }
""")
_NO_FEATURE_NAMES: Final = cpp("""
    static const char *getSubtargetFeatureName(uint64_t Val) {
      return "(unknown)";
    }
""")
_AVAILABLE_FEATURES: Final = cpp("""
    FeatureBitset $parser::
    ComputeAvailableFeatures(const FeatureBitset &FB) const {
      FeatureBitset Features;
      $features
      return Features;
    }

""")
_AVAILABLE_FEATURES_OF_NO_CLASS: Final = cpp("""
    FeatureBitset ComputeAvailableFeatures(const FeatureBitset &FB) {
      FeatureBitset Features;
      $features
      return Features;
    }

""")
_AVAILABLE_FEATURE: Final = cpp("""
    if ($condition)
      Features.set($feature);
""")
_ALIASES: Final = cpp("""
    static void applyMnemonicAliases(StringRef &Mnemonic, const FeatureBitset &Features, unsigned VariantID) {
      $by_variant
      $of_all_variants
    }

""")  # noqa: E501
_BY_VARIANT: Final = cpp("""
    switch (VariantID) {
    $cases
    }
""")
_VARIANT: Final = cpp("""
    case $id:
      $aliases
      break;
""")
_ALIAS_IF: Final = cpp("""
    if ($condition)
      Mnemonic = "$to";
""")
_ALIAS_ELSE_IF: Final = cpp("""
    else if ($condition)
      Mnemonic = "$to";
""")
_ALIAS_ELSE: Final = cpp("""
    else
      Mnemonic = "$to";
""")
_ALIAS: Final = cpp("""
    Mnemonic = "$to";
""")


def register_matchers(parser: Record, file: RegisterFile) -> list[str]:
    """MatchRegisterName and MatchRegisterAltName, where the parser wants them."""
    functions: list[str] = []
    may_repeat = parser.value_as_bit("AllowDuplicateRegisterNames")
    if parser.value_as_bit("ShouldEmitMatchRegisterName"):
        names = [(r.asm_name, r) for r in file.registers if r.asm_name]
        functions.append(_register_matcher("MatchRegisterName", names, file, may_repeat))
    if is_set(parser, "ShouldEmitMatchRegisterAltNameWithIndex"):
        functions.append(_indexed_matcher(file, may_repeat))
    elif parser.value_as_bit("ShouldEmitMatchRegisterAltName"):
        names = [
            (name.strip(" \t\n\v\f\r"), r)
            for r in file.registers
            for name in r.record.value_as_list_of_strings("AltNames")
        ]
        names = [(name, r) for name, r in names if name]
        functions.append(_register_matcher("MatchRegisterAltName", names, file, may_repeat))
    return functions


def _indexed_matcher(file: RegisterFile, may_repeat: bool) -> str:
    """MatchRegisterAltName for the names of one index; none falls back to another."""
    namespace = file.registers[0].namespace
    indices = [
        index.name
        for index in file.records.all_derived_definitions_if_defined("RegAltNameIndex")
        if index.name != "NoRegAltName"
    ]
    cases = of_each(
        indices,
        lambda index: _OF_INDEX(
            index=f"{namespace}::{index}",
            names=string_switch(
                "Name",
                _cases("MatchRegisterAltName", _names_of(index, file), file, may_repeat),
            ),
        ),
    )
    return _INDEXED_MATCHER(cases=cases, none=f"{namespace}::NoRegister")


def _names_of(index: str, file: RegisterFile) -> list[tuple[str, Register]]:
    found: list[tuple[str, Register]] = []
    for register in file.registers:
        indices = register.record.value_as_list_of_defs("RegAltNameIndices")
        names = register.record.value_as_list_of_strings("AltNames")
        for each, name in zip(indices, names, strict=False):
            stripped = name.strip(" \t\n\v\f\r")
            if each.name == index and stripped:
                found.append((stripped, register))
    return found


def _cases(
    function: str, names: Sequence[tuple[str, Register]], file: RegisterFile, may_repeat: bool
) -> list[tuple[str, str]]:
    """What each name returns. An error where two registers have it."""
    known: dict[str, Register] = {}

    def check(name: str, register: Register) -> None:
        other = known.setdefault(name, register)
        if other is not register and not may_repeat:
            raise register.error(
                f"registers '{other.name}' and '{register.name}' are both called '{name}' in "
                f"{function}: rename one, or set AllowDuplicateRegisterNames in the AsmParser"
            )

    of_each(names, lambda each: check(*each))
    namespace = file.registers[0].namespace
    has_type = file.records.release.has(NAMES_MATCH_REGISTERS)
    return [
        (name, f"return {f'{namespace}::{register.name}' if has_type else register.number};")
        for name, register in names
    ]


def _register_matcher(
    function: str, names: Sequence[tuple[str, Register]], file: RegisterFile, may_repeat: bool
) -> str:
    namespace = file.registers[0].namespace
    may_be_unused = file.records.release.has(REGISTER_MATCHERS_MAY_BE_UNUSED)
    has_type = file.records.release.has(NAMES_MATCH_REGISTERS)
    cases = _cases(function, names, file, may_repeat)
    return _REGISTER_MATCHER(
        unused="[[maybe_unused]] " if may_be_unused else "",
        type="MCRegister" if has_type else "unsigned",
        function=function,
        names=string_switch("Name", cases),
        none=f"{namespace}::NoRegister" if has_type else "0",
    )


# --- features


def feature_bits(predicates: AssemblerPredicates) -> str:
    return _FEATURE_BITS(
        type=unsigned_type(len(predicates.by_definition)),
        features=[f"{p.enumerator} = {p.number}," for p in predicates.by_definition],
    )


def feature_names(predicates: AssemblerPredicates) -> str:
    cases = of_each(
        predicates.by_definition,
        lambda p: f'case {p.enumerator}: return "{p.record.value_as_string("PredicateName")}";',
    )
    return _FEATURE_NAMES(cases=cases) if cases else _NO_FEATURE_NAMES()


def available_features(predicates: AssemblerPredicates, target: str, parser: str) -> str:
    """A function of the class `parser`, of none if it has no name but the target's."""
    features = of_each(
        predicates.by_definition,
        lambda p: _AVAILABLE_FEATURE(condition=p.condition(target, "FB"), feature=p.enumerator),
    )
    if parser == target:
        return _AVAILABLE_FEATURES_OF_NO_CLASS(features=features)
    return _AVAILABLE_FEATURES(parser=parser, features=features)


# --- mnemonic aliases


class MnemonicAliases:
    def __init__(self, records: Records, predicates: AssemblerPredicates) -> None:
        self._definitions = records.all_derived_definitions_if_defined("MnemonicAlias")
        self._predicates = predicates
        self._has_all_variants = not records.release.has(UNNAMED_VARIANTS_ARE_LEFT_OUT)

    def __bool__(self) -> bool:
        return bool(self._definitions)

    def text(self, variants: Iterable[Variant]) -> str:
        cases = of_each(
            [variant for variant in variants if variant.name or self._has_all_variants],
            lambda variant: _VARIANT(id=variant.number, aliases=self._switch(variant.name)),
        )
        return _ALIASES(
            by_variant=_BY_VARIANT(cases=cases) if cases else "", of_all_variants=self._switch("")
        )

    def _switch(self, variant: str) -> str:
        by_name: dict[str, list[Record]] = {}

        def add(record: Record) -> None:
            if record.value_as_string("AsmVariantName") == variant:
                by_name.setdefault(lower(record.value_as_string("FromMnemonic")), []).append(record)

        of_each(self._definitions, add)
        cases = of_each(sorted(by_name), lambda name: (name, self._code(name, by_name[name])))
        return string_switch("Mnemonic", cases)

    def _code(self, name: str, aliases: Sequence[Record]) -> str:
        """What becomes of one mnemonic: the aliases that are always possible come last."""
        code = ""
        always: Record | None = None
        for alias in aliases:
            condition = self._condition(alias)
            if not condition:
                if always is not None and _to(always) != _to(alias):
                    raise RecordError(
                        "several aliases without predicates stand for the mnemonic "
                        f"'{name}': to '{_to(always)}' and '{_to(alias)}'",
                        always.location,
                        [("this is the other MnemonicAlias", alias.location)],
                    )
                always = alias
                continue
            to = lower(_to(alias))
            if to == name:
                raise alias.error(f"'{name}' cannot be an alias of itself")
            code += (_ALIAS_ELSE_IF if code else _ALIAS_IF)(condition=condition, to=to)
        if always is not None:
            code += (_ALIAS_ELSE if code else _ALIAS)(to=lower(_to(always)))
        return code + "return;"

    def _condition(self, alias: Record) -> str:
        predicates: list[AssemblerPredicate] = []
        for record in alias.value_as_list_of_defs("Predicates"):
            tested = self._predicates.tested([record])
            if not tested:
                raise alias.error(
                    f"'{record.name}' is not an AssemblerPredicate, and parsers know no other"
                )
            predicates += tested
        return " && ".join([f"Features.test({p.enumerator})" for p in predicates])


def _to(alias: Record) -> str:
    return alias.value_as_string("ToMnemonic")
