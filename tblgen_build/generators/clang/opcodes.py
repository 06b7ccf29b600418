"""Instructions of Clang's interpreter of constant expressions (gen-clang-opcodes).

An instruction is one opcode for each combination of the types that its type classes have. What
emits them goes to bytecode, or evaluates at once.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import generator
from tblgen_build.releases.clang import ARGUMENTS_ARE_PRINTED_BY_PLACE, OPCODES_HAVE_FUNCTIONS

from .required import definitions

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

_SECTIONS: Final = cpp("""
    #ifdef GET_OPCODE_NAMES
    $names
    #endif
    $interpreter
    #ifdef GET_DISASM
    $disassembly
    #endif
    #if defined(GET_EVAL_PROTO) || defined(GET_LINK_PROTO)
    $prototypes
    #endif
    $group
    $emitters
    $evaluators
""")

_NAME: Final = cpp("OP_$op,")
_SWITCH: Final = cpp("""
    #ifdef GET_INTERP
    $cases
    #endif
""")
_DISPATCHERS: Final = cpp("""
    #ifdef GET_INTERPFN_LIST
    $list
    #endif
    #ifdef GET_INTERPFN_DISPATCHERS
    $functions
    #endif
""")
_LISTED: Final = cpp("&Interp_$op,")
_DISPATCHER: Final = cpp("""
    PRESERVE_NONE
    static bool Interp_$op(InterpState &S) {
      $steps
    }
""")
_BLOCK: Final = cpp("""
    {
      $place
      $reads
      $call
    }
""")
_CODE_PLACE: Final = cpp("CodePtr OpPC = S.PC;")
_READ_STATE: Final = cpp("const auto ${reference}V$number = ReadArg<$type_>(S, S.PC);")
_CALL_THAT_FAILS: Final = cpp("if (!$call) return false;")
_TAIL: Final = cpp("MUSTTAIL return $function(S);")
_NEXT: Final = cpp("""
    #if USE_TAILCALLS
      MUSTTAIL return InterpNext(S);
    #else
      return true;
    #endif
""")
_CASE: Final = cpp("""
    case OP_$op: {
      $started
      $reads
      if (!$function(S, $place$values))
        return false;
      $returned
      continue;
    }
""")
_STARTED: Final = cpp("bool DoReturn = (S.Current == StartFrame);")
_RETURNED: Final = cpp("""
    if (!S.Current || S.Current->isRoot())
      return true;
    if (DoReturn)
      return true;
""")
_READ: Final = cpp("const auto ${reference}V$number = ReadArg<$type_>(S, PC);")
_DISASSEMBLY: Final = cpp("""
    case OP_$op:
      Text.Op = PrintName("$op");
      $arguments
      break;
""")
_PRINTED: Final = cpp("Text.Args.push_back(printArg<$type_>(P, PC));")
_PRINTED_BY_PLACE: Final = cpp("Text.Args.push_back(printArg<$type_>(PC));")

_PROTOTYPE: Final = cpp("bool emit$op(${parameters}SourceInfo);")
_CUSTOM_PROTOTYPE: Final = cpp("""
    #if defined(GET_EVAL_PROTO)
    template<$types>
    bool emit$name(${parameters}SourceInfo);
    #endif
""")

_EMITTERS: Final = cpp("""
    #ifdef GET_LINK_IMPL
    $functions
    #endif
""")
_EMITTER: Final = cpp("""
    bool ByteCodeEmitter::emit$op(${parameters}SourceInfo L) {
      return emitOp<$types>(OP_$op$values, L);
    }
""")
_EVALUATORS: Final = cpp("""
    #ifdef GET_EVAL_IMPL
    $functions
    #endif
""")
_EVALUATOR: Final = cpp("""
    bool EvalEmitter::emit$op(${parameters}SourceInfo L) {
      if (!isActive()) return true;
      CurrentSource = L;
      return $function(S$place$values);
    }
""")

_GROUP: Final = cpp("""
    #if defined(GET_EVAL_PROTO) || defined(GET_LINK_PROTO)
    [[nodiscard]] bool emit$name($prototype);
    #endif
    #if defined(GET_EVAL_IMPL) || defined(GET_LINK_IMPL)
    bool
    #if defined(GET_EVAL_IMPL)
    EvalEmitter
    #else
    ByteCodeEmitter
    #endif
    ::emit$name($parameters) {
      $choice
    }
    #endif
""")
_CHOICE: Final = cpp("""
    switch (T$number) {
    $cases
    $others
    }
    llvm_unreachable("invalid enum value");
""")
_OTHERS: Final = cpp("""
    default: llvm_unreachable("invalid type: emit$name");
""")
_CHOSEN: Final = cpp("""
    case PT_$type_:
    $code
""")
_CALL: Final = cpp("  return emit$op($values);")
_CUSTOM_CALL: Final = cpp("""
    #ifdef GET_LINK_IMPL
        return emit$op
    #else
        return emit$function
    #endif
          ($values);
""")


class _OpcodeArgument:
    __slots__ = ("is_reference", "number", "type_")

    def __init__(self, number: int, record: Record) -> None:
        self.number = number
        self.type_ = record.value_as_string("Name")
        self.is_reference = record.value_as_bit("AsRef")

    def parameter(self, name: str) -> str:
        if self.is_reference:
            return f"const {self.type_} &{name}"
        return f" {self.type_} {name}"


class _BuiltinOpcode:
    """An instruction."""

    def __init__(self, record: Record, number_of_types: int) -> None:
        self.record = record
        self.name = record.value_as_string("Name") or record.name
        self.number_of_types = number_of_types  # that there are
        # A list of types for each type class: one of each makes a combination.
        self.types = [
            [type_.name for type_ in class_.value_as_list_of_defs("Types")]
            for class_ in record.value_as_list_of_defs("Types")
        ]
        self.arguments = [
            _OpcodeArgument(number, argument)
            for number, argument in enumerate(record.value_as_list_of_defs("Args"))
        ]
        self.can_return = record.value_as_bit("CanReturn")
        self.changes_place = record.value_as_bit("ChangesPC")
        self.can_fail = self.needs_place = True
        if record.release.has(OPCODES_HAVE_FUNCTIONS):
            self.can_fail = record.value_as_bit("CanFail")
            self.needs_place = record.value_as_bit("NeedsOpPC")
        self.has_custom_link = record.value_as_bit("HasCustomLink")
        self.has_custom_evaluation = record.value_as_bit("HasCustomEval")
        self.has_group = record.value_as_bit("HasGroup")
        if self.has_group and not self.types and record.release.has(OPCODES_HAVE_FUNCTIONS):
            raise record.error("HasGroup only makes sense for opcodes with types")

    def combinations(self) -> list[tuple[str, ...]]:
        found: list[tuple[str, ...]] = [()]
        for types in self.types:
            found = [(*before, type_) for before in found for type_ in types]
        return found

    def op(self, types: tuple[str, ...]) -> str:
        return self.name + "".join(types)

    def function(self, types: tuple[str, ...]) -> str:
        """The function that carries it out."""
        return f"{self.name}<{_primitive(types)}>" if types else self.name

    def values(self, prefix: str) -> str:
        """The arguments after the first ones."""
        return "".join([f", {prefix}{each.number}" for each in self.arguments])

    def parameters(self, prefix: str = "") -> str:
        """Before others; without names where there is no prefix."""
        names = [f"{prefix}{each.number}" if prefix else "" for each in self.arguments]
        return "".join(
            [f"{each.parameter(name)}, " for each, name in zip(self.arguments, names, strict=True)]
        )

    def argument_types(self) -> list[str]:
        return [each.type_ for each in self.arguments]


def _primitive(types: tuple[str, ...]) -> str:
    return ", ".join([f"PT_{type_}" for type_ in types])


@generator("gen-clang-opcodes", help="opcodes of the interpreter of constant expressions")
def OPCODES(records: Records, options: Options) -> str:
    types = definitions(records, "Type")
    opcodes = of_each(definitions(records, "Opcode"), lambda each: _BuiltinOpcode(each, len(types)))
    return "".join([_sections(opcode) for opcode in opcodes])


def _sections(opcode: _BuiltinOpcode) -> str:
    combinations = opcode.combinations()
    ops = [opcode.op(types) for types in combinations]
    return _SECTIONS(
        names=[_NAME(op=op) for op in ops],
        interpreter=_interpreter(opcode, combinations),
        disassembly=[_disassembly(opcode, op) for op in ops],
        prototypes=_prototypes(opcode, ops),
        group=_group(opcode) if opcode.has_group else "",
        emitters="" if opcode.has_custom_link else _emitters(opcode, ops),
        evaluators="" if opcode.has_custom_evaluation else _evaluators(opcode, combinations),
    )


def _interpreter(opcode: _BuiltinOpcode, combinations: list[tuple[str, ...]]) -> str:
    if not opcode.record.release.has(OPCODES_HAVE_FUNCTIONS):
        return _SWITCH(cases=[_case(opcode, types) for types in combinations])
    return _DISPATCHERS(
        list=[_LISTED(op=opcode.op(types)) for types in combinations],
        functions=[
            _DISPATCHER(op=opcode.op(types), steps=_steps(opcode, types)) for types in combinations
        ],
    )


def _steps(opcode: _BuiltinOpcode, types: tuple[str, ...]) -> list[str]:
    """What the function of an opcode does."""
    has_arguments = bool(opcode.arguments)
    if opcode.can_return and not has_arguments:
        return [_TAIL(function=opcode.function(types))]
    place = (", OpPC" if has_arguments else ", S.PC") if opcode.needs_place else ""
    call = f"{opcode.function(types)}(S{place}{opcode.values('V')})"
    call = _CALL_THAT_FAILS(call=call) if opcode.can_fail else f"{call};"
    if has_arguments:
        call = _BLOCK(
            place=_CODE_PLACE() if opcode.needs_place else "",
            reads=[
                _READ_STATE(
                    reference="&" if each.is_reference else "",
                    number=each.number,
                    type_=each.type_,
                )
                for each in opcode.arguments
            ],
            call=call,
        )
    return [call, "return true;" if opcode.can_return else _NEXT()]


def _case(opcode: _BuiltinOpcode, types: tuple[str, ...]) -> str:
    return _CASE(
        op=opcode.op(types),
        started=_STARTED() if opcode.can_return else "",
        reads=[
            _READ(reference="&" if each.is_reference else "", number=each.number, type_=each.type_)
            for each in opcode.arguments
        ],
        function=opcode.function(types),
        place="PC" if opcode.changes_place else "OpPC",
        values=opcode.values("V"),
        returned=_RETURNED() if opcode.can_return else "",
    )


def _disassembly(opcode: _BuiltinOpcode, op: str) -> str:
    by_place = opcode.record.release.has(ARGUMENTS_ARE_PRINTED_BY_PLACE)
    printed = _PRINTED_BY_PLACE if by_place else _PRINTED
    return _DISASSEMBLY(op=op, arguments=[printed(type_=t) for t in opcode.argument_types()])


def _prototypes(opcode: _BuiltinOpcode, ops: list[str]) -> list[str]:
    found = [_PROTOTYPE(op=op, parameters=opcode.parameters()) for op in ops]
    if opcode.has_custom_evaluation and opcode.types:
        found.append(
            _CUSTOM_PROTOTYPE(
                types=", ".join(["PrimType"] * len(opcode.types)),
                name=opcode.name,
                parameters="".join([f"{type_}, " for type_ in opcode.argument_types()]),
            )
        )
    return found


def _emitters(opcode: _BuiltinOpcode, ops: list[str]) -> str:
    return _EMITTERS(
        functions=[
            _EMITTER(
                op=op,
                parameters=opcode.parameters("A"),
                types=", ".join(opcode.argument_types()),
                values=opcode.values("A"),
            )
            for op in ops
        ]
    )


def _evaluators(opcode: _BuiltinOpcode, combinations: list[tuple[str, ...]]) -> str:
    return _EVALUATORS(
        functions=[
            _EVALUATOR(
                op=opcode.op(types),
                parameters=opcode.parameters("A"),
                function=opcode.function(types),
                place=_place(opcode),
                values=opcode.values("A"),
            )
            for types in combinations
        ]
    )


def _place(opcode: _BuiltinOpcode) -> str:
    if not opcode.record.release.has(OPCODES_HAVE_FUNCTIONS):
        return ", OpPC"
    return ", CodePtr()" if opcode.needs_place else ""


# --- the instruction by types that are known at run time ------------------------------


def _group(opcode: _BuiltinOpcode) -> str:
    prototype = ["PrimType"] * len(opcode.types) + opcode.argument_types()
    parameters = [f"PrimType T{number}" for number in range(len(opcode.types))]
    parameters += [each.parameter(f"A{each.number}") for each in opcode.arguments]
    return _GROUP(
        name=opcode.name,
        prototype=", ".join([*prototype, "SourceInfo I"]),
        parameters=", ".join([*parameters, "SourceInfo I"]),
        choice=_choice(opcode, ()),
    )


def _choice(opcode: _BuiltinOpcode, types: tuple[str, ...]) -> str:
    """What is done where the first types are these: a switch over the next, or the call."""
    if len(types) < len(opcode.types):
        return _CHOICE(
            number=len(types),
            cases=[
                _CHOSEN(type_=type_, code=_choice(opcode, (*types, type_)))
                for type_ in opcode.types[len(types)]
            ],
            others=""
            if len(opcode.types[len(types)]) >= opcode.number_of_types
            else _OTHERS(name=opcode.name),
        )
    values = "".join([f"A{each.number}, " for each in opcode.arguments]) + "I"
    if opcode.has_custom_evaluation:
        return _CUSTOM_CALL(op=opcode.op(types), function=opcode.function(types), values=values)
    return _CALL(op=opcode.op(types), values=values)
