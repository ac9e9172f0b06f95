import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

ACCUM_ITER = 4


def backprop(scaler, loss):
    scaler.scale(loss).backward()


def main():
    torch.manual_seed(0)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    x = torch.randn(96, 6)
    loader = DataLoader(TensorDataset(x, x[:, :3].argmax(1)), batch_size=8, shuffle=True)
    net = nn.Linear(6, 3).to(device)
    opt = torch.optim.AdamW(net.parameters(), lr=1e-3)
    scaler = torch.amp.GradScaler(device)
    for epoch in range(2):
        net.train()
        for i, (a, b) in enumerate(loader):
            with torch.autocast(device, dtype=torch.float16):
                loss = nn.functional.cross_entropy(net(a.to(device)), b.to(device))
            backprop(scaler, loss)
            if (i + 1) % ACCUM_ITER == 0 or i == len(loader) - 1:
                scaler.step(opt)
                scaler.update()
                opt.zero_grad(set_to_none=True)
        print(epoch, loss.item())


if __name__ == "__main__":
    main()
