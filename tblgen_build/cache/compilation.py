"""A compile as an action: the one place that says what decides a compile's result.

Drop-in compiles and batch builds make their actions here, so that they share results.
Knows the names of a compile's parameters, nothing of what they mean.
"""

from __future__ import annotations

from tblgen_build.cache.model import Action

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


def compile_action(
    *,
    tool: str,
    generator: str,
    input: str,
    include_dirs: Iterable[str] = (),
    defines: Iterable[str] = (),
    options: Mapping[str, object] | None = None,
    warn_on_unused_template_args: bool = True,
    source_digest: str = "",
    code: Iterable[str] = (),
    directory: str = "",
) -> Action:
    """The action of running `generator` over `input`.

    `tool` is `running_code.tool_digest()`; `generator` says where it comes from
    (`module:attribute`); `options` are those given, not the defaults, which are the
    code's. `code` is what else runs: digests of modules from elsewhere.
    `source_digest` is that of standard input where `input` is "-". Where the output goes
    is no part of the action: an additional file has its key as a name. Relative paths
    are seen from `directory`.
    """
    words = [
        ("tool", tool),
        ("generator", generator),
        ("input", input),
        ("source", source_digest),
        ("unused-template-args", "warn" if warn_on_unused_template_args else "ignore"),
    ]
    words += [("code", digest) for digest in code]
    words += [("include", folder) for folder in include_dirs]
    words += [("define", name) for name in sorted(set(defines))]
    for name, value in sorted((options or {}).items()):
        parts = value if isinstance(value, tuple) else (value,)
        words += [("option", f"{name}={part}") for part in parts]
    return Action(tuple(words), directory)
