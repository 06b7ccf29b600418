"""Types of library calls, and the calls with a mask, since LLVM's main lists them."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.initializers import array, bare_array, labelled
from tblgen_build.generators.cpp.sections import guarded
from tblgen_build.generators.cpp.sequence_table import sequence_table
from tblgen_build.generators.definitions import definitions_of
from tblgen_build.generators.mistakes import of_each

from .libcall_groups import INFO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import Record, Records

_NO_TYPE: Final = "NoneType"
_END: Final = "NoFuncArgType"

_TYPES: Final = cpp("""
    enum FuncArgTypeID : char {
      $end = 0,
      $types
    };
""")

_MASKS: Final = cpp("""
    RTLIB::Libcall $info::getUnmaskedVectorLibcall(RTLIB::Libcall LC) {
      switch (LC) {
      $unmasked
      default:
        return RTLIB::UNKNOWN_LIBCALL;
      }
    }

    RTLIB::Libcall $info::getMaskedVectorLibcall(RTLIB::Libcall LC) {
      switch (LC) {
      $masked
      default:
        return RTLIB::UNKNOWN_LIBCALL;
      }
    }
""")
_CASE: Final = cpp("""
    case RTLIB::$call:
      return RTLIB::$other;
""")


def type_enum(records: Records) -> str:
    types = [t.name for t in definitions_of(records, "FuncArgType") if t.name != _NO_TYPE]
    return _TYPES(end=_END, types=[f"{name}," for name in types])


def signatures(records: Records, libcalls: Sequence[Record]) -> list[str]:
    return [
        guarded("GET_INIT_RUNTIME_LIBCALL_SIGNATURES", _tables(libcalls)),
        guarded("GET_RUNTIME_LIBCALL_MASKED_VECTOR_LIBCALL_MAPPING", _masks(records)),
    ]


def _tables(libcalls: Sequence[Record]) -> str:
    sequences = of_each(libcalls, _signature)
    stored, offsets = sequence_table(sequences, terminated=True)
    rows: list[str] = []
    at = 0
    for sequence in stored:
        rows.append(f"/* {at} */ {', '.join([*sequence, _END])},")
        at += len(sequence) + 1
    table = array(f"const FuncArgTypeID {INFO}::SignatureTable[]", rows)
    return (
        "\n"
        + table
        + bare_array(
            f"const uint16_t {INFO}::SignatureOffset[]",
            labelled(
                [offsets[sequence] for sequence in sequences], [call.name for call in libcalls]
            ),
        )
    )


def _signature(call: Record) -> tuple[str, ...]:
    """The result's type and the arguments'; empty where nothing is known."""
    result = call.value_as_def("ReturnType").name
    arguments = [type_.name for type_ in call.value_as_list_of_defs("ArgumentTypes")]
    return tuple(arguments) if result == _NO_TYPE else (result, *arguments)


def _masks(records: Records) -> str:
    pairs = of_each(
        records.all_derived_definitions_if_defined("MaskedRuntimeLibcall"),
        lambda masked: (
            masked.value_as_string("Name"),
            masked.value_as_def("Unmasked").value_as_string("Name"),
        ),
    )
    return _MASKS(
        info=INFO,
        unmasked=[_CASE(call=masked, other=unmasked) for masked, unmasked in pairs],
        masked=[_CASE(call=unmasked, other=masked) for masked, unmasked in pairs],
    )
