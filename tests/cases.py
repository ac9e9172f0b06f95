"""Cases: scripts with one known fault and their repaired twins, and correct scripts that look wrong.

A case is a folder with `case.toml` and either `buggy` and `fixed`, or `clean`; each a `.py`, an `.ipynb` or a folder.

    rule = "LL301"        the rule that must fire on buggy, and not on fixed
    line = 41             where; alt_lines = [40, "main.py:12"] are as good
    file = "engine.py"    in which file of a folder
    cell = 4              in which cell of a notebook (1-based among all), with cell_line = 8
    also = ["LL116"]      rules that may rightly fire beside it
    rules = ["LL101"]     clean cases: what a naive checker would report
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePath
from typing import Any

Finding = dict[str, Any]
ROOT = Path(__file__).parent


@dataclass(frozen=True)
class Case:
    """One folder."""

    path: Path
    meta: Mapping[str, Any]

    @property
    def name(self) -> str:
        return self.path.name

    @property
    def rule(self) -> str:
        """The rule that the fault is under; "" for a clean case."""
        return str(self.meta.get("rule", ""))

    def member(self, stem: str) -> Path | None:
        """`buggy`, `fixed` or `clean`, as file or folder, relative to the tests."""
        members = (self.path / f"{stem}{suffix}" for suffix in (".py", ".ipynb", ""))
        return next((member.relative_to(ROOT) for member in members if member.exists()), None)

    def is_place(self, finding: Finding) -> bool:
        """Whether a finding stands within a line of a place that the case names."""
        if "cell" in self.meta and finding.get("cell") != self.meta["cell"]:
            return False
        places = [self.meta.get("cell_line") or self.meta.get("line"), *self.meta.get("alt_lines", [])]
        return places == [None] or any(self._near(str(place), finding) for place in places if place)

    def _near(self, place: str, finding: Finding) -> bool:
        file, _, row = place.rpartition(":")
        file = file or self.meta.get("file", "*")
        return PurePath(finding["filename"]).match(file) and abs(finding["location"]["row"] - int(row)) <= 1


def load(*folders: str) -> list[Case]:
    """The cases in these folders of the tests, in order."""
    found = sorted(file.parent for folder in folders for file in (ROOT / folder).rglob("case.toml"))
    assert len({path.name for path in found}) == len(found), "two cases of one name"
    return [Case(path, tomllib.loads((path / "case.toml").read_text(encoding="utf-8"))) for path in found]


def lint(cases: Iterable[Case], away: Path, *arguments: str) -> dict[Path, list[Finding]]:
    """Findings by file (relative to the tests). The cases are copied `away`, where no project surrounds them."""
    for case in cases:
        shutil.copytree(case.path, away / "cases" / case.path.relative_to(ROOT))
    return findings_under(away / "cases", away, *arguments)


def findings_under(tree: Path, away: Path, *arguments: str) -> dict[Path, list[Finding]]:
    """Findings by file below a tree, as seen from an empty folder beside it.

    Raises RuntimeError when looplint does not end as a linter should.
    """
    elsewhere = away / "elsewhere"
    elsewhere.mkdir()
    command = [sys.executable, "-m", "looplint", "--isolated", "--no-cache", "--output-format", "json", *arguments]
    done = subprocess.run([*command, str(tree)], capture_output=True, text=True, cwd=elsewhere, check=False)
    if done.returncode not in (0, 1):
        raise RuntimeError(f"looplint exited {done.returncode}: {done.stderr[-4000:]}")
    by_file: dict[Path, list[Finding]] = {}
    for finding in json.loads(done.stdout):
        by_file.setdefault(Path(finding["filename"]).resolve().relative_to(tree.resolve()), []).append(finding)
    return by_file


def at(findings: Mapping[Path, list[Finding]], member: Path | None) -> list[Finding]:
    """The findings in a file, or in the files of a folder."""
    if member is None:
        return []
    return [f for path, found in findings.items() if path == member or member in path.parents for f in found]


def places(findings: Iterable[Finding]) -> list[str]:
    """What to show of findings when a test fails."""
    return sorted(f"{f['code']} {PurePath(f['filename']).name}:{f['location']['row']} {f['message']}" for f in findings)
