import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
seq = torch.randn(100, 9, 3)
loader = DataLoader(TensorDataset(seq, seq[:, -1].sum(1)), batch_size=10, shuffle=True)


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.rnn = nn.GRU(3, 12, batch_first=True)
        self.out = nn.Linear(12, 1)

    def forward(self, x):
        return self.out(self.rnn(x)[0][:, -1]).squeeze(1)


net = Net()
opt = torch.optim.Adam(net.parameters(), lr=1e-2)
for epoch in range(2):
    net.train()
    for s, y in loader:
        opt.zero_grad()
        loss = nn.functional.mse_loss(net(s), y)
        torch.nn.utils.clip_grad_norm_(net.parameters(), max_norm=0.5)
        loss.backward()
        opt.step()
    print(epoch, loss.item())
