"""The `parse` and `print` methods that an operation has by its declarative format."""

from __future__ import annotations

from tblgen_build.generators.cpp.classes import STATIC, CommonMethod, Parameter
from tblgen_build.releases.mlir_operations import PRINTERS_ARE_SMALL, PROPERTIES_HAVE_KEYS

from .errors import FormatError, record_error
from .op_checks import check_op_format

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from tblgen_build._core import RecordError
    from tblgen_build.generators.cpp.classes import Class, Method
    from tblgen_build.generators.mlir.model.operator import Operator

    from .op_format import OpFormat

_PARSE = CommonMethod(
    "::mlir::ParseResult",
    "parse",
    (
        Parameter("::mlir::OpAsmParser &", "parser"),
        Parameter("::mlir::OperationState &", "result"),
    ),
    STATIC,
)
_PARSE_KEY_VALUES = CommonMethod(
    "::mlir::ParseResult", "parsePropertiesFromKeyValueList", _PARSE.parameters, STATIC
)
_PRINT_KEY_VALUES = CommonMethod(
    "void",
    "_odsPrintPropertiesAsKeyValueList",
    (
        Parameter("::mlir::MLIRContext *", "_odsContext"),
        Parameter("::mlir::OpAsmPrinter &", "_odsPrinter"),
        Parameter("const Properties &", "prop"),
        Parameter("::mlir::ArrayRef<::llvm::StringRef>", "elidedProps"),
    ),
    STATIC,
)
_PRINTER = (Parameter("::mlir::OpAsmPrinter &", "_odsPrinter"),)
_PRINT = CommonMethod("void", "print", _PRINTER)
_SMALL_PRINT = CommonMethod("LLVM_ATTRIBUTE_MINSIZE void", "print", _PRINTER)


def add_format_methods(
    op: Operator,
    op_class: Class,
    *,
    tolerate: Callable[[RecordError], None] | None = None,
    after_parse: Callable[[OpFormat], None] | None = None,
) -> None:
    """Add `parse` and `print` to the class, where the op has a declarative format.

    `after_parse` is called between the two.

    Raises RecordError where the format is wrong; with `tolerate` that is called with it,
    and the op goes without the methods.
    """
    text = op.assembly_format
    if text is None:
        return
    try:
        format_ = check_op_format(op, text)
    except FormatError as error:
        context = "in custom assembly format for this operation"
        problem = record_error(text, error, op.record, context)
        if tolerate is None:
            raise problem from None
        tolerate(problem)
        return
    parse = _add(op_class, _PARSE)
    if parse is not None:
        from .op_parse import parse_body

        parse.write(parse_body(format_).lstrip("\n"))
    if after_parse is not None:
        after_parse(format_)
    has_keys = format_.has_prop_dict and op.record.release.has(PROPERTIES_HAVE_KEYS)
    if has_keys:
        _check_enums(op)
        _add_key_value_parser(op_class, format_)
    is_small = op.record.release.has(PRINTERS_ARE_SMALL)
    print_ = _add(op_class, _SMALL_PRINT if is_small else _PRINT)
    if print_ is not None:
        from .op_print import print_body

        print_.write(print_body(format_))
    if has_keys and _has_entries(format_) and not _prints_properties(op):
        _add_key_value_printer(op_class, format_)


def _check_enums(op: Operator) -> None:
    """Raises RecordError also where only declarations are written."""
    from .op_key_values import has_plain_enum

    for named in op.native_attributes:
        has_plain_enum(named)


def _has_entries(format_: OpFormat) -> bool:
    """Whether there is something to print."""
    op = format_.op
    return bool(op.properties or op.native_attributes or format_.sizes_in_text())


def _prints_properties(op: Operator) -> bool:
    """Whether user code prints `prop-dict`."""
    field = "hasCustomPropertiesPrinter"
    return field in op.record and op.record.value_as_bit(field)


def _add_key_value_parser(op_class: Class, format_: OpFormat) -> None:
    parse = _add(op_class, _PARSE_KEY_VALUES)
    if parse is not None:
        from .op_key_values import parse_key_values

        parse.write(parse_key_values(format_))


def _add_key_value_printer(op_class: Class, format_: OpFormat) -> None:
    print_ = _add(op_class, _PRINT_KEY_VALUES)
    if print_ is not None:
        from .op_key_values import print_key_values

        print_.write(print_key_values(format_))


def _add(op_class: Class, common: CommonMethod) -> Method | None:
    """What to write the body to; None where it is declared only, or there already."""
    if op_class.side == "declarations":
        op_class.insert(common)
        return None
    return op_class.add(common.return_type, common.name, common.parameters, common.flags)
