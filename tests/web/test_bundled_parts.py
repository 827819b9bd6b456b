"""What is bundled is what was fetched; what is said exists in every language; what is served is well formed."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tacora.web import STATIC, VENDOR_LOCK
from tacora.words import LANGUAGES, Words

ROOT = Path(__file__).parents[2]
OWN = sorted(path for path in STATIC.rglob("*.js") if "vendor" not in path.parts)


def test_bundled_files_are_the_ones_in_the_lock_file() -> None:
    done = subprocess.run([sys.executable, ROOT / "scripts" / "vendor.py", "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_every_bundled_package_names_its_version_and_licence() -> None:
    lock = json.loads(VENDOR_LOCK.read_text(encoding="utf-8"))
    assert {"preact", "htm", "@preact/signals", "@fluent/bundle"} <= lock.keys()
    for name, entry in lock.items():
        assert re.fullmatch(r"\d+\.\d+\.\d+", entry["version"]), name
        assert entry["licence"] in ("MIT", "Apache-2.0", "OFL-1.1"), name
        licences = [file for file in entry["files"] if "/licences/" in file]
        assert licences, name
        assert len((STATIC / licences[0]).read_text(encoding="utf-8")) > 500


def test_no_module_reaches_outside_the_service() -> None:
    """Everything works without the internet: no address of another host in any module, style or page."""
    for path in [*OWN, *STATIC.glob("*.css"), STATIC / "index.html", *STATIC.glob("fonts/*.css")]:
        addresses = re.findall(r"""["'(](?:https?:)?//(?!www\.w3\.org)[\w.-]+""", path.read_text(encoding="utf-8"))
        assert not [one for one in addresses if not one.endswith("${location.host}")], path.name


@pytest.mark.parametrize("path", OWN, ids=lambda path: str(path.relative_to(STATIC)))
def test_what_a_module_says_exists_in_every_language(path: Path) -> None:
    ids = set(re.findall(r"""["'`](web-[a-z0-9-]*[a-z0-9])["'`]""", path.read_text(encoding="utf-8")))
    for language in LANGUAGES:
        words = Words(language, "diamant")
        assert not [one for one in ids if not words.has(one)], language


def test_every_word_of_the_shell_is_used() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in OWN)
    families = set(re.findall(r"`(web-[a-z-]+-)\$\{", text))
    for line in (ROOT / "src/tacora/words/en/web.ftl").read_text(encoding="utf-8").splitlines():
        found = re.match(r"(web-[a-z0-9-]+) =", line)
        if found and not any(found[1].startswith(prefix) for prefix in families):
            assert f'"{found[1]}"' in text, found[1]


def test_the_manifest_points_at_icons_that_are_there() -> None:
    manifest = json.loads((STATIC / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["display"] == "standalone"
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        assert (STATIC / icon["src"].removeprefix("/static/")).is_file()


def test_the_worker_keeps_files_that_exist_and_never_an_answer() -> None:
    text = (STATIC / "sw.js").read_text(encoding="utf-8")
    for name in re.findall(r'"/static/([^"]+)"', text):
        assert (STATIC / name).is_file(), name
    kept = re.search(r"const KEPT = /(.+)/;", text)
    assert kept is not None
    pattern = re.compile(kept[1].replace("\\/", "/"))
    for path in ("/api/tables", "/api/records/x", "/ws/tables/X", "/t/ABC", "/health"):
        assert not pattern.search(path)
    assert pattern.search("/static/app.js")
    assert pattern.search("/boards/diamant/board.js")


def test_the_page_has_no_inline_script_or_style() -> None:
    text = (STATIC / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\ssrc=)", text)
    assert "<style" not in text
    assert not re.search(r"\son\w+=|\sstyle=", text)
    for path in OWN:
        assert not re.search(r"\sstyle=[\"'][^$]", path.read_text(encoding="utf-8")), path.name
