import torch
from torch import nn
from torch.utils.data import DataLoader


class Fitter:
    def __init__(self, net, train_data, val_data, device):
        self.net = net.to(device)
        self.opt = torch.optim.AdamW(self.net.parameters(), lr=3e-4)
        self.scaler = torch.amp.GradScaler("cuda")
        self.train_dl = DataLoader(train_data, batch_size=64, shuffle=True)
        self.val_dl = DataLoader(val_data, batch_size=64)
        self.device = device
        self.loss_fn = nn.CrossEntropyLoss()

    def fit_epoch(self):
        self.net.train()
        for x, y in self.train_dl:
            x, y = x.to(self.device), y.to(self.device)
            self.opt.zero_grad(set_to_none=True)
            with torch.autocast("cuda", dtype=torch.float16):
                loss = self.loss_fn(self.net(x), y)
            self.scaler.scale(loss).backward()
            self.scaler.step(self.opt)
            self.scaler.update()

    @torch.inference_mode()
    def validate(self):
        self.net.eval()
        hits = seen = 0
        for x, y in self.val_dl:
            out = self.net(x.to(self.device))
            hits += (out.argmax(-1).cpu() == y).sum().item()
            seen += len(y)
        return hits / seen

    def fit(self, epochs):
        for _ in range(epochs):
            self.fit_epoch()
            print(self.validate())


def main(net, a, b):
    Fitter(net, a, b, "cuda").fit(10)
