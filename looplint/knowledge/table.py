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
r30 = {'role': 'transform', 'normalize': True, 'params': ('mean', 'std', 'max_pixel_value', 'normalization', 'p'), 'defaults': {'mean': (0.485, 0.456, 0.406), 'std': (0.229, 0.224, 0.225)}}
r31 = {'role': 'transform', 'normalize': True, 'params': ('mean', 'std', 'p', 'keepdim')}
r32 = {'role': 'metric'}
r33 = {'role': 'metric', 'params': ('metrics', '*additional_metrics', 'prefix', 'postfix', 'compute_groups'), 'holds': 'metrics'}
r34 = {'role': 'metric', 'windowed': True}
r35 = {'role': 'unknown'}
r36 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr')}
r37 = {'role': 'optimizer', 'wraps': 'base_optimizer', 'params': ('base_optimizer', 'alpha', 'k')}
r38 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'own', 'rewrites_lr': True, 'like': 'timm.scheduler.Scheduler'}
r39 = {'role': 'ema', 'of': 'model', 'params': ('model', 'decay', 'device', 'resume')}
r40 = {'role': 'ema', 'of': 'model', 'params': ('model', 'decay', 'device')}
r41 = {'role': 'ema', 'of': 'model', 'params': ('model', 'decay', 'min_decay', 'update_after_step')}
r42 = {'role': 'criterion', 'expects': 'logits'}
r43 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'drop_prob', 'params': ('drop_prob',), 'defaults': {'drop_prob': 0.0}}
r44 = {'role': 'model', 'mode_dependent': True}
r45 = {'role': 'model', 'mode_dependent': 'unknown', 'like': 'transformers.PreTrainedModel'}
r46 = {'role': 'model', 'mode_dependent': False, 'like': 'transformers.PreTrainedModel'}
r47 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'eps', 'clip_threshold', 'decay_rate', 'beta1', 'weight_decay', 'scale_parameter', 'relative_step', 'warmup_init')}
r48 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'correct_bias', 'no_deprecation_warning'), 'deprecated': 'torch.optim.AdamW'}
r49 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'initial_lr'), 'unit': 'own'}
r50 = {'role': 'ema', 'of': 'parameters', 'params': ('parameters', 'decay', 'min_decay', 'update_after_step', 'use_ema_warmup', 'inv_gamma', 'power', 'foreach', 'model_cls', 'model_config')}
r51 = {'role': 'ema', 'of': 'parameters', 'params': ('parameters', 'decay', 'use_num_updates')}
r52 = {'role': 'ema', 'of': 'model', 'params': ('model', 'ema_model', 'beta')}
r53 = {'role': 'optimizer', 'of': 'params', 'params': ('params',)}
r54 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'weight_decay')}
r55 = {'role': 'optimizer', 'wraps': 'init_optimizer', 'params': ('init_optimizer', 'static_loss_scale', 'dynamic_loss_scale')}
r56 = {'role': 'optimizer', 'wraps': 'optimizer', 'params': ('optimizer',)}
r57 = {'role': 'model', 'wraps': 'module', 'syncs': True, 'params': ('module',), 'deprecated': 'torch.nn.parallel.DistributedDataParallel'}
r58 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'synced': True}
r59 = {'role': 'optimizer', 'of': 'model_params', 'params': ('model_params', 'lr')}
r60 = {'role': 'optimizer', 'wraps': 'optimizer', 'params': ('optimizer', 'k', 'alpha')}
r61 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'base_optimizer'), 'like': 'pytorch_optimizer.SAM'}
r62 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'multiplier', 'total_epoch', 'after_scheduler'), 'holds': 'after_scheduler', 'unit': 'any', 'rewrites_lr': True}
r63 = {'role': 'unknown', 'params': ('optimizer',)}
r64 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'any', 'rewrites_lr': True}
r65 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('encoder_name', 'encoder_depth', 'encoder_weights')}
r66 = {'role': 'model', 'wraps': 'm', 'params': ('m',)}
r67 = {'role': 'criterion', 'wraps': 'criterion', 'params': ('module', 'optimizer', 'criterion', 'loss_reduction')}
r68 = {'role': 'criterion', 'frozen': True}
r69 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'any'}
r70 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset',), 'defaults': {'shuffle': False, 'drop_last': False, 'num_workers': 0}}
r71 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size', 'shuffle', 'follow_batch', 'exclude_keys'), 'defaults': {'batch_size': 1, 'shuffle': False, 'drop_last': False, 'num_workers': 0}}
r72 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size', 'shuffle', 'follow_batch', 'exclude_keys')}
r73 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset',)}
r74 = {'role': 'loader', 'defaults': {'shuffle': False, 'drop_last': False, 'num_workers': 0}}
r75 = {'role': 'parameters'}
r76 = {'role': 'dataset', 'iterable': True}
r77 = {'role': 'loader', 'shuffles': 'unknown'}
r78 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size'), 'shuffles': 'unknown'}
r79 = {'role': 'loader', 'wraps': 'loader', 'shards': False, 'params': ('loader', 'device')}
r80 = {'role': 'optimizer', 'wraps': 'optimizer', 'syncs': True, 'params': ('optimizer', 'named_parameters')}
r81 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'weight_decay')}
r82 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'total_num_steps', 'warmup_num_steps', 'lr_scheduler_callable'), 'unit': 'batch'}
r83 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'defaults')}
r84 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'momentum', 'dampening', 'weight_decay', 'nesterov', 'maximize', 'foreach', 'differentiable', 'fused')}
r85 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'amsgrad', 'foreach', 'maximize', 'capturable', 'differentiable', 'fused', 'decoupled_weight_decay'), 'defaults': {'eps': 1e-08}}
r86 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'amsgrad', 'maximize', 'foreach', 'capturable', 'differentiable', 'fused'), 'defaults': {'eps': 1e-08}}
r87 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'momentum_decay', 'decoupled_weight_decay', 'foreach', 'maximize', 'capturable', 'differentiable')}
r88 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'decoupled_weight_decay', 'foreach', 'maximize', 'capturable', 'differentiable')}
r89 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'foreach', 'maximize', 'differentiable', 'capturable')}
r90 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'lr_decay', 'weight_decay', 'initial_accumulator_value', 'eps', 'foreach', 'maximize', 'differentiable', 'fused')}
r91 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'rho', 'eps', 'weight_decay', 'foreach', 'capturable', 'maximize', 'differentiable')}
r92 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'beta2_decay', 'eps', 'd', 'weight_decay', 'foreach', 'maximize')}
r93 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'lambd', 'alpha', 't0', 'weight_decay', 'foreach', 'maximize', 'differentiable', 'capturable')}
r94 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'alpha', 'eps', 'weight_decay', 'momentum', 'centered', 'capturable', 'foreach', 'maximize', 'differentiable')}
r95 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'etas', 'step_sizes', 'capturable', 'foreach', 'maximize', 'differentiable')}
r96 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'maximize')}
r97 = {'role': 'optimizer', 'scale_free': True, 'of': 'params', 'params': ('params', 'lr', 'weight_decay', 'momentum', 'nesterov', 'ns_coefficients', 'eps', 'ns_steps', 'adjust_lr_fn')}
r98 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'max_iter', 'max_eval', 'tolerance_grad', 'tolerance_change', 'history_size', 'line_search_fn', 'maximize'), 'closure': True}
r99 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'optimizer_class', 'process_group', 'parameters_as_bucket_view', 'overlap_with_ddp')}
r100 = {'role': 'optimizer', 'wraps': 'optim', 'params': ('optim', 'averager')}
r101 = {'role': 'optimizer', 'of': 'params_rref', 'params': ('optimizer_class', 'params_rref', '*args'), 'context_gradients': True}
r102 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'last_epoch'), 'unit': 'any'}
r103 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'lr_lambda', 'last_epoch'), 'unit': 'any', 'rewrites_lr': True}
r104 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'lr_lambda', 'last_epoch'), 'unit': 'any'}
r105 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'step_size', 'gamma', 'last_epoch'), 'unit': 'epoch', 'length': ('step_size',)}
r106 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'milestones', 'gamma', 'last_epoch'), 'unit': 'epoch', 'length': ('milestones',)}
r107 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'gamma', 'last_epoch'), 'unit': 'epoch'}
r108 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'T_max', 'eta_min', 'last_epoch'), 'unit': 'epoch', 'length': ('T_max',)}
r109 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'T_0', 'T_mult', 'eta_min', 'last_epoch'), 'unit': 'any', 'length': ('T_0',), 'rewrites_lr': True}
r110 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'factor', 'total_iters', 'last_epoch'), 'unit': 'any', 'length': ('total_iters',), 'rewrites_lr': True}
r111 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'start_factor', 'end_factor', 'total_iters', 'last_epoch'), 'unit': 'any', 'length': ('total_iters',), 'rewrites_lr': True}
r112 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'total_iters', 'power', 'last_epoch'), 'unit': 'any', 'length': ('total_iters',)}
r113 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'max_lr', 'total_steps', 'epochs', 'steps_per_epoch', 'pct_start', 'anneal_strategy', 'cycle_momentum', 'base_momentum', 'max_momentum', 'div_factor', 'final_div_factor', 'three_phase', 'last_epoch'), 'unit': 'batch', 'length': ('total_steps', 'epochs * steps_per_epoch'), 'rewrites_lr': True}
r114 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'base_lr', 'max_lr', 'step_size_up', 'step_size_down', 'mode', 'gamma', 'scale_fn', 'scale_mode', 'cycle_momentum', 'base_momentum', 'max_momentum', 'last_epoch'), 'unit': 'batch', 'length': ('step_size_up', 'step_size_down'), 'rewrites_lr': True}
r115 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'mode', 'factor', 'patience', 'threshold', 'threshold_mode', 'cooldown', 'min_lr', 'eps'), 'defaults': {'mode': 'min', 'patience': 10}, 'unit': 'metric'}
r116 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'schedulers', 'milestones', 'last_epoch'), 'holds': 'schedulers', 'unit': 'any', 'length': ('milestones',), 'rewrites_lr': True}
r117 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('schedulers', 'optimizer'), 'holds': 'schedulers', 'unit': 'any'}
r118 = {'role': 'ema', 'of': 'model', 'params': ('model', 'device', 'avg_fn', 'multi_avg_fn', 'use_buffers'), 'defaults': {'use_buffers': False}, 'average': ('avg_fn', 'multi_avg_fn')}
r119 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'swa_lr', 'anneal_epochs', 'anneal_strategy', 'last_epoch'), 'unit': 'epoch', 'length': ('anneal_epochs',)}
r120 = {'role': 'scaler', 'params': ('device', 'init_scale', 'growth_factor', 'backoff_factor', 'growth_interval', 'enabled'), 'defaults': {'enabled': True}}
r121 = {'role': 'scaler', 'params': ('init_scale', 'growth_factor', 'backoff_factor', 'growth_interval', 'enabled'), 'defaults': {'enabled': True}, 'deprecated': 'torch.amp.GradScaler', 'deprecated_since': '2.4'}
r122 = {'role': 'scaler', 'params': ('device', 'init_scale', 'backoff_factor', 'growth_factor', 'growth_interval', 'enabled', 'process_group'), 'defaults': {'enabled': True}}
r123 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size', 'shuffle', 'sampler', 'batch_sampler', 'num_workers', 'collate_fn', 'pin_memory', 'drop_last', 'timeout', 'worker_init_fn', 'multiprocessing_context', 'generator', 'prefetch_factor', 'persistent_workers', 'pin_memory_device', 'in_order'), 'defaults': {'batch_size': 1, 'shuffle': False, 'num_workers': 0, 'pin_memory': False, 'drop_last': False, 'persistent_workers': False}}
r124 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size', 'shuffle', 'sampler', 'batch_sampler', 'num_workers', 'collate_fn', 'pin_memory', 'drop_last', 'timeout', 'worker_init_fn', 'multiprocessing_context', 'generator'), 'defaults': {'batch_size': 1, 'shuffle': False, 'num_workers': 0, 'pin_memory': False, 'drop_last': False, 'persistent_workers': False}, 'stateful': True}
r125 = {'role': 'dataset', 'params': ('*tensors',)}
r126 = {'role': 'dataset', 'params': ('*args',), 'holds': 'args'}
r127 = {'role': 'dataset', 'params': ('datasets',), 'holds': 'datasets'}
r128 = {'role': 'dataset', 'params': ('datasets',), 'holds': 'datasets', 'iterable': True}
r129 = {'role': 'dataset', 'of': 'dataset', 'params': ('dataset', 'indices'), 'subset': 'indices'}
r130 = {'role': 'sampler'}
r131 = {'role': 'sampler', 'of': 'data_source', 'params': ('data_source',), 'shuffles': False}
r132 = {'role': 'sampler', 'of': 'data_source', 'params': ('data_source', 'replacement', 'num_samples', 'generator'), 'shuffles': True}
r133 = {'role': 'sampler', 'params': ('indices', 'generator'), 'shuffles': True, 'subset': 'indices'}
r134 = {'role': 'sampler', 'params': ('weights', 'num_samples', 'replacement', 'generator'), 'shuffles': True}
r135 = {'role': 'sampler', 'of': 'sampler', 'params': ('sampler', 'batch_size', 'drop_last'), 'batches': True}
r136 = {'role': 'sampler', 'of': 'dataset', 'params': ('dataset', 'num_replicas', 'rank', 'shuffle', 'seed', 'drop_last'), 'defaults': {'shuffle': True, 'drop_last': False, 'seed': 0}, 'sharded': True}
r137 = {'role': 'model', 'wraps': 'module', 'syncs': True, 'params': ('module', 'device_ids', 'output_device', 'dim', 'broadcast_buffers', 'init_sync', 'process_group', 'bucket_cap_mb', 'find_unused_parameters', 'check_reduction', 'gradient_as_bucket_view', 'static_graph')}
r138 = {'role': 'model', 'wraps': 'module', 'params': ('module', 'device_ids', 'output_device', 'dim'), 'deprecated': 'torch.nn.parallel.DistributedDataParallel'}
r139 = {'role': 'model', 'wraps': 'module', 'syncs': True, 'sharded': True, 'replaces_parameters': True, 'params': ('module', 'process_group', 'sharding_strategy', 'cpu_offload', 'auto_wrap_policy', 'backward_prefetch', 'mixed_precision', 'ignored_modules', 'param_init_fn', 'device_id', 'sync_module_states', 'forward_prefetch', 'limit_all_gathers', 'use_orig_params', 'ignored_states', 'device_mesh')}
r140 = {'role': 'criterion', 'expects': 'logits', 'params': ('weight', 'size_average', 'ignore_index', 'reduce', 'reduction', 'label_smoothing'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}}
r141 = {'role': 'criterion', 'learnable': True}
r142 = {'role': 'criterion', 'expects': 'log-probabilities', 'params': ('weight', 'size_average', 'ignore_index', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}}
r143 = {'role': 'criterion', 'expects': 'probabilities', 'autocast_unsafe': True, 'params': ('weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r144 = {'role': 'criterion', 'expects': 'logits', 'params': ('weight', 'size_average', 'reduce', 'reduction', 'pos_weight'), 'defaults': {'reduction': 'mean'}}
r145 = {'role': 'criterion', 'expects': 'logits', 'broadcasts': True, 'params': ('weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r146 = {'role': 'criterion', 'expects': 'logits', 'params': ('size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r147 = {'role': 'criterion', 'broadcasts': True, 'params': ('size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r148 = {'role': 'criterion', 'broadcasts': True, 'params': ('size_average', 'reduce', 'reduction', 'beta'), 'defaults': {'reduction': 'mean'}}
r149 = {'role': 'criterion', 'broadcasts': True, 'params': ('reduction', 'delta'), 'defaults': {'reduction': 'mean'}}
r150 = {'role': 'criterion', 'expects': 'log-probabilities', 'broadcasts': True, 'params': ('size_average', 'reduce', 'reduction', 'log_target'), 'defaults': {'reduction': 'mean'}}
r151 = {'role': 'criterion', 'broadcasts': True, 'params': ('log_input', 'full', 'size_average', 'eps', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r152 = {'role': 'criterion', 'params': ('full', 'eps', 'reduction'), 'defaults': {'reduction': 'mean'}}
r153 = {'role': 'criterion', 'expects': 'log-probabilities', 'params': ('blank', 'reduction', 'zero_infinity'), 'defaults': {'reduction': 'mean'}}
r154 = {'role': 'criterion', 'broadcasts': True, 'params': ('margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r155 = {'role': 'criterion', 'params': ('margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r156 = {'role': 'criterion', 'params': ('size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r157 = {'role': 'criterion', 'params': ('p', 'margin', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r158 = {'role': 'criterion', 'params': ('margin', 'p', 'eps', 'swap', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r159 = {'role': 'criterion', 'params': ('distance_function', 'margin', 'swap', 'reduction'), 'defaults': {'reduction': 'mean'}}
r160 = {'role': 'criterion', 'learnable': True, 'params': ('in_features', 'n_classes', 'cutoffs', 'div_value', 'head_bias', 'device', 'dtype')}
r161 = {'role': 'parameters', 'params': ('data', 'requires_grad'), 'defaults': {'requires_grad': True}}
r162 = {'role': 'model', 'params': ('*args',), 'container': True}
r163 = {'role': 'model', 'params': ('modules',), 'container': True}
r164 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'p', 'parameterless': True, 'params': ('p', 'inplace'), 'defaults': {'p': 0.5}}
r165 = {'role': 'model', 'parameterless': True, 'mode_dependent': True, 'params': ('lower', 'upper', 'inplace')}
r166 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'normalises': 'batch', 'params': ('num_features', 'eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r167 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'normalises': 'batch', 'synced': True, 'params': ('num_features', 'eps', 'momentum', 'affine', 'track_running_stats', 'process_group', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r168 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'normalises': 'batch', 'params': ('eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r169 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'params': ('num_features', 'eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': False}}
r170 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'params': ('eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r171 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('embed_dim', 'num_heads', 'dropout', 'bias', 'add_bias_kv', 'add_zero_attn', 'kdim', 'vdim', 'batch_first', 'device', 'dtype'), 'defaults': {'dropout': 0.0}}
r172 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('input_size', 'hidden_size', 'num_layers'), 'defaults': {'dropout': 0.0}, 'recurrent': True}
r173 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('mode', 'input_size', 'hidden_size', 'num_layers', 'bias', 'batch_first', 'dropout', 'bidirectional', 'proj_size', 'device', 'dtype'), 'defaults': {'dropout': 0.0}, 'recurrent': True}
r174 = {'role': 'model', 'params': ('input_size', 'hidden_size', 'bias'), 'recurrent': True}
r175 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('d_model', 'nhead', 'num_encoder_layers', 'num_decoder_layers', 'dim_feedforward', 'dropout', 'activation', 'custom_encoder', 'custom_decoder', 'layer_norm_eps', 'batch_first', 'norm_first', 'bias', 'device', 'dtype'), 'defaults': {'dropout': 0.1}}
r176 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('d_model', 'nhead', 'dim_feedforward', 'dropout', 'activation', 'layer_norm_eps', 'batch_first', 'norm_first', 'bias', 'device', 'dtype'), 'defaults': {'dropout': 0.1}}
r177 = {'role': 'model', 'copies': 'encoder_layer', 'params': ('encoder_layer', 'num_layers', 'norm', 'enable_nested_tensor', 'mask_check')}
r178 = {'role': 'model', 'copies': 'decoder_layer', 'params': ('decoder_layer', 'num_layers', 'norm')}
r179 = {'role': 'model', 'output': 'softmax', 'parameterless': True}
r180 = {'role': 'model', 'output': 'log_softmax', 'parameterless': True}
r181 = {'role': 'model', 'output': 'sigmoid', 'parameterless': True}
r182 = {'role': 'model', 'output': 'logits', 'params': ('in_features', 'out_features', 'bias', 'device', 'dtype')}
r183 = {'role': 'model', 'output': 'logits', 'params': ('out_features', 'bias', 'device', 'dtype')}
r184 = {'role': 'model', 'output': 'logits', 'params': ('in_channels', 'out_channels', 'kernel_size', 'stride', 'padding', 'dilation', 'groups', 'bias', 'padding_mode', 'device', 'dtype')}
r185 = {'role': 'model', 'output': 'logits', 'params': ('in_channels', 'out_channels', 'kernel_size', 'stride', 'padding', 'output_padding', 'groups', 'bias', 'dilation', 'padding_mode', 'device', 'dtype')}
r186 = {'role': 'model', 'parameterless': True}
r187 = {'role': 'unknown', 'generator': True}
r188 = {'role': 'unknown', 'generator': True, 'params': ('device',)}
r189 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('weights', 'progress'), 'returns': 'new'}
r190 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'params': ('weights', 'progress'), 'returns': 'new'}
r191 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('weights', 'progress'), 'defaults': {'dropout': 0.0}, 'returns': 'new'}
r192 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('weights', 'progress', 'num_classes', 'aux_loss', 'weights_backbone'), 'returns': 'new'}
r193 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('weights', 'progress', 'num_classes', 'weights_backbone'), 'returns': 'new'}
r194 = {'role': 'model', 'mode_dependent': True, 'returns_losses': True, 'params': ('weights', 'progress', 'num_classes'), 'returns': 'new'}
r195 = {'role': 'model', 'mode_dependent': True, 'returns': 'new'}
r196 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'returns': 'new'}
r197 = {'output': 'logits', 'role': 'model', 'mode_dependent': 'unknown', 'params': ('name',), 'named_by': 'name', 'returns': 'new'}
r198 = {'op': 'loss', 'expects': 'logits', 'params': ('inputs', 'targets', 'alpha', 'gamma', 'reduction'), 'defaults': {'reduction': 'none'}, 'as': {'inputs': 'input', 'targets': 'target'}, 'returns': 'loss'}
r199 = {'op': 'loss', 'params': ('boxes1', 'boxes2', 'reduction', 'eps'), 'defaults': {'reduction': 'none'}, 'as': {'boxes1': 'input', 'boxes2': 'target'}, 'returns': 'loss'}
r200 = {'op': 'measure', 'ratio': True, 'returns': 'tensor'}
r201 = {'op': 'measure', 'ratio': True, 'params': ('preds', 'target'), 'returns': 'tensor'}
r202 = {'params': ('*arrays',), 'returns': 'halves:arrays'}
r203 = {'op': 'measure', 'ratio': True, 'params': ('y_true', 'y_pred'), 'returns': 'value'}
r204 = {'op': 'measure', 'params': ('y_true', 'y_pred'), 'returns': 'value'}
r205 = {'role': 'metric', 'like': 'evaluate.EvaluationModule', 'params': ('path',), 'returns': 'new'}
r206 = {'params': ('lr_scheduler', 'warmup_start_value', 'warmup_duration'), 'returns': 'same:lr_scheduler'}
r207 = {'output': 'logits', 'role': 'model', 'mode_dependent': 'unknown', 'params': ('model_name', 'pretrained'), 'named_by': 'model_name', 'returns': 'new'}
r208 = {'role': 'optimizer', 'of': 'model_or_params', 'params': ('model_or_params', 'opt', 'lr', 'weight_decay', 'momentum', 'foreach', 'filter_bias_and_bn'), 'returns': 'new'}
r209 = {'role': 'optimizer', 'of': 'model', 'params': ('args', 'model', 'filter_bias_and_bn'), 'returns': 'new'}
r210 = {'params': ('model',), 'returns': 'parameters:model'}
r211 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'sched', 'num_epochs'), 'unit': 'own', 'rewrites_lr': True, 'like': 'timm.scheduler.Scheduler', 'returns': ('new', 'value')}
r212 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('args', 'optimizer', 'updates_per_epoch'), 'unit': 'own', 'rewrites_lr': True, 'like': 'timm.scheduler.Scheduler', 'returns': ('new', 'value')}
r213 = {'role': 'dataset', 'params': ('name', 'root', 'split', 'search_split', 'class_map'), 'split': 'split', 'returns': 'new'}
r214 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'input_size', 'batch_size', 'is_training'), 'defaults': {'is_training': False}, 'shuffles': 'is_training', 'returns': 'new'}
r215 = {'role': 'transform', 'params': ('input_size', 'is_training'), 'defaults': {'is_training': False}, 'random': 'is_training', 'returns': 'new'}
r216 = {'op': 'reduce', 'collective': True, 'returns': 'tensor', 'as': {'tensor': 'value'}, 'params': ('tensor', 'n')}
r217 = {'op': 'seed', 'seeds': ('torch', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed', 'rank')}
r218 = {'rank': True, 'returns': 'value'}
r219 = {'op': 'init-group', 'closes_itself': True, 'returns': 'value'}
r220 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'last_epoch'), 'unit': 'any', 'constant': True, 'like': 'torch.optim.lr_scheduler.LambdaLR', 'rewrites_lr': True, 'returns': 'new'}
r221 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'num_warmup_steps', 'last_epoch'), 'unit': 'batch', 'rewrites_lr': True, 'returns': 'new'}
r222 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'num_warmup_steps', 'num_training_steps'), 'unit': 'batch', 'length': ('num_training_steps',), 'rewrites_lr': True, 'returns': 'new'}
r223 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'num_warmup_steps'), 'unit': 'batch', 'rewrites_lr': True, 'returns': 'new'}
r224 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'metric', 'like': 'torch.optim.lr_scheduler.ReduceLROnPlateau', 'returns': 'new'}
r225 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('name', 'optimizer', 'num_warmup_steps', 'num_training_steps', 'scheduler_specific_kwargs'), 'unit': 'batch', 'length': ('num_training_steps',), 'rewrites_lr': True, 'returns': 'new'}
r226 = {'op': 'seed', 'seeds': ('torch', 'cuda', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed', 'deterministic'), 'returns': 'none'}
r227 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('name', 'optimizer', 'step_rules', 'num_warmup_steps', 'num_training_steps', 'num_cycles', 'power', 'last_epoch'), 'unit': 'batch', 'length': ('num_training_steps',), 'rewrites_lr': True, 'returns': 'new'}
r228 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'any', 'rewrites_lr': True, 'returns': 'new'}
r229 = {'deprecated': 'torch.amp', 'deprecated_since': '1.6'}
r230 = {'op': 'wrap', 'obj': 'module', 'syncs_batchnorm': True, 'returns': 'same:module', 'params': ('module',)}
r231 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('arch', 'encoder_name', 'encoder_weights', 'in_channels', 'classes'), 'returns': 'new'}
r232 = {'role': 'model', 'mode_dependent': False, 'mode': 'eval', 'params': ('name', 'device'), 'returns': ('new', 'value')}
r233 = {'role': 'model', 'mode_dependent': 'unknown', 'params': ('model_name', 'pretrained'), 'returns': ('new', 'value', 'value')}
r234 = {'op': 'wrap', 'obj': 'model', 'returns': 'same:model', 'replaces_parameters': True, 'params': ('model', 'peft_config')}
r235 = {'op': 'unfreeze', 'obj': 'model', 'returns': 'same:model', 'params': ('peft_config', 'model', 'adapter_name')}
r236 = {'op': 'wrap', 'obj': 'model', 'returns': 'same:model', 'params': ('model',)}
r237 = {'op': 'forward', 'obj': 'predictor', 'params': ('inputs', 'roi_size', 'sw_batch_size', 'predictor'), 'returns': 'tensor'}
r238 = {'op': 'seed', 'seeds': ('torch', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r239 = {'role': 'dataset', 'params': ('path', 'name'), 'returns': 'new', 'split': 'split'}
r240 = {'op': 'step', 'obj': 'optimizer', 'params': ('optimizer', 'barrier')}
r241 = {'op': 'save', 'as': {'data': 'value', 'file_or_path': 'file'}, 'params': ('data', 'file_or_path', 'master_only'), 'returns': 'none'}
r242 = {'op': 'wrap', 'obj': 'optimizer', 'returns': 'same:optimizer', 'params': ('optimizer', 'named_parameters')}
r243 = {'op': 'reduce', 'collective': True, 'as': {'tensor': 'value'}, 'params': ('tensor',), 'returns': 'tensor'}
r244 = {'op': 'reduce', 'collective': True, 'returns': 'none'}
r245 = {'op': 'init-group', 'closes_itself': True, 'returns': 'none'}
r246 = {'op': 'seed', 'seeds': ('torch', 'cuda', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r247 = {'op': 'seed', 'seeds': ('torch', 'cuda', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed', 'workers'), 'returns': 'value'}
r248 = {'op': 'init-group', 'closes_itself': True, 'params': ('dist_backend',), 'returns': 'none'}
r249 = {'params': ('parser',), 'returns': 'same:parser'}
r250 = {'op': 'forward', 'obj': 'model', 'params': ('loader', 'model', 'device'), 'restores_mode': True, 'updates_statistics': True, 'returns': 'none'}
r251 = {'params': ('decay',), 'returns': 'value'}
r252 = {'params': (), 'returns': 'value'}
r253 = {'scope': 'autocast', 'switch': 'enabled', 'params': ('device_type', 'dtype', 'enabled', 'cache_enabled'), 'defaults': {'enabled': True}}
r254 = {'scope': 'autocast', 'switch': 'enabled', 'params': ('enabled', 'dtype', 'cache_enabled'), 'defaults': {'enabled': True, 'device_type': 'cuda', 'dtype': 'torch.float16'}, 'deprecated': 'torch.amp.autocast', 'deprecated_since': '2.4'}
r255 = {'scope': 'autocast', 'switch': 'enabled', 'params': ('enabled', 'dtype', 'cache_enabled'), 'defaults': {'enabled': True, 'device_type': 'cpu', 'dtype': 'torch.bfloat16'}, 'deprecated': 'torch.amp.autocast', 'deprecated_since': '2.4'}
r256 = {'scope': 'no-grad', 'params': ('orig_func',)}
r257 = {'scope': 'enable-grad', 'params': ('orig_func',)}
r258 = {'scope': 'no-grad', 'switch': 'mode', 'params': ('mode',), 'defaults': {'mode': True}, 'inference': True}
r259 = {'op': 'grad-mode', 'scope': 'enable-grad', 'scope_if_false': 'no-grad', 'switch': 'mode', 'as': {'mode': 'enabled'}, 'params': ('mode',)}
r260 = {'op': 'backward', 'obj': 'tensors', 'params': ('tensors', 'grad_tensors', 'retain_graph', 'create_graph', 'grad_variables', 'inputs'), 'returns': 'none'}
r261 = {'op': 'grad', 'obj': 'roots', 'params': ('context_id', 'roots', 'retain_graph'), 'context_gradients': True, 'returns': 'none'}
r262 = {'op': 'grad', 'obj': 'outputs', 'params': ('outputs', 'inputs', 'grad_outputs', 'retain_graph', 'create_graph', 'only_inputs', 'allow_unused', 'is_grads_batched', 'materialize_grads'), 'defaults': {'create_graph': False}, 'returns': 'tensor'}
r263 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'max_norm', 'norm_type', 'error_if_nonfinite', 'foreach'), 'returns': 'value'}
r264 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'max_norm', 'norm_type', 'error_if_nonfinite', 'foreach'), 'deprecated': 'torch.nn.utils.clip_grad_norm_', 'returns': 'value'}
r265 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'clip_value', 'foreach'), 'returns': 'none'}
r266 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'max_norm', 'total_norm', 'foreach'), 'returns': 'none'}
r267 = {'params': ('tensors', 'norm_type', 'error_if_nonfinite', 'foreach'), 'returns': 'value'}
r268 = {'params': ('function', '*args', 'use_reentrant', 'preserve_rng_state', 'context_fn', 'determinism_check', 'debug'), 'returns': 'call:function'}
r269 = {'op': 'forward', 'obj': 'module', 'params': ('module', 'parameter_and_buffer_dicts', 'args', 'kwargs', 'tie_weights', 'strict'), 'returns': 'tensor'}
r270 = {'returns': 'same:module', 'params': ('module',)}
r271 = {'op': 'update', 'obj': 'parameters', 'params': ('vec', 'parameters'), 'returns': 'none'}
r272 = {'params': ('dataset', 'lengths', 'generator'), 'role': 'dataset', 'of': 'dataset', 'returns': 'each:lengths', 'random': True}
r273 = {'returns': 'tensor'}
r274 = {'params': (), 'returns': 'value', 'worker': True}
r275 = {'op': 'wrap', 'obj': 'module', 'returns': 'same:module', 'syncs': True, 'sharded': True, 'replaces_parameters': True, 'dtensor': True, 'params': ('module', 'mesh', 'reshard_after_forward', 'shard_placement_fn', 'mp_policy', 'offload_policy', 'ignored_params')}
r276 = {'op': 'wrap', 'obj': 'module', 'returns': 'same:module', 'replaces_parameters': True, 'dtensor': True, 'params': ('module', 'device_mesh', 'parallelize_plan', 'src_data_rank')}
r277 = {'op': 'wrap', 'obj': 'module', 'returns': 'same:module', 'syncs_batchnorm': True, 'params': ('module', 'process_group')}
r278 = {'op': 'wrap', 'obj': 'model', 'returns': 'same:model', 'compiles': True, 'params': ('model', 'fullgraph', 'dynamic', 'backend', 'mode', 'options', 'disable')}
r279 = {'op': 'init-group', 'params': ('backend', 'init_method', 'timeout', 'world_size', 'rank', 'store', 'group_name', 'pg_options', 'device_id'), 'returns': 'none'}
r280 = {'op': 'destroy-group', 'params': ('group',), 'returns': 'none'}
r281 = {'op': 'barrier', 'collective': True, 'params': ('group',), 'returns': 'none'}
r282 = {'op': 'reduce', 'obj': 'tensor', 'collective': True, 'in_place': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'op', 'group', 'async_op')}
r283 = {'op': 'reduce', 'obj': 'tensor', 'collective': True, 'in_place': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'dst', 'op', 'group', 'async_op')}
r284 = {'op': 'reduce', 'obj': 'tensor', 'collective': True, 'in_place': True, 'broadcasts_from': 'src', 'as': {'tensor': 'value'}, 'params': ('tensor', 'src', 'group', 'async_op')}
r285 = {'op': 'reduce', 'collective': True, 'in_place': True, 'broadcasts_from': 'src', 'as': {'object_list': 'value'}, 'params': ('object_list', 'src', 'group', 'device')}
r286 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'tensor': 'value'}, 'params': ('tensor_list', 'tensor', 'group', 'async_op')}
r287 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'input_tensor': 'value'}, 'params': ('output_tensor', 'input_tensor', 'group', 'async_op')}
r288 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'obj': 'value'}, 'params': ('object_list', 'obj', 'group')}
r289 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'gather_list', 'dst', 'group', 'async_op')}
r290 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'obj': 'value'}, 'params': ('obj', 'object_gather_list', 'dst', 'group')}
r291 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'scatter_list', 'src', 'group', 'async_op')}
r292 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'params': ('scatter_object_output_list', 'scatter_object_input_list', 'src', 'group')}
r293 = {'op': 'reduce', 'collective': True, 'in_place': True}
r294 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True}
r295 = {'op': 'reduce', 'collective': True, 'returns': 'tensor', 'params': ('tensor',), 'as': {'tensor': 'value'}}
r296 = {'returns': 'value'}
r297 = {'op': 'place', 'params': ('device',), 'returns': 'none'}
r298 = {'op': 'place', 'params': ('device',)}
r299 = {'op': 'loss', 'expects': 'logits', 'params': ('input', 'target', 'weight', 'size_average', 'ignore_index', 'reduce', 'reduction', 'label_smoothing'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}, 'returns': 'loss'}
r300 = {'op': 'loss', 'params': ('input', 'linear_weight', 'target'), 'returns': 'loss'}
r301 = {'op': 'loss', 'expects': 'log-probabilities', 'params': ('input', 'target', 'weight', 'size_average', 'ignore_index', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}, 'returns': 'loss'}
r302 = {'op': 'loss', 'expects': 'probabilities', 'autocast_unsafe': True, 'params': ('input', 'target', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r303 = {'op': 'loss', 'expects': 'logits', 'params': ('input', 'target', 'weight', 'size_average', 'reduce', 'reduction', 'pos_weight'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r304 = {'op': 'loss', 'expects': 'logits', 'broadcasts': True, 'params': ('input', 'target', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r305 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'size_average', 'reduce', 'reduction', 'weight'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r306 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'size_average', 'reduce', 'reduction', 'beta'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r307 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'reduction', 'delta', 'weight'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r308 = {'op': 'loss', 'expects': 'log-probabilities', 'broadcasts': True, 'params': ('input', 'target', 'size_average', 'reduce', 'reduction', 'log_target'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r309 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'log_input', 'full', 'size_average', 'eps', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r310 = {'op': 'loss', 'params': ('input', 'target', 'var', 'full', 'eps', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r311 = {'op': 'loss', 'expects': 'log-probabilities', 'params': ('log_probs', 'targets', 'input_lengths', 'target_lengths', 'blank', 'reduction', 'zero_infinity'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss', 'as': {'log_probs': 'input', 'targets': 'target'}}
r312 = {'op': 'loss', 'params': ('input', 'target', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r313 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r314 = {'op': 'loss', 'params': ('input', 'target', 'p', 'margin', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r315 = {'op': 'loss', 'params': ('input1', 'input2', 'target', 'margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r316 = {'op': 'loss', 'params': ('anchor', 'positive', 'negative', 'margin', 'p', 'eps', 'swap', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r317 = {'op': 'loss', 'params': ('anchor', 'positive', 'negative', 'distance_function', 'margin', 'swap', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r318 = {'training': 'training', 'rate': 'p', 'params': ('input', 'p', 'training', 'inplace'), 'defaults': {'p': 0.5, 'training': True}, 'returns': 'tensor'}
r319 = {'training': 'training', 'rate': 'p', 'params': ('input', 'p', 'training', 'inplace'), 'defaults': {'p': 0.5, 'training': False}, 'returns': 'tensor'}
r320 = {'training': 'train', 'rate': 'p', 'params': ('input', 'p', 'train'), 'returns': 'tensor'}
r321 = {'training': 'training', 'params': ('input', 'lower', 'upper', 'training', 'inplace'), 'defaults': {'training': False}, 'returns': 'tensor'}
r322 = {'training': 'training', 'normalises': 'batch', 'params': ('input', 'running_mean', 'running_var', 'weight', 'bias', 'training', 'momentum', 'eps'), 'defaults': {'training': False}, 'returns': 'tensor'}
r323 = {'rate': 'dropout_p', 'params': ('query', 'key', 'value', 'attn_mask', 'dropout_p', 'is_causal', 'scale', 'enable_gqa'), 'defaults': {'dropout_p': 0.0}, 'returns': 'tensor'}
r324 = {'training': 'training', 'rate': 'dropout_p', 'params': ('query', 'key', 'value', 'embed_dim_to_check', 'num_heads', 'in_proj_weight', 'in_proj_bias', 'bias_k', 'bias_v', 'add_zero_attn', 'dropout_p', 'out_proj_weight', 'out_proj_bias', 'training'), 'defaults': {'training': True}, 'returns': 'tensor'}
r325 = {'random': True, 'output': 'softmax', 'params': ('logits', 'tau', 'hard', 'eps', 'dim'), 'returns': 'tensor'}
r326 = {'output': 'softmax', 'params': ('input', 'dim', '_stacklevel', 'dtype'), 'returns': 'tensor'}
r327 = {'output': 'log_softmax', 'params': ('input', 'dim', '_stacklevel', 'dtype'), 'returns': 'tensor'}
r328 = {'output': 'sigmoid', 'params': ('input',), 'returns': 'tensor'}
r329 = {'output': 'softmax', 'params': ('input', 'dim', 'dtype'), 'returns': 'tensor'}
r330 = {'output': 'log_softmax', 'params': ('input', 'dim', 'dtype'), 'returns': 'tensor'}
r331 = {'params': ('data',), 'returns': 'tensor', 'cuts': True}
r332 = {'params': ('data', 'dtype', 'device', 'requires_grad', 'pin_memory'), 'returns': 'tensor', 'cuts': True}
r333 = {'params': ('ndarray',), 'returns': 'tensor', 'cuts': True}
r334 = {'params': ('data', 'dtype', 'device'), 'returns': 'tensor'}
r335 = {'params': ('data', 'requires_grad'), 'returns': 'same:data', 'deprecated': 'torch.Tensor'}
r336 = {'params': ('input',), 'returns': 'tensor', 'cuts': True}
r337 = {'params': ('input',), 'returns': 'tensor', 'cuts': True, 'random': True}
r338 = {'returns': 'tensor', 'cuts': True}
r339 = {'returns': 'tensor', 'cuts': True, 'random': True}
r340 = {'returns': 'value', 'cuts': True}
r341 = {'op': 'save', 'as': {'obj': 'value', 'f': 'file'}, 'params': ('obj', 'f', 'pickle_module', 'pickle_protocol'), 'returns': 'none'}
r342 = {'op': 'load', 'role': 'checkpoint', 'as': {'f': 'file'}, 'params': ('f', 'map_location', 'pickle_module', 'weights_only', 'mmap'), 'defaults': {'weights_only': True}, 'returns': 'new'}
r343 = {'role': 'checkpoint', 'params': ('url', 'model_dir', 'map_location', 'progress', 'check_hash', 'file_name', 'weights_only'), 'returns': 'new'}
r344 = {'params': ('repo_or_dir', 'model', '*args', 'source', 'trust_repo', 'force_reload', 'verbose', 'skip_validation'), 'returns': 'new', 'role': 'model', 'mode_dependent': 'unknown', 'named_by': 'model'}
r345 = {'op': 'save', 'collective': True, 'sharded': True, 'as': {'state_dict': 'value', 'checkpoint_id': 'file'}, 'params': ('state_dict', 'checkpoint_id', 'storage_writer', 'planner', 'process_group')}
r346 = {'op': 'load', 'collective': True, 'in_place': True, 'as': {'state_dict': 'value', 'checkpoint_id': 'file'}, 'params': ('state_dict', 'checkpoint_id', 'storage_reader', 'planner', 'process_group')}
r347 = {'params': ('model', 'optimizers', 'submodules', 'options'), 'returns': 'state', 'collective': True}
r348 = {'params': ('model', 'submodules', 'options'), 'returns': 'state:model', 'collective': True}
r349 = {'params': ('model', 'optimizers', 'submodules', 'options'), 'returns': 'state:optimizers', 'collective': True}
r350 = {'op': 'restore', 'obj': 'model', 'params': ('model', 'optimizers', 'model_state_dict', 'optim_state_dict', 'options'), 'collective': True}
r351 = {'op': 'restore', 'obj': 'model', 'as': {'model_state_dict': 'state_dict'}, 'params': ('model', 'model_state_dict', 'options'), 'collective': True}
r352 = {'op': 'restore', 'obj': 'optimizers', 'as': {'optim_state_dict': 'state_dict'}, 'params': ('model', 'optimizers', 'optim_state_dict', 'options'), 'collective': True}
r353 = {'params': ('x',), 'returns': 'copy'}
r354 = {'op': 'export', 'obj': 'func', 'exports': 'trace', 'params': ('func', 'example_inputs'), 'returns': 'copy'}
r355 = {'op': 'export', 'obj': 'mod', 'exports': 'trace', 'params': ('mod', 'inputs'), 'returns': 'copy'}
r356 = {'op': 'wrap', 'obj': 'obj', 'exports': 'script', 'params': ('obj', 'optimize'), 'returns': 'same:obj'}
r357 = {'op': 'export', 'obj': 'mod', 'exports': 'script', 'params': ('mod', 'preserved_attrs', 'optimize_numerics'), 'returns': 'copy'}
r358 = {'op': 'save', 'as': {'m': 'value', 'f': 'file'}, 'params': ('m', 'f'), 'returns': 'none'}
r359 = {'role': 'model', 'params': ('f', 'map_location'), 'returns': 'new', 'mode': 'eval', 'mode_dependent': 'unknown'}
r360 = {'op': 'export', 'obj': 'model', 'exports': 'onnx', 'params': ('model', 'args', 'f', 'kwargs', 'verbose', 'input_names', 'output_names', 'opset_version', 'dynamo'), 'defaults': {'dynamo': True}}
r361 = {'op': 'export', 'obj': 'mod', 'exports': 'export', 'params': ('mod', 'args', 'kwargs', 'dynamic_shapes', 'strict')}
r362 = {'op': 'seed', 'seeds': ('torch',), 'as': {'seed': 'value'}, 'params': ('seed',)}
r363 = {'op': 'seed', 'seeds': ('cuda',), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r364 = {'op': 'seed', 'seeds': ('numpy',), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r365 = {'op': 'seed', 'seeds': ('python',), 'as': {'a': 'value'}, 'params': ('a', 'version'), 'returns': 'none'}
r366 = {'scope': 'forked-rng', 'params': ('devices', 'enabled')}
r367 = {'op': 'seed', 'seeds': ('torch',), 'as': {'new_state': 'state'}, 'params': ('new_state',), 'returns': 'none'}
r368 = {'op': 'seed', 'seeds': ('cuda',), 'as': {'new_state': 'state'}, 'params': ('new_state', 'device'), 'returns': 'none'}
r369 = {'op': 'seed', 'seeds': ('cuda',), 'as': {'new_states': 'state'}, 'params': ('new_states',), 'returns': 'none'}
r370 = {'op': 'seed', 'seeds': ('numpy',), 'params': ('state',), 'returns': 'none'}
r371 = {'op': 'seed', 'seeds': ('python',), 'params': ('state',), 'returns': 'none'}
r372 = {'role': 'unknown', 'generator': True, 'params': ('seed',), 'returns': 'new'}
r373 = {'params': ('iterable', 'desc', 'total'), 'returns': 'iterable:iterable'}
r374 = {'params': ('sequence',), 'returns': 'iterable:sequence'}
r375 = {'op': 'measure', 'params': (), 'returns': 'none'}
r376 = {'op': 'reset', 'params': (), 'returns': 'value'}
r377 = {'params': ('reduction',), 'returns': 'tensor', 'cuts': True}
r378 = {'op': 'schedule', 'params': ('epoch', 'metric'), 'returns': 'none'}
r379 = {'op': 'schedule', 'params': ('num_updates', 'metric'), 'returns': 'none'}
r380 = {'params': ('pretrained_model_name_or_path',), 'makes': True, 'mode': 'eval', 'returns': 'new'}
r381 = {'params': ('config',), 'makes': True, 'returns': 'new'}
r382 = {'op': 'save', 'as': {'save_directory': 'file'}, 'params': ('save_directory',), 'returns': 'none'}
r383 = {'params': ('inputs',), 'returns': 'tensor', 'cuts': True}
r384 = {'params': (), 'returns': 'none'}
r385 = {'op': 'attach', 'params': ('new_num_tokens',), 'replaces_parameters': True}
r386 = {'op': 'forward', 'params': ('*args',), 'returns': 'tensor', 'returns_losses': 'labels'}
r387 = {'op': 'ema-update', 'params': ('parameters',), 'returns': 'none'}
r388 = {'params': ('parameters',), 'returns': 'none'}
r389 = {'params': ('parameters',), 'swaps': 'in', 'returns': 'none'}
r390 = {'params': ('parameters',), 'swaps': 'out', 'returns': 'none'}
r391 = {'params': ('parameters',), 'swaps': 'context'}
r392 = {'op': 'ema-update', 'params': ('model',), 'returns': 'none'}
r393 = {'params': ('model',), 'swaps': 'in', 'returns': 'none'}
r394 = {'params': ('zero_grad',), 'clears': 'zero_grad', 'returns': 'none'}
r395 = {'op': 'step', 'params': ('zero_grad',), 'clears': 'zero_grad', 'returns': 'none'}
r396 = {'op': 'schedule', 'params': ('epoch', 'metrics'), 'as': {'metrics': 'metric'}, 'returns': 'none'}
r397 = {'params': ('model_name',), 'makes': True, 'returns': 'new'}
r398 = {'op': 'unfreeze', 'params': ('adapter_config', 'adapter_name'), 'returns': 'none'}
r399 = {'op': 'unfreeze', 'params': ('adapter_setup',), 'returns': 'none'}
r400 = {'op': 'forward', 'params': ('*args',), 'returns': 'tensor'}
r401 = {'op': 'train', 'op_if_false': 'eval', 'switch': 'mode', 'params': ('mode',), 'defaults': {'mode': True}, 'returns': 'same'}
r402 = {'op': 'eval', 'params': (), 'returns': 'same'}
r403 = {'op': 'unfreeze', 'op_if_false': 'freeze', 'switch': 'requires_grad', 'params': ('requires_grad',), 'defaults': {'requires_grad': True}, 'returns': 'same'}
r404 = {'op': 'zero-grad', 'params': ('set_to_none',), 'defaults': {'set_to_none': True}, 'returns': 'none'}
r405 = {'params': ('recurse',), 'returns': 'parameters'}
r406 = {'params': ('prefix', 'recurse', 'remove_duplicate'), 'returns': 'parameters', 'named': True}
r407 = {'params': ('recurse',), 'returns': 'buffers'}
r408 = {'params': ('prefix', 'recurse', 'remove_duplicate'), 'returns': 'buffers', 'named': True}
r409 = {'params': (), 'returns': 'modules'}
r410 = {'params': (), 'returns': 'modules', 'named': True}
r411 = {'params': ('memo', 'prefix', 'remove_duplicate'), 'returns': 'modules', 'named': True}
r412 = {'params': ('target',), 'returns': 'modules'}
r413 = {'params': ('target',), 'returns': 'parameter'}
r414 = {'params': ('*args', 'destination', 'prefix', 'keep_vars'), 'returns': 'state'}
r415 = {'op': 'restore', 'params': ('state_dict', 'strict', 'assign'), 'defaults': {'strict': True}, 'returns': 'value'}
r416 = {'op': 'cast', 'params': ('*args',), 'moves': True, 'returns': 'same'}
r417 = {'params': ('device',), 'moves': True, 'returns': 'same'}
r418 = {'params': (), 'moves': True, 'returns': 'same'}
r419 = {'op': 'cast', 'params': (), 'casts': 'float32', 'returns': 'same'}
r420 = {'op': 'cast', 'params': (), 'casts': 'float64', 'returns': 'same'}
r421 = {'op': 'cast', 'params': (), 'casts': 'float16', 'returns': 'same'}
r422 = {'op': 'cast', 'params': (), 'casts': 'bfloat16', 'returns': 'same'}
r423 = {'params': ('dst_type',), 'returns': 'same'}
r424 = {'params': ('device', 'recurse'), 'moves': True, 'returns': 'same'}
r425 = {'op': 'reset', 'params': ('fn',), 'visits': 'fn', 'returns': 'same'}
r426 = {'op': 'reset', 'params': (), 'returns': 'none'}
r427 = {'params': (), 'returns': 'same'}
r428 = {'op': 'wrap', 'params': (), 'compiles': True, 'returns': 'none'}
r429 = {'params': ('module',), 'registers': 'module', 'returns': 'same'}
r430 = {'params': ('index', 'module'), 'registers': 'module', 'returns': 'same'}
r431 = {'params': ('name', 'module'), 'registers': 'module', 'returns': 'none'}
r432 = {'params': ('name', 'tensor', 'persistent'), 'registers': 'tensor', 'returns': 'none'}
r433 = {'params': ('name', 'param'), 'registers': 'param', 'returns': 'none'}
r434 = {'params': ('hook',), 'hook': 'hook'}
r435 = {'scope': 'no-sync', 'params': ()}
r436 = {'params': (), 'uneven': True}
r437 = {'op': 'clip', 'params': ('max_norm', 'norm_type'), 'sharded': True, 'returns': 'value'}
r438 = {'params': ('requires_gradient_sync', 'recurse'), 'syncs': True, 'returns': 'none'}
r439 = {'params': ('is_last_backward',), 'returns': 'none'}
r440 = {'params': ('device',), 'returns': 'same'}
r441 = {'op': 'step', 'params': ('closure',)}
r442 = {'returns': 'state', 'params': ()}
r443 = {'op': 'restore', 'params': ('state_dict',), 'returns': 'none'}
r444 = {'params': ('param_group',), 'adds': 'param_group', 'returns': 'none'}
r445 = {'op': 'step', 'params': ('closure',), 'calls': 'closure'}
r446 = {'params': ('to',), 'collective': True, 'returns': 'none'}
r447 = {'op': 'schedule', 'params': ('epoch',), 'returns': 'none'}
r448 = {'params': (), 'returns': 'state'}
r449 = {'op': 'schedule', 'params': ('metrics', 'epoch'), 'as': {'metrics': 'metric'}, 'returns': 'none'}
r450 = {'op': 'schedule', 'params': (), 'returns': 'none'}
r451 = {'op': 'scale', 'params': ('outputs',), 'as': {'outputs': 'loss'}, 'returns': 'tensor'}
r452 = {'op': 'unscale', 'params': ('optimizer',), 'returns': 'none'}
r453 = {'op': 'step', 'obj': 'optimizer', 'params': ('optimizer', '*args')}
r454 = {'op': 'scaler-update', 'params': ('new_scale',), 'returns': 'none'}
r455 = {'params': ('modules',), 'registers': 'modules', 'returns': 'same'}
r456 = {'params': ('modules',), 'registers': 'modules', 'returns': 'none'}
r457 = {'op': 'loss', 'params': ('input', 'target'), 'returns': 'loss'}
r458 = {'op': 'loss', 'params': ('input1', 'input2', 'target'), 'returns': 'loss'}
r459 = {'op': 'loss', 'params': ('anchor', 'positive', 'negative'), 'returns': 'loss'}
r460 = {'op': 'loss', 'params': ('log_probs', 'targets', 'input_lengths', 'target_lengths'), 'as': {'log_probs': 'input', 'targets': 'target'}, 'returns': 'loss'}
r461 = {'op': 'loss', 'params': ('input', 'target', 'var'), 'returns': 'loss'}
r462 = {'op': 'set-epoch', 'params': ('epoch',), 'returns': 'none'}
r463 = {'params': ('seed',), 'returns': 'same'}
r464 = {'op': 'measure', 'params': ('*args',), 'returns': 'tensor', 'cuts': True}
r465 = {'op': 'measure', 'params': ('*args',), 'returns': 'none'}
r466 = {'op': 'average', 'params': (), 'returns': 'tensor', 'cuts': True}
r467 = {'op': 'backward', 'params': ('gradient', 'retain_graph', 'create_graph', 'inputs'), 'defaults': {'retain_graph': False}, 'returns': 'none'}
r468 = {'op': 'read', 'params': (), 'returns': 'value', 'cuts': True}
r469 = {'op': 'read', 'params': ('force',), 'returns': 'value', 'cuts': True}
r470 = {'op': 'read', 'params': ('memory_format',), 'returns': 'same'}
r471 = {'params': (), 'returns': 'tensor', 'cuts': True}
r472 = {'params': (), 'returns': 'same', 'cuts': True, 'in_place': True}
r473 = {'params': ('requires_grad',), 'returns': 'same', 'in_place': True}
r474 = {'params': ('memory_format',), 'returns': 'tensor'}
r475 = {'params': ('*args',), 'moves': True, 'returns': 'same'}
r476 = {'params': ('device', 'non_blocking'), 'moves': True, 'returns': 'same'}
r477 = {'params': (), 'casts': 'float32', 'returns': 'same'}
r478 = {'params': (), 'casts': 'float64', 'returns': 'same'}
r479 = {'params': (), 'casts': 'float16', 'returns': 'same'}
r480 = {'params': (), 'casts': 'bfloat16', 'returns': 'same'}
r481 = {'params': ('dim', 'keepdim'), 'returns': 'tensor', 'cuts': True}
r482 = {'params': ('dim', 'descending'), 'returns': 'tensor', 'cuts': True}
r483 = {'params': ('other',), 'returns': 'tensor', 'cuts': True}
r484 = {'params': ('*size',), 'returns': 'tensor', 'cuts': True}
r485 = {'params': ('dim',), 'returns': 'value', 'cuts': True}
r486 = {'params': (), 'returns': 'value', 'cuts': True}
r487 = {'params': ('dim', 'dtype'), 'output': 'softmax', 'returns': 'tensor'}
r488 = {'params': ('dim', 'dtype'), 'output': 'log_softmax', 'returns': 'tensor'}
r489 = {'params': (), 'output': 'sigmoid', 'returns': 'tensor'}
r490 = {'params': (), 'output': 'sigmoid', 'returns': 'same'}
r491 = {'returns': 'same'}
r492 = {'returns': 'gradient'}
r493 = {'returns': 'parameters'}
r494 = {'returns': 'of'}
r495 = {'returns': 'argument:sampler'}
r496 = {'returns': 'argument:batch_sampler'}
r497 = {'returns': 'argument:batch_size'}
r498 = {'role': 'criterion'}
r499 = {'role': 'metric', 'like': 'monai.metrics.CumulativeIterationMetric'}
r500 = {'role': 'dataset', 'params': ('data', 'transform')}
r501 = {'op': 'measure', 'returns': 'tensor'}
r502 = {'role': 'metric', 'attached': True}
r503 = {'role': 'model', 'mode_dependent': True, 'like': 'transformers.PreTrainedModel'}
r504 = {'role': 'model', 'mode_dependent': False, 'like': 'diffusers.ModelMixin'}
r505 = {'role': 'dataset', 'sliceable': True}
r506 = {'role': 'model', 'mode_dependent': 'unknown'}
r507 = {'op': 'reset', 'obj': 'tensor', 'params': ('tensor',), 'returns': 'same:tensor'}

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
    'albumentations.Normalize': r30,
    'albumentations.augmentations.transforms.Normalize': r30,
    'albumentations.augmentations.Normalize': r30,
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
    'kornia.augmentation.Normalize': r31,
    'kornia.enhance.Normalize': r31,
    'kornia.augmentation.CenterCrop': r6,
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
    'torchmetrics.Metric': r32,
    'torchmetrics.aggregation.BaseAggregator': r32,
    'torchmetrics.MetricCollection': r33,
    'torchmetrics.collections.MetricCollection': r33,
    'torchmetrics.AUROC': r32,
    'torchmetrics.Accuracy': r32,
    'torchmetrics.AveragePrecision': r32,
    'torchmetrics.BLEUScore': r32,
    'torchmetrics.BootStrapper': r32,
    'torchmetrics.CHRFScore': r32,
    'torchmetrics.CalibrationError': r32,
    'torchmetrics.CatMetric': r32,
    'torchmetrics.CharErrorRate': r32,
    'torchmetrics.ClasswiseWrapper': r32,
    'torchmetrics.CohenKappa': r32,
    'torchmetrics.ConcordanceCorrCoef': r32,
    'torchmetrics.ConfusionMatrix': r32,
    'torchmetrics.CosineSimilarity': r32,
    'torchmetrics.CramersV': r32,
    'torchmetrics.CriticalSuccessIndex': r32,
    'torchmetrics.ErrorRelativeGlobalDimensionlessSynthesis': r32,
    'torchmetrics.ExactMatch': r32,
    'torchmetrics.ExplainedVariance': r32,
    'torchmetrics.ExtendedEditDistance': r32,
    'torchmetrics.F1Score': r32,
    'torchmetrics.FBetaScore': r32,
    'torchmetrics.FleissKappa': r32,
    'torchmetrics.HammingDistance': r32,
    'torchmetrics.HingeLoss': r32,
    'torchmetrics.JaccardIndex': r32,
    'torchmetrics.KLDivergence': r32,
    'torchmetrics.KendallRankCorrCoef': r32,
    'torchmetrics.LogAUC': r32,
    'torchmetrics.LogCoshError': r32,
    'torchmetrics.MatchErrorRate': r32,
    'torchmetrics.MatthewsCorrCoef': r32,
    'torchmetrics.MeanAbsoluteError': r32,
    'torchmetrics.MeanAbsolutePercentageError': r32,
    'torchmetrics.MeanMetric': r32,
    'torchmetrics.MeanSquaredError': r32,
    'torchmetrics.MeanSquaredLogError': r32,
    'torchmetrics.MinkowskiDistance': r32,
    'torchmetrics.ModifiedPanopticQuality': r32,
    'torchmetrics.MultiScaleStructuralSimilarityIndexMeasure': r32,
    'torchmetrics.MultioutputWrapper': r32,
    'torchmetrics.MultitaskWrapper': r32,
    'torchmetrics.NegativePredictiveValue': r32,
    'torchmetrics.NormalizedRootMeanSquaredError': r32,
    'torchmetrics.PanopticQuality': r32,
    'torchmetrics.PeakSignalNoiseRatio': r32,
    'torchmetrics.PearsonCorrCoef': r32,
    'torchmetrics.PearsonsContingencyCoefficient': r32,
    'torchmetrics.PermutationInvariantTraining': r32,
    'torchmetrics.Perplexity': r32,
    'torchmetrics.Precision': r32,
    'torchmetrics.PrecisionAtFixedRecall': r32,
    'torchmetrics.PrecisionRecallCurve': r32,
    'torchmetrics.R2Score': r32,
    'torchmetrics.ROC': r32,
    'torchmetrics.Recall': r32,
    'torchmetrics.RecallAtFixedPrecision': r32,
    'torchmetrics.RelativeAverageSpectralError': r32,
    'torchmetrics.RelativeSquaredError': r32,
    'torchmetrics.RetrievalFallOut': r32,
    'torchmetrics.RetrievalHitRate': r32,
    'torchmetrics.RetrievalMAP': r32,
    'torchmetrics.RetrievalMRR': r32,
    'torchmetrics.RetrievalNormalizedDCG': r32,
    'torchmetrics.RetrievalPrecision': r32,
    'torchmetrics.RetrievalPrecisionRecallCurve': r32,
    'torchmetrics.RetrievalRPrecision': r32,
    'torchmetrics.RetrievalRecall': r32,
    'torchmetrics.RetrievalRecallAtFixedPrecision': r32,
    'torchmetrics.RootMeanSquaredErrorUsingSlidingWindow': r32,
    'torchmetrics.SQuAD': r32,
    'torchmetrics.SacreBLEUScore': r32,
    'torchmetrics.ScaleInvariantSignalDistortionRatio': r32,
    'torchmetrics.ScaleInvariantSignalNoiseRatio': r32,
    'torchmetrics.SensitivityAtSpecificity': r32,
    'torchmetrics.SignalDistortionRatio': r32,
    'torchmetrics.SignalNoiseRatio': r32,
    'torchmetrics.SpearmanCorrCoef': r32,
    'torchmetrics.Specificity': r32,
    'torchmetrics.SpecificityAtSensitivity': r32,
    'torchmetrics.SpectralAngleMapper': r32,
    'torchmetrics.SpectralDistortionIndex': r32,
    'torchmetrics.StatScores': r32,
    'torchmetrics.StructuralSimilarityIndexMeasure': r32,
    'torchmetrics.SumMetric': r32,
    'torchmetrics.SymmetricMeanAbsolutePercentageError': r32,
    'torchmetrics.TheilsU': r32,
    'torchmetrics.TotalVariation': r32,
    'torchmetrics.TranslationEditRate': r32,
    'torchmetrics.TschuprowsT': r32,
    'torchmetrics.TweedieDevianceScore': r32,
    'torchmetrics.UniversalImageQualityIndex': r32,
    'torchmetrics.WeightedMeanAbsolutePercentageError': r32,
    'torchmetrics.WordErrorRate': r32,
    'torchmetrics.WordInfoLost': r32,
    'torchmetrics.WordInfoPreserved': r32,
    'torchmetrics.aggregation.CatMetric': r32,
    'torchmetrics.aggregation.MeanMetric': r32,
    'torchmetrics.aggregation.SumMetric': r32,
    'torchmetrics.audio.ComplexScaleInvariantSignalNoiseRatio': r32,
    'torchmetrics.audio.DeepNoiseSuppressionMeanOpinionScore': r32,
    'torchmetrics.audio.NonIntrusiveSpeechQualityAssessment': r32,
    'torchmetrics.audio.PerceptualEvaluationSpeechQuality': r32,
    'torchmetrics.audio.PermutationInvariantTraining': r32,
    'torchmetrics.audio.ScaleInvariantSignalDistortionRatio': r32,
    'torchmetrics.audio.ScaleInvariantSignalNoiseRatio': r32,
    'torchmetrics.audio.ShortTimeObjectiveIntelligibility': r32,
    'torchmetrics.audio.SignalDistortionRatio': r32,
    'torchmetrics.audio.SignalNoiseRatio': r32,
    'torchmetrics.audio.SourceAggregatedSignalDistortionRatio': r32,
    'torchmetrics.audio.SpeechReverberationModulationEnergyRatio': r32,
    'torchmetrics.classification.AUROC': r32,
    'torchmetrics.classification.Accuracy': r32,
    'torchmetrics.classification.AveragePrecision': r32,
    'torchmetrics.classification.BinaryAUROC': r32,
    'torchmetrics.classification.BinaryAccuracy': r32,
    'torchmetrics.classification.BinaryAveragePrecision': r32,
    'torchmetrics.classification.BinaryCalibrationError': r32,
    'torchmetrics.classification.BinaryCohenKappa': r32,
    'torchmetrics.classification.BinaryConfusionMatrix': r32,
    'torchmetrics.classification.BinaryEER': r32,
    'torchmetrics.classification.BinaryF1Score': r32,
    'torchmetrics.classification.BinaryFBetaScore': r32,
    'torchmetrics.classification.BinaryFairness': r32,
    'torchmetrics.classification.BinaryGroupStatRates': r32,
    'torchmetrics.classification.BinaryHammingDistance': r32,
    'torchmetrics.classification.BinaryHingeLoss': r32,
    'torchmetrics.classification.BinaryJaccardIndex': r32,
    'torchmetrics.classification.BinaryLogAUC': r32,
    'torchmetrics.classification.BinaryMatthewsCorrCoef': r32,
    'torchmetrics.classification.BinaryNegativePredictiveValue': r32,
    'torchmetrics.classification.BinaryPrecision': r32,
    'torchmetrics.classification.BinaryPrecisionAtFixedRecall': r32,
    'torchmetrics.classification.BinaryPrecisionRecallCurve': r32,
    'torchmetrics.classification.BinaryROC': r32,
    'torchmetrics.classification.BinaryRecall': r32,
    'torchmetrics.classification.BinaryRecallAtFixedPrecision': r32,
    'torchmetrics.classification.BinarySensitivityAtSpecificity': r32,
    'torchmetrics.classification.BinarySpecificity': r32,
    'torchmetrics.classification.BinarySpecificityAtSensitivity': r32,
    'torchmetrics.classification.BinaryStatScores': r32,
    'torchmetrics.classification.CalibrationError': r32,
    'torchmetrics.classification.CohenKappa': r32,
    'torchmetrics.classification.ConfusionMatrix': r32,
    'torchmetrics.classification.EER': r32,
    'torchmetrics.classification.ExactMatch': r32,
    'torchmetrics.classification.F1Score': r32,
    'torchmetrics.classification.FBetaScore': r32,
    'torchmetrics.classification.HammingDistance': r32,
    'torchmetrics.classification.HingeLoss': r32,
    'torchmetrics.classification.JaccardIndex': r32,
    'torchmetrics.classification.LogAUC': r32,
    'torchmetrics.classification.MatthewsCorrCoef': r32,
    'torchmetrics.classification.MulticlassAUROC': r32,
    'torchmetrics.classification.MulticlassAccuracy': r32,
    'torchmetrics.classification.MulticlassAveragePrecision': r32,
    'torchmetrics.classification.MulticlassCalibrationError': r32,
    'torchmetrics.classification.MulticlassCohenKappa': r32,
    'torchmetrics.classification.MulticlassConfusionMatrix': r32,
    'torchmetrics.classification.MulticlassEER': r32,
    'torchmetrics.classification.MulticlassExactMatch': r32,
    'torchmetrics.classification.MulticlassF1Score': r32,
    'torchmetrics.classification.MulticlassFBetaScore': r32,
    'torchmetrics.classification.MulticlassHammingDistance': r32,
    'torchmetrics.classification.MulticlassHingeLoss': r32,
    'torchmetrics.classification.MulticlassJaccardIndex': r32,
    'torchmetrics.classification.MulticlassLogAUC': r32,
    'torchmetrics.classification.MulticlassMatthewsCorrCoef': r32,
    'torchmetrics.classification.MulticlassNegativePredictiveValue': r32,
    'torchmetrics.classification.MulticlassPrecision': r32,
    'torchmetrics.classification.MulticlassPrecisionAtFixedRecall': r32,
    'torchmetrics.classification.MulticlassPrecisionRecallCurve': r32,
    'torchmetrics.classification.MulticlassROC': r32,
    'torchmetrics.classification.MulticlassRecall': r32,
    'torchmetrics.classification.MulticlassRecallAtFixedPrecision': r32,
    'torchmetrics.classification.MulticlassSensitivityAtSpecificity': r32,
    'torchmetrics.classification.MulticlassSpecificity': r32,
    'torchmetrics.classification.MulticlassSpecificityAtSensitivity': r32,
    'torchmetrics.classification.MulticlassStatScores': r32,
    'torchmetrics.classification.MultilabelAUROC': r32,
    'torchmetrics.classification.MultilabelAccuracy': r32,
    'torchmetrics.classification.MultilabelAveragePrecision': r32,
    'torchmetrics.classification.MultilabelConfusionMatrix': r32,
    'torchmetrics.classification.MultilabelCoverageError': r32,
    'torchmetrics.classification.MultilabelEER': r32,
    'torchmetrics.classification.MultilabelExactMatch': r32,
    'torchmetrics.classification.MultilabelF1Score': r32,
    'torchmetrics.classification.MultilabelFBetaScore': r32,
    'torchmetrics.classification.MultilabelHammingDistance': r32,
    'torchmetrics.classification.MultilabelJaccardIndex': r32,
    'torchmetrics.classification.MultilabelLogAUC': r32,
    'torchmetrics.classification.MultilabelMatthewsCorrCoef': r32,
    'torchmetrics.classification.MultilabelNegativePredictiveValue': r32,
    'torchmetrics.classification.MultilabelPrecision': r32,
    'torchmetrics.classification.MultilabelPrecisionAtFixedRecall': r32,
    'torchmetrics.classification.MultilabelPrecisionRecallCurve': r32,
    'torchmetrics.classification.MultilabelROC': r32,
    'torchmetrics.classification.MultilabelRankingAveragePrecision': r32,
    'torchmetrics.classification.MultilabelRankingLoss': r32,
    'torchmetrics.classification.MultilabelRecall': r32,
    'torchmetrics.classification.MultilabelRecallAtFixedPrecision': r32,
    'torchmetrics.classification.MultilabelSensitivityAtSpecificity': r32,
    'torchmetrics.classification.MultilabelSpecificity': r32,
    'torchmetrics.classification.MultilabelSpecificityAtSensitivity': r32,
    'torchmetrics.classification.MultilabelStatScores': r32,
    'torchmetrics.classification.NegativePredictiveValue': r32,
    'torchmetrics.classification.Precision': r32,
    'torchmetrics.classification.PrecisionAtFixedRecall': r32,
    'torchmetrics.classification.PrecisionRecallCurve': r32,
    'torchmetrics.classification.ROC': r32,
    'torchmetrics.classification.Recall': r32,
    'torchmetrics.classification.RecallAtFixedPrecision': r32,
    'torchmetrics.classification.SensitivityAtSpecificity': r32,
    'torchmetrics.classification.Specificity': r32,
    'torchmetrics.classification.SpecificityAtSensitivity': r32,
    'torchmetrics.classification.StatScores': r32,
    'torchmetrics.clustering.AdjustedMutualInfoScore': r32,
    'torchmetrics.clustering.AdjustedRandScore': r32,
    'torchmetrics.clustering.CalinskiHarabaszScore': r32,
    'torchmetrics.clustering.ClusterAccuracy': r32,
    'torchmetrics.clustering.CompletenessScore': r32,
    'torchmetrics.clustering.DaviesBouldinScore': r32,
    'torchmetrics.clustering.DunnIndex': r32,
    'torchmetrics.clustering.FowlkesMallowsIndex': r32,
    'torchmetrics.clustering.HomogeneityScore': r32,
    'torchmetrics.clustering.MutualInfoScore': r32,
    'torchmetrics.clustering.NormalizedMutualInfoScore': r32,
    'torchmetrics.clustering.RandScore': r32,
    'torchmetrics.clustering.VMeasureScore': r32,
    'torchmetrics.detection.CompleteIntersectionOverUnion': r32,
    'torchmetrics.detection.DistanceIntersectionOverUnion': r32,
    'torchmetrics.detection.GeneralizedIntersectionOverUnion': r32,
    'torchmetrics.detection.IntersectionOverUnion': r32,
    'torchmetrics.detection.MeanAveragePrecision': r32,
    'torchmetrics.detection.ModifiedPanopticQuality': r32,
    'torchmetrics.detection.PanopticQuality': r32,
    'torchmetrics.image.DeepImageStructureAndTextureSimilarity': r32,
    'torchmetrics.image.ErrorRelativeGlobalDimensionlessSynthesis': r32,
    'torchmetrics.image.FrechetInceptionDistance': r32,
    'torchmetrics.image.InceptionScore': r32,
    'torchmetrics.image.KernelInceptionDistance': r32,
    'torchmetrics.image.LearnedPerceptualImagePatchSimilarity': r32,
    'torchmetrics.image.MemorizationInformedFrechetInceptionDistance': r32,
    'torchmetrics.image.MultiScaleStructuralSimilarityIndexMeasure': r32,
    'torchmetrics.image.PeakSignalNoiseRatio': r32,
    'torchmetrics.image.PeakSignalNoiseRatioWithBlockedEffect': r32,
    'torchmetrics.image.PerceptualPathLength': r32,
    'torchmetrics.image.QualityWithNoReference': r32,
    'torchmetrics.image.RelativeAverageSpectralError': r32,
    'torchmetrics.image.RootMeanSquaredErrorUsingSlidingWindow': r32,
    'torchmetrics.image.SpatialCorrelationCoefficient': r32,
    'torchmetrics.image.SpatialDistortionIndex': r32,
    'torchmetrics.image.SpectralAngleMapper': r32,
    'torchmetrics.image.SpectralDistortionIndex': r32,
    'torchmetrics.image.StructuralSimilarityIndexMeasure': r32,
    'torchmetrics.image.TotalVariation': r32,
    'torchmetrics.image.UniversalImageQualityIndex': r32,
    'torchmetrics.image.VisualInformationFidelity': r32,
    'torchmetrics.multimodal.CLIPImageQualityAssessment': r32,
    'torchmetrics.multimodal.CLIPScore': r32,
    'torchmetrics.multimodal.LipVertexError': r32,
    'torchmetrics.nominal.CramersV': r32,
    'torchmetrics.nominal.FleissKappa': r32,
    'torchmetrics.nominal.PearsonsContingencyCoefficient': r32,
    'torchmetrics.nominal.TheilsU': r32,
    'torchmetrics.nominal.TschuprowsT': r32,
    'torchmetrics.regression.ConcordanceCorrCoef': r32,
    'torchmetrics.regression.ContinuousRankedProbabilityScore': r32,
    'torchmetrics.regression.CosineSimilarity': r32,
    'torchmetrics.regression.CriticalSuccessIndex': r32,
    'torchmetrics.regression.ExplainedVariance': r32,
    'torchmetrics.regression.JensenShannonDivergence': r32,
    'torchmetrics.regression.KLDivergence': r32,
    'torchmetrics.regression.KendallRankCorrCoef': r32,
    'torchmetrics.regression.LogCoshError': r32,
    'torchmetrics.regression.MeanAbsoluteError': r32,
    'torchmetrics.regression.MeanAbsolutePercentageError': r32,
    'torchmetrics.regression.MeanSquaredError': r32,
    'torchmetrics.regression.MeanSquaredLogError': r32,
    'torchmetrics.regression.MinkowskiDistance': r32,
    'torchmetrics.regression.NormalizedRootMeanSquaredError': r32,
    'torchmetrics.regression.PearsonCorrCoef': r32,
    'torchmetrics.regression.R2Score': r32,
    'torchmetrics.regression.RelativeSquaredError': r32,
    'torchmetrics.regression.SpearmanCorrCoef': r32,
    'torchmetrics.regression.SymmetricMeanAbsolutePercentageError': r32,
    'torchmetrics.regression.TweedieDevianceScore': r32,
    'torchmetrics.regression.WeightedMeanAbsolutePercentageError': r32,
    'torchmetrics.retrieval.RetrievalAUROC': r32,
    'torchmetrics.retrieval.RetrievalFallOut': r32,
    'torchmetrics.retrieval.RetrievalHitRate': r32,
    'torchmetrics.retrieval.RetrievalMAP': r32,
    'torchmetrics.retrieval.RetrievalMRR': r32,
    'torchmetrics.retrieval.RetrievalNormalizedDCG': r32,
    'torchmetrics.retrieval.RetrievalPrecision': r32,
    'torchmetrics.retrieval.RetrievalPrecisionRecallCurve': r32,
    'torchmetrics.retrieval.RetrievalRPrecision': r32,
    'torchmetrics.retrieval.RetrievalRecall': r32,
    'torchmetrics.retrieval.RetrievalRecallAtFixedPrecision': r32,
    'torchmetrics.segmentation.DiceScore': r32,
    'torchmetrics.segmentation.GeneralizedDiceScore': r32,
    'torchmetrics.segmentation.HausdorffDistance': r32,
    'torchmetrics.segmentation.MeanIoU': r32,
    'torchmetrics.shape.ProcrustesDisparity': r32,
    'torchmetrics.text.BERTScore': r32,
    'torchmetrics.text.BLEUScore': r32,
    'torchmetrics.text.CHRFScore': r32,
    'torchmetrics.text.CharErrorRate': r32,
    'torchmetrics.text.EditDistance': r32,
    'torchmetrics.text.ExtendedEditDistance': r32,
    'torchmetrics.text.InfoLM': r32,
    'torchmetrics.text.MatchErrorRate': r32,
    'torchmetrics.text.Perplexity': r32,
    'torchmetrics.text.ROUGEScore': r32,
    'torchmetrics.text.SQuAD': r32,
    'torchmetrics.text.SacreBLEUScore': r32,
    'torchmetrics.text.TranslationEditRate': r32,
    'torchmetrics.text.WordErrorRate': r32,
    'torchmetrics.text.WordInfoLost': r32,
    'torchmetrics.text.WordInfoPreserved': r32,
    'torchmetrics.video.VideoMultiMethodAssessmentFusion': r32,
    'torchmetrics.wrappers.BinaryTargetTransformer': r32,
    'torchmetrics.wrappers.BootStrapper': r32,
    'torchmetrics.wrappers.ClasswiseWrapper': r32,
    'torchmetrics.wrappers.FeatureShare': r32,
    'torchmetrics.wrappers.LambdaInputTransformer': r32,
    'torchmetrics.wrappers.MetricInputTransformer': r32,
    'torchmetrics.wrappers.MultioutputWrapper': r32,
    'torchmetrics.wrappers.MultitaskWrapper': r32,
    'torchmetrics.MaxMetric': r34,
    'torchmetrics.MetricTracker': r34,
    'torchmetrics.MinMaxMetric': r34,
    'torchmetrics.MinMetric': r34,
    'torchmetrics.aggregation.MaxMetric': r34,
    'torchmetrics.aggregation.MinMetric': r34,
    'torchmetrics.wrappers.MetricTracker': r34,
    'torchmetrics.wrappers.MinMaxMetric': r34,
    'torchmetrics.RunningMean': r34,
    'torchmetrics.RunningSum': r34,
    'torchmetrics.aggregation.RunningMean': r34,
    'torchmetrics.aggregation.RunningSum': r34,
    'torchmetrics.wrappers.Running': r34,
    'evaluate.EvaluationModule': r32,
    'ignite.handlers.CosineAnnealingScheduler': r35,
    'ignite.handlers.LinearCyclicalScheduler': r35,
    'ignite.handlers.PiecewiseLinear': r35,
    'ignite.handlers.ConcatScheduler': r35,
    'ignite.handlers.ParamGroupScheduler': r35,
    'ignite.handlers.ReduceLROnPlateauScheduler': r35,
    'timm.optim.AdaBelief': r36,
    'timm.optim.Adafactor': r36,
    'timm.optim.AdafactorBigVision': r36,
    'timm.optim.Adahessian': r36,
    'timm.optim.AdamP': r36,
    'timm.optim.AdamWLegacy': r36,
    'timm.optim.Adan': r36,
    'timm.optim.Adopt': r36,
    'timm.optim.Lamb': r36,
    'timm.optim.LaProp': r36,
    'timm.optim.Lars': r36,
    'timm.optim.Lion': r36,
    'timm.optim.MADGRAD': r36,
    'timm.optim.Mars': r36,
    'timm.optim.Muon': r36,
    'timm.optim.NAdamLegacy': r36,
    'timm.optim.NAdamW': r36,
    'timm.optim.NvNovoGrad': r36,
    'timm.optim.RAdamLegacy': r36,
    'timm.optim.RMSpropTF': r36,
    'timm.optim.SGDP': r36,
    'timm.optim.SGDW': r36,
    'timm.optim.Lookahead': r37,
    'timm.scheduler.Scheduler': r38,
    'timm.scheduler.CosineLRScheduler': r38,
    'timm.scheduler.MultiStepLRScheduler': r38,
    'timm.scheduler.PolyLRScheduler': r38,
    'timm.scheduler.StepLRScheduler': r38,
    'timm.scheduler.TanhLRScheduler': r38,
    'timm.scheduler.WSDLRScheduler': r38,
    'timm.scheduler.PlateauLRScheduler': r38,
    'timm.utils.ModelEma': r39,
    'timm.utils.ModelEmaV2': r40,
    'timm.utils.ModelEmaV3': r41,
    'timm.loss.AsymmetricLossMultiLabel': r42,
    'timm.loss.AsymmetricLossSingleLabel': r42,
    'timm.loss.BinaryCrossEntropy': r42,
    'timm.loss.LabelSmoothingCrossEntropy': r42,
    'timm.loss.SoftTargetCrossEntropy': r42,
    'timm.loss.JsdCrossEntropy': r42,
    'timm.data.Mixup': r3,
    'timm.layers.DropPath': r43,
    'timm.layers.DropBlock2d': r43,
    'timm.layers.BatchNormAct2d': r44,
    'timm.layers.SyncBatchNormAct': r44,
    'timm.layers.PatchDropout': r44,
    'transformers.PreTrainedModel': r45,
    'transformers.modeling_utils.PreTrainedModel': r45,
    'transformers.AutoModelForCausalLM': r46,
    'transformers.AutoModelForImageTextToText': r46,
    'transformers.AutoModelForVision2Seq': r46,
    'transformers.AutoModelForMultimodalLM': r46,
    'transformers.Adafactor': r47,
    'transformers.AdamW': r48,
    'transformers.optimization.AdafactorSchedule': r49,
    'diffusers.training_utils.EMAModel': r50,
    'torch_ema.ExponentialMovingAverage': r51,
    'ema_pytorch.EMA': r52,
    'bitsandbytes.optim.Adagrad': r53,
    'bitsandbytes.optim.Adagrad8bit': r53,
    'bitsandbytes.optim.Adagrad32bit': r53,
    'bitsandbytes.optim.Adam': r53,
    'bitsandbytes.optim.Adam8bit': r53,
    'bitsandbytes.optim.Adam32bit': r53,
    'bitsandbytes.optim.PagedAdam': r53,
    'bitsandbytes.optim.PagedAdam8bit': r53,
    'bitsandbytes.optim.PagedAdam32bit': r53,
    'bitsandbytes.optim.AdamW': r53,
    'bitsandbytes.optim.AdamW8bit': r53,
    'bitsandbytes.optim.AdamW32bit': r53,
    'bitsandbytes.optim.PagedAdamW': r53,
    'bitsandbytes.optim.PagedAdamW8bit': r53,
    'bitsandbytes.optim.PagedAdamW32bit': r53,
    'bitsandbytes.optim.AdEMAMix': r53,
    'bitsandbytes.optim.AdEMAMix8bit': r53,
    'bitsandbytes.optim.AdEMAMix32bit': r53,
    'bitsandbytes.optim.PagedAdEMAMix': r53,
    'bitsandbytes.optim.PagedAdEMAMix8bit': r53,
    'bitsandbytes.optim.PagedAdEMAMix32bit': r53,
    'bitsandbytes.optim.LAMB': r53,
    'bitsandbytes.optim.LAMB8bit': r53,
    'bitsandbytes.optim.LAMB32bit': r53,
    'bitsandbytes.optim.LARS': r53,
    'bitsandbytes.optim.LARS8bit': r53,
    'bitsandbytes.optim.LARS32bit': r53,
    'bitsandbytes.optim.PytorchLARS': r53,
    'bitsandbytes.optim.Lion': r53,
    'bitsandbytes.optim.Lion8bit': r53,
    'bitsandbytes.optim.Lion32bit': r53,
    'bitsandbytes.optim.PagedLion': r53,
    'bitsandbytes.optim.PagedLion8bit': r53,
    'bitsandbytes.optim.PagedLion32bit': r53,
    'bitsandbytes.optim.RMSprop': r53,
    'bitsandbytes.optim.RMSprop8bit': r53,
    'bitsandbytes.optim.RMSprop32bit': r53,
    'bitsandbytes.optim.SGD': r53,
    'bitsandbytes.optim.SGD8bit': r53,
    'bitsandbytes.optim.SGD32bit': r53,
    'lion_pytorch.Lion': r54,
    'apex.optimizers.FusedAdam': r36,
    'apex.optimizers.FusedLAMB': r36,
    'apex.optimizers.FusedSGD': r36,
    'apex.optimizers.FusedNovoGrad': r36,
    'apex.optimizers.FusedAdagrad': r36,
    'apex.optimizers.FusedMixedPrecisionLamb': r36,
    'apex.fp16_utils.FP16_Optimizer': r55,
    'apex.parallel.LARC': r56,
    'apex.parallel.DistributedDataParallel': r57,
    'apex.parallel.SyncBatchNorm': r58,
    'deepspeed.ops.adam.FusedAdam': r59,
    'deepspeed.ops.adam.DeepSpeedCPUAdam': r59,
    'deepspeed.ops.lamb.FusedLamb': r36,
    'torch_optimizer.Lookahead': r60,
    'pytorch_optimizer.Lookahead': r60,
    'pytorch_optimizer.SAM': r61,
    'pytorch_optimizer.GSAM': r61,
    'pytorch_optimizer.WSAM': r61,
    'warmup_scheduler.GradualWarmupScheduler': r62,
    'pytorch_warmup.LinearWarmup': r63,
    'pytorch_warmup.ExponentialWarmup': r63,
    'pytorch_warmup.UntunedLinearWarmup': r63,
    'pytorch_warmup.UntunedExponentialWarmup': r63,
    'pytorch_warmup.RAdamWarmup': r63,
    'cosine_annealing_warmup.CosineAnnealingWarmupRestarts': r64,
    'pl_bolts.optimizers.lr_scheduler.LinearWarmupCosineAnnealingLR': r64,
    'segmentation_models_pytorch.Unet': r65,
    'segmentation_models_pytorch.UnetPlusPlus': r65,
    'segmentation_models_pytorch.MAnet': r65,
    'segmentation_models_pytorch.Linknet': r65,
    'segmentation_models_pytorch.FPN': r65,
    'segmentation_models_pytorch.PSPNet': r65,
    'segmentation_models_pytorch.PAN': r65,
    'segmentation_models_pytorch.DeepLabV3': r65,
    'segmentation_models_pytorch.DeepLabV3Plus': r65,
    'segmentation_models_pytorch.UPerNet': r65,
    'segmentation_models_pytorch.Segformer': r65,
    'segmentation_models_pytorch.DPT': r65,
    'efficientnet_pytorch.EfficientNet': r26,
    'opacus.GradSampleModule': r66,
    'opacus.GradSampleModuleFastGradientClipping': r66,
    'opacus.GradSampleModuleFastGradientClippingFSDP': r66,
    'opacus.GradSampleModuleFastGradientClippingTP': r66,
    'opacus.GradSampleModuleNoOp': r66,
    'opacus.grad_sample.GradSampleModule': r66,
    'opacus.grad_sample.GradSampleModuleFastGradientClipping': r66,
    'opacus.grad_sample.GradSampleModuleFastGradientClippingFSDP': r66,
    'opacus.grad_sample.GradSampleModuleFastGradientClippingTP': r66,
    'opacus.grad_sample.GradSampleModuleNoOp': r66,
    'opacus.optimizers.DPOptimizer': r56,
    'opacus.optimizers.DPOptimizerFastGradientClipping': r56,
    'opacus.optimizers.DPPerLayerOptimizer': r56,
    'opacus.optimizers.DistributedDPOptimizer': r56,
    'opacus.optimizers.AdaClipDPOptimizer': r56,
    'opacus.optimizers.FSDPOptimizerFastGradientClipping': r56,
    'opacus.utils.fast_gradient_clipping_utils.DPLossFastGradientClipping': r67,
    'lpips.LPIPS': r68,
    'monai.optimizers.Novograd': r36,
    'monai.optimizers.WarmupCosineSchedule': r69,
    'monai.optimizers.LinearLR': r69,
    'monai.optimizers.ExponentialLR': r69,
    'monai.data.DataLoader': r70,
    'monai.data.ThreadDataLoader': r70,
    'monai.apps.DecathlonDataset': r19,
    'monai.apps.MedNISTDataset': r19,
    'torch_geometric.loader.DataLoader': r71,
    'torch_geometric.loader.DenseDataLoader': r70,
    'torch_geometric.loader.DataListLoader': r70,
    'torch_geometric.loader.NeighborLoader': r70,
    'torch_geometric.loader.LinkNeighborLoader': r70,
    'torch_geometric.loader.HGTLoader': r70,
    'torch_geometric.loader.ClusterLoader': r70,
    'torch_geometric.loader.GraphSAINTRandomWalkSampler': r70,
    'torch_geometric.loader.GraphSAINTNodeSampler': r70,
    'torch_geometric.loader.GraphSAINTEdgeSampler': r70,
    'torch_geometric.loader.ShaDowKHopSampler': r70,
    'torch_geometric.loader.RandomNodeLoader': r70,
    'torch_geometric.loader.ImbalancedSampler': r70,
    'torch_geometric.loader.NeighborSampler': r70,
    'torch_geometric.data.DataLoader': r72,
    'torch_geometric.data.NeighborSampler': r73,
    'torch_geometric.data.ClusterLoader': r73,
    'torch_geometric.data.Dataset': r19,
    'torch_geometric.data.InMemoryDataset': r19,
    'torch_geometric.data.OnDiskDataset': r19,
    'torch_geometric.nn.BatchNorm': r44,
    'torch_geometric.nn.InstanceNorm': r44,
    'torch_geometric.nn.HeteroBatchNorm': r44,
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
    'dgl.dataloading.DataLoader': r74,
    'dgl.dataloading.NodeDataLoader': r74,
    'dgl.dataloading.EdgeDataLoader': r74,
    'dgl.dataloading.GraphDataLoader': r74,
    'dgl.dataloading.DistNodeDataLoader': r74,
    'dgl.dataloading.DistDataLoader': r74,
    'dgl.nn.NodeEmbedding': r75,
    'dgl.nn.pytorch.NodeEmbedding': r75,
    'webdataset.WebDataset': r76,
    'torchdata.datapipes.iter.IterableWrapper': r76,
    'webdataset.WebLoader': r77,
    'ffcv.loader.Loader': r77,
    'nvidia.dali.plugin.pytorch.DALIGenericIterator': r77,
    'nvidia.dali.plugin.pytorch.DALIClassificationIterator': r77,
    'torchtext.data.Iterator': r78,
    'torchtext.data.BucketIterator': r78,
    'torchtext.data.BPTTIterator': r78,
    'torchtext.legacy.data.Iterator': r78,
    'torchtext.legacy.data.BucketIterator': r78,
    'torchtext.legacy.data.BPTTIterator': r78,
    'torch_xla.distributed.parallel_loader.MpDeviceLoader': r79,
    'torch_xla.distributed.parallel_loader.ParallelLoader': r79,
    'horovod.torch.DistributedOptimizer': r80,
    'lightning.pytorch.LightningModule': r28,
    'lightning.pytorch.LightningDataModule': r35,
    'accelerate.utils.DummyOptim': r81,
    'accelerate.utils.DummyScheduler': r82,
    'torch.optim.Optimizer': r83,
    'torch.optim.SGD': r84,
    'torch.optim.Adam': r85,
    'torch.optim.AdamW': r86,
    'torch.optim.NAdam': r87,
    'torch.optim.RAdam': r88,
    'torch.optim.Adamax': r89,
    'torch.optim.Adagrad': r90,
    'torch.optim.Adadelta': r91,
    'torch.optim.Adafactor': r92,
    'torch.optim.ASGD': r93,
    'torch.optim.RMSprop': r94,
    'torch.optim.Rprop': r95,
    'torch.optim.SparseAdam': r96,
    'torch.optim.Muon': r97,
    'torch.optim.LBFGS': r98,
    'torch.distributed.optim.ZeroRedundancyOptimizer': r99,
    'torch.distributed.optim.PostLocalSGDOptimizer': r100,
    'torch.distributed.optim.DistributedOptimizer': r101,
    'torch.optim.lr_scheduler.LRScheduler': r102,
    'torch.optim.lr_scheduler.LambdaLR': r103,
    'torch.optim.lr_scheduler.MultiplicativeLR': r104,
    'torch.optim.lr_scheduler.StepLR': r105,
    'torch.optim.lr_scheduler.MultiStepLR': r106,
    'torch.optim.lr_scheduler.ExponentialLR': r107,
    'torch.optim.lr_scheduler.CosineAnnealingLR': r108,
    'torch.optim.lr_scheduler.CosineAnnealingWarmRestarts': r109,
    'torch.optim.lr_scheduler.ConstantLR': r110,
    'torch.optim.lr_scheduler.LinearLR': r111,
    'torch.optim.lr_scheduler.PolynomialLR': r112,
    'torch.optim.lr_scheduler.OneCycleLR': r113,
    'torch.optim.lr_scheduler.CyclicLR': r114,
    'torch.optim.lr_scheduler.ReduceLROnPlateau': r115,
    'torch.optim.lr_scheduler.SequentialLR': r116,
    'torch.optim.lr_scheduler.ChainedScheduler': r117,
    'torch.optim.swa_utils.AveragedModel': r118,
    'torch.optim.swa_utils.SWALR': r119,
    'torch.amp.GradScaler': r120,
    'torch.cuda.amp.GradScaler': r121,
    'torch.cpu.amp.GradScaler': r121,
    'torch.distributed.fsdp.sharded_grad_scaler.ShardedGradScaler': r122,
    'torch.utils.data.DataLoader': r123,
    'torchdata.stateful_dataloader.StatefulDataLoader': r124,
    'torch.utils.data.Dataset': r19,
    'torch.utils.data.IterableDataset': r76,
    'torch.utils.data.TensorDataset': r125,
    'torch.utils.data.StackDataset': r126,
    'torch.utils.data.ConcatDataset': r127,
    'torch.utils.data.ChainDataset': r128,
    'torch.utils.data.Subset': r129,
    'torch.utils.data.Sampler': r130,
    'torch.utils.data.SequentialSampler': r131,
    'torch.utils.data.RandomSampler': r132,
    'torch.utils.data.SubsetRandomSampler': r133,
    'torch.utils.data.WeightedRandomSampler': r134,
    'torch.utils.data.BatchSampler': r135,
    'torch.utils.data.distributed.DistributedSampler': r136,
    'torch.nn.parallel.DistributedDataParallel': r137,
    'torch.nn.DataParallel': r138,
    'torch.distributed.fsdp.FullyShardedDataParallel': r139,
    'torch.nn.CrossEntropyLoss': r140,
    'torch.nn.LinearCrossEntropyLoss': r141,
    'torch.nn.NLLLoss': r142,
    'torch.nn.NLLLoss2d': r142,
    'torch.nn.BCELoss': r143,
    'torch.nn.BCEWithLogitsLoss': r144,
    'torch.nn.MultiLabelSoftMarginLoss': r145,
    'torch.nn.SoftMarginLoss': r146,
    'torch.nn.MSELoss': r147,
    'torch.nn.L1Loss': r147,
    'torch.nn.SmoothL1Loss': r148,
    'torch.nn.HuberLoss': r149,
    'torch.nn.KLDivLoss': r150,
    'torch.nn.PoissonNLLLoss': r151,
    'torch.nn.GaussianNLLLoss': r152,
    'torch.nn.CTCLoss': r153,
    'torch.nn.HingeEmbeddingLoss': r154,
    'torch.nn.CosineEmbeddingLoss': r155,
    'torch.nn.MarginRankingLoss': r155,
    'torch.nn.MultiLabelMarginLoss': r156,
    'torch.nn.MultiMarginLoss': r157,
    'torch.nn.TripletMarginLoss': r158,
    'torch.nn.TripletMarginWithDistanceLoss': r159,
    'torch.nn.AdaptiveLogSoftmaxWithLoss': r160,
    'torch.nn.Module': r28,
    'torch.nn.Parameter': r161,
    'torch.nn.ParameterList': r75,
    'torch.nn.ParameterDict': r75,
    'torch.nn.Sequential': r162,
    'torch.nn.ModuleList': r163,
    'torch.nn.ModuleDict': r163,
    'torch.nn.Dropout': r164,
    'torch.nn.Dropout1d': r164,
    'torch.nn.Dropout2d': r164,
    'torch.nn.Dropout3d': r164,
    'torch.nn.AlphaDropout': r164,
    'torch.nn.FeatureAlphaDropout': r164,
    'torch.nn.RReLU': r165,
    'torch.nn.BatchNorm1d': r166,
    'torch.nn.BatchNorm2d': r166,
    'torch.nn.BatchNorm3d': r166,
    'torch.nn.SyncBatchNorm': r167,
    'torch.nn.LazyBatchNorm1d': r168,
    'torch.nn.LazyBatchNorm2d': r168,
    'torch.nn.LazyBatchNorm3d': r168,
    'torch.nn.InstanceNorm1d': r169,
    'torch.nn.InstanceNorm2d': r169,
    'torch.nn.InstanceNorm3d': r169,
    'torch.nn.LazyInstanceNorm1d': r170,
    'torch.nn.LazyInstanceNorm2d': r170,
    'torch.nn.LazyInstanceNorm3d': r170,
    'torch.nn.MultiheadAttention': r171,
    'torch.nn.RNN': r172,
    'torch.nn.LSTM': r172,
    'torch.nn.GRU': r172,
    'torch.nn.RNNBase': r173,
    'torch.nn.RNNCell': r174,
    'torch.nn.LSTMCell': r174,
    'torch.nn.GRUCell': r174,
    'torch.nn.RNNCellBase': r174,
    'torch.nn.Transformer': r175,
    'torch.nn.TransformerEncoderLayer': r176,
    'torch.nn.TransformerDecoderLayer': r176,
    'torch.nn.TransformerEncoder': r177,
    'torch.nn.TransformerDecoder': r178,
    'torch.nn.Softmax': r179,
    'torch.nn.Softmax2d': r179,
    'torch.nn.LogSoftmax': r180,
    'torch.nn.Sigmoid': r181,
    'torch.nn.Linear': r182,
    'torch.nn.LazyLinear': r183,
    'torch.nn.Conv1d': r184,
    'torch.nn.Conv2d': r184,
    'torch.nn.Conv3d': r184,
    'torch.nn.ConvTranspose1d': r185,
    'torch.nn.ConvTranspose2d': r185,
    'torch.nn.ConvTranspose3d': r185,
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
    'torch.nn.CELU': r186,
    'torch.nn.ELU': r186,
    'torch.nn.GELU': r186,
    'torch.nn.GLU': r186,
    'torch.nn.Hardshrink': r186,
    'torch.nn.Hardsigmoid': r186,
    'torch.nn.Hardswish': r186,
    'torch.nn.Hardtanh': r186,
    'torch.nn.LeakyReLU': r186,
    'torch.nn.LogSigmoid': r186,
    'torch.nn.Mish': r186,
    'torch.nn.ReLU': r186,
    'torch.nn.ReLU6': r186,
    'torch.nn.SELU': r186,
    'torch.nn.SiLU': r186,
    'torch.nn.Softmin': r186,
    'torch.nn.Softplus': r186,
    'torch.nn.Softshrink': r186,
    'torch.nn.Softsign': r186,
    'torch.nn.Tanh': r186,
    'torch.nn.Tanhshrink': r186,
    'torch.nn.Threshold': r186,
    'torch.nn.AdaptiveAvgPool1d': r186,
    'torch.nn.AdaptiveAvgPool2d': r186,
    'torch.nn.AdaptiveAvgPool3d': r186,
    'torch.nn.AdaptiveMaxPool1d': r186,
    'torch.nn.AdaptiveMaxPool2d': r186,
    'torch.nn.AdaptiveMaxPool3d': r186,
    'torch.nn.AvgPool1d': r186,
    'torch.nn.AvgPool2d': r186,
    'torch.nn.AvgPool3d': r186,
    'torch.nn.FractionalMaxPool2d': r186,
    'torch.nn.FractionalMaxPool3d': r186,
    'torch.nn.LPPool1d': r186,
    'torch.nn.LPPool2d': r186,
    'torch.nn.LPPool3d': r186,
    'torch.nn.MaxPool1d': r186,
    'torch.nn.MaxPool2d': r186,
    'torch.nn.MaxPool3d': r186,
    'torch.nn.MaxUnpool1d': r186,
    'torch.nn.MaxUnpool2d': r186,
    'torch.nn.MaxUnpool3d': r186,
    'torch.nn.CircularPad1d': r186,
    'torch.nn.CircularPad2d': r186,
    'torch.nn.CircularPad3d': r186,
    'torch.nn.ConstantPad1d': r186,
    'torch.nn.ConstantPad2d': r186,
    'torch.nn.ConstantPad3d': r186,
    'torch.nn.ReflectionPad1d': r186,
    'torch.nn.ReflectionPad2d': r186,
    'torch.nn.ReflectionPad3d': r186,
    'torch.nn.ReplicationPad1d': r186,
    'torch.nn.ReplicationPad2d': r186,
    'torch.nn.ReplicationPad3d': r186,
    'torch.nn.ZeroPad1d': r186,
    'torch.nn.ZeroPad2d': r186,
    'torch.nn.ZeroPad3d': r186,
    'torch.nn.ChannelShuffle': r186,
    'torch.nn.CosineSimilarity': r186,
    'torch.nn.CrossMapLRN2d': r186,
    'torch.nn.Flatten': r186,
    'torch.nn.Fold': r186,
    'torch.nn.Identity': r186,
    'torch.nn.LocalResponseNorm': r186,
    'torch.nn.PairwiseDistance': r186,
    'torch.nn.PixelShuffle': r186,
    'torch.nn.PixelUnshuffle': r186,
    'torch.nn.Unflatten': r186,
    'torch.nn.Unfold': r186,
    'torch.nn.Upsample': r186,
    'torch.nn.UpsamplingBilinear2d': r186,
    'torch.nn.UpsamplingNearest2d': r186,
    'numpy.random.RandomState': r187,
    'random.Random': r187,
    'torch.Generator': r188,
}

functions: dict[str, Any] = {
    'torchvision.models.densenet121': r189,
    'torchvision.models.densenet161': r189,
    'torchvision.models.densenet169': r189,
    'torchvision.models.densenet201': r189,
    'torchvision.models.efficientnet_b0': r189,
    'torchvision.models.efficientnet_b1': r189,
    'torchvision.models.efficientnet_b2': r189,
    'torchvision.models.efficientnet_b3': r189,
    'torchvision.models.efficientnet_b4': r189,
    'torchvision.models.efficientnet_b5': r189,
    'torchvision.models.efficientnet_b6': r189,
    'torchvision.models.efficientnet_b7': r189,
    'torchvision.models.efficientnet_v2_l': r189,
    'torchvision.models.efficientnet_v2_m': r189,
    'torchvision.models.efficientnet_v2_s': r189,
    'torchvision.models.googlenet': r189,
    'torchvision.models.inception_v3': r189,
    'torchvision.models.maxvit_t': r189,
    'torchvision.models.mnasnet0_5': r189,
    'torchvision.models.mnasnet0_75': r189,
    'torchvision.models.mnasnet1_0': r189,
    'torchvision.models.mnasnet1_3': r189,
    'torchvision.models.mobilenet_v2': r189,
    'torchvision.models.mobilenet_v3_large': r189,
    'torchvision.models.mobilenet_v3_small': r189,
    'torchvision.models.regnet_x_16gf': r189,
    'torchvision.models.regnet_x_1_6gf': r189,
    'torchvision.models.regnet_x_32gf': r189,
    'torchvision.models.regnet_x_3_2gf': r189,
    'torchvision.models.regnet_x_400mf': r189,
    'torchvision.models.regnet_x_800mf': r189,
    'torchvision.models.regnet_x_8gf': r189,
    'torchvision.models.regnet_y_128gf': r189,
    'torchvision.models.regnet_y_16gf': r189,
    'torchvision.models.regnet_y_1_6gf': r189,
    'torchvision.models.regnet_y_32gf': r189,
    'torchvision.models.regnet_y_3_2gf': r189,
    'torchvision.models.regnet_y_400mf': r189,
    'torchvision.models.regnet_y_800mf': r189,
    'torchvision.models.regnet_y_8gf': r189,
    'torchvision.models.resnet101': r189,
    'torchvision.models.resnet152': r189,
    'torchvision.models.resnet18': r189,
    'torchvision.models.resnet34': r189,
    'torchvision.models.resnet50': r189,
    'torchvision.models.resnext101_32x8d': r189,
    'torchvision.models.resnext101_64x4d': r189,
    'torchvision.models.resnext50_32x4d': r189,
    'torchvision.models.shufflenet_v2_x0_5': r189,
    'torchvision.models.shufflenet_v2_x1_0': r189,
    'torchvision.models.shufflenet_v2_x1_5': r189,
    'torchvision.models.shufflenet_v2_x2_0': r189,
    'torchvision.models.vgg11_bn': r189,
    'torchvision.models.vgg13_bn': r189,
    'torchvision.models.vgg16_bn': r189,
    'torchvision.models.vgg19_bn': r189,
    'torchvision.models.wide_resnet101_2': r189,
    'torchvision.models.wide_resnet50_2': r189,
    'torchvision.models.alexnet': r190,
    'torchvision.models.convnext_base': r190,
    'torchvision.models.convnext_large': r190,
    'torchvision.models.convnext_small': r190,
    'torchvision.models.convnext_tiny': r190,
    'torchvision.models.squeezenet1_0': r190,
    'torchvision.models.squeezenet1_1': r190,
    'torchvision.models.swin_b': r190,
    'torchvision.models.swin_s': r190,
    'torchvision.models.swin_t': r190,
    'torchvision.models.swin_v2_b': r190,
    'torchvision.models.swin_v2_s': r190,
    'torchvision.models.swin_v2_t': r190,
    'torchvision.models.vgg11': r190,
    'torchvision.models.vgg13': r190,
    'torchvision.models.vgg16': r190,
    'torchvision.models.vgg19': r190,
    'torchvision.models.vit_b_16': r191,
    'torchvision.models.vit_b_32': r191,
    'torchvision.models.vit_h_14': r191,
    'torchvision.models.vit_l_16': r191,
    'torchvision.models.vit_l_32': r191,
    'torchvision.models.video.mc3_18': r189,
    'torchvision.models.video.r2plus1d_18': r189,
    'torchvision.models.video.r3d_18': r189,
    'torchvision.models.video.s3d': r189,
    'torchvision.models.video.mvit_v1_b': r190,
    'torchvision.models.video.mvit_v2_s': r190,
    'torchvision.models.video.swin3d_b': r190,
    'torchvision.models.video.swin3d_s': r190,
    'torchvision.models.video.swin3d_t': r190,
    'torchvision.models.segmentation.deeplabv3_mobilenet_v3_large': r192,
    'torchvision.models.segmentation.deeplabv3_resnet101': r192,
    'torchvision.models.segmentation.deeplabv3_resnet50': r192,
    'torchvision.models.segmentation.fcn_resnet101': r192,
    'torchvision.models.segmentation.fcn_resnet50': r192,
    'torchvision.models.segmentation.lraspp_mobilenet_v3_large': r193,
    'torchvision.models.detection.fasterrcnn_mobilenet_v3_large_320_fpn': r194,
    'torchvision.models.detection.fasterrcnn_mobilenet_v3_large_fpn': r194,
    'torchvision.models.detection.fasterrcnn_resnet50_fpn': r194,
    'torchvision.models.detection.fasterrcnn_resnet50_fpn_v2': r194,
    'torchvision.models.detection.fcos_resnet50_fpn': r194,
    'torchvision.models.detection.keypointrcnn_resnet50_fpn': r194,
    'torchvision.models.detection.maskrcnn_resnet50_fpn': r194,
    'torchvision.models.detection.maskrcnn_resnet50_fpn_v2': r194,
    'torchvision.models.detection.retinanet_resnet50_fpn': r194,
    'torchvision.models.detection.retinanet_resnet50_fpn_v2': r194,
    'torchvision.models.detection.ssd300_vgg16': r194,
    'torchvision.models.detection.ssdlite320_mobilenet_v3_large': r194,
    'torchvision.models.optical_flow.raft_large': r195,
    'torchvision.models.optical_flow.raft_small': r195,
    'torchvision.models.quantization.googlenet': r196,
    'torchvision.models.quantization.inception_v3': r196,
    'torchvision.models.quantization.mobilenet_v2': r196,
    'torchvision.models.quantization.mobilenet_v3_large': r196,
    'torchvision.models.quantization.resnet18': r196,
    'torchvision.models.quantization.resnet50': r196,
    'torchvision.models.quantization.resnext101_32x8d': r196,
    'torchvision.models.quantization.resnext101_64x4d': r196,
    'torchvision.models.quantization.shufflenet_v2_x0_5': r196,
    'torchvision.models.quantization.shufflenet_v2_x1_0': r196,
    'torchvision.models.quantization.shufflenet_v2_x1_5': r196,
    'torchvision.models.quantization.shufflenet_v2_x2_0': r196,
    'torchvision.models.get_model': r197,
    'torchvision.ops.sigmoid_focal_loss': r198,
    'torchvision.ops.generalized_box_iou_loss': r199,
    'torchvision.ops.distance_box_iou_loss': r199,
    'torchvision.ops.complete_box_iou_loss': r199,
    'torchmetrics.functional.classification.binary_f1_score': r200,
    'torchmetrics.functional.classification.binary_fbeta_score': r200,
    'torchmetrics.functional.classification.binary_precision': r200,
    'torchmetrics.functional.classification.binary_recall': r200,
    'torchmetrics.functional.classification.binary_auroc': r200,
    'torchmetrics.functional.classification.binary_average_precision': r200,
    'torchmetrics.functional.classification.binary_jaccard_index': r200,
    'torchmetrics.functional.classification.binary_matthews_corrcoef': r200,
    'torchmetrics.functional.classification.binary_specificity': r200,
    'torchmetrics.functional.classification.multiclass_f1_score': r200,
    'torchmetrics.functional.classification.multiclass_fbeta_score': r200,
    'torchmetrics.functional.classification.multiclass_precision': r200,
    'torchmetrics.functional.classification.multiclass_recall': r200,
    'torchmetrics.functional.classification.multiclass_auroc': r200,
    'torchmetrics.functional.classification.multiclass_average_precision': r200,
    'torchmetrics.functional.classification.multiclass_jaccard_index': r200,
    'torchmetrics.functional.classification.multiclass_matthews_corrcoef': r200,
    'torchmetrics.functional.classification.multiclass_specificity': r200,
    'torchmetrics.functional.classification.multilabel_f1_score': r200,
    'torchmetrics.functional.classification.multilabel_fbeta_score': r200,
    'torchmetrics.functional.classification.multilabel_precision': r200,
    'torchmetrics.functional.classification.multilabel_recall': r200,
    'torchmetrics.functional.classification.multilabel_auroc': r200,
    'torchmetrics.functional.classification.multilabel_average_precision': r200,
    'torchmetrics.functional.classification.multilabel_jaccard_index': r200,
    'torchmetrics.functional.classification.multilabel_matthews_corrcoef': r200,
    'torchmetrics.functional.classification.multilabel_specificity': r200,
    'torchmetrics.functional.text.word_error_rate': r201,
    'torchmetrics.functional.text.char_error_rate': r201,
    'torchmetrics.functional.text.match_error_rate': r201,
    'torchmetrics.functional.text.word_information_lost': r201,
    'torchmetrics.functional.text.bleu_score': r201,
    'torchmetrics.functional.text.sacre_bleu_score': r201,
    'torchmetrics.functional.text.chrf_score': r201,
    'torchmetrics.functional.text.perplexity': r201,
    'torchmetrics.functional.f1_score': r200,
    'torchmetrics.functional.fbeta_score': r200,
    'torchmetrics.functional.precision': r200,
    'torchmetrics.functional.recall': r200,
    'torchmetrics.functional.auroc': r200,
    'torchmetrics.functional.average_precision': r200,
    'torchmetrics.functional.jaccard_index': r200,
    'torchmetrics.functional.cohen_kappa': r200,
    'torchmetrics.functional.matthews_corrcoef': r200,
    'torchmetrics.functional.word_error_rate': r200,
    'torchmetrics.functional.bleu_score': r200,
    'torchmetrics.functional.r2_score': r200,
    'torchmetrics.functional.specificity': r200,
    'torchmetrics.functional.dice': r200,
    'sklearn.model_selection.train_test_split': r202,
    'sklearn.metrics.f1_score': r203,
    'sklearn.metrics.fbeta_score': r203,
    'sklearn.metrics.precision_score': r203,
    'sklearn.metrics.recall_score': r203,
    'sklearn.metrics.roc_auc_score': r203,
    'sklearn.metrics.average_precision_score': r203,
    'sklearn.metrics.jaccard_score': r203,
    'sklearn.metrics.cohen_kappa_score': r203,
    'sklearn.metrics.matthews_corrcoef': r203,
    'sklearn.metrics.r2_score': r203,
    'sklearn.metrics.balanced_accuracy_score': r203,
    'sklearn.metrics.accuracy_score': r204,
    'sklearn.metrics.mean_squared_error': r204,
    'sklearn.metrics.mean_absolute_error': r204,
    'sklearn.metrics.log_loss': r204,
    'sklearn.metrics.confusion_matrix': r204,
    'sklearn.metrics.classification_report': r204,
    'evaluate.load': r205,
    'evaluate.combine': r205,
    'datasets.load_metric': r205,
    'ignite.handlers.create_lr_scheduler_with_warmup': r206,
    'timm.create_model': r207,
    'timm.optim.create_optimizer_v2': r208,
    'timm.optim.create_optimizer': r209,
    'timm.optim.param_groups_weight_decay': r210,
    'timm.optim.param_groups_layer_decay': r210,
    'timm.scheduler.create_scheduler_v2': r211,
    'timm.scheduler.create_scheduler': r212,
    'timm.data.create_dataset': r213,
    'timm.data.create_loader': r214,
    'timm.data.create_transform': r215,
    'timm.utils.reduce_tensor': r216,
    'timm.utils.random_seed': r217,
    'timm.utils.is_primary': r218,
    'timm.utils.init_distributed_device': r219,
    'transformers.get_constant_schedule': r220,
    'transformers.get_constant_schedule_with_warmup': r221,
    'transformers.get_linear_schedule_with_warmup': r222,
    'transformers.get_cosine_schedule_with_warmup': r222,
    'transformers.get_cosine_with_hard_restarts_schedule_with_warmup': r222,
    'transformers.get_polynomial_decay_schedule_with_warmup': r222,
    'transformers.get_cosine_with_min_lr_schedule_with_warmup': r222,
    'transformers.get_inverse_sqrt_schedule': r223,
    'transformers.get_wsd_schedule': r223,
    'transformers.get_reduce_on_plateau_schedule': r224,
    'transformers.get_scheduler': r225,
    'transformers.set_seed': r226,
    'diffusers.optimization.get_scheduler': r227,
    'diffusers.optimization.get_cosine_schedule_with_warmup': r222,
    'diffusers.optimization.get_linear_schedule_with_warmup': r222,
    'diffusers.optimization.get_cosine_with_hard_restarts_schedule_with_warmup': r222,
    'diffusers.optimization.get_polynomial_decay_schedule_with_warmup': r222,
    'diffusers.optimization.get_constant_schedule': r228,
    'diffusers.optimization.get_constant_schedule_with_warmup': r228,
    'apex.amp.initialize': r229,
    'apex.amp.scale_loss': r229,
    'apex.parallel.convert_syncbn_model': r230,
    'segmentation_models_pytorch.create_model': r231,
    'clip.load': r232,
    'open_clip.create_model_and_transforms': r233,
    'peft.get_peft_model': r234,
    'peft.PeftModel.from_pretrained': r234,
    'peft.inject_adapter_in_model': r235,
    'peft.prepare_model_for_kbit_training': r236,
    'monai.inferers.sliding_window_inference': r237,
    'monai.utils.set_determinism': r238,
    'datasets.load_dataset': r239,
    'datasets.load_from_disk': r239,
    'torch_xla.core.xla_model.optimizer_step': r240,
    'torch_xla.core.xla_model.save': r241,
    'horovod.torch.DistributedOptimizer': r242,
    'horovod.torch.allreduce': r243,
    'horovod.torch.allgather': r243,
    'horovod.torch.broadcast': r243,
    'horovod.torch.reducescatter': r243,
    'horovod.torch.broadcast_parameters': r244,
    'horovod.torch.broadcast_optimizer_state': r244,
    'horovod.torch.broadcast_object': r244,
    'horovod.torch.rank': r218,
    'horovod.torch.local_rank': r218,
    'horovod.torch.init': r245,
    'accelerate.utils.set_seed': r246,
    'diffusers.training_utils.set_seed': r246,
    'lightning.pytorch.seed_everything': r247,
    'lightning.fabric.seed_everything': r247,
    'ignite.utils.manual_seed': r238,
    'fastai.torch_core.set_seed': r238,
    'deepspeed.init_distributed': r248,
    'deepspeed.add_config_arguments': r249,
    'torch.optim.swa_utils.update_bn': r250,
    'torch.optim.swa_utils.get_ema_avg_fn': r251,
    'torch.optim.swa_utils.get_ema_multi_avg_fn': r251,
    'torch.optim.swa_utils.get_swa_avg_fn': r252,
    'torch.optim.swa_utils.get_swa_multi_avg_fn': r252,
    'torch.autocast': r253,
    'torch.cuda.amp.autocast': r254,
    'torch.cpu.amp.autocast': r255,
    'torch.no_grad': r256,
    'torch.enable_grad': r257,
    'torch.inference_mode': r258,
    'torch.set_grad_enabled': r259,
    'torch.autograd.backward': r260,
    'torch.distributed.autograd.backward': r261,
    'torch.autograd.grad': r262,
    'torch.nn.utils.clip_grad_norm_': r263,
    'torch.nn.utils.clip_grad_norm': r264,
    'torch.nn.utils.clip_grad_value_': r265,
    'torch.nn.utils.clip_grads_with_norm_': r266,
    'torch.nn.utils.get_total_norm': r267,
    'torch.utils.checkpoint.checkpoint': r268,
    'torch.func.functional_call': r269,
    'torch.nn.utils.parametrizations.spectral_norm': r270,
    'torch.nn.utils.parametrizations.weight_norm': r270,
    'torch.nn.utils.parametrizations.orthogonal': r270,
    'torch.nn.utils.spectral_norm': r270,
    'torch.nn.utils.weight_norm': r270,
    'torch.nn.utils.vector_to_parameters': r271,
    'torch.utils.data.random_split': r272,
    'torch.utils.data.default_collate': r273,
    'torch.utils.data.default_convert': r273,
    'torch.utils.data.get_worker_info': r274,
    'torch.distributed.fsdp.fully_shard': r275,
    'torch.distributed.tensor.parallel.parallelize_module': r276,
    'torch.nn.SyncBatchNorm.convert_sync_batchnorm': r277,
    'torch.compile': r278,
    'torch.distributed.init_process_group': r279,
    'torch.distributed.destroy_process_group': r280,
    'torch.distributed.barrier': r281,
    'torch.distributed.monitored_barrier': r281,
    'torch.distributed.all_reduce': r282,
    'torch.distributed.reduce': r283,
    'torch.distributed.broadcast': r284,
    'torch.distributed.broadcast_object_list': r285,
    'torch.distributed.all_gather': r286,
    'torch.distributed.all_gather_into_tensor': r287,
    'torch.distributed.all_gather_object': r288,
    'torch.distributed.gather': r289,
    'torch.distributed.gather_object': r290,
    'torch.distributed.scatter': r291,
    'torch.distributed.scatter_object_list': r292,
    'torch.distributed.reduce_scatter': r293,
    'torch.distributed.reduce_scatter_tensor': r293,
    'torch.distributed.all_to_all': r294,
    'torch.distributed.all_to_all_single': r294,
    'torch.distributed.nn.all_reduce': r295,
    'torch.distributed.nn.all_gather': r295,
    'torch.distributed.nn.broadcast': r295,
    'torch.distributed.nn.reduce': r295,
    'torch.distributed.nn.gather': r295,
    'torch.distributed.get_node_local_rank': r218,
    'torch.distributed.get_backend': r296,
    'torch.distributed.is_torchelastic_launched': r296,
    'torch.distributed.is_nccl_available': r296,
    'torch.cuda.set_device': r297,
    'torch.cuda.device': r298,
    'torch.accelerator.set_device_index': r297,
    'torch.nn.functional.cross_entropy': r299,
    'torch.nn.functional.linear_cross_entropy': r300,
    'torch.nn.functional.nll_loss': r301,
    'torch.nn.functional.binary_cross_entropy': r302,
    'torch.nn.functional.binary_cross_entropy_with_logits': r303,
    'torch.nn.functional.multilabel_soft_margin_loss': r304,
    'torch.nn.functional.mse_loss': r305,
    'torch.nn.functional.l1_loss': r305,
    'torch.nn.functional.smooth_l1_loss': r306,
    'torch.nn.functional.huber_loss': r307,
    'torch.nn.functional.kl_div': r308,
    'torch.nn.functional.poisson_nll_loss': r309,
    'torch.nn.functional.gaussian_nll_loss': r310,
    'torch.nn.functional.ctc_loss': r311,
    'torch.nn.functional.soft_margin_loss': r312,
    'torch.nn.functional.multilabel_margin_loss': r312,
    'torch.nn.functional.hinge_embedding_loss': r313,
    'torch.nn.functional.multi_margin_loss': r314,
    'torch.nn.functional.cosine_embedding_loss': r315,
    'torch.nn.functional.margin_ranking_loss': r315,
    'torch.nn.functional.triplet_margin_loss': r316,
    'torch.nn.functional.triplet_margin_with_distance_loss': r317,
    'torch.nn.functional.dropout': r318,
    'torch.nn.functional.dropout1d': r318,
    'torch.nn.functional.dropout2d': r318,
    'torch.nn.functional.dropout3d': r318,
    'torch.nn.functional.alpha_dropout': r319,
    'torch.nn.functional.feature_alpha_dropout': r319,
    'torch.dropout': r320,
    'torch.alpha_dropout': r320,
    'torch.feature_alpha_dropout': r320,
    'torch.feature_dropout': r320,
    'torch.nn.functional.rrelu': r321,
    'torch.nn.functional.batch_norm': r322,
    'torch.nn.functional.scaled_dot_product_attention': r323,
    'torch.nn.functional.multi_head_attention_forward': r324,
    'torch.nn.functional.gumbel_softmax': r325,
    'torch.nn.functional.softmax': r326,
    'torch.nn.functional.log_softmax': r327,
    'torch.nn.functional.sigmoid': r328,
    'torch.softmax': r329,
    'torch.special.softmax': r329,
    'torch.log_softmax': r330,
    'torch.special.log_softmax': r330,
    'torch.sigmoid': r328,
    'torch.special.expit': r328,
    'torch.Tensor': r331,
    'torch.FloatTensor': r331,
    'torch.DoubleTensor': r331,
    'torch.HalfTensor': r331,
    'torch.BFloat16Tensor': r331,
    'torch.LongTensor': r331,
    'torch.IntTensor': r331,
    'torch.ShortTensor': r331,
    'torch.ByteTensor': r331,
    'torch.BoolTensor': r331,
    'torch.tensor': r332,
    'torch.from_numpy': r333,
    'torch.as_tensor': r334,
    'torch.autograd.Variable': r335,
    'torch.argmax': r336,
    'torch.argmin': r336,
    'torch.argsort': r336,
    'torch.eq': r336,
    'torch.ne': r336,
    'torch.gt': r336,
    'torch.ge': r336,
    'torch.lt': r336,
    'torch.le': r336,
    'torch.isnan': r336,
    'torch.isinf': r336,
    'torch.isfinite': r336,
    'torch.isclose': r336,
    'torch.logical_and': r336,
    'torch.logical_or': r336,
    'torch.logical_not': r336,
    'torch.bincount': r336,
    'torch.histc': r336,
    'torch.multinomial': r336,
    'torch.bernoulli': r336,
    'torch.searchsorted': r336,
    'torch.bucketize': r336,
    'torch.nn.functional.one_hot': r336,
    'torch.zeros_like': r336,
    'torch.ones_like': r336,
    'torch.empty_like': r336,
    'torch.full_like': r336,
    'torch.rand_like': r337,
    'torch.randn_like': r337,
    'torch.randint_like': r337,
    'torch.zeros': r338,
    'torch.ones': r338,
    'torch.empty': r338,
    'torch.full': r338,
    'torch.arange': r338,
    'torch.linspace': r338,
    'torch.logspace': r338,
    'torch.eye': r338,
    'torch.rand': r339,
    'torch.randn': r339,
    'torch.randint': r339,
    'torch.randperm': r339,
    'torch.normal': r339,
    'torch.is_tensor': r340,
    'torch.is_floating_point': r340,
    'torch.numel': r340,
    'torch.equal': r340,
    'torch.allclose': r340,
    'torch.save': r341,
    'torch.load': r342,
    'torch.hub.load_state_dict_from_url': r343,
    'torch.hub.load': r344,
    'torch.distributed.checkpoint.save': r345,
    'torch.distributed.checkpoint.async_save': r345,
    'torch.distributed.checkpoint.load': r346,
    'torch.distributed.checkpoint.state_dict.get_state_dict': r347,
    'torch.distributed.checkpoint.state_dict.get_model_state_dict': r348,
    'torch.distributed.checkpoint.state_dict.get_optimizer_state_dict': r349,
    'torch.distributed.checkpoint.state_dict.set_state_dict': r350,
    'torch.distributed.checkpoint.state_dict.set_model_state_dict': r351,
    'torch.distributed.checkpoint.state_dict.set_optimizer_state_dict': r352,
    'copy.copy': r353,
    'torch.jit.trace': r354,
    'torch.jit.trace_module': r355,
    'torch.jit.script': r356,
    'torch.jit.freeze': r357,
    'torch.jit.save': r358,
    'torch.jit.load': r359,
    'torch.onnx.export': r360,
    'torch.export.export': r361,
    'torch.manual_seed': r362,
    'torch.random.manual_seed': r362,
    'torch.cuda.manual_seed': r363,
    'torch.cuda.manual_seed_all': r363,
    'numpy.random.seed': r364,
    'random.seed': r365,
    'torch.random.fork_rng': r366,
    'torch.set_rng_state': r367,
    'torch.random.set_rng_state': r367,
    'torch.cuda.set_rng_state': r368,
    'torch.cuda.set_rng_state_all': r369,
    'numpy.random.set_state': r370,
    'random.setstate': r371,
    'torch.initial_seed': r252,
    'torch.seed': r252,
    'numpy.random.default_rng': r372,
    'tqdm.autonotebook.tqdm': r373,
    'tqdm.rich.tqdm': r373,
    'tqdm.asyncio.tqdm': r373,
    'tqdm.std.tqdm': r373,
    'alive_progress.alive_it': r374,
    'progressbar.progressbar': r374,
}

methods: dict[str, Any] = {
    'evaluate.EvaluationModule': {'add_batch': r375, 'add': r375, 'compute': r376},
    'monai.metrics.CumulativeIterationMetric': {'aggregate': r377},
    'timm.scheduler.Scheduler': {'step': r378, 'step_update': r379},
    'transformers.PreTrainedModel': {'from_pretrained': r380, 'from_config': r381, 'save_pretrained': r382, 'generate': r383, 'gradient_checkpointing_enable': r384, 'resize_token_embeddings': r385, '__call__': r386},
    'diffusers.ModelMixin': {'from_pretrained': r380, 'from_config': r381, 'save_pretrained': r382, 'enable_gradient_checkpointing': r384},
    'diffusers.training_utils.EMAModel': {'step': r387, 'store': r388, 'copy_to': r389, 'restore': r390},
    'torch_ema.ExponentialMovingAverage': {'update': r387, 'store': r388, 'copy_to': r389, 'restore': r390, 'average_parameters': r391},
    'ema': {'update': r392, 'apply_shadow': r393, 'update_parameters': r392},
    'pytorch_optimizer.SAM': {'first_step': r394, 'second_step': r395},
    'warmup_scheduler.GradualWarmupScheduler': {'step': r396},
    'efficientnet_pytorch.EfficientNet': {'from_pretrained': r397, 'from_name': r397},
    'model': {'add_adapter': r398, 'train_adapter': r399, '__call__': r400, 'forward': r400, 'train': r401, 'eval': r402, 'requires_grad_': r403, 'zero_grad': r404, 'parameters': r405, 'named_parameters': r406, 'buffers': r407, 'named_buffers': r408, 'children': r409, 'named_children': r410, 'modules': r409, 'named_modules': r411, 'get_submodule': r412, 'get_parameter': r413, 'state_dict': r414, 'load_state_dict': r415, 'to': r416, 'cuda': r417, 'cpu': r418, 'xpu': r417, 'float': r419, 'double': r420, 'half': r421, 'bfloat16': r422, 'type': r423, 'to_empty': r424, 'apply': r425, 'reset_parameters': r426, 'init_weights': r426, 'share_memory': r427, 'compile': r428, 'append': r429, 'insert': r430, 'add_module': r431, 'register_module': r431, 'register_buffer': r432, 'register_parameter': r433, 'register_forward_hook': r434, 'register_forward_pre_hook': r434, 'register_full_backward_hook': r434, 'no_sync': r435, 'join': r436, 'clip_grad_norm_': r437, 'set_requires_gradient_sync': r438, 'set_is_last_backward': r439},
    'torch_xla.distributed.parallel_loader.ParallelLoader': {'per_device_loader': r440},
    'optimizer': {'step': r441, 'zero_grad': r404, 'state_dict': r442, 'load_state_dict': r443, 'add_param_group': r444, 'register_step_post_hook': r434, 'register_step_pre_hook': r434},
    'torch.optim.LBFGS': {'step': r445},
    'torch.distributed.optim.ZeroRedundancyOptimizer': {'consolidate_state_dict': r446, 'step': r441},
    'scheduler': {'step': r447, 'get_last_lr': r252, 'get_lr': r252, 'state_dict': r448, 'load_state_dict': r443},
    'torch.optim.lr_scheduler.ReduceLROnPlateau': {'step': r449},
    'torch.optim.lr_scheduler.SequentialLR': {'step': r450},
    'torch.optim.lr_scheduler.ChainedScheduler': {'step': r450},
    'scaler': {'scale': r451, 'unscale_': r452, 'step': r453, 'update': r454, 'get_scale': r252, 'is_enabled': r252, 'state_dict': r448, 'load_state_dict': r443},
    'torch.nn.ModuleList': {'append': r429, 'extend': r455, 'insert': r430, 'update': r456},
    'torch.nn.ModuleDict': {'append': r429, 'extend': r455, 'insert': r430, 'update': r456},
    'torch.nn.Sequential': {'append': r429, 'extend': r455, 'insert': r430, 'update': r456},
    'criterion': {'__call__': r457, 'forward': r457},
    'torch.nn.CosineEmbeddingLoss': {'__call__': r458},
    'torch.nn.MarginRankingLoss': {'__call__': r458},
    'torch.nn.TripletMarginLoss': {'__call__': r459},
    'torch.nn.TripletMarginWithDistanceLoss': {'__call__': r459},
    'torch.nn.CTCLoss': {'__call__': r460},
    'torch.nn.GaussianNLLLoss': {'__call__': r461},
    'sampler': {'set_epoch': r462},
    'torch.Generator': {'manual_seed': r463},
    'loader': {'set_epoch': r462, 'state_dict': r448, 'load_state_dict': r443},
    'dataset': {'shuffle': r427, 'set_epoch': r462},
    'metric': {'__call__': r464, 'forward': r464, 'update': r465, 'compute': r466, 'reset': r426},
    'parameters': {'requires_grad_': r403, 'register_post_accumulate_grad_hook': r434, 'register_hook': r434},
    'tensor': {'backward': r467, 'item': r468, 'tolist': r468, 'numpy': r469, 'cpu': r470, 'detach': r471, 'detach_': r472, 'requires_grad_': r473, 'retain_grad': r384, 'clone': r474, 'to': r475, 'cuda': r476, 'float': r477, 'double': r478, 'half': r479, 'bfloat16': r480, 'long': r471, 'int': r471, 'bool': r471, 'byte': r471, 'argmax': r481, 'argmin': r481, 'argsort': r482, 'eq': r483, 'ne': r483, 'gt': r483, 'ge': r483, 'lt': r483, 'le': r483, 'isnan': r471, 'isinf': r471, 'isfinite': r471, 'nonzero': r471, 'new_tensor': r331, 'new_zeros': r484, 'new_ones': r484, 'size': r485, 'dim': r486, 'numel': r486, 'nelement': r486, 'softmax': r487, 'log_softmax': r488, 'sigmoid': r489, 'sigmoid_': r490, 'register_hook': r434},
}

attributes: dict[str, Any] = {
    'timm.utils.ModelEma': {'ema': r491},
    'ema_pytorch.EMA': {'ema_model': r491},
    'tensor': {'data': r338, 'grad': r492, 'shape': r340, 'device': r340, 'dtype': r340, 'requires_grad': r340, 'is_cuda': r340, 'ndim': r340},
    'model': {'module': r491, '_orig_mod': r491, 'training': r296},
    'ema': {'module': r491},
    'optimizer': {'param_groups': r493},
    'scheduler': {'optimizer': r494},
    'loader': {'dataset': r494, 'sampler': r495, 'batch_sampler': r496, 'batch_size': r497},
    'dataset': {'dataset': r494},
}

patterns: dict[str, Any] = {
    'albumentations': [('class', 'albumentations\\.[^.]*', r3)],
    'kornia': [('class', 'kornia\\.augmentation\\.[^.]*', r3), ('class', '(?:kornia\\.losses|monai\\.losses|pytorch_metric_learning\\.losses)\\.[^.]*', r498)],
    'monai': [('class', 'monai\\.transforms\\.Rand[^.]*', r3), ('class', 'monai\\.metrics\\.[^.]*Metric', r499), ('class', '(?:kornia\\.losses|monai\\.losses|pytorch_metric_learning\\.losses)\\.[^.]*', r498), ('class', 'monai\\.networks\\.nets\\.[^.]*', r44), ('class', 'monai\\.data\\.[^.]*Dataset', r500)],
    'torchmetrics': [('class', 'torchmetrics\\.[^.]*', r32), ('function', 'torchmetrics\\.functional\\.[^.]*', r501)],
    'torcheval': [('class', 'torcheval\\.metrics\\.[^.]*', r32)],
    'ignite': [('class', 'ignite\\.metrics\\.[^.]*', r502)],
    'transformers': [('class', 'transformers\\.(?:DataCollator[^.]*|[^.]*Tokenizer|[^.]*TokenizerFast|[^.]*Config|[^.]*Processor|[^.]*FeatureExtractor|[^.]*ImageProcessor|[^.]*ImageProcessorFast|[^.]*VideoProcessor)', r35), ('class', 'transformers\\.(?:Albert|Autoformer|Bart|Beit|Bert|BertGeneration|BigBird|BigBirdPegasus|BioGpt|Blenderbot|BlenderbotSmall|Bros|CTRL|Camembert|Canine|ConditionalDetr|ConvBert|DPR|DPT|DabDetr|Deberta|DebertaV2|DecisionTransformer|DeformableDetr|Detr|Dinat|DistilBert|DonutSwin|EdgeTamVideo|EfficientNet|Electra|Ernie|Esm|Evolla|FNet|FSMT|FastSpeech2Conformer|Flaubert|FocalNet|Funnel|GLPN|GPT2|GPTBigCode|GPTNeoXJapanese|Git|GroundingDino|Gte|Hubert|IBert|ImageGPT|Informer|JinaEmbeddingsV3|LED|LayoutLM|LayoutLMv2|LayoutLMv3|LayoutXLM|Lilt|LongT5|Longformer|Luke|Lxmert|M2M100|MBart|MMGroundingDino|MPNet|MT5|Marian|MarkupLM|MaskFormerDetr|MaskFormerSwin|MegatronBert|MobileBert|MobileNetV1|MobileNetV2|MobileViT|MobileViTV2|Mra|Mvp|NeuCodec|NllbMoe|Nystromformer|OPT|OneFormer|OpenAIGPT|PLBart|PPDocLayoutV3|PPDocLayoutV4|PPLCNet|PatchTSMixer|Pegasus|PegasusX|Perceiver|Pop2Piano|ProphetNet|Reformer|RemBert|RfDetr|RoCBert|RoFormer|Roberta|RobertaPreLayerNorm|SEW|SEWD|SaProt|Sam2Video|SeamlessM4T|SeamlessM4Tv2|SeedOss|SegGpt|Segformer|SpeechT5|Splinter|SqueezeBert|Swin|Swin2SR|Swinv2|SwitchTransformers|T5|TableTransformer|Tapas|TimeSeriesTransformer|TrOCR|Tvp|UMT5|Udop|UniSpeech|UniSpeechSat|VisualBert|Vits|Wav2Vec2|Wav2Vec2Bert|Wav2Vec2Conformer|WavLM|XGLM|XLM|XLMRoberta|XLMRobertaXL|XLNet|Xcodec2|Xmod|Yoso)(?:Model|For[^.]*|LMHeadModel|DoubleHeadsModel|WithLMHeadModel|PreTrainedModel)', r503), ('class', 'transformers\\.(?:Bloom|CLIPText|CLIPVision|CodeGen|Cohere|Cohere2|ConvNext|ConvNextV2|DINOv3ViT|DeepseekV2|DeepseekV3|DeiT|Dinov2|Dinov2WithRegisters|Falcon|GPTJ|GPTNeo|GPTNeoX|Gemma|Gemma2|Gemma3Text|Glm|Glm4|GptOss|Granite|GraniteMoe|Helium|Hiera|Llama|Llama4Text|Ministral|Mistral|Mixtral|ModernBert|Moonshine|Mpt|Olmo|Olmo2|Olmo3|Olmoe|Persimmon|Phi|Phi3|Qwen2|Qwen2Moe|Qwen3|Qwen3Moe|Qwen3Next|Siglip2Text|Siglip2Vision|SiglipText|SiglipVision|SmolLM3|StableLm|Starcoder2|Timesformer|ViT|ViTMAE|ViTMSN|VideoMAE|Vilt|Whisper|Yolos)(?:Model|For[^.]*|LMHeadModel|PreTrainedModel)', r46), ('class', 'transformers\\.(?:AutoModel|AutoModelFor[^.]*|AutoBackbone)', r45), ('class', 'transformers\\.(?:[^.]*Model|[^.]*LMHeadModel|[^.]*For[^.]*)', r45)],
    'pytorch_pretrained_bert': [('class', 'pytorch_pretrained_bert\\.[^.]*', r44)],
    'diffusers': [('class', 'diffusers\\.(?:[^.]*Scheduler|[^.]*SchedulerAncestral|[^.]*Pipeline|[^.]*PipelineOutput)', r35), ('class', 'diffusers\\.(?:ModelMixin|[^.]*Model|Autoencoder[^.]*|UNet2DConditionModel|[^.]*Transformer|[^.]*Transformer2DModel|[^.]*Transformer3DModel)', r504)],
    'schedulefree': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r53)],
    'prodigyopt': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r53)],
    'dadaptation': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r53)],
    'sophia': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r53)],
    'adabelief_pytorch': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r53)],
    'adan_pytorch': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r53)],
    'galore_torch': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r53)],
    'came_pytorch': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r53)],
    'heavyball': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r53)],
    'lamb': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r53)],
    'ranger': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r53)],
    'adamp': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r53)],
    'radam': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r53)],
    'adabound': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r53)],
    'lars': [('class', '(?:schedulefree|prodigyopt|dadaptation|sophia|adabelief_pytorch|adan_pytorch|galore_torch|came_pytorch|heavyball|lamb|ranger|adamp|radam|adabound|lars)\\.[^.]*', r53)],
    'torch_optimizer': [('class', '(?:torch_optimizer|pytorch_optimizer)\\.[^.]*', r53)],
    'pytorch_optimizer': [('class', '(?:torch_optimizer|pytorch_optimizer)\\.[^.]*', r53)],
    'segmentation_models_pytorch': [('class', 'segmentation_models_pytorch\\.losses\\.[^.]*', r498)],
    'pytorch_metric_learning': [('class', '(?:kornia\\.losses|monai\\.losses|pytorch_metric_learning\\.losses)\\.[^.]*', r498)],
    'torch_geometric': [('class', 'torch_geometric\\.datasets\\.[^.]*', r505), ('class', 'torch_geometric\\.nn\\.[^.]*', r506)],
    'dgl': [('class', 'dgl\\.data\\.[^.]*Dataset', r19), ('class', '(?:dgl\\.nn|dgl\\.nn\\.pytorch)\\.[^.]*', r506)],
    'torch': [('function', 'torch\\.nn\\.init\\.[^.]*', r507)],
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
    'search': ('(?:\\w+_)?(?:ParameterGrid|ParameterSampler|(?:hparam|hyper_?param(?:eter)?|param|config|cfg|search|sweep|tuning)s?_?(?:grid|space|combinations|combos)|grid|sweep|search_space|combos?|combinations|candidates|(?:configs?|cfgs?|settings?|hparams?|hyper_?params?|hyperparameters)_(?:list|to_try|grid)|lrs|lr_(?:list|grid|values|candidates|options|choices|range)|learning_rates|wds|weight_decays|momentums|dropouts|batch_sizes|hidden_(?:sizes|dims|units)_?\\w*)', ''),
    'setting': ('(?:\\w+_)?(?:lr|learning_rate|wd|weight_decay|momentum|mom|dropout|drop|drop_rate|bs|batch_size|hidden|hidden_size|hidden_dim|n_hidden|width|depth|n_layers|num_layers|optimizer_name|opt_name|optim_name|alpha|gamma|lam|lambda_|l2|reg)', '(?:num|n)_(?:lr|bs)'),
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
