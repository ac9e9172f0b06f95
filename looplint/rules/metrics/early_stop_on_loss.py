"""
# Stopping by the loss while a metric is what counts
The validation loss may rise, because the model grows too sure of its mistakes, while accuracy, recall or F1 still
improve. Where such a metric is computed, and it is what the model is for, stopping on the loss ends the training early.

Stop (and keep the best model) by the metric of interest, or stay with the loss on purpose.

```python bad
import torch

model, best, stale = torch.nn.Linear(8, 2), float("inf"), 0
batches = list(torch.randn(10, 16, 8))
for epoch in range(100):
    total, hits = 0.0, 0
    with torch.no_grad():
        for inputs in batches:
            wanted = torch.randint(0, 2, (16,))
            scores = model(inputs)
            total += torch.nn.functional.cross_entropy(scores, wanted).item()
            hits += (scores.argmax(dim=1) == wanted).sum().item()
    val_loss, accuracy = total / len(batches), hits / 160
    if val_loss < best:  # LL808
        best, stale = val_loss, 0
    else:
        stale += 1
        if stale > 5:
            break
```
```python fixed
import torch

model, best, stale = torch.nn.Linear(8, 2), -1.0, 0
batches = list(torch.randn(10, 16, 8))
for epoch in range(100):
    total, hits = 0.0, 0
    with torch.no_grad():
        for inputs in batches:
            wanted = torch.randint(0, 2, (16,))
            scores = model(inputs)
            total += torch.nn.functional.cross_entropy(scores, wanted).item()
            hits += (scores.argmax(dim=1) == wanted).sum().item()
    val_loss, accuracy = total / len(batches), hits / 160
    if accuracy > best:
        best, stale = accuracy, 0
    else:
        stale += 1
        if stale > 5:
            break
```
"""

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, LoopKind, Note, Op, Run, directions, rule
from looplint.phases import words

_OPS = {Op.BEST, Op.COUNT, Op.AVERAGE, Op.MEASURE}


@rule("LL808", "early-stop-on-loss", Group.ADVICE, reads=_OPS, needs={Op.BEST, Op.COUNT}, roles=())
def check(run: Run) -> Iterator[Finding]:
    """The record by which a training stops is a loss, and a metric is computed beside it."""
    for best in run.all(Op.BEST):
        record = best.args["record"]
        named = {*words(record.value), *words(record.given)}
        if (
            not directions.LOSSES & named
            or named & directions.RISES
            or not any(_same_test(best, count) for count in run.all(Op.COUNT))
        ):
            continue
        measured = next((event for event in run.within(None, best, Op.AVERAGE, Op.MEASURE) if _is_metric(event)), None)
        if measured is not None:
            calls = [turn.loop.at for turn in best.turns if turn.loop.kind is LoopKind.CALL]
            told = record.given != record.value and bool(record.given) and bool(calls)
            yield Finding(
                calls[-1] or best if told else best,
                f"training stops by {record.given or record.value}, though a metric is computed as well: "
                "they need not agree",
                (Note(measured, "measured here"), Note(best, "the best so far")),
                Fix("stop by the metric of interest"),
                on_data=True,
            )


def _same_test(best: Event, count: Event) -> bool:
    return any(guard.at == best.at for guard in count.guards)


def _is_metric(event: Event) -> bool:
    total = event.args.get("sum")
    return event.op is Op.MEASURE or (total is not None and not total.loss)
