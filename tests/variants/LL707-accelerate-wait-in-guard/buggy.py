import torch
from accelerate import Accelerator
from torch import nn


def train(model, loader, cfg):
    accelerator = Accelerator()
    optimizer = torch.optim.AdamW(model.parameters(), lr=cfg["lr"])
    model, optimizer, loader = accelerator.prepare(model, optimizer, loader)
    step = 0
    for epoch in range(cfg["epochs"]):
        model.train()
        for batch in loader:
            loss = nn.functional.cross_entropy(model(batch["x"]), batch["y"])
            accelerator.backward(loss)
            optimizer.step()
            optimizer.zero_grad()
            step += 1
            if step % cfg["save_every"] == 0 and accelerator.is_main_process:
                accelerator.wait_for_everyone()
                state = accelerator.unwrap_model(model).state_dict()
                torch.save(state, f"{cfg['out']}/step{step}.pt")
