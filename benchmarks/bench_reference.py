"""The reference engine, start-up of the package, and exact odds.

python -m benchmarks reference
"""

from __future__ import annotations

import random
import subprocess
import sys

from benchmarks.timing import machine, median_seconds, row

from tacora.core import registry
from tacora.core.chance import Seed
from tacora.core.match import Match
from tacora.core.protocol import Chance, Chosen, Dealt, Decide
from tacora.games.diamant import odds
from tacora.games.diamant.model import Action, DiamantOptions

MATCHES = 1_000


def random_matches() -> None:
    """Five players, each choice a fair coin, on the rules alone: no seats, no log, no HMAC."""
    game = registry.get("diamant").create(5, preset="iello2016")
    rng = random.Random(1)
    rand, bits = rng.random, rng.getrandbits
    for _ in range(MATCHES):
        state = game.initial_state()
        while True:
            node = game.node(state)
            if isinstance(node, Chance):
                at = int(rand() * sum([weight for _, weight in node.outcomes]))
                for card, weight in node.outcomes:  # noqa: B007  # the card is used after the loop
                    at -= weight
                    if at < 0:
                        break
                state = game.apply(state, Dealt(card))[0]
            elif isinstance(node, Decide):
                state = game.apply(
                    state,
                    Chosen({one: Action.LEAVE if bits(1) else Action.STAY for one in node.legal_actions}),
                )[0]
            else:
                break


def random_through_match() -> None:
    """The same through `Match`: verifiable shuffle, sealed choices, events, log."""
    rng = random.Random(1)
    for number in range(MATCHES // 10):
        match = Match.new("diamant", 5, seed=Seed.parse(f"{number:x}"))
        while isinstance(match.node, Decide):
            for player in list(match.node.legal_actions):
                match.submit(player, Action.LEAVE if rng.getrandbits(1) else Action.STAY)


def advice() -> None:
    match = Match.new("diamant", 5, seed=Seed.parse("1"))
    for _ in range(3):
        for player in list(match.waiting_for):
            match.submit(player, Action.STAY)
    seen = match.observe(0)
    for _ in range(100):
        odds.advise(seen)


def whole_match() -> None:
    odds._ENTRANCES.clear()
    options = registry.get("diamant").options.resolve("iello2016")
    odds.solo_match(DiamantOptions.of(options, 3))


def main() -> None:
    print(machine())
    row("reference rules, five random players, iello2016", MATCHES / median_seconds(random_matches), "matches/s")
    row("the same through Match", MATCHES / 10 / median_seconds(random_through_match), "matches/s")
    row("exact advice for a position", median_seconds(advice) / 100 * 1000, "ms")
    row("exact value of a whole match alone, iello2016, nothing in memory", median_seconds(whole_match, 3), "s")
    bare = median_seconds(lambda: subprocess.run([sys.executable, "-c", "pass"], check=True), 9)
    full = median_seconds(lambda: subprocess.run([sys.executable, "-c", "import tacora"], check=True), 9)
    row("import tacora", full - bare, "s")
    code = "import sys; sys.argv = ['tacora', '--help']; from tacora.cli import main; main()"
    helped = [sys.executable, "-c", code]
    row(
        "tacora --help, whole process",
        median_seconds(lambda: subprocess.run(helped, check=True, stdout=subprocess.DEVNULL), 9),
        "s",
    )


if __name__ == "__main__":
    main()
