import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def train(model, loader, optimizer, scaler, device, accum_iter=4):
    model.train(True)
    for step, (img, lab) in enumerate(loader):
        img, lab = img.to(device), lab.to(device)
        optimizer.zero_grad()
        with torch.autocast(device.type, dtype=torch.float16):
            loss = nn.functional.cross_entropy(model(img), lab)
        scaler.scale(loss / accum_iter).backward()
        if (step + 1) % accum_iter == 0 or (step + 1) == len(loader):
            scaler.step(optimizer)
            scaler.update()


if __name__ == "__main__":
    torch.manual_seed(0)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    net = nn.Sequential(nn.Flatten(), nn.Linear(36, 32), nn.ReLU(), nn.Linear(32, 3)).to(device)
    opt = torch.optim.AdamW(net.parameters(), lr=1e-3)
    img = torch.randn(96, 1, 6, 6)
    loader = DataLoader(TensorDataset(img, (img.mean((1, 2, 3)) > 0).long()), batch_size=8, shuffle=True)
    opt.zero_grad()
    scaler = torch.amp.GradScaler(device.type)
    for epoch in range(2):
        train(net, loader, opt, scaler, device)
