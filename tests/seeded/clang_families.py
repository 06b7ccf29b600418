"""The families of Clang's generators."""

from __future__ import annotations

from clang_classes import clang_classes
from family import Family, each, some_of
from random_attributes import random_attributes
from random_builtins import random_builtins
from random_checkers import random_checkers
from random_clang_mutations import clang_mutations, commands_of_clang_mutation
from random_comments import commands_of_comments, random_comments
from random_diagnostics import random_diagnostics
from random_neon import random_neon
from random_nodes import commands_of_nodes, random_nodes
from random_opencl import random_opencl
from random_options import random_options
from random_properties import random_properties
from random_riscv_vectors import random_riscv_vectors
from random_sve import random_sve
from reference import CLANG_TBLGEN

_ATTRIBUTES = (
    "--gen-clang-attr-classes",
    "--gen-clang-attr-parser-string-switches",
    "--gen-clang-attr-subject-match-rules-parser-string-switches",
    "--gen-clang-attr-impl",
    "--gen-clang-attr-list",
    "--gen-clang-attr-doc-table",
    "--gen-clang-attr-subject-match-rule-list",
    "--gen-clang-attr-pch-read",
    "--gen-clang-attr-pch-write",
    "--gen-clang-regular-keyword-attr-info",
    "--gen-clang-attr-has-attribute-impl",
    "--gen-clang-attr-spelling-index",
    "--gen-clang-attr-ast-visitor",
    "--gen-clang-attr-template-instantiate",
    "--gen-clang-attr-parsed-attr-list",
    "--gen-clang-attr-parsed-attr-impl",
    "--gen-clang-attr-parsed-attr-kinds",
    "--gen-clang-attr-is-type-dependent",
    "--gen-clang-attr-text-node-dump",
    "--gen-clang-attr-node-traverse",
    "--gen-cxx11-attribute-info",
    "--gen-attribute-spelling-list",
    "--gen-attr-docs",
    "--gen-clang-test-pragma-attribute-supported-attributes",
    "--gen-clang-attr-undocumented-list",  # since 23
)
_DIAGNOSTICS = (
    "--gen-clang-diags-defs",
    "--gen-clang-diag-groups",
    "--gen-clang-diags-enums",
    "--gen-clang-diags-index-name",
    "--gen-diag-docs",
    "--gen-clang-diags-defs --clang-component=Parse",
    "--gen-clang-diags-enums --clang-component=Sema",
    "--gen-clang-diags-stable-ids",  # since 23
)
_SVE = (
    "--gen-arm-sve-builtins",
    "--gen-arm-sve-builtin-codegen",
    "--gen-arm-sve-sema-rangechecks",
    "--gen-arm-sve-builtins-json",
    "--gen-arm-sve-streaming-attrs",
    "--gen-arm-sve-header",
    "--gen-arm-sme-builtins",
    "--gen-arm-sme-builtin-codegen",
    "--gen-arm-sme-sema-rangechecks",
    "--gen-arm-sme-builtins-json",
    "--gen-arm-sme-streaming-attrs",
    "--gen-arm-sme-builtin-za-state",
    "--gen-arm-sme-header",
)
_OPENCL = (
    "--gen-clang-opencl-builtins",
    "--gen-clang-opencl-builtin-header",
    "--gen-clang-opencl-builtin-tests",
)
_RISCV_VECTORS = (
    "--gen-riscv-vector-builtins",
    "--gen-riscv-vector-builtin-codegen",
    "--gen-riscv-vector-builtin-sema",
    "--gen-riscv-sifive-vector-builtins",
    "--gen-riscv-sifive-vector-builtin-codegen",
    "--gen-riscv-sifive-vector-builtin-sema",
    "--gen-riscv-andes-vector-builtins",
    "--gen-riscv-andes-vector-builtin-codegen",
    "--gen-riscv-andes-vector-builtin-sema",
)
_PAGE = 'class Page { string Intro = "All flags."; }\ndef GlobalDocumentation : Page;\n'


def _attributes(seed: int) -> str:
    return f"{clang_classes('attributes')}\n{random_attributes(seed)}"


def _builtins(seed: int) -> str:
    return f"{clang_classes('builtins')}\n{random_builtins(seed)}"


def _diagnostics(seed: int) -> str:
    return f"{clang_classes('diagnostics')}\n{_PAGE}{random_diagnostics(seed)}"


def _neon(seed: int) -> str:
    return f"{clang_classes('arm_neon')}\n{random_neon(seed)}"


def _sve(seed: int) -> str:
    return f"{clang_classes('arm_vectors')}\n{random_sve(seed)}"


def _opencl(seed: int) -> str:
    classes = clang_classes("opencl").replace('include "opencl.td"', "")
    return f"{classes}\n{random_opencl(seed)}"


def _riscv_vectors(seed: int) -> str:
    return f"{clang_classes('riscv_vectors')}\n{random_riscv_vectors(seed)}"


CLANG_FAMILIES = (
    Family("attributes", _attributes, some_of(7, *_ATTRIBUTES), tool=CLANG_TBLGEN),
    Family(
        "builtins",
        _builtins,
        each("--gen-clang-builtins", "--gen-builtin-docs", "--gen-clang-builtin-traits"),
        tool=CLANG_TBLGEN,
    ),
    Family("diagnostics", _diagnostics, some_of(3, *_DIAGNOSTICS), tool=CLANG_TBLGEN),
    Family("options", random_options, each("--gen-opt-docs"), tool=CLANG_TBLGEN),
    Family("nodes", random_nodes, commands_of_nodes, tool=CLANG_TBLGEN),
    Family("comments", random_comments, commands_of_comments, tool=CLANG_TBLGEN),
    Family(
        "properties",
        random_properties,
        some_of(
            2,
            "--gen-clang-basic-reader",
            "--gen-clang-basic-writer",
            "--gen-clang-type-reader",
            "--gen-clang-type-writer",
        ),
        tool=CLANG_TBLGEN,
    ),
    Family("checkers", random_checkers, each("--gen-clang-sa-checkers"), tool=CLANG_TBLGEN),
    Family("neon", _neon, each("--gen-arm-neon", "--gen-arm-neon-sema"), tool=CLANG_TBLGEN),
    Family("sve", _sve, each(*_SVE), tool=CLANG_TBLGEN),
    Family("opencl", _opencl, each(*_OPENCL), tool=CLANG_TBLGEN),
    Family("riscv-vectors", _riscv_vectors, each(*_RISCV_VECTORS), tool=CLANG_TBLGEN),
    Family("clang-case-mutations", clang_mutations, commands_of_clang_mutation, tool=CLANG_TBLGEN),
)
