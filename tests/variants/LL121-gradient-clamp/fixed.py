import torch


def fit(model, inputs, targets, steps=100):
    optimizer = torch.optim.SGD(model.parameters(), lr=0.05)
    for _ in range(steps):
        optimizer.zero_grad()
        loss = torch.nn.functional.mse_loss(model(inputs), targets)
        loss.backward()
        for w in model.parameters():
            w.grad.data.clamp_(-1, 1)
        optimizer.step()
    return loss.item()


print(fit(torch.nn.Linear(3, 1), torch.rand(50, 3), torch.rand(50, 1)))
