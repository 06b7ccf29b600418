"""The attributes of functions, arguments and results (gen-attrs)."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.initializers import bare_array
from tblgen_build.generators.definitions import definitions_of
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import generator
from tblgen_build.releases.target_independent import (
    ATTRIBUTES_ARE_LISTED_TOGETHER,
    RANGES_ARE_ATTRIBUTES,
)

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
_STRING_MACRO: Final = "ATTRIBUTE_STRBOOL"
_STRING_MACROS: Final = {_STRING_MACRO: "StrBoolAttr", "ATTRIBUTE_COMPLEXSTR": "ComplexStrAttr"}

_SECTION: Final = cpp("""
    #ifdef $macro
    #undef $macro
    $body
    #endif
""")

_NAMES: Final = cpp("""
    #ifndef ATTRIBUTE_ALL
    #define ATTRIBUTE_ALL(FIRST, SECOND)
    #endif

    $macros
    #undef ATTRIBUTE_ALL
""")

_MACRO: Final = cpp("""
    #ifndef $macro
    #define $macro(FIRST, SECOND)$all
    #endif

    $uses
    #undef $macro

""")

_COMPATIBILITY: Final = cpp("""
    static inline bool hasCompatibleFnAttrs(const Function &Caller,
                                            const Function &Callee) {
      bool Ret = true;

      $checks

      return Ret;
    }

    static inline void mergeFnAttrs(Function &Caller,
                                    const Function &Callee) {
      $merges
    }

""")


@generator("gen-attrs", help="attributes of LLVM IR", fitted=18)
def ATTRIBUTES(records: Records, options: Options) -> str:
    kinds: tuple[str, ...] = _KINDS
    if not records.release.has(RANGES_ARE_ATTRIBUTES):
        kinds = tuple(kind for kind in _KINDS if "Range" not in kind)
    by_kind = {kind: definitions_of(records, kind) for kind in kinds}
    return "".join(
        [
            _SECTION(macro="GET_ATTR_NAMES", body=_names(records, by_kind)) + "\n",
            _SECTION(macro="GET_ATTR_ENUM", body=_enum(by_kind)) + "\n",
            _SECTION(macro="GET_ATTR_COMPAT_FUNC", body=_compatibility(records)),
            _SECTION(macro="GET_ATTR_PROP_TABLE", body=_properties(by_kind)),
        ]
    )


def _names(records: Records, by_kind: dict[str, list[Record]]) -> str:
    enum = [attribute for attributes in by_kind.values() for attribute in attributes]
    if not records.release.has(ATTRIBUTES_ARE_LISTED_TOGETHER):
        strings = definitions_of(records, _STRING_MACROS[_STRING_MACRO])
        return _macro(_ENUM_MACRO, enum, "") + _macro(_STRING_MACRO, strings, "")
    all_ = " ATTRIBUTE_ALL(FIRST, SECOND)"
    macros = [_macro(_ENUM_MACRO, enum, all_)]
    for macro, class_ in _STRING_MACROS.items():
        macros.append(_macro(macro, definitions_of(records, class_), all_))
    return _NAMES(macros=macros)


def _macro(macro: str, attributes: list[Record], all_: str) -> str:
    uses = of_each(attributes, lambda a: f"{macro}({a.name},{a.value_as_string('AttrString')})")
    return _MACRO(macro=macro, uses=uses, all=all_)


def _enum(by_kind: dict[str, list[Record]]) -> list[str]:
    parts: list[str] = []
    number = 1  # 0 is not an attribute
    for kind, attributes in by_kind.items():
        parts.append(f"First{kind} = {number},")
        for attribute in attributes:
            parts.append(f"{attribute.name} = {number},")
            number += 1
        parts.append(f"Last{kind} = {number - 1},")
    return parts


def _compatibility(records: Records) -> str:
    """When a function may be inlined into another, and what its caller is then."""
    return _COMPATIBILITY(
        checks=of_each(definitions_of(records, "CompatRule"), _check),
        merges=of_each(
            definitions_of(records, "MergeRule"),
            lambda rule: f"{rule.value_as_string('MergeFunc')}(Caller, Callee);",
        ),
    )


def _check(rule: Record) -> str:
    name = rule.value_as_string("AttrName")
    argument = f', "{name}"' if name else ""
    return f"Ret &= {rule.value_as_string('CompatFunc')}(Caller, Callee{argument});"


def _check_intersection(attribute: Record, kind: str, properties: list[Record]) -> None:
    for property_ in properties:
        needed = _INTERSECTIONS.get(property_.name, kind)
        if kind != needed:
            raise attribute.error(
                f"'{attribute.name}' is an '{kind}': '{property_.name}' is for '{needed}' only"
            )


def _properties(by_kind: dict[str, list[Record]]) -> str:
    of_kinds = [(kind, each) for kind, attributes in by_kind.items() for each in attributes]
    rows = of_each(of_kinds, lambda pair: _property_row(*pair))
    return bare_array("static const uint8_t AttrPropTable[]", rows)


def _property_row(kind: str, attribute: Record) -> str:
    properties = attribute.value_as_list_of_defs("Properties")
    _check_intersection(attribute, kind, properties)
    names = [f"AttributeProperty::{p.name}" for p in properties]
    return " | ".join(["0", *names]) + ","
