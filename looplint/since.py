"""`--diff-base REV`: of all findings, those whose path touches a line that has changed since a revision of git.

A finding can be due to what was deleted or changed elsewhere; so the places of its path count as well as its own. What
git does not know yet, untracked files and renamed ones, is new as a whole.
"""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator
from difflib import SequenceMatcher
from typing import TYPE_CHECKING

from looplint.config import ConfigError
from looplint.events import Span
from looplint.rule import Judged
from looplint.selection import SYNTAX

if TYPE_CHECKING:
    from looplint.check import Report

_HUNK = re.compile(rb"@@ -\S+ \+(\d+)(?:,(\d+))? @@")
_EVERY = range(1, 1 << 60)
# Nothing that a repository's own settings name is run, and nothing is written.
_GIT = ("git", "--literal-pathspecs", "-c", "core.fsmonitor=false", "-c", "core.quotePath=false")
_DIFF = ("diff", "--unified=0", "--no-renames", "--no-ext-diff", "--no-textconv", "--no-color")


def changed_since(report: Report, revision: str) -> Report:
    """The report without what stands on lines that are as they were; what that hides is counted as "unchanged".

    Raises `ConfigError` where there is no git, no repository or no such revision.
    """
    lines = _Lines(revision)
    kept = [judged for judged in report.findings if judged.rule.code == SYNTAX or lines.touch(judged)]
    hidden = len(report.findings) - len(kept)
    return report._replace(findings=kept, hidden={**report.hidden, "unchanged": hidden} if hidden else report.hidden)


class _Lines:
    """The lines that have changed, of each file that is asked about."""

    def __init__(self, revision: str) -> None:
        self.root = _git("rev-parse", "--show-toplevel").decode(errors="surrogateescape").rstrip("\n")
        self.base = _base(revision)
        self.known: dict[str, list[range]] = {}

    def touch(self, judged: Judged) -> bool:
        """Whether the path of a finding comes by a changed line."""
        finding = judged.finding
        return any(self.changed(at) for at in (finding.span, *(note.span for note in finding.notes)))

    def changed(self, at: Span) -> bool:
        """Whether a place lies on a line that has changed."""
        key = f"{at.path}:{at.cell}" if at.cell else at.path
        if key not in self.known:
            self.known[key] = list(self.of_cell(at.path, at.cell) if at.cell else self.of_file(at.path))
        last = max(at.line, at.end_line)
        return any(lines.start <= last and at.line < lines.stop for lines in self.known[key])

    def inside(self, path: str) -> str | None:
        """A path as git knows it, or None outside of the repository."""
        real = os.path.join(os.path.realpath(os.path.dirname(path) or os.curdir), os.path.basename(path))
        inside = os.path.relpath(real, self.root)
        return None if inside.startswith(os.pardir) else inside.replace(os.sep, "/")

    def old(self, path: str) -> bytes | None:
        """The contents of a file in the base; None where it was not there."""
        inside = self.inside(path)
        done = None if inside is None else _run("cat-file", "blob", f"{self.base}:{inside}")
        return None if done is None or done.returncode else done.stdout

    def of_file(self, path: str) -> Iterator[range]:
        inside = self.inside(path)
        if inside is None or self.old(path) is None:
            yield _EVERY
            return
        for line in _git("-C", self.root, *_DIFF, self.base, "--", inside).splitlines():
            if hunk := _HUNK.match(line):
                start, count = int(hunk[1]), int(hunk[2] or b"1")
                yield _changed(start, count)

    def of_cell(self, path: str, cell: int) -> Iterator[range]:
        """In a notebook, lines are compared as they stand in its cells, not as they are written in the file."""
        from looplint.report.excerpt import Sources

        old, sources = self.old(path), Sources()
        new = sources.lines(path, cell)
        before = None if old is None else _cells(old)
        if before is None:
            yield _EVERY
            return
        known = max(before, key=lambda lines: SequenceMatcher(None, lines, new).ratio(), default=[])
        for kind, _, _, start, stop in SequenceMatcher(None, known, new, autojunk=False).get_opcodes():
            if kind != "equal":
                yield _changed(start + (stop > start), stop - start)


def _changed(start: int, count: int) -> range:
    """So many lines from this one; where lines were deleted behind it, it and the next one."""
    return range(start, start + (count or 2))


def _cells(data: bytes) -> list[list[str]] | None:
    import json

    try:
        return ["".join(cell["source"]).split("\n") for cell in json.loads(data)["cells"]]
    except (ValueError, LookupError, TypeError):
        return None


def _base(revision: str) -> str:
    """The commit in which this branch began to differ from the revision."""
    commit = _run("rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}")
    if commit.returncode:
        raise ConfigError(f"--diff-base: git knows no revision {revision!r}")
    found = commit.stdout.decode().strip()
    common = _run("merge-base", found, "HEAD")
    return common.stdout.decode().strip() if not common.returncode and common.stdout.strip() else found


def _git(*words: str) -> bytes:
    done = _run(*words)
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip().splitlines() or ["git failed"]
        raise ConfigError(f"--diff-base: {said[0].removeprefix('fatal: ')}")
    return done.stdout


def _run(*words: str) -> subprocess.CompletedProcess[bytes]:
    env = {**os.environ, "GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C"}
    try:
        return subprocess.run([*_GIT, *words], capture_output=True, check=False, env=env, stdin=subprocess.DEVNULL)
    except OSError:
        raise ConfigError("--diff-base: git is not installed") from None


__all__ = ["changed_since"]
