"""Names of the files and folders by which build folders are known. Imports nothing: an engine reads
them while commands wait.
"""

from __future__ import annotations

DATABASE_NAME = "tblgen_commands.json"
LSP_NAME = "tablegen_compile_commands.yml"
NINJA_NAME = "build.ninja"
MESON_FOLDER = "meson-private"  # in each of Meson's
