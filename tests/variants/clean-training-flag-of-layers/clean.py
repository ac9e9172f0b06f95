import torch
from torch import nn


class Agent:
    def __init__(self):
        self.policy = nn.Sequential(nn.Linear(4, 16), nn.Dropout(0.1), nn.Linear(16, 2))
        self.optimizer = torch.optim.Adam(self.policy.parameters())
        self.training = True

    def act(self, state):
        noise = 0.1 if self.training else 0.0
        return self.policy(state) + noise * torch.randn(2)


def freeze_statistics(module):
    if isinstance(module, nn.BatchNorm1d):
        module.training = False


agent = Agent()
for state, wanted in torch.load("rollout.pt"):
    loss = nn.functional.mse_loss(agent.act(state), wanted)
    agent.optimizer.zero_grad()
    loss.backward()
    agent.optimizer.step()
agent.training = False
agent.policy.eval()
agent.policy[1].training = True  # dropout at test time
for layer in agent.policy.children():
    layer.training = False
agent.policy.apply(freeze_statistics)
with torch.no_grad():
    print(agent.act(torch.zeros(4)))
