"""Nodes of Clang's syntax trees: their list, their classes.

gen-clang-syntax-node-list, -classes. Nodes below one stand together, by name.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.definitions import input_error
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import generator

from .required import definitions

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

_TITLE: Final = "Syntax tree node list"
_ROOT: Final = "Node"

_LIST: Final = cpp("""

    #ifndef NODE
    #define NODE(Kind, Base)
    #endif

    #ifndef CONCRETE_NODE
    #define CONCRETE_NODE(Kind, Base) NODE(Kind, Base)
    #endif

    #ifndef ABSTRACT_NODE
    #define ABSTRACT_NODE(Kind, Base, First, Last) NODE(Kind, Base)
    #endif

    $nodes

    #undef NODE
    #undef CONCRETE_NODE
    #undef ABSTRACT_NODE
""")
_CONCRETE: Final = cpp("CONCRETE_NODE($name,$base)")
_ABSTRACT: Final = cpp("ABSTRACT_NODE($name,$base,$first,$last)")


class _Hierarchy:
    __slots__ = ("_derived", "root")

    def __init__(self, records: Records) -> None:
        """Raises RecordError where the root is missing."""
        root: Record | None = None
        self._derived: dict[Record, list[Record]] = {}
        found = definitions(records, "NodeType")
        bases = of_each(found, lambda each: each.value_as_optional_def("base"))
        for record, base in zip(found, bases, strict=True):
            if base is not None:
                self._derived.setdefault(base, []).append(record)
            if record.name == _ROOT:
                root = record
        if root is None:
            raise input_error(
                records, f"no NodeType is called '{_ROOT}', which all others are derived from"
            )
        if root in self._derived.get(root, ()):
            raise root.error(f"'{_ROOT}' is its own base: leave its 'base' out")
        self.root = root
        for derived in self._derived.values():
            derived.sort(key=lambda each: each.name.encode(errors="surrogateescape"))

    def derived(self, record: Record) -> list[Record]:
        return self._derived.get(record, [])

    def below(self, base: Record) -> Iterator[tuple[Record, Record]]:
        """Each with its base, before those below it."""
        for record in self.derived(base):
            yield record, base
            yield from self.below(record)

    def ends(self, record: Record) -> tuple[Record, Record]:
        """The first and the last node of those below one that have nothing below them."""
        first = last = record
        while self.derived(first):
            first = self.derived(first)[0]
        while self.derived(last):
            last = self.derived(last)[-1]
        return first, last


@generator("gen-clang-syntax-node-list", help="syntax trees: list of nodes")
def LIST(records: Records, options: Options) -> str:
    hierarchy = _Hierarchy(records)
    nodes: list[str] = []
    for record, base in hierarchy.below(hierarchy.root):
        if hierarchy.derived(record):
            first, last = hierarchy.ends(record)
            nodes.append(
                _ABSTRACT(name=record.name, base=base.name, first=first.name, last=last.name)
            )
        else:
            nodes.append(_CONCRETE(name=record.name, base=base.name))
    return file_header(_TITLE, records.main_file) + _LIST(nodes=nodes)


# --- classes ------------------------------------------------------------------------

_CLASSES: Final = cpp("""

    // Forward-declare node types so we don't have to carefully sequence definitions.
    $declarations

    // Node definitions

    $definitions
""")
_DECLARATION: Final = cpp("class $name;")
_ABSTRACT_CLASS: Final = cpp("""
    $documentation
    class $name : public $base {
    protected:
      $name(NodeKind K) : $base(K) {}
    public:
      $accessors
      static bool classof(const Node *N);
    };

""")
_CONCRETE_CLASS: Final = cpp("""
    $documentation
    class $name final : public $base {
    public:
      $name() : $base(NodeKind::$name) {}
      $accessors
      static bool classof(const Node *N);
    };

""")
_ACCESSORS: Final = cpp("""
    $type_ *get$role()  {
      return llvm::cast_or_null<$type_>(findChild(NodeRole::$role));
    }
    const $type_ *get$role() const  {
      return llvm::cast_or_null<$type_>(findChild(NodeRole::$role));
    }
""")


@generator("gen-clang-syntax-node-classes", help="syntax trees: C++ classes of nodes")
def CLASSES(records: Records, options: Options) -> str:
    hierarchy = _Hierarchy(records)
    found = list(hierarchy.below(hierarchy.root))
    return file_header(_TITLE, records.main_file) + _CLASSES(
        declarations=[
            _DECLARATION(name=record.name)
            for record in [hierarchy.root, *[record for record, _ in found]]
        ],
        definitions=of_each(
            [
                (record, base)
                for record, base in [(hierarchy.root, None), *found]
                if not record.is_subclass_of("External")
            ],
            lambda each: _class(*each, is_abstract=bool(hierarchy.derived(each[0]))),
        ),
    )


def _class(record: Record, base: Record | None, *, is_abstract: bool) -> str:
    documentation = _documentation(record.value_as_string("documentation"))
    if base is None:
        raise record.error(f"the root '{record.name}' is written by hand: it is not an External")
    accessors: list[str] = []
    if record.is_subclass_of("Sequence"):
        accessors = of_each(record.value_as_list_of_defs("children"), _accessors)
    return (_ABSTRACT_CLASS if is_abstract else _CONCRETE_CLASS)(
        name=record.name, base=base.name, documentation=documentation, accessors=accessors
    )


def _accessors(child: Record) -> str:
    role = child.value_as_string("role")
    return _ACCESSORS(type_=_type_of(child.value_as_def("syntax")), role=role)


def _documentation(text: str) -> list[str]:
    """As a comment, without the indentation that the first line has."""
    text = text.rstrip()
    blank = len(text) - len(text.lstrip())
    start = text.rfind("\n", 0, blank) + 1
    indentation = text[start:blank]
    return [f"/// {line.removeprefix(indentation)}" for line in text[start:].split("\n") if text]


def _type_of(syntax: Record) -> str:
    """The class of what a child of that syntax is."""
    if syntax.is_subclass_of("NodeType"):
        return syntax.name
    if syntax.is_subclass_of("AnyToken"):
        return "Leaf"
    if syntax.is_subclass_of("Optional"):
        return _type_of(syntax.value_as_def("inner"))
    raise syntax.error(f"the syntax '{syntax.name}' is neither NodeType, AnyToken nor Optional")
