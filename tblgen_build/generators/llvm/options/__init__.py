"""Command line options by OptParser.td: tables for the parser, and documentation."""
