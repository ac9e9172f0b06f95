"""Notebooks: cells in order, IPython's own syntax masked in place, broken cells left out alone."""

from __future__ import annotations

import ast
import json
from typing import Any

import pytest

from looplint.static.notebook import mask
from looplint.static.source import Source, SourceError, load


def notebook(*cells: str | dict[str, Any], **more: Any) -> bytes:
    made = [{"cell_type": "code", "source": cell} if isinstance(cell, str) else cell for cell in cells]
    return json.dumps({"nbformat": 4, "metadata": {}, "cells": made, **more}).encode()


def code_of(data: bytes) -> Source:
    return load("train.ipynb", data)


def refused(data: bytes) -> SourceError:
    with pytest.raises(SourceError) as caught:
        code_of(data)
    return caught.value


TEXT = {"cell_type": "markdown", "source": "# Title"}


def test_cells_follow_each_other_and_keep_their_places() -> None:
    source = code_of(notebook("x = 1", TEXT, "y = 2\nz = f(1)", ""))
    places = [source.span(node) for node in source.tree.body]
    assert [(at.cell, at.line) for at in places] == [(1, 1), (3, 1), (3, 2)]
    assert source.line(2, 3) == "z = f(1)"
    assert source.line(3, 3) == source.line(1, 2) == ""


def test_sources_may_be_lists_of_lines() -> None:
    assert code_of(notebook({"cell_type": "code", "source": ["x = 1\n", "y = 2"]})).text == "x = 1\ny = 2"


def test_format_3_holds_its_cells_in_worksheets() -> None:
    cells = [
        {"cell_type": "code", "language": "python", "input": ["x = 1\n"]},
        TEXT,
        {"cell_type": "code", "input": "y"},
    ]
    source = code_of(json.dumps({"nbformat": 3, "worksheets": [{"cells": cells}]}).encode())
    assert [source.span(node).cell for node in source.tree.body] == [1, 3]


def test_an_empty_notebook_is_empty() -> None:
    for data in (b"", b" \n", notebook(), notebook(TEXT)):
        assert code_of(data).tree.body == []


# -- what is no Python notebook ------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "metadata",
    [
        {"kernelspec": {"language": "R"}},
        {"language_info": {"name": "julia"}},
        {"kernelspec": {"language": "python"}, "language_info": {"name": "scala"}},
    ],
)
def test_other_kernels_are_told_apart(metadata: dict[str, Any]) -> None:
    found = refused(notebook("x <- 1", metadata=metadata))
    assert found.kind == "kernel"
    assert "not Python" in found.message


def test_format_3_names_the_language_in_its_cells() -> None:
    cells = [{"cell_type": "code", "language": "haskell", "input": "x"}]
    assert refused(json.dumps({"worksheets": [{"cells": cells}]}).encode()).kind == "kernel"


def test_a_cell_in_another_language_is_left_out() -> None:
    cell = {"cell_type": "code", "source": "SELECT *\nFROM x", "metadata": {"vscode": {"languageId": "sql"}}}
    source = code_of(notebook(cell, "y = 1"))
    assert source.errors == ()
    assert [source.span(node).cell for node in source.tree.body] == [2]


@pytest.mark.parametrize(
    "data",
    [
        b"{", b"[1, 2]", b'{"cells": 1}', b"null", b"\xff\xfe\x00", b'{"cells": [{"cell_type": "code", "source": 1}]}',
        b"[" * 100_000,
    ],
    ids=["cut", "list", "no list", "null", "bytes", "number", "deep"],
)  # fmt: skip
def test_what_is_no_notebook_is_an_error(data: bytes) -> None:
    found = refused(data)
    assert found.kind == "notebook"
    assert found.message.startswith("not a notebook")


@pytest.mark.parametrize(
    "cells",
    ['[1, null, "x", []]', '[{"cell_type": "code"}]', '[{"cell_type": "code", "source": "x", "metadata": []}]'],
)
def test_odd_cells_are_passed_over(cells: str) -> None:
    assert isinstance(code_of(f'{{"cells": {cells}, "metadata": 3}}'.encode()).tree, ast.Module)


# -- magics --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("code", "masked"),
    [
        ("x = 1", "x = 1"),
        ("%matplotlib inline\nx = 1", "pass\nx = 1"),
        ("!pip install torch\nx = 1", "pass\nx = 1"),
        ("!pip install a \\\n  b\nx = 1", "pass\n\nx = 1"),
        ("if x:\n    !ls\n    y = 1", "if x:\n    pass\n    y = 1"),
        ("files = !ls\nx = 1", "files = get_ipython()\nx = 1"),
        ("a, b = %run x\nx = 1", "a, b = get_ipython()\nx = 1"),
        ("model.fit?\nx = 1", "pass\nx = 1"),
        ("model.fit??", "pass"),
        ("?model", "pass"),
        ("%time train(1)", "pass; train(1)"),
        ("    %time train(1)", "    pass; train(1)"),
        ("%time\ntrain()", "pass\ntrain()"),
        ("%timeit -n 3 train()", "pass"),
        ("%%time\ntrain()", "\ntrain()"),
        ("%%capture out\n%%time\ntrain()", "\n\ntrain()"),
        ("# a note\n%%timeit -n 1\ntrain()", "# a note\n\ntrain()"),
        ("%%bash\nfor x in *; do\n echo $x; done", "\n\n"),
        ("%%writefile train.py\nimport torch", "\n"),
        ("%%html", ""),
        ("%%javascript\n%%time", "\n"),
        ("!ls\nx = (1\n     % 2)", "pass\nx = (1\n     % 2)"),
        ("!ls\nx = 1 \\\n% 2", "pass\nx = 1 \\\n% 2"),
        ('!ls\ns = """\n%no\n!no\n"""\n%yes', 'pass\ns = """\n%no\n!no\n"""\npass'),
        ("!ls\ns = '''a'''; t = '('\n%yes", "pass\ns = '''a'''; t = '('\npass"),
        ("x = 5 % 3  # what?", "x = 5 % 3  # what?"),
        ("!ls  # (\n%yes", "pass\npass"),
        ("ls saved_models/\nx = 1", "pass\nx = 1"),
        ("cd ..", "pass"),
        ("pip install a==1\nx = 1", "pass\nx = 1"),
        ("rm = 1\nrm - rm", "rm = 1\nrm - rm"),
        ("cat = [\n1\n]\ncat [0]", "cat = [\n1\n]\ncat [0]"),
    ],
)
def test_what_only_ipython_reads_is_masked(code: str, masked: str) -> None:
    assert mask(code) == masked
    if not code.startswith(" "):
        ast.parse(mask(code))


def test_masks_leave_places_alone() -> None:
    source = code_of(notebook("%load_ext x", "!ls\nx = f(1)", "%time f(1)"))
    calls = [source.span(node) for node in ast.walk(source.tree) if isinstance(node, ast.Call)]
    assert [(at.cell, at.line, at.column) for at in calls] == [(2, 2, 5), (3, 1, 7)]


# -- broken cells --------------------------------------------------------------------------------------------------
def test_a_broken_cell_is_an_error_and_the_others_remain() -> None:
    source = code_of(notebook("x = 1", "y = (\n", TEXT, "def f(:", "z = 2"))
    assert [(e.cell, e.line, e.kind) for e in source.errors] == [(2, 1, "syntax"), (4, 1, "syntax")]
    assert [source.span(node).cell for node in source.tree.body] == [1, 5]


def test_an_unclosed_string_breaks_its_own_cell_only() -> None:
    source = code_of(notebook("s = '''", "x = 1"))
    assert [e.cell for e in source.errors] == [1]
    assert [source.span(node).cell for node in source.tree.body] == [2]


def test_comments_lie_in_their_cells() -> None:
    source = code_of(notebook("x = 1", "%magic\ny = 2  # note"))
    assert [source.place(comment.line) for comment in source.comments()] == [(2, 2)]
