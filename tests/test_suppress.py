"""Comments that silence findings: where they reach, what they mean, and what is said of those that are wrong."""

from __future__ import annotations

import json

import engine
import pytest

from looplint import Config, Judged, check, suppress
from looplint.check import Report, check_paths
from looplint.config import amended
from looplint.suppress import speaks_to_us


@pytest.fixture(autouse=True)
def stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    engine.put_in_place(monkeypatch)


def report(code: str, name: str = "train.py", **settings: object) -> Report:
    table = {key.replace("_", "-"): value for key, value in settings.items()}
    return check_paths([], amended(Config(), table), stdin=(name, f"import torch\n{code}".encode()))


def found(code: str, **settings: object) -> list[tuple[str, int]]:
    """Codes and lines, of the code's own lines from 1."""
    return [(judged.rule.code, judged.finding.span.line - 1) for judged in report(code, **settings).findings]


def only(code: str, **settings: object) -> Judged:
    [judged] = report(code, **settings).findings
    return judged


# -- what a comment means ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "comment",
    [
        "looplint: ignore[LL101] why",
        "looplint:ignore[LL101]",
        "looplint: ignore [ LL101 , LL102 ] why",
        "looplint: ignore[zero-grad-missing] why",
        "looplint: ignore[LL1] why",
        "looplint: ignore[error] why",
        "looplint: ignore[ALL] why",
        "looplint: ignore",
        "looplint: ignore because",
        "looplint: ignore LL101 because",
        "type: ignore  # looplint: ignore[LL101] why  # pragma: no cover",
        "noqa",
        "NOQA",
        "noqa: LL101",
        "noqa:E501,LL101",
        "noqa: E501 LL101",
        "noqa : ll101",
        "pragma: no cover  # noqa: LL101",
    ],
)
def test_a_finding_is_hidden(comment: str) -> None:
    result = report(f"step()  # finds LL101  # {comment}")
    assert [judged.rule.code for judged in result.findings if judged.rule.code == "LL101"] == []
    assert result.hidden["suppressed"] == 1


@pytest.mark.parametrize(
    "comment",
    ["looplint: ignore[LL102]", "looplint: ignore[]", "looplint: ignored", "noqa: E501", "noqa: because", "ruff: noqa",
     "flake8: noqa: LL101", "looplint ignore[LL101]", "noqa:E501", "looplint: ignore[advice]"],
)  # fmt: skip
def test_a_finding_is_not_hidden(comment: str) -> None:
    assert ("LL101", 1) in found(f"step()  # finds LL101  # {comment}")


def test_a_syntax_error_cannot_be_hidden() -> None:
    assert found("f(  # looplint: ignore\n# looplint: ignore-file", ignore=["LL001", "ALL"])[0][0] == "LL001"


# -- where a comment reaches ---------------------------------------------------------------------------------------
IGNORE = "# looplint: ignore[LL101] why"


@pytest.mark.parametrize(
    "code",
    [
        pytest.param(f"f(  {IGNORE}\n  1,  # finds LL101\n)", id="first line"),
        pytest.param(f"f(  # finds LL101\n  1,\n)  {IGNORE}", id="last line"),
        pytest.param(f"f(\n  1,  # finds LL101  {IGNORE}\n)", id="the very line"),
        pytest.param(f"{IGNORE}\nf()  # finds LL101", id="line before"),
        pytest.param(f"{IGNORE}\n# more\nf(\n 1)  # finds LL101", id="lines before"),
        pytest.param(f"for x in y:  {IGNORE} # finds LL101\n    pass", id="header"),
        pytest.param(f"@dec\n{IGNORE}\ndef f():  # finds LL101\n    pass", id="below a decorator"),
        pytest.param(f"if x:\n    f()  {IGNORE}  # finds LL101", id="in a block"),
    ],
)
def test_a_comment_covers_its_statement(code: str) -> None:
    assert found(code) == []


@pytest.mark.parametrize(
    "code",
    [
        pytest.param(f"for x in y:  {IGNORE}\n    f()  # finds LL101", id="a header is not its block"),
        pytest.param(f"f()  {IGNORE}\ng()  # finds LL101", id="the next line"),
        pytest.param(f"{IGNORE}\n\ng()  # finds LL101", id="beyond a blank line"),
        pytest.param(f"f(\n  1,  {IGNORE}\n  2)  # finds LL101", id="in the midst of a long statement"),
        pytest.param(f"s = '''\n{IGNORE}'''; f()  # finds LL101", id="a string"),
    ],
)
def test_a_comment_covers_nothing_else(code: str) -> None:
    assert "LL101" in [code for code, _ in found(code)]


def test_ignore_file_covers_the_file_from_anywhere() -> None:
    code = "f()  # finds LL101\n\n\n# looplint: ignore-file[LL101] generated\n\n\nf()  # finds LL101 and finds LL102"
    assert found(code) == []
    assert found(code.replace("and", "#")) == [("LL102", 7)]


def notebook(*cells: str) -> bytes:
    return json.dumps({"cells": [{"cell_type": "code", "source": cell} for cell in cells]}).encode()


def test_comments_in_notebooks_cover_their_own_cell() -> None:
    data = notebook(
        "import torch\nf()  # finds LL101  # looplint: ignore[LL101] x", "0\ng()  # finds LL101\n!ls  # looplint"
    )
    result = check_paths([], Config(), stdin=("train.ipynb", data))
    spans = [judged.finding.span for judged in result.findings]
    assert [(span.cell, span.line) for span in spans] == [(2, 2)]


def test_a_comment_hides_what_the_confidence_would_hide_as_well() -> None:
    result = report("f()  # finds LL101 low  # looplint: ignore[LL101] x")
    assert result.findings == []
    assert result.hidden == {"suppressed": 1}


# -- LL002 ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("f()  # looplint: ignore[LL101] x", "LL101 is not found here"),
        ("f()  # looplint: ignore[LL101,LL102] x", "LL101, LL102 are not found here"),
        ("f()  # looplint: ignore[LL101,LL102] x  # finds LL101", "LL102 is not found here"),
        ("f()  # looplint: ignore", "looplint has no finding here"),
        ("f()  # looplint: ignore[]", "looplint has no finding here"),
        ("f()  # looplint: ignore[LL10] x", "LL10 is not found here"),
        ("f()  # looplint: ignore-file[LL101] x", "LL101 is not found in this file"),
        ("f()  # noqa: LL101", "LL101 is not found here"),
        ("f()  # noqa: E501,LL101", "LL101 is not found here"),
    ],
)
def test_an_unused_suppression_is_found(code: str, says: str) -> None:
    judged = only(code)
    assert judged.rule.code == "LL002"
    assert judged.finding.message == f"this suppression hides nothing: {says}"
    assert (judged.finding.span.line, judged.finding.span.column) == (2, 6)


@pytest.mark.parametrize(
    ("code", "settings"),
    [
        pytest.param("f()  # noqa", {}, id="bare noqa"),
        pytest.param("f()  # noqa: E501", {}, id="other tools"),
        pytest.param("f()  # looplint: ignore[LL101] x", {"ignore": ["LL101"]}, id="deselected"),
        pytest.param("f()  # looplint: ignore[LL101] x", {"select": ["LL3", "LL0"]}, id="not selected"),
        pytest.param("f()  # looplint: ignore[LL1] x", {"ignore": ["LL101"]}, id="partly deselected"),
        pytest.param("f()  # looplint: ignore", {"select": ["LL1", "LL0"]}, id="all, partly selected"),
        pytest.param("f()  # looplint: ignore[LL115] x", {}, id="advice that is not asked for"),
        pytest.param("f()  # looplint: ignore[LL101] x", {"ignore": ["LL002"]}, id="LL002 deselected"),
        pytest.param("f()  # looplint: ignore[LL101, LL002] x", {}, id="LL002 suppressed"),
        pytest.param("# looplint: ignore-file[LL002]\nf()  # looplint: ignore[LL101] x", {}, id="in the file"),
        pytest.param("f()  # looplint: ignore[LL101] x  # crashes LL101", {}, id="the rule crashed"),
        pytest.param("f()  # looplint: ignore[LL101] x  # fails", {}, id="the engine failed"),
        pytest.param("f()  # looplint: ignore[LL101] x  # finds LL101 low", {}, id="needed below the confidence"),
    ],
)
def test_a_suppression_is_not_called_unused_without_knowing(code: str, settings: dict[str, object]) -> None:
    assert [code for code, _ in found(code, **settings) if code == "LL002"] == []


def test_advice_that_is_asked_for_counts() -> None:
    assert found("f()  # looplint: ignore[LL115] x", extend_select=["advice"]) == [("LL002", 1)]


def test_a_bare_comment_does_not_hide_its_own_fault() -> None:
    assert found("# looplint: ignore-file") == [("LL002", 1)]


def test_a_file_that_did_not_parse_has_no_unused_suppressions() -> None:
    assert found("f(  # looplint: ignore[LL101]") == [("LL001", 1)]


@pytest.mark.parametrize(
    ("code", "left"),
    [
        ("f()  # looplint: ignore[LL101] x", "f()"),
        ("f()  # looplint: ignore[LL101] x  # type: ignore", "f()  # type: ignore"),
        ("f()  # type: ignore  # looplint: ignore[LL101] x", "f()  # type: ignore"),
        ("f()\n    # looplint: ignore[LL101] x\ng()", "f()\ng()"),
    ],
)
def test_the_fix_takes_the_comment_away(code: str, left: str) -> None:
    fix = only(code).finding.fix
    assert fix is not None
    assert fix.safe
    [edit] = fix.edits
    lines = f"import torch\n{code}\n".splitlines(keepends=True)
    start = sum(map(len, lines[: edit.at.line - 1])) + edit.at.column - 1
    end = sum(map(len, lines[: edit.at.end_line - 1])) + edit.at.end_column - 1
    text = "".join(lines)
    assert text[:start] + edit.text + text[end:] == f"import torch\n{left}\n"


# -- LL003 ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("comment", "lacks"),
    [
        ("looplint: ignore[LL101]", True),
        ("looplint: ignore[LL101] -- ", True),
        ("looplint: ignore[LL101]  # pragma: no cover", True),
        ("noqa: LL101", True),
        ("looplint: ignore[LL101] the days are in order", False),
        ("looplint: ignore[LL101]: the days are in order", False),
        ("noqa: LL101 the days are in order", False),
        ("noqa", False),
    ],
)
def test_a_reason_is_asked_for_where_the_settings_want_it(comment: str, lacks: bool) -> None:
    code = f"f()  # finds LL101  # {comment}"
    assert found(code, require_reason=True) == ([("LL003", 1)] if lacks else [])
    assert found(code) == []


# -- LL004 ---------------------------------------------------------------------------------------------------------
def test_a_misspelt_word_is_found_with_the_right_one() -> None:
    judged = only("f()  # looplint: ignore[zero-grad-mising] x")
    assert judged.rule.code == "LL004"
    assert judged.finding.message == "there is no rule zero-grad-mising; did you mean zero-grad-missing?"


def test_a_code_that_was_mistyped_is_found_beside_the_right_one() -> None:
    assert found("f()  # looplint: ignore[LL101, LL199] x  # finds LL101") == [("LL004", 1)]
    assert found("f()  # noqa: LL199") == [("LL004", 1)]


def test_a_code_of_an_unknown_hundred_may_belong_to_a_newer_version(monkeypatch: pytest.MonkeyPatch) -> None:
    known = suppress.selector
    monkeypatch.setattr(suppress, "selector", lambda word: None if word.startswith("LL9") else known(word))
    assert found("f()  # looplint: ignore[LL901] x") == []
    assert found("f()  # looplint: ignore[LL901] x", confidence="medium") == [("LL004", 1)]
    assert found("f()  # looplint: ignore[LL199] x") == [("LL004", 1)], "of a known hundred"
    assert found("f()  # looplint: ignore[ACME101] x") == [("LL004", 1)], "of a plug-in that is not installed"


@pytest.mark.parametrize(
    ("data", "ours"),
    [(b"x  # looplint: ignore", True), (b"x  # noqa: LL1", True), (b"x  # NOQA:E1,LL2", True), (b"x  # noqa", False),
     (b"x  # noqa: E501\n# LL101", False), (b"looplint", False)],
)  # fmt: skip
def test_files_that_speak_to_us_are_told_by_their_bytes(data: bytes, ours: bool) -> None:
    assert speaks_to_us(data) is ours


def test_the_function_for_scripts_as_text_knows_suppressions() -> None:
    assert check("import torch\nf()  # finds LL101  # looplint: ignore[LL101] x") == []
