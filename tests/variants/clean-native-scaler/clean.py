import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class NativeScaler:
    def __init__(self, device):
        self._scaler = torch.amp.GradScaler(device)

    def __call__(self, loss, optimizer, clip_grad=None, parameters=None, need_update=True):
        self._scaler.scale(loss).backward()
        if need_update:
            if clip_grad is not None:
                self._scaler.unscale_(optimizer)
                norm = nn.utils.clip_grad_norm_(parameters, clip_grad)
            else:
                norm = None
            self._scaler.step(optimizer)
            self._scaler.update()
            return norm
        return None


def train_one_epoch(model, loader, optimizer, loss_scaler, device, update_freq=4):
    model.train()
    optimizer.zero_grad()
    for i, (x, y) in enumerate(loader):
        with torch.autocast(device, dtype=torch.float16):
            loss = nn.functional.cross_entropy(model(x.to(device)), y.to(device)) / update_freq
        last = (i + 1) % update_freq == 0 or i + 1 == len(loader)
        loss_scaler(loss, optimizer, clip_grad=1.0, parameters=model.parameters(), need_update=last)
        if last:
            optimizer.zero_grad()


if __name__ == "__main__":
    dev = "cuda" if torch.cuda.is_available() else "cpu"
    x = torch.randn(320, 5)
    net = nn.Linear(5, 2).to(dev)
    opt, scaler = torch.optim.AdamW(net.parameters()), NativeScaler(dev)
    for epoch in range(2):
        train_one_epoch(net, DataLoader(TensorDataset(x, (x.sum(1) > 0).long()), 16, shuffle=True), opt, scaler, dev)
