import torch
import torch.nn.functional as F


@torch.no_grad()
def test(model, test_loader):
    model.eval()
    test_loss = 0
    for data, target in test_loader:
        output = model(data)
        test_loss += F.nll_loss(output, target, reduction="sum")
    test_loss /= len(test_loader.dataset)
    print(f"average loss {test_loss:.4f}")
