"""Outputs of LLVM's tools beside ours: commands of a build, carried out both ways, by token."""
