"""
# scaler.update() is missing or in the wrong place
`GradScaler.update()` ends an iteration: it adapts the scale and forgets which optimizers were unscaled and stepped. It
belongs once per iteration, after the last `scaler.step(...)`, also when the step is skipped by hand after `unscale_()`.
Without it the next `scaler.step()` or `scaler.unscale_()` of the same optimizer raises; before the step it changes the
scale under gradients that were scaled with the old one; twice in a row it raises as well.
Source: https://docs.pytorch.org/docs/stable/amp.html#torch.cuda.amp.GradScaler.update

```python bad
import torch
from torch import nn

model = nn.Linear(8, 2).cuda()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cuda")
for x, y in torch.load("loader.pt"):
    optimizer.zero_grad()
    with torch.autocast("cuda", dtype=torch.float16):
        loss = nn.functional.cross_entropy(model(x), y)
    scaler.scale(loss).backward()
    scaler.step(optimizer)  # LL302
```
```python fixed
import torch
from torch import nn

model = nn.Linear(8, 2).cuda()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cuda")
for x, y in torch.load("loader.pt"):
    optimizer.zero_grad()
    with torch.autocast("cuda", dtype=torch.float16):
        loss = nn.functional.cross_entropy(model(x), y)
    scaler.scale(loss).backward()
    scaler.step(optimizer)
    scaler.update()
```
```python bad
import torch
from torch import nn

def train(net, head, loader, limit):
    scaler = torch.amp.GradScaler("cuda")
    opt_net, opt_head = torch.optim.SGD(net.parameters(), 0.1), torch.optim.SGD(head.parameters(), 0.1)
    for x, y in loader:
        opt_net.zero_grad()
        opt_head.zero_grad()
        scaler.scale(nn.functional.cross_entropy(head(net(x)), y)).backward()
        scaler.step(opt_net)
        scaler.update()  # LL302
        scaler.step(opt_head)
        scaler.update()
```
One update after the steps of several optimizers, or for each of two separate losses, also after a skipped step:

```python good
import torch
from torch import nn

def train(gen, disc, loader, limit):
    scaler = torch.amp.GradScaler("cuda")
    opt_g, opt_d = torch.optim.Adam(gen.parameters()), torch.optim.Adam(disc.parameters())
    for z, real in loader:
        opt_d.zero_grad()
        scaler.scale(disc(gen(z).detach()).mean() - disc(real).mean()).backward()
        scaler.step(opt_d)
        scaler.update()
        opt_g.zero_grad()
        scaler.scale(-disc(gen(z)).mean()).backward()
        scaler.unscale_(opt_g)
        if nn.utils.clip_grad_norm_(gen.parameters(), 1.0) < limit:
            scaler.step(opt_g)
        scaler.update()

def train_together(net, head, loader):
    scaler = torch.amp.GradScaler("cuda")
    optimizers = [torch.optim.SGD(net.parameters(), 0.1), torch.optim.SGD(head.parameters(), 0.1)]
    for x, y in loader:
        for optimizer in optimizers:
            optimizer.zero_grad()
        scaler.scale(nn.functional.cross_entropy(head(net(x)), y)).backward()
        for optimizer in optimizers:
            scaler.step(optimizer)
        scaler.update()
```

```diff reference_loop/train.py
-    state.scaler.update()
```
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from looplint import Event, Finding, Fix, Group, Guard, Note, Obj, Op, Role, Run, changes, rule

RAISES = "the next iteration raises, and the scale never adapts"


@rule(
    "LL302",
    "scaler-update-misplaced",
    Group.ERROR,
    reads={Op.SCALE, Op.BACKWARD, Op.UNSCALE, Op.STEP, Op.SCALER_UPDATE},
    needs={Op.SCALE, Op.STEP},
    fix="safe",
)
def check(run: Run) -> Iterator[Finding]:
    """Steps, unscales and updates of each scaler, in order."""
    for scaler in _scalers(run):
        if scaler.args.get("enabled") is not False:
            yield from _missing(run, scaler)
            yield from _misplaced(run, scaler)
            yield from _skipped(run, scaler)


def _scalers(run: Run) -> list[Obj]:
    found = {id(step.args["scaler"]): step.args["scaler"] for step in run.all(Op.STEP) if step.args.get("scaler")}
    return [scaler for scaler in found.values() if scaler.role is Role.SCALER]


def _missing(run: Run, scaler: Obj) -> Iterator[Finding]:
    """A step whose optimizer is used again through the scaler, in a new iteration, without an update in between."""
    for step in run.all(Op.STEP):
        if step.args.get("scaler") is not scaler or step.obj is None:
            continue
        again = next((e for e in _uses(run, scaler, step.obj) if e.index > step.index), None)
        if again is None or run.between(step, again, Op.SCALER_UPDATE, of=scaler):
            continue
        if not run.between(step, again, Op.BACKWARD):
            continue
        elsewhere = run.all(Op.SCALER_UPDATE, of=scaler)
        yield Finding(
            step,
            f"{scaler.name or 'scaler'}.update() is not called after this step: {RAISES}",
            notes=(Note(again, "used again here"), *(Note(e, "updated only here") for e in elsewhere[:1])),
            fix=Fix(
                f"call {scaler.name or 'scaler'}.update() after the step",
                safe=not elsewhere,
                changes=_updated(scaler, step, elsewhere),
            ),
        )


def _updated(scaler: Obj, step: Event, elsewhere: Sequence[Event]) -> tuple[changes.Change, ...]:
    """A new update behind the step; the only one there is comes there."""
    if elsewhere:
        return (changes.move_after(elsewhere[0], step, inside=True, bare=True),)
    return (changes.after(step, "{}.update()", changes.receiver(step, scaler.name)),)


def _uses(run: Run, scaler: Obj, optimizer: Obj) -> list[Event]:
    """The steps and unscales of an optimizer through a scaler."""
    return [
        event
        for event in run.all(Op.STEP, Op.UNSCALE)
        if (event.obj is optimizer and event.args.get("scaler") is scaler)
        or (event.obj is scaler and event.args.get("optimizer") is optimizer)
    ]


def _misplaced(run: Run, scaler: Obj) -> Iterator[Finding]:
    """An update between a scaled backward and its step, or one for which nothing was stepped or unscaled."""
    last: Event | None = None
    for update in run.all(Op.SCALER_UPDATE, of=scaler):
        step = _step_cut_off(run, scaler, update)
        used = _used_since(run, scaler, last, update)
        if step is not None:
            yield Finding(
                update,
                "the loss scale is updated before this iteration's step: it divides by another scale than was used",
                notes=(Note(step, "stepped only here, with gradients of the old scale"),),
                fix=Fix(
                    f"move {scaler.name or 'scaler'}.update() behind the last step",
                    changes=(_behind(run, update, step),),
                ),
            )
        elif not used and _began(run, last, update):
            yield Finding(
                update,
                "the loss scale is updated without a step since the last update: this raises an AssertionError",
                notes=(Note(last, "updated here before"),) if last is not None else (),
                fix=Fix("update once per iteration, together with the step", changes=(changes.delete(update),)),
            )
        last = update


def _behind(run: Run, update: Event, step: Event) -> changes.Change:
    """Behind the step; where another update stands there already, this one goes."""
    other = run.next(Op.SCALER_UPDATE, after=step, of=update.obj)
    again = other is not None and other.at != update.at and run.same_turn(other, step)
    return changes.delete(update) if again else changes.move_after(update, step)


def _step_cut_off(run: Run, scaler: Obj, update: Event) -> Event | None:
    for step in run.all(Op.STEP):
        if step.index < update.index or step.args.get("scaler") is not scaler:
            continue
        earlier = run.last(Op.STEP, before=step, of=step.obj)
        filling = run.meeting(step, Op.BACKWARD, after=earlier, before=step, unsure=True)
        backwards = [e for e in filling if e.args.get("scaler") is scaler]
        if backwards and backwards[-1].index < update.index and run.same_turn(update, step):
            return step
    return None


def _used_since(run: Run, scaler: Obj, last: Event | None, update: Event) -> bool:
    since = last.index if last is not None else -1
    steps = (e for e in run.all(Op.STEP, Op.UNSCALE) if since < e.index < update.index)
    return any(e.args.get("scaler") is scaler or e.obj is scaler for e in steps)


def _began(run: Run, last: Event | None, update: Event) -> bool:
    """Whether the iteration that the update ends is seen whole."""
    return last is not None or any(e.index < update.index for e in run.all(Op.BACKWARD))


def _skipped(run: Run, scaler: Obj) -> Iterator[Finding]:
    """An optimizer unscaled in two iterations, whose step and update both stand under a test on the batch."""
    for first, second in run.windows(Op.UNSCALE, of=scaler):
        optimizer = first.args.get("optimizer")
        if second.args.get("optimizer") is not optimizer or run.between(first, second, Op.SCALER_UPDATE, of=scaler):
            continue
        update = next((e for e in run.all(Op.SCALER_UPDATE, of=scaler) if _under_data(e, first)), None)
        if update is not None and not run.between(first, second, Op.STEP, of=optimizer):
            yield Finding(
                update,
                "the update is skipped together with the step: after a skipped one the next unscale_() raises",
                notes=(Note(first, "unscaled here, then not stepped"), Note(second, "unscaled again")),
                fix=Fix(
                    f"call {scaler.name or 'scaler'}.update() whether or not the step was skipped",
                    changes=(changes.move_after(update, _own_guards(update, first)[0].at, inside=True, bare=True),),
                ),
                on_data=True,
            )


def _own_guards(update: Event, unscale: Event) -> list[Guard]:
    common = {guard.at for guard in unscale.guards}
    return [guard for guard in update.guards if guard.at not in common]


def _under_data(update: Event, unscale: Event) -> bool:
    own = _own_guards(update, unscale)
    return bool(own) and all(guard.kind != "gate" for guard in own)
