"""Which subtarget features each instruction needs, and functions that check them."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.literals import unsigned_type
from tblgen_build.generators.cpp.sections import guarded

from ..model.predicates import AssemblerPredicates
from ..model.spellings import in_section_namespace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records

    from ..model.instructions.instruction_set import InstructionSet

_WANTED: Final = """\
#if (defined(ENABLE_INSTR_PREDICATE_VERIFIER) && !defined(NDEBUG)) ||\\
    defined(GET_AVAILABLE_OPCODE_CHECKER)
#define GET_COMPUTE_FEATURES
#endif
"""

_COMPUTE: Final = cpp("""
    // Bits for subtarget features that participate in instruction matching.
    enum SubtargetFeatureBits : $bit_type {
      $bits
    };

    inline FeatureBitset computeAvailableFeatures(const FeatureBitset &FB) {
      FeatureBitset Features;
      $available
      return Features;
    }

    inline FeatureBitset computeRequiredFeatures(unsigned Opcode) {
      enum : $set_type {
        $sets
      };

      static constexpr FeatureBitset FeatureBitsets[] = {
        {}, // CEFBS_None
        $bitsets
      };
      static constexpr $set_type RequiredFeaturesRefs[] = {
        $references
      };

      assert(Opcode < $count);
      return FeatureBitsets[RequiredFeaturesRefs[Opcode]];
    }

""")

_FEATURE: Final = cpp("""
    if ($condition)
      Features.set($feature);
""")

_BITSET: Final = cpp("{$bits},")

_CHECKER: Final = cpp("""
    bool isOpcodeAvailable(unsigned Opcode, const FeatureBitset &Features) {
      FeatureBitset AvailableFeatures = computeAvailableFeatures(Features);
      FeatureBitset RequiredFeatures = computeRequiredFeatures(Opcode);
      FeatureBitset MissingFeatures =
          (AvailableFeatures & RequiredFeatures) ^
          RequiredFeatures;
      return !MissingFeatures.any();
    }
""")

_VERIFIER: Final = cpp("""
    #include <sstream>

    $in_namespace
""")

_VERIFY: Final = cpp("""
    #ifndef NDEBUG
    static const char *SubtargetFeatureNames[] = {
      $features
      nullptr
    };

    #endif // NDEBUG

    void verifyInstructionPredicates(
        unsigned Opcode, const FeatureBitset &Features) {
    #ifndef NDEBUG
      FeatureBitset AvailableFeatures = computeAvailableFeatures(Features);
      FeatureBitset RequiredFeatures = computeRequiredFeatures(Opcode);
      FeatureBitset MissingFeatures =
          (AvailableFeatures & RequiredFeatures) ^
          RequiredFeatures;
      if (MissingFeatures.any()) {
        std::ostringstream Msg;
        Msg << "Attempting to emit " << &${target}InstrNameData[${target}InstrNameIndices[Opcode]]
            << " instruction but the ";
        for (unsigned i = 0, e = MissingFeatures.size(); i != e; ++i)
          if (MissingFeatures.test(i))
            Msg << SubtargetFeatureNames[i] << " ";
        Msg << "predicate(s) are not met";
        report_fatal_error(Msg.str().c_str());
      }
    #endif // NDEBUG
    }
""")


def sections(records: Records, target: str, instructions: InstructionSet) -> list[str]:
    predicates = AssemblerPredicates.of(records)
    release, namespace = records.release, f"llvm::{target}_MC"
    features = [f'"Feature_{p.name}",' for p in predicates.by_name]
    verify = in_section_namespace(release, namespace, _VERIFY(features=features, target=target))
    return [
        _WANTED,
        guarded(
            "GET_COMPUTE_FEATURES",
            in_section_namespace(release, namespace, _compute(predicates, target, instructions)),
        ),
        guarded(
            "GET_AVAILABLE_OPCODE_CHECKER", in_section_namespace(release, namespace, _CHECKER())
        ),
        guarded("ENABLE_INSTR_PREDICATE_VERIFIER", _VERIFIER(in_namespace=verify)),
    ]


def _compute(predicates: AssemblerPredicates, target: str, instructions: InstructionSet) -> str:
    """What a subtarget has, and what instructions need: few sets, many instructions."""
    needs = [
        tuple([p.name for p in predicates.tested(i.predicates)]) for i in instructions.by_number
    ]
    sets = sorted(set(needs) - {()}, key=lambda names: (len(names), names))
    labels = {names: f"CEFBS_{'_'.join(names) or 'None'}" for names in [(), *sets]}
    features = predicates.by_definition
    return _COMPUTE(
        bit_type=unsigned_type(len(features)),
        bits=[f"{p.enumerator} = {p.number}," for p in features],
        available=[
            _FEATURE(condition=p.condition(target, "FB"), feature=p.enumerator) for p in features
        ],
        set_type=unsigned_type(len(labels)),
        sets=[f"{label}," for label in labels.values()],
        bitsets=[
            _BITSET(bits="".join([f"Feature_{name}Bit, " for name in names])) for names in sets
        ],
        references=[
            f"{labels[names]}, // {instruction.name}"
            for names, instruction in zip(needs, instructions.by_number, strict=True)
        ],
        count=len(needs),
    )
