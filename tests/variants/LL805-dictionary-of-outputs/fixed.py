import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Segmenter(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(1, 4, 3, padding=1)

    def forward(self, x):
        return {"masks": self.conv(x)}


class Runner:
    def __init__(self, device):
        self.device = device
        self.model = Segmenter().to(device)
        self.optimizer = torch.optim.Adam(self.model.parameters())

    def train(self, loader):
        self.model.train()
        for x, y in loader:
            self.optimizer.zero_grad()
            nn.functional.cross_entropy(self.model(x.to(self.device))["masks"], y.to(self.device)).backward()
            self.optimizer.step()

    def predict(self, loader):
        self.model.eval()
        kept = {"masks": [], "wanted": []}
        with torch.inference_mode():
            for x, y in loader:
                out = self.model(x.to(self.device))
                kept["masks"].append(torch.softmax(out["masks"], dim=1).cpu())
                kept["wanted"].append(y)
        return {name: torch.cat(parts) for name, parts in kept.items()}


def main():
    runner = Runner(torch.device("cuda" if torch.cuda.is_available() else "cpu"))
    data = TensorDataset(torch.rand(40, 1, 16, 16), torch.randint(0, 4, (40, 16, 16)))
    loader = DataLoader(data, batch_size=8)
    for _ in range(2):
        runner.train(loader)
    print(runner.predict(loader)["masks"].shape)


main()
