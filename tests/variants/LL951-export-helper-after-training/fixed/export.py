import torch


def export_torchscript(model, example, path):
    model.eval()
    traced = torch.jit.trace(model, example)
    traced.save(path)
