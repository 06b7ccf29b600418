"""Functions that write all SPIR-V operations to the binary form and read them back."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.definitions import definitions_of
from tblgen_build.generators.mlir.model.operator import Operator
from tblgen_build.generators.mlir.spirv.base import BASE
from tblgen_build.generators.mlir.spirv.operation_words import EXTENDED, opcode
from tblgen_build.generators.mlir.spirv.read_functions import reader
from tblgen_build.generators.mlir.spirv.write_functions import writer
from tblgen_build.generators.string_map import string_map_order
from tblgen_build.registry import incremental_generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build._core import Record, Records, Release
    from tblgen_build.registry import Options
    from tblgen_build.registry.fragment_store import Fragment, Fragments

_WRITE_DISPATCH: Final = cpp("""
    LogicalResult Serializer::dispatchToAutogenSerialization(Operation *op) {
      $cases
      return op->emitError("unhandled operation serialization");
    }

""")

_WRITE_CASE: Final = cpp("""
    if (isa<$class_name>(op)) {
      return processOp(cast<$class_name>(op));
    }
""")

_READ_DISPATCH: Final = cpp("""
    LogicalResult spirv::Deserializer::dispatchToAutogenDeserialization(spirv::Opcode opcode, ArrayRef<uint32_t> words) {
      switch (opcode) {
      $cases
      default:
        ;
      }
      auto opcodeString = spirv::stringifyOpcode(opcode);
      if (!opcodeString.empty()) {
        return emitError(unknownLoc, "unhandled deserialization of ") << opcodeString;
      } else {
        return emitError(unknownLoc, "unhandled opcode ") << static_cast<uint32_t>(opcode);
      }
    }
""")  # noqa: E501

_READ_CASE: Final = cpp("""
    case $code:
      return processOp<$class_name>(words);
""")

_READ_EXTENDED_DISPATCH: Final = cpp("""
    LogicalResult spirv::Deserializer::dispatchToExtensionSetAutogenDeserialization(StringRef extensionSetName, uint32_t instructionID, ArrayRef<uint32_t> words) {
      $sets
      return emitError(unknownLoc, "unhandled deserialization of extended instruction set extensionSetName");
    }
""")  # noqa: E501

_READ_SET: Final = cpp("""
    if (extensionSetName == "$name") {
      switch (instructionID) {
      $cases
      default:
        return emitError(unknownLoc, "unhandled deserializations of ") << instructionID << " from extension set " << extensionSetName;
      }
    }
""")  # noqa: E501

_SECTIONS: Final = cpp("""
    #ifdef GET_SERIALIZATION_FNS

    $writers
    #endif // GET_SERIALIZATION_FNS

    #ifdef GET_DESERIALIZATION_FNS

    $readers
    #endif // GET_DESERIALIZATION_FNS

""")


def _read_sets(release: Release, ops: Iterable[tuple[Record, str]]) -> list[str]:
    """What chooses among the operations of each extended instruction set; `ops` with classes."""
    by_set: dict[str, list[str]] = {}
    for record, class_ in ops:
        case = _READ_CASE(code=record.value_as_int("extendedInstOpcode"), class_name=class_)
        by_set.setdefault(record.value_as_string("extendedInstSetName"), []).append(case)
    return [_READ_SET(name=name, cases=by_set[name]) for name in string_map_order(by_set, release)]


def _functions(record: Record) -> Fragment:
    """The class of an operation, the functions that write and read it; empty where unwanted."""
    op = Operator(record)
    class_ = op.qualified_cpp_class_name
    if not record.value_as_bit("autogenSerialization"):
        return class_, "", ""
    return class_, writer(op), reader(op)


@incremental_generator(
    "gen-spirv-serialization", help="functions that write and read SPIR-V binaries"
)
def SERIALIZATION(records: Records, options: Options, fragments: Fragments | None = None) -> str:
    ops = definitions_of(records, "SPIRV_Op", BASE)
    found = map(_functions, ops) if fragments is None else fragments.each(ops, _functions)
    writers: list[str] = []
    readers: list[str] = []
    write_cases: list[str] = []
    read_cases: list[str] = []
    extended: list[tuple[Record, str]] = []
    for op, (class_, written, read) in zip(ops, found, strict=True):
        writers.append(written)
        readers.append(read)
        is_extended = op.is_subclass_of(EXTENDED)
        has_opcode = op.value_as_bit("hasOpcode")
        if has_opcode or is_extended:
            write_cases.append(_WRITE_CASE(class_name=class_))
        if has_opcode:
            read_cases.append(_READ_CASE(code=opcode(op), class_name=class_))
        if is_extended and op.value_as_bit("autogenSerialization"):
            extended.append((op, class_))
    writers.append(_WRITE_DISPATCH(cases=write_cases))
    readers += (
        _READ_DISPATCH(cases=read_cases),
        _READ_EXTENDED_DISPATCH(sets=_read_sets(records.release, extended)),
    )
    return file_header("SPIR-V Serialization Utilities/Functions", records.main_file) + _SECTIONS(
        writers=writers, readers=readers
    )
