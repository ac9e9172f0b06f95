"""Each known fault is found at its place and nowhere else; its repair, and correct code that looks wrong, are quiet."""

import pytest
from cases import Case, Finding, at, lint, load, places

from looplint.rule import rules

CASES = load("bench", "variants")
FAULTS = [case for case in CASES if case.rule in rules()]  # those of rules to come wait for them
Table = dict


@pytest.fixture(scope="session")
def everything(tmp_path_factory: pytest.TempPathFactory) -> Table:
    """The findings of all rules."""
    return lint(CASES, tmp_path_factory.mktemp("everything"), "--select", "ALL")


@pytest.fixture(scope="session")
def default(tmp_path_factory: pytest.TempPathFactory) -> Table:
    """The findings that a user sees who has set nothing."""
    return lint(CASES, tmp_path_factory.mktemp("default"))


def of(rule: str, findings: list[Finding]) -> list[Finding]:
    return [finding for finding in findings if finding["code"] == rule]


def test_there_are_cases() -> None:
    assert len(CASES) > 200


@pytest.mark.parametrize("case", FAULTS, ids=lambda case: case.name)
def test_the_fault_is_found_at_its_place(case: Case, everything: Table) -> None:
    found = at(everything, case.member("buggy"))
    assert of(case.rule, found), f"{case.rule} is not reported; reported: {places(found)}"
    assert any(map(case.is_place, of(case.rule, found))), f"line {case.meta.get('line')} is meant, not {places(found)}"


@pytest.mark.parametrize("case", FAULTS, ids=lambda case: case.name)
def test_nothing_else_is_reported_beside_the_fault(case: Case, default: Table) -> None:
    allowed = {case.rule, *case.meta.get("also", [])}
    assert places(f for f in at(default, case.member("buggy")) if f["code"] not in allowed) == []


@pytest.mark.parametrize("case", FAULTS, ids=lambda case: case.name)
def test_the_repair_silences_the_rule(case: Case, everything: Table) -> None:
    assert case.member("fixed"), "a fault without its repair"
    assert places(of(case.rule, at(everything, case.member("fixed")))) == []


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_correct_code_is_quiet(case: Case, default: Table, everything: Table) -> None:
    correct = case.member("fixed") or case.member("clean")
    assert places(at(default, correct)) == []
    assert places(f for f in at(everything, correct) if f["code"] in case.meta.get("rules", [])) == []
