"""Record a loop from within the program: `with looplint.recording() as run: train()`."""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import contextmanager

from looplint.config import Config, Settings
from looplint.rule import Judged, iter_rules
from looplint.verdict import SURE


class Recording:
    """What a block of the program did, once it is over.

    Attributes:
        findings: What the rules say of it, the selected and sure ones, in the order of the files and lines.
        steps: How many optimizer steps were kept of it.
    """

    def __init__(self) -> None:
        self.findings: list[Judged] = []
        self.steps = 0


@contextmanager
def recording(config: Config | None = None) -> Iterator[Recording]:
    """Record what torch does within, and judge it at the end, by the same rules as `looplint run`.

    `config` says which rules, and how sure they must be; by default errors and warnings of high confidence. An
    exception goes through, and what happened until then is judged all the same.
    """
    from looplint.runtime.hooks import listen
    from looplint.runtime.recorder import Recorder

    result, out = Recording(), io.StringIO()
    recorder = Recorder(lambda: out)
    patches = listen(recorder)
    try:
        yield result
    finally:
        patches.remove()
        recorder.finish()
        _judge(result, out.getvalue(), config or Config())


def _judge(result: Recording, text: str, config: Config) -> None:
    from looplint.runtime.judgement import judged
    from looplint.runtime.rebuild import Record

    settings = Settings(isolated=True)
    settings.fix(config)
    selection = config.selection()
    seen = judged([Record(text.splitlines())], [rule for rule in iter_rules() if selection.runs(rule)])
    result.steps = seen.steps
    result.findings = [
        one
        for one in sorted(seen.findings, key=lambda judged: judged.finding.span)
        if selection.chosen(one.rule.code, one.group) and SURE.index(one.confidence) >= SURE.index(config.confidence)
    ]
