"""Documentation of a target's instructions in reStructuredText (gen-instr-docs)."""

from __future__ import annotations

from tblgen_build.generators.cpp import Template
from tblgen_build.registry import Output, Warnings, generator

from .model.instructions.assembly_string import for_variant
from .model.instructions.instruction_flags import InstructionFlags
from .model.instructions.instruction_set import InstructionSet
from .model.registers.register_file import RegisterFile
from .model.selection.patterns import CheckedPatterns
from .model.target import require_target

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

    from .model.instructions.instruction import Instruction
    from .model.instructions.operands import Operand

# In the order in which they are listed.
_FLAGS: Final = (
    "isReturn",
    "isEHScopeReturn",
    "isBranch",
    "isIndirectBranch",
    "isCompare",
    "isMoveImm",
    "isBitcast",
    "isSelect",
    "isBarrier",
    "isCall",
    "isAdd",
    "isTrap",
    "canFoldAsLoad",
    "mayLoad",
    "mayStore",
    "isPredicable",
    "isConvertibleToThreeAddress",
    "isCommutable",
    "isTerminator",
    "isReMaterializable",
    "hasDelaySlot",
    "usesCustomInserter",
    "hasPostISelHook",
    "hasCtrlDep",
    "isNotDuplicable",
    "hasSideEffects",
    "isAsCheapAsAMove",
    "hasExtraSrcRegAllocReq",
    "hasExtraDefRegAllocReq",
    "isCodeGenOnly",
    "isPseudo",
    "isRegSequence",
    "isExtractSubreg",
    "isInsertSubreg",
    "isConvergent",
    "hasNoSchedulingInfo",
    "variadicOpsAreDefs",
    "isAuthenticated",
)
_GENERIC: Final = "TargetOpcode"

_PAGE: Final = Template("""
    $rule
    $title
    $rule

    $instructions
""")

_INSTRUCTION: Final = Template("""
    $name
    $rule

    $paragraphs
""")

_ASSEMBLY: Final = Template("""
    Assembly string$dialect: ``$assembly``

""")

_OPERAND: Final = Template("""
    * $role ``$operand``

""")

_CONSTRAINTS: Final = Template("""
    Constraints: ``$constraints``

""")

_NAMED: Final = Template("""
    $what: $names

""")


@generator("gen-instr-docs", help="documentation of instructions", fitted=18)
def INSTR_DOCS(records: Records, options: Options) -> Output:
    target_record = require_target(records)
    RegisterFile.of(records)  # mistakes in it come first
    with Warnings(CheckedPatterns.of(records).warnings) as warnings:
        text = _page(records, target_record)
    return Output(text, warnings=warnings)


def _page(records: Records, target_record: Record) -> str:
    flags = InstructionFlags.of(records)
    dialects = _dialects(target_record)
    title = f"{target_record.name} Instructions"
    instructions = [
        _instruction(instruction, flags, dialects)
        for instruction in InstructionSet.of(records).by_number
        if instruction.namespace != _GENERIC
    ]
    return _PAGE(rule="-" * len(title), title=title, instructions=instructions)


def _dialects(target: Record) -> list[str]:
    """What is said of each assembly string; the variants' numbers do not count."""
    variants = target.value_as_list_of_defs("AssemblyParserVariants")
    if len(variants) == 1:
        return [""]
    return [f" ({variant.value_as_string('Name')})" for variant in variants]


def _escaped(text: str) -> str:
    """The text as reStructuredText shows it within a literal."""
    for char, shown in (("\n", "\\n"), ("\t", "\\t"), ("\r", "\\r"), ("_", "\\_")):
        text = text.replace(char, shown)
    return text


def _literals(names: Iterable[str]) -> str:
    return ", ".join([f"``{name}``" for name in names])


def _instruction(instruction: Instruction, flags: InstructionFlags, dialects: Sequence[str]) -> str:
    name = _escaped(instruction.name)
    parts: list[str] = []
    if instruction.asm_string:
        for number, dialect in enumerate(dialects):
            assembly = _escaped(for_variant(instruction.asm_string, number).strip(" "))
            parts.append(_ASSEMBLY(dialect=dialect, assembly=assembly))
    parts.append(_named("Flags", _flags(instruction, flags)))
    for at, operand in enumerate(instruction.operands):
        role = "DEF" if at < instruction.operands.num_defs else "USE"
        parts += [_OPERAND(role=role, operand=text) for text in _operand(operand)]
    constraints = instruction.record.value_as_string("Constraints")
    if constraints:
        parts.append(_CONSTRAINTS(constraints=constraints))
    parts.append(_named("Implicit defs", _names(instruction.implicit_defs)))
    parts.append(_named("Implicit uses", _names(instruction.implicit_uses)))
    parts.append(_named("Predicates", _names(instruction.predicates)))
    return _INSTRUCTION(name=name, rule="=" * len(name), paragraphs=parts)


def _names(records: Iterable[Record]) -> list[str]:
    return [record.name for record in records]


def _named(what: str, names: list[str]) -> str:
    return _NAMED(what=what, names=_literals(names)) if names else ""


def _flags(instruction: Instruction, flags: InstructionFlags) -> list[str]:
    derived: dict[str, Callable[[Instruction], bool]] = {
        "isBitcast": flags.is_bitcast,
        "mayLoad": flags.may_load,
        "mayStore": flags.may_store,
        "hasSideEffects": flags.has_side_effects,
        "isPredicable": lambda instruction: instruction.is_predicable,
    }
    return [
        flag
        for flag in _FLAGS
        if (derived[flag](instruction) if flag in derived else instruction.flag(flag))
    ]


def _operand(operand: Operand) -> Iterator[str]:
    """What each machine operand is, and what it is called."""
    names = operand.mi_info.arg_names if operand.mi_info is not None else []
    if operand.num_mi_operands < 2:
        yield f"{operand.record.name}:${operand.name}"
        return
    for index in range(operand.num_mi_operands):
        part = names[index] or f"anon{index}"
        kind = operand.mi_record(index).name
        yield f"{operand.record.name}/{kind}:${operand.name}.{part}"
