import torch
from nets.experts import Mixture

model = torch.nn.Sequential(Mixture(16, 4), torch.nn.Linear(16, 2))
optimizer = torch.optim.AdamW(model.parameters())
for x, y in torch.load("batches.pt"):
    loss = torch.nn.functional.cross_entropy(model(x), y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
