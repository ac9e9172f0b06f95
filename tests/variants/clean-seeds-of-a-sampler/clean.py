import torch
from dgl.dataloading import DataLoader, NeighborSampler
from models import SAGE

graph, train_ids, labels = torch.load("graph.pt")
loader = DataLoader(graph, train_ids, NeighborSampler([10, 10]), batch_size=256, shuffle=True)
model = SAGE(100, 64, 10)
optimizer = torch.optim.Adam(model.parameters())
for epoch in range(10):
    for step, (input_nodes, seeds, blocks) in enumerate(loader):
        loss = torch.nn.functional.cross_entropy(model(blocks, blocks[0].srcdata["x"]), labels[seeds])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
