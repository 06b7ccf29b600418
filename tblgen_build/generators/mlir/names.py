"""Names of definitions in the spelling of C++."""

from __future__ import annotations


def snake_to_camel(name: str, capitalize_first: bool = False) -> str:
    """`some_name` as `someName`, or `SomeName` with `capitalize_first`."""
    if "_" in name:
        parts = name.split("_")
        first = parts[0]
        for index, part in enumerate(parts):
            if index and "a" <= part[:1] <= "z" and (first or index > 1):
                parts[index] = part[0].upper() + part[1:]
            elif index:
                parts[index] = f"_{part}"
        name = "".join(parts)
    if capitalize_first and "a" <= name[:1] <= "z":
        return name[0].upper() + name[1:]
    return name
