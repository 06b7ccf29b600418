"""TableGen in SCons: builders that make many outputs of one parse, and a scanner.

    from tblgen_build import scons
    env = Environment(tools=["default", scons.generate])

or, as SCons finds tools: Environment(tools=["default", "tblgen"],
toolpath=[PyPackageDir("tblgen_build.scons")]).
Thin: it describes actions to SCons; `tblgen emit` carries them out.
"""

from tblgen_build.scons.tblgen import exists, generate

__all__ = ["exists", "generate"]
