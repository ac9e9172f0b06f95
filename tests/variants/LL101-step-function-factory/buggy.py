import torch


def make_step(model, loss_fn, optimizer):
    def step(x, y):
        model.train()
        yhat = model(x)
        loss = loss_fn(yhat, y)
        loss.backward()
        optimizer.step()
        return loss.item()

    return step


torch.manual_seed(0)
model = torch.nn.Sequential(torch.nn.Linear(1, 1))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
train_step = make_step(model, torch.nn.MSELoss(), optimizer)
x = torch.rand(100, 1)
y = 1 + 2 * x
losses = []
for epoch in range(1000):
    losses.append(train_step(x, y))
