"""Our command for each of LLVM's tools, as registry/personality.py has them."""

COMMANDS = ["tblgen-mlir", "tblgen-llvm", "tblgen-clang"]

# What LLVM's tool and ours have in common in their names: `mlir-tblgen`, `tblgen-mlir`.
TOOLS = [command[len("tblgen-"):] for command in COMMANDS]
