"""How C++ is written: templates, classes, literals, sections, tables. All generators use it.

It knows C++ syntax only: neither records nor what the emitted code means.

A template is a block of text that reads as the C++ it makes, with `$name` where a value goes.
What values may be and how they are indented: `tblgen_build._core.Template`.

    LOOP = cpp('''
        for (unsigned i = 0, e = $count; i != e; ++i) {
          $body
        }
    ''')
    out.emit(LOOP, count="operands.size()", body=[element(e) for e in elements])

Templates are whole: what they open they close. Logic chooses templates and values; templates
have no logic.
"""

from __future__ import annotations

from tblgen_build._core import Template, Writer

cpp = Template

__all__ = ["Template", "Writer", "cpp"]
