"""The attributes without documentation (gen-clang-attr-undocumented-list)."""

from __future__ import annotations

from tblgen_build.generators.definitions import input_error
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options


@generator(
    "gen-clang-attr-undocumented-list",
    help="attributes: those without documentation",
    since=23,
)
def UNDOCUMENTED(records: Records, options: Options) -> str:
    if "GlobalDocumentation" not in records.defs:
        raise input_error(records, "The Documentation top-level definition is missing.")
    # An attribute is listed for each of its documents.
    found = records.all_derived_definitions("Attr")
    counts = of_each(found, lambda each: _categories(each).count("Undocumented"))
    names = [record.name for record, count in zip(found, counts, strict=True) for _ in range(count)]
    names.sort()
    return "\n".join(["Undocumented attributes:", *names, f"Total: {len(names)}", ""])


def _categories(attribute: Record) -> list[str]:
    return [
        document.value_as_def("Category").value_as_string("Name")
        for document in attribute.value_as_list_of_defs("Documentation")
    ]
