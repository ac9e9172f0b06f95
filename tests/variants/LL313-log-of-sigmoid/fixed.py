import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def entropy(scores):
    p = torch.sigmoid(scores.float())
    return -(p * torch.log(p + 1e-12)).mean()


def main(loader):
    model = nn.Linear(12, 3).cuda()
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    scaler = torch.amp.GradScaler("cuda")
    for x, y in loader:
        optimizer.zero_grad()
        with torch.autocast("cuda", dtype=torch.float16):
            scores = model(x)
            loss = nn.functional.cross_entropy(scores, y) + 0.1 * entropy(scores)
        scaler.scale(loss).backward()
        scaler.step(optimizer)
        scaler.update()


main(DataLoader(TensorDataset(torch.rand(64, 12), torch.randint(0, 3, (64,))), batch_size=8, shuffle=True))
