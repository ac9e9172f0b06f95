import torch
from accelerate import Accelerator


def main(model, train_loader, eval_loader, max_steps=1000):
    accelerator = Accelerator()
    optimizer = torch.optim.AdamW(model.parameters(), lr=5e-5)
    model, optimizer, train_loader, eval_loader = accelerator.prepare(model, optimizer, train_loader, eval_loader)
    batches = iter(train_loader)
    batch = next(batches)
    step = 0
    while step < max_steps:
        model.train()
        loss = model(**batch).loss
        accelerator.backward(loss)
        optimizer.step()
        optimizer.zero_grad()
        step += 1
        batch = next(batches)
        if step % 200 == 0:
            model.eval()
            losses = []
            for batch in eval_loader:
                with torch.no_grad():
                    losses.append(accelerator.gather(model(**batch).loss))
            accelerator.print(torch.cat(losses).mean())
