import torch
from torch import nn


class EarlyExit(nn.Module):
    def __init__(self):
        super().__init__()
        self.first = nn.Linear(16, 16)
        self.gate = nn.Linear(16, 1)
        self.second = nn.Linear(16, 16)
        self.out = nn.Linear(16, 3)

    def forward(self, x):
        h = torch.relu(self.first(x))
        confidence = torch.sigmoid(self.gate(h)).mean()
        if confidence < 0.5:
            h = torch.relu(self.second(h))
        return self.out(h)


def main(path):
    model = EarlyExit()
    model.load_state_dict(torch.load(path, map_location="cpu", weights_only=True))
    model.eval()
    scripted = torch.jit.script(model)
    scripted.save("early_exit.pt")
