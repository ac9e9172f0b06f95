import torch
from torch import nn


def meta_step(model, optimizer, tasks, order, rate=0.1):
    losses, gradients = [], []
    for support, query, y in tasks:
        fast = dict(model.named_parameters())
        inner = nn.functional.cross_entropy(torch.func.functional_call(model, fast, support), y)
        grads = torch.autograd.grad(inner, list(fast.values()), create_graph=order == 2)
        fast = {name: weight - rate * grad for (name, weight), grad in zip(fast.items(), grads)}
        loss = nn.functional.cross_entropy(torch.func.functional_call(model, fast, query), y)
        loss.backward(retain_graph=True)
        losses.append(loss)
        gradients.append(torch.autograd.grad(loss, list(fast.values()), create_graph=order == 2))
    optimizer.zero_grad()
    if order == 2:
        torch.stack(losses).mean().backward()
    else:
        for weight, *each in zip(model.parameters(), *gradients):
            weight.grad = torch.stack(each).mean(dim=0)
    optimizer.step()
    return torch.stack(losses).mean()


model = nn.Linear(8, 5)
optimizer = torch.optim.Adam(model.parameters())
for tasks in torch.load("tasks.pt"):
    print(meta_step(model, optimizer, tasks, order=1).item())
