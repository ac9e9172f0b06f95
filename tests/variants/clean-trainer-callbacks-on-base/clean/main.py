import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

from engine import Callback, Engine


class Clip(Callback):
    def __init__(self, limit):
        self.limit = limit

    def on_backward_end(self, engine):
        self.norm = nn.utils.clip_grad_norm_(engine.model.parameters(), self.limit)


class Schedule(Callback):
    def __init__(self, sched):
        self.sched = sched

    def on_epoch_end(self, engine):
        self.sched.step()
        print(engine.epoch, engine.loss.item(), self.sched.get_last_lr())


if __name__ == "__main__":
    torch.manual_seed(0)
    net = nn.Sequential(nn.Linear(6, 12), nn.ReLU(), nn.Linear(12, 1))
    opt = torch.optim.SGD(net.parameters(), 0.1)
    sched = torch.optim.lr_scheduler.StepLR(opt, 3)
    x = torch.randn(120, 6)
    Engine(net, opt, nn.MSELoss(), [Clip(1.0), Schedule(sched)]).fit(
        DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), 12, shuffle=True), 6)
