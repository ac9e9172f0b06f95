"""
# Padding counted in the loss
Targets that were filled up with `pad_sequence` hold numbers that mean nothing, most of them often. Without
`ignore_index` (or a mask) the model is trained to predict the padding: that is easy, so the loss looks good and falls,
while the real positions count for less, the longer the longest sequence of a batch is.

Fill targets up with -100, which cross entropy leaves out, or name the padding: `ignore_index=PAD`.

```python bad
import torch
from torch import nn
from torch.nn.utils.rnn import pad_sequence
from torch.utils.data import DataLoader

def collate(batch):
    words, tags = zip(*batch)
    return pad_sequence(words, batch_first=True), pad_sequence(tags, batch_first=True)

data = [(torch.randint(1, 50, (n,)), torch.randint(1, 5, (n,))) for n in range(3, 30)]
model, criterion = nn.Sequential(nn.Embedding(50, 16), nn.Linear(16, 5)), nn.CrossEntropyLoss()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for words, tags in DataLoader(data, batch_size=4, collate_fn=collate):
    optimizer.zero_grad()
    criterion(model(words).flatten(0, 1), tags.flatten()).backward()  # LL815
    optimizer.step()
```
```python fixed
import torch
from torch import nn
from torch.nn.utils.rnn import pad_sequence
from torch.utils.data import DataLoader

def collate(batch):
    words, tags = zip(*batch)
    return pad_sequence(words, batch_first=True), pad_sequence(tags, batch_first=True, padding_value=-100)

data = [(torch.randint(1, 50, (n,)), torch.randint(1, 5, (n,))) for n in range(3, 30)]
model, criterion = nn.Sequential(nn.Embedding(50, 16), nn.Linear(16, 5)), nn.CrossEntropyLoss()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for words, tags in DataLoader(data, batch_size=4, collate_fn=collate):
    optimizer.zero_grad()
    criterion(model(words).flatten(0, 1), tags.flatten()).backward()
    optimizer.step()
```
```python good
import torch
import torch.nn.functional as F
from torch import nn
from torch.nn.utils.rnn import pad_sequence
from torch.utils.data import DataLoader

def collate(batch):
    words = pad_sequence([words for words, _, _ in batch], batch_first=True)
    tags = pad_sequence([tags for _, tags, _ in batch], batch_first=True)
    return {"words": words, "tags": tags, "topic": torch.stack([topic for _, _, topic in batch])}

data = [(torch.randint(1, 50, (n,)), torch.randint(1, 5, (n,)), torch.tensor(n % 3)) for n in range(3, 30)]
body, head, topic = nn.Embedding(50, 16), nn.Linear(16, 5), nn.Linear(16, 3)
optimizer = torch.optim.SGD([*body.parameters(), *head.parameters(), *topic.parameters()], lr=0.1)
for batch in DataLoader(data, batch_size=4, collate_fn=collate):
    optimizer.zero_grad()
    states, tags = body(batch["words"]), batch["tags"]
    mask = tags != 0
    loss = F.cross_entropy(head(states).flatten(0, 1), tags.flatten(), ignore_index=0)
    loss = loss + F.cross_entropy(head(states)[mask], tags[mask])
    loss = loss + F.cross_entropy(topic(states.mean(1)), batch["topic"])
    loss = loss + F.cross_entropy(head(states).transpose(1, 2), tags.masked_fill(tags == 0, -100))
    loss = loss + (F.cross_entropy(head(states).transpose(1, 2), tags, reduction="none") * mask).sum() / mask.sum()
    loss.backward()
    optimizer.step()
```
"""

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, rule

_CLASSES = ("crossentropy", "nllloss")
_SPARING = ("ignore_index", "weight", "**")


@rule("LL815", "padding-in-loss", Group.WARNING, reads={Op.LOSS}, needs={Op.LOSS}, roles=())
def check(run: Run) -> Iterator[Finding]:
    """A loss over classes takes padded targets as they are."""
    for loss in run.all(Op.LOSS):
        padded = loss.args.get("padded")
        if padded is None or not _counts_all(loss):
            continue
        yield Finding(
            loss,
            "the loss counts the padding of the targets: the model learns to predict it",
            (Note(padded, "filled up here"),),
            Fix("fill targets up with -100, or give the criterion ignore_index"),
        )


def _counts_all(loss: Event) -> bool:
    """Whether the loss is a plain mean or sum over all positions."""
    made = loss.obj.made.rpartition(".")[2].lower().replace("_", "") if loss.obj is not None else ""
    given = {**(loss.obj.args if loss.obj is not None else {}), **loss.args}
    over_classes = any(word in made for word in _CLASSES) and "binary" not in made
    return over_classes and given.get("reduction") != "none" and not any(name in given for name in _SPARING)
