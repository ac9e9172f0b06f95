import torch
from accelerate import Accelerator
from torch import nn
from torch.utils.data import DataLoader, TensorDataset
from transformers import get_cosine_schedule_with_warmup


def main(epochs=2):
    accelerator = Accelerator(gradient_accumulation_steps=4)
    x = torch.randn(256, 8)
    y = x[:, :4].argmax(1)
    train_dl = DataLoader(TensorDataset(x[:192], y[:192]), batch_size=8, shuffle=True)
    eval_dl = DataLoader(TensorDataset(x[192:], y[192:]), batch_size=16)
    model = nn.Sequential(nn.Linear(8, 32), nn.Dropout(0.1), nn.Linear(32, 4))
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    scheduler = get_cosine_schedule_with_warmup(optimizer, 5, epochs * len(train_dl))
    model, optimizer, train_dl, eval_dl, scheduler = accelerator.prepare(model, optimizer, train_dl, eval_dl, scheduler)
    for epoch in range(epochs):
        model.train()
        for inputs, targets in train_dl:
            with accelerator.accumulate(model):
                loss = nn.functional.cross_entropy(model(inputs), targets)
                accelerator.backward(loss)
                if accelerator.sync_gradients:
                    accelerator.clip_grad_norm_(model.parameters(), 1.0)
                optimizer.step()
                scheduler.step()
                optimizer.zero_grad()
        model.eval()
        right = total = 0
        for inputs, targets in eval_dl:
            with torch.no_grad():
                guess = model(inputs).argmax(-1)
            guess, targets = accelerator.gather_for_metrics((guess, targets))
            right += (guess == targets).sum().item()
            total += targets.numel()
        accelerator.print(epoch, right / total)


if __name__ == "__main__":
    main()
