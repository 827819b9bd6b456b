"""Draw the picture of the terminal game that the README shows: docs/pictures/terminal.svg.

Run: python scripts/terminal_picture.py [FILE]. The match is always the same, so is the picture.
"""

from __future__ import annotations

import asyncio
import os
import re
import sys
import tempfile
from pathlib import Path

SEED = "22"
CHOICES = 10
SIZE = (84, 25)


async def draw() -> str:
    """Play a few cards of a match with a fixed shuffle and take the picture."""
    from tacora.core.chance import Seed
    from tacora.tui.app import TacoraApp
    from tacora.tui.screens.table import TableScreen
    from tacora.tui.seats import Seat
    from tacora.tui.session import Session

    seats = (Seat("Ana"), Seat("Bo", "cautious"), Seat("Cy", "lone-exit"), Seat("Dora", "expected"))
    session = Session.new("diamant", seats, preset="iello2016", seed=Seed.parse(SEED))
    app = TacoraApp("en", session)
    app.animation_level = "none"
    async with app.run_test(size=SIZE) as pilot:
        made = 0
        while True:
            await pilot.pause(0.05)
            if not isinstance(app.screen, TableScreen):
                continue
            if app.screen.waits_for_go_on:
                await pilot.press("enter")
            elif app.screen.waits_for_choice and made == CHOICES:
                break
            elif app.screen.waits_for_choice:
                view = session.observe(0)
                await pilot.press("l" if view.carried >= 15 and view.cave_index == 0 else "s")
                made += 1
        await pilot.pause(0.3)
        svg = app.export_screenshot(title="tacora play")
    # No font from the network: what the reader's machine has is fine, the letters' places are fixed anyway.
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(
        r"font-family: Fira Code(, monospace)?;",
        "font-family: 'Fira Code', 'DejaVu Sans Mono', Menlo, Consolas, monospace;",
        svg,
    )
    return "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"


def main() -> None:
    target = (
        Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[1] / "docs" / "pictures" / "terminal.svg"
    )
    with tempfile.TemporaryDirectory() as home:
        os.environ["TACORA_HOME"] = home
        svg = asyncio.run(draw())
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(svg, encoding="utf-8")
    print(target)


if __name__ == "__main__":
    main()
