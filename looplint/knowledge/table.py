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
r32 = {'role': 'metric', 'windowed': True}
r33 = {'role': 'unknown'}
r34 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr')}
r35 = {'role': 'optimizer', 'wraps': 'base_optimizer', 'params': ('base_optimizer', 'alpha', 'k')}
r36 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'own', 'rewrites_lr': True, 'like': 'timm.scheduler.Scheduler'}
r37 = {'role': 'ema', 'of': 'model', 'params': ('model', 'decay', 'device', 'resume')}
r38 = {'role': 'ema', 'of': 'model', 'params': ('model', 'decay', 'device')}
r39 = {'role': 'ema', 'of': 'model', 'params': ('model', 'decay', 'min_decay', 'update_after_step')}
r40 = {'role': 'criterion', 'expects': 'logits'}
r41 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'drop_prob', 'params': ('drop_prob',), 'defaults': {'drop_prob': 0.0}}
r42 = {'role': 'model', 'mode_dependent': True}
r43 = {'role': 'model', 'mode_dependent': 'unknown', 'like': 'transformers.PreTrainedModel'}
r44 = {'role': 'model', 'mode_dependent': False, 'like': 'transformers.PreTrainedModel'}
r45 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'eps', 'clip_threshold', 'decay_rate', 'beta1', 'weight_decay', 'scale_parameter', 'relative_step', 'warmup_init')}
r46 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'correct_bias', 'no_deprecation_warning'), 'deprecated': 'torch.optim.AdamW'}
r47 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'initial_lr'), 'unit': 'own'}
r48 = {'role': 'ema', 'of': 'parameters', 'params': ('parameters', 'decay', 'min_decay', 'update_after_step', 'use_ema_warmup', 'inv_gamma', 'power', 'foreach', 'model_cls', 'model_config')}
r49 = {'role': 'ema', 'of': 'parameters', 'params': ('parameters', 'decay', 'use_num_updates')}
r50 = {'role': 'ema', 'of': 'model', 'params': ('model', 'ema_model', 'beta')}
r51 = {'role': 'optimizer', 'of': 'params', 'params': ('params',)}
r52 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'weight_decay')}
r53 = {'role': 'optimizer', 'wraps': 'init_optimizer', 'params': ('init_optimizer', 'static_loss_scale', 'dynamic_loss_scale')}
r54 = {'role': 'optimizer', 'wraps': 'optimizer', 'params': ('optimizer',)}
r55 = {'role': 'model', 'wraps': 'module', 'syncs': True, 'params': ('module',), 'deprecated': 'torch.nn.parallel.DistributedDataParallel'}
r56 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'synced': True}
r57 = {'role': 'optimizer', 'of': 'model_params', 'params': ('model_params', 'lr')}
r58 = {'role': 'optimizer', 'wraps': 'optimizer', 'params': ('optimizer', 'k', 'alpha')}
r59 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'base_optimizer'), 'like': 'pytorch_optimizer.SAM'}
r60 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'multiplier', 'total_epoch', 'after_scheduler'), 'holds': 'after_scheduler', 'unit': 'any', 'rewrites_lr': True}
r61 = {'role': 'unknown', 'params': ('optimizer',)}
r62 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'any', 'rewrites_lr': True}
r63 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('encoder_name', 'encoder_depth', 'encoder_weights')}
r64 = {'role': 'criterion', 'frozen': True}
r65 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'any'}
r66 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset',), 'defaults': {'shuffle': False, 'drop_last': False, 'num_workers': 0}}
r67 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size', 'shuffle', 'follow_batch', 'exclude_keys'), 'defaults': {'batch_size': 1, 'shuffle': False, 'drop_last': False, 'num_workers': 0}}
r68 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size', 'shuffle', 'follow_batch', 'exclude_keys')}
r69 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset',)}
r70 = {'role': 'loader', 'defaults': {'shuffle': False, 'drop_last': False, 'num_workers': 0}}
r71 = {'role': 'parameters'}
r72 = {'role': 'dataset', 'iterable': True}
r73 = {'role': 'loader', 'shuffles': 'unknown'}
r74 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size'), 'shuffles': 'unknown'}
r75 = {'role': 'loader', 'wraps': 'loader', 'params': ('loader', 'device')}
r76 = {'role': 'optimizer', 'wraps': 'optimizer', 'syncs': True, 'params': ('optimizer', 'named_parameters')}
r77 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'weight_decay')}
r78 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'total_num_steps', 'warmup_num_steps', 'lr_scheduler_callable'), 'unit': 'batch'}
r79 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'defaults')}
r80 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'momentum', 'dampening', 'weight_decay', 'nesterov', 'maximize', 'foreach', 'differentiable', 'fused')}
r81 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'amsgrad', 'foreach', 'maximize', 'capturable', 'differentiable', 'fused', 'decoupled_weight_decay'), 'defaults': {'eps': 1e-08}}
r82 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'amsgrad', 'maximize', 'foreach', 'capturable', 'differentiable', 'fused'), 'defaults': {'eps': 1e-08}}
r83 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'momentum_decay', 'decoupled_weight_decay', 'foreach', 'maximize', 'capturable', 'differentiable')}
r84 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'decoupled_weight_decay', 'foreach', 'maximize', 'capturable', 'differentiable')}
r85 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'foreach', 'maximize', 'differentiable', 'capturable')}
r86 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'lr_decay', 'weight_decay', 'initial_accumulator_value', 'eps', 'foreach', 'maximize', 'differentiable', 'fused')}
r87 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'rho', 'eps', 'weight_decay', 'foreach', 'capturable', 'maximize', 'differentiable')}
r88 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'beta2_decay', 'eps', 'd', 'weight_decay', 'foreach', 'maximize')}
r89 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'lambd', 'alpha', 't0', 'weight_decay', 'foreach', 'maximize', 'differentiable', 'capturable')}
r90 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'alpha', 'eps', 'weight_decay', 'momentum', 'centered', 'capturable', 'foreach', 'maximize', 'differentiable')}
r91 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'etas', 'step_sizes', 'capturable', 'foreach', 'maximize', 'differentiable')}
r92 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'maximize')}
r93 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'weight_decay', 'momentum', 'nesterov', 'ns_coefficients', 'eps', 'ns_steps', 'adjust_lr_fn')}
r94 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'max_iter', 'max_eval', 'tolerance_grad', 'tolerance_change', 'history_size', 'line_search_fn', 'maximize'), 'closure': True}
r95 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'optimizer_class', 'process_group', 'parameters_as_bucket_view', 'overlap_with_ddp')}
r96 = {'role': 'optimizer', 'wraps': 'optim', 'params': ('optim', 'averager')}
r97 = {'role': 'optimizer', 'of': 'params_rref', 'params': ('optimizer_class', 'params_rref', '*args'), 'context_gradients': True}
r98 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'last_epoch'), 'unit': 'any'}
r99 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'lr_lambda', 'last_epoch'), 'unit': 'any', 'rewrites_lr': True}
r100 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'lr_lambda', 'last_epoch'), 'unit': 'any'}
r101 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'step_size', 'gamma', 'last_epoch'), 'unit': 'epoch', 'length': ('step_size',)}
r102 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'milestones', 'gamma', 'last_epoch'), 'unit': 'epoch', 'length': ('milestones',)}
r103 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'gamma', 'last_epoch'), 'unit': 'epoch'}
r104 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'T_max', 'eta_min', 'last_epoch'), 'unit': 'epoch', 'length': ('T_max',)}
r105 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'T_0', 'T_mult', 'eta_min', 'last_epoch'), 'unit': 'any', 'length': ('T_0',), 'rewrites_lr': True}
r106 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'factor', 'total_iters', 'last_epoch'), 'unit': 'any', 'length': ('total_iters',), 'rewrites_lr': True}
r107 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'start_factor', 'end_factor', 'total_iters', 'last_epoch'), 'unit': 'any', 'length': ('total_iters',), 'rewrites_lr': True}
r108 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'total_iters', 'power', 'last_epoch'), 'unit': 'any', 'length': ('total_iters',)}
r109 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'max_lr', 'total_steps', 'epochs', 'steps_per_epoch', 'pct_start', 'anneal_strategy', 'cycle_momentum', 'base_momentum', 'max_momentum', 'div_factor', 'final_div_factor', 'three_phase', 'last_epoch'), 'unit': 'batch', 'length': ('total_steps', 'epochs * steps_per_epoch'), 'rewrites_lr': True}
r110 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'base_lr', 'max_lr', 'step_size_up', 'step_size_down', 'mode', 'gamma', 'scale_fn', 'scale_mode', 'cycle_momentum', 'base_momentum', 'max_momentum', 'last_epoch'), 'unit': 'batch', 'length': ('step_size_up', 'step_size_down'), 'rewrites_lr': True}
r111 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'mode', 'factor', 'patience', 'threshold', 'threshold_mode', 'cooldown', 'min_lr', 'eps'), 'defaults': {'mode': 'min', 'patience': 10}, 'unit': 'metric'}
r112 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'schedulers', 'milestones', 'last_epoch'), 'holds': 'schedulers', 'unit': 'any', 'length': ('milestones',), 'rewrites_lr': True}
r113 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('schedulers', 'optimizer'), 'holds': 'schedulers', 'unit': 'any'}
r114 = {'role': 'ema', 'of': 'model', 'params': ('model', 'device', 'avg_fn', 'multi_avg_fn', 'use_buffers'), 'defaults': {'use_buffers': False}, 'average': ('avg_fn', 'multi_avg_fn')}
r115 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'swa_lr', 'anneal_epochs', 'anneal_strategy', 'last_epoch'), 'unit': 'epoch', 'length': ('anneal_epochs',)}
r116 = {'role': 'scaler', 'params': ('device', 'init_scale', 'growth_factor', 'backoff_factor', 'growth_interval', 'enabled'), 'defaults': {'enabled': True}}
r117 = {'role': 'scaler', 'params': ('init_scale', 'growth_factor', 'backoff_factor', 'growth_interval', 'enabled'), 'defaults': {'enabled': True}, 'deprecated': 'torch.amp.GradScaler', 'deprecated_since': '2.4'}
r118 = {'role': 'scaler', 'params': ('device', 'init_scale', 'backoff_factor', 'growth_factor', 'growth_interval', 'enabled', 'process_group'), 'defaults': {'enabled': True}}
r119 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size', 'shuffle', 'sampler', 'batch_sampler', 'num_workers', 'collate_fn', 'pin_memory', 'drop_last', 'timeout', 'worker_init_fn', 'multiprocessing_context', 'generator', 'prefetch_factor', 'persistent_workers', 'pin_memory_device', 'in_order'), 'defaults': {'batch_size': 1, 'shuffle': False, 'num_workers': 0, 'pin_memory': False, 'drop_last': False, 'persistent_workers': False}}
r120 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size', 'shuffle', 'sampler', 'batch_sampler', 'num_workers', 'collate_fn', 'pin_memory', 'drop_last', 'timeout', 'worker_init_fn', 'multiprocessing_context', 'generator'), 'defaults': {'batch_size': 1, 'shuffle': False, 'num_workers': 0, 'pin_memory': False, 'drop_last': False, 'persistent_workers': False}, 'stateful': True}
r121 = {'role': 'dataset', 'params': ('*tensors',)}
r122 = {'role': 'dataset', 'params': ('*args',), 'holds': 'args'}
r123 = {'role': 'dataset', 'params': ('datasets',), 'holds': 'datasets'}
r124 = {'role': 'dataset', 'params': ('datasets',), 'holds': 'datasets', 'iterable': True}
r125 = {'role': 'dataset', 'of': 'dataset', 'params': ('dataset', 'indices'), 'subset': 'indices'}
r126 = {'role': 'sampler'}
r127 = {'role': 'sampler', 'of': 'data_source', 'params': ('data_source',), 'shuffles': False}
r128 = {'role': 'sampler', 'of': 'data_source', 'params': ('data_source', 'replacement', 'num_samples', 'generator'), 'shuffles': True}
r129 = {'role': 'sampler', 'params': ('indices', 'generator'), 'shuffles': True, 'subset': 'indices'}
r130 = {'role': 'sampler', 'params': ('weights', 'num_samples', 'replacement', 'generator'), 'shuffles': True}
r131 = {'role': 'sampler', 'of': 'sampler', 'params': ('sampler', 'batch_size', 'drop_last'), 'batches': True}
r132 = {'role': 'sampler', 'of': 'dataset', 'params': ('dataset', 'num_replicas', 'rank', 'shuffle', 'seed', 'drop_last'), 'defaults': {'shuffle': True, 'drop_last': False, 'seed': 0}, 'sharded': True}
r133 = {'role': 'model', 'wraps': 'module', 'syncs': True, 'params': ('module', 'device_ids', 'output_device', 'dim', 'broadcast_buffers', 'init_sync', 'process_group', 'bucket_cap_mb', 'find_unused_parameters', 'check_reduction', 'gradient_as_bucket_view', 'static_graph')}
r134 = {'role': 'model', 'wraps': 'module', 'params': ('module', 'device_ids', 'output_device', 'dim'), 'deprecated': 'torch.nn.parallel.DistributedDataParallel'}
r135 = {'role': 'model', 'wraps': 'module', 'syncs': True, 'sharded': True, 'replaces_parameters': True, 'params': ('module', 'process_group', 'sharding_strategy', 'cpu_offload', 'auto_wrap_policy', 'backward_prefetch', 'mixed_precision', 'ignored_modules', 'param_init_fn', 'device_id', 'sync_module_states', 'forward_prefetch', 'limit_all_gathers', 'use_orig_params', 'ignored_states', 'device_mesh')}
r136 = {'role': 'criterion', 'expects': 'logits', 'params': ('weight', 'size_average', 'ignore_index', 'reduce', 'reduction', 'label_smoothing'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}}
r137 = {'role': 'criterion', 'learnable': True}
r138 = {'role': 'criterion', 'expects': 'log-probabilities', 'params': ('weight', 'size_average', 'ignore_index', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}}
r139 = {'role': 'criterion', 'expects': 'probabilities', 'autocast_unsafe': True, 'params': ('weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r140 = {'role': 'criterion', 'expects': 'logits', 'params': ('weight', 'size_average', 'reduce', 'reduction', 'pos_weight'), 'defaults': {'reduction': 'mean'}}
r141 = {'role': 'criterion', 'expects': 'logits', 'broadcasts': True, 'params': ('weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r142 = {'role': 'criterion', 'expects': 'logits', 'params': ('size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r143 = {'role': 'criterion', 'broadcasts': True, 'params': ('size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r144 = {'role': 'criterion', 'broadcasts': True, 'params': ('size_average', 'reduce', 'reduction', 'beta'), 'defaults': {'reduction': 'mean'}}
r145 = {'role': 'criterion', 'broadcasts': True, 'params': ('reduction', 'delta'), 'defaults': {'reduction': 'mean'}}
r146 = {'role': 'criterion', 'expects': 'log-probabilities', 'broadcasts': True, 'params': ('size_average', 'reduce', 'reduction', 'log_target'), 'defaults': {'reduction': 'mean'}}
r147 = {'role': 'criterion', 'broadcasts': True, 'params': ('log_input', 'full', 'size_average', 'eps', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r148 = {'role': 'criterion', 'params': ('full', 'eps', 'reduction'), 'defaults': {'reduction': 'mean'}}
r149 = {'role': 'criterion', 'expects': 'log-probabilities', 'params': ('blank', 'reduction', 'zero_infinity'), 'defaults': {'reduction': 'mean'}}
r150 = {'role': 'criterion', 'broadcasts': True, 'params': ('margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r151 = {'role': 'criterion', 'params': ('margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r152 = {'role': 'criterion', 'params': ('size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r153 = {'role': 'criterion', 'params': ('p', 'margin', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r154 = {'role': 'criterion', 'params': ('margin', 'p', 'eps', 'swap', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r155 = {'role': 'criterion', 'params': ('distance_function', 'margin', 'swap', 'reduction'), 'defaults': {'reduction': 'mean'}}
r156 = {'role': 'criterion', 'learnable': True, 'params': ('in_features', 'n_classes', 'cutoffs', 'div_value', 'head_bias', 'device', 'dtype')}
r157 = {'role': 'parameters', 'params': ('data', 'requires_grad'), 'defaults': {'requires_grad': True}}
r158 = {'role': 'model', 'params': ('*args',), 'container': True}
r159 = {'role': 'model', 'params': ('modules',), 'container': True}
r160 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'p', 'parameterless': True, 'params': ('p', 'inplace'), 'defaults': {'p': 0.5}}
r161 = {'role': 'model', 'parameterless': True, 'mode_dependent': True, 'params': ('lower', 'upper', 'inplace')}
r162 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'normalises': 'batch', 'params': ('num_features', 'eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r163 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'normalises': 'batch', 'synced': True, 'params': ('num_features', 'eps', 'momentum', 'affine', 'track_running_stats', 'process_group', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r164 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'normalises': 'batch', 'params': ('eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r165 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'params': ('num_features', 'eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': False}}
r166 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'params': ('eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r167 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('embed_dim', 'num_heads', 'dropout', 'bias', 'add_bias_kv', 'add_zero_attn', 'kdim', 'vdim', 'batch_first', 'device', 'dtype'), 'defaults': {'dropout': 0.0}}
r168 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('input_size', 'hidden_size', 'num_layers'), 'defaults': {'dropout': 0.0}, 'recurrent': True}
r169 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('mode', 'input_size', 'hidden_size', 'num_layers', 'bias', 'batch_first', 'dropout', 'bidirectional', 'proj_size', 'device', 'dtype'), 'defaults': {'dropout': 0.0}, 'recurrent': True}
r170 = {'role': 'model', 'params': ('input_size', 'hidden_size', 'bias'), 'recurrent': True}
r171 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('d_model', 'nhead', 'num_encoder_layers', 'num_decoder_layers', 'dim_feedforward', 'dropout', 'activation', 'custom_encoder', 'custom_decoder', 'layer_norm_eps', 'batch_first', 'norm_first', 'bias', 'device', 'dtype'), 'defaults': {'dropout': 0.1}}
r172 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('d_model', 'nhead', 'dim_feedforward', 'dropout', 'activation', 'layer_norm_eps', 'batch_first', 'norm_first', 'bias', 'device', 'dtype'), 'defaults': {'dropout': 0.1}}
r173 = {'role': 'model', 'copies': 'encoder_layer', 'params': ('encoder_layer', 'num_layers', 'norm', 'enable_nested_tensor', 'mask_check')}
r174 = {'role': 'model', 'copies': 'decoder_layer', 'params': ('decoder_layer', 'num_layers', 'norm')}
r175 = {'role': 'model', 'output': 'softmax', 'parameterless': True}
r176 = {'role': 'model', 'output': 'log_softmax', 'parameterless': True}
r177 = {'role': 'model', 'output': 'sigmoid', 'parameterless': True}
r178 = {'role': 'model', 'output': 'logits', 'params': ('in_features', 'out_features', 'bias', 'device', 'dtype')}
r179 = {'role': 'model', 'output': 'logits', 'params': ('out_features', 'bias', 'device', 'dtype')}
r180 = {'role': 'model', 'output': 'logits', 'params': ('in_channels', 'out_channels', 'kernel_size', 'stride', 'padding', 'dilation', 'groups', 'bias', 'padding_mode', 'device', 'dtype')}
r181 = {'role': 'model', 'output': 'logits', 'params': ('in_channels', 'out_channels', 'kernel_size', 'stride', 'padding', 'output_padding', 'groups', 'bias', 'dilation', 'padding_mode', 'device', 'dtype')}
r182 = {'role': 'model', 'parameterless': True}
r183 = {'role': 'unknown', 'generator': True}
r184 = {'role': 'unknown', 'generator': True, 'params': ('device',)}
r185 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('weights', 'progress'), 'returns': 'new'}
r186 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'params': ('weights', 'progress'), 'returns': 'new'}
r187 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('weights', 'progress'), 'defaults': {'dropout': 0.0}, 'returns': 'new'}
r188 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('weights', 'progress', 'num_classes', 'aux_loss', 'weights_backbone'), 'returns': 'new'}
r189 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('weights', 'progress', 'num_classes', 'weights_backbone'), 'returns': 'new'}
r190 = {'role': 'model', 'mode_dependent': True, 'returns_losses': True, 'params': ('weights', 'progress', 'num_classes'), 'returns': 'new'}
r191 = {'role': 'model', 'mode_dependent': True, 'returns': 'new'}
r192 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'returns': 'new'}
r193 = {'output': 'logits', 'role': 'model', 'mode_dependent': 'unknown', 'params': ('name',), 'returns': 'new'}
r194 = {'op': 'loss', 'expects': 'logits', 'params': ('inputs', 'targets', 'alpha', 'gamma', 'reduction'), 'defaults': {'reduction': 'none'}, 'as': {'inputs': 'input', 'targets': 'target'}, 'returns': 'loss'}
r195 = {'op': 'loss', 'params': ('boxes1', 'boxes2', 'reduction', 'eps'), 'defaults': {'reduction': 'none'}, 'as': {'boxes1': 'input', 'boxes2': 'target'}, 'returns': 'loss'}
r196 = {'op': 'measure', 'ratio': True, 'returns': 'tensor'}
r197 = {'op': 'measure', 'ratio': True, 'params': ('y_true', 'y_pred'), 'returns': 'value'}
r198 = {'op': 'measure', 'params': ('y_true', 'y_pred'), 'returns': 'value'}
r199 = {'role': 'metric', 'like': 'evaluate.EvaluationModule', 'params': ('path',), 'returns': 'new'}
r200 = {'params': ('lr_scheduler', 'warmup_start_value', 'warmup_duration'), 'returns': 'same:lr_scheduler'}
r201 = {'output': 'logits', 'role': 'model', 'mode_dependent': 'unknown', 'params': ('model_name', 'pretrained'), 'returns': 'new'}
r202 = {'role': 'optimizer', 'of': 'model_or_params', 'params': ('model_or_params', 'opt', 'lr', 'weight_decay', 'momentum', 'foreach', 'filter_bias_and_bn'), 'returns': 'new'}
r203 = {'role': 'optimizer', 'of': 'model', 'params': ('args', 'model', 'filter_bias_and_bn'), 'returns': 'new'}
r204 = {'params': ('model',), 'returns': 'parameters:model'}
r205 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'sched', 'num_epochs'), 'unit': 'own', 'rewrites_lr': True, 'like': 'timm.scheduler.Scheduler', 'returns': ('new', 'value')}
r206 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('args', 'optimizer', 'updates_per_epoch'), 'unit': 'own', 'rewrites_lr': True, 'like': 'timm.scheduler.Scheduler', 'returns': ('new', 'value')}
r207 = {'role': 'dataset', 'params': ('name', 'root', 'split', 'search_split', 'class_map'), 'split': 'split', 'returns': 'new'}
r208 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'input_size', 'batch_size', 'is_training'), 'defaults': {'is_training': False}, 'shuffles': 'is_training', 'returns': 'new'}
r209 = {'role': 'transform', 'params': ('input_size', 'is_training'), 'defaults': {'is_training': False}, 'random': 'is_training', 'returns': 'new'}
r210 = {'op': 'reduce', 'collective': True, 'returns': 'tensor', 'as': {'tensor': 'value'}, 'params': ('tensor', 'n')}
r211 = {'op': 'seed', 'seeds': ('torch', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed', 'rank')}
r212 = {'rank': True, 'returns': 'value'}
r213 = {'op': 'init-group', 'closes_itself': True, 'returns': 'value'}
r214 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'last_epoch'), 'unit': 'any', 'constant': True, 'like': 'torch.optim.lr_scheduler.LambdaLR', 'rewrites_lr': True, 'returns': 'new'}
r215 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'num_warmup_steps', 'last_epoch'), 'unit': 'batch', 'rewrites_lr': True, 'returns': 'new'}
r216 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'num_warmup_steps', 'num_training_steps'), 'unit': 'batch', 'length': ('num_training_steps',), 'rewrites_lr': True, 'returns': 'new'}
r217 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'num_warmup_steps'), 'unit': 'batch', 'rewrites_lr': True, 'returns': 'new'}
r218 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'metric', 'like': 'torch.optim.lr_scheduler.ReduceLROnPlateau', 'returns': 'new'}
r219 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('name', 'optimizer', 'num_warmup_steps', 'num_training_steps', 'scheduler_specific_kwargs'), 'unit': 'batch', 'length': ('num_training_steps',), 'rewrites_lr': True, 'returns': 'new'}
r220 = {'op': 'seed', 'seeds': ('torch', 'cuda', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed', 'deterministic'), 'returns': 'none'}
r221 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('name', 'optimizer', 'step_rules', 'num_warmup_steps', 'num_training_steps', 'num_cycles', 'power', 'last_epoch'), 'unit': 'batch', 'length': ('num_training_steps',), 'rewrites_lr': True, 'returns': 'new'}
r222 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'any', 'rewrites_lr': True, 'returns': 'new'}
r223 = {'deprecated': 'torch.amp', 'deprecated_since': '1.6'}
r224 = {'op': 'wrap', 'obj': 'module', 'syncs_batchnorm': True, 'returns': 'same:module', 'params': ('module',)}
r225 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('arch', 'encoder_name', 'encoder_weights', 'in_channels', 'classes'), 'returns': 'new'}
r226 = {'role': 'model', 'mode_dependent': False, 'mode': 'eval', 'params': ('name', 'device'), 'returns': ('new', 'value')}
r227 = {'role': 'model', 'mode_dependent': 'unknown', 'params': ('model_name', 'pretrained'), 'returns': ('new', 'value', 'value')}
r228 = {'op': 'wrap', 'obj': 'model', 'returns': 'same:model', 'replaces_parameters': True, 'params': ('model', 'peft_config')}
r229 = {'op': 'wrap', 'obj': 'model', 'returns': 'same:model', 'params': ('model',)}
r230 = {'op': 'forward', 'obj': 'predictor', 'params': ('inputs', 'roi_size', 'sw_batch_size', 'predictor'), 'returns': 'tensor'}
r231 = {'op': 'seed', 'seeds': ('torch', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r232 = {'role': 'dataset', 'params': ('path', 'name'), 'returns': 'new', 'split': 'split'}
r233 = {'op': 'step', 'obj': 'optimizer', 'params': ('optimizer', 'barrier')}
r234 = {'op': 'save', 'as': {'data': 'value', 'file_or_path': 'file'}, 'params': ('data', 'file_or_path', 'master_only'), 'returns': 'none'}
r235 = {'op': 'wrap', 'obj': 'optimizer', 'returns': 'same:optimizer', 'params': ('optimizer', 'named_parameters')}
r236 = {'op': 'reduce', 'collective': True, 'as': {'tensor': 'value'}, 'params': ('tensor',), 'returns': 'tensor'}
r237 = {'op': 'reduce', 'collective': True, 'returns': 'none'}
r238 = {'op': 'init-group', 'closes_itself': True, 'returns': 'none'}
r239 = {'op': 'seed', 'seeds': ('torch', 'cuda', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r240 = {'op': 'seed', 'seeds': ('torch', 'cuda', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed', 'workers'), 'returns': 'value'}
r241 = {'op': 'init-group', 'closes_itself': True, 'params': ('dist_backend',), 'returns': 'none'}
r242 = {'params': ('parser',), 'returns': 'same:parser'}
r243 = {'op': 'forward', 'obj': 'model', 'params': ('loader', 'model', 'device'), 'restores_mode': True, 'updates_statistics': True, 'returns': 'none'}
r244 = {'params': ('decay',), 'returns': 'value'}
r245 = {'params': (), 'returns': 'value'}
r246 = {'scope': 'autocast', 'switch': 'enabled', 'params': ('device_type', 'dtype', 'enabled', 'cache_enabled'), 'defaults': {'enabled': True}}
r247 = {'scope': 'autocast', 'switch': 'enabled', 'params': ('enabled', 'dtype', 'cache_enabled'), 'defaults': {'enabled': True, 'device_type': 'cuda', 'dtype': 'torch.float16'}, 'deprecated': 'torch.amp.autocast', 'deprecated_since': '2.4'}
r248 = {'scope': 'autocast', 'switch': 'enabled', 'params': ('enabled', 'dtype', 'cache_enabled'), 'defaults': {'enabled': True, 'device_type': 'cpu', 'dtype': 'torch.bfloat16'}, 'deprecated': 'torch.amp.autocast', 'deprecated_since': '2.4'}
r249 = {'scope': 'no-grad', 'params': ('orig_func',)}
r250 = {'scope': 'enable-grad', 'params': ('orig_func',)}
r251 = {'scope': 'no-grad', 'switch': 'mode', 'params': ('mode',), 'defaults': {'mode': True}, 'inference': True}
r252 = {'op': 'grad-mode', 'scope': 'enable-grad', 'scope_if_false': 'no-grad', 'switch': 'mode', 'as': {'mode': 'enabled'}, 'params': ('mode',)}
r253 = {'op': 'backward', 'obj': 'tensors', 'params': ('tensors', 'grad_tensors', 'retain_graph', 'create_graph', 'grad_variables', 'inputs'), 'returns': 'none'}
r254 = {'op': 'grad', 'obj': 'roots', 'params': ('context_id', 'roots', 'retain_graph'), 'context_gradients': True, 'returns': 'none'}
r255 = {'op': 'grad', 'obj': 'outputs', 'params': ('outputs', 'inputs', 'grad_outputs', 'retain_graph', 'create_graph', 'only_inputs', 'allow_unused', 'is_grads_batched', 'materialize_grads'), 'defaults': {'create_graph': False}, 'returns': 'tensor'}
r256 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'max_norm', 'norm_type', 'error_if_nonfinite', 'foreach'), 'returns': 'value'}
r257 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'max_norm', 'norm_type', 'error_if_nonfinite', 'foreach'), 'deprecated': 'torch.nn.utils.clip_grad_norm_', 'returns': 'value'}
r258 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'clip_value', 'foreach'), 'returns': 'none'}
r259 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'max_norm', 'total_norm', 'foreach'), 'returns': 'none'}
r260 = {'params': ('tensors', 'norm_type', 'error_if_nonfinite', 'foreach'), 'returns': 'value'}
r261 = {'params': ('function', '*args', 'use_reentrant', 'preserve_rng_state', 'context_fn', 'determinism_check', 'debug'), 'returns': 'call:function'}
r262 = {'op': 'forward', 'obj': 'module', 'params': ('module', 'parameter_and_buffer_dicts', 'args', 'kwargs', 'tie_weights', 'strict'), 'returns': 'tensor'}
r263 = {'returns': 'same:module', 'params': ('module',)}
r264 = {'op': 'update', 'obj': 'parameters', 'params': ('vec', 'parameters'), 'returns': 'none'}
r265 = {'params': ('dataset', 'lengths', 'generator'), 'role': 'dataset', 'of': 'dataset', 'returns': 'each:lengths', 'random': True}
r266 = {'returns': 'tensor'}
r267 = {'params': (), 'returns': 'value', 'worker': True}
r268 = {'op': 'wrap', 'obj': 'module', 'returns': 'same:module', 'syncs': True, 'sharded': True, 'replaces_parameters': True, 'dtensor': True, 'params': ('module', 'mesh', 'reshard_after_forward', 'shard_placement_fn', 'mp_policy', 'offload_policy', 'ignored_params')}
r269 = {'op': 'wrap', 'obj': 'module', 'returns': 'same:module', 'replaces_parameters': True, 'dtensor': True, 'params': ('module', 'device_mesh', 'parallelize_plan', 'src_data_rank')}
r270 = {'op': 'wrap', 'obj': 'module', 'returns': 'same:module', 'syncs_batchnorm': True, 'params': ('module', 'process_group')}
r271 = {'op': 'wrap', 'obj': 'model', 'returns': 'same:model', 'compiles': True, 'params': ('model', 'fullgraph', 'dynamic', 'backend', 'mode', 'options', 'disable')}
r272 = {'op': 'init-group', 'params': ('backend', 'init_method', 'timeout', 'world_size', 'rank', 'store', 'group_name', 'pg_options', 'device_id'), 'returns': 'none'}
r273 = {'op': 'destroy-group', 'params': ('group',), 'returns': 'none'}
r274 = {'op': 'barrier', 'collective': True, 'params': ('group',), 'returns': 'none'}
r275 = {'op': 'reduce', 'obj': 'tensor', 'collective': True, 'in_place': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'op', 'group', 'async_op')}
r276 = {'op': 'reduce', 'obj': 'tensor', 'collective': True, 'in_place': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'dst', 'op', 'group', 'async_op')}
r277 = {'op': 'reduce', 'obj': 'tensor', 'collective': True, 'in_place': True, 'broadcasts_from': 'src', 'as': {'tensor': 'value'}, 'params': ('tensor', 'src', 'group', 'async_op')}
r278 = {'op': 'reduce', 'collective': True, 'in_place': True, 'broadcasts_from': 'src', 'as': {'object_list': 'value'}, 'params': ('object_list', 'src', 'group', 'device')}
r279 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'tensor': 'value'}, 'params': ('tensor_list', 'tensor', 'group', 'async_op')}
r280 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'input_tensor': 'value'}, 'params': ('output_tensor', 'input_tensor', 'group', 'async_op')}
r281 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'obj': 'value'}, 'params': ('object_list', 'obj', 'group')}
r282 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'gather_list', 'dst', 'group', 'async_op')}
r283 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'obj': 'value'}, 'params': ('obj', 'object_gather_list', 'dst', 'group')}
r284 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'scatter_list', 'src', 'group', 'async_op')}
r285 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'params': ('scatter_object_output_list', 'scatter_object_input_list', 'src', 'group')}
r286 = {'op': 'reduce', 'collective': True, 'in_place': True}
r287 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True}
r288 = {'op': 'reduce', 'collective': True, 'returns': 'tensor', 'params': ('tensor',), 'as': {'tensor': 'value'}}
r289 = {'returns': 'value'}
r290 = {'op': 'place', 'params': ('device',), 'returns': 'none'}
r291 = {'op': 'place', 'params': ('device',)}
r292 = {'op': 'loss', 'expects': 'logits', 'params': ('input', 'target', 'weight', 'size_average', 'ignore_index', 'reduce', 'reduction', 'label_smoothing'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}, 'returns': 'loss'}
r293 = {'op': 'loss', 'params': ('input', 'linear_weight', 'target'), 'returns': 'loss'}
r294 = {'op': 'loss', 'expects': 'log-probabilities', 'params': ('input', 'target', 'weight', 'size_average', 'ignore_index', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}, 'returns': 'loss'}
r295 = {'op': 'loss', 'expects': 'probabilities', 'autocast_unsafe': True, 'params': ('input', 'target', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r296 = {'op': 'loss', 'expects': 'logits', 'params': ('input', 'target', 'weight', 'size_average', 'reduce', 'reduction', 'pos_weight'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r297 = {'op': 'loss', 'expects': 'logits', 'broadcasts': True, 'params': ('input', 'target', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r298 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'size_average', 'reduce', 'reduction', 'weight'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r299 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'size_average', 'reduce', 'reduction', 'beta'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r300 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'reduction', 'delta', 'weight'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r301 = {'op': 'loss', 'expects': 'log-probabilities', 'broadcasts': True, 'params': ('input', 'target', 'size_average', 'reduce', 'reduction', 'log_target'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r302 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'log_input', 'full', 'size_average', 'eps', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r303 = {'op': 'loss', 'params': ('input', 'target', 'var', 'full', 'eps', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r304 = {'op': 'loss', 'expects': 'log-probabilities', 'params': ('log_probs', 'targets', 'input_lengths', 'target_lengths', 'blank', 'reduction', 'zero_infinity'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss', 'as': {'log_probs': 'input', 'targets': 'target'}}
r305 = {'op': 'loss', 'params': ('input', 'target', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r306 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r307 = {'op': 'loss', 'params': ('input', 'target', 'p', 'margin', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r308 = {'op': 'loss', 'params': ('input1', 'input2', 'target', 'margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r309 = {'op': 'loss', 'params': ('anchor', 'positive', 'negative', 'margin', 'p', 'eps', 'swap', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r310 = {'op': 'loss', 'params': ('anchor', 'positive', 'negative', 'distance_function', 'margin', 'swap', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r311 = {'training': 'training', 'rate': 'p', 'params': ('input', 'p', 'training', 'inplace'), 'defaults': {'p': 0.5, 'training': True}, 'returns': 'tensor'}
r312 = {'training': 'training', 'rate': 'p', 'params': ('input', 'p', 'training', 'inplace'), 'defaults': {'p': 0.5, 'training': False}, 'returns': 'tensor'}
r313 = {'training': 'train', 'rate': 'p', 'params': ('input', 'p', 'train'), 'returns': 'tensor'}
r314 = {'training': 'training', 'params': ('input', 'lower', 'upper', 'training', 'inplace'), 'defaults': {'training': False}, 'returns': 'tensor'}
r315 = {'training': 'training', 'normalises': 'batch', 'params': ('input', 'running_mean', 'running_var', 'weight', 'bias', 'training', 'momentum', 'eps'), 'defaults': {'training': False}, 'returns': 'tensor'}
r316 = {'rate': 'dropout_p', 'params': ('query', 'key', 'value', 'attn_mask', 'dropout_p', 'is_causal', 'scale', 'enable_gqa'), 'defaults': {'dropout_p': 0.0}, 'returns': 'tensor'}
r317 = {'training': 'training', 'rate': 'dropout_p', 'params': ('query', 'key', 'value', 'embed_dim_to_check', 'num_heads', 'in_proj_weight', 'in_proj_bias', 'bias_k', 'bias_v', 'add_zero_attn', 'dropout_p', 'out_proj_weight', 'out_proj_bias', 'training'), 'defaults': {'training': True}, 'returns': 'tensor'}
r318 = {'random': True, 'output': 'softmax', 'params': ('logits', 'tau', 'hard', 'eps', 'dim'), 'returns': 'tensor'}
r319 = {'output': 'softmax', 'params': ('input', 'dim', '_stacklevel', 'dtype'), 'returns': 'tensor'}
r320 = {'output': 'log_softmax', 'params': ('input', 'dim', '_stacklevel', 'dtype'), 'returns': 'tensor'}
r321 = {'output': 'sigmoid', 'params': ('input',), 'returns': 'tensor'}
r322 = {'output': 'softmax', 'params': ('input', 'dim', 'dtype'), 'returns': 'tensor'}
r323 = {'output': 'log_softmax', 'params': ('input', 'dim', 'dtype'), 'returns': 'tensor'}
r324 = {'params': ('data',), 'returns': 'tensor', 'cuts': True}
r325 = {'params': ('data', 'dtype', 'device', 'requires_grad', 'pin_memory'), 'returns': 'tensor', 'cuts': True}
r326 = {'params': ('ndarray',), 'returns': 'tensor', 'cuts': True}
r327 = {'params': ('data', 'dtype', 'device'), 'returns': 'tensor'}
r328 = {'params': ('data', 'requires_grad'), 'returns': 'same:data', 'deprecated': 'torch.Tensor'}
r329 = {'params': ('input',), 'returns': 'tensor', 'cuts': True}
r330 = {'params': ('input',), 'returns': 'tensor', 'cuts': True, 'random': True}
r331 = {'returns': 'tensor', 'cuts': True}
r332 = {'returns': 'tensor', 'cuts': True, 'random': True}
r333 = {'returns': 'value', 'cuts': True}
r334 = {'op': 'save', 'as': {'obj': 'value', 'f': 'file'}, 'params': ('obj', 'f', 'pickle_module', 'pickle_protocol'), 'returns': 'none'}
r335 = {'op': 'load', 'role': 'checkpoint', 'as': {'f': 'file'}, 'params': ('f', 'map_location', 'pickle_module', 'weights_only', 'mmap'), 'defaults': {'weights_only': True}, 'returns': 'new'}
r336 = {'role': 'checkpoint', 'params': ('url', 'model_dir', 'map_location', 'progress', 'check_hash', 'file_name', 'weights_only'), 'returns': 'new'}
r337 = {'params': ('repo_or_dir', 'model', '*args', 'source', 'trust_repo', 'force_reload', 'verbose', 'skip_validation'), 'returns': 'new', 'role': 'model', 'mode_dependent': 'unknown'}
r338 = {'op': 'save', 'collective': True, 'sharded': True, 'as': {'state_dict': 'value', 'checkpoint_id': 'file'}, 'params': ('state_dict', 'checkpoint_id', 'storage_writer', 'planner', 'process_group')}
r339 = {'op': 'load', 'collective': True, 'in_place': True, 'as': {'state_dict': 'value', 'checkpoint_id': 'file'}, 'params': ('state_dict', 'checkpoint_id', 'storage_reader', 'planner', 'process_group')}
r340 = {'params': ('model', 'optimizers', 'submodules', 'options'), 'returns': 'state', 'collective': True}
r341 = {'params': ('model', 'submodules', 'options'), 'returns': 'state:model', 'collective': True}
r342 = {'params': ('model', 'optimizers', 'submodules', 'options'), 'returns': 'state:optimizers', 'collective': True}
r343 = {'op': 'restore', 'obj': 'model', 'params': ('model', 'optimizers', 'model_state_dict', 'optim_state_dict', 'options'), 'collective': True}
r344 = {'op': 'restore', 'obj': 'model', 'as': {'model_state_dict': 'state_dict'}, 'params': ('model', 'model_state_dict', 'options'), 'collective': True}
r345 = {'op': 'restore', 'obj': 'optimizers', 'as': {'optim_state_dict': 'state_dict'}, 'params': ('model', 'optimizers', 'optim_state_dict', 'options'), 'collective': True}
r346 = {'params': ('x',), 'returns': 'copy'}
r347 = {'op': 'export', 'obj': 'func', 'exports': 'trace', 'params': ('func', 'example_inputs'), 'returns': 'copy'}
r348 = {'op': 'export', 'obj': 'mod', 'exports': 'trace', 'params': ('mod', 'inputs'), 'returns': 'copy'}
r349 = {'op': 'wrap', 'obj': 'obj', 'exports': 'script', 'params': ('obj', 'optimize'), 'returns': 'same:obj'}
r350 = {'op': 'export', 'obj': 'mod', 'exports': 'script', 'params': ('mod', 'preserved_attrs', 'optimize_numerics'), 'returns': 'copy'}
r351 = {'op': 'save', 'as': {'m': 'value', 'f': 'file'}, 'params': ('m', 'f'), 'returns': 'none'}
r352 = {'role': 'model', 'params': ('f', 'map_location'), 'returns': 'new', 'mode': 'eval', 'mode_dependent': 'unknown'}
r353 = {'op': 'export', 'obj': 'model', 'exports': 'onnx', 'params': ('model', 'args', 'f', 'kwargs', 'verbose', 'input_names', 'output_names', 'opset_version', 'dynamo'), 'defaults': {'dynamo': True}}
r354 = {'op': 'export', 'obj': 'mod', 'exports': 'export', 'params': ('mod', 'args', 'kwargs', 'dynamic_shapes', 'strict')}
r355 = {'op': 'seed', 'seeds': ('torch',), 'as': {'seed': 'value'}, 'params': ('seed',)}
r356 = {'op': 'seed', 'seeds': ('cuda',), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r357 = {'op': 'seed', 'seeds': ('numpy',), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r358 = {'op': 'seed', 'seeds': ('python',), 'as': {'a': 'value'}, 'params': ('a', 'version'), 'returns': 'none'}
r359 = {'scope': 'forked-rng', 'params': ('devices', 'enabled')}
r360 = {'op': 'seed', 'seeds': ('torch',), 'as': {'new_state': 'state'}, 'params': ('new_state',), 'returns': 'none'}
r361 = {'op': 'seed', 'seeds': ('cuda',), 'as': {'new_state': 'state'}, 'params': ('new_state', 'device'), 'returns': 'none'}
r362 = {'op': 'seed', 'seeds': ('cuda',), 'as': {'new_states': 'state'}, 'params': ('new_states',), 'returns': 'none'}
r363 = {'op': 'seed', 'seeds': ('numpy',), 'params': ('state',), 'returns': 'none'}
r364 = {'op': 'seed', 'seeds': ('python',), 'params': ('state',), 'returns': 'none'}
r365 = {'role': 'unknown', 'generator': True, 'params': ('seed',), 'returns': 'new'}
r366 = {'params': ('iterable', 'desc', 'total'), 'returns': 'iterable:iterable'}
r367 = {'params': ('sequence',), 'returns': 'iterable:sequence'}
r368 = {'op': 'measure', 'params': (), 'returns': 'none'}
r369 = {'op': 'reset', 'params': (), 'returns': 'value'}
r370 = {'params': ('reduction',), 'returns': 'tensor', 'cuts': True}
r371 = {'op': 'schedule', 'params': ('epoch', 'metric'), 'returns': 'none'}
r372 = {'op': 'schedule', 'params': ('num_updates', 'metric'), 'returns': 'none'}
r373 = {'params': ('pretrained_model_name_or_path',), 'makes': True, 'mode': 'eval', 'returns': 'new'}
r374 = {'params': ('config',), 'makes': True, 'returns': 'new'}
r375 = {'op': 'save', 'as': {'save_directory': 'file'}, 'params': ('save_directory',), 'returns': 'none'}
r376 = {'params': ('inputs',), 'returns': 'tensor', 'cuts': True}
r377 = {'params': (), 'returns': 'none'}
r378 = {'op': 'attach', 'params': ('new_num_tokens',), 'replaces_parameters': True}
r379 = {'op': 'forward', 'params': ('*args',), 'returns': 'tensor', 'returns_losses': 'labels'}
r380 = {'op': 'ema-update', 'params': ('parameters',), 'returns': 'none'}
r381 = {'params': ('parameters',), 'returns': 'none'}
r382 = {'params': ('parameters',), 'swaps': 'in', 'returns': 'none'}
r383 = {'params': ('parameters',), 'swaps': 'out', 'returns': 'none'}
r384 = {'params': ('parameters',), 'swaps': 'context'}
r385 = {'op': 'ema-update', 'params': ('model',), 'returns': 'none'}
r386 = {'params': ('model',), 'swaps': 'in', 'returns': 'none'}
r387 = {'params': ('zero_grad',), 'clears': 'zero_grad', 'returns': 'none'}
r388 = {'op': 'step', 'params': ('zero_grad',), 'clears': 'zero_grad', 'returns': 'none'}
r389 = {'op': 'schedule', 'params': ('epoch', 'metrics'), 'as': {'metrics': 'metric'}, 'returns': 'none'}
r390 = {'params': ('model_name',), 'makes': True, 'returns': 'new'}
r391 = {'op': 'step', 'params': ('closure',)}
r392 = {'op': 'zero-grad', 'params': ('set_to_none',), 'defaults': {'set_to_none': True}, 'returns': 'none'}
r393 = {'returns': 'state', 'params': ()}
r394 = {'op': 'restore', 'params': ('state_dict',), 'returns': 'none'}
r395 = {'params': ('param_group',), 'adds': 'param_group', 'returns': 'none'}
r396 = {'params': ('hook',), 'hook': 'hook'}
r397 = {'op': 'step', 'params': ('closure',), 'calls': 'closure'}
r398 = {'params': ('to',), 'collective': True, 'returns': 'none'}
r399 = {'op': 'schedule', 'params': ('epoch',), 'returns': 'none'}
r400 = {'params': (), 'returns': 'state'}
r401 = {'op': 'schedule', 'params': ('metrics', 'epoch'), 'as': {'metrics': 'metric'}, 'returns': 'none'}
r402 = {'op': 'schedule', 'params': (), 'returns': 'none'}
r403 = {'op': 'scale', 'params': ('outputs',), 'as': {'outputs': 'loss'}, 'returns': 'tensor'}
r404 = {'op': 'unscale', 'params': ('optimizer',), 'returns': 'none'}
r405 = {'op': 'step', 'obj': 'optimizer', 'params': ('optimizer', '*args')}
r406 = {'op': 'scaler-update', 'params': ('new_scale',), 'returns': 'none'}
r407 = {'op': 'forward', 'params': ('*args',), 'returns': 'tensor'}
r408 = {'op': 'train', 'op_if_false': 'eval', 'switch': 'mode', 'params': ('mode',), 'defaults': {'mode': True}, 'returns': 'same'}
r409 = {'op': 'eval', 'params': (), 'returns': 'same'}
r410 = {'op': 'unfreeze', 'op_if_false': 'freeze', 'switch': 'requires_grad', 'params': ('requires_grad',), 'defaults': {'requires_grad': True}, 'returns': 'same'}
r411 = {'params': ('recurse',), 'returns': 'parameters'}
r412 = {'params': ('prefix', 'recurse', 'remove_duplicate'), 'returns': 'parameters', 'named': True}
r413 = {'params': ('recurse',), 'returns': 'buffers'}
r414 = {'params': ('prefix', 'recurse', 'remove_duplicate'), 'returns': 'buffers', 'named': True}
r415 = {'params': (), 'returns': 'modules'}
r416 = {'params': (), 'returns': 'modules', 'named': True}
r417 = {'params': ('memo', 'prefix', 'remove_duplicate'), 'returns': 'modules', 'named': True}
r418 = {'params': ('target',), 'returns': 'modules'}
r419 = {'params': ('target',), 'returns': 'parameter'}
r420 = {'params': ('*args', 'destination', 'prefix', 'keep_vars'), 'returns': 'state'}
r421 = {'op': 'restore', 'params': ('state_dict', 'strict', 'assign'), 'defaults': {'strict': True}, 'returns': 'value'}
r422 = {'op': 'cast', 'params': ('*args',), 'moves': True, 'returns': 'same'}
r423 = {'params': ('device',), 'moves': True, 'returns': 'same'}
r424 = {'params': (), 'moves': True, 'returns': 'same'}
r425 = {'op': 'cast', 'params': (), 'casts': 'float32', 'returns': 'same'}
r426 = {'op': 'cast', 'params': (), 'casts': 'float64', 'returns': 'same'}
r427 = {'op': 'cast', 'params': (), 'casts': 'float16', 'returns': 'same'}
r428 = {'op': 'cast', 'params': (), 'casts': 'bfloat16', 'returns': 'same'}
r429 = {'params': ('dst_type',), 'returns': 'same'}
r430 = {'params': ('device', 'recurse'), 'moves': True, 'returns': 'same'}
r431 = {'op': 'reset', 'params': ('fn',), 'visits': 'fn', 'returns': 'same'}
r432 = {'op': 'reset', 'params': (), 'returns': 'none'}
r433 = {'params': (), 'returns': 'same'}
r434 = {'op': 'wrap', 'params': (), 'compiles': True, 'returns': 'none'}
r435 = {'params': ('module',), 'registers': 'module', 'returns': 'same'}
r436 = {'params': ('index', 'module'), 'registers': 'module', 'returns': 'same'}
r437 = {'params': ('name', 'module'), 'registers': 'module', 'returns': 'none'}
r438 = {'params': ('name', 'tensor', 'persistent'), 'registers': 'tensor', 'returns': 'none'}
r439 = {'params': ('name', 'param'), 'registers': 'param', 'returns': 'none'}
r440 = {'scope': 'no-sync', 'params': ()}
r441 = {'params': (), 'uneven': True}
r442 = {'op': 'clip', 'params': ('max_norm', 'norm_type'), 'sharded': True, 'returns': 'value'}
r443 = {'params': ('requires_gradient_sync', 'recurse'), 'syncs': True, 'returns': 'none'}
r444 = {'params': ('is_last_backward',), 'returns': 'none'}
r445 = {'params': ('modules',), 'registers': 'modules', 'returns': 'same'}
r446 = {'params': ('modules',), 'registers': 'modules', 'returns': 'none'}
r447 = {'op': 'loss', 'params': ('input', 'target'), 'returns': 'loss'}
r448 = {'op': 'loss', 'params': ('input1', 'input2', 'target'), 'returns': 'loss'}
r449 = {'op': 'loss', 'params': ('anchor', 'positive', 'negative'), 'returns': 'loss'}
r450 = {'op': 'loss', 'params': ('log_probs', 'targets', 'input_lengths', 'target_lengths'), 'as': {'log_probs': 'input', 'targets': 'target'}, 'returns': 'loss'}
r451 = {'op': 'loss', 'params': ('input', 'target', 'var'), 'returns': 'loss'}
r452 = {'op': 'set-epoch', 'params': ('epoch',), 'returns': 'none'}
r453 = {'params': ('seed',), 'returns': 'same'}
r454 = {'op': 'measure', 'params': ('*args',), 'returns': 'tensor', 'cuts': True}
r455 = {'op': 'measure', 'params': ('*args',), 'returns': 'none'}
r456 = {'op': 'average', 'params': (), 'returns': 'tensor', 'cuts': True}
r457 = {'op': 'backward', 'params': ('gradient', 'retain_graph', 'create_graph', 'inputs'), 'defaults': {'retain_graph': False}, 'returns': 'none'}
r458 = {'op': 'read', 'params': (), 'returns': 'value', 'cuts': True}
r459 = {'op': 'read', 'params': ('force',), 'returns': 'value', 'cuts': True}
r460 = {'op': 'read', 'params': ('memory_format',), 'returns': 'same'}
r461 = {'params': (), 'returns': 'tensor', 'cuts': True}
r462 = {'params': (), 'returns': 'same', 'cuts': True, 'in_place': True}
r463 = {'params': ('requires_grad',), 'returns': 'same', 'in_place': True}
r464 = {'params': ('memory_format',), 'returns': 'tensor'}
r465 = {'params': ('*args',), 'moves': True, 'returns': 'same'}
r466 = {'params': ('device', 'non_blocking'), 'moves': True, 'returns': 'same'}
r467 = {'params': (), 'casts': 'float32', 'returns': 'same'}
r468 = {'params': (), 'casts': 'float64', 'returns': 'same'}
r469 = {'params': (), 'casts': 'float16', 'returns': 'same'}
r470 = {'params': (), 'casts': 'bfloat16', 'returns': 'same'}
r471 = {'params': ('dim', 'keepdim'), 'returns': 'tensor', 'cuts': True}
r472 = {'params': ('dim', 'descending'), 'returns': 'tensor', 'cuts': True}
r473 = {'params': ('other',), 'returns': 'tensor', 'cuts': True}
r474 = {'params': ('*size',), 'returns': 'tensor', 'cuts': True}
r475 = {'params': ('dim',), 'returns': 'value', 'cuts': True}
r476 = {'params': (), 'returns': 'value', 'cuts': True}
r477 = {'params': ('dim', 'dtype'), 'output': 'softmax', 'returns': 'tensor'}
r478 = {'params': ('dim', 'dtype'), 'output': 'log_softmax', 'returns': 'tensor'}
r479 = {'params': (), 'output': 'sigmoid', 'returns': 'tensor'}
r480 = {'params': (), 'output': 'sigmoid', 'returns': 'same'}
r481 = {'returns': 'same'}
r482 = {'returns': 'gradient'}
r483 = {'returns': 'parameters'}
r484 = {'returns': 'of'}
r485 = {'returns': 'argument:sampler'}
r486 = {'returns': 'argument:batch_sampler'}
r487 = {'returns': 'argument:batch_size'}
r488 = {'role': 'criterion'}
r489 = {'role': 'metric', 'like': 'monai.metrics.CumulativeIterationMetric'}
r490 = {'role': 'dataset', 'params': ('data', 'transform')}
r491 = {'op': 'measure', 'returns': 'tensor'}
r492 = {'role': 'metric', 'attached': True}
r493 = {'role': 'model', 'mode_dependent': True, 'like': 'transformers.PreTrainedModel'}
r494 = {'role': 'model', 'mode_dependent': False, 'like': 'diffusers.ModelMixin'}
r495 = {'role': 'dataset', 'sliceable': True}
r496 = {'role': 'model', 'mode_dependent': 'unknown'}
r497 = {'op': 'reset', 'obj': 'tensor', 'params': ('tensor',), 'returns': 'same:tensor'}

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
    'torchmetrics.RunningMean': r32,
    'torchmetrics.RunningSum': r32,
    'torchmetrics.aggregation.RunningMean': r32,
    'torchmetrics.aggregation.RunningSum': r32,
    'torchmetrics.wrappers.Running': r32,
    'evaluate.EvaluationModule': r30,
    'ignite.handlers.CosineAnnealingScheduler': r33,
    'ignite.handlers.LinearCyclicalScheduler': r33,
    'ignite.handlers.PiecewiseLinear': r33,
    'ignite.handlers.ConcatScheduler': r33,
    'ignite.handlers.ParamGroupScheduler': r33,
    'ignite.handlers.ReduceLROnPlateauScheduler': r33,
    'timm.optim.AdaBelief': r34,
    'timm.optim.Adafactor': r34,
    'timm.optim.AdafactorBigVision': r34,
    'timm.optim.Adahessian': r34,
    'timm.optim.AdamP': r34,
    'timm.optim.AdamWLegacy': r34,
    'timm.optim.Adan': r34,
    'timm.optim.Adopt': r34,
    'timm.optim.Lamb': r34,
    'timm.optim.LaProp': r34,
    'timm.optim.Lars': r34,
    'timm.optim.Lion': r34,
    'timm.optim.MADGRAD': r34,
    'timm.optim.Mars': r34,
    'timm.optim.Muon': r34,
    'timm.optim.NAdamLegacy': r34,
    'timm.optim.NAdamW': r34,
    'timm.optim.NvNovoGrad': r34,
    'timm.optim.RAdamLegacy': r34,
    'timm.optim.RMSpropTF': r34,
    'timm.optim.SGDP': r34,
    'timm.optim.SGDW': r34,
    'timm.optim.Lookahead': r35,
    'timm.scheduler.Scheduler': r36,
    'timm.scheduler.CosineLRScheduler': r36,
    'timm.scheduler.MultiStepLRScheduler': r36,
    'timm.scheduler.PolyLRScheduler': r36,
    'timm.scheduler.StepLRScheduler': r36,
    'timm.scheduler.TanhLRScheduler': r36,
    'timm.scheduler.WSDLRScheduler': r36,
    'timm.scheduler.PlateauLRScheduler': r36,
    'timm.utils.ModelEma': r37,
    'timm.utils.ModelEmaV2': r38,
    'timm.utils.ModelEmaV3': r39,
    'timm.loss.AsymmetricLossMultiLabel': r40,
    'timm.loss.AsymmetricLossSingleLabel': r40,
    'timm.loss.BinaryCrossEntropy': r40,
    'timm.loss.LabelSmoothingCrossEntropy': r40,
    'timm.loss.SoftTargetCrossEntropy': r40,
    'timm.loss.JsdCrossEntropy': r40,
    'timm.data.Mixup': r3,
    'timm.layers.DropPath': r41,
    'timm.layers.DropBlock2d': r41,
    'timm.layers.BatchNormAct2d': r42,
    'timm.layers.SyncBatchNormAct': r42,
    'timm.layers.PatchDropout': r42,
    'transformers.PreTrainedModel': r43,
    'transformers.modeling_utils.PreTrainedModel': r43,
    'transformers.AutoModelForCausalLM': r44,
    'transformers.AutoModelForImageTextToText': r44,
    'transformers.AutoModelForVision2Seq': r44,
    'transformers.AutoModelForMultimodalLM': r44,
    'transformers.Adafactor': r45,
    'transformers.AdamW': r46,
    'transformers.optimization.AdafactorSchedule': r47,
    'diffusers.training_utils.EMAModel': r48,
    'torch_ema.ExponentialMovingAverage': r49,
    'ema_pytorch.EMA': r50,
    'bitsandbytes.optim.Adagrad': r51,
    'bitsandbytes.optim.Adagrad8bit': r51,
    'bitsandbytes.optim.Adagrad32bit': r51,
    'bitsandbytes.optim.Adam': r51,
    'bitsandbytes.optim.Adam8bit': r51,
    'bitsandbytes.optim.Adam32bit': r51,
    'bitsandbytes.optim.PagedAdam': r51,
    'bitsandbytes.optim.PagedAdam8bit': r51,
    'bitsandbytes.optim.PagedAdam32bit': r51,
    'bitsandbytes.optim.AdamW': r51,
    'bitsandbytes.optim.AdamW8bit': r51,
    'bitsandbytes.optim.AdamW32bit': r51,
    'bitsandbytes.optim.PagedAdamW': r51,
    'bitsandbytes.optim.PagedAdamW8bit': r51,
    'bitsandbytes.optim.PagedAdamW32bit': r51,
    'bitsandbytes.optim.AdEMAMix': r51,
    'bitsandbytes.optim.AdEMAMix8bit': r51,
    'bitsandbytes.optim.AdEMAMix32bit': r51,
    'bitsandbytes.optim.PagedAdEMAMix': r51,
    'bitsandbytes.optim.PagedAdEMAMix8bit': r51,
    'bitsandbytes.optim.PagedAdEMAMix32bit': r51,
    'bitsandbytes.optim.LAMB': r51,
    'bitsandbytes.optim.LAMB8bit': r51,
    'bitsandbytes.optim.LAMB32bit': r51,
    'bitsandbytes.optim.LARS': r51,
    'bitsandbytes.optim.LARS8bit': r51,
    'bitsandbytes.optim.LARS32bit': r51,
    'bitsandbytes.optim.PytorchLARS': r51,
    'bitsandbytes.optim.Lion': r51,
    'bitsandbytes.optim.Lion8bit': r51,
    'bitsandbytes.optim.Lion32bit': r51,
    'bitsandbytes.optim.PagedLion': r51,
    'bitsandbytes.optim.PagedLion8bit': r51,
    'bitsandbytes.optim.PagedLion32bit': r51,
    'bitsandbytes.optim.RMSprop': r51,
    'bitsandbytes.optim.RMSprop8bit': r51,
    'bitsandbytes.optim.RMSprop32bit': r51,
    'bitsandbytes.optim.SGD': r51,
    'bitsandbytes.optim.SGD8bit': r51,
    'bitsandbytes.optim.SGD32bit': r51,
    'lion_pytorch.Lion': r52,
    'apex.optimizers.FusedAdam': r34,
    'apex.optimizers.FusedLAMB': r34,
    'apex.optimizers.FusedSGD': r34,
    'apex.optimizers.FusedNovoGrad': r34,
    'apex.optimizers.FusedAdagrad': r34,
    'apex.optimizers.FusedMixedPrecisionLamb': r34,
    'apex.fp16_utils.FP16_Optimizer': r53,
    'apex.parallel.LARC': r54,
    'apex.parallel.DistributedDataParallel': r55,
    'apex.parallel.SyncBatchNorm': r56,
    'deepspeed.ops.adam.FusedAdam': r57,
    'deepspeed.ops.adam.DeepSpeedCPUAdam': r57,
    'deepspeed.ops.lamb.FusedLamb': r34,
    'torch_optimizer.Lookahead': r58,
    'pytorch_optimizer.Lookahead': r58,
    'pytorch_optimizer.SAM': r59,
    'pytorch_optimizer.GSAM': r59,
    'pytorch_optimizer.WSAM': r59,
    'warmup_scheduler.GradualWarmupScheduler': r60,
    'pytorch_warmup.LinearWarmup': r61,
    'pytorch_warmup.ExponentialWarmup': r61,
    'pytorch_warmup.UntunedLinearWarmup': r61,
    'pytorch_warmup.UntunedExponentialWarmup': r61,
    'pytorch_warmup.RAdamWarmup': r61,
    'cosine_annealing_warmup.CosineAnnealingWarmupRestarts': r62,
    'pl_bolts.optimizers.lr_scheduler.LinearWarmupCosineAnnealingLR': r62,
    'segmentation_models_pytorch.Unet': r63,
    'segmentation_models_pytorch.UnetPlusPlus': r63,
    'segmentation_models_pytorch.MAnet': r63,
    'segmentation_models_pytorch.Linknet': r63,
    'segmentation_models_pytorch.FPN': r63,
    'segmentation_models_pytorch.PSPNet': r63,
    'segmentation_models_pytorch.PAN': r63,
    'segmentation_models_pytorch.DeepLabV3': r63,
    'segmentation_models_pytorch.DeepLabV3Plus': r63,
    'segmentation_models_pytorch.UPerNet': r63,
    'segmentation_models_pytorch.Segformer': r63,
    'segmentation_models_pytorch.DPT': r63,
    'efficientnet_pytorch.EfficientNet': r26,
    'lpips.LPIPS': r64,
    'monai.optimizers.Novograd': r34,
    'monai.optimizers.WarmupCosineSchedule': r65,
    'monai.optimizers.LinearLR': r65,
    'monai.optimizers.ExponentialLR': r65,
    'monai.data.DataLoader': r66,
    'monai.data.ThreadDataLoader': r66,
    'monai.apps.DecathlonDataset': r19,
    'monai.apps.MedNISTDataset': r19,
    'torch_geometric.loader.DataLoader': r67,
    'torch_geometric.loader.DenseDataLoader': r66,
    'torch_geometric.loader.DataListLoader': r66,
    'torch_geometric.loader.NeighborLoader': r66,
    'torch_geometric.loader.LinkNeighborLoader': r66,
    'torch_geometric.loader.HGTLoader': r66,
    'torch_geometric.loader.ClusterLoader': r66,
    'torch_geometric.loader.GraphSAINTRandomWalkSampler': r66,
    'torch_geometric.loader.GraphSAINTNodeSampler': r66,
    'torch_geometric.loader.GraphSAINTEdgeSampler': r66,
    'torch_geometric.loader.ShaDowKHopSampler': r66,
    'torch_geometric.loader.RandomNodeLoader': r66,
    'torch_geometric.loader.ImbalancedSampler': r66,
    'torch_geometric.loader.NeighborSampler': r66,
    'torch_geometric.data.DataLoader': r68,
    'torch_geometric.data.NeighborSampler': r69,
    'torch_geometric.data.ClusterLoader': r69,
    'torch_geometric.nn.BatchNorm': r42,
    'torch_geometric.nn.InstanceNorm': r42,
    'torch_geometric.nn.HeteroBatchNorm': r42,
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
    'dgl.dataloading.DataLoader': r70,
    'dgl.dataloading.NodeDataLoader': r70,
    'dgl.dataloading.EdgeDataLoader': r70,
    'dgl.dataloading.GraphDataLoader': r70,
    'dgl.dataloading.DistNodeDataLoader': r70,
    'dgl.dataloading.DistDataLoader': r70,
    'dgl.nn.NodeEmbedding': r71,
    'dgl.nn.pytorch.NodeEmbedding': r71,
    'webdataset.WebDataset': r72,
    'torchdata.datapipes.iter.IterableWrapper': r72,
    'webdataset.WebLoader': r73,
    'ffcv.loader.Loader': r73,
    'nvidia.dali.plugin.pytorch.DALIGenericIterator': r73,
    'nvidia.dali.plugin.pytorch.DALIClassificationIterator': r73,
    'torchtext.data.Iterator': r74,
    'torchtext.data.BucketIterator': r74,
    'torchtext.data.BPTTIterator': r74,
    'torchtext.legacy.data.Iterator': r74,
    'torchtext.legacy.data.BucketIterator': r74,
    'torchtext.legacy.data.BPTTIterator': r74,
    'torch_xla.distributed.parallel_loader.MpDeviceLoader': r75,
    'torch_xla.distributed.parallel_loader.ParallelLoader': r75,
    'horovod.torch.DistributedOptimizer': r76,
    'lightning.pytorch.LightningModule': r28,
    'lightning.pytorch.LightningDataModule': r33,
    'accelerate.utils.DummyOptim': r77,
    'accelerate.utils.DummyScheduler': r78,
    'torch.optim.Optimizer': r79,
    'torch.optim.SGD': r80,
    'torch.optim.Adam': r81,
    'torch.optim.AdamW': r82,
    'torch.optim.NAdam': r83,
    'torch.optim.RAdam': r84,
    'torch.optim.Adamax': r85,
    'torch.optim.Adagrad': r86,
    'torch.optim.Adadelta': r87,
    'torch.optim.Adafactor': r88,
    'torch.optim.ASGD': r89,
    'torch.optim.RMSprop': r90,
    'torch.optim.Rprop': r91,
    'torch.optim.SparseAdam': r92,
    'torch.optim.Muon': r93,
    'torch.optim.LBFGS': r94,
    'torch.distributed.optim.ZeroRedundancyOptimizer': r95,
    'torch.distributed.optim.PostLocalSGDOptimizer': r96,
    'torch.distributed.optim.DistributedOptimizer': r97,
    'torch.optim.lr_scheduler.LRScheduler': r98,
    'torch.optim.lr_scheduler.LambdaLR': r99,
    'torch.optim.lr_scheduler.MultiplicativeLR': r100,
    'torch.optim.lr_scheduler.StepLR': r101,
    'torch.optim.lr_scheduler.MultiStepLR': r102,
    'torch.optim.lr_scheduler.ExponentialLR': r103,
    'torch.optim.lr_scheduler.CosineAnnealingLR': r104,
    'torch.optim.lr_scheduler.CosineAnnealingWarmRestarts': r105,
    'torch.optim.lr_scheduler.ConstantLR': r106,
    'torch.optim.lr_scheduler.LinearLR': r107,
    'torch.optim.lr_scheduler.PolynomialLR': r108,
    'torch.optim.lr_scheduler.OneCycleLR': r109,
    'torch.optim.lr_scheduler.CyclicLR': r110,
    'torch.optim.lr_scheduler.ReduceLROnPlateau': r111,
    'torch.optim.lr_scheduler.SequentialLR': r112,
    'torch.optim.lr_scheduler.ChainedScheduler': r113,
    'torch.optim.swa_utils.AveragedModel': r114,
    'torch.optim.swa_utils.SWALR': r115,
    'torch.amp.GradScaler': r116,
    'torch.cuda.amp.GradScaler': r117,
    'torch.cpu.amp.GradScaler': r117,
    'torch.distributed.fsdp.sharded_grad_scaler.ShardedGradScaler': r118,
    'torch.utils.data.DataLoader': r119,
    'torchdata.stateful_dataloader.StatefulDataLoader': r120,
    'torch.utils.data.Dataset': r19,
    'torch.utils.data.IterableDataset': r72,
    'torch.utils.data.TensorDataset': r121,
    'torch.utils.data.StackDataset': r122,
    'torch.utils.data.ConcatDataset': r123,
    'torch.utils.data.ChainDataset': r124,
    'torch.utils.data.Subset': r125,
    'torch.utils.data.Sampler': r126,
    'torch.utils.data.SequentialSampler': r127,
    'torch.utils.data.RandomSampler': r128,
    'torch.utils.data.SubsetRandomSampler': r129,
    'torch.utils.data.WeightedRandomSampler': r130,
    'torch.utils.data.BatchSampler': r131,
    'torch.utils.data.distributed.DistributedSampler': r132,
    'torch.nn.parallel.DistributedDataParallel': r133,
    'torch.nn.DataParallel': r134,
    'torch.distributed.fsdp.FullyShardedDataParallel': r135,
    'torch.nn.CrossEntropyLoss': r136,
    'torch.nn.LinearCrossEntropyLoss': r137,
    'torch.nn.NLLLoss': r138,
    'torch.nn.NLLLoss2d': r138,
    'torch.nn.BCELoss': r139,
    'torch.nn.BCEWithLogitsLoss': r140,
    'torch.nn.MultiLabelSoftMarginLoss': r141,
    'torch.nn.SoftMarginLoss': r142,
    'torch.nn.MSELoss': r143,
    'torch.nn.L1Loss': r143,
    'torch.nn.SmoothL1Loss': r144,
    'torch.nn.HuberLoss': r145,
    'torch.nn.KLDivLoss': r146,
    'torch.nn.PoissonNLLLoss': r147,
    'torch.nn.GaussianNLLLoss': r148,
    'torch.nn.CTCLoss': r149,
    'torch.nn.HingeEmbeddingLoss': r150,
    'torch.nn.CosineEmbeddingLoss': r151,
    'torch.nn.MarginRankingLoss': r151,
    'torch.nn.MultiLabelMarginLoss': r152,
    'torch.nn.MultiMarginLoss': r153,
    'torch.nn.TripletMarginLoss': r154,
    'torch.nn.TripletMarginWithDistanceLoss': r155,
    'torch.nn.AdaptiveLogSoftmaxWithLoss': r156,
    'torch.nn.Module': r28,
    'torch.nn.Parameter': r157,
    'torch.nn.ParameterList': r71,
    'torch.nn.ParameterDict': r71,
    'torch.nn.Sequential': r158,
    'torch.nn.ModuleList': r159,
    'torch.nn.ModuleDict': r159,
    'torch.nn.Dropout': r160,
    'torch.nn.Dropout1d': r160,
    'torch.nn.Dropout2d': r160,
    'torch.nn.Dropout3d': r160,
    'torch.nn.AlphaDropout': r160,
    'torch.nn.FeatureAlphaDropout': r160,
    'torch.nn.RReLU': r161,
    'torch.nn.BatchNorm1d': r162,
    'torch.nn.BatchNorm2d': r162,
    'torch.nn.BatchNorm3d': r162,
    'torch.nn.SyncBatchNorm': r163,
    'torch.nn.LazyBatchNorm1d': r164,
    'torch.nn.LazyBatchNorm2d': r164,
    'torch.nn.LazyBatchNorm3d': r164,
    'torch.nn.InstanceNorm1d': r165,
    'torch.nn.InstanceNorm2d': r165,
    'torch.nn.InstanceNorm3d': r165,
    'torch.nn.LazyInstanceNorm1d': r166,
    'torch.nn.LazyInstanceNorm2d': r166,
    'torch.nn.LazyInstanceNorm3d': r166,
    'torch.nn.MultiheadAttention': r167,
    'torch.nn.RNN': r168,
    'torch.nn.LSTM': r168,
    'torch.nn.GRU': r168,
    'torch.nn.RNNBase': r169,
    'torch.nn.RNNCell': r170,
    'torch.nn.LSTMCell': r170,
    'torch.nn.GRUCell': r170,
    'torch.nn.RNNCellBase': r170,
    'torch.nn.Transformer': r171,
    'torch.nn.TransformerEncoderLayer': r172,
    'torch.nn.TransformerDecoderLayer': r172,
    'torch.nn.TransformerEncoder': r173,
    'torch.nn.TransformerDecoder': r174,
    'torch.nn.Softmax': r175,
    'torch.nn.Softmax2d': r175,
    'torch.nn.LogSoftmax': r176,
    'torch.nn.Sigmoid': r177,
    'torch.nn.Linear': r178,
    'torch.nn.LazyLinear': r179,
    'torch.nn.Conv1d': r180,
    'torch.nn.Conv2d': r180,
    'torch.nn.Conv3d': r180,
    'torch.nn.ConvTranspose1d': r181,
    'torch.nn.ConvTranspose2d': r181,
    'torch.nn.ConvTranspose3d': r181,
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
    'torch.nn.CELU': r182,
    'torch.nn.ELU': r182,
    'torch.nn.GELU': r182,
    'torch.nn.GLU': r182,
    'torch.nn.Hardshrink': r182,
    'torch.nn.Hardsigmoid': r182,
    'torch.nn.Hardswish': r182,
    'torch.nn.Hardtanh': r182,
    'torch.nn.LeakyReLU': r182,
    'torch.nn.LogSigmoid': r182,
    'torch.nn.Mish': r182,
    'torch.nn.ReLU': r182,
    'torch.nn.ReLU6': r182,
    'torch.nn.SELU': r182,
    'torch.nn.SiLU': r182,
    'torch.nn.Softmin': r182,
    'torch.nn.Softplus': r182,
    'torch.nn.Softshrink': r182,
    'torch.nn.Softsign': r182,
    'torch.nn.Tanh': r182,
    'torch.nn.Tanhshrink': r182,
    'torch.nn.Threshold': r182,
    'torch.nn.AdaptiveAvgPool1d': r182,
    'torch.nn.AdaptiveAvgPool2d': r182,
    'torch.nn.AdaptiveAvgPool3d': r182,
    'torch.nn.AdaptiveMaxPool1d': r182,
    'torch.nn.AdaptiveMaxPool2d': r182,
    'torch.nn.AdaptiveMaxPool3d': r182,
    'torch.nn.AvgPool1d': r182,
    'torch.nn.AvgPool2d': r182,
    'torch.nn.AvgPool3d': r182,
    'torch.nn.FractionalMaxPool2d': r182,
    'torch.nn.FractionalMaxPool3d': r182,
    'torch.nn.LPPool1d': r182,
    'torch.nn.LPPool2d': r182,
    'torch.nn.LPPool3d': r182,
    'torch.nn.MaxPool1d': r182,
    'torch.nn.MaxPool2d': r182,
    'torch.nn.MaxPool3d': r182,
    'torch.nn.MaxUnpool1d': r182,
    'torch.nn.MaxUnpool2d': r182,
    'torch.nn.MaxUnpool3d': r182,
    'torch.nn.CircularPad1d': r182,
    'torch.nn.CircularPad2d': r182,
    'torch.nn.CircularPad3d': r182,
    'torch.nn.ConstantPad1d': r182,
    'torch.nn.ConstantPad2d': r182,
    'torch.nn.ConstantPad3d': r182,
    'torch.nn.ReflectionPad1d': r182,
    'torch.nn.ReflectionPad2d': r182,
    'torch.nn.ReflectionPad3d': r182,
    'torch.nn.ReplicationPad1d': r182,
    'torch.nn.ReplicationPad2d': r182,
    'torch.nn.ReplicationPad3d': r182,
    'torch.nn.ZeroPad1d': r182,
    'torch.nn.ZeroPad2d': r182,
    'torch.nn.ZeroPad3d': r182,
    'torch.nn.ChannelShuffle': r182,
    'torch.nn.CosineSimilarity': r182,
    'torch.nn.CrossMapLRN2d': r182,
    'torch.nn.Flatten': r182,
    'torch.nn.Fold': r182,
    'torch.nn.Identity': r182,
    'torch.nn.LocalResponseNorm': r182,
    'torch.nn.PairwiseDistance': r182,
    'torch.nn.PixelShuffle': r182,
    'torch.nn.PixelUnshuffle': r182,
    'torch.nn.Unflatten': r182,
    'torch.nn.Unfold': r182,
    'torch.nn.Upsample': r182,
    'torch.nn.UpsamplingBilinear2d': r182,
    'torch.nn.UpsamplingNearest2d': r182,
    'numpy.random.RandomState': r183,
    'random.Random': r183,
    'torch.Generator': r184,
}

functions: dict[str, Any] = {
    'torchvision.models.densenet121': r185,
    'torchvision.models.densenet161': r185,
    'torchvision.models.densenet169': r185,
    'torchvision.models.densenet201': r185,
    'torchvision.models.efficientnet_b0': r185,
    'torchvision.models.efficientnet_b1': r185,
    'torchvision.models.efficientnet_b2': r185,
    'torchvision.models.efficientnet_b3': r185,
    'torchvision.models.efficientnet_b4': r185,
    'torchvision.models.efficientnet_b5': r185,
    'torchvision.models.efficientnet_b6': r185,
    'torchvision.models.efficientnet_b7': r185,
    'torchvision.models.efficientnet_v2_l': r185,
    'torchvision.models.efficientnet_v2_m': r185,
    'torchvision.models.efficientnet_v2_s': r185,
    'torchvision.models.googlenet': r185,
    'torchvision.models.inception_v3': r185,
    'torchvision.models.maxvit_t': r185,
    'torchvision.models.mnasnet0_5': r185,
    'torchvision.models.mnasnet0_75': r185,
    'torchvision.models.mnasnet1_0': r185,
    'torchvision.models.mnasnet1_3': r185,
    'torchvision.models.mobilenet_v2': r185,
    'torchvision.models.mobilenet_v3_large': r185,
    'torchvision.models.mobilenet_v3_small': r185,
    'torchvision.models.regnet_x_16gf': r185,
    'torchvision.models.regnet_x_1_6gf': r185,
    'torchvision.models.regnet_x_32gf': r185,
    'torchvision.models.regnet_x_3_2gf': r185,
    'torchvision.models.regnet_x_400mf': r185,
    'torchvision.models.regnet_x_800mf': r185,
    'torchvision.models.regnet_x_8gf': r185,
    'torchvision.models.regnet_y_128gf': r185,
    'torchvision.models.regnet_y_16gf': r185,
    'torchvision.models.regnet_y_1_6gf': r185,
    'torchvision.models.regnet_y_32gf': r185,
    'torchvision.models.regnet_y_3_2gf': r185,
    'torchvision.models.regnet_y_400mf': r185,
    'torchvision.models.regnet_y_800mf': r185,
    'torchvision.models.regnet_y_8gf': r185,
    'torchvision.models.resnet101': r185,
    'torchvision.models.resnet152': r185,
    'torchvision.models.resnet18': r185,
    'torchvision.models.resnet34': r185,
    'torchvision.models.resnet50': r185,
    'torchvision.models.resnext101_32x8d': r185,
    'torchvision.models.resnext101_64x4d': r185,
    'torchvision.models.resnext50_32x4d': r185,
    'torchvision.models.shufflenet_v2_x0_5': r185,
    'torchvision.models.shufflenet_v2_x1_0': r185,
    'torchvision.models.shufflenet_v2_x1_5': r185,
    'torchvision.models.shufflenet_v2_x2_0': r185,
    'torchvision.models.vgg11_bn': r185,
    'torchvision.models.vgg13_bn': r185,
    'torchvision.models.vgg16_bn': r185,
    'torchvision.models.vgg19_bn': r185,
    'torchvision.models.wide_resnet101_2': r185,
    'torchvision.models.wide_resnet50_2': r185,
    'torchvision.models.alexnet': r186,
    'torchvision.models.convnext_base': r186,
    'torchvision.models.convnext_large': r186,
    'torchvision.models.convnext_small': r186,
    'torchvision.models.convnext_tiny': r186,
    'torchvision.models.squeezenet1_0': r186,
    'torchvision.models.squeezenet1_1': r186,
    'torchvision.models.swin_b': r186,
    'torchvision.models.swin_s': r186,
    'torchvision.models.swin_t': r186,
    'torchvision.models.swin_v2_b': r186,
    'torchvision.models.swin_v2_s': r186,
    'torchvision.models.swin_v2_t': r186,
    'torchvision.models.vgg11': r186,
    'torchvision.models.vgg13': r186,
    'torchvision.models.vgg16': r186,
    'torchvision.models.vgg19': r186,
    'torchvision.models.vit_b_16': r187,
    'torchvision.models.vit_b_32': r187,
    'torchvision.models.vit_h_14': r187,
    'torchvision.models.vit_l_16': r187,
    'torchvision.models.vit_l_32': r187,
    'torchvision.models.video.mc3_18': r185,
    'torchvision.models.video.r2plus1d_18': r185,
    'torchvision.models.video.r3d_18': r185,
    'torchvision.models.video.s3d': r185,
    'torchvision.models.video.mvit_v1_b': r186,
    'torchvision.models.video.mvit_v2_s': r186,
    'torchvision.models.video.swin3d_b': r186,
    'torchvision.models.video.swin3d_s': r186,
    'torchvision.models.video.swin3d_t': r186,
    'torchvision.models.segmentation.deeplabv3_mobilenet_v3_large': r188,
    'torchvision.models.segmentation.deeplabv3_resnet101': r188,
    'torchvision.models.segmentation.deeplabv3_resnet50': r188,
    'torchvision.models.segmentation.fcn_resnet101': r188,
    'torchvision.models.segmentation.fcn_resnet50': r188,
    'torchvision.models.segmentation.lraspp_mobilenet_v3_large': r189,
    'torchvision.models.detection.fasterrcnn_mobilenet_v3_large_320_fpn': r190,
    'torchvision.models.detection.fasterrcnn_mobilenet_v3_large_fpn': r190,
    'torchvision.models.detection.fasterrcnn_resnet50_fpn': r190,
    'torchvision.models.detection.fasterrcnn_resnet50_fpn_v2': r190,
    'torchvision.models.detection.fcos_resnet50_fpn': r190,
    'torchvision.models.detection.keypointrcnn_resnet50_fpn': r190,
    'torchvision.models.detection.maskrcnn_resnet50_fpn': r190,
    'torchvision.models.detection.maskrcnn_resnet50_fpn_v2': r190,
    'torchvision.models.detection.retinanet_resnet50_fpn': r190,
    'torchvision.models.detection.retinanet_resnet50_fpn_v2': r190,
    'torchvision.models.detection.ssd300_vgg16': r190,
    'torchvision.models.detection.ssdlite320_mobilenet_v3_large': r190,
    'torchvision.models.optical_flow.raft_large': r191,
    'torchvision.models.optical_flow.raft_small': r191,
    'torchvision.models.quantization.googlenet': r192,
    'torchvision.models.quantization.inception_v3': r192,
    'torchvision.models.quantization.mobilenet_v2': r192,
    'torchvision.models.quantization.mobilenet_v3_large': r192,
    'torchvision.models.quantization.resnet18': r192,
    'torchvision.models.quantization.resnet50': r192,
    'torchvision.models.quantization.resnext101_32x8d': r192,
    'torchvision.models.quantization.resnext101_64x4d': r192,
    'torchvision.models.quantization.shufflenet_v2_x0_5': r192,
    'torchvision.models.quantization.shufflenet_v2_x1_0': r192,
    'torchvision.models.quantization.shufflenet_v2_x1_5': r192,
    'torchvision.models.quantization.shufflenet_v2_x2_0': r192,
    'torchvision.models.get_model': r193,
    'torchvision.ops.sigmoid_focal_loss': r194,
    'torchvision.ops.generalized_box_iou_loss': r195,
    'torchvision.ops.distance_box_iou_loss': r195,
    'torchvision.ops.complete_box_iou_loss': r195,
    'torchmetrics.functional.f1_score': r196,
    'torchmetrics.functional.fbeta_score': r196,
    'torchmetrics.functional.precision': r196,
    'torchmetrics.functional.recall': r196,
    'torchmetrics.functional.auroc': r196,
    'torchmetrics.functional.average_precision': r196,
    'torchmetrics.functional.jaccard_index': r196,
    'torchmetrics.functional.cohen_kappa': r196,
    'torchmetrics.functional.matthews_corrcoef': r196,
    'torchmetrics.functional.word_error_rate': r196,
    'torchmetrics.functional.bleu_score': r196,
    'torchmetrics.functional.r2_score': r196,
    'torchmetrics.functional.specificity': r196,
    'torchmetrics.functional.dice': r196,
    'sklearn.metrics.f1_score': r197,
    'sklearn.metrics.fbeta_score': r197,
    'sklearn.metrics.precision_score': r197,
    'sklearn.metrics.recall_score': r197,
    'sklearn.metrics.roc_auc_score': r197,
    'sklearn.metrics.average_precision_score': r197,
    'sklearn.metrics.jaccard_score': r197,
    'sklearn.metrics.cohen_kappa_score': r197,
    'sklearn.metrics.matthews_corrcoef': r197,
    'sklearn.metrics.r2_score': r197,
    'sklearn.metrics.balanced_accuracy_score': r197,
    'sklearn.metrics.accuracy_score': r198,
    'sklearn.metrics.mean_squared_error': r198,
    'sklearn.metrics.mean_absolute_error': r198,
    'sklearn.metrics.log_loss': r198,
    'sklearn.metrics.confusion_matrix': r198,
    'sklearn.metrics.classification_report': r198,
    'evaluate.load': r199,
    'evaluate.combine': r199,
    'datasets.load_metric': r199,
    'ignite.handlers.create_lr_scheduler_with_warmup': r200,
    'timm.create_model': r201,
    'timm.optim.create_optimizer_v2': r202,
    'timm.optim.create_optimizer': r203,
    'timm.optim.param_groups_weight_decay': r204,
    'timm.optim.param_groups_layer_decay': r204,
    'timm.scheduler.create_scheduler_v2': r205,
    'timm.scheduler.create_scheduler': r206,
    'timm.data.create_dataset': r207,
    'timm.data.create_loader': r208,
    'timm.data.create_transform': r209,
    'timm.utils.reduce_tensor': r210,
    'timm.utils.random_seed': r211,
    'timm.utils.is_primary': r212,
    'timm.utils.init_distributed_device': r213,
    'transformers.get_constant_schedule': r214,
    'transformers.get_constant_schedule_with_warmup': r215,
    'transformers.get_linear_schedule_with_warmup': r216,
    'transformers.get_cosine_schedule_with_warmup': r216,
    'transformers.get_cosine_with_hard_restarts_schedule_with_warmup': r216,
    'transformers.get_polynomial_decay_schedule_with_warmup': r216,
    'transformers.get_cosine_with_min_lr_schedule_with_warmup': r216,
    'transformers.get_inverse_sqrt_schedule': r217,
    'transformers.get_wsd_schedule': r217,
    'transformers.get_reduce_on_plateau_schedule': r218,
    'transformers.get_scheduler': r219,
    'transformers.set_seed': r220,
    'diffusers.optimization.get_scheduler': r221,
    'diffusers.optimization.get_cosine_schedule_with_warmup': r216,
    'diffusers.optimization.get_linear_schedule_with_warmup': r216,
    'diffusers.optimization.get_cosine_with_hard_restarts_schedule_with_warmup': r216,
    'diffusers.optimization.get_polynomial_decay_schedule_with_warmup': r216,
    'diffusers.optimization.get_constant_schedule': r222,
    'diffusers.optimization.get_constant_schedule_with_warmup': r222,
    'apex.amp.initialize': r223,
    'apex.amp.scale_loss': r223,
    'apex.parallel.convert_syncbn_model': r224,
    'segmentation_models_pytorch.create_model': r225,
    'clip.load': r226,
    'open_clip.create_model_and_transforms': r227,
    'peft.get_peft_model': r228,
    'peft.PeftModel.from_pretrained': r228,
    'peft.prepare_model_for_kbit_training': r229,
    'monai.inferers.sliding_window_inference': r230,
    'monai.utils.set_determinism': r231,
    'datasets.load_dataset': r232,
    'datasets.load_from_disk': r232,
    'torch_xla.core.xla_model.optimizer_step': r233,
    'torch_xla.core.xla_model.save': r234,
    'horovod.torch.DistributedOptimizer': r235,
    'horovod.torch.allreduce': r236,
    'horovod.torch.allgather': r236,
    'horovod.torch.broadcast': r236,
    'horovod.torch.reducescatter': r236,
    'horovod.torch.broadcast_parameters': r237,
    'horovod.torch.broadcast_optimizer_state': r237,
    'horovod.torch.broadcast_object': r237,
    'horovod.torch.rank': r212,
    'horovod.torch.local_rank': r212,
    'horovod.torch.init': r238,
    'accelerate.utils.set_seed': r239,
    'diffusers.training_utils.set_seed': r239,
    'lightning.pytorch.seed_everything': r240,
    'lightning.fabric.seed_everything': r240,
    'ignite.utils.manual_seed': r231,
    'fastai.torch_core.set_seed': r231,
    'deepspeed.init_distributed': r241,
    'deepspeed.add_config_arguments': r242,
    'torch.optim.swa_utils.update_bn': r243,
    'torch.optim.swa_utils.get_ema_avg_fn': r244,
    'torch.optim.swa_utils.get_ema_multi_avg_fn': r244,
    'torch.optim.swa_utils.get_swa_avg_fn': r245,
    'torch.optim.swa_utils.get_swa_multi_avg_fn': r245,
    'torch.autocast': r246,
    'torch.cuda.amp.autocast': r247,
    'torch.cpu.amp.autocast': r248,
    'torch.no_grad': r249,
    'torch.enable_grad': r250,
    'torch.inference_mode': r251,
    'torch.set_grad_enabled': r252,
    'torch.autograd.backward': r253,
    'torch.distributed.autograd.backward': r254,
    'torch.autograd.grad': r255,
    'torch.nn.utils.clip_grad_norm_': r256,
    'torch.nn.utils.clip_grad_norm': r257,
    'torch.nn.utils.clip_grad_value_': r258,
    'torch.nn.utils.clip_grads_with_norm_': r259,
    'torch.nn.utils.get_total_norm': r260,
    'torch.utils.checkpoint.checkpoint': r261,
    'torch.func.functional_call': r262,
    'torch.nn.utils.parametrizations.spectral_norm': r263,
    'torch.nn.utils.parametrizations.weight_norm': r263,
    'torch.nn.utils.parametrizations.orthogonal': r263,
    'torch.nn.utils.spectral_norm': r263,
    'torch.nn.utils.weight_norm': r263,
    'torch.nn.utils.vector_to_parameters': r264,
    'torch.utils.data.random_split': r265,
    'torch.utils.data.default_collate': r266,
    'torch.utils.data.default_convert': r266,
    'torch.utils.data.get_worker_info': r267,
    'torch.distributed.fsdp.fully_shard': r268,
    'torch.distributed.tensor.parallel.parallelize_module': r269,
    'torch.nn.SyncBatchNorm.convert_sync_batchnorm': r270,
    'torch.compile': r271,
    'torch.distributed.init_process_group': r272,
    'torch.distributed.destroy_process_group': r273,
    'torch.distributed.barrier': r274,
    'torch.distributed.monitored_barrier': r274,
    'torch.distributed.all_reduce': r275,
    'torch.distributed.reduce': r276,
    'torch.distributed.broadcast': r277,
    'torch.distributed.broadcast_object_list': r278,
    'torch.distributed.all_gather': r279,
    'torch.distributed.all_gather_into_tensor': r280,
    'torch.distributed.all_gather_object': r281,
    'torch.distributed.gather': r282,
    'torch.distributed.gather_object': r283,
    'torch.distributed.scatter': r284,
    'torch.distributed.scatter_object_list': r285,
    'torch.distributed.reduce_scatter': r286,
    'torch.distributed.reduce_scatter_tensor': r286,
    'torch.distributed.all_to_all': r287,
    'torch.distributed.all_to_all_single': r287,
    'torch.distributed.nn.all_reduce': r288,
    'torch.distributed.nn.all_gather': r288,
    'torch.distributed.nn.broadcast': r288,
    'torch.distributed.nn.reduce': r288,
    'torch.distributed.nn.gather': r288,
    'torch.distributed.get_node_local_rank': r212,
    'torch.distributed.get_backend': r289,
    'torch.distributed.is_torchelastic_launched': r289,
    'torch.distributed.is_nccl_available': r289,
    'torch.cuda.set_device': r290,
    'torch.cuda.device': r291,
    'torch.accelerator.set_device_index': r290,
    'torch.nn.functional.cross_entropy': r292,
    'torch.nn.functional.linear_cross_entropy': r293,
    'torch.nn.functional.nll_loss': r294,
    'torch.nn.functional.binary_cross_entropy': r295,
    'torch.nn.functional.binary_cross_entropy_with_logits': r296,
    'torch.nn.functional.multilabel_soft_margin_loss': r297,
    'torch.nn.functional.mse_loss': r298,
    'torch.nn.functional.l1_loss': r298,
    'torch.nn.functional.smooth_l1_loss': r299,
    'torch.nn.functional.huber_loss': r300,
    'torch.nn.functional.kl_div': r301,
    'torch.nn.functional.poisson_nll_loss': r302,
    'torch.nn.functional.gaussian_nll_loss': r303,
    'torch.nn.functional.ctc_loss': r304,
    'torch.nn.functional.soft_margin_loss': r305,
    'torch.nn.functional.multilabel_margin_loss': r305,
    'torch.nn.functional.hinge_embedding_loss': r306,
    'torch.nn.functional.multi_margin_loss': r307,
    'torch.nn.functional.cosine_embedding_loss': r308,
    'torch.nn.functional.margin_ranking_loss': r308,
    'torch.nn.functional.triplet_margin_loss': r309,
    'torch.nn.functional.triplet_margin_with_distance_loss': r310,
    'torch.nn.functional.dropout': r311,
    'torch.nn.functional.dropout1d': r311,
    'torch.nn.functional.dropout2d': r311,
    'torch.nn.functional.dropout3d': r311,
    'torch.nn.functional.alpha_dropout': r312,
    'torch.nn.functional.feature_alpha_dropout': r312,
    'torch.dropout': r313,
    'torch.alpha_dropout': r313,
    'torch.feature_alpha_dropout': r313,
    'torch.feature_dropout': r313,
    'torch.nn.functional.rrelu': r314,
    'torch.nn.functional.batch_norm': r315,
    'torch.nn.functional.scaled_dot_product_attention': r316,
    'torch.nn.functional.multi_head_attention_forward': r317,
    'torch.nn.functional.gumbel_softmax': r318,
    'torch.nn.functional.softmax': r319,
    'torch.nn.functional.log_softmax': r320,
    'torch.nn.functional.sigmoid': r321,
    'torch.softmax': r322,
    'torch.special.softmax': r322,
    'torch.log_softmax': r323,
    'torch.special.log_softmax': r323,
    'torch.sigmoid': r321,
    'torch.special.expit': r321,
    'torch.Tensor': r324,
    'torch.FloatTensor': r324,
    'torch.DoubleTensor': r324,
    'torch.HalfTensor': r324,
    'torch.BFloat16Tensor': r324,
    'torch.LongTensor': r324,
    'torch.IntTensor': r324,
    'torch.ShortTensor': r324,
    'torch.ByteTensor': r324,
    'torch.BoolTensor': r324,
    'torch.tensor': r325,
    'torch.from_numpy': r326,
    'torch.as_tensor': r327,
    'torch.autograd.Variable': r328,
    'torch.argmax': r329,
    'torch.argmin': r329,
    'torch.argsort': r329,
    'torch.eq': r329,
    'torch.ne': r329,
    'torch.gt': r329,
    'torch.ge': r329,
    'torch.lt': r329,
    'torch.le': r329,
    'torch.isnan': r329,
    'torch.isinf': r329,
    'torch.isfinite': r329,
    'torch.isclose': r329,
    'torch.logical_and': r329,
    'torch.logical_or': r329,
    'torch.logical_not': r329,
    'torch.bincount': r329,
    'torch.histc': r329,
    'torch.multinomial': r329,
    'torch.bernoulli': r329,
    'torch.searchsorted': r329,
    'torch.bucketize': r329,
    'torch.nn.functional.one_hot': r329,
    'torch.zeros_like': r329,
    'torch.ones_like': r329,
    'torch.empty_like': r329,
    'torch.full_like': r329,
    'torch.rand_like': r330,
    'torch.randn_like': r330,
    'torch.randint_like': r330,
    'torch.zeros': r331,
    'torch.ones': r331,
    'torch.empty': r331,
    'torch.full': r331,
    'torch.arange': r331,
    'torch.linspace': r331,
    'torch.logspace': r331,
    'torch.eye': r331,
    'torch.rand': r332,
    'torch.randn': r332,
    'torch.randint': r332,
    'torch.randperm': r332,
    'torch.normal': r332,
    'torch.is_tensor': r333,
    'torch.is_floating_point': r333,
    'torch.numel': r333,
    'torch.equal': r333,
    'torch.allclose': r333,
    'torch.save': r334,
    'torch.load': r335,
    'torch.hub.load_state_dict_from_url': r336,
    'torch.hub.load': r337,
    'torch.distributed.checkpoint.save': r338,
    'torch.distributed.checkpoint.async_save': r338,
    'torch.distributed.checkpoint.load': r339,
    'torch.distributed.checkpoint.state_dict.get_state_dict': r340,
    'torch.distributed.checkpoint.state_dict.get_model_state_dict': r341,
    'torch.distributed.checkpoint.state_dict.get_optimizer_state_dict': r342,
    'torch.distributed.checkpoint.state_dict.set_state_dict': r343,
    'torch.distributed.checkpoint.state_dict.set_model_state_dict': r344,
    'torch.distributed.checkpoint.state_dict.set_optimizer_state_dict': r345,
    'copy.copy': r346,
    'torch.jit.trace': r347,
    'torch.jit.trace_module': r348,
    'torch.jit.script': r349,
    'torch.jit.freeze': r350,
    'torch.jit.save': r351,
    'torch.jit.load': r352,
    'torch.onnx.export': r353,
    'torch.export.export': r354,
    'torch.manual_seed': r355,
    'torch.random.manual_seed': r355,
    'torch.cuda.manual_seed': r356,
    'torch.cuda.manual_seed_all': r356,
    'numpy.random.seed': r357,
    'random.seed': r358,
    'torch.random.fork_rng': r359,
    'torch.set_rng_state': r360,
    'torch.random.set_rng_state': r360,
    'torch.cuda.set_rng_state': r361,
    'torch.cuda.set_rng_state_all': r362,
    'numpy.random.set_state': r363,
    'random.setstate': r364,
    'torch.initial_seed': r245,
    'torch.seed': r245,
    'numpy.random.default_rng': r365,
    'tqdm.autonotebook.tqdm': r366,
    'tqdm.rich.tqdm': r366,
    'tqdm.asyncio.tqdm': r366,
    'tqdm.std.tqdm': r366,
    'alive_progress.alive_it': r367,
    'progressbar.progressbar': r367,
}

methods: dict[str, Any] = {
    'evaluate.EvaluationModule': {'add_batch': r368, 'add': r368, 'compute': r369},
    'monai.metrics.CumulativeIterationMetric': {'aggregate': r370},
    'timm.scheduler.Scheduler': {'step': r371, 'step_update': r372},
    'transformers.PreTrainedModel': {'from_pretrained': r373, 'from_config': r374, 'save_pretrained': r375, 'generate': r376, 'gradient_checkpointing_enable': r377, 'resize_token_embeddings': r378, '__call__': r379},
    'diffusers.ModelMixin': {'from_pretrained': r373, 'from_config': r374, 'save_pretrained': r375, 'enable_gradient_checkpointing': r377},
    'diffusers.training_utils.EMAModel': {'step': r380, 'store': r381, 'copy_to': r382, 'restore': r383},
    'torch_ema.ExponentialMovingAverage': {'update': r380, 'store': r381, 'copy_to': r382, 'restore': r383, 'average_parameters': r384},
    'ema': {'update': r385, 'apply_shadow': r386, 'update_parameters': r385},
    'pytorch_optimizer.SAM': {'first_step': r387, 'second_step': r388},
    'warmup_scheduler.GradualWarmupScheduler': {'step': r389},
    'efficientnet_pytorch.EfficientNet': {'from_pretrained': r390, 'from_name': r390},
    'optimizer': {'step': r391, 'zero_grad': r392, 'state_dict': r393, 'load_state_dict': r394, 'add_param_group': r395, 'register_step_post_hook': r396, 'register_step_pre_hook': r396},
    'torch.optim.LBFGS': {'step': r397},
    'torch.distributed.optim.ZeroRedundancyOptimizer': {'consolidate_state_dict': r398, 'step': r391},
    'scheduler': {'step': r399, 'get_last_lr': r245, 'get_lr': r245, 'state_dict': r400, 'load_state_dict': r394},
    'torch.optim.lr_scheduler.ReduceLROnPlateau': {'step': r401},
    'torch.optim.lr_scheduler.SequentialLR': {'step': r402},
    'torch.optim.lr_scheduler.ChainedScheduler': {'step': r402},
    'scaler': {'scale': r403, 'unscale_': r404, 'step': r405, 'update': r406, 'get_scale': r245, 'is_enabled': r245, 'state_dict': r400, 'load_state_dict': r394},
    'model': {'__call__': r407, 'forward': r407, 'train': r408, 'eval': r409, 'requires_grad_': r410, 'zero_grad': r392, 'parameters': r411, 'named_parameters': r412, 'buffers': r413, 'named_buffers': r414, 'children': r415, 'named_children': r416, 'modules': r415, 'named_modules': r417, 'get_submodule': r418, 'get_parameter': r419, 'state_dict': r420, 'load_state_dict': r421, 'to': r422, 'cuda': r423, 'cpu': r424, 'xpu': r423, 'float': r425, 'double': r426, 'half': r427, 'bfloat16': r428, 'type': r429, 'to_empty': r430, 'apply': r431, 'reset_parameters': r432, 'init_weights': r432, 'share_memory': r433, 'compile': r434, 'append': r435, 'insert': r436, 'add_module': r437, 'register_module': r437, 'register_buffer': r438, 'register_parameter': r439, 'register_forward_hook': r396, 'register_forward_pre_hook': r396, 'register_full_backward_hook': r396, 'no_sync': r440, 'join': r441, 'clip_grad_norm_': r442, 'set_requires_gradient_sync': r443, 'set_is_last_backward': r444},
    'torch.nn.ModuleList': {'append': r435, 'extend': r445, 'insert': r436, 'update': r446},
    'torch.nn.ModuleDict': {'append': r435, 'extend': r445, 'insert': r436, 'update': r446},
    'torch.nn.Sequential': {'append': r435, 'extend': r445, 'insert': r436, 'update': r446},
    'criterion': {'__call__': r447, 'forward': r447},
    'torch.nn.CosineEmbeddingLoss': {'__call__': r448},
    'torch.nn.MarginRankingLoss': {'__call__': r448},
    'torch.nn.TripletMarginLoss': {'__call__': r449},
    'torch.nn.TripletMarginWithDistanceLoss': {'__call__': r449},
    'torch.nn.CTCLoss': {'__call__': r450},
    'torch.nn.GaussianNLLLoss': {'__call__': r451},
    'sampler': {'set_epoch': r452},
    'torch.Generator': {'manual_seed': r453},
    'loader': {'set_epoch': r452, 'state_dict': r400, 'load_state_dict': r394},
    'dataset': {'shuffle': r433, 'set_epoch': r452},
    'metric': {'__call__': r454, 'forward': r454, 'update': r455, 'compute': r456, 'reset': r432},
    'parameters': {'requires_grad_': r410, 'register_post_accumulate_grad_hook': r396, 'register_hook': r396},
    'tensor': {'backward': r457, 'item': r458, 'tolist': r458, 'numpy': r459, 'cpu': r460, 'detach': r461, 'detach_': r462, 'requires_grad_': r463, 'retain_grad': r377, 'clone': r464, 'to': r465, 'cuda': r466, 'float': r467, 'double': r468, 'half': r469, 'bfloat16': r470, 'long': r461, 'int': r461, 'bool': r461, 'byte': r461, 'argmax': r471, 'argmin': r471, 'argsort': r472, 'eq': r473, 'ne': r473, 'gt': r473, 'ge': r473, 'lt': r473, 'le': r473, 'isnan': r461, 'isinf': r461, 'isfinite': r461, 'nonzero': r461, 'new_tensor': r324, 'new_zeros': r474, 'new_ones': r474, 'size': r475, 'dim': r476, 'numel': r476, 'nelement': r476, 'softmax': r477, 'log_softmax': r478, 'sigmoid': r479, 'sigmoid_': r480, 'register_hook': r396},
}

attributes: dict[str, Any] = {
    'timm.utils.ModelEma': {'ema': r481},
    'ema_pytorch.EMA': {'ema_model': r481},
    'tensor': {'data': r331, 'grad': r482, 'shape': r333, 'device': r333, 'dtype': r333, 'requires_grad': r333, 'is_cuda': r333, 'ndim': r333},
    'model': {'module': r481, '_orig_mod': r481, 'training': r289},
    'ema': {'module': r481},
    'optimizer': {'param_groups': r483},
    'scheduler': {'optimizer': r484},
    'loader': {'dataset': r484, 'sampler': r485, 'batch_sampler': r486, 'batch_size': r487},
    'dataset': {'dataset': r484},
}

patterns: dict[str, Any] = {
    'albumentations': [('class', 'albumentations\\.[^.]*', r3)],
    'kornia': [('class', 'kornia\\.augmentation\\.[^.]*', r3), ('class', '(?:kornia\\.losses|monai\\.losses|pytorch_metric_learning\\.losses)\\.[^.]*', r488)],
    'monai': [('class', 'monai\\.transforms\\.Rand[^.]*', r3), ('class', 'monai\\.metrics\\.[^.]*Metric', r489), ('class', '(?:kornia\\.losses|monai\\.losses|pytorch_metric_learning\\.losses)\\.[^.]*', r488), ('class', 'monai\\.networks\\.nets\\.[^.]*', r42), ('class', 'monai\\.data\\.[^.]*Dataset', r490)],
    'torchmetrics': [('class', 'torchmetrics\\.[^.]*', r30), ('function', 'torchmetrics\\.functional\\.[^.]*', r491)],
    'torcheval': [('class', 'torcheval\\.metrics\\.[^.]*', r30)],
    'ignite': [('class', 'ignite\\.metrics\\.[^.]*', r492)],
    'transformers': [('class', 'transformers\\.(?:DataCollator[^.]*|[^.]*Tokenizer|[^.]*TokenizerFast|[^.]*Config|[^.]*Processor|[^.]*FeatureExtractor|[^.]*ImageProcessor|[^.]*ImageProcessorFast|[^.]*VideoProcessor)', r33), ('class', 'transformers\\.(?:Albert|Autoformer|Bart|Beit|Bert|BertGeneration|BigBird|BigBirdPegasus|BioGpt|Blenderbot|BlenderbotSmall|Bros|CTRL|Camembert|Canine|ConditionalDetr|ConvBert|DPR|DPT|DabDetr|Deberta|DebertaV2|DecisionTransformer|DeformableDetr|Detr|Dinat|DistilBert|DonutSwin|EdgeTamVideo|EfficientNet|Electra|Ernie|Esm|Evolla|FNet|FSMT|FastSpeech2Conformer|Flaubert|FocalNet|Funnel|GLPN|GPT2|GPTBigCode|GPTNeoXJapanese|Git|GroundingDino|Gte|Hubert|IBert|ImageGPT|Informer|JinaEmbeddingsV3|LED|LayoutLM|LayoutLMv2|LayoutLMv3|LayoutXLM|Lilt|LongT5|Longformer|Luke|Lxmert|M2M100|MBart|MMGroundingDino|MPNet|MT5|Marian|MarkupLM|MaskFormerDetr|MaskFormerSwin|MegatronBert|MobileBert|MobileNetV1|MobileNetV2|MobileViT|MobileViTV2|Mra|Mvp|NeuCodec|NllbMoe|Nystromformer|OPT|OneFormer|OpenAIGPT|PLBart|PPDocLayoutV3|PPDocLayoutV4|PPLCNet|PatchTSMixer|Pegasus|PegasusX|Perceiver|Pop2Piano|ProphetNet|Reformer|RemBert|RfDetr|RoCBert|RoFormer|Roberta|RobertaPreLayerNorm|SEW|SEWD|SaProt|Sam2Video|SeamlessM4T|SeamlessM4Tv2|SeedOss|SegGpt|Segformer|SpeechT5|Splinter|SqueezeBert|Swin|Swin2SR|Swinv2|SwitchTransformers|T5|TableTransformer|Tapas|TimeSeriesTransformer|TrOCR|Tvp|UMT5|Udop|UniSpeech|UniSpeechSat|VisualBert|Vits|Wav2Vec2|Wav2Vec2Bert|Wav2Vec2Conformer|WavLM|XGLM|XLM|XLMRoberta|XLMRobertaXL|XLNet|Xcodec2|Xmod|Yoso)(?:Model|For[^.]*|LMHeadModel|DoubleHeadsModel|WithLMHeadModel|PreTrainedModel)', r493), ('class', 'transformers\\.(?:Bloom|CLIPText|CLIPVision|CodeGen|Cohere|Cohere2|ConvNext|ConvNextV2|DINOv3ViT|DeepseekV2|DeepseekV3|DeiT|Dinov2|Dinov2WithRegisters|Falcon|GPTJ|GPTNeo|GPTNeoX|Gemma|Gemma2|Gemma3Text|Glm|Glm4|GptOss|Granite|GraniteMoe|Helium|Hiera|Llama|Llama4Text|Ministral|Mistral|Mixtral|ModernBert|Moonshine|Mpt|Olmo|Olmo2|Olmo3|Olmoe|Persimmon|Phi|Phi3|Qwen2|Qwen2Moe|Qwen3|Qwen3Moe|Qwen3Next|Siglip2Text|Siglip2Vision|SiglipText|SiglipVision|SmolLM3|StableLm|Starcoder2|Timesformer|ViT|ViTMAE|ViTMSN|VideoMAE|Vilt|Whisper|Yolos)(?:Model|For[^.]*|LMHeadModel|PreTrainedModel)', r44), ('class', 'transformers\\.(?:AutoModel|AutoModelFor[^.]*|AutoBackbone)', r43), ('class', 'transformers\\.(?:[^.]*Model|[^.]*LMHeadModel|[^.]*For[^.]*)', r43)],
    'pytorch_pretrained_bert': [('class', 'pytorch_pretrained_bert\\.[^.]*', r42)],
    'diffusers': [('class', 'diffusers\\.(?:[^.]*Scheduler|[^.]*SchedulerAncestral|[^.]*Pipeline|[^.]*PipelineOutput)', r33), ('class', 'diffusers\\.(?:ModelMixin|[^.]*Model|Autoencoder[^.]*|UNet2DConditionModel|[^.]*Transformer|[^.]*Transformer2DModel|[^.]*Transformer3DModel)', r494)],
    'schedulefree': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r51)],
    'prodigyopt': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r51)],
    'dadaptation': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r51)],
    'sophia': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r51)],
    'adabelief_pytorch': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r51)],
    'adan_pytorch': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r51)],
    'galore_torch': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r51)],
    'came_pytorch': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r51)],
    'heavyball': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r51)],
    'lamb': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r51)],
    'ranger': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r51)],
    'adamp': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r51)],
    'radam': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r51)],
    'adabound': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r51)],
    'lars': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r51)],
    'torch_optimizer': [('class', '(?:torch_optimizer|pytorch_optimizer)\\.[^.]*', r51)],
    'pytorch_optimizer': [('class', '(?:torch_optimizer|pytorch_optimizer)\\.[^.]*', r51)],
    'segmentation_models_pytorch': [('class', 'segmentation_models_pytorch\\.losses\\.[^.]*', r488)],
    'pytorch_metric_learning': [('class', '(?:kornia\\.losses|monai\\.losses|pytorch_metric_learning\\.losses)\\.[^.]*', r488)],
    'torch_geometric': [('class', 'torch_geometric\\.datasets\\.[^.]*', r495), ('class', 'torch_geometric\\.nn\\.[^.]*', r496)],
    'dgl': [('class', 'dgl\\.data\\.[^.]*Dataset', r19), ('class', '(?:dgl\\.nn|dgl\\.nn\\.pytorch)\\.[^.]*', r496)],
    'torch': [('function', 'torch\\.nn\\.init\\.[^.]*', r497)],
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
