"""The dialect's tests: lit -D units_opt=BUILD/units-opt [-D llvm_tools=DIR] test/."""

import os
import pathlib

import lit.formats

# ruff: noqa: F821
# `config` and `lit_config` are there when lit runs this file.

config.name = "units"
config.test_format = lit.formats.ShTest()
config.suffixes = [".mlir"]
config.test_source_root = str(pathlib.Path(__file__).parent)

parameters = lit_config.params
units_opt = pathlib.Path(parameters["units_opt"]).resolve()
tools = parameters.get("llvm_tools", "/usr/lib/llvm-22/bin")
# Where outputs of tests go: beside the tool, so that the source tree stays clean.
config.test_exec_root = str(units_opt.parent / "test-output")
config.environment["PATH"] = os.pathsep.join([str(units_opt.parent), tools, os.environ["PATH"]])
config.substitutions.append(("%llvm_lib", str(pathlib.Path(tools).parent / "lib")))
