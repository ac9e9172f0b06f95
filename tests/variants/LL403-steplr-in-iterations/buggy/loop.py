from torch.nn.functional import mse_loss


def train(model, loader, optimizer, scheduler, epochs):
    for epoch in range(epochs):
        model.train()
        for x, y in loader:
            optimizer.zero_grad()
            mse_loss(model(x), y).backward()
            optimizer.step()
        scheduler.step()
