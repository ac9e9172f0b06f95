import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def distill(student, teacher, loader, epochs=2):
    optimizer = torch.optim.Adam(student.parameters(), lr=1e-3)
    teacher.eval()
    for epoch in range(epochs):
        student.train()
        for (x,) in loader:
            with torch.no_grad():
                soft = teacher(x).softmax(1)
            loss = nn.functional.kl_div(student(x).log_softmax(1), soft, reduction="batchmean")
            student.zero_grad()
            loss.backward()
            optimizer.step()
        print(epoch, loss.item())


if __name__ == "__main__":
    torch.manual_seed(0)
    big, small = nn.Sequential(nn.Linear(6, 64), nn.ReLU(), nn.Linear(64, 3)), nn.Linear(6, 3)
    distill(small, big, DataLoader(TensorDataset(torch.randn(120, 6)), batch_size=12, shuffle=True))
