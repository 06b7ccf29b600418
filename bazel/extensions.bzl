"""For MODULE.bazel: the tool and .td files as repositories. docs/bazel.md"""

load(
    ":repositories.bzl",
    "CC_RULES",
    "cc_repository",
    "installed_td_files",
    "tblgen_installed_repository",
    "tblgen_wheel_repository",
)

def _tblgen(context):
    """Of each name, the tag nearest to the root module counts."""
    made = {}
    for module in context.modules:
        for tag in module.tags.wheel:
            if tag.name not in made:
                made[tag.name] = True
                tblgen_wheel_repository(
                    name = tag.name,
                    wheel = tag.wheel,
                    url = tag.url,
                    sha256 = tag.sha256,
                    python = tag.python,
                    interpreter = tag.interpreter,
                )
        for tag in module.tags.installed:
            if tag.name not in made:
                made[tag.name] = True
                tblgen_installed_repository(name = tag.name, path = tag.path)
        for tag in module.tags.td_files:
            if tag.name not in made:
                made[tag.name] = True
                installed_td_files(name = tag.name, path = tag.path)

_NAME = {"name": attr.string(doc = "Of the repository.", default = "tblgen")}

tblgen = module_extension(
    implementation = _tblgen,
    doc = "Repositories with a target `toolchain` to register, and with .td files.",
    tag_classes = {
        "wheel": tag_class(
            doc = "The tool from a wheel.",
            attrs = dict(
                _NAME,
                wheel = attr.label(doc = "A wheel of tblgen-build for the machine that runs actions."),
                url = attr.string(doc = "Or where it is."),
                sha256 = attr.string(doc = "Of what is at `url`."),
                python = attr.string(doc = "The interpreter.", default = "python3"),
                interpreter = attr.label_list(doc = "Further files of the interpreter."),
            ),
        ),
        "installed": tag_class(
            doc = "The tool that is installed on this machine.",
            attrs = dict(_NAME, path = attr.string(doc = "The command; default: that on PATH.")),
        ),
        "td_files": tag_class(
            doc = "The .td files of the LLVM and MLIR that are installed on this machine.",
            attrs = {
                "name": attr.string(doc = "Of the repository.", default = "installed_mlir"),
                "path": attr.string(doc = "The include folder; default: what llvm-config says."),
            },
        ),
    },
)

def _cc_rules(_):
    cc_repository(name = CC_RULES)

cc_rules = module_extension(
    implementation = _cc_rules,
    doc = "For this module itself.",
)
