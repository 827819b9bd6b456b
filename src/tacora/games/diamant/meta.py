"""The card of Diamant: players, options and the printed editions as presets (editions table: rulebook R1 and R9)."""

from __future__ import annotations

from tacora.core.meta import GameMeta
from tacora.core.options import Option, Options, Preset

TREASURES = (1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17)
"""The fifteen printed treasure cards, sum 124 (all editions)."""
PRINTED_RELICS = (5, 7, 8, 10, 12)

OPTIONS = Options(
    options=(
        Option(
            "hazard_set",
            "choice",
            "iello",
            "Which five hazards the deck shows (pictures and names only).",
            choices=("schmidt", "incan", "iello"),
        ),
        Option(
            "relic_entry",
            "choice",
            "all_at_start",
            "When relics enter the deck: all at the start, or one for each cave, drawn at random or lowest first.",
            choices=("all_at_start", "one_per_round_random", "one_per_round_ascending"),
        ),
        Option(
            "relic_values",
            "choice",
            "by_order",
            "What a relic is worth: by order of leaving the cave (5, 5, 5, then 10) or the printed number.",
            choices=("by_order", "printed"),
        ),
        Option(
            "tie",
            "choice",
            "shared",
            "Who wins a tie: all tied players, or the one with most relics among them.",
            choices=("shared", "most_relics_then_shared"),
        ),
        Option(
            "chests",
            "choice",
            "hidden",
            "Whether everyone sees the gems in each chest.",
            choices=("open", "hidden"),
        ),
        Option(
            "leftover_split",
            "choice",
            "pooled",
            "How leavers share what lies on the path: all cards pooled and divided once, or card by card.",
            choices=("pooled", "per_card"),
            advanced=True,
            house=True,
        ),
        Option(
            "lost_relics_count",
            "flag",
            False,
            "Whether relics lost in a cave count among the first three for the value by order.",
            advanced=True,
            house=True,
        ),
        Option(
            "explorers_per_player",
            "integer",
            1,
            "Explorers each player runs; two only in the unofficial game for two players.",
            minimum=1,
            maximum=2,
            house=True,
        ),
        Option(
            "treasures",
            "integers",
            TREASURES,
            "The treasure cards of the deck.",
            minimum=1,
            maximum=99,
            min_length=0,
            max_length=24,
            advanced=True,
            house=True,
        ),
        Option(
            "hazards",
            "integers",
            (3, 3, 3, 3, 3),
            "How many cards the deck holds of each of its kinds of hazard.",
            minimum=0,
            maximum=5,
            min_length=1,
            max_length=5,
            advanced=True,
            house=True,
        ),
        Option(
            "relics",
            "integers",
            PRINTED_RELICS,
            "The relic cards by printed number; only how many there are matters for values by order.",
            minimum=1,
            maximum=99,
            min_length=0,
            max_length=10,
            advanced=True,
        ),
        Option(
            "caves",
            "integer",
            5,
            "How many caves are explored.",
            minimum=1,
            maximum=9,
            advanced=True,
            house=True,
        ),
    ),
    presets=(
        Preset(
            "schmidt2005",
            "Diamant (Schmidt 2005)",
            {"hazard_set": "schmidt", "relics": (), "tie": "shared", "chests": "open"},
        ),
        Preset(
            "incan2006",
            "Incan Gold (2006)",
            {
                "hazard_set": "incan",
                "relic_entry": "one_per_round_random",
                "relic_values": "by_order",
                "tie": "most_relics_then_shared",
                "chests": "hidden",
            },
        ),
        Preset(
            "iello2016",
            "Diamant (IELLO 2016)",
            {
                "hazard_set": "iello",
                "relic_entry": "all_at_start",
                "relic_values": "by_order",
                "tie": "shared",
                "chests": "hidden",
            },
        ),
        Preset(
            "incan2020",
            "Incan Gold (2020)",
            {
                "hazard_set": "incan",
                "relic_entry": "one_per_round_ascending",
                "relic_values": "printed",
                "tie": "most_relics_then_shared",
                "chests": "hidden",
            },
            uncertain=("tie",),
        ),
        Preset(
            "iello2022",
            "Diamant (IELLO 2022)",
            {
                "hazard_set": "iello",
                "relic_entry": "one_per_round_ascending",
                "relic_values": "printed",
                "tie": "shared",
                "chests": "hidden",
            },
            uncertain=("relic_entry", "relic_values", "tie"),
        ),
    ),
    default_preset="iello2016",
)

META = GameMeta(
    id="diamant",
    title="Diamant",
    authors=("Alan R. Moon", "Bruno Faidutti"),
    players=(2, 8),
    official_players=(3, 8),
    age=8,
    minutes=30,
    stage="complete",
    options=OPTIONS,
    package="tacora.games.diamant",
    year=2005,
    expiry_actions=("leave", "stay"),  # ruling R34: an absent player counts as leaving
)
