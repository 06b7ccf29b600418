"""MLIR operation definitions, as TableGen, for LLVM intrinsics."""

from __future__ import annotations

from tblgen_build._core import Record, RecordError, Records
from tblgen_build.generators.cpp import Template
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.definitions import definitions_of
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import Option, Options, generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from re import Pattern
    from typing import Final

_FILTER: Final = "llvmir-intrinsics-filter"
_ACCESS_GROUP: Final = "llvmir-intrinsics-access-group-regexp"
_ALIAS_ANALYSIS: Final = "llvmir-intrinsics-alias-analysis-regexp"
_BASE_CLASS: Final = "dialect-opclass-base"
_OPTIONS: Final = (
    Option(_FILTER, help="only intrinsics whose record's name has this part"),
    Option(
        _BASE_CLASS,
        help="the base class of the operations that are written",
        default="LLVM_IntrOp",
    ),
    Option(
        _ACCESS_GROUP,
        help="intrinsics with names that match have access groups",
    ),
    Option(
        _ALIAS_ANALYSIS,
        help="intrinsics with names that match have metadata for alias analysis",
    ),
)
_PREFIX: Final = "int_"
_ACCESS_GROUP_ARGUMENT: Final = "OptionalAttr<LLVM_AccessGroupArrayAttr>:$access_groups"
_ALIAS_ANALYSIS_ARGUMENTS: Final = (
    "OptionalAttr<LLVM_AliasScopeArrayAttr>:$alias_scopes",
    "OptionalAttr<LLVM_AliasScopeArrayAttr>:$noalias_scopes",
    "OptionalAttr<LLVM_TBAATagArrayAttr>:$tbaa",
)
_OPERATION: Final = Template("""
    def LLVM_$record : $base<"$name", $results, $operands, [$traits], $result_count, $takes_access_group, $takes_alias_analysis>, Arguments<(ins$arguments)>;

""")  # noqa: E501
_OPERATIONS: Final = Template("""
    $header
    include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
    include "mlir/Interfaces/SideEffectInterfaces.td"

    $operations
""")
# With `pAny` as it was called before.
_OVERLOADABLE: Final = frozenset({"iAny", "fAny", "Any", "iPTRAny", "pAny", "vAny"})


def _matcher(options: Options, option: str) -> Pattern[str] | None:
    pattern = options.string(option)
    if not pattern:
        return None
    import re

    try:
        return re.compile(pattern)
    except re.error as error:
        raise RecordError(f"'--{option}={pattern}' is not a regular expression: {error}") from None


def _record_name(intrinsic: Record) -> str:
    if not intrinsic.name.startswith(_PREFIX):
        raise intrinsic.error(
            f"the name of intrinsic '{intrinsic.name}' must begin with '{_PREFIX}'"
        )
    return intrinsic.name[len(_PREFIX) :]


def _operation_name(intrinsic: Record) -> str:
    """The name in LLVM IR without the target, which the dialect stands for."""
    name = intrinsic.value_as_string("LLVMName")
    if name:
        return name
    chunks = _record_name(intrinsic).split("_")
    target = intrinsic.value_as_string("TargetPrefix")
    if target:
        if chunks[0] != target or len(chunks) < 2:
            raise intrinsic.error(
                f"the name of intrinsic '{intrinsic.name}' must go on with its target, '{target}_'"
            )
        chunks = chunks[1:]
    return ".".join(chunks)


def _overloadable(types: list[Record]) -> str:
    indices = [
        str(index)
        for index, type_ in enumerate(types)
        if type_.value_as_def("VT").name in _OVERLOADABLE
    ]
    return f"[{', '.join(indices)}]"


def _operation(
    intrinsic: Record, base: str, takes_access_group: bool, takes_alias_analysis: bool
) -> str:
    properties = {record.name for record in intrinsic.value_as_list_of_defs("IntrProperties")}
    traits = ["Commutative"] if "Commutative" in properties else []
    if "IntrNoMem" in properties:
        traits.append("NoMemoryEffect")
    results = intrinsic.value_as_list_of_defs("RetTypes")
    operands = intrinsic.value_as_list_of_defs("ParamTypes")
    arguments = ["LLVM_Type"] * len(operands)
    if takes_access_group:
        arguments.append(_ACCESS_GROUP_ARGUMENT)
    if takes_alias_analysis:
        arguments += _ALIAS_ANALYSIS_ARGUMENTS
    return _OPERATION(
        record=_record_name(intrinsic),
        base=base,
        name=_operation_name(intrinsic),
        results=_overloadable(results),
        operands=_overloadable(operands),
        traits=", ".join(traits),
        result_count=len(results),
        takes_access_group=int(takes_access_group),
        takes_alias_analysis=int(takes_alias_analysis),
        arguments=f" {', '.join(arguments)}" if arguments else "",
    )


@generator(
    "gen-llvmir-intrinsics", help="operations (.td) for the intrinsics of LLVM IR", options=_OPTIONS
)
def INTRINSICS(records: Records, options: Options) -> str:
    wanted = options.string(_FILTER)
    base = options.string(_BASE_CLASS)
    access_group = _matcher(options, _ACCESS_GROUP)
    alias_analysis = _matcher(options, _ALIAS_ANALYSIS)

    def operation(intrinsic: Record) -> str:
        return _operation(
            intrinsic,
            base,
            bool(access_group and access_group.search(intrinsic.name)),
            bool(alias_analysis and alias_analysis.search(intrinsic.name)),
        )

    intrinsics = definitions_of(records, "Intrinsic", "llvm/IR/Intrinsics.td")
    operations = of_each([found for found in intrinsics if wanted in found.name], operation)
    header = file_header("Operations for LLVM intrinsics", records.main_file)
    return _OPERATIONS(header=header, operations=operations)
