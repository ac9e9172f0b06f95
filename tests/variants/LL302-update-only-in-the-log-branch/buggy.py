import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def run(net, batches, device, log_every=10):
    optimizer = torch.optim.SGD(net.parameters(), lr=0.01, momentum=0.9)
    amp = torch.amp.GradScaler(device)
    net.train()
    for i, (x, y) in enumerate(batches):
        with torch.autocast(device, dtype=torch.float16):
            loss = nn.functional.cross_entropy(net(x.to(device)), y.to(device))
        optimizer.zero_grad()
        amp.scale(loss).backward()
        amp.step(optimizer)
        if i % log_every == 0:
            print(i, loss.item(), amp.get_scale())
            amp.update()


if __name__ == "__main__":
    dev = "cuda" if torch.cuda.is_available() else "cpu"
    x = torch.randn(600, 8)
    run(nn.Linear(8, 4).to(dev), DataLoader(TensorDataset(x, x[:, :4].argmax(1)), batch_size=20, shuffle=True), dev)
