"""README and docs as written: Python runs, commands have the options shown, excerpts are of the files they name."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tacora import cli
from tacora.core import registry
from tacora.core.testing import check_game, playthrough

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
IDS = [str(page.relative_to(ROOT)) for page in PAGES]
EXCERPT = re.compile(r"# (src/tacora/\S+\.py)\n")
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
# Cheap enough to run as written; the others are only held against the options they have.
RUN = {"games", "odds", "ask"}


def blocks(page: Path, language: str) -> list[tuple[int, str]]:
    """Line number and text of each fenced block of a language."""
    text = page.read_text(encoding="utf-8")
    return [(text.count("\n", 0, m.start()) + 2, m[2]) for m in FENCE.finditer(text) if m[1] == language]


def commands(page: Path) -> list[tuple[int, list[str]]]:
    """Every ``$ command`` of a console block as words, lines joined where they go on."""
    found = []
    for line, block in blocks(page, "console"):
        for offset, text in enumerate(block.replace("\\\n", " ").splitlines()):
            if text.startswith("$ "):
                found.append((line + offset, shlex.split(text[2:], comments=True)))
    return found


@pytest.mark.parametrize("page", PAGES, ids=IDS)
def test_python_blocks_run_in_order(page: Path, tmp_path: Path) -> None:
    source = []
    for line, block in blocks(page, "python"):
        if EXCERPT.match(block) is None:
            source.append(f"# {page.name}, line {line}\n{block}")
    if not source:
        return
    script = tmp_path / "as_written.py"
    script.write_text("\n".join(source), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-W", "error", str(script)], cwd=tmp_path, capture_output=True, text=True, timeout=240
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("page", PAGES, ids=IDS)
def test_excerpts_are_word_for_word(page: Path) -> None:
    for line, block in blocks(page, "python"):
        found = EXCERPT.match(block)
        if found is not None:
            path = ROOT / found[1]
            assert block[found.end() :].rstrip() in path.read_text(encoding="utf-8"), f"{page.name}, line {line}"


@pytest.mark.parametrize("page", PAGES, ids=IDS)
def test_commands_exist_with_their_options(page: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for line, words in commands(page):
        name, *rest = words
        where = f"{page.name}, line {line}: {' '.join(words)}"
        if name == "make":
            for target in (word for word in rest if not word.startswith("-") and "=" not in word):
                assert re.search(rf"^{re.escape(target)}:", makefile, re.MULTILINE), where
        elif Path(name).name == "tacora":
            command, *arguments = [word for word in rest if word != "…"]
            assert command in cli.COMMANDS, where
            click_command = cli._load(command, *cli.COMMANDS[command])
            # Parses and checks the words without running anything; a missing file is no fault of the page.
            click_command.make_context(command, [*arguments], resilient_parsing=False)
        elif Path(name).name in ("python", "python3") and rest and rest[0].endswith(".py"):
            assert (ROOT / rest[0]).is_file(), where


@pytest.mark.parametrize("page", PAGES, ids=IDS)
def test_cheap_commands_run(page: Path, tmp_path: Path) -> None:
    for line, words in commands(page):
        if Path(words[0]).name == "tacora" and words[1] in RUN:
            done = subprocess.run(
                [sys.executable, "-m", "tacora", *words[1:]], cwd=tmp_path, capture_output=True, text=True, timeout=240
            )
            assert done.returncode == 0, f"{page.name}, line {line}: {done.stderr}"
            assert done.stdout.strip()


@pytest.mark.parametrize("page", PAGES, ids=IDS)
def test_links_and_pictures_are_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", text):
        if not re.match(r"[a-z]+:", target):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_walk_of_adding_a_game_ends_with_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The three commands at the top, done to a package outside: it is found, keeps the contract and speaks."""
    walk = [words for _, words in commands(ROOT / "docs" / "adding-a-game.md")]
    assert [words[0] for words in walk[:3]] == ["cp", "rm", "sed"]
    package = tmp_path / "mygame"
    shutil.copytree(ROOT / walk[0][2], package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.rmtree(package / "golden")
    for path in package.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for change in walk[2][2].split("; "):
            _, old, new, _ = change.split("/")
            text = re.sub(old, new, text)
        path.write_text(text.replace("tacora.games.mygame", "mygame"), encoding="utf-8")
    assert "_template" not in (package / "rules.py").read_text(encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    from importlib import import_module

    meta = import_module("mygame.meta").META
    entries = [SimpleNamespace(load=lambda: meta)]
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: entries if group == "tacora.games" else [])
    registry._found.cache_clear()
    try:
        assert registry.get("mygame").stage == "draft"
        done = check_game(registry.get("mygame").create(3), playouts=3)
        assert done.records == 3
        assert "returns" in playthrough(registry.get("mygame").create(2, {"target": 10}))
        assert registry.get("mygame").part("rulebook").load("es").paragraph("R3.2").text
    finally:
        registry._found.cache_clear()
        for name in [name for name in sys.modules if name.partition(".")[0] == "mygame"]:
            del sys.modules[name]
