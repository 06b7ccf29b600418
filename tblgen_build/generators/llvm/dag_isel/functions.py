"""The functions beside the table that a selector calls by number, and the frame of the output.

The output is included into a class, or before and after it: a macro of the includer tells.
"""

from __future__ import annotations

from tblgen_build.generators.cpp.literals import escape

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build._core import Record
    from tblgen_build.generators.llvm.model.selection.operators import ComplexPattern

    from .facts import Facts
    from .node_predicates import NodePredicates
    from .table import Table

HEAD: Final = """\
#if defined(GET_DAGISEL_DECL) && defined(GET_DAGISEL_BODY)
#error GET_DAGISEL_DECL and GET_DAGISEL_BODY cannot be both defined, \
undef both for inline definitions
#endif

#ifdef GET_DAGISEL_BODY
#define LOCAL_DAGISEL_STRINGIZE(X) LOCAL_DAGISEL_STRINGIZE_(X)
#define LOCAL_DAGISEL_STRINGIZE_(X) #X
static_assert(sizeof(LOCAL_DAGISEL_STRINGIZE(GET_DAGISEL_BODY)) > 1,
   "GET_DAGISEL_BODY is empty: it should be defined with the class name");
#undef LOCAL_DAGISEL_STRINGIZE_
#undef LOCAL_DAGISEL_STRINGIZE
#endif

#if !defined(GET_DAGISEL_DECL) && !defined(GET_DAGISEL_BODY)
#define DAGISEL_INLINE 1
#else
#define DAGISEL_INLINE 0
#endif

#if !DAGISEL_INLINE
#define DAGISEL_CLASS_COLONCOLON GET_DAGISEL_BODY ::
#else
#define DAGISEL_CLASS_COLONCOLON
#endif

"""

TAIL: Final = """\
#ifdef DAGISEL_INLINE
#undef DAGISEL_INLINE
#endif
#ifdef DAGISEL_CLASS_COLONCOLON
#undef DAGISEL_CLASS_COLONCOLON
#endif
#ifdef GET_DAGISEL_DECL
#undef GET_DAGISEL_DECL
#endif
#ifdef GET_DAGISEL_BODY
#undef GET_DAGISEL_BODY
#endif
"""


def selection(table: str) -> str:
    """The function that runs the table."""
    return f"""\
#ifdef GET_DAGISEL_DECL
void SelectCode(SDNode *N);
#endif
#if defined(GET_DAGISEL_BODY) || DAGISEL_INLINE
void DAGISEL_CLASS_COLONCOLON SelectCode(SDNode *N)
{{
  #define TARGET_VAL(X) X & 255, unsigned(X) >> 8
  #define COVERAGE_IDX_VAL(X) X & 255, (unsigned(X) >> 8) & 255, (unsigned(X) >> 16) & 255, \
(unsigned(X) >> 24) & 255
  static const uint8_t MatcherTable[] = {{
{table}  }};

  #undef COVERAGE_IDX_VAL
  #undef TARGET_VAL
  SelectCodeCommon(N, MatcherTable, sizeof(MatcherTable));
}}
#endif // GET_DAGISEL_BODY

"""


def functions(facts: Facts, table: Table, predicates: NodePredicates) -> str:
    """All that the table needs."""
    parts: list[str] = []
    if table.conditions:
        parts.append(_conditions(table.conditions))
    if predicates.plain:
        codes = [predicates.code(group[0]) for group in predicates.plain]
        parts.append(_method(*_PREDICATE, _switch("PredNo", "predicate in table?", codes)))
    if predicates.with_operands:
        codes = [predicates.code(group[0]) for group in predicates.with_operands]
        parts.append(
            _method(*_PREDICATE_WITH_OPERANDS, _switch("PredNo", "predicate in table?", codes))
        )
    if table.complex_patterns:
        parts.append(_complex_patterns(table.complex_patterns, with_coverage=table.covered != {}))
    if table.xforms:
        codes = [_xform_code(facts, record) for record in table.xforms]
        parts.append(_method(*_XFORM, _switch("XFormNo", "xform # in table?", codes)))
    return "".join(parts)


def _method(result: str, name: str, parameters: str, qualifier: str, body: str) -> str:
    """A member function that is declared, defined, or both, as the includer wants."""
    return f"""\
#ifdef GET_DAGISEL_DECL
{result} {name}({parameters}){qualifier} override;
#endif
#if defined(GET_DAGISEL_BODY) || DAGISEL_INLINE
{result} DAGISEL_CLASS_COLONCOLON {name}({parameters}){qualifier}
#if DAGISEL_INLINE
  override
#endif
{{
{body}}}
#endif // GET_DAGISEL_BODY

"""


_PREDICATE: Final = ("bool", "CheckNodePredicate", "SDValue Op, unsigned PredNo", " const")
_PREDICATE_WITH_OPERANDS: Final = (
    "bool",
    "CheckNodePredicateWithOperands",
    "SDValue Op, unsigned PredNo, ArrayRef<SDValue> Operands",
    " const",
)
_CONDITION: Final = ("bool", "CheckPatternPredicate", "unsigned PredNo", " const")
_COMPLEX_PATTERN: Final = (
    "bool",
    "CheckComplexPattern",
    "SDNode *Root, SDNode *Parent,\n      SDValue N, unsigned PatternNo,\n"
    "      SmallVectorImpl<std::pair<SDValue, SDNode *>> &Result",
    "",
)
_XFORM: Final = ("SDValue", "RunSDNodeXForm", "SDValue V, unsigned XFormNo", "")
_PATTERN_TEXT: Final = ("StringRef", "getPatternForIndex", "unsigned Index", "")
_PATTERN_PLACE: Final = ("StringRef", "getIncludePathForIndex", "unsigned Index", "")


def _switch(by: str, unknown: str, codes: Iterable[str]) -> str:
    """A case for each code, which returns."""
    cases = [f"  case {number}: {{\n{code}\n  }}\n" for number, code in enumerate(codes)]
    return (
        f'  switch ({by}) {{\n  default: llvm_unreachable("Invalid {unknown}");\n'
        f"{''.join(cases)}  }}\n"
    )


def _conditions(conditions: list[str]) -> str:
    cases = [f"  case {number}: return {text};\n" for number, text in enumerate(conditions)]
    body = (
        '  switch (PredNo) {\n  default: llvm_unreachable("Invalid predicate in table?");\n'
        f"{''.join(cases)}  }}\n"
    )
    return _method(*_CONDITION, body)


def _complex_patterns(patterns: list[ComplexPattern], *, with_coverage: bool) -> str:
    case = _traced_case if with_coverage else _case
    cases = [f"  case {number}:\n{case(pattern)}" for number, pattern in enumerate(patterns)]
    body = (
        "  unsigned NextRes = Result.size();\n  switch (PatternNo) {\n"
        f'  default: llvm_unreachable("Invalid pattern # in table?");\n{"".join(cases)}  }}\n'
    )
    return _method(*_COMPLEX_PATTERN, body)


def _case(pattern: ComplexPattern) -> str:
    return f"    Result.resize(NextRes+{_num_results(pattern)});\n    return {_call(pattern)};\n"


def _traced_case(pattern: ComplexPattern) -> str:
    """Says so when the pattern matches."""
    return (
        f"  {{\n    Result.resize(NextRes+{_num_results(pattern)});\n"
        f"    bool Succeeded = {_call(pattern)};\n    if (Succeeded)\n"
        f'      dbgs() << "\\nCOMPLEX_PATTERN: {pattern.select_function}\\n";\n'
        "    return Succeeded;\n  }\n"
    )


def _num_results(pattern: ComplexPattern) -> int:
    return pattern.num_operands + ("SDNPHasChain" in pattern.properties)


def _call(pattern: ComplexPattern) -> str:
    arguments = ["Root"] * pattern.wants_root + ["Parent"] * pattern.wants_parent + ["N"]
    arguments += [f"Result[NextRes+{index}].first" for index in range(_num_results(pattern))]
    return f"{pattern.select_function}({', '.join(arguments)})"


def _xform_code(facts: Facts, record: Record) -> str:
    class_ = facts.patterns.node(record.value_as_def("Opcode")).class_name
    node = (
        "SDNode *N = V.getNode();"
        if class_ == "SDNode"
        else f"{class_} *N = cast<{class_}>(V.getNode());"
    )
    return f"    {node}\n{record.value_as_string('XFormFunction')}"


def coverage(table: Table) -> str:
    """What the numbers of covered patterns mean: the patterns' texts, and where they stand."""
    if not table.covered:
        return ""
    return _strings(_PATTERN_TEXT, "PATTERN_MATCH_TABLE", table.covered) + _strings(
        _PATTERN_PLACE, "INCLUDE_PATH_TABLE", table.covered.values()
    )


def _strings(method: tuple[str, str, str, str], name: str, texts: Iterable[str]) -> str:
    lines = "".join([f'"{escape(text)}",\n' for text in texts])
    body = f"static const char *{name}[] = {{\n{lines}\n}};\nreturn StringRef({name}[Index]);\n"
    return _method(*method, body)
