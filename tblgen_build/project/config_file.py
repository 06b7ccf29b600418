"""Finds a project's configuration. `config` reads it.

A separate file, because a build of another build system's folder also looks here, but reads no
configuration.
"""

from __future__ import annotations

import os

CONFIG_NAME = "tblgen.toml"
PYPROJECT_NAME = "pyproject.toml"


class ConfigError(Exception):
    """The configuration makes no sense; str() says what, with file and line where known."""


class NoSources(ConfigError):
    """It has no source: it sets up `tblgen fmt`, say, and another build system builds."""


def find_config(directory: str) -> str | None:
    """The configuration of `directory`, absolute, or of the nearest folder above that has one."""
    while True:
        config = os.path.join(directory, CONFIG_NAME)
        if os.path.isfile(config):
            return config
        pyproject = os.path.join(directory, PYPROJECT_NAME)
        if os.path.isfile(pyproject) and has_tool_table(pyproject):
            return pyproject
        above = os.path.dirname(directory)
        if above == directory:
            return None
        directory = above


def has_tool_table(path: str) -> bool:
    import tomllib

    try:
        with open(path, "rb") as file:
            text = file.read()
        return b"tool.tblgen" in text and "tblgen" in tomllib.loads(text.decode()).get("tool", {})
    except (OSError, ValueError, AttributeError, RecursionError):
        return False
