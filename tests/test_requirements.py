"""docs/requirements.md names what exists: rules, probes, places of reference_loop."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import NamedTuple

import pytest

from looplint.rule import Group, rules

ROOT = Path(__file__).parents[1]


class Row(NamedTuple):
    number: str
    text: str
    rules: list[str]
    probes: list[str]
    places: list[str]


def rows() -> list[Row]:
    lines = (ROOT / "docs" / "requirements.md").read_text(encoding="utf-8").splitlines()
    cells = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if re.match(r"\| S\d\d ", line)]
    return [Row(number, text, *(part.split() for part in rest)) for number, text, *rest in cells]


@pytest.mark.parametrize("row", rows(), ids=lambda row: row.number)
def test_names_what_exists(row: Row) -> None:
    probes = {path.stem.replace("_", "-") for path in (ROOT / "looplint" / "smoke" / "probes").rglob("*.py")}
    assert set(row.rules) <= rules().keys()
    assert set(row.probes) <= probes
    for place in row.places:
        file, _, name = place.partition(":")
        tree = ast.parse((ROOT / "reference_loop" / file).read_text(encoding="utf-8"))
        assert name in {node.name for node in tree.body if isinstance(node, (ast.FunctionDef, ast.ClassDef))}, place
    assert row.rules or row.probes or row.places


def test_numbers_are_in_order() -> None:
    numbers = [row.number for row in rows()]
    assert len(numbers) > 40
    assert numbers == sorted(set(numbers))


def test_every_probe_proves_something_that_is_asked_for() -> None:
    probes = {path.stem.replace("_", "-") for path in (ROOT / "looplint" / "smoke" / "probes").glob("*/[a-z]*.py")}
    assert probes == {probe for row in rows() for probe in row.probes}


def test_every_error_of_the_loop_is_asked_for_somewhere() -> None:
    """Rules on looplint's own files aside; what is left out is listed, for each is a slip rather than a requirement."""
    named = {code for row in rows() for code in row.rules}
    slips = {code for code, rule in rules().items() if rule.group is Group.ERROR and code not in named}
    assert {code for code in slips if code.startswith(("LL3", "LL5", "LL9"))} <= {"LL312", "LL905"}
