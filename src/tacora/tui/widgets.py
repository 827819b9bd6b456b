"""Widgets shared by the screens: the board, the log, the bar of keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.cells import cell_len, set_cell_size
from textual.app import ComposeResult, RenderResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

from tacora.tui.boards import Line
from tacora.tui.themes import ROLES

__all__ = ["BoardView", "KeyBar", "LogView", "Prose", "to_content", "wrapped"]


def to_content(lines: Sequence[Line]) -> Content:
    """Lines of (text, role) as styled text; the text is never read as markup."""
    return Content("\n").join(
        [Content.assemble(*((text, ROLES.get(role, "")) for text, role in line)) for line in lines]
    )


class BoardView(Widget):
    """Draws a board anew for its width. ``show`` gives the function that draws for a number of columns."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._draw: Callable[[int], list[Line]] = lambda width: []

    def show(self, draw: Callable[[int], list[Line]]) -> None:
        self._draw = draw
        self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self._draw(max(10, width)))

    def render(self) -> RenderResult:
        return to_content(self._draw(max(10, self.content_size.width)))


def wrapped(text: str, width: int) -> list[str]:
    """``text`` broken at plain spaces only: French punctuation stays with its word across a no-break space."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line: str | None = None
        for word in paragraph.split(" "):
            longer = word if line is None else f"{line} {word}"
            if line and cell_len(longer) > width:
                lines.append(line)
                longer = word
            while cell_len(longer) > width:  # a path or a fingerprint: broken where the line ends
                part = set_cell_size(longer, width).rstrip(" ") or longer[0]
                lines.append(part)
                longer = longer[len(part) :]
            line = longer
        lines.append(line or "")
    return lines


class Prose(Widget):
    """Text for people, never read as markup."""

    def __init__(self, text: str = "", *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._text = text

    def show(self, text: str) -> None:
        self._text = text
        self.refresh(layout=True)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return max(cell_len(line) for line in self._text.split("\n"))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(wrapped(self._text, max(1, width)))

    def render(self) -> RenderResult:
        return Content("\n".join(wrapped(self._text, max(1, self.content_size.width))))


class LogView(VerticalScroll):
    """The sentences so far, the newest at the end and in view."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._text = Prose()

    def compose(self) -> ComposeResult:
        yield self._text

    def show(self, sentences: Sequence[str]) -> None:
        self._text.show("\n".join(sentences))
        self.anchor()


class KeyBar(Widget):
    """Keys and what they do, never broken inside; a click does the same. ``keys`` are (key, label, action)."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._keys: Sequence[tuple[str, str, str]] = ()

    def show(self, keys: Sequence[tuple[str, str, str]]) -> None:
        self._keys = keys
        self.refresh(layout=True)

    def _lines(self, width: int) -> list[list[Content]]:
        lines: list[list[Content]] = [[]]
        used = 0
        for key, label, action in self._keys:
            piece = Content.from_markup(f"[@click={action}] [bold $torch]$key[/] $label [/]", key=key, label=label)
            if used and used + piece.cell_length > width:
                lines.append([])
                used = 0
            lines[-1].append(piece)
            used += piece.cell_length
        return lines

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self._lines(width))

    def render(self) -> RenderResult:
        return Content("\n").join([Content("").join(line) for line in self._lines(self.content_size.width)])
