"""docs/agreement.json is about the examples that there are, docs/agreement.md says it, and a sample still holds.

`LOOPLINT_SLOW=1` measures all of them.
"""

from __future__ import annotations

import os

import pytest

pytest.importorskip("torch")

from looplint.examples import Breakage
from looplint.rule import rules
from looplint.runtime import agreement
from looplint.runtime.standins import StandIns, on_processor, variants

WANTED = dict(agreement.wanted())
KEPT = agreement.kept()
FEW = 8  # examples of the ordinary run


def sample() -> list[str]:
    names = [name for name, what in WANTED.items() if not isinstance(what, Breakage)]
    return names if os.environ.get("LOOPLINT_SLOW") else names[:: len(names) // FEW]


def test_every_example_was_measured_and_no_other() -> None:
    assert list(KEPT) == list(WANTED)


def test_every_disagreement_has_a_reason() -> None:
    assert [name for name, why in agreement.disagreements(KEPT).items() if not why] == []


def test_no_reason_is_given_where_none_is_needed() -> None:
    wrong = agreement.disagreements(KEPT)
    named = {name for name in agreement.REASONS if "-" in name}
    rules = {name for name in agreement.REASONS if "-" not in name}
    assert named <= wrong.keys()
    assert rules <= {name.partition("-")[0] for name in wrong}


def test_the_page_says_what_was_measured() -> None:
    assert agreement.PAGE.read_text("utf-8") == agreement.page(KEPT)


def test_what_the_guide_says_of_rules_that_runs_do_not_show_was_measured() -> None:
    guide = (agreement.ROOT / "docs" / "run.md").read_text("utf-8").partition("## What it does not see")[2]
    named = {code for code in rules() if code in guide}
    assert named
    assert named <= {name.partition("-")[0] for name in agreement.disagreements(KEPT)}
    apart = [code for codes in agreement.not_shown(KEPT).values() for code in codes]
    assert len(apart) == len(set(apart)) < len(rules()) // 2


@pytest.mark.parametrize("name", sample())
def test_an_example_still_agrees_as_it_did(name: str) -> None:
    agreement.warm_up()
    measured = {column: value for column, value in agreement.measure(WANTED[name]).items() if column != "error"}
    assert measured == {column: value for column, value in KEPT[name].items() if column != "error"}


def test_stand_ins_fit_each_other() -> None:
    for variant in variants("nn.Linear(6, 3) cross_entropy"):
        made = StandIns(variant, agreement.ROOT)
        batch = next(iter(made.of("loader")))
        inputs = batch if variant.gives == "inputs" else batch[0]
        assert made.of("model")(inputs).shape == (4, variant.classes)
        assert made.of("optimizer").param_groups[0]["params"][0] is next(made.of("model").parameters())


def test_a_script_for_an_accelerator_keeps_its_lines() -> None:
    assert on_processor("x.cuda()\ntorch.device(\"cuda:0\")\nf('cuda')\n") == 'x.cpu()\ntorch.device("cpu")\nf("cpu")\n'
