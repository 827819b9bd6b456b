"""Pig, the public-domain dice game: small and whole. Copy this folder to start a game."""
