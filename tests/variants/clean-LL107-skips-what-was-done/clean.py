import torch
from torch.utils.data import DataLoader


def train(model, data, window, epochs, done):
    torch.manual_seed(0)
    loader = DataLoader(data, batch_size=4, shuffle=True)
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    to_skip = done
    model.zero_grad()
    for _ in range(epochs):
        for step, batch in enumerate(loader):
            if to_skip > 0:
                to_skip -= 1
                continue
            model.train()
            loss = model(**batch)[0] / window
            loss.backward()
            if (step + 1) % window == 0 or step + 1 == len(loader):
                torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
                optimizer.step()
                model.zero_grad()
