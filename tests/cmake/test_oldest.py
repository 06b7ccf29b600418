"""CMake 3.20 is enough: nothing newer is used. (Projects of the other tests ask for no more.)"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NEWER = (
    r"\bblock\(", r"PROPAGATE", r"DEPENDS_EXPLICIT_ONLY", r"\$<LIST:", r"\$<PATH:", r"FILE_SET",
    r"PROJECT_IS_TOP_LEVEL", r"GET_MESSAGE_LOG_LEVEL", r"cmake_language\(EXIT", r"JOB_SERVER_AWARE",
    r"file\(COPY_FILE", r"string\(JSON [^)]*STRING_ENCODE", r"TARGET_RUNTIME_DLLS", r"CODEGEN",
)  # fmt: skip


def test_nothing_newer_is_used() -> None:
    files = [*(ROOT / "cmake").rglob("*.cmake")]
    assert files
    for file in files:
        text = re.sub(r"#.*", "", file.read_text())
        assert [name for name in NEWER if re.search(name, text)] == [], file
    config = (ROOT / "cmake" / "TblgenBuildConfig.cmake").read_text()
    assert "VERSION_LESS 3.20)" in config
