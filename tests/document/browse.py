"""The pages of `tblgen docs` in a real browser: search by keyboard, links, targets, a dark screen.

    python tests/document/browse.py [FOLDER]     screenshots go to FOLDER; needs chromium on PATH

Looks at the example's pages and at those of all of MLIR.

Not part of the test suite, so that no machine needs a browser. Talks to the browser by its own
protocol, over a pipe.
"""

from __future__ import annotations

import base64
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.parse import unquote

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples/mlir-dialect"
MLIR = Path(os.environ.get("LLVM_INCLUDE", "/usr/lib/llvm-22/include")) / "mlir"
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--hide-scrollbars",
    "--remote-debugging-pipe",
]


class Browser:
    """One page of chromium. Messages are JSON, ended by a NUL, on descriptors 3 and 4."""

    def __init__(self) -> None:
        to_browser, self.out = os.pipe()
        self.into, from_browser = os.pipe()
        script = f"exec chromium {' '.join(FLAGS)} 3<&{to_browser} 4>&{from_browser}"
        self.process = subprocess.Popen(
            ["sh", "-c", script],
            pass_fds=(to_browser, from_browser),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.rest = b""
        self.number = 0
        self.session = ""
        self.failures: list[str] = []
        target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        attached = self.ask("Target.attachToTarget", targetId=target, flatten=True)
        self.session = attached["sessionId"]
        self.ask("Page.enable")
        self.ask("Runtime.enable")
        self.size(1280, 900)

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        self.number += 1
        message: dict[str, Any] = {"id": self.number, "method": method, "params": params}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.out, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("method") == "Runtime.exceptionThrown":
                self.failures.append(json.dumps(answer["params"])[:500])
            if answer.get("id") == self.number:
                assert "error" not in answer, answer
                result: dict[str, Any] = answer["result"]
                return result

    def read(self) -> dict[str, Any]:
        while b"\0" not in self.rest:
            self.rest += os.read(self.into, 1 << 16)
        line, _, self.rest = self.rest.partition(b"\0")
        message: dict[str, Any] = json.loads(line)
        return message

    def size(self, width: int, height: int) -> None:
        self.ask(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=False,
        )

    def dark(self) -> None:
        feature = {"name": "prefers-color-scheme", "value": "dark"}
        self.ask("Emulation.setEmulatedMedia", features=[feature])

    def open(self, address: str) -> None:
        self.ask("Page.navigate", url=address)
        self.until("document.readyState === 'complete' && location.href !== 'about:blank'")

    def value(self, expression: str) -> Any:
        return self.ask("Runtime.evaluate", expression=expression, returnByValue=True)[
            "result"
        ].get("value")

    def until(self, expression: str) -> None:
        for _ in range(200):
            if self.value(expression):
                return
            time.sleep(0.02)
        raise AssertionError(f"never: {expression}, at {self.value('location.href')}")

    def press(self, key: str, text: str = "") -> None:
        self.ask("Input.dispatchKeyEvent", type="keyDown", key=key, code=key, text=text)
        self.ask("Input.dispatchKeyEvent", type="keyUp", key=key, code=key)

    def type(self, text: str) -> None:
        for character in text:
            self.press(character, character)

    def shoot(self, path: Path) -> None:
        data = self.ask("Page.captureScreenshot", format="png")["data"]
        path.write_bytes(base64.b64decode(data))

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()


def main() -> int:
    shots = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    with tempfile.TemporaryDirectory() as name:
        browser = Browser()
        try:
            look(browser, site(EXAMPLE, f"{name}/example"), shots)
            look_at_all_of_mlir(browser, site(MLIR, f"{name}/mlir"), shots)
        finally:
            browser.close()
    assert browser.failures == []
    print("all well")
    return 0


def site(sources: Path, folder: str) -> str:
    """The pages of all files there, and their address."""
    tool = [sys.executable, "-m", "tblgen_build", "docs", folder]
    subprocess.run(tool, cwd=sources, env={**os.environ, "PYTHONPATH": str(ROOT)}, check=True)
    return Path(folder).as_uri()


def look(browser: Browser, site: str, shots: Path | None) -> None:
    def shoot(name: str) -> None:
        if shots:
            shots.mkdir(parents=True, exist_ok=True)
            browser.shoot(shots / f"{name}.png")

    browser.open(f"{site}/index.html")
    assert browser.value("document.querySelectorAll('.card').length") == 3
    shoot("index")
    # Search by keyboard alone.
    browser.press("/", "/")
    assert browser.value("document.activeElement.id") == "query"
    browser.type("add")
    browser.until("document.querySelector('#found a')?.textContent.startsWith('units.add')")
    shoot("search")
    browser.press("Enter")
    browser.until("location.href.endsWith('units.html#units.add')")
    browser.until("document.querySelector('section:target h3')?.textContent === 'units.add'")
    top = browser.value("document.querySelector('section:target').getBoundingClientRect().top")
    assert 0 <= top < 60, top
    shoot("operation")
    # From an operand to its type, which is on the page.
    browser.value("document.querySelector('section:target td a').click()")
    browser.until("location.hash === '#QuantityType'")
    browser.press("/", "/")
    browser.type("no such thing")
    browser.until("document.querySelector('#found').textContent === 'Nothing of that name'")
    browser.press("Escape")
    browser.until("document.querySelector('#found').hidden")
    # Two letters are swapped, and one is missing.
    browser.type("untis quanity")
    browser.until("document.querySelector('#found a')?.textContent.startsWith('!units.quantity')")
    browser.press("Escape")
    # The C++ class, and a name with its dialect and a typo.
    for words in ("QuantityType", "units.quanity"):
        browser.type(words)
        browser.until("document.querySelector('#found a')?.textContent.startsWith('!units.quan')")
        browser.press("Escape")
    look_at_includes(browser, f"{site}/includes.html")
    shoot("includes")
    # Every page has the same frame, and none is wider than a telephone.
    browser.dark()
    browser.size(390, 800)
    for page in ("index", "units", "passes"):
        browser.open(f"{site}/{page}.html")
        wide = browser.value("document.documentElement.scrollWidth")
        assert wide <= 390, (page, wide)
        # The contents are folded, and unfold.
        shown = "document.getElementById('contents').offsetHeight"
        assert browser.value(shown) == 0
        browser.value("document.getElementById('menu').click()")
        assert browser.value(shown) > 0
        browser.value("document.getElementById('menu').click()")
    shoot("dark-and-narrow")
    look_at_includes_on_a_phone(browser, f"{site}/includes.html")
    shoot("includes-narrow")
    browser.size(1280, 900)
    browser.open(f"{site}/units.html")
    shoot("dark")


def look_at_includes(browser: Browser, page: str) -> None:
    """The graph grows and shrinks, its labels fit, and both ways back are there."""
    browser.open(page)
    width = "+document.querySelector('#picture svg').getAttribute('width')"
    before = browser.value(width)
    browser.value("document.querySelector('.zoom button[aria-label=larger]').click()")
    assert browser.value(width) > before
    too_wide = """Array.from(document.querySelectorAll('svg .node'), node => {
        const text = node.querySelector('text').getBBox();
        const box = node.querySelector('rect').getBBox();
        return text.x + text.width > box.x + box.width;
    }).filter(Boolean).length"""
    assert browser.value(too_wide) == 0
    browser.value("document.querySelector('#list a').click()")
    browser.until("document.getElementById('back') !== null")
    browser.value("document.getElementById('back').click()")
    browser.until("document.getElementById('back') === null")
    assert browser.value("document.getElementById('home').href").endswith("/index.html")


def look_at_includes_on_a_phone(browser: Browser, page: str) -> None:
    """Both pictures fit its width, and the list of files unfolds."""
    browser.open(page)
    fits = """(() => {
        const frame = document.getElementById('picture').getBoundingClientRect();
        const drawing = document.querySelector('#picture svg').getBoundingClientRect();
        return drawing.width <= frame.width && frame.right <= innerWidth;
    })()"""
    assert browser.value(fits)
    listed = "document.getElementById('list').offsetHeight"
    assert browser.value(listed) == 0
    browser.value("document.getElementById('files').click()")
    assert browser.value(listed) > 0
    browser.value("document.querySelector('#list a').click()")
    browser.until("document.getElementById('back') !== null")
    assert browser.value(fits)
    assert browser.value(listed) == 0


def look_at_all_of_mlir(browser: Browser, site: str, shots: Path | None) -> None:
    """Fifty pages: each fits a telephone, its links lead somewhere, search finds across them."""
    browser.size(390, 800)
    pages = sorted(unquote(path.name) for path in Path(site.removeprefix("file://")).glob("*.html"))
    assert len(pages) > 40
    links: dict[str, set[str]] = {}
    anchors: dict[str, set[str]] = {}
    for page in pages:
        browser.open(f"{site}/{page}")
        wide = browser.value("document.documentElement.scrollWidth")
        assert wide <= 390, (page, wide)
        links[page] = set(browser.value("Array.from(document.links, a => a.href)"))
        anchors[page] = set(
            browser.value("Array.from(document.querySelectorAll('[id]'), e => e.id)")
        )
    for page in pages:
        if page == "includes.html":  # its links are questions to its own script
            continue
        for link in links[page]:
            file, _, anchor = link.removeprefix(f"{site}/").partition("#")
            if not link.startswith("http"):
                assert file in anchors, (page, link)
                assert not anchor or unquote(anchor) in anchors[file], (page, link)
    if shots:
        browser.shoot(shots / "mlir-narrow.png")
    browser.size(1280, 900)
    browser.open(f"{site}/index.html")
    browser.press("/", "/")
    browser.type("muli")
    browser.until("document.querySelector('#found a')?.textContent.startsWith('arith.muli')")
    browser.press("Enter")
    browser.until("document.querySelector('section:target h3')?.textContent === 'arith.muli'")
    if shots:
        browser.shoot(shots / "mlir.png")


if __name__ == "__main__":
    sys.exit(main())
