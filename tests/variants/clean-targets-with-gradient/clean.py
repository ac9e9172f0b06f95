import torch
from torch import nn
from torch.nn import functional as F

actor, critic, target_critic = nn.Linear(6, 2), nn.Linear(8, 1), nn.Linear(8, 1)
policy, baseline = nn.Linear(6, 3), nn.Linear(6, 1)
encoder = nn.Linear(6, 16)
target_critic.load_state_dict(critic.state_dict())
actor_opt = torch.optim.Adam(actor.parameters())
critic_opt = torch.optim.Adam(critic.parameters())
policy_opt = torch.optim.Adam(policy.parameters())
baseline_opt = torch.optim.Adam(baseline.parameters())
encoder_opt = torch.optim.Adam(encoder.parameters())

for state, action, reward, next_state in torch.load("replay.pt"):
    next_action = actor(next_state).tanh()
    target = reward + 0.99 * target_critic(torch.cat([next_state, next_action], 1))
    critic_loss = F.mse_loss(critic(torch.cat([state, action], 1)), target)
    critic_opt.zero_grad()
    critic_loss.backward()
    critic_opt.step()
    actor_loss = -critic(torch.cat([state, actor(state).tanh()], 1)).mean()
    actor_opt.zero_grad()
    actor_loss.backward()
    actor_opt.step()

    returns = reward.flip(0).cumsum(0).flip(0)
    values = baseline(state).squeeze(1)
    advantage = returns - values
    chosen = torch.distributions.Categorical(logits=policy(state))
    policy_loss = -(chosen.log_prob(action.argmax(1)) * advantage).mean()
    policy_opt.zero_grad()
    policy_loss.backward(retain_graph=True)
    policy_opt.step()
    baseline_opt.zero_grad()
    (returns - values).pow(2).mean().backward()
    baseline_opt.step()

    one, other = encoder(state), encoder(next_state)
    encoder_opt.zero_grad()
    (F.mse_loss(one, other) - 0.1 * one.std(0).mean()).backward()
    encoder_opt.step()
