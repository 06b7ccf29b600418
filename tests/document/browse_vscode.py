"""The extension in VS Code itself, as code-server serves it to a browser.

    scripts/vsix
    npm install --prefix FOLDER code-server
    python tests/document/browse_vscode.py FOLDER [SHOTS]    needs chromium and tblgen on PATH

In a new dialect: the language, a mistake, its hover, completion, and the generated code. Not part
of the test suite, so that no machine needs an editor. Knows keys and what the editor shows.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from browse import Browser

ROOT = Path(__file__).resolve().parents[2]
EXTENSION = ROOT / "editors/vscode/tblgen.vsix"
CONTROL = 2
CODES = {"Enter": 13, "Escape": 27, "End": 35, "F1": 112, " ": 32, "g": 71, "p": 80}
PATIENCE = 60.0  # seconds


class Editor:
    def __init__(self, browser: Browser) -> None:
        self.browser = browser

    def key(self, key: str, modifiers: int = 0) -> None:
        code = {" ": "Space"}.get(key) or (f"Key{key.upper()}" if len(key) == 1 else key)
        sent = {"key": key, "code": code, "modifiers": modifiers}
        sent |= {"windowsVirtualKeyCode": CODES[key]}
        text = {"text": "\r"} if key == "Enter" else {}
        kind = "keyDown" if text else "rawKeyDown"
        self.browser.ask("Input.dispatchKeyEvent", type=kind, **sent, **text)
        self.browser.ask("Input.dispatchKeyEvent", type="keyUp", **sent)

    def type(self, text: str) -> None:
        self.browser.ask("Input.insertText", text=text)

    def text_of(self, selector: str) -> str:
        all_of_it = f"[...document.querySelectorAll('{selector}')].map(e => e.innerText)"
        return str(self.browser.value(f"{all_of_it}.join('\\n')") or "").replace("\xa0", " ")

    def shows(self, selector: str, text: str, seconds: float) -> bool:
        end = time.monotonic() + seconds
        while text not in self.text_of(selector):
            if time.monotonic() > end:
                return False
            time.sleep(0.2)
        return True

    def wait_for(self, selector: str, text: str) -> None:
        found = self.shows(selector, text, PATIENCE)
        assert found, f"no '{text}' in {self.text_of(selector)!r}"

    def choose(self, key: str, modifiers: int, words: str, offered: str) -> None:
        """By the box on top: a file, a line, a command. An editor that starts may miss keys."""
        for _ in range(int(PATIENCE / 5)):
            self.key(key, modifiers)
            time.sleep(1)
            self.type(words)
            if self.shows(".quick-input-list", offered, 4):
                break
            self.key("Escape")
        self.key("Enter")
        time.sleep(0.5)

    def command(self, name: str) -> None:
        self.choose("F1", 0, name, name)

    def go_to(self, line: int, column: int) -> None:
        self.choose("g", CONTROL, f"{line}:{column}", f"{line}")


def look(editor: Editor) -> None:
    editor.wait_for(".monaco-workbench", "include")
    editor.choose("p", CONTROL, "ToyOps.td", "ToyOps.td")
    editor.wait_for(".statusbar", "TableGen")
    editor.wait_for(".view-lines", "Toy_AddOp")
    lines = Path("include/Toy/ToyOps.td").read_text().splitlines()
    line = next(n for n, text in enumerate(lines, 1) if "def Toy_AddOp" in text)
    editor.go_to(line, 9)
    editor.wait_for(".view-lines", "mnemonic:")  # a hint of the server
    editor.command("Show or Focus Hover")
    editor.wait_for(".monaco-hover", "the sum of two numbers")
    editor.key("Escape")
    editor.command("TableGen: Show Generated Code")
    editor.wait_for(".view-lines", "::toy::AddOp declarations")
    assert not editor.browser.value("!!document.querySelector('.tab.dirty')")
    editor.choose("p", CONTROL, "ToyOps.td", "ToyOps.td")
    editor.go_to(line + 1, 1)
    editor.key("End")
    editor.key("Enter")
    editor.type("let sumary = 1;")
    editor.command("View: Focus Problems")
    editor.wait_for(".markers-panel", "did you mean 'summary'?")
    print("all well")


def main() -> int:
    server = ["node", f"{Path(sys.argv[1]).resolve()}/node_modules/code-server/out/node/entry.js"]
    with tempfile.TemporaryDirectory() as name, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
        free.close()
        os.chdir(name)
        subprocess.run(["tblgen", "new", "toy"], check=True, stdout=subprocess.DEVNULL)
        os.chdir("toy")
        # A login shell may have another PATH than this process.
        Path(".venv/bin").mkdir(parents=True)
        tool = Path(".venv/bin/tblgen")
        words = [f"export PYTHONPATH={os.environ.get('PYTHONPATH', '')} PATH={os.environ['PATH']}"]
        words += [f'exec {shutil.which("tblgen")} "$@"']
        tool.write_text("\n".join(["#!/bin/sh", *words, ""]))
        tool.chmod(0o755)
        settings = Path(name, "data/User/settings.json")
        settings.parent.mkdir(parents=True)
        settings.write_text(
            json.dumps(
                {
                    "security.workspace.trust.enabled": False,
                    "files.autoSave": "off",
                    "workbench.startupEditor": "none",
                }
            )
        )
        folders = [f"--user-data-dir={name}/data", f"--extensions-dir={name}/extensions"]
        install = [*server, *folders, "--install-extension", str(EXTENSION)]
        subprocess.run(install, check=True, stdout=subprocess.DEVNULL)
        options = ["--auth=none", f"--bind-addr={address}", "--disable-telemetry"]
        process = subprocess.Popen([*server, *folders, *options], stdout=subprocess.DEVNULL)
        browser = Browser()
        try:
            time.sleep(5)
            browser.ask("Page.navigate", url=f"http://{address}/?folder={name}/toy")
            look(Editor(browser))
        finally:
            if sys.argv[2:]:
                browser.shoot(Path(sys.argv[2]) / "vscode.png")
            browser.close()
            process.terminate()
            process.wait()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
