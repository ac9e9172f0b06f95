import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def main(threshold=0.9):
    x, u = torch.randn(256, 8), torch.randn(256, 8)
    labelled = DataLoader(TensorDataset(x, x[:, :3].argmax(1)), batch_size=32, shuffle=True)
    unlabelled = DataLoader(TensorDataset(u), batch_size=32, shuffle=True)
    model = nn.Sequential(nn.Linear(8, 32), nn.BatchNorm1d(32), nn.ReLU(), nn.Linear(32, 3))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.05)
    for epoch in range(3):
        model.train()
        for (xb, yb), (ub,) in zip(labelled, unlabelled):
            with torch.no_grad():
                confidence, guess = model(ub + 0.01 * torch.randn_like(ub)).softmax(1).max(1)
            mask = (confidence > threshold).float()
            logits = model(ub + 0.2 * torch.randn_like(ub))
            unsupervised = (nn.functional.cross_entropy(logits, guess, reduction="none") * mask).mean()
            loss = nn.functional.cross_entropy(model(xb), yb) + unsupervised
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()


if __name__ == "__main__":
    main()
