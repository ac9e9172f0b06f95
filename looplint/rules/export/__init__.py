"""LL9xx: EMA and export"""
