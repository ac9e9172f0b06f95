import torch
from torchvision import models


def finetune(loader):
    net = models.resnet50(weights="DEFAULT")
    for p in net.parameters():
        p.requires_grad = False
    net.fc = torch.nn.Linear(2048, 20)
    opt = torch.optim.AdamW(net.fc.parameters(), lr=1e-3)
    sched = torch.optim.lr_scheduler.StepLR(opt, step_size=5, gamma=0.3)
    for epoch in range(30):
        if epoch == 10:
            for p in net.parameters():
                p.requires_grad = True
            opt = torch.optim.AdamW(net.parameters(), lr=1e-4)
            sched = torch.optim.lr_scheduler.StepLR(opt, step_size=5, gamma=0.3)
        net.train()
        for x, y in loader:
            opt.zero_grad()
            torch.nn.functional.cross_entropy(net(x), y).backward()
            opt.step()
        sched.step()
