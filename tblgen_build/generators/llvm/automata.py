"""Automata over symbols, determinized, as C++ tables (gen-automata)."""

from __future__ import annotations

from tblgen_build._core import BitValue
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.definitions import definitions_of
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import generator
from tblgen_build.releases.llvm import ACTIONS_ARE_BRACES, TUPLES_ARE_DEDUCED

from .determinize import Automaton, steps_definition

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

    from tblgen_build._core import Record, Records, Type
    from tblgen_build.registry import Options

_UNSIGNED: Final = 0xFFFFFFFF
_AUTOMATON: Final = cpp("""
    #ifdef GET_${name}_DECL
    // The type of an action in the ${name} automaton.
    using ${name}Action = $action_type;

    $sizes

    $steps
    // A transition in the generated ${name} DFA.
    struct ${name}Transition {
      unsigned FromDfaState; // The transitioned-from DFA state.
      ${name}Action Action;       // The input symbol that causes this transition.
      unsigned ToDfaState;   // The transitioned-to DFA state.
      unsigned InfoIdx;      // Start index into ${name}TransitionInfo.
    };

    // A table of DFA transitions, ordered by {FromDfaState, Action}.
    // The initial state is 1, not zero.
    const std::array<${name}Transition, $count> ${name}Transitions = {{
      $transitions

    }};

    #endif // GET_${name}_DECL
""")
_TRANSITION: Final = cpp("{$source, $action, $target, $steps},")
_TUPLE: Final = cpp("{$symbols}")
_CALLED_TUPLE: Final = cpp("std::tuple($symbols)")
_MADE_TUPLE: Final = cpp("std::make_tuple($symbols)")


@generator("gen-automata", help="state machines (Automaton)", fitted=18)
def AUTOMATA(records: Records, options: Options) -> str:
    automata = definitions_of(records, "GenericAutomaton")
    return "".join(of_each(automata, lambda record: _automaton(records, record)))


def _transitions(records: Records, automaton: Record) -> list[Record]:
    class_ = automaton.value_as_string("TransitionClass")
    field = automaton.field("TransitionClass") or automaton
    if records.get_class(class_) is None:
        error = field.error(f"automaton '{automaton.name}' is made of '{class_}', which is unknown")
        error.names = (class_,)
        raise error
    found = records.all_derived_definitions(class_)
    if not found:
        raise field.error(f"automaton '{automaton.name}' has no transitions: define a '{class_}'")
    return found


def _automaton(records: Records, record: Record) -> str:
    name = record.name
    fields = record.value_as_list_of_strings("SymbolFields")
    transitions = _transitions(records, record)
    types = of_each(fields, lambda field: _type_of(record, transitions[0], field))
    action_type = types[0] if len(types) == 1 else f"std::tuple<{', '.join(types)}>"
    texts = [_text_of(transitions[0], field) for field in fields]
    tuple_ = _CALLED_TUPLE if records.release.has(TUPLES_ARE_DEDUCED) else _MADE_TUPLE
    if records.release.has(ACTIONS_ARE_BRACES):
        tuple_ = _TUPLE
    numbers: dict[str, int] = {}

    def move(transition: Record) -> tuple[int, int]:
        symbols = [text(transition) for text in texts]
        action = symbols[0] if len(symbols) == 1 else ""
        if len(symbols) > 1:
            action = tuple_(symbols=", ".join(symbols))
        return numbers.setdefault(action, len(numbers) + 1), _new_state(transition)

    automaton = _crawl(of_each(transitions, move))
    found, table = automaton.determinize()
    actions = {number: action for action, number in numbers.items()}
    return _AUTOMATON(
        name=name,
        action_type=action_type,
        sizes=automaton.sizes(),
        steps=steps_definition(records.release, name, table),
        count=len(found),
        transitions=[
            _TRANSITION(source=source, action=actions[action], target=target, steps=steps)
            for source, action, target, steps in found
        ],
    )


def _new_state(transition: Record) -> int:
    """The bits it sets; those that are not stated are none."""
    state = 0
    for position, bit in enumerate(transition.value_as_bits("NewState")):
        if isinstance(bit, BitValue) and bit:
            state |= 1 << position
    return state


def _crawl(moves: list[tuple[int, int]]) -> Automaton:
    """All states that can be reached: a move sets bits, and is possible where none is set."""
    automaton = Automaton()
    seen = {0}
    pending = [0]
    while pending:
        state = pending.pop()
        for action, bits in moves:
            if state & bits:
                continue
            target = state | bits
            automaton.add(state, target, action)
            if target not in seen:
                seen.add(target)
                pending.append(target)
    return automaton


def _symbol_type(transition: Record, field: str) -> Type:
    found = transition.field(field)
    if found is None:
        raise transition.error(f"transition '{transition.name}' has no field '{field}'")
    if found.type.kind not in {"record", "string", "int"}:
        raise found.error(
            f"symbol '{field}' of an automaton is of a class, a string or an int, "
            f"not '{found.type}'"
        )
    return found.type


def _type_of(automaton: Record, transition: Record, field: str) -> str:
    """The C++ type of a symbol."""
    type_ = _symbol_type(transition, field)
    if f"TypeOf_{field}" in automaton:
        given = automaton.value_as_string(f"TypeOf_{field}")
        if given:
            return given
    if type_.kind == "record":
        return str(type_)
    return "unsigned" if type_.kind == "int" else "std::string"


def _text_of(transition: Record, field: str) -> Callable[[Record], str]:
    kind = _symbol_type(transition, field).kind
    if kind == "record":
        return lambda record: record.value_as_def(field).name
    if kind == "int":
        return lambda record: str(record.value_as_int(field) & _UNSIGNED)
    return lambda record: f'"{record.value_as_string(field)}"'
