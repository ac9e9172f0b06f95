"""
# The whole model is pickled
`torch.save(model)` pickles the object: the file names the class and its module, and can be read only where both lie
under the same names, as they were. Since torch 2.6 a plain `torch.load` refuses such a file; with
`weights_only=False` it runs whatever code the file names. A state dict is data, and outlives the code.

```python bad
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
torch.save(model, "model.pt")  # LL506
```
```python fixed
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
torch.save(model.state_dict(), "model.pt")
```
```python bad
import torch

def save(net, epoch):
    torch.save({"net": net, "epoch": epoch}, "last.pt")  # LL506

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(3):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    save(model, epoch + 1)
```
```python good
import torch

model = torch.nn.Linear(8, 1).eval()
scripted = torch.jit.script(model)
torch.jit.save(scripted, "model.ts")
torch.save({"weights": model.weight, "bias": model.bias}, "parts.pt")
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Content, Event, Finding, Fix, Group, Note, Obj, Op, Role, Run, changes, rule


@rule("LL506", "whole-model-pickled", Group.WARNING, reads={Op.SAVE}, needs={Op.SAVE}, fix="unsafe")
def check(run: Run) -> Iterator[Finding]:
    """A model itself, not its state, in what torch.save is given."""
    for save in run.all(Op.SAVE):
        if save.args["by"] != "torch.save" or save.by:  # a framework saves the state of what it is given
            continue
        content: Content = save.args["content"]
        models = [o for piece in content.pieces.values() if piece.how == "object" for o in piece.objs]
        if pickled := [model for model in models if _is_module(model)]:
            yield _finding(save, pickled[0])


def _is_module(obj: Obj) -> bool:
    scripted = "torch.jit" in obj.made or "torch.jit" in obj.root.made or "exports" in obj.facts
    return obj.role is Role.MODEL and (obj.root.known or obj.base is not None) and not scripted


def _state(save: Event, model: Obj) -> tuple[changes.Change, ...]:
    """The state of the model in its place in what is saved."""
    content: Content = save.args["content"]
    for keys, piece in content.pieces.items():
        if piece.how == "object" and model in piece.objs:
            place = changes.within(content.at or save, piece.text or model.name)
            return (changes.suffix(place if keys else changes.argument(save), ".state_dict()"),)
    return ()


def _finding(save: Event, model: Obj) -> Finding:
    name = model.name or "the model"
    made = (Note(model.at, "made here"),) if model.at is not None else ()
    return Finding(
        save.args["content"].at or save,
        f"{name} is pickled as a whole: the file needs the same code to be read, and a plain torch.load refuses it",
        (*made, Note(save, "saved here")),
        Fix(f"save {name}.state_dict()", changes=_state(save, model)),
        on_data=True,
    )
