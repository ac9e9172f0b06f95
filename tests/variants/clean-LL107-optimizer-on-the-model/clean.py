import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

loader = DataLoader(TensorDataset(torch.randn(64, 2), torch.randn(64, 1)), batch_size=8, shuffle=True)
model = nn.Linear(2, 1)
model.loss_fn = nn.MSELoss()
model.optimizer = torch.optim.SGD(model.parameters(), lr=0.01)


def train_step(model, features, wanted):
    loss = model.loss_fn(model(features), wanted)
    loss.backward()
    model.optimizer.step()
    model.optimizer.zero_grad()
    return loss.item()


for epoch in range(5):
    print(sum(train_step(model, features, wanted) for features, wanted in loader) / len(loader))
