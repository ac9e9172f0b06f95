from torch.nn.utils import clip_grad_norm_


def optimize(loss, optimizer, trainable):
    optimizer.zero_grad(set_to_none=True)
    loss.backward()
    clip_grad_norm_(trainable, max_norm=5.0)
    optimizer.step()
