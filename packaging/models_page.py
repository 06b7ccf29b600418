"""Write docs/python-models.md from the models' classes: fields, types, docstrings; a test compares.

    python packaging/models_page.py           write it again
    python packaging/models_page.py --check   fail if it is not what this would write

Reads source files only: a field's meaning is in the docstring.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from tblgen_build.named_models import COMMON, parts_of

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs/python-models.md"
HEAD = """\
# Models of dialects and targets

<!-- Made by packaging/models_page.py from the classes' fields and docstrings. -->

The named tuples of [tblgen_build.mlir](#tblgen_buildmlir) and
[tblgen_build.llvm](#tblgen_buildllvm), which [the Python API](python.md#dialects-and-targets)
introduces. `record` is always the record that a thing comes from.
"""


def page() -> str:
    parts = [HEAD]
    for module, path in (("mlir", "mlir/models.py"), ("llvm", "llvm.py")):
        parts.append(f"## tblgen_build.{module}\n")
        parts += models(ROOT / "tblgen_build" / path)
    return "\n".join(parts)


def models(path: Path) -> Iterator[str]:
    source = path.read_text(encoding="utf-8")
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and is_named_tuple(node):
            summary, meanings = parts_of(ast.get_docstring(node) or "")
            yield f"### {node.name}\n\n{summary}\n"
            yield "| field | type | |\n| --- | --- | --- |"
            for field in node.body:
                if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                    yield row(field.target.id, field, {**COMMON, **meanings})
            yield from (method(one) for one in node.body if isinstance(one, ast.FunctionDef))
            yield ""


def is_named_tuple(node: ast.ClassDef) -> bool:
    return any(isinstance(base, ast.Name) and base.id == "NamedTuple" for base in node.bases)


def row(name: str, field: ast.AnnAssign, meanings: dict[str, str]) -> str:
    kind = cell(ast.unparse(field.annotation))
    return f"| `{name}` | `{kind}` | {cell(meanings.get(name, ''))} |"


def method(node: ast.FunctionDef) -> str:
    arguments = [one.arg for one in node.args.args if one.arg != "self"]
    is_property = any(isinstance(d, ast.Name) and d.id == "property" for d in node.decorator_list)
    shown = node.name if is_property else f"{node.name}({', '.join(arguments)})"
    returns = ast.unparse(node.returns) if node.returns else ""
    meaning = " ".join((ast.get_docstring(node) or "").split())
    return f"| `{shown}` | `{cell(returns)}` | {cell(meaning)} |"


def cell(text: str) -> str:
    return text.replace("|", "\\|")


def main() -> int:
    text = page()
    is_stale = not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text
    if "--check" in sys.argv[1:]:
        return int(is_stale)
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
