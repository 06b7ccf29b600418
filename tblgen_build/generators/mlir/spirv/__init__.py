"""SPIR-V: the binary form of operations, requirements of a target, utilities for attributes."""
