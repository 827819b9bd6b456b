"""The game line by line: no cursor control, so it works in a pipe, in a log and with a screen reader."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TextIO

from tacora.core.names import printable
from tacora.core.protocol import Action, Event, Player
from tacora.tui.session import Session
from tacora.tui.telling import Choice, Teller

__all__ = ["Ended", "PlainGame", "play_plain"]

_COMMANDS = ("help", "table", "log", "mine", "odds", "rules", "back", "quit")


class Ended(Exception):
    """The person is done (end of input or the command to quit)."""


class PlainGame:
    """Plays a session over lines of text.

    ``read`` gives the next line or raises `EOFError`; ``read_hidden`` does so without showing what is typed, where
    the input can; ``write`` prints a line.
    """

    def __init__(
        self,
        session: Session,
        language: str,
        *,
        read: Callable[[], str],
        write: Callable[[str], None],
        read_hidden: Callable[[], str] | None = None,
    ) -> None:
        self.session = session
        self.language = language
        self.read = read
        self.read_hidden = read_hidden or read
        self.write = write
        self.teller = self._teller()
        self.words = self.teller.words
        self._told_problem: str | None = None

    def _teller(self) -> Teller:
        match = self.session.match
        return Teller(match.meta, match.game, match.seats, self.language)

    # The course of a match -------------------------------------------------------------------

    def play(self) -> None:
        """Play to the end, and again as long as a rematch is wanted. Raises `Ended`."""
        self._greet()
        while True:
            self._play_match()
            self._end()
            if not self._yes("terminal-plain-rematch"):
                return
            self.session = self.session.rematch()
            self.teller = self._teller()
            self._told_problem = None
            self._greet()

    def _greet(self) -> None:
        session, say = self.session, self.words.say
        self.write(self.teller.edition())
        if house := self.teller.house():
            self.write(say("terminal-house", names=", ".join(house)))
        self.write(say("terminal-seats", names=", ".join(self.teller.names)))
        seed = session.match.seed
        assert seed is not None
        self.write(say("terminal-commitment", commitment=seed.commitment))
        self.write(say("terminal-plain-help-hint"))
        self._tell(tuple(session.match.events))

    def _play_match(self) -> None:
        session = self.session
        while not session.match.is_over:
            self._warn()
            events = session.choose_bots()
            if not events and session.waiting_people:
                person = session.waiting_people[0]
                action = self._ask(person)
                if action is None:
                    continue
                events = session.choose(person, action)
                if not events and len(session.people) > 1:
                    self.write(self.words.say("terminal-sealed", name=self.teller.names[person]))
            if events:
                self.write("")
            self._tell(events)
        self._warn()

    def _tell(self, events: tuple[Event, ...]) -> None:
        for sentence in self.teller.sentences(events, self.session.home_viewer):
            self.write(sentence)

    def _warn(self) -> None:
        problem = self.session.save_problem
        if problem is not None and problem != self._told_problem:
            self.write(self.words.say("terminal-save-problem", problem=problem))
        self._told_problem = problem

    # Asking ----------------------------------------------------------------------------------

    def _ask(self, player: Player) -> Action | None:
        """The choice of ``player``; ``None`` when an earlier person's choice was taken back instead."""
        session, say = self.session, self.words.say
        name = self.teller.names[player]
        curtain = session.needs_curtain
        if curtain:
            self.write("")
            self.write(say("terminal-plain-curtain", name=name))
            while (line := self.read().strip()) != "":
                if self._command(line) == "back" and self._take_back():
                    return None
                if self._command(line) == "quit":
                    raise Ended
        choices = self.teller.choices(session.match.legal_actions(player))
        scene = self.teller.scene(player, session.asked, session.match.sealed)
        hint = self.teller.board.hint(session.observe(player), scene)
        offered = ", ".join(f"{number} {choice.label}" for number, choice in enumerate(choices, 1))
        while True:
            if hint:
                self.write(hint)
            self.write(say("terminal-plain-ask", name=name, choices=offered))
            line = (self.read_hidden if curtain else self.read)().strip()
            if not line:
                continue
            chosen = pick(line, choices)
            if chosen is not None:
                return chosen.action
            command = self._command(line)
            if command == "back" and self._take_back():
                return None
            if command is not None:
                self._obey(command, player)
            else:
                self.write(say("terminal-plain-refused", text=printable(line)[:40], choices=offered))

    def _command(self, line: str) -> str | None:
        word = line.strip().casefold()
        if word == "?":
            return "help"
        for command in _COMMANDS:
            if word in (command, self.words.say(f"terminal-command-{command}").casefold()):
                return command
        return None

    def _take_back(self) -> bool:
        sealed = [person for person in self.session.people if person in self.session.match.sealed]
        if not sealed:
            self.write(self.words.say("terminal-nothing-to-take-back"))
            return False
        self.session.withdraw(sealed[-1])
        return True

    def _obey(self, command: str, player: Player) -> None:
        session, teller, say = self.session, self.teller, self.words.say
        home = session.home_viewer
        scene = teller.scene(home, session.asked, session.match.sealed)
        if command == "quit":
            raise Ended
        if command == "help":
            for name in _COMMANDS:
                self.write(f"{say(f'terminal-command-{name}')}: {say(f'terminal-command-{name}.help')}")
        elif command == "table":
            for sentence in teller.board.describe(session.observe(home), scene):
                self.write(sentence)
        elif command == "mine":
            for sentence in teller.board.describe(session.observe(player), teller.scene(player, session.asked)):
                self.write(sentence)
        elif command == "log":
            for sentence in teller.log(session.match, home):
                self.write(sentence)
        elif command == "rules":
            for title, paragraphs in teller.rules():
                self.write("")
                self.write(title)
                for paragraph in paragraphs:
                    self.write(paragraph)
        elif command == "odds":
            self.write(teller.board.advice(session.observe(home), scene) or say("terminal-no-odds"))

    def _yes(self, question: str) -> bool:
        self.write(self.words.say(question))
        try:
            answer = self.read().strip().casefold()
        except EOFError:
            return False
        return answer in (
            "y",
            "yes",
            self.words.say("terminal-yes").casefold(),
            self.words.say("terminal-yes")[0].casefold(),
        )

    def _end(self) -> None:
        session, say = self.session, self.words.say
        self.write("")
        self.write(self.teller.winners_sentence(session.match))
        for line in self.teller.result(session.match):
            self.write(line.strip())
        if session.record_path is not None:
            self.write(say("terminal-record", path=str(session.record_path)))
            self.write(say("terminal-verify-hint", path=str(session.record_path)))


def pick(line: str, choices: list[Choice]) -> Choice | None:
    """The choice a typed line means: its number, its word in the reader's language or in English, or how one begins."""
    word = line.strip().casefold()
    if word.isascii() and word.isdigit():
        number = int(word) if len(word) < 4 else 0
        return choices[number - 1] if 1 <= number <= len(choices) else None
    for choice in choices:
        if word in (choice.text.casefold(), choice.label.casefold(), choice.key):
            return choice
    starts = [choice for choice in choices if choice.label.casefold().startswith(word)]
    starts = starts or [choice for choice in choices if choice.text.startswith(word)]
    return starts[0] if len(starts) == 1 else None


def play_plain(session: Session, language: str, *, stdin: TextIO | None = None, stdout: TextIO | None = None) -> None:
    """Play over standard input and output. However it ends, the match is saved and where is told."""
    source, sink = stdin or sys.stdin, stdout or sys.stdout

    def read() -> str:
        line = source.readline()
        if not line:
            raise EOFError
        return line

    def read_hidden() -> str:
        if source is sys.stdin and source.isatty():
            import getpass

            return getpass.getpass("")
        return read()

    def write(line: str) -> None:
        sink.write(line + "\n")
        sink.flush()

    game = PlainGame(session, language, read=read, write=write, read_hidden=read_hidden)
    try:
        game.play()
    except (EOFError, Ended):
        tell_saved(game.session, game.teller, write)
    except KeyboardInterrupt:
        write("")
        tell_saved(game.session, game.teller, write)
        raise


def tell_saved(session: Session, teller: Teller, write: Callable[[str], None]) -> None:
    """Say where the unfinished match is and how to go on, or why it could not be kept."""
    if session.match.is_over:
        return
    if session.save_problem is not None:
        write(teller.words.say("terminal-save-problem", problem=session.save_problem))
    else:
        write(teller.words.say("terminal-saved", path=str(session.save_path)))
