"""Statements that read or write properties one after the other. It knows no node."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from .property_model import NodeProperty, PropertyType

# --- reading ------------------------------------------------------------------------

_BUFFER: Final = cpp("llvm::SmallVector<$type, 8> ${name}_buffer_$number;\n")
_READ: Final = cpp("$type $name = $value;\n")
_READ_IF: Final = cpp("""
    std::optional<$type> $name;
    if ($condition) {
      $name.emplace($value);
    }
""")


def read(properties: list[NodeProperty], stream: str) -> list[str]:
    return [_read(property_, stream) for property_ in properties]


def _read(property_: NodeProperty, stream: str) -> str:
    type_ = property_.type
    buffers = [
        _BUFFER(type=buffered, name=property_.name, number=str(number))
        for number, buffered in enumerate(type_.buffered())
    ]
    names = [f"{property_.name}_buffer_{number}" for number in range(len(buffers))]
    value = f'{stream}.find("{property_.name}").{_reader(type_)}({", ".join(names)})'
    if property_.condition:
        statements = _READ_IF(
            type=type_.read_as(), name=property_.name, condition=property_.condition, value=value
        )
    else:
        statements = _READ(type=type_.read_as(), name=property_.name, value=value)
    return "".join([*buffers, statements])


def _reader(type_: PropertyType) -> str:
    if type_.element:
        container = "Array" if type_.is_array else "Optional"
        return f"template read{container}<{type_.element.read_as()}>"
    return f"read{type_.name}"


# --- writing ------------------------------------------------------------------------

_WRITE: Final = cpp("""
    $type $name = ($code);
    $stream.find("$name").$write($name);
""")
_WRITE_IF: Final = cpp("""
    if ($condition) {
    $write
    }
""")


def write(properties: list[NodeProperty], stream: str) -> list[str]:
    return [_write(property_, stream) for property_ in properties]


def _write(property_: NodeProperty, stream: str) -> str:
    written = _WRITE(
        type=property_.type.written_as(),
        name=property_.name,
        code=property_.code,
        stream=stream,
        write=_writer(property_.type),
    )
    return (
        _WRITE_IF(condition=property_.condition, write=written) if property_.condition else written
    )


def _writer(type_: PropertyType) -> str:
    if type_.element:
        return "writeArray" if type_.is_array else "writeOptional"
    return f"write{type_.name}"
