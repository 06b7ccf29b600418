"""Registers of a target: classes, units, sub-registers, and what is inferred of them."""
