"""Generators: one module for each family, grouped by the tool whose options they carry."""
