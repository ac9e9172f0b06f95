"""LL4xx: learning-rate schedule"""
