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
r64 = {'role': 'model', 'wraps': 'm', 'params': ('m',)}
r65 = {'role': 'criterion', 'wraps': 'criterion', 'params': ('module', 'optimizer', 'criterion', 'loss_reduction')}
r66 = {'role': 'criterion', 'frozen': True}
r67 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'any'}
r68 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset',), 'defaults': {'shuffle': False, 'drop_last': False, 'num_workers': 0}}
r69 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size', 'shuffle', 'follow_batch', 'exclude_keys'), 'defaults': {'batch_size': 1, 'shuffle': False, 'drop_last': False, 'num_workers': 0}}
r70 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size', 'shuffle', 'follow_batch', 'exclude_keys')}
r71 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset',)}
r72 = {'role': 'loader', 'defaults': {'shuffle': False, 'drop_last': False, 'num_workers': 0}}
r73 = {'role': 'parameters'}
r74 = {'role': 'dataset', 'iterable': True}
r75 = {'role': 'loader', 'shuffles': 'unknown'}
r76 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size'), 'shuffles': 'unknown'}
r77 = {'role': 'loader', 'wraps': 'loader', 'shards': False, 'params': ('loader', 'device')}
r78 = {'role': 'optimizer', 'wraps': 'optimizer', 'syncs': True, 'params': ('optimizer', 'named_parameters')}
r79 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'weight_decay')}
r80 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'total_num_steps', 'warmup_num_steps', 'lr_scheduler_callable'), 'unit': 'batch'}
r81 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'defaults')}
r82 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'momentum', 'dampening', 'weight_decay', 'nesterov', 'maximize', 'foreach', 'differentiable', 'fused')}
r83 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'amsgrad', 'foreach', 'maximize', 'capturable', 'differentiable', 'fused', 'decoupled_weight_decay'), 'defaults': {'eps': 1e-08}}
r84 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'amsgrad', 'maximize', 'foreach', 'capturable', 'differentiable', 'fused'), 'defaults': {'eps': 1e-08}}
r85 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'momentum_decay', 'decoupled_weight_decay', 'foreach', 'maximize', 'capturable', 'differentiable')}
r86 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'decoupled_weight_decay', 'foreach', 'maximize', 'capturable', 'differentiable')}
r87 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'foreach', 'maximize', 'differentiable', 'capturable')}
r88 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'lr_decay', 'weight_decay', 'initial_accumulator_value', 'eps', 'foreach', 'maximize', 'differentiable', 'fused')}
r89 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'rho', 'eps', 'weight_decay', 'foreach', 'capturable', 'maximize', 'differentiable')}
r90 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'beta2_decay', 'eps', 'd', 'weight_decay', 'foreach', 'maximize')}
r91 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'lambd', 'alpha', 't0', 'weight_decay', 'foreach', 'maximize', 'differentiable', 'capturable')}
r92 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'alpha', 'eps', 'weight_decay', 'momentum', 'centered', 'capturable', 'foreach', 'maximize', 'differentiable')}
r93 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'etas', 'step_sizes', 'capturable', 'foreach', 'maximize', 'differentiable')}
r94 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'maximize')}
r95 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'weight_decay', 'momentum', 'nesterov', 'ns_coefficients', 'eps', 'ns_steps', 'adjust_lr_fn')}
r96 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'max_iter', 'max_eval', 'tolerance_grad', 'tolerance_change', 'history_size', 'line_search_fn', 'maximize'), 'closure': True}
r97 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'optimizer_class', 'process_group', 'parameters_as_bucket_view', 'overlap_with_ddp')}
r98 = {'role': 'optimizer', 'wraps': 'optim', 'params': ('optim', 'averager')}
r99 = {'role': 'optimizer', 'of': 'params_rref', 'params': ('optimizer_class', 'params_rref', '*args'), 'context_gradients': True}
r100 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'last_epoch'), 'unit': 'any'}
r101 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'lr_lambda', 'last_epoch'), 'unit': 'any', 'rewrites_lr': True}
r102 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'lr_lambda', 'last_epoch'), 'unit': 'any'}
r103 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'step_size', 'gamma', 'last_epoch'), 'unit': 'epoch', 'length': ('step_size',)}
r104 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'milestones', 'gamma', 'last_epoch'), 'unit': 'epoch', 'length': ('milestones',)}
r105 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'gamma', 'last_epoch'), 'unit': 'epoch'}
r106 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'T_max', 'eta_min', 'last_epoch'), 'unit': 'epoch', 'length': ('T_max',)}
r107 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'T_0', 'T_mult', 'eta_min', 'last_epoch'), 'unit': 'any', 'length': ('T_0',), 'rewrites_lr': True}
r108 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'factor', 'total_iters', 'last_epoch'), 'unit': 'any', 'length': ('total_iters',), 'rewrites_lr': True}
r109 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'start_factor', 'end_factor', 'total_iters', 'last_epoch'), 'unit': 'any', 'length': ('total_iters',), 'rewrites_lr': True}
r110 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'total_iters', 'power', 'last_epoch'), 'unit': 'any', 'length': ('total_iters',)}
r111 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'max_lr', 'total_steps', 'epochs', 'steps_per_epoch', 'pct_start', 'anneal_strategy', 'cycle_momentum', 'base_momentum', 'max_momentum', 'div_factor', 'final_div_factor', 'three_phase', 'last_epoch'), 'unit': 'batch', 'length': ('total_steps', 'epochs * steps_per_epoch'), 'rewrites_lr': True}
r112 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'base_lr', 'max_lr', 'step_size_up', 'step_size_down', 'mode', 'gamma', 'scale_fn', 'scale_mode', 'cycle_momentum', 'base_momentum', 'max_momentum', 'last_epoch'), 'unit': 'batch', 'length': ('step_size_up', 'step_size_down'), 'rewrites_lr': True}
r113 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'mode', 'factor', 'patience', 'threshold', 'threshold_mode', 'cooldown', 'min_lr', 'eps'), 'defaults': {'mode': 'min', 'patience': 10}, 'unit': 'metric'}
r114 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'schedulers', 'milestones', 'last_epoch'), 'holds': 'schedulers', 'unit': 'any', 'length': ('milestones',), 'rewrites_lr': True}
r115 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('schedulers', 'optimizer'), 'holds': 'schedulers', 'unit': 'any'}
r116 = {'role': 'ema', 'of': 'model', 'params': ('model', 'device', 'avg_fn', 'multi_avg_fn', 'use_buffers'), 'defaults': {'use_buffers': False}, 'average': ('avg_fn', 'multi_avg_fn')}
r117 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'swa_lr', 'anneal_epochs', 'anneal_strategy', 'last_epoch'), 'unit': 'epoch', 'length': ('anneal_epochs',)}
r118 = {'role': 'scaler', 'params': ('device', 'init_scale', 'growth_factor', 'backoff_factor', 'growth_interval', 'enabled'), 'defaults': {'enabled': True}}
r119 = {'role': 'scaler', 'params': ('init_scale', 'growth_factor', 'backoff_factor', 'growth_interval', 'enabled'), 'defaults': {'enabled': True}, 'deprecated': 'torch.amp.GradScaler', 'deprecated_since': '2.4'}
r120 = {'role': 'scaler', 'params': ('device', 'init_scale', 'backoff_factor', 'growth_factor', 'growth_interval', 'enabled', 'process_group'), 'defaults': {'enabled': True}}
r121 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size', 'shuffle', 'sampler', 'batch_sampler', 'num_workers', 'collate_fn', 'pin_memory', 'drop_last', 'timeout', 'worker_init_fn', 'multiprocessing_context', 'generator', 'prefetch_factor', 'persistent_workers', 'pin_memory_device', 'in_order'), 'defaults': {'batch_size': 1, 'shuffle': False, 'num_workers': 0, 'pin_memory': False, 'drop_last': False, 'persistent_workers': False}}
r122 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size', 'shuffle', 'sampler', 'batch_sampler', 'num_workers', 'collate_fn', 'pin_memory', 'drop_last', 'timeout', 'worker_init_fn', 'multiprocessing_context', 'generator'), 'defaults': {'batch_size': 1, 'shuffle': False, 'num_workers': 0, 'pin_memory': False, 'drop_last': False, 'persistent_workers': False}, 'stateful': True}
r123 = {'role': 'dataset', 'params': ('*tensors',)}
r124 = {'role': 'dataset', 'params': ('*args',), 'holds': 'args'}
r125 = {'role': 'dataset', 'params': ('datasets',), 'holds': 'datasets'}
r126 = {'role': 'dataset', 'params': ('datasets',), 'holds': 'datasets', 'iterable': True}
r127 = {'role': 'dataset', 'of': 'dataset', 'params': ('dataset', 'indices'), 'subset': 'indices'}
r128 = {'role': 'sampler'}
r129 = {'role': 'sampler', 'of': 'data_source', 'params': ('data_source',), 'shuffles': False}
r130 = {'role': 'sampler', 'of': 'data_source', 'params': ('data_source', 'replacement', 'num_samples', 'generator'), 'shuffles': True}
r131 = {'role': 'sampler', 'params': ('indices', 'generator'), 'shuffles': True, 'subset': 'indices'}
r132 = {'role': 'sampler', 'params': ('weights', 'num_samples', 'replacement', 'generator'), 'shuffles': True}
r133 = {'role': 'sampler', 'of': 'sampler', 'params': ('sampler', 'batch_size', 'drop_last'), 'batches': True}
r134 = {'role': 'sampler', 'of': 'dataset', 'params': ('dataset', 'num_replicas', 'rank', 'shuffle', 'seed', 'drop_last'), 'defaults': {'shuffle': True, 'drop_last': False, 'seed': 0}, 'sharded': True}
r135 = {'role': 'model', 'wraps': 'module', 'syncs': True, 'params': ('module', 'device_ids', 'output_device', 'dim', 'broadcast_buffers', 'init_sync', 'process_group', 'bucket_cap_mb', 'find_unused_parameters', 'check_reduction', 'gradient_as_bucket_view', 'static_graph')}
r136 = {'role': 'model', 'wraps': 'module', 'params': ('module', 'device_ids', 'output_device', 'dim'), 'deprecated': 'torch.nn.parallel.DistributedDataParallel'}
r137 = {'role': 'model', 'wraps': 'module', 'syncs': True, 'sharded': True, 'replaces_parameters': True, 'params': ('module', 'process_group', 'sharding_strategy', 'cpu_offload', 'auto_wrap_policy', 'backward_prefetch', 'mixed_precision', 'ignored_modules', 'param_init_fn', 'device_id', 'sync_module_states', 'forward_prefetch', 'limit_all_gathers', 'use_orig_params', 'ignored_states', 'device_mesh')}
r138 = {'role': 'criterion', 'expects': 'logits', 'params': ('weight', 'size_average', 'ignore_index', 'reduce', 'reduction', 'label_smoothing'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}}
r139 = {'role': 'criterion', 'learnable': True}
r140 = {'role': 'criterion', 'expects': 'log-probabilities', 'params': ('weight', 'size_average', 'ignore_index', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}}
r141 = {'role': 'criterion', 'expects': 'probabilities', 'autocast_unsafe': True, 'params': ('weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r142 = {'role': 'criterion', 'expects': 'logits', 'params': ('weight', 'size_average', 'reduce', 'reduction', 'pos_weight'), 'defaults': {'reduction': 'mean'}}
r143 = {'role': 'criterion', 'expects': 'logits', 'broadcasts': True, 'params': ('weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r144 = {'role': 'criterion', 'expects': 'logits', 'params': ('size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r145 = {'role': 'criterion', 'broadcasts': True, 'params': ('size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r146 = {'role': 'criterion', 'broadcasts': True, 'params': ('size_average', 'reduce', 'reduction', 'beta'), 'defaults': {'reduction': 'mean'}}
r147 = {'role': 'criterion', 'broadcasts': True, 'params': ('reduction', 'delta'), 'defaults': {'reduction': 'mean'}}
r148 = {'role': 'criterion', 'expects': 'log-probabilities', 'broadcasts': True, 'params': ('size_average', 'reduce', 'reduction', 'log_target'), 'defaults': {'reduction': 'mean'}}
r149 = {'role': 'criterion', 'broadcasts': True, 'params': ('log_input', 'full', 'size_average', 'eps', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r150 = {'role': 'criterion', 'params': ('full', 'eps', 'reduction'), 'defaults': {'reduction': 'mean'}}
r151 = {'role': 'criterion', 'expects': 'log-probabilities', 'params': ('blank', 'reduction', 'zero_infinity'), 'defaults': {'reduction': 'mean'}}
r152 = {'role': 'criterion', 'broadcasts': True, 'params': ('margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r153 = {'role': 'criterion', 'params': ('margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r154 = {'role': 'criterion', 'params': ('size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r155 = {'role': 'criterion', 'params': ('p', 'margin', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r156 = {'role': 'criterion', 'params': ('margin', 'p', 'eps', 'swap', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r157 = {'role': 'criterion', 'params': ('distance_function', 'margin', 'swap', 'reduction'), 'defaults': {'reduction': 'mean'}}
r158 = {'role': 'criterion', 'learnable': True, 'params': ('in_features', 'n_classes', 'cutoffs', 'div_value', 'head_bias', 'device', 'dtype')}
r159 = {'role': 'parameters', 'params': ('data', 'requires_grad'), 'defaults': {'requires_grad': True}}
r160 = {'role': 'model', 'params': ('*args',), 'container': True}
r161 = {'role': 'model', 'params': ('modules',), 'container': True}
r162 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'p', 'parameterless': True, 'params': ('p', 'inplace'), 'defaults': {'p': 0.5}}
r163 = {'role': 'model', 'parameterless': True, 'mode_dependent': True, 'params': ('lower', 'upper', 'inplace')}
r164 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'normalises': 'batch', 'params': ('num_features', 'eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r165 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'normalises': 'batch', 'synced': True, 'params': ('num_features', 'eps', 'momentum', 'affine', 'track_running_stats', 'process_group', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r166 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'normalises': 'batch', 'params': ('eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r167 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'params': ('num_features', 'eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': False}}
r168 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'params': ('eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r169 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('embed_dim', 'num_heads', 'dropout', 'bias', 'add_bias_kv', 'add_zero_attn', 'kdim', 'vdim', 'batch_first', 'device', 'dtype'), 'defaults': {'dropout': 0.0}}
r170 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('input_size', 'hidden_size', 'num_layers'), 'defaults': {'dropout': 0.0}, 'recurrent': True}
r171 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('mode', 'input_size', 'hidden_size', 'num_layers', 'bias', 'batch_first', 'dropout', 'bidirectional', 'proj_size', 'device', 'dtype'), 'defaults': {'dropout': 0.0}, 'recurrent': True}
r172 = {'role': 'model', 'params': ('input_size', 'hidden_size', 'bias'), 'recurrent': True}
r173 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('d_model', 'nhead', 'num_encoder_layers', 'num_decoder_layers', 'dim_feedforward', 'dropout', 'activation', 'custom_encoder', 'custom_decoder', 'layer_norm_eps', 'batch_first', 'norm_first', 'bias', 'device', 'dtype'), 'defaults': {'dropout': 0.1}}
r174 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('d_model', 'nhead', 'dim_feedforward', 'dropout', 'activation', 'layer_norm_eps', 'batch_first', 'norm_first', 'bias', 'device', 'dtype'), 'defaults': {'dropout': 0.1}}
r175 = {'role': 'model', 'copies': 'encoder_layer', 'params': ('encoder_layer', 'num_layers', 'norm', 'enable_nested_tensor', 'mask_check')}
r176 = {'role': 'model', 'copies': 'decoder_layer', 'params': ('decoder_layer', 'num_layers', 'norm')}
r177 = {'role': 'model', 'output': 'softmax', 'parameterless': True}
r178 = {'role': 'model', 'output': 'log_softmax', 'parameterless': True}
r179 = {'role': 'model', 'output': 'sigmoid', 'parameterless': True}
r180 = {'role': 'model', 'output': 'logits', 'params': ('in_features', 'out_features', 'bias', 'device', 'dtype')}
r181 = {'role': 'model', 'output': 'logits', 'params': ('out_features', 'bias', 'device', 'dtype')}
r182 = {'role': 'model', 'output': 'logits', 'params': ('in_channels', 'out_channels', 'kernel_size', 'stride', 'padding', 'dilation', 'groups', 'bias', 'padding_mode', 'device', 'dtype')}
r183 = {'role': 'model', 'output': 'logits', 'params': ('in_channels', 'out_channels', 'kernel_size', 'stride', 'padding', 'output_padding', 'groups', 'bias', 'dilation', 'padding_mode', 'device', 'dtype')}
r184 = {'role': 'model', 'parameterless': True}
r185 = {'role': 'unknown', 'generator': True}
r186 = {'role': 'unknown', 'generator': True, 'params': ('device',)}
r187 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('weights', 'progress'), 'returns': 'new'}
r188 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'params': ('weights', 'progress'), 'returns': 'new'}
r189 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('weights', 'progress'), 'defaults': {'dropout': 0.0}, 'returns': 'new'}
r190 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('weights', 'progress', 'num_classes', 'aux_loss', 'weights_backbone'), 'returns': 'new'}
r191 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('weights', 'progress', 'num_classes', 'weights_backbone'), 'returns': 'new'}
r192 = {'role': 'model', 'mode_dependent': True, 'returns_losses': True, 'params': ('weights', 'progress', 'num_classes'), 'returns': 'new'}
r193 = {'role': 'model', 'mode_dependent': True, 'returns': 'new'}
r194 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'returns': 'new'}
r195 = {'output': 'logits', 'role': 'model', 'mode_dependent': 'unknown', 'params': ('name',), 'returns': 'new'}
r196 = {'op': 'loss', 'expects': 'logits', 'params': ('inputs', 'targets', 'alpha', 'gamma', 'reduction'), 'defaults': {'reduction': 'none'}, 'as': {'inputs': 'input', 'targets': 'target'}, 'returns': 'loss'}
r197 = {'op': 'loss', 'params': ('boxes1', 'boxes2', 'reduction', 'eps'), 'defaults': {'reduction': 'none'}, 'as': {'boxes1': 'input', 'boxes2': 'target'}, 'returns': 'loss'}
r198 = {'op': 'measure', 'ratio': True, 'returns': 'tensor'}
r199 = {'op': 'measure', 'ratio': True, 'params': ('y_true', 'y_pred'), 'returns': 'value'}
r200 = {'op': 'measure', 'params': ('y_true', 'y_pred'), 'returns': 'value'}
r201 = {'role': 'metric', 'like': 'evaluate.EvaluationModule', 'params': ('path',), 'returns': 'new'}
r202 = {'params': ('lr_scheduler', 'warmup_start_value', 'warmup_duration'), 'returns': 'same:lr_scheduler'}
r203 = {'output': 'logits', 'role': 'model', 'mode_dependent': 'unknown', 'params': ('model_name', 'pretrained'), 'returns': 'new'}
r204 = {'role': 'optimizer', 'of': 'model_or_params', 'params': ('model_or_params', 'opt', 'lr', 'weight_decay', 'momentum', 'foreach', 'filter_bias_and_bn'), 'returns': 'new'}
r205 = {'role': 'optimizer', 'of': 'model', 'params': ('args', 'model', 'filter_bias_and_bn'), 'returns': 'new'}
r206 = {'params': ('model',), 'returns': 'parameters:model'}
r207 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'sched', 'num_epochs'), 'unit': 'own', 'rewrites_lr': True, 'like': 'timm.scheduler.Scheduler', 'returns': ('new', 'value')}
r208 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('args', 'optimizer', 'updates_per_epoch'), 'unit': 'own', 'rewrites_lr': True, 'like': 'timm.scheduler.Scheduler', 'returns': ('new', 'value')}
r209 = {'role': 'dataset', 'params': ('name', 'root', 'split', 'search_split', 'class_map'), 'split': 'split', 'returns': 'new'}
r210 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'input_size', 'batch_size', 'is_training'), 'defaults': {'is_training': False}, 'shuffles': 'is_training', 'returns': 'new'}
r211 = {'role': 'transform', 'params': ('input_size', 'is_training'), 'defaults': {'is_training': False}, 'random': 'is_training', 'returns': 'new'}
r212 = {'op': 'reduce', 'collective': True, 'returns': 'tensor', 'as': {'tensor': 'value'}, 'params': ('tensor', 'n')}
r213 = {'op': 'seed', 'seeds': ('torch', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed', 'rank')}
r214 = {'rank': True, 'returns': 'value'}
r215 = {'op': 'init-group', 'closes_itself': True, 'returns': 'value'}
r216 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'last_epoch'), 'unit': 'any', 'constant': True, 'like': 'torch.optim.lr_scheduler.LambdaLR', 'rewrites_lr': True, 'returns': 'new'}
r217 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'num_warmup_steps', 'last_epoch'), 'unit': 'batch', 'rewrites_lr': True, 'returns': 'new'}
r218 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'num_warmup_steps', 'num_training_steps'), 'unit': 'batch', 'length': ('num_training_steps',), 'rewrites_lr': True, 'returns': 'new'}
r219 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'num_warmup_steps'), 'unit': 'batch', 'rewrites_lr': True, 'returns': 'new'}
r220 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'metric', 'like': 'torch.optim.lr_scheduler.ReduceLROnPlateau', 'returns': 'new'}
r221 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('name', 'optimizer', 'num_warmup_steps', 'num_training_steps', 'scheduler_specific_kwargs'), 'unit': 'batch', 'length': ('num_training_steps',), 'rewrites_lr': True, 'returns': 'new'}
r222 = {'op': 'seed', 'seeds': ('torch', 'cuda', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed', 'deterministic'), 'returns': 'none'}
r223 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('name', 'optimizer', 'step_rules', 'num_warmup_steps', 'num_training_steps', 'num_cycles', 'power', 'last_epoch'), 'unit': 'batch', 'length': ('num_training_steps',), 'rewrites_lr': True, 'returns': 'new'}
r224 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'any', 'rewrites_lr': True, 'returns': 'new'}
r225 = {'deprecated': 'torch.amp', 'deprecated_since': '1.6'}
r226 = {'op': 'wrap', 'obj': 'module', 'syncs_batchnorm': True, 'returns': 'same:module', 'params': ('module',)}
r227 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('arch', 'encoder_name', 'encoder_weights', 'in_channels', 'classes'), 'returns': 'new'}
r228 = {'role': 'model', 'mode_dependent': False, 'mode': 'eval', 'params': ('name', 'device'), 'returns': ('new', 'value')}
r229 = {'role': 'model', 'mode_dependent': 'unknown', 'params': ('model_name', 'pretrained'), 'returns': ('new', 'value', 'value')}
r230 = {'op': 'wrap', 'obj': 'model', 'returns': 'same:model', 'replaces_parameters': True, 'params': ('model', 'peft_config')}
r231 = {'op': 'unfreeze', 'obj': 'model', 'returns': 'same:model', 'params': ('peft_config', 'model', 'adapter_name')}
r232 = {'op': 'wrap', 'obj': 'model', 'returns': 'same:model', 'params': ('model',)}
r233 = {'op': 'forward', 'obj': 'predictor', 'params': ('inputs', 'roi_size', 'sw_batch_size', 'predictor'), 'returns': 'tensor'}
r234 = {'op': 'seed', 'seeds': ('torch', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r235 = {'role': 'dataset', 'params': ('path', 'name'), 'returns': 'new', 'split': 'split'}
r236 = {'op': 'step', 'obj': 'optimizer', 'params': ('optimizer', 'barrier')}
r237 = {'op': 'save', 'as': {'data': 'value', 'file_or_path': 'file'}, 'params': ('data', 'file_or_path', 'master_only'), 'returns': 'none'}
r238 = {'op': 'wrap', 'obj': 'optimizer', 'returns': 'same:optimizer', 'params': ('optimizer', 'named_parameters')}
r239 = {'op': 'reduce', 'collective': True, 'as': {'tensor': 'value'}, 'params': ('tensor',), 'returns': 'tensor'}
r240 = {'op': 'reduce', 'collective': True, 'returns': 'none'}
r241 = {'op': 'init-group', 'closes_itself': True, 'returns': 'none'}
r242 = {'op': 'seed', 'seeds': ('torch', 'cuda', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r243 = {'op': 'seed', 'seeds': ('torch', 'cuda', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed', 'workers'), 'returns': 'value'}
r244 = {'op': 'init-group', 'closes_itself': True, 'params': ('dist_backend',), 'returns': 'none'}
r245 = {'params': ('parser',), 'returns': 'same:parser'}
r246 = {'op': 'forward', 'obj': 'model', 'params': ('loader', 'model', 'device'), 'restores_mode': True, 'updates_statistics': True, 'returns': 'none'}
r247 = {'params': ('decay',), 'returns': 'value'}
r248 = {'params': (), 'returns': 'value'}
r249 = {'scope': 'autocast', 'switch': 'enabled', 'params': ('device_type', 'dtype', 'enabled', 'cache_enabled'), 'defaults': {'enabled': True}}
r250 = {'scope': 'autocast', 'switch': 'enabled', 'params': ('enabled', 'dtype', 'cache_enabled'), 'defaults': {'enabled': True, 'device_type': 'cuda', 'dtype': 'torch.float16'}, 'deprecated': 'torch.amp.autocast', 'deprecated_since': '2.4'}
r251 = {'scope': 'autocast', 'switch': 'enabled', 'params': ('enabled', 'dtype', 'cache_enabled'), 'defaults': {'enabled': True, 'device_type': 'cpu', 'dtype': 'torch.bfloat16'}, 'deprecated': 'torch.amp.autocast', 'deprecated_since': '2.4'}
r252 = {'scope': 'no-grad', 'params': ('orig_func',)}
r253 = {'scope': 'enable-grad', 'params': ('orig_func',)}
r254 = {'scope': 'no-grad', 'switch': 'mode', 'params': ('mode',), 'defaults': {'mode': True}, 'inference': True}
r255 = {'op': 'grad-mode', 'scope': 'enable-grad', 'scope_if_false': 'no-grad', 'switch': 'mode', 'as': {'mode': 'enabled'}, 'params': ('mode',)}
r256 = {'op': 'backward', 'obj': 'tensors', 'params': ('tensors', 'grad_tensors', 'retain_graph', 'create_graph', 'grad_variables', 'inputs'), 'returns': 'none'}
r257 = {'op': 'grad', 'obj': 'roots', 'params': ('context_id', 'roots', 'retain_graph'), 'context_gradients': True, 'returns': 'none'}
r258 = {'op': 'grad', 'obj': 'outputs', 'params': ('outputs', 'inputs', 'grad_outputs', 'retain_graph', 'create_graph', 'only_inputs', 'allow_unused', 'is_grads_batched', 'materialize_grads'), 'defaults': {'create_graph': False}, 'returns': 'tensor'}
r259 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'max_norm', 'norm_type', 'error_if_nonfinite', 'foreach'), 'returns': 'value'}
r260 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'max_norm', 'norm_type', 'error_if_nonfinite', 'foreach'), 'deprecated': 'torch.nn.utils.clip_grad_norm_', 'returns': 'value'}
r261 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'clip_value', 'foreach'), 'returns': 'none'}
r262 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'max_norm', 'total_norm', 'foreach'), 'returns': 'none'}
r263 = {'params': ('tensors', 'norm_type', 'error_if_nonfinite', 'foreach'), 'returns': 'value'}
r264 = {'params': ('function', '*args', 'use_reentrant', 'preserve_rng_state', 'context_fn', 'determinism_check', 'debug'), 'returns': 'call:function'}
r265 = {'op': 'forward', 'obj': 'module', 'params': ('module', 'parameter_and_buffer_dicts', 'args', 'kwargs', 'tie_weights', 'strict'), 'returns': 'tensor'}
r266 = {'returns': 'same:module', 'params': ('module',)}
r267 = {'op': 'update', 'obj': 'parameters', 'params': ('vec', 'parameters'), 'returns': 'none'}
r268 = {'params': ('dataset', 'lengths', 'generator'), 'role': 'dataset', 'of': 'dataset', 'returns': 'each:lengths', 'random': True}
r269 = {'returns': 'tensor'}
r270 = {'params': (), 'returns': 'value', 'worker': True}
r271 = {'op': 'wrap', 'obj': 'module', 'returns': 'same:module', 'syncs': True, 'sharded': True, 'replaces_parameters': True, 'dtensor': True, 'params': ('module', 'mesh', 'reshard_after_forward', 'shard_placement_fn', 'mp_policy', 'offload_policy', 'ignored_params')}
r272 = {'op': 'wrap', 'obj': 'module', 'returns': 'same:module', 'replaces_parameters': True, 'dtensor': True, 'params': ('module', 'device_mesh', 'parallelize_plan', 'src_data_rank')}
r273 = {'op': 'wrap', 'obj': 'module', 'returns': 'same:module', 'syncs_batchnorm': True, 'params': ('module', 'process_group')}
r274 = {'op': 'wrap', 'obj': 'model', 'returns': 'same:model', 'compiles': True, 'params': ('model', 'fullgraph', 'dynamic', 'backend', 'mode', 'options', 'disable')}
r275 = {'op': 'init-group', 'params': ('backend', 'init_method', 'timeout', 'world_size', 'rank', 'store', 'group_name', 'pg_options', 'device_id'), 'returns': 'none'}
r276 = {'op': 'destroy-group', 'params': ('group',), 'returns': 'none'}
r277 = {'op': 'barrier', 'collective': True, 'params': ('group',), 'returns': 'none'}
r278 = {'op': 'reduce', 'obj': 'tensor', 'collective': True, 'in_place': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'op', 'group', 'async_op')}
r279 = {'op': 'reduce', 'obj': 'tensor', 'collective': True, 'in_place': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'dst', 'op', 'group', 'async_op')}
r280 = {'op': 'reduce', 'obj': 'tensor', 'collective': True, 'in_place': True, 'broadcasts_from': 'src', 'as': {'tensor': 'value'}, 'params': ('tensor', 'src', 'group', 'async_op')}
r281 = {'op': 'reduce', 'collective': True, 'in_place': True, 'broadcasts_from': 'src', 'as': {'object_list': 'value'}, 'params': ('object_list', 'src', 'group', 'device')}
r282 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'tensor': 'value'}, 'params': ('tensor_list', 'tensor', 'group', 'async_op')}
r283 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'input_tensor': 'value'}, 'params': ('output_tensor', 'input_tensor', 'group', 'async_op')}
r284 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'obj': 'value'}, 'params': ('object_list', 'obj', 'group')}
r285 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'gather_list', 'dst', 'group', 'async_op')}
r286 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'obj': 'value'}, 'params': ('obj', 'object_gather_list', 'dst', 'group')}
r287 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'scatter_list', 'src', 'group', 'async_op')}
r288 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'params': ('scatter_object_output_list', 'scatter_object_input_list', 'src', 'group')}
r289 = {'op': 'reduce', 'collective': True, 'in_place': True}
r290 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True}
r291 = {'op': 'reduce', 'collective': True, 'returns': 'tensor', 'params': ('tensor',), 'as': {'tensor': 'value'}}
r292 = {'returns': 'value'}
r293 = {'op': 'place', 'params': ('device',), 'returns': 'none'}
r294 = {'op': 'place', 'params': ('device',)}
r295 = {'op': 'loss', 'expects': 'logits', 'params': ('input', 'target', 'weight', 'size_average', 'ignore_index', 'reduce', 'reduction', 'label_smoothing'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}, 'returns': 'loss'}
r296 = {'op': 'loss', 'params': ('input', 'linear_weight', 'target'), 'returns': 'loss'}
r297 = {'op': 'loss', 'expects': 'log-probabilities', 'params': ('input', 'target', 'weight', 'size_average', 'ignore_index', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}, 'returns': 'loss'}
r298 = {'op': 'loss', 'expects': 'probabilities', 'autocast_unsafe': True, 'params': ('input', 'target', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r299 = {'op': 'loss', 'expects': 'logits', 'params': ('input', 'target', 'weight', 'size_average', 'reduce', 'reduction', 'pos_weight'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r300 = {'op': 'loss', 'expects': 'logits', 'broadcasts': True, 'params': ('input', 'target', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r301 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'size_average', 'reduce', 'reduction', 'weight'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r302 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'size_average', 'reduce', 'reduction', 'beta'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r303 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'reduction', 'delta', 'weight'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r304 = {'op': 'loss', 'expects': 'log-probabilities', 'broadcasts': True, 'params': ('input', 'target', 'size_average', 'reduce', 'reduction', 'log_target'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r305 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'log_input', 'full', 'size_average', 'eps', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r306 = {'op': 'loss', 'params': ('input', 'target', 'var', 'full', 'eps', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r307 = {'op': 'loss', 'expects': 'log-probabilities', 'params': ('log_probs', 'targets', 'input_lengths', 'target_lengths', 'blank', 'reduction', 'zero_infinity'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss', 'as': {'log_probs': 'input', 'targets': 'target'}}
r308 = {'op': 'loss', 'params': ('input', 'target', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r309 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r310 = {'op': 'loss', 'params': ('input', 'target', 'p', 'margin', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r311 = {'op': 'loss', 'params': ('input1', 'input2', 'target', 'margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r312 = {'op': 'loss', 'params': ('anchor', 'positive', 'negative', 'margin', 'p', 'eps', 'swap', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r313 = {'op': 'loss', 'params': ('anchor', 'positive', 'negative', 'distance_function', 'margin', 'swap', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r314 = {'training': 'training', 'rate': 'p', 'params': ('input', 'p', 'training', 'inplace'), 'defaults': {'p': 0.5, 'training': True}, 'returns': 'tensor'}
r315 = {'training': 'training', 'rate': 'p', 'params': ('input', 'p', 'training', 'inplace'), 'defaults': {'p': 0.5, 'training': False}, 'returns': 'tensor'}
r316 = {'training': 'train', 'rate': 'p', 'params': ('input', 'p', 'train'), 'returns': 'tensor'}
r317 = {'training': 'training', 'params': ('input', 'lower', 'upper', 'training', 'inplace'), 'defaults': {'training': False}, 'returns': 'tensor'}
r318 = {'training': 'training', 'normalises': 'batch', 'params': ('input', 'running_mean', 'running_var', 'weight', 'bias', 'training', 'momentum', 'eps'), 'defaults': {'training': False}, 'returns': 'tensor'}
r319 = {'rate': 'dropout_p', 'params': ('query', 'key', 'value', 'attn_mask', 'dropout_p', 'is_causal', 'scale', 'enable_gqa'), 'defaults': {'dropout_p': 0.0}, 'returns': 'tensor'}
r320 = {'training': 'training', 'rate': 'dropout_p', 'params': ('query', 'key', 'value', 'embed_dim_to_check', 'num_heads', 'in_proj_weight', 'in_proj_bias', 'bias_k', 'bias_v', 'add_zero_attn', 'dropout_p', 'out_proj_weight', 'out_proj_bias', 'training'), 'defaults': {'training': True}, 'returns': 'tensor'}
r321 = {'random': True, 'output': 'softmax', 'params': ('logits', 'tau', 'hard', 'eps', 'dim'), 'returns': 'tensor'}
r322 = {'output': 'softmax', 'params': ('input', 'dim', '_stacklevel', 'dtype'), 'returns': 'tensor'}
r323 = {'output': 'log_softmax', 'params': ('input', 'dim', '_stacklevel', 'dtype'), 'returns': 'tensor'}
r324 = {'output': 'sigmoid', 'params': ('input',), 'returns': 'tensor'}
r325 = {'output': 'softmax', 'params': ('input', 'dim', 'dtype'), 'returns': 'tensor'}
r326 = {'output': 'log_softmax', 'params': ('input', 'dim', 'dtype'), 'returns': 'tensor'}
r327 = {'params': ('data',), 'returns': 'tensor', 'cuts': True}
r328 = {'params': ('data', 'dtype', 'device', 'requires_grad', 'pin_memory'), 'returns': 'tensor', 'cuts': True}
r329 = {'params': ('ndarray',), 'returns': 'tensor', 'cuts': True}
r330 = {'params': ('data', 'dtype', 'device'), 'returns': 'tensor'}
r331 = {'params': ('data', 'requires_grad'), 'returns': 'same:data', 'deprecated': 'torch.Tensor'}
r332 = {'params': ('input',), 'returns': 'tensor', 'cuts': True}
r333 = {'params': ('input',), 'returns': 'tensor', 'cuts': True, 'random': True}
r334 = {'returns': 'tensor', 'cuts': True}
r335 = {'returns': 'tensor', 'cuts': True, 'random': True}
r336 = {'returns': 'value', 'cuts': True}
r337 = {'op': 'save', 'as': {'obj': 'value', 'f': 'file'}, 'params': ('obj', 'f', 'pickle_module', 'pickle_protocol'), 'returns': 'none'}
r338 = {'op': 'load', 'role': 'checkpoint', 'as': {'f': 'file'}, 'params': ('f', 'map_location', 'pickle_module', 'weights_only', 'mmap'), 'defaults': {'weights_only': True}, 'returns': 'new'}
r339 = {'role': 'checkpoint', 'params': ('url', 'model_dir', 'map_location', 'progress', 'check_hash', 'file_name', 'weights_only'), 'returns': 'new'}
r340 = {'params': ('repo_or_dir', 'model', '*args', 'source', 'trust_repo', 'force_reload', 'verbose', 'skip_validation'), 'returns': 'new', 'role': 'model', 'mode_dependent': 'unknown'}
r341 = {'op': 'save', 'collective': True, 'sharded': True, 'as': {'state_dict': 'value', 'checkpoint_id': 'file'}, 'params': ('state_dict', 'checkpoint_id', 'storage_writer', 'planner', 'process_group')}
r342 = {'op': 'load', 'collective': True, 'in_place': True, 'as': {'state_dict': 'value', 'checkpoint_id': 'file'}, 'params': ('state_dict', 'checkpoint_id', 'storage_reader', 'planner', 'process_group')}
r343 = {'params': ('model', 'optimizers', 'submodules', 'options'), 'returns': 'state', 'collective': True}
r344 = {'params': ('model', 'submodules', 'options'), 'returns': 'state:model', 'collective': True}
r345 = {'params': ('model', 'optimizers', 'submodules', 'options'), 'returns': 'state:optimizers', 'collective': True}
r346 = {'op': 'restore', 'obj': 'model', 'params': ('model', 'optimizers', 'model_state_dict', 'optim_state_dict', 'options'), 'collective': True}
r347 = {'op': 'restore', 'obj': 'model', 'as': {'model_state_dict': 'state_dict'}, 'params': ('model', 'model_state_dict', 'options'), 'collective': True}
r348 = {'op': 'restore', 'obj': 'optimizers', 'as': {'optim_state_dict': 'state_dict'}, 'params': ('model', 'optimizers', 'optim_state_dict', 'options'), 'collective': True}
r349 = {'params': ('x',), 'returns': 'copy'}
r350 = {'op': 'export', 'obj': 'func', 'exports': 'trace', 'params': ('func', 'example_inputs'), 'returns': 'copy'}
r351 = {'op': 'export', 'obj': 'mod', 'exports': 'trace', 'params': ('mod', 'inputs'), 'returns': 'copy'}
r352 = {'op': 'wrap', 'obj': 'obj', 'exports': 'script', 'params': ('obj', 'optimize'), 'returns': 'same:obj'}
r353 = {'op': 'export', 'obj': 'mod', 'exports': 'script', 'params': ('mod', 'preserved_attrs', 'optimize_numerics'), 'returns': 'copy'}
r354 = {'op': 'save', 'as': {'m': 'value', 'f': 'file'}, 'params': ('m', 'f'), 'returns': 'none'}
r355 = {'role': 'model', 'params': ('f', 'map_location'), 'returns': 'new', 'mode': 'eval', 'mode_dependent': 'unknown'}
r356 = {'op': 'export', 'obj': 'model', 'exports': 'onnx', 'params': ('model', 'args', 'f', 'kwargs', 'verbose', 'input_names', 'output_names', 'opset_version', 'dynamo'), 'defaults': {'dynamo': True}}
r357 = {'op': 'export', 'obj': 'mod', 'exports': 'export', 'params': ('mod', 'args', 'kwargs', 'dynamic_shapes', 'strict')}
r358 = {'op': 'seed', 'seeds': ('torch',), 'as': {'seed': 'value'}, 'params': ('seed',)}
r359 = {'op': 'seed', 'seeds': ('cuda',), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r360 = {'op': 'seed', 'seeds': ('numpy',), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r361 = {'op': 'seed', 'seeds': ('python',), 'as': {'a': 'value'}, 'params': ('a', 'version'), 'returns': 'none'}
r362 = {'scope': 'forked-rng', 'params': ('devices', 'enabled')}
r363 = {'op': 'seed', 'seeds': ('torch',), 'as': {'new_state': 'state'}, 'params': ('new_state',), 'returns': 'none'}
r364 = {'op': 'seed', 'seeds': ('cuda',), 'as': {'new_state': 'state'}, 'params': ('new_state', 'device'), 'returns': 'none'}
r365 = {'op': 'seed', 'seeds': ('cuda',), 'as': {'new_states': 'state'}, 'params': ('new_states',), 'returns': 'none'}
r366 = {'op': 'seed', 'seeds': ('numpy',), 'params': ('state',), 'returns': 'none'}
r367 = {'op': 'seed', 'seeds': ('python',), 'params': ('state',), 'returns': 'none'}
r368 = {'role': 'unknown', 'generator': True, 'params': ('seed',), 'returns': 'new'}
r369 = {'params': ('iterable', 'desc', 'total'), 'returns': 'iterable:iterable'}
r370 = {'params': ('sequence',), 'returns': 'iterable:sequence'}
r371 = {'op': 'measure', 'params': (), 'returns': 'none'}
r372 = {'op': 'reset', 'params': (), 'returns': 'value'}
r373 = {'params': ('reduction',), 'returns': 'tensor', 'cuts': True}
r374 = {'op': 'schedule', 'params': ('epoch', 'metric'), 'returns': 'none'}
r375 = {'op': 'schedule', 'params': ('num_updates', 'metric'), 'returns': 'none'}
r376 = {'params': ('pretrained_model_name_or_path',), 'makes': True, 'mode': 'eval', 'returns': 'new'}
r377 = {'params': ('config',), 'makes': True, 'returns': 'new'}
r378 = {'op': 'save', 'as': {'save_directory': 'file'}, 'params': ('save_directory',), 'returns': 'none'}
r379 = {'params': ('inputs',), 'returns': 'tensor', 'cuts': True}
r380 = {'params': (), 'returns': 'none'}
r381 = {'op': 'attach', 'params': ('new_num_tokens',), 'replaces_parameters': True}
r382 = {'op': 'forward', 'params': ('*args',), 'returns': 'tensor', 'returns_losses': 'labels'}
r383 = {'op': 'ema-update', 'params': ('parameters',), 'returns': 'none'}
r384 = {'params': ('parameters',), 'returns': 'none'}
r385 = {'params': ('parameters',), 'swaps': 'in', 'returns': 'none'}
r386 = {'params': ('parameters',), 'swaps': 'out', 'returns': 'none'}
r387 = {'params': ('parameters',), 'swaps': 'context'}
r388 = {'op': 'ema-update', 'params': ('model',), 'returns': 'none'}
r389 = {'params': ('model',), 'swaps': 'in', 'returns': 'none'}
r390 = {'params': ('zero_grad',), 'clears': 'zero_grad', 'returns': 'none'}
r391 = {'op': 'step', 'params': ('zero_grad',), 'clears': 'zero_grad', 'returns': 'none'}
r392 = {'op': 'schedule', 'params': ('epoch', 'metrics'), 'as': {'metrics': 'metric'}, 'returns': 'none'}
r393 = {'params': ('model_name',), 'makes': True, 'returns': 'new'}
r394 = {'op': 'unfreeze', 'params': ('adapter_config', 'adapter_name'), 'returns': 'none'}
r395 = {'op': 'unfreeze', 'params': ('adapter_setup',), 'returns': 'none'}
r396 = {'op': 'forward', 'params': ('*args',), 'returns': 'tensor'}
r397 = {'op': 'train', 'op_if_false': 'eval', 'switch': 'mode', 'params': ('mode',), 'defaults': {'mode': True}, 'returns': 'same'}
r398 = {'op': 'eval', 'params': (), 'returns': 'same'}
r399 = {'op': 'unfreeze', 'op_if_false': 'freeze', 'switch': 'requires_grad', 'params': ('requires_grad',), 'defaults': {'requires_grad': True}, 'returns': 'same'}
r400 = {'op': 'zero-grad', 'params': ('set_to_none',), 'defaults': {'set_to_none': True}, 'returns': 'none'}
r401 = {'params': ('recurse',), 'returns': 'parameters'}
r402 = {'params': ('prefix', 'recurse', 'remove_duplicate'), 'returns': 'parameters', 'named': True}
r403 = {'params': ('recurse',), 'returns': 'buffers'}
r404 = {'params': ('prefix', 'recurse', 'remove_duplicate'), 'returns': 'buffers', 'named': True}
r405 = {'params': (), 'returns': 'modules'}
r406 = {'params': (), 'returns': 'modules', 'named': True}
r407 = {'params': ('memo', 'prefix', 'remove_duplicate'), 'returns': 'modules', 'named': True}
r408 = {'params': ('target',), 'returns': 'modules'}
r409 = {'params': ('target',), 'returns': 'parameter'}
r410 = {'params': ('*args', 'destination', 'prefix', 'keep_vars'), 'returns': 'state'}
r411 = {'op': 'restore', 'params': ('state_dict', 'strict', 'assign'), 'defaults': {'strict': True}, 'returns': 'value'}
r412 = {'op': 'cast', 'params': ('*args',), 'moves': True, 'returns': 'same'}
r413 = {'params': ('device',), 'moves': True, 'returns': 'same'}
r414 = {'params': (), 'moves': True, 'returns': 'same'}
r415 = {'op': 'cast', 'params': (), 'casts': 'float32', 'returns': 'same'}
r416 = {'op': 'cast', 'params': (), 'casts': 'float64', 'returns': 'same'}
r417 = {'op': 'cast', 'params': (), 'casts': 'float16', 'returns': 'same'}
r418 = {'op': 'cast', 'params': (), 'casts': 'bfloat16', 'returns': 'same'}
r419 = {'params': ('dst_type',), 'returns': 'same'}
r420 = {'params': ('device', 'recurse'), 'moves': True, 'returns': 'same'}
r421 = {'op': 'reset', 'params': ('fn',), 'visits': 'fn', 'returns': 'same'}
r422 = {'op': 'reset', 'params': (), 'returns': 'none'}
r423 = {'params': (), 'returns': 'same'}
r424 = {'op': 'wrap', 'params': (), 'compiles': True, 'returns': 'none'}
r425 = {'params': ('module',), 'registers': 'module', 'returns': 'same'}
r426 = {'params': ('index', 'module'), 'registers': 'module', 'returns': 'same'}
r427 = {'params': ('name', 'module'), 'registers': 'module', 'returns': 'none'}
r428 = {'params': ('name', 'tensor', 'persistent'), 'registers': 'tensor', 'returns': 'none'}
r429 = {'params': ('name', 'param'), 'registers': 'param', 'returns': 'none'}
r430 = {'params': ('hook',), 'hook': 'hook'}
r431 = {'scope': 'no-sync', 'params': ()}
r432 = {'params': (), 'uneven': True}
r433 = {'op': 'clip', 'params': ('max_norm', 'norm_type'), 'sharded': True, 'returns': 'value'}
r434 = {'params': ('requires_gradient_sync', 'recurse'), 'syncs': True, 'returns': 'none'}
r435 = {'params': ('is_last_backward',), 'returns': 'none'}
r436 = {'params': ('device',), 'returns': 'same'}
r437 = {'op': 'step', 'params': ('closure',)}
r438 = {'returns': 'state', 'params': ()}
r439 = {'op': 'restore', 'params': ('state_dict',), 'returns': 'none'}
r440 = {'params': ('param_group',), 'adds': 'param_group', 'returns': 'none'}
r441 = {'op': 'step', 'params': ('closure',), 'calls': 'closure'}
r442 = {'params': ('to',), 'collective': True, 'returns': 'none'}
r443 = {'op': 'schedule', 'params': ('epoch',), 'returns': 'none'}
r444 = {'params': (), 'returns': 'state'}
r445 = {'op': 'schedule', 'params': ('metrics', 'epoch'), 'as': {'metrics': 'metric'}, 'returns': 'none'}
r446 = {'op': 'schedule', 'params': (), 'returns': 'none'}
r447 = {'op': 'scale', 'params': ('outputs',), 'as': {'outputs': 'loss'}, 'returns': 'tensor'}
r448 = {'op': 'unscale', 'params': ('optimizer',), 'returns': 'none'}
r449 = {'op': 'step', 'obj': 'optimizer', 'params': ('optimizer', '*args')}
r450 = {'op': 'scaler-update', 'params': ('new_scale',), 'returns': 'none'}
r451 = {'params': ('modules',), 'registers': 'modules', 'returns': 'same'}
r452 = {'params': ('modules',), 'registers': 'modules', 'returns': 'none'}
r453 = {'op': 'loss', 'params': ('input', 'target'), 'returns': 'loss'}
r454 = {'op': 'loss', 'params': ('input1', 'input2', 'target'), 'returns': 'loss'}
r455 = {'op': 'loss', 'params': ('anchor', 'positive', 'negative'), 'returns': 'loss'}
r456 = {'op': 'loss', 'params': ('log_probs', 'targets', 'input_lengths', 'target_lengths'), 'as': {'log_probs': 'input', 'targets': 'target'}, 'returns': 'loss'}
r457 = {'op': 'loss', 'params': ('input', 'target', 'var'), 'returns': 'loss'}
r458 = {'op': 'set-epoch', 'params': ('epoch',), 'returns': 'none'}
r459 = {'params': ('seed',), 'returns': 'same'}
r460 = {'op': 'measure', 'params': ('*args',), 'returns': 'tensor', 'cuts': True}
r461 = {'op': 'measure', 'params': ('*args',), 'returns': 'none'}
r462 = {'op': 'average', 'params': (), 'returns': 'tensor', 'cuts': True}
r463 = {'op': 'backward', 'params': ('gradient', 'retain_graph', 'create_graph', 'inputs'), 'defaults': {'retain_graph': False}, 'returns': 'none'}
r464 = {'op': 'read', 'params': (), 'returns': 'value', 'cuts': True}
r465 = {'op': 'read', 'params': ('force',), 'returns': 'value', 'cuts': True}
r466 = {'op': 'read', 'params': ('memory_format',), 'returns': 'same'}
r467 = {'params': (), 'returns': 'tensor', 'cuts': True}
r468 = {'params': (), 'returns': 'same', 'cuts': True, 'in_place': True}
r469 = {'params': ('requires_grad',), 'returns': 'same', 'in_place': True}
r470 = {'params': ('memory_format',), 'returns': 'tensor'}
r471 = {'params': ('*args',), 'moves': True, 'returns': 'same'}
r472 = {'params': ('device', 'non_blocking'), 'moves': True, 'returns': 'same'}
r473 = {'params': (), 'casts': 'float32', 'returns': 'same'}
r474 = {'params': (), 'casts': 'float64', 'returns': 'same'}
r475 = {'params': (), 'casts': 'float16', 'returns': 'same'}
r476 = {'params': (), 'casts': 'bfloat16', 'returns': 'same'}
r477 = {'params': ('dim', 'keepdim'), 'returns': 'tensor', 'cuts': True}
r478 = {'params': ('dim', 'descending'), 'returns': 'tensor', 'cuts': True}
r479 = {'params': ('other',), 'returns': 'tensor', 'cuts': True}
r480 = {'params': ('*size',), 'returns': 'tensor', 'cuts': True}
r481 = {'params': ('dim',), 'returns': 'value', 'cuts': True}
r482 = {'params': (), 'returns': 'value', 'cuts': True}
r483 = {'params': ('dim', 'dtype'), 'output': 'softmax', 'returns': 'tensor'}
r484 = {'params': ('dim', 'dtype'), 'output': 'log_softmax', 'returns': 'tensor'}
r485 = {'params': (), 'output': 'sigmoid', 'returns': 'tensor'}
r486 = {'params': (), 'output': 'sigmoid', 'returns': 'same'}
r487 = {'returns': 'same'}
r488 = {'returns': 'gradient'}
r489 = {'returns': 'parameters'}
r490 = {'returns': 'of'}
r491 = {'returns': 'argument:sampler'}
r492 = {'returns': 'argument:batch_sampler'}
r493 = {'returns': 'argument:batch_size'}
r494 = {'role': 'criterion'}
r495 = {'role': 'metric', 'like': 'monai.metrics.CumulativeIterationMetric'}
r496 = {'role': 'dataset', 'params': ('data', 'transform')}
r497 = {'op': 'measure', 'returns': 'tensor'}
r498 = {'role': 'metric', 'attached': True}
r499 = {'role': 'model', 'mode_dependent': True, 'like': 'transformers.PreTrainedModel'}
r500 = {'role': 'model', 'mode_dependent': False, 'like': 'diffusers.ModelMixin'}
r501 = {'role': 'dataset', 'sliceable': True}
r502 = {'role': 'model', 'mode_dependent': 'unknown'}
r503 = {'op': 'reset', 'obj': 'tensor', 'params': ('tensor',), 'returns': 'same:tensor'}

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
    'opacus.GradSampleModule': r64,
    'opacus.GradSampleModuleFastGradientClipping': r64,
    'opacus.GradSampleModuleFastGradientClippingFSDP': r64,
    'opacus.GradSampleModuleFastGradientClippingTP': r64,
    'opacus.GradSampleModuleNoOp': r64,
    'opacus.grad_sample.GradSampleModule': r64,
    'opacus.grad_sample.GradSampleModuleFastGradientClipping': r64,
    'opacus.grad_sample.GradSampleModuleFastGradientClippingFSDP': r64,
    'opacus.grad_sample.GradSampleModuleFastGradientClippingTP': r64,
    'opacus.grad_sample.GradSampleModuleNoOp': r64,
    'opacus.optimizers.DPOptimizer': r54,
    'opacus.optimizers.DPOptimizerFastGradientClipping': r54,
    'opacus.optimizers.DPPerLayerOptimizer': r54,
    'opacus.optimizers.DistributedDPOptimizer': r54,
    'opacus.optimizers.AdaClipDPOptimizer': r54,
    'opacus.optimizers.FSDPOptimizerFastGradientClipping': r54,
    'opacus.utils.fast_gradient_clipping_utils.DPLossFastGradientClipping': r65,
    'lpips.LPIPS': r66,
    'monai.optimizers.Novograd': r34,
    'monai.optimizers.WarmupCosineSchedule': r67,
    'monai.optimizers.LinearLR': r67,
    'monai.optimizers.ExponentialLR': r67,
    'monai.data.DataLoader': r68,
    'monai.data.ThreadDataLoader': r68,
    'monai.apps.DecathlonDataset': r19,
    'monai.apps.MedNISTDataset': r19,
    'torch_geometric.loader.DataLoader': r69,
    'torch_geometric.loader.DenseDataLoader': r68,
    'torch_geometric.loader.DataListLoader': r68,
    'torch_geometric.loader.NeighborLoader': r68,
    'torch_geometric.loader.LinkNeighborLoader': r68,
    'torch_geometric.loader.HGTLoader': r68,
    'torch_geometric.loader.ClusterLoader': r68,
    'torch_geometric.loader.GraphSAINTRandomWalkSampler': r68,
    'torch_geometric.loader.GraphSAINTNodeSampler': r68,
    'torch_geometric.loader.GraphSAINTEdgeSampler': r68,
    'torch_geometric.loader.ShaDowKHopSampler': r68,
    'torch_geometric.loader.RandomNodeLoader': r68,
    'torch_geometric.loader.ImbalancedSampler': r68,
    'torch_geometric.loader.NeighborSampler': r68,
    'torch_geometric.data.DataLoader': r70,
    'torch_geometric.data.NeighborSampler': r71,
    'torch_geometric.data.ClusterLoader': r71,
    'torch_geometric.data.Dataset': r19,
    'torch_geometric.data.InMemoryDataset': r19,
    'torch_geometric.data.OnDiskDataset': r19,
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
    'dgl.dataloading.DataLoader': r72,
    'dgl.dataloading.NodeDataLoader': r72,
    'dgl.dataloading.EdgeDataLoader': r72,
    'dgl.dataloading.GraphDataLoader': r72,
    'dgl.dataloading.DistNodeDataLoader': r72,
    'dgl.dataloading.DistDataLoader': r72,
    'dgl.nn.NodeEmbedding': r73,
    'dgl.nn.pytorch.NodeEmbedding': r73,
    'webdataset.WebDataset': r74,
    'torchdata.datapipes.iter.IterableWrapper': r74,
    'webdataset.WebLoader': r75,
    'ffcv.loader.Loader': r75,
    'nvidia.dali.plugin.pytorch.DALIGenericIterator': r75,
    'nvidia.dali.plugin.pytorch.DALIClassificationIterator': r75,
    'torchtext.data.Iterator': r76,
    'torchtext.data.BucketIterator': r76,
    'torchtext.data.BPTTIterator': r76,
    'torchtext.legacy.data.Iterator': r76,
    'torchtext.legacy.data.BucketIterator': r76,
    'torchtext.legacy.data.BPTTIterator': r76,
    'torch_xla.distributed.parallel_loader.MpDeviceLoader': r77,
    'torch_xla.distributed.parallel_loader.ParallelLoader': r77,
    'horovod.torch.DistributedOptimizer': r78,
    'lightning.pytorch.LightningModule': r28,
    'lightning.pytorch.LightningDataModule': r33,
    'accelerate.utils.DummyOptim': r79,
    'accelerate.utils.DummyScheduler': r80,
    'torch.optim.Optimizer': r81,
    'torch.optim.SGD': r82,
    'torch.optim.Adam': r83,
    'torch.optim.AdamW': r84,
    'torch.optim.NAdam': r85,
    'torch.optim.RAdam': r86,
    'torch.optim.Adamax': r87,
    'torch.optim.Adagrad': r88,
    'torch.optim.Adadelta': r89,
    'torch.optim.Adafactor': r90,
    'torch.optim.ASGD': r91,
    'torch.optim.RMSprop': r92,
    'torch.optim.Rprop': r93,
    'torch.optim.SparseAdam': r94,
    'torch.optim.Muon': r95,
    'torch.optim.LBFGS': r96,
    'torch.distributed.optim.ZeroRedundancyOptimizer': r97,
    'torch.distributed.optim.PostLocalSGDOptimizer': r98,
    'torch.distributed.optim.DistributedOptimizer': r99,
    'torch.optim.lr_scheduler.LRScheduler': r100,
    'torch.optim.lr_scheduler.LambdaLR': r101,
    'torch.optim.lr_scheduler.MultiplicativeLR': r102,
    'torch.optim.lr_scheduler.StepLR': r103,
    'torch.optim.lr_scheduler.MultiStepLR': r104,
    'torch.optim.lr_scheduler.ExponentialLR': r105,
    'torch.optim.lr_scheduler.CosineAnnealingLR': r106,
    'torch.optim.lr_scheduler.CosineAnnealingWarmRestarts': r107,
    'torch.optim.lr_scheduler.ConstantLR': r108,
    'torch.optim.lr_scheduler.LinearLR': r109,
    'torch.optim.lr_scheduler.PolynomialLR': r110,
    'torch.optim.lr_scheduler.OneCycleLR': r111,
    'torch.optim.lr_scheduler.CyclicLR': r112,
    'torch.optim.lr_scheduler.ReduceLROnPlateau': r113,
    'torch.optim.lr_scheduler.SequentialLR': r114,
    'torch.optim.lr_scheduler.ChainedScheduler': r115,
    'torch.optim.swa_utils.AveragedModel': r116,
    'torch.optim.swa_utils.SWALR': r117,
    'torch.amp.GradScaler': r118,
    'torch.cuda.amp.GradScaler': r119,
    'torch.cpu.amp.GradScaler': r119,
    'torch.distributed.fsdp.sharded_grad_scaler.ShardedGradScaler': r120,
    'torch.utils.data.DataLoader': r121,
    'torchdata.stateful_dataloader.StatefulDataLoader': r122,
    'torch.utils.data.Dataset': r19,
    'torch.utils.data.IterableDataset': r74,
    'torch.utils.data.TensorDataset': r123,
    'torch.utils.data.StackDataset': r124,
    'torch.utils.data.ConcatDataset': r125,
    'torch.utils.data.ChainDataset': r126,
    'torch.utils.data.Subset': r127,
    'torch.utils.data.Sampler': r128,
    'torch.utils.data.SequentialSampler': r129,
    'torch.utils.data.RandomSampler': r130,
    'torch.utils.data.SubsetRandomSampler': r131,
    'torch.utils.data.WeightedRandomSampler': r132,
    'torch.utils.data.BatchSampler': r133,
    'torch.utils.data.distributed.DistributedSampler': r134,
    'torch.nn.parallel.DistributedDataParallel': r135,
    'torch.nn.DataParallel': r136,
    'torch.distributed.fsdp.FullyShardedDataParallel': r137,
    'torch.nn.CrossEntropyLoss': r138,
    'torch.nn.LinearCrossEntropyLoss': r139,
    'torch.nn.NLLLoss': r140,
    'torch.nn.NLLLoss2d': r140,
    'torch.nn.BCELoss': r141,
    'torch.nn.BCEWithLogitsLoss': r142,
    'torch.nn.MultiLabelSoftMarginLoss': r143,
    'torch.nn.SoftMarginLoss': r144,
    'torch.nn.MSELoss': r145,
    'torch.nn.L1Loss': r145,
    'torch.nn.SmoothL1Loss': r146,
    'torch.nn.HuberLoss': r147,
    'torch.nn.KLDivLoss': r148,
    'torch.nn.PoissonNLLLoss': r149,
    'torch.nn.GaussianNLLLoss': r150,
    'torch.nn.CTCLoss': r151,
    'torch.nn.HingeEmbeddingLoss': r152,
    'torch.nn.CosineEmbeddingLoss': r153,
    'torch.nn.MarginRankingLoss': r153,
    'torch.nn.MultiLabelMarginLoss': r154,
    'torch.nn.MultiMarginLoss': r155,
    'torch.nn.TripletMarginLoss': r156,
    'torch.nn.TripletMarginWithDistanceLoss': r157,
    'torch.nn.AdaptiveLogSoftmaxWithLoss': r158,
    'torch.nn.Module': r28,
    'torch.nn.Parameter': r159,
    'torch.nn.ParameterList': r73,
    'torch.nn.ParameterDict': r73,
    'torch.nn.Sequential': r160,
    'torch.nn.ModuleList': r161,
    'torch.nn.ModuleDict': r161,
    'torch.nn.Dropout': r162,
    'torch.nn.Dropout1d': r162,
    'torch.nn.Dropout2d': r162,
    'torch.nn.Dropout3d': r162,
    'torch.nn.AlphaDropout': r162,
    'torch.nn.FeatureAlphaDropout': r162,
    'torch.nn.RReLU': r163,
    'torch.nn.BatchNorm1d': r164,
    'torch.nn.BatchNorm2d': r164,
    'torch.nn.BatchNorm3d': r164,
    'torch.nn.SyncBatchNorm': r165,
    'torch.nn.LazyBatchNorm1d': r166,
    'torch.nn.LazyBatchNorm2d': r166,
    'torch.nn.LazyBatchNorm3d': r166,
    'torch.nn.InstanceNorm1d': r167,
    'torch.nn.InstanceNorm2d': r167,
    'torch.nn.InstanceNorm3d': r167,
    'torch.nn.LazyInstanceNorm1d': r168,
    'torch.nn.LazyInstanceNorm2d': r168,
    'torch.nn.LazyInstanceNorm3d': r168,
    'torch.nn.MultiheadAttention': r169,
    'torch.nn.RNN': r170,
    'torch.nn.LSTM': r170,
    'torch.nn.GRU': r170,
    'torch.nn.RNNBase': r171,
    'torch.nn.RNNCell': r172,
    'torch.nn.LSTMCell': r172,
    'torch.nn.GRUCell': r172,
    'torch.nn.RNNCellBase': r172,
    'torch.nn.Transformer': r173,
    'torch.nn.TransformerEncoderLayer': r174,
    'torch.nn.TransformerDecoderLayer': r174,
    'torch.nn.TransformerEncoder': r175,
    'torch.nn.TransformerDecoder': r176,
    'torch.nn.Softmax': r177,
    'torch.nn.Softmax2d': r177,
    'torch.nn.LogSoftmax': r178,
    'torch.nn.Sigmoid': r179,
    'torch.nn.Linear': r180,
    'torch.nn.LazyLinear': r181,
    'torch.nn.Conv1d': r182,
    'torch.nn.Conv2d': r182,
    'torch.nn.Conv3d': r182,
    'torch.nn.ConvTranspose1d': r183,
    'torch.nn.ConvTranspose2d': r183,
    'torch.nn.ConvTranspose3d': r183,
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
    'torch.nn.CELU': r184,
    'torch.nn.ELU': r184,
    'torch.nn.GELU': r184,
    'torch.nn.GLU': r184,
    'torch.nn.Hardshrink': r184,
    'torch.nn.Hardsigmoid': r184,
    'torch.nn.Hardswish': r184,
    'torch.nn.Hardtanh': r184,
    'torch.nn.LeakyReLU': r184,
    'torch.nn.LogSigmoid': r184,
    'torch.nn.Mish': r184,
    'torch.nn.ReLU': r184,
    'torch.nn.ReLU6': r184,
    'torch.nn.SELU': r184,
    'torch.nn.SiLU': r184,
    'torch.nn.Softmin': r184,
    'torch.nn.Softplus': r184,
    'torch.nn.Softshrink': r184,
    'torch.nn.Softsign': r184,
    'torch.nn.Tanh': r184,
    'torch.nn.Tanhshrink': r184,
    'torch.nn.Threshold': r184,
    'torch.nn.AdaptiveAvgPool1d': r184,
    'torch.nn.AdaptiveAvgPool2d': r184,
    'torch.nn.AdaptiveAvgPool3d': r184,
    'torch.nn.AdaptiveMaxPool1d': r184,
    'torch.nn.AdaptiveMaxPool2d': r184,
    'torch.nn.AdaptiveMaxPool3d': r184,
    'torch.nn.AvgPool1d': r184,
    'torch.nn.AvgPool2d': r184,
    'torch.nn.AvgPool3d': r184,
    'torch.nn.FractionalMaxPool2d': r184,
    'torch.nn.FractionalMaxPool3d': r184,
    'torch.nn.LPPool1d': r184,
    'torch.nn.LPPool2d': r184,
    'torch.nn.LPPool3d': r184,
    'torch.nn.MaxPool1d': r184,
    'torch.nn.MaxPool2d': r184,
    'torch.nn.MaxPool3d': r184,
    'torch.nn.MaxUnpool1d': r184,
    'torch.nn.MaxUnpool2d': r184,
    'torch.nn.MaxUnpool3d': r184,
    'torch.nn.CircularPad1d': r184,
    'torch.nn.CircularPad2d': r184,
    'torch.nn.CircularPad3d': r184,
    'torch.nn.ConstantPad1d': r184,
    'torch.nn.ConstantPad2d': r184,
    'torch.nn.ConstantPad3d': r184,
    'torch.nn.ReflectionPad1d': r184,
    'torch.nn.ReflectionPad2d': r184,
    'torch.nn.ReflectionPad3d': r184,
    'torch.nn.ReplicationPad1d': r184,
    'torch.nn.ReplicationPad2d': r184,
    'torch.nn.ReplicationPad3d': r184,
    'torch.nn.ZeroPad1d': r184,
    'torch.nn.ZeroPad2d': r184,
    'torch.nn.ZeroPad3d': r184,
    'torch.nn.ChannelShuffle': r184,
    'torch.nn.CosineSimilarity': r184,
    'torch.nn.CrossMapLRN2d': r184,
    'torch.nn.Flatten': r184,
    'torch.nn.Fold': r184,
    'torch.nn.Identity': r184,
    'torch.nn.LocalResponseNorm': r184,
    'torch.nn.PairwiseDistance': r184,
    'torch.nn.PixelShuffle': r184,
    'torch.nn.PixelUnshuffle': r184,
    'torch.nn.Unflatten': r184,
    'torch.nn.Unfold': r184,
    'torch.nn.Upsample': r184,
    'torch.nn.UpsamplingBilinear2d': r184,
    'torch.nn.UpsamplingNearest2d': r184,
    'numpy.random.RandomState': r185,
    'random.Random': r185,
    'torch.Generator': r186,
}

functions: dict[str, Any] = {
    'torchvision.models.densenet121': r187,
    'torchvision.models.densenet161': r187,
    'torchvision.models.densenet169': r187,
    'torchvision.models.densenet201': r187,
    'torchvision.models.efficientnet_b0': r187,
    'torchvision.models.efficientnet_b1': r187,
    'torchvision.models.efficientnet_b2': r187,
    'torchvision.models.efficientnet_b3': r187,
    'torchvision.models.efficientnet_b4': r187,
    'torchvision.models.efficientnet_b5': r187,
    'torchvision.models.efficientnet_b6': r187,
    'torchvision.models.efficientnet_b7': r187,
    'torchvision.models.efficientnet_v2_l': r187,
    'torchvision.models.efficientnet_v2_m': r187,
    'torchvision.models.efficientnet_v2_s': r187,
    'torchvision.models.googlenet': r187,
    'torchvision.models.inception_v3': r187,
    'torchvision.models.maxvit_t': r187,
    'torchvision.models.mnasnet0_5': r187,
    'torchvision.models.mnasnet0_75': r187,
    'torchvision.models.mnasnet1_0': r187,
    'torchvision.models.mnasnet1_3': r187,
    'torchvision.models.mobilenet_v2': r187,
    'torchvision.models.mobilenet_v3_large': r187,
    'torchvision.models.mobilenet_v3_small': r187,
    'torchvision.models.regnet_x_16gf': r187,
    'torchvision.models.regnet_x_1_6gf': r187,
    'torchvision.models.regnet_x_32gf': r187,
    'torchvision.models.regnet_x_3_2gf': r187,
    'torchvision.models.regnet_x_400mf': r187,
    'torchvision.models.regnet_x_800mf': r187,
    'torchvision.models.regnet_x_8gf': r187,
    'torchvision.models.regnet_y_128gf': r187,
    'torchvision.models.regnet_y_16gf': r187,
    'torchvision.models.regnet_y_1_6gf': r187,
    'torchvision.models.regnet_y_32gf': r187,
    'torchvision.models.regnet_y_3_2gf': r187,
    'torchvision.models.regnet_y_400mf': r187,
    'torchvision.models.regnet_y_800mf': r187,
    'torchvision.models.regnet_y_8gf': r187,
    'torchvision.models.resnet101': r187,
    'torchvision.models.resnet152': r187,
    'torchvision.models.resnet18': r187,
    'torchvision.models.resnet34': r187,
    'torchvision.models.resnet50': r187,
    'torchvision.models.resnext101_32x8d': r187,
    'torchvision.models.resnext101_64x4d': r187,
    'torchvision.models.resnext50_32x4d': r187,
    'torchvision.models.shufflenet_v2_x0_5': r187,
    'torchvision.models.shufflenet_v2_x1_0': r187,
    'torchvision.models.shufflenet_v2_x1_5': r187,
    'torchvision.models.shufflenet_v2_x2_0': r187,
    'torchvision.models.vgg11_bn': r187,
    'torchvision.models.vgg13_bn': r187,
    'torchvision.models.vgg16_bn': r187,
    'torchvision.models.vgg19_bn': r187,
    'torchvision.models.wide_resnet101_2': r187,
    'torchvision.models.wide_resnet50_2': r187,
    'torchvision.models.alexnet': r188,
    'torchvision.models.convnext_base': r188,
    'torchvision.models.convnext_large': r188,
    'torchvision.models.convnext_small': r188,
    'torchvision.models.convnext_tiny': r188,
    'torchvision.models.squeezenet1_0': r188,
    'torchvision.models.squeezenet1_1': r188,
    'torchvision.models.swin_b': r188,
    'torchvision.models.swin_s': r188,
    'torchvision.models.swin_t': r188,
    'torchvision.models.swin_v2_b': r188,
    'torchvision.models.swin_v2_s': r188,
    'torchvision.models.swin_v2_t': r188,
    'torchvision.models.vgg11': r188,
    'torchvision.models.vgg13': r188,
    'torchvision.models.vgg16': r188,
    'torchvision.models.vgg19': r188,
    'torchvision.models.vit_b_16': r189,
    'torchvision.models.vit_b_32': r189,
    'torchvision.models.vit_h_14': r189,
    'torchvision.models.vit_l_16': r189,
    'torchvision.models.vit_l_32': r189,
    'torchvision.models.video.mc3_18': r187,
    'torchvision.models.video.r2plus1d_18': r187,
    'torchvision.models.video.r3d_18': r187,
    'torchvision.models.video.s3d': r187,
    'torchvision.models.video.mvit_v1_b': r188,
    'torchvision.models.video.mvit_v2_s': r188,
    'torchvision.models.video.swin3d_b': r188,
    'torchvision.models.video.swin3d_s': r188,
    'torchvision.models.video.swin3d_t': r188,
    'torchvision.models.segmentation.deeplabv3_mobilenet_v3_large': r190,
    'torchvision.models.segmentation.deeplabv3_resnet101': r190,
    'torchvision.models.segmentation.deeplabv3_resnet50': r190,
    'torchvision.models.segmentation.fcn_resnet101': r190,
    'torchvision.models.segmentation.fcn_resnet50': r190,
    'torchvision.models.segmentation.lraspp_mobilenet_v3_large': r191,
    'torchvision.models.detection.fasterrcnn_mobilenet_v3_large_320_fpn': r192,
    'torchvision.models.detection.fasterrcnn_mobilenet_v3_large_fpn': r192,
    'torchvision.models.detection.fasterrcnn_resnet50_fpn': r192,
    'torchvision.models.detection.fasterrcnn_resnet50_fpn_v2': r192,
    'torchvision.models.detection.fcos_resnet50_fpn': r192,
    'torchvision.models.detection.keypointrcnn_resnet50_fpn': r192,
    'torchvision.models.detection.maskrcnn_resnet50_fpn': r192,
    'torchvision.models.detection.maskrcnn_resnet50_fpn_v2': r192,
    'torchvision.models.detection.retinanet_resnet50_fpn': r192,
    'torchvision.models.detection.retinanet_resnet50_fpn_v2': r192,
    'torchvision.models.detection.ssd300_vgg16': r192,
    'torchvision.models.detection.ssdlite320_mobilenet_v3_large': r192,
    'torchvision.models.optical_flow.raft_large': r193,
    'torchvision.models.optical_flow.raft_small': r193,
    'torchvision.models.quantization.googlenet': r194,
    'torchvision.models.quantization.inception_v3': r194,
    'torchvision.models.quantization.mobilenet_v2': r194,
    'torchvision.models.quantization.mobilenet_v3_large': r194,
    'torchvision.models.quantization.resnet18': r194,
    'torchvision.models.quantization.resnet50': r194,
    'torchvision.models.quantization.resnext101_32x8d': r194,
    'torchvision.models.quantization.resnext101_64x4d': r194,
    'torchvision.models.quantization.shufflenet_v2_x0_5': r194,
    'torchvision.models.quantization.shufflenet_v2_x1_0': r194,
    'torchvision.models.quantization.shufflenet_v2_x1_5': r194,
    'torchvision.models.quantization.shufflenet_v2_x2_0': r194,
    'torchvision.models.get_model': r195,
    'torchvision.ops.sigmoid_focal_loss': r196,
    'torchvision.ops.generalized_box_iou_loss': r197,
    'torchvision.ops.distance_box_iou_loss': r197,
    'torchvision.ops.complete_box_iou_loss': r197,
    'torchmetrics.functional.f1_score': r198,
    'torchmetrics.functional.fbeta_score': r198,
    'torchmetrics.functional.precision': r198,
    'torchmetrics.functional.recall': r198,
    'torchmetrics.functional.auroc': r198,
    'torchmetrics.functional.average_precision': r198,
    'torchmetrics.functional.jaccard_index': r198,
    'torchmetrics.functional.cohen_kappa': r198,
    'torchmetrics.functional.matthews_corrcoef': r198,
    'torchmetrics.functional.word_error_rate': r198,
    'torchmetrics.functional.bleu_score': r198,
    'torchmetrics.functional.r2_score': r198,
    'torchmetrics.functional.specificity': r198,
    'torchmetrics.functional.dice': r198,
    'sklearn.metrics.f1_score': r199,
    'sklearn.metrics.fbeta_score': r199,
    'sklearn.metrics.precision_score': r199,
    'sklearn.metrics.recall_score': r199,
    'sklearn.metrics.roc_auc_score': r199,
    'sklearn.metrics.average_precision_score': r199,
    'sklearn.metrics.jaccard_score': r199,
    'sklearn.metrics.cohen_kappa_score': r199,
    'sklearn.metrics.matthews_corrcoef': r199,
    'sklearn.metrics.r2_score': r199,
    'sklearn.metrics.balanced_accuracy_score': r199,
    'sklearn.metrics.accuracy_score': r200,
    'sklearn.metrics.mean_squared_error': r200,
    'sklearn.metrics.mean_absolute_error': r200,
    'sklearn.metrics.log_loss': r200,
    'sklearn.metrics.confusion_matrix': r200,
    'sklearn.metrics.classification_report': r200,
    'evaluate.load': r201,
    'evaluate.combine': r201,
    'datasets.load_metric': r201,
    'ignite.handlers.create_lr_scheduler_with_warmup': r202,
    'timm.create_model': r203,
    'timm.optim.create_optimizer_v2': r204,
    'timm.optim.create_optimizer': r205,
    'timm.optim.param_groups_weight_decay': r206,
    'timm.optim.param_groups_layer_decay': r206,
    'timm.scheduler.create_scheduler_v2': r207,
    'timm.scheduler.create_scheduler': r208,
    'timm.data.create_dataset': r209,
    'timm.data.create_loader': r210,
    'timm.data.create_transform': r211,
    'timm.utils.reduce_tensor': r212,
    'timm.utils.random_seed': r213,
    'timm.utils.is_primary': r214,
    'timm.utils.init_distributed_device': r215,
    'transformers.get_constant_schedule': r216,
    'transformers.get_constant_schedule_with_warmup': r217,
    'transformers.get_linear_schedule_with_warmup': r218,
    'transformers.get_cosine_schedule_with_warmup': r218,
    'transformers.get_cosine_with_hard_restarts_schedule_with_warmup': r218,
    'transformers.get_polynomial_decay_schedule_with_warmup': r218,
    'transformers.get_cosine_with_min_lr_schedule_with_warmup': r218,
    'transformers.get_inverse_sqrt_schedule': r219,
    'transformers.get_wsd_schedule': r219,
    'transformers.get_reduce_on_plateau_schedule': r220,
    'transformers.get_scheduler': r221,
    'transformers.set_seed': r222,
    'diffusers.optimization.get_scheduler': r223,
    'diffusers.optimization.get_cosine_schedule_with_warmup': r218,
    'diffusers.optimization.get_linear_schedule_with_warmup': r218,
    'diffusers.optimization.get_cosine_with_hard_restarts_schedule_with_warmup': r218,
    'diffusers.optimization.get_polynomial_decay_schedule_with_warmup': r218,
    'diffusers.optimization.get_constant_schedule': r224,
    'diffusers.optimization.get_constant_schedule_with_warmup': r224,
    'apex.amp.initialize': r225,
    'apex.amp.scale_loss': r225,
    'apex.parallel.convert_syncbn_model': r226,
    'segmentation_models_pytorch.create_model': r227,
    'clip.load': r228,
    'open_clip.create_model_and_transforms': r229,
    'peft.get_peft_model': r230,
    'peft.PeftModel.from_pretrained': r230,
    'peft.inject_adapter_in_model': r231,
    'peft.prepare_model_for_kbit_training': r232,
    'monai.inferers.sliding_window_inference': r233,
    'monai.utils.set_determinism': r234,
    'datasets.load_dataset': r235,
    'datasets.load_from_disk': r235,
    'torch_xla.core.xla_model.optimizer_step': r236,
    'torch_xla.core.xla_model.save': r237,
    'horovod.torch.DistributedOptimizer': r238,
    'horovod.torch.allreduce': r239,
    'horovod.torch.allgather': r239,
    'horovod.torch.broadcast': r239,
    'horovod.torch.reducescatter': r239,
    'horovod.torch.broadcast_parameters': r240,
    'horovod.torch.broadcast_optimizer_state': r240,
    'horovod.torch.broadcast_object': r240,
    'horovod.torch.rank': r214,
    'horovod.torch.local_rank': r214,
    'horovod.torch.init': r241,
    'accelerate.utils.set_seed': r242,
    'diffusers.training_utils.set_seed': r242,
    'lightning.pytorch.seed_everything': r243,
    'lightning.fabric.seed_everything': r243,
    'ignite.utils.manual_seed': r234,
    'fastai.torch_core.set_seed': r234,
    'deepspeed.init_distributed': r244,
    'deepspeed.add_config_arguments': r245,
    'torch.optim.swa_utils.update_bn': r246,
    'torch.optim.swa_utils.get_ema_avg_fn': r247,
    'torch.optim.swa_utils.get_ema_multi_avg_fn': r247,
    'torch.optim.swa_utils.get_swa_avg_fn': r248,
    'torch.optim.swa_utils.get_swa_multi_avg_fn': r248,
    'torch.autocast': r249,
    'torch.cuda.amp.autocast': r250,
    'torch.cpu.amp.autocast': r251,
    'torch.no_grad': r252,
    'torch.enable_grad': r253,
    'torch.inference_mode': r254,
    'torch.set_grad_enabled': r255,
    'torch.autograd.backward': r256,
    'torch.distributed.autograd.backward': r257,
    'torch.autograd.grad': r258,
    'torch.nn.utils.clip_grad_norm_': r259,
    'torch.nn.utils.clip_grad_norm': r260,
    'torch.nn.utils.clip_grad_value_': r261,
    'torch.nn.utils.clip_grads_with_norm_': r262,
    'torch.nn.utils.get_total_norm': r263,
    'torch.utils.checkpoint.checkpoint': r264,
    'torch.func.functional_call': r265,
    'torch.nn.utils.parametrizations.spectral_norm': r266,
    'torch.nn.utils.parametrizations.weight_norm': r266,
    'torch.nn.utils.parametrizations.orthogonal': r266,
    'torch.nn.utils.spectral_norm': r266,
    'torch.nn.utils.weight_norm': r266,
    'torch.nn.utils.vector_to_parameters': r267,
    'torch.utils.data.random_split': r268,
    'torch.utils.data.default_collate': r269,
    'torch.utils.data.default_convert': r269,
    'torch.utils.data.get_worker_info': r270,
    'torch.distributed.fsdp.fully_shard': r271,
    'torch.distributed.tensor.parallel.parallelize_module': r272,
    'torch.nn.SyncBatchNorm.convert_sync_batchnorm': r273,
    'torch.compile': r274,
    'torch.distributed.init_process_group': r275,
    'torch.distributed.destroy_process_group': r276,
    'torch.distributed.barrier': r277,
    'torch.distributed.monitored_barrier': r277,
    'torch.distributed.all_reduce': r278,
    'torch.distributed.reduce': r279,
    'torch.distributed.broadcast': r280,
    'torch.distributed.broadcast_object_list': r281,
    'torch.distributed.all_gather': r282,
    'torch.distributed.all_gather_into_tensor': r283,
    'torch.distributed.all_gather_object': r284,
    'torch.distributed.gather': r285,
    'torch.distributed.gather_object': r286,
    'torch.distributed.scatter': r287,
    'torch.distributed.scatter_object_list': r288,
    'torch.distributed.reduce_scatter': r289,
    'torch.distributed.reduce_scatter_tensor': r289,
    'torch.distributed.all_to_all': r290,
    'torch.distributed.all_to_all_single': r290,
    'torch.distributed.nn.all_reduce': r291,
    'torch.distributed.nn.all_gather': r291,
    'torch.distributed.nn.broadcast': r291,
    'torch.distributed.nn.reduce': r291,
    'torch.distributed.nn.gather': r291,
    'torch.distributed.get_node_local_rank': r214,
    'torch.distributed.get_backend': r292,
    'torch.distributed.is_torchelastic_launched': r292,
    'torch.distributed.is_nccl_available': r292,
    'torch.cuda.set_device': r293,
    'torch.cuda.device': r294,
    'torch.accelerator.set_device_index': r293,
    'torch.nn.functional.cross_entropy': r295,
    'torch.nn.functional.linear_cross_entropy': r296,
    'torch.nn.functional.nll_loss': r297,
    'torch.nn.functional.binary_cross_entropy': r298,
    'torch.nn.functional.binary_cross_entropy_with_logits': r299,
    'torch.nn.functional.multilabel_soft_margin_loss': r300,
    'torch.nn.functional.mse_loss': r301,
    'torch.nn.functional.l1_loss': r301,
    'torch.nn.functional.smooth_l1_loss': r302,
    'torch.nn.functional.huber_loss': r303,
    'torch.nn.functional.kl_div': r304,
    'torch.nn.functional.poisson_nll_loss': r305,
    'torch.nn.functional.gaussian_nll_loss': r306,
    'torch.nn.functional.ctc_loss': r307,
    'torch.nn.functional.soft_margin_loss': r308,
    'torch.nn.functional.multilabel_margin_loss': r308,
    'torch.nn.functional.hinge_embedding_loss': r309,
    'torch.nn.functional.multi_margin_loss': r310,
    'torch.nn.functional.cosine_embedding_loss': r311,
    'torch.nn.functional.margin_ranking_loss': r311,
    'torch.nn.functional.triplet_margin_loss': r312,
    'torch.nn.functional.triplet_margin_with_distance_loss': r313,
    'torch.nn.functional.dropout': r314,
    'torch.nn.functional.dropout1d': r314,
    'torch.nn.functional.dropout2d': r314,
    'torch.nn.functional.dropout3d': r314,
    'torch.nn.functional.alpha_dropout': r315,
    'torch.nn.functional.feature_alpha_dropout': r315,
    'torch.dropout': r316,
    'torch.alpha_dropout': r316,
    'torch.feature_alpha_dropout': r316,
    'torch.feature_dropout': r316,
    'torch.nn.functional.rrelu': r317,
    'torch.nn.functional.batch_norm': r318,
    'torch.nn.functional.scaled_dot_product_attention': r319,
    'torch.nn.functional.multi_head_attention_forward': r320,
    'torch.nn.functional.gumbel_softmax': r321,
    'torch.nn.functional.softmax': r322,
    'torch.nn.functional.log_softmax': r323,
    'torch.nn.functional.sigmoid': r324,
    'torch.softmax': r325,
    'torch.special.softmax': r325,
    'torch.log_softmax': r326,
    'torch.special.log_softmax': r326,
    'torch.sigmoid': r324,
    'torch.special.expit': r324,
    'torch.Tensor': r327,
    'torch.FloatTensor': r327,
    'torch.DoubleTensor': r327,
    'torch.HalfTensor': r327,
    'torch.BFloat16Tensor': r327,
    'torch.LongTensor': r327,
    'torch.IntTensor': r327,
    'torch.ShortTensor': r327,
    'torch.ByteTensor': r327,
    'torch.BoolTensor': r327,
    'torch.tensor': r328,
    'torch.from_numpy': r329,
    'torch.as_tensor': r330,
    'torch.autograd.Variable': r331,
    'torch.argmax': r332,
    'torch.argmin': r332,
    'torch.argsort': r332,
    'torch.eq': r332,
    'torch.ne': r332,
    'torch.gt': r332,
    'torch.ge': r332,
    'torch.lt': r332,
    'torch.le': r332,
    'torch.isnan': r332,
    'torch.isinf': r332,
    'torch.isfinite': r332,
    'torch.isclose': r332,
    'torch.logical_and': r332,
    'torch.logical_or': r332,
    'torch.logical_not': r332,
    'torch.bincount': r332,
    'torch.histc': r332,
    'torch.multinomial': r332,
    'torch.bernoulli': r332,
    'torch.searchsorted': r332,
    'torch.bucketize': r332,
    'torch.nn.functional.one_hot': r332,
    'torch.zeros_like': r332,
    'torch.ones_like': r332,
    'torch.empty_like': r332,
    'torch.full_like': r332,
    'torch.rand_like': r333,
    'torch.randn_like': r333,
    'torch.randint_like': r333,
    'torch.zeros': r334,
    'torch.ones': r334,
    'torch.empty': r334,
    'torch.full': r334,
    'torch.arange': r334,
    'torch.linspace': r334,
    'torch.logspace': r334,
    'torch.eye': r334,
    'torch.rand': r335,
    'torch.randn': r335,
    'torch.randint': r335,
    'torch.randperm': r335,
    'torch.normal': r335,
    'torch.is_tensor': r336,
    'torch.is_floating_point': r336,
    'torch.numel': r336,
    'torch.equal': r336,
    'torch.allclose': r336,
    'torch.save': r337,
    'torch.load': r338,
    'torch.hub.load_state_dict_from_url': r339,
    'torch.hub.load': r340,
    'torch.distributed.checkpoint.save': r341,
    'torch.distributed.checkpoint.async_save': r341,
    'torch.distributed.checkpoint.load': r342,
    'torch.distributed.checkpoint.state_dict.get_state_dict': r343,
    'torch.distributed.checkpoint.state_dict.get_model_state_dict': r344,
    'torch.distributed.checkpoint.state_dict.get_optimizer_state_dict': r345,
    'torch.distributed.checkpoint.state_dict.set_state_dict': r346,
    'torch.distributed.checkpoint.state_dict.set_model_state_dict': r347,
    'torch.distributed.checkpoint.state_dict.set_optimizer_state_dict': r348,
    'copy.copy': r349,
    'torch.jit.trace': r350,
    'torch.jit.trace_module': r351,
    'torch.jit.script': r352,
    'torch.jit.freeze': r353,
    'torch.jit.save': r354,
    'torch.jit.load': r355,
    'torch.onnx.export': r356,
    'torch.export.export': r357,
    'torch.manual_seed': r358,
    'torch.random.manual_seed': r358,
    'torch.cuda.manual_seed': r359,
    'torch.cuda.manual_seed_all': r359,
    'numpy.random.seed': r360,
    'random.seed': r361,
    'torch.random.fork_rng': r362,
    'torch.set_rng_state': r363,
    'torch.random.set_rng_state': r363,
    'torch.cuda.set_rng_state': r364,
    'torch.cuda.set_rng_state_all': r365,
    'numpy.random.set_state': r366,
    'random.setstate': r367,
    'torch.initial_seed': r248,
    'torch.seed': r248,
    'numpy.random.default_rng': r368,
    'tqdm.autonotebook.tqdm': r369,
    'tqdm.rich.tqdm': r369,
    'tqdm.asyncio.tqdm': r369,
    'tqdm.std.tqdm': r369,
    'alive_progress.alive_it': r370,
    'progressbar.progressbar': r370,
}

methods: dict[str, Any] = {
    'evaluate.EvaluationModule': {'add_batch': r371, 'add': r371, 'compute': r372},
    'monai.metrics.CumulativeIterationMetric': {'aggregate': r373},
    'timm.scheduler.Scheduler': {'step': r374, 'step_update': r375},
    'transformers.PreTrainedModel': {'from_pretrained': r376, 'from_config': r377, 'save_pretrained': r378, 'generate': r379, 'gradient_checkpointing_enable': r380, 'resize_token_embeddings': r381, '__call__': r382},
    'diffusers.ModelMixin': {'from_pretrained': r376, 'from_config': r377, 'save_pretrained': r378, 'enable_gradient_checkpointing': r380},
    'diffusers.training_utils.EMAModel': {'step': r383, 'store': r384, 'copy_to': r385, 'restore': r386},
    'torch_ema.ExponentialMovingAverage': {'update': r383, 'store': r384, 'copy_to': r385, 'restore': r386, 'average_parameters': r387},
    'ema': {'update': r388, 'apply_shadow': r389, 'update_parameters': r388},
    'pytorch_optimizer.SAM': {'first_step': r390, 'second_step': r391},
    'warmup_scheduler.GradualWarmupScheduler': {'step': r392},
    'efficientnet_pytorch.EfficientNet': {'from_pretrained': r393, 'from_name': r393},
    'model': {'add_adapter': r394, 'train_adapter': r395, '__call__': r396, 'forward': r396, 'train': r397, 'eval': r398, 'requires_grad_': r399, 'zero_grad': r400, 'parameters': r401, 'named_parameters': r402, 'buffers': r403, 'named_buffers': r404, 'children': r405, 'named_children': r406, 'modules': r405, 'named_modules': r407, 'get_submodule': r408, 'get_parameter': r409, 'state_dict': r410, 'load_state_dict': r411, 'to': r412, 'cuda': r413, 'cpu': r414, 'xpu': r413, 'float': r415, 'double': r416, 'half': r417, 'bfloat16': r418, 'type': r419, 'to_empty': r420, 'apply': r421, 'reset_parameters': r422, 'init_weights': r422, 'share_memory': r423, 'compile': r424, 'append': r425, 'insert': r426, 'add_module': r427, 'register_module': r427, 'register_buffer': r428, 'register_parameter': r429, 'register_forward_hook': r430, 'register_forward_pre_hook': r430, 'register_full_backward_hook': r430, 'no_sync': r431, 'join': r432, 'clip_grad_norm_': r433, 'set_requires_gradient_sync': r434, 'set_is_last_backward': r435},
    'torch_xla.distributed.parallel_loader.ParallelLoader': {'per_device_loader': r436},
    'optimizer': {'step': r437, 'zero_grad': r400, 'state_dict': r438, 'load_state_dict': r439, 'add_param_group': r440, 'register_step_post_hook': r430, 'register_step_pre_hook': r430},
    'torch.optim.LBFGS': {'step': r441},
    'torch.distributed.optim.ZeroRedundancyOptimizer': {'consolidate_state_dict': r442, 'step': r437},
    'scheduler': {'step': r443, 'get_last_lr': r248, 'get_lr': r248, 'state_dict': r444, 'load_state_dict': r439},
    'torch.optim.lr_scheduler.ReduceLROnPlateau': {'step': r445},
    'torch.optim.lr_scheduler.SequentialLR': {'step': r446},
    'torch.optim.lr_scheduler.ChainedScheduler': {'step': r446},
    'scaler': {'scale': r447, 'unscale_': r448, 'step': r449, 'update': r450, 'get_scale': r248, 'is_enabled': r248, 'state_dict': r444, 'load_state_dict': r439},
    'torch.nn.ModuleList': {'append': r425, 'extend': r451, 'insert': r426, 'update': r452},
    'torch.nn.ModuleDict': {'append': r425, 'extend': r451, 'insert': r426, 'update': r452},
    'torch.nn.Sequential': {'append': r425, 'extend': r451, 'insert': r426, 'update': r452},
    'criterion': {'__call__': r453, 'forward': r453},
    'torch.nn.CosineEmbeddingLoss': {'__call__': r454},
    'torch.nn.MarginRankingLoss': {'__call__': r454},
    'torch.nn.TripletMarginLoss': {'__call__': r455},
    'torch.nn.TripletMarginWithDistanceLoss': {'__call__': r455},
    'torch.nn.CTCLoss': {'__call__': r456},
    'torch.nn.GaussianNLLLoss': {'__call__': r457},
    'sampler': {'set_epoch': r458},
    'torch.Generator': {'manual_seed': r459},
    'loader': {'set_epoch': r458, 'state_dict': r444, 'load_state_dict': r439},
    'dataset': {'shuffle': r423, 'set_epoch': r458},
    'metric': {'__call__': r460, 'forward': r460, 'update': r461, 'compute': r462, 'reset': r422},
    'parameters': {'requires_grad_': r399, 'register_post_accumulate_grad_hook': r430, 'register_hook': r430},
    'tensor': {'backward': r463, 'item': r464, 'tolist': r464, 'numpy': r465, 'cpu': r466, 'detach': r467, 'detach_': r468, 'requires_grad_': r469, 'retain_grad': r380, 'clone': r470, 'to': r471, 'cuda': r472, 'float': r473, 'double': r474, 'half': r475, 'bfloat16': r476, 'long': r467, 'int': r467, 'bool': r467, 'byte': r467, 'argmax': r477, 'argmin': r477, 'argsort': r478, 'eq': r479, 'ne': r479, 'gt': r479, 'ge': r479, 'lt': r479, 'le': r479, 'isnan': r467, 'isinf': r467, 'isfinite': r467, 'nonzero': r467, 'new_tensor': r327, 'new_zeros': r480, 'new_ones': r480, 'size': r481, 'dim': r482, 'numel': r482, 'nelement': r482, 'softmax': r483, 'log_softmax': r484, 'sigmoid': r485, 'sigmoid_': r486, 'register_hook': r430},
}

attributes: dict[str, Any] = {
    'timm.utils.ModelEma': {'ema': r487},
    'ema_pytorch.EMA': {'ema_model': r487},
    'tensor': {'data': r334, 'grad': r488, 'shape': r336, 'device': r336, 'dtype': r336, 'requires_grad': r336, 'is_cuda': r336, 'ndim': r336},
    'model': {'module': r487, '_orig_mod': r487, 'training': r292},
    'ema': {'module': r487},
    'optimizer': {'param_groups': r489},
    'scheduler': {'optimizer': r490},
    'loader': {'dataset': r490, 'sampler': r491, 'batch_sampler': r492, 'batch_size': r493},
    'dataset': {'dataset': r490},
}

patterns: dict[str, Any] = {
    'albumentations': [('class', 'albumentations\\.[^.]*', r3)],
    'kornia': [('class', 'kornia\\.augmentation\\.[^.]*', r3), ('class', '(?:kornia\\.losses|monai\\.losses|pytorch_metric_learning\\.losses)\\.[^.]*', r494)],
    'monai': [('class', 'monai\\.transforms\\.Rand[^.]*', r3), ('class', 'monai\\.metrics\\.[^.]*Metric', r495), ('class', '(?:kornia\\.losses|monai\\.losses|pytorch_metric_learning\\.losses)\\.[^.]*', r494), ('class', 'monai\\.networks\\.nets\\.[^.]*', r42), ('class', 'monai\\.data\\.[^.]*Dataset', r496)],
    'torchmetrics': [('class', 'torchmetrics\\.[^.]*', r30), ('function', 'torchmetrics\\.functional\\.[^.]*', r497)],
    'torcheval': [('class', 'torcheval\\.metrics\\.[^.]*', r30)],
    'ignite': [('class', 'ignite\\.metrics\\.[^.]*', r498)],
    'transformers': [('class', 'transformers\\.(?:DataCollator[^.]*|[^.]*Tokenizer|[^.]*TokenizerFast|[^.]*Config|[^.]*Processor|[^.]*FeatureExtractor|[^.]*ImageProcessor|[^.]*ImageProcessorFast|[^.]*VideoProcessor)', r33), ('class', 'transformers\\.(?:Albert|Autoformer|Bart|Beit|Bert|BertGeneration|BigBird|BigBirdPegasus|BioGpt|Blenderbot|BlenderbotSmall|Bros|CTRL|Camembert|Canine|ConditionalDetr|ConvBert|DPR|DPT|DabDetr|Deberta|DebertaV2|DecisionTransformer|DeformableDetr|Detr|Dinat|DistilBert|DonutSwin|EdgeTamVideo|EfficientNet|Electra|Ernie|Esm|Evolla|FNet|FSMT|FastSpeech2Conformer|Flaubert|FocalNet|Funnel|GLPN|GPT2|GPTBigCode|GPTNeoXJapanese|Git|GroundingDino|Gte|Hubert|IBert|ImageGPT|Informer|JinaEmbeddingsV3|LED|LayoutLM|LayoutLMv2|LayoutLMv3|LayoutXLM|Lilt|LongT5|Longformer|Luke|Lxmert|M2M100|MBart|MMGroundingDino|MPNet|MT5|Marian|MarkupLM|MaskFormerDetr|MaskFormerSwin|MegatronBert|MobileBert|MobileNetV1|MobileNetV2|MobileViT|MobileViTV2|Mra|Mvp|NeuCodec|NllbMoe|Nystromformer|OPT|OneFormer|OpenAIGPT|PLBart|PPDocLayoutV3|PPDocLayoutV4|PPLCNet|PatchTSMixer|Pegasus|PegasusX|Perceiver|Pop2Piano|ProphetNet|Reformer|RemBert|RfDetr|RoCBert|RoFormer|Roberta|RobertaPreLayerNorm|SEW|SEWD|SaProt|Sam2Video|SeamlessM4T|SeamlessM4Tv2|SeedOss|SegGpt|Segformer|SpeechT5|Splinter|SqueezeBert|Swin|Swin2SR|Swinv2|SwitchTransformers|T5|TableTransformer|Tapas|TimeSeriesTransformer|TrOCR|Tvp|UMT5|Udop|UniSpeech|UniSpeechSat|VisualBert|Vits|Wav2Vec2|Wav2Vec2Bert|Wav2Vec2Conformer|WavLM|XGLM|XLM|XLMRoberta|XLMRobertaXL|XLNet|Xcodec2|Xmod|Yoso)(?:Model|For[^.]*|LMHeadModel|DoubleHeadsModel|WithLMHeadModel|PreTrainedModel)', r499), ('class', 'transformers\\.(?:Bloom|CLIPText|CLIPVision|CodeGen|Cohere|Cohere2|ConvNext|ConvNextV2|DINOv3ViT|DeepseekV2|DeepseekV3|DeiT|Dinov2|Dinov2WithRegisters|Falcon|GPTJ|GPTNeo|GPTNeoX|Gemma|Gemma2|Gemma3Text|Glm|Glm4|GptOss|Granite|GraniteMoe|Helium|Hiera|Llama|Llama4Text|Ministral|Mistral|Mixtral|ModernBert|Moonshine|Mpt|Olmo|Olmo2|Olmo3|Olmoe|Persimmon|Phi|Phi3|Qwen2|Qwen2Moe|Qwen3|Qwen3Moe|Qwen3Next|Siglip2Text|Siglip2Vision|SiglipText|SiglipVision|SmolLM3|StableLm|Starcoder2|Timesformer|ViT|ViTMAE|ViTMSN|VideoMAE|Vilt|Whisper|Yolos)(?:Model|For[^.]*|LMHeadModel|PreTrainedModel)', r44), ('class', 'transformers\\.(?:AutoModel|AutoModelFor[^.]*|AutoBackbone)', r43), ('class', 'transformers\\.(?:[^.]*Model|[^.]*LMHeadModel|[^.]*For[^.]*)', r43)],
    'pytorch_pretrained_bert': [('class', 'pytorch_pretrained_bert\\.[^.]*', r42)],
    'diffusers': [('class', 'diffusers\\.(?:[^.]*Scheduler|[^.]*SchedulerAncestral|[^.]*Pipeline|[^.]*PipelineOutput)', r33), ('class', 'diffusers\\.(?:ModelMixin|[^.]*Model|Autoencoder[^.]*|UNet2DConditionModel|[^.]*Transformer|[^.]*Transformer2DModel|[^.]*Transformer3DModel)', r500)],
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
    'segmentation_models_pytorch': [('class', 'segmentation_models_pytorch\\.losses\\.[^.]*', r494)],
    'pytorch_metric_learning': [('class', '(?:kornia\\.losses|monai\\.losses|pytorch_metric_learning\\.losses)\\.[^.]*', r494)],
    'torch_geometric': [('class', 'torch_geometric\\.datasets\\.[^.]*', r501), ('class', 'torch_geometric\\.nn\\.[^.]*', r502)],
    'dgl': [('class', 'dgl\\.data\\.[^.]*Dataset', r19), ('class', '(?:dgl\\.nn|dgl\\.nn\\.pytorch)\\.[^.]*', r502)],
    'torch': [('function', 'torch\\.nn\\.init\\.[^.]*', r503)],
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
