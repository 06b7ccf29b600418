"""One unit parsed, its outputs generated: the one place that calls a generator.

Gives texts and diagnostics, and writes no file. On the path of every compile: code that only
errors, deprecations or third-party generators need is imported there.
"""

from __future__ import annotations

from tblgen_build import _core
from tblgen_build.driver.action import STDIN
from tblgen_build.driver.command_line import CORE_ACTIONS
from tblgen_build.registry import Options, Output
from tblgen_build.registry.find import GeneratorNotFound, find_generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tblgen_build._core import Diagnostics, Records, Release, Session
    from tblgen_build.driver.action import Action, TranslationUnit
    from tblgen_build.registry import Generator, InputFile
    from tblgen_build.registry.fragment_store import FragmentStore


STDIN_NAME = "<stdin>"


class GenerateError(Exception):
    """An output cannot be made.

    `reason` is what went wrong besides the `diagnostics`, in words that have no position: the
    caller that shows it adds the program's name.
    """

    def __init__(self, diagnostics: Diagnostics = (), reason: str = "", code: str = "") -> None:
        super().__init__(diagnostics, reason)
        self.diagnostics = diagnostics
        self.reason = reason
        self.code = code  # of the reason

    def all(self, speaker: str = "") -> Diagnostics:
        """With the reason, as `speaker` says it."""
        if not self.reason:
            return self.diagnostics
        from tblgen_build.driver.diagnostics import problem

        return (*self.diagnostics, problem(self.reason, self.code, speaker))

    def __str__(self) -> str:
        """All of it, rendered."""
        return "".join([each.render() for each in self.all()])


class Generated:
    """The texts of one action, by key: additional ones, then the output's, with key ""."""

    __slots__ = ("is_foreign", "is_pure", "messages", "outputs", "read")

    def __init__(
        self,
        outputs: Mapping[str, bytes],
        messages: Diagnostics = (),
        is_foreign: bool = False,
        is_pure: bool = True,
        read: Sequence[InputFile] = (),
    ) -> None:
        self.outputs = outputs
        self.messages = messages  # warnings
        self.is_foreign = is_foreign  # code that is not the package's took part
        self.is_pure = is_pure  # it is declared to do nothing but compute, and was not seen to
        self.read = read  # files that its options name

    def dependencies(self, parsed: ParsedUnit) -> tuple[str, ...]:
        """What a dependency file lists of the action."""
        read = [file.path for file in self.read if file.content is not None]
        return tuple(dict.fromkeys([*parsed.dependencies(), *read]))


class ParsedUnit:
    """A unit's records, and what only needs to be reported or computed once for all its outputs."""

    __slots__ = ("_deprecated_uses", "loaded", "messages", "records", "unit")

    def __init__(self, unit: TranslationUnit, records: Records) -> None:
        self.unit = unit
        self.records = records
        self.messages: Diagnostics = tuple(records.warnings)  # of the parse
        if not records.release.is_known:
            from tblgen_build.releases.found import unknown

            self.messages = (*unknown(records.release), *self.messages)
        self.loaded: dict[str, dict[str, Generator]] = {}  # generators, by file
        self._deprecated_uses: dict[str, Diagnostics] = {}

    def deprecated_uses(self, personality: str) -> Diagnostics:
        """The warnings of that tool."""
        found = self._deprecated_uses.get(personality)
        if found is None:
            found = self.records.deprecated_uses(personality)
            self._deprecated_uses[personality] = found
        return found

    def generators(self, loads: tuple[str, ...]) -> dict[str, Generator]:
        """What these files define. Raises GeneratorNotFound, OSError."""
        found: dict[str, Generator] = {}
        if not loads:
            return found
        from tblgen_build.registry.load import load_generators

        for path in loads:
            if path not in self.loaded:
                self.loaded[path] = load_generators(path)
            found |= self.loaded[path]
        return found

    def files(self) -> list[tuple[str, bytes]]:
        """Every file that was read, once, with the digest of what was read: not standard input."""
        known = dict.fromkeys([(d.path, d.digest) for d in self.records.dependencies])
        if self.unit.source != STDIN:
            return list(known)
        return [(path, digest) for path, digest in known if path != STDIN_NAME]

    def dependencies(self) -> tuple[str, ...]:
        """What a dependency file lists of every action."""
        paths = dict.fromkeys([dependency.path for dependency in self.records.dependencies])
        if self.unit.source == STDIN:
            paths.pop(STDIN_NAME, None)
        return tuple(paths)


def parse_unit(
    session: Session,
    unit: TranslationUnit,
    *,
    statistics: bool = False,
    source: bytes | None = None,
) -> ParsedUnit:
    """Parse, from the unit's directory; `source` is the text of standard input.

    Raises GenerateError, and OSError where the main file cannot be read.
    """
    try:
        records = session.parse(
            STDIN_NAME if unit.source == STDIN else unit.source,
            source=source,
            include_dirs=unit.include_dirs,
            defines=unit.defines,
            warn_on_unused_template_args=unit.warn_on_unused_template_args,
            statistics=statistics,
            max_steps=unit.max_steps,
            release=unit.release,
        )
    except _core.TableGenError as error:
        raise GenerateError(tuple(error.diagnostics)) from error
    return ParsedUnit(unit, records)


def wants_statistics(action: Action) -> bool:
    return CORE_ACTIONS.get(action.generator, False)


def generate(
    parsed: ParsedUnit,
    action: Action,
    *,
    generator: Generator | None = None,
    fragments: FragmentStore | None = None,
) -> Generated:
    """The texts of one action, by the `generator` that was found for it. Raises GenerateError.

    With `fragments`, what earlier runs of the package's own generators left is taken over.
    """
    if action.generator in CORE_ACTIONS:
        messages = deprecations(action.personality, action, parsed)
        return Generated({"": core_text(action, parsed.records)}, messages)
    if generator is None:
        generator = generator_of(action, parsed)
    messages = deprecations(generator.tool, action, parsed)
    release = parsed.records.release
    if release.number < generator.since or 0 < generator.until < release.number:
        from tblgen_build.driver.diagnostics import RELEASE
        from tblgen_build.releases.found import absent

        raise GenerateError(reason=absent(generator, release), code=RELEASE)
    _refuse_absent_options(generator, action, release)
    if generator.tool == "llvm" and release.number < generator.fitted:
        from tblgen_build.driver.diagnostics import RELEASE
        from tblgen_build.releases.found import unfit, unfitted

        if reason := unfit(generator, release):
            raise GenerateError(reason=reason, code=RELEASE)
        messages += unfitted(generator, release)
    is_foreign = not generator.tool
    options = Options.of(generator, dict(action.options))
    if is_foreign:
        from tblgen_build.registry.effects import stop_watching, watch_effects

        watch_effects()
    try:
        output = run(generator, action, parsed.records, options, None if is_foreign else fragments)
        texts = texts_of(output)
    except GenerateError as error:
        diagnostics = messages + error.diagnostics
        raise GenerateError(diagnostics, error.reason, error.code) from error.__cause__
    finally:
        effects = stop_watching() if is_foreign else ()
    messages += messages_of(output)
    if effects and generator.pure:
        messages += impurity_warning(generator, effects)
    read = list(options.files.values())
    is_pure = not is_foreign or (generator.pure and not effects)
    return Generated(texts, messages, is_foreign, is_pure, read)


def impurity_warning(generator: Generator, effects: Sequence[str]) -> Diagnostics:
    from tblgen_build.driver.diagnostics import ADVICE

    message = (
        f"the generator '{generator.name}' is declared pure=True, and its output is not "
        f"kept because Python reports that it did this: {effects[0]}"
    )
    return (_core.Diagnostic("warning", message, code=ADVICE, subject=generator.name),)


def _refuse_absent_options(generator: Generator, action: Action, release: Release) -> None:
    """Raises GenerateError where an option was given that the release does not have."""
    if not action.options:
        return
    given = dict(action.options)
    for option in generator.options:
        if release.number < option.since and option.name in given:
            from tblgen_build.driver.diagnostics import RELEASE
            from tblgen_build.releases.found import absent_option

            raise GenerateError(reason=absent_option(option, release), code=RELEASE)


def generator_of(action: Action, parsed: ParsedUnit) -> Generator:
    """Raises GenerateError."""
    try:
        return find(action, parsed.generators(action.loads))
    except (GeneratorNotFound, OSError) as error:
        from tblgen_build.driver.diagnostics import FILE, UNKNOWN_GENERATOR

        code = FILE if isinstance(error, OSError) else UNKNOWN_GENERATOR
        raise GenerateError(reason=str(error), code=code) from error


def find(action: Action, loaded: Mapping[str, Generator]) -> Generator:
    """The generator that the action names. Raises GenerateError."""
    try:
        return find_generator(action.generator, action.personality, loaded)
    except GeneratorNotFound as error:
        from tblgen_build.driver.diagnostics import UNKNOWN_GENERATOR
        from tblgen_build.driver.extension import describe_missing

        reason = describe_missing(action.personality, action.generator, error)
        raise GenerateError(reason=reason, code=UNKNOWN_GENERATOR) from error


def run(
    generator: Generator,
    action: Action,
    records: Records,
    options: Options,
    fragments: FragmentStore | None,
) -> Output:
    """Raises GenerateError, whatever the generator raises."""
    try:
        output = generator.generate(records, options, fragments)
    except (_core.RecordError, _core.TableGenError) as error:
        raise or_mismatch(records, GenerateError(diagnostics_of(error))) from error
    except RecursionError:
        from tblgen_build.driver.failures import gave_up

        raise GenerateError(*gave_up(generator)) from None
    except Exception as error:
        from tblgen_build.driver.failures import failure

        raise or_mismatch(records, GenerateError(*failure(generator, action, error))) from error
    if not is_sound(output):
        from tblgen_build.driver.failures import unsound

        raise GenerateError(*unsound(generator, output))
    return output


def or_mismatch(records: Records, error: GenerateError) -> GenerateError:
    """What to say of a failure: only what to do about the release, where a wrong one was given.

    If it was found, it may be right, and the failure the user's mistake: report both.
    """
    from tblgen_build.driver.diagnostics import RELEASE
    from tblgen_build.releases.found import mismatch

    wrong = mismatch(records)
    if not wrong:
        return error
    if records.release.source == "given":
        return GenerateError(reason=wrong, code=RELEASE)
    return error if error.reason else GenerateError(error.diagnostics, wrong, RELEASE)


def is_sound(output: object) -> bool:
    """Whether it is what a generator may return: those of users are not type-checked."""
    if not isinstance(output, Output):
        return False
    texts = [*output.parts, output.log, *output.additional, *output.additional.values()]
    return all(isinstance(text, str) for text in texts) and all(
        isinstance(warning, _core.RecordError) for warning in output.warnings
    )


def core_text(action: Action, records: Records) -> bytes:
    """What the core itself makes of the records. Raises GenerateError."""
    try:
        text = records.core_output(action.generator, str(dict(action.options).get("class", "")))
        return _core.encode_parts((text,))
    except (_core.RecordError, _core.TableGenError) as error:
        raise GenerateError(diagnostics_of(error)) from error


def deprecations(personality: str, action: Action, parsed: ParsedUnit) -> Diagnostics:
    """--on-deprecated: none, warn (the default) or error, which raises GenerateError."""
    reaction = dict(action.options).get("on-deprecated", "warn")
    if reaction == "none":
        return ()
    warnings = parsed.deprecated_uses(personality)
    if warnings and reaction == "error":
        from tblgen_build.driver.diagnostics import DEPRECATED

        reason = "deprecated records are used, and --on-deprecated=error is given"
        raise GenerateError(warnings, reason, DEPRECATED)
    return warnings


def texts_of(output: Output) -> dict[str, bytes]:
    """Bytes of the records that are no UTF-8 come out as they went in."""
    texts = {key: _core.encode_parts((text,)) for key, text in output.additional.items()}
    texts[""] = _core.encode_parts(output.parts)
    return texts


def messages_of(output: Output) -> Diagnostics:
    """Its warnings, then its log."""
    if not (output.warnings or output.log):
        return ()
    from tblgen_build.driver.diagnostics import of_error, of_text

    warnings = [each for warning in output.warnings for each in of_error(warning, "warning")]
    return (*warnings, *of_text(output.log))


def diagnostics_of(error: _core.TableGenError | _core.RecordError) -> Diagnostics:
    from tblgen_build.driver.diagnostics import of_error

    return of_error(error)
