"""The named tuples that describe dialects. A field's meaning is in its class's docstring."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tblgen_build.named_models import described

if TYPE_CHECKING:
    from typing import Literal

    from tblgen_build._core import Record

    Arity = Literal["one", "optional", "any", "groups"]


@described
class Dialect(NamedTuple):
    """A `Dialect`.

    name: in MLIR's text
    dependent_dialects: C++ classes
    """

    name: str
    cpp_class: str
    cpp_namespace: str
    summary: str
    description: str
    dependent_dialects: tuple[str, ...]
    record: Record


@described
class Value(NamedTuple):
    """An operand or a result.

    name: empty where it has none
    type: in words: "signless integer"
    constraint: the name of the constraint's record, `AnyType`
    arity: "groups": a variadic of variadics
    cpp_type: C++ class of its type
    getter: `getLhs`; empty without a name
    condition: in C++, for `$_self`; empty where everything fits
    record: the constraint's
    """

    name: str
    type: str
    constraint: str
    arity: Arity
    cpp_type: str
    getter: str
    condition: str
    record: Record


@described
class Attribute(NamedTuple):
    """A named attribute of an operation.

    type: in words
    constraint: the name of the record under `OptionalAttr` and the like
    is_optional: the operation may lack it
    is_derived: computed, not stored
    default: in C++; empty where there is none
    storage_type: in C++
    return_type: of the getter, in C++
    getter: `getPredicate`
    condition: in C++, for `$_self`; empty where everything fits
    record: the constraint's
    """

    name: str
    type: str
    constraint: str
    is_optional: bool
    is_derived: bool
    default: str
    storage_type: str
    return_type: str
    getter: str
    condition: str
    record: Record


@described
class Property(NamedTuple):
    """A property of an operation that is not an attribute.

    type: in words; may be empty
    constraint: the name of the property's record
    default: in C++; empty where there is none
    storage_type: in C++
    interface_type: of the getter, in C++
    getter: `getCount`
    record: the constraint's
    """

    name: str
    type: str
    constraint: str
    default: str
    storage_type: str
    interface_type: str
    getter: str
    record: Record


Argument = Value | Attribute | Property


@described
class Region(NamedTuple):
    """A region of an operation.

    name: empty where it has none
    type: in words
    constraint: the name of the constraint's record
    is_variadic: any number of regions
    getter: `getBody`; empty without a name
    record: the constraint's
    """

    name: str
    type: str
    constraint: str
    is_variadic: bool
    getter: str
    record: Record


@described
class Successor(NamedTuple):
    """A block that an operation may go on with.

    name: empty where it has none
    type: in words
    constraint: the name of the constraint's record
    is_variadic: any number of successors
    getter: `getDest`; empty without a name
    record: the constraint's
    """

    name: str
    type: str
    constraint: str
    is_variadic: bool
    getter: str
    record: Record


@described
class Trait(NamedTuple):
    """A trait or an interface that an operation, type or attribute declares.

    name: of the record
    cpp_name: qualified; empty for a predicate
    kind: a C++ trait, a condition, one for the generator only, an interface
    declares_methods: of an interface: the class implements its methods itself
    """

    name: str
    cpp_name: str
    kind: Literal["native", "predicate", "internal", "interface"]
    declares_methods: bool
    record: Record


@described
class Effect(NamedTuple):
    """A side effect that an operation declares.

    name: as written: `MemRead`
    effect: in C++: `::mlir::MemoryEffects::Read`
    resource: in C++
    value: the operand, attribute or result; empty if it is the operation's
    """

    name: str
    effect: str
    resource: str
    value: str
    record: Record


@described
class Operation(NamedTuple):
    """An `Op`. `arguments` has operands, attributes and properties in the order written.

    name: in MLIR's text: dialect.mnemonic
    mnemonic: without the dialect
    dialect: its name
    arguments: operands, attributes and properties, in the order written
    attributes: derived ones last
    traits: interfaces too; lists of traits are taken apart
    format: `assemblyFormat`
    has_custom_format: parsed and printed by C++
    infers_result_types: builders need no result types
    effects: of the operation, then of its arguments and results
    """

    name: str
    mnemonic: str
    dialect: str
    cpp_class: str
    cpp_namespace: str
    summary: str
    description: str
    arguments: tuple[Argument, ...]
    operands: tuple[Value, ...]
    attributes: tuple[Attribute, ...]
    properties: tuple[Property, ...]
    results: tuple[Value, ...]
    regions: tuple[Region, ...]
    successors: tuple[Successor, ...]
    traits: tuple[Trait, ...]
    format: str | None
    has_custom_format: bool
    infers_result_types: bool
    effects: tuple[Effect, ...]
    record: Record

    @property
    def interfaces(self) -> tuple[Trait, ...]:
        """Of its traits, those that are interfaces."""
        return tuple(trait for trait in self.traits if trait.kind == "interface")

    @property
    def qualified_cpp_class(self) -> str:
        """`::mlir::arith::AddIOp`: a leading `::` is that of the namespace, as written."""
        return f"{self.cpp_namespace}::{self.cpp_class}" if self.cpp_namespace else self.cpp_class

    def has_trait(self, name: str) -> bool:
        """By its C++ name, with the namespace or without, or by that of its record."""
        for trait in self.traits:
            if name in (trait.name, trait.cpp_name, trait.cpp_name.rpartition("::")[2]):
                return True
        return False


@described
class Parameter(NamedTuple):
    """A parameter of a type or attribute.

    is_optional: the text may lack it
    default: in C++; empty where there is none
    accessor: `getWidth`
    syntax: how it is written, where the record says so
    """

    name: str
    cpp_type: str
    summary: str
    is_optional: bool
    default: str
    accessor: str
    syntax: str


@described
class Definition(NamedTuple):
    """A `TypeDef` or an `AttrDef`.

    name: in MLIR's text: dialect.mnemonic
    dialect: its name
    parameters: in the order written
    has_custom_format: parsed and printed by C++
    """

    kind: Literal["type", "attribute"]
    name: str
    mnemonic: str | None
    dialect: str
    cpp_class: str
    cpp_namespace: str
    summary: str
    description: str
    parameters: tuple[Parameter, ...]
    traits: tuple[Trait, ...]
    format: str | None
    has_custom_format: bool
    record: Record


@described
class EnumCase(NamedTuple):
    """One of an enum's values; of a bit enum, a bit or a group of them.

    symbol: the C++ enumerator
    text: in MLIR's text
    """

    symbol: str
    text: str
    value: int
    summary: str


@described
class Enum(NamedTuple):
    """An `EnumInfo`.

    name: of the C++ enum
    underlying_type: in C++
    is_bit_enum: values are combined by `|`
    """

    name: str
    cpp_namespace: str
    summary: str
    underlying_type: str
    is_bit_enum: bool
    cases: tuple[EnumCase, ...]
    record: Record


@described
class Method(NamedTuple):
    """A method of an interface; types as they are written, in C++.

    arguments: type and name
    is_static: takes no operation, type or attribute
    has_default: classes need not implement it
    """

    name: str
    return_type: str
    arguments: tuple[tuple[str, str], ...]
    is_static: bool
    has_default: bool
    description: str


@described
class Interface(NamedTuple):
    """An `OpInterface`, a `TypeInterface` or an `AttrInterface`.

    kind: what implements it
    name: of the C++ class
    bases: qualified C++ names
    """

    kind: Literal["operation", "type", "attribute"]
    name: str
    cpp_namespace: str
    description: str
    methods: tuple[Method, ...]
    bases: tuple[str, ...]
    record: Record


@described
class PassOption(NamedTuple):
    """An option of a pass, or one that takes a list; type and default in C++.

    name: the C++ member
    argument: in a pipeline's text
    type: in C++; of a list, that of its elements
    default: in C++; empty where there is none
    """

    name: str
    argument: str
    type: str
    default: str
    description: str
    is_list: bool


@described
class Pass(NamedTuple):
    """A pass: a `PassBase`.

    name: of the record
    argument: on the command line
    operation: the C++ base class: `::mlir::OperationPass<...>`
    dependent_dialects: C++ classes
    statistics: name and description
    """

    name: str
    argument: str
    operation: str
    summary: str
    description: str
    dependent_dialects: tuple[str, ...]
    options: tuple[PassOption, ...]
    statistics: tuple[tuple[str, str], ...]
    record: Record


@described
class FormatToken(NamedTuple):
    """A piece of an assembly format; `kind` says what to show it as.

    kind: `mark` is punctuation, `string` C++, `word` any other name
    text: as written
    offset: in the format's text
    """

    kind: Literal["variable", "literal", "directive", "mark", "string", "word"]
    text: str
    offset: int
