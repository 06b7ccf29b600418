"""HLSL's intrinsic functions: declarations and inline functions (gen-hlsl-*-intrinsics)."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.registry import generator
from tblgen_build.releases.clang import HLSL_HAS_LONG_VECTORS

from .required import definitions

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

_FILE: Final = cpp("""
    // This file is generated; do not edit it.

    $functions
""")
_FUNCTION: Final = cpp("""
    $documentation
    // $name overloads
    $overloads

""")
_COMMENT: Final = cpp("/// $line")
_EMPTY_COMMENT: Final = "///"
_ALIAS: Final = cpp("""
    $template
    $availability
    _HLSL_BUILTIN_ALIAS($builtin)
    $convergent $result $name($parameters);
""")
_CALL: Final = cpp("""
    $template
    $availability
    $convergent $specifier $result $name($parameters) {
      return __detail::$function($arguments);
    }
""")
_BODY: Final = cpp("""
    $template
    $availability
    $convergent $specifier $result $name($parameters) { $body }
""")
_TEMPLATE: Final = "template <int N>"
_LONG_VECTOR: Final = cpp("vector<__detail::enable_if_t<(N > 4), $element>, N>")
_IF_16_BIT: Final = cpp("""
    #ifdef __HLSL_ENABLE_16_BIT
    $overloads
    #endif
""")
_AVAILABLE: Final = cpp("_HLSL_AVAILABILITY(shadermodel, $version)\n")
_AVAILABLE_16_BIT: Final = cpp("_HLSL_16BIT_AVAILABILITY(shadermodel, $versions)\n")
_CONVERGENT: Final = "__attribute__((convergent))"
# Overloads come in this order of their types; types that it has not come last.
_TYPES_IN_ORDER: Final = (
    "half",
    "int16_t",
    "uint16_t",
    "bool",
    "int",
    "uint",
    "int64_t",
    "uint64_t",
    "float",
    "double",
)
_NONE: Final = (0, 0)
_FIRST_WITH_16_BITS: Final = (6, 2)


class _IntrinsicShape:
    """What varies between overloads: how a type is made of an element, by its name."""

    __slots__ = ("is_long", "suffix")

    def __init__(self, suffix: str, is_long: bool = False) -> None:
        self.suffix = suffix
        self.is_long = is_long

    def of(self, element: str) -> str:
        return _LONG_VECTOR(element=element) if self.is_long else element + self.suffix


class _Overload:
    """A function with one of the element types that vary, or none of them, in one shape."""

    __slots__ = ("_element", "_function", "_shape")

    def __init__(self, function: Record, element: Record | None, shape: _IntrinsicShape) -> None:
        self._function = function
        self._element = element
        self._shape = shape

    def text(self) -> str:
        function = self._function
        types = [self._type(type_) for type_ in function.value_as_list_of_defs("Args")]
        names = _parameter_names(function, len(types))
        parameters = [
            f"{type_} {name}" if name else type_ for type_, name in zip(types, names, strict=True)
        ]
        common = {
            "template": _TEMPLATE if self._shape.is_long else "",
            "availability": self._availability(),
            "convergent": _CONVERGENT if function.value_as_bit("IsConvergent") else "",
            "result": self._type(function.value_as_def("ReturnType")),
            "name": function.value_as_string("Name"),
            "parameters": ", ".join(parameters),
        }
        if not _is_inline(function):
            return _ALIAS(**common, builtin=function.value_as_string("Builtin"))
        common["specifier"] = "constexpr" if function.value_as_bit("IsConstexpr") else "inline"
        detail = function.value_as_string("DetailFunc")
        if detail:
            return _CALL(**common, function=detail, arguments=", ".join(names))
        return _BODY(**common, body=function.value_as_string("Body"))

    def _type(self, type_: Record) -> str:
        varying = self._element.value_as_string("TypeName") if self._element else ""
        if type_.name == "VoidTy":
            return "void"
        if type_.name == "Varying":
            return self._shape.of(varying)
        if type_.name == "VaryingElemType":
            return varying
        if type_.is_subclass_of("VaryingShape"):
            return self._shape.of(type_.value_as_def("ElementType").value_as_string("TypeName"))
        if type_.is_subclass_of("VectorType"):
            element = type_.value_as_def("ElementType").value_as_string("TypeName")
            return f"{element}{type_.value_as_int('Size')}"
        return type_.value_as_string("TypeName")

    def _availability(self) -> str:
        version = _version(self._function)
        if _any_has("IsConditionally16Bit", self._function, self._element):
            if version < _FIRST_WITH_16_BITS:
                versions = [_FIRST_WITH_16_BITS, *([version] if version != _NONE else [])]
                return _AVAILABLE_16_BIT(versions=", ".join(map(_written, versions)))
        elif _any_has("Is16Bit", self._function, self._element):
            version = max(version, _FIRST_WITH_16_BITS)
        return _AVAILABLE(version=_written(version)) if version != _NONE else ""


@generator(
    "gen-hlsl-alias-intrinsics",
    help="HLSL: overloads for hlsl_alias_intrinsics.h",
    since=23,
)
def ALIASES(records: Records, options: Options) -> str:
    functions = definitions(records, "HLSLBuiltin")
    return _file(function for function in functions if not _is_inline(function))


@generator(
    "gen-hlsl-inline-intrinsics",
    help="HLSL: overloads for hlsl_intrinsics.h",
    since=23,
)
def INLINE(records: Records, options: Options) -> str:
    functions = definitions(records, "HLSLBuiltin")
    return _file(function for function in functions if _is_inline(function))


def _file(functions: Iterable[Record]) -> str:
    return _FILE(functions=[_function(function) for function in functions])


def _is_inline(function: Record) -> bool:
    return bool(function.value_as_string("DetailFunc") or function.value_as_string("Body"))


def _function(function: Record) -> str:
    """All overloads; those that need types of 16 bits stand together."""
    documentation = function.value_as_string("Doc").strip()
    groups: list[tuple[bool, list[str]]] = []
    for element in _elements(function):
        needs_16_bits = _any_has("Is16Bit", function, element)
        if not groups or groups[-1][0] != needs_16_bits:
            groups.append((needs_16_bits, []))
        groups[-1][1].extend(
            _Overload(function, element, shape).text() for shape in _shapes(function, element)
        )
    return _FUNCTION(
        documentation=[
            _COMMENT(line=line) if line else _EMPTY_COMMENT
            for line in (documentation.split("\n") if documentation else [])
        ],
        name=function.value_as_string("Name"),
        overloads=[
            _IF_16_BIT(overloads=overloads) if needs_16_bits else "".join(overloads)
            for needs_16_bits, overloads in groups
        ],
    )


def _elements(function: Record) -> list[Record | None]:
    types = function.value_as_list_of_defs("VaryingTypes")
    if not types:
        return [None]
    return [*sorted(types, key=_place)]


def _place(type_: Record) -> int:
    name = type_.value_as_string("Name")
    if name in _TYPES_IN_ORDER:
        return _TYPES_IN_ORDER.index(name)
    return len(_TYPES_IN_ORDER)


def _shapes(function: Record, element: Record | None) -> list[_IntrinsicShape]:
    """From the smallest on; without a type that varies, the reference writes all of them alike."""
    has_scalar = element is None or function.value_as_bit("VaryingScalar")
    shapes = [_IntrinsicShape("")] if has_scalar else []
    sizes = sorted(function.value_as_list_of_ints("VaryingVecSizes"))
    shapes += [_IntrinsicShape(str(size)) for size in sizes]
    if function.release.has(HLSL_HAS_LONG_VECTORS) and function.value_as_bit("VaryingLongVector"):
        shapes.append(_IntrinsicShape("", is_long=True))
    matrices = [
        (matrix.value_as_int("Rows"), matrix.value_as_int("Cols"))
        for matrix in function.value_as_list_of_defs("VaryingMatDims")
    ]
    return shapes + [_IntrinsicShape(f"{rows}x{columns}") for rows, columns in sorted(matrices)]


def _parameter_names(function: Record, count: int) -> list[str]:
    """Those that are given, then numbered ones; an alias without given ones has none."""
    given = function.value_as_list_of_strings("ParamNames")
    if not given and not _is_inline(function):
        return [""] * count
    return [given[i] if i < len(given) and given[i] else f"p{i}" for i in range(count)]


def _any_has(bit: str, function: Record, element: Record | None) -> bool:
    """Whether the type that varies, or a fixed one of the function, has the bit set."""
    if element is not None and element.value_as_bit(bit):
        return True
    types = [function.value_as_def("ReturnType"), *function.value_as_list_of_defs("Args")]
    return any(_has(bit, type_) for type_ in types)


def _has(bit: str, type_: Record) -> bool:
    if type_.is_subclass_of("VectorType"):
        type_ = type_.value_as_def("ElementType")
    return type_.is_subclass_of("HLSLType") and type_.value_as_bit(bit)


def _version(function: Record) -> tuple[int, int]:
    model = function.value_as_def("Availability")
    return model.value_as_int("Major"), model.value_as_int("Minor")


def _written(version: tuple[int, int]) -> str:
    return f"{version[0]}.{version[1]}"
