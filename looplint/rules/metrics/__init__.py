"""LL8xx: loss, metrics, logging"""
