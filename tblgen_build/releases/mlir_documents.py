"""How MLIR's documents and Python bindings differ between releases: a row a difference."""

from __future__ import annotations

from tblgen_build.releases import Difference

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

# --- documentation

ROWS_OF_VALUES_ARE_CLOSED: Final = Difference(
    "rows of values are closed",
    "in tables of operands, results and successors a row begins and ends with `|`; before, it "
    "does not end so, and one without a name does not begin so",
    since=20,
    seen="gen-op-doc, gen-dialect-doc",
    derived="20 as 21",
)

SUMMARIES_ARE_EMPHASIZED: Final = Difference(
    "summaries are emphasized",
    "summaries of dialects, attributes, types and enums are set as those of "
    "operations are; before, they are plain",
    since=20,
    seen="gen-attrdef-doc, gen-typedef-doc, gen-enum-doc, gen-dialect-doc",
    derived="20 as 21",
)

DESCRIPTIONS_END_THEIR_LINE: Final = Difference(
    "descriptions end their line",
    "a pass whose description lacks a newline at its end gets one; before, the next follows it "
    "at once",
    since=20,
    seen="gen-pass-doc",
    derived="20 as 21",
)

EMPTY_FORMATS_ARE_NONE: Final = Difference(
    "empty formats are none",
    "an operation whose assembly format is an empty text is documented without syntax; before, "
    "with its name alone",
    since=20,
    seen="gen-op-doc, gen-dialect-doc",
    derived="20 as 21",
)

ENUMS_ARE_DOCUMENTED: Final = Difference(
    "enums are documented",
    "--gen-enum-doc lists all enums; before, it fails where one has a dialect's attribute, and "
    "lists none where there is no such",
    since=20,
    seen="gen-enum-doc",
    derived="20 as 21: llvm-project's change 118131 fixed it in December 2024",
)

DOCUMENTS_ARE_OF_ONE_DIALECT: Final = Difference(
    "documents are of one dialect",
    "every document is about one dialect, the only one or `--dialect`; operations are grouped "
    "and sorted by name (`--keep-op-source-order`: as in the source); before, only "
    "--gen-dialect-doc does that",
    since=23,
    seen="gen-op-doc, gen-attrdef-doc, gen-typedef-doc, gen-enum-doc",
)

SYNTAX_LISTS_CASES: Final = Difference(
    "syntax lists cases",
    "the syntax of an attribute or a type lists the cases of an enum parameter; before, it has "
    "the C++ type",
    since=23,
    # File mlir/IR/EnumAttr.td: EnumParameter has `enum`.
    seen="gen-attrdef-doc, gen-typedef-doc, gen-dialect-doc",
)

DIALECTS_ARE_DOCUMENTED_WITH_ENUMS: Final = Difference(
    "dialects are documented with enums",
    "the document of a dialect ends with its enums",
    since=19,
    seen="gen-dialect-doc",
)

# --- Python bindings

PYTHON_VALUES_ARE_PLAIN: Final = Difference(
    "Python values are plain",
    "functions are typed by Value; before, by `SubClassValueT`, and the dialect's class passes",
    since=19,
    seen="gen-python-op-bindings",
)

PYTHON_ASKS_FOR_INSTANCES: Final = Difference(
    "Python asks for instances",
    "whether an argument is an attribute already is asked by `isinstance`; before, by `issubclass`",
    since=19,
    seen="gen-python-op-bindings",
)

PYTHON_HIDES_ITSELF_IN_TRACEBACKS: Final = Difference(
    "Python bindings hide themselves in tracebacks",
    "MLIR's locations leave out the frames of the generated file",
    since=22,
    seen="gen-python-op-bindings",
)

PYTHON_CLASSES_HAVE_DOCUMENTATION: Final = Difference(
    "Python classes have documentation",
    "the docstring of a class is the operation's description",
    since=22,
    seen="gen-python-op-bindings",
)

PYTHON_PROPERTIES_HAVE_TYPES: Final = Difference(
    "Python properties have types",
    "accessors of operands, results, attributes and regions have return types",
    since=22,
    seen="gen-python-op-bindings",
)

PYTHON_TAKES_INFERRED_RESULTS: Final = Difference(
    "Python takes inferred results",
    "you can pass inferred result types with `results=`; before, you cannot",
    since=22,
    seen="gen-python-op-bindings",
)

PYTHON_FUNCTIONS_RETURN_THE_CLASS: Final = Difference(
    "Python functions return the class",
    "the functions beside the classes return OpResult, OpResultList or the class; before, Value "
    "or Operation",
    since=22,
    seen="gen-python-op-bindings",
)

PYTHON_FUNCTIONS_KNOW_RESULTS: Final = Difference(
    "Python functions know results",
    "they return `.result` or `.results` where the number is fixed; before, a call finds out",
    since=20,
    seen="gen-python-op-bindings",
    derived="20 as 21: the other changes for speed came in that January, before 20 was branched",
)

PYTHON_CONSTRUCTORS_PASS_CLASS_ATTRIBUTES: Final = Difference(
    "Python constructors pass class attributes",
    "the name, regions and segments go to `__init__` of OpView; before, `build_generic` made the "
    "operation",
    since=20,
    seen="gen-python-op-bindings",
    derived="20 as 21: llvm-project's change 123777, of January 2025, is older than 20's branch",
)

PYTHON_CONVERTS_OPERANDS: Final = Difference(
    "Python converts operands",
    "a constructor converts an operation given as an operand to its value; later, OpView does",
    until=19,
    seen="gen-python-op-bindings",
    derived="20 as 21: llvm-project's change 123953, of January 2025, is older than 20's branch",
)

PYTHON_COUNTS_PLAIN_VALUES: Final = Difference(
    "Python counts plain values",
    "the accessor of groups of one size is told how many values are in none; before, it is not, "
    "and reads a global `operation`",
    since=20,
    seen="gen-python-op-bindings",
    derived="20 as 21",
)

PYTHON_FUNCTIONS_AVOID_THE_CLASS: Final = Difference(
    "Python functions avoid the class",
    "a function whose name is the class's gets an underscore; before, it hides the class",
    since=20,
    seen="gen-python-op-bindings",
    derived="20 as 21",
)

PYTHON_CASES_LEAVE_OUT_THEMSELVES: Final = Difference(
    "Python cases leave out themselves",
    "iterating a case of a bit enum gives the others it holds; before, also itself",
    since=20,
    seen="gen-python-enum-bindings",
    derived="20 as 21",
)

PYTHON_PARAMETERS_HAVE_TYPES: Final = Difference(
    "Python parameters have types",
    "parameters of constructors and functions have types, and a function with one result has "
    "its type as return type",
    since=23,
    seen="gen-python-op-bindings",
)

PYTHON_LISTS_HAVE_TYPES: Final = Difference(
    "Python lists have types",
    "the accessor of several values has the type of its values; before, it is a plain list",
    since=23,
    seen="gen-python-op-bindings",
)

PYTHON_HAS_ADAPTORS: Final = Difference(
    "Python has adaptors",
    "each operation has an adaptor class for values and attributes",
    since=23,
    # The package's `_cext.register_op_adaptor`, which is not a header's.
    seen="gen-python-op-bindings",
)

PYTHON_ENUMS_ARE_OF_DIALECTS: Final = Difference(
    "Python enums are of dialects",
    "the builder of an enum attribute is registered for its dialect, only the dialect of "
    "`--bind-dialect` is written, and existing builders of integers are kept; before, builders "
    "are registered by the attribute's name, for all dialects",
    since=23,
    seen="gen-python-enum-bindings, gen-python-op-bindings",
)
