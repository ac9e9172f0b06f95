import torch
from accelerate import Accelerator


def main(model, dataset):
    accelerator = Accelerator()
    loader = torch.utils.data.DataLoader(dataset, batch_size=4, shuffle=True)
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-5)
    model, optimizer, loader = accelerator.prepare(model, optimizer, loader)
    accumulate = 8
    for epoch in range(3):
        model.train()
        for step, batch in enumerate(loader):
            loss = model(**batch).loss / accumulate
            accelerator.backward(loss)
            if (step + 1) % accumulate == 0 or step + 1 == len(loader):
                optimizer.step()
                optimizer.zero_grad()
