"""The functions that calls are by default, as LLVM 21 has them (gen-runtime-libcalls)."""

from __future__ import annotations

from tblgen_build.generators.cpp.initializers import array, labelled

from .libcall_groups import INFO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from tblgen_build._core import Record

    from .libcall_groups import Implementation


def default_implementations(
    libcalls: Sequence[Record], implementations: Sequence[Implementation]
) -> str:
    """The default of each call: of several, the last."""
    defaults = {
        implementation.provides: implementation.constant
        for implementation in implementations
        if implementation.record.value_as_bit("IsDefault")
    }
    rows = labelled(
        [defaults.get(call, "RTLIB::Unsupported") for call in libcalls],
        [f"RTLIB::{call.value_as_string('Name')}" for call in libcalls],
    )
    return array(
        f"const RTLIB::LibcallImpl llvm::{INFO}::DefaultLibcallImpls[RTLIB::UNKNOWN_LIBCALL + 1]",
        [*rows, "RTLIB::Unsupported"],
    )


def c_names(implementations: Sequence[Implementation]) -> str:
    """The functions' names, which nothing escapes."""
    return array(
        f"const char *const llvm::{INFO}::LibCallImplNames[RTLIB::NumLibcallImpls]",
        labelled(
            ["nullptr", *[f'"{one.name}"' for one in implementations]],
            ["RTLIB::Unsupported", *[one.constant for one in implementations]],
        ),
    )
