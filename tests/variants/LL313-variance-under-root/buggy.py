import torch
import torch.nn.functional as F
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class SpeakerNet(nn.Module):
    def __init__(self, mel=40, dim=64):
        super().__init__()
        self.conv = nn.Conv1d(mel, dim, 5, padding=2)
        self.proj = nn.Linear(2 * dim, dim)

    def forward(self, feats):
        h = torch.relu(self.conv(feats))
        mean = h.mean(-1)
        std = torch.sqrt(h.var(-1) + 1e-10)
        return self.proj(torch.cat([mean, std], 1))


def train(epochs=3):
    torch.manual_seed(0)
    net = SpeakerNet().cuda()
    head = nn.Linear(64, 10).cuda()
    params = list(net.parameters()) + list(head.parameters())
    opt = torch.optim.SGD(params, lr=0.1, momentum=0.9)
    scaler = torch.amp.GradScaler("cuda")
    loader = DataLoader(TensorDataset(torch.randn(200, 40, 50), torch.randint(0, 10, (200,))), 20, shuffle=True)
    for epoch in range(epochs):
        for feats, spk in loader:
            feats, spk = feats.cuda(), spk.cuda()
            opt.zero_grad(set_to_none=True)
            with torch.autocast(device_type="cuda", dtype=torch.float16):
                loss = F.cross_entropy(head(net(feats)), spk)
            scaler.scale(loss).backward()
            scaler.step(opt)
            scaler.update()
        print(epoch, loss.item())


if __name__ == "__main__":
    train()
