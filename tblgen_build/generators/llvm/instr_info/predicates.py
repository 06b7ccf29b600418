"""Which subtarget features each instruction needs, and functions that check them."""

from __future__ import annotations

from tblgen_build.generators.cpp.literals import unsigned_type
from tblgen_build.generators.cpp.sections import guarded, in_namespace

from ..model.predicates import AssemblerPredicates

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records

    from ..model.instruction_set import InstructionSet

_WANTED: Final = """#if (defined(ENABLE_INSTR_PREDICATE_VERIFIER) && !defined(NDEBUG)) ||\\
    defined(GET_AVAILABLE_OPCODE_CHECKER)
#define GET_COMPUTE_FEATURES
#endif
"""

_MISSING: Final = """  FeatureBitset AvailableFeatures = computeAvailableFeatures(Features);
  FeatureBitset RequiredFeatures = computeRequiredFeatures(Opcode);
  FeatureBitset MissingFeatures =
      (AvailableFeatures & RequiredFeatures) ^
      RequiredFeatures;
"""

_CHECKER: Final = f"""bool isOpcodeAvailable(unsigned Opcode, const FeatureBitset &Features) {{
{_MISSING}  return !MissingFeatures.any();
}}
"""


def sections(records: Records, target: str, instructions: InstructionSet) -> list[str]:
    predicates = AssemblerPredicates.of(records)
    namespace = f"llvm::{target}_MC"
    compute = (
        _bits(predicates)
        + _available(predicates, instructions.namespace)
        + _required(predicates, instructions)
    )
    verifier = _names(predicates) + _verifier(target)
    return [
        _WANTED,
        guarded("GET_COMPUTE_FEATURES", in_namespace(namespace, compute)),
        guarded("GET_AVAILABLE_OPCODE_CHECKER", in_namespace(namespace, _CHECKER)),
        guarded(
            "ENABLE_INSTR_PREDICATE_VERIFIER",
            "#include <sstream>\n\n" + in_namespace(namespace, verifier),
        ),
    ]


def _bits(predicates: AssemblerPredicates) -> str:
    lines = [f"  {p.enumerator} = {p.number},\n" for p in predicates.by_definition]
    type_ = unsigned_type(len(lines))
    return f"enum SubtargetFeatureBits : {type_} {{\n{''.join(lines)}}};\n\n"


def _available(predicates: AssemblerPredicates, namespace: str) -> str:
    lines = [
        f"  if ({p.condition(namespace, 'FB')})\n    Features.set({p.enumerator});\n"
        for p in predicates.by_definition
    ]
    return (
        "inline FeatureBitset computeAvailableFeatures(const FeatureBitset &FB) {\n"
        f"  FeatureBitset Features;\n{''.join(lines)}  return Features;\n}}\n\n"
    )


def _required(predicates: AssemblerPredicates, instructions: InstructionSet) -> str:
    needs = [
        tuple([p.name for p in predicates.tested(i.predicates)]) for i in instructions.by_number
    ]
    sets = sorted(set(needs) - {()}, key=lambda names: (len(names), names))
    labels = {names: f"CEFBS_{'_'.join(names) or 'None'}" for names in [(), *sets]}
    type_ = unsigned_type(len(labels))
    enumerators = "".join([f"    {label},\n" for label in labels.values()])
    bitsets = "".join(
        [f"    {{{''.join([f'Feature_{name}Bit, ' for name in names])}}},\n" for names in labels]
    )
    references = "".join(
        [
            f"    {labels[names]}, // {instruction.name}\n"
            for names, instruction in zip(needs, instructions.by_number, strict=True)
        ]
    )
    return f"""inline FeatureBitset computeRequiredFeatures(unsigned Opcode) {{
  enum : {type_} {{
{enumerators}  }};

  static constexpr FeatureBitset FeatureBitsets[] = {{
{bitsets}  }};
  static constexpr {type_} RequiredFeaturesRefs[] = {{
{references}  }};

  assert(Opcode < {len(needs)});
  return FeatureBitsets[RequiredFeaturesRefs[Opcode]];
}}

"""


def _names(predicates: AssemblerPredicates) -> str:
    names = "".join([f'  "Feature_{p.name}",\n' for p in predicates.by_name])
    return (
        "#ifndef NDEBUG\nstatic const char *SubtargetFeatureNames[] = {\n"
        f"{names}  nullptr\n}};\n\n#endif // NDEBUG\n\n"
    )


def _verifier(target: str) -> str:
    return f"""void verifyInstructionPredicates(
    unsigned Opcode, const FeatureBitset &Features) {{
#ifndef NDEBUG
{_MISSING}  if (MissingFeatures.any()) {{
    std::ostringstream Msg;
    Msg << "Attempting to emit " << &{target}InstrNameData[{target}InstrNameIndices[Opcode]]
        << " instruction but the ";
    for (unsigned i = 0, e = MissingFeatures.size(); i != e; ++i)
      if (MissingFeatures.test(i))
        Msg << SubtargetFeatureNames[i] << " ";
    Msg << "predicate(s) are not met";
    report_fatal_error(Msg.str().c_str());
  }}
#endif // NDEBUG
}}
"""
