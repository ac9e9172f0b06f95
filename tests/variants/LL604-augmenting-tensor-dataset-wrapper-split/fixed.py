import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset, random_split


class Augmented(Dataset):
    def __init__(self, x, y, augment):
        self.x, self.y, self.augment = x, y, augment

    def __len__(self):
        return len(self.x)

    def __getitem__(self, i):
        x = self.x[i]
        if self.augment:
            x = x + 0.1 * torch.randn_like(x)
        return x, self.y[i]


def get(x, y):
    cut = int(0.9 * len(x))
    train, val = Augmented(x[:cut], y[:cut], augment=True), Augmented(x[cut:], y[cut:], augment=False)
    return DataLoader(train, 32, shuffle=True), DataLoader(val, 32)


train_loader, val_loader = get(torch.randn(1000, 8), torch.randint(0, 2, (1000,)))
net = nn.Linear(8, 2)
opt = torch.optim.Adam(net.parameters())
for epoch in range(5):
    for a, b in train_loader:
        opt.zero_grad()
        nn.functional.cross_entropy(net(a), b).backward()
        opt.step()
    with torch.no_grad():
        print(epoch, sum((net(a).argmax(1) == b).sum().item() for a, b in val_loader))
