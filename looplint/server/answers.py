"""Findings -> what an editor shows: diagnostics, hovers, code actions."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from pathlib import Path

from lsprotocol import types

from looplint import docs
from looplint.check import Problem
from looplint.events import Group, Span
from looplint.fix.repair import fixable, repair
from looplint.report import url
from looplint.report.path import in_order
from looplint.rule import Edit, Judged, Rule, rules
from looplint.server.checking import Result
from looplint.server.places import Lines, Opened, Part, elsewhere, uri_of
from looplint.silence import comment
from looplint.static.source import SourceError, Text, read

SOURCE = "looplint"
FIX_ALL = "source.fixAll.looplint"
SEVERITIES = {
    Group.ERROR: types.DiagnosticSeverity.Error,
    Group.WARNING: types.DiagnosticSeverity.Warning,
    Group.ADVICE: types.DiagnosticSeverity.Information,
}
# Rules whose place is struck through or greyed out: what it holds is an old way, or is there for nothing.
TAGS = {
    "amp-api-deprecated": types.DiagnosticTag.Deprecated,
    "result-discarded": types.DiagnosticTag.Unnecessary,
    "unused-suppression": types.DiagnosticTag.Unnecessary,
}
_CODE = re.compile(r"\bLL\d{3}\b")
_COMMENT = re.compile(r"#.*\b(?:looplint|noqa)\b.*")


# -- diagnostics -------------------------------------------------------------------------------------------------
def diagnostics(result: Result) -> dict[str, list[types.Diagnostic]]:
    """What is to be shown, by the address of each part of the document, and of the settings files that are wrong."""
    opened = result.opened
    shown: dict[str, list[types.Diagnostic]] = {part.uri: [] for part in opened.parts.values()}
    shown |= {uri_of(file): [] for file in result.files}
    for judged in result.report.findings:
        part = opened.at(judged.finding.span)
        uri = part.uri if part is not None else uri_of(judged.finding.span.path)
        shown.setdefault(uri, []).append(diagnostic(opened, judged))
    for problem in result.report.problems:
        if problem.kind == "config":
            shown.setdefault(uri_of(problem.path), []).append(_misconfigured(problem))
    return shown


def diagnostic(opened: Opened, judged: Judged) -> types.Diagnostic:
    """A finding with the path that leads to it."""
    rule = judged.rule
    tag = TAGS.get(rule.name)
    return types.Diagnostic(
        range=opened.location(judged.finding.span).range,
        message=message(judged),
        severity=SEVERITIES[judged.group],
        code=rule.code,
        code_description=types.CodeDescription(page_uri(rule)),
        source=SOURCE,
        tags=[tag] if tag is not None else None,
        related_information=_related(opened, judged) or None,
    )


def message(judged: Judged) -> str:
    """What is wrong, under which condition, and what to write instead; one line each."""
    finding = judged.finding
    lines = [f"{finding.message} ({judged.rule.name})"]
    if judged.when:
        lines.append(f"when {judged.when}")
    if finding.fix is not None:
        lines.append(f"help: {finding.fix.title}")
    return "\n".join(lines)


def page_uri(rule: Rule) -> str:
    """Where the page of a rule can be read: on the site, or else in the file of the rule, which begins with it."""
    return url(rule.code) or Path(rule.path).resolve().as_uri()


def _related(opened: Opened, judged: Judged) -> list[types.DiagnosticRelatedInformation]:
    steps = [step for step in in_order(judged) if step.text and not (step.main and not step.order)]
    found = [types.DiagnosticRelatedInformation(opened.location(step.at), step.text) for step in steps]
    also = [types.DiagnosticRelatedInformation(opened.location(at), "and here") for at in judged.others]
    return [*found, *also]


def _misconfigured(problem: Problem) -> types.Diagnostic:
    at = Span(problem.path, max(problem.line, 1), 1)
    where = elsewhere(at, "utf-16").lines.range(at)
    return types.Diagnostic(where, problem.message, types.DiagnosticSeverity.Error, source=SOURCE)


# -- hover -------------------------------------------------------------------------------------------------------
def hover(result: Result, uri: str, position: types.Position) -> types.Hover | None:
    """The pages of the rules that report at a position, or that a comment there names."""
    found = result.opened.part(uri)
    if found is None:
        return None
    cell, part = found
    here = [judged for judged in _in(result, cell) if _holds(part.lines.range(judged.finding.span), position)]
    if here:
        texts = [f"**{judged.rule.code}** {message(judged)}\n\n---\n\n{docs.page(judged.rule)}" for judged in here]
        return _hover(texts, part.lines.range(here[0].finding.span))
    return _named(part, position)


def _named(part: Part, position: types.Position) -> types.Hover | None:
    line, column = part.lines.place(position)
    text = part.lines.lines[line - 1] if line <= len(part.lines.lines) else ""
    comment = _COMMENT.search(text)
    for code in _CODE.finditer(text, comment.start()) if comment else ():
        if code.start() < column <= code.end() + 1 and code[0] in rules():
            at = Span("", line, code.start() + 1, line, code.end() + 1)
            return _hover([docs.page(rules()[code[0]])], part.lines.range(at))
    return None


def _hover(texts: Iterable[str], where: types.Range) -> types.Hover:
    return types.Hover(types.MarkupContent(types.MarkupKind.Markdown, "\n\n---\n\n".join(texts)), where)


def _in(result: Result, cell: int) -> Iterator[Judged]:
    for judged in result.report.findings:
        at = judged.finding.span
        if at.path == result.opened.path and at.cell == cell:
            yield judged


def _holds(where: types.Range, position: types.Position) -> bool:
    return where.start <= position <= where.end


def _overlap(one: types.Range, other: types.Range) -> bool:
    return one.start <= other.end and other.start <= one.end


# -- code actions ------------------------------------------------------------------------------------------------
def actions(result: Result, params: types.CodeActionParams) -> list[types.CodeAction]:
    """The fixes of the findings in a range, a comment that ignores each, and the repair of all that is safe."""
    only = params.context.only
    uri = params.text_document.uri
    found = result.opened.part(uri)
    if found is None:
        return []
    cell, part = found
    offered: list[types.CodeAction] = []
    if _asked(types.CodeActionKind.QuickFix, only):
        here = [j for j in _in(result, cell) if _overlap(part.lines.range(j.finding.span), params.range)]
        offered += [action for judged in here if (action := _fixing(result, judged)) is not None]
        offered += [action for judged in here if (action := _ignoring(result, judged)) is not None]
    if _asked(FIX_ALL, only) and any(fixable(j, unsafe=False) for j in result.report.findings):
        offered.append(types.CodeAction("looplint: fix all that is safe to fix", FIX_ALL, data={"uri": uri}))
    return offered


def _asked(kind: str, only: Sequence[types.CodeActionKind | str] | None) -> bool:
    """Whether a kind, or one above it, is among those that are wanted."""
    return not only or any(kind == each or kind.startswith(f"{_plain(each)}.") for each in only)


def _plain(kind: types.CodeActionKind | str) -> str:
    return kind.value if isinstance(kind, types.CodeActionKind) else kind


def _fixing(result: Result, judged: Judged) -> types.CodeAction | None:
    fix = judged.finding.fix
    if fix is None or not fix.edits:
        return None
    unsure = "" if fix.safe else " (look at the result: it may mean something else)"
    return types.CodeAction(
        f"looplint: {fix.title}{unsure}",
        types.CodeActionKind.QuickFix,
        diagnostics=[diagnostic(result.opened, judged)],
        is_preferred=fix.safe or None,
        edit=types.WorkspaceEdit(changes=_changes(result.opened, fix.edits)),
    )


def _changes(opened: Opened, edits: Iterable[Edit]) -> dict[str, list[types.TextEdit]]:
    changes: dict[str, list[types.TextEdit]] = {}
    for edit in edits:
        part = opened.at(edit.at) or elsewhere(edit.at, opened.encoding)
        end = (edit.at.end_line or edit.at.line, edit.at.end_column if edit.at.end_line else edit.at.column)
        where = types.Range(part.lines.position(edit.at.line, edit.at.column), part.lines.position(*end))
        text = edit.text.replace("\n", part.lines.newline)
        changes.setdefault(part.uri, []).append(types.TextEdit(where, text))
    return changes


def _ignoring(result: Result, judged: Judged) -> types.CodeAction | None:
    """A comment that ignores a finding."""
    opened = result.opened
    try:
        edit = comment(read(opened.path, opened.data), judged) if judged.finding.span.path == opened.path else None
    except SourceError:
        return None
    if edit is None:
        return None
    return types.CodeAction(
        f"looplint: ignore {judged.rule.code} here",
        types.CodeActionKind.QuickFix,
        diagnostics=[diagnostic(opened, judged)],
        edit=types.WorkspaceEdit(changes=_changes(opened, [edit])),
    )


# -- all at once -------------------------------------------------------------------------------------------------
def fix_all(result: Result) -> types.WorkspaceEdit:
    """The safe fixes of a document, carried out until nothing is left to do."""
    opened = result.opened
    own = (opened.path, opened.data)
    done = repair(result.report, result.settings, unsafe=False, stdin=own, refine=lambda report: report)
    changes: dict[str, list[types.TextEdit]] = {}
    for path, (old, new) in done.contents.items():
        for part, text in _rewritten(opened, path, old, new):
            changes[part.uri] = list(_difference(part.lines, text))
    return types.WorkspaceEdit(changes=changes)


def _rewritten(opened: Opened, path: str, old: bytes, new: bytes) -> Iterator[tuple[Part, str]]:
    if path != opened.path:
        part = elsewhere(Span(path, 1), opened.encoding)
        yield part, new.decode("utf-8", "replace")
    elif not opened.notebook:
        yield opened.parts[0], Text(path, _decoded(path, new)).text
    else:
        for part, before, after in zip(opened.parts.values(), json.loads(old)["cells"], _cells(new), strict=True):
            if before["source"] != after:
                yield part, after


def _decoded(path: str, data: bytes) -> str:
    from looplint.static.source import decode

    return decode(path, data)


def _cells(data: bytes) -> list[str]:
    return ["".join(cell["source"]) for cell in json.loads(data)["cells"]]


def _difference(lines: Lines, text: str) -> Iterator[types.TextEdit]:
    """The edits that make one text of another: whole lines, and only those that differ."""
    old, new = lines.lines, re.split(r"\r\n|\r|\n", text)
    for kind, start, end, start_new, end_new in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind == "equal":
            continue
        inserted = lines.newline.join(new[start_new:end_new])
        if end < len(old):
            inserted += lines.newline if end_new > start_new else ""
            where = types.Range(lines.position(start + 1, 1), lines.position(end + 1, 1))
        else:  # up to the end of the text
            first = lines.position(start, len(old[start - 1]) + 1) if start else lines.position(1, 1)
            inserted = lines.newline + inserted if start and end_new > start_new else inserted
            where = types.Range(first, lines.position(len(old), len(old[-1]) + 1))
        yield types.TextEdit(where, inserted)
