"""Hands a job's result to the clients that wait for it: checks that no file has changed since, and
writes the outputs. Knows nothing of workers.
"""

from __future__ import annotations

import os

from tblgen_build import running_code
from tblgen_build.batch.stamps import UNKNOWN_CLOCK, Files
from tblgen_build.driver.commands import parse_emit
from tblgen_build.driver.emitted import place
from tblgen_build.driver.paths import absolute
from tblgen_build.driver.request import answer_made
from tblgen_build.engine.worker import KEEP, MadeJob

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from tblgen_build.driver.emitted import Made
    from tblgen_build.driver.request import Request
    from tblgen_build.engine.clients import Clients
    from tblgen_build.engine.imported_code import ImportedCode
    from tblgen_build.engine.jobs import Job, Plan
    from tblgen_build.engine.protocol import Client

ATTEMPTS = 3  # at a job whose files change meanwhile
YOUNG = 2_000_000_000  # nanoseconds: a file this young may change again with the same stamp


class Delivery:
    """Clients ask for jobs; jobs finish; each result is placed once for all who have asked."""

    def __init__(self, plan: Plan, clients: Clients, code: ImportedCode) -> None:
        self._plan = plan
        self._clients = clients
        self._code = code
        self._files = Files(UNKNOWN_CLOCK)

    def ask(self, client: Client, request: Request, job: Job) -> None:
        """The client is answered when the job is done, or dismissed if that fails."""
        client.tell(os.getpid())
        job.waiting.append((client, request))
        self._clients.on_hang_up(client, lambda: self._give_up(client, job))
        if job.state == "ready":
            self._plan.took(job)
            self._place(job)
        elif job.state not in ("runs", "is fetched"):
            job.attempts = 0
            self._make_again(job)

    def _give_up(self, client: Client, job: Job) -> None:
        """The client waits no longer."""
        job.waiting = [each for each in job.waiting if each[0] is not client]
        self._clients.dismiss(client)

    def finished(self, job: Job) -> None:
        """The job is ready, or has failed, as its worker says."""
        self._plan.made(job)
        if job.state == "failed":
            job.drop()
            self.refuse(job)
        elif job.waiting:
            self._place(job)

    def refuse(self, job: Job) -> None:
        """The clients run the command themselves, and say what is wrong."""
        waiting, job.waiting = job.waiting, []
        for client, _ in waiting:
            self._clients.dismiss(client)

    def _place(self, job: Job) -> None:
        """Write the outputs for all clients that wait, if the inputs are still the same."""
        try:
            found = MadeJob(*job.descriptors)
            is_current = self._are_current(job, found.read, found.missing_probes)
            made = found.made(job.descriptors[0]) if is_current else None
        except (OSError, ValueError, EOFError, TypeError, LookupError):
            made = None
        if made is None:
            job.drop()
            self._make_again(job)
            return
        job.state = "placed"
        waiting, job.waiting = job.waiting, []
        for client, request in waiting:
            self._place_for(client, request, job, found.messages, made)
        job.drop()  # 1 ms for some megabytes, so after the answers

    def _place_for(
        self, client: Client, request: Request, job: Job, messages: bytes, made: Made
    ) -> None:
        try:
            os.chdir(job.directory)
            action = parse_emit(job.placing, job.directory).actions[0]
            done = place(action, made)
        except Exception:  # the command runs by itself and says what is wrong
            self._clients.dismiss(client)
            return
        finally:
            os.chdir("/")
        client.say(answer_made(messages))
        self._clients.dismiss(client)
        if job.worker is not None:
            key = self._code.front_key_of(request)
            job.worker.send(KEEP, job.index, key, done.depfile, done.guard)

    def _are_current(
        self, job: Job, read: Iterable[tuple[str, bytes]], probes: Iterable[str]
    ) -> bool:
        """Whether the files that were read are the same, and no new file hides one of them."""
        files, here = self._files, job.directory
        files.look_again(running_code.file_clock() - YOUNG)
        return all(
            files.digest(absolute(here, path)) == digest for path, digest in read
        ) and not any(files.exists(absolute(here, path)) for path in probes)

    def _make_again(self, job: Job) -> None:
        """For the clients that wait, from files read again."""
        if job.attempts >= ATTEMPTS:
            self.refuse(job)
            return
        job.attempts += 1
        job.state = "waits"
        self._plan.ask(job)
