"""What `tblgen add` writes into a project: a definition, in the file that has others of its kind.

Works on texts and trees; knows neither options nor the disk.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from tblgen_build.starter.new_project import WrongName, filled
from tblgen_build.syntax.format import formatted
from tblgen_build.syntax.tolerant import read_tree

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tblgen_build.syntax.tree import Chunk, Node, Tree


class DefinitionKind(NamedTuple):
    """A kind of definition: where it belongs, what it needs, what it looks like, what is left."""

    classes: tuple[str, ...]  # the base class, then what to search for if nothing derives from it
    include: str
    text: str
    steps: str


KINDS: dict[str, DefinitionKind] = {
    "op": DefinitionKind(
        ("Op",),
        "mlir/IR/OpBase.td",
        """def @Prefix@_@Name@Op : @Op@"@name@"> {
let summary = "what @name@ does";
let arguments = (ins AnyType:$input);
let results = (outs AnyType:$result);
let assemblyFormat = "$input attr-dict `:` functional-type($input, $result)";
}""",
        "Build. A verifier or folder (let hasVerifier = 1;) is C++ that you write.",
    ),
    "type": DefinitionKind(
        ("TypeDef", "AttrDef", "Op"),
        "mlir/IR/AttrTypeBase.td",
        """def @Prefix@_@Name@Type : TypeDef<@Dialect@, "@Name@"> {
let mnemonic = "@name@";
let summary = "what @name@ stands for";
let parameters = (ins "unsigned":$size);
let assemblyFormat = "`<` $size `>`";
}""",
        """Build. If it is the dialect's first type, the dialect's def needs
useDefaultTypePrinterParser, and its initialize() addTypes<> with GET_TYPEDEF_LIST.""",
    ),
    "attr": DefinitionKind(
        ("AttrDef", "TypeDef", "Op"),
        "mlir/IR/AttrTypeBase.td",
        """def @Prefix@_@Name@Attr : AttrDef<@Dialect@, "@Name@"> {
let mnemonic = "@name@";
let summary = "what @name@ says";
let parameters = (ins "unsigned":$size);
let assemblyFormat = "`<` $size `>`";
}""",
        """If it is the dialect's first attribute:
- Dialect's def: let useDefaultAttributePrinterParser = 1;
- Build, outputs of the operations' file: @Camel@Attributes.h.inc, @Camel@Attributes.cpp.inc
- Header, before the types:
    #define GET_ATTRDEF_CLASSES
    #include "@Camel@/@Camel@Attributes.h.inc"
- Source: the same with .cpp.inc, and in initialize():
    addAttributes<
    #define GET_ATTRDEF_LIST
    #include "@Camel@/@Camel@Attributes.cpp.inc"
    >();""",
    ),
    "enum": DefinitionKind(
        ("I32EnumAttr", "I64EnumAttr", "I32BitEnumAttr", "AttrDef", "TypeDef", "Op"),
        "mlir/IR/EnumAttr.td",
        """def @Prefix@_@Name@ : I32EnumAttr<"@Name@", "what the cases are of",
[I32EnumAttrCase<"First", 0, "first">, I32EnumAttrCase<"Second", 1, "second">]> {
let cppNamespace = "@namespace@";
}""",
        """If it is the dialect's first enum:
- Build, outputs of the operations' file: @Camel@Enums.h.inc, @Camel@Enums.cpp.inc
- Header, before attributes, types and operations: #include "@Camel@/@Camel@Enums.h.inc"
- Source: #include "@Camel@/@Camel@Enums.cpp.inc\"""",
    ),
    "pass": DefinitionKind(
        ("Pass", "InterfacePass"),
        "mlir/Pass/PassBase.td",
        """def @Camel@@Name@ : Pass<"@prefix@-@dashed@"> {
let summary = "what @dashed@ does";
}""",
        """Source of the passes:
- before the #include of the generated passes:
    #define GEN_PASS_DEF_@CAMEL_NAME@
- after it:
    struct @Camel@@Name@ : impl::@Camel@@Name@Base<@Camel@@Name@> {
      void runOnOperation() override {}
    };""",
    ),
    "interface": DefinitionKind(
        ("OpInterface", "TypeInterface", "AttrInterface", "Op"),
        "mlir/IR/OpBase.td",
        """def @Prefix@_@Name@Interface : OpInterface<"@Name@Interface"> {
let description = "what operations with it can do";
let cppNamespace = "@namespace@";
let methods = [InterfaceMethod<"The size.", "unsigned", "getSize">];
}""",
        """If it is the dialect's first interface:
- Build, outputs of the operations' file: @Camel@Interfaces.h.inc, @Camel@Interfaces.cpp.inc
- Header, before the operations: #include "@Camel@/@Camel@Interfaces.h.inc"
- Source: #include "@Camel@/@Camel@Interfaces.cpp.inc\"""",
    ),
}


class NoPlace(Exception):
    """There is no file that it fits in; str() says what to do."""


class Addition(NamedTuple):
    path: str
    text: str  # of the whole file
    line: int  # of what is new, from 1
    name: str
    steps: str


def added(kind: str, name: str, texts: Mapping[str, str], path: str = "") -> Addition:
    """The file with the definition. Raises NoPlace, WrongName.

    `texts` are the project's files by their paths; `path` is the one to write to, if not the one
    that has definitions like it.
    """
    trees = {file: read_tree(text) for file, text in texts.items()}
    row = KINDS[kind]
    words = words_of(name, trees)
    place = path or place_for(row, trees, kind)
    text = filled(row.text, words)
    made = re.match(r"def (\w+)", text)
    assert made is not None
    if any(made[1] in tree.defined for tree in trees.values()):
        raise WrongName(f"there is already a '{made[1]}'")
    whole, line = inserted(trees[place], row, formatted(f"{text}\n"))
    return Addition(place, whole, line, made[1], filled(row.steps, words))


def words_of(name: str, trees: Mapping[str, Tree]) -> dict[str, str]:
    """Raises NoPlace, WrongName."""
    snake = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).replace("-", "_").lower()
    if not re.fullmatch(r"[a-z][a-z0-9_]*", snake) or "__" in snake:
        raise WrongName(f"'{name}' cannot be a name: take letters, digits and single dashes")
    dialects = list(deriving(trees, "Dialect"))
    if len(dialects) != 1:
        found = ", ".join(node.name for _, _, node in dialects) or "none"
        raise NoPlace(f"expected one dialect in the .td files here, found {found}")
    _, chunk, dialect = dialects[0]
    prefix = dialect.name.removesuffix("_Dialect").removesuffix("Dialect") or dialect.name
    bases = [node for _, _, node in deriving(trees, "Op") if node.kind == "class"]
    base = next((node for node in bases if node.args), None)
    camel = "".join(word[:1].upper() + word[1:] for word in snake.split("_"))
    return {
        "Prefix": prefix,
        "Camel": prefix.replace("_", ""),
        "Dialect": dialect.name,
        "prefix": field_text(chunk, dialect, "name") or prefix.lower(),
        "namespace": field_text(chunk, dialect, "cppNamespace"),
        "Op": f"{base.name}<" if base is not None else f"Op<{dialect.name}, ",
        "name": snake,
        "dashed": snake.replace("_", "-"),
        "Name": camel,
        "CAMEL_NAME": f"{prefix.replace('_', '')}{camel}".upper(),
    }


def deriving(trees: Mapping[str, Tree], name: str) -> Iterator[tuple[str, Chunk, Node]]:
    """Classes and defs that derive from the class, directly or not, with their files."""
    names = {name}
    for _ in range(4):
        for tree in trees.values():
            for chunk in tree.chunks:
                for node in chunk.defined:
                    if node.kind == "class" and any(use.name in names for use in node.parents):
                        names.add(node.name)
    for path, tree in trees.items():
        for chunk in tree.chunks:
            for node in chunk.defined:
                if any(use.name in names for use in node.parents):
                    yield path, chunk, node


def field_text(chunk: Chunk, record: Node, name: str) -> str:
    for node in record.children:
        if node.name == name and node.value[0] >= 0:
            return chunk.word(node.value).strip('"')
    return ""


def place_for(row: DefinitionKind, trees: Mapping[str, Tree], kind: str) -> str:
    """The file that has others of its kind. Raises NoPlace."""
    for name in row.classes:
        paths = [path for path, _, _ in deriving(trees, name)]
        if paths:
            return max(dict.fromkeys(paths), key=paths.count)
    raise NoPlace(f"no .td file here has a definition like a new {kind}: name one with --file")


def inserted(tree: Tree, row: DefinitionKind, text: str) -> tuple[str, int]:
    """The whole text with the definition after the last one of its kind, or at the end."""
    whole = tree.text
    ends = [
        chunk.offset + node.end
        for name in row.classes[:1]
        for _, chunk, node in deriving({"": tree}, name)
        if node.kind == "def"
    ]
    guard = whole.rstrip().rfind("\n#endif") if whole.rstrip().rfind("\n#endif") > 0 else -1
    at = max(ends, default=guard if guard >= 0 else len(whole.rstrip()))
    head, tail = whole[:at].rstrip(), whole[at:].lstrip("\n")
    if f'"{row.include}"' not in whole:
        head = with_include(tree, head, row.include)
    made = f"{head}\n\n{text}" + (f"\n{tail}" if tail.strip() else "")
    return made, head.count("\n") + 3


def with_include(tree: Tree, head: str, name: str) -> str:
    """After the last include, else after the guard or in front of everything."""
    ends = [
        chunk.offset + node.end
        for chunk in tree.chunks
        for node in chunk.nodes
        if node.kind == "include"
    ]
    guard = re.search(r"^#define .*$", head, re.M)
    at = max(ends, default=guard.end() if guard else 0)
    lines = f'\ninclude "{name}"' if ends else f'\n\ninclude "{name}"' if guard else ""
    return head[:at] + lines + head[at:] if lines else f'include "{name}"\n\n{head}'
