"""
# Shapes that broadcast in the loss
An element-wise loss on a prediction of shape `(N, 1)` and a target of shape `(N,)` compares each prediction with each
target: `(N, N)` differences. The best the model can then do is to predict the mean of the targets. PyTorch only warns.

Give both the same shape: `prediction.squeeze(1)`, or `target.unsqueeze(1)`.

```python bad
import torch
from torch.utils.data import DataLoader, TensorDataset

inputs = torch.randn(100, 3)
loader = DataLoader(TensorDataset(inputs, 2 * inputs[:, 0]), batch_size=10)
model = torch.nn.Linear(3, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for x, y in loader:
    optimizer.zero_grad()
    torch.nn.functional.mse_loss(model(x), y).backward()  # LL811
    optimizer.step()
```
```python fixed
import torch
from torch.utils.data import DataLoader, TensorDataset

inputs = torch.randn(100, 3)
loader = DataLoader(TensorDataset(inputs, 2 * inputs[:, 0]), batch_size=10)
model = torch.nn.Linear(3, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for x, y in loader:
    optimizer.zero_grad()
    torch.nn.functional.mse_loss(model(x).squeeze(1), y).backward()
    optimizer.step()
```
```python good
import torch
from torch.utils.data import DataLoader, TensorDataset

class Regressor(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.body, self.out = torch.nn.Linear(3, 8), torch.nn.Linear(8, 1)

    def forward(self, x):
        return self.out(torch.relu(self.body(x))).view(-1)

inputs = torch.randn(100, 3)
loader = DataLoader(TensorDataset(inputs, inputs[:, 0], inputs.sum(1, keepdim=True)), batch_size=10)
flat, column = Regressor(), torch.nn.Sequential(torch.nn.Linear(3, 1), torch.nn.Softplus())
criterion = torch.nn.SmoothL1Loss()
optimizer = torch.optim.SGD([*flat.parameters(), *column.parameters()], lr=0.1)
for x, y, z in loader:
    optimizer.zero_grad()
    loss = criterion(flat(x), y) + criterion(column(x), z) + criterion(column(x), y[:, None])
    loss = loss + criterion(column(x), y.unsqueeze(1)) + criterion(column(x)[:, 0], y)
    loss.backward()
    optimizer.step()
```
"""

from collections.abc import Iterator

from looplint import Finding, Fix, Group, Op, Run, changes, rule


@rule("LL811", "loss-shape-broadcast", Group.ERROR, reads={Op.LOSS}, needs={Op.LOSS}, roles=(), fix="unsafe")
def check(run: Run) -> Iterator[Finding]:
    """An element-wise loss gets a column on one side and a vector on the other."""
    for loss in run.all(Op.LOSS):
        shapes = loss.args.get("shapes") or ()
        if len(shapes) != 2 or None in shapes:
            continue
        column, vector = sorted(shapes, key=len, reverse=True)
        if len(column) == 2 and column[1] == 1 and len(vector) == 1 and vector[0] != 1:
            yield Finding(
                loss,
                "a column (N, 1) meets a vector (N,): each prediction is compared with every target",
                (),
                Fix(
                    "give both one shape: prediction.squeeze(1), or target.unsqueeze(1)",
                    changes=(changes.suffix(changes.argument(loss, number=shapes.index(column)), ".squeeze(1)"),),
                ),
            )
