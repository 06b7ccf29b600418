"""The types of MVE's and CDE's functions, in C and as Clang gets them from LLVM."""

from __future__ import annotations

from tblgen_build._core import DagValue, DefValue, RecordError
from tblgen_build.generators.clang.required import definitions
from tblgen_build.generators.mistakes import placed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records, Value

VECTOR_BITS: Final = 128
_C_KINDS: Final = {"s": "int", "u": "uint", "f": "float"}
_FLOATS: Final = {16: "HalfTy", 32: "FloatTy", 64: "DoubleTy"}


class MveType:
    """A type; of this class itself, `void`."""

    __slots__ = ()

    def in_c(self) -> str:
        return "void"

    def in_llvm(self) -> str:
        raise RecordError(f"no LLVM type name available for type {self.in_c()}")

    def is_float(self) -> bool:
        """Whether floating-point numbers are in it."""
        return False

    def is_vector(self) -> bool:
        """Whether vectors are in it."""
        return False


class Scalar(MveType):
    __slots__ = ("kind", "own_name", "size")

    def __init__(self, kind: str, size: int, own_name: str = "") -> None:
        self.kind = kind  # s, u or f
        self.size = size  # in bits
        self.own_name = own_name  # in C; empty: made of kind and size

    def in_c(self) -> str:
        return self.own_name or f"{_C_KINDS[self.kind]}{self.size}_t"

    def in_llvm(self) -> str:
        if self.kind != "f":
            return f"Int{self.size}Ty"
        if self.size not in _FLOATS:
            raise RecordError(f"LLVM has no type for floats of {self.size} bits")
        return _FLOATS[self.size]

    def is_float(self) -> bool:
        return self.kind == "f"

    def is_promoted(self) -> bool:
        """Whether an argument becomes an `int`."""
        return self.kind != "f" and self.size < 32


class Vector(MveType):
    __slots__ = ("element", "lanes")

    def __init__(self, element: Scalar, lanes: int) -> None:
        self.element = element
        self.lanes = lanes

    def in_c(self) -> str:
        return f"{_C_KINDS[self.element.kind]}{self.element.size}x{self.lanes}_t"

    def in_llvm(self) -> str:
        return f"llvm::FixedVectorType::get({self.element.in_llvm()}, {self.lanes})"

    def is_float(self) -> bool:
        return self.element.is_float()

    def is_vector(self) -> bool:
        return True


class Predicate(MveType):
    __slots__ = ("lanes",)

    def __init__(self, lanes: int) -> None:
        self.lanes = lanes

    def in_c(self) -> str:
        return "mve_pred16_t"

    def in_llvm(self) -> str:
        return f"llvm::FixedVectorType::get(Builder.getInt1Ty(), {self.lanes})"

    def is_vector(self) -> bool:
        return True


class Several(MveType):
    """A struct of vectors."""

    __slots__ = ("count", "vector")

    def __init__(self, vector: Vector, count: int) -> None:
        self.vector = vector
        self.count = count

    def in_c(self) -> str:
        return f"{self.vector.in_c().removesuffix('_t')}x{self.count}_t"

    def is_float(self) -> bool:
        return self.vector.is_float()

    def is_vector(self) -> bool:
        return True


class Pointer(MveType):
    __slots__ = ("is_const", "pointee")

    def __init__(self, pointee: MveType, is_const: bool) -> None:
        self.pointee = pointee
        self.is_const = is_const

    def in_c(self) -> str:
        return f"{'const ' if self.is_const else ''}{self.pointee.in_c()} *"

    def in_llvm(self) -> str:
        return "Builder.getPtrTy()"

    def is_float(self) -> bool:
        return self.pointee.is_float()

    def is_vector(self) -> bool:
        return self.pointee.is_vector()


class MveTypes:
    """Makes types of records, for a function of one parameter type."""

    __slots__ = ("_primitives", "parameter")

    def __init__(self, records: Records, parameter: Scalar | None = None) -> None:
        self._primitives = primitives(records)
        self.parameter = parameter  # None: the function is for no type

    def of(self, record: Record) -> MveType:
        """An immediate has the type of its values. Raises RecordError."""
        if record.is_subclass_of("Immediate"):
            record = record.value_as_def("type")
        elif record.is_subclass_of("unpromoted"):
            record = record.value_as_def("underlying_type")
        if record.name == "Void":
            return MveType()
        if record.is_subclass_of("PrimitiveType"):
            return primitive(record)
        if not record.is_subclass_of("ComplexType"):
            raise record.error("Could not convert this record into a type")
        return self._described(record, record.value_as_dag("spec"))

    def scalar(self, record: Record) -> Scalar:
        found = self.of(record)
        if not isinstance(found, Scalar):
            raise record.error("this type has to be a scalar")
        return found

    def _described(self, record: Record, spec: DagValue) -> MveType:
        operator = spec.operator_as_def()
        if operator.name == "CTO_Parameter":
            if self.parameter is None:
                raise RecordError("Parametric type in unparametrised context")
            return self.parameter
        arguments: list[MveType] = []
        for value in spec.args:
            try:
                part = record_of(value)
            except RecordError as error:
                raise placed(error, record) from None
            if part is record:
                raise record.error("this type is made of itself")
            arguments.append(self.of(part))
        if not arguments:
            raise record.error(f"the spec of this type names no other type: {spec}")
        first, *others = arguments
        if operator.is_subclass_of("CTO_Pointer"):
            return Pointer(first, operator.value_as_bit("const"))
        if operator.is_subclass_of("CTO_Tuple"):
            if not isinstance(first, Vector):
                raise record.error("this type is made of a vector")
            return Several(first, operator.value_as_int("n"))
        if not isinstance(first, Scalar):
            raise record.error("this type is made of a scalar")
        if operator.name == "CTO_Vec":
            return Vector(first, _lanes(record, first, others))
        if operator.name == "CTO_Pred":
            return Predicate(VECTOR_BITS // first.size)
        if operator.name == "CTO_CopyKind":
            like = others[0] if others else None
            if not isinstance(like, Scalar):
                raise record.error("CTO_CopyKind copies the kind of a scalar: its second type")
            return self._find(record, like.kind, first.size, "CopyKind")
        if not operator.is_subclass_of("CTO_ScaleSize"):
            raise record.error(f"Bad operator in type dag expression: '{operator.name}'")
        size = first.size * operator.value_as_int("num")
        parts = operator.value_as_int("denom")
        if not parts:
            raise record.error("a size is divided by 0")
        return self._find(record, first.kind, size // parts, "ScaleSize")

    def _find(self, record: Record, kind: str, size: int, what: str) -> Scalar:
        for one in self._primitives:
            if (one.kind, one.size) == (kind, size):
                return one
        raise record.error(
            f"Cannot find a type to satisfy {what}: no PrimitiveType has the kind '{kind}' and "
            f"{size} bits"
        )


def _lanes(record: Record, element: Scalar, others: list[MveType]) -> int:
    """How many elements a vector has: those that fill it, or as many as another vector."""
    if not others:
        return VECTOR_BITS // element.size
    like = others[0]
    if not isinstance(like, Vector):
        raise record.error("CTO_Vec has as many lanes as a vector: its second type")
    return like.lanes


def record_of(value: Value) -> Record:
    """The record of a type that a dag names. Raises RecordError, which has no place."""
    if not isinstance(value, DefValue):
        raise RecordError(f"Could not convert this value into a type: {value}")
    return value.record


def primitive(record: Record) -> Scalar:
    kind = record.value_as_string("kind")
    if kind not in _C_KINDS:
        raise record.error(f"the kind '{kind}' is none of {', '.join(map(repr, _C_KINDS))}")
    size = record.value_as_int("size")
    if size <= 0:
        raise record.error(f"a type of {size} bits")
    return Scalar(kind, size, record.value_as_string("nameOverride"))


def primitives(records: Records) -> list[Scalar]:
    """The scalars without a name of their own, by kind and size."""
    found = [primitive(record) for record in definitions(records, "PrimitiveType")]
    unnamed = [one for one in found if not one.own_name]
    return sorted(unnamed, key=lambda one: (one.kind, str(one.size)))
