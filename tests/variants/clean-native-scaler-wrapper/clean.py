import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class LossScaler:
    def __init__(self, device):
        self._scaler = torch.amp.GradScaler(device)

    def __call__(self, loss, optimizer, clip_grad=None, parameters=None, update_grad=True):
        self._scaler.scale(loss).backward()
        if update_grad:
            if clip_grad is not None:
                self._scaler.unscale_(optimizer)
                nn.utils.clip_grad_norm_(parameters, clip_grad)
            self._scaler.step(optimizer)
            self._scaler.update()


def train_one_epoch(model, loader, optimizer, loss_scaler, device, update_freq=2):
    model.train()
    optimizer.zero_grad()
    for i, (x, y) in enumerate(loader):
        with torch.autocast(device, dtype=torch.float16):
            loss = nn.functional.mse_loss(model(x.to(device)), y.to(device)) / update_freq
        now = (i + 1) % update_freq == 0 or i + 1 == len(loader)
        loss_scaler(loss, optimizer, clip_grad=1.0, parameters=model.parameters(), update_grad=now)
        if (i + 1) % update_freq == 0 or i + 1 == len(loader):
            optimizer.zero_grad()


if __name__ == "__main__":
    torch.manual_seed(0)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    x = torch.randn(72, 3)
    model = nn.Linear(3, 1).to(device)
    loader = DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=8, shuffle=True)
    opt = torch.optim.AdamW(model.parameters())
    scaler = LossScaler(device)
    for epoch in range(2):
        train_one_epoch(model, loader, opt, scaler, device)
