import torch
from torch import nn

encoder = nn.Sequential(nn.Linear(8, 8), nn.Dropout(0.1))
decoder = nn.Sequential(nn.Linear(8, 8), nn.Dropout(0.1))
model = nn.Sequential(encoder, decoder)
parallel = torch.compile(model)
averaged = torch.optim.swa_utils.AveragedModel(model)
optimizer = torch.optim.SGD(parallel.parameters(), lr=0.1)
loader, val_loader = torch.load("loaders.pt")
for epoch in range(4):
    parallel.train()
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.mse_loss(parallel(x), y).backward()
        optimizer.step()
    averaged.update_parameters(model)
    model.eval()
    averaged.eval()
    with torch.no_grad():
        print(sum(nn.functional.mse_loss(parallel(x), y).item() for x, y in val_loader))
        print(sum(nn.functional.mse_loss(averaged(x), y).item() for x, y in val_loader))
        print(sum(nn.functional.mse_loss(decoder(encoder(x)), y).item() for x, y in val_loader))
