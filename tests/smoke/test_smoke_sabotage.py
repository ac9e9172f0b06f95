"""An edit must fit its file, change its code, reach every name of it, and be undone."""

from __future__ import annotations

import pytest

from looplint.smoke.sabotage import ACTIVE, Sabotage, SabotageError
from reference_loop import optim, precision, randomness
from reference_loop.data import derive


def edit(old: str, new: str, module: str = "reference_loop.randomness", within: str = "") -> Sabotage:
    return Sabotage("test", module, old, new, within)


def divide(by: int) -> float:
    return 1 / by


def test_reaches_names_that_were_imported_before() -> None:
    before = derive(0, 1)
    with edit("repr((seed, *parts))", "repr(parts)").applied():
        assert derive(0, 1) == derive(5, 1) == randomness.derive(7, 1)
    assert derive(0, 1) == before != derive(5, 1)


def test_reaches_methods() -> None:
    clip = optim.Clip("none", 1)
    with edit("return dict(vars(self))", "return {}", "reference_loop.optim").applied():
        assert clip.state_dict() == {}
    assert clip.state_dict()


def test_reaches_tables() -> None:
    with edit('"bf16": torch.bfloat16', '"bf16": torch.float16', "reference_loop.precision").applied():
        assert precision.TYPES["bf16"] is precision.TYPES["fp16"]
    assert precision.TYPES["bf16"] is not precision.TYPES["fp16"]


def test_is_undone_after_an_error() -> None:
    sabotage = edit("repr((seed, *parts))", "repr(parts)")
    with pytest.raises(ZeroDivisionError), sabotage.applied():
        divide(len(ACTIVE) - 1)
    assert derive(0) != derive(1)
    assert ACTIVE == []


def test_tells_its_line() -> None:
    sabotage = edit("torch.manual_seed(seed)", "pass", within="seed_everything")
    assert sabotage.before == "torch.manual_seed(seed)"
    assert sabotage.after == "pass"
    assert sabotage.path.read_text().splitlines()[sabotage.line - 1].strip() == sabotage.before


@pytest.mark.parametrize(
    ("sabotage", "message"),
    [
        (edit("this line is gone", "pass"), "0 lines"),
        (edit("torch", "numpy"), "lines"),
        (edit("torch.manual_seed(seed)", "pass", within="no_such_function"), "0 definitions"),
        (edit("seed", "seed", "reference_loop.no_such_module"), "no module"),
        (edit('from_bytes(digest, "little")', 'from_bytes(digest, "little")  # the same'), "changes no code"),
    ],
)
def test_an_edit_that_does_not_fit_is_an_error(sabotage: Sabotage, message: str) -> None:
    with pytest.raises(SabotageError, match=message), sabotage.applied():
        pass
