import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def make_net():
    return nn.Sequential(nn.Linear(12, 48), nn.GELU(), nn.Linear(48, 3))


def train(path):
    x, y = torch.randn(2000, 12), torch.randint(0, 3, (2000,))
    loader = DataLoader(TensorDataset(x, y), batch_size=100, shuffle=True)
    net = make_net().cuda()
    compiled = torch.compile(net)
    optimizer = torch.optim.AdamW(net.parameters(), lr=1e-3)
    for _ in range(5):
        compiled.train()
        for a, b in loader:
            optimizer.zero_grad()
            loss = nn.functional.cross_entropy(compiled(a.cuda()), b.cuda())
            loss.backward()
            optimizer.step()
    torch.save(net.state_dict(), path)


@torch.inference_mode()
def predict(path, samples):
    net = make_net()
    net.load_state_dict(torch.load(path, map_location="cpu"))
    net.eval()
    return net(samples).argmax(dim=-1)


if __name__ == "__main__":
    train("net.pt")
    print(predict("net.pt", torch.randn(4, 12)))
