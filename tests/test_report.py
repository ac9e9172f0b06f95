"""What people and programs get to read: each format, from findings made by hand."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from looplint import Confidence, Edit, Event, Finding, Fix, Group, Loop, LoopKind, Note, Op, Rule, Span, Turn
from looplint.check import Problem, Report
from looplint.report import FORMATS, plain, render, statistics
from looplint.report.excerpt import Mark, Sources, excerpt
from looplint.report.terminal import Terminal
from looplint.rule import Judged

CODE = """\
for images, labels in loader:
    with torch.autocast("cuda", enabled=args.amp):
        loss = criterion(model(images), labels)

    scaler.scale(loss).backward()
    clip_grad_norm_(model.parameters(), 1.0)
    scaler.step(optimizer)
    scaler.update()
    optimizer.zero_grad()
"""
HERE = str(Path.cwd() / "train.py")
DOC = "# Gradients clipped while scaled\nThe norm is that of the scaled gradients.\n"
RULE = Rule("LL901", "clip-while-scaled", Group.ERROR, frozenset(), lambda run: [], DOC, "0.1")


def span(text: str, path: str = "train.py", code: str = CODE, cell: int = 0) -> Span:
    """The place of a piece of code."""
    line = next(number for number, line in enumerate(code.splitlines(), 1) if text in line)
    column = code.splitlines()[line - 1].index(text) + 1
    return Span(path, line, column, line, column + len(text), cell)


def event(text: str, index: int, **where: Any) -> Event:
    """An event in the batch loop."""
    loop = Loop(LoopKind.BATCH, "loader", span("for images"))
    return Event(Op.STEP, None, (span(text, **where),), {}, (), (Turn(loop, 0),), index=index)


CLIP = event("clip_grad_norm_(model.parameters(), 1.0)", 2)
NOTES = (Note(event("scaler.scale(loss)", 1), "scaled here"), Note(event("scaler.step(optimizer)", 3), "used here"))
FIX = Fix("call scaler.unscale_(optimizer) first", (Edit(Span("train.py", 6, 1), "    scaler.unscale_(optimizer)\n"),))
JUDGED = Judged(
    RULE,
    Finding(CLIP, "gradients are clipped while scaled", NOTES, FIX),
    Confidence.HIGH,
    "when args.amp is true",
)


def report(*findings: Judged, **more: Any) -> Report:
    return Report(list(findings), more.pop("problems", []), files=3, texts={"train.py": CODE}, **more)


def text(format: str, *findings: Judged, color: bool = False, **more: Any) -> str:
    stream = io.StringIO()
    render(report(*findings, **more), format, stream, color)
    return stream.getvalue()


# -- full --------------------------------------------------------------------------------------------------------
def test_full_shows_the_path() -> None:
    assert (
        text("full", JUDGED)
        == """\
train.py:6:5  error LL901 clip-while-scaled
gradients are clipped while scaled

  1 │ for images, labels in loader:
    ┆
  5 │     scaler.scale(loss).backward()
    │     ────────────────── scaled here
  6 │     clip_grad_norm_(model.parameters(), 1.0)
    │     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  7 │     scaler.step(optimizer)
    │     ────────────────────── used here

  when args.amp is true
  help: call scaler.unscale_(optimizer) first
  + │     scaler.unscale_(optimizer)
  looplint explain LL901

Found 1 error in 3 files
1 fixable with --fix --unsafe-fixes
"""
    )


def test_full_numbers_a_path_that_goes_back_up_the_page() -> None:
    notes = (Note(event("optimizer.zero_grad()", 1), "cleared at the end of the turn before"),)
    lines = text("full", replace(JUDGED, finding=replace(JUDGED.finding, notes=notes))).splitlines()
    assert "    │     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ 2. here" in lines
    assert "    │     ───────────────────── 1. cleared at the end of the turn before" in lines


def test_full_shows_other_files_below() -> None:
    other = "def clip(model):\n    clip_grad_norm_(model.parameters(), 1.0)\n"
    finding = Finding(event("clip_grad", 2, path="engine.py", code=other), "clipped", NOTES)
    stream = io.StringIO()
    render(
        Report([replace(JUDGED, finding=finding)], [], 2, texts={"train.py": CODE, "engine.py": other}), "full", stream
    )
    shown = [line for line in stream.getvalue().splitlines() if ".py:" in line or "─" in line or "^" in line]
    assert shown == [
        "engine.py:2:5  error LL901 clip-while-scaled",
        "    │     ^^^^^^^^^ 2. here",
        "  train.py:5:5",
        "    │     ────────────────── 1. scaled here",
        "    │     ────────────────────── 3. used here",
    ]


def test_full_says_how_sure_it_is_and_why() -> None:
    finding = replace(JUDGED.finding, group=Group.WARNING, doubt="the caller may clear")
    unsure = replace(JUDGED, finding=finding, confidence=Confidence.MEDIUM, others=(span("scaler.update()"),))
    shown = text("full", unsure).splitlines()
    assert shown[0] == "train.py:6:5  warning LL901 clip-while-scaled (medium confidence)"
    assert "  unsure: the caller may clear" in shown
    assert "  also at train.py:8:5" in shown


def test_a_note_on_the_reported_place_labels_it() -> None:
    finding = Finding(CLIP, "clipped", (Note(CLIP, "this one"), NOTES[1]))
    shown = text("full", replace(JUDGED, finding=finding))
    assert "^^ this one\n" in shown
    assert "─ this one" not in shown


def test_full_without_the_source_still_shows_the_notes() -> None:
    stream = io.StringIO()
    render(Report([JUDGED], [], 1), "full", stream)
    assert "5 │ scaled here" in stream.getvalue()


def test_notebooks_name_the_cell(tmp_path: Path) -> None:
    path = str(tmp_path / "n.ipynb")
    cells = [{"cell_type": "markdown", "source": "# Title"}, {"cell_type": "code", "source": CODE.splitlines(True)}]
    Path(path).write_text(json.dumps({"cells": cells}))
    finding = Finding(span("scaler.update()", path=path, cell=2), "updated")
    judged = replace(JUDGED, finding=finding)
    assert f"{path}:cell 2:8:5: LL901 updated" in text("concise", judged)
    assert "8 │     scaler.update()\n" in text("full", judged)
    assert json.loads(text("json", judged))[0]["cell"] == 2
    assert "line=1::cell 2, line 8: updated" in text("github", judged)


# -- excerpts ----------------------------------------------------------------------------------------------------
def drawn(code: str, *marks: Span, encoding: str = "utf-8", width: int = 160) -> list[str]:
    terminal = Terminal(io.TextIOWrapper(io.BytesIO(), encoding))
    terminal.width = width
    lines = excerpt([Mark(at, "here") for at in marks], [], Sources({"x.py": code}), terminal)
    return ["".join(piece.text for piece in line).rstrip() for line in lines]


@pytest.mark.parametrize(
    ("line", "start", "end", "under"),
    [
        ("\tstep()", 2, 8, "    ────── here"),
        ("损失 = step()", 6, 10, "       ──── here"),
        ("a = '损失'", 5, 9, "    ────── here"),
        ("a\x1b = step()", 6, 10, "        ──── here"),
        ("step()", 3, 3, "  ─ here"),
        ("step()", 7, 7, "      ─ here"),
        ("step()", 1, 40, "────── here"),
    ],
    ids=["tab", "wide", "wide-marked", "escape", "empty", "line-end", "beyond"],
)
def test_marks_stand_under_what_they_mean(line: str, start: int, end: int, under: str) -> None:
    assert drawn(line, Span("x.py", 1, start, 1, end))[1] == "    │ " + under


def test_a_span_of_several_lines_is_marked_on_its_first() -> None:
    assert drawn("step(\n  a,\n)\n", Span("x.py", 1, 1, 3, 2)) == ["  1 │ step(", "    │ ───── here"]


def test_long_lines_are_cut_around_the_mark() -> None:
    code = "x = [" + "0, " * 4000 + "step(), " + "1, " * 4000 + "]"
    column = code.index("step") + 1
    line, under = drawn(code, Span("x.py", 1, column, 1, column + 6), width=80)
    assert len(line) <= 80
    assert line[under.index("─") : under.rindex("─") + 1] == "step()"
    assert (line[6], line[-1]) == ("…", "…")


def test_terminals_without_box_characters_get_ascii() -> None:
    assert drawn("a\nb\nc\nd\n", Span("x.py", 1), Span("x.py", 4), encoding="ascii") == [
        "  1 | a",
        "    | - here",
        "    :",
        "  4 | d",
        "    | - here",
    ]


@pytest.mark.parametrize(
    ("edit", "shown"),
    [
        (Edit(Span("train.py", 7, 5, 7, 27), "pass"), ["  - │     scaler.step(optimizer)", "  + │     pass"]),
        (Edit(Span("train.py", 8, 1, 9, 1), ""), ["  - │     scaler.update()"]),
        (Edit(Span("train.py", 6, 45), "\n    step()"), ["  + │     step()"]),
    ],
    ids=["replace", "delete", "insert"],
)
def test_edits_are_shown_as_changed_lines(edit: Edit, shown: list[str]) -> None:
    fixed = replace(JUDGED, finding=replace(JUDGED.finding, fix=Fix("do so", (edit,))))
    lines = text("full", fixed).splitlines()
    begin = lines.index("  help: do so") + 1
    assert lines[begin:-4] == shown


# -- harmless ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("evil", "shown"),
    [
        ("\x1b[31mred", r"\x1b[31mred"),
        ("a\rb\nc\x00", r"a\rb\nc\x00"),
        ("\u202egpj.exe", r"\u202egpj.exe"),
        ("a\u200bb\u2066c", r"a\u200bb\u2066c"),
        ("\x9b31m", r"\x9b31m"),
        ("caf\udce9.py", r"caf\xe9.py"),
        ("\U000e0041", r"\U000e0041"),
        ("[red]模型[/red] naïve", "[red]模型[/red] naïve"),
    ],
)
def test_plain_shows_what_would_act_or_hide(evil: str, shown: str) -> None:
    assert plain(evil) == shown


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("color", [False, True])
def test_nothing_raw_reaches_the_stream(format: str, color: bool) -> None:
    evil = "\x1b]0;owned\x07[bold]\u202e\udce9\n::error::"
    at = CLIP.at._replace(path=evil)
    finding = Finding(at, evil, (Note(at, evil),), Fix(evil, (Edit(at, evil),)), doubt=evil)
    problem = Problem(evil, 1, 1, 0, evil, "crash")
    judged = Judged(RULE, finding, Confidence.MEDIUM, evil, (at,))
    stream = io.StringIO()
    render(Report([judged], [problem], 1, texts={evil: evil}), format, stream, color)
    written = stream.getvalue()
    assert "\x1b]0;" not in written
    assert not {"\x07", "\u202e", "\udce9"} & set(written)
    assert "\n::error::" not in written
    if format in {"full", "concise"}:
        assert "[bold]" in written, "markup is text"


def test_streams_that_cannot_encode_get_escapes() -> None:
    stream = io.TextIOWrapper(io.BytesIO(), "ascii")
    render(report(replace(JUDGED, finding=Finding(CLIP, "损失 is lost"))), "full", stream)
    stream.seek(0)
    assert r"\u635f\u5931 is lost" in stream.read()


# -- concise, colours, counts ------------------------------------------------------------------------------------
def test_concise_is_one_line_each() -> None:
    assert text("concise", JUDGED) == (
        "train.py:6:5: LL901 gradients are clipped while scaled (when args.amp is true)\n"
        "Found 1 error in 3 files\n1 fixable with --fix --unsafe-fixes\n"
    )


def test_paths_are_shown_from_the_working_directory() -> None:
    inside = replace(JUDGED, finding=Finding(Span(str(Path.cwd() / "a" / "b.py"), 1), "m"), when="")
    assert text("concise", inside).startswith(f"a{os.sep}b.py:1:1: LL901 m\n")


def test_color_uses_the_terminals_own_sixteen() -> None:
    shown = text("full", JUDGED, color=True)
    assert "\x1b[1;31merror LL901\x1b[0m" in shown
    assert "38;5" not in shown
    assert "38;2" not in shown
    assert _uncolored(shown) == text("full", JUDGED)


def _uncolored(shown: str) -> str:
    from rich.text import Text

    return Text.from_ansi(shown).plain


def test_plain_reports_do_not_load_rich() -> None:
    code = (
        "import sys, io; from looplint.check import Report; from looplint.report import render\n"
        "for format in sys.argv[1:]: render(Report([], [], 1), format, io.StringIO())\n"
        "print(*(m for m in sys.modules if m.partition('.')[0] in {'rich', 'libcst', 'torch', 'asyncio'}))"
    )
    done = subprocess.run([sys.executable, "-c", code, *FORMATS], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


@pytest.mark.parametrize(
    ("hidden", "tail"),
    [
        ({}, ""),
        ({"suppressed": 2, "advice": 3}, ""),
        ({"medium": 2}, " (2 more with --confidence medium)"),
        ({"medium": 2, "low": 3}, " (2 more with --confidence medium, 5 with --confidence low)"),
        ({"low": 3}, " (3 more with --confidence low)"),
    ],
)
def test_summary_counts_what_a_lower_confidence_would_show(hidden: dict[str, int], tail: str) -> None:
    assert text("concise", hidden=hidden) == f"Nothing found in 3 files{tail}\n"


def test_summary_counts_groups_and_problems() -> None:
    warning = replace(JUDGED, finding=replace(JUDGED.finding, group=Group.WARNING))
    problem = Problem("gone.py", 0, 0, 0, "permission denied", "unreadable")
    lines = text("concise", JUDGED, JUDGED, warning, problems=[problem]).splitlines()
    assert lines[3:5] == ["gone.py  problem permission denied", ""]
    assert lines[5:] == ["Found 2 errors, 1 warning in 3 files", "3 fixable with --fix --unsafe-fixes"]


def test_statistics_count_rules() -> None:
    other = replace(JUDGED, rule=replace(RULE, code="LL902", name="other", group=Group.WARNING))
    stream = io.StringIO()
    statistics(report(other, JUDGED, other), "full", stream)
    assert stream.getvalue().splitlines()[:2] == ["2  LL902  warning  other", "1  LL901  error    clip-while-scaled"]
    stream = io.StringIO()
    statistics(report(other, JUDGED, other), "json", stream)
    assert [(row["code"], row["count"]) for row in json.loads(stream.getvalue())] == [("LL902", 2), ("LL901", 1)]


# -- for programs ------------------------------------------------------------------------------------------------
def test_json_has_ruffs_keys_and_ours() -> None:
    (found,) = json.loads(text("json", JUDGED))
    assert found == {
        "code": "LL901",
        "name": "clip-while-scaled",
        "group": "error",
        "confidence": "high",
        "message": "gradients are clipped while scaled",
        "filename": HERE,
        "cell": None,
        "location": {"row": 6, "column": 5},
        "end_location": {"row": 6, "column": 45},
        "when": "when args.amp is true",
        "doubt": None,
        "notes": [
            {
                "message": "scaled here",
                "filename": HERE,
                "cell": None,
                "location": {"row": 5, "column": 5},
            },
            {
                "message": "used here",
                "filename": HERE,
                "cell": None,
                "location": {"row": 7, "column": 5},
            },
        ],
        "others": [],
        "fix": {
            "applicability": "unsafe",
            "message": "call scaler.unscale_(optimizer) first",
            "edits": [
                {
                    "content": "    scaler.unscale_(optimizer)\n",
                    "filename": str(Path("train.py").absolute()),
                    "cell": None,
                    "location": {"row": 6, "column": 1},
                    "end_location": {"row": 6, "column": 1},
                }
            ],
        },
        "noqa_row": 6,
        "url": None,
    }
    assert json.loads(text("json")) == []


def test_github_commands_are_escaped() -> None:
    at = Span("a,b:c%.py", 6, 5, 6, 9)
    shown = text(
        "github",
        replace(JUDGED, finding=Finding(at, "100% wrong", (NOTES[0],))),
        problems=[Problem("x.py", 0, 0, 0, "no", "crash")],
    )
    assert shown == (
        "::error title=LL901 clip-while-scaled,file=a%2Cb%3Ac%25.py,line=6,endLine=6,col=5,endColumn=9"
        "::100%25 wrong%0Atrain.py:5:5: scaled here%0Awhen args.amp is true\n"
        "::error title=looplint,file=x.py,line=1,endLine=1,col=1,endColumn=1::no\n"
    )


def test_github_levels_and_several_lines() -> None:
    at = Span("a.py", 6, 5, 8, 9)
    for group, command in [(Group.WARNING, "warning"), (Group.ADVICE, "notice")]:
        shown = text("github", replace(JUDGED, finding=Finding(at, "m", group=group), when=""))
        assert shown == f"::{command} title=LL901 clip-while-scaled,file=a.py,line=6,endLine=8::m\n"


def test_github_paths_are_those_of_the_checkout(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("GITHUB_WORKSPACE", str(tmp_path))
    at = Span(str(tmp_path / "src" / "a.py"), 1)
    assert "file=src/a.py," in text("github", replace(JUDGED, finding=Finding(at, "m")))


def test_sarif_has_rules_paths_and_fixes() -> None:
    problem = Problem("x.py", 3, 1, 0, "rule LL902 crashed", "crash")
    log = json.loads(text("sarif", JUDGED, problems=[problem]))
    (run,) = log["runs"]
    (rule,), (result,) = run["tool"]["driver"]["rules"], run["results"]
    assert log["version"] == "2.1.0"
    assert (rule["id"], rule["defaultConfiguration"]["level"]) == ("LL901", "error")
    assert rule["help"]["markdown"].startswith("# Gradients clipped while scaled\n")
    assert (result["ruleId"], result["ruleIndex"], result["level"]) == ("LL901", 0, "error")
    place = result["locations"][0]["physicalLocation"]
    assert place["artifactLocation"] == {"uri": "train.py", "uriBaseId": "SRCROOT"}
    assert place["region"] == {"startLine": 6, "startColumn": 5, "endLine": 6, "endColumn": 45}
    assert [note["message"]["text"] for note in result["relatedLocations"]] == ["scaled here", "used here"]
    flow = [step["location"] for step in result["codeFlows"][0]["threadFlows"][0]["locations"]]
    assert [step["physicalLocation"]["region"]["startLine"] for step in flow] == [5, 6, 7]
    (replaced,) = result["fixes"][0]["artifactChanges"][0]["replacements"]
    assert replaced["deletedRegion"] == {"startLine": 6, "startColumn": 1, "endLine": 6, "endColumn": 1}
    assert replaced["insertedContent"]["text"] == "    scaler.unscale_(optimizer)\n"
    assert run["invocations"][0]["executionSuccessful"] is False
    assert run["invocations"][0]["toolExecutionNotifications"][0]["message"]["text"] == "rule LL902 crashed"


def test_sarif_fingerprints_survive_moved_lines_and_tell_twins_apart() -> None:
    def marks(code: str, *lines: int) -> list[str]:
        found = [replace(JUDGED, finding=Finding(Span("train.py", line, 5, line, 9), "m")) for line in lines]
        stream = io.StringIO()
        render(Report(found, [], 1, texts={"train.py": code}), "sarif", stream)
        return [r["partialFingerprints"]["looplint/v1"] for r in json.loads(stream.getvalue())["runs"][0]["results"]]

    assert marks(CODE, 6, 7) == marks("import torch\n\n" + CODE, 8, 9)
    assert len(set(marks(CODE + CODE, 6, 7, 15))) == 3
    assert marks(CODE, 6) != marks(CODE.replace("1.0", "2.0"), 6)


def test_gitlab_lists_findings_and_problems() -> None:
    problem = Problem("x.py", 3, 1, 0, "cannot be read", "unreadable")
    found, failed = json.loads(text("gitlab", JUDGED, problems=[problem]))
    assert found["check_name"] == "LL901 clip-while-scaled"
    assert (found["severity"], failed["severity"]) == ("major", "blocker")
    assert found["location"] == {"path": "train.py", "lines": {"begin": 6}}
    assert json.loads(text("gitlab", JUDGED, JUDGED))[1]["fingerprint"] != found["fingerprint"]
    assert json.loads(text("gitlab")) == []


def test_junit_fails_a_case_for_each_file() -> None:
    evil = replace(JUDGED, finding=Finding(Span("a<b>\x1b.py", 1), "\x00 & <more>"))
    suite = ElementTree.fromstring(text("junit", JUDGED, JUDGED, evil)).find("testsuite")
    assert suite is not None
    assert (suite.get("tests"), suite.get("failures")) == ("2", "3")
    first, other = suite.findall("testcase")
    assert [failure.get("type") for failure in first.findall("failure")] == ["LL901", "LL901"]
    assert other.get("name") == "a<b>\\x1b.py"
    assert "scaled here" in (first.findall("failure")[0].text or "")


def test_junit_passes_where_nothing_was_found_and_tells_problems() -> None:
    passed = ElementTree.fromstring(text("junit")).find("testsuite")
    failed = ElementTree.fromstring(text("junit", problems=[Problem("x.py", 1, 1, 0, "no", "crash")])).find("testsuite")
    assert passed is not None
    assert failed is not None
    assert (passed.get("tests"), passed.get("failures"), passed.get("errors")) == ("1", "0", "0")
    assert (failed.get("tests"), failed.get("errors")) == ("1", "1")


def test_formats_are_the_modules_that_render() -> None:
    folder = Path(sys.modules["looplint.report"].__file__ or "").parent
    modules = {
        path.stem for path in folder.glob("*.py") if "\ndef render(report: Report, stream" in path.read_text("utf-8")
    }
    assert modules - {"counts"} == set(FORMATS)


def test_an_unknown_format_is_refused() -> None:
    with pytest.raises(ValueError, match="choose from full, concise"):
        text("xml")


@pytest.mark.parametrize("format", ["full", "concise"])
def test_quiet_leaves_the_findings(format: str) -> None:
    stream = io.StringIO()
    problem = Problem("gone.py", 0, 0, 0, "permission denied", "unreadable")
    render(report(JUDGED, problems=[problem]), format, stream, quiet=True)
    assert "LL901" in stream.getvalue()
    assert "gone.py" not in stream.getvalue()
    assert "Found" not in stream.getvalue()


def test_problems_of_several_lines_stay_readable() -> None:
    problem = Problem("x.py", 0, 0, 0, "rule LL902 crashed\n  at line 3\x1b[2J", "crash")
    lines = text("full", problems=[problem]).splitlines()
    assert lines == ["x.py  problem rule LL902 crashed", r"      at line 3\x1b[2J", "", "Nothing found in 3 files"]


def test_labels_of_one_place_stand_below_each_other() -> None:
    at = Span("x.py", 1, 1, 1, 5)
    assert drawn("step()\n", at, at) == ["  1 │ step()", "    │ ──── here", "    │      here"]


def test_a_label_that_does_not_fit_goes_below() -> None:
    code = "x = " + "y" * 60 + "\n"
    at = Span("x.py", 1, 5, 1, 65)
    shown = drawn(code, at, at, width=75)
    assert shown[1:] == ["    │     " + "─" * 60, "    │     here", "    │     here"]
    assert drawn(code, at, width=80)[1] == "    │     " + "─" * 60 + " here"
