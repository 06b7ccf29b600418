"""A builder's call as the arguments of one `tblgen emit`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tblgen_build.project.output_names import UnknownName, options_of_all


def action_of(target: list[Any], source: list[Any], env: Any, for_signature: bool) -> Any:
    """The action of a builder's call."""
    words = [*env.subst_list("$TBLGEN", target=target, source=source)[0]]
    words += command_of(target, source, env, paths=not for_signature)
    # A list of words, not a text: nothing needs to be quoted but SCons's own variables.
    words = [str(word).replace("$", "$$") for word in words]
    shown = [env["TBLGENCOMSTR"]] if env.get("TBLGENCOMSTR") else []
    return env.Action([words], *shown, batch_key=batch_key)


def batch_key(action: Any, env: Any, target: list[Any], source: list[Any]) -> tuple[object, ...]:
    """What calls have in common that become one command: all that stands before the outputs.

    Documentation and Python bindings are made by commands of their own: builds often leave
    them out.
    """
    given = [node.attributes.tblgen_options for node in target]
    kinds = {kind for words in given for kind in ("doc", "python") if is_of_kind(words, kind)}
    shared = (*env.subst_list("$TBLGEN")[0], source[0].abspath, env["TBLGENTOOL"])
    return (
        "tblgen",
        id(env["ENV"]),
        env.get("TBLGENCOMSTR", ""),
        release_of(env),
        *map(str, shared),
        *sorted(kinds),
        *words_of(env, "$TBLGENFLAGS"),
        *path_options(target, source, env, env.fs.getcwd()),
        *words_of(env, "$TBLGENDEFINES"),
        env["TBLGENCODE"],
    )


def is_of_kind(words: Sequence[str], kind: str) -> bool:
    return any(word.lstrip("-").startswith("gen-") and kind in word for word in words)


def command_of(target: list[Any], source: list[Any], env: Any, paths: bool = True) -> list[str]:
    """The arguments after the program's name. Raises SCons's UserError.

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
        command += ["--output", str(node), *node.attributes.tblgen_options]
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


def path_options(target: list[Any], source: list[Any], env: Any, calling: Any = None) -> list[str]:
    here = calling or target[0].cwd or env.fs.getcwd()  # SCons sets it after the first call
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


def options_of_all_targets(target: list[Any], source: Any, env: Any) -> list[list[str]]:
    """What follows each --output: what the user gave for the target, else what the name says."""
    import SCons.Errors

    given = env["TBLGENOPTIONS"]
    if given and not isinstance(given, dict):
        if len(target) > 1:
            raise SCons.Errors.UserError(
                f"TBLGENOPTIONS of {len(target)} targets is a dictionary: output name to options"
            )
        return [words_of(env, given)]
    options = [given.get(node.name) or given.get(str(node)) if given else None for node in target]
    unknown = [str(node) for node, own in zip(target, options, strict=True) if not own]
    try:
        named = iter(
            options_of_all(
                str(source),
                unknown,
                env["TBLGENDIALECT"],
                env["TBLGENPASSES"],
                [env.subst(str(header)) for header in env["TBLGENSHARDHEADERS"]],
            )
        )
    except UnknownName as error:
        raise SCons.Errors.UserError(f"{error}; or TBLGENOPTIONS") from error
    return [words_of(env, own) if own else [*next(named)] for own in options]


def words_of(env: Any, text: Any) -> list[str]:
    return [str(word) for line in env.subst_list(text) for word in line]
