"""LL0xx: looplint itself"""
