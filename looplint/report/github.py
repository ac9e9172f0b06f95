"""GitHub workflow commands: findings become annotations of a pull request."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, TextIO

from looplint.events import Group, Span
from looplint.report import plain
from looplint.report.summary import place
from looplint.rule import Judged

if TYPE_CHECKING:
    from looplint.check import Report

_COMMAND = {Group.ERROR: "error", Group.WARNING: "warning", Group.ADVICE: "notice"}


def render(report: Report, stream: TextIO) -> None:
    """Write one command per finding and per file that could not be checked."""
    stream.writelines(command(judged) + "\n" for judged in report.findings)
    for problem in report.problems:
        at = Span(problem.path, problem.line or 1, problem.column or 1, cell=problem.cell)
        stream.write(_command("error", at, "looplint", problem.message) + "\n")


def command(judged: Judged) -> str:
    """One finding as a command; the path to it and the help are further lines of its message."""
    rule, finding = judged.rule, judged.finding
    lines = [finding.message]
    lines += [f"{place(note.span)}: {note.text}" for note in finding.notes]
    if judged.when:
        lines.append(f"when {judged.when.removeprefix('when ')}")
    if finding.fix:
        lines.append(f"help: {finding.fix.title}")
    return _command(_COMMAND[judged.group], finding.span, f"{rule.code} {rule.name}", "\n".join(lines))


def _command(command: str, at: Span, title: str, message: str) -> str:
    fields: dict[str, str | int] = {"title": title, "file": _relative(at.path)}
    if at.cell:  # GitHub counts the lines of the file, which nobody sees
        fields["line"] = 1
        message = f"cell {at.cell}, line {at.line}: {message}"
    else:
        fields |= {"line": at.line, "endLine": at.end_line or at.line}
        if at.end_line in (0, at.line):  # columns are refused on several lines
            fields |= {"col": at.column, "endColumn": max(at.end_column, at.column)}
    listed = ",".join(f"{key}={_property(plain(str(value)))}" for key, value in fields.items())
    return f"::{command} {listed}::{_data(chr(10).join(map(plain, message.splitlines())))}"


def _relative(path: str) -> str:
    """The path as seen from the root of the checkout, as annotations want it."""
    root = os.environ.get("GITHUB_WORKSPACE") or "."
    path, root = os.path.abspath(path), os.path.abspath(root)  # noqa: PTH100
    return path.removeprefix(root + os.sep).replace(os.sep, "/")


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
