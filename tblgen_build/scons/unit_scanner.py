"""The scanner: the files a translation unit reads, by the include graph's own rules.

A file that appears earlier on the include path takes the place of the one that was read: SCons
sees another list of dependencies. Knows SCons's nodes and `depend`, no actions.
"""

from __future__ import annotations

from typing import Any

from tblgen_build.depend.scanner import scan
from tblgen_build.scons.command import include_folders, path_dirs, release_of, words_of


def make_scanner() -> Any:
    from SCons.Scanner import Base

    # Not recursive: one scan has all files, in the preprocessor's view of this root.
    return Base(
        scan_node,
        name="TblgenScanner",
        skeys=[".td"],
        path_function=path_dirs,
        recursive=False,
    )


def scan_node(node: Any, env: Any, path: Any = ()) -> list[Any]:
    """The nodes that `node` includes, itself left out."""
    if not node.rfile().exists():
        return []  # SCons asks again when it has been built
    places = look_up(path, node, env)
    found = scan(
        str(node.rfile()),
        places,
        words_of(env, "$TBLGENDEFINES"),
        release=release_of(env),
    )
    names = found.paths[1:] + [name for name in found.missing_probes if is_built(name, env)]
    return [node_of(name, places, env) for name in names]


def look_up(path: Any, source: Any, env: Any) -> dict[str, Any]:
    """The include folders, and the folder whose node a file found there has.

    A variant folder gets its files from the source folder when they are known to be needed:
    until then they are found there.
    """
    places: dict[str, Any] = {}
    folders = {str(node): node for node in [*path, *source.dir.get_all_rdirs()]}
    for name in include_folders(source, path, env):
        node = folders.get(name) or env.fs.Dir(name, env.fs.Top)
        places[name] = node
        places.setdefault(str(node.srcnode()), node)
    return places


def node_of(name: str, places: dict[str, Any], env: Any) -> Any:
    for folder, node in places.items():
        if name.startswith(f"{folder}/"):
            return node.File(name[len(folder) + 1 :])
    return env.fs.Top.File(name)


def is_built(name: str, env: Any) -> bool:
    """A missing file that the build makes: it must be there first."""
    from SCons.Errors import UserError

    try:
        made: bool = env.fs.File(name, env.fs.Top, create=False).has_builder()
    except UserError:  # SCons has not heard of it
        return False
    return made
