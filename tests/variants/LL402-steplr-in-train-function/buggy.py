import torch


def train(model, device, loader, optimizer, scheduler, epoch):
    model.train()
    for i, (data, target) in enumerate(loader):
        data, target = data.to(device), target.to(device)
        optimizer.zero_grad()
        loss = torch.nn.functional.nll_loss(model(data), target)
        loss.backward()
        optimizer.step()
        scheduler.step()
        if i % 10 == 0:
            print(epoch, i, loss.item())


def main(model, loader):
    device = torch.device("cpu")
    optimizer = torch.optim.Adadelta(model.parameters(), lr=1.0)
    scheduler = torch.optim.lr_scheduler.StepLR(optimizer, step_size=1, gamma=0.7)
    for epoch in range(1, 15):
        train(model, device, loader, optimizer, scheduler, epoch)
