import torch
from accelerate import Accelerator
from steps import train_step

accelerator = Accelerator()
net = torch.nn.Linear(6, 2)
optimizer = torch.optim.SGD(net.parameters(), lr=0.1)
loader = torch.utils.data.DataLoader(torch.load("pairs.pt"), batch_size=16, shuffle=True)
net, optimizer, loader = accelerator.prepare(net, optimizer, loader)
for epoch in range(3):
    for batch in loader:
        train_step(accelerator, net, optimizer, batch)
