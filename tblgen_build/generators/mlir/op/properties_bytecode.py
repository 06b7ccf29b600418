"""Properties of an operation in bytecode: read into an operation's state, written from it."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.classes import DECLARATION, STATIC, Class, Parameter
from tblgen_build.generators.mlir.op.emission import (
    FORMER_NAMES,
    OpEmission,
    SegmentSizes,
    StoredAttribute,
)
from tblgen_build.generators.mlir.op.properties import as_statement, property_fields

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final


_READ_PARAMETERS: Final = (
    Parameter("::mlir::DialectBytecodeReader &", "reader"),
    Parameter("::mlir::OperationState &", "state"),
)
_WRITE_PARAMETERS: Final = (Parameter("::mlir::DialectBytecodeWriter &", "writer"),)

# The reference fills in one set of placeholders for both directions.
_CONTEXT: Final = {
    "_reader": "reader",
    "_writer": "writer",
    "_storage": "propStorage",
    "_ctxt": "this->getContext()",
}

_READ: Final = cpp("""
    auto &prop = state.getOrAddProperties<Properties>(); (void)prop;
    $fields
    return ::mlir::success();
""")

_READ_ATTRIBUTE: Final = cpp("""
    if (::mlir::failed(reader.$read(prop.$name)))
      return ::mlir::failure();
""")

_READ_FORMER_SEGMENTS: Final = cpp("""
    if (reader.getBytecodeVersion() < /*kNativePropertiesODSSegmentSize=*/6) {
      auto &propStorage = prop.$name;
      ::mlir::DenseI32ArrayAttr attr;
      if (::mlir::failed(reader.readAttribute(attr))) return ::mlir::failure();
      if (attr.size() > static_cast<int64_t>(sizeof(propStorage) / sizeof(int32_t))) {
        reader.emitError("size mismatch for operand/result_segment_size");
        return ::mlir::failure();
      }
      ::llvm::copy(::llvm::ArrayRef<int32_t>(attr), propStorage.begin());
    }
""")

_READ_FIELD: Final = cpp("""
    {
      auto &propStorage = prop.$name;
      auto readProp = [&]() {
        $statement
        return ::mlir::success();
      };
      if (::mlir::failed(readProp()))
        return ::mlir::failure();
    }
""")

_WRITE: Final = cpp("""
    auto &prop = getProperties(); (void)prop;
    $fields
""")

_WRITE_REQUIRED: Final = cpp("writer.writeAttribute(prop.$name);")
_WRITE_OPTIONAL: Final = cpp("""

    writer.writeOptionalAttribute(prop.$name);
""")

_WRITE_FORMER_SEGMENTS: Final = cpp("""

    if (writer.getBytecodeVersion() < /*kNativePropertiesODSSegmentSize=*/6) {
      auto &propStorage = prop.$name;
      writer.writeAttribute(::mlir::DenseI32ArrayAttr::get(this->getContext(), propStorage));
    }
""")

_WRITE_FIELD: Final = cpp("""

    {
      auto &propStorage = prop.$name;
      $statement
    }
""")


def add_bytecode(emission: OpEmission, class_: Class) -> None:
    is_custom = emission.op.record.value_as_bit("useCustomPropertiesEncoding")
    flags = DECLARATION if is_custom else 0
    read = emission.add(
        class_, emission.result_type, "readProperties", _READ_PARAMETERS, STATIC | flags
    )
    write = emission.add(class_, "void", "writeProperties", _WRITE_PARAMETERS, flags)
    if read.wants_body:
        read.write(_read_properties(emission))
    if write.wants_body:
        write.write(_write_properties(emission))


def _bytecode_attributes(emission: OpEmission) -> list[StoredAttribute | SegmentSizes]:
    """Attributes with the sizes of segments where sorting puts them, by the names they had:
    bytecode before version 6 has them there."""
    kept: list[StoredAttribute | SegmentSizes] = [*emission.kept_attributes]
    # As in the reference, the position counts derived attributes, too, which are not among these.
    places = [
        (sum([name < FORMER_NAMES[sizes.name] for name in emission.attributes]), sizes)
        for sizes in emission.segment_properties
    ]
    for place, sizes in reversed(places):
        kept.insert(place, sizes)
    return kept


def _read_properties(emission: OpEmission) -> str:
    parts: list[str] = []
    for entry in _bytecode_attributes(emission):
        if isinstance(entry, SegmentSizes):
            parts.append(_READ_FORMER_SEGMENTS(name=entry.name))
        else:
            read = "readAttribute" if entry.is_required else "readOptionalAttribute"
            parts.append(_READ_ATTRIBUTE(read=read, name=entry.name))
    for field in property_fields(emission):
        parts.append(_READ_FIELD(name=field.name, statement=as_statement(field.read, _CONTEXT)))
    return _READ(fields="\n".join(parts))


def _write_properties(emission: OpEmission) -> str:
    parts: list[str] = []
    for entry in _bytecode_attributes(emission):
        if isinstance(entry, SegmentSizes):
            parts.append(_WRITE_FORMER_SEGMENTS(name=entry.name))
        else:
            write = _WRITE_REQUIRED if entry.is_required else _WRITE_OPTIONAL
            parts.append(write(name=entry.name))
    for field in property_fields(emission):
        parts.append(_WRITE_FIELD(name=field.name, statement=as_statement(field.write, _CONTEXT)))
    return _WRITE(fields=parts)
