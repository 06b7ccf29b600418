"""How MLIR's generators differ between releases: a row a difference, in the outputs' order."""

from __future__ import annotations

from tblgen_build.releases import Difference

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

SEEN: Final = (19, 21, 22)  # releases that there are references of

NAMESPACES_ARE_JOINED: Final = Difference(
    "namespaces are joined",
    "a nested namespace is opened as `namespace a::b`; before, each for itself",
    since=22,
    seen="all of C++",
)

BUILDERS_HAVE_CREATE: Final = Difference(
    "builders have `create`",
    "an operation has a static `create` beside each `build`",
    since=21,
    seen="gen-op-decls, gen-op-defs",
    derived="20 as 19: `create` came after 20 was released",
)

# --- Python bindings

PYTHON_HIDES_ITSELF_IN_TRACEBACKS: Final = Difference(
    "Python bindings hide themselves in tracebacks",
    "the file registers itself as one that locations of operations leave out",
    since=22,
    seen="gen-python-op-bindings",
)

PYTHON_CLASSES_HAVE_DOCUMENTATION: Final = Difference(
    "Python classes have documentation",
    "an operation's description is the documentation string of its class",
    since=22,
    seen="gen-python-op-bindings",
)

PYTHON_PROPERTIES_HAVE_TYPES: Final = Difference(
    "Python properties have types",
    "the accessors of operands, results, attributes and regions say what they return",
    since=22,
    seen="gen-python-op-bindings",
)

PYTHON_TAKES_INFERRED_RESULTS: Final = Difference(
    "Python takes inferred results",
    "types of results that are inferred can be given with `results=`; before, they cannot",
    since=22,
    seen="gen-python-op-bindings",
)

PYTHON_FUNCTIONS_RETURN_THE_CLASS: Final = Difference(
    "Python functions return the class",
    "the functions beside the classes are typed by OpResult, OpResultList and the class; before, "
    "by Value and Operation",
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
    "a constructor takes the value of an operation given as an operand; later, OpView does",
    until=19,
    seen="gen-python-op-bindings",
    derived="20 as 21: llvm-project's change 123953, of January 2025, is older than 20's branch",
)
