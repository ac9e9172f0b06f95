import argparse

import deepspeed
import torch
from torch import nn
from torch.utils.data import DataLoader, DistributedSampler, TensorDataset


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--local_rank", type=int, default=-1)
    parser = deepspeed.add_config_arguments(parser)
    args = parser.parse_args()
    deepspeed.init_distributed()
    torch.manual_seed(0)
    x = torch.randn(256, 8)
    data = TensorDataset(x, x[:, :4].argmax(1))
    net = nn.Sequential(nn.Linear(8, 32), nn.ReLU(), nn.Linear(32, 4))
    model, optimizer, _, _ = deepspeed.initialize(args=args, model=net, model_parameters=net.parameters())
    sampler = DistributedSampler(data, shuffle=True)
    loader = DataLoader(data, batch_size=model.train_micro_batch_size_per_gpu(), sampler=sampler)
    for epoch in range(2):
        sampler.set_epoch(epoch)
        model.train()
        for a, b in loader:
            loss = nn.functional.cross_entropy(model(a.to(model.device)), b.to(model.device))
            model.backward(loss)
            model.step()


if __name__ == "__main__":
    main()
