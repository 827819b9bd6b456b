#!/usr/bin/env python3
"""Fetch the browser's libraries and fonts from npm and bundle them; write versions, licences and hashes down.

    python scripts/vendor.py            fetch the pinned versions again
    python scripts/vendor.py --check    compare the bundled files with the lock file (no network)

There is no build step: the packages' own ES modules are taken as they are. Only bare imports (``"preact"``)
become relative ones, since an import map would need an inline script, which the page's policy forbids.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "src" / "tacora" / "web"
LOCK = WEB / "vendor.json"


@dataclass(frozen=True)
class Package:
    """One npm package: ``files`` maps a path in the package to a path under ``static``."""

    name: str
    version: str
    licence: str
    files: dict[str, str]
    imports: dict[str, str] = field(default_factory=dict)
    licence_file: str = "LICENSE"
    licence_head: str = ""


FLUENT = ("ast", "builtins", "bundle", "index", "memoizer", "resolver", "resource", "scope", "types")

PACKAGES = (
    Package("preact", "11.2.0", "MIT", {"dist/preact.mjs": "vendor/preact.js",
            "hooks/dist/hooks.mjs": "vendor/preact-hooks.js"}, {"preact": "./preact.js"}),
    Package("htm", "3.1.1", "Apache-2.0", {"dist/htm.mjs": "vendor/htm.js"}),
    Package("@preact/signals-core", "1.14.5", "MIT", {"dist/signals-core.mjs": "vendor/signals-core.js"}),
    Package("@preact/signals", "2.11.4", "MIT", {"dist/signals.mjs": "vendor/signals.js"},
            {"preact": "./preact.js", "preact/hooks": "./preact-hooks.js",
             "@preact/signals-core": "./signals-core.js"}),
    Package("@fluent/bundle", "0.19.1", "Apache-2.0",
            {f"esm/{name}.js": f"vendor/fluent/{name}.js" for name in FLUENT},
            licence_file="htm:LICENSE", licence_head="@fluent/bundle: Copyright Mozilla Foundation and others.\n\n"),
    Package("@fontsource/londrina-solid", "5.3.0", "OFL-1.1",
            {"files/londrina-solid-latin-900-normal.woff2": "fonts/londrina-solid-900.woff2"}),
    Package("@fontsource/atkinson-hyperlegible", "5.3.0", "OFL-1.1",
            {"files/atkinson-hyperlegible-latin-400-normal.woff2": "fonts/atkinson-hyperlegible-400.woff2",
             "files/atkinson-hyperlegible-latin-700-normal.woff2": "fonts/atkinson-hyperlegible-700.woff2"}),
)  # fmt: skip


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def relative_imports(text: str, imports: dict[str, str]) -> str:
    """Bare specifiers to relative ones; the type checker skips the file; maps are not bundled."""
    for bare, relative in imports.items():
        text = re.sub(rf'(from|import)\s*(["\']){re.escape(bare)}\2', rf'\1"{relative}"', text)
    text = re.sub(r"\n?//# sourceMappingURL=\S+\s*$", "\n", text)
    return "// @ts-nocheck\n" + text


def fetch(package: Package, folder: Path) -> tuple[tarfile.TarFile, str]:
    done = subprocess.run(
        ["npm", "pack", "--silent", f"{package.name}@{package.version}"],
        cwd=folder, check=True, capture_output=True, text=True,
    )  # fmt: skip
    archive = folder / done.stdout.strip().splitlines()[-1]
    return tarfile.open(archive), sha256(archive.read_bytes())


def read(archive: tarfile.TarFile, name: str) -> bytes:
    member = archive.extractfile(f"package/{name}")
    assert member is not None, name
    return member.read()


def bundle() -> None:
    lock: dict[str, object] = {}
    with tempfile.TemporaryDirectory() as temporary:
        archives = {package.name: fetch(package, Path(temporary)) for package in PACKAGES}
        for package in PACKAGES:
            archive, archive_hash = archives[package.name]
            hashes: dict[str, str] = {}
            owner, _, name = package.licence_file.rpartition(":")
            licence = package.licence_head.encode() + read(archives[owner or package.name][0], name)
            slug = package.name.removeprefix("@").replace("/", "-")
            licence_target = f"vendor/licences/{slug}.txt"
            written = {licence_target: licence}
            for source, target in package.files.items():
                data = read(archive, source)
                if target.endswith(".js"):
                    data = relative_imports(data.decode(), package.imports).encode()
                written[target] = data
            for target, data in written.items():
                path = WEB / "static" / target
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(data)
                hashes[target] = sha256(data)
            lock[package.name] = {
                "version": package.version,
                "licence": package.licence,
                "archive_sha256": archive_hash,
                "files": dict(sorted(hashes.items())),
            }
            print(f"{package.name} {package.version} ({package.licence}): {len(written)} files")
    LOCK.write_text(json.dumps(lock, indent=2) + "\n", encoding="utf-8")


def differences() -> list[str]:
    """Files that are missing, changed, or bundled without an entry in the lock file."""
    lock = json.loads(LOCK.read_text(encoding="utf-8"))
    expected = {name: value for entry in lock.values() for name, value in entry["files"].items()}
    found = {
        str(path.relative_to(WEB / "static")): sha256(path.read_bytes())
        for folder in ("vendor", "fonts")
        for path in sorted((WEB / "static" / folder).rglob("*"))
        if path.is_file()
    }
    return sorted(name for name in expected.keys() | found.keys() if expected.get(name) != found.get(name))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare only")
    if not parser.parse_args().check:
        bundle()
    wrong = differences()
    for name in wrong:
        print(f"differs from the lock file: {name}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
