import torch
from torch import nn


class ActorCritic(nn.Module):
    def __init__(self, obs=4, actions=2):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(obs, 32), nn.Tanh(), nn.Dropout(0.1))
        self.pi, self.v = nn.Linear(32, actions), nn.Linear(32, 1)

    def forward(self, obs):
        h = self.body(obs)
        return torch.distributions.Categorical(logits=self.pi(h)), self.v(h).squeeze(-1)


def evaluate_actions(net, obs, actions):
    dist, value = net(obs)
    return dist.log_prob(actions), dist.entropy(), value


def update(net, optimizer, rollout, epochs=3, clip=0.2):
    obs, actions, old_logp, returns = rollout
    for _ in range(epochs):
        for idx in torch.randperm(len(obs)).split(32):
            logp, entropy, value = evaluate_actions(net, obs[idx], actions[idx])
            ratio = (logp - old_logp[idx]).exp()
            advantage = returns[idx] - value.detach()
            policy = -torch.min(ratio * advantage, ratio.clamp(1 - clip, 1 + clip) * advantage).mean()
            loss = policy + 0.5 * (returns[idx] - value).pow(2).mean() - 0.01 * entropy.mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


def main(iterations=5):
    net = ActorCritic()
    optimizer = torch.optim.Adam(net.parameters(), lr=3e-4)
    for _ in range(iterations):
        obs = torch.randn(128, 4)
        with torch.no_grad():
            dist, _ = net(obs)
            actions = dist.sample()
            logp = dist.log_prob(actions)
        returns = (actions == (obs[:, 0] > 0).long()).float()
        update(net, optimizer, (obs, actions, logp, returns))


if __name__ == "__main__":
    main()
