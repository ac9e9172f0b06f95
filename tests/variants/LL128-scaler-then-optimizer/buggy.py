import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Amp:
    def __init__(self):
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.net = nn.Linear(6, 2).to(self.device)
        self.optimizer = torch.optim.AdamW(self.net.parameters(), lr=1e-3)
        self.scaler = torch.amp.GradScaler(self.device)

    def train_step(self, x, y):
        self.optimizer.zero_grad(set_to_none=True)
        with torch.autocast(self.device, dtype=torch.float16):
            loss = nn.functional.cross_entropy(self.net(x.to(self.device)), y.to(self.device))
        self.scaler.scale(loss).backward()
        self.scaler.unscale_(self.optimizer)
        nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.scaler.step(self.optimizer)
        self.optimizer.step()
        self.scaler.update()
        return loss.item()


if __name__ == "__main__":
    torch.manual_seed(0)
    x = torch.randn(64, 6)
    amp = Amp()
    for epoch in range(2):
        amp.net.train()
        for a, b in DataLoader(TensorDataset(x, x[:, :2].argmax(1)), batch_size=8, shuffle=True):
            value = amp.train_step(a, b)
        print(epoch, value)
