import torch
from torch import nn
from torch.utils.data import DataLoader


class Encoder(nn.Module):
    def __init__(self, dim, checkpoint=None):
        super().__init__()
        self.net = nn.Sequential(nn.Linear(64, dim), nn.GELU(), nn.Linear(dim, dim))
        if checkpoint is not None:
            self.load_pretrained(checkpoint)

    def load_pretrained(self, path):
        weights = torch.load(path, map_location="cpu", weights_only=True)
        weights = {k.replace("encoder.", ""): v for k, v in weights.items()}
        msg = self.load_state_dict(weights, False)
        print("loaded", path, msg)

    def forward(self, x):
        return self.net(x)


class Classifier(nn.Module):
    def __init__(self, checkpoint):
        super().__init__()
        self.encoder = Encoder(128, checkpoint)
        self.head = nn.Linear(128, 5)

    def forward(self, x):
        return self.head(self.encoder(x))


def finetune(data, checkpoint):
    model = Classifier(checkpoint)
    opt = torch.optim.AdamW(model.parameters(), lr=1e-4)
    loader = DataLoader(data, batch_size=16, shuffle=True)
    for _ in range(10):
        for x, y in loader:
            opt.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            opt.step()
    return model
