"""Finds a generator by its name: among those loaded, LLVM's, and those that are installed.

Nothing is imported before it is asked for: start-up pays for one generator.
"""

from __future__ import annotations

from tblgen_build.registry import Generator
from tblgen_build.registry.personality import PLAIN, with_generators

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from tblgen_build.registry.personality import Personality


class GeneratorNotFound(LookupError):
    """No generator has the name, or the one that has it cannot be loaded; str() says which."""


ENTRY_POINT_GROUP = "tblgen_build.generators"
_by_package: dict[str, dict[str, str]] = {}


def generators_of(row: Personality) -> dict[str, str]:
    """Flag to `module:attribute` of one tool's generators; empty where its package lacks one."""
    found = _by_package.get(row.package)
    if found is None:
        # Not importlib.import_module(): importing importlib takes longer than most generators.
        package = __import__(row.package, fromlist=["GENERATORS"])
        found = _by_package[row.package] = dict.fromkeys(lacking(row), "")
        found |= {flag: f"{row.package}.{place}" for flag, place in package.GENERATORS.items()}
    return found


def builtin_generators(personality: str) -> dict[str, str]:
    """As `generators_of`, of every generator that LLVM's tools have.

    Where several tools have a flag, the personality decides (`personality.PERSONALITIES`).
    """
    found: dict[str, str] = {}
    for row in reversed(with_generators(personality)):
        found |= generators_of(row)
    return found


def builtin_generator(name: str, personality: str) -> tuple[Personality, str] | None:
    """The tool whose generator of that name is meant, and its place as in `generators_of`.

    Tables of tools that do not matter are not read.
    """
    for row in with_generators(personality):
        place = generators_of(row).get(name)
        if place is not None:
            return row, place
    return None


def lacking(row: Personality) -> Sequence[str]:
    """Flags of the tool whose generators its package does not have."""
    # Asked for by a name that it has: for one that it lacks, the import system looks for a module.
    package = __import__(row.package, fromlist=["GENERATORS"])
    flags: Sequence[str] = getattr(package, "NOT_AVAILABLE", ())
    return flags


def additional_keys(personality: str, name: str) -> Sequence[str] | None:
    """Keys of all files that the built-in generator writes beside its output; None: it is none."""
    row, place = builtin_generator(name, personality) or (None, "")
    if row is None or not place:
        return None
    package = __import__(row.package, fromlist=["GENERATORS"])
    declared: Mapping[str, Sequence[str]] = getattr(package, "ADDITIONAL", {})
    return declared.get(name, ())


def find_generator(
    name: str,
    personality: str = PLAIN,
    loaded: Mapping[str, Generator] | None = None,
) -> Generator:
    """The generator called `name`: a loaded one, else a built-in one, else an installed one.

    `personality` is "llvm" or "mlir" where both tools have the name and one is meant.
    Raises GeneratorNotFound.
    """
    if loaded and name in loaded:
        return loaded[name]
    row, place = builtin_generator(name, personality) or (None, "")
    if row is not None:
        if place:
            return resolve(name, place)
        raise GeneratorNotFound(f"{row.stands_for}'s generator '{name}' is not available")
    for generator in installed_generators([name]):
        return generator
    raise GeneratorNotFound(f"no generator is called '{name}'")


def resolve(name: str, reference: str) -> Generator:
    """Import what `module:attribute` names. Raises GeneratorNotFound where it does not exist."""
    module_name, _, attribute = reference.partition(":")
    try:
        module = __import__(module_name, fromlist=[attribute])  # not importlib, as above
        found = getattr(module, attribute)
    except ModuleNotFoundError as error:
        if not (module_name + ".").startswith(f"{error.name}."):
            raise  # the module is there; what it imports is not
        raise GeneratorNotFound(f"the generator '{name}' is not available: {error}") from error
    except AttributeError as error:
        raise GeneratorNotFound(f"the generator '{name}' is not available: {error}") from error
    if not isinstance(found, Generator):
        raise GeneratorNotFound(f"'{reference}' is not a generator")
    return found


def installed_generators(names: Iterable[str] | None = None) -> list[Generator]:
    """Generators that installed packages name as entry points; only those in `names`, if given."""
    load_site_packages()
    from importlib.metadata import entry_points

    from tblgen_build.registry.effects import loading

    wanted = None if names is None else set(names)
    entries = entry_points(group=ENTRY_POINT_GROUP)
    with loading():
        return [
            resolve(entry.name, entry.value)
            for entry in entries
            if wanted is None or entry.name in wanted
        ]


def load_site_packages() -> None:
    """Make installed packages importable: the launcher starts Python without them."""
    import sys

    if sys.flags.no_site and "site" not in sys.modules:
        import site

        site.main()
