import torch
import torch.nn.functional as F
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Risk(nn.Module):
    def __init__(self):
        super().__init__()
        self.trunk = nn.Linear(10, 32)
        self.risk = nn.Linear(32, 1)
        self.dose = nn.Linear(32, 1)

    def forward(self, x):
        h = F.relu(self.trunk(x))
        risk = torch.sigmoid(self.risk(h)).view(-1)
        return {"risk": risk, "dose": self.dose(h)}


def run(epochs=4):
    x = torch.randn(300, 10)
    ds = TensorDataset(x, (x[:, 0] > 0).float(), x[:, 1:2])
    dl = DataLoader(ds, batch_size=30, shuffle=True)
    model = Risk()
    opt = torch.optim.AdamW(model.parameters(), lr=1e-3)
    for _ in range(epochs):
        for x, sick, dose in dl:
            out = model(x)
            loss = F.binary_cross_entropy_with_logits(out["risk"], sick) + F.mse_loss(out["dose"], dose)
            opt.zero_grad()
            loss.backward()
            opt.step()


if __name__ == "__main__":
    run()
