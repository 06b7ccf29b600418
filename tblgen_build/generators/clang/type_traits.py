"""Traits of types and expressions, which are builtins that take types: gen-clang-builtin-traits."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.initializers import array
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.registry import generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

_FILE: Final = cpp("""
    #if defined(EMIT_TOKENKEY)
      $keys
    #elif defined(EMIT_ENUMS)
    /// What a trait asks of types.
    enum TypeTrait {
      $unary
      UTT_Last = $last_unary, // the last of UTT_
      $binary
      BTT_Last = $last_binary, // the last of BTT_
      $variadic
      TT_Last = $last_variadic // the last of TT_
    };

    /// What a trait asks of arrays.
    enum ArrayTypeTrait {
      $arrays
      ATT_Last = $last_array // the last of ATT_
    };

    /// What a trait asks of an expression or a type.
    enum UnaryExprOrTypeTrait {
      $either
      UETT_Last = $last_either // the last of UETT_
    };

    /// What a trait asks of an expression.
    enum ExpressionTrait {
      $expressions
      ET_Last = $last_expression // the last of ET_
    };

    #elif defined(EMIT_ARRAYS)
    $type_names
    static constexpr const unsigned TypeTraitArities[] = {
      $arities
    };

    $other_names
    #elif defined(EMIT_STD_NAME_CASES)
      $standard
    #else
    #ifndef TYPE_TRAIT_1
    #define TYPE_TRAIT_1(I,E,K)
    #endif
    #ifndef TYPE_TRAIT_2
    #define TYPE_TRAIT_2(I,E,K)
    #endif
    #ifndef TYPE_TRAIT_N
    #define TYPE_TRAIT_N(I,E,K)
    #endif
    #ifndef ARRAY_TYPE_TRAIT
    #define ARRAY_TYPE_TRAIT(I,E,K)
    #endif
    #ifndef UNARY_EXPR_OR_TYPE_TRAIT
    #define UNARY_EXPR_OR_TYPE_TRAIT(I,E,K)
    #endif
    #ifndef CXX11_UNARY_EXPR_OR_TYPE_TRAIT
    #define CXX11_UNARY_EXPR_OR_TYPE_TRAIT(I,E,K)
    #endif
    #ifndef EXPRESSION_TRAIT
    #define EXPRESSION_TRAIT(I,E,K)
    #endif
    #ifndef TRANSFORM_TYPE_TRAIT_DEF
    #define TRANSFORM_TYPE_TRAIT_DEF(K, Trait)
    #endif
    #ifndef ALIAS
    #define ALIAS(X,Y,Z)
    #endif

    $traits
    $aliases
    #undef ALIAS
    #undef TRANSFORM_TYPE_TRAIT_DEF
    #undef EXPRESSION_TRAIT
    #undef CXX11_UNARY_EXPR_OR_TYPE_TRAIT
    #undef UNARY_EXPR_OR_TYPE_TRAIT
    #undef ARRAY_TYPE_TRAIT
    #undef TYPE_TRAIT_N
    #undef TYPE_TRAIT_2
    #undef TYPE_TRAIT_1
    #endif


    #undef EMIT_ARRAYS
    #undef EMIT_ENUMS
    #undef EMIT_STD_NAME_CASES
    #undef EMIT_TOKENKEY

""")
_STANDARD: Final = cpp('.Case("$name", TypeTrait::$constant)')
_TRAIT: Final = cpp("$macro($spelling, $name, $keys)")
_TRANSFORMATION: Final = cpp("TRANSFORM_TYPE_TRAIT_DEF($name, $standard)")
_ALIAS: Final = cpp('ALIAS("$spelling", $primary, $keys)')

_TRANSFORMS: Final = "TransformTypeTrait"
# How many types a trait takes, and the macro that lists it, by class; 0: any number.
_ARITIES: Final = {"UnaryTrait": 1, "BinaryTrait": 2, "VariadicTrait": 0}
_MACROS: Final = {
    "UnaryTrait": "TYPE_TRAIT_1",
    "BinaryTrait": "TYPE_TRAIT_2",
    "VariadicTrait": "TYPE_TRAIT_N",
    "ArrayTrait": "ARRAY_TYPE_TRAIT",
    "UnaryExprOrTypeTrait": "UNARY_EXPR_OR_TYPE_TRAIT",
    "CXX11UnaryExprOrTypeTrait": "CXX11_UNARY_EXPR_OR_TYPE_TRAIT",
    "ExpressionTrait": "EXPRESSION_TRAIT",
}
_MAX: Final = 1 << 64  # of numbers without a sign; the last of none is the one below zero


@generator(
    "gen-clang-builtin-traits",
    help="builtins: traits",
    since=24,
    fitted=24,
)
def TRAITS(records: Records, options: Options) -> str:
    of_class = {name: _defined(records, name) for name in _MACROS}
    unary, binary, variadic = (of_class[name] for name in _ARITIES)
    arrays, expressions = of_class["ArrayTrait"], of_class["ExpressionTrait"]
    either = of_class["UnaryExprOrTypeTrait"] + of_class["CXX11UnaryExprOrTypeTrait"]
    of_types = unary + binary + variadic
    others = {
        "ArrayTypeTrait": arrays,
        "UnaryExprOrTypeTrait": either,
        "ExpressionTrait": expressions,
    }
    return file_header("Type and expression traits", records.main_file) + _FILE(
        keys=[f"{k.name} = {k.value_as_int('Value')}," for k in _defined(records, "TokenKey")],
        unary=_constants(unary),
        last_unary=_last(unary),
        binary=_constants(binary),
        last_binary=_last(unary + binary),
        variadic=_constants(variadic),
        last_variadic=_last(of_types),
        arrays=_constants(arrays),
        last_array=_last(arrays),
        either=_constants(either),
        last_either=_last(either),
        expressions=_constants(expressions),
        last_expression=_last(expressions),
        type_names=_names("TypeTrait", of_types),
        arities=_arities(of_class),
        other_names="".join([_names(name, traits) for name, traits in others.items()]),
        standard=_standard_names(_defined(records, "TypeTrait")),
        traits=[_listed(trait) for trait in _defined(records, "Trait")],
        aliases=[_alias(alias) for alias in _defined(records, "Alias")],
    )


def _defined(records: Records, class_: str) -> list[Record]:
    """In the order of their definitions."""
    return sorted(records.all_derived_definitions(class_), key=_id)


def _id(record: Record) -> int:
    return record.id


def _constant(trait: Record) -> str:
    return f"{trait.value_as_string('Prefix')}_{trait.name}"


def _constants(traits: Sequence[Record]) -> list[str]:
    return [f"{_constant(trait)}," for trait in traits]


def _last(traits: Sequence[Record]) -> int:
    return (len(traits) - 1) % _MAX


def _names(kind: str, traits: Sequence[Record]) -> str:
    declaration = f"static constexpr const char *{kind}"
    names = [f'"{trait.name}",' for trait in traits]
    spellings = [f'"{_spelling(trait)}",' for trait in traits]
    return array(f"{declaration}Names[]", names) + array(f"{declaration}Spellings[]", spellings)


def _spelling(trait: Record) -> str:
    return trait.value_as_string("Spelling")


def _arities(of_class: dict[str, list[Record]]) -> str:
    rows = [", ".join([str(arity)] * len(of_class[name])) for name, arity in _ARITIES.items()]
    return ",\n".join([row for row in rows if row])


def _standard_names(traits: Sequence[Record]) -> list[str]:
    names = [(trait.value_as_string("StdName"), trait) for trait in traits]
    return [_STANDARD(name=name, constant=_constant(trait)) for name, trait in names if name]


def _keys(record: Record) -> str:
    return " | ".join([key.name for key in record.value_as_list_of_defs("KeyFlags")])


def _listed(trait: Record) -> str:
    if trait.is_subclass_of(_TRANSFORMS):
        return _TRANSFORMATION(name=trait.name, standard=trait.value_as_string("StdName"))
    macro = next((macro for class_, macro in _MACROS.items() if trait.is_subclass_of(class_)), "")
    return _TRAIT(macro=macro, spelling=_spelling(trait), name=trait.name, keys=_keys(trait))


def _alias(alias: Record) -> str:
    primary = alias.value_as_def("Primary")
    return _ALIAS(spelling=_spelling(alias), primary=_spelling(primary), keys=_keys(alias))
