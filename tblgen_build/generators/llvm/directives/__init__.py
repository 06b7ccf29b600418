"""Directive languages, OpenMP and OpenACC, by DirectiveBase.td: their enums and what is allowed."""
