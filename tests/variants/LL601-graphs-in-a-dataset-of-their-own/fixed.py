import torch
from torch import nn
from torch_geometric.data import Data, InMemoryDataset
from torch_geometric.loader import DataLoader


class Molecules(InMemoryDataset):
    def __init__(self, root, names):
        self.names = names
        super().__init__(root)
        self.data, self.slices = torch.load(self.processed_paths[0], weights_only=False)

    @property
    def processed_file_names(self):
        return "molecules.pt"

    def process(self):
        atoms = [torch.load(name) for name in self.names]
        torch.save(self.collate([Data(x=x, y=x.sum()) for x in atoms]), self.processed_paths[0])


names = torch.load("names.pt")
train_loader = DataLoader(Molecules("train", names[100:]), batch_size=32, shuffle=True)
valid_loader = DataLoader(Molecules("valid", names[:100]), batch_size=32)
net = nn.Linear(9, 1)
adam = torch.optim.Adam(net.parameters())
for epoch in range(20):
    for graph in train_loader:
        adam.zero_grad()
        nn.functional.mse_loss(net(graph.x), graph.y).backward()
        adam.step()
    with torch.no_grad():
        print(epoch, sum(nn.functional.mse_loss(net(graph.x), graph.y).item() for graph in valid_loader))
