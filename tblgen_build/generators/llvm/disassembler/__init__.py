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
    help="disassembler",
    options=[
        Option(
            "suppress-per-hwmode-duplicates",
            help="leave instructions out of the tables of further hardware modes",
            default="O0",
            choices=("O0", "O1", "O2"),
        ),
        Option(
            "large-decoder-table",
            kind="flag",
            help="offsets in decoder tables have 24 bits instead of 16 (LLVM 21 only)",
        ),
        Option(
            "ignore-non-decodable-operands",
            kind="flag",
            help="ignore operands that cannot be decoded automatically",
        ),
        Option(
            "ignore-fully-defined-operands",
            kind="flag",
            help="do not decode operands whose encoding has no '?'",
        ),
        Option(
            "specialize-decoders-per-bitwidth",
            kind="flag",
            help="one `decodeToMCInst` for each width of instructions: less code",
        ),
        Option(
            "use-fn-table-in-decode-to-mcinst",
            kind="flag",
            help="`decodeToMCInst` calls functions by a table: compiles faster than a switch",
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
