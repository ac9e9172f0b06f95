import torch


def train_step(accelerator, model, optimizer, batch):
    optimizer.zero_grad()
    loss = torch.nn.functional.mse_loss(model(batch[0]), batch[1])
    accelerator.backward(loss)
    optimizer.step()
    return loss.item()
