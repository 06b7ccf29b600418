"""Which headers of the C++ standard library a native file names things of, and does not include.

Compilers differ in what their headers include of each other: what one takes, the next refuses. A
header counts as included where a file of ours does it that this one includes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from structure.layers import Edge
from structure.strings import Finding

# The names that our files use; any of a header's will do to find that it is missing.
_NAMES = {
    "algorithm": r"std::(?:ranges::)?(?:\w+_of|(?:stable_)?sort|find(?:_if)?|copy|fill|equal"
    r"|(?:lower|upper)_bound|reverse|rotate|unique|m(?:ax|in)(?:_element)?|binary_search)\b(?!_)",
    "array": r"std::(?:to_)?array\b",
    "atomic": r"std::atomic\w*",
    "bit": r"std::(?:bit_\w+|count[lr]_\w+|popcount|has_single_bit)",
    "charconv": r"std::(?:to|from)_chars",
    "cstdint": r"u?int(?:8|16|32|64|ptr|max)_t\b",
    "cstdio": r"(?:f?printf|snprintf|f(?:open|close|puts|write|flush)|stdout|stderr|rename)\b",
    "cstdlib": r"(?:getenv|abort|_?exit|malloc|realloc|free)\(",
    "cstring": r"(?:mem(?:cpy|cmp|set|chr|move)|str(?:len|n?cmp|r?chr|error))\(",
    "functional": r"std::(?:function|hash|less|greater)\b",
    "limits": r"std::numeric_limits",
    "memory": r"std::(?:unique_ptr|shared_ptr|make_(?:unique|shared))\b",
    "mutex": r"std::(?:mutex|lock_guard|unique_lock|scoped_lock|once_flag|call_once)\b",
    "optional": r"std::(?:optional|nullopt)\b",
    "span": r"std::span\b",
    "string": r"std::(?:string|to_string)\b(?!_)",
    "string_view": r"std::string_view",
    "thread": r"std::j?thread\b",
    "tuple": r"std::(?:tuple|tie)\b",
    "type_traits": r"std::(?:is_\w+|remove_\w+|conditional_t|decay_t|enable_if\w*)\b",
    "unordered_map": r"std::unordered_(?:multi)?map",
    "unordered_set": r"std::unordered_set",
    "utility": r"std::(?:move|pair|exchange|swap|forward)\b",
    "variant": r"std::(?:variant|visit|monostate|get_if)\b",
    "vector": r"std::vector",
}
_NAME = re.compile(
    "|".join(rf"(?<![\w.>])(?P<{header}>{names})" for header, names in _NAMES.items())
)
_INCLUDE = re.compile(r"^[ \t]*#[ \t]*include[ \t]+<(\w+)(\.h)?>", re.MULTILINE)
_NOT_CODE = re.compile(
    r'//[^\n]*|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|^[ \t]*#[^\n]*', re.M | re.S
)
_IS_CPP = (".cpp", ".h")


def missing(sources: Mapping[str, str], includes: Iterable[Edge]) -> Iterator[Finding]:
    """Of each file by its path, the first use of each header that it lacks."""
    of_ours: dict[str, list[str]] = {}
    for edge in includes:
        of_ours.setdefault(edge.source, []).append(edge.target)
    for path, text in sources.items():
        if not path.endswith(_IS_CPP):
            continue
        included = _included(path, sources, of_ours)
        code = _NOT_CODE.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)
        for found in _NAME.finditer(code):
            header = found.lastgroup
            assert header is not None
            if header not in included:
                included.add(header)
                line = code.count("\n", 0, found.start()) + 1
                yield Finding(path, line, f"{found[0].strip('(')} without <{header}>")


def _included(path: str, sources: Mapping[str, str], of_ours: Mapping[str, list[str]]) -> set[str]:
    """The standard headers of a file and of all that it includes."""
    found: set[str] = set()
    seen = {path}
    reached = [path]
    while reached:
        file = reached.pop()
        for header, in_c in _INCLUDE.findall(sources.get(file, "")):
            found.add(f"c{header}" if in_c else header)
        further = set(of_ours.get(file, ())) - seen
        seen |= further
        reached += sorted(further)
    return found
