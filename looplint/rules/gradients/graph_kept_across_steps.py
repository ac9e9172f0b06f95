"""
# A graph is kept for longer than its step
`backward(retain_graph=True)` keeps all that the forward has stored. Where no second backward follows, the memory of
two batches is held instead of one. A hidden state that goes into the next batch without `detach()` hangs on the
graphs of all batches before: each backward goes through all of them, time and memory grow with every step, until the
memory ends. Without `retain_graph=True` the second backward raises "backward through the graph a second time".

```python bad
import torch
from torch import nn

model = nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward(retain_graph=True)  # LL112
    optimizer.step()
```
```python fixed
import torch
from torch import nn

model = nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
```
```python bad
import torch
from torch import nn

rnn = nn.GRU(8, 8)
optimizer = torch.optim.SGD(rnn.parameters(), lr=0.1)
hidden = torch.zeros(1, 16, 8)
for inputs in torch.randn(10, 5, 16, 8):
    optimizer.zero_grad()
    out, hidden = rnn(inputs, hidden)
    out.pow(2).mean().backward(retain_graph=True)  # LL112
    optimizer.step()
```
Two backwards over one graph, one graph for many steps, and a hidden state that is cut off:

```python good
import torch
from torch import nn

gen, disc, rnn = nn.Linear(8, 8), nn.Linear(8, 1), nn.GRU(8, 8)
opt_g, opt_d = torch.optim.SGD(gen.parameters(), lr=0.1), torch.optim.SGD(disc.parameters(), lr=0.1)
for noise in torch.randn(10, 16, 8):
    fake = gen(noise)
    opt_d.zero_grad()
    disc(fake).mean().backward(retain_graph=True)
    opt_d.step()
    opt_g.zero_grad()
    (-disc(fake).mean()).backward()
    opt_g.step()
optimizer = torch.optim.SGD(rnn.parameters(), lr=0.1)
hidden = torch.zeros(1, 16, 8)
for inputs in torch.randn(10, 5, 16, 8):
    optimizer.zero_grad()
    out, hidden = rnn(inputs, hidden.detach())
    out.pow(2).mean().backward()
    optimizer.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Loop, Note, Op, Run, changes, related, rule


@rule(
    "LL112",
    "graph-kept-across-steps",
    Group.WARNING,
    reads={Op.FORWARD, Op.BACKWARD, Op.GRAD, Op.STEP, Op.MENTION},
    needs={Op.BACKWARD, Op.STEP},
    fix="safe",
)
def check(run: Run) -> Iterator[Finding]:
    """A backward in each turn that keeps its graph for nobody, or goes through the graphs of the turns before."""
    for backward in run.all(Op.BACKWARD):
        loop = run.innermost(backward)
        kept = backward.args.get("retain_graph") is True and backward.args.get("create_graph") is not True
        if loop is None or not (loop.carries or kept):
            continue
        if not any(run.same_turn(backward, s) and run.innermost(s) is loop for s in run.all(Op.STEP)):
            continue
        if loop.carries:
            yield _carried(backward, loop)
        else:
            forward = _forward(run, backward)
            if forward is not None and not _is_used_again(run, backward):
                yield _kept(backward, forward)


def _forward(run: Run, backward: Event) -> Event | None:
    """The forward of this turn that the graph comes from, unless a part of it was computed before the loop."""
    reached = backward.params or ()
    forwards = [f for f in run.within(None, backward, Op.FORWARD) if run.grad_enabled(f) and f.obj is not None]
    forwards = [f for f in forwards if any(related(f.obj, model) for model in reached if f.obj is not None)]
    loop = run.innermost(backward)
    if any(loop not in [t.loop for t in f.loops()] for f in forwards):
        return None
    return forwards[-1] if forwards and run.same_turn(forwards[-1], backward) else None


def _is_used_again(run: Run, backward: Event) -> bool:
    """Whether another backward stands in the same turn, or the loss is handed to code that is not seen."""
    others = (e for e in run.all(Op.BACKWARD, Op.GRAD) if e is not backward and run.same_turn(e, backward))
    if any(run.shared_loop(other, backward) is not None for other in others):
        return True
    return any(m.obj is backward.obj and m.args.get("how") == "passed" for m in run.all(Op.MENTION))


def _kept(backward: Event, forward: Event) -> Finding:
    return Finding(
        backward,
        "retain_graph=True keeps the graph, but no second backward goes through it: the memory of two batches is held",
        (Note(forward, "each turn builds its own graph here"),),
        Fix("leave retain_graph=True out", safe=True, changes=(changes.drop(backward, "retain_graph"),)),
    )


def _carried(backward: Event, loop: Loop) -> Finding:
    name = loop.carries[0]
    kept = (changes.drop(backward, "retain_graph"),) if backward.args.get("retain_graph") is True else ()
    cut = changes.head(loop.at or backward, "{} = {}.detach()", changes.spelled(name), changes.spelled(name))
    return Finding(
        backward,
        f"{name} goes from turn to turn with its graph: each backward goes through all turns before",
        (Note(loop.at or backward, f"{name} is handed from turn to turn"),),
        Fix(f"cut it off at the head of each turn: {name} = {name}.detach()", changes=(cut, *kept)),
    )
