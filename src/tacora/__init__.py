"""Tacora: a playable toy library whose flagship is Diamant / Incan Gold."""

__version__ = "0.1.0"
