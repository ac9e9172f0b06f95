import torch
import torch.distributed.autograd as dist_autograd
import torch.distributed.rpc as rpc
from torch import nn, optim
from torch.distributed.optim import DistributedOptimizer
from torch.utils.data import DataLoader, TensorDataset


def train(net, loader):
    opt = DistributedOptimizer(optim.SGD, [rpc.RRef(p) for p in net.parameters()], lr=0.05)
    for a, b in loader:
        with dist_autograd.context() as context_id:
            loss = nn.functional.mse_loss(net(a), b)
            dist_autograd.backward(context_id, [loss])
            opt.step(context_id)


if __name__ == "__main__":
    rpc.init_rpc("worker0", rank=0, world_size=1)
    torch.manual_seed(0)
    x = torch.randn(40, 3)
    train(nn.Linear(3, 1), DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=8, shuffle=True))
    rpc.shutdown()
