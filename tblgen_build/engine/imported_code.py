"""The code that an engine has imported, for itself and for its children: which modules, and
whether the package's files are still the same.
"""

from __future__ import annotations

from time import monotonic

from tblgen_build import _core, running_code
from tblgen_build.driver.subcommands import DIALECT
from tblgen_build.registry.personality import PERSONALITIES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from tblgen_build.driver.request import Request
    from tblgen_build.engine.jobs import Job

OF_CHILDREN = (  # what commands import when they run
    "tblgen_build.driver.background",
    "tblgen_build.cli.compile",
    "tblgen_build.cli.subcommands.emit",
)
CACHING = "tblgen_build.driver.caching"  # workers open the cache by it


def import_generators(tool: str, jobs: Collection[Job]) -> None:
    """Import what the jobs ahead need, or without them all generators of the tool (or MLIR's).

    MLIR's dialects have many small files. Children import other generators for themselves.
    """
    row = PERSONALITIES.get(tool)
    package = row.package if row and row.package else PERSONALITIES["mlir"].package
    generators: dict[str, str] = __import__(package, fromlist=["GENERATORS"]).GENERATORS
    ahead = {action for job in jobs if job.is_wanted_ahead for action in job.actions}
    wanted = [value for name, value in generators.items() if name in ahead or not ahead]
    modules = {f"{package}.{value.partition(':')[0]}" for value in wanted}
    if not ahead:
        modules.update(OF_CHILDREN)
    if _core.is_cache_on():
        modules.add(CACHING)
    for module in modules:
        __import__(module)


class ImportedCode:
    """The package as the launcher saw it that started the engine."""

    def __init__(self, identity: bytes) -> None:
        self.identity = identity  # a digest of its files, by stat()
        self.checked_at = monotonic()  # when they were last checked

    def is_same(self, seconds: float) -> bool:
        """Whether the package's files are the same; an answer this old is good enough.

        Commands of a build depend on the package's stamp: an edit meanwhile rebuilds all.
        """
        now = monotonic()
        if now - self.checked_at >= seconds:
            if running_code.identity() != self.identity:
                return False
            self.checked_at = now
        return True

    def front_key(self, personality: str, directory: str, arguments: Sequence[str]) -> str:
        """Where the launcher would look the command up in the cache."""
        return _core.front_key(self.identity, personality, directory, arguments)

    def front_key_of(self, request: Request) -> str:
        """Empty for `tblgen dialect`, whose words do not say where MLIR is: it is not looked up."""
        if request.arguments[:1] == [DIALECT]:
            return ""
        return self.front_key(request.personality, request.directory, request.arguments)
