"""Whether both readings say the same of every example of every rule.

`python -m looplint.runtime.agreement` measures it: each example is read, run, and its run held against what was read of
it; each change to the reference loop is read and run. What is found stands in docs/agreement.json, from which
docs/agreement.md is written. With codes, their examples are measured anew, without any what was not measured yet.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import groupby
from pathlib import Path
from typing import Any

from looplint.check import check_paths
from looplint.config import Config
from looplint.events import Confidence
from looplint.examples import Breakage, Example, breakages, examples, unmarked
from looplint.rule import Judged, Rule, rules
from looplint.runtime.judgement import judged
from looplint.runtime.reasons import REASONS
from looplint.runtime.rebuild import Rebuilt, Record
from looplint.runtime.standins import StandIns, call, on_processor, variants
from looplint.runtime.trial import Trial, trial
from looplint.runtime.verify import compared, told
from looplint.selection import Layer
from looplint.static.analyse import own_flows
from looplint.static.modules import Project
from looplint.static.source import SourceError, load

ROOT = Path(__file__).parents[2]
PATH = ROOT / "docs" / "agreement.json"
PAGE = ROOT / "docs" / "agreement.md"
LOOP = (
    *("--epochs", "2", "--batch-size", "16", "--workers", "0", "--device", "cpu", "--quiet"),
    *("--size", "16", "--width", "8", "--samples", "64", "--eval-samples", "37"),
)

# What a change to the loop may need to show: a scaler, groups of micro-batches, an average, a step schedule.
_OPTIONS = ((), ("--precision", "fp16"), ("--accumulate", "2"), ("--ema", "0.9"), ("--schedule", "step"))

Row = dict[str, Any]  # column -> True, or why not
_FAILS = "it does not run as it is"
_NOT_RUN = "no example of it runs as it is: files, packages or machines are missing"


# -- what is measured ----------------------------------------------------------------------------------------------
def wanted() -> Iterator[tuple[str, Example | Breakage]]:
    """Every example and every change to the reference loop, by name."""
    for rule in rules().values():
        if rule.reads and not rule.runs_only:  # no text shows what these are about; their examples are run as tests
            for example in examples(rule):
                yield example.id, example
            for number, change in enumerate(breakages(rule), 1):
                yield f"{rule.code}-diff-{number}", change


def measure(what: Example | Breakage) -> Row:
    """How reading and running agree on one of them."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder).resolve()
        return _of_change(what, place) if isinstance(what, Breakage) else _of_example(what, place)


def _of_example(example: Example, folder: Path) -> Row:
    rule = rules()[example.code]
    read, ran = _written(example, folder / "read"), _written(example, folder / "run", run=True)
    row: Row = {"read": _as_marked(example, _lines(_read(read, rule), rule, read))}
    if example.kind == "bad" and rule.fix and (fixed := _fixed(_written(example, folder / "fix"), rule)) is not None:
        row["fix"] = fixed
    tried = list(_tried(ran / _main(example), "\n".join(example.files.values())))
    runs = [(run, entry) for run, entry in tried if run.lines]
    errors = [run.error for run, _ in tried if run.error]
    seen = [(judged([Record(run.lines)], _judging(rule)), entry) for run, entry in runs]
    row["run"] = _as_marked(example, _lines([one for each, _ in seen for one in each.findings], rule, ran))
    verdicts = [compared(each.runs) for each, entry in seen if not entry[:1].isupper() or "." in entry]
    row["foretold"] = _foretold([line for v in verdicts if v.differences or v.unread for line in told(v)], ran)
    if errors:
        row["error"] = errors[0].replace(str(ran), ".")
    elif not runs:
        row["error"] = "nothing was recorded"
    return row


def _written(example: Example, folder: Path, *, run: bool = False) -> Path:
    """A folder with the files of an example, as they are read or as they are run."""
    for name, text in example.files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(on_processor(text) if run else text, encoding="utf-8")
    return folder


def _of_change(change: Breakage, folder: Path) -> Row:
    rule = rules()[change.code]
    shutil.copytree(ROOT / "reference_loop", folder / "reference_loop")
    (folder / "pyproject.toml").touch()
    path = folder / change.path
    path.write_text(change.apply(path.read_text("utf-8")), encoding="utf-8")
    read = {one.rule.code for one in _read(folder, rule)}
    if rule.code not in read:  # found where each file is read for itself
        (folder / "pyproject.toml").unlink()
        read = {one.rule.code for one in _read(folder, rule)}
    for options in _OPTIONS:
        run, seen = run_of_the_loop(folder, _judging(rule), options)
        if any(one.rule is rule for one in seen.findings):
            break
    ran = {one.rule.code for one in seen.findings}
    row: Row = {"read": rule.code in read or "not found", "run": rule.code in ran or "not found"}
    if run.error:
        row["error"] = run.error.replace(str(folder), ".")
    return row


def run_of_the_loop(folder: Path, judging: Sequence[Rule], options: Sequence[str] = ()) -> tuple[Trial, Any]:
    """The reference loop of a folder, trained for two epochs on little data, and what its run shows."""
    script = folder / "start.py"
    script.write_text("from reference_loop.__main__ import main\nraise SystemExit(main())\n")
    run = trial(script, arguments=(*LOOP, *options), seconds=120.0)
    return run, judged([Record(run.lines)] if run.lines else [], judging)


def _main(example: Example) -> str:
    """The file that is run: the one that is named so, or the last."""
    names = list(example.files)
    return next((name for name in ("train.py", "main.py") if name in names), names[-1])


def _tried(script: Path, text: str) -> Iterator[tuple[Trial, str]]:
    """The program, and each function that the reader takes for a beginning, with what fits it."""
    for entry in ("", *dict.fromkeys(_entries(script))):
        yield _best(script, text, entry), entry


def _best(script: Path, text: str, entry: str) -> Trial:
    """The run with the first kind of data with which it comes to its end, or else the longest."""
    best: Trial | None = None
    for variant in variants(text):
        stand_ins = StandIns(variant, script.parent)
        stand_ins.files(text)
        then = partial(call, entry=entry, stand_ins=stand_ins) if entry else None
        run = trial(script, then)
        if best is None or (best.error and (not run.error or len(run.lines) > len(best.lines))):
            best = run
        if not best.error or run.error.startswith(("took longer", "ModuleNotFoundError")):
            break
    assert best is not None
    return best


def _entries(script: Path) -> list[str]:
    try:
        source = load(str(script))
    except SourceError:
        return []
    project = Project.of(script)
    return [flow.entry.name for flow in own_flows(project.adopt(source), project) if not flow.entry.whole]


# -- what it comes to ----------------------------------------------------------------------------------------------
def _read(folder: Path, rule: Rule) -> list[Judged]:
    layers = (Layer(select=(rule.code,)),)
    return list(check_paths([str(folder)], Config(layers=layers, confidence=Confidence.LOW)).findings)


@cache
def _judging(rule: Rule) -> tuple[Rule, ...]:
    """The rule, with those that tell its cause better."""
    return (rule, *(other for other in rules().values() if other.code in rule.unless))


Place = tuple[str, int]


def _lines(findings: Sequence[Judged], rule: Rule, folder: Path) -> set[Place]:
    own = [judged.finding.span for judged in findings if judged.rule is rule]
    return {(Path(at.path).resolve().relative_to(folder).as_posix(), at.line) for at in own}


def _as_marked(example: Example, found: set[Place]) -> bool | str:
    """Whether the marked lines are found, and no others."""
    missing, more = example.expected - found, found - example.expected
    if not missing and not more:
        return True
    said = [f"not line {line}" for _, line in sorted(missing)] + [f"also line {line}" for _, line in sorted(more)]
    return ", ".join(said)


def _foretold(differences: Sequence[str], folder: Path) -> bool | str:
    return differences[0].replace(f"{folder}/", "") if differences else True


def _fixed(folder: Path, rule: Rule) -> bool | str | None:
    """Whether the rule is silent once its fix has been carried out; None where it can only be described."""
    from looplint.config import Settings
    from looplint.fix.repair import repair

    for path in sorted(folder.rglob("*.py")):
        path.write_text(unmarked(path.read_text("utf-8")), encoding="utf-8")
    config = Config(layers=(Layer(select=(rule.code,)),), confidence=Confidence.LOW)
    settings = Settings(isolated=True)
    settings.fix(config)
    report = check_paths([str(folder)], settings)
    if not any(one.finding.fix is not None and one.finding.fix.edits for one in report.findings):
        return None
    done = repair(report, settings, unsafe=True, refine=lambda found: found)
    for name, (_, after) in done.contents.items():
        Path(name).write_bytes(after)
    left = len(check_paths([str(folder)], config).findings)
    return True if not left else f"{left} left"


# -- what is kept ------------------------------------------------------------------------------------------------
def kept() -> dict[str, Row]:
    """What was measured so far."""
    found: dict[str, Row] = json.loads(PATH.read_text(encoding="utf-8")) if PATH.exists() else {}
    return found


def disagreements(rows: Mapping[str, Row]) -> dict[str, str]:
    """The rows in which something does not agree, with the reason; "" where none is known."""
    found = {}
    for name, row in rows.items():
        if any(value is not True for column, value in row.items() if column != "error"):
            code = name.partition("-")[0]
            found[name] = REASONS.get(name) or _by_error(row) or REASONS.get(code, "")
    return found


def _by_error(row: Row) -> str:
    return f"{_FAILS}: {row['error']}" if row.get("error") else ""


def main(arguments: list[str] | None = None) -> int:
    """Measure, and write both files."""
    asked = sys.argv[1:] if arguments is None else arguments
    warm_up()
    rows = kept()
    known = dict(wanted())
    for name, what in known.items():
        if name in rows and not name.startswith(tuple(asked) or (" ",)):
            continue
        rows[name] = measure(what)
        if any(value is not True for column, value in rows[name].items() if column != "error"):
            print(name, rows[name], flush=True)
        _write({key: rows[key] for key in known if key in rows})
    _write({key: rows[key] for key in known})
    return 0


def _write(rows: Mapping[str, Row]) -> None:
    lines = ",\n".join(f" {json.dumps(name)}: {json.dumps(row)}" for name, row in rows.items())
    PATH.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8", newline="\n")
    PAGE.write_text(page(rows), encoding="utf-8", newline="\n")


def warm_up() -> None:
    """Train once, so that what torch loads at its first step is there in every fork."""
    import torch

    torch.set_num_threads(1)
    model = torch.nn.Linear(2, 1)
    for kind in (torch.optim.SGD, torch.optim.AdamW):
        optimizer = kind(model.parameters(), lr=0.1)
        model(torch.zeros(1, 2)).sum().backward()
        optimizer.step()


def page(rows: Mapping[str, Row]) -> str:
    """docs/agreement.md."""
    counted = [(column, *_count(rows, column)) for column in ("read", "run", "foretold", "fix")]
    lines = "\n".join(f"| {column} | {right} | {total} |" for column, right, total in counted)
    wrong = disagreements(rows)
    listed = "\n".join(
        f"| [{name}](rules/{name.partition('-')[0]}.md) | {_cells(rows[name])} | {_escaped(why)} |"
        for name, why in wrong.items()
    )
    unseen = "\n".join(f"| {_escaped(why)} | {', '.join(codes)} |" for why, codes in not_shown(rows).items())
    return _PAGE.format(examples=len(rows), counts=lines, wrong=len(wrong), listed=listed, unseen=unseen)


def not_shown(rows: Mapping[str, Row]) -> dict[str, list[str]]:
    """The rules of which no example was found by running it, by the reason."""
    bad = [(name.partition("-")[0], name) for name in rows if "-bad-" in name]
    shown = {code for code, name in bad if rows[name]["run"] is True}
    wrong = disagreements(rows)
    found: dict[str, list[str]] = {}
    for code, names in groupby(bad, lambda each: each[0]):
        if code not in shown:
            why = wrong[next(names)[1]]
            found.setdefault(_NOT_RUN if why.startswith(_FAILS) else why, []).append(code)
    return found


def _cells(row: Row) -> str:
    return " | ".join("" if column not in row else "yes" if row[column] is True else _escaped(str(row[column]))
                      for column in ("read", "run", "foretold", "fix"))  # fmt: skip


def _escaped(text: str) -> str:
    return text.replace("|", "\\|").replace("<", "&lt;").replace("*", "\\*").replace("_", "\\_")


def _count(rows: Mapping[str, Row], column: str) -> tuple[int, int]:
    values = [row[column] for row in rows.values() if column in row]
    return sum(value is True for value in values), len(values)


_PAGE = """\
# Two readings, one truth

The rules read runs. `looplint` foretells them from the text, `looplint run` records them, and each is the other's test:
every example on the page of every rule is read and run, and its run is held against what was read. Written by
`python -m looplint.runtime.agreement`, which measures it.

Functions that an example leaves uncalled are called with small data and models, chosen by the names of their parameters
(`looplint/runtime/standins.py`).

- **read**: of the text, the rule reports the marked lines and no others.
- **run**: of the run, it does the same.
- **foretold**: the run is one of those that were foretold, as in `looplint run --verify`.
- **fix**: where a rule has one, it says nothing once that was carried out.

Of {examples} examples and changes to the reference loop:

| | agree | of |
|---|---|---|
{counts}

## Where they differ

{wrong} of them, with the reason.

| example | read | run | foretold | fix | why |
|---|---|---|---|---|---|
{listed}

## Rules that no run of their examples shows

| why | rules |
|---|---|
{unseen}
"""


if __name__ == "__main__":
    raise SystemExit(main())


__all__ = ["Rebuilt", "disagreements", "kept", "measure", "page", "run_of_the_loop", "wanted"]
