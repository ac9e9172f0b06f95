import torch
import torch.nn.functional as F
from torch import nn

gamma, lmbda, clip = 0.98, 0.95, 0.1


class Agent(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Linear(4, 64)
        self.policy = nn.Linear(64, 2)
        self.value = nn.Linear(64, 1)
        self.optimizer = torch.optim.Adam(self.parameters(), lr=5e-4)

    def pi(self, s):
        return torch.softmax(self.policy(F.relu(self.body(s))), 1)

    def v(self, s):
        return self.value(F.relu(self.body(s)))

    def update(self, s, a, r, s_next, alive, old):
        for _ in range(3):
            td_target = r + gamma * self.v(s_next) * alive
            delta = td_target - self.v(s)
            delta = delta.detach().numpy()
            advantages, advantage = [], 0.0
            for d in delta[::-1]:
                advantage = gamma * lmbda * advantage + d[0]
                advantages.append([advantage])
            advantages.reverse()
            advantage = torch.tensor(advantages, dtype=torch.float)
            ratio = torch.exp(torch.log(self.pi(s).gather(1, a)) - torch.log(old))
            first, second = ratio * advantage, torch.clamp(ratio, 1 - clip, 1 + clip) * advantage
            loss = -torch.min(first, second) + F.smooth_l1_loss(self.v(s), td_target.detach())
            self.optimizer.zero_grad()
            loss.mean().backward()
            self.optimizer.step()


def main(batches):
    torch.manual_seed(0)
    agent = Agent()
    for batch in batches:
        agent.update(*batch)
