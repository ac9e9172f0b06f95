import torch
from engine import fit

batches = torch.load("batches.pt")
net = torch.nn.Linear(20, 3)
optimizer = torch.optim.SGD(net.parameters(), lr=0.1, momentum=0.9)
scores = []
for run in range(10):
    fit(net, optimizer, batches, 5)
    with torch.no_grad():
        scores.append(sum((net(x).argmax(1) == y).float().mean().item() for x, y in batches) / len(batches))
print(sum(scores) / len(scores))
