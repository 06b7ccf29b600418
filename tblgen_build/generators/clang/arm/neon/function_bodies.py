"""The code of NEON's functions in C, for both byte orders."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.mistakes import of_each

from .neon_function import functions
from .operation_expressions import FunctionIndex, Operations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records

    from .neon_function import NeonFunction
    from .neon_type import NeonType

_FUNCTION: Final = cpp("""
    __ai $attribute$result $name($parameters) {
      $lines
    }
""")
_MACRO: Final = cpp("#define $name($parameters) __extension__ ({ \\\n  $lines \\\n})\n")
_NO_FUNCTION: Final = cpp("""
    __ai $attribute$result $name($parameters) __attribute__((unavailable));
""")
_NO_MACRO: Final = cpp("""
    #define $name($parameters) __attribute__((unavailable));
""")
_ATTRIBUTE: Final = cpp('__attribute__((target("$guard"))) ')
_BY_ORDER: Final = cpp("""
    #ifdef __LITTLE_ENDIAN__
    $little
    #else
    $big
    #endif

""")
_GUARDED: Final = cpp("""
    #if $guard
    $functions
    #endif
""")
_REVERSED: Final = cpp("$to = __builtin_shufflevector($of, $of, __lane_reverse_${bits}_$element);")
_CALL: Final = cpp("__builtin_neon_$builtin($arguments)")
_CAST: Final = cpp("__builtin_bit_cast($type, $value)")
_MACRO_LINE: Final = " \\\n  "
_CALLED_SWAPPED: Final = "__noswap_"


def functions_in_c(records: Records) -> str:
    """All of them, each after those that it calls."""
    return _Emission(records).text()


class _Emission:
    """Numbers the functions whose variables need names of their own, as they are emitted."""

    def __init__(self, records: Records) -> None:
        found = functions(records)
        self._index = FunctionIndex(records, found)
        bodies = of_each(found, lambda function: _Body(self._index, function, "", is_big=False))
        self._bodies = dict(zip(found, bodies, strict=True))  # without numbers
        self._called = {callee for body in bodies for callee in body.callees}
        self._sorted = sorted(
            found, key=lambda function: (function.arch_guard, function.target_guard, function.name)
        )
        self._number = 0

    def text(self) -> str:
        """Neighbors with one guard share it. Functions that call themselves are left out."""
        parts: list[str] = []
        guard = ""
        guarded: list[str] = []
        for function in self._in_order():
            if function.arch_guard != guard:
                parts += _within(guard, guarded)
                guard, guarded = function.arch_guard, []
            guarded.append(self._function(function))
        parts += _within(guard, guarded)
        return "".join(parts)

    def _in_order(self) -> list[NeonFunction]:
        """By guards and names. Each run over the rest takes those whose callees are there."""
        ordered: list[NeonFunction] = []
        waiting = self._sorted
        while waiting:
            rest = dict.fromkeys(waiting)
            for function in waiting:
                if not any(callee in rest for callee in self._bodies[function].callees):
                    del rest[function]
                    ordered.append(function)
            if len(rest) == len(waiting):
                break
            waiting = list(rest)
        return ordered

    def _function(self, function: NeonFunction) -> str:
        little = self._variant(function, "", is_big=False)
        if not function.is_reversed:
            return little
        big = [self._variant(function, "", is_big=True)]
        if function in self._called:
            big.append(self._variant(function, _CALLED_SWAPPED, is_big=True))
        return _BY_ORDER(little=little, big=big)

    def _variant(self, function: NeonFunction, prefix: str, *, is_big: bool) -> str:
        name = f"{prefix}{function.in_c}"
        if function.is_unavailable:
            return _declared(function, name)
        suffix = ""
        if any(callee.is_macro for callee in self._bodies[function].callees):
            suffix = f"_{self._number}"
            self._number += 1
        body = self._bodies[function]
        if suffix or is_big:
            body = _Body(self._index, function, suffix, is_big=is_big, is_swapped=bool(prefix))
        if function.is_macro:
            lines = _MACRO_LINE.join(body.lines)
            return _MACRO(name=name, parameters=_names(function, suffix), lines=lines)
        return _FUNCTION(
            attribute=_attribute(function),
            result=function.result.in_c(),
            name=name,
            parameters=_parameters(function, suffix),
            lines="\n".join(body.lines),
        )


def _within(guard: str, texts: list[str]) -> list[str]:
    return [_GUARDED(guard=guard, functions=texts)] if guard and texts else texts


def _declared(function: NeonFunction, name: str) -> str:
    if function.is_macro:
        return _NO_MACRO(name=name, parameters=_names(function, ""))
    return _NO_FUNCTION(
        attribute=_attribute(function),
        result=function.result.in_c(),
        name=name,
        parameters=_parameters(function, ""),
    )


def _attribute(function: NeonFunction) -> str:
    guard = function.target_guard
    return _ATTRIBUTE(guard=guard) if guard else ""


def _names(function: NeonFunction, suffix: str) -> str:
    return ", ".join([f"__p{i}{suffix}" for i, _ in enumerate(function.parameters)])


def _parameters(function: NeonFunction, suffix: str) -> str:
    return ", ".join(
        [f"{type_.in_c()} __p{i}{suffix}" for i, type_ in enumerate(function.parameters)]
    )


class _Body:
    """The statements of a function.

    With `is_swapped` vectors come and go as registers have them, which is how functions call
    each other on big-endian machines.
    """

    def __init__(
        self,
        index: FunctionIndex,
        function: NeonFunction,
        suffix: str,
        *,
        is_big: bool,
        is_swapped: bool = False,
    ) -> None:
        self._function = function
        self._suffix = suffix
        self._reverses = is_big and not is_swapped and function.is_reversed
        self._is_big = is_big
        self.callees: list[NeonFunction] = []
        self.lines: list[str] = []
        result = function.result
        if not result.is_void:
            self.lines.append(f"{result.in_c()} __ret{suffix};")
        names = self._parameters()
        if function.is_builtin:
            self._call_builtin(names)
        else:
            self._operate(index, names)
        self._return()

    def _parameters(self) -> list[str]:
        """The variables that hold them."""
        suffix = self._suffix
        names = [f"__p{i}{suffix}" for i, _ in enumerate(self._function.parameters)]
        if self._function.is_macro:
            names = [self._saved(i, name) for i, name in enumerate(names)]
        if not self._reverses:
            return names
        return [self._reversed_parameter(i, name) for i, name in enumerate(names)]

    def _saved(self, index: int, name: str) -> str:
        type_ = self._function.parameters[index]
        if type_.is_immediate or type_.is_pointer:
            return name
        saved = f"__s{index}{self._suffix}"
        self.lines.append(f"{type_.in_c()} {saved} = {name};")
        return saved

    def _reversed_parameter(self, index: int, name: str) -> str:
        type_ = self._function.parameters[index]
        if not type_.is_reversed:
            return name
        reversed_ = f"__rev{index}{self._suffix}"
        declared = f"{type_.in_c()} {reversed_};"
        if type_.count == 1:
            self.lines.append(f"{declared} {_reversal(reversed_, name, type_)}")
        else:
            self.lines += [declared, *_reversals(reversed_, name, type_)]
        return reversed_

    def _operate(self, index: FunctionIndex, names: list[str]) -> None:
        operations = Operations(index, self._function, names, self._suffix, self._called_as)
        *before, last = [operations.expression(dag).text for dag in self._function.operations]
        self.lines += [f"{text};" for text in before]
        if self._function.result.is_void:
            self.lines.append(f"{last};")
        else:
            self.lines.append(f"__ret{self._suffix} = {last};")
        self.callees = operations.callees

    def _called_as(self, callee: NeonFunction) -> str:
        is_swapped = self._is_big and callee.is_reversed
        return f"{_CALLED_SWAPPED if is_swapped else ''}{callee.in_c}"

    def _call_builtin(self, names: list[str]) -> None:
        function = self._function
        result = function.result
        arguments = [f"&__ret{self._suffix}"] if result.count > 1 else []
        for name, type_ in zip(names, function.parameters, strict=True):
            arguments += self._argument(name, type_)
        if function.is_for_all_types:
            arguments.append(str(function.key().number(function.record)))
        call = _CALL(builtin=function.builtin, arguments=", ".join(arguments))
        if result.is_void or result.count > 1:
            self.lines.append(f"{call};")
        else:
            cast = _CAST(type=result.in_c(), value=call)
            self.lines.append(f"__ret{self._suffix} = {cast};")

    def _argument(self, name: str, type_: NeonType) -> list[str]:
        """As the builtin takes it, each vector by itself."""
        if not type_.is_vector:
            return [name]
        members = _members(type_)
        function = self._function
        one = type_.copy()
        one.count = 1
        if function.is_for_all_types or (type_.count == 1 and function.is_half_in_bytes(type_)):
            one = one.as_bytes()
        elif function.class_letter == "I" and type_.is_integer and type_.count == 1:
            one.kind = "signed"
        else:
            return [f"{name}{member}" for member in members]
        return [_CAST(type=one.in_c(), value=f"{name}{member}") for member in members]

    def _return(self) -> None:
        result = self._function.result
        if result.is_void:
            return
        name = f"__ret{self._suffix}"
        if self._reverses and result.is_reversed:
            if result.count > 1:
                self.lines.append("")
            self.lines += _reversals(name, name, result)
        self.lines.append(f"{name};" if self._function.is_macro else f"return {name};")


def _reversals(to: str, of: str, type_: NeonType) -> list[str]:
    """For each of its vectors."""
    return [_reversal(f"{to}{member}", f"{of}{member}", type_) for member in _members(type_)]


def _reversal(to: str, of: str, type_: NeonType) -> str:
    return _REVERSED(to=to, of=of, bits=str(type_.bits), element=str(type_.element_bits))


def _members(type_: NeonType) -> list[str]:
    """What follows the name of a variable for each of its vectors."""
    return [""] if type_.count == 1 else [f".val[{i}]" for i in range(type_.count)]
