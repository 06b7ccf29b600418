"""SVE's and SME's builtins for Clang: declarations, intrinsics, checks, modes, states, JSON."""

from __future__ import annotations

from tblgen_build.generators.clang.arm.builtin_table import NO_EXCEPTIONS, BuiltinTable
from tblgen_build.generators.cpp import Template, cpp
from tblgen_build.registry import generator

from .sve_builtin import builtins, by_name, reinterpretations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.registry import Generator, Options

    from .sve_builtin import SveBuiltin

_SECTION: Final = cpp("""
    #ifdef $macro
    $rows
    #endif

""")
_INTRINSIC: Final = cpp("${feature}MAP1($name, $intrinsic, $flags),\n")
_NO_INTRINSIC: Final = cpp("${feature}MAP2($name, $flags),\n")
_CASE: Final = cpp("case ${upper}::BI__builtin_${lower}_$name:\n")
_CHECKED: Final = cpp("""
    $cases
    $checks
      break;
""")
_CHECK: Final = cpp("ImmChecks.emplace_back($argument, $kind, $bits);\n")
_TUPLE_CHECK: Final = cpp("ImmChecks.push_back(std::make_tuple($argument, $kind, $bits));\n")
_MODE: Final = cpp("""
    $cases
      BuiltinType = $mode;
      break;
""")
_STATE: Final = cpp("""
    $cases
      return $state;
""")
_JSON: Final = Template("""
    [
    $rows
    ]
""")
_JSON_ROW: Final = Template(
    '{ "guard": "$guard","streaming_guard": "$streaming","flags": "$flags",'
    '"builtin": "$result $name($parameters);" }'
)
_MODES: Final = (
    ("IsStreaming", "ArmStreaming"),
    ("VerifyRuntimeMode", "VerifyRuntimeMode"),
    ("IsStreamingCompatible", "ArmStreamingCompatible"),
)
_NO_MODE: Final = "ArmNonStreaming"
_MODES_IN_ORDER: Final = (
    "ArmStreaming",
    "ArmStreamingCompatible",
    "VerifyRuntimeMode",
    "ArmNonStreaming",
)
_STATES: Final = (("InZA", "OutZA", "InOutZA"), ("InZT0", "OutZT0", "InOutZT0"))
_JSON_MODES: Final = (
    ("IsStreaming", "streaming-only"),
    ("IsStreamingCompatible", "streaming-compatible"),
    ("VerifyRuntimeMode", "feature-dependent"),
)
_JSON_FLAGS: Final = (
    (("IsInZA", "IsOutZA", "IsInOutZA"), "requires-za"),
    (("IsInZT0", "IsOutZT0", "IsInOutZT0"), "requires-zt"),
)
_ANY_MODE: Final = "sme|sve"


def _both(
    make: Callable[[Records, str], str], flag: str, what: str, since: int = 0
) -> tuple[Generator, Generator]:
    """The generators of SVE and SME."""

    def sve(records: Records, options: Options) -> str:
        return make(records, "sve")

    def sme(records: Records, options: Options) -> str:
        return make(records, "sme")

    return (
        generator(f"gen-arm-sve-{flag}", help=f"Arm SVE: {what}", since=since)(sve),
        generator(f"gen-arm-sme-{flag}", help=f"Arm SME: {what}", since=since)(sme),
    )


def _declarations(records: Records, feature: str) -> str:
    table = BuiltinTable(feature, feature, [NO_EXCEPTIONS])
    for builtin in by_name(records):
        table.add(builtin.name, builtin.type, NO_EXCEPTIONS, builtin.guards())
    if feature == "sve":
        table.add_texts([_ANY_MODE])
        for group in reinterpretations():
            for one in group:
                table.add(one.name, one.type, NO_EXCEPTIONS, _ANY_MODE)
    return table.text()


def _intrinsics(records: Records, feature: str) -> str:
    rows: list[str] = []
    for builtin in by_name(records):
        intrinsic = builtin.record.value_as_string("LLVMIntrinsic")
        name, flags = builtin.name, str(builtin.encoded_flags())
        if intrinsic:
            rows.append(
                _INTRINSIC(feature=feature.upper(), name=name, intrinsic=intrinsic, flags=flags)
            )
        else:
            rows.append(_NO_INTRINSIC(feature=feature.upper(), name=name, flags=flags))
    return _SECTION(macro=f"GET_{feature.upper()}_LLVM_INTRINSIC_MAP", rows=rows)


def _cases(names: list[str], feature: str) -> str:
    """A case for each name: builtins of one name share it."""
    shown = dict.fromkeys(names)
    return "".join(_CASE(upper=feature.upper(), lower=feature, name=name) for name in shown)


def _checks(records: Records, feature: str) -> str:
    template = _CHECK if feature == "sve" else _TUPLE_CHECK
    rows: list[str] = []
    for builtin in by_name(records):
        checks = [
            template(argument=str(argument), kind=str(kind), bits=str(bits))
            for argument, kind, bits in builtin.checks()
        ]
        if checks:
            rows.append(_CHECKED(cases=_cases([builtin.name], feature), checks=checks))
    return _SECTION(macro=f"GET_{feature.upper()}_IMMEDIATE_CHECK", rows=rows)


def _modes(records: Records, feature: str) -> str:
    by_mode: dict[str, list[str]] = {}
    for builtin in by_name(records):
        by_mode.setdefault(_mode(builtin), []).append(builtin.name)
    return _SECTION(
        macro=f"GET_{feature.upper()}_STREAMING_ATTRS",
        rows=[
            _MODE(cases=_cases(by_mode[mode], feature), mode=mode)
            for mode in _MODES_IN_ORDER
            if mode in by_mode
        ],
    )


def _mode(builtin: SveBuiltin) -> str:
    needs_check = bool(builtin.guard("sve") and builtin.guard("sme"))
    if needs_check and "VerifyRuntimeMode" not in builtin.flags:
        raise builtin.record.error("Missing VerifyRuntimeMode flag")
    if not needs_check and "VerifyRuntimeMode" in builtin.flags:
        raise builtin.record.error("VerifyRuntimeMode requires SVE and SME guards")
    return next((mode for flag, mode in _MODES if flag in builtin.flags), _NO_MODE)


@generator("gen-arm-sme-builtin-za-state", help="Arm SME: which builtins use ZA and ZT0")
def ZA_STATE(records: Records, options: Options) -> str:
    by_state: dict[str, list[str]] = {}
    for builtin in by_name(records):
        found = [
            next((state for state in states if f"Is{state}" in builtin.flags), "")
            for states in _STATES
        ]
        state = " | ".join(f"Arm{each}" for each in found if each)
        if state:
            by_state.setdefault(state, []).append(builtin.name)
    return _SECTION(
        macro="GET_SME_BUILTIN_GET_STATE",
        rows=[
            _STATE(cases=_cases(by_state[state], "sme"), state=state) for state in sorted(by_state)
        ],
    )


def _as_json(records: Records, feature: str) -> str:
    rows: list[str] = []
    for builtin in builtins(records):
        for name in dict.fromkeys([builtin.name, builtin.short_name]):
            rows.append(_json_row(builtin, name))
    return _JSON(rows=",\n".join(rows))


def _json_row(builtin: SveBuiltin, name: str) -> str:
    written = [type_.written() for type_ in builtin.types]
    checks = builtin.record.value_as_list_of_defs("ImmChecks")
    for check in reversed(checks):  # the first one of an argument is shown
        index = check.value_as_int("ImmArgIdx") + 1
        if 0 < index < len(written) and not builtin.types[index].enum:
            written[index] = check.value_as_def("Kind").name
    return _JSON_ROW(
        guard=builtin.guard("sve"),
        streaming=builtin.guard("sme"),
        flags=",".join(_json_flags(builtin)),
        result=written[0] if written else "void",
        name=name,
        parameters=", ".join(written[1:]),
    )


def _json_flags(builtin: SveBuiltin) -> list[str]:
    modes = [word for flag, word in _JSON_MODES if flag in builtin.flags]
    states = [word for flags, word in _JSON_FLAGS if builtin.flags.intersection(flags)]
    return modes[:1] + states


SVE, SME = _both(_declarations, "builtins", "builtins")
SVE_CODEGEN, SME_CODEGEN = _both(_intrinsics, "builtin-codegen", "lowering of builtins")
SVE_CHECKS, SME_CHECKS = _both(_checks, "sema-rangechecks", "checks of immediate arguments")
SVE_MODES, SME_MODES = _both(_modes, "streaming-attrs", "which builtins need streaming mode")
SVE_JSON, SME_JSON = _both(_as_json, "builtins-json", "builtins as JSON", since=22)
