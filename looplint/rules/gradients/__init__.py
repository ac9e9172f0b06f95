"""LL1xx: gradients and optimizer steps"""
