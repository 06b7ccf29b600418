"""Functions that the target describes as predicates, for the code generator and the MC layer."""

from __future__ import annotations

from tblgen_build.generators.cpp.sections import guarded, in_namespace

from ..predicate_expander import PredicateExpander

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Records

    from ..model.instruction_set import InstructionSet


def sections(records: Records, target: str, instructions: InstructionSet) -> list[str]:
    predicates = records.all_derived_definitions_if_defined("TIIPredicate")
    expander = PredicateExpander(target, for_mc=False, class_prefix=f"{target}InstrInfo")
    declarations = []
    definitions = []
    for predicate in predicates:
        name = predicate.value_as_string("FunctionName")
        declarations.append(f"static bool {name}(const MachineInstr &MI);\n")
        body = expander.statement(predicate.value_as_def("Body"))
        definitions.append(
            f"bool {target}InstrInfo::{name}(const MachineInstr &MI) {{\n  {body}}}\n\n"
        )
    return [
        guarded("GET_INSTRINFO_HELPER_DECLS", "".join(declarations)),
        guarded("GET_INSTRINFO_HELPERS", "".join(definitions)),
    ]


def mc_sections(records: Records, target: str, instructions: InstructionSet) -> list[str]:
    predicates = records.all_derived_definitions_if_defined("TIIPredicate")
    namespace = f"{target}_MC"
    expander = PredicateExpander(target, for_mc=True, class_prefix=namespace)
    declarations = []
    definitions = []
    for predicate in predicates:
        name = predicate.value_as_string("FunctionName")
        declarations.append(f"bool {name}(const MCInst &MI);\n")
        body = expander.statement(predicate.value_as_def("Body"))
        definitions.append(f"bool {name}(const MCInst &MI) {{\n  {body}}}\n\n")
    declarations.append(
        "void verifyInstructionPredicates(unsigned Opcode, const FeatureBitset &Features);\n\n"
    )
    text = "class MCInst;\nclass FeatureBitset;\n\n" + in_namespace(
        namespace, "".join(declarations)
    )
    return [
        guarded("GET_INSTRINFO_MC_HELPER_DECLS", in_namespace("llvm", text)),
        guarded(
            "GET_INSTRINFO_MC_HELPERS",
            in_namespace(f"llvm::{namespace}", "".join(definitions)),
        ),
    ]
