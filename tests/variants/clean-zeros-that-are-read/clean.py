import argparse

import torch

parser = argparse.ArgumentParser()
parser.add_argument("--none", action="store_true")
parser.add_argument("--clip", type=float, default=1.0)
args = parser.parse_args()
net = torch.nn.Linear(4, 4)
opt = torch.optim.SGD(net.parameters(), lr=0.1)
for x in torch.rand(10, 8, 4):
    opt.zero_grad(set_to_none=args.none)
    net(x).sum().backward()
    torch.nn.utils.clip_grad_norm_(net.parameters(), args.clip)
    opt.step()
for x in torch.rand(10, 8, 4):
    opt.zero_grad(set_to_none=False)
    net(x).sum().backward()
    flat = torch.cat([p.grad.flatten() for p in net.parameters()])
    print(flat.norm(), torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0))
    opt.step()
