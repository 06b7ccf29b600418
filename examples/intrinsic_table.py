"""A table of intrinsics with their types and effects: as C++, or as Markdown for people.

    tblgen --load examples/intrinsic_table.py --gen-intrinsic-table llvm/IR/Intrinsics.td -I include

A project's own intrinsics (`include "llvm/IR/Intrinsics.td"`, then its own) are asked for with
--target-prefix=NAME.
"""

from tblgen_build import Option, Options, Records, file_header, generator, llvm

ROW = '{{"{name}", "{results}", "{parameters}", {reads}, {writes}, "{flags}"}},\n'
TABLE = """\
struct IntrinsicRow {{
  const char *name, *results, *parameters;
  bool reads, writes;
  const char *flags;
}};
static const IntrinsicRow intrinsicTable[] = {{
{rows}}};
"""
OPTIONS = [
    Option("style", choices=("cpp", "markdown"), default="cpp", help="What to write"),
    Option("target-prefix", help="Only those of this target"),
]


def cell(intrinsic: llvm.Intrinsic) -> dict[str, str]:
    return {
        "name": intrinsic.name,
        "results": ", ".join(intrinsic.results) or "void",
        "parameters": ", ".join(intrinsic.parameters),
        "reads": str(intrinsic.may_read).lower(),
        "writes": str(intrinsic.may_write).lower(),
        "flags": " ".join(intrinsic.flags),
    }


@generator("gen-intrinsic-table", help="Generate a table of intrinsics", options=OPTIONS, pure=True)
def intrinsic_table(records: Records, options: Options) -> str:
    target = options.string("target-prefix")
    cells = [cell(one) for one in llvm.intrinsics(records) if target in ("", one.target)]
    if options.string("style") == "markdown":
        head = "| " + " | ".join(cells[0]) + " |\n" + "| --- " * len(cells[0]) + "|\n"
        return head + "".join("| " + " | ".join(row.values()) + " |\n" for row in cells)
    rows = "".join(ROW.format(**row) for row in cells)
    return file_header("Intrinsics and their types", records) + TABLE.format(rows=rows)
