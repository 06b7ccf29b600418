"""The tables that Clang declares OpenCL's builtins from (gen-clang-opencl-builtins)."""

from __future__ import annotations

from tblgen_build.generators.clang.required import definitions
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.literals import quoted
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.cpp.string_switch import string_switch
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import generator
from tblgen_build.releases.clang import OPENCL_HAS_VERSION_3_1

from .conversion import conversion
from .generic_types import elements_of, names_of, plain_names, signature_of, sizes_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

_FILE: Final = cpp("""
    #include "llvm/ADT/StringRef.h"
    using namespace clang;

    enum OpenCLTypeID {
      $types
    };

    enum OpenCLAccessQual : unsigned char {
      OCLAQ_None,
      OCLAQ_ReadOnly,
      OCLAQ_WriteOnly,
      OCLAQ_ReadWrite
    };

    struct OpenCLTypeStruct {
      const OpenCLTypeID ID;
      const unsigned VectorWidth;
      const bool IsPointer : 1;
      const bool IsConst : 1;
      const bool IsVolatile : 1;
      const OpenCLAccessQual AccessQualifier;
      const LangAS AS;
    };

    struct OpenCLBuiltinStruct {
      // The first type's place in SignatureTable: that of the result.
      const unsigned SigTableIndex;
      const unsigned NumTypes;
      const bool IsPure : 1;
      const bool IsConst : 1;
      const bool IsConv : 1;
      const unsigned short Extension;
      // A bit for each version of OpenCL that has the builtin.
      const unsigned short Versions;
    };

    static const char *FunctionExtensionTable[] = {
      $extensions
    };

    static const OpenCLTypeStruct TypeTable[] = {
      $type_rows
    };

    static const unsigned short SignatureTable[] = {
      $signatures
    };

    static const OpenCLBuiltinStruct BuiltinTable[] = {
      $builtins
    };

    // The place of the first overload in BuiltinTable, from 1 on, and how many there are.
    static std::pair<unsigned, unsigned> isOpenCLBuiltin(llvm::StringRef Name) {
      $names
      return std::make_pair(0, 0);
    } // isOpenCLBuiltin

    static QualType getOpenCLEnumType(Sema &S, llvm::StringRef Name);
    static QualType getOpenCLTypedefType(Sema &S, llvm::StringRef Name);

    $conversion
""")
_TYPE: Final = cpp("OCLT_$name,\n")
_EXTENSION: Final = cpp("""
    // $index: $record
    $name,
""")
_TYPE_ROW: Final = cpp("""
    // $index
    {OCLT_$name, $width, $pointer, $const, $volatile, $access, $space},
""")
_SIGNATURE: Final = cpp("""
    // $index
    $types
""")
_BUILTIN_ROWS: Final = cpp("""
    // $index: $names
    $rows
""")
_BUILTIN_ROW: Final = cpp(
    "{ $signature, $count, $is_pure, $is_const, $is_convergent, $extension, $versions },\n"
)
_FOUND: Final = cpp("return std::make_pair($index, $count);")
_ACCESSES: Final = {
    "RO": "OCLAQ_ReadOnly",
    "WO": "OCLAQ_WriteOnly",
    "RW": "OCLAQ_ReadWrite",
}
_VERSIONS: Final = (100, 110, 120, 200, 300)

_TOO_MANY_SIZES: Final = (
    "number of vector sizes should be equal or 1 for all gentypes in a declaration"
)
_TOO_MANY_TYPES: Final = "number of types should be equal or 1 for all gentypes in a declaration"


@generator("gen-clang-opencl-builtins", help="OpenCL: tables of builtins", fitted=18)
def BUILTINS(records: Records, options: Options) -> str:
    generics = definitions(records, "GenericType")
    types = definitions(records, "Type")
    builtins = definitions(records, "Builtin")
    of_each(builtins, lambda builtin: _check(builtin, records))
    table = _OverloadTable(records)
    groups = table.groups(builtins)
    return file_header("OpenCL Builtin handling", records.main_file) + _FILE(
        types=[_TYPE(name=name) for name in [*plain_names(types, generics), *names_of(generics)]],
        extensions=table.extension_rows(),
        type_rows=of_each(enumerate(types), lambda each: _type_row(*each)),
        signatures=table.signature_rows,
        builtins=_rows(groups),
        names=_search(groups),
        conversion=conversion(records, types, generics),
    )


def _check(builtin: Record, records: Records) -> None:
    """Refuses a signature whose generic types do not go together."""
    size_count = type_count = 1
    for type_ in signature_of(builtin):
        generic = type_ if type_.is_subclass_of("GenericType") else None
        if generic is None:
            continue
        sizes, types = len(sizes_of(generic)), len(elements_of(generic))
        if 1 not in (sizes, size_count) and sizes != size_count:
            raise builtin.error(_TOO_MANY_SIZES)
        if 1 not in (types, type_count) and types != type_count:
            raise builtin.error(_TOO_MANY_TYPES)
        size_count, type_count = max(size_count, sizes), max(type_count, types)


def _type_row(index: int, type_: Record) -> str:
    return _TYPE_ROW(
        index=str(index),
        name=type_.value_as_string("Name"),
        width=str(type_.value_as_int("VecWidth")),
        pointer=_bit(type_, "IsPointer"),
        const=_bit(type_, "IsConst"),
        volatile=_bit(type_, "IsVolatile"),
        access=_ACCESSES.get(type_.value_as_string("AccessQualifier"), "OCLAQ_None"),
        space=type_.value_as_string("AddrSpace"),
    )


def _bit(record: Record, field: str) -> str:
    return "1" if record.value_as_bit(field) else "0"


class _OverloadTable:
    """Numbers signatures and extensions, and writes the rows of the overloads."""

    __slots__ = ("_extensions", "_signatures", "_size", "_types", "_versions", "signature_rows")

    def __init__(self, records: Records) -> None:
        types = definitions(records, "Type")
        extensions = definitions(records, "FunctionExtension")
        has_3_1 = records.release.has(OPENCL_HAS_VERSION_3_1)
        self._types = {type_: index for index, type_ in enumerate(types)}
        self._extensions = {extension: index for index, extension in enumerate(extensions)}
        self._versions = (*_VERSIONS, 310) if has_3_1 else _VERSIONS
        self._signatures: dict[tuple[int, ...], int] = {}
        self._size = 0
        self.signature_rows: list[str] = []

    def extension_rows(self) -> list[str]:
        return of_each(
            self._extensions.items(),
            lambda each: _EXTENSION(
                index=str(each[1]),
                record=each[0].name,
                name=quoted(each[0].value_as_string("ExtName")),
            ),
        )

    def groups(self, builtins: list[Record]) -> dict[tuple[str, ...], list[str]]:
        """The names of the functions that have the same overloads, by the rows of these."""
        overloads: dict[str, list[str]] = {}
        named = of_each(builtins, lambda each: (each.value_as_string("Name"), self._row(each)))
        for name, row in named:
            overloads.setdefault(name, []).append(row)
        groups: dict[tuple[str, ...], list[str]] = {}
        for name, rows in overloads.items():
            groups.setdefault(tuple(rows), []).append(name)
        return groups

    def _row(self, builtin: Record) -> str:
        signature = tuple(self._types[type_] for type_ in signature_of(builtin))
        return _BUILTIN_ROW(
            signature=str(self._place(signature)),
            count=str(len(signature)),
            is_pure=_bit(builtin, "IsPure"),
            is_const=_bit(builtin, "IsConst"),
            is_convergent=_bit(builtin, "IsConv"),
            extension=str(self._extensions[builtin.value_as_def("Extension")]),
            versions=str(self._version_bits(builtin)),
        )

    def _place(self, signature: tuple[int, ...]) -> int:
        place = self._signatures.get(signature)
        if place is None:
            place = self._signatures[signature] = self._size
            types = "".join(f"{type_}, " for type_ in signature)
            self.signature_rows.append(_SIGNATURE(index=str(place), types=types))
            self._size += len(signature)
        return place

    def _version_bits(self, builtin: Record) -> int:
        oldest = builtin.value_as_def("MinVersion").value_as_int("ID")
        end = builtin.value_as_def("MaxVersion").value_as_int("ID")
        return sum(
            1 << bit
            for bit, version in enumerate(self._versions)
            if oldest <= version and (end == 0 or version < end)
        )


def _rows(groups: dict[tuple[str, ...], list[str]]) -> list[str]:
    rows: list[str] = []
    index = 1
    for overloads, names in groups.items():
        rows.append(_BUILTIN_ROWS(index=str(index), names=", ".join(names), rows=list(overloads)))
        index += len(overloads)
    return rows


def _search(groups: dict[tuple[str, ...], list[str]]) -> str:
    cases: list[tuple[str, str]] = []
    index = 1
    for overloads, names in groups.items():
        count = str(len(overloads))
        cases += [(name, _FOUND(index=str(index), count=count)) for name in names]
        index += len(overloads)
    return string_switch("Name", cases)
