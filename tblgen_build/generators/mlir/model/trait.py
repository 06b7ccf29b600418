"""Traits and interfaces that an operation, attribute or type declares."""

from __future__ import annotations

from tblgen_build._core import Record
from tblgen_build.generators.mlir.model.predicate import condition

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Literal

    TraitKind = Literal["native", "predicate", "internal", "interface"]


class Trait:
    """A view of a record of class `Trait`."""

    __slots__ = (
        "_qualified_name",
        "declares_methods",
        "is_side_effects",
        "is_structural",
        "kind",
        "record",
    )

    def __init__(self, record: Record) -> None:
        self.record = record
        self.kind: TraitKind = _trait_kind(record)
        self._qualified_name: str | None = None
        # Whether this is verified before the operation's own invariants.
        self.is_structural = record.is_subclass_of("StructuralOpTrait")
        # Of an interface: whether the class declares the interface's methods.
        self.declares_methods = record.is_subclass_of("DeclareInterfaceMethods")
        # Whether this is an interface trait that lists side effects.
        self.is_side_effects = record.is_subclass_of("SideEffectsTraitBase")

    @property
    def qualified_name(self) -> str:
        """The C++ name of the trait class; empty for a predicate."""
        if self._qualified_name is None:
            self._qualified_name = self._read_qualified_name()
        return self._qualified_name

    def _read_qualified_name(self) -> str:
        if self.kind == "predicate":
            return ""
        trait = self.record.value_as_string("trait")
        if self.kind == "internal":
            return trait
        namespace = self.record.value_as_string("cppNamespace")
        return f"{namespace}::{trait}" if namespace else trait

    @property
    def extra_concrete_class_declaration(self) -> str:
        return self.record.value_as_string("extraConcreteClassDeclaration")

    @property
    def extra_concrete_class_definition(self) -> str:
        return self.record.value_as_string("extraConcreteClassDefinition")

    @property
    def predicate_condition(self) -> str:
        """Of a predicate: its C++ condition."""
        return condition(self.record.value_as_def("predicate"))

    @property
    def summary(self) -> str:
        return self.record.value_as_string("summary")

    @property
    def always_declared_methods(self) -> list[str]:
        """Of an interface: methods to declare although they have a default implementation."""
        return self.record.value_as_list_of_strings("alwaysOverriddenMethods")


def _trait_kind(record: Record) -> TraitKind:
    if record.is_subclass_of("PredTrait"):
        return "predicate"
    if record.is_subclass_of("GenInternalTrait"):
        return "internal"
    if record.is_subclass_of("InterfaceTrait"):
        return "interface"
    if record.is_subclass_of("NativeTrait"):
        return "native"
    raise record.error(
        f"trait '{record.name}' must derive from NativeTrait, PredTrait, GenInternalTrait, "
        "InterfaceTrait or TraitList"
    )


class _FlatTraits:
    """Traits as they are found; `check` sees each with those before it, `make` gives its view."""

    __slots__ = ("_check", "_make", "_open_lists", "_seen", "found")

    def __init__(
        self,
        check: Callable[[Record, set[Record]], None] | None,
        make: Callable[[Record], Trait],
    ) -> None:
        self.found: list[Trait] = []
        self._check = check
        self._make = make
        self._seen: set[Record] = set()
        self._open_lists: list[Record] = []  # whose traits are being inserted

    def insert(self, records: Iterable[Record]) -> None:
        for record in records:
            if record in self._seen:
                continue
            if record.is_subclass_of("TraitList"):
                self._insert_list(record)
                continue
            self._seen.add(record)
            if record.is_subclass_of("Interface"):
                self.insert(record.value_as_list_of_defs("baseInterfaces"))
            if self._check is not None:
                self._check(record, self._seen)
            self.found.append(self._make(record))

    def _insert_list(self, record: Record) -> None:
        if record in self._open_lists:
            raise record.error(f"the list of traits '{record.name}' contains itself")
        self._open_lists.append(record)
        self.insert(record.value_as_list_of_defs("traits"))
        self._open_lists.pop()
        self._seen.add(record)  # lists that hold one twice, and so on, would double each time


def flatten_traits(
    traits: Iterable[Record],
    check: Callable[[Record, set[Record]], None] | None = None,
    make: Callable[[Record], Trait] = Trait,
) -> list[Trait]:
    """The traits in order, lists of traits expanded, base interfaces included, each once.

    `check` sees each trait with those before it, `make` gives its view.
    """
    flat = _FlatTraits(check, make)
    flat.insert(traits)
    return flat.found


class SideEffect:
    """A view of a record of class `SideEffect`."""

    __slots__ = ("record",)

    def __init__(self, record: Record) -> None:
        self.record = record

    @property
    def name(self) -> str:
        return self.record.value_as_string("effect")

    @property
    def base_effect_name(self) -> str:
        return self.record.value_as_string("baseEffectName")

    @property
    def interface_trait(self) -> str:
        trait = self.record.value_as_string("interfaceTrait")
        namespace = self.record.value_as_string("cppNamespace")
        return f"{namespace}::{trait}" if namespace else trait

    @property
    def resource(self) -> str:
        return self.record.value_as_string("resource")

    @property
    def stage(self) -> int:
        return self.record.value_as_int("stage")

    @property
    def is_on_full_region(self) -> bool:
        return self.record.value_as_bit("effectOnFullRegion")
