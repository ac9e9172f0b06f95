import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def build():
    return nn.Sequential(nn.Linear(12, 48), nn.GELU(), nn.Linear(48, 3))


def clean_state(sd):
    out = {}
    for k, v in sd.items():
        out[k[len("_orig_mod."):] if k.startswith("_orig_mod.") else k] = v
    return out


model = torch.compile(build())
loader = DataLoader(TensorDataset(torch.randn(2000, 12), torch.randint(0, 3, (2000,))), 100, shuffle=True)
opt = torch.optim.Adam(model.parameters())
for a, b in loader:
    opt.zero_grad()
    nn.functional.cross_entropy(model(a), b).backward()
    opt.step()
torch.save(model.state_dict(), "m.pt")

served = build()
served.load_state_dict(clean_state(torch.load("m.pt", map_location="cpu")))
served.eval()
with torch.no_grad():
    print(served(torch.randn(2, 12)))
