"""Compares the outputs of LLVM's tools and ours, token by token, for the commands of a build."""
