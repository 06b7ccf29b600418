"""C++ interfaces through which operations are asked for what they require of a target."""

from __future__ import annotations

from tblgen_build._core import Records
from tblgen_build.generators.cpp.sections import (
    close_namespace,
    doc_comment,
    file_header,
    open_namespace,
)
from tblgen_build.generators.mlir.model.availability import Availability
from tblgen_build.generators.mlir.model.definitions import definitions_of
from tblgen_build.registry import Options, generator


def _dimensions(records: Records) -> list[Availability]:
    """One availability of each dimension, in order of their records."""
    found: dict[str, Availability] = {}
    for record in definitions_of(
        records, "Availability", "mlir/Dialect/SPIRV/IR/SPIRVAvailability.td"
    ):
        availability = Availability(record)
        found.setdefault(availability.dimension, availability)
    return list(found.values())


def _model(availability: Availability, name: str) -> str:
    """A class template that forwards the query to the operation."""
    query = f"{availability.query_type} {availability.query_name}"
    return f"""\
  template <typename ConcreteOp>
  class {name} : public Concept {{
  public:
    using Interface = {availability.interface_name};
    {query}(const Concept *impl, Operation *tblgen_opaque_op) const final {{
      auto op = llvm::cast<ConcreteOp>(tblgen_opaque_op);
      (void)op;
      return op.{availability.query_name}();
    }}
  }};
"""


def _traits(availability: Availability) -> str:
    query = f"{availability.query_type} {availability.query_name}"
    return f"""\
namespace detail {{
struct {availability.interface_name}Traits {{
  class Concept {{
  public:
    virtual ~Concept() = default;
    virtual {query}(const Concept *impl, Operation *tblgen_opaque_op) const = 0;
  }};

{_model(availability, "Model")}{_model(availability, "FallbackModel")}\
  template <typename ConcreteModel, typename ConcreteOp>
  class ExternalModel : public FallbackModel<ConcreteOp> {{}};
}};
}} // namespace detail

"""


def _declaration(availability: Availability) -> str:
    name = availability.interface_name
    base = f"OpInterface<{name}, detail::{name}Traits>"
    return "".join(
        [
            open_namespace(availability.interface_namespace),
            f"\nclass {name};\n\n",
            _traits(availability),
            doc_comment(availability.interface_description),
            f"class {name} : public {base} {{\npublic:\n",
            f"  using {base}::OpInterface;\n",
            f"  {availability.query_type} {availability.query_name}();\n}};\n\n",
            close_namespace(availability.interface_namespace),
        ]
    )


def _definition(availability: Availability) -> str:
    namespace = availability.interface_namespace.removeprefix("::")
    method = f"{namespace}::{availability.interface_name}::{availability.query_name}"
    return (
        f"{availability.query_type} {method}() {{\n"
        f"  return getImpl()->{availability.query_name}(getImpl(), getOperation());\n}}\n"
    )


@generator("gen-avail-interface-decls", help="Generate availability interface declarations")
def INTERFACE_DECLS(records: Records, options: Options) -> str:
    parts = [_declaration(availability) for availability in _dimensions(records)]
    return file_header("Availability Interface Declarations") + "".join(parts)


@generator("gen-avail-interface-defs", help="Generate availability interface definitions")
def INTERFACE_DEFS(records: Records, options: Options) -> str:
    parts = [_definition(availability) for availability in _dimensions(records)]
    return file_header("Availability Interface Definitions") + "".join(parts)
