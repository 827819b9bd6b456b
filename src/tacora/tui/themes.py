"""Colours: a night theme on rock and a day theme on paper. Every text colour keeps a contrast of at least 4.5:1."""

from __future__ import annotations

from textual.theme import Theme

__all__ = ["DAY", "NIGHT", "ROLES"]

NIGHT = Theme(
    name="tacora-night",
    primary="#f2a33a",
    secondary="#7fd6e8",
    accent="#f2a33a",
    warning="#e8c14b",
    error="#f07a5c",
    success="#9dc284",
    foreground="#f3e6cf",
    background="#14110f",
    surface="#2b2420",
    panel="#3a312b",
    dark=True,
    variables={
        "quiet": "#b8a88f",
        "torch": "#f2a33a",
        "gem": "#ff7f97",
        "relic": "#e8c14b",
        "danger": "#ff8a66",
        "camp": "#9dc284",
    },
)

DAY = Theme(
    name="tacora-day",
    primary="#8a4b00",
    secondary="#1c5f6e",
    accent="#8a4b00",
    warning="#7a5a00",
    error="#9c2f14",
    success="#40602b",
    foreground="#2b2420",
    background="#f3e6cf",
    surface="#fbf3e2",
    panel="#e6d5b8",
    dark=False,
    variables={
        "quiet": "#5e5344",
        "torch": "#8a4b00",
        "gem": "#a31235",
        "relic": "#6b5200",
        "danger": "#9c2f14",
        "camp": "#40602b",
    },
)

ROLES = {
    "": "",
    "strong": "bold",
    "dim": "$quiet",
    "title": "$torch bold",
    "torch": "$torch bold",
    "gem": "$gem",
    "relic": "$relic",
    "danger": "$danger bold",
    "camp": "$camp",
}
"""The style of each role a drawing may use; see `tacora.tui.boards`."""
