"""Generated from the rows and stubs by `python -m looplint.knowledge`. Do not edit."""

# fmt: off
# ruff: noqa

from typing import Any

r0 = {'role': 'transform', 'params': ('transforms',), 'holds': 'transforms'}
r1 = {'role': 'transform', 'random': True}
r2 = {'role': 'transform', 'random': True, 'params': ('kernel_size', 'sigma')}
r3 = {'role': 'transform', 'normalize': True, 'params': ('mean', 'std', 'inplace')}
r4 = {'role': 'transform'}
r5 = {'role': 'dataset', 'params': ('root', 'train', 'transform', 'target_transform', 'download'), 'defaults': {'train': True}, 'split': 'train'}
r6 = {'role': 'dataset', 'params': ('root', 'split'), 'split': 'split'}
r7 = {'role': 'dataset', 'params': ('root', 'what', 'compat', 'train'), 'split': 'train'}
r8 = {'role': 'dataset', 'params': ('root', 'split', 'transform', 'target_transform', 'download'), 'split': 'split'}
r9 = {'role': 'dataset', 'params': ('root', 'split', 'transform', 'target_transform', 'download', 'loader'), 'split': 'split'}
r10 = {'role': 'dataset', 'params': ('root', 'split', 'folds', 'transform', 'target_transform', 'download'), 'split': 'split'}
r11 = {'role': 'dataset', 'params': ('root', 'split', 'target_type', 'transform', 'target_transform', 'download'), 'split': 'split'}
r12 = {'role': 'dataset', 'params': ('root', 'split', 'target_types', 'transforms', 'transform', 'target_transform', 'download'), 'split': 'split'}
r13 = {'role': 'dataset', 'split': 'split'}
r14 = {'role': 'dataset'}
r15 = {'role': 'model', 'mode_dependent': True, 'returns_losses': True}
r16 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'normalises': 'batch'}
r17 = {'output': 'logits', 'role': 'model', 'mode_dependent': True}
r18 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('image_size', 'patch_size', 'num_layers', 'num_heads', 'hidden_dim', 'mlp_dim', 'dropout', 'attention_dropout'), 'defaults': {'dropout': 0.0}}
r19 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'p', 'params': ('p', 'mode')}
r20 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'p', 'params': ('p', 'block_size', 'inplace', 'eps')}
r21 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch'}
r22 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'defaults': {'dropout': 0.0}}
r23 = {'role': 'model'}
r24 = {'role': 'transform', 'random': True, 'params': ('transforms',), 'holds': 'transforms'}
r25 = {'role': 'metric'}
r26 = {'role': 'metric', 'params': ('metrics', '*additional_metrics', 'prefix', 'postfix', 'compute_groups'), 'holds': 'metrics'}
r27 = {'role': 'unknown'}
r28 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr')}
r29 = {'role': 'optimizer', 'wraps': 'base_optimizer', 'params': ('base_optimizer', 'alpha', 'k')}
r30 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'own', 'rewrites_lr': True, 'like': 'timm.scheduler.Scheduler'}
r31 = {'role': 'ema', 'of': 'model', 'params': ('model', 'decay', 'device', 'resume')}
r32 = {'role': 'ema', 'of': 'model', 'params': ('model', 'decay', 'device')}
r33 = {'role': 'ema', 'of': 'model', 'params': ('model', 'decay', 'min_decay', 'update_after_step')}
r34 = {'role': 'criterion', 'expects': 'logits'}
r35 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'drop_prob', 'params': ('drop_prob',), 'defaults': {'drop_prob': 0.0}}
r36 = {'role': 'model', 'mode_dependent': True}
r37 = {'role': 'model', 'mode_dependent': 'unknown', 'like': 'transformers.PreTrainedModel'}
r38 = {'role': 'model', 'mode_dependent': False, 'like': 'transformers.PreTrainedModel'}
r39 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'eps', 'clip_threshold', 'decay_rate', 'beta1', 'weight_decay', 'scale_parameter', 'relative_step', 'warmup_init')}
r40 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'correct_bias', 'no_deprecation_warning'), 'deprecated': 'torch.optim.AdamW'}
r41 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'initial_lr'), 'unit': 'own'}
r42 = {'role': 'ema', 'of': 'parameters', 'params': ('parameters', 'decay', 'min_decay', 'update_after_step', 'use_ema_warmup', 'inv_gamma', 'power', 'foreach', 'model_cls', 'model_config')}
r43 = {'role': 'ema', 'of': 'parameters', 'params': ('parameters', 'decay', 'use_num_updates')}
r44 = {'role': 'ema', 'of': 'model', 'params': ('model', 'ema_model', 'beta')}
r45 = {'role': 'optimizer', 'of': 'params', 'params': ('params',)}
r46 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'weight_decay')}
r47 = {'role': 'optimizer', 'wraps': 'init_optimizer', 'params': ('init_optimizer', 'static_loss_scale', 'dynamic_loss_scale')}
r48 = {'role': 'optimizer', 'wraps': 'optimizer', 'params': ('optimizer',)}
r49 = {'role': 'model', 'wraps': 'module', 'syncs': True, 'params': ('module',), 'deprecated': 'torch.nn.parallel.DistributedDataParallel'}
r50 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'synced': True}
r51 = {'role': 'optimizer', 'of': 'model_params', 'params': ('model_params', 'lr')}
r52 = {'role': 'optimizer', 'wraps': 'optimizer', 'params': ('optimizer', 'k', 'alpha')}
r53 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'base_optimizer'), 'like': 'pytorch_optimizer.SAM'}
r54 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'multiplier', 'total_epoch', 'after_scheduler'), 'holds': 'after_scheduler', 'unit': 'any', 'rewrites_lr': True}
r55 = {'role': 'unknown', 'params': ('optimizer',)}
r56 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'any', 'rewrites_lr': True}
r57 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('encoder_name', 'encoder_depth', 'encoder_weights')}
r58 = {'role': 'criterion', 'frozen': True}
r59 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'any'}
r60 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset',), 'defaults': {'shuffle': False, 'drop_last': False, 'num_workers': 0}}
r61 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset',)}
r62 = {'role': 'loader', 'defaults': {'shuffle': False, 'drop_last': False, 'num_workers': 0}}
r63 = {'role': 'parameters'}
r64 = {'role': 'dataset', 'iterable': True}
r65 = {'role': 'loader', 'shuffles': 'unknown'}
r66 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size'), 'shuffles': 'unknown'}
r67 = {'role': 'loader', 'wraps': 'loader', 'params': ('loader', 'device')}
r68 = {'role': 'optimizer', 'wraps': 'optimizer', 'syncs': True, 'params': ('optimizer', 'named_parameters')}
r69 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'weight_decay')}
r70 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'total_num_steps', 'warmup_num_steps', 'lr_scheduler_callable'), 'unit': 'batch'}
r71 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'defaults')}
r72 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'momentum', 'dampening', 'weight_decay', 'nesterov', 'maximize', 'foreach', 'differentiable', 'fused')}
r73 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'amsgrad', 'foreach', 'maximize', 'capturable', 'differentiable', 'fused', 'decoupled_weight_decay'), 'defaults': {'eps': 1e-08}}
r74 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'amsgrad', 'maximize', 'foreach', 'capturable', 'differentiable', 'fused'), 'defaults': {'eps': 1e-08}}
r75 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'momentum_decay', 'decoupled_weight_decay', 'foreach', 'maximize', 'capturable', 'differentiable')}
r76 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'decoupled_weight_decay', 'foreach', 'maximize', 'capturable', 'differentiable')}
r77 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'foreach', 'maximize', 'differentiable', 'capturable')}
r78 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'lr_decay', 'weight_decay', 'initial_accumulator_value', 'eps', 'foreach', 'maximize', 'differentiable', 'fused')}
r79 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'rho', 'eps', 'weight_decay', 'foreach', 'capturable', 'maximize', 'differentiable')}
r80 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'beta2_decay', 'eps', 'd', 'weight_decay', 'foreach', 'maximize')}
r81 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'lambd', 'alpha', 't0', 'weight_decay', 'foreach', 'maximize', 'differentiable', 'capturable')}
r82 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'alpha', 'eps', 'weight_decay', 'momentum', 'centered', 'capturable', 'foreach', 'maximize', 'differentiable')}
r83 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'etas', 'step_sizes', 'capturable', 'foreach', 'maximize', 'differentiable')}
r84 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'maximize')}
r85 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'weight_decay', 'momentum', 'nesterov', 'ns_coefficients', 'eps', 'ns_steps', 'adjust_lr_fn')}
r86 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'max_iter', 'max_eval', 'tolerance_grad', 'tolerance_change', 'history_size', 'line_search_fn', 'maximize'), 'closure': True}
r87 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'optimizer_class', 'process_group', 'parameters_as_bucket_view', 'overlap_with_ddp')}
r88 = {'role': 'optimizer', 'wraps': 'optim', 'params': ('optim', 'averager')}
r89 = {'role': 'optimizer', 'of': 'params_rref', 'params': ('optimizer_class', 'params_rref', '*args'), 'context_gradients': True}
r90 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'last_epoch'), 'unit': 'any'}
r91 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'lr_lambda', 'last_epoch'), 'unit': 'any', 'rewrites_lr': True}
r92 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'lr_lambda', 'last_epoch'), 'unit': 'any'}
r93 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'step_size', 'gamma', 'last_epoch'), 'unit': 'epoch', 'length': ('step_size',)}
r94 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'milestones', 'gamma', 'last_epoch'), 'unit': 'epoch', 'length': ('milestones',)}
r95 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'gamma', 'last_epoch'), 'unit': 'epoch'}
r96 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'T_max', 'eta_min', 'last_epoch'), 'unit': 'epoch', 'length': ('T_max',)}
r97 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'T_0', 'T_mult', 'eta_min', 'last_epoch'), 'unit': 'any', 'length': ('T_0',), 'rewrites_lr': True}
r98 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'factor', 'total_iters', 'last_epoch'), 'unit': 'any', 'length': ('total_iters',), 'rewrites_lr': True}
r99 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'start_factor', 'end_factor', 'total_iters', 'last_epoch'), 'unit': 'any', 'length': ('total_iters',), 'rewrites_lr': True}
r100 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'total_iters', 'power', 'last_epoch'), 'unit': 'any', 'length': ('total_iters',)}
r101 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'max_lr', 'total_steps', 'epochs', 'steps_per_epoch', 'pct_start', 'anneal_strategy', 'cycle_momentum', 'base_momentum', 'max_momentum', 'div_factor', 'final_div_factor', 'three_phase', 'last_epoch'), 'unit': 'batch', 'length': ('total_steps', 'epochs * steps_per_epoch'), 'rewrites_lr': True}
r102 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'base_lr', 'max_lr', 'step_size_up', 'step_size_down', 'mode', 'gamma', 'scale_fn', 'scale_mode', 'cycle_momentum', 'base_momentum', 'max_momentum', 'last_epoch'), 'unit': 'batch', 'length': ('step_size_up', 'step_size_down'), 'rewrites_lr': True}
r103 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'mode', 'factor', 'patience', 'threshold', 'threshold_mode', 'cooldown', 'min_lr', 'eps'), 'defaults': {'mode': 'min', 'patience': 10}, 'unit': 'metric'}
r104 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'schedulers', 'milestones', 'last_epoch'), 'holds': 'schedulers', 'unit': 'any', 'length': ('milestones',), 'rewrites_lr': True}
r105 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('schedulers', 'optimizer'), 'holds': 'schedulers', 'unit': 'any'}
r106 = {'role': 'ema', 'of': 'model', 'params': ('model', 'device', 'avg_fn', 'multi_avg_fn', 'use_buffers'), 'defaults': {'use_buffers': False}, 'average': ('avg_fn', 'multi_avg_fn')}
r107 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'swa_lr', 'anneal_epochs', 'anneal_strategy', 'last_epoch'), 'unit': 'epoch', 'length': ('anneal_epochs',)}
r108 = {'role': 'scaler', 'params': ('device', 'init_scale', 'growth_factor', 'backoff_factor', 'growth_interval', 'enabled'), 'defaults': {'enabled': True}}
r109 = {'role': 'scaler', 'params': ('init_scale', 'growth_factor', 'backoff_factor', 'growth_interval', 'enabled'), 'defaults': {'enabled': True}, 'deprecated': 'torch.amp.GradScaler', 'deprecated_since': '2.4'}
r110 = {'role': 'scaler', 'params': ('device', 'init_scale', 'backoff_factor', 'growth_factor', 'growth_interval', 'enabled', 'process_group'), 'defaults': {'enabled': True}}
r111 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size', 'shuffle', 'sampler', 'batch_sampler', 'num_workers', 'collate_fn', 'pin_memory', 'drop_last', 'timeout', 'worker_init_fn', 'multiprocessing_context', 'generator', 'prefetch_factor', 'persistent_workers', 'pin_memory_device', 'in_order'), 'defaults': {'batch_size': 1, 'shuffle': False, 'num_workers': 0, 'pin_memory': False, 'drop_last': False, 'persistent_workers': False}}
r112 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size', 'shuffle', 'sampler', 'batch_sampler', 'num_workers', 'collate_fn', 'pin_memory', 'drop_last', 'timeout', 'worker_init_fn', 'multiprocessing_context', 'generator'), 'defaults': {'batch_size': 1, 'shuffle': False, 'num_workers': 0, 'pin_memory': False, 'drop_last': False, 'persistent_workers': False}, 'stateful': True}
r113 = {'role': 'dataset', 'params': ('*tensors',)}
r114 = {'role': 'dataset', 'params': ('*args',), 'holds': 'args'}
r115 = {'role': 'dataset', 'params': ('datasets',), 'holds': 'datasets'}
r116 = {'role': 'dataset', 'params': ('datasets',), 'holds': 'datasets', 'iterable': True}
r117 = {'role': 'dataset', 'of': 'dataset', 'params': ('dataset', 'indices'), 'subset': 'indices'}
r118 = {'role': 'sampler'}
r119 = {'role': 'sampler', 'of': 'data_source', 'params': ('data_source',), 'shuffles': False}
r120 = {'role': 'sampler', 'of': 'data_source', 'params': ('data_source', 'replacement', 'num_samples', 'generator'), 'shuffles': True}
r121 = {'role': 'sampler', 'params': ('indices', 'generator'), 'shuffles': True, 'subset': 'indices'}
r122 = {'role': 'sampler', 'params': ('weights', 'num_samples', 'replacement', 'generator'), 'shuffles': True}
r123 = {'role': 'sampler', 'of': 'sampler', 'params': ('sampler', 'batch_size', 'drop_last'), 'batches': True}
r124 = {'role': 'sampler', 'of': 'dataset', 'params': ('dataset', 'num_replicas', 'rank', 'shuffle', 'seed', 'drop_last'), 'defaults': {'shuffle': True, 'drop_last': False, 'seed': 0}, 'sharded': True}
r125 = {'role': 'model', 'wraps': 'module', 'syncs': True, 'params': ('module', 'device_ids', 'output_device', 'dim', 'broadcast_buffers', 'init_sync', 'process_group', 'bucket_cap_mb', 'find_unused_parameters', 'check_reduction', 'gradient_as_bucket_view', 'static_graph')}
r126 = {'role': 'model', 'wraps': 'module', 'params': ('module', 'device_ids', 'output_device', 'dim'), 'deprecated': 'torch.nn.parallel.DistributedDataParallel'}
r127 = {'role': 'model', 'wraps': 'module', 'syncs': True, 'sharded': True, 'replaces_parameters': True, 'params': ('module', 'process_group', 'sharding_strategy', 'cpu_offload', 'auto_wrap_policy', 'backward_prefetch', 'mixed_precision', 'ignored_modules', 'param_init_fn', 'device_id', 'sync_module_states', 'forward_prefetch', 'limit_all_gathers', 'use_orig_params', 'ignored_states', 'device_mesh')}
r128 = {'role': 'criterion', 'expects': 'logits', 'params': ('weight', 'size_average', 'ignore_index', 'reduce', 'reduction', 'label_smoothing'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}}
r129 = {'role': 'criterion', 'learnable': True}
r130 = {'role': 'criterion', 'expects': 'log-probabilities', 'params': ('weight', 'size_average', 'ignore_index', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}}
r131 = {'role': 'criterion', 'expects': 'probabilities', 'autocast_unsafe': True, 'params': ('weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r132 = {'role': 'criterion', 'expects': 'logits', 'params': ('weight', 'size_average', 'reduce', 'reduction', 'pos_weight'), 'defaults': {'reduction': 'mean'}}
r133 = {'role': 'criterion', 'expects': 'logits', 'broadcasts': True, 'params': ('weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r134 = {'role': 'criterion', 'expects': 'logits', 'params': ('size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r135 = {'role': 'criterion', 'broadcasts': True, 'params': ('size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r136 = {'role': 'criterion', 'broadcasts': True, 'params': ('size_average', 'reduce', 'reduction', 'beta'), 'defaults': {'reduction': 'mean'}}
r137 = {'role': 'criterion', 'broadcasts': True, 'params': ('reduction', 'delta'), 'defaults': {'reduction': 'mean'}}
r138 = {'role': 'criterion', 'expects': 'log-probabilities', 'broadcasts': True, 'params': ('size_average', 'reduce', 'reduction', 'log_target'), 'defaults': {'reduction': 'mean'}}
r139 = {'role': 'criterion', 'broadcasts': True, 'params': ('log_input', 'full', 'size_average', 'eps', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r140 = {'role': 'criterion', 'params': ('full', 'eps', 'reduction'), 'defaults': {'reduction': 'mean'}}
r141 = {'role': 'criterion', 'expects': 'log-probabilities', 'params': ('blank', 'reduction', 'zero_infinity'), 'defaults': {'reduction': 'mean'}}
r142 = {'role': 'criterion', 'broadcasts': True, 'params': ('margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r143 = {'role': 'criterion', 'params': ('margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r144 = {'role': 'criterion', 'params': ('size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r145 = {'role': 'criterion', 'params': ('p', 'margin', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r146 = {'role': 'criterion', 'params': ('margin', 'p', 'eps', 'swap', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r147 = {'role': 'criterion', 'params': ('distance_function', 'margin', 'swap', 'reduction'), 'defaults': {'reduction': 'mean'}}
r148 = {'role': 'criterion', 'learnable': True, 'params': ('in_features', 'n_classes', 'cutoffs', 'div_value', 'head_bias', 'device', 'dtype')}
r149 = {'role': 'parameters', 'params': ('data', 'requires_grad'), 'defaults': {'requires_grad': True}}
r150 = {'role': 'model', 'params': ('*args',), 'container': True}
r151 = {'role': 'model', 'params': ('modules',), 'container': True}
r152 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'p', 'params': ('p', 'inplace'), 'defaults': {'p': 0.5}}
r153 = {'role': 'model', 'mode_dependent': True, 'params': ('lower', 'upper', 'inplace')}
r154 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'normalises': 'batch', 'params': ('num_features', 'eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r155 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'normalises': 'batch', 'synced': True, 'params': ('num_features', 'eps', 'momentum', 'affine', 'track_running_stats', 'process_group', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r156 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'normalises': 'batch', 'params': ('eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r157 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'params': ('num_features', 'eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': False}}
r158 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'params': ('eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r159 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('embed_dim', 'num_heads', 'dropout', 'bias', 'add_bias_kv', 'add_zero_attn', 'kdim', 'vdim', 'batch_first', 'device', 'dtype'), 'defaults': {'dropout': 0.0}}
r160 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('input_size', 'hidden_size', 'num_layers'), 'defaults': {'dropout': 0.0}, 'recurrent': True}
r161 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('mode', 'input_size', 'hidden_size', 'num_layers', 'bias', 'batch_first', 'dropout', 'bidirectional', 'proj_size', 'device', 'dtype'), 'defaults': {'dropout': 0.0}, 'recurrent': True}
r162 = {'role': 'model', 'params': ('input_size', 'hidden_size', 'bias'), 'recurrent': True}
r163 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('d_model', 'nhead', 'num_encoder_layers', 'num_decoder_layers', 'dim_feedforward', 'dropout', 'activation', 'custom_encoder', 'custom_decoder', 'layer_norm_eps', 'batch_first', 'norm_first', 'bias', 'device', 'dtype'), 'defaults': {'dropout': 0.1}}
r164 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('d_model', 'nhead', 'dim_feedforward', 'dropout', 'activation', 'layer_norm_eps', 'batch_first', 'norm_first', 'bias', 'device', 'dtype'), 'defaults': {'dropout': 0.1}}
r165 = {'role': 'model', 'copies': 'encoder_layer', 'params': ('encoder_layer', 'num_layers', 'norm', 'enable_nested_tensor', 'mask_check')}
r166 = {'role': 'model', 'copies': 'decoder_layer', 'params': ('decoder_layer', 'num_layers', 'norm')}
r167 = {'role': 'model', 'output': 'softmax', 'parameterless': True}
r168 = {'role': 'model', 'output': 'log_softmax', 'parameterless': True}
r169 = {'role': 'model', 'output': 'sigmoid', 'parameterless': True}
r170 = {'role': 'model', 'output': 'logits', 'params': ('in_features', 'out_features', 'bias', 'device', 'dtype')}
r171 = {'role': 'model', 'output': 'logits', 'params': ('out_features', 'bias', 'device', 'dtype')}
r172 = {'role': 'model', 'output': 'logits', 'params': ('in_channels', 'out_channels', 'kernel_size', 'stride', 'padding', 'dilation', 'groups', 'bias', 'padding_mode', 'device', 'dtype')}
r173 = {'role': 'model', 'output': 'logits', 'params': ('in_channels', 'out_channels', 'kernel_size', 'stride', 'padding', 'output_padding', 'groups', 'bias', 'dilation', 'padding_mode', 'device', 'dtype')}
r174 = {'role': 'model', 'parameterless': True}
r175 = {'role': 'unknown', 'generator': True}
r176 = {'role': 'unknown', 'generator': True, 'params': ('device',)}
r177 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('weights', 'progress'), 'returns': 'new'}
r178 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'params': ('weights', 'progress'), 'returns': 'new'}
r179 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('weights', 'progress'), 'defaults': {'dropout': 0.0}, 'returns': 'new'}
r180 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('weights', 'progress', 'num_classes', 'aux_loss', 'weights_backbone'), 'returns': 'new'}
r181 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('weights', 'progress', 'num_classes', 'weights_backbone'), 'returns': 'new'}
r182 = {'role': 'model', 'mode_dependent': True, 'returns_losses': True, 'params': ('weights', 'progress', 'num_classes'), 'returns': 'new'}
r183 = {'role': 'model', 'mode_dependent': True, 'returns': 'new'}
r184 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'returns': 'new'}
r185 = {'output': 'logits', 'role': 'model', 'mode_dependent': 'unknown', 'params': ('name',), 'returns': 'new'}
r186 = {'op': 'loss', 'expects': 'logits', 'params': ('inputs', 'targets', 'alpha', 'gamma', 'reduction'), 'defaults': {'reduction': 'none'}, 'as': {'inputs': 'input', 'targets': 'target'}, 'returns': 'loss'}
r187 = {'op': 'loss', 'params': ('boxes1', 'boxes2', 'reduction', 'eps'), 'defaults': {'reduction': 'none'}, 'as': {'boxes1': 'input', 'boxes2': 'target'}, 'returns': 'loss'}
r188 = {'op': 'measure', 'ratio': True, 'returns': 'tensor'}
r189 = {'op': 'measure', 'ratio': True, 'params': ('y_true', 'y_pred'), 'returns': 'value'}
r190 = {'op': 'measure', 'params': ('y_true', 'y_pred'), 'returns': 'value'}
r191 = {'role': 'metric', 'like': 'evaluate.EvaluationModule', 'params': ('path',), 'returns': 'new'}
r192 = {'params': ('lr_scheduler', 'warmup_start_value', 'warmup_duration'), 'returns': 'same:lr_scheduler'}
r193 = {'output': 'logits', 'role': 'model', 'mode_dependent': 'unknown', 'params': ('model_name', 'pretrained'), 'returns': 'new'}
r194 = {'role': 'optimizer', 'of': 'model_or_params', 'params': ('model_or_params', 'opt', 'lr', 'weight_decay', 'momentum', 'foreach', 'filter_bias_and_bn'), 'returns': 'new'}
r195 = {'role': 'optimizer', 'of': 'model', 'params': ('args', 'model', 'filter_bias_and_bn'), 'returns': 'new'}
r196 = {'params': ('model',), 'returns': 'parameters:model'}
r197 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'sched', 'num_epochs'), 'unit': 'own', 'rewrites_lr': True, 'like': 'timm.scheduler.Scheduler', 'returns': ('new', 'value')}
r198 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('args', 'optimizer', 'updates_per_epoch'), 'unit': 'own', 'rewrites_lr': True, 'like': 'timm.scheduler.Scheduler', 'returns': ('new', 'value')}
r199 = {'role': 'dataset', 'params': ('name', 'root', 'split', 'search_split', 'class_map'), 'split': 'split', 'returns': 'new'}
r200 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'input_size', 'batch_size', 'is_training'), 'defaults': {'is_training': False}, 'shuffles': 'is_training', 'returns': 'new'}
r201 = {'role': 'transform', 'params': ('input_size', 'is_training'), 'defaults': {'is_training': False}, 'random': 'is_training', 'returns': 'new'}
r202 = {'op': 'reduce', 'collective': True, 'returns': 'tensor', 'as': {'tensor': 'value'}, 'params': ('tensor', 'n')}
r203 = {'op': 'seed', 'seeds': ('torch', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed', 'rank')}
r204 = {'rank': True, 'returns': 'value'}
r205 = {'op': 'init-group', 'closes_itself': True, 'returns': 'value'}
r206 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'last_epoch'), 'unit': 'any', 'constant': True, 'like': 'torch.optim.lr_scheduler.LambdaLR', 'rewrites_lr': True, 'returns': 'new'}
r207 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'num_warmup_steps', 'last_epoch'), 'unit': 'batch', 'rewrites_lr': True, 'returns': 'new'}
r208 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'num_warmup_steps', 'num_training_steps'), 'unit': 'batch', 'length': ('num_training_steps',), 'rewrites_lr': True, 'returns': 'new'}
r209 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'num_warmup_steps'), 'unit': 'batch', 'rewrites_lr': True, 'returns': 'new'}
r210 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'metric', 'like': 'torch.optim.lr_scheduler.ReduceLROnPlateau', 'returns': 'new'}
r211 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('name', 'optimizer', 'num_warmup_steps', 'num_training_steps', 'scheduler_specific_kwargs'), 'unit': 'batch', 'length': ('num_training_steps',), 'rewrites_lr': True, 'returns': 'new'}
r212 = {'op': 'seed', 'seeds': ('torch', 'cuda', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed', 'deterministic'), 'returns': 'none'}
r213 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('name', 'optimizer', 'step_rules', 'num_warmup_steps', 'num_training_steps', 'num_cycles', 'power', 'last_epoch'), 'unit': 'batch', 'length': ('num_training_steps',), 'rewrites_lr': True, 'returns': 'new'}
r214 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'any', 'rewrites_lr': True, 'returns': 'new'}
r215 = {'deprecated': 'torch.amp', 'deprecated_since': '1.6'}
r216 = {'op': 'wrap', 'obj': 'module', 'syncs_batchnorm': True, 'returns': 'same:module', 'params': ('module',)}
r217 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('arch', 'encoder_name', 'encoder_weights', 'in_channels', 'classes'), 'returns': 'new'}
r218 = {'role': 'model', 'mode_dependent': False, 'mode': 'eval', 'params': ('name', 'device'), 'returns': ('new', 'value')}
r219 = {'role': 'model', 'mode_dependent': 'unknown', 'params': ('model_name', 'pretrained'), 'returns': ('new', 'value', 'value')}
r220 = {'op': 'wrap', 'obj': 'model', 'returns': 'same:model', 'replaces_parameters': True, 'params': ('model', 'peft_config')}
r221 = {'op': 'wrap', 'obj': 'model', 'returns': 'same:model', 'params': ('model',)}
r222 = {'op': 'forward', 'obj': 'predictor', 'params': ('inputs', 'roi_size', 'sw_batch_size', 'predictor'), 'returns': 'tensor'}
r223 = {'op': 'seed', 'seeds': ('torch', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r224 = {'role': 'dataset', 'params': ('path', 'name'), 'returns': 'new', 'split': 'split'}
r225 = {'op': 'step', 'obj': 'optimizer', 'params': ('optimizer', 'barrier')}
r226 = {'op': 'save', 'as': {'data': 'value', 'file_or_path': 'file'}, 'params': ('data', 'file_or_path', 'master_only'), 'returns': 'none'}
r227 = {'op': 'wrap', 'obj': 'optimizer', 'returns': 'same:optimizer', 'params': ('optimizer', 'named_parameters')}
r228 = {'op': 'reduce', 'collective': True, 'as': {'tensor': 'value'}, 'params': ('tensor',), 'returns': 'tensor'}
r229 = {'op': 'reduce', 'collective': True, 'returns': 'none'}
r230 = {'op': 'init-group', 'closes_itself': True, 'returns': 'none'}
r231 = {'op': 'seed', 'seeds': ('torch', 'cuda', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r232 = {'op': 'seed', 'seeds': ('torch', 'cuda', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed', 'workers'), 'returns': 'value'}
r233 = {'op': 'init-group', 'closes_itself': True, 'params': ('dist_backend',), 'returns': 'none'}
r234 = {'params': ('parser',), 'returns': 'same:parser'}
r235 = {'op': 'forward', 'obj': 'model', 'params': ('loader', 'model', 'device'), 'restores_mode': True, 'updates_statistics': True, 'returns': 'none'}
r236 = {'params': ('decay',), 'returns': 'value'}
r237 = {'params': (), 'returns': 'value'}
r238 = {'scope': 'autocast', 'switch': 'enabled', 'params': ('device_type', 'dtype', 'enabled', 'cache_enabled'), 'defaults': {'enabled': True}}
r239 = {'scope': 'autocast', 'switch': 'enabled', 'params': ('enabled', 'dtype', 'cache_enabled'), 'defaults': {'enabled': True, 'device_type': 'cuda', 'dtype': 'torch.float16'}, 'deprecated': 'torch.amp.autocast', 'deprecated_since': '2.4'}
r240 = {'scope': 'autocast', 'switch': 'enabled', 'params': ('enabled', 'dtype', 'cache_enabled'), 'defaults': {'enabled': True, 'device_type': 'cpu', 'dtype': 'torch.bfloat16'}, 'deprecated': 'torch.amp.autocast', 'deprecated_since': '2.4'}
r241 = {'scope': 'no-grad', 'params': ('orig_func',)}
r242 = {'scope': 'enable-grad', 'params': ('orig_func',)}
r243 = {'scope': 'no-grad', 'switch': 'mode', 'params': ('mode',), 'defaults': {'mode': True}, 'inference': True}
r244 = {'op': 'grad-mode', 'scope': 'enable-grad', 'scope_if_false': 'no-grad', 'switch': 'mode', 'as': {'mode': 'enabled'}, 'params': ('mode',)}
r245 = {'op': 'backward', 'obj': 'tensors', 'params': ('tensors', 'grad_tensors', 'retain_graph', 'create_graph', 'grad_variables', 'inputs'), 'returns': 'none'}
r246 = {'op': 'grad', 'obj': 'roots', 'params': ('context_id', 'roots', 'retain_graph'), 'context_gradients': True, 'returns': 'none'}
r247 = {'op': 'grad', 'obj': 'outputs', 'params': ('outputs', 'inputs', 'grad_outputs', 'retain_graph', 'create_graph', 'only_inputs', 'allow_unused', 'is_grads_batched', 'materialize_grads'), 'defaults': {'create_graph': False}, 'returns': 'tensor'}
r248 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'max_norm', 'norm_type', 'error_if_nonfinite', 'foreach'), 'returns': 'value'}
r249 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'max_norm', 'norm_type', 'error_if_nonfinite', 'foreach'), 'deprecated': 'torch.nn.utils.clip_grad_norm_', 'returns': 'value'}
r250 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'clip_value', 'foreach'), 'returns': 'none'}
r251 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'max_norm', 'total_norm', 'foreach'), 'returns': 'none'}
r252 = {'params': ('tensors', 'norm_type', 'error_if_nonfinite', 'foreach'), 'returns': 'value'}
r253 = {'params': ('function', '*args', 'use_reentrant', 'preserve_rng_state', 'context_fn', 'determinism_check', 'debug'), 'returns': 'call:function'}
r254 = {'op': 'forward', 'obj': 'module', 'params': ('module', 'parameter_and_buffer_dicts', 'args', 'kwargs', 'tie_weights', 'strict'), 'returns': 'tensor'}
r255 = {'returns': 'same:module', 'params': ('module',)}
r256 = {'op': 'update', 'obj': 'parameters', 'params': ('vec', 'parameters'), 'returns': 'none'}
r257 = {'params': ('dataset', 'lengths', 'generator'), 'role': 'dataset', 'of': 'dataset', 'returns': 'each:lengths', 'random': True}
r258 = {'returns': 'tensor'}
r259 = {'params': (), 'returns': 'value', 'worker': True}
r260 = {'op': 'wrap', 'obj': 'module', 'returns': 'same:module', 'syncs': True, 'sharded': True, 'replaces_parameters': True, 'dtensor': True, 'params': ('module', 'mesh', 'reshard_after_forward', 'shard_placement_fn', 'mp_policy', 'offload_policy', 'ignored_params')}
r261 = {'op': 'wrap', 'obj': 'module', 'returns': 'same:module', 'replaces_parameters': True, 'dtensor': True, 'params': ('module', 'device_mesh', 'parallelize_plan', 'src_data_rank')}
r262 = {'op': 'wrap', 'obj': 'module', 'returns': 'same:module', 'syncs_batchnorm': True, 'params': ('module', 'process_group')}
r263 = {'op': 'wrap', 'obj': 'model', 'returns': 'same:model', 'compiles': True, 'params': ('model', 'fullgraph', 'dynamic', 'backend', 'mode', 'options', 'disable')}
r264 = {'op': 'init-group', 'params': ('backend', 'init_method', 'timeout', 'world_size', 'rank', 'store', 'group_name', 'pg_options', 'device_id'), 'returns': 'none'}
r265 = {'op': 'destroy-group', 'params': ('group',), 'returns': 'none'}
r266 = {'op': 'barrier', 'collective': True, 'params': ('group',), 'returns': 'none'}
r267 = {'op': 'reduce', 'obj': 'tensor', 'collective': True, 'in_place': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'op', 'group', 'async_op')}
r268 = {'op': 'reduce', 'obj': 'tensor', 'collective': True, 'in_place': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'dst', 'op', 'group', 'async_op')}
r269 = {'op': 'reduce', 'obj': 'tensor', 'collective': True, 'in_place': True, 'broadcasts_from': 'src', 'as': {'tensor': 'value'}, 'params': ('tensor', 'src', 'group', 'async_op')}
r270 = {'op': 'reduce', 'collective': True, 'in_place': True, 'broadcasts_from': 'src', 'as': {'object_list': 'value'}, 'params': ('object_list', 'src', 'group', 'device')}
r271 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'tensor': 'value'}, 'params': ('tensor_list', 'tensor', 'group', 'async_op')}
r272 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'input_tensor': 'value'}, 'params': ('output_tensor', 'input_tensor', 'group', 'async_op')}
r273 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'obj': 'value'}, 'params': ('object_list', 'obj', 'group')}
r274 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'gather_list', 'dst', 'group', 'async_op')}
r275 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'obj': 'value'}, 'params': ('obj', 'object_gather_list', 'dst', 'group')}
r276 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'scatter_list', 'src', 'group', 'async_op')}
r277 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'params': ('scatter_object_output_list', 'scatter_object_input_list', 'src', 'group')}
r278 = {'op': 'reduce', 'collective': True, 'in_place': True}
r279 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True}
r280 = {'op': 'reduce', 'collective': True, 'returns': 'tensor', 'params': ('tensor',), 'as': {'tensor': 'value'}}
r281 = {'returns': 'value'}
r282 = {'op': 'place', 'params': ('device',), 'returns': 'none'}
r283 = {'op': 'loss', 'expects': 'logits', 'params': ('input', 'target', 'weight', 'size_average', 'ignore_index', 'reduce', 'reduction', 'label_smoothing'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}, 'returns': 'loss'}
r284 = {'op': 'loss', 'params': ('input', 'linear_weight', 'target'), 'returns': 'loss'}
r285 = {'op': 'loss', 'expects': 'log-probabilities', 'params': ('input', 'target', 'weight', 'size_average', 'ignore_index', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}, 'returns': 'loss'}
r286 = {'op': 'loss', 'expects': 'probabilities', 'autocast_unsafe': True, 'params': ('input', 'target', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r287 = {'op': 'loss', 'expects': 'logits', 'params': ('input', 'target', 'weight', 'size_average', 'reduce', 'reduction', 'pos_weight'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r288 = {'op': 'loss', 'expects': 'logits', 'broadcasts': True, 'params': ('input', 'target', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r289 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'size_average', 'reduce', 'reduction', 'weight'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r290 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'size_average', 'reduce', 'reduction', 'beta'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r291 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'reduction', 'delta', 'weight'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r292 = {'op': 'loss', 'expects': 'log-probabilities', 'broadcasts': True, 'params': ('input', 'target', 'size_average', 'reduce', 'reduction', 'log_target'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r293 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'log_input', 'full', 'size_average', 'eps', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r294 = {'op': 'loss', 'params': ('input', 'target', 'var', 'full', 'eps', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r295 = {'op': 'loss', 'expects': 'log-probabilities', 'params': ('log_probs', 'targets', 'input_lengths', 'target_lengths', 'blank', 'reduction', 'zero_infinity'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss', 'as': {'log_probs': 'input', 'targets': 'target'}}
r296 = {'op': 'loss', 'params': ('input', 'target', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r297 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r298 = {'op': 'loss', 'params': ('input', 'target', 'p', 'margin', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r299 = {'op': 'loss', 'params': ('input1', 'input2', 'target', 'margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r300 = {'op': 'loss', 'params': ('anchor', 'positive', 'negative', 'margin', 'p', 'eps', 'swap', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r301 = {'op': 'loss', 'params': ('anchor', 'positive', 'negative', 'distance_function', 'margin', 'swap', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r302 = {'training': 'training', 'rate': 'p', 'params': ('input', 'p', 'training', 'inplace'), 'defaults': {'p': 0.5, 'training': True}, 'returns': 'tensor'}
r303 = {'training': 'training', 'rate': 'p', 'params': ('input', 'p', 'training', 'inplace'), 'defaults': {'p': 0.5, 'training': False}, 'returns': 'tensor'}
r304 = {'training': 'train', 'rate': 'p', 'params': ('input', 'p', 'train'), 'returns': 'tensor'}
r305 = {'training': 'training', 'params': ('input', 'lower', 'upper', 'training', 'inplace'), 'defaults': {'training': False}, 'returns': 'tensor'}
r306 = {'training': 'training', 'normalises': 'batch', 'params': ('input', 'running_mean', 'running_var', 'weight', 'bias', 'training', 'momentum', 'eps'), 'defaults': {'training': False}, 'returns': 'tensor'}
r307 = {'rate': 'dropout_p', 'params': ('query', 'key', 'value', 'attn_mask', 'dropout_p', 'is_causal', 'scale', 'enable_gqa'), 'defaults': {'dropout_p': 0.0}, 'returns': 'tensor'}
r308 = {'training': 'training', 'rate': 'dropout_p', 'params': ('query', 'key', 'value', 'embed_dim_to_check', 'num_heads', 'in_proj_weight', 'in_proj_bias', 'bias_k', 'bias_v', 'add_zero_attn', 'dropout_p', 'out_proj_weight', 'out_proj_bias', 'training'), 'defaults': {'training': True}, 'returns': 'tensor'}
r309 = {'random': True, 'output': 'softmax', 'params': ('logits', 'tau', 'hard', 'eps', 'dim'), 'returns': 'tensor'}
r310 = {'output': 'softmax', 'params': ('input', 'dim', '_stacklevel', 'dtype'), 'returns': 'tensor'}
r311 = {'output': 'log_softmax', 'params': ('input', 'dim', '_stacklevel', 'dtype'), 'returns': 'tensor'}
r312 = {'output': 'sigmoid', 'params': ('input',), 'returns': 'tensor'}
r313 = {'output': 'softmax', 'params': ('input', 'dim', 'dtype'), 'returns': 'tensor'}
r314 = {'output': 'log_softmax', 'params': ('input', 'dim', 'dtype'), 'returns': 'tensor'}
r315 = {'params': ('data',), 'returns': 'tensor', 'cuts': True}
r316 = {'params': ('data', 'dtype', 'device', 'requires_grad', 'pin_memory'), 'returns': 'tensor', 'cuts': True}
r317 = {'params': ('ndarray',), 'returns': 'tensor', 'cuts': True}
r318 = {'params': ('data', 'dtype', 'device'), 'returns': 'tensor'}
r319 = {'params': ('data', 'requires_grad'), 'returns': 'same:data', 'deprecated': 'torch.Tensor'}
r320 = {'params': ('input',), 'returns': 'tensor', 'cuts': True}
r321 = {'returns': 'tensor', 'cuts': True}
r322 = {'returns': 'value', 'cuts': True}
r323 = {'op': 'save', 'as': {'obj': 'value', 'f': 'file'}, 'params': ('obj', 'f', 'pickle_module', 'pickle_protocol'), 'returns': 'none'}
r324 = {'op': 'load', 'role': 'checkpoint', 'as': {'f': 'file'}, 'params': ('f', 'map_location', 'pickle_module', 'weights_only', 'mmap'), 'defaults': {'weights_only': True}, 'returns': 'new'}
r325 = {'role': 'checkpoint', 'params': ('url', 'model_dir', 'map_location', 'progress', 'check_hash', 'file_name', 'weights_only'), 'returns': 'new'}
r326 = {'params': ('repo_or_dir', 'model', '*args', 'source', 'trust_repo', 'force_reload', 'verbose', 'skip_validation'), 'returns': 'new', 'role': 'model', 'mode_dependent': 'unknown'}
r327 = {'op': 'save', 'collective': True, 'sharded': True, 'as': {'state_dict': 'value', 'checkpoint_id': 'file'}, 'params': ('state_dict', 'checkpoint_id', 'storage_writer', 'planner', 'process_group')}
r328 = {'op': 'load', 'collective': True, 'in_place': True, 'as': {'state_dict': 'value', 'checkpoint_id': 'file'}, 'params': ('state_dict', 'checkpoint_id', 'storage_reader', 'planner', 'process_group')}
r329 = {'params': ('model', 'optimizers', 'submodules', 'options'), 'returns': 'state', 'collective': True}
r330 = {'params': ('model', 'submodules', 'options'), 'returns': 'state:model', 'collective': True}
r331 = {'params': ('model', 'optimizers', 'submodules', 'options'), 'returns': 'state:optimizers', 'collective': True}
r332 = {'op': 'restore', 'obj': 'model', 'params': ('model', 'optimizers', 'model_state_dict', 'optim_state_dict', 'options'), 'collective': True}
r333 = {'op': 'restore', 'obj': 'model', 'as': {'model_state_dict': 'state_dict'}, 'params': ('model', 'model_state_dict', 'options'), 'collective': True}
r334 = {'op': 'restore', 'obj': 'optimizers', 'as': {'optim_state_dict': 'state_dict'}, 'params': ('model', 'optimizers', 'optim_state_dict', 'options'), 'collective': True}
r335 = {'params': ('x',), 'returns': 'copy'}
r336 = {'op': 'export', 'obj': 'func', 'exports': 'trace', 'params': ('func', 'example_inputs'), 'returns': 'copy'}
r337 = {'op': 'export', 'obj': 'mod', 'exports': 'trace', 'params': ('mod', 'inputs'), 'returns': 'copy'}
r338 = {'op': 'wrap', 'obj': 'obj', 'exports': 'script', 'params': ('obj', 'optimize'), 'returns': 'same:obj'}
r339 = {'op': 'export', 'obj': 'mod', 'exports': 'script', 'params': ('mod', 'preserved_attrs', 'optimize_numerics'), 'returns': 'copy'}
r340 = {'op': 'save', 'as': {'m': 'value', 'f': 'file'}, 'params': ('m', 'f'), 'returns': 'none'}
r341 = {'role': 'model', 'params': ('f', 'map_location'), 'returns': 'new', 'mode': 'eval', 'mode_dependent': 'unknown'}
r342 = {'op': 'export', 'obj': 'model', 'exports': 'onnx', 'params': ('model', 'args', 'f', 'kwargs', 'verbose', 'input_names', 'output_names', 'opset_version', 'dynamo'), 'defaults': {'dynamo': True}}
r343 = {'op': 'export', 'obj': 'mod', 'exports': 'export', 'params': ('mod', 'args', 'kwargs', 'dynamic_shapes', 'strict')}
r344 = {'op': 'seed', 'seeds': ('torch',), 'as': {'seed': 'value'}, 'params': ('seed',)}
r345 = {'op': 'seed', 'seeds': ('cuda',), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r346 = {'op': 'seed', 'seeds': ('numpy',), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r347 = {'op': 'seed', 'seeds': ('python',), 'as': {'a': 'value'}, 'params': ('a', 'version'), 'returns': 'none'}
r348 = {'forks_random_state': True, 'params': ('devices', 'enabled')}
r349 = {'role': 'unknown', 'generator': True, 'params': ('seed',), 'returns': 'new'}
r350 = {'params': ('iterable', 'desc', 'total'), 'returns': 'iterable:iterable'}
r351 = {'params': ('sequence',), 'returns': 'iterable:sequence'}
r352 = {'op': 'measure', 'params': (), 'returns': 'none'}
r353 = {'op': 'reset', 'params': (), 'returns': 'value'}
r354 = {'params': ('reduction',), 'returns': 'tensor', 'cuts': True}
r355 = {'op': 'schedule', 'params': ('epoch', 'metric'), 'returns': 'none'}
r356 = {'op': 'schedule', 'params': ('num_updates', 'metric'), 'returns': 'none'}
r357 = {'params': ('pretrained_model_name_or_path',), 'makes': True, 'mode': 'eval', 'returns': 'new'}
r358 = {'params': ('config',), 'makes': True, 'returns': 'new'}
r359 = {'op': 'save', 'as': {'save_directory': 'file'}, 'params': ('save_directory',), 'returns': 'none'}
r360 = {'params': ('inputs',), 'returns': 'tensor', 'cuts': True}
r361 = {'params': (), 'returns': 'none'}
r362 = {'params': ('new_num_tokens',), 'replaces_parameters': True}
r363 = {'op': 'forward', 'params': ('*args',), 'returns': 'tensor', 'returns_losses': 'labels'}
r364 = {'op': 'ema-update', 'params': ('parameters',), 'returns': 'none'}
r365 = {'params': ('parameters',), 'returns': 'none'}
r366 = {'params': ('parameters',), 'swaps': 'in', 'returns': 'none'}
r367 = {'params': ('parameters',), 'swaps': 'out', 'returns': 'none'}
r368 = {'params': ('parameters',), 'swaps': 'context'}
r369 = {'op': 'ema-update', 'params': ('model',), 'returns': 'none'}
r370 = {'params': ('model',), 'swaps': 'in', 'returns': 'none'}
r371 = {'params': ('zero_grad',), 'clears': 'zero_grad', 'returns': 'none'}
r372 = {'op': 'step', 'params': ('zero_grad',), 'clears': 'zero_grad', 'returns': 'none'}
r373 = {'op': 'schedule', 'params': ('epoch', 'metrics'), 'as': {'metrics': 'metric'}, 'returns': 'none'}
r374 = {'params': ('model_name',), 'makes': True, 'returns': 'new'}
r375 = {'op': 'step', 'params': ('closure',)}
r376 = {'op': 'zero-grad', 'params': ('set_to_none',), 'defaults': {'set_to_none': True}, 'returns': 'none'}
r377 = {'returns': 'state', 'params': ()}
r378 = {'op': 'restore', 'params': ('state_dict',), 'returns': 'none'}
r379 = {'params': ('param_group',), 'adds': 'param_group', 'returns': 'none'}
r380 = {'params': ('hook',), 'hook': 'hook'}
r381 = {'op': 'step', 'params': ('closure',), 'calls': 'closure'}
r382 = {'params': ('to',), 'collective': True, 'returns': 'none'}
r383 = {'op': 'schedule', 'params': ('epoch',), 'returns': 'none'}
r384 = {'params': (), 'returns': 'state'}
r385 = {'op': 'schedule', 'params': ('metrics', 'epoch'), 'as': {'metrics': 'metric'}, 'returns': 'none'}
r386 = {'op': 'schedule', 'params': (), 'returns': 'none'}
r387 = {'op': 'scale', 'params': ('outputs',), 'as': {'outputs': 'loss'}, 'returns': 'tensor'}
r388 = {'op': 'unscale', 'params': ('optimizer',), 'returns': 'none'}
r389 = {'op': 'step', 'obj': 'optimizer', 'params': ('optimizer', '*args')}
r390 = {'op': 'scaler-update', 'params': ('new_scale',), 'returns': 'none'}
r391 = {'op': 'forward', 'params': ('*args',), 'returns': 'tensor'}
r392 = {'op': 'train', 'op_if_false': 'eval', 'switch': 'mode', 'params': ('mode',), 'defaults': {'mode': True}, 'returns': 'same'}
r393 = {'op': 'eval', 'params': (), 'returns': 'same'}
r394 = {'op': 'unfreeze', 'op_if_false': 'freeze', 'switch': 'requires_grad', 'params': ('requires_grad',), 'defaults': {'requires_grad': True}, 'returns': 'same'}
r395 = {'params': ('recurse',), 'returns': 'parameters'}
r396 = {'params': ('prefix', 'recurse', 'remove_duplicate'), 'returns': 'parameters', 'named': True}
r397 = {'params': ('recurse',), 'returns': 'buffers'}
r398 = {'params': ('prefix', 'recurse', 'remove_duplicate'), 'returns': 'buffers', 'named': True}
r399 = {'params': (), 'returns': 'modules'}
r400 = {'params': (), 'returns': 'modules', 'named': True}
r401 = {'params': ('memo', 'prefix', 'remove_duplicate'), 'returns': 'modules', 'named': True}
r402 = {'params': ('target',), 'returns': 'modules'}
r403 = {'params': ('target',), 'returns': 'parameter'}
r404 = {'params': ('*args', 'destination', 'prefix', 'keep_vars'), 'returns': 'state'}
r405 = {'op': 'restore', 'params': ('state_dict', 'strict', 'assign'), 'defaults': {'strict': True}, 'returns': 'value'}
r406 = {'op': 'cast', 'params': ('*args',), 'moves': True, 'returns': 'same'}
r407 = {'params': ('device',), 'moves': True, 'returns': 'same'}
r408 = {'params': (), 'moves': True, 'returns': 'same'}
r409 = {'op': 'cast', 'params': (), 'casts': 'float32', 'returns': 'same'}
r410 = {'op': 'cast', 'params': (), 'casts': 'float64', 'returns': 'same'}
r411 = {'op': 'cast', 'params': (), 'casts': 'float16', 'returns': 'same'}
r412 = {'op': 'cast', 'params': (), 'casts': 'bfloat16', 'returns': 'same'}
r413 = {'params': ('dst_type',), 'returns': 'same'}
r414 = {'params': ('device', 'recurse'), 'moves': True, 'returns': 'same'}
r415 = {'params': ('fn',), 'returns': 'same'}
r416 = {'params': (), 'returns': 'same'}
r417 = {'op': 'wrap', 'params': (), 'compiles': True, 'returns': 'none'}
r418 = {'params': ('name', 'module'), 'registers': 'module', 'returns': 'none'}
r419 = {'params': ('name', 'tensor', 'persistent'), 'registers': 'tensor', 'returns': 'none'}
r420 = {'params': ('name', 'param'), 'registers': 'param', 'returns': 'none'}
r421 = {'scope': 'no-sync', 'params': ()}
r422 = {'params': (), 'uneven': True}
r423 = {'op': 'clip', 'params': ('max_norm', 'norm_type'), 'sharded': True, 'returns': 'value'}
r424 = {'params': ('requires_gradient_sync', 'recurse'), 'syncs': True, 'returns': 'none'}
r425 = {'params': ('is_last_backward',), 'returns': 'none'}
r426 = {'params': ('module',), 'registers': 'module', 'returns': 'same'}
r427 = {'params': ('modules',), 'registers': 'modules', 'returns': 'same'}
r428 = {'params': ('index', 'module'), 'registers': 'module', 'returns': 'same'}
r429 = {'params': ('modules',), 'registers': 'modules', 'returns': 'none'}
r430 = {'op': 'loss', 'params': ('input', 'target'), 'returns': 'loss'}
r431 = {'op': 'loss', 'params': ('input1', 'input2', 'target'), 'returns': 'loss'}
r432 = {'op': 'loss', 'params': ('anchor', 'positive', 'negative'), 'returns': 'loss'}
r433 = {'op': 'loss', 'params': ('log_probs', 'targets', 'input_lengths', 'target_lengths'), 'as': {'log_probs': 'input', 'targets': 'target'}, 'returns': 'loss'}
r434 = {'op': 'loss', 'params': ('input', 'target', 'var'), 'returns': 'loss'}
r435 = {'op': 'set-epoch', 'params': ('epoch',), 'returns': 'none'}
r436 = {'op': 'measure', 'params': ('*args',), 'returns': 'tensor', 'cuts': True}
r437 = {'op': 'measure', 'params': ('*args',), 'returns': 'none'}
r438 = {'params': (), 'returns': 'tensor', 'cuts': True}
r439 = {'op': 'reset', 'params': (), 'returns': 'none'}
r440 = {'op': 'backward', 'params': ('gradient', 'retain_graph', 'create_graph', 'inputs'), 'defaults': {'retain_graph': False}, 'returns': 'none'}
r441 = {'op': 'read', 'params': (), 'returns': 'value', 'cuts': True}
r442 = {'op': 'read', 'params': ('force',), 'returns': 'value', 'cuts': True}
r443 = {'op': 'read', 'params': ('memory_format',), 'returns': 'same'}
r444 = {'params': (), 'returns': 'same', 'cuts': True, 'in_place': True}
r445 = {'params': ('requires_grad',), 'returns': 'same', 'in_place': True}
r446 = {'params': ('memory_format',), 'returns': 'tensor'}
r447 = {'params': ('*args',), 'moves': True, 'returns': 'same'}
r448 = {'params': ('device', 'non_blocking'), 'moves': True, 'returns': 'same'}
r449 = {'params': (), 'casts': 'float32', 'returns': 'same'}
r450 = {'params': (), 'casts': 'float64', 'returns': 'same'}
r451 = {'params': (), 'casts': 'float16', 'returns': 'same'}
r452 = {'params': (), 'casts': 'bfloat16', 'returns': 'same'}
r453 = {'params': ('dim', 'keepdim'), 'returns': 'tensor', 'cuts': True}
r454 = {'params': ('dim', 'descending'), 'returns': 'tensor', 'cuts': True}
r455 = {'params': ('other',), 'returns': 'tensor', 'cuts': True}
r456 = {'params': ('*size',), 'returns': 'tensor', 'cuts': True}
r457 = {'params': ('dim',), 'returns': 'value', 'cuts': True}
r458 = {'params': (), 'returns': 'value', 'cuts': True}
r459 = {'params': ('dim', 'dtype'), 'output': 'softmax', 'returns': 'tensor'}
r460 = {'params': ('dim', 'dtype'), 'output': 'log_softmax', 'returns': 'tensor'}
r461 = {'params': (), 'output': 'sigmoid', 'returns': 'tensor'}
r462 = {'params': (), 'output': 'sigmoid', 'returns': 'same'}
r463 = {'returns': 'same'}
r464 = {'returns': 'gradient'}
r465 = {'returns': 'parameters'}
r466 = {'returns': 'of'}
r467 = {'returns': 'argument:sampler'}
r468 = {'returns': 'argument:batch_sampler'}
r469 = {'returns': 'argument:batch_size'}
r470 = {'role': 'criterion'}
r471 = {'role': 'metric', 'like': 'monai.metrics.CumulativeIterationMetric'}
r472 = {'role': 'dataset', 'params': ('data', 'transform')}
r473 = {'op': 'measure', 'returns': 'tensor'}
r474 = {'role': 'metric', 'attached': True}
r475 = {'role': 'model', 'mode_dependent': True, 'like': 'transformers.PreTrainedModel'}
r476 = {'role': 'model', 'mode_dependent': False, 'like': 'diffusers.ModelMixin'}
r477 = {'role': 'model', 'mode_dependent': 'unknown'}

classes: dict[str, Any] = {
    'torchvision.transforms.Compose': r0,
    'torchvision.transforms.RandomApply': r0,
    'torchvision.transforms.RandomChoice': r0,
    'torchvision.transforms.RandomOrder': r0,
    'torchvision.transforms.v2.Compose': r0,
    'torchvision.transforms.v2.RandomApply': r0,
    'torchvision.transforms.v2.RandomChoice': r0,
    'torchvision.transforms.v2.RandomOrder': r0,
    'torchvision.transforms.AugMix': r1,
    'torchvision.transforms.AutoAugment': r1,
    'torchvision.transforms.ColorJitter': r1,
    'torchvision.transforms.ElasticTransform': r1,
    'torchvision.transforms.RandAugment': r1,
    'torchvision.transforms.RandomAdjustSharpness': r1,
    'torchvision.transforms.RandomAffine': r1,
    'torchvision.transforms.RandomAutocontrast': r1,
    'torchvision.transforms.RandomCrop': r1,
    'torchvision.transforms.RandomEqualize': r1,
    'torchvision.transforms.RandomErasing': r1,
    'torchvision.transforms.RandomGrayscale': r1,
    'torchvision.transforms.RandomHorizontalFlip': r1,
    'torchvision.transforms.RandomInvert': r1,
    'torchvision.transforms.RandomPerspective': r1,
    'torchvision.transforms.RandomPosterize': r1,
    'torchvision.transforms.RandomResizedCrop': r1,
    'torchvision.transforms.RandomRotation': r1,
    'torchvision.transforms.RandomSolarize': r1,
    'torchvision.transforms.RandomVerticalFlip': r1,
    'torchvision.transforms.TrivialAugmentWide': r1,
    'torchvision.transforms.v2.AugMix': r1,
    'torchvision.transforms.v2.AutoAugment': r1,
    'torchvision.transforms.v2.ColorJitter': r1,
    'torchvision.transforms.v2.CutMix': r1,
    'torchvision.transforms.v2.ElasticTransform': r1,
    'torchvision.transforms.v2.GaussianNoise': r1,
    'torchvision.transforms.v2.JPEG': r1,
    'torchvision.transforms.v2.MixUp': r1,
    'torchvision.transforms.v2.RandAugment': r1,
    'torchvision.transforms.v2.RandomAdjustSharpness': r1,
    'torchvision.transforms.v2.RandomAffine': r1,
    'torchvision.transforms.v2.RandomAutocontrast': r1,
    'torchvision.transforms.v2.RandomChannelPermutation': r1,
    'torchvision.transforms.v2.RandomCrop': r1,
    'torchvision.transforms.v2.RandomEqualize': r1,
    'torchvision.transforms.v2.RandomErasing': r1,
    'torchvision.transforms.v2.RandomGrayscale': r1,
    'torchvision.transforms.v2.RandomHorizontalFlip': r1,
    'torchvision.transforms.v2.RandomInvert': r1,
    'torchvision.transforms.v2.RandomIoUCrop': r1,
    'torchvision.transforms.v2.RandomPerspective': r1,
    'torchvision.transforms.v2.RandomPhotometricDistort': r1,
    'torchvision.transforms.v2.RandomPosterize': r1,
    'torchvision.transforms.v2.RandomResize': r1,
    'torchvision.transforms.v2.RandomResizedCrop': r1,
    'torchvision.transforms.v2.RandomRotation': r1,
    'torchvision.transforms.v2.RandomShortestSize': r1,
    'torchvision.transforms.v2.RandomSolarize': r1,
    'torchvision.transforms.v2.RandomVerticalFlip': r1,
    'torchvision.transforms.v2.RandomZoomOut': r1,
    'torchvision.transforms.v2.ScaleJitter': r1,
    'torchvision.transforms.v2.TrivialAugmentWide': r1,
    'torchvision.transforms.GaussianBlur': r2,
    'torchvision.transforms.v2.GaussianBlur': r2,
    'torchvision.transforms.Normalize': r3,
    'torchvision.transforms.v2.Normalize': r3,
    'torchvision.transforms.CenterCrop': r4,
    'torchvision.transforms.ConvertImageDtype': r4,
    'torchvision.transforms.FiveCrop': r4,
    'torchvision.transforms.Grayscale': r4,
    'torchvision.transforms.Lambda': r4,
    'torchvision.transforms.LinearTransformation': r4,
    'torchvision.transforms.PILToTensor': r4,
    'torchvision.transforms.Pad': r4,
    'torchvision.transforms.Resize': r4,
    'torchvision.transforms.TenCrop': r4,
    'torchvision.transforms.ToPILImage': r4,
    'torchvision.transforms.ToTensor': r4,
    'torchvision.transforms.v2.CenterCrop': r4,
    'torchvision.transforms.v2.ClampBoundingBoxes': r4,
    'torchvision.transforms.v2.ClampKeyPoints': r4,
    'torchvision.transforms.v2.ConvertBoundingBoxFormat': r4,
    'torchvision.transforms.v2.ConvertImageDtype': r4,
    'torchvision.transforms.v2.FiveCrop': r4,
    'torchvision.transforms.v2.Grayscale': r4,
    'torchvision.transforms.v2.Identity': r4,
    'torchvision.transforms.v2.Lambda': r4,
    'torchvision.transforms.v2.LinearTransformation': r4,
    'torchvision.transforms.v2.PILToTensor': r4,
    'torchvision.transforms.v2.Pad': r4,
    'torchvision.transforms.v2.RGB': r4,
    'torchvision.transforms.v2.Resize': r4,
    'torchvision.transforms.v2.SanitizeBoundingBoxes': r4,
    'torchvision.transforms.v2.SanitizeKeyPoints': r4,
    'torchvision.transforms.v2.SetClampingMode': r4,
    'torchvision.transforms.v2.TenCrop': r4,
    'torchvision.transforms.v2.ToDtype': r4,
    'torchvision.transforms.v2.ToImage': r4,
    'torchvision.transforms.v2.ToPILImage': r4,
    'torchvision.transforms.v2.ToPureTensor': r4,
    'torchvision.transforms.v2.ToTensor': r4,
    'torchvision.transforms.v2.Transform': r4,
    'torchvision.transforms.v2.UniformTemporalSubsample': r4,
    'torchvision.datasets.CIFAR10': r5,
    'torchvision.datasets.CIFAR100': r5,
    'torchvision.datasets.MNIST': r5,
    'torchvision.datasets.FashionMNIST': r5,
    'torchvision.datasets.KMNIST': r5,
    'torchvision.datasets.USPS': r5,
    'torchvision.datasets.EMNIST': r6,
    'torchvision.datasets.ImageNet': r6,
    'torchvision.datasets.QMNIST': r7,
    'torchvision.datasets.SVHN': r8,
    'torchvision.datasets.WIDERFace': r8,
    'torchvision.datasets.GTSRB': r8,
    'torchvision.datasets.CLEVRClassification': r8,
    'torchvision.datasets.PCAM': r8,
    'torchvision.datasets.StanfordCars': r9,
    'torchvision.datasets.Flowers102': r9,
    'torchvision.datasets.Food101': r9,
    'torchvision.datasets.Country211': r9,
    'torchvision.datasets.RenderedSST2': r9,
    'torchvision.datasets.STL10': r10,
    'torchvision.datasets.CelebA': r11,
    'torchvision.datasets.OxfordIIITPet': r12,
    'torchvision.datasets.DTD': r13,
    'torchvision.datasets.FGVCAircraft': r13,
    'torchvision.datasets.FER2013': r13,
    'torchvision.datasets.LFWPeople': r13,
    'torchvision.datasets.LFWPairs': r13,
    'torchvision.datasets.Imagenette': r13,
    'torchvision.datasets.Places365': r13,
    'torchvision.datasets.Kinetics': r13,
    'torchvision.datasets.MovingMNIST': r13,
    'torchvision.datasets.Cityscapes': r13,
    'torchvision.datasets.KittiFlow': r13,
    'torchvision.datasets.Kitti2012Stereo': r13,
    'torchvision.datasets.Kitti2015Stereo': r13,
    'torchvision.datasets.Sintel': r13,
    'torchvision.datasets.FlyingChairs': r13,
    'torchvision.datasets.FlyingThings3D': r13,
    'torchvision.datasets.HD1K': r13,
    'torchvision.datasets.InStereo2k': r13,
    'torchvision.datasets.ETH3DStereo': r13,
    'torchvision.datasets.Middlebury2014Stereo': r13,
    'torchvision.datasets.ImageFolder': r14,
    'torchvision.datasets.DatasetFolder': r14,
    'torchvision.datasets.VisionDataset': r14,
    'torchvision.datasets.FakeData': r14,
    'torchvision.datasets.Caltech101': r14,
    'torchvision.datasets.Caltech256': r14,
    'torchvision.datasets.CarlaStereo': r14,
    'torchvision.datasets.CREStereo': r14,
    'torchvision.datasets.CocoCaptions': r14,
    'torchvision.datasets.CocoDetection': r14,
    'torchvision.datasets.EuroSAT': r14,
    'torchvision.datasets.FallingThingsStereo': r14,
    'torchvision.datasets.Flickr30k': r14,
    'torchvision.datasets.Flickr8k': r14,
    'torchvision.datasets.HMDB51': r14,
    'torchvision.datasets.INaturalist': r14,
    'torchvision.datasets.Kitti': r14,
    'torchvision.datasets.LSUN': r14,
    'torchvision.datasets.LSUNClass': r14,
    'torchvision.datasets.Omniglot': r14,
    'torchvision.datasets.PhotoTour': r14,
    'torchvision.datasets.SBDataset': r14,
    'torchvision.datasets.SBU': r14,
    'torchvision.datasets.SEMEION': r14,
    'torchvision.datasets.SUN397': r14,
    'torchvision.datasets.SceneFlowStereo': r14,
    'torchvision.datasets.SintelStereo': r14,
    'torchvision.datasets.UCF101': r14,
    'torchvision.datasets.VOCDetection': r14,
    'torchvision.datasets.VOCSegmentation': r14,
    'torchvision.models.detection.FasterRCNN': r15,
    'torchvision.models.detection.MaskRCNN': r15,
    'torchvision.models.detection.KeypointRCNN': r15,
    'torchvision.models.detection.RetinaNet': r15,
    'torchvision.models.detection.FCOS': r15,
    'torchvision.models.ResNet': r16,
    'torchvision.models.DenseNet': r16,
    'torchvision.models.EfficientNet': r16,
    'torchvision.models.GoogLeNet': r16,
    'torchvision.models.Inception3': r16,
    'torchvision.models.MNASNet': r16,
    'torchvision.models.MobileNetV2': r16,
    'torchvision.models.MobileNetV3': r16,
    'torchvision.models.RegNet': r16,
    'torchvision.models.ShuffleNetV2': r16,
    'torchvision.models.MaxVit': r16,
    'torchvision.models.AlexNet': r17,
    'torchvision.models.ConvNeXt': r17,
    'torchvision.models.SqueezeNet': r17,
    'torchvision.models.SwinTransformer': r17,
    'torchvision.models.VGG': r17,
    'torchvision.models.VisionTransformer': r18,
    'torchvision.ops.StochasticDepth': r19,
    'torchvision.ops.DropBlock2d': r20,
    'torchvision.ops.DropBlock3d': r20,
    'torchvision.ops.Conv2dNormActivation': r21,
    'torchvision.ops.Conv3dNormActivation': r21,
    'torchvision.ops.MLP': r22,
    'torchvision.ops.FrozenBatchNorm2d': r23,
    'torchvision.ops.FeaturePyramidNetwork': r23,
    'torchvision.ops.MultiScaleRoIAlign': r23,
    'torchvision.ops.SqueezeExcitation': r23,
    'torchvision.ops.DeformConv2d': r23,
    'torchvision.ops.RoIAlign': r23,
    'torchvision.ops.RoIPool': r23,
    'torchvision.ops.PSRoIAlign': r23,
    'torchvision.ops.PSRoIPool': r23,
    'torchvision.ops.Permute': r23,
    'albumentations.Compose': r0,
    'albumentations.Sequential': r0,
    'albumentations.ReplayCompose': r0,
    'albumentations.OneOf': r24,
    'albumentations.SomeOf': r24,
    'albumentations.OneOrOther': r24,
    'albumentations.Normalize': r4,
    'albumentations.Resize': r4,
    'albumentations.CenterCrop': r4,
    'albumentations.Crop': r4,
    'albumentations.PadIfNeeded': r4,
    'albumentations.Pad': r4,
    'albumentations.LongestMaxSize': r4,
    'albumentations.SmallestMaxSize': r4,
    'albumentations.ToFloat': r4,
    'albumentations.FromFloat': r4,
    'albumentations.ToRGB': r4,
    'albumentations.Lambda': r4,
    'albumentations.NoOp': r4,
    'albumentations.ToTensorV2': r4,
    'albumentations.CenterCropNonEmptyMaskIfExists': r4,
    'albumentations.pytorch.ToTensorV2': r4,
    'albumentations.pytorch.ToTensor': r4,
    'albumentations.pytorch.transforms.ToTensorV2': r4,
    'kornia.augmentation.CenterCrop': r4,
    'kornia.augmentation.Normalize': r4,
    'kornia.augmentation.Denormalize': r4,
    'kornia.augmentation.Resize': r4,
    'kornia.augmentation.PadTo': r4,
    'kornia.augmentation.LongestMaxSize': r4,
    'kornia.augmentation.SmallestMaxSize': r4,
    'torchaudio.transforms.FrequencyMasking': r1,
    'torchaudio.transforms.TimeMasking': r1,
    'torchaudio.transforms.TimeStretch': r1,
    'torchaudio.transforms.SpecAugment': r1,
    'monai.transforms.Compose': r0,
    'torchmetrics.Metric': r25,
    'torchmetrics.aggregation.BaseAggregator': r25,
    'torchmetrics.MetricCollection': r26,
    'torchmetrics.collections.MetricCollection': r26,
    'torchmetrics.AUROC': r25,
    'torchmetrics.Accuracy': r25,
    'torchmetrics.AveragePrecision': r25,
    'torchmetrics.BLEUScore': r25,
    'torchmetrics.BootStrapper': r25,
    'torchmetrics.CHRFScore': r25,
    'torchmetrics.CalibrationError': r25,
    'torchmetrics.CatMetric': r25,
    'torchmetrics.CharErrorRate': r25,
    'torchmetrics.ClasswiseWrapper': r25,
    'torchmetrics.CohenKappa': r25,
    'torchmetrics.ConcordanceCorrCoef': r25,
    'torchmetrics.ConfusionMatrix': r25,
    'torchmetrics.CosineSimilarity': r25,
    'torchmetrics.CramersV': r25,
    'torchmetrics.CriticalSuccessIndex': r25,
    'torchmetrics.ErrorRelativeGlobalDimensionlessSynthesis': r25,
    'torchmetrics.ExactMatch': r25,
    'torchmetrics.ExplainedVariance': r25,
    'torchmetrics.ExtendedEditDistance': r25,
    'torchmetrics.F1Score': r25,
    'torchmetrics.FBetaScore': r25,
    'torchmetrics.FleissKappa': r25,
    'torchmetrics.HammingDistance': r25,
    'torchmetrics.HingeLoss': r25,
    'torchmetrics.JaccardIndex': r25,
    'torchmetrics.KLDivergence': r25,
    'torchmetrics.KendallRankCorrCoef': r25,
    'torchmetrics.LogAUC': r25,
    'torchmetrics.LogCoshError': r25,
    'torchmetrics.MatchErrorRate': r25,
    'torchmetrics.MatthewsCorrCoef': r25,
    'torchmetrics.MaxMetric': r25,
    'torchmetrics.MeanAbsoluteError': r25,
    'torchmetrics.MeanAbsolutePercentageError': r25,
    'torchmetrics.MeanMetric': r25,
    'torchmetrics.MeanSquaredError': r25,
    'torchmetrics.MeanSquaredLogError': r25,
    'torchmetrics.MetricTracker': r25,
    'torchmetrics.MinMaxMetric': r25,
    'torchmetrics.MinMetric': r25,
    'torchmetrics.MinkowskiDistance': r25,
    'torchmetrics.ModifiedPanopticQuality': r25,
    'torchmetrics.MultiScaleStructuralSimilarityIndexMeasure': r25,
    'torchmetrics.MultioutputWrapper': r25,
    'torchmetrics.MultitaskWrapper': r25,
    'torchmetrics.NegativePredictiveValue': r25,
    'torchmetrics.NormalizedRootMeanSquaredError': r25,
    'torchmetrics.PanopticQuality': r25,
    'torchmetrics.PeakSignalNoiseRatio': r25,
    'torchmetrics.PearsonCorrCoef': r25,
    'torchmetrics.PearsonsContingencyCoefficient': r25,
    'torchmetrics.PermutationInvariantTraining': r25,
    'torchmetrics.Perplexity': r25,
    'torchmetrics.Precision': r25,
    'torchmetrics.PrecisionAtFixedRecall': r25,
    'torchmetrics.PrecisionRecallCurve': r25,
    'torchmetrics.R2Score': r25,
    'torchmetrics.ROC': r25,
    'torchmetrics.Recall': r25,
    'torchmetrics.RecallAtFixedPrecision': r25,
    'torchmetrics.RelativeAverageSpectralError': r25,
    'torchmetrics.RelativeSquaredError': r25,
    'torchmetrics.RetrievalFallOut': r25,
    'torchmetrics.RetrievalHitRate': r25,
    'torchmetrics.RetrievalMAP': r25,
    'torchmetrics.RetrievalMRR': r25,
    'torchmetrics.RetrievalNormalizedDCG': r25,
    'torchmetrics.RetrievalPrecision': r25,
    'torchmetrics.RetrievalPrecisionRecallCurve': r25,
    'torchmetrics.RetrievalRPrecision': r25,
    'torchmetrics.RetrievalRecall': r25,
    'torchmetrics.RetrievalRecallAtFixedPrecision': r25,
    'torchmetrics.RootMeanSquaredErrorUsingSlidingWindow': r25,
    'torchmetrics.RunningMean': r25,
    'torchmetrics.RunningSum': r25,
    'torchmetrics.SQuAD': r25,
    'torchmetrics.SacreBLEUScore': r25,
    'torchmetrics.ScaleInvariantSignalDistortionRatio': r25,
    'torchmetrics.ScaleInvariantSignalNoiseRatio': r25,
    'torchmetrics.SensitivityAtSpecificity': r25,
    'torchmetrics.SignalDistortionRatio': r25,
    'torchmetrics.SignalNoiseRatio': r25,
    'torchmetrics.SpearmanCorrCoef': r25,
    'torchmetrics.Specificity': r25,
    'torchmetrics.SpecificityAtSensitivity': r25,
    'torchmetrics.SpectralAngleMapper': r25,
    'torchmetrics.SpectralDistortionIndex': r25,
    'torchmetrics.StatScores': r25,
    'torchmetrics.StructuralSimilarityIndexMeasure': r25,
    'torchmetrics.SumMetric': r25,
    'torchmetrics.SymmetricMeanAbsolutePercentageError': r25,
    'torchmetrics.TheilsU': r25,
    'torchmetrics.TotalVariation': r25,
    'torchmetrics.TranslationEditRate': r25,
    'torchmetrics.TschuprowsT': r25,
    'torchmetrics.TweedieDevianceScore': r25,
    'torchmetrics.UniversalImageQualityIndex': r25,
    'torchmetrics.WeightedMeanAbsolutePercentageError': r25,
    'torchmetrics.WordErrorRate': r25,
    'torchmetrics.WordInfoLost': r25,
    'torchmetrics.WordInfoPreserved': r25,
    'torchmetrics.aggregation.CatMetric': r25,
    'torchmetrics.aggregation.MaxMetric': r25,
    'torchmetrics.aggregation.MeanMetric': r25,
    'torchmetrics.aggregation.MinMetric': r25,
    'torchmetrics.aggregation.RunningMean': r25,
    'torchmetrics.aggregation.RunningSum': r25,
    'torchmetrics.aggregation.SumMetric': r25,
    'torchmetrics.audio.ComplexScaleInvariantSignalNoiseRatio': r25,
    'torchmetrics.audio.DeepNoiseSuppressionMeanOpinionScore': r25,
    'torchmetrics.audio.NonIntrusiveSpeechQualityAssessment': r25,
    'torchmetrics.audio.PerceptualEvaluationSpeechQuality': r25,
    'torchmetrics.audio.PermutationInvariantTraining': r25,
    'torchmetrics.audio.ScaleInvariantSignalDistortionRatio': r25,
    'torchmetrics.audio.ScaleInvariantSignalNoiseRatio': r25,
    'torchmetrics.audio.ShortTimeObjectiveIntelligibility': r25,
    'torchmetrics.audio.SignalDistortionRatio': r25,
    'torchmetrics.audio.SignalNoiseRatio': r25,
    'torchmetrics.audio.SourceAggregatedSignalDistortionRatio': r25,
    'torchmetrics.audio.SpeechReverberationModulationEnergyRatio': r25,
    'torchmetrics.classification.AUROC': r25,
    'torchmetrics.classification.Accuracy': r25,
    'torchmetrics.classification.AveragePrecision': r25,
    'torchmetrics.classification.BinaryAUROC': r25,
    'torchmetrics.classification.BinaryAccuracy': r25,
    'torchmetrics.classification.BinaryAveragePrecision': r25,
    'torchmetrics.classification.BinaryCalibrationError': r25,
    'torchmetrics.classification.BinaryCohenKappa': r25,
    'torchmetrics.classification.BinaryConfusionMatrix': r25,
    'torchmetrics.classification.BinaryEER': r25,
    'torchmetrics.classification.BinaryF1Score': r25,
    'torchmetrics.classification.BinaryFBetaScore': r25,
    'torchmetrics.classification.BinaryFairness': r25,
    'torchmetrics.classification.BinaryGroupStatRates': r25,
    'torchmetrics.classification.BinaryHammingDistance': r25,
    'torchmetrics.classification.BinaryHingeLoss': r25,
    'torchmetrics.classification.BinaryJaccardIndex': r25,
    'torchmetrics.classification.BinaryLogAUC': r25,
    'torchmetrics.classification.BinaryMatthewsCorrCoef': r25,
    'torchmetrics.classification.BinaryNegativePredictiveValue': r25,
    'torchmetrics.classification.BinaryPrecision': r25,
    'torchmetrics.classification.BinaryPrecisionAtFixedRecall': r25,
    'torchmetrics.classification.BinaryPrecisionRecallCurve': r25,
    'torchmetrics.classification.BinaryROC': r25,
    'torchmetrics.classification.BinaryRecall': r25,
    'torchmetrics.classification.BinaryRecallAtFixedPrecision': r25,
    'torchmetrics.classification.BinarySensitivityAtSpecificity': r25,
    'torchmetrics.classification.BinarySpecificity': r25,
    'torchmetrics.classification.BinarySpecificityAtSensitivity': r25,
    'torchmetrics.classification.BinaryStatScores': r25,
    'torchmetrics.classification.CalibrationError': r25,
    'torchmetrics.classification.CohenKappa': r25,
    'torchmetrics.classification.ConfusionMatrix': r25,
    'torchmetrics.classification.EER': r25,
    'torchmetrics.classification.ExactMatch': r25,
    'torchmetrics.classification.F1Score': r25,
    'torchmetrics.classification.FBetaScore': r25,
    'torchmetrics.classification.HammingDistance': r25,
    'torchmetrics.classification.HingeLoss': r25,
    'torchmetrics.classification.JaccardIndex': r25,
    'torchmetrics.classification.LogAUC': r25,
    'torchmetrics.classification.MatthewsCorrCoef': r25,
    'torchmetrics.classification.MulticlassAUROC': r25,
    'torchmetrics.classification.MulticlassAccuracy': r25,
    'torchmetrics.classification.MulticlassAveragePrecision': r25,
    'torchmetrics.classification.MulticlassCalibrationError': r25,
    'torchmetrics.classification.MulticlassCohenKappa': r25,
    'torchmetrics.classification.MulticlassConfusionMatrix': r25,
    'torchmetrics.classification.MulticlassEER': r25,
    'torchmetrics.classification.MulticlassExactMatch': r25,
    'torchmetrics.classification.MulticlassF1Score': r25,
    'torchmetrics.classification.MulticlassFBetaScore': r25,
    'torchmetrics.classification.MulticlassHammingDistance': r25,
    'torchmetrics.classification.MulticlassHingeLoss': r25,
    'torchmetrics.classification.MulticlassJaccardIndex': r25,
    'torchmetrics.classification.MulticlassLogAUC': r25,
    'torchmetrics.classification.MulticlassMatthewsCorrCoef': r25,
    'torchmetrics.classification.MulticlassNegativePredictiveValue': r25,
    'torchmetrics.classification.MulticlassPrecision': r25,
    'torchmetrics.classification.MulticlassPrecisionAtFixedRecall': r25,
    'torchmetrics.classification.MulticlassPrecisionRecallCurve': r25,
    'torchmetrics.classification.MulticlassROC': r25,
    'torchmetrics.classification.MulticlassRecall': r25,
    'torchmetrics.classification.MulticlassRecallAtFixedPrecision': r25,
    'torchmetrics.classification.MulticlassSensitivityAtSpecificity': r25,
    'torchmetrics.classification.MulticlassSpecificity': r25,
    'torchmetrics.classification.MulticlassSpecificityAtSensitivity': r25,
    'torchmetrics.classification.MulticlassStatScores': r25,
    'torchmetrics.classification.MultilabelAUROC': r25,
    'torchmetrics.classification.MultilabelAccuracy': r25,
    'torchmetrics.classification.MultilabelAveragePrecision': r25,
    'torchmetrics.classification.MultilabelConfusionMatrix': r25,
    'torchmetrics.classification.MultilabelCoverageError': r25,
    'torchmetrics.classification.MultilabelEER': r25,
    'torchmetrics.classification.MultilabelExactMatch': r25,
    'torchmetrics.classification.MultilabelF1Score': r25,
    'torchmetrics.classification.MultilabelFBetaScore': r25,
    'torchmetrics.classification.MultilabelHammingDistance': r25,
    'torchmetrics.classification.MultilabelJaccardIndex': r25,
    'torchmetrics.classification.MultilabelLogAUC': r25,
    'torchmetrics.classification.MultilabelMatthewsCorrCoef': r25,
    'torchmetrics.classification.MultilabelNegativePredictiveValue': r25,
    'torchmetrics.classification.MultilabelPrecision': r25,
    'torchmetrics.classification.MultilabelPrecisionAtFixedRecall': r25,
    'torchmetrics.classification.MultilabelPrecisionRecallCurve': r25,
    'torchmetrics.classification.MultilabelROC': r25,
    'torchmetrics.classification.MultilabelRankingAveragePrecision': r25,
    'torchmetrics.classification.MultilabelRankingLoss': r25,
    'torchmetrics.classification.MultilabelRecall': r25,
    'torchmetrics.classification.MultilabelRecallAtFixedPrecision': r25,
    'torchmetrics.classification.MultilabelSensitivityAtSpecificity': r25,
    'torchmetrics.classification.MultilabelSpecificity': r25,
    'torchmetrics.classification.MultilabelSpecificityAtSensitivity': r25,
    'torchmetrics.classification.MultilabelStatScores': r25,
    'torchmetrics.classification.NegativePredictiveValue': r25,
    'torchmetrics.classification.Precision': r25,
    'torchmetrics.classification.PrecisionAtFixedRecall': r25,
    'torchmetrics.classification.PrecisionRecallCurve': r25,
    'torchmetrics.classification.ROC': r25,
    'torchmetrics.classification.Recall': r25,
    'torchmetrics.classification.RecallAtFixedPrecision': r25,
    'torchmetrics.classification.SensitivityAtSpecificity': r25,
    'torchmetrics.classification.Specificity': r25,
    'torchmetrics.classification.SpecificityAtSensitivity': r25,
    'torchmetrics.classification.StatScores': r25,
    'torchmetrics.clustering.AdjustedMutualInfoScore': r25,
    'torchmetrics.clustering.AdjustedRandScore': r25,
    'torchmetrics.clustering.CalinskiHarabaszScore': r25,
    'torchmetrics.clustering.ClusterAccuracy': r25,
    'torchmetrics.clustering.CompletenessScore': r25,
    'torchmetrics.clustering.DaviesBouldinScore': r25,
    'torchmetrics.clustering.DunnIndex': r25,
    'torchmetrics.clustering.FowlkesMallowsIndex': r25,
    'torchmetrics.clustering.HomogeneityScore': r25,
    'torchmetrics.clustering.MutualInfoScore': r25,
    'torchmetrics.clustering.NormalizedMutualInfoScore': r25,
    'torchmetrics.clustering.RandScore': r25,
    'torchmetrics.clustering.VMeasureScore': r25,
    'torchmetrics.detection.CompleteIntersectionOverUnion': r25,
    'torchmetrics.detection.DistanceIntersectionOverUnion': r25,
    'torchmetrics.detection.GeneralizedIntersectionOverUnion': r25,
    'torchmetrics.detection.IntersectionOverUnion': r25,
    'torchmetrics.detection.MeanAveragePrecision': r25,
    'torchmetrics.detection.ModifiedPanopticQuality': r25,
    'torchmetrics.detection.PanopticQuality': r25,
    'torchmetrics.image.DeepImageStructureAndTextureSimilarity': r25,
    'torchmetrics.image.ErrorRelativeGlobalDimensionlessSynthesis': r25,
    'torchmetrics.image.FrechetInceptionDistance': r25,
    'torchmetrics.image.InceptionScore': r25,
    'torchmetrics.image.KernelInceptionDistance': r25,
    'torchmetrics.image.LearnedPerceptualImagePatchSimilarity': r25,
    'torchmetrics.image.MemorizationInformedFrechetInceptionDistance': r25,
    'torchmetrics.image.MultiScaleStructuralSimilarityIndexMeasure': r25,
    'torchmetrics.image.PeakSignalNoiseRatio': r25,
    'torchmetrics.image.PeakSignalNoiseRatioWithBlockedEffect': r25,
    'torchmetrics.image.PerceptualPathLength': r25,
    'torchmetrics.image.QualityWithNoReference': r25,
    'torchmetrics.image.RelativeAverageSpectralError': r25,
    'torchmetrics.image.RootMeanSquaredErrorUsingSlidingWindow': r25,
    'torchmetrics.image.SpatialCorrelationCoefficient': r25,
    'torchmetrics.image.SpatialDistortionIndex': r25,
    'torchmetrics.image.SpectralAngleMapper': r25,
    'torchmetrics.image.SpectralDistortionIndex': r25,
    'torchmetrics.image.StructuralSimilarityIndexMeasure': r25,
    'torchmetrics.image.TotalVariation': r25,
    'torchmetrics.image.UniversalImageQualityIndex': r25,
    'torchmetrics.image.VisualInformationFidelity': r25,
    'torchmetrics.multimodal.CLIPImageQualityAssessment': r25,
    'torchmetrics.multimodal.CLIPScore': r25,
    'torchmetrics.multimodal.LipVertexError': r25,
    'torchmetrics.nominal.CramersV': r25,
    'torchmetrics.nominal.FleissKappa': r25,
    'torchmetrics.nominal.PearsonsContingencyCoefficient': r25,
    'torchmetrics.nominal.TheilsU': r25,
    'torchmetrics.nominal.TschuprowsT': r25,
    'torchmetrics.regression.ConcordanceCorrCoef': r25,
    'torchmetrics.regression.ContinuousRankedProbabilityScore': r25,
    'torchmetrics.regression.CosineSimilarity': r25,
    'torchmetrics.regression.CriticalSuccessIndex': r25,
    'torchmetrics.regression.ExplainedVariance': r25,
    'torchmetrics.regression.JensenShannonDivergence': r25,
    'torchmetrics.regression.KLDivergence': r25,
    'torchmetrics.regression.KendallRankCorrCoef': r25,
    'torchmetrics.regression.LogCoshError': r25,
    'torchmetrics.regression.MeanAbsoluteError': r25,
    'torchmetrics.regression.MeanAbsolutePercentageError': r25,
    'torchmetrics.regression.MeanSquaredError': r25,
    'torchmetrics.regression.MeanSquaredLogError': r25,
    'torchmetrics.regression.MinkowskiDistance': r25,
    'torchmetrics.regression.NormalizedRootMeanSquaredError': r25,
    'torchmetrics.regression.PearsonCorrCoef': r25,
    'torchmetrics.regression.R2Score': r25,
    'torchmetrics.regression.RelativeSquaredError': r25,
    'torchmetrics.regression.SpearmanCorrCoef': r25,
    'torchmetrics.regression.SymmetricMeanAbsolutePercentageError': r25,
    'torchmetrics.regression.TweedieDevianceScore': r25,
    'torchmetrics.regression.WeightedMeanAbsolutePercentageError': r25,
    'torchmetrics.retrieval.RetrievalAUROC': r25,
    'torchmetrics.retrieval.RetrievalFallOut': r25,
    'torchmetrics.retrieval.RetrievalHitRate': r25,
    'torchmetrics.retrieval.RetrievalMAP': r25,
    'torchmetrics.retrieval.RetrievalMRR': r25,
    'torchmetrics.retrieval.RetrievalNormalizedDCG': r25,
    'torchmetrics.retrieval.RetrievalPrecision': r25,
    'torchmetrics.retrieval.RetrievalPrecisionRecallCurve': r25,
    'torchmetrics.retrieval.RetrievalRPrecision': r25,
    'torchmetrics.retrieval.RetrievalRecall': r25,
    'torchmetrics.retrieval.RetrievalRecallAtFixedPrecision': r25,
    'torchmetrics.segmentation.DiceScore': r25,
    'torchmetrics.segmentation.GeneralizedDiceScore': r25,
    'torchmetrics.segmentation.HausdorffDistance': r25,
    'torchmetrics.segmentation.MeanIoU': r25,
    'torchmetrics.shape.ProcrustesDisparity': r25,
    'torchmetrics.text.BERTScore': r25,
    'torchmetrics.text.BLEUScore': r25,
    'torchmetrics.text.CHRFScore': r25,
    'torchmetrics.text.CharErrorRate': r25,
    'torchmetrics.text.EditDistance': r25,
    'torchmetrics.text.ExtendedEditDistance': r25,
    'torchmetrics.text.InfoLM': r25,
    'torchmetrics.text.MatchErrorRate': r25,
    'torchmetrics.text.Perplexity': r25,
    'torchmetrics.text.ROUGEScore': r25,
    'torchmetrics.text.SQuAD': r25,
    'torchmetrics.text.SacreBLEUScore': r25,
    'torchmetrics.text.TranslationEditRate': r25,
    'torchmetrics.text.WordErrorRate': r25,
    'torchmetrics.text.WordInfoLost': r25,
    'torchmetrics.text.WordInfoPreserved': r25,
    'torchmetrics.video.VideoMultiMethodAssessmentFusion': r25,
    'torchmetrics.wrappers.BinaryTargetTransformer': r25,
    'torchmetrics.wrappers.BootStrapper': r25,
    'torchmetrics.wrappers.ClasswiseWrapper': r25,
    'torchmetrics.wrappers.FeatureShare': r25,
    'torchmetrics.wrappers.LambdaInputTransformer': r25,
    'torchmetrics.wrappers.MetricInputTransformer': r25,
    'torchmetrics.wrappers.MetricTracker': r25,
    'torchmetrics.wrappers.MinMaxMetric': r25,
    'torchmetrics.wrappers.MultioutputWrapper': r25,
    'torchmetrics.wrappers.MultitaskWrapper': r25,
    'torchmetrics.wrappers.Running': r25,
    'evaluate.EvaluationModule': r25,
    'ignite.handlers.CosineAnnealingScheduler': r27,
    'ignite.handlers.LinearCyclicalScheduler': r27,
    'ignite.handlers.PiecewiseLinear': r27,
    'ignite.handlers.ConcatScheduler': r27,
    'ignite.handlers.ParamGroupScheduler': r27,
    'ignite.handlers.ReduceLROnPlateauScheduler': r27,
    'timm.optim.AdaBelief': r28,
    'timm.optim.Adafactor': r28,
    'timm.optim.AdafactorBigVision': r28,
    'timm.optim.Adahessian': r28,
    'timm.optim.AdamP': r28,
    'timm.optim.AdamWLegacy': r28,
    'timm.optim.Adan': r28,
    'timm.optim.Adopt': r28,
    'timm.optim.Lamb': r28,
    'timm.optim.LaProp': r28,
    'timm.optim.Lars': r28,
    'timm.optim.Lion': r28,
    'timm.optim.MADGRAD': r28,
    'timm.optim.Mars': r28,
    'timm.optim.Muon': r28,
    'timm.optim.NAdamLegacy': r28,
    'timm.optim.NAdamW': r28,
    'timm.optim.NvNovoGrad': r28,
    'timm.optim.RAdamLegacy': r28,
    'timm.optim.RMSpropTF': r28,
    'timm.optim.SGDP': r28,
    'timm.optim.SGDW': r28,
    'timm.optim.Lookahead': r29,
    'timm.scheduler.Scheduler': r30,
    'timm.scheduler.CosineLRScheduler': r30,
    'timm.scheduler.MultiStepLRScheduler': r30,
    'timm.scheduler.PolyLRScheduler': r30,
    'timm.scheduler.StepLRScheduler': r30,
    'timm.scheduler.TanhLRScheduler': r30,
    'timm.scheduler.WSDLRScheduler': r30,
    'timm.scheduler.PlateauLRScheduler': r30,
    'timm.utils.ModelEma': r31,
    'timm.utils.ModelEmaV2': r32,
    'timm.utils.ModelEmaV3': r33,
    'timm.loss.AsymmetricLossMultiLabel': r34,
    'timm.loss.AsymmetricLossSingleLabel': r34,
    'timm.loss.BinaryCrossEntropy': r34,
    'timm.loss.LabelSmoothingCrossEntropy': r34,
    'timm.loss.SoftTargetCrossEntropy': r34,
    'timm.loss.JsdCrossEntropy': r34,
    'timm.data.Mixup': r1,
    'timm.layers.DropPath': r35,
    'timm.layers.DropBlock2d': r35,
    'timm.layers.BatchNormAct2d': r36,
    'timm.layers.SyncBatchNormAct': r36,
    'timm.layers.PatchDropout': r36,
    'transformers.PreTrainedModel': r37,
    'transformers.modeling_utils.PreTrainedModel': r37,
    'transformers.AutoModelForCausalLM': r38,
    'transformers.AutoModelForImageTextToText': r38,
    'transformers.AutoModelForVision2Seq': r38,
    'transformers.AutoModelForMultimodalLM': r38,
    'transformers.Adafactor': r39,
    'transformers.AdamW': r40,
    'transformers.optimization.AdafactorSchedule': r41,
    'diffusers.training_utils.EMAModel': r42,
    'torch_ema.ExponentialMovingAverage': r43,
    'ema_pytorch.EMA': r44,
    'bitsandbytes.optim.Adagrad': r45,
    'bitsandbytes.optim.Adagrad8bit': r45,
    'bitsandbytes.optim.Adagrad32bit': r45,
    'bitsandbytes.optim.Adam': r45,
    'bitsandbytes.optim.Adam8bit': r45,
    'bitsandbytes.optim.Adam32bit': r45,
    'bitsandbytes.optim.PagedAdam': r45,
    'bitsandbytes.optim.PagedAdam8bit': r45,
    'bitsandbytes.optim.PagedAdam32bit': r45,
    'bitsandbytes.optim.AdamW': r45,
    'bitsandbytes.optim.AdamW8bit': r45,
    'bitsandbytes.optim.AdamW32bit': r45,
    'bitsandbytes.optim.PagedAdamW': r45,
    'bitsandbytes.optim.PagedAdamW8bit': r45,
    'bitsandbytes.optim.PagedAdamW32bit': r45,
    'bitsandbytes.optim.AdEMAMix': r45,
    'bitsandbytes.optim.AdEMAMix8bit': r45,
    'bitsandbytes.optim.AdEMAMix32bit': r45,
    'bitsandbytes.optim.PagedAdEMAMix': r45,
    'bitsandbytes.optim.PagedAdEMAMix8bit': r45,
    'bitsandbytes.optim.PagedAdEMAMix32bit': r45,
    'bitsandbytes.optim.LAMB': r45,
    'bitsandbytes.optim.LAMB8bit': r45,
    'bitsandbytes.optim.LAMB32bit': r45,
    'bitsandbytes.optim.LARS': r45,
    'bitsandbytes.optim.LARS8bit': r45,
    'bitsandbytes.optim.LARS32bit': r45,
    'bitsandbytes.optim.PytorchLARS': r45,
    'bitsandbytes.optim.Lion': r45,
    'bitsandbytes.optim.Lion8bit': r45,
    'bitsandbytes.optim.Lion32bit': r45,
    'bitsandbytes.optim.PagedLion': r45,
    'bitsandbytes.optim.PagedLion8bit': r45,
    'bitsandbytes.optim.PagedLion32bit': r45,
    'bitsandbytes.optim.RMSprop': r45,
    'bitsandbytes.optim.RMSprop8bit': r45,
    'bitsandbytes.optim.RMSprop32bit': r45,
    'bitsandbytes.optim.SGD': r45,
    'bitsandbytes.optim.SGD8bit': r45,
    'bitsandbytes.optim.SGD32bit': r45,
    'lion_pytorch.Lion': r46,
    'apex.optimizers.FusedAdam': r28,
    'apex.optimizers.FusedLAMB': r28,
    'apex.optimizers.FusedSGD': r28,
    'apex.optimizers.FusedNovoGrad': r28,
    'apex.optimizers.FusedAdagrad': r28,
    'apex.optimizers.FusedMixedPrecisionLamb': r28,
    'apex.fp16_utils.FP16_Optimizer': r47,
    'apex.parallel.LARC': r48,
    'apex.parallel.DistributedDataParallel': r49,
    'apex.parallel.SyncBatchNorm': r50,
    'deepspeed.ops.adam.FusedAdam': r51,
    'deepspeed.ops.adam.DeepSpeedCPUAdam': r51,
    'deepspeed.ops.lamb.FusedLamb': r28,
    'torch_optimizer.Lookahead': r52,
    'pytorch_optimizer.Lookahead': r52,
    'pytorch_optimizer.SAM': r53,
    'pytorch_optimizer.GSAM': r53,
    'pytorch_optimizer.WSAM': r53,
    'warmup_scheduler.GradualWarmupScheduler': r54,
    'pytorch_warmup.LinearWarmup': r55,
    'pytorch_warmup.ExponentialWarmup': r55,
    'pytorch_warmup.UntunedLinearWarmup': r55,
    'pytorch_warmup.UntunedExponentialWarmup': r55,
    'pytorch_warmup.RAdamWarmup': r55,
    'cosine_annealing_warmup.CosineAnnealingWarmupRestarts': r56,
    'pl_bolts.optimizers.lr_scheduler.LinearWarmupCosineAnnealingLR': r56,
    'segmentation_models_pytorch.Unet': r57,
    'segmentation_models_pytorch.UnetPlusPlus': r57,
    'segmentation_models_pytorch.MAnet': r57,
    'segmentation_models_pytorch.Linknet': r57,
    'segmentation_models_pytorch.FPN': r57,
    'segmentation_models_pytorch.PSPNet': r57,
    'segmentation_models_pytorch.PAN': r57,
    'segmentation_models_pytorch.DeepLabV3': r57,
    'segmentation_models_pytorch.DeepLabV3Plus': r57,
    'segmentation_models_pytorch.UPerNet': r57,
    'segmentation_models_pytorch.Segformer': r57,
    'segmentation_models_pytorch.DPT': r57,
    'efficientnet_pytorch.EfficientNet': r21,
    'lpips.LPIPS': r58,
    'monai.optimizers.Novograd': r28,
    'monai.optimizers.WarmupCosineSchedule': r59,
    'monai.optimizers.LinearLR': r59,
    'monai.optimizers.ExponentialLR': r59,
    'monai.data.DataLoader': r60,
    'monai.data.ThreadDataLoader': r60,
    'monai.apps.DecathlonDataset': r14,
    'monai.apps.MedNISTDataset': r14,
    'torch_geometric.loader.DataLoader': r60,
    'torch_geometric.loader.DenseDataLoader': r60,
    'torch_geometric.loader.DataListLoader': r60,
    'torch_geometric.loader.NeighborLoader': r60,
    'torch_geometric.loader.LinkNeighborLoader': r60,
    'torch_geometric.loader.HGTLoader': r60,
    'torch_geometric.loader.ClusterLoader': r60,
    'torch_geometric.loader.GraphSAINTRandomWalkSampler': r60,
    'torch_geometric.loader.GraphSAINTNodeSampler': r60,
    'torch_geometric.loader.GraphSAINTEdgeSampler': r60,
    'torch_geometric.loader.ShaDowKHopSampler': r60,
    'torch_geometric.loader.RandomNodeLoader': r60,
    'torch_geometric.loader.ImbalancedSampler': r60,
    'torch_geometric.loader.NeighborSampler': r60,
    'torch_geometric.data.DataLoader': r61,
    'torch_geometric.data.NeighborSampler': r61,
    'torch_geometric.data.ClusterLoader': r61,
    'torch_geometric.nn.BatchNorm': r36,
    'torch_geometric.nn.InstanceNorm': r36,
    'torch_geometric.nn.HeteroBatchNorm': r36,
    'torch_geometric.nn.GATConv': r22,
    'torch_geometric.nn.GATv2Conv': r22,
    'torch_geometric.nn.SuperGATConv': r22,
    'torch_geometric.nn.TransformerConv': r22,
    'torch_geometric.nn.GCN': r22,
    'torch_geometric.nn.GraphSAGE': r22,
    'torch_geometric.nn.GIN': r22,
    'torch_geometric.nn.GAT': r22,
    'torch_geometric.nn.PNA': r22,
    'torch_geometric.nn.EdgeCNN': r22,
    'torch_geometric.nn.MLP': r22,
    'torch_geometric.nn.JumpingKnowledge': r22,
    'torch_geometric.nn.APPNP': r22,
    'dgl.dataloading.DataLoader': r62,
    'dgl.dataloading.NodeDataLoader': r62,
    'dgl.dataloading.EdgeDataLoader': r62,
    'dgl.dataloading.GraphDataLoader': r62,
    'dgl.dataloading.DistNodeDataLoader': r62,
    'dgl.dataloading.DistDataLoader': r62,
    'dgl.nn.NodeEmbedding': r63,
    'dgl.nn.pytorch.NodeEmbedding': r63,
    'webdataset.WebDataset': r64,
    'torchdata.datapipes.iter.IterableWrapper': r64,
    'webdataset.WebLoader': r65,
    'ffcv.loader.Loader': r65,
    'nvidia.dali.plugin.pytorch.DALIGenericIterator': r65,
    'nvidia.dali.plugin.pytorch.DALIClassificationIterator': r65,
    'torchtext.data.Iterator': r66,
    'torchtext.data.BucketIterator': r66,
    'torchtext.data.BPTTIterator': r66,
    'torchtext.legacy.data.Iterator': r66,
    'torchtext.legacy.data.BucketIterator': r66,
    'torchtext.legacy.data.BPTTIterator': r66,
    'torch_xla.distributed.parallel_loader.MpDeviceLoader': r67,
    'torch_xla.distributed.parallel_loader.ParallelLoader': r67,
    'horovod.torch.DistributedOptimizer': r68,
    'lightning.pytorch.LightningModule': r23,
    'lightning.pytorch.LightningDataModule': r27,
    'accelerate.utils.DummyOptim': r69,
    'accelerate.utils.DummyScheduler': r70,
    'torch.optim.Optimizer': r71,
    'torch.optim.SGD': r72,
    'torch.optim.Adam': r73,
    'torch.optim.AdamW': r74,
    'torch.optim.NAdam': r75,
    'torch.optim.RAdam': r76,
    'torch.optim.Adamax': r77,
    'torch.optim.Adagrad': r78,
    'torch.optim.Adadelta': r79,
    'torch.optim.Adafactor': r80,
    'torch.optim.ASGD': r81,
    'torch.optim.RMSprop': r82,
    'torch.optim.Rprop': r83,
    'torch.optim.SparseAdam': r84,
    'torch.optim.Muon': r85,
    'torch.optim.LBFGS': r86,
    'torch.distributed.optim.ZeroRedundancyOptimizer': r87,
    'torch.distributed.optim.PostLocalSGDOptimizer': r88,
    'torch.distributed.optim.DistributedOptimizer': r89,
    'torch.optim.lr_scheduler.LRScheduler': r90,
    'torch.optim.lr_scheduler.LambdaLR': r91,
    'torch.optim.lr_scheduler.MultiplicativeLR': r92,
    'torch.optim.lr_scheduler.StepLR': r93,
    'torch.optim.lr_scheduler.MultiStepLR': r94,
    'torch.optim.lr_scheduler.ExponentialLR': r95,
    'torch.optim.lr_scheduler.CosineAnnealingLR': r96,
    'torch.optim.lr_scheduler.CosineAnnealingWarmRestarts': r97,
    'torch.optim.lr_scheduler.ConstantLR': r98,
    'torch.optim.lr_scheduler.LinearLR': r99,
    'torch.optim.lr_scheduler.PolynomialLR': r100,
    'torch.optim.lr_scheduler.OneCycleLR': r101,
    'torch.optim.lr_scheduler.CyclicLR': r102,
    'torch.optim.lr_scheduler.ReduceLROnPlateau': r103,
    'torch.optim.lr_scheduler.SequentialLR': r104,
    'torch.optim.lr_scheduler.ChainedScheduler': r105,
    'torch.optim.swa_utils.AveragedModel': r106,
    'torch.optim.swa_utils.SWALR': r107,
    'torch.amp.GradScaler': r108,
    'torch.cuda.amp.GradScaler': r109,
    'torch.cpu.amp.GradScaler': r109,
    'torch.distributed.fsdp.sharded_grad_scaler.ShardedGradScaler': r110,
    'torch.utils.data.DataLoader': r111,
    'torchdata.stateful_dataloader.StatefulDataLoader': r112,
    'torch.utils.data.Dataset': r14,
    'torch.utils.data.IterableDataset': r64,
    'torch.utils.data.TensorDataset': r113,
    'torch.utils.data.StackDataset': r114,
    'torch.utils.data.ConcatDataset': r115,
    'torch.utils.data.ChainDataset': r116,
    'torch.utils.data.Subset': r117,
    'torch.utils.data.Sampler': r118,
    'torch.utils.data.SequentialSampler': r119,
    'torch.utils.data.RandomSampler': r120,
    'torch.utils.data.SubsetRandomSampler': r121,
    'torch.utils.data.WeightedRandomSampler': r122,
    'torch.utils.data.BatchSampler': r123,
    'torch.utils.data.distributed.DistributedSampler': r124,
    'torch.nn.parallel.DistributedDataParallel': r125,
    'torch.nn.DataParallel': r126,
    'torch.distributed.fsdp.FullyShardedDataParallel': r127,
    'torch.nn.CrossEntropyLoss': r128,
    'torch.nn.LinearCrossEntropyLoss': r129,
    'torch.nn.NLLLoss': r130,
    'torch.nn.NLLLoss2d': r130,
    'torch.nn.BCELoss': r131,
    'torch.nn.BCEWithLogitsLoss': r132,
    'torch.nn.MultiLabelSoftMarginLoss': r133,
    'torch.nn.SoftMarginLoss': r134,
    'torch.nn.MSELoss': r135,
    'torch.nn.L1Loss': r135,
    'torch.nn.SmoothL1Loss': r136,
    'torch.nn.HuberLoss': r137,
    'torch.nn.KLDivLoss': r138,
    'torch.nn.PoissonNLLLoss': r139,
    'torch.nn.GaussianNLLLoss': r140,
    'torch.nn.CTCLoss': r141,
    'torch.nn.HingeEmbeddingLoss': r142,
    'torch.nn.CosineEmbeddingLoss': r143,
    'torch.nn.MarginRankingLoss': r143,
    'torch.nn.MultiLabelMarginLoss': r144,
    'torch.nn.MultiMarginLoss': r145,
    'torch.nn.TripletMarginLoss': r146,
    'torch.nn.TripletMarginWithDistanceLoss': r147,
    'torch.nn.AdaptiveLogSoftmaxWithLoss': r148,
    'torch.nn.Module': r23,
    'torch.nn.Parameter': r149,
    'torch.nn.ParameterList': r63,
    'torch.nn.ParameterDict': r63,
    'torch.nn.Sequential': r150,
    'torch.nn.ModuleList': r151,
    'torch.nn.ModuleDict': r151,
    'torch.nn.Dropout': r152,
    'torch.nn.Dropout1d': r152,
    'torch.nn.Dropout2d': r152,
    'torch.nn.Dropout3d': r152,
    'torch.nn.AlphaDropout': r152,
    'torch.nn.FeatureAlphaDropout': r152,
    'torch.nn.RReLU': r153,
    'torch.nn.BatchNorm1d': r154,
    'torch.nn.BatchNorm2d': r154,
    'torch.nn.BatchNorm3d': r154,
    'torch.nn.SyncBatchNorm': r155,
    'torch.nn.LazyBatchNorm1d': r156,
    'torch.nn.LazyBatchNorm2d': r156,
    'torch.nn.LazyBatchNorm3d': r156,
    'torch.nn.InstanceNorm1d': r157,
    'torch.nn.InstanceNorm2d': r157,
    'torch.nn.InstanceNorm3d': r157,
    'torch.nn.LazyInstanceNorm1d': r158,
    'torch.nn.LazyInstanceNorm2d': r158,
    'torch.nn.LazyInstanceNorm3d': r158,
    'torch.nn.MultiheadAttention': r159,
    'torch.nn.RNN': r160,
    'torch.nn.LSTM': r160,
    'torch.nn.GRU': r160,
    'torch.nn.RNNBase': r161,
    'torch.nn.RNNCell': r162,
    'torch.nn.LSTMCell': r162,
    'torch.nn.GRUCell': r162,
    'torch.nn.RNNCellBase': r162,
    'torch.nn.Transformer': r163,
    'torch.nn.TransformerEncoderLayer': r164,
    'torch.nn.TransformerDecoderLayer': r164,
    'torch.nn.TransformerEncoder': r165,
    'torch.nn.TransformerDecoder': r166,
    'torch.nn.Softmax': r167,
    'torch.nn.Softmax2d': r167,
    'torch.nn.LogSoftmax': r168,
    'torch.nn.Sigmoid': r169,
    'torch.nn.Linear': r170,
    'torch.nn.LazyLinear': r171,
    'torch.nn.Conv1d': r172,
    'torch.nn.Conv2d': r172,
    'torch.nn.Conv3d': r172,
    'torch.nn.ConvTranspose1d': r173,
    'torch.nn.ConvTranspose2d': r173,
    'torch.nn.ConvTranspose3d': r173,
    'torch.nn.Bilinear': r23,
    'torch.nn.Embedding': r23,
    'torch.nn.EmbeddingBag': r23,
    'torch.nn.GroupNorm': r23,
    'torch.nn.LayerNorm': r23,
    'torch.nn.RMSNorm': r23,
    'torch.nn.PReLU': r23,
    'torch.nn.LazyConv1d': r23,
    'torch.nn.LazyConv2d': r23,
    'torch.nn.LazyConv3d': r23,
    'torch.nn.LazyConvTranspose1d': r23,
    'torch.nn.LazyConvTranspose2d': r23,
    'torch.nn.LazyConvTranspose3d': r23,
    'torch.nn.CELU': r174,
    'torch.nn.ELU': r174,
    'torch.nn.GELU': r174,
    'torch.nn.GLU': r174,
    'torch.nn.Hardshrink': r174,
    'torch.nn.Hardsigmoid': r174,
    'torch.nn.Hardswish': r174,
    'torch.nn.Hardtanh': r174,
    'torch.nn.LeakyReLU': r174,
    'torch.nn.LogSigmoid': r174,
    'torch.nn.Mish': r174,
    'torch.nn.ReLU': r174,
    'torch.nn.ReLU6': r174,
    'torch.nn.SELU': r174,
    'torch.nn.SiLU': r174,
    'torch.nn.Softmin': r174,
    'torch.nn.Softplus': r174,
    'torch.nn.Softshrink': r174,
    'torch.nn.Softsign': r174,
    'torch.nn.Tanh': r174,
    'torch.nn.Tanhshrink': r174,
    'torch.nn.Threshold': r174,
    'torch.nn.AdaptiveAvgPool1d': r174,
    'torch.nn.AdaptiveAvgPool2d': r174,
    'torch.nn.AdaptiveAvgPool3d': r174,
    'torch.nn.AdaptiveMaxPool1d': r174,
    'torch.nn.AdaptiveMaxPool2d': r174,
    'torch.nn.AdaptiveMaxPool3d': r174,
    'torch.nn.AvgPool1d': r174,
    'torch.nn.AvgPool2d': r174,
    'torch.nn.AvgPool3d': r174,
    'torch.nn.FractionalMaxPool2d': r174,
    'torch.nn.FractionalMaxPool3d': r174,
    'torch.nn.LPPool1d': r174,
    'torch.nn.LPPool2d': r174,
    'torch.nn.LPPool3d': r174,
    'torch.nn.MaxPool1d': r174,
    'torch.nn.MaxPool2d': r174,
    'torch.nn.MaxPool3d': r174,
    'torch.nn.MaxUnpool1d': r174,
    'torch.nn.MaxUnpool2d': r174,
    'torch.nn.MaxUnpool3d': r174,
    'torch.nn.CircularPad1d': r174,
    'torch.nn.CircularPad2d': r174,
    'torch.nn.CircularPad3d': r174,
    'torch.nn.ConstantPad1d': r174,
    'torch.nn.ConstantPad2d': r174,
    'torch.nn.ConstantPad3d': r174,
    'torch.nn.ReflectionPad1d': r174,
    'torch.nn.ReflectionPad2d': r174,
    'torch.nn.ReflectionPad3d': r174,
    'torch.nn.ReplicationPad1d': r174,
    'torch.nn.ReplicationPad2d': r174,
    'torch.nn.ReplicationPad3d': r174,
    'torch.nn.ZeroPad1d': r174,
    'torch.nn.ZeroPad2d': r174,
    'torch.nn.ZeroPad3d': r174,
    'torch.nn.ChannelShuffle': r174,
    'torch.nn.CosineSimilarity': r174,
    'torch.nn.CrossMapLRN2d': r174,
    'torch.nn.Flatten': r174,
    'torch.nn.Fold': r174,
    'torch.nn.Identity': r174,
    'torch.nn.LocalResponseNorm': r174,
    'torch.nn.PairwiseDistance': r174,
    'torch.nn.PixelShuffle': r174,
    'torch.nn.PixelUnshuffle': r174,
    'torch.nn.Unflatten': r174,
    'torch.nn.Unfold': r174,
    'torch.nn.Upsample': r174,
    'torch.nn.UpsamplingBilinear2d': r174,
    'torch.nn.UpsamplingNearest2d': r174,
    'numpy.random.RandomState': r175,
    'random.Random': r175,
    'torch.Generator': r176,
}

functions: dict[str, Any] = {
    'torchvision.models.densenet121': r177,
    'torchvision.models.densenet161': r177,
    'torchvision.models.densenet169': r177,
    'torchvision.models.densenet201': r177,
    'torchvision.models.efficientnet_b0': r177,
    'torchvision.models.efficientnet_b1': r177,
    'torchvision.models.efficientnet_b2': r177,
    'torchvision.models.efficientnet_b3': r177,
    'torchvision.models.efficientnet_b4': r177,
    'torchvision.models.efficientnet_b5': r177,
    'torchvision.models.efficientnet_b6': r177,
    'torchvision.models.efficientnet_b7': r177,
    'torchvision.models.efficientnet_v2_l': r177,
    'torchvision.models.efficientnet_v2_m': r177,
    'torchvision.models.efficientnet_v2_s': r177,
    'torchvision.models.googlenet': r177,
    'torchvision.models.inception_v3': r177,
    'torchvision.models.maxvit_t': r177,
    'torchvision.models.mnasnet0_5': r177,
    'torchvision.models.mnasnet0_75': r177,
    'torchvision.models.mnasnet1_0': r177,
    'torchvision.models.mnasnet1_3': r177,
    'torchvision.models.mobilenet_v2': r177,
    'torchvision.models.mobilenet_v3_large': r177,
    'torchvision.models.mobilenet_v3_small': r177,
    'torchvision.models.regnet_x_16gf': r177,
    'torchvision.models.regnet_x_1_6gf': r177,
    'torchvision.models.regnet_x_32gf': r177,
    'torchvision.models.regnet_x_3_2gf': r177,
    'torchvision.models.regnet_x_400mf': r177,
    'torchvision.models.regnet_x_800mf': r177,
    'torchvision.models.regnet_x_8gf': r177,
    'torchvision.models.regnet_y_128gf': r177,
    'torchvision.models.regnet_y_16gf': r177,
    'torchvision.models.regnet_y_1_6gf': r177,
    'torchvision.models.regnet_y_32gf': r177,
    'torchvision.models.regnet_y_3_2gf': r177,
    'torchvision.models.regnet_y_400mf': r177,
    'torchvision.models.regnet_y_800mf': r177,
    'torchvision.models.regnet_y_8gf': r177,
    'torchvision.models.resnet101': r177,
    'torchvision.models.resnet152': r177,
    'torchvision.models.resnet18': r177,
    'torchvision.models.resnet34': r177,
    'torchvision.models.resnet50': r177,
    'torchvision.models.resnext101_32x8d': r177,
    'torchvision.models.resnext101_64x4d': r177,
    'torchvision.models.resnext50_32x4d': r177,
    'torchvision.models.shufflenet_v2_x0_5': r177,
    'torchvision.models.shufflenet_v2_x1_0': r177,
    'torchvision.models.shufflenet_v2_x1_5': r177,
    'torchvision.models.shufflenet_v2_x2_0': r177,
    'torchvision.models.vgg11_bn': r177,
    'torchvision.models.vgg13_bn': r177,
    'torchvision.models.vgg16_bn': r177,
    'torchvision.models.vgg19_bn': r177,
    'torchvision.models.wide_resnet101_2': r177,
    'torchvision.models.wide_resnet50_2': r177,
    'torchvision.models.alexnet': r178,
    'torchvision.models.convnext_base': r178,
    'torchvision.models.convnext_large': r178,
    'torchvision.models.convnext_small': r178,
    'torchvision.models.convnext_tiny': r178,
    'torchvision.models.squeezenet1_0': r178,
    'torchvision.models.squeezenet1_1': r178,
    'torchvision.models.swin_b': r178,
    'torchvision.models.swin_s': r178,
    'torchvision.models.swin_t': r178,
    'torchvision.models.swin_v2_b': r178,
    'torchvision.models.swin_v2_s': r178,
    'torchvision.models.swin_v2_t': r178,
    'torchvision.models.vgg11': r178,
    'torchvision.models.vgg13': r178,
    'torchvision.models.vgg16': r178,
    'torchvision.models.vgg19': r178,
    'torchvision.models.vit_b_16': r179,
    'torchvision.models.vit_b_32': r179,
    'torchvision.models.vit_h_14': r179,
    'torchvision.models.vit_l_16': r179,
    'torchvision.models.vit_l_32': r179,
    'torchvision.models.video.mc3_18': r177,
    'torchvision.models.video.r2plus1d_18': r177,
    'torchvision.models.video.r3d_18': r177,
    'torchvision.models.video.s3d': r177,
    'torchvision.models.video.mvit_v1_b': r178,
    'torchvision.models.video.mvit_v2_s': r178,
    'torchvision.models.video.swin3d_b': r178,
    'torchvision.models.video.swin3d_s': r178,
    'torchvision.models.video.swin3d_t': r178,
    'torchvision.models.segmentation.deeplabv3_mobilenet_v3_large': r180,
    'torchvision.models.segmentation.deeplabv3_resnet101': r180,
    'torchvision.models.segmentation.deeplabv3_resnet50': r180,
    'torchvision.models.segmentation.fcn_resnet101': r180,
    'torchvision.models.segmentation.fcn_resnet50': r180,
    'torchvision.models.segmentation.lraspp_mobilenet_v3_large': r181,
    'torchvision.models.detection.fasterrcnn_mobilenet_v3_large_320_fpn': r182,
    'torchvision.models.detection.fasterrcnn_mobilenet_v3_large_fpn': r182,
    'torchvision.models.detection.fasterrcnn_resnet50_fpn': r182,
    'torchvision.models.detection.fasterrcnn_resnet50_fpn_v2': r182,
    'torchvision.models.detection.fcos_resnet50_fpn': r182,
    'torchvision.models.detection.keypointrcnn_resnet50_fpn': r182,
    'torchvision.models.detection.maskrcnn_resnet50_fpn': r182,
    'torchvision.models.detection.maskrcnn_resnet50_fpn_v2': r182,
    'torchvision.models.detection.retinanet_resnet50_fpn': r182,
    'torchvision.models.detection.retinanet_resnet50_fpn_v2': r182,
    'torchvision.models.detection.ssd300_vgg16': r182,
    'torchvision.models.detection.ssdlite320_mobilenet_v3_large': r182,
    'torchvision.models.optical_flow.raft_large': r183,
    'torchvision.models.optical_flow.raft_small': r183,
    'torchvision.models.quantization.googlenet': r184,
    'torchvision.models.quantization.inception_v3': r184,
    'torchvision.models.quantization.mobilenet_v2': r184,
    'torchvision.models.quantization.mobilenet_v3_large': r184,
    'torchvision.models.quantization.resnet18': r184,
    'torchvision.models.quantization.resnet50': r184,
    'torchvision.models.quantization.resnext101_32x8d': r184,
    'torchvision.models.quantization.resnext101_64x4d': r184,
    'torchvision.models.quantization.shufflenet_v2_x0_5': r184,
    'torchvision.models.quantization.shufflenet_v2_x1_0': r184,
    'torchvision.models.quantization.shufflenet_v2_x1_5': r184,
    'torchvision.models.quantization.shufflenet_v2_x2_0': r184,
    'torchvision.models.get_model': r185,
    'torchvision.ops.sigmoid_focal_loss': r186,
    'torchvision.ops.generalized_box_iou_loss': r187,
    'torchvision.ops.distance_box_iou_loss': r187,
    'torchvision.ops.complete_box_iou_loss': r187,
    'torchmetrics.functional.f1_score': r188,
    'torchmetrics.functional.fbeta_score': r188,
    'torchmetrics.functional.precision': r188,
    'torchmetrics.functional.recall': r188,
    'torchmetrics.functional.auroc': r188,
    'torchmetrics.functional.average_precision': r188,
    'torchmetrics.functional.jaccard_index': r188,
    'torchmetrics.functional.cohen_kappa': r188,
    'torchmetrics.functional.matthews_corrcoef': r188,
    'torchmetrics.functional.word_error_rate': r188,
    'torchmetrics.functional.bleu_score': r188,
    'torchmetrics.functional.r2_score': r188,
    'torchmetrics.functional.specificity': r188,
    'torchmetrics.functional.dice': r188,
    'sklearn.metrics.f1_score': r189,
    'sklearn.metrics.fbeta_score': r189,
    'sklearn.metrics.precision_score': r189,
    'sklearn.metrics.recall_score': r189,
    'sklearn.metrics.roc_auc_score': r189,
    'sklearn.metrics.average_precision_score': r189,
    'sklearn.metrics.jaccard_score': r189,
    'sklearn.metrics.cohen_kappa_score': r189,
    'sklearn.metrics.matthews_corrcoef': r189,
    'sklearn.metrics.r2_score': r189,
    'sklearn.metrics.balanced_accuracy_score': r189,
    'sklearn.metrics.accuracy_score': r190,
    'sklearn.metrics.mean_squared_error': r190,
    'sklearn.metrics.mean_absolute_error': r190,
    'sklearn.metrics.log_loss': r190,
    'sklearn.metrics.confusion_matrix': r190,
    'sklearn.metrics.classification_report': r190,
    'evaluate.load': r191,
    'evaluate.combine': r191,
    'datasets.load_metric': r191,
    'ignite.handlers.create_lr_scheduler_with_warmup': r192,
    'timm.create_model': r193,
    'timm.optim.create_optimizer_v2': r194,
    'timm.optim.create_optimizer': r195,
    'timm.optim.param_groups_weight_decay': r196,
    'timm.optim.param_groups_layer_decay': r196,
    'timm.scheduler.create_scheduler_v2': r197,
    'timm.scheduler.create_scheduler': r198,
    'timm.data.create_dataset': r199,
    'timm.data.create_loader': r200,
    'timm.data.create_transform': r201,
    'timm.utils.reduce_tensor': r202,
    'timm.utils.random_seed': r203,
    'timm.utils.is_primary': r204,
    'timm.utils.init_distributed_device': r205,
    'transformers.get_constant_schedule': r206,
    'transformers.get_constant_schedule_with_warmup': r207,
    'transformers.get_linear_schedule_with_warmup': r208,
    'transformers.get_cosine_schedule_with_warmup': r208,
    'transformers.get_cosine_with_hard_restarts_schedule_with_warmup': r208,
    'transformers.get_polynomial_decay_schedule_with_warmup': r208,
    'transformers.get_cosine_with_min_lr_schedule_with_warmup': r208,
    'transformers.get_inverse_sqrt_schedule': r209,
    'transformers.get_wsd_schedule': r209,
    'transformers.get_reduce_on_plateau_schedule': r210,
    'transformers.get_scheduler': r211,
    'transformers.set_seed': r212,
    'diffusers.optimization.get_scheduler': r213,
    'diffusers.optimization.get_cosine_schedule_with_warmup': r208,
    'diffusers.optimization.get_linear_schedule_with_warmup': r208,
    'diffusers.optimization.get_cosine_with_hard_restarts_schedule_with_warmup': r208,
    'diffusers.optimization.get_polynomial_decay_schedule_with_warmup': r208,
    'diffusers.optimization.get_constant_schedule': r214,
    'diffusers.optimization.get_constant_schedule_with_warmup': r214,
    'apex.amp.initialize': r215,
    'apex.amp.scale_loss': r215,
    'apex.parallel.convert_syncbn_model': r216,
    'segmentation_models_pytorch.create_model': r217,
    'clip.load': r218,
    'open_clip.create_model_and_transforms': r219,
    'peft.get_peft_model': r220,
    'peft.PeftModel.from_pretrained': r220,
    'peft.prepare_model_for_kbit_training': r221,
    'monai.inferers.sliding_window_inference': r222,
    'monai.utils.set_determinism': r223,
    'datasets.load_dataset': r224,
    'datasets.load_from_disk': r224,
    'torch_xla.core.xla_model.optimizer_step': r225,
    'torch_xla.core.xla_model.save': r226,
    'horovod.torch.DistributedOptimizer': r227,
    'horovod.torch.allreduce': r228,
    'horovod.torch.allgather': r228,
    'horovod.torch.broadcast': r228,
    'horovod.torch.reducescatter': r228,
    'horovod.torch.broadcast_parameters': r229,
    'horovod.torch.broadcast_optimizer_state': r229,
    'horovod.torch.broadcast_object': r229,
    'horovod.torch.rank': r204,
    'horovod.torch.local_rank': r204,
    'horovod.torch.init': r230,
    'accelerate.utils.set_seed': r231,
    'diffusers.training_utils.set_seed': r231,
    'lightning.pytorch.seed_everything': r232,
    'lightning.fabric.seed_everything': r232,
    'ignite.utils.manual_seed': r223,
    'fastai.torch_core.set_seed': r223,
    'deepspeed.init_distributed': r233,
    'deepspeed.add_config_arguments': r234,
    'torch.optim.swa_utils.update_bn': r235,
    'torch.optim.swa_utils.get_ema_avg_fn': r236,
    'torch.optim.swa_utils.get_ema_multi_avg_fn': r236,
    'torch.optim.swa_utils.get_swa_avg_fn': r237,
    'torch.optim.swa_utils.get_swa_multi_avg_fn': r237,
    'torch.autocast': r238,
    'torch.cuda.amp.autocast': r239,
    'torch.cpu.amp.autocast': r240,
    'torch.no_grad': r241,
    'torch.enable_grad': r242,
    'torch.inference_mode': r243,
    'torch.set_grad_enabled': r244,
    'torch.autograd.backward': r245,
    'torch.distributed.autograd.backward': r246,
    'torch.autograd.grad': r247,
    'torch.nn.utils.clip_grad_norm_': r248,
    'torch.nn.utils.clip_grad_norm': r249,
    'torch.nn.utils.clip_grad_value_': r250,
    'torch.nn.utils.clip_grads_with_norm_': r251,
    'torch.nn.utils.get_total_norm': r252,
    'torch.utils.checkpoint.checkpoint': r253,
    'torch.func.functional_call': r254,
    'torch.nn.utils.parametrizations.spectral_norm': r255,
    'torch.nn.utils.parametrizations.weight_norm': r255,
    'torch.nn.utils.parametrizations.orthogonal': r255,
    'torch.nn.utils.spectral_norm': r255,
    'torch.nn.utils.weight_norm': r255,
    'torch.nn.utils.vector_to_parameters': r256,
    'torch.utils.data.random_split': r257,
    'torch.utils.data.default_collate': r258,
    'torch.utils.data.default_convert': r258,
    'torch.utils.data.get_worker_info': r259,
    'torch.distributed.fsdp.fully_shard': r260,
    'torch.distributed.tensor.parallel.parallelize_module': r261,
    'torch.nn.SyncBatchNorm.convert_sync_batchnorm': r262,
    'torch.compile': r263,
    'torch.distributed.init_process_group': r264,
    'torch.distributed.destroy_process_group': r265,
    'torch.distributed.barrier': r266,
    'torch.distributed.monitored_barrier': r266,
    'torch.distributed.all_reduce': r267,
    'torch.distributed.reduce': r268,
    'torch.distributed.broadcast': r269,
    'torch.distributed.broadcast_object_list': r270,
    'torch.distributed.all_gather': r271,
    'torch.distributed.all_gather_into_tensor': r272,
    'torch.distributed.all_gather_object': r273,
    'torch.distributed.gather': r274,
    'torch.distributed.gather_object': r275,
    'torch.distributed.scatter': r276,
    'torch.distributed.scatter_object_list': r277,
    'torch.distributed.reduce_scatter': r278,
    'torch.distributed.reduce_scatter_tensor': r278,
    'torch.distributed.all_to_all': r279,
    'torch.distributed.all_to_all_single': r279,
    'torch.distributed.nn.all_reduce': r280,
    'torch.distributed.nn.all_gather': r280,
    'torch.distributed.nn.broadcast': r280,
    'torch.distributed.nn.reduce': r280,
    'torch.distributed.nn.gather': r280,
    'torch.distributed.get_node_local_rank': r204,
    'torch.distributed.get_backend': r281,
    'torch.distributed.is_torchelastic_launched': r281,
    'torch.distributed.is_nccl_available': r281,
    'torch.cuda.set_device': r282,
    'torch.accelerator.set_device_index': r282,
    'torch.nn.functional.cross_entropy': r283,
    'torch.nn.functional.linear_cross_entropy': r284,
    'torch.nn.functional.nll_loss': r285,
    'torch.nn.functional.binary_cross_entropy': r286,
    'torch.nn.functional.binary_cross_entropy_with_logits': r287,
    'torch.nn.functional.multilabel_soft_margin_loss': r288,
    'torch.nn.functional.mse_loss': r289,
    'torch.nn.functional.l1_loss': r289,
    'torch.nn.functional.smooth_l1_loss': r290,
    'torch.nn.functional.huber_loss': r291,
    'torch.nn.functional.kl_div': r292,
    'torch.nn.functional.poisson_nll_loss': r293,
    'torch.nn.functional.gaussian_nll_loss': r294,
    'torch.nn.functional.ctc_loss': r295,
    'torch.nn.functional.soft_margin_loss': r296,
    'torch.nn.functional.multilabel_margin_loss': r296,
    'torch.nn.functional.hinge_embedding_loss': r297,
    'torch.nn.functional.multi_margin_loss': r298,
    'torch.nn.functional.cosine_embedding_loss': r299,
    'torch.nn.functional.margin_ranking_loss': r299,
    'torch.nn.functional.triplet_margin_loss': r300,
    'torch.nn.functional.triplet_margin_with_distance_loss': r301,
    'torch.nn.functional.dropout': r302,
    'torch.nn.functional.dropout1d': r302,
    'torch.nn.functional.dropout2d': r302,
    'torch.nn.functional.dropout3d': r302,
    'torch.nn.functional.alpha_dropout': r303,
    'torch.nn.functional.feature_alpha_dropout': r303,
    'torch.dropout': r304,
    'torch.alpha_dropout': r304,
    'torch.feature_alpha_dropout': r304,
    'torch.feature_dropout': r304,
    'torch.nn.functional.rrelu': r305,
    'torch.nn.functional.batch_norm': r306,
    'torch.nn.functional.scaled_dot_product_attention': r307,
    'torch.nn.functional.multi_head_attention_forward': r308,
    'torch.nn.functional.gumbel_softmax': r309,
    'torch.nn.functional.softmax': r310,
    'torch.nn.functional.log_softmax': r311,
    'torch.nn.functional.sigmoid': r312,
    'torch.softmax': r313,
    'torch.special.softmax': r313,
    'torch.log_softmax': r314,
    'torch.special.log_softmax': r314,
    'torch.sigmoid': r312,
    'torch.special.expit': r312,
    'torch.Tensor': r315,
    'torch.FloatTensor': r315,
    'torch.DoubleTensor': r315,
    'torch.HalfTensor': r315,
    'torch.BFloat16Tensor': r315,
    'torch.LongTensor': r315,
    'torch.IntTensor': r315,
    'torch.ShortTensor': r315,
    'torch.ByteTensor': r315,
    'torch.BoolTensor': r315,
    'torch.tensor': r316,
    'torch.from_numpy': r317,
    'torch.as_tensor': r318,
    'torch.autograd.Variable': r319,
    'torch.argmax': r320,
    'torch.argmin': r320,
    'torch.argsort': r320,
    'torch.eq': r320,
    'torch.ne': r320,
    'torch.gt': r320,
    'torch.ge': r320,
    'torch.lt': r320,
    'torch.le': r320,
    'torch.isnan': r320,
    'torch.isinf': r320,
    'torch.isfinite': r320,
    'torch.isclose': r320,
    'torch.logical_and': r320,
    'torch.logical_or': r320,
    'torch.logical_not': r320,
    'torch.bincount': r320,
    'torch.histc': r320,
    'torch.multinomial': r320,
    'torch.bernoulli': r320,
    'torch.searchsorted': r320,
    'torch.bucketize': r320,
    'torch.nn.functional.one_hot': r320,
    'torch.zeros_like': r320,
    'torch.ones_like': r320,
    'torch.empty_like': r320,
    'torch.full_like': r320,
    'torch.rand_like': r320,
    'torch.randn_like': r320,
    'torch.randint_like': r320,
    'torch.zeros': r321,
    'torch.ones': r321,
    'torch.empty': r321,
    'torch.full': r321,
    'torch.rand': r321,
    'torch.randn': r321,
    'torch.randint': r321,
    'torch.randperm': r321,
    'torch.arange': r321,
    'torch.linspace': r321,
    'torch.logspace': r321,
    'torch.eye': r321,
    'torch.is_tensor': r322,
    'torch.is_floating_point': r322,
    'torch.numel': r322,
    'torch.equal': r322,
    'torch.allclose': r322,
    'torch.save': r323,
    'torch.load': r324,
    'torch.hub.load_state_dict_from_url': r325,
    'torch.hub.load': r326,
    'torch.distributed.checkpoint.save': r327,
    'torch.distributed.checkpoint.async_save': r327,
    'torch.distributed.checkpoint.load': r328,
    'torch.distributed.checkpoint.state_dict.get_state_dict': r329,
    'torch.distributed.checkpoint.state_dict.get_model_state_dict': r330,
    'torch.distributed.checkpoint.state_dict.get_optimizer_state_dict': r331,
    'torch.distributed.checkpoint.state_dict.set_state_dict': r332,
    'torch.distributed.checkpoint.state_dict.set_model_state_dict': r333,
    'torch.distributed.checkpoint.state_dict.set_optimizer_state_dict': r334,
    'copy.copy': r335,
    'torch.jit.trace': r336,
    'torch.jit.trace_module': r337,
    'torch.jit.script': r338,
    'torch.jit.freeze': r339,
    'torch.jit.save': r340,
    'torch.jit.load': r341,
    'torch.onnx.export': r342,
    'torch.export.export': r343,
    'torch.manual_seed': r344,
    'torch.random.manual_seed': r344,
    'torch.cuda.manual_seed': r345,
    'torch.cuda.manual_seed_all': r345,
    'numpy.random.seed': r346,
    'random.seed': r347,
    'torch.random.fork_rng': r348,
    'torch.initial_seed': r237,
    'torch.seed': r237,
    'numpy.random.default_rng': r349,
    'tqdm.autonotebook.tqdm': r350,
    'tqdm.rich.tqdm': r350,
    'tqdm.asyncio.tqdm': r350,
    'tqdm.std.tqdm': r350,
    'alive_progress.alive_it': r351,
    'progressbar.progressbar': r351,
}

methods: dict[str, Any] = {
    'evaluate.EvaluationModule': {'add_batch': r352, 'add': r352, 'compute': r353},
    'monai.metrics.CumulativeIterationMetric': {'aggregate': r354},
    'timm.scheduler.Scheduler': {'step': r355, 'step_update': r356},
    'transformers.PreTrainedModel': {'from_pretrained': r357, 'from_config': r358, 'save_pretrained': r359, 'generate': r360, 'gradient_checkpointing_enable': r361, 'resize_token_embeddings': r362, '__call__': r363},
    'diffusers.ModelMixin': {'from_pretrained': r357, 'from_config': r358, 'save_pretrained': r359, 'enable_gradient_checkpointing': r361},
    'diffusers.training_utils.EMAModel': {'step': r364, 'store': r365, 'copy_to': r366, 'restore': r367},
    'torch_ema.ExponentialMovingAverage': {'update': r364, 'store': r365, 'copy_to': r366, 'restore': r367, 'average_parameters': r368},
    'ema': {'update': r369, 'apply_shadow': r370, 'update_parameters': r369},
    'pytorch_optimizer.SAM': {'first_step': r371, 'second_step': r372},
    'warmup_scheduler.GradualWarmupScheduler': {'step': r373},
    'efficientnet_pytorch.EfficientNet': {'from_pretrained': r374, 'from_name': r374},
    'optimizer': {'step': r375, 'zero_grad': r376, 'state_dict': r377, 'load_state_dict': r378, 'add_param_group': r379, 'register_step_post_hook': r380, 'register_step_pre_hook': r380},
    'torch.optim.LBFGS': {'step': r381},
    'torch.distributed.optim.ZeroRedundancyOptimizer': {'consolidate_state_dict': r382, 'step': r375},
    'scheduler': {'step': r383, 'get_last_lr': r237, 'get_lr': r237, 'state_dict': r384, 'load_state_dict': r378},
    'torch.optim.lr_scheduler.ReduceLROnPlateau': {'step': r385},
    'torch.optim.lr_scheduler.SequentialLR': {'step': r386},
    'torch.optim.lr_scheduler.ChainedScheduler': {'step': r386},
    'scaler': {'scale': r387, 'unscale_': r388, 'step': r389, 'update': r390, 'get_scale': r237, 'is_enabled': r237, 'state_dict': r384, 'load_state_dict': r378},
    'model': {'__call__': r391, 'forward': r391, 'train': r392, 'eval': r393, 'requires_grad_': r394, 'zero_grad': r376, 'parameters': r395, 'named_parameters': r396, 'buffers': r397, 'named_buffers': r398, 'children': r399, 'named_children': r400, 'modules': r399, 'named_modules': r401, 'get_submodule': r402, 'get_parameter': r403, 'state_dict': r404, 'load_state_dict': r405, 'to': r406, 'cuda': r407, 'cpu': r408, 'xpu': r407, 'float': r409, 'double': r410, 'half': r411, 'bfloat16': r412, 'type': r413, 'to_empty': r414, 'apply': r415, 'share_memory': r416, 'compile': r417, 'add_module': r418, 'register_module': r418, 'register_buffer': r419, 'register_parameter': r420, 'register_forward_hook': r380, 'register_forward_pre_hook': r380, 'register_full_backward_hook': r380, 'no_sync': r421, 'join': r422, 'clip_grad_norm_': r423, 'set_requires_gradient_sync': r424, 'set_is_last_backward': r425},
    'torch.nn.ModuleList': {'append': r426, 'extend': r427, 'insert': r428, 'update': r429},
    'torch.nn.ModuleDict': {'append': r426, 'extend': r427, 'insert': r428, 'update': r429},
    'torch.nn.Sequential': {'append': r426, 'extend': r427, 'insert': r428, 'update': r429},
    'criterion': {'__call__': r430, 'forward': r430},
    'torch.nn.CosineEmbeddingLoss': {'__call__': r431},
    'torch.nn.MarginRankingLoss': {'__call__': r431},
    'torch.nn.TripletMarginLoss': {'__call__': r432},
    'torch.nn.TripletMarginWithDistanceLoss': {'__call__': r432},
    'torch.nn.CTCLoss': {'__call__': r433},
    'torch.nn.GaussianNLLLoss': {'__call__': r434},
    'sampler': {'set_epoch': r435},
    'loader': {'set_epoch': r435, 'state_dict': r384, 'load_state_dict': r378},
    'dataset': {'set_epoch': r435},
    'metric': {'__call__': r436, 'forward': r436, 'update': r437, 'compute': r438, 'reset': r439},
    'parameters': {'requires_grad_': r394, 'register_post_accumulate_grad_hook': r380, 'register_hook': r380},
    'tensor': {'backward': r440, 'item': r441, 'tolist': r441, 'numpy': r442, 'cpu': r443, 'detach': r438, 'detach_': r444, 'requires_grad_': r445, 'retain_grad': r361, 'clone': r446, 'to': r447, 'cuda': r448, 'float': r449, 'double': r450, 'half': r451, 'bfloat16': r452, 'long': r438, 'int': r438, 'bool': r438, 'byte': r438, 'argmax': r453, 'argmin': r453, 'argsort': r454, 'eq': r455, 'ne': r455, 'gt': r455, 'ge': r455, 'lt': r455, 'le': r455, 'isnan': r438, 'isinf': r438, 'isfinite': r438, 'nonzero': r438, 'new_tensor': r315, 'new_zeros': r456, 'new_ones': r456, 'size': r457, 'dim': r458, 'numel': r458, 'nelement': r458, 'softmax': r459, 'log_softmax': r460, 'sigmoid': r461, 'sigmoid_': r462, 'register_hook': r380},
}

attributes: dict[str, Any] = {
    'timm.utils.ModelEma': {'ema': r463},
    'ema_pytorch.EMA': {'ema_model': r463},
    'tensor': {'data': r321, 'grad': r464, 'shape': r322, 'device': r322, 'dtype': r322, 'requires_grad': r322, 'is_cuda': r322, 'ndim': r322},
    'model': {'module': r463, '_orig_mod': r463, 'training': r281},
    'ema': {'module': r463},
    'optimizer': {'param_groups': r465},
    'scheduler': {'optimizer': r466},
    'loader': {'dataset': r466, 'sampler': r467, 'batch_sampler': r468, 'batch_size': r469},
    'dataset': {'dataset': r466},
}

patterns: dict[str, Any] = {
    'albumentations': [('class', 'albumentations\\.[^.]*', r1)],
    'kornia': [('class', 'kornia\\.augmentation\\.[^.]*', r1), ('class', '(?:kornia\\.losses|monai\\.losses|pytorch_metric_learning\\.losses)\\.[^.]*', r470)],
    'monai': [('class', 'monai\\.transforms\\.Rand[^.]*', r1), ('class', 'monai\\.metrics\\.[^.]*Metric', r471), ('class', '(?:kornia\\.losses|monai\\.losses|pytorch_metric_learning\\.losses)\\.[^.]*', r470), ('class', 'monai\\.networks\\.nets\\.[^.]*', r36), ('class', 'monai\\.data\\.[^.]*Dataset', r472)],
    'torchmetrics': [('class', 'torchmetrics\\.[^.]*', r25), ('function', 'torchmetrics\\.functional\\.[^.]*', r473)],
    'torcheval': [('class', 'torcheval\\.metrics\\.[^.]*', r25)],
    'ignite': [('class', 'ignite\\.metrics\\.[^.]*', r474)],
    'transformers': [('class', 'transformers\\.(?:DataCollator[^.]*|[^.]*Tokenizer|[^.]*TokenizerFast|[^.]*Config|[^.]*Processor|[^.]*FeatureExtractor|[^.]*ImageProcessor|[^.]*ImageProcessorFast|[^.]*VideoProcessor)', r27), ('class', 'transformers\\.(?:Albert|Autoformer|Bart|Beit|Bert|BertGeneration|BigBird|BigBirdPegasus|BioGpt|Blenderbot|BlenderbotSmall|Bros|CTRL|Camembert|Canine|ConditionalDetr|ConvBert|DPR|DPT|DabDetr|Deberta|DebertaV2|DecisionTransformer|DeformableDetr|Detr|Dinat|DistilBert|DonutSwin|EdgeTamVideo|EfficientNet|Electra|Ernie|Esm|Evolla|FNet|FSMT|FastSpeech2Conformer|Flaubert|FocalNet|Funnel|GLPN|GPT2|GPTBigCode|GPTNeoXJapanese|Git|GroundingDino|Gte|Hubert|IBert|ImageGPT|Informer|JinaEmbeddingsV3|LED|LayoutLM|LayoutLMv2|LayoutLMv3|LayoutXLM|Lilt|LongT5|Longformer|Luke|Lxmert|M2M100|MBart|MMGroundingDino|MPNet|MT5|Marian|MarkupLM|MaskFormerDetr|MaskFormerSwin|MegatronBert|MobileBert|MobileNetV1|MobileNetV2|MobileViT|MobileViTV2|Mra|Mvp|NeuCodec|NllbMoe|Nystromformer|OPT|OneFormer|OpenAIGPT|PLBart|PPDocLayoutV3|PPDocLayoutV4|PPLCNet|PatchTSMixer|Pegasus|PegasusX|Perceiver|Pop2Piano|ProphetNet|Reformer|RemBert|RfDetr|RoCBert|RoFormer|Roberta|RobertaPreLayerNorm|SEW|SEWD|SaProt|Sam2Video|SeamlessM4T|SeamlessM4Tv2|SeedOss|SegGpt|Segformer|SpeechT5|Splinter|SqueezeBert|Swin|Swin2SR|Swinv2|SwitchTransformers|T5|TableTransformer|Tapas|TimeSeriesTransformer|TrOCR|Tvp|UMT5|Udop|UniSpeech|UniSpeechSat|VisualBert|Vits|Wav2Vec2|Wav2Vec2Bert|Wav2Vec2Conformer|WavLM|XGLM|XLM|XLMRoberta|XLMRobertaXL|XLNet|Xcodec2|Xmod|Yoso)(?:Model|For[^.]*|LMHeadModel|DoubleHeadsModel|WithLMHeadModel|PreTrainedModel)', r475), ('class', 'transformers\\.(?:Bloom|CLIPText|CLIPVision|CodeGen|Cohere|Cohere2|ConvNext|ConvNextV2|DINOv3ViT|DeepseekV2|DeepseekV3|DeiT|Dinov2|Dinov2WithRegisters|Falcon|GPTJ|GPTNeo|GPTNeoX|Gemma|Gemma2|Gemma3Text|Glm|Glm4|GptOss|Granite|GraniteMoe|Helium|Hiera|Llama|Llama4Text|Ministral|Mistral|Mixtral|ModernBert|Moonshine|Mpt|Olmo|Olmo2|Olmo3|Olmoe|Persimmon|Phi|Phi3|Qwen2|Qwen2Moe|Qwen3|Qwen3Moe|Qwen3Next|Siglip2Text|Siglip2Vision|SiglipText|SiglipVision|SmolLM3|StableLm|Starcoder2|Timesformer|ViT|ViTMAE|ViTMSN|VideoMAE|Vilt|Whisper|Yolos)(?:Model|For[^.]*|LMHeadModel|PreTrainedModel)', r38), ('class', 'transformers\\.(?:AutoModel|AutoModelFor[^.]*|AutoBackbone)', r37), ('class', 'transformers\\.(?:[^.]*Model|[^.]*LMHeadModel|[^.]*For[^.]*)', r37)],
    'pytorch_pretrained_bert': [('class', 'pytorch_pretrained_bert\\.[^.]*', r36)],
    'diffusers': [('class', 'diffusers\\.(?:[^.]*Scheduler|[^.]*SchedulerAncestral|[^.]*Pipeline|[^.]*PipelineOutput)', r27), ('class', 'diffusers\\.(?:ModelMixin|[^.]*Model|Autoencoder[^.]*|UNet2DConditionModel|[^.]*Transformer|[^.]*Transformer2DModel|[^.]*Transformer3DModel)', r476)],
    'schedulefree': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r45)],
    'prodigyopt': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r45)],
    'dadaptation': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r45)],
    'sophia': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r45)],
    'adabelief_pytorch': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r45)],
    'adan_pytorch': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r45)],
    'galore_torch': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r45)],
    'came_pytorch': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r45)],
    'heavyball': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r45)],
    'lamb': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r45)],
    'ranger': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r45)],
    'adamp': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r45)],
    'radam': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r45)],
    'adabound': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r45)],
    'lars': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r45)],
    'torch_optimizer': [('class', '(?:torch_optimizer|pytorch_optimizer)\\.[^.]*', r45)],
    'pytorch_optimizer': [('class', '(?:torch_optimizer|pytorch_optimizer)\\.[^.]*', r45)],
    'segmentation_models_pytorch': [('class', 'segmentation_models_pytorch\\.losses\\.[^.]*', r470)],
    'pytorch_metric_learning': [('class', '(?:kornia\\.losses|monai\\.losses|pytorch_metric_learning\\.losses)\\.[^.]*', r470)],
    'torch_geometric': [('class', 'torch_geometric\\.datasets\\.[^.]*', r14), ('class', 'torch_geometric\\.nn\\.[^.]*', r477)],
    'dgl': [('class', 'dgl\\.data\\.[^.]*Dataset', r14), ('class', '(?:dgl\\.nn|dgl\\.nn\\.pytorch)\\.[^.]*', r477)],
}

aliases: dict[str, Any] = {
    'lightning.Trainer': 'lightning.pytorch.Trainer',
    'lightning.LightningModule': 'lightning.pytorch.LightningModule',
    'lightning.LightningDataModule': 'lightning.pytorch.LightningDataModule',
    'lightning.seed_everything': 'lightning.pytorch.seed_everything',
    'lightning.Fabric': 'lightning.fabric.Fabric',
    'lightning.fabric.fabric.Fabric': 'lightning.fabric.Fabric',
    'lightning.pytorch.trainer.trainer.Trainer': 'lightning.pytorch.Trainer',
    'lightning.pytorch.trainer.Trainer': 'lightning.pytorch.Trainer',
    'lightning.pytorch.core.LightningModule': 'lightning.pytorch.LightningModule',
    'lightning.pytorch.core.LightningDataModule': 'lightning.pytorch.LightningDataModule',
    'lightning.pytorch.core.lightning.LightningModule': 'lightning.pytorch.LightningModule',
    'lightning.pytorch.core.module.LightningModule': 'lightning.pytorch.LightningModule',
    'lightning.pytorch.utilities.seed.seed_everything': 'lightning.pytorch.seed_everything',
    'lightning.fabric.utilities.seed.seed_everything': 'lightning.fabric.seed_everything',
    'ignite.engine.engine.Engine': 'ignite.engine.Engine',
    'accelerate.accelerator.Accelerator': 'accelerate.Accelerator',
    'accelerate.utils.random.set_seed': 'accelerate.utils.set_seed',
    'timm.models.create_model': 'timm.create_model',
    'timm.models.factory.create_model': 'timm.create_model',
    'transformers.optimization.get_constant_schedule': 'transformers.get_constant_schedule',
    'transformers.optimization.get_constant_schedule_with_warmup': 'transformers.get_constant_schedule_with_warmup',
    'transformers.optimization.get_linear_schedule_with_warmup': 'transformers.get_linear_schedule_with_warmup',
    'transformers.optimization.get_cosine_schedule_with_warmup': 'transformers.get_cosine_schedule_with_warmup',
    'transformers.optimization.get_cosine_with_hard_restarts_schedule_with_warmup': 'transformers.get_cosine_with_hard_restarts_schedule_with_warmup',
    'transformers.optimization.get_polynomial_decay_schedule_with_warmup': 'transformers.get_polynomial_decay_schedule_with_warmup',
    'transformers.optimization.get_cosine_with_min_lr_schedule_with_warmup': 'transformers.get_cosine_with_min_lr_schedule_with_warmup',
    'transformers.optimization.get_inverse_sqrt_schedule': 'transformers.get_inverse_sqrt_schedule',
    'transformers.optimization.get_wsd_schedule': 'transformers.get_wsd_schedule',
    'transformers.optimization.get_scheduler': 'transformers.get_scheduler',
    'transformers.optimization.Adafactor': 'transformers.Adafactor',
    'transformers.optimization.AdamW': 'transformers.AdamW',
    'transformers.trainer_utils.set_seed': 'transformers.set_seed',
    'transformers.trainer.Trainer': 'transformers.Trainer',
    'pytorch_transformers.WarmupLinearSchedule': 'transformers.get_linear_schedule_with_warmup',
    'monai.inferers.utils.sliding_window_inference': 'monai.inferers.sliding_window_inference',
    'torch.amp.autocast': 'torch.autocast',
    'torch.amp.autocast_mode.autocast': 'torch.autocast',
    'torch.GradScaler': 'torch.amp.GradScaler',
    'torch.amp.grad_scaler.GradScaler': 'torch.amp.GradScaler',
    'torch.cuda.amp.grad_scaler.GradScaler': 'torch.cuda.amp.GradScaler',
    'torch.cuda.amp.autocast_mode.autocast': 'torch.cuda.amp.autocast',
    'torch.cpu.amp.autocast_mode.autocast': 'torch.cpu.amp.autocast',
    'torch.cpu.amp.grad_scaler.GradScaler': 'torch.cpu.amp.GradScaler',
    'torch.optim.lr_scheduler._LRScheduler': 'torch.optim.lr_scheduler.LRScheduler',
    'torch.autograd.no_grad': 'torch.no_grad',
    'torch.autograd.enable_grad': 'torch.enable_grad',
    'torch.autograd.set_grad_enabled': 'torch.set_grad_enabled',
    'torch.autograd.inference_mode': 'torch.inference_mode',
    'torch.autograd.variable.Variable': 'torch.autograd.Variable',
    'torch.nn.parameter.Parameter': 'torch.nn.Parameter',
    'torch.nn.parallel.DataParallel': 'torch.nn.DataParallel',
    'torch.nn.parallel.data_parallel.DataParallel': 'torch.nn.DataParallel',
    'torch.nn.parallel.distributed.DistributedDataParallel': 'torch.nn.parallel.DistributedDataParallel',
    'torch.distributed.fsdp.fully_sharded_data_parallel.FullyShardedDataParallel': 'torch.distributed.fsdp.FullyShardedDataParallel',
    'torch.distributed._composable.fsdp.fully_shard': 'torch.distributed.fsdp.fully_shard',
    'torch.utils.data.DistributedSampler': 'torch.utils.data.distributed.DistributedSampler',
    'torch.serialization.save': 'torch.save',
    'torch.serialization.load': 'torch.load',
    'torch.random.initial_seed': 'torch.initial_seed',
    'torch.random.seed': 'torch.seed',
    'torch.optim.optimizer.Optimizer': 'torch.optim.Optimizer',
    'torch.distributed.optim.zero_redundancy_optimizer.ZeroRedundancyOptimizer': 'torch.distributed.optim.ZeroRedundancyOptimizer',
    'torch.distributed.optim.optimizer.DistributedOptimizer': 'torch.distributed.optim.DistributedOptimizer',
    'torchdata.stateful_dataloader.stateful_dataloader.StatefulDataLoader': 'torchdata.stateful_dataloader.StatefulDataLoader',
}

prefixes: dict[str, Any] = {
    'pytorch_lightning.metrics.': 'torchmetrics.',
    'pytorch_lightning.': 'lightning.pytorch.',
    'lightning_fabric.': 'lightning.fabric.',
    'lightning_lite.': 'lightning.fabric.',
    'ignite.handlers.param_scheduler.': 'ignite.handlers.',
    'ignite.contrib.handlers.': 'ignite.handlers.',
    'ignite.contrib.handlers.param_scheduler.': 'ignite.handlers.',
    'timm.optim.optim_factory.': 'timm.optim.',
    'timm.scheduler.scheduler_factory.': 'timm.scheduler.',
    'timm.scheduler.cosine_lr.': 'timm.scheduler.',
    'timm.scheduler.multistep_lr.': 'timm.scheduler.',
    'timm.scheduler.plateau_lr.': 'timm.scheduler.',
    'timm.scheduler.poly_lr.': 'timm.scheduler.',
    'timm.scheduler.scheduler.': 'timm.scheduler.',
    'timm.scheduler.step_lr.': 'timm.scheduler.',
    'timm.scheduler.tanh_lr.': 'timm.scheduler.',
    'timm.scheduler.wsd_lr.': 'timm.scheduler.',
    'timm.loss.asymmetric_loss.': 'timm.loss.',
    'timm.loss.binary_cross_entropy.': 'timm.loss.',
    'timm.loss.cross_entropy.': 'timm.loss.',
    'timm.loss.jsd.': 'timm.loss.',
    'timm.utils.model_ema.': 'timm.utils.',
    'timm.utils.cuda.': 'timm.utils.',
    'timm.utils.clip_grad.': 'timm.utils.',
    'timm.utils.distributed.': 'timm.utils.',
    'timm.utils.random.': 'timm.utils.',
    'timm.models.layers.': 'timm.layers.',
    'pytorch_transformers.': 'transformers.',
    'bnb.optim.': 'bitsandbytes.optim.',
    'bitsandbytes.optim.adagrad.': 'bitsandbytes.optim.',
    'bitsandbytes.optim.adam.': 'bitsandbytes.optim.',
    'bitsandbytes.optim.adamw.': 'bitsandbytes.optim.',
    'bitsandbytes.optim.ademamix.': 'bitsandbytes.optim.',
    'bitsandbytes.optim.lamb.': 'bitsandbytes.optim.',
    'bitsandbytes.optim.lars.': 'bitsandbytes.optim.',
    'bitsandbytes.optim.lion.': 'bitsandbytes.optim.',
    'bitsandbytes.optim.rmsprop.': 'bitsandbytes.optim.',
    'bitsandbytes.optim.sgd.': 'bitsandbytes.optim.',
    'torchvision.models.alexnet.': 'torchvision.models.',
    'torchvision.models.convnext.': 'torchvision.models.',
    'torchvision.models.densenet.': 'torchvision.models.',
    'torchvision.models.efficientnet.': 'torchvision.models.',
    'torchvision.models.googlenet.': 'torchvision.models.',
    'torchvision.models.inception.': 'torchvision.models.',
    'torchvision.models.maxvit.': 'torchvision.models.',
    'torchvision.models.mnasnet.': 'torchvision.models.',
    'torchvision.models.mobilenet.': 'torchvision.models.',
    'torchvision.models.mobilenetv2.': 'torchvision.models.',
    'torchvision.models.mobilenetv3.': 'torchvision.models.',
    'torchvision.models.regnet.': 'torchvision.models.',
    'torchvision.models.resnet.': 'torchvision.models.',
    'torchvision.models.shufflenetv2.': 'torchvision.models.',
    'torchvision.models.squeezenet.': 'torchvision.models.',
    'torchvision.models.swin_transformer.': 'torchvision.models.',
    'torchvision.models.vgg.': 'torchvision.models.',
    'torchvision.models.vision_transformer.': 'torchvision.models.',
    'torchvision.models.detection.faster_rcnn.': 'torchvision.models.detection.',
    'torchvision.models.detection.fcos.': 'torchvision.models.detection.',
    'torchvision.models.detection.keypoint_rcnn.': 'torchvision.models.detection.',
    'torchvision.models.detection.mask_rcnn.': 'torchvision.models.detection.',
    'torchvision.models.detection.retinanet.': 'torchvision.models.detection.',
    'torchvision.models.detection.ssd.': 'torchvision.models.detection.',
    'torchvision.models.detection.ssdlite.': 'torchvision.models.detection.',
    'torchvision.models.segmentation.deeplabv3.': 'torchvision.models.segmentation.',
    'torchvision.models.segmentation.fcn.': 'torchvision.models.segmentation.',
    'torchvision.models.segmentation.lraspp.': 'torchvision.models.segmentation.',
    'torchvision.models.video.mvit.': 'torchvision.models.video.',
    'torchvision.models.video.resnet.': 'torchvision.models.video.',
    'torchvision.models.video.s3d.': 'torchvision.models.video.',
    'torchvision.models.video.swin_transformer.': 'torchvision.models.video.',
    'torchvision.models.optical_flow.raft.': 'torchvision.models.optical_flow.',
    'torchvision.models.quantization.googlenet.': 'torchvision.models.quantization.',
    'torchvision.models.quantization.inception.': 'torchvision.models.quantization.',
    'torchvision.models.quantization.mobilenetv2.': 'torchvision.models.quantization.',
    'torchvision.models.quantization.mobilenetv3.': 'torchvision.models.quantization.',
    'torchvision.models.quantization.resnet.': 'torchvision.models.quantization.',
    'torchvision.models.quantization.shufflenetv2.': 'torchvision.models.quantization.',
    'torchvision.transforms.transforms.': 'torchvision.transforms.',
    'torchvision.datasets.mnist.': 'torchvision.datasets.',
    'torchvision.datasets.cifar.': 'torchvision.datasets.',
    'torchvision.datasets.folder.': 'torchvision.datasets.',
    'torchvision.datasets.svhn.': 'torchvision.datasets.',
    'torchvision.datasets.stl10.': 'torchvision.datasets.',
    'torchvision.datasets.celeba.': 'torchvision.datasets.',
    'torchvision.datasets.coco.': 'torchvision.datasets.',
    'torchvision.datasets.voc.': 'torchvision.datasets.',
    'torchvision.datasets.vision.': 'torchvision.datasets.',
    'diffusers.models.unets.unet_2d_condition.': 'diffusers.',
    'diffusers.models.unets.unet_2d.': 'diffusers.',
    'diffusers.models.autoencoders.autoencoder_kl.': 'diffusers.',
    'diffusers.models.unet_2d_condition.': 'diffusers.',
    'diffusers.models.unet_2d.': 'diffusers.',
    'diffusers.models.autoencoder_kl.': 'diffusers.',
    'diffusers.models.': 'diffusers.',
    'albumentations.augmentations.transforms.': 'albumentations.',
    'monai.networks.nets.unet.': 'monai.networks.nets.',
    'monai.networks.nets.segresnet.': 'monai.networks.nets.',
    'monai.networks.nets.densenet.': 'monai.networks.nets.',
    'monai.networks.nets.swin_unetr.': 'monai.networks.nets.',
    'monai.networks.nets.unetr.': 'monai.networks.nets.',
    'monai.networks.nets.vnet.': 'monai.networks.nets.',
    'monai.networks.nets.basic_unet.': 'monai.networks.nets.',
    'monai.networks.nets.dynunet.': 'monai.networks.nets.',
    'monai.losses.dice.': 'monai.losses.',
    'monai.losses.focal_loss.': 'monai.losses.',
    'monai.losses.tversky.': 'monai.losses.',
    'monai.data.dataset.': 'monai.data.',
    'monai.data.dataloader.': 'monai.data.',
    'deepspeed.ops.adam.fused_adam.': 'deepspeed.ops.adam.',
    'deepspeed.ops.adam.cpu_adam.': 'deepspeed.ops.adam.',
    'torch.autograd.grad_mode.': 'torch.',
    'torch.nn.utils.clip_grad.': 'torch.nn.utils.',
    'torch.utils.data.dataloader.': 'torch.utils.data.',
    'torch.utils.data.dataset.': 'torch.utils.data.',
    'torch.utils.data.sampler.': 'torch.utils.data.',
    'torch.utils.data._utils.collate.': 'torch.utils.data.',
    'torch.cuda.random.': 'torch.cuda.',
    'torch.nn.modules.': 'torch.nn.',
    'torch.optim.adadelta.': 'torch.optim.',
    'torch.optim.adagrad.': 'torch.optim.',
    'torch.optim.adam.': 'torch.optim.',
    'torch.optim.adamax.': 'torch.optim.',
    'torch.optim.adamw.': 'torch.optim.',
    'torch.optim.asgd.': 'torch.optim.',
    'torch.optim.lbfgs.': 'torch.optim.',
    'torch.optim.nadam.': 'torch.optim.',
    'torch.optim.radam.': 'torch.optim.',
    'torch.optim.rmsprop.': 'torch.optim.',
    'torch.optim.rprop.': 'torch.optim.',
    'torch.optim.sgd.': 'torch.optim.',
    'torch.optim.sparse_adam.': 'torch.optim.',
    'torch.nn.modules.activation.': 'torch.nn.',
    'torch.nn.modules.adaptive.': 'torch.nn.',
    'torch.nn.modules.batchnorm.': 'torch.nn.',
    'torch.nn.modules.channelshuffle.': 'torch.nn.',
    'torch.nn.modules.container.': 'torch.nn.',
    'torch.nn.modules.conv.': 'torch.nn.',
    'torch.nn.modules.distance.': 'torch.nn.',
    'torch.nn.modules.dropout.': 'torch.nn.',
    'torch.nn.modules.flatten.': 'torch.nn.',
    'torch.nn.modules.fold.': 'torch.nn.',
    'torch.nn.modules.instancenorm.': 'torch.nn.',
    'torch.nn.modules.linear.': 'torch.nn.',
    'torch.nn.modules.loss.': 'torch.nn.',
    'torch.nn.modules.module.': 'torch.nn.',
    'torch.nn.modules.normalization.': 'torch.nn.',
    'torch.nn.modules.padding.': 'torch.nn.',
    'torch.nn.modules.pixelshuffle.': 'torch.nn.',
    'torch.nn.modules.pooling.': 'torch.nn.',
    'torch.nn.modules.rnn.': 'torch.nn.',
    'torch.nn.modules.sparse.': 'torch.nn.',
    'torch.nn.modules.transformer.': 'torch.nn.',
    'torch.nn.modules.upsampling.': 'torch.nn.',
    'torch.distributed.distributed_c10d.': 'torch.distributed.',
    'torch.distributed.nn.functional.': 'torch.distributed.nn.',
}

inherits: dict[str, Any] = {
    'ema': 'model',
    'criterion': 'model',
    'metric': 'model',
    'loss': 'tensor',
    'gradient': 'tensor',
}

guesses: dict[str, Any] = {
    'optimizer': ('(\\w+_)?(optimi[sz]i?er|optim|opt|solver)s?\\d*(_\\w+)?', '(\\w+_)?(state|states|dict|dicts|name|names|cls|class|type|types|cfg|config|conf|args|kwargs|opts|params|fn|func|factory|path|file|ckpt|lr|idx|index|steps?|groups?|key|kind|level|in|out|list_of|loss|hparams|spec|def|sd|flag|builder)\\d*|opt_(?!(g|d|[a-z]|gen|disc|gan|critic|actor|policy|model|enc|dec|encoder|decoder|net|head|backbone|func)\\d*$)\\w+'),
    'scheduler': ('(\\w+_)?(scheduler|lr_sched|lr_schedule|schedulers|sched|warmup_scheduler|lrs)\\d*(_\\w+)?', '(\\w+_)?(state|dict|name|names|cls|class|type|cfg|config|conf|args|kwargs|params|fn|func|factory|path|steps?|key|noise|ddpm|ddim|diffusion|task|job|request|spec|def|sd|flag|builder)\\d*|(noise|ddpm|ddim|diffusion|euler|dpm|pndm|flow|inference|val|eval|sampling|job|task)_\\w*sched\\w*|lrs'),
    'scaler': ('(\\w+_)?(grad_scaler|amp_scaler|loss_scaler|gradscaler|scaler)\\d*', '(\\w+_)?(standard|std|minmax|min_max|robust|feature|target|label|data|x|y|input|output|price|image|img|std)_scaler\\d*'),
    'loader': ('(\\w+_)?(loader|loaders|dataloader|dataloaders|data_loader|data_loaders|dl|dls|trainloader|testloader|valloader|validloader|train_iter|test_iter|valid_iter|val_iter|batches)\\d*(_\\w+)?', '(\\w+_)?(state|dict|name|names|cls|class|type|cfg|config|args|kwargs|params|fn|func|factory|path|len|length|size|seed|workers|iter_count|num_batches)\\d*|(num|n|len|max|total)_\\w+|(image|model|config|yaml|module|data_config|template|jinja|state_dict|checkpoint|ckpt|weight|file)_loader'),
    'criterion': ('(\\w+_)?(criterion|criterions|criteria|loss_fn|loss_fct|loss_func|loss_function|loss_f|lossfn|crit|ce_loss_fn|bce_loss_fn)\\w*', '(\\w+_)?(name|type|cfg|config|args|kwargs|weight|weights|value|values|dict)'),
    'model': ('(\\w+_)?(model|models|net|nets|network|networks|generator|discriminator|encoder|decoder|backbone|classifier|critic|actor|policy|unet|netg|netd|vae|gan|mlp|cnn|rnn|lstm|resnet\\d*|student|teacher)\\d*|(ddp|dp|my|the|base|raw|ema|eval|target|online|compiled)_model|model_\\w+|net_[a-z]\\d*', '(\\w+_)?(state|dict|name|names|cls|class|type|types|cfg|config|conf|args|kwargs|params|parameters|fn|func|factory|path|paths|dir|file|files|id|ids|ckpt|checkpoint|version|size|dim|input|inputs|output|outputs|out|outs|weights|key|keys|kind|card|info|spec|def|sd|zoo|builder|loader|optimizer|optim|opt|scheduler|max_length|url|hparams|prefix|suffix|dtype|device|registry|ref|refs|arch|list|count|loss|losses|repr|str)\\d*|(num|n|data|label|ordinal|one_hot|random|rng|torch|batch|image|noise|string|json|row|config|base64|text|name|id|is|has|use|with|no|sequence|np|numpy|seed)_(models?|nets?|encoders?|decoders?|generators?)|(rng|generator)'),
    'ema': ('(\\w+_)?(ema|emas|ema_model|model_ema|swa_model|averaged_model|ema_net)\\d*', '(use|with|has|no)_\\w+'),
    'sampler': ('(\\w+_)?(sampler|samplers)\\d*', '(noise|ddim|ddpm|timestep|schedule|k|dpm|plms|diffusion|t|text|image|token|top_k|importance|mcmc|langevin|posterior)_sampler\\d*'),
    'metric': ('(\\w+_)?(metric|metrics_collection|metric_collection|accuracy_metric|acc_metric|f1_metric|iou_metric|auroc)\\d*', '(best|last|old|new|prev|current|cur|val|eval|monitor|early_stopping|save|target|main|primary)_metric'),
    'dataset': ('(\\w+_)?(dataset|datasets|trainset|testset|valset|train_set|test_set|val_set|valid_set|train_ds|val_ds|test_ds|valid_ds|train_data|val_data|test_data|valid_data)\\d*', '(num|n|len|use|is)_\\w+'),
    'evaluation': ('(?:\\w+_)?(?:val|valid|validate|validation|validations|vali|eval|evaluate|evaluation|evaluator|test|tests|testing|dev|holdout|hold_out|inference|infer)\\d*(?:_\\w+)?|(?:val|valid|test|eval|dev)(?:loader|set|dataset|dl|ds|iter|data|dataloader)s?', '\\w*train\\w*|(?:\\w+_)?(?:no|not|is|use|skip|do|has|with|without)_\\w+|(?:\\w+_)?(?:min|max|key|default|new|old|init|pad|fill|avg|mean|std|abs|pixel|ret|return|best|cur|curr|loss|target|metric|lr|score|sum|total|step)_vals?|\\w*_(?:freq|frequency|every|interval|ratio|split|size|fraction|frac|percent|pct|loss|losses|acc|accuracy|metric|metrics|score|scores|result|results|steps|epochs|name|path|dir|file|transform|transforms|mode)'),
    'rank': ('(get_)?((local|global|world|node|ddp|dist|distributed|gpu|dp|fsdp|my|cur|current|proc|process|worker|mpi)_)*rank(_id)?|((local|global)_)?(proc|process)_(id|idx|index)|procid|slurm_procid', ''),
    'main_process': ('(is_|on_|get_is_)((local|global|world|node|the)_)*(main|master|chief|primary|rank_?(zero|0))(_(process|proc|rank|node|worker|gpu))?|is_(root|leader|first|logging|zero)_(rank|process|proc|node|worker)|is_(global|local)_zero|((local|global)_)?(main|master|primary)_(process|proc|worker)', ''),
    'main_process_decorator': ('((run|execute|only)_)?(on_)?(local_)?(master|main_process|rank_?(zero|0)|main_rank)_only|((run|execute|only)_)?on_(local_)?(main_process|master|rank_?(zero|0)|last_process)|(main_process|master|rank_?(zero|0))_(fn|func|call)|only_(on_)?(local_)?(master|main_process|rank_?(zero|0))', ''),
    'distributed': ('(is_|use_|using_|with_|enable_|do_|should_)?(dist|ddp|distributed|distrib|multi_?gpus?|multi_?node|multi_?process|multiprocessing_distributed|parallel|data_parallel|fsdp|horovod|torch_dist)((_and)?_(training|mode|run|avail|available|initialized|initialised|is_initialized|train|enabled|data_parallel|and|inited))*|is_parallel|distributed_\\w+_enabled', ''),
    'world_size': ('(get_)?(world|dist|ddp|dp|data_parallel)_?size|num_(gpus|processes|procs|replicas|ranks|devices)|n_?gpus?|nprocs|ngpus_per_node|gpus_per_node|n_procs|world', ''),
    'epoch': ('(?:\\w+_)?(?:epoch|epochs|epoches|ep|nepoch|nepochs|epoch_range|epoch_idx|epoch_num)\\d*(?:_\\w+)?', '(?:steps?|iters?|iterations?|batches|samples|len)_per_epoch\\w*|ep_\\w*(?:len|length|rew|ret)\\w*'),
    'trial': ('(?:\\w+_)?(?:fold|folds|trial|trials|run|runs|seed|seeds|client|clients|repeat|repeats|repetition|experiment|experiments|exp|kfold|cv|replica|replicas|restart|restarts|bag|ensemble|member|members|split|splits|hparam|hparams|config|configs|grid|lr|lrs|task|tasks|domain|participant|subject|worker|user|users)\\d*(?:_\\w+)?', '(?:num|n)_(?:seed|lr)|lr_\\w+|run_\\w*(?:step|loss)'),
    'parameter': ('(?:\\w+_)?(?:weights?|bias(?:es)?|scales?|tokens?|embed|embeds|embedding|embeddings|emb|pe|pos|temp|temperature|tau|prompts?|ctx|context|query|queries|keys?|gamma|beta|alpha|theta|sigma|mu|mean|std|logvar|log_var|param|params|parameter|coef|coefs|lambda_?|factor|mask|anchors?|centers?|prototypes?|codebook|basis|grid|table|h0|c0|eps|w|b|a|s|v|u|k|q|p)\\d*', ''),
}

stubs: dict[str, Any] = {
    'accelerate.Accelerator': ('accelerate.py', 'Accelerator'),
    'accelerate.skip_first_batches': ('accelerate.py', 'skip_first_batches'),
    'apex.amp.initialize': ('apex.py', 'initialize'),
    'apex.amp.scale_loss': ('apex.py', 'scale_loss'),
    'apex.amp.master_params': ('apex.py', 'master_params'),
    'apex.amp.state_dict': ('apex.py', 'state_dict'),
    'apex.amp.load_state_dict': ('apex.py', 'load_state_dict'),
    'deepspeed.initialize': ('deepspeed.py', 'initialize'),
    'deepspeed.DeepSpeedEngine': ('deepspeed.py', 'DeepSpeedEngine'),
    'lightning.fabric.Fabric': ('fabric.py', 'Fabric'),
    'ignite.engine.Engine': ('ignite.py', 'Engine'),
    'ignite.handlers.Engine': ('ignite.py', 'Engine'),
    'ignite.engine.LRScheduler': ('ignite.py', 'LRScheduler'),
    'ignite.handlers.LRScheduler': ('ignite.py', 'LRScheduler'),
    'ignite.engine.create_supervised_trainer': ('ignite.py', 'create_supervised_trainer'),
    'ignite.handlers.create_supervised_trainer': ('ignite.py', 'create_supervised_trainer'),
    'ignite.engine.create_supervised_evaluator': ('ignite.py', 'create_supervised_evaluator'),
    'ignite.handlers.create_supervised_evaluator': ('ignite.py', 'create_supervised_evaluator'),
    'lightning.pytorch.LightningModule': ('lightning.py', 'LightningModule'),
    'lightning.pytorch.LightningDataModule': ('lightning.py', 'LightningDataModule'),
    'lightning.pytorch.Trainer': ('lightning.py', 'Trainer'),
    'opacus.PrivacyEngine': ('opacus.py', 'PrivacyEngine'),
    'opacus.utils.batch_memory_manager.PrivacyEngine': ('opacus.py', 'PrivacyEngine'),
    'opacus.BatchMemoryManager': ('opacus.py', 'BatchMemoryManager'),
    'opacus.utils.batch_memory_manager.BatchMemoryManager': ('opacus.py', 'BatchMemoryManager'),
    'timm.utils.NativeScaler': ('timm.py', 'NativeScaler'),
    'timm.utils.ApexScaler': ('timm.py', 'ApexScaler'),
    'timm.utils.dispatch_clip_grad': ('timm.py', 'dispatch_clip_grad'),
    'transformers.Trainer': ('transformers.py', 'Trainer'),
    'transformers.Seq2SeqTrainer': ('transformers.py', 'Seq2SeqTrainer'),
}

libraries: dict[str, Any] = {
    'torchmetrics': True,
    'transformers': True,
    'diffusers': True,
    'peft': True,
    'monai': True,
    'torch_geometric': True,
    'dgl': True,
    'bitsandbytes': True,
    'torchdata': True,
    'torchaudio': True,
    'torchtext': True,
    'kornia': True,
    'albumentations': True,
    'segmentation_models_pytorch': True,
    'accelerate': True,
    'apex': True,
    'deepspeed': True,
    'lightning': True,
    'ignite': True,
    'opacus': True,
    'timm': True,
}
