import torch


def perplexity(lm, batches):
    torch.set_grad_enabled(False)
    lm.eval()
    nats = sum(torch.nn.functional.cross_entropy(lm(x[:, :-1]).flatten(0, 1), x[:, 1:].flatten()) for x in batches)
    lm.train()
    return (nats / len(batches)).exp().item()
