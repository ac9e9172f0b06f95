import torch
from engine import train_one_epoch
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(1)
device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
features = torch.randn(160, 6)
data = TensorDataset(features, (features[:, 0] > 0).long())
net = torch.nn.Sequential(torch.nn.Linear(6, 16), torch.nn.ReLU(), torch.nn.Linear(16, 2)).to(device)
optim = torch.optim.SGD(net.parameters(), lr=0.05)
scaler = torch.amp.GradScaler(device.type)
for epoch in range(2):
    print(epoch, train_one_epoch(net, DataLoader(data, batch_size=32, shuffle=True), optim, scaler, device))
