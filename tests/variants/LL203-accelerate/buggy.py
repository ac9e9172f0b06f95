import torch
from accelerate import Accelerator
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def main():
    accelerator = Accelerator()
    x = torch.randn(640, 10)
    y = x[:, :4].argmax(1)
    train_dataloader = DataLoader(TensorDataset(x[:512], y[:512]), batch_size=16, shuffle=True)
    eval_dataloader = DataLoader(TensorDataset(x[512:], y[512:]), batch_size=32)
    model = nn.Sequential(nn.Linear(10, 64), nn.Dropout(0.2), nn.ReLU(), nn.Linear(64, 4))
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    model, optimizer, train_dataloader, eval_dataloader = accelerator.prepare(
        model, optimizer, train_dataloader, eval_dataloader
    )
    completed = 0
    for epoch in range(3):
        model.train()
        for inputs, labels in train_dataloader:
            loss = nn.functional.cross_entropy(model(inputs), labels)
            accelerator.backward(loss)
            optimizer.step()
            optimizer.zero_grad()
            completed += 1
            if completed % 10 == 0:
                model.eval()
                right = 0
                for inputs, labels in eval_dataloader:
                    with torch.no_grad():
                        predictions = model(inputs).argmax(dim=-1)
                    predictions, references = accelerator.gather_for_metrics((predictions, labels))
                    right += (predictions == references).sum().item()
                accelerator.print(completed, right / 128)


if __name__ == "__main__":
    main()
