"""The games, one folder each, found by `tacora.core.registry`."""
