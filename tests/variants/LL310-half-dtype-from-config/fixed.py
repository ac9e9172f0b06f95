import torch
from torch import nn

CONFIG = {"lr": 3e-4, "precision": "bf16", "epochs": 5}
DTYPES = {"fp16": torch.float16, "bf16": torch.bfloat16, "fp32": torch.float32}


def train(model, loader):
    optimizer = torch.optim.AdamW(model.parameters(), lr=CONFIG["lr"])
    dtype = DTYPES[CONFIG["precision"]]
    for _ in range(CONFIG["epochs"]):
        for x, y in loader:
            optimizer.zero_grad()
            with torch.autocast("cuda", dtype=dtype):
                loss = nn.functional.cross_entropy(model(x.cuda()), y.cuda())
            loss.backward()
            optimizer.step()
