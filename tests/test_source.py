"""Files as Python reads them, whatever they hold, and places as people count them."""

from __future__ import annotations

import ast
import errno
import gc
import sys
import warnings
from pathlib import Path

import pytest

from looplint.events import Span
from looplint.static.source import PYTHON, SourceError, Text, load, read


def error(data: bytes, name: str = "train.py") -> SourceError:
    with pytest.raises(SourceError) as caught:
        load(name, data)
    return caught.value


def text(data: bytes) -> str:
    return read("train.py", data).text


# -- encodings and line ends ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("data", "expected"),
    [
        pytest.param(b"", "", id="empty"),
        pytest.param(b"\xef\xbb\xbfx = 1\n", "x = 1\n", id="byte order mark"),
        pytest.param(b"# coding: latin-1\nx = '\xe9'\n", "# coding: latin-1\nx = 'é'\n", id="latin-1 declared"),
        pytest.param(
            b"#!/bin/py\n# -*- coding: cp1252 -*-\n#\x80", "#!/bin/py\n# -*- coding: cp1252 -*-\n#€", id="line 2"
        ),
        pytest.param(b"\xef\xbb\xbf# coding: utf8\nx", "# coding: utf8\nx", id="mark and utf8"),
        pytest.param("x = 'é'".encode(), "x = 'é'", id="utf-8 is the default"),
        pytest.param(b"a\r\nb\rc\n", "a\nb\nc\n", id="CRLF and CR"),
        pytest.param(b"a\n\x0cb\n", "a\n\x0cb\n", id="form feed"),
    ],
)
def test_text_is_decoded_as_python_decodes_it(data: bytes, expected: str) -> None:
    assert text(data) == expected


def test_a_declaration_in_the_third_line_or_behind_code_is_none() -> None:
    assert text("\n\n# coding: latin-1\n'é'".encode()).endswith("'é'")
    assert text("x = 1\n# coding: latin-1\n'é'".encode()).endswith("'é'")


@pytest.mark.parametrize(
    ("data", "line", "column", "says"),
    [
        pytest.param(b"x = 1\ny = 'caf\xe9'\n", 2, 9, "not UTF-8, and no other encoding is declared", id="undeclared"),
        pytest.param(b"# coding: ascii\n#\xff", 2, 2, "not ascii, which it declares", id="wrongly declared"),
        pytest.param(b"# coding: klingon\n", 1, 1, "unknown encoding klingon", id="unknown"),
        pytest.param(b"# coding: hex\n", 1, 1, "unknown encoding hex", id="no text encoding"),
        pytest.param(b"\xef\xbb\xbf# coding: latin-1\n", 1, 1, "byte order mark", id="mark against declaration"),
        pytest.param("x = 1".encode("utf-16"), 1, 1, "UTF-16", id="utf-16"),
        pytest.param(b"a = 1\nb = '\0'\n", 2, 6, "NUL byte", id="NUL"),
        pytest.param(b"def f(:\n", 1, 7, PYTHON, id="syntax"),
        pytest.param(b"if True:\nx = 1\n", 2, 1, "expected an indented block", id="indentation"),
        pytest.param(b"x = '\xc3\xa9', (1\n", 1, 10, "never closed", id="columns count characters"),
    ],
)
def test_what_is_no_python_is_said_with_its_place(data: bytes, line: int, column: int, says: str) -> None:
    found = error(data)
    assert (found.line, found.column, found.cell) == (line, column, 0)
    assert says in found.message
    assert found.kind == "syntax"
    assert found.span.path == "train.py"


@pytest.mark.parametrize(
    "code",
    [
        "print 'x'",
        "exec 'x'",
        "raise E, 'x'",
        "try: pass\nexcept E, e: pass",
        "a <> b",
        "x = `y`",
        "10L",
        "0777",
        "ur'x'",
    ],
)
def test_python_2_is_recognized(code: str) -> None:
    found = error(code.encode())
    assert "Python 2 syntax?" in found.message
    assert PYTHON in found.message


@pytest.mark.parametrize("code", ["f(", "x = = 2", "def f(print: x", "for x in print_all: y z"])
def test_other_errors_are_not_taken_for_python_2(code: str) -> None:
    assert "Python 2" not in error(code.encode()).message


# -- hostile depth -------------------------------------------------------------------------------------------------
DEPTH = 3_000
DEEP = {
    "brackets": "(" * DEPTH + ")" * DEPTH,
    "lists": "x = " + "[" * DEPTH + "]" * DEPTH,
    "attributes": "x" + ".a" * DEPTH,
    "calls": "x" + "()" * DEPTH,
    "sums": "x" + "+x" * DEPTH,
    "minus": "x = " + "-" * DEPTH + "1",
    "nots": "x = " + "not " * DEPTH + "1",
    "ifs": "".join(" " * i + "if x:\n" for i in range(DEPTH)) + " " * DEPTH + "pass\n",
    "elifs": "if x: pass\n" + "elif x: pass\n" * DEPTH,
    "lambdas": "x = " + "lambda: " * DEPTH + "1",
}


@pytest.mark.parametrize("kind", DEEP)
def test_deep_nesting_is_a_tree_or_a_clear_error(kind: str) -> None:
    try:
        source = load("train.py", DEEP[kind].encode())
    except SourceError as found:
        assert "nested" in found.message  # noqa: PT017 - both outcomes are right
    else:
        assert isinstance(source.tree, ast.Module)


@pytest.mark.parametrize("exception", [RecursionError, MemoryError, ValueError("odd")])
def test_whatever_the_parser_raises_is_an_error_of_the_file(
    exception: BaseException, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(text: str) -> ast.Module:
        raise exception

    monkeypatch.setattr(ast, "parse", fail)
    assert error(b"x = 1").kind == "syntax"
    assert gc.isenabled()


# -- side effects --------------------------------------------------------------------------------------------------
def test_warnings_of_the_user_stay_silent(capfd: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        load("train.py", rb"x = '\d'; assert (1, 'x'); 1or 2; x is 1")
    assert capfd.readouterr() == ("", "")


def test_the_collector_is_left_as_it_was() -> None:
    load("train.py", b"x = 1")
    assert gc.isenabled()
    gc.disable()
    try:
        load("train.py", b"x = 1")
        assert not gc.isenabled()
    finally:
        gc.enable()


# -- files ---------------------------------------------------------------------------------------------------------
def test_a_file_that_the_system_refuses_is_unreadable(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.py", tmp_path):
        with pytest.raises(SourceError) as caught:
            load(str(path))
        assert caught.value.kind == "unreadable"
        assert caught.value.message[0].islower()
    with pytest.raises(SourceError):
        load("a\0b.py")


def test_a_file_without_permission_is_unreadable(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:  # the superuser, who runs many a test, is refused nothing
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr("builtins.open", refuse)
    with pytest.raises(SourceError, match="permission denied") as caught:
        load("secret.py")
    assert caught.value.kind == "unreadable"


def test_too_large_a_file_is_refused_before_it_is_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["looplint.static.source"], "LARGEST", 20)
    found = error(b"x = 1\n" * 10)
    assert found.kind == "size"
    assert "too large" in found.message


# -- places --------------------------------------------------------------------------------------------------------
def span_of(data: bytes, wanted: str) -> Span:
    source = load("train.py", data)
    nodes = [node for node in ast.walk(source.tree) if isinstance(node, ast.expr) and ast.unparse(node) == wanted]
    return source.span(nodes[0])


@pytest.mark.parametrize(
    ("code", "span"),
    [
        ("x = f(1)", Span("train.py", 1, 5, 1, 9)),
        ("é = 'ü'; x = f(1)", Span("train.py", 1, 14, 1, 18)),
        ("# é\nx = f(1)", Span("train.py", 2, 5, 2, 9)),
        ("s = '🙂🙂' + f(1)", Span("train.py", 1, 12, 1, 16)),
        ("a = 1\r\n\r\nx = f(1)", Span("train.py", 3, 5, 3, 9)),
        ("a = 1\rx = f(1)", Span("train.py", 2, 5, 2, 9)),
        ("a = '\x0b\x1c\u2028'\nx = f(1)", Span("train.py", 2, 5, 2, 9)),
        ("\x0cx = f(1)", Span("train.py", 1, 6, 1, 10)),
        ("x = f(\n  1\n)", Span("train.py", 1, 5, 3, 2)),
    ],
)
def test_spans_count_characters_and_pythons_lines(code: str, span: Span) -> None:
    assert span_of(code.encode(), "f(1)") == span


def test_lines_are_those_of_the_spans() -> None:
    source = load("train.py", b"a = 1\r\nx = f(1)\r\n")
    assert source.line(2) == "x = f(1)"
    assert source.line(0) == source.line(9) == ""


# -- comments ------------------------------------------------------------------------------------------------------
def statements(code: str) -> list[tuple[int, int, int, bool]]:
    return [(c.line, c.first, c.last, c.alone) for c in Text("train.py", code).comments()]


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        pytest.param("x = 1  # a\n", [(1, 1, 1, False)], id="one line"),
        pytest.param("f(  # a\n  1,  # b\n)  # c\n", [(1, 1, 3, False), (2, 1, 3, False), (3, 1, 3, False)], id="long"),
        pytest.param("# a\n# b\nx = (1,\n 2)\n", [(1, 3, 4, True), (2, 3, 4, True)], id="before"),
        pytest.param("# a\n\nx = 1\n", [(1, 1, 1, True)], id="a blank line parts"),
        pytest.param("for x in y:  # a\n    z  # b\n", [(1, 1, 1, False), (2, 2, 2, False)], id="header only"),
        pytest.param("s = '''# no\n# no'''\n", [], id="strings"),
        pytest.param("if x:\n    # a\n    y\n", [(2, 3, 3, True)], id="inside a block"),
        pytest.param("x = 1\n# a", [(2, 2, 2, True)], id="at the end"),
        pytest.param("# a\nx = (", [(1, 1, 1, True)], id="as far as it can be read"),
    ],
)
def test_comments_know_their_statement(code: str, expected: list[tuple[int, int, int, bool]]) -> None:
    assert statements(code) == expected
