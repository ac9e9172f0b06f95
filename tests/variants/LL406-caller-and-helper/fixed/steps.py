from torch.nn.functional import cross_entropy


def one_pass(net, loader, opt, scheduler):
    net.train()
    for x, y in loader:
        opt.zero_grad()
        cross_entropy(net(x), y).backward()
        opt.step()
        scheduler.step()
