"""The files of the installed dialects, each in one text, with a few lines changed."""

from __future__ import annotations

import re
from functools import cache
from random import Random

from line_mutations import mutate, names_in
from reference import LLVM_INCLUDE

# What a file has in it that the generators are for. Longer files take a second each.
_GENERATORS = (
    (r"\bOp<|_Op<|Op<\"", ("op-decls", "op-defs", "op-doc", "python-op-bindings -bind-dialect={}")),
    (r"EnumAttr<|BitEnum|EnumCase<", ("enum-decls", "enum-defs", "python-enum-bindings")),
    (r"TypeDef<|_Type<", ("typedef-decls", "typedef-defs", "typedef-doc")),
    (r"AttrDef<|_Attr<", ("attrdef-decls", "attrdef-defs", "attrdef-doc")),
    (r"OpInterface<", ("op-interface-decls", "op-interface-defs", "op-interface-docs")),
    (r"TypeInterface<", ("type-interface-decls", "type-interface-defs")),
    (r"AttrInterface<", ("attr-interface-decls", "attr-interface-defs")),
    (r":\s*(Interface)?Pass<", ("pass-decls -name=D", "pass-doc", "pass-capi-impl --prefix=D")),
    (r":\s*Dialect\b", ("dialect-decls -dialect={}", "dialect-defs -dialect={}")),
    (r"\bPat(tern)?<", ("rewriters",)),
)
_LONGEST = 120_000
_DIALECT = re.compile(r"\bDialect\s*\{.*?let name = \"(\w+)\"", re.S)


@cache
def _files() -> dict[str, tuple[str, ...]]:
    """Lines of each file that a generator is for, by its path below the include folder."""
    found = {}
    for path in sorted((LLVM_INCLUDE / "mlir").rglob("*.td")):
        text = path.read_text()
        if len(text) <= _LONGEST and _flags_for(text):
            found[str(path.relative_to(LLVM_INCLUDE))] = tuple(text.splitlines())
    return found


@cache
def _flags_of(file: str) -> list[str]:
    return _flags_for("\n".join(_files()[file]))


def _flags_for(text: str) -> list[str]:
    dialect = _DIALECT.search(text)
    found = []
    for pattern, flags in _GENERATORS:
        if re.search(pattern, text):
            found += [flag for flag in flags if dialect or "{}" not in flag]
    return [f"--gen-{flag.format(dialect[1] if dialect else '')}" for flag in found]


@cache
def _names(file: str) -> tuple[str, ...]:
    return names_in(_files()[file])


def _drawn(seed: int) -> tuple[Random, str]:
    random = Random(seed)
    return random, random.choice(list(_files()))


def random_dialect_mutation(seed: int) -> str:
    random, file = _drawn(seed)
    lines = list(_files()[file])
    for _ in range(random.choice([1, 1, 2])):
        mutate(random, _names(file), lines)
    return "\n".join(lines) + "\n"


def commands_of_dialect_mutation(seed: int) -> tuple[str, ...]:
    """Two or one of what the file is for."""
    random, file = _drawn(seed)
    random.seed(~seed)
    flags = _flags_of(file)
    return tuple(random.sample(flags, min(2, len(flags))))
