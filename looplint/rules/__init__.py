"""The rules, a folder for each hundred; found by walking this package."""
