import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def collect(net, batches, device):
    net.eval()
    scores = []
    with torch.no_grad():
        for x, _ in batches:
            scores += [net(x.to(device, non_blocking=True)).detach()]
    return torch.vstack(scores)


device = torch.device("cuda", 0)
net = nn.Linear(9, 1000).to(device)
optimizer = torch.optim.SGD(net.parameters(), lr=0.1)
batches = DataLoader(TensorDataset(torch.randn(64, 9), torch.randint(0, 1000, (64,))), batch_size=8)
for x, y in batches:
    optimizer.zero_grad()
    nn.functional.cross_entropy(net(x.to(device)), y.to(device)).backward()
    optimizer.step()
print(collect(net, batches, device).argmax(1))
