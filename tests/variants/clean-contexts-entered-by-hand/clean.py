from contextlib import ExitStack, nullcontext

import torch
from torch import nn

loader, held_out = torch.load("batches.pt")
model = nn.Sequential(nn.Linear(8, 8), nn.Dropout(), nn.Linear(8, 2))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
precision = torch.autocast("cpu", dtype=torch.bfloat16) if torch.cuda.is_available() else nullcontext()
for epoch in range(2):
    model.train()
    torch.set_grad_enabled(True)
    for x, y in loader:
        optimizer.zero_grad()
        with precision:
            loss = nn.functional.cross_entropy(model(x), y)
        loss.backward()
        optimizer.step()
    model.eval()
    torch.set_grad_enabled(False)
    right = sum((model(x).argmax(1) == y).sum().item() for x, y in held_out)
    print(epoch, right)
    with ExitStack() as stack:
        stack.enter_context(torch.no_grad())
        stack.enter_context(torch.autocast("cpu", dtype=torch.bfloat16))
        print(sum(nn.functional.cross_entropy(model(x), y).item() for x, y in held_out))
    guard = torch.inference_mode()
    guard.__enter__()
    print(model(held_out[0][0]).argmax(1))
    guard.__exit__(None, None, None)
