"""Recording from within a program, and in tests."""

from __future__ import annotations

from importlib.metadata import entry_points

import pytest

torch = pytest.importorskip("torch")

import looplint  # noqa: E402
from looplint.config import Config  # noqa: E402
from looplint.runtime.objects import Objects  # noqa: E402
from looplint.selection import Layer  # noqa: E402

pytest_plugins = ["pytester"]


def train(*, clear: bool) -> None:
    model = torch.nn.Linear(4, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
    for inputs in torch.randn(5, 8, 4):
        if clear:
            optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()


def test_judges_what_happened_within() -> None:
    with looplint.recording() as wrong:
        train(clear=False)
    with looplint.recording() as right:
        train(clear=True)
    assert [finding.rule.code for finding in wrong.findings] == ["LL101"]
    assert wrong.findings[0].finding.span.path.endswith("test_recording.py")
    assert right.findings == []
    assert right.steps == 5


def test_a_model_with_the_address_of_another_that_is_gone_is_one_of_its_own() -> None:
    objects = Objects(lambda row: None, lambda number: None)
    first = torch.nn.Linear(4, 1)
    number = objects.model(first)
    assert objects.owners(first.parameters()) == [number]
    second = torch.nn.Linear(4, 1)
    for parameter in second.parameters():
        objects._owners[id(parameter)] = number  # as if the memory of the first were used again
    del first
    other = objects.model(second)
    assert other != number
    assert objects.owners(second.parameters()) == [other]


def test_leaves_torch_as_it_was() -> None:
    before = torch.nn.Module.__call__, torch.autograd.backward, torch.optim.Optimizer.zero_grad
    with looplint.recording():
        assert torch.nn.Module.__call__ is not before[0]
    assert (torch.nn.Module.__call__, torch.autograd.backward, torch.optim.Optimizer.zero_grad) == before


def test_an_exception_goes_through() -> None:
    run = None

    def fail() -> None:
        nonlocal run
        with looplint.recording() as run:
            train(clear=False)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert run is not None
    assert run.findings


def test_heeds_the_configuration() -> None:
    with looplint.recording(Config(layers=(Layer(["LL2"]),))) as run:
        train(clear=False)
    assert run.findings == []


def test_the_fixture_fails_a_test_whose_loop_is_wrong(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        import torch

        def run(clear):
            model = torch.nn.Linear(4, 1)
            optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
            for inputs in torch.randn(5, 8, 4):
                if clear:
                    optimizer.zero_grad()
                model(inputs).pow(2).mean().backward()
                optimizer.step()

        def test_right(recorded_loop):
            run(True)

        def test_wrong(recorded_loop):
            run(False)
        """
    )
    installed = any(point.name == "looplint" for point in entry_points(group="pytest11"))
    result = pytester.runpytest(*([] if installed else ["-p", "looplint.runtime.pytest_plugin"]))
    result.assert_outcomes(passed=2, errors=1)
    result.stdout.fnmatch_lines(["*LL101*"])
