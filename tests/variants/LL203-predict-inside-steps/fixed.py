import torch
from torch import nn


class Agent:
    def __init__(self, dim=6, actions=3):
        self.policy = nn.Sequential(nn.Linear(dim, 64), nn.LayerNorm(64), nn.ReLU(), nn.Dropout(0.1), nn.Linear(64, actions))
        self.opt = torch.optim.Adam(self.policy.parameters(), lr=1e-3)

    def predict(self, obs):
        self.policy.eval()
        with torch.no_grad():
            action = self.policy(obs).argmax(-1)
        self.policy.train()
        return action

    def imitate(self, obs, expert):
        loss = nn.functional.cross_entropy(self.policy(obs), expert)
        self.opt.zero_grad()
        loss.backward()
        self.opt.step()
        return loss.item()


def main(steps=300):
    torch.manual_seed(0)
    agent = Agent()
    probe = torch.randn(8, 6)
    agent.policy.train()
    for step in range(steps):
        obs = torch.randn(32, 6)
        loss = agent.imitate(obs, obs[:, :3].argmax(1))
        if step % 50 == 0:
            print(step, loss, agent.predict(probe).tolist())


if __name__ == "__main__":
    main()
