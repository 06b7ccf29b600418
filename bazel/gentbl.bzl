"""LLVM's names and signatures: a project changes its `load` line, and nothing else. docs/bazel.md

`tblgen` says whose generators are meant, by its name: `mlir-tblgen`, `llvm-tblgen` or
`clang-tblgen`, which are not built. Any other program is run itself.
"""

load("@tblgen_build_cc//:cc.bzl", "cc")
load(
    ":defs.bzl",
    _IncludesInfo = "IncludesInfo",
    _TdInfo = "TdInfo",
    _folders = "folders_of",
    _includes_of = "includes_of",
    _join = "join",
    _td_library = "td_library",
)
load(":tools.bzl", "TOOLS")

TdInfo = _TdInfo
td_library = _td_library

def _sources_and_includes(ctx):
    """All that a command may read, and the folders in which it looks, the nearest first."""
    td_file = ctx.file.td_file
    sources = [td_file] + ctx.files.td_srcs
    folders = []
    for include in ctx.attr.includes + ["/"]:
        folders += _folders(ctx.label, ctx.bin_dir.path, include)
    folders += [td_file.dirname, _join(ctx.bin_dir.path, td_file.dirname)]
    deps = ctx.attr.deps + ctx.attr.td_srcs
    return (
        depset(sources, transitive = [
            dep[TdInfo].transitive_sources if TdInfo in dep else dep[DefaultInfo].files
            for dep in deps
        ]),
        depset(
            folders,
            transitive = [dep[_IncludesInfo].includes for dep in deps if _IncludesInfo in dep],
            order = "preorder",
        ),
    )

def _is_of_the_source(option):
    return option.startswith("-I") or option.startswith("-D")

def _split(options):
    """Options that are about the source, and those of one output."""
    shared = []
    own = []
    is_value = False
    for option in options:
        if is_value or _is_of_the_source(option):
            shared.append(option)
        else:
            own.append(option)
        is_value = not is_value and option in ["-I", "-D"]
    return shared, own

def _run_ours(ctx, sources, includes, shared, outputs):
    """One action: one parse, all outputs. `outputs` are (file, options)."""
    toolchain = ctx.toolchains["@tblgen_build//:toolchain_type"]
    arguments = ctx.actions.args()
    arguments.add("emit")
    arguments.add("--tool", ctx.attr.personality)
    arguments.add_all(shared)
    arguments.add_all(includes, before_each = "-I")
    arguments.add(ctx.file.td_file)
    for file, options in outputs:
        arguments.add("--output", file)
        arguments.add_all(options)
    ctx.actions.run(
        executable = toolchain.tblgen,
        arguments = [arguments],
        inputs = sources,
        outputs = [file for file, _ in outputs] + _additional(ctx, outputs),
        tools = toolchain.runtime,
        env = {"TBLGEN_CACHE": "off"},  # Bazel has its own
        mnemonic = "TableGen",
        progress_message = "Generating %d outputs of %s" % (
            len(outputs),
            ctx.file.td_file.short_path,
        ),
    )

def _run_other(ctx, sources, includes, output, options):
    """The project's own program, as it is used to."""
    arguments = ctx.actions.args()
    arguments.add_all(options)
    arguments.add(ctx.file.td_file)
    arguments.add_all(includes, before_each = "-I")
    arguments.add("-o", output)
    ctx.actions.run(
        executable = ctx.executable.program,
        arguments = [arguments],
        inputs = sources,
        outputs = [output] + _additional(ctx, [(output, options)]),
        use_default_shell_env = True,
        mnemonic = "TableGen",
    )

def _additional(ctx, outputs):
    """Files that generators write beside their output."""
    by_label = {label.name: file for label, file in zip(ctx.attr.outs, ctx.outputs.outs)}
    by_file = {file: label for label, file in by_label.items()}
    return [
        by_label[name]
        for file, _ in outputs
        for name in ctx.attr.additional.get(by_file[file], [])
    ]

def _gentbl(ctx):
    sources, includes = _sources_and_includes(ctx)
    by_shared = {}
    for label, output in zip(ctx.attr.outs, ctx.outputs.outs):
        options = ctx.attr.opts.get(label.name)
        if options == None:
            continue  # written beside another one
        if ctx.attr.program:
            _run_other(ctx, sources, includes, output, options)
            continue
        shared, own = _split(options)
        by_shared.setdefault(" ".join(shared), (shared, []))[1].append((output, own))
    for shared, outputs in by_shared.values():
        _run_ours(ctx, sources, includes, shared, outputs)
    shown = [
        file
        for label, file in zip(ctx.attr.outs, ctx.outputs.outs)
        if label.name not in ctx.attr.hidden
    ]
    return [DefaultInfo(files = depset(shown))]

_gentbl_outputs = rule(
    implementation = _gentbl,
    doc = "Outputs of one file.",
    attrs = {
        "td_file": attr.label(
            doc = "The file that is parsed.",
            mandatory = True,
            allow_single_file = True,
            aspects = [_includes_of],
        ),
        "td_srcs": attr.label_list(
            doc = "Further files that it includes.",
            allow_files = True,
            aspects = [_includes_of],
        ),
        "deps": attr.label_list(
            doc = "td_library targets, ours or LLVM's; of any other target its files.",
            aspects = [_includes_of],
        ),
        "includes": attr.string_list(
            doc = "Folders for the include path, relative to the package, or to the workspace with a `/` in front.",
        ),
        "outs": attr.output_list(mandatory = True),
        "opts": attr.string_list_dict(doc = "The options of each output."),
        "additional": attr.string_list_dict(doc = "What is written beside an output."),
        "hidden": attr.string_list(doc = "Outputs that are made and not handed on."),
        "personality": attr.string(doc = "Whose generators are meant: mlir, llvm or clang."),
        "program": attr.label(
            doc = "Another program that makes the outputs.",
            executable = True,
            cfg = "exec",
        ),
    },
    toolchains = ["@tblgen_build//:toolchain_type"],
)

def _tool(tblgen):
    """Attributes that say who makes the outputs."""
    name = str(tblgen or "mlir-tblgen").rpartition("/")[2].rpartition(":")[2]
    for tool in TOOLS:
        if name.startswith(tool + "-tblgen"):
            return {"personality": tool}
        if name == "tblgen-" + tool:  # ours
            return {"personality": tool}
    return {"program": tblgen}

def _words(options):
    """A list of options, or a text with blanks between them."""
    return [w for w in options.split(" ") if w] if type(options) == type("") else list(options)

def _pairs(tbl_outs):
    """{output: options} or [(options, output)] as [(options, outputs)]."""
    if type(tbl_outs) == type({}):
        tbl_outs = [(options, out) for out, options in tbl_outs.items()]
    pairs = []
    for options, out in tbl_outs:
        outs = [out] if type(out) == type("") else out
        pairs.append((_words(options), [out.lstrip(":") for out in outs]))
    return pairs

def _outputs(name, tblgen, td_file, tbl_outs, skip_opts = [], **kwargs):
    pairs = _pairs(tbl_outs)
    _gentbl_outputs(
        name = name,
        td_file = td_file,
        outs = [out for _, outs in pairs for out in outs],
        opts = {outs[0]: options for options, outs in pairs},
        additional = {outs[0]: outs[1:] for _, outs in pairs if len(outs) > 1},
        hidden = [
            out
            for options, outs in pairs
            for out in outs
            if [option for option in options if option in skip_opts]
        ],
        **dict(kwargs, **_tool(tblgen))
    )

def gentbl_rule(name, tblgen = None, td_file = None, out = None, opts = [], td_srcs = [], deps = [], includes = [], **kwargs):
    """One output of one file.

    Args:
      name: of the target.
      tblgen: whose generators are meant.
      td_file: the file that is parsed.
      out: the output.
      opts: the action and its options.
      td_srcs: further files that it includes.
      deps: td_library targets.
      includes: folders for the include path.
      **kwargs: what all rules have.
    """
    _outputs(
        name = name,
        tblgen = tblgen,
        td_file = td_file,
        tbl_outs = [(opts, out)],
        td_srcs = td_srcs,
        deps = deps,
        includes = includes,
        **kwargs
    )

# buildifier: disable=unused-variable
def gentbl_filegroup(name, tblgen = None, td_file = None, tbl_outs = [], td_srcs = [], includes = [], deps = [], test = False, skip_opts = [], **kwargs):
    """Outputs of one file, made by one action.

    Args:
      name: of the target, which has all outputs.
      tblgen: whose generators are meant.
      td_file: the file that is parsed.
      tbl_outs: `{output: [option, ...]}` or `[([option, ...], output), ...]`. Options may be one
        text with blanks between them; of a list of outputs, the generator writes the first, and
        the others beside it.
      td_srcs: further files that it includes.
      includes: folders for the include path.
      deps: td_library targets.
      test: nothing: LLVM's rules test with it the tool that they build.
      skip_opts: outputs with one of these options are made, but not handed on.
      **kwargs: what all rules have.
    """
    _outputs(
        name = name,
        tblgen = tblgen,
        td_file = td_file,
        tbl_outs = tbl_outs,
        skip_opts = skip_opts,
        td_srcs = td_srcs,
        includes = includes,
        deps = deps,
        **kwargs
    )

# buildifier: disable=unused-variable
def gentbl_cc_library(name, tblgen = None, td_file = None, tbl_outs = [], td_srcs = [], includes = [], deps = [], strip_include_prefix = None, test = False, copts = None, skip_opts = ["-gen-op-doc"], **kwargs):
    """Outputs of one file, made by one action, as headers of a cc_library.

    Args:
      name: of the cc_library; the outputs alone are `<name>_filegroup`.
      tblgen: whose generators are meant.
      td_file: the file that is parsed.
      tbl_outs: as gentbl_filegroup has it.
      td_srcs: further files that it includes.
      includes: folders for the include path.
      deps: td_library targets.
      strip_include_prefix: as cc_library has it.
      test: nothing.
      copts: as cc_library has it.
      skip_opts: outputs with one of these options are made, but not handed on.
      **kwargs: what all rules have.
    """
    files = name + "_filegroup"
    gentbl_filegroup(
        name = files,
        tblgen = tblgen,
        td_file = td_file,
        tbl_outs = tbl_outs,
        td_srcs = td_srcs,
        includes = includes,
        deps = deps,
        skip_opts = skip_opts,
        **kwargs
    )
    cc.library(
        name = name,
        # Textual headers keep their prefix, so those that lose one are both.
        hdrs = [":" + files] if strip_include_prefix else [],
        textual_hdrs = [":" + files],
        strip_include_prefix = strip_include_prefix,
        copts = copts,
        **kwargs
    )

def _shard(ctx):
    ctx.actions.run_shell(
        command = 'echo "#define GET_OP_DEFS_$1" >"$3" && cat "$2" >>"$3"',
        arguments = [str(ctx.attr.index), ctx.file.src_file.path, ctx.outputs.out.path],
        inputs = [ctx.file.src_file],
        outputs = [ctx.outputs.out],
        mnemonic = "TableGenShard",
    )
    return [DefaultInfo(files = depset([ctx.outputs.out]))]

_gentbl_shard = rule(
    implementation = _shard,
    doc = "A copy of a source that compiles one share of a dialect's operations.",
    attrs = {
        "index": attr.int(mandatory = True),
        "src_file": attr.label(mandatory = True, allow_single_file = True),
        "out": attr.output(mandatory = True),
    },
)

def _shards(name, src_file, shard_count, **kwargs):
    """Copies of a source, one for each share of the operations."""
    copies = []
    for index in range(shard_count):
        copy = "shard_copy_%d_%s" % (index, src_file)
        _gentbl_shard(
            name = "%s__src_shard%d" % (name, index),
            index = index,
            src_file = src_file,
            out = copy,
            **kwargs
        )
        copies.append(copy)
    return copies

# buildifier: disable=unused-variable
def gentbl_sharded_ops(name, tblgen = None, sharder = None, td_file = None, shard_count = 1, src_file = None, src_out = None, hdr_out = None, test = False, includes = [], strip_include_prefix = None, deps = []):
    """A dialect's operations in shares that are compiled by themselves.

    Args:
      name: of a filegroup with the outputs and copies of the source.
      tblgen: whose generators are meant.
      sharder: nothing: no program is needed to copy a source.
      td_file: the file that is parsed.
      shard_count: how many shares.
      src_file: the source that includes the definitions.
      src_out: the definitions.
      hdr_out: the declarations.
      test: whether it is only for tests.
      includes: folders for the include path.
      strip_include_prefix: as cc_library has it.
      deps: td_library targets.
    """
    shards = "-op-shard-count=%d" % shard_count
    gentbl_cc_library(
        name = name + "__gentbl_cc_lib",
        tblgen = tblgen,
        td_file = td_file,
        tbl_outs = [
            (["-gen-op-defs", shards], src_out),
            (["-gen-op-decls", shards], hdr_out),
        ],
        includes = includes,
        strip_include_prefix = strip_include_prefix,
        deps = deps,
    )
    copies = _shards(name, src_file, shard_count, testonly = test)
    native.filegroup(name = name, srcs = [hdr_out, src_out] + copies)

def gentbl_sharded_op_defs(name, source_file, shard_count):
    """Copies of a source that includes operations in shares.

    Args:
      name: what the targets' names begin with.
      source_file: the source.
      shard_count: how many shares.

    Returns:
      The names of the copies, for `srcs` of a library.
    """
    return _shards(name, source_file, shard_count)
