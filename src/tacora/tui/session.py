"""One match played at this keyboard: the match, who is a bot, and the save kept up to date. No drawing here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from tacora.core.chance import Seed
from tacora.core.match import Match
from tacora.core.protocol import Action, Bot, Chosen, Decide, Event, Observation, Player
from tacora.tui import saves
from tacora.tui.seats import Seat

__all__ = ["Session"]


class Session:
    """A match with people and bots.

    Every sealed choice and every reveal is saved at once, so that nothing is lost however the program ends.
    ``save_problem`` holds the system's words when the file cannot be written; the match goes on regardless.
    A bot's randomness is drawn from the stream ``player/<index>`` of the match's seed at the number of its
    decision, so a resumed match goes on exactly as it would have without the break.
    """

    def __init__(self, match: Match, bots: Sequence[str | None], file_name: str | None = None) -> None:
        from tacora.bots import load

        self.match = match
        self.bot_names = tuple(bots)
        self.bots: dict[Player, Bot] = {
            player: load(match.meta.id, name) for player, name in enumerate(bots) if name is not None
        }
        self.file_name = file_name or saves.new_file_name(match)
        self.save_problem: str | None = None
        self.record_path: Path | None = None
        self._decisions = [0] * match.game.num_players
        for step, _ in match.log:
            self._count(step)
        self.save()

    @classmethod
    def new(
        cls,
        game_id: str,
        seats: Sequence[Seat],
        *,
        preset: str | None = None,
        options: Mapping[str, Any] | None = None,
        seed: Seed | None = None,
    ) -> Session:
        """Begin a match. ``seats`` have names. Raises a `tacora.core.errors.TacoraError` for what cannot be played."""
        match = Match.new(
            game_id,
            len(seats),
            preset=preset,
            options=options,
            seed=seed,
            seats=[seat.name for seat in seats],
        )
        return cls(match, [seat.bot for seat in seats])

    @classmethod
    def resume(cls, path: Path | None = None) -> Session:
        """Go on with a saved match, the newest unless ``path`` is given. Raises what `saves.load_save` raises."""
        path, save = saves.load_save(path)
        match = Match.replay(save.record, go_on=True)
        for player, text in save.envelopes.items():
            action = match.game.parse_action(text)
            if len(match.waiting_for) > 1 and match.can_submit(player, action):
                match.submit(player, action)
        return cls(match, save.bots, path.name)

    # Asking ----------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        return self.match.seats

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(name, bot) for name, bot in zip(self.match.seats, self.bot_names, strict=True))

    @property
    def people(self) -> tuple[Player, ...]:
        return tuple(player for player, bot in enumerate(self.bot_names) if bot is None)

    @property
    def home_viewer(self) -> Player | None:
        """Whose eyes the screen serves between choices: the only person, else a spectator's."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def asked(self) -> frozenset[Player]:
        """Players the node asks, whether they have chosen or not."""
        node = self.match.node
        return frozenset(node.legal_actions) if isinstance(node, Decide) else frozenset()

    @property
    def waiting_people(self) -> tuple[Player, ...]:
        """People who still have to choose, in the order of their seats."""
        return tuple(player for player in self.people if player in self.match.waiting_for)

    @property
    def needs_curtain(self) -> bool:
        """Whether what one person is asked must be kept from another at the same keyboard."""
        if len(self.people) < 2 or not self.waiting_people:
            return False
        if sum(player in self.asked for player in self.people) > 1:
            return True
        return self.has_secrets(self.waiting_people[0])

    def has_secrets(self, player: Player) -> bool:
        """Whether ``player`` sees more than a spectator does."""
        from tacora.core.data import to_data

        own, open_ = to_data(self.match.observe(player)), to_data(self.match.observe(None))
        for view in (own, open_):
            if isinstance(view, dict):
                view.pop("player", None)
        return bool(own != open_)

    def observe(self, viewer: Player | None) -> Observation:
        return self.match.observe(viewer)

    # Choosing --------------------------------------------------------------------------------

    def choose(self, player: Player, action: Action) -> tuple[Event, ...]:
        """Seal a person's choice; the unredacted events if it was the last envelope."""
        before = len(self.match.log)
        events = self.match.submit(player, action)
        for step, _ in self.match.log[before:]:
            self._count(step)
        self.save()
        return events

    def withdraw(self, player: Player) -> None:
        """Take back a sealed choice."""
        self.match.withdraw(player)
        self.save()

    def choose_bots(self) -> tuple[Event, ...]:
        """Every bot that is asked seals its choice; the events if that opened the envelopes."""
        for player in sorted(self.match.waiting_for):
            bot = self.bots.get(player)
            if bot is None:
                continue
            action = bot.choose(self.match.observe(player), self.match.legal_actions(player), self._rng(player))
            before = len(self.match.log)
            events = self.match.submit(player, action)
            if len(self.match.log) > before:
                for step, _ in self.match.log[before:]:
                    self._count(step)
                self.save()
                return events
        return ()

    def _rng(self, player: Player) -> Any:
        seed = self.match.seed
        assert seed is not None
        return seed.stream(f"player/{player}", self._decisions[player]).random()

    def _count(self, step: object) -> None:
        if isinstance(step, Chosen):
            for player in step.actions:
                self._decisions[player] += 1

    # Keeping ---------------------------------------------------------------------------------

    @property
    def save_path(self) -> Path:
        return saves.saves_folder() / self.file_name

    def save(self) -> None:
        """Write the save file; once the match is over, the record instead."""
        try:
            if self.match.is_over:
                self._finish()
            else:
                self._save()
            self.save_problem = None
        except OSError as error:
            self.save_problem = f"{error.strerror or error} ({error.filename or self.save_path})"

    def _save(self) -> None:
        match = self.match
        envelopes = {
            player: match.game.format_action(action)
            for player in self.people
            if (action := match.envelope(player)) is not None
        }
        saves.Save(match.record(with_seed=True), self.bot_names, envelopes).write(self.save_path)

    def _finish(self) -> None:
        folder = saves.records_folder()
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        record = replace(self.match.record(), extra={"bots": list(self.bot_names)})
        record.save(folder / self.file_name)
        self.record_path = folder / self.file_name
        self.save_path.unlink(missing_ok=True)

    def rematch(self) -> Session:
        """A new match, same game, options and seats, with a fresh shuffle."""
        match = self.match
        return Session.new(match.meta.id, self.seats, options=match.game.options)
