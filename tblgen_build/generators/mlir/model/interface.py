"""Interfaces of operations, attributes, types and dialects, and their methods.

Knows what the records say, nothing of how an interface is emitted.
"""

from __future__ import annotations

from tblgen_build._core import StringValue
from tblgen_build.generators.definitions import definitions_of
from tblgen_build.generators.mistakes import of_each_record
from tblgen_build.releases.mlir import BLANK_BODIES_ARE_NONE, INTERFACE_OVERLOADS_ARE_TOLD_APART

from .described import Described

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, RecordError, Records


class MethodArgument:
    __slots__ = ("name", "type")

    def __init__(self, type: str, name: str) -> None:
        self.type = type
        self.name = name


class InterfaceMethod(Described):
    """A method of an interface. Static ones have no instance of the implementing class."""

    __slots__ = ("_arguments", "_interface", "is_static", "name", "unique_name")

    def __init__(self, record: Record, interface: Record, index: int, is_overload: bool) -> None:
        """`index` is the method's place in its interface."""
        name = record.value_as_string("name")
        super().__init__(record)
        self._interface = interface
        self.name = name
        # Tells overloads apart where they are function pointers.
        self.unique_name = f"{name}_{index}" if is_overload else name
        self._arguments: tuple[MethodArgument, ...] | None = None
        self.is_static = record.is_subclass_of("StaticInterfaceMethod")

    # An operation reads these only of methods that it declares.

    @property
    def return_type(self) -> str:
        return self.record.value_as_string("returnType")

    @property
    def arguments(self) -> tuple[MethodArgument, ...]:
        if self._arguments is None:
            self._arguments = _arguments(self.record, self._interface)
        return self._arguments

    # Methods without a body in the interface of a dialect.

    @property
    def is_pure(self) -> bool:
        return self.record.is_subclass_of("PureVirtualInterfaceMethod")

    @property
    def is_only_declared(self) -> bool:
        return self.record.is_subclass_of("InterfaceMethodDeclaration")

    @property
    def body(self) -> str:
        """How a model calls it; empty where the implementing class has the method."""
        return _code(self.record, "body")

    @property
    def default_body(self) -> str:
        """What the trait gives the implementing class; empty where it gives nothing."""
        return _code(self.record, "defaultBody")


def _code(record: Record, field: str) -> str:
    text = record.value_as_string(field)
    if text.isspace() and not record.release.has(BLANK_BODIES_ARE_NONE):
        return text
    return text.strip()


def _arguments(record: Record, interface: Record) -> tuple[MethodArgument, ...]:
    dag = record.value_as_dag("arguments")
    arguments: list[MethodArgument] = []
    for value, name in zip(dag.args, dag.arg_names, strict=True):
        if not isinstance(value, StringValue):
            method = record.value_as_string("name")
            raise _at_arguments(
                record,
                f"argument '${name or ''}' of method '{method}' of interface '{interface.name}' is "
                f"'{value}', but a C++ type is a string",
            )
        arguments.append(MethodArgument(value.value, name or ""))
    return tuple(arguments)


def _at_arguments(record: Record, message: str) -> RecordError:
    field = record.field("arguments")
    return field.error(message) if field else record.error(message)


class Interface(Described):
    """An interface, read from a record of class `Interface`."""

    __slots__ = ("_bases", "_methods")

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._methods: list[InterfaceMethod] | None = None
        self._bases: list[Interface] | None = None

    @property
    def name(self) -> str:
        """The C++ class."""
        return self.record.value_as_string("cppInterfaceName")

    @property
    def cpp_namespace(self) -> str:
        return self.record.value_as_string("cppNamespace")

    @property
    def qualified_name(self) -> str:
        return f"{self.cpp_namespace}::{self.name}" if self.cpp_namespace else self.name

    @property
    def methods(self) -> list[InterfaceMethod]:
        if self._methods is None:
            self._methods = self._read_methods()
        return self._methods

    def _read_methods(self) -> list[InterfaceMethod]:
        tells_apart = self.record.release.has(INTERFACE_OVERLOADS_ARE_TOLD_APART)
        seen: set[str] = set()
        methods: list[InterfaceMethod] = []
        for index, record in enumerate(self.record.value_as_list_of_defs("methods")):
            name = record.value_as_string("name")
            methods.append(
                InterfaceMethod(record, self.record, index, name in seen and tells_apart)
            )
            seen.add(name)
        return methods

    @property
    def bases(self) -> list[Interface]:
        """All base interfaces, each after its own bases, each once."""
        if self._bases is None:
            self._bases = self._read_bases()
        return self._bases

    def _read_bases(self) -> list[Interface]:
        found: dict[str, Interface] = {}
        self._collect_bases(found, set(), (self.record,))
        return list(found.values())

    def _collect_bases(
        self, found: dict[str, Interface], done: set[Record], derived: tuple[Record, ...]
    ) -> None:
        """Add the bases, their own bases before them; `derived` is what they are bases of."""
        for record in self.record.value_as_list_of_defs("baseInterfaces"):
            if record in done:
                continue
            if record in derived:
                raise self.record.error(
                    f"interface '{record.name}' is its own base: remove it from 'baseInterfaces'"
                )
            base = Interface(record)
            base._collect_bases(found, done, (*derived, record))
            done.add(record)
            found.setdefault(base.qualified_name, base)

    # Further C++, empty where there is none.

    @property
    def extra_class_declaration(self) -> str:
        return self.record.value_as_string("extraClassDeclaration")

    @property
    def extra_shared_class_declaration(self) -> str:
        return self.record.value_as_string("extraSharedClassDeclaration")

    @property
    def extra_trait_class_declaration(self) -> str:
        return self.record.value_as_string("extraTraitClassDeclaration")

    @property
    def extra_class_of(self) -> str:
        return self.record.value_as_string("extraClassOf")

    @property
    def verify(self) -> str:
        """The body of the verifier: only interfaces of operations have one."""
        return self.record.value_as_string("verify") if "verify" in self.record else ""

    @property
    def verifies_with_regions(self) -> bool:
        """Valid only where `verify` is not empty."""
        return self.record.value_as_bit("verifyWithRegions")


def interfaces(records: Records, class_: str) -> list[Interface]:
    """The interfaces of a class that the main file defines, sorted by name.

    Interfaces of included files have generated code of their own, and a request
    to declare an interface's methods defines no interface.
    """
    own = [
        record
        for record in definitions_of(records, class_, "mlir/IR/Interfaces.td")
        if record.location.file == records.main_file
        and not record.is_subclass_of("DeclareInterfaceMethods")
    ]
    return of_each_record(own, Interface)


def in_order_of_definition(found: list[Interface]) -> list[Interface]:
    return sorted(found, key=lambda interface: interface.record.id)
