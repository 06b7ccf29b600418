"""The class that runs the table: its members, the functions that the table calls.

What differs between combiners and selectors is in `Executor`.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.releases.selection import (
    ACTIONS_MAY_FAIL,
    CODE_IS_ABOUT_OPERANDS,
    FEATURES_START_EMPTY,
    NUMBERS_ARE_ENCODED_BARE,
    VECTORS_ARE_OF_TYPES,
)

from .low_level_type import in_order

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Final

    from tblgen_build._core import Release

    from .byte_table import MatchTable
    from .low_level_type import LowLevelType
    from .rule_features import FeatureSets

_PREDICATE_BITSET: Final = cpp("""
    const unsigned MAX_SUBTARGET_PREDICATES = $count;
    using PredicateBitset = llvm::Bitset<MAX_SUBTARGET_PREDICATES>;
""")
_FEATURE_MEMBERS: Final = cpp("""
    PredicateBitset AvailableModuleFeatures;
    mutable PredicateBitset AvailableFunctionFeatures;
    PredicateBitset getAvailableFeatures() const {
      return AvailableModuleFeatures | AvailableFunctionFeatures;
    }
    PredicateBitset
    computeAvailableModuleFeatures(const ${target}Subtarget *Subtarget) const;
    PredicateBitset
    computeAvailableFunctionFeatures(const ${target}Subtarget *Subtarget,
                                     const MachineFunction *MF) const;
    void setupGeneratedPerFunctionState(MachineFunction &MF) override;
""")
_MEMBERS: Final = cpp("""
      mutable MatcherState State;
      typedef ComplexRendererFns($class::*ComplexMatcherMemFn)(MachineOperand &) const;
      typedef void($class::*CustomRendererFn)(MachineInstrBuilder &, const MachineInstr &, int) const;
      const ExecInfoTy<PredicateBitset, ComplexMatcherMemFn, CustomRendererFn> ExecInfo;
      static $class::ComplexMatcherMemFn ComplexPredicateFns[];
      static $class::CustomRendererFn CustomRenderers[];
      bool testImmPredicate_I64(unsigned PredicateID, int64_t Imm) const override;
      bool testImmPredicate_APInt(unsigned PredicateID, const APInt &Imm) const override;
      bool testImmPredicate_APFloat(unsigned PredicateID, const APFloat &Imm) const override;
      const uint8_t *getMatchTable() const override;
      bool testMIPredicate_MI(unsigned PredicateID, const MachineInstr &MI, const MatcherState &State) const override;
      $of_operands
      bool testSimplePredicate(unsigned PredicateID) const override;
      $verdict runCustomAction(unsigned FnID, const MatcherState &State, NewMIVector &OutMIs) const override;
""")  # noqa: E501
_MEMBER_OF_OPERANDS: Final = cpp("""
    bool testMOPredicate_MO(unsigned PredicateID, const MachineOperand &MO, const MatcherState &State) const override;
""")  # noqa: E501
_TYPES: Final = cpp("""
    // LLT Objects.
    enum {
      $enumerators
    };
    const static size_t NumTypeObjects = $count;
    const static LLT TypeObjects[] = {
      $objects
    };

""")
_FEATURE_FUNCTIONS: Final = cpp("""
    // Bits for subtarget features that participate in instruction matching.
    enum SubtargetFeatureBits : $width {
      $bits
    };

    PredicateBitset $class::
    computeAvailableModuleFeatures(const ${target}Subtarget *Subtarget) const {
      PredicateBitset Features$nothing;
      $module_tests
      return Features;
    }

    void $class::setupGeneratedPerFunctionState(MachineFunction &MF) {
      AvailableFunctionFeatures = computeAvailableFunctionFeatures((const ${target}Subtarget *)&MF.getSubtarget(), &MF);
    }
    PredicateBitset $class::
    computeAvailableFunctionFeatures(const ${target}Subtarget *Subtarget, const MachineFunction *MF) const {
      PredicateBitset Features$nothing;
      $function_tests
      return Features;
    }

    // Feature bitsets.
    enum {
      GIFBS_Invalid,
      $set_names
    };
    constexpr static PredicateBitset FeatureBitsets[] {
      {}, // GIFBS_Invalid
      $sets
    };

""")  # noqa: E501
_COMPLEX_PATTERNS: Final = cpp("""
    // ComplexPattern predicates.
    enum {
      GICP_Invalid,
      $enumerators
    };
    // See constructor for table contents

    $class::ComplexMatcherMemFn
    $class::ComplexPredicateFns[] = {
      nullptr, // GICP_Invalid
      $functions
    };

""")
_GUARDED: Final = cpp("""
    #ifdef $macro
    $body
    #endif // ifdef $macro
""")

_ENUMERATION: Final = cpp("""
    enum {
      $enumerators
    };
""")
_TEST: Final = cpp("""
    bool $class::test${kind}Predicate_$type(unsigned PredicateID, $parameters) const {
      $declared
      $cases
      llvm_unreachable("Unknown predicate");
      return false;
    }
""")
_SWITCH: Final = cpp("""
    switch (PredicateID) {
    $cases
    }
""")
_CASE: Final = cpp("""
    case $enumerator: {
      $code
    }
""")
_NOT_LEFT: Final = cpp("""
    $code
    llvm_unreachable("$name should have returned");
""")
_RENDERERS: Final = cpp("""
    // Custom renderers.
    enum {
      GICR_Invalid,
      $enumerators
    };
    $class::CustomRendererFn
    $class::CustomRenderers[] = {
      nullptr, // GICR_Invalid
      $functions
    };

""")
_TABLE: Final = cpp("""
    $encoders
    const uint8_t *$class::getMatchTable() const {
      $table
    }
    #undef GIMT_Encode2
    #undef GIMT_Encode4
    #undef GIMT_Encode8

""")
_ENCODERS: Final = cpp("""
    #if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    #define GIMT_Encode2(Val) uint8_t(Val), uint8_t((Val) >> 8)
    #define GIMT_Encode4(Val) uint8_t(Val), uint8_t((Val) >> 8), uint8_t((Val) >> 16), uint8_t((Val) >> 24)
    #define GIMT_Encode8(Val) uint8_t(Val), uint8_t((Val) >> 8), uint8_t((Val) >> 16), uint8_t((Val) >> 24),  uint8_t(uint64_t(Val) >> 32), uint8_t(uint64_t(Val) >> 40), uint8_t(uint64_t(Val) >> 48), uint8_t(uint64_t(Val) >> 56)
    #else
    #define GIMT_Encode2(Val) uint8_t((Val) >> 8), uint8_t(Val)
    #define GIMT_Encode4(Val) uint8_t((Val) >> 24), uint8_t((Val) >> 16), uint8_t((Val) >> 8), uint8_t(Val)
    #define GIMT_Encode8(Val) uint8_t(uint64_t(Val) >> 56), uint8_t(uint64_t(Val) >> 48), uint8_t(uint64_t(Val) >> 40), uint8_t(uint64_t(Val) >> 32),  uint8_t((Val) >> 24), uint8_t((Val) >> 16), uint8_t((Val) >> 8), uint8_t(Val)
    #endif
""")  # noqa: E501
_CASTING_ENCODERS: Final = cpp("""
    #if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    #define GIMT_Encode2(Val) uint8_t(Val), uint8_t((uint16_t)Val >> 8)
    #define GIMT_Encode4(Val) uint8_t(Val), uint8_t((uint32_t)Val >> 8), uint8_t((uint32_t)Val >> 16), uint8_t((uint32_t)Val >> 24)
    #define GIMT_Encode8(Val) uint8_t(Val), uint8_t((uint64_t)Val >> 8), uint8_t((uint64_t)Val >> 16), uint8_t((uint64_t)Val >> 24),  uint8_t((uint64_t)Val >> 32), uint8_t((uint64_t)Val >> 40), uint8_t((uint64_t)Val >> 48), uint8_t((uint64_t)Val >> 56)
    #else
    #define GIMT_Encode2(Val) uint8_t((uint16_t)Val >> 8), uint8_t(Val)
    #define GIMT_Encode4(Val) uint8_t((uint32_t)Val >> 24), uint8_t((uint32_t)Val >> 16), uint8_t((uint32_t)Val >> 8), uint8_t(Val)
    #define GIMT_Encode8(Val) uint8_t((uint64_t)Val >> 56), uint8_t((uint64_t)Val >> 48), uint8_t((uint64_t)Val >> 40), uint8_t((uint64_t)Val >> 32),  uint8_t((uint64_t)Val >> 24), uint8_t((uint64_t)Val >> 16), uint8_t((uint64_t)Val >> 8), uint8_t(Val)
    #endif
""")  # noqa: E501
_FEATURE_INITIALIZERS: Final = cpp("""
    AvailableModuleFeatures(computeAvailableModuleFeatures(&STI)),
    AvailableFunctionFeatures()
""")
_INITIALIZERS: Final = cpp("""
    , State($renderers),
    ExecInfo(TypeObjects, NumTypeObjects, FeatureBitsets, ComplexPredicateFns, CustomRenderers)
""")
_PARAMETERS: Final = (
    ("MI", "MI", "const MachineInstr & MI, const MatcherState &State"),
    ("MO", "MO", "const MachineOperand & MO, const MatcherState &State"),
    ("Imm", "I64", "int64_t Imm"),
    ("Imm", "APFloat", "const APFloat & Imm"),
    ("Imm", "APInt", "const APInt & Imm"),
)


class Executor:
    """The parts of class `class_name`; what stands under macros is given theirs."""

    def __init__(
        self, release: Release, class_name: str, target: str, features: FeatureSets
    ) -> None:
        self._release = release
        self._class = class_name
        self._target = target
        self._features = features

    def predicate_bitset(self, macro: str) -> str:
        return guarded(macro, _PREDICATE_BITSET(count=len(self._features)))

    def feature_members(self, macro: str) -> str:
        return guarded(macro, _FEATURE_MEMBERS(target=self._target))

    def members(self, macro: str) -> str:
        has_operands = self._release.has(CODE_IS_ABOUT_OPERANDS)
        return guarded(
            macro,
            _MEMBERS(
                **{"class": self._class},
                of_operands=_MEMBER_OF_OPERANDS() if has_operands else "",
                verdict=action_verdict(self._release),
            ),
        )

    def types(self, used: Iterable[LowLevelType], release: Release) -> str:
        by_elements = release.has(VECTORS_ARE_OF_TYPES)
        types = in_order(used, release)
        return _TYPES(
            enumerators=[f"{each.enumerator}," for each in types],
            objects=[f"{each.expression(by_elements=by_elements)}," for each in types],
            count=len(types),
        )

    def feature_functions(self) -> str:
        features = self._features
        width = "uint8_t" if len(features) < 1 << 8 else "uint16_t"
        return _FEATURE_FUNCTIONS(
            **{"class": self._class},
            target=self._target,
            width=width,
            nothing="{}" if self._release.has(FEATURES_START_EMPTY) else "",
            bits=features.bits(),
            module_tests=features.tests(per_function=False),
            function_tests=features.tests(per_function=True),
            set_names=features.names(),
            sets=features.bitsets(),
        )

    def complex_patterns(self, functions: Sequence[tuple[str, str]] = ()) -> str:
        """Names of matchers, and the functions of the class that they are."""
        return _COMPLEX_PATTERNS(
            **{"class": self._class},
            enumerators=[f"GICP_{name}," for name, _ in functions],
            functions=[f"&{self._class}::{function}, // {name}" for name, function in functions],
        )

    def tests(
        self,
        tests: Mapping[str, Sequence[tuple[str, str]]],
        declared: Mapping[str, Sequence[str]],
        heading: str = "",
    ) -> str:
        """Functions for code that the table asks.

        By what it is about: enumerators and code, and what is declared before all code.
        """
        made = []
        for kind, about, parameters in _PARAMETERS:
            if about == "MO" and not self._release.has(CODE_IS_ABOUT_OPERANDS):
                continue
            found = tests.get(about, [])
            made.append(heading)
            cases = ""
            if found:
                made.append(enumeration([name for name, _ in found], "GICXXPred_Invalid"))
                rows = [_CASE(enumerator=name, code=code) for name, code in found]
                cases = _SWITCH(cases=rows)
            made.append(
                _TEST(
                    **{"class": self._class},
                    kind=kind,
                    type=about,
                    parameters=parameters,
                    declared=list(declared.get(about, ())),
                    cases=cases,
                )
            )
        return "".join(made)

    def renderers(self, functions: Sequence[str] = ()) -> str:
        return _RENDERERS(
            **{"class": self._class},
            enumerators=[f"GICR_{function}," for function in functions],
            functions=[f"&{self._class}::{function}," for function in functions],
        )

    def table(self, table: MatchTable) -> str:
        casts = not self._release.has(NUMBERS_ARE_ENCODED_BARE)
        encoders = _CASTING_ENCODERS() if casts else _ENCODERS()
        return _TABLE(**{"class": self._class}, encoders=encoders, table=table.text())

    def feature_initializers(self, macro: str) -> str:
        return guarded(macro, _FEATURE_INITIALIZERS())

    def state_initializers(self, macro: str, renderers: int) -> str:
        """`renderers`: as many as a rule has at most."""
        return guarded(macro, _INITIALIZERS(renderers=renderers))


def action_verdict(release: Release) -> str:
    """What an action of C++ returns."""
    return "bool" if release.has(ACTIONS_MAY_FAIL) else "void"


def enumeration(names: Sequence[str], before: str) -> str:
    """Numbers of functions, from after that of `before`."""
    first, *others = names
    return _ENUMERATION(enumerators=[f"{first} = {before} + 1,", *[f"{name}," for name in others]])


def not_left(code: str, name: str) -> str:
    """The code; a path without a result fails, unless it begins with `return`."""
    if code.lstrip().startswith("return"):
        return code
    return _NOT_LEFT(code=code, name=name)


def guarded(macro: str, body: str) -> str:
    """What only who defines the macro gets."""
    return _GUARDED(macro=macro, body=body)
