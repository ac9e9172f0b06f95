import torch
from accelerate import Accelerator
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

accelerator = Accelerator()
net = nn.Linear(6, 2)
adam = torch.optim.Adam(net.parameters())
batches = DataLoader(TensorDataset(torch.randn(80, 6), torch.randint(2, (80,))), 8, shuffle=True)
net, adam, batches = accelerator.prepare(net, adam, batches)
for epoch in range(2):
    for x, y in batches:
        accelerator.backward(nn.functional.cross_entropy(net(x), y))
        adam.step()
        adam.zero_grad()
    accelerator.wait_for_everyone()
    if accelerator.is_main_process:
        torch.save(accelerator.unwrap_model(net).state_dict(), f"net{epoch}.pt")
