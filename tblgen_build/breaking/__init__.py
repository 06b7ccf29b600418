"""Finds what changed between two states of a project's dialects, and what that breaks."""
