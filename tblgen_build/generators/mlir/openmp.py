"""C++ structures of OpenMP clauses' operands, and a check that operations take over their clauses.

An operation's record concatenates fields of its clauses; where it overrides a
field, what the clauses define must still be there.
"""

from __future__ import annotations

from tblgen_build._core import DefValue, Record, RecordError, Records
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.definitions import definitions_of
from tblgen_build.generators.mlir.model.name_spellings import snake_to_camel
from tblgen_build.generators.mlir.spellings import in_namespace
from tblgen_build.registry import Options, Output, ReportedError, Warnings, generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

_BASE: Final = "mlir/Dialect/OpenMP/OpenMPOpBase.td"
_CLAUSE: Final = "OpenMP_Clause"
_STRUCTURES: Final = cpp("""
    $clauses

    namespace detail {
    template <typename... Mixins>
    struct Clauses : public Mixins... {};
    } // namespace detail

    $operations
""")
_CLAUSE_STRUCT: Final = cpp("""
    struct ${name}ClauseOps {
      $fields
    };
""")
_OPERANDS: Final = cpp("""
    using ${name}Operands = detail::Clauses<$clauses>;
""")
_ELEMENT_TYPES: Final = (
    ("IntElementsAttrBase", "::llvm::APInt"),
    ("FloatElementsAttr", "::llvm::APFloat"),
    ("RankedFloatElementsAttr", "::llvm::APFloat"),
)


def _strip(name: str, suffixes: Sequence[str]) -> str:
    name = name.removeprefix("OpenMP_")
    for suffix in suffixes:
        name = name.removesuffix(suffix)
    return name


def _clause_name(clause: Record) -> str:
    """The name of the clause: its own, or that of the class that defines it."""
    name = clause.name
    if not any(class_.name == _CLAUSE for class_ in clause.direct_superclasses):
        name = next(
            class_.name
            for class_ in clause.superclasses
            if class_.name != _CLAUSE and class_.is_subclass_of(_CLAUSE)
        )
    return _strip(name, ("Skip", "Clause"))


# --- structures


def _field_type(record: Record, nesting: int) -> tuple[str, int]:
    """The C++ type of an argument's innermost elements, and how many vectors are around it."""
    if record.is_subclass_of("OptionalAttr"):
        return _field_type(record.value_as_def("baseAttr"), nesting)
    if record.is_subclass_of("TypedArrayAttrBase"):
        return _field_type(record.value_as_def("elementAttr"), nesting + 1)
    if record.is_subclass_of("ElementsAttrBase"):
        element = _element_type(record)
        if element is not None:
            return element, nesting + 1
    if record.is_subclass_of("Variadic"):
        nesting += 1
    if record.is_subclass_of("TypeConstraint"):
        return "::mlir::Value", nesting
    if nesting:
        return "::mlir::Attribute", nesting
    return record.value_as_string("storageType").strip(), nesting


def _element_type(record: Record) -> str | None:
    for class_, type_ in _ELEMENT_TYPES:
        if record.is_subclass_of(class_):
            return type_
    if record.is_subclass_of("DenseArrayAttrBase"):
        array = record.value_as_string("returnType")
        return array.removeprefix("::llvm::ArrayRef<").removesuffix(">")
    return None


def _arguments(clause: Record) -> list[tuple[str, Record]]:
    dag = clause.value_as_dag("arguments")
    arguments: list[tuple[str, Record]] = []
    for value, name in zip(dag.args, dag.arg_names, strict=True):
        if not name or not isinstance(value, DefValue):
            raise clause.error(f"'{value}' of clause '{clause.name}' is not a named constraint")
        arguments.append((name, value.record))
    return arguments


def _has_unknown_elements(record: Record) -> bool:
    """Whether it is an array of which only the type that stores it is known."""
    for class_, field in (("OptionalAttr", "baseAttr"), ("TypedArrayAttrBase", "elementAttr")):
        if record.is_subclass_of(class_):
            return _has_unknown_elements(record.value_as_def(field))
    return record.is_subclass_of("ElementsAttrBase") and _element_type(record) is None


def _clause_struct(clause: Record, warnings: Warnings) -> str:
    fields: list[str] = []
    for name, constraint in _arguments(clause):
        if _has_unknown_elements(constraint):
            warnings.append(
                clause.error(
                    f"the type of the elements of argument '{name}' is not known: its field has "
                    "the type that stores them"
                )
            )
        type_, nesting = _field_type(constraint, 0)
        vectors = "::llvm::SmallVector<" * nesting
        fields.append(f"{vectors}{type_}{'>' * nesting} {snake_to_camel(name)};")
    return _CLAUSE_STRUCT(name=_clause_name(clause), fields=fields)


def _operands(op: Record) -> str:
    clauses = ", ".join(
        [f"{_clause_name(clause)}ClauseOps" for clause in op.value_as_list_of_defs("clauseList")]
    )
    return _OPERANDS(name=_strip(op.name, ("Op",)), clauses=clauses)


def _named(records: Records, class_: str) -> list[Record]:
    found = definitions_of(records, class_, _BASE)
    return [record for record in found if not record.is_anonymous]


@generator("gen-openmp-clause-ops", help="C++ structs for the operands of OpenMP clauses", since=20)
def CLAUSE_OPS(records: Records, options: Options) -> Output:
    with Warnings() as warnings:
        structures = _STRUCTURES(
            clauses=[_clause_struct(clause, warnings) for clause in _named(records, _CLAUSE)],
            operations="\n".join([_operands(op) for op in _named(records, "OpenMP_Op")]),
        )
    return Output(in_namespace(records.release, "mlir::omp", structures), warnings=warnings)


# --- verification


# Fields of clauses that are part of an operation's: the clause's, the clause's bit to skip it,
# the operation's.
_TEXTS: Final = (
    ("reqAssemblyFormat", "ignoreAsmFormat", "assemblyFormat"),
    ("optAssemblyFormat", "ignoreAsmFormat", "assemblyFormat"),
    ("description", "ignoreDesc", "description"),
    ("extraClassDeclaration", "ignoreExtraDecl", "extraClassDeclaration"),
)


def _verify_arguments(op: Record, clause: Record, warnings: Warnings) -> None:
    if clause.value_as_bit("ignoreArgs"):
        return
    dag = op.value_as_dag("arguments")
    there = set(zip(dag.arg_names, dag.args, strict=True))
    wanted = clause.value_as_dag("arguments")
    for name, value in zip(wanted.arg_names, wanted.args, strict=True):
        if (name, value) not in there:
            shown = f"{value}:${name}" if name else str(value)
            warnings.append(
                op.error(
                    f"argument '{shown}' of clause '{_clause_name(clause)}' is not one of "
                    f"'{op.name}': add `clausesArgs` to its arguments or skip the field"
                )
            )


def _verify_text(op: Record, clause: Record, warnings: Warnings, texts: tuple[str, ...]) -> None:
    """A clause's text must be part of the operation's; only a missing description is an error."""
    field, bit, of_op = texts
    wanted = (clause.value_as_optional_string(field) or "").strip()
    if clause.value_as_bit(bit) or wanted in (op.value_as_optional_string(of_op) or ""):
        return
    name = _clause_name(clause)
    error = RecordError(
        f"the `{field}` of clause '{name}' is not part of the `{of_op}` of '{op.name}': "
        "append what the clauses give to it or skip the field",
        op.location,
        [(f"clause '{name}' is defined here", clause.location)],
    )
    warnings.append(ReportedError.of(error) if field == "description" else error)


@generator("verify-openmp-ops", help="check OpenMP operations; writes nothing", since=19)
def VERIFY_OPS(records: Records, options: Options) -> Output:
    with Warnings() as warnings:
        for op in definitions_of(records, "OpenMP_Op", _BASE):
            for clause in op.value_as_list_of_defs("clauseList"):
                _verify_arguments(op, clause, warnings)
                for texts in _TEXTS:
                    _verify_text(op, clause, warnings, texts)
        errors = sum(isinstance(warning, ReportedError) for warning in warnings)
        if errors:
            raise RecordError(f"{errors} clauses with a description that operations lack")
    return Output("", warnings=warnings)
