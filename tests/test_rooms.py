"""Who may import whom, read from the imports themselves.

Arrows point one way: ``core`` imports no other room and the standard library only; a game imports ``core``
only; rooms reach a game through ``core.registry``, never by its module; and no room reaches into one that is
not below it.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import tacora

SOURCE = Path(tacora.__file__).parent

# Shared by all rooms, below them: what commands share, and the words.
SHARED = {"", "core", "console", "words"}
ALLOWED: dict[str, set[str]] = {
    "core": {"", "core"},
    "words": {"", "core", "words"},
    "console": SHARED,
    "help": {"", "core", "words"},
    "cli": SHARED | {"help"},
    "__main__": {"", "cli"},
    "games": {"core"},  # each game also its own folder; see below
    "bots": SHARED | {"bots"},
    "simulate": SHARED | {"simulate", "bots"},
    "rl": SHARED | {"rl", "bots", "simulate"},
    "server": SHARED | {"server", "bots", "assistant", "web"},
    "web": SHARED | {"web"},
    "tui": SHARED | {"tui", "bots"},
    "assistant": SHARED | {"assistant", "bots"},
    "sheets": SHARED | {"sheets"},
    "library": SHARED | {"library"},
}
"""Rooms each room may import; ``""`` is the package itself, for its version."""

# A game's compiled twin may need these, behind the extra `simulate`; everything else of a game is plain Python.
KERNEL_PARTS = {"numpy", "numba"}


def modules() -> list[tuple[Path, tuple[str, ...]]]:
    """Every source file and its module path below ``tacora``."""
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        found.append((path, parts[:-1] if parts[-1] == "__init__" else parts))
    return found


def imports(path: Path, module: tuple[str, ...]) -> list[tuple[int, str]]:
    """Line and full dotted name of everything a file imports, wherever in the file; types alone do not count."""
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    for_types = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        for statement in node.body
        for inner in ast.walk(statement)
    }
    package = ("tacora", *(module if path.name == "__init__.py" else module[:-1]))
    found: list[tuple[int, str]] = []
    for node in ast.walk(tree):
        if id(node) in for_types:
            continue
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            stem = ".".join((*base, *((node.module,) if node.module else ())))
            found += [(node.lineno, f"{stem}.{alias.name}") for alias in node.names]
    return found


def room_of(name: str) -> str:
    """The room of an imported name: ``tacora.core.match`` is of ``core``; ``tacora.__version__`` of ``""``."""
    parts = name.split(".")
    if len(parts) < 2:
        return ""
    return parts[1] if (SOURCE / parts[1]).is_dir() or (SOURCE / f"{parts[1]}.py").is_file() else ""


ROOMS = sorted({module[0] for _, module in modules() if module})


def test_there_are_rooms_and_each_has_its_arrows() -> None:
    assert {"core", "games", "words", "bots", "cli", "console"} <= set(ROOMS)
    assert set(ROOMS) <= set(ALLOWED), "say in ALLOWED what the new room may import"


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_imports_only_what_is_below_it(room: str) -> None:
    wrong = []
    for path, module in modules():
        if not module or module[0] != room:
            continue
        for line, name in imports(path, module):
            if not name.startswith("tacora"):
                continue
            target = room_of(name)
            if room == "games" and target == "games":
                own = len(module) > 1 and name.split(".")[2:3] == [module[1]]
                fine = own
            else:
                fine = target in ALLOWED[room]
            if not fine:
                wrong.append(f"{path.relative_to(SOURCE)}:{line} imports {name}")
    assert wrong == []


def test_no_room_imports_a_game_by_its_module() -> None:
    wrong = [
        f"{path.relative_to(SOURCE)}:{line} imports {name}"
        for path, module in modules()
        if module[:1] != ("games",)
        for line, name in imports(path, module)
        if name.startswith("tacora.games")
    ]
    assert wrong == []


def test_core_and_games_need_the_standard_library_only() -> None:
    wrong = []
    for path, module in modules():
        if module[:1] not in (("core",), ("games",)):
            continue
        kernel = module[:1] == ("games",) and "kernel" in module
        allowed = sys.stdlib_module_names | {"tacora"} | (KERNEL_PARTS if kernel else set())
        wrong += [
            f"{path.relative_to(SOURCE)}:{line} imports {name}"
            for line, name in imports(path, module)
            if name.partition(".")[0] not in allowed
        ]
    assert wrong == []


def test_a_card_is_loadable_without_the_rules() -> None:
    """``meta.py`` imports the options and the card of ``core`` and nothing else."""
    for path, module in modules():
        if module[:1] == ("games",) and module[-1] == "meta":
            names = [name for _, name in imports(path, module) if name.startswith("tacora")]
            assert all(name.startswith(("tacora.core.meta", "tacora.core.options")) for name in names), (path, names)


def test_nothing_uses_the_global_random_generator() -> None:
    """Chance comes from a named stream or a generator handed over, never from the module ``random`` itself."""
    wrong = []
    for path, _ in modules():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Attribute)
                and isinstance(node.value, ast.Name)
                and node.value.id == "random"
                and node.attr not in ("Random", "SystemRandom")
            ):
                wrong.append(f"{path.relative_to(SOURCE)}:{node.lineno} random.{node.attr}")
    assert wrong == []
