"""LL2xx: train and eval mode, gradient mode"""
