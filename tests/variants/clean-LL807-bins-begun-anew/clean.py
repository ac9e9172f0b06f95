import torch
from torch import nn

model = nn.Linear(8, 1)
optimizer = torch.optim.Adam(model.parameters())
batches = torch.load("batches.pt")
step = 0
sums = {i: 0.0 for i in range(10)}
counts = {i: 1e-6 for i in range(10)}
for epoch in range(20):
    for x, y, t in batches:
        optimizer.zero_grad()
        losses = nn.functional.mse_loss(model(x), y, reduction="none")
        losses.mean().backward()
        optimizer.step()
        step += 1
        for time, loss in zip(t.tolist(), losses.detach()):
            sums[int(time * 10)] += loss
            counts[int(time * 10)] += 1
        if step % 64 == 0:
            print(sum(sums.values()) / sum(counts.values()))
            sums = {i: 0.0 for i in range(10)}
            counts = {i: 1e-6 for i in range(10)}
