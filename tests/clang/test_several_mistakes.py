"""Records with a mistake each: all are reported, in order, the reference's first one first."""

from __future__ import annotations

from pathlib import Path

import pytest
from reference import run_tool
from warm_tool import WarmTool

_COMPATIBILITY = 'class CompatWarningId { string Component = "c"; }'
_NODES = "class TypeNode<TypeNode b, bit a = 0> { TypeNode Base = b; bit Abstract = a; }\n"
_OPCODE = "class Type; class Opcode; def S : Type;"
_COMMANDS = "class Command;"
_COMMAND = "class Command { string Name; }"
_TAG = 'class Tag { string Spelling = "t"; }'
_CHARACTER = "class NCR { string Spelling; int CodePoint = 1; }"
_STATEMENTS = "class StmtNode { StmtNode Base; bit Abstract = 0; } def S : StmtNode;"
_SYNTAX = """class External; class Sequence;
class NodeType { NodeType base; string documentation; } def Node : NodeType, External;
"""
_OPENCL = """class FunctionExtension; class Type; class ImageType; class GenericType; class IntList;
class Builtin { string Name = "f"; }
"""
_ATTRIBUTE = "class Attr { list<Attr> Spellings = []; bit SemaHandler; }"
_DOCUMENTED = """class AttrSubjectMatcherRule; class AttrSubjectMatcherAggregateRule;
class DeclNode; class Page { string Intro = ""; } def GlobalDocumentation : Page;
class Category { string Name = "c"; } def C : Category;
class Document { Category Category = C; string Heading = ""; string Content = ""; }
def D : Document;
class Attr { list<Attr> Spellings = []; list<Document> Documentation = [D]; }
"""


@pytest.mark.parametrize(
    ("head", "record", "flag"),
    [
        (_COMPATIBILITY, "def D{n} : CompatWarningId;", "--gen-clang-diags-compat-ids"),
        (_NODES + "def Type : TypeNode<?, 1>;", "def Named{n} : TypeNode<Type>;",
         "--gen-clang-type-nodes"),
        (_OPCODE, "def O{n} : Opcode;", "--gen-clang-opcodes"),
        (_COMMANDS, "def C{n} : Command;", "--gen-clang-comment-command-list"),
        (_COMMAND, "def C{n} : Command;", "--gen-clang-comment-command-info"),
        (_TAG, "def T{n} : Tag;", "--gen-clang-comment-html-tags-properties"),
        (_CHARACTER, "def C{n} : NCR;", "--gen-clang-comment-html-named-character-references"),
        (_STATEMENTS, "def T{n} : StmtNode;", "--gen-clang-stmt-nodes"),
        (_SYNTAX, "def T{n} : NodeType {{ let base = Node; }}", "--gen-clang-syntax-node-classes"),
        (_OPENCL, "def B{n} : Builtin;", "--gen-clang-opencl-builtins"),
        (_ATTRIBUTE, "def A{n} : Attr;", "--gen-clang-attr-parsed-attr-list"),
        (_DOCUMENTED, "def A{n} : Attr;", "--gen-attr-docs"),
    ],
)  # fmt: skip
def test_all_are_reported(
    head: str, record: str, flag: str, clang_tblgen: Path, warm_tool: WarmTool, tmp_path: Path
) -> None:
    records = [record.format(n=n) for n in range(3)]
    (tmp_path / "case.td").write_text("\n".join([head.replace("\n", " "), *records]) + "\n")
    theirs, ours = (run_tool(t, [flag, "case.td"], cwd=tmp_path) for t in (clang_tblgen, warm_tool))
    assert [d.position for d in theirs.diagnostics()] == ["case.td:2:5"]
    assert [d.position for d in ours.diagnostics()] == [f"case.td:{n}:5" for n in (2, 3, 4)]
