"""The families of random programs: what makes one, and the commands that it is given."""

from __future__ import annotations

from collections.abc import Sequence

from clang_families import CLANG_FAMILIES
from family import Family, each, one_of
from random_bodies import with_varied_bodies
from random_case_mutations import case_mutations, commands_of_case
from random_combiners import random_combiners
from random_conventions import random_conventions
from random_declarations import random_declarations
from random_definitions import commands_of_definitions, random_definitions
from random_dialect_mutations import commands_of_dialect_mutation, random_dialect_mutation
from random_dialects import random_dialect
from random_encodings import random_encodings
from random_enums import random_enums
from random_fast_selection import random_fast_selection
from random_formats import random_format
from random_global_selection import GlobalPatterns, random_global_selection
from random_instructions import random_instructions
from random_matchers import random_matcher
from random_mutations import commands_of_mutation, random_mutation
from random_patterns import random_pattern
from random_processors import random_processors
from random_registers import random_registers
from random_selection import random_selection
from random_tables import random_tables
from random_x86 import random_x86
from random_x86_forms import random_folds, random_forms
from reference import MLIR_TBLGEN

_DISASSEMBLERS = (
    "--gen-disassembler",
    "--gen-disassembler --suppress-per-hwmode-duplicates=O2 --use-fn-table-in-decode-to-mcinst"
    " --ignore-non-decodable-operands",
    "--gen-disassembler --suppress-per-hwmode-duplicates=O1 --specialize-decoders-per-bitwidth"
    " --ignore-fully-defined-operands",
)


def _selection(seed: int) -> str:
    return GlobalPatterns(seed).text(60) if seed % 2 else random_selection(seed)


def _commands_of_selection(seed: int) -> Sequence[str]:
    """Comments, which no comparison reads, are most of this output."""
    return ("--gen-dag-isel",) if seed % 8 == 0 else ("--gen-dag-isel --omit-comments",)


_one_more_of_registers = one_of(
    "--gen-asm-writer",
    "--gen-asm-matcher",
    "--gen-register-bank",
    "--gen-register-info --register-info-debug",
)


def _commands_of_registers(seed: int) -> Sequence[str]:
    return ("--gen-register-info", *_one_more_of_registers(seed))


_one_more_of_matchers = one_of(
    "--gen-asm-writer --asmwriternum=1",
    "--gen-asm-matcher --match-prefix=p",
    "--gen-register-info",
)


def _commands_of_matchers(seed: int) -> Sequence[str]:
    return ("--gen-asm-matcher", "--gen-asm-writer", *_one_more_of_matchers(seed))


_one_more = one_of(
    "--gen-typedef-defs",
    "--gen-typedef-decls",
    "--gen-attrdef-defs",
    "--gen-attrdef-decls",
    "--gen-enum-defs",
    "--gen-enum-decls",
    "--gen-op-interface-defs",
    "--gen-op-interface-decls",
    "--gen-dialect-decls -dialect=d",
    "--gen-dialect-defs -dialect=d",
    "--gen-dialect-doc -dialect=d",
    "--gen-op-doc",
    "--gen-python-op-bindings -bind-dialect=d",
    "--gen-python-enum-bindings",
)


_DECLARED = (
    ("--gen-enum-decls", "--gen-enum-defs", "--gen-enum-doc"),
    ("--gen-op-interface-decls", "--gen-op-interface-defs", "--gen-op-interface-docs"),
    ("--gen-attr-interface-decls", "--gen-attr-interface-defs", "--gen-attr-interface-docs"),
    ("--gen-type-interface-decls", "--gen-type-interface-defs", "--gen-type-interface-docs"),
    ("--gen-dialect-interface-decls", "--gen-python-enum-bindings", "--gen-op-decls"),
    ("--gen-type-constraint-decls", "--gen-type-constraint-defs", "--gen-typedef-decls"),
    ("--gen-attr-constraint-decls", "--gen-attr-constraint-defs", "--gen-attrdef-decls"),
    ("--gen-pass-decls -name=D", "--gen-pass-doc", "--gen-attrdef-defs"),
    ("--gen-pass-capi-header --prefix=D", "--gen-pass-capi-impl --prefix=D", "--gen-typedef-defs"),
)


def _commands_of_declarations(seed: int) -> Sequence[str]:
    return _DECLARED[seed % len(_DECLARED)]


def _commands_of_dialect(seed: int) -> Sequence[str]:
    return ("--gen-op-defs", "--gen-op-decls", *_one_more(seed))


_ENUMS = each("--gen-enum-decls", "--gen-enum-defs", "--gen-enum-doc", "--gen-python-enum-bindings")

_ALL = (
    Family("registers", with_varied_bodies(random_registers), _commands_of_registers),
    Family("selection", with_varied_bodies(_selection), _commands_of_selection),
    Family(
        "global-selection",
        with_varied_bodies(random_global_selection),
        each("--gen-global-isel", "--gen-global-isel --optimize-match-table=false"),
    ),
    Family(
        "combiners",
        with_varied_bodies(random_combiners),
        one_of(
            "--gen-global-isel-combiner --combiners=C",
            "--gen-global-isel-combiner --combiners=C,D --gicombiner-debug-cxxpreds",
        ),
    ),
    Family("fast-selection", with_varied_bodies(random_fast_selection), each("--gen-fast-isel")),
    Family("matchers", with_varied_bodies(random_matcher), _commands_of_matchers),
    Family("encodings", random_encodings, one_of("--gen-emitter", *_DISASSEMBLERS)),
    Family("x86", random_x86, each("--gen-disassembler")),
    Family("x86-folds", random_folds, each("--gen-x86-fold-tables")),
    Family("x86-forms", random_forms, each("--gen-x86-instr-mapping")),
    Family(
        "instructions",
        with_varied_bodies(random_instructions),
        each(
            "--gen-instr-info",
            "--gen-asm-writer",
            "--gen-pseudo-lowering",
            "--gen-compress-inst-emitter",
        ),
    ),
    Family(
        "processors",
        random_processors,
        each("--gen-subtarget", "--gen-instr-info", "--gen-dfa-packetizer"),
    ),
    Family("tables", random_tables, each("--gen-searchable-tables")),
    Family("conventions", random_conventions, each("--gen-callingconv")),
    Family("mutations", random_mutation, commands_of_mutation),
    Family("llvm-case-mutations", case_mutations("llvm"), commands_of_case("llvm")),
    Family(
        "mlir-case-mutations", case_mutations("mlir"), commands_of_case("mlir"), tool=MLIR_TBLGEN
    ),
    Family("dialects", with_varied_bodies(random_dialect), _commands_of_dialect, tool=MLIR_TBLGEN),
    Family(
        "dialect-mutations",
        random_dialect_mutation,
        commands_of_dialect_mutation,
        tool=MLIR_TBLGEN,
    ),
    Family(
        "declarations",
        with_varied_bodies(random_declarations),
        _commands_of_declarations,
        tool=MLIR_TBLGEN,
    ),
    Family("formats", random_format, each("--gen-op-defs"), tool=MLIR_TBLGEN),
    Family(
        "definitions",
        with_varied_bodies(random_definitions),
        commands_of_definitions,
        tool=MLIR_TBLGEN,
    ),
    Family("enums", random_enums, _ENUMS, tool=MLIR_TBLGEN),
    Family("patterns", random_pattern, each("--gen-rewriters"), tool=MLIR_TBLGEN),
    *CLANG_FAMILIES,
)
FAMILIES = {family.name: family for family in _ALL}
