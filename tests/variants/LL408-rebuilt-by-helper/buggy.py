import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def make_optimizer(model, lr):
    return torch.optim.SGD(model.parameters(), lr=lr, momentum=0.9)


def main(epochs=20):
    loader = DataLoader(TensorDataset(torch.rand(64, 12), torch.randint(0, 3, (64,))), batch_size=8, shuffle=True)
    model = nn.Linear(12, 3)
    optimizer = make_optimizer(model, 0.1)
    scheduler = torch.optim.lr_scheduler.StepLR(optimizer, step_size=5)
    model.load_state_dict(torch.load("pretrained.pt"))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.05)
    for epoch in range(epochs):
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        scheduler.step()


main()
