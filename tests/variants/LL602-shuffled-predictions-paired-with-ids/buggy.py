import pandas as pd
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

train = pd.read_csv("train.csv")
test = pd.read_csv("test.csv")
columns = [c for c in train.columns if c not in ("id", "target")]
train_ds = TensorDataset(torch.tensor(train[columns].values).float(), torch.tensor(train["target"].values).float())
test_ds = TensorDataset(torch.tensor(test[columns].values).float())
train_loader = DataLoader(train_ds, batch_size=256, shuffle=True)
test_loader = DataLoader(test_ds, batch_size=1024, shuffle=True)

model = nn.Sequential(nn.Linear(len(columns), 128), nn.ReLU(), nn.Linear(128, 1))
criterion = nn.BCEWithLogitsLoss()
optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
for epoch in range(20):
    model.train()
    for x, y in train_loader:
        optimizer.zero_grad()
        criterion(model(x).squeeze(1), y).backward()
        optimizer.step()

model.eval()
preds = []
with torch.no_grad():
    for (x,) in test_loader:
        preds.append(torch.sigmoid(model(x)).squeeze(1).cpu())
test["target"] = torch.cat(preds).numpy()
test[["id", "target"]].to_csv("submission.csv", index=False)
