"""The attributes of functions, arguments and results (gen-attrs)."""

from __future__ import annotations

from tblgen_build.generators.llvm.model.definitions import definitions
from tblgen_build.registry import generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

# Classes of attributes that the enum numbers, in this order, by the macro that lists them.
_ENUM_MACRO: Final = "ATTRIBUTE_ENUM"
_KINDS: Final = (
    "EnumAttr",
    "TypeAttr",
    "IntAttr",
    "ConstantRangeAttr",
    "ConstantRangeListAttr",
)
# How two attributes may be merged, where only one kind can be.
_INTERSECTIONS: Final = {"IntersectAnd": "EnumAttr", "IntersectMin": "IntAttr"}
_STRING_MACROS: Final = {
    "ATTRIBUTE_STRBOOL": "StrBoolAttr",
    "ATTRIBUTE_COMPLEXSTR": "ComplexStrAttr",
}


@generator("gen-attrs", help="Generate attributes")
def ATTRIBUTES(records: Records, options: Options) -> str:
    by_kind = {kind: definitions(records, kind) for kind in _KINDS}
    return "".join(
        [
            _section("GET_ATTR_NAMES", _names(records, by_kind)),
            _section("GET_ATTR_ENUM", _enum(by_kind)),
            _section("GET_ATTR_COMPAT_FUNC", _compatibility(records)),
            _section("GET_ATTR_PROP_TABLE", _properties(by_kind)),
        ]
    )


def _section(macro: str, body: str) -> str:
    return f"#ifdef {macro}\n#undef {macro}\n{body}#endif\n\n"


def _names(records: Records, by_kind: dict[str, list[Record]]) -> str:
    enum = [attribute for kind in _KINDS for attribute in by_kind[kind]]
    parts = [
        "#ifndef ATTRIBUTE_ALL\n#define ATTRIBUTE_ALL(FIRST, SECOND)\n#endif\n\n",
        _macro_uses(_ENUM_MACRO, enum),
    ]
    for macro, class_ in _STRING_MACROS.items():
        parts.append(_macro_uses(macro, definitions(records, class_)))
    parts.append("#undef ATTRIBUTE_ALL\n")
    return "".join(parts)


def _macro_uses(macro: str, attributes: list[Record]) -> str:
    uses = "".join([f"{macro}({a.name},{a.value_as_string('AttrString')})\n" for a in attributes])
    return (
        f"#ifndef {macro}\n#define {macro}(FIRST, SECOND) ATTRIBUTE_ALL(FIRST, SECOND)\n"
        f"#endif\n\n{uses}#undef {macro}\n\n"
    )


def _enum(by_kind: dict[str, list[Record]]) -> str:
    parts: list[str] = []
    number = 1  # 0 is no attribute
    for kind in _KINDS:
        parts.append(f"First{kind} = {number},\n")
        for attribute in by_kind[kind]:
            parts.append(f"{attribute.name} = {number},\n")
            number += 1
        parts.append(f"Last{kind} = {number - 1},\n")
    return "".join(parts)


def _compatibility(records: Records) -> str:
    """When a function may be inlined into another, and what its caller is then."""
    checks: list[str] = []
    for rule in definitions(records, "CompatRule"):
        name = rule.value_as_string("AttrName")
        argument = f', "{name}"' if name else ""
        checks.append(f"  Ret &= {rule.value_as_string('CompatFunc')}(Caller, Callee{argument});\n")
    merges = [
        f"  {rule.value_as_string('MergeFunc')}(Caller, Callee);\n"
        for rule in definitions(records, "MergeRule")
    ]
    return (
        "static inline bool hasCompatibleFnAttrs(const Function &Caller,\n"
        "                                        const Function &Callee) {\n"
        f"  bool Ret = true;\n\n{''.join(checks)}\n  return Ret;\n}}\n\n"
        "static inline void mergeFnAttrs(Function &Caller,\n"
        f"                                const Function &Callee) {{\n{''.join(merges)}}}\n\n"
    )


def _check_intersection(attribute: Record, kind: str, properties: list[Record]) -> None:
    for property_ in properties:
        needed = _INTERSECTIONS.get(property_.name, kind)
        if kind != needed:
            raise attribute.error(
                f"'{attribute.name}' is an '{kind}': '{property_.name}' is for '{needed}' only"
            )


def _properties(by_kind: dict[str, list[Record]]) -> str:
    rows: list[str] = []
    for kind in _KINDS:
        for attribute in by_kind[kind]:
            properties = attribute.value_as_list_of_defs("Properties")
            _check_intersection(attribute, kind, properties)
            rows.append(" | ".join(["0", *[f"AttributeProperty::{p.name}" for p in properties]]))
    table = "".join([f"{row},\n" for row in rows])
    return f"static const uint8_t AttrPropTable[] = {{\n{table}}};\n"
