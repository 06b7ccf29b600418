"""C API functions for every operation of a dialect: a constructor and a question each.

    tblgen --load examples/c_api.py --gen-op-capi arith.td -I include -o ArithOps.h

writes ArithOps.h and, beside it, ArithOpsImpl.cpp, over MLIR's own C API. First stands the text of
the C and C++ it writes, then some fifty lines of Python that fill it in.
"""

from tblgen_build import (
    Option,
    Options,
    Output,
    Records,
    file_header,
    file_name,
    generator,
    mlir,
    phase,
    with_note,
)

TAKEN = {"location", "state", "named", "sizes", "default", "register", "const", "signed"}
COUNTED = "intptr_t n{0}, {1} const *{0}"
HEADER = '#pragma once\n\n#include "mlir-c/IR.h"\n\n#ifdef __cplusplus\nextern "C" {\n#endif\n\n'
END = "\n#ifdef __cplusplus\n}\n#endif\n"
INCLUDES = '#include "{0}"\n#include "mlir-c/BuiltinAttributes.h"\n\n'
BUILD = """\
{signature} {{
  MlirOperationState state =
      mlirOperationStateGet(mlirStringRefCreateFromCString("{op.name}"), location);
{parts}  return mlirOperationCreate(&state);
}}
bool mlirOperationIsA{class_}(MlirOperation op) {{
  return mlirStringRefEqual(mlirIdentifierStr(mlirOperationGetName(op)),
                            mlirStringRefCreateFromCString("{op.name}"));
}}

"""
NAMED = """\
  if (!mlirAttributeIsNull({0})) {{
    MlirNamedAttribute named = mlirNamedAttributeGet(
        mlirIdentifierGet(mlirLocationGetContext(location),
                          mlirStringRefCreateFromCString("{1}")), {0});
    mlirOperationStateAddAttributes(&state, 1, &named);
  }}
"""
SEGMENTS = """\
  int32_t sizes[] = {{{sizes}}};
  MlirAttribute operandSegmentSizes =
      mlirDenseI32ArrayGet(mlirLocationGetContext(location), {count}, sizes);
"""


def parameter(part: mlir.Value | mlir.Region | mlir.Attribute, index: int) -> tuple[str, str, str]:
    """The C parameter, and the count and pointer to give to MLIR."""
    type_ = {mlir.Value: "MlirValue", mlir.Region: "MlirRegion"}.get(type(part), "MlirAttribute")
    name = part.name or f"part{index}"
    name += "_" if name in TAKEN else ""
    is_many = isinstance(part, mlir.Value) and part.arity != "one"
    if is_many or (isinstance(part, mlir.Region) and part.is_variadic):
        return COUNTED.format(name, type_), f"n{name}", name
    return f"{type_} {name}", "1", f"&{name}"


def constructor(op: mlir.Operation, prefix: str) -> tuple[str, str]:
    """Its declaration and definition, and those of the question whether an operation is one."""
    class_ = f"{prefix}{op.cpp_class}"
    values = [parameter(operand, index) for index, operand in enumerate(op.operands)]
    regions = [parameter(region, index) for index, region in enumerate(op.regions)]
    attributes = [a for a in op.attributes if not a.is_derived]
    given = ["MlirLocation location", *(text for text, _, _ in values)]
    given += [parameter(attribute, 0)[0] for attribute in attributes]
    given += [text for text, _, _ in regions]
    parts = [f"  mlirOperationStateAddOperands(&state, {n}, {p});\n" for _, n, p in values]
    parts += [NAMED.format(parameter(a, 0)[2].lstrip("&"), a.name) for a in attributes]
    if op.has_trait("AttrSizedOperandSegments"):
        sizes = ", ".join(f"(int32_t){count}" for _, count, _ in values)
        parts.append(SEGMENTS.format(sizes=sizes, count=len(values)))
        parts.append(NAMED.format(*["operandSegmentSizes"] * 2))
    parts += [f"  mlirOperationStateAddOwnedRegions(&state, {n}, {p});\n" for _, n, p in regions]
    if op.infers_result_types:
        parts.append("  mlirOperationStateEnableResultTypeInference(&state);\n")
    elif op.results:
        given.append(COUNTED.format("resultTypes", "MlirType"))
        parts.append("  mlirOperationStateAddResults(&state, nresultTypes, resultTypes);\n")
    signature = f"MlirOperation mlir{class_}Create({', '.join(given)})"
    declared = f"{signature};\nbool mlirOperationIsA{class_}(MlirOperation op);\n"
    body = BUILD.format(signature=signature, op=op, parts="".join(parts), class_=class_)
    return f"/// {' '.join(op.summary.split()) or op.name}\n{declared}", body


@generator(
    "gen-op-capi",
    help="Generate C API functions of operations",
    options=[Option("prefix")],
    pure=True,
)
def op_capi(records: Records, options: Options) -> Output:
    with phase("Read operations"):
        operations = mlir.operations(records)
    seen: dict[str, mlir.Operation] = {}
    for op in operations:
        if other := seen.get(op.cpp_class):
            error = op.record.error(f"two functions would be called after '{op.cpp_class}'")
            raise with_note(error, "this is the other operation", other.record)
        seen[op.cpp_class] = op
    with phase("Write functions"):
        functions = [constructor(op, options.string("prefix")) for op in operations]
    header = file_header("C API of operations", records) + HEADER
    impl = file_header("C API of operations, implementation", records)
    impl += INCLUDES.format(file_name(""))
    return Output(
        header + "\n".join(declared for declared, _ in functions) + END,
        {"Impl.cpp": impl + "".join(body for _, body in functions)},
    )
