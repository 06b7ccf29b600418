"""Functions that the target describes as predicates, for the code generator and the MC layer."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import guarded, in_namespace
from tblgen_build.releases.targets import CLASS_TABLES_ARE_DECLARED

from ..model.spellings import in_section_namespace
from ..predicate_expander import PredicateExpander
from .classes_by_mode import class_table_declaration

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records

    from ..model.instructions.instruction_set import InstructionSet

_DEFINITION: Final = cpp("""
    bool $name($parameter) {
      $body
    }

""")

_MC_DECLARATIONS: Final = cpp("""
    class MCInst;
    class FeatureBitset;

    $class_table
    $in_namespace
""")

_VERIFY: Final = "void verifyInstructionPredicates(unsigned Opcode, const FeatureBitset &Features);"


def sections(records: Records, target: str, instructions: InstructionSet) -> list[str]:
    predicates = records.all_derived_definitions_if_defined("TIIPredicate")
    expander = PredicateExpander(target, for_mc=False, class_prefix=f"{target}InstrInfo")
    declarations = []
    definitions = []
    for predicate in predicates:
        name = predicate.value_as_string("FunctionName")
        declarations.append(f"static bool {name}(const MachineInstr &MI);")
        body = expander.statement(predicate.value_as_def("Body"))
        name = f"{target}InstrInfo::{name}"
        definitions.append(_DEFINITION(name=name, parameter="const MachineInstr &MI", body=body))
    return [
        guarded("GET_INSTRINFO_HELPER_DECLS", declarations),
        guarded("GET_INSTRINFO_HELPERS", definitions),
    ]


def mc_sections(records: Records, target: str, instructions: InstructionSet) -> list[str]:
    predicates = records.all_derived_definitions_if_defined("TIIPredicate")
    namespace = f"{target}_MC"
    expander = PredicateExpander(target, for_mc=True, class_prefix=namespace)
    declarations = []
    definitions = []
    for predicate in predicates:
        name = predicate.value_as_string("FunctionName")
        declarations.append(f"bool {name}(const MCInst &MI);")
        body = expander.statement(predicate.value_as_def("Body"))
        definitions.append(_DEFINITION(name=name, parameter="const MCInst &MI", body=body))
    declarations.append(_VERIFY)
    text = _MC_DECLARATIONS(
        class_table=class_table_declaration(records, target)
        if records.release.has(CLASS_TABLES_ARE_DECLARED)
        else "",
        in_namespace=in_namespace(namespace, declarations),
    )
    return [
        guarded("GET_INSTRINFO_MC_HELPER_DECLS", in_namespace("llvm", text)),
        guarded(
            "GET_INSTRINFO_MC_HELPERS",
            in_section_namespace(records.release, f"llvm::{namespace}", definitions),
        ),
    ]
