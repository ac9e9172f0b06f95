import torch
from accelerate import Accelerator
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def evaluate(accelerator, model, eval_dataloader):
    model.eval()
    right = total = 0
    for inputs, labels in eval_dataloader:
        with torch.no_grad():
            outputs = model(inputs)
        guess, labels = accelerator.gather_for_metrics((outputs.argmax(-1), labels))
        right += (guess == labels).sum().item()
        total += labels.numel()
    return right / total


def main():
    accelerator = Accelerator(mixed_precision="no")
    x = torch.randn(300, 8)
    y = x[:, :4].argmax(1)
    train_dataloader = DataLoader(TensorDataset(x[:240], y[:240]), batch_size=16, shuffle=True)
    eval_dataloader = DataLoader(TensorDataset(x[240:], y[240:]), batch_size=30)
    model = nn.Sequential(nn.Linear(8, 32), nn.Dropout(0.1), nn.Linear(32, 4))
    optimizer = torch.optim.AdamW(params=model.parameters(), lr=1e-3)
    model, optimizer, train_dataloader, eval_dataloader = accelerator.prepare(
        model, optimizer, train_dataloader, eval_dataloader
    )
    for epoch in range(3):
        model.train()
        for inputs, labels in train_dataloader:
            outputs = model(inputs)
            loss = nn.functional.cross_entropy(outputs, labels)
            accelerator.backward(loss)
            optimizer.step()
            optimizer.zero_grad()
        accelerator.print(epoch, evaluate(accelerator, model, eval_dataloader))


if __name__ == "__main__":
    main()
