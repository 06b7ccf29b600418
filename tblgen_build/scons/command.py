"""A builder's call as the arguments of one `tblgen emit`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tblgen_build.batch.naming import UnknownName, output_options


def action_of(target: list[Any], source: list[Any], env: Any, for_signature: bool) -> Any:
    """The action of a builder's call."""
    words = [*env.subst_list("$TBLGEN", target=target, source=source)[0]]
    words += command_of(target, source, env, paths=not for_signature)
    # A list of words, not a text: nothing needs to be quoted but SCons's own variables.
    words = [str(word).replace("$", "$$") for word in words]
    shown = [env["TBLGENCOMSTR"]] if env.get("TBLGENCOMSTR") else []
    return env.Action([words], *shown)


def command_of(target: list[Any], source: list[Any], env: Any, paths: bool = True) -> list[str]:
    """The arguments behind the program's name. Raises SCons's UserError.

    Without `paths` it has no include folders and no files to load: what SCons compares with the
    last build's command. What they lead to are dependencies.
    """
    command = ["emit", str(source[0]), "--tool", env["TBLGENTOOL"], *words_of(env, "$TBLGENFLAGS")]
    if (release := release_of(env)) is not None:
        command.append(f"--llvm-release={release}")
    if paths:
        command += path_options(target, source, env)
    for define in words_of(env, "$TBLGENDEFINES"):
        command += ["-D", define]
    for node in target:
        command += ["--output", str(node), *options_of(node, source[0], len(target), env)]
    return command


def release_of(env: Any) -> int | None:
    """TBLGENRELEASE, where it is given. Raises SCons's UserError."""
    import SCons.Errors

    text = env.subst(str(env.get("TBLGENRELEASE") or ""))
    if not text:
        return None
    if not text.isdecimal():
        raise SCons.Errors.UserError(f"TBLGENRELEASE is a release of LLVM, as 22, not '{text}'")
    return int(text)


def path_options(target: list[Any], source: list[Any], env: Any) -> list[str]:
    here = target[0].cwd or env.fs.getcwd()  # SCons sets it behind the first call
    options: list[str] = []
    for folder in include_folders(source[0], path_dirs(env, here, target, source), env):
        options += ["-I", folder]
    for path in env["TBLGENLOAD"]:
        options += ["--load", str(here.File(path))]
    return options


def path_dirs(env: Any, *context: Any) -> Sequence[Any]:
    """The nodes of TBLGENPATH. `context` is SCons's: calling folder, targets, sources."""
    from SCons.Scanner import FindPathDirs

    found: Sequence[Any] = FindPathDirs("TBLGENPATH")(env, *context)
    return found


def include_folders(source: Any, path: Sequence[Any], env: Any) -> list[str]:
    """As `tblgen dialect` has them; of a variant folder that duplicates nothing both folders."""
    folders = [str(place) for place in [*path, *source.dir.get_all_rdirs()]]
    if env["TBLGENLLVM"]:
        folders.append(env.subst(str(env["TBLGENLLVM"])))
    return list(dict.fromkeys(folders))


def options_of(node: Any, source: Any, targets: int, env: Any) -> list[str]:
    """What follows --output: what the user gave for this target, else what the name says."""
    import SCons.Errors

    given = env["TBLGENOPTIONS"]
    if isinstance(given, dict):
        given = given.get(node.name) or given.get(str(node))
    elif targets > 1:
        raise SCons.Errors.UserError(
            f"TBLGENOPTIONS of {targets} targets is a dictionary: output name to options"
        )
    if given:
        return words_of(env, given)
    try:
        return [*output_options(str(source), str(node), env["TBLGENDIALECT"], env["TBLGENPASSES"])]
    except UnknownName as error:
        raise SCons.Errors.UserError(f"{error}; or TBLGENOPTIONS") from error


def words_of(env: Any, text: Any) -> list[str]:
    return [str(word) for line in env.subst_list(text) for word in line]
