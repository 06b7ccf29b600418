"""What passes have to know of DXIL's operations (gen-dxil-operation).

Lists for macros: versions, operations, their classes, types and attributes, which intrinsics become
which operation; and a table of each operation's properties, by versions where they depend on them.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.string_table import StringTable, with_long_literals
from tblgen_build.generators.definitions import definitions_of
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build._core import Record, Records, TemplateValue
    from tblgen_build.registry import Options

_KIND_OF_ARGUMENT: Final = "IntrinArgSelect"
# The class of operations without a name.
_NO_CLASS: Final = "UnknownOpClass"
_ALL_STAGES: Final = "all_stages"
_REMOVED: Final = "removed"
_NO_OVERLOAD: Final = "OverloadKind::UNDEFINED"
_PLAIN_OVERLOADS: Final = {
    "Int1Ty": "I1",
    "Int8Ty": "I8",
    "Int16Ty": "I16",
    "Int32Ty": "I32",
    "Int64Ty": "I64",
    "HalfTy": "HALF",
    "FloatTy": "FLOAT",
    "DoubleTy": "DOUBLE",
}
# What a resource or a constant buffer returns is overloaded by the type of its elements; there are
# none of 1 or 8 bits.
_OVERLOADS: Final = {
    **_PLAIN_OVERLOADS,
    **{
        f"{returned}{name}": kind
        for returned in ("ResRet", "CBufRet")
        for name, kind in _PLAIN_OVERLOADS.items()
        if kind not in ("I1", "I8")
    },
}

_FILE: Final = cpp("""
    // Generated code, do not edit.

    $versions

    #ifdef DXIL_OPCODE
    $opcodes
    #undef DXIL_OPCODE

    #endif

    $classes

    $types

    $attributes

    $attributes_of_operations

    #ifndef DXIL_OP_FUNCTION_TYPE
    #define DXIL_OP_FUNCTION_TYPE(OpCode, RetType, ...)
    #endif
    $functions
    #undef DXIL_OP_FUNCTION_TYPE
    $kinds_of_arguments

    #ifdef DXIL_OP_INTRINSIC

    $intrinsics

    #undef DXIL_OP_INTRINSIC
    #endif

    #ifdef DXIL_OP_OPERATION_TABLE

    $tables

    #undef DXIL_OP_OPERATION_TABLE
    #endif

""")
_LIST: Final = cpp("""
    #ifdef $macro
    $rows
    #undef $macro
    #endif
""")
_ROW: Final = cpp("$macro($values)")
_STAGES: Final = cpp("""
    // Valid shader kinds

    enum ShaderKind : $width {
      $stages
    }; // enum ShaderKind

""")
_EVERY_STAGE: Final = cpp(
    "$name =  0x$mask, // Pseudo-stage indicating op is supported in all stages"
)
_NO_STAGE: Final = cpp("$name =  0,  // Pseudo-stage indicating op not supported in any stage")
_STAGE: Final = cpp("$name = 1 << $bit,")
_PROPERTIES: Final = cpp("""
    static const OpCodeProperty *getOpCodeProperty(dxil::OpCode Op) {
      static const OpCodeProperty OpCodeProps[] = {
      $rows };
      // FIXME: change search to indexing with
      // Op once all DXIL operations are added.
      OpCodeProperty TmpProp;
      TmpProp.OpCode = Op;
      const OpCodeProperty *Prop =
          llvm::lower_bound(OpCodeProps, TmpProp,
                            [](const OpCodeProperty &A, const OpCodeProperty &B) {
                              return A.OpCode < B.OpCode;
                            });
      assert(Prop && "failed to find OpCodeProperty");
      return Prop;
    }

""")
_PROPERTY: Final = cpp(
    "{ dxil::OpCode::$name, $name_offset, OpCodeClass::$class_name, $class_offset, "
    "{$overloads}, {$stages}, $overloaded }"
)
_VERSIONED: Final = cpp("{{$major, $minor}, $values}")
_ARGUMENT: Final = cpp("(IntrinArgSelect{IntrinArgSelect::Type::$kind,$value}), ")
_NAME_OF_OPERATION: Final = cpp("""
    static const char *getOpCodeName(dxil::OpCode Op) {

      $table
      auto *Prop = getOpCodeProperty(Op);
      unsigned Index = Prop->OpCodeNameOffset;
      return DXILOpCodeNameTable + Index;
    }

""")
_NAME_OF_CLASS: Final = cpp("""
    static const char *getOpCodeClassName(const OpCodeProperty &Prop) {

      $table
      unsigned Index = Prop.OpCodeClassNameOffset;
      return DXILOpCodeClassNameTable + Index;
    }
""")
_STRINGS: Final = cpp("""
    static const char $name[] = {
      $literals
    };
""")


class _Operation:
    """An operation of class DXILOp, as its record states it."""

    __slots__ = (
        "arguments",
        "attributes",
        "class_name",
        "code",
        "intrinsics",
        "name",
        "overloaded",
        "overloads",
        "record",
        "result",
        "stages",
    )

    def __init__(self, record: Record) -> None:
        self.record = record
        self.name = record.name
        self.code = record.value_as_int("OpCode")
        record.value_as_string("Doc")
        self.result = record.value_as_def("result")
        self.arguments = record.value_as_list_of_defs("arguments")
        self.overloaded = -1
        for place, kind in enumerate([self.result, *self.arguments]):
            if kind.value_as_int("isOverload") and self.overloaded <= 0:
                # Where result and argument are overloaded, the first argument tells the type.
                self.overloaded = place
        self.class_name = record.value_as_def("OpClass").name
        if self.class_name == _NO_CLASS:
            raise record.error(f"Unspecified DXIL OpClass for DXIL operation - {self.name}")
        self.overloads = _by_version(record, "overloads")
        self.stages = _by_version(record, "stages")
        if not self.stages:
            raise record.error(
                f"Atleast one specification of valid stage for {self.name} is required"
            )
        self.attributes = _by_version(record, "attributes")
        self.intrinsics = record.value_as_list_of_defs("intrinsics")


@generator("gen-dxil-operation", help="operations of DXIL", fitted=21)
def DXIL_OPERATIONS(records: Records, options: Options) -> str:
    operations = _operations(records)
    attributes = _names(records, "DXILAttribute")
    return _FILE(
        versions=_list(
            "DXIL_VERSION",
            [_version(record) for record in definitions_of(records, "Version")],
        ),
        opcodes=[
            _ROW(macro="DXIL_OPCODE", values=f"{each.code}, {each.name}") for each in operations
        ],
        classes=_list("DXIL_OPCLASS", _names(records, "DXILOpClass")),
        types=_list("DXIL_OP_PARAM_TYPE", _names(records, "DXILOpParamType")),
        attributes=_list("DXIL_ATTRIBUTE", attributes),
        attributes_of_operations=_list(
            "DXIL_OP_ATTRIBUTES",
            [row for each in operations for row in _attributes_of(each, attributes)],
        ),
        functions=[
            _ROW(macro="DXIL_OP_FUNCTION_TYPE", values=_function_type(each)) for each in operations
        ],
        kinds_of_arguments=_list(
            "DXIL_OP_INTRINSIC_ARG_SELECT_TYPE",
            [_kind_of_argument(name) for name in _names(records, "IntrinArgSelectType")],
        ),
        intrinsics=[
            _ROW(macro="DXIL_OP_INTRINSIC", values=_selection(each, selected))
            for each in operations
            for selected in each.intrinsics
        ],
        tables=_tables(operations, _names(records, "DXILShaderStage")),
    )


def _operations(records: Records) -> list[_Operation]:
    """In order of their codes, which differ."""
    operations = of_each(definitions_of(records, "DXILOp"), _Operation)
    operations.sort(key=lambda each: each.code)
    # What stands before the first: no operation has this code.
    last = -1
    for each in operations:
        if each.code == last:
            raise each.record.error(f"Duplicate opcode: {last}")
        last = each.code
    return operations


def _names(records: Records, class_name: str) -> list[str]:
    return [record.name for record in definitions_of(records, class_name)]


def _by_version(record: Record, field: str) -> list[Record]:
    """What the field says, from the first version on."""

    def version(each: Record) -> tuple[int, int]:
        stated = each.value_as_def("dxil_version")
        return stated.value_as_int("Major"), stated.value_as_int("Minor")

    return sorted(record.value_as_list_of_defs(field), key=version)


def _list(macro: str, rows: Iterable[str]) -> str:
    return _LIST(macro=macro, rows=[_ROW(macro=macro, values=row) for row in rows])


def _version(version: Record) -> str:
    return f"{version.value_as_int('Major')}, {version.value_as_int('Minor')}"


def _attributes_of(operation: _Operation, attributes: list[str]) -> list[str]:
    rows = []
    for versioned in operation.attributes:
        given = {record.name for record in versioned.value_as_list_of_defs("fn_attrs")}
        flags = ", ".join(["true" if name in given else "false" for name in attributes])
        version = _version(versioned.value_as_def("dxil_version"))
        rows.append(f"dxil::OpCode::{operation.name}, {version}, {flags}")
    return rows


def _function_type(operation: _Operation) -> str:
    arguments = ", ".join([_type(record) for record in operation.arguments])
    return f"dxil::OpCode::{operation.name}, {_type(operation.result)}, {arguments}"


def _type(record: Record) -> str:
    return f"dxil::OpParamType::{record.name}"


def _kind_of_argument(name: str) -> str:
    return name.removeprefix(f"{_KIND_OF_ARGUMENT}_")


def _selection(operation: _Operation, selected: Record) -> str:
    """Which intrinsic becomes the operation, and what its arguments become."""
    intrinsic = selected.value_as_def("intrinsic").name.removeprefix("int_")
    arguments = [
        _ARGUMENT(
            kind=_kind_of_argument(argument.value_as_def("type").name),
            value=argument.value_as_int("value"),
        )
        for argument in selected.value_as_list_of_defs("arg_selects")
    ]
    return f"dxil::OpCode::{operation.name}, Intrinsic::{intrinsic}, {''.join(arguments)}"


def _tables(operations: list[_Operation], stages: list[str]) -> list[TemplateValue]:
    names = StringTable([each.name for each in operations])
    classes = StringTable([each.class_name for each in operations])
    return [
        _STAGES(width=_width(len(stages)), stages=_stages(sorted(stages))),
        _PROPERTIES(
            rows=",\n".join(
                _PROPERTY(
                    name=each.name,
                    name_offset=names.offset(each.name),
                    class_name=each.class_name,
                    class_offset=classes.offset(each.class_name),
                    overloads=_overloads(each),
                    stages=_valid_stages(each),
                    overloaded=each.overloaded,
                )
                for each in operations
            )
        ),
        _NAME_OF_OPERATION(table=_strings("DXILOpCodeNameTable", names)),
        _NAME_OF_CLASS(table=_strings("DXILOpCodeClassNameTable", classes)),
    ]


def _strings(name: str, table: StringTable) -> str:
    return with_long_literals(_STRINGS(name=name, literals=table.literals()))


def _width(bits: int) -> str:
    return next(f"uint{width}_t" for width in (8, 16, 32, 64) if bits <= width)


def _stages(names: list[str]) -> list[str]:
    rows = []
    bit = 0
    for name in names:
        if name == _ALL_STAGES:
            rows.append(_EVERY_STAGE(name=name, mask=f"{(1 << len(names)) - 1:X}"))
        elif name == _REMOVED:
            rows.append(_NO_STAGE(name=name))
        else:
            bit += 1
            rows.append(_STAGE(name=name, bit=bit))
    return rows


def _versioned(record: Record, values: list[str]) -> str:
    version = record.value_as_def("dxil_version")
    return _VERSIONED(
        major=version.value_as_int("Major"),
        minor=version.value_as_int("Minor"),
        values=" | ".join(values),
    )


def _overloads(operation: _Operation) -> str:
    if not operation.overloads:
        return _VERSIONED(major=1, minor=0, values=_NO_OVERLOAD)
    rows = []
    for versioned in operation.overloads:
        types = versioned.value_as_list_of_defs("overload_types")
        rows.append(_versioned(versioned, [_overload(each) for each in types] or [_NO_OVERLOAD]))
    return ", ".join(rows)


def _overload(stated: Record) -> str:
    kind = _OVERLOADS.get(stated.name)
    if kind is None:
        raise stated.error(f"'{stated.name}' is not a type that an operation can be overloaded by")
    return f"OverloadKind::{kind}"


def _valid_stages(operation: _Operation) -> str:
    rows = []
    for versioned in operation.stages:
        stages = [
            f"ShaderKind::{stage.name}"
            for stage in versioned.value_as_list_of_defs("shader_stages")
        ]
        if not stages:
            raise versioned.error(
                f"operation '{operation.name}' lists no shader stage for a version"
            )
        rows.append(_versioned(versioned, stages))
    return ", ".join(rows)
