import torch
import torch.distributed as dist
from parallel import shard

dist.init_process_group("nccl")
torch.cuda.set_device(dist.get_rank() % torch.cuda.device_count())
net = torch.nn.TransformerEncoder(torch.nn.TransformerEncoderLayer(64, 4, batch_first=True), 6).cuda()
net = shard(net)
opt = torch.optim.AdamW(net.parameters(), lr=1e-4)
for step in range(1000):
    x = torch.rand(16, 32, 64, device="cuda")
    opt.zero_grad()
    torch.nn.functional.mse_loss(net(x), x).backward()
    opt.step()
dist.destroy_process_group()
