import torch
import torch.nn.functional as F
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def mlp(width, p):
    return nn.Sequential(nn.Linear(16, width), nn.BatchNorm1d(width), nn.ReLU(), nn.Dropout(p), nn.Linear(width, 6))


class DistillationLoss(nn.Module):
    """Wraps the teacher, as in DeiT."""

    def __init__(self, base, teacher, alpha=0.5, tau=2.0):
        super().__init__()
        self.base, self.teacher = base, teacher
        self.alpha, self.tau = alpha, tau

    def forward(self, inputs, outputs, labels):
        hard = self.base(outputs, labels)
        with torch.no_grad():
            t_out = self.teacher(inputs)
        soft = F.kl_div(F.log_softmax(outputs / self.tau, 1), F.softmax(t_out / self.tau, 1),
                        reduction="batchmean") * self.tau ** 2
        return hard * (1 - self.alpha) + soft * self.alpha


def main():
    torch.manual_seed(0)
    teacher = mlp(256, 0.3)
    teacher.load_state_dict(torch.load("teacher.pt", map_location="cpu", weights_only=True))
    student = mlp(32, 0.1)
    criterion = DistillationLoss(nn.CrossEntropyLoss(), teacher)
    optimizer = torch.optim.AdamW(student.parameters(), lr=1e-3)
    x = torch.randn(480, 16)
    loader = DataLoader(TensorDataset(x, x[:, :6].argmax(1)), batch_size=48, shuffle=True)
    for epoch in range(10):
        student.train()
        for xb, yb in loader:
            out = student(xb)
            loss = criterion(xb, out, yb)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        print(epoch, loss.item())


if __name__ == "__main__":
    main()
