"""What the generators say of a mistake: the user's own line first, and what to try instead."""

from __future__ import annotations

from pathlib import Path

import pytest
from reference import LLVM_INCLUDE
from warm_tool import WarmTool

pytestmark = pytest.mark.llvm_files

OPS = """include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def Toy : Dialect {{ let name = "toy"; let cppNamespace = "toy"; }}
{}
"""


def said(tool: WarmTool, folder: Path, text: str, *args: str, main: str = "main.td") -> list[str]:
    """The lines on standard error, without source lines and carets; `text` is included."""
    (folder / "Ops.td").write_text(OPS.format(text))
    (folder / "main.td").write_text('include "Ops.td"\n')
    command = [*args, f"-I{LLVM_INCLUDE}", main]
    text = tool.run(command, cwd=folder, personality="mlir").stderr
    marks = ("error: ", "warning: ", "note: ")
    return [line for line in text.splitlines() if any(mark in line for mark in marks)]


@pytest.mark.parametrize(
    ("format", "meant"),
    [
        ("$lsh attr-dict", "$lhs"),
        ("$lhs atr-dict", "attr-dict"),
        ("$lhs attr-dict `:` tpye($lhs)", "type"),
        ("operand attr-dict", "operands"),
        ("$elsewhere attr-dict", None),
        ("unheard attr-dict", None),
    ],
)
def test_words_of_a_format(
    format: str, meant: str | None, warm_tool: WarmTool, tmp_path: Path
) -> None:
    text = (
        'def A : Op<Toy, "a"> { let arguments = (ins AnyType:$lhs, AnyType:$rhs); '
        f'let assemblyFormat = "{format}"; }}'
    )
    error, *notes = said(warm_tool, tmp_path, text, "--gen-op-defs")
    assert error.startswith("Ops.td:4:")
    advice = [note.partition("note: ")[2] for note in notes if "did you mean" in note]
    assert advice == ([] if meant is None else [f"did you mean '{meant}'?"])


def test_includes_of_an_error(warm_tool: WarmTool, tmp_path: Path) -> None:
    """As the parser's errors have them."""
    text = 'def A : Op<Toy, "a"> { let arguments = (ins AnyType:$x, AnyType:$x); }'
    (tmp_path / "Ops.td").write_text(OPS.format(text))
    (tmp_path / "main.td").write_text('include "Ops.td"\n')
    args = ["--gen-op-decls", f"-I{LLVM_INCLUDE}", "main.td"]
    lines = warm_tool.run(args, cwd=tmp_path, personality="mlir").stderr.splitlines()
    assert lines[0] == "Included from main.td:1:"
    assert lines[1].startswith("Ops.td:4:5: error: ")
    assert lines[2:4] == [text, "    ^"]


def test_method_of_an_interface(warm_tool: WarmTool, tmp_path: Path) -> None:
    """The class that sets the field is MLIR's; who wrote the argument is the user."""
    text = (
        'def Sized : OpInterface<"Sized"> {\n  let cppNamespace = "toy";\n'
        '  let methods = [InterfaceMethod<"", "int", "size", (ins I32:$in)>];\n}'
    )
    error, note = said(warm_tool, tmp_path, text, "--gen-op-interface-decls", main="Ops.td")
    assert error == (
        "Ops.td:6:18: error: argument '$in' of method 'size' of interface 'Sized' is 'I32', but a "
        "C++ type is a string"
    )
    assert note.startswith(f"{LLVM_INCLUDE}/mlir/IR/Interfaces.td:")
    assert note.endswith(": note: field 'arguments' is set here")


@pytest.mark.parametrize(
    ("dialect", "advice"),
    [("toi", "did you mean 'toy'?"), ("spirv", "there is 'toy'"), ("toy", None)],
)
@pytest.mark.parametrize(
    ("generator", "option"),
    [
        ("gen-typedef-decls", "typedefs-dialect"),
        ("gen-attrdef-defs", "attrdefs-dialect"),
        ("gen-python-op-bindings", "bind-dialect"),
    ],
)
def test_dialect_that_is_not_there(
    generator: str,
    option: str,
    dialect: str,
    advice: str | None,
    warm_tool: WarmTool,
    tmp_path: Path,
) -> None:
    messages = said(warm_tool, tmp_path, "", f"--{generator}", f"--{option}={dialect}")
    start = f"warning: no dialect is called '{dialect}', which --{option} selects; "
    assert messages == ([] if advice is None else [start + advice])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            'def A : Op<Toy, "a"> { let arguments = (ins AnyTypeOf:$x); }',
            "Variable not defined: 'AnyTypeOf'; it is a class: a value is 'AnyTypeOf<...>'",
        ),
        (
            'def A : Op<Toy, "a"> { summary = "text"; }',
            "Couldn't find class 'summary'; did you mean 'let summary'?",
        ),
    ],
)
def test_classes_and_lets(text: str, message: str, warm_tool: WarmTool, tmp_path: Path) -> None:
    error = said(warm_tool, tmp_path, text, "--gen-op-decls")[0]
    assert error.partition("error: ")[2] == message


_PATTERNS = """include "mlir/IR/PatternBase.td"
def A : Op<Toy, "a"> {{ let arguments = (ins I32:$in, I32Attr:$n); let results = (outs I32:$r); }}
def B : Op<Toy, "b"> {{ let arguments = (ins I32:$in); let results = (outs I32:$r); }}
def P : Pat<{}>;
"""


@pytest.mark.parametrize(
    ("pattern", "wanted"),
    [
        (
            "(A $value, $n), (B $valu)",
            ["error: symbol 'valu' is not bound in pattern 'P'", "note: did you mean '$value'?"],
        ),
        (
            "(A $x, $n), (B $y)",
            ["error: symbol 'y' is not bound in pattern 'P'", "note: bound are '$n', '$x'"],
        ),
        ("(A $x), (B $x)", ["error: op 'toy.a' takes 2 arguments, got 1 in pattern 'P'"]),
        (
            "(A $x, 5), (B $x)",
            [
                "error: argument #1 of op 'toy.a' is an attribute, which takes an attribute "
                "constraint, got '5' in pattern 'P'",
                'note: write ConstantAttr<I32Attr, "5">',
            ],
        ),
        (
            "(B $x), (A $x, 5)",
            ["error: the constant '5' has to be a ConstantAttr in pattern 'P'"],
        ),
        (
            "(B $x), (I32 $x)",
            [
                "error: a pattern uses 'I32' as an operation, but it is a type",
                "note: 'P' uses it",
            ],
        ),
    ],
)
def test_patterns(pattern: str, wanted: list[str], warm_tool: WarmTool, tmp_path: Path) -> None:
    found = said(warm_tool, tmp_path, _PATTERNS.format(pattern), "--gen-rewriters")
    assert [
        line[min(line.find(mark) % 999 for mark in ("error:", "note:")) :] for line in found
    ] == wanted


@pytest.mark.parametrize(
    ("result", "wanted"),
    [("I64Attr", "'I64Attr' is an attribute"), ("OptionalAttr<I64Attr>", "it is an attribute")],
)
def test_result_that_is_no_type(
    result: str, wanted: str, warm_tool: WarmTool, tmp_path: Path
) -> None:
    text = f'def A : Op<Toy, "a"> {{ let results = (outs {result}:$r); }}'
    error, *_ = said(warm_tool, tmp_path, text, "--gen-op-decls")
    assert error.endswith(f"error: a result has to be of a type, but {wanted}")


@pytest.mark.parametrize(
    ("command", "wanted"),
    [
        ("--gen-op-decls", "the class 'Op' is not defined; include \"mlir/IR/OpBase.td\""),
        ("--gen-dialect-doc", "no dialect is defined here, so there is none to document"),
    ],
)
def test_what_the_input_lacks_is_missing_in_its_main_file(
    command: str, wanted: str, warm_tool: WarmTool, tmp_path: Path
) -> None:
    (tmp_path / "main.td").write_text("class A;\n")
    run = warm_tool.run([command, "main.td"], cwd=tmp_path, personality="mlir")
    assert run.stderr == f"main.td:1:1: error: {wanted}\nclass A;\n^\n"
