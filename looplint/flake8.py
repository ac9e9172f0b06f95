"""looplint within flake8: `flake8 --select LL` reports what `looplint` does, with its settings and suppressions.

flake8 knows neither notes nor confidence: what is shown is the message, at the place of the finding. It hands over one
file at a time and runs processes of its own.
"""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator, Sequence

from looplint import __version__


class Plugin:
    """What flake8 makes for each file, and runs."""

    name = "looplint"
    version = __version__

    def __init__(self, tree: ast.AST, filename: str, lines: Sequence[str]) -> None:
        self.path = filename
        self.lines = lines

    def run(self) -> Iterator[tuple[int, int, str, type[Plugin]]]:
        """The findings: line, column from 0, text."""
        from looplint.check import check_paths

        if self.path in {"-", "stdin"} or not os.path.isfile(self.path):
            report = check_paths([], stdin=(self.path, "".join(self.lines).encode("utf-8", "surrogatepass")))
        else:
            report = check_paths([self.path])
        for judged in report.findings:
            at = judged.finding.span
            yield at.line, at.column - 1, f"{judged.rule.code} {judged.finding.message}", Plugin
        for problem in report.problems:
            yield problem.line or 1, 0, f"LL000 {problem.message}", Plugin
