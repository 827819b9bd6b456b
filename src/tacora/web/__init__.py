"""The shared front end: native ES modules served as they are. ``STATIC`` is the folder the service serves."""

from __future__ import annotations

from pathlib import Path

__all__ = ["STATIC", "VENDOR_LOCK"]

STATIC = Path(__file__).parent / "static"
"""Everything a browser may fetch: ``index.html`` (the shell of every page), modules, styles, fonts, icons."""

VENDOR_LOCK = Path(__file__).parent / "vendor.json"
"""Which libraries and fonts are bundled: version, licence and SHA-256 of every file."""
