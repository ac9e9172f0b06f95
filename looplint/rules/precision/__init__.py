"""LL3xx: mixed precision"""
