"""Traits of types and expressions, which are keywords: gen-clang-builtin-traits."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.literals import quoted
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.registry import generator

from .required import definitions

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

_FILE: Final = cpp("""
    #if defined(EMIT_TOKENKEY)
      $keys
    #elif defined(EMIT_ENUMS)
    enum TypeTrait {
      $unary
      UTT_Last = $last_unary,
      $binary
      BTT_Last = $last_binary,
      $variadic
      TT_Last = $last_variadic
    };

    enum ArrayTypeTrait {
      $array
      ATT_Last = $last_array
    };

    enum UnaryExprOrTypeTrait {
      $either
      UETT_Last = $last_either
    };

    enum ExpressionTrait {
      $expression
      ET_Last = $last_expression
    };

    #elif defined(EMIT_ARRAYS)
    $type_arrays
    static constexpr const unsigned TypeTraitArities[] = {
    $arities
    };

    $other_arrays
    #elif defined(EMIT_STD_NAME_CASES)
      $standard
    #else
    $defaults

    $traits
    $aliases
    $undefined
    #endif

    #undef EMIT_ARRAYS
    #undef EMIT_ENUMS
    #undef EMIT_STD_NAME_CASES
    #undef EMIT_TOKENKEY
""")
_KEY: Final = cpp("$name = $value,\n")
_ENUMERATOR: Final = cpp("${prefix}_$name,\n")
_ARRAYS: Final = cpp("""
    static constexpr const char *${kind}Names[] = {
      $names
    };

    static constexpr const char *${kind}Spellings[] = {
      $spellings
    };

""")
_ROW: Final = cpp("$text,\n")
_STANDARD: Final = cpp(".Case($name, TypeTrait::${prefix}_$trait)\n")
_DEFAULT: Final = cpp("""
    #ifndef $name
    #define $name($parameters)
    #endif
""")
_UNDEFINED: Final = cpp("#undef $name\n")
_TRAIT: Final = cpp("$macro($spelling, $name, $keys)\n")
_TRANSFORM: Final = cpp("TRANSFORM_TYPE_TRAIT_DEF($name, $standard)\n")
_ALIAS: Final = cpp("ALIAS($spelling, $primary, $keys)\n")

_NO_TRAIT: Final = 2**64 - 1  # what the reference says of the last of none
_MACROS: Final = {
    "UnaryTrait": "TYPE_TRAIT_1",
    "BinaryTrait": "TYPE_TRAIT_2",
    "VariadicTrait": "TYPE_TRAIT_N",
    "ArrayTrait": "ARRAY_TYPE_TRAIT",
    "UnaryExprOrTypeTrait": "UNARY_EXPR_OR_TYPE_TRAIT",
    "CXX11UnaryExprOrTypeTrait": "CXX11_UNARY_EXPR_OR_TYPE_TRAIT",
    "ExpressionTrait": "EXPRESSION_TRAIT",
}
_TRANSFORMATION: Final = "TransformTypeTrait"
_UNDEFINED_MACROS: Final = (
    "ALIAS",
    "TRANSFORM_TYPE_TRAIT_DEF",
    "EXPRESSION_TRAIT",
    "CXX11_UNARY_EXPR_OR_TYPE_TRAIT",
    "UNARY_EXPR_OR_TYPE_TRAIT",
    "ARRAY_TYPE_TRAIT",
    "TYPE_TRAIT_N",
    "TYPE_TRAIT_2",
    "TYPE_TRAIT_1",
)


@generator("gen-clang-builtin-traits", help="Generate BuiltinTraits.inc for clang", since=24)
def TRAITS(records: Records, options: Options) -> str:
    keys = _in_order(definitions(records, "TokenKey"))
    of_class = {
        class_: _in_order(definitions(records, class_)) for class_ in [*_MACROS, _TRANSFORMATION]
    }
    unary, binary = of_class["UnaryTrait"], of_class["BinaryTrait"]
    variadic, array = of_class["VariadicTrait"], of_class["ArrayTrait"]
    either = [*of_class["UnaryExprOrTypeTrait"], *of_class["CXX11UnaryExprOrTypeTrait"]]
    expression = of_class["ExpressionTrait"]
    types = [*unary, *binary, *variadic]
    traits = _in_order(definitions(records, "Trait"))
    return file_header("Type and expression traits", records.main_file) + _FILE(
        keys=[_KEY(name=key.name, value=str(key.value_as_int("Value"))) for key in keys],
        unary=_enumerators(unary),
        last_unary=_last(unary),
        binary=_enumerators(binary),
        last_binary=_last(unary, binary),
        variadic=_enumerators(variadic),
        last_variadic=_last(types),
        array=_enumerators(array),
        last_array=_last(array),
        either=_enumerators(either),
        last_either=_last(either),
        expression=_enumerators(expression),
        last_expression=_last(expression),
        type_arrays=_arrays("TypeTrait", types),
        arities=_arities(unary, binary, variadic),
        other_arrays=[
            _arrays("ArrayTypeTrait", array),
            _arrays("UnaryExprOrTypeTrait", either),
            _arrays("ExpressionTrait", expression),
        ],
        standard=[
            _STANDARD(
                name=quoted(trait.value_as_string("StdName")),
                prefix=trait.value_as_string("Prefix"),
                trait=trait.name,
            )
            for trait in _in_order(definitions(records, "TypeTrait"))
            if trait.value_as_string("StdName")
        ],
        defaults=[
            *[_DEFAULT(name=macro, parameters="I,E,K") for macro in _MACROS.values()],
            _DEFAULT(name="TRANSFORM_TYPE_TRAIT_DEF", parameters="K, Trait"),
            _DEFAULT(name="ALIAS", parameters="X,Y,Z"),
        ],
        traits=[_trait(trait) for trait in traits],
        aliases=[_alias(alias) for alias in _in_order(definitions(records, "Alias"))],
        undefined=[_UNDEFINED(name=name) for name in _UNDEFINED_MACROS],
    )


def _in_order(records: Iterable[Record]) -> list[Record]:
    """As they are defined."""
    return sorted(records, key=lambda record: record.id)


def _enumerators(traits: list[Record]) -> list[str]:
    return [
        _ENUMERATOR(prefix=trait.value_as_string("Prefix"), name=trait.name) for trait in traits
    ]


def _last(*traits: list[Record]) -> str:
    count = sum(map(len, traits))
    return str(count - 1 if count else _NO_TRAIT)


def _arrays(kind: str, traits: list[Record]) -> str:
    return _ARRAYS(
        kind=kind,
        names=[_ROW(text=quoted(trait.name)) for trait in traits],
        spellings=[_ROW(text=quoted(trait.value_as_string("Spelling"))) for trait in traits],
    )


def _arities(unary: list[Record], binary: list[Record], variadic: list[Record]) -> str:
    """How many arguments each takes; 0: any number."""
    return ", ".join(["1"] * len(unary) + ["2"] * len(binary) + ["0"] * len(variadic))


def _trait(trait: Record) -> str:
    if trait.is_subclass_of(_TRANSFORMATION):
        return _TRANSFORM(name=trait.name, standard=trait.value_as_string("StdName"))
    macros = [macro for class_, macro in _MACROS.items() if trait.is_subclass_of(class_)]
    return _TRAIT(
        macro="".join(macros[:1]),
        spelling=trait.value_as_string("Spelling"),
        name=trait.name,
        keys=_keys(trait),
    )


def _alias(alias: Record) -> str:
    return _ALIAS(
        spelling=quoted(alias.value_as_string("Spelling")),
        primary=alias.value_as_def("Primary").value_as_string("Spelling"),
        keys=_keys(alias),
    )


def _keys(trait: Record) -> str:
    return " | ".join(key.name for key in trait.value_as_list_of_defs("KeyFlags"))
