"""Finds a project's configuration. `config` reads it.

A separate file, because a build of another build system's folder also looks here, but reads no
configuration.
"""

from __future__ import annotations

import os

from tblgen_build.driver.paths import folders_up

CONFIG_NAME = "tblgen.toml"
PYPROJECT_NAME = "pyproject.toml"


class ConfigError(Exception):
    """The configuration makes no sense; str() says what, with file and line where known."""


class NoSources(ConfigError):
    """It has no source: it sets up `tblgen fmt`, say, and another build system builds."""


def find_config(directory: str) -> str | None:
    """The configuration of `directory`, absolute, or of the nearest folder above that has one."""
    for folder in folders_up(directory):
        for name in (CONFIG_NAME, PYPROJECT_NAME):
            path = os.path.join(folder, name)
            if not os.path.isfile(path) or not is_trusted(path, directory):
                continue
            if name == CONFIG_NAME or has_tool_table(path):
                return path
    return None


def is_trusted(path: str, directory: str) -> bool:
    """Whether to do what a file says that was found by a search from `directory`.

    Above it, only if it is the user's, root's, or of the directory's owner: everybody can leave
    files in /tmp, and a configuration names Python code.
    """
    if path.startswith(os.path.join(directory, "")):
        return True
    try:
        owner, here = os.stat(path).st_uid, os.stat(directory).st_uid
    except OSError:
        return False
    return owner in (0, here) or (hasattr(os, "geteuid") and owner == os.geteuid())


def has_tool_table(path: str) -> bool:
    import tomllib

    try:
        with open(path, "rb") as file:
            text = file.read()
        return b"tool.tblgen" in text and "tblgen" in tomllib.loads(text.decode()).get("tool", {})
    except (OSError, ValueError, AttributeError, RecursionError):
        return False
