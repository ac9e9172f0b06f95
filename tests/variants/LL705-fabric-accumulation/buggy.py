import torch
from lightning.fabric import Fabric
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Mixer(nn.Module):
    def __init__(self, dim=32):
        super().__init__()
        self.a = nn.Linear(dim, dim * 2)
        self.b = nn.Linear(dim * 2, 10)

    def forward(self, x):
        return self.b(torch.nn.functional.gelu(self.a(x)))


def main(accum=8, epochs=3):
    fabric = Fabric(accelerator="cuda", devices=4, strategy="ddp", precision="bf16-mixed")
    fabric.launch()
    fabric.seed_everything(11)
    with fabric.init_module():
        model = Mixer()
    opt = torch.optim.AdamW(model.parameters(), lr=2e-4)
    model, opt = fabric.setup(model, opt)
    data = TensorDataset(torch.randn(4096, 32), torch.randint(0, 10, (4096,)))
    loader = fabric.setup_dataloaders(DataLoader(data, batch_size=16, shuffle=True, drop_last=True))
    for epoch in range(epochs):
        model.train()
        for i, (x, y) in enumerate(loader):
            is_accumulating = (i + 1) % accum != 0
            loss = nn.functional.cross_entropy(model(x), y) / accum
            fabric.backward(loss)
            if not is_accumulating:
                fabric.clip_gradients(model, opt, max_norm=1.0)
                opt.step()
                opt.zero_grad()
        fabric.print(f"epoch {epoch} loss {loss.item() * accum:.4f}")
    fabric.save("mixer.ckpt", {"model": model})


if __name__ == "__main__":
    main()
