"""gen-disassembler: tables that find out which instruction bits encode, and its operands."""

from __future__ import annotations

from tblgen_build.registry import Option, Output, generator

from ..model.target import require_target

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Records
    from tblgen_build.registry import Options


@generator(
    "gen-disassembler",
    help="Generate disassembler",
    options=[
        Option(
            "suppress-per-hwmode-duplicates",
            help="Suppress duplication of instrs into per-HwMode decoder tables",
            default="O0",
            choices=("O0", "O1", "O2"),
        ),
        Option(
            "large-decoder-table",
            kind="flag",
            help="Use large decoder table format. This uses 24 bits for offset in the table "
            "instead of the default 16 bits. (LLVM 21 only)",
        ),
        Option(
            "ignore-non-decodable-operands",
            kind="flag",
            help="Do not issue an error if an operand cannot be decoded automatically.",
        ),
        Option(
            "ignore-fully-defined-operands",
            kind="flag",
            help="Do not automatically decode operands with no '?' in their encoding.",
        ),
        Option(
            "specialize-decoders-per-bitwidth",
            kind="flag",
            help="Specialize the generated `decodeToMCInst` function per bitwidth. "
            "Helps reduce the code size.",
        ),
        Option(
            "use-fn-table-in-decode-to-mcinst",
            kind="flag",
            help="Use a table of function pointers instead of a switch case in the generated "
            "`decodeToMCInst` function. Helps improve compile time of the generated code.",
        ),
    ],
    fitted=18,
)
def DISASSEMBLER(records: Records, options: Options) -> str | Output:
    target = require_target(records).name
    if target == "X86":
        from .x86 import x86_tables

        return x86_tables(records)
    if target == "WebAssembly":
        from .web_assembly import web_assembly_tables

        return web_assembly_tables(records)
    from .disassembler import disassembler

    return disassembler(records, options)
