"""Lines of generated text, for users and tests that compare outputs line by line.

White space counts only where it parts words, and empty lines for some generators. LLVM's
comments that explain how the code works are not in our outputs, which is nobody's loss: those and
ours are left out. Labels, headings and documentation count.
"""

from __future__ import annotations

import difflib
import re

# Their lines differ from the reference's; their tokens do not.
OTHER_LINES = {
    "gen-clang-attr-pch-read",
    "gen-clang-attr-pch-write",
}
# In their code comments of the reference explain step after step: lines of comments do not count.
EXPLAINED = {"gen-asm-matcher"}
# Their empty lines are the reference's, which tests pin by "what comes in the next line".
SPACED = {
    "gen-arm-target-def",
    "gen-asm-matcher",
    "gen-asm-writer",
    "gen-attr-constraint-decls",
    "gen-attr-constraint-defs",
    "gen-attr-docs",
    "gen-attr-interface-decls",
    "gen-attr-interface-defs",
    "gen-attr-interface-docs",
    "gen-attrdef-decls",
    "gen-attrdef-defs",
    "gen-attrdef-doc",
    "gen-attribute-spelling-list",
    "gen-attrs",
    "gen-automata",
    "gen-avail-interface-decls",
    "gen-avail-interface-defs",
    "gen-bytecode",
    "gen-callingconv",
    "gen-clang-attr-ast-visitor",
    "gen-clang-attr-classes",
    "gen-clang-attr-doc-table",
    "gen-clang-attr-has-attribute-impl",
    "gen-clang-attr-impl",
    "gen-clang-attr-is-type-dependent",
    "gen-clang-attr-list",
    "gen-clang-attr-node-traverse",
    "gen-clang-attr-parsed-attr-impl",
    "gen-clang-attr-parsed-attr-kinds",
    "gen-clang-attr-parsed-attr-list",
    "gen-clang-attr-parser-string-switches",
    "gen-clang-attr-spelling-index",
    "gen-clang-attr-subject-match-rule-list",
    "gen-clang-attr-subject-match-rules-parser-string-switches",
    "gen-clang-attr-template-instantiate",
    "gen-clang-attr-text-node-dump",
    "gen-clang-basic-reader",
    "gen-clang-basic-writer",
    "gen-clang-builtin-templates",
    "gen-clang-builtins",
    "gen-clang-comment-command-info",
    "gen-clang-comment-command-list",
    "gen-clang-comment-html-named-character-references",
    "gen-clang-comment-html-tags",
    "gen-clang-comment-html-tags-properties",
    "gen-clang-comment-nodes",
    "gen-clang-data-collectors",
    "gen-clang-decl-nodes",
    "gen-clang-diag-groups",
    "gen-clang-diags-compat-ids",
    "gen-clang-diags-defs",
    "gen-clang-diags-enums",
    "gen-clang-diags-iface",
    "gen-clang-diags-index-name",
    "gen-clang-opcodes",
    "gen-clang-regular-keyword-attr-info",
    "gen-clang-sa-checkers",
    "gen-clang-stmt-nodes",
    "gen-clang-syntax-node-classes",
    "gen-clang-syntax-node-list",
    "gen-clang-test-pragma-attribute-supported-attributes",
    "gen-clang-type-nodes",
    "gen-clang-type-reader",
    "gen-clang-type-writer",
    "gen-compress-inst-emitter",
    "gen-convertible-llvmir-intrinsics",
    "gen-ctags",
    "gen-cxx11-attribute-info",
    "gen-dfa-packetizer",
    "gen-diag-docs",
    "gen-dialect-decls",
    "gen-dialect-defs",
    "gen-dialect-doc",
    "gen-dialect-interface-decls",
    "gen-directive-decl",
    "gen-directive-impl",
    "gen-disassembler",
    "gen-dxil-operation",
    "gen-emitter",
    "gen-enum-decls",
    "gen-enum-defs",
    "gen-enum-doc",
    "gen-enum-from-llvmir-conversions",
    "gen-enum-to-llvmir-conversions",
    "gen-exegesis",
    "gen-fast-isel",
    "gen-global-isel",
    "gen-global-isel-combiner",
    "gen-instr-docs",
    "gen-instr-info",
    "gen-intr-from-llvmir-conversions",
    "gen-intrinsic-enums",
    "gen-intrinsic-impl",
    "gen-llvmir-conversions",
    "gen-llvmir-intrinsics",
    "gen-macro-fusion-pred",
    "gen-op-decls",
    "gen-op-defs",
    "gen-op-doc",
    "gen-op-from-llvmir-conversions",
    "gen-op-interface-decls",
    "gen-op-interface-defs",
    "gen-op-interface-docs",
    "gen-openmp-clause-ops",
    "gen-opt-docs",
    "gen-opt-parser-defs",
    "gen-opt-rst",
    "gen-pass-capi-header",
    "gen-pass-capi-impl",
    "gen-pass-decls",
    "gen-pass-doc",
    "gen-pseudo-lowering",
    "gen-python-enum-bindings",
    "gen-python-op-bindings",
    "gen-register-bank",
    "gen-register-info",
    "gen-rewriters",
    "gen-riscv-target-def",
    "gen-sd-node-info",
    "gen-searchable-tables",
    "gen-spirv-attr-utils",
    "gen-spirv-avail-impls",
    "gen-spirv-capability-implication",
    "gen-spirv-enum-avail-decls",
    "gen-spirv-enum-avail-defs",
    "gen-spirv-serialization",
    "gen-subtarget",
    "gen-target-features",
    "gen-target-library-info",
    "gen-tosa-avail-impls",
    "gen-type-constraint-decls",
    "gen-type-constraint-defs",
    "gen-type-interface-decls",
    "gen-type-interface-defs",
    "gen-type-interface-docs",
    "gen-typedef-decls",
    "gen-typedef-defs",
    "gen-typedef-doc",
    "gen-vt",
    "gen-x86-fold-tables",
    "gen-x86-instr-mapping",
    "gen-x86-mnemonic-tables",
    "verify-openmp-ops",
}
# How a comment begins that explains; it goes on as far as comments follow.
_EXPLANATIONS = (
    "// *** NOTE:",
    "// =====",
    "// A zero-terminated",
    "// Autogenerated by",
    "// Check if it's a target independent",
    "// Construct an ArrayRef",
    "// Data tables for",
    "// Don't know how",
    "// Get the LLVM intrinsic that",
    "// Get the name of this",
    "// Get the number of dim",
    "// Get the register unit",
    "// If GET_DAGISEL_DECL",
    "// InsnBitWidth",
    "// Note that entry #0",
    "// ParseSubtargetFeatures -",
    "// Reset decode status.",
    "// Some target values",
    "// Sorted (by key)",
    "// Sorted array of",
    "// This is the last use of",
    "// What target parsers know",
    "/// Get the dimensions",
    "/// Get the weight",
    "/// getMnemonic -",
    "/// getRegisterName -",
    "/// printInstruction -",
)
# Lines of comments that go on with something else.
_REMARK = re.compile(
    r"""///\ (Support\ for\ std::optional,|used\ as:|let\ parameters\ =|Explicitly\ declare\ the
        |instantiation\ because|library\.)
      | ///$
      | //\ (Calculate\ how\ many|This\ assumes\ all|`index`\ passed|operand\ \(variadic
        |result\ \(variadic|(operand|result),\ we\ need|value\ pack\ for|keep\ track\ of
        |if\ there\ are\ some|Parsing\ an\ optional|result\.
        |All\ variable-length\ values|Keys\ seen,)""",
    re.VERBOSE,
)


def lines(text: str) -> list[str]:
    """What of a text is compared."""
    return [line for line in lines_and_blanks(text) if line]


def lines_and_blanks(text: str) -> list[str]:
    """The same, and empty lines, those around comments that are left out as well."""
    found: list[str] = []
    explains = False
    for line in text.splitlines():
        words = " ".join(line.split())
        explains = words.startswith("//") and (explains or words.startswith(_EXPLANATIONS))
        if not explains and not _REMARK.match(words):
            found.append(words)
    return found


def _code(lines_: list[str]) -> list[str]:
    """Those that are not all comment."""
    return [line for line in lines_ if not line.startswith("//")]


def difference(reference: str, ours: str, generator: str = "") -> str | None:
    """The lines that only one of them has; None where there are none."""
    compared = lines_and_blanks if generator in SPACED else lines
    expected, got = compared(reference), compared(ours)
    if generator in EXPLAINED:
        expected, got = _code(expected), _code(got)
    if expected == got:
        return None
    parted = difflib.unified_diff(expected, got, "reference", "ours", lineterm="", n=1)
    return "\n".join([line for line, _ in zip(parted, range(40), strict=False)])
