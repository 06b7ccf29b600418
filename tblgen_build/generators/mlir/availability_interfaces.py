"""C++ interfaces that return what an operation requires of a target."""

from __future__ import annotations

from tblgen_build._core import Records
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.definitions import definitions_of
from tblgen_build.generators.mlir.model.availability import Availability
from tblgen_build.generators.mlir.spellings import in_namespace
from tblgen_build.registry import Options, generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

_DECLARATION: Final = cpp("""
    class $interface;

    namespace detail {
    struct ${interface}Traits {
      class Concept {
      public:
        virtual ~Concept() = default;
        virtual $type $query(const Concept *impl, Operation *tblgen_opaque_op) const = 0;
      };

      $model
      $fallback_model
      template<typename ConcreteModel, typename ConcreteOp>
      class ExternalModel : public FallbackModel<ConcreteOp> {};
    };
    } // namespace detail

    /*
    $description
    */
    class $interface : public OpInterface<$interface, detail::${interface}Traits> {
    public:
      using OpInterface<$interface, detail::${interface}Traits>::OpInterface;
      $type $query();
    };
""")

# A class template that forwards the query to the operation.
_MODEL: Final = cpp("""
    template<typename ConcreteOp>
    class $name : public Concept {
    public:
      using Interface = $interface;
      $type $query(const Concept *impl, Operation *tblgen_opaque_op) const final {
        auto op = llvm::cast<ConcreteOp>(tblgen_opaque_op);
        (void)op;
        return op.$query();
      }
    };
""")

_DEFINITION: Final = cpp("""
    $type $class_::$query() {
      return getImpl()->$query(getImpl(), getOperation());
    }
""")


def _dimensions(records: Records) -> list[Availability]:
    """One availability of each dimension, in order of their records."""
    found: dict[str, Availability] = {}
    for record in definitions_of(
        records, "Availability", "mlir/Dialect/SPIRV/IR/SPIRVAvailability.td"
    ):
        availability = Availability(record)
        found.setdefault(availability.dimension, availability)
    return list(found.values())


def _declaration(availability: Availability) -> str:
    interface = availability.interface_name
    type_ = availability.query_type
    query = availability.query_name
    text = _DECLARATION(
        interface=interface,
        type=type_,
        query=query,
        model=_MODEL(name="Model", interface=interface, type=type_, query=query),
        fallback_model=_MODEL(name="FallbackModel", interface=interface, type=type_, query=query),
        description=availability.interface_description.strip() + "\n",
    )
    return in_namespace(availability.record.release, availability.interface_namespace, text + "\n")


def _definition(availability: Availability) -> str:
    namespace = availability.interface_namespace.removeprefix("::")
    name = availability.interface_name
    return _DEFINITION(
        type=availability.query_type,
        class_=f"{namespace}::{name}" if namespace else name,
        query=availability.query_name,
    )


@generator("gen-avail-interface-decls", help="interfaces for availability in SPIR-V: declarations")
def INTERFACE_DECLS(records: Records, options: Options) -> str:
    parts = [_declaration(availability) for availability in _dimensions(records)]
    return file_header("Availability Interface Declarations", records.main_file) + "".join(parts)


@generator("gen-avail-interface-defs", help="interfaces for availability in SPIR-V: definitions")
def INTERFACE_DEFS(records: Records, options: Options) -> str:
    parts = [_definition(availability) for availability in _dimensions(records)]
    return file_header("Availability Interface Definitions", records.main_file) + "".join(parts)
