import torch
from torch import nn


class Gcn(nn.Module):
    def __init__(self, n_in, n_out):
        super().__init__()
        self.first, self.second = nn.Linear(n_in, 16), nn.Linear(16, n_out)

    def forward(self, x, adj):
        h = torch.relu(torch.spmm(adj, self.first(x)))
        return nn.functional.log_softmax(torch.spmm(adj, self.second(h)), dim=1)


def train(data):
    model = Gcn(data.x.shape[1], 7)
    optimizer = torch.optim.Adam(model.parameters(), lr=0.01)
    for _ in range(200):
        model.train()
        optimizer.zero_grad()
        out = model(data.x, data.adj)
        nn.functional.nll_loss(out[data.train_mask], data.y[data.train_mask]).backward()
        optimizer.step()
