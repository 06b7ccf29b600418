"""The attributes without documentation (gen-clang-attr-undocumented-list)."""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.registry import generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Records
    from tblgen_build.registry import Options


@generator(
    "gen-clang-attr-undocumented-list",
    help="Generate a list of undocumented attributes",
    since=23,
)
def UNDOCUMENTED(records: Records, options: Options) -> str:
    if "GlobalDocumentation" not in records.defs:
        raise RecordError("The Documentation top-level definition is missing.")
    # An attribute is listed for each of its documents.
    names = [
        record.name
        for record in records.all_derived_definitions("Attr")
        for document in record.value_as_list_of_defs("Documentation")
        if document.value_as_def("Category").value_as_string("Name") == "Undocumented"
    ]
    names.sort()
    return "\n".join(["Undocumented attributes:", *names, f"Total: {len(names)}", ""])
