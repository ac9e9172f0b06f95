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
r16 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch'}
r17 = {'role': 'model', 'mode_dependent': True}
r18 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('image_size', 'patch_size', 'num_layers', 'num_heads', 'hidden_dim', 'mlp_dim', 'dropout', 'attention_dropout'), 'defaults': {'dropout': 0.0}}
r19 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'p', 'params': ('p', 'mode')}
r20 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'p', 'params': ('p', 'block_size', 'inplace', 'eps')}
r21 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'defaults': {'dropout': 0.0}}
r22 = {'role': 'model'}
r23 = {'role': 'transform', 'random': True, 'params': ('transforms',), 'holds': 'transforms'}
r24 = {'role': 'metric'}
r25 = {'role': 'metric', 'params': ('metrics', '*additional_metrics', 'prefix', 'postfix', 'compute_groups'), 'holds': 'metrics'}
r26 = {'role': 'unknown'}
r27 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr')}
r28 = {'role': 'optimizer', 'wraps': 'base_optimizer', 'params': ('base_optimizer', 'alpha', 'k')}
r29 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'own', 'rewrites_lr': True, 'like': 'timm.scheduler.Scheduler'}
r30 = {'role': 'ema', 'of': 'model', 'params': ('model', 'decay', 'device', 'resume')}
r31 = {'role': 'ema', 'of': 'model', 'params': ('model', 'decay', 'device')}
r32 = {'role': 'ema', 'of': 'model', 'params': ('model', 'decay', 'min_decay', 'update_after_step')}
r33 = {'role': 'criterion', 'expects': 'logits'}
r34 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'drop_prob', 'params': ('drop_prob',), 'defaults': {'drop_prob': 0.0}}
r35 = {'role': 'model', 'mode_dependent': 'unknown', 'like': 'transformers.PreTrainedModel'}
r36 = {'role': 'model', 'mode_dependent': False, 'like': 'transformers.PreTrainedModel'}
r37 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'eps', 'clip_threshold', 'decay_rate', 'beta1', 'weight_decay', 'scale_parameter', 'relative_step', 'warmup_init')}
r38 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'correct_bias', 'no_deprecation_warning'), 'deprecated': 'torch.optim.AdamW'}
r39 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'initial_lr'), 'unit': 'own'}
r40 = {'role': 'ema', 'of': 'parameters', 'params': ('parameters', 'decay', 'min_decay', 'update_after_step', 'use_ema_warmup', 'inv_gamma', 'power', 'foreach', 'model_cls', 'model_config')}
r41 = {'role': 'ema', 'of': 'parameters', 'params': ('parameters', 'decay', 'use_num_updates')}
r42 = {'role': 'ema', 'of': 'model', 'params': ('model', 'ema_model', 'beta')}
r43 = {'role': 'optimizer', 'of': 'params', 'params': ('params',)}
r44 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'weight_decay')}
r45 = {'role': 'optimizer', 'wraps': 'init_optimizer', 'params': ('init_optimizer', 'static_loss_scale', 'dynamic_loss_scale')}
r46 = {'role': 'optimizer', 'wraps': 'optimizer', 'params': ('optimizer',)}
r47 = {'role': 'model', 'wraps': 'module', 'syncs': True, 'params': ('module',), 'deprecated': 'torch.nn.parallel.DistributedDataParallel'}
r48 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'synced': True}
r49 = {'role': 'optimizer', 'of': 'model_params', 'params': ('model_params', 'lr')}
r50 = {'role': 'optimizer', 'wraps': 'optimizer', 'params': ('optimizer', 'k', 'alpha')}
r51 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'base_optimizer'), 'like': 'pytorch_optimizer.SAM'}
r52 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'multiplier', 'total_epoch', 'after_scheduler'), 'holds': 'after_scheduler', 'unit': 'any', 'rewrites_lr': True}
r53 = {'role': 'unknown', 'params': ('optimizer',)}
r54 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'any', 'rewrites_lr': True}
r55 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('encoder_name', 'encoder_depth', 'encoder_weights')}
r56 = {'role': 'criterion', 'frozen': True}
r57 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'any'}
r58 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset',), 'defaults': {'shuffle': False, 'drop_last': False, 'num_workers': 0}}
r59 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset',)}
r60 = {'role': 'loader', 'defaults': {'shuffle': False, 'drop_last': False, 'num_workers': 0}}
r61 = {'role': 'dataset', 'iterable': True}
r62 = {'role': 'loader', 'shuffles': 'unknown'}
r63 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size'), 'shuffles': 'unknown'}
r64 = {'role': 'loader', 'wraps': 'loader', 'params': ('loader', 'device')}
r65 = {'role': 'optimizer', 'wraps': 'optimizer', 'syncs': True, 'params': ('optimizer', 'named_parameters')}
r66 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'weight_decay')}
r67 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'total_num_steps', 'warmup_num_steps', 'lr_scheduler_callable'), 'unit': 'batch'}
r68 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'defaults')}
r69 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'momentum', 'dampening', 'weight_decay', 'nesterov', 'maximize', 'foreach', 'differentiable', 'fused')}
r70 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'amsgrad', 'foreach', 'maximize', 'capturable', 'differentiable', 'fused', 'decoupled_weight_decay'), 'defaults': {'eps': 1e-08}}
r71 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'amsgrad', 'maximize', 'foreach', 'capturable', 'differentiable', 'fused'), 'defaults': {'eps': 1e-08}}
r72 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'momentum_decay', 'decoupled_weight_decay', 'foreach', 'maximize', 'capturable', 'differentiable')}
r73 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'decoupled_weight_decay', 'foreach', 'maximize', 'capturable', 'differentiable')}
r74 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'foreach', 'maximize', 'differentiable', 'capturable')}
r75 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'lr_decay', 'weight_decay', 'initial_accumulator_value', 'eps', 'foreach', 'maximize', 'differentiable', 'fused')}
r76 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'rho', 'eps', 'weight_decay', 'foreach', 'capturable', 'maximize', 'differentiable')}
r77 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'beta2_decay', 'eps', 'd', 'weight_decay', 'foreach', 'maximize')}
r78 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'lambd', 'alpha', 't0', 'weight_decay', 'foreach', 'maximize', 'differentiable', 'capturable')}
r79 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'alpha', 'eps', 'weight_decay', 'momentum', 'centered', 'capturable', 'foreach', 'maximize', 'differentiable')}
r80 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'etas', 'step_sizes', 'capturable', 'foreach', 'maximize', 'differentiable')}
r81 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'maximize')}
r82 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'weight_decay', 'momentum', 'nesterov', 'ns_coefficients', 'eps', 'ns_steps', 'adjust_lr_fn')}
r83 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'max_iter', 'max_eval', 'tolerance_grad', 'tolerance_change', 'history_size', 'line_search_fn', 'maximize'), 'closure': True}
r84 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'optimizer_class', 'process_group', 'parameters_as_bucket_view', 'overlap_with_ddp')}
r85 = {'role': 'optimizer', 'wraps': 'optim', 'params': ('optim', 'averager')}
r86 = {'role': 'optimizer', 'of': 'params_rref', 'params': ('optimizer_class', 'params_rref', '*args'), 'context_gradients': True}
r87 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'last_epoch'), 'unit': 'any'}
r88 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'lr_lambda', 'last_epoch'), 'unit': 'any', 'rewrites_lr': True}
r89 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'lr_lambda', 'last_epoch'), 'unit': 'any'}
r90 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'step_size', 'gamma', 'last_epoch'), 'unit': 'epoch', 'length': ('step_size',)}
r91 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'milestones', 'gamma', 'last_epoch'), 'unit': 'epoch', 'length': ('milestones',)}
r92 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'gamma', 'last_epoch'), 'unit': 'epoch'}
r93 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'T_max', 'eta_min', 'last_epoch'), 'unit': 'epoch', 'length': ('T_max',)}
r94 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'T_0', 'T_mult', 'eta_min', 'last_epoch'), 'unit': 'any', 'length': ('T_0',), 'rewrites_lr': True}
r95 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'factor', 'total_iters', 'last_epoch'), 'unit': 'any', 'length': ('total_iters',), 'rewrites_lr': True}
r96 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'start_factor', 'end_factor', 'total_iters', 'last_epoch'), 'unit': 'any', 'length': ('total_iters',), 'rewrites_lr': True}
r97 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'total_iters', 'power', 'last_epoch'), 'unit': 'any', 'length': ('total_iters',)}
r98 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'max_lr', 'total_steps', 'epochs', 'steps_per_epoch', 'pct_start', 'anneal_strategy', 'cycle_momentum', 'base_momentum', 'max_momentum', 'div_factor', 'final_div_factor', 'three_phase', 'last_epoch'), 'unit': 'batch', 'length': ('total_steps', 'epochs * steps_per_epoch'), 'rewrites_lr': True}
r99 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'base_lr', 'max_lr', 'step_size_up', 'step_size_down', 'mode', 'gamma', 'scale_fn', 'scale_mode', 'cycle_momentum', 'base_momentum', 'max_momentum', 'last_epoch'), 'unit': 'batch', 'length': ('step_size_up', 'step_size_down'), 'rewrites_lr': True}
r100 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'mode', 'factor', 'patience', 'threshold', 'threshold_mode', 'cooldown', 'min_lr', 'eps'), 'defaults': {'mode': 'min', 'patience': 10}, 'unit': 'metric'}
r101 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'schedulers', 'milestones', 'last_epoch'), 'holds': 'schedulers', 'unit': 'any', 'length': ('milestones',), 'rewrites_lr': True}
r102 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('schedulers', 'optimizer'), 'holds': 'schedulers', 'unit': 'any'}
r103 = {'role': 'ema', 'of': 'model', 'params': ('model', 'device', 'avg_fn', 'multi_avg_fn', 'use_buffers'), 'defaults': {'use_buffers': False}, 'average': ('avg_fn', 'multi_avg_fn')}
r104 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'swa_lr', 'anneal_epochs', 'anneal_strategy', 'last_epoch'), 'unit': 'epoch', 'length': ('anneal_epochs',)}
r105 = {'role': 'scaler', 'params': ('device', 'init_scale', 'growth_factor', 'backoff_factor', 'growth_interval', 'enabled'), 'defaults': {'enabled': True}}
r106 = {'role': 'scaler', 'params': ('init_scale', 'growth_factor', 'backoff_factor', 'growth_interval', 'enabled'), 'defaults': {'enabled': True}, 'deprecated': 'torch.amp.GradScaler'}
r107 = {'role': 'scaler', 'params': ('device', 'init_scale', 'backoff_factor', 'growth_factor', 'growth_interval', 'enabled', 'process_group'), 'defaults': {'enabled': True}}
r108 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size', 'shuffle', 'sampler', 'batch_sampler', 'num_workers', 'collate_fn', 'pin_memory', 'drop_last', 'timeout', 'worker_init_fn', 'multiprocessing_context', 'generator', 'prefetch_factor', 'persistent_workers', 'pin_memory_device', 'in_order'), 'defaults': {'batch_size': 1, 'shuffle': False, 'num_workers': 0, 'pin_memory': False, 'drop_last': False, 'persistent_workers': False}}
r109 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size', 'shuffle', 'sampler', 'batch_sampler', 'num_workers', 'collate_fn', 'pin_memory', 'drop_last', 'timeout', 'worker_init_fn', 'multiprocessing_context', 'generator'), 'defaults': {'batch_size': 1, 'shuffle': False, 'num_workers': 0, 'pin_memory': False, 'drop_last': False, 'persistent_workers': False}, 'stateful': True}
r110 = {'role': 'dataset', 'params': ('*tensors',)}
r111 = {'role': 'dataset', 'params': ('*args',), 'holds': 'args'}
r112 = {'role': 'dataset', 'params': ('datasets',), 'holds': 'datasets'}
r113 = {'role': 'dataset', 'params': ('datasets',), 'holds': 'datasets', 'iterable': True}
r114 = {'role': 'dataset', 'of': 'dataset', 'params': ('dataset', 'indices'), 'subset': 'indices'}
r115 = {'role': 'sampler'}
r116 = {'role': 'sampler', 'of': 'data_source', 'params': ('data_source',), 'shuffles': False}
r117 = {'role': 'sampler', 'of': 'data_source', 'params': ('data_source', 'replacement', 'num_samples', 'generator'), 'shuffles': True}
r118 = {'role': 'sampler', 'params': ('indices', 'generator'), 'shuffles': True, 'subset': 'indices'}
r119 = {'role': 'sampler', 'params': ('weights', 'num_samples', 'replacement', 'generator'), 'shuffles': True}
r120 = {'role': 'sampler', 'of': 'sampler', 'params': ('sampler', 'batch_size', 'drop_last'), 'batches': True}
r121 = {'role': 'sampler', 'of': 'dataset', 'params': ('dataset', 'num_replicas', 'rank', 'shuffle', 'seed', 'drop_last'), 'defaults': {'shuffle': True, 'drop_last': False, 'seed': 0}, 'sharded': True}
r122 = {'role': 'model', 'wraps': 'module', 'syncs': True, 'params': ('module', 'device_ids', 'output_device', 'dim', 'broadcast_buffers', 'init_sync', 'process_group', 'bucket_cap_mb', 'find_unused_parameters', 'check_reduction', 'gradient_as_bucket_view', 'static_graph')}
r123 = {'role': 'model', 'wraps': 'module', 'params': ('module', 'device_ids', 'output_device', 'dim'), 'deprecated': 'torch.nn.parallel.DistributedDataParallel'}
r124 = {'role': 'model', 'wraps': 'module', 'syncs': True, 'sharded': True, 'replaces_parameters': True, 'params': ('module', 'process_group', 'sharding_strategy', 'cpu_offload', 'auto_wrap_policy', 'backward_prefetch', 'mixed_precision', 'ignored_modules', 'param_init_fn', 'device_id', 'sync_module_states', 'forward_prefetch', 'limit_all_gathers', 'use_orig_params', 'ignored_states', 'device_mesh')}
r125 = {'role': 'criterion', 'expects': 'logits', 'params': ('weight', 'size_average', 'ignore_index', 'reduce', 'reduction', 'label_smoothing'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}}
r126 = {'role': 'criterion', 'learnable': True}
r127 = {'role': 'criterion', 'expects': 'log-probabilities', 'params': ('weight', 'size_average', 'ignore_index', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}}
r128 = {'role': 'criterion', 'expects': 'probabilities', 'autocast_unsafe': True, 'params': ('weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r129 = {'role': 'criterion', 'expects': 'logits', 'params': ('weight', 'size_average', 'reduce', 'reduction', 'pos_weight'), 'defaults': {'reduction': 'mean'}}
r130 = {'role': 'criterion', 'expects': 'logits', 'broadcasts': True, 'params': ('weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r131 = {'role': 'criterion', 'expects': 'logits', 'params': ('size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r132 = {'role': 'criterion', 'broadcasts': True, 'params': ('size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r133 = {'role': 'criterion', 'broadcasts': True, 'params': ('size_average', 'reduce', 'reduction', 'beta'), 'defaults': {'reduction': 'mean'}}
r134 = {'role': 'criterion', 'broadcasts': True, 'params': ('reduction', 'delta'), 'defaults': {'reduction': 'mean'}}
r135 = {'role': 'criterion', 'expects': 'log-probabilities', 'broadcasts': True, 'params': ('size_average', 'reduce', 'reduction', 'log_target'), 'defaults': {'reduction': 'mean'}}
r136 = {'role': 'criterion', 'broadcasts': True, 'params': ('log_input', 'full', 'size_average', 'eps', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r137 = {'role': 'criterion', 'params': ('full', 'eps', 'reduction'), 'defaults': {'reduction': 'mean'}}
r138 = {'role': 'criterion', 'expects': 'log-probabilities', 'params': ('blank', 'reduction', 'zero_infinity'), 'defaults': {'reduction': 'mean'}}
r139 = {'role': 'criterion', 'broadcasts': True, 'params': ('margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r140 = {'role': 'criterion', 'params': ('margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r141 = {'role': 'criterion', 'params': ('size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r142 = {'role': 'criterion', 'params': ('p', 'margin', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r143 = {'role': 'criterion', 'params': ('margin', 'p', 'eps', 'swap', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r144 = {'role': 'criterion', 'params': ('distance_function', 'margin', 'swap', 'reduction'), 'defaults': {'reduction': 'mean'}}
r145 = {'role': 'criterion', 'learnable': True, 'params': ('in_features', 'n_classes', 'cutoffs', 'div_value', 'head_bias', 'device', 'dtype')}
r146 = {'role': 'parameters', 'params': ('data', 'requires_grad'), 'defaults': {'requires_grad': True}}
r147 = {'role': 'parameters'}
r148 = {'role': 'model', 'params': ('*args',), 'container': True}
r149 = {'role': 'model', 'params': ('modules',), 'container': True}
r150 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'p', 'params': ('p', 'inplace'), 'defaults': {'p': 0.5}}
r151 = {'role': 'model', 'mode_dependent': True, 'params': ('lower', 'upper', 'inplace')}
r152 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'normalises': 'batch', 'params': ('num_features', 'eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r153 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'normalises': 'batch', 'synced': True, 'params': ('num_features', 'eps', 'momentum', 'affine', 'track_running_stats', 'process_group', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r154 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'normalises': 'batch', 'params': ('eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r155 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'params': ('num_features', 'eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': False}}
r156 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'params': ('eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r157 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('embed_dim', 'num_heads', 'dropout', 'bias', 'add_bias_kv', 'add_zero_attn', 'kdim', 'vdim', 'batch_first', 'device', 'dtype'), 'defaults': {'dropout': 0.0}}
r158 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('input_size', 'hidden_size', 'num_layers'), 'defaults': {'dropout': 0.0}, 'recurrent': True}
r159 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('mode', 'input_size', 'hidden_size', 'num_layers', 'bias', 'batch_first', 'dropout', 'bidirectional', 'proj_size', 'device', 'dtype'), 'defaults': {'dropout': 0.0}, 'recurrent': True}
r160 = {'role': 'model', 'params': ('input_size', 'hidden_size', 'bias'), 'recurrent': True}
r161 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('d_model', 'nhead', 'num_encoder_layers', 'num_decoder_layers', 'dim_feedforward', 'dropout', 'activation', 'custom_encoder', 'custom_decoder', 'layer_norm_eps', 'batch_first', 'norm_first', 'bias', 'device', 'dtype'), 'defaults': {'dropout': 0.1}}
r162 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('d_model', 'nhead', 'dim_feedforward', 'dropout', 'activation', 'layer_norm_eps', 'batch_first', 'norm_first', 'bias', 'device', 'dtype'), 'defaults': {'dropout': 0.1}}
r163 = {'role': 'model', 'copies': 'encoder_layer', 'params': ('encoder_layer', 'num_layers', 'norm', 'enable_nested_tensor', 'mask_check')}
r164 = {'role': 'model', 'copies': 'decoder_layer', 'params': ('decoder_layer', 'num_layers', 'norm')}
r165 = {'role': 'model', 'output': 'softmax', 'parameterless': True}
r166 = {'role': 'model', 'output': 'log_softmax', 'parameterless': True}
r167 = {'role': 'model', 'output': 'sigmoid', 'parameterless': True}
r168 = {'role': 'model', 'params': ('in_features', 'out_features', 'bias', 'device', 'dtype')}
r169 = {'role': 'model', 'params': ('out_features', 'bias', 'device', 'dtype')}
r170 = {'role': 'model', 'params': ('in_channels', 'out_channels', 'kernel_size', 'stride', 'padding', 'dilation', 'groups', 'bias', 'padding_mode', 'device', 'dtype')}
r171 = {'role': 'model', 'params': ('in_channels', 'out_channels', 'kernel_size', 'stride', 'padding', 'output_padding', 'groups', 'bias', 'dilation', 'padding_mode', 'device', 'dtype')}
r172 = {'role': 'model', 'parameterless': True}
r173 = {'role': 'unknown', 'generator': True}
r174 = {'role': 'unknown', 'generator': True, 'params': ('device',)}
r175 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('weights', 'progress'), 'returns': 'new'}
r176 = {'role': 'model', 'mode_dependent': True, 'params': ('weights', 'progress'), 'returns': 'new'}
r177 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('weights', 'progress'), 'defaults': {'dropout': 0.0}, 'returns': 'new'}
r178 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('weights', 'progress', 'num_classes', 'aux_loss', 'weights_backbone'), 'returns': 'new'}
r179 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('weights', 'progress', 'num_classes', 'weights_backbone'), 'returns': 'new'}
r180 = {'role': 'model', 'mode_dependent': True, 'returns_losses': True, 'params': ('weights', 'progress', 'num_classes'), 'returns': 'new'}
r181 = {'role': 'model', 'mode_dependent': True, 'returns': 'new'}
r182 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'returns': 'new'}
r183 = {'role': 'model', 'mode_dependent': 'unknown', 'params': ('name',), 'returns': 'new'}
r184 = {'op': 'loss', 'expects': 'logits', 'params': ('inputs', 'targets', 'alpha', 'gamma', 'reduction'), 'defaults': {'reduction': 'none'}, 'as': {'inputs': 'input', 'targets': 'target'}, 'returns': 'loss'}
r185 = {'op': 'loss', 'params': ('boxes1', 'boxes2', 'reduction', 'eps'), 'defaults': {'reduction': 'none'}, 'as': {'boxes1': 'input', 'boxes2': 'target'}, 'returns': 'loss'}
r186 = {'op': 'measure', 'ratio': True, 'returns': 'tensor'}
r187 = {'op': 'measure', 'ratio': True, 'params': ('y_true', 'y_pred'), 'returns': 'value'}
r188 = {'op': 'measure', 'params': ('y_true', 'y_pred'), 'returns': 'value'}
r189 = {'role': 'metric', 'like': 'evaluate.EvaluationModule', 'params': ('path',), 'returns': 'new'}
r190 = {'params': ('lr_scheduler', 'warmup_start_value', 'warmup_duration'), 'returns': 'same:lr_scheduler'}
r191 = {'role': 'model', 'mode_dependent': 'unknown', 'params': ('model_name', 'pretrained'), 'returns': 'new'}
r192 = {'role': 'optimizer', 'of': 'model_or_params', 'params': ('model_or_params', 'opt', 'lr', 'weight_decay', 'momentum', 'foreach', 'filter_bias_and_bn'), 'returns': 'new'}
r193 = {'role': 'optimizer', 'of': 'model', 'params': ('args', 'model', 'filter_bias_and_bn'), 'returns': 'new'}
r194 = {'params': ('model',), 'returns': 'parameters:model'}
r195 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'sched', 'num_epochs'), 'unit': 'own', 'rewrites_lr': True, 'like': 'timm.scheduler.Scheduler', 'returns': ('new', 'value')}
r196 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('args', 'optimizer', 'updates_per_epoch'), 'unit': 'own', 'rewrites_lr': True, 'like': 'timm.scheduler.Scheduler', 'returns': ('new', 'value')}
r197 = {'role': 'dataset', 'params': ('name', 'root', 'split', 'search_split', 'class_map'), 'split': 'split', 'returns': 'new'}
r198 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'input_size', 'batch_size', 'is_training'), 'defaults': {'is_training': False}, 'shuffles': 'is_training', 'returns': 'new'}
r199 = {'role': 'transform', 'params': ('input_size', 'is_training'), 'defaults': {'is_training': False}, 'random': 'is_training', 'returns': 'new'}
r200 = {'op': 'reduce', 'collective': True, 'returns': 'tensor', 'as': {'tensor': 'value'}, 'params': ('tensor', 'n')}
r201 = {'op': 'seed', 'seeds': ('torch', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed', 'rank')}
r202 = {'rank': True, 'returns': 'value'}
r203 = {'group': 'init', 'collective': True, 'returns': 'value'}
r204 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'last_epoch'), 'unit': 'any', 'constant': True, 'like': 'torch.optim.lr_scheduler.LambdaLR', 'rewrites_lr': True, 'returns': 'new'}
r205 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'num_warmup_steps', 'last_epoch'), 'unit': 'batch', 'rewrites_lr': True, 'returns': 'new'}
r206 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'num_warmup_steps', 'num_training_steps'), 'unit': 'batch', 'length': ('num_training_steps',), 'rewrites_lr': True, 'returns': 'new'}
r207 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'num_warmup_steps'), 'unit': 'batch', 'rewrites_lr': True, 'returns': 'new'}
r208 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'metric', 'like': 'torch.optim.lr_scheduler.ReduceLROnPlateau', 'returns': 'new'}
r209 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('name', 'optimizer', 'num_warmup_steps', 'num_training_steps', 'scheduler_specific_kwargs'), 'unit': 'batch', 'length': ('num_training_steps',), 'rewrites_lr': True, 'returns': 'new'}
r210 = {'op': 'seed', 'seeds': ('torch', 'cuda', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed', 'deterministic'), 'returns': 'none'}
r211 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('name', 'optimizer', 'step_rules', 'num_warmup_steps', 'num_training_steps', 'num_cycles', 'power', 'last_epoch'), 'unit': 'batch', 'length': ('num_training_steps',), 'rewrites_lr': True, 'returns': 'new'}
r212 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'any', 'rewrites_lr': True, 'returns': 'new'}
r213 = {'op': 'wrap', 'obj': 'module', 'syncs_batchnorm': True, 'returns': 'same:module', 'params': ('module',)}
r214 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('arch', 'encoder_name', 'encoder_weights', 'in_channels', 'classes'), 'returns': 'new'}
r215 = {'role': 'model', 'mode_dependent': False, 'mode': 'eval', 'params': ('name', 'device'), 'returns': ('new', 'value')}
r216 = {'role': 'model', 'mode_dependent': 'unknown', 'params': ('model_name', 'pretrained'), 'returns': ('new', 'value', 'value')}
r217 = {'op': 'wrap', 'obj': 'model', 'returns': 'same:model', 'replaces_parameters': True, 'params': ('model', 'peft_config')}
r218 = {'op': 'wrap', 'obj': 'model', 'returns': 'same:model', 'params': ('model',)}
r219 = {'op': 'forward', 'obj': 'predictor', 'params': ('inputs', 'roi_size', 'sw_batch_size', 'predictor'), 'returns': 'tensor'}
r220 = {'op': 'seed', 'seeds': ('torch', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r221 = {'role': 'dataset', 'params': ('path', 'name'), 'returns': 'new', 'split': 'split'}
r222 = {'op': 'step', 'obj': 'optimizer', 'params': ('optimizer', 'barrier')}
r223 = {'op': 'save', 'as': {'data': 'value', 'file_or_path': 'file'}, 'params': ('data', 'file_or_path', 'master_only'), 'returns': 'none'}
r224 = {'op': 'wrap', 'obj': 'optimizer', 'returns': 'same:optimizer', 'params': ('optimizer', 'named_parameters')}
r225 = {'op': 'reduce', 'collective': True, 'as': {'tensor': 'value'}, 'params': ('tensor',), 'returns': 'tensor'}
r226 = {'op': 'reduce', 'collective': True, 'returns': 'none'}
r227 = {'group': 'init', 'collective': True, 'closes_itself': True, 'returns': 'none'}
r228 = {'op': 'seed', 'seeds': ('torch', 'cuda', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r229 = {'op': 'seed', 'seeds': ('torch', 'cuda', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed', 'workers'), 'returns': 'value'}
r230 = {'group': 'init', 'collective': True, 'closes_itself': True, 'params': ('dist_backend',), 'returns': 'none'}
r231 = {'params': ('parser',), 'returns': 'same:parser'}
r232 = {'op': 'forward', 'obj': 'model', 'params': ('loader', 'model', 'device'), 'restores_mode': True, 'updates_statistics': True, 'returns': 'none'}
r233 = {'params': ('decay',), 'returns': 'value'}
r234 = {'params': (), 'returns': 'value'}
r235 = {'scope': 'autocast', 'switch': 'enabled', 'params': ('device_type', 'dtype', 'enabled', 'cache_enabled'), 'defaults': {'enabled': True}}
r236 = {'scope': 'autocast', 'switch': 'enabled', 'params': ('enabled', 'dtype', 'cache_enabled'), 'defaults': {'enabled': True, 'device_type': 'cuda', 'dtype': 'torch.float16'}, 'deprecated': 'torch.amp.autocast'}
r237 = {'scope': 'autocast', 'switch': 'enabled', 'params': ('enabled', 'dtype', 'cache_enabled'), 'defaults': {'enabled': True, 'device_type': 'cpu', 'dtype': 'torch.bfloat16'}, 'deprecated': 'torch.amp.autocast'}
r238 = {'scope': 'no-grad', 'params': ('orig_func',)}
r239 = {'scope': 'enable-grad', 'params': ('orig_func',)}
r240 = {'scope': 'no-grad', 'switch': 'mode', 'params': ('mode',), 'defaults': {'mode': True}, 'inference': True}
r241 = {'op': 'grad-mode', 'scope': 'enable-grad', 'scope_if_false': 'no-grad', 'switch': 'mode', 'as': {'mode': 'enabled'}, 'params': ('mode',)}
r242 = {'op': 'backward', 'obj': 'tensors', 'params': ('tensors', 'grad_tensors', 'retain_graph', 'create_graph', 'grad_variables', 'inputs'), 'returns': 'none'}
r243 = {'op': 'grad', 'obj': 'roots', 'params': ('context_id', 'roots', 'retain_graph'), 'context_gradients': True, 'returns': 'none'}
r244 = {'op': 'grad', 'obj': 'outputs', 'params': ('outputs', 'inputs', 'grad_outputs', 'retain_graph', 'create_graph', 'only_inputs', 'allow_unused', 'is_grads_batched', 'materialize_grads'), 'defaults': {'create_graph': False}, 'returns': 'tensor'}
r245 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'max_norm', 'norm_type', 'error_if_nonfinite', 'foreach'), 'returns': 'value'}
r246 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'max_norm', 'norm_type', 'error_if_nonfinite', 'foreach'), 'deprecated': 'torch.nn.utils.clip_grad_norm_', 'returns': 'value'}
r247 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'clip_value', 'foreach'), 'returns': 'none'}
r248 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'max_norm', 'total_norm', 'foreach'), 'returns': 'none'}
r249 = {'params': ('tensors', 'norm_type', 'error_if_nonfinite', 'foreach'), 'returns': 'value'}
r250 = {'params': ('function', '*args', 'use_reentrant', 'preserve_rng_state', 'context_fn', 'determinism_check', 'debug'), 'returns': 'call:function'}
r251 = {'op': 'forward', 'obj': 'module', 'params': ('module', 'parameter_and_buffer_dicts', 'args', 'kwargs', 'tie_weights', 'strict'), 'returns': 'tensor'}
r252 = {'returns': 'same:module', 'params': ('module',)}
r253 = {'op': 'update', 'obj': 'parameters', 'params': ('vec', 'parameters'), 'returns': 'none'}
r254 = {'params': ('dataset', 'lengths', 'generator'), 'role': 'dataset', 'of': 'dataset', 'returns': 'each:lengths', 'random': True}
r255 = {'returns': 'tensor'}
r256 = {'params': (), 'returns': 'value', 'worker': True}
r257 = {'op': 'wrap', 'obj': 'module', 'returns': 'same:module', 'syncs': True, 'sharded': True, 'replaces_parameters': True, 'dtensor': True, 'params': ('module', 'mesh', 'reshard_after_forward', 'shard_placement_fn', 'mp_policy', 'offload_policy', 'ignored_params')}
r258 = {'op': 'wrap', 'obj': 'module', 'returns': 'same:module', 'replaces_parameters': True, 'dtensor': True, 'params': ('module', 'device_mesh', 'parallelize_plan', 'src_data_rank')}
r259 = {'op': 'wrap', 'obj': 'module', 'returns': 'same:module', 'syncs_batchnorm': True, 'params': ('module', 'process_group')}
r260 = {'op': 'wrap', 'obj': 'model', 'returns': 'same:model', 'compiles': True, 'params': ('model', 'fullgraph', 'dynamic', 'backend', 'mode', 'options', 'disable')}
r261 = {'group': 'init', 'collective': True, 'params': ('backend', 'init_method', 'timeout', 'world_size', 'rank', 'store', 'group_name', 'pg_options', 'device_id'), 'returns': 'none'}
r262 = {'group': 'destroy', 'params': ('group',), 'returns': 'none'}
r263 = {'op': 'barrier', 'collective': True, 'params': ('group',), 'returns': 'none'}
r264 = {'op': 'reduce', 'obj': 'tensor', 'collective': True, 'in_place': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'op', 'group', 'async_op')}
r265 = {'op': 'reduce', 'obj': 'tensor', 'collective': True, 'in_place': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'dst', 'op', 'group', 'async_op')}
r266 = {'op': 'reduce', 'obj': 'tensor', 'collective': True, 'in_place': True, 'broadcasts_from': 'src', 'as': {'tensor': 'value'}, 'params': ('tensor', 'src', 'group', 'async_op')}
r267 = {'op': 'reduce', 'collective': True, 'in_place': True, 'broadcasts_from': 'src', 'as': {'object_list': 'value'}, 'params': ('object_list', 'src', 'group', 'device')}
r268 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'tensor': 'value'}, 'params': ('tensor_list', 'tensor', 'group', 'async_op')}
r269 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'input_tensor': 'value'}, 'params': ('output_tensor', 'input_tensor', 'group', 'async_op')}
r270 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'obj': 'value'}, 'params': ('object_list', 'obj', 'group')}
r271 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'gather_list', 'dst', 'group', 'async_op')}
r272 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'obj': 'value'}, 'params': ('obj', 'object_gather_list', 'dst', 'group')}
r273 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'scatter_list', 'src', 'group', 'async_op')}
r274 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'params': ('scatter_object_output_list', 'scatter_object_input_list', 'src', 'group')}
r275 = {'op': 'reduce', 'collective': True, 'in_place': True}
r276 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True}
r277 = {'op': 'reduce', 'collective': True, 'returns': 'tensor', 'params': ('tensor',), 'as': {'tensor': 'value'}}
r278 = {'returns': 'value'}
r279 = {'sets_device': True, 'params': ('device',), 'returns': 'none'}
r280 = {'op': 'loss', 'expects': 'logits', 'params': ('input', 'target', 'weight', 'size_average', 'ignore_index', 'reduce', 'reduction', 'label_smoothing'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}, 'returns': 'loss'}
r281 = {'op': 'loss', 'params': ('input', 'linear_weight', 'target'), 'returns': 'loss'}
r282 = {'op': 'loss', 'expects': 'log-probabilities', 'params': ('input', 'target', 'weight', 'size_average', 'ignore_index', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}, 'returns': 'loss'}
r283 = {'op': 'loss', 'expects': 'probabilities', 'autocast_unsafe': True, 'params': ('input', 'target', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r284 = {'op': 'loss', 'expects': 'logits', 'params': ('input', 'target', 'weight', 'size_average', 'reduce', 'reduction', 'pos_weight'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r285 = {'op': 'loss', 'expects': 'logits', 'broadcasts': True, 'params': ('input', 'target', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r286 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'size_average', 'reduce', 'reduction', 'weight'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r287 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'size_average', 'reduce', 'reduction', 'beta'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r288 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'reduction', 'delta', 'weight'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r289 = {'op': 'loss', 'expects': 'log-probabilities', 'broadcasts': True, 'params': ('input', 'target', 'size_average', 'reduce', 'reduction', 'log_target'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r290 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'log_input', 'full', 'size_average', 'eps', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r291 = {'op': 'loss', 'params': ('input', 'target', 'var', 'full', 'eps', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r292 = {'op': 'loss', 'expects': 'log-probabilities', 'params': ('log_probs', 'targets', 'input_lengths', 'target_lengths', 'blank', 'reduction', 'zero_infinity'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss', 'as': {'log_probs': 'input', 'targets': 'target'}}
r293 = {'op': 'loss', 'params': ('input', 'target', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r294 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r295 = {'op': 'loss', 'params': ('input', 'target', 'p', 'margin', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r296 = {'op': 'loss', 'params': ('input1', 'input2', 'target', 'margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r297 = {'op': 'loss', 'params': ('anchor', 'positive', 'negative', 'margin', 'p', 'eps', 'swap', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r298 = {'op': 'loss', 'params': ('anchor', 'positive', 'negative', 'distance_function', 'margin', 'swap', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r299 = {'training': 'training', 'rate': 'p', 'params': ('input', 'p', 'training', 'inplace'), 'defaults': {'p': 0.5, 'training': True}, 'returns': 'tensor'}
r300 = {'training': 'training', 'rate': 'p', 'params': ('input', 'p', 'training', 'inplace'), 'defaults': {'p': 0.5, 'training': False}, 'returns': 'tensor'}
r301 = {'training': 'train', 'rate': 'p', 'params': ('input', 'p', 'train'), 'returns': 'tensor'}
r302 = {'training': 'training', 'params': ('input', 'lower', 'upper', 'training', 'inplace'), 'defaults': {'training': False}, 'returns': 'tensor'}
r303 = {'training': 'training', 'normalises': 'batch', 'params': ('input', 'running_mean', 'running_var', 'weight', 'bias', 'training', 'momentum', 'eps'), 'defaults': {'training': False}, 'returns': 'tensor'}
r304 = {'rate': 'dropout_p', 'params': ('query', 'key', 'value', 'attn_mask', 'dropout_p', 'is_causal', 'scale', 'enable_gqa'), 'defaults': {'dropout_p': 0.0}, 'returns': 'tensor'}
r305 = {'training': 'training', 'rate': 'dropout_p', 'params': ('query', 'key', 'value', 'embed_dim_to_check', 'num_heads', 'in_proj_weight', 'in_proj_bias', 'bias_k', 'bias_v', 'add_zero_attn', 'dropout_p', 'out_proj_weight', 'out_proj_bias', 'training'), 'defaults': {'training': True}, 'returns': 'tensor'}
r306 = {'random': True, 'output': 'softmax', 'params': ('logits', 'tau', 'hard', 'eps', 'dim'), 'returns': 'tensor'}
r307 = {'output': 'softmax', 'params': ('input', 'dim', '_stacklevel', 'dtype'), 'returns': 'tensor'}
r308 = {'output': 'log_softmax', 'params': ('input', 'dim', '_stacklevel', 'dtype'), 'returns': 'tensor'}
r309 = {'output': 'sigmoid', 'params': ('input',), 'returns': 'tensor'}
r310 = {'output': 'softmax', 'params': ('input', 'dim', 'dtype'), 'returns': 'tensor'}
r311 = {'output': 'log_softmax', 'params': ('input', 'dim', 'dtype'), 'returns': 'tensor'}
r312 = {'params': ('data',), 'returns': 'tensor', 'cuts': True}
r313 = {'params': ('data', 'dtype', 'device', 'requires_grad', 'pin_memory'), 'returns': 'tensor', 'cuts': True}
r314 = {'params': ('ndarray',), 'returns': 'tensor', 'cuts': True}
r315 = {'params': ('data', 'dtype', 'device'), 'returns': 'tensor'}
r316 = {'params': ('data', 'requires_grad'), 'returns': 'same:data', 'deprecated': 'torch.Tensor'}
r317 = {'params': ('input',), 'returns': 'tensor', 'cuts': True}
r318 = {'returns': 'tensor', 'cuts': True}
r319 = {'returns': 'value', 'cuts': True}
r320 = {'op': 'save', 'as': {'obj': 'value', 'f': 'file'}, 'params': ('obj', 'f', 'pickle_module', 'pickle_protocol'), 'returns': 'none'}
r321 = {'op': 'load', 'role': 'checkpoint', 'as': {'f': 'file'}, 'params': ('f', 'map_location', 'pickle_module', 'weights_only', 'mmap'), 'defaults': {'weights_only': True}, 'returns': 'new'}
r322 = {'role': 'checkpoint', 'params': ('url', 'model_dir', 'map_location', 'progress', 'check_hash', 'file_name', 'weights_only'), 'returns': 'new'}
r323 = {'params': ('repo_or_dir', 'model', '*args', 'source', 'trust_repo', 'force_reload', 'verbose', 'skip_validation'), 'returns': 'new', 'role': 'model', 'mode_dependent': 'unknown'}
r324 = {'op': 'save', 'collective': True, 'sharded': True, 'as': {'state_dict': 'value', 'checkpoint_id': 'file'}, 'params': ('state_dict', 'checkpoint_id', 'storage_writer', 'planner', 'process_group')}
r325 = {'op': 'load', 'collective': True, 'in_place': True, 'as': {'state_dict': 'value', 'checkpoint_id': 'file'}, 'params': ('state_dict', 'checkpoint_id', 'storage_reader', 'planner', 'process_group')}
r326 = {'params': ('model', 'optimizers', 'submodules', 'options'), 'returns': 'state', 'collective': True}
r327 = {'params': ('model', 'submodules', 'options'), 'returns': 'state:model', 'collective': True}
r328 = {'params': ('model', 'optimizers', 'submodules', 'options'), 'returns': 'state:optimizers', 'collective': True}
r329 = {'op': 'restore', 'obj': 'model', 'params': ('model', 'optimizers', 'model_state_dict', 'optim_state_dict', 'options'), 'collective': True}
r330 = {'op': 'restore', 'obj': 'model', 'as': {'model_state_dict': 'state_dict'}, 'params': ('model', 'model_state_dict', 'options'), 'collective': True}
r331 = {'op': 'restore', 'obj': 'optimizers', 'as': {'optim_state_dict': 'state_dict'}, 'params': ('model', 'optimizers', 'optim_state_dict', 'options'), 'collective': True}
r332 = {'params': ('x',), 'returns': 'copy'}
r333 = {'op': 'export', 'obj': 'func', 'exports': 'trace', 'params': ('func', 'example_inputs'), 'returns': 'copy'}
r334 = {'op': 'export', 'obj': 'mod', 'exports': 'trace', 'params': ('mod', 'inputs'), 'returns': 'copy'}
r335 = {'op': 'wrap', 'obj': 'obj', 'exports': 'script', 'params': ('obj', 'optimize'), 'returns': 'same:obj'}
r336 = {'op': 'export', 'obj': 'mod', 'exports': 'script', 'params': ('mod', 'preserved_attrs', 'optimize_numerics'), 'returns': 'copy'}
r337 = {'op': 'save', 'as': {'m': 'value', 'f': 'file'}, 'params': ('m', 'f'), 'returns': 'none'}
r338 = {'role': 'model', 'params': ('f', 'map_location'), 'returns': 'new', 'mode': 'eval', 'mode_dependent': 'unknown'}
r339 = {'op': 'export', 'obj': 'model', 'exports': 'onnx', 'params': ('model', 'args', 'f', 'kwargs', 'verbose', 'input_names', 'output_names', 'opset_version', 'dynamo'), 'defaults': {'dynamo': True}}
r340 = {'op': 'export', 'obj': 'mod', 'exports': 'export', 'params': ('mod', 'args', 'kwargs', 'dynamic_shapes', 'strict')}
r341 = {'op': 'seed', 'seeds': ('torch',), 'as': {'seed': 'value'}, 'params': ('seed',)}
r342 = {'op': 'seed', 'seeds': ('cuda',), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r343 = {'op': 'seed', 'seeds': ('numpy',), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r344 = {'op': 'seed', 'seeds': ('python',), 'as': {'a': 'value'}, 'params': ('a', 'version'), 'returns': 'none'}
r345 = {'forks_random_state': True, 'params': ('devices', 'enabled')}
r346 = {'role': 'unknown', 'generator': True, 'params': ('seed',), 'returns': 'new'}
r347 = {'params': ('iterable', 'desc', 'total'), 'returns': 'iterable:iterable'}
r348 = {'params': ('sequence',), 'returns': 'iterable:sequence'}
r349 = {'op': 'measure', 'params': (), 'returns': 'none'}
r350 = {'op': 'reset', 'params': (), 'returns': 'value'}
r351 = {'params': ('reduction',), 'returns': 'tensor', 'cuts': True}
r352 = {'op': 'schedule', 'params': ('epoch', 'metric'), 'returns': 'none'}
r353 = {'op': 'schedule', 'params': ('num_updates', 'metric'), 'returns': 'none'}
r354 = {'params': ('pretrained_model_name_or_path',), 'makes': True, 'mode': 'eval', 'returns': 'new'}
r355 = {'params': ('config',), 'makes': True, 'returns': 'new'}
r356 = {'op': 'save', 'as': {'save_directory': 'file'}, 'params': ('save_directory',), 'returns': 'none'}
r357 = {'params': ('inputs',), 'returns': 'tensor', 'cuts': True}
r358 = {'params': (), 'returns': 'none'}
r359 = {'params': ('new_num_tokens',), 'replaces_parameters': True}
r360 = {'op': 'forward', 'params': ('*args',), 'returns': 'tensor', 'returns_losses': 'labels'}
r361 = {'op': 'ema-update', 'params': ('parameters',), 'returns': 'none'}
r362 = {'params': ('parameters',), 'returns': 'none'}
r363 = {'params': ('parameters',), 'swaps': 'in', 'returns': 'none'}
r364 = {'params': ('parameters',), 'swaps': 'out', 'returns': 'none'}
r365 = {'params': ('parameters',), 'swaps': 'context'}
r366 = {'op': 'ema-update', 'params': ('model',), 'returns': 'none'}
r367 = {'params': ('model',), 'swaps': 'in', 'returns': 'none'}
r368 = {'params': ('zero_grad',), 'clears': 'zero_grad', 'returns': 'none'}
r369 = {'op': 'step', 'params': ('zero_grad',), 'clears': 'zero_grad', 'returns': 'none'}
r370 = {'op': 'schedule', 'params': ('epoch', 'metrics'), 'as': {'metrics': 'metric'}, 'returns': 'none'}
r371 = {'params': ('model_name',), 'makes': True, 'returns': 'new'}
r372 = {'op': 'step', 'params': ('closure',)}
r373 = {'op': 'zero-grad', 'params': ('set_to_none',), 'defaults': {'set_to_none': True}, 'returns': 'none'}
r374 = {'returns': 'state', 'params': ()}
r375 = {'op': 'restore', 'params': ('state_dict',), 'returns': 'none'}
r376 = {'params': ('param_group',), 'adds': 'param_group', 'returns': 'none'}
r377 = {'params': ('hook',), 'hook': 'hook'}
r378 = {'op': 'step', 'params': ('closure',), 'calls': 'closure'}
r379 = {'params': ('to',), 'collective': True, 'returns': 'none'}
r380 = {'op': 'schedule', 'params': ('epoch',), 'returns': 'none'}
r381 = {'params': (), 'returns': 'state'}
r382 = {'op': 'schedule', 'params': ('metrics', 'epoch'), 'as': {'metrics': 'metric'}, 'returns': 'none'}
r383 = {'op': 'schedule', 'params': (), 'returns': 'none'}
r384 = {'op': 'scale', 'params': ('outputs',), 'as': {'outputs': 'loss'}, 'returns': 'tensor'}
r385 = {'op': 'unscale', 'params': ('optimizer',), 'returns': 'none'}
r386 = {'op': 'step', 'obj': 'optimizer', 'params': ('optimizer', '*args')}
r387 = {'op': 'scaler-update', 'params': ('new_scale',), 'returns': 'none'}
r388 = {'op': 'forward', 'params': ('*args',), 'returns': 'tensor'}
r389 = {'op': 'train', 'op_if_false': 'eval', 'switch': 'mode', 'params': ('mode',), 'defaults': {'mode': True}, 'returns': 'same'}
r390 = {'op': 'eval', 'params': (), 'returns': 'same'}
r391 = {'op': 'unfreeze', 'op_if_false': 'freeze', 'switch': 'requires_grad', 'params': ('requires_grad',), 'defaults': {'requires_grad': True}, 'returns': 'same'}
r392 = {'params': ('recurse',), 'returns': 'parameters'}
r393 = {'params': ('prefix', 'recurse', 'remove_duplicate'), 'returns': 'parameters', 'named': True}
r394 = {'params': ('recurse',), 'returns': 'buffers'}
r395 = {'params': ('prefix', 'recurse', 'remove_duplicate'), 'returns': 'buffers', 'named': True}
r396 = {'params': (), 'returns': 'modules'}
r397 = {'params': (), 'returns': 'modules', 'named': True}
r398 = {'params': ('memo', 'prefix', 'remove_duplicate'), 'returns': 'modules', 'named': True}
r399 = {'params': ('target',), 'returns': 'modules'}
r400 = {'params': ('target',), 'returns': 'parameters'}
r401 = {'params': ('*args', 'destination', 'prefix', 'keep_vars'), 'returns': 'state'}
r402 = {'op': 'restore', 'params': ('state_dict', 'strict', 'assign'), 'defaults': {'strict': True}, 'returns': 'value'}
r403 = {'op': 'cast', 'params': ('*args',), 'moves': True, 'returns': 'same'}
r404 = {'params': ('device',), 'moves': True, 'returns': 'same'}
r405 = {'params': (), 'moves': True, 'returns': 'same'}
r406 = {'op': 'cast', 'params': (), 'casts': 'float32', 'returns': 'same'}
r407 = {'op': 'cast', 'params': (), 'casts': 'float64', 'returns': 'same'}
r408 = {'op': 'cast', 'params': (), 'casts': 'float16', 'returns': 'same'}
r409 = {'op': 'cast', 'params': (), 'casts': 'bfloat16', 'returns': 'same'}
r410 = {'params': ('dst_type',), 'returns': 'same'}
r411 = {'params': ('device', 'recurse'), 'moves': True, 'returns': 'same'}
r412 = {'params': ('fn',), 'returns': 'same'}
r413 = {'params': (), 'returns': 'same'}
r414 = {'op': 'wrap', 'params': (), 'compiles': True, 'returns': 'none'}
r415 = {'params': ('name', 'module'), 'registers': 'module', 'returns': 'none'}
r416 = {'params': ('name', 'tensor', 'persistent'), 'registers': 'tensor', 'returns': 'none'}
r417 = {'params': ('name', 'param'), 'registers': 'param', 'returns': 'none'}
r418 = {'scope': 'no-sync', 'params': ()}
r419 = {'params': (), 'uneven': True}
r420 = {'op': 'clip', 'params': ('max_norm', 'norm_type'), 'sharded': True, 'returns': 'value'}
r421 = {'params': ('requires_gradient_sync', 'recurse'), 'syncs': True, 'returns': 'none'}
r422 = {'params': ('is_last_backward',), 'returns': 'none'}
r423 = {'op': 'loss', 'params': ('input', 'target'), 'returns': 'loss'}
r424 = {'op': 'loss', 'params': ('input1', 'input2', 'target'), 'returns': 'loss'}
r425 = {'op': 'loss', 'params': ('anchor', 'positive', 'negative'), 'returns': 'loss'}
r426 = {'op': 'loss', 'params': ('log_probs', 'targets', 'input_lengths', 'target_lengths'), 'as': {'log_probs': 'input', 'targets': 'target'}, 'returns': 'loss'}
r427 = {'op': 'loss', 'params': ('input', 'target', 'var'), 'returns': 'loss'}
r428 = {'op': 'set-epoch', 'params': ('epoch',), 'returns': 'none'}
r429 = {'op': 'measure', 'params': ('*args',), 'returns': 'tensor', 'cuts': True}
r430 = {'op': 'measure', 'params': ('*args',), 'returns': 'none'}
r431 = {'params': (), 'returns': 'tensor', 'cuts': True}
r432 = {'op': 'reset', 'params': (), 'returns': 'none'}
r433 = {'op': 'backward', 'params': ('gradient', 'retain_graph', 'create_graph', 'inputs'), 'defaults': {'retain_graph': False}, 'returns': 'none'}
r434 = {'op': 'read', 'params': (), 'returns': 'value', 'cuts': True}
r435 = {'op': 'read', 'params': ('force',), 'returns': 'value', 'cuts': True}
r436 = {'op': 'read', 'params': ('memory_format',), 'returns': 'same'}
r437 = {'params': (), 'returns': 'same', 'cuts': True, 'in_place': True}
r438 = {'params': ('requires_grad',), 'returns': 'same', 'in_place': True}
r439 = {'params': ('memory_format',), 'returns': 'tensor'}
r440 = {'params': ('*args',), 'moves': True, 'returns': 'same'}
r441 = {'params': ('device', 'non_blocking'), 'moves': True, 'returns': 'same'}
r442 = {'params': (), 'casts': 'float32', 'returns': 'same'}
r443 = {'params': (), 'casts': 'float64', 'returns': 'same'}
r444 = {'params': (), 'casts': 'float16', 'returns': 'same'}
r445 = {'params': (), 'casts': 'bfloat16', 'returns': 'same'}
r446 = {'params': ('dim', 'keepdim'), 'returns': 'tensor', 'cuts': True}
r447 = {'params': ('dim', 'descending'), 'returns': 'tensor', 'cuts': True}
r448 = {'params': ('other',), 'returns': 'tensor', 'cuts': True}
r449 = {'params': ('*size',), 'returns': 'tensor', 'cuts': True}
r450 = {'params': ('dim',), 'returns': 'value', 'cuts': True}
r451 = {'params': (), 'returns': 'value', 'cuts': True}
r452 = {'params': ('dim', 'dtype'), 'output': 'softmax', 'returns': 'tensor'}
r453 = {'params': ('dim', 'dtype'), 'output': 'log_softmax', 'returns': 'tensor'}
r454 = {'params': (), 'output': 'sigmoid', 'returns': 'tensor'}
r455 = {'params': (), 'output': 'sigmoid', 'returns': 'same'}
r456 = {'returns': 'same'}
r457 = {'returns': 'gradient'}
r458 = {'returns': 'parameters'}
r459 = {'returns': 'of'}
r460 = {'returns': 'argument:sampler'}
r461 = {'returns': 'argument:batch_sampler'}
r462 = {'returns': 'argument:batch_size'}
r463 = {'role': 'criterion'}
r464 = {'role': 'metric', 'like': 'monai.metrics.CumulativeIterationMetric'}
r465 = {'role': 'dataset', 'params': ('data', 'transform')}
r466 = {'op': 'measure', 'returns': 'tensor'}
r467 = {'role': 'metric', 'attached': True}
r468 = {'role': 'model', 'mode_dependent': True, 'like': 'transformers.PreTrainedModel'}
r469 = {'role': 'model', 'mode_dependent': False, 'like': 'diffusers.ModelMixin'}
r470 = {'role': 'model', 'mode_dependent': 'unknown'}

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
    'torchvision.ops.Conv2dNormActivation': r16,
    'torchvision.ops.Conv3dNormActivation': r16,
    'torchvision.ops.MLP': r21,
    'torchvision.ops.FrozenBatchNorm2d': r22,
    'torchvision.ops.FeaturePyramidNetwork': r22,
    'torchvision.ops.MultiScaleRoIAlign': r22,
    'torchvision.ops.SqueezeExcitation': r22,
    'torchvision.ops.DeformConv2d': r22,
    'torchvision.ops.RoIAlign': r22,
    'torchvision.ops.RoIPool': r22,
    'torchvision.ops.PSRoIAlign': r22,
    'torchvision.ops.PSRoIPool': r22,
    'torchvision.ops.Permute': r22,
    'albumentations.Compose': r0,
    'albumentations.Sequential': r0,
    'albumentations.ReplayCompose': r0,
    'albumentations.OneOf': r23,
    'albumentations.SomeOf': r23,
    'albumentations.OneOrOther': r23,
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
    'torchmetrics.Metric': r24,
    'torchmetrics.aggregation.BaseAggregator': r24,
    'torchmetrics.MetricCollection': r25,
    'torchmetrics.collections.MetricCollection': r25,
    'torchmetrics.AUROC': r24,
    'torchmetrics.Accuracy': r24,
    'torchmetrics.AveragePrecision': r24,
    'torchmetrics.BLEUScore': r24,
    'torchmetrics.BootStrapper': r24,
    'torchmetrics.CHRFScore': r24,
    'torchmetrics.CalibrationError': r24,
    'torchmetrics.CatMetric': r24,
    'torchmetrics.CharErrorRate': r24,
    'torchmetrics.ClasswiseWrapper': r24,
    'torchmetrics.CohenKappa': r24,
    'torchmetrics.ConcordanceCorrCoef': r24,
    'torchmetrics.ConfusionMatrix': r24,
    'torchmetrics.CosineSimilarity': r24,
    'torchmetrics.CramersV': r24,
    'torchmetrics.CriticalSuccessIndex': r24,
    'torchmetrics.ErrorRelativeGlobalDimensionlessSynthesis': r24,
    'torchmetrics.ExactMatch': r24,
    'torchmetrics.ExplainedVariance': r24,
    'torchmetrics.ExtendedEditDistance': r24,
    'torchmetrics.F1Score': r24,
    'torchmetrics.FBetaScore': r24,
    'torchmetrics.FleissKappa': r24,
    'torchmetrics.HammingDistance': r24,
    'torchmetrics.HingeLoss': r24,
    'torchmetrics.JaccardIndex': r24,
    'torchmetrics.KLDivergence': r24,
    'torchmetrics.KendallRankCorrCoef': r24,
    'torchmetrics.LogAUC': r24,
    'torchmetrics.LogCoshError': r24,
    'torchmetrics.MatchErrorRate': r24,
    'torchmetrics.MatthewsCorrCoef': r24,
    'torchmetrics.MaxMetric': r24,
    'torchmetrics.MeanAbsoluteError': r24,
    'torchmetrics.MeanAbsolutePercentageError': r24,
    'torchmetrics.MeanMetric': r24,
    'torchmetrics.MeanSquaredError': r24,
    'torchmetrics.MeanSquaredLogError': r24,
    'torchmetrics.MetricTracker': r24,
    'torchmetrics.MinMaxMetric': r24,
    'torchmetrics.MinMetric': r24,
    'torchmetrics.MinkowskiDistance': r24,
    'torchmetrics.ModifiedPanopticQuality': r24,
    'torchmetrics.MultiScaleStructuralSimilarityIndexMeasure': r24,
    'torchmetrics.MultioutputWrapper': r24,
    'torchmetrics.MultitaskWrapper': r24,
    'torchmetrics.NegativePredictiveValue': r24,
    'torchmetrics.NormalizedRootMeanSquaredError': r24,
    'torchmetrics.PanopticQuality': r24,
    'torchmetrics.PeakSignalNoiseRatio': r24,
    'torchmetrics.PearsonCorrCoef': r24,
    'torchmetrics.PearsonsContingencyCoefficient': r24,
    'torchmetrics.PermutationInvariantTraining': r24,
    'torchmetrics.Perplexity': r24,
    'torchmetrics.Precision': r24,
    'torchmetrics.PrecisionAtFixedRecall': r24,
    'torchmetrics.PrecisionRecallCurve': r24,
    'torchmetrics.R2Score': r24,
    'torchmetrics.ROC': r24,
    'torchmetrics.Recall': r24,
    'torchmetrics.RecallAtFixedPrecision': r24,
    'torchmetrics.RelativeAverageSpectralError': r24,
    'torchmetrics.RelativeSquaredError': r24,
    'torchmetrics.RetrievalFallOut': r24,
    'torchmetrics.RetrievalHitRate': r24,
    'torchmetrics.RetrievalMAP': r24,
    'torchmetrics.RetrievalMRR': r24,
    'torchmetrics.RetrievalNormalizedDCG': r24,
    'torchmetrics.RetrievalPrecision': r24,
    'torchmetrics.RetrievalPrecisionRecallCurve': r24,
    'torchmetrics.RetrievalRPrecision': r24,
    'torchmetrics.RetrievalRecall': r24,
    'torchmetrics.RetrievalRecallAtFixedPrecision': r24,
    'torchmetrics.RootMeanSquaredErrorUsingSlidingWindow': r24,
    'torchmetrics.RunningMean': r24,
    'torchmetrics.RunningSum': r24,
    'torchmetrics.SQuAD': r24,
    'torchmetrics.SacreBLEUScore': r24,
    'torchmetrics.ScaleInvariantSignalDistortionRatio': r24,
    'torchmetrics.ScaleInvariantSignalNoiseRatio': r24,
    'torchmetrics.SensitivityAtSpecificity': r24,
    'torchmetrics.SignalDistortionRatio': r24,
    'torchmetrics.SignalNoiseRatio': r24,
    'torchmetrics.SpearmanCorrCoef': r24,
    'torchmetrics.Specificity': r24,
    'torchmetrics.SpecificityAtSensitivity': r24,
    'torchmetrics.SpectralAngleMapper': r24,
    'torchmetrics.SpectralDistortionIndex': r24,
    'torchmetrics.StatScores': r24,
    'torchmetrics.StructuralSimilarityIndexMeasure': r24,
    'torchmetrics.SumMetric': r24,
    'torchmetrics.SymmetricMeanAbsolutePercentageError': r24,
    'torchmetrics.TheilsU': r24,
    'torchmetrics.TotalVariation': r24,
    'torchmetrics.TranslationEditRate': r24,
    'torchmetrics.TschuprowsT': r24,
    'torchmetrics.TweedieDevianceScore': r24,
    'torchmetrics.UniversalImageQualityIndex': r24,
    'torchmetrics.WeightedMeanAbsolutePercentageError': r24,
    'torchmetrics.WordErrorRate': r24,
    'torchmetrics.WordInfoLost': r24,
    'torchmetrics.WordInfoPreserved': r24,
    'torchmetrics.aggregation.CatMetric': r24,
    'torchmetrics.aggregation.MaxMetric': r24,
    'torchmetrics.aggregation.MeanMetric': r24,
    'torchmetrics.aggregation.MinMetric': r24,
    'torchmetrics.aggregation.RunningMean': r24,
    'torchmetrics.aggregation.RunningSum': r24,
    'torchmetrics.aggregation.SumMetric': r24,
    'torchmetrics.audio.ComplexScaleInvariantSignalNoiseRatio': r24,
    'torchmetrics.audio.DeepNoiseSuppressionMeanOpinionScore': r24,
    'torchmetrics.audio.NonIntrusiveSpeechQualityAssessment': r24,
    'torchmetrics.audio.PerceptualEvaluationSpeechQuality': r24,
    'torchmetrics.audio.PermutationInvariantTraining': r24,
    'torchmetrics.audio.ScaleInvariantSignalDistortionRatio': r24,
    'torchmetrics.audio.ScaleInvariantSignalNoiseRatio': r24,
    'torchmetrics.audio.ShortTimeObjectiveIntelligibility': r24,
    'torchmetrics.audio.SignalDistortionRatio': r24,
    'torchmetrics.audio.SignalNoiseRatio': r24,
    'torchmetrics.audio.SourceAggregatedSignalDistortionRatio': r24,
    'torchmetrics.audio.SpeechReverberationModulationEnergyRatio': r24,
    'torchmetrics.classification.AUROC': r24,
    'torchmetrics.classification.Accuracy': r24,
    'torchmetrics.classification.AveragePrecision': r24,
    'torchmetrics.classification.BinaryAUROC': r24,
    'torchmetrics.classification.BinaryAccuracy': r24,
    'torchmetrics.classification.BinaryAveragePrecision': r24,
    'torchmetrics.classification.BinaryCalibrationError': r24,
    'torchmetrics.classification.BinaryCohenKappa': r24,
    'torchmetrics.classification.BinaryConfusionMatrix': r24,
    'torchmetrics.classification.BinaryEER': r24,
    'torchmetrics.classification.BinaryF1Score': r24,
    'torchmetrics.classification.BinaryFBetaScore': r24,
    'torchmetrics.classification.BinaryFairness': r24,
    'torchmetrics.classification.BinaryGroupStatRates': r24,
    'torchmetrics.classification.BinaryHammingDistance': r24,
    'torchmetrics.classification.BinaryHingeLoss': r24,
    'torchmetrics.classification.BinaryJaccardIndex': r24,
    'torchmetrics.classification.BinaryLogAUC': r24,
    'torchmetrics.classification.BinaryMatthewsCorrCoef': r24,
    'torchmetrics.classification.BinaryNegativePredictiveValue': r24,
    'torchmetrics.classification.BinaryPrecision': r24,
    'torchmetrics.classification.BinaryPrecisionAtFixedRecall': r24,
    'torchmetrics.classification.BinaryPrecisionRecallCurve': r24,
    'torchmetrics.classification.BinaryROC': r24,
    'torchmetrics.classification.BinaryRecall': r24,
    'torchmetrics.classification.BinaryRecallAtFixedPrecision': r24,
    'torchmetrics.classification.BinarySensitivityAtSpecificity': r24,
    'torchmetrics.classification.BinarySpecificity': r24,
    'torchmetrics.classification.BinarySpecificityAtSensitivity': r24,
    'torchmetrics.classification.BinaryStatScores': r24,
    'torchmetrics.classification.CalibrationError': r24,
    'torchmetrics.classification.CohenKappa': r24,
    'torchmetrics.classification.ConfusionMatrix': r24,
    'torchmetrics.classification.EER': r24,
    'torchmetrics.classification.ExactMatch': r24,
    'torchmetrics.classification.F1Score': r24,
    'torchmetrics.classification.FBetaScore': r24,
    'torchmetrics.classification.HammingDistance': r24,
    'torchmetrics.classification.HingeLoss': r24,
    'torchmetrics.classification.JaccardIndex': r24,
    'torchmetrics.classification.LogAUC': r24,
    'torchmetrics.classification.MatthewsCorrCoef': r24,
    'torchmetrics.classification.MulticlassAUROC': r24,
    'torchmetrics.classification.MulticlassAccuracy': r24,
    'torchmetrics.classification.MulticlassAveragePrecision': r24,
    'torchmetrics.classification.MulticlassCalibrationError': r24,
    'torchmetrics.classification.MulticlassCohenKappa': r24,
    'torchmetrics.classification.MulticlassConfusionMatrix': r24,
    'torchmetrics.classification.MulticlassEER': r24,
    'torchmetrics.classification.MulticlassExactMatch': r24,
    'torchmetrics.classification.MulticlassF1Score': r24,
    'torchmetrics.classification.MulticlassFBetaScore': r24,
    'torchmetrics.classification.MulticlassHammingDistance': r24,
    'torchmetrics.classification.MulticlassHingeLoss': r24,
    'torchmetrics.classification.MulticlassJaccardIndex': r24,
    'torchmetrics.classification.MulticlassLogAUC': r24,
    'torchmetrics.classification.MulticlassMatthewsCorrCoef': r24,
    'torchmetrics.classification.MulticlassNegativePredictiveValue': r24,
    'torchmetrics.classification.MulticlassPrecision': r24,
    'torchmetrics.classification.MulticlassPrecisionAtFixedRecall': r24,
    'torchmetrics.classification.MulticlassPrecisionRecallCurve': r24,
    'torchmetrics.classification.MulticlassROC': r24,
    'torchmetrics.classification.MulticlassRecall': r24,
    'torchmetrics.classification.MulticlassRecallAtFixedPrecision': r24,
    'torchmetrics.classification.MulticlassSensitivityAtSpecificity': r24,
    'torchmetrics.classification.MulticlassSpecificity': r24,
    'torchmetrics.classification.MulticlassSpecificityAtSensitivity': r24,
    'torchmetrics.classification.MulticlassStatScores': r24,
    'torchmetrics.classification.MultilabelAUROC': r24,
    'torchmetrics.classification.MultilabelAccuracy': r24,
    'torchmetrics.classification.MultilabelAveragePrecision': r24,
    'torchmetrics.classification.MultilabelConfusionMatrix': r24,
    'torchmetrics.classification.MultilabelCoverageError': r24,
    'torchmetrics.classification.MultilabelEER': r24,
    'torchmetrics.classification.MultilabelExactMatch': r24,
    'torchmetrics.classification.MultilabelF1Score': r24,
    'torchmetrics.classification.MultilabelFBetaScore': r24,
    'torchmetrics.classification.MultilabelHammingDistance': r24,
    'torchmetrics.classification.MultilabelJaccardIndex': r24,
    'torchmetrics.classification.MultilabelLogAUC': r24,
    'torchmetrics.classification.MultilabelMatthewsCorrCoef': r24,
    'torchmetrics.classification.MultilabelNegativePredictiveValue': r24,
    'torchmetrics.classification.MultilabelPrecision': r24,
    'torchmetrics.classification.MultilabelPrecisionAtFixedRecall': r24,
    'torchmetrics.classification.MultilabelPrecisionRecallCurve': r24,
    'torchmetrics.classification.MultilabelROC': r24,
    'torchmetrics.classification.MultilabelRankingAveragePrecision': r24,
    'torchmetrics.classification.MultilabelRankingLoss': r24,
    'torchmetrics.classification.MultilabelRecall': r24,
    'torchmetrics.classification.MultilabelRecallAtFixedPrecision': r24,
    'torchmetrics.classification.MultilabelSensitivityAtSpecificity': r24,
    'torchmetrics.classification.MultilabelSpecificity': r24,
    'torchmetrics.classification.MultilabelSpecificityAtSensitivity': r24,
    'torchmetrics.classification.MultilabelStatScores': r24,
    'torchmetrics.classification.NegativePredictiveValue': r24,
    'torchmetrics.classification.Precision': r24,
    'torchmetrics.classification.PrecisionAtFixedRecall': r24,
    'torchmetrics.classification.PrecisionRecallCurve': r24,
    'torchmetrics.classification.ROC': r24,
    'torchmetrics.classification.Recall': r24,
    'torchmetrics.classification.RecallAtFixedPrecision': r24,
    'torchmetrics.classification.SensitivityAtSpecificity': r24,
    'torchmetrics.classification.Specificity': r24,
    'torchmetrics.classification.SpecificityAtSensitivity': r24,
    'torchmetrics.classification.StatScores': r24,
    'torchmetrics.clustering.AdjustedMutualInfoScore': r24,
    'torchmetrics.clustering.AdjustedRandScore': r24,
    'torchmetrics.clustering.CalinskiHarabaszScore': r24,
    'torchmetrics.clustering.ClusterAccuracy': r24,
    'torchmetrics.clustering.CompletenessScore': r24,
    'torchmetrics.clustering.DaviesBouldinScore': r24,
    'torchmetrics.clustering.DunnIndex': r24,
    'torchmetrics.clustering.FowlkesMallowsIndex': r24,
    'torchmetrics.clustering.HomogeneityScore': r24,
    'torchmetrics.clustering.MutualInfoScore': r24,
    'torchmetrics.clustering.NormalizedMutualInfoScore': r24,
    'torchmetrics.clustering.RandScore': r24,
    'torchmetrics.clustering.VMeasureScore': r24,
    'torchmetrics.detection.CompleteIntersectionOverUnion': r24,
    'torchmetrics.detection.DistanceIntersectionOverUnion': r24,
    'torchmetrics.detection.GeneralizedIntersectionOverUnion': r24,
    'torchmetrics.detection.IntersectionOverUnion': r24,
    'torchmetrics.detection.MeanAveragePrecision': r24,
    'torchmetrics.detection.ModifiedPanopticQuality': r24,
    'torchmetrics.detection.PanopticQuality': r24,
    'torchmetrics.image.DeepImageStructureAndTextureSimilarity': r24,
    'torchmetrics.image.ErrorRelativeGlobalDimensionlessSynthesis': r24,
    'torchmetrics.image.FrechetInceptionDistance': r24,
    'torchmetrics.image.InceptionScore': r24,
    'torchmetrics.image.KernelInceptionDistance': r24,
    'torchmetrics.image.LearnedPerceptualImagePatchSimilarity': r24,
    'torchmetrics.image.MemorizationInformedFrechetInceptionDistance': r24,
    'torchmetrics.image.MultiScaleStructuralSimilarityIndexMeasure': r24,
    'torchmetrics.image.PeakSignalNoiseRatio': r24,
    'torchmetrics.image.PeakSignalNoiseRatioWithBlockedEffect': r24,
    'torchmetrics.image.PerceptualPathLength': r24,
    'torchmetrics.image.QualityWithNoReference': r24,
    'torchmetrics.image.RelativeAverageSpectralError': r24,
    'torchmetrics.image.RootMeanSquaredErrorUsingSlidingWindow': r24,
    'torchmetrics.image.SpatialCorrelationCoefficient': r24,
    'torchmetrics.image.SpatialDistortionIndex': r24,
    'torchmetrics.image.SpectralAngleMapper': r24,
    'torchmetrics.image.SpectralDistortionIndex': r24,
    'torchmetrics.image.StructuralSimilarityIndexMeasure': r24,
    'torchmetrics.image.TotalVariation': r24,
    'torchmetrics.image.UniversalImageQualityIndex': r24,
    'torchmetrics.image.VisualInformationFidelity': r24,
    'torchmetrics.multimodal.CLIPImageQualityAssessment': r24,
    'torchmetrics.multimodal.CLIPScore': r24,
    'torchmetrics.multimodal.LipVertexError': r24,
    'torchmetrics.nominal.CramersV': r24,
    'torchmetrics.nominal.FleissKappa': r24,
    'torchmetrics.nominal.PearsonsContingencyCoefficient': r24,
    'torchmetrics.nominal.TheilsU': r24,
    'torchmetrics.nominal.TschuprowsT': r24,
    'torchmetrics.regression.ConcordanceCorrCoef': r24,
    'torchmetrics.regression.ContinuousRankedProbabilityScore': r24,
    'torchmetrics.regression.CosineSimilarity': r24,
    'torchmetrics.regression.CriticalSuccessIndex': r24,
    'torchmetrics.regression.ExplainedVariance': r24,
    'torchmetrics.regression.JensenShannonDivergence': r24,
    'torchmetrics.regression.KLDivergence': r24,
    'torchmetrics.regression.KendallRankCorrCoef': r24,
    'torchmetrics.regression.LogCoshError': r24,
    'torchmetrics.regression.MeanAbsoluteError': r24,
    'torchmetrics.regression.MeanAbsolutePercentageError': r24,
    'torchmetrics.regression.MeanSquaredError': r24,
    'torchmetrics.regression.MeanSquaredLogError': r24,
    'torchmetrics.regression.MinkowskiDistance': r24,
    'torchmetrics.regression.NormalizedRootMeanSquaredError': r24,
    'torchmetrics.regression.PearsonCorrCoef': r24,
    'torchmetrics.regression.R2Score': r24,
    'torchmetrics.regression.RelativeSquaredError': r24,
    'torchmetrics.regression.SpearmanCorrCoef': r24,
    'torchmetrics.regression.SymmetricMeanAbsolutePercentageError': r24,
    'torchmetrics.regression.TweedieDevianceScore': r24,
    'torchmetrics.regression.WeightedMeanAbsolutePercentageError': r24,
    'torchmetrics.retrieval.RetrievalAUROC': r24,
    'torchmetrics.retrieval.RetrievalFallOut': r24,
    'torchmetrics.retrieval.RetrievalHitRate': r24,
    'torchmetrics.retrieval.RetrievalMAP': r24,
    'torchmetrics.retrieval.RetrievalMRR': r24,
    'torchmetrics.retrieval.RetrievalNormalizedDCG': r24,
    'torchmetrics.retrieval.RetrievalPrecision': r24,
    'torchmetrics.retrieval.RetrievalPrecisionRecallCurve': r24,
    'torchmetrics.retrieval.RetrievalRPrecision': r24,
    'torchmetrics.retrieval.RetrievalRecall': r24,
    'torchmetrics.retrieval.RetrievalRecallAtFixedPrecision': r24,
    'torchmetrics.segmentation.DiceScore': r24,
    'torchmetrics.segmentation.GeneralizedDiceScore': r24,
    'torchmetrics.segmentation.HausdorffDistance': r24,
    'torchmetrics.segmentation.MeanIoU': r24,
    'torchmetrics.shape.ProcrustesDisparity': r24,
    'torchmetrics.text.BERTScore': r24,
    'torchmetrics.text.BLEUScore': r24,
    'torchmetrics.text.CHRFScore': r24,
    'torchmetrics.text.CharErrorRate': r24,
    'torchmetrics.text.EditDistance': r24,
    'torchmetrics.text.ExtendedEditDistance': r24,
    'torchmetrics.text.InfoLM': r24,
    'torchmetrics.text.MatchErrorRate': r24,
    'torchmetrics.text.Perplexity': r24,
    'torchmetrics.text.ROUGEScore': r24,
    'torchmetrics.text.SQuAD': r24,
    'torchmetrics.text.SacreBLEUScore': r24,
    'torchmetrics.text.TranslationEditRate': r24,
    'torchmetrics.text.WordErrorRate': r24,
    'torchmetrics.text.WordInfoLost': r24,
    'torchmetrics.text.WordInfoPreserved': r24,
    'torchmetrics.video.VideoMultiMethodAssessmentFusion': r24,
    'torchmetrics.wrappers.BinaryTargetTransformer': r24,
    'torchmetrics.wrappers.BootStrapper': r24,
    'torchmetrics.wrappers.ClasswiseWrapper': r24,
    'torchmetrics.wrappers.FeatureShare': r24,
    'torchmetrics.wrappers.LambdaInputTransformer': r24,
    'torchmetrics.wrappers.MetricInputTransformer': r24,
    'torchmetrics.wrappers.MetricTracker': r24,
    'torchmetrics.wrappers.MinMaxMetric': r24,
    'torchmetrics.wrappers.MultioutputWrapper': r24,
    'torchmetrics.wrappers.MultitaskWrapper': r24,
    'torchmetrics.wrappers.Running': r24,
    'evaluate.EvaluationModule': r24,
    'ignite.handlers.CosineAnnealingScheduler': r26,
    'ignite.handlers.LinearCyclicalScheduler': r26,
    'ignite.handlers.PiecewiseLinear': r26,
    'ignite.handlers.ConcatScheduler': r26,
    'ignite.handlers.ParamGroupScheduler': r26,
    'ignite.handlers.ReduceLROnPlateauScheduler': r26,
    'timm.optim.AdaBelief': r27,
    'timm.optim.Adafactor': r27,
    'timm.optim.AdafactorBigVision': r27,
    'timm.optim.Adahessian': r27,
    'timm.optim.AdamP': r27,
    'timm.optim.AdamWLegacy': r27,
    'timm.optim.Adan': r27,
    'timm.optim.Adopt': r27,
    'timm.optim.Lamb': r27,
    'timm.optim.LaProp': r27,
    'timm.optim.Lars': r27,
    'timm.optim.Lion': r27,
    'timm.optim.MADGRAD': r27,
    'timm.optim.Mars': r27,
    'timm.optim.Muon': r27,
    'timm.optim.NAdamLegacy': r27,
    'timm.optim.NAdamW': r27,
    'timm.optim.NvNovoGrad': r27,
    'timm.optim.RAdamLegacy': r27,
    'timm.optim.RMSpropTF': r27,
    'timm.optim.SGDP': r27,
    'timm.optim.SGDW': r27,
    'timm.optim.Lookahead': r28,
    'timm.scheduler.Scheduler': r29,
    'timm.scheduler.CosineLRScheduler': r29,
    'timm.scheduler.MultiStepLRScheduler': r29,
    'timm.scheduler.PolyLRScheduler': r29,
    'timm.scheduler.StepLRScheduler': r29,
    'timm.scheduler.TanhLRScheduler': r29,
    'timm.scheduler.WSDLRScheduler': r29,
    'timm.scheduler.PlateauLRScheduler': r29,
    'timm.utils.ModelEma': r30,
    'timm.utils.ModelEmaV2': r31,
    'timm.utils.ModelEmaV3': r32,
    'timm.loss.AsymmetricLossMultiLabel': r33,
    'timm.loss.AsymmetricLossSingleLabel': r33,
    'timm.loss.BinaryCrossEntropy': r33,
    'timm.loss.LabelSmoothingCrossEntropy': r33,
    'timm.loss.SoftTargetCrossEntropy': r33,
    'timm.loss.JsdCrossEntropy': r33,
    'timm.data.Mixup': r1,
    'timm.layers.DropPath': r34,
    'timm.layers.DropBlock2d': r34,
    'timm.layers.BatchNormAct2d': r17,
    'timm.layers.SyncBatchNormAct': r17,
    'timm.layers.PatchDropout': r17,
    'transformers.PreTrainedModel': r35,
    'transformers.modeling_utils.PreTrainedModel': r35,
    'transformers.AutoModelForCausalLM': r36,
    'transformers.AutoModelForImageTextToText': r36,
    'transformers.AutoModelForVision2Seq': r36,
    'transformers.AutoModelForMultimodalLM': r36,
    'transformers.Adafactor': r37,
    'transformers.AdamW': r38,
    'transformers.optimization.AdafactorSchedule': r39,
    'diffusers.training_utils.EMAModel': r40,
    'torch_ema.ExponentialMovingAverage': r41,
    'ema_pytorch.EMA': r42,
    'bitsandbytes.optim.Adagrad': r43,
    'bitsandbytes.optim.Adagrad8bit': r43,
    'bitsandbytes.optim.Adagrad32bit': r43,
    'bitsandbytes.optim.Adam': r43,
    'bitsandbytes.optim.Adam8bit': r43,
    'bitsandbytes.optim.Adam32bit': r43,
    'bitsandbytes.optim.PagedAdam': r43,
    'bitsandbytes.optim.PagedAdam8bit': r43,
    'bitsandbytes.optim.PagedAdam32bit': r43,
    'bitsandbytes.optim.AdamW': r43,
    'bitsandbytes.optim.AdamW8bit': r43,
    'bitsandbytes.optim.AdamW32bit': r43,
    'bitsandbytes.optim.PagedAdamW': r43,
    'bitsandbytes.optim.PagedAdamW8bit': r43,
    'bitsandbytes.optim.PagedAdamW32bit': r43,
    'bitsandbytes.optim.AdEMAMix': r43,
    'bitsandbytes.optim.AdEMAMix8bit': r43,
    'bitsandbytes.optim.AdEMAMix32bit': r43,
    'bitsandbytes.optim.PagedAdEMAMix': r43,
    'bitsandbytes.optim.PagedAdEMAMix8bit': r43,
    'bitsandbytes.optim.PagedAdEMAMix32bit': r43,
    'bitsandbytes.optim.LAMB': r43,
    'bitsandbytes.optim.LAMB8bit': r43,
    'bitsandbytes.optim.LAMB32bit': r43,
    'bitsandbytes.optim.LARS': r43,
    'bitsandbytes.optim.LARS8bit': r43,
    'bitsandbytes.optim.LARS32bit': r43,
    'bitsandbytes.optim.PytorchLARS': r43,
    'bitsandbytes.optim.Lion': r43,
    'bitsandbytes.optim.Lion8bit': r43,
    'bitsandbytes.optim.Lion32bit': r43,
    'bitsandbytes.optim.PagedLion': r43,
    'bitsandbytes.optim.PagedLion8bit': r43,
    'bitsandbytes.optim.PagedLion32bit': r43,
    'bitsandbytes.optim.RMSprop': r43,
    'bitsandbytes.optim.RMSprop8bit': r43,
    'bitsandbytes.optim.RMSprop32bit': r43,
    'bitsandbytes.optim.SGD': r43,
    'bitsandbytes.optim.SGD8bit': r43,
    'bitsandbytes.optim.SGD32bit': r43,
    'lion_pytorch.Lion': r44,
    'apex.optimizers.FusedAdam': r27,
    'apex.optimizers.FusedLAMB': r27,
    'apex.optimizers.FusedSGD': r27,
    'apex.optimizers.FusedNovoGrad': r27,
    'apex.optimizers.FusedAdagrad': r27,
    'apex.optimizers.FusedMixedPrecisionLamb': r27,
    'apex.fp16_utils.FP16_Optimizer': r45,
    'apex.parallel.LARC': r46,
    'apex.parallel.DistributedDataParallel': r47,
    'apex.parallel.SyncBatchNorm': r48,
    'deepspeed.ops.adam.FusedAdam': r49,
    'deepspeed.ops.adam.DeepSpeedCPUAdam': r49,
    'deepspeed.ops.lamb.FusedLamb': r27,
    'torch_optimizer.Lookahead': r50,
    'pytorch_optimizer.Lookahead': r50,
    'pytorch_optimizer.SAM': r51,
    'pytorch_optimizer.GSAM': r51,
    'pytorch_optimizer.WSAM': r51,
    'warmup_scheduler.GradualWarmupScheduler': r52,
    'pytorch_warmup.LinearWarmup': r53,
    'pytorch_warmup.ExponentialWarmup': r53,
    'pytorch_warmup.UntunedLinearWarmup': r53,
    'pytorch_warmup.UntunedExponentialWarmup': r53,
    'pytorch_warmup.RAdamWarmup': r53,
    'cosine_annealing_warmup.CosineAnnealingWarmupRestarts': r54,
    'pl_bolts.optimizers.lr_scheduler.LinearWarmupCosineAnnealingLR': r54,
    'segmentation_models_pytorch.Unet': r55,
    'segmentation_models_pytorch.UnetPlusPlus': r55,
    'segmentation_models_pytorch.MAnet': r55,
    'segmentation_models_pytorch.Linknet': r55,
    'segmentation_models_pytorch.FPN': r55,
    'segmentation_models_pytorch.PSPNet': r55,
    'segmentation_models_pytorch.PAN': r55,
    'segmentation_models_pytorch.DeepLabV3': r55,
    'segmentation_models_pytorch.DeepLabV3Plus': r55,
    'segmentation_models_pytorch.UPerNet': r55,
    'segmentation_models_pytorch.Segformer': r55,
    'segmentation_models_pytorch.DPT': r55,
    'efficientnet_pytorch.EfficientNet': r16,
    'lpips.LPIPS': r56,
    'monai.optimizers.Novograd': r27,
    'monai.optimizers.WarmupCosineSchedule': r57,
    'monai.optimizers.LinearLR': r57,
    'monai.optimizers.ExponentialLR': r57,
    'monai.data.DataLoader': r58,
    'monai.data.ThreadDataLoader': r58,
    'monai.apps.DecathlonDataset': r14,
    'monai.apps.MedNISTDataset': r14,
    'torch_geometric.loader.DataLoader': r58,
    'torch_geometric.loader.DenseDataLoader': r58,
    'torch_geometric.loader.DataListLoader': r58,
    'torch_geometric.loader.NeighborLoader': r58,
    'torch_geometric.loader.LinkNeighborLoader': r58,
    'torch_geometric.loader.HGTLoader': r58,
    'torch_geometric.loader.ClusterLoader': r58,
    'torch_geometric.loader.GraphSAINTRandomWalkSampler': r58,
    'torch_geometric.loader.GraphSAINTNodeSampler': r58,
    'torch_geometric.loader.GraphSAINTEdgeSampler': r58,
    'torch_geometric.loader.ShaDowKHopSampler': r58,
    'torch_geometric.loader.RandomNodeLoader': r58,
    'torch_geometric.loader.ImbalancedSampler': r58,
    'torch_geometric.loader.NeighborSampler': r58,
    'torch_geometric.data.DataLoader': r59,
    'torch_geometric.data.NeighborSampler': r59,
    'torch_geometric.data.ClusterLoader': r59,
    'torch_geometric.nn.BatchNorm': r17,
    'torch_geometric.nn.InstanceNorm': r17,
    'torch_geometric.nn.HeteroBatchNorm': r17,
    'torch_geometric.nn.GATConv': r21,
    'torch_geometric.nn.GATv2Conv': r21,
    'torch_geometric.nn.SuperGATConv': r21,
    'torch_geometric.nn.TransformerConv': r21,
    'torch_geometric.nn.GCN': r21,
    'torch_geometric.nn.GraphSAGE': r21,
    'torch_geometric.nn.GIN': r21,
    'torch_geometric.nn.GAT': r21,
    'torch_geometric.nn.PNA': r21,
    'torch_geometric.nn.EdgeCNN': r21,
    'torch_geometric.nn.MLP': r21,
    'torch_geometric.nn.JumpingKnowledge': r21,
    'torch_geometric.nn.APPNP': r21,
    'dgl.dataloading.DataLoader': r60,
    'dgl.dataloading.NodeDataLoader': r60,
    'dgl.dataloading.EdgeDataLoader': r60,
    'dgl.dataloading.GraphDataLoader': r60,
    'dgl.dataloading.DistNodeDataLoader': r60,
    'dgl.dataloading.DistDataLoader': r60,
    'webdataset.WebDataset': r61,
    'torchdata.datapipes.iter.IterableWrapper': r61,
    'webdataset.WebLoader': r62,
    'ffcv.loader.Loader': r62,
    'nvidia.dali.plugin.pytorch.DALIGenericIterator': r62,
    'nvidia.dali.plugin.pytorch.DALIClassificationIterator': r62,
    'torchtext.data.Iterator': r63,
    'torchtext.data.BucketIterator': r63,
    'torchtext.data.BPTTIterator': r63,
    'torchtext.legacy.data.Iterator': r63,
    'torchtext.legacy.data.BucketIterator': r63,
    'torchtext.legacy.data.BPTTIterator': r63,
    'torch_xla.distributed.parallel_loader.MpDeviceLoader': r64,
    'torch_xla.distributed.parallel_loader.ParallelLoader': r64,
    'horovod.torch.DistributedOptimizer': r65,
    'lightning.pytorch.LightningModule': r22,
    'lightning.pytorch.LightningDataModule': r26,
    'accelerate.utils.DummyOptim': r66,
    'accelerate.utils.DummyScheduler': r67,
    'torch.optim.Optimizer': r68,
    'torch.optim.SGD': r69,
    'torch.optim.Adam': r70,
    'torch.optim.AdamW': r71,
    'torch.optim.NAdam': r72,
    'torch.optim.RAdam': r73,
    'torch.optim.Adamax': r74,
    'torch.optim.Adagrad': r75,
    'torch.optim.Adadelta': r76,
    'torch.optim.Adafactor': r77,
    'torch.optim.ASGD': r78,
    'torch.optim.RMSprop': r79,
    'torch.optim.Rprop': r80,
    'torch.optim.SparseAdam': r81,
    'torch.optim.Muon': r82,
    'torch.optim.LBFGS': r83,
    'torch.distributed.optim.ZeroRedundancyOptimizer': r84,
    'torch.distributed.optim.PostLocalSGDOptimizer': r85,
    'torch.distributed.optim.DistributedOptimizer': r86,
    'torch.optim.lr_scheduler.LRScheduler': r87,
    'torch.optim.lr_scheduler.LambdaLR': r88,
    'torch.optim.lr_scheduler.MultiplicativeLR': r89,
    'torch.optim.lr_scheduler.StepLR': r90,
    'torch.optim.lr_scheduler.MultiStepLR': r91,
    'torch.optim.lr_scheduler.ExponentialLR': r92,
    'torch.optim.lr_scheduler.CosineAnnealingLR': r93,
    'torch.optim.lr_scheduler.CosineAnnealingWarmRestarts': r94,
    'torch.optim.lr_scheduler.ConstantLR': r95,
    'torch.optim.lr_scheduler.LinearLR': r96,
    'torch.optim.lr_scheduler.PolynomialLR': r97,
    'torch.optim.lr_scheduler.OneCycleLR': r98,
    'torch.optim.lr_scheduler.CyclicLR': r99,
    'torch.optim.lr_scheduler.ReduceLROnPlateau': r100,
    'torch.optim.lr_scheduler.SequentialLR': r101,
    'torch.optim.lr_scheduler.ChainedScheduler': r102,
    'torch.optim.swa_utils.AveragedModel': r103,
    'torch.optim.swa_utils.SWALR': r104,
    'torch.amp.GradScaler': r105,
    'torch.cuda.amp.GradScaler': r106,
    'torch.cpu.amp.GradScaler': r106,
    'torch.distributed.fsdp.sharded_grad_scaler.ShardedGradScaler': r107,
    'torch.utils.data.DataLoader': r108,
    'torchdata.stateful_dataloader.StatefulDataLoader': r109,
    'torch.utils.data.Dataset': r14,
    'torch.utils.data.IterableDataset': r61,
    'torch.utils.data.TensorDataset': r110,
    'torch.utils.data.StackDataset': r111,
    'torch.utils.data.ConcatDataset': r112,
    'torch.utils.data.ChainDataset': r113,
    'torch.utils.data.Subset': r114,
    'torch.utils.data.Sampler': r115,
    'torch.utils.data.SequentialSampler': r116,
    'torch.utils.data.RandomSampler': r117,
    'torch.utils.data.SubsetRandomSampler': r118,
    'torch.utils.data.WeightedRandomSampler': r119,
    'torch.utils.data.BatchSampler': r120,
    'torch.utils.data.distributed.DistributedSampler': r121,
    'torch.nn.parallel.DistributedDataParallel': r122,
    'torch.nn.DataParallel': r123,
    'torch.distributed.fsdp.FullyShardedDataParallel': r124,
    'torch.nn.CrossEntropyLoss': r125,
    'torch.nn.LinearCrossEntropyLoss': r126,
    'torch.nn.NLLLoss': r127,
    'torch.nn.NLLLoss2d': r127,
    'torch.nn.BCELoss': r128,
    'torch.nn.BCEWithLogitsLoss': r129,
    'torch.nn.MultiLabelSoftMarginLoss': r130,
    'torch.nn.SoftMarginLoss': r131,
    'torch.nn.MSELoss': r132,
    'torch.nn.L1Loss': r132,
    'torch.nn.SmoothL1Loss': r133,
    'torch.nn.HuberLoss': r134,
    'torch.nn.KLDivLoss': r135,
    'torch.nn.PoissonNLLLoss': r136,
    'torch.nn.GaussianNLLLoss': r137,
    'torch.nn.CTCLoss': r138,
    'torch.nn.HingeEmbeddingLoss': r139,
    'torch.nn.CosineEmbeddingLoss': r140,
    'torch.nn.MarginRankingLoss': r140,
    'torch.nn.MultiLabelMarginLoss': r141,
    'torch.nn.MultiMarginLoss': r142,
    'torch.nn.TripletMarginLoss': r143,
    'torch.nn.TripletMarginWithDistanceLoss': r144,
    'torch.nn.AdaptiveLogSoftmaxWithLoss': r145,
    'torch.nn.Module': r22,
    'torch.nn.Parameter': r146,
    'torch.nn.ParameterList': r147,
    'torch.nn.ParameterDict': r147,
    'torch.nn.Sequential': r148,
    'torch.nn.ModuleList': r149,
    'torch.nn.ModuleDict': r149,
    'torch.nn.Dropout': r150,
    'torch.nn.Dropout1d': r150,
    'torch.nn.Dropout2d': r150,
    'torch.nn.Dropout3d': r150,
    'torch.nn.AlphaDropout': r150,
    'torch.nn.FeatureAlphaDropout': r150,
    'torch.nn.RReLU': r151,
    'torch.nn.BatchNorm1d': r152,
    'torch.nn.BatchNorm2d': r152,
    'torch.nn.BatchNorm3d': r152,
    'torch.nn.SyncBatchNorm': r153,
    'torch.nn.LazyBatchNorm1d': r154,
    'torch.nn.LazyBatchNorm2d': r154,
    'torch.nn.LazyBatchNorm3d': r154,
    'torch.nn.InstanceNorm1d': r155,
    'torch.nn.InstanceNorm2d': r155,
    'torch.nn.InstanceNorm3d': r155,
    'torch.nn.LazyInstanceNorm1d': r156,
    'torch.nn.LazyInstanceNorm2d': r156,
    'torch.nn.LazyInstanceNorm3d': r156,
    'torch.nn.MultiheadAttention': r157,
    'torch.nn.RNN': r158,
    'torch.nn.LSTM': r158,
    'torch.nn.GRU': r158,
    'torch.nn.RNNBase': r159,
    'torch.nn.RNNCell': r160,
    'torch.nn.LSTMCell': r160,
    'torch.nn.GRUCell': r160,
    'torch.nn.RNNCellBase': r160,
    'torch.nn.Transformer': r161,
    'torch.nn.TransformerEncoderLayer': r162,
    'torch.nn.TransformerDecoderLayer': r162,
    'torch.nn.TransformerEncoder': r163,
    'torch.nn.TransformerDecoder': r164,
    'torch.nn.Softmax': r165,
    'torch.nn.Softmax2d': r165,
    'torch.nn.LogSoftmax': r166,
    'torch.nn.Sigmoid': r167,
    'torch.nn.Linear': r168,
    'torch.nn.LazyLinear': r169,
    'torch.nn.Conv1d': r170,
    'torch.nn.Conv2d': r170,
    'torch.nn.Conv3d': r170,
    'torch.nn.ConvTranspose1d': r171,
    'torch.nn.ConvTranspose2d': r171,
    'torch.nn.ConvTranspose3d': r171,
    'torch.nn.Bilinear': r22,
    'torch.nn.Embedding': r22,
    'torch.nn.EmbeddingBag': r22,
    'torch.nn.GroupNorm': r22,
    'torch.nn.LayerNorm': r22,
    'torch.nn.RMSNorm': r22,
    'torch.nn.PReLU': r22,
    'torch.nn.LazyConv1d': r22,
    'torch.nn.LazyConv2d': r22,
    'torch.nn.LazyConv3d': r22,
    'torch.nn.LazyConvTranspose1d': r22,
    'torch.nn.LazyConvTranspose2d': r22,
    'torch.nn.LazyConvTranspose3d': r22,
    'torch.nn.CELU': r172,
    'torch.nn.ELU': r172,
    'torch.nn.GELU': r172,
    'torch.nn.GLU': r172,
    'torch.nn.Hardshrink': r172,
    'torch.nn.Hardsigmoid': r172,
    'torch.nn.Hardswish': r172,
    'torch.nn.Hardtanh': r172,
    'torch.nn.LeakyReLU': r172,
    'torch.nn.LogSigmoid': r172,
    'torch.nn.Mish': r172,
    'torch.nn.ReLU': r172,
    'torch.nn.ReLU6': r172,
    'torch.nn.SELU': r172,
    'torch.nn.SiLU': r172,
    'torch.nn.Softmin': r172,
    'torch.nn.Softplus': r172,
    'torch.nn.Softshrink': r172,
    'torch.nn.Softsign': r172,
    'torch.nn.Tanh': r172,
    'torch.nn.Tanhshrink': r172,
    'torch.nn.Threshold': r172,
    'torch.nn.AdaptiveAvgPool1d': r172,
    'torch.nn.AdaptiveAvgPool2d': r172,
    'torch.nn.AdaptiveAvgPool3d': r172,
    'torch.nn.AdaptiveMaxPool1d': r172,
    'torch.nn.AdaptiveMaxPool2d': r172,
    'torch.nn.AdaptiveMaxPool3d': r172,
    'torch.nn.AvgPool1d': r172,
    'torch.nn.AvgPool2d': r172,
    'torch.nn.AvgPool3d': r172,
    'torch.nn.FractionalMaxPool2d': r172,
    'torch.nn.FractionalMaxPool3d': r172,
    'torch.nn.LPPool1d': r172,
    'torch.nn.LPPool2d': r172,
    'torch.nn.LPPool3d': r172,
    'torch.nn.MaxPool1d': r172,
    'torch.nn.MaxPool2d': r172,
    'torch.nn.MaxPool3d': r172,
    'torch.nn.MaxUnpool1d': r172,
    'torch.nn.MaxUnpool2d': r172,
    'torch.nn.MaxUnpool3d': r172,
    'torch.nn.CircularPad1d': r172,
    'torch.nn.CircularPad2d': r172,
    'torch.nn.CircularPad3d': r172,
    'torch.nn.ConstantPad1d': r172,
    'torch.nn.ConstantPad2d': r172,
    'torch.nn.ConstantPad3d': r172,
    'torch.nn.ReflectionPad1d': r172,
    'torch.nn.ReflectionPad2d': r172,
    'torch.nn.ReflectionPad3d': r172,
    'torch.nn.ReplicationPad1d': r172,
    'torch.nn.ReplicationPad2d': r172,
    'torch.nn.ReplicationPad3d': r172,
    'torch.nn.ZeroPad1d': r172,
    'torch.nn.ZeroPad2d': r172,
    'torch.nn.ZeroPad3d': r172,
    'torch.nn.ChannelShuffle': r172,
    'torch.nn.CosineSimilarity': r172,
    'torch.nn.CrossMapLRN2d': r172,
    'torch.nn.Flatten': r172,
    'torch.nn.Fold': r172,
    'torch.nn.Identity': r172,
    'torch.nn.LocalResponseNorm': r172,
    'torch.nn.PairwiseDistance': r172,
    'torch.nn.PixelShuffle': r172,
    'torch.nn.PixelUnshuffle': r172,
    'torch.nn.Unflatten': r172,
    'torch.nn.Unfold': r172,
    'torch.nn.Upsample': r172,
    'torch.nn.UpsamplingBilinear2d': r172,
    'torch.nn.UpsamplingNearest2d': r172,
    'numpy.random.RandomState': r173,
    'random.Random': r173,
    'torch.Generator': r174,
}

functions: dict[str, Any] = {
    'torchvision.models.densenet121': r175,
    'torchvision.models.densenet161': r175,
    'torchvision.models.densenet169': r175,
    'torchvision.models.densenet201': r175,
    'torchvision.models.efficientnet_b0': r175,
    'torchvision.models.efficientnet_b1': r175,
    'torchvision.models.efficientnet_b2': r175,
    'torchvision.models.efficientnet_b3': r175,
    'torchvision.models.efficientnet_b4': r175,
    'torchvision.models.efficientnet_b5': r175,
    'torchvision.models.efficientnet_b6': r175,
    'torchvision.models.efficientnet_b7': r175,
    'torchvision.models.efficientnet_v2_l': r175,
    'torchvision.models.efficientnet_v2_m': r175,
    'torchvision.models.efficientnet_v2_s': r175,
    'torchvision.models.googlenet': r175,
    'torchvision.models.inception_v3': r175,
    'torchvision.models.maxvit_t': r175,
    'torchvision.models.mnasnet0_5': r175,
    'torchvision.models.mnasnet0_75': r175,
    'torchvision.models.mnasnet1_0': r175,
    'torchvision.models.mnasnet1_3': r175,
    'torchvision.models.mobilenet_v2': r175,
    'torchvision.models.mobilenet_v3_large': r175,
    'torchvision.models.mobilenet_v3_small': r175,
    'torchvision.models.regnet_x_16gf': r175,
    'torchvision.models.regnet_x_1_6gf': r175,
    'torchvision.models.regnet_x_32gf': r175,
    'torchvision.models.regnet_x_3_2gf': r175,
    'torchvision.models.regnet_x_400mf': r175,
    'torchvision.models.regnet_x_800mf': r175,
    'torchvision.models.regnet_x_8gf': r175,
    'torchvision.models.regnet_y_128gf': r175,
    'torchvision.models.regnet_y_16gf': r175,
    'torchvision.models.regnet_y_1_6gf': r175,
    'torchvision.models.regnet_y_32gf': r175,
    'torchvision.models.regnet_y_3_2gf': r175,
    'torchvision.models.regnet_y_400mf': r175,
    'torchvision.models.regnet_y_800mf': r175,
    'torchvision.models.regnet_y_8gf': r175,
    'torchvision.models.resnet101': r175,
    'torchvision.models.resnet152': r175,
    'torchvision.models.resnet18': r175,
    'torchvision.models.resnet34': r175,
    'torchvision.models.resnet50': r175,
    'torchvision.models.resnext101_32x8d': r175,
    'torchvision.models.resnext101_64x4d': r175,
    'torchvision.models.resnext50_32x4d': r175,
    'torchvision.models.shufflenet_v2_x0_5': r175,
    'torchvision.models.shufflenet_v2_x1_0': r175,
    'torchvision.models.shufflenet_v2_x1_5': r175,
    'torchvision.models.shufflenet_v2_x2_0': r175,
    'torchvision.models.vgg11_bn': r175,
    'torchvision.models.vgg13_bn': r175,
    'torchvision.models.vgg16_bn': r175,
    'torchvision.models.vgg19_bn': r175,
    'torchvision.models.wide_resnet101_2': r175,
    'torchvision.models.wide_resnet50_2': r175,
    'torchvision.models.alexnet': r176,
    'torchvision.models.convnext_base': r176,
    'torchvision.models.convnext_large': r176,
    'torchvision.models.convnext_small': r176,
    'torchvision.models.convnext_tiny': r176,
    'torchvision.models.squeezenet1_0': r176,
    'torchvision.models.squeezenet1_1': r176,
    'torchvision.models.swin_b': r176,
    'torchvision.models.swin_s': r176,
    'torchvision.models.swin_t': r176,
    'torchvision.models.swin_v2_b': r176,
    'torchvision.models.swin_v2_s': r176,
    'torchvision.models.swin_v2_t': r176,
    'torchvision.models.vgg11': r176,
    'torchvision.models.vgg13': r176,
    'torchvision.models.vgg16': r176,
    'torchvision.models.vgg19': r176,
    'torchvision.models.vit_b_16': r177,
    'torchvision.models.vit_b_32': r177,
    'torchvision.models.vit_h_14': r177,
    'torchvision.models.vit_l_16': r177,
    'torchvision.models.vit_l_32': r177,
    'torchvision.models.video.mc3_18': r175,
    'torchvision.models.video.r2plus1d_18': r175,
    'torchvision.models.video.r3d_18': r175,
    'torchvision.models.video.s3d': r175,
    'torchvision.models.video.mvit_v1_b': r176,
    'torchvision.models.video.mvit_v2_s': r176,
    'torchvision.models.video.swin3d_b': r176,
    'torchvision.models.video.swin3d_s': r176,
    'torchvision.models.video.swin3d_t': r176,
    'torchvision.models.segmentation.deeplabv3_mobilenet_v3_large': r178,
    'torchvision.models.segmentation.deeplabv3_resnet101': r178,
    'torchvision.models.segmentation.deeplabv3_resnet50': r178,
    'torchvision.models.segmentation.fcn_resnet101': r178,
    'torchvision.models.segmentation.fcn_resnet50': r178,
    'torchvision.models.segmentation.lraspp_mobilenet_v3_large': r179,
    'torchvision.models.detection.fasterrcnn_mobilenet_v3_large_320_fpn': r180,
    'torchvision.models.detection.fasterrcnn_mobilenet_v3_large_fpn': r180,
    'torchvision.models.detection.fasterrcnn_resnet50_fpn': r180,
    'torchvision.models.detection.fasterrcnn_resnet50_fpn_v2': r180,
    'torchvision.models.detection.fcos_resnet50_fpn': r180,
    'torchvision.models.detection.keypointrcnn_resnet50_fpn': r180,
    'torchvision.models.detection.maskrcnn_resnet50_fpn': r180,
    'torchvision.models.detection.maskrcnn_resnet50_fpn_v2': r180,
    'torchvision.models.detection.retinanet_resnet50_fpn': r180,
    'torchvision.models.detection.retinanet_resnet50_fpn_v2': r180,
    'torchvision.models.detection.ssd300_vgg16': r180,
    'torchvision.models.detection.ssdlite320_mobilenet_v3_large': r180,
    'torchvision.models.optical_flow.raft_large': r181,
    'torchvision.models.optical_flow.raft_small': r181,
    'torchvision.models.quantization.googlenet': r182,
    'torchvision.models.quantization.inception_v3': r182,
    'torchvision.models.quantization.mobilenet_v2': r182,
    'torchvision.models.quantization.mobilenet_v3_large': r182,
    'torchvision.models.quantization.resnet18': r182,
    'torchvision.models.quantization.resnet50': r182,
    'torchvision.models.quantization.resnext101_32x8d': r182,
    'torchvision.models.quantization.resnext101_64x4d': r182,
    'torchvision.models.quantization.shufflenet_v2_x0_5': r182,
    'torchvision.models.quantization.shufflenet_v2_x1_0': r182,
    'torchvision.models.quantization.shufflenet_v2_x1_5': r182,
    'torchvision.models.quantization.shufflenet_v2_x2_0': r182,
    'torchvision.models.get_model': r183,
    'torchvision.ops.sigmoid_focal_loss': r184,
    'torchvision.ops.generalized_box_iou_loss': r185,
    'torchvision.ops.distance_box_iou_loss': r185,
    'torchvision.ops.complete_box_iou_loss': r185,
    'torchmetrics.functional.f1_score': r186,
    'torchmetrics.functional.fbeta_score': r186,
    'torchmetrics.functional.precision': r186,
    'torchmetrics.functional.recall': r186,
    'torchmetrics.functional.auroc': r186,
    'torchmetrics.functional.average_precision': r186,
    'torchmetrics.functional.jaccard_index': r186,
    'torchmetrics.functional.cohen_kappa': r186,
    'torchmetrics.functional.matthews_corrcoef': r186,
    'torchmetrics.functional.word_error_rate': r186,
    'torchmetrics.functional.bleu_score': r186,
    'torchmetrics.functional.r2_score': r186,
    'torchmetrics.functional.specificity': r186,
    'torchmetrics.functional.dice': r186,
    'sklearn.metrics.f1_score': r187,
    'sklearn.metrics.fbeta_score': r187,
    'sklearn.metrics.precision_score': r187,
    'sklearn.metrics.recall_score': r187,
    'sklearn.metrics.roc_auc_score': r187,
    'sklearn.metrics.average_precision_score': r187,
    'sklearn.metrics.jaccard_score': r187,
    'sklearn.metrics.cohen_kappa_score': r187,
    'sklearn.metrics.matthews_corrcoef': r187,
    'sklearn.metrics.r2_score': r187,
    'sklearn.metrics.balanced_accuracy_score': r187,
    'sklearn.metrics.accuracy_score': r188,
    'sklearn.metrics.mean_squared_error': r188,
    'sklearn.metrics.mean_absolute_error': r188,
    'sklearn.metrics.log_loss': r188,
    'sklearn.metrics.confusion_matrix': r188,
    'sklearn.metrics.classification_report': r188,
    'evaluate.load': r189,
    'evaluate.combine': r189,
    'datasets.load_metric': r189,
    'ignite.handlers.create_lr_scheduler_with_warmup': r190,
    'timm.create_model': r191,
    'timm.optim.create_optimizer_v2': r192,
    'timm.optim.create_optimizer': r193,
    'timm.optim.param_groups_weight_decay': r194,
    'timm.optim.param_groups_layer_decay': r194,
    'timm.scheduler.create_scheduler_v2': r195,
    'timm.scheduler.create_scheduler': r196,
    'timm.data.create_dataset': r197,
    'timm.data.create_loader': r198,
    'timm.data.create_transform': r199,
    'timm.utils.reduce_tensor': r200,
    'timm.utils.random_seed': r201,
    'timm.utils.is_primary': r202,
    'timm.utils.init_distributed_device': r203,
    'transformers.get_constant_schedule': r204,
    'transformers.get_constant_schedule_with_warmup': r205,
    'transformers.get_linear_schedule_with_warmup': r206,
    'transformers.get_cosine_schedule_with_warmup': r206,
    'transformers.get_cosine_with_hard_restarts_schedule_with_warmup': r206,
    'transformers.get_polynomial_decay_schedule_with_warmup': r206,
    'transformers.get_cosine_with_min_lr_schedule_with_warmup': r206,
    'transformers.get_inverse_sqrt_schedule': r207,
    'transformers.get_wsd_schedule': r207,
    'transformers.get_reduce_on_plateau_schedule': r208,
    'transformers.get_scheduler': r209,
    'transformers.set_seed': r210,
    'diffusers.optimization.get_scheduler': r211,
    'diffusers.optimization.get_cosine_schedule_with_warmup': r206,
    'diffusers.optimization.get_linear_schedule_with_warmup': r206,
    'diffusers.optimization.get_cosine_with_hard_restarts_schedule_with_warmup': r206,
    'diffusers.optimization.get_polynomial_decay_schedule_with_warmup': r206,
    'diffusers.optimization.get_constant_schedule': r212,
    'diffusers.optimization.get_constant_schedule_with_warmup': r212,
    'apex.parallel.convert_syncbn_model': r213,
    'segmentation_models_pytorch.create_model': r214,
    'clip.load': r215,
    'open_clip.create_model_and_transforms': r216,
    'peft.get_peft_model': r217,
    'peft.PeftModel.from_pretrained': r217,
    'peft.prepare_model_for_kbit_training': r218,
    'monai.inferers.sliding_window_inference': r219,
    'monai.utils.set_determinism': r220,
    'datasets.load_dataset': r221,
    'datasets.load_from_disk': r221,
    'torch_xla.core.xla_model.optimizer_step': r222,
    'torch_xla.core.xla_model.save': r223,
    'horovod.torch.DistributedOptimizer': r224,
    'horovod.torch.allreduce': r225,
    'horovod.torch.allgather': r225,
    'horovod.torch.broadcast': r225,
    'horovod.torch.reducescatter': r225,
    'horovod.torch.broadcast_parameters': r226,
    'horovod.torch.broadcast_optimizer_state': r226,
    'horovod.torch.broadcast_object': r226,
    'horovod.torch.rank': r202,
    'horovod.torch.local_rank': r202,
    'horovod.torch.init': r227,
    'accelerate.utils.set_seed': r228,
    'diffusers.training_utils.set_seed': r228,
    'lightning.pytorch.seed_everything': r229,
    'lightning.fabric.seed_everything': r229,
    'ignite.utils.manual_seed': r220,
    'fastai.torch_core.set_seed': r220,
    'deepspeed.init_distributed': r230,
    'deepspeed.add_config_arguments': r231,
    'torch.optim.swa_utils.update_bn': r232,
    'torch.optim.swa_utils.get_ema_avg_fn': r233,
    'torch.optim.swa_utils.get_ema_multi_avg_fn': r233,
    'torch.optim.swa_utils.get_swa_avg_fn': r234,
    'torch.optim.swa_utils.get_swa_multi_avg_fn': r234,
    'torch.autocast': r235,
    'torch.cuda.amp.autocast': r236,
    'torch.cpu.amp.autocast': r237,
    'torch.no_grad': r238,
    'torch.enable_grad': r239,
    'torch.inference_mode': r240,
    'torch.set_grad_enabled': r241,
    'torch.autograd.backward': r242,
    'torch.distributed.autograd.backward': r243,
    'torch.autograd.grad': r244,
    'torch.nn.utils.clip_grad_norm_': r245,
    'torch.nn.utils.clip_grad_norm': r246,
    'torch.nn.utils.clip_grad_value_': r247,
    'torch.nn.utils.clip_grads_with_norm_': r248,
    'torch.nn.utils.get_total_norm': r249,
    'torch.utils.checkpoint.checkpoint': r250,
    'torch.func.functional_call': r251,
    'torch.nn.utils.parametrizations.spectral_norm': r252,
    'torch.nn.utils.parametrizations.weight_norm': r252,
    'torch.nn.utils.parametrizations.orthogonal': r252,
    'torch.nn.utils.spectral_norm': r252,
    'torch.nn.utils.weight_norm': r252,
    'torch.nn.utils.vector_to_parameters': r253,
    'torch.utils.data.random_split': r254,
    'torch.utils.data.default_collate': r255,
    'torch.utils.data.default_convert': r255,
    'torch.utils.data.get_worker_info': r256,
    'torch.distributed.fsdp.fully_shard': r257,
    'torch.distributed.tensor.parallel.parallelize_module': r258,
    'torch.nn.SyncBatchNorm.convert_sync_batchnorm': r259,
    'torch.compile': r260,
    'torch.distributed.init_process_group': r261,
    'torch.distributed.destroy_process_group': r262,
    'torch.distributed.barrier': r263,
    'torch.distributed.monitored_barrier': r263,
    'torch.distributed.all_reduce': r264,
    'torch.distributed.reduce': r265,
    'torch.distributed.broadcast': r266,
    'torch.distributed.broadcast_object_list': r267,
    'torch.distributed.all_gather': r268,
    'torch.distributed.all_gather_into_tensor': r269,
    'torch.distributed.all_gather_object': r270,
    'torch.distributed.gather': r271,
    'torch.distributed.gather_object': r272,
    'torch.distributed.scatter': r273,
    'torch.distributed.scatter_object_list': r274,
    'torch.distributed.reduce_scatter': r275,
    'torch.distributed.reduce_scatter_tensor': r275,
    'torch.distributed.all_to_all': r276,
    'torch.distributed.all_to_all_single': r276,
    'torch.distributed.nn.all_reduce': r277,
    'torch.distributed.nn.all_gather': r277,
    'torch.distributed.nn.broadcast': r277,
    'torch.distributed.nn.reduce': r277,
    'torch.distributed.nn.gather': r277,
    'torch.distributed.get_node_local_rank': r202,
    'torch.distributed.get_backend': r278,
    'torch.distributed.is_torchelastic_launched': r278,
    'torch.distributed.is_nccl_available': r278,
    'torch.cuda.set_device': r279,
    'torch.accelerator.set_device_index': r279,
    'torch.nn.functional.cross_entropy': r280,
    'torch.nn.functional.linear_cross_entropy': r281,
    'torch.nn.functional.nll_loss': r282,
    'torch.nn.functional.binary_cross_entropy': r283,
    'torch.nn.functional.binary_cross_entropy_with_logits': r284,
    'torch.nn.functional.multilabel_soft_margin_loss': r285,
    'torch.nn.functional.mse_loss': r286,
    'torch.nn.functional.l1_loss': r286,
    'torch.nn.functional.smooth_l1_loss': r287,
    'torch.nn.functional.huber_loss': r288,
    'torch.nn.functional.kl_div': r289,
    'torch.nn.functional.poisson_nll_loss': r290,
    'torch.nn.functional.gaussian_nll_loss': r291,
    'torch.nn.functional.ctc_loss': r292,
    'torch.nn.functional.soft_margin_loss': r293,
    'torch.nn.functional.multilabel_margin_loss': r293,
    'torch.nn.functional.hinge_embedding_loss': r294,
    'torch.nn.functional.multi_margin_loss': r295,
    'torch.nn.functional.cosine_embedding_loss': r296,
    'torch.nn.functional.margin_ranking_loss': r296,
    'torch.nn.functional.triplet_margin_loss': r297,
    'torch.nn.functional.triplet_margin_with_distance_loss': r298,
    'torch.nn.functional.dropout': r299,
    'torch.nn.functional.dropout1d': r299,
    'torch.nn.functional.dropout2d': r299,
    'torch.nn.functional.dropout3d': r299,
    'torch.nn.functional.alpha_dropout': r300,
    'torch.nn.functional.feature_alpha_dropout': r300,
    'torch.dropout': r301,
    'torch.alpha_dropout': r301,
    'torch.feature_alpha_dropout': r301,
    'torch.feature_dropout': r301,
    'torch.nn.functional.rrelu': r302,
    'torch.nn.functional.batch_norm': r303,
    'torch.nn.functional.scaled_dot_product_attention': r304,
    'torch.nn.functional.multi_head_attention_forward': r305,
    'torch.nn.functional.gumbel_softmax': r306,
    'torch.nn.functional.softmax': r307,
    'torch.nn.functional.log_softmax': r308,
    'torch.nn.functional.sigmoid': r309,
    'torch.softmax': r310,
    'torch.special.softmax': r310,
    'torch.log_softmax': r311,
    'torch.special.log_softmax': r311,
    'torch.sigmoid': r309,
    'torch.special.expit': r309,
    'torch.Tensor': r312,
    'torch.FloatTensor': r312,
    'torch.DoubleTensor': r312,
    'torch.HalfTensor': r312,
    'torch.BFloat16Tensor': r312,
    'torch.LongTensor': r312,
    'torch.IntTensor': r312,
    'torch.ShortTensor': r312,
    'torch.ByteTensor': r312,
    'torch.BoolTensor': r312,
    'torch.tensor': r313,
    'torch.from_numpy': r314,
    'torch.as_tensor': r315,
    'torch.autograd.Variable': r316,
    'torch.argmax': r317,
    'torch.argmin': r317,
    'torch.argsort': r317,
    'torch.eq': r317,
    'torch.ne': r317,
    'torch.gt': r317,
    'torch.ge': r317,
    'torch.lt': r317,
    'torch.le': r317,
    'torch.isnan': r317,
    'torch.isinf': r317,
    'torch.isfinite': r317,
    'torch.isclose': r317,
    'torch.logical_and': r317,
    'torch.logical_or': r317,
    'torch.logical_not': r317,
    'torch.bincount': r317,
    'torch.histc': r317,
    'torch.multinomial': r317,
    'torch.bernoulli': r317,
    'torch.searchsorted': r317,
    'torch.bucketize': r317,
    'torch.nn.functional.one_hot': r317,
    'torch.zeros_like': r317,
    'torch.ones_like': r317,
    'torch.empty_like': r317,
    'torch.full_like': r317,
    'torch.rand_like': r317,
    'torch.randn_like': r317,
    'torch.randint_like': r317,
    'torch.zeros': r318,
    'torch.ones': r318,
    'torch.empty': r318,
    'torch.full': r318,
    'torch.rand': r318,
    'torch.randn': r318,
    'torch.randint': r318,
    'torch.randperm': r318,
    'torch.arange': r318,
    'torch.linspace': r318,
    'torch.logspace': r318,
    'torch.eye': r318,
    'torch.is_tensor': r319,
    'torch.is_floating_point': r319,
    'torch.numel': r319,
    'torch.equal': r319,
    'torch.allclose': r319,
    'torch.save': r320,
    'torch.load': r321,
    'torch.hub.load_state_dict_from_url': r322,
    'torch.hub.load': r323,
    'torch.distributed.checkpoint.save': r324,
    'torch.distributed.checkpoint.async_save': r324,
    'torch.distributed.checkpoint.load': r325,
    'torch.distributed.checkpoint.state_dict.get_state_dict': r326,
    'torch.distributed.checkpoint.state_dict.get_model_state_dict': r327,
    'torch.distributed.checkpoint.state_dict.get_optimizer_state_dict': r328,
    'torch.distributed.checkpoint.state_dict.set_state_dict': r329,
    'torch.distributed.checkpoint.state_dict.set_model_state_dict': r330,
    'torch.distributed.checkpoint.state_dict.set_optimizer_state_dict': r331,
    'copy.copy': r332,
    'torch.jit.trace': r333,
    'torch.jit.trace_module': r334,
    'torch.jit.script': r335,
    'torch.jit.freeze': r336,
    'torch.jit.save': r337,
    'torch.jit.load': r338,
    'torch.onnx.export': r339,
    'torch.export.export': r340,
    'torch.manual_seed': r341,
    'torch.random.manual_seed': r341,
    'torch.cuda.manual_seed': r342,
    'torch.cuda.manual_seed_all': r342,
    'numpy.random.seed': r343,
    'random.seed': r344,
    'torch.random.fork_rng': r345,
    'torch.initial_seed': r234,
    'torch.seed': r234,
    'numpy.random.default_rng': r346,
    'tqdm.autonotebook.tqdm': r347,
    'tqdm.rich.tqdm': r347,
    'tqdm.asyncio.tqdm': r347,
    'tqdm.std.tqdm': r347,
    'alive_progress.alive_it': r348,
    'progressbar.progressbar': r348,
}

methods: dict[str, Any] = {
    'evaluate.EvaluationModule': {'add_batch': r349, 'add': r349, 'compute': r350},
    'monai.metrics.CumulativeIterationMetric': {'aggregate': r351},
    'timm.scheduler.Scheduler': {'step': r352, 'step_update': r353},
    'transformers.PreTrainedModel': {'from_pretrained': r354, 'from_config': r355, 'save_pretrained': r356, 'generate': r357, 'gradient_checkpointing_enable': r358, 'resize_token_embeddings': r359, '__call__': r360},
    'diffusers.ModelMixin': {'from_pretrained': r354, 'from_config': r355, 'save_pretrained': r356, 'enable_gradient_checkpointing': r358},
    'diffusers.training_utils.EMAModel': {'step': r361, 'store': r362, 'copy_to': r363, 'restore': r364},
    'torch_ema.ExponentialMovingAverage': {'update': r361, 'store': r362, 'copy_to': r363, 'restore': r364, 'average_parameters': r365},
    'ema': {'update': r366, 'apply_shadow': r367, 'update_parameters': r366},
    'pytorch_optimizer.SAM': {'first_step': r368, 'second_step': r369},
    'warmup_scheduler.GradualWarmupScheduler': {'step': r370},
    'efficientnet_pytorch.EfficientNet': {'from_pretrained': r371, 'from_name': r371},
    'optimizer': {'step': r372, 'zero_grad': r373, 'state_dict': r374, 'load_state_dict': r375, 'add_param_group': r376, 'register_step_post_hook': r377, 'register_step_pre_hook': r377},
    'torch.optim.LBFGS': {'step': r378},
    'torch.distributed.optim.ZeroRedundancyOptimizer': {'consolidate_state_dict': r379, 'step': r372},
    'scheduler': {'step': r380, 'get_last_lr': r234, 'get_lr': r234, 'state_dict': r381, 'load_state_dict': r375},
    'torch.optim.lr_scheduler.ReduceLROnPlateau': {'step': r382},
    'torch.optim.lr_scheduler.SequentialLR': {'step': r383},
    'torch.optim.lr_scheduler.ChainedScheduler': {'step': r383},
    'scaler': {'scale': r384, 'unscale_': r385, 'step': r386, 'update': r387, 'get_scale': r234, 'is_enabled': r234, 'state_dict': r381, 'load_state_dict': r375},
    'model': {'__call__': r388, 'forward': r388, 'train': r389, 'eval': r390, 'requires_grad_': r391, 'zero_grad': r373, 'parameters': r392, 'named_parameters': r393, 'buffers': r394, 'named_buffers': r395, 'children': r396, 'named_children': r397, 'modules': r396, 'named_modules': r398, 'get_submodule': r399, 'get_parameter': r400, 'state_dict': r401, 'load_state_dict': r402, 'to': r403, 'cuda': r404, 'cpu': r405, 'xpu': r404, 'float': r406, 'double': r407, 'half': r408, 'bfloat16': r409, 'type': r410, 'to_empty': r411, 'apply': r412, 'share_memory': r413, 'compile': r414, 'add_module': r415, 'register_module': r415, 'register_buffer': r416, 'register_parameter': r417, 'register_forward_hook': r377, 'register_forward_pre_hook': r377, 'register_full_backward_hook': r377, 'no_sync': r418, 'join': r419, 'clip_grad_norm_': r420, 'set_requires_gradient_sync': r421, 'set_is_last_backward': r422},
    'criterion': {'__call__': r423, 'forward': r423},
    'torch.nn.CosineEmbeddingLoss': {'__call__': r424},
    'torch.nn.MarginRankingLoss': {'__call__': r424},
    'torch.nn.TripletMarginLoss': {'__call__': r425},
    'torch.nn.TripletMarginWithDistanceLoss': {'__call__': r425},
    'torch.nn.CTCLoss': {'__call__': r426},
    'torch.nn.GaussianNLLLoss': {'__call__': r427},
    'sampler': {'set_epoch': r428},
    'loader': {'state_dict': r381, 'load_state_dict': r375},
    'dataset': {'set_epoch': r428},
    'metric': {'__call__': r429, 'forward': r429, 'update': r430, 'compute': r431, 'reset': r432},
    'parameters': {'requires_grad_': r391, 'register_post_accumulate_grad_hook': r377, 'register_hook': r377},
    'tensor': {'backward': r433, 'item': r434, 'tolist': r434, 'numpy': r435, 'cpu': r436, 'detach': r431, 'detach_': r437, 'requires_grad_': r438, 'retain_grad': r358, 'clone': r439, 'to': r440, 'cuda': r441, 'float': r442, 'double': r443, 'half': r444, 'bfloat16': r445, 'long': r431, 'int': r431, 'bool': r431, 'byte': r431, 'argmax': r446, 'argmin': r446, 'argsort': r447, 'eq': r448, 'ne': r448, 'gt': r448, 'ge': r448, 'lt': r448, 'le': r448, 'isnan': r431, 'isinf': r431, 'isfinite': r431, 'nonzero': r431, 'new_tensor': r312, 'new_zeros': r449, 'new_ones': r449, 'size': r450, 'dim': r451, 'numel': r451, 'nelement': r451, 'softmax': r452, 'log_softmax': r453, 'sigmoid': r454, 'sigmoid_': r455, 'register_hook': r377},
}

attributes: dict[str, Any] = {
    'timm.utils.ModelEma': {'ema': r456},
    'ema_pytorch.EMA': {'ema_model': r456},
    'tensor': {'data': r318, 'grad': r457, 'shape': r319, 'device': r319, 'dtype': r319, 'requires_grad': r319, 'is_cuda': r319, 'ndim': r319},
    'model': {'module': r456, '_orig_mod': r456, 'training': r278},
    'ema': {'module': r456},
    'optimizer': {'param_groups': r458},
    'scheduler': {'optimizer': r459},
    'loader': {'dataset': r459, 'sampler': r460, 'batch_sampler': r461, 'batch_size': r462},
    'dataset': {'dataset': r459},
}

patterns: dict[str, Any] = {
    'albumentations': [('class', 'albumentations\\.[^.]*', r1)],
    'kornia': [('class', 'kornia\\.augmentation\\.[^.]*', r1), ('class', '(?:kornia\\.losses|monai\\.losses|pytorch_metric_learning\\.losses)\\.[^.]*', r463)],
    'monai': [('class', 'monai\\.transforms\\.Rand[^.]*', r1), ('class', 'monai\\.metrics\\.[^.]*Metric', r464), ('class', '(?:kornia\\.losses|monai\\.losses|pytorch_metric_learning\\.losses)\\.[^.]*', r463), ('class', 'monai\\.networks\\.nets\\.[^.]*', r17), ('class', 'monai\\.data\\.[^.]*Dataset', r465)],
    'torchmetrics': [('class', 'torchmetrics\\.[^.]*', r24), ('function', 'torchmetrics\\.functional\\.[^.]*', r466)],
    'torcheval': [('class', 'torcheval\\.metrics\\.[^.]*', r24)],
    'ignite': [('class', 'ignite\\.metrics\\.[^.]*', r467)],
    'transformers': [('class', 'transformers\\.(?:DataCollator[^.]*|[^.]*Tokenizer|[^.]*TokenizerFast|[^.]*Config|[^.]*Processor|[^.]*FeatureExtractor|[^.]*ImageProcessor|[^.]*ImageProcessorFast|[^.]*VideoProcessor)', r26), ('class', 'transformers\\.(?:Albert|Autoformer|Bart|Beit|Bert|BertGeneration|BigBird|BigBirdPegasus|BioGpt|Blenderbot|BlenderbotSmall|Bros|CTRL|Camembert|Canine|ConditionalDetr|ConvBert|DPR|DPT|DabDetr|Deberta|DebertaV2|DecisionTransformer|DeformableDetr|Detr|Dinat|DistilBert|DonutSwin|EdgeTamVideo|EfficientNet|Electra|Ernie|Esm|Evolla|FNet|FSMT|FastSpeech2Conformer|Flaubert|FocalNet|Funnel|GLPN|GPT2|GPTBigCode|GPTNeoXJapanese|Git|GroundingDino|Gte|Hubert|IBert|ImageGPT|Informer|JinaEmbeddingsV3|LED|LayoutLM|LayoutLMv2|LayoutLMv3|LayoutXLM|Lilt|LongT5|Longformer|Luke|Lxmert|M2M100|MBart|MMGroundingDino|MPNet|MT5|Marian|MarkupLM|MaskFormerDetr|MaskFormerSwin|MegatronBert|MobileBert|MobileNetV1|MobileNetV2|MobileViT|MobileViTV2|Mra|Mvp|NeuCodec|NllbMoe|Nystromformer|OPT|OneFormer|OpenAIGPT|PLBart|PPDocLayoutV3|PPDocLayoutV4|PPLCNet|PatchTSMixer|Pegasus|PegasusX|Perceiver|Pop2Piano|ProphetNet|Reformer|RemBert|RfDetr|RoCBert|RoFormer|Roberta|RobertaPreLayerNorm|SEW|SEWD|SaProt|Sam2Video|SeamlessM4T|SeamlessM4Tv2|SeedOss|SegGpt|Segformer|SpeechT5|Splinter|SqueezeBert|Swin|Swin2SR|Swinv2|SwitchTransformers|T5|TableTransformer|Tapas|TimeSeriesTransformer|TrOCR|Tvp|UMT5|Udop|UniSpeech|UniSpeechSat|VisualBert|Vits|Wav2Vec2|Wav2Vec2Bert|Wav2Vec2Conformer|WavLM|XGLM|XLM|XLMRoberta|XLMRobertaXL|XLNet|Xcodec2|Xmod|Yoso)(?:Model|For[^.]*|LMHeadModel|DoubleHeadsModel|WithLMHeadModel|PreTrainedModel)', r468), ('class', 'transformers\\.(?:Bloom|CLIPText|CLIPVision|CodeGen|Cohere|Cohere2|ConvNext|ConvNextV2|DINOv3ViT|DeepseekV2|DeepseekV3|DeiT|Dinov2|Dinov2WithRegisters|Falcon|GPTJ|GPTNeo|GPTNeoX|Gemma|Gemma2|Gemma3Text|Glm|Glm4|GptOss|Granite|GraniteMoe|Helium|Hiera|Llama|Llama4Text|Ministral|Mistral|Mixtral|ModernBert|Moonshine|Mpt|Olmo|Olmo2|Olmo3|Olmoe|Persimmon|Phi|Phi3|Qwen2|Qwen2Moe|Qwen3|Qwen3Moe|Qwen3Next|Siglip2Text|Siglip2Vision|SiglipText|SiglipVision|SmolLM3|StableLm|Starcoder2|Timesformer|ViT|ViTMAE|ViTMSN|VideoMAE|Vilt|Whisper|Yolos)(?:Model|For[^.]*|LMHeadModel|PreTrainedModel)', r36), ('class', 'transformers\\.(?:AutoModel|AutoModelFor[^.]*|AutoBackbone)', r35), ('class', 'transformers\\.(?:[^.]*Model|[^.]*LMHeadModel|[^.]*For[^.]*)', r35)],
    'pytorch_pretrained_bert': [('class', 'pytorch_pretrained_bert\\.[^.]*', r17)],
    'diffusers': [('class', 'diffusers\\.(?:[^.]*Scheduler|[^.]*SchedulerAncestral|[^.]*Pipeline|[^.]*PipelineOutput)', r26), ('class', 'diffusers\\.(?:ModelMixin|[^.]*Model|Autoencoder[^.]*|UNet2DConditionModel|[^.]*Transformer|[^.]*Transformer2DModel|[^.]*Transformer3DModel)', r469)],
    'schedulefree': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r43)],
    'prodigyopt': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r43)],
    'dadaptation': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r43)],
    'sophia': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r43)],
    'adabelief_pytorch': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r43)],
    'adan_pytorch': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r43)],
    'galore_torch': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r43)],
    'came_pytorch': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r43)],
    'heavyball': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r43)],
    'lamb': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r43)],
    'ranger': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r43)],
    'adamp': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r43)],
    'radam': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r43)],
    'adabound': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r43)],
    'lars': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r43)],
    'torch_optimizer': [('class', '(?:torch_optimizer|pytorch_optimizer)\\.[^.]*', r43)],
    'pytorch_optimizer': [('class', '(?:torch_optimizer|pytorch_optimizer)\\.[^.]*', r43)],
    'segmentation_models_pytorch': [('class', 'segmentation_models_pytorch\\.losses\\.[^.]*', r463)],
    'pytorch_metric_learning': [('class', '(?:kornia\\.losses|monai\\.losses|pytorch_metric_learning\\.losses)\\.[^.]*', r463)],
    'torch_geometric': [('class', 'torch_geometric\\.datasets\\.[^.]*', r14), ('class', 'torch_geometric\\.nn\\.[^.]*', r470)],
    'dgl': [('class', 'dgl\\.data\\.[^.]*Dataset', r14), ('class', '(?:dgl\\.nn|dgl\\.nn\\.pytorch)\\.[^.]*', r470)],
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
