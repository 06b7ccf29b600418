"""The tool as a toolchain: the command, and all files it consists of."""

def _tblgen_toolchain(ctx):
    return [platform_common.ToolchainInfo(
        tblgen = ctx.file.tblgen,
        runtime = depset(ctx.files.runtime),
    )]

tblgen_toolchain = rule(
    implementation = _tblgen_toolchain,
    doc = "For `toolchain(toolchain_type = \"@tblgen_build//:toolchain_type\")`.",
    attrs = {
        "tblgen": attr.label(
            doc = "The command `tblgen`.",
            mandatory = True,
            allow_single_file = True,
            cfg = "exec",
        ),
        "runtime": attr.label_list(
            doc = "What it needs to run: the Python package and, for remote execution, the interpreter.",
            allow_files = True,
            cfg = "exec",
        ),
    },
)
