import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def build(device):
    net = nn.Sequential(nn.Linear(12, 32), nn.ReLU(), nn.Linear(32, 3))
    return net.to(device)


def main():
    model = build("cuda")
    loader = DataLoader(TensorDataset(torch.rand(64, 12), torch.randint(0, 3, (64,))), batch_size=8, shuffle=True)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    scaler = torch.amp.GradScaler("cuda")
    for epoch in range(3):
        for x, y in loader:
            optimizer.zero_grad()
            with torch.autocast("cuda", dtype=torch.float16):
                loss = nn.functional.cross_entropy(model(x.cuda()), y.cuda())
            scaler.scale(loss).backward()
            scaler.step(optimizer)
            scaler.update()


main()
