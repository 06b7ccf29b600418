"""Registers and register classes as tables: enumerations, the MC layer's, and the code generator's.

The main output only includes the parts, which are files of their own.
"""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.llvm.model.registers.register_file import (
    DerivedRegisterFile,
    RegisterFile,
)
from tblgen_build.generators.llvm.model.target import require_target
from tblgen_build.generators.llvm.register_info.info_class import header
from tblgen_build.generators.llvm.register_info.mc_description import mc_description
from tblgen_build.generators.llvm.register_info.register_dump import dump
from tblgen_build.generators.llvm.register_info.register_enums import enumerations
from tblgen_build.generators.llvm.register_info.source import Source
from tblgen_build.generators.llvm.register_info.target_description import target_description
from tblgen_build.registry import Option, Options, Output, file_name, generator
from tblgen_build.releases.llvm import REGISTERS_HAVE_FILES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records

# What the includer defines to get a part.
_GUARDS: Final = {
    "Enums.inc": "GET_REGINFO_ENUM",
    "MCDesc.inc": "GET_REGINFO_MC_DESC",
    "Header.inc": "GET_REGINFO_HEADER",
    "TargetDesc.inc": "GET_REGINFO_TARGET_DESC",
}

_TITLES: Final = {
    "Enums.inc": "Target Register Enum Values",
    "MCDesc.inc": "MC Register Information",
    "Header.inc": "Register Information Header Fragment",
    "TargetDesc.inc": "Target Register and Register Classes Information",
}

_PART: Final = cpp("""
    #ifdef $macro
    #undef $macro
    #include "$file"
    #endif

""")


_GUARDED: Final = cpp("""
    #ifdef $macro
    #undef $macro
    $text
    #endif

""")


@generator(
    "gen-register-info",
    help="registers and register classes",
    options=[
        Option(
            "register-info-debug",
            kind="flag",
            help="also print what is known of registers to standard error",
        )
    ],
    fitted=18,
)
def REGISTER_INFO(records: Records, options: Options) -> Output:
    target = require_target(records)
    source = Source(target, RegisterFile.of(records), DerivedRegisterFile.of(records))
    parts = {
        "Enums.inc": enumerations(source),
        "Header.inc": header(source),
        "MCDesc.inc": mc_description(source),
        "TargetDesc.inc": target_description(source),
    }
    if not records.release.has(REGISTERS_HAVE_FILES):
        main = "".join([_GUARDED(macro=macro, text=parts[key]) for key, macro in _GUARDS.items()])
        parts = {}
    else:
        main = "".join([_PART(macro=macro, file=file_name(key)) for key, macro in _GUARDS.items()])
    return Output(
        main,
        {key: file_header(_TITLES[key]) + text + "\n" for key, text in parts.items()},
        [RecordError(warning) for warning in source.derived.warnings],
        dump(source) if options.flag("register-info-debug") else "",
    )
