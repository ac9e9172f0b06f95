import torch
from pathlib import Path
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Saver:
    def __init__(self, folder, **modules):
        self.path = Path(folder) / "run.ckpt"
        self.modules = modules

    def save(self, **extra):
        self.path.parent.mkdir(exist_ok=True, parents=True)
        blob = {f"{k}_state": m.state_dict() for k, m in self.modules.items()}
        blob.update(extra)
        torch.save(blob, self.path)


def resume(path, gen, disc, opt_g, opt_d):
    blob = torch.load(path, map_location="cpu")
    gen.load_state_dict(blob["gen_state"])
    disc.load_state_dict(blob["disc_state"])
    opt_g.load_state_dict(blob["opt_g_state"])
    opt_d.load_state_dict(blob["opt_d_state"])
    return blob["epoch"] + 1


def main(epochs=5):
    gen = nn.Sequential(nn.Linear(4, 32), nn.ReLU(), nn.Linear(32, 2))
    disc = nn.Sequential(nn.Linear(2, 32), nn.LeakyReLU(0.2), nn.Linear(32, 1))
    opt_g = torch.optim.Adam(gen.parameters(), 2e-4)
    opt_d = torch.optim.Adam(disc.parameters(), 2e-4)
    bce = nn.BCEWithLogitsLoss()
    saver = Saver("out", gen=gen, disc=disc, opt_g=opt_g, opt_d=opt_d)
    start = resume(saver.path, gen, disc, opt_g, opt_d) if saver.path.exists() else 0
    dl = DataLoader(TensorDataset(torch.randn(400, 2)), 40, shuffle=True)
    for epoch in range(start, epochs):
        for (real,) in dl:
            fake = gen(torch.randn(len(real), 4))
            opt_d.zero_grad()
            d = bce(disc(real), torch.ones(len(real), 1)) + bce(disc(fake.detach()), torch.zeros(len(real), 1))
            d.backward()
            opt_d.step()
            opt_g.zero_grad()
            g = bce(disc(fake), torch.ones(len(real), 1))
            g.backward()
            opt_g.step()
        saver.save(epoch=epoch)
        print(epoch, d.item(), g.item())


main()
