import torch


def main(model, loader, sample):
    model = torch.compile(model)
    opt = torch.optim.AdamW(model.parameters())
    for x, y in loader:
        opt.zero_grad()
        torch.nn.functional.mse_loss(model(x), y).backward()
        opt.step()
    model.eval()
    torch.onnx.export(model, (sample,), "model.onnx", dynamo=True, dynamic_shapes=({0: torch.export.Dim("batch")},))
