"""Types in selection patterns: sets of them, what restricts them, inference."""
