"""The promises that every rule's file keeps, so that rules can be added by adding a file."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import looplint.rules
from looplint import Rule
from looplint.docs import sections
from looplint.examples import breakages, examples, fences
from looplint.rule import rules

PACKAGE = Path(looplint.rules.__file__).parent
ROOT = PACKAGE.parents[1]
FILES = sorted(path for path in PACKAGE.rglob("*.py") if path.name != "__init__.py")
OURS = [rule for rule in rules().values() if Path(rule.path).is_relative_to(PACKAGE)]
FRAMEWORKS = {"accelerate", "lightning", "deepspeed", "fabric", "ignite", "timm", "transformers"}
LONGEST = 300  # lines of a rule's file; about 100 is the aim
LONGEST_CODE = 160  # of these, after the page: the detection, and what it says of the repair

every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
every_rule = pytest.mark.parametrize("rule", OURS, ids=lambda rule: rule.code)


def test_there_are_rules() -> None:
    assert len(OURS) == len(FILES) > 0


@every_rule
def test_file_is_named_for_the_rule_and_lies_in_its_hundred(rule: Rule) -> None:
    path = Path(rule.path)
    folder = {section.digit: section.folder for section in sections()}[rule.code[2]]
    assert re.fullmatch(r"LL\d{3}", rule.code)
    assert (path.stem, path.parent) == (rule.name.replace("-", "_"), folder)


def test_codes_and_names_are_unique() -> None:
    registered = re.compile(r'^@rule\(\s*"(\w+)"', re.MULTILINE)
    codes = [code for path in FILES for code in registered.findall(path.read_text("utf-8"))]
    assert sorted(codes) == sorted({rule.code for rule in OURS})
    assert len({rule.name for rule in OURS}) == len(OURS)


@every_rule
def test_page_has_a_title_and_shows_wrong_and_right(rule: Rule) -> None:
    kinds = {example.kind for example in examples(rule)}
    assert re.match(r"\s*# \S", rule.doc), "the docstring begins with a Markdown title"
    assert not rule.title.endswith(".")
    if rule.reads:  # the others report what is no code: a comment, a setting
        assert "bad" in kinds
        assert kinds & {"fixed", "good"}
    else:
        assert list(fences(rule.doc))


@every_rule
def test_bad_examples_mark_a_line_and_right_ones_none(rule: Rule) -> None:
    for example in examples(rule):
        assert bool(example.expected) == (example.kind == "bad"), example.id


@every_rule
def test_needs_are_read(rule: Rule) -> None:
    assert rule.needs <= rule.reads


@every_rule
def test_unless_names_other_rules(rule: Rule) -> None:
    assert set(rule.unless) <= rules().keys() - {rule.code}


@every_rule
def test_changes_to_the_reference_loop_fit(rule: Rule) -> None:
    for change in breakages(rule):
        text = (ROOT / change.path).read_text("utf-8")
        assert change.apply(text) != text


@every_file
def test_messages_are_lower_case_without_a_period(path: Path) -> None:
    for line, text in _said(ast.parse(path.read_text("utf-8"))):
        assert not re.match(r"[A-Z][a-z]*\b(?![.(_])", text), f"{path.name}:{line} begins with a capital: {text!r}"
        assert not text.endswith("."), f"{path.name}:{line} ends with a period: {text!r}"
        assert "\n" not in text, f"{path.name}:{line} is more than one line: {text!r}"


def test_the_message_check_can_fail() -> None:
    code = """
Finding(x, "Gradients are lost.")
Note(x, f"{name} is Wrong" if y else "No")
Fix("Call it" + "s.")
"""
    said = [text for _, text in _said(ast.parse(code))]
    assert said == ["Gradients are lost.", "{} is Wrong", "No", "Call its."]


@every_file
def test_no_rule_names_a_framework(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    del tree.body[0]  # the page may
    words = set(re.findall(r"[a-z]+", ast.unparse(tree).lower()))
    assert not words & FRAMEWORKS


@every_file
def test_files_are_short(path: Path) -> None:
    text = path.read_text("utf-8")
    lines, page = len(text.splitlines()), ast.parse(text).body[0].end_lineno
    assert lines <= LONGEST
    assert lines - (page or 0) <= LONGEST_CODE


def _said(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The texts given to Finding, Note and Fix, with `{}` for what is filled in."""
    position = {"Finding": (1, "message"), "Note": (1, "text"), "Fix": (0, "title")}
    named = {
        target.id: node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name))
    for call in calls:
        if call.func.id in position:  # type: ignore[attr-defined]
            index, keyword = position[call.func.id]  # type: ignore[attr-defined]
            given = call.args[index : index + 1] or [k.value for k in call.keywords if k.arg == keyword]
            yield from ((call.lineno, text) for node in given for text in _texts(node, named))


def _texts(node: ast.expr, named: dict[str, ast.expr]) -> list[str]:
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.JoinedStr(values=parts):
            return ["".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in parts)]
        case ast.IfExp(body=one, orelse=other):
            return [*_texts(one, named), *_texts(other, named)]
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            return [a + b for a in _texts(left, named) or ["{}"] for b in _texts(right, named) or ["{}"]]
        case ast.Name(id=name) if name in named:
            return _texts(named[name], {k: v for k, v in named.items() if k != name})
    return []
