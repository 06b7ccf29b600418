"""Macro calls for the nodes of Clang's syntax tree, in the order of their hierarchy.

gen-clang-comment-nodes, -decl-nodes, -stmt-nodes. Each node's macro expands to that of its base
node, so that an includer defines only the macros that it needs.
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
    from collections.abc import Callable, Iterator
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

_NODES: Final = cpp("""
    #ifndef ABSTRACT_$root
    #  define ABSTRACT_$root(Type) Type
    #endif
    #ifndef ${root}_RANGE
    #  define ${root}_RANGE(Base, First, Last)
    #endif

    #ifndef LAST_${root}_RANGE
    #  define LAST_${root}_RANGE(Base, First, Last) ${root}_RANGE(Base, First, Last)
    #endif

    $nodes
    #undef $root
    #undef ${root}_RANGE
    #undef LAST_${root}_RANGE
    #undef ABSTRACT_$root
""")
_NODE: Final = cpp("""
    #ifndef $macro
    #  define $macro(Type, Base) $base_macro(Type, Base)
    #endif
    $call
    $derived
    #undef $macro

""")
_CALL: Final = cpp("$macro($name, $base)")
_ABSTRACT_CALL: Final = cpp("ABSTRACT_$root($macro($name, $base))")
_RANGE: Final = cpp("""
    ${last}${root}_RANGE($name, $first, $end)

""")


class Hierarchy:
    """The nodes of a class, by the node that they are derived from."""

    __slots__ = ("_derived", "_numbers", "root")

    def __init__(
        self, records: Records, class_: str, goes_first: Callable[[Record], bool] | None = None
    ) -> None:
        """Derived ones by the bytes of their names, backwards; those first that `goes_first`.

        Raises RecordError where there is no root, or several.
        """
        found = definitions(records, class_)
        self._derived: dict[Record, list[Record]] = {}
        self._numbers = {record: number for number, record in enumerate(found)}
        roots: list[Record] = []

        def add(record: Record) -> None:
            base = record.value_as_optional_def("Base")
            if base is not None:
                self._derived.setdefault(base, []).append(record)
                return
            roots.append(record)
            if len(roots) > 1:
                raise record.error(f'multiple root nodes in "{class_}" hierarchy')

        of_each(found, add)
        if not roots:
            raise input_error(
                records, f'didn\'t find root node in "{class_}" hierarchy: give one node no base'
            )
        self.root = roots[0]
        for derived in self._derived.values():
            derived.sort(key=_in_bytes, reverse=True)
            if goes_first is not None:
                derived.sort(key=goes_first, reverse=True)

    def derived(self, record: Record) -> list[Record]:
        return self._derived.get(record, [])

    def derived_in_order(self, record: Record) -> list[Record]:
        """The same in the order in which records are sorted."""
        return sorted(self.derived(record), key=lambda each: self._numbers[each])


def _in_bytes(record: Record) -> bytes:
    return record.name.encode(errors="surrogateescape")


class _Nodes:
    """What is written of a hierarchy."""

    __slots__ = ("_hierarchy", "_root", "_suffix")

    def __init__(self, hierarchy: Hierarchy, suffix: str = "") -> None:
        self._hierarchy = hierarchy
        self._suffix = suffix  # of the names of C++ classes
        self._root = hierarchy.root.name.upper()

    def text(self) -> str:
        root = self._hierarchy.root
        first, last, derived = self._derived(root)
        end = self._range("LAST_", root, first, last) if derived else ""
        return _NODES(root=self._root, nodes=derived + end)

    def _derived(self, record: Record) -> tuple[Record, Record, str]:
        """The first and the last node that is not abstract, from this one on; those below it."""
        derived = self._hierarchy.derived(record)
        if record.value_as_bit("Abstract"):
            if not derived:
                raise record.error("abstract node has no children")
            first: Record | None = None
        else:
            first = record
        nodes = of_each(derived, lambda each: self._node(each, record))
        last = nodes[-1][1] if nodes else record
        return first or nodes[0][0], last, "".join([text for _, _, text in nodes])

    def _node(self, record: Record, base: Record) -> tuple[Record, Record, str]:
        macro = record.name.upper()
        call = _CALL(macro=macro, name=record.name, base=self._class(base))
        if record.value_as_bit("Abstract"):
            call = _ABSTRACT_CALL(
                root=self._root, macro=macro, name=record.name, base=self._class(base)
            )
        first, last, derived = self._derived(record)
        if derived:
            derived += self._range("", record, first, last)
        text = _NODE(macro=macro, base_macro=base.name.upper(), call=call, derived=derived)
        return first, last, text

    def _range(self, which: str, record: Record, first: Record, last: Record) -> str:
        return _RANGE(
            last=which, root=self._root, name=record.name, first=first.name, end=last.name
        )

    def _class(self, record: Record) -> str:
        if self._suffix and record is self._hierarchy.root:
            return self._suffix
        return f"{record.name}{self._suffix}"


def _header(records: Records) -> str:
    return file_header("List of AST nodes of a particular kind", records.main_file)


@generator("gen-clang-comment-nodes", help="nodes of comments")
def COMMENTS(records: Records, options: Options) -> str:
    return _header(records) + _Nodes(Hierarchy(records, "CommentNode")).text()


@generator("gen-clang-stmt-nodes", help="nodes of statements")
def STATEMENTS(records: Records, options: Options) -> str:
    return _header(records) + _Nodes(Hierarchy(records, "StmtNode")).text()


# --- declarations -------------------------------------------------------------------

_CONTEXTS: Final = cpp("""
    #ifndef DECL_CONTEXT
    #  define DECL_CONTEXT(DECL)
    #endif
    $contexts
    #undef DECL_CONTEXT
""")
_CONTEXT: Final = cpp("DECL_CONTEXT($name)")


@generator("gen-clang-decl-nodes", help="nodes of declarations")
def DECLARATIONS(records: Records, options: Options) -> str:
    def is_context(record: Record) -> bool:
        return record.is_subclass_of("DeclContext")

    hierarchy = Hierarchy(records, "DeclNode", is_context)
    nodes = _Nodes(hierarchy, "Decl").text()
    contexts = [
        _CONTEXT(name=each.name)
        for context in definitions(records, "DeclContext")
        for each in _concrete(hierarchy, context)
    ]
    return (
        _header(records)
        + nodes
        + file_header("List of AST Decl nodes", records.main_file)
        + _CONTEXTS(contexts=contexts)
    )


def _concrete(hierarchy: Hierarchy, record: Record) -> Iterator[Record]:
    """The node and those derived from it; those left out that are abstract."""
    if not record.value_as_bit("Abstract"):
        yield record
    for derived in hierarchy.derived_in_order(record):
        if derived is record:
            raise record.error(f"'{record.name}' is its own base")
        yield from _concrete(hierarchy, derived)


# --- types --------------------------------------------------------------------------

_TYPES: Final = cpp("""
    #ifndef ABSTRACT_TYPE
    #  define ABSTRACT_TYPE(Class, Base) TYPE(Class, Base)
    #endif
    #ifndef NON_CANONICAL_TYPE
    #  define NON_CANONICAL_TYPE(Class, Base) TYPE(Class, Base)
    #endif
    #ifndef DEPENDENT_TYPE
    #  define DEPENDENT_TYPE(Class, Base) TYPE(Class, Base)
    #endif
    #ifndef NON_CANONICAL_UNLESS_DEPENDENT_TYPE
    #  define NON_CANONICAL_UNLESS_DEPENDENT_TYPE(Class, Base) TYPE(Class, Base)
    #endif
    $types
    #ifdef LAST_TYPE
    LAST_TYPE($last)
    #undef LAST_TYPE
    #endif
    #ifdef ALWAYS_CANONICAL_TYPE
    $canonical
    #undef ALWAYS_CANONICAL_TYPE
    #endif
    #undef TYPE
    #undef ABSTRACT_TYPE
    #undef ABSTRACT_TYPE
    #undef NON_CANONICAL_TYPE
    #undef DEPENDENT_TYPE
    #undef NON_CANONICAL_UNLESS_DEPENDENT_TYPE
""")
_TYPE: Final = cpp("$macro($name, $base)")
_CANONICAL: Final = cpp("ALWAYS_CANONICAL_TYPE($name)")
# Classes that say with which macro a type is written.
_MACROS: Final = (
    ("AlwaysDependent", "DEPENDENT_TYPE"),
    ("NeverCanonical", "NON_CANONICAL_TYPE"),
    ("NeverCanonicalUnlessDependent", "NON_CANONICAL_UNLESS_DEPENDENT_TYPE"),
)
_END: Final = "Type"


@generator("gen-clang-type-nodes", help="nodes of types")
def TYPES(records: Records, options: Options) -> str:
    hierarchy = Hierarchy(records, "TypeNode")
    found = list(_types_below(hierarchy, hierarchy.root))
    if not found:
        raise hierarchy.root.error("no type is derived from it")
    types = of_each(
        found,
        lambda pair: _TYPE(
            macro=_type_macro(pair[0]), name=_short_name(pair[0]), base=pair[1].name
        ),
    )
    canonical = [
        record
        for record in definitions(records, "TypeNode")
        if record.is_subclass_of("AlwaysCanonical")
    ]
    return file_header("An x-macro database of Clang type nodes", records.main_file) + _TYPES(
        types=types,
        last=_short_name(found[-1][0]),
        canonical=[_CANONICAL(name=_short_name(record)) for record in canonical],
    )


def _types_below(hierarchy: Hierarchy, base: Record) -> Iterator[tuple[Record, Record]]:
    """Each with the one that it is derived from."""
    for record in hierarchy.derived_in_order(base):
        yield record, base
        yield from _types_below(hierarchy, record)


def _type_macro(record: Record) -> str:
    macros = [macro for class_, macro in _MACROS if record.is_subclass_of(class_)]
    if record.value_as_bit("Abstract"):
        macros.append("ABSTRACT_TYPE")
    if len(macros) > 1:
        raise record.error(
            "conflict when computing macro name for Type node: "
            f'trying to use both "{macros[0]}" and "{macros[1]}"'
        )
    return macros[0] if macros else "TYPE"


def _short_name(record: Record) -> str:
    if not record.name.endswith(_END):
        raise record.error("name of node doesn't end in Type")
    return record.name.removesuffix(_END)
