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
r65 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'weight_decay')}
r66 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'total_num_steps', 'warmup_num_steps', 'lr_scheduler_callable'), 'unit': 'batch'}
r67 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'defaults')}
r68 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'momentum', 'dampening', 'weight_decay', 'nesterov', 'maximize', 'foreach', 'differentiable', 'fused')}
r69 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'amsgrad', 'foreach', 'maximize', 'capturable', 'differentiable', 'fused', 'decoupled_weight_decay'), 'defaults': {'eps': 1e-08}}
r70 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'amsgrad', 'maximize', 'foreach', 'capturable', 'differentiable', 'fused'), 'defaults': {'eps': 1e-08}}
r71 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'momentum_decay', 'decoupled_weight_decay', 'foreach', 'maximize', 'capturable', 'differentiable')}
r72 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'decoupled_weight_decay', 'foreach', 'maximize', 'capturable', 'differentiable')}
r73 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'foreach', 'maximize', 'differentiable', 'capturable')}
r74 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'lr_decay', 'weight_decay', 'initial_accumulator_value', 'eps', 'foreach', 'maximize', 'differentiable', 'fused')}
r75 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'rho', 'eps', 'weight_decay', 'foreach', 'capturable', 'maximize', 'differentiable')}
r76 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'beta2_decay', 'eps', 'd', 'weight_decay', 'foreach', 'maximize')}
r77 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'lambd', 'alpha', 't0', 'weight_decay', 'foreach', 'maximize', 'differentiable', 'capturable')}
r78 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'alpha', 'eps', 'weight_decay', 'momentum', 'centered', 'capturable', 'foreach', 'maximize', 'differentiable')}
r79 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'etas', 'step_sizes', 'capturable', 'foreach', 'maximize', 'differentiable')}
r80 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'maximize')}
r81 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'weight_decay', 'momentum', 'nesterov', 'ns_coefficients', 'eps', 'ns_steps', 'adjust_lr_fn')}
r82 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'max_iter', 'max_eval', 'tolerance_grad', 'tolerance_change', 'history_size', 'line_search_fn', 'maximize'), 'closure': True}
r83 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'optimizer_class', 'process_group', 'parameters_as_bucket_view', 'overlap_with_ddp')}
r84 = {'role': 'optimizer', 'wraps': 'optim', 'params': ('optim', 'averager')}
r85 = {'role': 'optimizer', 'of': 'params_rref', 'params': ('optimizer_class', 'params_rref', '*args'), 'context_gradients': True}
r86 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'last_epoch'), 'unit': 'any'}
r87 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'lr_lambda', 'last_epoch'), 'unit': 'any', 'rewrites_lr': True}
r88 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'lr_lambda', 'last_epoch'), 'unit': 'any'}
r89 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'step_size', 'gamma', 'last_epoch'), 'unit': 'epoch', 'length': ('step_size',)}
r90 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'milestones', 'gamma', 'last_epoch'), 'unit': 'epoch', 'length': ('milestones',)}
r91 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'gamma', 'last_epoch'), 'unit': 'epoch'}
r92 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'T_max', 'eta_min', 'last_epoch'), 'unit': 'epoch', 'length': ('T_max',)}
r93 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'T_0', 'T_mult', 'eta_min', 'last_epoch'), 'unit': 'any', 'length': ('T_0',), 'rewrites_lr': True}
r94 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'factor', 'total_iters', 'last_epoch'), 'unit': 'any', 'length': ('total_iters',), 'rewrites_lr': True}
r95 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'start_factor', 'end_factor', 'total_iters', 'last_epoch'), 'unit': 'any', 'length': ('total_iters',), 'rewrites_lr': True}
r96 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'total_iters', 'power', 'last_epoch'), 'unit': 'any', 'length': ('total_iters',)}
r97 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'max_lr', 'total_steps', 'epochs', 'steps_per_epoch', 'pct_start', 'anneal_strategy', 'cycle_momentum', 'base_momentum', 'max_momentum', 'div_factor', 'final_div_factor', 'three_phase', 'last_epoch'), 'unit': 'batch', 'length': ('total_steps', 'epochs * steps_per_epoch'), 'rewrites_lr': True}
r98 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'base_lr', 'max_lr', 'step_size_up', 'step_size_down', 'mode', 'gamma', 'scale_fn', 'scale_mode', 'cycle_momentum', 'base_momentum', 'max_momentum', 'last_epoch'), 'unit': 'batch', 'length': ('step_size_up', 'step_size_down'), 'rewrites_lr': True}
r99 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'mode', 'factor', 'patience', 'threshold', 'threshold_mode', 'cooldown', 'min_lr', 'eps'), 'defaults': {'mode': 'min', 'patience': 10}, 'unit': 'metric'}
r100 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'schedulers', 'milestones', 'last_epoch'), 'holds': 'schedulers', 'unit': 'any', 'length': ('milestones',), 'rewrites_lr': True}
r101 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('schedulers', 'optimizer'), 'holds': 'schedulers', 'unit': 'any'}
r102 = {'role': 'ema', 'of': 'model', 'params': ('model', 'device', 'avg_fn', 'multi_avg_fn', 'use_buffers'), 'defaults': {'use_buffers': False}, 'average': ('avg_fn', 'multi_avg_fn')}
r103 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'swa_lr', 'anneal_epochs', 'anneal_strategy', 'last_epoch'), 'unit': 'epoch', 'length': ('anneal_epochs',)}
r104 = {'role': 'scaler', 'params': ('device', 'init_scale', 'growth_factor', 'backoff_factor', 'growth_interval', 'enabled'), 'defaults': {'enabled': True}}
r105 = {'role': 'scaler', 'params': ('init_scale', 'growth_factor', 'backoff_factor', 'growth_interval', 'enabled'), 'defaults': {'enabled': True}, 'deprecated': 'torch.amp.GradScaler'}
r106 = {'role': 'scaler', 'params': ('device', 'init_scale', 'backoff_factor', 'growth_factor', 'growth_interval', 'enabled', 'process_group'), 'defaults': {'enabled': True}}
r107 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size', 'shuffle', 'sampler', 'batch_sampler', 'num_workers', 'collate_fn', 'pin_memory', 'drop_last', 'timeout', 'worker_init_fn', 'multiprocessing_context', 'generator', 'prefetch_factor', 'persistent_workers', 'pin_memory_device', 'in_order'), 'defaults': {'batch_size': 1, 'shuffle': False, 'num_workers': 0, 'pin_memory': False, 'drop_last': False, 'persistent_workers': False}}
r108 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size', 'shuffle', 'sampler', 'batch_sampler', 'num_workers', 'collate_fn', 'pin_memory', 'drop_last', 'timeout', 'worker_init_fn', 'multiprocessing_context', 'generator'), 'defaults': {'batch_size': 1, 'shuffle': False, 'num_workers': 0, 'pin_memory': False, 'drop_last': False, 'persistent_workers': False}, 'stateful': True}
r109 = {'role': 'dataset', 'params': ('*tensors',)}
r110 = {'role': 'dataset', 'params': ('*args',), 'holds': 'args'}
r111 = {'role': 'dataset', 'params': ('datasets',), 'holds': 'datasets'}
r112 = {'role': 'dataset', 'params': ('datasets',), 'holds': 'datasets', 'iterable': True}
r113 = {'role': 'dataset', 'of': 'dataset', 'params': ('dataset', 'indices'), 'subset': 'indices'}
r114 = {'role': 'sampler'}
r115 = {'role': 'sampler', 'of': 'data_source', 'params': ('data_source',), 'shuffles': False}
r116 = {'role': 'sampler', 'of': 'data_source', 'params': ('data_source', 'replacement', 'num_samples', 'generator'), 'shuffles': True}
r117 = {'role': 'sampler', 'params': ('indices', 'generator'), 'shuffles': True, 'subset': 'indices'}
r118 = {'role': 'sampler', 'params': ('weights', 'num_samples', 'replacement', 'generator'), 'shuffles': True}
r119 = {'role': 'sampler', 'of': 'sampler', 'params': ('sampler', 'batch_size', 'drop_last'), 'batches': True}
r120 = {'role': 'sampler', 'of': 'dataset', 'params': ('dataset', 'num_replicas', 'rank', 'shuffle', 'seed', 'drop_last'), 'defaults': {'shuffle': True, 'drop_last': False, 'seed': 0}, 'sharded': True}
r121 = {'role': 'model', 'wraps': 'module', 'syncs': True, 'params': ('module', 'device_ids', 'output_device', 'dim', 'broadcast_buffers', 'init_sync', 'process_group', 'bucket_cap_mb', 'find_unused_parameters', 'check_reduction', 'gradient_as_bucket_view', 'static_graph')}
r122 = {'role': 'model', 'wraps': 'module', 'params': ('module', 'device_ids', 'output_device', 'dim'), 'deprecated': 'torch.nn.parallel.DistributedDataParallel'}
r123 = {'role': 'model', 'wraps': 'module', 'syncs': True, 'sharded': True, 'replaces_parameters': True, 'params': ('module', 'process_group', 'sharding_strategy', 'cpu_offload', 'auto_wrap_policy', 'backward_prefetch', 'mixed_precision', 'ignored_modules', 'param_init_fn', 'device_id', 'sync_module_states', 'forward_prefetch', 'limit_all_gathers', 'use_orig_params', 'ignored_states', 'device_mesh')}
r124 = {'role': 'criterion', 'expects': 'logits', 'params': ('weight', 'size_average', 'ignore_index', 'reduce', 'reduction', 'label_smoothing'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}}
r125 = {'role': 'criterion', 'learnable': True}
r126 = {'role': 'criterion', 'expects': 'log-probabilities', 'params': ('weight', 'size_average', 'ignore_index', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}}
r127 = {'role': 'criterion', 'expects': 'probabilities', 'autocast_unsafe': True, 'params': ('weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r128 = {'role': 'criterion', 'expects': 'logits', 'params': ('weight', 'size_average', 'reduce', 'reduction', 'pos_weight'), 'defaults': {'reduction': 'mean'}}
r129 = {'role': 'criterion', 'expects': 'logits', 'broadcasts': True, 'params': ('weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r130 = {'role': 'criterion', 'expects': 'logits', 'params': ('size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r131 = {'role': 'criterion', 'broadcasts': True, 'params': ('size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r132 = {'role': 'criterion', 'broadcasts': True, 'params': ('size_average', 'reduce', 'reduction', 'beta'), 'defaults': {'reduction': 'mean'}}
r133 = {'role': 'criterion', 'broadcasts': True, 'params': ('reduction', 'delta'), 'defaults': {'reduction': 'mean'}}
r134 = {'role': 'criterion', 'expects': 'log-probabilities', 'broadcasts': True, 'params': ('size_average', 'reduce', 'reduction', 'log_target'), 'defaults': {'reduction': 'mean'}}
r135 = {'role': 'criterion', 'broadcasts': True, 'params': ('log_input', 'full', 'size_average', 'eps', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r136 = {'role': 'criterion', 'params': ('full', 'eps', 'reduction'), 'defaults': {'reduction': 'mean'}}
r137 = {'role': 'criterion', 'expects': 'log-probabilities', 'params': ('blank', 'reduction', 'zero_infinity'), 'defaults': {'reduction': 'mean'}}
r138 = {'role': 'criterion', 'broadcasts': True, 'params': ('margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r139 = {'role': 'criterion', 'params': ('margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r140 = {'role': 'criterion', 'params': ('size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r141 = {'role': 'criterion', 'params': ('p', 'margin', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r142 = {'role': 'criterion', 'params': ('margin', 'p', 'eps', 'swap', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r143 = {'role': 'criterion', 'params': ('distance_function', 'margin', 'swap', 'reduction'), 'defaults': {'reduction': 'mean'}}
r144 = {'role': 'criterion', 'learnable': True, 'params': ('in_features', 'n_classes', 'cutoffs', 'div_value', 'head_bias', 'device', 'dtype')}
r145 = {'role': 'parameters', 'params': ('data', 'requires_grad'), 'defaults': {'requires_grad': True}}
r146 = {'role': 'parameters'}
r147 = {'role': 'model', 'params': ('*args',), 'container': True}
r148 = {'role': 'model', 'params': ('modules',), 'container': True}
r149 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'p', 'params': ('p', 'inplace'), 'defaults': {'p': 0.5}}
r150 = {'role': 'model', 'mode_dependent': True, 'params': ('lower', 'upper', 'inplace')}
r151 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'normalises': 'batch', 'params': ('num_features', 'eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r152 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'normalises': 'batch', 'synced': True, 'params': ('num_features', 'eps', 'momentum', 'affine', 'track_running_stats', 'process_group', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r153 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'normalises': 'batch', 'params': ('eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r154 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'params': ('num_features', 'eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': False}}
r155 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'params': ('eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r156 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('embed_dim', 'num_heads', 'dropout', 'bias', 'add_bias_kv', 'add_zero_attn', 'kdim', 'vdim', 'batch_first', 'device', 'dtype'), 'defaults': {'dropout': 0.0}}
r157 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('input_size', 'hidden_size', 'num_layers'), 'defaults': {'dropout': 0.0}, 'recurrent': True}
r158 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('mode', 'input_size', 'hidden_size', 'num_layers', 'bias', 'batch_first', 'dropout', 'bidirectional', 'proj_size', 'device', 'dtype'), 'defaults': {'dropout': 0.0}, 'recurrent': True}
r159 = {'role': 'model', 'params': ('input_size', 'hidden_size', 'bias'), 'recurrent': True}
r160 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('d_model', 'nhead', 'num_encoder_layers', 'num_decoder_layers', 'dim_feedforward', 'dropout', 'activation', 'custom_encoder', 'custom_decoder', 'layer_norm_eps', 'batch_first', 'norm_first', 'bias', 'device', 'dtype'), 'defaults': {'dropout': 0.1}}
r161 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('d_model', 'nhead', 'dim_feedforward', 'dropout', 'activation', 'layer_norm_eps', 'batch_first', 'norm_first', 'bias', 'device', 'dtype'), 'defaults': {'dropout': 0.1}}
r162 = {'role': 'model', 'copies': 'encoder_layer', 'params': ('encoder_layer', 'num_layers', 'norm', 'enable_nested_tensor', 'mask_check')}
r163 = {'role': 'model', 'copies': 'decoder_layer', 'params': ('decoder_layer', 'num_layers', 'norm')}
r164 = {'role': 'model', 'output': 'softmax', 'parameterless': True}
r165 = {'role': 'model', 'output': 'log_softmax', 'parameterless': True}
r166 = {'role': 'model', 'output': 'sigmoid', 'parameterless': True}
r167 = {'role': 'model', 'params': ('in_features', 'out_features', 'bias', 'device', 'dtype')}
r168 = {'role': 'model', 'params': ('out_features', 'bias', 'device', 'dtype')}
r169 = {'role': 'model', 'params': ('in_channels', 'out_channels', 'kernel_size', 'stride', 'padding', 'dilation', 'groups', 'bias', 'padding_mode', 'device', 'dtype')}
r170 = {'role': 'model', 'params': ('in_channels', 'out_channels', 'kernel_size', 'stride', 'padding', 'output_padding', 'groups', 'bias', 'dilation', 'padding_mode', 'device', 'dtype')}
r171 = {'role': 'model', 'parameterless': True}
r172 = {'role': 'unknown', 'generator': True}
r173 = {'role': 'unknown', 'generator': True, 'params': ('device',)}
r174 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('weights', 'progress'), 'returns': 'new'}
r175 = {'role': 'model', 'mode_dependent': True, 'params': ('weights', 'progress'), 'returns': 'new'}
r176 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('weights', 'progress'), 'defaults': {'dropout': 0.0}, 'returns': 'new'}
r177 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('weights', 'progress', 'num_classes', 'aux_loss', 'weights_backbone'), 'returns': 'new'}
r178 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('weights', 'progress', 'num_classes', 'weights_backbone'), 'returns': 'new'}
r179 = {'role': 'model', 'mode_dependent': True, 'returns_losses': True, 'params': ('weights', 'progress', 'num_classes'), 'returns': 'new'}
r180 = {'role': 'model', 'mode_dependent': True, 'returns': 'new'}
r181 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'returns': 'new'}
r182 = {'role': 'model', 'mode_dependent': 'unknown', 'params': ('name',), 'returns': 'new'}
r183 = {'op': 'loss', 'expects': 'logits', 'params': ('inputs', 'targets', 'alpha', 'gamma', 'reduction'), 'defaults': {'reduction': 'none'}, 'as': {'inputs': 'input', 'targets': 'target'}, 'returns': 'loss'}
r184 = {'op': 'loss', 'params': ('boxes1', 'boxes2', 'reduction', 'eps'), 'defaults': {'reduction': 'none'}, 'as': {'boxes1': 'input', 'boxes2': 'target'}, 'returns': 'loss'}
r185 = {'op': 'measure', 'ratio': True, 'returns': 'tensor'}
r186 = {'op': 'measure', 'ratio': True, 'params': ('y_true', 'y_pred'), 'returns': 'value'}
r187 = {'op': 'measure', 'params': ('y_true', 'y_pred'), 'returns': 'value'}
r188 = {'role': 'metric', 'like': 'evaluate.EvaluationModule', 'params': ('path',), 'returns': 'new'}
r189 = {'role': 'model', 'mode_dependent': 'unknown', 'params': ('model_name', 'pretrained'), 'returns': 'new'}
r190 = {'role': 'optimizer', 'of': 'model_or_params', 'params': ('model_or_params', 'opt', 'lr', 'weight_decay', 'momentum', 'foreach', 'filter_bias_and_bn'), 'returns': 'new'}
r191 = {'role': 'optimizer', 'of': 'model', 'params': ('args', 'model', 'filter_bias_and_bn'), 'returns': 'new'}
r192 = {'params': ('model',), 'returns': 'parameters:model'}
r193 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'sched', 'num_epochs'), 'unit': 'own', 'rewrites_lr': True, 'like': 'timm.scheduler.Scheduler', 'returns': ('new', 'value')}
r194 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('args', 'optimizer', 'updates_per_epoch'), 'unit': 'own', 'rewrites_lr': True, 'like': 'timm.scheduler.Scheduler', 'returns': ('new', 'value')}
r195 = {'role': 'dataset', 'params': ('name', 'root', 'split', 'search_split', 'class_map'), 'split': 'split', 'returns': 'new'}
r196 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'input_size', 'batch_size', 'is_training'), 'defaults': {'is_training': False}, 'shuffles': 'is_training', 'returns': 'new'}
r197 = {'role': 'transform', 'params': ('input_size', 'is_training'), 'defaults': {'is_training': False}, 'random': 'is_training', 'returns': 'new'}
r198 = {'op': 'reduce', 'collective': True, 'returns': 'tensor', 'as': {'tensor': 'value'}, 'params': ('tensor', 'n')}
r199 = {'op': 'seed', 'seeds': ('torch', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed', 'rank')}
r200 = {'rank': True, 'returns': 'value'}
r201 = {'group': 'init', 'collective': True, 'returns': 'value'}
r202 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'last_epoch'), 'unit': 'any', 'constant': True, 'like': 'torch.optim.lr_scheduler.LambdaLR', 'rewrites_lr': True, 'returns': 'new'}
r203 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'num_warmup_steps', 'last_epoch'), 'unit': 'batch', 'rewrites_lr': True, 'returns': 'new'}
r204 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'num_warmup_steps', 'num_training_steps'), 'unit': 'batch', 'length': ('num_training_steps',), 'rewrites_lr': True, 'returns': 'new'}
r205 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'num_warmup_steps'), 'unit': 'batch', 'rewrites_lr': True, 'returns': 'new'}
r206 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'metric', 'like': 'torch.optim.lr_scheduler.ReduceLROnPlateau', 'returns': 'new'}
r207 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('name', 'optimizer', 'num_warmup_steps', 'num_training_steps', 'scheduler_specific_kwargs'), 'unit': 'batch', 'length': ('num_training_steps',), 'rewrites_lr': True, 'returns': 'new'}
r208 = {'op': 'seed', 'seeds': ('torch', 'cuda', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed', 'deterministic'), 'returns': 'none'}
r209 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('name', 'optimizer', 'step_rules', 'num_warmup_steps', 'num_training_steps', 'num_cycles', 'power', 'last_epoch'), 'unit': 'batch', 'length': ('num_training_steps',), 'rewrites_lr': True, 'returns': 'new'}
r210 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'any', 'rewrites_lr': True, 'returns': 'new'}
r211 = {'op': 'wrap', 'obj': 'module', 'syncs_batchnorm': True, 'returns': 'same:module', 'params': ('module',)}
r212 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('arch', 'encoder_name', 'encoder_weights', 'in_channels', 'classes'), 'returns': 'new'}
r213 = {'role': 'model', 'mode_dependent': False, 'mode': 'eval', 'params': ('name', 'device'), 'returns': ('new', 'value')}
r214 = {'role': 'model', 'mode_dependent': 'unknown', 'params': ('model_name', 'pretrained'), 'returns': ('new', 'value', 'value')}
r215 = {'op': 'wrap', 'obj': 'model', 'returns': 'same:model', 'replaces_parameters': True, 'params': ('model', 'peft_config')}
r216 = {'op': 'wrap', 'obj': 'model', 'returns': 'same:model', 'params': ('model',)}
r217 = {'op': 'forward', 'obj': 'predictor', 'params': ('inputs', 'roi_size', 'sw_batch_size', 'predictor'), 'returns': 'tensor'}
r218 = {'op': 'seed', 'seeds': ('torch', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r219 = {'role': 'dataset', 'params': ('path', 'name'), 'returns': 'new', 'split': 'split'}
r220 = {'op': 'step', 'obj': 'optimizer', 'params': ('optimizer', 'barrier')}
r221 = {'op': 'save', 'as': {'data': 'value', 'file_or_path': 'file'}, 'params': ('data', 'file_or_path', 'master_only'), 'returns': 'none'}
r222 = {'op': 'wrap', 'obj': 'optimizer', 'returns': 'same:optimizer', 'params': ('optimizer', 'named_parameters')}
r223 = {'op': 'reduce', 'collective': True, 'as': {'tensor': 'value'}, 'params': ('tensor',), 'returns': 'tensor'}
r224 = {'op': 'reduce', 'collective': True, 'returns': 'none'}
r225 = {'group': 'init', 'collective': True, 'closes_itself': True, 'returns': 'none'}
r226 = {'op': 'seed', 'seeds': ('torch', 'cuda', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r227 = {'op': 'seed', 'seeds': ('torch', 'cuda', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed', 'workers'), 'returns': 'value'}
r228 = {'group': 'init', 'collective': True, 'closes_itself': True, 'params': ('dist_backend',), 'returns': 'none'}
r229 = {'params': ('parser',), 'returns': 'same:parser'}
r230 = {'op': 'forward', 'obj': 'model', 'params': ('loader', 'model', 'device'), 'restores_mode': True, 'updates_statistics': True, 'returns': 'none'}
r231 = {'params': ('decay',), 'returns': 'value'}
r232 = {'params': (), 'returns': 'value'}
r233 = {'scope': 'autocast', 'switch': 'enabled', 'params': ('device_type', 'dtype', 'enabled', 'cache_enabled'), 'defaults': {'enabled': True}}
r234 = {'scope': 'autocast', 'switch': 'enabled', 'params': ('enabled', 'dtype', 'cache_enabled'), 'defaults': {'enabled': True, 'device_type': 'cuda', 'dtype': 'torch.float16'}, 'deprecated': 'torch.amp.autocast'}
r235 = {'scope': 'autocast', 'switch': 'enabled', 'params': ('enabled', 'dtype', 'cache_enabled'), 'defaults': {'enabled': True, 'device_type': 'cpu', 'dtype': 'torch.bfloat16'}, 'deprecated': 'torch.amp.autocast'}
r236 = {'scope': 'no-grad', 'params': ('orig_func',)}
r237 = {'scope': 'enable-grad', 'params': ('orig_func',)}
r238 = {'scope': 'no-grad', 'switch': 'mode', 'params': ('mode',), 'defaults': {'mode': True}, 'inference': True}
r239 = {'op': 'grad-mode', 'scope': 'enable-grad', 'scope_if_false': 'no-grad', 'switch': 'mode', 'as': {'mode': 'enabled'}, 'params': ('mode',)}
r240 = {'op': 'backward', 'obj': 'tensors', 'params': ('tensors', 'grad_tensors', 'retain_graph', 'create_graph', 'grad_variables', 'inputs'), 'returns': 'none'}
r241 = {'op': 'backward', 'obj': 'roots', 'params': ('context_id', 'roots', 'retain_graph'), 'context_gradients': True, 'returns': 'none'}
r242 = {'op': 'grad', 'obj': 'outputs', 'params': ('outputs', 'inputs', 'grad_outputs', 'retain_graph', 'create_graph', 'only_inputs', 'allow_unused', 'is_grads_batched', 'materialize_grads'), 'defaults': {'create_graph': False}, 'returns': 'tensor'}
r243 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'max_norm', 'norm_type', 'error_if_nonfinite', 'foreach'), 'returns': 'value'}
r244 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'max_norm', 'norm_type', 'error_if_nonfinite', 'foreach'), 'deprecated': 'torch.nn.utils.clip_grad_norm_', 'returns': 'value'}
r245 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'clip_value', 'foreach'), 'returns': 'none'}
r246 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'max_norm', 'total_norm', 'foreach'), 'returns': 'none'}
r247 = {'params': ('tensors', 'norm_type', 'error_if_nonfinite', 'foreach'), 'returns': 'value'}
r248 = {'params': ('function', '*args', 'use_reentrant', 'preserve_rng_state', 'context_fn', 'determinism_check', 'debug'), 'returns': 'call:function'}
r249 = {'op': 'forward', 'obj': 'module', 'params': ('module', 'parameter_and_buffer_dicts', 'args', 'kwargs', 'tie_weights', 'strict'), 'returns': 'tensor'}
r250 = {'returns': 'same:module', 'params': ('module',)}
r251 = {'op': 'update', 'obj': 'parameters', 'params': ('vec', 'parameters'), 'returns': 'none'}
r252 = {'params': ('dataset', 'lengths', 'generator'), 'role': 'dataset', 'of': 'dataset', 'returns': 'each:lengths', 'random': True}
r253 = {'returns': 'tensor'}
r254 = {'params': (), 'returns': 'value', 'worker': True}
r255 = {'op': 'wrap', 'obj': 'module', 'returns': 'same:module', 'syncs': True, 'sharded': True, 'replaces_parameters': True, 'dtensor': True, 'params': ('module', 'mesh', 'reshard_after_forward', 'shard_placement_fn', 'mp_policy', 'offload_policy', 'ignored_params')}
r256 = {'op': 'wrap', 'obj': 'module', 'returns': 'same:module', 'replaces_parameters': True, 'dtensor': True, 'params': ('module', 'device_mesh', 'parallelize_plan', 'src_data_rank')}
r257 = {'op': 'wrap', 'obj': 'module', 'returns': 'same:module', 'syncs_batchnorm': True, 'params': ('module', 'process_group')}
r258 = {'op': 'wrap', 'obj': 'model', 'returns': 'same:model', 'compiles': True, 'params': ('model', 'fullgraph', 'dynamic', 'backend', 'mode', 'options', 'disable')}
r259 = {'group': 'init', 'collective': True, 'params': ('backend', 'init_method', 'timeout', 'world_size', 'rank', 'store', 'group_name', 'pg_options', 'device_id'), 'returns': 'none'}
r260 = {'group': 'destroy', 'params': ('group',), 'returns': 'none'}
r261 = {'op': 'barrier', 'collective': True, 'params': ('group',), 'returns': 'none'}
r262 = {'op': 'reduce', 'obj': 'tensor', 'collective': True, 'in_place': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'op', 'group', 'async_op')}
r263 = {'op': 'reduce', 'obj': 'tensor', 'collective': True, 'in_place': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'dst', 'op', 'group', 'async_op')}
r264 = {'op': 'reduce', 'obj': 'tensor', 'collective': True, 'in_place': True, 'broadcasts_from': 'src', 'as': {'tensor': 'value'}, 'params': ('tensor', 'src', 'group', 'async_op')}
r265 = {'op': 'reduce', 'collective': True, 'in_place': True, 'broadcasts_from': 'src', 'as': {'object_list': 'value'}, 'params': ('object_list', 'src', 'group', 'device')}
r266 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'tensor': 'value'}, 'params': ('tensor_list', 'tensor', 'group', 'async_op')}
r267 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'input_tensor': 'value'}, 'params': ('output_tensor', 'input_tensor', 'group', 'async_op')}
r268 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'obj': 'value'}, 'params': ('object_list', 'obj', 'group')}
r269 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'gather_list', 'dst', 'group', 'async_op')}
r270 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'obj': 'value'}, 'params': ('obj', 'object_gather_list', 'dst', 'group')}
r271 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'scatter_list', 'src', 'group', 'async_op')}
r272 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'params': ('scatter_object_output_list', 'scatter_object_input_list', 'src', 'group')}
r273 = {'op': 'reduce', 'collective': True, 'in_place': True}
r274 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True}
r275 = {'op': 'reduce', 'collective': True, 'returns': 'tensor', 'params': ('tensor',), 'as': {'tensor': 'value'}}
r276 = {'returns': 'value'}
r277 = {'sets_device': True, 'params': ('device',), 'returns': 'none'}
r278 = {'op': 'loss', 'expects': 'logits', 'params': ('input', 'target', 'weight', 'size_average', 'ignore_index', 'reduce', 'reduction', 'label_smoothing'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}, 'returns': 'loss'}
r279 = {'op': 'loss', 'params': ('input', 'linear_weight', 'target'), 'returns': 'loss'}
r280 = {'op': 'loss', 'expects': 'log-probabilities', 'params': ('input', 'target', 'weight', 'size_average', 'ignore_index', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}, 'returns': 'loss'}
r281 = {'op': 'loss', 'expects': 'probabilities', 'autocast_unsafe': True, 'params': ('input', 'target', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r282 = {'op': 'loss', 'expects': 'logits', 'params': ('input', 'target', 'weight', 'size_average', 'reduce', 'reduction', 'pos_weight'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r283 = {'op': 'loss', 'expects': 'logits', 'broadcasts': True, 'params': ('input', 'target', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r284 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'size_average', 'reduce', 'reduction', 'weight'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r285 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'size_average', 'reduce', 'reduction', 'beta'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r286 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'reduction', 'delta', 'weight'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r287 = {'op': 'loss', 'expects': 'log-probabilities', 'broadcasts': True, 'params': ('input', 'target', 'size_average', 'reduce', 'reduction', 'log_target'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r288 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'log_input', 'full', 'size_average', 'eps', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r289 = {'op': 'loss', 'params': ('input', 'target', 'var', 'full', 'eps', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r290 = {'op': 'loss', 'expects': 'log-probabilities', 'params': ('log_probs', 'targets', 'input_lengths', 'target_lengths', 'blank', 'reduction', 'zero_infinity'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss', 'as': {'log_probs': 'input', 'targets': 'target'}}
r291 = {'op': 'loss', 'params': ('input', 'target', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r292 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r293 = {'op': 'loss', 'params': ('input', 'target', 'p', 'margin', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r294 = {'op': 'loss', 'params': ('input1', 'input2', 'target', 'margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r295 = {'op': 'loss', 'params': ('anchor', 'positive', 'negative', 'margin', 'p', 'eps', 'swap', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r296 = {'op': 'loss', 'params': ('anchor', 'positive', 'negative', 'distance_function', 'margin', 'swap', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r297 = {'training': 'training', 'rate': 'p', 'params': ('input', 'p', 'training', 'inplace'), 'defaults': {'p': 0.5, 'training': True}, 'returns': 'tensor'}
r298 = {'training': 'training', 'rate': 'p', 'params': ('input', 'p', 'training', 'inplace'), 'defaults': {'p': 0.5, 'training': False}, 'returns': 'tensor'}
r299 = {'training': 'train', 'rate': 'p', 'params': ('input', 'p', 'train'), 'returns': 'tensor'}
r300 = {'training': 'training', 'params': ('input', 'lower', 'upper', 'training', 'inplace'), 'defaults': {'training': False}, 'returns': 'tensor'}
r301 = {'training': 'training', 'normalises': 'batch', 'params': ('input', 'running_mean', 'running_var', 'weight', 'bias', 'training', 'momentum', 'eps'), 'defaults': {'training': False}, 'returns': 'tensor'}
r302 = {'rate': 'dropout_p', 'params': ('query', 'key', 'value', 'attn_mask', 'dropout_p', 'is_causal', 'scale', 'enable_gqa'), 'defaults': {'dropout_p': 0.0}, 'returns': 'tensor'}
r303 = {'training': 'training', 'rate': 'dropout_p', 'params': ('query', 'key', 'value', 'embed_dim_to_check', 'num_heads', 'in_proj_weight', 'in_proj_bias', 'bias_k', 'bias_v', 'add_zero_attn', 'dropout_p', 'out_proj_weight', 'out_proj_bias', 'training'), 'defaults': {'training': True}, 'returns': 'tensor'}
r304 = {'random': True, 'output': 'softmax', 'params': ('logits', 'tau', 'hard', 'eps', 'dim'), 'returns': 'tensor'}
r305 = {'output': 'softmax', 'params': ('input', 'dim', '_stacklevel', 'dtype'), 'returns': 'tensor'}
r306 = {'output': 'log_softmax', 'params': ('input', 'dim', '_stacklevel', 'dtype'), 'returns': 'tensor'}
r307 = {'output': 'sigmoid', 'params': ('input',), 'returns': 'tensor'}
r308 = {'output': 'softmax', 'params': ('input', 'dim', 'dtype'), 'returns': 'tensor'}
r309 = {'output': 'log_softmax', 'params': ('input', 'dim', 'dtype'), 'returns': 'tensor'}
r310 = {'params': ('data',), 'returns': 'tensor', 'cuts': True}
r311 = {'params': ('data', 'dtype', 'device', 'requires_grad', 'pin_memory'), 'returns': 'tensor', 'cuts': True}
r312 = {'params': ('ndarray',), 'returns': 'tensor', 'cuts': True}
r313 = {'params': ('data', 'dtype', 'device'), 'returns': 'tensor'}
r314 = {'params': ('data', 'requires_grad'), 'returns': 'same:data', 'deprecated': 'torch.Tensor'}
r315 = {'params': ('input',), 'returns': 'tensor', 'cuts': True}
r316 = {'returns': 'tensor', 'cuts': True}
r317 = {'returns': 'value', 'cuts': True}
r318 = {'op': 'save', 'as': {'obj': 'value', 'f': 'file'}, 'params': ('obj', 'f', 'pickle_module', 'pickle_protocol'), 'returns': 'none'}
r319 = {'op': 'load', 'role': 'checkpoint', 'as': {'f': 'file'}, 'params': ('f', 'map_location', 'pickle_module', 'weights_only', 'mmap'), 'defaults': {'weights_only': True}, 'returns': 'new'}
r320 = {'role': 'checkpoint', 'params': ('url', 'model_dir', 'map_location', 'progress', 'check_hash', 'file_name', 'weights_only'), 'returns': 'new'}
r321 = {'params': ('repo_or_dir', 'model', '*args', 'source', 'trust_repo', 'force_reload', 'verbose', 'skip_validation'), 'returns': 'new', 'role': 'model', 'mode_dependent': 'unknown'}
r322 = {'op': 'save', 'collective': True, 'sharded': True, 'as': {'state_dict': 'value', 'checkpoint_id': 'file'}, 'params': ('state_dict', 'checkpoint_id', 'storage_writer', 'planner', 'process_group')}
r323 = {'op': 'load', 'collective': True, 'in_place': True, 'as': {'state_dict': 'value', 'checkpoint_id': 'file'}, 'params': ('state_dict', 'checkpoint_id', 'storage_reader', 'planner', 'process_group')}
r324 = {'params': ('model', 'optimizers', 'submodules', 'options'), 'returns': 'state', 'collective': True}
r325 = {'params': ('model', 'submodules', 'options'), 'returns': 'state:model', 'collective': True}
r326 = {'params': ('model', 'optimizers', 'submodules', 'options'), 'returns': 'state:optimizers', 'collective': True}
r327 = {'op': 'restore', 'obj': 'model', 'params': ('model', 'optimizers', 'model_state_dict', 'optim_state_dict', 'options'), 'collective': True}
r328 = {'op': 'restore', 'obj': 'model', 'as': {'model_state_dict': 'state_dict'}, 'params': ('model', 'model_state_dict', 'options'), 'collective': True}
r329 = {'op': 'restore', 'obj': 'optimizers', 'as': {'optim_state_dict': 'state_dict'}, 'params': ('model', 'optimizers', 'optim_state_dict', 'options'), 'collective': True}
r330 = {'params': ('x',), 'returns': 'copy'}
r331 = {'op': 'export', 'obj': 'func', 'exports': 'trace', 'params': ('func', 'example_inputs'), 'returns': 'copy'}
r332 = {'op': 'export', 'obj': 'mod', 'exports': 'trace', 'params': ('mod', 'inputs'), 'returns': 'copy'}
r333 = {'op': 'wrap', 'obj': 'obj', 'exports': 'script', 'params': ('obj', 'optimize'), 'returns': 'same:obj'}
r334 = {'op': 'export', 'obj': 'mod', 'exports': 'script', 'params': ('mod', 'preserved_attrs', 'optimize_numerics'), 'returns': 'copy'}
r335 = {'op': 'save', 'as': {'m': 'value', 'f': 'file'}, 'params': ('m', 'f'), 'returns': 'none'}
r336 = {'role': 'model', 'params': ('f', 'map_location'), 'returns': 'new', 'mode': 'eval', 'mode_dependent': 'unknown'}
r337 = {'op': 'export', 'obj': 'model', 'exports': 'onnx', 'params': ('model', 'args', 'f', 'kwargs', 'verbose', 'input_names', 'output_names', 'opset_version', 'dynamo'), 'defaults': {'dynamo': True}}
r338 = {'op': 'export', 'obj': 'mod', 'exports': 'export', 'params': ('mod', 'args', 'kwargs', 'dynamic_shapes', 'strict')}
r339 = {'op': 'seed', 'seeds': ('torch',), 'as': {'seed': 'value'}, 'params': ('seed',)}
r340 = {'op': 'seed', 'seeds': ('cuda',), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r341 = {'op': 'seed', 'seeds': ('numpy',), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r342 = {'op': 'seed', 'seeds': ('python',), 'as': {'a': 'value'}, 'params': ('a', 'version'), 'returns': 'none'}
r343 = {'forks_random_state': True, 'params': ('devices', 'enabled')}
r344 = {'role': 'unknown', 'generator': True, 'params': ('seed',), 'returns': 'new'}
r345 = {'params': ('iterable', 'desc', 'total'), 'returns': 'iterable:iterable'}
r346 = {'params': ('sequence',), 'returns': 'iterable:sequence'}
r347 = {'op': 'measure', 'params': (), 'returns': 'none'}
r348 = {'op': 'reset', 'params': (), 'returns': 'value'}
r349 = {'params': ('reduction',), 'returns': 'tensor', 'cuts': True}
r350 = {'op': 'schedule', 'params': ('epoch', 'metric'), 'returns': 'none'}
r351 = {'op': 'schedule', 'params': ('num_updates', 'metric'), 'returns': 'none'}
r352 = {'params': ('pretrained_model_name_or_path',), 'makes': True, 'mode': 'eval', 'returns': 'new'}
r353 = {'params': ('config',), 'makes': True, 'returns': 'new'}
r354 = {'op': 'save', 'as': {'save_directory': 'file'}, 'params': ('save_directory',), 'returns': 'none'}
r355 = {'params': ('inputs',), 'returns': 'tensor', 'cuts': True}
r356 = {'params': (), 'returns': 'none'}
r357 = {'params': ('new_num_tokens',), 'replaces_parameters': True}
r358 = {'op': 'forward', 'params': ('*args',), 'returns': 'tensor', 'returns_losses': 'labels'}
r359 = {'op': 'ema-update', 'params': ('parameters',), 'returns': 'none'}
r360 = {'params': ('parameters',), 'returns': 'none'}
r361 = {'params': ('parameters',), 'swaps': 'in', 'returns': 'none'}
r362 = {'params': ('parameters',), 'swaps': 'out', 'returns': 'none'}
r363 = {'params': ('parameters',), 'swaps': 'context'}
r364 = {'op': 'ema-update', 'params': ('model',), 'returns': 'none'}
r365 = {'params': ('model',), 'swaps': 'in', 'returns': 'none'}
r366 = {'params': ('zero_grad',), 'clears': 'zero_grad', 'returns': 'none'}
r367 = {'op': 'step', 'params': ('zero_grad',), 'clears': 'zero_grad', 'returns': 'none'}
r368 = {'op': 'schedule', 'params': ('epoch', 'metrics'), 'as': {'metrics': 'metric'}, 'returns': 'none'}
r369 = {'params': ('model_name',), 'makes': True, 'returns': 'new'}
r370 = {'op': 'step', 'params': ('closure',)}
r371 = {'op': 'zero-grad', 'params': ('set_to_none',), 'defaults': {'set_to_none': True}, 'returns': 'none'}
r372 = {'returns': 'state', 'params': ()}
r373 = {'op': 'restore', 'params': ('state_dict',), 'returns': 'none'}
r374 = {'params': ('param_group',), 'adds': 'param_group', 'returns': 'none'}
r375 = {'params': ('hook',), 'hook': 'hook'}
r376 = {'op': 'step', 'params': ('closure',), 'calls': 'closure'}
r377 = {'params': ('to',), 'collective': True, 'returns': 'none'}
r378 = {'op': 'schedule', 'params': ('epoch',), 'returns': 'none'}
r379 = {'params': (), 'returns': 'state'}
r380 = {'op': 'schedule', 'params': ('metrics', 'epoch'), 'as': {'metrics': 'metric'}, 'returns': 'none'}
r381 = {'op': 'schedule', 'params': (), 'returns': 'none'}
r382 = {'op': 'scale', 'params': ('outputs',), 'as': {'outputs': 'loss'}, 'returns': 'tensor'}
r383 = {'op': 'unscale', 'params': ('optimizer',), 'returns': 'none'}
r384 = {'op': 'step', 'obj': 'optimizer', 'params': ('optimizer', '*args')}
r385 = {'op': 'scaler-update', 'params': ('new_scale',), 'returns': 'none'}
r386 = {'op': 'forward', 'params': ('*args',), 'returns': 'tensor'}
r387 = {'op': 'train', 'op_if_false': 'eval', 'switch': 'mode', 'params': ('mode',), 'defaults': {'mode': True}, 'returns': 'same'}
r388 = {'op': 'eval', 'params': (), 'returns': 'same'}
r389 = {'op': 'unfreeze', 'op_if_false': 'freeze', 'switch': 'requires_grad', 'params': ('requires_grad',), 'defaults': {'requires_grad': True}, 'returns': 'same'}
r390 = {'params': ('recurse',), 'returns': 'parameters'}
r391 = {'params': ('prefix', 'recurse', 'remove_duplicate'), 'returns': 'parameters', 'named': True}
r392 = {'params': ('recurse',), 'returns': 'buffers'}
r393 = {'params': ('prefix', 'recurse', 'remove_duplicate'), 'returns': 'buffers', 'named': True}
r394 = {'params': (), 'returns': 'modules'}
r395 = {'params': (), 'returns': 'modules', 'named': True}
r396 = {'params': ('memo', 'prefix', 'remove_duplicate'), 'returns': 'modules', 'named': True}
r397 = {'params': ('target',), 'returns': 'modules'}
r398 = {'params': ('target',), 'returns': 'parameters'}
r399 = {'params': ('*args', 'destination', 'prefix', 'keep_vars'), 'returns': 'state'}
r400 = {'op': 'restore', 'params': ('state_dict', 'strict', 'assign'), 'defaults': {'strict': True}, 'returns': 'value'}
r401 = {'params': ('*args',), 'moves': True, 'returns': 'same'}
r402 = {'params': ('device',), 'moves': True, 'returns': 'same'}
r403 = {'params': (), 'moves': True, 'returns': 'same'}
r404 = {'params': (), 'casts': 'float32', 'returns': 'same'}
r405 = {'params': (), 'casts': 'float64', 'returns': 'same'}
r406 = {'params': (), 'casts': 'float16', 'returns': 'same'}
r407 = {'params': (), 'casts': 'bfloat16', 'returns': 'same'}
r408 = {'params': ('dst_type',), 'returns': 'same'}
r409 = {'params': ('device', 'recurse'), 'moves': True, 'returns': 'same'}
r410 = {'params': ('fn',), 'returns': 'same'}
r411 = {'params': (), 'returns': 'same'}
r412 = {'op': 'wrap', 'params': (), 'compiles': True, 'returns': 'none'}
r413 = {'params': ('name', 'module'), 'registers': 'module', 'returns': 'none'}
r414 = {'params': ('name', 'tensor', 'persistent'), 'registers': 'tensor', 'returns': 'none'}
r415 = {'params': ('name', 'param'), 'registers': 'param', 'returns': 'none'}
r416 = {'scope': 'no-sync', 'params': ()}
r417 = {'params': (), 'uneven': True}
r418 = {'op': 'clip', 'params': ('max_norm', 'norm_type'), 'sharded': True, 'returns': 'value'}
r419 = {'params': ('requires_gradient_sync', 'recurse'), 'syncs': True, 'returns': 'none'}
r420 = {'params': ('is_last_backward',), 'returns': 'none'}
r421 = {'op': 'loss', 'params': ('input', 'target'), 'returns': 'loss'}
r422 = {'op': 'loss', 'params': ('input1', 'input2', 'target'), 'returns': 'loss'}
r423 = {'op': 'loss', 'params': ('anchor', 'positive', 'negative'), 'returns': 'loss'}
r424 = {'op': 'loss', 'params': ('log_probs', 'targets', 'input_lengths', 'target_lengths'), 'as': {'log_probs': 'input', 'targets': 'target'}, 'returns': 'loss'}
r425 = {'op': 'loss', 'params': ('input', 'target', 'var'), 'returns': 'loss'}
r426 = {'op': 'set-epoch', 'params': ('epoch',), 'returns': 'none'}
r427 = {'op': 'measure', 'params': ('*args',), 'returns': 'tensor', 'cuts': True}
r428 = {'op': 'measure', 'params': ('*args',), 'returns': 'none'}
r429 = {'params': (), 'returns': 'tensor', 'cuts': True}
r430 = {'op': 'reset', 'params': (), 'returns': 'none'}
r431 = {'op': 'backward', 'params': ('gradient', 'retain_graph', 'create_graph', 'inputs'), 'defaults': {'retain_graph': False}, 'returns': 'none'}
r432 = {'op': 'read', 'params': (), 'returns': 'value', 'cuts': True}
r433 = {'op': 'read', 'params': ('force',), 'returns': 'value', 'cuts': True}
r434 = {'op': 'read', 'params': ('memory_format',), 'returns': 'same'}
r435 = {'params': (), 'returns': 'same', 'cuts': True, 'in_place': True}
r436 = {'params': ('requires_grad',), 'returns': 'same', 'in_place': True}
r437 = {'params': ('memory_format',), 'returns': 'tensor'}
r438 = {'params': ('device', 'non_blocking'), 'moves': True, 'returns': 'same'}
r439 = {'params': ('dim', 'keepdim'), 'returns': 'tensor', 'cuts': True}
r440 = {'params': ('dim', 'descending'), 'returns': 'tensor', 'cuts': True}
r441 = {'params': ('other',), 'returns': 'tensor', 'cuts': True}
r442 = {'params': ('*size',), 'returns': 'tensor', 'cuts': True}
r443 = {'params': ('dim',), 'returns': 'value', 'cuts': True}
r444 = {'params': (), 'returns': 'value', 'cuts': True}
r445 = {'params': ('dim', 'dtype'), 'output': 'softmax', 'returns': 'tensor'}
r446 = {'params': ('dim', 'dtype'), 'output': 'log_softmax', 'returns': 'tensor'}
r447 = {'params': (), 'output': 'sigmoid', 'returns': 'tensor'}
r448 = {'params': (), 'output': 'sigmoid', 'returns': 'same'}
r449 = {'returns': 'same'}
r450 = {'returns': 'gradient'}
r451 = {'returns': 'parameters'}
r452 = {'returns': 'of'}
r453 = {'returns': 'argument:sampler'}
r454 = {'returns': 'argument:batch_sampler'}
r455 = {'returns': 'argument:batch_size'}
r456 = {'role': 'criterion'}
r457 = {'role': 'metric', 'like': 'monai.metrics.CumulativeIterationMetric'}
r458 = {'role': 'dataset', 'params': ('data', 'transform')}
r459 = {'op': 'measure', 'returns': 'tensor'}
r460 = {'role': 'metric', 'attached': True}
r461 = {'role': 'model', 'mode_dependent': True, 'like': 'transformers.PreTrainedModel'}
r462 = {'role': 'model', 'mode_dependent': False, 'like': 'transformers.PreTrainedModel'}
r463 = {'role': 'model', 'mode_dependent': False, 'like': 'diffusers.ModelMixin'}
r464 = {'role': 'model', 'mode_dependent': 'unknown'}

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
    'accelerate.utils.DummyOptim': r65,
    'accelerate.utils.DummyScheduler': r66,
    'torch.optim.Optimizer': r67,
    'torch.optim.SGD': r68,
    'torch.optim.Adam': r69,
    'torch.optim.AdamW': r70,
    'torch.optim.NAdam': r71,
    'torch.optim.RAdam': r72,
    'torch.optim.Adamax': r73,
    'torch.optim.Adagrad': r74,
    'torch.optim.Adadelta': r75,
    'torch.optim.Adafactor': r76,
    'torch.optim.ASGD': r77,
    'torch.optim.RMSprop': r78,
    'torch.optim.Rprop': r79,
    'torch.optim.SparseAdam': r80,
    'torch.optim.Muon': r81,
    'torch.optim.LBFGS': r82,
    'torch.distributed.optim.ZeroRedundancyOptimizer': r83,
    'torch.distributed.optim.PostLocalSGDOptimizer': r84,
    'torch.distributed.optim.DistributedOptimizer': r85,
    'torch.optim.lr_scheduler.LRScheduler': r86,
    'torch.optim.lr_scheduler.LambdaLR': r87,
    'torch.optim.lr_scheduler.MultiplicativeLR': r88,
    'torch.optim.lr_scheduler.StepLR': r89,
    'torch.optim.lr_scheduler.MultiStepLR': r90,
    'torch.optim.lr_scheduler.ExponentialLR': r91,
    'torch.optim.lr_scheduler.CosineAnnealingLR': r92,
    'torch.optim.lr_scheduler.CosineAnnealingWarmRestarts': r93,
    'torch.optim.lr_scheduler.ConstantLR': r94,
    'torch.optim.lr_scheduler.LinearLR': r95,
    'torch.optim.lr_scheduler.PolynomialLR': r96,
    'torch.optim.lr_scheduler.OneCycleLR': r97,
    'torch.optim.lr_scheduler.CyclicLR': r98,
    'torch.optim.lr_scheduler.ReduceLROnPlateau': r99,
    'torch.optim.lr_scheduler.SequentialLR': r100,
    'torch.optim.lr_scheduler.ChainedScheduler': r101,
    'torch.optim.swa_utils.AveragedModel': r102,
    'torch.optim.swa_utils.SWALR': r103,
    'torch.amp.GradScaler': r104,
    'torch.cuda.amp.GradScaler': r105,
    'torch.cpu.amp.GradScaler': r105,
    'torch.distributed.fsdp.sharded_grad_scaler.ShardedGradScaler': r106,
    'torch.utils.data.DataLoader': r107,
    'torchdata.stateful_dataloader.StatefulDataLoader': r108,
    'torch.utils.data.Dataset': r14,
    'torch.utils.data.IterableDataset': r59,
    'torch.utils.data.TensorDataset': r109,
    'torch.utils.data.StackDataset': r110,
    'torch.utils.data.ConcatDataset': r111,
    'torch.utils.data.ChainDataset': r112,
    'torch.utils.data.Subset': r113,
    'torch.utils.data.Sampler': r114,
    'torch.utils.data.SequentialSampler': r115,
    'torch.utils.data.RandomSampler': r116,
    'torch.utils.data.SubsetRandomSampler': r117,
    'torch.utils.data.WeightedRandomSampler': r118,
    'torch.utils.data.BatchSampler': r119,
    'torch.utils.data.distributed.DistributedSampler': r120,
    'torch.nn.parallel.DistributedDataParallel': r121,
    'torch.nn.DataParallel': r122,
    'torch.distributed.fsdp.FullyShardedDataParallel': r123,
    'torch.nn.CrossEntropyLoss': r124,
    'torch.nn.LinearCrossEntropyLoss': r125,
    'torch.nn.NLLLoss': r126,
    'torch.nn.NLLLoss2d': r126,
    'torch.nn.BCELoss': r127,
    'torch.nn.BCEWithLogitsLoss': r128,
    'torch.nn.MultiLabelSoftMarginLoss': r129,
    'torch.nn.SoftMarginLoss': r130,
    'torch.nn.MSELoss': r131,
    'torch.nn.L1Loss': r131,
    'torch.nn.SmoothL1Loss': r132,
    'torch.nn.HuberLoss': r133,
    'torch.nn.KLDivLoss': r134,
    'torch.nn.PoissonNLLLoss': r135,
    'torch.nn.GaussianNLLLoss': r136,
    'torch.nn.CTCLoss': r137,
    'torch.nn.HingeEmbeddingLoss': r138,
    'torch.nn.CosineEmbeddingLoss': r139,
    'torch.nn.MarginRankingLoss': r139,
    'torch.nn.MultiLabelMarginLoss': r140,
    'torch.nn.MultiMarginLoss': r141,
    'torch.nn.TripletMarginLoss': r142,
    'torch.nn.TripletMarginWithDistanceLoss': r143,
    'torch.nn.AdaptiveLogSoftmaxWithLoss': r144,
    'torch.nn.Module': r22,
    'torch.nn.Parameter': r145,
    'torch.nn.ParameterList': r146,
    'torch.nn.ParameterDict': r146,
    'torch.nn.Sequential': r147,
    'torch.nn.ModuleList': r148,
    'torch.nn.ModuleDict': r148,
    'torch.nn.Dropout': r149,
    'torch.nn.Dropout1d': r149,
    'torch.nn.Dropout2d': r149,
    'torch.nn.Dropout3d': r149,
    'torch.nn.AlphaDropout': r149,
    'torch.nn.FeatureAlphaDropout': r149,
    'torch.nn.RReLU': r150,
    'torch.nn.BatchNorm1d': r151,
    'torch.nn.BatchNorm2d': r151,
    'torch.nn.BatchNorm3d': r151,
    'torch.nn.SyncBatchNorm': r152,
    'torch.nn.LazyBatchNorm1d': r153,
    'torch.nn.LazyBatchNorm2d': r153,
    'torch.nn.LazyBatchNorm3d': r153,
    'torch.nn.InstanceNorm1d': r154,
    'torch.nn.InstanceNorm2d': r154,
    'torch.nn.InstanceNorm3d': r154,
    'torch.nn.LazyInstanceNorm1d': r155,
    'torch.nn.LazyInstanceNorm2d': r155,
    'torch.nn.LazyInstanceNorm3d': r155,
    'torch.nn.MultiheadAttention': r156,
    'torch.nn.RNN': r157,
    'torch.nn.LSTM': r157,
    'torch.nn.GRU': r157,
    'torch.nn.RNNBase': r158,
    'torch.nn.RNNCell': r159,
    'torch.nn.LSTMCell': r159,
    'torch.nn.GRUCell': r159,
    'torch.nn.RNNCellBase': r159,
    'torch.nn.Transformer': r160,
    'torch.nn.TransformerEncoderLayer': r161,
    'torch.nn.TransformerDecoderLayer': r161,
    'torch.nn.TransformerEncoder': r162,
    'torch.nn.TransformerDecoder': r163,
    'torch.nn.Softmax': r164,
    'torch.nn.Softmax2d': r164,
    'torch.nn.LogSoftmax': r165,
    'torch.nn.Sigmoid': r166,
    'torch.nn.Linear': r167,
    'torch.nn.LazyLinear': r168,
    'torch.nn.Conv1d': r169,
    'torch.nn.Conv2d': r169,
    'torch.nn.Conv3d': r169,
    'torch.nn.ConvTranspose1d': r170,
    'torch.nn.ConvTranspose2d': r170,
    'torch.nn.ConvTranspose3d': r170,
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
    'torch.nn.CELU': r171,
    'torch.nn.ELU': r171,
    'torch.nn.GELU': r171,
    'torch.nn.GLU': r171,
    'torch.nn.Hardshrink': r171,
    'torch.nn.Hardsigmoid': r171,
    'torch.nn.Hardswish': r171,
    'torch.nn.Hardtanh': r171,
    'torch.nn.LeakyReLU': r171,
    'torch.nn.LogSigmoid': r171,
    'torch.nn.Mish': r171,
    'torch.nn.ReLU': r171,
    'torch.nn.ReLU6': r171,
    'torch.nn.SELU': r171,
    'torch.nn.SiLU': r171,
    'torch.nn.Softmin': r171,
    'torch.nn.Softplus': r171,
    'torch.nn.Softshrink': r171,
    'torch.nn.Softsign': r171,
    'torch.nn.Tanh': r171,
    'torch.nn.Tanhshrink': r171,
    'torch.nn.Threshold': r171,
    'torch.nn.AdaptiveAvgPool1d': r171,
    'torch.nn.AdaptiveAvgPool2d': r171,
    'torch.nn.AdaptiveAvgPool3d': r171,
    'torch.nn.AdaptiveMaxPool1d': r171,
    'torch.nn.AdaptiveMaxPool2d': r171,
    'torch.nn.AdaptiveMaxPool3d': r171,
    'torch.nn.AvgPool1d': r171,
    'torch.nn.AvgPool2d': r171,
    'torch.nn.AvgPool3d': r171,
    'torch.nn.FractionalMaxPool2d': r171,
    'torch.nn.FractionalMaxPool3d': r171,
    'torch.nn.LPPool1d': r171,
    'torch.nn.LPPool2d': r171,
    'torch.nn.LPPool3d': r171,
    'torch.nn.MaxPool1d': r171,
    'torch.nn.MaxPool2d': r171,
    'torch.nn.MaxPool3d': r171,
    'torch.nn.MaxUnpool1d': r171,
    'torch.nn.MaxUnpool2d': r171,
    'torch.nn.MaxUnpool3d': r171,
    'torch.nn.CircularPad1d': r171,
    'torch.nn.CircularPad2d': r171,
    'torch.nn.CircularPad3d': r171,
    'torch.nn.ConstantPad1d': r171,
    'torch.nn.ConstantPad2d': r171,
    'torch.nn.ConstantPad3d': r171,
    'torch.nn.ReflectionPad1d': r171,
    'torch.nn.ReflectionPad2d': r171,
    'torch.nn.ReflectionPad3d': r171,
    'torch.nn.ReplicationPad1d': r171,
    'torch.nn.ReplicationPad2d': r171,
    'torch.nn.ReplicationPad3d': r171,
    'torch.nn.ZeroPad1d': r171,
    'torch.nn.ZeroPad2d': r171,
    'torch.nn.ZeroPad3d': r171,
    'torch.nn.ChannelShuffle': r171,
    'torch.nn.CosineSimilarity': r171,
    'torch.nn.CrossMapLRN2d': r171,
    'torch.nn.Flatten': r171,
    'torch.nn.Fold': r171,
    'torch.nn.Identity': r171,
    'torch.nn.LocalResponseNorm': r171,
    'torch.nn.PairwiseDistance': r171,
    'torch.nn.PixelShuffle': r171,
    'torch.nn.PixelUnshuffle': r171,
    'torch.nn.Unflatten': r171,
    'torch.nn.Unfold': r171,
    'torch.nn.Upsample': r171,
    'torch.nn.UpsamplingBilinear2d': r171,
    'torch.nn.UpsamplingNearest2d': r171,
    'numpy.random.RandomState': r172,
    'random.Random': r172,
    'torch.Generator': r173,
}

functions: dict[str, Any] = {
    'torchvision.models.densenet121': r174,
    'torchvision.models.densenet161': r174,
    'torchvision.models.densenet169': r174,
    'torchvision.models.densenet201': r174,
    'torchvision.models.efficientnet_b0': r174,
    'torchvision.models.efficientnet_b1': r174,
    'torchvision.models.efficientnet_b2': r174,
    'torchvision.models.efficientnet_b3': r174,
    'torchvision.models.efficientnet_b4': r174,
    'torchvision.models.efficientnet_b5': r174,
    'torchvision.models.efficientnet_b6': r174,
    'torchvision.models.efficientnet_b7': r174,
    'torchvision.models.efficientnet_v2_l': r174,
    'torchvision.models.efficientnet_v2_m': r174,
    'torchvision.models.efficientnet_v2_s': r174,
    'torchvision.models.googlenet': r174,
    'torchvision.models.inception_v3': r174,
    'torchvision.models.maxvit_t': r174,
    'torchvision.models.mnasnet0_5': r174,
    'torchvision.models.mnasnet0_75': r174,
    'torchvision.models.mnasnet1_0': r174,
    'torchvision.models.mnasnet1_3': r174,
    'torchvision.models.mobilenet_v2': r174,
    'torchvision.models.mobilenet_v3_large': r174,
    'torchvision.models.mobilenet_v3_small': r174,
    'torchvision.models.regnet_x_16gf': r174,
    'torchvision.models.regnet_x_1_6gf': r174,
    'torchvision.models.regnet_x_32gf': r174,
    'torchvision.models.regnet_x_3_2gf': r174,
    'torchvision.models.regnet_x_400mf': r174,
    'torchvision.models.regnet_x_800mf': r174,
    'torchvision.models.regnet_x_8gf': r174,
    'torchvision.models.regnet_y_128gf': r174,
    'torchvision.models.regnet_y_16gf': r174,
    'torchvision.models.regnet_y_1_6gf': r174,
    'torchvision.models.regnet_y_32gf': r174,
    'torchvision.models.regnet_y_3_2gf': r174,
    'torchvision.models.regnet_y_400mf': r174,
    'torchvision.models.regnet_y_800mf': r174,
    'torchvision.models.regnet_y_8gf': r174,
    'torchvision.models.resnet101': r174,
    'torchvision.models.resnet152': r174,
    'torchvision.models.resnet18': r174,
    'torchvision.models.resnet34': r174,
    'torchvision.models.resnet50': r174,
    'torchvision.models.resnext101_32x8d': r174,
    'torchvision.models.resnext101_64x4d': r174,
    'torchvision.models.resnext50_32x4d': r174,
    'torchvision.models.shufflenet_v2_x0_5': r174,
    'torchvision.models.shufflenet_v2_x1_0': r174,
    'torchvision.models.shufflenet_v2_x1_5': r174,
    'torchvision.models.shufflenet_v2_x2_0': r174,
    'torchvision.models.vgg11_bn': r174,
    'torchvision.models.vgg13_bn': r174,
    'torchvision.models.vgg16_bn': r174,
    'torchvision.models.vgg19_bn': r174,
    'torchvision.models.wide_resnet101_2': r174,
    'torchvision.models.wide_resnet50_2': r174,
    'torchvision.models.alexnet': r175,
    'torchvision.models.convnext_base': r175,
    'torchvision.models.convnext_large': r175,
    'torchvision.models.convnext_small': r175,
    'torchvision.models.convnext_tiny': r175,
    'torchvision.models.squeezenet1_0': r175,
    'torchvision.models.squeezenet1_1': r175,
    'torchvision.models.swin_b': r175,
    'torchvision.models.swin_s': r175,
    'torchvision.models.swin_t': r175,
    'torchvision.models.swin_v2_b': r175,
    'torchvision.models.swin_v2_s': r175,
    'torchvision.models.swin_v2_t': r175,
    'torchvision.models.vgg11': r175,
    'torchvision.models.vgg13': r175,
    'torchvision.models.vgg16': r175,
    'torchvision.models.vgg19': r175,
    'torchvision.models.vit_b_16': r176,
    'torchvision.models.vit_b_32': r176,
    'torchvision.models.vit_h_14': r176,
    'torchvision.models.vit_l_16': r176,
    'torchvision.models.vit_l_32': r176,
    'torchvision.models.video.mc3_18': r174,
    'torchvision.models.video.r2plus1d_18': r174,
    'torchvision.models.video.r3d_18': r174,
    'torchvision.models.video.s3d': r174,
    'torchvision.models.video.mvit_v1_b': r175,
    'torchvision.models.video.mvit_v2_s': r175,
    'torchvision.models.video.swin3d_b': r175,
    'torchvision.models.video.swin3d_s': r175,
    'torchvision.models.video.swin3d_t': r175,
    'torchvision.models.segmentation.deeplabv3_mobilenet_v3_large': r177,
    'torchvision.models.segmentation.deeplabv3_resnet101': r177,
    'torchvision.models.segmentation.deeplabv3_resnet50': r177,
    'torchvision.models.segmentation.fcn_resnet101': r177,
    'torchvision.models.segmentation.fcn_resnet50': r177,
    'torchvision.models.segmentation.lraspp_mobilenet_v3_large': r178,
    'torchvision.models.detection.fasterrcnn_mobilenet_v3_large_320_fpn': r179,
    'torchvision.models.detection.fasterrcnn_mobilenet_v3_large_fpn': r179,
    'torchvision.models.detection.fasterrcnn_resnet50_fpn': r179,
    'torchvision.models.detection.fasterrcnn_resnet50_fpn_v2': r179,
    'torchvision.models.detection.fcos_resnet50_fpn': r179,
    'torchvision.models.detection.keypointrcnn_resnet50_fpn': r179,
    'torchvision.models.detection.maskrcnn_resnet50_fpn': r179,
    'torchvision.models.detection.maskrcnn_resnet50_fpn_v2': r179,
    'torchvision.models.detection.retinanet_resnet50_fpn': r179,
    'torchvision.models.detection.retinanet_resnet50_fpn_v2': r179,
    'torchvision.models.detection.ssd300_vgg16': r179,
    'torchvision.models.detection.ssdlite320_mobilenet_v3_large': r179,
    'torchvision.models.optical_flow.raft_large': r180,
    'torchvision.models.optical_flow.raft_small': r180,
    'torchvision.models.quantization.googlenet': r181,
    'torchvision.models.quantization.inception_v3': r181,
    'torchvision.models.quantization.mobilenet_v2': r181,
    'torchvision.models.quantization.mobilenet_v3_large': r181,
    'torchvision.models.quantization.resnet18': r181,
    'torchvision.models.quantization.resnet50': r181,
    'torchvision.models.quantization.resnext101_32x8d': r181,
    'torchvision.models.quantization.resnext101_64x4d': r181,
    'torchvision.models.quantization.shufflenet_v2_x0_5': r181,
    'torchvision.models.quantization.shufflenet_v2_x1_0': r181,
    'torchvision.models.quantization.shufflenet_v2_x1_5': r181,
    'torchvision.models.quantization.shufflenet_v2_x2_0': r181,
    'torchvision.models.get_model': r182,
    'torchvision.ops.sigmoid_focal_loss': r183,
    'torchvision.ops.generalized_box_iou_loss': r184,
    'torchvision.ops.distance_box_iou_loss': r184,
    'torchvision.ops.complete_box_iou_loss': r184,
    'torchmetrics.functional.f1_score': r185,
    'torchmetrics.functional.fbeta_score': r185,
    'torchmetrics.functional.precision': r185,
    'torchmetrics.functional.recall': r185,
    'torchmetrics.functional.auroc': r185,
    'torchmetrics.functional.average_precision': r185,
    'torchmetrics.functional.jaccard_index': r185,
    'torchmetrics.functional.cohen_kappa': r185,
    'torchmetrics.functional.matthews_corrcoef': r185,
    'torchmetrics.functional.word_error_rate': r185,
    'torchmetrics.functional.bleu_score': r185,
    'torchmetrics.functional.r2_score': r185,
    'torchmetrics.functional.specificity': r185,
    'torchmetrics.functional.dice': r185,
    'sklearn.metrics.f1_score': r186,
    'sklearn.metrics.fbeta_score': r186,
    'sklearn.metrics.precision_score': r186,
    'sklearn.metrics.recall_score': r186,
    'sklearn.metrics.roc_auc_score': r186,
    'sklearn.metrics.average_precision_score': r186,
    'sklearn.metrics.jaccard_score': r186,
    'sklearn.metrics.cohen_kappa_score': r186,
    'sklearn.metrics.matthews_corrcoef': r186,
    'sklearn.metrics.r2_score': r186,
    'sklearn.metrics.balanced_accuracy_score': r186,
    'sklearn.metrics.accuracy_score': r187,
    'sklearn.metrics.mean_squared_error': r187,
    'sklearn.metrics.mean_absolute_error': r187,
    'sklearn.metrics.log_loss': r187,
    'sklearn.metrics.confusion_matrix': r187,
    'sklearn.metrics.classification_report': r187,
    'evaluate.load': r188,
    'evaluate.combine': r188,
    'datasets.load_metric': r188,
    'timm.create_model': r189,
    'timm.optim.create_optimizer_v2': r190,
    'timm.optim.create_optimizer': r191,
    'timm.optim.param_groups_weight_decay': r192,
    'timm.optim.param_groups_layer_decay': r192,
    'timm.scheduler.create_scheduler_v2': r193,
    'timm.scheduler.create_scheduler': r194,
    'timm.data.create_dataset': r195,
    'timm.data.create_loader': r196,
    'timm.data.create_transform': r197,
    'timm.utils.reduce_tensor': r198,
    'timm.utils.random_seed': r199,
    'timm.utils.is_primary': r200,
    'timm.utils.init_distributed_device': r201,
    'transformers.get_constant_schedule': r202,
    'transformers.get_constant_schedule_with_warmup': r203,
    'transformers.get_linear_schedule_with_warmup': r204,
    'transformers.get_cosine_schedule_with_warmup': r204,
    'transformers.get_cosine_with_hard_restarts_schedule_with_warmup': r204,
    'transformers.get_polynomial_decay_schedule_with_warmup': r204,
    'transformers.get_cosine_with_min_lr_schedule_with_warmup': r204,
    'transformers.get_inverse_sqrt_schedule': r205,
    'transformers.get_wsd_schedule': r205,
    'transformers.get_reduce_on_plateau_schedule': r206,
    'transformers.get_scheduler': r207,
    'transformers.set_seed': r208,
    'diffusers.optimization.get_scheduler': r209,
    'diffusers.optimization.get_cosine_schedule_with_warmup': r204,
    'diffusers.optimization.get_linear_schedule_with_warmup': r204,
    'diffusers.optimization.get_cosine_with_hard_restarts_schedule_with_warmup': r204,
    'diffusers.optimization.get_polynomial_decay_schedule_with_warmup': r204,
    'diffusers.optimization.get_constant_schedule': r210,
    'diffusers.optimization.get_constant_schedule_with_warmup': r210,
    'apex.parallel.convert_syncbn_model': r211,
    'segmentation_models_pytorch.create_model': r212,
    'clip.load': r213,
    'open_clip.create_model_and_transforms': r214,
    'peft.get_peft_model': r215,
    'peft.PeftModel.from_pretrained': r215,
    'peft.prepare_model_for_kbit_training': r216,
    'monai.inferers.sliding_window_inference': r217,
    'monai.utils.set_determinism': r218,
    'datasets.load_dataset': r219,
    'datasets.load_from_disk': r219,
    'torch_xla.core.xla_model.optimizer_step': r220,
    'torch_xla.core.xla_model.save': r221,
    'horovod.torch.DistributedOptimizer': r222,
    'horovod.torch.allreduce': r223,
    'horovod.torch.allgather': r223,
    'horovod.torch.broadcast': r223,
    'horovod.torch.reducescatter': r223,
    'horovod.torch.broadcast_parameters': r224,
    'horovod.torch.broadcast_optimizer_state': r224,
    'horovod.torch.broadcast_object': r224,
    'horovod.torch.rank': r200,
    'horovod.torch.local_rank': r200,
    'horovod.torch.init': r225,
    'accelerate.utils.set_seed': r226,
    'diffusers.training_utils.set_seed': r226,
    'lightning.pytorch.seed_everything': r227,
    'lightning.fabric.seed_everything': r227,
    'ignite.utils.manual_seed': r218,
    'fastai.torch_core.set_seed': r218,
    'deepspeed.init_distributed': r228,
    'deepspeed.add_config_arguments': r229,
    'torch.optim.swa_utils.update_bn': r230,
    'torch.optim.swa_utils.get_ema_avg_fn': r231,
    'torch.optim.swa_utils.get_ema_multi_avg_fn': r231,
    'torch.optim.swa_utils.get_swa_avg_fn': r232,
    'torch.optim.swa_utils.get_swa_multi_avg_fn': r232,
    'torch.autocast': r233,
    'torch.cuda.amp.autocast': r234,
    'torch.cpu.amp.autocast': r235,
    'torch.no_grad': r236,
    'torch.enable_grad': r237,
    'torch.inference_mode': r238,
    'torch.set_grad_enabled': r239,
    'torch.autograd.backward': r240,
    'torch.distributed.autograd.backward': r241,
    'torch.autograd.grad': r242,
    'torch.nn.utils.clip_grad_norm_': r243,
    'torch.nn.utils.clip_grad_norm': r244,
    'torch.nn.utils.clip_grad_value_': r245,
    'torch.nn.utils.clip_grads_with_norm_': r246,
    'torch.nn.utils.get_total_norm': r247,
    'torch.utils.checkpoint.checkpoint': r248,
    'torch.func.functional_call': r249,
    'torch.nn.utils.parametrizations.spectral_norm': r250,
    'torch.nn.utils.parametrizations.weight_norm': r250,
    'torch.nn.utils.parametrizations.orthogonal': r250,
    'torch.nn.utils.spectral_norm': r250,
    'torch.nn.utils.weight_norm': r250,
    'torch.nn.utils.vector_to_parameters': r251,
    'torch.utils.data.random_split': r252,
    'torch.utils.data.default_collate': r253,
    'torch.utils.data.default_convert': r253,
    'torch.utils.data.get_worker_info': r254,
    'torch.distributed.fsdp.fully_shard': r255,
    'torch.distributed.tensor.parallel.parallelize_module': r256,
    'torch.nn.SyncBatchNorm.convert_sync_batchnorm': r257,
    'torch.compile': r258,
    'torch.distributed.init_process_group': r259,
    'torch.distributed.destroy_process_group': r260,
    'torch.distributed.barrier': r261,
    'torch.distributed.monitored_barrier': r261,
    'torch.distributed.all_reduce': r262,
    'torch.distributed.reduce': r263,
    'torch.distributed.broadcast': r264,
    'torch.distributed.broadcast_object_list': r265,
    'torch.distributed.all_gather': r266,
    'torch.distributed.all_gather_into_tensor': r267,
    'torch.distributed.all_gather_object': r268,
    'torch.distributed.gather': r269,
    'torch.distributed.gather_object': r270,
    'torch.distributed.scatter': r271,
    'torch.distributed.scatter_object_list': r272,
    'torch.distributed.reduce_scatter': r273,
    'torch.distributed.reduce_scatter_tensor': r273,
    'torch.distributed.all_to_all': r274,
    'torch.distributed.all_to_all_single': r274,
    'torch.distributed.nn.all_reduce': r275,
    'torch.distributed.nn.all_gather': r275,
    'torch.distributed.nn.broadcast': r275,
    'torch.distributed.nn.reduce': r275,
    'torch.distributed.nn.gather': r275,
    'torch.distributed.get_node_local_rank': r200,
    'torch.distributed.get_backend': r276,
    'torch.distributed.is_torchelastic_launched': r276,
    'torch.distributed.is_nccl_available': r276,
    'torch.cuda.set_device': r277,
    'torch.accelerator.set_device_index': r277,
    'torch.nn.functional.cross_entropy': r278,
    'torch.nn.functional.linear_cross_entropy': r279,
    'torch.nn.functional.nll_loss': r280,
    'torch.nn.functional.binary_cross_entropy': r281,
    'torch.nn.functional.binary_cross_entropy_with_logits': r282,
    'torch.nn.functional.multilabel_soft_margin_loss': r283,
    'torch.nn.functional.mse_loss': r284,
    'torch.nn.functional.l1_loss': r284,
    'torch.nn.functional.smooth_l1_loss': r285,
    'torch.nn.functional.huber_loss': r286,
    'torch.nn.functional.kl_div': r287,
    'torch.nn.functional.poisson_nll_loss': r288,
    'torch.nn.functional.gaussian_nll_loss': r289,
    'torch.nn.functional.ctc_loss': r290,
    'torch.nn.functional.soft_margin_loss': r291,
    'torch.nn.functional.multilabel_margin_loss': r291,
    'torch.nn.functional.hinge_embedding_loss': r292,
    'torch.nn.functional.multi_margin_loss': r293,
    'torch.nn.functional.cosine_embedding_loss': r294,
    'torch.nn.functional.margin_ranking_loss': r294,
    'torch.nn.functional.triplet_margin_loss': r295,
    'torch.nn.functional.triplet_margin_with_distance_loss': r296,
    'torch.nn.functional.dropout': r297,
    'torch.nn.functional.dropout1d': r297,
    'torch.nn.functional.dropout2d': r297,
    'torch.nn.functional.dropout3d': r297,
    'torch.nn.functional.alpha_dropout': r298,
    'torch.nn.functional.feature_alpha_dropout': r298,
    'torch.dropout': r299,
    'torch.alpha_dropout': r299,
    'torch.feature_alpha_dropout': r299,
    'torch.feature_dropout': r299,
    'torch.nn.functional.rrelu': r300,
    'torch.nn.functional.batch_norm': r301,
    'torch.nn.functional.scaled_dot_product_attention': r302,
    'torch.nn.functional.multi_head_attention_forward': r303,
    'torch.nn.functional.gumbel_softmax': r304,
    'torch.nn.functional.softmax': r305,
    'torch.nn.functional.log_softmax': r306,
    'torch.nn.functional.sigmoid': r307,
    'torch.softmax': r308,
    'torch.special.softmax': r308,
    'torch.log_softmax': r309,
    'torch.special.log_softmax': r309,
    'torch.sigmoid': r307,
    'torch.special.expit': r307,
    'torch.Tensor': r310,
    'torch.FloatTensor': r310,
    'torch.DoubleTensor': r310,
    'torch.HalfTensor': r310,
    'torch.BFloat16Tensor': r310,
    'torch.LongTensor': r310,
    'torch.IntTensor': r310,
    'torch.ShortTensor': r310,
    'torch.ByteTensor': r310,
    'torch.BoolTensor': r310,
    'torch.tensor': r311,
    'torch.from_numpy': r312,
    'torch.as_tensor': r313,
    'torch.autograd.Variable': r314,
    'torch.argmax': r315,
    'torch.argmin': r315,
    'torch.argsort': r315,
    'torch.eq': r315,
    'torch.ne': r315,
    'torch.gt': r315,
    'torch.ge': r315,
    'torch.lt': r315,
    'torch.le': r315,
    'torch.isnan': r315,
    'torch.isinf': r315,
    'torch.isfinite': r315,
    'torch.isclose': r315,
    'torch.logical_and': r315,
    'torch.logical_or': r315,
    'torch.logical_not': r315,
    'torch.bincount': r315,
    'torch.histc': r315,
    'torch.multinomial': r315,
    'torch.bernoulli': r315,
    'torch.searchsorted': r315,
    'torch.bucketize': r315,
    'torch.nn.functional.one_hot': r315,
    'torch.zeros_like': r315,
    'torch.ones_like': r315,
    'torch.empty_like': r315,
    'torch.full_like': r315,
    'torch.rand_like': r315,
    'torch.randn_like': r315,
    'torch.randint_like': r315,
    'torch.zeros': r316,
    'torch.ones': r316,
    'torch.empty': r316,
    'torch.full': r316,
    'torch.rand': r316,
    'torch.randn': r316,
    'torch.randint': r316,
    'torch.randperm': r316,
    'torch.arange': r316,
    'torch.linspace': r316,
    'torch.logspace': r316,
    'torch.eye': r316,
    'torch.is_tensor': r317,
    'torch.is_floating_point': r317,
    'torch.numel': r317,
    'torch.equal': r317,
    'torch.allclose': r317,
    'torch.save': r318,
    'torch.load': r319,
    'torch.hub.load_state_dict_from_url': r320,
    'torch.hub.load': r321,
    'torch.distributed.checkpoint.save': r322,
    'torch.distributed.checkpoint.async_save': r322,
    'torch.distributed.checkpoint.load': r323,
    'torch.distributed.checkpoint.state_dict.get_state_dict': r324,
    'torch.distributed.checkpoint.state_dict.get_model_state_dict': r325,
    'torch.distributed.checkpoint.state_dict.get_optimizer_state_dict': r326,
    'torch.distributed.checkpoint.state_dict.set_state_dict': r327,
    'torch.distributed.checkpoint.state_dict.set_model_state_dict': r328,
    'torch.distributed.checkpoint.state_dict.set_optimizer_state_dict': r329,
    'copy.copy': r330,
    'torch.jit.trace': r331,
    'torch.jit.trace_module': r332,
    'torch.jit.script': r333,
    'torch.jit.freeze': r334,
    'torch.jit.save': r335,
    'torch.jit.load': r336,
    'torch.onnx.export': r337,
    'torch.export.export': r338,
    'torch.manual_seed': r339,
    'torch.random.manual_seed': r339,
    'torch.cuda.manual_seed': r340,
    'torch.cuda.manual_seed_all': r340,
    'numpy.random.seed': r341,
    'random.seed': r342,
    'torch.random.fork_rng': r343,
    'torch.initial_seed': r232,
    'torch.seed': r232,
    'numpy.random.default_rng': r344,
    'tqdm.autonotebook.tqdm': r345,
    'tqdm.rich.tqdm': r345,
    'tqdm.asyncio.tqdm': r345,
    'tqdm.std.tqdm': r345,
    'alive_progress.alive_it': r346,
    'progressbar.progressbar': r346,
}

methods: dict[str, Any] = {
    'evaluate.EvaluationModule': {'add_batch': r347, 'add': r347, 'compute': r348},
    'monai.metrics.CumulativeIterationMetric': {'aggregate': r349},
    'timm.scheduler.Scheduler': {'step': r350, 'step_update': r351},
    'transformers.PreTrainedModel': {'from_pretrained': r352, 'from_config': r353, 'save_pretrained': r354, 'generate': r355, 'gradient_checkpointing_enable': r356, 'resize_token_embeddings': r357, '__call__': r358},
    'diffusers.ModelMixin': {'from_pretrained': r352, 'from_config': r353, 'save_pretrained': r354, 'enable_gradient_checkpointing': r356},
    'diffusers.training_utils.EMAModel': {'step': r359, 'store': r360, 'copy_to': r361, 'restore': r362},
    'torch_ema.ExponentialMovingAverage': {'update': r359, 'store': r360, 'copy_to': r361, 'restore': r362, 'average_parameters': r363},
    'ema': {'update': r364, 'apply_shadow': r365, 'update_parameters': r364},
    'pytorch_optimizer.SAM': {'first_step': r366, 'second_step': r367},
    'warmup_scheduler.GradualWarmupScheduler': {'step': r368},
    'efficientnet_pytorch.EfficientNet': {'from_pretrained': r369, 'from_name': r369},
    'optimizer': {'step': r370, 'zero_grad': r371, 'state_dict': r372, 'load_state_dict': r373, 'add_param_group': r374, 'register_step_post_hook': r375, 'register_step_pre_hook': r375},
    'torch.optim.LBFGS': {'step': r376},
    'torch.distributed.optim.ZeroRedundancyOptimizer': {'consolidate_state_dict': r377, 'step': r370},
    'scheduler': {'step': r378, 'get_last_lr': r232, 'get_lr': r232, 'state_dict': r379, 'load_state_dict': r373},
    'torch.optim.lr_scheduler.ReduceLROnPlateau': {'step': r380},
    'torch.optim.lr_scheduler.SequentialLR': {'step': r381},
    'torch.optim.lr_scheduler.ChainedScheduler': {'step': r381},
    'scaler': {'scale': r382, 'unscale_': r383, 'step': r384, 'update': r385, 'get_scale': r232, 'is_enabled': r232, 'state_dict': r379, 'load_state_dict': r373},
    'model': {'__call__': r386, 'forward': r386, 'train': r387, 'eval': r388, 'requires_grad_': r389, 'zero_grad': r371, 'parameters': r390, 'named_parameters': r391, 'buffers': r392, 'named_buffers': r393, 'children': r394, 'named_children': r395, 'modules': r394, 'named_modules': r396, 'get_submodule': r397, 'get_parameter': r398, 'state_dict': r399, 'load_state_dict': r400, 'to': r401, 'cuda': r402, 'cpu': r403, 'xpu': r402, 'float': r404, 'double': r405, 'half': r406, 'bfloat16': r407, 'type': r408, 'to_empty': r409, 'apply': r410, 'share_memory': r411, 'compile': r412, 'add_module': r413, 'register_module': r413, 'register_buffer': r414, 'register_parameter': r415, 'register_forward_hook': r375, 'register_forward_pre_hook': r375, 'register_full_backward_hook': r375, 'no_sync': r416, 'join': r417, 'clip_grad_norm_': r418, 'set_requires_gradient_sync': r419, 'set_is_last_backward': r420},
    'criterion': {'__call__': r421, 'forward': r421},
    'torch.nn.CosineEmbeddingLoss': {'__call__': r422},
    'torch.nn.MarginRankingLoss': {'__call__': r422},
    'torch.nn.TripletMarginLoss': {'__call__': r423},
    'torch.nn.TripletMarginWithDistanceLoss': {'__call__': r423},
    'torch.nn.CTCLoss': {'__call__': r424},
    'torch.nn.GaussianNLLLoss': {'__call__': r425},
    'sampler': {'set_epoch': r426},
    'loader': {'state_dict': r379, 'load_state_dict': r373},
    'dataset': {'set_epoch': r426},
    'metric': {'__call__': r427, 'forward': r427, 'update': r428, 'compute': r429, 'reset': r430},
    'parameters': {'requires_grad_': r389, 'register_post_accumulate_grad_hook': r375, 'register_hook': r375},
    'tensor': {'backward': r431, 'item': r432, 'tolist': r432, 'numpy': r433, 'cpu': r434, 'detach': r429, 'detach_': r435, 'requires_grad_': r436, 'retain_grad': r356, 'clone': r437, 'to': r401, 'cuda': r438, 'float': r404, 'double': r405, 'half': r406, 'bfloat16': r407, 'long': r429, 'int': r429, 'bool': r429, 'byte': r429, 'argmax': r439, 'argmin': r439, 'argsort': r440, 'eq': r441, 'ne': r441, 'gt': r441, 'ge': r441, 'lt': r441, 'le': r441, 'isnan': r429, 'isinf': r429, 'isfinite': r429, 'nonzero': r429, 'new_tensor': r310, 'new_zeros': r442, 'new_ones': r442, 'size': r443, 'dim': r444, 'numel': r444, 'nelement': r444, 'softmax': r445, 'log_softmax': r446, 'sigmoid': r447, 'sigmoid_': r448, 'register_hook': r375},
}

attributes: dict[str, Any] = {
    'timm.utils.ModelEma': {'ema': r449},
    'ema_pytorch.EMA': {'ema_model': r449},
    'tensor': {'data': r316, 'grad': r450, 'shape': r317, 'device': r317, 'dtype': r317, 'requires_grad': r317, 'is_cuda': r317, 'ndim': r317},
    'model': {'module': r449, '_orig_mod': r449, 'training': r276},
    'ema': {'module': r449},
    'optimizer': {'param_groups': r451},
    'scheduler': {'optimizer': r452},
    'loader': {'dataset': r452, 'sampler': r453, 'batch_sampler': r454, 'batch_size': r455},
    'dataset': {'dataset': r452},
}

patterns: dict[str, Any] = {
    'albumentations': [('class', 'albumentations\\.[^.]*', r1)],
    'kornia': [('class', 'kornia\\.augmentation\\.[^.]*', r1), ('class', '(?:kornia\\.losses|monai\\.losses|pytorch_metric_learning\\.losses)\\.[^.]*', r456)],
    'monai': [('class', 'monai\\.transforms\\.Rand[^.]*', r1), ('class', 'monai\\.metrics\\.[^.]*Metric', r457), ('class', '(?:kornia\\.losses|monai\\.losses|pytorch_metric_learning\\.losses)\\.[^.]*', r456), ('class', 'monai\\.networks\\.nets\\.[^.]*', r17), ('class', 'monai\\.data\\.[^.]*Dataset', r458)],
    'torchmetrics': [('class', 'torchmetrics\\.[^.]*', r24), ('function', 'torchmetrics\\.functional\\.[^.]*', r459)],
    'torcheval': [('class', 'torcheval\\.metrics\\.[^.]*', r24)],
    'ignite': [('class', 'ignite\\.metrics\\.[^.]*', r460)],
    'transformers': [('class', 'transformers\\.(?:DataCollator[^.]*|[^.]*Tokenizer|[^.]*TokenizerFast|[^.]*Config|[^.]*Processor|[^.]*FeatureExtractor|[^.]*ImageProcessor|[^.]*ImageProcessorFast|[^.]*VideoProcessor)', r64), ('class', 'transformers\\.(?:Albert|Autoformer|Bart|Beit|Bert|BertGeneration|BigBird|BigBirdPegasus|BioGpt|Blenderbot|BlenderbotSmall|Bros|CTRL|Camembert|Canine|ConditionalDetr|ConvBert|DPR|DPT|DabDetr|Deberta|DebertaV2|DecisionTransformer|DeformableDetr|Detr|Dinat|DistilBert|DonutSwin|EdgeTamVideo|EfficientNet|Electra|Ernie|Esm|Evolla|FNet|FSMT|FastSpeech2Conformer|Flaubert|FocalNet|Funnel|GLPN|GPT2|GPTBigCode|GPTNeoXJapanese|Git|GroundingDino|Gte|Hubert|IBert|ImageGPT|Informer|JinaEmbeddingsV3|LED|LayoutLM|LayoutLMv2|LayoutLMv3|LayoutXLM|Lilt|LongT5|Longformer|Luke|Lxmert|M2M100|MBart|MMGroundingDino|MPNet|MT5|Marian|MarkupLM|MaskFormerDetr|MaskFormerSwin|MegatronBert|MobileBert|MobileNetV1|MobileNetV2|MobileViT|MobileViTV2|Mra|Mvp|NeuCodec|NllbMoe|Nystromformer|OPT|OneFormer|OpenAIGPT|PLBart|PPDocLayoutV3|PPDocLayoutV4|PPLCNet|PatchTSMixer|Pegasus|PegasusX|Perceiver|Pop2Piano|ProphetNet|Reformer|RemBert|RfDetr|RoCBert|RoFormer|Roberta|RobertaPreLayerNorm|SEW|SEWD|SaProt|Sam2Video|SeamlessM4T|SeamlessM4Tv2|SeedOss|SegGpt|Segformer|SpeechT5|Splinter|SqueezeBert|Swin|Swin2SR|Swinv2|SwitchTransformers|T5|TableTransformer|Tapas|TimeSeriesTransformer|TrOCR|Tvp|UMT5|Udop|UniSpeech|UniSpeechSat|VisualBert|Vits|Wav2Vec2|Wav2Vec2Bert|Wav2Vec2Conformer|WavLM|XGLM|XLM|XLMRoberta|XLMRobertaXL|XLNet|Xcodec2|Xmod|Yoso)(?:Model|For[^.]*|LMHeadModel|DoubleHeadsModel|WithLMHeadModel|PreTrainedModel)', r461), ('class', 'transformers\\.(?:Bloom|CLIPText|CLIPVision|CodeGen|Cohere|Cohere2|ConvNext|ConvNextV2|DINOv3ViT|DeepseekV2|DeepseekV3|DeiT|Dinov2|Dinov2WithRegisters|Falcon|GPTJ|GPTNeo|GPTNeoX|Gemma|Gemma2|Gemma3Text|Glm|Glm4|GptOss|Granite|GraniteMoe|Helium|Hiera|Llama|Llama4Text|Ministral|Mistral|Mixtral|ModernBert|Moonshine|Mpt|Olmo|Olmo2|Olmo3|Olmoe|Persimmon|Phi|Phi3|Qwen2|Qwen2Moe|Qwen3|Qwen3Moe|Qwen3Next|Siglip2Text|Siglip2Vision|SiglipText|SiglipVision|SmolLM3|StableLm|Starcoder2|Timesformer|ViT|ViTMAE|ViTMSN|VideoMAE|Vilt|Whisper|Yolos)(?:Model|For[^.]*|LMHeadModel|PreTrainedModel)', r462), ('class', 'transformers\\.(?:AutoModel|AutoModelFor[^.]*|AutoBackbone)', r34), ('class', 'transformers\\.(?:[^.]*Model|[^.]*LMHeadModel|[^.]*For[^.]*)', r34)],
    'pytorch_pretrained_bert': [('class', 'pytorch_pretrained_bert\\.[^.]*', r17)],
    'diffusers': [('class', 'diffusers\\.(?:[^.]*Scheduler|[^.]*SchedulerAncestral|[^.]*Pipeline|[^.]*PipelineOutput)', r64), ('class', 'diffusers\\.(?:ModelMixin|[^.]*Model|Autoencoder[^.]*|UNet2DConditionModel|[^.]*Transformer|[^.]*Transformer2DModel|[^.]*Transformer3DModel)', r463)],
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
    'segmentation_models_pytorch': [('class', 'segmentation_models_pytorch\\.losses\\.[^.]*', r456)],
    'pytorch_metric_learning': [('class', '(?:kornia\\.losses|monai\\.losses|pytorch_metric_learning\\.losses)\\.[^.]*', r456)],
    'torch_geometric': [('class', 'torch_geometric\\.datasets\\.[^.]*', r14), ('class', 'torch_geometric\\.nn\\.[^.]*', r464)],
    'dgl': [('class', 'dgl\\.data\\.[^.]*Dataset', r14), ('class', '(?:dgl\\.nn|dgl\\.nn\\.pytorch)\\.[^.]*', r464)],
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
    'ignite.engine.create_supervised_trainer': ('ignite.py', 'create_supervised_trainer'),
    'ignite.engine.create_supervised_evaluator': ('ignite.py', 'create_supervised_evaluator'),
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
