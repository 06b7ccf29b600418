"""A library's options as members of a struct (main's llvm/Option/LibraryOptions.td).

It knows the struct and how arguments set its members; the tables of options are made elsewhere.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.mistakes import of_each

from .info_tables import InfoTables, conditional
from .option_order import has

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import Record

    from .info_tables import OptionRow

_TEXT: Final = cpp("""
    #ifdef OPTIONS_STRUCT_DECL
    #undef OPTIONS_STRUCT_DECL
    #include "llvm/ADT/ArrayRef.h"
    #include "llvm/ADT/BoolOrDefault.h"
    #include "llvm/ADT/StringRef.h"
    #include "llvm/Support/Allocator.h"
    $context_header

    namespace llvm {
    namespace opt {
    class Arg;
    $parser_class
    class OptTable;
    } // namespace opt
    } // namespace llvm

    namespace $namespace {
    struct $name {
      using StringRef = llvm::StringRef;
      $members

      static constexpr bool PerContext = $per_context;
      static const llvm::opt::OptTable &optTable();
      // Sets the member that A names, with memory for lists from Alloc.
      // Returns false where the value is none.
      bool apply(const llvm::opt::Arg &A, llvm::BumpPtrAllocator &Alloc);

    $friends
      static $name Global;
      static const $name Default;
    };
    } // namespace $namespace
    #endif // OPTIONS_STRUCT_DECL

    #ifdef OPTIONS_STRUCT_DEFS
    #undef OPTIONS_STRUCT_DEFS
    $qualified $qualified::Global;
    LLVM_REQUIRE_CONSTANT_INITIALIZATION const $qualified $qualified::Default;

    const llvm::opt::OptTable &$qualified::optTable() {
      static const llvm::opt::LibraryOptTable T(optionTables());
      return T;
    }

    bool $qualified::apply(const llvm::opt::Arg &A, llvm::BumpPtrAllocator &Alloc) {
      switch (A.getOption().getID()) {
      $cases
      }
      llvm_unreachable("option without a member");
    }
    #endif // OPTIONS_STRUCT_DEFS
""")
_DECLARATION: Final = cpp("$type $member{$default};")
_FRIENDS: Final = cpp("""
    private:
      friend class llvm::cl::LibraryOptionsContext;
      friend class llvm::opt::LibraryOptionsParser;

""")
_CASE: Final = cpp("""
    case $id:
      $bare
      return llvm::opt::parseArgValue($argument, $member, Alloc$parser);
""")
_ENUM_PARSER: Final = cpp("""
    , [](llvm::StringRef V, auto &X) {
      $values
      return false;
    }
""")
_VALUE: Final = cpp("""
    if (V == "$word") {
      X = $value;
      return true;
    }
""")
_BARE: Final = cpp("if (!A.getNumValues()) { $member = $value; return true; }")


class OptionsStruct:
    """The struct of one set of options. Raises RecordError where there is not exactly one."""

    def __init__(self, structs: Sequence[Record], tables: InfoTables) -> None:
        if len(structs) > 1:
            raise structs[1].error(
                f"'{structs[1].name}' is a second OptionsStruct: the options of a file are members "
                f"of one, '{structs[0].name}'"
            )
        self.record = structs[0]
        self.prefix = self.record.value_as_string("MemberPrefix")
        self.tables = tables
        tables.ids = {row.record: f"OPT_{self._identifier(row)}" for row in tables.options}

    @staticmethod
    def _identifier(row: OptionRow) -> str:
        """A def without a name is called as it is spelled."""
        if not _is_nameless(row.record):
            return row.name
        return _as_identifier(row.record.value_as_string("Name"))

    def _member(self, record: Record) -> str:
        if not _is_nameless(record):
            return record.name
        return _as_identifier(record.value_as_string("Name").removeprefix(self.prefix))

    def text(self) -> str:
        record = self.record
        is_per_context = record.value_as_bit("PerContext")
        namespace = record.value_as_string("Namespace")
        fields = [row for row in self.tables.options if has(row.record, "FieldType")]
        in_order = sorted(fields, key=lambda row: row.record.id)
        return _TEXT(
            context_header='#include "llvm/Support/LibraryOptionsContext.h"'
            if is_per_context
            else "",
            parser_class="class LibraryOptionsParser;" if is_per_context else "",
            namespace=namespace,
            name=record.name,
            qualified=f"{namespace}::{record.name}",
            members=of_each(
                in_order, lambda row: conditional(row.record, self._declaration(row.record))
            ),
            per_context="true" if is_per_context else "false",
            friends=_FRIENDS() if is_per_context else "",
            cases=of_each(fields, lambda row: conditional(row.record, self._case(row.record))),
        )

    def _declaration(self, record: Record) -> str:
        return _DECLARATION(
            type=record.value_as_string("FieldType"),
            member=self._member(record),
            default=record.value_as_string("FieldDefault"),
        )

    def _case(self, record: Record) -> str:
        assert self.tables.ids is not None
        member = self._member(record)
        bare = ""
        argument = "A.getValue()"
        if has(record, "BareValue"):
            bare = _BARE(member=member, value=record.value_as_string("BareValue"))
        elif record.value_as_def("Kind").value_as_string("Name") == "FlagOrEq":
            argument = 'A.getNumValues() ? A.getValue() : "true"'
        return _CASE(
            id=self.tables.ids[record],
            bare=bare,
            argument=argument,
            member=member,
            parser=_parser(record),
        ).rstrip()


def _parser(record: Record) -> str:
    if not has(record, "NormalizedValues"):
        return ""
    words = record.value_as_string("Values").split(",")
    values = record.value_as_list_of_strings("NormalizedValues")
    rows = [_VALUE(word=w, value=v) for w, v in zip(words, values, strict=False)]
    return _ENUM_PARSER(values=rows).rstrip()


def _is_nameless(record: Record) -> bool:
    """Also what a `defm` without a name defines."""
    return record.is_anonymous or record.name.startswith("anonymous_")


def _as_identifier(name: str) -> str:
    return "".join([c if c.isalnum() else "_" for c in name])
