"""Names that people give to things, and what they tell: roles, evaluation, epochs, trials."""

from __future__ import annotations

import pytest

from looplint import check, knowledge
from looplint.events import Role

ROLES = {
    Role.OPTIMIZER: "optimizer optim opt opt_g opt_D d_optimizer self.optim self.optimizer_G optimizerG optimizers "
    "solver optimizer_actor actor_optimizer optimizer2 netD_optimizer optimizier critic_opt",
    Role.SCHEDULER: "scheduler lr_scheduler sched self.lr_sched scheduler_D schedulers warmup_scheduler lr_schedule",
    Role.SCALER: "scaler self.grad_scaler amp_scaler loss_scaler gradscaler",
    Role.LOADER: "train_loader trainLoader valDL val_dl dataloader dataloaders data_loader test_dataloader train_iter "
    "loader_train trainloader self.loader",
    Role.CRITERION: "criterion loss_fn loss_func self.criterion_gan criterionGAN loss_function ce_criterion",
    Role.MODEL: "model net netD netG self.model ddp_model encoder decoder generator_net teacher student models policy "
    "model_ft discriminator unet backbone",
    Role.EMA: "ema ema_model model_ema self.ema swa_model",
    Role.SAMPLER: "sampler train_sampler",
    Role.DATASET: "dataset train_dataset trainset val_ds",
}
NOBODY = (
    "trainer optional options opts opt_level optimizer_state optimizer_state_dict optimizer_cfg optim_args "
    "optimizer_name noise_scheduler ddpm_scheduler scheduler_type scheduler_config scheduler_name std_scaler "
    "feature_scaler scaler_path num_batches image_loader loader_args len_loader loss losses loss_weight "
    "loss_fn_name model_path model_name model_args model_config num_models model_dir state_dict rng label_encoder "
    "tokenizer use_ema has_ema noise_sampler num_epochs optimize optimization_step metrics_model_name environment "
    "data_model_cfg best_metric dataset_size num_datasets"
)


@pytest.mark.parametrize(("name", "role"), [(n, role) for role, names in ROLES.items() for n in names.split()])
def test_names_tell_a_role(name: str, role: Role) -> None:
    assert knowledge.guess(name) is role


@pytest.mark.parametrize("name", NOBODY.split())
def test_names_that_tell_none(name: str) -> None:
    assert knowledge.guess(name) is None


EVALUATION = (
    "val_loader valid_dl evaluate validate test_loader valloader testloader eval_step validation_step test_epoch test "
    "evaluate_model self.validation valDataLoader dev_dataset validate_epoch x_val holdout_set run_evaluation"
)
NO_EVALUATION = (
    "train_loader value latest contest train_and_validate trainval_loader val_loss no_val fit_one_epoch_no_val is_test "
    "max_val min_val eval_steps eval_interval device dev_mode test_acc train_eval_split best_val interval retrieval "
    "validity loss_val test_size evaluated"
)


@pytest.mark.parametrize("name", EVALUATION.split())
def test_names_of_evaluation(name: str) -> None:
    assert knowledge.looks_like_evaluation(name)


@pytest.mark.parametrize("name", NO_EVALUATION.split())
def test_names_of_no_evaluation(name: str) -> None:
    assert not knowledge.looks_like_evaluation(name)


def test_epochs_and_trials() -> None:
    epochs = ("epoch", "range(num_epochs)", "range(start_epoch, args.epochs)", "trange(n_epochs)", "self.max_epochs")
    assert all(knowledge.looks_like_epochs(name) for name in epochs)
    others = ("i", "range(10)", "steps_per_epoch", "episode", "ep_len", "train_loader", "step", "report")
    assert not any(knowledge.looks_like_epochs(name) for name in others)
    trials = ("fold", "kfold.split(X)", "seeds", "range(runs)", "range(n_trials)", "clients", "lr")
    assert all(knowledge.looks_like_trial(name) for name in trials)
    assert not any(
        knowledge.looks_like_trial(n) for n in ("epoch", "i", "train_loader", "batch", "lr_scheduler", "running")
    )


OUT_OF_SIGHT = """\
import torch
from torch import nn

from laboratory import {names}

measure = nn.CrossEntropyLoss()
for epoch in range(10):
    for x, y in train_loader:
        loss = measure(model(x), y)
        loss.backward()
        optimizer.step()
"""


def test_names_from_a_file_out_of_sight_tell_what_they_are_used_as() -> None:
    names = "model, optimizer, train_loader"
    found = check(OUT_OF_SIGHT.format(names=names), filename="train.py")
    assert [(judged.rule.code, judged.finding.span.line) for judged in found] == [("LL101", 10)]


def test_a_module_out_of_sight_is_no_object() -> None:
    text = OUT_OF_SIGHT.format(names="optimizer") + "optimizer.SGD\n"
    assert not check(text, filename="train.py")
