"""RISC-V's vector builtins: which there are of a record, and how they differ."""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.clang.required import definitions
from tblgen_build.generators.mistakes import of_each

from .vector_prototypes import MASK_TYPE, VECTOR_LENGTH, parse_prototype
from .vector_types import ELEMENTS, spelled_all

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Final

    from tblgen_build._core import Record, Records

    from .vector_prototypes import Descriptor

NONE: Final = 0  # PolicyScheme
PASSTHRU: Final = 1
POLICY: Final = 2
# What is done with elements past the end and masked ones, as bits: 1, 2 for "agnostic".
ALL_AGNOSTIC: Final = 3
_SUFFIXES: Final = {"": ALL_AGNOSTIC, "tu": 2, "m": ALL_AGNOSTIC, "tum": 2, "tumu": 0, "mu": 1}


class VectorBuiltin:
    """One of the functions of a record: with or without a mask, and with a policy."""

    __slots__ = ("is_masked", "name", "order", "policy", "record", "suffix", "type")

    def __init__(self, record: Record, suffix: str) -> None:
        self.record = record
        self.suffix = suffix
        self.policy = _SUFFIXES[suffix]
        self.is_masked = "m" in suffix
        parts = [record.value_as_string("Name")]
        if record.value_as_bit("HasFRMRoundModeOp"):
            parts.append("rm")
        if record.value_as_bit("AltFmt"):
            parts.append("alt")
        self.name = "_".join([*parts, suffix] if suffix else parts)
        self.type = ""  # as Clang spells it; empty: it has several, and is called by an alias
        # Policies in Clang's order: elements that are masked agnostic first, the rest last.
        self.order = (self.policy & 2 == 0, self.policy & 1)

    @property
    def ir_name(self) -> str:
        return self.record.value_as_string("MaskedIRName" if self.is_masked else "IRName")

    @property
    def scheme(self) -> int:
        field = "MaskedPolicyScheme" if self.is_masked else "UnMaskedPolicyScheme"
        return self.record.value_as_def(field).value_as_int("Value")

    @property
    def takes_passthru(self) -> bool:
        """Whether the builtin's own first operand is what elements are kept from."""
        if self.policy == ALL_AGNOSTIC:
            return False
        if self.is_masked:
            return self.record.value_as_bit("HasMaskedOffOperand")
        return self.scheme == PASSTHRU

    def descriptors(self, prototype: tuple[Descriptor, ...]) -> list[Descriptor]:
        """Those of the result and of all parameters."""
        result, parameters = list(prototype[:1]), list(prototype[1:])
        before = [MASK_TYPE] if self.is_masked else []
        if self.takes_passthru:
            before += result
        after = [VECTOR_LENGTH] if self.record.value_as_bit("HasVL") else []
        return [*result, *before, *parameters, *after]


def suffixes_of(record: Record) -> list[str]:
    """The suffixes of the builtins of a record, without and with a mask."""
    suffixes = [""]
    if record.value_as_def("UnMaskedPolicyScheme").value_as_int("Value") != NONE:
        suffixes.append("tu")
    if not record.value_as_bit("HasMasked"):
        return suffixes
    suffixes.append("m")
    if record.value_as_def("MaskedPolicyScheme").value_as_int("Value") != NONE:
        suffixes += _masked_suffixes(record)
    return suffixes


def _masked_suffixes(record: Record) -> list[str]:
    if not record.value_as_bit("HasTailPolicy"):
        return ["mu"]
    return ["tum", "tumu", "mu"] if record.value_as_bit("HasMaskPolicy") else ["tum"]


def prototype_of(record: Record, field: str = "Prototype") -> tuple[Descriptor, ...]:
    text = record.value_as_string(field)
    prototype = parse_prototype(text)
    if prototype is None:
        raise record.error(f"'{text}' is no prototype of types")
    return prototype


def builtins(records: Records, same: tuple[str, ...] = ()) -> list[VectorBuiltin]:
    """All builtins by name, in the order in which each name is met first.

    Raises RecordError where two of one name differ: without `same` in how they are declared, else
    in one of these fields.
    """
    found: dict[str, VectorBuiltin] = {}

    def add(record: Record) -> None:
        kinds = [VectorBuiltin(record, suffix) for suffix in suffixes_of(record)]
        for letter in record.value_as_string("TypeRange"):
            for lmul in record.value_as_list_of_ints("Log2LMUL"):
                for kind in _with_types(kinds, letter, lmul):
                    first = found.setdefault(kind.name, kind)
                    _check_same(first, kind, same)

    of_each(definitions(records, "RVVBuiltin"), add)
    return list(found.values())


def _with_types(kinds: list[VectorBuiltin], letter: str, lmul: int) -> Iterator[VectorBuiltin]:
    """The builtins that there are for an element type and a number of registers."""
    record = kinds[0].record
    prototype = prototype_of(record)
    if letter not in ELEMENTS or spelled_all(list(prototype), letter, lmul) is None:
        return
    has_alias = record.value_as_bit("HasBuiltinAlias")
    for kind in kinds:
        if has_alias:
            yield kind
            continue
        typed = VectorBuiltin(record, kind.suffix)
        typed.type = spelled_all(kind.descriptors(prototype), letter, lmul) or ""
        yield typed


def _check_same(first: VectorBuiltin, other: VectorBuiltin, fields: tuple[str, ...]) -> None:
    if first is other:
        return
    for field in fields:
        if _value(first, field) != _value(other, field):
            raise _different(first, other, field)
    if fields:
        return
    if _has_alias(first) != _has_alias(other):
        raise _different(first, other, "hasAutoDef")
    if first.type != other.type:
        raise _different(first, other, "type string")


def _different(first: VectorBuiltin, other: VectorBuiltin, what: str) -> RecordError:
    return RecordError(
        f"Builtin with same name has different {what}: '{other.name}'",
        other.record.location,
        [("the first one is defined here", first.record.location)],
    )


def _has_alias(builtin: VectorBuiltin) -> bool:
    return builtin.record.value_as_bit("HasBuiltinAlias")


def _value(builtin: VectorBuiltin, field: str) -> str:
    return builtin.ir_name if field == "IRName" else builtin.record.value_as_string(field)
