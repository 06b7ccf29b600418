"""The conditions on nodes that fragments pose: their C++ code, and the numbers they get.

Fragments with the same code, to the last blank, have one number. Those whose code looks at captured
operands are numbered apart.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.llvm.model.selection.predicate_function import (
    AP_FLOAT,
    AP_INT,
    about_immediate,
)
from tblgen_build.generators.mistakes import of_each
from tblgen_build.releases.selection import PREDICATES_TAKE_VALUES, USES_ARE_COUNTED_BY_NODES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Final

    from tblgen_build._core import Record, Release
    from tblgen_build.generators.llvm.model.selection.patterns import SelectionPatterns
    from tblgen_build.generators.llvm.model.selection.predicate_function import PredicateFunction

_ACCESSES: Final = ("IsLoad", "IsStore", "IsAtomic")
# What says how much of a value is loaded, and as what.
_EXTENSIONS: Final = (
    ("IsNonExtLoad", "ISD::NON_EXTLOAD"),
    ("IsAnyExtLoad", "ISD::EXTLOAD"),
    ("IsSignExtLoad", "ISD::SEXTLOAD"),
    ("IsZeroExtLoad", "ISD::ZEXTLOAD"),
)
# What immediates have nothing of.
_MEMORY_FLAGS: Final = ("IsLoad", "IsStore", "IsUnindexed", *[name for name, _ in _EXTENSIONS])
_MEMORY_TYPES: Final = ("MemoryVT", "ScalarMemoryVT")
_ORDERINGS: Final = (
    ("IsAtomicOrderingMonotonic", "Monotonic"),
    ("IsAtomicOrderingAcquire", "Acquire"),
    ("IsAtomicOrderingRelease", "Release"),
    ("IsAtomicOrderingAcquireRelease", "AcquireRelease"),
    ("IsAtomicOrderingSequentiallyConsistent", "SequentiallyConsistent"),
)
# What fails where the first result has to have no use, or one.
_USES_OF_NODE: Final = {
    "HasNoUse": "N->hasAnyUseOfValue(0)",
    "HasOneUse": "!N->hasNUsesOfValue(1, 0)",
}
_USES_OF_VALUE: Final = {
    "HasNoUse": "!SDValue(N, 0).use_empty()",
    "HasOneUse": "!SDValue(N, 0).hasOneUse()",
}
_STRONGER: Final = (
    ("IsAtomicOrderingAcquireOrStronger", "isAcquireOrStronger"),
    ("IsAtomicOrderingReleaseOrStronger", "isReleaseOrStronger"),
)

_NODE_CODE: Final = cpp("""
    $node
    (void)N;
    $code
""")

_FAIL_IF: Final = cpp("""
    if ($test)
      return false;
""")

_IMMEDIATE_CODE: Final = cpp("""
    $immediate
    $code
""")


class NodePredicates:
    """`numbers` has that of each used condition, `plain` and `with_operands` who has them."""

    def __init__(self, patterns: SelectionPatterns, release: Release) -> None:
        self._patterns = patterns
        is_of_node = release.has(USES_ARE_COUNTED_BY_NODES)
        self._uses = _USES_OF_NODE if is_of_node else _USES_OF_VALUE
        self._node = "Op.getNode()" if release.has(PREDICATES_TAKE_VALUES) else "Node"
        self.numbers: dict[PredicateFunction, int] = {}
        self.plain: list[list[PredicateFunction]] = []
        self.with_operands: list[list[PredicateFunction]] = []

    def number(self, uses: list[PredicateFunction]) -> None:
        """Number what is used, what is used most first."""
        counts: dict[PredicateFunction, int] = {}
        for function in uses:
            counts[function] = counts.get(function, 0) + 1
        sharing: dict[tuple[str, str, bool], list[PredicateFunction]] = {}

        def add(function: PredicateFunction) -> None:
            key = (self.code(function), _blank_end(function), function.uses_operands)
            sharing.setdefault(key, []).append(function)

        of_each(counts, add)
        groups = sorted(
            sharing.items(), key=lambda item: -sum([counts[function] for function in item[1]])
        )
        for (_, _, uses_operands), functions in groups:
            into = self.with_operands if uses_operands else self.plain
            for function in functions:
                self.numbers[function] = len(into)
            into.append(functions)

    def code(self, function: PredicateFunction) -> str:
        """The body of a function of a value or node that tells whether the condition holds."""
        if function.immediate_code:
            return _immediate_code(function, self._node)
        class_ = self._class(function)
        node = (
            f"SDNode *N = {self._node};"
            if class_ == "SDNode"
            else f"auto *N = cast<{class_}>({self._node});"
        )
        return _NODE_CODE(node=node, code=_node_code(function, self._uses))

    def _class(self, function: PredicateFunction) -> str:
        """The C++ class of the nodes that the fragment's trees are."""
        fragment = self._patterns.definitions.fragments.get(function.record)
        assert fragment is not None
        classes: dict[str, None] = {}
        for tree in fragment.trees:
            info = None if tree.operator is None else tree.operator.node
            classes["SDNode" if info is None else info.class_name] = None
        if len(classes) > 1:
            raise function.record.error(
                f"the alternatives of '{function.record.name}' are not of one class, but of "
                f"{', '.join(classes)}"
            )
        return next(iter(classes), "")


def _blank_end(function: PredicateFunction) -> str:
    """The blanks that its code ends in: they are not emitted, and yet tell conditions apart."""
    code = function.immediate_code or function.code
    return code[len(code.rstrip()) :]


def _immediate_code(function: PredicateFunction, node: str) -> str:
    record = function.record
    of_memory = [name for name in _MEMORY_FLAGS if function.flag(name)]
    of_memory += ["IsTruncStore"] if function.flag("IsTruncStore") is not None else []
    of_memory += [name for name in _MEMORY_TYPES if not record.is_value_unset(name)]
    if of_memory:
        raise record.error(f"{of_memory[0]} cannot be used with ImmLeaf or its subclasses")
    kind = about_immediate(record)
    if kind == AP_FLOAT:
        declared = f"const APFloat & Imm = cast<ConstantFPSDNode>({node})->getValueAPF();"
    elif kind == AP_INT:
        value = node.removesuffix(".getNode()")
        declared = f"const APInt & Imm = {value}->getAsAPIntVal();"
    else:
        declared = f"int64_t Imm = cast<ConstantSDNode>({node})->getSExtValue();"
    return _IMMEDIATE_CODE(immediate=declared, code=function.immediate_code.rstrip())


def _fail_if(condition: str) -> str:
    return f"if ({condition}) return false;"


def _node_code(function: PredicateFunction, uses: Mapping[str, str]) -> list[str]:
    """What flags demand, then what is written."""
    check_flags(function)
    accesses = [name for name in _ACCESSES if function.flag(name)]
    parts: list[str] = []
    if accesses:
        parts += _memory_code(function.record)
    if "IsAtomic" in accesses:
        parts += _atomic_code(function)
    if "IsLoad" in accesses or "IsStore" in accesses:
        parts += _access_code(function, "IsLoad" in accesses)
    parts += [_fail_if(test) for name, test in uses.items() if function.flag(name)]
    if not function.code and parts:
        parts += ["return true;", "\n"]
    parts.append(function.code.rstrip())
    return parts


def _memory_code(record: Record) -> list[str]:
    parts: list[str] = []
    if not record.is_value_unset("AddressSpaces"):
        spaces = [f"AddrSpace != {n}" for n in record.value_as_list_of_ints("AddressSpaces")]
        parts.append("unsigned AddrSpace = cast<MemSDNode>(N)->getAddressSpace();")
        parts.append(_FAIL_IF(test=" && ".join(spaces)))
    if not record.is_value_unset("MinAlignment"):
        alignment = record.value_as_int("MinAlignment")
        if alignment > 0:
            test = f"cast<MemSDNode>(N)->getAlign() < Align({alignment})"
            parts.append(_FAIL_IF(test=test))
    if not record.is_value_unset("MemoryVT"):
        type_ = record.value_as_def("MemoryVT").name
        parts.append(_fail_if(f"cast<MemSDNode>(N)->getMemoryVT() != MVT::{type_}"))
    return parts


def _atomic_code(function: PredicateFunction) -> list[str]:
    node = "cast<AtomicSDNode>(N)"
    parts: list[str] = []
    for name, extension in _EXTENSIONS:
        if function.flag(name):
            parts.append(_fail_if(f"{node}->getExtensionType() != {extension}"))
    for name, ordering in _ORDERINGS:
        if function.flag(name):
            parts.append(_fail_if(f"{node}->getMergedOrdering() != AtomicOrdering::{ordering}"))
    for name, test in _STRONGER:
        flag = function.flag(name)
        if flag is not None:
            parts.append(_fail_if(f"{'!' * flag}{test}({node}->getMergedOrdering())"))
    return parts


def _access_code(function: PredicateFunction, is_load: bool) -> list[str]:
    node = f"cast<{'Load' if is_load else 'Store'}SDNode>(N)"
    parts: list[str] = []
    if function.flag("IsUnindexed"):
        parts.append(_fail_if(f"{node}->getAddressingMode() != ISD::UNINDEXED"))
    if is_load:
        for name, extension in _EXTENSIONS:
            if function.flag(name):
                parts.append(_fail_if(f"{node}->getExtensionType() != {extension}"))
    else:
        truncates = function.flag("IsTruncStore")
        if truncates is not None:
            parts.append(_fail_if(f"{'!' * truncates}{node}->isTruncatingStore()"))
    if not function.record.is_value_unset("ScalarMemoryVT"):
        type_ = function.record.value_as_def("ScalarMemoryVT").name
        parts.append(_fail_if(f"{node}->getMemoryVT().getScalarType() != MVT::{type_}"))
    return parts


def check_flags(function: PredicateFunction) -> None:
    """Raises RecordError where flags do not go together."""
    record = function.record
    accesses = [name for name in _ACCESSES if function.flag(name)]
    if len(accesses) > 1:
        raise record.error("IsLoad, IsStore, and IsAtomic are mutually exclusive")
    access = accesses[0] if accesses else ""
    for name, allowed in _ALLOWED.items():
        if access not in allowed and _is_demanded(function, name):
            raise record.error(f"{name} requires {' or '.join(allowed)}")
    if access and not any(_is_demanded(function, name) for name in _SUFFICIENT[access]):
        raise record.error(f"{access} cannot be used by itself")
    extensions = [name for name, _ in _EXTENSIONS if function.flag(name)]
    if access == "IsLoad" and len(extensions) > 1:
        raise record.error(f"{', '.join(extensions)} are mutually exclusive")


def _is_demanded(function: PredicateFunction, name: str) -> bool:
    record = function.record
    if name in _FIELDS:
        return not record.is_value_unset(name)
    if name == "MinAlignment":
        return not record.is_value_unset(name) and record.value_as_int(name) > 0
    flag = function.flag(name)
    return flag is not None if name in _TWO_SIDED else bool(flag)


_FIELDS: Final = frozenset(("MemoryVT", "ScalarMemoryVT", "AddressSpaces"))
# Flags that demand something when they are false, too.
_TWO_SIDED: Final = frozenset(("IsTruncStore", *[name for name, _ in _STRONGER]))
_ALLOWED: Final = {
    "MemoryVT": _ACCESSES,
    "IsUnindexed": ("IsLoad", "IsStore"),
    "ScalarMemoryVT": ("IsLoad", "IsStore"),
    **{name: ("IsLoad", "IsAtomic") for name, _ in _EXTENSIONS},
    "IsTruncStore": ("IsStore",),
    **{name: ("IsAtomic",) for name, _ in (*_ORDERINGS, *_STRONGER)},
}
_MEMORY_FIELDS: Final = ("MemoryVT", "AddressSpaces", "MinAlignment")
_LOADED: Final = tuple([name for name, _ in _EXTENSIONS])
_SUFFICIENT: Final = {
    "IsLoad": (*_MEMORY_FIELDS, "ScalarMemoryVT", "IsUnindexed", *_LOADED),
    "IsStore": (*_MEMORY_FIELDS, "ScalarMemoryVT", "IsUnindexed", "IsTruncStore"),
    "IsAtomic": (
        "MemoryVT",
        "AddressSpaces",
        *_LOADED,
        *[name for name, _ in (*_ORDERINGS, *_STRONGER)],
    ),
}
