"""
# Gradients are clipped where it has no effect
Clipping changes `.grad`. It works only after `backward()` has filled it and before `step()` uses it. After the step, it
shrinks gradients that are used already; before the backward, it sees none, or those of the batch before. Either way the
update is not clipped, and the limit in the configuration does nothing.

With Lightning's automatic optimisation `training_step` runs before the backward: use `gradient_clip_val`, or clip in
`configure_gradient_clipping`.

```python bad
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
    torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)  # LL108
```
```python fixed
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    optimizer.step()
```
```python bad
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    loss = model(inputs).pow(2).mean()
    torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)  # LL108
    loss.backward()
    optimizer.step()
```
```python good
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for i, inputs in enumerate(torch.randn(20, 16, 8)):
    (model(inputs).pow(2).mean() / 4).backward()
    if (i + 1) % 4 == 0:
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        optimizer.zero_grad()
```
```diff reference_loop/train.py
-    norm = clip_grad_norm_(state.model.parameters(), state.clip.limit)
...
     state.scaler.step(state.optimizer)
+    norm = clip_grad_norm_(state.model.parameters(), state.clip.limit)
```
"""

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, changes, rule


@rule(
    "LL108",
    "clip-misplaced",
    Group.ERROR,
    reads={Op.MAKE, Op.BACKWARD, Op.ASSIGN_GRAD, Op.STEP, Op.CLIP, Op.ZERO_GRAD},
    needs={Op.CLIP, Op.BACKWARD, Op.STEP},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """Nothing fills gradients between the last step or clear and the clip."""
    for clip in run.all(Op.CLIP):
        if clip.args.get("max_norm") == float("inf") or _works_elsewhere(run, clip):
            continue
        before = _before(run, clip)
        backward = next(iter(run.meeting(clip, Op.BACKWARD, after=clip)), None)
        if before is not None and before.op is Op.STEP and run.filling(before):
            move = changes.move_before(clip, before)
            yield _finding(clip, "after the step has used them", Note(before, "used here"), move)
        elif backward is not None and (before is not None or run.entry.whole) and run.shared_loop(clip, backward):
            move = changes.move_after(clip, backward, inside=True)
            yield _finding(clip, "before the backward fills them", Note(backward, "filled here"), move)


def _before(run: Run, clip: Event) -> Event | None:
    """The latest event that filled, used or emptied what is clipped."""
    fills = run.meeting(clip, Op.BACKWARD, Op.ASSIGN_GRAD, before=clip, unsure=True)
    ends = run.meeting(clip, Op.STEP, Op.ZERO_GRAD, before=clip)
    return max((*fills, *ends), key=lambda event: event.index, default=None)


def _works_elsewhere(run: Run, clip: Event) -> bool:
    """Whether the clip, in this turn or another, does stand after a backward."""
    same = (c for c in run.all(Op.CLIP) if c.at == clip.at)
    return any((e := _before(run, c)) is not None and e.op in (Op.BACKWARD, Op.ASSIGN_GRAD) for c in same)


def _finding(clip: Event, when: str, note: Note, move: changes.Change) -> Finding:
    return Finding(
        clip,
        f"gradients are clipped {when}: the update is not clipped at all",
        tuple(sorted((Note(clip, "clipped here"), note), key=lambda n: n.at.index if isinstance(n.at, Event) else 0)),
        Fix("clip between backward() and step()", changes=(move,)),
    )
