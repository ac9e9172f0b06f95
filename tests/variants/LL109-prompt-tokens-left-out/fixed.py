import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class PromptTuner(nn.Module):
    def __init__(self, dim=32, n_prompt=4, classes=3):
        super().__init__()
        self.backbone = nn.TransformerEncoder(nn.TransformerEncoderLayer(dim, 4, 64, dropout=0.0, batch_first=True), 2)
        self.prompt = nn.Parameter(0.02 * torch.randn(1, n_prompt, dim))
        self.head = nn.Linear(dim, classes)
        for p in self.backbone.parameters():
            p.requires_grad_(False)

    def forward(self, tokens):
        h = torch.cat([self.prompt.expand(len(tokens), -1, -1), tokens], 1)
        return self.head(self.backbone(h)[:, 0])


def main():
    torch.manual_seed(0)
    net = PromptTuner()
    net.backbone.load_state_dict(torch.load("backbone.pt", map_location="cpu", weights_only=True))
    opt = torch.optim.AdamW([net.prompt, *net.head.parameters()], lr=1e-3)
    loader = DataLoader(TensorDataset(torch.randn(120, 10, 32), torch.randint(0, 3, (120,))), 12, shuffle=True)
    for epoch in range(5):
        net.train()
        for x, y in loader:
            opt.zero_grad()
            loss = nn.functional.cross_entropy(net(x), y)
            loss.backward()
            opt.step()
        print(epoch, loss.item())


if __name__ == "__main__":
    main()
