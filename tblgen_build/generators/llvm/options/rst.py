"""Documentation of options in reStructuredText (gen-opt-rst)."""

from __future__ import annotations

from tblgen_build.generators.cpp import Template
from tblgen_build.generators.cpp.literals import escape
from tblgen_build.generators.mistakes import of_each
from tblgen_build.generators.string_map import string_map_order
from tblgen_build.registry import generator

from .option_order import groups, sorted_options

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

_UNGROUPED: Final = "options"

_GROUP: Final = Template("""
    $title
    $rule

    $options
""")

_OPTION: Final = Template("""
    .. option:: $option

""")

_DESCRIBED: Final = Template("""
    .. option:: $option

     $description

""")


@generator(
    "gen-opt-rst", help="documentation of command-line options (reStructuredText)", fitted=18
)
def RST(records: Records, options: Options) -> str:
    found = sorted_options(records)
    names = of_each(groups(records), lambda group: group.value_as_string("Name"))
    by_group: dict[str, list[Record]] = {name: [] for name in names}
    for option, name in zip(found, of_each(found, _group_name), strict=True):
        by_group.setdefault(name, []).append(option)
    parts: list[str] = []
    for name in string_map_order(by_group, records.release):
        options_text = of_each(by_group[name], _option)
        parts.append(_GROUP(title=name.upper(), rule="-" * len(name), options=options_text))
    return "".join(parts)


def _group_name(option: Record) -> str:
    group = option.value_as_optional_def("Group")
    return group.value_as_string("Name") if group else _UNGROUPED


def _option(option: Record) -> str:
    spelling = "".join(option.value_as_list_of_strings("Prefixes")[:1])
    spelling += option.value_as_string("Name")
    stated = option.value_as_optional_string("MetaVarName")
    values = option.value_as_optional_string("Values")
    argument = "<value>" if stated is None else stated
    takes_argument = stated is not None or values is not None
    text = _description(option, argument, values)
    shown = f"{spelling}={argument}" if takes_argument and argument else spelling
    return _DESCRIBED(option=shown, description=text) if text else _OPTION(option=shown)


def _description(option: Record, argument: str, values: str | None) -> str:
    sentences: list[str] = []
    help_ = (option.value_as_optional_string("HelpText") or "").rstrip()
    if help_:
        sentences.append(escape(help_) + ("" if help_.endswith(".") else "."))
    words = [f"'{word}'" for word in (values or "").split(",") if word]
    if words:
        *most, last = words
        choice = f"{', '.join(most)} or {last}" if most else last
        sentences.append(f"{argument} must be {choice}.")
    return " ".join(sentences)
