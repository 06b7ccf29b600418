"""Random hierarchies of Clang's nodes: declarations, statements, types, comments, syntax, opcodes.

A few have mistakes: two roots, a base that comes later, a leaf that is abstract.
"""

from __future__ import annotations

from drawing import Description

# Parts that two names share, and numbers that are sorted as numbers or as text.
_STEMS = ("Var", "Var", "Function", "Record", "If", "Call", "a", "Z", "_x", "Array", "Expr")
_NODE = (
    "class {kind}<{kind} base, bit abstract = 0> {{ {kind} Base = base; bit Abstract = abstract; }}"
)
_TYPE_MARKS = (
    *("AlwaysCanonical", "NeverCanonical", "NeverCanonicalUnlessDependent", "AlwaysDependent"),
    "LeafType",
)


class _Nodes(Description):
    def names(self, low: int, high: int, end: str = "") -> list[str]:
        found = [f"{self.pick(*_STEMS)}{n * 7 % 12}{end}" for n in range(self.number(low, high))]
        return sorted(set(found), key=found.index)

    def hierarchy(self, kind: str, root: str, end: str, marks: tuple[str, ...]) -> None:
        """Nodes below the root; `marks` are other classes that they may have."""
        self.lines.append(_NODE.format(kind=kind))
        self.lines += [f"class {mark};" for mark in marks]
        above = [root]
        written = [f"def {root} : {kind}<?, {int(self.chance(0.7))}>;"]
        for name in self.names(0, 12, end):
            # Chains become deep where a base is one of the last.
            base = above[-1] if self.chance(0.4) else self.pick(*above)
            abstract = self.maybe(0.25, ", 1")
            base = "?" if self.chance(0.01) else base
            marked = "".join(f", {mark}" for mark in marks if self.chance(0.2))
            written.append(f"def {name} : {kind}<{base}{abstract}>{marked};")
            above.append(name)
        if self.chance(0.3):  # names of later definitions are good as bases
            written = self.some(written, len(written), len(written))
            self.lines += [f"def {name};" for name in above if self.chance(0.01)]
        self.lines += written

    def syntax(self) -> None:
        self.lines += _SYNTAX.splitlines()
        nodes = ["Node", "Tree", "Leaf"]
        roles = ["Name", "WhileKeyword"]
        for number, name in enumerate(self.names(1, 8)):
            text = self.pick(*_DOCUMENTS)
            lets = f"{{ let base = {self.pick(*nodes)}; let documentation = {text}; }}"
            self.lines.append(f"def Role{number} : NodeRole<{self.pick(*nodes)}>;")
            self.lines.append(f"def May{number} : OptionalRole<Optional<{self.pick(*nodes)}>>;")
            tokens = ", ".join(self.some(roles, 0, 2))
            bases = (
                "NodeType",
                f"OfTokens<[{tokens}]>",
                f"OfNodes<[Role{number}]>",
                f"OfOptional<[May{number}]>",
                "External",
            )
            self.lines.append(f"def {name} : {self.pick(*bases)} {lets}")
            nodes.append(name)

    def opcodes(self) -> None:
        self.lines += _OPCODES.splitlines()
        types = [f"T{number}" for number in range(self.number(1, 4))]
        self.lines += [f"def {name} : Type;" for name in types]
        classes = [f"C{number}" for number in range(self.number(1, 3))]
        self.lines += [
            f"def {name} : TypeClass<[{', '.join(self.some(types, 0, 3))}]>;" for name in classes
        ]
        for name in self.names(1, 8):
            lets = self.random.lets(0.3, *(f"let {flag} = 1;" for flag in _OPCODE_FLAGS))
            if self.chance(0.3):
                lets.append("let NeedsOpPC = 0;")
            if self.chance(0.5):
                lets.append(f"let Types = [{', '.join(self.some(classes, 0, 3))}];")
            if self.chance(0.5):
                lets.append(f"let Args = [{', '.join(self.some([*_ARGUMENTS], 0, 3))}];")
            if self.chance(0.2):
                lets.append(f'let Name = "{self.pick("Own", "own2")}{name}";')
            self.lines.append(f"def {name} : Opcode {{ {' '.join(lets)} }}")

    def program(self, kind: str) -> str:
        if kind == "decl":
            self.hierarchy("DeclNode", "Decl", "", ("DeclContext",))
        elif kind == "stmt":
            self.hierarchy("StmtNode", "Stmt", "", ())
        elif kind == "comment":
            self.hierarchy("CommentNode", "Comment", "", ())
        elif kind == "type":
            self.hierarchy("TypeNode", "Type", "Type", _TYPE_MARKS)
        elif kind == "syntax":
            self.syntax()
        else:
            self.opcodes()
        return self.text()


_DOCUMENTS = (
    '"Some words."',
    '""',
    "[{\n    Indented:\n      more\n   less\n}]",
    '"\\ta\\n\\t  b\\n \\n"',
    "[{ One line. }]",
    "[{\n\n  After a blank line.\n\n  Another.}]",
)
_SYNTAX = """\
class NodeType { NodeType base = ?; string documentation = ""; }
class External : NodeType;
class AnyToken;
class Keyword<string text> : AnyToken { string spelling = text; }
class TokenRole<AnyToken token> { string role = NAME; AnyToken syntax = token; }
class NodeRole<NodeType node> { string role = NAME; NodeType syntax = node; }
class Optional<NodeType node> { NodeType inner = node; }
class OptionalRole<Optional node> { string role = NAME; Optional syntax = node; }
class Sequence : NodeType;
class OfTokens<list<TokenRole> roles> : Sequence { list<TokenRole> children = roles; }
class OfNodes<list<NodeRole> roles> : Sequence { list<NodeRole> children = roles; }
class OfOptional<list<OptionalRole> roles> : Sequence { list<OptionalRole> children = roles; }
def Node : External;
def Tree : External { let base = Node; }
def Leaf : External { let base = Node; }
def ident : AnyToken;
def while : Keyword<"while">;
def Name : TokenRole<ident>;
def WhileKeyword : TokenRole<while>;
"""
_OPCODES = """\
class Type;
class TypeClass<list<Type> types> { list<Type> Types = types; }
class ArgType<string name, bit reference = 0> { string Name = name; bit AsRef = reference; }
class Opcode {
  list<TypeClass> Types = [];
  string Name = "";
  list<ArgType> Args = [];
  bit CanReturn = 0;
  bit ChangesPC = 0;
  bit HasCustomLink = 0;
  bit HasCustomEval = 0;
  bit HasGroup = 0;
  bit CanFail = 0;
  bit NeedsOpPC = 1;
}
def Number : ArgType<"uint32_t">;
def Fn : ArgType<"const Function *">;
def Float : ArgType<"Floating", 1>;
"""
_OPCODE_FLAGS = ("CanReturn", "ChangesPC", "HasCustomLink", "HasCustomEval", "HasGroup", "CanFail")
_ARGUMENTS = ("Number", "Fn", "Float")
_KINDS = ("decl", "stmt", "type", "comment", "syntax", "opcodes")


def random_nodes(seed: int) -> str:
    return _Nodes(seed).program(_KINDS[seed % len(_KINDS)])


def commands_of_nodes(seed: int) -> tuple[str, ...]:
    kind = _KINDS[seed % len(_KINDS)]
    if kind == "syntax":
        return ("--gen-clang-syntax-node-list", "--gen-clang-syntax-node-classes")
    return ("--gen-clang-opcodes",) if kind == "opcodes" else (f"--gen-clang-{kind}-nodes",)
