"""An example generator: the operations of a dialect, one a line, as C++ string literals.

Run it: tblgen --load examples/op_names.py --gen-op-names examples/tensor.td
"""

from tblgen_build import Option, Options, Records, generator

SEPARATOR = Option("separator", default="\n")


@generator("gen-op-names", help="List operation names", options=[SEPARATOR], pure=True)
def op_names(records: Records, options: Options) -> str:
    lines = []
    for op in records.all_derived_definitions("Op"):
        if op.value_as_string("mnemonic") == "":
            raise op.error(f"operation '{op.name}' has no mnemonic: set it to its textual name")
        dialect = op.value_as_def("dialect").value_as_string("name")
        lines.append(f'"{dialect}.{op.value_as_string("mnemonic")}",')
    return options.string("separator").join(lines) + "\n"
