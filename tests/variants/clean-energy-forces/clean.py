import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Potential(nn.Module):
    def __init__(self):
        super().__init__()
        self.net = nn.Sequential(nn.Linear(9, 64), nn.SiLU(), nn.Linear(64, 1))

    def forward(self, pos):
        return self.net(pos.flatten(1)).squeeze(1)


def energy_and_forces(model, pos, create_graph):
    pos = pos.detach().requires_grad_(True)
    energy = model(pos)
    (gradient,) = torch.autograd.grad(energy.sum(), pos, create_graph=create_graph)
    return energy, -gradient


def validate(model, loader):
    model.eval()
    error = 0.0
    for pos, e, f in loader:
        energy, forces = energy_and_forces(model, pos, create_graph=False)
        error += (forces.detach() - f).abs().mean().item()
    return error / len(loader)


def main():
    pos = torch.randn(300, 3, 3)
    e, f = pos.pow(2).sum((1, 2)), -2 * pos
    train_loader = DataLoader(TensorDataset(pos[:240], e[:240], f[:240]), batch_size=24, shuffle=True)
    val_loader = DataLoader(TensorDataset(pos[240:], e[240:], f[240:]), batch_size=30)
    model = Potential()
    optimizer = torch.optim.Adam(model.parameters(), lr=1e-3)
    for epoch in range(3):
        model.train()
        for p, energy_target, force_target in train_loader:
            energy, forces = energy_and_forces(model, p, create_graph=True)
            loss = (energy - energy_target).pow(2).mean() + (forces - force_target).pow(2).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        print(epoch, validate(model, val_loader))


if __name__ == "__main__":
    main()
