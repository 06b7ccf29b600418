"""Repositories: the tool of a wheel or of this machine, and the .td files of an installed LLVM."""

load(":tools.bzl", "COMMANDS")

CC_RULES = "tblgen_build_cc"

_NATIVE_CC = """\
cc = struct(info = CcInfo, common = cc_common, library = native.cc_library)
"""

_CC_OF_RULES = """\
load("@rules_cc//cc:cc_library.bzl", "cc_library")
load("@rules_cc//cc/common:cc_common.bzl", "cc_common")
load("@rules_cc//cc/common:cc_info.bzl", "CcInfo")

cc = struct(info = CcInfo, common = cc_common, library = cc_library)
"""

def _has_native_cc():
    """Bazel itself has C++'s rules until 8. A Bazel that was not released has no version."""
    major = native.bazel_version.split(".")[0]
    is_later = major.isdigit() and int(major) >= 9
    return hasattr(native, "cc_library") and not is_later

def _cc_repository(context):
    context.file("BUILD", "")
    context.file("cc.bzl", _NATIVE_CC if _has_native_cc() else _CC_OF_RULES)

cc_repository = repository_rule(
    implementation = _cc_repository,
    doc = "C++'s rules, from where this Bazel has them: a file cannot ask before it loads.",
    local = True,
)

def cc_rules():
    """For a WORKSPACE without any of the macros below; MODULE.bazel has its own."""
    if not native.existing_rule(CC_RULES):
        cc_repository(name = CC_RULES)

_TOOLCHAIN = """\
load("@tblgen_build//:toolchain.bzl", "tblgen_toolchain")

tblgen_toolchain(
    name = "tblgen",
    tblgen = "bin/tblgen",
    runtime = glob([
        "bin/*",
        "lib/**",
    ]){more},
)

toolchain(
    name = "toolchain",
    toolchain = ":tblgen",
    toolchain_type = "@tblgen_build//:toolchain_type",
)
"""

def _output_of(context, command, doing):
    result = context.execute(command, environment = {"PYTHONDONTWRITEBYTECODE": "1"})
    if result.return_code:
        fail("%s: %s fails:\n%s" % (doing, " ".join([str(c) for c in command]), result.stderr))
    return result.stdout.strip()

def _program(context, name, attribute):
    found = context.which(name)
    if not found:
        fail("%s is not on PATH: install it, or set `%s`" % (name, attribute))
    return found

def _tblgen_wheel(context):
    if bool(context.attr.wheel) == bool(context.attr.url):
        fail("tblgen_wheel %s: needs either `wheel` or `url`" % context.name)
    if context.attr.wheel:
        wheel = context.path(context.attr.wheel)
    else:
        # Pip reads a wheel's name.
        name = context.attr.url.rpartition("/")[2]
        context.download(context.attr.url, name, context.attr.sha256)
        wheel = context.path(name)
    python = context.attr.python
    if not python.startswith("/"):
        python = _program(context, python, "python")

    # What is on PATH may be a script that chooses one.
    python = _output_of(
        context,
        [python, "-c", "import os, sys; print(os.path.realpath(sys.executable))"],
        "tblgen_wheel",
    )

    # Pip knows what a wheel's parts are for; only files that are the same everywhere are kept.
    _output_of(context, [python, "-m", "venv", "installed"], "tblgen_wheel")
    _output_of(
        context,
        ["installed/bin/python", "-m", "pip", "-q", "install", "--no-deps", "--no-index"] +
        ["--no-compile", wheel],
        "tblgen_wheel",
    )
    version, site = _output_of(context, [
        "installed/bin/python",
        "-c",
        "import sys, sysconfig; print('%d.%d' % sys.version_info[:2], sysconfig.get_path('purelib'))",
    ], "tblgen_wheel").split(" ", 1)
    package = "lib/python%s/site-packages/tblgen_build" % version
    _output_of(context, ["mkdir", "-p", "bin", package.rpartition("/")[0]], "tblgen_wheel")
    _output_of(context, ["mv", site + "/tblgen_build", package], "tblgen_wheel")
    for name in ["tblgen"] + COMMANDS:
        _output_of(context, ["mv", "installed/bin/" + name, "bin/" + name], "tblgen_wheel")
    _output_of(context, ["rm", "-r", "installed"], "tblgen_wheel")

    # Told by content, not by times that differ from machine to machine.
    _output_of(
        context,
        [python, "-m", "compileall", "-q", "--invalidation-mode", "unchecked-hash", package],
        "tblgen_wheel",
    )
    context.symlink(python, "bin/python" + version)
    more = ""
    if context.attr.interpreter:
        more = " + [%s]" % ", ".join(['"%s"' % label for label in context.attr.interpreter])
    context.file("BUILD", _TOOLCHAIN.replace("{more}", more))

tblgen_wheel_repository = repository_rule(
    implementation = _tblgen_wheel,
    doc = "The tool from a wheel: `register_toolchains(\"@NAME//:toolchain\")`.",
    attrs = {
        "wheel": attr.label(doc = "A wheel of tblgen-build for the machine that runs actions."),
        "url": attr.string(doc = "Or where it is."),
        "sha256": attr.string(doc = "Of what is at `url`."),
        "python": attr.string(
            doc = "The interpreter: a path, or a name on PATH. Remote machines need the same one.",
            default = "python3",
        ),
        "interpreter": attr.label_list(
            doc = "Further files of the interpreter, where remote machines have none.",
        ),
    },
)

def tblgen_wheel(**kwargs):
    """For a WORKSPACE.

    Args:
      **kwargs: as for the rule.
    """
    cc_rules()
    tblgen_wheel_repository(**kwargs)

def _tblgen_installed(context):
    command = context.attr.path or _program(context, "tblgen", "path")
    folder = context.path(command).realpath.dirname
    package = _output_of(context, [command, "--cmakedir"], "tblgen_installed").rpartition("/")[0]
    if not package.endswith("/tblgen_build"):
        package += "/tblgen_build"  # an editable installation
    context.symlink(folder.get_child("tblgen"), "bin/tblgen")

    # So that another version runs everything again.
    context.symlink(package, "lib/tblgen_build")
    context.file("BUILD", _TOOLCHAIN.replace("{more}", ""))

tblgen_installed_repository = repository_rule(
    implementation = _tblgen_installed,
    doc = "The tool that is installed on this machine; not for remote execution.",
    attrs = {"path": attr.string(doc = "The command; default: the `tblgen` on PATH.")},
    environ = ["PATH"],
    local = True,
)

def tblgen_installed(**kwargs):
    """For a WORKSPACE.

    Args:
      **kwargs: as for the rule.
    """
    cc_rules()
    tblgen_installed_repository(**kwargs)

_TD_FILES = """\
load("@tblgen_build//:defs.bzl", "td_library")

td_library(
    name = "td",
    srcs = glob([
        "include/llvm/**/*.td",
        "include/mlir/**/*.td",
        "include/llvm/Config/llvm-config*.h",
    ]),
    includes = ["include"],
    visibility = ["//visibility:public"],
)
"""

def _installed_td_files(context):
    include = context.attr.path
    if not include:
        llvm_config = _program(context, "llvm-config", "path")
        include = _output_of(context, [llvm_config, "--includedir"], "installed_td_files")
    if not context.path(include + "/llvm").exists:
        fail("installed_td_files: no folder %s/llvm: `path` is LLVM's include folder" % include)
    for name in ["llvm", "mlir"]:
        if context.path(include + "/" + name).exists:
            context.symlink(include + "/" + name, "include/" + name)
    context.file("BUILD", _TD_FILES)

installed_td_files = repository_rule(
    implementation = _installed_td_files,
    doc = "`@NAME//:td`: the .td files of the LLVM and MLIR that are installed on this machine.",
    attrs = {"path": attr.string(doc = "The include folder; default: what llvm-config says.")},
    environ = ["PATH"],
    local = True,
)
