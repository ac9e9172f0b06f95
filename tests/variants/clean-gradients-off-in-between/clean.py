import torch
from torch import nn
from torch.nn import functional as F

policy, old, value = nn.Linear(4, 2), nn.Linear(4, 2), nn.Linear(4, 1)
optimizer = torch.optim.Adam([*policy.parameters(), *value.parameters()])


@torch.no_grad()
def rollout(states):
    dist = torch.distributions.Categorical(logits=old(states))
    actions = dist.sample()
    return actions, dist.log_prob(actions)


def evaluate(states):
    torch.set_grad_enabled(False)
    score = value(states).mean().item()
    torch.set_grad_enabled(True)
    return score


for states in torch.rand(100, 32, 4):
    actions, before = rollout(states)
    with torch.no_grad():
        returns = states.sum(1) + 0.9 * value(states).squeeze(1)
    dist = torch.distributions.Categorical(logits=policy(states))
    ratio = (dist.log_prob(actions) - before).exp()
    loss = -(ratio * returns).mean() + F.mse_loss(value(states).squeeze(1), returns)
    optimizer.zero_grad()
    with torch.no_grad():
        loss.backward()
    optimizer.step()
    old.load_state_dict(policy.state_dict())
    print(evaluate(states))
