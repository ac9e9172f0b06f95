"""LL6xx: data and reproducibility"""
