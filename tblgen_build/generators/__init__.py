"""Generators: one module for each family, grouped by the tool whose options they carry."""

from tblgen_build.compiled import use_compiled_modules

use_compiled_modules()
