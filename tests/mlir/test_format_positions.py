"""Errors in a format point to the character that was written: in the file, in the usual form."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from reference import LLVM_INCLUDE, run_tool
from warm_tool import WarmTool

HEAD = """include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
class Formatted<string name, string format, string rest = ""> : Op<D, name> {
  let arguments = (ins AnyType:$a);
  let assemblyFormat = format # rest;
}
"""

# The error is at the mark, which stands in front of the `$` of a variable that is not there.
MARK = "@"

OPERATIONS = {
    "string": 'def O : Op<D, "o"> { let assemblyFormat = "attr-dict @$no"; }',
    "code": 'def O : Op<D, "o"> { let assemblyFormat = [{attr-dict @$no}]; }',
    "lines": 'def O : Op<D, "o"> {\n  let assemblyFormat = [{\n    `a`\n\tattr-dict @$no\n  }];\n}',
    "literals_side_by_side": """
def O : Op<D, "o"> {
  let assemblyFormat = "attr-dict " // one
                       /* " { */ "`a` " "@$no";
}""",
    "pasted_literals": 'def O : Op<D, "o"> { let assemblyFormat = "attr-dict " # "@$no"; }',
    "escapes": r'def O : Op<D, "o"> { let assemblyFormat = "attr-dict\n\tcustom<A>(\"x\") @$no"; }',
    "other_characters": 'def O : Op<D, "o"> { let summary = "é"; let assemblyFormat = "@$no"; }',
    "inherited": 'class B : Op<D, "o"> { let assemblyFormat = "attr-dict @$no"; }\ndef O : B;',
    "argument": 'def O : Formatted<"o", "attr-dict @$no">;',
    "part_of_an_argument": 'def O : Formatted<"o", "attr-dict @$no", " `,` $a">;',
    "argument_after_another": 'def O : Formatted<"o", "attr-dict ", "`,` @$no">;',
    "top_level_let": 'let assemblyFormat = "attr-dict @$no", summary = "s" in\ndef O : Op<D, "o">;',
    "multiclass": """
multiclass M<string f> { def "" : Formatted<"o", f>; }
defm O : M<"attr-dict @$no">;""",
    "variable": """
defvar f = "attr-dict ";
def O : Op<D, "o"> { let assemblyFormat = f # "`a` @$no"; }""",
    "other_strings_around": """
def O : Op<D, "o"> {
  let summary = "attr-dict $no"; let description = "}";
  let assemblyFormat = "attr-dict @$no"; let extraClassDeclaration = [{ $no }];
}""",
}

# The text is not a literal, or there are two that it may be.
UNKNOWN = {
    "computed": 'def O : Op<D, "o"> { let assemblyFormat = !tolower("attr-dict $NO"); }',
    "twice": 'def O : Formatted<"o", "attr-dict $no "> { let summary = "attr-dict $no "; }',
}


def run(tool: WarmTool, folder: Path, text: str, action: str = "--gen-op-defs") -> str:
    (folder / "a.td").write_text(text)
    return run_tool(tool, [action, "-I", str(LLVM_INCLUDE), "a.td"], cwd=folder).stderr


def position(text: str) -> str:
    """Line and column of the mark."""
    before = text[: text.index(MARK)]
    line = before.rpartition("\n")[2]
    return f"{before.count(chr(10)) + 1}:{len(line.encode()) + 1}"


@pytest.mark.parametrize("name", OPERATIONS)
def test_operation(warm_tool: WarmTool, tmp_path: Path, name: str) -> None:
    text = HEAD + OPERATIONS[name]
    said = run(warm_tool, tmp_path, text.replace(MARK, ""))
    assert said.startswith(f"a.td:{position(text)}: error: "), said
    assert re.search(r"^a\.td:\d+:\d+: note: in custom assembly format", said, re.M), said
    _, line, caret, *_ = said.split("\n")
    assert line[len(caret) - 1 :].startswith("$no")


@pytest.mark.parametrize("name", UNKNOWN)
def test_operation_with_a_format_of_unknown_origin(
    warm_tool: WarmTool, tmp_path: Path, name: str
) -> None:
    text = HEAD + UNKNOWN[name]
    said = run(warm_tool, tmp_path, text)
    line = text[: text.index("def O")].count("\n") + 1
    assert said.startswith(f"a.td:{line}:5: error: "), said
    assert re.search(r"^note: in custom assembly format.*:\nattr-dict \$no *\n {10}\^$", said, re.M)


@pytest.mark.parametrize(
    ("class_", "action"), [("TypeDef", "--gen-typedef-defs"), ("AttrDef", "--gen-attrdef-defs")]
)
def test_definition(warm_tool: WarmTool, tmp_path: Path, class_: str, action: str) -> None:
    text = HEAD + (
        f'def T : {class_}<D, "T"> {{\n  let mnemonic = "t";\n  let parameters = (ins "int":$x);\n'
        '  let assemblyFormat = "`<` @$no `>`";\n}\n'
    )
    said = run(warm_tool, tmp_path, text.replace(MARK, ""), action)
    assert said.startswith(f"a.td:{position(text)}: error: T has no parameter named 'no'"), said
    kind = "type" if class_ == "TypeDef" else "attribute"
    assert f"note: in the assembly format of this {kind}\n" in said


def test_past_the_end(warm_tool: WarmTool, tmp_path: Path) -> None:
    text = HEAD + 'def O : Op<D, "o"> { let assemblyFormat = "attr-dict `open@"; }'
    said = run(warm_tool, tmp_path, text.replace(MARK, ""))
    assert said.startswith(f"a.td:{position(text)}: error: unexpected end of file in literal"), said


def test_empty_format(warm_tool: WarmTool, tmp_path: Path) -> None:
    text = HEAD + 'def O : Op<D, "o"> { let assemblyFormat = "@"; }'
    said = run(warm_tool, tmp_path, text.replace(MARK, ""))
    assert said.startswith(f"a.td:{position(text)}: error: 'attr-dict' directive not found"), said
