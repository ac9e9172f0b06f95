import numpy as np
import torch
from sklearn.model_selection import train_test_split
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

X = np.load("X.npy").astype("float32")
y = np.load("y.npy").astype("int64")
X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.2, random_state=1)

train_ds = TensorDataset(torch.from_numpy(X), torch.from_numpy(y))
test_ds = TensorDataset(torch.from_numpy(X_test), torch.from_numpy(y_test))
train_dl = DataLoader(train_ds, batch_size=64, shuffle=True)
test_dl = DataLoader(test_ds, batch_size=256)

model = nn.Sequential(nn.Linear(X.shape[1], 128), nn.ReLU(), nn.Dropout(0.3), nn.Linear(128, 2))
opt = torch.optim.Adam(model.parameters(), lr=1e-3)
for epoch in range(15):
    model.train()
    for xb, yb in train_dl:
        opt.zero_grad()
        nn.functional.cross_entropy(model(xb), yb).backward()
        opt.step()
model.eval()
with torch.no_grad():
    preds = torch.cat([model(xb).argmax(1) for xb, _ in test_dl])
print("test accuracy", (preds == torch.from_numpy(y_test)).float().mean().item())
