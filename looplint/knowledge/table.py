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
r26 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr')}
r27 = {'role': 'optimizer', 'wraps': 'base_optimizer', 'params': ('base_optimizer', 'alpha', 'k')}
r28 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'own', 'rewrites_lr': True, 'like': 'timm.scheduler.Scheduler'}
r29 = {'role': 'ema', 'of': 'model', 'params': ('model', 'decay', 'device', 'resume')}
r30 = {'role': 'ema', 'of': 'model', 'params': ('model', 'decay', 'device')}
r31 = {'role': 'ema', 'of': 'model', 'params': ('model', 'decay', 'min_decay', 'update_after_step')}
r32 = {'role': 'criterion', 'expects': 'logits'}
r33 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'drop_prob', 'params': ('drop_prob',), 'defaults': {'drop_prob': 0.0}}
r34 = {'role': 'model', 'mode_dependent': 'unknown', 'like': 'transformers.PreTrainedModel'}
r35 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'eps', 'clip_threshold', 'decay_rate', 'beta1', 'weight_decay', 'scale_parameter', 'relative_step', 'warmup_init')}
r36 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'correct_bias', 'no_deprecation_warning'), 'deprecated': 'torch.optim.AdamW'}
r37 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'initial_lr'), 'unit': 'own'}
r38 = {'role': 'ema', 'of': 'parameters', 'params': ('parameters', 'decay', 'min_decay', 'update_after_step', 'use_ema_warmup', 'inv_gamma', 'power', 'foreach', 'model_cls', 'model_config')}
r39 = {'role': 'ema', 'of': 'parameters', 'params': ('parameters', 'decay', 'use_num_updates')}
r40 = {'role': 'ema', 'of': 'model', 'params': ('model', 'ema_model', 'beta')}
r41 = {'role': 'optimizer', 'of': 'params', 'params': ('params',)}
r42 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'weight_decay')}
r43 = {'role': 'optimizer', 'wraps': 'init_optimizer', 'params': ('init_optimizer', 'static_loss_scale', 'dynamic_loss_scale')}
r44 = {'role': 'optimizer', 'wraps': 'optimizer', 'params': ('optimizer',)}
r45 = {'role': 'model', 'wraps': 'module', 'syncs': True, 'params': ('module',), 'deprecated': 'torch.nn.parallel.DistributedDataParallel'}
r46 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'synced': True}
r47 = {'role': 'optimizer', 'of': 'model_params', 'params': ('model_params', 'lr')}
r48 = {'role': 'optimizer', 'wraps': 'optimizer', 'params': ('optimizer', 'k', 'alpha')}
r49 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'base_optimizer'), 'like': 'pytorch_optimizer.SAM'}
r50 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'multiplier', 'total_epoch', 'after_scheduler'), 'holds': 'after_scheduler', 'unit': 'any', 'rewrites_lr': True}
r51 = {'role': 'unknown', 'params': ('optimizer',)}
r52 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'any', 'rewrites_lr': True}
r53 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('encoder_name', 'encoder_depth', 'encoder_weights')}
r54 = {'role': 'criterion', 'frozen': True}
r55 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'any'}
r56 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset',), 'defaults': {'shuffle': False, 'drop_last': False, 'num_workers': 0}}
r57 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset',)}
r58 = {'role': 'loader', 'defaults': {'shuffle': False, 'drop_last': False, 'num_workers': 0}}
r59 = {'role': 'dataset', 'iterable': True}
r60 = {'role': 'loader', 'shuffles': 'unknown'}
r61 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size'), 'shuffles': 'unknown'}
r62 = {'role': 'loader', 'wraps': 'loader', 'params': ('loader', 'device')}
r63 = {'role': 'optimizer', 'wraps': 'optimizer', 'syncs': True, 'params': ('optimizer', 'named_parameters')}
r64 = {'role': 'unknown'}
r65 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'defaults')}
r66 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'momentum', 'dampening', 'weight_decay', 'nesterov', 'maximize', 'foreach', 'differentiable', 'fused')}
r67 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'amsgrad', 'foreach', 'maximize', 'capturable', 'differentiable', 'fused', 'decoupled_weight_decay'), 'defaults': {'eps': 1e-08}}
r68 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'amsgrad', 'maximize', 'foreach', 'capturable', 'differentiable', 'fused'), 'defaults': {'eps': 1e-08}}
r69 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'momentum_decay', 'decoupled_weight_decay', 'foreach', 'maximize', 'capturable', 'differentiable')}
r70 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'decoupled_weight_decay', 'foreach', 'maximize', 'capturable', 'differentiable')}
r71 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'foreach', 'maximize', 'differentiable', 'capturable')}
r72 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'lr_decay', 'weight_decay', 'initial_accumulator_value', 'eps', 'foreach', 'maximize', 'differentiable', 'fused')}
r73 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'rho', 'eps', 'weight_decay', 'foreach', 'capturable', 'maximize', 'differentiable')}
r74 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'beta2_decay', 'eps', 'd', 'weight_decay', 'foreach', 'maximize')}
r75 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'lambd', 'alpha', 't0', 'weight_decay', 'foreach', 'maximize', 'differentiable', 'capturable')}
r76 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'alpha', 'eps', 'weight_decay', 'momentum', 'centered', 'capturable', 'foreach', 'maximize', 'differentiable')}
r77 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'etas', 'step_sizes', 'capturable', 'foreach', 'maximize', 'differentiable')}
r78 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'maximize')}
r79 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'weight_decay', 'momentum', 'nesterov', 'ns_coefficients', 'eps', 'ns_steps', 'adjust_lr_fn')}
r80 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'max_iter', 'max_eval', 'tolerance_grad', 'tolerance_change', 'history_size', 'line_search_fn', 'maximize'), 'closure': True}
r81 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'optimizer_class', 'process_group', 'parameters_as_bucket_view', 'overlap_with_ddp')}
r82 = {'role': 'optimizer', 'wraps': 'optim', 'params': ('optim', 'averager')}
r83 = {'role': 'optimizer', 'of': 'params_rref', 'params': ('optimizer_class', 'params_rref', '*args'), 'context_gradients': True}
r84 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'last_epoch'), 'unit': 'any'}
r85 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'lr_lambda', 'last_epoch'), 'unit': 'any', 'rewrites_lr': True}
r86 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'lr_lambda', 'last_epoch'), 'unit': 'any'}
r87 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'step_size', 'gamma', 'last_epoch'), 'unit': 'epoch', 'length': ('step_size',)}
r88 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'milestones', 'gamma', 'last_epoch'), 'unit': 'epoch', 'length': ('milestones',)}
r89 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'gamma', 'last_epoch'), 'unit': 'epoch'}
r90 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'T_max', 'eta_min', 'last_epoch'), 'unit': 'epoch', 'length': ('T_max',)}
r91 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'T_0', 'T_mult', 'eta_min', 'last_epoch'), 'unit': 'any', 'length': ('T_0',), 'rewrites_lr': True}
r92 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'factor', 'total_iters', 'last_epoch'), 'unit': 'any', 'length': ('total_iters',), 'rewrites_lr': True}
r93 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'start_factor', 'end_factor', 'total_iters', 'last_epoch'), 'unit': 'any', 'length': ('total_iters',), 'rewrites_lr': True}
r94 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'total_iters', 'power', 'last_epoch'), 'unit': 'any', 'length': ('total_iters',)}
r95 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'max_lr', 'total_steps', 'epochs', 'steps_per_epoch', 'pct_start', 'anneal_strategy', 'cycle_momentum', 'base_momentum', 'max_momentum', 'div_factor', 'final_div_factor', 'three_phase', 'last_epoch'), 'unit': 'batch', 'length': ('total_steps', 'epochs * steps_per_epoch'), 'rewrites_lr': True}
r96 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'base_lr', 'max_lr', 'step_size_up', 'step_size_down', 'mode', 'gamma', 'scale_fn', 'scale_mode', 'cycle_momentum', 'base_momentum', 'max_momentum', 'last_epoch'), 'unit': 'batch', 'length': ('step_size_up', 'step_size_down'), 'rewrites_lr': True}
r97 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'mode', 'factor', 'patience', 'threshold', 'threshold_mode', 'cooldown', 'min_lr', 'eps'), 'defaults': {'mode': 'min', 'patience': 10}, 'unit': 'metric'}
r98 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'schedulers', 'milestones', 'last_epoch'), 'holds': 'schedulers', 'unit': 'any', 'length': ('milestones',), 'rewrites_lr': True}
r99 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('schedulers', 'optimizer'), 'holds': 'schedulers', 'unit': 'any'}
r100 = {'role': 'ema', 'of': 'model', 'params': ('model', 'device', 'avg_fn', 'multi_avg_fn', 'use_buffers'), 'defaults': {'use_buffers': False}, 'average': ('avg_fn', 'multi_avg_fn')}
r101 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'swa_lr', 'anneal_epochs', 'anneal_strategy', 'last_epoch'), 'unit': 'epoch', 'length': ('anneal_epochs',)}
r102 = {'role': 'scaler', 'params': ('device', 'init_scale', 'growth_factor', 'backoff_factor', 'growth_interval', 'enabled'), 'defaults': {'enabled': True}}
r103 = {'role': 'scaler', 'params': ('init_scale', 'growth_factor', 'backoff_factor', 'growth_interval', 'enabled'), 'defaults': {'enabled': True}, 'deprecated': 'torch.amp.GradScaler'}
r104 = {'role': 'scaler', 'params': ('device', 'init_scale', 'backoff_factor', 'growth_factor', 'growth_interval', 'enabled', 'process_group'), 'defaults': {'enabled': True}}
r105 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size', 'shuffle', 'sampler', 'batch_sampler', 'num_workers', 'collate_fn', 'pin_memory', 'drop_last', 'timeout', 'worker_init_fn', 'multiprocessing_context', 'generator', 'prefetch_factor', 'persistent_workers', 'pin_memory_device', 'in_order'), 'defaults': {'batch_size': 1, 'shuffle': False, 'num_workers': 0, 'pin_memory': False, 'drop_last': False, 'persistent_workers': False}}
r106 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size', 'shuffle', 'sampler', 'batch_sampler', 'num_workers', 'collate_fn', 'pin_memory', 'drop_last', 'timeout', 'worker_init_fn', 'multiprocessing_context', 'generator'), 'defaults': {'batch_size': 1, 'shuffle': False, 'num_workers': 0, 'pin_memory': False, 'drop_last': False, 'persistent_workers': False}, 'stateful': True}
r107 = {'role': 'dataset', 'params': ('*tensors',)}
r108 = {'role': 'dataset', 'params': ('*args',), 'holds': 'args'}
r109 = {'role': 'dataset', 'params': ('datasets',), 'holds': 'datasets'}
r110 = {'role': 'dataset', 'params': ('datasets',), 'holds': 'datasets', 'iterable': True}
r111 = {'role': 'dataset', 'of': 'dataset', 'params': ('dataset', 'indices'), 'subset': 'indices'}
r112 = {'role': 'sampler'}
r113 = {'role': 'sampler', 'of': 'data_source', 'params': ('data_source',), 'shuffles': False}
r114 = {'role': 'sampler', 'of': 'data_source', 'params': ('data_source', 'replacement', 'num_samples', 'generator'), 'shuffles': True}
r115 = {'role': 'sampler', 'params': ('indices', 'generator'), 'shuffles': True, 'subset': 'indices'}
r116 = {'role': 'sampler', 'params': ('weights', 'num_samples', 'replacement', 'generator'), 'shuffles': True}
r117 = {'role': 'sampler', 'of': 'sampler', 'params': ('sampler', 'batch_size', 'drop_last'), 'batches': True}
r118 = {'role': 'sampler', 'of': 'dataset', 'params': ('dataset', 'num_replicas', 'rank', 'shuffle', 'seed', 'drop_last'), 'defaults': {'shuffle': True, 'drop_last': False, 'seed': 0}, 'sharded': True}
r119 = {'role': 'model', 'wraps': 'module', 'syncs': True, 'params': ('module', 'device_ids', 'output_device', 'dim', 'broadcast_buffers', 'init_sync', 'process_group', 'bucket_cap_mb', 'find_unused_parameters', 'check_reduction', 'gradient_as_bucket_view', 'static_graph')}
r120 = {'role': 'model', 'wraps': 'module', 'params': ('module', 'device_ids', 'output_device', 'dim'), 'deprecated': 'torch.nn.parallel.DistributedDataParallel'}
r121 = {'role': 'model', 'wraps': 'module', 'syncs': True, 'sharded': True, 'replaces_parameters': True, 'params': ('module', 'process_group', 'sharding_strategy', 'cpu_offload', 'auto_wrap_policy', 'backward_prefetch', 'mixed_precision', 'ignored_modules', 'param_init_fn', 'device_id', 'sync_module_states', 'forward_prefetch', 'limit_all_gathers', 'use_orig_params', 'ignored_states', 'device_mesh')}
r122 = {'role': 'criterion', 'expects': 'logits', 'params': ('weight', 'size_average', 'ignore_index', 'reduce', 'reduction', 'label_smoothing'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}}
r123 = {'role': 'criterion', 'learnable': True}
r124 = {'role': 'criterion', 'expects': 'log-probabilities', 'params': ('weight', 'size_average', 'ignore_index', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}}
r125 = {'role': 'criterion', 'expects': 'probabilities', 'autocast_unsafe': True, 'params': ('weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r126 = {'role': 'criterion', 'expects': 'logits', 'params': ('weight', 'size_average', 'reduce', 'reduction', 'pos_weight'), 'defaults': {'reduction': 'mean'}}
r127 = {'role': 'criterion', 'expects': 'logits', 'broadcasts': True, 'params': ('weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r128 = {'role': 'criterion', 'expects': 'logits', 'params': ('size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r129 = {'role': 'criterion', 'broadcasts': True, 'params': ('size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r130 = {'role': 'criterion', 'broadcasts': True, 'params': ('size_average', 'reduce', 'reduction', 'beta'), 'defaults': {'reduction': 'mean'}}
r131 = {'role': 'criterion', 'broadcasts': True, 'params': ('reduction', 'delta'), 'defaults': {'reduction': 'mean'}}
r132 = {'role': 'criterion', 'expects': 'log-probabilities', 'broadcasts': True, 'params': ('size_average', 'reduce', 'reduction', 'log_target'), 'defaults': {'reduction': 'mean'}}
r133 = {'role': 'criterion', 'broadcasts': True, 'params': ('log_input', 'full', 'size_average', 'eps', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r134 = {'role': 'criterion', 'params': ('full', 'eps', 'reduction'), 'defaults': {'reduction': 'mean'}}
r135 = {'role': 'criterion', 'expects': 'log-probabilities', 'params': ('blank', 'reduction', 'zero_infinity'), 'defaults': {'reduction': 'mean'}}
r136 = {'role': 'criterion', 'broadcasts': True, 'params': ('margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r137 = {'role': 'criterion', 'params': ('margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r138 = {'role': 'criterion', 'params': ('size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r139 = {'role': 'criterion', 'params': ('p', 'margin', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r140 = {'role': 'criterion', 'params': ('margin', 'p', 'eps', 'swap', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r141 = {'role': 'criterion', 'params': ('distance_function', 'margin', 'swap', 'reduction'), 'defaults': {'reduction': 'mean'}}
r142 = {'role': 'criterion', 'learnable': True, 'params': ('in_features', 'n_classes', 'cutoffs', 'div_value', 'head_bias', 'device', 'dtype')}
r143 = {'role': 'parameters', 'params': ('data', 'requires_grad'), 'defaults': {'requires_grad': True}}
r144 = {'role': 'parameters'}
r145 = {'role': 'model', 'params': ('*args',), 'container': True}
r146 = {'role': 'model', 'params': ('modules',), 'container': True}
r147 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'p', 'params': ('p', 'inplace'), 'defaults': {'p': 0.5}}
r148 = {'role': 'model', 'mode_dependent': True, 'params': ('lower', 'upper', 'inplace')}
r149 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'normalises': 'batch', 'params': ('num_features', 'eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r150 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'normalises': 'batch', 'synced': True, 'params': ('num_features', 'eps', 'momentum', 'affine', 'track_running_stats', 'process_group', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r151 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'normalises': 'batch', 'params': ('eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r152 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'params': ('num_features', 'eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': False}}
r153 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'params': ('eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': False}}
r154 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('embed_dim', 'num_heads', 'dropout', 'bias', 'add_bias_kv', 'add_zero_attn', 'kdim', 'vdim', 'batch_first', 'device', 'dtype'), 'defaults': {'dropout': 0.0}}
r155 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('input_size', 'hidden_size', 'num_layers'), 'defaults': {'dropout': 0.0}, 'recurrent': True}
r156 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('mode', 'input_size', 'hidden_size', 'num_layers', 'bias', 'batch_first', 'dropout', 'bidirectional', 'proj_size', 'device', 'dtype'), 'defaults': {'dropout': 0.0}, 'recurrent': True}
r157 = {'role': 'model', 'params': ('input_size', 'hidden_size', 'bias'), 'recurrent': True}
r158 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('d_model', 'nhead', 'num_encoder_layers', 'num_decoder_layers', 'dim_feedforward', 'dropout', 'activation', 'custom_encoder', 'custom_decoder', 'layer_norm_eps', 'batch_first', 'norm_first', 'bias', 'device', 'dtype'), 'defaults': {'dropout': 0.1}}
r159 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('d_model', 'nhead', 'dim_feedforward', 'dropout', 'activation', 'layer_norm_eps', 'batch_first', 'norm_first', 'bias', 'device', 'dtype'), 'defaults': {'dropout': 0.1}}
r160 = {'role': 'model', 'copies': 'encoder_layer', 'params': ('encoder_layer', 'num_layers', 'norm', 'enable_nested_tensor', 'mask_check')}
r161 = {'role': 'model', 'copies': 'decoder_layer', 'params': ('decoder_layer', 'num_layers', 'norm')}
r162 = {'role': 'model', 'output': 'softmax', 'parameterless': True}
r163 = {'role': 'model', 'output': 'log_softmax', 'parameterless': True}
r164 = {'role': 'model', 'output': 'sigmoid', 'parameterless': True}
r165 = {'role': 'model', 'params': ('in_features', 'out_features', 'bias', 'device', 'dtype')}
r166 = {'role': 'model', 'params': ('out_features', 'bias', 'device', 'dtype')}
r167 = {'role': 'model', 'params': ('in_channels', 'out_channels', 'kernel_size', 'stride', 'padding', 'dilation', 'groups', 'bias', 'padding_mode', 'device', 'dtype')}
r168 = {'role': 'model', 'params': ('in_channels', 'out_channels', 'kernel_size', 'stride', 'padding', 'output_padding', 'groups', 'bias', 'dilation', 'padding_mode', 'device', 'dtype')}
r169 = {'role': 'model', 'parameterless': True}
r170 = {'role': 'unknown', 'generator': True, 'params': ('seed',)}
r171 = {'role': 'unknown', 'generator': True, 'params': ('device',)}
r172 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('weights', 'progress'), 'returns': 'new'}
r173 = {'role': 'model', 'mode_dependent': True, 'params': ('weights', 'progress'), 'returns': 'new'}
r174 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('weights', 'progress'), 'defaults': {'dropout': 0.0}, 'returns': 'new'}
r175 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('weights', 'progress', 'num_classes', 'aux_loss', 'weights_backbone'), 'returns': 'new'}
r176 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('weights', 'progress', 'num_classes', 'weights_backbone'), 'returns': 'new'}
r177 = {'role': 'model', 'mode_dependent': True, 'returns_losses': True, 'params': ('weights', 'progress', 'num_classes'), 'returns': 'new'}
r178 = {'role': 'model', 'mode_dependent': True, 'returns': 'new'}
r179 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'returns': 'new'}
r180 = {'role': 'model', 'mode_dependent': 'unknown', 'params': ('name',), 'returns': 'new'}
r181 = {'op': 'loss', 'expects': 'logits', 'params': ('inputs', 'targets', 'alpha', 'gamma', 'reduction'), 'defaults': {'reduction': 'none'}, 'as': {'inputs': 'input', 'targets': 'target'}, 'returns': 'loss'}
r182 = {'op': 'loss', 'params': ('boxes1', 'boxes2', 'reduction', 'eps'), 'defaults': {'reduction': 'none'}, 'as': {'boxes1': 'input', 'boxes2': 'target'}, 'returns': 'loss'}
r183 = {'op': 'measure', 'ratio': True, 'returns': 'tensor'}
r184 = {'op': 'measure', 'ratio': True, 'params': ('y_true', 'y_pred'), 'returns': 'value'}
r185 = {'op': 'measure', 'params': ('y_true', 'y_pred'), 'returns': 'value'}
r186 = {'role': 'metric', 'like': 'evaluate.EvaluationModule', 'params': ('path',), 'returns': 'new'}
r187 = {'role': 'model', 'mode_dependent': 'unknown', 'params': ('model_name', 'pretrained'), 'returns': 'new'}
r188 = {'role': 'optimizer', 'of': 'model_or_params', 'params': ('model_or_params', 'opt', 'lr', 'weight_decay', 'momentum', 'foreach', 'filter_bias_and_bn'), 'returns': 'new'}
r189 = {'role': 'optimizer', 'of': 'model', 'params': ('args', 'model', 'filter_bias_and_bn'), 'returns': 'new'}
r190 = {'params': ('model',), 'returns': 'parameters:model'}
r191 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'sched', 'num_epochs'), 'unit': 'own', 'rewrites_lr': True, 'like': 'timm.scheduler.Scheduler', 'returns': ('new', 'value')}
r192 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('args', 'optimizer', 'updates_per_epoch'), 'unit': 'own', 'rewrites_lr': True, 'like': 'timm.scheduler.Scheduler', 'returns': ('new', 'value')}
r193 = {'role': 'dataset', 'params': ('name', 'root', 'split', 'search_split', 'class_map'), 'split': 'split', 'returns': 'new'}
r194 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'input_size', 'batch_size', 'is_training'), 'defaults': {'is_training': False}, 'shuffles': 'is_training', 'returns': 'new'}
r195 = {'role': 'transform', 'params': ('input_size', 'is_training'), 'defaults': {'is_training': False}, 'random': 'is_training', 'returns': 'new'}
r196 = {'op': 'reduce', 'collective': True, 'returns': 'tensor', 'as': {'tensor': 'value'}, 'params': ('tensor', 'n')}
r197 = {'op': 'seed', 'seeds': ('torch', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed', 'rank')}
r198 = {'rank': True, 'returns': 'value'}
r199 = {'group': 'init', 'collective': True, 'returns': 'value'}
r200 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'last_epoch'), 'unit': 'any', 'constant': True, 'like': 'torch.optim.lr_scheduler.LambdaLR', 'rewrites_lr': True, 'returns': 'new'}
r201 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'num_warmup_steps', 'last_epoch'), 'unit': 'batch', 'rewrites_lr': True, 'returns': 'new'}
r202 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'num_warmup_steps', 'num_training_steps'), 'unit': 'batch', 'length': ('num_training_steps',), 'rewrites_lr': True, 'returns': 'new'}
r203 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'num_warmup_steps'), 'unit': 'batch', 'rewrites_lr': True, 'returns': 'new'}
r204 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'metric', 'like': 'torch.optim.lr_scheduler.ReduceLROnPlateau', 'returns': 'new'}
r205 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('name', 'optimizer', 'num_warmup_steps', 'num_training_steps', 'scheduler_specific_kwargs'), 'unit': 'batch', 'length': ('num_training_steps',), 'rewrites_lr': True, 'returns': 'new'}
r206 = {'op': 'seed', 'seeds': ('torch', 'cuda', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed', 'deterministic'), 'returns': 'none'}
r207 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('name', 'optimizer', 'step_rules', 'num_warmup_steps', 'num_training_steps', 'num_cycles', 'power', 'last_epoch'), 'unit': 'batch', 'length': ('num_training_steps',), 'rewrites_lr': True, 'returns': 'new'}
r208 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'any', 'rewrites_lr': True, 'returns': 'new'}
r209 = {'op': 'wrap', 'obj': 'module', 'syncs_batchnorm': True, 'returns': 'same:module', 'params': ('module',)}
r210 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('arch', 'encoder_name', 'encoder_weights', 'in_channels', 'classes'), 'returns': 'new'}
r211 = {'role': 'model', 'mode_dependent': False, 'mode': 'eval', 'params': ('name', 'device'), 'returns': ('new', 'value')}
r212 = {'role': 'model', 'mode_dependent': 'unknown', 'params': ('model_name', 'pretrained'), 'returns': ('new', 'value', 'value')}
r213 = {'op': 'wrap', 'obj': 'model', 'returns': 'same:model', 'replaces_parameters': True, 'params': ('model', 'peft_config')}
r214 = {'op': 'wrap', 'obj': 'model', 'returns': 'same:model', 'params': ('model',)}
r215 = {'op': 'forward', 'obj': 'predictor', 'params': ('inputs', 'roi_size', 'sw_batch_size', 'predictor'), 'returns': 'tensor'}
r216 = {'op': 'seed', 'seeds': ('torch', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r217 = {'role': 'dataset', 'params': ('path', 'name'), 'returns': 'new', 'split': 'split'}
r218 = {'op': 'step', 'obj': 'optimizer', 'params': ('optimizer', 'barrier')}
r219 = {'op': 'save', 'as': {'data': 'value', 'file_or_path': 'file'}, 'params': ('data', 'file_or_path', 'master_only'), 'returns': 'none'}
r220 = {'op': 'wrap', 'obj': 'optimizer', 'returns': 'same:optimizer', 'params': ('optimizer', 'named_parameters')}
r221 = {'op': 'reduce', 'collective': True, 'as': {'tensor': 'value'}, 'params': ('tensor',), 'returns': 'tensor'}
r222 = {'op': 'reduce', 'collective': True, 'returns': 'none'}
r223 = {'group': 'init', 'collective': True, 'closes_itself': True, 'returns': 'none'}
r224 = {'op': 'seed', 'seeds': ('torch', 'cuda', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r225 = {'op': 'seed', 'seeds': ('torch', 'cuda', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed', 'workers'), 'returns': 'value'}
r226 = {'op': 'forward', 'obj': 'model', 'params': ('loader', 'model', 'device'), 'restores_mode': True, 'updates_statistics': True, 'returns': 'none'}
r227 = {'params': ('decay',), 'returns': 'value'}
r228 = {'params': (), 'returns': 'value'}
r229 = {'scope': 'autocast', 'switch': 'enabled', 'params': ('device_type', 'dtype', 'enabled', 'cache_enabled'), 'defaults': {'enabled': True}}
r230 = {'scope': 'autocast', 'switch': 'enabled', 'params': ('enabled', 'dtype', 'cache_enabled'), 'defaults': {'enabled': True, 'device_type': 'cuda', 'dtype': 'torch.float16'}, 'deprecated': 'torch.amp.autocast'}
r231 = {'scope': 'autocast', 'switch': 'enabled', 'params': ('enabled', 'dtype', 'cache_enabled'), 'defaults': {'enabled': True, 'device_type': 'cpu', 'dtype': 'torch.bfloat16'}, 'deprecated': 'torch.amp.autocast'}
r232 = {'scope': 'no-grad', 'params': ('orig_func',)}
r233 = {'scope': 'enable-grad', 'params': ('orig_func',)}
r234 = {'scope': 'no-grad', 'switch': 'mode', 'params': ('mode',), 'defaults': {'mode': True}, 'inference': True}
r235 = {'op': 'grad-mode', 'scope': 'enable-grad', 'scope_if_false': 'no-grad', 'switch': 'mode', 'as': {'mode': 'enabled'}, 'params': ('mode',)}
r236 = {'op': 'backward', 'obj': 'tensors', 'params': ('tensors', 'grad_tensors', 'retain_graph', 'create_graph', 'grad_variables', 'inputs'), 'returns': 'none'}
r237 = {'op': 'backward', 'obj': 'roots', 'params': ('context_id', 'roots', 'retain_graph'), 'context_gradients': True, 'returns': 'none'}
r238 = {'op': 'grad', 'obj': 'outputs', 'params': ('outputs', 'inputs', 'grad_outputs', 'retain_graph', 'create_graph', 'only_inputs', 'allow_unused', 'is_grads_batched', 'materialize_grads'), 'defaults': {'create_graph': False}, 'returns': 'tensor'}
r239 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'max_norm', 'norm_type', 'error_if_nonfinite', 'foreach'), 'returns': 'value'}
r240 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'max_norm', 'norm_type', 'error_if_nonfinite', 'foreach'), 'deprecated': 'torch.nn.utils.clip_grad_norm_', 'returns': 'value'}
r241 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'clip_value', 'foreach'), 'returns': 'none'}
r242 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'max_norm', 'total_norm', 'foreach'), 'returns': 'none'}
r243 = {'params': ('tensors', 'norm_type', 'error_if_nonfinite', 'foreach'), 'returns': 'value'}
r244 = {'params': ('function', '*args', 'use_reentrant', 'preserve_rng_state', 'context_fn', 'determinism_check', 'debug'), 'returns': 'call:function'}
r245 = {'op': 'forward', 'obj': 'module', 'params': ('module', 'parameter_and_buffer_dicts', 'args', 'kwargs', 'tie_weights', 'strict'), 'returns': 'tensor'}
r246 = {'returns': 'same:module', 'params': ('module',)}
r247 = {'op': 'update', 'obj': 'parameters', 'params': ('vec', 'parameters'), 'returns': 'none'}
r248 = {'params': ('dataset', 'lengths', 'generator'), 'role': 'dataset', 'of': 'dataset', 'returns': 'each:lengths', 'random': True}
r249 = {'returns': 'tensor'}
r250 = {'params': (), 'returns': 'value', 'worker': True}
r251 = {'op': 'wrap', 'obj': 'module', 'returns': 'same:module', 'syncs': True, 'sharded': True, 'replaces_parameters': True, 'dtensor': True, 'params': ('module', 'mesh', 'reshard_after_forward', 'shard_placement_fn', 'mp_policy', 'offload_policy', 'ignored_params')}
r252 = {'op': 'wrap', 'obj': 'module', 'returns': 'same:module', 'replaces_parameters': True, 'dtensor': True, 'params': ('module', 'device_mesh', 'parallelize_plan', 'src_data_rank')}
r253 = {'op': 'wrap', 'obj': 'module', 'returns': 'same:module', 'syncs_batchnorm': True, 'params': ('module', 'process_group')}
r254 = {'op': 'wrap', 'obj': 'model', 'returns': 'same:model', 'compiles': True, 'params': ('model', 'fullgraph', 'dynamic', 'backend', 'mode', 'options', 'disable')}
r255 = {'group': 'init', 'collective': True, 'params': ('backend', 'init_method', 'timeout', 'world_size', 'rank', 'store', 'group_name', 'pg_options', 'device_id'), 'returns': 'none'}
r256 = {'group': 'destroy', 'params': ('group',), 'returns': 'none'}
r257 = {'op': 'barrier', 'collective': True, 'params': ('group',), 'returns': 'none'}
r258 = {'op': 'reduce', 'obj': 'tensor', 'collective': True, 'in_place': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'op', 'group', 'async_op')}
r259 = {'op': 'reduce', 'obj': 'tensor', 'collective': True, 'in_place': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'dst', 'op', 'group', 'async_op')}
r260 = {'op': 'reduce', 'obj': 'tensor', 'collective': True, 'in_place': True, 'broadcasts_from': 'src', 'as': {'tensor': 'value'}, 'params': ('tensor', 'src', 'group', 'async_op')}
r261 = {'op': 'reduce', 'collective': True, 'in_place': True, 'broadcasts_from': 'src', 'as': {'object_list': 'value'}, 'params': ('object_list', 'src', 'group', 'device')}
r262 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'tensor': 'value'}, 'params': ('tensor_list', 'tensor', 'group', 'async_op')}
r263 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'input_tensor': 'value'}, 'params': ('output_tensor', 'input_tensor', 'group', 'async_op')}
r264 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'obj': 'value'}, 'params': ('object_list', 'obj', 'group')}
r265 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'gather_list', 'dst', 'group', 'async_op')}
r266 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'obj': 'value'}, 'params': ('obj', 'object_gather_list', 'dst', 'group')}
r267 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'scatter_list', 'src', 'group', 'async_op')}
r268 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'params': ('scatter_object_output_list', 'scatter_object_input_list', 'src', 'group')}
r269 = {'op': 'reduce', 'collective': True, 'in_place': True}
r270 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True}
r271 = {'op': 'reduce', 'collective': True, 'returns': 'tensor', 'params': ('tensor',), 'as': {'tensor': 'value'}}
r272 = {'returns': 'value'}
r273 = {'sets_device': True, 'params': ('device',), 'returns': 'none'}
r274 = {'op': 'loss', 'expects': 'logits', 'params': ('input', 'target', 'weight', 'size_average', 'ignore_index', 'reduce', 'reduction', 'label_smoothing'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}, 'returns': 'loss'}
r275 = {'op': 'loss', 'params': ('input', 'linear_weight', 'target'), 'returns': 'loss'}
r276 = {'op': 'loss', 'expects': 'log-probabilities', 'params': ('input', 'target', 'weight', 'size_average', 'ignore_index', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}, 'returns': 'loss'}
r277 = {'op': 'loss', 'expects': 'probabilities', 'autocast_unsafe': True, 'params': ('input', 'target', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r278 = {'op': 'loss', 'expects': 'logits', 'params': ('input', 'target', 'weight', 'size_average', 'reduce', 'reduction', 'pos_weight'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r279 = {'op': 'loss', 'expects': 'logits', 'broadcasts': True, 'params': ('input', 'target', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r280 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'size_average', 'reduce', 'reduction', 'weight'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r281 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'size_average', 'reduce', 'reduction', 'beta'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r282 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'reduction', 'delta', 'weight'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r283 = {'op': 'loss', 'expects': 'log-probabilities', 'broadcasts': True, 'params': ('input', 'target', 'size_average', 'reduce', 'reduction', 'log_target'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r284 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'log_input', 'full', 'size_average', 'eps', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r285 = {'op': 'loss', 'params': ('input', 'target', 'var', 'full', 'eps', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r286 = {'op': 'loss', 'expects': 'log-probabilities', 'params': ('log_probs', 'targets', 'input_lengths', 'target_lengths', 'blank', 'reduction', 'zero_infinity'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss', 'as': {'log_probs': 'input', 'targets': 'target'}}
r287 = {'op': 'loss', 'params': ('input', 'target', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r288 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r289 = {'op': 'loss', 'params': ('input', 'target', 'p', 'margin', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r290 = {'op': 'loss', 'params': ('input1', 'input2', 'target', 'margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r291 = {'op': 'loss', 'params': ('anchor', 'positive', 'negative', 'margin', 'p', 'eps', 'swap', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r292 = {'op': 'loss', 'params': ('anchor', 'positive', 'negative', 'distance_function', 'margin', 'swap', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r293 = {'training': 'training', 'rate': 'p', 'params': ('input', 'p', 'training', 'inplace'), 'defaults': {'p': 0.5, 'training': True}, 'returns': 'tensor'}
r294 = {'training': 'training', 'rate': 'p', 'params': ('input', 'p', 'training', 'inplace'), 'defaults': {'p': 0.5, 'training': False}, 'returns': 'tensor'}
r295 = {'training': 'train', 'rate': 'p', 'params': ('input', 'p', 'train'), 'returns': 'tensor'}
r296 = {'training': 'training', 'params': ('input', 'lower', 'upper', 'training', 'inplace'), 'defaults': {'training': False}, 'returns': 'tensor'}
r297 = {'training': 'training', 'normalises': 'batch', 'params': ('input', 'running_mean', 'running_var', 'weight', 'bias', 'training', 'momentum', 'eps'), 'defaults': {'training': False}, 'returns': 'tensor'}
r298 = {'rate': 'dropout_p', 'params': ('query', 'key', 'value', 'attn_mask', 'dropout_p', 'is_causal', 'scale', 'enable_gqa'), 'defaults': {'dropout_p': 0.0}, 'returns': 'tensor'}
r299 = {'training': 'training', 'rate': 'dropout_p', 'params': ('query', 'key', 'value', 'embed_dim_to_check', 'num_heads', 'in_proj_weight', 'in_proj_bias', 'bias_k', 'bias_v', 'add_zero_attn', 'dropout_p', 'out_proj_weight', 'out_proj_bias', 'training'), 'defaults': {'training': True}, 'returns': 'tensor'}
r300 = {'random': True, 'output': 'softmax', 'params': ('logits', 'tau', 'hard', 'eps', 'dim'), 'returns': 'tensor'}
r301 = {'output': 'softmax', 'params': ('input', 'dim', '_stacklevel', 'dtype'), 'returns': 'tensor'}
r302 = {'output': 'log_softmax', 'params': ('input', 'dim', '_stacklevel', 'dtype'), 'returns': 'tensor'}
r303 = {'output': 'sigmoid', 'params': ('input',), 'returns': 'tensor'}
r304 = {'output': 'softmax', 'params': ('input', 'dim', 'dtype'), 'returns': 'tensor'}
r305 = {'output': 'log_softmax', 'params': ('input', 'dim', 'dtype'), 'returns': 'tensor'}
r306 = {'params': ('data',), 'returns': 'tensor', 'cuts': True}
r307 = {'params': ('data', 'dtype', 'device', 'requires_grad', 'pin_memory'), 'returns': 'tensor', 'cuts': True}
r308 = {'params': ('ndarray',), 'returns': 'tensor', 'cuts': True}
r309 = {'params': ('data', 'dtype', 'device'), 'returns': 'tensor'}
r310 = {'params': ('data', 'requires_grad'), 'returns': 'same:data', 'deprecated': 'torch.Tensor'}
r311 = {'params': ('input',), 'returns': 'tensor', 'cuts': True}
r312 = {'returns': 'tensor', 'cuts': True}
r313 = {'params': ('input',), 'returns': 'value', 'cuts': True}
r314 = {'op': 'save', 'as': {'obj': 'value', 'f': 'file'}, 'params': ('obj', 'f', 'pickle_module', 'pickle_protocol'), 'returns': 'none'}
r315 = {'op': 'load', 'role': 'checkpoint', 'as': {'f': 'file'}, 'params': ('f', 'map_location', 'pickle_module', 'weights_only', 'mmap'), 'defaults': {'weights_only': True}, 'returns': 'new'}
r316 = {'role': 'checkpoint', 'params': ('url', 'model_dir', 'map_location', 'progress', 'check_hash', 'file_name', 'weights_only'), 'returns': 'new'}
r317 = {'params': ('repo_or_dir', 'model', '*args', 'source', 'trust_repo', 'force_reload', 'verbose', 'skip_validation'), 'returns': 'new', 'role': 'model', 'mode_dependent': 'unknown', 'mode': 'unknown'}
r318 = {'op': 'save', 'collective': True, 'sharded': True, 'as': {'state_dict': 'value', 'checkpoint_id': 'file'}, 'params': ('state_dict', 'checkpoint_id', 'storage_writer', 'planner', 'process_group')}
r319 = {'op': 'load', 'collective': True, 'in_place': True, 'as': {'state_dict': 'value', 'checkpoint_id': 'file'}, 'params': ('state_dict', 'checkpoint_id', 'storage_reader', 'planner', 'process_group')}
r320 = {'params': ('model', 'optimizers', 'submodules', 'options'), 'returns': 'state', 'collective': True}
r321 = {'params': ('model', 'submodules', 'options'), 'returns': 'state:model', 'collective': True}
r322 = {'params': ('model', 'optimizers', 'submodules', 'options'), 'returns': 'state:optimizers', 'collective': True}
r323 = {'op': 'restore', 'obj': 'model', 'params': ('model', 'optimizers', 'model_state_dict', 'optim_state_dict', 'options'), 'collective': True}
r324 = {'op': 'restore', 'obj': 'model', 'as': {'model_state_dict': 'state_dict'}, 'params': ('model', 'model_state_dict', 'options'), 'collective': True}
r325 = {'op': 'restore', 'obj': 'optimizers', 'as': {'optim_state_dict': 'state_dict'}, 'params': ('model', 'optimizers', 'optim_state_dict', 'options'), 'collective': True}
r326 = {'params': ('x',), 'returns': 'copy'}
r327 = {'op': 'export', 'obj': 'func', 'exports': 'trace', 'params': ('func', 'example_inputs'), 'returns': 'copy'}
r328 = {'op': 'export', 'obj': 'mod', 'exports': 'trace', 'params': ('mod', 'inputs'), 'returns': 'copy'}
r329 = {'op': 'wrap', 'obj': 'obj', 'exports': 'script', 'params': ('obj', 'optimize'), 'returns': 'same:obj'}
r330 = {'op': 'export', 'obj': 'mod', 'exports': 'script', 'params': ('mod', 'preserved_attrs', 'optimize_numerics', 'preserve_parameters'), 'returns': 'copy'}
r331 = {'op': 'save', 'as': {'m': 'value', 'f': 'file'}, 'params': ('m', 'f'), 'returns': 'none'}
r332 = {'role': 'model', 'params': ('f', 'map_location'), 'returns': 'new', 'mode': 'unknown', 'mode_dependent': 'unknown'}
r333 = {'op': 'export', 'obj': 'model', 'exports': 'onnx', 'params': ('model', 'args', 'f', 'kwargs', 'verbose', 'input_names', 'output_names', 'opset_version', 'dynamo'), 'defaults': {'dynamo': True}}
r334 = {'op': 'export', 'obj': 'mod', 'exports': 'export', 'params': ('mod', 'args', 'kwargs', 'dynamic_shapes', 'strict')}
r335 = {'op': 'seed', 'seeds': ('torch',), 'as': {'seed': 'value'}, 'params': ('seed',)}
r336 = {'op': 'seed', 'seeds': ('cuda',), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r337 = {'op': 'seed', 'seeds': ('numpy',), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r338 = {'op': 'seed', 'seeds': ('python',), 'as': {'a': 'value'}, 'params': ('a', 'version'), 'returns': 'none'}
r339 = {'forks_random_state': True, 'params': ('devices', 'enabled')}
r340 = {'role': 'unknown', 'generator': True, 'params': ('seed',), 'returns': 'new'}
r341 = {'params': ('x',), 'returns': 'value', 'cuts': True}
r342 = {'params': ('iterable',), 'returns': 'iterable:iterable'}
r343 = {'params': ('iterable', 'start'), 'returns': 'iterable:iterable', 'counts': True}
r344 = {'params': ('*iterables',), 'returns': 'iterable:iterables'}
r345 = {'params': ('iterable',), 'returns': 'iterable:iterable', 'cycles': True}
r346 = {'params': ('iterable', '*bounds'), 'returns': 'iterable:iterable'}
r347 = {'params': ('a',), 'returns': 'value', 'cuts': True}
r348 = {'params': ('enter_result',)}
r349 = {'params': ('iterable', 'desc', 'total'), 'returns': 'iterable:iterable'}
r350 = {'params': ('sequence',), 'returns': 'iterable:sequence'}
r351 = {'params': ('*args',), 'counts': True, 'returns': 'value'}
r352 = {'params': ('name',), 'marks': 'scope'}
r353 = {'op': 'wrap', 'obj': 'obj', 'params': ('obj', 'by'), 'returns': 'same:obj'}
r354 = {'params': ('role', 'value'), 'returns': 'every'}
r355 = {'params': (), 'returns': 'unknown'}
r356 = {'op': 'measure', 'params': (), 'returns': 'none'}
r357 = {'op': 'reset', 'params': (), 'returns': 'value'}
r358 = {'params': ('reduction',), 'returns': 'tensor', 'cuts': True}
r359 = {'op': 'schedule', 'params': ('epoch', 'metric'), 'returns': 'none'}
r360 = {'op': 'schedule', 'params': ('num_updates', 'metric'), 'returns': 'none'}
r361 = {'params': ('pretrained_model_name_or_path',), 'makes': True, 'mode': 'eval', 'returns': 'new'}
r362 = {'params': ('config',), 'makes': True, 'returns': 'new'}
r363 = {'op': 'save', 'obj': 'save_directory', 'params': ('save_directory',), 'saves': 'self', 'returns': 'none'}
r364 = {'op': 'forward', 'params': ('inputs',), 'scope': 'no-grad', 'returns': 'tensor', 'cuts': True}
r365 = {'params': (), 'returns': 'none'}
r366 = {'params': ('new_num_tokens',), 'replaces_parameters': True}
r367 = {'op': 'forward', 'params': ('*args',), 'returns': 'tensor', 'returns_losses': 'labels'}
r368 = {'op': 'ema-update', 'params': ('parameters',), 'returns': 'none'}
r369 = {'params': ('parameters',), 'returns': 'none'}
r370 = {'params': ('parameters',), 'swaps': 'in', 'returns': 'none'}
r371 = {'params': ('parameters',), 'swaps': 'out', 'returns': 'none'}
r372 = {'params': ('parameters',), 'swaps': 'context'}
r373 = {'op': 'ema-update', 'params': ('model',), 'returns': 'none'}
r374 = {'params': ('model',), 'swaps': 'in', 'returns': 'none'}
r375 = {'params': ('zero_grad',), 'clears': 'zero_grad', 'returns': 'none'}
r376 = {'op': 'step', 'params': ('zero_grad',), 'clears': 'zero_grad', 'returns': 'none'}
r377 = {'op': 'schedule', 'params': ('epoch', 'metrics'), 'as': {'metrics': 'metric'}, 'returns': 'none'}
r378 = {'params': ('model_name',), 'makes': True, 'returns': 'new'}
r379 = {'op': 'step', 'params': ('closure',)}
r380 = {'op': 'zero-grad', 'params': ('set_to_none',), 'defaults': {'set_to_none': True}, 'returns': 'none'}
r381 = {'returns': 'state', 'params': ()}
r382 = {'op': 'restore', 'params': ('state_dict',), 'returns': 'none'}
r383 = {'params': ('param_group',), 'adds': 'param_group', 'returns': 'none'}
r384 = {'params': ('hook',), 'hook': 'hook'}
r385 = {'op': 'step', 'params': ('closure',), 'calls': 'closure'}
r386 = {'params': ('to',), 'collective': True, 'returns': 'none'}
r387 = {'op': 'schedule', 'params': ('epoch',), 'returns': 'none'}
r388 = {'params': (), 'returns': 'state'}
r389 = {'op': 'schedule', 'params': ('metrics', 'epoch'), 'as': {'metrics': 'metric'}, 'returns': 'none'}
r390 = {'op': 'schedule', 'params': (), 'returns': 'none'}
r391 = {'op': 'scale', 'params': ('outputs',), 'as': {'outputs': 'loss'}, 'returns': 'tensor'}
r392 = {'op': 'unscale', 'params': ('optimizer',), 'returns': 'none'}
r393 = {'op': 'step', 'obj': 'optimizer', 'params': ('optimizer', '*args')}
r394 = {'op': 'scaler-update', 'params': ('new_scale',), 'returns': 'none'}
r395 = {'op': 'forward', 'params': ('*args',), 'returns': 'tensor'}
r396 = {'op': 'train', 'op_if_false': 'eval', 'switch': 'mode', 'params': ('mode',), 'defaults': {'mode': True}, 'returns': 'same'}
r397 = {'op': 'eval', 'params': (), 'returns': 'same'}
r398 = {'op': 'unfreeze', 'op_if_false': 'freeze', 'switch': 'requires_grad', 'params': ('requires_grad',), 'defaults': {'requires_grad': True}, 'returns': 'same'}
r399 = {'params': ('recurse',), 'returns': 'parameters'}
r400 = {'params': ('prefix', 'recurse', 'remove_duplicate'), 'returns': 'parameters', 'named': True}
r401 = {'params': ('recurse',), 'returns': 'buffers'}
r402 = {'params': ('prefix', 'recurse', 'remove_duplicate'), 'returns': 'buffers', 'named': True}
r403 = {'params': (), 'returns': 'modules'}
r404 = {'params': (), 'returns': 'modules', 'named': True}
r405 = {'params': ('memo', 'prefix', 'remove_duplicate'), 'returns': 'modules', 'named': True}
r406 = {'params': ('target',), 'returns': 'modules'}
r407 = {'params': ('target',), 'returns': 'parameters'}
r408 = {'params': ('*args', 'destination', 'prefix', 'keep_vars'), 'returns': 'state'}
r409 = {'op': 'restore', 'params': ('state_dict', 'strict', 'assign'), 'defaults': {'strict': True}, 'returns': 'value'}
r410 = {'params': ('*args',), 'moves': True, 'returns': 'same'}
r411 = {'params': ('device',), 'moves': True, 'returns': 'same'}
r412 = {'params': (), 'moves': True, 'returns': 'same'}
r413 = {'params': (), 'casts': 'float32', 'returns': 'same'}
r414 = {'params': (), 'casts': 'float64', 'returns': 'same'}
r415 = {'params': (), 'casts': 'float16', 'returns': 'same'}
r416 = {'params': (), 'casts': 'bfloat16', 'returns': 'same'}
r417 = {'params': ('dst_type',), 'returns': 'same'}
r418 = {'params': ('device', 'recurse'), 'moves': True, 'returns': 'same'}
r419 = {'params': ('fn',), 'returns': 'same'}
r420 = {'params': (), 'returns': 'same'}
r421 = {'op': 'wrap', 'params': (), 'compiles': True, 'returns': 'none'}
r422 = {'params': ('name', 'module'), 'registers': 'module', 'returns': 'none'}
r423 = {'params': ('name', 'tensor', 'persistent'), 'registers': 'tensor', 'returns': 'none'}
r424 = {'params': ('name', 'param'), 'registers': 'param', 'returns': 'none'}
r425 = {'scope': 'no-sync', 'params': ()}
r426 = {'params': (), 'uneven': True}
r427 = {'op': 'clip', 'params': ('max_norm', 'norm_type'), 'sharded': True, 'returns': 'value'}
r428 = {'params': ('requires_gradient_sync', 'recurse'), 'syncs': True, 'returns': 'none'}
r429 = {'params': ('is_last_backward',), 'returns': 'none'}
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
r447 = {'params': ('device', 'non_blocking'), 'moves': True, 'returns': 'same'}
r448 = {'params': ('dim', 'keepdim'), 'returns': 'tensor', 'cuts': True}
r449 = {'params': ('dim', 'descending'), 'returns': 'tensor', 'cuts': True}
r450 = {'params': ('other',), 'returns': 'tensor', 'cuts': True}
r451 = {'params': ('*size',), 'returns': 'tensor', 'cuts': True}
r452 = {'params': ('dim',), 'returns': 'value', 'cuts': True}
r453 = {'params': (), 'returns': 'value', 'cuts': True}
r454 = {'params': ('dim', 'dtype'), 'output': 'softmax', 'returns': 'tensor'}
r455 = {'params': ('dim', 'dtype'), 'output': 'log_softmax', 'returns': 'tensor'}
r456 = {'params': (), 'output': 'sigmoid', 'returns': 'tensor'}
r457 = {'params': (), 'output': 'sigmoid', 'returns': 'same'}
r458 = {'returns': 'same'}
r459 = {'returns': 'gradient'}
r460 = {'returns': 'value', 'cuts': True}
r461 = {'returns': 'parameters'}
r462 = {'returns': 'of'}
r463 = {'returns': 'argument:sampler'}
r464 = {'returns': 'argument:batch_sampler'}
r465 = {'returns': 'argument:batch_size'}
r466 = {'role': 'criterion'}
r467 = {'role': 'metric', 'like': 'monai.metrics.CumulativeIterationMetric'}
r468 = {'role': 'dataset', 'params': ('data', 'transform')}
r469 = {'op': 'measure', 'returns': 'tensor'}
r470 = {'role': 'metric', 'attached': True}
r471 = {'role': 'model', 'mode_dependent': True, 'like': 'transformers.PreTrainedModel'}
r472 = {'role': 'model', 'mode_dependent': False, 'like': 'transformers.PreTrainedModel'}
r473 = {'role': 'model', 'mode_dependent': False, 'like': 'diffusers.ModelMixin'}
r474 = {'role': 'model', 'mode_dependent': 'unknown'}

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
    'timm.optim.AdaBelief': r26,
    'timm.optim.Adafactor': r26,
    'timm.optim.AdafactorBigVision': r26,
    'timm.optim.Adahessian': r26,
    'timm.optim.AdamP': r26,
    'timm.optim.AdamWLegacy': r26,
    'timm.optim.Adan': r26,
    'timm.optim.Adopt': r26,
    'timm.optim.Lamb': r26,
    'timm.optim.LaProp': r26,
    'timm.optim.Lars': r26,
    'timm.optim.Lion': r26,
    'timm.optim.MADGRAD': r26,
    'timm.optim.Mars': r26,
    'timm.optim.Muon': r26,
    'timm.optim.NAdamLegacy': r26,
    'timm.optim.NAdamW': r26,
    'timm.optim.NvNovoGrad': r26,
    'timm.optim.RAdamLegacy': r26,
    'timm.optim.RMSpropTF': r26,
    'timm.optim.SGDP': r26,
    'timm.optim.SGDW': r26,
    'timm.optim.Lookahead': r27,
    'timm.scheduler.Scheduler': r28,
    'timm.scheduler.CosineLRScheduler': r28,
    'timm.scheduler.MultiStepLRScheduler': r28,
    'timm.scheduler.PolyLRScheduler': r28,
    'timm.scheduler.StepLRScheduler': r28,
    'timm.scheduler.TanhLRScheduler': r28,
    'timm.scheduler.WSDLRScheduler': r28,
    'timm.scheduler.PlateauLRScheduler': r28,
    'timm.utils.ModelEma': r29,
    'timm.utils.ModelEmaV2': r30,
    'timm.utils.ModelEmaV3': r31,
    'timm.loss.AsymmetricLossMultiLabel': r32,
    'timm.loss.AsymmetricLossSingleLabel': r32,
    'timm.loss.BinaryCrossEntropy': r32,
    'timm.loss.LabelSmoothingCrossEntropy': r32,
    'timm.loss.SoftTargetCrossEntropy': r32,
    'timm.loss.JsdCrossEntropy': r32,
    'timm.data.Mixup': r1,
    'timm.layers.DropPath': r33,
    'timm.layers.DropBlock2d': r33,
    'timm.layers.BatchNormAct2d': r17,
    'timm.layers.SyncBatchNormAct': r17,
    'timm.layers.PatchDropout': r17,
    'transformers.PreTrainedModel': r34,
    'transformers.modeling_utils.PreTrainedModel': r34,
    'transformers.Adafactor': r35,
    'transformers.AdamW': r36,
    'transformers.optimization.AdafactorSchedule': r37,
    'diffusers.training_utils.EMAModel': r38,
    'torch_ema.ExponentialMovingAverage': r39,
    'ema_pytorch.EMA': r40,
    'bitsandbytes.optim.Adagrad': r41,
    'bitsandbytes.optim.Adagrad8bit': r41,
    'bitsandbytes.optim.Adagrad32bit': r41,
    'bitsandbytes.optim.Adam': r41,
    'bitsandbytes.optim.Adam8bit': r41,
    'bitsandbytes.optim.Adam32bit': r41,
    'bitsandbytes.optim.PagedAdam': r41,
    'bitsandbytes.optim.PagedAdam8bit': r41,
    'bitsandbytes.optim.PagedAdam32bit': r41,
    'bitsandbytes.optim.AdamW': r41,
    'bitsandbytes.optim.AdamW8bit': r41,
    'bitsandbytes.optim.AdamW32bit': r41,
    'bitsandbytes.optim.PagedAdamW': r41,
    'bitsandbytes.optim.PagedAdamW8bit': r41,
    'bitsandbytes.optim.PagedAdamW32bit': r41,
    'bitsandbytes.optim.AdEMAMix': r41,
    'bitsandbytes.optim.AdEMAMix8bit': r41,
    'bitsandbytes.optim.AdEMAMix32bit': r41,
    'bitsandbytes.optim.PagedAdEMAMix': r41,
    'bitsandbytes.optim.PagedAdEMAMix8bit': r41,
    'bitsandbytes.optim.PagedAdEMAMix32bit': r41,
    'bitsandbytes.optim.LAMB': r41,
    'bitsandbytes.optim.LAMB8bit': r41,
    'bitsandbytes.optim.LAMB32bit': r41,
    'bitsandbytes.optim.LARS': r41,
    'bitsandbytes.optim.LARS8bit': r41,
    'bitsandbytes.optim.LARS32bit': r41,
    'bitsandbytes.optim.PytorchLARS': r41,
    'bitsandbytes.optim.Lion': r41,
    'bitsandbytes.optim.Lion8bit': r41,
    'bitsandbytes.optim.Lion32bit': r41,
    'bitsandbytes.optim.PagedLion': r41,
    'bitsandbytes.optim.PagedLion8bit': r41,
    'bitsandbytes.optim.PagedLion32bit': r41,
    'bitsandbytes.optim.RMSprop': r41,
    'bitsandbytes.optim.RMSprop8bit': r41,
    'bitsandbytes.optim.RMSprop32bit': r41,
    'bitsandbytes.optim.SGD': r41,
    'bitsandbytes.optim.SGD8bit': r41,
    'bitsandbytes.optim.SGD32bit': r41,
    'lion_pytorch.Lion': r42,
    'apex.optimizers.FusedAdam': r26,
    'apex.optimizers.FusedLAMB': r26,
    'apex.optimizers.FusedSGD': r26,
    'apex.optimizers.FusedNovoGrad': r26,
    'apex.optimizers.FusedAdagrad': r26,
    'apex.optimizers.FusedMixedPrecisionLamb': r26,
    'apex.fp16_utils.FP16_Optimizer': r43,
    'apex.parallel.LARC': r44,
    'apex.parallel.DistributedDataParallel': r45,
    'apex.parallel.SyncBatchNorm': r46,
    'deepspeed.ops.adam.FusedAdam': r47,
    'deepspeed.ops.adam.DeepSpeedCPUAdam': r47,
    'deepspeed.ops.lamb.FusedLamb': r26,
    'torch_optimizer.Lookahead': r48,
    'pytorch_optimizer.Lookahead': r48,
    'pytorch_optimizer.SAM': r49,
    'pytorch_optimizer.GSAM': r49,
    'pytorch_optimizer.WSAM': r49,
    'warmup_scheduler.GradualWarmupScheduler': r50,
    'pytorch_warmup.LinearWarmup': r51,
    'pytorch_warmup.ExponentialWarmup': r51,
    'pytorch_warmup.UntunedLinearWarmup': r51,
    'pytorch_warmup.UntunedExponentialWarmup': r51,
    'pytorch_warmup.RAdamWarmup': r51,
    'cosine_annealing_warmup.CosineAnnealingWarmupRestarts': r52,
    'pl_bolts.optimizers.lr_scheduler.LinearWarmupCosineAnnealingLR': r52,
    'segmentation_models_pytorch.Unet': r53,
    'segmentation_models_pytorch.UnetPlusPlus': r53,
    'segmentation_models_pytorch.MAnet': r53,
    'segmentation_models_pytorch.Linknet': r53,
    'segmentation_models_pytorch.FPN': r53,
    'segmentation_models_pytorch.PSPNet': r53,
    'segmentation_models_pytorch.PAN': r53,
    'segmentation_models_pytorch.DeepLabV3': r53,
    'segmentation_models_pytorch.DeepLabV3Plus': r53,
    'segmentation_models_pytorch.UPerNet': r53,
    'segmentation_models_pytorch.Segformer': r53,
    'segmentation_models_pytorch.DPT': r53,
    'efficientnet_pytorch.EfficientNet': r16,
    'lpips.LPIPS': r54,
    'monai.optimizers.Novograd': r26,
    'monai.optimizers.WarmupCosineSchedule': r55,
    'monai.optimizers.LinearLR': r55,
    'monai.optimizers.ExponentialLR': r55,
    'monai.data.DataLoader': r56,
    'monai.data.ThreadDataLoader': r56,
    'monai.apps.DecathlonDataset': r14,
    'monai.apps.MedNISTDataset': r14,
    'torch_geometric.loader.DataLoader': r56,
    'torch_geometric.loader.DenseDataLoader': r56,
    'torch_geometric.loader.DataListLoader': r56,
    'torch_geometric.loader.NeighborLoader': r56,
    'torch_geometric.loader.LinkNeighborLoader': r56,
    'torch_geometric.loader.HGTLoader': r56,
    'torch_geometric.loader.ClusterLoader': r56,
    'torch_geometric.loader.GraphSAINTRandomWalkSampler': r56,
    'torch_geometric.loader.GraphSAINTNodeSampler': r56,
    'torch_geometric.loader.GraphSAINTEdgeSampler': r56,
    'torch_geometric.loader.ShaDowKHopSampler': r56,
    'torch_geometric.loader.RandomNodeLoader': r56,
    'torch_geometric.loader.ImbalancedSampler': r56,
    'torch_geometric.loader.NeighborSampler': r56,
    'torch_geometric.data.DataLoader': r57,
    'torch_geometric.data.NeighborSampler': r57,
    'torch_geometric.data.ClusterLoader': r57,
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
    'dgl.dataloading.DataLoader': r58,
    'dgl.dataloading.NodeDataLoader': r58,
    'dgl.dataloading.EdgeDataLoader': r58,
    'dgl.dataloading.GraphDataLoader': r58,
    'dgl.dataloading.DistNodeDataLoader': r58,
    'dgl.dataloading.DistDataLoader': r58,
    'webdataset.WebDataset': r59,
    'torchdata.datapipes.iter.IterableWrapper': r59,
    'webdataset.WebLoader': r60,
    'ffcv.loader.Loader': r60,
    'nvidia.dali.plugin.pytorch.DALIGenericIterator': r60,
    'nvidia.dali.plugin.pytorch.DALIClassificationIterator': r60,
    'torchtext.data.Iterator': r61,
    'torchtext.data.BucketIterator': r61,
    'torchtext.data.BPTTIterator': r61,
    'torchtext.legacy.data.Iterator': r61,
    'torchtext.legacy.data.BucketIterator': r61,
    'torchtext.legacy.data.BPTTIterator': r61,
    'torch_xla.distributed.parallel_loader.MpDeviceLoader': r62,
    'torch_xla.distributed.parallel_loader.ParallelLoader': r62,
    'horovod.torch.DistributedOptimizer': r63,
    'lightning.pytorch.LightningModule': r22,
    'lightning.pytorch.LightningDataModule': r64,
    'torch.optim.Optimizer': r65,
    'torch.optim.SGD': r66,
    'torch.optim.Adam': r67,
    'torch.optim.AdamW': r68,
    'torch.optim.NAdam': r69,
    'torch.optim.RAdam': r70,
    'torch.optim.Adamax': r71,
    'torch.optim.Adagrad': r72,
    'torch.optim.Adadelta': r73,
    'torch.optim.Adafactor': r74,
    'torch.optim.ASGD': r75,
    'torch.optim.RMSprop': r76,
    'torch.optim.Rprop': r77,
    'torch.optim.SparseAdam': r78,
    'torch.optim.Muon': r79,
    'torch.optim.LBFGS': r80,
    'torch.distributed.optim.ZeroRedundancyOptimizer': r81,
    'torch.distributed.optim.PostLocalSGDOptimizer': r82,
    'torch.distributed.optim.DistributedOptimizer': r83,
    'torch.optim.lr_scheduler.LRScheduler': r84,
    'torch.optim.lr_scheduler.LambdaLR': r85,
    'torch.optim.lr_scheduler.MultiplicativeLR': r86,
    'torch.optim.lr_scheduler.StepLR': r87,
    'torch.optim.lr_scheduler.MultiStepLR': r88,
    'torch.optim.lr_scheduler.ExponentialLR': r89,
    'torch.optim.lr_scheduler.CosineAnnealingLR': r90,
    'torch.optim.lr_scheduler.CosineAnnealingWarmRestarts': r91,
    'torch.optim.lr_scheduler.ConstantLR': r92,
    'torch.optim.lr_scheduler.LinearLR': r93,
    'torch.optim.lr_scheduler.PolynomialLR': r94,
    'torch.optim.lr_scheduler.OneCycleLR': r95,
    'torch.optim.lr_scheduler.CyclicLR': r96,
    'torch.optim.lr_scheduler.ReduceLROnPlateau': r97,
    'torch.optim.lr_scheduler.SequentialLR': r98,
    'torch.optim.lr_scheduler.ChainedScheduler': r99,
    'torch.optim.swa_utils.AveragedModel': r100,
    'torch.optim.swa_utils.SWALR': r101,
    'torch.amp.GradScaler': r102,
    'torch.cuda.amp.GradScaler': r103,
    'torch.cpu.amp.GradScaler': r103,
    'torch.distributed.fsdp.sharded_grad_scaler.ShardedGradScaler': r104,
    'torch.utils.data.DataLoader': r105,
    'torchdata.stateful_dataloader.StatefulDataLoader': r106,
    'torch.utils.data.Dataset': r14,
    'torch.utils.data.IterableDataset': r59,
    'torch.utils.data.TensorDataset': r107,
    'torch.utils.data.StackDataset': r108,
    'torch.utils.data.ConcatDataset': r109,
    'torch.utils.data.ChainDataset': r110,
    'torch.utils.data.Subset': r111,
    'torch.utils.data.Sampler': r112,
    'torch.utils.data.SequentialSampler': r113,
    'torch.utils.data.RandomSampler': r114,
    'torch.utils.data.SubsetRandomSampler': r115,
    'torch.utils.data.WeightedRandomSampler': r116,
    'torch.utils.data.BatchSampler': r117,
    'torch.utils.data.distributed.DistributedSampler': r118,
    'torch.nn.parallel.DistributedDataParallel': r119,
    'torch.nn.DataParallel': r120,
    'torch.distributed.fsdp.FullyShardedDataParallel': r121,
    'torch.nn.CrossEntropyLoss': r122,
    'torch.nn.LinearCrossEntropyLoss': r123,
    'torch.nn.NLLLoss': r124,
    'torch.nn.NLLLoss2d': r124,
    'torch.nn.BCELoss': r125,
    'torch.nn.BCEWithLogitsLoss': r126,
    'torch.nn.MultiLabelSoftMarginLoss': r127,
    'torch.nn.SoftMarginLoss': r128,
    'torch.nn.MSELoss': r129,
    'torch.nn.L1Loss': r129,
    'torch.nn.SmoothL1Loss': r130,
    'torch.nn.HuberLoss': r131,
    'torch.nn.KLDivLoss': r132,
    'torch.nn.PoissonNLLLoss': r133,
    'torch.nn.GaussianNLLLoss': r134,
    'torch.nn.CTCLoss': r135,
    'torch.nn.HingeEmbeddingLoss': r136,
    'torch.nn.CosineEmbeddingLoss': r137,
    'torch.nn.MarginRankingLoss': r137,
    'torch.nn.MultiLabelMarginLoss': r138,
    'torch.nn.MultiMarginLoss': r139,
    'torch.nn.TripletMarginLoss': r140,
    'torch.nn.TripletMarginWithDistanceLoss': r141,
    'torch.nn.AdaptiveLogSoftmaxWithLoss': r142,
    'torch.nn.Module': r22,
    'torch.nn.Parameter': r143,
    'torch.nn.ParameterList': r144,
    'torch.nn.ParameterDict': r144,
    'torch.nn.Sequential': r145,
    'torch.nn.ModuleList': r146,
    'torch.nn.ModuleDict': r146,
    'torch.nn.Dropout': r147,
    'torch.nn.Dropout1d': r147,
    'torch.nn.Dropout2d': r147,
    'torch.nn.Dropout3d': r147,
    'torch.nn.AlphaDropout': r147,
    'torch.nn.FeatureAlphaDropout': r147,
    'torch.nn.RReLU': r148,
    'torch.nn.BatchNorm1d': r149,
    'torch.nn.BatchNorm2d': r149,
    'torch.nn.BatchNorm3d': r149,
    'torch.nn.SyncBatchNorm': r150,
    'torch.nn.LazyBatchNorm1d': r151,
    'torch.nn.LazyBatchNorm2d': r151,
    'torch.nn.LazyBatchNorm3d': r151,
    'torch.nn.InstanceNorm1d': r152,
    'torch.nn.InstanceNorm2d': r152,
    'torch.nn.InstanceNorm3d': r152,
    'torch.nn.LazyInstanceNorm1d': r153,
    'torch.nn.LazyInstanceNorm2d': r153,
    'torch.nn.LazyInstanceNorm3d': r153,
    'torch.nn.MultiheadAttention': r154,
    'torch.nn.RNN': r155,
    'torch.nn.LSTM': r155,
    'torch.nn.GRU': r155,
    'torch.nn.RNNBase': r156,
    'torch.nn.RNNCell': r157,
    'torch.nn.LSTMCell': r157,
    'torch.nn.GRUCell': r157,
    'torch.nn.RNNCellBase': r157,
    'torch.nn.Transformer': r158,
    'torch.nn.TransformerEncoderLayer': r159,
    'torch.nn.TransformerDecoderLayer': r159,
    'torch.nn.TransformerEncoder': r160,
    'torch.nn.TransformerDecoder': r161,
    'torch.nn.Softmax': r162,
    'torch.nn.Softmax2d': r162,
    'torch.nn.LogSoftmax': r163,
    'torch.nn.Sigmoid': r164,
    'torch.nn.Linear': r165,
    'torch.nn.LazyLinear': r166,
    'torch.nn.Conv1d': r167,
    'torch.nn.Conv2d': r167,
    'torch.nn.Conv3d': r167,
    'torch.nn.ConvTranspose1d': r168,
    'torch.nn.ConvTranspose2d': r168,
    'torch.nn.ConvTranspose3d': r168,
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
    'torch.nn.CELU': r169,
    'torch.nn.ELU': r169,
    'torch.nn.GELU': r169,
    'torch.nn.GLU': r169,
    'torch.nn.Hardshrink': r169,
    'torch.nn.Hardsigmoid': r169,
    'torch.nn.Hardswish': r169,
    'torch.nn.Hardtanh': r169,
    'torch.nn.LeakyReLU': r169,
    'torch.nn.LogSigmoid': r169,
    'torch.nn.Mish': r169,
    'torch.nn.ReLU': r169,
    'torch.nn.ReLU6': r169,
    'torch.nn.SELU': r169,
    'torch.nn.SiLU': r169,
    'torch.nn.Softmin': r169,
    'torch.nn.Softplus': r169,
    'torch.nn.Softshrink': r169,
    'torch.nn.Softsign': r169,
    'torch.nn.Tanh': r169,
    'torch.nn.Tanhshrink': r169,
    'torch.nn.Threshold': r169,
    'torch.nn.AdaptiveAvgPool1d': r169,
    'torch.nn.AdaptiveAvgPool2d': r169,
    'torch.nn.AdaptiveAvgPool3d': r169,
    'torch.nn.AdaptiveMaxPool1d': r169,
    'torch.nn.AdaptiveMaxPool2d': r169,
    'torch.nn.AdaptiveMaxPool3d': r169,
    'torch.nn.AvgPool1d': r169,
    'torch.nn.AvgPool2d': r169,
    'torch.nn.AvgPool3d': r169,
    'torch.nn.FractionalMaxPool2d': r169,
    'torch.nn.FractionalMaxPool3d': r169,
    'torch.nn.LPPool1d': r169,
    'torch.nn.LPPool2d': r169,
    'torch.nn.LPPool3d': r169,
    'torch.nn.MaxPool1d': r169,
    'torch.nn.MaxPool2d': r169,
    'torch.nn.MaxPool3d': r169,
    'torch.nn.MaxUnpool1d': r169,
    'torch.nn.MaxUnpool2d': r169,
    'torch.nn.MaxUnpool3d': r169,
    'torch.nn.CircularPad1d': r169,
    'torch.nn.CircularPad2d': r169,
    'torch.nn.CircularPad3d': r169,
    'torch.nn.ConstantPad1d': r169,
    'torch.nn.ConstantPad2d': r169,
    'torch.nn.ConstantPad3d': r169,
    'torch.nn.ReflectionPad1d': r169,
    'torch.nn.ReflectionPad2d': r169,
    'torch.nn.ReflectionPad3d': r169,
    'torch.nn.ReplicationPad1d': r169,
    'torch.nn.ReplicationPad2d': r169,
    'torch.nn.ReplicationPad3d': r169,
    'torch.nn.ZeroPad1d': r169,
    'torch.nn.ZeroPad2d': r169,
    'torch.nn.ZeroPad3d': r169,
    'torch.nn.ChannelShuffle': r169,
    'torch.nn.CosineSimilarity': r169,
    'torch.nn.CrossMapLRN2d': r169,
    'torch.nn.Flatten': r169,
    'torch.nn.Fold': r169,
    'torch.nn.Identity': r169,
    'torch.nn.LocalResponseNorm': r169,
    'torch.nn.PairwiseDistance': r169,
    'torch.nn.PixelShuffle': r169,
    'torch.nn.PixelUnshuffle': r169,
    'torch.nn.Unflatten': r169,
    'torch.nn.Unfold': r169,
    'torch.nn.Upsample': r169,
    'torch.nn.UpsamplingBilinear2d': r169,
    'torch.nn.UpsamplingNearest2d': r169,
    'numpy.random.RandomState': r170,
    'random.Random': r170,
    'torch.Generator': r171,
}

functions: dict[str, Any] = {
    'torchvision.models.densenet121': r172,
    'torchvision.models.densenet161': r172,
    'torchvision.models.densenet169': r172,
    'torchvision.models.densenet201': r172,
    'torchvision.models.efficientnet_b0': r172,
    'torchvision.models.efficientnet_b1': r172,
    'torchvision.models.efficientnet_b2': r172,
    'torchvision.models.efficientnet_b3': r172,
    'torchvision.models.efficientnet_b4': r172,
    'torchvision.models.efficientnet_b5': r172,
    'torchvision.models.efficientnet_b6': r172,
    'torchvision.models.efficientnet_b7': r172,
    'torchvision.models.efficientnet_v2_l': r172,
    'torchvision.models.efficientnet_v2_m': r172,
    'torchvision.models.efficientnet_v2_s': r172,
    'torchvision.models.googlenet': r172,
    'torchvision.models.inception_v3': r172,
    'torchvision.models.maxvit_t': r172,
    'torchvision.models.mnasnet0_5': r172,
    'torchvision.models.mnasnet0_75': r172,
    'torchvision.models.mnasnet1_0': r172,
    'torchvision.models.mnasnet1_3': r172,
    'torchvision.models.mobilenet_v2': r172,
    'torchvision.models.mobilenet_v3_large': r172,
    'torchvision.models.mobilenet_v3_small': r172,
    'torchvision.models.regnet_x_16gf': r172,
    'torchvision.models.regnet_x_1_6gf': r172,
    'torchvision.models.regnet_x_32gf': r172,
    'torchvision.models.regnet_x_3_2gf': r172,
    'torchvision.models.regnet_x_400mf': r172,
    'torchvision.models.regnet_x_800mf': r172,
    'torchvision.models.regnet_x_8gf': r172,
    'torchvision.models.regnet_y_128gf': r172,
    'torchvision.models.regnet_y_16gf': r172,
    'torchvision.models.regnet_y_1_6gf': r172,
    'torchvision.models.regnet_y_32gf': r172,
    'torchvision.models.regnet_y_3_2gf': r172,
    'torchvision.models.regnet_y_400mf': r172,
    'torchvision.models.regnet_y_800mf': r172,
    'torchvision.models.regnet_y_8gf': r172,
    'torchvision.models.resnet101': r172,
    'torchvision.models.resnet152': r172,
    'torchvision.models.resnet18': r172,
    'torchvision.models.resnet34': r172,
    'torchvision.models.resnet50': r172,
    'torchvision.models.resnext101_32x8d': r172,
    'torchvision.models.resnext101_64x4d': r172,
    'torchvision.models.resnext50_32x4d': r172,
    'torchvision.models.shufflenet_v2_x0_5': r172,
    'torchvision.models.shufflenet_v2_x1_0': r172,
    'torchvision.models.shufflenet_v2_x1_5': r172,
    'torchvision.models.shufflenet_v2_x2_0': r172,
    'torchvision.models.vgg11_bn': r172,
    'torchvision.models.vgg13_bn': r172,
    'torchvision.models.vgg16_bn': r172,
    'torchvision.models.vgg19_bn': r172,
    'torchvision.models.wide_resnet101_2': r172,
    'torchvision.models.wide_resnet50_2': r172,
    'torchvision.models.alexnet': r173,
    'torchvision.models.convnext_base': r173,
    'torchvision.models.convnext_large': r173,
    'torchvision.models.convnext_small': r173,
    'torchvision.models.convnext_tiny': r173,
    'torchvision.models.squeezenet1_0': r173,
    'torchvision.models.squeezenet1_1': r173,
    'torchvision.models.swin_b': r173,
    'torchvision.models.swin_s': r173,
    'torchvision.models.swin_t': r173,
    'torchvision.models.swin_v2_b': r173,
    'torchvision.models.swin_v2_s': r173,
    'torchvision.models.swin_v2_t': r173,
    'torchvision.models.vgg11': r173,
    'torchvision.models.vgg13': r173,
    'torchvision.models.vgg16': r173,
    'torchvision.models.vgg19': r173,
    'torchvision.models.vit_b_16': r174,
    'torchvision.models.vit_b_32': r174,
    'torchvision.models.vit_h_14': r174,
    'torchvision.models.vit_l_16': r174,
    'torchvision.models.vit_l_32': r174,
    'torchvision.models.video.mc3_18': r172,
    'torchvision.models.video.r2plus1d_18': r172,
    'torchvision.models.video.r3d_18': r172,
    'torchvision.models.video.s3d': r172,
    'torchvision.models.video.mvit_v1_b': r173,
    'torchvision.models.video.mvit_v2_s': r173,
    'torchvision.models.video.swin3d_b': r173,
    'torchvision.models.video.swin3d_s': r173,
    'torchvision.models.video.swin3d_t': r173,
    'torchvision.models.segmentation.deeplabv3_mobilenet_v3_large': r175,
    'torchvision.models.segmentation.deeplabv3_resnet101': r175,
    'torchvision.models.segmentation.deeplabv3_resnet50': r175,
    'torchvision.models.segmentation.fcn_resnet101': r175,
    'torchvision.models.segmentation.fcn_resnet50': r175,
    'torchvision.models.segmentation.lraspp_mobilenet_v3_large': r176,
    'torchvision.models.detection.fasterrcnn_mobilenet_v3_large_320_fpn': r177,
    'torchvision.models.detection.fasterrcnn_mobilenet_v3_large_fpn': r177,
    'torchvision.models.detection.fasterrcnn_resnet50_fpn': r177,
    'torchvision.models.detection.fasterrcnn_resnet50_fpn_v2': r177,
    'torchvision.models.detection.fcos_resnet50_fpn': r177,
    'torchvision.models.detection.keypointrcnn_resnet50_fpn': r177,
    'torchvision.models.detection.maskrcnn_resnet50_fpn': r177,
    'torchvision.models.detection.maskrcnn_resnet50_fpn_v2': r177,
    'torchvision.models.detection.retinanet_resnet50_fpn': r177,
    'torchvision.models.detection.retinanet_resnet50_fpn_v2': r177,
    'torchvision.models.detection.ssd300_vgg16': r177,
    'torchvision.models.detection.ssdlite320_mobilenet_v3_large': r177,
    'torchvision.models.optical_flow.raft_large': r178,
    'torchvision.models.optical_flow.raft_small': r178,
    'torchvision.models.quantization.googlenet': r179,
    'torchvision.models.quantization.inception_v3': r179,
    'torchvision.models.quantization.mobilenet_v2': r179,
    'torchvision.models.quantization.mobilenet_v3_large': r179,
    'torchvision.models.quantization.resnet18': r179,
    'torchvision.models.quantization.resnet50': r179,
    'torchvision.models.quantization.resnext101_32x8d': r179,
    'torchvision.models.quantization.resnext101_64x4d': r179,
    'torchvision.models.quantization.shufflenet_v2_x0_5': r179,
    'torchvision.models.quantization.shufflenet_v2_x1_0': r179,
    'torchvision.models.quantization.shufflenet_v2_x1_5': r179,
    'torchvision.models.quantization.shufflenet_v2_x2_0': r179,
    'torchvision.models.get_model': r180,
    'torchvision.ops.sigmoid_focal_loss': r181,
    'torchvision.ops.generalized_box_iou_loss': r182,
    'torchvision.ops.distance_box_iou_loss': r182,
    'torchvision.ops.complete_box_iou_loss': r182,
    'torchmetrics.functional.f1_score': r183,
    'torchmetrics.functional.fbeta_score': r183,
    'torchmetrics.functional.precision': r183,
    'torchmetrics.functional.recall': r183,
    'torchmetrics.functional.auroc': r183,
    'torchmetrics.functional.average_precision': r183,
    'torchmetrics.functional.jaccard_index': r183,
    'torchmetrics.functional.cohen_kappa': r183,
    'torchmetrics.functional.matthews_corrcoef': r183,
    'torchmetrics.functional.word_error_rate': r183,
    'torchmetrics.functional.bleu_score': r183,
    'torchmetrics.functional.r2_score': r183,
    'torchmetrics.functional.specificity': r183,
    'torchmetrics.functional.dice': r183,
    'sklearn.metrics.f1_score': r184,
    'sklearn.metrics.fbeta_score': r184,
    'sklearn.metrics.precision_score': r184,
    'sklearn.metrics.recall_score': r184,
    'sklearn.metrics.roc_auc_score': r184,
    'sklearn.metrics.average_precision_score': r184,
    'sklearn.metrics.jaccard_score': r184,
    'sklearn.metrics.cohen_kappa_score': r184,
    'sklearn.metrics.matthews_corrcoef': r184,
    'sklearn.metrics.r2_score': r184,
    'sklearn.metrics.balanced_accuracy_score': r184,
    'sklearn.metrics.accuracy_score': r185,
    'sklearn.metrics.mean_squared_error': r185,
    'sklearn.metrics.mean_absolute_error': r185,
    'sklearn.metrics.log_loss': r185,
    'sklearn.metrics.confusion_matrix': r185,
    'sklearn.metrics.classification_report': r185,
    'evaluate.load': r186,
    'evaluate.combine': r186,
    'datasets.load_metric': r186,
    'timm.create_model': r187,
    'timm.optim.create_optimizer_v2': r188,
    'timm.optim.create_optimizer': r189,
    'timm.optim.param_groups_weight_decay': r190,
    'timm.optim.param_groups_layer_decay': r190,
    'timm.scheduler.create_scheduler_v2': r191,
    'timm.scheduler.create_scheduler': r192,
    'timm.data.create_dataset': r193,
    'timm.data.create_loader': r194,
    'timm.data.create_transform': r195,
    'timm.utils.reduce_tensor': r196,
    'timm.utils.random_seed': r197,
    'timm.utils.is_primary': r198,
    'timm.utils.init_distributed_device': r199,
    'transformers.get_constant_schedule': r200,
    'transformers.get_constant_schedule_with_warmup': r201,
    'transformers.get_linear_schedule_with_warmup': r202,
    'transformers.get_cosine_schedule_with_warmup': r202,
    'transformers.get_cosine_with_hard_restarts_schedule_with_warmup': r202,
    'transformers.get_polynomial_decay_schedule_with_warmup': r202,
    'transformers.get_cosine_with_min_lr_schedule_with_warmup': r202,
    'transformers.get_inverse_sqrt_schedule': r203,
    'transformers.get_wsd_schedule': r203,
    'transformers.get_reduce_on_plateau_schedule': r204,
    'transformers.get_scheduler': r205,
    'transformers.set_seed': r206,
    'diffusers.optimization.get_scheduler': r207,
    'diffusers.optimization.get_cosine_schedule_with_warmup': r202,
    'diffusers.optimization.get_linear_schedule_with_warmup': r202,
    'diffusers.optimization.get_cosine_with_hard_restarts_schedule_with_warmup': r202,
    'diffusers.optimization.get_polynomial_decay_schedule_with_warmup': r202,
    'diffusers.optimization.get_constant_schedule': r208,
    'diffusers.optimization.get_constant_schedule_with_warmup': r208,
    'apex.parallel.convert_syncbn_model': r209,
    'segmentation_models_pytorch.create_model': r210,
    'clip.load': r211,
    'open_clip.create_model_and_transforms': r212,
    'peft.get_peft_model': r213,
    'peft.PeftModel.from_pretrained': r213,
    'peft.prepare_model_for_kbit_training': r214,
    'monai.inferers.sliding_window_inference': r215,
    'monai.utils.set_determinism': r216,
    'datasets.load_dataset': r217,
    'datasets.load_from_disk': r217,
    'torch_xla.core.xla_model.optimizer_step': r218,
    'torch_xla.core.xla_model.save': r219,
    'horovod.torch.DistributedOptimizer': r220,
    'horovod.torch.allreduce': r221,
    'horovod.torch.allgather': r221,
    'horovod.torch.broadcast': r221,
    'horovod.torch.reducescatter': r221,
    'horovod.torch.broadcast_parameters': r222,
    'horovod.torch.broadcast_optimizer_state': r222,
    'horovod.torch.broadcast_object': r222,
    'horovod.torch.rank': r198,
    'horovod.torch.local_rank': r198,
    'horovod.torch.init': r223,
    'accelerate.utils.set_seed': r224,
    'diffusers.training_utils.set_seed': r224,
    'lightning.pytorch.seed_everything': r225,
    'lightning.fabric.seed_everything': r225,
    'ignite.utils.manual_seed': r216,
    'fastai.torch_core.set_seed': r216,
    'torch.optim.swa_utils.update_bn': r226,
    'torch.optim.swa_utils.get_ema_avg_fn': r227,
    'torch.optim.swa_utils.get_ema_multi_avg_fn': r227,
    'torch.optim.swa_utils.get_swa_avg_fn': r228,
    'torch.optim.swa_utils.get_swa_multi_avg_fn': r228,
    'torch.autocast': r229,
    'torch.cuda.amp.autocast': r230,
    'torch.cpu.amp.autocast': r231,
    'torch.no_grad': r232,
    'torch.enable_grad': r233,
    'torch.inference_mode': r234,
    'torch.set_grad_enabled': r235,
    'torch.autograd.backward': r236,
    'torch.distributed.autograd.backward': r237,
    'torch.autograd.grad': r238,
    'torch.nn.utils.clip_grad_norm_': r239,
    'torch.nn.utils.clip_grad_norm': r240,
    'torch.nn.utils.clip_grad_value_': r241,
    'torch.nn.utils.clip_grads_with_norm_': r242,
    'torch.nn.utils.get_total_norm': r243,
    'torch.utils.checkpoint.checkpoint': r244,
    'torch.func.functional_call': r245,
    'torch.nn.utils.parametrizations.spectral_norm': r246,
    'torch.nn.utils.parametrizations.weight_norm': r246,
    'torch.nn.utils.parametrizations.orthogonal': r246,
    'torch.nn.utils.spectral_norm': r246,
    'torch.nn.utils.weight_norm': r246,
    'torch.nn.utils.vector_to_parameters': r247,
    'torch.utils.data.random_split': r248,
    'torch.utils.data.default_collate': r249,
    'torch.utils.data.default_convert': r249,
    'torch.utils.data.get_worker_info': r250,
    'torch.distributed.fsdp.fully_shard': r251,
    'torch.distributed.tensor.parallel.parallelize_module': r252,
    'torch.nn.SyncBatchNorm.convert_sync_batchnorm': r253,
    'torch.compile': r254,
    'torch.distributed.init_process_group': r255,
    'torch.distributed.destroy_process_group': r256,
    'torch.distributed.barrier': r257,
    'torch.distributed.monitored_barrier': r257,
    'torch.distributed.all_reduce': r258,
    'torch.distributed.reduce': r259,
    'torch.distributed.broadcast': r260,
    'torch.distributed.broadcast_object_list': r261,
    'torch.distributed.all_gather': r262,
    'torch.distributed.all_gather_into_tensor': r263,
    'torch.distributed.all_gather_object': r264,
    'torch.distributed.gather': r265,
    'torch.distributed.gather_object': r266,
    'torch.distributed.scatter': r267,
    'torch.distributed.scatter_object_list': r268,
    'torch.distributed.reduce_scatter': r269,
    'torch.distributed.reduce_scatter_tensor': r269,
    'torch.distributed.all_to_all': r270,
    'torch.distributed.all_to_all_single': r270,
    'torch.distributed.nn.all_reduce': r271,
    'torch.distributed.nn.all_gather': r271,
    'torch.distributed.nn.broadcast': r271,
    'torch.distributed.nn.reduce': r271,
    'torch.distributed.nn.gather': r271,
    'torch.distributed.get_rank': r198,
    'torch.distributed.get_node_local_rank': r198,
    'torch.distributed.get_world_size': r272,
    'torch.distributed.is_initialized': r272,
    'torch.distributed.is_available': r272,
    'torch.distributed.get_backend': r272,
    'torch.distributed.is_torchelastic_launched': r272,
    'torch.distributed.is_nccl_available': r272,
    'torch.cuda.set_device': r273,
    'torch.accelerator.set_device_index': r273,
    'torch.nn.functional.cross_entropy': r274,
    'torch.nn.functional.linear_cross_entropy': r275,
    'torch.nn.functional.nll_loss': r276,
    'torch.nn.functional.binary_cross_entropy': r277,
    'torch.nn.functional.binary_cross_entropy_with_logits': r278,
    'torch.nn.functional.multilabel_soft_margin_loss': r279,
    'torch.nn.functional.mse_loss': r280,
    'torch.nn.functional.l1_loss': r280,
    'torch.nn.functional.smooth_l1_loss': r281,
    'torch.nn.functional.huber_loss': r282,
    'torch.nn.functional.kl_div': r283,
    'torch.nn.functional.poisson_nll_loss': r284,
    'torch.nn.functional.gaussian_nll_loss': r285,
    'torch.nn.functional.ctc_loss': r286,
    'torch.nn.functional.soft_margin_loss': r287,
    'torch.nn.functional.multilabel_margin_loss': r287,
    'torch.nn.functional.hinge_embedding_loss': r288,
    'torch.nn.functional.multi_margin_loss': r289,
    'torch.nn.functional.cosine_embedding_loss': r290,
    'torch.nn.functional.margin_ranking_loss': r290,
    'torch.nn.functional.triplet_margin_loss': r291,
    'torch.nn.functional.triplet_margin_with_distance_loss': r292,
    'torch.nn.functional.dropout': r293,
    'torch.nn.functional.dropout1d': r293,
    'torch.nn.functional.dropout2d': r293,
    'torch.nn.functional.dropout3d': r293,
    'torch.nn.functional.alpha_dropout': r294,
    'torch.nn.functional.feature_alpha_dropout': r294,
    'torch.dropout': r295,
    'torch.alpha_dropout': r295,
    'torch.feature_alpha_dropout': r295,
    'torch.feature_dropout': r295,
    'torch.nn.functional.rrelu': r296,
    'torch.nn.functional.batch_norm': r297,
    'torch.nn.functional.scaled_dot_product_attention': r298,
    'torch.nn.functional.multi_head_attention_forward': r299,
    'torch.nn.functional.gumbel_softmax': r300,
    'torch.nn.functional.softmax': r301,
    'torch.nn.functional.log_softmax': r302,
    'torch.nn.functional.sigmoid': r303,
    'torch.softmax': r304,
    'torch.special.softmax': r304,
    'torch.log_softmax': r305,
    'torch.special.log_softmax': r305,
    'torch.sigmoid': r303,
    'torch.special.expit': r303,
    'torch.Tensor': r306,
    'torch.FloatTensor': r306,
    'torch.DoubleTensor': r306,
    'torch.HalfTensor': r306,
    'torch.BFloat16Tensor': r306,
    'torch.LongTensor': r306,
    'torch.IntTensor': r306,
    'torch.ShortTensor': r306,
    'torch.ByteTensor': r306,
    'torch.BoolTensor': r306,
    'torch.tensor': r307,
    'torch.from_numpy': r308,
    'torch.as_tensor': r309,
    'torch.autograd.Variable': r310,
    'torch.argmax': r311,
    'torch.argmin': r311,
    'torch.argsort': r311,
    'torch.eq': r311,
    'torch.ne': r311,
    'torch.gt': r311,
    'torch.ge': r311,
    'torch.lt': r311,
    'torch.le': r311,
    'torch.isnan': r311,
    'torch.isinf': r311,
    'torch.isfinite': r311,
    'torch.isclose': r311,
    'torch.logical_and': r311,
    'torch.logical_or': r311,
    'torch.logical_not': r311,
    'torch.bincount': r311,
    'torch.histc': r311,
    'torch.multinomial': r311,
    'torch.bernoulli': r311,
    'torch.searchsorted': r311,
    'torch.bucketize': r311,
    'torch.one_hot': r311,
    'torch.zeros_like': r311,
    'torch.ones_like': r311,
    'torch.empty_like': r311,
    'torch.full_like': r311,
    'torch.rand_like': r311,
    'torch.randn_like': r311,
    'torch.randint_like': r311,
    'torch.zeros': r312,
    'torch.ones': r312,
    'torch.empty': r312,
    'torch.full': r312,
    'torch.rand': r312,
    'torch.randn': r312,
    'torch.randint': r312,
    'torch.randperm': r312,
    'torch.arange': r312,
    'torch.linspace': r312,
    'torch.logspace': r312,
    'torch.eye': r312,
    'torch.is_tensor': r313,
    'torch.is_floating_point': r313,
    'torch.numel': r313,
    'torch.equal': r313,
    'torch.allclose': r313,
    'torch.save': r314,
    'torch.load': r315,
    'torch.hub.load_state_dict_from_url': r316,
    'torch.hub.load': r317,
    'torch.distributed.checkpoint.save': r318,
    'torch.distributed.checkpoint.async_save': r318,
    'torch.distributed.checkpoint.load': r319,
    'torch.distributed.checkpoint.state_dict.get_state_dict': r320,
    'torch.distributed.checkpoint.state_dict.get_model_state_dict': r321,
    'torch.distributed.checkpoint.state_dict.get_optimizer_state_dict': r322,
    'torch.distributed.checkpoint.state_dict.set_state_dict': r323,
    'torch.distributed.checkpoint.state_dict.set_model_state_dict': r324,
    'torch.distributed.checkpoint.state_dict.set_optimizer_state_dict': r325,
    'copy.copy': r326,
    'copy.deepcopy': r326,
    'torch.jit.trace': r327,
    'torch.jit.trace_module': r328,
    'torch.jit.script': r329,
    'torch.jit.freeze': r330,
    'torch.jit.save': r331,
    'torch.jit.load': r332,
    'torch.onnx.export': r333,
    'torch.export.export': r334,
    'torch.manual_seed': r335,
    'torch.random.manual_seed': r335,
    'torch.cuda.manual_seed': r336,
    'torch.cuda.manual_seed_all': r336,
    'numpy.random.seed': r337,
    'random.seed': r338,
    'torch.random.fork_rng': r339,
    'torch.initial_seed': r228,
    'torch.seed': r228,
    'numpy.random.default_rng': r340,
    'float': r341,
    'int': r341,
    'bool': r341,
    'str': r341,
    'repr': r341,
    'round': r341,
    'len': r341,
    'format': r341,
    'hash': r341,
    'id': r341,
    'isinstance': r341,
    'issubclass': r341,
    'hasattr': r341,
    'callable': r341,
    'print': r341,
    'type': r341,
    'list': r342,
    'tuple': r342,
    'set': r342,
    'sorted': r342,
    'reversed': r342,
    'iter': r342,
    'enumerate': r343,
    'zip': r344,
    'itertools.cycle': r345,
    'itertools.islice': r346,
    'itertools.chain': r344,
    'numpy.array': r347,
    'numpy.asarray': r347,
    'numpy.stack': r347,
    'numpy.concatenate': r347,
    'numpy.mean': r347,
    'numpy.sum': r347,
    'numpy.argmax': r347,
    'contextlib.nullcontext': r348,
    'tqdm.tqdm': r349,
    'tqdm.auto.tqdm': r349,
    'tqdm.autonotebook.tqdm': r349,
    'tqdm.notebook.tqdm': r349,
    'tqdm.tqdm_notebook': r349,
    'tqdm.rich.tqdm': r349,
    'tqdm.asyncio.tqdm': r349,
    'tqdm.std.tqdm': r349,
    'rich.progress.track': r350,
    'fastprogress.progress_bar': r350,
    'fastprogress.master_bar': r350,
    'alive_progress.alive_it': r350,
    'progressbar.progressbar': r350,
    'tqdm.trange': r351,
    'tqdm.auto.trange': r351,
    'tqdm.autonotebook.trange': r351,
    'tqdm.notebook.trange': r351,
    'tqdm.tnrange': r351,
    'looplint.knowledge.marks.scope': r352,
    'looplint.knowledge.marks.wrap': r353,
    'looplint.knowledge.marks.every': r354,
    'looplint.knowledge.marks.unknown': r355,
}

methods: dict[str, Any] = {
    'evaluate.EvaluationModule': {'add_batch': r356, 'add': r356, 'compute': r357},
    'monai.metrics.CumulativeIterationMetric': {'aggregate': r358},
    'timm.scheduler.Scheduler': {'step': r359, 'step_update': r360},
    'transformers.PreTrainedModel': {'from_pretrained': r361, 'from_config': r362, 'save_pretrained': r363, 'generate': r364, 'gradient_checkpointing_enable': r365, 'resize_token_embeddings': r366, '__call__': r367},
    'diffusers.ModelMixin': {'from_pretrained': r361, 'from_config': r362, 'save_pretrained': r363, 'enable_gradient_checkpointing': r365},
    'diffusers.training_utils.EMAModel': {'step': r368, 'store': r369, 'copy_to': r370, 'restore': r371},
    'torch_ema.ExponentialMovingAverage': {'update': r368, 'store': r369, 'copy_to': r370, 'restore': r371, 'average_parameters': r372},
    'ema': {'update': r373, 'apply_shadow': r374, 'update_parameters': r373},
    'pytorch_optimizer.SAM': {'first_step': r375, 'second_step': r376},
    'warmup_scheduler.GradualWarmupScheduler': {'step': r377},
    'efficientnet_pytorch.EfficientNet': {'from_pretrained': r378, 'from_name': r378},
    'optimizer': {'step': r379, 'zero_grad': r380, 'state_dict': r381, 'load_state_dict': r382, 'add_param_group': r383, 'register_step_post_hook': r384, 'register_step_pre_hook': r384},
    'torch.optim.LBFGS': {'step': r385},
    'torch.distributed.optim.ZeroRedundancyOptimizer': {'consolidate_state_dict': r386, 'step': r379},
    'scheduler': {'step': r387, 'get_last_lr': r228, 'get_lr': r228, 'state_dict': r388, 'load_state_dict': r382},
    'torch.optim.lr_scheduler.ReduceLROnPlateau': {'step': r389},
    'torch.optim.lr_scheduler.SequentialLR': {'step': r390},
    'torch.optim.lr_scheduler.ChainedScheduler': {'step': r390},
    'scaler': {'scale': r391, 'unscale_': r392, 'step': r393, 'update': r394, 'get_scale': r228, 'is_enabled': r228, 'state_dict': r388, 'load_state_dict': r382},
    'model': {'__call__': r395, 'forward': r395, 'train': r396, 'eval': r397, 'requires_grad_': r398, 'zero_grad': r380, 'parameters': r399, 'named_parameters': r400, 'buffers': r401, 'named_buffers': r402, 'children': r403, 'named_children': r404, 'modules': r403, 'named_modules': r405, 'get_submodule': r406, 'get_parameter': r407, 'state_dict': r408, 'load_state_dict': r409, 'to': r410, 'cuda': r411, 'cpu': r412, 'xpu': r411, 'float': r413, 'double': r414, 'half': r415, 'bfloat16': r416, 'type': r417, 'to_empty': r418, 'apply': r419, 'share_memory': r420, 'compile': r421, 'add_module': r422, 'register_module': r422, 'register_buffer': r423, 'register_parameter': r424, 'register_forward_hook': r384, 'register_forward_pre_hook': r384, 'register_full_backward_hook': r384, 'no_sync': r425, 'join': r426, 'clip_grad_norm_': r427, 'set_requires_gradient_sync': r428, 'set_is_last_backward': r429},
    'criterion': {'__call__': r430, 'forward': r430},
    'torch.nn.CosineEmbeddingLoss': {'__call__': r431},
    'torch.nn.MarginRankingLoss': {'__call__': r431},
    'torch.nn.TripletMarginLoss': {'__call__': r432},
    'torch.nn.TripletMarginWithDistanceLoss': {'__call__': r432},
    'torch.nn.CTCLoss': {'__call__': r433},
    'torch.nn.GaussianNLLLoss': {'__call__': r434},
    'sampler': {'set_epoch': r435},
    'loader': {'state_dict': r388, 'load_state_dict': r382},
    'dataset': {'set_epoch': r435},
    'metric': {'__call__': r436, 'forward': r436, 'update': r437, 'compute': r438, 'reset': r439},
    'parameters': {'requires_grad_': r398, 'register_post_accumulate_grad_hook': r384, 'register_hook': r384},
    'tensor': {'backward': r440, 'item': r441, 'tolist': r441, 'numpy': r442, 'cpu': r443, 'detach': r438, 'detach_': r444, 'requires_grad_': r445, 'retain_grad': r365, 'clone': r446, 'to': r410, 'cuda': r447, 'float': r413, 'double': r414, 'half': r415, 'bfloat16': r416, 'long': r438, 'int': r438, 'bool': r438, 'byte': r438, 'argmax': r448, 'argmin': r448, 'argsort': r449, 'eq': r450, 'ne': r450, 'gt': r450, 'ge': r450, 'lt': r450, 'le': r450, 'isnan': r438, 'isinf': r438, 'isfinite': r438, 'nonzero': r438, 'new_tensor': r306, 'new_zeros': r451, 'new_ones': r451, 'size': r452, 'dim': r453, 'numel': r453, 'nelement': r453, 'softmax': r454, 'log_softmax': r455, 'sigmoid': r456, 'sigmoid_': r457, 'register_hook': r384},
}

attributes: dict[str, Any] = {
    'timm.utils.ModelEma': {'ema': r458},
    'ema_pytorch.EMA': {'ema_model': r458},
    'tensor': {'data': r312, 'grad': r459, 'shape': r460, 'device': r460, 'dtype': r460, 'requires_grad': r460, 'is_cuda': r460, 'ndim': r460},
    'model': {'module': r458, '_orig_mod': r458, 'training': r272},
    'ema': {'module': r458},
    'optimizer': {'param_groups': r461},
    'scheduler': {'optimizer': r462},
    'loader': {'dataset': r462, 'sampler': r463, 'batch_sampler': r464, 'batch_size': r465},
    'dataset': {'dataset': r462},
}

patterns: dict[str, Any] = {
    'albumentations': [('class', 'albumentations\\.[^.]*', r1)],
    'kornia': [('class', 'kornia\\.augmentation\\.[^.]*', r1), ('class', '(?:kornia\\.losses|monai\\.losses|pytorch_metric_learning\\.losses)\\.[^.]*', r466)],
    'monai': [('class', 'monai\\.transforms\\.Rand[^.]*', r1), ('class', 'monai\\.metrics\\.[^.]*Metric', r467), ('class', '(?:kornia\\.losses|monai\\.losses|pytorch_metric_learning\\.losses)\\.[^.]*', r466), ('class', 'monai\\.networks\\.nets\\.[^.]*', r17), ('class', 'monai\\.data\\.[^.]*Dataset', r468)],
    'torchmetrics': [('class', 'torchmetrics\\.[^.]*', r24), ('function', 'torchmetrics\\.functional\\.[^.]*', r469)],
    'torcheval': [('class', 'torcheval\\.metrics\\.[^.]*', r24)],
    'ignite': [('class', 'ignite\\.metrics\\.[^.]*', r470)],
    'transformers': [('class', 'transformers\\.(?:DataCollator[^.]*|[^.]*Tokenizer|[^.]*TokenizerFast|[^.]*Config|[^.]*Processor|[^.]*FeatureExtractor|[^.]*ImageProcessor|[^.]*ImageProcessorFast|[^.]*VideoProcessor)', r64), ('class', 'transformers\\.(?:Albert|Autoformer|Bart|Beit|Bert|BertGeneration|BigBird|BigBirdPegasus|BioGpt|Blenderbot|BlenderbotSmall|Bros|CTRL|Camembert|Canine|ConditionalDetr|ConvBert|DPR|DPT|DabDetr|Deberta|DebertaV2|DecisionTransformer|DeformableDetr|Detr|Dinat|DistilBert|DonutSwin|EdgeTamVideo|EfficientNet|Electra|Ernie|Esm|Evolla|FNet|FSMT|FastSpeech2Conformer|Flaubert|FocalNet|Funnel|GLPN|GPT2|GPTBigCode|GPTNeoXJapanese|Git|GroundingDino|Gte|Hubert|IBert|ImageGPT|Informer|JinaEmbeddingsV3|LED|LayoutLM|LayoutLMv2|LayoutLMv3|LayoutXLM|Lilt|LongT5|Longformer|Luke|Lxmert|M2M100|MBart|MMGroundingDino|MPNet|MT5|Marian|MarkupLM|MaskFormerDetr|MaskFormerSwin|MegatronBert|MobileBert|MobileNetV1|MobileNetV2|MobileViT|MobileViTV2|Mra|Mvp|NeuCodec|NllbMoe|Nystromformer|OPT|OneFormer|OpenAIGPT|PLBart|PPDocLayoutV3|PPDocLayoutV4|PPLCNet|PatchTSMixer|Pegasus|PegasusX|Perceiver|Pop2Piano|ProphetNet|Reformer|RemBert|RfDetr|RoCBert|RoFormer|Roberta|RobertaPreLayerNorm|SEW|SEWD|SaProt|Sam2Video|SeamlessM4T|SeamlessM4Tv2|SeedOss|SegGpt|Segformer|SpeechT5|Splinter|SqueezeBert|Swin|Swin2SR|Swinv2|SwitchTransformers|T5|TableTransformer|Tapas|TimeSeriesTransformer|TrOCR|Tvp|UMT5|Udop|UniSpeech|UniSpeechSat|VisualBert|Vits|Wav2Vec2|Wav2Vec2Bert|Wav2Vec2Conformer|WavLM|XGLM|XLM|XLMRoberta|XLMRobertaXL|XLNet|Xcodec2|Xmod|Yoso)(?:Model|For[^.]*|LMHeadModel|DoubleHeadsModel|WithLMHeadModel|PreTrainedModel)', r471), ('class', 'transformers\\.(?:Bloom|CLIPText|CLIPVision|CodeGen|Cohere|Cohere2|ConvNext|ConvNextV2|DINOv3ViT|DeepseekV2|DeepseekV3|DeiT|Dinov2|Dinov2WithRegisters|Falcon|GPTJ|GPTNeo|GPTNeoX|Gemma|Gemma2|Gemma3Text|Glm|Glm4|GptOss|Granite|GraniteMoe|Helium|Hiera|Llama|Llama4Text|Ministral|Mistral|Mixtral|ModernBert|Moonshine|Mpt|Olmo|Olmo2|Olmo3|Olmoe|Persimmon|Phi|Phi3|Qwen2|Qwen2Moe|Qwen3|Qwen3Moe|Qwen3Next|Siglip2Text|Siglip2Vision|SiglipText|SiglipVision|SmolLM3|StableLm|Starcoder2|Timesformer|ViT|ViTMAE|ViTMSN|VideoMAE|Vilt|Whisper|Yolos)(?:Model|For[^.]*|LMHeadModel|PreTrainedModel)', r472), ('class', 'transformers\\.(?:AutoModel|AutoModelFor[^.]*|AutoBackbone)', r34), ('class', 'transformers\\.(?:[^.]*Model|[^.]*LMHeadModel|[^.]*For[^.]*)', r34)],
    'pytorch_pretrained_bert': [('class', 'pytorch_pretrained_bert\\.[^.]*', r17)],
    'diffusers': [('class', 'diffusers\\.(?:[^.]*Scheduler|[^.]*SchedulerAncestral|[^.]*Pipeline|[^.]*PipelineOutput)', r64), ('class', 'diffusers\\.(?:ModelMixin|[^.]*Model|Autoencoder[^.]*|UNet2DConditionModel|[^.]*Transformer|[^.]*Transformer2DModel|[^.]*Transformer3DModel)', r473)],
    'schedulefree': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r41)],
    'prodigyopt': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r41)],
    'dadaptation': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r41)],
    'sophia': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r41)],
    'adabelief_pytorch': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r41)],
    'adan_pytorch': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r41)],
    'galore_torch': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r41)],
    'came_pytorch': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r41)],
    'heavyball': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r41)],
    'lamb': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r41)],
    'ranger': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r41)],
    'adamp': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r41)],
    'radam': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r41)],
    'adabound': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r41)],
    'lars': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r41)],
    'torch_optimizer': [('class', '(?:torch_optimizer|pytorch_optimizer)\\.[^.]*', r41)],
    'pytorch_optimizer': [('class', '(?:torch_optimizer|pytorch_optimizer)\\.[^.]*', r41)],
    'segmentation_models_pytorch': [('class', 'segmentation_models_pytorch\\.losses\\.[^.]*', r466)],
    'pytorch_metric_learning': [('class', '(?:kornia\\.losses|monai\\.losses|pytorch_metric_learning\\.losses)\\.[^.]*', r466)],
    'torch_geometric': [('class', 'torch_geometric\\.datasets\\.[^.]*', r14), ('class', 'torch_geometric\\.nn\\.[^.]*', r474)],
    'dgl': [('class', 'dgl\\.data\\.[^.]*Dataset', r14), ('class', '(?:dgl\\.nn|dgl\\.nn\\.pytorch)\\.[^.]*', r474)],
}

aliases: dict[str, Any] = {
    'lightning.Trainer': 'lightning.pytorch.Trainer',
    'lightning.LightningModule': 'lightning.pytorch.LightningModule',
    'lightning.LightningDataModule': 'lightning.pytorch.LightningDataModule',
    'lightning.Callback': 'lightning.pytorch.Callback',
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
    'torch.nn.functional.tanh': 'torch.tanh',
    'torch.nn.functional.one_hot': 'torch.one_hot',
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
    'epoch': ('(?:\\w+_)?(?:epoch|epochs|epoches|ep|nepoch|nepochs|epoch_range|epoch_idx|epoch_num)\\d*(?:_\\w+)?', '(?:steps?|iters?|iterations?|batches|samples|len)_per_epoch\\w*|ep_\\w*(?:len|length|rew|ret)\\w*'),
    'trial': ('(?:\\w+_)?(?:fold|folds|trial|trials|run|runs|seed|seeds|client|clients|repeat|repeats|repetition|experiment|experiments|exp|kfold|cv|replica|replicas|restart|restarts|bag|ensemble|member|members|split|splits|hparam|hparams|config|configs|grid|lr|lrs|task|tasks|domain|participant|subject|worker|user|users)\\d*(?:_\\w+)?', '(?:num|n)_(?:seed|lr)|lr_\\w+|run_\\w*(?:step|loss)'),
}

stubs: dict[str, Any] = {
}
