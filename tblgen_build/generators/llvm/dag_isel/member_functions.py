"""The functions beside the table that a selector calls by number, and the frame of the output.

The output is included into a class, or before and after it: a macro of the includer tells.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.initializers import array
from tblgen_build.generators.cpp.literals import quoted
from tblgen_build.generators.llvm.model.hardware_mode import DEFAULT_MODE
from tblgen_build.releases.selection import (
    COVERAGE_NUMBERS_ARE_LONG,
    PREDICATES_TAKE_RANGES,
    PREDICATES_TAKE_VALUES,
    TABLES_ARE_OF_BYTES,
)

from .moded_type import ModedType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build._core import Record, Release, TemplateValue
    from tblgen_build.generators.llvm.model.selection.operators import ComplexPattern
    from tblgen_build.generators.llvm.model.selection.predicate_function import PredicateFunction

    from .matcher_model import MatcherModel
    from .matcher_table import MatcherTable, TableText
    from .moded_type import EmittedType
    from .node_predicates import NodePredicates

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


_TYPES_BY_MODE: Final = cpp("""
    switch (Index) {
    default: llvm_unreachable("Unexpected index");
    $cases
    }
""")
_TYPE_OF_INDEX: Final = cpp("""
    case $index:
      return $type;
""")
_MODES_OF_INDEX: Final = cpp("""
    case $index:
      switch (HwMode) {
      default:
        return $default;
      $cases
      }
      break;
""")
_TYPE_OF_MODE: Final = cpp("""
    case $mode:
      return $type;
""")
_SELECTION: Final = cpp("""
    #ifdef GET_DAGISEL_DECL
    void SelectCode(SDNode *N);
    #endif
    #if defined(GET_DAGISEL_BODY) || DAGISEL_INLINE
    void DAGISEL_CLASS_COLONCOLON SelectCode(SDNode *N)
    {
      #define TARGET_VAL(X) X & 255, unsigned(X) >> 8
      $coverage_macro
      static const $byte MatcherTable[] = {
        $table
        $end
      }; // Total Array size is $size bytes

      $histogram
      $operand_lists
      $no_coverage_macro
      #undef TARGET_VAL
      SelectCodeCommon(N, MatcherTable, sizeof(MatcherTable)$lists);
    }
    #endif // GET_DAGISEL_BODY

""")

_COVERAGE_MACRO: Final = (
    "#define COVERAGE_IDX_VAL(X) X & 255, (unsigned(X) >> 8) & 255, "
    "(unsigned(X) >> 16) & 255, (unsigned(X) >> 24) & 255"
)

# A member function that is declared, defined, or both, as the includer wants.
_METHOD: Final = cpp("""
    #ifdef GET_DAGISEL_DECL
    $result $name($parameters)$qualifier override;
    #endif
    #if defined(GET_DAGISEL_BODY) || DAGISEL_INLINE
    $result DAGISEL_CLASS_COLONCOLON $name($parameters)$qualifier
    #if DAGISEL_INLINE
      override
    #endif
    {
      $body
    }
    #endif // GET_DAGISEL_BODY

""")

_SWITCH: Final = cpp("""
    switch ($by) {
    default: llvm_unreachable("Invalid $what in table?");
    $cases
    }
""")

_BLOCK_CASE: Final = cpp("""
    case $number: {$label
      $code
    }
""")

_COMPLEX_PATTERNS: Final = cpp("""
    unsigned NextRes = Result.size();
    $switch
""")

_CASE: Final = cpp("""
    case $number:
      Result.resize(NextRes+$results);
      return $call;
""")

# Says so when the pattern matches.
_TRACED_CASE: Final = cpp("""
    case $number:
    {
      Result.resize(NextRes+$results);
      bool Succeeded = $call;
      if (Succeeded)
        dbgs() << "\\nCOMPLEX_PATTERN: $function\\n" ;
      return Succeeded;
    }
""")

_STRINGS: Final = cpp("""
    static const char *$name[] = {
      $texts

    };
    return StringRef($name[Index]);
""")

_XFORM: Final = cpp("""
    $node
    $code
""")


def selection(
    release: Release, text: TableText, operand_lists: list[tuple[int, ...]] | None
) -> str:
    """The function that selects by the table."""
    has_macro = release.has(COVERAGE_NUMBERS_ARE_LONG)
    histogram = text.histogram()
    return _SELECTION(
        table=text.rows,
        end="0" if operand_lists is None else "",
        operand_lists="" if operand_lists is None else _operand_lists(operand_lists),
        lists="" if operand_lists is None else ",\n                   OperandLists",
        size=text.size,
        histogram=["// Opcode Histogram:", *histogram, "\n"] if histogram else [],
        byte="uint8_t" if release.has(TABLES_ARE_OF_BYTES) else "unsigned char",
        coverage_macro=[_COVERAGE_MACRO] if has_macro else [],
        no_coverage_macro=["#undef COVERAGE_IDX_VAL"] if has_macro else [],
    )


def _operand_lists(lists: list[tuple[int, ...]]) -> str:
    rows = ["".join([f"{slot}, " for slot in list_]) for list_ in lists]
    return array("static const uint8_t OperandLists[]", rows or "/* dummy */ 0")


def functions(
    model: MatcherModel, table: MatcherTable, predicates: NodePredicates, *, with_comments: bool
) -> str:
    """All that the table needs."""
    release = model.records.release
    parts: list[str] = []
    if table.conditions:
        cases = [f"case {number}: return {text};" for number, text in enumerate(table.conditions)]
        parts.append(_CONDITION.define(_SWITCH(by="PredNo", what="predicate", cases=cases)))
    if predicates.plain:
        parts.append(_predicate(release, predicates, predicates.plain))
    if predicates.with_operands:
        parts.append(_predicate_with_operands(release, predicates, predicates.with_operands))
    if table.complex_patterns:
        parts.append(
            _complex_patterns(table.complex_patterns, with_coverage=table.covered is not None)
        )
    if table.xforms:
        codes = [
            (f"  // {record.name}" if with_comments else "", _xform_code(model, record))
            for record in table.xforms
        ]
        parts.append(_RUN_XFORM.define(_switch("XFormNo", "xform #", codes)))
    types = table.types.in_order()
    if types:
        cases = [_type_case(index, type_) for index, type_ in types]
        parts.append(_TYPE_BY_MODE.define(_TYPES_BY_MODE(cases=cases)))
    return "".join(parts)


def _type_case(index: int, type_: EmittedType) -> str:
    """The types of an index by mode; in other modes, the default one or none."""
    if not isinstance(type_, ModedType):
        return _TYPE_OF_INDEX(index=index, type=type_.enumerator)
    default = type_.by_mode.get(DEFAULT_MODE)
    cases = [
        _TYPE_OF_MODE(mode=mode, type=one.enumerator)
        for mode, one in type_.by_mode.items()
        if mode != DEFAULT_MODE
    ]
    none = "MVT()" if default is None else default.enumerator
    return _MODES_OF_INDEX(index=index, default=none, cases=cases)


def _predicate_codes(
    predicates: NodePredicates, groups: list[list[PredicateFunction]]
) -> list[tuple[str, TemplateValue]]:
    """For each group that shares a number its names and its code."""
    return [
        (
            "",
            [
                *[f"// {name}" for name in sorted([one.name for one in group])],
                predicates.code(group[0]),
            ],
        )
        for group in groups
    ]


class _Method:
    """A member function of the selector."""

    __slots__ = ("name", "parameters", "qualifier", "result")

    def __init__(self, result: str, name: str, parameters: str, qualifier: str = "") -> None:
        self.result = result
        self.name = name
        self.parameters = parameters
        self.qualifier = qualifier

    def define(self, body: str) -> str:
        return _METHOD(
            result=self.result,
            name=self.name,
            parameters=self.parameters,
            qualifier=self.qualifier,
            body=body,
        )


_CONDITION: Final = _Method("bool", "CheckPatternPredicate", "unsigned PredNo", " const")
_COMPLEX_PATTERN: Final = _Method(
    "bool",
    "CheckComplexPattern",
    "SDNode *Root, SDNode *Parent,\n      SDValue N, unsigned PatternNo,\n      "
    "SmallVectorImpl<std::pair<SDValue, SDNode *>> &Result",
)
_RUN_XFORM: Final = _Method("SDValue", "RunSDNodeXForm", "SDValue V, unsigned XFormNo")
_TYPE_BY_MODE: Final = _Method("MVT", "getValueTypeForHwMode", "unsigned Index", " const")
_PATTERN_TEXT: Final = _Method("StringRef", "getPatternForIndex", "unsigned Index")
_PATTERN_PLACE: Final = _Method("StringRef", "getIncludePathForIndex", "unsigned Index")


def _predicate(
    release: Release, predicates: NodePredicates, groups: list[list[PredicateFunction]]
) -> str:
    """Checks what looks at the node alone."""
    node = _predicate_subject(release)
    method = _Method("bool", "CheckNodePredicate", f"{node}, unsigned PredNo", " const")
    codes = _predicate_codes(predicates, groups)
    return method.define(_switch("PredNo", "predicate", codes))


def _predicate_with_operands(
    release: Release, predicates: NodePredicates, groups: list[list[PredicateFunction]]
) -> str:
    """Checks what looks at captured operands, too."""
    node = _predicate_subject(release)
    is_range = release.has(PREDICATES_TAKE_RANGES)
    operands = "ArrayRef<SDValue>" if is_range else "const SmallVectorImpl<SDValue> &"
    parameters = f"{node}, unsigned PredNo, {operands} Operands"
    method = _Method("bool", "CheckNodePredicateWithOperands", parameters, " const")
    codes = _predicate_codes(predicates, groups)
    return method.define(_switch("PredNo", "predicate", codes))


def _predicate_subject(release: Release) -> str:
    return "SDValue Op" if release.has(PREDICATES_TAKE_VALUES) else "SDNode *Node"


def _switch(by: str, what: str, codes: Iterable[tuple[str, TemplateValue]]) -> str:
    """A case for each label, a comment, and code, which returns."""
    cases = [
        _BLOCK_CASE(number=number, label=label, code=code)
        for number, (label, code) in enumerate(codes)
    ]
    return _SWITCH(by=by, what=what, cases=cases)


def _complex_patterns(patterns: list[ComplexPattern], *, with_coverage: bool) -> str:
    cases: list[str] = []
    for number, pattern in enumerate(patterns):
        results = pattern.num_operands + ("SDNPHasChain" in pattern.properties)
        call = _call(pattern, results)
        if with_coverage:
            function = pattern.select_function
            case = _TRACED_CASE(number=number, results=results, call=call, function=function)
        else:
            case = _CASE(number=number, results=results, call=call)
        cases.append(case)
    switch = _SWITCH(by="PatternNo", what="pattern #", cases=cases)
    return _COMPLEX_PATTERN.define(_COMPLEX_PATTERNS(switch=switch))


def _call(pattern: ComplexPattern, results: int) -> str:
    arguments = ["Root"] * pattern.wants_root + ["Parent"] * pattern.wants_parent + ["N"]
    arguments += [f"Result[NextRes+{index}].first" for index in range(results)]
    return f"{pattern.select_function}({', '.join(arguments)})"


def _xform_code(model: MatcherModel, record: Record) -> str:
    class_ = model.patterns.operators.node(record.value_as_def("Opcode")).class_name
    node = (
        "SDNode *N = V.getNode();"
        if class_ == "SDNode"
        else f"{class_} *N = cast<{class_}>(V.getNode());"
    )
    return _XFORM(node=node, code=record.value_as_string("XFormFunction").rstrip())


def coverage(table: MatcherTable) -> str:
    """What the numbers of covered patterns mean: the patterns' texts, and where they stand."""
    if table.covered is None:
        return ""
    texts = _strings("PATTERN_MATCH_TABLE", table.covered)
    places = _strings("INCLUDE_PATH_TABLE", table.covered.values())
    return _PATTERN_TEXT.define(texts) + _PATTERN_PLACE.define(places)


def _strings(name: str, texts: Iterable[str]) -> str:
    return _STRINGS(name=name, texts=[f"{quoted(text)}," for text in texts])
