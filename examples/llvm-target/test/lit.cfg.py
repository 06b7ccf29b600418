"""The target's tests: lit -D wren_mc=BUILD/wren-mc -D llvm_tools=DIR test/."""

import os
import pathlib
import sys

import lit.formats

# ruff: noqa: F821
# `config` and `lit_config` are there when lit runs this file.

config.name = "wren"
config.test_format = lit.formats.ShTest()
config.suffixes = [".s", ".test"]
config.test_source_root = str(pathlib.Path(__file__).parent)

parameters = lit_config.params
wren_mc = pathlib.Path(parameters["wren_mc"]).resolve()
# Where outputs of tests go: beside the tool, so that the source tree stays clean.
config.test_exec_root = str(wren_mc.parent / "test-output")
config.environment["PATH"] = os.pathsep.join([parameters["llvm_tools"], os.environ["PATH"]])
config.substitutions += [("%wren_mc", str(wren_mc)), ("%python", sys.executable)]
