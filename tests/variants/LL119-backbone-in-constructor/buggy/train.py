import torch
from models import Retrieval
from torch.utils.data import DataLoader

net = Retrieval(128)
net.trunk.eval()
optim = torch.optim.AdamW(net.project.parameters(), lr=1e-3)
for anchors, positives in DataLoader(torch.load("pairs.pt"), batch_size=32, shuffle=True):
    optim.zero_grad()
    scores = net(anchors) @ net(positives).T
    torch.nn.functional.cross_entropy(scores, torch.arange(len(scores))).backward()
    optim.step()
