import torch
from torch import nn
from torch.distributions import Categorical


class ActorCritic(nn.Module):
    def __init__(self, obs=6, act=3):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(obs, 32), nn.Tanh())
        self.pi, self.v = nn.Linear(32, act), nn.Linear(32, 1)

    def evaluate_actions(self, obs, act):
        h = self.body(obs)
        dist = Categorical(logits=self.pi(h))
        return self.v(h), dist.log_prob(act).unsqueeze(1), dist.entropy().mean()


class A2C:
    def __init__(self, actor_critic, lr=7e-4):
        self.actor_critic = actor_critic
        self.optimizer = torch.optim.RMSprop(actor_critic.parameters(), lr)

    def update(self, obs, act, returns):
        values, log_probs, entropy = self.actor_critic.evaluate_actions(obs, act)
        advantages = returns - values
        value_loss = advantages.pow(2).mean()
        action_loss = -(advantages.detach() * log_probs).mean()
        self.optimizer.zero_grad()
        (0.5 * value_loss + action_loss - 0.01 * entropy).backward()
        nn.utils.clip_grad_norm_(self.actor_critic.parameters(), 0.5)
        self.optimizer.step()
        return value_loss.item(), action_loss.item()


if __name__ == "__main__":
    torch.manual_seed(0)
    agent = A2C(ActorCritic())
    for it in range(10):
        agent.update(torch.randn(16, 6), torch.randint(0, 3, (16,)), torch.randn(16, 1))
