"""LL5xx: checkpoint and resume"""
