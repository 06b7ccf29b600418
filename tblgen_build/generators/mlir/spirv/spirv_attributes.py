"""Utilities for SPIR-V attributes: the capabilities that one implies, and names of enums."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.definitions import definitions_of, input_error
from tblgen_build.generators.mlir.model.enum import EnumInfo, enum_class
from tblgen_build.generators.mlir.model.name_spellings import camel_to_snake
from tblgen_build.generators.mlir.spirv.base import BASE
from tblgen_build.registry import generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.generators.mlir.model.enum import EnumCase
    from tblgen_build.registry import Options

_IMPLIED_CAPABILITIES: Final = cpp("""
    ArrayRef<spirv::Capability> spirv::getDirectImpliedCapabilities(spirv::Capability cap) {
      switch (cap) {
      default: return {};
      $cases
      }
    }
""")

_IMPLICATION: Final = cpp("""
    case spirv::Capability::$symbol: {static const spirv::Capability implies[$count] = {$implied}; return ArrayRef<spirv::Capability>(implies, $count); }
""")  # noqa: E501

_ATTRIBUTE_NAMES: Final = cpp("""
    #ifndef MLIR_DIALECT_SPIRV_IR_ATTR_UTILS_H_
    #define MLIR_DIALECT_SPIRV_IR_ATTR_UTILS_H_
    template <typename EnumClass> inline constexpr StringRef attributeName();
    $names
    #endif // MLIR_DIALECT_SPIRV_IR_ATTR_UTILS_H
""")

_ATTRIBUTE_NAME: Final = cpp("""
    template <> inline StringRef attributeName<$enum>() {
      static constexpr const char attrName[] = "$name";
      return attrName;
    }
""")


@generator(
    "gen-spirv-capability-implication",
    help="function from a SPIR-V capability to those that it implies",
)
def CAPABILITY_IMPLICATION(records: Records, options: Options) -> str:
    # The reference finds it by a lower bound: without it the next name stands for it.
    record = next((d for name, d in records.defs.items() if name >= "SPIRV_CapabilityAttr"), None)
    if record is None:
        raise input_error(records, f"there is no 'SPIRV_CapabilityAttr'; include \"{BASE}\"")
    cases = EnumInfo(record.value_as_def("enum")).cases
    return file_header("SPIR-V Capability Implication", records.main_file) + _IMPLIED_CAPABILITIES(
        cases=[_implication(case) for case in cases]
    )


def _implication(case: EnumCase) -> str:
    if "implies" not in case.record:
        return ""
    implied = [
        f"spirv::Capability::{record.value_as_string('symbol')}"
        for record in case.record.value_as_list_of_defs("implies")
    ]
    return _IMPLICATION(symbol=case.symbol, count=len(implied), implied=", ".join(implied))


@generator("gen-spirv-attr-utils", help="helpers for attributes of SPIR-V")
def ATTR_UTILS(records: Records, options: Options) -> str:
    names = [
        _ATTRIBUTE_NAME(enum=enum.class_name, name=camel_to_snake(enum.class_name))
        for enum in map(EnumInfo, definitions_of(records, enum_class(records), BASE))
    ]
    return file_header("SPIR-V Attribute Utilities", records.main_file) + _ATTRIBUTE_NAMES(
        names=names
    )
