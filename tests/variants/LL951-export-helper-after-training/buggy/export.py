import torch


def export_torchscript(model, example, path):
    traced = torch.jit.trace(model, example)
    traced.save(path)
