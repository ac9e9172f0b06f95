"""A fault is the same fault in another form of the script: renamed, in functions, in two files, in a notebook."""

import ast
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest
from cases import Case, Finding, findings_under, load, places
from rewrites import REWRITES, Rewrite, Rewritten, handed

from looplint.rule import rules


@dataclass(frozen=True)
class Form:
    """One script in one form."""

    case: Case
    stem: str
    rewritten: Rewritten

    @property
    def where(self) -> str:
        """Its folder below the tree that is linted."""
        return f"{self.case.path.parent.name}-{self.case.name}-{self.stem}"

    def is_place(self, finding: Finding) -> bool:
        """Whether a finding stands at a place that the case names, wherever that went."""
        lines = [self.case.meta.get("line"), *self.case.meta.get("alt_lines", [])]
        moved = [place for line in lines for place in self.rewritten.places(int(line))]
        at = (Path(finding["filename"]).name, finding.get("cell") or 0, finding["location"]["row"])
        return any(at[:2] == place[:2] and place[2] - 1 <= at[2] <= end + 1 for place, end in moved)


def forms(rewrite: Rewrite) -> list[Form]:
    """The scripts of all cases, as far as they can be rewritten so: comments are lost, also those that suppress."""
    made = []
    for case in load("bench", "variants"):
        for path in sorted(case.path.glob("*.py")):
            text = path.read_text(encoding="utf-8")
            if "# looplint:" not in text and (rewritten := rewrite(ast.parse(text), text)):
                made.append(Form(case, path.stem, rewritten))
    return made


Found = Callable[[Form], list[Finding]]

# What is known to go wrong, by rewrite: to be mended. Each is asserted, so that what is mended leaves the list.
KNOWN_MISSES: dict[str, set[str]] = {
    "renamed": {
        "LL126-auxiliary-head",  # only its name says that the second number is a loss to train by
        "LL703-accelerate-correct-count",  # only its name says that the second loader evaluates
        "LL712-stopper-called",  # only its name says that the object decides whether to stop
    }
}
KNOWN_ALARMS: dict[str, set[str]] = {}


def found(these: Iterable[Form], away: Path, *arguments: str) -> Found:
    """Lint all forms at once; gives a function from a form to its findings."""
    for form in these:
        for name, text in form.rewritten.files.items():
            file = away / "forms" / form.where / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    by_file = findings_under(away / "forms", away, *arguments)
    return lambda form: [f for path, some in by_file.items() if path.parts[0] == form.where for f in some]


@pytest.mark.parametrize("rewrite", REWRITES, ids=lambda rewrite: rewrite.__name__)
def test_faults_are_found(rewrite: Rewrite, tmp_path: Path) -> None:
    these = [form for form in forms(rewrite) if form.stem == "buggy" and form.case.rule in rules()]
    reported = found(these, tmp_path, "--select", "ALL")
    missed, misplaced = [], []
    for form in these:
        own = [finding for finding in reported(form) if finding["code"] == form.case.rule]
        if not own:
            missed.append(form.case.name)
        elif rewrite is not handed and not any(map(form.is_place, own)):
            misplaced.append((form.case.name, places(own)))
    assert these
    assert set(missed) == KNOWN_MISSES.get(rewrite.__name__, set())
    assert not misplaced


@pytest.mark.parametrize("rewrite", REWRITES, ids=lambda rewrite: rewrite.__name__)
def test_correct_code_is_quiet(rewrite: Rewrite, tmp_path: Path) -> None:
    these = [form for form in forms(rewrite) if form.stem != "buggy"]
    reported = found(these, tmp_path)
    assert len(these) > 20
    loud = {form.where: places(reported(form)) for form in these if reported(form)}
    assert set(loud) == KNOWN_ALARMS.get(rewrite.__name__, set()), loud
