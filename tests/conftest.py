"""What all tests share: how hypothesis plays.

In CI (``CI`` set) examples are the same in every run, so that a change is judged by what it changes; at a
desk they are new in every run, so that more is found.
"""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("desk", deadline=None, print_blob=True)
settings.register_profile("ci", deadline=None, print_blob=True, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "desk")
