"""The documentation of a project's dialects: gathered once, as data, as Markdown, as pages."""
