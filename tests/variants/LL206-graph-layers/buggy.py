import torch
import torch.nn.functional as F
from torch import nn


class GNN(nn.Module):
    def __init__(self, dim, hidden, classes, p=0.5):
        super().__init__()
        self.convs = nn.ModuleList([nn.Linear(dim, hidden), nn.Linear(hidden, hidden)])
        self.out = nn.Linear(hidden, classes)
        self.p = p

    def forward(self, x, adj):
        for conv in self.convs:
            x = F.relu(adj @ conv(x))
            x = F.dropout(x, p=self.p, training=self.training)
        x = F.dropout(x, self.p)
        return F.log_softmax(self.out(x), dim=-1)


torch.manual_seed(0)
x = torch.randn(60, 8)
adj = (torch.rand(60, 60) < 0.1).float() + torch.eye(60)
adj = adj / adj.sum(1, keepdim=True)
y = x[:, :3].argmax(1)
train_mask, test_mask = torch.arange(60) < 40, torch.arange(60) >= 40
model = GNN(8, 16, 3)
optimizer = torch.optim.Adam(model.parameters(), lr=0.01, weight_decay=5e-4)
for epoch in range(40):
    model.train()
    optimizer.zero_grad()
    F.nll_loss(model(x, adj)[train_mask], y[train_mask]).backward()
    optimizer.step()
    model.eval()
    with torch.no_grad():
        acc = (model(x, adj)[test_mask].argmax(1) == y[test_mask]).float().mean()
print(acc.item())
