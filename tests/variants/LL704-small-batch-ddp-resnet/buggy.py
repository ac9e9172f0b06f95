import argparse
import os

import torch
import torch.distributed as dist
import torchvision
from torch import nn
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader, DistributedSampler


def to_tensors(image, mask):
    to_tensor = torchvision.transforms.functional.pil_to_tensor
    return to_tensor(image.resize((256, 256))) / 255, to_tensor(mask.resize((256, 256)))[0].long()


def create(num_classes, local_rank):
    net = torchvision.models.segmentation.deeplabv3_resnet50(weights=None, num_classes=num_classes)
    net = net.cuda(local_rank)
    return DistributedDataParallel(net, device_ids=[local_rank])


def main(dataset):
    parser = argparse.ArgumentParser()
    parser.add_argument("--epochs", type=int, default=40)
    args = parser.parse_args()
    dist.init_process_group("nccl", init_method="env://")
    local_rank = int(os.environ["LOCAL_RANK"])
    torch.cuda.set_device(local_rank)
    net = create(21, local_rank)
    sampler = DistributedSampler(dataset)
    loader = DataLoader(dataset, batch_size=2, sampler=sampler, num_workers=4)
    opt = torch.optim.SGD(net.parameters(), lr=0.007, momentum=0.9)
    for epoch in range(args.epochs):
        sampler.set_epoch(epoch)
        net.train()
        for image, mask in loader:
            out = net(image.cuda())["out"]
            loss = nn.functional.cross_entropy(out, mask.cuda(), ignore_index=255)
            opt.zero_grad()
            loss.backward()
            opt.step()
    dist.destroy_process_group()


if __name__ == "__main__":
    main(torchvision.datasets.VOCSegmentation("voc", transforms=to_tensors))
