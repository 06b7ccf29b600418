"""OpenCL's builtins as declarations, and as calls that test them (gen-clang-opencl-builtin-*)."""

from __future__ import annotations

from tblgen_build.generators.clang.required import definitions
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import generator

from .generic_types import (
    elements_of,
    extensions_of,
    extensions_of_types,
    generic_of,
    signature_of,
    sizes_of,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

    Part = tuple[str, Record]  # a type as written, and the record that says what it needs

_HEADER: Final = cpp("""
    $extensions

    #define __ovld __attribute__((overloadable))
    #define __conv __attribute__((convergent))
    #define __purefn __attribute__((pure))
    #define __cnfn __attribute__((const))

    $declarations

    #pragma OPENCL EXTENSION all : disable
""")
_TESTS: Final = cpp("""
    $extensions

    $tests
""")
_ENABLED: Final = cpp("#pragma OPENCL EXTENSION $name : enable\n")
_DECLARATION: Final = cpp("$result $attributes $name($parameters);\n")
_TEST: Final = cpp("""
    $result test${number}_$name($parameters) {
      $call;
    }
""")
_IF: Final = cpp("""
    #if $condition
    $body
    #endif // $what
""")
_EXTENSIONS: Final = (
    "cl_khr_fp16",
    "cl_khr_fp64",
    "cl_khr_int64_base_atomics",
    "cl_khr_int64_extended_atomics",
    "cl_khr_gl_msaa_sharing",
    "cl_khr_mipmap_image_writes",
    "cl_khr_3d_image_writes",
)
_ATTRIBUTES: Final = (("IsConst", "__cnfn"), ("IsPure", "__purefn"), ("IsConv", "__conv"))
_ACCESSES: Final = {"WO": "__write_only", "RW": "__read_write"}
_SPACES: Final = {
    "clang::LangAS::opencl_global": "__global",
    "clang::LangAS::opencl_constant": "__constant",
    "clang::LangAS::opencl_local": "__local",
    "clang::LangAS::opencl_generic": "__generic",
}
_OLDEST: Final = 100  # version 1.0, which has all builtins that name no other


@generator("gen-clang-opencl-builtin-header", help="OpenCL: header with builtins", fitted=18)
def HEADER(records: Records, options: Options) -> str:
    declarations = of_each(
        definitions(records, "Builtin"),
        lambda builtin: _guarded(
            builtin, [_declared(builtin, overload) for overload in _overloads(builtin, records)]
        ),
    )
    return file_header("OpenCL Builtin declarations", records.main_file) + _HEADER(
        extensions=_enabled(), declarations=declarations
    )


@generator(
    "gen-clang-opencl-builtin-tests", help="OpenCL: tests of declarations of builtins", fitted=18
)
def TESTS(records: Records, options: Options) -> str:
    tests: list[str] = []
    count = 0
    builtins = definitions(records, "Builtin")
    all_overloads = of_each(builtins, lambda builtin: _overloads(builtin, records))
    for builtin, overloads in zip(builtins, all_overloads, strict=True):
        bodies = [_tested(builtin, overload, count + i) for i, overload in enumerate(overloads)]
        count += len(overloads)
        tests.append(_guarded(builtin, bodies))
    title = "OpenCL Builtin exhaustive testing"
    return file_header(title, records.main_file) + _TESTS(extensions=_enabled(), tests=tests)


def _enabled() -> list[str]:
    return [_ENABLED(name=name) for name in _EXTENSIONS]


def _overloads(builtin: Record, records: Records) -> list[list[Part]]:
    """What a signature stands for: the i-th of each type, counted from the start past its end."""
    choices = [_expanded(type_, records) for type_ in signature_of(builtin)]
    count = max(len(choice) for choice in choices)
    return [[choice[i % len(choice)] for choice in choices] for i in range(count)]


def _expanded(type_: Record, records: Records) -> list[Part]:
    """The types that a generic type stands for, or the type itself."""
    generic = generic_of(type_, records)
    if generic is None:
        name = type_.value_as_string("Name")
        return [(_qualified(type_, _sized(name, type_.value_as_int("VecWidth"))), type_)]
    names = [
        (_sized(element.value_as_string("Name"), size), element)
        for size in sizes_of(generic)
        for element in elements_of(generic)
    ]
    if generic is type_:  # has no qualifiers, whatever its fields say
        return names
    return [(_qualified(type_, name), element) for name, element in names]


def _sized(name: str, size: int) -> str:
    return f"{name}{size}" if size > 1 else name


def _qualified(type_: Record, name: str) -> str:
    words = [name]
    access = type_.value_as_string("AccessQualifier")
    if access:
        words.insert(0, _ACCESSES.get(access, "__read_only"))
    if type_.value_as_bit("IsPointer"):
        words.insert(0, _SPACES.get(type_.value_as_string("AddrSpace"), "__private"))
        words.append("*")
    if type_.value_as_bit("IsVolatile"):
        words.insert(0, "volatile")
    if type_.value_as_bit("IsConst"):
        words.insert(0, "const")
    return " ".join(words)


def _declared(builtin: Record, overload: list[Part]) -> str:
    result, *parameters = [text for text, _ in overload]
    attributes = [macro for field, macro in _ATTRIBUTES if builtin.value_as_bit(field)]
    text = _DECLARATION(
        result=result,
        attributes=" ".join(["__ovld", *attributes]),
        name=builtin.value_as_string("Name"),
        parameters=", ".join(parameters),
    )
    return _if_types_exist(overload, text)


def _tested(builtin: Record, overload: list[Part], number: int) -> str:
    result, *parameters = [text for text, _ in overload]
    arguments = [f"arg{i}" for i in range(1, len(parameters) + 1)]
    name = builtin.value_as_string("Name")
    call = f"{name}({', '.join(arguments)})"
    text = _TEST(
        result=result,
        number=str(number),
        name=name,
        parameters=", ".join(
            f"{type_} {argument}" for type_, argument in zip(parameters, arguments, strict=True)
        ),
        call=call if result == "void" else f"return {call}",
    )
    return _if_types_exist(overload, text)


def _if_types_exist(overload: list[Part], text: str) -> str:
    extensions = extensions_of_types(record for _, record in overload)
    return _if_defined(extensions, text, "TypeExtension")


def _guarded(builtin: Record, overloads: list[str]) -> str:
    """The overloads where the builtin's extensions and its version of OpenCL are there."""
    text = "".join(overloads)
    newest = builtin.value_as_def("MaxVersion").value_as_int("ID")
    if newest:
        text = _if(f"__OPENCL_C_VERSION__ < {_version(newest)}", text, "MaxVersion")
    oldest = builtin.value_as_def("MinVersion").value_as_int("ID")
    if oldest != _OLDEST:
        text = _if(f"__OPENCL_C_VERSION__ >= {_version(oldest)}", text, "MinVersion")
    return _if_defined(extensions_of(builtin), text, "Extension")


def _version(number: int) -> str:
    return f"CL_VERSION_{number // 100}_{number % 100 // 10}"


def _if_defined(names: list[str], body: str, what: str) -> str:
    if not names:
        return body
    return _if(" && ".join(f"defined({name})" for name in names), body, what)


def _if(condition: str, body: str, what: str) -> str:
    return _IF(condition=condition, body=body, what=what)
