"""Generated from the rows and stubs by `python -m looplint.knowledge`. Do not edit."""

# fmt: off
# ruff: noqa

from typing import Any

r0 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'defaults')}
r1 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'momentum', 'dampening', 'weight_decay', 'nesterov', 'maximize', 'foreach', 'differentiable', 'fused')}
r2 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'amsgrad', 'foreach', 'maximize', 'capturable', 'differentiable', 'fused', 'decoupled_weight_decay'), 'defaults': {'eps': 1e-08}}
r3 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'amsgrad', 'maximize', 'foreach', 'capturable', 'differentiable', 'fused'), 'defaults': {'eps': 1e-08}}
r4 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'momentum_decay', 'decoupled_weight_decay', 'foreach', 'maximize', 'capturable', 'differentiable')}
r5 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'decoupled_weight_decay', 'foreach', 'maximize', 'capturable', 'differentiable')}
r6 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'weight_decay', 'foreach', 'maximize', 'differentiable', 'capturable')}
r7 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'lr_decay', 'weight_decay', 'initial_accumulator_value', 'eps', 'foreach', 'maximize', 'differentiable', 'fused')}
r8 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'rho', 'eps', 'weight_decay', 'foreach', 'capturable', 'maximize', 'differentiable')}
r9 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'beta2_decay', 'eps', 'd', 'weight_decay', 'foreach', 'maximize')}
r10 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'lambd', 'alpha', 't0', 'weight_decay', 'foreach', 'maximize', 'differentiable', 'capturable')}
r11 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'alpha', 'eps', 'weight_decay', 'momentum', 'centered', 'capturable', 'foreach', 'maximize', 'differentiable')}
r12 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'etas', 'step_sizes', 'capturable', 'foreach', 'maximize', 'differentiable')}
r13 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'betas', 'eps', 'maximize')}
r14 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'weight_decay', 'momentum', 'nesterov', 'ns_coefficients', 'eps', 'ns_steps', 'adjust_lr_fn')}
r15 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'lr', 'max_iter', 'max_eval', 'tolerance_grad', 'tolerance_change', 'history_size', 'line_search_fn', 'maximize'), 'closure': True}
r16 = {'role': 'optimizer', 'of': 'params', 'params': ('params', 'optimizer_class', 'process_group', 'parameters_as_bucket_view', 'overlap_with_ddp')}
r17 = {'role': 'optimizer', 'wraps': 'optim', 'params': ('optim', 'averager')}
r18 = {'role': 'optimizer', 'of': 'params_rref', 'params': ('optimizer_class', 'params_rref', '*args'), 'context_gradients': True}
r19 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'last_epoch'), 'unit': 'any'}
r20 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'lr_lambda', 'last_epoch'), 'unit': 'any', 'rewrites_lr': True}
r21 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'lr_lambda', 'last_epoch'), 'unit': 'any'}
r22 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'step_size', 'gamma', 'last_epoch'), 'unit': 'epoch', 'length': ('step_size',)}
r23 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'milestones', 'gamma', 'last_epoch'), 'unit': 'epoch', 'length': ('milestones',)}
r24 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'gamma', 'last_epoch'), 'unit': 'epoch'}
r25 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'T_max', 'eta_min', 'last_epoch'), 'unit': 'epoch', 'length': ('T_max',)}
r26 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'T_0', 'T_mult', 'eta_min', 'last_epoch'), 'unit': 'any', 'length': ('T_0',), 'rewrites_lr': True}
r27 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'factor', 'total_iters', 'last_epoch'), 'unit': 'any', 'length': ('total_iters',), 'rewrites_lr': True}
r28 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'start_factor', 'end_factor', 'total_iters', 'last_epoch'), 'unit': 'any', 'length': ('total_iters',), 'rewrites_lr': True}
r29 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'total_iters', 'power', 'last_epoch'), 'unit': 'any', 'length': ('total_iters',)}
r30 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'max_lr', 'total_steps', 'epochs', 'steps_per_epoch', 'pct_start', 'anneal_strategy', 'cycle_momentum', 'base_momentum', 'max_momentum', 'div_factor', 'final_div_factor', 'three_phase', 'last_epoch'), 'unit': 'batch', 'length': ('total_steps', 'epochs * steps_per_epoch'), 'rewrites_lr': True}
r31 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'base_lr', 'max_lr', 'step_size_up', 'step_size_down', 'mode', 'gamma', 'scale_fn', 'scale_mode', 'cycle_momentum', 'base_momentum', 'max_momentum', 'last_epoch'), 'unit': 'batch', 'length': ('step_size_up', 'step_size_down'), 'rewrites_lr': True}
r32 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'mode', 'factor', 'patience', 'threshold', 'threshold_mode', 'cooldown', 'min_lr', 'eps'), 'defaults': {'mode': 'min', 'patience': 10}, 'unit': 'metric'}
r33 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'schedulers', 'milestones', 'last_epoch'), 'holds': 'schedulers', 'unit': 'any', 'length': ('milestones',), 'rewrites_lr': True}
r34 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('schedulers', 'optimizer'), 'holds': 'schedulers', 'unit': 'any'}
r35 = {'role': 'ema', 'of': 'model', 'params': ('model', 'device', 'avg_fn', 'multi_avg_fn', 'use_buffers'), 'defaults': {'use_buffers': False}, 'average': ('avg_fn', 'multi_avg_fn')}
r36 = {'role': 'scheduler', 'of': 'optimizer', 'params': ('optimizer', 'swa_lr', 'anneal_epochs', 'anneal_strategy', 'last_epoch'), 'unit': 'epoch', 'length': ('anneal_epochs',)}
r37 = {'role': 'scaler', 'params': ('device', 'init_scale', 'growth_factor', 'backoff_factor', 'growth_interval', 'enabled'), 'defaults': {'enabled': True}}
r38 = {'role': 'scaler', 'params': ('init_scale', 'growth_factor', 'backoff_factor', 'growth_interval', 'enabled'), 'defaults': {'enabled': True}, 'deprecated': 'torch.amp.GradScaler'}
r39 = {'role': 'scaler', 'params': ('device', 'init_scale', 'backoff_factor', 'growth_factor', 'growth_interval', 'enabled', 'process_group'), 'defaults': {'enabled': True}}
r40 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size', 'shuffle', 'sampler', 'batch_sampler', 'num_workers', 'collate_fn', 'pin_memory', 'drop_last', 'timeout', 'worker_init_fn', 'multiprocessing_context', 'generator', 'prefetch_factor', 'persistent_workers', 'pin_memory_device', 'in_order'), 'defaults': {'batch_size': 1, 'shuffle': False, 'num_workers': 0, 'pin_memory': False, 'drop_last': False, 'persistent_workers': False}}
r41 = {'role': 'loader', 'of': 'dataset', 'params': ('dataset', 'batch_size', 'shuffle', 'sampler', 'batch_sampler', 'num_workers', 'collate_fn', 'pin_memory', 'drop_last', 'timeout', 'worker_init_fn', 'multiprocessing_context', 'generator'), 'defaults': {'batch_size': 1, 'shuffle': False, 'num_workers': 0, 'pin_memory': False, 'drop_last': False, 'persistent_workers': False}, 'stateful': True}
r42 = {'role': 'dataset'}
r43 = {'role': 'dataset', 'iterable': True}
r44 = {'role': 'dataset', 'params': ('*tensors',)}
r45 = {'role': 'dataset', 'params': ('*args',), 'holds': 'args'}
r46 = {'role': 'dataset', 'params': ('datasets',), 'holds': 'datasets'}
r47 = {'role': 'dataset', 'params': ('datasets',), 'holds': 'datasets', 'iterable': True}
r48 = {'role': 'dataset', 'of': 'dataset', 'params': ('dataset', 'indices'), 'subset': 'indices'}
r49 = {'role': 'sampler'}
r50 = {'role': 'sampler', 'of': 'data_source', 'params': ('data_source',), 'shuffles': False}
r51 = {'role': 'sampler', 'of': 'data_source', 'params': ('data_source', 'replacement', 'num_samples', 'generator'), 'shuffles': True}
r52 = {'role': 'sampler', 'params': ('indices', 'generator'), 'shuffles': True, 'subset': 'indices'}
r53 = {'role': 'sampler', 'params': ('weights', 'num_samples', 'replacement', 'generator'), 'shuffles': True}
r54 = {'role': 'sampler', 'of': 'sampler', 'params': ('sampler', 'batch_size', 'drop_last'), 'batches': True}
r55 = {'role': 'sampler', 'of': 'dataset', 'params': ('dataset', 'num_replicas', 'rank', 'shuffle', 'seed', 'drop_last'), 'defaults': {'shuffle': True, 'drop_last': False, 'seed': 0}, 'sharded': True}
r56 = {'role': 'model', 'wraps': 'module', 'syncs': True, 'params': ('module', 'device_ids', 'output_device', 'dim', 'broadcast_buffers', 'init_sync', 'process_group', 'bucket_cap_mb', 'find_unused_parameters', 'check_reduction', 'gradient_as_bucket_view', 'static_graph')}
r57 = {'role': 'model', 'wraps': 'module', 'params': ('module', 'device_ids', 'output_device', 'dim'), 'deprecated': 'torch.nn.parallel.DistributedDataParallel'}
r58 = {'role': 'model', 'wraps': 'module', 'syncs': True, 'sharded': True, 'replaces_parameters': True, 'params': ('module', 'process_group', 'sharding_strategy', 'cpu_offload', 'auto_wrap_policy', 'backward_prefetch', 'mixed_precision', 'ignored_modules', 'param_init_fn', 'device_id', 'sync_module_states', 'forward_prefetch', 'limit_all_gathers', 'use_orig_params', 'ignored_states', 'device_mesh')}
r59 = {'role': 'criterion', 'expects': 'logits', 'params': ('weight', 'size_average', 'ignore_index', 'reduce', 'reduction', 'label_smoothing'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}}
r60 = {'role': 'criterion', 'learnable': True}
r61 = {'role': 'criterion', 'expects': 'log-probabilities', 'params': ('weight', 'size_average', 'ignore_index', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}}
r62 = {'role': 'criterion', 'expects': 'probabilities', 'autocast_unsafe': True, 'params': ('weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r63 = {'role': 'criterion', 'expects': 'logits', 'params': ('weight', 'size_average', 'reduce', 'reduction', 'pos_weight'), 'defaults': {'reduction': 'mean'}}
r64 = {'role': 'criterion', 'expects': 'logits', 'broadcasts': True, 'params': ('weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r65 = {'role': 'criterion', 'expects': 'logits', 'params': ('size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r66 = {'role': 'criterion', 'broadcasts': True, 'params': ('size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r67 = {'role': 'criterion', 'broadcasts': True, 'params': ('size_average', 'reduce', 'reduction', 'beta'), 'defaults': {'reduction': 'mean'}}
r68 = {'role': 'criterion', 'broadcasts': True, 'params': ('reduction', 'delta'), 'defaults': {'reduction': 'mean'}}
r69 = {'role': 'criterion', 'expects': 'log-probabilities', 'broadcasts': True, 'params': ('size_average', 'reduce', 'reduction', 'log_target'), 'defaults': {'reduction': 'mean'}}
r70 = {'role': 'criterion', 'broadcasts': True, 'params': ('log_input', 'full', 'size_average', 'eps', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r71 = {'role': 'criterion', 'params': ('full', 'eps', 'reduction'), 'defaults': {'reduction': 'mean'}}
r72 = {'role': 'criterion', 'expects': 'log-probabilities', 'params': ('blank', 'reduction', 'zero_infinity'), 'defaults': {'reduction': 'mean'}}
r73 = {'role': 'criterion', 'broadcasts': True, 'params': ('margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r74 = {'role': 'criterion', 'params': ('margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r75 = {'role': 'criterion', 'params': ('size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r76 = {'role': 'criterion', 'params': ('p', 'margin', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r77 = {'role': 'criterion', 'params': ('margin', 'p', 'eps', 'swap', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}}
r78 = {'role': 'criterion', 'params': ('distance_function', 'margin', 'swap', 'reduction'), 'defaults': {'reduction': 'mean'}}
r79 = {'role': 'criterion', 'learnable': True, 'params': ('in_features', 'n_classes', 'cutoffs', 'div_value', 'head_bias', 'device', 'dtype')}
r80 = {'role': 'model'}
r81 = {'role': 'parameters', 'params': ('data', 'requires_grad'), 'defaults': {'requires_grad': True}}
r82 = {'role': 'parameters'}
r83 = {'role': 'model', 'params': ('*args',), 'container': True}
r84 = {'role': 'model', 'params': ('modules',), 'container': True}
r85 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'p', 'params': ('p', 'inplace'), 'defaults': {'p': 0.5}}
r86 = {'role': 'model', 'mode_dependent': True, 'params': ('lower', 'upper', 'inplace')}
r87 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'normalises': 'batch', 'params': ('num_features', 'eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r88 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'normalises': 'batch', 'synced': True, 'params': ('num_features', 'eps', 'momentum', 'affine', 'track_running_stats', 'process_group', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r89 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'normalises': 'batch', 'params': ('eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': True}}
r90 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'params': ('num_features', 'eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': False}}
r91 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'track_running_stats', 'params': ('eps', 'momentum', 'affine', 'track_running_stats', 'device', 'dtype', 'bias'), 'defaults': {'track_running_stats': False}}
r92 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('embed_dim', 'num_heads', 'dropout', 'bias', 'add_bias_kv', 'add_zero_attn', 'kdim', 'vdim', 'batch_first', 'device', 'dtype'), 'defaults': {'dropout': 0.0}}
r93 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('input_size', 'hidden_size', 'num_layers'), 'defaults': {'dropout': 0.0}, 'recurrent': True}
r94 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('mode', 'input_size', 'hidden_size', 'num_layers', 'bias', 'batch_first', 'dropout', 'bidirectional', 'proj_size', 'device', 'dtype'), 'defaults': {'dropout': 0.0}, 'recurrent': True}
r95 = {'role': 'model', 'params': ('input_size', 'hidden_size', 'bias'), 'recurrent': True}
r96 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('d_model', 'nhead', 'num_encoder_layers', 'num_decoder_layers', 'dim_feedforward', 'dropout', 'activation', 'custom_encoder', 'custom_decoder', 'layer_norm_eps', 'batch_first', 'norm_first', 'bias', 'device', 'dtype'), 'defaults': {'dropout': 0.1}}
r97 = {'role': 'model', 'mode_dependent': True, 'unless_zero': 'dropout', 'params': ('d_model', 'nhead', 'dim_feedforward', 'dropout', 'activation', 'layer_norm_eps', 'batch_first', 'norm_first', 'bias', 'device', 'dtype'), 'defaults': {'dropout': 0.1}}
r98 = {'role': 'model', 'copies': 'encoder_layer', 'params': ('encoder_layer', 'num_layers', 'norm', 'enable_nested_tensor', 'mask_check')}
r99 = {'role': 'model', 'copies': 'decoder_layer', 'params': ('decoder_layer', 'num_layers', 'norm')}
r100 = {'role': 'model', 'output': 'softmax', 'parameterless': True}
r101 = {'role': 'model', 'output': 'log_softmax', 'parameterless': True}
r102 = {'role': 'model', 'output': 'sigmoid', 'parameterless': True}
r103 = {'role': 'model', 'params': ('in_features', 'out_features', 'bias', 'device', 'dtype')}
r104 = {'role': 'model', 'params': ('out_features', 'bias', 'device', 'dtype')}
r105 = {'role': 'model', 'params': ('in_channels', 'out_channels', 'kernel_size', 'stride', 'padding', 'dilation', 'groups', 'bias', 'padding_mode', 'device', 'dtype')}
r106 = {'role': 'model', 'params': ('in_channels', 'out_channels', 'kernel_size', 'stride', 'padding', 'output_padding', 'groups', 'bias', 'dilation', 'padding_mode', 'device', 'dtype')}
r107 = {'role': 'model', 'parameterless': True}
r108 = {'role': 'unknown', 'generator': True, 'params': ('seed',)}
r109 = {'role': 'unknown', 'generator': True, 'params': ('device',)}
r110 = {'op': 'forward', 'obj': 'model', 'params': ('loader', 'model', 'device'), 'restores_mode': True, 'updates_statistics': True, 'returns': 'none'}
r111 = {'params': ('decay',), 'returns': 'value'}
r112 = {'params': (), 'returns': 'value'}
r113 = {'scope': 'autocast', 'switch': 'enabled', 'params': ('device_type', 'dtype', 'enabled', 'cache_enabled'), 'defaults': {'enabled': True}}
r114 = {'scope': 'autocast', 'switch': 'enabled', 'params': ('enabled', 'dtype', 'cache_enabled'), 'defaults': {'enabled': True, 'device_type': 'cuda', 'dtype': 'torch.float16'}, 'deprecated': 'torch.amp.autocast'}
r115 = {'scope': 'autocast', 'switch': 'enabled', 'params': ('enabled', 'dtype', 'cache_enabled'), 'defaults': {'enabled': True, 'device_type': 'cpu', 'dtype': 'torch.bfloat16'}, 'deprecated': 'torch.amp.autocast'}
r116 = {'scope': 'no-grad', 'params': ('orig_func',)}
r117 = {'scope': 'enable-grad', 'params': ('orig_func',)}
r118 = {'scope': 'no-grad', 'switch': 'mode', 'params': ('mode',), 'defaults': {'mode': True}, 'inference': True}
r119 = {'op': 'grad-mode', 'scope': 'enable-grad', 'scope_if_false': 'no-grad', 'switch': 'mode', 'as': {'mode': 'enabled'}, 'params': ('mode',)}
r120 = {'op': 'backward', 'obj': 'tensors', 'params': ('tensors', 'grad_tensors', 'retain_graph', 'create_graph', 'grad_variables', 'inputs'), 'returns': 'none'}
r121 = {'op': 'backward', 'obj': 'roots', 'params': ('context_id', 'roots', 'retain_graph'), 'context_gradients': True, 'returns': 'none'}
r122 = {'op': 'grad', 'obj': 'outputs', 'params': ('outputs', 'inputs', 'grad_outputs', 'retain_graph', 'create_graph', 'only_inputs', 'allow_unused', 'is_grads_batched', 'materialize_grads'), 'defaults': {'create_graph': False}, 'returns': 'tensor'}
r123 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'max_norm', 'norm_type', 'error_if_nonfinite', 'foreach'), 'returns': 'value'}
r124 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'max_norm', 'norm_type', 'error_if_nonfinite', 'foreach'), 'deprecated': 'torch.nn.utils.clip_grad_norm_', 'returns': 'value'}
r125 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'clip_value', 'foreach'), 'returns': 'none'}
r126 = {'op': 'clip', 'obj': 'parameters', 'params': ('parameters', 'max_norm', 'total_norm', 'foreach'), 'returns': 'none'}
r127 = {'params': ('tensors', 'norm_type', 'error_if_nonfinite', 'foreach'), 'returns': 'value'}
r128 = {'params': ('function', '*args', 'use_reentrant', 'preserve_rng_state', 'context_fn', 'determinism_check', 'debug'), 'returns': 'call:function'}
r129 = {'op': 'forward', 'obj': 'module', 'params': ('module', 'parameter_and_buffer_dicts', 'args', 'kwargs', 'tie_weights', 'strict'), 'returns': 'tensor'}
r130 = {'returns': 'same:module', 'params': ('module',)}
r131 = {'op': 'update', 'obj': 'parameters', 'params': ('vec', 'parameters'), 'returns': 'none'}
r132 = {'params': ('dataset', 'lengths', 'generator'), 'role': 'dataset', 'of': 'dataset', 'returns': 'each:lengths', 'random': True}
r133 = {'returns': 'tensor'}
r134 = {'params': (), 'returns': 'value', 'worker': True}
r135 = {'op': 'wrap', 'obj': 'module', 'returns': 'same:module', 'syncs': True, 'sharded': True, 'replaces_parameters': True, 'dtensor': True, 'params': ('module', 'mesh', 'reshard_after_forward', 'shard_placement_fn', 'mp_policy', 'offload_policy', 'ignored_params')}
r136 = {'op': 'wrap', 'obj': 'module', 'returns': 'same:module', 'replaces_parameters': True, 'dtensor': True, 'params': ('module', 'device_mesh', 'parallelize_plan', 'src_data_rank')}
r137 = {'op': 'wrap', 'obj': 'module', 'returns': 'same:module', 'syncs_batchnorm': True, 'params': ('module', 'process_group')}
r138 = {'op': 'wrap', 'obj': 'model', 'returns': 'same:model', 'compiles': True, 'params': ('model', 'fullgraph', 'dynamic', 'backend', 'mode', 'options', 'disable')}
r139 = {'group': 'init', 'collective': True, 'params': ('backend', 'init_method', 'timeout', 'world_size', 'rank', 'store', 'group_name', 'pg_options', 'device_id'), 'returns': 'none'}
r140 = {'group': 'destroy', 'params': ('group',), 'returns': 'none'}
r141 = {'op': 'barrier', 'collective': True, 'params': ('group',), 'returns': 'none'}
r142 = {'op': 'reduce', 'obj': 'tensor', 'collective': True, 'in_place': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'op', 'group', 'async_op')}
r143 = {'op': 'reduce', 'obj': 'tensor', 'collective': True, 'in_place': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'dst', 'op', 'group', 'async_op')}
r144 = {'op': 'reduce', 'obj': 'tensor', 'collective': True, 'in_place': True, 'broadcasts_from': 'src', 'as': {'tensor': 'value'}, 'params': ('tensor', 'src', 'group', 'async_op')}
r145 = {'op': 'reduce', 'collective': True, 'in_place': True, 'broadcasts_from': 'src', 'as': {'object_list': 'value'}, 'params': ('object_list', 'src', 'group', 'device')}
r146 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'tensor': 'value'}, 'params': ('tensor_list', 'tensor', 'group', 'async_op')}
r147 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'input_tensor': 'value'}, 'params': ('output_tensor', 'input_tensor', 'group', 'async_op')}
r148 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'obj': 'value'}, 'params': ('object_list', 'obj', 'group')}
r149 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'gather_list', 'dst', 'group', 'async_op')}
r150 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'obj': 'value'}, 'params': ('obj', 'object_gather_list', 'dst', 'group')}
r151 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'as': {'tensor': 'value'}, 'params': ('tensor', 'scatter_list', 'src', 'group', 'async_op')}
r152 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True, 'params': ('scatter_object_output_list', 'scatter_object_input_list', 'src', 'group')}
r153 = {'op': 'reduce', 'collective': True, 'in_place': True}
r154 = {'op': 'reduce', 'collective': True, 'in_place': True, 'cuts': True}
r155 = {'op': 'reduce', 'collective': True, 'returns': 'tensor', 'params': ('tensor',), 'as': {'tensor': 'value'}}
r156 = {'rank': True, 'returns': 'value'}
r157 = {'returns': 'value'}
r158 = {'sets_device': True, 'params': ('device',), 'returns': 'none'}
r159 = {'op': 'loss', 'expects': 'logits', 'params': ('input', 'target', 'weight', 'size_average', 'ignore_index', 'reduce', 'reduction', 'label_smoothing'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}, 'returns': 'loss'}
r160 = {'op': 'loss', 'params': ('input', 'linear_weight', 'target'), 'returns': 'loss'}
r161 = {'op': 'loss', 'expects': 'log-probabilities', 'params': ('input', 'target', 'weight', 'size_average', 'ignore_index', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean', 'ignore_index': -100}, 'returns': 'loss'}
r162 = {'op': 'loss', 'expects': 'probabilities', 'autocast_unsafe': True, 'params': ('input', 'target', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r163 = {'op': 'loss', 'expects': 'logits', 'params': ('input', 'target', 'weight', 'size_average', 'reduce', 'reduction', 'pos_weight'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r164 = {'op': 'loss', 'expects': 'logits', 'broadcasts': True, 'params': ('input', 'target', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r165 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'size_average', 'reduce', 'reduction', 'weight'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r166 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'size_average', 'reduce', 'reduction', 'beta'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r167 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'reduction', 'delta', 'weight'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r168 = {'op': 'loss', 'expects': 'log-probabilities', 'broadcasts': True, 'params': ('input', 'target', 'size_average', 'reduce', 'reduction', 'log_target'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r169 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'log_input', 'full', 'size_average', 'eps', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r170 = {'op': 'loss', 'params': ('input', 'target', 'var', 'full', 'eps', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r171 = {'op': 'loss', 'expects': 'log-probabilities', 'params': ('log_probs', 'targets', 'input_lengths', 'target_lengths', 'blank', 'reduction', 'zero_infinity'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss', 'as': {'log_probs': 'input', 'targets': 'target'}}
r172 = {'op': 'loss', 'params': ('input', 'target', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r173 = {'op': 'loss', 'broadcasts': True, 'params': ('input', 'target', 'margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r174 = {'op': 'loss', 'params': ('input', 'target', 'p', 'margin', 'weight', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r175 = {'op': 'loss', 'params': ('input1', 'input2', 'target', 'margin', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r176 = {'op': 'loss', 'params': ('anchor', 'positive', 'negative', 'margin', 'p', 'eps', 'swap', 'size_average', 'reduce', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r177 = {'op': 'loss', 'params': ('anchor', 'positive', 'negative', 'distance_function', 'margin', 'swap', 'reduction'), 'defaults': {'reduction': 'mean'}, 'returns': 'loss'}
r178 = {'training': 'training', 'rate': 'p', 'params': ('input', 'p', 'training', 'inplace'), 'defaults': {'p': 0.5, 'training': True}, 'returns': 'tensor'}
r179 = {'training': 'training', 'rate': 'p', 'params': ('input', 'p', 'training', 'inplace'), 'defaults': {'p': 0.5, 'training': False}, 'returns': 'tensor'}
r180 = {'training': 'train', 'rate': 'p', 'params': ('input', 'p', 'train'), 'returns': 'tensor'}
r181 = {'training': 'training', 'params': ('input', 'lower', 'upper', 'training', 'inplace'), 'defaults': {'training': False}, 'returns': 'tensor'}
r182 = {'training': 'training', 'normalises': 'batch', 'params': ('input', 'running_mean', 'running_var', 'weight', 'bias', 'training', 'momentum', 'eps'), 'defaults': {'training': False}, 'returns': 'tensor'}
r183 = {'rate': 'dropout_p', 'params': ('query', 'key', 'value', 'attn_mask', 'dropout_p', 'is_causal', 'scale', 'enable_gqa'), 'defaults': {'dropout_p': 0.0}, 'returns': 'tensor'}
r184 = {'training': 'training', 'rate': 'dropout_p', 'params': ('query', 'key', 'value', 'embed_dim_to_check', 'num_heads', 'in_proj_weight', 'in_proj_bias', 'bias_k', 'bias_v', 'add_zero_attn', 'dropout_p', 'out_proj_weight', 'out_proj_bias', 'training'), 'defaults': {'training': True}, 'returns': 'tensor'}
r185 = {'random': True, 'output': 'softmax', 'params': ('logits', 'tau', 'hard', 'eps', 'dim'), 'returns': 'tensor'}
r186 = {'output': 'softmax', 'params': ('input', 'dim', '_stacklevel', 'dtype'), 'returns': 'tensor'}
r187 = {'output': 'log_softmax', 'params': ('input', 'dim', '_stacklevel', 'dtype'), 'returns': 'tensor'}
r188 = {'output': 'sigmoid', 'params': ('input',), 'returns': 'tensor'}
r189 = {'output': 'softmax', 'params': ('input', 'dim', 'dtype'), 'returns': 'tensor'}
r190 = {'output': 'log_softmax', 'params': ('input', 'dim', 'dtype'), 'returns': 'tensor'}
r191 = {'params': ('data',), 'returns': 'tensor', 'cuts': True}
r192 = {'params': ('data', 'dtype', 'device', 'requires_grad', 'pin_memory'), 'returns': 'tensor', 'cuts': True}
r193 = {'params': ('ndarray',), 'returns': 'tensor', 'cuts': True}
r194 = {'params': ('data', 'dtype', 'device'), 'returns': 'tensor'}
r195 = {'params': ('data', 'requires_grad'), 'returns': 'same:data', 'deprecated': 'torch.Tensor'}
r196 = {'params': ('input',), 'returns': 'tensor', 'cuts': True}
r197 = {'returns': 'tensor', 'cuts': True}
r198 = {'params': ('input',), 'returns': 'value', 'cuts': True}
r199 = {'op': 'save', 'as': {'obj': 'value', 'f': 'file'}, 'params': ('obj', 'f', 'pickle_module', 'pickle_protocol'), 'returns': 'none'}
r200 = {'op': 'load', 'role': 'checkpoint', 'as': {'f': 'file'}, 'params': ('f', 'map_location', 'pickle_module', 'weights_only', 'mmap'), 'defaults': {'weights_only': True}, 'returns': 'new'}
r201 = {'role': 'checkpoint', 'params': ('url', 'model_dir', 'map_location', 'progress', 'check_hash', 'file_name', 'weights_only'), 'returns': 'new'}
r202 = {'params': ('repo_or_dir', 'model', '*args', 'source', 'trust_repo', 'force_reload', 'verbose', 'skip_validation'), 'returns': 'new', 'role': 'model', 'mode_dependent': 'unknown', 'mode': 'unknown'}
r203 = {'op': 'save', 'collective': True, 'sharded': True, 'as': {'state_dict': 'value', 'checkpoint_id': 'file'}, 'params': ('state_dict', 'checkpoint_id', 'storage_writer', 'planner', 'process_group')}
r204 = {'op': 'load', 'collective': True, 'in_place': True, 'as': {'state_dict': 'value', 'checkpoint_id': 'file'}, 'params': ('state_dict', 'checkpoint_id', 'storage_reader', 'planner', 'process_group')}
r205 = {'params': ('model', 'optimizers', 'submodules', 'options'), 'returns': 'state', 'collective': True}
r206 = {'params': ('model', 'submodules', 'options'), 'returns': 'state:model', 'collective': True}
r207 = {'params': ('model', 'optimizers', 'submodules', 'options'), 'returns': 'state:optimizers', 'collective': True}
r208 = {'op': 'restore', 'obj': 'model', 'params': ('model', 'optimizers', 'model_state_dict', 'optim_state_dict', 'options'), 'collective': True}
r209 = {'op': 'restore', 'obj': 'model', 'as': {'model_state_dict': 'state_dict'}, 'params': ('model', 'model_state_dict', 'options'), 'collective': True}
r210 = {'op': 'restore', 'obj': 'optimizers', 'as': {'optim_state_dict': 'state_dict'}, 'params': ('model', 'optimizers', 'optim_state_dict', 'options'), 'collective': True}
r211 = {'params': ('x',), 'returns': 'copy'}
r212 = {'op': 'export', 'obj': 'func', 'exports': 'trace', 'params': ('func', 'example_inputs'), 'returns': 'copy'}
r213 = {'op': 'export', 'obj': 'mod', 'exports': 'trace', 'params': ('mod', 'inputs'), 'returns': 'copy'}
r214 = {'op': 'wrap', 'obj': 'obj', 'exports': 'script', 'params': ('obj', 'optimize'), 'returns': 'same:obj'}
r215 = {'op': 'export', 'obj': 'mod', 'exports': 'script', 'params': ('mod', 'preserved_attrs', 'optimize_numerics', 'preserve_parameters'), 'returns': 'copy'}
r216 = {'op': 'save', 'as': {'m': 'value', 'f': 'file'}, 'params': ('m', 'f'), 'returns': 'none'}
r217 = {'role': 'model', 'params': ('f', 'map_location'), 'returns': 'new', 'mode': 'unknown', 'mode_dependent': 'unknown'}
r218 = {'op': 'export', 'obj': 'model', 'exports': 'onnx', 'params': ('model', 'args', 'f', 'kwargs', 'verbose', 'input_names', 'output_names', 'opset_version', 'dynamo'), 'defaults': {'dynamo': True}}
r219 = {'op': 'export', 'obj': 'mod', 'exports': 'export', 'params': ('mod', 'args', 'kwargs', 'dynamic_shapes', 'strict')}
r220 = {'op': 'seed', 'seeds': ('torch',), 'as': {'seed': 'value'}, 'params': ('seed',)}
r221 = {'op': 'seed', 'seeds': ('cuda',), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r222 = {'op': 'seed', 'seeds': ('numpy',), 'as': {'seed': 'value'}, 'params': ('seed',), 'returns': 'none'}
r223 = {'op': 'seed', 'seeds': ('python',), 'as': {'a': 'value'}, 'params': ('a', 'version'), 'returns': 'none'}
r224 = {'forks_random_state': True, 'params': ('devices', 'enabled')}
r225 = {'role': 'unknown', 'generator': True, 'params': ('seed',), 'returns': 'new'}
r226 = {'params': ('x',), 'returns': 'value', 'cuts': True}
r227 = {'params': ('iterable',), 'returns': 'iterable:iterable'}
r228 = {'params': ('iterable', 'start'), 'returns': 'iterable:iterable', 'counts': True}
r229 = {'params': ('*iterables',), 'returns': 'iterable:iterables'}
r230 = {'params': ('iterable',), 'returns': 'iterable:iterable', 'cycles': True}
r231 = {'params': ('iterable', '*bounds'), 'returns': 'iterable:iterable'}
r232 = {'params': ('a',), 'returns': 'value', 'cuts': True}
r233 = {'params': ('enter_result',)}
r234 = {'params': ('iterable', 'desc', 'total'), 'returns': 'iterable:iterable'}
r235 = {'params': ('sequence',), 'returns': 'iterable:sequence'}
r236 = {'params': ('*args',), 'counts': True, 'returns': 'value'}
r237 = {'params': ('name',), 'marks': 'scope'}
r238 = {'op': 'wrap', 'obj': 'obj', 'params': ('obj', 'by'), 'returns': 'same:obj'}
r239 = {'params': ('role', 'value'), 'returns': 'every'}
r240 = {'params': (), 'returns': 'unknown'}
r241 = {'op': 'step', 'params': ('closure',)}
r242 = {'op': 'zero-grad', 'params': ('set_to_none',), 'defaults': {'set_to_none': True}, 'returns': 'none'}
r243 = {'returns': 'state', 'params': ()}
r244 = {'op': 'restore', 'params': ('state_dict',), 'returns': 'none'}
r245 = {'params': ('param_group',), 'adds': 'param_group', 'returns': 'none'}
r246 = {'params': ('hook',), 'hook': 'hook'}
r247 = {'op': 'step', 'params': ('closure',), 'calls': 'closure'}
r248 = {'params': ('to',), 'collective': True, 'returns': 'none'}
r249 = {'op': 'schedule', 'params': ('epoch',), 'returns': 'none'}
r250 = {'params': (), 'returns': 'state'}
r251 = {'op': 'schedule', 'params': ('metrics', 'epoch'), 'as': {'metrics': 'metric'}, 'returns': 'none'}
r252 = {'op': 'schedule', 'params': (), 'returns': 'none'}
r253 = {'op': 'scale', 'params': ('outputs',), 'as': {'outputs': 'loss'}, 'returns': 'tensor'}
r254 = {'op': 'unscale', 'params': ('optimizer',), 'returns': 'none'}
r255 = {'op': 'step', 'obj': 'optimizer', 'params': ('optimizer', '*args')}
r256 = {'op': 'scaler-update', 'params': ('new_scale',), 'returns': 'none'}
r257 = {'op': 'forward', 'params': ('*args',), 'returns': 'tensor'}
r258 = {'op': 'train', 'op_if_false': 'eval', 'switch': 'mode', 'params': ('mode',), 'defaults': {'mode': True}, 'returns': 'same'}
r259 = {'op': 'eval', 'params': (), 'returns': 'same'}
r260 = {'op': 'unfreeze', 'op_if_false': 'freeze', 'switch': 'requires_grad', 'params': ('requires_grad',), 'defaults': {'requires_grad': True}, 'returns': 'same'}
r261 = {'params': ('recurse',), 'returns': 'parameters'}
r262 = {'params': ('prefix', 'recurse', 'remove_duplicate'), 'returns': 'parameters', 'named': True}
r263 = {'params': ('recurse',), 'returns': 'buffers'}
r264 = {'params': ('prefix', 'recurse', 'remove_duplicate'), 'returns': 'buffers', 'named': True}
r265 = {'params': (), 'returns': 'modules'}
r266 = {'params': (), 'returns': 'modules', 'named': True}
r267 = {'params': ('memo', 'prefix', 'remove_duplicate'), 'returns': 'modules', 'named': True}
r268 = {'params': ('target',), 'returns': 'modules'}
r269 = {'params': ('target',), 'returns': 'parameters'}
r270 = {'params': ('*args', 'destination', 'prefix', 'keep_vars'), 'returns': 'state'}
r271 = {'op': 'restore', 'params': ('state_dict', 'strict', 'assign'), 'defaults': {'strict': True}, 'returns': 'value'}
r272 = {'params': ('*args',), 'moves': True, 'returns': 'same'}
r273 = {'params': ('device',), 'moves': True, 'returns': 'same'}
r274 = {'params': (), 'moves': True, 'returns': 'same'}
r275 = {'params': (), 'casts': 'float32', 'returns': 'same'}
r276 = {'params': (), 'casts': 'float64', 'returns': 'same'}
r277 = {'params': (), 'casts': 'float16', 'returns': 'same'}
r278 = {'params': (), 'casts': 'bfloat16', 'returns': 'same'}
r279 = {'params': ('dst_type',), 'returns': 'same'}
r280 = {'params': ('device', 'recurse'), 'moves': True, 'returns': 'same'}
r281 = {'params': ('fn',), 'returns': 'same'}
r282 = {'params': (), 'returns': 'same'}
r283 = {'op': 'wrap', 'params': (), 'compiles': True, 'returns': 'none'}
r284 = {'params': ('name', 'module'), 'registers': 'module', 'returns': 'none'}
r285 = {'params': ('name', 'tensor', 'persistent'), 'registers': 'tensor', 'returns': 'none'}
r286 = {'params': ('name', 'param'), 'registers': 'param', 'returns': 'none'}
r287 = {'scope': 'no-sync', 'params': ()}
r288 = {'params': (), 'uneven': True}
r289 = {'op': 'clip', 'params': ('max_norm', 'norm_type'), 'sharded': True, 'returns': 'value'}
r290 = {'params': ('requires_gradient_sync', 'recurse'), 'syncs': True, 'returns': 'none'}
r291 = {'params': ('is_last_backward',), 'returns': 'none'}
r292 = {'op': 'ema-update', 'params': ('model',), 'returns': 'none'}
r293 = {'op': 'loss', 'params': ('input', 'target'), 'returns': 'loss'}
r294 = {'op': 'loss', 'params': ('input1', 'input2', 'target'), 'returns': 'loss'}
r295 = {'op': 'loss', 'params': ('anchor', 'positive', 'negative'), 'returns': 'loss'}
r296 = {'op': 'loss', 'params': ('log_probs', 'targets', 'input_lengths', 'target_lengths'), 'as': {'log_probs': 'input', 'targets': 'target'}, 'returns': 'loss'}
r297 = {'op': 'loss', 'params': ('input', 'target', 'var'), 'returns': 'loss'}
r298 = {'op': 'set-epoch', 'params': ('epoch',), 'returns': 'none'}
r299 = {'op': 'measure', 'params': ('*args',), 'returns': 'tensor', 'cuts': True}
r300 = {'op': 'measure', 'params': ('*args',), 'returns': 'none'}
r301 = {'params': (), 'returns': 'tensor', 'cuts': True}
r302 = {'op': 'reset', 'params': (), 'returns': 'none'}
r303 = {'op': 'backward', 'params': ('gradient', 'retain_graph', 'create_graph', 'inputs'), 'defaults': {'retain_graph': False}, 'returns': 'none'}
r304 = {'op': 'read', 'params': (), 'returns': 'value', 'cuts': True}
r305 = {'op': 'read', 'params': ('force',), 'returns': 'value', 'cuts': True}
r306 = {'op': 'read', 'params': ('memory_format',), 'returns': 'same'}
r307 = {'params': (), 'returns': 'same', 'cuts': True, 'in_place': True}
r308 = {'params': ('requires_grad',), 'returns': 'same', 'in_place': True}
r309 = {'params': (), 'returns': 'none'}
r310 = {'params': ('memory_format',), 'returns': 'tensor'}
r311 = {'params': ('device', 'non_blocking'), 'moves': True, 'returns': 'same'}
r312 = {'params': ('dim', 'keepdim'), 'returns': 'tensor', 'cuts': True}
r313 = {'params': ('dim', 'descending'), 'returns': 'tensor', 'cuts': True}
r314 = {'params': ('other',), 'returns': 'tensor', 'cuts': True}
r315 = {'params': ('*size',), 'returns': 'tensor', 'cuts': True}
r316 = {'params': ('dim',), 'returns': 'value', 'cuts': True}
r317 = {'params': (), 'returns': 'value', 'cuts': True}
r318 = {'params': ('dim', 'dtype'), 'output': 'softmax', 'returns': 'tensor'}
r319 = {'params': ('dim', 'dtype'), 'output': 'log_softmax', 'returns': 'tensor'}
r320 = {'params': (), 'output': 'sigmoid', 'returns': 'tensor'}
r321 = {'params': (), 'output': 'sigmoid', 'returns': 'same'}
r322 = {'returns': 'gradient'}
r323 = {'returns': 'value', 'cuts': True}
r324 = {'returns': 'same'}
r325 = {'returns': 'parameters'}
r326 = {'returns': 'of'}
r327 = {'returns': 'argument:sampler'}
r328 = {'returns': 'argument:batch_sampler'}
r329 = {'returns': 'argument:batch_size'}

classes: dict[str, Any] = {
    'torch.optim.Optimizer': r0,
    'torch.optim.SGD': r1,
    'torch.optim.Adam': r2,
    'torch.optim.AdamW': r3,
    'torch.optim.NAdam': r4,
    'torch.optim.RAdam': r5,
    'torch.optim.Adamax': r6,
    'torch.optim.Adagrad': r7,
    'torch.optim.Adadelta': r8,
    'torch.optim.Adafactor': r9,
    'torch.optim.ASGD': r10,
    'torch.optim.RMSprop': r11,
    'torch.optim.Rprop': r12,
    'torch.optim.SparseAdam': r13,
    'torch.optim.Muon': r14,
    'torch.optim.LBFGS': r15,
    'torch.distributed.optim.ZeroRedundancyOptimizer': r16,
    'torch.distributed.optim.PostLocalSGDOptimizer': r17,
    'torch.distributed.optim.DistributedOptimizer': r18,
    'torch.optim.lr_scheduler.LRScheduler': r19,
    'torch.optim.lr_scheduler.LambdaLR': r20,
    'torch.optim.lr_scheduler.MultiplicativeLR': r21,
    'torch.optim.lr_scheduler.StepLR': r22,
    'torch.optim.lr_scheduler.MultiStepLR': r23,
    'torch.optim.lr_scheduler.ExponentialLR': r24,
    'torch.optim.lr_scheduler.CosineAnnealingLR': r25,
    'torch.optim.lr_scheduler.CosineAnnealingWarmRestarts': r26,
    'torch.optim.lr_scheduler.ConstantLR': r27,
    'torch.optim.lr_scheduler.LinearLR': r28,
    'torch.optim.lr_scheduler.PolynomialLR': r29,
    'torch.optim.lr_scheduler.OneCycleLR': r30,
    'torch.optim.lr_scheduler.CyclicLR': r31,
    'torch.optim.lr_scheduler.ReduceLROnPlateau': r32,
    'torch.optim.lr_scheduler.SequentialLR': r33,
    'torch.optim.lr_scheduler.ChainedScheduler': r34,
    'torch.optim.swa_utils.AveragedModel': r35,
    'torch.optim.swa_utils.SWALR': r36,
    'torch.amp.GradScaler': r37,
    'torch.cuda.amp.GradScaler': r38,
    'torch.cpu.amp.GradScaler': r38,
    'torch.distributed.fsdp.sharded_grad_scaler.ShardedGradScaler': r39,
    'torch.utils.data.DataLoader': r40,
    'torchdata.stateful_dataloader.StatefulDataLoader': r41,
    'torch.utils.data.Dataset': r42,
    'torch.utils.data.IterableDataset': r43,
    'torch.utils.data.TensorDataset': r44,
    'torch.utils.data.StackDataset': r45,
    'torch.utils.data.ConcatDataset': r46,
    'torch.utils.data.ChainDataset': r47,
    'torch.utils.data.Subset': r48,
    'torch.utils.data.Sampler': r49,
    'torch.utils.data.SequentialSampler': r50,
    'torch.utils.data.RandomSampler': r51,
    'torch.utils.data.SubsetRandomSampler': r52,
    'torch.utils.data.WeightedRandomSampler': r53,
    'torch.utils.data.BatchSampler': r54,
    'torch.utils.data.distributed.DistributedSampler': r55,
    'torch.nn.parallel.DistributedDataParallel': r56,
    'torch.nn.DataParallel': r57,
    'torch.distributed.fsdp.FullyShardedDataParallel': r58,
    'torch.nn.CrossEntropyLoss': r59,
    'torch.nn.LinearCrossEntropyLoss': r60,
    'torch.nn.NLLLoss': r61,
    'torch.nn.NLLLoss2d': r61,
    'torch.nn.BCELoss': r62,
    'torch.nn.BCEWithLogitsLoss': r63,
    'torch.nn.MultiLabelSoftMarginLoss': r64,
    'torch.nn.SoftMarginLoss': r65,
    'torch.nn.MSELoss': r66,
    'torch.nn.L1Loss': r66,
    'torch.nn.SmoothL1Loss': r67,
    'torch.nn.HuberLoss': r68,
    'torch.nn.KLDivLoss': r69,
    'torch.nn.PoissonNLLLoss': r70,
    'torch.nn.GaussianNLLLoss': r71,
    'torch.nn.CTCLoss': r72,
    'torch.nn.HingeEmbeddingLoss': r73,
    'torch.nn.CosineEmbeddingLoss': r74,
    'torch.nn.MarginRankingLoss': r74,
    'torch.nn.MultiLabelMarginLoss': r75,
    'torch.nn.MultiMarginLoss': r76,
    'torch.nn.TripletMarginLoss': r77,
    'torch.nn.TripletMarginWithDistanceLoss': r78,
    'torch.nn.AdaptiveLogSoftmaxWithLoss': r79,
    'torch.nn.Module': r80,
    'torch.nn.Parameter': r81,
    'torch.nn.ParameterList': r82,
    'torch.nn.ParameterDict': r82,
    'torch.nn.Sequential': r83,
    'torch.nn.ModuleList': r84,
    'torch.nn.ModuleDict': r84,
    'torch.nn.Dropout': r85,
    'torch.nn.Dropout1d': r85,
    'torch.nn.Dropout2d': r85,
    'torch.nn.Dropout3d': r85,
    'torch.nn.AlphaDropout': r85,
    'torch.nn.FeatureAlphaDropout': r85,
    'torch.nn.RReLU': r86,
    'torch.nn.BatchNorm1d': r87,
    'torch.nn.BatchNorm2d': r87,
    'torch.nn.BatchNorm3d': r87,
    'torch.nn.SyncBatchNorm': r88,
    'torch.nn.LazyBatchNorm1d': r89,
    'torch.nn.LazyBatchNorm2d': r89,
    'torch.nn.LazyBatchNorm3d': r89,
    'torch.nn.InstanceNorm1d': r90,
    'torch.nn.InstanceNorm2d': r90,
    'torch.nn.InstanceNorm3d': r90,
    'torch.nn.LazyInstanceNorm1d': r91,
    'torch.nn.LazyInstanceNorm2d': r91,
    'torch.nn.LazyInstanceNorm3d': r91,
    'torch.nn.MultiheadAttention': r92,
    'torch.nn.RNN': r93,
    'torch.nn.LSTM': r93,
    'torch.nn.GRU': r93,
    'torch.nn.RNNBase': r94,
    'torch.nn.RNNCell': r95,
    'torch.nn.LSTMCell': r95,
    'torch.nn.GRUCell': r95,
    'torch.nn.RNNCellBase': r95,
    'torch.nn.Transformer': r96,
    'torch.nn.TransformerEncoderLayer': r97,
    'torch.nn.TransformerDecoderLayer': r97,
    'torch.nn.TransformerEncoder': r98,
    'torch.nn.TransformerDecoder': r99,
    'torch.nn.Softmax': r100,
    'torch.nn.Softmax2d': r100,
    'torch.nn.LogSoftmax': r101,
    'torch.nn.Sigmoid': r102,
    'torch.nn.Linear': r103,
    'torch.nn.LazyLinear': r104,
    'torch.nn.Conv1d': r105,
    'torch.nn.Conv2d': r105,
    'torch.nn.Conv3d': r105,
    'torch.nn.ConvTranspose1d': r106,
    'torch.nn.ConvTranspose2d': r106,
    'torch.nn.ConvTranspose3d': r106,
    'torch.nn.Bilinear': r80,
    'torch.nn.Embedding': r80,
    'torch.nn.EmbeddingBag': r80,
    'torch.nn.GroupNorm': r80,
    'torch.nn.LayerNorm': r80,
    'torch.nn.RMSNorm': r80,
    'torch.nn.PReLU': r80,
    'torch.nn.LazyConv1d': r80,
    'torch.nn.LazyConv2d': r80,
    'torch.nn.LazyConv3d': r80,
    'torch.nn.LazyConvTranspose1d': r80,
    'torch.nn.LazyConvTranspose2d': r80,
    'torch.nn.LazyConvTranspose3d': r80,
    'torch.nn.CELU': r107,
    'torch.nn.ELU': r107,
    'torch.nn.GELU': r107,
    'torch.nn.GLU': r107,
    'torch.nn.Hardshrink': r107,
    'torch.nn.Hardsigmoid': r107,
    'torch.nn.Hardswish': r107,
    'torch.nn.Hardtanh': r107,
    'torch.nn.LeakyReLU': r107,
    'torch.nn.LogSigmoid': r107,
    'torch.nn.Mish': r107,
    'torch.nn.ReLU': r107,
    'torch.nn.ReLU6': r107,
    'torch.nn.SELU': r107,
    'torch.nn.SiLU': r107,
    'torch.nn.Softmin': r107,
    'torch.nn.Softplus': r107,
    'torch.nn.Softshrink': r107,
    'torch.nn.Softsign': r107,
    'torch.nn.Tanh': r107,
    'torch.nn.Tanhshrink': r107,
    'torch.nn.Threshold': r107,
    'torch.nn.AdaptiveAvgPool1d': r107,
    'torch.nn.AdaptiveAvgPool2d': r107,
    'torch.nn.AdaptiveAvgPool3d': r107,
    'torch.nn.AdaptiveMaxPool1d': r107,
    'torch.nn.AdaptiveMaxPool2d': r107,
    'torch.nn.AdaptiveMaxPool3d': r107,
    'torch.nn.AvgPool1d': r107,
    'torch.nn.AvgPool2d': r107,
    'torch.nn.AvgPool3d': r107,
    'torch.nn.FractionalMaxPool2d': r107,
    'torch.nn.FractionalMaxPool3d': r107,
    'torch.nn.LPPool1d': r107,
    'torch.nn.LPPool2d': r107,
    'torch.nn.LPPool3d': r107,
    'torch.nn.MaxPool1d': r107,
    'torch.nn.MaxPool2d': r107,
    'torch.nn.MaxPool3d': r107,
    'torch.nn.MaxUnpool1d': r107,
    'torch.nn.MaxUnpool2d': r107,
    'torch.nn.MaxUnpool3d': r107,
    'torch.nn.CircularPad1d': r107,
    'torch.nn.CircularPad2d': r107,
    'torch.nn.CircularPad3d': r107,
    'torch.nn.ConstantPad1d': r107,
    'torch.nn.ConstantPad2d': r107,
    'torch.nn.ConstantPad3d': r107,
    'torch.nn.ReflectionPad1d': r107,
    'torch.nn.ReflectionPad2d': r107,
    'torch.nn.ReflectionPad3d': r107,
    'torch.nn.ReplicationPad1d': r107,
    'torch.nn.ReplicationPad2d': r107,
    'torch.nn.ReplicationPad3d': r107,
    'torch.nn.ZeroPad1d': r107,
    'torch.nn.ZeroPad2d': r107,
    'torch.nn.ZeroPad3d': r107,
    'torch.nn.ChannelShuffle': r107,
    'torch.nn.CosineSimilarity': r107,
    'torch.nn.CrossMapLRN2d': r107,
    'torch.nn.Flatten': r107,
    'torch.nn.Fold': r107,
    'torch.nn.Identity': r107,
    'torch.nn.LocalResponseNorm': r107,
    'torch.nn.PairwiseDistance': r107,
    'torch.nn.PixelShuffle': r107,
    'torch.nn.PixelUnshuffle': r107,
    'torch.nn.Unflatten': r107,
    'torch.nn.Unfold': r107,
    'torch.nn.Upsample': r107,
    'torch.nn.UpsamplingBilinear2d': r107,
    'torch.nn.UpsamplingNearest2d': r107,
    'numpy.random.RandomState': r108,
    'random.Random': r108,
    'torch.Generator': r109,
}

functions: dict[str, Any] = {
    'torch.optim.swa_utils.update_bn': r110,
    'torch.optim.swa_utils.get_ema_avg_fn': r111,
    'torch.optim.swa_utils.get_ema_multi_avg_fn': r111,
    'torch.optim.swa_utils.get_swa_avg_fn': r112,
    'torch.optim.swa_utils.get_swa_multi_avg_fn': r112,
    'torch.autocast': r113,
    'torch.cuda.amp.autocast': r114,
    'torch.cpu.amp.autocast': r115,
    'torch.no_grad': r116,
    'torch.enable_grad': r117,
    'torch.inference_mode': r118,
    'torch.set_grad_enabled': r119,
    'torch.autograd.backward': r120,
    'torch.distributed.autograd.backward': r121,
    'torch.autograd.grad': r122,
    'torch.nn.utils.clip_grad_norm_': r123,
    'torch.nn.utils.clip_grad_norm': r124,
    'torch.nn.utils.clip_grad_value_': r125,
    'torch.nn.utils.clip_grads_with_norm_': r126,
    'torch.nn.utils.get_total_norm': r127,
    'torch.utils.checkpoint.checkpoint': r128,
    'torch.func.functional_call': r129,
    'torch.nn.utils.parametrizations.spectral_norm': r130,
    'torch.nn.utils.parametrizations.weight_norm': r130,
    'torch.nn.utils.parametrizations.orthogonal': r130,
    'torch.nn.utils.spectral_norm': r130,
    'torch.nn.utils.weight_norm': r130,
    'torch.nn.utils.vector_to_parameters': r131,
    'torch.utils.data.random_split': r132,
    'torch.utils.data.default_collate': r133,
    'torch.utils.data.default_convert': r133,
    'torch.utils.data.get_worker_info': r134,
    'torch.distributed.fsdp.fully_shard': r135,
    'torch.distributed.tensor.parallel.parallelize_module': r136,
    'torch.nn.SyncBatchNorm.convert_sync_batchnorm': r137,
    'torch.compile': r138,
    'torch.distributed.init_process_group': r139,
    'torch.distributed.destroy_process_group': r140,
    'torch.distributed.barrier': r141,
    'torch.distributed.monitored_barrier': r141,
    'torch.distributed.all_reduce': r142,
    'torch.distributed.reduce': r143,
    'torch.distributed.broadcast': r144,
    'torch.distributed.broadcast_object_list': r145,
    'torch.distributed.all_gather': r146,
    'torch.distributed.all_gather_into_tensor': r147,
    'torch.distributed.all_gather_object': r148,
    'torch.distributed.gather': r149,
    'torch.distributed.gather_object': r150,
    'torch.distributed.scatter': r151,
    'torch.distributed.scatter_object_list': r152,
    'torch.distributed.reduce_scatter': r153,
    'torch.distributed.reduce_scatter_tensor': r153,
    'torch.distributed.all_to_all': r154,
    'torch.distributed.all_to_all_single': r154,
    'torch.distributed.nn.all_reduce': r155,
    'torch.distributed.nn.all_gather': r155,
    'torch.distributed.nn.broadcast': r155,
    'torch.distributed.nn.reduce': r155,
    'torch.distributed.nn.gather': r155,
    'torch.distributed.get_rank': r156,
    'torch.distributed.get_node_local_rank': r156,
    'torch.distributed.get_world_size': r157,
    'torch.distributed.is_initialized': r157,
    'torch.distributed.is_available': r157,
    'torch.distributed.get_backend': r157,
    'torch.distributed.is_torchelastic_launched': r157,
    'torch.distributed.is_nccl_available': r157,
    'torch.cuda.set_device': r158,
    'torch.accelerator.set_device_index': r158,
    'torch.nn.functional.cross_entropy': r159,
    'torch.nn.functional.linear_cross_entropy': r160,
    'torch.nn.functional.nll_loss': r161,
    'torch.nn.functional.binary_cross_entropy': r162,
    'torch.nn.functional.binary_cross_entropy_with_logits': r163,
    'torch.nn.functional.multilabel_soft_margin_loss': r164,
    'torch.nn.functional.mse_loss': r165,
    'torch.nn.functional.l1_loss': r165,
    'torch.nn.functional.smooth_l1_loss': r166,
    'torch.nn.functional.huber_loss': r167,
    'torch.nn.functional.kl_div': r168,
    'torch.nn.functional.poisson_nll_loss': r169,
    'torch.nn.functional.gaussian_nll_loss': r170,
    'torch.nn.functional.ctc_loss': r171,
    'torch.nn.functional.soft_margin_loss': r172,
    'torch.nn.functional.multilabel_margin_loss': r172,
    'torch.nn.functional.hinge_embedding_loss': r173,
    'torch.nn.functional.multi_margin_loss': r174,
    'torch.nn.functional.cosine_embedding_loss': r175,
    'torch.nn.functional.margin_ranking_loss': r175,
    'torch.nn.functional.triplet_margin_loss': r176,
    'torch.nn.functional.triplet_margin_with_distance_loss': r177,
    'torch.nn.functional.dropout': r178,
    'torch.nn.functional.dropout1d': r178,
    'torch.nn.functional.dropout2d': r178,
    'torch.nn.functional.dropout3d': r178,
    'torch.nn.functional.alpha_dropout': r179,
    'torch.nn.functional.feature_alpha_dropout': r179,
    'torch.dropout': r180,
    'torch.alpha_dropout': r180,
    'torch.feature_alpha_dropout': r180,
    'torch.feature_dropout': r180,
    'torch.nn.functional.rrelu': r181,
    'torch.nn.functional.batch_norm': r182,
    'torch.nn.functional.scaled_dot_product_attention': r183,
    'torch.nn.functional.multi_head_attention_forward': r184,
    'torch.nn.functional.gumbel_softmax': r185,
    'torch.nn.functional.softmax': r186,
    'torch.nn.functional.log_softmax': r187,
    'torch.nn.functional.sigmoid': r188,
    'torch.softmax': r189,
    'torch.special.softmax': r189,
    'torch.log_softmax': r190,
    'torch.special.log_softmax': r190,
    'torch.sigmoid': r188,
    'torch.special.expit': r188,
    'torch.Tensor': r191,
    'torch.FloatTensor': r191,
    'torch.DoubleTensor': r191,
    'torch.HalfTensor': r191,
    'torch.BFloat16Tensor': r191,
    'torch.LongTensor': r191,
    'torch.IntTensor': r191,
    'torch.ShortTensor': r191,
    'torch.ByteTensor': r191,
    'torch.BoolTensor': r191,
    'torch.tensor': r192,
    'torch.from_numpy': r193,
    'torch.as_tensor': r194,
    'torch.autograd.Variable': r195,
    'torch.argmax': r196,
    'torch.argmin': r196,
    'torch.argsort': r196,
    'torch.eq': r196,
    'torch.ne': r196,
    'torch.gt': r196,
    'torch.ge': r196,
    'torch.lt': r196,
    'torch.le': r196,
    'torch.isnan': r196,
    'torch.isinf': r196,
    'torch.isfinite': r196,
    'torch.isclose': r196,
    'torch.logical_and': r196,
    'torch.logical_or': r196,
    'torch.logical_not': r196,
    'torch.bincount': r196,
    'torch.histc': r196,
    'torch.multinomial': r196,
    'torch.bernoulli': r196,
    'torch.searchsorted': r196,
    'torch.bucketize': r196,
    'torch.one_hot': r196,
    'torch.zeros_like': r196,
    'torch.ones_like': r196,
    'torch.empty_like': r196,
    'torch.full_like': r196,
    'torch.rand_like': r196,
    'torch.randn_like': r196,
    'torch.randint_like': r196,
    'torch.zeros': r197,
    'torch.ones': r197,
    'torch.empty': r197,
    'torch.full': r197,
    'torch.rand': r197,
    'torch.randn': r197,
    'torch.randint': r197,
    'torch.randperm': r197,
    'torch.arange': r197,
    'torch.linspace': r197,
    'torch.logspace': r197,
    'torch.eye': r197,
    'torch.is_tensor': r198,
    'torch.is_floating_point': r198,
    'torch.numel': r198,
    'torch.equal': r198,
    'torch.allclose': r198,
    'torch.save': r199,
    'torch.load': r200,
    'torch.hub.load_state_dict_from_url': r201,
    'torch.hub.load': r202,
    'torch.distributed.checkpoint.save': r203,
    'torch.distributed.checkpoint.async_save': r203,
    'torch.distributed.checkpoint.load': r204,
    'torch.distributed.checkpoint.state_dict.get_state_dict': r205,
    'torch.distributed.checkpoint.state_dict.get_model_state_dict': r206,
    'torch.distributed.checkpoint.state_dict.get_optimizer_state_dict': r207,
    'torch.distributed.checkpoint.state_dict.set_state_dict': r208,
    'torch.distributed.checkpoint.state_dict.set_model_state_dict': r209,
    'torch.distributed.checkpoint.state_dict.set_optimizer_state_dict': r210,
    'copy.copy': r211,
    'copy.deepcopy': r211,
    'torch.jit.trace': r212,
    'torch.jit.trace_module': r213,
    'torch.jit.script': r214,
    'torch.jit.freeze': r215,
    'torch.jit.save': r216,
    'torch.jit.load': r217,
    'torch.onnx.export': r218,
    'torch.export.export': r219,
    'torch.manual_seed': r220,
    'torch.random.manual_seed': r220,
    'torch.cuda.manual_seed': r221,
    'torch.cuda.manual_seed_all': r221,
    'numpy.random.seed': r222,
    'random.seed': r223,
    'torch.random.fork_rng': r224,
    'torch.initial_seed': r112,
    'torch.seed': r112,
    'numpy.random.default_rng': r225,
    'float': r226,
    'int': r226,
    'bool': r226,
    'str': r226,
    'repr': r226,
    'round': r226,
    'len': r226,
    'format': r226,
    'hash': r226,
    'id': r226,
    'isinstance': r226,
    'issubclass': r226,
    'hasattr': r226,
    'callable': r226,
    'print': r226,
    'type': r226,
    'list': r227,
    'tuple': r227,
    'set': r227,
    'sorted': r227,
    'reversed': r227,
    'iter': r227,
    'enumerate': r228,
    'zip': r229,
    'itertools.cycle': r230,
    'itertools.islice': r231,
    'itertools.chain': r229,
    'numpy.array': r232,
    'numpy.asarray': r232,
    'numpy.stack': r232,
    'numpy.concatenate': r232,
    'numpy.mean': r232,
    'numpy.sum': r232,
    'numpy.argmax': r232,
    'contextlib.nullcontext': r233,
    'tqdm.tqdm': r234,
    'tqdm.auto.tqdm': r234,
    'tqdm.autonotebook.tqdm': r234,
    'tqdm.notebook.tqdm': r234,
    'tqdm.tqdm_notebook': r234,
    'tqdm.rich.tqdm': r234,
    'tqdm.asyncio.tqdm': r234,
    'tqdm.std.tqdm': r234,
    'rich.progress.track': r235,
    'fastprogress.progress_bar': r235,
    'fastprogress.master_bar': r235,
    'alive_progress.alive_it': r235,
    'progressbar.progressbar': r235,
    'tqdm.trange': r236,
    'tqdm.auto.trange': r236,
    'tqdm.autonotebook.trange': r236,
    'tqdm.notebook.trange': r236,
    'tqdm.tnrange': r236,
    'looplint.knowledge.marks.scope': r237,
    'looplint.knowledge.marks.wrap': r238,
    'looplint.knowledge.marks.every': r239,
    'looplint.knowledge.marks.unknown': r240,
}

methods: dict[str, Any] = {
    'optimizer': {'step': r241, 'zero_grad': r242, 'state_dict': r243, 'load_state_dict': r244, 'add_param_group': r245, 'register_step_post_hook': r246, 'register_step_pre_hook': r246},
    'torch.optim.LBFGS': {'step': r247},
    'torch.distributed.optim.ZeroRedundancyOptimizer': {'consolidate_state_dict': r248, 'step': r241},
    'scheduler': {'step': r249, 'get_last_lr': r112, 'get_lr': r112, 'state_dict': r250, 'load_state_dict': r244},
    'torch.optim.lr_scheduler.ReduceLROnPlateau': {'step': r251},
    'torch.optim.lr_scheduler.SequentialLR': {'step': r252},
    'torch.optim.lr_scheduler.ChainedScheduler': {'step': r252},
    'scaler': {'scale': r253, 'unscale_': r254, 'step': r255, 'update': r256, 'get_scale': r112, 'is_enabled': r112, 'state_dict': r250, 'load_state_dict': r244},
    'model': {'__call__': r257, 'forward': r257, 'train': r258, 'eval': r259, 'requires_grad_': r260, 'zero_grad': r242, 'parameters': r261, 'named_parameters': r262, 'buffers': r263, 'named_buffers': r264, 'children': r265, 'named_children': r266, 'modules': r265, 'named_modules': r267, 'get_submodule': r268, 'get_parameter': r269, 'state_dict': r270, 'load_state_dict': r271, 'to': r272, 'cuda': r273, 'cpu': r274, 'xpu': r273, 'float': r275, 'double': r276, 'half': r277, 'bfloat16': r278, 'type': r279, 'to_empty': r280, 'apply': r281, 'share_memory': r282, 'compile': r283, 'add_module': r284, 'register_module': r284, 'register_buffer': r285, 'register_parameter': r286, 'register_forward_hook': r246, 'register_forward_pre_hook': r246, 'register_full_backward_hook': r246, 'no_sync': r287, 'join': r288, 'clip_grad_norm_': r289, 'set_requires_gradient_sync': r290, 'set_is_last_backward': r291},
    'ema': {'update_parameters': r292},
    'criterion': {'__call__': r293, 'forward': r293},
    'torch.nn.CosineEmbeddingLoss': {'__call__': r294},
    'torch.nn.MarginRankingLoss': {'__call__': r294},
    'torch.nn.TripletMarginLoss': {'__call__': r295},
    'torch.nn.TripletMarginWithDistanceLoss': {'__call__': r295},
    'torch.nn.CTCLoss': {'__call__': r296},
    'torch.nn.GaussianNLLLoss': {'__call__': r297},
    'sampler': {'set_epoch': r298},
    'loader': {'state_dict': r250, 'load_state_dict': r244},
    'dataset': {'set_epoch': r298},
    'metric': {'__call__': r299, 'forward': r299, 'update': r300, 'compute': r301, 'reset': r302},
    'parameters': {'requires_grad_': r260, 'register_post_accumulate_grad_hook': r246, 'register_hook': r246},
    'tensor': {'backward': r303, 'item': r304, 'tolist': r304, 'numpy': r305, 'cpu': r306, 'detach': r301, 'detach_': r307, 'requires_grad_': r308, 'retain_grad': r309, 'clone': r310, 'to': r272, 'cuda': r311, 'float': r275, 'double': r276, 'half': r277, 'bfloat16': r278, 'long': r301, 'int': r301, 'bool': r301, 'byte': r301, 'argmax': r312, 'argmin': r312, 'argsort': r313, 'eq': r314, 'ne': r314, 'gt': r314, 'ge': r314, 'lt': r314, 'le': r314, 'isnan': r301, 'isinf': r301, 'isfinite': r301, 'nonzero': r301, 'new_tensor': r191, 'new_zeros': r315, 'new_ones': r315, 'size': r316, 'dim': r317, 'numel': r317, 'nelement': r317, 'softmax': r318, 'log_softmax': r319, 'sigmoid': r320, 'sigmoid_': r321, 'register_hook': r246},
}

attributes: dict[str, Any] = {
    'tensor': {'data': r197, 'grad': r322, 'shape': r323, 'device': r323, 'dtype': r323, 'requires_grad': r323, 'is_cuda': r323, 'ndim': r323},
    'model': {'module': r324, '_orig_mod': r324, 'training': r157},
    'ema': {'module': r324},
    'optimizer': {'param_groups': r325},
    'scheduler': {'optimizer': r326},
    'loader': {'dataset': r326, 'sampler': r327, 'batch_sampler': r328, 'batch_size': r329},
    'dataset': {'dataset': r326},
}

patterns: dict[str, Any] = {
}

aliases: dict[str, Any] = {
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
    'evaluation': ('(?:\\w+_)?(?:val|valid|validate|validation|validations|vali|eval|evaluate|evaluation|evaluator|test|tests|testing|dev|holdout|hold_out|inference|infer)\\d*(?:_\\w+)?|(?:val|valid|test|eval|dev)(?:loader|set|dataset|dl|ds|iter|data|dataloader)s?', '\\w*train\\w*|(?:no|not|is|use|skip|do|has|with|without)_\\w+|\\w*_(?:freq|frequency|every|interval|ratio|split|size|fraction|frac|percent|pct|loss|losses|acc|accuracy|metric|metrics|score|result|results|steps?|batch_size|epoch|epochs|name|path|dir|file|transform|transforms)|test_mode|no_val'),
    'epoch': ('(?:\\w+_)?(?:epoch|epochs|epoches|ep|nepoch|nepochs|epoch_range|epoch_idx|epoch_num)\\d*(?:_\\w+)?', '(?:steps?|iters?|iterations?|batches|samples|len)_per_epoch\\w*|ep_\\w*(?:len|length|rew|ret)\\w*'),
    'trial': ('(?:\\w+_)?(?:fold|folds|trial|trials|run|runs|seed|seeds|client|clients|repeat|repeats|repetition|experiment|experiments|exp|kfold|cv|replica|replicas|restart|restarts|bag|ensemble|member|members|split|splits|hparam|hparams|config|configs|grid|lr|lrs|task|tasks|domain|participant|subject|worker|user|users)\\d*(?:_\\w+)?', '(?:num|n)_(?:seed|lr)|lr_\\w+|run_\\w*(?:step|loss)'),
}

stubs: dict[str, Any] = {
}
