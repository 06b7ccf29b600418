"""Descriptions as HTML: the Markdown that they are written in, and nothing that gets through."""

from __future__ import annotations

import pytest

from tblgen_build.document.prose import dedented, first_sentence, html_of


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("\n    One\n    line.\n\n    Two.\n", "<p>One\nline.</p>\n<p>Two.</p>"),
        ("# Head", "<h4>Head</h4>"),
        ("### Deep #", "<h6>Deep</h6>"),
        ("a `b < c` d", "<p>a <code>b &lt; c</code> d</p>"),
        (
            "**bold** and *slanted* and _so_",
            "<p><strong>bold</strong> and <em>slanted</em> and <em>so</em></p>",
        ),
        ("snake_case_name and 2 * 3 * 4", "<p>snake_case_name and 2 * 3 * 4</p>"),
        (
            "```mlir\n  %a = x <y>\n```",
            '<pre><code class="language-mlir">  <span class="m-value">%a</span> = x &lt;y&gt;'
            "</code></pre>",
        ),
        (
            '```mlir\n%r:2 = toy.op @f("a//b", 1) : !toy.t<i32> // <c>\n```',
            '<pre><code class="language-mlir"><span class="m-value">%r:2</span> = '
            '<span class="m-operation">toy.op</span> <span class="m-symbol">@f</span>('
            '<span class="m-string">&quot;a//b&quot;</span>, <span class="m-number">1</span>) : '
            '<span class="m-type">!toy.t</span>&lt;<span class="m-type">i32</span>&gt; '
            '<span class="m-comment">// &lt;c&gt;</span></code></pre>',
        ),
        (
            "```mlir\n: vector<4x?xf32>\n```",
            '<pre><code class="language-mlir">: <span class="m-type">vector</span>&lt;'
            '<span class="m-dimension">4</span>x<span class="m-dimension">?</span>x'
            '<span class="m-type">f32</span>&gt;</code></pre>',
        ),
        ("see https://a.b/c_d.", '<p>see <a href="https://a.b/c_d">https://a.b/c_d</a>.</p>'),
        ("(<http://a.b/?c&d>)", '<p>(<a href="http://a.b/?c&amp;d">http://a.b/?c&amp;d</a>)</p>'),
        ("`https://a.b`", "<p><code>https://a.b</code></p>"),
        ("text\n```\ncode\n```\nmore", "<p>text</p>\n<pre><code>code</code></pre>\n<p>more</p>"),
        ("- a\n- b\n  c", "<ul><li>a</li><li>b\nc</li></ul>"),
        ("1. a\n2. b", "<ol><li>a</li><li>b</li></ol>"),
        ("- a\n  - b\n- c", "<ul><li><p>a</p>\n<ul><li>b</li></ul></li><li>c</li></ul>"),
        (
            "| a | b |\n|---|---|\n| 1 | `2` |",
            "<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td><code>2</code></td></tr></tbody></table>",
        ),
        ("x\n\n    code\n\ny", "<p>x</p>\n<pre><code>code</code></pre>\n<p>y</p>"),
        ("[site](https://a.b/c?d&e)", '<p><a href="https://a.b/c?d&amp;e">site</a></p>'),
        ("[bad](javascript:alert(1))", "<p>bad)</p>"),
        ("[file](../Passes.md)", "<p>file</p>"),
        ("<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>"),
        ("```\nnever closed", "<pre><code>never closed</code></pre>"),
        ("", ""),
    ],
)
def test_blocks(text: str, html: str) -> None:
    assert html_of(text) == html


def test_code_spans_become_links() -> None:
    def find(name: str) -> str:
        return "toy.html#toy.add" if name == "toy.add" else ""

    assert html_of("see `toy.add`, not `toy.sub`", find) == (
        '<p>see <a href="toy.html#toy.add"><code>toy.add</code></a>, not <code>toy.sub</code></p>'
    )


def test_margins() -> None:
    assert dedented("first\n    second\n      third") == "first\nsecond\n  third"
    assert dedented("\n\t  a\n\t  b\n  ") == "a\nb"


def test_first_sentence() -> None:
    assert first_sentence("This is e.g\n one. This is two.") == "This is e.g one"
    assert (
        first_sentence("Low-level, i.e. unstructured. And more.") == "Low-level, i.e. unstructured"
    )
    assert first_sentence("less than, equal to, ...") == "less than, equal to, ..."
    assert first_sentence("no end") == "no end"
    assert first_sentence("no end\n\nof this") == "no end"
    assert first_sentence("code:\n```mlir\nd.a\n```") == "code:"
    assert first_sentence("\n  # Title\n  Text `a.b`\n  it is") == "Text `a.b` it is"


@pytest.mark.parametrize("length", range(60))
def test_any_prefix_ends(length: int) -> None:
    text = "# a\n- b **c** `d`\n  1. e\n\n| f |\n|--|\n```\ng\n    h\n[i](j) _k_"
    html_of(text[:length])
