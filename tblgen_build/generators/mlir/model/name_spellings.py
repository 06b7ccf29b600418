"""Names of definitions in other spellings: `some_name`, `someName`, `SomeName`."""

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


def camel_to_snake(name: str) -> str:
    """`someName` and `SOMEName` as `some_name`."""
    if name == name.lower():
        return name
    out: list[str] = []
    for i, char in enumerate(name):
        out.append(char.lower())
        following = name[i + 1 : i + 3]
        if not following[:1].isupper():
            continue
        if char.isupper():
            if following[1:].islower():
                out.append("_")
        elif char.islower() or char.isdigit():
            out.append("_")
    return "".join(out)
