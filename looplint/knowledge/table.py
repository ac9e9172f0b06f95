"""Generated from the rows and stubs by `python -m looplint.knowledge`. Do not edit."""

# fmt: off
# ruff: noqa

from typing import Any

r0 = {'role': 'transform', 'params': ('transforms',), 'holds': 'transforms'}
r1 = {'role': 'transform', 'random': True, 'params': ('transforms', 'p')}
r2 = {'role': 'transform', 'random': True, 'params': ('transforms',)}
r3 = {'role': 'transform', 'random': True}
r4 = {'role': 'transform', 'random': True, 'params': ('kernel_size', 'sigma')}
r5 = {'role': 'transform', 'normalize': True, 'params': ('mean', 'std', 'inplace')}
r6 = {'role': 'transform'}
r7 = {'role': 'dataset', 'params': ('root', 'train', 'transform', 'target_transform', 'download'), 'defaults': {'train': True}, 'split': 'train'}
r8 = {'role': 'dataset', 'params': ('root', 'split'), 'split': 'split'}
r9 = {'role': 'dataset', 'params': ('root', 'what', 'compat', 'train'), 'split': 'train'}
r10 = {'role': 'dataset', 'params': ('root', 'split', 'transform', 'target_transform', 'download'), 'split': 'split'}
r11 = {'role': 'dataset', 'params': ('root', 'split', 'transform', 'target_transform', 'download', 'loader'), 'split': 'split'}
r12 = {'role': 'dataset', 'params': ('root', 'split', 'folds', 'transform', 'target_transform', 'download'), 'split': 'split'}
r13 = {'role': 'dataset', 'params': ('root', 'split', 'target_type', 'transform', 'target_transform', 'download'), 'split': 'split'}
r14 = {'role': 'dataset', 'params': ('root', 'split', 'target_types', 'transforms', 'transform', 'target_transform', 'download'), 'split': 'split'}
r15 = {'role': 'dataset', 'split': 'split'}
r16 = {'role': 'dataset', 'params': ('root', 'transform', 'target_transform', 'loader', 'is_valid_file')}
r17 = {'role': 'dataset', 'params': ('root', 'loader', 'extensions', 'transform', 'target_transform')}
r18 = {'role': 'dataset', 'params': ('root', 'transforms', 'transform', 'target_transform')}
r19 = {'role': 'dataset'}
r20 = {'role': 'model', 'mode_dependent': True, 'returns_losses': True}
r21 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'normalises': 'batch'}
r22 = {'output': 'logits', 'role': 'model', 'mode_dependent': True}
r23 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('image_size', 'patch_size', 'num_layers', 'num_heads', 'hidden_dim', 'mlp_dim', 'dropout', 'attention_dropout'), 'defaults': {'dropout': 0.0}}
r24 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'p', 'params': ('p', 'mode')}
r25 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'p', 'params': ('p', 'block_size', 'inplace', 'eps')}
r26 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch'}
r27 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'defaults': {'dropout': 0.0}}
r28 = {'role': 'model'}
r29 = {'role': 'transform', 'random': True, 'params': ('transforms',), 'holds': 'transforms'}
r30 = {'role': 'metric'}
r31 = {'role': 'metric', 'params': ('metrics', '*additional_metrics', 'prefix', 'postfix', 'compute_groups'), 'holds': 'metrics'}
r32 = {'role': 'unknown'}
r33 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr')}
r34 = {'role': 'optimizer', 'wraps': 'base_optimizer', 'params': ('base_optimizer', 'alpha', 'k')}
r35 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'own', 'rewrites_lr': True, 'like': 'timm.scheduler.Scheduler'}
r36 = {'role': 'ema', 'of': 'model', 'params': ('model', 'decay', 'device', 'resume')}
r37 = {'role': 'ema', 'of': 'model', 'params': ('model', 'decay', 'device')}
r38 = {'role': 'ema', 'of': 'model', 'params': ('model', 'decay', 'min_decay', 'update_after_step')}
r39 = {'role': 'criterion', 'expects': 'logits'}
r40 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'drop_prob', 'params': ('drop_prob',), 'defaults': {'drop_prob': 0.0}}
r41 = {'role': 'model', 'mode_dependent': True}
r42 = {'role': 'model', 'mode_dependent': 'unknown', 'like': 'transformers.PreTrainedModel'}
r43 = {'role': 'model', 'mode_dependent': False, 'like': 'transformers.PreTrainedModel'}
r44 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'eps', 'clip_threshold', 'decay_rate', 'beta1', 'weight_decay', 'scale_parameter', 'relative_step', 'warmup_init')}
r45 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'correct_bias', 'no_deprecation_warning'), 'deprecated': 'torch.optim.AdamW'}
r46 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'initial_lr'), 'unit': 'own'}
r47 = {'role': 'ema', 'of': 'parameters', 'params': ('parameters', 'decay', 'min_decay', 'update_after_step', 'use_ema_warmup', 'inv_gamma', 'power', 'foreach', 'model_cls', 'model_config')}
r48 = {'role': 'ema', 'of': 'parameters', 'params': ('parameters', 'decay', 'use_num_updates')}
r49 = {'role': 'ema', 'of': 'model', 'params': ('model', 'ema_model', 'beta')}
r50 = {'role': 'optimizer', 'of': 'params', 'params': ('params',)}
r51 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'weight_decay')}
r52 = {'role': 'optimizer', 'wraps': 'init_optimizer', 'params': ('init_optimizer', 'static_loss_scale', 'dynamic_loss_scale')}
r53 = {'role': 'optimizer', 'wraps': 'optimizer', 'params': ('optimizer',)}
r54 = {'role': 'model', 'wraps': 'module', 'syncs': True, 'params': ('module',), 'deprecated': 'torch.nn.parallel.DistributedDataParallel'}
r55 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'synced': True}
r56 = {'role': 'optimizer', 'of': 'model_params', 'params': ('model_params', 'lr')}
r57 = {'role': 'optimizer', 'wraps': 'optimizer', 'params': ('optimizer', 'k', 'alpha')}
r58 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'base_optimizer'), 'like': 'pytorch_optimizer.SAM'}
r59 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'multiplier', 'total_epoch', 'after_scheduler'), 'holds': 'after_scheduler', 'unit': 'any', 'rewrites_lr': True}
r60 = {'role': 'unknown', 'params': ('optimizer',)}
r61 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'any', 'rewrites_lr': True}
r62 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('encoder_name', 'encoder_depth', 'encoder_weights')}
r63 = {'role': 'criterion', 'frozen': True}
r64 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'any'}
r65 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset',), 'defaults': {'shuffle': False, 'drop_last': False, 'num_workers': 0}}
r66 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size', 'shuffle', 'follow_batch', 'exclude_keys'), 'defaults': {'batch_size': 1, 'shuffle': False, 'drop_last': False, 'num_workers': 0}}
r67 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size', 'shuffle', 'follow_batch', 'exclude_keys')}
r68 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset',)}
r69 = {'role': 'loader', 'defaults': {'shuffle': False, 'drop_last': False, 'num_workers': 0}}
r70 = {'role': 'parameters'}
r71 = {'role': 'dataset', 'iterable': True}
r72 = {'role': 'loader', 'shuffles': 'unknown'}
r73 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size'), 'shuffles': 'unknown'}
r74 = {'role': 'loader', 'wraps': 'loader', 'params': ('loader', 'device')}
r75 = {'role': 'optimizer', 'wraps': 'optimizer', 'syncs': True, 'params': ('optimizer', 'named_parameters')}
r76 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'weight_decay')}
r77 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'total_num_steps', 'warmup_num_steps', 'lr_scheduler_callable'), 'unit': 'batch'}
r78 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'defaults')}
r79 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'momentum', 'dampening', 'weight_decay', 'nesterov', 'maximize', 'foreach', 'differentiable', 'fused')}
r80 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'amsgrad', 'foreach', 'maximize', 'capturable', 'differentiable', 'fused', 'decoupled_weight_decay'), 'defaults': {'eps': 1e-08}}
r81 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'amsgrad', 'maximize', 'foreach', 'capturable', 'differentiable', 'fused'), 'defaults': {'eps': 1e-08}}
r82 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'momentum_decay', 'decoupled_weight_decay', 'foreach', 'maximize', 'capturable', 'differentiable')}
r83 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'decoupled_weight_decay', 'foreach', 'maximize', 'capturable', 'differentiable')}
r84 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'foreach', 'maximize', 'differentiable', 'capturable')}
r85 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'lr_decay', 'weight_decay', 'initial_accumulator_value', 'eps', 'foreach', 'maximize', 'differentiable', 'fused')}
r86 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'rho', 'eps', 'weight_decay', 'foreach', 'capturable', 'maximize', 'differentiable')}
r87 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'beta2_decay', 'eps', 'd', 'weight_decay', 'foreach', 'maximize')}
r88 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'lambd', 'alpha', 't0', 'weight_decay', 'foreach', 'maximize', 'differentiable', 'capturable')}
r89 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'alpha', 'eps', 'weight_decay', 'momentum', 'centered', 'capturable', 'foreach', 'maximize', 'differentiable')}
r90 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'etas', 'step_sizes', 'capturable', 'foreach', 'maximize', 'differentiable')}
r91 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'maximize')}
r92 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'weight_decay', 'momentum', 'nesterov', 'ns_coefficients', 'eps', 'ns_steps', 'adjust_lr_fn')}
r93 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'max_iter', 'max_eval', 'tolerance_grad', 'tolerance_change', 'history_size', 'line_search_fn', 'maximize'), 'closure': True}
r94 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'optimizer_class', 'process_group', 'parameters_as_bucket_view', 'overlap_with_ddp')}
r95 = {'role': 'optimizer', 'wraps': 'optim', 'params': ('optim', 'averager')}
r96 = {'role': 'optimizer', 'of': 'params_rref', 'params': ('optimizer_class', 'params_rref', '*args'), 'context_gradients': True}
r97 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'last_epoch'), 'unit': 'any'}
r98 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'lr_lambda', 'last_epoch'), 'unit': 'any', 'rewrites_lr': True}
r99 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'lr_lambda', 'last_epoch'), 'unit': 'any'}
r100 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'step_size', 'gamma', 'last_epoch'), 'unit': 'epoch', 'length': ('step_size',)}
r101 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'milestones', 'gamma', 'last_epoch'), 'unit': 'epoch', 'length': ('milestones',)}
r102 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'gamma', 'last_epoch'), 'unit': 'epoch'}
r103 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'T_max', 'eta_min', 'last_epoch'), 'unit': 'epoch', 'length': ('T_max',)}
r104 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'T_0', 'T_mult', 'eta_min', 'last_epoch'), 'unit': 'any', 'length': ('T_0',), 'rewrites_lr': True}
r105 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'factor', 'total_iters', 'last_epoch'), 'unit': 'any', 'length': ('total_iters',), 'rewrites_lr': True}
r106 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'start_factor', 'end_factor', 'total_iters', 'last_epoch'), 'unit': 'any', 'length': ('total_iters',), 'rewrites_lr': True}
r107 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'total_iters', 'power', 'last_epoch'), 'unit': 'any', 'length': ('total_iters',)}
r108 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'max_lr', 'total_steps', 'epochs', 'steps_per_epoch', 'pct_start', 'anneal_strategy', 'cycle_momentum', 'base_momentum', 'max_momentum', 'div_factor', 'final_div_factor', 'three_phase', 'last_epoch'), 'unit': 'batch', 'length': ('total_steps', 'epochs * steps_per_epoch'), 'rewrites_lr': True}
r109 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'base_lr', 'max_lr', 'step_size_up', 'step_size_down', 'mode', 'gamma', 'scale_fn', 'scale_mode', 'cycle_momentum', 'base_momentum', 'max_momentum', 'last_epoch'), 'unit': 'batch', 'length': ('step_size_up', 'step_size_down'), 'rewrites_lr': True}
r110 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'mode', 'factor', 'patience', 'threshold', 'threshold_mode', 'cooldown', 'min_lr', 'eps'), 'defaults': {'mode': 'min', 'patience': 10}, 'unit': 'metric'}
r111 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'schedulers', 'milestones', 'last_epoch'), 'holds': 'schedulers', 'unit': 'any', 'length': ('milestones',), 'rewrites_lr': True}
r112 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('schedulers', 'optimizer'), 'holds': 'schedulers', 'unit': 'any'}
r113 = {'role': 'ema', 'of': 'model', 'params': ('model', 'device', 'avg_fn', 'multi_avg_fn', 'use_buffers'), 'defaults': {'use_buffers': False}, 'average': ('avg_fn', 'multi_avg_fn')}
r114 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'swa_lr', 'anneal_epochs', 'anneal_strategy', 'last_epoch'), 'unit': 'epoch', 'length': ('anneal_epochs',)}
r115 = {'role': 'scaler', 'params': ('device', 'init_scale', 'growth_factor', 'backoff_factor', 'growth_interval', 'enabled'), 'defaults': {'enabled': True}}
r116 = {'role': 'scaler', 'params': ('init_scale', 'growth_factor', 'backoff_factor', 'growth_interval', 'enabled'), 'defaults': {'enabled': True}, 'deprecated': 'torch.amp.GradScaler', 'deprecated_since': '2.4'}
r117 = {'role': 'scaler', 'params': ('device', 'init_scale', 'backoff_factor', 'growth_factor', 'growth_interval', 'enabled', 'process_group'), 'defaults': {'enabled': True}}
r118 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size', 'shuffle', 'sampler', 'batch_sampler', 'num_workers', 'collate_fn', 'pin_memory', 'drop_last', 'timeout', 'worker_init_fn', 'multiprocessing_context', 'generator', 'prefetch_factor', 'persistent_workers', 'pin_memory_device', 'in_order'), 'defaults': {'batch_size': 1, 'shuffle': False, 'num_workers': 0, 'pin_memory': False, 'drop_last': False, 'persistent_workers': False}}
r119 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size', 'shuffle', 'sampler', 'batch_sampler', 'num_workers', 'collate_fn', 'pin_memory', 'drop_last', 'timeout', 'worker_init_fn', 'multiprocessing_context', 'generator'), 'defaults': {'batch_size': 1, 'shuffle': False, 'num_workers': 0, 'pin_memory': False, 'drop_last': False, 'persistent_workers': False}, 'stateful': True}
r120 = {'role': 'dataset', 'params': ('*tensors',)}
r121 = {'role': 'dataset', 'params': ('*args',), 'holds': 'args'}
r122 = {'role': 'dataset', 'params': ('datasets',), 'holds': 'datasets'}
r123 = {'role': 'dataset', 'params': ('datasets',), 'holds': 'datasets', 'iterable': True}
r124 = {'role': 'dataset', 'of': 'dataset', 'params': ('dataset', 'indices'), 'subset': 'indices'}
r125 = {'role': 'sampler'}
r126 = {'role': 'sampler', 'of': 'data_source', 'params': ('data_source',), 'shuffles': False}
r127 = {'role': 'sampler', 'of': 'data_source', 'params': ('data_source', 'replacement', 'num_samples', 'generator'), 'shuffles': True}
r128 = {'role': 'sampler', 'params': ('indices', 'generator'), 'shuffles': True, 'subset': 'indices'}
r129 = {'role': 'sampler', 'params': ('weights', 'num_samples', 'replacement', 'generator'), 'shuffles': True}
r130 = {'role': 'sampler', 'of': 'sampler', 'params': ('sampler', 'batch_size', 'drop_last'), 'batches': True}
r131 = {'role': 'sampler', 'of': 'dataset', 'params': ('dataset', 'num_replicas', 'rank', 'shuffle', 'seed', 'drop_last'), 'defaults': {'shuffle': True, 'drop_last': False, 'seed': 0}, 'sharded': True}
r132 = {'role': 'model', 'wraps': 'module', 'syncs': True, 'params': ('module', 'device_ids', 'output_device', 'dim', 'broadcast_buffers', 'init_sync', 'process_group', 'bucket_cap_mb', 'find_unused_parameters', 'check_reduction', 'gradient_as_bucket_view', 'static_graph')}
r133 = {'role': 'model', 'wraps': 'module', 'params': ('module', 'device_ids', 'output_device', 'dim'), 'deprecated': 'torch.nn.parallel.DistributedDataParallel'}
r134 = {'role': 'model', 'wraps': 'module', 'syncs': True, 'sharded': True, 'replaces_parameters': True, 'params': ('module', 'process_group', 'sharding_strategy', 'cpu_offload', 'auto_wrap_policy', 'backward_prefetch', 'mixed_precision', 'ignored_modules', 'param_init_fn', 'device_id', 'sync_module_states', 'forward_prefetch', 'limit_all_gathers', 'use_orig_params', 'ignored_states', 'device_mesh')}
r135 = {'role': 'criterion', 'expects': 'logits', 'params': ('weight', 'size_average', 'ignore_index', 'reduce', 'reduction', 'label_smoothing'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}}
r136 = {'role': 'criterion', 'learnable': True}
r137 = {'role': 'criterion', 'expects': 'log-probabilities', 'params': ('weight', 'size_average', 'ignore_index', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}}
r138 = {'role': 'criterion', 'expects': 'probabilities', 'autocast_unsafe': True, 'params': ('weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r139 = {'role': 'criterion', 'expects': 'logits', 'params': ('weight', 'size_average', 'reduce', 'reduction', 'pos_weight'), 'defaults': {'reduction': 'mean'}}
r140 = {'role': 'criterion', 'expects': 'logits', 'broadcasts': True, 'params': ('weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r141 = {'role': 'criterion', 'expects': 'logits', 'params': ('size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r142 = {'role': 'criterion', 'broadcasts': True, 'params': ('size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r143 = {'role': 'criterion', 'broadcasts': True, 'params': ('size_average', 'reduce', 'reduction', 'beta'), 'defaults': {'reduction': 'mean'}}
r144 = {'role': 'criterion', 'broadcasts': True, 'params': ('reduction', 'delta'), 'defaults': {'reduction': 'mean'}}
r145 = {'role': 'criterion', 'expects': 'log-probabilities', 'broadcasts': True, 'params': ('size_average', 'reduce', 'reduction', 'log_target'), 'defaults': {'reduction': 'mean'}}
r146 = {'role': 'criterion', 'broadcasts': True, 'params': ('log_input', 'full', 'size_average', 'eps', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r147 = {'role': 'criterion', 'params': ('full', 'eps', 'reduction'), 'defaults': {'reduction': 'mean'}}
r148 = {'role': 'criterion', 'expects': 'log-probabilities', 'params': ('blank', 'reduction', 'zero_infinity'), 'defaults': {'reduction': 'mean'}}
r149 = {'role': 'criterion', 'broadcasts': True, 'params': ('margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r150 = {'role': 'criterion', 'params': ('margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r151 = {'role': 'criterion', 'params': ('size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r152 = {'role': 'criterion', 'params': ('p', 'margin', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r153 = {'role': 'criterion', 'params': ('margin', 'p', 'eps', 'swap', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r154 = {'role': 'criterion', 'params': ('distance_function', 'margin', 'swap', 'reduction'), 'defaults': {'reduction': 'mean'}}
r155 = {'role': 'criterion', 'learnable': True, 'params': ('in_features', 'n_classes', 'cutoffs', 'div_value', 'head_bias', 'device', 'dtype')}
r156 = {'role': 'parameters', 'params': ('data', 'requires_grad'), 'defaults': {'requires_grad': True}}
r157 = {'role': 'model', 'params': ('*args',), 'container': True}
r158 = {'role': 'model', 'params': ('modules',), 'container': True}
r159 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'p', 'parameterless': True, 'params': ('p', 'inplace'), 'defaults': {'p': 0.5}}
r160 = {'role': 'model', 'parameterless': True, 'mode_dependent': True, 'params': ('lower', 'upper', 'inplace')}
r161 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'normalises': 'batch', 'params': ('num_features', 'eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r162 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'normalises': 'batch', 'synced': True, 'params': ('num_features', 'eps', 'momentum', 'affine', 'track_running_stats', 'process_group', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r163 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'normalises': 'batch', 'params': ('eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r164 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'params': ('num_features', 'eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': False}}
r165 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'params': ('eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r166 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('embed_dim', 'num_heads', 'dropout', 'bias', 'add_bias_kv', 'add_zero_attn', 'kdim', 'vdim', 'batch_first', 'device', 'dtype'), 'defaults': {'dropout': 0.0}}
r167 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('input_size', 'hidden_size', 'num_layers'), 'defaults': {'dropout': 0.0}, 'recurrent': True}
r168 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('mode', 'input_size', 'hidden_size', 'num_layers', 'bias', 'batch_first', 'dropout', 'bidirectional', 'proj_size', 'device', 'dtype'), 'defaults': {'dropout': 0.0}, 'recurrent': True}
r169 = {'role': 'model', 'params': ('input_size', 'hidden_size', 'bias'), 'recurrent': True}
r170 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('d_model', 'nhead', 'num_encoder_layers', 'num_decoder_layers', 'dim_feedforward', 'dropout', 'activation', 'custom_encoder', 'custom_decoder', 'layer_norm_eps', 'batch_first', 'norm_first', 'bias', 'device', 'dtype'), 'defaults': {'dropout': 0.1}}
r171 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('d_model', 'nhead', 'dim_feedforward', 'dropout', 'activation', 'layer_norm_eps', 'batch_first', 'norm_first', 'bias', 'device', 'dtype'), 'defaults': {'dropout': 0.1}}
r172 = {'role': 'model', 'copies': 'encoder_layer', 'params': ('encoder_layer', 'num_layers', 'norm', 'enable_nested_tensor', 'mask_check')}
r173 = {'role': 'model', 'copies': 'decoder_layer', 'params': ('decoder_layer', 'num_layers', 'norm')}
r174 = {'role': 'model', 'output': 'softmax', 'parameterless': True}
r175 = {'role': 'model', 'output': 'log_softmax', 'parameterless': True}
r176 = {'role': 'model', 'output': 'sigmoid', 'parameterless': True}
r177 = {'role': 'model', 'output': 'logits', 'params': ('in_features', 'out_features', 'bias', 'device', 'dtype')}
r178 = {'role': 'model', 'output': 'logits', 'params': ('out_features', 'bias', 'device', 'dtype')}
r179 = {'role': 'model', 'output': 'logits', 'params': ('in_channels', 'out_channels', 'kernel_size', 'stride', 'padding', 'dilation', 'groups', 'bias', 'padding_mode', 'device', 'dtype')}
r180 = {'role': 'model', 'output': 'logits', 'params': ('in_channels', 'out_channels', 'kernel_size', 'stride', 'padding', 'output_padding', 'groups', 'bias', 'dilation', 'padding_mode', 'device', 'dtype')}
r181 = {'role': 'model', 'parameterless': True}
r182 = {'role': 'unknown', 'generator': True}
r183 = {'role': 'unknown', 'generator': True, 'params': ('device',)}
r184 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('weights', 'progress'), 'returns': 'new'}
r185 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'params': ('weights', 'progress'), 'returns': 'new'}
r186 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('weights', 'progress'), 'defaults': {'dropout': 0.0}, 'returns': 'new'}
r187 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('weights', 'progress', 'num_classes', 'aux_loss', 'weights_backbone'), 'returns': 'new'}
r188 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('weights', 'progress', 'num_classes', 'weights_backbone'), 'returns': 'new'}
r189 = {'role': 'model', 'mode_dependent': True, 'returns_losses': True, 'params': ('weights', 'progress', 'num_classes'), 'returns': 'new'}
r190 = {'role': 'model', 'mode_dependent': True, 'returns': 'new'}
r191 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'returns': 'new'}
r192 = {'output': 'logits', 'role': 'model', 'mode_dependent': 'unknown', 'params': ('name',), 'returns': 'new'}
r193 = {'op': 'loss', 'expects': 'logits', 'params': ('inputs', 'targets', 'alpha', 'gamma', 'reduction'), 'defaults': {'reduction': 'none'}, 'as': {'inputs': 'input', 'targets': 'target'}, 'returns': 'loss'}
r194 = {'op': 'loss', 'params': ('boxes1', 'boxes2', 'reduction', 'eps'), 'defaults': {'reduction': 'none'}, 'as': {'boxes1': 'input', 'boxes2': 'target'}, 'returns': 'loss'}
r195 = {'op': 'measure', 'ratio': True, 'returns': 'tensor'}
r196 = {'op': 'measure', 'ratio': True, 'params': ('y_true', 'y_pred'), 'returns': 'value'}
r197 = {'op': 'measure', 'params': ('y_true', 'y_pred'), 'returns': 'value'}
r198 = {'role': 'metric', 'like': 'evaluate.EvaluationModule', 'params': ('path',), 'returns': 'new'}
r199 = {'params': ('lr_scheduler', 'warmup_start_value', 'warmup_duration'), 'returns': 'same:lr_scheduler'}
r200 = {'output': 'logits', 'role': 'model', 'mode_dependent': 'unknown', 'params': ('model_name', 'pretrained'), 'returns': 'new'}
r201 = {'role': 'optimizer', 'of': 'model_or_params', 'params': ('model_or_params', 'opt', 'lr', 'weight_decay', 'momentum', 'foreach', 'filter_bias_and_bn'), 'returns': 'new'}
r202 = {'role': 'optimizer', 'of': 'model', 'params': ('args', 'model', 'filter_bias_and_bn'), 'returns': 'new'}
r203 = {'params': ('model',), 'returns': 'parameters:model'}
r204 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'sched', 'num_epochs'), 'unit': 'own', 'rewrites_lr': True, 'like': 'timm.scheduler.Scheduler', 'returns': ('new', 'value')}
r205 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('args', 'optimizer', 'updates_per_epoch'), 'unit': 'own', 'rewrites_lr': True, 'like': 'timm.scheduler.Scheduler', 'returns': ('new', 'value')}
r206 = {'role': 'dataset', 'params': ('name', 'root', 'split', 'search_split', 'class_map'), 'split': 'split', 'returns': 'new'}
r207 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'input_size', 'batch_size', 'is_training'), 'defaults': {'is_training': False}, 'shuffles': 'is_training', 'returns': 'new'}
r208 = {'role': 'transform', 'params': ('input_size', 'is_training'), 'defaults': {'is_training': False}, 'random': 'is_training', 'returns': 'new'}
r209 = {'op': 'reduce', 'collective': True, 'returns': 'tensor', 'as': {'tensor': 'value'}, 'params': ('tensor', 'n')}
r210 = {'op': 'seed', 'seeds': ('torch', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed', 'rank')}
r211 = {'rank': True, 'returns': 'value'}
r212 = {'op': 'init-group', 'closes_itself': True, 'returns': 'value'}
r213 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'last_epoch'), 'unit': 'any', 'constant': True, 'like': 'torch.optim.lr_scheduler.LambdaLR', 'rewrites_lr': True, 'returns': 'new'}
r214 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'num_warmup_steps', 'last_epoch'), 'unit': 'batch', 'rewrites_lr': True, 'returns': 'new'}
r215 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'num_warmup_steps', 'num_training_steps'), 'unit': 'batch', 'length': ('num_training_steps',), 'rewrites_lr': True, 'returns': 'new'}
r216 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'num_warmup_steps'), 'unit': 'batch', 'rewrites_lr': True, 'returns': 'new'}
r217 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'metric', 'like': 'torch.optim.lr_scheduler.ReduceLROnPlateau', 'returns': 'new'}
r218 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('name', 'optimizer', 'num_warmup_steps', 'num_training_steps', 'scheduler_specific_kwargs'), 'unit': 'batch', 'length': ('num_training_steps',), 'rewrites_lr': True, 'returns': 'new'}
r219 = {'op': 'seed', 'seeds': ('torch', 'cuda', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed', 'deterministic'), 'returns': 'none'}
r220 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('name', 'optimizer', 'step_rules', 'num_warmup_steps', 'num_training_steps', 'num_cycles', 'power', 'last_epoch'), 'unit': 'batch', 'length': ('num_training_steps',), 'rewrites_lr': True, 'returns': 'new'}
r221 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'any', 'rewrites_lr': True, 'returns': 'new'}
r222 = {'deprecated': 'torch.amp', 'deprecated_since': '1.6'}
r223 = {'op': 'wrap', 'obj': 'module', 'syncs_batchnorm': True, 'returns': 'same:module', 'params': ('module',)}
r224 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('arch', 'encoder_name', 'encoder_weights', 'in_channels', 'classes'), 'returns': 'new'}
r225 = {'role': 'model', 'mode_dependent': False, 'mode': 'eval', 'params': ('name', 'device'), 'returns': ('new', 'value')}
r226 = {'role': 'model', 'mode_dependent': 'unknown', 'params': ('model_name', 'pretrained'), 'returns': ('new', 'value', 'value')}
r227 = {'op': 'wrap', 'obj': 'model', 'returns': 'same:model', 'replaces_parameters': True, 'params': ('model', 'peft_config')}
r228 = {'op': 'wrap', 'obj': 'model', 'returns': 'same:model', 'params': ('model',)}
r229 = {'op': 'forward', 'obj': 'predictor', 'params': ('inputs', 'roi_size', 'sw_batch_size', 'predictor'), 'returns': 'tensor'}
r230 = {'op': 'seed', 'seeds': ('torch', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r231 = {'role': 'dataset', 'params': ('path', 'name'), 'returns': 'new', 'split': 'split'}
r232 = {'op': 'step', 'obj': 'optimizer', 'params': ('optimizer', 'barrier')}
r233 = {'op': 'save', 'as': {'data': 'value', 'file_or_path': 'file'}, 'params': ('data', 'file_or_path', 'master_only'), 'returns': 'none'}
r234 = {'op': 'wrap', 'obj': 'optimizer', 'returns': 'same:optimizer', 'params': ('optimizer', 'named_parameters')}
r235 = {'op': 'reduce', 'collective': True, 'as': {'tensor': 'value'}, 'params': ('tensor',), 'returns': 'tensor'}
r236 = {'op': 'reduce', 'collective': True, 'returns': 'none'}
r237 = {'op': 'init-group', 'closes_itself': True, 'returns': 'none'}
r238 = {'op': 'seed', 'seeds': ('torch', 'cuda', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r239 = {'op': 'seed', 'seeds': ('torch', 'cuda', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed', 'workers'), 'returns': 'value'}
r240 = {'op': 'init-group', 'closes_itself': True, 'params': ('dist_backend',), 'returns': 'none'}
r241 = {'params': ('parser',), 'returns': 'same:parser'}
r242 = {'op': 'forward', 'obj': 'model', 'params': ('loader', 'model', 'device'), 'restores_mode': True, 'updates_statistics': True, 'returns': 'none'}
r243 = {'params': ('decay',), 'returns': 'value'}
r244 = {'params': (), 'returns': 'value'}
r245 = {'scope': 'autocast', 'switch': 'enabled', 'params': ('device_type', 'dtype', 'enabled', 'cache_enabled'), 'defaults': {'enabled': True}}
r246 = {'scope': 'autocast', 'switch': 'enabled', 'params': ('enabled', 'dtype', 'cache_enabled'), 'defaults': {'enabled': True, 'device_type': 'cuda', 'dtype': 'torch.float16'}, 'deprecated': 'torch.amp.autocast', 'deprecated_since': '2.4'}
r247 = {'scope': 'autocast', 'switch': 'enabled', 'params': ('enabled', 'dtype', 'cache_enabled'), 'defaults': {'enabled': True, 'device_type': 'cpu', 'dtype': 'torch.bfloat16'}, 'deprecated': 'torch.amp.autocast', 'deprecated_since': '2.4'}
r248 = {'scope': 'no-grad', 'params': ('orig_func',)}
r249 = {'scope': 'enable-grad', 'params': ('orig_func',)}
r250 = {'scope': 'no-grad', 'switch': 'mode', 'params': ('mode',), 'defaults': {'mode': True}, 'inference': True}
r251 = {'op': 'grad-mode', 'scope': 'enable-grad', 'scope_if_false': 'no-grad', 'switch': 'mode', 'as': {'mode': 'enabled'}, 'params': ('mode',)}
r252 = {'op': 'backward', 'obj': 'tensors', 'params': ('tensors', 'grad_tensors', 'retain_graph', 'create_graph', 'grad_variables', 'inputs'), 'returns': 'none'}
r253 = {'op': 'grad', 'obj': 'roots', 'params': ('context_id', 'roots', 'retain_graph'), 'context_gradients': True, 'returns': 'none'}
r254 = {'op': 'grad', 'obj': 'outputs', 'params': ('outputs', 'inputs', 'grad_outputs', 'retain_graph', 'create_graph', 'only_inputs', 'allow_unused', 'is_grads_batched', 'materialize_grads'), 'defaults': {'create_graph': False}, 'returns': 'tensor'}
r255 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'max_norm', 'norm_type', 'error_if_nonfinite', 'foreach'), 'returns': 'value'}
r256 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'max_norm', 'norm_type', 'error_if_nonfinite', 'foreach'), 'deprecated': 'torch.nn.utils.clip_grad_norm_', 'returns': 'value'}
r257 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'clip_value', 'foreach'), 'returns': 'none'}
r258 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'max_norm', 'total_norm', 'foreach'), 'returns': 'none'}
r259 = {'params': ('tensors', 'norm_type', 'error_if_nonfinite', 'foreach'), 'returns': 'value'}
r260 = {'params': ('function', '*args', 'use_reentrant', 'preserve_rng_state', 'context_fn', 'determinism_check', 'debug'), 'returns': 'call:function'}
r261 = {'op': 'forward', 'obj': 'module', 'params': ('module', 'parameter_and_buffer_dicts', 'args', 'kwargs', 'tie_weights', 'strict'), 'returns': 'tensor'}
r262 = {'returns': 'same:module', 'params': ('module',)}
r263 = {'op': 'update', 'obj': 'parameters', 'params': ('vec', 'parameters'), 'returns': 'none'}
r264 = {'params': ('dataset', 'lengths', 'generator'), 'role': 'dataset', 'of': 'dataset', 'returns': 'each:lengths', 'random': True}
r265 = {'returns': 'tensor'}
r266 = {'params': (), 'returns': 'value', 'worker': True}
r267 = {'op': 'wrap', 'obj': 'module', 'returns': 'same:module', 'syncs': True, 'sharded': True, 'replaces_parameters': True, 'dtensor': True, 'params': ('module', 'mesh', 'reshard_after_forward', 'shard_placement_fn', 'mp_policy', 'offload_policy', 'ignored_params')}
r268 = {'op': 'wrap', 'obj': 'module', 'returns': 'same:module', 'replaces_parameters': True, 'dtensor': True, 'params': ('module', 'device_mesh', 'parallelize_plan', 'src_data_rank')}
r269 = {'op': 'wrap', 'obj': 'module', 'returns': 'same:module', 'syncs_batchnorm': True, 'params': ('module', 'process_group')}
r270 = {'op': 'wrap', 'obj': 'model', 'returns': 'same:model', 'compiles': True, 'params': ('model', 'fullgraph', 'dynamic', 'backend', 'mode', 'options', 'disable')}
r271 = {'op': 'init-group', 'params': ('backend', 'init_method', 'timeout', 'world_size', 'rank', 'store', 'group_name', 'pg_options', 'device_id'), 'returns': 'none'}
r272 = {'op': 'destroy-group', 'params': ('group',), 'returns': 'none'}
r273 = {'op': 'barrier', 'collective': True, 'params': ('group',), 'returns': 'none'}
r274 = {'op': 'reduce', 'obj': 'tensor', 'collective': True, 'in_place': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'op', 'group', 'async_op')}
r275 = {'op': 'reduce', 'obj': 'tensor', 'collective': True, 'in_place': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'dst', 'op', 'group', 'async_op')}
r276 = {'op': 'reduce', 'obj': 'tensor', 'collective': True, 'in_place': True, 'broadcasts_from': 'src', 'as': {'tensor': 'value'}, 'params': ('tensor', 'src', 'group', 'async_op')}
r277 = {'op': 'reduce', 'collective': True, 'in_place': True, 'broadcasts_from': 'src', 'as': {'object_list': 'value'}, 'params': ('object_list', 'src', 'group', 'device')}
r278 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'tensor': 'value'}, 'params': ('tensor_list', 'tensor', 'group', 'async_op')}
r279 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'input_tensor': 'value'}, 'params': ('output_tensor', 'input_tensor', 'group', 'async_op')}
r280 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'obj': 'value'}, 'params': ('object_list', 'obj', 'group')}
r281 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'gather_list', 'dst', 'group', 'async_op')}
r282 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'obj': 'value'}, 'params': ('obj', 'object_gather_list', 'dst', 'group')}
r283 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'scatter_list', 'src', 'group', 'async_op')}
r284 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'params': ('scatter_object_output_list', 'scatter_object_input_list', 'src', 'group')}
r285 = {'op': 'reduce', 'collective': True, 'in_place': True}
r286 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True}
r287 = {'op': 'reduce', 'collective': True, 'returns': 'tensor', 'params': ('tensor',), 'as': {'tensor': 'value'}}
r288 = {'returns': 'value'}
r289 = {'op': 'place', 'params': ('device',), 'returns': 'none'}
r290 = {'op': 'place', 'params': ('device',)}
r291 = {'op': 'loss', 'expects': 'logits', 'params': ('input', 'target', 'weight', 'size_average', 'ignore_index', 'reduce', 'reduction', 'label_smoothing'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}, 'returns': 'loss'}
r292 = {'op': 'loss', 'params': ('input', 'linear_weight', 'target'), 'returns': 'loss'}
r293 = {'op': 'loss', 'expects': 'log-probabilities', 'params': ('input', 'target', 'weight', 'size_average', 'ignore_index', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}, 'returns': 'loss'}
r294 = {'op': 'loss', 'expects': 'probabilities', 'autocast_unsafe': True, 'params': ('input', 'target', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r295 = {'op': 'loss', 'expects': 'logits', 'params': ('input', 'target', 'weight', 'size_average', 'reduce', 'reduction', 'pos_weight'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r296 = {'op': 'loss', 'expects': 'logits', 'broadcasts': True, 'params': ('input', 'target', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r297 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'size_average', 'reduce', 'reduction', 'weight'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r298 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'size_average', 'reduce', 'reduction', 'beta'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r299 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'reduction', 'delta', 'weight'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r300 = {'op': 'loss', 'expects': 'log-probabilities', 'broadcasts': True, 'params': ('input', 'target', 'size_average', 'reduce', 'reduction', 'log_target'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r301 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'log_input', 'full', 'size_average', 'eps', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r302 = {'op': 'loss', 'params': ('input', 'target', 'var', 'full', 'eps', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r303 = {'op': 'loss', 'expects': 'log-probabilities', 'params': ('log_probs', 'targets', 'input_lengths', 'target_lengths', 'blank', 'reduction', 'zero_infinity'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss', 'as': {'log_probs': 'input', 'targets': 'target'}}
r304 = {'op': 'loss', 'params': ('input', 'target', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r305 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r306 = {'op': 'loss', 'params': ('input', 'target', 'p', 'margin', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r307 = {'op': 'loss', 'params': ('input1', 'input2', 'target', 'margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r308 = {'op': 'loss', 'params': ('anchor', 'positive', 'negative', 'margin', 'p', 'eps', 'swap', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r309 = {'op': 'loss', 'params': ('anchor', 'positive', 'negative', 'distance_function', 'margin', 'swap', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r310 = {'training': 'training', 'rate': 'p', 'params': ('input', 'p', 'training', 'inplace'), 'defaults': {'p': 0.5, 'training': True}, 'returns': 'tensor'}
r311 = {'training': 'training', 'rate': 'p', 'params': ('input', 'p', 'training', 'inplace'), 'defaults': {'p': 0.5, 'training': False}, 'returns': 'tensor'}
r312 = {'training': 'train', 'rate': 'p', 'params': ('input', 'p', 'train'), 'returns': 'tensor'}
r313 = {'training': 'training', 'params': ('input', 'lower', 'upper', 'training', 'inplace'), 'defaults': {'training': False}, 'returns': 'tensor'}
r314 = {'training': 'training', 'normalises': 'batch', 'params': ('input', 'running_mean', 'running_var', 'weight', 'bias', 'training', 'momentum', 'eps'), 'defaults': {'training': False}, 'returns': 'tensor'}
r315 = {'rate': 'dropout_p', 'params': ('query', 'key', 'value', 'attn_mask', 'dropout_p', 'is_causal', 'scale', 'enable_gqa'), 'defaults': {'dropout_p': 0.0}, 'returns': 'tensor'}
r316 = {'training': 'training', 'rate': 'dropout_p', 'params': ('query', 'key', 'value', 'embed_dim_to_check', 'num_heads', 'in_proj_weight', 'in_proj_bias', 'bias_k', 'bias_v', 'add_zero_attn', 'dropout_p', 'out_proj_weight', 'out_proj_bias', 'training'), 'defaults': {'training': True}, 'returns': 'tensor'}
r317 = {'random': True, 'output': 'softmax', 'params': ('logits', 'tau', 'hard', 'eps', 'dim'), 'returns': 'tensor'}
r318 = {'output': 'softmax', 'params': ('input', 'dim', '_stacklevel', 'dtype'), 'returns': 'tensor'}
r319 = {'output': 'log_softmax', 'params': ('input', 'dim', '_stacklevel', 'dtype'), 'returns': 'tensor'}
r320 = {'output': 'sigmoid', 'params': ('input',), 'returns': 'tensor'}
r321 = {'output': 'softmax', 'params': ('input', 'dim', 'dtype'), 'returns': 'tensor'}
r322 = {'output': 'log_softmax', 'params': ('input', 'dim', 'dtype'), 'returns': 'tensor'}
r323 = {'params': ('data',), 'returns': 'tensor', 'cuts': True}
r324 = {'params': ('data', 'dtype', 'device', 'requires_grad', 'pin_memory'), 'returns': 'tensor', 'cuts': True}
r325 = {'params': ('ndarray',), 'returns': 'tensor', 'cuts': True}
r326 = {'params': ('data', 'dtype', 'device'), 'returns': 'tensor'}
r327 = {'params': ('data', 'requires_grad'), 'returns': 'same:data', 'deprecated': 'torch.Tensor'}
r328 = {'params': ('input',), 'returns': 'tensor', 'cuts': True}
r329 = {'params': ('input',), 'returns': 'tensor', 'cuts': True, 'random': True}
r330 = {'returns': 'tensor', 'cuts': True}
r331 = {'returns': 'tensor', 'cuts': True, 'random': True}
r332 = {'returns': 'value', 'cuts': True}
r333 = {'op': 'save', 'as': {'obj': 'value', 'f': 'file'}, 'params': ('obj', 'f', 'pickle_module', 'pickle_protocol'), 'returns': 'none'}
r334 = {'op': 'load', 'role': 'checkpoint', 'as': {'f': 'file'}, 'params': ('f', 'map_location', 'pickle_module', 'weights_only', 'mmap'), 'defaults': {'weights_only': True}, 'returns': 'new'}
r335 = {'role': 'checkpoint', 'params': ('url', 'model_dir', 'map_location', 'progress', 'check_hash', 'file_name', 'weights_only'), 'returns': 'new'}
r336 = {'params': ('repo_or_dir', 'model', '*args', 'source', 'trust_repo', 'force_reload', 'verbose', 'skip_validation'), 'returns': 'new', 'role': 'model', 'mode_dependent': 'unknown'}
r337 = {'op': 'save', 'collective': True, 'sharded': True, 'as': {'state_dict': 'value', 'checkpoint_id': 'file'}, 'params': ('state_dict', 'checkpoint_id', 'storage_writer', 'planner', 'process_group')}
r338 = {'op': 'load', 'collective': True, 'in_place': True, 'as': {'state_dict': 'value', 'checkpoint_id': 'file'}, 'params': ('state_dict', 'checkpoint_id', 'storage_reader', 'planner', 'process_group')}
r339 = {'params': ('model', 'optimizers', 'submodules', 'options'), 'returns': 'state', 'collective': True}
r340 = {'params': ('model', 'submodules', 'options'), 'returns': 'state:model', 'collective': True}
r341 = {'params': ('model', 'optimizers', 'submodules', 'options'), 'returns': 'state:optimizers', 'collective': True}
r342 = {'op': 'restore', 'obj': 'model', 'params': ('model', 'optimizers', 'model_state_dict', 'optim_state_dict', 'options'), 'collective': True}
r343 = {'op': 'restore', 'obj': 'model', 'as': {'model_state_dict': 'state_dict'}, 'params': ('model', 'model_state_dict', 'options'), 'collective': True}
r344 = {'op': 'restore', 'obj': 'optimizers', 'as': {'optim_state_dict': 'state_dict'}, 'params': ('model', 'optimizers', 'optim_state_dict', 'options'), 'collective': True}
r345 = {'params': ('x',), 'returns': 'copy'}
r346 = {'op': 'export', 'obj': 'func', 'exports': 'trace', 'params': ('func', 'example_inputs'), 'returns': 'copy'}
r347 = {'op': 'export', 'obj': 'mod', 'exports': 'trace', 'params': ('mod', 'inputs'), 'returns': 'copy'}
r348 = {'op': 'wrap', 'obj': 'obj', 'exports': 'script', 'params': ('obj', 'optimize'), 'returns': 'same:obj'}
r349 = {'op': 'export', 'obj': 'mod', 'exports': 'script', 'params': ('mod', 'preserved_attrs', 'optimize_numerics'), 'returns': 'copy'}
r350 = {'op': 'save', 'as': {'m': 'value', 'f': 'file'}, 'params': ('m', 'f'), 'returns': 'none'}
r351 = {'role': 'model', 'params': ('f', 'map_location'), 'returns': 'new', 'mode': 'eval', 'mode_dependent': 'unknown'}
r352 = {'op': 'export', 'obj': 'model', 'exports': 'onnx', 'params': ('model', 'args', 'f', 'kwargs', 'verbose', 'input_names', 'output_names', 'opset_version', 'dynamo'), 'defaults': {'dynamo': True}}
r353 = {'op': 'export', 'obj': 'mod', 'exports': 'export', 'params': ('mod', 'args', 'kwargs', 'dynamic_shapes', 'strict')}
r354 = {'op': 'seed', 'seeds': ('torch',), 'as': {'seed': 'value'}, 'params': ('seed',)}
r355 = {'op': 'seed', 'seeds': ('cuda',), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r356 = {'op': 'seed', 'seeds': ('numpy',), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r357 = {'op': 'seed', 'seeds': ('python',), 'as': {'a': 'value'}, 'params': ('a', 'version'), 'returns': 'none'}
r358 = {'scope': 'forked-rng', 'params': ('devices', 'enabled')}
r359 = {'op': 'seed', 'seeds': ('torch',), 'as': {'new_state': 'state'}, 'params': ('new_state',), 'returns': 'none'}
r360 = {'op': 'seed', 'seeds': ('cuda',), 'as': {'new_state': 'state'}, 'params': ('new_state', 'device'), 'returns': 'none'}
r361 = {'op': 'seed', 'seeds': ('cuda',), 'as': {'new_states': 'state'}, 'params': ('new_states',), 'returns': 'none'}
r362 = {'op': 'seed', 'seeds': ('numpy',), 'params': ('state',), 'returns': 'none'}
r363 = {'op': 'seed', 'seeds': ('python',), 'params': ('state',), 'returns': 'none'}
r364 = {'role': 'unknown', 'generator': True, 'params': ('seed',), 'returns': 'new'}
r365 = {'params': ('iterable', 'desc', 'total'), 'returns': 'iterable:iterable'}
r366 = {'params': ('sequence',), 'returns': 'iterable:sequence'}
r367 = {'op': 'measure', 'params': (), 'returns': 'none'}
r368 = {'op': 'reset', 'params': (), 'returns': 'value'}
r369 = {'params': ('reduction',), 'returns': 'tensor', 'cuts': True}
r370 = {'op': 'schedule', 'params': ('epoch', 'metric'), 'returns': 'none'}
r371 = {'op': 'schedule', 'params': ('num_updates', 'metric'), 'returns': 'none'}
r372 = {'params': ('pretrained_model_name_or_path',), 'makes': True, 'mode': 'eval', 'returns': 'new'}
r373 = {'params': ('config',), 'makes': True, 'returns': 'new'}
r374 = {'op': 'save', 'as': {'save_directory': 'file'}, 'params': ('save_directory',), 'returns': 'none'}
r375 = {'params': ('inputs',), 'returns': 'tensor', 'cuts': True}
r376 = {'params': (), 'returns': 'none'}
r377 = {'op': 'attach', 'params': ('new_num_tokens',), 'replaces_parameters': True}
r378 = {'op': 'forward', 'params': ('*args',), 'returns': 'tensor', 'returns_losses': 'labels'}
r379 = {'op': 'ema-update', 'params': ('parameters',), 'returns': 'none'}
r380 = {'params': ('parameters',), 'returns': 'none'}
r381 = {'params': ('parameters',), 'swaps': 'in', 'returns': 'none'}
r382 = {'params': ('parameters',), 'swaps': 'out', 'returns': 'none'}
r383 = {'params': ('parameters',), 'swaps': 'context'}
r384 = {'op': 'ema-update', 'params': ('model',), 'returns': 'none'}
r385 = {'params': ('model',), 'swaps': 'in', 'returns': 'none'}
r386 = {'params': ('zero_grad',), 'clears': 'zero_grad', 'returns': 'none'}
r387 = {'op': 'step', 'params': ('zero_grad',), 'clears': 'zero_grad', 'returns': 'none'}
r388 = {'op': 'schedule', 'params': ('epoch', 'metrics'), 'as': {'metrics': 'metric'}, 'returns': 'none'}
r389 = {'params': ('model_name',), 'makes': True, 'returns': 'new'}
r390 = {'op': 'step', 'params': ('closure',)}
r391 = {'op': 'zero-grad', 'params': ('set_to_none',), 'defaults': {'set_to_none': True}, 'returns': 'none'}
r392 = {'returns': 'state', 'params': ()}
r393 = {'op': 'restore', 'params': ('state_dict',), 'returns': 'none'}
r394 = {'params': ('param_group',), 'adds': 'param_group', 'returns': 'none'}
r395 = {'params': ('hook',), 'hook': 'hook'}
r396 = {'op': 'step', 'params': ('closure',), 'calls': 'closure'}
r397 = {'params': ('to',), 'collective': True, 'returns': 'none'}
r398 = {'op': 'schedule', 'params': ('epoch',), 'returns': 'none'}
r399 = {'params': (), 'returns': 'state'}
r400 = {'op': 'schedule', 'params': ('metrics', 'epoch'), 'as': {'metrics': 'metric'}, 'returns': 'none'}
r401 = {'op': 'schedule', 'params': (), 'returns': 'none'}
r402 = {'op': 'scale', 'params': ('outputs',), 'as': {'outputs': 'loss'}, 'returns': 'tensor'}
r403 = {'op': 'unscale', 'params': ('optimizer',), 'returns': 'none'}
r404 = {'op': 'step', 'obj': 'optimizer', 'params': ('optimizer', '*args')}
r405 = {'op': 'scaler-update', 'params': ('new_scale',), 'returns': 'none'}
r406 = {'op': 'forward', 'params': ('*args',), 'returns': 'tensor'}
r407 = {'op': 'train', 'op_if_false': 'eval', 'switch': 'mode', 'params': ('mode',), 'defaults': {'mode': True}, 'returns': 'same'}
r408 = {'op': 'eval', 'params': (), 'returns': 'same'}
r409 = {'op': 'unfreeze', 'op_if_false': 'freeze', 'switch': 'requires_grad', 'params': ('requires_grad',), 'defaults': {'requires_grad': True}, 'returns': 'same'}
r410 = {'params': ('recurse',), 'returns': 'parameters'}
r411 = {'params': ('prefix', 'recurse', 'remove_duplicate'), 'returns': 'parameters', 'named': True}
r412 = {'params': ('recurse',), 'returns': 'buffers'}
r413 = {'params': ('prefix', 'recurse', 'remove_duplicate'), 'returns': 'buffers', 'named': True}
r414 = {'params': (), 'returns': 'modules'}
r415 = {'params': (), 'returns': 'modules', 'named': True}
r416 = {'params': ('memo', 'prefix', 'remove_duplicate'), 'returns': 'modules', 'named': True}
r417 = {'params': ('target',), 'returns': 'modules'}
r418 = {'params': ('target',), 'returns': 'parameter'}
r419 = {'params': ('*args', 'destination', 'prefix', 'keep_vars'), 'returns': 'state'}
r420 = {'op': 'restore', 'params': ('state_dict', 'strict', 'assign'), 'defaults': {'strict': True}, 'returns': 'value'}
r421 = {'op': 'cast', 'params': ('*args',), 'moves': True, 'returns': 'same'}
r422 = {'params': ('device',), 'moves': True, 'returns': 'same'}
r423 = {'params': (), 'moves': True, 'returns': 'same'}
r424 = {'op': 'cast', 'params': (), 'casts': 'float32', 'returns': 'same'}
r425 = {'op': 'cast', 'params': (), 'casts': 'float64', 'returns': 'same'}
r426 = {'op': 'cast', 'params': (), 'casts': 'float16', 'returns': 'same'}
r427 = {'op': 'cast', 'params': (), 'casts': 'bfloat16', 'returns': 'same'}
r428 = {'params': ('dst_type',), 'returns': 'same'}
r429 = {'params': ('device', 'recurse'), 'moves': True, 'returns': 'same'}
r430 = {'op': 'reset', 'params': ('fn',), 'visits': 'fn', 'returns': 'same'}
r431 = {'op': 'reset', 'params': (), 'returns': 'none'}
r432 = {'params': (), 'returns': 'same'}
r433 = {'op': 'wrap', 'params': (), 'compiles': True, 'returns': 'none'}
r434 = {'params': ('module',), 'registers': 'module', 'returns': 'same'}
r435 = {'params': ('index', 'module'), 'registers': 'module', 'returns': 'same'}
r436 = {'params': ('name', 'module'), 'registers': 'module', 'returns': 'none'}
r437 = {'params': ('name', 'tensor', 'persistent'), 'registers': 'tensor', 'returns': 'none'}
r438 = {'params': ('name', 'param'), 'registers': 'param', 'returns': 'none'}
r439 = {'scope': 'no-sync', 'params': ()}
r440 = {'params': (), 'uneven': True}
r441 = {'op': 'clip', 'params': ('max_norm', 'norm_type'), 'sharded': True, 'returns': 'value'}
r442 = {'params': ('requires_gradient_sync', 'recurse'), 'syncs': True, 'returns': 'none'}
r443 = {'params': ('is_last_backward',), 'returns': 'none'}
r444 = {'params': ('modules',), 'registers': 'modules', 'returns': 'same'}
r445 = {'params': ('modules',), 'registers': 'modules', 'returns': 'none'}
r446 = {'op': 'loss', 'params': ('input', 'target'), 'returns': 'loss'}
r447 = {'op': 'loss', 'params': ('input1', 'input2', 'target'), 'returns': 'loss'}
r448 = {'op': 'loss', 'params': ('anchor', 'positive', 'negative'), 'returns': 'loss'}
r449 = {'op': 'loss', 'params': ('log_probs', 'targets', 'input_lengths', 'target_lengths'), 'as': {'log_probs': 'input', 'targets': 'target'}, 'returns': 'loss'}
r450 = {'op': 'loss', 'params': ('input', 'target', 'var'), 'returns': 'loss'}
r451 = {'op': 'set-epoch', 'params': ('epoch',), 'returns': 'none'}
r452 = {'params': ('seed',), 'returns': 'same'}
r453 = {'op': 'measure', 'params': ('*args',), 'returns': 'tensor', 'cuts': True}
r454 = {'op': 'measure', 'params': ('*args',), 'returns': 'none'}
r455 = {'op': 'average', 'params': (), 'returns': 'tensor', 'cuts': True}
r456 = {'op': 'backward', 'params': ('gradient', 'retain_graph', 'create_graph', 'inputs'), 'defaults': {'retain_graph': False}, 'returns': 'none'}
r457 = {'op': 'read', 'params': (), 'returns': 'value', 'cuts': True}
r458 = {'op': 'read', 'params': ('force',), 'returns': 'value', 'cuts': True}
r459 = {'op': 'read', 'params': ('memory_format',), 'returns': 'same'}
r460 = {'params': (), 'returns': 'tensor', 'cuts': True}
r461 = {'params': (), 'returns': 'same', 'cuts': True, 'in_place': True}
r462 = {'params': ('requires_grad',), 'returns': 'same', 'in_place': True}
r463 = {'params': ('memory_format',), 'returns': 'tensor'}
r464 = {'params': ('*args',), 'moves': True, 'returns': 'same'}
r465 = {'params': ('device', 'non_blocking'), 'moves': True, 'returns': 'same'}
r466 = {'params': (), 'casts': 'float32', 'returns': 'same'}
r467 = {'params': (), 'casts': 'float64', 'returns': 'same'}
r468 = {'params': (), 'casts': 'float16', 'returns': 'same'}
r469 = {'params': (), 'casts': 'bfloat16', 'returns': 'same'}
r470 = {'params': ('dim', 'keepdim'), 'returns': 'tensor', 'cuts': True}
r471 = {'params': ('dim', 'descending'), 'returns': 'tensor', 'cuts': True}
r472 = {'params': ('other',), 'returns': 'tensor', 'cuts': True}
r473 = {'params': ('*size',), 'returns': 'tensor', 'cuts': True}
r474 = {'params': ('dim',), 'returns': 'value', 'cuts': True}
r475 = {'params': (), 'returns': 'value', 'cuts': True}
r476 = {'params': ('dim', 'dtype'), 'output': 'softmax', 'returns': 'tensor'}
r477 = {'params': ('dim', 'dtype'), 'output': 'log_softmax', 'returns': 'tensor'}
r478 = {'params': (), 'output': 'sigmoid', 'returns': 'tensor'}
r479 = {'params': (), 'output': 'sigmoid', 'returns': 'same'}
r480 = {'returns': 'same'}
r481 = {'returns': 'gradient'}
r482 = {'returns': 'parameters'}
r483 = {'returns': 'of'}
r484 = {'returns': 'argument:sampler'}
r485 = {'returns': 'argument:batch_sampler'}
r486 = {'returns': 'argument:batch_size'}
r487 = {'role': 'criterion'}
r488 = {'role': 'metric', 'like': 'monai.metrics.CumulativeIterationMetric'}
r489 = {'role': 'dataset', 'params': ('data', 'transform')}
r490 = {'op': 'measure', 'returns': 'tensor'}
r491 = {'role': 'metric', 'attached': True}
r492 = {'role': 'model', 'mode_dependent': True, 'like': 'transformers.PreTrainedModel'}
r493 = {'role': 'model', 'mode_dependent': False, 'like': 'diffusers.ModelMixin'}
r494 = {'role': 'dataset', 'sliceable': True}
r495 = {'role': 'model', 'mode_dependent': 'unknown'}
r496 = {'op': 'reset', 'obj': 'tensor', 'params': ('tensor',), 'returns': 'same:tensor'}

classes: dict[str, Any] = {
    'torchvision.transforms.Compose': r0,
    'torchvision.transforms.RandomApply': r1,
    'torchvision.transforms.RandomChoice': r1,
    'torchvision.transforms.RandomOrder': r2,
    'torchvision.transforms.v2.Compose': r0,
    'torchvision.transforms.v2.RandomApply': r1,
    'torchvision.transforms.v2.RandomChoice': r1,
    'torchvision.transforms.v2.RandomOrder': r2,
    'torchvision.transforms.AugMix': r3,
    'torchvision.transforms.AutoAugment': r3,
    'torchvision.transforms.ColorJitter': r3,
    'torchvision.transforms.ElasticTransform': r3,
    'torchvision.transforms.RandAugment': r3,
    'torchvision.transforms.RandomAdjustSharpness': r3,
    'torchvision.transforms.RandomAffine': r3,
    'torchvision.transforms.RandomAutocontrast': r3,
    'torchvision.transforms.RandomCrop': r3,
    'torchvision.transforms.RandomEqualize': r3,
    'torchvision.transforms.RandomErasing': r3,
    'torchvision.transforms.RandomGrayscale': r3,
    'torchvision.transforms.RandomHorizontalFlip': r3,
    'torchvision.transforms.RandomInvert': r3,
    'torchvision.transforms.RandomPerspective': r3,
    'torchvision.transforms.RandomPosterize': r3,
    'torchvision.transforms.RandomResizedCrop': r3,
    'torchvision.transforms.RandomRotation': r3,
    'torchvision.transforms.RandomSolarize': r3,
    'torchvision.transforms.RandomVerticalFlip': r3,
    'torchvision.transforms.TrivialAugmentWide': r3,
    'torchvision.transforms.v2.AugMix': r3,
    'torchvision.transforms.v2.AutoAugment': r3,
    'torchvision.transforms.v2.ColorJitter': r3,
    'torchvision.transforms.v2.CutMix': r3,
    'torchvision.transforms.v2.ElasticTransform': r3,
    'torchvision.transforms.v2.GaussianNoise': r3,
    'torchvision.transforms.v2.JPEG': r3,
    'torchvision.transforms.v2.MixUp': r3,
    'torchvision.transforms.v2.RandAugment': r3,
    'torchvision.transforms.v2.RandomAdjustSharpness': r3,
    'torchvision.transforms.v2.RandomAffine': r3,
    'torchvision.transforms.v2.RandomAutocontrast': r3,
    'torchvision.transforms.v2.RandomChannelPermutation': r3,
    'torchvision.transforms.v2.RandomCrop': r3,
    'torchvision.transforms.v2.RandomEqualize': r3,
    'torchvision.transforms.v2.RandomErasing': r3,
    'torchvision.transforms.v2.RandomGrayscale': r3,
    'torchvision.transforms.v2.RandomHorizontalFlip': r3,
    'torchvision.transforms.v2.RandomInvert': r3,
    'torchvision.transforms.v2.RandomIoUCrop': r3,
    'torchvision.transforms.v2.RandomPerspective': r3,
    'torchvision.transforms.v2.RandomPhotometricDistort': r3,
    'torchvision.transforms.v2.RandomPosterize': r3,
    'torchvision.transforms.v2.RandomResize': r3,
    'torchvision.transforms.v2.RandomResizedCrop': r3,
    'torchvision.transforms.v2.RandomRotation': r3,
    'torchvision.transforms.v2.RandomShortestSize': r3,
    'torchvision.transforms.v2.RandomSolarize': r3,
    'torchvision.transforms.v2.RandomVerticalFlip': r3,
    'torchvision.transforms.v2.RandomZoomOut': r3,
    'torchvision.transforms.v2.ScaleJitter': r3,
    'torchvision.transforms.v2.TrivialAugmentWide': r3,
    'torchvision.transforms.GaussianBlur': r4,
    'torchvision.transforms.v2.GaussianBlur': r4,
    'torchvision.transforms.Normalize': r5,
    'torchvision.transforms.v2.Normalize': r5,
    'torchvision.transforms.CenterCrop': r6,
    'torchvision.transforms.ConvertImageDtype': r6,
    'torchvision.transforms.FiveCrop': r6,
    'torchvision.transforms.Grayscale': r6,
    'torchvision.transforms.Lambda': r6,
    'torchvision.transforms.LinearTransformation': r6,
    'torchvision.transforms.PILToTensor': r6,
    'torchvision.transforms.Pad': r6,
    'torchvision.transforms.Resize': r6,
    'torchvision.transforms.TenCrop': r6,
    'torchvision.transforms.ToPILImage': r6,
    'torchvision.transforms.ToTensor': r6,
    'torchvision.transforms.v2.CenterCrop': r6,
    'torchvision.transforms.v2.ClampBoundingBoxes': r6,
    'torchvision.transforms.v2.ClampKeyPoints': r6,
    'torchvision.transforms.v2.ConvertBoundingBoxFormat': r6,
    'torchvision.transforms.v2.ConvertImageDtype': r6,
    'torchvision.transforms.v2.FiveCrop': r6,
    'torchvision.transforms.v2.Grayscale': r6,
    'torchvision.transforms.v2.Identity': r6,
    'torchvision.transforms.v2.Lambda': r6,
    'torchvision.transforms.v2.LinearTransformation': r6,
    'torchvision.transforms.v2.PILToTensor': r6,
    'torchvision.transforms.v2.Pad': r6,
    'torchvision.transforms.v2.RGB': r6,
    'torchvision.transforms.v2.Resize': r6,
    'torchvision.transforms.v2.SanitizeBoundingBoxes': r6,
    'torchvision.transforms.v2.SanitizeKeyPoints': r6,
    'torchvision.transforms.v2.SetClampingMode': r6,
    'torchvision.transforms.v2.TenCrop': r6,
    'torchvision.transforms.v2.ToDtype': r6,
    'torchvision.transforms.v2.ToImage': r6,
    'torchvision.transforms.v2.ToPILImage': r6,
    'torchvision.transforms.v2.ToPureTensor': r6,
    'torchvision.transforms.v2.ToTensor': r6,
    'torchvision.transforms.v2.Transform': r6,
    'torchvision.transforms.v2.UniformTemporalSubsample': r6,
    'torchvision.datasets.CIFAR10': r7,
    'torchvision.datasets.CIFAR100': r7,
    'torchvision.datasets.MNIST': r7,
    'torchvision.datasets.FashionMNIST': r7,
    'torchvision.datasets.KMNIST': r7,
    'torchvision.datasets.USPS': r7,
    'torchvision.datasets.EMNIST': r8,
    'torchvision.datasets.ImageNet': r8,
    'torchvision.datasets.QMNIST': r9,
    'torchvision.datasets.SVHN': r10,
    'torchvision.datasets.WIDERFace': r10,
    'torchvision.datasets.GTSRB': r10,
    'torchvision.datasets.CLEVRClassification': r10,
    'torchvision.datasets.PCAM': r10,
    'torchvision.datasets.StanfordCars': r11,
    'torchvision.datasets.Flowers102': r11,
    'torchvision.datasets.Food101': r11,
    'torchvision.datasets.Country211': r11,
    'torchvision.datasets.RenderedSST2': r11,
    'torchvision.datasets.STL10': r12,
    'torchvision.datasets.CelebA': r13,
    'torchvision.datasets.OxfordIIITPet': r14,
    'torchvision.datasets.DTD': r15,
    'torchvision.datasets.FGVCAircraft': r15,
    'torchvision.datasets.FER2013': r15,
    'torchvision.datasets.LFWPeople': r15,
    'torchvision.datasets.LFWPairs': r15,
    'torchvision.datasets.Imagenette': r15,
    'torchvision.datasets.Places365': r15,
    'torchvision.datasets.Kinetics': r15,
    'torchvision.datasets.MovingMNIST': r15,
    'torchvision.datasets.Cityscapes': r15,
    'torchvision.datasets.KittiFlow': r15,
    'torchvision.datasets.Kitti2012Stereo': r15,
    'torchvision.datasets.Kitti2015Stereo': r15,
    'torchvision.datasets.Sintel': r15,
    'torchvision.datasets.FlyingChairs': r15,
    'torchvision.datasets.FlyingThings3D': r15,
    'torchvision.datasets.HD1K': r15,
    'torchvision.datasets.InStereo2k': r15,
    'torchvision.datasets.ETH3DStereo': r15,
    'torchvision.datasets.Middlebury2014Stereo': r15,
    'torchvision.datasets.ImageFolder': r16,
    'torchvision.datasets.DatasetFolder': r17,
    'torchvision.datasets.VisionDataset': r18,
    'torchvision.datasets.FakeData': r19,
    'torchvision.datasets.Caltech101': r19,
    'torchvision.datasets.Caltech256': r19,
    'torchvision.datasets.CarlaStereo': r19,
    'torchvision.datasets.CREStereo': r19,
    'torchvision.datasets.CocoCaptions': r19,
    'torchvision.datasets.CocoDetection': r19,
    'torchvision.datasets.EuroSAT': r19,
    'torchvision.datasets.FallingThingsStereo': r19,
    'torchvision.datasets.Flickr30k': r19,
    'torchvision.datasets.Flickr8k': r19,
    'torchvision.datasets.HMDB51': r19,
    'torchvision.datasets.INaturalist': r19,
    'torchvision.datasets.Kitti': r19,
    'torchvision.datasets.LSUN': r19,
    'torchvision.datasets.LSUNClass': r19,
    'torchvision.datasets.Omniglot': r19,
    'torchvision.datasets.PhotoTour': r19,
    'torchvision.datasets.SBDataset': r19,
    'torchvision.datasets.SBU': r19,
    'torchvision.datasets.SEMEION': r19,
    'torchvision.datasets.SUN397': r19,
    'torchvision.datasets.SceneFlowStereo': r19,
    'torchvision.datasets.SintelStereo': r19,
    'torchvision.datasets.UCF101': r19,
    'torchvision.datasets.VOCDetection': r19,
    'torchvision.datasets.VOCSegmentation': r19,
    'torchvision.models.detection.FasterRCNN': r20,
    'torchvision.models.detection.MaskRCNN': r20,
    'torchvision.models.detection.KeypointRCNN': r20,
    'torchvision.models.detection.RetinaNet': r20,
    'torchvision.models.detection.FCOS': r20,
    'torchvision.models.ResNet': r21,
    'torchvision.models.DenseNet': r21,
    'torchvision.models.EfficientNet': r21,
    'torchvision.models.GoogLeNet': r21,
    'torchvision.models.Inception3': r21,
    'torchvision.models.MNASNet': r21,
    'torchvision.models.MobileNetV2': r21,
    'torchvision.models.MobileNetV3': r21,
    'torchvision.models.RegNet': r21,
    'torchvision.models.ShuffleNetV2': r21,
    'torchvision.models.MaxVit': r21,
    'torchvision.models.AlexNet': r22,
    'torchvision.models.ConvNeXt': r22,
    'torchvision.models.SqueezeNet': r22,
    'torchvision.models.SwinTransformer': r22,
    'torchvision.models.VGG': r22,
    'torchvision.models.VisionTransformer': r23,
    'torchvision.ops.StochasticDepth': r24,
    'torchvision.ops.DropBlock2d': r25,
    'torchvision.ops.DropBlock3d': r25,
    'torchvision.ops.Conv2dNormActivation': r26,
    'torchvision.ops.Conv3dNormActivation': r26,
    'torchvision.ops.MLP': r27,
    'torchvision.ops.FrozenBatchNorm2d': r28,
    'torchvision.ops.FeaturePyramidNetwork': r28,
    'torchvision.ops.MultiScaleRoIAlign': r28,
    'torchvision.ops.SqueezeExcitation': r28,
    'torchvision.ops.DeformConv2d': r28,
    'torchvision.ops.RoIAlign': r28,
    'torchvision.ops.RoIPool': r28,
    'torchvision.ops.PSRoIAlign': r28,
    'torchvision.ops.PSRoIPool': r28,
    'torchvision.ops.Permute': r28,
    'albumentations.Compose': r0,
    'albumentations.Sequential': r0,
    'albumentations.ReplayCompose': r0,
    'albumentations.OneOf': r29,
    'albumentations.SomeOf': r29,
    'albumentations.OneOrOther': r29,
    'albumentations.Normalize': r6,
    'albumentations.Resize': r6,
    'albumentations.CenterCrop': r6,
    'albumentations.Crop': r6,
    'albumentations.PadIfNeeded': r6,
    'albumentations.Pad': r6,
    'albumentations.LongestMaxSize': r6,
    'albumentations.SmallestMaxSize': r6,
    'albumentations.ToFloat': r6,
    'albumentations.FromFloat': r6,
    'albumentations.ToRGB': r6,
    'albumentations.Lambda': r6,
    'albumentations.NoOp': r6,
    'albumentations.ToTensorV2': r6,
    'albumentations.CenterCropNonEmptyMaskIfExists': r6,
    'albumentations.pytorch.ToTensorV2': r6,
    'albumentations.pytorch.ToTensor': r6,
    'albumentations.pytorch.transforms.ToTensorV2': r6,
    'kornia.augmentation.CenterCrop': r6,
    'kornia.augmentation.Normalize': r6,
    'kornia.augmentation.Denormalize': r6,
    'kornia.augmentation.Resize': r6,
    'kornia.augmentation.PadTo': r6,
    'kornia.augmentation.LongestMaxSize': r6,
    'kornia.augmentation.SmallestMaxSize': r6,
    'torchaudio.transforms.FrequencyMasking': r3,
    'torchaudio.transforms.TimeMasking': r3,
    'torchaudio.transforms.TimeStretch': r3,
    'torchaudio.transforms.SpecAugment': r3,
    'monai.transforms.Compose': r0,
    'torchmetrics.Metric': r30,
    'torchmetrics.aggregation.BaseAggregator': r30,
    'torchmetrics.MetricCollection': r31,
    'torchmetrics.collections.MetricCollection': r31,
    'torchmetrics.AUROC': r30,
    'torchmetrics.Accuracy': r30,
    'torchmetrics.AveragePrecision': r30,
    'torchmetrics.BLEUScore': r30,
    'torchmetrics.BootStrapper': r30,
    'torchmetrics.CHRFScore': r30,
    'torchmetrics.CalibrationError': r30,
    'torchmetrics.CatMetric': r30,
    'torchmetrics.CharErrorRate': r30,
    'torchmetrics.ClasswiseWrapper': r30,
    'torchmetrics.CohenKappa': r30,
    'torchmetrics.ConcordanceCorrCoef': r30,
    'torchmetrics.ConfusionMatrix': r30,
    'torchmetrics.CosineSimilarity': r30,
    'torchmetrics.CramersV': r30,
    'torchmetrics.CriticalSuccessIndex': r30,
    'torchmetrics.ErrorRelativeGlobalDimensionlessSynthesis': r30,
    'torchmetrics.ExactMatch': r30,
    'torchmetrics.ExplainedVariance': r30,
    'torchmetrics.ExtendedEditDistance': r30,
    'torchmetrics.F1Score': r30,
    'torchmetrics.FBetaScore': r30,
    'torchmetrics.FleissKappa': r30,
    'torchmetrics.HammingDistance': r30,
    'torchmetrics.HingeLoss': r30,
    'torchmetrics.JaccardIndex': r30,
    'torchmetrics.KLDivergence': r30,
    'torchmetrics.KendallRankCorrCoef': r30,
    'torchmetrics.LogAUC': r30,
    'torchmetrics.LogCoshError': r30,
    'torchmetrics.MatchErrorRate': r30,
    'torchmetrics.MatthewsCorrCoef': r30,
    'torchmetrics.MaxMetric': r30,
    'torchmetrics.MeanAbsoluteError': r30,
    'torchmetrics.MeanAbsolutePercentageError': r30,
    'torchmetrics.MeanMetric': r30,
    'torchmetrics.MeanSquaredError': r30,
    'torchmetrics.MeanSquaredLogError': r30,
    'torchmetrics.MetricTracker': r30,
    'torchmetrics.MinMaxMetric': r30,
    'torchmetrics.MinMetric': r30,
    'torchmetrics.MinkowskiDistance': r30,
    'torchmetrics.ModifiedPanopticQuality': r30,
    'torchmetrics.MultiScaleStructuralSimilarityIndexMeasure': r30,
    'torchmetrics.MultioutputWrapper': r30,
    'torchmetrics.MultitaskWrapper': r30,
    'torchmetrics.NegativePredictiveValue': r30,
    'torchmetrics.NormalizedRootMeanSquaredError': r30,
    'torchmetrics.PanopticQuality': r30,
    'torchmetrics.PeakSignalNoiseRatio': r30,
    'torchmetrics.PearsonCorrCoef': r30,
    'torchmetrics.PearsonsContingencyCoefficient': r30,
    'torchmetrics.PermutationInvariantTraining': r30,
    'torchmetrics.Perplexity': r30,
    'torchmetrics.Precision': r30,
    'torchmetrics.PrecisionAtFixedRecall': r30,
    'torchmetrics.PrecisionRecallCurve': r30,
    'torchmetrics.R2Score': r30,
    'torchmetrics.ROC': r30,
    'torchmetrics.Recall': r30,
    'torchmetrics.RecallAtFixedPrecision': r30,
    'torchmetrics.RelativeAverageSpectralError': r30,
    'torchmetrics.RelativeSquaredError': r30,
    'torchmetrics.RetrievalFallOut': r30,
    'torchmetrics.RetrievalHitRate': r30,
    'torchmetrics.RetrievalMAP': r30,
    'torchmetrics.RetrievalMRR': r30,
    'torchmetrics.RetrievalNormalizedDCG': r30,
    'torchmetrics.RetrievalPrecision': r30,
    'torchmetrics.RetrievalPrecisionRecallCurve': r30,
    'torchmetrics.RetrievalRPrecision': r30,
    'torchmetrics.RetrievalRecall': r30,
    'torchmetrics.RetrievalRecallAtFixedPrecision': r30,
    'torchmetrics.RootMeanSquaredErrorUsingSlidingWindow': r30,
    'torchmetrics.RunningMean': r30,
    'torchmetrics.RunningSum': r30,
    'torchmetrics.SQuAD': r30,
    'torchmetrics.SacreBLEUScore': r30,
    'torchmetrics.ScaleInvariantSignalDistortionRatio': r30,
    'torchmetrics.ScaleInvariantSignalNoiseRatio': r30,
    'torchmetrics.SensitivityAtSpecificity': r30,
    'torchmetrics.SignalDistortionRatio': r30,
    'torchmetrics.SignalNoiseRatio': r30,
    'torchmetrics.SpearmanCorrCoef': r30,
    'torchmetrics.Specificity': r30,
    'torchmetrics.SpecificityAtSensitivity': r30,
    'torchmetrics.SpectralAngleMapper': r30,
    'torchmetrics.SpectralDistortionIndex': r30,
    'torchmetrics.StatScores': r30,
    'torchmetrics.StructuralSimilarityIndexMeasure': r30,
    'torchmetrics.SumMetric': r30,
    'torchmetrics.SymmetricMeanAbsolutePercentageError': r30,
    'torchmetrics.TheilsU': r30,
    'torchmetrics.TotalVariation': r30,
    'torchmetrics.TranslationEditRate': r30,
    'torchmetrics.TschuprowsT': r30,
    'torchmetrics.TweedieDevianceScore': r30,
    'torchmetrics.UniversalImageQualityIndex': r30,
    'torchmetrics.WeightedMeanAbsolutePercentageError': r30,
    'torchmetrics.WordErrorRate': r30,
    'torchmetrics.WordInfoLost': r30,
    'torchmetrics.WordInfoPreserved': r30,
    'torchmetrics.aggregation.CatMetric': r30,
    'torchmetrics.aggregation.MaxMetric': r30,
    'torchmetrics.aggregation.MeanMetric': r30,
    'torchmetrics.aggregation.MinMetric': r30,
    'torchmetrics.aggregation.RunningMean': r30,
    'torchmetrics.aggregation.RunningSum': r30,
    'torchmetrics.aggregation.SumMetric': r30,
    'torchmetrics.audio.ComplexScaleInvariantSignalNoiseRatio': r30,
    'torchmetrics.audio.DeepNoiseSuppressionMeanOpinionScore': r30,
    'torchmetrics.audio.NonIntrusiveSpeechQualityAssessment': r30,
    'torchmetrics.audio.PerceptualEvaluationSpeechQuality': r30,
    'torchmetrics.audio.PermutationInvariantTraining': r30,
    'torchmetrics.audio.ScaleInvariantSignalDistortionRatio': r30,
    'torchmetrics.audio.ScaleInvariantSignalNoiseRatio': r30,
    'torchmetrics.audio.ShortTimeObjectiveIntelligibility': r30,
    'torchmetrics.audio.SignalDistortionRatio': r30,
    'torchmetrics.audio.SignalNoiseRatio': r30,
    'torchmetrics.audio.SourceAggregatedSignalDistortionRatio': r30,
    'torchmetrics.audio.SpeechReverberationModulationEnergyRatio': r30,
    'torchmetrics.classification.AUROC': r30,
    'torchmetrics.classification.Accuracy': r30,
    'torchmetrics.classification.AveragePrecision': r30,
    'torchmetrics.classification.BinaryAUROC': r30,
    'torchmetrics.classification.BinaryAccuracy': r30,
    'torchmetrics.classification.BinaryAveragePrecision': r30,
    'torchmetrics.classification.BinaryCalibrationError': r30,
    'torchmetrics.classification.BinaryCohenKappa': r30,
    'torchmetrics.classification.BinaryConfusionMatrix': r30,
    'torchmetrics.classification.BinaryEER': r30,
    'torchmetrics.classification.BinaryF1Score': r30,
    'torchmetrics.classification.BinaryFBetaScore': r30,
    'torchmetrics.classification.BinaryFairness': r30,
    'torchmetrics.classification.BinaryGroupStatRates': r30,
    'torchmetrics.classification.BinaryHammingDistance': r30,
    'torchmetrics.classification.BinaryHingeLoss': r30,
    'torchmetrics.classification.BinaryJaccardIndex': r30,
    'torchmetrics.classification.BinaryLogAUC': r30,
    'torchmetrics.classification.BinaryMatthewsCorrCoef': r30,
    'torchmetrics.classification.BinaryNegativePredictiveValue': r30,
    'torchmetrics.classification.BinaryPrecision': r30,
    'torchmetrics.classification.BinaryPrecisionAtFixedRecall': r30,
    'torchmetrics.classification.BinaryPrecisionRecallCurve': r30,
    'torchmetrics.classification.BinaryROC': r30,
    'torchmetrics.classification.BinaryRecall': r30,
    'torchmetrics.classification.BinaryRecallAtFixedPrecision': r30,
    'torchmetrics.classification.BinarySensitivityAtSpecificity': r30,
    'torchmetrics.classification.BinarySpecificity': r30,
    'torchmetrics.classification.BinarySpecificityAtSensitivity': r30,
    'torchmetrics.classification.BinaryStatScores': r30,
    'torchmetrics.classification.CalibrationError': r30,
    'torchmetrics.classification.CohenKappa': r30,
    'torchmetrics.classification.ConfusionMatrix': r30,
    'torchmetrics.classification.EER': r30,
    'torchmetrics.classification.ExactMatch': r30,
    'torchmetrics.classification.F1Score': r30,
    'torchmetrics.classification.FBetaScore': r30,
    'torchmetrics.classification.HammingDistance': r30,
    'torchmetrics.classification.HingeLoss': r30,
    'torchmetrics.classification.JaccardIndex': r30,
    'torchmetrics.classification.LogAUC': r30,
    'torchmetrics.classification.MatthewsCorrCoef': r30,
    'torchmetrics.classification.MulticlassAUROC': r30,
    'torchmetrics.classification.MulticlassAccuracy': r30,
    'torchmetrics.classification.MulticlassAveragePrecision': r30,
    'torchmetrics.classification.MulticlassCalibrationError': r30,
    'torchmetrics.classification.MulticlassCohenKappa': r30,
    'torchmetrics.classification.MulticlassConfusionMatrix': r30,
    'torchmetrics.classification.MulticlassEER': r30,
    'torchmetrics.classification.MulticlassExactMatch': r30,
    'torchmetrics.classification.MulticlassF1Score': r30,
    'torchmetrics.classification.MulticlassFBetaScore': r30,
    'torchmetrics.classification.MulticlassHammingDistance': r30,
    'torchmetrics.classification.MulticlassHingeLoss': r30,
    'torchmetrics.classification.MulticlassJaccardIndex': r30,
    'torchmetrics.classification.MulticlassLogAUC': r30,
    'torchmetrics.classification.MulticlassMatthewsCorrCoef': r30,
    'torchmetrics.classification.MulticlassNegativePredictiveValue': r30,
    'torchmetrics.classification.MulticlassPrecision': r30,
    'torchmetrics.classification.MulticlassPrecisionAtFixedRecall': r30,
    'torchmetrics.classification.MulticlassPrecisionRecallCurve': r30,
    'torchmetrics.classification.MulticlassROC': r30,
    'torchmetrics.classification.MulticlassRecall': r30,
    'torchmetrics.classification.MulticlassRecallAtFixedPrecision': r30,
    'torchmetrics.classification.MulticlassSensitivityAtSpecificity': r30,
    'torchmetrics.classification.MulticlassSpecificity': r30,
    'torchmetrics.classification.MulticlassSpecificityAtSensitivity': r30,
    'torchmetrics.classification.MulticlassStatScores': r30,
    'torchmetrics.classification.MultilabelAUROC': r30,
    'torchmetrics.classification.MultilabelAccuracy': r30,
    'torchmetrics.classification.MultilabelAveragePrecision': r30,
    'torchmetrics.classification.MultilabelConfusionMatrix': r30,
    'torchmetrics.classification.MultilabelCoverageError': r30,
    'torchmetrics.classification.MultilabelEER': r30,
    'torchmetrics.classification.MultilabelExactMatch': r30,
    'torchmetrics.classification.MultilabelF1Score': r30,
    'torchmetrics.classification.MultilabelFBetaScore': r30,
    'torchmetrics.classification.MultilabelHammingDistance': r30,
    'torchmetrics.classification.MultilabelJaccardIndex': r30,
    'torchmetrics.classification.MultilabelLogAUC': r30,
    'torchmetrics.classification.MultilabelMatthewsCorrCoef': r30,
    'torchmetrics.classification.MultilabelNegativePredictiveValue': r30,
    'torchmetrics.classification.MultilabelPrecision': r30,
    'torchmetrics.classification.MultilabelPrecisionAtFixedRecall': r30,
    'torchmetrics.classification.MultilabelPrecisionRecallCurve': r30,
    'torchmetrics.classification.MultilabelROC': r30,
    'torchmetrics.classification.MultilabelRankingAveragePrecision': r30,
    'torchmetrics.classification.MultilabelRankingLoss': r30,
    'torchmetrics.classification.MultilabelRecall': r30,
    'torchmetrics.classification.MultilabelRecallAtFixedPrecision': r30,
    'torchmetrics.classification.MultilabelSensitivityAtSpecificity': r30,
    'torchmetrics.classification.MultilabelSpecificity': r30,
    'torchmetrics.classification.MultilabelSpecificityAtSensitivity': r30,
    'torchmetrics.classification.MultilabelStatScores': r30,
    'torchmetrics.classification.NegativePredictiveValue': r30,
    'torchmetrics.classification.Precision': r30,
    'torchmetrics.classification.PrecisionAtFixedRecall': r30,
    'torchmetrics.classification.PrecisionRecallCurve': r30,
    'torchmetrics.classification.ROC': r30,
    'torchmetrics.classification.Recall': r30,
    'torchmetrics.classification.RecallAtFixedPrecision': r30,
    'torchmetrics.classification.SensitivityAtSpecificity': r30,
    'torchmetrics.classification.Specificity': r30,
    'torchmetrics.classification.SpecificityAtSensitivity': r30,
    'torchmetrics.classification.StatScores': r30,
    'torchmetrics.clustering.AdjustedMutualInfoScore': r30,
    'torchmetrics.clustering.AdjustedRandScore': r30,
    'torchmetrics.clustering.CalinskiHarabaszScore': r30,
    'torchmetrics.clustering.ClusterAccuracy': r30,
    'torchmetrics.clustering.CompletenessScore': r30,
    'torchmetrics.clustering.DaviesBouldinScore': r30,
    'torchmetrics.clustering.DunnIndex': r30,
    'torchmetrics.clustering.FowlkesMallowsIndex': r30,
    'torchmetrics.clustering.HomogeneityScore': r30,
    'torchmetrics.clustering.MutualInfoScore': r30,
    'torchmetrics.clustering.NormalizedMutualInfoScore': r30,
    'torchmetrics.clustering.RandScore': r30,
    'torchmetrics.clustering.VMeasureScore': r30,
    'torchmetrics.detection.CompleteIntersectionOverUnion': r30,
    'torchmetrics.detection.DistanceIntersectionOverUnion': r30,
    'torchmetrics.detection.GeneralizedIntersectionOverUnion': r30,
    'torchmetrics.detection.IntersectionOverUnion': r30,
    'torchmetrics.detection.MeanAveragePrecision': r30,
    'torchmetrics.detection.ModifiedPanopticQuality': r30,
    'torchmetrics.detection.PanopticQuality': r30,
    'torchmetrics.image.DeepImageStructureAndTextureSimilarity': r30,
    'torchmetrics.image.ErrorRelativeGlobalDimensionlessSynthesis': r30,
    'torchmetrics.image.FrechetInceptionDistance': r30,
    'torchmetrics.image.InceptionScore': r30,
    'torchmetrics.image.KernelInceptionDistance': r30,
    'torchmetrics.image.LearnedPerceptualImagePatchSimilarity': r30,
    'torchmetrics.image.MemorizationInformedFrechetInceptionDistance': r30,
    'torchmetrics.image.MultiScaleStructuralSimilarityIndexMeasure': r30,
    'torchmetrics.image.PeakSignalNoiseRatio': r30,
    'torchmetrics.image.PeakSignalNoiseRatioWithBlockedEffect': r30,
    'torchmetrics.image.PerceptualPathLength': r30,
    'torchmetrics.image.QualityWithNoReference': r30,
    'torchmetrics.image.RelativeAverageSpectralError': r30,
    'torchmetrics.image.RootMeanSquaredErrorUsingSlidingWindow': r30,
    'torchmetrics.image.SpatialCorrelationCoefficient': r30,
    'torchmetrics.image.SpatialDistortionIndex': r30,
    'torchmetrics.image.SpectralAngleMapper': r30,
    'torchmetrics.image.SpectralDistortionIndex': r30,
    'torchmetrics.image.StructuralSimilarityIndexMeasure': r30,
    'torchmetrics.image.TotalVariation': r30,
    'torchmetrics.image.UniversalImageQualityIndex': r30,
    'torchmetrics.image.VisualInformationFidelity': r30,
    'torchmetrics.multimodal.CLIPImageQualityAssessment': r30,
    'torchmetrics.multimodal.CLIPScore': r30,
    'torchmetrics.multimodal.LipVertexError': r30,
    'torchmetrics.nominal.CramersV': r30,
    'torchmetrics.nominal.FleissKappa': r30,
    'torchmetrics.nominal.PearsonsContingencyCoefficient': r30,
    'torchmetrics.nominal.TheilsU': r30,
    'torchmetrics.nominal.TschuprowsT': r30,
    'torchmetrics.regression.ConcordanceCorrCoef': r30,
    'torchmetrics.regression.ContinuousRankedProbabilityScore': r30,
    'torchmetrics.regression.CosineSimilarity': r30,
    'torchmetrics.regression.CriticalSuccessIndex': r30,
    'torchmetrics.regression.ExplainedVariance': r30,
    'torchmetrics.regression.JensenShannonDivergence': r30,
    'torchmetrics.regression.KLDivergence': r30,
    'torchmetrics.regression.KendallRankCorrCoef': r30,
    'torchmetrics.regression.LogCoshError': r30,
    'torchmetrics.regression.MeanAbsoluteError': r30,
    'torchmetrics.regression.MeanAbsolutePercentageError': r30,
    'torchmetrics.regression.MeanSquaredError': r30,
    'torchmetrics.regression.MeanSquaredLogError': r30,
    'torchmetrics.regression.MinkowskiDistance': r30,
    'torchmetrics.regression.NormalizedRootMeanSquaredError': r30,
    'torchmetrics.regression.PearsonCorrCoef': r30,
    'torchmetrics.regression.R2Score': r30,
    'torchmetrics.regression.RelativeSquaredError': r30,
    'torchmetrics.regression.SpearmanCorrCoef': r30,
    'torchmetrics.regression.SymmetricMeanAbsolutePercentageError': r30,
    'torchmetrics.regression.TweedieDevianceScore': r30,
    'torchmetrics.regression.WeightedMeanAbsolutePercentageError': r30,
    'torchmetrics.retrieval.RetrievalAUROC': r30,
    'torchmetrics.retrieval.RetrievalFallOut': r30,
    'torchmetrics.retrieval.RetrievalHitRate': r30,
    'torchmetrics.retrieval.RetrievalMAP': r30,
    'torchmetrics.retrieval.RetrievalMRR': r30,
    'torchmetrics.retrieval.RetrievalNormalizedDCG': r30,
    'torchmetrics.retrieval.RetrievalPrecision': r30,
    'torchmetrics.retrieval.RetrievalPrecisionRecallCurve': r30,
    'torchmetrics.retrieval.RetrievalRPrecision': r30,
    'torchmetrics.retrieval.RetrievalRecall': r30,
    'torchmetrics.retrieval.RetrievalRecallAtFixedPrecision': r30,
    'torchmetrics.segmentation.DiceScore': r30,
    'torchmetrics.segmentation.GeneralizedDiceScore': r30,
    'torchmetrics.segmentation.HausdorffDistance': r30,
    'torchmetrics.segmentation.MeanIoU': r30,
    'torchmetrics.shape.ProcrustesDisparity': r30,
    'torchmetrics.text.BERTScore': r30,
    'torchmetrics.text.BLEUScore': r30,
    'torchmetrics.text.CHRFScore': r30,
    'torchmetrics.text.CharErrorRate': r30,
    'torchmetrics.text.EditDistance': r30,
    'torchmetrics.text.ExtendedEditDistance': r30,
    'torchmetrics.text.InfoLM': r30,
    'torchmetrics.text.MatchErrorRate': r30,
    'torchmetrics.text.Perplexity': r30,
    'torchmetrics.text.ROUGEScore': r30,
    'torchmetrics.text.SQuAD': r30,
    'torchmetrics.text.SacreBLEUScore': r30,
    'torchmetrics.text.TranslationEditRate': r30,
    'torchmetrics.text.WordErrorRate': r30,
    'torchmetrics.text.WordInfoLost': r30,
    'torchmetrics.text.WordInfoPreserved': r30,
    'torchmetrics.video.VideoMultiMethodAssessmentFusion': r30,
    'torchmetrics.wrappers.BinaryTargetTransformer': r30,
    'torchmetrics.wrappers.BootStrapper': r30,
    'torchmetrics.wrappers.ClasswiseWrapper': r30,
    'torchmetrics.wrappers.FeatureShare': r30,
    'torchmetrics.wrappers.LambdaInputTransformer': r30,
    'torchmetrics.wrappers.MetricInputTransformer': r30,
    'torchmetrics.wrappers.MetricTracker': r30,
    'torchmetrics.wrappers.MinMaxMetric': r30,
    'torchmetrics.wrappers.MultioutputWrapper': r30,
    'torchmetrics.wrappers.MultitaskWrapper': r30,
    'torchmetrics.wrappers.Running': r30,
    'evaluate.EvaluationModule': r30,
    'ignite.handlers.CosineAnnealingScheduler': r32,
    'ignite.handlers.LinearCyclicalScheduler': r32,
    'ignite.handlers.PiecewiseLinear': r32,
    'ignite.handlers.ConcatScheduler': r32,
    'ignite.handlers.ParamGroupScheduler': r32,
    'ignite.handlers.ReduceLROnPlateauScheduler': r32,
    'timm.optim.AdaBelief': r33,
    'timm.optim.Adafactor': r33,
    'timm.optim.AdafactorBigVision': r33,
    'timm.optim.Adahessian': r33,
    'timm.optim.AdamP': r33,
    'timm.optim.AdamWLegacy': r33,
    'timm.optim.Adan': r33,
    'timm.optim.Adopt': r33,
    'timm.optim.Lamb': r33,
    'timm.optim.LaProp': r33,
    'timm.optim.Lars': r33,
    'timm.optim.Lion': r33,
    'timm.optim.MADGRAD': r33,
    'timm.optim.Mars': r33,
    'timm.optim.Muon': r33,
    'timm.optim.NAdamLegacy': r33,
    'timm.optim.NAdamW': r33,
    'timm.optim.NvNovoGrad': r33,
    'timm.optim.RAdamLegacy': r33,
    'timm.optim.RMSpropTF': r33,
    'timm.optim.SGDP': r33,
    'timm.optim.SGDW': r33,
    'timm.optim.Lookahead': r34,
    'timm.scheduler.Scheduler': r35,
    'timm.scheduler.CosineLRScheduler': r35,
    'timm.scheduler.MultiStepLRScheduler': r35,
    'timm.scheduler.PolyLRScheduler': r35,
    'timm.scheduler.StepLRScheduler': r35,
    'timm.scheduler.TanhLRScheduler': r35,
    'timm.scheduler.WSDLRScheduler': r35,
    'timm.scheduler.PlateauLRScheduler': r35,
    'timm.utils.ModelEma': r36,
    'timm.utils.ModelEmaV2': r37,
    'timm.utils.ModelEmaV3': r38,
    'timm.loss.AsymmetricLossMultiLabel': r39,
    'timm.loss.AsymmetricLossSingleLabel': r39,
    'timm.loss.BinaryCrossEntropy': r39,
    'timm.loss.LabelSmoothingCrossEntropy': r39,
    'timm.loss.SoftTargetCrossEntropy': r39,
    'timm.loss.JsdCrossEntropy': r39,
    'timm.data.Mixup': r3,
    'timm.layers.DropPath': r40,
    'timm.layers.DropBlock2d': r40,
    'timm.layers.BatchNormAct2d': r41,
    'timm.layers.SyncBatchNormAct': r41,
    'timm.layers.PatchDropout': r41,
    'transformers.PreTrainedModel': r42,
    'transformers.modeling_utils.PreTrainedModel': r42,
    'transformers.AutoModelForCausalLM': r43,
    'transformers.AutoModelForImageTextToText': r43,
    'transformers.AutoModelForVision2Seq': r43,
    'transformers.AutoModelForMultimodalLM': r43,
    'transformers.Adafactor': r44,
    'transformers.AdamW': r45,
    'transformers.optimization.AdafactorSchedule': r46,
    'diffusers.training_utils.EMAModel': r47,
    'torch_ema.ExponentialMovingAverage': r48,
    'ema_pytorch.EMA': r49,
    'bitsandbytes.optim.Adagrad': r50,
    'bitsandbytes.optim.Adagrad8bit': r50,
    'bitsandbytes.optim.Adagrad32bit': r50,
    'bitsandbytes.optim.Adam': r50,
    'bitsandbytes.optim.Adam8bit': r50,
    'bitsandbytes.optim.Adam32bit': r50,
    'bitsandbytes.optim.PagedAdam': r50,
    'bitsandbytes.optim.PagedAdam8bit': r50,
    'bitsandbytes.optim.PagedAdam32bit': r50,
    'bitsandbytes.optim.AdamW': r50,
    'bitsandbytes.optim.AdamW8bit': r50,
    'bitsandbytes.optim.AdamW32bit': r50,
    'bitsandbytes.optim.PagedAdamW': r50,
    'bitsandbytes.optim.PagedAdamW8bit': r50,
    'bitsandbytes.optim.PagedAdamW32bit': r50,
    'bitsandbytes.optim.AdEMAMix': r50,
    'bitsandbytes.optim.AdEMAMix8bit': r50,
    'bitsandbytes.optim.AdEMAMix32bit': r50,
    'bitsandbytes.optim.PagedAdEMAMix': r50,
    'bitsandbytes.optim.PagedAdEMAMix8bit': r50,
    'bitsandbytes.optim.PagedAdEMAMix32bit': r50,
    'bitsandbytes.optim.LAMB': r50,
    'bitsandbytes.optim.LAMB8bit': r50,
    'bitsandbytes.optim.LAMB32bit': r50,
    'bitsandbytes.optim.LARS': r50,
    'bitsandbytes.optim.LARS8bit': r50,
    'bitsandbytes.optim.LARS32bit': r50,
    'bitsandbytes.optim.PytorchLARS': r50,
    'bitsandbytes.optim.Lion': r50,
    'bitsandbytes.optim.Lion8bit': r50,
    'bitsandbytes.optim.Lion32bit': r50,
    'bitsandbytes.optim.PagedLion': r50,
    'bitsandbytes.optim.PagedLion8bit': r50,
    'bitsandbytes.optim.PagedLion32bit': r50,
    'bitsandbytes.optim.RMSprop': r50,
    'bitsandbytes.optim.RMSprop8bit': r50,
    'bitsandbytes.optim.RMSprop32bit': r50,
    'bitsandbytes.optim.SGD': r50,
    'bitsandbytes.optim.SGD8bit': r50,
    'bitsandbytes.optim.SGD32bit': r50,
    'lion_pytorch.Lion': r51,
    'apex.optimizers.FusedAdam': r33,
    'apex.optimizers.FusedLAMB': r33,
    'apex.optimizers.FusedSGD': r33,
    'apex.optimizers.FusedNovoGrad': r33,
    'apex.optimizers.FusedAdagrad': r33,
    'apex.optimizers.FusedMixedPrecisionLamb': r33,
    'apex.fp16_utils.FP16_Optimizer': r52,
    'apex.parallel.LARC': r53,
    'apex.parallel.DistributedDataParallel': r54,
    'apex.parallel.SyncBatchNorm': r55,
    'deepspeed.ops.adam.FusedAdam': r56,
    'deepspeed.ops.adam.DeepSpeedCPUAdam': r56,
    'deepspeed.ops.lamb.FusedLamb': r33,
    'torch_optimizer.Lookahead': r57,
    'pytorch_optimizer.Lookahead': r57,
    'pytorch_optimizer.SAM': r58,
    'pytorch_optimizer.GSAM': r58,
    'pytorch_optimizer.WSAM': r58,
    'warmup_scheduler.GradualWarmupScheduler': r59,
    'pytorch_warmup.LinearWarmup': r60,
    'pytorch_warmup.ExponentialWarmup': r60,
    'pytorch_warmup.UntunedLinearWarmup': r60,
    'pytorch_warmup.UntunedExponentialWarmup': r60,
    'pytorch_warmup.RAdamWarmup': r60,
    'cosine_annealing_warmup.CosineAnnealingWarmupRestarts': r61,
    'pl_bolts.optimizers.lr_scheduler.LinearWarmupCosineAnnealingLR': r61,
    'segmentation_models_pytorch.Unet': r62,
    'segmentation_models_pytorch.UnetPlusPlus': r62,
    'segmentation_models_pytorch.MAnet': r62,
    'segmentation_models_pytorch.Linknet': r62,
    'segmentation_models_pytorch.FPN': r62,
    'segmentation_models_pytorch.PSPNet': r62,
    'segmentation_models_pytorch.PAN': r62,
    'segmentation_models_pytorch.DeepLabV3': r62,
    'segmentation_models_pytorch.DeepLabV3Plus': r62,
    'segmentation_models_pytorch.UPerNet': r62,
    'segmentation_models_pytorch.Segformer': r62,
    'segmentation_models_pytorch.DPT': r62,
    'efficientnet_pytorch.EfficientNet': r26,
    'lpips.LPIPS': r63,
    'monai.optimizers.Novograd': r33,
    'monai.optimizers.WarmupCosineSchedule': r64,
    'monai.optimizers.LinearLR': r64,
    'monai.optimizers.ExponentialLR': r64,
    'monai.data.DataLoader': r65,
    'monai.data.ThreadDataLoader': r65,
    'monai.apps.DecathlonDataset': r19,
    'monai.apps.MedNISTDataset': r19,
    'torch_geometric.loader.DataLoader': r66,
    'torch_geometric.loader.DenseDataLoader': r65,
    'torch_geometric.loader.DataListLoader': r65,
    'torch_geometric.loader.NeighborLoader': r65,
    'torch_geometric.loader.LinkNeighborLoader': r65,
    'torch_geometric.loader.HGTLoader': r65,
    'torch_geometric.loader.ClusterLoader': r65,
    'torch_geometric.loader.GraphSAINTRandomWalkSampler': r65,
    'torch_geometric.loader.GraphSAINTNodeSampler': r65,
    'torch_geometric.loader.GraphSAINTEdgeSampler': r65,
    'torch_geometric.loader.ShaDowKHopSampler': r65,
    'torch_geometric.loader.RandomNodeLoader': r65,
    'torch_geometric.loader.ImbalancedSampler': r65,
    'torch_geometric.loader.NeighborSampler': r65,
    'torch_geometric.data.DataLoader': r67,
    'torch_geometric.data.NeighborSampler': r68,
    'torch_geometric.data.ClusterLoader': r68,
    'torch_geometric.nn.BatchNorm': r41,
    'torch_geometric.nn.InstanceNorm': r41,
    'torch_geometric.nn.HeteroBatchNorm': r41,
    'torch_geometric.nn.GATConv': r27,
    'torch_geometric.nn.GATv2Conv': r27,
    'torch_geometric.nn.SuperGATConv': r27,
    'torch_geometric.nn.TransformerConv': r27,
    'torch_geometric.nn.GCN': r27,
    'torch_geometric.nn.GraphSAGE': r27,
    'torch_geometric.nn.GIN': r27,
    'torch_geometric.nn.GAT': r27,
    'torch_geometric.nn.PNA': r27,
    'torch_geometric.nn.EdgeCNN': r27,
    'torch_geometric.nn.MLP': r27,
    'torch_geometric.nn.JumpingKnowledge': r27,
    'torch_geometric.nn.APPNP': r27,
    'dgl.dataloading.DataLoader': r69,
    'dgl.dataloading.NodeDataLoader': r69,
    'dgl.dataloading.EdgeDataLoader': r69,
    'dgl.dataloading.GraphDataLoader': r69,
    'dgl.dataloading.DistNodeDataLoader': r69,
    'dgl.dataloading.DistDataLoader': r69,
    'dgl.nn.NodeEmbedding': r70,
    'dgl.nn.pytorch.NodeEmbedding': r70,
    'webdataset.WebDataset': r71,
    'torchdata.datapipes.iter.IterableWrapper': r71,
    'webdataset.WebLoader': r72,
    'ffcv.loader.Loader': r72,
    'nvidia.dali.plugin.pytorch.DALIGenericIterator': r72,
    'nvidia.dali.plugin.pytorch.DALIClassificationIterator': r72,
    'torchtext.data.Iterator': r73,
    'torchtext.data.BucketIterator': r73,
    'torchtext.data.BPTTIterator': r73,
    'torchtext.legacy.data.Iterator': r73,
    'torchtext.legacy.data.BucketIterator': r73,
    'torchtext.legacy.data.BPTTIterator': r73,
    'torch_xla.distributed.parallel_loader.MpDeviceLoader': r74,
    'torch_xla.distributed.parallel_loader.ParallelLoader': r74,
    'horovod.torch.DistributedOptimizer': r75,
    'lightning.pytorch.LightningModule': r28,
    'lightning.pytorch.LightningDataModule': r32,
    'accelerate.utils.DummyOptim': r76,
    'accelerate.utils.DummyScheduler': r77,
    'torch.optim.Optimizer': r78,
    'torch.optim.SGD': r79,
    'torch.optim.Adam': r80,
    'torch.optim.AdamW': r81,
    'torch.optim.NAdam': r82,
    'torch.optim.RAdam': r83,
    'torch.optim.Adamax': r84,
    'torch.optim.Adagrad': r85,
    'torch.optim.Adadelta': r86,
    'torch.optim.Adafactor': r87,
    'torch.optim.ASGD': r88,
    'torch.optim.RMSprop': r89,
    'torch.optim.Rprop': r90,
    'torch.optim.SparseAdam': r91,
    'torch.optim.Muon': r92,
    'torch.optim.LBFGS': r93,
    'torch.distributed.optim.ZeroRedundancyOptimizer': r94,
    'torch.distributed.optim.PostLocalSGDOptimizer': r95,
    'torch.distributed.optim.DistributedOptimizer': r96,
    'torch.optim.lr_scheduler.LRScheduler': r97,
    'torch.optim.lr_scheduler.LambdaLR': r98,
    'torch.optim.lr_scheduler.MultiplicativeLR': r99,
    'torch.optim.lr_scheduler.StepLR': r100,
    'torch.optim.lr_scheduler.MultiStepLR': r101,
    'torch.optim.lr_scheduler.ExponentialLR': r102,
    'torch.optim.lr_scheduler.CosineAnnealingLR': r103,
    'torch.optim.lr_scheduler.CosineAnnealingWarmRestarts': r104,
    'torch.optim.lr_scheduler.ConstantLR': r105,
    'torch.optim.lr_scheduler.LinearLR': r106,
    'torch.optim.lr_scheduler.PolynomialLR': r107,
    'torch.optim.lr_scheduler.OneCycleLR': r108,
    'torch.optim.lr_scheduler.CyclicLR': r109,
    'torch.optim.lr_scheduler.ReduceLROnPlateau': r110,
    'torch.optim.lr_scheduler.SequentialLR': r111,
    'torch.optim.lr_scheduler.ChainedScheduler': r112,
    'torch.optim.swa_utils.AveragedModel': r113,
    'torch.optim.swa_utils.SWALR': r114,
    'torch.amp.GradScaler': r115,
    'torch.cuda.amp.GradScaler': r116,
    'torch.cpu.amp.GradScaler': r116,
    'torch.distributed.fsdp.sharded_grad_scaler.ShardedGradScaler': r117,
    'torch.utils.data.DataLoader': r118,
    'torchdata.stateful_dataloader.StatefulDataLoader': r119,
    'torch.utils.data.Dataset': r19,
    'torch.utils.data.IterableDataset': r71,
    'torch.utils.data.TensorDataset': r120,
    'torch.utils.data.StackDataset': r121,
    'torch.utils.data.ConcatDataset': r122,
    'torch.utils.data.ChainDataset': r123,
    'torch.utils.data.Subset': r124,
    'torch.utils.data.Sampler': r125,
    'torch.utils.data.SequentialSampler': r126,
    'torch.utils.data.RandomSampler': r127,
    'torch.utils.data.SubsetRandomSampler': r128,
    'torch.utils.data.WeightedRandomSampler': r129,
    'torch.utils.data.BatchSampler': r130,
    'torch.utils.data.distributed.DistributedSampler': r131,
    'torch.nn.parallel.DistributedDataParallel': r132,
    'torch.nn.DataParallel': r133,
    'torch.distributed.fsdp.FullyShardedDataParallel': r134,
    'torch.nn.CrossEntropyLoss': r135,
    'torch.nn.LinearCrossEntropyLoss': r136,
    'torch.nn.NLLLoss': r137,
    'torch.nn.NLLLoss2d': r137,
    'torch.nn.BCELoss': r138,
    'torch.nn.BCEWithLogitsLoss': r139,
    'torch.nn.MultiLabelSoftMarginLoss': r140,
    'torch.nn.SoftMarginLoss': r141,
    'torch.nn.MSELoss': r142,
    'torch.nn.L1Loss': r142,
    'torch.nn.SmoothL1Loss': r143,
    'torch.nn.HuberLoss': r144,
    'torch.nn.KLDivLoss': r145,
    'torch.nn.PoissonNLLLoss': r146,
    'torch.nn.GaussianNLLLoss': r147,
    'torch.nn.CTCLoss': r148,
    'torch.nn.HingeEmbeddingLoss': r149,
    'torch.nn.CosineEmbeddingLoss': r150,
    'torch.nn.MarginRankingLoss': r150,
    'torch.nn.MultiLabelMarginLoss': r151,
    'torch.nn.MultiMarginLoss': r152,
    'torch.nn.TripletMarginLoss': r153,
    'torch.nn.TripletMarginWithDistanceLoss': r154,
    'torch.nn.AdaptiveLogSoftmaxWithLoss': r155,
    'torch.nn.Module': r28,
    'torch.nn.Parameter': r156,
    'torch.nn.ParameterList': r70,
    'torch.nn.ParameterDict': r70,
    'torch.nn.Sequential': r157,
    'torch.nn.ModuleList': r158,
    'torch.nn.ModuleDict': r158,
    'torch.nn.Dropout': r159,
    'torch.nn.Dropout1d': r159,
    'torch.nn.Dropout2d': r159,
    'torch.nn.Dropout3d': r159,
    'torch.nn.AlphaDropout': r159,
    'torch.nn.FeatureAlphaDropout': r159,
    'torch.nn.RReLU': r160,
    'torch.nn.BatchNorm1d': r161,
    'torch.nn.BatchNorm2d': r161,
    'torch.nn.BatchNorm3d': r161,
    'torch.nn.SyncBatchNorm': r162,
    'torch.nn.LazyBatchNorm1d': r163,
    'torch.nn.LazyBatchNorm2d': r163,
    'torch.nn.LazyBatchNorm3d': r163,
    'torch.nn.InstanceNorm1d': r164,
    'torch.nn.InstanceNorm2d': r164,
    'torch.nn.InstanceNorm3d': r164,
    'torch.nn.LazyInstanceNorm1d': r165,
    'torch.nn.LazyInstanceNorm2d': r165,
    'torch.nn.LazyInstanceNorm3d': r165,
    'torch.nn.MultiheadAttention': r166,
    'torch.nn.RNN': r167,
    'torch.nn.LSTM': r167,
    'torch.nn.GRU': r167,
    'torch.nn.RNNBase': r168,
    'torch.nn.RNNCell': r169,
    'torch.nn.LSTMCell': r169,
    'torch.nn.GRUCell': r169,
    'torch.nn.RNNCellBase': r169,
    'torch.nn.Transformer': r170,
    'torch.nn.TransformerEncoderLayer': r171,
    'torch.nn.TransformerDecoderLayer': r171,
    'torch.nn.TransformerEncoder': r172,
    'torch.nn.TransformerDecoder': r173,
    'torch.nn.Softmax': r174,
    'torch.nn.Softmax2d': r174,
    'torch.nn.LogSoftmax': r175,
    'torch.nn.Sigmoid': r176,
    'torch.nn.Linear': r177,
    'torch.nn.LazyLinear': r178,
    'torch.nn.Conv1d': r179,
    'torch.nn.Conv2d': r179,
    'torch.nn.Conv3d': r179,
    'torch.nn.ConvTranspose1d': r180,
    'torch.nn.ConvTranspose2d': r180,
    'torch.nn.ConvTranspose3d': r180,
    'torch.nn.Bilinear': r28,
    'torch.nn.Embedding': r28,
    'torch.nn.EmbeddingBag': r28,
    'torch.nn.GroupNorm': r28,
    'torch.nn.LayerNorm': r28,
    'torch.nn.RMSNorm': r28,
    'torch.nn.PReLU': r28,
    'torch.nn.LazyConv1d': r28,
    'torch.nn.LazyConv2d': r28,
    'torch.nn.LazyConv3d': r28,
    'torch.nn.LazyConvTranspose1d': r28,
    'torch.nn.LazyConvTranspose2d': r28,
    'torch.nn.LazyConvTranspose3d': r28,
    'torch.nn.CELU': r181,
    'torch.nn.ELU': r181,
    'torch.nn.GELU': r181,
    'torch.nn.GLU': r181,
    'torch.nn.Hardshrink': r181,
    'torch.nn.Hardsigmoid': r181,
    'torch.nn.Hardswish': r181,
    'torch.nn.Hardtanh': r181,
    'torch.nn.LeakyReLU': r181,
    'torch.nn.LogSigmoid': r181,
    'torch.nn.Mish': r181,
    'torch.nn.ReLU': r181,
    'torch.nn.ReLU6': r181,
    'torch.nn.SELU': r181,
    'torch.nn.SiLU': r181,
    'torch.nn.Softmin': r181,
    'torch.nn.Softplus': r181,
    'torch.nn.Softshrink': r181,
    'torch.nn.Softsign': r181,
    'torch.nn.Tanh': r181,
    'torch.nn.Tanhshrink': r181,
    'torch.nn.Threshold': r181,
    'torch.nn.AdaptiveAvgPool1d': r181,
    'torch.nn.AdaptiveAvgPool2d': r181,
    'torch.nn.AdaptiveAvgPool3d': r181,
    'torch.nn.AdaptiveMaxPool1d': r181,
    'torch.nn.AdaptiveMaxPool2d': r181,
    'torch.nn.AdaptiveMaxPool3d': r181,
    'torch.nn.AvgPool1d': r181,
    'torch.nn.AvgPool2d': r181,
    'torch.nn.AvgPool3d': r181,
    'torch.nn.FractionalMaxPool2d': r181,
    'torch.nn.FractionalMaxPool3d': r181,
    'torch.nn.LPPool1d': r181,
    'torch.nn.LPPool2d': r181,
    'torch.nn.LPPool3d': r181,
    'torch.nn.MaxPool1d': r181,
    'torch.nn.MaxPool2d': r181,
    'torch.nn.MaxPool3d': r181,
    'torch.nn.MaxUnpool1d': r181,
    'torch.nn.MaxUnpool2d': r181,
    'torch.nn.MaxUnpool3d': r181,
    'torch.nn.CircularPad1d': r181,
    'torch.nn.CircularPad2d': r181,
    'torch.nn.CircularPad3d': r181,
    'torch.nn.ConstantPad1d': r181,
    'torch.nn.ConstantPad2d': r181,
    'torch.nn.ConstantPad3d': r181,
    'torch.nn.ReflectionPad1d': r181,
    'torch.nn.ReflectionPad2d': r181,
    'torch.nn.ReflectionPad3d': r181,
    'torch.nn.ReplicationPad1d': r181,
    'torch.nn.ReplicationPad2d': r181,
    'torch.nn.ReplicationPad3d': r181,
    'torch.nn.ZeroPad1d': r181,
    'torch.nn.ZeroPad2d': r181,
    'torch.nn.ZeroPad3d': r181,
    'torch.nn.ChannelShuffle': r181,
    'torch.nn.CosineSimilarity': r181,
    'torch.nn.CrossMapLRN2d': r181,
    'torch.nn.Flatten': r181,
    'torch.nn.Fold': r181,
    'torch.nn.Identity': r181,
    'torch.nn.LocalResponseNorm': r181,
    'torch.nn.PairwiseDistance': r181,
    'torch.nn.PixelShuffle': r181,
    'torch.nn.PixelUnshuffle': r181,
    'torch.nn.Unflatten': r181,
    'torch.nn.Unfold': r181,
    'torch.nn.Upsample': r181,
    'torch.nn.UpsamplingBilinear2d': r181,
    'torch.nn.UpsamplingNearest2d': r181,
    'numpy.random.RandomState': r182,
    'random.Random': r182,
    'torch.Generator': r183,
}

functions: dict[str, Any] = {
    'torchvision.models.densenet121': r184,
    'torchvision.models.densenet161': r184,
    'torchvision.models.densenet169': r184,
    'torchvision.models.densenet201': r184,
    'torchvision.models.efficientnet_b0': r184,
    'torchvision.models.efficientnet_b1': r184,
    'torchvision.models.efficientnet_b2': r184,
    'torchvision.models.efficientnet_b3': r184,
    'torchvision.models.efficientnet_b4': r184,
    'torchvision.models.efficientnet_b5': r184,
    'torchvision.models.efficientnet_b6': r184,
    'torchvision.models.efficientnet_b7': r184,
    'torchvision.models.efficientnet_v2_l': r184,
    'torchvision.models.efficientnet_v2_m': r184,
    'torchvision.models.efficientnet_v2_s': r184,
    'torchvision.models.googlenet': r184,
    'torchvision.models.inception_v3': r184,
    'torchvision.models.maxvit_t': r184,
    'torchvision.models.mnasnet0_5': r184,
    'torchvision.models.mnasnet0_75': r184,
    'torchvision.models.mnasnet1_0': r184,
    'torchvision.models.mnasnet1_3': r184,
    'torchvision.models.mobilenet_v2': r184,
    'torchvision.models.mobilenet_v3_large': r184,
    'torchvision.models.mobilenet_v3_small': r184,
    'torchvision.models.regnet_x_16gf': r184,
    'torchvision.models.regnet_x_1_6gf': r184,
    'torchvision.models.regnet_x_32gf': r184,
    'torchvision.models.regnet_x_3_2gf': r184,
    'torchvision.models.regnet_x_400mf': r184,
    'torchvision.models.regnet_x_800mf': r184,
    'torchvision.models.regnet_x_8gf': r184,
    'torchvision.models.regnet_y_128gf': r184,
    'torchvision.models.regnet_y_16gf': r184,
    'torchvision.models.regnet_y_1_6gf': r184,
    'torchvision.models.regnet_y_32gf': r184,
    'torchvision.models.regnet_y_3_2gf': r184,
    'torchvision.models.regnet_y_400mf': r184,
    'torchvision.models.regnet_y_800mf': r184,
    'torchvision.models.regnet_y_8gf': r184,
    'torchvision.models.resnet101': r184,
    'torchvision.models.resnet152': r184,
    'torchvision.models.resnet18': r184,
    'torchvision.models.resnet34': r184,
    'torchvision.models.resnet50': r184,
    'torchvision.models.resnext101_32x8d': r184,
    'torchvision.models.resnext101_64x4d': r184,
    'torchvision.models.resnext50_32x4d': r184,
    'torchvision.models.shufflenet_v2_x0_5': r184,
    'torchvision.models.shufflenet_v2_x1_0': r184,
    'torchvision.models.shufflenet_v2_x1_5': r184,
    'torchvision.models.shufflenet_v2_x2_0': r184,
    'torchvision.models.vgg11_bn': r184,
    'torchvision.models.vgg13_bn': r184,
    'torchvision.models.vgg16_bn': r184,
    'torchvision.models.vgg19_bn': r184,
    'torchvision.models.wide_resnet101_2': r184,
    'torchvision.models.wide_resnet50_2': r184,
    'torchvision.models.alexnet': r185,
    'torchvision.models.convnext_base': r185,
    'torchvision.models.convnext_large': r185,
    'torchvision.models.convnext_small': r185,
    'torchvision.models.convnext_tiny': r185,
    'torchvision.models.squeezenet1_0': r185,
    'torchvision.models.squeezenet1_1': r185,
    'torchvision.models.swin_b': r185,
    'torchvision.models.swin_s': r185,
    'torchvision.models.swin_t': r185,
    'torchvision.models.swin_v2_b': r185,
    'torchvision.models.swin_v2_s': r185,
    'torchvision.models.swin_v2_t': r185,
    'torchvision.models.vgg11': r185,
    'torchvision.models.vgg13': r185,
    'torchvision.models.vgg16': r185,
    'torchvision.models.vgg19': r185,
    'torchvision.models.vit_b_16': r186,
    'torchvision.models.vit_b_32': r186,
    'torchvision.models.vit_h_14': r186,
    'torchvision.models.vit_l_16': r186,
    'torchvision.models.vit_l_32': r186,
    'torchvision.models.video.mc3_18': r184,
    'torchvision.models.video.r2plus1d_18': r184,
    'torchvision.models.video.r3d_18': r184,
    'torchvision.models.video.s3d': r184,
    'torchvision.models.video.mvit_v1_b': r185,
    'torchvision.models.video.mvit_v2_s': r185,
    'torchvision.models.video.swin3d_b': r185,
    'torchvision.models.video.swin3d_s': r185,
    'torchvision.models.video.swin3d_t': r185,
    'torchvision.models.segmentation.deeplabv3_mobilenet_v3_large': r187,
    'torchvision.models.segmentation.deeplabv3_resnet101': r187,
    'torchvision.models.segmentation.deeplabv3_resnet50': r187,
    'torchvision.models.segmentation.fcn_resnet101': r187,
    'torchvision.models.segmentation.fcn_resnet50': r187,
    'torchvision.models.segmentation.lraspp_mobilenet_v3_large': r188,
    'torchvision.models.detection.fasterrcnn_mobilenet_v3_large_320_fpn': r189,
    'torchvision.models.detection.fasterrcnn_mobilenet_v3_large_fpn': r189,
    'torchvision.models.detection.fasterrcnn_resnet50_fpn': r189,
    'torchvision.models.detection.fasterrcnn_resnet50_fpn_v2': r189,
    'torchvision.models.detection.fcos_resnet50_fpn': r189,
    'torchvision.models.detection.keypointrcnn_resnet50_fpn': r189,
    'torchvision.models.detection.maskrcnn_resnet50_fpn': r189,
    'torchvision.models.detection.maskrcnn_resnet50_fpn_v2': r189,
    'torchvision.models.detection.retinanet_resnet50_fpn': r189,
    'torchvision.models.detection.retinanet_resnet50_fpn_v2': r189,
    'torchvision.models.detection.ssd300_vgg16': r189,
    'torchvision.models.detection.ssdlite320_mobilenet_v3_large': r189,
    'torchvision.models.optical_flow.raft_large': r190,
    'torchvision.models.optical_flow.raft_small': r190,
    'torchvision.models.quantization.googlenet': r191,
    'torchvision.models.quantization.inception_v3': r191,
    'torchvision.models.quantization.mobilenet_v2': r191,
    'torchvision.models.quantization.mobilenet_v3_large': r191,
    'torchvision.models.quantization.resnet18': r191,
    'torchvision.models.quantization.resnet50': r191,
    'torchvision.models.quantization.resnext101_32x8d': r191,
    'torchvision.models.quantization.resnext101_64x4d': r191,
    'torchvision.models.quantization.shufflenet_v2_x0_5': r191,
    'torchvision.models.quantization.shufflenet_v2_x1_0': r191,
    'torchvision.models.quantization.shufflenet_v2_x1_5': r191,
    'torchvision.models.quantization.shufflenet_v2_x2_0': r191,
    'torchvision.models.get_model': r192,
    'torchvision.ops.sigmoid_focal_loss': r193,
    'torchvision.ops.generalized_box_iou_loss': r194,
    'torchvision.ops.distance_box_iou_loss': r194,
    'torchvision.ops.complete_box_iou_loss': r194,
    'torchmetrics.functional.f1_score': r195,
    'torchmetrics.functional.fbeta_score': r195,
    'torchmetrics.functional.precision': r195,
    'torchmetrics.functional.recall': r195,
    'torchmetrics.functional.auroc': r195,
    'torchmetrics.functional.average_precision': r195,
    'torchmetrics.functional.jaccard_index': r195,
    'torchmetrics.functional.cohen_kappa': r195,
    'torchmetrics.functional.matthews_corrcoef': r195,
    'torchmetrics.functional.word_error_rate': r195,
    'torchmetrics.functional.bleu_score': r195,
    'torchmetrics.functional.r2_score': r195,
    'torchmetrics.functional.specificity': r195,
    'torchmetrics.functional.dice': r195,
    'sklearn.metrics.f1_score': r196,
    'sklearn.metrics.fbeta_score': r196,
    'sklearn.metrics.precision_score': r196,
    'sklearn.metrics.recall_score': r196,
    'sklearn.metrics.roc_auc_score': r196,
    'sklearn.metrics.average_precision_score': r196,
    'sklearn.metrics.jaccard_score': r196,
    'sklearn.metrics.cohen_kappa_score': r196,
    'sklearn.metrics.matthews_corrcoef': r196,
    'sklearn.metrics.r2_score': r196,
    'sklearn.metrics.balanced_accuracy_score': r196,
    'sklearn.metrics.accuracy_score': r197,
    'sklearn.metrics.mean_squared_error': r197,
    'sklearn.metrics.mean_absolute_error': r197,
    'sklearn.metrics.log_loss': r197,
    'sklearn.metrics.confusion_matrix': r197,
    'sklearn.metrics.classification_report': r197,
    'evaluate.load': r198,
    'evaluate.combine': r198,
    'datasets.load_metric': r198,
    'ignite.handlers.create_lr_scheduler_with_warmup': r199,
    'timm.create_model': r200,
    'timm.optim.create_optimizer_v2': r201,
    'timm.optim.create_optimizer': r202,
    'timm.optim.param_groups_weight_decay': r203,
    'timm.optim.param_groups_layer_decay': r203,
    'timm.scheduler.create_scheduler_v2': r204,
    'timm.scheduler.create_scheduler': r205,
    'timm.data.create_dataset': r206,
    'timm.data.create_loader': r207,
    'timm.data.create_transform': r208,
    'timm.utils.reduce_tensor': r209,
    'timm.utils.random_seed': r210,
    'timm.utils.is_primary': r211,
    'timm.utils.init_distributed_device': r212,
    'transformers.get_constant_schedule': r213,
    'transformers.get_constant_schedule_with_warmup': r214,
    'transformers.get_linear_schedule_with_warmup': r215,
    'transformers.get_cosine_schedule_with_warmup': r215,
    'transformers.get_cosine_with_hard_restarts_schedule_with_warmup': r215,
    'transformers.get_polynomial_decay_schedule_with_warmup': r215,
    'transformers.get_cosine_with_min_lr_schedule_with_warmup': r215,
    'transformers.get_inverse_sqrt_schedule': r216,
    'transformers.get_wsd_schedule': r216,
    'transformers.get_reduce_on_plateau_schedule': r217,
    'transformers.get_scheduler': r218,
    'transformers.set_seed': r219,
    'diffusers.optimization.get_scheduler': r220,
    'diffusers.optimization.get_cosine_schedule_with_warmup': r215,
    'diffusers.optimization.get_linear_schedule_with_warmup': r215,
    'diffusers.optimization.get_cosine_with_hard_restarts_schedule_with_warmup': r215,
    'diffusers.optimization.get_polynomial_decay_schedule_with_warmup': r215,
    'diffusers.optimization.get_constant_schedule': r221,
    'diffusers.optimization.get_constant_schedule_with_warmup': r221,
    'apex.amp.initialize': r222,
    'apex.amp.scale_loss': r222,
    'apex.parallel.convert_syncbn_model': r223,
    'segmentation_models_pytorch.create_model': r224,
    'clip.load': r225,
    'open_clip.create_model_and_transforms': r226,
    'peft.get_peft_model': r227,
    'peft.PeftModel.from_pretrained': r227,
    'peft.prepare_model_for_kbit_training': r228,
    'monai.inferers.sliding_window_inference': r229,
    'monai.utils.set_determinism': r230,
    'datasets.load_dataset': r231,
    'datasets.load_from_disk': r231,
    'torch_xla.core.xla_model.optimizer_step': r232,
    'torch_xla.core.xla_model.save': r233,
    'horovod.torch.DistributedOptimizer': r234,
    'horovod.torch.allreduce': r235,
    'horovod.torch.allgather': r235,
    'horovod.torch.broadcast': r235,
    'horovod.torch.reducescatter': r235,
    'horovod.torch.broadcast_parameters': r236,
    'horovod.torch.broadcast_optimizer_state': r236,
    'horovod.torch.broadcast_object': r236,
    'horovod.torch.rank': r211,
    'horovod.torch.local_rank': r211,
    'horovod.torch.init': r237,
    'accelerate.utils.set_seed': r238,
    'diffusers.training_utils.set_seed': r238,
    'lightning.pytorch.seed_everything': r239,
    'lightning.fabric.seed_everything': r239,
    'ignite.utils.manual_seed': r230,
    'fastai.torch_core.set_seed': r230,
    'deepspeed.init_distributed': r240,
    'deepspeed.add_config_arguments': r241,
    'torch.optim.swa_utils.update_bn': r242,
    'torch.optim.swa_utils.get_ema_avg_fn': r243,
    'torch.optim.swa_utils.get_ema_multi_avg_fn': r243,
    'torch.optim.swa_utils.get_swa_avg_fn': r244,
    'torch.optim.swa_utils.get_swa_multi_avg_fn': r244,
    'torch.autocast': r245,
    'torch.cuda.amp.autocast': r246,
    'torch.cpu.amp.autocast': r247,
    'torch.no_grad': r248,
    'torch.enable_grad': r249,
    'torch.inference_mode': r250,
    'torch.set_grad_enabled': r251,
    'torch.autograd.backward': r252,
    'torch.distributed.autograd.backward': r253,
    'torch.autograd.grad': r254,
    'torch.nn.utils.clip_grad_norm_': r255,
    'torch.nn.utils.clip_grad_norm': r256,
    'torch.nn.utils.clip_grad_value_': r257,
    'torch.nn.utils.clip_grads_with_norm_': r258,
    'torch.nn.utils.get_total_norm': r259,
    'torch.utils.checkpoint.checkpoint': r260,
    'torch.func.functional_call': r261,
    'torch.nn.utils.parametrizations.spectral_norm': r262,
    'torch.nn.utils.parametrizations.weight_norm': r262,
    'torch.nn.utils.parametrizations.orthogonal': r262,
    'torch.nn.utils.spectral_norm': r262,
    'torch.nn.utils.weight_norm': r262,
    'torch.nn.utils.vector_to_parameters': r263,
    'torch.utils.data.random_split': r264,
    'torch.utils.data.default_collate': r265,
    'torch.utils.data.default_convert': r265,
    'torch.utils.data.get_worker_info': r266,
    'torch.distributed.fsdp.fully_shard': r267,
    'torch.distributed.tensor.parallel.parallelize_module': r268,
    'torch.nn.SyncBatchNorm.convert_sync_batchnorm': r269,
    'torch.compile': r270,
    'torch.distributed.init_process_group': r271,
    'torch.distributed.destroy_process_group': r272,
    'torch.distributed.barrier': r273,
    'torch.distributed.monitored_barrier': r273,
    'torch.distributed.all_reduce': r274,
    'torch.distributed.reduce': r275,
    'torch.distributed.broadcast': r276,
    'torch.distributed.broadcast_object_list': r277,
    'torch.distributed.all_gather': r278,
    'torch.distributed.all_gather_into_tensor': r279,
    'torch.distributed.all_gather_object': r280,
    'torch.distributed.gather': r281,
    'torch.distributed.gather_object': r282,
    'torch.distributed.scatter': r283,
    'torch.distributed.scatter_object_list': r284,
    'torch.distributed.reduce_scatter': r285,
    'torch.distributed.reduce_scatter_tensor': r285,
    'torch.distributed.all_to_all': r286,
    'torch.distributed.all_to_all_single': r286,
    'torch.distributed.nn.all_reduce': r287,
    'torch.distributed.nn.all_gather': r287,
    'torch.distributed.nn.broadcast': r287,
    'torch.distributed.nn.reduce': r287,
    'torch.distributed.nn.gather': r287,
    'torch.distributed.get_node_local_rank': r211,
    'torch.distributed.get_backend': r288,
    'torch.distributed.is_torchelastic_launched': r288,
    'torch.distributed.is_nccl_available': r288,
    'torch.cuda.set_device': r289,
    'torch.cuda.device': r290,
    'torch.accelerator.set_device_index': r289,
    'torch.nn.functional.cross_entropy': r291,
    'torch.nn.functional.linear_cross_entropy': r292,
    'torch.nn.functional.nll_loss': r293,
    'torch.nn.functional.binary_cross_entropy': r294,
    'torch.nn.functional.binary_cross_entropy_with_logits': r295,
    'torch.nn.functional.multilabel_soft_margin_loss': r296,
    'torch.nn.functional.mse_loss': r297,
    'torch.nn.functional.l1_loss': r297,
    'torch.nn.functional.smooth_l1_loss': r298,
    'torch.nn.functional.huber_loss': r299,
    'torch.nn.functional.kl_div': r300,
    'torch.nn.functional.poisson_nll_loss': r301,
    'torch.nn.functional.gaussian_nll_loss': r302,
    'torch.nn.functional.ctc_loss': r303,
    'torch.nn.functional.soft_margin_loss': r304,
    'torch.nn.functional.multilabel_margin_loss': r304,
    'torch.nn.functional.hinge_embedding_loss': r305,
    'torch.nn.functional.multi_margin_loss': r306,
    'torch.nn.functional.cosine_embedding_loss': r307,
    'torch.nn.functional.margin_ranking_loss': r307,
    'torch.nn.functional.triplet_margin_loss': r308,
    'torch.nn.functional.triplet_margin_with_distance_loss': r309,
    'torch.nn.functional.dropout': r310,
    'torch.nn.functional.dropout1d': r310,
    'torch.nn.functional.dropout2d': r310,
    'torch.nn.functional.dropout3d': r310,
    'torch.nn.functional.alpha_dropout': r311,
    'torch.nn.functional.feature_alpha_dropout': r311,
    'torch.dropout': r312,
    'torch.alpha_dropout': r312,
    'torch.feature_alpha_dropout': r312,
    'torch.feature_dropout': r312,
    'torch.nn.functional.rrelu': r313,
    'torch.nn.functional.batch_norm': r314,
    'torch.nn.functional.scaled_dot_product_attention': r315,
    'torch.nn.functional.multi_head_attention_forward': r316,
    'torch.nn.functional.gumbel_softmax': r317,
    'torch.nn.functional.softmax': r318,
    'torch.nn.functional.log_softmax': r319,
    'torch.nn.functional.sigmoid': r320,
    'torch.softmax': r321,
    'torch.special.softmax': r321,
    'torch.log_softmax': r322,
    'torch.special.log_softmax': r322,
    'torch.sigmoid': r320,
    'torch.special.expit': r320,
    'torch.Tensor': r323,
    'torch.FloatTensor': r323,
    'torch.DoubleTensor': r323,
    'torch.HalfTensor': r323,
    'torch.BFloat16Tensor': r323,
    'torch.LongTensor': r323,
    'torch.IntTensor': r323,
    'torch.ShortTensor': r323,
    'torch.ByteTensor': r323,
    'torch.BoolTensor': r323,
    'torch.tensor': r324,
    'torch.from_numpy': r325,
    'torch.as_tensor': r326,
    'torch.autograd.Variable': r327,
    'torch.argmax': r328,
    'torch.argmin': r328,
    'torch.argsort': r328,
    'torch.eq': r328,
    'torch.ne': r328,
    'torch.gt': r328,
    'torch.ge': r328,
    'torch.lt': r328,
    'torch.le': r328,
    'torch.isnan': r328,
    'torch.isinf': r328,
    'torch.isfinite': r328,
    'torch.isclose': r328,
    'torch.logical_and': r328,
    'torch.logical_or': r328,
    'torch.logical_not': r328,
    'torch.bincount': r328,
    'torch.histc': r328,
    'torch.multinomial': r328,
    'torch.bernoulli': r328,
    'torch.searchsorted': r328,
    'torch.bucketize': r328,
    'torch.nn.functional.one_hot': r328,
    'torch.zeros_like': r328,
    'torch.ones_like': r328,
    'torch.empty_like': r328,
    'torch.full_like': r328,
    'torch.rand_like': r329,
    'torch.randn_like': r329,
    'torch.randint_like': r329,
    'torch.zeros': r330,
    'torch.ones': r330,
    'torch.empty': r330,
    'torch.full': r330,
    'torch.arange': r330,
    'torch.linspace': r330,
    'torch.logspace': r330,
    'torch.eye': r330,
    'torch.rand': r331,
    'torch.randn': r331,
    'torch.randint': r331,
    'torch.randperm': r331,
    'torch.normal': r331,
    'torch.is_tensor': r332,
    'torch.is_floating_point': r332,
    'torch.numel': r332,
    'torch.equal': r332,
    'torch.allclose': r332,
    'torch.save': r333,
    'torch.load': r334,
    'torch.hub.load_state_dict_from_url': r335,
    'torch.hub.load': r336,
    'torch.distributed.checkpoint.save': r337,
    'torch.distributed.checkpoint.async_save': r337,
    'torch.distributed.checkpoint.load': r338,
    'torch.distributed.checkpoint.state_dict.get_state_dict': r339,
    'torch.distributed.checkpoint.state_dict.get_model_state_dict': r340,
    'torch.distributed.checkpoint.state_dict.get_optimizer_state_dict': r341,
    'torch.distributed.checkpoint.state_dict.set_state_dict': r342,
    'torch.distributed.checkpoint.state_dict.set_model_state_dict': r343,
    'torch.distributed.checkpoint.state_dict.set_optimizer_state_dict': r344,
    'copy.copy': r345,
    'torch.jit.trace': r346,
    'torch.jit.trace_module': r347,
    'torch.jit.script': r348,
    'torch.jit.freeze': r349,
    'torch.jit.save': r350,
    'torch.jit.load': r351,
    'torch.onnx.export': r352,
    'torch.export.export': r353,
    'torch.manual_seed': r354,
    'torch.random.manual_seed': r354,
    'torch.cuda.manual_seed': r355,
    'torch.cuda.manual_seed_all': r355,
    'numpy.random.seed': r356,
    'random.seed': r357,
    'torch.random.fork_rng': r358,
    'torch.set_rng_state': r359,
    'torch.random.set_rng_state': r359,
    'torch.cuda.set_rng_state': r360,
    'torch.cuda.set_rng_state_all': r361,
    'numpy.random.set_state': r362,
    'random.setstate': r363,
    'torch.initial_seed': r244,
    'torch.seed': r244,
    'numpy.random.default_rng': r364,
    'tqdm.autonotebook.tqdm': r365,
    'tqdm.rich.tqdm': r365,
    'tqdm.asyncio.tqdm': r365,
    'tqdm.std.tqdm': r365,
    'alive_progress.alive_it': r366,
    'progressbar.progressbar': r366,
}

methods: dict[str, Any] = {
    'evaluate.EvaluationModule': {'add_batch': r367, 'add': r367, 'compute': r368},
    'monai.metrics.CumulativeIterationMetric': {'aggregate': r369},
    'timm.scheduler.Scheduler': {'step': r370, 'step_update': r371},
    'transformers.PreTrainedModel': {'from_pretrained': r372, 'from_config': r373, 'save_pretrained': r374, 'generate': r375, 'gradient_checkpointing_enable': r376, 'resize_token_embeddings': r377, '__call__': r378},
    'diffusers.ModelMixin': {'from_pretrained': r372, 'from_config': r373, 'save_pretrained': r374, 'enable_gradient_checkpointing': r376},
    'diffusers.training_utils.EMAModel': {'step': r379, 'store': r380, 'copy_to': r381, 'restore': r382},
    'torch_ema.ExponentialMovingAverage': {'update': r379, 'store': r380, 'copy_to': r381, 'restore': r382, 'average_parameters': r383},
    'ema': {'update': r384, 'apply_shadow': r385, 'update_parameters': r384},
    'pytorch_optimizer.SAM': {'first_step': r386, 'second_step': r387},
    'warmup_scheduler.GradualWarmupScheduler': {'step': r388},
    'efficientnet_pytorch.EfficientNet': {'from_pretrained': r389, 'from_name': r389},
    'optimizer': {'step': r390, 'zero_grad': r391, 'state_dict': r392, 'load_state_dict': r393, 'add_param_group': r394, 'register_step_post_hook': r395, 'register_step_pre_hook': r395},
    'torch.optim.LBFGS': {'step': r396},
    'torch.distributed.optim.ZeroRedundancyOptimizer': {'consolidate_state_dict': r397, 'step': r390},
    'scheduler': {'step': r398, 'get_last_lr': r244, 'get_lr': r244, 'state_dict': r399, 'load_state_dict': r393},
    'torch.optim.lr_scheduler.ReduceLROnPlateau': {'step': r400},
    'torch.optim.lr_scheduler.SequentialLR': {'step': r401},
    'torch.optim.lr_scheduler.ChainedScheduler': {'step': r401},
    'scaler': {'scale': r402, 'unscale_': r403, 'step': r404, 'update': r405, 'get_scale': r244, 'is_enabled': r244, 'state_dict': r399, 'load_state_dict': r393},
    'model': {'__call__': r406, 'forward': r406, 'train': r407, 'eval': r408, 'requires_grad_': r409, 'zero_grad': r391, 'parameters': r410, 'named_parameters': r411, 'buffers': r412, 'named_buffers': r413, 'children': r414, 'named_children': r415, 'modules': r414, 'named_modules': r416, 'get_submodule': r417, 'get_parameter': r418, 'state_dict': r419, 'load_state_dict': r420, 'to': r421, 'cuda': r422, 'cpu': r423, 'xpu': r422, 'float': r424, 'double': r425, 'half': r426, 'bfloat16': r427, 'type': r428, 'to_empty': r429, 'apply': r430, 'reset_parameters': r431, 'init_weights': r431, 'share_memory': r432, 'compile': r433, 'append': r434, 'insert': r435, 'add_module': r436, 'register_module': r436, 'register_buffer': r437, 'register_parameter': r438, 'register_forward_hook': r395, 'register_forward_pre_hook': r395, 'register_full_backward_hook': r395, 'no_sync': r439, 'join': r440, 'clip_grad_norm_': r441, 'set_requires_gradient_sync': r442, 'set_is_last_backward': r443},
    'torch.nn.ModuleList': {'append': r434, 'extend': r444, 'insert': r435, 'update': r445},
    'torch.nn.ModuleDict': {'append': r434, 'extend': r444, 'insert': r435, 'update': r445},
    'torch.nn.Sequential': {'append': r434, 'extend': r444, 'insert': r435, 'update': r445},
    'criterion': {'__call__': r446, 'forward': r446},
    'torch.nn.CosineEmbeddingLoss': {'__call__': r447},
    'torch.nn.MarginRankingLoss': {'__call__': r447},
    'torch.nn.TripletMarginLoss': {'__call__': r448},
    'torch.nn.TripletMarginWithDistanceLoss': {'__call__': r448},
    'torch.nn.CTCLoss': {'__call__': r449},
    'torch.nn.GaussianNLLLoss': {'__call__': r450},
    'sampler': {'set_epoch': r451},
    'torch.Generator': {'manual_seed': r452},
    'loader': {'set_epoch': r451, 'state_dict': r399, 'load_state_dict': r393},
    'dataset': {'shuffle': r432, 'set_epoch': r451},
    'metric': {'__call__': r453, 'forward': r453, 'update': r454, 'compute': r455, 'reset': r431},
    'parameters': {'requires_grad_': r409, 'register_post_accumulate_grad_hook': r395, 'register_hook': r395},
    'tensor': {'backward': r456, 'item': r457, 'tolist': r457, 'numpy': r458, 'cpu': r459, 'detach': r460, 'detach_': r461, 'requires_grad_': r462, 'retain_grad': r376, 'clone': r463, 'to': r464, 'cuda': r465, 'float': r466, 'double': r467, 'half': r468, 'bfloat16': r469, 'long': r460, 'int': r460, 'bool': r460, 'byte': r460, 'argmax': r470, 'argmin': r470, 'argsort': r471, 'eq': r472, 'ne': r472, 'gt': r472, 'ge': r472, 'lt': r472, 'le': r472, 'isnan': r460, 'isinf': r460, 'isfinite': r460, 'nonzero': r460, 'new_tensor': r323, 'new_zeros': r473, 'new_ones': r473, 'size': r474, 'dim': r475, 'numel': r475, 'nelement': r475, 'softmax': r476, 'log_softmax': r477, 'sigmoid': r478, 'sigmoid_': r479, 'register_hook': r395},
}

attributes: dict[str, Any] = {
    'timm.utils.ModelEma': {'ema': r480},
    'ema_pytorch.EMA': {'ema_model': r480},
    'tensor': {'data': r330, 'grad': r481, 'shape': r332, 'device': r332, 'dtype': r332, 'requires_grad': r332, 'is_cuda': r332, 'ndim': r332},
    'model': {'module': r480, '_orig_mod': r480, 'training': r288},
    'ema': {'module': r480},
    'optimizer': {'param_groups': r482},
    'scheduler': {'optimizer': r483},
    'loader': {'dataset': r483, 'sampler': r484, 'batch_sampler': r485, 'batch_size': r486},
    'dataset': {'dataset': r483},
}

patterns: dict[str, Any] = {
    'albumentations': [('class', 'albumentations\\.[^.]*', r3)],
    'kornia': [('class', 'kornia\\.augmentation\\.[^.]*', r3), ('class', '(?:kornia\\.losses|monai\\.losses|pytorch_metric_learning\\.losses)\\.[^.]*', r487)],
    'monai': [('class', 'monai\\.transforms\\.Rand[^.]*', r3), ('class', 'monai\\.metrics\\.[^.]*Metric', r488), ('class', '(?:kornia\\.losses|monai\\.losses|pytorch_metric_learning\\.losses)\\.[^.]*', r487), ('class', 'monai\\.networks\\.nets\\.[^.]*', r41), ('class', 'monai\\.data\\.[^.]*Dataset', r489)],
    'torchmetrics': [('class', 'torchmetrics\\.[^.]*', r30), ('function', 'torchmetrics\\.functional\\.[^.]*', r490)],
    'torcheval': [('class', 'torcheval\\.metrics\\.[^.]*', r30)],
    'ignite': [('class', 'ignite\\.metrics\\.[^.]*', r491)],
    'transformers': [('class', 'transformers\\.(?:DataCollator[^.]*|[^.]*Tokenizer|[^.]*TokenizerFast|[^.]*Config|[^.]*Processor|[^.]*FeatureExtractor|[^.]*ImageProcessor|[^.]*ImageProcessorFast|[^.]*VideoProcessor)', r32), ('class', 'transformers\\.(?:Albert|Autoformer|Bart|Beit|Bert|BertGeneration|BigBird|BigBirdPegasus|BioGpt|Blenderbot|BlenderbotSmall|Bros|CTRL|Camembert|Canine|ConditionalDetr|ConvBert|DPR|DPT|DabDetr|Deberta|DebertaV2|DecisionTransformer|DeformableDetr|Detr|Dinat|DistilBert|DonutSwin|EdgeTamVideo|EfficientNet|Electra|Ernie|Esm|Evolla|FNet|FSMT|FastSpeech2Conformer|Flaubert|FocalNet|Funnel|GLPN|GPT2|GPTBigCode|GPTNeoXJapanese|Git|GroundingDino|Gte|Hubert|IBert|ImageGPT|Informer|JinaEmbeddingsV3|LED|LayoutLM|LayoutLMv2|LayoutLMv3|LayoutXLM|Lilt|LongT5|Longformer|Luke|Lxmert|M2M100|MBart|MMGroundingDino|MPNet|MT5|Marian|MarkupLM|MaskFormerDetr|MaskFormerSwin|MegatronBert|MobileBert|MobileNetV1|MobileNetV2|MobileViT|MobileViTV2|Mra|Mvp|NeuCodec|NllbMoe|Nystromformer|OPT|OneFormer|OpenAIGPT|PLBart|PPDocLayoutV3|PPDocLayoutV4|PPLCNet|PatchTSMixer|Pegasus|PegasusX|Perceiver|Pop2Piano|ProphetNet|Reformer|RemBert|RfDetr|RoCBert|RoFormer|Roberta|RobertaPreLayerNorm|SEW|SEWD|SaProt|Sam2Video|SeamlessM4T|SeamlessM4Tv2|SeedOss|SegGpt|Segformer|SpeechT5|Splinter|SqueezeBert|Swin|Swin2SR|Swinv2|SwitchTransformers|T5|TableTransformer|Tapas|TimeSeriesTransformer|TrOCR|Tvp|UMT5|Udop|UniSpeech|UniSpeechSat|VisualBert|Vits|Wav2Vec2|Wav2Vec2Bert|Wav2Vec2Conformer|WavLM|XGLM|XLM|XLMRoberta|XLMRobertaXL|XLNet|Xcodec2|Xmod|Yoso)(?:Model|For[^.]*|LMHeadModel|DoubleHeadsModel|WithLMHeadModel|PreTrainedModel)', r492), ('class', 'transformers\\.(?:Bloom|CLIPText|CLIPVision|CodeGen|Cohere|Cohere2|ConvNext|ConvNextV2|DINOv3ViT|DeepseekV2|DeepseekV3|DeiT|Dinov2|Dinov2WithRegisters|Falcon|GPTJ|GPTNeo|GPTNeoX|Gemma|Gemma2|Gemma3Text|Glm|Glm4|GptOss|Granite|GraniteMoe|Helium|Hiera|Llama|Llama4Text|Ministral|Mistral|Mixtral|ModernBert|Moonshine|Mpt|Olmo|Olmo2|Olmo3|Olmoe|Persimmon|Phi|Phi3|Qwen2|Qwen2Moe|Qwen3|Qwen3Moe|Qwen3Next|Siglip2Text|Siglip2Vision|SiglipText|SiglipVision|SmolLM3|StableLm|Starcoder2|Timesformer|ViT|ViTMAE|ViTMSN|VideoMAE|Vilt|Whisper|Yolos)(?:Model|For[^.]*|LMHeadModel|PreTrainedModel)', r43), ('class', 'transformers\\.(?:AutoModel|AutoModelFor[^.]*|AutoBackbone)', r42), ('class', 'transformers\\.(?:[^.]*Model|[^.]*LMHeadModel|[^.]*For[^.]*)', r42)],
    'pytorch_pretrained_bert': [('class', 'pytorch_pretrained_bert\\.[^.]*', r41)],
    'diffusers': [('class', 'diffusers\\.(?:[^.]*Scheduler|[^.]*SchedulerAncestral|[^.]*Pipeline|[^.]*PipelineOutput)', r32), ('class', 'diffusers\\.(?:ModelMixin|[^.]*Model|Autoencoder[^.]*|UNet2DConditionModel|[^.]*Transformer|[^.]*Transformer2DModel|[^.]*Transformer3DModel)', r493)],
    'schedulefree': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r50)],
    'prodigyopt': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r50)],
    'dadaptation': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r50)],
    'sophia': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r50)],
    'adabelief_pytorch': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r50)],
    'adan_pytorch': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r50)],
    'galore_torch': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r50)],
    'came_pytorch': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r50)],
    'heavyball': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r50)],
    'lamb': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r50)],
    'ranger': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r50)],
    'adamp': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r50)],
    'radam': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r50)],
    'adabound': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r50)],
    'lars': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r50)],
    'torch_optimizer': [('class', '(?:torch_optimizer|pytorch_optimizer)\\.[^.]*', r50)],
    'pytorch_optimizer': [('class', '(?:torch_optimizer|pytorch_optimizer)\\.[^.]*', r50)],
    'segmentation_models_pytorch': [('class', 'segmentation_models_pytorch\\.losses\\.[^.]*', r487)],
    'pytorch_metric_learning': [('class', '(?:kornia\\.losses|monai\\.losses|pytorch_metric_learning\\.losses)\\.[^.]*', r487)],
    'torch_geometric': [('class', 'torch_geometric\\.datasets\\.[^.]*', r494), ('class', 'torch_geometric\\.nn\\.[^.]*', r495)],
    'dgl': [('class', 'dgl\\.data\\.[^.]*Dataset', r19), ('class', '(?:dgl\\.nn|dgl\\.nn\\.pytorch)\\.[^.]*', r495)],
    'torch': [('function', 'torch\\.nn\\.init\\.[^.]*', r496)],
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
    'collective': ('(\\w+_)?(all_?reduced?|all_?gather(ed)?|allreduce|allgather)(_\\w+)?|(reduce|gather|sync|average|mean|sum|avg|merge|synchronize|collect|concat)_(\\w+_)?(across|over|between|from|to)_(\\w+_)?(ranks?|process|processes|procs?|gpus?|workers?|nodes?|devices|all)(_\\w+)?|synchronize_between_processes|(reduce|gather|sync)_(dict|tensors?|value|values|loss|loss_dict|losses|metrics?|mean|sum|results?|scalars?|object|objects|predictions|preds|outputs?|list|for_metrics|and_average)|dist_?(reduce|gather|avg|mean|sum|collect)(_\\w+)?|distributed_(concat|all_gather|all_reduce|mean|sum|reduce|gather)(_\\w+)?|collect_results(_\\w+)?|nested_gather|concat_all_gather|gather_for_metrics', ''),
    'distributed': ('(is_|use_|using_|with_|enable_|do_|should_)?(dist|ddp|distributed|distrib|multi_?gpus?|multi_?node|multi_?process|multiprocessing_distributed|parallel|data_parallel|fsdp|horovod|torch_dist)((_and)?_(training|mode|run|avail|available|initialized|initialised|is_initialized|train|enabled|data_parallel|and|inited))*|is_parallel|distributed_\\w+_enabled', ''),
    'world_size': ('(get_)?(world|dist|ddp|dp|data_parallel)_?size|num_(gpus|processes|procs|replicas|ranks|devices)|n_?gpus?|nprocs|ngpus_per_node|gpus_per_node|n_procs|world', ''),
    'epoch': ('(?:\\w+_)?(?:epoch|epochs|epoches|ep|nepoch|nepochs|epoch_range|epoch_idx|epoch_num)\\d*(?:_\\w+)?', '(?:steps?|iters?|iterations?|batches|samples|len)_per_epoch\\w*|ep_\\w*(?:len|length|rew|ret)\\w*'),
    'trial': ('(?:\\w+_)?(?:fold|folds|trial|trials|run|runs|seed|seeds|client|clients|repeat|repeats|repetition|experiment|experiments|exp|kfold|kf|skf|gkf|sgkf|cv|tscv|splitter|replica|replicas|restart|restarts|bag|ensemble|member|members|split|splits|hparam|hparams|config|configs|grid|lr|lrs|task|tasks|domain|participant|subject|worker|user|users)\\d*(?:_\\w+)?', '(?:num|n)_(?:seed|lr)|lr_\\w+|run_\\w*(?:step|loss)'),
    'repetition': ('(?:\\w+_)?(?:fold|folds|kfold|kfolds|kf|skf|gkf|sgkf|cv|tscv|splitter|trial|trials|seed|seeds|run|runs|repeat|repeats|repetition|repetitions|rep|reps|restart|restarts)\\d*(?:_(?:id|idx|index|i|n|num|no|number|ids|list))?', 'dry_run\\w*'),
    'parameter': ('(?:\\w+_)?(?:weights?|bias(?:es)?|scales?|tokens?|embed|embeds|embedding|embeddings|emb|pe|pos|temp|temperature|tau|prompts?|ctx|context|query|queries|keys?|gamma|beta|alpha|theta|sigma|mu|mean|std|logvar|log_var|param|params|parameter|coef|coefs|lambda_?|factor|mask|anchors?|centers?|prototypes?|codebook|basis|grid|table|h0|c0|eps|w|b|a|s|v|u|k|q|p)\\d*(?:_[a-z0-9])?', ''),
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
    'horovod': True,
    'accelerate': True,
    'apex': True,
    'deepspeed': True,
    'lightning': True,
    'ignite': True,
    'opacus': True,
    'timm': True,
}
