"""What changed between two states of a project's dialects, and whom it breaks."""
