import os

import torch
import torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel

from torchvision.models import resnet18

from project import make_loader


def main():
    dist.init_process_group("nccl", init_method="env://")
    torch.cuda.set_device(int(os.environ["LOCAL_RANK"]))
    model = resnet18().to("cuda")
    model = DistributedDataParallel(model)
    loader, sampler = make_loader(dist.get_rank(), dist.get_world_size())
    opt = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(3):
        sampler.set_epoch(epoch)
        for x, y in loader:
            opt.zero_grad()
            torch.nn.functional.cross_entropy(model(x.to("cuda")), y.to("cuda")).backward()
            opt.step()
    dist.destroy_process_group()


if __name__ == "__main__":
    main()
