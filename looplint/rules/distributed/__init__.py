"""LL7xx: distributed training"""
