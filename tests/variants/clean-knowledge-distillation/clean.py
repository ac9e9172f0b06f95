import torch
import torch.nn.functional as F
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def network(width):
    return nn.Sequential(nn.Linear(10, width), nn.BatchNorm1d(width), nn.ReLU(), nn.Dropout(0.1), nn.Linear(width, 4))


class Distiller:
    def __init__(self, teacher, student, temperature=2.0):
        self.teacher, self.student, self.t = teacher.eval(), student, temperature
        for p in self.teacher.parameters():
            p.requires_grad_(False)
        self.optimizer = torch.optim.AdamW(self.student.parameters(), lr=1e-3)

    def train_epoch(self, loader):
        self.student.train()
        for x, y in loader:
            with torch.no_grad():
                soft = self.teacher(x)
            out = self.student(x)
            distilled = F.kl_div(
                F.log_softmax(out / self.t, 1), F.softmax(soft / self.t, 1), reduction="batchmean"
            )
            loss = F.cross_entropy(out, y) + self.t**2 * distilled
            self.optimizer.zero_grad()
            loss.backward()
            self.optimizer.step()

    @torch.inference_mode()
    def evaluate(self, loader):
        self.student.eval()
        return sum((self.student(x).argmax(1) == y).sum().item() for x, y in loader)


if __name__ == "__main__":
    x = torch.randn(400, 10)
    y = x[:, :4].argmax(1)
    distiller = Distiller(network(64), network(16))
    for epoch in range(3):
        distiller.train_epoch(DataLoader(TensorDataset(x[:320], y[:320]), batch_size=32, shuffle=True))
        print(distiller.evaluate(DataLoader(TensorDataset(x[320:], y[320:]), batch_size=40)))
