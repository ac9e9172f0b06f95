import torch
import torch.nn.functional as F
from torch import nn
from torch.distributions import Categorical


class A2C:
    def __init__(self, obs=4, act=2, lr=1e-3):
        self.nets = nn.ModuleDict({
            "actor": nn.Sequential(nn.Linear(obs, 64), nn.Tanh(), nn.Linear(64, act)),
            "critic": nn.Sequential(nn.Linear(obs, 64), nn.Tanh(), nn.Linear(64, 1)),
        })
        self.optims = {k: torch.optim.Adam(v.parameters(), lr=lr) for k, v in self.nets.items()}

    def learn(self, obs, act, ret):
        value = self.nets["critic"](obs).squeeze(-1)
        adv = (ret - value).detach()
        logp = Categorical(logits=self.nets["actor"](obs)).log_prob(act)
        loss = -(logp * adv).mean() + F.mse_loss(value, ret)
        loss.backward()
        for o in self.optims.values():
            o.step()
        return loss.item()


def main():
    torch.manual_seed(0)
    agent = A2C()
    for update in range(200):
        obs = torch.randn(32, 4)
        act = torch.randint(0, 2, (32,))
        ret = torch.randn(32)
        l = agent.learn(obs, act, ret)
        if update % 50 == 0:
            print(update, l)


if __name__ == "__main__":
    main()
