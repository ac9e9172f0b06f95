import torch
from diffusers import UNet2DConditionModel
from peft import LoraConfig
from torch.utils.data import DataLoader

unet = UNet2DConditionModel.from_pretrained("runwayml/stable-diffusion-v1-5", subfolder="unet")
unet.requires_grad_(False)
unet.add_adapter(LoraConfig(r=4, target_modules=["to_q", "to_v"]))
trained = list(filter(lambda p: p.requires_grad, unet.parameters()))
adam = torch.optim.AdamW(trained, lr=1e-4)
loader = DataLoader(torch.load("latents.pt"), batch_size=4, shuffle=True)
unet.train()
for epoch in range(3):
    for noisy, noise, step, text in loader:
        adam.zero_grad()
        torch.nn.functional.mse_loss(unet(noisy, step, text).sample, noise).backward()
        torch.nn.utils.clip_grad_norm_(trained, 1.0)
        adam.step()
