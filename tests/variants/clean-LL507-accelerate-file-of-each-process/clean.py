import torch
from accelerate import Accelerator
from torch import nn


def train(model, loader, out):
    accelerator = Accelerator()
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    model, optimizer, loader = accelerator.prepare(model, optimizer, loader)
    for epoch in range(3):
        model.train()
        for x, y in loader:
            loss = nn.functional.cross_entropy(model(x), y)
            accelerator.backward(loss)
            optimizer.step()
            optimizer.zero_grad()
        accelerator.wait_for_everyone()
        torch.save(optimizer.state_dict(), f"{out}/optimizer_{accelerator.process_index}.pt")
        if accelerator.is_local_main_process:
            torch.save(accelerator.unwrap_model(model).state_dict(), f"{out}/model.pt")
