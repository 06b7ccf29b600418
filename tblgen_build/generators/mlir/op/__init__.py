"""Operations: the generators gen-op-decls and gen-op-defs, which ops they take, shards."""

from __future__ import annotations

from tblgen_build._core import RecordError, Records
from tblgen_build.generators.mlir.constraint_functions import ConstraintFunctions
from tblgen_build.generators.mlir.cpp import close_namespace, file_header, open_namespace
from tblgen_build.generators.mlir.model.dialect import Dialect
from tblgen_build.generators.mlir.model.operator import Operator, Views
from tblgen_build.generators.mlir.model.type_inference import INFER_TYPE_INTERFACE
from tblgen_build.generators.mlir.op.operation import emit_operation, forward_declaration
from tblgen_build.generators.mlir.op_filter import (
    OP_FILTER_OPTIONS,
    requested_operators,
    requested_records,
)
from tblgen_build.registry import Option, Options, generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import MutableMapping, Sequence
    from typing import Final

    from tblgen_build._core import Record

    Fragment = tuple[str, str]  # an operation's forward declaration, and its classes


_FORMAT_ERROR: Final = "asmformat-error-is-fatal"

_OPTIONS: Final = (
    *OP_FILTER_OPTIONS,
    Option("op-shard-count", "uint", "split the op classes into this many shards", 1),
    Option(_FORMAT_ERROR, "flag", "an error in an assembly format is fatal", True),
)


def _shard_count(options: Options) -> int:
    count = options.uint("op-shard-count")
    if count < 1:
        raise RecordError("--op-shard-count: there must be at least 1 shard")
    return count


def _shards(ops: Sequence[Operator], count: int) -> list[Sequence[Operator]]:
    """Runs of nearly equal length, the longer ones first."""
    size, longer = divmod(len(ops), count)
    shards: list[Sequence[Operator]] = []
    start = 0
    for index in range(count):
        end = start + size + (index < longer)
        shards.append(ops[start:end])
        start = end
    return shards


def _guarded(guard: str, text: str) -> str:
    return f"#ifdef {guard}\n#undef {guard}\n\n{text}\n#endif // {guard}\n\n"


@generator("gen-op-decls", help="Generate op declarations", options=_OPTIONS)
def DECLS(records: Records, options: Options) -> str:
    return emit_declarations(records, options)


def emit_declarations(
    records: Records, options: Options, fragments: MutableMapping[bytes, Fragment] | None = None
) -> str:
    """What gen-op-decls gives for the records.

    `fragments` are kept by the caller from one call to the next, over any records: an
    operation that is the same as in an earlier call is not emitted again. They hold for
    one version of this package.
    """
    is_fatal = options.flag(_FORMAT_ERROR)
    requested = requested_records(records, options)
    if fragments is None:
        fragments = {}
        keys = [record.name.encode(errors="surrogateescape") for record in requested]
    else:
        keys = _fragment_keys(records, requested, is_fatal)
    views = Views()
    ops = {
        key: Operator(record, records, views)
        for key, record in zip(keys, requested, strict=True)
        if key not in fragments
    }
    functions = ConstraintFunctions(records.main_file)
    for key, op in ops.items():
        text = emit_operation(op, functions, "declarations", format_error_is_fatal=is_fatal)
        fragments[key] = (forward_declaration(op), text)
    found = [fragments[key] for key in keys]
    parts = [file_header("Op Declarations"), *[forward for forward, _ in found]]
    parts.append(_guarded("GET_OP_CLASSES", "".join([classes for _, classes in found])))
    count = options.uint("op-shard-count")
    if requested and count > 1:
        dialect = Operator(requested[0], records, views).dialect
        parts.append(_registration_declarations(dialect, count))
    return "".join(parts)


def _fragment_keys(
    records: Records, requested: Sequence[Record], format_error_is_fatal: bool
) -> list[bytes]:
    """All that the declarations of each operation depend on."""
    interface = records.get_def(INFER_TYPE_INTERFACE)
    digest = bytes(32) if interface is None else interface.digest()
    context = bytes([format_error_is_fatal]) + digest
    return [context + record.digest() for record in requested]


@generator("gen-op-defs", help="Generate op definitions", options=_OPTIONS)
def DEFS(records: Records, options: Options) -> str:
    ops = requested_operators(records, options)
    header = file_header("Op Definitions")
    count = _shard_count(options)
    if count > 1:
        return header + _sharded_definitions(records, options, ops, count)
    names = ",\n".join([op.qualified_cpp_class_name for op in ops])
    classes = _definitions(records, options, ops, "")
    return f"{header}{_guarded('GET_OP_LIST', names)}{_guarded('GET_OP_CLASSES', classes)}"


def _definitions(records: Records, options: Options, ops: Sequence[Operator], tag: str) -> str:
    functions = ConstraintFunctions(records.main_file, tag)
    functions.add_operations(ops)
    is_fatal = options.flag(_FORMAT_ERROR)
    classes = [
        emit_operation(op, functions, "definitions", format_error_is_fatal=is_fatal) for op in ops
    ]
    return functions.definitions() + "".join(classes)


def _registration(dialect: Dialect, suffix: str = "") -> tuple[str, str]:
    """The name of the function that registers a dialect's ops, and its parameter."""
    class_ = f"{dialect.cpp_namespace}::{dialect.cpp_class_name}"
    return f"register{dialect.cpp_class_name}Operations{suffix}", f"{class_} *dialect"


def _registration_declarations(dialect: Dialect, count: int) -> str:
    lines: list[str] = []
    for suffix in ["", *map(str, range(count))]:
        name, parameter = _registration(dialect, suffix)
        lines.append(f"void {name}({parameter});\n")
    opening = open_namespace(dialect.cpp_namespace)
    return f"{opening}{''.join(lines)}{close_namespace(dialect.cpp_namespace)}"


def _sharded_definitions(
    records: Records, options: Options, ops: Sequence[Operator], count: int
) -> str:
    if not ops:
        return ""
    dialect = ops[0].dialect
    namespace = dialect.cpp_namespace
    parts: list[str] = []
    for index, shard in enumerate(_shards(ops, count)):
        text: list[str] = []
        if index == 0:
            name, parameter = _registration(dialect)
            calls = [f"  {namespace}::{name}{i}(dialect);\n" for i in range(count)]
            text.append(f"void {namespace}::{name}({parameter}) {{\n{''.join(calls)}}}\n\n")
        name, parameter = _registration(dialect, str(index))
        inserted = [
            f"  ::mlir::RegisteredOperationName::insert<{op.qualified_cpp_class_name}>(*dialect);\n"
            for op in shard
        ]
        text.append(f"void {namespace}::{name}({parameter}) {{\n{''.join(inserted)}}}\n\n")
        text.append(_definitions(records, options, shard, str(index)))
        parts.append(_guarded(f"GET_OP_DEFS_{index}", "".join(text)))
    return "".join(parts)
