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
r66 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset',)}
r67 = {'role': 'loader', 'defaults': {'shuffle': False, 'drop_last': False, 'num_workers': 0}}
r68 = {'role': 'parameters'}
r69 = {'role': 'dataset', 'iterable': True}
r70 = {'role': 'loader', 'shuffles': 'unknown'}
r71 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size'), 'shuffles': 'unknown'}
r72 = {'role': 'loader', 'wraps': 'loader', 'params': ('loader', 'device')}
r73 = {'role': 'optimizer', 'wraps': 'optimizer', 'syncs': True, 'params': ('optimizer', 'named_parameters')}
r74 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'weight_decay')}
r75 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'total_num_steps', 'warmup_num_steps', 'lr_scheduler_callable'), 'unit': 'batch'}
r76 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'defaults')}
r77 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'momentum', 'dampening', 'weight_decay', 'nesterov', 'maximize', 'foreach', 'differentiable', 'fused')}
r78 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'amsgrad', 'foreach', 'maximize', 'capturable', 'differentiable', 'fused', 'decoupled_weight_decay'), 'defaults': {'eps': 1e-08}}
r79 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'amsgrad', 'maximize', 'foreach', 'capturable', 'differentiable', 'fused'), 'defaults': {'eps': 1e-08}}
r80 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'momentum_decay', 'decoupled_weight_decay', 'foreach', 'maximize', 'capturable', 'differentiable')}
r81 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'decoupled_weight_decay', 'foreach', 'maximize', 'capturable', 'differentiable')}
r82 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'foreach', 'maximize', 'differentiable', 'capturable')}
r83 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'lr_decay', 'weight_decay', 'initial_accumulator_value', 'eps', 'foreach', 'maximize', 'differentiable', 'fused')}
r84 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'rho', 'eps', 'weight_decay', 'foreach', 'capturable', 'maximize', 'differentiable')}
r85 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'beta2_decay', 'eps', 'd', 'weight_decay', 'foreach', 'maximize')}
r86 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'lambd', 'alpha', 't0', 'weight_decay', 'foreach', 'maximize', 'differentiable', 'capturable')}
r87 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'alpha', 'eps', 'weight_decay', 'momentum', 'centered', 'capturable', 'foreach', 'maximize', 'differentiable')}
r88 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'etas', 'step_sizes', 'capturable', 'foreach', 'maximize', 'differentiable')}
r89 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'maximize')}
r90 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'weight_decay', 'momentum', 'nesterov', 'ns_coefficients', 'eps', 'ns_steps', 'adjust_lr_fn')}
r91 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'max_iter', 'max_eval', 'tolerance_grad', 'tolerance_change', 'history_size', 'line_search_fn', 'maximize'), 'closure': True}
r92 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'optimizer_class', 'process_group', 'parameters_as_bucket_view', 'overlap_with_ddp')}
r93 = {'role': 'optimizer', 'wraps': 'optim', 'params': ('optim', 'averager')}
r94 = {'role': 'optimizer', 'of': 'params_rref', 'params': ('optimizer_class', 'params_rref', '*args'), 'context_gradients': True}
r95 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'last_epoch'), 'unit': 'any'}
r96 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'lr_lambda', 'last_epoch'), 'unit': 'any', 'rewrites_lr': True}
r97 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'lr_lambda', 'last_epoch'), 'unit': 'any'}
r98 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'step_size', 'gamma', 'last_epoch'), 'unit': 'epoch', 'length': ('step_size',)}
r99 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'milestones', 'gamma', 'last_epoch'), 'unit': 'epoch', 'length': ('milestones',)}
r100 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'gamma', 'last_epoch'), 'unit': 'epoch'}
r101 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'T_max', 'eta_min', 'last_epoch'), 'unit': 'epoch', 'length': ('T_max',)}
r102 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'T_0', 'T_mult', 'eta_min', 'last_epoch'), 'unit': 'any', 'length': ('T_0',), 'rewrites_lr': True}
r103 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'factor', 'total_iters', 'last_epoch'), 'unit': 'any', 'length': ('total_iters',), 'rewrites_lr': True}
r104 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'start_factor', 'end_factor', 'total_iters', 'last_epoch'), 'unit': 'any', 'length': ('total_iters',), 'rewrites_lr': True}
r105 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'total_iters', 'power', 'last_epoch'), 'unit': 'any', 'length': ('total_iters',)}
r106 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'max_lr', 'total_steps', 'epochs', 'steps_per_epoch', 'pct_start', 'anneal_strategy', 'cycle_momentum', 'base_momentum', 'max_momentum', 'div_factor', 'final_div_factor', 'three_phase', 'last_epoch'), 'unit': 'batch', 'length': ('total_steps', 'epochs * steps_per_epoch'), 'rewrites_lr': True}
r107 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'base_lr', 'max_lr', 'step_size_up', 'step_size_down', 'mode', 'gamma', 'scale_fn', 'scale_mode', 'cycle_momentum', 'base_momentum', 'max_momentum', 'last_epoch'), 'unit': 'batch', 'length': ('step_size_up', 'step_size_down'), 'rewrites_lr': True}
r108 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'mode', 'factor', 'patience', 'threshold', 'threshold_mode', 'cooldown', 'min_lr', 'eps'), 'defaults': {'mode': 'min', 'patience': 10}, 'unit': 'metric'}
r109 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'schedulers', 'milestones', 'last_epoch'), 'holds': 'schedulers', 'unit': 'any', 'length': ('milestones',), 'rewrites_lr': True}
r110 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('schedulers', 'optimizer'), 'holds': 'schedulers', 'unit': 'any'}
r111 = {'role': 'ema', 'of': 'model', 'params': ('model', 'device', 'avg_fn', 'multi_avg_fn', 'use_buffers'), 'defaults': {'use_buffers': False}, 'average': ('avg_fn', 'multi_avg_fn')}
r112 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'swa_lr', 'anneal_epochs', 'anneal_strategy', 'last_epoch'), 'unit': 'epoch', 'length': ('anneal_epochs',)}
r113 = {'role': 'scaler', 'params': ('device', 'init_scale', 'growth_factor', 'backoff_factor', 'growth_interval', 'enabled'), 'defaults': {'enabled': True}}
r114 = {'role': 'scaler', 'params': ('init_scale', 'growth_factor', 'backoff_factor', 'growth_interval', 'enabled'), 'defaults': {'enabled': True}, 'deprecated': 'torch.amp.GradScaler', 'deprecated_since': '2.4'}
r115 = {'role': 'scaler', 'params': ('device', 'init_scale', 'backoff_factor', 'growth_factor', 'growth_interval', 'enabled', 'process_group'), 'defaults': {'enabled': True}}
r116 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size', 'shuffle', 'sampler', 'batch_sampler', 'num_workers', 'collate_fn', 'pin_memory', 'drop_last', 'timeout', 'worker_init_fn', 'multiprocessing_context', 'generator', 'prefetch_factor', 'persistent_workers', 'pin_memory_device', 'in_order'), 'defaults': {'batch_size': 1, 'shuffle': False, 'num_workers': 0, 'pin_memory': False, 'drop_last': False, 'persistent_workers': False}}
r117 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size', 'shuffle', 'sampler', 'batch_sampler', 'num_workers', 'collate_fn', 'pin_memory', 'drop_last', 'timeout', 'worker_init_fn', 'multiprocessing_context', 'generator'), 'defaults': {'batch_size': 1, 'shuffle': False, 'num_workers': 0, 'pin_memory': False, 'drop_last': False, 'persistent_workers': False}, 'stateful': True}
r118 = {'role': 'dataset', 'params': ('*tensors',)}
r119 = {'role': 'dataset', 'params': ('*args',), 'holds': 'args'}
r120 = {'role': 'dataset', 'params': ('datasets',), 'holds': 'datasets'}
r121 = {'role': 'dataset', 'params': ('datasets',), 'holds': 'datasets', 'iterable': True}
r122 = {'role': 'dataset', 'of': 'dataset', 'params': ('dataset', 'indices'), 'subset': 'indices'}
r123 = {'role': 'sampler'}
r124 = {'role': 'sampler', 'of': 'data_source', 'params': ('data_source',), 'shuffles': False}
r125 = {'role': 'sampler', 'of': 'data_source', 'params': ('data_source', 'replacement', 'num_samples', 'generator'), 'shuffles': True}
r126 = {'role': 'sampler', 'params': ('indices', 'generator'), 'shuffles': True, 'subset': 'indices'}
r127 = {'role': 'sampler', 'params': ('weights', 'num_samples', 'replacement', 'generator'), 'shuffles': True}
r128 = {'role': 'sampler', 'of': 'sampler', 'params': ('sampler', 'batch_size', 'drop_last'), 'batches': True}
r129 = {'role': 'sampler', 'of': 'dataset', 'params': ('dataset', 'num_replicas', 'rank', 'shuffle', 'seed', 'drop_last'), 'defaults': {'shuffle': True, 'drop_last': False, 'seed': 0}, 'sharded': True}
r130 = {'role': 'model', 'wraps': 'module', 'syncs': True, 'params': ('module', 'device_ids', 'output_device', 'dim', 'broadcast_buffers', 'init_sync', 'process_group', 'bucket_cap_mb', 'find_unused_parameters', 'check_reduction', 'gradient_as_bucket_view', 'static_graph')}
r131 = {'role': 'model', 'wraps': 'module', 'params': ('module', 'device_ids', 'output_device', 'dim'), 'deprecated': 'torch.nn.parallel.DistributedDataParallel'}
r132 = {'role': 'model', 'wraps': 'module', 'syncs': True, 'sharded': True, 'replaces_parameters': True, 'params': ('module', 'process_group', 'sharding_strategy', 'cpu_offload', 'auto_wrap_policy', 'backward_prefetch', 'mixed_precision', 'ignored_modules', 'param_init_fn', 'device_id', 'sync_module_states', 'forward_prefetch', 'limit_all_gathers', 'use_orig_params', 'ignored_states', 'device_mesh')}
r133 = {'role': 'criterion', 'expects': 'logits', 'params': ('weight', 'size_average', 'ignore_index', 'reduce', 'reduction', 'label_smoothing'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}}
r134 = {'role': 'criterion', 'learnable': True}
r135 = {'role': 'criterion', 'expects': 'log-probabilities', 'params': ('weight', 'size_average', 'ignore_index', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}}
r136 = {'role': 'criterion', 'expects': 'probabilities', 'autocast_unsafe': True, 'params': ('weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r137 = {'role': 'criterion', 'expects': 'logits', 'params': ('weight', 'size_average', 'reduce', 'reduction', 'pos_weight'), 'defaults': {'reduction': 'mean'}}
r138 = {'role': 'criterion', 'expects': 'logits', 'broadcasts': True, 'params': ('weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r139 = {'role': 'criterion', 'expects': 'logits', 'params': ('size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r140 = {'role': 'criterion', 'broadcasts': True, 'params': ('size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r141 = {'role': 'criterion', 'broadcasts': True, 'params': ('size_average', 'reduce', 'reduction', 'beta'), 'defaults': {'reduction': 'mean'}}
r142 = {'role': 'criterion', 'broadcasts': True, 'params': ('reduction', 'delta'), 'defaults': {'reduction': 'mean'}}
r143 = {'role': 'criterion', 'expects': 'log-probabilities', 'broadcasts': True, 'params': ('size_average', 'reduce', 'reduction', 'log_target'), 'defaults': {'reduction': 'mean'}}
r144 = {'role': 'criterion', 'broadcasts': True, 'params': ('log_input', 'full', 'size_average', 'eps', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r145 = {'role': 'criterion', 'params': ('full', 'eps', 'reduction'), 'defaults': {'reduction': 'mean'}}
r146 = {'role': 'criterion', 'expects': 'log-probabilities', 'params': ('blank', 'reduction', 'zero_infinity'), 'defaults': {'reduction': 'mean'}}
r147 = {'role': 'criterion', 'broadcasts': True, 'params': ('margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r148 = {'role': 'criterion', 'params': ('margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r149 = {'role': 'criterion', 'params': ('size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r150 = {'role': 'criterion', 'params': ('p', 'margin', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r151 = {'role': 'criterion', 'params': ('margin', 'p', 'eps', 'swap', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r152 = {'role': 'criterion', 'params': ('distance_function', 'margin', 'swap', 'reduction'), 'defaults': {'reduction': 'mean'}}
r153 = {'role': 'criterion', 'learnable': True, 'params': ('in_features', 'n_classes', 'cutoffs', 'div_value', 'head_bias', 'device', 'dtype')}
r154 = {'role': 'parameters', 'params': ('data', 'requires_grad'), 'defaults': {'requires_grad': True}}
r155 = {'role': 'model', 'params': ('*args',), 'container': True}
r156 = {'role': 'model', 'params': ('modules',), 'container': True}
r157 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'p', 'parameterless': True, 'params': ('p', 'inplace'), 'defaults': {'p': 0.5}}
r158 = {'role': 'model', 'parameterless': True, 'mode_dependent': True, 'params': ('lower', 'upper', 'inplace')}
r159 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'normalises': 'batch', 'params': ('num_features', 'eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r160 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'normalises': 'batch', 'synced': True, 'params': ('num_features', 'eps', 'momentum', 'affine', 'track_running_stats', 'process_group', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r161 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'normalises': 'batch', 'params': ('eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r162 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'params': ('num_features', 'eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': False}}
r163 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'params': ('eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r164 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('embed_dim', 'num_heads', 'dropout', 'bias', 'add_bias_kv', 'add_zero_attn', 'kdim', 'vdim', 'batch_first', 'device', 'dtype'), 'defaults': {'dropout': 0.0}}
r165 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('input_size', 'hidden_size', 'num_layers'), 'defaults': {'dropout': 0.0}, 'recurrent': True}
r166 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('mode', 'input_size', 'hidden_size', 'num_layers', 'bias', 'batch_first', 'dropout', 'bidirectional', 'proj_size', 'device', 'dtype'), 'defaults': {'dropout': 0.0}, 'recurrent': True}
r167 = {'role': 'model', 'params': ('input_size', 'hidden_size', 'bias'), 'recurrent': True}
r168 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('d_model', 'nhead', 'num_encoder_layers', 'num_decoder_layers', 'dim_feedforward', 'dropout', 'activation', 'custom_encoder', 'custom_decoder', 'layer_norm_eps', 'batch_first', 'norm_first', 'bias', 'device', 'dtype'), 'defaults': {'dropout': 0.1}}
r169 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('d_model', 'nhead', 'dim_feedforward', 'dropout', 'activation', 'layer_norm_eps', 'batch_first', 'norm_first', 'bias', 'device', 'dtype'), 'defaults': {'dropout': 0.1}}
r170 = {'role': 'model', 'copies': 'encoder_layer', 'params': ('encoder_layer', 'num_layers', 'norm', 'enable_nested_tensor', 'mask_check')}
r171 = {'role': 'model', 'copies': 'decoder_layer', 'params': ('decoder_layer', 'num_layers', 'norm')}
r172 = {'role': 'model', 'output': 'softmax', 'parameterless': True}
r173 = {'role': 'model', 'output': 'log_softmax', 'parameterless': True}
r174 = {'role': 'model', 'output': 'sigmoid', 'parameterless': True}
r175 = {'role': 'model', 'output': 'logits', 'params': ('in_features', 'out_features', 'bias', 'device', 'dtype')}
r176 = {'role': 'model', 'output': 'logits', 'params': ('out_features', 'bias', 'device', 'dtype')}
r177 = {'role': 'model', 'output': 'logits', 'params': ('in_channels', 'out_channels', 'kernel_size', 'stride', 'padding', 'dilation', 'groups', 'bias', 'padding_mode', 'device', 'dtype')}
r178 = {'role': 'model', 'output': 'logits', 'params': ('in_channels', 'out_channels', 'kernel_size', 'stride', 'padding', 'output_padding', 'groups', 'bias', 'dilation', 'padding_mode', 'device', 'dtype')}
r179 = {'role': 'model', 'parameterless': True}
r180 = {'role': 'unknown', 'generator': True}
r181 = {'role': 'unknown', 'generator': True, 'params': ('device',)}
r182 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('weights', 'progress'), 'returns': 'new'}
r183 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'params': ('weights', 'progress'), 'returns': 'new'}
r184 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('weights', 'progress'), 'defaults': {'dropout': 0.0}, 'returns': 'new'}
r185 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('weights', 'progress', 'num_classes', 'aux_loss', 'weights_backbone'), 'returns': 'new'}
r186 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('weights', 'progress', 'num_classes', 'weights_backbone'), 'returns': 'new'}
r187 = {'role': 'model', 'mode_dependent': True, 'returns_losses': True, 'params': ('weights', 'progress', 'num_classes'), 'returns': 'new'}
r188 = {'role': 'model', 'mode_dependent': True, 'returns': 'new'}
r189 = {'output': 'logits', 'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'returns': 'new'}
r190 = {'output': 'logits', 'role': 'model', 'mode_dependent': 'unknown', 'params': ('name',), 'returns': 'new'}
r191 = {'op': 'loss', 'expects': 'logits', 'params': ('inputs', 'targets', 'alpha', 'gamma', 'reduction'), 'defaults': {'reduction': 'none'}, 'as': {'inputs': 'input', 'targets': 'target'}, 'returns': 'loss'}
r192 = {'op': 'loss', 'params': ('boxes1', 'boxes2', 'reduction', 'eps'), 'defaults': {'reduction': 'none'}, 'as': {'boxes1': 'input', 'boxes2': 'target'}, 'returns': 'loss'}
r193 = {'op': 'measure', 'ratio': True, 'returns': 'tensor'}
r194 = {'op': 'measure', 'ratio': True, 'params': ('y_true', 'y_pred'), 'returns': 'value'}
r195 = {'op': 'measure', 'params': ('y_true', 'y_pred'), 'returns': 'value'}
r196 = {'role': 'metric', 'like': 'evaluate.EvaluationModule', 'params': ('path',), 'returns': 'new'}
r197 = {'params': ('lr_scheduler', 'warmup_start_value', 'warmup_duration'), 'returns': 'same:lr_scheduler'}
r198 = {'output': 'logits', 'role': 'model', 'mode_dependent': 'unknown', 'params': ('model_name', 'pretrained'), 'returns': 'new'}
r199 = {'role': 'optimizer', 'of': 'model_or_params', 'params': ('model_or_params', 'opt', 'lr', 'weight_decay', 'momentum', 'foreach', 'filter_bias_and_bn'), 'returns': 'new'}
r200 = {'role': 'optimizer', 'of': 'model', 'params': ('args', 'model', 'filter_bias_and_bn'), 'returns': 'new'}
r201 = {'params': ('model',), 'returns': 'parameters:model'}
r202 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'sched', 'num_epochs'), 'unit': 'own', 'rewrites_lr': True, 'like': 'timm.scheduler.Scheduler', 'returns': ('new', 'value')}
r203 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('args', 'optimizer', 'updates_per_epoch'), 'unit': 'own', 'rewrites_lr': True, 'like': 'timm.scheduler.Scheduler', 'returns': ('new', 'value')}
r204 = {'role': 'dataset', 'params': ('name', 'root', 'split', 'search_split', 'class_map'), 'split': 'split', 'returns': 'new'}
r205 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'input_size', 'batch_size', 'is_training'), 'defaults': {'is_training': False}, 'shuffles': 'is_training', 'returns': 'new'}
r206 = {'role': 'transform', 'params': ('input_size', 'is_training'), 'defaults': {'is_training': False}, 'random': 'is_training', 'returns': 'new'}
r207 = {'op': 'reduce', 'collective': True, 'returns': 'tensor', 'as': {'tensor': 'value'}, 'params': ('tensor', 'n')}
r208 = {'op': 'seed', 'seeds': ('torch', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed', 'rank')}
r209 = {'rank': True, 'returns': 'value'}
r210 = {'op': 'init-group', 'closes_itself': True, 'returns': 'value'}
r211 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'last_epoch'), 'unit': 'any', 'constant': True, 'like': 'torch.optim.lr_scheduler.LambdaLR', 'rewrites_lr': True, 'returns': 'new'}
r212 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'num_warmup_steps', 'last_epoch'), 'unit': 'batch', 'rewrites_lr': True, 'returns': 'new'}
r213 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'num_warmup_steps', 'num_training_steps'), 'unit': 'batch', 'length': ('num_training_steps',), 'rewrites_lr': True, 'returns': 'new'}
r214 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'num_warmup_steps'), 'unit': 'batch', 'rewrites_lr': True, 'returns': 'new'}
r215 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'metric', 'like': 'torch.optim.lr_scheduler.ReduceLROnPlateau', 'returns': 'new'}
r216 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('name', 'optimizer', 'num_warmup_steps', 'num_training_steps', 'scheduler_specific_kwargs'), 'unit': 'batch', 'length': ('num_training_steps',), 'rewrites_lr': True, 'returns': 'new'}
r217 = {'op': 'seed', 'seeds': ('torch', 'cuda', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed', 'deterministic'), 'returns': 'none'}
r218 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('name', 'optimizer', 'step_rules', 'num_warmup_steps', 'num_training_steps', 'num_cycles', 'power', 'last_epoch'), 'unit': 'batch', 'length': ('num_training_steps',), 'rewrites_lr': True, 'returns': 'new'}
r219 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer',), 'unit': 'any', 'rewrites_lr': True, 'returns': 'new'}
r220 = {'deprecated': 'torch.amp', 'deprecated_since': '1.6'}
r221 = {'op': 'wrap', 'obj': 'module', 'syncs_batchnorm': True, 'returns': 'same:module', 'params': ('module',)}
r222 = {'role': 'model', 'mode_dependent': True, 'normalises': 'batch', 'params': ('arch', 'encoder_name', 'encoder_weights', 'in_channels', 'classes'), 'returns': 'new'}
r223 = {'role': 'model', 'mode_dependent': False, 'mode': 'eval', 'params': ('name', 'device'), 'returns': ('new', 'value')}
r224 = {'role': 'model', 'mode_dependent': 'unknown', 'params': ('model_name', 'pretrained'), 'returns': ('new', 'value', 'value')}
r225 = {'op': 'wrap', 'obj': 'model', 'returns': 'same:model', 'replaces_parameters': True, 'params': ('model', 'peft_config')}
r226 = {'op': 'wrap', 'obj': 'model', 'returns': 'same:model', 'params': ('model',)}
r227 = {'op': 'forward', 'obj': 'predictor', 'params': ('inputs', 'roi_size', 'sw_batch_size', 'predictor'), 'returns': 'tensor'}
r228 = {'op': 'seed', 'seeds': ('torch', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r229 = {'role': 'dataset', 'params': ('path', 'name'), 'returns': 'new', 'split': 'split'}
r230 = {'op': 'step', 'obj': 'optimizer', 'params': ('optimizer', 'barrier')}
r231 = {'op': 'save', 'as': {'data': 'value', 'file_or_path': 'file'}, 'params': ('data', 'file_or_path', 'master_only'), 'returns': 'none'}
r232 = {'op': 'wrap', 'obj': 'optimizer', 'returns': 'same:optimizer', 'params': ('optimizer', 'named_parameters')}
r233 = {'op': 'reduce', 'collective': True, 'as': {'tensor': 'value'}, 'params': ('tensor',), 'returns': 'tensor'}
r234 = {'op': 'reduce', 'collective': True, 'returns': 'none'}
r235 = {'op': 'init-group', 'closes_itself': True, 'returns': 'none'}
r236 = {'op': 'seed', 'seeds': ('torch', 'cuda', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r237 = {'op': 'seed', 'seeds': ('torch', 'cuda', 'numpy', 'python'), 'as': {'seed': 'value'}, 'params': ('seed', 'workers'), 'returns': 'value'}
r238 = {'op': 'init-group', 'closes_itself': True, 'params': ('dist_backend',), 'returns': 'none'}
r239 = {'params': ('parser',), 'returns': 'same:parser'}
r240 = {'op': 'forward', 'obj': 'model', 'params': ('loader', 'model', 'device'), 'restores_mode': True, 'updates_statistics': True, 'returns': 'none'}
r241 = {'params': ('decay',), 'returns': 'value'}
r242 = {'params': (), 'returns': 'value'}
r243 = {'scope': 'autocast', 'switch': 'enabled', 'params': ('device_type', 'dtype', 'enabled', 'cache_enabled'), 'defaults': {'enabled': True}}
r244 = {'scope': 'autocast', 'switch': 'enabled', 'params': ('enabled', 'dtype', 'cache_enabled'), 'defaults': {'enabled': True, 'device_type': 'cuda', 'dtype': 'torch.float16'}, 'deprecated': 'torch.amp.autocast', 'deprecated_since': '2.4'}
r245 = {'scope': 'autocast', 'switch': 'enabled', 'params': ('enabled', 'dtype', 'cache_enabled'), 'defaults': {'enabled': True, 'device_type': 'cpu', 'dtype': 'torch.bfloat16'}, 'deprecated': 'torch.amp.autocast', 'deprecated_since': '2.4'}
r246 = {'scope': 'no-grad', 'params': ('orig_func',)}
r247 = {'scope': 'enable-grad', 'params': ('orig_func',)}
r248 = {'scope': 'no-grad', 'switch': 'mode', 'params': ('mode',), 'defaults': {'mode': True}, 'inference': True}
r249 = {'op': 'grad-mode', 'scope': 'enable-grad', 'scope_if_false': 'no-grad', 'switch': 'mode', 'as': {'mode': 'enabled'}, 'params': ('mode',)}
r250 = {'op': 'backward', 'obj': 'tensors', 'params': ('tensors', 'grad_tensors', 'retain_graph', 'create_graph', 'grad_variables', 'inputs'), 'returns': 'none'}
r251 = {'op': 'grad', 'obj': 'roots', 'params': ('context_id', 'roots', 'retain_graph'), 'context_gradients': True, 'returns': 'none'}
r252 = {'op': 'grad', 'obj': 'outputs', 'params': ('outputs', 'inputs', 'grad_outputs', 'retain_graph', 'create_graph', 'only_inputs', 'allow_unused', 'is_grads_batched', 'materialize_grads'), 'defaults': {'create_graph': False}, 'returns': 'tensor'}
r253 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'max_norm', 'norm_type', 'error_if_nonfinite', 'foreach'), 'returns': 'value'}
r254 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'max_norm', 'norm_type', 'error_if_nonfinite', 'foreach'), 'deprecated': 'torch.nn.utils.clip_grad_norm_', 'returns': 'value'}
r255 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'clip_value', 'foreach'), 'returns': 'none'}
r256 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'max_norm', 'total_norm', 'foreach'), 'returns': 'none'}
r257 = {'params': ('tensors', 'norm_type', 'error_if_nonfinite', 'foreach'), 'returns': 'value'}
r258 = {'params': ('function', '*args', 'use_reentrant', 'preserve_rng_state', 'context_fn', 'determinism_check', 'debug'), 'returns': 'call:function'}
r259 = {'op': 'forward', 'obj': 'module', 'params': ('module', 'parameter_and_buffer_dicts', 'args', 'kwargs', 'tie_weights', 'strict'), 'returns': 'tensor'}
r260 = {'returns': 'same:module', 'params': ('module',)}
r261 = {'op': 'update', 'obj': 'parameters', 'params': ('vec', 'parameters'), 'returns': 'none'}
r262 = {'params': ('dataset', 'lengths', 'generator'), 'role': 'dataset', 'of': 'dataset', 'returns': 'each:lengths', 'random': True}
r263 = {'returns': 'tensor'}
r264 = {'params': (), 'returns': 'value', 'worker': True}
r265 = {'op': 'wrap', 'obj': 'module', 'returns': 'same:module', 'syncs': True, 'sharded': True, 'replaces_parameters': True, 'dtensor': True, 'params': ('module', 'mesh', 'reshard_after_forward', 'shard_placement_fn', 'mp_policy', 'offload_policy', 'ignored_params')}
r266 = {'op': 'wrap', 'obj': 'module', 'returns': 'same:module', 'replaces_parameters': True, 'dtensor': True, 'params': ('module', 'device_mesh', 'parallelize_plan', 'src_data_rank')}
r267 = {'op': 'wrap', 'obj': 'module', 'returns': 'same:module', 'syncs_batchnorm': True, 'params': ('module', 'process_group')}
r268 = {'op': 'wrap', 'obj': 'model', 'returns': 'same:model', 'compiles': True, 'params': ('model', 'fullgraph', 'dynamic', 'backend', 'mode', 'options', 'disable')}
r269 = {'op': 'init-group', 'params': ('backend', 'init_method', 'timeout', 'world_size', 'rank', 'store', 'group_name', 'pg_options', 'device_id'), 'returns': 'none'}
r270 = {'op': 'destroy-group', 'params': ('group',), 'returns': 'none'}
r271 = {'op': 'barrier', 'collective': True, 'params': ('group',), 'returns': 'none'}
r272 = {'op': 'reduce', 'obj': 'tensor', 'collective': True, 'in_place': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'op', 'group', 'async_op')}
r273 = {'op': 'reduce', 'obj': 'tensor', 'collective': True, 'in_place': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'dst', 'op', 'group', 'async_op')}
r274 = {'op': 'reduce', 'obj': 'tensor', 'collective': True, 'in_place': True, 'broadcasts_from': 'src', 'as': {'tensor': 'value'}, 'params': ('tensor', 'src', 'group', 'async_op')}
r275 = {'op': 'reduce', 'collective': True, 'in_place': True, 'broadcasts_from': 'src', 'as': {'object_list': 'value'}, 'params': ('object_list', 'src', 'group', 'device')}
r276 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'tensor': 'value'}, 'params': ('tensor_list', 'tensor', 'group', 'async_op')}
r277 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'input_tensor': 'value'}, 'params': ('output_tensor', 'input_tensor', 'group', 'async_op')}
r278 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'obj': 'value'}, 'params': ('object_list', 'obj', 'group')}
r279 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'gather_list', 'dst', 'group', 'async_op')}
r280 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'obj': 'value'}, 'params': ('obj', 'object_gather_list', 'dst', 'group')}
r281 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'scatter_list', 'src', 'group', 'async_op')}
r282 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'params': ('scatter_object_output_list', 'scatter_object_input_list', 'src', 'group')}
r283 = {'op': 'reduce', 'collective': True, 'in_place': True}
r284 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True}
r285 = {'op': 'reduce', 'collective': True, 'returns': 'tensor', 'params': ('tensor',), 'as': {'tensor': 'value'}}
r286 = {'returns': 'value'}
r287 = {'op': 'place', 'params': ('device',), 'returns': 'none'}
r288 = {'op': 'place', 'params': ('device',)}
r289 = {'op': 'loss', 'expects': 'logits', 'params': ('input', 'target', 'weight', 'size_average', 'ignore_index', 'reduce', 'reduction', 'label_smoothing'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}, 'returns': 'loss'}
r290 = {'op': 'loss', 'params': ('input', 'linear_weight', 'target'), 'returns': 'loss'}
r291 = {'op': 'loss', 'expects': 'log-probabilities', 'params': ('input', 'target', 'weight', 'size_average', 'ignore_index', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}, 'returns': 'loss'}
r292 = {'op': 'loss', 'expects': 'probabilities', 'autocast_unsafe': True, 'params': ('input', 'target', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r293 = {'op': 'loss', 'expects': 'logits', 'params': ('input', 'target', 'weight', 'size_average', 'reduce', 'reduction', 'pos_weight'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r294 = {'op': 'loss', 'expects': 'logits', 'broadcasts': True, 'params': ('input', 'target', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r295 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'size_average', 'reduce', 'reduction', 'weight'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r296 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'size_average', 'reduce', 'reduction', 'beta'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r297 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'reduction', 'delta', 'weight'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r298 = {'op': 'loss', 'expects': 'log-probabilities', 'broadcasts': True, 'params': ('input', 'target', 'size_average', 'reduce', 'reduction', 'log_target'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r299 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'log_input', 'full', 'size_average', 'eps', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r300 = {'op': 'loss', 'params': ('input', 'target', 'var', 'full', 'eps', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r301 = {'op': 'loss', 'expects': 'log-probabilities', 'params': ('log_probs', 'targets', 'input_lengths', 'target_lengths', 'blank', 'reduction', 'zero_infinity'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss', 'as': {'log_probs': 'input', 'targets': 'target'}}
r302 = {'op': 'loss', 'params': ('input', 'target', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r303 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r304 = {'op': 'loss', 'params': ('input', 'target', 'p', 'margin', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r305 = {'op': 'loss', 'params': ('input1', 'input2', 'target', 'margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r306 = {'op': 'loss', 'params': ('anchor', 'positive', 'negative', 'margin', 'p', 'eps', 'swap', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r307 = {'op': 'loss', 'params': ('anchor', 'positive', 'negative', 'distance_function', 'margin', 'swap', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r308 = {'training': 'training', 'rate': 'p', 'params': ('input', 'p', 'training', 'inplace'), 'defaults': {'p': 0.5, 'training': True}, 'returns': 'tensor'}
r309 = {'training': 'training', 'rate': 'p', 'params': ('input', 'p', 'training', 'inplace'), 'defaults': {'p': 0.5, 'training': False}, 'returns': 'tensor'}
r310 = {'training': 'train', 'rate': 'p', 'params': ('input', 'p', 'train'), 'returns': 'tensor'}
r311 = {'training': 'training', 'params': ('input', 'lower', 'upper', 'training', 'inplace'), 'defaults': {'training': False}, 'returns': 'tensor'}
r312 = {'training': 'training', 'normalises': 'batch', 'params': ('input', 'running_mean', 'running_var', 'weight', 'bias', 'training', 'momentum', 'eps'), 'defaults': {'training': False}, 'returns': 'tensor'}
r313 = {'rate': 'dropout_p', 'params': ('query', 'key', 'value', 'attn_mask', 'dropout_p', 'is_causal', 'scale', 'enable_gqa'), 'defaults': {'dropout_p': 0.0}, 'returns': 'tensor'}
r314 = {'training': 'training', 'rate': 'dropout_p', 'params': ('query', 'key', 'value', 'embed_dim_to_check', 'num_heads', 'in_proj_weight', 'in_proj_bias', 'bias_k', 'bias_v', 'add_zero_attn', 'dropout_p', 'out_proj_weight', 'out_proj_bias', 'training'), 'defaults': {'training': True}, 'returns': 'tensor'}
r315 = {'random': True, 'output': 'softmax', 'params': ('logits', 'tau', 'hard', 'eps', 'dim'), 'returns': 'tensor'}
r316 = {'output': 'softmax', 'params': ('input', 'dim', '_stacklevel', 'dtype'), 'returns': 'tensor'}
r317 = {'output': 'log_softmax', 'params': ('input', 'dim', '_stacklevel', 'dtype'), 'returns': 'tensor'}
r318 = {'output': 'sigmoid', 'params': ('input',), 'returns': 'tensor'}
r319 = {'output': 'softmax', 'params': ('input', 'dim', 'dtype'), 'returns': 'tensor'}
r320 = {'output': 'log_softmax', 'params': ('input', 'dim', 'dtype'), 'returns': 'tensor'}
r321 = {'params': ('data',), 'returns': 'tensor', 'cuts': True}
r322 = {'params': ('data', 'dtype', 'device', 'requires_grad', 'pin_memory'), 'returns': 'tensor', 'cuts': True}
r323 = {'params': ('ndarray',), 'returns': 'tensor', 'cuts': True}
r324 = {'params': ('data', 'dtype', 'device'), 'returns': 'tensor'}
r325 = {'params': ('data', 'requires_grad'), 'returns': 'same:data', 'deprecated': 'torch.Tensor'}
r326 = {'params': ('input',), 'returns': 'tensor', 'cuts': True}
r327 = {'params': ('input',), 'returns': 'tensor', 'cuts': True, 'random': True}
r328 = {'returns': 'tensor', 'cuts': True}
r329 = {'returns': 'tensor', 'cuts': True, 'random': True}
r330 = {'returns': 'value', 'cuts': True}
r331 = {'op': 'save', 'as': {'obj': 'value', 'f': 'file'}, 'params': ('obj', 'f', 'pickle_module', 'pickle_protocol'), 'returns': 'none'}
r332 = {'op': 'load', 'role': 'checkpoint', 'as': {'f': 'file'}, 'params': ('f', 'map_location', 'pickle_module', 'weights_only', 'mmap'), 'defaults': {'weights_only': True}, 'returns': 'new'}
r333 = {'role': 'checkpoint', 'params': ('url', 'model_dir', 'map_location', 'progress', 'check_hash', 'file_name', 'weights_only'), 'returns': 'new'}
r334 = {'params': ('repo_or_dir', 'model', '*args', 'source', 'trust_repo', 'force_reload', 'verbose', 'skip_validation'), 'returns': 'new', 'role': 'model', 'mode_dependent': 'unknown'}
r335 = {'op': 'save', 'collective': True, 'sharded': True, 'as': {'state_dict': 'value', 'checkpoint_id': 'file'}, 'params': ('state_dict', 'checkpoint_id', 'storage_writer', 'planner', 'process_group')}
r336 = {'op': 'load', 'collective': True, 'in_place': True, 'as': {'state_dict': 'value', 'checkpoint_id': 'file'}, 'params': ('state_dict', 'checkpoint_id', 'storage_reader', 'planner', 'process_group')}
r337 = {'params': ('model', 'optimizers', 'submodules', 'options'), 'returns': 'state', 'collective': True}
r338 = {'params': ('model', 'submodules', 'options'), 'returns': 'state:model', 'collective': True}
r339 = {'params': ('model', 'optimizers', 'submodules', 'options'), 'returns': 'state:optimizers', 'collective': True}
r340 = {'op': 'restore', 'obj': 'model', 'params': ('model', 'optimizers', 'model_state_dict', 'optim_state_dict', 'options'), 'collective': True}
r341 = {'op': 'restore', 'obj': 'model', 'as': {'model_state_dict': 'state_dict'}, 'params': ('model', 'model_state_dict', 'options'), 'collective': True}
r342 = {'op': 'restore', 'obj': 'optimizers', 'as': {'optim_state_dict': 'state_dict'}, 'params': ('model', 'optimizers', 'optim_state_dict', 'options'), 'collective': True}
r343 = {'params': ('x',), 'returns': 'copy'}
r344 = {'op': 'export', 'obj': 'func', 'exports': 'trace', 'params': ('func', 'example_inputs'), 'returns': 'copy'}
r345 = {'op': 'export', 'obj': 'mod', 'exports': 'trace', 'params': ('mod', 'inputs'), 'returns': 'copy'}
r346 = {'op': 'wrap', 'obj': 'obj', 'exports': 'script', 'params': ('obj', 'optimize'), 'returns': 'same:obj'}
r347 = {'op': 'export', 'obj': 'mod', 'exports': 'script', 'params': ('mod', 'preserved_attrs', 'optimize_numerics'), 'returns': 'copy'}
r348 = {'op': 'save', 'as': {'m': 'value', 'f': 'file'}, 'params': ('m', 'f'), 'returns': 'none'}
r349 = {'role': 'model', 'params': ('f', 'map_location'), 'returns': 'new', 'mode': 'eval', 'mode_dependent': 'unknown'}
r350 = {'op': 'export', 'obj': 'model', 'exports': 'onnx', 'params': ('model', 'args', 'f', 'kwargs', 'verbose', 'input_names', 'output_names', 'opset_version', 'dynamo'), 'defaults': {'dynamo': True}}
r351 = {'op': 'export', 'obj': 'mod', 'exports': 'export', 'params': ('mod', 'args', 'kwargs', 'dynamic_shapes', 'strict')}
r352 = {'op': 'seed', 'seeds': ('torch',), 'as': {'seed': 'value'}, 'params': ('seed',)}
r353 = {'op': 'seed', 'seeds': ('cuda',), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r354 = {'op': 'seed', 'seeds': ('numpy',), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r355 = {'op': 'seed', 'seeds': ('python',), 'as': {'a': 'value'}, 'params': ('a', 'version'), 'returns': 'none'}
r356 = {'scope': 'forked-rng', 'params': ('devices', 'enabled')}
r357 = {'op': 'seed', 'seeds': ('torch',), 'as': {'new_state': 'state'}, 'params': ('new_state',), 'returns': 'none'}
r358 = {'op': 'seed', 'seeds': ('cuda',), 'as': {'new_state': 'state'}, 'params': ('new_state', 'device'), 'returns': 'none'}
r359 = {'op': 'seed', 'seeds': ('cuda',), 'as': {'new_states': 'state'}, 'params': ('new_states',), 'returns': 'none'}
r360 = {'op': 'seed', 'seeds': ('numpy',), 'params': ('state',), 'returns': 'none'}
r361 = {'op': 'seed', 'seeds': ('python',), 'params': ('state',), 'returns': 'none'}
r362 = {'role': 'unknown', 'generator': True, 'params': ('seed',), 'returns': 'new'}
r363 = {'params': ('iterable', 'desc', 'total'), 'returns': 'iterable:iterable'}
r364 = {'params': ('sequence',), 'returns': 'iterable:sequence'}
r365 = {'op': 'measure', 'params': (), 'returns': 'none'}
r366 = {'op': 'reset', 'params': (), 'returns': 'value'}
r367 = {'params': ('reduction',), 'returns': 'tensor', 'cuts': True}
r368 = {'op': 'schedule', 'params': ('epoch', 'metric'), 'returns': 'none'}
r369 = {'op': 'schedule', 'params': ('num_updates', 'metric'), 'returns': 'none'}
r370 = {'params': ('pretrained_model_name_or_path',), 'makes': True, 'mode': 'eval', 'returns': 'new'}
r371 = {'params': ('config',), 'makes': True, 'returns': 'new'}
r372 = {'op': 'save', 'as': {'save_directory': 'file'}, 'params': ('save_directory',), 'returns': 'none'}
r373 = {'params': ('inputs',), 'returns': 'tensor', 'cuts': True}
r374 = {'params': (), 'returns': 'none'}
r375 = {'op': 'attach', 'params': ('new_num_tokens',), 'replaces_parameters': True}
r376 = {'op': 'forward', 'params': ('*args',), 'returns': 'tensor', 'returns_losses': 'labels'}
r377 = {'op': 'ema-update', 'params': ('parameters',), 'returns': 'none'}
r378 = {'params': ('parameters',), 'returns': 'none'}
r379 = {'params': ('parameters',), 'swaps': 'in', 'returns': 'none'}
r380 = {'params': ('parameters',), 'swaps': 'out', 'returns': 'none'}
r381 = {'params': ('parameters',), 'swaps': 'context'}
r382 = {'op': 'ema-update', 'params': ('model',), 'returns': 'none'}
r383 = {'params': ('model',), 'swaps': 'in', 'returns': 'none'}
r384 = {'params': ('zero_grad',), 'clears': 'zero_grad', 'returns': 'none'}
r385 = {'op': 'step', 'params': ('zero_grad',), 'clears': 'zero_grad', 'returns': 'none'}
r386 = {'op': 'schedule', 'params': ('epoch', 'metrics'), 'as': {'metrics': 'metric'}, 'returns': 'none'}
r387 = {'params': ('model_name',), 'makes': True, 'returns': 'new'}
r388 = {'op': 'step', 'params': ('closure',)}
r389 = {'op': 'zero-grad', 'params': ('set_to_none',), 'defaults': {'set_to_none': True}, 'returns': 'none'}
r390 = {'returns': 'state', 'params': ()}
r391 = {'op': 'restore', 'params': ('state_dict',), 'returns': 'none'}
r392 = {'params': ('param_group',), 'adds': 'param_group', 'returns': 'none'}
r393 = {'params': ('hook',), 'hook': 'hook'}
r394 = {'op': 'step', 'params': ('closure',), 'calls': 'closure'}
r395 = {'params': ('to',), 'collective': True, 'returns': 'none'}
r396 = {'op': 'schedule', 'params': ('epoch',), 'returns': 'none'}
r397 = {'params': (), 'returns': 'state'}
r398 = {'op': 'schedule', 'params': ('metrics', 'epoch'), 'as': {'metrics': 'metric'}, 'returns': 'none'}
r399 = {'op': 'schedule', 'params': (), 'returns': 'none'}
r400 = {'op': 'scale', 'params': ('outputs',), 'as': {'outputs': 'loss'}, 'returns': 'tensor'}
r401 = {'op': 'unscale', 'params': ('optimizer',), 'returns': 'none'}
r402 = {'op': 'step', 'obj': 'optimizer', 'params': ('optimizer', '*args')}
r403 = {'op': 'scaler-update', 'params': ('new_scale',), 'returns': 'none'}
r404 = {'op': 'forward', 'params': ('*args',), 'returns': 'tensor'}
r405 = {'op': 'train', 'op_if_false': 'eval', 'switch': 'mode', 'params': ('mode',), 'defaults': {'mode': True}, 'returns': 'same'}
r406 = {'op': 'eval', 'params': (), 'returns': 'same'}
r407 = {'op': 'unfreeze', 'op_if_false': 'freeze', 'switch': 'requires_grad', 'params': ('requires_grad',), 'defaults': {'requires_grad': True}, 'returns': 'same'}
r408 = {'params': ('recurse',), 'returns': 'parameters'}
r409 = {'params': ('prefix', 'recurse', 'remove_duplicate'), 'returns': 'parameters', 'named': True}
r410 = {'params': ('recurse',), 'returns': 'buffers'}
r411 = {'params': ('prefix', 'recurse', 'remove_duplicate'), 'returns': 'buffers', 'named': True}
r412 = {'params': (), 'returns': 'modules'}
r413 = {'params': (), 'returns': 'modules', 'named': True}
r414 = {'params': ('memo', 'prefix', 'remove_duplicate'), 'returns': 'modules', 'named': True}
r415 = {'params': ('target',), 'returns': 'modules'}
r416 = {'params': ('target',), 'returns': 'parameter'}
r417 = {'params': ('*args', 'destination', 'prefix', 'keep_vars'), 'returns': 'state'}
r418 = {'op': 'restore', 'params': ('state_dict', 'strict', 'assign'), 'defaults': {'strict': True}, 'returns': 'value'}
r419 = {'op': 'cast', 'params': ('*args',), 'moves': True, 'returns': 'same'}
r420 = {'params': ('device',), 'moves': True, 'returns': 'same'}
r421 = {'params': (), 'moves': True, 'returns': 'same'}
r422 = {'op': 'cast', 'params': (), 'casts': 'float32', 'returns': 'same'}
r423 = {'op': 'cast', 'params': (), 'casts': 'float64', 'returns': 'same'}
r424 = {'op': 'cast', 'params': (), 'casts': 'float16', 'returns': 'same'}
r425 = {'op': 'cast', 'params': (), 'casts': 'bfloat16', 'returns': 'same'}
r426 = {'params': ('dst_type',), 'returns': 'same'}
r427 = {'params': ('device', 'recurse'), 'moves': True, 'returns': 'same'}
r428 = {'op': 'reset', 'params': ('fn',), 'visits': 'fn', 'returns': 'same'}
r429 = {'op': 'reset', 'params': (), 'returns': 'none'}
r430 = {'params': (), 'returns': 'same'}
r431 = {'op': 'wrap', 'params': (), 'compiles': True, 'returns': 'none'}
r432 = {'params': ('module',), 'registers': 'module', 'returns': 'same'}
r433 = {'params': ('index', 'module'), 'registers': 'module', 'returns': 'same'}
r434 = {'params': ('name', 'module'), 'registers': 'module', 'returns': 'none'}
r435 = {'params': ('name', 'tensor', 'persistent'), 'registers': 'tensor', 'returns': 'none'}
r436 = {'params': ('name', 'param'), 'registers': 'param', 'returns': 'none'}
r437 = {'scope': 'no-sync', 'params': ()}
r438 = {'params': (), 'uneven': True}
r439 = {'op': 'clip', 'params': ('max_norm', 'norm_type'), 'sharded': True, 'returns': 'value'}
r440 = {'params': ('requires_gradient_sync', 'recurse'), 'syncs': True, 'returns': 'none'}
r441 = {'params': ('is_last_backward',), 'returns': 'none'}
r442 = {'params': ('modules',), 'registers': 'modules', 'returns': 'same'}
r443 = {'params': ('modules',), 'registers': 'modules', 'returns': 'none'}
r444 = {'op': 'loss', 'params': ('input', 'target'), 'returns': 'loss'}
r445 = {'op': 'loss', 'params': ('input1', 'input2', 'target'), 'returns': 'loss'}
r446 = {'op': 'loss', 'params': ('anchor', 'positive', 'negative'), 'returns': 'loss'}
r447 = {'op': 'loss', 'params': ('log_probs', 'targets', 'input_lengths', 'target_lengths'), 'as': {'log_probs': 'input', 'targets': 'target'}, 'returns': 'loss'}
r448 = {'op': 'loss', 'params': ('input', 'target', 'var'), 'returns': 'loss'}
r449 = {'op': 'set-epoch', 'params': ('epoch',), 'returns': 'none'}
r450 = {'params': ('seed',), 'returns': 'same'}
r451 = {'op': 'measure', 'params': ('*args',), 'returns': 'tensor', 'cuts': True}
r452 = {'op': 'measure', 'params': ('*args',), 'returns': 'none'}
r453 = {'op': 'average', 'params': (), 'returns': 'tensor', 'cuts': True}
r454 = {'op': 'backward', 'params': ('gradient', 'retain_graph', 'create_graph', 'inputs'), 'defaults': {'retain_graph': False}, 'returns': 'none'}
r455 = {'op': 'read', 'params': (), 'returns': 'value', 'cuts': True}
r456 = {'op': 'read', 'params': ('force',), 'returns': 'value', 'cuts': True}
r457 = {'op': 'read', 'params': ('memory_format',), 'returns': 'same'}
r458 = {'params': (), 'returns': 'tensor', 'cuts': True}
r459 = {'params': (), 'returns': 'same', 'cuts': True, 'in_place': True}
r460 = {'params': ('requires_grad',), 'returns': 'same', 'in_place': True}
r461 = {'params': ('memory_format',), 'returns': 'tensor'}
r462 = {'params': ('*args',), 'moves': True, 'returns': 'same'}
r463 = {'params': ('device', 'non_blocking'), 'moves': True, 'returns': 'same'}
r464 = {'params': (), 'casts': 'float32', 'returns': 'same'}
r465 = {'params': (), 'casts': 'float64', 'returns': 'same'}
r466 = {'params': (), 'casts': 'float16', 'returns': 'same'}
r467 = {'params': (), 'casts': 'bfloat16', 'returns': 'same'}
r468 = {'params': ('dim', 'keepdim'), 'returns': 'tensor', 'cuts': True}
r469 = {'params': ('dim', 'descending'), 'returns': 'tensor', 'cuts': True}
r470 = {'params': ('other',), 'returns': 'tensor', 'cuts': True}
r471 = {'params': ('*size',), 'returns': 'tensor', 'cuts': True}
r472 = {'params': ('dim',), 'returns': 'value', 'cuts': True}
r473 = {'params': (), 'returns': 'value', 'cuts': True}
r474 = {'params': ('dim', 'dtype'), 'output': 'softmax', 'returns': 'tensor'}
r475 = {'params': ('dim', 'dtype'), 'output': 'log_softmax', 'returns': 'tensor'}
r476 = {'params': (), 'output': 'sigmoid', 'returns': 'tensor'}
r477 = {'params': (), 'output': 'sigmoid', 'returns': 'same'}
r478 = {'returns': 'same'}
r479 = {'returns': 'gradient'}
r480 = {'returns': 'parameters'}
r481 = {'returns': 'of'}
r482 = {'returns': 'argument:sampler'}
r483 = {'returns': 'argument:batch_sampler'}
r484 = {'returns': 'argument:batch_size'}
r485 = {'role': 'criterion'}
r486 = {'role': 'metric', 'like': 'monai.metrics.CumulativeIterationMetric'}
r487 = {'role': 'dataset', 'params': ('data', 'transform')}
r488 = {'op': 'measure', 'returns': 'tensor'}
r489 = {'role': 'metric', 'attached': True}
r490 = {'role': 'model', 'mode_dependent': True, 'like': 'transformers.PreTrainedModel'}
r491 = {'role': 'model', 'mode_dependent': False, 'like': 'diffusers.ModelMixin'}
r492 = {'role': 'model', 'mode_dependent': 'unknown'}
r493 = {'op': 'reset', 'obj': 'tensor', 'params': ('tensor',), 'returns': 'same:tensor'}

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
    'torch_geometric.loader.DataLoader': r65,
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
    'torch_geometric.data.DataLoader': r66,
    'torch_geometric.data.NeighborSampler': r66,
    'torch_geometric.data.ClusterLoader': r66,
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
    'dgl.dataloading.DataLoader': r67,
    'dgl.dataloading.NodeDataLoader': r67,
    'dgl.dataloading.EdgeDataLoader': r67,
    'dgl.dataloading.GraphDataLoader': r67,
    'dgl.dataloading.DistNodeDataLoader': r67,
    'dgl.dataloading.DistDataLoader': r67,
    'dgl.nn.NodeEmbedding': r68,
    'dgl.nn.pytorch.NodeEmbedding': r68,
    'webdataset.WebDataset': r69,
    'torchdata.datapipes.iter.IterableWrapper': r69,
    'webdataset.WebLoader': r70,
    'ffcv.loader.Loader': r70,
    'nvidia.dali.plugin.pytorch.DALIGenericIterator': r70,
    'nvidia.dali.plugin.pytorch.DALIClassificationIterator': r70,
    'torchtext.data.Iterator': r71,
    'torchtext.data.BucketIterator': r71,
    'torchtext.data.BPTTIterator': r71,
    'torchtext.legacy.data.Iterator': r71,
    'torchtext.legacy.data.BucketIterator': r71,
    'torchtext.legacy.data.BPTTIterator': r71,
    'torch_xla.distributed.parallel_loader.MpDeviceLoader': r72,
    'torch_xla.distributed.parallel_loader.ParallelLoader': r72,
    'horovod.torch.DistributedOptimizer': r73,
    'lightning.pytorch.LightningModule': r28,
    'lightning.pytorch.LightningDataModule': r32,
    'accelerate.utils.DummyOptim': r74,
    'accelerate.utils.DummyScheduler': r75,
    'torch.optim.Optimizer': r76,
    'torch.optim.SGD': r77,
    'torch.optim.Adam': r78,
    'torch.optim.AdamW': r79,
    'torch.optim.NAdam': r80,
    'torch.optim.RAdam': r81,
    'torch.optim.Adamax': r82,
    'torch.optim.Adagrad': r83,
    'torch.optim.Adadelta': r84,
    'torch.optim.Adafactor': r85,
    'torch.optim.ASGD': r86,
    'torch.optim.RMSprop': r87,
    'torch.optim.Rprop': r88,
    'torch.optim.SparseAdam': r89,
    'torch.optim.Muon': r90,
    'torch.optim.LBFGS': r91,
    'torch.distributed.optim.ZeroRedundancyOptimizer': r92,
    'torch.distributed.optim.PostLocalSGDOptimizer': r93,
    'torch.distributed.optim.DistributedOptimizer': r94,
    'torch.optim.lr_scheduler.LRScheduler': r95,
    'torch.optim.lr_scheduler.LambdaLR': r96,
    'torch.optim.lr_scheduler.MultiplicativeLR': r97,
    'torch.optim.lr_scheduler.StepLR': r98,
    'torch.optim.lr_scheduler.MultiStepLR': r99,
    'torch.optim.lr_scheduler.ExponentialLR': r100,
    'torch.optim.lr_scheduler.CosineAnnealingLR': r101,
    'torch.optim.lr_scheduler.CosineAnnealingWarmRestarts': r102,
    'torch.optim.lr_scheduler.ConstantLR': r103,
    'torch.optim.lr_scheduler.LinearLR': r104,
    'torch.optim.lr_scheduler.PolynomialLR': r105,
    'torch.optim.lr_scheduler.OneCycleLR': r106,
    'torch.optim.lr_scheduler.CyclicLR': r107,
    'torch.optim.lr_scheduler.ReduceLROnPlateau': r108,
    'torch.optim.lr_scheduler.SequentialLR': r109,
    'torch.optim.lr_scheduler.ChainedScheduler': r110,
    'torch.optim.swa_utils.AveragedModel': r111,
    'torch.optim.swa_utils.SWALR': r112,
    'torch.amp.GradScaler': r113,
    'torch.cuda.amp.GradScaler': r114,
    'torch.cpu.amp.GradScaler': r114,
    'torch.distributed.fsdp.sharded_grad_scaler.ShardedGradScaler': r115,
    'torch.utils.data.DataLoader': r116,
    'torchdata.stateful_dataloader.StatefulDataLoader': r117,
    'torch.utils.data.Dataset': r19,
    'torch.utils.data.IterableDataset': r69,
    'torch.utils.data.TensorDataset': r118,
    'torch.utils.data.StackDataset': r119,
    'torch.utils.data.ConcatDataset': r120,
    'torch.utils.data.ChainDataset': r121,
    'torch.utils.data.Subset': r122,
    'torch.utils.data.Sampler': r123,
    'torch.utils.data.SequentialSampler': r124,
    'torch.utils.data.RandomSampler': r125,
    'torch.utils.data.SubsetRandomSampler': r126,
    'torch.utils.data.WeightedRandomSampler': r127,
    'torch.utils.data.BatchSampler': r128,
    'torch.utils.data.distributed.DistributedSampler': r129,
    'torch.nn.parallel.DistributedDataParallel': r130,
    'torch.nn.DataParallel': r131,
    'torch.distributed.fsdp.FullyShardedDataParallel': r132,
    'torch.nn.CrossEntropyLoss': r133,
    'torch.nn.LinearCrossEntropyLoss': r134,
    'torch.nn.NLLLoss': r135,
    'torch.nn.NLLLoss2d': r135,
    'torch.nn.BCELoss': r136,
    'torch.nn.BCEWithLogitsLoss': r137,
    'torch.nn.MultiLabelSoftMarginLoss': r138,
    'torch.nn.SoftMarginLoss': r139,
    'torch.nn.MSELoss': r140,
    'torch.nn.L1Loss': r140,
    'torch.nn.SmoothL1Loss': r141,
    'torch.nn.HuberLoss': r142,
    'torch.nn.KLDivLoss': r143,
    'torch.nn.PoissonNLLLoss': r144,
    'torch.nn.GaussianNLLLoss': r145,
    'torch.nn.CTCLoss': r146,
    'torch.nn.HingeEmbeddingLoss': r147,
    'torch.nn.CosineEmbeddingLoss': r148,
    'torch.nn.MarginRankingLoss': r148,
    'torch.nn.MultiLabelMarginLoss': r149,
    'torch.nn.MultiMarginLoss': r150,
    'torch.nn.TripletMarginLoss': r151,
    'torch.nn.TripletMarginWithDistanceLoss': r152,
    'torch.nn.AdaptiveLogSoftmaxWithLoss': r153,
    'torch.nn.Module': r28,
    'torch.nn.Parameter': r154,
    'torch.nn.ParameterList': r68,
    'torch.nn.ParameterDict': r68,
    'torch.nn.Sequential': r155,
    'torch.nn.ModuleList': r156,
    'torch.nn.ModuleDict': r156,
    'torch.nn.Dropout': r157,
    'torch.nn.Dropout1d': r157,
    'torch.nn.Dropout2d': r157,
    'torch.nn.Dropout3d': r157,
    'torch.nn.AlphaDropout': r157,
    'torch.nn.FeatureAlphaDropout': r157,
    'torch.nn.RReLU': r158,
    'torch.nn.BatchNorm1d': r159,
    'torch.nn.BatchNorm2d': r159,
    'torch.nn.BatchNorm3d': r159,
    'torch.nn.SyncBatchNorm': r160,
    'torch.nn.LazyBatchNorm1d': r161,
    'torch.nn.LazyBatchNorm2d': r161,
    'torch.nn.LazyBatchNorm3d': r161,
    'torch.nn.InstanceNorm1d': r162,
    'torch.nn.InstanceNorm2d': r162,
    'torch.nn.InstanceNorm3d': r162,
    'torch.nn.LazyInstanceNorm1d': r163,
    'torch.nn.LazyInstanceNorm2d': r163,
    'torch.nn.LazyInstanceNorm3d': r163,
    'torch.nn.MultiheadAttention': r164,
    'torch.nn.RNN': r165,
    'torch.nn.LSTM': r165,
    'torch.nn.GRU': r165,
    'torch.nn.RNNBase': r166,
    'torch.nn.RNNCell': r167,
    'torch.nn.LSTMCell': r167,
    'torch.nn.GRUCell': r167,
    'torch.nn.RNNCellBase': r167,
    'torch.nn.Transformer': r168,
    'torch.nn.TransformerEncoderLayer': r169,
    'torch.nn.TransformerDecoderLayer': r169,
    'torch.nn.TransformerEncoder': r170,
    'torch.nn.TransformerDecoder': r171,
    'torch.nn.Softmax': r172,
    'torch.nn.Softmax2d': r172,
    'torch.nn.LogSoftmax': r173,
    'torch.nn.Sigmoid': r174,
    'torch.nn.Linear': r175,
    'torch.nn.LazyLinear': r176,
    'torch.nn.Conv1d': r177,
    'torch.nn.Conv2d': r177,
    'torch.nn.Conv3d': r177,
    'torch.nn.ConvTranspose1d': r178,
    'torch.nn.ConvTranspose2d': r178,
    'torch.nn.ConvTranspose3d': r178,
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
    'torch.nn.CELU': r179,
    'torch.nn.ELU': r179,
    'torch.nn.GELU': r179,
    'torch.nn.GLU': r179,
    'torch.nn.Hardshrink': r179,
    'torch.nn.Hardsigmoid': r179,
    'torch.nn.Hardswish': r179,
    'torch.nn.Hardtanh': r179,
    'torch.nn.LeakyReLU': r179,
    'torch.nn.LogSigmoid': r179,
    'torch.nn.Mish': r179,
    'torch.nn.ReLU': r179,
    'torch.nn.ReLU6': r179,
    'torch.nn.SELU': r179,
    'torch.nn.SiLU': r179,
    'torch.nn.Softmin': r179,
    'torch.nn.Softplus': r179,
    'torch.nn.Softshrink': r179,
    'torch.nn.Softsign': r179,
    'torch.nn.Tanh': r179,
    'torch.nn.Tanhshrink': r179,
    'torch.nn.Threshold': r179,
    'torch.nn.AdaptiveAvgPool1d': r179,
    'torch.nn.AdaptiveAvgPool2d': r179,
    'torch.nn.AdaptiveAvgPool3d': r179,
    'torch.nn.AdaptiveMaxPool1d': r179,
    'torch.nn.AdaptiveMaxPool2d': r179,
    'torch.nn.AdaptiveMaxPool3d': r179,
    'torch.nn.AvgPool1d': r179,
    'torch.nn.AvgPool2d': r179,
    'torch.nn.AvgPool3d': r179,
    'torch.nn.FractionalMaxPool2d': r179,
    'torch.nn.FractionalMaxPool3d': r179,
    'torch.nn.LPPool1d': r179,
    'torch.nn.LPPool2d': r179,
    'torch.nn.LPPool3d': r179,
    'torch.nn.MaxPool1d': r179,
    'torch.nn.MaxPool2d': r179,
    'torch.nn.MaxPool3d': r179,
    'torch.nn.MaxUnpool1d': r179,
    'torch.nn.MaxUnpool2d': r179,
    'torch.nn.MaxUnpool3d': r179,
    'torch.nn.CircularPad1d': r179,
    'torch.nn.CircularPad2d': r179,
    'torch.nn.CircularPad3d': r179,
    'torch.nn.ConstantPad1d': r179,
    'torch.nn.ConstantPad2d': r179,
    'torch.nn.ConstantPad3d': r179,
    'torch.nn.ReflectionPad1d': r179,
    'torch.nn.ReflectionPad2d': r179,
    'torch.nn.ReflectionPad3d': r179,
    'torch.nn.ReplicationPad1d': r179,
    'torch.nn.ReplicationPad2d': r179,
    'torch.nn.ReplicationPad3d': r179,
    'torch.nn.ZeroPad1d': r179,
    'torch.nn.ZeroPad2d': r179,
    'torch.nn.ZeroPad3d': r179,
    'torch.nn.ChannelShuffle': r179,
    'torch.nn.CosineSimilarity': r179,
    'torch.nn.CrossMapLRN2d': r179,
    'torch.nn.Flatten': r179,
    'torch.nn.Fold': r179,
    'torch.nn.Identity': r179,
    'torch.nn.LocalResponseNorm': r179,
    'torch.nn.PairwiseDistance': r179,
    'torch.nn.PixelShuffle': r179,
    'torch.nn.PixelUnshuffle': r179,
    'torch.nn.Unflatten': r179,
    'torch.nn.Unfold': r179,
    'torch.nn.Upsample': r179,
    'torch.nn.UpsamplingBilinear2d': r179,
    'torch.nn.UpsamplingNearest2d': r179,
    'numpy.random.RandomState': r180,
    'random.Random': r180,
    'torch.Generator': r181,
}

functions: dict[str, Any] = {
    'torchvision.models.densenet121': r182,
    'torchvision.models.densenet161': r182,
    'torchvision.models.densenet169': r182,
    'torchvision.models.densenet201': r182,
    'torchvision.models.efficientnet_b0': r182,
    'torchvision.models.efficientnet_b1': r182,
    'torchvision.models.efficientnet_b2': r182,
    'torchvision.models.efficientnet_b3': r182,
    'torchvision.models.efficientnet_b4': r182,
    'torchvision.models.efficientnet_b5': r182,
    'torchvision.models.efficientnet_b6': r182,
    'torchvision.models.efficientnet_b7': r182,
    'torchvision.models.efficientnet_v2_l': r182,
    'torchvision.models.efficientnet_v2_m': r182,
    'torchvision.models.efficientnet_v2_s': r182,
    'torchvision.models.googlenet': r182,
    'torchvision.models.inception_v3': r182,
    'torchvision.models.maxvit_t': r182,
    'torchvision.models.mnasnet0_5': r182,
    'torchvision.models.mnasnet0_75': r182,
    'torchvision.models.mnasnet1_0': r182,
    'torchvision.models.mnasnet1_3': r182,
    'torchvision.models.mobilenet_v2': r182,
    'torchvision.models.mobilenet_v3_large': r182,
    'torchvision.models.mobilenet_v3_small': r182,
    'torchvision.models.regnet_x_16gf': r182,
    'torchvision.models.regnet_x_1_6gf': r182,
    'torchvision.models.regnet_x_32gf': r182,
    'torchvision.models.regnet_x_3_2gf': r182,
    'torchvision.models.regnet_x_400mf': r182,
    'torchvision.models.regnet_x_800mf': r182,
    'torchvision.models.regnet_x_8gf': r182,
    'torchvision.models.regnet_y_128gf': r182,
    'torchvision.models.regnet_y_16gf': r182,
    'torchvision.models.regnet_y_1_6gf': r182,
    'torchvision.models.regnet_y_32gf': r182,
    'torchvision.models.regnet_y_3_2gf': r182,
    'torchvision.models.regnet_y_400mf': r182,
    'torchvision.models.regnet_y_800mf': r182,
    'torchvision.models.regnet_y_8gf': r182,
    'torchvision.models.resnet101': r182,
    'torchvision.models.resnet152': r182,
    'torchvision.models.resnet18': r182,
    'torchvision.models.resnet34': r182,
    'torchvision.models.resnet50': r182,
    'torchvision.models.resnext101_32x8d': r182,
    'torchvision.models.resnext101_64x4d': r182,
    'torchvision.models.resnext50_32x4d': r182,
    'torchvision.models.shufflenet_v2_x0_5': r182,
    'torchvision.models.shufflenet_v2_x1_0': r182,
    'torchvision.models.shufflenet_v2_x1_5': r182,
    'torchvision.models.shufflenet_v2_x2_0': r182,
    'torchvision.models.vgg11_bn': r182,
    'torchvision.models.vgg13_bn': r182,
    'torchvision.models.vgg16_bn': r182,
    'torchvision.models.vgg19_bn': r182,
    'torchvision.models.wide_resnet101_2': r182,
    'torchvision.models.wide_resnet50_2': r182,
    'torchvision.models.alexnet': r183,
    'torchvision.models.convnext_base': r183,
    'torchvision.models.convnext_large': r183,
    'torchvision.models.convnext_small': r183,
    'torchvision.models.convnext_tiny': r183,
    'torchvision.models.squeezenet1_0': r183,
    'torchvision.models.squeezenet1_1': r183,
    'torchvision.models.swin_b': r183,
    'torchvision.models.swin_s': r183,
    'torchvision.models.swin_t': r183,
    'torchvision.models.swin_v2_b': r183,
    'torchvision.models.swin_v2_s': r183,
    'torchvision.models.swin_v2_t': r183,
    'torchvision.models.vgg11': r183,
    'torchvision.models.vgg13': r183,
    'torchvision.models.vgg16': r183,
    'torchvision.models.vgg19': r183,
    'torchvision.models.vit_b_16': r184,
    'torchvision.models.vit_b_32': r184,
    'torchvision.models.vit_h_14': r184,
    'torchvision.models.vit_l_16': r184,
    'torchvision.models.vit_l_32': r184,
    'torchvision.models.video.mc3_18': r182,
    'torchvision.models.video.r2plus1d_18': r182,
    'torchvision.models.video.r3d_18': r182,
    'torchvision.models.video.s3d': r182,
    'torchvision.models.video.mvit_v1_b': r183,
    'torchvision.models.video.mvit_v2_s': r183,
    'torchvision.models.video.swin3d_b': r183,
    'torchvision.models.video.swin3d_s': r183,
    'torchvision.models.video.swin3d_t': r183,
    'torchvision.models.segmentation.deeplabv3_mobilenet_v3_large': r185,
    'torchvision.models.segmentation.deeplabv3_resnet101': r185,
    'torchvision.models.segmentation.deeplabv3_resnet50': r185,
    'torchvision.models.segmentation.fcn_resnet101': r185,
    'torchvision.models.segmentation.fcn_resnet50': r185,
    'torchvision.models.segmentation.lraspp_mobilenet_v3_large': r186,
    'torchvision.models.detection.fasterrcnn_mobilenet_v3_large_320_fpn': r187,
    'torchvision.models.detection.fasterrcnn_mobilenet_v3_large_fpn': r187,
    'torchvision.models.detection.fasterrcnn_resnet50_fpn': r187,
    'torchvision.models.detection.fasterrcnn_resnet50_fpn_v2': r187,
    'torchvision.models.detection.fcos_resnet50_fpn': r187,
    'torchvision.models.detection.keypointrcnn_resnet50_fpn': r187,
    'torchvision.models.detection.maskrcnn_resnet50_fpn': r187,
    'torchvision.models.detection.maskrcnn_resnet50_fpn_v2': r187,
    'torchvision.models.detection.retinanet_resnet50_fpn': r187,
    'torchvision.models.detection.retinanet_resnet50_fpn_v2': r187,
    'torchvision.models.detection.ssd300_vgg16': r187,
    'torchvision.models.detection.ssdlite320_mobilenet_v3_large': r187,
    'torchvision.models.optical_flow.raft_large': r188,
    'torchvision.models.optical_flow.raft_small': r188,
    'torchvision.models.quantization.googlenet': r189,
    'torchvision.models.quantization.inception_v3': r189,
    'torchvision.models.quantization.mobilenet_v2': r189,
    'torchvision.models.quantization.mobilenet_v3_large': r189,
    'torchvision.models.quantization.resnet18': r189,
    'torchvision.models.quantization.resnet50': r189,
    'torchvision.models.quantization.resnext101_32x8d': r189,
    'torchvision.models.quantization.resnext101_64x4d': r189,
    'torchvision.models.quantization.shufflenet_v2_x0_5': r189,
    'torchvision.models.quantization.shufflenet_v2_x1_0': r189,
    'torchvision.models.quantization.shufflenet_v2_x1_5': r189,
    'torchvision.models.quantization.shufflenet_v2_x2_0': r189,
    'torchvision.models.get_model': r190,
    'torchvision.ops.sigmoid_focal_loss': r191,
    'torchvision.ops.generalized_box_iou_loss': r192,
    'torchvision.ops.distance_box_iou_loss': r192,
    'torchvision.ops.complete_box_iou_loss': r192,
    'torchmetrics.functional.f1_score': r193,
    'torchmetrics.functional.fbeta_score': r193,
    'torchmetrics.functional.precision': r193,
    'torchmetrics.functional.recall': r193,
    'torchmetrics.functional.auroc': r193,
    'torchmetrics.functional.average_precision': r193,
    'torchmetrics.functional.jaccard_index': r193,
    'torchmetrics.functional.cohen_kappa': r193,
    'torchmetrics.functional.matthews_corrcoef': r193,
    'torchmetrics.functional.word_error_rate': r193,
    'torchmetrics.functional.bleu_score': r193,
    'torchmetrics.functional.r2_score': r193,
    'torchmetrics.functional.specificity': r193,
    'torchmetrics.functional.dice': r193,
    'sklearn.metrics.f1_score': r194,
    'sklearn.metrics.fbeta_score': r194,
    'sklearn.metrics.precision_score': r194,
    'sklearn.metrics.recall_score': r194,
    'sklearn.metrics.roc_auc_score': r194,
    'sklearn.metrics.average_precision_score': r194,
    'sklearn.metrics.jaccard_score': r194,
    'sklearn.metrics.cohen_kappa_score': r194,
    'sklearn.metrics.matthews_corrcoef': r194,
    'sklearn.metrics.r2_score': r194,
    'sklearn.metrics.balanced_accuracy_score': r194,
    'sklearn.metrics.accuracy_score': r195,
    'sklearn.metrics.mean_squared_error': r195,
    'sklearn.metrics.mean_absolute_error': r195,
    'sklearn.metrics.log_loss': r195,
    'sklearn.metrics.confusion_matrix': r195,
    'sklearn.metrics.classification_report': r195,
    'evaluate.load': r196,
    'evaluate.combine': r196,
    'datasets.load_metric': r196,
    'ignite.handlers.create_lr_scheduler_with_warmup': r197,
    'timm.create_model': r198,
    'timm.optim.create_optimizer_v2': r199,
    'timm.optim.create_optimizer': r200,
    'timm.optim.param_groups_weight_decay': r201,
    'timm.optim.param_groups_layer_decay': r201,
    'timm.scheduler.create_scheduler_v2': r202,
    'timm.scheduler.create_scheduler': r203,
    'timm.data.create_dataset': r204,
    'timm.data.create_loader': r205,
    'timm.data.create_transform': r206,
    'timm.utils.reduce_tensor': r207,
    'timm.utils.random_seed': r208,
    'timm.utils.is_primary': r209,
    'timm.utils.init_distributed_device': r210,
    'transformers.get_constant_schedule': r211,
    'transformers.get_constant_schedule_with_warmup': r212,
    'transformers.get_linear_schedule_with_warmup': r213,
    'transformers.get_cosine_schedule_with_warmup': r213,
    'transformers.get_cosine_with_hard_restarts_schedule_with_warmup': r213,
    'transformers.get_polynomial_decay_schedule_with_warmup': r213,
    'transformers.get_cosine_with_min_lr_schedule_with_warmup': r213,
    'transformers.get_inverse_sqrt_schedule': r214,
    'transformers.get_wsd_schedule': r214,
    'transformers.get_reduce_on_plateau_schedule': r215,
    'transformers.get_scheduler': r216,
    'transformers.set_seed': r217,
    'diffusers.optimization.get_scheduler': r218,
    'diffusers.optimization.get_cosine_schedule_with_warmup': r213,
    'diffusers.optimization.get_linear_schedule_with_warmup': r213,
    'diffusers.optimization.get_cosine_with_hard_restarts_schedule_with_warmup': r213,
    'diffusers.optimization.get_polynomial_decay_schedule_with_warmup': r213,
    'diffusers.optimization.get_constant_schedule': r219,
    'diffusers.optimization.get_constant_schedule_with_warmup': r219,
    'apex.amp.initialize': r220,
    'apex.amp.scale_loss': r220,
    'apex.parallel.convert_syncbn_model': r221,
    'segmentation_models_pytorch.create_model': r222,
    'clip.load': r223,
    'open_clip.create_model_and_transforms': r224,
    'peft.get_peft_model': r225,
    'peft.PeftModel.from_pretrained': r225,
    'peft.prepare_model_for_kbit_training': r226,
    'monai.inferers.sliding_window_inference': r227,
    'monai.utils.set_determinism': r228,
    'datasets.load_dataset': r229,
    'datasets.load_from_disk': r229,
    'torch_xla.core.xla_model.optimizer_step': r230,
    'torch_xla.core.xla_model.save': r231,
    'horovod.torch.DistributedOptimizer': r232,
    'horovod.torch.allreduce': r233,
    'horovod.torch.allgather': r233,
    'horovod.torch.broadcast': r233,
    'horovod.torch.reducescatter': r233,
    'horovod.torch.broadcast_parameters': r234,
    'horovod.torch.broadcast_optimizer_state': r234,
    'horovod.torch.broadcast_object': r234,
    'horovod.torch.rank': r209,
    'horovod.torch.local_rank': r209,
    'horovod.torch.init': r235,
    'accelerate.utils.set_seed': r236,
    'diffusers.training_utils.set_seed': r236,
    'lightning.pytorch.seed_everything': r237,
    'lightning.fabric.seed_everything': r237,
    'ignite.utils.manual_seed': r228,
    'fastai.torch_core.set_seed': r228,
    'deepspeed.init_distributed': r238,
    'deepspeed.add_config_arguments': r239,
    'torch.optim.swa_utils.update_bn': r240,
    'torch.optim.swa_utils.get_ema_avg_fn': r241,
    'torch.optim.swa_utils.get_ema_multi_avg_fn': r241,
    'torch.optim.swa_utils.get_swa_avg_fn': r242,
    'torch.optim.swa_utils.get_swa_multi_avg_fn': r242,
    'torch.autocast': r243,
    'torch.cuda.amp.autocast': r244,
    'torch.cpu.amp.autocast': r245,
    'torch.no_grad': r246,
    'torch.enable_grad': r247,
    'torch.inference_mode': r248,
    'torch.set_grad_enabled': r249,
    'torch.autograd.backward': r250,
    'torch.distributed.autograd.backward': r251,
    'torch.autograd.grad': r252,
    'torch.nn.utils.clip_grad_norm_': r253,
    'torch.nn.utils.clip_grad_norm': r254,
    'torch.nn.utils.clip_grad_value_': r255,
    'torch.nn.utils.clip_grads_with_norm_': r256,
    'torch.nn.utils.get_total_norm': r257,
    'torch.utils.checkpoint.checkpoint': r258,
    'torch.func.functional_call': r259,
    'torch.nn.utils.parametrizations.spectral_norm': r260,
    'torch.nn.utils.parametrizations.weight_norm': r260,
    'torch.nn.utils.parametrizations.orthogonal': r260,
    'torch.nn.utils.spectral_norm': r260,
    'torch.nn.utils.weight_norm': r260,
    'torch.nn.utils.vector_to_parameters': r261,
    'torch.utils.data.random_split': r262,
    'torch.utils.data.default_collate': r263,
    'torch.utils.data.default_convert': r263,
    'torch.utils.data.get_worker_info': r264,
    'torch.distributed.fsdp.fully_shard': r265,
    'torch.distributed.tensor.parallel.parallelize_module': r266,
    'torch.nn.SyncBatchNorm.convert_sync_batchnorm': r267,
    'torch.compile': r268,
    'torch.distributed.init_process_group': r269,
    'torch.distributed.destroy_process_group': r270,
    'torch.distributed.barrier': r271,
    'torch.distributed.monitored_barrier': r271,
    'torch.distributed.all_reduce': r272,
    'torch.distributed.reduce': r273,
    'torch.distributed.broadcast': r274,
    'torch.distributed.broadcast_object_list': r275,
    'torch.distributed.all_gather': r276,
    'torch.distributed.all_gather_into_tensor': r277,
    'torch.distributed.all_gather_object': r278,
    'torch.distributed.gather': r279,
    'torch.distributed.gather_object': r280,
    'torch.distributed.scatter': r281,
    'torch.distributed.scatter_object_list': r282,
    'torch.distributed.reduce_scatter': r283,
    'torch.distributed.reduce_scatter_tensor': r283,
    'torch.distributed.all_to_all': r284,
    'torch.distributed.all_to_all_single': r284,
    'torch.distributed.nn.all_reduce': r285,
    'torch.distributed.nn.all_gather': r285,
    'torch.distributed.nn.broadcast': r285,
    'torch.distributed.nn.reduce': r285,
    'torch.distributed.nn.gather': r285,
    'torch.distributed.get_node_local_rank': r209,
    'torch.distributed.get_backend': r286,
    'torch.distributed.is_torchelastic_launched': r286,
    'torch.distributed.is_nccl_available': r286,
    'torch.cuda.set_device': r287,
    'torch.cuda.device': r288,
    'torch.accelerator.set_device_index': r287,
    'torch.nn.functional.cross_entropy': r289,
    'torch.nn.functional.linear_cross_entropy': r290,
    'torch.nn.functional.nll_loss': r291,
    'torch.nn.functional.binary_cross_entropy': r292,
    'torch.nn.functional.binary_cross_entropy_with_logits': r293,
    'torch.nn.functional.multilabel_soft_margin_loss': r294,
    'torch.nn.functional.mse_loss': r295,
    'torch.nn.functional.l1_loss': r295,
    'torch.nn.functional.smooth_l1_loss': r296,
    'torch.nn.functional.huber_loss': r297,
    'torch.nn.functional.kl_div': r298,
    'torch.nn.functional.poisson_nll_loss': r299,
    'torch.nn.functional.gaussian_nll_loss': r300,
    'torch.nn.functional.ctc_loss': r301,
    'torch.nn.functional.soft_margin_loss': r302,
    'torch.nn.functional.multilabel_margin_loss': r302,
    'torch.nn.functional.hinge_embedding_loss': r303,
    'torch.nn.functional.multi_margin_loss': r304,
    'torch.nn.functional.cosine_embedding_loss': r305,
    'torch.nn.functional.margin_ranking_loss': r305,
    'torch.nn.functional.triplet_margin_loss': r306,
    'torch.nn.functional.triplet_margin_with_distance_loss': r307,
    'torch.nn.functional.dropout': r308,
    'torch.nn.functional.dropout1d': r308,
    'torch.nn.functional.dropout2d': r308,
    'torch.nn.functional.dropout3d': r308,
    'torch.nn.functional.alpha_dropout': r309,
    'torch.nn.functional.feature_alpha_dropout': r309,
    'torch.dropout': r310,
    'torch.alpha_dropout': r310,
    'torch.feature_alpha_dropout': r310,
    'torch.feature_dropout': r310,
    'torch.nn.functional.rrelu': r311,
    'torch.nn.functional.batch_norm': r312,
    'torch.nn.functional.scaled_dot_product_attention': r313,
    'torch.nn.functional.multi_head_attention_forward': r314,
    'torch.nn.functional.gumbel_softmax': r315,
    'torch.nn.functional.softmax': r316,
    'torch.nn.functional.log_softmax': r317,
    'torch.nn.functional.sigmoid': r318,
    'torch.softmax': r319,
    'torch.special.softmax': r319,
    'torch.log_softmax': r320,
    'torch.special.log_softmax': r320,
    'torch.sigmoid': r318,
    'torch.special.expit': r318,
    'torch.Tensor': r321,
    'torch.FloatTensor': r321,
    'torch.DoubleTensor': r321,
    'torch.HalfTensor': r321,
    'torch.BFloat16Tensor': r321,
    'torch.LongTensor': r321,
    'torch.IntTensor': r321,
    'torch.ShortTensor': r321,
    'torch.ByteTensor': r321,
    'torch.BoolTensor': r321,
    'torch.tensor': r322,
    'torch.from_numpy': r323,
    'torch.as_tensor': r324,
    'torch.autograd.Variable': r325,
    'torch.argmax': r326,
    'torch.argmin': r326,
    'torch.argsort': r326,
    'torch.eq': r326,
    'torch.ne': r326,
    'torch.gt': r326,
    'torch.ge': r326,
    'torch.lt': r326,
    'torch.le': r326,
    'torch.isnan': r326,
    'torch.isinf': r326,
    'torch.isfinite': r326,
    'torch.isclose': r326,
    'torch.logical_and': r326,
    'torch.logical_or': r326,
    'torch.logical_not': r326,
    'torch.bincount': r326,
    'torch.histc': r326,
    'torch.multinomial': r326,
    'torch.bernoulli': r326,
    'torch.searchsorted': r326,
    'torch.bucketize': r326,
    'torch.nn.functional.one_hot': r326,
    'torch.zeros_like': r326,
    'torch.ones_like': r326,
    'torch.empty_like': r326,
    'torch.full_like': r326,
    'torch.rand_like': r327,
    'torch.randn_like': r327,
    'torch.randint_like': r327,
    'torch.zeros': r328,
    'torch.ones': r328,
    'torch.empty': r328,
    'torch.full': r328,
    'torch.arange': r328,
    'torch.linspace': r328,
    'torch.logspace': r328,
    'torch.eye': r328,
    'torch.rand': r329,
    'torch.randn': r329,
    'torch.randint': r329,
    'torch.randperm': r329,
    'torch.normal': r329,
    'torch.is_tensor': r330,
    'torch.is_floating_point': r330,
    'torch.numel': r330,
    'torch.equal': r330,
    'torch.allclose': r330,
    'torch.save': r331,
    'torch.load': r332,
    'torch.hub.load_state_dict_from_url': r333,
    'torch.hub.load': r334,
    'torch.distributed.checkpoint.save': r335,
    'torch.distributed.checkpoint.async_save': r335,
    'torch.distributed.checkpoint.load': r336,
    'torch.distributed.checkpoint.state_dict.get_state_dict': r337,
    'torch.distributed.checkpoint.state_dict.get_model_state_dict': r338,
    'torch.distributed.checkpoint.state_dict.get_optimizer_state_dict': r339,
    'torch.distributed.checkpoint.state_dict.set_state_dict': r340,
    'torch.distributed.checkpoint.state_dict.set_model_state_dict': r341,
    'torch.distributed.checkpoint.state_dict.set_optimizer_state_dict': r342,
    'copy.copy': r343,
    'torch.jit.trace': r344,
    'torch.jit.trace_module': r345,
    'torch.jit.script': r346,
    'torch.jit.freeze': r347,
    'torch.jit.save': r348,
    'torch.jit.load': r349,
    'torch.onnx.export': r350,
    'torch.export.export': r351,
    'torch.manual_seed': r352,
    'torch.random.manual_seed': r352,
    'torch.cuda.manual_seed': r353,
    'torch.cuda.manual_seed_all': r353,
    'numpy.random.seed': r354,
    'random.seed': r355,
    'torch.random.fork_rng': r356,
    'torch.set_rng_state': r357,
    'torch.random.set_rng_state': r357,
    'torch.cuda.set_rng_state': r358,
    'torch.cuda.set_rng_state_all': r359,
    'numpy.random.set_state': r360,
    'random.setstate': r361,
    'torch.initial_seed': r242,
    'torch.seed': r242,
    'numpy.random.default_rng': r362,
    'tqdm.autonotebook.tqdm': r363,
    'tqdm.rich.tqdm': r363,
    'tqdm.asyncio.tqdm': r363,
    'tqdm.std.tqdm': r363,
    'alive_progress.alive_it': r364,
    'progressbar.progressbar': r364,
}

methods: dict[str, Any] = {
    'evaluate.EvaluationModule': {'add_batch': r365, 'add': r365, 'compute': r366},
    'monai.metrics.CumulativeIterationMetric': {'aggregate': r367},
    'timm.scheduler.Scheduler': {'step': r368, 'step_update': r369},
    'transformers.PreTrainedModel': {'from_pretrained': r370, 'from_config': r371, 'save_pretrained': r372, 'generate': r373, 'gradient_checkpointing_enable': r374, 'resize_token_embeddings': r375, '__call__': r376},
    'diffusers.ModelMixin': {'from_pretrained': r370, 'from_config': r371, 'save_pretrained': r372, 'enable_gradient_checkpointing': r374},
    'diffusers.training_utils.EMAModel': {'step': r377, 'store': r378, 'copy_to': r379, 'restore': r380},
    'torch_ema.ExponentialMovingAverage': {'update': r377, 'store': r378, 'copy_to': r379, 'restore': r380, 'average_parameters': r381},
    'ema': {'update': r382, 'apply_shadow': r383, 'update_parameters': r382},
    'pytorch_optimizer.SAM': {'first_step': r384, 'second_step': r385},
    'warmup_scheduler.GradualWarmupScheduler': {'step': r386},
    'efficientnet_pytorch.EfficientNet': {'from_pretrained': r387, 'from_name': r387},
    'optimizer': {'step': r388, 'zero_grad': r389, 'state_dict': r390, 'load_state_dict': r391, 'add_param_group': r392, 'register_step_post_hook': r393, 'register_step_pre_hook': r393},
    'torch.optim.LBFGS': {'step': r394},
    'torch.distributed.optim.ZeroRedundancyOptimizer': {'consolidate_state_dict': r395, 'step': r388},
    'scheduler': {'step': r396, 'get_last_lr': r242, 'get_lr': r242, 'state_dict': r397, 'load_state_dict': r391},
    'torch.optim.lr_scheduler.ReduceLROnPlateau': {'step': r398},
    'torch.optim.lr_scheduler.SequentialLR': {'step': r399},
    'torch.optim.lr_scheduler.ChainedScheduler': {'step': r399},
    'scaler': {'scale': r400, 'unscale_': r401, 'step': r402, 'update': r403, 'get_scale': r242, 'is_enabled': r242, 'state_dict': r397, 'load_state_dict': r391},
    'model': {'__call__': r404, 'forward': r404, 'train': r405, 'eval': r406, 'requires_grad_': r407, 'zero_grad': r389, 'parameters': r408, 'named_parameters': r409, 'buffers': r410, 'named_buffers': r411, 'children': r412, 'named_children': r413, 'modules': r412, 'named_modules': r414, 'get_submodule': r415, 'get_parameter': r416, 'state_dict': r417, 'load_state_dict': r418, 'to': r419, 'cuda': r420, 'cpu': r421, 'xpu': r420, 'float': r422, 'double': r423, 'half': r424, 'bfloat16': r425, 'type': r426, 'to_empty': r427, 'apply': r428, 'reset_parameters': r429, 'init_weights': r429, 'share_memory': r430, 'compile': r431, 'append': r432, 'insert': r433, 'add_module': r434, 'register_module': r434, 'register_buffer': r435, 'register_parameter': r436, 'register_forward_hook': r393, 'register_forward_pre_hook': r393, 'register_full_backward_hook': r393, 'no_sync': r437, 'join': r438, 'clip_grad_norm_': r439, 'set_requires_gradient_sync': r440, 'set_is_last_backward': r441},
    'torch.nn.ModuleList': {'append': r432, 'extend': r442, 'insert': r433, 'update': r443},
    'torch.nn.ModuleDict': {'append': r432, 'extend': r442, 'insert': r433, 'update': r443},
    'torch.nn.Sequential': {'append': r432, 'extend': r442, 'insert': r433, 'update': r443},
    'criterion': {'__call__': r444, 'forward': r444},
    'torch.nn.CosineEmbeddingLoss': {'__call__': r445},
    'torch.nn.MarginRankingLoss': {'__call__': r445},
    'torch.nn.TripletMarginLoss': {'__call__': r446},
    'torch.nn.TripletMarginWithDistanceLoss': {'__call__': r446},
    'torch.nn.CTCLoss': {'__call__': r447},
    'torch.nn.GaussianNLLLoss': {'__call__': r448},
    'sampler': {'set_epoch': r449},
    'torch.Generator': {'manual_seed': r450},
    'loader': {'set_epoch': r449, 'state_dict': r397, 'load_state_dict': r391},
    'dataset': {'set_epoch': r449},
    'metric': {'__call__': r451, 'forward': r451, 'update': r452, 'compute': r453, 'reset': r429},
    'parameters': {'requires_grad_': r407, 'register_post_accumulate_grad_hook': r393, 'register_hook': r393},
    'tensor': {'backward': r454, 'item': r455, 'tolist': r455, 'numpy': r456, 'cpu': r457, 'detach': r458, 'detach_': r459, 'requires_grad_': r460, 'retain_grad': r374, 'clone': r461, 'to': r462, 'cuda': r463, 'float': r464, 'double': r465, 'half': r466, 'bfloat16': r467, 'long': r458, 'int': r458, 'bool': r458, 'byte': r458, 'argmax': r468, 'argmin': r468, 'argsort': r469, 'eq': r470, 'ne': r470, 'gt': r470, 'ge': r470, 'lt': r470, 'le': r470, 'isnan': r458, 'isinf': r458, 'isfinite': r458, 'nonzero': r458, 'new_tensor': r321, 'new_zeros': r471, 'new_ones': r471, 'size': r472, 'dim': r473, 'numel': r473, 'nelement': r473, 'softmax': r474, 'log_softmax': r475, 'sigmoid': r476, 'sigmoid_': r477, 'register_hook': r393},
}

attributes: dict[str, Any] = {
    'timm.utils.ModelEma': {'ema': r478},
    'ema_pytorch.EMA': {'ema_model': r478},
    'tensor': {'data': r328, 'grad': r479, 'shape': r330, 'device': r330, 'dtype': r330, 'requires_grad': r330, 'is_cuda': r330, 'ndim': r330},
    'model': {'module': r478, '_orig_mod': r478, 'training': r286},
    'ema': {'module': r478},
    'optimizer': {'param_groups': r480},
    'scheduler': {'optimizer': r481},
    'loader': {'dataset': r481, 'sampler': r482, 'batch_sampler': r483, 'batch_size': r484},
    'dataset': {'dataset': r481},
}

patterns: dict[str, Any] = {
    'albumentations': [('class', 'albumentations\\.[^.]*', r3)],
    'kornia': [('class', 'kornia\\.augmentation\\.[^.]*', r3), ('class', '(?:kornia\\.losses|monai\\.losses|pytorch_metric_learning\\.losses)\\.[^.]*', r485)],
    'monai': [('class', 'monai\\.transforms\\.Rand[^.]*', r3), ('class', 'monai\\.metrics\\.[^.]*Metric', r486), ('class', '(?:kornia\\.losses|monai\\.losses|pytorch_metric_learning\\.losses)\\.[^.]*', r485), ('class', 'monai\\.networks\\.nets\\.[^.]*', r41), ('class', 'monai\\.data\\.[^.]*Dataset', r487)],
    'torchmetrics': [('class', 'torchmetrics\\.[^.]*', r30), ('function', 'torchmetrics\\.functional\\.[^.]*', r488)],
    'torcheval': [('class', 'torcheval\\.metrics\\.[^.]*', r30)],
    'ignite': [('class', 'ignite\\.metrics\\.[^.]*', r489)],
    'transformers': [('class', 'transformers\\.(?:DataCollator[^.]*|[^.]*Tokenizer|[^.]*TokenizerFast|[^.]*Config|[^.]*Processor|[^.]*FeatureExtractor|[^.]*ImageProcessor|[^.]*ImageProcessorFast|[^.]*VideoProcessor)', r32), ('class', 'transformers\\.(?:Albert|Autoformer|Bart|Beit|Bert|BertGeneration|BigBird|BigBirdPegasus|BioGpt|Blenderbot|BlenderbotSmall|Bros|CTRL|Camembert|Canine|ConditionalDetr|ConvBert|DPR|DPT|DabDetr|Deberta|DebertaV2|DecisionTransformer|DeformableDetr|Detr|Dinat|DistilBert|DonutSwin|EdgeTamVideo|EfficientNet|Electra|Ernie|Esm|Evolla|FNet|FSMT|FastSpeech2Conformer|Flaubert|FocalNet|Funnel|GLPN|GPT2|GPTBigCode|GPTNeoXJapanese|Git|GroundingDino|Gte|Hubert|IBert|ImageGPT|Informer|JinaEmbeddingsV3|LED|LayoutLM|LayoutLMv2|LayoutLMv3|LayoutXLM|Lilt|LongT5|Longformer|Luke|Lxmert|M2M100|MBart|MMGroundingDino|MPNet|MT5|Marian|MarkupLM|MaskFormerDetr|MaskFormerSwin|MegatronBert|MobileBert|MobileNetV1|MobileNetV2|MobileViT|MobileViTV2|Mra|Mvp|NeuCodec|NllbMoe|Nystromformer|OPT|OneFormer|OpenAIGPT|PLBart|PPDocLayoutV3|PPDocLayoutV4|PPLCNet|PatchTSMixer|Pegasus|PegasusX|Perceiver|Pop2Piano|ProphetNet|Reformer|RemBert|RfDetr|RoCBert|RoFormer|Roberta|RobertaPreLayerNorm|SEW|SEWD|SaProt|Sam2Video|SeamlessM4T|SeamlessM4Tv2|SeedOss|SegGpt|Segformer|SpeechT5|Splinter|SqueezeBert|Swin|Swin2SR|Swinv2|SwitchTransformers|T5|TableTransformer|Tapas|TimeSeriesTransformer|TrOCR|Tvp|UMT5|Udop|UniSpeech|UniSpeechSat|VisualBert|Vits|Wav2Vec2|Wav2Vec2Bert|Wav2Vec2Conformer|WavLM|XGLM|XLM|XLMRoberta|XLMRobertaXL|XLNet|Xcodec2|Xmod|Yoso)(?:Model|For[^.]*|LMHeadModel|DoubleHeadsModel|WithLMHeadModel|PreTrainedModel)', r490), ('class', 'transformers\\.(?:Bloom|CLIPText|CLIPVision|CodeGen|Cohere|Cohere2|ConvNext|ConvNextV2|DINOv3ViT|DeepseekV2|DeepseekV3|DeiT|Dinov2|Dinov2WithRegisters|Falcon|GPTJ|GPTNeo|GPTNeoX|Gemma|Gemma2|Gemma3Text|Glm|Glm4|GptOss|Granite|GraniteMoe|Helium|Hiera|Llama|Llama4Text|Ministral|Mistral|Mixtral|ModernBert|Moonshine|Mpt|Olmo|Olmo2|Olmo3|Olmoe|Persimmon|Phi|Phi3|Qwen2|Qwen2Moe|Qwen3|Qwen3Moe|Qwen3Next|Siglip2Text|Siglip2Vision|SiglipText|SiglipVision|SmolLM3|StableLm|Starcoder2|Timesformer|ViT|ViTMAE|ViTMSN|VideoMAE|Vilt|Whisper|Yolos)(?:Model|For[^.]*|LMHeadModel|PreTrainedModel)', r43), ('class', 'transformers\\.(?:AutoModel|AutoModelFor[^.]*|AutoBackbone)', r42), ('class', 'transformers\\.(?:[^.]*Model|[^.]*LMHeadModel|[^.]*For[^.]*)', r42)],
    'pytorch_pretrained_bert': [('class', 'pytorch_pretrained_bert\\.[^.]*', r41)],
    'diffusers': [('class', 'diffusers\\.(?:[^.]*Scheduler|[^.]*SchedulerAncestral|[^.]*Pipeline|[^.]*PipelineOutput)', r32), ('class', 'diffusers\\.(?:ModelMixin|[^.]*Model|Autoencoder[^.]*|UNet2DConditionModel|[^.]*Transformer|[^.]*Transformer2DModel|[^.]*Transformer3DModel)', r491)],
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
    'segmentation_models_pytorch': [('class', 'segmentation_models_pytorch\\.losses\\.[^.]*', r485)],
    'pytorch_metric_learning': [('class', '(?:kornia\\.losses|monai\\.losses|pytorch_metric_learning\\.losses)\\.[^.]*', r485)],
    'torch_geometric': [('class', 'torch_geometric\\.datasets\\.[^.]*', r19), ('class', 'torch_geometric\\.nn\\.[^.]*', r492)],
    'dgl': [('class', 'dgl\\.data\\.[^.]*Dataset', r19), ('class', '(?:dgl\\.nn|dgl\\.nn\\.pytorch)\\.[^.]*', r492)],
    'torch': [('function', 'torch\\.nn\\.init\\.[^.]*', r493)],
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
