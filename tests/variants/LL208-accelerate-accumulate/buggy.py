import torch
from accelerate import Accelerator


def main(loader):
    accelerator = Accelerator(gradient_accumulation_steps=4)
    model = torch.nn.Linear(16, 4)
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    model, optimizer, loader = accelerator.prepare(model, optimizer, loader)
    for epoch in range(3):
        model.train()
        for inputs, targets in loader:
            accelerator.accumulate(model)
            loss = torch.nn.functional.cross_entropy(model(inputs), targets)
            accelerator.backward(loss)
            optimizer.step()
            optimizer.zero_grad()


if __name__ == "__main__":
    main(torch.utils.data.DataLoader(torch.utils.data.TensorDataset(torch.rand(64, 16), torch.randint(4, (64,)))))
