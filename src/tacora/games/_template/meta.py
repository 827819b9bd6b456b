"""The card of Pig: what the library shows and what can be switched. Loads without the rules."""

from __future__ import annotations

from tacora.core.meta import GameMeta
from tacora.core.options import Option, Options, Preset

OPTIONS = Options(
    options=(
        Option("target", "integer", 100, "Points that win the game.", minimum=2, maximum=1000),
        Option("sides", "integer", 6, "Sides of the die.", minimum=2, maximum=20, advanced=True, house=True),
        Option(
            "equal_turns",
            "flag",
            False,
            "Whether the round is finished once someone has reached the target, so that all had the same turns.",
            house=True,
        ),
    ),
    presets=(
        Preset("classic", "Pig", {}),
        Preset("short", "Pig to 50", {"target": 50}, house=True),
        Preset("fair", "Pig with equal turns", {"equal_turns": True}, house=True),
    ),
    default_preset="classic",
)

META = GameMeta(
    id="pig",
    title="Pig",
    authors=("Traditional",),
    players=(2, 10),
    official_players=(2, 10),
    age=7,
    minutes=15,
    stage="template",
    options=OPTIONS,
    package="tacora.games._template",
    year=1945,
    expiry_actions=("hold", "roll"),
)
