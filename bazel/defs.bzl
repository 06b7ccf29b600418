"""Rules for users: td_library, tblgen_library, mlir_dialect. docs/bazel.md"""

load("@tblgen_build_cc//:cc.bzl", "cc")

TdInfo = provider(
    doc = "What a .td file may include.",
    fields = {
        "transitive_sources": "depset of File: .td files, and headers that tell the release",
        "transitive_includes": "depset of str: folders of the include path, from the execution root",
    },
)

def join(*parts):
    """A path.

    Args:
      *parts: some may be empty.

    Returns:
      The path.
    """
    return "/".join([part for part in parts if part and part != "."]) or "."

def folders_of(label, bin_dir, include):
    """An entry of `includes`, among the sources and among what rules make.

    Args:
      label: of the target that has it.
      bin_dir: where rules write.
      include: the entry.

    Returns:
      Two folders, from the execution root.
    """
    root = label.workspace_root
    if include.startswith("/"):
        folder = join(root, include[1:])
    else:
        folder = join(root, label.package, include)
    return [folder, join(bin_dir, folder)]

IncludesInfo = provider(
    doc = "What LLVM's own td_library targets add to the include path.",
    fields = {"includes": "depset of str: folders, from the execution root"},
)

def _includes_of_upstream(target, ctx):
    """Their provider is known by where it is defined, which nobody has to have: attributes say it."""
    if TdInfo in target:
        return [IncludesInfo(includes = target[TdInfo].transitive_includes)]
    own = []
    if ctx.rule.kind == "td_library":
        for include in ctx.rule.attr.includes:
            own += folders_of(target.label, ctx.bin_dir.path, include)
    deps = getattr(ctx.rule.attr, "deps", [])
    return [IncludesInfo(includes = depset(
        own,
        transitive = [dep[IncludesInfo].includes for dep in deps if IncludesInfo in dep],
        order = "preorder",
    ))]

includes_of = aspect(
    implementation = _includes_of_upstream,
    attr_aspects = ["deps"],
    doc = "The include path of a target, ours or LLVM's.",
)

def _td_info(ctx, sources):
    includes = []
    for include in ctx.attr.includes:
        includes += folders_of(ctx.label, ctx.bin_dir.path, include)

    # As C++ has it: a file is found by its path in the workspace.
    includes += folders_of(ctx.label, ctx.bin_dir.path, "/")
    sources_of_others = []
    includes_of_others = []
    for dep in ctx.attr.deps:
        if TdInfo in dep:
            sources_of_others.append(dep[TdInfo].transitive_sources)
        else:
            sources_of_others.append(dep[DefaultInfo].files)
        if IncludesInfo in dep:
            includes_of_others.append(dep[IncludesInfo].includes)
    return TdInfo(
        transitive_sources = depset(sources, transitive = sources_of_others),
        transitive_includes = depset(includes, transitive = includes_of_others, order = "preorder"),
    )

_COMMON = {
    "deps": attr.label_list(
        aspects = [includes_of],
        doc = "td_library targets, ours or LLVM's; of any other target its files, found by their paths in the workspace.",
    ),
    "includes": attr.string_list(
        doc = "Folders for the include path, relative to the package, or to the workspace with a `/` in front.",
    ),
}

def _td_library(ctx):
    info = _td_info(ctx, ctx.files.srcs)
    return [info, DefaultInfo(files = info.transitive_sources)]

td_library = rule(
    implementation = _td_library,
    doc = "`.td` files that others include.",
    attrs = dict(_COMMON, srcs = attr.label_list(
        doc = "The files, among them headers that tell LLVM's release (llvm/Config/llvm-config.h).",
        allow_files = True,
    )),
)

def _command(ctx, command, info):
    """Arguments that all commands begin with."""
    arguments = ctx.actions.args()
    arguments.add(command)
    arguments.add_all(info.transitive_includes, before_each = "-I")
    arguments.add_all(ctx.attr.defines, before_each = "-D")
    if ctx.attr.llvm_release:
        arguments.add("--llvm-release=%d" % ctx.attr.llvm_release)
    return arguments

def _run(ctx, info, arguments, generators = []):
    """One action that makes all outputs, and the providers for C++."""
    toolchain = ctx.toolchains["@tblgen_build//:toolchain_type"]
    ctx.actions.run(
        executable = toolchain.tblgen,
        arguments = [arguments],
        inputs = depset(generators, transitive = [info.transitive_sources]),
        outputs = ctx.outputs.outs,
        tools = toolchain.runtime,
        env = {"TBLGEN_CACHE": "off"},  # Bazel has its own
        mnemonic = "TableGen",
        progress_message = "Generating %d outputs of %s" % (
            len(ctx.outputs.outs),
            ctx.file.td_file.short_path,
        ),
    )

    # Headers are found as `#include "ToyOps.h.inc"` and by their path in the workspace.
    package = join(ctx.bin_dir.path, ctx.label.workspace_root, ctx.label.package)
    return [
        DefaultInfo(files = depset(ctx.outputs.outs)),
        cc.info(compilation_context = cc.common.create_compilation_context(
            headers = depset(ctx.outputs.outs),
            includes = depset([package]),
            quote_includes = depset([join(ctx.bin_dir.path, ctx.label.workspace_root)]),
        )),
    ]

_GENERATED = dict(
    _COMMON,
    td_file = attr.label(
        doc = "The file that is parsed.",
        mandatory = True,
        allow_single_file = [".td"],
    ),
    outs = attr.output_list(mandatory = True),
    defines = attr.string_list(doc = "Macros for the preprocessor of .td files."),
    llvm_release = attr.int(
        doc = "Which release of LLVM outputs are for; 0: told from the files on the include path.",
    ),
)

def _tblgen_library(ctx):
    info = _td_info(ctx, [ctx.file.td_file])
    arguments = _command(ctx, "emit", info)
    arguments.add_all(ctx.files.generators, before_each = "--load")
    arguments.add(ctx.file.td_file)
    for label, out in zip(ctx.attr.outs, ctx.outputs.outs):
        arguments.add("--output", out)
        arguments.add_all(ctx.attr.actions[label.name])
    return _run(ctx, info, arguments, ctx.files.generators)

_tblgen_rule = rule(
    implementation = _tblgen_library,
    attrs = dict(
        _GENERATED,
        actions = attr.string_list_dict(mandatory = True),
        generators = attr.label_list(allow_files = [".py"]),
    ),
    toolchains = ["@tblgen_build//:toolchain_type"],
)

def tblgen_library(name, td_file, outs, **kwargs):
    """Outputs of one file, made by one action.

    Args:
      name: of the target; `cc_library` takes it in `deps`.
      td_file: the file that is parsed.
      outs: for each output the action and its options, `{"Ops.h.inc": ["--gen-op-decls"]}`.
      **kwargs: `deps`, `includes`, `defines`, `llvm_release`, `generators` (Python files with
        your own generators), and what all rules have.
    """
    _tblgen_rule(name = name, td_file = td_file, outs = outs.keys(), actions = outs, **kwargs)

def _mlir_dialect(ctx):
    info = _td_info(ctx, [ctx.file.td_file])
    arguments = _command(ctx, "dialect", info)
    if ctx.attr.dialect:
        arguments.add("--dialect", ctx.attr.dialect)
    if ctx.attr.passes:
        arguments.add("--passes", ctx.attr.passes)
    if ctx.attr.shard_header:
        arguments.add("--shard-header", ctx.attr.shard_header)
    arguments.add(ctx.file.td_file)
    arguments.add_all(ctx.outputs.outs)
    return _run(ctx, info, arguments)

_dialect_rule = rule(
    implementation = _mlir_dialect,
    attrs = dict(
        _GENERATED,
        dialect = attr.string(),
        passes = attr.string(),
        shard_header = attr.string(),
    ),
    toolchains = ["@tblgen_build//:toolchain_type"],
)

def mlir_dialect(name, td_file, outs = None, **kwargs):
    """A dialect's files, made by one action; what each holds is told from its name.

    Args:
      name: of the target; `cc_library` takes it in `deps`.
      td_file: the file that is parsed, `ToyOps.td`.
      outs: default: declarations and definitions of the operations and of the dialect,
        `ToyOps.h.inc`, `ToyOps.cpp.inc`, `ToyOpsDialect.h.inc`, `ToyOpsDialect.cpp.inc`.
      **kwargs: `dialect` where the sources know several, `passes`, `shard_header`; `deps`, `includes`,
        `defines`, `llvm_release`, and what all rules have.
    """
    if outs == None:
        stem = td_file.rpartition("/")[2].rpartition(":")[2][:-len(".td")]
        outs = [
            stem + what + end
            for what in ["", "Dialect"]
            for end in [".h.inc", ".cpp.inc"]
        ]
    _dialect_rule(name = name, td_file = td_file, outs = outs, **kwargs)
