"""Readers and writers of types: gen-clang-type-reader, gen-clang-type-writer."""

from __future__ import annotations

from tblgen_build.generators.clang.required import definitions
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.definitions import input_error
from tblgen_build.registry import generator

from .property_model import Rules
from .values import read, write

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

_SUFFIX: Final = "Type"

_READER: Final = cpp("""
    template <class PropertyReader>
    class AbstractTypeReader {
    public:
      PropertyReader &R;

      AbstractTypeReader(PropertyReader &R) : R(R) {}

      QualType read(Type::TypeClass kind) {
        switch (kind) {
        $cases
        }
        llvm_unreachable("bad kind");
      }

      $methods
    };

""")
_READ_CASE: Final = cpp("""
    case Type::$kind:
      return read$name();
""")
_READ: Final = cpp("""
    QualType read$name() {
      auto &ctx = R.getASTContext();
      $properties
      $creation
    }

""")
_WRITER: Final = cpp("""
    template <class PropertyWriter>
    class AbstractTypeWriter {
    public:
      PropertyWriter &W;

      AbstractTypeWriter(PropertyWriter &W) : W(W) {}

      void write(const Type *node) {
        switch (node->getTypeClass()) {
        $cases
        }
        llvm_unreachable("bad kind");
      }

      $methods
    };

""")
_WRITE_CASE: Final = cpp("""
    case Type::$kind:
      return write$name(static_cast<const $name *>(node));
""")
_WRITE: Final = cpp("""
    void write$name(const $name *node) {
      $helper
      $properties
    }

""")


@generator("gen-clang-type-reader", help="properties: class that reads types")
def READER(records: Records, options: Options) -> str:
    rules = Rules(records)
    types = _types(records)
    title = file_header("A CRTP reader for Clang Type nodes", records.main_file)
    return title + _READER(
        cases=[_READ_CASE(kind=_kind(node), name=node.name) for node in types],
        methods=[_read(node, rules) for node in types],
    )


def _read(node: Record, rules: Rules) -> str:
    properties = rules.properties(node)
    return _READ(
        name=node.name,
        properties=read(properties, "R"),
        creation=rules.creation(node, properties),
    )


@generator("gen-clang-type-writer", help="properties: class that writes types")
def WRITER(records: Records, options: Options) -> str:
    rules = Rules(records)
    types = _types(records)
    title = file_header("A CRTP writer for Clang Type nodes", records.main_file)
    return title + _WRITER(
        cases=[_WRITE_CASE(kind=_kind(node), name=node.name) for node in types],
        methods=[
            _WRITE(
                name=node.name,
                helper=rules.helper(node),
                properties=write(rules.properties(node), "W"),
            )
            for node in types
        ],
    )


def _types(records: Records) -> list[Record]:
    """Those that are not abstract, derived ones below their bases."""
    below: dict[Record | None, list[Record]] = {}
    for record in definitions(records, "TypeNode"):
        below.setdefault(record.value_as_optional_def("Base"), []).append(record)
    roots = below.get(None, [])
    if not roots:
        raise input_error(records, "no root node in TypeNode hierarchy")
    if len(roots) > 1:
        raise roots[1].error("multiple root nodes in TypeNode hierarchy")
    found: list[Record] = []

    def visit(record: Record) -> None:
        if not record.value_as_bit("Abstract"):
            found.append(record)
        for derived in below.get(record, []):
            visit(derived)

    visit(roots[0])
    return found


def _kind(node: Record) -> str:
    if not node.name.endswith(_SUFFIX):
        raise node.error("name of node doesn't end in Type")
    return node.name.removesuffix(_SUFFIX)
