"""The watcher's process: waits for events, requests and signals, and passes them on.

A client's request must not overtake changes that were made before it. So the process makes a file
with a name of its own, a cookie, and deletes it: when the cookie's event has come, all earlier
events have, too. Knows descriptors and time; what follows from events is the watcher's business.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from time import monotonic
from typing import Any

from tblgen_build import _core, running_code
from tblgen_build.batch import posix
from tblgen_build.batch.builder import Builder
from tblgen_build.driver.diagnostics import rendered
from tblgen_build.driver.request import Request, answer_made, numbers
from tblgen_build.watch.events import Restarting, Stopped
from tblgen_build.watch.orders import Order, Orders
from tblgen_build.watch.sync import SyncServer, WatcherClient
from tblgen_build.watch.watched_project import WatchedProject
from tblgen_build.watch.watcher import ALL_COOKIES, COOKIE_PREFIX, Watcher

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

    from tblgen_build.project.open_project import Project
    from tblgen_build.watch.attempt import WatchOptions
    from tblgen_build.watch.events import EventSource, Notify

COOKIE_PATIENCE = 5.0  # seconds for a cookie's event to come: some file systems send none
QUIET = 0.5  # seconds without events
SERVER_INTERVAL = 2.0  # seconds between attempts to get the socket while another watcher has it
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class Daemon:
    def __init__(
        self,
        open_project: Callable[[], Project],
        source: EventSource,
        notify: Notify,
        options: WatchOptions,
    ) -> None:
        self.source = source
        self.notify = notify
        self.watched = WatchedProject(open_project, Builder)
        self.watcher = Watcher(self.watched, source, monotonic, notify, options, package_files)
        self.server: SyncServer | None = None
        # Clients whose cookie's event has not come yet, by the cookie's name; since when.
        self.cookies: dict[str, tuple[WatcherClient, float]] = {}
        self.waiting: list[WatcherClient] = []  # it has come: the next whole build answers them
        self.orders = Orders()
        self.ordered: list[tuple[WatcherClient, Order]] = []  # which the next whole build answers
        self._cookie_number = 0
        self._last_event = float("-inf")
        self._wake_read, self._wake_write = os.pipe()

    def run(self) -> bool:
        """Watch until a signal comes; True: start again with the tool's new code."""
        with self._signals():
            try:
                is_restart = self._watch()
            finally:
                self._close()
            self.notify(Restarting() if is_restart else Stopped())
        return is_restart

    def _watch(self) -> bool:
        self.watcher.open()
        self._listen()
        self.watcher.start()
        while not self.watcher.is_stopping:
            if self.watcher.wants_restart and self._may_restart():
                return True
            self._step()
        return False

    def _step(self) -> None:
        if self._is_quiet():
            self._listen()
        self.watcher.run_due()
        self._answer()
        self._wait()
        if events := list(self.source.take()):
            self._last_event = monotonic()
            self.watcher.take(events)
        self._take_requests()
        self._pass_cookies()

    def _wait(self) -> None:
        poll = posix.poll()
        servers = self.server.descriptors if self.server is not None else []
        for descriptor in [self.source.descriptor, self._wake_read, *servers]:
            poll.register(descriptor, posix.POLLIN)
        times = [self.watcher.wait_time(), *self._own_times()]
        known = [time for time in times if time is not None]
        for descriptor, _ in poll.poll(min(known) * 1000 if known else None):
            if descriptor == self._wake_read:
                os.read(descriptor, 4096)

    def _own_times(self) -> Iterator[float]:
        for _, since in self.cookies.values():
            yield max(0.0, since + COOKIE_PATIENCE - monotonic())
        if not self._is_quiet():
            yield max(0.0, self._last_event + QUIET - monotonic())
        elif self.server is None or not self.server.is_listening:
            yield SERVER_INTERVAL

    def _is_quiet(self) -> bool:
        """Whether to make a socket: while the folder is being removed, it would be in the way."""
        return self._last_event + QUIET <= monotonic()

    # --- requests -------------------------------------------------------------

    def _listen(self) -> None:
        project = self.watched.project
        if project is None:
            return
        if self.server is not None and self.server.folder != project.folder:
            self.server.close()
            self.server = None
        if self.server is None:
            self.server = SyncServer(project.folder)
        self.server.ensure()

    def _take_requests(self) -> None:
        if self.server is None:
            return
        for client, request in self.server.take():
            if isinstance(request, Request):
                self._take_order(client, request)
            elif request.get("command") == "sync":
                self._make_cookie(client)
            else:
                client.answer({"event": "error", "message": "the command must be 'sync'"})

    def _take_order(self, client: WatcherClient, request: Request) -> None:
        order = self.orders.read(request, self.watched.project)
        if order is None or self.watcher.is_outdated or self.watcher.wants_restart:
            client.close()
            return
        client.say(numbers(os.getpid()))
        if not self._carry_out(client, order):
            self.ordered.append((client, order))
            self.watcher.check_outputs(order.outputs)

    def _carry_out(self, client: WatcherClient, order: Order) -> bool:
        builder = self.watched.builder
        try:
            messages = self.orders.carry_out(order, builder) if builder is not None else None
        except OSError:
            messages = None
        if messages is None:
            return False
        client.say(answer_made(_core.encode_diagnostics(messages)))
        client.close()
        return True

    def _make_cookie(self, client: WatcherClient) -> None:
        assert self.server is not None
        self._cookie_number += 1
        name = f"{COOKIE_PREFIX}{os.getpid()}-{self._cookie_number}"
        self.cookies[name] = client, monotonic()
        path = os.path.join(self.server.folder, name)
        try:
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
            os.unlink(path)
        except OSError:  # the folder is gone: check everything
            self._give_up_cookies()

    def _pass_cookies(self) -> None:
        """Clients whose cookies were noticed wait for the next build."""
        passed = set(self.watcher.passed_cookies)
        self.watcher.passed_cookies.clear()
        if ALL_COOKIES in passed:
            passed.update(self.cookies)
        for name in passed & self.cookies.keys():
            self.waiting.append(self.cookies.pop(name)[0])
            self.watcher.hurry()
        since = min([since for _, since in self.cookies.values()], default=monotonic())
        if since + COOKIE_PATIENCE <= monotonic():
            self._give_up_cookies()

    def _give_up_cookies(self) -> None:
        self.waiting += [client for client, _ in self.cookies.values()]
        self.cookies.clear()
        self.watcher.rescan("no-cookie")
        self.watcher.hurry()

    def _answer(self) -> None:
        if self.watcher.is_patient:
            return
        for client, order in self.ordered:
            if not self._carry_out(client, order):
                client.close()
        self.ordered.clear()
        if not self.waiting:
            return
        for client in self.waiting:
            client.answer(self._state())
        self.waiting.clear()

    def _state(self) -> dict[str, Any]:
        project = self.watched.project
        failing, trouble = self.watcher.progress.failing, self.watched.trouble
        return {
            "event": "synced",
            "succeeded": not failing and not trouble,
            "problem": trouble,
            "failed": {path: rendered(messages) for path, messages in sorted(failing.items())},
            "left_out": {} if project is None else {c.path: c.reason for c in project.left_out},
        }

    # --- the process ------------------------------------------------------------

    @contextlib.contextmanager
    def _signals(self) -> Iterator[None]:
        def stop(number: int, frame: FrameType | None) -> None:
            self.watcher.stop()

        os.set_blocking(self._wake_write, False)
        wakeup = signal.set_wakeup_fd(self._wake_write, warn_on_full_buffer=False)
        before = {number: signal.signal(number, stop) for number in SIGNALS}
        try:
            yield
        finally:
            signal.set_wakeup_fd(wakeup)
            for number, handler in before.items():
                signal.signal(number, handler)
            os.close(self._wake_read)
            os.close(self._wake_write)

    def _may_restart(self) -> bool:
        """Whether the new code is complete: it no longer changes, and it starts."""
        wait = self.watcher.wait_time()
        if wait is not None and wait > 0:
            return False
        if can_start():
            return True
        self.watcher.give_up_restart("tblgen itself has changed, and does not start any more")
        return False

    def _close(self) -> None:
        if self.server is not None:
            self.server.close()
        ordered = [client for client, _ in self.ordered]
        for client in [*ordered, *self.waiting, *[client for client, _ in self.cookies.values()]]:
            client.close()
        if self.watched.builder is not None:
            self.watched.builder.close()
        self.source.close()


def package_files() -> Iterator[str]:
    """The tool's own code."""
    for folder, _, names in os.walk(running_code.PACKAGE):
        for name in names:
            if name.endswith((".py", ".so")):
                yield os.path.join(folder, name)


def own_command() -> list[str]:
    """The command that started this process."""
    with open("/proc/self/cmdline", "rb") as file:
        words = file.read().split(b"\0")[:-1]
    return [os.fsdecode(word) for word in words]


def can_start() -> bool:
    program = PROBE.format(package=os.path.dirname(running_code.PACKAGE))
    done = subprocess.run(
        [sys.executable, "-S", "-c", program], stdin=subprocess.DEVNULL, capture_output=True
    )
    return done.returncode == 0


PROBE = """\
import sys
sys.path.insert(0, {package!r})
import site
site.main()
import tblgen_build.cli.subcommands.watch, tblgen_build.watch.daemon, tblgen_build.batch.worker
"""


def restart() -> None:
    """Become the tool's new code. Raises OSError."""
    command = own_command()
    os.execvp(command[0], command)
