"""What an exception says about a fault: a run that it cuts short is no witness that the code is right."""

import pytest

from looplint import Confidence
from looplint.check import check
from looplint.config import Config

LOOP = """
import torch

net = torch.nn.Linear(4, 1)
opt = torch.optim.SGD(net.parameters(), lr=0.1)
decay = torch.optim.lr_scheduler.StepLR(opt, 2)
batches = iter(torch.load("batches.pt"))
try:
    for epoch in range(3):
        for step in range(100):
            x, y = next(batches)
            opt.zero_grad()
            (net(x) - y).square().mean().backward()
            opt.step()
except {caught}:
    {handler}
"""


def found(code: str, confidence: Confidence) -> list[tuple[str, int]]:
    return [
        (judged.rule.code, judged.finding.span.line) for judged in check(code, config=Config(confidence=confidence))
    ]


@pytest.mark.parametrize("handler", ["print('stopped')", "torch.save(net.state_dict(), 'last.pt')"])
def test_what_an_interrupted_run_leaves_out_is_no_doubt(handler: str) -> None:
    assert found(LOOP.format(caught="KeyboardInterrupt", handler=handler), Confidence.HIGH) == [("LL405", 6)]


def test_what_a_handler_does_is_done() -> None:
    assert found(LOOP.format(caught="StopIteration", handler="decay.step()"), Confidence.LOW) == []


WRONG_IN_HANDLER = """
import torch

net = torch.nn.Linear(4, 1)
opt = torch.optim.SGD(net.parameters(), lr=0.1)
for x, y in torch.load("batches.pt"):
    opt.zero_grad()
    (net(x) - y).square().mean().backward()
    try:
        torch.cuda.synchronize()
    except RuntimeError:
        opt.zero_grad()
    opt.step()
"""


def test_what_is_wrong_in_a_handler_only_is_likely_at_most() -> None:
    assert found(WRONG_IN_HANDLER, Confidence.HIGH) == []
    assert found(WRONG_IN_HANDLER, Confidence.MEDIUM) == [("LL102", 12)]


ONE_BATCH_OF_MANY = """
import torch

net = torch.nn.Linear(4, 1)
opt = torch.optim.SGD(net.parameters(), lr=0.1)
try:
    for x, y in torch.load("batches.pt"):
        opt.zero_grad()
        loss = (net(x) - y).square().mean()
        loss.backward()
        if loss.item() > 100:
            opt.zero_grad()
        opt.step()
except KeyboardInterrupt:
    print("stopped")
"""


def test_the_data_of_a_batch_are_a_doubt_also_where_exceptions_are_caught() -> None:
    assert found(ONE_BATCH_OF_MANY, Confidence.HIGH) == []
    assert found(ONE_BATCH_OF_MANY, Confidence.MEDIUM) == [("LL102", 12)]


EITHER_UNKNOWN = """
import torch
from project import load, named, newest

config = load()
net = torch.nn.Linear(4, 1)
opt = torch.optim.SGD(net.parameters(), lr=0.1)
if config.auto:
    config.resume = newest(config.folder)
else:
    config.resume = named(config.folder, config.name)
for x, y in torch.load("batches.pt"):
    if not config.resume:
        opt.zero_grad()
    (net(x) - y).square().mean().backward()
    opt.step()
"""


def test_an_answer_is_told_in_the_words_of_the_code() -> None:
    (judged,) = check(EITHER_UNKNOWN, config=Config(confidence=Confidence.LOW))
    assert judged.when == "config.resume is true"
