import torch
from torch import nn


def work(queue, loader, central):
    torch.manual_seed(0)
    model = nn.Linear(8, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for x, y in loader:
        model.load_state_dict(central.state_dict())
        optimizer.zero_grad()
        loss = nn.functional.mse_loss(model(x), y)
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        gradients = [p.grad.clone() for p in model.parameters()]
        queue.put(gradients)
