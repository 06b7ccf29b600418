"""Random bytes for what reads files and texts that another program may have written.

    python tests/fuzz_decoders.py --count 1000000 [TARGET]...

A target reads one input and refuses it with an error of its own, or makes something of it; anything
else is a finding: it is printed with its input. Inputs are sound ones with a few changes.
`scripts/fuzz` has the core and the launcher, in C++. The tests run a few thousand of each.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import resource
import socket
import sys
import tempfile
import time
import traceback
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from cases import MAIN, load_cases

import tblgen_build
from tblgen_build._core import (
    Diagnostic,
    Fix,
    RecordError,
    decode_diagnostics,
    encode_diagnostics,
    parse_command_line,
    place,
)
from tblgen_build.batch import state
from tblgen_build.batch.stamps import Known
from tblgen_build.cache.action_result import ActionKey, Inputs, Recipe, Result
from tblgen_build.cache.entry_format import (
    Blob,
    Candidate,
    Malformed,
    PathMap,
    decode_action_result,
    decode_manifest,
    decode_result,
    encode_action_result,
    encode_manifest,
    encode_result,
)
from tblgen_build.cache.job_entry import HEADER, decode_job, encode_job, results_in
from tblgen_build.cache.recipes import decode_recipe, encode_recipe
from tblgen_build.cli.message_documents import document
from tblgen_build.driver.command_line import parse_arguments
from tblgen_build.driver.request import LARGEST, PROTOCOL, ProtocolError
from tblgen_build.engine.protocol import Client
from tblgen_build.project.config import read_config
from tblgen_build.project.config_file import ConfigError
from tblgen_build.project.database import DatabaseError, Entry, entry_actions, read_database
from tblgen_build.syntax.format import SyntaxProblem, Unsafe, formatted

TESTS = Path(__file__).resolve().parent
KEY = "0" * 64
DIGEST = "ab" * 32
PATHS = PathMap("/base")
SLOW = 2.0  # seconds of processor time for one input: a finding


@dataclass(frozen=True, slots=True)
class Target:
    read: Callable[[bytes], object]
    refuses_with: tuple[type[Exception], ...]
    seeds: Sequence[bytes]
    words: Sequence[bytes]  # of which some are put in


# --- changes --------------------------------------------------------------------------

BYTES = (b"\n", b" ", b"\0", b"-1", b"9" * 5000, b"\xff" * 10, b"%", b"\xed\xa0\x80", b"..", b'"')


def changed(text: bytes, chance: random.Random, words: Sequence[bytes]) -> bytes:
    for _ in range(chance.choice((1, 1, 1, 2, 3, 8))):
        change = moved if chance.random() < 0.4 else replaced
        text = change(text, chance, words)
    return text


def moved(text: bytes, chance: random.Random, words: Sequence[bytes]) -> bytes:
    """One of the text's words elsewhere, too or instead; or gone."""
    own = text.split(b" ")
    at = chance.randrange(len(own))
    taken = own[at] if chance.random() < 0.3 else own.pop(at)
    if chance.random() < 0.8:
        own.insert(chance.randrange(len(own) + 1), taken)
    return b" ".join(own)


def replaced(text: bytes, chance: random.Random, words: Sequence[bytes]) -> bytes:
    """Some bytes by others, at any place."""
    at = chance.randrange(len(text) + 1)
    new, gone = b"", 0
    match chance.randrange(6):
        case 0:
            new, gone = bytes([chance.randrange(256)]), 1
        case 1:
            gone = chance.choice((1, 7, 70))
        case 2:
            other = chance.randrange(len(text) + 1)
            new = text[other : other + chance.choice((3, 20, 70))]
        case 3:
            new = chance.choice(BYTES)
        case _:
            new, gone = chance.choice(words), chance.choice((0, 0, 1, 7))
    return text[:at] + new + text[at + gone :]


# --- entries of the cache -----------------------------------------------------------------


def cache_targets() -> dict[str, Target]:
    files = tuple((f"/base/{name}.td", bytes([n] * 32)) for n, name in enumerate("abcdef"))
    inputs = Inputs(files, ("/base/x", "%0A\n"))
    key = ActionKey((("generator", "gen-x"), ("option", "a\nb%")), "/base")
    result = Result({"Extra": b"", "": b""}, (), ("/base/a.td", "b.td"))
    blobs = [Blob("result", DIGEST, 7), Blob("output", DIGEST, 1 << 40, b"content")]
    candidates = [Candidate(inputs), Candidate(Inputs(files[2:]), True)]
    job = encode_job(KEY, {DIGEST: Result({"": b"text", "Extra": b"file 3\nend\n"}), KEY: result})
    inner = zlib.decompress(decode_action_result(job)[0].contents)
    assert inner.startswith(HEADER)
    texts = {
        "job": job,
        "job-texts": inner,
        "manifest": encode_manifest(KEY, candidates, PATHS),
        "result": encode_result(KEY, result, [DIGEST] * 3, PATHS),
        "recipe": encode_recipe(Recipe(key, inputs)),
        "action-result": encode_action_result(blobs),
    }
    reads: dict[str, Callable[[bytes], object]] = {
        "job": lambda data: decode_job(data, KEY, ("a.td",)),
        "job-texts": lambda data: results_in(data, KEY, ("a.td",)),
        "manifest": lambda data: decode_manifest(data, KEY, PATHS),
        "result": lambda data: decode_result(data, KEY, PATHS),
        "recipe": decode_recipe,
        "action-result": decode_action_result,
    }
    words = (
        *(b"file ", b"absent =", b"candidate 1 ", b"output ", b"messages ", b"dependency b"),
        *(b"action ", b"output 4 ", b"messages 0\n"),
        *(b"word ", b"directory ", b"end\n", DIGEST.encode(), b"0,1,2", b"%25", b"%0A"),
        *(b"\x12\x03", b"\x0a\x40", b"\x80" * 9, b"\x08\x01"),
    )
    return {name: Target(read, (Malformed,), [texts[name]], words) for name, read in reads.items()}


# --- files that a build reads -----------------------------------------------------------


def database_target(folder: Path) -> Target:
    """With the actions of what is taken: a database says which commands are to be run."""
    path = folder / "tblgen_commands.json"
    tail = ["a.td", "-o", "out/a.inc"]
    commands = [
        ["tblgen", "--gen-op-decls", "-I", "include", *tail, "-d", "a.d"],
        ["mlir-tblgen", "-gen-op-defs", "-Dx=1", *tail],
        ["tblgen", "emit", "a.td", "--output", "out/a.inc", "--gen-ctags", "--output=b", "--gen-x"],
        ["tblgen", "wrap", "/bin/true", "--", *tail],
    ]
    entries = [
        {"directory": "/p", "file": "a.td", "output": "out/a.inc", "arguments": arguments}
        for arguments in commands
    ]

    def read(data: bytes) -> object:
        path.write_bytes(data)
        return [entry_actions(entry) for entry in read_database(path)]

    seeds = [json.dumps(entries).encode(), *(json.dumps([entry]).encode() for entry in entries)]
    words = (
        *(b'"directory":', b'"arguments":', b'"file":', b'"output":', b'"\\u0000"', b'"\\ud800"'),
        *(b"[" * 2000, b"{}", b"null", b"1e999", b"NaN", b"true", b'"@file"', b'"--load=x"'),
        *(b'"--depfile-target="', b'"-o-"', b'"-"', b'"--tool"', b'"/"', b'""', b'"--help"'),
    )
    return Target(read, (DatabaseError,), seeds, words)


def config_target(folder: Path) -> Target:
    path = folder / "tblgen.toml"
    seed = b"""\
output-folder = "build"
include = ["include"]
defines = ["NAME", "A=1"]
tool = "mlir"
llvm-release = 21
llvm-include = false
warn-on-unused-template-args = true
[[source]]
file = "include/Toy/Ops.td"
include = ["more"]
[source.outputs]
gen-op-decls = "Toy/Ops.h.inc"
gen-dialect-decls = { file = "Toy/Dialect.h.inc", options = { dialect = "toy" } }
gen-op-defs = ["a", { file = "b" }]
"""

    def read(data: bytes) -> object:
        path.write_bytes(data)
        return read_config(path, {})

    words = (
        *(b'"\\u0000"', b"[[source]]\n", b"[source.outputs]\n", b"file = ", b"[" * 500, b"{}"),
        *(b"1979-05-27", b"inf", b"nan", b'"""', b"'''", b"true", b"=", b"[1, 2]", b"options = "),
        *(b"load = ", b"-1", b"0x10", b"a.b.c = 1\n"),
    )
    return Target(read, (ConfigError,), [seed], words)


def state_target(folder: Path) -> Target:
    """After a digest that is right: a state that is damaged is none, and refuses nothing."""
    path = str(folder / "state")
    action = entry_actions(
        read_database_text(folder, ["tblgen", "--gen-op-decls", "a.td", "-o", "a.inc", "-d", "a.d"])
    )[0]
    inputs = Inputs((("/p/a.td", bytes(32)), ("/p/b.td", bytes(32))), ("/p/c.td",))
    record = state.OutputRecord(
        action, inputs, bytes(32), (("/p/a.inc", bytes(32)),), 0.5, 0.25, (), ""
    )
    known = {"/p/a.td": Known(bytes(32), (1, 2, 3, 4), 5)}
    state.save_state(path, state.State({"/p/a.inc": record}, known, "key", bytes(32)))
    seed = Path(path).read_bytes().partition(b"\n")[2]

    def read(data: bytes) -> object:
        Path(path).write_bytes(state.header(data) + b"\n" + data)
        return state.load_state(path)

    words = (b"[]", b"{}", b"null", b"1e999", b"-1", b'"x"', b"[" * 2000, b'{"a":', b"0,", b"],[")
    return Target(read, (), [seed], words)


def read_database_text(folder: Path, arguments: Sequence[str]) -> Entry:
    path = folder / "one.json"
    entry = {"directory": "/p", "file": "a.td", "output": "a.inc", "arguments": arguments}
    path.write_text(json.dumps([entry]))
    return read_database(path)[0]


def command_line_target() -> Target:
    """Arguments apart by NUL, as a process gets them. What is wrong is in the answer."""
    _, actions = parse_arguments("mlir", ["--of-no-tool"])

    def read(data: bytes) -> object:
        words = [word.decode(errors="surrogateescape") for word in data.split(b"\0")]
        return parse_command_line(words, actions)

    lines = ["--gen-op-decls -I include a.td -o a.inc -d a.d", "-gen-op-defs --dialect=toy -DX=1 -"]
    seeds = [line.replace(" ", "\0").encode() for line in lines]
    words = (
        *(b"\0--gen-", b"\0-", b"\0--", b"\0-I", b"\0-D", b"=", b"\0--max-steps=", b"\0--color="),
        *(b"\0--llvm-release=", b"\0@", b"\0-o\0", b"true", b"0x7f", b"1e3", b"\0--help", b"'"),
        *(b"\0--diagnostics=json", b"\0--op-include-regex=(", b"\0--no-such", b"\0--version"),
    )
    return Target(read, (), seeds, words)


# --- between processes -------------------------------------------------------------------


def diagnostics_target() -> Target:
    """What is taken is written again as it is read, and can be shown."""

    def read(data: bytes) -> object:
        found = decode_diagnostics(data)
        assert decode_diagnostics(encode_diagnostics(found)) == found
        return document("json", found), document("sarif", found), [one.render() for one in found]

    at = place("a.td", 3, 7, "def a : B;")
    unknown = Diagnostic(
        "error",
        "unknown class",
        at,
        [
            ("declared here", place("", 1, 0)),
            Diagnostic("note", "no place", fixes=[Fix(at, 1, "")]),
        ],
        code="E0201",
        subject="B",
        names=["a"],
        fixes=[Fix(at, 1, "Base"), Fix(at, 0, ";")],
    )
    several = [unknown, Diagnostic("message", "\xed text"), Diagnostic("warning", "w", speaker="t")]
    seeds = [encode_diagnostics(several[:n]) for n in range(1, 4)]
    words = (
        *(bytes([n, *tail]) for n in (0, 1, 2, 255) for tail in (b"", bytes(3), b"\0\0\x80")),
        *(b"\xff" * 4, b"\xff" * 8, b"\x80" * 9, seeds[0], b"E0201", b"\xed\xb0\x80"),
    )
    return Target(read, (ValueError,), seeds, words)


def engine_request_target() -> Target:
    """The engine's end of a connection, with what a launcher could send in one piece."""
    name = "engine"
    words = [PROTOCOL, name, "mlir", "/p", "2", "A=1", "B=", "tblgen", "--gen-x", "a.td", "-o", "a"]
    request = "\0".join(words).encode()
    ours, theirs = socket.socketpair()
    with theirs:
        client = Client(ours)

    def read(data: bytes) -> object:
        mine, sent = socket.socketpair()
        with mine, sent:
            mine.setblocking(False)
            sent.sendall(data)
            sent.close()
            client.connection, client.data = mine, b""
            while True:
                if found := client.receive(name):
                    assert found.program
                    return found

    seed = b"%08x%s" % (len(request), request)
    others = (
        *(b"%08x" % size for size in (0, len(request) - 1, len(request) + 1, LARGEST, 1 << 30)),
        *(b"-0000001", b"0x0000ff", b"+1_0_0_0", b"\0", b"\0\0", b"\x002\0", b"\x009999999999\0"),
        *(b"\0-1\0", "\0\u0662\0".encode(), "\0\u00b2\0".encode(), PROTOCOL.encode()),
    )
    ours.close()
    return Target(read, (ProtocolError, OSError), [seed], others)


def release_target() -> Target:
    """LLVM's version header and what tells its commits apart: any text gives a release, or none."""
    headers = {
        "llvm/Config/llvm-config.h": b"#define LLVM_VERSION_MAJOR 23\n#define LLVM_VERSION_MINOR 0",
        "llvm/ADT/DenseMapInfo.h": b"struct A { static int getTombstoneKey(); };\n",
        "llvm/Target/Target.td": b"class PointerLikeRegClass<int k>;\nclass RegisterByHwMode;\n",
    }
    root = b'include "llvm/Target/Target.td"\n'

    def read(data: bytes) -> object:
        session = tblgen_build.Session()
        texts = data.split(b"\x1f")
        for path, text in zip(headers, texts, strict=False):
            session.supply(f"/no/{path}", text)
        session.scan("main.td", source=root, include_dirs=["/no"])
        return session.parse("main.td", source=root, include_dirs=["/no"], max_steps=10_000).release

    words = (
        *(b"#define LLVM_VERSION_MAJOR ", b"24", b"-1", b"4294967296", b"99999999999999999999"),
        *(b"getTombstoneKey", b"class PointerLikeRegClass", b"\x1f", b"UseBytecode", b"class "),
    )
    seeds = [b"\x1f".join(headers.values())]
    return Target(read, (tblgen_build.TableGenError,), seeds, words)


# --- source files ---------------------------------------------------------------------


def layout_target() -> Target:
    """`tblgen fmt` takes what the compiler takes, and finds nothing more to do in what it wrote.

    But for parts that the preprocessor leaves out: there anything may stand.
    """
    session = tblgen_build.Session()

    def is_program(text: str) -> bool:
        try:
            session.parse("main.td", source=text, max_steps=100_000)
        except (tblgen_build.TableGenError, ValueError):
            return False
        return "#if" not in text

    def read(data: bytes) -> object:
        text = data.decode(errors="surrogateescape")
        try:
            written = formatted(text)
            assert written == formatted(written) or not is_program(text)
        except (SyntaxProblem, Unsafe):
            assert not is_program(text)
            raise
        return written

    cases = [case.files[MAIN] for case in load_cases(TESTS / "conformance" / "valid")]
    words = (
        *(b"def a {", b"}", b"[{", b"}]", b"}}]", b"/*", b"*/", b"//", b"\n", b"\r\n", b"\t"),
        *(b"#ifdef A\n", b"#endif\n", b"#define ", b"// clang-format off\n", b";", b'"', b"!if("),
        *(b"let x = 1 in ", b"foreach i = [1] in ", b"defm ", b" # ", b"- 1", b"0x", b"...", b"<"),
    )
    return Target(read, (SyntaxProblem, Unsafe), [text for text in cases if len(text) < 500], words)


# --- assembly formats -----------------------------------------------------------------

FORMAT_WORDS = (
    *(b"`,`", b"` `", b"``", b"`", b"(", b")?", b")", b"^", b" : (", b"|", b",", b'"', b'"$_ctxt"'),
    *(b"type(", b"ref(", b"qualified(", b"custom<A>(", b"functional-type(", b"oilist(", b"struct("),
    *(b"params", b"attr-dict", b"attr-dict-with-keyword", b"prop-dict", b"operands", b"results"),
    *(b"regions", b"successors", b"$a", b"$b", b"$d", b"$i", b"$k", b"$x", b"$n", b"$", b"(" * 200),
)
DEFINITIONS = """
include "mlir/IR/AttrTypeBase.td"
def Zoo_Dialect : Dialect { let name = "zoo"; let cppNamespace = "::zoo"; }
class Kind<list<string> names> : TypeDef<Zoo_Dialect, "Kind"> {
  let mnemonic = "kind";
  let parameters = (ins
    "int":$a, OptionalParameter<"int">:$b, ArrayRefParameter<"int">:$d,
    DefaultValuedParameter<"int", "7">:$i, APFloatParameter<"">:$k, "::mlir::Type":$x);
  let assemblyFormat = "$a $b $d $i $k $x";
}
def Zoo_Kind : Kind<[]>;
"""


def op_format_target() -> Target:
    """The formats of `random_formats`, each for one of its ops: parsed, checked, and written."""
    from random_formats import OPS, Writer

    from tblgen_build.generators.mlir.assembly_format.errors import FormatError
    from tblgen_build.generators.mlir.assembly_format.op_checks import check_op_format
    from tblgen_build.generators.mlir.assembly_format.op_parse import parse_body
    from tblgen_build.generators.mlir.assembly_format.op_print import print_body
    from tblgen_build.generators.mlir.model.operator import operators

    ops = [operators(parse(op.source("attr-dict")))[0] for op in OPS]

    def read(data: bytes) -> object:
        op = ops[data[0] % len(ops)] if data else ops[0]
        form = check_op_format(op, data[1:].decode(errors="surrogateescape"))
        return parse_body(form), print_body(form)

    chance = random.Random(1)
    written = [(n, Writer(chance, OPS[n]).write().encode()) for n in [*range(len(OPS))] * 200]
    seeds = []
    for n, text in written:
        with contextlib.suppress(FormatError):
            read(data := bytes([n]) + text)
            seeds.append(data)
    return Target(read, (FormatError,), seeds, FORMAT_WORDS)


def definition_format_target() -> Target:
    from tblgen_build.generators.mlir.assembly_format.definition_parse import parse_body
    from tblgen_build.generators.mlir.assembly_format.definition_parser import parse_checked
    from tblgen_build.generators.mlir.assembly_format.definition_print import print_body
    from tblgen_build.generators.mlir.assembly_format.errors import FormatError
    from tblgen_build.generators.mlir.model.attr_or_type_def import AttrOrTypeDef

    record = parse(DEFINITIONS).defs["Zoo_Kind"]
    definition = AttrOrTypeDef(record, "type")

    def read(data: bytes) -> object:
        elements = parse_checked(definition, data.decode(errors="surrogateescape"))
        return parse_body(definition, elements), print_body(record.release, elements)

    seeds = (
        b"`<` $a `,` $b `,` $d `,` $i `,` $k `,` $x `>`",
        b"`<` params `>`",
        b"`<` struct(params) `>`",
        b"struct($a, $b, custom<D>($d, ref($a))) (`[` $i^ `]`)? $k qualified($x)",
        b'custom<A>($a, "x") (`b` $b^) : (`c`)? $d $k $x',
    )
    return Target(read, (FormatError, RecordError), seeds, FORMAT_WORDS)


def parse(text: str) -> tblgen_build.Records:
    from reference import LLVM_INCLUDE

    session = tblgen_build.Session()
    return session.parse("format.td", source=text, include_dirs=[str(LLVM_INCLUDE)])


# --- the loop ---------------------------------------------------------------------------


def targets(folder: Path) -> dict[str, Callable[[], Target]]:
    cache = cache_targets()
    return {
        **{name: partial(cache.__getitem__, name) for name in cache},
        "database": partial(database_target, folder),
        "config": partial(config_target, folder),
        "state": partial(state_target, folder),
        "command-line": command_line_target,
        "diagnostics": diagnostics_target,
        "engine-request": engine_request_target,
        "release": release_target,
        "layout": layout_target,
        "op-format": op_format_target,
        "definition-format": definition_format_target,
    }


@dataclass(slots=True)
class Outcome:
    taken: int = 0
    refused: int = 0


def attack(target: Target, count: int, seed: int) -> Outcome:
    """Raises AssertionError, with the input, at the first that is neither taken nor refused."""
    chance, outcome = random.Random(seed), Outcome()
    for _ in range(count):
        data = changed(chance.choice(target.seeds), chance, target.words)
        start = time.process_time()
        try:
            target.read(data)
            outcome.taken += 1
        except target.refuses_with:
            outcome.refused += 1
        except BaseException:
            raise AssertionError(f"{data!r}\n{traceback.format_exc(limit=-4)}") from None
        assert time.process_time() - start < SLOW, f"takes long: {data!r}"
    return outcome


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("targets", nargs="*", metavar="TARGET")
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30))
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        known = targets(Path(scratch))
        if unknown := set(args.targets) - set(known):
            parser.error(f"no target is called {', '.join(unknown)}; there are {', '.join(known)}")
        failed = False
        for name in args.targets or known:
            start = time.process_time()
            try:
                outcome = attack(known[name](), args.count, args.seed)
            except AssertionError as error:
                print(f"{name}, seed {args.seed}: {error}", flush=True)
                failed = True
                continue
            seconds = time.process_time() - start
            memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10
            print(
                f"{name}: {outcome.taken} taken, {outcome.refused} refused, "
                f"{seconds:.0f} s, {memory} MB so far",
                flush=True,
            )
    return failed


if __name__ == "__main__":
    sys.exit(main())
