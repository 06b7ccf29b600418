"""The `parse` and `print` methods that an operation has by its declarative format."""

from __future__ import annotations

from tblgen_build.generators.cpp.classes import STATIC, CommonMethod, Parameter
from tblgen_build.releases.mlir import PRINTERS_ARE_SMALL

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
    is_small = op.record.release.has(PRINTERS_ARE_SMALL)
    print_ = _add(op_class, _SMALL_PRINT if is_small else _PRINT)
    if print_ is not None:
        from .op_print import print_body

        print_.write(print_body(format_))


def _add(op_class: Class, common: CommonMethod) -> Method | None:
    """What to write the body to; None where it is declared only, or there already."""
    if op_class.side == "declarations":
        op_class.insert(common)
        return None
    return op_class.add(common.return_type, common.name, common.parameters, common.flags)
